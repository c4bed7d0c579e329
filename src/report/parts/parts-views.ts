/** The views of a parts report: comment, summary, terminal, page and JUnit, all renderings of one story. */
import picocolors from 'picocolors';
import { groupedBy } from '../../basics/basics.js';
import type { Links } from '../escape.js';
import { htmlText, logLine, plainBlock, plainLine } from '../escape.js';
import { htmlDocument } from '../html/html-document.js';
import { noticesHtml, problemsHtml } from '../html/html.js';
import { junitDocument, type JunitSuite } from '../junit.js';
import {
  assemble,
  type Block,
  COMMENT_MAX_BYTES,
  COMMENT_VARIANTS,
  fold,
  list,
  NO_FRAME,
  type ListGroup,
  tableHead,
  tableRow,
  textBlock,
} from '../markdown/markdown-blocks.js';
import {
  footerText,
  htmlSentence,
  markdownSentence,
  noticeBlocks,
  problemBlocks,
} from '../markdown/story-markdown.js';
import { plainText, quoted, type Sentence } from '../story/sentence.js';
import { SIGNS } from '../story/words.js';
import { problemLines } from '../terminal/terminal.js';
import { PARTS_GATES, type PartsReport, type PartsSuite } from './parts-report.js';
import { partsStory, type PartsStory, type PartStory } from './parts-story.js';

/** GitHub drops a summary above 1 MiB. */
const SUMMARY_MAX_BYTES = 900_000;
const MAX_PROBLEMS = 10;
const MAX_NOTICES = 20;

/** Every view of a parts report; a comment has several renderings, from the fullest to the shortest. */
export const PARTS_VIEWS = {
  comment: (
    report: PartsReport,
    { name }: Pick<PartsSuite, 'name'>,
    links: Links,
  ): readonly string[] => {
    const suites = report.suites.filter((suite) => suite.name === name);
    return COMMENT_VARIANTS.map((maxBytes) => markdown(report, suites, links, maxBytes));
  },
  /** Nothing was taken away: what an earlier comment says does not hold for this commit. */
  unjudged: (report: PartsReport, links: Links): readonly string[] => [
    markdown(report, [], links, COMMENT_MAX_BYTES),
  ],
  summary: (report: PartsReport, links: Links): string =>
    markdown(report, report.suites, links, SUMMARY_MAX_BYTES),
  terminal: renderTerminal,
  html: renderHtml,
  junit: renderJunit,
  /** The output `parts`. */
  output,
};

function markdown(
  report: PartsReport,
  suites: readonly PartsSuite[],
  links: Links,
  maxBytes: number,
): string {
  const isComment = maxBytes <= COMMENT_MAX_BYTES;
  const stories = suites.map((suite) => partsStory(report, suite));
  return assemble(
    [
      ...(stories.length === 0
        ? [
            textBlock(
              -2,
              `## ${signOf(report)} ${markdownSentence([{ kind: 'text', text: headOf(report) }])}`,
            ),
          ]
        : []),
      ...stories.flatMap((story) => suiteBlocks(story, isComment)),
      ...problemBlocks(report, MAX_PROBLEMS),
      ...(stories.length === 0
        ? report.notices.map((notice) => textBlock(1, markdownSentence([quoted(notice)])))
        : noticeBlocks(report.notices, MAX_NOTICES)),
      textBlock(
        0,
        footerText(
          report,
          stories.map(({ footer }) => footer),
          links,
        ),
      ),
    ],
    maxBytes,
  );
}

/** Of a run that took nothing away; its problems are told below. */
function headOf({ verdict, problems }: PartsReport): string {
  return problems.length === 0 ? verdict.reason : 'No part was taken away';
}

function signOf({ verdict }: PartsReport): string {
  return verdict.result === 'passed' ? SIGNS.idle : SIGNS.failed;
}

function suiteBlocks(story: PartsStory, isComment: boolean): readonly Block[] {
  const rows = story.parts.map(rowOf);
  const frame = isComment && rows.length > 8 ? fold('Every part') : NO_FRAME;
  const oneAnswer = story.parts.flatMap(({ title, oneAnswer }) =>
    oneAnswer === undefined ? [] : [`- ${markdownSentence(title)}: ${markdownSentence(oneAnswer)}`],
  );
  return [
    textBlock(-2, `## ${story.sign} ${markdownSentence(story.title)}`),
    ...story.gates.map((gate) => textBlock(-1, `**Gate:** ${markdownSentence(gate)}`)),
    ...(rows.length === 0 ? [] : [list(2, frame, [{ head: tableHead(COLUMNS), items: rows }])]),
    ...(oneAnswer.length === 0
      ? []
      : [list(3, fold('At temperature 0 or with a seed'), [{ head: '', items: oneAnswer }])]),
    ...(rows.length === 0
      ? []
      : [list(4, fold('With and without: medians of an answer'), [sidesGroup(story.parts)])]),
    ...(story.next === undefined
      ? []
      : [textBlock(0, `**Next:** ${markdownSentence(story.next)}`)]),
  ];
}

