import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 3529:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ loadModule)
/* harmony export */ });
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9545);
/** Loads parts of the action itself, whose failure is the action's own fault. */

/** The module that `load` imports. Rejects with ModuleLoadError. */
async function loadModule(load) {
    try {
        return await load();
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new _provider_js__WEBPACK_IMPORTED_MODULE_0__/* .ModuleLoadError */ .p(`a part of the action cannot be loaded: ${reason}`, { cause });
    }
}


/***/ }),

/***/ 9545:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ ModuleLoadError)
/* harmony export */ });
/* unused harmony export ProviderError */
/** A gateway answers with its own error page while the server behind it restarts, so invalid replies are retried as well. */
const RETRYABLE = new Set([
    'timeout',
    'rate-limit',
    'transient',
    'invalid-reply',
]);
class ProviderError extends Error {
    name = 'ProviderError';
    kind;
    status;
    /** Whether the same reply will come again, or is likely to until the server has once answered. */
    lasting;
    /** What the server asked for in Retry-After, in ms. */
    retryAfterMs;
    constructor(kind, message, details = {}) {
        super(message);
        this.kind = kind;
        if (details.status !== undefined)
            this.status = details.status;
        if (details.lasting !== undefined)
            this.lasting = details.lasting;
        if (details.retryAfterMs !== undefined)
            this.retryAfterMs = details.retryAfterMs;
    }
    /** The failure code of the engine document. */
    get failureCode() {
        if (this.kind === 'timeout')
            return 'PROVIDER_TIMEOUT';
        if (this.kind === 'auth')
            return 'PROVIDER_AUTH_FAILED';
        if (this.kind === 'command-failed')
            return 'COMMAND_FAILED';
        return 'PROVIDER_ERROR';
    }
    /** Whether the same request may succeed a little later. */
    get retryable() {
        return RETRYABLE.has(this.kind);
    }
}
/** A part of the action itself cannot be loaded: exit code 4, never a provider's error. */
class ModuleLoadError extends Error {
    name = 'ModuleLoadError';
}


/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: ./src/providers/load-module.ts
var load_module = __nccwpck_require__(3529);
// EXTERNAL MODULE: ./src/providers/provider.ts
var provider = __nccwpck_require__(9545);
;// CONCATENATED MODULE: ./src/sandbox/protocol.ts
/** Whether a message is a reply of the worker, which is our own code: its kind is proof enough. */
function isWorkerReply(message) {
    return typeof message === 'object' && message !== null && 'kind' in message;
}
/** Text of whatever was thrown, also across realms. */
function messageOf(error) {
    if (typeof error === 'object' && error !== null && 'message' in error) {
        return String(error.message);
    }
    return String(error);
}

;// CONCATENATED MODULE: ./src/sandbox/worker.ts



const MAX_CACHED_PATTERNS = 500;
function createHandler() {
    const patterns = new Map();
    const schemas = new Map();
    let scripts;
    function compiledPattern(pattern, flags) {
        const key = `${flags}/${pattern}`;
        const known = patterns.get(key);
        if (known !== undefined)
            return known;
        const compiled = new RegExp(pattern, flags);
        if (patterns.size >= MAX_CACHED_PATTERNS)
            patterns.clear();
        patterns.set(key, compiled);
        return compiled;
    }
    return async (request) => {
        switch (request.kind) {
            case 'match': {
                const pattern = compiledPattern(request.pattern, request.flags);
                const matches = Array.from(request.text.matchAll(pattern), (match) => ({
                    text: match[0],
                    index: match.index,
                }));
                return { kind: 'matches', matches };
            }
            case 'schema': {
                // Not at the top: most suites have patterns only, and ajv takes longer to load than the rest.
                const { compileJsonSchema } = await (0,load_module/* loadModule */.V)(() => Promise.all(/* import() */[__nccwpck_require__.e(745), __nccwpck_require__.e(864)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1864)));
                schemas.set(request.id, compileJsonSchema(request.schema));
                return { kind: 'compiled' };
            }
            case 'validate': {
                const validate = schemas.get(request.schemaId);
                if (validate === undefined)
                    throw new Error('the schema was not sent to the worker');
                return { kind: 'violations', violations: validate(request.value) };
            }
            case 'script-engine': {
                const { createScriptEngine } = await (0,load_module/* loadModule */.V)(() => Promise.all(/* import() */[__nccwpck_require__.e(738), __nccwpck_require__.e(398)]).then(__nccwpck_require__.bind(__nccwpck_require__, 398)));
                scripts = await createScriptEngine();
                return { kind: 'script-ready' };
            }
            case 'script-check': {
                const { value, spent } = loaded(scripts).check(request.source);
                return { kind: 'script-checked', problem: value, spent };
            }
            case 'script': {
                const { value, spent } = loaded(scripts).run(request.call);
                return { kind: 'script-run', run: value, spent };
            }
        }
    };
}
function loaded(engine) {
    if (engine === undefined)
        throw new Error('the script engine was not loaded');
    return engine;
}
if (process.send === undefined) {
    throw new Error('The sandbox worker is started by the action, not by hand.');
}
// Ctrl-C reaches every process of the terminal; the action decides when the sandbox ends.
for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => undefined);
const reply = (message) => void process.send?.(message);
const handle = createHandler();
process.on('message', (request) => {
    handle(request).then(reply, (error) => reply({
        kind: error instanceof provider/* ModuleLoadError */.p ? 'broken' : 'failed',
        message: messageOf(error),
    }));
});
reply({ kind: 'ready' });

