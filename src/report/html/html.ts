/**
 * The HTML report: one file that needs no network. Verdict, gates, models and plots are plain HTML; the table of tests
 * is drawn by the page's script from embedded JSON, as text.
 */
import { excerpt, htmlText, MAX_TABLE_NAME, revisionUrl } from '../escape.js';
import { rankedCodes } from '../story/suite-figures.js';
import { count, plural, score, shortCommit } from '../../basics/format.js';
import { criteriaOf, dataElements } from './embedded-data.js';
import { htmlDocument, htmlLink } from './html-document.js';
import { PAGE_SCRIPT, PAGE_STYLE, PLOTS_SCRIPT } from './page-assets.js';
import { type Figure, plotsHtml, suiteFigures } from './figures.js';
import type { Report } from '../report.js';
import {
  type Cause,
  type Fold,
  type FoldName,
  plainText,
  type NamePart,
  type Sentence,
  type SentencePart,
  type Story,
  storyOf,
  type StoryTable,
  type SuiteStory,
  written,
} from '../story/story.js';
import { CHANGES, changesIn, changeTitle } from '../story/changes.js';
import { type JudgeLine, judgeLines } from '../story/judge-lines.js';
import { resultNoun } from '../story/words.js';

/** Suites beyond these have no plots: a page with hundreds would not open quickly. */
const MAX_PLOTTED_SUITES = 30;

/**
 * The page, in pieces of whole lines. The same report gives the same bytes.
 * @param whole as it may be shown: secrets and unwanted outputs already taken out
 */
export function htmlPieces(whole: Report): readonly string[] {
  const story = storyOf(whole);
  const { report } = story;
  const measures = report.suites.flatMap((suite, index) => {
    const told = story.suites.find((one) => one.suite === suite);
    const figures = index < MAX_PLOTTED_SUITES ? suiteFigures(report, suite) : [];
    return told === undefined ? [] : [measuresHtml(report, told, figures)];
  });
  const names = report.suites.map(({ name }) => excerpt(name, MAX_TABLE_NAME));
  // Where the table is, so that it is drawn before the browser shows what follows: that would jump.
  const tests = [
    report.totals.total === 0 ? '' : testsHtml(report),
    ...dataElements(report, names),
    `<script>${PAGE_SCRIPT}</script>`,
  ];
  // Who comes because something failed looks for that; who comes to a green run, for how good it was.
  const failed = report.totals.passed < report.totals.total;
  const body = [
    '<main>',
    headerHtml(story),
    problemsHtml(report),
    ...story.suites.map((suite) => storyHtml(report, suite)),
    ...(failed ? [...tests, ...measures] : [...measures, ...tests]),
    noticesHtml(report),
    criteriaOf(report).length > 0 ? '<section id="labels" hidden></section>' : '',
    '</main>',
    `<script>${PLOTS_SCRIPT}</script>`,
    `<footer>${htmlText(`${report.tool.name} ${report.tool.version}`)}</footer>`,
  ];
  return htmlDocument({
    title: `KindLM: ${plainText(story.title)}`,
    style: PAGE_STYLE,
    scripts: [PAGE_SCRIPT, PLOTS_SCRIPT],
    body,
  });
}

/** The frame that the script fills, and the failure codes, which can be read without it. */
function testsHtml(report: Report): string {
  const codes = rankedCodes(report).map(([code, results]) =>
    chip('', { code }, `${htmlText(code)} <b>${count(results)}</b>`),
  );
  return joined([
    '<section id="tests" aria-labelledby="tests-title">',
    '<h2 id="tests-title">Tests</h2>',
    codes.length === 0 ? '' : `<p class="chips">${codes.join('\n')}</p>`,
    '<noscript><p class="state">The table of tests needs JavaScript. Every result is in report.json and junit.xml too.</p></noscript>',
    '<div id="table"></div>',
    '</section>',
  ]);
}

/** Shows some of the tests in the table: the address names them. `html`: finished. */
function chip(className: string, filters: Readonly<Record<string, string>>, html: string): string {
  const address = `#${new URLSearchParams(filters).toString()}`;
  return `<a class="${`chip ${className}`.trim()}" href="${htmlText(address)}">${html}</a>`;
}

