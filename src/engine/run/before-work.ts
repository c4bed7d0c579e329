/** What is expected of a workspace and holds before an agent has worked in it: it proves nothing. */
import type { AssertionDeps } from '../../assertions/assertion.js';
import { assertsNothing, holdingBefore, withoutWork } from '../../assertions/registry.js';
import type { SourceLocation, Suite, TestCase } from '../../config/suite.js';
import type { ModelCalls } from '../calls/model-calls.js';
import { COMMAND_MODEL } from '../calls/request.js';
import type { SuitePlan } from '../plan.js';
import type { TestCaseRunResult } from '../results.js';
import type { StopSwitch } from './stop.js';

/** The expectations of one entry of `tests` that prove nothing. */
export interface HeldBefore {
  readonly location: Pick<SourceLocation, 'file' | 'line'>;
  /** Names of the expectations; at least one. */
  readonly labels: readonly string[];
  /** Names of the entry's tests, one a row, where it expects nothing else. */
  readonly assertingNothing: readonly string[];
}

interface LookSetup {
  readonly calls: ModelCalls;
  readonly stop: StopSwitch;
  readonly depsOf: (suite: Suite) => AssertionDeps;
}

/** Rows of `cases` of which a workspace is looked at. */
const MOST_ROWS = 3;

/** Looks at the prepared workspaces of the tests that were answered, beside whatever else is in flight. */
export async function heldBeforeWork(
  { suite, units }: SuitePlan,
  runs: readonly TestCaseRunResult[],
  setup: LookSetup,
): Promise<readonly HeldBefore[]> {
  const answered = new Set(
    runs
      .filter(({ outcome: { kind } }) => kind === 'passed' || kind === 'failed')
      .map(({ testCaseName }) => testCaseName),
  );
  const tests = new Set(units.map(({ test }) => test).filter(({ name }) => answered.has(name)));
  const entries = new Map<string, TestCase[]>();
  for (const test of [...tests].filter(expectsWork)) {
    const { file, line } = placeOf(test);
    const rows = entries.get(`${file}:${line}`);
    if (rows === undefined) entries.set(`${file}:${line}`, [test]);
    else rows.push(test);
  }
  const held = await Promise.all(
    [...entries.values()].map((rows) => heldInRows(suite, rows, setup)),
  );
  return held.flatMap((one) => one ?? []);
}

function expectsWork({ expects, subject }: TestCase): boolean {
  if (subject.kind !== 'command' || subject.workspace === undefined) return false;
  return expects.some(({ files = [], checks = [] }) => files.length + checks.length > 0);
}

/** Where the entry of `tests` is, which all its rows share. */
function placeOf({ sources, location }: TestCase): HeldBefore['location'] {
  const source = sources.findLast(({ kind }) => kind === 'test');
  if (source === undefined) return { file: location.file, line: location.line };
  return { file: source.file, line: source.startLine };
}

/** An expectation proves something where one row has it fail. */
async function heldInRows(
  suite: Suite,
  rows: readonly TestCase[],
  setup: LookSetup,
): Promise<HeldBefore | undefined> {
  const looks = await Promise.all(
    rows.slice(0, MOST_ROWS).map((test) => heldIn(suite, test, setup)),
  );
  const [first] = looks;
  const [test] = rows;
  if (first === undefined || test === undefined) return undefined;
  const holding = first.map((label, at) =>
    looks.every((look) => look?.[at] !== undefined) ? label : undefined,
  );
  const labels = holding.filter((label) => label !== undefined);
  if (labels.length === 0) return undefined;
  const isAll = labels.length === holding.length;
  const isIdle = (row: TestCase): boolean =>
    isAll && assertsNothing({ ...row, expects: withoutWork(row.expects) });
  return {
    location: placeOf(test),
    labels,
    assertingNothing: rows.filter(isIdle).map(({ name }) => name),
  };
}

/** Undefined where nobody could look: what is wrong with a workspace is said where its answers are judged. */
async function heldIn(
  suite: Suite,
  test: TestCase,
  { calls, stop, depsOf }: LookSetup,
): Promise<readonly (string | undefined)[] | undefined> {
  const slot = await calls.lane(suite, COMMAND_MODEL, true).acquire('start');
  try {
    if (stop.interruption !== undefined) return undefined;
    const copy = await calls.untouched(suite, test);
    if (copy === undefined) return undefined;
    try {
      return await holdingBefore(test.expects, { copy, vars: test.vars }, depsOf(suite));
    } finally {
      await copy.close(false);
    }
  } catch {
    return undefined;
  } finally {
    slot();
  }
}
