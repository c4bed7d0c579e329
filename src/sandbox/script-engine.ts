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
import { loadModule } from '../providers/load-module.js';
import { takeSnapshot } from './engine-snapshot.js';
import type { ScriptCall, ScriptEnd, ScriptProblem, ScriptRun, ScriptSource } from './script.js';
import { PRELUDE, THROWN } from './script-prelude.js';
import { formsOf, positionIn, programOf, SCRIPT_FILE, type ScriptForm } from './script-program.js';
import { readReport, type ScriptReport } from './script-report.js';
import { createLimit, type Limit } from './work-limit.js';
import { errorText } from '../basics/error-text.js';

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
export interface EngineReply<T> {
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
  readonly limit: Limit;
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
  { source, output, context: given, unknown = {}, deadlineMs }: ScriptCall,
  form: ScriptForm,
): boolean {
  const input = context.newString(JSON.stringify({ output, context: given, unknown }));
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
