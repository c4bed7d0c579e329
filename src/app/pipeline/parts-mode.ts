/**
 * `mode: parts`: the suite whole and without each of its parts, in two looks. Planned by parts/, asked by the one stage that
 * asks, judged by statistics/, told by report/parts/.
 */
import { sum, totalCost } from '../../basics/basics.js';
import { duration, plural, usd } from '../../basics/format.js';
import { quote, type ConfigProblem } from '../../config/problem.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { ExitCode, TestCaseRunResult } from '../../engine/results.js';
import { type DividedSuite, type Look, PartsEvidence, PartsPlan } from '../../parts/looks.js';
import { type PartsFindings, partsGates } from '../../report/parts/parts-report.js';
import { concludeParts } from '../conclude.js';
import { guardCheckout } from './checkout-guard.js';
import type { HostProcess, Session } from '../session/session.js';
import { divideSuites } from './divide-suites.js';
import type { Execution } from '../../engine/execute.js';
import { plannedAmounts } from './plan-mode.js';
import type { EndedJob, Job, ReadyJob } from '../job.js';
import { askModels } from './ask-models.js';

/** Resolves to the process's exit code; rejects only for a defect of the action itself. */
export async function runParts(
  job: ReadyJob | EndedJob,
  {
    startedAt,
    session,
    host,
  }: {
    readonly startedAt: Date;
    readonly session: Session;
    readonly host: HostProcess;
  },
): Promise<ExitCode> {
  if (job.kind === 'ended') {
    const { problems, verdict } = job.findings;
    const found = nothingAsked(problems.length > 0 ? { problems } : { verdict });
    return concludeParts({ startedAt, ...found }, { session, changed: [] }, host);
  }
  const guard = await guardCheckout(session.workspace, job.prepared.plans);
  const { responses } = job.prepared;
  const found = await partsFindings(job);
  const changed = (await guard?.()) ?? [];
  return concludeParts({ startedAt, responses, ...found }, { session, changed }, host);
}

/** What is wrong with the parts that configs name, whatever the event: for `mode: validate`. */
export async function partsProblems(
  plans: readonly SuitePlan[],
  { session, environment }: Job,
): Promise<readonly ConfigProblem[]> {
  const named = plans.filter(({ suite }) => suite.parts.length > 0);
  const divided = await divideSuites(named, session, { environment, which: 'all' });
  if (divided.kind === 'invalid') return divided.problems;
  return divided.kind === 'nothing' ? [] : unusedProblems(new PartsPlan(divided.suites));
}

async function partsFindings(job: ReadyJob): Promise<PartsFindings> {
  const { prepared, session, environment } = job;
  const divided = await divideSuites(prepared.plans, session, { environment, which: 'by event' });
  const notices = [...prepared.notices, ...harnessesLeftOut(prepared.plans)];
  if (divided.kind === 'invalid') return nothingAsked({ problems: divided.problems, notices });
  if (divided.kind === 'nothing') return nothingAsked({ notices: [...notices, divided.notice] });
  const { suites, texts, onlyTouched } = divided;
  const plan = new PartsPlan(suites);
  const unused = unusedProblems(plan);
  const problems = unused.length > 0 ? unused : await tooMuch(plan, job);
  if (problems.length > 0) return nothingAsked({ problems, notices });
  return asked(job, { plan, suites, texts, onlyTouched, notices });
}

/** What they ask is not known, so that no part can be taken out of it. */
function harnessesLeftOut(plans: readonly SuitePlan[]): readonly string[] {
  return plans.some(({ harnesses = [] }) => harnesses.length > 0)
    ? ['`mode: parts` starts no harness of `results`: no part can be taken out of what it asks.']
    : [];
}

function unusedProblems(plan: PartsPlan): readonly ConfigProblem[] {
  return plan.unused().map(({ file, name, location }) => ({
    message: `No selected test has the part ${quote(name)} of ${quote(file)}.`,
    location,
    hint: 'Name a file of a prompt, or of a workspace, that a selected test uses. A program that prints a prompt must name the file in its `dependsOn`, and print the part word for word.',
  }));
}

function nothingAsked(known: Partial<PartsFindings>): PartsFindings {
  const nothing = { answers: 0, tokens: 0, costUsd: 0, costIncomplete: false };
  return { suites: [], onlyTouched: false, problems: [], notices: [], ...nothing, ...known };
}

interface Divided {
  readonly plan: PartsPlan;
  readonly suites: readonly DividedSuite[];
  readonly texts: readonly (string | undefined)[];
  readonly onlyTouched: boolean;
  readonly notices: readonly string[];
}

