/**
 * What CI runs, tried as far as this machine can: each `run:` of ci.yml, on each of its systems. Node is told that it is
 * on Windows or macOS; what only a real one can show is left to CI.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import portable, { PORTABLE_TESTS } from '../../jest.portable.config.mjs';
import { absolute, listFolder, readText } from './pages.js';

/** What a test cannot have on every system: a shell, POSIX signals. */
const OF_POSIX = /\bcommand: '|\bSIG(?:KILL|TERM|INT|USR\d)\b|\/bin\/|\/proc\b|mkfifo/;
/** Paths as the system writes them, in which a pattern with slashes finds nothing on Windows. */
const SYSTEM_PATHS = /readdir(?:Sync)?\([^;]*recursive: true(?![^;]*withFileTypes)/;
/** Nor any of the files that it imports: a program that no runner has. */
const PROGRAMS = /^import (?!type )[^;]* from 'playwright-core'/m;

const filesOf = (name: string): readonly string[] =>
  name.startsWith('e2e/')
    ? [`__tests__/${name}.test.ts`]
    : existsSync(absolute(`__tests__/${name}`))
      ? listFolder(`__tests__/${name}/`)
          .filter((file) => file.endsWith('.test.ts'))
          .map((file) => `__tests__/${name}/${file}`)
      : [];

/** The file and what it imports of the tests, types apart. */
function withImports(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const imports = readText(file).matchAll(
    /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)\.js'/gm,
  );
  for (const [, path = ''] of imports) {
    const imported = `${normalize(join(dirname(file), path)).replaceAll('\\', '/')}.ts`;
    if (imported.startsWith('__tests__/')) withImports(imported, known);
  }
  return known;
}

describe.each(PORTABLE_TESTS)('%s', (name) => {
  test('is there, and needs no POSIX shell, no browser and no slashes', () => {
    const files = filesOf(name);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => OF_POSIX.test(readText(file)))).toEqual([]);
    expect(files.filter((file) => SYSTEM_PATHS.test(readText(file)))).toEqual([]);
    const needed = files.flatMap((file) => [...withImports(file)]);
    expect(needed.filter((file) => PROGRAMS.test(readText(file)))).toEqual([]);
  });
});

test('what needs a browser is found through what it imports', () => {
  const needed = [...withImports('__tests__/e2e/html-report.test.ts')];
  expect(needed.filter((file) => PROGRAMS.test(readText(file)))).toEqual([
    '__tests__/report/chromium.ts',
  ]);
});

test('each is one pattern of jest', () => {
  expect(portable.testMatch).toHaveLength(PORTABLE_TESTS.length);
});

interface Job {
  readonly strategy?: { readonly matrix: { readonly include?: readonly { system: string }[] } };
  readonly steps?: readonly { readonly run?: string; readonly env?: object }[];
}
const { jobs } = parse(readText('.github/workflows/ci.yml')) as { jobs: Record<string, Job> };
const runsOf = (job: string) => jobs[job]?.steps?.flatMap(({ run }) => run ?? []) ?? [];

const home = mkdtempSync(join(tmpdir(), 'kindlm-ci-'));
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

interface System {
  readonly platform: string;
  readonly cpu: string;
}
/** By the names of the matrix. */
const SYSTEMS: Readonly<Record<string, System>> = {
  Windows: { platform: 'win32', cpu: 'x64' },
  macOS: { platform: 'darwin', cpu: 'arm64' },
};

function start(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: absolute('.'),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: home, ...env },
  });
  return status === 0 ? 0 : `${status}: ${stdout}${stderr}`.slice(-2_000);
}

/** `npm start` and `npm run NAME`, by the script's own words: npm itself would look for the shell of the other system. */
function script(name: string, args: string, { platform }: System) {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  const [program = '', ...given] = `${scripts[name] ?? ''} ${args}`.trim().split(/\s+/);
  const code = `Object.defineProperty(process, 'platform', { value: '${platform}' })`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(code)}`;
  const report = name === 'test:portable' ? [] : ['--report-dir', join(home, 'report')];
  const node = program === 'node' ? process.execPath : program;
  return start(node, [...given, ...report], platform === '' ? {} : { NODE_OPTIONS: preload });
}

/** How each script of the systems is tried. One that is not here fails: say how it can be tried. */
const WAYS: readonly (readonly [RegExp, (found: RegExpExecArray, system: System) => unknown])[] = [
  [/^git (config --global \S+ \S+)$/, ([, args = '']) => start('git', args.split(' '))],
  [/^npm start -- (.+)$/, ([, args = ''], system) => script('start', args, system)],
  [
    /^npm run (example:\S+) -- (.+)$/,
    ([, name = '', args = ''], system) => script(name, args, system),
  ],
  [
    // The lock file fits package.json, and has what that system installs.
    /^npm ci$/,
    (_, { platform, cpu }) =>
      start('npm', [
        'ci',
        '--dry-run',
        '--offline',
        '--ignore-scripts',
        `--os=${platform}`,
        `--cpu=${cpu}`,
      ]),
  ],
  [
    // That its tests are found; what they need is looked at above.
    /^npm run (test:portable)$/,
    ([, name = '']) => script(name, '--listTests', { platform: '', cpu: '' }),
  ],
];

describe.each(Object.entries(SYSTEMS))('each step of CI on %s', (name, system) => {
  test('is a system of the matrix', () => {
    expect(jobs['systems']?.strategy?.matrix.include?.map((one) => one.system)).toContain(name);
  });

  test.each(runsOf('systems'))('%s', (command) => {
    const found = WAYS.flatMap(([pattern, way]) => {
      const match = pattern.exec(command);
      return match === null ? [] : [way(match, system)];
    });
    expect(found).toEqual([0]);
  });
});

test('every system of the matrix is tried', () => {
  const systems = jobs['systems']?.strategy?.matrix.include?.map(({ system }) => system);
  expect(systems).toEqual(Object.keys(SYSTEMS));
});

test.each([
  ['success success success success', 0],
  ['success failure success success', 1],
  ['success success skipped success', 1],
  ['cancelled success success success', 1],
])('"CI OK" after %s: %i', (results, code) => {
  const [run = ''] = runsOf('ci-ok');
  const ended = start('bash', ['--norc', '-ec', run], { RESULTS: results });
  expect(ended === 0 ? 0 : 1).toBe(code);
});

test('every other script of CI is one that tests know', () => {
  const others = Object.keys(jobs).filter((job) => job !== 'systems' && job !== 'ci-ok');
  // ci-run.test.ts tries it.
  expect(others.flatMap(runsOf)).toEqual(['.ci/run']);
});
