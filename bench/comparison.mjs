// @ts-check
// What reading a base report of ten remembered runs and comparing with it takes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAction, runNode, startModelServer } from './processes.mjs';
import { stripped } from './source.mjs';
import { suiteFiles } from './suites.mjs';

const COMPARE = fileURLToPath(new URL('compare-reports.mjs', import.meta.url));
const TESTS = 1000;
const BASE_RUNS = 10;
/** What reading the base report of 1,000 tests and comparing with it may take. */
const ALLOWED_MS = 150;
/** Each in a process of its own, since a run compares once; the best of each part counts. */
const PROCESSES = 9;
const PAIRS = 5;

/** The rows of `npm run bench -- comparison`. */
export async function comparisonRows() {
  const { url, close } = await startModelServer({});
  try {
    const one = await suiteOf(url, 1);
    const three = await suiteOf(url, 3);
    const folder = join(stripped('src'), 'src');
    return [
      ...(await rows(folder, '1,000 x 1', one)),
      ...(await rows(folder, '1,000 x 3', three)),
      ...(await rows(folder, '1,000 x 1, flaky, judged', {
        ...one,
        base: eventful(one.base, 1),
        head: eventful(one.head, 2),
      })),
      ...(await rows(folder, '1,000 x 3, flaky, judged', {
        base: eventful(three.base, 1),
        head: eventful(three.head, 2),
      })),
      await besideTheRun(one),
    ];
  } finally {
    close();
  }
}

/**
 * @typedef {import('../src/report/report.js').Report} Report
 * @typedef {NonNullable<Report['memory']>} Memory
 * @typedef {Memory['suites'][number]['results'][number]} RememberedResult
 * @typedef {RememberedResult['runs'][number]} RememberedRun
 */

/**
 * The files of a suite whose prompt has changed, its report, and the base report, as the action writes them.
 * @param {string} url
 * @param {number} models
 */
async function suiteOf(url, models) {
  const suite = (/** @type {string} */ system) =>
    suiteFiles({ url, tests: TESTS, repeat: 3, models, system });
  const variables = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'acme/bench',
    GITHUB_SHA: '0'.repeat(40),
  };
  /**
   * @param {Readonly<Record<string, string>>} files
   * @returns {Promise<Report>}
   */
  const report = async (files) => {
    const read = 'kindlm-report/report.json';
    const ended = await runAction(files, { compare: 'never' }, { variables, read });
    return JSON.parse(ended.text);
  };
  const files = suite('You are another bench.');
  return {
    files,
    base: remembering(await report(suite('You are a bench.'))),
    head: await report(files),
  };
}

/**
 * The same base report after ten runs on the base branch.
 * @param {Report} base
 * @returns {Report}
 */
function remembering(base) {
  const memory = memoryIn(base);
  const runs = Array.from({ length: BASE_RUNS }, (_, index) => ({
    ...memory.runs[0],
    sha: String(index).padStart(40, '0'),
  }));
  return withMemory(
    { ...base, memory: { ...memory, runs } },
    ([, outcomes, judge, ms, cost], run) => [
      run,
      outcomes,
      judge,
      ms === null ? null : ms + run,
      cost,
    ],
  );
}

/**
 * @param {Report} base
 * @param {(run: RememberedRun, at: number, result: RememberedResult) => RememberedRun} remembered
 * @returns {Report}
 */
function withMemory(base, remembered) {
  const memory = memoryIn(base);
  const suites = memory.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({
      ...result,
      runs: Array.from({ length: BASE_RUNS }, (_, run) =>
        remembered(result.runs[run] ?? result.runs[0], run, result),
      ),
    })),
  }));
  return { ...base, memory: { ...memory, suites } };
}

/**
 * @param {Report} report
 * @returns {Memory}
 */
function memoryIn({ memory }) {
  if (memory === undefined) throw new Error('a push to main remembers its runs');
  return memory;
}

const PASSED = /** @type {const} */ ({ kind: 'passed' });
const FAILED = /** @type {const} */ ({ kind: 'failed' });

/**
 * One test in five fails now and then, every answer is judged, and no two runs cost the same: every test is at work.
 * @param {Report} report
 * @param {number} seed
 * @returns {Report}
 */
