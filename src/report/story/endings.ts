/**
 * How a suite's run ended, as a table: of each ending its title and what to do next. Which ending it is was decided by
 * engine/ (gates, outages, refusals) and comparison/ (worse or not).
 */
import { FLOAT_NOISE } from '../../basics/basics.js';
import { count, plural } from '../../basics/format.js';
import { type TestCaseRunResult, countsAs } from '../../engine/results.js';
import { firstPart } from '../../redaction/cut.js';
import { untrustedJudges } from './judge-lines.js';
import type { Report, SuiteReport } from '../report.js';
import { excerpt, excerptName } from '../escape.js';
import { resultNoun } from './words.js';
import type { Cause, Causes } from './causes.js';
import { type FailedGate, gateCause } from './gates.js';
import { commonGround } from './made-of.js';
import { refusalIn, sharedReason } from './reasons.js';
import {
  capital,
  code,
  joined,
  listed,
  name,
  type SentencePart,
  quoted,
  say,
  type Sentence,
} from './sentence.js';
import { isWholeRunsError, type ShownOutcome, reasonWords, runNext } from './run-facts.js';
import { type StoryTest, hasAnyAnswer } from './tests.js';
import { baseOf, sightSentences, type StoryVerdict } from './comparison-words.js';

/** What the endings are told from. */
interface EndingFacts {
  readonly report: Report;
  readonly suite: SuiteReport;
  readonly tests: readonly StoryTest[];
  readonly causes: Causes;
  readonly verdict: StoryVerdict | undefined;
  readonly gates: readonly FailedGate[];
  /** What the base is called. */
  readonly branch: SentencePart;
  readonly outcome: ShownOutcome;
}

type Ending =
  | 'nothing-tested'
  | 'passed'
  | 'run-error'
  | 'outage'
  | 'refused'
  | 'worse'
  | 'worse-and-green'
  | 'fails-there-too'
  | 'more-fail-here'
  | 'judge'
  | 'untouched'
  | 'cannot-tell'
  | 'failed';

function endingOf(facts: EndingFacts): Ending {
  const { outcome, verdict, gates, suite } = facts;
  if (outcome === 'nothing-tested') return 'nothing-tested';
  const isWorse = verdict?.outcome === 'worse';
  if (outcome === 'passed') return isWorse ? 'worse-and-green' : 'passed';
  if (isWholeRunsError(facts.report)) return 'run-error';
  if (outcome === 'error') return 'outage';
  if (refusalOf(facts) !== undefined) return 'refused';
  if (isWorse) return 'worse';
  const known = gates.map(({ name: gate }) => gateCause(suite, gate));
  if (known.length > 0 && known.every((cause) => cause?.isNotThisChange === true)) {
    return 'fails-there-too';
  }
  if (known.some((cause) => cause !== undefined && cause.more.length > 0)) return 'more-fail-here';
  if (gates.every(({ name: gate }) => gate === 'judgeTrustMin')) return 'judge';
  if (verdict?.outcome === 'untouched') return 'untouched';
  return verdict?.outcome === 'cannot-tell' ? 'cannot-tell' : 'failed';
}

interface EndingWords {
  readonly title: (facts: EndingFacts) => Sentence;
  /** Undefined where there is nothing to do. */
  readonly next: (facts: EndingFacts) => Sentence | undefined;
}

/** How the story of a suite ends. */
interface SuiteEnding {
  readonly kind: Ending;
  readonly title: Sentence;
  /** What a provider did to the suite, without the suite's name; undefined where it is not to blame. */
  readonly fault: Sentence | undefined;
  /** What to do about it, from a capital letter to a full stop. */
  readonly next: Sentence | undefined;
}

export function suiteEnding(facts: EndingFacts): SuiteEnding {
  const kind = endingOf(facts);
  const { title: titleOf, next: nextOf } = ENDINGS[kind];
  const [title, next = []] = [titleOf(facts), nextOf(facts)];
  // Beside others it says whose it is.
  const isNamed = title.some((part) => part.kind === 'suite') || facts.report.suites.length === 1;
  return {
    kind,
    title: isNamed ? title : say`${suiteName(facts.suite)}: ${title}`,
    fault: kind === 'outage' ? title : undefined,
    next: next.length === 0 ? undefined : capital(next),
  };
}

const nothing = (): undefined => undefined;