// The head of the page, which is the story; and what it rests on: each suite's gates, plots, models and notices.

// Sentences of the story.

const MAX_NAME = 100;

function sentenceHtml(sentence: Sentence): string {
  return written(sentence, htmlText, nameHtml);
}

function nameHtml(part: NamePart): string {
  // To be copied whole.
  if (part.kind === 'code') return `<code>${htmlText(part.name)}</code>`;
  const shown = excerpt(part.name, MAX_NAME);
  const { url } = part;
  return part.kind === 'commit'
    ? htmlLink(shown, url)
    : `<code class="name">${htmlLink(shown, url)}</code>`;
}

// The story.

/** The verdict of the run and what the run was. */
function headerHtml(story: Story): string {
  const { sign, outcome, title, state, next } = story;
  return joined([
    `<header class="verdict ${outcome}">`,
    `<h1>${sign} ${sentenceHtml(title)}</h1>`,
    ...state.map((sentence) => `<p class="state">${sentenceHtml(sentence)}</p>`),
    nextHtml(next),
    `<p class="facts">${runFacts(story).join(' · ')}</p>`,
    '</header>',
  ]);
}

function nextHtml(next: Sentence | undefined): string {
  return next === undefined ? '' : `<p class="next"><b>Next:</b> ${sentenceHtml(next)}</p>`;
}

function runFacts({ report, footer }: Story): readonly string[] {
  const { run, totals } = report;
  const before = [
    run.repository,
    run.pullRequest === undefined ? undefined : `pull request #${run.pullRequest}`,
  ];
  const after = [
    run.startedAt.replace(/^(.{10})T(.{5}).*$/u, '$1 $2 UTC'),
    ...footer,
    ...(totals.tokens === 0 ? [] : [plural(totals.tokens, 'token')]),
  ];
  const text = (facts: readonly (string | undefined)[]): readonly string[] =>
    facts.filter((fact) => fact !== undefined).map(htmlText);
  return [
    ...text(before),
    ...(run.sha === undefined
      ? []
      : [htmlLink(`commit ${shortCommit(run.sha)}`, revisionUrl(run, run.sha))]),
    ...(run.runUrl === undefined ? [] : [htmlLink('workflow run', run.runUrl)]),
    ...text(after),
  ];
}

/** One suite: what decides. It is named where there are several. */
function storyHtml(report: Report, story: SuiteStory): string {
  const { suite, sign, title, verdict, gates, qualifiers, causes, next, folds } = story;
  const isAlone = report.suites.length === 1;
  return joined([
    isAlone ? '' : `<h2>${sign} ${sentenceHtml(title)}</h2>`,
    verdict === undefined
      ? ''
      : `<div class="compared ${verdict.outcome}"><p><span aria-hidden="true">${verdict.sign}</span> <b>${sentenceHtml(verdict.lead)}</b> ${sentenceHtml(verdict.rest)}</p></div>`,
    gates.lead === undefined
      ? ''
      : `<p class="failed-gates"><b>${htmlText(gates.lead)}:</b> ${gates.failed.map(({ phrase }) => sentenceHtml(phrase)).join(' · ')}</p>`,
    itemsHtml('qualifiers', qualifiers.shown.map(sentenceHtml)),
    causes.lead === undefined
      ? ''
      : `<p><b>${htmlText(causes.lead.label)}:</b> ${sentenceHtml(causes.lead.sentence)}</p>`,
    causesHtml(causes.shown, suite.name),
    nextHtml(next),
    ...folds.filter(({ name }) => FOLDS.includes(name)).map((fold) => foldHtml(fold, suite.name)),
    changesHtml(story, isAlone),
  ]);
}

const MAX_TESTS = 30;

