/**
 * What differs on Windows, as far as Linux can show it: the process says that it is Windows, paths stay those of Linux.
 * The jobs "Windows" and "macOS" of .github/workflows/ci.yml run portable tests on the real ones (jest.portable.config.mjs).
 */
import { describe, expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import {
  createWorkspace,
  KEY_ENV,
  modelEntry,
  runAction,
  startDist,
  suiteYaml,
} from './project.js';

startDist();

/** Loaded before the action. */
function preloaded(code: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

const AS_WINDOWS = {
  ...KEY_ENV,
  ...preloaded("Object.defineProperty(process, 'platform', { value: 'win32' })"),
};

const server = await startOpenAiServer();

describe('`command` tests are refused before the first call', () => {
  const config = (): string =>
    suiteYaml({
      url: server.url,
      models: [modelEntry('m')],
      tests: [
        { name: 'asks', prompt: 'p' },
        { name: 'runs', command: 'echo hello' },
      ],
    });

  test.each(['run', 'plan', 'validate'])('mode: %s', async (mode) => {
    const workspace = await createWorkspace({ 'kindlm.yaml': config() });
    const before = server.requests.length;
    const run = await runAction(workspace, { env: AS_WINDOWS, inputs: { mode } });
    expect(run.code).toBe(2);
    const errors = run.annotations.filter(({ level }) => level === 'error');
    expect(JSON.stringify(errors)).toContain(
      'Test \\"runs\\" runs a command, which needs a POSIX shell, and this is Windows.',
    );
    expect(server.requests).toHaveLength(before);
  });

  test('stored answers need no shell', async () => {
    const workspace = await createWorkspace({ 'kindlm.yaml': config() });
    await runAction(workspace, { inputs: { responses: 'record' } });
    const run = await runAction(workspace, { env: AS_WINDOWS, inputs: { responses: 'replay' } });
    expect(run.outputs).toMatchObject({ 'exit-code': '0', passed: '2' });
  });
});

test('Ctrl+Break ends a run as Ctrl+C does: its reports are written', async () => {
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const slow = await startOpenAiServer({
    reply() {
      asked();
      return { kind: 'hang' };
    },
  });
  const config = suiteYaml({ url: slow.url, models: [modelEntry('m')] });
  const workspace = await createWorkspace({ 'kindlm.yaml': config });
  const run = await runAction(workspace, {
    env: {
      ...KEY_ENV,
      ...preloaded("process.on('SIGUSR2', () => process.emit('SIGBREAK', 'SIGBREAK'))"),
    },
    signal: { name: 'SIGUSR2', when: isAsked },
  });
  expect(run.stdout).toContain('SIGBREAK: nothing more is sent');
  expect(run.report?.interruption).toEqual({ kind: 'signal', signal: 'SIGBREAK' });
});
