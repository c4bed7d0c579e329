// "By the base branch's own answers, the gate fails about 1 run in 5 with nothing changed": what `mode: plan` and
// `mode: validate` say of one report of the base branch, against how often luck truly fails the gate.
import { beside, Mean, percent, table } from '../format.mjs';
import { randomFrom } from '../random.mjs';
import { resultsWith } from '../results.mjs';
import { drawRates, drawRun } from '../suites.mjs';
import { MIXTURE_NAMES } from './cases.mjs';

const TESTS = 30;
/** From 5 % on there is a warning. */
const EDGES = [0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1];
/** Repeats, and how many of them must pass. */
const PLANS = [[1], [3], [5], [3, 2], [5, 4]];
const KINDS = [
  { name: '`passRateMin`, all must pass', gate: 'passRateMin', plans: PLANS.slice(0, 3) },
  { name: '`passRateMin`, `minPasses`', gate: 'passRateMin', plans: PLANS.slice(3) },
  { name: '`runPassRateMin`', gate: 'runPassRateMin', plans: PLANS.slice(0, 3) },
];
const LIMITS = {
  passRateMin: [0.6, 0.7, 0.8, 0.9, 0.95],
  runPassRateMin: [0.8, 0.85, 0.9, 0.95, 0.97],
};
/** Nothing is said of a gate that lets no result fail. */
const NONE = { passRateMin: 1 };
/** By how many points the truth may lie from what is said, on average; design/trust.md has the size. */
const MOST_OFF = 0.07;

export function chanceOfRed({ code, options, check }) {
  const groups = KINDS.map((kind) => calibration(code, options, kind));
  const rows = EDGES.slice(1).map((most, index) => {
    const least = EDGES[index];
    const range =
      most <= EDGES[1]
        ? `below ${Math.round(most * 100)} %: no warning`
        : `${Math.round(least * 100)} to ${Math.round(most * 100)} %`;
    const cells = groups.map((group, at) => {
      const { said, truly } = group[index];
      if (said.count === 0) return '–';
      const off = { value: Math.abs(truly.value - said.value), error: truly.error };
      check(`a warning is off, ${KINDS[at].name}, ${range}`, off, { atMost: MOST_OFF });
      return `${percent(said.value)} → ${beside(truly)}`;
    });
    return [range, ...cells];
  });
  return table(['said', ...KINDS.map(({ name }) => name)], rows);
}

function calibration(code, { seed, sims }, { gate, plans }) {
  const groups = EDGES.slice(1).map((most) => ({ most, said: new Mean(), truly: new Mean() }));
  for (const mixture of MIXTURE_NAMES) {
    for (const [repeats, mustPass] of plans) {
      const random = randomFrom(JSON.stringify([seed, 'chance-of-red', gate, mixture, repeats]));
      const planned = Array.from({ length: TESTS }, (_, index) => ({
        testCaseName: `t${index}`,
        modelId: 'm',
        repeat: repeats,
        minPasses: mustPass,
      }));
      for (let sim = 0; sim < sims; sim += 1) {
        const rates = drawRates(random, mixture, TESTS);
        const base = resultsWith(code, drawRun(random, rates, repeats), mustPass);
        for (const limit of LIMITS[gate]) {
          const [{ chance }] = code.chancesOfRed({ ...NONE, [gate]: limit }, planned, base);
          const group = groups.find(({ most }) => chance < most) ?? groups.at(-1);
          group.said.add(chance);
          group.truly.add(trueChance(code, rates, { gate, limit, repeats, mustPass }));
        }
      }
    }
  }
  return groups;
}

/** By the true rates, without luck: the chances of so many passes, and which of them the gate is red at. */
function trueChance(code, rates, { gate, limit, repeats, mustPass = repeats }) {
  if (gate === 'passRateMin') {
    const counts = sumOf(rates.map((rate) => [1 - tail(rate, repeats, mustPass)]));
    return below(counts, Math.ceil(limit * rates.length - 1e-9));
  }
  const counts = sumOf(rates.flatMap((rate) => new Array(repeats).fill([1 - rate])));
  return below(counts, leastGreen(code, rates.length * repeats, limit));
}

/** The chance that at least `least` of `n` answers pass. */
function tail(rate, n, least) {
  return sumOf(new Array(n).fill([1 - rate]))
    .slice(least)
    .reduce((sum, chance) => sum + chance, 0);
}

/** The chances of 0, 1 ... of these independent events, each given as [the chance that it does not happen]. */
function sumOf(events) {
  let counts = [1];
  for (const [not] of events) {
    const next = [...counts, 0];
    for (let index = next.length - 1; index >= 0; index -= 1) {
      next[index] = next[index] * not + (next[index - 1] ?? 0) * (1 - not);
    }
    counts = next;
  }
  return counts;
}

function below(counts, least) {
  return counts.slice(0, least).reduce((sum, chance) => sum + chance, 0);
}

const leastGreens = new Map();

/** The fewest passes of so many answers at which the gate itself is green. */
function leastGreen(code, answers, limit) {
  const key = `${answers} ${limit}`;
  let least = leastGreens.get(key);
  if (least === undefined) {
    const isGreen = (passes) => {
      const run = Array.from({ length: answers }, (_, index) => [index < passes ? 1 : 0]);
      return code.evaluateSuiteGates({ runPassRateMin: limit }, resultsWith(code, run)).gates
        .passed;
    };
    least = 0;
    while (!isGreen(least)) least += 1;
    leastGreens.set(key, least);
  }
  return least;
}
