/**
 * The judges of a plan against their labels. Each is asked again only where something that matters has changed since the
 * base branch's run: the judge, the version that answers, its question or the labels. Comes in: a plan whose runs are
 * done. Goes out: a check of each labelled criterion, in config order.
 */
import type { ConfigProblem } from '../config/problem.js';
import type { Suite } from '../config/suite.js';
import type { SuitePlan } from '../engine/plan.js';
import type { TestCaseRunResult } from '../engine/results.js';
import { askLabels, labelIdentity, type LabelCallSetup } from './ask-labels.js';
import { judgeCheck, type JudgeCheck, type ScoreSource } from './judge-check.js';
import { labelSetsOf, type LabelSet } from './label-sets.js';

/** What the base branch's report knows of a suite's judges. */
export interface KnownJudges {
  readonly checks: readonly JudgeCheck[];
  readonly source: Extract<ScoreSource, { kind: 'base' }>;
}

export interface JudgeChecks {
  readonly checks: readonly JudgeCheck[];
  /** Recordings that are missing, stale or broken. */
  readonly problems: readonly ConfigProblem[];
}

export interface CheckSetup extends LabelCallSetup {
  /** Undefined: everything is asked. */
  readonly known: KnownJudges | undefined;
}

/** @param runs of the plan: what their judges named as their version */
export async function checkJudges(
  plan: SuitePlan,
  runs: readonly TestCaseRunResult[],
  setup: CheckSetup,
): Promise<JudgeChecks> {
  const { suite } = plan;
  const done = await Promise.all(
    labelSetsOf(plan).map(async (set) => {
      const versions = new Set(runs.flatMap((run) => run.repliedModels?.[set.judge.id] ?? []));
      const taken = takenOver(set, suite, setup.known, versions);
      return taken === undefined ? askedCheck(set, suite, setup) : { check: taken, problems: [] };
    }),
  );
  return {
    checks: done.map(({ check }) => check),
    problems: done.flatMap(({ problems }) => problems),
  };
}

async function askedCheck(
  set: LabelSet,
  suite: Suite,
  setup: CheckSetup,
): Promise<{ readonly check: JudgeCheck; readonly problems: readonly ConfigProblem[] }> {
  const { problems, ...asked } = await askLabels(set, suite, setup);
  const check = judgeCheck({
    set,
    identity: labelIdentity(set, suite),
    ...asked,
    source: { kind: 'asked' },
    min: suite.gates.judgeTrustMin,
  });
  return { check, problems };
}

const NOTHING_SPENT = { calls: 0, tokens: 0, costUsd: 0 };

/**
 * The check by the base branch's scores; undefined where the judge has to be asked.
 * @param versions what the judge's replies named in this run; none where it was not asked
 */
export function takenOver(
  set: LabelSet,
  suite: Suite,
  known: KnownJudges | undefined,
  versions: ReadonlySet<string> = new Set(),
): JudgeCheck | undefined {
  const identity = labelIdentity(set, suite);
  const base = known?.checks.find((check) => check.identity === identity);
  if (known === undefined || base === undefined) return undefined;
  if (base.lost > 0 || base.verdicts.length !== set.labels.length) return undefined;
  if ([...versions].some((version) => !base.versions.includes(version))) return undefined;
  const wordsOn = new Map(base.wrong.map(({ line, reasoning = '' }) => [line, reasoning]));
  return judgeCheck({
    set,
    identity,
    scores: base.verdicts.map(({ line, score }) => ({ score, reasoning: wordsOn.get(line) ?? '' })),
    versions: base.versions,
    // What the base branch itself took over is as old as it was there.
    source: base.source.kind === 'base' ? base.source : known.source,
    spent: NOTHING_SPENT,
    min: suite.gates.judgeTrustMin,
  });
}