const ENDINGS: Readonly<Record<Ending, EndingWords>> = {
  'nothing-tested': {
    title: ({ suite }) => say`${suiteName(suite)}: nothing was tested`,
    next: nothing,
  },
  passed: {
    title: ({ suite }) => say`${suiteName(suite)} passes: ${passedOfAll(suite)}`,
    next: nothing,
  },
  'worse-and-green': {
    title: ({ suite }) =>
      say`${suiteName(suite)} got worse, and no gate stops it: ${passedOfAll(suite)}`,
    next: (facts) => joined([tryHere(facts), ' `gates.notWorse` would stop it.']),
  },
  worse: {
    title: ({ suite }) => say`${suiteName(suite)} got worse: ${passing(suite)}`,
    next: (facts) => tryHere(facts),
  },
  failed: {
    title: failedTitle,
    next: (facts) => tryHere(facts),
  },
  'cannot-tell': {
    title: failedTitle,
    next: (facts) => {
      const [, advice] = sightOf(facts);
      const unknown = ' Whether this change did it cannot be told.';
      return joined([tryHere(facts), unknown, ...(advice === undefined ? [] : [' ', advice])]);
    },
  },
  untouched: {
    title: failedTitle,
    next: byChance,
  },
  'run-error': {
    title: ({ report, suite }) =>
      say`${suiteName(suite)}: ${afterColon(reasonWords(report).title)}`,
    next: ({ report }) => runNext(report, reasonWords(report).detail),
  },
  'fails-there-too': {
    title: ({ suite, gates, branch }) =>
      say`${suiteName(suite)} fails as on ${branch}: ${needed(suite, gates)}`,
    next: ({ branch }) =>
      say`This change is not the cause: ${branch} fails it too, in the same tests, asked the same. Fix it there; \`gates.notWorse\` in place of the gate asks about the change alone, and would let it through.`,
  },
  'more-fail-here': {
    title: failedTitle,
    next: (facts) => {
      const { suite, gates, branch, verdict } = facts;
      const causes = gates.flatMap(({ name: gate }) => gateCause(suite, gate) ?? []);
      const more = new Set(causes.flatMap((cause) => cause.more)).size;
      const which =
        causes.length < gates.length
          ? `${causes.length} of these gates`
          : gates.length === 1
            ? 'the gate'
            : 'these gates';
      const here = more === 0 ? '' : `; ${more} more ${more === 1 ? 'fails' : 'fail'} here`;
      const advice = verdict?.outcome === 'untouched' ? byChance(facts) : tryHere(facts);
      return say`${branch} fails ${which} too${here}. ${advice}`;
    },
  },
  judge: {
    title: ({ suite, gates }) =>
      say`${suiteName(suite)}: ${gates[0]?.phrase ?? 'a judge is not to be trusted'}`,
    next: ({ suite }) => {
      const judges = untrustedJudges(suite).map(({ criteria }) => inQuotes(excerpt(criteria, 60)));
      return say`Read the labels on which the judge of ${listed(judges, { most: 2 })} is wrong, then sharpen its criterion or choose another judge.`;
    },
  },
  refused: {
    title: (facts) => {
      const refusal = refusalOf(facts);
      return refusal === undefined ? failedTitle(facts) : refusedTitle(refusal);
    },
    next: (facts) => {
      const refusal = refusalOf(facts);
      if (refusal === undefined) return tryHere(facts);
      const { status, place, lead } = refusal;
      if (lead === 'your endpoint failed')
        return say`Look at the endpoint of ${code(place)}, and at its log; then run it again.`;
      if (lead === 'your endpoint refused')
        return say`Look at what ${code(place)} sends, and where: asked again, it would refuse again.`;
      return status === 404 || status === 410
        ? say`Write a model that there is into ${code(place)}.`
        : say`Look at ${code(place)}: asked again, it would be refused again.`;
    },
  },
  outage: {
    title: outageTitle,
    next: (facts) =>
      facts.report.interruption?.kind === 'signal'
        ? say`Run it again: it was cancelled.`
        : isLastingOutage(facts)
          ? say`Fix what it refuses, then re-run the job: nothing that was lost says anything of this change.`
          : say`Re-run the job when it is back: nothing that was lost says anything of this change.`,
  },
};

/** Nothing that this change could fix. */
function byChance({ branch }: EndingFacts): Sentence {
  return say`This change alters nothing that is asked, so it is chance, or the model itself. Run it again; what fails once more is to be fixed on ${branch}.`;
}

function afterColon(title: Sentence): Sentence {
  const [first, ...rest] = title;
  if (first?.kind !== 'text') return title;
  return [{ kind: 'text', text: first.text.replace(/^The /u, 'the ') }, ...rest];
}