function eventful(report, seed) {
  const random = numbers(seed);
  const rateOf = (/** @type {string} */ name) => (Number(/\d+/u.exec(name)) % 5 === 0 ? 0.8 : 0.99);
  const judge = () => Number((0.6 + 0.4 * random()).toPrecision(4));
  const ms = () => Math.round(400 + 500 * random());
  const cost = () => Number((0.001 + 0.0004 * random()).toPrecision(4));
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => {
      const runs = result.runs.map((run) => ({
        ...run,
        latencyMs: ms(),
        costEstimateUsd: cost(),
        outcome: random() < rateOf(result.testCaseName) ? PASSED : FAILED,
      }));
      const mean = judge();
      const assertionScores = {
        ...result.assertionScores,
        'judge:bench': { mean, min: mean, max: mean },
      };
      return { ...result, runs, assertionScores };
    }),
  }));
  return withMemory({ ...report, suites }, (_, run, { test }) => [
    run,
    Array.from({ length: 3 }, () => (random() < rateOf(test) ? '1' : '0')).join(''),
    judge(),
    ms(),
    cost(),
  ]);
}

/**
 * The same numbers in every run, 0..1.
 * @param {number} seed
 */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/**
 * @param {string} folder of the source without types
 * @param {string} what
 * @param {{ readonly base: Report; readonly head: Report }} reports
 */
async function rows(folder, what, { base, head }) {
  const files = mkdtempSync(join(tmpdir(), 'kindlm-bench-'));
  try {
    const [baseFile, headFile] = [join(files, 'base.json'), join(files, 'head.json')];
    const text = JSON.stringify(base, null, 2);
    writeFileSync(baseFile, text);
    writeFileSync(headFile, JSON.stringify(head));
    /** @type {Times[]} */
    const parsed = [];
    /** @type {Times[]} */
    const compared = [];
    for (let pair = 0; pair < PROCESSES; pair += 1) {
      parsed.push(await measured([baseFile]));
      compared.push(await measured([baseFile, folder, headFile]));
    }
    /** @type {(times: Times[], of: (times: Times) => number) => number} */
    const best = (times, of) => Math.min(...times.map(of));
    const floor = best(parsed, ({ ms }) => ms);
    const both = best(compared, ({ ms }) => ms);
    const compare = best(compared, ({ compareMs }) => compareMs);
    const peakMb = best(compared, (it) => it.peakMb);
    const megabytes = (Buffer.byteLength(text) / 1e6).toFixed(0);
    return [
      {
        name: 'compare',
        what: `${what}: read ${megabytes} MB and compare / parse`,
        floor: `${floor.toFixed(0)} ms`,
        measured: `${both.toFixed(0)} ms`,
        ratio: both / floor,
        limit: Infinity,
      },
      {
        name: '',
        what: `of ${ALLOWED_MS} ms; ${compare.toFixed(0)} compare; peak ${peakMb.toFixed(0)} MB`,
        floor: `${ALLOWED_MS} ms`,
        measured: `${both.toFixed(0)} ms`,
        ratio: both / ALLOWED_MS,
        limit: 1,
      },
    ];
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ ms: number; compareMs: number; peakMb: number }} Times
 * @param {readonly string[]} args
 * @returns {Promise<Times>}
 */
async function measured(args) {
  return JSON.parse((await runNode([COMPARE, ...args], { keepOutput: true })).stdout);
}

/**
 * The difference of two whole runs, views and all, of a second or more each: noisy, so that there is no limit.
 * @param {{ readonly files: Readonly<Record<string, string>>; readonly base: Report }} suite
 */
async function besideTheRun({ files, base }) {
  const compared = { ...files, 'base.json': JSON.stringify(base, null, 2) };
  const differences = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const alone = await runAction(compared, { compare: 'never' });
    const both = await runAction(compared, { compare: 'base.json' });
    differences.push(both.ms - alone.ms);
  }
  const median = differences.toSorted((a, b) => a - b)[(PAIRS - 1) / 2];
  return {
    name: '',
    what: `a whole run with it, less one without / ${ALLOWED_MS} ms`,
    floor: `${ALLOWED_MS} ms`,
    measured: `${median.toFixed(0)} ms`,
    ratio: median / ALLOWED_MS,
    limit: Infinity,
  };
}