const COLUMNS = [
  ['', 'left'],
  ['Part', 'left'],
  ['Taken away', 'left'],
  ['It costs', 'left'],
] as const;

function rowOf({ sign, title, says, cost }: PartStory): string {
  return tableRow([
    sign,
    markdownSentence(title),
    markdownSentence(says),
    cost === '' ? '' : markdownSentence([{ kind: 'text', text: cost }]),
  ]);
}

/** Both sides of every part, one under the other. */
function sidesGroup(parts: readonly PartStory[]): ListGroup {
  const columns = SIDE_COLUMNS.map(
    (name, place) => [name, place === 0 ? 'left' : 'right'] as const,
  );
  return {
    head: tableHead([['Part', 'left'], ...columns]),
    items: parts.map(({ title, sides }) =>
      sides
        .map((cells, place) => tableRow([place === 0 ? markdownSentence(title) : '', ...cells]))
        .join('\n'),
    ),
  };
}

/** At most 80 columns are not kept here: names of files are as long as they are. */
function renderTerminal(report: PartsReport, files: readonly string[]): string {
  const lines = report.suites.flatMap((suite) => {
    const story = partsStory(report, suite);
    return [
      `${story.sign} ${plain(story.title)}`,
      ...story.gates.map((gate) => `  ${plain(gate)}`),
      ...story.parts.flatMap(({ sign, title, says, cost, oneAnswer, part, sides }) => [
        `  ${sign} ${plain(title)}`,
        `      ${plain(says)}${cost === '' ? '' : `; ${cost}`}`,
        ...(part.isSkill === true ? sides.map(sideLine) : []),
        ...(oneAnswer === undefined ? [] : [`      ${plain(oneAnswer)}`]),
      ]),
      ...(story.next === undefined ? [] : [`Next: ${plain(story.next)}`]),
      story.footer,
    ];
  });
  const { verdict } = report;
  return [
    '',
    ...lines,
    ...(verdict.result === 'error' && report.problems.length === 0
      ? [`${SIGNS.failed} ${logLine(plainLine(verdict.reason))}`]
      : []),
    ...problemLines(report, picocolors.createColors(false)),
    ...report.notices.map((notice) => `  ${logLine(plainLine(notice))}`),
    ...(files.length === 0 ? [] : [`Open  ${logLine(files.at(-1) ?? '')}`]),
    `exit code ${verdict.exitCode}`,
    '',
  ].join('\n');
}

/** Of a skill: e.g. `with: pass 92 %, cost $0.02, turns 5, tokens 1,200, time 30 s`. */
function sideLine([label, ...cells]: readonly string[]): string {
  const named = cells.map((cell, place) => `${SIDE_COLUMNS[place + 1]?.toLowerCase()} ${cell}`);
  return `      ${label}: ${named.join(', ')}`;
}

function plain(sentence: Sentence): string {
  return logLine(plainLine(plainText(sentence)));
}

