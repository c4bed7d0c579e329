/**
 * `javascript` and `python`: the config's own code says what an answer is worth. It runs in the sandbox, or by the user's
 * own interpreter.
 */
import { cut } from '../../redaction/cut.js';
import path from 'node:path';
import type { LocatedAssert, SourceLocation, TestCase, ValueFault } from '../../config/suite.js';
import { shownCommand } from '../../config/placeholders.js';
import { describeValue } from '../../config/problem.js';
import type { Interpreters } from '../../sandbox/interpreters.js';
import type { Sandbox, SandboxOutcome, ScriptSource } from '../../sandbox/sandbox.js';
import {
  type AssertionContext,
  DEFAULT_THRESHOLD,
  roundedScore,
  type ScoredDeps,
  type ScoredKind,
  type ScoredVerdict,
  undecided,
  UNKNOWN_CALLS_TEXT,
} from '../assertion.js';
import { isScore } from '../../basics/basics.js';

const MAX_QUOTED = 100;
const WANTED = 'return true or false, a score from 0 to 1, or { pass, score, reason }';

const KINDS = {
  javascript: {
    failed: 'JAVASCRIPT_FAILED',
    error: 'JAVASCRIPT_ERROR',
    deadlineMs: 1000,
    /** `output.js` would be code, and never is. */
    fileName: /^[\w./-]*\w\.[cm]?js$/,
    hint: 'An expression, a body with `return`, or `file://` and the path of a file.',
  },
  python: {
    failed: 'PYTHON_FAILED',
    error: 'PYTHON_ERROR',
    deadlineMs: 30_000,
    fileName: /^[\w./-]*\w\.py(?::\w+)?$/,
    hint: 'An expression, a body with `return`, or `file://` and the path of a file with the function `get_assert(output, context)`.',
  },
} as const;

export const javascriptKind: ScoredKind = {
  ...codeKind('javascript'),
  isSameForAll: readsNoAnswer,
};

export const pythonKind: ScoredKind = codeKind('python');

function codeKind(kind: keyof typeof KINDS): ScoredKind {
  const { failed, error } = KINDS[kind];
  return {
    valueKind: 'code',
    valueFault: ({ value }) => codeFault(kind, value),
    readsVariables: () => true,
    failureCode: failed,
    // The code sees the tool calls.
    judgesWithoutText: true,
    evaluate: async (assert, context, deps) => {
      const { verdict, console = [] } = await judged(assert, context, deps);
      const coded = verdict.undecided === true ? { ...verdict, failureCode: error } : verdict;
      if (console.length === 0) return coded;
      return { ...coded, metadata: { ...coded.metadata, console } };
    },
  };
}

type InterpretedPart = Pick<Parameters<Interpreters['run']>[0], 'language' | 'code'>;

type OutcomeOf<Asked> = Asked extends Promise<SandboxOutcome<infer Run>> ? Run : never;
/** How code ended. */
type ScriptEnd = OutcomeOf<ReturnType<Sandbox['runScript']>>['end'];
type ScriptValue = Extract<ScriptEnd, { readonly kind: 'returned' }>['value'];
type ScriptField = ScriptValue['pass'];
type ScriptPosition = NonNullable<Extract<ScriptEnd, { readonly kind: 'threw' }>['position']>;

/** The code of an entry: for the sandbox, or for one of the user's own interpreters; undefined where it has none. */
export function codeOf({
  type,
  sandbox,
  value,
  file,
}: LocatedAssert): { readonly source: ScriptSource } | InterpretedPart | undefined {
  if (type !== 'javascript' && type !== 'python') return undefined;
  if (type === 'javascript' && sandbox !== false) return { source: sourceOf(value, file) };
  const code =
    file === undefined ? { text: String(value) } : { file: file.name, name: file.exported };
  return { language: type === 'python' ? 'python' : 'node', code };
}

function sourceOf(value: unknown, file: LocatedAssert['file']): ScriptSource {
  if (file === undefined) return { text: String(value), kind: 'inline' };
  const { name, text } = file;
  if (name.endsWith('.cjs')) return { text, kind: 'commonjs' };
  return { text, kind: name.endsWith('.mjs') ? 'module' : 'either' };
}

