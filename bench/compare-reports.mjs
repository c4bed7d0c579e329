// @ts-check
// Reads a base report and compares a run with it, once, as every run of the action does: nothing has been compiled yet.
// Arguments: base report, and the folder of the stripped source and the report of the run; without them the base report
// is only parsed. Prints milliseconds and the peak memory as JSON.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [baseFile = '', folder, headFile = ''] = process.argv.slice(2);

/**
 * Of the main thread's CPU where Node tells (24, as on the runners), so that a busy machine adds little.
 * @returns {number}
 */
function now() {
  if (!('threadCpuUsage' in process)) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** @param {Readonly<Record<string, number>>} times */
function say(times) {
  console.log(JSON.stringify({ ...times, peakMb: process.resourceUsage().maxRSS / 1024 }));
}

function parse() {
  const bytes = readFileSync(baseFile);
  const startedAt = now();
  JSON.parse(bytes.toString('utf8'));
  say({ ms: now() - startedAt });
}

/** @param {string} source */
async function compare(source) {
  const load = (/** @type {string} */ module) =>
    import(pathToFileURL(join(source, `${module}.js`)).href);
  /** @type {typeof import('../src/report/read-report.js')} */
  const { readReport } = await load('report/read-report');
  /** @type {typeof import('../src/comparison/compare.js')} */
  const { compareReports } = await load('comparison/compare');
  /** @type {typeof import('../src/basics/basics.js')} */
  const { keyOfResult } = await load('basics/basics');
  /** @type {import('../src/report/report.js').Report} */
  const head = JSON.parse(readFileSync(headFile, 'utf8'));
  const suites = head.suites.map(({ name, results, models, demands }) => ({
    name,
    results,
    models,
    demands,
    configured: new Set(results.map((it) => keyOfResult(it))),
  }));
  const bytes = readFileSync(baseFile);
  const startedAt = now();
  const read = await readReport(bytes);
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.refusal));
  const readAt = now();
  compareReports(suites, read.report);
  say({ ms: now() - startedAt, compareMs: now() - readAt });
}

await (folder === undefined ? parse() : compare(folder));
