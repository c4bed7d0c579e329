/** The issue about a model that answers worse than before, asked the same: its title, and its text while it lasts and after. */
import { COMPARISON_SIGNS, SIGNS } from '../story/words.js';
import { count, percent } from '../../basics/format.js';
import { modelChange } from '../comparison.js';
import { repliedNames } from '../story/suite-figures.js';
import type { Report, SuiteReport } from '../report.js';
import {
  baseOf,
  modelWords,
  type ShownBase,
  type StoryTest,
  wholeVerdict,
} from '../story/story.js';
import { storyTests } from '../story/tests.js';
import { issueTitleText, markdownLink, markdownName } from '../escape.js';
import {
  assemble,
  type Block,
  list,
  NO_FRAME,
  tableHead,
  tableRow,
  textBlock,
} from './markdown-blocks.js';
import { footerText, markdownSentence } from './story-markdown.js';

/** GitHub takes 65,536 characters. */
const MAX_BYTES = 30_000;
const MAX_TESTS = 10;
const MAX_MODELS = 10;

// Whether a model that is asked the same answers worse than before, over several runs: what a run finds against the
// ten runs that are remembered, and what became of a drop that an earlier run found. The remembered runs take the drop
// in with time, so "no worse than these" does not say that it is over: the pass rate of before does.

/** A drop that an earlier run found. Rates are shares of runs, 0 to 1. */
interface TrackedDrop {
  readonly suite: string;
  /** In the runs before it. */
  readonly before: number;
  /** When it was found. */
  readonly then: number;
}

export interface DropState extends TrackedDrop {
  /**
   * `worse`: than the runs that are remembered. `still-low`: no worse than these, and yet nearer to the drop than to what
   * was before it. `unknown`: this run cannot say.
   */
  readonly state: 'worse' | 'still-low' | 'unknown' | 'recovered';
  /** Now; absent where it is not known. */
  readonly now?: number | undefined;
  readonly report: SuiteReport;
}

/**
 * Of each suite of the run in which the model is worse, or was. A suite that is no longer there has none.
 * @param keyOf what `TrackedDrop.suite` holds of a suite's name
 */
export function dropStates(
  { suites }: Report,
  tracked: readonly TrackedDrop[],
  keyOf: (name: string) => string,
): readonly DropState[] {
  return suites.flatMap((report): DropState[] => {
    const suite = keyOf(report.name);
    const known = tracked.find((one) => one.suite === suite);
    const model = report.comparison?.model;
    const change = model === undefined ? 'unknown' : modelChange(model);
    const evidence = model?.evidence;
    if (change === 'worse' && evidence !== undefined) {
      const { baseRate, headRate: now } = evidence;
      const drop = known ?? { suite, before: baseRate, then: now };
      return [{ ...drop, state: 'worse', now, report }];
    }
    if (known === undefined) return [];
    const isJudged = change === 'same' || change === 'better';
    if (!isJudged || evidence === undefined) return [{ ...known, state: 'unknown', report }];
    const now = evidence.headRate;
    const isBack = now >= (known.before + known.then) / 2;
    return [{ ...known, state: isBack ? 'recovered' : 'still-low', now, report }];
  });
}

// The issue.

/** Its title is one line. While one of the drops lasts, its text is about those; else it says that they are over. */
export function driftIssue(
  report: Report,
  drops: readonly DropState[],
): { readonly title: string; readonly body: string } {
  const isOver = drops.every(({ state }) => state === 'recovered');
  return {
    title: titleOf(drops),
    body: isOver ? settledBody(report, drops) : lastingBody(report, drops),
  };
}

function titleOf(drops: readonly DropState[]): string {
  const [first] = drops;
  const more = drops.length > 1 ? ` and ${count(drops.length - 1)} more` : '';
  return `KindLM: the model itself answers worse (${issueTitleText(first?.report.name ?? '')}${more})`;
}

function lastingBody(report: Report, drops: readonly DropState[]): string {
  const base = baseOf(report);
  return assemble(
    [
      textBlock(
        0,
        '**The model answers worse than before, and nothing that it is asked has changed.**',
      ),
      textBlock(
        1,
        'These tests send exactly the requests of the earlier runs, with the same checks. So no commit of this repository is the cause: the provider changed the model without changing its name, or has a bad day.',
      ),
      ...drops.flatMap((drop) => dropBlocks(report, drop, base)),
      textBlock(1, ADVICE),
      ...footer(
        report,
        'This issue is updated by every scheduled run, and closed once the pass rate is back. If you close it, it stays closed until then.',
      ),
    ],
    MAX_BYTES,
  );
}

