export const id = 282;
export const ids = [282];
export const modules = { 5282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { createScriptEngine: () => createScriptEngine });
  var dist = __webpack_require__(7738);
  var basics = __webpack_require__(5744);
  var provider = __webpack_require__(253);
  var external_node_fs_ = __webpack_require__(3024);
  ;
  const ownCpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  };
  const CPU_FIELDS = /\) \S (?:-?\d+ ){10}(\d+) (\d+) /;
  function cpuMsOf(pid) {
    try {
      const fields = CPU_FIELDS.exec(readFileSync(`/proc/${String(pid)}/stat`, "latin1"));
      return fields === null ? void 0 : 10 * (Number(fields[1]) + Number(fields[2]));
    } catch {
      return void 0;
    }
  }
  function createLimit(now = () => performance.now(), cpu = ownCpuMs) {
    let end = Infinity;
    let allowed = 0;
    let used = 0;
    let over = false;
    return { start(ms) {
      end = now() + ms;
      used = cpu() ?? 0;
      allowed = ms;
      over = false;
    }, passed() {
      if (over || now() <= end) return over;
      const left = allowed - ((cpu() ?? Infinity) - used);
      if (left > 0) end = now() + left;
      else over = true;
      return over;
    }, wasPassed: () => over };
  }
  const LONGEST_FACTOR = 10;
  const FIRST_LOOK = 0.25;
  const TICK_MS = 10;
  function watchLimit(limitMs, cpu, onPassed) {
    const startedAt = performance.now();
    let timer;
    let first;
    const look = () => {
      const wallMs = performance.now() - startedAt;
      const used = cpu();
      first ??= used;
      const usedMs = used === void 0 || first === void 0 ? wallMs : FIRST_LOOK * limitMs + used - first;
      const left = Math.min(limitMs - usedMs, LONGEST_FACTOR * limitMs - wallMs);
      if (left < TICK_MS && wallMs >= limitMs) onPassed();
      else timer = setTimeout(look, Math.max(left, limitMs - wallMs, TICK_MS));
    };
    timer = setTimeout(look, FIRST_LOOK * limitMs);
    return () => clearTimeout(timer);
  }
  ;
  const INITIAL_PAGES = 256;
  const MAX_PAGES = 1024;
  const SCRIPT_MEMORY_BYTES = 48 * 1024 * 1024;
  const SCRIPT_STACK_BYTES = 256 * 1024;
  const COMPILE_LIMIT_MS = 1e3;
  const AFTERWORD_MS = 50;
  const JOBS_A_ROUND = 64;
  const UNREADABLE = "its result cannot be read, because it changed the language around it";
  const MAX_CACHED_FORMS = 2e3;
  async function createScriptEngine() {
    const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MAX_PAGES });
    const variant = (0, dist.SF)(await loadVariant(), { wasmMemory: memory });
    const quickjs = await (0, dist.q8)(variant);
    const limit = createLimit();
    const runtime = quickjs.newRuntime();
    runtime.setMemoryLimit(SCRIPT_MEMORY_BYTES);
    runtime.setMaxStackSize(SCRIPT_STACK_BYTES);
    runtime.setInterruptHandler(() => limit.passed());
    const context = runtime.newContext();
    const prelude = context.unwrapResult(context.evalCode(PRELUDE, "prelude.js"));
    const restore = takeSnapshot(memory);
    const stage = { runtime, context, prelude, limit, isFull: () => memory.buffer.byteLength > SCRIPT_MEMORY_BYTES };
    return new QuickJsEngine(stage, restore);
  }
  class QuickJsEngine {
    #stage;
    #restore;
    #forms = /* @__PURE__ */ new Map();
    constructor(stage, restore) {
      this.#stage = stage;
      this.#restore = restore;
    }
    check(source) {
      try {
        return { value: this.#compiled(source).problem, spent: false };
      } catch (error) {
        return { value: { message: breakdown(error) }, spent: true };
      }
    }
    run(call) {
      try {
        const { form, problem } = this.#compiled(call.source);
        if (problem !== void 0) {
          return { value: { end: { kind: "syntax", problem }, console: [] }, spent: false };
        }
        this.#restore();
        const run = runOn(this.#stage, call, form);
        const { kind } = run.end;
        return { value: run, spent: kind === "deadline" || kind === "memory" || kind === "broken" };
      } catch (error) {
        const end = this.#stage.isFull() ? { kind: "memory" } : { kind: "broken", message: breakdown(error) };
        return { value: { end, console: [] }, spent: true };
      }
    }
    #compiled(source) {
      const key = `${source.kind} ${source.text}`;
      const known = this.#forms.get(key);
      if (known !== void 0) return known;
      this.#restore();
      this.#stage.limit.start(COMPILE_LIMIT_MS);
      const found = compile(this.#stage.context, source);
      if (this.#forms.size >= MAX_CACHED_FORMS) this.#forms.clear();
      this.#forms.set(key, found);
      return found;
    }
  }
  async function loadVariant() {
    const loaded = await (0, provider.Vw)(() => __webpack_require__.e(177).then(__webpack_require__.t.bind(__webpack_require__, 1177, 19)));
    const exported = loaded.default;
    return "default" in exported ? exported.default : exported;
  }
  function compile(context, source) {
    if (source.text.trim() === "") return { form: "body", problem: { message: "the code is empty" } };
    let compiled = { form: "body", problem: { message: "the code does not compile" } };
    for (const form of formsOf(source)) {
      compiled = compileAs(form, context, source.text);
      if (compiled.problem === void 0) break;
    }
    return compiled;
  }
  function compileAs(form, context, text) {
    const isModule = form === "module";
    const result = context.evalCode(programOf(text, form), SCRIPT_FILE, { type: isModule ? "module" : "global", compileOnly: !isModule });
    if (result.error === void 0) return { form };
    const message = textOf(context, result.error, "message");
    if (message.startsWith("could not load module")) return { form, problem: { message } };
    if (isModule && textOf(context, result.error, "name") !== "SyntaxError") return { form };
    return { form, problem: syntaxProblem(context, result.error, text, form) };
  }
  function syntaxProblem(context, error, text, form) {
    const message = textOf(context, error, "message");
    const position = positionIn(textOf(context, error, "stack"), text, form);
    if (position === void 0) return { message: `the code ends too early (${message})` };
    return { message, position };
  }
  function textOf(context, error, key) {
    const value = context.getProp(error, key);
    return context.typeof(value) === "string" ? context.getString(value) : "";
  }
  function runOn(stage, call, form) {
    const { limit } = stage;
    const report = () => reportOf(stage, call.source, form);
    const started = start(stage, call, form);
    const found = started ? settled(stage, report) : {};
    if (found.end === void 0 && limit.wasPassed()) {
      limit.start(AFTERWORD_MS);
      return { end: { kind: "deadline" }, console: report().console ?? [] };
    }
    const last = found.end === void 0 ? report() : found;
    const console = last.console ?? [];
    if (last.outOfMemory === true || stage.isFull() && last.end?.kind !== "returned") {
      return { end: { kind: "memory" }, console };
    }
    return { end: last.end ?? unfinished(started), console };
  }
  function unfinished(started) {
    return started ? { kind: "never-settled" } : { kind: "broken", message: "the engine could not start it" };
  }
  function reportOf({ context, prelude, limit }, { text }, form) {
    const result = context.callFunction(prelude, context.undefined);
    if (result.error !== void 0) {
      return limit.wasPassed() ? {} : { end: { kind: "broken", message: UNREADABLE } };
    }
    return readReport(context.getString(result.value), text, form);
  }
  function start({ context, prelude, limit }, { source, output, context: given, unknown = {}, deadlineMs, wantsValue }, form) {
    const input = context.newString(JSON.stringify({ output, context: given, unknown, wantsValue }));
    const type = form === "module" ? "module" : "global";
    limit.start(deadlineMs);
    const program = context.evalCode(programOf(source.text, form), SCRIPT_FILE, { type });
    const [kind, value] = program.error === void 0 ? [form, program.value] : [THROWN, program.error];
    const begun = context.callFunction(prelude, context.undefined, [context.newString(kind), value, input]);
    return begun.error === void 0;
  }
  function settled({ runtime, limit }, report) {
    for (; ; ) {
      runtime.executePendingJobs(JOBS_A_ROUND);
      if (limit.wasPassed()) return {};
      const found = report();
      if (found.end !== void 0 || !runtime.hasPendingJob()) return found;
    }
  }
  function breakdown(error) {
    const message = (0, basics.kc)(error);
    return message.includes("call stack") ? "the code is nested too deeply" : `the engine gave up: ${message}`;
  }
  const PAGE_BYTES = 4096;
  const EMPTY_PAGE = Buffer.alloc(PAGE_BYTES);
  const KEPT_MARGIN_BYTES = 512 * 1024;
  function takeSnapshot(memory) {
    const bytes = Buffer.from(memory.buffer);
    const { gap, end } = layoutOf(bytes);
    const from = gap.from + KEPT_MARGIN_BYTES;
    const to = gap.to - KEPT_MARGIN_BYTES;
    const part = (start2, stop) => ({ offset: start2, bytes: Buffer.from(bytes.subarray(start2, stop)) });
    const parts = from < to ? [part(0, from), part(to, end)] : [part(0, end)];
    return () => {
      const now = Buffer.from(memory.buffer);
      for (const { offset, bytes: kept } of parts) now.set(kept, offset);
    };
  }
  function layoutOf(bytes) {
    let gap = { from: 0, to: 0 };
    let end = 0;
    for (let page = 0; page < bytes.length; page += PAGE_BYTES) {
      if (bytes.subarray(page, page + PAGE_BYTES).equals(EMPTY_PAGE)) continue;
      if (page - end > gap.to - gap.from) gap = { from: end, to: page };
      end = page + PAGE_BYTES;
    }
    return { gap, end };
  }
  const MAX_TEXT = 2e4;
  const MAX_CONSOLE_LINES = 50;
  const THROWN = "thrown";
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
  const SCRIPT_FILE = "assertion.js";
  const WRAPPERS = { expression: { before: "(async function (output, context) { return (", after: "\n); })" }, body: { before: "(async function (output, context) { ", after: "\n})" }, reply: { before: "(async function (text, { json, context }) { const value = (", after: '\n); return typeof value === "function" ? value(json, text, context) : value; })' }, "reply-body": { before: "(async function (text, { json, context }) { ", after: "\n})" }, commonjs: { before: "(function (module, exports, require) { ", after: "\n})" }, module: { before: "", after: "\n" } };
  function formsOf({ kind, text }) {
    switch (kind) {
      case "inline":
        return ["expression", "body"];
      case "reply":
        return ["reply", "reply-body"];
      case "commonjs":
        return ["commonjs"];
      case "module":
        return ["module"];
      case "either":
        return looksLikeModule(text) ? ["commonjs", "module"] : ["commonjs"];
    }
  }
  function programOf(text, form) {
    const { before, after } = WRAPPERS[form];
    return `${before}${form === "expression" || form === "reply" ? withoutSemicolon(text) : text}${after}`;
  }
  function positionIn(stack, text, form) {
    const found = /\bassertion\.js:(\d{1,7}):(\d{1,7})/.exec(stack);
    if (found === null) return void 0;
    const line = Number(found[1]);
    const column = Number(found[2]) - (line === 1 ? WRAPPERS[form].before.length : 0);
    if (line < 1 || column < 1 || line > text.split("\n").length) return void 0;
    return { line, column };
  }
  function withoutSemicolon(text) {
    const trimmed = text.trimEnd();
    return trimmed.endsWith(";") ? trimmed.slice(0, -1) : trimmed;
  }
  function looksLikeModule(text) {
    return /(?:^|[\s;}])(?:export|import)\b/.test(text);
  }
  function readReport(report, text, form) {
    if (report === "") return {};
    const value = JSON.parse(report);
    const lines = (0, basics.Ct)(value, "console").filter((line) => typeof line === "string");
    const unseen = Number((0, basics.fK)(value, "calls")) - lines.length;
    const console = unseen > 0 ? [...lines, `\u2026 and ${unseen} more`] : lines;
    const end = (0, basics.fK)(value, "end");
    if (end === void 0) return { console };
    return { end: endOf(end, text, form), console, outOfMemory: /^InternalError: out of memory/.test((0, basics.$6)(end, "text") ?? "") };
  }
  function endOf(end, text, form) {
    switch ((0, basics.fK)(end, "kind")) {
      case "returned": {
        const json = (0, basics.$6)(end, "json");
        return { kind: "returned", value: { ...fieldOf(end), pass: fieldOf((0, basics.fK)(end, "pass")), score: fieldOf((0, basics.fK)(end, "score")), reason: fieldOf((0, basics.fK)(end, "reason")), ...json === void 0 ? {} : { json } } };
      }
      case "no-function":
        return { kind: "no-function", exported: (0, basics.$6)(end, "text") ?? "" };
      default: {
        const position = positionIn((0, basics.$6)(end, "stack") ?? "", text, form);
        const message = (0, basics.$6)(end, "text") ?? "";
        return { kind: "threw", message, position };
      }
    }
  }
  function fieldOf(value) {
    return { type: (0, basics.$6)(value, "type") ?? "undefined", text: (0, basics.$6)(value, "text") ?? "" };
  }
}) };
