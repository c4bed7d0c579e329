/** What was not asked, and what that saved. */
import { duration, plural, usd, shortCommit } from '../../words/format.js';
import type { Report } from '../report.js';
import { isReused, savedInAll } from '../savings.js';

/** One sentence a line; empty where everything was asked. Commits are foreign text. */
export function savingsLines(report: Report): readonly string[] {
  const { savings } = report;
  if (savings === undefined) return [];
  const { reused, repeats, askedTooMuch } = savings;
  const { calls, costUsd, durationMs } = savedInAll(savings);
  const lines: string[] = [];
  if (reused.results > 0) {
    const all = report.totals.total;
    lines.push(
      reused.results === all
        ? `Nothing was asked: all ${plural(all, 'result')} are reused from the base branch (${commits(report)}), where the questions and checks are the same.`
        : `${reused.results} of ${plural(all, 'result')} ${reused.results === 1 ? 'is' : 'are'} reused from the base branch (${commits(report)}), where the questions and checks are the same.`,
    );
  }
  if (repeats.runs > 0) {
    lines.push(
      `${plural(repeats.runs, 'further answer')} for the comparison with the base branch ${repeats.runs === 1 ? 'was' : 'were'} not needed.`,
    );
  }
  if (askedTooMuch.runs > 0) {
    const { runs } = askedTooMuch;
    lines.push(
      `${plural(runs, 'further answer was', 'further answers were')} under way when the comparison was clear, and not needed: ${usd(askedTooMuch.costUsd)}.`,
    );
  }
  if (calls > 0) {
    lines.push(
      `Saved compared with asking everything: about ${plural(calls, 'call')}, ${usd(costUsd)} and ${duration(durationMs)}.${reused.results > 0 ? ' Cost and latency in the tables include what is reused.' : ''}`,
    );
  }
  return lines;
}

/** A result that the base branch itself had reused is from an earlier commit than its others. */
function commits(report: Report): string {
  const [first = '', ...others] = reusedCommits(report).map(shortCommit);
  return others.length === 0 ? first : `${first} and ${plural(others.length, 'earlier commit')}`;
}

/** The commit that the lines name. Foreign text. */
export function reusedCommit(report: Report): string | undefined {
  return reusedCommits(report)[0];
}

function reusedCommits({ suites }: Report): readonly string[] {
  const all = suites.flatMap(({ results }) =>
    results.filter(isReused).map(({ reused }) => reused?.sha ?? ''),
  );
  return [...new Set(all)];
}
