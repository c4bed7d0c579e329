/** What failing tests are made of, and what the pull request changes in it: where to look first. */
import { sum } from '../../basics/basics.js';
import { count, enumerated } from '../../basics/format.js';
import {
  type ChangedRange,
  isOfPrograms,
  type LikelyChange,
  likeliestIn,
} from '../changed-lines.js';
import type { LineRange, Report, SuiteReport } from '../report.js';
import { excerpt, sourceUrl } from '../escape.js';
import { type Causes } from './causes.js';
import {
  capital,
  code,
  listed,
  name,
  type SentencePart,
  plainText,
  say,
  type Sentence,
} from './sentence.js';
import { mayBeBlamed, type StoryTest } from './tests.js';
import { changeName } from './words.js';

interface MadeOf {
  readonly report: Report;
  readonly suite: SuiteReport;
}

/** Files that are named. */
const MOST_FILES = 3;
/** Places in a file that are named. */
const MOST_RANGES = 3;

/** From a capital letter, without a full stop; undefined where the tests have nothing in common that is known. */
export function commonGround(tests: readonly StoryTest[], of: MadeOf): Sentence | undefined {
  const changes = changesBehind(tests, of);
  const [first, ...others] = changes;
  const known = sum(changes.map((change) => change.tests));
  if (first !== undefined && others.length === 0 && known === tests.length) {
    const verb = VERBS[first.kind][tests.length === 1 ? 0 : 1];
    return capital(
      say`${allWords(tests)} ${verb} ${fileName(first.file, first.ranges, of)}, where ${changeName(of.report.run)} ${linesWords(first.ranges)}`,
    );
  }
  if (changes.length > 0) return changedWords('changes', changes, of);
  const program = changedFilesOf(tests, of);
  if (program.length > 0) return changedWords('changes what is asked or run here:', program, of);
  const madeBy = commonPrompt(tests, of.suite);
  return madeBy && capital(say`${allWords(tests)} ${madeBy}`);
}

/** The groups with the changed lines behind each, where they differ: what is behind all is said by `commonGround`. */
export function withChangesBehind(causes: Causes, of: MadeOf): Causes {
  const changes = causes.shown.map((cause) => namedChanges(changesBehind(cause.tests, of), of));
  const isOne = new Set(changes.map((change) => plainText(change ?? []))).size === 1;
  if (isOne) return causes;
  const shown = causes.shown.map((cause, index) => ({ ...cause, changed: changes[index] }));
  return { ...causes, shown };
}

/** Undefined for none. */
function namedChanges(
  files: readonly Pick<ChangeBehind, 'file' | 'ranges'>[],
  of: MadeOf,
): Sentence | undefined {
  if (files.length === 0) return undefined;
  const named = files.map(({ file, ranges }) => {
    const lines = linesWords(ranges).replace(/^changes /u, '');
    return say`${fileName(file, ranges, of)}${lines === '' ? '' : ` (${lines})`}`;
  });
  return listed(named, { most: MOST_FILES, last: ' and ' });
}

const VERBS = {
  prompt: ['uses', 'use'],
  file: ['is checked by', 'are checked by'],
  test: ['is in', 'are in'],
} as const;

interface ChangeBehind {
  readonly kind: keyof typeof VERBS;
  readonly file: string;
  readonly ranges: readonly ChangedRange[];
  /** Of how many. */
  readonly tests: number;
}

/** The file that is likely behind each test, that of most tests first. */
function changesBehind(tests: readonly StoryTest[], { report }: MadeOf): readonly ChangeBehind[] {
  const changeBehind = likeliestIn(report.changedFiles ?? []);
  // A foreign report may have a hundred thousand tests on one line: its ranges are taken once.
  const byFile = new Map<string, { readonly changes: Set<LikelyChange>; tests: number }>();
  for (const { result } of tests) {
    const change = mayBeBlamed(result) ? changeBehind(result.sources) : undefined;
    if (change === undefined) continue;
    const key = `${change.kind} ${change.file}`;
    const known = byFile.get(key) ?? { changes: new Set(), tests: 0 };
    known.changes.add(change);
    known.tests += 1;
    byFile.set(key, known);
  }
  return [...byFile.values()]
    .flatMap(({ changes, tests: number }) => {
      const all = [...changes];
      const [first] = all;
      const ranges = all.flatMap((change) => change.ranges);
      return first === undefined
        ? []
        : [{ kind: first.kind, file: first.file, ranges, tests: number }];
    })
    .toSorted((a, b) => b.tests - a.tests);
}

