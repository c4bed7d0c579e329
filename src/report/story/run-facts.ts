/** What became of the run as a whole: its outcome, its title where it is of no one suite, and what happened to it. */
import { sum, totalCost } from '../../basics/basics.js';
import { plural, costWords, shortCommit } from '../../basics/format.js';
import { type Interruption, type Verdict, countsAs } from '../../engine/results.js';
import { firstPart, lastPart } from '../../redaction/cut.js';
import { previewOf } from './plan-table.js';
import { weakenedWords } from './caveats.js';
import type { Report, SuiteReport } from '../report.js';
import { excerpt, revisionUrl } from '../escape.js';
import { changeName, type Sign, SIGNS } from './words.js';
import {
  capital,
  code,
  joined,
  listed,
  name,
  plainText,
  quoted,
  say,
  type Sentence,
} from './sentence.js';
import { hasAnyAnswer } from './tests.js';

/** `nothing-tested`: green, and nobody may take it for a passed suite. */
export type ShownOutcome = Verdict['result'] | 'nothing-tested';

/** ✅ passed, ❌ failed or could not be judged (the job fails, the provider's fault or not), ⚠️ green without a test. */
export const OUTCOME_SIGNS: Readonly<Record<ShownOutcome, Sign>> = {
  passed: SIGNS.passed,
  failed: SIGNS.failed,
  error: SIGNS.failed,
  'nothing-tested': SIGNS.look,
};

export function suiteOutcome(report: Report, suite: SuiteReport): ShownOutcome {
  if (isWholeRunsError(report)) return 'error';
  const isAlone = report.suites.length === 1;
  if (isProvidersFault(suite) || (isAlone && report.verdict.result === 'error')) return 'error';
  if (!suite.gates.passed) return 'failed';
  return suite.totals.total === 0 ? 'nothing-tested' : 'passed';
}

/** Mistakes, crashes and a run that was stopped concern all suites; an outage only those that it kept from passing. */
export function isWholeRunsError({ verdict, suites, interruption }: Report): boolean {
  if (verdict.result !== 'error') return false;
  const wasStopped = interruption?.kind === 'auth' || interruption?.kind === 'signal';
  return verdict.exitCode !== 3 || (suites.length === 1 && wasStopped);
}

/** The gates would have passed, or there is nothing left to judge, without the runs that an outage affected. */
function isProvidersFault({ results, gates, gatesWithoutErroredRuns }: SuiteReport): boolean {
  const runs = results.flatMap((result) => result.runs);
  const nothingLeft = runs.length > 0 && runs.every((run) => countsAs(run).outage);
  return nothingLeft || (!gates.passed && gatesWithoutErroredRuns?.passed === true);
}

/** Of a run that is not about one suite. */
export interface RunWords {
  readonly outcome: ShownOutcome;
  readonly title: Sentence;
  /** What the title leaves out. */
  readonly detail?: Sentence | undefined;
}

/** @param suites in the story's order */
export function runWords(
  report: Report,
  suites: readonly { readonly outcome: ShownOutcome; readonly fault?: Sentence | undefined }[],
): RunWords {
  const { verdict, shard, totals } = report;
  if (shard !== undefined) return partWords(report, shard);
  if (previewOf(report) !== undefined) {
    return { outcome: verdict.result === 'error' ? 'error' : 'passed', ...reasonWords(report) };
  }
  if (verdict.result === 'error') {
    return { outcome: 'error', ...(outageWords(suites) ?? reasonWords(report)) };
  }
  if (suites.length === 0) return { outcome: 'nothing-tested', ...reasonWords(report) };
  const failing = suites.filter(({ outcome }) => outcome === 'failed' || outcome === 'error');
  if (failing.length === 0) {
    return totals.total === 0
      ? { outcome: 'nothing-tested', title: say`Nothing was tested` }
      : { outcome: 'passed', title: say`All ${plural(suites.length, 'suite')} pass` };
  }
  const lead = `${failing.length} of ${plural(suites.length, 'suite')} ${failing.length === 1 ? 'fails' : 'fail'}`;
  return { outcome: 'failed', title: say`${lead}` };
}

/** Of several suites; undefined where no provider is to blame. */
function outageWords(
  suites: readonly { readonly fault?: Sentence | undefined }[],
): Pick<RunWords, 'title'> | undefined {
  const faults = suites.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  const [first] = faults;
  if (first === undefined) return undefined;
  const isOne = new Set(faults.map(plainText)).size === 1 && faults.length === suites.length;
  return {
    title: isOne
      ? first
      : say`${faults.length} of ${plural(suites.length, 'suite')} could not be judged: answers are missing`,
  };
}

