/** A run asks V8 to keep its heap small, and that of Node 20 to compile less: docs/performance.md depends on it. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { nodeProgram, type NodeName } from './nodes.js';
import { createWorkspace, runAction } from './run-action.js';
import { KEY_NAME, startScriptedModel, suiteYaml, type SuiteYaml } from './suite-yaml.js';

let model: FakeServer;
beforeAll(async () => {
  const refused = { kind: 'http', status: 401, body: { error: { message: 'bad key' } } } as const;
  model = await startScriptedModel({ refused });
});
afterAll(() => model.close());

/** Writes down each flag that the process sets, and sets it. */
const NOTING = `
  import { appendFileSync } from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import v8 from 'node:v8';
  const set = v8.setFlagsFromString;
  v8.setFlagsFromString = (flag) => {
    appendFileSync(process.env.FLAGS_FILE, flag + '\\n');
    set(flag);
  };
  syncBuiltinESMExports();
`;

async function flagsOf(
  suite: Omit<SuiteYaml, 'url'>,
  node: NodeName = '24',
): Promise<readonly string[]> {
  const workspace = await createWorkspace({
    'kindlm.yaml': suiteYaml({ url: model.url, ...suite }),
    flags: '',
  });
  try {
    const file = join(workspace.path, 'flags');
    await runAction({
      node,
      workspace: workspace.path,
      env: {
        [KEY_NAME]: 'sk-test',
        FLAGS_FILE: file,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(NOTING)}`,
      },
    });
    return (await readFile(file, 'utf8')).split('\n').filter((flag) => flag !== '');
  } finally {
    await workspace.remove();
  }
}

function v8Version(node: NodeName): string {
  return String(execFileSync(nodeProgram(node), ['-p', 'process.versions.v8']));
}

const SMALL = '--semi-space-growth-factor=1';
const SMALLER = '--optimize-for-size';
/** As many are planned; the refused key ends the run. */
const refused = (runs: number) => ({
  tests: Array.from({ length: 50 }, (_, index) => ({
    name: `t${index}`,
    vars: { message: 'refused' },
    repeat: runs / 50,
  })),
});

test.each<[string, Omit<SuiteYaml, 'url'>, readonly string[]]>([
  ['a small run', { tests: [{ name: 'hello' }] }, [SMALL]],
  ['4,950 runs', refused(4_950), [SMALL]],
  ['5,000 runs', refused(5_000), [SMALLER]],
  [
    'a config of 300 KB',
    { tests: [{ name: 'hello', vars: { message: 'hello', notes: 'a'.repeat(300_000) } }] },
    [SMALLER, SMALL],
  ],
])('%s', async (_, suite, flags) => {
  expect(await flagsOf(suite)).toEqual(flags);
});

test('a small run on Node 20', async () => {
  // Where a later one is installed, that is asked.
  const compiling = v8Version('20').startsWith('11.') ? ['--interrupt-budget=400000'] : [];
  const suite = { tests: [{ name: 'hello' }] };
  expect(await flagsOf(suite, '20')).toEqual([...compiling, SMALL]);
});
