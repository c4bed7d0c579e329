/** The job summary. Nothing here throws: the summary never changes the verdict. */
import { stat } from 'node:fs/promises';
import { EOL } from 'node:os';
import { describeError } from './api-failure.js';

export type SummaryOutcome =
  | { readonly kind: 'written'; readonly bytes: number }
  /** `no-summary`: the runner offers none, or not in a GitHub job. */
  | { readonly kind: 'skipped'; readonly reason: 'no-summary' }
  | { readonly kind: 'failed'; readonly message: string };

/** GitHub drops a summary above 1 MiB whole. */
const MAX_SUMMARY_BYTES = 1_000_000;

/** Appends Markdown to the step's summary. Never throws; what is too long is refused, not cut. */
export async function appendSummary(markdown: string): Promise<SummaryOutcome> {
  // Without the variable @actions/core would throw.
  const file = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  if (file === '') return { kind: 'skipped', reason: 'no-summary' };
  const text = markdown.endsWith('\n') ? markdown : `${markdown}${EOL}`;
  const bytes = Buffer.byteLength(text);
  // `mode: comment` may write several, and GitHub would drop them all.
  const before = await bytesIn(file);
  if (before + bytes > MAX_SUMMARY_BYTES) {
    return { kind: 'failed', message: `${before + bytes} bytes are more than GitHub shows` };
  }
  const { summary } = await import('@actions/core');
  try {
    await summary.addRaw(text).write();
    return { kind: 'written', bytes };
  } catch (error) {
    return { kind: 'failed', message: describeError(error) };
  } finally {
    summary.emptyBuffer();
  }
}

async function bytesIn(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.size ?? 0;
}
