/** A suite whose tests other harnesses run: what a job makes of their files, alone, against the base branch, in parts. */
import { execFileSync } from 'node:child_process';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { comparable, createJobs } from './sharded-suite.js';
import { type ActionOptions, createWorkspace, runAction } from './project.js';
import { type BranchJob, type BranchJobs, startBranchJobs } from './github-project.js';

type Outcome = 'passes' | 'fails' | 'skips';

const MADE: Readonly<Record<Outcome, string>> = {
  passes: '',
  fails: '<failure message="expected 20 to be 30">at evals/a.test.ts:2:1</failure>',
  skips: '<skipped/>',
};

/** A file as vitest writes it. */
function junit(tests: Readonly<Record<string, Outcome>>): string {
  const cases = Object.entries(tests).map(
    ([name, outcome]) =>
      `<testcase classname="evals/a.test.ts" name="${name}">${MADE[outcome]}</testcase>`,
  );
  return `<testsuites name="vitest tests"><testsuite name="evals/a.test.ts">${cases.join('\n')}</testsuite></testsuites>`;
}

interface Config {
  readonly entry?: Readonly<Record<string, unknown>>;
  readonly rest?: Readonly<Record<string, unknown>>;
}

const yaml = ({ entry = {}, rest = {} }: Config = {}) =>
  JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'evals' },
    results: [{ name: 'evals', read: 'out.xml', format: 'junit', ...entry }],
    ...rest,
  });

const EVALS = { 'evals/a.test.ts': 'line\nline\n' };

async function run(
  files: Readonly<Record<string, string>>,
  config: Config = {},
  options: Partial<ActionOptions> = {},
) {
  const workspace = await createWorkspace({ ...EVALS, ...files, 'kindlm.yaml': yaml(config) });
  return await runAction(workspace, { ...options });
}

