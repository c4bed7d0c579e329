/** How far the answer moved away from the baseline's: `expect.baseline.drift`. */
import { distance } from 'fastest-levenshtein';
import { parsedJson, stepInto } from '../../basics/basics.js';
import type { Expect } from '../../config/suite.js';
import {
  type Assertion,
  type AssertionContext,
  type AssertionDeps,
  type AssertionKind,
  type AssertionMetadata,
  type AssertionOutcome,
  failed,
  passed,
} from '../assertion.js';
import { askForScore, QUOTATION_RULE, fenced } from './judge.js';
import { cosineSimilarity, rounded, sameJson, scoreText, shortJson } from '../wording.js';

type DriftExpect = NonNullable<NonNullable<Expect['baseline']>['drift']>;

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
    user: `Baseline output:\n${fenced(baselineText, boundary)}\n\nCurrent output:\n${fenced(outputText, boundary)}`,
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
  const baseline = parsedJson(baselineText);
  const current = outputJson === undefined ? parsedJson(outputText) : outputJson;
  if (baseline === undefined && current === undefined) {
    const drift = { field: '', drift: textDrift(baselineText, outputText) };
    return [fieldOutcome(drift, maxScore, notice(fields))];
  }
  if (baseline === undefined || current === undefined) {
    const which =
      current === undefined
        ? 'The baseline is JSON, the output is not'
        : 'The output is JSON, the baseline is not';
    return [fieldOutcome({ field: '', drift: 1 }, maxScore, { notice: which })];
  }
  const drifts =
    fields === undefined || fields.length === 0
      ? diffAllFields(baseline, current)
      : diffFields(baseline, current, fields);
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
  const baseline = 'baseline' in drift ? { baseline: shortJson(drift.baseline) } : {};
  const current = 'current' in drift ? { current: shortJson(drift.current) } : {};
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

// How far two JSON values, or two texts, are apart, field by field. Drift is 0 (equal) to 1 (nothing in common).

interface FieldDrift {
  /** Dotted path; empty for the value itself. */
  readonly field: string;
  readonly drift: number;
  /** Absent where the field is missing on that side. */
  readonly baseline?: unknown;
  readonly current?: unknown;
}

type Path = readonly string[];
type Found = { readonly value: unknown } | undefined;

/** Edit distance takes time in the product of the lengths; this is about 50 ms. */
const MAX_COMPARED_LENGTH = 20_000;
/** Products of lengths in one comparison: a model must not hold up the run with an answer of many long texts. */
const MAX_WORK = 4 * MAX_COMPARED_LENGTH ** 2;
const MAX_DEPTH = 500;
/** Fields that are told apart; a list of thousands of rows is not read field by field. */
const MAX_FIELDS = 200;

/**
 * Drift of every leaf field of either value, the baseline's first. An empty object or list is a leaf. After 200 fields
 * the others share one entry, with the largest drift among them.
 */
function diffAllFields(baseline: unknown, current: unknown): readonly FieldDrift[] {
  const drifts = new Drifts();
  walkLeaves(baseline, { value: current }, [], ({ path, leaf, other }) =>
    drifts.add(() => path.join('.'), leaf, other),
  );
  walkLeaves(current, { value: baseline }, [], ({ path, leaf, other }) => {
    // A leaf on both sides was met before.
    if (other !== undefined && isLeaf(other.value, path.length)) return;
    drifts.add(() => path.join('.'), other, leaf);
  });
  return drifts.all();
}

/** Drift of the named fields, likewise: dotted paths with list indexes, of which `-1` is the last. A key that itself has dots is found as well. */
function diffFields(
  baseline: unknown,
  current: unknown,
  fields: readonly string[],
): readonly FieldDrift[] {
  const drifts = new Drifts();
  for (const field of fields) {
    const path = field.split('.');
    drifts.add(() => field, valueAt(baseline, path), valueAt(current, path));
  }
  return drifts.all();
}

