/**
 * Results as JSON: promptfoo's results file, the lines of Vally, and our own lines for every other harness
 * (`result-line.schema.json`). What a field says is taken over; what is missing is not made up.
 */
import { createHash } from 'node:crypto';
import { isRecord, isScore, parsedJson, textAt, valueAt } from '../basics/basics.js';
import { cut, firstPart } from '../redaction/cut.js';
import { type FileReading, nameOfTest, refused, type ResultRecord } from './record.js';

const MAX_REASON = 20_000;

/** Reads what `promptfoo eval -o results.json` wrote. */
function readPromptfoo(text: string): FileReading {
  if (text.trim() === '') return refused('is empty');
  const value = parsedJson(text);
  if (value === undefined) return notWhole();
  const results = valueAt(value, 'results');
  const rows = Array.isArray(results) ? results : valueAt(results, 'results');
  if (!Array.isArray(rows)) {
    return refused('is JSON, and not what promptfoo writes: it has no `results.results`', {
      hint: 'Write it with `promptfoo eval -o results.json`.',
    });
  }
  const prompts = new Set(rows.map((row) => promptLabel(row)));
  const records = rows.map((row) => promptfooRecord(row, prompts.size > 1));
  return { kind: 'read', harness: 'promptfoo', records };
}

/** promptfoo's own codes: why a row has not passed. */
const FAILURE = { none: 0, assertion: 1, error: 2 } as const;

function promptLabel(row: unknown): string | undefined {
  const prompt = valueAt(row, 'prompt');
  return textAt(prompt, 'label') ?? textAt(prompt, 'raw');
}

/** @param hasPrompts there are several, of which each makes another test; else its text is what is tested, and no name */
function promptfooRecord(row: unknown, hasPrompts: boolean): ResultRecord {
  const testCase = valueAt(row, 'testCase');
  const grading = valueAt(row, 'gradingResult');
  const response = valueAt(row, 'response');
  const provider = valueAt(row, 'provider');
  const model = textAt(provider, 'label') || textAt(provider, 'id') || undefined;
  const vars = valueAt(row, 'vars') ?? valueAt(testCase, 'vars');
  const description = textAt(testCase, 'description') ?? textAt(row, 'description');
  const label = hasPrompts ? promptLabel(row) : undefined;
  const isPassed = valueAt(row, 'success') === true;
  const failure = valueAt(row, 'failureReason');
  const reasons = [textAt(row, 'error'), textAt(grading, 'reason')].find((it) => it);
  const isCached = valueAt(response, 'cached') === true;
  const output = outputOf(valueAt(response, 'output'));
  return {
    test: nameOfTest([label, description ?? variablesAsName(vars)]),
    model,
    outcome: isPassed ? 'passed' : 'failed',
    reason: isPassed ? undefined : reasonOf(reasons),
    scores: scoresOf(valueAt(row, 'score'), valueAt(row, 'namedScores')),
    output: failure === FAILURE.error ? undefined : output,
    input: inputOf(vars),
    // A stored answer costs and takes nothing: that is not what it cost.
    costUsd: isCached ? undefined : amountAt(row, 'cost'),
    latencyMs: isCached ? undefined : amountAt(row, 'latencyMs'),
    tokens: tokensOf(valueAt(row, 'tokenUsage') ?? valueAt(response, 'tokenUsage'), [
      'prompt',
      'completion',
      'total',
    ]),
    sample: sampleOf([promptLabel(row), vars], output),
    isCopy: isCached,
  };
}

/** Answers that a cache gave again are one: what was asked, and what was said. */
function sampleOf(asked: unknown, said: unknown): string {
  const digest = (value: unknown): string =>
    firstPart(
      createHash('sha256')
        .update(JSON.stringify(value ?? null))
        .digest('base64url'),
      16,
    );
  // Two answers to one question are two, also where both are stored.
  return `${digest([asked, said])}.${digest(said)}`;
}

function variablesAsName(vars: unknown): string {
  return Object.entries(isRecord(vars) ? vars : {})
    .map(([name, value]) => `${name}: ${inWords(value)}`)
    .join(', ');
}

// Vally: a line a trial, and a summary.

/** Reads `results.jsonl` of Vally. */
function readVally(text: string, shown: (path: string) => string): FileReading {
  const read = linesOf(text);
  if ('kind' in read) return read;
  const trials = read
    .map(({ value, line }) => ({ value, line, stimulus: stimulusOf(value) }))
    .filter(({ value }) => textAt(value, 'type') === 'trial-result');
  if (trials.length === 0) {
    return refused('has no line of the type "trial-result"', {
      hint: 'Is it the `results.jsonl` of Vally?',
    });
  }
  const nameless = trials.find(({ stimulus }) => stimulus === undefined);
  if (nameless !== undefined) {
    return refused('has a trial without the name of its stimulus', { line: nameless.line });
  }
  const variants = new Set(trials.map(({ value }) => textAt(value, 'variant')));
  const records = trials.map(({ value, stimulus }) => {
    const file = fileOf(value);
    // Each variant of an experiment has another agent, whose trials are no answers of the others.
    const variant = variants.size > 1 ? textAt(value, 'variant') : undefined;
    const evalName = file === undefined ? textAt(value, 'evalName') : shown(file);
    return vallyRecord(value, nameOfTest([evalName, variant, stimulus]));
  });
  return { kind: 'read', harness: 'vally', records };
}