describe('a job', () => {
  test('is green where the harness says so', async () => {
    const ended = await run({ 'out.xml': junit({ a: 'passes', b: 'passes', c: 'skips' }) });
    expect(ended).toMatchObject({ code: 0, outputs: { total: '2', passed: '2', skipped: '1' } });
  });

  test('is red where it says so, in its words, at its line', async () => {
    const ended = await run({ 'out.xml': junit({ a: 'passes', b: 'fails' }) });
    expect(ended).toMatchObject({ code: 1, outputs: { result: 'failed', passed: '1' } });
    expect(JSON.parse(ended.outputs['failure-codes'] ?? '')).toEqual({ EXTERNAL_CHECK_FAILED: 1 });
    expect(ended.annotations).toContainEqual(
      expect.objectContaining({ level: 'error', file: 'evals/a.test.ts', line: 2 }),
    );
    expect(ended.summary).toContain('expected 20 to be 30');
    expect(ended.files['junit.xml']).toContain('expected 20 to be 30');
  });

  test.each([
    ['no file', {}, /There is no file/],
    ['an empty file', { 'out.xml': '' }, /is empty/],
    [
      'a file that was cut off',
      { 'out.xml': junit({ a: 'passes' }).slice(0, -9) },
      /not whole XML/,
    ],
    ['another format', { 'out.xml': '{}' }, /is not XML/],
  ])('ends with 2 where there is %s', async (_, files, said) => {
    const ended = await run(files);
    expect(ended).toMatchObject({ code: 2, outputs: { result: 'error' } });
    expect(ended.stdout).toMatch(said);
    expect(ended.stdout).toContain('kindlm.yaml:1');
  });

  test('does not take results of an earlier commit for those of this one', async () => {
    const files = { ...EVALS, 'kindlm.yaml': yaml() };
    const workspace = await createWorkspace(files, { git: true });
    await workspace.write({ 'out.xml': junit({ a: 'passes' }) });
    expect((await runAction(workspace)).code).toBe(0);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(path.join(workspace.path, 'out.xml'), anHourAgo, anHourAgo);
    const ended = await runAction(workspace);
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain('was written before the commit that is tested');
  });

  test('has no gate of cost, latency or judges that its results could pass', async () => {
    const gates = { costMaxUsd: 1, latencyMaxMs: 1, judgeAvgMin: 0.9, deterministicPassRate: 1 };
    const ended = await run({ 'out.xml': junit({ a: 'passes' }) }, { rest: { gates } });
    expect(ended.code).toBe(0);
    const told = ended.suite?.gates.gates.filter(({ gateName }) => Object.hasOwn(gates, gateName));
    expect(told?.map(({ gateName, noData }) => [gateName, noData])).toEqual(
      expect.arrayContaining(Object.keys(gates).map((name) => [name, 'nothing-asked'])),
    );
    expect(told).toHaveLength(4);
  });

  test('is not decided before its harness has ended', async () => {
    const command = 'echo yes';
    const rest = {
      defaults: { concurrency: 1 },
      tests: [1, 2, 3, 4].map((n) => ({
        name: `own ${n}`,
        command,
        expect: { output: { contains: [n === 1 ? 'no' : 'yes'] } },
      })),
      gates: { passRateMin: 0.8 },
    };
    const entry = { run: 'sleep 1; cat made.xml > out.xml' };
    const made = junit({ a: 'passes', b: 'passes', c: 'passes', d: 'passes' });
    const inputs = { 'stop-when-decided': 'true' };
    const ended = await run({ 'made.xml': made }, { entry, rest }, { inputs });
    expect(ended).toMatchObject({ code: 0, outputs: { total: '8', passed: '7' } });
    expect(ended.report?.notices.join('\n')).toContain(
      '`stop-when-decided` leaves nothing out here',
    );
  });

  test('plan and validate start no harness, and say so', async () => {
    for (const mode of ['plan', 'validate']) {
      const ended = await run({}, { entry: { run: 'exit 9', repeat: 3 } }, { inputs: { mode } });
      expect(ended.code).toBe(0);
      expect(ended.stdout).toContain('its harness is not started (a run starts it 3 times)');
      expect(ended.stdout).not.toContain('at no cost');
    }
  });

  test('what its file does not say is shown in no view', async () => {
    const compliance = { enabled: true, framework: 'eu-ai-act' };
    const made = { 'out.xml': junit({ a: 'passes', b: 'fails', c: 'passes' }) };
    const { files, stdout, summary } = await run(made, { rest: { compliance } });
    const [json] = Object.entries(files).filter(([name]) => name.endsWith('compliance.json'));
    expect(json?.[1]).toMatch(/"latencyAvgMs": null/);
    const views = Object.entries({ stdout, summary, ...files }).filter(
      ([name]) => !name.endsWith('.json') && !name.endsWith('.xml'),
    );
    for (const [name, text] of views) {
      const [shown = ''] = text.split('<script');
      const made = shown.match(
        /.*(?:\$0(?:\.0+)?\b|[^\d.]0 ms|less than 1 ms|\b0 tokens|\b0 calls|[Cc]ost cost).*/g,
      );
      expect([name, made]).toEqual([name, null]);
    }
    expect(files['report.html']).toContain('the file of the harness has none');
  });

  test('filters choose among what was read, and say so', async () => {
    const made = { 'out.xml': junit({ a: 'fails', b: 'passes' }) };
    const ended = await run(made, {}, { inputs: { tests: '*> b' } });
    expect(ended).toMatchObject({ code: 0, outputs: { total: '1', passed: '1' } });
    expect(ended.report?.notices.join('\n')).toContain('Harnesses of `results` ran whole');
  });

  test('a stranger’s commit starts nothing', async () => {
    const event = { name: 'pull_request_target', payload: {} };
    const ended = await run({}, { entry: { run: 'exit 0' } }, { event });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain('`run` is switched off in this run.');
  });

  test('the deadline ends the harness, and is an outage', async () => {
    const ended = await run(
      {},
      { entry: { run: 'sleep 60' } },
      { inputs: { 'max-minutes': '0.01' } },
    );
    expect(ended.code).toBe(3);
    expect(ended.outputs['result']).toBe('error');
  });
});

