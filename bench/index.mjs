// `npm run bench`: how much the action adds to what it must wait for, as ratios to floors measured in the same run.
// `npm run bench -- start engine` measures only those. Ends with 1 when a limit is passed.
// npm puts node_modules/.bin first on the PATH, and so runs it with the Node of the package `node` (24, as the runners
// have), not with the machine's. design/performance.md explains the figures, and how to measure beside the KindLM CLI.
import { comparisonRows } from './comparison.mjs';
import { mergeRows } from './merge.mjs';
import { suiteFiles } from './suites.mjs';
import { workspaceRows } from './workspaces.mjs';
import { runAction, runBareClient, runNode, startModelServer } from './processes.mjs';

/** Pairs of floor and subject, one after the other, so that a busy moment meets both; the best of each counts. */
async function bestOf(pairs, floor, subject) {
  let best = { floor: Infinity, subject: Infinity };
  for (let pair = 0; pair < pairs; pair += 1) {
    const floorMs = await floor();
    const subjectMs = await subject();
    best = { floor: Math.min(best.floor, floorMs), subject: Math.min(best.subject, subjectMs) };
  }
  return best;
}

const count = (value) => value.toLocaleString('en-US');
const ms = (value) => `${value.toFixed(0)} ms`;
const row = (name, what, { floor, subject }, limit) => ({
  name,
  what,
  floor: ms(floor),
  measured: ms(subject),
  ratio: subject / floor,
  limit,
});

async function withServer(options, use) {
  const server = await startModelServer(options);
  try {
    return await use(server);
  } finally {
    server.close();
  }
}

const timeOf = async (suite) => (await runAction(suite)).ms;

const BENCHES = {
  schedule: () =>
    withServer({ latencyMs: 200 }, async ({ url }) => {
      const concurrency = 32;
      const time = (tests) => timeOf(suiteFiles({ url, tests, repeat: 3, concurrency }));
      const ideal = (calls) => Math.ceil(calls / concurrency) * 200;
      const whole = await bestOf(
        2,
        () => Promise.resolve(ideal(3000)),
        () => time(1000),
      );
      // What of it is the server's and Node's own: their timers, 32 replies that arrive at once.
      const body = JSON.stringify({ model: 'bench', messages: [{ role: 'user', content: '?' }] });
      const bodies = new Array(3000).fill(body);
      const bare = {
        floor: ideal(3000),
        subject: (await runBareClient(url, bodies, concurrency)).ms,
      };
      return [
        row('schedule', '3,000 calls of 200 ms, 32 at once / ideal', whole, 1.1),
        row('schedule', 'the same by the bare node:http client / ideal', bare, Infinity),
      ];
    }),

  start: () =>
    withServer({}, async ({ url, takeStatistics }) => {
      const suite = suiteFiles({ url, tests: 1 });
      const times = await bestOf(
        15,
        async () => (await runNode(['-e', '0'])).ms,
        async () => {
          const { startedAt } = await runAction(suite);
          return (await takeStatistics()).firstAt - startedAt;
        },
      );
      return [row('start', 'to the first model request / node -e 0', times, 10)];
    }),

  engine: () =>
    withServer({ keepBodies: true }, async ({ url, takeStatistics }) => {
      const concurrency = 8;
      const plain = suiteFiles({ url, tests: 1000, repeat: 3, concurrency });
      await runAction(plain);
      const { bodies } = await takeStatistics();
      const forget = async (run) => {
        const { ms: taken } = await run;
        await takeStatistics();
        return taken;
      };
      const engine = await bestOf(
        5,
        () => forget(runBareClient(url, bodies, concurrency)),
        () => forget(runAction(plain)),
      );
      const checked = suiteFiles({ url, tests: 1000, repeat: 3, concurrency, schema: true });
      const schema = await bestOf(
        5,
        () => forget(runAction(plain)),
        () => forget(runAction(checked)),
      );
      return [
        row('engine', `${bodies.length} calls of 0 ms / bare node:http client`, engine, Infinity),
        row('schema', 'the same with a JSON Schema on each test / without', schema, 1.2),
      ];
    }),

  memory: () =>
    withServer({ answerChars: 4096 }, async ({ url }) => {
      const rows = [];
      for (const [tests, repeat] of [
        [1_000, 10],
        [10_000, 1],
      ]) {
        const { peakMb } = await runAction(suiteFiles({ url, tests, repeat, concurrency: 8 }));
        rows.push({
          name: 'memory',
          what: `${count(tests)} tests x ${repeat}, answers of 4 KB: peak resident MB / 300`,
          floor: '300 MB',
          measured: `${peakMb.toFixed(0)} MB`,
          ratio: peakMb / 300,
          limit: 1,
        });
      }
      return rows;
    }),

  growth: () =>
    withServer({}, async ({ url }) => {
      const time = (tests) => timeOf(suiteFiles({ url, tests, concurrency: 8 }));
      const times = await bestOf(
        3,
        () => time(1000),
        () => time(10_000),
      );
      return [row('growth', '10,000 tests / 1,000 tests', times, 11)];
    }),

  merge: () => withServer({}, ({ url }) => mergeRows(url, row)),

  comparison: comparisonRows,

  workspace: () => workspaceRows(row),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
console.log(`Node ${process.versions.node}`);
let passed = 0;
const rows = [];
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  for (const measured of await BENCHES[name]()) {
    rows.push(measured);
    const within = measured.ratio <= measured.limit;
    if (within) passed += 1;
    console.log(
      [
        measured.name.padEnd(9),
        measured.what.padEnd(58),
        measured.floor.padStart(9),
        measured.measured.padStart(9),
        measured.ratio.toFixed(2).padStart(6),
        (measured.limit === Infinity ? 'no limit' : `<= ${measured.limit}`).padStart(8),
        within ? '  ok' : '  OVER',
      ].join(' '),
    );
  }
}
process.exit(passed === rows.length ? 0 : 1);
