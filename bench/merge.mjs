// Ten shards of 1,000 tests x 3, made by the action itself and merged by it.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAction, runNode } from './processes.mjs';
import { suiteFiles } from './suites.mjs';

const SHARDS = 10;
const PARSE = fileURLToPath(new URL('json-parse.mjs', import.meta.url));

/** Calls `use` with the times of parsing the parts' JSON, and the times and the peak memory of merging them. */
async function withShards(url, use) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-bench-parts-'));
  try {
    const suite = suiteFiles({ url, tests: 1_000 * SHARDS, repeat: 3, concurrency: 32 });
    for (let index = 1; index <= SHARDS; index += 1) {
      const part = join(folder, String(index));
      mkdirSync(part);
      const reports = join(folder, `files-${index}`);
      await runAction(suite, { shard: `${index}/${SHARDS}`, 'report-dir': reports });
      copyFileSync(join(reports, 'report.json'), join(part, 'report.json'));
      rmSync(reports, { recursive: true });
    }
    const files = readdirSync(folder).map((name) => join(folder, name, 'report.json'));
    return await use({
      parse: () => measured(runNode([PARSE, ...files], { keepOutput: true })),
      merge: () =>
        measured(runAction({}, { mode: 'merge', reports: folder }, { keepOutput: true })),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `ownMs`: what the process itself says that the reading took. */
async function measured(run) {
  const { ms, peakMb, stdout } = await run;
  const [, own = 'NaN'] = /in ([\d,.]+) ms/.exec(stdout) ?? [];
  return { ms, peakMb, ownMs: Number(own.replaceAll(',', '')) };
}

const PAIRS = 5;

/** Rows for bench/index.mjs. */
export function mergeRows(url, row) {
  return withShards(url, async ({ parse, merge }) => {
    const pairs = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      pairs.push({ floor: await parse(), subject: await merge() });
    }
    const best = (of) => ({
      floor: Math.min(...pairs.map(({ floor }) => of(floor))),
      subject: Math.min(...pairs.map(({ subject }) => of(subject))),
    });
    const peakMb = Math.max(...pairs.map(({ subject }) => subject.peakMb));
    return [
      row(
        'merge',
        'ten shards of 1,000 x 3, to one suite / JSON.parse',
        best((one) => one.ownMs),
        4,
      ),
      row(
        '',
        'the whole job with every view / node and JSON.parse',
        best((one) => one.ms),
        Infinity,
      ),
      {
        name: '',
        what: '30,000 runs: peak resident MB / 400',
        floor: '400 MB',
        measured: `${peakMb.toFixed(0)} MB`,
        ratio: peakMb / 400,
        limit: Infinity,
      },
    ];
  });
}
