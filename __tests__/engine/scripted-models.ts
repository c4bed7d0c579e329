/** A provider that says what a test tells it to, on a clock that only the test moves. */
import { ModelCalls, type ModelCall } from '../../src/engine/calls/model-calls.js';
import { type Clock, StopSwitch } from '../../src/engine/execute.js';
import { checkJudges, type JudgeCheck } from '../../src/engine/judges/judge-check.js';
import type { SuitePlan } from '../../src/engine/plan.js';
import {
  type ChatRequest,
  type ChatResponse,
  type ProviderAdapter,
  ProviderError,
} from '../../src/providers/provider.js';
import type { AnswerKey } from '../../src/recordings/recordings.js';
import { sampleModel, sampleSuite } from './samples.js';

type ModelCallsSetup = ConstructorParameters<typeof ModelCalls>[0];

interface ManualClock extends Clock {
  /** Moves the time on; timers go off in their order, and what waits for them runs. */
  advance(ms: number): Promise<void>;
}

export function manualClock(): ManualClock {
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const at = Math.min(...timers.map((timer) => timer.at));
        if (at > end) break;
        now = at;
        // Timers of one moment go off in one turn of the event loop, as Node's do.
        for (;;) {
          const due = timers.find((timer) => timer.at === at);
          if (due === undefined) break;
          timers = timers.filter((timer) => timer !== due);
          due.run();
          await Promise.resolve();
        }
        await settle();
      }
      now = end;
    },
  };
}

/** Turns of the event loop that a call and what follows it takes at most. */
const TURNS = 20;

/** Lets everything run that waits for nothing. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export function reply(text: string, rest: Partial<ChatResponse> = {}): ChatResponse {
  return {
    text,
    toolCalls: [],
    finishReason: 'stop',
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
    latencyMs: 5,
    ...rest,
  };
}

/** Answers the `index`-th request (from 0); an Error is thrown, and a promise may wait. */
export type Answerer = (
  request: ChatRequest,
  index: number,
  signal: AbortSignal,
) => ChatResponse | Error | Promise<ChatResponse>;

function scriptedAdapter(answer: Answerer): {
  adapter: ProviderAdapter;
  requests: ChatRequest[];
} {
  const requests: ChatRequest[] = [];
  const adapter: ProviderAdapter = {
    name: 'scripted',
    async complete(request, signal) {
      requests.push(request);
      const answered = await answer(request, requests.length - 1, signal);
      if (answered instanceof Error) throw answered;
      return answered;
    },
  };
  return { adapter, requests };
}

/** Everything that a run is wired from; each answer costs one dollar. */
export function scriptedRun(answer: Answerer, changes: Partial<ModelCallsSetup> = {}) {
  const { adapter, requests } = scriptedAdapter(answer);
  const clock = manualClock();
  const setup = {
    responses: 'live',
    adapterFor: () => adapter,
    costOf: () => 1,
    runValues: { uuid: 'run-uuid', now: '2026-01-01T00:00:00.000Z' },
    concurrency: 4,
    stop: new StopSwitch(),
    clock,
    random: () => 0,
    ...changes,
  } satisfies ModelCallsSetup;
  const calls: ModelCalls = new ModelCalls(setup);
  return { ...setup, clock, calls, requests };
}

const ANSWER: AnswerKey['call'] = { kind: 'answer', turn: 0 };

/** A call with this user message. */
export function chatCall(
  content: string,
  rest: Partial<ModelCall<ChatRequest>> & { readonly test?: string } = {},
): ModelCall<ChatRequest> {
  const { test = 't', ...call } = rest;
  return {
    suite: sampleSuite({ timeoutMs: 1000 }),
    model: sampleModel('a'),
    key: { suite: 'suite', test, model: 'a', repeat: 0, call: ANSWER },
    request: { model: 'a', messages: [{ role: 'user', content }], params: {} },
    ...call,
  };
}

/** A plan's labelled criteria, asked through the door that a run goes through. */

/**
 * @param scores what the judge, of version `v1`, says of each labelled answer, which must be one line; null: it is refused
 */
export async function askedLabels(
  plan: SuitePlan,
  scores: ReadonlyMap<string, number | null>,
): Promise<readonly JudgeCheck[]> {
  const { calls, stop } = scriptedRun(({ messages }) => {
    const asked = messages.flatMap(({ content }) => content.split('\n'));
    const score = scores.get(asked.findLast((line) => scores.has(line)) ?? '') ?? null;
    return score === null
      ? new ProviderError('rejected', 'down', { status: 400 })
      : reply(JSON.stringify({ score, reasoning: 'so' }), { modelId: 'v1' });
  });
  const { checks } = await checkJudges(plan, [], {
    calls,
    stop,
    budgets: [],
    costOf: () => 0,
    randomBoundary: () => 'boundary',
    onGuess: () => undefined,
    known: undefined,
  });
  return checks;
}
