/** Coding agents by their event streams: how each ending counts, what a replay keeps, and versions in the comparison. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { reportViolations } from './report-schema.js';
import { type ActionRun, createWorkspace, runAction } from './project.js';

const FOLDER = join(import.meta.dirname, '../fixtures/agents');
const stream = (name: string): string => readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8');

type Files = Readonly<Record<string, string>>;
type Suite = readonly Readonly<Record<string, unknown>>[];

const config = (tests: Suite): string =>
  JSON.stringify({
    kindlm: 1,
    project: 'skills',
    suite: { name: 'agents' },
    defaults: { concurrency: 1 },
    tests,
  });

async function withSuite(
  tests: Suite,
  files: Files,
  use: (workspace: Awaited<ReturnType<typeof createWorkspace>>) => Promise<void>,
): Promise<void> {
  const workspace = await createWorkspace({ 'kindlm.yaml': config(tests), ...files });
  await use(workspace);
}

const expected = { output: { contains: ['Done'] }, trajectory: { tools: ['Write'] } };
const REFUSED = '{"type":"thread.started","thread_id":"1"}\n';
const failedWith = (message: string): string =>
  `${REFUSED}${JSON.stringify({ type: 'turn.failed', error: { message } })}\n`;

/** Exit code of the job, and the code of the run. */
describe('each ending with its code', () => {
  test.each<[string, string, string, number, string | undefined]>([
    ['an answer', stream('claude-code'), 'cat agent.jsonl', 0, undefined],
    [
      'a refused key',
      stream('claude-code-401'),
      'cat agent.jsonl; exit 1',
      3,
      'PROVIDER_AUTH_FAILED',
    ],
    [
      'a refused key that ends well',
      stream('qwen-code-401'),
      'cat agent.jsonl',
      3,
      'PROVIDER_AUTH_FAILED',
    ],
    ['a refused request', stream('copilot-400'), 'cat agent.jsonl; exit 1', 1, 'PROVIDER_ERROR'],
    ['an error without a status', stream('codex-400'), 'cat agent.jsonl', 1, 'PROVIDER_ERROR'],
    [
      'a rate limit',
      failedWith('unexpected status 429 Too Many Requests'),
      'cat agent.jsonl',
      3,
      'PROVIDER_ERROR',
    ],
    [
      'a stream that breaks off',
      stream('claude-code'),
      'head -n 4 agent.jsonl',
      1,
      'COMMAND_FAILED',
    ],
    ['killed', stream('claude-code'), 'cat agent.jsonl; kill -9 $$', 1, 'COMMAND_FAILED'],
    [
      'its time is over',
      stream('claude-code'),
      'head -n 4 agent.jsonl; sleep 60',
      1,
      'COMMAND_TIMEOUT',
    ],
    [
      'its limit of turns',
      stream('claude-code').replace('"subtype":"success"', '"subtype":"error_max_turns"'),
      'cat agent.jsonl; exit 1',
      1,
      'MAX_TURNS_EXCEEDED',
    ],
  ])('%s', (_name, agent, command, exitCode, code) =>
    withSuite(
      [{ name: 't', command, timeoutMs: 5_000, expect: expected }],
      { 'agent.jsonl': agent },
      async (workspace) => {
        const run = await runAction(workspace);
        const [{ outcome, assertions } = { outcome: undefined, assertions: [] }] = run.runs;
        const codes = assertions.flatMap(({ failureCode }) => failureCode ?? []);
        const shown = outcome?.kind === 'errored' ? [outcome.code] : codes;
        expect([run.code, shown]).toEqual([exitCode, code === undefined ? [] : [code]]);
        expect(reportViolations(run.report)).toEqual([]);
      },
    ),
  );
});

test('a refused key ends the tests of its command, as it is written, and no others', () =>
  withSuite(
    [
      ...['claude-code-401', 'claude-code', 'claude-code'].map((name, at) => ({
        name: `t${at}`,
        command: 'echo started >> log; cat {{stream}}',
        vars: { stream: `${name}.jsonl` },
        expect: expected,
      })),
      { name: 'other', command: 'cat claude-code.jsonl', expect: expected },
    ],
    {
      'claude-code-401.jsonl': stream('claude-code-401'),
      'claude-code.jsonl': stream('claude-code'),
    },
    async (workspace) => {
      const run = await runAction(workspace);
      expect(run.code).toBe(3);
      expect(await workspace.read('log')).toBe('started\n');
      expect(run.runs.map(({ outcome }) => outcome.kind)).toEqual([
        'errored',
        'errored',
        'errored',
        'passed',
      ]);
    },
  ));

test('a recording keeps what the agent said of itself', () =>
  withSuite(
    [{ name: 't', command: 'cat agent.jsonl', dependsOn: ['agent.jsonl'] }],
    { 'agent.jsonl': stream('qwen-code-denied') },
    async (workspace) => {
      const facts = [];
      for (const responses of ['record', 'replay']) {
        const run = await runAction(workspace, { inputs: { responses, outputs: 'all' } });
        const [{ agent, toolCalls, tokenUsage, repliedModels } = {}] = run.runs;
        facts.push({ agent, toolCalls, tokenUsage, repliedModels });
      }
      expect(facts[1]).toEqual(facts[0]);
      expect(facts[0]).toMatchObject({
        agent: { name: 'Qwen Code', version: '0.15.10', denied: { tools: ['write_file'] } },
        repliedModels: { command: ['Qwen Code 0.15.10 (local-model-1)'] },
      });
    },
  ));

/** Another version of the program answers than on the base branch; the change alters what is asked. */
describe('another version of the agent', () => {
  const suite = (task: string): Suite => [
    {
      name: 't',
      command: 'sed "s/2.1.197/$INSTALLED/" agent.jsonl',
      vars: { task },
      dependsOn: ['skill.md'],
      repeat: 3,
      expect: expected,
    },
  ];
  const files = (skill: string): Files => ({
    'agent.jsonl': stream('claude-code'),
    'skill.md': skill,
  });

  async function compared(skill: string): Promise<ActionRun> {
    let base: Report | undefined;
    let last: ActionRun | undefined;
    for (const [asked, all] of [
      ['write it', files('one')],
      ['write it well', files(skill)],
    ] as const) {
      await withSuite(suite(asked), all, async (workspace) => {
        if (base !== undefined) {
          await workspace.write({ 'base.json': JSON.stringify(base) });
        }
        const isBase = base === undefined;
        last = await runAction(workspace, {
          event: { name: isBase ? 'push' : 'pull_request', payload: {} },
          env: {
            GITHUB_SHA: (isBase ? '1' : 'f').repeat(40),
            INSTALLED: isBase ? '2.1.197' : '2.2.0',
          },
          inputs: { compare: base === undefined ? 'never' : 'base.json' },
        });
        base = last.report;
      });
    }
    if (last === undefined) throw new Error('nothing ran');
    return last;
  }

  test('cannot tell, and the summary says to pin it', async () => {
    const run = await compared('one');
    expect(run.suite?.comparison?.verdict).toMatchObject({
      verdict: 'cannot-tell',
      reason: {
        kind: 'model-version',
        models: [
          {
            model: 'command',
            base: ['Claude Code 2.1.197 (claude-opus-4-8)'],
            head: ['Claude Code 2.2.0 (claude-opus-4-8)'],
          },
        ],
      },
    });
    expect(run.summary).toContain('Pin the version');
  });

  test('where the change itself alters the program, every answer counts', async () => {
    const run = await compared('two');
    const verdict = run.suite?.comparison?.verdict;
    expect(JSON.stringify(verdict)).not.toContain('model-version');
  });
});
