/** The action asks V8 to keep its heap small: the limit of memory in design/performance.md depends on it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import { NODES } from './nodes.js';
import { createWorkspace, KEY_NAME, runAction, suiteYaml } from './project.js';

const model = await startOpenAiServer();

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

test.each(NODES)('both flags are set once, and Node %s knows them', async (node) => {
  const yaml = suiteYaml({ url: model.url, tests: [{ name: 'hello' }] });
  const workspace = await createWorkspace({ 'kindlm.yaml': yaml, flags: '' });
  const file = join(workspace.path, 'flags');
  const { code, stderr } = await runAction(workspace, {
    node,
    env: {
      [KEY_NAME]: 'sk-test',
      FLAGS_FILE: file,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(NOTING)}`,
    },
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const flags = '--semi-space-growth-factor=1\n--optimize-for-size\n';
  expect(await readFile(file, 'utf8')).toBe(flags);
});
