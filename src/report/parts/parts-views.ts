/** The views of a parts report: comment, summary, terminal, page and JUnit, all renderings of one story. */
import { percent } from '../../basics/format.js';
import type { Links } from '../escape.js';
import { htmlText, logLine, plainBlock, plainLine, xmlAttribute, xmlText } from '../escape.js';
import { htmlDocument } from '../html/html-document.js';
import {
  assemble,
  COMMENT_MAX_BYTES,
  COMMENT_VARIANTS,
  fold,
  list,
  tableHead,
  tableRow,
} from '../markdown/markdown-blocks.js';
import {
  footerBlock,
  htmlSentence,
  markdownSentence,
  textBlock,
} from '../markdown/story-markdown.js';
import { plainText, type Sentence } from '../story/sentence.js';
import { SIGNS } from '../story/words.js';
import type { PartsReport, PartsSuite, ReportedPart } from './parts-report.js';
import { partsStory, type PartsStory, type PartStory } from './parts-story.js';

/** The comment of one suite, from the fullest to the shortest rendering. */
export function renderPartsComment(
  report: PartsReport,
  { name }: Pick<PartsSuite, 'name'>,
  links: Links,
): readonly string[] {
  const suites = report.suites.filter((suite) => suite.name === name);
  return COMMENT_VARIANTS.map((maxBytes) => markdown(report, suites, links, maxBytes));
}

/** Nothing was taken away: what an earlier comment says does not hold for this commit. */
export function renderPartsUnjudged(report: PartsReport, links: Links): readonly string[] {
  return [markdown(report, [], links, COMMENT_MAX_BYTES)];
}

/** GitHub drops a summary above 1 MiB. */
const SUMMARY_MAX_BYTES = 900_000;

export function renderPartsSummary(report: PartsReport, links: Links): string {
  return markdown(report, report.suites, links, SUMMARY_MAX_BYTES);
}

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
        ? [textBlock(-2, `## ${signOf(report)} No part was taken away`)]
        : []),
      ...stories.flatMap((story) => suiteBlocks(story, isComment)),
      ...report.problems
        .slice(0, 10)
        .map((problem) =>
          textBlock(1, `- ${markdownSentence([{ kind: 'text', text: problem.message }])}`),
        ),
      ...report.notices
        .slice(0, 10)
        .map((notice) => textBlock(6, `> ${markdownSentence([{ kind: 'text', text: notice }])}`)),
      footerBlock(
        report,
        stories.map(({ footer }) => footer),
        links,
      ),
    ],
    maxBytes,
  );
}

function signOf({ verdict }: PartsReport): string {
  return verdict.result === 'passed' ? SIGNS.idle : SIGNS.failed;
}

function suiteBlocks(story: PartsStory, isComment: boolean) {
  const rows = story.parts.map(rowOf);
  const frame = isComment && rows.length > 8 ? fold('Every part') : { open: '', close: '' };
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
    ...(story.next === undefined
      ? []
      : [textBlock(0, `**Next:** ${markdownSentence(story.next)}`)]),
  ];
}

const COLUMNS = [
  ['', 'left'],
  ['Part', 'left'],
  ['Taken away', 'left'],
  ['With → without', 'right'],
  ['It costs', 'left'],
] as const;

function rowOf({ sign, title, says, cost, part }: PartStory): string {
  return tableRow([
    sign,
    markdownSentence(title),
    markdownSentence(says),
    ratesOf(part),
    cost === '' ? '' : markdownSentence([{ kind: 'text', text: cost }]),
  ]);
}

function ratesOf({ with: whole, without }: ReportedPart): string {
  const rate = ({ passes, answers }: ReportedPart['with']): string =>
    answers === 0 ? 'no answer' : percent(passes / answers, 0);
  return `${rate(whole)} → ${rate(without)}`;
}