function inQuotes(text: string): Sentence {
  return joined(['"', quoted(text), '"']);
}

function suiteName({ name: text }: SuiteReport): SentencePart {
  return name('suite', excerpt(text, 40));
}

function passedOfAll(suite: SuiteReport): string {
  const { passed, total } = suite.totals;
  const within = passed < total && suite.gates.passed ? ', within what the gates allow' : '';
  return `${count(passed)} of ${plural(total, resultNoun(suite))}${within}`;
}

/** e.g. `15 of 24 tests pass, 22 are needed`. */
function passing(suite: SuiteReport): string {
  const { passed, total } = suite.totals;
  if (!suite.results.some(hasAnyAnswer)) return 'nothing was answered';
  if (total === 1) return `its only ${resultNoun(suite)} ${passed === 1 ? 'passes' : 'fails'}`;
  const pass = `${count(passed)} of ${plural(total, resultNoun(suite))} pass`;
  const rate = suite.gates.gates.find(({ gateName }) => gateName === 'passRateMin');
  if (rate === undefined || rate.passed || rate.noData !== undefined) return pass;
  const least = Math.ceil(rate.threshold * total - FLOAT_NOISE);
  if (least === total) return `${pass}, all are needed`;
  return `${pass}, ${count(least)} ${least === 1 ? 'is' : 'are'} needed`;
}

/** In tests where the pass rate fails, else the gates. */
function needed(suite: SuiteReport, gates: readonly FailedGate[]): Sentence {
  if (gates.some(({ name: gate }) => gate === 'passRateMin')) return say`${passing(suite)}`;
  const [first, ...others] = gates;
  if (first === undefined) return say`${passing(suite)}`;
  return others.length === 0 ? first.phrase : say`${plural(gates.length, 'gate')} failed`;
}

function failedTitle({ suite, gates }: EndingFacts): Sentence {
  return say`${suiteName(suite)} fails: ${needed(suite, gates)}`;
}

/** What this suite can see, and what would change it. */
function sightOf({ report, suite }: EndingFacts): readonly Sentence[] {
  const base = baseOf(report);
  return base === undefined ? [] : sightSentences(suite, base, resultNoun(suite));
}

// What was refused, where that is what fails the suite.

/** All texts are foreign. */
interface Refused extends NonNullable<ReturnType<typeof refusalIn>> {
  readonly model: string;
  readonly status: number | undefined;
}

/** Undefined where anything else fails, too. */
function refusalOf({ suite, tests }: EndingFacts): Refused | undefined {
  const failing = tests.filter(({ result }) => !result.passed);
  const runs = failing.flatMap(({ result }) => result.runs);
  const refused = runs.flatMap((run) => refusedBy(run, suite) ?? []);
  const [first] = refused;
  return refused.length === runs.length ? first : undefined;
}

function refusedBy({ outcome }: TestCaseRunResult, suite: SuiteReport): Refused | undefined {
  if (outcome.kind !== 'errored' || outcome.refused === undefined) return undefined;
  const refusal = refusalIn(outcome.message);
  const { modelId, status } = outcome.refused;
  const model = suite.models.find(({ id }) => id === modelId)?.model ?? modelId;
  return refusal && { ...refusal, model, status };
}

function refusedTitle({ lead, said, model, status, place }: Refused): Sentence {
  const [, provider, words] = providerSaid(said);
  const shown = quoted(excerpt(words ?? said, 60));
  if (lead !== 'refused') {
    const verb = lead === 'your endpoint refused' ? 'refuses the request' : 'failed';
    return say`Your endpoint ${verb} (${shown}): ${code(place)}`;
  }
  return status === 404 || status === 410
    ? say`${provider ?? 'the provider'} knows no model ${name('model', excerpt(model, 40))}: ${code(place)}`
    : say`${provider ?? 'the provider'} refuses the request (${shown}): ${code(place)}`;
}

/** A provider's error: its name and what it said. */
function providerSaid(message: string): readonly (string | undefined)[] {
  return /^([\w.-]{1,40}): (.*)$/su.exec(sharedReason(message)) ?? [];
}

// An outage: its cause is the title.

/** What may be otherwise in a minute; no credit, a region or a proxy's refusal is not. */
const PASSING = /^HTTP (?:5|408|409|425|429)/u;

function isLastingOutage({ suite }: EndingFacts): boolean {
  const first = suite.results.flatMap((result) => result.runs).find((run) => countsAs(run).outage);
  const message = first?.outcome.kind === 'errored' ? first.outcome.message : '';
  const [, , said = ''] = providerSaid(message);
  return said.startsWith('HTTP ') && !PASSING.test(said);
}

