// Records the answers of the examples again, after a change of their prompts, tools or judges:
//   npm run bundle && node scripts/record-examples.mjs [example ...]
// The answers are those of scripts/example-answers/, served by a local server; no key and no network is needed.
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse, parseDocument } from 'yaml';
import { startExampleServer } from './example-server.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const EXAMPLES = [
  'support-agent',
  'support-agent-regression',
  'telegram-bot',
  'exchange-agent',
  'labelled-judges',
  'faq-bot',
  'skill',
  'vitest-evals',
];
/** Exit codes of a run that recorded everything: gates passed, gates failed. */
const RECORDED = [0, 1];

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : EXAMPLES) await recordExample(name);

async function recordExample(name) {
  const script = await import(new URL(`./example-answers/${name}.mjs`, import.meta.url).href);
  const { tests, labels, withoutParts, config: asked } = script;
  const workspace = await mkdtemp(join(tmpdir(), 'kindlm-record-'));
  const programs = await mkdtemp(join(tmpdir(), 'kindlm-programs-'));
  try {
    await cp(join(ROOT, 'examples'), join(workspace, 'examples'), { recursive: true });
    // Marks the workspace: the examples share files, which must not lie outside of it.
    await mkdir(join(workspace, '.git'));
    const configPath = `examples/${name}/kindlm.yaml`;
    const recordings = join(workspace, `examples/${name}/.kindlm/recordings`);
    await rm(recordings, { recursive: true, force: true });

    const text = await readFile(join(workspace, configPath), 'utf8');
    const config = asked ?? (await withCases(parse(text), workspace, name));
    await oneByOne(join(workspace, configPath));
    // Its harness is no package of ours.
    if (asked !== undefined) await install(join(workspace, 'examples', name));
    // The agent of examples/skill: what is in the checkout is not in its PATH.
    const agent = fileURLToPath(new URL('example-answers/skill-agent.mjs', import.meta.url));
    await symlink(agent, join(programs, 'claude'));
    const record = async (mode, answerTo) => {
      const server = await startExampleServer(config, tests, labels, answerTo);
      const run = { config: configPath, mode, serverUrl: server.url, programs };
      const exitCode = await runAction(workspace, run).finally(server.close);
      if (server.problems.length > 0) throw new Error(`${name}:\n${server.problems.join('\n')}`);
      if (!RECORDED.includes(exitCode)) throw new Error(`${name}: the run ended with ${exitCode}`);
      return exitCode;
    };
    const exitCode = await record('run');
    await setLatencies(recordings, (...of) => latencyOf(...of, tests));
    if (withoutParts !== undefined) {
      await record('parts', withoutParts);
      await setLatencies(join(recordings, 'parts'), partsLatency);
    }
    const target = join(ROOT, `examples/${name}/.kindlm/recordings`);
    await rm(target, { recursive: true, force: true });
    await cp(recordings, target, { recursive: true });
    console.log(`${name}: recorded, exit code ${exitCode}`);
  } finally {
    await rm(workspace, { recursive: true, force: true });
    await rm(programs, { recursive: true, force: true });
  }
}

/** A test for each row of a table, as the action makes them; what is filled in is the name alone. */
async function withCases(config, workspace, name) {
  const rowsOf = async ({ cases, ...test }) => {
    if (cases === undefined) return [test];
    const table = await readFile(join(workspace, 'examples', name, cases), 'utf8');
    return parseCsv(table, { columns: true }).map((row) => ({
      ...test,
      name: test.name.replaceAll(/\{\{(\w+)\}\}/g, (_, column) => row[column]),
      vars: row,
    }));
  };
  return { ...config, tests: (await Promise.all(config.tests.map(rowsOf))).flat() };
}

/** The packages of an example. */
async function install(folder) {
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => {
    npm.once('error', reject);
    npm.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`npm install ended with ${code}`);
}

/** One call at a time, so that repeats are answered in order. */
async function oneByOne(configFile) {
  const document = parseDocument(await readFile(configFile, 'utf8'));
  document.setIn(['defaults', 'concurrency'], 1);
  await writeFile(configFile, document.toString());
}

/** The vendors' addresses are part of what is asked, so the config keeps them: the connections go elsewhere. */
function runAction(workspace, { config, mode, serverUrl, programs }) {
  const args = [
    '--import',
    new URL('example-connections.mjs', import.meta.url).href,
    join(ROOT, 'dist/index.js'),
    config,
    ...['--mode', mode],
    ...['--responses', 'record'],
  ];
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Nothing of the surrounding job: neither GitHub's variables nor real keys.
    env: {
      PATH: [programs, process.env.PATH].join(delimiter),
      EXAMPLE_SERVER: serverUrl,
      // For what a harness asks: its connections are its own.
      OPENAI_BASE_URL: serverUrl,
      OPENAI_API_KEY: 'stand-in-for-the-openai-key',
      ANTHROPIC_API_KEY: 'stand-in-for-the-anthropic-key',
    },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

/** A local server answers in no time: the script says how long the models took. */
async function setLatencies(directory, latency) {
  const files = (await readdir(directory, { recursive: true })).filter((f) => f.endsWith('.json'));
  for (const file of files) {
    const path = join(directory, file);
    const text = await readFile(path, 'utf8');
    const recording = JSON.parse(text);
    // What a harness wrote stays as it was, but for the name of this machine.
    const kept = text.replaceAll(/hostname=\\"[^"]*\\"/g, String.raw`hostname=\"runner\"`);
    for (const answer of recording.answers ?? []) {
      answer.latencyMs = latency(recording, answer);
    }
    const written = recording.answers ? `${JSON.stringify(recording, null, 2)}\n` : kept;
    await writeFile(path, written);
  }
}

function latencyOf(recording, answer, tests) {
  if (answer.judge !== undefined) return judgeLatency(answer);
  if (answer.model !== 'command') return scriptedLatency(recording, answer, tests);
  return 1_200 + ((recording.test.length * 37 + answer.repeat * 91) % 700);
}

/** What was answered by a rule. */
function partsLatency(_, { text, repeat }) {
  return 600 + (([text].flat().join('').length * 37 + repeat * 91) % 300);
}

/** Ensures on the way that the recording holds the script's answers in the script's order. */
function scriptedLatency(recording, answer, tests) {
  const exchange = tests[recording.test].runs[answer.model][answer.repeat]?.[answer.turn];
  const text = [answer.text].flat().join('\n');
  if (exchange?.text !== text) {
    throw new Error(
      `${recording.test}, ${answer.model}, repeat ${answer.repeat}, turn ${answer.turn}: recorded out of order`,
    );
  }
  return exchange.ms;
}

function judgeLatency({ text }) {
  return 600 + (([text].flat().join('').length * 37) % 400);
}
