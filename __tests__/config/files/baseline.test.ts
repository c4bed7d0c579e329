import { describe, expect, test } from '@jest/globals';
import { changed, type Files, loadOne, problemsOf } from '../config-folder.js';

const VALID = {
  version: '1',
  suiteName: 'demo suite',
  createdAt: '2026-10-01T08:00:00.000Z',
  results: {
    'first::main': {
      passRate: 1,
      outputText: 'Hello',
      failureCodes: [],
      latencyAvgMs: 12.5,
      costUsd: null,
      runCount: 3,
    },
    '__proto__::main': { outputText: 'ordinary' },
  },
};

/** A suite of the name beside the files; `file`: its `baseline.file`. */
function suiteWith(files: Files, name = 'demo suite', file?: string): Files {
  const named = file === undefined ? '' : `\nbaseline: { file: ${file} }`;
  return { ...files, ...changed('suite: { name: demo }', `suite: { name: ${name} }${named}`) };
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const FOLDER = '.kindlm/baselines';

test('every entry, by test and model', async () => {
  const suite = await loadOne(suiteWith({ [`${FOLDER}/demo suite.json`]: json(VALID) }));
  expect(suite.baseline).toEqual({
    file: `${FOLDER}/demo suite.json`,
    createdAt: '2026-10-01T08:00:00.000Z',
    results: new Map([
      [
        'first::main',
        { outputText: 'Hello', passRate: 1, failureCodes: [], latencyAvgMs: 12.5, runCount: 3 },
      ],
      ['__proto__::main', { outputText: 'ordinary' }],
    ]),
  });
});

describe('where it is looked for', () => {
  const latest = { [`${FOLDER}/demo_suite-20261001080000-abc123.json`]: json(VALID) };
  const pointer = json({ latestFile: 'demo_suite-20261001080000-abc123.json' });
  test.each<[string, Files, string | undefined, string | undefined]>([
    ['nowhere', {}, undefined, undefined],
    [
      'by the name of the suite',
      { [`${FOLDER}/demo suite.json`]: json(VALID) },
      undefined,
      `${FOLDER}/demo suite.json`,
    ],
    [
      'by the name that the CLI makes of it',
      { [`${FOLDER}/demo_suite.json`]: json(VALID) },
      undefined,
      `${FOLDER}/demo_suite.json`,
    ],
    [
      'by the pointer to the latest',
      { ...latest, [`${FOLDER}/demo_suite-latest.json`]: pointer },
      undefined,
      `${FOLDER}/demo_suite-20261001080000-abc123.json`,
    ],
    ['by name', { 'b.json': json(VALID) }, 'b.json', 'b.json'],
    [
      'by the name of the pointer',
      { ...latest, [`${FOLDER}/p.json`]: pointer },
      `${FOLDER}/p.json`,
      `${FOLDER}/demo_suite-20261001080000-abc123.json`,
    ],
  ])('%s', async (_, files, file, found) => {
    const { baseline } = await loadOne(suiteWith(files, 'demo suite', file));
    expect(baseline?.file).toBe(found);
  });

  test('the name of a suite does not lead out of the folder', async () => {
    const files = { '.kindlm/secret.json': json(VALID), [`${FOLDER}/x`]: '' };
    expect((await loadOne(suiteWith(files, '../secret'))).baseline).toBeUndefined();
  });
});

test('a baseline of another suite is used, with a notice', async () => {
  const files = { 'b.json': json({ ...VALID, suiteName: 'other' }) };
  const { baseline, notices } = await loadOne(suiteWith(files, 'demo', 'b.json'));
  expect(baseline?.file).toBe('b.json');
  expect(notices).toContain(
    'The baseline "b.json" was made for the suite "other", not for "demo". It is used all the same.',
  );
});

describe('refused', () => {
  const { version, suiteName, results } = VALID;
  const undated = { version, suiteName, results };
  const entry = (value: unknown): string => json({ ...VALID, results: { 'a::b': value } });
  test.each<[string, string, string]>([
    ['no JSON', '{\n  "version": 1,,\n}', 'is not valid JSON (line 2, column 16).'],
    ['no object', '[]', 'does not contain a baseline, which is a JSON object.'],
    ['no version', '{}', 'has no `version`, and only version "1" is known.'],
    [
      'another version',
      json({ ...VALID, version: '2' }),
      'has the version the text "2", and only version "1" is known.',
    ],
    ['no date', json(undated), 'has no `createdAt`.'],
    ['no results', json({ ...VALID, results: [] }), 'has no `results`.'],
    [
      'a result without output',
      entry({ passRate: 1 }),
      'has a result "a::b" without an `outputText`.',
    ],
    [
      'a result with a wrong number',
      entry({ outputText: '', passRate: '1' }),
      'has a result "a::b" whose `passRate` is not a number.',
    ],
    [
      'wrong codes',
      entry({ outputText: '', failureCodes: [1] }),
      'has a result "a::b" whose `failureCodes` are not a list of texts.',
    ],
    [
      'a pointer out of the folder',
      json({ latestFile: '../b.json' }),
      'has a `latestFile` that is not the name of a file next to it.',
    ],
    [
      'a pointer to nothing',
      json({ latestFile: 'none.json' }),
      'names "none.json" as the latest, which does not exist.',
    ],
  ])('%s', async (_, content, message) => {
    expect(await problemsOf(suiteWith({ 'b.json': content }, 'demo', 'b.json'))).toEqual([
      `kindlm.yaml:4:19 baseline.file: The baseline "b.json" ${message}`,
    ]);
  });

  test('missing, although the config names it; outside', async () => {
    expect(await problemsOf(suiteWith({}, 'demo', 'b.json'))).toEqual([
      'kindlm.yaml:4:19 baseline.file: The baseline "b.json" does not exist.',
    ]);
    expect(await problemsOf(suiteWith({}, 'demo', '../b.json'))).toEqual([
      expect.stringContaining('outside the workspace'),
    ]);
  });
});
