/** The head of the page, which is the story; and what it rests on: each suite's gates, plots, models and notices. */
import { count, plural, shortCommit } from '../../basics/format.js';
import type { Report, SuiteReport } from '../report.js';
import { CHANGES, changesIn, changeTitle } from '../story/changes.js';
import { gateRows } from '../story/gates.js';
import { judgeLines } from '../story/judge-lines.js';
import { reliabilityRows } from '../story/reliability.js';
import {
  type Cause,
  type Fold,
  type FoldName,
  type SentencePart,
  type Sentence,
  type Story,
  type SuiteStory,
  written,
} from '../story/story.js';
import { commitUrl, excerpt, htmlDiff, htmlText, MAX_TABLE_NAME } from '../escape.js';
import { notAskedWords, rateAlone, resultNoun } from '../story/words.js';
import { type Figure, plotsHtml, trendTable } from './figures.js';
import {
  gatesTable,
  htmlLink,
  judgesHtml,
  modelsTable,
  reliabilityTable,
  table,
} from './tables.js';

// Sentences of the story.

const MAX_NAME = 100;

function sentenceHtml(sentence: Sentence): string {
  return written(sentence, (part) =>
    part.kind === 'text' ? proseHtml(part.text) : nameHtml(part),
  );
}

function nameHtml(part: Exclude<SentencePart, { readonly kind: 'text' }>): string {
  // To be copied whole.
  if (part.kind === 'code') return `<code>${htmlText(part.name)}</code>`;
  const shown = excerpt(part.name, MAX_NAME);
  const { url } = part;
  return part.kind === 'commit'
    ? htmlLink(shown, url)
    : `<code class="name">${htmlLink(shown, url)}</code>`;
}

/** With the spaces at its ends, which join it to its neighbours. */
function proseHtml(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/u.exec(text) ?? [];
  const space = (found: string): string => (found === '' ? '' : ' ');
  if (inner === '') return space(before + after);
  return `${space(before)}${htmlText(inner)}${space(after)}`;
}

// The story.

/** The verdict of the run and what the run was. */
export function headerHtml(story: Story): string {
  const { sign, outcome, title, state, next } = story;
  return [
    `<header class="verdict ${outcome}">`,
    `<h1>${sign} ${sentenceHtml(title)}</h1>`,
    ...state.map((sentence) => `<p class="state">${sentenceHtml(sentence)}</p>`),
    nextHtml(next),
    `<p class="facts">${runFacts(story).join(' · ')}</p>`,
    '</header>',
  ]
    .filter((part) => part !== '')
    .join('\n');
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
    ...(totals.runs === 0 ? [] : [plural(totals.tokens, 'token')]),
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

/** One suite: what decides. It is named where there are several. */
export function storyHtml(report: Report, story: SuiteStory): string {
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
    ...folds.map((fold) => foldHtml(fold, suite.name)),
    changesHtml(story),
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
    return `<tr><th scope="row">${sentenceHtml(reason)}</th><td data-label="Tests">${links.join(' · ')}${more}</td></tr>`;
  });
  return table(`Why tests of ${suiteName} fail`, ['Why', 'Tests'], rows);
}

/** The others are on the page as their own tables, with more in them. */
const FOLDS: readonly FoldName[] = ['causes', 'qualifiers', 'weakened', 'comparison', 'changes'];

function foldHtml({ name, title, lines = [], causes = [] }: Fold, suiteName: string): string {
  if (!FOLDS.includes(name)) return '';
  return [
    `<details><summary>${sentenceHtml(title.map(withoutLink))}</summary>`,
    itemsHtml('', lines.slice(0, MAX_ITEMS).map(sentenceHtml)),
    causesHtml(causes, suiteName),
    '</details>',
  ].join('');
}

/** What unfolds something cannot lead elsewhere, too. */
function withoutLink(part: SentencePart): SentencePart {
  return part.kind === 'text' || part.kind === 'code' ? part : { ...part, url: undefined };
}

/** @param items HTML */
function itemsHtml(className: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const named = className === '' ? '' : ` class="${className}"`;
  return `<ul${named}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}

/** What the verdict of a suite rests on. */
export function measuresHtml(
  report: Report,
  suite: SuiteReport,
  figures: readonly Figure[],
): string {
  return joined([
    '<section class="suite">',
    `<h2>${report.suites.length === 1 ? 'Gates' : `Gates of ${htmlText(suite.name)}`}</h2>`,
    `<p class="counts">${htmlText(countWords(suite))}</p>`,
    gatesTable(gateRows(report, suite), suite.name),
    plotsHtml(figures),
    figures.length === 0 ? '' : trendTable(report, suite),
    modelsTable(suite),
    judgesHtml(judgeLines(report, suite)),
    reliabilityTable(reliabilityRows(suite), suite.name),
    listHtml('Notices', suite.notices.map(htmlText)),
    listHtml(
      'Skipped tests',
      suite.skippedTests.map(({ testCaseName, modelId }) =>
        htmlText(`${testCaseName} (${modelId})`),
      ),
    ),
    '</section>',
  ]);
}

/** One line of what was counted, e.g. `37 of 40 results passed, 3 failed · 3 answers each`. */
function countWords(suite: SuiteReport): string {
  const { total, passed, failed, errored, notRun, skipped } = suite.totals;
  const parts = [`${passed} of ${plural(total, resultNoun(suite))} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (errored > 0) parts.push(`${errored} errored`);
  if (notRun > 0) parts.push(`${notRun} not run`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (suite.sample !== undefined) parts.push(notAskedWords(suite.sample));
  return [parts.join(', '), rateWords(suite), repeatWords(suite)]
    .filter((part) => part !== '')
    .join(' · ');
}

function rateWords(suite: SuiteReport): string {
  const { total, passed } = suite.totals;
  if (total === 0) return '';
  return rateAlone({ value: passed / total }, `${resultNoun(suite)}s`);
}

function repeatWords({ repeat, totals }: SuiteReport): string {
  if (totals.total === 0 || repeat.max <= 1) return '';
  return repeat.min === repeat.max
    ? `${repeat.max} answers each`
    : `${repeat.min} to ${repeat.max} answers each`;
}

/** Mistakes in recordings or baselines: they decide too. */
export function problemsHtml(report: Pick<Report, 'problems'>): string {
  const problems = report.problems.map((problem) => {
    const { location, message, hint } = problem;
    const place = location === undefined ? '' : `${location.file}:${location.line}: `;
    const words = [`${place}${message}`, hint].filter((text) => text !== undefined).join(' ');
    return htmlText(words) + htmlDiff(problem);
  });
  return listHtml('Problems', problems, 'open');
}

/** What the reader should know of the whole run. */
export function noticesHtml(report: Pick<Report, 'notices'>): string {
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

/** What changed, in numbers: a press shows those tests in the table. */
function changesHtml({ suite, tests }: SuiteStory): string {
  const chips = changesIn(tests).map(([name, all]) => {
    const title = changeTitle(CHANGES[name].words, all.length, resultNoun(suite));
    return `<button type="button" class="chip change ${name}" data-change="${name}" data-suite="${htmlText(excerpt(suite.name, MAX_TABLE_NAME))}">${htmlText(title)}</button>`;
  });
  return chips.length === 0 ? '' : `<p class="chips">${chips.join('\n')}</p>`;
}
