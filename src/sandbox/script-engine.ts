/**
 * QuickJS in WebAssembly: runs a script with nothing of the host in reach but its arguments and `console`. Loaded in the
 * worker only, and there only for a suite that has scripts. Each run starts from the same image of the engine's
 * memory: what one leaves behind (globals, promises, finalizers) no other sees.
 */
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import { errorText, itemsAt, textAt, valueAt } from '../basics/basics.js';
import { loadModule } from '../providers/provider.js';
import type {
  ScriptCall,
  ScriptEnd,
  ScriptField,
  ScriptPosition,
  ScriptProblem,
  ScriptRun,
  ScriptSource,
} from './protocol.js';
import { createLimit } from './work-limit.js';

/** WebAssembly counts memory in pages of 64 KiB: 16 MiB from the start, never more than 64. */
const INITIAL_PAGES = 256;
const MAX_PAGES = 1024;
/** Below the whole memory, so that running out is an error of the script and not of the engine. */
const SCRIPT_MEMORY_BYTES = 48 * 1024 * 1024;
const SCRIPT_STACK_BYTES = 256 * 1024;
/** The worker is ended from outside should compiling alone take longer. */
const COMPILE_LIMIT_MS = 1000;
/** For writing down what the console got, once the deadline has passed. */
const AFTERWORD_MS = 50;
const JOBS_A_ROUND = 64;
const UNREADABLE = 'its result cannot be read, because it changed the language around it';
const MAX_CACHED_FORMS = 2000;

/** `spent`: the engine may be damaged or full, and must not be used again. */
interface EngineReply<T> {
  readonly value: T;
  readonly spent: boolean;
}

export interface ScriptEngine {
  /** Never throws for what the script does, but may not return: the caller can end the worker. */
  run(call: ScriptCall): EngineReply<ScriptRun>;
  /** Why a script does not compile; undefined when it does. Runs no more of it than a module's top level. */
  check(source: ScriptSource): EngineReply<ScriptProblem | undefined>;
}

/** What a script runs on. */
interface Stage {
  readonly runtime: QuickJSRuntime;
  readonly context: QuickJSContext;
  readonly prelude: QuickJSHandle;
  readonly limit: ReturnType<typeof createLimit>;
  /** Whether the memory has grown to where little is left. */
  readonly isFull: () => boolean;
}

interface Compiled {
  readonly form: ScriptForm;
  readonly problem?: ScriptProblem;
}

/** Loads the engine. Takes tens of ms. */
export async function createScriptEngine(): Promise<ScriptEngine> {
  const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MAX_PAGES });
  const variant = newVariant(await loadVariant(), { wasmMemory: memory });
  const quickjs = await newQuickJSWASMModuleFromVariant(variant);
  const limit = createLimit();
  const runtime = quickjs.newRuntime();
  runtime.setMemoryLimit(SCRIPT_MEMORY_BYTES);
  runtime.setMaxStackSize(SCRIPT_STACK_BYTES);
  runtime.setInterruptHandler(() => limit.passed());
  const context = runtime.newContext();
  const prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'));
  // Everything that is made from here on is never disposed of: restoring the snapshot undoes it.
  const restore = takeSnapshot(memory);
  const stage: Stage = {
    runtime,
    context,
    prelude,
    limit,
    isFull: () => memory.buffer.byteLength > SCRIPT_MEMORY_BYTES,
  };
  return new QuickJsEngine(stage, restore);
}

class QuickJsEngine implements ScriptEngine {
  readonly #stage: Stage;
  readonly #restore: () => void;
  readonly #forms = new Map<string, Compiled>();

  /** `restore` brings the engine's memory back to where nothing has run in it. */
  constructor(stage: Stage, restore: () => void) {
    this.#stage = stage;
    this.#restore = restore;
  }

