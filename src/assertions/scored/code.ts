/**
 * `javascript` and `python`: the config's own code says what an answer is worth. It runs in the sandbox, or by the user's
 * own interpreter.
 */
import { cut } from '../../redaction/cut.js';
import path from 'node:path';
import type {
  LocatedAssert,
  ScoredValue,
  SourceLocation,
  TestCase,
  ValueFault,
} from '../../config/suite.js';
import { shownCommand } from '../../config/placeholders.js';
import { describeValue } from '../../config/problem.js';
import type {
  ScriptEnd,
  ScriptField,
  ScriptPosition,
  ScriptSource,
  ScriptValue,
} from '../../sandbox/sandbox.js';
import type { InterpretedCode } from '../../sandbox/interpreters.js';
import {
  type AssertionContext,
  DEFAULT_THRESHOLD,
  roundedScore,
  type ScoredDeps,
  type ScoredKind,
  type ScoredVerdict,
  UNKNOWN_CALLS_TEXT,
} from '../assertion.js';
import { isScore } from '../../basics/basics.js';

const MAX_QUOTED = 100;
/** `output.js` would be code, and never is. */
const FILE_NAME = /^[\w./-]*\w\.[cm]?js$/;
const PYTHON_FILE = /^[\w./-]*\w\.py(?::\w+)?$/;
const WANTED = 'return true or false, a score from 0 to 1, or { pass, score, reason }';

const KINDS = {
  javascript: { failed: 'JAVASCRIPT_FAILED', error: 'JAVASCRIPT_ERROR', deadlineMs: 1000 },
  python: { failed: 'PYTHON_FAILED', error: 'PYTHON_ERROR', deadlineMs: 30_000 },
} as const;

export const javascriptKind: ScoredKind = {
  ...codeKind('javascript'),
  valueFault: codeFault,
  isSameForAll: readsNoAnswer,
};

export const pythonKind: ScoredKind = {
  ...codeKind('python'),
  valueFault: pythonFault,
};

function codeKind(
  kind: keyof typeof KINDS,
): Pick<
  ScoredKind,
  'valueKind' | 'readsVariables' | 'failureCode' | 'judgesWithoutText' | 'evaluate'
> {
  const { failed, error } = KINDS[kind];
  return {
    valueKind: 'code',
    readsVariables: () => true,
    failureCode: failed,
    // The code sees the tool calls.
    judgesWithoutText: true,
    evaluate: async (assert, context, deps) => {
      const deadlineMs = assert.timeoutMs ?? usualDeadline(assert);
      const { verdict, console = [] } = await judged({ assert, deadlineMs }, context, deps);
      const coded = verdict.undecided === true ? { ...verdict, failureCode: error } : verdict;
      if (console.length === 0) return coded;
      return { ...coded, metadata: { ...coded.metadata, console } };
    },
  };
}

/** A program of the user's own has to start. */
function usualDeadline(assert: LocatedAssert): number {
  return interpreterOf(assert) === undefined
    ? KINDS.javascript.deadlineMs
    : KINDS.python.deadlineMs;
}

/** Which of the user's own interpreters runs the code of an entry; undefined: the sandbox does, or it is no code. */
export function interpreterOf({
  type,
  sandbox,
}: Pick<LocatedAssert, 'type' | 'sandbox'>): 'python' | 'node' | undefined {
  if (type === 'python') return 'python';
  return type === 'javascript' && sandbox === false ? 'node' : undefined;
}

interface Judging {
  readonly assert: LocatedAssert;
  readonly deadlineMs: number;
}

async function judged(
  { assert, deadlineMs }: Judging,
  context: AssertionContext,
  deps: ScoredDeps,
): Promise<{ readonly verdict: ScoredVerdict; readonly console?: readonly string[] }> {
  const language = interpreterOf(assert);
  const call = {
    output: context.outputText,
    context: scriptContext(assert, context, deps),
    ...(context.toolCalls.kind === 'known'
      ? {}
      : { unknown: { toolCalls: UNKNOWN_CALLS_TEXT[context.toolCalls.why] } }),
    deadlineMs,
  };
  const outcome =
    language === undefined
      ? await deps.sandbox.runScript({ source: scriptSourceOf(assert), ...call })
      : await deps.interpret({ ...interpretedCode(assert), language, keys: assert.keys, ...call });
  switch (outcome.kind) {
    case 'done': {
      const { end, console } = outcome.value;
      return { verdict: verdictOf(end, assert, deadlineMs), console };
    }
    case 'timeout':
      return { verdict: timedOut(deadlineMs) };
    case 'failed':
      return { verdict: noVerdict(`The code could not be run: ${outcome.message}`) };
  }
}

/** What an interpreter runs of an entry. */
export function interpretedCode({ value, file }: LocatedAssert): Pick<InterpretedCode, 'code'> {
  if (file === undefined) return { code: { text: String(value) } };
  return { code: { file: file.name, name: file.exported } };
}

