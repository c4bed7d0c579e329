/** Which changed lines the story names behind failing tests, and how. */
import { describe, expect, test } from '@jest/globals';
import { failureMessage, renderTerminal } from '../../../src/report/views.js';
import type { PullRequestFile, Report, SourceSpan } from '../../../src/report/report.js';
import { renderComment } from '../rendered.js';
import { fail, sampleReport } from '../reports.js';

const span = (kind: SourceSpan['kind'], file: string, startLine = 1, endLine = 100) => ({
  kind,
  file,
  startLine,
  endLine,
});
const PROMPT = span('prompt', 'prompts/system.md');

function changed(
  file: string,
  ...written: readonly (readonly [number, number])[]
): PullRequestFile {
  return {
    file,
    written: written.map(([startLine, endLine]) => ({ startLine, endLine })),
    removed: [],
  };
}

/** The story's advice up to what is to be tried. */
function advice(
  sources: readonly (readonly SourceSpan[])[],
  changedFiles: readonly PullRequestFile[] | undefined,
  dependsOn?: readonly string[],
): string {
  const report = sampleReport({
    run: { pullRequest: 7 },
    suites: [
      {
        name: 'support',
        tests: sources.map((its, index) => ({
          name: `test-${index}`,
          sources: its,
          runs: [[fail('CONTAINS_FAILED', 'contains "x"', 'it does not')]],
        })),
      },
    ],
  });
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({ ...result, dependsOn })),
  }));
  const message = failureMessage({ ...report, suites, changedFiles });
  return /Next: ([^]*?)(?: Fix it|, then try)/u.exec(message)?.[1] ?? message;
}

describe('one place behind all', () => {
  test.each([
    ['one line', [[3, 3]], 'changes line 3'],
    [
      'two lines',
      [
        [3, 3],
        [5, 5],
      ],
      'changes lines 3 and 5',
    ],
    ['two neighbours', [[2, 3]], 'changes lines 2 and 3'],
    [
      'ranges',
      [
        [3, 3],
        [5, 9],
        [12, 12],
      ],
      'changes lines 3, 5 to 9 and 12',
    ],
    [
      'many',
      [
        [1, 1],
        [3, 3],
        [5, 5],
        [7, 7],
        [9, 9],
      ],
      'changes lines 1, 3, 5 and 2 more',
    ],
  ] as const)('%s of a prompt', (_, ranges, words) => {
    const files = [changed('prompts/system.md', ...ranges)];
    expect(advice([[PROMPT], [PROMPT]], files)).toBe(
      `Both use prompts/system.md, where this pull request ${words}.`,
    );
  });

  test('lines that are gone', () => {
    const files = [
      { ...changed('prompts/system.md'), removed: [{ startLine: 4, endLine: 6, before: 4 }] },
    ];
    expect(advice([[PROMPT]], files)).toBe(
      'It uses prompts/system.md, where this pull request takes out lines 4 to 6.',
    );
  });

  test('a schema, a script', () => {
    expect(
      advice([[span('file', 'order.schema.json')]], [changed('order.schema.json', [7, 7])]),
    ).toBe('It is checked by order.schema.json, where this pull request changes line 7.');
  });

  test('their own lines in the config, and none of another test', () => {
    const sources = [[span('test', 'kindlm.yaml', 10, 12)], [span('test', 'kindlm.yaml', 20, 22)]];
    expect(advice(sources, [changed('kindlm.yaml', [11, 11], [15, 15], [20, 21])])).toBe(
      'Both are in kindlm.yaml, where this pull request changes lines 11, 20 and 21.',
    );
  });

  test('a prompt goes before a schema, and this before the own lines', () => {
    const sources = [[span('test', 'kindlm.yaml', 1, 9), span('file', 'a.json'), PROMPT]];
    const files = [
      changed('kindlm.yaml', [1, 9]),
      changed('a.json', [1, 9]),
      changed('prompts/system.md', [2, 2]),
    ];
    expect(advice(sources, files)).toBe(
      'It uses prompts/system.md, where this pull request changes line 2.',
    );
  });
});