// The page: the text itself with each part marked, as code coverage is shown.

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem}
.part{border-left:.4rem solid;margin:.25rem 0;padding:.1rem .75rem}
summary{cursor:pointer}.part details{font-size:.9em}
th,td{padding:0 .75rem 0 0;text-align:right;font-variant-numeric:tabular-nums}td:first-child{text-align:left}
.part pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0;font:14px/1.5 ui-monospace,monospace}
.needed{border-color:#1a7f37}.not-noticed{border-color:#8c959f;background:color-mix(in srgb,currentColor 5%,transparent)}
.harmful{border-color:#cf222e}.needed-and-harmful{border-color:#bf8700}.cannot-tell{border-color:#8c959f;border-left-style:dashed}
.says{margin:.1rem 0}.cost{opacity:.75;font-size:.9em}
footer{margin-top:2rem;opacity:.75;font-size:.9em}`;

function renderHtml(report: PartsReport): string {
  const stories = report.suites.map((suite) => partsStory(report, suite));
  const body = [
    '<main>',
    ...stories.flatMap((story) => [
      `<h1>${story.sign} ${htmlSentence(story.title)}</h1>`,
      ...story.gates.map((gate) => `<p>Gate: ${htmlSentence(gate)}</p>`),
      ...(story.next === undefined ? [] : [`<p><b>Next:</b> ${htmlSentence(story.next)}</p>`]),
      ...groupedBy(story.parts, ({ part }) => part.file).flatMap((parts) => [
        `<h2>${htmlText(parts[0].part.file)}</h2>`,
        ...parts.map(partHtml),
      ]),
      `<p class="cost">${htmlText(story.footer)}</p>`,
    ]),
    problemsHtml(report),
    noticesHtml(report),
    '</main>',
    `<footer>${htmlText(`${report.tool.name} ${report.tool.version}`)}</footer>`,
  ];
  const [first] = stories;
  const title = first === undefined ? 'parts' : plainText(first.title);
  return htmlDocument({ title: `KindLM: ${title}`, style: STYLE, scripts: [], body }).join('');
}

function partHtml({ part, sign, says, cost, oneAnswer, sides }: PartStory): string {
  const lines = part.lines === undefined ? '' : `, ${linesOf(part.lines)}`;
  return [
    `<section class="part ${part.word.replaceAll(' ', '-')}">`,
    `<p class="says">${sign} <b>${htmlText(part.name)}</b>${lines}: ${htmlSentence(says)}</p>`,
    cost === '' ? '' : `<p class="cost">${htmlText(cost)}</p>`,
    oneAnswer === undefined ? '' : `<p class="says">${htmlSentence(oneAnswer)}</p>`,
    part.text === undefined ? '' : `<pre>${htmlLines(part.text)}</pre>`,
    '<details><summary>With and without: medians of an answer</summary>',
    `<table><tr>${SIDE_COLUMNS.map((column) => `<th>${column}</th>`).join('')}</tr>`,
    ...sides.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`),
    '</table></details>',
    '</section>',
  ].join('');
}

function linesOf([first, last]: readonly [first: number, last: number]): string {
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

/** A text with its lines, each with its indentation. */
function htmlLines(text: string): string {
  return plainBlock(text)
    .split('\n')
    .map((line) => `${/^ */.exec(line)?.[0] ?? ''}${htmlText(line)}`)
    .join('\n');
}

/** A case a part: what no test notices, and what is harmful, fails where a gate is set that says so. */
function renderJunit(report: PartsReport): string {
  const suites = report.suites.map((suite) => junitSuite(report, suite));
  return [...junitDocument(suites, report)].join('');
}

function junitSuite(report: PartsReport, suite: PartsSuite): JunitSuite {
  const name = `${suite.name}/parts`;
  const failing = new Set(
    suite.gates.gates.filter(({ passed }) => !passed).map((gate) => gate.gateName),
  );
  const cases = partsStory(report, suite).parts.map(
    ({ part, says }): JunitSuite['cases'][number] => {
      const message = plainText(says);
      const failed = PARTS_GATES.find(
        ({ gateName, counts }) => counts.includes(part.word) && failing.has(gateName),
      );
      return {
        name: `${part.file}: ${part.name}`,
        timeMs: 0,
        outcome:
          failed !== undefined
            ? { kind: 'failure', type: failed.code, message, detail: message }
            : part.word === 'cannot tell'
              ? { kind: 'skipped', message }
              : { kind: 'passed' },
      };
    },
  );
  return { name, package: suite.name, properties: [['config', suite.file]], cases };
}

/** The output `parts`. */
function output(report: PartsReport): string {
  return JSON.stringify(
    report.suites.flatMap(({ parts }) =>
      parts.map(({ file, name, word, tests, with: whole, without }) => ({
        file,
        part: name,
        verdict: word,
        tests: tests.map(({ testCaseName }) => testCaseName),
        costUsd: difference(whole.costUsd, without.costUsd),
        tokens: difference(whole.tokens, without.tokens),
      })),
    ),
  );
}

/** What the part adds to an answer; null where one side does not say it. */
function difference(whole: number | null, without: number | null): number | null {
  return whole === null || without === null ? null : whole - without;
}

/** Its share of answers that pass, and medians of an answer. */
const SIDE_COLUMNS = ['', 'Pass', 'Cost', 'Turns', 'Tokens', 'Time'] as const;