function pythonFault({ value }: ScoredValue): ValueFault | undefined {
  if (typeof value === 'string' && PYTHON_FILE.test(value)) {
    return {
      message: '`python` needs code as its value, got the name of a file.',
      hint: `Write \`file://${value}\`.`,
    };
  }
  if (typeof value === 'string' && value.trim() !== '') return undefined;
  return {
    message: `\`python\` needs code as its value, got ${describeValue(value)}.`,
    hint: 'An expression, a body with `return`, or `file://` and the path of a file with the function `get_assert(output, context)`.',
  };
}

function codeFault({ value }: ScoredValue): ValueFault | undefined {
  if (typeof value === 'string' && FILE_NAME.test(value)) {
    return {
      message: `\`javascript\` needs code as its value, got the name of a file.`,
      hint: `Write \`file://${value}\`.`,
    };
  }
  if (typeof value === 'string' && value.trim() !== '') return undefined;
  return {
    message: `\`javascript\` needs code as its value, got ${describeValue(value)}.`,
    hint: 'An expression, a body with `return`, or `file://` and the path of a file.',
  };
}

/** By which code reads its arguments without their names, or gives something else each time. */
const OTHER_WAYS =
  /\b(?:arguments|eval|Function|constructor|this|globalThis|Math|Date|performance|crypto)\b|[\\$]/;
const EXPORTED = /\b(?:module\.exports\s*=|export\s+default)\s*(?:async\s+)?/.source;
/** The parameters of the one function that a file exports, where that is written in one piece. */
const EXPORTED_FUNCTION = new RegExp(
  `${EXPORTED}(?:function\\b\\s*\\w*\\s*\\(([^()]*)\\)\\s*\\{|\\(([^()]*)\\)\\s*=>|(\\w+)\\s*=>)`,
);
/** A function that is called where it stands is not what is exported. */
const CALLED_IN_PLACE = /\}\s*[.([`]/;

/**
 * Whether the code certainly looks at nothing of the answer: its arguments occur nowhere in it. Nothing is said of code
 * that looks and passes all the same, since that cannot be known of all code.
 */
function readsNoAnswer({ value, file }: LocatedAssert): boolean {
  const text = file?.text ?? String(value);
  if (OTHER_WAYS.test(text)) return false;
  if (file === undefined) return !/\b(?:output|context)\b/.test(text);
  const found: readonly (string | undefined)[] = EXPORTED_FUNCTION.exec(text) ?? [];
  const list = found.slice(1).find((one) => one !== undefined);
  const exported = text.match(/\bexports?\b/g) ?? [];
  if (list === undefined || exported.length > 1 || CALLED_IN_PLACE.test(text)) return false;
  const names = list.split(',').map((name) => name.trim());
  return names.every(
    (name) => /^\w*$/.test(name) && text.split(/\W+/).filter((word) => word === name).length <= 1,
  );
}

/** The code of a `javascript` assertion. */
export function scriptSourceOf({ value, file }: LocatedAssert): ScriptSource {
  if (file === undefined) return { text: String(value), kind: 'inline' };
  const { name, text } = file;
  if (name.endsWith('.cjs')) return { text, kind: 'commonjs' };
  return { text, kind: name.endsWith('.mjs') ? 'module' : 'either' };
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
      return noVerdict(`The code threw${placeText(assert, end.position)}: ${end.message}`);
    case 'syntax': {
      const { message, position } = end.problem;
      return noVerdict(`The code does not compile${placeText(assert, position)}: ${message}`);
    }
    case 'no-function':
      if (assert.type === 'python') {
        return noVerdict(`The file has no function \`${end.exported}(output, context)\``);
      }
      return noVerdict(
        `The file exports ${withArticle(end.exported)}: it must export one function, e.g. \`module.exports = (output, context) => output.length < 100\``,
      );
    case 'never-settled':
      return noVerdict(
        'The code waits for a promise that nothing settles: the sandbox has no timers, files or network',
      );
    case 'deadline':
      return timedOut(deadlineMs);
    case 'memory':
      return noVerdict('The code used up its memory (48 MB)');
    case 'broken':
      return noVerdict(`The code could not be run: ${end.message}`);
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
      return noVerdict(`The code returned ${shown(value)}: ${adviceFor(value.type)}`);
  }
}

/** `pass` alone scores 1 or 0, `score` alone passes from the threshold on. */
function objectVerdict({ pass, score, reason }: ScriptValue, threshold: number): ScoredVerdict {
  if (isAbsent(pass) && isAbsent(score)) {
    return noVerdict(`The code returned an object without \`pass\` and \`score\`: ${WANTED}`);
  }
  if (!isAbsent(pass) && pass.type !== 'boolean') {
    return noVerdict(`The code returned ${shown(pass)} as \`pass\`: it must be true or false`);
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
    return noVerdict(`${words} ${shown(field)}: a score is a number from 0 to 1`);
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
  return noVerdict(
    `The code did not end within ${deadlineMs} ms (\`timeoutMs\` sets how long it may take)`,
  );
}

function noVerdict(reason: string): ScoredVerdict {
  return { pass: false, score: 0, reason, undecided: true };
}
