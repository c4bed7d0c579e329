export const id = 398;
export const ids = [398];
export const modules = {

/***/ 398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createScriptEngine: () => (/* binding */ createScriptEngine)
});

// EXTERNAL MODULE: ./node_modules/quickjs-emscripten-core/dist/index.mjs
var dist = __webpack_require__(7738);
// EXTERNAL MODULE: ./src/providers/load-module.ts
var load_module = __webpack_require__(3529);
;// CONCATENATED MODULE: ./src/sandbox/engine-snapshot.ts
/** The engine's memory as it was when nothing had run in it yet, to start each script from. */
const PAGE_BYTES = 4096;
const EMPTY_PAGE = Buffer.alloc(PAGE_BYTES);
/**
 * The engine's memory is its data, some MB of stack, of which little was ever used, and the heap. The middle of the
 * stack holds nothing that anybody reads again, and is left out; this much of its ends is kept, to be sure.
 */
const KEPT_MARGIN_BYTES = 512 * 1024;
/** Takes the snapshot now. The function it returns restores it, and with it frees whatever was allocated since. */
function takeSnapshot(memory) {
    const bytes = Buffer.from(memory.buffer);
    const { gap, end } = layoutOf(bytes);
    const from = gap.from + KEPT_MARGIN_BYTES;
    const to = gap.to - KEPT_MARGIN_BYTES;
    const part = (start, stop) => ({
        offset: start,
        bytes: Buffer.from(bytes.subarray(start, stop)),
    });
    const parts = from < to ? [part(0, from), part(to, end)] : [part(0, end)];
    return () => {
        // The buffer is a new one each time the memory has grown.
        const now = Buffer.from(memory.buffer);
        for (const { offset, bytes: kept } of parts)
            now.set(kept, offset);
    };
}
/** The longest run of pages of zeros that something follows, and where the last page that is not all zeros ends. */
function layoutOf(bytes) {
    let gap = { from: 0, to: 0 };
    let end = 0;
    for (let page = 0; page < bytes.length; page += PAGE_BYTES) {
        if (bytes.subarray(page, page + PAGE_BYTES).equals(EMPTY_PAGE))
            continue;
        if (page - end > gap.to - gap.from)
            gap = { from: end, to: page };
        end = page + PAGE_BYTES;
    }
    return { gap, end };
}

;// CONCATENATED MODULE: ./src/sandbox/script-prelude.ts
/**
 * The part of the sandbox that runs inside of it, before the script: calls the script and writes down its end as JSON.
 * What it needs of the language it takes before the script can change it, and nothing that the script can reach.
 */
/** Longest text of a value, of an error and of one console call, in UTF-16 code units. */
const MAX_TEXT = 2000;
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

  function returned(value) {
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
        throw new NativeError('require(' + stringify(name) + ') is not possible in the sandbox: the code must be in one file');
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
      const { output, context } = parse(input);
      // A module that awaits something at its top is a promise.
      const call = load(form, form === 'module' ? await program : program);
      if (typeof call !== 'function') {
        end = { __proto__: null, kind: 'no-function', text: typeOf(call) };
        return;
      }
      const value = await call(output, context);
      end = returned(value);
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

;// CONCATENATED MODULE: ./src/sandbox/script-program.ts
/** Name of the script in the engine's stack traces. */
const SCRIPT_FILE = 'assertion.js';
const WRAPPERS = {
    expression: { before: '(async function (output, context) { return (', after: '\n); })' },
    body: { before: '(async function (output, context) { ', after: '\n})' },
    commonjs: { before: '(function (module, exports, require) { ', after: '\n})' },
    module: { before: '', after: '\n' },
};
/** The forms that a source may have: the first that compiles is used. The syntax error reported is that of the last. */
function formsOf({ kind, text }) {
    switch (kind) {
        case 'inline':
            return ['expression', 'body'];
        case 'commonjs':
            return ['commonjs'];
        case 'module':
            return ['module'];
        case 'either':
            return looksLikeModule(text) ? ['commonjs', 'module'] : ['commonjs'];
    }
}
/** What the engine is given for a text in a form. */
function programOf(text, form) {
    const { before, after } = WRAPPERS[form];
    return `${before}${form === 'expression' ? withoutSemicolon(text) : text}${after}`;
}
/** The first place in the script that a stack trace of the engine names; undefined past the script's end. */
function positionIn(stack, text, form) {
    const found = /\bassertion\.js:(\d{1,7}):(\d{1,7})/.exec(stack);
    if (found === null)
        return undefined;
    const line = Number(found[1]);
    const column = Number(found[2]) - (line === 1 ? WRAPPERS[form].before.length : 0);
    if (line < 1 || column < 1 || line > text.split('\n').length)
        return undefined;
    return { line, column };
}
/** An expression may be written as a statement. */
function withoutSemicolon(text) {
    const trimmed = text.trimEnd();
    return trimmed.endsWith(';') ? trimmed.slice(0, -1) : trimmed;
}
function looksLikeModule(text) {
    return /(?:^|[\s;}])(?:export|import)\b/.test(text);
}

