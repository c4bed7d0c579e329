// Reads a base report and compares a run with it, once, as every run of the action does: nothing has been compiled yet.
// Arguments: base report, and the folder of the stripped source and the report of the run; without them the base report
// is only parsed. Prints milliseconds and the peak memory as JSON.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [baseFile, folder, headFile] = process.argv.slice(2);

/** Of the main thread's CPU where Node tells (24, as on the runners), so that a busy machine adds little. */
function now() {
  if (process.threadCpuUsage === undefined) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function say(times) {
  console.log(JSON.stringify({ ...times, peakMb: process.resourceUsage().maxRSS / 1024 }));
}

function parse() {
  const bytes = readFileSync(baseFile);
  const startedAt = now();
  JSON.parse(bytes.toString('utf8'));
  say({ ms: now() - startedAt });
}

async function compare() {
  const load = (module) => import(pathToFileURL(join(folder, `${module}.js`)).href);
  const { readReport } = await load('report/read-report');
  const { compareReports } = await load('comparison/compare');
  const { keyOfResult } = await load('basics/basics');
  const suites = JSON.parse(readFileSync(headFile, 'utf8')).suites.map(
    ({ name, results, models, demands }) => ({
      name,
      results,
      models,
      demands,
      configured: new Set(results.map((it) => keyOfResult(it))),
    }),
  );
  const bytes = readFileSync(baseFile);
  const startedAt = now();
  const read = await readReport(bytes);
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.refusal));
  const readAt = now();
  compareReports(suites, read.report);
  say({ ms: now() - startedAt, compareMs: now() - readAt });
}

await (folder === undefined ? parse() : compare());
