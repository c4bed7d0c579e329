import { beforeAll, describe, expect, test } from '@jest/globals';
import { startAnthropicServer, type AnthropicReply } from '../servers/anthropic-server.js';
import type { FakeServer, Fault, RecordedRequest } from '../servers/faults.js';
import { field, startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import {
  type ActionOptions,
  type ActionRun,
  KEY,
  KEY_NAME,
  manyTests,
  modelEntry,
  runAction,
  suiteYaml,
  type SuiteYaml,
} from './project.js';

const FAMILIES = ['openai', 'anthropic'] as const;

type Family = (typeof FAMILIES)[number];
/** An answer that both families can give. */
type Answer =
  Fault | { readonly kind: 'text'; readonly text: string; readonly cutBy?: 'length' | 'filter' };

/** A server whose answer depends on the model's name, and the number of requests for that model so far, from 0. */
async function startServer(
  family: Family,
  answer: (model: string, index: number) => Answer,
): Promise<FakeServer> {
  const counts = new Map<string, number>();
  const next = (request: RecordedRequest): Answer => {
    const model = modelOf(request);
    const index = counts.get(model) ?? 0;
    counts.set(model, index + 1);
    return answer(model, index);
  };
  const server =
    family === 'openai'
      ? await startOpenAiServer({ reply: (request) => openAiReply(next(request)) })
      : await startAnthropicServer({ reply: (request) => anthropicReply(next(request)) });
  return server;
}

function openAiReply(answer: Answer): OpenAiReply {
  if (answer.kind !== 'text') return answer;
  const reasons = { length: 'length', filter: 'content_filter' };
  return answer.cutBy === undefined ? answer : { ...answer, finishReason: reasons[answer.cutBy] };
}

function anthropicReply(answer: Answer): AnthropicReply {
  if (answer.kind !== 'text') return answer;
  const reasons = { length: 'max_tokens', filter: 'refusal' };
  return answer.cutBy === undefined ? answer : { ...answer, stopReason: reasons[answer.cutBy] };
}

function modelOf({ body }: RecordedRequest): string {
  return String(field(body, 'model'));
}

function requestsFor(server: FakeServer, model: string): number {
  return server.requests.filter((request) => modelOf(request) === model).length;
}

function http(status: number, body: unknown = {}, headers: Record<string, string> = {}): Fault {
  return { kind: 'http', status, body, headers };
}

function textAnswer(text: string, cutBy?: 'length' | 'filter'): Answer {
  return cutBy === undefined ? { kind: 'text', text } : { kind: 'text', text, cutBy };
}

interface Faulty {
  readonly answer: Answer;
  /** Requests until the call is given up. */
  readonly requests: number;
  readonly code: string;
  readonly message: RegExp;
}

/** What no try mends is sent once, what may pass is tried ten times. */
const FAULTS: Readonly<Record<string, Faulty>> = {
  '500 for ever': {
    answer: http(500, { error: { message: 'The server had an error' } }),
    requests: 10,
    code: 'PROVIDER_ERROR',
    message: /HTTP 500: The server had an error \(after 10 attempts\)/,
  },
  'a connection reset': {
    answer: { kind: 'reset' },
    requests: 10,
    code: 'PROVIDER_ERROR',
    message: /ECONNRESET/,
  },
  'a body that is cut off': {
    answer: { kind: 'cut' },
    requests: 10,
    code: 'PROVIDER_ERROR',
    message: /\(after 10 attempts\)/,
  },
  'half of the JSON': {
    answer: { kind: 'truncated' },
    requests: 10,
    code: 'PROVIDER_ERROR',
    message: /not JSON/,
  },
  '{} under 200': {
    answer: { kind: 'json', body: {} },
    requests: 10,
    code: 'PROVIDER_ERROR',
    message: /no (choices|content)/,
  },
  'an error under 200': {
    answer: { kind: 'json', body: { error: { message: 'overloaded' } } },
    requests: 10,
    code: 'PROVIDER_ERROR',
    message: /error under status 200.*overloaded/,
  },
  // As OpenRouter sends it once the model has begun.
  'no credit, under 200': {
    answer: { kind: 'json', body: { error: { code: 402, message: 'Insufficient credits' } } },
    requests: 1,
    code: 'PROVIDER_ERROR',
    message: /error under status 200, 402: Insufficient credits$/,
  },
  'an exhausted quota, under 200': {
    answer: {
      kind: 'json',
      body: { type: 'error', error: { type: 'insufficient_quota', message: 'No credit left' } },
    },
    requests: 1,
    code: 'PROVIDER_ERROR',
    message: /No credit left$/,
  },
  'a page': {
    answer: { kind: 'html' },
    requests: 10,
    code: 'PROVIDER_ERROR',
    message: /content type text\/html/,
  },
  'an exhausted quota': {
    answer: http(429, { error: { code: 'insufficient_quota', message: 'No credit left' } }),
    requests: 1,
    code: 'PROVIDER_ERROR',
    message: /HTTP 429: No credit left$/,
  },
};

const STALLS: Readonly<Record<string, Fault>> = {
  'no headers': { kind: 'hang' },
  'nothing after the headers': { kind: 'stall' },
  'a byte a second': { kind: 'drip' },
};

/** What asks for no wait that can be kept: the call is tried again after the usual one. */
const NO_WAIT: Readonly<Record<string, Answer>> = {
  'a negative Retry-After': http(429, {}, { 'retry-after': '-30' }),
  'one that is no number': http(503, {}, { 'retry-after': 'soon, 3000' }),
  'a date that is over': http(429, {}, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  'a rate limit under 200': {
    kind: 'json',
    body: { error: { code: 429, message: 'Rate limit exceeded' } },
  },
  'an upstream failure under 200': {
    kind: 'json',
    body: { error: { code: 502, message: 'Provider returned error' } },
  },
  'overloaded, 529': http(529, { type: 'error', error: { type: 'overloaded_error' } }),
  'overloaded under 200': {
    kind: 'json',
    body: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
  },
  'a connection that ends inside of the body': { kind: 'cut' },
};

const RETRY_AFTER: Readonly<Record<string, () => Record<string, string>>> = {
  seconds: () => ({ 'retry-after': '2' }),
  milliseconds: () => ({ 'retry-after-ms': '1500' }),
  date: () => ({ 'retry-after': new Date(Date.now() + 3000).toUTCString() }),
};

function config(family: Family, server: FakeServer, models: readonly string[]): string {
  return suiteYaml({
    [family === 'openai' ? 'url' : family]: server.url,
    models: models.map((id) => modelEntry(id, family)),
    defaults: { concurrency: 32 },
  });
}

interface Scenario {
  readonly run: ActionRun;
  /** For each model. */
  readonly requests: ReadonlyMap<string, number>;
}

/**
 * Each model has a server to itself: the faults of many would blow the fuse of one that they share. Where another model is
 * `answered`, too, its server is known to be there, and is tried to the last.
 */
async function runApart(
  family: Family,
  answers: Readonly<Record<string, Answer>>,
  options: ActionOptions & { readonly suite?: SuiteYaml; readonly answered?: boolean } = {},
): Promise<Scenario> {
  const { suite = {}, answered = false, ...rest } = options;
  const servers = await Promise.all(
    Object.entries(answers).map(async ([id, answer], index) => ({
      id,
      provider: `${family}-${String(index)}`,
      server: await startServer(family, (model) => (model === id ? answer : textAnswer('ok'))),
    })),
  );
  const text = suiteYaml({
    providers: Object.fromEntries(
      servers.map(({ provider, server: { url } }) => [
        provider,
        { kind: family, apiKeyEnv: KEY_NAME, baseUrl: url },
      ]),
    ),
    models: servers.flatMap(({ id, provider }) =>
      [id, ...(answered ? [`good beside ${id}`] : [])].map((name) => ({
        ...modelEntry(name),
        provider,
      })),
    ),
    defaults: { concurrency: 32 },
    ...suite,
  });
  const run = await runAction(text, rest);
  return { run, requests: new Map(servers.map(({ id, server }) => [id, requestsFor(server, id)])) };
}

function answersOf(faults: Readonly<Record<string, Faulty>>): Readonly<Record<string, Answer>> {
  return Object.fromEntries(Object.entries(faults).map(([name, { answer }]) => [name, answer]));
}

describe.each(FAMILIES)('%s', (family) => {
  let faulty: Scenario;
  let stalling: Scenario;
  let odd: Scenario;
  beforeAll(async () => {
    [faulty, stalling] = await Promise.all([
      runApart(family, answersOf(FAULTS), { answered: true }),
      // It waits as long as the other: in a process of its own both do at once.
      runApart(family, STALLS, { inputs: { 'timeout-ms': '1000' }, process: 'own' }),
    ]);
    odd = await runApart(family, {
      'cut at maxTokens': textAnswer('Once upon a', 'length'),
      empty: textAnswer(''),
      blank: textAnswer(' \n '),
      filtered: textAnswer('Something ba', 'filter'),
    });
  });

  test.each(Object.entries(FAULTS))('%s', (name, { requests, code, message }) => {
    const result = faulty.run.results.find(({ modelId }) => modelId === name);
    expect(result).toMatchObject({ status: 'errored', failureCodes: [code] });
    expect(result?.runs[0]?.assertions[0]?.failureMessage).toMatch(message);
    expect(result?.runs[0]).toMatchObject({ outcome: { kind: 'errored' }, outputText: '' });
    expect(faulty.requests.get(name)).toBe(requests);
  });

  test('the providers are all that is wrong', () => {
    const faults = Object.keys(FAULTS).length;
    expect(faulty.run).toMatchObject({
      code: 3,
      outputs: {
        ...{ result: 'error', 'exit-code': '3' },
        ...{ passed: String(faults), errored: String(faults), failed: '0' },
      },
    });
    const reason = `provider errors affected ${String(faults)} of ${String(2 * faults)} answers`;
    expect(faulty.run.report?.verdict.reason.startsWith(reason)).toBe(true);
  });

  test.each(Object.keys(STALLS))('a server that sends %s is cut off, and tried again', (name) => {
    const result = stalling.run.results.find(({ modelId }) => modelId === name);
    expect(result).toMatchObject({ status: 'errored', failureCodes: ['PROVIDER_TIMEOUT'] });
    expect(result?.runs[0]?.assertions[0]?.failureMessage).toBe(
      'No complete reply within 1000 ms (after 10 attempts)',
    );
    // On a busy machine the first try can be over before its request is out.
    expect(stalling.requests.get(name)).toBeGreaterThanOrEqual(2);
    expect(stalling.run.code).toBe(3);
  });

  test('an empty or filtered answer fails its run; an answer cut at maxTokens is marked', () => {
    expect(odd.run.failures).toMatchObject([
      {},
      { code: 'EMPTY_OUTPUT', message: 'The model answered with no text and no tool call' },
      { code: 'EMPTY_OUTPUT' },
      { code: 'EMPTY_OUTPUT', message: "The provider's content filter removed the answer" },
    ]);
    expect(odd.run.runs.map(({ truncated }) => truncated)).toEqual([true, false, false, false]);
    expect(odd.run).toMatchObject({ code: 1, report: { totals: { truncated: 1 } } });
    expect(odd.run.summary).toMatch(/1 .*(cut|truncated)/i);
  });
});

describe('a refused key', () => {
  const CASES = FAMILIES.flatMap((family) => [401, 403].map((status) => [family, status] as const));

  test.each(CASES)('%s, %i: nothing more is sent, the rest is reported', async (family, status) => {
    const server = await startServer(family, (_model, index) =>
      index === 0 ? textAnswer('ok') : http(status, { error: { message: 'Bad key' } }),
    );
    const text = suiteYaml({
      [family === 'openai' ? 'url' : family]: server.url,
      models: [modelEntry('m', family)],
      tests: manyTests(6),
      defaults: { concurrency: 1 },
    });
    const run = await runAction(text);
    expect(server.requests).toHaveLength(2);
    expect(run).toMatchObject({
      code: 3,
      outputs: { 'exit-code': '3', total: '6', passed: '1', errored: '5' },
      report: { complete: false, interruption: { kind: 'auth' } },
    });
    expect(run.failures.map(({ code }) => code)).toEqual([
      undefined,
      ...Array<string>(5).fill('PROVIDER_AUTH_FAILED'),
    ]);
    expect(run.report?.verdict.reason).toContain(`HTTP ${status}: Bad key`);
  });

  test('calls that were under way end as well', async () => {
    const server = await startServer('openai', (_model, index) =>
      index === 3 ? http(401) : { kind: 'hang' },
    );
    const run = await runAction(
      suiteYaml({ url: server.url, tests: manyTests(20), defaults: { concurrency: 4 } }),
    );
    expect(server.requests).toHaveLength(4);
    expect(run).toMatchObject({ code: 3, outputs: { errored: '20' } });
  });
});

describe('429, then success', () => {
  test.each(FAMILIES)('%s: the wait is kept to and counts in no latency', async (family) => {
    const names = Object.keys(RETRY_AFTER);
    const notBefore = new Map<string, number>();
    const early: string[] = [];
    const server = await startServer(family, (model, index) => {
      if (index > 0) {
        // Timers may fire a hair early.
        if (Date.now() < (notBefore.get(model) ?? Infinity) - 20) early.push(model);
        return textAnswer('ok');
      }
      const headers = RETRY_AFTER[model]?.() ?? {};
      const date = Date.parse(headers['retry-after'] ?? '');
      notBefore.set(model, headers['retry-after']?.includes('GMT') ? date : Date.now() + 1500);
      return http(429, { error: { message: 'Slow down' } }, headers);
    });
    const good = await startServer(family, () => textAnswer('ok'));
    const [run, without] = await Promise.all([
      runAction(config(family, server, names)),
      runAction(config(family, good, names)),
    ]);
    expect(early).toEqual([]);
    expect(names.map((name) => requestsFor(server, name))).toEqual([2, 2, 2]);
    expect(run.code).toBe(0);
    expect(run.report?.verdict).toEqual(without.report?.verdict);
    // Each waited 1.5 s or more, so that much at least is missing in its latency. Not so with a date, which comes
    // nearer while a busy machine reads it.
    const { durationMs } = run.report?.run ?? { durationMs: 0 };
    const waited = run.runs.filter(({ modelId }) => modelId !== 'date');
    expect(waited).toHaveLength(2);
    for (const { latencyMs } of waited) expect(latencyMs).toBeLessThan(durationMs - 1480);
  });
});

test.each(FAMILIES)('%s: what asks for no wait is tried again soon', async (family) => {
  const names = Object.keys(NO_WAIT);
  const server = await startServer(family, (model, index) =>
    index === 0 ? (NO_WAIT[model] ?? textAnswer('?')) : textAnswer('ok'),
  );
  const startedAt = Date.now();
  const run = await runAction(config(family, server, names));
  expect(run.failures.filter(({ code }) => code !== undefined)).toEqual([]);
  expect([run.code, run.outputs['passed']]).toEqual([0, String(names.length)]);
  expect(names.map((name) => requestsFor(server, name))).toEqual(names.map(() => 2));
  expect(Date.now() - startedAt).toBeLessThan(20_000);
});

test.each(FAMILIES)('%s: a refused key under status 200 stops the run', async (family) => {
  const server = await startServer(family, () => ({
    kind: 'json',
    body: { error: { type: 'authentication_error', code: 401, message: 'No auth credentials' } },
  }));
  const run = await runAction(config(family, server, ['a']));
  expect([run.code, run.failures.map(({ code }) => code)]).toEqual([3, ['PROVIDER_AUTH_FAILED']]);
  expect(server.requests).toHaveLength(1);
});

describe('a key that comes back', () => {
  const ECHOES: Readonly<Record<string, Answer>> = {
    'in the answer': textAnswer(`Your key is ${KEY}.`),
    'in Base64': textAnswer(`Basic ${Buffer.from(`user:${KEY}`).toString('base64')}`),
    'in an error': http(400, { error: { message: `Bad request of ${KEY}` } }),
    'in a page': { kind: 'html', body: `<p>${KEY}</p>` },
    'in an odd reply': { kind: 'json', body: { [KEY]: KEY } },
  };
  /** It ends the run. */
  const REFUSAL = http(401, { error: { message: `Incorrect API key provided: ${KEY}` } });

  test.each(FAMILIES)('%s: is in no file, no log, no output', async (family) => {
    const suite = {
      tests: [{ name: 't', prompt: 'p', expect: { output: { contains: ['never said'] } } }],
    };
    const both = (answers: Readonly<Record<string, Answer>>) =>
      Promise.all([
        runApart(family, answers, { suite, inputs: { outputs: 'all', compliance: 'true' } }),
        runApart(family, answers, {
          suite,
          as: 'local',
          args: ['kindlm.yaml', '--outputs', 'all'],
          // It waits as long as the other.
          process: 'own',
        }),
      ]);
    const ended = [...(await both(ECHOES)), ...(await both({ refused: REFUSAL }))];
    const runs = ended.map((one) => one.run);
    const [run] = runs;
    if (run === undefined) throw new Error('no run');
    expect(runs.map(({ code }) => code)).toEqual([1, 1, 3, 3]);
    expect(run.runs[0]?.outputText).toBe('Your key is ***.');
    const written = runs.flatMap((one) => [
      ...Object.values(one.files),
      ...Object.values(one.outputs),
      one.summary,
      one.stderr,
      // The runner takes these lines out of the log and hides what they name.
      one.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    ]);
    expect(Object.keys(run.files)).toContain('compliance.md');
    const base64 = Buffer.from(`user:${KEY}`).toString('base64').slice(12, -4);
    for (const piece of written) {
      expect(piece).not.toContain(KEY.slice(3));
      expect(piece).not.toContain(base64);
    }
    expect(run.commands).toContainEqual({ name: 'add-mask', properties: {}, data: KEY });
  });
});