;// CONCATENATED MODULE: ./src/config/source/untyped.ts
/**
 * Reading of values that may have any shape. The checks of references look only at what has the right shape: the rest is
 * reported by the schema, and one mistake must not hide the others.
 */
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The mapping's own value under a key; undefined where there is none. */
function valueAt(value, key) {
    return isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** The text under a key; undefined where there is none. */
function textAt(value, key) {
    const text = valueAt(value, key);
    return typeof text === 'string' ? text : undefined;
}
/** The items of the list under a key; none where there is no list. */
function itemsAt(value, key) {
    const items = valueAt(value, key);
    return Array.isArray(items) ? items : [];
}
/** Keys and values of the mapping under a key; none where there is no mapping. */
function entriesAt(value, key) {
    const mapping = valueAt(value, key);
    return isMapping(mapping) ? Object.entries(mapping) : [];
}

;// CONCATENATED MODULE: ./src/sandbox/script-report.ts
/** Reads the report that the prelude writes inside the sandbox. Its texts are the script's, its shape is ours. */


/** `report` is JSON text, or empty; `text` and `form` are the script's. */
function readReport(report, text, form) {
    if (report === '')
        return {};
    const value = JSON.parse(report);
    const lines = itemsAt(value, 'console').filter((line) => typeof line === 'string');
    const unseen = Number(valueAt(value, 'calls')) - lines.length;
    const console = unseen > 0 ? [...lines, `… and ${unseen} more`] : lines;
    const end = valueAt(value, 'end');
    if (end === undefined)
        return { console };
    return {
        end: endOf(end, text, form),
        console,
        outOfMemory: /^InternalError: out of memory/.test(textAt(end, 'text') ?? ''),
    };
}
function endOf(end, text, form) {
    switch (valueAt(end, 'kind')) {
        case 'returned':
            return {
                kind: 'returned',
                value: {
                    ...fieldOf(end),
                    pass: fieldOf(valueAt(end, 'pass')),
                    score: fieldOf(valueAt(end, 'score')),
                    reason: fieldOf(valueAt(end, 'reason')),
                },
            };
        case 'no-function':
            return { kind: 'no-function', exported: textAt(end, 'text') ?? '' };
        default: {
            const position = positionIn(textAt(end, 'stack') ?? '', text, form);
            const message = textAt(end, 'text') ?? '';
            return { kind: 'threw', message, position };
        }
    }
}
function fieldOf(value) {
    return { type: textAt(value, 'type') ?? 'undefined', text: textAt(value, 'text') ?? '' };
}

;// CONCATENATED MODULE: ./src/sandbox/script-engine.ts
/**
 * QuickJS in WebAssembly: runs a script with nothing of the host in reach but its arguments and `console`. Loaded in the
 * worker only, and there only for a suite that has scripts. Each run starts from the same image of the engine's
 * memory: what one leaves behind (globals, promises, finalizers) no other sees.
 */






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
/** Loads the engine. Takes tens of ms. */
async function createScriptEngine() {
    const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MAX_PAGES });
    const variant = (0,dist/* newVariant */.SF)(await loadVariant(), { wasmMemory: memory });
    const quickjs = await (0,dist/* newQuickJSWASMModuleFromVariant */.q8)(variant);
    const limit = createLimit();
    const runtime = quickjs.newRuntime();
    runtime.setMemoryLimit(SCRIPT_MEMORY_BYTES);
    runtime.setMaxStackSize(SCRIPT_STACK_BYTES);
    runtime.setInterruptHandler(() => limit.passed());
    const context = runtime.newContext();
    const prelude = context.unwrapResult(context.evalCode(PRELUDE, 'prelude.js'));
    // Everything that is made from here on is never disposed of: restoring the snapshot undoes it.
    const restore = takeSnapshot(memory);
    const stage = {
        runtime,
        context,
        prelude,
        limit,
        isFull: () => memory.buffer.byteLength > SCRIPT_MEMORY_BYTES,
    };
    const forms = new Map();
    function compiled(source) {
        const key = `${source.kind} ${source.text}`;
        const known = forms.get(key);
        if (known !== undefined)
            return known;
        restore();
        limit.start(COMPILE_LIMIT_MS);
        const found = compile(context, source);
        if (forms.size >= MAX_CACHED_FORMS)
            forms.clear();
        forms.set(key, found);
        return found;
    }
    return {
        check(source) {
            try {
                return { value: compiled(source).problem, spent: false };
            }
            catch (error) {
                return { value: { message: breakdown(error) }, spent: true };
            }
        },
        run(call) {
            try {
                const { form, problem } = compiled(call.source);
                if (problem !== undefined) {
                    return { value: { end: { kind: 'syntax', problem }, console: [] }, spent: false };
                }
                restore();
                const run = runOn(stage, call, form);
                const { kind } = run.end;
                return { value: run, spent: kind === 'deadline' || kind === 'memory' || kind === 'broken' };
            }
            catch (error) {
                const end = stage.isFull()
                    ? { kind: 'memory' }
                    : { kind: 'broken', message: breakdown(error) };
                return { value: { end, console: [] }, spent: true };
            }
        },
    };
}
async function loadVariant() {
    const loaded = await (0,load_module/* loadModule */.V)(() => __webpack_require__.e(/* import() */ 177).then(__webpack_require__.t.bind(__webpack_require__, 1177, 23)));
    // A CommonJS module with a default export looks different to Node and to the bundler.
    const exported = loaded.default;
    return 'default' in exported ? exported.default : exported;
}
function createLimit() {
    let end = Infinity;
    let over = false;
    return {
        start: (ms) => {
            end = performance.now() + ms;
            over = false;
        },
        passed: () => {
            over ||= performance.now() > end;
            return over;
        },
        wasPassed: () => over,
    };
}
function compile(context, source) {
    if (source.text.trim() === '')
        return { form: 'body', problem: { message: 'the code is empty' } };
    let compiled = { form: 'body', problem: { message: 'the code does not compile' } };
    for (const form of formsOf(source)) {
        compiled = compileAs(form, context, source.text);
        if (compiled.problem === undefined)
            break;
    }
    return compiled;
}
function compileAs(form, context, text) {
    // The engine can compile modules only as it evaluates them: then their own errors are no problem yet.
    const isModule = form === 'module';
    const result = context.evalCode(programOf(text, form), SCRIPT_FILE, {
        type: isModule ? 'module' : 'global',
        compileOnly: !isModule,
    });
    if (result.error === undefined)
        return { form };
    const message = textOf(context, result.error, 'message');
    if (message.startsWith('could not load module'))
        return { form, problem: { message } };
    if (isModule && textOf(context, result.error, 'name') !== 'SyntaxError')
        return { form };
    return { form, problem: syntaxProblem(context, result.error, text, form) };
}
function syntaxProblem(context, error, text, form) {
    const message = textOf(context, error, 'message');
    const position = positionIn(textOf(context, error, 'stack'), text, form);
    if (position === undefined)
        return { message: `the code ends too early (${message})` };
    return { message, position };
}
/** A text of an error, or an empty one. */
function textOf(context, error, key) {
    const value = context.getProp(error, key);
    return context.typeof(value) === 'string' ? context.getString(value) : '';
}
function runOn(stage, call, form) {
    const { limit } = stage;
    const report = () => reportOf(stage, call.source, form);
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
function unfinished(started) {
    return started
        ? { kind: 'never-settled' }
        : { kind: 'broken', message: 'the engine could not start it' };
}
function reportOf({ context, prelude, limit }, { text }, form) {
    const result = context.callFunction(prelude, context.undefined);
    if (result.error !== undefined) {
        // At its deadline nothing runs any more; else the script has bent what the report is written with.
        return limit.wasPassed() ? {} : { end: { kind: 'broken', message: UNREADABLE } };
    }
    return readReport(context.getString(result.value), text, form);
}
/** Starts the script and its clock; false when the engine cannot. */
function start({ context, prelude, limit }, { source, output, context: given, deadlineMs }, form) {
    const input = context.newString(JSON.stringify({ output, context: given }));
    const type = form === 'module' ? 'module' : 'global';
    limit.start(deadlineMs);
    const program = context.evalCode(programOf(source.text, form), SCRIPT_FILE, { type });
    const [kind, value] = program.error === undefined ? [form, program.value] : [THROWN, program.error];
    const begun = context.callFunction(prelude, context.undefined, [
        context.newString(kind),
        value,
        input,
    ]);
    return begun.error === undefined;
}
/** Runs the script's promises until it has come to its end, or nothing is left to run. */
function settled({ runtime, limit }, report) {
    for (;;) {
        runtime.executePendingJobs(JOBS_A_ROUND);
        if (limit.wasPassed())
            return {};
        const found = report();
        if (found.end !== undefined || !runtime.hasPendingJob())
            return found;
    }
}
/** In words, why the engine itself gave up. */
function breakdown(error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.includes('call stack')
        ? 'the code is nested too deeply'
        : `the engine gave up: ${message}`;
}


/***/ })

};