/** Why tests fail, each of which opens in the table below. */
function causesHtml(causes: readonly Cause[], suiteName: string): string {
  const rows = causes.map(({ reason, tests }) => {
    const links = tests
      .slice(0, MAX_TESTS)
      .map(
        ({ name, fragment }) =>
          `<a href="${htmlText(fragment)}"><code>${htmlText(excerpt(name, MAX_NAME))}</code></a>`,
      );
    const left = tests.length - links.length;
    const more = left > 0 ? ` and ${count(left)} more` : '';
    return [sentenceHtml(reason), `${links.join(' · ')}${more}`];
  });
  return table(`Why tests of ${suiteName} fail`, leftTitles('Why', 'Tests'), rows);
}

/** Below the story, folded; the others are further down, or are the table of tests. */
const FOLDS: readonly FoldName[] = ['causes', 'qualifiers', 'weakened', 'comparison', 'changes'];

function foldHtml(fold: Fold, suiteName: string): string {
  const title = sentenceHtml(fold.title.map(withoutLink));
  return `<details><summary>${title}</summary>${foldContent(fold, suiteName)}</details>`;
}

function foldContent({ name, lines = [], causes = [], table: cells }: Fold, suiteName: string) {
  return joined([
    cells === undefined ? '' : storyTable(name, suiteName, cells),
    itemsHtml('', lines.map(sentenceHtml)),
    causesHtml(causes, suiteName),
  ]);
}

/** With intervals. A gate's sign comes before its name. */
function storyTable(name: FoldName, suiteName: string, { head, rows }: StoryTable): string {
  const cells = rows.map((row) => row.map(({ text, full = text }) => sentenceHtml(full)));
  return table(`${name} of ${suiteName}`, head, cells, name === 'gates' ? 1 : 0);
}

/**
 * The cells are HTML.
 * @param named the column that names the row; a sign is before it
 */
