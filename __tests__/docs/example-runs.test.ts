/** What the examples show. The agent: green, with two runs of twenty-five that called other tools than they should. */
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { partsViolations } from '../e2e/report-schema.js';
import type { PartsReport } from '../../src/report/parts/parts-report.js';
import { absolute } from './pages.js';
import {
  type ActionRun,
  createWorkspace,
  runAction,
  startDist,
  type Workspace,
} from '../e2e/project.js';

startDist();

test('examples/exchange-agent', async () => {
  const workspace = await createWorkspace();
  await cp(absolute('examples/exchange-agent'), workspace.path, { recursive: true });
  const run = await runAction(workspace, { inputs: { responses: 'replay' } });
  expect([run.code, run.outputs['pass-rate']]).toEqual([0, '100.0']);
  expect(run.report?.failureCodes).toEqual({ TRAJECTORY_MISMATCH: 2 });
  const gates = run.suite?.gates.gates ?? [];
  const actual = gates.flatMap((gate) =>
    ['runPassRateMin', 'reliabilityMin'].includes(gate.gateName) ? gate.actual : [],
  );
  expect(actual).toEqual([0.92, expect.closeTo(0.76)]);
  // The calls of the run that looked at no stock, one a line.
  expect(run.summary).toMatch(
    /ok: get_order .*<br>.*missing: check_stock .*<br>.*ok: create_exchange /,
  );
});

test('examples/support-agent: what earns its place, by the command of docs/parts.md', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kindlm-parts-'));
  try {
    const options = ['--mode', 'parts', '--responses', 'replay', '--report-dir', folder];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['examples/start.mjs', 'examples/support-agent/kindlm.yaml', ...options],
      { cwd: absolute('.'), env: { PATH: process.env['PATH'] } },
    );
    expect(stdout).toMatch(/of 3 paragraphs, tests notice 2/);
    expect(stdout).toMatch(/➖ You sort incoming tickets/);
    expect(stdout).toMatch(/triage-card-fraud on gpt-6-luna passes 0 of 11 without it, 11 of 11/);
    const report = JSON.parse(await readFile(join(folder, 'parts.json'), 'utf8')) as PartsReport;
    expect(partsViolations(report)).toEqual([]);
    const [suite] = report.suites;
    expect(suite?.parts.map(({ word }) => word)).toEqual(['not noticed', 'needed', 'needed']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('examples/skill', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await createWorkspace();
    await cp(absolute('examples/skill'), workspace.path, { recursive: true });
  });
  const run = (): Promise<ActionRun> => runAction(workspace, { inputs: { responses: 'replay' } });

  test('is green on its recorded runs, without a key or an agent', async () => {
    const { code, report } = await run();
    expect(code).toBe(0);
    expect(report?.totals).toMatchObject({ total: 5, passed: 5 });
    expect(report?.suites[0]?.notices).toEqual([]);
  });

  test('a changed skill makes it red: what was recorded is no answer to it', async () => {
    const skill = join(workspace.path, 'skills/changelog/SKILL.md');
    await appendFile(skill, '\n5. Say please.\n');
    const { code, stdout } = await run();
    expect(code).toBe(2);
    expect(stdout).toContain('belongs to a different request');
    expect(stdout).toContain('It affects 5 tests');
  });
});

describe('examples/vitest-evals', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await createWorkspace();
    await cp(absolute('examples/vitest-evals'), workspace.path, { recursive: true });
  });
  const run = (): Promise<ActionRun> => runAction(workspace, { inputs: { responses: 'replay' } });

  test('shows three recorded runs of vitest, which need not be installed', async () => {
    const { code, report, annotations } = await run();
    expect(code).toBe(0);
    expect(report?.totals).toMatchObject({ total: 8, passed: 7, failed: 1 });
    expect(report?.suites[0]?.harnesses).toMatchObject([{ harness: 'vitest', repeat: 3 }]);
    expect(report?.suites[0]?.results.map(({ runCount }) => runCount)).toEqual(Array(8).fill(3));
    expect(annotations).toContainEqual(
      expect.objectContaining({ file: 'evals/faq.test.js', line: 35 }),
    );
  });

  test('a changed prompt makes it red: what was recorded is no result of it', async () => {
    await appendFile(join(workspace.path, 'prompts/faq.md'), 'Say please.\n');
    const { code, stdout } = await run();
    expect(code).toBe(2);
    expect(stdout).toContain('of other files of `dependsOn`');
  });
});

describe('examples/faq-bot', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await createWorkspace();
    await cp(absolute('examples/faq-bot'), workspace.path, { recursive: true });
  });
  const run = (inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> =>
    runAction(workspace, { inputs: { responses: 'replay', ...inputs } });

  test('a test for each row; the one wrong answer is shown at its row', async () => {
    const { code, report, stdout } = await run();
    expect(code).toBe(0);
    expect(report?.totals).toMatchObject({ total: 12, passed: 11, failed: 1 });
    expect(stdout).toMatch(/::\w+ [^\n]*file=cases\/questions\.csv,line=5[,:]/);
  });

  test('a sample asks so many of the rows', async () => {
    const { outputs } = await run({ sample: '5' });
    expect(outputs['not-asked']).toBe('7');
  });
});
