/** The two support agents compared, as README shows it: the one with the worse prompt is worse than the other. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { createWorkspace, runAction, startDist } from './project.js';

startDist();

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));

test('support-agent-regression is worse than support-agent, test by test', async () => {
  const workspace = await createWorkspace({ '.git/HEAD': 'ref: refs/heads/main\n' });
  const replay = (example: string, ...more: readonly string[]) =>
    runAction(workspace, {
      as: 'local',
      args: [`examples/${example}/kindlm.yaml`, '--responses', 'replay', ...more],
    });
  await cp(EXAMPLES, join(workspace.path, 'examples'), { recursive: true });
  expect(await replay('support-agent')).toMatchObject({ code: 0 });
  const worse = await replay(
    'support-agent-regression',
    ...['--compare', 'kindlm-report/report.json'],
  );
  expect(worse.code).toBe(1);
  const [suite] = worse.report?.suites ?? [];
  expect(suite?.comparison?.verdict.verdict).toBe('worse');
  const kinds = new Set(suite?.results.map(({ comparison }) => comparison?.kind));
  expect([...kinds]).toEqual(['changed']);
  expect(worse.stdout).toContain('got worse');
});