describe('against the base branch', () => {
  let jobs: BranchJobs;
  beforeAll(async () => (jobs = await startBranchJobs()));
  const job = (
    tests: Readonly<Record<string, Outcome>>,
    {
      event = 'pull_request',
      exit = 0,
      ...config
    }: Config & Pick<BranchJob, 'event'> & { exit?: number } = {},
  ) => {
    const run = `cat made.xml > out.xml; exit ${exit}`;
    const entry = { run, ...config.entry };
    const files = { ...EVALS, 'made.xml': junit(tests), 'kindlm.yaml': yaml({ ...config, entry }) };
    return jobs.run({ event, files });
  };
  const all = (names: string, outcomeOf: (name: string) => Outcome = () => 'passes') =>
    Object.fromEntries(Array.from(names, (name) => [name, outcomeOf(name)] as const));
  const TEN = all('abcdefghij');

  test('what fails here and passed there is told as that; what is gone is counted', async () => {
    await job(TEN, { event: 'push' });
    const nine = all('abcdefghi');
    const ended = await job({ ...nine, a: 'fails', b: 'fails' });
    expect(ended.code).toBe(1);
    const comparison = ended.suite?.comparison;
    expect(comparison?.removed.map(({ testCaseName }) => testCaseName)).toEqual([
      'evals > evals/a.test.ts > j',
    ]);
    expect(ended.summary).toMatch(/expected 20 to be 30/);
  });

  test('what a harness that died lacks has failed', async () => {
    await job(TEN, { event: 'push' });
    const ended = await job({ a: 'passes', b: 'fails' }, { exit: 1 });
    expect(JSON.parse(ended.outputs['failure-codes'] ?? '')).toEqual({
      EXTERNAL_CHECK_FAILED: 1,
      EXTERNAL_RESULT_MISSING: 8,
    });
    expect(ended).toMatchObject({ code: 1, outputs: { total: '10', passed: '1' } });
  });

  test('the same for one past its time; with nothing that failed it is an error', async () => {
    await job(TEN, { event: 'push' });
    const late = { run: 'cat made.xml > out.xml; sleep 30', timeoutMs: 500 };
    const ended = await job({ a: 'passes' }, { entry: late });
    expect(ended).toMatchObject({ code: 1, outputs: { total: '10', passed: '1' } });
    const whole = await job(TEN, { entry: late });
    expect(whole.code).toBe(2);
    expect(whole.stdout).toContain('was ended by its `timeoutMs`');
  });

  test('many new names, and as many that are gone, cost a line', async () => {
    await job(TEN, { event: 'push' });
    const renamed = all('klmnopqrst');
    const ended = await job(renamed);
    expect(ended.report?.notices.join('\n')).toContain(
      'Names of results "evals" have changed: 10 of 10 tests are new, and 10 of the base branch\'s are gone.',
    );
  });
});

describe('only-changed', () => {
  let jobs: BranchJobs;
  beforeAll(async () => (jobs = await startBranchJobs()));
  const dependsOn = ['evals/**'];
  interface Change {
    readonly made?: Readonly<Record<string, Outcome>>;
    readonly entry?: Config['entry'];
    readonly then?: string;
    readonly files?: Readonly<Record<string, string>>;
    readonly inputs?: Readonly<Record<string, string>>;
  }
  const MADE: Change['made'] = { a: 'passes', b: 'fails', c: 'skips', d: 'passes' };
  const job = (
    event: 'push' | 'pull_request',
    { made = MADE, entry, then = 'exit 1', files, inputs }: Change = {},
  ) => {
    const run = `cat ../made.xml > out.xml; touch started; ${then}`;
    return jobs.run({
      event,
      files: {
        'suite/evals/a.test.ts': 'line\nline\n',
        'made.xml': junit(made),
        'suite/kindlm.yaml': yaml({ entry: { run, keys: ['NO_SUCH_KEY'], dependsOn, ...entry } }),
        ...files,
      },
      env: event === 'push' ? { NO_SUCH_KEY: 'there-is-one-here' } : {},
      inputs: {
        config: 'suite/kindlm.yaml',
        ...(event === 'pull_request' && { 'only-changed': 'true' }),
        ...inputs,
      },
    });
  };

  test('an entry whose content is the same is left out whole, and needs no key', async () => {
    await job('push');
    const ended = await job('pull_request');
    expect(ended).toMatchObject({
      code: 1,
      outputs: { total: '3', passed: '2', skipped: '1' },
    });
    const [suite] = ended.report?.suites ?? [];
    expect(suite?.results.map(({ reused }) => reused?.sha.length)).toEqual([40, 40, 40]);
    expect(suite?.harnesses).toMatchObject([{ entry: 'evals', ended: 'failed' }]);
    expect(ended.stdout).not.toContain('started');
    const planned = await job('pull_request', { inputs: { mode: 'plan' } });
    expect(planned.stdout).toContain('3 results would be reused from the base branch');
    const chosen = await job('pull_request', { inputs: { tests: '*> a' } });
    expect(chosen).toMatchObject({ code: 0, outputs: { total: '1', passed: '1', skipped: '0' } });
  });

  test.each<[string, Change, Change]>([
    ['a file of `dependsOn` is another', {}, { files: { 'suite/evals/a.test.ts': 'other' } }],
    ['the command is another', {}, { then: 'exit 1 ' }],
    ['it reads another file', {}, { entry: { read: 'o*.xml' } }],
    ['it is started more often', {}, { entry: { repeat: 2 } }],
    [
      'there is no `dependsOn`',
      { entry: { dependsOn: undefined } },
      { entry: { dependsOn: undefined } },
    ],
    ['the base branch chose among its results', { inputs: { tests: '*> a' }, then: 'exit 1' }, {}],
  ])('and started, so that its key is missed, where %s', async (_, base, change) => {
    await job('push', base);
    const ended = await job('pull_request', change);
    expect(ended.code).toBe(3);
    expect(ended.stdout).toContain('NO_SUCH_KEY');
  });
});

