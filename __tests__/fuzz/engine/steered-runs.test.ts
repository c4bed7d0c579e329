/** What the levers that save calls may not change, through the engine: random suites, answers, judges and orders. */
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildAssertions } from '../../../src/assertions/registry.js';
import type { Assertion } from '../../../src/assertions/assertion.js';
import type { SuiteGates, TestCase } from '../../../src/config/suite.js';
import { aggregateSuite } from '../../../src/engine/evaluate/aggregate.js';
import { evaluateSuiteGates, decideVerdict } from '../../../src/engine/evaluate/verdict.js';
import { Decider, Steering } from '../../../src/engine/execute.js';
import { runPlans, type RunOutput, type RunSetup } from '../../../src/engine/run/run.js';
import type { SuitePlan, Unit } from '../../../src/engine/plan.js';
import {
  ProviderError,
  type ChatRequest,
  type ChatResponse,
} from '../../../src/providers/provider.js';
import { fuzz } from '../fuzz.js';
import { NO_GATES, sampleModel, sampleSuite, sampleTest } from '../../engine/samples.js';
import { testSandbox } from '../../assertions/evaluate.js';
import { reply, scriptedRun } from '../../engine/scripted-models.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

/** What becomes of a repeat: of its answer, and of its judge's. */
interface Fate {
  readonly answer: 'fine' | 'bad' | 'lost' | 'refused';
  readonly judge: 'kind' | 'rude' | 'lost' | 'refused';
}

/** Whom the provider answers with a 403: its key holds for other models all the same. */
type Denied = 'nobody' | 'b' | 'judge';

interface DrawnTest {
  readonly model: 'a' | 'b';
  readonly judges: number;
  /** By repeat. */
  readonly fates: readonly Fate[];
}

interface DrawnSuite {
  readonly gates: SuiteGates;
  readonly tests: readonly DrawnTest[];
}

const FATE: fc.Arbitrary<Fate> = fc.record({
  answer: fc.constantFrom('fine', 'fine', 'fine', 'bad', 'lost', 'refused'),
  judge: fc.constantFrom('kind', 'kind', 'kind', 'rude', 'lost', 'refused'),
});
const RATE = fc.constantFrom(0.5, 0.75, 0.9, 1);
const GATES: fc.Arbitrary<SuiteGates> = fc
  .record({ passRateMin: RATE, judgeAvgMin: fc.option(RATE, { nil: undefined, freq: 4 }) })
  .map(({ passRateMin, judgeAvgMin }) => ({
    ...NO_GATES,
    passRateMin,
    ...(judgeAvgMin === undefined ? {} : { judgeAvgMin }),
  }));

function suitesOf(repeats: number): fc.Arbitrary<readonly DrawnSuite[]> {
  const drawnTest = fc.record({
    model: fc.constantFrom('a', 'a', 'b'),
    judges: fc.integer({ min: 0, max: 2 }),
    fates: fc.array(FATE, { minLength: repeats, maxLength: repeats }),
  });
  const suite = fc.record({
    gates: GATES,
    tests: fc.array(drawnTest, { minLength: 1, maxLength: 6 }),
  });
  return fc.array(suite, { minLength: 1, maxLength: 2 });
}

/** Turns of the event loop that each call takes: they make the order in which runs end. */
const DELAYS = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 20, maxLength: 20 });

const JUDGE = sampleModel('judge');

function plansOf(
  suites: readonly DrawnSuite[],
  repeat: number,
  repeatMax: number,
): readonly SuitePlan[] {
  return suites.map(({ gates, tests }, at) => {
    const suite = sampleSuite({
      name: `suite ${at}`,
      gates,
      models: [sampleModel('a'), sampleModel('b'), JUDGE],
      judgeModel: 'judge',
    });
    const units = tests.flatMap(({ model, judges }, index): Unit[] => {
      const one = testCase(`s${at}t${index}`, judges, repeat, repeatMax);
      return Array.from({ length: repeatMax }, (_, which) => ({
        suite,
        test: one,
        model: sampleModel(model),
        modelId: model,
        repeat: which,
      }));
    });
    return { suite, units, skipped: [] };
  });
}

