/**
 * Which runs got one and the same answer: replies carry ids, and a gateway that caches gives the same reply again. Some
 * servers give all their replies one id, which then says nothing.
 */
import { canonicalDigest } from './calls/request-hash.js';
import type { ChatResponse } from '../providers/provider.js';
import type { TestCaseRunResult } from './results.js';

/** Characters of each part of a sample id: 96 bits. */
const PART = 16;

/**
 * Of the answers of a run in their order: a digest of their ids, a dot, and a digest of what they say. Undefined where
 * there is no answer, or one without an id.
 */
export function sampleIdOf(answers: readonly ChatResponse[]): string | undefined {
  const ids = answers.flatMap(({ replyId }) => replyId ?? []);
  if (ids.length === 0 || ids.length < answers.length) return undefined;
  const said = answers.map(({ text, toolCalls }) => [
    text,
    toolCalls.map(({ name, arguments: args }) => [name, args]),
  ]);
  return `${digest(ids)}.${digest(said)}`;
}

/** The runs of a suite, without the sample ids of models whose replies give one id to different answers. */
export function withTrustedSamples(
  runs: readonly TestCaseRunResult[],
): readonly TestCaseRunResult[] {
  const said = new Map<string, string>();
  const untrusted = new Set<string>();
  for (const { modelId, sampleId } of runs) {
    if (sampleId === undefined) continue;
    const [ids = '', content = ''] = sampleId.split('.');
    const key = `${ids} ${modelId}`;
    const known = said.get(key);
    if (known !== undefined && known !== content) untrusted.add(modelId);
    said.set(key, content);
  }
  if (untrusted.size === 0) return runs;
  return runs.map((run) => (untrusted.has(run.modelId) ? withoutSample(run) : run));
}

function withoutSample(run: TestCaseRunResult): TestCaseRunResult {
  const copy: { -readonly [Name in keyof TestCaseRunResult]: TestCaseRunResult[Name] } = { ...run };
  delete copy.sampleId;
  return copy;
}

function digest(value: unknown): string {
  return canonicalDigest(value).slice(0, PART);
}
