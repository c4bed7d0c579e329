/** The part of the page that needs no script: the verdict, and each suite's gates, plots, models and notices. */
import { htmlText } from '../words/escape.js';
import { count, plural } from '../words/format.js';
import {
  costWords,
  countWords,
  durationWords,
  failOnWords,
  interruptionWords,
  outcomeIcon,
  responsesWords,
  runHeadline,
  suiteHeadline,
} from '../words/headline.js';
import { commitUrl } from '../words/links.js';
import type { Report, SuiteReport } from '../report.js';
import type { Figure } from './plots.js';
import { gatesTable, htmlLink, modelsTable } from './tables.js';

/** The verdict and what the run was. */
export function headerHtml(report: Report): string {
  const { outcome, words } = runHeadline(report);
  const states = [
    report.interruption === undefined ? undefined : interruptionWords(report.interruption),
    report.interruption === undefined && !report.complete
      ? 'Incomplete: not every planned run was done.'
      : undefined,
    failOnWords(report),
  ].filter((text) => text !== undefined);
  return [
    `<header class="verdict ${outcome}">`,
    `<h1>${outcomeIcon(outcome)} ${htmlText(words)}</h1>`,
    ...states.map((text) => `<p class="state">${htmlText(text)}</p>`),
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
      : [plural(totals.runs, 'run'), plural(totals.tokens, 'token'), costWords(totals)]),
    responsesWords(report),
  ];
  const text = (facts: readonly (string | undefined)[]): readonly string[] =>
    facts.filter((fact) => fact !== undefined).map(htmlText);
  return [
    ...text(before),
    ...(run.sha === undefined ? [] : [htmlLink(`commit ${run.sha.slice(0, 7)}`, commitUrl(run))]),
    ...(run.runUrl === undefined ? [] : [htmlLink('workflow run', run.runUrl)]),
    ...text(after),
  ];
}

/** One suite. It is named when there are several. */
export function suiteHtml(report: Report, suite: SuiteReport, figures: readonly Figure[]): string {
  return [
    '<section class="suite">',
    suiteTitle(report, suite),
    `<p class="counts">${htmlText(countWords(suite))}</p>`,
    gatesTable(report, suite),
    figures.length === 0 ? '' : `<div class="plots">${figures.map(figureHtml).join('\n')}</div>`,
    modelsTable(suite),
    caveatsHtml(suite),
    listHtml('Notices', suite.notices),
    listHtml(
      'Skipped tests',
      suite.skippedTests.map(({ testCaseName, modelId }) => `${testCaseName} (${modelId})`),
    ),
    '</section>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function suiteTitle(report: Report, suite: SuiteReport): string {
  if (report.suites.length === 1) return '<h2>Gates</h2>';
  const { outcome, words } = suiteHeadline(report, suite);
  return `<h2>${outcomeIcon(outcome)} ${htmlText(suite.name)}</h2>\n<p>${htmlText(words)}</p>`;
}

function figureHtml({ title, words, svg }: Figure): string {
  return [
    `<figure aria-label="${htmlText(title)}"><figcaption><b>${htmlText(title)}</b>`,
    `<span>${htmlText(words)}</span></figcaption>`,
    `<div aria-hidden="true">${svg}</div></figure>`,
  ].join('');
}

function caveatsHtml({ results, totals }: SuiteReport): string {
  const assertingNothing = new Set(
    results.filter((it) => it.assertsNothing).map((it) => it.testCaseName),
  );
  const lines = [
    assertingNothing.size === 0
      ? undefined
      : `⚠️ ${plural(assertingNothing.size, 'test asserts', 'tests assert')} nothing, so no answer can fail.`,
    totals.truncated === 0
      ? undefined
      : `✂️ ${plural(totals.truncated, 'answer was', 'answers were')} cut at maxTokens.`,
  ];
  return lines
    .filter((line) => line !== undefined)
    .map((line) => `<p class="caveat">${line}</p>`)
    .join('\n');
}

/** Mistakes in recordings or baselines, and what the reader should know of the whole run. */
export function messagesHtml(report: Report): string {
  const problems = report.problems.map(({ location, message, hint }) => {
    const place = location === undefined ? '' : `${location.file}:${location.line}: `;
    return [`${place}${message}`, hint].filter((text) => text !== undefined).join(' ');
  });
  return [listHtml('Problems', problems, 'open'), listHtml('Notices of the run', report.notices)]
    .filter((part) => part !== '')
    .join('\n');
}

const MAX_ITEMS = 500;

function listHtml(
  title: string,
  items: readonly string[],
  state: 'open' | 'folded' = 'folded',
): string {
  if (items.length === 0) return '';
  const shown = items.slice(0, MAX_ITEMS).map((item) => `<li>${htmlText(item)}</li>`);
  const more = items.length > MAX_ITEMS ? `<li>and ${items.length - MAX_ITEMS} more</li>` : '';
  return [
    `<details${state === 'open' ? ' open' : ''}><summary>${title} (${count(items.length)})</summary>`,
    `<ul>${shown.join('')}${more}</ul></details>`,
  ].join('');
}