async function asked(
  job: ReadyJob,
  { plan, suites, texts, onlyTouched, notices }: Divided,
): Promise<PartsFindings> {
  const startedAt = performance.now();
  const first = plan.firstLook();
  const done = await look(job, first, {});
  const evidence = new PartsEvidence(plan, first, done.runs);
  const candidates = isCut(done) ? [] : evidence.candidates();
  const spent = spentIn([done]);
  const second = plan.secondLook(candidates);
  const left = leftOver(job.session, spent, performance.now() - startedAt);
  const isWithin = second.plans.length === 0 || fits(second, spent, left);
  const again = isWithin && second.plans.length > 0 ? await look(job, second, left) : undefined;
  const judged = evidence.judge(
    second,
    again?.runs ?? [],
    isCut(done) ? 'first' : !isWithin || isCut(again) ? 'second' : undefined,
  );
  const { answers, tokens, costUsd, costIncomplete } = spentIn(
    again === undefined ? [done] : [done, again],
  );
  return {
    suites: suites.map(({ plan: { suite, sample }, without }) => {
      const parts = without.map(({ part }) => {
        const place = plan.parts.indexOf(part);
        const found = judged[place];
        if (found === undefined) throw new Error('A part has no verdict.');
        const { file, unit, isSkill, name, lines } = part;
        return { file, unit, isSkill, name, lines, text: texts[place], ...found };
      });
      return {
        name: suite.name,
        file: suite.file,
        parts,
        results: plan.results.filter((result) => result.suite === suite.name).length,
        sample,
        gates: partsGates(parts, suite.gates, suite.gateLocations),
      };
    }),
    onlyTouched,
    answers,
    tokens,
    costUsd,
    costIncomplete,
    problems: [...done.problems, ...(again?.problems ?? [])],
    interruption: again?.interruption ?? done.interruption,
    notices: [
      ...notices,
      ...(isWithin
        ? []
        : [
            'Tests that seem to hang on a part were not asked again: the budget or the time left does not reach.',
          ]),
      ...(isCut(done) || isCut(again)
        ? ['Not everything was asked: the budget, the deadline or the end of the job came first.']
        : []),
    ],
  };
}

/** Whether something of it was not asked: the budget, the deadline or the job's end came before. */
function isCut(execution: Execution | undefined): boolean {
  const runs = execution?.runs.flat() ?? [];
  return runs.some(({ outcome }) => outcome.kind === 'not-run');
}

interface LeftOver {
  readonly maxMinutes?: number;
  readonly maxCostUsd?: number | undefined;
}

/** Asks one look; recordings of both are in one folder. */
function look(job: ReadyJob, { plans }: Look, left: LeftOver): Promise<Execution> {
  const session = { ...job.session, inputs: { ...job.session.inputs, ...left } };
  return askModels({ ...job, prepared: { ...job.prepared, plans }, session });
}

interface Spent {
  readonly answers: number;
  readonly tokens: number;
  readonly costUsd: number;
  readonly costIncomplete: boolean;
  /** Milliseconds of all answers together. */
  readonly ms: number;
}

function spentIn(executions: readonly Execution[]): Spent {
  const runs = executions.flatMap((execution) => execution.runs.flat());
  const of = (value: (run: TestCaseRunResult) => number): number => sum(runs.map(value));
  return {
    answers: runs.filter(({ callCount, outcome }) => callCount > 0 || isAnswered(outcome)).length,
    tokens: of(({ tokenUsage }) => tokenUsage.totalTokens),
    ...totalCost(runs.map(({ costEstimateUsd }) => costEstimateUsd)),
    ms: of(({ latencyMs }) => latencyMs),
  };
}

function isAnswered({ kind }: TestCaseRunResult['outcome']): boolean {
  return kind === 'passed' || kind === 'failed';
}

function leftOver({ inputs }: Session, spent: Spent, ms: number): Required<LeftOver> {
  const { maxMinutes, maxCostUsd } = inputs;
  return {
    maxMinutes: Math.max(0, maxMinutes - ms / 60_000),
    maxCostUsd: maxCostUsd === undefined ? undefined : Math.max(0, maxCostUsd - spent.costUsd),
  };
}

/** Whether the second look can be finished, as the first one went: what cannot is not begun. */
function fits({ plans }: Look, spent: Spent, { maxMinutes, maxCostUsd }: LeftOver): boolean {
  const units = sum(plans.map((plan) => plan.units.length));
  const each = spent.answers === 0 ? 0 : 1 / spent.answers;
  const concurrency = Math.max(...plans.map(({ suite }) => suite.concurrency));
  const ms = (units * spent.ms * each) / concurrency;
  const costUsd = units * spent.costUsd * each;
  return ms <= (maxMinutes ?? Infinity) * 60_000 && costUsd <= (maxCostUsd ?? Infinity);
}

/** What cannot reach the second look is not begun: by what recordings, or the prices, tell of its cost and time. */
async function tooMuch(
  plan: PartsPlan,
  { prepared, session: { inputs, workspace } }: ReadyJob,
): Promise<readonly ConfigProblem[]> {
  if (prepared.responses === 'replay') return [];
  const first = await plannedAmounts(plan.firstLook().plans, workspace);
  const answers = first.runs.most + plan.leastSecondLook;
  const costUsd = (first.costUsd.most / first.runs.most) * answers;
  const ms = (first.ms.most / first.runs.most) * answers;
  const { maxCostUsd, maxMinutes } = inputs;
  const size = `${plural(plan.parts.length, 'part')} of ${plural(plan.results.length, 'test')} take at least ${plural(answers, 'answer')}`;
  const hint = 'Name fewer parts, select fewer tests (`tests`, `sample`), or raise the limit.';
  const problems: ConfigProblem[] = [];
  if (maxCostUsd !== undefined && costUsd > maxCostUsd) {
    const message = `${size}, about ${usd(costUsd)}, and max-cost-usd is ${usd(maxCostUsd)}: nothing was asked.`;
    problems.push({ message, hint });
  }
  if (ms > maxMinutes * 60_000) {
    const message = `${size}, about ${duration(ms)}, and max-minutes is ${maxMinutes}: nothing was asked.`;
    problems.push({ message, hint });
  }
  return problems;
}
