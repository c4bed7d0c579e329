/**
 * `npm run agents [-- NAME ...]`: runs the real programs against a local model server, through the built action. Each is
 * asked with a skill that makes a difference, with a change that breaks the skill, with a key that is refused, and
 * without the permission to write. Prints verdict, calls, tokens and cost of each, and ends with 1 where one is not as it
 * must be. The programs (1.4 GB) are installed into a folder of their own, which `AGENTS_FOLDER` names.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AGENTS, checkout, SKILL_FILES } from './agents.mjs';
import { startModelServer } from './model-server.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = process.env.AGENTS_FOLDER ?? path.join(tmpdir(), 'kindlm-agents');
const MINUTES = 5;

/** What each agent is asked, and how that must end. `word`: what its skill says. */
const SCENARIOS = [
  { name: 'skill', word: 'Ahoy', exitCode: 0, repeat: 3 },
  { name: 'broken skill', word: 'Moin', exitCode: 1, repeat: 3, compare: 'skill' },
  {
    name: 'refused key',
    word: 'Ahoy',
    exitCode: 3,
    repeat: 2,
    key: 'refused-key-401',
    code: 'PROVIDER_AUTH_FAILED',
  },
  {
    name: 'bad request',
    word: 'Ahoy',
    exitCode: 1,
    repeat: 1,
    key: 'refused-key-400',
    code: 'PROVIDER_ERROR',
  },
  { name: 'denied tool', word: 'Ahoy', exitCode: 1, command: 'denied', repeat: 1, isDenied: true },
];

function install(names) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const packages = names.map((name) => AGENTS[name].package);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
}

/** opencode looks files up with ripgrep, and downloads it where there is none; Codex brings one. */
function searchFolders() {
  const vendor = path.join(FOLDER, 'node_modules/@openai');
  if (!existsSync(vendor)) return [];
  const found = readdirSync(vendor, { recursive: true }).filter(
    (file) => path.basename(file) === 'rg',
  );
  return found.map((file) => path.dirname(path.join(vendor, file)));
}

function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function config(agent, { command = 'command', repeat }) {
  const { model, env } = agent;
  const test = {
    name: 'greets-as-the-skill-says',
    workspace: { from: 'start', files: SKILL_FILES, home: 'home' },
    command: `${agent[command]} < /dev/null`,
    keys: Object.keys(env({ port: 0, key: '' })).filter((name) => name.endsWith('KEY')),
    timeoutMs: MINUTES * 60_000,
    vars: { task: 'Write a greeting into hello.txt.' },
    repeat,
    ...(model === undefined ? {} : { model }),
    expect: {
      files: [{ path: 'hello.txt', contains: ['Ahoy'] }],
      // opencode writes its own .gitignore.
      changes: { only: ['hello.txt', '.opencode/.gitignore'] },
    },
  };
  return {
    kindlm: 1,
    project: 'agents',
    suite: { name: 'agents' },
    defaults: { concurrency: 1 },
    tests: [test],
  };
}

async function runScenario(name, scenario, { port, root }) {
  const agent = AGENTS[name];
  const folder = path.join(root, name, scenario.name.replaceAll(' ', '-'));
  const { key = 'local-model-key', isDenied } = scenario;
  const place = { port, key, isDenied };
  // Each answer gets a copy of it.
  writeFiles(path.join(folder, 'home'), { '.keep': '', ...agent.files?.(place) });
  writeFiles(folder, {
    ...checkout(scenario.word),
    'kindlm.yaml': JSON.stringify(config(agent, scenario)),
  });
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const env = {
    ...process.env,
    ...agent.env(place),
    PATH: [path.join(FOLDER, 'node_modules/.bin'), ...searchFolders(), process.env.PATH].join(
      path.delimiter,
    ),
  };
  const base = scenario.compare && path.join(root, name, scenario.compare, 'report/report.json');
  const options = [
    '--outputs',
    'all',
    '--report-dir',
    'report',
    ...(base ? ['--compare', path.relative(folder, base)] : []),
  ];
  const exitCode = await runAction([path.join(folder, 'kindlm.yaml'), ...options], {
    cwd: folder,
    env,
  });
  const report = path.join(folder, 'report/report.json');
  return {
    exitCode,
    report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
  };
}

