/**
 * The pull request comment of one suite: the story in at most 25 lines and 40 numbers, everything else folded. Also of a run
 * that judged nothing, and of a suite that is gone.
 */
import { shortCommit } from '../../basics/format.js';
import { changeName, SIGNS } from '../story/words.js';
import type { Report, SuiteReport } from '../report.js';
import { capital, FOLDS, type Story, storyOf, type SuiteStory } from '../story/story.js';
import {
  commitUrl,
  excerpt,
  type Links,
  markdownCode,
  markdownLink,
  markdownName,
} from '../escape.js';
import {
  assemble,
  type Block,
  COMMENT_MAX_BYTES,
  COMMENT_VARIANTS,
  fold,
  list,
} from './markdown-blocks.js';
import {
  type FoldExtent,
  foldBlock,
  foldGroups,
  footerBlock,
  htmlSentence,
  inSightBlocks,
  listItem,
  markdownSentence,
  noticeBlocks,
  numbersIn,
  problemBlocks,
  textBlock,
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

function suiteBlocks(
  { report, problems, notices }: Story,
  suite: SuiteStory,
  links: Links,
): readonly Block[] {
  const taken = numbersIn([suite.title, [{ kind: 'text', text: suite.footer.join(' ') }]]);
  return [
    titleBlock(suite),
    ...problemBlocks(report, MAX_PROBLEMS),
    ...inSightBlocks(suite, suite.run, taken + problems.length),
    ...foldedBlocks(suite),
    ...noticeBlocks(notices, 10),
    footerBlock(report, suite.footer, links),
  ];
}

/** Beside a story, and where there is none. */
const MAX_PROBLEMS = 3;
const MAX_PROBLEMS_ALONE = 8;

function titleBlock({ sign, title }: Pick<Story, 'sign' | 'title'>): Block {
  return textBlock(-2, `## ${sign} ${markdownSentence(title)}`);
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

function runBlocks(
  { report, sign, title, state, next, notices }: Story,
  links: Links,
): readonly Block[] {
  const { sha } = report.run;
  const commit =
    sha === undefined
      ? 'this commit'
      : `commit ${markdownLink(markdownCode(shortCommit(sha)), commitUrl(report.run))}`;
  return [
    titleBlock({ sign, title }),
    ...(state.length === 0 ? [] : [textBlock(-1, state.map(listItem).join('\n'))]),
    ...problemBlocks(report, MAX_PROBLEMS_ALONE),
    ...(next === undefined ? [] : [textBlock(-1, `**Next:** ${markdownSentence(next)}`)]),
    textBlock(
      -1,
      `No model answer was judged for ${commit}. An earlier result in this place does not hold for it.`,
    ),
    ...noticeBlocks(notices, 10),
    footerBlock(report, [], links),
  ];
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
    assemble([footerBlock(report, [], links)], COMMENT_MAX_BYTES),
  ].join('\n\n');
}
