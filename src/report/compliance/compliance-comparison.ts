/** What the version under test was compared with, for the compliance document. */
import { shortCommit } from '../../words/format.js';
import type { SuiteVerdict } from '../../comparison/suite-verdict.js';
import { changeSentence } from '../words/comparison-sentences.js';
import { resultNoun } from '../words/headline.js';
import { plainSentence } from '../words/sentence.js';
import type { Report, SuiteReport } from '../report.js';

export interface ComplianceComparison {
  readonly base: {
    readonly branch: string;
    readonly commit: string | null;
    readonly finishedAt: string;
    /** Runs of the base that are remembered and were compared. */
    readonly runs: number;
  };
  readonly verdict: SuiteVerdict['verdict'];
  /** The verdict in words. */
  readonly statement: string;
  /** Results that regressed for certain, of those that the change touches. */
  readonly regressed: number;
  readonly improved: number;
}

/** Null where the suite was not compared. */
export function comparisonOf(
  { comparison: run }: Report,
  suite: SuiteReport,
): ComplianceComparison | null {
  const { comparison } = suite;
  if (run?.kind !== 'compared' || comparison === undefined) return null;
  const { branch, sha, finishedAt, runs } = run.base;
  const { verdict, counts } = comparison;
  const base = { branch, commit: sha === undefined ? undefined : shortCommit(sha) };
  const sentence = changeSentence(comparison, base, resultNoun(suite));
  return {
    base: { branch, commit: sha ?? null, finishedAt, runs },
    verdict: verdict.verdict,
    statement: plainSentence(sentence),
    regressed: counts.regressed,
    improved: counts.improved,
  };
}