function table(
  name: string,
  head: StoryTable['head'],
  rows: readonly (readonly string[])[],
  named = 0,
): string {
  if (rows.length === 0) return '';
  const cell = (html: string, column: number): string => {
    if (column < named) return `<td class="sign">${html}</td>`;
    if (column === named) return `<th scope="row">${html}</th>`;
    const { title = '', align } = head[column] ?? {};
    return `<td${numberClass(align)} data-label="${htmlText(title)}">${html}</td>`;
  };
  const heads = head.map(
    ({ title, align }) => `<th scope="col"${numberClass(align)}>${htmlText(title)}</th>`,
  );
  return [
    // A table may be wider than the page, and by keyboard only what can be focused scrolls.
    `<div class="scroll" tabindex="0" role="group" aria-label="${htmlText(excerpt(name, 200))}">`,
    '<table class="cards">',
    `<thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
}

function numberClass(align: 'left' | 'right' | undefined): string {
  return align === 'right' ? ' class="number"' : '';
}

function leftTitles(...titles: readonly string[]): StoryTable['head'] {
  return titles.map((title) => ({ title, align: 'left' }));
}

/** What unfolds something cannot lead elsewhere, too. */
function withoutLink(part: SentencePart): SentencePart {
  return part.kind === 'text' || part.kind === 'code' ? part : { ...part, url: undefined };
}

const MAX_ITEMS = 500;

/** @param items HTML */
function itemsHtml(className: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const named = className === '' ? '' : ` class="${className}"`;
  const left = items.length - MAX_ITEMS;
  const shown = [...items.slice(0, MAX_ITEMS), ...(left > 0 ? [`and ${count(left)} more`] : [])];
  return `<ul${named}>${shown.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}

/** What the verdict of a suite rests on. */
function measuresHtml(report: Report, story: SuiteStory, figures: readonly Figure[]): string {
  const { suite, folds } = story;
  const told = (name: FoldName, frame: (fold: Fold) => string): string =>
    folds
      .filter((fold) => fold.name === name)
      .map(frame)
      .join('');
  const content = (fold: Fold): string => foldContent(fold, suite.name);
  const titled = (fold: Fold): string => `<h3>${sentenceHtml(fold.title)}</h3>\n${content(fold)}`;
  return joined([
    '<section class="suite">',
    `<h2>${report.suites.length === 1 ? 'Gates' : `Gates of ${htmlText(suite.name)}`}</h2>`,
    told('gates', content),
    plotsHtml(figures),
    told('models', titled),
    judgesHtml(judgeLines(report, suite, MAX_CRITERIA)),
    told('reliability', titled),
    told('notices', (fold) => foldHtml(fold, suite.name)),
    listHtml(
      'Skipped tests',
      suite.skippedTests.map(({ testCaseName, modelId }) =>
        htmlText(`${testCaseName} (${modelId})`),
      ),
    ),
    '</section>',
  ]);
}

/** Mistakes in recordings or baselines: they decide too. */
export function problemsHtml(report: Pick<Report, 'problems'>): string {
  const problems = report.problems.map(({ location, message, hint }) => {
    const place = location === undefined ? '' : `${location.file}:${location.line}: `;
    const words = [`${place}${message}`, hint].filter((text) => text !== undefined).join(' ');
    return htmlText(words);
  });
  return listHtml('Problems', problems, 'open');
}

/** What the reader should know of the whole run. */
export function noticesHtml(report: Pick<Report, 'notices'>): string {
  return listHtml('Notices of the run', report.notices.map(htmlText));
}

/** @param items HTML */
function listHtml(
  title: string,
  items: readonly string[],
  state: 'open' | 'folded' = 'folded',
): string {
  if (items.length === 0) return '';
  const head = `<details${state === 'open' ? ' open' : ''}><summary>${title} (${count(items.length)})</summary>`;
  return `${head}${itemsHtml('', items)}</details>`;
}

/** What changed, in numbers. */
function changesHtml({ suite, tests }: SuiteStory, isAlone: boolean): string {
  const chips = changesIn(tests).map(([change, all]) => {
    const title = changeTitle(CHANGES[change].words, all.length, resultNoun(suite));
    const inSuite = isAlone ? {} : { suite: excerpt(suite.name, MAX_TABLE_NAME) };
    return chip(`change ${change}`, { change, ...inSuite }, htmlText(title));
  });
  return chips.length === 0 ? '' : `<p class="chips">${chips.join('\n')}</p>`;
}

const MAX_CRITERIA = 300;
const MAX_TEXT = 2000;

/** Each judge, and the labels on which it is wrong, side by side. */
function judgesHtml(judges: readonly JudgeLine[]): string {
  if (judges.length === 0) return '';
  return ['<h3>Judges against labels</h3>', ...judges.map(judgeHtml)].join('\n');
}

function judgeHtml(judge: JudgeLine): string {
  const { icon, sentence, notes } = judge;
  return joined([
    `<p class="caveat"><span aria-hidden="true">${icon}</span> ${sentenceHtml(sentence)}</p>`,
    notes.length === 0
      ? ''
      : `<p class="facts">${notes.map((note) => htmlText(note)).join(' ')}</p>`,
    wrongHtml(judge),
  ]);
}

function wrongHtml({ wrong, moreWrong, criteria }: JudgeLine): string {
  const all = wrong.length + moreWrong;
  if (all === 0) return '';
  const said = (words: string, more: string | undefined): string =>
    `<b>${words}</b>${more === undefined ? '' : `<br>${shown(more)}`}`;
  const rows = wrong.map(
    ({ place, url, good, note, score: given, reasoning, output, question }) => {
      const asked = question === undefined ? '' : `<i>${shown(question)}</i><br>`;
      return [
        htmlLink(place, url),
        said(good ? 'good' : 'bad', note),
        said(`gives ${score(given)}`, reasoning),
        output === undefined ? '–' : `${asked}${output === '' ? '(empty)' : shown(output)}`,
      ];
    },
  );
  return [
    `<details><summary>Wrong on ${plural(all, 'label')}</summary>`,
    table(
      `Wrong labels of ${excerpt(criteria, 100)}`,
      leftTitles('Label', 'People', 'Judge', 'Answer'),
      rows,
    ),
    moreWrong === 0 ? '' : `<p class="facts">and ${count(moreWrong)} more</p>`,
    '</details>',
  ].join('\n');
}

function shown(text: string): string {
  return htmlText(excerpt(text, MAX_TEXT));
}
