/** How far the answer moved away from the baseline's: `expect.baseline.drift`. */
import type { DriftExpect, Expect } from '../../config/generated/kindlm-config.js';
import type { Assertion, AssertionContext, AssertionOutcome } from '../assertion.js';
import { cosineSimilarity } from '../text/cosine.js';
import { diffAllFields, diffFields, textDrift, type FieldDrift } from '../text/field-diff.js';
import type { AssertionDeps, AssertionKind } from '../kind.js';
import type { AssertionMetadata } from '../metadata.js';
import { rounded, scoreText, valueText } from '../text/message-text.js';
import { failed, passed } from '../outcome.js';
import { askForScore, quoted, QUOTATION_RULE } from '../judging/scored-question.js';

const TYPE = 'drift';
const DEFAULT_MAX_SCORE = 0.15;
const QUESTION_LABEL = 'Baseline drift';
const WHOLE_OUTPUT = '(whole output)';

const DRIFT_JUDGE_SYSTEM = `You compare two AI outputs and score their semantic drift.
A drift score of 0.0 means the outputs are semantically identical.
A drift score of 1.0 means the outputs are completely different in meaning.

Focus on:
- Same factual content conveyed?
- Same actions taken (tool calls, decisions)?
- Same tone and professionalism?
- Same structure and format?

Minor wording changes = low drift. Different conclusions or missing information = high drift.
${QUOTATION_RULE}
Respond ONLY with JSON: { "driftScore": <0.0-1.0>, "reasoning": "<brief explanation>" }`;

export const driftKind: AssertionKind = {
  type: TYPE,
  create: (expects, deps) => driftsOf(expects).map((drift) => driftAssertion(drift, deps)),
  // No drift is above 1.
  canFail: (expects) =>
    driftsOf(expects).some(({ maxScore = DEFAULT_MAX_SCORE }) => rounded(maxScore) < 1),
  isIn: (expects) => driftsOf(expects).length > 0,
};

function driftsOf(expects: readonly Expect[]): readonly DriftExpect[] {
  return expects.flatMap(({ baseline }) => baseline?.drift ?? []);
}

/** A run that has a baseline to be compared with. */
interface Comparison {
  readonly baselineText: string;
  readonly outputText: string;
  readonly outputJson: unknown;
  readonly models: AssertionContext['models'];
  readonly maxScore: number;
  readonly deps: AssertionDeps;
}

function driftAssertion(drift: DriftExpect, deps: AssertionDeps): Assertion {
  const maxScore = drift.maxScore ?? DEFAULT_MAX_SCORE;
  return {
    type: TYPE,
    evaluate: async ({ baselineText, outputText, outputJson, models }) => {
      if (baselineText === undefined || baselineText === '') return [withoutBaseline()];
      const comparison = { baselineText, outputText, outputJson, models, maxScore, deps };
      switch (drift.method ?? 'judge') {
        case 'judge':
          return [await byJudge(comparison, {})];
        case 'embedding':
          return [await byEmbedding(comparison)];
        case 'field-diff':
          return byFields(comparison, drift.fields);
      }
    },
  };
}

function withoutBaseline(): AssertionOutcome {
  const reason = 'No baseline available — skipping drift check';
  return { ...passed(TYPE, 'Baseline drift'), metadata: { reason, exercised: false } };
}

async function byJudge(
  { baselineText, outputText, models, maxScore, deps }: Comparison,
  details: AssertionMetadata,
): Promise<AssertionOutcome> {
  const boundary = deps.randomBoundary();
  const question = {
    modelId: deps.judgeModel,
    system: DRIFT_JUDGE_SYSTEM,
    user: `Baseline output:\n${quoted(baselineText, boundary)}\n\nCurrent output:\n${quoted(outputText, boundary)}`,
    boundary,
    label: QUESTION_LABEL,
    scoreKey: 'driftScore',
  } as const;
  const { verdict, reasoning, modelId } = await askForScore(models, question, 0);
  // A reply that cannot be read is no reason to believe that nothing moved.
  return outcome('Baseline drift (judge)', verdict?.score ?? 1, maxScore, {
    reasoning,
    judgeModel: modelId,
    method: 'judge',
    ...details,
  });
}

