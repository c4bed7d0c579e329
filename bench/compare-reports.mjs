// Reads a base report and compares a run with it, once, as every run of the action does: nothing has been compiled yet.
// Arguments: the folder of the stripped source, base report, report of the run. Prints milliseconds as JSON; `parseMs`
// is what JSON.parse alone takes of the same bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, baseFile, headFile] = process.argv.slice(2);
const load = (module) => import(pathToFileURL(join(folder, `${module}.js`)).href);
const { readReport } = await load('report/read-report');
const { compareReports } = await load('comparison/compare');
const { keyOf } = await load('comparison/measured');

const suites = JSON.parse(readFileSync(headFile, 'utf8')).suites.map(
  ({ name, results, models }) => ({
    name,
    results,
    models,
    configured: new Set(results.map((it) => keyOf(it.testCaseName, it.modelId))),
  }),
);
const bytes = readFileSync(baseFile);

const startedAt = performance.now();
const read = await readReport(bytes);
if (read.kind === 'refused') throw new Error(JSON.stringify(read.refusal));
const readAt = performance.now();
const [compared] = compareReports(suites, read.report);
const comparedAt = performance.now();
JSON.parse(bytes.toString('utf8'));
const parsedAt = performance.now();
console.log(
  JSON.stringify({
    readMs: readAt - startedAt,
    compareMs: comparedAt - readAt,
    parseMs: parsedAt - comparedAt,
    changed: compared.comparison.changed,
    judged: compared.comparison.judge?.compared ?? 0,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