  check(source: ScriptSource): EngineReply<ScriptProblem | undefined> {
    try {
      return { value: this.#compiled(source).problem, spent: false };
    } catch (error) {
      return { value: { message: breakdown(error) }, spent: true };
    }
  }

  run(call: ScriptCall): EngineReply<ScriptRun> {
    try {
      const { form, problem } = this.#compiled(call.source);
      if (problem !== undefined) {
        return { value: { end: { kind: 'syntax', problem }, console: [] }, spent: false };
      }
      this.#restore();
      const run = runOn(this.#stage, call, form);
      const { kind } = run.end;
      return { value: run, spent: kind === 'deadline' || kind === 'memory' || kind === 'broken' };
    } catch (error) {
      const end: ScriptEnd = this.#stage.isFull()
        ? { kind: 'memory' }
        : { kind: 'broken', message: breakdown(error) };
      return { value: { end, console: [] }, spent: true };
    }
  }

  #compiled(source: ScriptSource): Compiled {
    const key = `${source.kind} ${source.text}`;
    const known = this.#forms.get(key);
    if (known !== undefined) return known;
    this.#restore();
    this.#stage.limit.start(COMPILE_LIMIT_MS);
    const found = compile(this.#stage.context, source);
    if (this.#forms.size >= MAX_CACHED_FORMS) this.#forms.clear();
    this.#forms.set(key, found);
    return found;
  }
}

async function loadVariant(): Promise<QuickJSSyncVariant> {
  const loaded = await loadModule(() => import('@jitl/quickjs-singlefile-cjs-release-sync'));
  // A CommonJS module with a default export looks different to Node and to the bundler.
  const exported: QuickJSSyncVariant | { readonly default: QuickJSSyncVariant } = loaded.default;
  return 'default' in exported ? exported.default : exported;
}

function compile(context: QuickJSContext, source: ScriptSource): Compiled {
  if (source.text.trim() === '') return { form: 'body', problem: { message: 'the code is empty' } };
  let compiled: Compiled = { form: 'body', problem: { message: 'the code does not compile' } };
  for (const form of formsOf(source)) {
    compiled = compileAs(form, context, source.text);
    if (compiled.problem === undefined) break;
  }
  return compiled;
}

function compileAs(form: ScriptForm, context: QuickJSContext, text: string): Compiled {
  // The engine can compile modules only as it evaluates them: then their own errors are no problem yet.
  const isModule = form === 'module';
  const result = context.evalCode(programOf(text, form), SCRIPT_FILE, {
    type: isModule ? 'module' : 'global',
    compileOnly: !isModule,
  });
  if (result.error === undefined) return { form };
  const message = textOf(context, result.error, 'message');
  if (message.startsWith('could not load module')) return { form, problem: { message } };
  if (isModule && textOf(context, result.error, 'name') !== 'SyntaxError') return { form };
  return { form, problem: syntaxProblem(context, result.error, text, form) };
}

function syntaxProblem(
  context: QuickJSContext,
  error: QuickJSHandle,
  text: string,
  form: ScriptForm,
): ScriptProblem {
  const message = textOf(context, error, 'message');
  const position = positionIn(textOf(context, error, 'stack'), text, form);
  if (position === undefined) return { message: `the code ends too early (${message})` };
  return { message, position };
}

/** A text of an error, or an empty one. */
function textOf(context: QuickJSContext, error: QuickJSHandle, key: string): string {
  const value = context.getProp(error, key);
  return context.typeof(value) === 'string' ? context.getString(value) : '';
}

function runOn(stage: Stage, call: ScriptCall, form: ScriptForm): ScriptRun {
  const { limit } = stage;
  const report = (): ScriptReport => reportOf(stage, call.source, form);
  const started = start(stage, call, form);
  const found = started ? settled(stage, report) : {};
  if (found.end === undefined && limit.wasPassed()) {
    limit.start(AFTERWORD_MS);
    return { end: { kind: 'deadline' }, console: report().console ?? [] };
  }
  const last = found.end === undefined ? report() : found;
  const console = last.console ?? [];
  if (last.outOfMemory === true || (stage.isFull() && last.end?.kind !== 'returned')) {
    return { end: { kind: 'memory' }, console };
  }
  return { end: last.end ?? unfinished(started), console };
}

function unfinished(started: boolean): ScriptEnd {
  return started
    ? { kind: 'never-settled' }
    : { kind: 'broken', message: 'the engine could not start it' };
}

function reportOf(
  { context, prelude, limit }: Stage,
  { text }: ScriptSource,
  form: ScriptForm,
): ScriptReport {
  const result = context.callFunction(prelude, context.undefined);
  if (result.error !== undefined) {
    // At its deadline nothing runs any more; else the script has bent what the report is written with.
    return limit.wasPassed() ? {} : { end: { kind: 'broken', message: UNREADABLE } };
  }
  return readReport(context.getString(result.value), text, form);
}

/** Starts the script and its clock; false when the engine cannot. */
function start(
  { context, prelude, limit }: Stage,
  { source, output, context: given, unknown = {}, deadlineMs, wantsValue }: ScriptCall,
  form: ScriptForm,
): boolean {
  const input = context.newString(JSON.stringify({ output, context: given, unknown, wantsValue }));
  const type = form === 'module' ? 'module' : 'global';
  limit.start(deadlineMs);
  const program = context.evalCode(programOf(source.text, form), SCRIPT_FILE, { type });
  const [kind, value] =
    program.error === undefined ? [form, program.value] : [THROWN, program.error];
  const begun = context.callFunction(prelude, context.undefined, [
    context.newString(kind),
    value,
    input,
  ]);
  return begun.error === undefined;
}

/** Runs the script's promises until it has come to its end, or nothing is left to run. */
function settled({ runtime, limit }: Stage, report: () => ScriptReport): ScriptReport {
  for (;;) {
    runtime.executePendingJobs(JOBS_A_ROUND);
    if (limit.wasPassed()) return {};
    const found = report();
    if (found.end !== undefined || !runtime.hasPendingJob()) return found;
  }
}

/** In words, why the engine itself gave up. */
function breakdown(error: unknown): string {
  const message = errorText(error);
  return message.includes('call stack')
    ? 'the code is nested too deeply'
    : `the engine gave up: ${message}`;
}

/** The engine's memory as it was when nothing had run in it yet, to start each script from. */

const PAGE_BYTES = 4096;
const EMPTY_PAGE = Buffer.alloc(PAGE_BYTES);
/**
 * The engine's memory is its data, some MB of stack, of which little was ever used, and the heap. The middle of the
 * stack holds nothing that anybody reads again, and is left out; this much of its ends is kept, to be sure.
 */
const KEPT_MARGIN_BYTES = 512 * 1024;

interface Part {
  readonly offset: number;
  readonly bytes: Buffer;
}

/** Takes the snapshot now. The function it returns restores it, and with it frees whatever was allocated since. */
function takeSnapshot(memory: WebAssembly.Memory): () => void {
  const bytes = Buffer.from(memory.buffer);
  const { gap, end } = layoutOf(bytes);
  const from = gap.from + KEPT_MARGIN_BYTES;
  const to = gap.to - KEPT_MARGIN_BYTES;
  const part = (start: number, stop: number): Part => ({
    offset: start,
    bytes: Buffer.from(bytes.subarray(start, stop)),
  });
  const parts = from < to ? [part(0, from), part(to, end)] : [part(0, end)];
  return () => {
    // The buffer is a new one each time the memory has grown.
    const now = Buffer.from(memory.buffer);
    for (const { offset, bytes: kept } of parts) now.set(kept, offset);
  };
}

/** The longest run of pages of zeros that something follows, and where the last page that is not all zeros ends. */
function layoutOf(bytes: Buffer): { gap: { from: number; to: number }; end: number } {
  let gap = { from: 0, to: 0 };
  let end = 0;
  for (let page = 0; page < bytes.length; page += PAGE_BYTES) {
    if (bytes.subarray(page, page + PAGE_BYTES).equals(EMPTY_PAGE)) continue;
    if (page - end > gap.to - gap.from) gap = { from: end, to: page };
    end = page + PAGE_BYTES;
  }
  return { gap, end };
}

// The part of the sandbox that runs inside of it, before the script: calls the script and writes down its end as JSON.
// What it needs of the language it takes before the script can change it, and nothing that the script can reach.

/**
 * Longest text of a value, of an error and of one console call that leaves the sandbox, in UTF-16 code units: more than is
 * shown, so that the process that shortens it, and knows the secrets, still sees the whole of one at the end.
 */
const MAX_TEXT = 20_000;
const MAX_CONSOLE_LINES = 50;

/** The form of a program that threw while it was evaluated. */
const THROWN = 'thrown';

/**
 * A function `(form, program, input)`: with a form it starts the script (with THROWN, `program` is what it threw already),
 * without it returns the report as JSON text, or an empty text while there is none. What a report is made of has no
 * prototype: a `toJSON` on Object.prototype would be the script's.
 */
const PRELUDE = `(function () {
  'use strict';
  const { parse, stringify } = JSON;
  const { isArray } = Array;
  const { defineProperty, entries } = Object;
  const text = String;
  const NativeError = Error;
  const slice = Function.prototype.call.bind(String.prototype.slice);
  const cut = (value) => (value.length > ${MAX_TEXT} ? slice(value, 0, ${MAX_TEXT}) + '\\u2026' : value);

  let end;
  let lines = '';
  let count = 0;

  function typeOf(value) {
    if (value === null) return 'null';
    return isArray(value) ? 'array' : typeof value;
  }

  function field(value) {
    const type = typeOf(value);
    const plain = type !== 'object' && type !== 'array' && type !== 'function';
    return { __proto__: null, type, text: plain ? cut(text(value)) : '' };
  }

  function returned(value, wantsValue) {
    const object = typeOf(value) === 'object' ? value : { __proto__: null };
    const { type, text } = field(value);
    return {
      __proto__: null,
      kind: 'returned',
      type,
      text,
      pass: field(object.pass),
      score: field(object.score),
      reason: field(object.reason),
      json: wantsValue ? stringify(value) : undefined,
    };
  }

  function shown(value) {
    if (typeof value !== 'object' || value === null) return cut(text(value));
    if (value instanceof NativeError) return cut(text(value.name) + ': ' + text(value.message));
    const json = stringify(value);
    return json === undefined ? typeof value : cut(json);
  }

  function threw(error) {
    const stack = error instanceof NativeError ? cut(text(error.stack)) : '';
    return { __proto__: null, kind: 'threw', text: shown(error), stack };
  }

  function log(...values) {
    count += 1;
    if (count > ${MAX_CONSOLE_LINES}) return;
    let line = '';
    for (let index = 0; index < values.length; index += 1) {
      let word = 'something that cannot be shown';
      try {
        word = shown(values[index]);
      } catch {}
      line = cut(line + (index === 0 ? '' : ' ') + word);
    }
    lines += (lines === '' ? '' : ',') + stringify(line);
  }

  globalThis.console = { log, info: log, warn: log, error: log, debug: log };

  function load(form, program) {
    if (form === 'commonjs') {
      const module = { exports: {} };
      const require = (name) => {
        throw new NativeError('require(' + stringify(name) + ') is not possible in the sandbox: put all code into one file, or write sandbox: false beside it');
      };
      program(module, module.exports, require);
      const { exports } = module;
      return typeof exports === 'object' && exports !== null && typeof exports.default === 'function'
        ? exports.default
        : exports;
    }
    return form === 'module' ? program.default : program;
  }

  async function settle(form, program, input) {
    try {
      const { output, context, unknown, wantsValue } = parse(input);
      for (const [name, why] of entries(unknown)) {
        const get = () => {
          throw new NativeError(why);
        };
        defineProperty(context, name, { __proto__: null, get, enumerable: true });
      }
      // A module that awaits something at its top is a promise.
      const call = load(form, form === 'module' ? await program : program);
      if (typeof call !== 'function') {
        end = { __proto__: null, kind: 'no-function', text: typeOf(call) };
        return;
      }
      const value = await call(output, context);
      end = returned(value, wantsValue);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error) {
    try {
      end = threw(error);
    } catch {
      end = { __proto__: null, kind: 'threw', text: 'an error that cannot be read', stack: '' };
    }
  }

  return (form, program, input) => {
    if (form === '${THROWN}') fail(program);
    else if (form !== undefined) settle(form, program, input);
    if (form !== undefined) return '';
    const said = '"console":[' + lines + '],"calls":' + count + '}';
    if (end === undefined) return count === 0 ? '' : '{' + said;
    return '{"end":' + stringify(end) + ',' + said;
  };
})()`;

// The programs that a script's text is wrapped into, one for each form that it may have.

type ScriptForm = 'expression' | 'body' | 'reply' | 'reply-body' | 'commonjs' | 'module';

/** Name of the script in the engine's stack traces. */
const SCRIPT_FILE = 'assertion.js';

interface Wrapper {
  /** Has no line break, so that lines stay the script's own. */
  readonly before: string;
  /** Starts with a line break: the script may end in a comment. */
  readonly after: string;
}

const WRAPPERS: Readonly<Record<ScriptForm, Wrapper>> = {
  expression: { before: '(async function (output, context) { return (', after: '\n); })' },
  body: { before: '(async function (output, context) { ', after: '\n})' },
  // The expression may be the function that is to be called.
  reply: {
    before: '(async function (text, { json, context }) { const value = (',
    after: '\n); return typeof value === "function" ? value(json, text, context) : value; })',
  },
  'reply-body': { before: '(async function (text, { json, context }) { ', after: '\n})' },
  commonjs: { before: '(function (module, exports, require) { ', after: '\n})' },
  module: { before: '', after: '\n' },
};

/** The forms that a source may have: the first that compiles is used. The syntax error reported is that of the last. */
function formsOf({ kind, text }: ScriptSource): readonly ScriptForm[] {
  switch (kind) {
    case 'inline':
      return ['expression', 'body'];
    case 'reply':
      return ['reply', 'reply-body'];
    case 'commonjs':
      return ['commonjs'];
    case 'module':
      return ['module'];
    case 'either':
      return looksLikeModule(text) ? ['commonjs', 'module'] : ['commonjs'];
  }
}

/** What the engine is given for a text in a form. */
function programOf(text: string, form: ScriptForm): string {
  const { before, after } = WRAPPERS[form];
  return `${before}${form === 'expression' || form === 'reply' ? withoutSemicolon(text) : text}${after}`;
}

/** The first place in the script that a stack trace of the engine names; undefined past the script's end. */
function positionIn(stack: string, text: string, form: ScriptForm): ScriptPosition | undefined {
  const found = /\bassertion\.js:(\d{1,7}):(\d{1,7})/.exec(stack);
  if (found === null) return undefined;
  const line = Number(found[1]);
  const column = Number(found[2]) - (line === 1 ? WRAPPERS[form].before.length : 0);
  if (line < 1 || column < 1 || line > text.split('\n').length) return undefined;
  return { line, column };
}

/** An expression may be written as a statement. */
function withoutSemicolon(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(';') ? trimmed.slice(0, -1) : trimmed;
}

function looksLikeModule(text: string): boolean {
  return /(?:^|[\s;}])(?:export|import)\b/.test(text);
}

// Reads the report that the prelude writes inside the sandbox. Its texts are the script's, its shape is ours.

interface ScriptReport {
  /** Absent while the script has not come to its end. */
  readonly end?: ScriptEnd;
  readonly console?: readonly string[];
  readonly outOfMemory?: boolean;
}

/** `report` is JSON text, or empty; `text` and `form` are the script's. */
function readReport(report: string, text: string, form: ScriptForm): ScriptReport {
  if (report === '') return {};
  const value: unknown = JSON.parse(report);
  const lines = itemsAt(value, 'console').filter((line) => typeof line === 'string');
  const unseen = Number(valueAt(value, 'calls')) - lines.length;
  const console = unseen > 0 ? [...lines, `… and ${unseen} more`] : lines;
  const end = valueAt(value, 'end');
  if (end === undefined) return { console };
  return {
    end: endOf(end, text, form),
    console,
    outOfMemory: /^InternalError: out of memory/.test(textAt(end, 'text') ?? ''),
  };
}

function endOf(end: unknown, text: string, form: ScriptForm): ScriptEnd {
  switch (valueAt(end, 'kind')) {
    case 'returned': {
      const json = textAt(end, 'json');
      return {
        kind: 'returned',
        value: {
          ...fieldOf(end),
          pass: fieldOf(valueAt(end, 'pass')),
          score: fieldOf(valueAt(end, 'score')),
          reason: fieldOf(valueAt(end, 'reason')),
          ...(json === undefined ? {} : { json }),
        },
      };
    }
    case 'no-function':
      return { kind: 'no-function', exported: textAt(end, 'text') ?? '' };
    default: {
      const position = positionIn(textAt(end, 'stack') ?? '', text, form);
      const message = textAt(end, 'text') ?? '';
      return { kind: 'threw', message, position };
    }
  }
}

function fieldOf(value: unknown): ScriptField {
  return { type: textAt(value, 'type') ?? 'undefined', text: textAt(value, 'text') ?? '' };
}