describe('in parts', () => {
  const files = {
    ...EVALS,
    'one.xml': junit({ a: 'passes', b: 'fails' }),
    'two.xml': junit({ a: 'passes', c: 'skips' }),
    'kindlm.yaml': JSON.stringify({
      kindlm: 1,
      project: 'shop',
      suite: { name: 'evals' },
      results: [
        { name: 'one', read: 'one.xml', format: 'junit', tags: ['own'] },
        { name: 'two', read: 'two.xml', format: 'junit' },
      ],
      tests: [
        {
          name: 'own',
          command: 'echo yes',
          tags: ['own'],
          expect: { output: { contains: ['yes'] } },
        },
        { name: 'other', command: 'echo yes', expect: { output: { contains: ['no'] } } },
      ],
    }),
  };

  test.each<[number, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    [2, {}, { total: '5', passed: '3', skipped: '1' }],
    [3, {}, { total: '5', passed: '3', skipped: '1' }],
    [2, { tests: '*a' }, { total: '2', passed: '2', skipped: '0' }],
    [2, { sample: '1' }, { total: '4', skipped: '1' }],
    [3, { sample: '50%' }, { total: '4', skipped: '1' }],
    [2, { tags: 'own' }, { total: '3', skipped: '0' }],
  ])('%i shards come to what one run does, with %j', async (count, inputs, outputs) => {
    const jobs = createJobs(files);
    const whole = await jobs.run({ inputs });
    const merged = await jobs.merge(await jobs.shards(count, { inputs }));
    expect(comparable(merged)).toEqual(comparable(whole));
    expect(whole.outputs).toMatchObject(outputs);
  });
});