function runAction(args, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'dist/index.js'), ...args], options);
    let log = '';
    child.stdout.on('data', (data) => (log += data));
    child.stderr.on('data', (data) => (log += data));
    child.on('close', (code) => {
      writeFileSync(path.join(options.cwd, 'log.txt'), log);
      resolve(code);
    });
  });
}

/** One line of the table, and what is not as it must be. */
function lineOf(name, scenario, { exitCode, report }) {
  const result = report?.suites[0]?.results[0];
  const runs = result?.runs ?? [];
  const [run] = runs;
  const codes = [...new Set(runs.flatMap(({ outcome }) => outcome.code ?? []))];
  const denied = run?.agent?.denied?.tools ?? [];
  const wrong = [
    ...(scenario.exitCode !== undefined && exitCode !== scenario.exitCode
      ? [`exit code ${exitCode}, expected ${scenario.exitCode}`]
      : []),
    ...(scenario.code !== undefined && !codes.includes(scenario.code)
      ? [`no ${scenario.code}`]
      : []),
    ...(scenario.isDenied === true &&
    AGENTS[name].undenied === undefined &&
    denied.length === 0 &&
    !JSON.stringify(result ?? {}).includes('denied')
      ? ['nothing denied']
      : []),
    ...(scenario.exitCode === 0 && run?.agent?.version === undefined ? ['no version'] : []),
  ];
  return {
    agent: `${name} ${run?.agent?.version ?? ''}`.trim(),
    scenario: scenario.name,
    exit: exitCode,
    passed: `${runs.filter(({ outcome }) => outcome.kind === 'passed').length}/${runs.length}`,
    calls: (run?.toolCalls ?? []).map((call) => call.name).join(', '),
    changed: (run?.changes ?? []).map((change) => change.path).join(', '),
    turns: run?.agent?.turns ?? '',
    tokens: run?.tokenUsage.totalTokens ?? '',
    usd: run?.costEstimateUsd ?? 'unknown',
    seconds: Math.round((run?.latencyMs ?? 0) / 100) / 10,
    note:
      wrong.length > 0
        ? `WRONG: ${wrong.join('; ')}`
        : [
            ...codes,
            ...denied.map((tool) => `denied ${tool}`),
            ...(scenario.isDenied === true ? [AGENTS[name].undenied ?? ''] : []),
          ]
            .filter((words) => words !== '')
            .join(', '),
  };
}

async function main() {
  const wanted = process.argv.slice(2);
  const names = wanted.length > 0 ? wanted : Object.keys(AGENTS);
  const unknown = names.filter((name) => AGENTS[name] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `no such agent: ${unknown.join(', ')}; there are ${Object.keys(AGENTS).join(', ')}`,
    );
  if (process.env.AGENTS_INSTALLED === undefined) install(names);
  const root = mkdtempSync(path.join(tmpdir(), 'kindlm-agents-run-'));
  const server = await startModelServer();
  const lines = [];
  for (const name of names) {
    for (const scenario of SCENARIOS) {
      if (scenario.command !== undefined && AGENTS[name][scenario.command] === undefined) continue;
      const line = lineOf(
        name,
        scenario,
        await runScenario(name, scenario, { port: server.port, root }),
      );
      lines.push(line);
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  }
  server.close();
  console.table(lines);
  const isWrong = lines.some(({ note }) => note.startsWith('WRONG'));
  if (isWrong) {
    const kept = path.join(FOLDER, 'last-run');
    rmSync(kept, { recursive: true, force: true });
    cpSync(root, kept, { recursive: true });
    process.stdout.write(`Logs and reports: ${kept}\n`);
  }
  rmSync(root, { recursive: true, force: true });
  process.exitCode = isWrong ? 1 : 0;
}

await main();
