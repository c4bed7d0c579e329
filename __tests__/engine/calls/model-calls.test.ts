import { describe, expect, test } from '@jest/globals';
import { MissingAnswerError, type ModelCalls } from '../../../src/engine/calls/model-calls.js';
import type { AnswerStore, AnswerKey, StoredResponse } from '../../../src/recordings/recordings.js';
import { ProviderError, type ChatResponse } from '../../../src/providers/provider.js';
import { sampleModel, sampleSuite } from '../samples.js';
import { chatCall, reply, scriptedRun, settle } from '../scripted-models.js';

/** How a call ended, for `toMatchObject`. */
function outcome(call: Promise<{ response: unknown }>): Promise<unknown> {
  return call.then(
    ({ response }) => response,
    (error: unknown) => error,
  );
}

const never = () => new Promise<ChatResponse>(() => undefined);

/** The lane of the sample suite's calls. */
/** Of the calls that `chatCall` makes. */
const laneOf = (calls: ModelCalls) => calls.lane(sampleSuite(), sampleModel('a'));

function memoryStore(): {
  store: AnswerStore;
  puts: { key: AnswerKey; response: StoredResponse }[];
} {
  const puts: { key: AnswerKey; response: StoredResponse }[] = [];
  const store: AnswerStore = {
    lookup: () => Promise.resolve({ kind: 'missing', file: 'recordings/t.json' }),
    put: (key, _hash, response) => void puts.push({ key, response }),
    flush: () => Promise.resolve([]),
  };
  return { store, puts };
}

