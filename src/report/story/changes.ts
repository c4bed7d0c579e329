/** What became of a test since the base: one table of kinds, with the words of each. */
import { plural } from '../../basics/format.js';
import type { ResultComparison, SuiteComparison } from '../comparison.js';
import type { ReportedResult } from '../report.js';

/**
 * `fails-now`, `passes-now`: from every answer to none, or from none to every one, which chance can do to one test.
 * `differs`: in part, as flaky tests do. `not-this-change`: asked the same on both sides, so a difference is chance or the
 * model's own.
 */
export type ChangeName =
  | 'fails-now'
  | 'worse'
  | 'passes-now'
  | 'better'
  | 'not-this-change'
  | 'differs'
  | 'flaky'
  | 'checks'
  | 'tools'
  | 'new';

export interface Change {
  readonly name: ChangeName;
  /** In a word or two, e.g. `regressed`. */
  readonly words: string;
}

/** How many of a list look so by luck alone. */
interface Luck {
  readonly byChance: SuiteComparison['byChance'];
  readonly hasOneAnswerASide: boolean;
}

interface ChangeKind {
  /** After the number of tests. */
  readonly words: readonly [one: string, several: string];
  readonly note?: (luck: Luck) => string;
}

function alike(words: string): ChangeKind['words'] {
  return [words, words];
}

/** In the order in which they are told. */
export const CHANGES: Readonly<Record<ChangeName, ChangeKind>> = {
  'fails-now': {
    words: alike('went from every answer to none'),
    note: ({ byChance, hasOneAnswerASide }) =>
      `Changed once; chance can do this. ${turnedWords(byChance.fails, hasOneAnswerASide)}`,
  },
  worse: { words: alike('got worse') },
  'passes-now': {
    words: alike('went from none to every answer'),
    note: ({ byChance, hasOneAnswerASide }) => turnedWords(byChance.passes, hasOneAnswerASide),
  },
  better: {
    words: alike('got better'),
    note: ({ byChance }) => luckWords(byChance.better),
  },
  'not-this-change': {
    words: ['differs, but not because of this change', 'differ, but not because of this change'],
    note: () => 'Asked the same on both sides, so it is chance or the model itself.',
  },
  differs: {
    words: ['differs, as flaky tests do', 'differ, as flaky tests do'],
    note: ({ byChance }) => luckWords(byChance.differ),
  },
  flaky: { words: ['is flaky as before', 'are flaky as before'] },
  checks: { words: ['has changed checks', 'have changed checks'] },
  tools: { words: alike('got other tools from the MCP server') },
  new: { words: ['is new', 'are new'] },
};

function isChangeName(text: string): text is ChangeName {
  return Object.hasOwn(CHANGES, text);
}

const CHANGE_NAMES: readonly ChangeName[] = Object.keys(CHANGES).filter(isChangeName);

/** e.g. `3 tests got worse`. */
export function changeTitle(words: ChangeKind['words'], tests: number, noun: string): string {
  return `${plural(tests, noun)} ${tests === 1 ? words[0] : words[1]}`;
}

/** Those that there are, with their tests, in the order in which they are told. */
export function changesIn<T extends { readonly change?: Change | undefined }>(
  tests: readonly T[],
): readonly (readonly [name: ChangeName, tests: readonly T[]])[] {
  return CHANGE_NAMES.flatMap((name) => {
    const all = tests.filter(({ change }) => change?.name === name);
    return all.length === 0 ? [] : [[name, all] as const];
  });
}

/** `expected` as from `labelTests`. */
function luckWords(expected: number): string {
  if (expected < 0.05) return 'Luck alone explains almost none of these.';
  const about = expected < 0.95 ? 'fewer than one' : `about ${Math.round(expected)}`;
  return `By luck alone, ${about} would look like this.`;
}

/** Of the list of tests that went from every answer to none, or the mirror. */
function turnedWords(expected: number, hasOneAnswerASide: boolean): string {
  const luck = luckWords(expected);
  return hasOneAnswerASide
    ? `${luck} At temperature 0 or with a seed, whether the wording or the luck of the wording did it, one answer cannot say.`
    : luck;
}

type Label = NonNullable<ResultComparison['label']>;

/** Of what the change touches; undefined: as it was, or not compared. */
const LABELS: Readonly<Record<Label, Change | undefined>> = {
  regressed: { name: 'worse', words: 'regressed' },
  'probably-regressed': { name: 'worse', words: 'probably regressed' },
  'fails-every-time': { name: 'fails-now', words: 'from every answer to none' },
  'failing-now': { name: 'differs', words: 'failing now' },
  improved: { name: 'better', words: 'improved' },
  'passes-every-time': { name: 'passes-now', words: 'from none to every answer' },
  'passing-now': { name: 'differs', words: 'passing now' },
  'flaky-on-both': { name: 'flaky', words: 'flaky as before' },
  unchanged: undefined,
  'not-compared': undefined,
};

/** Undefined: it is as it was, or was not compared. */
export function changeOf({
  comparison,
  status,
  minPasses,
}: Pick<ReportedResult, 'comparison' | 'status' | 'minPasses'>): Change | undefined {
  if (comparison === undefined) return undefined;
  const { kind, label } = comparison;
  if (kind === 'new') return { name: 'new', words: 'new' };
  if (kind === 'tools-changed') return { name: 'tools', words: 'other tools listed' };
  if (kind === 'checks-changed') return { name: 'checks', words: 'checks changed' };
  const change = label && LABELS[label];
  if (change === undefined) return undefined;
  // Labels are about answers: a test that passes must not read as one that fails.
  const isTolerated = label === 'failing-now' && status === 'passed' && minPasses !== undefined;
  const words = isTolerated ? 'failing at times now' : change.words;
  const isOfChange = kind === 'changed' || change.name === 'flaky';
  return { name: isOfChange ? change.name : 'not-this-change', words };
}