const ADVICE = [
  'What to do:',
  '',
  '- Open the run below and look at the failing answers.',
  '- If only one night was bad, the next runs will say so.',
  '- Else name a dated version of the model in `kindlm.yaml`, choose another model, or adapt the prompt.',
].join('\n');

function settledBody(report: Report, drops: readonly DropState[]): string {
  const rates = drops.flatMap(({ report: suite, before, then, now }) =>
    now === undefined
      ? []
      : [
          `- ${markdownName(suite.name)}: ${percent(before)} before, ${percent(then)} when this was found, ${percent(now)} now.`,
        ],
  );
  return assemble(
    [
      textBlock(
        0,
        `${SIGNS.passed} **Over:** the model, asked the same, passes about as often as before again.`,
      ),
      list(2, NO_FRAME, [{ head: '', items: rates }]),
      ...footer(report, 'Should it get worse again, there will be a new issue.'),
    ],
    MAX_BYTES,
  );
}

function dropBlocks(
  report: Report,
  drop: DropState,
  base: ShownBase | undefined,
): readonly Block[] {
  const { report: suite } = drop;
  const tests = fallenTests(report, suite);
  const head = tableHead([
    ['Test', 'left'],
    ['Model', 'left'],
    ['Before', 'right'],
    ['Now', 'right'],
  ]);
  const items = tests.slice(0, MAX_TESTS).map(testRow);
  return [
    textBlock(
      3,
      `### ${markdownName(suite.name)}\n\n${stateWords(drop, base)}${versionWords(suite)}`,
    ),
    ...(items.length === 0
      ? []
      : [list(4, NO_FRAME, [{ head, items, unlisted: tests.length - items.length }])]),
  ];
}

function stateWords(
  { state, before, then, now, report }: DropState,
  base: ShownBase | undefined,
): string {
  const model = report.comparison?.model;
  const since = `${percent(before)} of answers passed before, ${percent(then)} when this was found`;
  switch (state) {
    case 'worse':
      return base === undefined || model === undefined
        ? `${since}.`
        : `${COMPARISON_SIGNS.worse} ${markdownSentence(wholeVerdict(modelWords(model, base)))}`;
    case 'still-low':
      return `${COMPARISON_SIGNS.unclear} ${since}, ${percent(now ?? then)} now. The remembered runs include the drop by now, so the comparison no longer reports it; the pass rate is not back.`;
    case 'unknown':
      return `${COMPARISON_SIGNS.unclear} ${since}. The last run cannot tell whether it is over.`;
    case 'recovered':
      return `${COMPARISON_SIGNS.notWorse} ${since}, ${percent(now ?? before)} now.`;
  }
}

/** What answered, where the replies say it. */
function versionWords(suite: SuiteReport): string {
  const named = [...repliedNames(suite)]
    .slice(0, MAX_MODELS)
    .map(
      ([id, names]) =>
        `${markdownName(id)} was answered by ${names.slice(0, 3).map(markdownName).join(', ')}`,
    );
  return named.length === 0 ? '' : `\n\n${named.join('; ')}.`;
}

/** Those that were asked the same and pass less often, the deepest fall first. */
function fallenTests(report: Report, suite: SuiteReport): readonly StoryTest[] {
  return storyTests(report, suite)
    .filter(({ result }) => result.comparison?.kind === 'unchanged-request')
    .filter((test) => fall(test) > 0)
    .toSorted((a, b) => fall(b) - fall(a));
}

function fall({ base, here }: StoryTest): number {
  return base === undefined || here.of === 0 ? 0 : base.passed / base.of - here.passed / here.of;
}

function testRow({ name, model, url, base, here }: StoryTest): string {
  const words = (counts: StoryTest['here'] | undefined): string =>
    counts === undefined ? '–' : `${count(counts.passed)} of ${count(counts.of)}`;
  return tableRow([
    markdownLink(markdownName(name), url),
    markdownName(model),
    words(base),
    words(here),
  ]);
}

function footer(report: Report, words: string): readonly Block[] {
  const when = report.run.finishedAt.replace(/^(.{10})T(.{5}).*$/u, '$1 $2 UTC');
  return [textBlock(1, words), textBlock(0, footerText(report, [when], {}))];
}