describe('identical questions', () => {
  test('are asked once, whoever asks and whatever the boundary, and paid once', async () => {
    const { calls, requests } = scriptedRun((_request, index) => reply(`answer ${index}`));
    const fenced = (boundary: string, test: string) =>
      calls.completeOnce(chatCall(`---${boundary} hello`, { boundary, test }), 0);
    const together = await Promise.all([fenced('x1', 't'), fenced('y2', 'u')]);
    const later = await fenced('z3', 'v');
    expect(requests).toHaveLength(1);
    expect([...together, later]).toMatchObject([
      { response: { text: 'answer 0' }, costUsd: 1, sent: 1, paid: true },
      { response: { text: 'answer 0' }, costUsd: 1, sent: 1, paid: false },
      { response: { text: 'answer 0' }, costUsd: 1, sent: 1, paid: false },
    ]);
    expect(new Set([...together, later].map(({ question }) => question)).size).toBe(1);
  });

  const OTHERS = [
    { name: 'another attempt', call: chatCall('q'), attempt: 1 },
    { name: 'another text', call: chatCall('r'), attempt: 0 },
    { name: 'another model', call: chatCall('q', { model: sampleModel('b') }), attempt: 0 },
    {
      name: 'another suite',
      call: chatCall('q', { suite: sampleSuite({ name: 'x' }) }),
      attempt: 0,
    },
  ];
  test.each(OTHERS)('$name is another question', async ({ call, attempt }) => {
    const { calls, requests } = scriptedRun(() => reply('fine'));
    await calls.completeOnce(chatCall('q'), 0);
    await calls.completeOnce(call, attempt);
    expect(requests).toHaveLength(2);
  });

  test('who asks first and then needs no answer any more takes none away from the others', async () => {
    const { calls, requests } = scriptedRun(() => reply('fine'), { concurrency: 1 });
    const slot = await laneOf(calls).acquire('start');
    let isNeeded = true;
    const first = outcome(calls.completeOnce(chatCall('q', { isNeeded: () => isNeeded }), 0));
    const others = ['u', 'v'].map((name) => calls.completeOnce(chatCall('q', { test: name }), 0));
    await settle();
    isNeeded = false;
    slot();
    expect(await first).toMatchObject({ name: 'UnneededCallError' });
    expect((await Promise.all(others)).map(({ response, paid }) => [response.text, paid])).toEqual([
      ['fine', true],
      ['fine', false],
    ]);
    expect(requests).toHaveLength(1);
  });

  test('an asking that failed is no answer for the next', async () => {
    const { calls, requests } = scriptedRun((_request, index) =>
      index === 0 ? new ProviderError('rejected', 'no') : reply('fine'),
    );
    const first = await outcome(calls.completeOnce(chatCall('q'), 0));
    const second = await outcome(calls.completeOnce(chatCall('q'), 0));
    expect([first, second]).toMatchObject([{ kind: 'rejected' }, { text: 'fine' }]);
    expect(requests).toHaveLength(2);
  });

  test('one that failed is paid by nobody: the next who has an answer is, if only a stored one', async () => {
    const { store } = memoryStore();
    const ofU: AnswerStore = {
      ...store,
      lookup: ({ test }) =>
        Promise.resolve(
          test === 'u'
            ? { kind: 'found', response: reply('stored'), isBound: true, file: 'rec/u.json' }
            : { kind: 'missing', file: 'rec/t.json' },
        ),
    };
    const refused = () => new ProviderError('rejected', 'no');
    const { calls } = scriptedRun(refused, { responses: 'cache', store: ofU });
    expect(await outcome(calls.completeOnce(chatCall('q'), 0))).toMatchObject({ kind: 'rejected' });
    const stored = () => calls.completeOnce(chatCall('q', { test: 'u' }), 0);
    expect([(await stored()).paid, (await stored()).paid]).toEqual([true, false]);
  });

  test('it is paid once, too, where the first to come is overtaken while it looks for a stored answer', async () => {
    const { store } = memoryStore();
    const slowForT: AnswerStore = {
      ...store,
      lookup: async ({ test }) => {
        if (test === 't') await settle();
        return { kind: 'missing', file: `rec/${test}.json` };
      },
    };
    const { calls, requests } = scriptedRun(() => reply('fine'), {
      responses: 'cache',
      store: slowForT,
    });
    const asked = ['t', 'u'].map((name) => calls.completeOnce(chatCall('q', { test: name }), 0));
    expect((await Promise.all(asked)).map(({ paid }) => paid)).toEqual([false, true]);
    expect(requests).toHaveLength(1);
  });

  test('`complete` shares nothing: repeats are samples of their own', async () => {
    const { calls, requests } = scriptedRun(() => reply('fine'));
    await Promise.all([calls.complete(chatCall('q')), calls.complete(chatCall('q'))]);
    expect(requests).toHaveLength(2);
  });

  test('a shared answer is stored alike for all: which of them was first must not show', async () => {
    const { store, puts } = memoryStore();
    const { calls } = scriptedRun(() => reply('fine'), { responses: 'record', store });
    await calls.completeOnce(chatCall('q', { test: 't' }), 0);
    await calls.completeOnce(chatCall('q', { test: 'u' }), 0);
    expect(puts).toMatchObject([
      { key: { test: 't' }, response: { text: 'fine', usage: { totalTokens: 2 } } },
      { key: { test: 'u' }, response: { text: 'fine', usage: { totalTokens: 2 } } },
    ]);
  });
});

