// Pull requests whose judge scores fell, by a cause that is known: the change, the model or the judge. Which causes are
// named, and whether the pull request is called worse. What is asked again, how the drop is split, and who is called
// worse for it, is the action's own code; only the answers and the judge are made up.
import { Share } from '../cells.mjs';
import { percent, table } from '../format.mjs';
import { normal, randomFrom } from '../random.mjs';

/** What `sourceOf` is asked for. */
export const WHO_MOVED_MODULES = [
  'comparison/compare',
  'comparison/memory',
  'engine/evaluate/aggregate',
];

const TOUCHED = 30;
const UNTOUCHED = 30;
const REPEATS = 3;
const MIN_SCORE = 0.7;
/** Standard deviation of answers to the same question. */
const SPREAD = 0.08;

/** How much worse each of them is; `wavering`: standard deviation of what a judge says of one and the same answer. */
const NOTHING = { change: 0, model: 0, judge: 0, baseRuns: 3, wavering: 0.02 };
const CAUSES = ['change', 'model', 'judge'];
const ALONE = CAUSES.map((cause) => ({
  name: `the ${cause}, by 0.10`,
  [cause]: 0.1,
  alone: cause,
}));
const OTHERS = [
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

export function whoMoved({ code, options: { seed, sims }, check }) {
  const wrong = new Share(0);
  const rows = [...ALONE, ...OTHERS].map((world) => {
    const shares = simulate(code, { ...NOTHING, ...world }, { seed, sims });
    checkWorld(world, shares, check);
    if (world.alone !== undefined) {
      for (const other of CAUSES.filter((cause) => cause !== world.alone)) {
        wrong.sims += sims;
        wrong.count += shares[other].count;
      }
    }
    const cells = ['asked', ...CAUSES, 'worse', 'judgeWorse', 'regressed'];
    return [world.name, ...cells.map((cell) => percent(shares[cell].value))];
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

function checkWorld({ name, alone, change = 0, judge = 0, wavering = 0 }, shares, check) {
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
    for (const cell of ['worse', 'judgeWorse', 'regressed']) {
      check(`${name}: ${cell}`, shares[cell], {
        atMost: wavering > judge ? MOST_WORSE_WAVERING : MOST_WORSE,
      });
    }
  }
  if (alone === undefined && change === 0 && judge === 0) {
    check(`${name}: the judge is asked`, shares.asked, { atMost: MOST_ASKED });
  }
}

/** Shares of the simulated pull requests. */
function simulate(code, world, { seed, sims }) {
  const cells = ['asked', ...CAUSES, 'worse', 'judgeWorse', 'regressed'];
  const shares = Object.fromEntries(cells.map((cell) => [cell, new Share(sims)]));
  for (let sim = 0; sim < sims; sim += 1) {
    const { comparison, asked } = pullRequest(code, world, JSON.stringify([seed, world, sim]));
    const { moved, judge, verdict, counts } = comparison;
    if (asked > 0) shares.asked.count += 1;
    for (const cause of moved?.causes ?? []) shares[cause].count += 1;
    if (verdict.verdict === 'worse') shares.worse.count += 1;
    if (judge?.isWorse === true) shares.judgeWorse.count += 1;
    if (counts.regressed > 0) shares.regressed.count += 1;
  }
  return shares;
}

function pullRequest(code, world, seed) {
  const random = randomFrom(seed);
  const qualities = Array.from({ length: TOUCHED + UNTOUCHED }, () => 0.78 + 0.2 * random());
  const answered = (qualityOf, stricter) =>
    qualities.map((quality, index) =>
      resultOf(code, index, answersOf(random, qualityOf(quality, index)), (answer) =>
        judged(random, answer, stricter, world),
      ),
    );
  const base = baseOf(
    code,
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
    configured: new Set(),
    settings: { judgeDropMax: 0.01, regressionsMax: 0 },
  };
  const answers = code.answersToJudge(head, base, []);
  const judgedAgain = answers.map(({ testCaseName, modelId, run }) => {
    const before = run.assertions[0].score;
    const now = judged(random, Number(run.outputText), world.judge, world);
    const passes = { passedBefore: before >= MIN_SCORE, passesNow: now >= MIN_SCORE };
    return { testCaseName, modelId, before, now, ...passes };
  });
  const [{ comparison }] = code.compareReports([{ ...head, judgedAgain }], base);
  return { comparison, asked: answers.length };
}

const clipped = (value) => Math.min(1, Math.max(0, value));

function answersOf(random, quality) {
  return Array.from({ length: REPEATS }, () => clipped(quality + SPREAD * normal(random)));
}

function judged(random, answer, stricter, { wavering }) {
  return Math.round(100 * clipped(answer - stricter + wavering * normal(random))) / 100;
}

const MODEL = {
  id: 'm',
  provider: 'openai',
  model: 'm',
  params: { temperature: 0.2, maxTokens: 1 },
};
const USAGE = { inputTokens: 6, outputTokens: 4, totalTokens: 10 };

function resultOf(code, index, answers, judge) {
  const runs = answers.map((answer, runIndex) => {
    const score = judge(answer);
    const passed = score >= MIN_SCORE;
    return {
      testCaseName: `t${index}`,
      modelId: MODEL.id,
      runIndex,
      outputText: String(answer),
      toolCalls: [],
      assertions: [{ assertionType: 'judge', label: 'is polite', passed, score }],
      latencyMs: 100,
      tokenUsage: USAGE,
      costEstimateUsd: 0.01,
      finishReason: 'stop',
      truncated: false,
      outcome: { kind: passed ? 'passed' : 'failed' },
      callCount: 1,
      turnLimitReached: false,
    };
  });
  return code.aggregateRuns(runs, {
    location: { file: 'kindlm.yaml', line: 1, column: 1 },
    tags: [],
    assertionTypes: ['judge'],
    sources: [],
    requestHash: 'asked',
    checksHash: 'checked',
  });
}

/** What the newest of these runs of the base branch (oldest first) reports and remembers, as far as it is compared with. */
function baseOf(code, runs) {
  let memory;
  for (const [age, results] of runs.entries()) {
    memory = code.remember(memory, {
      run: { sha: String(age).padStart(40, '0'), finishedAt: '2026-01-01T00:00:00Z' },
      suites: [{ name: 's', results, costUsd: 1 }],
      attempts: [],
      isPartial: false,
      mayBeStored: false,
    });
  }
  return {
    suites: [
      { name: 's', results: runs.at(-1), models: [MODEL], gates: { passed: true, gates: [] } },
    ],
    memory,
  };
}
