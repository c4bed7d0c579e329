import { cp } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { absolute, readText } from './pages.js';
import { type ActionRun, createWorkspace, runAction, startDist } from '../e2e/project.js';

startDist();

interface TelegramConfig {
  readonly tests: readonly {
    readonly name: string;
    readonly tags: readonly string[];
    readonly vars: { readonly query: string; readonly outputFormat: string };
  }[];
}

const CATEGORIES = ['creator', 'url', 'format', 'conciseness'];
const BANDS = ['perfect', 'excellent', 'good', 'borderline', 'poor', 'failed'];

/** What fails, and why; everything else passes. */
const FAILING = {
  'html-creator-employer': 'JAVASCRIPT_FAILED',
  'md-creator-who-is-duyet': 'JAVASCRIPT_FAILED',
  'html-url-article': 'JAVASCRIPT_FAILED',
  'md-url-repository': 'JAVASCRIPT_FAILED',
  'html-format-steps': 'FORMAT_INVALID',
  'html-format-release-notes': 'FORMAT_INVALID',
  'md-format-release-notes': 'FORMAT_INVALID',
  'html-conciseness-ownership': 'JUDGE_BELOW_THRESHOLD',
  'md-conciseness-capital': 'CONCISENESS_FAILED',
  'md-conciseness-frameworks': 'CONCISENESS_FAILED',
  'md-conciseness-reverse-string': 'CONCISENESS_FAILED',
};

describe('examples/telegram-bot', () => {
  const { tests } = parse(readText('examples/telegram-bot/kindlm.yaml')) as TelegramConfig;
  let run: ActionRun;

  beforeAll(async () => {
    const workspace = await createWorkspace();
    await cp(absolute('examples/telegram-bot'), workspace.path, { recursive: true });
    run = await runAction(workspace, {
      as: 'local',
      args: ['kindlm.yaml', '--responses', 'replay'],
    });
    await workspace.remove();
  });

  test('asks the same in both formats, in all four categories, at least 58 times in all', () => {
    const queries = (format: string) =>
      tests.filter(({ vars }) => vars.outputFormat === format).map(({ vars }) => vars.query);
    expect(queries('telegram-html').sort()).toEqual(queries('telegram-markdown').sort());
    expect(tests.length).toBeGreaterThanOrEqual(58);
    expect([...new Set(tests.map(({ tags }) => tags[0]))].sort()).toEqual([...CATEGORIES].sort());
  });

  test('is red for the answers that fail on purpose, and for no others', () => {
    const results = run.report?.suites.flatMap((suite) => suite.results) ?? [];
    const failing = results.flatMap(({ testCaseName, passed, failureCodes }) =>
      passed ? [] : [[testCaseName, failureCodes[0]]],
    );
    expect(Object.fromEntries(failing)).toEqual(FAILING);
    expect(run.code).toBe(1);
    const gates = run.report?.suites.flatMap((suite) => suite.gates.gates) ?? [];
    expect(gates.filter(({ passed }) => !passed).map(({ gateName }) => gateName)).toEqual([
      'passRateMin',
    ]);
  });

  test('shows every band of scores', () => {
    const results = run.report?.suites.flatMap((suite) => suite.results) ?? [];
    const bands = results.flatMap(({ runs }) =>
      runs.flatMap(({ assertions }) => assertions.map(({ metadata }) => metadata?.['band'])),
    );
    for (const band of BANDS) expect(bands).toContain(band);
  });

  test('is what npm run example:telegram runs', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    expect(scripts['example:telegram']).toBe(
      'node dist/index.js examples/telegram-bot/kindlm.yaml --responses replay',
    );
  });
});