describe('stored answers', () => {
  const stored = (isBound: boolean): AnswerStore => ({
    ...memoryStore().store,
    lookup: () =>
      Promise.resolve({ kind: 'found', response: reply('stored'), isBound, file: 'rec/t.json' }),
  });
  const program = { ...sampleModel('a'), provider: 'http' } as const;
  const files = [{ file: 'agent.js', sha256: 'a'.repeat(64) }];
  const described = (request: object) => ({ ...chatCall('q').request, ...request });

  test.each([
    ['a model', {}, 'stored'],
    ['a program whose files are not known', { model: program }, 'live'],
    ['one whose files are known', { model: program, request: described({ files }) }, 'stored'],
  ])('under `cache`: %s', async (_what, call, text) => {
    const { calls } = scriptedRun(() => reply('live'), { responses: 'cache', store: stored(true) });
    expect((await calls.complete(chatCall('q', call))).response.text).toBe(text);
  });

  test.each([
    ['without a hash', false, {}, 'has no hash'],
    ['of a program whose files are not known', true, { model: program }, 'has no `dependsOn`'],
  ])(
    '%s: counted or refused under `replay`, asked anew under `cache`',
    async (_what, bound, call, why) => {
      const answering = (setup: object) =>
        scriptedRun(() => reply('live'), { store: stored(bound), ...setup });
      const counted = answering({ responses: 'replay' });
      expect(await counted.calls.complete(chatCall('q', call))).toMatchObject({
        response: { text: 'stored' },
        isUnbound: true,
      });
      const refusing = answering({ responses: 'replay', unboundAnswers: 'refused' });
      expect(await outcome(refusing.calls.complete(chatCall('q', call)))).toMatchObject({
        name: 'MissingAnswerError',
        problem: { message: expect.stringContaining(why) },
      });
      for (const unboundAnswers of ['counted', 'refused']) {
        const cached = answering({ responses: 'cache', unboundAnswers });
        const { response } = await cached.calls.complete(chatCall('q', call));
        expect(response.text).toBe('live');
      }
      expect([...counted.requests, ...refusing.requests]).toEqual([]);
    },
  );
});

describe('a call that waits to be tried again', () => {
  const limited = (retryAfterMs: number) =>
    new ProviderError('rate-limit', 'slow down', { retryAfterMs });

  test('lends its slot, waits as long as it was told, and is timed anew', async () => {
    const { calls, requests, clock } = scriptedRun(
      ({ messages }, index) =>
        index === 0 ? limited(5000) : reply(`to ${messages[0]?.content ?? ''}`),
      { concurrency: 1 },
    );
    const first = calls.complete(chatCall('first'));
    await settle();
    const second = await calls.complete(chatCall('second'));
    expect(second.response.text).toBe('to second');
    await clock.advance(4999);
    expect(requests).toHaveLength(2);
    await clock.advance(1);
    expect(await first).toMatchObject({ response: { text: 'to first', latencyMs: 5 }, sent: 2 });
  });

  test('does not wait past the deadline', async () => {
    const { calls, requests } = scriptedRun(() => limited(600_000), { maxMs: 500_000 });
    expect(await outcome(calls.complete(chatCall('q')))).toMatchObject({ kind: 'rate-limit' });
    expect(requests).toHaveLength(1);
  });

  test('one rate limit that several calls meet halves the pool once', async () => {
    const { calls, clock } = scriptedRun(
      (_request, index) => (index < 8 ? limited(10) : reply('')),
      { concurrency: 8 },
    );
    const all = Array.from({ length: 8 }, () => calls.complete(chatCall('q')));
    await settle();
    expect(laneOf(calls).limit).toBe(4);
    await clock.advance(1000);
    expect(await Promise.all(all)).toHaveLength(8);
    expect(laneOf(calls).limit).toBeGreaterThan(4);
  });

  test('gives its slot back whatever happens', async () => {
    const { calls, clock } = scriptedRun(
      (_request, index) => {
        if (index === 0) throw new TypeError('a defect of the adapter');
        return index < 11 ? new ProviderError('transient', 'HTTP 500') : reply('fine');
      },
      { concurrency: 1 },
    );
    expect(await outcome(calls.complete(chatCall('1')))).toMatchObject({
      kind: 'rejected',
      message: 'Unexpected failure of the provider adapter: a defect of the adapter',
    });
    const failing = outcome(calls.complete(chatCall('2')));
    await clock.advance(60_000);
    expect(await failing).toMatchObject({ message: 'HTTP 500 (after 10 attempts)' });
    expect(await outcome(calls.complete(chatCall('3')))).toMatchObject({ text: 'fine' });
  });
});