/** A part is done or not; whether it is good or bad, the merge says. */
function partWords(
  { verdict, complete, totals }: Report,
  { index, count }: NonNullable<Report['shard']>,
): RunWords {
  const part = `Shard ${index} of ${count}`;
  if (verdict.result === 'error') {
    return { outcome: 'error', title: say`${part}: ${quoted(excerpt(verdict.reason, MAX_TITLE))}` };
  }
  const done = `${plural(totals.runs, 'answer')} for ${plural(totals.total, 'result')}`;
  return {
    outcome: complete ? 'passed' : 'nothing-tested',
    title: say`${part}: ${complete ? done : `not all of ${done} were asked`}`,
    detail: say`The merge job judges all shards.`,
  };
}

/** A title is read at a glance. */
const MAX_TITLE = 110;
const MAX_REASON = 600;

/** A reason's first sentence, and the rest of it. */
export function reasonWords({
  verdict: { reason, exitCode },
  interruption,
}: Pick<Report, 'verdict' | 'interruption'>): Omit<RunWords, 'outcome'> {
  // What else is known of an interruption is said below the title.
  if (exitCode === 3 && interruption?.kind === 'auth') {
    return { title: say`${capital(say`${refuserOf(interruption.message).said}`)}` };
  }
  if (exitCode === 3 && interruption?.kind === 'signal')
    return { title: say`The run was cancelled` };
  // Of a run that is not red the words are ours.
  const words = exitCode === 0 ? ownWords : (text: string): Sentence => [quoted(text)];
  const line = excerpt(reason, MAX_REASON).replace(/^\p{Ll}(?=\p{L}*[ :])/u, (it) =>
    it.toUpperCase(),
  );
  const end = [...line.matchAll(/[.;] (?=\p{Lu})/gu)]
    .map(({ index }) => index)
    .find((at) => at <= MAX_TITLE);
  if (end !== undefined) {
    return {
      title: words(firstPart(line, end)),
      detail: capital(words(ended(lastPart(line, line.length - end - 2)))),
    };
  }
  const short = excerpt(line, MAX_TITLE);
  return {
    title: words(short),
    detail: short === line ? undefined : words(ended(line)),
  };
}

function ownWords(text: string): Sentence {
  return say`${text}`;
}