describe('beside agents', () => {
  const MADE = junit({ a: 'passes', b: 'passes' });
  /** A checkout with the leavings of earlier runs, which no `.gitignore` names. */
  const job = async (
    entry: Readonly<Record<string, unknown>>,
    { left, command }: { readonly left: string; readonly command: (folder: string) => string },
  ) => {
    const workspace = await createWorkspace({ ...EVALS, 'made.txt': MADE }, { git: true });
    const agent = {
      name: 'agent',
      workspace: '.',
      command: command(workspace.path),
      expect: { files: [{ path: '**/*.xml', exists: false }], output: { contains: ['ok'] } },
    };
    await workspace.write({ 'kindlm.yaml': yaml({ entry, rest: { tests: [agent] } }) });
    execFileSync('sh', ['-c', left], { cwd: workspace.path });
    return await runAction(workspace);
  };
  /** What harnesses write besides: one of them is tracked. */
  const besides =
    'mkdir -p coverage .vitest; for f in coverage/a.html .vitest/a.json evals/a.test.ts; do echo $RANDOM$$ >> $f; done';

  test.each([
    ['a file', 'out.xml', 'echo old > out.xml', 'cat made.txt > out.xml'],
    [
      'a glob',
      'r/**/*.xml',
      'mkdir -p r/a; echo old > r/a/1.xml; echo old > r/2.xml',
      'mkdir -p r/a; cat made.txt > r/a/1.xml',
    ],
    [
      'a link',
      'link.xml',
      'echo old > real.xml; ln -s real.xml link.xml',
      'cat made.txt > real.xml',
    ],
    [
      'a file behind a link',
      'l/out.xml',
      'mkdir r; ln -s r l; echo old > r/out.xml',
      'cat made.txt > r/out.xml',
    ],
  ])('a sound run is green, and no copy has %s of an earlier run', async (_, read, old, made) => {
    const entry = { read, run: `${besides}; ${made}` };
    const left = `${besides}; ${old}`;
    const ended = await job(entry, { left, command: () => 'sleep 0.3; ls; echo ok' });
    expect(ended).toMatchObject({ code: 0, outputs: { total: '3', passed: '3' } });
  });

  test.each([
    ['rewrites', 'out.xml', 'out.xml'],
    ['adds', 'o*.xml', 'other.xml'],
    ['removes', 'o*.xml', 'out.xml'],
  ])('an agent that %s results of an earlier step is seen', async (verb, read, file) => {
    const left = 'cat made.txt > out.xml; cat made.txt > o2.xml';
    const change = verb === 'removes' ? 'rm' : "echo '<testsuite/>' >";
    const command = (folder: string) => `${change} ${folder}/${file}; echo ok`;
    const ended = await job({ read }, { left, command });
    expect(ended.code).toBe(4);
    expect(ended.stdout).toContain(`changed while agents worked in their copies: "${file}"`);
  });

  test('the deadline is one for both', async () => {
    const entry = { run: 'sleep 1; cat made.txt > out.xml' };
    const agent = { name: 'agent', workspace: 'evals', command: 'sleep 1; echo ok' };
    const files = { 'made.txt': MADE };
    const inputs = { 'max-minutes': '0.025' };
    const ended = await run(files, { entry, rest: { tests: [agent] } }, { inputs });
    expect(ended.code).toBe(3);
  });
});

describe('recorded', () => {
  const entry = { run: 'printf x >> started; cat made.xml > out.xml; exit 1', repeat: 2 };
  const steps = async (config: Config, ...responses: readonly string[]) => {
    const workspace = await createWorkspace({
      ...EVALS,
      'made.xml': junit({ a: 'passes', b: 'fails' }),
      'kindlm.yaml': yaml(config),
    });
    const runs = [];
    for (const step of responses) {
      runs.push(await runAction(workspace, { inputs: { responses: step } }));
    }
    const started = (await workspace.files())['started'] ?? '';
    return { runs, started: started.length };
  };

  test('replay starts nothing, and comes to the same', async () => {
    const { runs, started } = await steps(
      { entry: { ...entry, dependsOn: ['evals/**'] } },
      'record',
      'replay',
    );
    const [recorded, replayed] = runs;
    expect(started).toBe(2);
    expect(recorded).toMatchObject({ code: 1, outputs: { total: '2', passed: '1' } });
    expect(replayed).toMatchObject({ code: 1, outputs: { total: '2', passed: '1' } });
    expect(replayed?.suite?.results.map(({ runCount }) => runCount)).toEqual([2, 2]);
    expect(replayed?.summary).not.toContain('not bound');
  });

  test('without `dependsOn` what is stored is not bound, and counted', async () => {
    const { runs } = await steps({ entry }, 'record', 'replay');
    expect(runs[1]?.suite?.results[0]?.runs[0]?.unboundAnswers).toBe(1);
    expect(runs[1]?.summary).toContain('4 stored answers are not bound');
  });

  test('cache starts it once, and only where it is bound', async () => {
    const bound = await steps({ entry: { ...entry, dependsOn: ['evals/**'] } }, 'cache', 'cache');
    const unbound = await steps({ entry }, 'cache', 'cache');
    expect([bound.started, unbound.started]).toEqual([2, 4]);
  });
});