describe('the end of a call', () => {
  test('a timeout covers the whole exchange, even of an adapter that heeds no signal', async () => {
    const signals: AbortSignal[] = [];
    const { calls, clock } = scriptedRun((_request, _index, signal) => {
      signals.push(signal);
      return never();
    });
    const call = outcome(calls.complete(chatCall('q')));
    await clock.advance(60_000);
    expect(await call).toMatchObject({
      kind: 'timeout',
      message: 'No complete reply within 1000 ms (after 10 attempts)',
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array<boolean>(10).fill(true));
  });

  test('a stop ends what runs, what waits for a slot and what waits to be tried again', async () => {
    const { calls, stop, requests } = scriptedRun(
      (_request, index) => (index === 0 ? new ProviderError('transient', 'HTTP 500') : never()),
      { concurrency: 1 },
    );
    const all = ['retries', 'runs', 'waits'].map((text) => outcome(calls.complete(chatCall(text))));
    await settle();
    expect(requests).toHaveLength(2);
    stop.stop({ kind: 'signal', signal: 'SIGTERM' });
    const cancelled = {
      kind: 'cancelled',
      message: 'Not finished: the run was cancelled (SIGTERM)',
    };
    expect(await Promise.all(all)).toMatchObject([cancelled, cancelled, cancelled]);
    expect(await outcome(calls.complete(chatCall('later')))).toMatchObject(cancelled);
    expect(requests).toHaveLength(2);
  });
});

describe('stored answers', () => {
  const JUDGE: AnswerKey = {
    suite: 'suite',
    test: 'refund',
    model: 'a',
    repeat: 2,
    call: { kind: 'judge', question: 'Is polite', judgeModel: 'a', attempt: 0 },
  };

  test('a replay without one names test, call and file, frees the slot and asks nobody', async () => {
    const { store } = memoryStore();
    const changes = { responses: 'replay', store, concurrency: 1 } as const;
    const { calls, requests } = scriptedRun(() => reply('x'), changes);
    const slot = await laneOf(calls).acquire('start');
    const error = await outcome(calls.complete(chatCall('q', { key: JUDGE, slot })));
    expect(error).toBeInstanceOf(MissingAnswerError);
    expect(error).toMatchObject({
      problem: {
        message:
          'No stored answer for test "refund" (model "a", repeat 2, judge "Is polite") in recordings/t.json.',
        hint: expect.stringContaining('responses: record'),
      },
    });
    (await laneOf(calls).acquire('start'))();
    expect(requests).toHaveLength(0);
  });

  test('an answer is judged as it was, stored without secrets, and goes on without them', async () => {
    const { store, puts } = memoryStore();
    const withoutSecrets = <T>(value: T): T =>
      JSON.parse(JSON.stringify(value).replaceAll('sk-1', '***')) as T;
    const { calls, requests } = scriptedRun(() => reply('the key is sk-1'), {
      responses: 'record',
      store,
      withoutSecrets,
    });
    const { response } = await calls.complete(chatCall('q'));
    expect(response.text).toBe('the key is sk-1');
    expect(puts).toMatchObject([{ response: { text: 'the key is ***' } }]);
    const next = chatCall('q');
    const said = { role: 'assistant', content: response.text } as const;
    const messages = [...next.request.messages, said];
    await calls.complete({ ...next, request: { ...next.request, messages } });
    await calls.completeOnce({ ...next, key: JUDGE, request: { ...next.request, messages } }, 0);
    expect(JSON.stringify(requests)).not.toContain('sk-1');
    expect(JSON.stringify(requests).match(/the key is \*\*\*/g)).toHaveLength(2);
  });

  test('a provider without embeddings says so, and a replay does not ask it', async () => {
    const { store } = memoryStore();
    const call = { ...chatCall('q'), key: JUDGE, request: { model: 'e', input: ['x'] } };
    const live = scriptedRun(() => reply('x'));
    expect(await live.calls.embed(call)).toEqual({ kind: 'unsupported' });
    const replayed = scriptedRun(() => reply('x'), { responses: 'replay', store });
    await expect(replayed.calls.embed(call)).rejects.toBeInstanceOf(MissingAnswerError);
  });
});