/** By the places in which versions of Vally have it. */
function stimulusOf(trial: unknown): string | undefined {
  const inTrajectory = valueAt(valueAt(trial, 'trajectory'), 'stimulus');
  return (
    nameIn(valueAt(trial, 'stimulus')) ??
    nameIn(inTrajectory) ??
    textAt(valueAt(trial, 'gradeResult'), 'stimulusName') ??
    textAt(trial, 'stimulusName')
  );
}

/** Stimulus names are unique only within it. */
function fileOf(trial: unknown): string | undefined {
  return textAt(valueAt(trial, 'experiment'), 'evalFile') ?? textAt(trial, 'evalFilePath');
}

/** Ends of a trial that are none of the agent's failures. */
const VALLY_DONE: ReadonlySet<string> = new Set([
  'success',
  'succeeded',
  'completed',
  'passed',
  'ok',
]);

function vallyRecord(trial: unknown, test: string): ResultRecord {
  const trajectory = valueAt(trial, 'trajectory');
  const metrics = valueAt(trajectory, 'metrics');
  const grade = valueAt(trial, 'gradeResult');
  const status = textAt(trial, 'status');
  const isDone = status === undefined || VALLY_DONE.has(status.toLowerCase());
  const isPassed = isDone && valueAt(grade, 'passed') === true;
  const end = textAt(trajectory, 'endReason');
  const failure = textAt(trial, 'error') ?? end;
  const reason = isDone
    ? vallyReasons(grade, end)
    : `status ${status}${failure === undefined ? '' : `: ${failure}`}`;
  return {
    test,
    model: nameIn(valueAt(trial, 'model')) ?? textAt(valueAt(trajectory, 'metadata'), 'model'),
    outcome: isPassed ? 'passed' : isDone ? 'failed' : 'outage',
    reason: isPassed ? undefined : reasonOf(reason),
    scores: scoresOf(valueAt(grade, 'score'), undefined),
    output: outputOf(valueAt(trajectory, 'output')),
    costUsd: amountAt(metrics, 'costUsd'),
    latencyMs: amountAt(metrics, 'wallTimeMs'),
    tokens: tokensOf(valueAt(metrics, 'tokenUsage'), [
      'inputTokens',
      'outputTokens',
      'totalTokens',
    ]),
  };
}

/** A name, or something that has one. */
function nameIn(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value : (textAt(value, 'name') ?? textAt(value, 'id'));
  return name === '' ? undefined : name;
}

/** What the graders say that failed: of one that has others in it, those, since they say what exactly. */
function vallyReasons(grade: unknown, end: string | undefined): string {
  if (grade === undefined || grade === null) {
    return `It was not graded${end === undefined ? '' : ` (${end})`}`;
  }
  const details = valueAt(grade, 'details');
  if (typeof details === 'string') return details;
  const failed = failedGraders(grade, 0).filter((line) => line !== '');
  return failed.join('\n');
}

/** Graders in graders: more are none. */
const MAX_GRADERS = 20;

function failedGraders(grader: unknown, depth: number): readonly string[] {
  const details = valueAt(grader, 'details');
  const inner = (Array.isArray(details) ? (details as readonly unknown[]) : [])
    .filter((one) => valueAt(one, 'passed') !== true)
    .flatMap((one) => (depth < MAX_GRADERS ? failedGraders(one, depth + 1) : []));
  if (inner.length > 0) return inner;
  const said = textAt(grader, 'evidence') ?? textAt(grader, 'reason') ?? textAt(grader, 'message');
  return [[nameIn(grader), said].filter((part) => part !== undefined).join(': ')];
}

// Our own lines.

/** Reads lines as `result-line.schema.json` describes them. */
function readJsonl(text: string): FileReading {
  const read = linesOf(text);
  if ('kind' in read) return read;
  const records: { readonly repeat: number; readonly record: ResultRecord }[] = [];
  for (const { value, line } of read) {
    const fault = lineFault(value);
    if (fault !== undefined) return refused(fault, { line });
    const repeat = valueAt(value, 'repeat');
    records.push({ repeat: typeof repeat === 'number' ? repeat : 0, record: lineRecord(value) });
  }
  const inOrder = records.toSorted((a, b) => a.repeat - b.repeat);
  return { kind: 'read', records: inOrder.map(({ record }) => record) };
}

