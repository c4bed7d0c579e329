export const id = 863;
export const ids = [863];
export const modules = { 24863: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { collectResults: () => collectResults });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var format = __webpack_require__(75884);
  var paths = __webpack_require__(19255);
  var workspace_files = __webpack_require__(70181);
  var identity = __webpack_require__(37686);
  var git = __webpack_require__(62945);
  var adapters = __webpack_require__(3665);
  var provider = __webpack_require__(40253);
  var recordings = __webpack_require__(68136);
  var cut = __webpack_require__(43117);
  var external_node_util_ = __webpack_require__(57975);
  var lib = __webpack_require__(98351);
  var external_node_crypto_ = __webpack_require__(77598);
  ;
  function refused(message, more = {}) {
    return { kind: "refused", message, ...more };
  }
  const OF_ONE_RUN = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d\b)?|\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b|\b1[5-9]\d{8}(?:\d{3}|\.\d+)\b|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b0x[0-9a-f]{4,16}\b/gi;
  const MAX_NAME = 500;
  function nameOfTest(parts) {
    const named = parts.map((part) => (part ?? "").replaceAll(/\s+/g, " ").trim()).filter((part) => part !== "");
    const kept = named.filter((part, index) => {
      const next = named[index + 1];
      return next === void 0 || next !== part && !next.startsWith(`${part} `);
    });
    const name = kept.join(" > ").replaceAll(OF_ONE_RUN, "*");
    if (name.length <= MAX_NAME) return name;
    const digest = (0, external_node_crypto_.createHash)("sha256").update(name).digest("hex");
    return `${(0, cut.Jj)(name, MAX_NAME)} #${(0, cut.Yj)(digest, 8)}`;
  }
  ;
  const MAX_DEPTH = 100;
  const MAX_REASON = 2e4;
  const MOST_PLACES = 20;
  function readJunit(text, shown) {
    if (text.trim() === "") return refused("is empty");
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
      return refused("has a document type declaration, which no JUnit file has");
    }
    const parsed = parse(text);
    if ("kind" in parsed) return parsed;
    const root = parsed;
    if (!ROOTS.has(root.tagName)) {
      return refused(`is XML, and not JUnit: its first element is <${(0, cut.Jj)(root.tagName, 40)}>`, { hint: "JUnit begins with <testsuites> or <testsuite>. Which format is it?" });
    }
    const walk = { records: [], names: [], shown, neverRan: neverRan(text) };
    if (!visit(root, { suites: [], file: void 0, depth: 0, lineOffset: 0 }, walk)) {
      return refused(`has suites in suites, more than ${MAX_DEPTH} deep`);
    }
    return { kind: "read", harness: harnessOf(walk.names), records: walk.records };
  }
  const ROOTS = /* @__PURE__ */ new Set(["testsuites", "testsuite"]);
  function parse(text) {
    if (!/^\s*</.test(text)) return refused("is not XML", { line: 1 });
    try {
      const root = new lib.S4({ onError: lib.CV }).parseFromString(withoutControls(text), "text/xml").documentElement;
      return root ?? refused("is not XML", { line: 1 });
    } catch (error) {
      if (!(error instanceof lib.mB)) throw error;
      const { lineNumber: line } = placeOf(error.locator);
      const said = error.message.replaceAll(/\s+/g, " ");
      return refused(`is not whole XML (${(0, cut.Jj)(said, 200)})`, { hint: "It may be cut off: the harness was ended while it wrote, or two wrote at once.", ...line === void 0 ? {} : { line } });
    }
  }
  function withoutControls(text) {
    return CONTROLS.test(text) ? (0, external_node_util_.stripVTControlCharacters)(text).replaceAll(CONTROLS_EVERYWHERE, "") : text;
  }
  const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
  const CONTROLS_EVERYWHERE = new RegExp(CONTROLS, "g");
  function placeOf(locator) {
    const line = (0, basics.fK)(locator, "lineNumber");
    return typeof line === "number" && line > 0 ? { lineNumber: line } : {};
  }
  function childrenOf(element) {
    const children = [];
    for (let node = element.firstChild; node !== null; node = node.nextSibling) {
      if (isElement(node)) children.push(node);
    }
    return children;
  }
  function isElement(node) {
    return node.nodeType === node.ELEMENT_NODE;
  }
  function attribute(element, name) {
    return element.getAttribute(name) || void 0;
  }
  function visit(element, around, walk) {
    if (around.depth >= MAX_DEPTH) return false;
    const name = attribute(element, "name") ?? "";
    walk.names.push(name);
    const inner = { suites: element.tagName === "testsuite" ? [...around.suites, name] : around.suites, file: attribute(element, "file") ?? attribute(element, "filepath") ?? around.file, depth: around.depth + 1, lineOffset: /^pytest\b/.test(name) ? 1 : around.lineOffset };
    for (const child of childrenOf(element)) {
      if (ROOTS.has(child.tagName) && !visit(child, inner, walk)) return false;
      if (child.tagName === "testcase") walk.records.push(...recordsOf(child, inner, walk));
      if (FAILED.has(child.tagName)) {
        const { file, suites } = inner;
        const test = nameOfTest([file && walk.shown(file), ...suites.map(walk.shown)]);
        walk.records.push(failed(test, child, placesOf(element, inner, child)));
      }
      if (child.tagName === "properties") {
        walk.names.push(...childrenOf(child).map((property) => attribute(property, "name") ?? ""));
      }
    }
    return true;
  }
  const FAILED = /* @__PURE__ */ new Set(["failure", "error"]);
  const FAILED_BEFORE = /* @__PURE__ */ new Set(["rerunFailure", "rerunError", "flakyFailure", "flakyError"]);
  const NOT_RUN = /* @__PURE__ */ new Set(["notrun", "disabled", "skipped", "ignored"]);
  function neverRan(text) {
    const times = Array.from(text.matchAll(/\btime="([\d.]+)"/g), ([, time = ""]) => time);
    const decimals = times.map((time) => time.split(".")[1]?.length ?? 0);
    const most = decimals.reduce((one, other) => Math.max(one, other), 0);
    const isExact = most === 0 || most > 3;
    if (!isExact || !/<testsuites\b[^>]*\bname="vitest\b/.test(text)) return () => false;
    return (testCase) => attribute(testCase, "time") === "0" && !/-d\.[cm]?[jt]sx?$/.test(attribute(testCase, "classname") ?? "");
  }
  function recordsOf(element, around, { shown, neverRan: neverRan2 }) {
    const children = childrenOf(element);
    const test = nameOf(element, around, shown);
    const failedBy = (fault2) => failed(test, fault2, placesOf(element, around, fault2));
    const before = children.filter(({ tagName }) => FAILED_BEFORE.has(tagName)).map(failedBy);
    const places = placesOf(element, around);
    const skips = children.filter(({ tagName }) => tagName === "skipped");
    const isToDo = skips.some((skip) => attribute(skip, "type") === "todo");
    const fault = isToDo ? void 0 : children.find(({ tagName }) => FAILED.has(tagName));
    if (fault !== void 0) return [...before, failedBy(fault)];
    const status = attribute(element, "status") ?? attribute(element, "result") ?? "";
    const isSkipped = skips.length > 0 || NOT_RUN.has(status.toLowerCase());
    if (isSkipped) return [...before, { test, outcome: "skipped", places }];
    if (/^(?:failed|failure|error)$/i.test(status)) {
      return [...before, { test, outcome: "failed", places, reason: `status="${status}"` }];
    }
    return [...before, { test, outcome: neverRan2(element) ? "not-run" : "passed", places }];
  }
  const NO_CLASS = /* @__PURE__ */ new Set(["", "test", "suite"]);
  function nameOf(element, around, shown) {
    const file = attribute(element, "file") ?? around.file;
    const path = file === void 0 ? void 0 : shown(file);
    const classname = attribute(element, "classname") ?? "";
    const hasClass = !NO_CLASS.has(classname) && classname !== around.suites.join(".");
    const suites = hasClass ? around.suites.slice(1) : around.suites;
    const className = hasClass ? shown(withoutFile(classname, path)) : void 0;
    return nameOfTest([path, ...suites.map(shown), className, attribute(element, "name")]);
  }
  function withoutFile(classname, file) {
    const dotted = file?.replace(/\.[^./]+$/, "").replaceAll("/", ".");
    if (dotted === void 0 || dotted === "") return classname;
    if (classname === dotted) return "";
    return classname.startsWith(`${dotted}.`) ? classname.replace(`${dotted}.`, "") : classname;
  }
  function failed(test, fault, places) {
    const text = plain(fault.textContent ?? "");
    const said = plain(attribute(fault, "message") ?? "");
    const nameLength = /^(?:[\w.]+: )?/.exec(text)?.[0].length ?? 0;
    const repeats = text.startsWith(said) || text.startsWith(said, nameLength);
    const parts = [repeats ? "" : said, text].filter((part) => part !== "");
    const reason = parts.length === 0 ? plain(attribute(fault, "type") ?? "") : parts.join("\n");
    return { test, outcome: "failed", reason: reason === "" ? void 0 : (0, cut.Jj)(reason, MAX_REASON), places };
  }
  function plain(text) {
    return (0, external_node_util_.stripVTControlCharacters)(text.replaceAll("#x1B[", "\x1B[")).trim();
  }
  const FRAME = /(?:^|[\s("'[]|file:\/\/)((?:\/|\.{1,2}\/)?[^\s:"'()[\]<>|*?]+\.[A-Za-z]{1,5}):(?:line )?(\d{1,7})\b/gm;
  function placesOf(element, around, fault) {
    const classname = attribute(element, "classname") ?? "";
    const named = [classname, attribute(element, "name") ?? ""].find((it) => /\.\w+$/.test(it));
    const ownFile = attribute(element, "file") ?? around.file ?? named;
    const text = fault === void 0 ? "" : (0, cut.Jj)(plain(fault.textContent ?? ""), MAX_REASON);
    const frames = [...text.matchAll(FRAME)].flatMap(([, file = "", line2 = ""]) => inPackage(file, classname).map((path) => ({ file: path, line: Number(line2) })));
    const isOwn = (frame) => ownFile !== void 0 && (ownFile.endsWith(frame.file) || frame.file.endsWith(ownFile));
    const line = Number(attribute(element, "line") ?? NaN) + around.lineOffset;
    const own = ownFile === void 0 ? [] : [{ file: ownFile, line: line > 0 ? line : void 0 }];
    const all = [...frames.filter(isOwn), ...frames.filter((it) => !isOwn(it)), ...own];
    return all.slice(0, MOST_PLACES);
  }
  function inPackage(file, classname) {
    if (file.includes("/") || !classname.includes("/")) return [file];
    const folders = classname.split("/");
    const inside = folders.map((_, at) => [...folders.slice(at + 1), file].join("/"));
    return inside.slice(-MOST_FOLDERS);
  }
  const MOST_FOLDERS = 6;
  const HARNESSES = [[/^vitest\b/i, "vitest"], [/^jest\b/i, "jest"], [/^pytest\b/i, "pytest"], [/^mocha\b/i, "mocha"], [/^go\.version$/, "go test"]];
  function harnessOf(names) {
    for (const name of names.slice(0, 1e3)) {
      const known = HARNESSES.find(([pattern]) => pattern.test(name));
      if (known !== void 0) return known[1];
    }
    return void 0;
  }
  ;
  const json_files_MAX_REASON = 2e4;
  function readPromptfoo(text) {
    if (text.trim() === "") return refused("is empty");
    const value = (0, basics.U4)(text);
    if (value === void 0) return notWhole();
    const results = (0, basics.fK)(value, "results");
    const rows = Array.isArray(results) ? results : (0, basics.fK)(results, "results");
    if (!Array.isArray(rows)) {
      return refused("is JSON, and not what promptfoo writes: it has no `results.results`", { hint: "Write it with `promptfoo eval -o results.json`." });
    }
    const prompts = new Set(rows.map((row) => promptLabel(row)));
    const records = rows.map((row) => promptfooRecord(row, prompts.size > 1));
    return { kind: "read", harness: "promptfoo", records };
  }
  const FAILURE = { none: 0, assertion: 1, error: 2 };
  function promptLabel(row) {
    const prompt = (0, basics.fK)(row, "prompt");
    return (0, basics.$6)(prompt, "label") ?? (0, basics.$6)(prompt, "raw");
  }
  function promptfooRecord(row, hasPrompts) {
    const testCase = (0, basics.fK)(row, "testCase");
    const grading = (0, basics.fK)(row, "gradingResult");
    const response = (0, basics.fK)(row, "response");
    const provider2 = (0, basics.fK)(row, "provider");
    const model = (0, basics.$6)(provider2, "label") || (0, basics.$6)(provider2, "id") || void 0;
    const vars = (0, basics.fK)(row, "vars") ?? (0, basics.fK)(testCase, "vars");
    const description = (0, basics.$6)(testCase, "description") ?? (0, basics.$6)(row, "description");
    const label = hasPrompts ? promptLabel(row) : void 0;
    const isPassed = (0, basics.fK)(row, "success") === true;
    const failure = (0, basics.fK)(row, "failureReason");
    const reasons = [(0, basics.$6)(row, "error"), (0, basics.$6)(grading, "reason")].find((it) => it);
    const isCached = (0, basics.fK)(response, "cached") === true;
    const output = outputOf((0, basics.fK)(response, "output"));
    return { test: nameOfTest([label, description ?? variablesAsName(vars)]), model, outcome: isPassed ? "passed" : "failed", reason: isPassed ? void 0 : reasonOf(reasons), scores: scoresOf((0, basics.fK)(row, "score"), (0, basics.fK)(row, "namedScores")), output: failure === FAILURE.error ? void 0 : output, input: inputOf(vars), costUsd: isCached ? void 0 : amountAt(row, "cost"), latencyMs: isCached ? void 0 : amountAt(row, "latencyMs"), tokens: tokensOf((0, basics.fK)(row, "tokenUsage") ?? (0, basics.fK)(response, "tokenUsage"), ["prompt", "completion", "total"]), sample: sampleOf([promptLabel(row), vars], output), isCopy: isCached };
  }
  function sampleOf(asked, said) {
    const digest = (value) => (0, cut.Yj)((0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(value ?? null)).digest("base64url"), 16);
    return `${digest([asked, said])}.${digest(said)}`;
  }
  function variablesAsName(vars) {
    return Object.entries((0, basics.u4)(vars) ? vars : {}).map(([name, value]) => `${name}: ${inWords(value)}`).join(", ");
  }
  function readVally(text, shown) {
    const read = linesOf(text);
    if ("kind" in read) return read;
    const trials = read.map(({ value, line }) => ({ value, line, stimulus: stimulusOf(value) })).filter(({ value }) => (0, basics.$6)(value, "type") === "trial-result");
    if (trials.length === 0) {
      return refused('has no line of the type "trial-result"', { hint: "Is it the `results.jsonl` of Vally?" });
    }
    const nameless = trials.find(({ stimulus }) => stimulus === void 0);
    if (nameless !== void 0) {
      return refused("has a trial without the name of its stimulus", { line: nameless.line });
    }
    const variants = new Set(trials.map(({ value }) => (0, basics.$6)(value, "variant")));
    const records = trials.map(({ value, stimulus }) => {
      const file = fileOf(value);
      const variant = variants.size > 1 ? (0, basics.$6)(value, "variant") : void 0;
      const evalName = file === void 0 ? (0, basics.$6)(value, "evalName") : shown(file);
      return vallyRecord(value, nameOfTest([evalName, variant, stimulus]));
    });
    return { kind: "read", harness: "vally", records };
  }
  function stimulusOf(trial) {
    const inTrajectory = (0, basics.fK)((0, basics.fK)(trial, "trajectory"), "stimulus");
    return nameIn((0, basics.fK)(trial, "stimulus")) ?? nameIn(inTrajectory) ?? (0, basics.$6)((0, basics.fK)(trial, "gradeResult"), "stimulusName") ?? (0, basics.$6)(trial, "stimulusName");
  }
  function fileOf(trial) {
    return (0, basics.$6)((0, basics.fK)(trial, "experiment"), "evalFile") ?? (0, basics.$6)(trial, "evalFilePath");
  }
  const VALLY_DONE = /* @__PURE__ */ new Set(["success", "succeeded", "completed", "passed", "ok"]);
  function vallyRecord(trial, test) {
    const trajectory = (0, basics.fK)(trial, "trajectory");
    const metrics = (0, basics.fK)(trajectory, "metrics");
    const grade = (0, basics.fK)(trial, "gradeResult");
    const status = (0, basics.$6)(trial, "status");
    const isDone = status === void 0 || VALLY_DONE.has(status.toLowerCase());
    const isPassed = isDone && (0, basics.fK)(grade, "passed") === true;
    const end = (0, basics.$6)(trajectory, "endReason");
    const failure = (0, basics.$6)(trial, "error") ?? end;
    const reason = isDone ? vallyReasons(grade, end) : `status ${status}${failure === void 0 ? "" : `: ${failure}`}`;
    return { test, model: nameIn((0, basics.fK)(trial, "model")) ?? (0, basics.$6)((0, basics.fK)(trajectory, "metadata"), "model"), outcome: isPassed ? "passed" : isDone ? "failed" : "outage", reason: isPassed ? void 0 : reasonOf(reason), scores: scoresOf((0, basics.fK)(grade, "score"), void 0), output: outputOf((0, basics.fK)(trajectory, "output")), costUsd: amountAt(metrics, "costUsd"), latencyMs: amountAt(metrics, "wallTimeMs"), tokens: tokensOf((0, basics.fK)(metrics, "tokenUsage"), ["inputTokens", "outputTokens", "totalTokens"]) };
  }
  function nameIn(value) {
    const name = typeof value === "string" ? value : (0, basics.$6)(value, "name") ?? (0, basics.$6)(value, "id");
    return name === "" ? void 0 : name;
  }
  function vallyReasons(grade, end) {
    if (grade === void 0 || grade === null) {
      return `It was not graded${end === void 0 ? "" : ` (${end})`}`;
    }
    const details = (0, basics.fK)(grade, "details");
    if (typeof details === "string") return details;
    const failed2 = failedGraders(grade, 0).filter((line) => line !== "");
    return failed2.join("\n");
  }
  const MAX_GRADERS = 20;
  function failedGraders(grader, depth) {
    const details = (0, basics.fK)(grader, "details");
    const inner = (Array.isArray(details) ? details : []).filter((one) => (0, basics.fK)(one, "passed") !== true).flatMap((one) => depth < MAX_GRADERS ? failedGraders(one, depth + 1) : []);
    if (inner.length > 0) return inner;
    const said = (0, basics.$6)(grader, "evidence") ?? (0, basics.$6)(grader, "reason") ?? (0, basics.$6)(grader, "message");
    return [[nameIn(grader), said].filter((part) => part !== void 0).join(": ")];
  }
  function readJsonl(text) {
    const read = linesOf(text);
    if ("kind" in read) return read;
    const records = [];
    for (const { value, line } of read) {
      const fault = lineFault(value);
      if (fault !== void 0) return refused(fault, { line });
      const repeat = (0, basics.fK)(value, "repeat");
      records.push({ repeat: typeof repeat === "number" ? repeat : 0, record: lineRecord(value) });
    }
    const inOrder = records.toSorted((a, b) => a.repeat - b.repeat);
    return { kind: "read", records: inOrder.map(({ record }) => record) };
  }
  const KEYS = { test: ["a text", (value) => typeof value === "string" && value.trim() !== ""], passed: ["true or false", (value) => typeof value === "boolean"], model: ["a text", isText], repeat: ["a whole number from 0", (value) => isAmount(value) && Number.isInteger(value)], score: ["a number from 0 to 1", isShare], scores: ["a mapping of numbers from 0 to 1", (value) => (0, basics.u4)(value) && Object.values(value).every(isShare)], output: ["a text", isText], input: ["a text or a mapping", (value) => isText(value) || (0, basics.u4)(value)], reason: ["a text", isText], costUsd: ["a number from 0", isAmount], latencyMs: ["a number from 0", isAmount], tokens: ["a number from 0, or { input, output }", (value) => isAmount(value) || (0, basics.u4)(value) && Object.values(value).every(isAmount)], version: ["a text", isText], temperature: ["a number from 0", isAmount], error: ["a text", isText] };
  function lineFault(value) {
    if (!(0, basics.u4)(value)) return "is no JSON object";
    for (const [key, own] of Object.entries(value)) {
      const known = Object.hasOwn(KEYS, key) ? KEYS[key] : void 0;
      if (known === void 0 && !key.startsWith("x-")) {
        return `has the unknown key ${JSON.stringify((0, cut.Jj)(key, 40))}; known: ${Object.keys(KEYS).join(", ")}`;
      }
      if (known !== void 0 && own !== null && !known[1](own)) return `has a \`${key}\` that is not ${known[0]}`;
    }
    if (value["test"] === void 0 || value["test"] === null) return "has no `test`";
    const isOutage = value["error"] !== void 0 && value["error"] !== null;
    if (typeof value["passed"] !== "boolean" && !isOutage) return "has no `passed`";
    return void 0;
  }
  const TOKENS = ["input", "output", "total"];
  function lineRecord(value) {
    const error = (0, basics.$6)(value, "error");
    const input = (0, basics.fK)(value, "input");
    const tokens = (0, basics.fK)(value, "tokens");
    const isOutage = error === "provider";
    const isPassed = error === void 0 && (0, basics.fK)(value, "passed") === true;
    return { test: nameOfTest([(0, basics.$6)(value, "test")]), model: (0, basics.$6)(value, "model") || void 0, outcome: isOutage ? "outage" : isPassed ? "passed" : "failed", reason: isPassed ? void 0 : reasonOf((0, basics.$6)(value, "reason") ?? error), scores: scoresOf((0, basics.fK)(value, "score"), (0, basics.fK)(value, "scores")), output: (0, basics.$6)(value, "output"), input: typeof input === "string" ? { input } : inputOf(input), costUsd: amountAt(value, "costUsd"), latencyMs: amountAt(value, "latencyMs"), tokens: tokensOf(typeof tokens === "number" ? { total: tokens } : tokens, TOKENS), version: (0, basics.$6)(value, "version"), oneAnswer: (0, basics.fK)(value, "temperature") === 0 };
  }
  const JSON_READERS = { promptfoo: readPromptfoo, vally: readVally, jsonl: readJsonl };
  function linesOf(text) {
    if (text.trim() === "") return refused("is empty");
    const lines = [];
    for (const [index, line] of text.split("\n").entries()) {
      if (line.trim() === "") continue;
      const value = (0, basics.U4)(line);
      if (value === void 0) return notWhole(index + 1);
      lines.push({ value, line: index + 1 });
    }
    return lines;
  }
  function notWhole(line) {
    return refused("is not whole JSON", { hint: "It may be cut off: the harness was ended while it wrote. Or it has another format.", ...line === void 0 ? {} : { line } });
  }
  function isText(value) {
    return typeof value === "string";
  }
  function isAmount(value) {
    return typeof value === "number" && Number.isFinite(value) && value >= 0 && value < 1e15;
  }
  function isShare(value) {
    return typeof value === "number" && (0, basics.N8)(value);
  }
  function reasonOf(said) {
    return said === void 0 || said === "" ? void 0 : (0, cut.Jj)(said, json_files_MAX_REASON);
  }
  function scoresOf(score, named) {
    const all = { score, ...(0, basics.u4)(named) ? named : {} };
    const scores = Object.entries(all).filter((entry) => isShare(entry[1]));
    return scores.length === 0 ? void 0 : Object.fromEntries(scores);
  }
  function outputOf(value) {
    return value === void 0 || value === null ? void 0 : inWords(value);
  }
  function inputOf(vars) {
    const entries = (0, basics.u4)(vars) ? Object.entries(vars) : [];
    if (entries.length === 0) return void 0;
    return Object.fromEntries(entries.map(([name, value]) => [name, inWords(value)]));
  }
  function inWords(value) {
    return typeof value === "string" ? value : JSON.stringify(value);
  }
  function amountAt(value, key) {
    const amount = (0, basics.fK)(value, key);
    return isAmount(amount) ? amount : void 0;
  }
  function tokensOf(usage, keys) {
    const [input, output, total] = keys.map((key) => {
      const amount = amountAt(usage, key);
      return amount === void 0 ? void 0 : Math.round(amount);
    });
    if (input === void 0 && output === void 0 && total === void 0) return void 0;
    const [asked = 0, answered = 0] = [input, output];
    return { input: asked, output: answered, total: total ?? asked + answered };
  }
  var to_tests = __webpack_require__(45317);
  ;
  async function collectResults(plan, setup) {
    const tests = [];
    const harnesses = [];
    const problems = [];
    const recorded = [];
    for (const entry of plan.harnesses ?? []) {
      const harness = new Harness(entry, plan.suite, setup);
      const { facts, tests: own, problem, recorded: file } = await harness.results();
      if (file !== void 0) recorded.push(file);
      tests.push(...own);
      harnesses.push(facts);
      if (problem !== void 0) problems.push(problem);
    }
    return { tests, harnesses, problems, recorded };
  }
  const MAX_BYTES = 32 * 1024 * 1024;
  const MAX_FILES = 1e3;
  const MAX_COMPLAINT = 300;
  const CLOCKS_DIFFER_MS = 6e5;
  class NoResults extends Error {
    constructor(problem) {
      super(problem.message);
      this.problem = problem;
    }
    problem;
  }
  class Harness {
    #entry;
    #directory;
    #setup;
    #name;
    #ended = "whole";
    #last;
    #place;
    #bound;
    constructor(entry, { name, directory, recordingsDir }, setup) {
      this.#entry = entry;
      this.#directory = directory;
      this.#setup = setup;
      const { workspace } = setup;
      this.#place = { workspace, directory: recordingsDir, suite: name, entry: entry.name };
      this.#bound = (0, identity.z9)(entry).requestHash ?? void 0;
    }
    async results() {
      const { workspace, responses, redact } = this.#setup;
      try {
        const stored = await this.#stored();
        const done = stored?.runs ?? await this.#live();
        const runs = done.map((run) => redact(this.#recordsOf(run)));
        const facts = this.#facts();
        const read = { entry: this.#entry, harness: facts.harness, runs };
        const tests = await (0, to_tests.V)(read, { directory: this.#directory, workspace });
        const isWhole = facts.ended !== "stopped" && stored === void 0;
        const keeps = isWhole && (responses === "record" || responses === "cache");
        return { facts, tests: stored?.bound === void 0 && stored !== void 0 ? tests.map(unboundTest) : tests, ...keeps && await this.#store(redact(done)) };
      } catch (error) {
        const isOurs = error instanceof NoResults || error instanceof recordings.Yl;
        if (!isOurs) throw error;
        this.#ended = "none";
        return { facts: this.#facts(), tests: [], problem: redact(error.problem) };
      }
    }
    async #store(runs) {
      const { responses, say, redact } = this.#setup;
      try {
        const kept = { bound: this.#bound, runs };
        return { recorded: await writeStoredRuns(this.#place, kept) };
      } catch (error) {
        if (!(error instanceof recordings.Yl)) throw error;
        if (responses === "record") return { problem: redact(error.problem) };
        say(error.problem.message);
        return {};
      }
    }
    async #stored() {
      const { responses, unbound } = this.#setup;
      if (responses !== "replay" && responses !== "cache") return void 0;
      const stored = await readStoredRuns(this.#place);
      const bound = this.#bound;
      const isSame = stored?.bound !== void 0 && stored.bound === bound;
      const runs = stored?.runs.slice(0, this.#entry.repeat) ?? [];
      const isWhole = runs.length === this.#entry.repeat;
      if (responses === "cache") return isSame && isWhole ? { bound, runs } : void 0;
      const again = "Record it again: run with `responses: record`.";
      if (stored === void 0) throw this.#noResults("Nothing of it is stored.", again);
      if (!isWhole) {
        throw this.#noResults(`Of its runs ${runs.length} are stored, of ${this.#entry.repeat}.`, again);
      }
      if (stored.bound !== void 0 && bound !== void 0 && !isSame) {
        throw this.#noResults("What is stored is of another command, or of other files of `dependsOn`.", again);
      }
      if (!isSame && unbound === "refused") {
        throw this.#noResults("What is stored is not bound to what it is of (`dependsOn`).", again);
      }
      return { bound: isSame ? bound : void 0, runs };
    }
    async #live() {
      await this.#requireOwnFiles();
      const { run: script, repeat } = this.#entry;
      const runs = [];
      for (let run = 0; run < repeat; run += 1) {
        const ended = script === void 0 ? void 0 : await this.#start(script, run);
        if (ended?.kind === "stopped") break;
        this.#last = ended;
        const files = await this.#read(ended);
        const done = { ended: ended?.kind ?? "whole", files };
        this.#recordsOf(done);
        runs.push(done);
      }
      return runs;
    }
    #facts() {
      const { name, location, repeat, run, format: format2 } = this.#entry;
      const harness = (run === void 0 ? void 0 : namedIn(run)) ?? this.#name ?? format2;
      return { entry: name, harness, location, repeat, ended: this.#ended };
    }
    #recordsOf({ ended, files }) {
      const isWorse = ended === "timeout" || ended === "failed" && this.#ended !== "timeout";
      if (isWorse && this.#ended !== "stopped") this.#ended = ended;
      const words = this.#last?.words ?? "ended with an exit code other than 0";
      const lead = ended === "whole" ? "" : ` The harness ${words}.`;
      const records = files.flatMap(({ name, text }) => this.#parsed(name, text, lead));
      const shown = JSON.stringify(this.#entry.read);
      if (!records.some(({ outcome }) => outcome !== "skipped")) {
        throw this.#noResults(records.length === 0 ? `There is no test in ${shown}.${lead}` : `Every test in ${shown} is skipped (${(0, format.LS)(records.length, "test")}).${lead}`, "Nothing would be judged, and that is no success.");
      }
      const isFailed = records.some(({ outcome }) => outcome === "failed" || outcome === "outage");
      if (ended === "failed" && !isFailed) {
        const left = records.filter(({ outcome }) => outcome === "not-run").length;
        throw this.#noResults(`The harness ${words}, and its file names no test that failed${left === 0 ? "" : `, and ${(0, format.LS)(left, "test")} that did not run`}.`, "Something outside of its tests failed: run it by hand.");
      }
      return records;
    }
    #parsed(name, text, lead) {
      const reading = READERS[this.#entry.format](text, (path2) => this.#asElsewhere(path2));
      if (reading.kind === "read") {
        this.#name ??= reading.harness;
        return reading.records;
      }
      const { message, hint, line } = reading;
      const at = line === void 0 ? "" : `, line ${line},`;
      throw this.#noResults(`The file ${JSON.stringify(name)}${at} ${message}.${lead}`, hint);
    }
    async #requireOwnFiles() {
      const { run } = this.#entry;
      const files = await this.#matches();
      const tracked = await firstTracked(files.map(({ real }) => real));
      if (tracked === void 0) return run === void 0 ? this.#requireToday(files) : void 0;
      const { file } = files.find(({ real }) => real === tracked) ?? { file: tracked };
      const old = (0, paths.pS)(this.#setup.workspace, file);
      throw this.#noResults(run === void 0 ? `The file ${JSON.stringify(old)} is tracked by git, so that its results are of the day it was committed.` : `The file ${JSON.stringify(old)} is tracked by git, and would be removed before each run.`, "Take it out of the repository (`git rm --cached`), and name it in `.gitignore`.");
    }
    async #requireToday(files) {
      const commit = await (0, git.aT)(this.#directory);
      if (commit === void 0) return;
      for (const { file } of files) {
        const { mtimeMs } = await (0, promises_.stat)(file);
        if (mtimeMs > commit - CLOCKS_DIFFER_MS) continue;
        const name = JSON.stringify((0, paths.pS)(this.#setup.workspace, file));
        throw this.#noResults(`The file ${name} was written before the commit that is tested (${minuteOf(mtimeMs)}, the commit ${minuteOf(commit)}), so that its results are of an earlier one.`, "An earlier step of the job has to write it anew; or start the harness with `run`.");
      }
    }
    async #matches() {
      const { read } = this.#entry;
      const { workspace } = this.#setup;
      const shown = JSON.stringify(read);
      const named = await (0, workspace_files.hK)({ workspace, directory: this.#directory }, read);
      if (named === void 0) {
        throw this.#noResults(`The file ${shown} is outside of the workspace, where nothing is read.`);
      }
      const files = [...new Map(named.map((it) => [it.real, it])).values()];
      if (files.length > MAX_FILES) {
        throw this.#noResults(`${shown} matches ${(0, format.U9)(files.length)} files; at most ${(0, format.U9)(MAX_FILES)} are read.`);
      }
      return files;
    }
    async #start(script, run) {
      const { stop, say, workspace, environment, redact } = this.#setup;
      const root = await (0, promises_.realpath)(workspace);
      for (const { real } of await this.#matches()) if ((0, paths.FK)(root, real)) await (0, promises_.unlink)(real);
      if (this.#isStopped()) return this.#stopped();
      const { name, repeat, timeoutMs } = this.#entry;
      say(`results ${JSON.stringify(name)}: started${repeat === 1 ? "" : ` (${run + 1} of ${repeat})`}.`);
      const keys = Object.keys(environment);
      const programs = new adapters.Hu({ environment, keys: /* @__PURE__ */ new Set(), redact });
      const unsubscribe = stop.onStop(() => void programs.close());
      try {
        const end = await programs.run({ script, cwd: this.#directory, timeoutMs, keys });
        if (this.#isStopped()) return this.#stopped();
        return endOf(end, timeoutMs);
      } catch (error) {
        if (error instanceof provider.mZ) throw this.#noResults(`${error.message}.`, error.hint);
        throw this.#noResults(`The harness could not be started: ${(0, basics.kc)(error)}.`);
      } finally {
        unsubscribe();
      }
    }
    #stopped() {
      this.#ended = "stopped";
      return { kind: "stopped", words: "" };
    }
    #isStopped() {
      return this.#setup.stop.interruption !== void 0;
    }
    async #read(ended) {
      const found = await this.#matches();
      if (found.length === 0) throw this.#nothingThere(ended);
      const files = [];
      for (const { file } of found) files.push(await this.#readFile(file));
      return files;
    }
    #nothingThere(ended) {
      const shown = JSON.stringify(this.#entry.read);
      if (ended === void 0) {
        return this.#noResults(`There is no file ${shown}.`, "An earlier step of the job has to write it, also where its tests fail (`continue-on-error: true`); or start the harness with `run`. The path is relative to the config file.");
      }
      return this.#noResults(`The harness ${ended.words} and has not written ${shown}.`, "The path is relative to the config file, in whose folder `run` is started.");
    }
    async #readFile(file) {
      const { workspace } = this.#setup;
      const name = (0, paths.pS)(workspace, file);
      const wrong = (what, hint) => this.#noResults(`The file ${JSON.stringify(name)} ${what}.`, hint);
      const read = await (0, workspace_files.sL)(workspace, file, MAX_BYTES);
      if (read.kind === "refused") throw wrong(read.refusal.message, read.refusal.hint);
      const text = (0, paths.g7)(read.file.bytes);
      if (text === void 0) throw wrong("is not UTF-8");
      return { name, text: withoutFolders(text, [this.#directory, workspace]) };
    }
    #asElsewhere(name) {
      if (/^(?:[A-Za-z]:)?\\|^[A-Za-z]:\//.test(name) && external_node_path_.sep === "/") {
        return external_node_path_.win32.basename(name);
      }
      if (!external_node_path_.isAbsolute(name)) return name;
      if ((0, paths.FK)(this.#directory, name)) return this.#shown(name);
      const { workspace } = this.#setup;
      return (0, paths.FK)(workspace, name) ? (0, paths.pS)(workspace, name) : external_node_path_.basename(name);
    }
    #shown(file) {
      return (0, paths.pS)(this.#directory, file);
    }
    #noResults(message, hint) {
      const { name, location } = this.#entry;
      return new NoResults({ message: `results ${JSON.stringify(name)}: ${message}`, location, ...hint === void 0 ? {} : { hint } });
    }
  }
  function minuteOf(time) {
    const [day = "", clock = ""] = new Date(time).toISOString().split("T");
    return `${day} ${clock.replace(/:[^:]*$/, "")} UTC`;
  }
  function withoutFolders(text, folders) {
    return folders.reduce((left, folder) => {
      const parts = folder.split(/[\\/]/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      const slash = String.raw`(?:\\{1,2}|/)`;
      const inside = new RegExp(`(?<=^|file:///?|[^\\w./\\\\-])${parts.join(slash)}${slash}`, "gm");
      return parts.length < 3 ? left : left.replaceAll(inside, "");
    }, text);
  }
  const READERS = { junit: readJunit, ...JSON_READERS };
  function endOf({ exitCode, timedOut, lastLines }, timeoutMs) {
    if (timedOut) {
      return { kind: "timeout", words: `was ended after ${timeoutMs} ms (\`timeoutMs\`)` };
    }
    if (exitCode === 0) return { kind: "whole", words: "ended well" };
    const lines = lastLines.split("\n").filter((line) => line.trim() !== "");
    const last = lines.at(-1)?.trim();
    const said = last === void 0 ? "" : ` (${(0, cut.S_)(last, MAX_COMPLAINT)})`;
    const how = exitCode === null ? "was killed" : `ended with exit code ${exitCode}`;
    return { kind: "failed", words: `${how}${said}` };
  }
  async function firstTracked(files) {
    for (const folder of new Set(files.map((file) => external_node_path_.dirname(file)))) {
      const tracked = await (0, git.O)(folder);
      const found = files.find((file) => external_node_path_.dirname(file) === folder && tracked.has(external_node_path_.basename(file)));
      if (found !== void 0) return found;
    }
    return void 0;
  }
  function unboundTest({ test, runs }) {
    return { test, runs: runs.map((run) => ({ ...run, unboundAnswers: 1 })) };
  }
  const PROGRAMS = [[/\bdeepeval\b/, "deepeval"], [/\bpromptfoo\b/, "promptfoo"], [/\bvally(?:-cli)?\b/, "vally"], [/\bvitest\b/, "vitest"], [/\bjest\b/, "jest"], [/\b(?:pytest|py\.test)\b/, "pytest"], [/\bmocha\b/, "mocha"], [/\bgotestsum\b|\bgo test\b/, "go test"], [/\bdotnet test\b/, "dotnet test"], [/\bnode\b.*\s--test\b/, "node --test"]];
  function namedIn(run) {
    return PROGRAMS.find(([pattern]) => pattern.test(run))?.[1];
  }
  function collect_fileOf({ workspace, directory, suite, entry }) {
    return new recordings.l7((0, recordings.BP)(directory, suite, (0, recordings.OF)(entry)), workspace);
  }
  function readStoredRuns(place) {
    return collect_fileOf(place).read("files of a harness", runsIn);
  }
  const MAX_STORED = 8 * 1024 * 1024;
  function tooLarge(length, name) {
    return new recordings.Yl({ message: `Not stored: ${name} would have ${(0, format.U9)(length)} characters, and a recording keeps ${(0, format.U9)(MAX_STORED)}.`, hint: "Let the harness write less (no logs of its tests), start it less often (`repeat`), or make several entries of it." });
  }
  function asLines({ ended, files }) {
    return { ended, files: files.map(({ name, text }) => ({ name, text: text.split("\n") })) };
  }
  async function writeStoredRuns(place, stored) {
    const file = collect_fileOf(place);
    const { name } = file;
    const { bound, runs } = stored;
    const content = { version: 1, results: place.entry, bound, runs: runs.map(asLines) };
    const text = `${JSON.stringify(content, void 0, 2)}
`;
    if (text.length > MAX_STORED) throw tooLarge(text.length, name);
    await file.write(text);
    return name;
  }
  function runsIn(value, characters) {
    const runs = (0, basics.fK)(value, "runs");
    const isReadable = characters <= MAX_STORED && (0, basics.fK)(value, "version") === 1;
    if (!isReadable || !Array.isArray(runs)) return void 0;
    const read = runs.map(runIn);
    return read.every((run) => run !== void 0) ? { bound: (0, basics.$6)(value, "bound"), runs: read } : void 0;
  }
  function runIn(value) {
    const ended = (0, basics.fK)(value, "ended");
    const files = (0, basics.fK)(value, "files");
    if (ended !== "whole" && ended !== "failed" && ended !== "timeout") return void 0;
    if (!Array.isArray(files)) return void 0;
    const read = files.map((file) => {
      const [name, text] = [(0, basics.$6)(file, "name"), linesAt(file, "text")];
      return name === void 0 || text === void 0 ? void 0 : { name, text };
    });
    return read.every((file) => file !== void 0) ? { ended, files: read } : void 0;
  }
  function linesAt(value, key) {
    const lines = (0, basics.fK)(value, key);
    return Array.isArray(lines) && lines.every((line) => typeof line === "string") ? lines.join("\n") : (0, basics.$6)(value, key);
  }
}) };
