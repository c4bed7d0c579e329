/** The example of an agent: green, with two runs of twenty-five that called other tools than they should. */
import { cp } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { runAction } from '../e2e/run-action.js';
import { createWorkspace } from '../e2e/workspace.js';
import { absolute } from './pages.js';

test('examples/exchange-agent', async () => {
  const workspace = await createWorkspace();
  try {
    await cp(absolute('examples/exchange-agent'), workspace.path, { recursive: true });
    const run = await runAction({ workspace: workspace.path, inputs: { responses: 'replay' } });
    expect([run.code, run.outputs['pass-rate']]).toEqual([0, '100.0']);
    expect(run.report?.failureCodes).toEqual({ TRAJECTORY_MISMATCH: 2 });
    const gates = run.report?.suites[0]?.gates.gates ?? [];
    const actual = gates.flatMap((gate) =>
      ['runPassRateMin', 'reliabilityMin'].includes(gate.gateName) ? gate.actual : [],
    );
    expect(actual).toEqual([0.92, expect.closeTo(0.76)]);
    // The calls of the run that looked at no stock, one a line.
    expect(run.summary).toMatch(
      /ok: get_order .*<br>.*missing: check_stock .*<br>.*ok: create_exchange /,
    );
  } finally {
    await workspace.remove();
  }
});