async function judged(
  assert: LocatedAssert,
  context: AssertionContext,
  deps: ScoredDeps,
): Promise<{ readonly verdict: ScoredVerdict; readonly console?: readonly string[] }> {
  const code = codeOf(assert);
  if (code === undefined) throw new Error('The entry has no code.');
  // A program of the user's own has to start.
  const { deadlineMs } = 'source' in code ? KINDS.javascript : KINDS.python;
  const call = {
    output: context.outputText,
    context: scriptContext(assert, context, deps),
    ...(context.toolCalls.kind === 'known'
      ? {}
      : { unknown: { toolCalls: UNKNOWN_CALLS_TEXT[context.toolCalls.why] } }),
    deadlineMs: assert.timeoutMs ?? deadlineMs,
  };
  const outcome =
    'source' in code
      ? await deps.sandbox.runScript({ ...code, ...call })
      : await deps.interpret({ ...code, keys: assert.keys, ...call });
  switch (outcome.kind) {
    case 'done': {
      const { end, console } = outcome.value;
      return { verdict: verdictOf(end, assert, call.deadlineMs), console };
    }
    case 'timeout':
      return { verdict: timedOut(call.deadlineMs) };
    case 'failed':
      return { verdict: undecided(`The code could not be run: ${outcome.message}`) };
  }
}

function codeFault(kind: keyof typeof KINDS, value: unknown): ValueFault | undefined {
  const { fileName, hint } = KINDS[kind];
  const needs = `\`${kind}\` needs code as its value, got`;
  if (typeof value === 'string' && fileName.test(value)) {
    return { message: `${needs} the name of a file.`, hint: `Write \`file://${value}\`.` };
  }
  if (typeof value === 'string' && value.trim() !== '') return undefined;
  return { message: `${needs} ${describeValue(value)}.`, hint };
}

/** By which code reads its arguments without their names, or gives something else each time. */
const OTHER_WAYS =
  /\b(?:arguments|eval|Function|constructor|this|globalThis|Math|Date|performance|crypto)\b|[\\$]/;

/**
 * Whether code in the config certainly looks at nothing of the answer, such as `true`: its arguments occur nowhere in it.
 * Nothing is said of code that looks and passes all the same, since that cannot be known of all code.
 */
function readsNoAnswer({ value, file }: LocatedAssert): boolean {
  const text = String(value);
  return file === undefined && !OTHER_WAYS.test(text) && !/\b(?:output|context)\b/.test(text);
}

/** Where a place of the code is, in the config or in the code's own file; without a position, where the code is. */
export function scriptLocation(
  { file, valueLocation }: Pick<LocatedAssert, 'file' | 'valueLocation'>,
  position: ScriptPosition | undefined,
): SourceLocation {
  if (position === undefined) return valueLocation;
  const { line, column } = position;
  if (file !== undefined) {
    const folder = path.posix.dirname(valueLocation.file);
    return { file: path.posix.join(folder, file.name), line, column };
  }
  // The lines of a block are all indented alike; of other texts the first starts where the value does.
  return {
    file: valueLocation.file,
    line: valueLocation.line + line - 1,
    column: valueLocation.column + column - 1,
  };
}

/** The second argument of the code. */
function scriptContext(
  { config }: LocatedAssert,
  { toolCalls, latencyMs }: AssertionContext,
  { test }: ScoredDeps,
): Readonly<Record<string, unknown>> {
  const { name, vars, subject } = test;
  return {
    vars,
    prompt: promptOf(subject, vars),
    test: { name, description: name, vars },
    ...(toolCalls.kind === 'unknown'
      ? {}
      : {
          toolCalls: toolCalls.calls.map((call) => ({
            name: call.name,
            arguments: call.arguments,
            response: call.response,
          })),
        }),
    latencyMs,
    // As in promptfoo, where it is absent unless given.
    ...(config === undefined ? {} : { config }),
  };
}

function promptOf(subject: TestCase['subject'], vars: TestCase['vars']): string {
  if (subject.kind === 'prompt') return subject.messages.user;
  return subject.kind === 'command' ? shownCommand(subject.command, vars) : '';
}

function verdictOf(end: ScriptEnd, assert: LocatedAssert, deadlineMs: number): ScoredVerdict {
  switch (end.kind) {
    case 'returned':
      return valueVerdict(end.value, assert.threshold ?? DEFAULT_THRESHOLD);
    case 'threw':
      return undecided(`The code threw${placeText(assert, end.position)}: ${end.message}`);
    case 'syntax': {
      const { message, position } = end.problem;
      return undecided(`The code does not compile${placeText(assert, position)}: ${message}`);
    }
    case 'no-function':
      if (assert.type === 'python') {
        return undecided(`The file has no function \`${end.exported}(output, context)\``);
      }
      return undecided(
        `The file exports ${withArticle(end.exported)}: it must export one function, e.g. \`module.exports = (output, context) => output.length < 100\``,
      );
    case 'never-settled':
      return undecided(
        'The code waits for a promise that nothing settles: the sandbox has no timers, files or network',
      );
    case 'deadline':
      return timedOut(deadlineMs);
    case 'memory':
      return undecided('The code used up its memory (48 MB)');
    case 'broken':
      return undecided(`The code could not be run: ${end.message}`);
  }
}

