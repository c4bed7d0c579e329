/** The same suite under every kind of fault: the verdict is that of the faultless run. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Fault, RecordedRequest } from '../servers/faults.js';
import { startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import { type ActionRun, runAction, suiteYaml } from './project.js';

const TESTS = 100;

const TIMEOUT_MS = 1500;

/** Where other calls are answered, which on a busy machine may take seconds. */
const PATIENT_TIMEOUT_MS = 10_000;

const FAULTS: Readonly<Record<string, Fault>> = {
  '429': { kind: 'http', status: 429, headers: { 'retry-after-ms': '20' } },
  '500': { kind: 'http', status: 500, body: { error: { message: 'overloaded' } } },
  reset: { kind: 'reset' },
  timeout: { kind: 'hang' },
  garbage: { kind: 'html' },
  '429 without Retry-After': { kind: 'http', status: 429, body: { error: { message: 'slow' } } },
};

/**
 * Whether a try of a test meets the fault: decided by their names, whatever order the requests come in. No seed is
 * chosen: ten tries of a call all fail at a rate of 30 % for 6 in a million, so for 0.0006 of 100 calls.
 */
function isFaulty(fault: string, question: string, attempt: number, rate: number): boolean {
  const digest = createHash('sha256').update(`${fault} ${question} ${attempt}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < rate;
}

interface Outcome {
  readonly run: ActionRun;
  /** Good answers sent, by question. */
  readonly answered: ReadonlyMap<string, number>;
  readonly maxInFlight: number;
}

/** Only where a timeout is the fault may a busy machine's slow answer run into one. */
function timeoutOf(fault: string, rate: number): number {
  if (fault !== 'timeout') return 60_000;
  return rate < 1 ? PATIENT_TIMEOUT_MS : TIMEOUT_MS;
}

async function runUnder(fault: string, rate: number): Promise<Outcome> {
  const attempts = new Map<string, number>();
  const answered = new Map<string, number>();
  const server = await startOpenAiServer({
    reply({ body }: RecordedRequest): OpenAiReply {
      const question = /Question \d+/.exec(JSON.stringify(body))?.[0] ?? '';
      const attempt = attempts.get(question) ?? 0;
      attempts.set(question, attempt + 1);
      const meets = FAULTS[fault];
      if (meets !== undefined && isFaulty(fault, question, attempt, rate)) return meets;
      answered.set(question, (answered.get(question) ?? 0) + 1);
      // Every tenth answer is what the suite does not want, so that the verdict has both sides.
      return { kind: 'text', text: question.endsWith('0') ? 'bad' : 'good' };
    },
  });
  const config = suiteYaml({
    url: server.url,
    prompts: { p: { user: 'Question {{number}}?' } },
    tests: Array.from({ length: TESTS }, (_, index) => ({
      name: `t${index}`,
      prompt: 'p',
      vars: { number: String(index) },
      expect: { guardrails: { keywords: { deny: ['bad'] } } },
    })),
    gates: { passRateMin: 0.9, keywordFailuresMax: 100 },
    defaults: { concurrency: 32, timeoutMs: timeoutOf(fault, rate) },
  });
  const run = await runAction(config, { timeLimitMs: 480_000 });
  return { run, answered, maxInFlight: server.maxInFlight() };
}

/** At 30 %; at 100 % the rest of the story is told below. */
const TABLE = ['429', '500', 'reset', 'timeout', 'garbage'];

/** The one failure that the suite itself wants. */
const DENIED = 'KEYWORD_DENIED';

const statusesOf = (run: ActionRun) => run.results.map(({ status }) => status);

/** They mostly wait, the rate-limited ones for two minutes, so they do it while the table is worked through. */
let outages: Promise<ReadonlyMap<string, Outcome>>;
beforeAll(() => {
  const runs = Object.keys(FAULTS).map(async (fault) => [fault, await runUnder(fault, 1)] as const);
  outages = Promise.all(runs).then((outcomes) => new Map(outcomes));
  // Whoever awaits it hears of a failure; until then it is no crash.
  outages.catch(() => undefined);
});

afterAll(() => outages);

describe('errors among the answers', () => {
  let faultless: Outcome;
  beforeAll(async () => {
    faultless = await runUnder('none', 0);
  });

  test('the faultless run', () => {
    expect(faultless.run).toMatchObject({
      code: 0,
      outputs: { total: '100', passed: '90', failed: '10', errored: '0' },
    });
  });

  test.each(TABLE)('%s', async (fault) => {
    const { run, answered, maxInFlight } = await runUnder(fault, 0.3);
    // First, so that a red test says what went wrong.
    expect(run.failures.filter(({ code = DENIED }) => code !== DENIED)).toEqual([]);
    expect(run.code).toBe(0);
    expect(run.report?.complete).toBe(true);
    expect(statusesOf(run)).toEqual(statusesOf(faultless.run));
    expect(run.runs).toHaveLength(TESTS);
    // Each question was answered, and no answer was asked for twice.
    expect([...answered.values()]).toEqual(Array<number>(TESTS).fill(1));
    expect(maxInFlight).toBeLessThanOrEqual(32);
  });
});

describe('nothing but errors', () => {
  let outcomes: ReadonlyMap<string, Outcome>;
  beforeAll(async () => {
    outcomes = await outages;
  });

  const SILENT = /Not sent: openai did not answer \d+ calls in a row/;
  const REFUSED = /Not sent: openai answered nothing but rate limits to \d+ calls in a row/;
  test.each([
    ['429', /HTTP 429/, REFUSED],
    ['429 without Retry-After', /HTTP 429: slow/, REFUSED],
    ['500', /HTTP 500: overloaded/, SILENT],
    ['reset', /ECONNRESET|socket hang up/, SILENT],
    ['timeout', /No complete reply within 1500 ms/, SILENT],
    [
      'garbage',
      /invalid reply: content type text\/html where JSON was expected/,
      /Not sent: .*content type text\/html where JSON was expected/,
    ],
  ])('%s: exit code 3, and the report says why', (fault, message, given) => {
    const run = outcomes.get(fault)?.run;
    expect(run).toMatchObject({
      code: 3,
      outputs: { result: 'error', total: '100', passed: '0', failed: '0', errored: '100' },
    });
    expect(run?.report?.verdict.reason).toMatch(message);
    const runs = run === undefined ? [] : run.runs;
    expect(new Set(runs.map(({ testCaseName }) => testCaseName)).size).toBe(TESTS);
    const messages = runs.flatMap(({ assertions }) =>
      assertions.map(({ failureMessage }) => failureMessage),
    );
    expect(messages).toHaveLength(TESTS);
    expect(messages.filter((text) => given.test(text ?? ''))).not.toEqual([]);
  });
});
