/** The two support agents compared, as README shows it: the one with the worse prompt is worse than the other. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runAction } from './run-action.js';
import { createWorkspace } from './workspace.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('support-agent-regression is worse than support-agent, test by test', async () => {
  const out = await createWorkspace();
  const replay = (example: string, reports: string, more: readonly string[] = []) =>
    runAction({
      workspace: ROOT,
      as: 'local',
      args: [
        `examples/${example}/kindlm.yaml`,
        ...['--responses', 'replay', '--report-dir', join(out.path, reports), ...more],
      ],
    });
  try {
    expect(await replay('support-agent', 'before')).toMatchObject({ code: 0 });
    const base = join(out.path, 'before/report.json');
    const worse = await replay('support-agent-regression', 'after', ['--compare', base]);
    expect([worse.code, worse.stdout]).toEqual([1, expect.stringContaining('Worse than')]);
    expect(worse.stdout).not.toMatch(/checks changed/i);
  } finally {
    await out.remove();
  }
});
