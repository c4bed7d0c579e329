import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
const __WEBPACK_EXTERNAL_require = __WEBPACK_EXTERNAL_createRequire(import.meta.url);
var __webpack_modules__ = { 9896: (function(module) {
  module.exports = __WEBPACK_EXTERNAL_require("fs");
}), 3024: (function(module) {
  module.exports = __WEBPACK_EXTERNAL_require("node:fs");
}), 6760: (function(module) {
  module.exports = __WEBPACK_EXTERNAL_require("node:path");
}), 105: (function(__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) {
  __nccwpck_require__2.d(__webpack_exports__2, { k: () => errorText });
  function errorText(thrown) {
    const isError = typeof thrown === "object" && thrown !== null && "message" in thrown;
    return String(isError ? thrown.message : thrown);
  }
}), 3697: (function(__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) {
  __nccwpck_require__2.d(__webpack_exports__2, { V: () => loadModule });
  var _provider_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(253);
  var _basics_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(105);
  async function loadModule(load) {
    try {
      return await load();
    } catch (cause) {
      const reason = (0, _basics_error_text_js__WEBPACK_IMPORTED_MODULE_1__.k)(cause);
      throw new _provider_js__WEBPACK_IMPORTED_MODULE_0__.pG(`a part of the action cannot be loaded: ${reason}`, { cause });
    }
  }
}), 253: (function(__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) {
  __nccwpck_require__2.d(__webpack_exports__2, { pG: () => ModuleLoadError });
  const MAX_TOOL_CALLS = 1e3;
  const REFUSALS = /* @__PURE__ */ new Set([400, 404, 405, 410, 413, 414, 415, 422, 431]);
  const RETRYABLE = /* @__PURE__ */ new Set(["timeout", "rate-limit", "transient", "invalid-reply"]);
  class ProviderError extends Error {
    name = "ProviderError";
    kind;
    status;
    lasting;
    retryAfterMs;
    refused;
    constructor(kind, message, details = {}) {
      super(message);
      this.kind = kind;
      const { status, refused = REFUSALS.has(status ?? 0) } = details;
      this.refused = kind === "rejected" && refused;
      if (details.status !== void 0) this.status = details.status;
      if (details.lasting !== void 0) this.lasting = details.lasting;
      if (details.retryAfterMs !== void 0) this.retryAfterMs = details.retryAfterMs;
    }
    get failureCode() {
      if (this.kind === "timeout") return "PROVIDER_TIMEOUT";
      if (this.kind === "auth") return "PROVIDER_AUTH_FAILED";
      if (this.kind === "command-failed") return "COMMAND_FAILED";
      return "PROVIDER_ERROR";
    }
    get retryable() {
      return RETRYABLE.has(this.kind);
    }
  }
  class ModuleLoadError extends Error {
    name = "ModuleLoadError";
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
var _providers_load_module_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3697);
var _providers_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(253);
var _basics_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(105);
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
        const { compileJsonSchema } = await (0, _providers_load_module_js__WEBPACK_IMPORTED_MODULE_0__.V)(() => Promise.all([__nccwpck_require__.e(745), __nccwpck_require__.e(436)]).then(__nccwpck_require__.bind(__nccwpck_require__, 436)));
        schemas.set(request.id, compileJsonSchema(request.schema));
        return { kind: "compiled" };
      }
      case "validate": {
        const validate = schemas.get(request.schemaId);
        if (validate === void 0) throw new Error("the schema was not sent to the worker");
        return { kind: "violations", violations: validate(request.value) };
      }
      case "script-engine": {
        const { createScriptEngine } = await (0, _providers_load_module_js__WEBPACK_IMPORTED_MODULE_0__.V)(() => Promise.all([__nccwpck_require__.e(738), __nccwpck_require__.e(609)]).then(__nccwpck_require__.bind(__nccwpck_require__, 609)));
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
  handle(request).then(reply, (error) => reply({ kind: error instanceof _providers_provider_js__WEBPACK_IMPORTED_MODULE_1__.pG ? "broken" : "failed", message: (0, _basics_error_text_js__WEBPACK_IMPORTED_MODULE_2__.k)(error) }));
});
reply({ kind: "ready" });