/** With a full stop. */
function ended(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

// What happened to the run, a line each; empty for a run like any other. May quote foreign text.

export function runLines(report: Report): readonly Sentence[] {
  const { interruption, complete, run, verdict } = report;
  return [
    ...(interruption === undefined ? [] : [interruptionWords(interruption)]),
    ...(interruption === undefined && !complete ? [incompleteWords(report)] : []),
    ...goneSuites(report),
    ...weakenedInputLines(report),
    ...unseenChanges(report),
    ...ownBase(report),
    ...reusedWords(report),
    ...(run.failOn === 'never' && verdict.result === 'failed'
      ? [say`The job stays green because of \`fail-on: never\`.`]
      : []),
    ...answersWords(report),
  ];
}

/** Of answers that never came, or that could not be stored, nothing is said. */
function answersWords({ run, suites, problems }: Report): readonly Sentence[] {
  const isAnswered = suites.some(({ results }) => results.some(hasAnyAnswer));
  const isSaid = run.responses === 'replay' || (isAnswered && problems.length === 0);
  return isSaid ? (RESPONSES[run.responses] ?? []) : [];
}

/** Where answers came from, when they did not all come live from the models. */
const RESPONSES: Readonly<Record<Report['run']['responses'], readonly Sentence[] | undefined>> = {
  live: undefined,
  record: [say`The answers were recorded.`],
  replay: [say`Recorded answers: no model was called.`],
  cache: [say`Stored answers were used where there were any.`],
};

/** Who refused, what that was, and what to do: a company's proxy has its own credentials and blocking pages. */
const REFUSERS: readonly (readonly [of: RegExp, said: string, next: string])[] = [
  [
    /^[\w.-]{1,40}: the proxy /u,
    'a proxy refused the job',
    'Do what the proxy asks for, then run it again.',
  ],
  [
    /^[\w.-]{1,40}: HTTP 40[13]: </u,
    "a web page came in place of the provider's answer",
    'A page is no answer of an API: look at the address, and at firewalls on the way to it, then at the key.',
  ],
  [
    /^(?:http|mcp): HTTP 40[13]: /u,
    'your endpoint refused the key',
    'Send the key that it takes in its `headers` (`env:NAME` reads it from a variable), then run it again.',
  ],
];

function refuserOf(message: string): { readonly said: string; readonly next: string } {
  const [, said, next] = REFUSERS.find(([of]) => of.test(message)) ?? [];
  return {
    said: said ?? 'the provider refused the key',
    next: next ?? 'Give the step a key that the provider takes, then run it again.',
  };
}

/** Why a run ended early, and what that means for the numbers. */
function interruptionWords(interruption: Interruption): Sentence {
  switch (interruption.kind) {
    case 'deadline':
      return say`Stopped at the deadline of ${plural(interruption.maxMinutes, 'minute')} (\`max-minutes\`): what was not done by then counts as a provider timeout.`;
    case 'signal':
      return say`Cancelled (${excerpt(interruption.signal, 20)}): this is what was done until then.`;
    case 'auth':
      return say`Stopped, because ${refuserOf(interruption.message).said}: ${quoted(excerpt(interruption.message, MAX_REASON))}`;
  }
}

/** Distinguishes what was left out on purpose from what the budget or an error kept from running. */
function incompleteWords({ suites }: Report): Sentence {
  const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
  const planned = sum(suites.map(({ plannedRuns }) => plannedRuns));
  const unneeded = runs.filter((run) => countsAs(run).unneeded).length;
  const notRun = runs.filter(({ outcome }) => outcome.kind === 'not-run').length;
  const others = planned - runs.length + notRun - unneeded;
  if (unneeded === 0 || others > 0) return say`Incomplete: not every planned answer was asked.`;
  const unjudged = runs.filter((run) => countsAs(run).unneeded && run.callCount > 0).length;
  const underWay = unjudged === 0 ? '' : ` (${unjudged} under way and not judged)`;
  return say`Stopped when it was decided: ${unneeded} of ${plural(planned, 'answer')} not asked${underWay}, since none could change a gate or the exit code.`;
}

const MAX_SUITES = 3;

function goneSuites({ comparison, run }: Report): readonly Sentence[] {
  const { goneSuites: gone = [] } = comparison?.kind === 'compared' ? comparison : {};
  if (gone.length === 0) return [];
  const names = listed(
    gone.map(({ name: suite }) => name('suite', excerpt(suite, 60))),
    { most: MAX_SUITES },
  );
  const what = gone.length === 1 ? 'a suite' : plural(gone.length, 'suite');
  // What another job has, this change need not have taken out.
  return gone.some(({ ofOtherJob }) => ofOtherJob === true)
    ? [
        say`The report of another job that it is compared with has ${what} that this run does not ask: ${names}.`,
      ]
    : [capital(say`${changeName(run)} takes out ${what}, which this run does not ask: ${names}.`)];
}

/** Inputs that demand less. Our own words: of the base branch's values nothing is in it. */
function weakenedInputLines({ comparison, run }: Report): readonly Sentence[] {
  const { weakened = [] } = comparison?.kind === 'compared' ? comparison : {};
  return weakened.length === 0
    ? []
    : [capital(say`${changeName(run)} ${weakenedWords(weakened)}, other than on the base branch.`)];
}

const MAX_UNSEEN = 3;

/** A change of what agents are told that nothing here tried. */
function unseenChanges({ unseenChanges: files = [] }: Report): readonly Sentence[] {
  if (files.length === 0) return [];
  const named = files.map((file) => name('file', excerpt(file, 80)));
  const what = files.length === 1 ? 'this change' : 'these changes';
  return [say`${SIGNS.look} No test sees ${what}: ${listed(named, { most: MAX_UNSEEN })}.`];
}

/** Where the pull request itself says what it is compared with, and not GitHub. */
function ownBase({ comparison, run }: Report): readonly Sentence[] {
  if (run.pullRequest === undefined || comparison === undefined) return [];
  if (comparison.kind === 'unavailable') {
    return comparison.reason === 'disabled'
      ? [
          say`Not compared with the base branch (\`compare: never\`): nobody sees here what this pull request demands less.`,
        ]
      : [];
  }
  return comparison.base.source === 'path'
    ? [
        say`Compared with a report that the workflow names (\`compare\`), not with one that GitHub keeps of the base branch.`,
      ]
    : [];
}

/** What was reused, and what asking it anew would take: an estimate by what it took there. */
function reusedWords({ suites, totals: { total }, run }: Report): readonly Sentence[] {
  const reused = suites.flatMap(({ results }) => results).filter((result) => result.reused);
  if (reused.length === 0) return [];
  const commits = new Set(reused.map((result) => result.reused?.sha ?? ''));
  const runs = reused.flatMap((result) => result.runs);
  const calls = plural(sum(runs.map(({ callCount }) => callCount)), 'call');
  const cost = totalCost(runs.map(({ costEstimateUsd }) => costEstimateUsd));
  const where =
    cost.costUsd > 0 ? ', in the figures of tests and models, not in the cost of this run' : '';
  const what =
    reused.length === total
      ? `Nothing was asked: all ${plural(total, 'result')} are`
      : `${reused.length} of ${plural(total, 'result')} ${reused.length === 1 ? 'is' : 'are'}`;
  return [
    say`${what} reused from the base branch (${commitWords([...commits], run)}), where questions and checks are the same. Asked anew: about ${calls}, ${costWords(cost)}${where}.`,
  ];
}

/** A result that the base branch itself had reused is from an earlier commit than its others. */
function commitWords([first = '', ...others]: readonly string[], run: Report['run']): Sentence {
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'earlier commit')}`;
  return joined([name('commit', shortCommit(first), revisionUrl(run, first)), more]);
}

/** The command that the hint of the only problem begins with or ends with: nothing has to be corrected by hand. */
function remedyOf(problems: Report['problems']): string | undefined {
  const [problem, ...others] = problems;
  if (others.length > 0) return undefined;
  return /`(npx kindlm-action (?:init|import)\b[^`]*)`/.exec(problem?.hint ?? '')?.[1];
}

/** What is wrong with a program that a run starts before it asks. */
const OF_PROGRAMS =
  /^(?:The tools of an MCP server could not be listed: |The MCP server lists no tool called "|The test ".*" offers two tools called "|The program of the prompt ")/su;

/**
 * Whether `validate` would find nothing wrong: what is named is in no file that can be checked alone (a key, an input), or
 * is the work of a program, and it starts none.
 */
function isUnseenByValidate({ suites, problems }: Report): boolean {
  const isSeen = ({ location, message }: Report['problems'][number]): boolean =>
    location !== undefined && !OF_PROGRAMS.test(message);
  const lacksResults = suites.some(({ harnesses = [] }) =>
    harnesses.some(({ ended }) => ended === 'none'),
  );
  return lacksResults || !problems.some(isSeen);
}

/** Whether stored answers are what is wrong, or are missing. */
function isOfRecordings({ run, problems }: Report): boolean {
  const reads = run.responses === 'replay' || run.responses === 'cache';
  return reads && problems.some(({ message, hint = '' }) => /record/i.test(`${message} ${hint}`));
}

/** What to do where no suite was judged: what the reason goes on with, or what fixes the problems. */
export function runNext(report: Report, detail: Sentence | undefined): Sentence | undefined {
  const { verdict, problems, interruption } = report;
  if (previewOf(report) !== undefined || report.shard !== undefined) return undefined;
  if (problems.length > 0) {
    const command = remedyOf(problems);
    if (command !== undefined) return say`Run ${code(command)}.`;
    if (!isOfRecordings(report) && isUnseenByValidate(report)) {
      return say`Fix what is named, then run it again.`;
    }
    return isOfRecordings(report)
      ? say`Fix what is named. New answers are stored by \`responses: record\` and are to be committed.`
      : say`Fix what is named, then try here first: ${code('npx kindlm-action validate')}.`;
  }
  // Only who owns the repository can do more: a fork's pull request gets no keys.
  if (verdict.result === 'passed' && report.suites.length === 0) {
    return say`A maintainer can test it: a branch of this repository has the keys, and with \`on-missing-secrets: replay\` stored answers are used.`;
  }
  if (detail !== undefined) return detail;
  if (verdict.result === 'passed') return undefined;
  if (interruption?.kind === 'auth') {
    return say`${refuserOf(interruption.message).next}`;
  }
  return verdict.exitCode === 4
    ? say`Run it again; if it ends so once more, report it.`
    : say`Run it again.`;
}
