import { describe, expect, test } from '@jest/globals';
import { renderCustomCompliance, renderComplianceJson } from '../../../src/report/views.js';
import { problemsOf, VALID } from '../../config/config-folder.js';
import { redReport } from '../reports.js';

async function filled(template: string, report = redReport()): Promise<string> {
  const document = renderComplianceJson(report, []);
  const [suite] = document.suites;
  if (suite === undefined) throw new Error('the report has no suite');
  return renderCustomCompliance(template, document, suite);
}

/** What is said of a suite that has the template. */
function faults(template: string): Promise<readonly string[]> {
  const compliance = 'compliance: { enabled: true, framework: custom, template: t.md }\n';
  return problemsOf({ 'kindlm.yaml': VALID + compliance, 't.md': template });
}

describe('placeholders', () => {
  test.each([
    ['{{system.systemName}} {{system.systemVersion}}', 'Support agent 4.2.0\n'],
    ['{{name}}: {{verdict.result}}', 'support-agent: failed\n'],
    ['{{testSet.sha256}}', expect.stringMatching(/^[0-9a-f]{64}\n$/)],
    ['{{run.startedAt}}', '2026-11-20T09:30:00.000Z\n'],
    [
      '{{#thresholds}}{{gate}} {{threshold}};{{/thresholds}}',
      expect.stringMatching(/^passRateMin 0\.95;/),
    ],
    ['{{^gatesPassed}}not passed{{/gatesPassed}}', 'not passed\n'],
    ['{{cases.length}} cases', '40 cases\n'],
    ['{{nothing.of.the.kind}}!', '!\n'],
  ])('%s', async (template, text) => {
    expect(await faults(template)).toEqual([]);
    expect(await filled(template)).toEqual(text);
  });
});

describe('refused templates', () => {
  test.each([
    ['{{{name}}}', 'prints "name" unescaped'],
    ['{{& name}}', 'prints "name" unescaped'],
    ['{{=<% %>=}}<%& name %>', 'prints "name" unescaped'],
    ['{{> other}}', 'includes the partial "other"'],
    ['{{constructor}}', 'uses the name "constructor"'],
    ['{{#cases.map}}x{{/cases.map}}', 'uses the name "cases.map"'],
    ['{{#cases}}{{#cases}}x{{/cases}}{{/cases}}', 'repeats the section "cases"'],
    ['{{#a}}{{#b}}{{#c}}{{#d}}x{{/d}}{{/c}}{{/b}}{{/a}}', 'nests sections more than 3 deep'],
    ['{{#cases}}', 'is not a Mustache template: Unclosed section'],
  ])('%s', async (template, words) => {
    expect(await faults(template)).toEqual([
      expect.stringContaining(`The template "t.md" ${words}`),
    ]);
  });
});