async function byEmbedding(comparison: Comparison): Promise<AssertionOutcome> {
  const { baselineText, outputText, models, maxScore } = comparison;
  const label = 'Baseline drift (embedding)';
  const metadata = { method: 'embedding' } as const;
  // Providers refuse to embed nothing, and nothing has no meaning in common with the baseline.
  if (outputText.trim() === '') return outcome(label, 1, maxScore, metadata);
  const embedded = await models.embed([baselineText, outputText], QUESTION_LABEL);
  if (embedded.kind === 'unsupported') {
    const status = embedded.refusal?.status;
    const why =
      status === undefined
        ? 'The provider has no embeddings'
        : `The server answered ${status} on embeddings`;
    return byJudge(comparison, { notice: `${why}: the judge was asked` });
  }
  const similarity = cosineSimilarity(embedded.vectors[0] ?? [], embedded.vectors[1] ?? []);
  if (similarity === undefined) {
    const message = 'The embeddings cannot be compared: they differ in length or have none';
    return { ...failed(TYPE, label, 'INTERNAL_ERROR', message), metadata };
  }
  return outcome(label, Math.min(1, 1 - similarity), maxScore, metadata);
}

function byFields(
  { baselineText, outputText, outputJson, maxScore }: Comparison,
  fields: readonly string[] | undefined,
): readonly AssertionOutcome[] {
  const baseline = parse(baselineText);
  const current =
    outputJson === undefined ? parse(outputText) : { json: true as const, value: outputJson };
  if (!baseline.json && !current.json) {
    const drift = { field: '', drift: textDrift(baselineText, outputText) };
    return [fieldOutcome(drift, maxScore, notice(fields))];
  }
  if (!baseline.json || !current.json) {
    const which = baseline.json
      ? 'The baseline is JSON, the output is not'
      : 'The output is JSON, the baseline is not';
    return [fieldOutcome({ field: '', drift: 1 }, maxScore, { notice: which })];
  }
  const drifts =
    fields === undefined || fields.length === 0
      ? diffAllFields(baseline.value, current.value)
      : diffFields(baseline.value, current.value, fields);
  return drifts.map((drift) => fieldOutcome(drift, maxScore, {}));
}

function notice(fields: readonly string[] | undefined): AssertionMetadata {
  if (fields === undefined || fields.length === 0) return {};
  return { notice: 'Neither the baseline nor the output is JSON: compared as text' };
}

function fieldOutcome(
  drift: FieldDrift,
  maxScore: number,
  details: AssertionMetadata,
): AssertionOutcome {
  const field = drift.field === '' ? WHOLE_OUTPUT : drift.field;
  const baseline = 'baseline' in drift ? { baseline: valueText(drift.baseline) } : {};
  const current = 'current' in drift ? { current: valueText(drift.current) } : {};
  const values = { ...baseline, ...current };
  const unknown =
    drift.field !== '' && Object.keys(values).length === 0
      ? { reason: 'The field is in neither output', exercised: false }
      : {};
  const result = outcome(`Drift: ${field}`, drift.drift, maxScore, {
    method: 'field-diff',
    field,
    ...values,
    ...unknown,
    ...details,
  });
  if (result.failureMessage === undefined || drift.field === '') return result;
  const { baseline: was = '(missing)', current: is = '(missing)' } = { ...baseline, ...current };
  return { ...result, failureMessage: `${result.failureMessage}: baseline ${was}, now ${is}` };
}

function outcome(
  label: string,
  drift: number,
  maxScore: number,
  details: AssertionMetadata,
): AssertionOutcome {
  const driftScore = rounded(drift);
  const score = rounded(1 - drift);
  const metadata = { driftScore, ...details };
  if (driftScore <= rounded(maxScore)) return { ...passed(TYPE, label), score, metadata };
  const message = `Drift score ${scoreText(driftScore, maxScore, 3)} exceeds max ${maxScore}`;
  return { ...failed(TYPE, label, 'DRIFT_EXCEEDED', message), metadata, score };
}

type Parsed = { readonly json: true; readonly value: unknown } | { readonly json: false };

function parse(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    return { json: true, value };
  } catch {
    return { json: false };
  }
}
