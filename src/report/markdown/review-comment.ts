/** A review comment in Markdown: which tests fail because of the lines it is on, how often and why. No answer is quoted. */
import {
  commitUrl,
  excerpt,
  type Links,
  markdownCode,
  markdownLink,
  markdownName,
  sourceUrl,
} from '../words/escape.js';
import { count, plural, shortCommit } from '../../basics/format.js';
import type { FailedCheck, Finding } from '../digest/findings.js';
import { scoreWords } from '../digest/scores.js';
import { SIGNS } from '../words/phrases.js';
import type { Report } from '../report.js';

/** A comment is read beside the code. */
const MAX_TESTS = 10;
const MAX_CHECKS = 3;
const MAX_REASON = 200;

/** The comment on a place; findings worst first. */
export function renderReviewComment(
  report: Report,
  findings: readonly Finding[],
  links: Links,
): string {
  const verb = findings.length === 1 ? 'fails' : 'fail';
  const isWorse = findings.some(({ result }) => result.status === 'passed');
  const what = isWorse ? `${verb} or got worse` : verb;
  const shown = findings.slice(0, MAX_TESTS).map((finding) => findingItem(report, finding));
  const left = findings.length - shown.length;
  const more = left > 0 ? [`- … and ${count(left)} more`] : [];
  return [
    `${SIGNS.failed} **${plural(findings.length, 'test')} ${what}** with the lines changed here:`,
    [...shown, ...more].join('\n'),
    footer(report, links),
  ].join('\n\n');
}

/** What replaces an answered comment once its tests pass. */
export function renderSettledReview(report: Report, links: Links): string {
  return [
    `${SIGNS.passed} **Settled:** no failing test points at these lines any more.`,
    footer(report, links),
  ].join('\n\n');
}

function findingItem(report: Report, { result, failedRuns, askedRuns, checks }: Finding): string {
  const name = markdownLink(
    markdownName(result.testCaseName),
    sourceUrl(report.run, result.location),
  );
  const runs =
    result.runCount === 1
      ? 'failed'
      : `${askedRuns - failedRuns} of ${count(askedRuns)} answers passed`;
  const why = checks
    .slice(0, MAX_CHECKS)
    .flatMap((check) => [
      `  - ${checkWords(check)}`,
      ...check.lines.map((line) => `    - ${markdownCode(excerpt(line, MAX_REASON))}`),
    ]);
  const left = checks.length - MAX_CHECKS;
  const more = left > 0 ? [`  - and ${plural(left, 'more check')}`] : [];
  const head = `- ${name} on ${markdownName(result.modelId)}: ${runs}${beforeWords(report, result)}`;
  return [head, ...why, ...more].join('\n');
}

/** How the base branch's runs came out, where they mean the same. */
function beforeWords({ comparison: run }: Report, { comparison }: Finding['result']): string {
  if (run?.kind !== 'compared' || comparison?.base === undefined) return '';
  if (comparison.kind !== 'changed') return '';
  const { passed, runs } = comparison.base;
  return ` (${count(passed)} of ${count(runs)} on ${markdownName(run.base.branch)})`;
}

function checkWords({ label, score, message }: FailedCheck): string {
  const scored = score === undefined ? '' : ` (${scoreWords(score)})`;
  const reason = message === '' ? '' : `: ${markdownCode(excerpt(message, MAX_REASON))}`;
  return `${markdownName(label)}${scored}${reason}`;
}

function footer(report: Report, links: Links): string {
  const { sha } = report.run;
  const commit =
    sha === undefined
      ? []
      : [`commit ${markdownLink(markdownCode(shortCommit(sha)), commitUrl(report.run))}`];
  const run = markdownLink('Run', links.runUrl ?? report.run.runUrl);
  return `<sub>KindLM · ${[...(run === 'Run' ? [] : [run]), ...commit].join(' · ')}</sub>`;
}
