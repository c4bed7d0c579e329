/** `cases` and `sample` through dist/: rows of a CSV file as tests, on both sides of a pull request. */
import { describe, expect, test } from '@jest/globals';
import { type ActionRun, createWorkspace, runAction, suiteYaml } from './project.js';
import { BREAKING, type BranchRun, startBranchJobs } from './github-project.js';

const jobs = await startBranchJobs();

const ROWS = 12;

/** A suite of twelve rows; `broken` are the rows whose question the model cannot answer. */
function files(name: string, broken: readonly number[] = []): Readonly<Record<string, string>> {
  const yaml = suiteYaml({
    url: jobs.model.url,
    name,
    gates: { passRateMin: 1 },
    defaults: { repeat: 3 },
    tests: [
      {
        name: 'case {{id}}',
        vars: {},
        cases: 'data/cases.csv',
        expect: { output: { contains: ['{{wanted}}'] } },
      },
      { name: 'by hand', expect: { output: { contains: ['ok'] } } },
    ],
  });
  const rows = Array.from(
    { length: ROWS },
    (_, index) =>
      `${index},"question ${index}${broken.includes(index) ? ` ${BREAKING}` : ''}",ok\n`,
  );
  return { 'kindlm.yaml': yaml, 'data/cases.csv': `id,message,wanted\n${rows.join('')}` };
}

async function runFiles(
  written: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>>,
): Promise<ActionRun> {
  const workspace = await createWorkspace(written);
  return await runAction(workspace, { inputs });
}

function namesOf({ report }: BranchRun): readonly string[] {
  return (report?.suites[0]?.results ?? []).map(({ testCaseName }) => testCaseName);
}

function comparisonOf({ report }: BranchRun) {
  const comparison = report?.suites[0]?.comparison;
  if (comparison === undefined) throw new Error('no comparison');
  return comparison;
}

describe('a table of cases', () => {
  test('is green row by row', async () => {
    const run = await jobs.run({ files: files('green'), event: 'push' });
    expect([
      run.code,
      run.outputs['total'],
      run.outputs['passed'],
      run.outputs['not-asked'],
    ]).toEqual([0, '13', '13', '0']);
    expect(namesOf(run).slice(0, 2)).toEqual(['case 0', 'case 1']);
    expect(run.suite?.inputFiles.map(({ file }) => file)).toContain('data/cases.csv');
  });

  test('is red on the line of the row', async () => {
    const run = await jobs.run({ files: files('red', [4]), event: 'push', process: 'own' });
    expect(run.code).toBe(1);
    const errors = run.annotations.filter(
      ({ level, file }) => level === 'error' && file !== undefined,
    );
    expect(errors.map(({ file, line }) => `${String(file)}:${String(line)}`)).toEqual([
      'data/cases.csv:6',
    ]);
    expect(run.files['junit.xml']).toContain('data/cases.csv:6');
  });

  test('is compared by row, and asked by row with `only-changed`', async () => {
    await jobs.run({ files: files('rows'), event: 'push' });
    const before = jobs.model.requests.length;
    const run = await jobs.run({
      files: files('rows', [7]),
      event: 'pull_request',
      inputs: { 'only-changed': 'true' },
    });
    expect(jobs.model.requests.length - before).toBe(3);
    const labels = (run.suite?.results ?? []).flatMap(({ testCaseName, reused }) =>
      reused === undefined ? [testCaseName] : [],
    );
    expect(labels).toEqual(['case 7']);
    expect(comparisonOf(run).removed).toEqual([]);
  });
});

describe('`sample`', () => {
  const FIVE = { inputs: { sample: '5' } };

  test('asks the same cases every time, and what is left out is not removed', async () => {
    await jobs.run({ files: files('sample'), event: 'push' });
    const run = await jobs.run({ files: files('sample'), event: 'pull_request', ...FIVE });
    const again = await jobs.run({ files: files('sample', [0]), event: 'pull_request', ...FIVE });
    expect(namesOf(run)).toHaveLength(6);
    expect(namesOf(run)).toContain('by hand');
    expect(namesOf(again)).toEqual(namesOf(run));
    expect(comparisonOf(run)).toMatchObject({ removed: [], counts: { added: 0, removed: 0 } });
    expect([run.code, run.outputs['total'], run.outputs['not-asked']]).toEqual([0, '6', '7']);
    expect(run.suite?.sample).toEqual({ asked: 5, cases: 12 });
    // Said once: as what the base branch asks and this run does not.
    for (const view of [run.summary, run.files['report.html'] ?? '']) {
      expect(view).toMatch(/does not ask 7 of \d+ tests \(input sample\)/);
    }
    expect(run.summary).not.toContain('not asked (sample)');
  });

  test('on the base branch keeps what it knows of the others', async () => {
    await jobs.run({ files: files('kept'), event: 'push' });
    await jobs.run({ files: files('kept'), event: 'push', ...FIVE });
    const run = await jobs.run({ files: files('kept', [3]), event: 'pull_request' });
    expect(comparisonOf(run).counts).toMatchObject({ added: 0, removed: 0 });
  });

  test('is exact over shards, and merged', async () => {
    const shard = (index: number): Promise<ActionRun> =>
      runFiles(files('shards'), { sample: '50%', shard: `${index}/2` });
    const parts = [await shard(1), await shard(2)];
    const reports = parts.map(({ files: written }, index): [string, string] => [
      `parts/${index}/report.json`,
      written['report.json'] ?? '',
    ]);
    const merge = { config: '', mode: 'merge', reports: 'parts' };
    const merged = await runFiles(Object.fromEntries(reports), merge);
    expect([...parts, merged].map(({ code }) => code)).toEqual([0, 0, 0]);
    expect([merged.outputs['total'], merged.outputs['not-asked']]).toEqual(['7', '6']);
    expect(merged.summary).toContain('6 of 12 cases not asked (sample)');
  });
});
