/** The parts of the page that need no script: the verdict, and each suite's comparison, gates, plots, models and notices. */
import { count, plural, shortCommit } from '../../basics/format.js';
import type { Report, SuiteReport } from '../report.js';
import { caveatLine, runStateLines } from '../sections/caveats.js';
import type { ChangeList, Changes } from '../sections/changes.js';
import {
  comparisonIcon,
  type ComparisonLine,
  type ShownBase,
} from '../sections/comparison-line.js';
import {
  allPlaced,
  renderSections,
  type SectionViews,
  suiteSections,
} from '../sections/suite-sections.js';
import { commitUrl, excerpt, htmlDiff, htmlText, MAX_TABLE_NAME } from '../words/escape.js';
import {
  costWords,
  countWords,
  durationWords,
  outcomeIcon,
  responsesWords,
  runHeadline,
  answersWords,
  suiteHeadline,
} from '../words/headline.js';
import { type Sentence, sentenceText, SIGNS } from '../words/phrases.js';
import { type Figure, plotsHtml, trendTable } from './plots.js';
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
      : [answersWords(report.suites), plural(totals.tokens, 'token'), costWords(totals)]),
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
interface SuiteParts {
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
    plotsHtml(figures),
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

// The comparison with the base branch on the page: the verdict's line, and counts of what changed, each a filter.

/** The verdict against the base branch, and what is shown below it. */
function comparisonHtml(line: ComparisonLine): string {
  switch (line.kind) {
    case 'absent':
      return '';
    case 'unavailable':
      return `<p class="compared">${SIGNS.idle} ${[line.sentence, ...line.notes].map((it) => htmlSentence(it)).join(' ')}</p>`;
    case 'compared': {
      const { base, outcome, sentence, notes } = line;
      const below = notes.map((note) => htmlSentence(note, base)).join(' ');
      return [
        `<div class="compared ${outcome}">`,
        `<p><span aria-hidden="true">${comparisonIcon(outcome)}</span> <b>${htmlSentence(sentence, base)}</b></p>`,
        below === '' ? '' : `<p class="facts">${below}</p>`,
        '</div>',
      ].join('');
    }
  }
}

function htmlSentence(sentence: Sentence, base?: ShownBase): string {
  return sentenceText(sentence, (name, kind) => {
    const shown = excerpt(name, MAX_NAME);
    return kind === 'commit'
      ? htmlLink(shown, base?.url)
      : `<code class="name">${htmlText(shown)}</code>`;
  });
}

const MAX_NAME = 100;
const MAX_REMOVED = 500;

/**
 * What changed, in numbers: a press shows those tests in the table. Removed tests are not in the table, so they are
 * listed here.
 */
function changesHtml({ base, lists }: Changes, suiteName: string): string {
  if (base === undefined || lists.length === 0) return '';
  const chips = lists
    .filter(({ name }) => name !== 'removed')
    .map(
      ({ name, title }) =>
        `<button type="button" class="chip change ${name}" data-change="${name}" data-suite="${htmlText(excerpt(suiteName, MAX_TABLE_NAME))}">${htmlText(title)}</button>`,
    );
  const notes = lists.flatMap(({ title, note }) =>
    note === undefined ? [] : [`<li>${htmlText(`${title}. ${note}`)}</li>`],
  );
  return [
    chips.length === 0 ? '' : `<p class="chips">${chips.join('\n')}</p>`,
    notes.length === 0
      ? ''
      : `<details><summary>What each of these means</summary><ul>${notes.join('')}</ul></details>`,
    ...lists.filter(({ name }) => name === 'removed').map(removedHtml),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function removedHtml({ title, tests }: ChangeList): string {
  const items = tests.slice(0, MAX_REMOVED).map(({ testCaseName, modelId, base }) => {
    const passed = base === undefined ? '' : `: passed ${base.passed} of ${base.runs}`;
    return `<li>${htmlText(`${excerpt(testCaseName, MAX_NAME)} (${excerpt(modelId, MAX_NAME)})`)}${passed}</li>`;
  });
  const more = tests.length - items.length;
  const rest = more > 0 ? `<li>and ${count(more)} more</li>` : '';
  return `<details><summary>${htmlText(title)}</summary><ul>${items.join('')}${rest}</ul></details>`;
}
