export const id = 6978;
export const ids = [6978];
export const modules = { 16978: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { anyRecording: () => anyRecording, createRecordingStore: () => createRecordingStore, u: () => recordedAnswers, recordingPath: () => recordingPath, storageFaults: () => storageFaults });
  var promises_ = __webpack_require__(51455);
  var git_folder = __webpack_require__(46535);
  var write_atomically = __webpack_require__(24607);
  var external_node_path_ = __webpack_require__(76760);
  var answer_store = __webpack_require__(28840);
  var file_text = __webpack_require__(71065);
  ;
  function isSameRequest(stored, asked) {
    return stored === asked || !asked.includes("/") && stored.startsWith(`${asked}/`);
  }
  function isSameButEnvironment(stored, asked) {
    const withoutEnvironment = (hash) => hash.replace(/\/.*$/s, "");
    return stored !== asked && withoutEnvironment(stored) === withoutEnvironment(asked);
  }
  function entryKey({ model, repeat, call }) {
    return JSON.stringify([model, repeat, ...callOrder(call)]);
  }
  function lookupKeys(identity) {
    const { call } = identity;
    if (call.kind !== "judge") return [entryKey(identity)];
    const { kind, question, attempt, conversation } = call;
    const open = { kind, question, attempt, ...conversation === void 0 ? {} : { conversation } };
    return [entryKey(identity), entryKey({ ...identity, call: open })];
  }
  function callOrder(call) {
    switch (call.kind) {
      case "answer":
        return [0, call.turn];
      case "judge":
        return [1, call.conversation ?? "", call.question, call.judgeModel ?? "", call.attempt];
      case "embedding":
        return [2, call.conversation ?? "", call.question];
    }
  }
  function sortedEntries(entries, models) {
    const known = [...new Set(models)];
    const added = [...new Set(entries.map(({ model }) => model))].filter((model) => !known.includes(model)).sort();
    const rank = new Map([...known, ...added].map((model, index) => [model, index]));
    const position = ({ model, repeat, call }) => [rank.get(model) ?? 0, repeat, ...callOrder(call)];
    return entries.map((entry) => ({ entry, position: position(entry) })).sort((a, b) => comparePositions(a.position, b.position)).map(({ entry }) => entry);
  }
  function comparePositions(a, b) {
    for (const [index, item] of a.entries()) {
      const other = b[index];
      if (other === void 0 || item === other) continue;
      return item < other ? -1 : 1;
    }
    return 0;
  }
  var is_record = __webpack_require__(88277);
  var numbers = __webpack_require__(43957);
  ;
  const MAX_REQUEST_CHARACTERS = 64e3;
  const MAX_FILE_CHARACTERS = 1e6;
  const MAX_TURNS = 200;
  function readRequests(value) {
    if (value === void 0) return /* @__PURE__ */ new Map();
    if (!(0, is_record.u)(value)) return void 0;
    const requests = /* @__PURE__ */ new Map();
    for (const [hash, request] of Object.entries(value)) {
      const { after, lines: lines2, ...others } = (0, is_record.u)(request) ? request : { lines: request };
      if (!Array.isArray(lines2) || !lines2.every((line) => typeof line === "string")) return void 0;
      if (Object.keys(others).length > 0) return void 0;
      if (after !== void 0 && typeof after !== "string") return void 0;
      requests.set(hash, after === void 0 ? { lines: lines2 } : { after, lines: lines2 });
    }
    return requests;
  }
  function linesOfRequest(requests, hash) {
    const parts = [];
    let at = hash;
    let characters = 0;
    while (at !== void 0) {
      const request = requests.get(at);
      if (request === void 0 || parts.length > MAX_TURNS) return void 0;
      characters += lengthOf(request.lines);
      if (characters > MAX_REQUEST_CHARACTERS) return void 0;
      parts.unshift(request.lines);
      at = request.after;
    }
    return parts.flat();
  }
  function requestsToKeep(answers) {
    const kept = /* @__PURE__ */ new Map();
    let left = MAX_FILE_CHARACTERS;
    let before;
    for (const answer of answers) {
      const { hash, request: lines2 } = answer;
      if (hash === void 0 || lines2 === void 0 || lines2.length === 0) continue;
      const follows = before !== void 0 && isNextTurn(before.answer, answer) && startsWith(lines2, before.lines) ? before : void 0;
      const own = lines2.slice(follows?.lines.length ?? 0);
      before = void 0;
      if (!kept.has(hash)) {
        const characters = lengthOf(own);
        if (lengthOf(lines2) > MAX_REQUEST_CHARACTERS || characters > left) continue;
        left -= characters;
        kept.set(hash, { ...follows === void 0 ? {} : { after: follows.hash }, lines: own });
      }
      before = { hash, answer, lines: lines2 };
    }
    return kept;
  }
  function isNextTurn(before, answer) {
    return before.call.kind === "answer" && answer.call.kind === "answer" && before.model === answer.model && before.repeat === answer.repeat && answer.call.turn === before.call.turn + 1 && before.hash !== answer.hash;
  }
  function startsWith(lines2, start) {
    return start.length <= lines2.length && start.every((line, index) => lines2[index] === line);
  }
  function lengthOf(lines2) {
    return (0, numbers.cz)(lines2.map((line) => line.length + 1));
  }
  var external_node_crypto_ = __webpack_require__(77598);
  ;
  const SAFE_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;
  const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
  const HASH_ENDING = /-[0-9a-f]{8}$/;
  const MAX_READABLE = 48;
  function slugOf(name) {
    if (SAFE_NAME.test(name) && !RESERVED.test(name) && !HASH_ENDING.test(name)) return name;
    const readable = name.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").slice(0, MAX_READABLE).replace(/^-+|-+$/g, "");
    const hash = (0, external_node_crypto_.createHash)("sha256").update(name).digest("hex").slice(0, 8);
    return `${readable === "" ? "unnamed" : readable}-${hash}`;
  }
  var cut = __webpack_require__(43117);
  var json_text = __webpack_require__(19028);
  var reply_shape = __webpack_require__(95352);
  var provider = __webpack_require__(40253);
  var tool_arguments = __webpack_require__(94891);
  ;
  const recording_read_MAX_FILE_CHARACTERS = 32 * 1024 * 1024;
  class EntryError extends Error {
    constructor(path, message, hint) {
      super(message);
      this.path = path;
      this.hint = hint;
    }
    path;
    hint;
  }
  function readRecording(text, file) {
    if (text.length > recording_read_MAX_FILE_CHARACTERS) {
      throw new answer_store.Y({ message: `the recording is larger than ${recording_read_MAX_FILE_CHARACTERS} characters`, location: { file, line: 1, column: 1 } });
    }
    try {
      return toRecording(parseJson(text));
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      throw new answer_store.Y({ message: error.message, location: { file, ...(0, json_text.zF)(text, error.path) }, ...error.path.length === 0 ? {} : { path: pathText(error.path) }, ...error.hint === void 0 ? {} : { hint: error.hint } });
    }
  }
  function parseJson(text) {
    try {
      return JSON.parse(text.replace(/^\uFEFF/, ""));
    } catch {
      throw new EntryError([], "the recording is not valid JSON.", "Correct it, or record again.");
    }
  }
  function pathText(path) {
    return path.map((part, index) => typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`).join("");
  }
  function toRecording(value) {
    if (!(0, is_record.u)(value)) throw new EntryError([], "a recording is a JSON object.");
    refuseUnknown(value, ["version", "suite", "test", "answers", "requests"], []);
    if (value["version"] !== void 0 && value["version"] !== 1) {
      throw new EntryError(["version"], "unknown version of the recording format; this one reads 1.");
    }
    const list = value["answers"];
    if (!Array.isArray(list)) throw new EntryError(["answers"], "answers must be a list.");
    const seen = /* @__PURE__ */ new Map();
    const answers = list.map((entry, index) => {
      const answer = toAnswer(entry, ["answers", index]);
      const key = entryKey(answer);
      const earlier = seen.get(key);
      if (earlier !== void 0) {
        throw new EntryError(["answers", index], `the same call as answers[${earlier}].`);
      }
      seen.set(key, index);
      return answer;
    });
    const requests = readRequests(value["requests"]);
    if (requests === void 0) {
      throw new EntryError(["requests"], "requests must hold lists of lines, each under its hash.", "Take `requests` out, or record again.");
    }
    const suite = optionalString(value, "suite", []);
    const test = optionalString(value, "test", []);
    return { ...suite === void 0 ? {} : { suite }, ...test === void 0 ? {} : { test }, answers, requests };
  }
  const CHAT_FIELDS = ["text", "thoughts", "outputJson", "toolCalls", "toolCallsUnknown", "finishReason", "usage", "latencyMs", "modelId", "replyId", "costUsd"];
  const COMMON_FIELDS = ["model", "repeat", "hash"];
  const FIELDS = { answer: [...COMMON_FIELDS, "turn", ...CHAT_FIELDS], judge: [...COMMON_FIELDS, "judge", "judgeModel", "attempt", "conversation", ...CHAT_FIELDS], embedding: [...COMMON_FIELDS, "embedding", "conversation", "vectors", "usage", "latencyMs"] };
  function toAnswer(value, path) {
    if (!(0, is_record.u)(value)) throw new EntryError(path, "an answer is a JSON object.");
    const call = toCall(value, path);
    refuseUnknown(value, FIELDS[call.kind], path);
    const model = optionalString(value, "model", path);
    if (model === void 0) throw new EntryError(path, 'the answer has no "model".');
    const hash = optionalString(value, "hash", path);
    return { model, repeat: count(value, "repeat", path), call, ...hash === void 0 ? {} : { hash }, response: call.kind === "embedding" ? toVectors(value, path) : toChat(value, path) };
  }
  function toCall(value, path) {
    const judge = optionalString(value, "judge", path);
    const embedding = optionalString(value, "embedding", path);
    if (judge !== void 0 && embedding !== void 0) {
      throw new EntryError(path, 'an answer has "judge" or "embedding", not both.');
    }
    if (judge === void 0 && embedding === void 0) {
      return { kind: "answer", turn: count(value, "turn", path) };
    }
    const label = optionalString(value, "conversation", path);
    const conversation = label === void 0 ? {} : { conversation: label };
    if (embedding !== void 0) return { kind: "embedding", question: embedding, ...conversation };
    const judgeModel = optionalString(value, "judgeModel", path);
    return { kind: "judge", question: judge ?? "", ...judgeModel === void 0 ? {} : { judgeModel }, attempt: count(value, "attempt", path), ...conversation };
  }
  const FINISH_REASONS = ["stop", "length", "tool-calls", "content-filter", "other"];
  function toChat(value, path) {
    const toolCalls = toToolCalls(value["toolCalls"], [...path, "toolCalls"]);
    const stated = value["finishReason"];
    const finishReason = FINISH_REASONS.find((reason) => reason === stated);
    if (stated !== void 0 && finishReason === void 0) {
      throw new EntryError([...path, "finishReason"], `unknown finishReason ${(0, cut.Yj)(JSON.stringify(stated), 60)}.`, `One of ${FINISH_REASONS.join(", ")}.`);
    }
    const modelId = optionalString(value, "modelId", path);
    const replyId = optionalString(value, "replyId", path);
    const outputJson = value["outputJson"];
    if ((0, tool_arguments.hz)(outputJson, tool_arguments.DD)) {
      throw new EntryError([...path, "outputJson"], `outputJson is nested deeper than ${tool_arguments.DD}.`);
    }
    return { text: toText(value, "text", path), toolCalls, ...isStated(value, "toolCallsUnknown", path) ? { toolCallsUnknown: true } : {}, finishReason: finishReason ?? (toolCalls.length > 0 ? "tool-calls" : "stop"), usage: toUsage(value["usage"], [...path, "usage"]), latencyMs: amount(value, "latencyMs", path), ...value["latencyMs"] === void 0 ? { latencyUnstated: true } : {}, ...value["thoughts"] === void 0 ? {} : { thoughts: toText(value, "thoughts", path) }, ...outputJson === void 0 ? {} : { outputJson }, ...modelId === void 0 ? {} : { modelId }, ...replyId === void 0 ? {} : { replyId }, ...value["costUsd"] === void 0 ? {} : { costUsd: amount(value, "costUsd", path) } };
  }
  function toText(entry, key, path) {
    const value = entry[key];
    if (typeof value === "string") return value;
    if (value === void 0) throw new EntryError(path, `the answer has no "${key}".`);
    if (Array.isArray(value) && value.every((line) => typeof line === "string")) {
      return value.join("\n");
    }
    throw new EntryError([...path, key], `${key} must be a string or a list of lines.`);
  }
  function toToolCalls(value, path) {
    if (value === void 0) return [];
    if (!Array.isArray(value)) throw new EntryError(path, "toolCalls must be a list.");
    if (value.length > provider.IY) {
      throw new EntryError(path, `toolCalls has more than ${provider.IY} entries.`);
    }
    return value.map((call, index) => {
      const place = [...path, index];
      if (!(0, is_record.u)(call)) throw new EntryError(place, "a tool call is a JSON object.");
      refuseUnknown(call, ["id", "name", "arguments", "response"], place);
      const name = optionalString(call, "name", place);
      if (name === void 0) throw new EntryError(place, 'the tool call has no "name".');
      const args = call["arguments"] ?? {};
      if (!(0, is_record.u)(args)) throw new EntryError([...place, "arguments"], "arguments must be an object.");
      if ((0, tool_arguments.hz)(args, tool_arguments.DD)) {
        throw new EntryError([...place, "arguments"], `arguments are nested deeper than ${tool_arguments.DD}.`);
      }
      const { response } = call;
      if ((0, tool_arguments.hz)(response, tool_arguments.DD)) {
        throw new EntryError([...place, "response"], `the response is nested deeper than ${tool_arguments.DD}.`);
      }
      return { id: optionalString(call, "id", place) ?? `call_${index}`, name, arguments: args, ...response === void 0 ? {} : { response } };
    });
  }
  function toVectors(value, path) {
    const vectors = value["vectors"];
    if (!Array.isArray(vectors)) throw new EntryError(path, 'the embedding has no list "vectors".');
    return { vectors: vectors.map((vector, index) => toVector(vector, [...path, "vectors", index])), usage: toUsage(value["usage"], [...path, "usage"]), latencyMs: amount(value, "latencyMs", path) };
  }
  function toVector(value, path) {
    const isVector = (item) => Array.isArray(item) && item.every((component) => Number.isFinite(component));
    if (!isVector(value)) throw new EntryError(path, "a vector is a list of numbers.");
    return value;
  }
  function toUsage(value, path) {
    if (value === void 0) return (0, reply_shape.Fs)(0, 0);
    if (!(0, is_record.u)(value)) throw new EntryError(path, "usage must be an object.");
    refuseUnknown(value, ["inputTokens", "outputTokens", "totalTokens"], path);
    return (0, reply_shape.Fs)(count(value, "inputTokens", path), count(value, "outputTokens", path), count(value, "totalTokens", path));
  }
  function refuseUnknown(value, known, path) {
    const unknown = Object.keys(value).find((key) => !known.includes(key));
    if (unknown === void 0) return;
    throw new EntryError([...path, unknown], `unknown key ${JSON.stringify((0, cut.Yj)(unknown, 60))}.`, `Known here: ${known.join(", ")}.`);
  }
  function optionalString(value, key, path) {
    const text = value[key];
    if (text === void 0 || typeof text === "string") return text;
    throw new EntryError([...path, key], `${key} must be a string.`);
  }
  function isStated(value, key, path) {
    const stated = value[key] ?? false;
    if (typeof stated === "boolean") return stated;
    throw new EntryError([...path, key], `${key} must be true or false.`);
  }
  function count(value, key, path) {
    const number = amount(value, key, path);
    if (Number.isSafeInteger(number)) return number;
    throw new EntryError([...path, key], `${key} must be a whole number from 0.`);
  }
  const MAX_AMOUNT = 1e12;
  function amount(value, key, path) {
    const number = value[key] ?? 0;
    const isAmount = typeof number === "number" && number >= 0 && number <= MAX_AMOUNT;
    if (isAmount) return number;
    throw new EntryError([...path, key], `${key} must be a number from 0 to ${MAX_AMOUNT}.`);
  }
  ;
  function writeRecording(suite, test, answers, redact) {
    const requests = [...requestsToKeep(answers)].map(([hash, { after, lines: own }]) => {
      const kept = redact(own.join("\n")).split("\n");
      return [hash, after === void 0 ? kept : { after, lines: own.length === 0 ? [] : kept }];
    });
    const document = { version: 1, suite, test, answers: answers.map(({ model, repeat, call, hash, response }) => ({ model, repeat, ...callFields(call), ...hash === void 0 ? {} : { hash }, ...responseFields(response, redact) })), ...requests.length === 0 ? {} : { requests: Object.fromEntries(requests) } };
    return `${format(document, "")}
`;
  }
  function callFields(call) {
    if (call.kind === "answer") return { turn: call.turn };
    const conversation = call.conversation === void 0 ? {} : { conversation: call.conversation };
    if (call.kind === "embedding") return { embedding: call.question, ...conversation };
    const judgeModel = call.judgeModel === void 0 ? {} : { judgeModel: call.judgeModel };
    return { judge: call.question, ...judgeModel, attempt: call.attempt, ...conversation };
  }
  function responseFields(response, redact) {
    const { usage, latencyMs } = response;
    if ("vectors" in response) return { vectors: response.vectors, usage, latencyMs };
    return { text: lines(redact(response.text)), ...response.thoughts === void 0 ? {} : { thoughts: lines(redact(response.thoughts)) }, ...response.outputJson === void 0 ? {} : { outputJson: redactAll(response.outputJson, redact) }, ...reasonFields(response, redact), usage, ...response.latencyUnstated === true ? {} : { latencyMs }, ...response.modelId === void 0 ? {} : { modelId: redact(response.modelId) }, ...response.replyId === void 0 ? {} : { replyId: redact(response.replyId) }, ...response.costUsd === void 0 ? {} : { costUsd: response.costUsd } };
  }
  function reasonFields(response, redact) {
    const { toolCalls, finishReason } = response;
    if (toolCalls.length === 0) {
      return { ...response.toolCallsUnknown === true ? { toolCallsUnknown: true } : {}, ...finishReason === "stop" ? {} : { finishReason } };
    }
    return { toolCalls: redactAll(toolCalls, redact), finishReason };
  }
  function lines(text) {
    return text.includes("\n") ? text.split("\n") : text;
  }
  function redactAll(value, redact) {
    if (typeof value === "string") return redact(value);
    if (Array.isArray(value)) return value.map((item) => redactAll(item, redact));
    if (!(0, is_record.u)(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactAll(item, redact)]));
  }
  function format(value, indent) {
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
      if (value.every((item) => typeof item === "number")) return JSON.stringify(value);
      const items = value.map((item) => inner + format(item, inner));
      return `[
${items.join(",\n")}
${indent}]`;
    }
    if ((0, is_record.u)(value) && Object.keys(value).length > 0) {
      const items = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${format(item, inner)}`);
      return `{
${items.join(",\n")}
${indent}}`;
    }
    return JSON.stringify(value);
  }
  ;
  function createRecordingStore(options) {
    return new RecordingStore(options);
  }
  class RecordingStore {
    #options;
    #files = /* @__PURE__ */ new Map();
    #handWritten = /* @__PURE__ */ new WeakMap();
    #workspace;
    constructor(options) {
      this.#options = options;
      this.#workspace = (0, promises_.realpath)(options.workspace);
      this.#workspace.catch(() => void 0);
    }
    async lookup(key, requestHash) {
      const file = this.#fileOf(key);
      const { byKey, requests } = await this.#storedOf(file);
      const entry = lookupKeys(key).map((candidate) => byKey.get(candidate)).find((candidate) => candidate !== void 0);
      const name = this.#nameOf(file.path);
      if (entry === void 0) return { kind: "missing", file: name };
      const { hash, response } = entry;
      if (hash === void 0) this.#handWritten.set(response, { file, entry });
      else if (!isSameRequest(hash, requestHash)) {
        const request = linesOfRequest(requests, hash);
        const onlyEnvironment = isSameButEnvironment(hash, requestHash);
        return { kind: "stale", file: name, onlyEnvironment, ...request && { request } };
      }
      return { kind: "found", response, isBound: hash !== void 0, file: name };
    }
    put(key, { hash, lines: lines2 }, response) {
      const { model, repeat, call } = key;
      const file = this.#fileOf(key);
      const known = this.#handWritten.get(response);
      const answer = known?.file === file ? known.entry : { model, repeat, call, hash, request: lines2(), response };
      file.put.set(entryKey(answer), answer);
    }
    async flush() {
      const written = [];
      const failures = [];
      const folders = /* @__PURE__ */ new Set();
      for (const file of this.#files.values()) {
        if (file.put.size === 0) continue;
        try {
          await writeFile(file, await this.#storedOf(file), this.#options, await this.#workspace);
          file.stored = void 0;
          written.push(this.#nameOf(file.path));
          folders.add((0, external_node_path_.dirname)(file.path));
        } catch (error) {
          failures.push(asFault("write", error, this.#nameOf(file.path)));
        }
      }
      for (const folder of folders) await (0, write_atomically.D)(folder);
      if (failures[0] !== void 0) throw failures[0];
      return written.sort();
    }
    #fileOf({ suite, test }) {
      const id2 = JSON.stringify([suite, test]);
      const known = this.#files.get(id2);
      if (known !== void 0) return known;
      const directory = this.#options.directories.get(suite);
      if (directory === void 0) throw new Error(`no folder of recordings for suite "${suite}"`);
      const path = recordingPath(directory, suite, test);
      const file = { suite, test, path, put: /* @__PURE__ */ new Map(), stored: void 0 };
      this.#files.set(id2, file);
      return file;
    }
    #storedOf(file) {
      return file.stored ??= loadFile(file, this.#nameOf(file.path), this.#workspace);
    }
    #nameOf(path) {
      return (0, external_node_path_.relative)((0, external_node_path_.resolve)(this.#options.workspace), path).split(external_node_path_.sep).join("/");
    }
  }
  async function anyRecording(tests) {
    for (const [directory, suite, test] of tests) {
      const isThere = await (0, promises_.access)(recordingPath(directory, suite, test)).then(() => true, () => false);
      if (isThere) return true;
    }
    return false;
  }
  async function recordedAnswers({ workspace, directory }, suite, test) {
    const path = recordingPath(directory, suite, test);
    const file = { suite, test, path, put: /* @__PURE__ */ new Map(), stored: void 0 };
    try {
      return (await loadFile(file, path, (0, promises_.realpath)(workspace))).answers;
    } catch (error) {
      if (error instanceof answer_store.Y) return [];
      throw error;
    }
  }
  async function storageFaults({ workspace, directory }, suite, tests) {
    const root = (0, promises_.realpath)(workspace);
    const nameOf = (path) => (0, external_node_path_.relative)((0, external_node_path_.resolve)(workspace), path).split(external_node_path_.sep).join("/");
    const faults = [];
    for (const test of tests) {
      const path = recordingPath(directory, suite, test);
      const file = { suite, test, path, put: /* @__PURE__ */ new Map(), stored: void 0 };
      try {
        await loadFile(file, nameOf(path), root);
      } catch (error) {
        faults.push(asFault("read", error, nameOf(path)));
      }
    }
    const folder = (0, external_node_path_.join)(directory, slugOf(suite));
    try {
      requireInside(await nearestExisting(folder), await root, nameOf(folder));
      await tryToWrite(folder);
    } catch (error) {
      faults.push(asFault("write", error, nameOf(folder)));
    }
    return faults;
  }
  function asFault(verb, error, name) {
    return error instanceof answer_store.Y ? error : unusable(verb, error, name);
  }
  async function tryToWrite(folder) {
    const first = await (0, promises_.mkdir)(folder, { recursive: true });
    try {
      await (0, write_atomically.v)((0, external_node_path_.join)(folder, "write-test"), "");
      await (0, promises_.rm)((0, external_node_path_.join)(folder, "write-test"));
    } finally {
      if (first !== void 0) await removeFolders(folder, first);
    }
  }
  async function removeFolders(lowest, first) {
    try {
      for (let folder = lowest; ; folder = (0, external_node_path_.dirname)(folder)) {
        await (0, promises_.rmdir)(folder);
        if (folder === first) return;
      }
    } catch {
    }
  }
  function recordingPath(directory, suite, test) {
    return (0, external_node_path_.join)(directory, slugOf(suite), `${slugOf(test)}.json`);
  }
  async function loadFile(file, name, workspace) {
    let text;
    try {
      requireInside(await (0, promises_.realpath)(file.path), await workspace, name);
      text = (0, file_text.cK)(await (0, promises_.readFile)(file.path, "utf8"));
    } catch (error) {
      if (isAbsent(error)) {
        return { text: void 0, answers: [], requests: /* @__PURE__ */ new Map(), byKey: /* @__PURE__ */ new Map() };
      }
      throw error instanceof answer_store.Y ? error : unusable("read", error, name);
    }
    const recording = readRecording(text, name);
    requireSame(recording, file, name);
    const byKey = new Map(recording.answers.map((answer) => [entryKey(answer), answer]));
    return { text, answers: recording.answers, requests: recording.requests, byKey };
  }
  function unusable(verb, error, name) {
    const reason = (0, reply_shape.o8)(error)?.message ?? String(error);
    return new answer_store.Y({ message: `cannot ${verb} the recording ${name}: ${reason}.` });
  }
  function requireSame(recording, file, name) {
    for (const field of ["suite", "test"]) {
      if (recording[field] === void 0 || recording[field] === file[field]) continue;
      throw new answer_store.Y({ message: `the recording belongs to ${field} ${JSON.stringify(recording[field])}, not ${JSON.stringify(file[field])}.`, location: { file: name, line: 1, column: 1 }, path: field });
    }
  }
  function requireInside(path, workspace, name) {
    if ((0, git_folder.D)((0, external_node_path_.relative)(workspace, path))) {
      throw new answer_store.Y({ message: `the recording ${name} is inside of \`.git\`, where nothing is read or written.` });
    }
    if (path === workspace || path.startsWith(workspace + external_node_path_.sep)) return;
    throw new answer_store.Y({ message: `the recording ${name} is outside the workspace.`, hint: "Keep recordings inside it, and not behind symbolic links." });
  }
  function merge(file, stored) {
    const put = [...file.put.values()];
    const repeatOf = ({ model, repeat }) => JSON.stringify([model, repeat]);
    const replaced = new Set(put.map(repeatOf));
    const kept = stored.answers.filter((answer) => !replaced.has(repeatOf(answer))).map((answer) => {
      const request = answer.hash && linesOfRequest(stored.requests, answer.hash);
      return request ? { ...answer, request } : answer;
    });
    return sortedEntries([...kept, ...put], stored.answers.map(({ model }) => model));
  }
  async function writeFile(file, stored, options, workspace) {
    const text = writeRecording(file.suite, file.test, merge(file, stored), options.redact);
    if (text === stored.text) return;
    const folder = (0, external_node_path_.dirname)(file.path);
    const name = (0, external_node_path_.relative)((0, external_node_path_.resolve)(options.workspace), file.path);
    requireInside(await nearestExisting(folder), workspace, name);
    await (0, promises_.mkdir)(folder, { recursive: true });
    await (0, write_atomically.v)(file.path, text);
  }
  async function nearestExisting(path) {
    try {
      return await (0, promises_.realpath)(path);
    } catch (error) {
      const parent = (0, external_node_path_.dirname)(path);
      if (!isAbsent(error) || parent === path) throw error;
      return nearestExisting(parent);
    }
  }
  function isAbsent(error) {
    const code = (0, reply_shape.o8)(error)?.code;
    return code === "ENOENT" || code === "ENOTDIR";
  }
}), 24607: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { D: () => removeLeftovers, v: () => writeAtomically });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  const LEFTOVER_MS = 6e4;
  async function writeAtomically(path, text) {
    const temporary = `${path}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`;
    try {
      const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, "wx");
      try {
        await handle.writeFile(text);
      } finally {
        await handle.close();
      }
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    } catch (error) {
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
      throw error;
    }
  }
  async function removeLeftovers(folder) {
    const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
    for (const name of names.filter((one) => /\.json\.[0-9a-f]{12}\.tmp$/.test(one))) {
      const leftover = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
      const age = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(leftover).then(({ mtimeMs }) => Date.now() - mtimeMs, () => 0);
      if (age > LEFTOVER_MS) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(leftover, { force: true }).catch(() => void 0);
    }
  }
}) };
