// Pull requests whose judge scores fell, by a cause that is known: the change, the model or the judge. Which causes are
// named, and whether the pull request is called worse. What is asked again, how the drop is split, and who is called
// worse for it, is the action's own code; only the answers and the judge are made up.
import { answersToJudge, compareReports } from '../../../src/comparison/compare.js';
import { remember } from '../../../src/comparison/memory.js';
import { aggregateRuns } from '../../../src/engine/evaluate/aggregate.js';
import type { AggregatedTestResult } from '../../../src/engine/results.js';
import { buildReport } from '../../../src/report/build-report.js';
import type { Report } from '../../../src/report/report.js';
import { Share } from '../cells.js';
import { percent, table } from '../format.js';
import { normal, randomFrom } from '../random.js';
import { FACTS, runOf } from '../results.js';
import type { Check, Options, Random, Tools } from '../types.js';

const TOUCHED = 30;
const UNTOUCHED = 30;
const REPEATS = 3;
const MIN_SCORE = 0.7;
/** Standard deviation of answers to the same question. */
const SPREAD = 0.08;

interface World {
  /** How much worse each of them is. */
  readonly change: number;
  readonly model: number;
  readonly judge: number;
  readonly baseRuns: number;
  /** Standard deviation of what a judge says of one and the same answer. */
  readonly wavering: number;
}

type Comparison = ReturnType<typeof compareReports>[number]['comparison'];
type Cause = 'change' | 'model' | 'judge';
type NamedWorld = Partial<World> & { readonly name: string; readonly alone?: Cause };

const NOTHING: World = { change: 0, model: 0, judge: 0, baseRuns: 3, wavering: 0.02 };
const CAUSES: readonly Cause[] = ['change', 'model', 'judge'];
const ALONE = CAUSES.map((cause): NamedWorld => ({
  name: `the ${cause}, by 0.10`,
  [cause]: 0.1,
  alone: cause,
}));
const OTHERS: readonly NamedWorld[] = [
  { name: 'nothing' },
  { name: 'the judge, by 0.02', judge: 0.02 },
  { name: 'the judge, by 0.05, five base runs', judge: 0.05, baseRuns: 5 },
  { name: 'the judge, by 0.05, and it wavers by 0.08', judge: 0.05, wavering: 0.08 },
  {
    name: 'the judge, by 0.20, one base run, and it never wavers',
    judge: 0.2,
    baseRuns: 1,
    wavering: 0,
  },
  { name: 'the change, by 0.20, and the judge, by 0.10', change: 0.2, judge: 0.1 },
];

/** Of the pull requests whose one cause is known: each is named so often, and a pair of a cause and a wrong one so seldom. */
const LEAST_NAMED = 0.95;
const MOST_WRONG = 0.01;
/** Of pull requests that changed nothing, called worse. */
const MOST_WORSE = 0.01;
/** The same where the judge wavers by more than it moved: what is left for the change is then held to 1 in 20 alone. */
const MOST_WORSE_WAVERING = 0.05;
/** Of those in which nothing moved: a judge is paid. */
const MOST_ASKED = 0.05;

export function whoMoved({ options: { seed, sims }, check }: Tools): string {
  const wrong = new Share(0);
  const rows = [...ALONE, ...OTHERS].map((world) => {
    const shares = simulate({ ...NOTHING, ...world }, { seed, sims });
    checkWorld(world, shares, check);
    if (world.alone !== undefined) {
      for (const other of CAUSES.filter((cause) => cause !== world.alone)) {
        wrong.sims += sims;
        wrong.count += shares[other].count;
      }
    }
    return [world.name, ...SEEN.map((cell) => percent(shares[cell].value))];
  });
  check('a wrong cause is named, a pair on average', wrong, { atMost: MOST_WRONG });
  return table(
    [
      'what moved',
      'the judge is asked',
      ...CAUSES.map((cause) => `named: ${cause}`),
      'pass rate worse',
      'judge scores worse',
      'a test regressed',
    ],
    rows,
  );
}

function checkWorld(
  { name, alone, change = 0, judge = 0, wavering = 0 }: NamedWorld,
  shares: Shares,
  check: Check,
): void {
  if (alone !== undefined || change > 0) {
    for (const cause of CAUSES.filter(
      (it) => it === alone || (alone === undefined && it !== 'model'),
    )) {
      check(`${name}: the ${cause} is named`, shares[cause], { atLeast: LEAST_NAMED });
    }
  }
  if (change > 0) {
    check(`${name}: judge scores are worse`, shares.judgeWorse, { atLeast: LEAST_NAMED });
  } else {
    for (const cell of ['worse', 'judgeWorse', 'regressed'] as const) {
      check(`${name}: ${cell}`, shares[cell], {
        atMost: wavering > judge ? MOST_WORSE_WAVERING : MOST_WORSE,
      });
    }
  }
  if (alone === undefined && change === 0 && judge === 0) {
    check(`${name}: the judge is asked`, shares.asked, { atMost: MOST_ASKED });
  }
}

const SEEN = ['asked', ...CAUSES, 'worse', 'judgeWorse', 'regressed'] as const;
type Shares = Readonly<Record<(typeof SEEN)[number], Share>>;

