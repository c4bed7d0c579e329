/** A folder with a suite that has nothing but an entry of `results`, and what is collected of it. */
import { aggregateSuite } from '../../src/engine/evaluate/aggregate.js';
import { planSuites, withRead, type PlanFilter } from '../../src/engine/plan.js';
import { StopSwitch } from '../../src/engine/execute.js';
import { collectResults } from '../../src/results/collect.js';
import { settleHarnesses } from '../../src/results/settle.js';
import { SCORED_KINDS } from '../../src/assertions/registry.js';
import { loadSuites } from '../../src/config/load.js';
import { createWorkspace } from '../e2e/workspace.js';

export interface Harness {
  readonly files?: Readonly<Record<string, string>>;
  /** Of the entry; `read` is `out.xml` and `format` `junit` unless given. */
  readonly entry?: Readonly<Record<string, unknown>>;
  readonly filter?: PlanFilter;
  /** What the base branch had. */
  readonly before?: Parameters<typeof settleHarnesses>[1];
  readonly stop?: StopSwitch;
  /** The files are committed. */
  readonly git?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

const ALL: PlanFilter = { tags: [], tests: [], models: [] };

type Collected = Awaited<ReturnType<typeof collectResults>>;

export interface Seen extends Collected {
  readonly results: ReturnType<typeof aggregateSuite>;
  readonly skipped: readonly string[];
  readonly sampled: Collected['harnesses'][number]['sampled'];
  /** Every problem as one line. */
  readonly said: string;
}

export async function collect({ files = {}, entry = {}, ...rest }: Harness): Promise<Seen> {
  const { filter = ALL, before, stop = new StopSwitch(), git = false, environment } = rest;
  const results = [{ name: 'evals', read: 'out.xml', format: 'junit', ...entry }];
  const config = { kindlm: 1, project: 'p', suite: { name: 's' }, results };
  const workspace = await createWorkspace(
    { ...files, 'kindlm.yaml': JSON.stringify(config) },
    { git },
  );
  try {
    const loaded = await loadSuites({
      workspace: workspace.path,
      workingDirectory: workspace.path,
      patterns: ['kindlm.yaml'],
      overrides: {},
      allowCommands: true,
      scoredRules: SCORED_KINDS,
    });
    if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
    const planned = planSuites(loaded.suites, filter);
    if (planned.kind !== 'planned') throw new Error(planned.problem.message);
    const [plan] = planned.plans;
    if (plan === undefined) throw new Error('no plan');
    const collected = await collectResults(plan, {
      workspace: workspace.path,
      environment: { PATH: process.env['PATH'] ?? '', ...environment },
      stop,
      redact: (value) => value,
      say: () => undefined,
      responses: 'live',
      unbound: 'counted',
    });
    const read = withRead(plan, collected);
    const { tests, models, sample } = filter;
    const harnesses = collected.harnesses.map((it) => ({ ...it, tests, models, sample }));
    const facts = {
      harnesses,
      plannedRuns: 0,
      sample: undefined,
      skippedTests: read.plan.skipped,
    };
    const results = aggregateSuite(read.plan, read.runs);
    const settled = settleHarnesses({ facts, results, configured: [] }, before);
    return {
      ...collected,
      results: settled.results,
      skipped: settled.facts.skippedTests.map(({ testCaseName }) => testCaseName),
      sampled: settled.facts.harnesses[0]?.sampled,
      said: collected.problems
        .map(({ message, hint = '' }) => `${message} ${hint}`)
        .join('\n')
        .replaceAll(workspace.path, '<workspace>'),
    };
  } finally {
    await workspace.remove();
  }
}

/** e.g. `evals > a > b: failed 1/2` */
export function told({ results }: Pick<Seen, 'results'>): readonly string[] {
  return results.map(
    ({ testCaseName, status, runs }) =>
      `${testCaseName}: ${status} ${runs.filter(({ outcome }) => outcome.kind === 'passed').length}/${runs.length}`,
  );
}
