/** The comparison in one sentence, with the interval of the difference. It decides nothing: comparison/ has. */
import { count, percent, plural } from '../../basics/format.js';
import type { SuiteEvidence } from '../../comparison/suite-verdict.js';
import type { Report, SuiteReport } from '../report.js';
import {
  baseOf,
  comparisonIcon,
  comparisonLine,
  type ShownBase,
} from '../sections/comparison-line.js';
import { joined, name, type Part, say, type Sentence } from './sentence.js';

/** `none`: nothing to compare with. `untouched`: the change alters no question. */
export type VerdictOutcome = 'worse' | 'not-worse' | 'cannot-tell' | 'untouched' | 'none';

export interface StoryVerdict {
  readonly outcome: VerdictOutcome;
  /** 🔴 worse, 🟢 not worse, ⚪ cannot tell or nothing to tell. */
  readonly sign: string;
  /** What a reader takes away. */
  readonly lead: Sentence;
  /** How sure that is, or what it would take to know; empty where there is nothing to add. */
  readonly rest: Sentence;
  /** Whether `lead` has the pass rates of both sides. */
  readonly saysRates: boolean;
}

/** Undefined where the run does not compare, or has nothing to say of it. */
export function verdictOf(report: Report, suite: SuiteReport): StoryVerdict | undefined {
  const line = comparisonLine(report, suite);
  const base = baseOf(report);
  if (line.kind === 'absent') return undefined;
  if (line.kind === 'unavailable') {
    return { outcome: 'none', sign: '➖', lead: line.sentence, rest: [], saysRates: false };
  }
  const sign = comparisonIcon(line.outcome);
  const verdict = suite.comparison?.verdict;
  if (line.outcome === 'worse' && verdict?.verdict === 'worse' && base !== undefined) {
    if (report.run.event !== 'schedule' || suite.comparison?.model === undefined) {
      const { lead, rest } = worse(verdict.evidence, base);
      return { outcome: 'worse', sign, lead, rest, saysRates: true };
    }
  }
  return { outcome: line.outcome, sign, lead: line.sentence, rest: [], saysRates: false };
}

/** What the base is called: its branch. */
export function branchOf(report: Report): Part {
  const base = baseOf(report);
  return base === undefined
    ? { kind: 'text', text: 'the base branch' }
    : name('branch', base.branch);
}

/** Where it is known: e.g. "against `512572f` on `main` (yesterday)". */
function against({ branch, commit, age, url }: ShownBase): Sentence {
  const where = name('branch', branch);
  const when = age === undefined ? '' : ` (${age})`;
  return commit === undefined
    ? say`against ${where}${when}`
    : say`against ${name('commit', commit, url)} on ${where}${when}`;
}

function worse(
  evidence: SuiteEvidence,
  base: ShownBase,
): { readonly lead: Sentence; readonly rest: Sentence } {
  return {
    lead: say`${rates(evidence)} of answers pass${fewer(evidence)}, ${against(base)}.`,
    rest: joined([
      chance(evidence.p),
      // Temperature 0 or a seed: nothing shows how much the base branch moves by itself.
      evidence.guard === undefined
        ? ' Days are unknown: a bad day of the provider could look the same.'
        : '',
    ]),
  };
}

/** In whole percent, unless both would be the same. */
function rates({ baseRate, headRate }: SuiteEvidence): string {
  const whole = [percent(baseRate, 0), percent(headRate, 0)];
  const shown = whole[0] === whole[1] ? [percent(baseRate), percent(headRate)] : whole;
  return shown.join(' → ');
}

/** What is worse by less than a point, or has no interval that says so, has none. */
function fewer({ drop, difference }: SuiteEvidence): string {
  const [low, points, high] = [difference?.low ?? 0, drop, difference?.high ?? 0].map((share) =>
    Math.round(share * 100),
  );
  if (low === undefined || points === undefined || low < 1) return '';
  return ` (${plural(points, 'point')} fewer, ${low} to ${high})`;
}

/** p as odds that people know; never smaller than it is. */
function chance(p: number): string {
  const odds = [10_000, 1_000].find((runs) => p < 1 / runs) ?? 100;
  return `Chance does this less than once in ${count(odds)} times.`;
}