function testCase(name: string, judges: number, repeat: number, repeatMax: number): TestCase {
  return sampleTest(name, {
    subject: { kind: 'prompt', promptName: 'p', messages: { user: `<${name}>` } },
    repeat,
    repeatMax,
    expects: [
      {
        output: { contains: ['fine'] },
        judge: Array.from({ length: judges }, (_, at) => ({
          criteria: `Criterion ${at}`,
          minScore: 0.5,
        })),
      },
    ],
  });
}

/** A model and a judge that answer each repeat as it was drawn. Answers say whose they are. */
function answering(suites: readonly DrawnSuite[], delays: readonly number[], denied: Denied) {
  const asked = new Map<string, number>();
  let calls = 0;
  const fateOf = (key: string): Fate | undefined => {
    const [, suite = '', which = '', repeat = ''] = /s(\d+)t(\d+)(?:r(\d+))?/.exec(key) ?? [];
    return suites[Number(suite)]?.tests[Number(which)]?.fates[Number(repeat)];
  };
  return async (request: ChatRequest): Promise<ChatResponse> => {
    const isJudge = request.model === 'judge';
    const text = String(request.messages.at(-1)?.content);
    const name = /s\d+t\d+/.exec(text)?.[0] ?? '';
    const repeat = asked.get(name) ?? 0;
    if (!isJudge) asked.set(name, repeat + 1);
    const key = isJudge ? (/s\d+t\d+r\d+/.exec(text)?.[0] ?? '') : `${name}r${repeat}`;
    const delay = delays[calls % delays.length] ?? 0;
    calls += 1;
    for (let turn = 0; turn < delay; turn += 1) await new Promise((done) => setImmediate(done));
    const fate = fateOf(key);
    const drawn = isJudge ? fate?.judge : fate?.answer;
    if (request.model === denied) throw new ProviderError('auth', 'no', { status: 403 });
    if (drawn === 'lost') throw new ProviderError('rejected', 'no');
    if (drawn === 'refused') throw new ProviderError('rejected', 'no', { status: 404 });
    if (isJudge)
      return reply(JSON.stringify({ score: drawn === 'kind' ? 0.9 : 0.1, reasoning: 'r' }));
    return reply(`${drawn === 'fine' ? 'fine' : 'not good'} (${key})`);
  };
}

interface Steered {
  readonly steeringOf?: RunSetup['steeringOf'];
  readonly onRequest?: (request: ChatRequest) => void;
  readonly denied?: Denied;
}

async function run(
  plans: readonly SuitePlan[],
  suites: readonly DrawnSuite[],
  delays: readonly number[],
  { steeringOf, onRequest, denied = 'nobody' }: Steered = {},
) {
  const answer = answering(suites, delays, denied);
  const wired = scriptedRun(
    (request) => {
      onRequest?.(request);
      return answer(request);
    },
    { concurrency: 3 },
  );
  const built = new Map<TestCase, readonly Assertion[]>();
  const assertionsFor = ({ suite, test: one }: Unit): readonly Assertion[] => {
    const known = built.get(one);
    if (known !== undefined) return known;
    const made = buildAssertions(one, {
      schemas: suite.schemas,
      trees: suite.trees,
      judgeModel: suite.judgeModel,
      randomBoundary: () => 'b'.repeat(24),
      sandbox,
      interpret: () => Promise.reject(new Error('no interpreter here')),
    });
    built.set(one, made);
    return made;
  };
  const output = await runPlans(plans, {
    calls: wired.calls,
    assertionsFor,
    openToolServer: null,
    stop: wired.stop,
    clock: wired.clock,
    maxMinutes: 1,
    costOf: wired.costOf,
    onResult: () => undefined,
    steeringOf,
  });
  return { requests: wired.requests, ...judged(plans, output) };
}

