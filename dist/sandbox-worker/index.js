import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = { 9896: ((module) => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
}), 3024: ((module) => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
}), 6760: ((module) => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
}), 5744: ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
  __nccwpck_require__2.d(__webpack_exports__2, { kc: () => errorText2, u4: () => isRecord });
  function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  const FLOAT_NOISE = 1e-9;
  const JUDGED_BY = "judgedBy.";
  function isScore(value) {
    return value >= -FLOAT_NOISE && value <= 1 + FLOAT_NOISE;
  }
  function sum(values) {
    let total = 0;
    for (const value of values) total += value;
    return total;
  }
  function mean(values) {
    return sum(values) / values.length;
  }
  function meanOrNothing(values) {
    return values.length === 0 ? void 0 : mean(values);
  }
  function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
  }
  function errorText2(thrown) {
    const isError = typeof thrown === "object" && thrown !== null && "message" in thrown;
    return String(isError ? thrown.message : thrown);
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
}), 3697: ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
  __nccwpck_require__2.d(__webpack_exports__2, { V: () => loadModule });
  var _provider_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(253);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(5744);
  async function loadModule(load) {
    try {
      return await load();
    } catch (cause) {
      const reason = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.kc)(cause);
      throw new _provider_js__WEBPACK_IMPORTED_MODULE_0__.pG(`a part of the action cannot be loaded: ${reason}`, { cause });
    }
  }
}), 253: ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
  __nccwpck_require__2.d(__webpack_exports__2, { pG: () => ModuleLoadError });
  const UNKNOWN_CALLS = null;
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
    hint;
    constructor(kind, message, details = {}) {
      super(message);
      this.kind = kind;
      const { status, refused = REFUSALS.has(status ?? 0) } = details;
      this.refused = kind === "rejected" && refused;
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
  function isProgramFailure(cause) {
    return cause instanceof ProviderError && (cause.kind === "command-failed" || cause.kind === "command-timeout");
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
var load_module = __nccwpck_require__(3697);
var provider = __nccwpck_require__(253);
;
const report_words_REPORT_WORDS = /* @__PURE__ */ new Set(["2", "BUDGET_EXCEEDED", "COMMAND_FAILED", "COMMAND_TIMEOUT", "CONCISENESS_FAILED", "CONTAINS_FAILED", "COST_EXCEEDED", "DRIFT_EXCEEDED", "EMPTY_OUTPUT", "FORMAT_INVALID", "INTERNAL_ERROR", "JAVASCRIPT_ERROR", "JAVASCRIPT_FAILED", "JUDGE_BELOW_THRESHOLD", "KEYWORD_DENIED", "KEYWORD_MISSING", "LATENCY_EXCEEDED", "MAX_LENGTH_EXCEEDED", "MAX_TURNS_EXCEEDED", "NOT_CONTAINS_FAILED", "PII_DETECTED", "PROVIDER_AUTH_FAILED", "PROVIDER_ERROR", "PROVIDER_TIMEOUT", "SCHEMA_INVALID", "SCHEMA_PARSE_ERROR", "SIMILARITY_BELOW_THRESHOLD", "TOOL_CALL_ARGS_MISMATCH", "TOOL_CALL_ARGS_SCHEMA_INVALID", "TOOL_CALL_MISSING", "TOOL_CALL_ORDER_WRONG", "TOOL_CALL_UNEXPECTED", "TRAJECTORY_MISMATCH", "accounts", "actual", "added", "advice", "advisory", "agent", "all", "answer", "answeredOnBase", "answers", "anthropic", "arguments", "argumentsUnknown", "artifact", "asked", "askedBad", "askedGood", "askedTooMuch", "assertionScores", "assertionType", "assertionTypes", "assertions", "assertsNothing", "assistant", "auc", "auth", "bad", "base", "base-repeats", "baseAnswers", "baseMean", "baseRate", "baseRuns", "baselineFile", "before", "better", "branch", "broken", "budget", "by", "byChance", "cache", "callCount", "calls", "callsShortened", "callsWithoutArguments", "cancelled", "cannot-tell", "cases", "causes", "change", "changed", "charge", "checkedOut", "checks", "checks-changed", "checksChanged", "checksHash", "checksOmitted", "code", "cohere", "column", "command", "commentKey", "compared", "comparison", "complete", "compliance", "complianceFolder", "concurrency", "config", "configCommit", "content", "content-filter", "contradictory", "cost", "costEstimateUsd", "costIncomplete", "costIncreaseMax", "costMaxUsd", "costUsd", "count", "counts", "countsForGate", "criteria", "critical", "custom", "dataGovernanceNotes", "date", "day-to-day", "days", "deadline", "decided", "demands", "depth", "description", "deterministicPassRate", "diff", "differ", "difference", "dirty", "disabled", "driftScoreMax", "drop", "dropped", "droppedSpans", "durationMs", "elsewhere", "embedding", "enabled", "endLine", "endpoint", "error", "errored", "eu-ai-act", "event", "evidence", "exitCode", "expired", "extra", "extraRuns", "failBad", "failOn", "failed", "failedGates", "failing-now", "failingNow", "fails", "fails-every-time", "failsEveryTime", "failureCode", "failureCodes", "failureMessage", "file", "filters", "finishReason", "finishedAt", "flaky-on-both", "flakyOnBoth", "flip", "flipped", "flippedLeftOut", "framework", "gateLocations", "gateName", "gates", "gatesWithoutErroredRuns", "gemini", "goneSuites", "good", "guard", "guessed", "head", "headAnswers", "headMean", "headRate", "here", "high", "higher", "hint", "http", "id", "identity", "improved", "index", "input", "inputFiles", "inputTokens", "intendedPurpose", "interruption", "isAncestor", "isRateWorse", "isScoreWorse", "isWorse", "job", "judge", "judge-changed", "judge-moved", "judgeAvg", "judgeAvgMin", "judgeDropMax", "judgeModel", "judgeTrustMin", "judgedAgain", "judges", "keep", "keywordFailuresMax", "kind", "label", "latency", "latencyAvgMs", "latencyIncreaseMax", "latencyMaxMs", "latencyMs", "latencyUnstated", "leastDrop", "leastP", "leftOpen", "length", "limited", "line", "live", "location", "lost", "lostBecause", "low", "lower", "margin", "matrix", "max", "maxMinutes", "maxTokens", "mcp", "mean", "memory", "message", "messages", "metadata", "min", "minPasses", "minScore", "minimal", "mistral", "model", "model-version", "modelId", "models", "more", "more-tests", "most-repeats", "moved", "name", "names", "never", "new", "newFailure", "newFailuresMax", "nextDrop", "no-answers", "no-artifact", "no-base-report", "no-permission", "no-run", "no-token", "noData", "none", "not trusted", "not-applicable", "not-compared", "not-run", "not-worse", "notCompared", "notRun", "notWorse", "notWorseMargin", "note", "nothing-asked", "nothing-compared", "notices", "now", "ollama", "oneAnswer", "oneAnswerASide", "openai", "operator", "other", "other-judge", "other-version", "otherCallsPrinted", "otherSpans", "outcome", "output", "outputJson", "outputOmitted", "outputText", "outputTokens", "outputs", "ownRecordings", "p", "pBetter", "parameters", "params", "passGood", "passRate", "passRateDropMax", "passRateMin", "passed", "passedBefore", "passes", "passes-every-time", "passesEveryTime", "passesNow", "passing-now", "passingNow", "path", "piiFailuresMax", "plan", "plannedResults", "plannedRuns", "positions", "pricing", "probabilisticPassRate", "probably-regressed", "probablyRegressed", "problems", "project", "prompt", "provider", "provider-errors", "pullRequest", "question", "rate", "ratio", "reason", "reasoning", "recipient", "record", "recorded", "recordings", "ref", "refused", "refusedExports", "regressed", "regressionsMax", "reliabilityMin", "removed", "repeat", "repeats", "replay", "repliedModels", "repository", "request", "requestHash", "rerun", "responses", "responsiblePerson", "result", "results", "reused", "riskLevel", "role", "rubric", "run", "runAttempt", "runCount", "runId", "runIndex", "runPassRateMin", "runUrl", "runner", "runs", "sample", "sampleId", "savings", "schemaFailuresMax", "score", "sd", "seed", "selection", "sensitivity", "sent", "serverUrl", "sha", "sha256", "shard", "share", "sight", "signal", "skipped", "skippedTests", "some", "source", "sources", "specificity", "spent", "startLine", "startMs", "startedAt", "state", "status", "step", "steps", "stop", "stopSequences", "stopped", "suite", "suites", "system", "systemName", "systemVersion", "tags", "temperature", "template", "test", "testCaseName", "tested", "tests", "there", "thinking", "thoughtCharacters", "thoughts", "threshold", "tokenUsage", "tokens", "too few labels", "too-few-runs", "too-large", "too-little-data", "too-slow", "tool", "tool-calls", "toolCalls", "tools", "topP", "total", "totalCostUsd", "totalTokens", "totals", "trace", "trend", "tries", "truncated", "trusted", "turnLimitReached", "turns", "unavailable", "unboundAnswers", "unchanged", "unchanged-request", "unchangedRequests", "understoodSpans", "unknown", "unknownAnswers", "unplanned", "untouched", "untouched-fell", "untouchedAnswers", "untouchedDrop", "upper", "usage", "user", "vars", "verdict", "verdicts", "version", "versions", "weakened", "weaker", "what", "withMoreRuns", "withoutBothSides", "workflow", "workingDirectory", "worse", "wrong", "wrong-version", "wrongLeftOut", "zero"]);
;
const MASK = "***";
const SHORTEST_SECRET = 6;
const SHORTEST_LINE = 12;
const SHORTEST_START = 8;
const LONGEST_REMEMBERED = 80;
const MOST_REMEMBERED = 2e3;
const SHORTEST_BASE64_PIECE = 12;
function secrets_secretMatcher(secrets) {
  const forms = formsOfAll(secrets);
  const whole = finderOf(forms);
  const broken = brokenFinder(forms);
  return { find: (text) => merged([...whole(text), ...broken(text)]), longest: 2 * Math.max(0, ...forms.map(longestMatch)) };
}
function finderOf(forms) {
  const { long, short } = searchesOf(forms);
  return (text) => [...long.flatMap((form) => occurrences(text, form)), ...short.flatMap((pattern) => Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({ start: index, end: index + length })))];
}
const BREAKS = /(?:\r?\n|\r)[ \t>|\u2502]*|\\{1,15}(?:n|r|u001[bB]\[[\d;]{0,20}m)|\u001b\[[\d;]{0,20}[A-Za-z]|[\u0000\u00ad\u200b-\u200f\u2060\ufeff]/g;
const SHORTEST_BROKEN = 16;
function brokenFinder(forms) {
  const find = finderOf(forms.filter(({ length }) => length >= SHORTEST_BROKEN));
  return (text) => {
    const pieces = [];
    let joined = "";
    let from = 0;
    for (const { index, 0: found } of text.matchAll(BREAKS)) {
      pieces.push({ from, at: joined.length });
      joined += text.slice(from, index);
      from = index + found.length;
    }
    if (pieces.length === 0) return [];
    pieces.push({ from, at: joined.length });
    joined += text.slice(from);
    const placeOf = (at) => {
      const piece = lastAtMost(pieces, at);
      return piece.from + at - piece.at;
    };
    return find(joined).flatMap((range) => {
      const start = placeOf(range.start);
      const end = placeOf(range.end - 1) + 1;
      const isBroken = end - start > range.end - range.start;
      return isBroken ? [{ start, end }] : [];
    });
  };
}
function lastAtMost(pieces, at) {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return pieces[low];
}
function createSecretRedactor(secrets) {
  const forms = formsOfAll(secrets);
  if (forms.length === 0) return (text) => text;
  const { long, short } = searchesOf(forms);
  const withoutStart = startAtEndRedactor(forms);
  const broken = brokenFinder(forms);
  return remembering((text) => {
    const withoutLong = long.reduce((left, form) => left.replaceAll(form, MASK), text);
    const withoutWhole = short.reduce((left, form) => left.replace(form, MASK), withoutLong);
    return withoutStart(withoutRanges(withoutWhole, merged(broken(withoutWhole))));
  });
}
function withoutRanges(text, ranges) {
  let shown = "";
  let at = 0;
  for (const { start, end } of ranges) {
    shown += text.slice(at, start) + MASK;
    at = end;
  }
  return shown + text.slice(at);
}
function formsOfAll(secrets) {
  const forms = new Set(secrets.flatMap(linesOf).flatMap(formsOf));
  forms.delete("");
  return [...forms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
const LONGEST_IN_PATTERN = 1e3;
const MOST_OF_A_PATTERN = 1e5;
function searchesOf(forms) {
  const groups = [];
  let size = MOST_OF_A_PATTERN;
  for (const form of forms) {
    if (form.length > LONGEST_IN_PATTERN) continue;
    const pattern = patternOf(form);
    size += pattern.length;
    if (size >= MOST_OF_A_PATTERN) {
      groups.push([]);
      size = pattern.length;
    }
    groups.at(-1)?.push(pattern);
  }
  return { long: forms.filter(({ length }) => length > LONGEST_IN_PATTERN), short: groups.map((group) => new RegExp(group.join("|"), "g")) };
}
function occurrences(text, form) {
  const found = [];
  let start = text.indexOf(form);
  while (start !== -1) {
    const end = start + form.length;
    found.push({ start, end });
    start = text.indexOf(form, end);
  }
  return found;
}
function merged(ranges) {
  const found = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last === void 0 || range.start >= last.end) found.push(range);
    else found[found.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return found;
}
const MOST_BACKSLASHES = 15;
const BACKSLASHES = String.raw`\\{0,${MOST_BACKSLASHES}}`;
const ESCAPED_IN_JSON = /["\\/&+<>'=\u0000-\u001f\u007f-\uffff]/;
function patternOf(form) {
  return form.replaceAll(/[^A-Za-z0-9]/g, (character) => {
    const itself = escapePattern(character);
    if (!ESCAPED_IN_JSON.test(character)) return String.raw`\\?${itself}`;
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    const names = [`u${code}`, `u${code.toUpperCase()}`, SHORT_ESCAPES.get(character) ?? []].flat();
    const html = [ENTITIES.get(character) ?? [], `#0?${character.charCodeAt(0)}`].flat();
    const entity = ENTITIES.has(character) ? `|&(?:${html.join("|")});` : "";
    return `(?:${BACKSLASHES}${itself}|${String.raw`\\`}${BACKSLASHES}(?:${names.join("|")})${entity})`;
  });
}
const ENTITIES = /* @__PURE__ */ new Map([["&", ["amp", "#x26"]], ["<", ["lt", "#x3[cC]"]], [">", ["gt", "#x3[eE]"]], ['"', ["quot", "#x22"]], ["'", ["apos", "#x27"]]]);
const SHORT_ESCAPES = /* @__PURE__ */ new Map([["\b", "b"], ["\f", "f"], ["\n", "n"], ["\r", "r"], ["	", "t"]]);
function longestMatch(form) {
  if (form.length > LONGEST_IN_PATTERN) return form.length;
  const others = form.replaceAll(/[A-Za-z0-9]/g, "").length;
  return form.length + others * (MOST_BACKSLASHES + 5);
}
function startAtEndRedactor(forms) {
  const byHead = /* @__PURE__ */ new Map();
  for (const form of forms) {
    if (form.length <= SHORTEST_START) continue;
    const head = form.slice(0, SHORTEST_START);
    byHead.set(head, [...byHead.get(head) ?? [], form]);
  }
  const longest = forms[0]?.length ?? 0;
  return (text) => {
    if (text.length < SHORTEST_START) return text;
    const tailStart = Math.max(0, text.length - longest);
    let found = text.length;
    for (const [head, starting] of byHead) {
      let at = text.indexOf(head, tailStart);
      while (at !== -1 && at < found) {
        const end = text.slice(at);
        if (starting.some((form) => form.startsWith(end))) found = at;
        at = text.indexOf(head, at + 1);
      }
    }
    return found === text.length ? text : `${text.slice(0, found)}${MASK}`;
  };
}
function isSecret(text) {
  return text.trim().length >= SHORTEST_SECRET;
}
function remembering(redact) {
  const known2 = /* @__PURE__ */ new Map();
  return (text) => {
    if (text.length > LONGEST_REMEMBERED) return redact(text);
    const redacted = known2.get(text) ?? redact(text);
    if (known2.size < MOST_REMEMBERED) known2.set(text, redacted);
    return redacted;
  };
}
function linesOf(secret) {
  const trimmed = secret.trim();
  const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim());
  return [secret, trimmed, ...lines.filter((line) => line.length >= SHORTEST_LINE)].filter(isSecret);
}
function formsOf(secret) {
  const bytes = Buffer.from(secret, "utf8");
  const json = jsonForm(secret);
  const url = encodeUrl(secret);
  const base64 = bytes.toString("base64");
  return [secret, json, jsonForm(json), url, lowerCaseEscapes(url), url.replaceAll("%20", "+"), encodeUrl(base64), bytes.toString("hex"), bytes.toString("hex").toUpperCase(), ...[base64, base64.replace(/=+$/, ""), ...piecesOfBoth(secret)].flatMap((text) => [text, toBase64Url(text)])];
}
function piecesOfBoth(secret) {
  const bytes = [Buffer.from(secret, "utf8"), Buffer.from(secret, "utf16le")];
  return bytes.flatMap(base64Pieces);
}
function base64Pieces(bytes) {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    const start = Math.ceil(before * 8 / 6);
    const end = Math.floor((before + bytes.length) * 8 / 6);
    return text.slice(start, end);
  }).filter((piece) => piece.length >= SHORTEST_BASE64_PIECE);
}
function encodeUrl(text) {
  return encodeURIComponent(Buffer.from(text, "utf8").toString("utf8"));
}
function lowerCaseEscapes(url) {
  return url.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
}
function toBase64Url(base64) {
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
const MAX_DEPTH = 500;
const TOO_DEEP = "[nested too deeply to show]";
function secrets_redactDeep(value, text, number) {
  return redactValue(value, { text, number }, 0);
}
function redactValue(value, redact, depth) {
  if (typeof value === "string") return redactText(value, redact);
  if (typeof value === "number" && redact.number !== void 0) return redact.number(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === MAX_DEPTH) return TOO_DEEP;
  return Array.isArray(value) ? redactArray(value, redact, depth + 1) : redactObject(value, redact, depth + 1);
}
function redactText(text, redact) {
  return REPORT_WORDS.has(text) ? text : redact.text(text);
}
function redactArray(given, redact, depth) {
  let copy;
  for (const [index, item] of given.entries()) {
    const redacted = redactValue(item, redact, depth);
    if (redacted === item) continue;
    copy ??= [...given];
    copy[index] = redacted;
  }
  return copy ?? given;
}
function redactObject(value, redact, depth) {
  let copy;
  for (const [index, name] of Object.keys(value).entries()) {
    const item = Reflect.get(value, name);
    const redactedName = redactText(name, redact);
    const redacted = redactValue(item, redact, depth);
    if (redactedName === name && redacted === item) continue;
    copy ??= Object.entries(value);
    copy[index] = [redactedName, redacted];
  }
  return copy === void 0 ? value : Object.fromEntries(copy);
}
function escapePattern(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
function jsonForm(text) {
  return JSON.stringify(text).slice(1, -1);
}
;
const cut_MASK = "***";
const ELLIPSIS = "\u2026";
const known = /* @__PURE__ */ new Set();
let matcher;
function rememberSecrets(secrets) {
  const before = known.size;
  for (const secret of secrets) known.add(secret);
  if (known.size > before) matcher = void 0;
}
function cut_cut(text, max) {
  return text.length <= max ? text : `${firstPart(text, max)}${ELLIPSIS}`;
}
function firstPart(text, max) {
  if (text.length <= max) return text;
  const { longest } = known.size === 0 ? NOTHING : matcherNow();
  const end = isHighSurrogate(text, max - 1) ? max - 1 : max;
  return withoutSecrets(text.slice(0, max + longest), 0, Math.max(0, end));
}
function endOfCharacters(text, count) {
  let end = 0;
  for (let taken = 0; taken < count && end < text.length; taken++) {
    end += (text.codePointAt(end) ?? 0) > 65535 ? 2 : 1;
  }
  return end;
}
function withoutKnownSecrets(text) {
  return known.size === 0 ? text : withoutSecrets(text, 0, text.length);
}
function lastPart(text, max) {
  if (text.length <= max) return text;
  const { longest } = known.size === 0 ? NOTHING : matcherNow();
  const start = text.length - max;
  const windowStart = Math.max(0, start - longest);
  const from = (isHighSurrogate(text, start - 1) ? start + 1 : start) - windowStart;
  const window = text.slice(windowStart);
  return withoutSecrets(window, from, window.length);
}
const NOTHING = { longest: 0 };
function matcherNow() {
  return matcher ??= secretMatcher([...known]);
}
function withoutSecrets(window, from, to) {
  let shown = "";
  let at = from;
  const found = known.size === 0 ? [] : matcherNow().find(window);
  for (const { start, end } of found) {
    if (end <= from) continue;
    if (start >= to) break;
    shown += window.slice(at, Math.max(at, start)) + cut_MASK;
    at = end;
  }
  return shown + window.slice(at, Math.max(at, to));
}
function isHighSurrogate(text, index) {
  return /[\ud800-\udbff]/.test(text.charAt(index));
}
function jsonFault(error) {
  return withoutExcerpt(errorText(error));
}
function withoutExcerpt(message) {
  return message.replace(/,? (?:\.\.\."[\s\S]*"|"[\s\S]*"\.\.\.)(?:\.\.\.)? is not valid JSON$/, "");
}
;
function isWorkerReply(message) {
  return typeof message === "object" && message !== null && "kind" in message;
}
const MAX_KEPT = 2e3;
function shortened(run) {
  return redactDeep(run, (text) => cut(text, MAX_KEPT));
}
var basics = __nccwpck_require__(5744);
;
const MAX_CACHED_PATTERNS = 500;
function createHandler() {
  const patterns = /* @__PURE__ */ new Map();
  const schemas = /* @__PURE__ */ new Map();
  let scripts;
  function compiledPattern(pattern, flags) {
    const key = `${flags}/${pattern}`;
    const known2 = patterns.get(key);
    if (known2 !== void 0) return known2;
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
        const { compileJsonSchema } = await (0, load_module.V)(() => Promise.all([__nccwpck_require__.e(745), __nccwpck_require__.e(436)]).then(__nccwpck_require__.bind(__nccwpck_require__, 436)));
        schemas.set(request.id, compileJsonSchema(request.schema));
        return { kind: "compiled" };
      }
      case "validate": {
        const validate = schemas.get(request.schemaId);
        if (validate === void 0) throw new Error("the schema was not sent to the worker");
        return { kind: "violations", violations: validate(request.value) };
      }
      case "script-engine": {
        const { createScriptEngine } = await (0, load_module.V)(() => Promise.all([__nccwpck_require__.e(738), __nccwpck_require__.e(919)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5919)));
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
  handle(request).then(reply, (error) => reply({ kind: error instanceof provider.pG ? "broken" : "failed", message: (0, basics.kc)(error) }));
});
reply({ kind: "ready" });
