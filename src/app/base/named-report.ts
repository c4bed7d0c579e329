/** The report that the input `compare` names by its path: read before anything is sent, since its absence is a mistake. */
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { memoryOf } from '../../comparison/memory.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { branchOfRef } from '../../github/context.js';
import {
  OwnReportRefused,
  READ_LIMITS,
  readReport,
  refusalWords,
} from '../../report/read-report.js';
import type { BaseReference } from '../../report/comparison.js';
import type { Report } from '../../report/report.js';
import type { Session } from '../session/session.js';

export type NamedReport =
  /** The input is `auto`: the report is searched for while the models are busy. */
  | { readonly kind: 'not-named' }
  | { readonly kind: 'settled'; readonly outcome: BaseReportOutcome }
  | { readonly kind: 'invalid'; readonly problem: ConfigProblem };

/** Reads the report, or says what is wrong with it. Rejects where this version of the action wrote the report and does not read it. */
export async function readNamedReport({
  inputs,
  workingDirectory,
}: Pick<Session, 'inputs' | 'workingDirectory'>): Promise<NamedReport> {
  const { compare } = inputs;
  if (compare === 'auto') return { kind: 'not-named' };
  if (compare === 'never') {
    return { kind: 'settled', outcome: { kind: 'unavailable', reason: 'disabled' } };
  }
  const bytes = await readBytes(resolve(workingDirectory, compare));
  if (typeof bytes === 'string') return refused(compare, bytes);
  const read = await readReport(bytes);
  if (read.kind === 'refused') {
    if (read.isOwn) throw new OwnReportRefused(JSON.stringify(compare), read.refusal);
    return refused(compare, refusalWords(read.refusal));
  }
  const { report } = read;
  if (report.shard !== undefined) {
    return refused(
      compare,
      'it is a part of a sharded run, and only the report of its merge is whole',
    );
  }
  return {
    kind: 'settled',
    outcome: { kind: 'found', report, base: referenceOf(report), attempts: [] },
  };
}

/** The bytes, or why there are none. */
async function readBytes(path: string): Promise<Uint8Array | string> {
  try {
    // Opening a FIFO would wait for a writer.
    const status = await stat(path);
    if (!status.isFile()) return 'it is not a file';
    if (status.size > READ_LIMITS.maxBytes) {
      const { maxBytes } = READ_LIMITS;
      return refusalWords({ reason: 'too-large', bytes: status.size, maxBytes });
    }
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
  }
}

function refused(path: string, why: string): NamedReport {
  return {
    kind: 'invalid',
    problem: {
      message: `Input compare: ${JSON.stringify(path)} cannot be compared with: ${why}.`,
      hint: 'It is `auto`, `never`, or the path of a report.json relative to `working-directory`.',
    },
  };
}

function referenceOf(report: Report): BaseReference {
  const { ref, sha, runId, runAttempt, runUrl, finishedAt } = report.run;
  return {
    source: 'path',
    branch: branchOfRef(ref) ?? 'base',
    sha,
    runId,
    runAttempt,
    runUrl,
    finishedAt,
    runs: memoryOf(report).runs.length,
  };
}
