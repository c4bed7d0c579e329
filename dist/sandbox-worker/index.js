import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = { 9896: ((module) => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
}), 3024: ((module) => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
}), 6760: ((module) => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
}), 5744: ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
  __nccwpck_require__2.d(__webpack_exports__2, { $6: () => textAt, Ct: () => itemsAt, fK: () => valueAt, kc: () => errorText, u4: () => isRecord });
  function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  const FLOAT_NOISE = 1e-9;
  function isScore(value) {
    return value >= -FLOAT_NOISE && value <= 1 + FLOAT_NOISE;
  }
  function sum2(values) {
    return values.reduce((total, value) => total + value, 0);
  }
  function mean(values) {
    return sum2(values) / values.length;
  }
  function meanOrNothing(values) {
    return values.length === 0 ? void 0 : mean(values);
  }
  function groupedBy(all, keyOf) {
    const groups = /* @__PURE__ */ new Map();
    for (const one of all) {
      const group = groups.get(keyOf(one));
      if (group === void 0) groups.set(keyOf(one), [one]);
      else group.push(one);
    }
    return [...groups.values()];
  }
  function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
  }
  function errorShape(value) {
    if (typeof value !== "object" || value === null || !("message" in value)) return void 0;
    return { name: "name" in value ? String(value.name) : "Error", message: String(value.message), ..."code" in value && typeof value.code === "string" ? { code: value.code } : {}, ..."cause" in value && value.cause !== void 0 ? { cause: value.cause } : {} };
  }
  function errorText(thrown) {
    return errorShape(thrown)?.message ?? String(thrown);
  }
  function resultKey(testCaseName, modelId) {
    return `${modelId.length} ${modelId} ${testCaseName}`;
  }
  function keyOfResult(result) {
    return resultKey(result.testCaseName, result.modelId);
  }
  const BRANCH_EVENTS = null;
  function isBranchEvent(eventName) {
    return BRANCH_EVENTS.some((event) => event === eventName);
  }
  function valueAt(value, key) {
    return isRecord(value) && Object.hasOwn(value, key) ? value[key] : void 0;
  }
  function stepInto(value, step) {
    if (Array.isArray(value)) {
      const list = value;
      const index = /^-?\d+$/.test(step) ? Number(step) : NaN;
      return index < list.length && index >= -list.length ? { value: list.at(index) } : void 0;
    }
    return isRecord(value) && Object.hasOwn(value, step) ? { value: value[step] } : void 0;
  }
  function parsedJson(text) {
    try {
      return JSON.parse(text);
    } catch {
      return void 0;
    }
  }
  function textAt(value, key) {
    const text = valueAt(value, key);
    return typeof text === "string" ? text : void 0;
  }
  function itemsAt(value, key) {
    const items = valueAt(value, key);
    return Array.isArray(items) ? items : [];
  }
  function entriesAt(value, key) {
    const mapping = valueAt(value, key);
    return isRecord(mapping) ? Object.entries(mapping) : [];
  }
  const CHARACTERS_BESIDE = 4;
  function lengthOf(value) {
    if (typeof value === "string") return value.length + CHARACTERS_BESIDE;
    if (typeof value !== "object" || value === null) return CHARACTERS_BESIDE;
    let length = 0;
    for (const [name, member] of Object.entries(value)) length += name.length + lengthOf(member);
    return length;
  }
  function totalCost(costs) {
    const known = costs.filter((cost) => cost !== null);
    return { costUsd: sum2(known), costIncomplete: known.length < costs.length };
  }
  function wholeCost({ costUsd, costIncomplete }) {
    return costIncomplete ? null : costUsd;
  }
}), 253: ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
  __nccwpck_require__2.d(__webpack_exports__2, { Vw: () => loadModule, pG: () => ModuleLoadError });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(5744);
  const UNKNOWN_CALLS = null;
  class AskedWorkspace {
    tree;
    setup;
    git;
    home;
    #whole;
    constructor(whole) {
      const { tree, setup, git, home } = whole;
      this.tree = tree.sha256;
      this.setup = setup.map(({ script }) => script);
      this.git = git;
      this.home = home === "inherit" ? home : home.sha256;
      this.#whole = whole;
    }
    whole() {
      return this.#whole;
    }
  }
  const MAX_TOOL_CALLS = 1e3;
  const MAX_LEVELS = 200;
  function isTooDeep(value, levels = MAX_LEVELS) {
    if (typeof value !== "object" || value === null) return false;
    return levels === 0 || Object.values(value).some((child) => isTooDeep(child, levels - 1));
  }
  function usageOf(inputTokens, outputTokens, statedTotal = 0) {
    return { inputTokens, outputTokens, totalTokens: Math.max(statedTotal, inputTokens + outputTokens) };
  }
  function summedUsage(counts) {
    return usageOf(sum(counts.map(({ inputTokens }) => inputTokens)), sum(counts.map(({ outputTokens }) => outputTokens)), sum(counts.map(({ totalTokens }) => totalTokens)));
  }
  const REFUSALS = /* @__PURE__ */ new Set([400, 404, 405, 410, 413, 414, 415, 422, 431]);
  const RETRYABLE = /* @__PURE__ */ new Set(["timeout", "rate-limit", "transient", "invalid-reply"]);
  class ProviderError extends Error {
    name = "ProviderError";
    kind;
    status;
    lasting;
    retryAfterMs;
    refused;
    unsent;
    hint;
    constructor(kind, message, details = {}) {
      super(message);
      this.kind = kind;
      const { status, refused = REFUSALS.has(status ?? 0) } = details;
      this.refused = kind === "rejected" && refused;
      this.unsent = details.unsent === true;
      if (details.status !== void 0) this.status = details.status;
      if (details.lasting !== void 0) this.lasting = details.lasting;
      if (details.hint !== void 0) this.hint = details.hint;
      if (details.retryAfterMs !== void 0) this.retryAfterMs = details.retryAfterMs;
    }
    get failureCode() {
      if (this.kind === "timeout") return "PROVIDER_TIMEOUT";
      if (this.kind === "auth") return "PROVIDER_AUTH_FAILED";
      if (this.kind === "command-failed") return "COMMAND_FAILED";
      if (this.kind === "command-timeout") return "COMMAND_TIMEOUT";
      return "PROVIDER_ERROR";
    }
    get retryable() {
      return RETRYABLE.has(this.kind);
    }
  }
  class ModuleLoadError extends Error {
    name = "ModuleLoadError";
  }
  async function loadModule(load) {
    try {
      return await load();
    } catch (cause) {
      const reason = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_0__.kc)(cause);
      throw new ModuleLoadError(`a part of the action cannot be loaded: ${reason}`, { cause });
    }
  }
  const MOST_TURNS = 3;
  function isAnswered({ used, notUsed }, { calls, turns = 0 }) {
    const isUsed = (skill) => calls.some((call) => usesSkill(call, skill) === true);
    if (turns > MOST_TURNS || notUsed.some(isUsed)) return true;
    return notUsed.length === 0 && used.every(isUsed);
  }
  const SKILL_TOOL = /^(?:(?:activate|use|load|invoke)_)?skill$/i;
  const WRITING_TOOL = /write|edit|create|patch|replace|file_change|insert/i;
  function usesSkill({ name, arguments: args, argumentsUnknown }, skill) {
    const isOfSkills = SKILL_TOOL.test(name);
    if (!isOfSkills && WRITING_TOOL.test(name)) return false;
    if (argumentsUnknown === true) return void 0;
    return textsIn(args).some((text) => isOfSkills ? text === skill || text.endsWith(`:${skill}`) : readsFileOf(text, skill));
  }
  function readsFileOf(text, skill) {
    const file = `${skill}/SKILL.md`;
    const plain = text.replaceAll("\\", "/");
    for (let at = plain.indexOf(file); at !== -1; at = plain.indexOf(file, at + 1)) {
      if (at === 0 || /[/\s"'=]/.test(plain.charAt(at - 1))) return true;
    }
    return false;
  }
  function textsIn(value) {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    return Object.values(value).flatMap(textsIn);
  }
}) };
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
  var cachedModule = __webpack_module_cache__[moduleId];
  if (cachedModule !== void 0) {
    return cachedModule.exports;
  }
  var module = __webpack_module_cache__[moduleId] = { exports: {} };
  var threw = true;
  try {
    __webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
    threw = false;
  } finally {
    if (threw) delete __webpack_module_cache__[moduleId];
  }
  return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
  var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
  var leafPrototypes;
  __nccwpck_require__.t = function(value, mode) {
    if (mode & 1) value = this(value);
    if (mode & 8) return value;
    if (typeof value === "object" && value) {
      if (mode & 4 && value.__esModule) return value;
      if (mode & 16 && typeof value.then === "function") return value;
    }
    var ns = /* @__PURE__ */ Object.create(null);
    __nccwpck_require__.r(ns);
    var def = {};
    leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
    for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) {
      Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
    }
    def["default"] = () => value;
    __nccwpck_require__.d(ns, def);
    return ns;
  };
})();
(() => {
  __nccwpck_require__.d = (exports, definition) => {
    for (var key in definition) {
      if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
        Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
      }
    }
  };
})();
(() => {
  __nccwpck_require__.f = {};
  __nccwpck_require__.e = (chunkId) => {
    return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
      __nccwpck_require__.f[key](chunkId, promises);
      return promises;
    }, []));
  };
})();
(() => {
  __nccwpck_require__.u = (chunkId) => {
    return "" + chunkId + ".index.js";
  };
})();
(() => {
  __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
(() => {
  __nccwpck_require__.r = (exports) => {
    if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
      Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
    }
    Object.defineProperty(exports, "__esModule", { value: true });
  };
})();
(() => {
  var installedChunks = { 792: 0 };
  var installChunk = (data) => {
    var { ids, modules, runtime } = data;
    var moduleId, chunkId, i = 0;
    for (moduleId in modules) {
      if (__nccwpck_require__.o(modules, moduleId)) {
        __nccwpck_require__.m[moduleId] = modules[moduleId];
      }
    }
    if (runtime) runtime(__nccwpck_require__);
    for (; i < ids.length; i++) {
      chunkId = ids[i];
      if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
        installedChunks[chunkId][0]();
      }
      installedChunks[ids[i]] = 0;
    }
  };
  __nccwpck_require__.f.j = (chunkId, promises) => {
    var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
    if (installedChunkData !== 0) {
      if (installedChunkData) {
        promises.push(installedChunkData[1]);
      } else {
        if (true) {
          var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
            if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = void 0;
            throw e;
          });
          var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
          promises.push(installedChunkData[1] = promise);
        }
      }
    }
  };
})();
var __webpack_exports__ = {};
var _providers_provider_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(253);
var _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5744);
const MAX_CACHED_PATTERNS = 500;
function createHandler() {
  const patterns = /* @__PURE__ */ new Map();
  const schemas = /* @__PURE__ */ new Map();
  let scripts;
  function compiledPattern(pattern, flags) {
    const key = `${flags}/${pattern}`;
    const known = patterns.get(key);
    if (known !== void 0) return known;
    const compiled = new RegExp(pattern, flags);
    if (patterns.size >= MAX_CACHED_PATTERNS) patterns.clear();
    patterns.set(key, compiled);
    return compiled;
  }
  return async (request) => {
    switch (request.kind) {
      case "match": {
        const pattern = compiledPattern(request.pattern, request.flags);
        const matches = Array.from(request.text.matchAll(pattern), (match) => ({ text: match[0], index: match.index }));
        return { kind: "matches", matches };
      }
      case "schema": {
        const { compileJsonSchema } = await (0, _providers_provider_js__WEBPACK_IMPORTED_MODULE_0__.Vw)(() => Promise.all([__nccwpck_require__.e(908), __nccwpck_require__.e(436)]).then(__nccwpck_require__.bind(__nccwpck_require__, 436)));
        schemas.set(request.id, compileJsonSchema(request.schema));
        return { kind: "compiled" };
      }
      case "validate": {
        const validate = schemas.get(request.schemaId);
        if (validate === void 0) throw new Error("the schema was not sent to the worker");
        return { kind: "violations", violations: validate(request.value) };
      }
      case "script-engine": {
        const { createScriptEngine } = await (0, _providers_provider_js__WEBPACK_IMPORTED_MODULE_0__.Vw)(() => Promise.all([__nccwpck_require__.e(738), __nccwpck_require__.e(282)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5282)));
        scripts = await createScriptEngine();
        return { kind: "script-ready" };
      }
      case "script-check": {
        const { value, spent } = loaded(scripts).check(request.source);
        return { kind: "script-checked", problem: value, spent };
      }
      case "script": {
        const { value, spent } = loaded(scripts).run(request.call);
        return { kind: "script-run", run: value, spent };
      }
    }
  };
}
function loaded(engine) {
  if (engine === void 0) throw new Error("the script engine was not loaded");
  return engine;
}
if (process.send === void 0) {
  throw new Error("The sandbox worker is started by the action, not by hand.");
}
for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"]) process.on(signal, () => void 0);
const reply = (message) => void process.send?.(message);
const handle = createHandler();
process.on("message", (request) => {
  handle(request).then(reply, (error) => reply({ kind: error instanceof _providers_provider_js__WEBPACK_IMPORTED_MODULE_0__.pG ? "broken" : "failed", message: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.kc)(error) }));
});
reply({ kind: "ready" });
