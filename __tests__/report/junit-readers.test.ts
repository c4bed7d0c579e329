/** junit.xml as its readers see it. */
import { describe, expect, test } from '@jest/globals';
import picomatch from 'picomatch';
import type { Report } from '../../src/report/report.js';
import { HOSTILE } from './hostile.js';
import { junitViolations, readWithFastXmlParser, readWithXmldom } from './junit-readers.js';
import {
  erroredReport,
  fail,
  failingReport,
  greenReport,
  pass,
  redReport,
  sampleReport,
} from './reports.js';
import { renderJunit } from './rendered.js';

const hostile = sampleReport({
  suites: [
    {
      name: HOSTILE.join(' '),
      models: ['m'],
      tests: HOSTILE.map((text) => ({
        name: text,
        tags: [text],
        runs: [[fail('SCHEMA_INVALID', text, text), pass()]],
      })),
      skipped: [
        { testCaseName: 'later', modelId: 'm', location: { file: 'k', line: 1, column: 1 } },
      ],
    },
  ],
});

const REPORTS: readonly (readonly [string, Report])[] = [
  ['green', greenReport()],
  ['red', redReport()],
  ['errored', erroredReport()],
  ['no suite', sampleReport({ suites: [], problems: [{ message: 'stale' }] })],
  ['hostile', hostile],
  ['300 failing', failingReport(300, `a < b & "c" ]]> \u0000\uFFFF ${'x'.repeat(5_000)}`)],
];

describe.each(REPORTS)('%s', (_name, report) => {
  const xml = renderJunit(report);

  test('is valid against the schema', async () => {
    expect(await junitViolations(xml)).toEqual([]);
  });

  test('two parsers read the same', () => {
    const read = readWithXmldom(xml);
    expect(read.cases.length).toBeGreaterThan(0);
    expect(readWithFastXmlParser(xml)).toEqual(read);
  });
});

test('hidden and commanding characters are gone', () => {
  expect(renderJunit(hostile)).not.toMatch(/[\p{Cf}\u007F-\u009F]/u);
});

describe('the schema is no open door', () => {
  const xml = renderJunit(redReport());
  test.each([
    ['a missing count', xml.replace(/ failures="\d+"/u, '')],
    ['two outcomes in a case', xml.replace('<failure', '<skipped/><failure')],
    ['a failure without its type', xml.replace(/(<failure [^>]*?) type="[^"]*"/u, '$1')],
    ['properties in a case', xml.replace(/(<testcase [^>]*[^/])\/?>/u, '$1><properties/>')],
    ['a time that is no number', xml.replace(/ time="[^"]*"/u, ' time="1,5"')],
  ])('%s is refused', async (_what, broken) => {
    expect(broken).not.toBe(xml);
    expect(await junitViolations(broken)).not.toEqual([]);
  });
});

test.each(['index', 'src/main', 'v1.main', 'prompts\\main', '**', '..', '[a-z]*', 'main.'])(
  'a suite named %j is taken for no file by those who look for classes in the repository',
  (name) => {
    const report = sampleReport({
      suites: [{ name, tests: [{ name: 't', runs: [[fail('SCHEMA_INVALID', 'l', 'm')]] }] }],
    });
    const classes = readWithXmldom(renderJunit(report)).cases.map((it) => it.suite);
    expect(classes.length).toBeGreaterThan(1);
    for (const className of classes) {
      // As mikepenz/action-junit-report does it: any file `**/<stem>.*`, the stem being a glob.
      const stem = className.split('.').at(-1) ?? '';
      expect(stem).toMatch(/^KindLM: [^/\\]+$/);
      const isFile = picomatch(`**/${stem}.*`, { dot: true });
      for (const file of ['index.ts', 'src/index.ts', 'src/main.ts', 'prompts/main.md', 'a.md']) {
        expect(isFile(file)).toBe(false);
      }
    }
  },
);
