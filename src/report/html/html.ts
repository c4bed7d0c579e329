/**
 * The HTML report: one file that needs no network. Verdict, gates, models and plots are plain HTML; the table of tests
 * is drawn by the page's script from embedded JSON, as text.
 */
import { excerpt, htmlText, MAX_TABLE_NAME } from '../escape.js';
import { rankedCodes } from '../story/suite-figures.js';
import { count } from '../../basics/format.js';
import { dataElements } from './embedded-data.js';
import { htmlDocument } from './html-document.js';
import { headerHtml, measuresHtml, noticesHtml, problemsHtml, storyHtml } from './overview.js';
import { PAGE_SCRIPT, PAGE_STYLE, PLOTS_SCRIPT } from './page-assets.js';
import { suiteFigures } from './figures.js';
import type { Report } from '../report.js';
import { plainText, storyOf } from '../story/story.js';
import { criterionOf } from './test-details.js';

/** Suites beyond these have no plots: a page with hundreds would not open quickly. */
const MAX_PLOTTED_SUITES = 30;

/**
 * The page, in pieces of whole lines. The same report gives the same bytes.
 * @param whole as it may be shown: secrets and unwanted outputs already taken out
 */
export function htmlPieces(whole: Report): readonly string[] {
  const story = storyOf(whole);
  const { report } = story;
  const measures = report.suites.map((suite, index) =>
    measuresHtml(report, suite, index < MAX_PLOTTED_SUITES ? suiteFigures(report, suite) : []),
  );
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
    '<button type="button" id="theme" class="quiet" hidden>Dark</button>',
    problemsHtml(report),
    ...story.suites.map((suite) => storyHtml(report, suite)),
    ...(failed ? [...tests, ...measures] : [...measures, ...tests]),
    noticesHtml(report),
    hasJudges(report) ? '<section id="labels" hidden></section>' : '',
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

/** Whether a judge's answer can be labelled. */
function hasJudges({ suites }: Report): boolean {
  return suites.some(({ results }) =>
    results.some(({ runs }) =>
      runs.some(
        (run) =>
          run.outputOmitted !== true &&
          run.assertions.some((assertion) => criterionOf(assertion) !== undefined),
      ),
    ),
  );
}

/** The frame that the script fills, and the failure codes, which can be read without it. */
function testsHtml(report: Report): string {
  const codes = rankedCodes(report).map(
    ([code, results]) =>
      `<button type="button" class="chip" data-code="${htmlText(code)}">${htmlText(code)} <b>${count(results)}</b></button>`,
  );
  return [
    '<section id="tests" aria-labelledby="tests-title">',
    '<h2 id="tests-title">Tests</h2>',
    codes.length === 0 ? '' : `<p class="chips">${codes.join('\n')}</p>`,
    '<noscript><p class="state">The table of tests needs JavaScript. Every result is in report.json and junit.xml too.</p></noscript>',
    '<div id="table"></div>',
    '</section>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}