function valueVerdict(value: ScriptValue, threshold: number): ScoredVerdict {
  switch (value.type) {
    case 'boolean': {
      const pass = value.text === 'true';
      return { pass, score: pass ? 1 : 0, reason: `The code returned ${value.text}` };
    }
    case 'number':
      return numberVerdict(value, threshold);
    case 'object':
      return objectVerdict(value, threshold);
    default:
      return undecided(`The code returned ${shown(value)}: ${adviceFor(value.type)}`);
  }
}

/** `pass` alone scores 1 or 0, `score` alone passes from the threshold on. */
function objectVerdict({ pass, score, reason }: ScriptValue, threshold: number): ScoredVerdict {
  if (isAbsent(pass) && isAbsent(score)) {
    return undecided(`The code returned an object without \`pass\` and \`score\`: ${WANTED}`);
  }
  if (!isAbsent(pass) && pass.type !== 'boolean') {
    return undecided(`The code returned ${shown(pass)} as \`pass\`: it must be true or false`);
  }
  const said = reason.type === 'string' && reason.text !== '' ? reason.text : undefined;
  const passes = isAbsent(pass) ? undefined : pass.text === 'true';
  if (isAbsent(score)) {
    const words = `The code returned pass: ${pass.text}`;
    const verdict = { pass: passes === true, score: passes === true ? 1 : 0, reason: words };
    return saidBy(verdict, said);
  }
  const verdict = scoreVerdict(score, passes, threshold, 'The code returned score:');
  return verdict.undecided === true ? verdict : saidBy(verdict, said);
}

/** The verdict with the code's own reason, where it gave one. */
function saidBy(verdict: ScoredVerdict, reason: string | undefined): ScoredVerdict {
  return reason === undefined ? verdict : { ...verdict, reason, metadata: { reasonBy: 'script' } };
}

function scoreVerdict(
  field: ScriptField,
  pass: boolean | undefined,
  threshold: number,
  words: string,
): ScoredVerdict {
  const score = Number(field.text);
  if (field.type !== 'number' || !isScore(score)) {
    return undecided(`${words} ${shown(field)}: a score is a number from 0 to 1`);
  }
  const clamped = Math.max(0, Math.min(1, score));
  const reaches = roundedScore(clamped) >= roundedScore(threshold);
  return { pass: pass ?? reaches, score: clamped, reason: `${words} ${field.text}` };
}

/** A number alone may be a count: promptfoo takes one above 1 for passed, and so it is, with the best score. */
function numberVerdict(value: ScriptValue, threshold: number): ScoredVerdict {
  const number = Number(value.text);
  if (number > 1 && Number.isFinite(number)) {
    return { pass: true, score: 1, reason: `The code returned ${value.text}` };
  }
  return scoreVerdict(value, undefined, threshold, 'The code returned');
}

function isAbsent({ type }: ScriptField): boolean {
  return type === 'undefined' || type === 'null';
}

function shown({ type, text }: ScriptField): string {
  switch (type) {
    case 'string':
      return `the text ${JSON.stringify(cut(text, MAX_QUOTED))}`;
    case 'number':
    case 'boolean':
    case 'undefined':
    case 'null':
      return text;
    default:
      return withArticle(type);
  }
}

function withArticle(type: string): string {
  if (type === 'undefined' || type === 'null') return 'nothing';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function adviceFor(type: string): string {
  switch (type) {
    case 'undefined':
      return 'is a `return` missing?';
    case 'function':
      return 'write its body alone, or put the function into a file (`file://check.cjs`)';
    default:
      return WANTED;
  }
}

function placeText(assert: LocatedAssert, position: ScriptPosition | undefined): string {
  if (position === undefined) return '';
  const { file, line, column } = scriptLocation(assert, position);
  return ` at ${file}:${line}:${column}`;
}

function timedOut(deadlineMs: number): ScoredVerdict {
  return undecided(
    `The code did not end within ${deadlineMs} ms (\`timeoutMs\` sets how long it may take)`,
  );
}