/** Of the simulated pull requests. */
function simulate(world: World, { seed, sims }: Options): Shares {
  const share = (): Share => new Share(sims);
  const shares: Shares = {
    asked: share(),
    change: share(),
    model: share(),
    judge: share(),
    worse: share(),
    judgeWorse: share(),
    regressed: share(),
  };
  for (let sim = 0; sim < sims; sim += 1) {
    const { comparison, asked } = pullRequest(world, JSON.stringify([seed, world, sim]));
    const { moved, judge, verdict, counts } = comparison;
    if (asked > 0) shares.asked.count += 1;
    for (const cause of moved?.causes ?? []) shares[cause].count += 1;
    if (verdict.verdict === 'worse') shares.worse.count += 1;
    if (judge?.isWorse === true) shares.judgeWorse.count += 1;
    if (counts.regressed > 0) shares.regressed.count += 1;
  }
  return shares;
}

function pullRequest(
  world: World,
  seed: string,
): { readonly comparison: Comparison; readonly asked: number } {
  const random = randomFrom(seed);
  const qualities = Array.from({ length: TOUCHED + UNTOUCHED }, () => 0.78 + 0.2 * random());
  const answered = (
    qualityOf: (quality: number, index: number) => number,
    stricter: number,
  ): readonly AggregatedTestResult[] =>
    qualities.map((quality, index) =>
      resultOf(index, answersOf(random, qualityOf(quality, index)), (answer) =>
        judged(random, answer, stricter, world),
      ),
    );
  const base = baseOf(
    Array.from({ length: world.baseRuns }, () => answered((quality) => quality, 0)),
  );
  const here = answered(
    (quality, index) => quality - world.model - (index < TOUCHED ? world.change : 0),
    world.judge,
  ).map((it, index) => (index < TOUCHED ? { ...it, requestHash: 'asked otherwise' } : it));
  const head = {
    name: 's',
    results: here,
    models: [MODEL],
    configured: new Set<string>(),
    settings: { judgeDropMax: 0.01, regressionsMax: 0 },
  };
  const answers = answersToJudge(head, base, []);
  const judgedAgain = answers.map(({ testCaseName, modelId, run }) => {
    const before = run.assertions[0]?.score ?? 0;
    const now = judged(random, Number(run.outputText), world.judge, world);
    const passes = { passedBefore: before >= MIN_SCORE, passesNow: now >= MIN_SCORE };
    return { testCaseName, modelId, before, now, ...passes };
  });
  const [{ comparison }] = compareReports([{ ...head, judgedAgain }], base);
  return { comparison, asked: answers.length };
}

const clipped = (value: number): number => Math.min(1, Math.max(0, value));

function answersOf(random: Random, quality: number): readonly number[] {
  return Array.from({ length: REPEATS }, () => clipped(quality + SPREAD * normal(random)));
}

function judged(random: Random, answer: number, stricter: number, { wavering }: World): number {
  return Math.round(100 * clipped(answer - stricter + wavering * normal(random))) / 100;
}

const FINISHED_AT = '2026-01-01T00:00:00Z';
const MODEL: Report['suites'][number]['models'][number] = {
  id: 'm',
  provider: 'openai',
  model: 'm',
  params: { temperature: 0.2, maxTokens: 1 },
};
function resultOf(
  index: number,
  answers: readonly number[],
  judge: (answer: number) => number,
): AggregatedTestResult {
  const runs = answers.map((answer, runIndex) => {
    const score = judge(answer);
    const passed = score >= MIN_SCORE;
    return runOf({
      index,
      runIndex,
      outputText: String(answer),
      assertions: [{ assertionType: 'judge', label: 'is polite', passed, score }],
      costEstimateUsd: 0.01,
      outcome: { kind: passed ? 'passed' : 'failed' },
    });
  });
  return aggregateRuns(runs, { ...FACTS, assertionTypes: ['judge'] });
}

/** What the newest of these runs of the base branch (oldest first) reports and remembers, as far as it is compared with. */
function baseOf(runs: readonly (readonly AggregatedTestResult[])[]): Report {
  let memory: Report['memory'];
  for (const [age, results] of runs.entries()) {
    memory = remember(memory, {
      run: { sha: String(age).padStart(40, '0'), finishedAt: FINISHED_AT },
      suites: [{ name: 's', results, costUsd: 1 }],
      attempts: [],
      isPartial: false,
      mayBeStored: false,
    });
  }
  const facts = {
    name: 's',
    project: 'trust',
    tags: [],
    file: 'kindlm.yaml',
    sha256: '',
    inputFiles: [],
    models: [MODEL],
    judgeModel: MODEL.id,
    repeat: { min: REPEATS, max: REPEATS },
    plannedRuns: 0,
    skippedTests: [],
    compliance: { enabled: false, framework: 'custom' as const, metadata: {} },
    gateLocations: {},
    notices: [],
  };
  return buildReport({
    tool: { name: 'kindlm-action', version: '1.0.0' },
    verdict: { result: 'passed', exitCode: 0, reason: '' },
    run: {
      startedAt: FINISHED_AT,
      finishedAt: FINISHED_AT,
      durationMs: 0,
      responses: 'live',
      failOn: 'gates',
      outputs: 'none',
    },
    suites: [{ facts, results: runs.at(-1) ?? [], gates: { passed: true, gates: [] } }],
    memory,
    problems: [],
    notices: [],
  });
}