/** What each key must be. */
const KEYS: Readonly<Record<string, readonly [what: string, fits: (value: unknown) => boolean]>> = {
  test: ['a text', (value) => typeof value === 'string' && value.trim() !== ''],
  passed: ['true or false', (value) => typeof value === 'boolean'],
  model: ['a text', isText],
  repeat: ['a whole number from 0', (value) => isAmount(value) && Number.isInteger(value)],
  score: ['a number from 0 to 1', isShare],
  scores: [
    'a mapping of numbers from 0 to 1',
    (value) => isRecord(value) && Object.values(value).every(isShare),
  ],
  output: ['a text', isText],
  input: ['a text or a mapping', (value) => isText(value) || isRecord(value)],
  reason: ['a text', isText],
  costUsd: ['a number from 0', isAmount],
  latencyMs: ['a number from 0', isAmount],
  tokens: [
    'a number from 0, or { input, output }',
    (value) => isAmount(value) || (isRecord(value) && Object.values(value).every(isAmount)),
  ],
  version: ['a text', isText],
  temperature: ['a number from 0', isAmount],
  error: ['a text', isText],
};

function lineFault(value: unknown): string | undefined {
  if (!isRecord(value)) return 'is no JSON object';
  for (const [key, own] of Object.entries(value)) {
    const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    // Keys that begin with x- are free, as in the config.
    if (known === undefined && !key.startsWith('x-')) {
      return `has the unknown key ${JSON.stringify(cut(key, 40))}; known: ${Object.keys(KEYS).join(', ')}`;
    }
    if (known !== undefined && own !== null && !known[1](own))
      return `has a \`${key}\` that is not ${known[0]}`;
  }
  if (value['test'] === undefined || value['test'] === null) return 'has no `test`';
  const isOutage = value['error'] !== undefined && value['error'] !== null;
  if (typeof value['passed'] !== 'boolean' && !isOutage) return 'has no `passed`';
  return undefined;
}

const TOKENS = ['input', 'output', 'total'] as const;

function lineRecord(value: unknown): ResultRecord {
  const error = textAt(value, 'error');
  const input = valueAt(value, 'input');
  const tokens = valueAt(value, 'tokens');
  const isOutage = error === 'provider';
  const isPassed = error === undefined && valueAt(value, 'passed') === true;
  return {
    test: nameOfTest([textAt(value, 'test')]),
    model: textAt(value, 'model') || undefined,
    outcome: isOutage ? 'outage' : isPassed ? 'passed' : 'failed',
    reason: isPassed ? undefined : reasonOf(textAt(value, 'reason') ?? error),
    scores: scoresOf(valueAt(value, 'score'), valueAt(value, 'scores')),
    output: textAt(value, 'output'),
    input: typeof input === 'string' ? { input } : inputOf(input),
    costUsd: amountAt(value, 'costUsd'),
    latencyMs: amountAt(value, 'latencyMs'),
    tokens: tokensOf(typeof tokens === 'number' ? { total: tokens } : tokens, TOKENS),
    version: textAt(value, 'version'),
    oneAnswer: valueAt(value, 'temperature') === 0,
  };
}

/** By their formats; `shown`: a path as it is the same on every machine. */
export const JSON_READERS = { promptfoo: readPromptfoo, vally: readVally, jsonl: readJsonl };

// What the formats have in common.

interface Line {
  readonly value: unknown;
  /** From 1. */
  readonly line: number;
}

/** A line that is not whole is where the file was cut off. */
function linesOf(text: string): readonly Line[] | FileReading {
  if (text.trim() === '') return refused('is empty');
  const lines: Line[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsedJson(line);
    if (value === undefined) return notWhole(index + 1);
    lines.push({ value, line: index + 1 });
  }
  return lines;
}

function notWhole(line?: number): FileReading {
  return refused('is not whole JSON', {
    hint: 'It may be cut off: the harness was ended while it wrote. Or it has another format.',
    ...(line === undefined ? {} : { line }),
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e15;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && isScore(value);
}

function reasonOf(said: string | undefined): string | undefined {
  return said === undefined || said === '' ? undefined : cut(said, MAX_REASON);
}

/** By their names; the one of the whole is `score`. */
function scoresOf(score: unknown, named: unknown): ResultRecord['scores'] {
  const all: Readonly<Record<string, unknown>> = { score, ...(isRecord(named) ? named : {}) };
  const scores = Object.entries(all).filter((entry): entry is [string, number] =>
    isShare(entry[1]),
  );
  return scores.length === 0 ? undefined : Object.fromEntries(scores);
}

function outputOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : inWords(value);
}

function inputOf(vars: unknown): ResultRecord['input'] {
  const entries = isRecord(vars) ? Object.entries(vars) : [];
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, value]) => [name, inWords(value)]));
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function amountAt(value: unknown, key: string): number | undefined {
  const amount = valueAt(value, key);
  return isAmount(amount) ? amount : undefined;
}

/** @param keys of the tokens of the question, of the answer, and of both */
function tokensOf(
  usage: unknown,
  keys: readonly [input: string, output: string, total: string],
): ResultRecord['tokens'] {
  const [input, output, total] = keys.map((key) => {
    const amount = amountAt(usage, key);
    return amount === undefined ? undefined : Math.round(amount);
  });
  if (input === undefined && output === undefined && total === undefined) return undefined;
  const [asked = 0, answered = 0] = [input, output];
  return { input: asked, output: answered, total: total ?? asked + answered };
}
