/** A long log reaches a slow reader to its last line; a reader that never reads keeps nothing from ending. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FakeServer } from '../servers/faults.js';
import { nodeProgram, NODES, type NodeName } from './nodes.js';
import { createWorkspace, KEY_NAME, startModel, suiteYaml, type Workspace } from './project.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let model: FakeServer;
let workspace: Workspace;
beforeAll(async () => {
  model = await startModel({});
  const tests = Array.from({ length: 300 }, (_, index) => ({
    name: `${index} ${'x'.repeat(1000)}`,
    vars: { message: 'hello' },
    expect: { output: { contains: ['no such text'] } },
  }));
  const yaml = suiteYaml({ url: model.url, tests, defaults: { concurrency: 50 } });
  workspace = await createWorkspace({ 'kindlm.yaml': yaml });
});

beforeEach(() => rm(join(workspace.path, 'kindlm-report'), { recursive: true, force: true }));

/** Of every process that is started here, as of all others of the tests (run-action.ts). */
const ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['DIST_COMPILE_CACHE'],
  [KEY_NAME]: 'sk-test-key',
};

/** As the runner starts it, but that nobody reads yet. */
function start(node: NodeName): ChildProcess {
  return spawn(nodeProgram(node), [join(ROOT, 'dist/index.js')], {
    cwd: workspace.path,
    env: {
      ...ENVIRONMENT,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace.path,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REPOSITORY: 'acme/shop',
      INPUT_COMPARE: 'never',
      INPUT_ARTIFACTS: 'never',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe.each(NODES)('on Node %s', (node) => {
  test('a reader that is slow gets everything', async () => {
    const child = start(node);
    const ended = once(child, 'close');
    // Once the reports stand the log is as good as written, and nobody has read it.
    while (!existsSync(join(workspace.path, 'kindlm-report/junit.xml'))) {
      expect(child.exitCode).toBeNull();
      await pause(50);
    }
    await pause(1_000);
    let log = '';
    for await (const chunk of child.stdout?.setEncoding('utf8') ?? []) {
      log += String(chunk);
      await pause(5);
    }
    const [code] = (await ended) as [number | null];
    expect(code).toBe(1);
    expect(log.match(/x{1000}/g)?.length).toBeGreaterThanOrEqual(300);
    expect(log.trimEnd().split('\n').at(-1)).toMatch(
      /^::error::support fails: 0 of 300 tests pass, 285 are needed; pass rate 0 /,
    );
  });

  test('one that never reads keeps the process from nothing', async () => {
    const child = start(node);
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(1);
    child.stdout?.destroy();
  });

  test('one that goes away changes no verdict', async () => {
    const child = start(node);
    await once(child.stdout ?? child, 'readable');
    child.stdout?.destroy();
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(1);
  });
});

describe('as at a terminal, with the output in a file', () => {
  /** The model is in this process, which must not wait for it. */
  const runs = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(
        nodeProgram('24'),
        [...args, join(ROOT, 'dist/index.js'), '--compare', 'never', '--tests', '1 x*'],
        {
          cwd: workspace.path,
          env: { ...ENVIRONMENT, ...env },
        },
        (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }),
      );
    });

  // picocolors takes what it is not told for a yes in all of these.
  test.each([
    [{}, false],
    [{ CI: 'true' }, false],
    [{ CI: '1', FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: '1' }, true],
  ])('%j: colours %j', async (env, isColored) => {
    const { status, stdout, stderr } = await runs([], env);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout.includes('\u001b[')).toBe(isColored);
  });

  test.each([['18.20.8'], ['19.9.0']])('Node %s is told that it is too old', async (old) => {
    const fake = `Object.defineProperty(process.versions, 'node', { value: '${old}' });
      Object.defineProperty(process, 'version', { value: 'v${old}' });
      // What such a Node lacks.
      delete Array.prototype.toSorted; delete Promise.withResolvers;`;
    const { status, stdout, stderr } = await runs([
      '--import',
      `data:text/javascript,${encodeURIComponent(fake)}`,
    ]);
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: `KindLM needs Node 20 or later, and this is v${old}.\n`,
    });
  });

  test('the oldest Node is that of package.json, and nothing is loaded before it is looked at', () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    const check = readFileSync(join(ROOT, 'src/processes/node-version.ts'), 'utf8');
    expect(engines.node).toBe(`>=${/OLDEST_NODE = (\d+)/.exec(check)?.[1]}`);
    const entry = readFileSync(join(ROOT, 'src/index.ts'), 'utf8');
    expect(/^import .*$/m.exec(entry)?.[0]).toBe("import './processes/node-version.js';");
    // A module is linked before its first line runs: what it imports must be there on every Node.
    const built = readFileSync(join(ROOT, 'dist/index.js'), 'utf8');
    expect(built.match(/^(?:import|export)\b.*from .*$/gm)).toEqual([
      'import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";',
    ]);
  });
});