function outageTitle(facts: EndingFacts): Sentence {
  const { suite } = facts;
  const runs = suite.results.flatMap((result) => result.runs);
  const lost = runs.filter((run) => countsAs(run).outage);
  const [first] = lost;
  const message = first?.outcome.kind === 'errored' ? first.outcome.message : undefined;
  if (message === undefined) {
    return say`${suiteName(suite)}: judges could not be asked about labels`;
  }
  const [, provider, said = ''] = providerSaid(message);
  const some =
    lost.length < runs.length ? ` for ${lost.length} of ${plural(runs.length, 'answer')}` : '';
  const [status] = /^HTTP \d{3}/u.exec(said) ?? [];
  if (provider !== undefined && status !== undefined) {
    if (!PASSING.test(status)) {
      return say`${provider} refused${some}: ${quoted(excerpt(said, 80))}`;
    }
    const state = status.startsWith('HTTP 5') ? 'down' : 'not answering';
    return say`${provider} ${some === '' ? 'is' : 'was'} ${state}${some}: ${status}`;
  }
  const all = plural(runs.length, 'answer');
  const none =
    lost.length < runs.length ? `${lost.length} of ${all} did not come` : 'no answer came';
  return say`${suiteName(suite)}: ${none}: ${quoted(excerpt(sharedReason(message), 80))}`;
}

// What to try on one's own machine.

const MOST_NAMES = 6;
/** Characters of all of them: the command is one line of a terminal. */
const MOST_PATTERN = 44;
/** Fewer tests that begin alike are named one by one. */
const LEAST_ALIKE = 3;

/** Which tests to try first, and what they have in common. */
function tryHere({ causes, suite, report }: EndingFacts): Sentence {
  const isLost = ({ kind }: Cause): boolean => kind === 'lost';
  const lost = causes.shown.filter(isLost).flatMap((cause) => cause.tests);
  const failed = causes.shown.filter((cause) => !isLost(cause)).flatMap((cause) => cause.tests);
  const again = `${plural(lost.length, resultNoun(suite))} got no answer, which says nothing of this change: run ${lost.length === 1 ? 'it' : 'them'} again.`;
  if (failed.length === 0) return lost.length === 0 ? [] : say`${again}`;
  const ground = commonGround(failed, { report, suite });
  const about = ground === undefined ? say`Fix what failed` : say`${ground}. Fix it`;
  const more = lost.length === 0 ? '' : ` ${again}`;
  return say`${about}, then try here first: ${code(`npx kindlm-action${configArgument(suite)} --tests '${patternsOf(failed).join(',')}'`)}.${more}`;
}

function configArgument({ file }: SuiteReport): string {
  return file === 'kindlm.yaml' || !isPlain(file) ? '' : ` ${file}`;
}

/** What a shell takes as it is, in quotes or not: names are foreign, and people paste commands. */
function isPlain(text: string): boolean {
  return /^[\p{L}\p{N}_./-]+$/u.test(text) && !text.startsWith('-');
}

/** Names as patterns for `--tests`: several that begin alike are one, and what a shell could take otherwise is `*`. */
function patternsOf(tests: readonly StoryTest[]): readonly string[] {
  const names = [...new Set(tests.map((test) => excerptName(test.name, 60)))].map((text) =>
    text.replace(/[^\p{L}\p{N}_./-]+/gu, '*').replace(/^-/u, '*'),
  );
  const start = (text: string): string | undefined => /^(.+?[-_/.])/u.exec(text)?.[1];
  const alike = new Map<string, number>();
  for (const text of names) {
    const head = start(text) ?? '';
    alike.set(head, (alike.get(head) ?? 0) + 1);
  }
  const patterns = names.map((text) => {
    const head = start(text) ?? '';
    return head !== '' && (alike.get(head) ?? 0) >= LEAST_ALIKE ? `${head}*` : text;
  });
  const [first = '*', ...others] = new Set(patterns.map(shortPattern));
  const shown = [first];
  for (const pattern of others.slice(0, MOST_NAMES - 1)) {
    if ([...shown, pattern].join().length <= MOST_PATTERN) shown.push(pattern);
  }
  return shown;
}

/** What is cut goes on with anything. */
function shortPattern(pattern: string): string {
  return pattern.length <= MOST_PATTERN ? pattern : `${firstPart(pattern, MOST_PATTERN - 1)}*`;
}
