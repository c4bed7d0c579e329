/**
 * The pull request comment of one suite: the story in at most 25 lines and 40 numbers, everything else folded. Also of a run
 * that judged nothing, and of a suite that is gone.
 */
import { changeName, SIGNS } from '../story/words.js';
import type { Report, SuiteReport } from '../report.js';
import { capital, FOLDS, type Story, storyOf, type SuiteStory } from '../story/story.js';
import { excerpt, type Links, markdownName } from '../escape.js';
import {
  assemble,
  type Block,
  COMMENT_VARIANTS,
  fold,
  list,
  textBlock,
} from './markdown-blocks.js';
import {
  commitText,
  type FoldExtent,
  foldBlock,
  foldGroups,
  footerText,
  htmlSentence,
  inSightBlocks,
  markdownSentence,
  numbersIn,
  storyBlocks,
} from './story-markdown.js';

/** A comment is read in passing: more than this many failing tests are for the report. */
const EXTENT: FoldExtent = { intervals: false, tests: 30, checks: 1, reason: 200, quotes: false };

/** The comment of one suite, from the fullest to the shortest rendering, each below 60,000 characters; equal ones once. */
export function renderCommentVariants(
  report: Report,
  suite: Pick<SuiteReport, 'name'>,
  links: Links,
): readonly string[] {
  const story = storyOf(report);
  const told = story.suites.find((one) => one.suite.name === suite.name);
  return variants(told === undefined ? runBlocks(story, links) : suiteBlocks(story, told, links));
}

function variants(blocks: readonly Block[]): readonly string[] {
  return [...new Set(COMMENT_VARIANTS.map((maxBytes) => assemble(blocks, maxBytes)))];
}

function suiteBlocks(story: Story, suite: SuiteStory, links: Links): readonly Block[] {
  const taken = numbersIn([suite.title, [{ kind: 'text', text: suite.footer.join(' ') }]]);
  const { sign, title, footer } = suite;
  // What qualifies the run, and what to do, is among what is in sight of the suite.
  const head = { ...story, sign, title, footer, state: [], next: undefined };
  return storyBlocks(head, { problems: 3, notices: 10 }, links, [
    ...inSightBlocks(suite, suite.run, taken + story.problems.length),
    ...foldedBlocks(suite),
  ]);
}

/** Groups that are not in sight have their own fold; all else is in one. */
function foldedBlocks(suite: SuiteStory): readonly Block[] {
  const own = suite.folds.filter(({ name }) => name === 'causes');
  const rest = suite.folds.filter(({ name }) => name !== 'causes');
  const names = rest.map(({ name }) => FOLDS[name]).join(', ');
  const groups = rest.flatMap((one) =>
    foldGroups(one, suite, EXTENT).map((group, index) =>
      index > 0
        ? group
        : {
            ...group,
            head: [`**${markdownSentence(one.title)}**`, group.head].join('\n\n'),
          },
    ),
  );
  return [
    ...own.flatMap((one) => foldBlock(one, suite, { extent: EXTENT, priority: 3 })),
    ...(groups.length === 0
      ? []
      : [list(5, fold(htmlSentence(capital([{ kind: 'text', text: names }]))), groups)]),
  ];
}

// Of a run that judged nothing: it says so, instead of leaving an earlier verdict to be believed.

function runBlocks(story: Story, links: Links): readonly Block[] {
  const { run } = story.report;
  const commit = run.sha === undefined ? 'this commit' : commitText(run, run.sha);
  return storyBlocks({ ...story, footer: [] }, { problems: 8, notices: 10 }, links, [
    textBlock(
      -1,
      `No model answer was judged for ${commit}. An earlier result in this place does not hold for it.`,
    ),
  ]);
}

/** From the fullest to the shortest rendering, each below 60,000 characters; equal ones are given once. */
export function renderUnjudgedVariants(report: Report, links: Links): readonly string[] {
  return variants(runBlocks(storyOf(report), links));
}

/** Of a suite that is no more: what stood there was about an earlier commit, and nothing is tested in its place. */
export function renderGoneSuite(report: Report, suite: string, links: Links): string {
  const name = markdownName(excerpt(suite, 80));
  const change = changeName(report.run).replace('this', 'This');
  return [
    `## ${SIGNS.look} The suite ${name} is gone`,
    `${change} takes it out: no config of this run has it, so nothing of it is tested any more. What stood here was the result of an earlier commit.`,
    `${footerText(report, [], links)}\n`,
  ].join('\n\n');
}
