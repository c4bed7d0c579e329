/** The parts of the page that need no script: the verdict, and each suite's comparison, gates, plots, models and notices. */
import { htmlDiff } from '../words/diff-lines.js';
import { htmlText } from '../words/escape.js';
import { count, plural, shortCommit } from '../../words/format.js';
import {
  costWords,
  countWords,
  durationWords,
  outcomeIcon,
  responsesWords,
  runHeadline,
  runsWords,
  suiteHeadline,
} from '../words/headline.js';
import { commitUrl } from '../words/links.js';
import type { Report, SuiteReport } from '../report.js';
import { caveatLine } from '../sections/caveats.js';
import { runStateLines } from '../sections/run-state.js';
import { changesHtml, comparisonHtml } from './comparison-html.js';
import {
  allPlaced,
  renderSections,
  suiteSections,
  type SectionViews,
} from '../sections/suite-sections.js';
import type { Figure } from './plots/plots.js';
import { trendTable } from './plots/trend-plot.js';
import { gatesTable, htmlLink, judgesHtml, modelsTable, reliabilityTable } from './tables.js';

/** The verdict and what the run was. */
export function headerHtml(report: Report): string {
  const { outcome, words } = runHeadline(report);
  return [
    `<header class="verdict ${outcome}">`,
    `<h1>${outcomeIcon(outcome)} ${htmlText(words)}</h1>`,
    ...runStateLines(report).map((text) => `<p class="state">${htmlText(text)}</p>`),
    `<p class="facts">${runFacts(report).join(' · ')}</p>`,
    '</header>',
  ].join('\n');
}

function runFacts(report: Report): readonly string[] {
  const { run, totals } = report;
  const before = [
    run.repository,
    run.pullRequest === undefined ? undefined : `pull request #${run.pullRequest}`,
  ];
  const after = [
    run.startedAt.replace(/^(.{10})T(.{5}).*$/u, '$1 $2 UTC'),
    durationWords(report),
    ...(totals.runs === 0
      ? []
      : [runsWords(report.suites), plural(totals.tokens, 'token'), costWords(totals)]),
    responsesWords(report),
  ];
  const text = (facts: readonly (string | undefined)[]): readonly string[] =>
    facts.filter((fact) => fact !== undefined).map(htmlText);
  return [
    ...text(before),
    ...(run.sha === undefined ? [] : [htmlLink(`commit ${shortCommit(run.sha)}`, commitUrl(run))]),
    ...(run.runUrl === undefined ? [] : [htmlLink('workflow run', run.runUrl)]),
    ...text(after),
  ];
}

/** A suite on both sides of the table of tests. */
export interface SuiteParts {
  /** What decides: its verdict, where there are several suites, and how it compares with the base. */
  readonly verdict: string;
  /** What that rests on. */
  readonly measures: string;
}

/** One suite. It is named when there are several. */
export function suiteHtml(
  report: Report,
  suite: SuiteReport,
  figures: readonly Figure[],
): SuiteParts {
  const { comparison, gates, failingTests, changes, judges, reliability, caveats, ...unplaced } =
    renderSections(suiteSections(report, suite), HTML_SECTIONS, suite.name);
  allPlaced(unplaced);
  const verdict = joined([suiteTitle(report, suite), comparison, changes, failingTests]);
  const measures = joined([
    '<section class="suite">',
    `<h2>${report.suites.length === 1 ? 'Gates' : `Gates of ${htmlText(suite.name)}`}</h2>`,
    `<p class="counts">${htmlText(countWords(suite))}</p>`,
    gates,
    figures.length === 0 ? '' : `<div class="plots">${figures.map(figureHtml).join('\n')}</div>`,
    figures.length === 0 ? '' : trendTable(report, suite),
    modelsTable(suite),
    judges,
    reliability,
    caveats,
    listHtml('Notices', suite.notices.map(htmlText)),
    listHtml(
      'Skipped tests',
      suite.skippedTests.map(({ testCaseName, modelId }) =>
        htmlText(`${testCaseName} (${modelId})`),
      ),
    ),
    '</section>',
  ]);
  return { verdict, measures };
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}

/** The only suite has its name in the page's title. */
function suiteTitle(report: Report, suite: SuiteReport): string {
  if (report.suites.length === 1) return '';
  const { outcome, words } = suiteHeadline(report, suite);
  return `<h2>${outcomeIcon(outcome)} ${htmlText(suite.name)}</h2>\n<p>${htmlText(words)}</p>`;
}

/** A drawing with its words. */
export function figureHtml({ title, words, svg, legend, steps }: Figure): string {
  return [
    `<figure${steps === true ? ' class="steps"' : ''} aria-label="${htmlText(title)}"><figcaption><b>${htmlText(title)}</b>`,
    `<span>${htmlText(words)}</span></figcaption>`,
    `<div aria-hidden="true">${svg}</div>`,
    legend === undefined ? '' : `<p class="legend">${htmlText(legend)}</p>`,
    '</figure>',
  ].join('');
}

/** The sections that every view shows, in HTML. */
const HTML_SECTIONS: SectionViews<string, string> = {
  comparison: comparisonHtml,
  gates: gatesTable,
  // The table of tests, which the page's script draws, begins with them.
  failingTests: () => '',
  changes: changesHtml,
  judges: judgesHtml,
  reliability: reliabilityTable,
  caveats: (caveats) =>
    caveats
      .map((caveat) => `<p class="caveat">${caveat.icon} ${htmlText(caveatLine(caveat))}.</p>`)
      .join('\n'),
};

/** Mistakes in recordings or baselines: they decide too. */
export function problemsHtml(report: Report): string {
  const problems = report.problems.map((problem) => {
    const { location, message, hint } = problem;
    const place = location === undefined ? '' : `${location.file}:${location.line}: `;
    const words = [`${place}${message}`, hint].filter((text) => text !== undefined).join(' ');
    return htmlText(words) + htmlDiff(problem);
  });
  return listHtml('Problems', problems, 'open');
}

/** What the reader should know of the whole run. */
export function noticesHtml(report: Report): string {
  return listHtml('Notices of the run', report.notices.map(htmlText));
}

const MAX_ITEMS = 500;

/** @param items HTML */
function listHtml(
  title: string,
  items: readonly string[],
  state: 'open' | 'folded' = 'folded',
): string {
  if (items.length === 0) return '';
  const shown = items.slice(0, MAX_ITEMS).map((item) => `<li>${item}</li>`);
  const more = items.length > MAX_ITEMS ? `<li>and ${items.length - MAX_ITEMS} more</li>` : '';
  return [
    `<details${state === 'open' ? ' open' : ''}><summary>${title} (${count(items.length)})</summary>`,
    `<ul>${shown.join('')}${more}</ul></details>`,
  ].join('');
}
