/** The failing and errored tests in Markdown: the worst one, and the folded lists by failure code. */
import { reusedSha } from '../words/reused.js';
import { excerpt, htmlText, markdownCode, markdownName } from '../words/escape.js';
import { groupByCode, groupByReason, type FailedCheck } from '../digest/findings.js';
import { count, plural } from '../../words/format.js';
import { markdownLink } from '../words/links.js';
import type { FailingTest, FailingTests } from '../sections/failing-tests.js';
import { fold, list, tableHead, tableRow, type Block, type ListGroup } from './markdown-blocks.js';
import { scoreWords } from '../digest/scores.js';
import { sum } from '../../basics/numbers.js';

/** How much of each foreign text a view shows. */
export interface Extent {
  /** Characters of a failure's reason. */
  readonly reason: number;
  readonly maxFindings: number;
  /** Tests that got worse; of other changes to the base branch a fifth of them. */
  readonly maxChanges: number;
  /** Lists of findings up to this long are not folded. */
  readonly openUpTo: number;
  /** Whether the judge's reasons and what code wrote to its console are shown: both may quote the model's output. */
  readonly quotes: boolean;
  /** The artifact that holds report.html, where there is one. */
  readonly artifactName?: string | undefined;
}

/** Failing tests by failure code, then those that passed with failed answers, then what the provider failed to answer. */
export function findingBlocks(
  { failed, errored, tolerated, noun, allowed, isRest = false }: FailingTests,
  extent: Extent,
): readonly Block[] {
  const within = allowed ? ', within what the gates allow' : '';
  const failedTitle = `<b>${plural(failed.length, `${isRest ? 'more ' : ''}failing ${noun}`)}</b>${within}`;
  const erroredTitle = `<b>${plural(errored.length, `errored ${noun}`)}</b>: not judged, since a request failed or was refused`;
  const toleratedTitle = `<b>${plural(tolerated.length, noun)} passed with failed answers</b>, within <code>minPasses</code>`;
  return [
    ...findingList(failedTitle, failed, extent),
    ...findingList(toleratedTitle, tolerated, extent),
    ...findingList(erroredTitle, errored, extent),
  ];
}

const MAX_TITLE_CODES = 4;
/** Placed last: thousands of failing tests would leave no room for anything else. */
const LARGEST = 9;

function findingList(
  title: string,
  findings: readonly FailingTest[],
  extent: Extent,
): readonly Block[] {
  if (findings.length === 0) return [];
  const groups = groupByCode(findings);
  const codes = groups
    .slice(0, MAX_TITLE_CODES)
    .map(
      ({ code, findings: members }) =>
        `<code>${htmlText(excerpt(code, 40))}</code> ${members.length}`,
    );
  const more = groups.length > MAX_TITLE_CODES ? ', …' : '';
  const state = findings.length <= extent.openUpTo ? 'open' : 'folded';
  const frame = fold(`${title} (${codes.join(', ')}${more})`, state);
  return [list(LARGEST, frame, findingTables(groups, extent))];
}

/** Only the rows that may be shown are written: a message can be long, and the tests thousands. */
function findingTables(
  groups: ReturnType<typeof groupByCode<FailingTest>>,
  extent: Extent,
): readonly ListGroup[] {
  let left = extent.maxFindings;
  return groups.map(({ code, findings }, index) => {
    const rows = rowsOf(findings);
    const shown = rows.slice(0, Math.ceil(left / (groups.length - index)));
    left -= shown.length;
    return {
      head: `**${markdownName(code)}** (${count(findings.length)})\n\n${FINDING_HEAD}`,
      items: shown.map((row) => findingRow(row, extent)),
      unlisted: findings.length - sum(shown.map((row) => row.length)),
    };
  });
}

type FindingRow = readonly [first: FailingTest, ...sameReason: FailingTest[]];

/** What the provider failed to answer for one reason is one row; any other test has its own. */
function rowsOf(findings: readonly FailingTest[]): readonly FindingRow[] {
  const isErrored = findings.every(({ result }) => result.status === 'errored');
  return isErrored ? groupByReason(findings) : findings.map((finding) => [finding]);
}

const MOST_NAMED = 8;

/** The other tests of a row, counted, some of them by name. Finished Markdown. */
function othersText(others: readonly FailingTest[]): string {
  if (others.length === 0) return '';
  const names = [...new Set(others.map(({ result }) => result.testCaseName))];
  const named = names.slice(0, MOST_NAMED).map((name) => markdownName(excerpt(name, 60)));
  const more = names.length > named.length ? ', …' : '';
  return `<br>and ${count(others.length)} more: ${named.join(', ')}${more}`;
}

const FINDING_HEAD = tableHead([
  ['Test', 'left'],
  ['Model', 'left'],
  ['Failed answers', 'right'],
  ['Why', 'left'],
]);

function findingRow([finding, ...others]: FindingRow, extent: Extent): string {
  const { result, checks } = finding;
  const all = [finding, ...others];
  const failedRuns = sum(all.map((it) => it.failedRuns));
  const askedRuns = sum(all.map((it) => it.askedRuns));
  const models = new Set(all.map((it) => it.result.modelId));
  const page =
    extent.artifactName === undefined ? '' : `<br><sub>${markdownCode(finding.fragment)}</sub>`;
  const moreChecks = checks.length > 1 ? `<br>and ${plural(checks.length - 1, 'more check')}` : '';
  return tableRow([
    `${testLink(finding)}${page}${othersText(others)}`,
    models.size === 1 ? markdownName(result.modelId) : plural(models.size, 'model'),
    `${failedRuns} of ${askedRuns}${reusedMark(finding)}`,
    `${checkText(checks[0], extent)}${moreChecks}`,
  ]);
}

/** A commit is foreign text: the report that names it may be another run's. */
function reusedMark({ result: { reused }, reusedUrl }: FailingTest): string {
  return reused === undefined
    ? ''
    : `<br><sub>reused from ${markdownLink(markdownCode(reusedSha(reused)), reusedUrl)}</sub>`;
}

/** A check that failed, with its code: for a list whose tests failed in different ways. Finished Markdown. */
export function reasonCell(check: FailedCheck, extent: Extent): string {
  return `${markdownName(check.failureCode)} ${checkText(check, extent)}`;
}

function checkText(check: FailedCheck, extent: Extent): string {
  const scored = check.score === undefined ? '' : ` (${scoreWords(check.score)})`;
  const parts = [`${markdownName(check.label)}${scored}`];
  if (check.message !== '') parts.push(markdownCode(excerpt(check.message, extent.reason)));
  if (extent.quotes && check.reasoning !== undefined)
    parts.push(`Judge: ${markdownCode(excerpt(check.reasoning, extent.reason))}`);
  if (extent.quotes && check.console !== undefined)
    parts.push(`Console: ${markdownCode(excerpt(check.console.join('\n'), extent.reason))}`);
  return [...parts, ...lineWords(check, extent)].join('<br>');
}

/** The calls of a trajectory, each on its line. */
function lineWords({ lines }: FailedCheck, extent: Extent): readonly string[] {
  return lines.map((line) => markdownCode(excerpt(line, extent.reason)));
}

/** A test's name, linked to its line in the config. Finished Markdown. */
function testLink({ result, url }: FailingTest): string {
  return markdownLink(markdownName(result.testCaseName), url);
}