/** The changed files of the programs that are asked, or that print what is asked, and changed images. */
function changedFilesOf(
  tests: readonly StoryTest[],
  { report, suite }: MadeOf,
): readonly Pick<ChangeBehind, 'file' | 'ranges'>[] {
  const blamed = tests.filter(({ result }) => mayBeBlamed(result));
  const isOwn = isOfPrograms(blamed.map(({ result }) => ({ suite, result })));
  const files = (report.changedFiles ?? []).filter(({ file }) => isOwn?.(file) === true);
  return files.map(({ file, written, removed }) => ({
    file,
    ranges: [
      ...written.map((range) => ({ side: 'RIGHT' as const, ...range })),
      ...removed.map((range) => ({ side: 'LEFT' as const, ...range })),
    ],
  }));
}

/** e.g. "This pull request changes `a.md` (line 3) and `b.md` (takes out line 7)". */
function changedWords(
  verb: string,
  files: readonly Pick<ChangeBehind, 'file' | 'ranges'>[],
  of: MadeOf,
): Sentence {
  return capital(say`${changeName(of.report.run)} ${verb} ${namedChanges(files, of) ?? ''}`);
}

function fileName(file: string, ranges: readonly ChangedRange[], { report }: MadeOf): SentencePart {
  const line = ranges.find(({ side }) => side === 'RIGHT')?.startLine ?? 1;
  return name('file', excerpt(file, 80), sourceUrl(report.run, { file, line, column: 1 }));
}

/** e.g. `changes lines 3 and 5 to 9 and takes out line 12`; empty for none. */
function linesWords(ranges: readonly ChangedRange[]): string {
  const of = (side: ChangedRange['side'], verb: string): readonly string[] => {
    const its = ranges.filter((range) => range.side === side);
    return its.length === 0 ? [] : [`${verb} ${rangesWords(its)}`];
  };
  return [...of('RIGHT', 'changes'), ...of('LEFT', 'takes out')].join(' and ');
}

function rangesWords(ranges: readonly LineRange[]): string {
  const lines = new Set(
    ranges.flatMap(({ startLine, endLine }) =>
      endLine - startLine === 1
        ? [String(startLine), String(endLine)]
        : [rangeWords(startLine, endLine)],
    ),
  );
  const shown = [...lines].slice(0, MOST_RANGES);
  const isOne = lines.size === 1 && !shown[0]?.includes(' ');
  const left = lines.size - shown.length;
  const list = left > 0 ? `${shown.join(', ')} and ${count(left)} more` : enumerated(shown);
  return `${isOne ? 'line' : 'lines'} ${list}`;
}

function rangeWords(startLine: number, endLine: number): string {
  return startLine === endLine ? String(startLine) : `${startLine} to ${endLine}`;
}

/**
 * What all of them use: the file of a prompt, else the endpoint, to which the config sends little more than the question,
 * else the prompt's place in the config.
 */
function commonPrompt(
  tests: readonly StoryTest[],
  { file: config, models }: SuiteReport,
): Sentence | undefined {
  const places = tests.map(({ result }) =>
    result.sources
      .filter(({ kind }) => kind === 'prompt')
      // The config may only name the file that has the prompt.
      .toSorted((a, b) => Number(a.file === config) - Number(b.file === config))
      .map(({ file, startLine }) => (file === config ? `${file}:${startLine}` : file)),
  );
  const common = (places[0] ?? []).find((place) => places.every((of) => of.includes(place)));
  const isOne = tests.length === 1;
  const use = VERBS.prompt[isOne ? 0 : 1];
  if (common !== undefined && !common.startsWith(`${config}:`)) {
    return say`${use} ${code(excerpt(common, 80))}`;
  }
  const [model, ...others] = new Set(tests.map(({ result }) => result.modelId));
  const provider = models.find(({ id }) => id === model)?.provider;
  if (model !== undefined && others.length === 0 && ['http', 'mcp'].includes(provider ?? '')) {
    return say`${isOne ? 'is' : 'are'} answered by your endpoint ${code(excerpt(model, 80))}`;
  }
  return common === undefined ? undefined : say`${use} the prompt at ${code(excerpt(common, 80))}`;
}

const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** How many, in a word where they are few: `all seven`. */
function allWords({ length }: readonly StoryTest[]): string {
  if (length < 3) return length === 1 ? 'it' : 'both';
  return `all ${NUMERALS[length] ?? count(length)}`;
}