describe('groups of failing tests', () => {
  const POLICY = span('prompt', 'prompts/policy.md');

  /** Two groups, each of its own prompt. */
  function report(changedFiles: readonly PullRequestFile[]): Report {
    const test = (name: string, source: SourceSpan, wanted: string) => ({
      name,
      sources: [source],
      runs: [[fail('CONTAINS_FAILED', `Contains: "${wanted}"`, 'it does not')]],
    });
    const tests = [test('greeting', PROMPT, 'hello'), test('returns', POLICY, '30 days')];
    const made = sampleReport({ run: { pullRequest: 7 }, suites: [{ name: 'support', tests }] });
    return { ...made, changedFiles };
  }

  const BOTH = [changed('prompts/system.md', [2, 3]), changed('prompts/policy.md', [7, 7])];

  test('each with the lines behind it, where they differ', () => {
    const terminal = renderTerminal(report(BOTH), { color: false, files: [] });
    expect(terminal).toMatch(
      /greeting .*\n.*\n {4}changed here: prompts\/system\.md \(lines 2 and 3\)\n/u,
    );
    expect(terminal).toMatch(/returns .*\n.*\n {4}changed here: prompts\/policy\.md \(line 7\)\n/u);
    const comment = renderComment(report(BOTH), { name: 'support' }, {});
    expect(comment).toMatch(
      /does not say "hello"; changed here: \[`prompts\/system\.md`\]\(\S+\) \(lines 2 and 3\) \|/u,
    );
    expect(comment).toMatch(/does not say "30 days"; changed here: \[`prompts\/policy\.md`\]/u);
  });

  test('one of them, where nothing is known of the other', () => {
    const terminal = renderTerminal(report(BOTH.slice(0, 1)), { color: false, files: [] });
    expect(terminal.split('changed here: ')).toHaveLength(2);
  });

  test('none, where nothing is changed', () => {
    expect(renderTerminal(report([]), { color: false, files: [] })).not.toContain('changed here');
  });
});

test('several places are named, that of most tests first', () => {
  const other = span('prompt', 'prompts/b.md');
  const files = [changed('prompts/b.md', [1, 1]), changed('prompts/system.md', [3, 3], [5, 5])];
  expect(advice([[other], [PROMPT], [PROMPT]], files)).toBe(
    'This pull request changes prompts/system.md (lines 3 and 5) and prompts/b.md (line 1).',
  );
});

describe('the program that is asked', () => {
  const app = [changed('src/agent.ts', [3, 9]), changed('src/deep/tool.ts', [1, 1])];

  test('its changed files, where nothing likelier is changed', () => {
    expect(advice([[span('test', 'kindlm.yaml', 10, 12)]], app, ['src/**/*.ts'])).toBe(
      'This pull request changes what is asked or run here: src/agent.ts (lines 3 to 9) and src/deep/tool.ts (line 1).',
    );
  });

  test('not those that the patterns leave out', () => {
    expect(advice([[PROMPT]], app, ['src/**/*.ts', '!src/deep/**'])).toBe(
      'This pull request changes what is asked or run here: src/agent.ts (lines 3 to 9).',
    );
    expect(advice([[PROMPT]], app, ['lib/**'])).toBe('It uses prompts/system.md.');
  });

  test('a changed prompt goes before it', () => {
    expect(advice([[PROMPT]], [...app, changed('prompts/system.md', [1, 1])], ['src/**'])).toBe(
      'It uses prompts/system.md, where this pull request changes line 1.',
    );
  });
});

test('of what is not known nothing is said', () => {
  expect(advice([[PROMPT]], undefined)).toBe('It uses prompts/system.md.');
  expect(advice([[PROMPT]], [changed('other.md', [1, 1])])).toBe('It uses prompts/system.md.');
});