/** Collects the drifts of one comparison, within its share of time and memory. */
class Drifts {
  readonly #shown: FieldDrift[] = [];
  #others = 0;
  #worst: FieldDrift | undefined;
  #work = MAX_WORK;

  add(field: () => string, baseline: Found, current: Found): void {
    const drift = this.#between(baseline, current);
    const values = {
      ...(baseline === undefined ? {} : { baseline: baseline.value }),
      ...(current === undefined ? {} : { current: current.value }),
    };
    if (this.#shown.length < MAX_FIELDS) {
      this.#shown.push({ field: field(), drift, ...values });
      return;
    }
    this.#others += 1;
    if (this.#worst === undefined || drift > this.#worst.drift) {
      this.#worst = { field: '', drift, ...values };
    }
  }

  all(): readonly FieldDrift[] {
    if (this.#worst === undefined) return this.#shown;
    return [...this.#shown, { ...this.#worst, field: `(${this.#others} more fields)` }];
  }

  #between(baseline: Found, current: Found): number {
    if (baseline === undefined || current === undefined) return baseline === current ? 0 : 1;
    const [a, b] = [baseline.value, current.value];
    if (typeof a === 'string' && typeof b === 'string') {
      const { drift, work } = editDrift(a, b, Math.floor(Math.sqrt(this.#work)));
      this.#work -= work;
      return drift;
    }
    if (typeof a === 'number' && typeof b === 'number') return numberDrift(a, b);
    return sameJson(a, b) ? 0 : 1;
  }
}

/** Normalised edit distance. Texts that differ over more than 20,000 characters: what is beyond counts as different. */
function textDrift(a: string, b: string): number {
  return editDrift(a, b, MAX_COMPARED_LENGTH).drift;
}

/** The same with at most so many characters compared; `work`: the product of the lengths that were. */
function editDrift(a: string, b: string, most: number): { drift: number; work: number } {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return { drift: 0, work: 0 };
  const compared = Math.min(most, MAX_COMPARED_LENGTH);
  const differing = withoutCommonEnds(a, b);
  const [left, right] = [differing[0].slice(0, compared), differing[1].slice(0, compared)];
  const beyond = Math.max(differing[0].length, differing[1].length) - compared;
  const edits = distance(left, right) + Math.max(0, beyond);
  return { drift: Math.min(1, edits / longest), work: left.length * right.length };
}

function numberDrift(a: number, b: number): number {
  if (a === b) return 0;
  const drift = Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));
  // JSON like 1e999 reads as Infinity, and the quotient of infinities is no number.
  return Number.isNaN(drift) ? 1 : Math.min(1, drift);
}

interface Leaf {
  readonly path: Path;
  readonly leaf: Found;
  /** What the other value has there. */
  readonly other: Found;
}

/**
 * Calls `meet` for each leaf in the order they are written; below 500 levels everything is one leaf. All share one path,
 * which `meet` reads before it returns.
 */
function walkLeaves(node: unknown, other: Found, path: string[], meet: (leaf: Leaf) => void): void {
  if (isLeaf(node, path.length)) {
    meet({ path, leaf: { value: node }, other });
    return;
  }
  for (const [key, child] of Object.entries(node as object)) {
    const beside = other === undefined ? undefined : stepInto(other.value, key);
    path.push(key);
    walkLeaves(child, beside, path, meet);
    path.pop();
  }
}

function isLeaf(node: unknown, depth: number): boolean {
  if (typeof node !== 'object' || node === null || depth >= MAX_DEPTH) return true;
  return Object.keys(node).length === 0;
}

/** The value at the path; a key with dots in it is found under its own name as well. */
function valueAt(value: unknown, path: Path): Found {
  if (path.length === 0) return { value };
  for (let taken = 1; taken <= path.length; taken++) {
    const property = stepInto(value, path.slice(0, taken).join('.'));
    const found = property === undefined ? undefined : valueAt(property.value, path.slice(taken));
    if (found !== undefined) return found;
  }
  return undefined;
}

function withoutCommonEnds(a: string, b: string): readonly [string, string] {
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start++;
  let end = 0;
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