/** Everything that decides. */
function judged(plans: readonly SuitePlan[], { runs, interruption }: RunOutput) {
  const suites = plans.map((plan, index) => {
    const results = aggregateSuite(plan, runs[index] ?? []);
    return { name: plan.suite.name, results, ...evaluateSuiteGates(plan.suite.gates, results) };
  });
  return {
    suites,
    passed: suites.map(({ gates }) => gates.gates.map((gate) => [gate.gateName, gate.passed])),
    isInterrupted: interruption !== undefined,
    exitCode: decideVerdict({ suites, problems: [], interruption }).exitCode,
  };
}

test('stopping when it is decided changes no gate and no exit code, and asks no judge after that', async () => {
  let early = 0;
  let cutShort = 0;
  let interrupted = 0;
  const drawn = fc.record({
    suites: suitesOf(3),
    repeat: fc.integer({ min: 1, max: 3 }),
    delays: DELAYS,
    denied: fc.constantFrom<Denied>('nobody', 'nobody', 'b', 'judge'),
  });
  const cases = await fuzz(
    'decided runs',
    670,
    drawn,
    async ({ suites, repeat, delays, denied }) => {
      const plans = plansOf(suites, repeat, repeat);
      const whole = await run(plans, suites, delays, { denied });
      const decider = new Decider(plans, { reused: () => [], mayHaveBase: () => false });
      const decided = await run(plans, suites, delays, {
        denied,
        steeringOf: (plan) => new Steering(plan, { decider }),
        onRequest({ messages }) {
          const suite = /s(\d+)t\d+/.exec(String(messages.at(-1)?.content))?.[1];
          const plan = plans[Number(suite)];
          expect(plan === undefined || decider.isDecided(plan)).toBe(false);
        },
      });
      expect(decided.exitCode).toBe(whole.exitCode);
      // A refused key ends the run wherever it is met, so what was done by then differs.
      if (whole.isInterrupted) interrupted += 1;
      else expect(decided.passed).toEqual(whole.passed);
      if (decided.requests.length < whole.requests.length) early += 1;
      const runs = decided.suites.flatMap(({ results }) =>
        results.flatMap((result) => result.runs),
      );
      if (runs.some(({ outcome, callCount }) => outcome.kind === 'not-run' && callCount > 0)) {
        cutShort += 1;
      }
    },
  );
  expect(early).toBeGreaterThan(cases * 0.15);
  expect(cutShort).toBeGreaterThan(cases * 0.05);
  expect(interrupted).toBeGreaterThan(cases * 0.15);
});

test('repeats beyond those that count change no gate, no result and no exit code', async () => {
  let more = 0;
  const drawn = fc.record({
    suites: suitesOf(4),
    min: fc.integer({ min: 1, max: 3 }),
    stopAfter: fc.integer({ min: 1, max: 4 }),
    delays: DELAYS,
  });
  const cases = await fuzz(
    'extra repeats',
    250,
    drawn,
    async ({ suites, min, stopAfter, delays }) => {
      const whole = await run(plansOf(suites, min, min), suites, delays);
      const plans = plansOf(suites, min, 4);
      const further = await run(plans, suites, delays, {
        steeringOf: (plan) =>
          new Steering(plan, {
            look: (round) => Promise.resolve(round >= stopAfter ? 'stop' : 'another-round'),
          }),
      });
      if (further.requests.length > whole.requests.length) more += 1;
      const counted = (suitesOfRun: typeof whole.suites) =>
        suitesOfRun.map(({ gates, gatesWithoutErroredRuns, results }) => ({
          gates,
          gatesWithoutErroredRuns,
          results: results.map(({ status, passRate, runCount, failureCodes, totalCostUsd }) => ({
            status,
            passRate,
            runCount,
            failureCodes,
            totalCostUsd,
          })),
        }));
      expect(counted(further.suites)).toEqual(counted(whole.suites));
      expect(further.exitCode).toBe(whole.exitCode);
    },
  );
  expect(more).toBeGreaterThan(cases * 0.25);
});