/** At most 80 columns are not kept here: names of files are as long as they are. */
export function renderPartsTerminal(report: PartsReport, files: readonly string[]): string {
  const lines = report.suites.flatMap((suite) => {
    const story = partsStory(report, suite);
    return [
      `${story.sign} ${plain(story.title)}`,
      ...story.gates.map((gate) => `  ${plain(gate)}`),
      ...story.parts.flatMap(({ sign, title, says, cost, oneAnswer }) => [
        `  ${sign} ${plain(title)}`,
        `      ${plain(says)}${cost === '' ? '' : `; ${cost}`}`,
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
    ...(verdict.result === 'error'
      ? [`${SIGNS.failed} ${logLine(plainLine(verdict.reason))}`]
      : []),
    ...report.notices.map((notice) => `  ${logLine(plainLine(notice))}`),
    ...(files.length === 0 ? [] : [`Open  ${logLine(files.at(-1) ?? '')}`]),
    `exit code ${verdict.exitCode}`,
    '',
  ].join('\n');
}

function plain(sentence: Sentence): string {
  return logLine(plainLine(plainText(sentence)));
}

// The page: the text itself with each part marked, as code coverage is shown.

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem}
.part{border-left:.4rem solid;margin:.25rem 0;padding:.1rem .75rem}
.part summary{cursor:pointer}
.part pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0;font:14px/1.5 ui-monospace,monospace}
.needed{border-color:#1a7f37}.not-noticed{border-color:#8c959f;background:color-mix(in srgb,currentColor 5%,transparent)}
.harmful{border-color:#cf222e}.needed-and-harmful{border-color:#bf8700}.cannot-tell{border-color:#8c959f;border-left-style:dashed}
.says{margin:.1rem 0}.cost{opacity:.75;font-size:.9em}
footer{margin-top:2rem;opacity:.75;font-size:.9em}`;

export function renderPartsHtml(report: PartsReport): string {
  const stories = report.suites.map((suite) => partsStory(report, suite));
  const body = [
    '<main>',
    ...stories.flatMap((story) => [
      `<h1>${story.sign} ${htmlSentence(story.title)}</h1>`,
      ...story.gates.map((gate) => `<p>Gate: ${htmlSentence(gate)}</p>`),
      ...(story.next === undefined ? [] : [`<p><b>Next:</b> ${htmlSentence(story.next)}</p>`]),
      ...byFile(story.parts).flatMap(([file, parts]) => [
        `<h2>${htmlText(file)}</h2>`,
        ...parts.map(partHtml),
      ]),
      `<p class="cost">${htmlText(story.footer)}</p>`,
    ]),
    ...report.problems.map(({ message }) => `<p>${htmlText(message)}</p>`),
    ...report.notices.map((notice) => `<p>${htmlText(notice)}</p>`),
    '</main>',
    `<footer>${htmlText(`${report.tool.name} ${report.tool.version}`)}</footer>`,
  ];
  const [first] = stories;
  const title = first === undefined ? 'parts' : plainText(first.title);
  return htmlDocument({ title: `KindLM: ${title}`, style: STYLE, scripts: [], body }).join('');
}

function partHtml({ part, sign, says, cost, oneAnswer }: PartStory): string {
  const lines = part.lines === undefined ? '' : `, lines ${part.lines[0]} to ${part.lines[1]}`;
  return [
    `<section class="part ${part.word.replaceAll(' ', '-')}">`,
    `<p class="says">${sign} <b>${htmlText(part.name)}</b>${lines}: ${htmlSentence(says)}</p>`,
    cost === '' ? '' : `<p class="cost">${htmlText(cost)}</p>`,
    oneAnswer === undefined ? '' : `<p class="says">${htmlSentence(oneAnswer)}</p>`,
    part.text === undefined ? '' : `<pre>${htmlLines(part.text)}</pre>`,
    '</section>',
  ].join('');
}

function byFile(parts: readonly PartStory[]): readonly (readonly [string, readonly PartStory[]])[] {
  const files = new Map<string, PartStory[]>();
  for (const story of parts) {
    files.set(story.part.file, [...(files.get(story.part.file) ?? []), story]);
  }
  return [...files];
}

/** A text with its lines, each with its indentation. */
function htmlLines(text: string): string {
  return plainBlock(text)
    .split('\n')
    .map((line) => `${/^ */.exec(line)?.[0] ?? ''}${htmlText(line)}`)
    .join('\n');
}

/** A case a part: what no test notices, and what is harmful, fails where a gate is set that says so. */
export function renderPartsJunit(report: PartsReport): string {
  const suites = report.suites.map((suite, id) => {
    const story = partsStory(report, suite);
    const failing = new Set(
      suite.gates.gates.filter(({ passed }) => !passed).map((gate) => gate.gateName),
    );
    const cases = story.parts.map(({ part, says }) => {
      const message = xmlAttribute(plainLine(plainText(says)));
      const name = xmlAttribute(`${part.file}: ${part.name}`);
      const head = `<testcase name="${name}" classname="${xmlAttribute(`${suite.name}.parts`)}" time="0">`;
      const isRed =
        (part.word === 'not noticed' && failing.has('unnoticedPartsMax')) ||
        (part.word.includes('harmful') && failing.has('harmfulPartsMax'));
      if (isRed) {
        const type = part.word === 'not noticed' ? 'PART_NOT_NOTICED' : 'PART_HARMFUL';
        return {
          red: 1,
          skipped: 0,
          text: `${head}<failure type="${type}" message="${message}"/></testcase>`,
        };
      }
      if (part.word === 'cannot tell') {
        return { red: 0, skipped: 1, text: `${head}<skipped/></testcase>` };
      }
      return { red: 0, skipped: 0, text: `${head}</testcase>` };
    });
    const failures = cases.filter(({ red }) => red === 1).length;
    const timestamp = report.run.startedAt.replace(/(?:\.\d+)?Z$/u, '');
    return [
      `<testsuite id="${id}" name="${xmlAttribute(`${suite.name}/parts`)}" package="" hostname="localhost" timestamp="${xmlText(timestamp)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${cases.filter(({ skipped }) => skipped === 1).length}" time="0">`,
      '<properties/>',
      ...cases.map(({ text }) => text),
      '<system-out/><system-err/>',
      '</testsuite>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

/** The output `parts`. */
export function partsOutput(report: PartsReport): string {
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
