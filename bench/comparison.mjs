// What reading a base report of ten remembered runs and comparing with it adds to a run.
import { runAction, startModelServer } from './processes.mjs';
import { suiteFiles } from './suites.mjs';

const BASE_RUNS = 10;
/** Milliseconds beside the run. */
const LIMIT_MS = 100;
/** The difference of two runs of a second or more is noisy: the median of the pairs counts. */
const PAIRS = 9;

/** The row of `npm run bench -- comparison`. The report is named by its path, so that no model's answer hides it. */
export async function comparisonRows() {
  const { url, close } = await startModelServer({});
  try {
    const suite = (system) => suiteFiles({ url, tests: 1000, repeat: 3, concurrency: 8, system });
    let base;
    for (let run = 0; run < BASE_RUNS; run += 1) {
      const { text } = await pushed(suite('You are a bench.'), run, base);
      base = text;
    }
    const head = { ...suite('You are another bench.'), 'base.json': base };
    const differences = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const alone = await runAction(head, { compare: 'never' });
      const compared = await runAction(head, { compare: 'base.json' });
      differences.push(compared.ms - alone.ms);
    }
    const median = differences.toSorted((a, b) => a - b)[(PAIRS - 1) / 2];
    const megabytes = (Buffer.byteLength(base) / 1e6).toFixed(0);
    return [
      {
        name: 'compare',
        what: `1,000 tests x 3, ${BASE_RUNS} base runs in ${megabytes} MB / ${LIMIT_MS} ms`,
        floor: `${LIMIT_MS} ms`,
        measured: `${median.toFixed(0)} ms`,
        ratio: median / LIMIT_MS,
        limit: 1,
      },
    ];
  } finally {
    close();
  }
}

function pushed(suite, run, base) {
  const variables = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'acme/bench',
    GITHUB_SHA: String(run).padStart(40, '0'),
  };
  return base === undefined
    ? runAction(suite, { compare: 'never' }, { variables, read: 'kindlm-report/report.json' })
    : runAction(
        { ...suite, 'base.json': base },
        { compare: 'base.json' },
        { variables, read: 'kindlm-report/report.json' },
      );
}
