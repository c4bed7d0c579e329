export const id = 492;
export const ids = [492];
export const modules = { 83492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { importSuite: () => importSuite });
  var external_node_path_ = __webpack_require__(76760);
  var config_problem = __webpack_require__(45436);
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_util_ = __webpack_require__(57975);
  var dist = __webpack_require__(73382);
  var yaml_dist = __webpack_require__(38815);
  var format = __webpack_require__(75884);
  var paths = __webpack_require__(19255);
  var basics = __webpack_require__(15744);
  ;
  class UnusableInput extends Error {
  }
  class Unsupported extends Error {
  }
  const LONGEST_NOTE = 400;
  function createNotes(typed = /* @__PURE__ */ new Set()) {
    const lost = /* @__PURE__ */ new Set();
    const changed = /* @__PURE__ */ new Set();
    const idle = /* @__PURE__ */ new Set();
    const note = (where, text) => plain(where === "" ? text : `${where}: ${text}`);
    const lose = (where, text) => void lost.add(note(where, text));
    return { lost: lose, attempt: (where, work, { instead, also = "" } = {}) => {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error;
        lose(where, `${error.message}${also}`);
        return instead;
      }
    }, changed: (where, text) => void changed.add(note(where, text)), idle: (name) => void idle.add(plain(name)), typed, all: () => ({ lost: [...lost], changed: [...changed], idle: [...idle] }) };
  }
  function plain(text) {
    const line = withoutKeys(text).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
    return line.length > LONGEST_NOTE ? `${line.slice(0, LONGEST_NOTE)}\u2026` : line;
  }
  const HELD_BACK = "held-back";
  const IN_URL = /((?:^|[?&])(?:[\w-]*[-_])?(?:key|apikey|sig|signature|token|secret|password)=)(?!\$\{|\{\{)[^&#\s"'`]+/gi;
  const PASSWORD = /(\/\/[^\s/@:"']*:)(?!\$\{|\{\{)[^\s/@"']+@/g;
  const IS_FILLED_IN = /^\s*(?:\w+\s+)?(?:\{\{[^{}]*\}\}|\$\{\w+\}|env:\w+)\s*$/;
  const keyLost = (path) => `\`${path}\` holds a key, which is held back: put it into an environment variable`;
  const withoutUrlKeys = (text) => text.replaceAll(IN_URL, "$1\u2026").replaceAll(PASSWORD, "$1\u2026@");
  const withoutKeys = (text) => (0, config_problem.fp)(withoutUrlKeys(text));
  const IN_TEXT = /(["']([\w-]+)["']\s*:\s*)"((?:[^"\\]|\\.)*)"/g;
  function settingWithoutKeys(value, path) {
    const name = path.findLast((step) => typeof step === "string");
    if (isKey(name, value)) return HELD_BACK;
    return (0, config_problem.fp)(value, HELD_BACK).replaceAll(IN_TEXT, (field, start, inner, text) => isKey(inner, text) ? `${start}"${HELD_BACK}"` : field).replaceAll(IN_URL, `$1${HELD_BACK}`);
  }
  const ASKS_FOR_KEY = /(?:api[-_]?key|secret|password|credentials?|authorization|(?:access|auth|bearer)[-_]?token)$/i;
  const isKey = (name, value) => name !== void 0 && ((0, config_problem.uE)(name) || ASKS_FOR_KEY.test(name)) && value.trim() !== "" && !IS_FILLED_IN.test(value);
  function heldBack(value, isSetting, lost, path = []) {
    if (typeof value === "string") {
      const kept = isSetting ? settingWithoutKeys(value, path) : (0, config_problem.fp)(value);
      if (kept !== value) lost(path.join("."));
      return kept;
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => heldBack(item, isSetting, lost, [...path, index]));
    }
    if (!(0, basics.u4)(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, heldBack(inner, isSetting, lost, [...path, key])]));
  }
  var sync = __webpack_require__(25175);
  var load = __webpack_require__(76007);
  ;
  const MAX_BYTES = 5e6;
  function openFiles(configFile, outputFolder) {
    const base = (0, external_node_path_.dirname)((0, external_node_fs_.realpathSync)(configFile));
    const root = repositoryOf(base);
    const realPath = (ref) => {
      const path = (0, external_node_path_.resolve)(base, pathOf(ref));
      const isThere2 = (0, external_node_fs_.existsSync)(path);
      const real = isThere2 ? (0, external_node_fs_.realpathSync)(path) : path;
      if (!(0, paths.FK)(root, real)) throw new Unsupported(`${pathOf(ref)} is outside the repository`);
      if (!isThere2) throw new Unsupported(`the file ${pathOf(ref)} does not exist`);
      return real;
    };
    const relocated = (ref) => (0, external_node_path_.relative)(outputFolder, realPath(ref)).split(external_node_path_.sep).join("/");
    const read = /* @__PURE__ */ new Set();
    const readText = (ref) => {
      const text = readWhole(realPath(ref), pathOf(ref));
      read.add(relocated(ref));
      return text;
    };
    return { base, readText, readData: (ref) => parseData(readText(ref), pathOf(ref)), isFile: (ref) => (0, external_node_fs_.statSync)((0, external_node_path_.resolve)(base, pathOf(ref))).isFile(), exists: (ref) => (0, external_node_fs_.existsSync)((0, external_node_path_.resolve)(base, pathOf(ref))), entriesOf: (ref) => (0, external_node_fs_.readdirSync)(realPath(ref)).sort(), relocated, leaveOut: (paths2) => paths2.forEach((path) => void read.delete(path)), copiedInto: (suite2) => [...read].filter((path) => !names(suite2, path)).sort(), needsPackage: (name) => needsPackage(base, root, name), matching: (ref) => matching(base, root, pathOf(ref)) };
  }
  function names(value, path) {
    if (typeof value === "string") {
      return value === path || value.split(/[\s"'=:]+|\/\//).includes(path);
    }
    return typeof value === "object" && value !== null ? Object.values(value).some((inner) => names(inner, path)) : false;
  }
  const isFileRef = (value) => typeof value === "string" && value.startsWith("file://");
  const pathOf = (ref) => ref.replace(/^file:\/\//, "");
  const extensionOf = (ref) => (0, external_node_path_.extname)(pathOf(ref)).toLowerCase();
  function readConfig(configFile) {
    if (!(0, external_node_fs_.existsSync)(configFile)) throw new UnusableInput(`${configFile} does not exist. Name your config: npx kindlm-action import path/to/promptfooconfig.yaml`);
    if (![".yaml", ".yml", ".json"].includes(extensionOf(configFile))) {
      throw new UnusableInput(`${(0, external_node_path_.basename)(configFile)} is no YAML or JSON file.`);
    }
    try {
      return parseData(readWhole(configFile, configFile), (0, external_node_path_.basename)(configFile));
    } catch (error) {
      if (error instanceof Unsupported) throw new UnusableInput(`${error.message}.`);
      throw error;
    }
  }
  function parseData(text, name) {
    try {
      const value = (0, yaml_dist.qg)(text, { merge: true, logLevel: "error" });
      if (holdsItself(value)) throw new Error("an anchor (`&`) holds an alias (`*`) of itself");
      return value;
    } catch (error) {
      const [place] = error.linePos ?? [];
      const at = place === void 0 ? name : `${name}:${place.line}:${place.col}`;
      const [said2] = error.message.split(/\n| at line \d+, column \d+:?/);
      const why = said2.includes("call stack") ? "it is nested too deeply" : said2;
      throw new Unsupported(`${at} is no YAML: ${why}`);
    }
  }
  function holdsItself(value, around = /* @__PURE__ */ new Set(), seen = /* @__PURE__ */ new Set()) {
    if (typeof value !== "object" || value === null || seen.has(value)) return around.has(value);
    seen.add(value);
    around.add(value);
    const isRound = Object.values(value).some((inner) => holdsItself(inner, around, seen));
    around.delete(value);
    return isRound;
  }
  function readWhole(path, name) {
    const status = (0, external_node_fs_.statSync)(path);
    if (!status.isFile()) throw new Unsupported(`${name} is no file`);
    if (status.size > MAX_BYTES) throw new Unsupported(`${name} is larger than 5 MB`);
    const text = (0, paths.g7)((0, external_node_fs_.readFileSync)(path));
    if (text === void 0) throw new Unsupported(`${name} is not UTF-8 text`);
    return text;
  }
  function matching(base, root, path) {
    const [folder] = /^(?:[^*]*\/)?/.exec(path);
    const around = (0, external_node_path_.resolve)(base, folder);
    if (!path.includes("*") || (0, external_node_fs_.existsSync)(around) && !(0, paths.FK)(root, (0, external_node_fs_.realpathSync)(around))) return [path];
    const found = (0, dist.AZ)(path.replace(folder, ""), { cwd: around, ignore: ["**/node_modules/**"], followSymbolicLinks: false });
    return found.sort().map((name) => (0, external_node_path_.join)(folder, name));
  }
  function needsPackage(base, root, name) {
    for (let folder = base; (0, paths.FK)(root, folder); folder = (0, external_node_path_.dirname)(folder)) {
      const file = (0, external_node_path_.join)(folder, "package.json");
      if ((0, external_node_fs_.existsSync)(file)) {
        const { dependencies, devDependencies } = parseData(readWhole(file, file), file) ?? {};
        if ({ ...dependencies, ...devDependencies }[name] !== void 0) return true;
      }
      if (folder === (0, external_node_path_.dirname)(folder)) break;
    }
    return false;
  }
  function repositoryOf(folder) {
    for (let above = folder; ; above = (0, external_node_path_.dirname)(above)) {
      if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(above, ".git"))) return above;
      if (above === (0, external_node_path_.dirname)(above)) return folder;
    }
  }
  function testsOfCsv(text, name, lost) {
    const rows = rowsOf(text, name);
    return { columns: columnsOf(text), tests: rows.map((row) => testOf(row, lost)) };
  }
  function columnsOf(text) {
    try {
      return (0, sync.qg)(text, { bom: true })[0];
    } catch {
      return void 0;
    }
  }
  function promptsOfCsv(text) {
    const rows = (0, sync.qg)(text, { bom: true, relax_quotes: true, relax_column_count: true });
    const header = rows[0]?.map((column) => column.trim().toLowerCase()) ?? [];
    const place = header.indexOf("prompt");
    const body = place < 0 ? rows : rows.slice(1);
    const label = header.indexOf("label");
    return body.map((row) => [row[Math.max(0, place)] ?? "", label < 0 ? void 0 : row[label]]).filter(([prompt]) => prompt.trim() !== "");
  }
  function rowsOf(text, name) {
    const options = { columns: (header) => header.map((column) => column.trim()), bom: true };
    try {
      return (0, sync.qg)(text, options);
    } catch {
      try {
        return (0, sync.qg)(text, { ...options, relax_quotes: true });
      } catch (error) {
        throw new Unsupported(`${name} is no CSV: ${error.message}`);
      }
    }
  }
  function testOf(row, lost) {
    const test = { vars: {}, assert: [], options: {}, metadata: {} };
    const thresholds = /* @__PURE__ */ new Map();
    for (const [column, value] of Object.entries(row)) {
      const configured = /^__config:__expected(\d*):threshold$/.exec(column);
      if (column.startsWith("__expected")) {
        if (value.trim() !== "") test.assert.push((0, load.a5)(value.trim()));
      } else if (column === "__prefix" || column === "__suffix") {
        if (value !== "") test.options[column.slice(2)] = value;
      } else if (["__description", "__providerOutput", "__metric"].includes(column)) {
        if (value !== "") test[column.slice(2)] = value;
      } else if (column === "__threshold") {
        if (Number.parseFloat(value)) test.threshold = Number.parseFloat(value);
      } else if (column.startsWith("__metadata:")) {
        if (value.trim() !== "") {
          const [key, entry] = (0, load.Nk)(column.slice("__metadata:".length), value);
          test.metadata[key] = entry;
        }
      } else if (configured !== null) {
        if (value.trim() !== "") thresholds.set(Number(configured[1] || 1) - 1, Number(value));
      } else if (column.startsWith("__")) {
        lost(`the column ${column} has no counterpart`);
      } else {
        test.vars[column] = value;
      }
    }
    const { metric, ...rest } = test;
    return { ...rest, assert: test.assert.map((assertion, index) => ({ ...assertion, ...thresholds.has(index) && { threshold: thresholds.get(index) }, ...metric !== void 0 && { metric } })) };
  }
  ;
  const isScalar = (value) => ["string", "number", "boolean"].includes(typeof value);
  function listOf(value) {
    if (value === void 0 || value === null) return [];
    return Array.isArray(value) ? value : [value];
  }
  function unique(name, taken, separator) {
    let candidate = name;
    for (let n = 2; taken.has(candidate); n++) candidate = `${name}${separator}${n}`;
    taken.add(candidate);
    return candidate;
  }
  function slug(text) {
    return text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, "-").slice(0, 60).replaceAll(/^[-.]+|[-.]+$/g, "");
  }
  const labelOf = ({ label }) => isScalar(label) ? String(label) : void 0;
  const REMARKS = ["description", "label", "$comment"];
  const otherKeys = (record2, known) => Object.keys(record2).filter((key) => !known.includes(key) && !REMARKS.includes(key));
  ;
  const FILTER = "choose with an input of the action";
  const IN_WORKFLOW = "set it in the workflow";
  const PLACES = { config: { read: "$schema providers targets prompts tests scenarios defaultTest tags assertionTemplates evaluateOptions commandLineOptions", idle: "outputPath sharing writeLatestResults derivedMetrics outputs metadata tracing", lost: { env: IN_WORKFLOW, extensions: "what they do before a test belongs into a step of the workflow", nunjucksFilters: "a template that uses one is left out", redteam: "promptfoo makes these tests up as it runs" } }, run: { read: "maxConcurrency repeat timeoutMs grader", idle: "cache config generateSuggestions interactiveProviders isRedteam noShare output progressBar progressCallback retryErrors share showProgressBar silent suggestionsCount table tableCellMaxLength tags verbose watch write", lost: { assertions: "", delay: "a lower `concurrency` asks less at once", envPath: IN_WORKFLOW, extension: "", filterErrorsOnly: FILTER, filterFailing: FILTER, filterFailingOnly: FILTER, filterFirstN: FILTER, filterMetadata: FILTER, filterPattern: FILTER, filterPrompts: FILTER, filterProviders: FILTER, filterRange: FILTER, filterSample: FILTER, filterSampleSeed: FILTER, filterTargets: FILTER, maxEvalTimeMs: "the input `max-minutes` limits a run", modelOutputs: "write them as recordings", promptPrefix: "write it into the prompts", promptSuffix: "write it into the prompts", prompts: "", providers: "", tests: "", var: "write it into the `vars` of the tests", vars: "write them into the tests" } }, test: { read: "vars assert threshold metadata options provider providers prompts", idle: "", lost: { assertScoringFunction: "", providerOutput: "write it as a recording" } }, options: { read: "provider disableVarExpansion disableDefaultAsserts prefix suffix transform postprocess transformVars factuality", idle: "runSerially", lost: { disableConversationVar: "", repeat: "write `repeat` into the test", rubricPrompt: "write what it asks into `value`", storeOutputAs: "write the turns as a `conversation`" } }, provider: { read: "id config prompts transform", idle: "", lost: { delay: "a lower `concurrency` asks less at once", env: IN_WORKFLOW, inputs: "" } }, grader: { read: "text embedding", idle: "", lost: { classification: "", moderation: "" } }, assertion: { read: "type value threshold weight metric transform config provider", idle: "", lost: { rubricPrompt: "write what it asks into `value`", contextTransform: "" } }, "assert-set": { read: "type assert threshold", idle: "metric weight", lost: { config: "write it into the assertions of the set" } } };
  const IDLE_CONFIG = new Set("audioCost audioInputCost audioOutputCost basePath cacheReadCost cacheWriteCost delay expressMode imageInputCost isPayPerToken isReasoningModel keepAlive maxConcurrency maxRetries o1 projectId region retryOptions showThinking strictMutualExclusivity streaming suppressReasoningOutput timeout usageContext useAssistantRole vertexai".split(" "));
  const isIdleConfig = (key) => IDLE_CONFIG.has(key);
  function noteOptions(place, record2, { where, notes, prefix = "", read = [] }) {
    const known = PLACES[place];
    const idle = known.idle.split(" ");
    for (const key of otherKeys(record2, [...known.read.split(" "), ...read])) {
      const name = `\`${prefix}${key}\``;
      const remedy = Object.hasOwn(known.lost, key) ? known.lost[key] : void 0;
      if (idle.includes(key)) notes.idle(`${prefix}${key}`);
      else if (remedy === void 0) notes.changed(where, `${name} is left out: promptfoo knows no such option`);
      else notes.lost(where, `${name} has no counterpart${remedy === "" ? "" : `: ${remedy}`}`);
    }
  }
  ;
  const PARAMS = { temperature: { names: ["temperature"], valid: inRange(0, 2) }, maxTokens: { names: ["max_tokens", "maxTokens", "max_completion_tokens", "max_output_tokens", "maxOutputTokens", "max_new_tokens", "num_predict"], valid: (value) => Number.isInteger(value) && value >= 1 && value <= 128e3 }, topP: { names: ["top_p", "topP"], valid: inRange(0, 1) }, stopSequences: { names: ["stop", "stop_sequences", "stopSequences"], valid: (value) => listOf(value).every((text) => typeof text === "string") }, seed: { names: ["seed", "random_seed"], valid: Number.isInteger } };
  const ELSEWHERE = ["apiKey", "apiKeyEnvar", "apiBaseUrl", "apiHost", "apiVersion", "apiKeyRequired", "deployment", "deployment_id", "deploymentName", "omitDefaults", "organization", "workspaceUrl", "accountId", "model", "headers", "generationConfig", "passthrough", "extra_body", "cost", "inputCost", "outputCost", "instructions", "systemInstruction", "tools", "functions", "tool_choice", "toolChoice", "tool_config", "toolConfig", "function_call"];
  const DECIDED = ["messages", "system", "stream", "n"];
  const CHAT = ["audio", "frequency_penalty", "logit_bias", "logprobs", "metadata", "modalities", "parallel_tool_calls", "prediction", "presence_penalty", "prompt_cache_key", "prompt_cache_retention", "reasoning_effort", "response_format", "safety_identifier", "service_tier", "store", "top_logprobs", "user", "verbosity", "web_search_options"];
  const SAMPLING = ["min_p", "repetition_penalty", "thinking", "top_k"];
  const FIELDS = { openai: CHAT, anthropic: ["cache_control", "metadata", "output_config", "service_tier", "thinking", "top_k"], mistral: ["frequency_penalty", "guardrails", "metadata", "parallel_tool_calls", "prediction", "presence_penalty", "prompt_cache_key", "prompt_mode", "reasoning_effort", "response_format", "safe_prompt"], gemini: ["extra_body", "reasoning_effort", "response_format"], cohere: ["frequency_penalty", "presence_penalty", "reasoning_effort", "response_format"], ollama: ["frequency_penalty", "presence_penalty", "reasoning_effort", "response_format"], azure: [...CHAT, "data_sources"], deepseek: [...CHAT, "thinking"], groq: [...CHAT, "include_reasoning", "reasoning_format", "search_settings"], openrouter: [...CHAT, ...SAMPLING, "include_reasoning", "models", "plugins", "provider", "route", "top_a", "transforms", "usage"], perplexity: [...CHAT, "return_images", "return_related_questions", "search_after_date_filter", "search_before_date_filter", "search_domain_filter", "search_mode", "search_recency_filter", "top_k"], xai: [...CHAT, "deferred", "search_parameters"] };
  const OF_OTHERS = [...CHAT, ...SAMPLING];
  function inRange(from, to) {
    return (value) => typeof value === "number" && value >= from && value <= to;
  }
  function paramsOf(config, family, context) {
    const settings = { ...config, ...(0, basics.u4)(config.generationConfig) && config.generationConfig };
    const idle = Object.keys(settings).filter((key) => isIdleConfig(key) && family.reads?.includes(key) !== true);
    for (const key of idle) context.notes.idle(`config.${key}`);
    const used = [...ELSEWHERE, ...idle, ...family.reads ?? []];
    const hasDefault = family.temperature !== void 0 && config.omitDefaults !== true;
    const params = hasDefault ? { temperature: family.temperature } : {};
    for (const [param, { names: names2, valid }] of Object.entries(PARAMS)) {
      const name = names2.find((candidate) => settings[candidate] !== void 0);
      used.push(...names2);
      if (name === void 0) continue;
      if (valid(settings[name])) {
        params[param] = param === "stopSequences" ? listOf(settings[name]) : settings[name];
      } else {
        context.notes.lost(context.where, `\`config.${name}\` has a value that kindlm.yaml does not take`);
      }
    }
    const rest = Object.fromEntries(otherKeys(settings, used).map((key) => [key, settings[key]]));
    const asIs = { ...config.extra_body, ...config.passthrough };
    const extra = extraOf({ ...rest, ...asIs }, { family, asIs: Object.keys(asIs), ...context });
    return { ...(Object.keys(params).length > 0 || Object.keys(extra).length > 0) && { params: { ...params, ...Object.keys(extra).length > 0 && { extra } } }, isParsed: [extra.response_format, extra.output_config?.format].some((format2) => format2?.type === "json_schema") };
  }
  const fieldsOf = ({ kind, name }) => FIELDS[name ?? kind] ?? OF_OTHERS;
  function extraOf(settings, { where, notes, files, family, asIs }) {
    const { kind } = family;
    const extra = {};
    for (const [key, given] of Object.entries(settings)) {
      if (given === void 0 || given === null) continue;
      const lost = (text) => notes.lost(where, `\`config.${key}\`${text}`);
      const value = notes.attempt(`${where}: \`config.${key}\``, () => withFiles(given, files));
      if (value === void 0) continue;
      const isAsIs = asIs.includes(key) && !["gemini", "ollama"].includes(kind);
      const field = isAsIs ? [key, value] : renamed(key, value, kind);
      const [name, sent] = field ?? [];
      if (DECIDED.includes(key)) lost(" is decided by the action");
      else if (name === void 0) lost(" has no counterpart in the API that the action asks");
      else if (isAsIs || fieldsOf(family).includes(name)) {
        extra[name] = (0, basics.u4)(extra[name]) && (0, basics.u4)(sent) ? merged(extra[name], sent) : sent;
      } else lost(" is no known field of the request, and is not sent: `params.extra` sends a field");
    }
    return extra;
  }
  function merged(one, other) {
    return Object.fromEntries([.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [key, (0, basics.u4)(one[key]) && (0, basics.u4)(other[key]) ? merged(one[key], other[key]) : other[key] ?? one[key]]));
  }
  function renamed(key, value, kind) {
    if (key === "response_format") return [key, chatFormat(value)];
    if (kind === "anthropic") {
      if (key === "output_format") return ["output_config", { format: value }];
      if (key === "effort") return ["output_config", { effort: value }];
    } else if (kind === "gemini") {
      return geminiField(key, value);
    } else if (key === "dataSources") {
      return ["data_sources", value];
    } else if (key === "reasoning") {
      return (0, basics.u4)(value) && typeof value.effort === "string" ? ["reasoning_effort", value.effort] : void 0;
    }
    if (kind === "ollama" && !FIELDS.ollama.includes(key)) return void 0;
    return [key, value];
  }
  function geminiField(key, value) {
    const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (name === "response_schema") {
      const schema = lowerCaseTypes(value);
      return ["response_format", { type: "json_schema", json_schema: { name: "answer", schema } }];
    }
    if (name === "response_mime_type") {
      return value === "application/json" ? ["response_format", { type: "json_object" }] : void 0;
    }
    if (name === "thinking_config") {
      const inner = Object.entries((0, basics.u4)(value) ? value : {}).map(([option, given]) => [option.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), typeof given === "string" ? given.toLowerCase() : given]);
      return ["extra_body", { google: { thinking_config: Object.fromEntries(inner) } }];
    }
    return FIELDS.gemini.includes(name) ? [name, value] : void 0;
  }
  function lowerCaseTypes(schema) {
    if (Array.isArray(schema)) return schema.map(lowerCaseTypes);
    if (!(0, basics.u4)(schema)) return schema;
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === "type" && typeof value === "string" ? value.toLowerCase() : lowerCaseTypes(value)]));
  }
  function chatFormat(value) {
    if (!(0, basics.u4)(value) || value.type !== "json_schema" || value.json_schema !== void 0) return value;
    const { type, ...json_schema } = value;
    return { type, json_schema: { name: "answer", ...json_schema } };
  }
  function withFiles(value, files, depth = 0) {
    if (depth > 20) throw new Unsupported("its files name each other");
    if (isFileRef(value)) {
      if (![".json", ".yaml", ".yml"].includes(extensionOf(value))) {
        throw new Unsupported(`${pathOf(value)} is code, which the import does not run`);
      }
      return withFiles(files.readData(value), files, depth + 1);
    }
    if (typeof value === "string" && /\{\{|\{%/.test(value)) {
      throw new Unsupported(`the template ${JSON.stringify(value)} is not filled in there`);
    }
    if (Array.isArray(value)) return value.map((item) => withFiles(item, files, depth));
    if (!(0, basics.u4)(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFiles(inner, files, depth)]));
  }
  function pricingOf({ cost, inputCost = cost, outputCost = cost }) {
    if (!inRange(0, 1)(inputCost) || !inRange(0, 1)(outputCost)) return void 0;
    const perMillion = (price) => Number((price * 1e6).toPrecision(12));
    return { input: perMillion(inputCost), output: perMillion(outputCost) };
  }
  function toolsOf(config, family, context) {
    const { where, notes, files } = context;
    const isLegacy = config.tools === void 0 && config.functions !== void 0;
    const given = config.tools ?? config.functions ?? config.toolConfig?.tools;
    if (given === void 0) return void 0;
    const tools = notes.attempt(`${where}: \`config.tools\``, () => {
      const found = declarations(withFiles(given, files)).map(toolOf);
      if (found.length > 0 && !found.includes(void 0)) return found;
      throw new Unsupported("a tool that is no function with a name");
    });
    if (tools === void 0) return void 0;
    const choice = config.tool_choice ?? config.toolChoice ?? config.function_call;
    const mode = config.tool_config?.function_calling_config?.mode ?? choice;
    const word = (0, basics.u4)(mode) ? mode.type ?? Object.keys(mode)[0] : mode ?? "auto";
    if (String(word).toLowerCase() !== "auto") {
      notes.lost(where, "`config.tool_choice` forces a call, which would never let the tool loop end: the model chooses itself");
    }
    notes.changed(where, "a tool that is called answers `{}`, and the model goes on; promptfoo ends at the call: write `responses` in `tools`");
    return { tools, calls: isLegacy ? "function" : family.calls ?? "openai" };
  }
  function declarations(value) {
    return listOf(value).flatMap((item) => {
      const inner = (0, basics.u4)(item) ? item.functionDeclarations ?? item.function_declarations : void 0;
      return inner === void 0 ? [item] : listOf(inner);
    });
  }
  function toolOf(item) {
    const tool = (0, basics.u4)(item?.function) ? item.function : item?.toolSpec ?? item;
    if (!(0, basics.u4)(tool) || typeof tool.name !== "string" || tool.name === "") return void 0;
    if (tool.type !== void 0 && !["function", "custom"].includes(tool.type)) return void 0;
    const parameters = tool.parameters ?? tool.input_schema ?? tool.inputSchema?.json;
    return { name: tool.name, ...typeof tool.description === "string" && { description: tool.description }, ...(0, basics.u4)(parameters) && { parameters: lowerCaseTypes(parameters) }, defaultResponse: {} };
  }
  ;
  const PROVIDER_PYTHON = `# Calls a promptfoo provider for KindLM: python3 promptfoo-provider.py FILE FUNCTION PROMPT OPTIONS CONTEXT
import asyncio
import contextlib
import importlib.util
import inspect
import json
import os
import sys

path, name, prompt, options, context = sys.argv[1:6]
sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
with contextlib.redirect_stdout(sys.stderr):
    spec = importlib.util.spec_from_file_location("promptfoo_provider", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    call = module
    for part in name.split("."):
        call = getattr(call, part)
    reply = call(prompt, json.loads(options), json.loads(context))
    if inspect.isawaitable(reply):
        reply = asyncio.run(reply)
reply = reply if isinstance(reply, dict) else {"output": reply}
if reply.get("error"):
    sys.exit(str(reply["error"]))
usage = reply.get("tokenUsage") or {}
answer = {"output": reply.get("output")}
if "prompt" in usage and "completion" in usage:
    answer["usage"] = {"inputTokens": usage["prompt"], "outputTokens": usage["completion"]}
if isinstance(reply.get("cost"), (int, float)):
    answer["costUsd"] = reply["cost"]
print(json.dumps(answer))
`;
  const PROVIDER_NODE = `// Calls a promptfoo provider for KindLM: node promptfoo-provider.mjs FILE EXPORT PROMPT OPTIONS CONTEXT
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [path, name, prompt, options, context] = process.argv.slice(2);
for (const method of ['log', 'info', 'debug']) console[method] = console.error;
const loaded = await import(pathToFileURL(resolve(path)).href);
const whole = loaded.default?.default ?? loaded.default ?? loaded;
const found = name === '' ? whole : (loaded[name] ?? whole[name]);
const settings = JSON.parse(options);
const isClass = typeof found === 'function' && /^class\\b/.test(Function.prototype.toString.call(found));
const provider = isClass ? new found(settings) : found;
const given = JSON.parse(context);
const reply =
  typeof provider === 'function'
    ? await provider(prompt, given, settings)
    : await provider.callApi(prompt, given, settings);
const { output, error, tokenUsage, cost } =
  typeof reply === 'object' && reply !== null && ('output' in reply || 'error' in reply) ? reply : { output: reply };
if (error) {
  console.error(String(error));
  process.exit(1);
}
const usage =
  tokenUsage?.prompt === undefined || tokenUsage.completion === undefined
    ? {}
    : { usage: { inputTokens: tokenUsage.prompt, outputTokens: tokenUsage.completion } };
const answer = { output, ...usage, ...(typeof cost === 'number' && { costUsd: cost }) };
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
`;
  const PROMPT_NODE = `// Prints the prompts of a promptfoo function for KindLM, a line of JSON for each line of variables:
// node promptfoo-prompt.mjs CONTEXT FILE EXPORT, or node promptfoo-prompt.mjs CONTEXT --run PROGRAM ARGUMENT...
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [given, path, name, ...rest] = process.argv.slice(2);
const { typed, ...context } = JSON.parse(given);
for (const method of ['log', 'info', 'debug']) console[method] = console.error;
const input = await text(process.stdin);
const call = path === '--run' ? run : await load();

function run(about) {
  const stdio = ['ignore', 'pipe', 'inherit'];
  return execFileSync(name, [...rest, JSON.stringify(about)], { encoding: 'utf8', stdio, maxBuffer: 5e6 }).trim();
}

async function load() {
  const loaded = await import(pathToFileURL(resolve(path)).href).catch(refuse);
  const whole = loaded.default?.default ?? loaded.default ?? loaded;
  const found = name === '' ? whole : (loaded[name] ?? whole[name]);
  if (typeof found !== 'function') throw new Error(path + ' exports no function' + (name && ' ' + name));
  return found;
}

function refuse(error) {
  const isTyped = /^ERR_(?:UNKNOWN_FILE_EXTENSION|UNSUPPORTED_TYPESCRIPT_SYNTAX|UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING)$/.test(error?.code);
  if (!isTyped) throw error;
  console.error('Node.js ' + process.version + ' cannot run ' + path + ' (' + error.message + '). Node.js from 22.18 on runs TypeScript without enums, namespaces and path aliases; for all of it add tsx to the package.json and write "npx --no-install tsx" in place of "node" in the command');
  process.exit(1);
}

/** promptfoo fills variables into what a function returns. */
function filled(value, vars) {
  if (Array.isArray(value)) return value.map((item) => filled(item, vars));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, vars)]));
  }
  if (typeof value !== 'string') return value;
  return value.replaceAll(/\\{\\{([^{}]*)\\}\\}|\\{%.*?%\\}/gs, (found, inner) => {
    if (inner === undefined || !/^\\s*\\w+\\s*$/.test(inner)) throw new Error('its prompt holds the template ' + found);
    const variable = inner.trim();
    const filling = Object.hasOwn(vars, variable) ? vars[variable] : '';
    return typeof filling === 'string' ? filling : JSON.stringify(filling);
  });
}

function promptOf(result, vars) {
  const isObject = typeof result === 'object' && result !== null && !Array.isArray(result);
  if (isObject && 'prompt' in result) {
    if (Object.keys(result.config ?? {}).length > 0) {
      throw new Error('it returns a config for the model: write it into params of kindlm.yaml, and return the prompt alone');
    }
    return promptOf(result.prompt, vars);
  }
  if (typeof result !== 'string' && (typeof result !== 'object' || result === null)) throw new Error('it returns no prompt');
  const said = typeof result === 'string' ? result : JSON.stringify(result);
  if (/^\\s*- role:/.test(said)) throw new Error('it returns a chat as YAML: return the list of messages');
  const value = jsonOf(said);
  return typeof value === 'object' && value !== null ? JSON.stringify(filled(value, vars), null, 2) : filled(said, vars);
}

function jsonOf(said) {
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}

const lines = [];
for (const line of input.split('\\n').filter((one) => one !== '')) {
  const vars = JSON.parse(line);
  for (const variable of typed) if (variable in vars) vars[variable] = jsonOf(vars[variable]);
  try {
    lines.push(JSON.stringify(promptOf(await call({ vars, ...context }), vars)) + '\\n');
  } catch (error) {
    console.error((path === '--run' ? name : path) + ' with ' + line.slice(0, 200) + ': ' + (error?.stack ?? error));
    process.exit(1);
  }
}
process.stdout.write(lines.join(''), () => process.exit(0));
`;
  const PROMPT_PYTHON = `# Prints the prompts of a promptfoo function for KindLM, a line of JSON for each line of variables:
# python3 promptfoo-prompt.py CONTEXT FILE FUNCTION
import asyncio
import contextlib
import importlib.util
import inspect
import json
import os
import re
import sys

context, path, name = sys.argv[1:4]
context = json.loads(context)
typed = context.pop("typed")


def json_of(said):
    try:
        return json.loads(said)
    except ValueError:
        return said


def filled(value, values):
    """promptfoo fills variables into what a function returns."""
    if isinstance(value, list):
        return [filled(item, values) for item in value]
    if isinstance(value, dict):
        return {key: filled(inner, values) for key, inner in value.items()}
    if not isinstance(value, str):
        return value

    def one(found):
        if found[1] is None or not re.fullmatch(r"\\s*\\w+\\s*", found[1]):
            raise ValueError("its prompt holds the template " + found[0])
        filling = values.get(found[1].strip(), "")
        return filling if isinstance(filling, str) else json.dumps(filling)

    return re.sub(r"\\{\\{([^{}]*)\\}\\}|\\{%.*?%\\}", one, value, flags=re.S)


def prompt_of(result, values):
    if isinstance(result, dict) and "prompt" in result:
        if result.get("config"):
            raise ValueError("it returns a config for the model: write it into params of kindlm.yaml, and return the prompt alone")
        return prompt_of(result["prompt"], values)
    if not isinstance(result, (str, dict, list)):
        raise ValueError("it returns no prompt")
    said = result if isinstance(result, str) else json.dumps(result)
    if re.match(r"\\s*- role:", said):
        raise ValueError("it returns a chat as YAML: return the list of messages")
    value = json_of(said)
    if isinstance(value, (dict, list)):
        return json.dumps(filled(value, values), indent=2)
    return filled(said, values)


sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
lines = sys.stdin.buffer.read().decode("utf-8").split("\\n")
prompts = []
with contextlib.redirect_stdout(sys.stderr):
    spec = importlib.util.spec_from_file_location("promptfoo_prompt", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    call = module
    for part in name.split("."):
        call = getattr(call, part)
    for line in filter(None, lines):
        values = json.loads(line)
        for variable in typed:
            if variable in values:
                values[variable] = json_of(values[variable])
        try:
            result = call({"vars": values, **context})
            if inspect.isawaitable(result):
                result = asyncio.run(result)
            prompts.append(prompt_of(result, values))
        except Exception as error:
            sys.exit(f"{path} with {line[:200]}: {type(error).__name__}: {error}")
for prompt in prompts:
    print(json.dumps(prompt))
`;
  const HELPERS = { "promptfoo-provider.py": PROVIDER_PYTHON, "promptfoo-provider.mjs": PROVIDER_NODE, "promptfoo-prompt.mjs": PROMPT_NODE, "promptfoo-prompt.py": PROMPT_PYTHON };
  const SCRIPT = /^(?:(python|javascript):)?(.+?\.(py|[cm]?[jt]s|go|rb))(?::([\w.]+))?$/;
  const isProgram = (id2) => id2 === "echo" || id2.startsWith("exec:") || SCRIPT.test(pathOf(id2));
  function programOf({ id: id2, config }, { files, notes }) {
    const where = `provider ${id2}`;
    if (id2 === "echo") return { kind: "echo", command: "printf '%s'" };
    const options = settingsOf(id2, config, { where, files, notes });
    const start = () => ({ kind: "script", options, ...startOf(id2, { where, files, notes }) });
    return notes.attempt(where, start, { also: "; the model is left out" });
  }
  function startOf(id2, { where, files, notes }) {
    if (id2.startsWith("exec:")) {
      const command = id2.slice("exec:".length).trim();
      if (command === "" || /\{\{|\{%/.test(command) || /\s-[a-z]*[ce]\s|^eval\s|<</.test(command)) throw new Unsupported("its command is a template or code for another interpreter");
      return { command };
    }
    const [, , path, extension, name] = SCRIPT.exec(pathOf(id2)) ?? [];
    const file = shellWord(files.relocated(isFileRef(id2) ? path : `file://${path}`));
    if (["go", "rb"].includes(extension)) throw new Unsupported("promptfoo builds a program around it; write a `command` by hand");
    if (extension === "py") {
      return { helper: "promptfoo-provider.py", command: `python3 HELPER ${file} ${name ?? "call_api"}` };
    }
    if (extension.endsWith("ts")) {
      notes.changed(where, "is started with `node`, which reads TypeScript from version 22.18 on");
    }
    return { helper: "promptfoo-provider.mjs", command: `node HELPER ${file} ${shellWord(name ?? "")}` };
  }
  function settingsOf(id2, given, { where, files, notes }) {
    const kept = Object.fromEntries(Object.entries((0, basics.u4)(given) ? given : {}).flatMap(([key, setting]) => notes.attempt(`${where}: \`config.${key}\``, () => [[key, withFiles(setting, files)]], { instead: [] })));
    const config = heldBack(kept, true, (path) => notes.lost(where, keyLost(`config.${path}`)));
    return JSON.stringify({ id: id2, config });
  }
  function commandOf(program, asked, values) {
    const name = freeName("prompt", asked, values);
    if (program.kind === "echo") {
      return { command: `${program.command} {{${name}}}`, vars: { [name]: asked } };
    }
    const context = JSON.stringify({ vars: values });
    const command = program.command.replace("HELPER", program.helper ?? "");
    return { command: `${command} {{${name}}} {{promptfooOptions}} {{promptfooContext}}`, vars: { [name]: asked, promptfooOptions: program.options, promptfooContext: context } };
  }
  function freeName(name, value, values) {
    return Object.hasOwn(values, name) && values[name] !== value ? `promptfoo${name}` : name;
  }
  const CODE = /^(.+\.(?:(py|[cm]?[jt]s)|sh|bash|rb|pl|exe|bat|cmd|ps1))(?::([\w.]+))?$/i;
  const ON_WINDOWS = /\.(?:exe|bat|cmd|ps1)$/i;
  const WORDS = /"([^"]*)"|'([^']*)'|\S+/g;
  const isPromptProgram = (source) => source.startsWith("exec:") || CODE.test(pathOf(source)) && (isFileRef(source) || !/\s/.test(source));
  function promptProgram(source, config, { files, notes, tested }) {
    const where = `prompt ${pathOf(source)}`;
    const given = (0, basics.u4)(config) ? config : {};
    const [{ ref, label }] = tested;
    const context = { provider: { id: ref, ...label !== void 0 && { label } }, config: heldBack(given, true, (path) => notes.lost(where, keyLost(`config.${path}`))) };
    const program = source.startsWith("exec:") ? started(source.slice("exec:".length), files) : codeProgram(pathOf(source), { files, notes, where });
    if (JSON.stringify([program.parts, context]).includes("{{")) throw new Unsupported("its command or config holds a template");
    if (tested.length > 1 && program.dependsOn.some((file) => /provider/i.test(file.text))) {
      notes.changed(where, `is told the provider ${ref}, whichever model is asked (promptfoo: the one that is asked)`);
    }
    return { ...program, dependsOn: program.dependsOn.map(({ path }) => path), context };
  }
  function codeProgram(source, { files, notes, where }) {
    const [, path, language, name] = CODE.exec(source);
    if (ON_WINDOWS.test(path)) throw new Unsupported("a program for Windows");
    const file = fileAt(path, files);
    if (language === void 0) return started(JSON.stringify(path), files);
    if (language === "py" && name === void 0) return started(`python3 ${JSON.stringify(path)}`, files);
    const call = { parts: [file.path, name ?? ""], dependsOn: [file] };
    if (language === "py") return { start: "python3", helper: "promptfoo-prompt.py", ...call };
    const helper = "promptfoo-prompt.mjs";
    if (!language.toLowerCase().endsWith("ts")) return { start: "node", helper, ...call };
    if (files.needsPackage("tsx")) {
      notes.changed(where, "is started with `tsx`, which the package.json names");
      return { start: "npx --no-install tsx", helper, ...call };
    }
    notes.changed(where, "is started with `node`, which reads TypeScript from version 22.18 on");
    return { start: "node", helper, ...call };
  }
  function started(command, files) {
    const words = Array.from(command.matchAll(WORDS), ([word, double, single]) => double ?? single ?? word);
    if (words.length === 0) throw new Unsupported("no program is named");
    const dependsOn = [];
    const parts = words.map((word, index) => {
      if (!files.exists(word) || !files.isFile(word)) {
        if (index === 0 && word.includes("/")) throw new Unsupported(`the file ${word} does not exist`);
        return word;
      }
      const file = fileAt(word, files);
      dependsOn.push(file);
      return index === 0 && !file.path.includes("/") ? `./${file.path}` : file.path;
    });
    return { start: "node", helper: "promptfoo-prompt.mjs", parts: ["--run", ...parts], dependsOn };
  }
  const fileAt = (path, files) => ({ path: files.relocated(path), text: textAt(path, files) });
  function textAt(path, files) {
    try {
      return files.readText(path);
    } catch (error) {
      if (error instanceof Unsupported) return "";
      throw error;
    }
  }
  function printedEntry({ start, helper, parts, dependsOn, context }, typed) {
    const given = JSON.stringify({ ...context, typed: [...typed].sort() });
    const words = [helper, given, ...parts].map(shellWord);
    const named = dependsOn.filter((path) => /^[\w./ -]+$/.test(path));
    return { command: [start, ...words].join(" "), batch: true, ...named.length > 0 && { dependsOn: named } };
  }
  const shellWord = (text) => /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
  ;
  const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;
  const EXPRESSION = /\{\{([^}]*)\}\}/g;
  const STATEMENT = /\{[%#]/;
  const MAX_DEPTH = 5;
  const MAX_LENGTH = 1e6;
  const promptfooVariables = (text) => [...new Set(Array.from(text.matchAll(VARIABLE), ([, name]) => name))];
  function beyondVariables(text) {
    if (STATEMENT.test(text)) return "the template statement {% ... %}";
    const expression = Array.from(text.matchAll(EXPRESSION), ([whole, inner]) => ({ whole, inner }));
    const odd = expression.find(({ inner }) => !/^\s*\w+\s*$/.test(inner));
    return odd === void 0 ? void 0 : `the template expression ${odd.whole}`;
  }
  function fillIn(text, vars) {
    return text.replaceAll(VARIABLE, (placeholder, name) => Object.hasOwn(vars, name) ? String(vars[name]) : placeholder);
  }
  function fillInEachOther(vars) {
    let filled = vars;
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
      const before = filled;
      filled = Object.fromEntries(Object.entries(before).map(([name, value]) => [name, filledValue(name, value, before)]));
    }
    return filled;
  }
  function filledValue(name, value, vars) {
    if (typeof value !== "string" || !value.includes("{{")) return value;
    const others = Object.entries(vars).filter(([other]) => other !== name);
    const filled = fillIn(value, Object.fromEntries(others));
    return filled.length > MAX_LENGTH ? value : filled;
  }
  const NO_TEXT = /^\.(?:[cm]?[jt]s|py|rb|go|sh|pdf|png|jpe?g|gif|webp|bmp|svg|mp3|wav|mp4|webm|xlsx?|docx?)(?::|$)/;
  const DATA = [".json", ".yaml", ".yml"];
  const IMAGES = [".pdf", ".png", ".jpg", ".jpeg", ".gif", ".webp"];
  const MAX_COMBINATIONS = 1e4;
  function combinationsOf(test, where, files, notes) {
    const made = () => {
      const vars = mappingOf(test.vars, files);
      const expand = test.options?.disableVarExpansion !== true;
      const lists = Object.entries(vars).map(([name, value]) => [name, valuesOf(value, name, { where, expand, files, notes })]);
      const count = lists.reduce((product2, [, values]) => product2 * values.length, 1);
      if (count > MAX_COMBINATIONS) throw new Unsupported(`its vars make ${count} combinations`);
      return product(lists).map((entries) => withoutTemplates(entries, where, notes));
    };
    return notes.attempt(where, made, { instead: [], also: "; the test is left out" });
  }
  function mappingOf(vars, files) {
    if (vars === void 0 || vars === null) return {};
    if ((0, basics.u4)(vars)) return vars;
    if (Array.isArray(vars)) return Object.assign({}, ...vars.map((part) => mappingOf(part, files)));
    const data = typeof vars === "string" ? files.readData(vars) : void 0;
    if (!(0, basics.u4)(data)) throw new Unsupported("its vars are no mapping");
    return data;
  }
  function valuesOf(given, name, context) {
    const value = everyFile(given, context);
    if (!Array.isArray(value) || !context.expand) return [scalarOf(value, name, context)];
    return value.map((item) => scalarOf(item, name, context));
  }
  function everyFile(value, { files }) {
    if (!isFileRef(value) || !value.includes("*")) return value;
    const found = files.matching(value).filter((path) => files.exists(path) && files.isFile(path));
    if (found.length === 0) throw new Unsupported(`no file matches ${pathOf(value)}`);
    return found.map((path) => `file://${path}`);
  }
  function scalarOf(value, name, { where, files, notes }) {
    if (isFileRef(value)) return fileValue(value, name, { where, files, notes });
    if (typeof value !== "string" && value !== void 0 && value !== null) notes.typed.add(name);
    if (isScalar(value)) return value;
    if (value === void 0 || value === null) return "";
    notes.changed(where, `the variable ${name} is written as JSON text`);
    return JSON.stringify(value);
  }
  function fileValue(ref, name, context) {
    const extension = extensionOf(ref);
    if (IMAGES.includes(extension)) return ref;
    if (NO_TEXT.test(extension)) {
      throw new Unsupported(`the variable ${name} comes from ${pathOf(ref)}, which is no text or data`);
    }
    if (!DATA.includes(extension)) return context.files.readText(ref).trim();
    const data = context.files.readData(ref);
    return isFileRef(data) ? data : scalarOf(data, name, context);
  }
  function product(lists) {
    return lists.reduce((rows, [name, values]) => rows.flatMap((row) => values.map((value) => [...row, [name, value]])), [[]]);
  }
  function withoutTemplates(entries, where, notes) {
    const vars = fillInEachOther(Object.fromEntries(entries));
    for (const [name, value] of Object.entries(vars)) {
      const odd = typeof value === "string" ? beyondVariables(value) : void 0;
      if (odd !== void 0) notes.changed(where, `the variable ${name} keeps ${odd} as it stands`);
    }
    return vars;
  }
  const COMPUTABLE = /\{\{-?\s*([A-Za-z_]\w*)((?:\.\w+|\[\d+\])*)\s*((?:\|\s*\w+\s*(?:\([^(){}]*\))?\s*)*)-?\}\}/g;
  const template_vars_FILTER = /\|\s*(\w+)\s*(?:\(([^()]*)\))?/g;
  const textOf = (value) => String(value ?? "");
  const FILTERS = { upper: (value) => textOf(value).toUpperCase(), lower: (value) => textOf(value).toLowerCase(), trim: (value) => textOf(value).trim(), length: (value) => Array.isArray(value) || typeof value === "string" ? value.length : 0, first: (value) => value?.[0] ?? "", last: (value) => value?.at?.(-1) ?? "", dump: (value) => JSON.stringify(value), join: (value, separator = "") => Array.isArray(value) ? value.join(separator) : textOf(value), default: (value, other = "") => value ?? other };
  function withComputed(text, computed) {
    return text.replaceAll(COMPUTABLE, (whole, root, path, filters) => {
      if (root === "env" || path === "" && filters === "") return whole;
      const steps = Array.from(filters.matchAll(template_vars_FILTER), ([, name, argument]) => [name, argument]);
      if (!steps.every(([name, given]) => isKnown(name, given))) return whole;
      const words = [root, path, ...steps.map(([name]) => name)].join(" ").match(/\w+/g);
      return `{{${nameFor(words.join("__"), { root, path, steps }, computed)}}}`;
    });
  }
  function nameFor(base, expression, computed) {
    const isOther = (name2) => computed[name2] !== void 0 && JSON.stringify(computed[name2]) !== JSON.stringify(expression);
    let name = base;
    for (let n = 2; isOther(name); n++) name = `${base}__${n}`;
    computed[name] = expression;
    return name;
  }
  function isKnown(name, argument) {
    const takesOne = ["join", "default"].includes(name);
    return Object.hasOwn(FILTERS, name) && (argument === void 0 || takesOne && isQuoted(argument));
  }
  const isQuoted = (text) => /^\s*(?:'[^'\\]*'|"[^"\\]*")\s*$/.test(text);
  function computedVars(computed, values) {
    return Object.fromEntries(Object.entries(computed).map(([name, { root, path, steps }]) => {
      const start = Object.hasOwn(values, root) ? structured(values[root], path, steps) : void 0;
      const found = (path.match(/\w+/g) ?? []).reduce((value, key) => (0, basics.u4)(value) || Array.isArray(value) ? value[key] : void 0, start);
      const result = steps.reduce((value, [filter, argument]) => FILTERS[filter](value, argument?.trim().slice(1, -1)), found);
      return [name, scalar(result)];
    }));
  }
  function structured(value, path, steps) {
    const looksInside = path !== "" || steps.some(([name]) => ["first", "last", "join", "length", "dump"].includes(name));
    if (!looksInside || typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
    return (0, basics.U4)(value) ?? value;
  }
  function scalar(value) {
    if (value === void 0 || value === null) return "";
    return typeof value === "object" ? JSON.stringify(value) : value;
  }
  ;
  const DATA_URL = /^data:[^,]*;base64,/;
  const chat_images_VARIABLE = /^\{\{\s*\w+\s*\}\}$/;
  const SAVE = "save it as a file of the repository and name it as `file://`";
  function withImagesApart(chat, files) {
    const all = chat.map(inOneShape);
    const at = all.findLastIndex(({ role }) => role === "user");
    const content = all[at]?.content;
    if (!Array.isArray(content)) return { chat: all, images: [] };
    const sent = content.map((part) => ({ part, data: dataOf(part) }));
    const texts = sent.filter(({ data }) => data === void 0).map(({ part }) => part);
    const images = sent.flatMap(({ data }) => data === void 0 ? [] : [nameOf(data, files)]);
    return { chat: all.with(at, { ...all[at], content: texts }), images };
  }
  function inOneShape({ parts, ...message }) {
    if (!Array.isArray(parts) || message.content !== void 0) return { ...message, ...parts && { parts } };
    const content = parts.map((part) => typeof part?.text === "string" ? { type: "text", text: part.text } : part);
    return { ...message, role: message.role === "model" ? "assistant" : message.role, content };
  }
  function dataOf(part) {
    if (!(0, basics.u4)(part)) return void 0;
    const { image_url: image, source, file, value } = part;
    const inline = part.inline_data ?? part.inlineData;
    const all = [image, image?.url, source?.data, source?.url, inline?.data, file?.file_data, part.file_data, ...part.modality === "image" ? [value?.url, value?.base64] : []];
    return all.find((data) => typeof data === "string");
  }
  function nameOf(data, files) {
    const name = data.trim().replace(DATA_URL, "");
    if (chat_images_VARIABLE.test(name)) return name;
    if (isFileRef(name)) return files.relocated(name);
    throw new Unsupported(`${kindOf(data)}: ${SAVE}`);
  }
  const kindOf = (data) => /^https?:/.test(data.trim()) ? "it shows an image of the web" : "it holds an image as base64";
  function withImageFiles(values, { images = [], ...texts }, files) {
    const shown = new Set(images.flatMap((image) => promptfooVariables(image)));
    const said2 = new Set(promptfooVariables(JSON.stringify(texts)));
    const entries = Object.entries(values).map(([name, value]) => {
      const isImage = isImageRef(value);
      if (!shown.has(name)) {
        if (isImage && said2.has(name)) throw noText(name, value);
        return isImage ? [] : [name, value];
      }
      if (said2.has(name)) throw noText(name, value);
      const data = fillIn(String(value), values);
      if (isImage) return [name, files.relocated(value)];
      throw new Unsupported(`in the variable ${name} ${kindOf(data)}: ${SAVE}`);
    });
    return Object.fromEntries(entries.filter((entry) => entry.length > 0));
  }
  const noText = (name, value) => new Unsupported(`the variable ${name} comes from ${value}, which is no text or data`);
  const isImageRef = (value) => isFileRef(value) && /\.(?:pdf|png|jpe?g|gif|webp)$/i.test(value);
  ;
  const PATH_LIKE = /^[\w./*-]+\.(?:txt|md|j2|json|jsonl|csv|ya?ml)$/;
  const SEPARATOR = /^---\s*$/m;
  const DUMPED = /\{\{\s*(\w+)\s*\|\s*dump\s*\}\}/g;
  function importPrompts(value, tested, files, notes) {
    const sources = value === void 0 ? ["{{prompt}}"] : sourcesOf(value);
    const names2 = /* @__PURE__ */ new Set();
    const all = sources.flatMap((source) => drafts(source, files, notes));
    const kept = all.flatMap((draft) => draft.program === void 0 ? promptOf(draft, files, notes) : programPrompt(draft, { tested, files, notes }));
    const used = new Set(kept.map(({ from }) => from));
    files.leaveOut(all.map(({ from }) => from).filter((from) => !used.has(from)));
    return kept.map((prompt, index) => ({ ...prompt, name: uniqueKey(slug(prompt.label ?? prompt.file ?? "") || `prompt-${index + 1}`, names2) }));
  }
  function sourcesOf(value) {
    const isMapping = (0, basics.u4)(value) && value.id === void 0 && value.raw === void 0;
    if (!isMapping) return listOf(value);
    return Object.entries(value).map(([id2, label]) => ({ id: id2, label: String(label) }));
  }
  function drafts(source, files, notes) {
    if ((0, basics.u4)(source)) {
      const { id: id2, raw, messages } = source;
      const label = labelOf(source);
      if (Array.isArray(messages) && raw === void 0) return messagesDraft(source, files, notes);
      for (const key of otherKeys(source, ["id", "raw", "label", "config"])) {
        notes.lost(`prompt ${label ?? id2 ?? ""}`, `\`${key}\` has no counterpart`);
      }
      const own = (0, basics.u4)(source.config) ? { config: source.config } : {};
      const inner = drafts(raw ?? id2, files, notes).map((draft) => ({ ...draft, ...own }));
      const labels = (draft) => inner.length === 1 ? label : `${label}: ${(draft.text ?? draft.program).slice(0, 40)}`;
      return inner.map((draft) => ({ ...draft, ...label && { label: labels(draft) } }));
    }
    if (typeof source !== "string" || source === "") {
      notes.lost("prompts", "an entry that is no text");
      return [];
    }
    if (isPromptProgram(source)) {
      const all = source.startsWith("exec:") ? [source] : files.matching(source);
      return all.map((program) => ({ where: `prompt ${pathOf(program)}`, program }));
    }
    const isFile = isFileRef(source) || PATH_LIKE.test(source) && isThere(source, files);
    if (!isFile) {
      const isElsewhere = /^\w+:(?:\/\/|\.\/)\S+$/.test(source);
      if (!isElsewhere) return [{ where: `prompt ${JSON.stringify(source.slice(0, 40))}`, text: source }];
      notes.lost(`prompt ${source}`, "kept elsewhere");
      return [];
    }
    return files.matching(source).flatMap((path) => {
      const where = `prompt ${pathOf(path)}`;
      const made = () => fileDrafts(path, files);
      const read = notes.attempt(where, made, { instead: [] });
      return read.map((draft) => ({ from: files.relocated(path), where, file: stemOf(path), ...draft }));
    });
  }
  function messagesDraft(source, files, notes) {
    const { id: id2, messages, config } = source;
    const label = labelOf(source);
    const where = `prompt ${label ?? id2 ?? ""}`.trim();
    const read = (message) => isFileRef(message?.content) ? { ...message, content: files.readText(message.content).trim() } : message;
    const named = { ...label && { label }, ...(0, basics.u4)(config) && { config } };
    const made = () => [{ where, text: JSON.stringify(messages.map(read)), isChat: true, ...named }];
    return notes.attempt(where, made, { instead: [] });
  }
  const isThere = (source, files) => source.includes("*") || files.exists(source);
  function fileDrafts(path, files) {
    const text = files.readText(path);
    const there = files.relocated(path);
    switch (extensionOf(path)) {
      case ".json":
      case ".yaml":
      case ".yml":
        return [{ text, isChat: true, messagesFile: there }];
      case ".jsonl": {
        const lines = text.split("\n").filter((line) => line.trim() !== "");
        return lines.map((line) => ({ text: line, isChat: true }));
      }
      case ".csv":
        return promptsOfCsv(text).map(([prompt, label]) => ({ text: prompt, ...label && { label } }));
      default: {
        const parts = text.split(SEPARATOR).flatMap((part) => part.trim() || []);
        const isWhole = parts.length === 1 && text.trim() === parts[0];
        const whole = isWhole ? { userFile: there, messagesFile: there } : {};
        return parts.map((part) => ({ text: part, ...whole }));
      }
    }
  }
  const stemOf = (path) => (0, external_node_path_.basename)(path).replace(/\.\w+$/, "");
  function promptOf(draft, files, notes) {
    const made = () => [readPrompt(draft, files, notes)];
    return notes.attempt(draft.where, made, { instead: [], also: LEFT_OUT });
  }
  function readPrompt(draft, files, notes) {
    const chat = chatOf(draft);
    const whole = chat === void 0 ? textPrompt(draft) : chatPrompt(chat, draft, files);
    const { computed, ...read } = computedIn(whole);
    const problem = beyondVariables(allText(read));
    if (problem !== void 0) throw new Unsupported(problem);
    if (Object.keys(computed).length > 0) {
      notes.changed(draft.where, "its template expressions are variables, calculated by the import");
    }
    const { userFile, messagesFile, ...texts } = read;
    const inFile = { ...userFile && { userFile }, ...messagesFile && { messagesFile } };
    const entry = Object.keys(inFile).length === 0 ? texts : inFile;
    const variables = promptfooVariables(allText(texts));
    const text = chat === void 0 ? read.user : void 0;
    const { label, file, from, where, config } = draft;
    return { label, file, from, where, entry, texts, variables, computed, text, config };
  }
  function programPrompt({ program: source, where, label, config }, context) {
    const made = () => {
      const program = promptProgram(source, config, context);
      const [first2] = program.dependsOn;
      const file = first2 && stemOf(first2);
      return [{ label, file, where, program, texts: {}, variables: [], computed: {}, config }];
    };
    return context.notes.attempt(where, made, { instead: [], also: LEFT_OUT });
  }
  const LEFT_OUT = "; the prompt and its tests are left out";
  const allText = ({ system, history = [], user, assistant, images = [] }) => [system, ...history.map(({ content }) => content), user, assistant, ...images].join("\n");
  function computedIn({ userFile, messagesFile, ...texts }) {
    const computed = {};
    const filled = (text) => withComputed(text, computed);
    const found = Object.entries(texts).map(([role, text]) => [role, Array.isArray(text) ? text.map((one) => (0, basics.u4)(one) ? { ...one, content: filled(one.content) } : one) : filled(text)]);
    const inFile = { ...userFile && { userFile }, ...messagesFile && { messagesFile } };
    if (Object.keys(computed).length === 0) return { ...texts, ...inFile, computed };
    return { ...Object.fromEntries(found), computed };
  }
  function createVariants(prompts, notes) {
    const names2 = new Set(prompts.map(({ name }) => name));
    const made = /* @__PURE__ */ new Map();
    const make = (prompt, key, texts) => {
      const variant = { ...prompt, name: uniqueKey(prompt.name, names2), entry: texts, texts: { ...prompt.texts, ...texts }, variables: promptfooVariables(allText(texts)), base: prompt.name };
      made.set(key, variant);
      return variant;
    };
    return { all: () => [...prompts, ...made.values()], of(prompt, { prefix = "", suffix = "", system }, where) {
      const around = `${prefix}${suffix}` !== "";
      if (!around && system === void 0) return prompt;
      const problem = prompt.text === void 0 && (around || prompt.program !== void 0) ? `${around ? "its prefix or suffix stands" : "the instructions of its model stand"} around a ${prompt.program ? "printed prompt" : "chat"}` : beyondVariables([prefix, suffix, system].join("\n"));
      if (problem !== void 0) {
        notes.lost(where, `${problem}; it is left out with this prompt`);
        return void 0;
      }
      const { user, ...others } = prompt.texts;
      const first2 = [system, others.system].filter((text) => text !== void 0).join("\n\n");
      const texts = { ...others, ...first2 !== "" && { system: first2 }, ...around ? { user: `${prefix}${user}${suffix}` } : userOf(prompt) };
      const key = JSON.stringify([prompt.name, texts]);
      return made.get(key) ?? make(prompt, key, texts);
    } };
  }
  const userOf = ({ entry, texts }) => entry.userFile === void 0 ? { user: texts.user } : { userFile: entry.userFile };
  function textPrompt({ text, userFile, isChat }) {
    if (isChat) throw new Unsupported("the file holds no list of chat messages");
    return { user: text, ...userFile && { userFile } };
  }
  function chatOf({ text, isChat }) {
    const dumped = text.replaceAll(DUMPED, '"{{$1}}"');
    if (!isChat && !/^\s*(?:\[\s*\{|-\s*role:)/.test(dumped)) return void 0;
    try {
      const value = (0, yaml_dist.qg)(dumped, { logLevel: "error" });
      const messages = (0, basics.u4)(value) ? value.messages ?? value.contents : value;
      return Array.isArray(messages) && messages.every(basics.u4) ? messages : void 0;
    } catch {
      return void 0;
    }
  }
  function chatPrompt(whole, { text, messagesFile }, files) {
    const { chat, images } = withImagesApart(whole, files);
    const read = (0, load.lr)(chat);
    if (read.kind !== "read") throw new Unsupported(read.message);
    if (images.length > 0) return { ...read.messages, images };
    const own = messagesFile === void 0 ? void 0 : (0, load.L$)(messagesFile, text);
    const isSame = own?.kind === "read" && (0, external_node_util_.isDeepStrictEqual)(own.messages, read.messages);
    return { ...read.messages, ...isSame && { messagesFile } };
  }
  function uniqueKey(name, taken) {
    const isRemark = name.startsWith("x-") || name === "x" && taken.has(name);
    return unique(isRemark ? `prompt-${name}` : name, taken, "-");
  }
  var providers = __webpack_require__(21324);
  var placeholders = __webpack_require__(55542);
  var external_node_module_ = __webpack_require__(98995);
  var external_node_vm_ = __webpack_require__(30714);
  ;
  const SCRIPT_FILE = /^\.[cm]?[jt]s$/;
  const MODULES = /^\s*(?:import\b|export\b[^;\n]*\bfrom\b)|\brequire\s*\(|\bimport\s*\(/m;
  const SANDBOX_LACKS = /\bprocess\.|\bfetch\s*\(|\bsetTimeout\b/;
  const CONTEXT_LACKS = /\bcontext\??\.(?:trace|provider|providerResponse|metadata|logProbs)\b/;
  const EXPORTED = /^export\s+(?=(?:async\s+)?(?:function\*?|const|let|class)\s+(\w+))/gm;
  function partsOf(ref) {
    const [, path, name] = /^(.*\.[a-z]+)(?::([\w.]+))?$/is.exec(pathOf(ref)) ?? [];
    return { path: path ?? pathOf(ref), name, extension: /\.[a-z]+$/i.exec(path ?? "")?.[0] ?? "" };
  }
  function scriptEntry(value, { files, notes, where }) {
    if (typeof value !== "string") throw new Unsupported("its value is no code");
    if (!isFileRef(value)) {
      if (formOf(value) === void 0) throw new Unsupported("its code does not compile");
      refuseModules(value, "its code");
      noteMissing(value, where, notes);
      return { value };
    }
    const { path, name, extension } = partsOf(value);
    if (SCRIPT_FILE.test(extension) && MODULES.test(files.readText(path))) {
      const more = extension.endsWith("ts") ? ", which reads TypeScript from version 22.18 on" : "";
      notes.changed(where, `${path} needs other modules: \`sandbox: false\` runs it with \`node\`${more}`);
      return { value: relocatedRef(path, name, files), sandbox: false };
    }
    const text = readCode(path, extension, files);
    noteMissing(text, where, notes);
    if (name === void 0 && !extension.endsWith("ts")) return { value: `file://${files.relocated(path)}` };
    const body = moduleBody(text, { name, path });
    notes.changed(where, `the code of ${path} is written into the config: its file is not read any more`);
    return { value: body };
  }
  const relocatedRef = (path, name, files) => `file://${files.relocated(path)}${name === void 0 ? "" : `:${name}`}`;
  const PARSE_PYTHON = `try:
    parsed = json.loads(output)
    output = parsed if isinstance(parsed, (dict, list)) else output
except ValueError:
    pass`;
  function pythonEntry(value, { files, ways, where, notes }) {
    if (typeof value !== "string" || value.trim() === "") throw new Unsupported("its value is no code");
    if (ways.calls !== void 0) {
      throw new Unsupported("its models are offered tools, and promptfoo shows their calls as text");
    }
    if (isFileRef(value)) {
      const { path, name } = partsOf(value);
      if (ways.isParsed === true) throw new Unsupported(`${path} gets the parsed answer, here its text`);
      if (ways.isParsed) notes.changed(where, `${path} gets the text of an answer that is JSON`);
      return { value: relocatedRef(path, name, files) };
    }
    const isParsed = ways.isParsed && !/json\.loads\(\s*output\b/.test(value);
    if (!isParsed) return { value };
    const body = value.includes("\n") ? value : `return (${value})`;
    return { value: `${PARSE_PYTHON}
${body}` };
  }
  function callOf(value, context) {
    if (typeof value !== "string") throw new Unsupported("its value is no code");
    const body = isFileRef(value) ? fileBody(value, context) : inlineBody(value);
    noteMissing(body, context.where, context.notes);
    return (argument) => `await (async (output, context) => {
${body}
})(${argument}, context)`;
  }
  function fileBody(ref, { files }) {
    const { path, name, extension } = partsOf(ref);
    return moduleBody(readCode(path, extension, files), { name, path });
  }
  function inlineBody(code) {
    const form = formOf(code);
    if (form === void 0) throw new Unsupported("its code does not compile");
    refuseModules(code, "its code");
    return form === "expression" ? `return (${withoutEnd(code)}
);` : code;
  }
  const withoutEnd = (code) => code.trim().replace(/;$/, "");
  const ANSWERS_TEXT = /^\s*(?:JSON\.stringify|String)\(/;
  function replyScript(reply, transform, files) {
    if (typeof reply !== "string") throw new Unsupported("its transformResponse is no text");
    const code = isFileRef(reply) ? replyFile(reply, files) : reply.trim();
    const form = formOf(code, REPLY);
    if (form === void 0) throw new Unsupported("its transformResponse does not compile");
    refuseModules(code, "its transformResponse");
    if (transform === void 0) return { code, isText: ANSWERS_TEXT.test(code) };
    if (typeof transform !== "string") throw new Unsupported("its transform is no text");
    const inner = form === "expression" ? `const value = (${withoutEnd(code)}
);
return typeof value === 'function' ? value(json, text, context) : value;` : code;
    const body = isFileRef(transform) ? fileBody(transform, { files }) : inlineBody(transform);
    return { code: `const output = await (async () => {
${inner}
})();
${body}`, isText: ANSWERS_TEXT.test(transform) };
  }
  const REPLY = "(json, text, context)";
  function replyFile(ref, files) {
    const { path, name, extension } = partsOf(ref);
    return moduleBody(readCode(path, extension, files), { name, path, given: REPLY });
  }
  function readCode(path, extension, files) {
    if (!SCRIPT_FILE.test(extension)) {
      throw new Unsupported(`${path} is a program, and the sandbox runs JavaScript only`);
    }
    const text = files.readText(path);
    if (!extension.endsWith("ts")) return text;
    if (external_node_module_.stripTypeScriptTypes === void 0) {
      throw new Unsupported(`${path} is TypeScript, which the import reads on Node 22.13 and later`);
    }
    try {
      return withoutWarning(() => external_node_module_.stripTypeScriptTypes(text)).replaceAll(/[ \t]+$/gm, "");
    } catch (error) {
      throw new Unsupported(`${path} is no TypeScript that only needs its types removed: ${error.message}`);
    }
  }
  function withoutWarning(run2) {
    const { emitWarning } = process;
    process.emitWarning = () => {
    };
    try {
      return run2();
    } finally {
      process.emitWarning = emitWarning;
    }
  }
  function moduleBody(text, { name, path, given = "(output, context)" }) {
    refuseModules(text, path);
    if (/\{\{\s*\w/.test(text)) {
      throw new Unsupported(`${path} has {{ in it, which would be filled in as a variable`);
    }
    const [first2] = name?.split(".") ?? [];
    if (first2 !== void 0 && !new RegExp(`\\b${first2}\\b`).test(text)) {
      throw new Unsupported(`${path} has no ${name}`);
    }
    const names2 = Array.from(text.matchAll(EXPORTED), ([, exported]) => exported);
    const statements = text.replaceAll(EXPORTED, "").replaceAll(/^export\s+default\s+/gm, "module.exports.default = ").replaceAll(/^export\s*\{([^}]*)\};?/gm, "Object.assign(module.exports, {$1});");
    const found = name === void 0 ? ".default ?? module.exports" : `.${name}`;
    const body = ["const module = { exports: {} };", "const exports = module.exports;", statements.trim(), ...names2.length > 0 ? [`Object.assign(module.exports, { ${names2.join(", ")} });`] : [], `return (module.exports${found})${given};`].join("\n");
    if (!compiles(body, given)) throw new Unsupported(`${path} is no module that can stand in a config`);
    return body;
  }
  function formOf(code, given = "(output, context)") {
    if (compiles(`return (${withoutEnd(code)}
)`, given)) return "expression";
    return compiles(code, given) ? "body" : void 0;
  }
  function compiles(body, given) {
    try {
      new external_node_vm_.Script(`(async function ${given} {${body}
})`);
      return true;
    } catch {
      return false;
    }
  }
  function refuseModules(code, what) {
    if (MODULES.test(code)) throw new Unsupported(`${what} needs other modules, which its sandbox lacks`);
  }
  function noteMissing(code, where, notes) {
    if (SANDBOX_LACKS.test(code)) {
      notes.changed(where, "a script uses the machine (process, fetch, timers), which its sandbox lacks: it will fail");
    }
    if (CONTEXT_LACKS.test(code)) {
      notes.changed(where, "a script reads what `context` does not have here (docs/javascript.md)");
    }
  }
  const quoted = (value) => JSON.stringify(value);
  const CHECKS = { contains: (wanted) => `text.includes(${quoted(wanted)})`, icontains: (wanted) => `text.toLowerCase().includes(${quoted(wanted.toLowerCase())})`, "starts-with": (wanted) => `text.startsWith(${quoted(wanted)})`, regex: (wanted) => `new RegExp(${quoted(wanted)}).test(text)`, equals: equalsCheck, "contains-any": (wanted) => `${quoted(listed(wanted))}.some((part) => text.includes(part))`, "contains-all": (wanted) => `${quoted(listed(wanted))}.every((part) => text.includes(part))`, "icontains-any": (wanted) => `${quoted(lowered(wanted))}.some((part) => text.toLowerCase().includes(part))`, "icontains-all": (wanted) => `${quoted(lowered(wanted))}.every((part) => text.toLowerCase().includes(part))`, "is-json": (schema) => {
    if (schema !== void 0) {
      throw new Unsupported("a JSON Schema is checked against the answer only, not against a calculated value");
    }
    return "typeof value === 'object' || (() => { try { JSON.parse(text); return true; } catch { return false; } })()";
  } };
  const SHOWN_CALLS = { openai: `called.map(({ name, arguments: given }, index) => ({
  id: 'call_' + index, type: 'function', function: { name, arguments: JSON.stringify(given) } }))`, function: "({ name: called[0].name, arguments: JSON.stringify(called[0].arguments) })", responses: `called.map(({ name, arguments: given }) => JSON.stringify(
  { type: 'function_call', name, arguments: JSON.stringify(given) })).join('\\n')`, anthropic: `called.map(({ name, arguments: input }) => JSON.stringify(
  { type: 'tool_use', name, input })).join('\\n\\n')`, gemini: "called.map(({ name, arguments: args }) => ({ functionCall: { name, args } }))" };
  const isComputable = (kind) => kind === "javascript" || Object.hasOwn(CHECKS, kind);
  function computedCode({ kind, isNegated, wanted, transforms, ways }, context) {
    const steps = [...ways.calls === void 0 ? [] : ["const called = context.toolCalls;", `if (called.length > 0) value = ${SHOWN_CALLS[ways.calls]};`], ...isParsedFor(kind, wanted, ways) ? [PARSE] : [], ...transforms.map((code) => `value = ${callOf(code, context)("value")};`)];
    return ["let value = output;", ...steps, lastStep({ kind, isNegated, wanted }, context)].join("\n");
  }
  const PARSE = `if (typeof value === 'string') try {
  const parsed = JSON.parse(value);
  if (typeof parsed === 'object' && parsed !== null) value = parsed;
} catch { /* a text */ }`;
  const isParsedFor = (kind, wanted, { isParsed }) => isParsed === true || isParsed === "objects" && !(kind === "javascript" && /JSON\.parse\(\s*output\b/.test(wanted));
  function lastStep({ kind, isNegated, wanted }, context) {
    if (kind === "javascript") {
      if (isNegated) throw new Unsupported("its negation on a calculated value has no counterpart");
      return `return ${callOf(wanted, context)("value")};`;
    }
    const text = "const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');";
    const check = CHECKS[kind](wanted);
    if (/\{\{\s*\w/.test(check)) throw new Unsupported("its value has {{ in it");
    return `${text}
return ${isNegated ? `!(${check})` : check};`;
  }
  function equalsCheck(wanted) {
    if (typeof wanted === "object") {
      throw new Unsupported("a mapping or list is compared with the answer only, not with a calculated value");
    }
    return `text === ${quoted(String(wanted))}`;
  }
  function listed(wanted) {
    return Array.isArray(wanted) ? wanted : wanted.split(",").map((part) => part.trim());
  }
  const lowered = (wanted) => listed(wanted).map((part) => part.toLowerCase());
  ;
  const READERS = [{ isIts: (id2) => /^bedrock:(?!openai\.)/.test(id2), read: bedrockEndpoint }, { isIts: (id2) => VERTEX_CLAUDE.test(id2), read: vertexEndpoint }, { isIts: (id2) => id2.startsWith("watsonx:"), read: watsonxEndpoint }, { isIts: (id2) => /^(?:https?(?::\/\/|$)|webhook:https?:\/\/)/.test(id2), read: httpEndpoint, isOfAnyKind: true }];
  function requestEndpoint(options, kind, context) {
    const reader = READERS.find(({ isIts, isOfAnyKind = false }) => (isOfAnyKind || kind === "chat") && isIts(options.id));
    if (reader === void 0) return null;
    const found = reader.read(options, context);
    if (found === void 0) return void 0;
    const body = JSON.stringify(found.entry.body ?? "{{messages}}");
    return { ways: {}, ...found, forgets: !/\{\{\s*messages\s*\}\}/.test(body) };
  }
  const METHODS = ["GET", "POST", "PUT", "PATCH"];
  const KEYS = ["url", "method", "headers", "body", "queryParams"];
  const PATHS = ["transformResponse", "responseParser"];
  const SECRET = /^(?:authorization|proxy-authorization|cookie|.*(?:api-?key|token|secret).*)$/i;
  const request_providers_DUMPED = /\{\{\s*(\w+)\s*\|\s*dump\s*\}\}/g;
  function httpEndpoint({ id: id2, config, transform }, { notes, files }) {
    const where = `provider ${id2}`;
    const made = () => {
      const isWebhook = id2.startsWith("webhook:");
      const entry = isWebhook ? webhook(id2, config, where, notes) : endpoint(id2, config, where, notes);
      const isTransformed = readsNoVariables(transform);
      const reply = isWebhook ? "json.output" : config.transformResponse ?? config.responseParser;
      const { isText, ...answer } = answerOf(reply, isTransformed ? transform : void 0, files);
      const host = entry.url.replace(/^https?:\/\//, "").replace(/[/?#].*$/s, "");
      const variables = (0, placeholders.Qp)(entry.body);
      const asked = variables === "all" ? [] : [...variables];
      const name = slug(host.replace(/:\d+$/, "")) || "http-endpoint";
      const isCode2 = answer.transformResponse !== void 0;
      const ways = { ...asked.length > 0 && { asked }, ...isCode2 && !isText && { isParsed: "objects" } };
      return { name, entry: { ...entry, ...answer }, model: host, isTransformed, ways };
    };
    return notes.attempt(where, made, { also: "; the model is left out" });
  }
  function webhook(id2, config, where, notes) {
    for (const key of Object.keys(config)) notes.lost(where, `\`config.${key}\` has no counterpart`);
    return { url: urlOf(id2.replace(/^webhook:/, "")), body: { prompt: "{{prompt}}" } };
  }
  function endpoint(id2, config, where, notes) {
    if (config.request !== void 0) throw new Unsupported("its request is raw text");
    for (const key of otherKeys(config, [...KEYS, ...PATHS])) {
      notes.lost(where, `\`config.${key}\` has no counterpart`);
    }
    const url = urlOf(withPlainVariables(id2.includes("://") ? id2 : config.url, where, notes));
    const method = String(config.method ?? (config.body === void 0 ? "GET" : "POST")).toUpperCase();
    if (!METHODS.includes(method)) throw new Unsupported(`its method is ${method}`);
    return { url, ...method !== "POST" && { method }, ...headersOf(config.headers, where, notes), ...bodyOf(config, method) };
  }
  function urlOf(text) {
    const url = withEnvironment(text);
    if (url === void 0) {
      throw new Unsupported(`its URL ${JSON.stringify(text)} is none that a config can hold, or has a key in it`);
    }
    return url;
  }
  function headersOf(given, where, notes) {
    const headers = {};
    let apiKeyEnv;
    for (const [name, value] of Object.entries((0, basics.u4)(given) ? given : {})) {
      const bearer = /^authorization$/i.test(name) && /^Bearer\s+(.*)$/s.exec(String(value));
      const key = bearer ? wholeEnvironment(bearer[1]) : void 0;
      const variable = wholeEnvironment(value);
      if (key !== void 0) apiKeyEnv = key;
      else if (variable !== void 0) headers[name] = `env:${variable}`;
      else if (SECRET.test(name)) {
        notes.lost(where, `the value of the header ${name} is written in the config: put it into an environment variable`);
      } else if (!isScalar(value) || String(value).includes("{{")) {
        notes.lost(where, `the header ${name} is no plain text`);
      } else if (!/^content-type$/i.test(name) || !/json/i.test(String(value))) {
        headers[name] = String(value);
      }
    }
    return { ...apiKeyEnv !== void 0 && { apiKeyEnv }, ...Object.keys(headers).length > 0 && { headers } };
  }
  function bodyOf({ body, queryParams }, method) {
    if (queryParams !== void 0 && (method !== "GET" || body !== void 0)) {
      throw new Unsupported("it has query parameters beside a body");
    }
    const template = method === "GET" ? queryParams ?? body : body;
    if (template === void 0) {
      if (method === "GET") throw new Unsupported("its request holds no prompt");
      throw new Unsupported("it sends no body");
    }
    const filled = undumped(template);
    const text = typeof filled === "string" ? filled : JSON.stringify(filled);
    const odd = beyondVariables(text);
    if (odd !== void 0) throw new Unsupported(`its body has ${odd}`);
    if (!promptfooVariables(text).length) throw new Unsupported("its body holds no prompt");
    return { body: filled };
  }
  function undumped(value) {
    if (typeof value === "string") return value.replaceAll(request_providers_DUMPED, "{{$1}}");
    if (Array.isArray(value)) return value.map(undumped);
    if (!(0, basics.u4)(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, undumped(inner)]));
  }
  const readsNoVariables = (transform) => typeof transform === "string" && transform !== "" && !/\bcontext\b|\{\{/.test(transform);
  function answerOf(reply, transform, files) {
    if (reply === void 0 && transform === void 0) return {};
    const path = transform === void 0 ? pathIn(reply) : void 0;
    if (path !== void 0) return { responsePath: path };
    const { code, isText } = replyScript(reply ?? "json ?? text", transform, files);
    if (/\{\{\s*\w/.test(code)) throw new Unsupported("its transformResponse has {{ in it");
    return { transformResponse: code, isText };
  }
  function pathIn(reply) {
    if (typeof reply !== "string") return void 0;
    const expression = reply.trim().replace(/^\(?\s*json\s*(?:,[^)]*)?\)?\s*=>\s*/, "").replace(/;$/, "");
    const steps = /^json((?:\??\.\w+|(?:\?\.)?\[(?:\d+|'[^'.]+'|"[^".]+")\])+)$/.exec(expression)?.[1];
    return steps && [...steps.matchAll(/\w[^'"\].[?]*/g)].map(([step]) => step).join(".");
  }
  function connectionOf(family, { id: id2, config }, where, notes) {
    const host = config.apiHost && `https://${config.apiHost}${family.hostPath ?? "/v1"}`;
    const named = config.apiBaseUrl ?? host ?? family.urlOf?.(config, id2.replace(family.prefix, ""));
    const given = withPlainVariables(named, where, notes);
    const url = given === void 0 ? family.baseUrl : withEnvironment(given);
    if (given !== void 0 && url === void 0) {
      notes.lost(where, `its URL ${JSON.stringify(given)} is none that a config can hold, or has a key in it`);
      return void 0;
    }
    const apiKeyEnv = keyNameOf(config, where, notes) ?? family.apiKeyEnv;
    if (config.apiKeyRequired === false && apiKeyEnv !== void 0) {
      notes.changed(where, `${apiKeyEnv} must be set, to any value where the server asks for no key`);
    }
    return { ...apiKeyEnv !== void 0 && { apiKeyEnv }, ...url !== void 0 && { baseUrl: url }, ...typeof config.organization === "string" && { organization: config.organization }, ...headersOf(config.headers, where, notes) };
  }
  function keyNameOf({ apiKey, apiKeyEnvar }, where, notes) {
    const fromKey = wholeEnvironment(apiKey);
    const name = apiKeyEnvar ?? fromKey;
    if (apiKey !== void 0 && fromKey === void 0) {
      notes.lost(where, "`apiKey` is written in the config: put the key into an environment variable");
    }
    return typeof name === "string" && /^[A-Za-z_]\w*$/.test(name) ? name : void 0;
  }
  const BEDROCK_KEY = "AWS_BEARER_TOKEN_BEDROCK";
  const VERTEX_KEY = "VERTEX_ACCESS_TOKEN";
  const VERTEX_CLAUDE = /^vertex:(?:chat:)?claude/;
  const SIGNED = `is asked with a Bedrock API key (${BEDROCK_KEY}), not with signed requests, and parameters without a value are the model's own`;
  const NO_CHAT = /^(?:agents?|kb|knowledge-base|embeddings?|video|nova-sonic|nova-reel|luma|flow)(?::|$)|nova-(?:2-)?(?:sonic|reel|canvas)|titan-(?:image|embed)|stability\.|embed-/;
  const CONVERSE = { maxTokens: ["maxTokens", "max_tokens", "max_new_tokens", "max_gen_len", "maxTokenCount"], temperature: ["temperature"], topP: ["topP", "top_p"], stopSequences: ["stopSequences", "stop_sequences", "stop"] };
  const OF_CONVERSE = [...["region", "inferenceModelType", "anthropic_version", "apiKey", "endpoint"], ...["interfaceConfig", "inferenceConfig", "additionalModelRequestFields"], ...["toolConfig", "tools", "tool_choice", "toolChoice"]];
  const PASSED = ["thinking", "top_k", "reasoning_effort", "reasoning_config"];
  function bedrockEndpoint({ id: id2, config }, context) {
    const { notes, files } = context;
    const where = `provider ${id2}`;
    const model = id2.replace(/^bedrock:(?:converse:|completion:)?/, "");
    if (NO_CHAT.test(model)) {
      notes.lost(where, "is no chat model of the Converse API; the model is left out");
      return void 0;
    }
    const region = /^arn:[^:]*:bedrock:([^:]+):/.exec(model)?.[1] ?? config.region ?? "us-east-1";
    const offered = toolsOf({ ...config, tools: config.tools ?? config.toolConfig?.tools }, {}, { where, notes: { ...notes, changed: () => {
    } }, files });
    const settings = { ...config, ...config.interfaceConfig, ...config.inferenceConfig };
    const inference = request_providers_fieldsOf(settings, CONVERSE, [...OF_CONVERSE, ...PASSED], { where, notes });
    const passed = PASSED.filter((key) => settings[key] !== void 0);
    const fields = { ...Object.fromEntries(passed.map((key) => [key, settings[key]])), ...(0, basics.u4)(config.additionalModelRequestFields) && config.additionalModelRequestFields };
    const endpointOfModel = { name: "bedrock", model: model.replace(/^arn:.*\//, ""), url: `https://bedrock-runtime.${region}.amazonaws.com/model/${encodeURIComponent(model)}/converse`, key: BEDROCK_KEY, body: { system: [{ text: "{{system}}" }], messages: [{ role: "user", content: [{ text: "{{prompt}}" }] }], ...Object.keys(inference).length > 0 && { inferenceConfig: inference }, ...offered && { toolConfig: { tools: offered.tools.map(toolSpec) } }, ...Object.keys(fields).length > 0 && { additionalModelRequestFields: fields } }, ways: offered === void 0 ? {} : { calls: "anthropic" }, changed: SIGNED };
    return ownEndpoint(endpointOfModel, { where, notes });
  }
  function toolSpec({ name, description, parameters = { type: "object" } }) {
    return { toolSpec: { name, ...description && { description }, inputSchema: { json: parameters } } };
  }
  const PARTS = { [BEDROCK_KEY]: (text) => ({ text }), [VERTEX_KEY]: (text) => ({ type: "text", text }) };
  function withSystemUse(entry, use) {
    const part = PARTS[entry.apiKeyEnv];
    if (part === void 0 || entry.body === void 0 || use === "all") return entry;
    const rest = Object.fromEntries(Object.entries(entry.body).filter(([key]) => !["system", "messages"].includes(key)));
    const text = use === "some" ? "{{system}}\n\n{{prompt}}" : "{{prompt}}";
    return { ...entry, body: { messages: [{ role: "user", content: [part(text)] }], ...rest } };
  }
  const CLAUDE = { max_tokens: ["max_tokens", "maxOutputTokens"], temperature: ["temperature"], top_p: ["top_p", "topP"], top_k: ["top_k", "topK"], thinking: ["thinking"] };
  const WATSONX = { max_tokens: ["maxNewTokens"], temperature: ["temperature"], top_p: ["topP"], stop: ["stopSequences"], seed: ["randomSeed"] };
  function request_providers_fieldsOf(config, fields, elsewhere, { where, notes }) {
    const known = [...elsewhere, ...Object.values(fields).flat()];
    for (const key of otherKeys(config, known)) {
      if (isIdleConfig(key)) notes.idle(`config.${key}`);
      else notes.lost(where, `\`config.${key}\` has no counterpart in the API that the action asks`);
    }
    return Object.fromEntries(Object.entries(fields).flatMap(([name, names2]) => {
      const given = names2.find((candidate) => config[candidate] !== void 0);
      return given === void 0 ? [] : [[name, config[given]]];
    }));
  }
  function ownEndpoint({ name, model, url, key, body, changed, ways = {} }, { where, notes }) {
    const filled = withEnvironment(url);
    if (filled === void 0) {
      notes.lost(where, "its URL is none that a config can hold; the model is left out");
      return void 0;
    }
    const byToken = `is asked with an access token in ${key}, which a step before makes; it is not renewed`;
    notes.changed(where, changed ?? byToken);
    return { name, model, entry: { url: filled, apiKeyEnv: key, body }, ways };
  }
  function vertexEndpoint({ id: id2, config }, { notes }) {
    const where = `provider ${id2}`;
    const model = id2.replace(/^vertex:(?:chat:)?/, "");
    const project = config.projectId ?? "{{env.VERTEX_PROJECT_ID}}";
    const region = config.region ?? "{{env.VERTEX_REGION}}";
    const host = config.apiHost ?? `${region}-aiplatform.googleapis.com`;
    const read = ["projectId", "region", "apiHost", "anthropicVersion", "anthropic_version"];
    const fields = request_providers_fieldsOf(config, CLAUDE, read, { where, notes });
    const url = `https://${host}/v1/projects/${project}/locations/${region}/publishers/anthropic/models/${model}:rawPredict`;
    const body = { anthropic_version: "vertex-2023-10-16", system: "{{system}}", messages: [{ role: "user", content: [{ type: "text", text: "{{prompt}}" }] }], max_tokens: 512, ...fields };
    return ownEndpoint({ name: "vertex", model, url, key: VERTEX_KEY, body }, { where, notes });
  }
  function watsonxEndpoint({ id: id2, config }, { notes }) {
    const where = `provider ${id2}`;
    const model = config.modelId ?? id2.replace(/^watsonx:(?:chat:)?/, "");
    if (typeof config.projectId !== "string" || /\{\{/.test(config.projectId)) {
      notes.lost(where, "its project stands in no file: write `projectId`; the model is left out");
      return void 0;
    }
    const read = ["apiKey", "apiKeyEnvar", "apiBearerToken", "apiBearerTokenEnvar", "apiAuthType"];
    const named = ["projectId", "projectIdEnvar", "serviceUrl", "version", "modelId"];
    const fields = request_providers_fieldsOf(config, WATSONX, [...read, ...named], { where, notes });
    const { serviceUrl = "https://us-south.ml.cloud.ibm.com", version = "2024-10-08" } = config;
    const body = { model_id: model, project_id: config.projectId, messages: "{{messages}}", ...fields };
    const url = `${serviceUrl}/ml/v1/text/chat?version=${version}`;
    const key = "WATSONX_AI_BEARER_TOKEN";
    return ownEndpoint({ name: "watsonx", model, url, key, body }, { where, notes });
  }
  const ENVIRONMENT = /\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}/g;
  const WITH_DEFAULT = /\{\{\s*env\.(\w+)\s*(?:\|\s*default\(|or)\s*(?:'([^']*)'|"([^"]*)")[^{}]*\}\}/g;
  const SHELL_DEFAULT = /\$\{(\w+):-([^}]*)\}/g;
  const withoutDefaults = (text, instead) => typeof text !== "string" ? text : text.replaceAll(WITH_DEFAULT, (_, name, single, double) => instead(name, single ?? double)).replaceAll(SHELL_DEFAULT, (_, name, value) => instead(name, value));
  const withPlainVariables = (url, where, notes) => withoutDefaults(url, (name, value) => {
    notes.changed(where, `${name} must be set: a URL here has no value for it (in promptfoo: ${value})`);
    return `{{env.${name}}}`;
  });
  const wholeEnvironment = (text) => typeof text === "string" ? /^\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}$/.exec(text.trim())?.[1] : void 0;
  function withEnvironment(text) {
    if (typeof text !== "string") return void 0;
    const url = text.trim().replaceAll(ENVIRONMENT, "${$1}");
    if (url.includes("{{") || url.includes("{%")) return void 0;
    if (withoutUrlKeys(url) !== url) return void 0;
    const filled = url.replaceAll(/\$\{\w+\}/g, "x");
    if (filled === "x") return url;
    const isHttp = URL.canParse(filled) && ["http:", "https:"].includes(new URL(filled).protocol);
    return isHttp || /^x[/?]/.test(filled) ? url : void 0;
  }
  ;
  const SHUT_DOWN = [[/^github:/, "GitHub Models"]];
  function createModels(files, notes) {
    const connections = createConnections();
    const models = [];
    const known = /* @__PURE__ */ new Map();
    const ids2 = /* @__PURE__ */ new Set();
    const addOne = (options, kind) => {
      const key = JSON.stringify([kind, options]);
      if (known.has(key)) return known.get(key);
      if (isProgram(options.id)) {
        const program = kind === "chat" ? programOf(options, { files, notes }) : void 0;
        const added2 = program && programModel(options, program, ids2);
        known.set(key, added2);
        return added2;
      }
      const model = entryFor(options, kind, { connections, files, notes });
      if (model === void 0) return void 0;
      const { ways, forgets, isTransformed = false, ...entry } = model;
      const id2 = unique(slug(options.label ?? "") || model.model, ids2, "-");
      models.push({ id: id2, ...entry });
      const { label, prompts, transform } = options;
      const all = { ...ways, ...transform && !isTransformed && { transform } };
      const mayJudge = entry.connection.kind !== "http";
      const added = { id: id2, ref: options.id, label, prompts, options, forgets, mayJudge, ways: all };
      known.set(key, added);
      return added;
    };
    return { add: (value, kind = "chat") => optionsOf(value, files, notes).flatMap((options) => addOne(options, kind) ?? []), keep: (used) => {
      const kept = models.filter(({ id: id2 }) => used.includes(id2));
      models.splice(0, models.length, ...kept);
      return kept;
    }, providers: (systemUse) => Object.fromEntries(Object.entries(connections.entries(models.map(({ connection }) => connection))).map(([name, entry]) => [name, withSystemUse(entry, systemUse)])), models: () => {
      const names2 = connections.names(models.map(({ connection }) => connection));
      return models.map(({ connection, ...model }) => ({ id: model.id, provider: names2.get(connection), ...model }));
    } };
  }
  function programModel({ id: id2, label, prompts, transform, ...others }, program, ids2) {
    const name = unique(slug(label ?? id2.split("/").at(-1)) || "program", ids2, "-");
    return { id: name, ref: id2, label, prompts, options: { id: id2, label, prompts, transform, ...others }, ways: { program, isParsed: "objects", ...transform && { transform } } };
  }
  function optionsOf(value, files, notes) {
    if (Array.isArray(value)) return value.flatMap((item) => optionsOf(item, files, notes));
    if (isFileRef(value) && !isProgram(value)) return optionsInFile(value, files, notes);
    if (typeof value === "string") return withPlainId({ id: value, config: {} }, notes);
    if (!(0, basics.u4)(value)) {
      notes.lost("providers", `an entry that is neither text nor a mapping`);
      return [];
    }
    const entries = Object.entries(value);
    const [[first2, inner] = []] = entries;
    const isNamed = value.id === void 0 && entries.length === 1 && first2.includes(":");
    const named = isNamed ? { id: first2, ...(0, basics.u4)(inner) ? inner : {} } : value;
    const { model, ...others } = named;
    const options = named.id === void 0 && model !== void 0 ? { id: model, ...others } : named;
    if (typeof options.id !== "string") {
      notes.lost("providers", "an entry without an id");
      return [];
    }
    if (isFileRef(options.id) && !isProgram(options.id)) return optionsInFile(options.id, files, notes);
    noteOptions("provider", options, { where: `provider ${options.id}`, notes });
    const config = (0, basics.u4)(options.config) ? options.config : {};
    return withPlainId({ ...options, label: labelOf(options), config }, notes);
  }
  function withPlainId(options, notes) {
    const where = `provider ${options.id}`;
    const id2 = withoutDefaults(options.id, (name, value) => {
      notes.changed(where, `is ${value}: its name is not read from ${name} here`);
      return value;
    });
    if (!/\{\{|\{%/.test(id2) || isProgram(id2) || /^(?:webhook:)?https?:/.test(id2)) return [{ ...options, id: id2 }];
    notes.lost(where, "its name is a template: write the name of the model; it is left out");
    return [];
  }
  function optionsInFile(ref, files, notes) {
    if (![".yaml", ".yml", ".json"].includes(extensionOf(ref))) {
      notes.lost(`provider ${ref}`, "the file is no YAML or JSON, and no script that can be started");
      return [];
    }
    const data = notes.attempt(`provider ${ref}`, () => files.readData(ref));
    return listOf(data).flatMap((item) => isFileRef(item) ? [] : optionsOf(item, files, notes));
  }
  function entryFor(options, kind, context) {
    const found = requestEndpoint(options, kind, context);
    if (found === null) return modelOf(options, kind, context);
    if (found === void 0) return void 0;
    const { name, entry, ...model } = found;
    return { ...model, connection: context.connections.add("http", name, entry) };
  }
  const INSTEAD = [[/^anthropic:claude-(?:agent-sdk|code)\b/, "its permissions, hooks and folder are code of the SDK; a `command` test with a `workspace` starts the agent (`claude -p`)"], [/^portkey:/, "an `openai` provider with `baseUrl: https://api.portkey.ai/v1` and the headers that Portkey names (`x-portkey-api-key`, `x-portkey-provider`)"], [/^(?:replicate|huggingface:text-generation):/, "an `http` provider whose `body` holds the prompt, and whose `responsePath` is where its API answers"], [/^snowflake:/, "an `openai` provider with `baseUrl: https://<account>.snowflakecomputing.com/api/v2/cortex/v1` and an access token as its key"]];
  function modelOf({ id: id2, config }, kind, context) {
    const { connections, files, notes } = context;
    const where = `provider ${id2}`;
    const [, service] = SHUT_DOWN.find(([prefix]) => prefix.test(id2)) ?? [];
    if (service !== void 0) {
      notes.lost(where, `${service} has been shut down: choose another provider; the model is left out`);
      return void 0;
    }
    const family = familyOf(id2, kind);
    if (family === void 0) {
      const [, remedy] = INSTEAD.find(([prefix]) => prefix.test(id2)) ?? [];
      const instead = remedy === void 0 ? "" : `: ${remedy}`;
      notes.lost(where, `kindlm.yaml has no such provider; the model is left out${instead}`);
      return void 0;
    }
    const model = [id2.replace(family.prefix, ""), config.model, config.deploymentName, config.deployment, config.deployment_id, family.model].find(Boolean);
    if (typeof model !== "string" || model === "") {
      notes.lost(where, "names no model");
      return void 0;
    }
    const connection = connectionOf(family, { id: id2, config }, where, notes);
    if (connection === void 0) return void 0;
    if (family.changed !== void 0) notes.changed(where, family.changed);
    if (/^[a-z]+:responses|^ollama:completion/.test(id2)) {
      notes.changed(where, "is asked through the chat API");
    }
    const isChat = kind !== "embedding";
    const { params, isParsed } = isChat ? paramsOf(config, family, { where, notes, files }) : {};
    const pricing = pricingOf(config);
    return { model, connection: connections.add(family.kind, family.name ?? family.kind, connection), ...params && { params }, ...pricing && { pricing }, ways: { ...isParsed && { isParsed }, ...isChat && waysOf(id2, config, family, { where, notes, files }) } };
  }
  function waysOf(id2, config, family, context) {
    const responses = /^[a-z]+:responses/.test(id2) ? { ...family, calls: "responses" } : family;
    const system = systemOf(config.instructions ?? config.systemInstruction, context);
    return { ...system !== void 0 && { system }, ...toolsOf(config, responses, context) };
  }
  function systemOf(given, { where, notes, files }) {
    if (given === void 0) return void 0;
    return notes.attempt(`${where}: its system instruction`, () => {
      const text = isFileRef(given) ? files.readText(given).trim() : given;
      const parts = (0, basics.u4)(text) ? listOf(text.parts).map((part) => part?.text) : [text];
      if (parts.length > 0 && parts.every((part) => typeof part === "string")) return parts.join("\n");
      throw new Unsupported("is no text");
    });
  }
  function createConnections() {
    const all = [];
    const add = (kind, name, entry) => {
      const known = all.find((other) => other.kind === kind && JSON.stringify(other.entry) === JSON.stringify(entry));
      if (known !== void 0) return known;
      const handle = { kind, name, entry };
      all.push(handle);
      return handle;
    };
    const names2 = (used) => {
      const found = all.filter((handle) => used.includes(handle));
      const kinds = new Set(found.map(({ kind }) => kind));
      const plain2 = new Map([...kinds].map((kind) => [plainOf(kind, found), kind]));
      const taken = new Set(Object.keys(providers.xq));
      return new Map(found.map((handle) => [handle, plain2.get(handle) ?? unique(handle.name, taken, "-")]));
    };
    return { add, names: names2, entries: (used) => Object.fromEntries(Array.from(names2(used), ([handle, name]) => {
      const { kind, entry } = handle;
      return [name, name === kind ? entry : { kind, ...entry }];
    })) };
  }
  function plainOf(kind, found) {
    const same = found.filter((handle) => handle.kind === kind);
    return same.length === 1 ? same[0] : same.find(({ name, entry }) => name === kind && entry.baseUrl === void 0);
  }
  const OPENAI_COMPATIBLE = [["abliteration", "https://api.abliteration.ai/v1", "ABLIT_KEY"], ["ai21", "https://api.ai21.com/studio/v1", "AI21_API_KEY"], ["aimlapi", "https://api.aimlapi.com/v1", "AIML_API_KEY"], ["atlascloud", "https://api.atlascloud.ai/v1", "ATLASCLOUD_API_KEY"], ["cerebras", "https://api.cerebras.ai/v1", "CEREBRAS_API_KEY"], ["cometapi", "https://api.cometapi.com/v1", "COMETAPI_KEY"], ["dashscope", "https://dashscope-intl.aliyuncs.com/compatible-mode/v1", "DASHSCOPE_API_KEY"], ["deepinfra", "https://api.deepinfra.com/v1/openai", "DEEPINFRA_API_KEY"], ["deepseek", "https://api.deepseek.com/v1", "DEEPSEEK_API_KEY"], ["fireworks", "https://api.fireworks.ai/inference/v1", "FIREWORKS_API_KEY"], ["groq", "https://api.groq.com/openai/v1", "GROQ_API_KEY"], ["huggingface", "https://router.huggingface.co/v1", "HF_TOKEN"], ["hyperbolic", "https://api.hyperbolic.xyz/v1", "HYPERBOLIC_API_KEY"], ["llamaapi", "https://api.llama.com/compat/v1", "LLAMA_API_KEY"], ["meta", "https://api.meta.ai/v1", "MODEL_API_KEY"], ["minimax", "https://api.minimax.io/v1", "MINIMAX_API_KEY"], ["moonshot", "https://api.moonshot.ai/v1", "MOONSHOT_API_KEY"], ["novita", "https://api.novita.ai/openai/v1", "NOVITA_API_KEY"], ["nscale", "https://inference.api.nscale.com/v1", "NSCALE_SERVICE_TOKEN"], ["nvidia", "https://integrate.api.nvidia.com/v1", "NVIDIA_API_KEY"], ["openrouter", "https://openrouter.ai/api/v1", "OPENROUTER_API_KEY"], ["orcarouter", "https://api.orcarouter.ai/v1", "ORCAROUTER_API_KEY"], ["perplexity", "https://api.perplexity.ai", "PERPLEXITY_API_KEY"], ["sambanova", "https://api.sambanova.ai/v1", "SAMBANOVA_API_KEY"], ["together", "https://api.together.xyz/v1", "TOGETHER_API_KEY"], ["truefoundry", "https://llm-gateway.truefoundry.com", "TRUEFOUNDRY_API_KEY"], ["vercel", "https://ai-gateway.vercel.sh/v1", "VERCEL_AI_GATEWAY_API_KEY"], ["xai", "https://api.x.ai/v1", "XAI_API_KEY"]];
  const LOCAL = [["docker", "http://localhost:12434/engines/v1", "DOCKER_MODEL_RUNNER_API_KEY"], ["helicone", "http://localhost:8080/ai", "HELICONE_API_KEY"], ["litellm", "http://localhost:4000/v1", "LITELLM_API_KEY"], ["lmstudio", "http://localhost:1234/v1", "LMSTUDIO_API_KEY"], ["localai", "http://localhost:8080/v1", "LOCALAI_API_KEY"]];
  const ALIASES = { huggingface: ["huggingface", "hf"], dashscope: ["alibaba", "alicloud", "aliyun", "dashscope"], together: ["together", "togetherai"] };
  const heliconeUrl = ({ baseUrl = "http://localhost:8080", router }) => `${baseUrl}/${router === void 0 ? "ai" : `router/${router}`}`;
  const models_NO_CHAT = /^(?:assistant|audio|classification|completion|embeddings?|feature-extraction|foundry-agent|image|moderation|realtime|sentence-similarity|text-classification|text-generation|token-classification|token-extraction|transcription|video|voice)(?::|$)/;
  const FAMILIES = [{ kind: "openai", prefix: /^openai:(?:(?:chat|responses)(?::|$))?/, not: /^(?:completion|assistant|realtime|image|embeddings?|moderation|transcription|agents?|codex|video|speech|chatkit)\b/, apiKeyEnv: "OPENAI_API_KEY", temperature: 0 }, { kind: "openai", prefix: /^bedrock:(?=openai\.)/, not: /^$/, apiKeyEnv: BEDROCK_KEY, urlOf: ({ region = "us-east-1" }) => `https://bedrock-mantle.${region}.api.aws/v1`, reads: ["region"], temperature: 0 }, { kind: "anthropic", calls: "anthropic", prefix: /^anthropic:(?:messages(?::|$))?/, not: /^(?:completion|claude-agent-sdk|claude-code)\b/, apiKeyEnv: "ANTHROPIC_API_KEY", temperature: 0 }, { kind: "mistral", prefix: /^mistral:(?:chat(?::|$))?/, not: /^embeddings?\b/, apiKeyEnv: "MISTRAL_API_KEY" }, { kind: "cohere", prefix: /^cohere:(?:chat(?::|$))?/, not: /^embeddings?\b/, apiKeyEnv: "COHERE_API_KEY" }, { kind: "gemini", calls: "gemini", prefix: /^(?:google|palm):(?:chat(?::|$))?/, not: /^(?:live|image|video|embeddings?)\b/, apiKeyEnv: "GOOGLE_API_KEY" }, { kind: "gemini", calls: "gemini", prefix: /^vertex:(?:chat(?::|$))?/, not: /^(?!gemini)/, apiKeyEnv: "GOOGLE_API_KEY", changed: "is asked through the Gemini API with a key of its own, not through Vertex AI" }, { kind: "openai", name: "llama-cpp", prefix: /^llama(?=:|$):?/, model: "default", not: models_NO_CHAT, baseUrl: "${LLAMA_BASE_URL}/v1", apiKeyEnv: "LLAMA_API_KEY", changed: "is asked through the chat API of llama.cpp: LLAMA_BASE_URL and LLAMA_API_KEY must be set (to any key where it asks for none)" }, { kind: "ollama", prefix: /^ollama:(?:(?:chat|completion)(?::|$))?/, not: /^embeddings?\b/ }, { kind: "openai", name: "azure", prefix: /^azure(?:openai)?:(?:(?:chat|responses)(?::|$))?/, not: models_NO_CHAT, baseUrl: "https://${AZURE_API_HOST}/openai/v1", hostPath: "/openai/v1", apiKeyEnv: "AZURE_API_KEY", temperature: 0 }, { ...compatible(["databricks", "https://${DATABRICKS_WORKSPACE_HOST}/serving-endpoints", "DATABRICKS_TOKEN"]), urlOf: ({ workspaceUrl }) => typeof workspaceUrl === "string" ? `${workspaceUrl.replace(/\/$/, "")}/serving-endpoints` : void 0 }, { ...compatible(["cloudflare-ai", "https://api.cloudflare.com/client/v4/accounts/${CLOUDFLARE_ACCOUNT_ID}/ai/v1", "CLOUDFLARE_API_KEY"]), urlOf: ({ accountId }) => typeof accountId === "string" ? `https://api.cloudflare.com/client/v4/accounts/${accountId}/ai/v1` : void 0 }, ...OPENAI_COMPATIBLE.map((endpoint2) => compatible(endpoint2)), ...LOCAL.map((endpoint2) => ({ ...compatible(endpoint2), ...endpoint2[0] === "helicone" && { urlOf: heliconeUrl, reads: ["baseUrl", "router"] }, changed: `the environment variable ${endpoint2[2]} must be set, to any value where the server asks for no key` }))];
  function compatible([name, baseUrl, apiKeyEnv]) {
    const names2 = ALIASES[name] ?? [name];
    return { kind: "openai", name, prefix: new RegExp(`^(?:${names2.join("|")}):(?:(?:chat|responses)(?::|$))?`), not: models_NO_CHAT, baseUrl, apiKeyEnv, temperature: 0 };
  }
  const EMBEDDING = /^((?:openai|mistral|google|cohere|ollama|azure(?:openai)?|litellm|localai|lmstudio|docker|dashscope|alibaba|alicloud|aliyun|together(?:ai)?|fireworks|nvidia|deepinfra|openrouter)):embeddings?:/;
  function familyOf(id2, kind) {
    if (kind === "embedding") {
      const [start, name] = EMBEDDING.exec(id2) ?? /^(openai):(?=text-embedding)/.exec(id2) ?? [];
      const family = FAMILIES.find(({ prefix }) => name !== void 0 && prefix.test(`${name}:`));
      return family && { ...family, prefix: start };
    }
    return FAMILIES.find(({ prefix, not }) => prefix.test(id2) && !not.test(id2.replace(prefix, "")));
  }
  ;
  const KINDS = { contains: textValue, icontains: textValue, "starts-with": textValue, regex: regexValue, equals: equalsValue, "contains-any": listValue, "contains-all": listValue, "icontains-any": listValue, "icontains-all": listValue, "is-json": schemaValue, "contains-json": schemaValue, "llm-rubric": textValue, similar: referenceValue, latency: limitValue, cost: limitValue, "telegram-format": (value) => value, conciseness: (value) => value };
  const asserts_CODE = { javascript: scriptEntry, python: pythonEntry };
  const CONDITION = /\^|\$|\(\?<?[=!]|\\[bB]/;
  const LIMITS = ["latency", "cost"];
  const TRIMS = /^\s*(?:String\(output\)|output(?:\.toString\(\))?)\.trim\(\);?\s*$/;
  const LENGTHS = { "min-length": (limit) => `output.length >= ${limit}`, "max-length": (limit) => `output.length <= ${limit}` };
  function importAsserts(list2, vars, context) {
    return listOf(list2).flatMap((item) => importOne(item, vars, context));
  }
  function importOne(item, vars, context) {
    const { where, notes } = context;
    const assertion = resolved(item, context);
    if (!(0, basics.u4)(assertion) || typeof assertion.type !== "string") {
      notes.lost(where, "an assertion without a type");
      return [];
    }
    const isSet = assertion.type === "assert-set";
    const read = () => isSet ? members(assertion, vars, context) : [converted(assertion, vars, context)];
    return notes.attempt(`${where}: assertion ${assertion.type}`, read, { instead: [] });
  }
  function resolved(item, { config }) {
    const ref = (0, basics.u4)(item) ? item.$ref : void 0;
    if (typeof ref !== "string" || !ref.startsWith("#/")) return item;
    return ref.slice(2).split("/").reduce((value, key) => (0, basics.u4)(value) && Object.hasOwn(value, key) ? value[key] : void 0, config);
  }
  function members(set, vars, context) {
    if (set.threshold !== void 0 || context.hasThreshold) {
      throw new Unsupported("a set with a mean of its own has no counterpart");
    }
    noteOptions("assert-set", set, { where: `${context.where}: assert-set`, notes: context.notes });
    return importAsserts(set.assert, vars, context);
  }
  function converted(assertion, vars, context) {
    const type = assertion.type === "similar:cosine" ? "similar" : assertion.type;
    const kind = type.replace(/^not-/, "");
    const isNegated = type !== kind;
    if (isNegated && [...ASKED, ...Object.keys(LENGTHS)].includes(kind)) {
      throw new Unsupported("cannot be negated");
    }
    checkOptions(assertion, kind, context);
    if (isTemplate(kind)) refuseTemplates(assertion.value);
    const filled = fillInDeep(assertion.value, vars);
    return { ...entryOf({ assertion, kind, type, isNegated }, filled, { ...context, vars }), ...thresholdOf(assertion, kind), ...assertion.weight !== void 0 && { weight: weightOf(assertion.weight) }, ...assertion.config !== void 0 && { config: assertion.config }, ...isScalar(assertion.metric) && { metric: fillIn(String(assertion.metric), vars) } };
  }
  function entryOf({ assertion, kind, type, isNegated }, filled, context) {
    const text = (value2) => filledText(value2, { ...context, assertion, kind });
    if (Object.hasOwn(LENGTHS, kind)) return lengthEntry(kind, filled ?? assertion.threshold);
    const isGraded = GRADED_TYPES.includes(kind);
    if (!isGraded && !isCode(kind) && !Object.hasOwn(KINDS, kind)) throw new Unsupported(`kindlm.yaml has no such assertion${insteadOf(kind)}`);
    const transforms = transformsOf(assertion, kind, context);
    const { calls, isParsed } = context.ways;
    if (isComputable(kind) && (transforms.length > 0 || calls || isParsed && kind === "javascript")) {
      return computedEntry({ assertion, kind, type, isNegated, transforms }, filled, context);
    }
    const changing = transforms.find((code) => !TRIMS.test(code));
    if (changing !== void 0) throw new Unsupported(`it checks a transformed output (${changing})`);
    if (isGraded) return { type: "llm-rubric", ...gradedEntry(assertion, filled, { text, context }) };
    if (isCode(kind)) return { type, ...asserts_CODE[kind](filled, context) };
    const value = KINDS[kind](filled, { ...context, assertion, kind });
    if (isTemplate(kind)) refuseUnfilled(value, context);
    return { type, ...value !== void 0 && { value } };
  }
  function insteadOf(kind) {
    if (/-call$/.test(kind)) return ": `argsSchema` of `toolCalls` checks the arguments of a call";
    return kind.startsWith("trajectory:") ? ": write `toolCalls` or `trajectory` in `expect`" : "";
  }
  function transformsOf({ transform }, kind, { transforms }) {
    if (LIMITS.includes(kind)) return [];
    const all = [...transforms, ...transform === void 0 ? [] : [transform]];
    const onlyParses = all.every((code) => /^\s*JSON\.parse\(output\);?\s*$/.test(code));
    return onlyParses && ["is-json", "contains-json"].includes(kind) ? [] : all;
  }
  function computedEntry({ assertion, kind, type, isNegated, transforms }, filled, context) {
    const { ways } = context;
    const wanted = kind === "javascript" ? filled : KINDS[kind](filled, { ...context, assertion, kind });
    if (isTemplate(kind)) refuseUnfilled(wanted, context);
    const value = computedCode({ kind, isNegated, wanted, transforms, ways }, context);
    const shown = [type, ...isScalar(wanted) ? [String(wanted)] : []].join(": ");
    const metric = `${shown}${transforms.length > 0 ? ` (of ${transforms.join(", ")})` : ""}`;
    return { type: "javascript", value, metric: metric.replaceAll(/\s+/g, " ").slice(0, 120) };
  }
  function lengthEntry(kind, limit) {
    if (!Number.isInteger(limit)) throw new Unsupported("its limit is no whole number");
    return { type: "javascript", value: LENGTHS[kind](limit), metric: `${kind} ${limit}` };
  }
  function filledText(value, context) {
    const text = textValue(value, context);
    refuseUnfilled(text, context);
    return text;
  }
  function refuseTemplates(value) {
    const texts = listOf(value).filter((item) => typeof item === "string");
    const beyond = texts.map(beyondVariables).find((it) => it !== void 0);
    if (beyond !== void 0) throw new Unsupported(beyond);
  }
  function refuseUnfilled(value, { columns = [] }) {
    const missing = unfilled(value).find((name) => !columns.includes(name));
    if (missing !== void 0) throw new Unsupported(`{{${missing}}} has no value`);
  }
  function checkOptions(assertion, kind, { where, notes, isDefaultGrader, ways }) {
    if (ASKED.includes(kind) && ways.calls !== void 0) {
      notes.changed(where, `assertion ${assertion.type}: judges the answer after the tool calls, not the calls`);
    }
    if (assertion.config !== void 0 && (!isCode(kind) || !(0, basics.u4)(assertion.config))) {
      throw new Unsupported("`config` is a mapping that the code of an assertion reads");
    }
    noteOptions("assertion", assertion, { where: `${where}: assertion ${assertion.type}`, notes, read: readsVariables(kind) ? ["contextTransform"] : [] });
    if (assertion.provider !== void 0 && !isDefaultGrader(assertion.provider)) {
      notes.changed(where, `assertion ${assertion.type}: graded by the suite's own model`);
    }
    if (isCode(kind) && assertion.threshold === void 0) {
      notes.changed(kind, "a score passes from 0.5 (promptfoo: every score above 0)");
    }
  }
  function thresholdOf({ threshold }, kind) {
    if (threshold === void 0 || Object.hasOwn(LENGTHS, kind)) return {};
    const most = LIMITS.includes(kind) ? Infinity : 1;
    if (typeof threshold !== "number" || !(threshold >= 0 && threshold <= most)) {
      throw new Unsupported(`its threshold ${JSON.stringify(threshold)} is no score from 0 to 1`);
    }
    return { threshold };
  }
  function weightOf(weight) {
    if (typeof weight === "number" && weight >= 0) return weight;
    throw new Unsupported(`its weight ${JSON.stringify(weight)} is no number from 0 on`);
  }
  function fillInDeep(value, vars) {
    if (typeof value === "string") return fillIn(value, vars);
    if (Array.isArray(value)) return value.map((item) => fillInDeep(item, vars));
    if (!(0, basics.u4)(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillInDeep(inner, vars)]));
  }
  const isCode = (kind) => Object.hasOwn(asserts_CODE, kind);
  const isTemplate = (kind) => !isCode(kind) && !["is-json", "contains-json"].includes(kind);
  const unfilled = (value) => listOf(value).flatMap((item) => typeof item === "string" ? promptfooVariables(item) : []);
  function textValue(value, context) {
    const text = plainText(value, context);
    if (text.trim() === "") throw new Unsupported("its text is empty: every answer has it");
    return text;
  }
  function plainText(value, context) {
    if (isFileRef(value)) return fileText(value, context);
    if (!isScalar(value)) throw new Unsupported("its value is no text");
    return String(value);
  }
  function fileText(ref, { files }) {
    if ([".js", ".cjs", ".mjs", ".ts", ".py", ".rb"].includes(extensionOf(ref))) {
      throw new Unsupported(`its value is made by a program, ${pathOf(ref)}`);
    }
    return files.readText(ref).trim();
  }
  function regexValue(value, context) {
    const pattern = textValue(value, context);
    if (compiled(pattern).test("") && !CONDITION.test(pattern)) {
      throw new Unsupported("its pattern matches the empty text, and so every answer");
    }
    return pattern;
  }
  function compiled(pattern) {
    try {
      return new RegExp(pattern);
    } catch (error) {
      throw new Unsupported(error.message);
    }
  }
  function equalsValue(value, context) {
    if (isFileRef(value) && [".json", ".yaml", ".yml"].includes(extensionOf(value))) {
      return context.files.readData(value);
    }
    return (0, basics.u4)(value) || Array.isArray(value) ? value : plainText(value, context);
  }
  function listValue(value, context) {
    if (!Array.isArray(value)) return textValue(value, context);
    if (value.length === 0) throw new Unsupported("its list is empty");
    return value.map((item) => textValue(item, context));
  }
  function schemaValue(value, { files }) {
    if (value === void 0 || value === null) return void 0;
    if (isFileRef(value)) {
      const schema2 = files.readData(value);
      if (!(0, basics.u4)(schema2)) throw new Unsupported(`${pathOf(value)} is no JSON Schema`);
      return extensionOf(value) === ".json" ? `file://${files.relocated(value)}` : schema2;
    }
    const schema = typeof value === "string" ? parsedYaml(value) : value;
    if (!(0, basics.u4)(schema)) throw new Unsupported("its value is no JSON Schema");
    return schema;
  }
  function parsedYaml(text) {
    try {
      return (0, yaml_dist.qg)(text, { logLevel: "error" });
    } catch {
      return void 0;
    }
  }
  function referenceValue(value, context) {
    if (!context.isComparable) throw new Unsupported("its embedding model could not be carried over");
    const texts = listOf(value);
    if (texts.length !== 1) throw new Unsupported("it compares with several texts, kindlm.yaml with one");
    return textValue(texts[0], context);
  }
  function limitValue(_value, { assertion, kind }) {
    if (assertion.threshold > 0) return void 0;
    throw new Unsupported(`a ${kind} limit needs a threshold above 0`);
  }
  const JUDGED = "asks the judge in words of its own; promptfoo has a prompt of its own for it";
  const RELATIONS = [["subset", "it says less than the reference, and all of that is in the reference"], ["superset", "it says all that the reference does, and more that does not contradict it"], ["agree", "it says the same as the reference"], ["disagree", "it contradicts the reference"], ["differButFactual", "it differs from the reference in what does not matter for the facts"]];
  const RETRIEVAL = { "context-faithfulness": ({ context }) => `The score is the share of the answer's statements that the context supports. A statement that the context neither makes nor implies is not supported, even if it is true.
Context: ${context()}`, "context-relevance": ({ context, question }) => `Leave the answer aside. The score is the share of the context that is needed to answer the question.
Question: ${question()}
Context: ${context()}`, "context-recall": ({ context, reference }) => `Leave the answer aside. The score is the share of the reference's statements that the context supports.
Reference: ${reference()}
Context: ${context()}`, "answer-relevance": ({ question }) => `The score is the share of the answer that answers the question. Whether it is true does not matter here.
Question: ${question()}` };
  const readsVariables = (type) => Object.hasOwn(RETRIEVAL, type);
  const GRADED = { "g-eval": gEval, factuality, "model-graded-factuality": factuality, "model-graded-closedqa": ([text]) => ({ value: `The answer meets this criterion: ${text}
The score is 1 where it does and 0 where it does not.` }) };
  const GRADED_TYPES = [...Object.keys(GRADED), ...Object.keys(RETRIEVAL)];
  const ASKED = ["llm-rubric", "similar", ...GRADED_TYPES];
  function gradedEntry(assertion, filled, { text, context }) {
    context.notes.changed(assertion.type, JUDGED);
    if (readsVariables(assertion.type)) return retrievalEntry(assertion, filled, { text, context });
    const values = listOf(filled).map(text);
    if (values.length === 0) values.push(text(void 0));
    return GRADED[assertion.type](values, context.graderOptions ?? {});
  }
  function retrievalEntry({ type, contextTransform }, filled, { text, context }) {
    if (contextTransform !== void 0) throw new Unsupported("its context is taken out of the answer");
    const { vars, question } = context;
    const variable = (name, other) => {
      const value2 = Object.hasOwn(vars, name) ? String(vars[name]) : other;
      if (value2 === void 0 || value2.trim() === "") throw new Unsupported(`it needs a variable ${name}`);
      return value2;
    };
    const value = RETRIEVAL[type]({ context: () => variable("context"), question: () => variable("query", question), reference: () => text(filled) });
    return { value, threshold: 0 };
  }
  function gEval(texts) {
    const value = texts.length === 1 ? texts[0] : `Give each of these criteria a score from 0 to 1; the score is their mean:
${texts.map((text, index) => `${index + 1}. ${text}`).join("\n")}`;
    return { value, threshold: 0.7 };
  }
  function factuality([reference], { factuality: weights = {} }) {
    const scores = RELATIONS.map(([name, words]) => {
      const score = weights[name] ?? (name === "disagree" ? 0 : 1);
      return `- ${score}: ${words}`;
    });
    return { value: `How the facts of the answer stand to this reference decides the score; style does not matter.
Reference: ${reference}
Scores:
${scores.join("\n")}` };
  }
  ;
  const test_entries_DATA = [".yaml", ".yml", ".json", ".jsonl", ".csv"];
  const MAX_TESTS = 1e4;
  function collectTests({ tests, scenarios }, files, notes) {
    const found = listOf(tests).flatMap((item) => testsOf(item, files, notes));
    const staged = listOf(scenarios).flatMap((item) => scenesOf(item, files, notes));
    return tests === void 0 && listOf(scenarios).length === 0 ? [{}] : [...found, ...staged];
  }
  function scenesOf(item, files, notes) {
    const scenarios = isFileRef(item) ? dataOrNote(item, files, notes) : [item];
    return scenarios.flatMap((scenario) => {
      if (!(0, basics.u4)(scenario)) {
        notes.lost("scenarios", "an entry that is no mapping");
        return [];
      }
      for (const key of otherKeys(scenario, ["description", "config", "tests"])) {
        notes.lost("scenarios", `\`${key}\` has no counterpart`);
      }
      const rowsIn = (list2) => withRows(listOf(list2).flatMap((entry) => testsOf(entry, files, notes)));
      const cases = rowsIn(scenario.config);
      const tests = rowsIn(scenario.tests);
      return (cases.length > 0 ? cases : [{}]).flatMap((one) => (tests.length > 0 ? tests : [{}]).map((test) => sceneOf(one, test, scenario, files)));
    });
  }
  function sceneOf(one, test, { description }, files) {
    const words = test.description ?? one.description ?? description;
    return { ...one, ...test, ...words !== void 0 && { description: words }, vars: { ...mappingOf(one.vars, files), ...mappingOf(test.vars, files) }, options: { ...one.options, ...test.options }, metadata: { ...one.metadata, ...test.metadata }, assert: [...listOf(one.assert), ...listOf(test.assert)] };
  }
  function dataOrNote(ref, files, notes) {
    const read = () => files.matching(ref).flatMap((path) => listOf(files.readData(path)));
    return notes.attempt(`scenarios ${pathOf(ref)}`, read, { instead: [] });
  }
  function testsOf(item, files, notes) {
    if ((0, basics.u4)(item) && item.path === void 0) return [item];
    const ref = (0, basics.u4)(item) ? item.path : item;
    if (typeof ref !== "string") {
      notes.lost("tests", "an entry that is neither a test nor a file");
      return [];
    }
    const isWeb = /^(?!file:)[a-z]+:\/\//i.test(ref);
    return (isWeb ? [ref] : files.matching(ref)).flatMap((path) => {
      const where = `tests ${isWeb ? path : pathOf(path)}`;
      const read = () => testsInFile(path, files, (text) => notes.lost(where, text));
      if (!isWeb && test_entries_DATA.includes(extensionOf(path))) return notes.attempt(where, read, { instead: [] });
      notes.lost(where, "only YAML, JSON, JSONL and CSV files are carried over");
      return [];
    });
  }
  function testsInFile(path, files, lost) {
    const name = pathOf(path);
    if (extensionOf(path) === ".csv") return [{ table: { path: name, ...testsOfCsv(files.readText(path), name, lost) } }];
    return listOf(dataIn(path, files)).flatMap((item) => {
      if ((0, basics.u4)(item)) return [item];
      lost("an entry that is no test");
      return [];
    });
  }
  const withRows = (tests) => tests.flatMap(({ table, ...test }) => table?.tests ?? [test]);
  function dataIn(path, files) {
    if (extensionOf(path) !== ".jsonl") return files.readData(path);
    return files.readText(path).split("\n").filter((line) => line.trim() !== "").map(parseLine);
  }
  function parseLine(line) {
    const value = (0, basics.U4)(line);
    if (value === void 0) throw new Unsupported("a line that is no JSON");
    return value;
  }
  function defaultTestOf(value, files, notes) {
    const read = () => {
      const test = isFileRef(value) ? files.readData(value) : value ?? {};
      if (!(0, basics.u4)(test)) throw new Unsupported("no mapping");
      return { ...test, vars: mappingOf(test.vars, files) };
    };
    return notes.attempt("defaultTest", read, { instead: { vars: {} } });
  }
  function importTests(tests, given) {
    const shared = sharedAsserts(given.defaultTest, withRows(tests), given);
    const rowAsserts = [];
    const context = { ...given, sharedAsserts: shared, rowAsserts };
    noteTest("defaultTest", context.defaultTest, context.notes);
    const names2 = /* @__PURE__ */ new Set();
    const entries = [];
    const add = (more) => {
      entries.push(...more);
      if (entries.length > MAX_TESTS) throw new UnusableInput(`The config makes more than ${MAX_TESTS} tests.`);
    };
    for (const [index, { table, ...test }] of tests.entries()) {
      const isAlone = tests.length === 1;
      const cases = table?.columns && caseEntries(table, { index, isAlone }, context);
      const rows = table === void 0 ? [test] : table.tests;
      if (cases) add(cases);
      else for (const [place, row] of rows.entries()) add(testEntries(row, index + place, context));
    }
    const named = entries.map((entry) => ({ ...entry, name: unique(entry.name, names2, " #") }));
    return { entries: named, shared, rowAsserts };
  }
  function sharedAsserts(defaultTest, tests, context) {
    if (defaultTest.assert === void 0) return void 0;
    const isOwn = ({ options }) => transformOf(options) || options?.disableDefaultAsserts;
    if (isOwn(defaultTest) || tests.some(isOwn)) return void 0;
    if (context.tested.some(({ ways }) => ways.calls || ways.isParsed || ways.transform)) return void 0;
    if (/\{\{|"assert-set"|"context-|"answer-relevance/.test(JSON.stringify(defaultTest.assert))) return void 0;
    const hasThreshold = defaultTest.threshold !== void 0;
    const { options: graderOptions } = defaultTest;
    const at = { where: "defaultTest", hasThreshold, graderOptions, ways: {}, transforms: [] };
    return importAsserts(defaultTest.assert, {}, { ...context, ...at });
  }
  function testEntries(test, index, context) {
    const { notes, files, prompts, defaultTest } = context;
    const where = `test ${index + 1}${test.description ? ` (${test.description})` : ""}`;
    if (test.providerOutput !== void 0) {
      notes.lost(where, "its output is fixed; write it as a recording (docs/recordings.md)");
      return [];
    }
    noteTest(where, test, notes);
    const vars = notes.attempt(where, () => mappingOf(test.vars, files), { also: test_entries_LEFT_OUT });
    if (vars === void 0) return [];
    const options = { ...defaultTest.options, ...test.options };
    if (options.transformVars) {
      notes.lost(where, "its variables are made by code (`options.transformVars`); the test is left out");
      return [];
    }
    const whole = { ...test, options, vars: { ...vars, ...defaultTest.vars, ...vars } };
    const chosen = prompts.filter((prompt) => isChosen(prompt, test.prompts));
    const combinations = combinationsOf(whole, where, files, notes);
    const entries = combinations.flatMap((values) => chosen.flatMap((prompt) => entriesOf(whole, { where, values, prompt, index }, context)));
    if (entries.length === 0 && combinations.length > 0) {
      notes.lost(where, "none of its prompts and models could be carried over");
    }
    return entries;
  }
  const test_entries_LEFT_OUT = "; the test is left out";
  function noteTest(where, test, notes) {
    noteOptions("test", test, { where, notes });
    if ((0, basics.u4)(test.options)) noteOptions("options", test.options, { where, notes, prefix: "options." });
  }
  const MAX_NAME_LENGTH = 80;
  function entriesOf(whole, at, context) {
    const models = modelsOf(whole, at.prompt, at.where, context);
    const groups = grouped(models);
    return [...groups.values()].flatMap((alike) => test_entries_entryOf(whole, { ...at, models: alike, isSplit: groups.size > 1 }, context));
  }
  function grouped(models) {
    const groups = /* @__PURE__ */ new Map();
    for (const model of models) {
      const key = JSON.stringify(model.ways.program === void 0 ? model.ways : model.id);
      groups.set(key, [...groups.get(key) ?? [], model]);
    }
    return groups;
  }
  function test_entries_entryOf(test, at, context) {
    const { where, values, prompt, models } = at;
    const [{ ways }] = models;
    if (ways.program !== void 0 && prompt.program !== void 0) {
      context.notes.lost(prompt.where, "a program prints it, and its provider is a program too");
      return [];
    }
    const asked = context.variants.of(prompt, { ...test.options, system: ways.system }, where);
    if (asked === void 0) return [];
    const own = imagesOrNote(values, asked, { ...at, ways }, context);
    if (own === void 0) return [];
    const variables = [.../* @__PURE__ */ new Set([...asked.variables, ...ways.asked ?? []])];
    const vars = withMissing(own, { ...asked, variables }, where, context.notes);
    const byModel = { prompt: asked.name, ...Object.keys(vars).length > 0 && { vars }, models: models.map(({ id: id2 }) => id2), ...ways.tools !== void 0 && { tools: ways.tools } };
    return [{ name: test_entries_nameOf(test, at, context.prompts), ...ways.program === void 0 ? byModel : byProgram(ways.program, asked, vars), ...checksOf(test, { ...at, ways, question: questionOf(asked, vars) }, context), ...tagsOf({ ...context.defaultTest.metadata, ...test.metadata }) }];
  }
  function byProgram(program, asked, values) {
    const { command, vars } = commandOf(program, test_entries_textOf(asked, values), values);
    return { command, vars: { ...values, ...vars } };
  }
  function imagesOrNote(values, { texts, program }, { where, ways }, { files, notes }) {
    const read = () => {
      const isShown = Object.values(values).some(isImageRef);
      const isToProgram = ways.program !== void 0;
      if (isShown && (isToProgram || program !== void 0) || isToProgram && texts.images) throw new Unsupported("its images cannot be given to a program");
      return withImageFiles(values, texts, files);
    };
    return notes.attempt(where, read, { also: test_entries_LEFT_OUT });
  }
  const questionOf = ({ texts }, values) => fillIn(texts.user ?? "", values);
  function test_entries_textOf({ texts, text }, values) {
    const filled = (part) => fillIn(part, values);
    if (text !== void 0) return filled(texts.user);
    const { system, history = [], user, assistant } = texts;
    const said2 = (role, content) => content === void 0 ? [] : [{ role, content }];
    return JSON.stringify([...said2("system", system), ...history, ...said2("user", user), ...said2("assistant", assistant)].map(({ role, content }) => ({ role, content: filled(content) })));
  }
  function checksOf(test, { where, values, ways, question }, context) {
    const { notes, defaultTest, sharedAsserts: sharedAsserts2 } = context;
    const threshold = test.threshold ?? defaultTest.threshold;
    const asserts = [...sharedAsserts2 === void 0 && !test.options.disableDefaultAsserts ? listOf(defaultTest.assert) : [], ...listOf(test.assert)];
    const assert = importAsserts(asserts, values, { ...context, where, ways, question, graderOptions: test.options, hasThreshold: threshold !== void 0, transforms: [ways.transform, transformOf(test.options)].filter((code) => code !== void 0) });
    if (assert.length === 0 && asserts.length > 0) notes.changed(where, "asserts nothing of its own any more");
    const all = [...sharedAsserts2 ?? [], ...assert];
    return { ...assert.length > 0 && { assert }, ...test_entries_thresholdOf(threshold, all, where, notes) };
  }
  const transformOf = (options) => options?.transform || options?.postprocess || void 0;
  function test_entries_thresholdOf(threshold, assert, where, notes) {
    if (threshold === void 0) return {};
    if (typeof threshold !== "number" || !(threshold >= 0 && threshold <= 1)) {
      notes.lost(where, `its threshold ${JSON.stringify(threshold)} is no score from 0 to 1`);
      return {};
    }
    if (assert.some(({ weight }) => weight !== 0)) return { threshold };
    notes.lost(where, "its threshold has no assertion with a weight to take the mean of");
    return {};
  }
  const FILLED_BY_PROMPTFOO = ["_conversation", "evaluationId", "sessionId"];
  function withMissing(given, { variables, computed }, where, notes) {
    const values = { ...given, ...computedVars(computed, given) };
    const missing = variables.filter((name) => !Object.hasOwn(values, name));
    const inside = Object.entries(computed).flatMap(([name, { root }]) => values[name] === "" || FILLED_BY_PROMPTFOO.includes(root) ? [root] : []);
    const empty = [...missing, ...inside].filter((name) => !Object.hasOwn(given, name));
    for (const name of new Set(empty)) {
      if (FILLED_BY_PROMPTFOO.includes(name)) {
        notes.lost(where, `the variable ${name}, which promptfoo fills in itself, is empty`);
      } else notes.changed(where, `the variable ${name} has no value and is empty`);
    }
    return { ...values, ...Object.fromEntries(missing.map((name) => [name, ""])) };
  }
  function modelsOf(test, prompt, where, context) {
    const own = test.provider === void 0 ? context.tested : ownModels(test.provider, context);
    const filter = listOf(test.providers);
    return own.filter((model) => filter.length === 0 || filter.some((pattern) => isModelNamed(model, pattern))).filter((model) => isChosen(prompt, model.prompts)).filter((model) => !isForgotten(model, prompt, context.notes)).flatMap((model) => withPromptConfig(model, prompt, context));
  }
  function isForgotten({ forgets, ref }, { texts, where }, notes) {
    if (!forgets || texts.history === void 0) return false;
    notes.lost(where, `the model ${ref} is sent the last message alone, and is not asked with it`);
    return true;
  }
  function withPromptConfig(model, { config }, { models }) {
    if (config === void 0) return [model];
    const { options } = model;
    return models.add({ ...options, config: { ...options.config, ...config } });
  }
  function ownModels(provider, { tested, models }) {
    const named = tested.filter(({ ref, label }) => provider === ref || provider === label);
    return named.length > 0 ? named : models.add(provider);
  }
  function isModelNamed({ ref, label }, pattern) {
    if (typeof pattern !== "string") return false;
    if (pattern.endsWith("*")) {
      return [ref, label].some((name) => name?.startsWith(pattern.slice(0, -1)));
    }
    return label === pattern || ref === pattern || ref.startsWith(`${pattern}:`);
  }
  function isChosen({ label, file, where }, filter) {
    if (filter === void 0) return true;
    const names2 = [label, file, where.replace(/^prompt /, "")].filter((name) => name !== void 0);
    return listOf(filter).some((given) => {
      const pattern = String(given);
      const group = `${pattern.replace(/:?\*$/, "")}:`;
      return names2.some((name) => name === pattern || name.startsWith(group));
    });
  }
  function test_entries_nameOf({ description }, { values, prompt, models, index, isSplit }, prompts) {
    const marks = [...prompts.length > 1 ? [prompt.name] : [], ...isSplit ? models.map(({ id: id2 }) => id2) : []];
    const [first2] = Object.entries(values);
    const words = description ?? (first2 ? `${first2[0]}: ${first2[1]}` : `test ${index + 1}`);
    const name = String(words).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
    const short = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}\u2026` : name;
    return [short || `test ${index + 1}`, ...marks.map((mark) => `[${mark}]`)].join(" ");
  }
  function tagsOf(metadata) {
    const tags = Object.entries(metadata).flatMap(([key, value]) => listOf(value).filter(isScalar).map((item) => `${key}=${item}`));
    return tags.length > 0 ? { tags } : {};
  }
  const MAX_NAME = 100;
  const KNOWN = /^__(?:expected\d*|config:__expected\d*:threshold|threshold|metric|prefix|suffix|description|metadata:.+)$/;
  const MOST_CASES = 2e4;
  function caseEntries(file, { index, isAlone }, context) {
    const scratch = createNotes(context.notes.typed);
    const inner = { ...context, notes: scratch };
    if (!isPlainTable(file) || !areSameChecks(file, inner)) return void 0;
    if (context.prompts.some(({ computed }) => Object.keys(computed).length > 0)) return void 0;
    if (context.prompts.some(({ texts }) => texts.images !== void 0)) return void 0;
    const { defaultTest } = context;
    const whole = { description: tableName(file, isAlone), options: defaultTest.options ?? {}, vars: defaultTest.vars };
    const where = `tests ${file.path}`;
    const combinations = combinationsOf(whole, where, context.files, scratch);
    if (combinations.length !== 1) return void 0;
    const columns = variableColumns(file);
    const values = { ...Object.fromEntries(columns.map((name) => [name, `{{${name}}}`])), ...Object.fromEntries(Object.entries(combinations[0]).filter(([name]) => !columns.includes(name))) };
    const found = context.prompts.flatMap((prompt) => entriesOf(whole, { where, values, prompt, index }, { ...inner, columns }));
    const { lost, changed } = scratch.all();
    if (lost.length > 0 || found.length === 0 || !found.every(isCaseable)) return void 0;
    for (const line of changed) context.notes.changed("", line);
    if (file.tests.some(({ metadata }) => Object.keys(metadata).length > 0)) {
      context.notes.changed(where, "metadata of the rows is shown and is no tag");
    }
    context.rowAsserts.push(...file.tests.flatMap((test) => test.assert));
    return found.map((entry) => withCases(entry, context.files.relocated(file.path), columns));
  }
  const variableColumns = ({ columns }) => columns.filter((name) => !name.startsWith("__"));
  const isCaseable = ({ command }) => command === void 0;
  function isPlainTable({ columns, tests }) {
    const names2 = variableColumns({ columns });
    const cells = tests.flatMap(({ vars, assert }) => [...Object.values(vars), ...assert.map(({ value }) => String(value ?? ""))]);
    return tests.length > 0 && tests.length <= MOST_CASES && new Set(columns).size === columns.length && names2.length > 0 && columns.every((name) => (name.startsWith("__") ? KNOWN : /^\w+$/).test(name)) && tests.every(({ vars }) => Object.values(vars).some((cell) => cell !== "")) && cells.every((cell) => !/\{\{|\{%|^file:\/\//.test(cell));
  }
  function areSameChecks({ path, tests }, context) {
    const { tested, defaultTest } = context;
    const isPlain = tested.every(({ ways, prompts }) => !ways.program && !ways.calls && !ways.isParsed && !ways.transform && !prompts);
    if (!isPlain || transformOf(defaultTest.options)) return false;
    if (tests.some(({ options }) => Object.keys(options).length > 0)) return false;
    const at = { where: `tests ${path}`, ways: {}, transforms: [], graderOptions: {} };
    const imported = (list2, vars) => importAsserts(list2, vars, { ...context, ...at });
    return tests.every(({ assert, vars }) => {
      imported(defaultTest.assert, { ...defaultTest.vars, ...vars });
      return (0, external_node_util_.isDeepStrictEqual)(imported(assert, vars), listOf(assert));
    });
  }
  function tableName({ path, columns, tests }, isAlone) {
    const stem = path.split("/").at(-1).replace(/\.\w+$/, "");
    const column = variableColumns({ columns }).find((name) => {
      const cells = tests.map(({ vars }) => vars[name]);
      return new Set(cells).size === cells.length && cells.every((cell) => cell.trim() === cell && /^[^\n]+$/.test(cell) && cell.length <= MAX_NAME);
    });
    if (column === void 0) return stem;
    return `${isAlone ? column : `${stem}, ${column}`}: {{${column}}}`;
  }
  function withCases({ name, prompt, vars = {}, ...rest }, path, columns) {
    const others = Object.entries(vars).filter(([variable]) => !columns.includes(variable));
    return { name, prompt, cases: path, ...others.length > 0 && { vars: Object.fromEntries(others) }, ...rest };
  }
  ;
  const RUN_OPTIONS = { repeat: [1, 1e3], maxConcurrency: [1, 128], timeoutMs: [100, 864e5] };
  const DEFAULT_GRADER = "openai:gpt-4.1-mini";
  const EMBEDDER = "openai:embedding:text-embedding-3-large";
  function convert(config, files, notes) {
    if (!(0, basics.u4)(config)) throw new UnusableInput("The file holds no promptfoo config.");
    noteOptions("config", config, { where: "config", notes });
    const models = createModels(files, notes);
    const tested = models.add(config.providers ?? config.targets ?? []);
    refuseNone(tested, "provider");
    const prompts = importPrompts(config.prompts, tested, files, notes);
    refuseNone(prompts, "prompt");
    const defaultTest = defaultTestOf(config.defaultTest, files, notes);
    const sources = collectTests(config, files, notes);
    const tests = withRows(sources);
    const graders = importGraders({ config, defaultTest, tests }, models, notes);
    const variants = createVariants(prompts, notes);
    const { entries, shared, rowAsserts } = importTests(sources, { config, files, notes, tested, prompts, variants, models, defaultTest, isDefaultGrader: graders.isDefaultGrader, isComparable: graders.isComparable });
    refuseNone(entries, "test");
    const own = entries.flatMap(({ assert = [] }) => assert);
    const asserts = [...shared ?? [], ...own, ...rowAsserts];
    refuseAssertingNothing(asserts, [defaultTest, ...tests]);
    chooseJudge(models, { entries, asserts, tested }, graders, notes);
    const kept = models.keep([...entries.flatMap((entry) => entry.models ?? []), ...Object.values(graders.defaults)]);
    const asked = promptsOf(variants, entries, notes.typed);
    const providers2 = models.providers(systemUseOf(asked, variants.all(), asserts));
    noteSystemPrompts(providers2, prompts, notes);
    const suite2 = { kindlm: 1, project: slug((0, external_node_path_.basename)(files.base)) || "imported", suite: suiteOf(config, files), providers: providers2, models: models.models(), prompts: asked, defaults: { ...runDefaults(config, notes), ...graders.defaults, ...shared !== void 0 && shared.length > 0 && { assert: shared } }, tests: withoutWholeLists(entries, kept), gates: { passRateMin: 1 } };
    return { suite: withoutAnyKey(suite2, notes), helpers: helpersOf(tested, prompts, asked) };
  }
  function helpersOf(tested, prompts, asked) {
    const ofPrompts = prompts.filter(({ name }) => Object.hasOwn(asked, name));
    const programs = [...tested.map(({ ways }) => ways.program), ...ofPrompts.map((one) => one.program)];
    return [...new Set(programs.flatMap((program) => program?.helper ?? []))];
  }
  function withoutAnyKey(suite2, notes) {
    return Object.fromEntries(Object.entries(suite2).map(([part, value]) => {
      const isSetting = ["providers", "models"].includes(part);
      return [part, heldBack(value, isSetting, (path) => notes.lost(part, keyLost(path)))];
    }));
  }
  function refuseNone(list2, what) {
    if (list2.length === 0) {
      throw new UnusableInput(`No ${what} of the config can be carried over.`);
    }
  }
  function suiteOf({ description, tags }, files) {
    const text = typeof description === "string" ? description : "";
    const labels = Object.entries((0, basics.u4)(tags) ? tags : {}).filter(([, value]) => isScalar(value));
    return { name: slug(text) || slug((0, external_node_path_.basename)(files.base)) || "imported", ...text !== "" && { description: text }, ...labels.length > 0 && { tags: labels.map(([key, value]) => `${key}=${value}`) } };
  }
  function importGraders({ config, defaultTest, tests }, models, notes) {
    const given = defaultTest.options?.provider ?? config.commandLineOptions?.grader;
    const kinds = (0, basics.u4)(given) && given.id === void 0 ? given : { text: given };
    if (kinds === given) noteOptions("grader", given, { where: "defaultTest", notes, prefix: "options.provider." });
    const isDefaultGrader = (provider) => JSON.stringify(provider) === JSON.stringify(given);
    const judge = kinds.text === void 0 ? void 0 : judgeOf(kinds.text, models, notes);
    const asserts = [defaultTest, ...tests].flatMap((test) => listOf(test.assert));
    const compares = asserts.some((item) => /^similar(?::cosine)?$/.test(item?.type ?? ""));
    const embedding = kinds.embedding ?? (compares ? EMBEDDER : void 0);
    const embedder = embedding === void 0 ? void 0 : models.add(embedding, "embedding")[0];
    return { isDefaultGrader, isComparable: embedder !== void 0, defaults: { ...judge && { judgeModel: judge.id }, ...embedder && { embeddingModel: embedder.id } } };
  }
  function judgeOf(given, models, notes) {
    const [judge] = models.add(given);
    if (judge?.ways.program === void 0) return judge;
    notes.lost("options.provider", "a program cannot judge");
    return void 0;
  }
  function refuseAssertingNothing(imported, tests) {
    const given = tests.flatMap((test) => listOf(test.assert)).length;
    if (imported.length > 0 || given === 0) return;
    throw new UnusableInput(`None of the config's assertions can be carried over (${given}): the suite would check nothing, so no file is written.`);
  }
  function chooseJudge(models, { entries, asserts, tested }, graders, notes) {
    if (graders.defaults.judgeModel !== void 0) return;
    const isAsked = entries.some(({ prompt }) => prompt !== void 0);
    const isJudged = asserts.some(({ type }) => type === "llm-rubric");
    if (isAsked && !isJudged) return;
    if (isAsked && tested.some(({ mayJudge }) => mayJudge === true)) {
      notes.changed("llm-rubric", "the first model judges: name another one in `defaults.judgeModel`");
      return;
    }
    const [judge] = models.add(DEFAULT_GRADER);
    graders.defaults.judgeModel = judge.id;
    if (isAsked) notes.changed("llm-rubric", `${judge.id} judges, as promptfoo's default grader does`);
    else notes.changed("models", `${judge.id} stands there because a config has a model; only a judge is asked`);
  }
  function withoutWholeLists(entries, kept) {
    return entries.map(({ models, ...entry }) => models === void 0 || models.length === kept.length ? entry : insertModels(entry, models));
  }
  function insertModels({ name, prompt, cases, vars, ...rest }, models) {
    return { name, prompt, ...cases && { cases }, ...vars && { vars }, models, ...rest };
  }
  function promptsOf(variants, entries, typed) {
    const asked = new Set(entries.map(({ prompt }) => prompt));
    const all = variants.all();
    const replaced = new Set(all.flatMap(({ base }) => base ?? []));
    return Object.fromEntries(all.filter(({ name }) => asked.has(name) || !replaced.has(name)).map(({ name, entry, program }) => [name, entry ?? printedEntry(program, typed)]));
  }
  function systemUseOf(prompts, variants, asserts) {
    const systems = variants.filter(({ texts }) => texts.system !== void 0);
    const withSystem = new Set(systems.map(({ name }) => name));
    const uses = Object.keys(prompts).map((name) => withSystem.has(name));
    if (Object.values(prompts).some(({ command }) => command !== void 0)) return "some";
    const judged = asserts.some(({ type }) => type === "llm-rubric");
    if (uses.every((use) => use)) return "all";
    return judged || uses.includes(true) ? "some" : "none";
  }
  function noteSystemPrompts(providers2, prompts, notes) {
    const bodies = Object.values(providers2).map(({ body }) => JSON.stringify(body) ?? "");
    const drops = bodies.some((body) => body !== "" && !/\{\{\s*(?:system|messages)\s*\}\}/.test(body));
    if (!drops || !prompts.some(({ texts }) => texts.system !== void 0)) return;
    notes.changed("providers.http", "{{prompt}} in the body is the user message alone: put {{system}} or {{messages}} beside it");
  }
  const RUN_NAMES = { maxConcurrency: "concurrency" };
  function runDefaults({ evaluateOptions, commandLineOptions }, notes) {
    const options = { ...commandLineOptions, ...evaluateOptions };
    const where = "options of the run";
    noteOptions("run", options, { where, notes });
    return Object.fromEntries(Object.entries(RUN_OPTIONS).flatMap(([key, [from, to]]) => {
      const value = options[key];
      if (Number.isInteger(value) && value >= from && value <= to) return [[RUN_NAMES[key] ?? key, value]];
      if (value !== void 0) notes.lost(where, `\`${key}\` is no whole number from ${from} to ${to}`);
      return [];
    }));
  }
  var agents = __webpack_require__(86774);
  var suite = __webpack_require__(10650);
  ;
  const NO_COUNTERPART = (_value, { lose, at }) => lose(`\`${at}\``);
  const FOR_PEOPLE = (_value, { lose, at }) => lose(`\`${at}\`, which is for people`);
  const eval_suites_KNOWN = () => void 0;
  function carry(value, table, to) {
    if (!(0, basics.u4)(value)) return;
    for (const [key, item] of Object.entries(value)) {
      const at = to.at === "" ? key : `${to.at}.${key}`;
      if (item === void 0 || item === null) continue;
      (Object.hasOwn(table, key) ? table[key] ?? NO_COUNTERPART : NO_COUNTERPART)(item, { ...to, at });
    }
  }
  function textsOf(value) {
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item) => (0, suite.ws)(item) ?? (0, basics.$6)(item, "name") ?? []);
  }
  function durationOf(value) {
    const [, amount, unit = "s"] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(String(value).trim()) ?? [];
    const factor = { ms: 1, s: 1e3, m: 6e4, h: 36e5 }[unit];
    return amount === void 0 || factor === void 0 ? void 0 : Number(amount) * factor;
  }
  const timeout = (value, { draft, lose, at }) => {
    const ms = durationOf(value);
    if (ms === void 0) lose(`\`${at}\``);
    else draft.timeoutMs = ms;
  };
  function patternOf(value) {
    const [, flags = "", source = ""] = /^(?:\(\?([ims]+)\))?([^]*)$/.exec((0, suite.ws)(value) ?? "") ?? [];
    return source === "" || /\(\?[a-z]+[:)]/.test(source) ? void 0 : { source, flags };
  }
  function matches(value, negated, { draft, lose, at }) {
    const pattern = patternOf(value);
    if (pattern === void 0) lose(`\`${at}\`: the pattern ${JSON.stringify(value)}`);
    else if (pattern.flags === "") draft.assert.push({ type: negated ? "not-regex" : "regex", value: pattern.source });
    else {
      const found = `new RegExp(${JSON.stringify(pattern.source)}, '${pattern.flags}').test(output)`;
      draft.assert.push({ type: "javascript", value: negated ? `!${found}` : found });
    }
  }
  function fileMatches(path, value, { draft, lose, at }) {
    const pattern = patternOf(value);
    if (pattern === void 0 || pattern.flags.replace("m", "") !== "") lose(`\`${at}\`: the pattern ${JSON.stringify(value)}`);
    else draft.expect.files.push({ path, matches: pattern.source });
  }
  const criteria = (value, { draft }) => {
    for (const text of textsOf(value)) if (text.trim() !== "") draft.expect.judge.push({ criteria: text });
  };
  const calledTools = (value, { draft }) => {
    draft.expect.toolCalls.push(...textsOf(value).map((tool) => ({ tool })));
  };
  const uncalledTools = (value, { draft }) => {
    draft.expect.toolCalls.push(...textsOf(value).map((tool) => ({ tool, shouldNotCall: true })));
  };
  const usedSkills = (value, { draft }) => void draft.expect.skills.used.push(...textsOf(value));
  const unusedSkills = (value, { draft }) => void draft.expect.skills.notUsed.push(...textsOf(value));
  const maxCalls = (value, { draft, lose, at }) => {
    if (typeof value !== "number") lose(`\`${at}\``);
    else draft.expect.trajectory = { tools: [], maxCalls: value };
  };
  const activation = (value, { draft, skill, lose, at }) => {
    if (skill === void 0) lose(`\`${at}\`: which skill is meant is not known`);
    else if (value === true) draft.expect.skills.used.push(skill);
    else if (value === false) draft.expect.skills.notUsed.push(skill);
    else lose(`\`${at}\``);
  };
  const LIMIT_OF_AGENT = (_value, { lose, at }) => lose(`\`${at}\`: it is the agent's own to limit, such as by a flag of its command`);
  const setupCommands = (value, { draft }) => void draft.workspace.setup.push(...textsOf(value));
  function placeFile({ source, text, target }, { draft, files, lose, at }) {
    const place = target ?? source;
    if (place === void 0 || /^\/|(?:^|\/)\.\.(?:\/|$)/.test(place)) lose(`\`${at}\``);
    else if (text !== void 0) draft.workspace.files[place] = text;
    else if (source !== void 0 && files.exists(source)) draft.workspace.files[place] = { from: files.relocated(source) };
    else lose(`\`${at}\`: there is no file ${JSON.stringify(source ?? place)}`);
  }
  function filesBy(keys) {
    return (value, to) => {
      for (const [index, item] of (Array.isArray(value) ? value : [value]).entries()) {
        const at = `${to.at}[${index}]`;
        const unread = Object.keys((0, basics.u4)(item) ? item : {}).filter((key) => !Object.values(keys).includes(key));
        for (const key of unread) to.lose(`\`${at}.${key}\``);
        const entry = { source: typeof item === "string" ? item : (0, basics.$6)(item, keys.source), text: (0, basics.$6)(item, keys.text), target: (0, basics.$6)(item, keys.target) };
        placeFile(entry, { ...to, at });
      }
    };
  }
  function reading(keys, make) {
    return (config, to) => {
      for (const key of Object.keys(config).filter((it) => !keys.includes(it) && it !== "name")) to.lose(`\`${to.at}.${key}\``);
      make(config, to);
    };
  }
  const first = (config, ...keys) => keys.map((key) => (0, suite.ws)(config[key])).find((text) => text !== void 0 && text !== "");
  const TEXT_KEYS = ["substring", "value"];
  const said = (listOf2) => reading(TEXT_KEYS, (config, { draft, lose, at }) => {
    const text = first(config, ...TEXT_KEYS);
    if (text === void 0) lose(`\`${at}\``);
    else listOf2(draft).push(text);
  });
  const ofFile = (keys, wanted) => reading(["path", ...keys], (config, to) => onFile(config, wanted(config), to));
  const eval_suites_CHECKS = { "output-contains": said((draft) => draft.expect.output.contains), "output-not-contains": said((draft) => draft.expect.output.notContains), "output-matches": reading(["pattern"], (config, to) => matches(config["pattern"], false, to)), "output-not-matches": reading(["pattern"], (config, to) => matches(config["pattern"], true, to)), "file-exists": ofFile([], () => ({})), "file-not-exists": ofFile([], () => ({ exists: false })), "file-contains": ofFile(TEXT_KEYS, (config) => ({ contains: [first(config, ...TEXT_KEYS)] })), "file-not-contains": ofFile(TEXT_KEYS, (config) => ({ notContains: [first(config, ...TEXT_KEYS)] })), "file-matches": reading(["path", "pattern"], (config, to) => {
    const path = (0, basics.$6)(config, "path");
    if (path === void 0) to.lose(`\`${to.at}\``);
    else fileMatches(path, config["pattern"], to);
  }), "diff-empty": reading([], (_config, { draft }) => void (draft.expect.changes = { none: true })), "exit-success": reading([], () => void 0), completed: reading([], () => void 0), "run-command": reading(["command", "args", "expected_exit_code", "stdout_contains", "sub_path", "timeout"], (config, to) => onCommand((0, basics.$6)(config, "command"), (0, basics.Ct)(config, "args"), config, to)), "run-command-and-assert": reading(["command_to_run", "command_arguments", "expected_exit_code", "expected_std_output_contains", "command_timeout"], (config, to) => {
    const command = [first(config, "command_to_run"), first(config, "command_arguments")];
    const keys = { expected_exit_code: config["expected_exit_code"], stdout_contains: config["expected_std_output_contains"], timeout: config["command_timeout"] };
    onCommand(command.filter(Boolean).join(" "), [], keys, to);
  }), "skill-invocation": reading(["required", "disallowed", "required_skills", "forbidden_skills", "mode", "allow_extra"], (config, to) => {
    usedSkills(config["required"] ?? config["required_skills"] ?? [], to);
    unusedSkills(config["disallowed"] ?? config["forbidden_skills"] ?? [], to);
    if (config["allow_extra"] === false) to.lose(`\`${to.at}.allow_extra\``);
  }), "tool-calls": reading(["required", "disallowed", "forbidden", "required_tools", "forbidden_tools", "max_calls"], (config, to) => {
    calledTools(config["required"] ?? config["required_tools"] ?? [], to);
    const never = config["disallowed"] ?? config["forbidden"] ?? config["forbidden_tools"];
    uncalledTools(never ?? [], to);
    if (config["max_calls"] !== void 0) maxCalls(config["max_calls"], to);
  }), prompt: reading(["prompt", "rubric", "criteria", "evidence", "continue_session"], (config, to) => {
    for (const key of ["prompt", "rubric", "criteria"]) criteria(config[key] ?? [], to);
  }), text: reading(["contains", "not_contains", "contains_cs", "not_contains_cs", "regex_match", "regex_not_match"], (config, to) => {
    const { assert } = to.draft;
    const all = (key) => textsOf(config[key] ?? []);
    assert.push(...all("contains").map((value) => ({ type: "icontains", value })));
    assert.push(...all("not_contains").map((value) => ({ type: "not-icontains", value })));
    to.draft.expect.output.contains.push(...all("contains_cs"));
    to.draft.expect.output.notContains.push(...all("not_contains_cs"));
    all("regex_match").forEach((value) => matches(value, false, to));
    all("regex_not_match").forEach((value) => matches(value, true, to));
  }), file: reading(["must_exist", "must_not_exist", "content_patterns"], (config, to) => {
    textsOf(config["must_exist"] ?? []).forEach((path) => onFile({ path }, {}, to));
    textsOf(config["must_not_exist"] ?? []).forEach((path) => onFile({ path }, { exists: false }, to));
    for (const item of (0, basics.Ct)(config, "content_patterns")) {
      const path = (0, basics.$6)(item, "path") ?? "";
      textsOf((0, basics.fK)(item, "must_match") ?? []).forEach((one) => fileMatches(path, one, to));
      textsOf((0, basics.fK)(item, "must_not_match") ?? []).forEach((one) => to.lose(`\`${to.at}.content_patterns\`: ${path} must not match ${JSON.stringify(one)}`));
    }
  }), behavior: (config, to) => carry(config, BEHAVIOR, to), "action-sequence": reading(["matching_mode", "expected_actions"], (config, { draft }) => {
    const modes = { exact_match: "exact", any_order_match: "unordered" };
    const match = modes[(0, basics.$6)(config, "matching_mode") ?? ""] ?? "ordered";
    draft.expect.trajectory = { tools: textsOf(config["expected_actions"] ?? []), match };
  }), code: reading(["assertions", "language"], (config, to) => {
    const scripts = textsOf(config["assertions"] ?? []);
    if (config["language"] !== "javascript") {
      scripts.forEach((script) => to.lose(`\`${to.at}.assertions\`: Python ${JSON.stringify(script)}`));
    } else to.draft.assert.push(...scripts.map((value) => ({ type: "javascript", value })));
  }) };
  const BEHAVIOR = { max_tool_calls: maxCalls, required_tools: calledTools, forbidden_tools: uncalledTools, max_duration_ms: (value, { draft, lose, at }) => {
    if (typeof value === "number") draft.expect.latency = { maxMs: value };
    else lose(`\`${at}\``);
  }, max_response_time_ms: (value, to) => BEHAVIOR["max_duration_ms"]?.(value, to), max_tokens: LIMIT_OF_AGENT, max_iterations: LIMIT_OF_AGENT };
  function onFile(config, wanted, { draft, lose, at }) {
    const path = (0, basics.$6)(config, "path");
    const isWhole = Object.values(wanted).flat().every((value) => value !== void 0);
    if (path === void 0 || path === "" || !isWhole) lose(`\`${at}\``);
    else draft.expect.files.push({ path, ...wanted });
  }
  function onCommand(command, args, config, { draft, lose, at }) {
    if (command === void 0 || command === "") {
      lose(`\`${at}\``);
      return;
    }
    const quoted2 = args.map((arg) => `'${String(arg).replaceAll("'", `'\\''`)}'`);
    const run2 = [command, ...quoted2].join(" ");
    const folder = (0, basics.$6)(config, "sub_path");
    const code = config["expected_exit_code"];
    const contains = (0, suite.ws)(config["stdout_contains"]);
    const timeoutMs = config["timeout"] === void 0 ? void 0 : durationOf(config["timeout"]);
    draft.expect.checks.push({ run: folder === void 0 ? run2 : `cd '${folder.replaceAll("'", `'\\''`)}' && ${run2}`, ...typeof code === "number" && code !== 0 && { exitCode: code }, ...contains !== void 0 && { contains: [contains] }, ...timeoutMs !== void 0 && { timeoutMs } });
  }
  const OF_ENTRY = ["type", "kind", "name", "weight", "config"];
  const checks = (value, to) => {
    for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
      const at = `${to.at}[${index}]`;
      const type = ((0, basics.$6)(item, "type") ?? (0, basics.$6)(item, "kind") ?? "").replaceAll("_", "-");
      const make = Object.hasOwn(eval_suites_CHECKS, type) ? eval_suites_CHECKS[type] : void 0;
      if (!(0, basics.u4)(item) || make === void 0) {
        to.lose(`\`${at}\`, of the type ${JSON.stringify(type)}`);
        continue;
      }
      const { config = {}, weight } = item;
      const own = Object.entries(item).filter(([key]) => !OF_ENTRY.includes(key));
      if (weight !== void 0) to.lose(`\`${at}.weight\`: every check counts`);
      make({ ...(0, basics.u4)(config) ? config : {}, ...Object.fromEntries(own) }, { ...to, at });
    }
  };
  const SCENARIO = { name: eval_suites_KNOWN, prompt: eval_suites_KNOWN, description: FOR_PEOPLE, setup: (value, to) => carry(value, { copy_test_files: (wanted, { draft, files }) => {
    if (wanted !== true) return;
    for (const entry of files.entriesOf(".")) if (!/^eval.*\.ya?ml$/.test(entry)) draft.workspace.files[entry] = { from: files.relocated(entry) };
  }, files: filesBy({ source: "source", text: "content", target: "path" }), commands: setupCommands }, to), assertions: checks, rubric: criteria, timeout, expect_tools: calledTools, reject_tools: uncalledTools, max_turns: LIMIT_OF_AGENT, max_tokens: LIMIT_OF_AGENT, expect_activation: activation };
  const eval_suites_ENVIRONMENT = { files: filesBy({ source: "src", text: "content", target: "dest" }), commands: setupCommands, skills: eval_suites_KNOWN };
  const STIMULUS = { name: eval_suites_KNOWN, prompt: eval_suites_KNOWN, description: FOR_PEOPLE, tags: (value, { draft }) => {
    if (!(0, basics.u4)(value)) draft.tags.push(...textsOf(value));
    else draft.tags.push(...Object.entries(value).map(([key, tag]) => `${key}:${String(tag)}`));
  }, environment: (value, to) => carry(value, eval_suites_ENVIRONMENT, to), graders: checks, rubric: criteria, timeout, expect_activation: activation, constraints: (value, to) => carry(value, { max_duration: timeout, timeout, expect_tools: calledTools, reject_tools: uncalledTools, expect_skills: usedSkills, reject_skills: unusedSkills, max_tool_calls: maxCalls, max_turns: LIMIT_OF_AGENT, max_tokens: LIMIT_OF_AGENT }, to) };
  const TASK = { id: eval_suites_KNOWN, name: eval_suites_KNOWN, description: FOR_PEOPLE, enabled: (value, { draft }) => {
    if (value === false) draft.skip = true;
  }, tags: (value, { draft }) => void draft.tags.push(...textsOf(value)), timeout_seconds: timeout, graders: checks, inputs: (value, to) => carry(value, { prompt: eval_suites_KNOWN, prompt_file: eval_suites_KNOWN, files: filesBy({ source: "path", text: "content", target: "path" }), context: (context, inner) => carry(context, { fixture: (name, { draft, files, lose, at }) => {
    if (typeof name === "string" && files.exists(name)) draft.workspace.from = files.relocated(name);
    else lose(`\`${at}\``);
  } }, inner) }, to), expected: (value, to) => carry(value, { output_contains: (texts, { draft }) => void draft.expect.output.contains.push(...textsOf(texts)), output_not_contains: (texts, { draft }) => void draft.expect.output.notContains.push(...textsOf(texts)), should_trigger: activation, behavior: (behavior, inner) => carry(behavior, BEHAVIOR, inner) }, to) };
  function eval_suites_listed(spec, key) {
    return (0, basics.Ct)(spec, key).map((test, index) => [`${key}[${index}]`, test]);
  }
  const HARNESSES = [{ title: "Vally", fits: (spec) => Array.isArray(spec["stimuli"]), tests: (spec) => eval_suites_listed(spec, "stimuli"), table: STIMULUS, shared: { environment: (value, to) => carry(value, eval_suites_ENVIRONMENT, to), graders: checks }, read: ["name", "stimuli", "config", "defaults", "environment", "graders"] }, { title: "skill-validator", fits: (spec) => (0, basics.Ct)(spec, "scenarios").some((one) => (0, basics.$6)(one, "prompt") !== void 0), tests: (spec) => eval_suites_listed(spec, "scenarios"), table: SCENARIO, shared: {}, read: ["name", "scenarios", "config"] }, { title: "waza", fits: (spec) => Array.isArray(spec["tasks"]) && (0, basics.u4)(spec["config"]), tests: (spec, files) => (0, basics.Ct)(spec, "tasks").flatMap((task) => {
    if (typeof task !== "string") return [["tasks", task]];
    return files.matching(task).map((name) => [name, files.readData(name)]);
  }), table: TASK, shared: { graders: checks }, read: ["name", "skill", "tasks", "config", "graders", "schemaVersion"] }];
  const RUNS = ["runs", "trials_per_task"];
  const TIMEOUTS = ["timeout", "timeout_seconds"];
  const SETTINGS = [...RUNS, ...TIMEOUTS, "judge_model", "model", "executor"];
  const NO_SKILL = "the skill: no folder of that name has a SKILL.md; put it into `workspace.files`";
  const CHANGE_IT = "change it for another agent";
  function convertEvals(config, files, { notes, folder, foldersOfSkills }) {
    const spec = (0, basics.u4)(config) ? config : {};
    const harness = HARNESSES.find(({ fits }) => fits(spec));
    if (harness === void 0) return void 0;
    const agent = agents.WD.copilot;
    const skillFolders = foldersOfSkills();
    const name = (0, basics.$6)(spec, "name") ?? (0, basics.$6)(spec, "skill") ?? folder;
    const settings = { ...record(spec["config"]), ...record(spec["defaults"]) };
    const skill = [(0, basics.$6)(spec, "skill"), name, folder].find((it) => skillFolders.has(it ?? ""));
    const unread = [...Object.keys(spec).filter((key) => !harness.read.includes(key)), ...Object.keys(settings).flatMap((key) => SETTINGS.includes(key) ? [] : `config.${key}`)];
    for (const key of unread) notes.lost("", `\`${key}\``);
    const shared = Object.fromEntries(Object.entries(spec).filter(([key]) => key in harness.shared));
    const tests = harness.tests(spec, files).flatMap(([at, test]) => {
      const draft = begun(test, files);
      if (draft === void 0) {
        notes.lost(at, "it has no prompt");
        return [];
      }
      const to = { draft, files, skill, at: "" };
      carry(shared, harness.shared, { ...to, lose: (what) => notes.lost("", what) });
      carry(test, harness.table, { ...to, lose: (what) => notes.lost(at, what) });
      const runs = Number(RUNS.map((key) => settings[key]).find(Boolean) ?? 1);
      if (runs > 1) draft.repeat = runs;
      draft.command = withModel(agent.command, settings["model"]);
      draft.keys.push(agent.key);
      draft.timeoutMs ??= durationOf(TIMEOUTS.map((key) => settings[key]).find(Boolean) ?? "");
      if (skill !== void 0) placeSkill(draft, skill, skillFolders.get(skill) ?? "", files);
      return [draft];
    });
    if (skill === void 0) notes.lost("", NO_SKILL);
    notes.changed("", `each test starts ${agent.title} by its \`command\`: ${CHANGE_IT}`);
    const made = tests.map(eval_suites_testOf);
    return { suite: eval_suites_suiteOf(name, made, (0, suite.ws)(settings["judge_model"])), asserting: made.filter(({ expect, assert }) => expect !== void 0 || assert !== void 0).length };
  }
  function record(value) {
    return (0, basics.u4)(value) ? value : {};
  }
  function begun(test, files) {
    const inputs = (0, basics.fK)(test, "inputs");
    const file = (0, basics.$6)(inputs, "prompt_file");
    const prompt = (0, basics.$6)(test, "prompt") ?? (0, basics.$6)(inputs, "prompt") ?? (file !== void 0 && files.exists(file) ? files.readText(file) : void 0);
    if (prompt === void 0 || prompt.trim() === "") return void 0;
    const name = (0, basics.$6)(test, "name") ?? (0, basics.$6)(test, "id") ?? prompt.trim().split("\n")[0] ?? "";
    return draftOf(name, prompt);
  }
  function draftOf(name, prompt) {
    const list2 = () => [];
    return { name, command: "", keys: list2(), vars: { prompt }, workspace: { from: void 0, files: {}, setup: list2() }, repeat: void 0, timeoutMs: void 0, expect: { output: { contains: list2(), notContains: list2() }, judge: list2(), toolCalls: list2(), trajectory: void 0, skills: { used: list2(), notUsed: list2() }, files: list2(), changes: void 0, checks: list2(), latency: void 0 }, assert: list2(), tags: list2(), skip: void 0 };
  }
  function written(value) {
    if (Array.isArray(value)) return value.length === 0 ? void 0 : value;
    if (!(0, basics.u4)(value)) return value;
    const kept = Object.entries(value).flatMap(([key, inner]) => {
      const item = key === "trajectory" ? inner : written(inner);
      return item === void 0 ? [] : [[key, item]];
    });
    return kept.length === 0 ? void 0 : Object.fromEntries(kept);
  }
  const OF_EVALS = /^(?:evals?|tests?|eval.*\.ya?ml|node_modules|\.git)$/;
  function placeSkill(draft, name, folder, files) {
    for (const entry of files.entriesOf(folder)) {
      if (OF_EVALS.test(entry)) continue;
      const from = files.relocated(`${folder}/${entry}`);
      draft.workspace.files[`${agents.WD.copilot.skillFolder}/${name}/${entry}`] = { from };
    }
  }
  function withModel(command, model) {
    return typeof model === "string" && /^[\w.:-]+$/.test(model) ? `${command} --model ${model}` : command;
  }
  const eval_suites_testOf = (draft) => ({ ...record(written({ ...draft, workspace: {} })), workspace: written(draft.workspace) ?? { git: true } });
  const VENDORS = [[/^claude/, "anthropic"], [/^gemini/, "gemini"], [/^mistral/, "mistral"]];
  function eval_suites_suiteOf(name, tests, judge = "gpt-6-luna") {
    const isJudged = tests.some(({ expect }) => (0, basics.fK)(expect, "judge") !== void 0);
    const vendor = VENDORS.find(([pattern]) => pattern.test(judge))?.[1] ?? "openai";
    const apiKeyEnv = `${vendor.toUpperCase()}_API_KEY`;
    return { kindlm: 1, project: name, suite: { name }, ...isJudged && { providers: { [vendor]: { apiKeyEnv } }, models: [{ id: "judge", provider: vendor, model: judge }] }, tests: distinct(tests) };
  }
  function distinct(tests) {
    const times = /* @__PURE__ */ new Map();
    return tests.map((test) => {
      const again = (times.get(test["name"]) ?? 0) + 1;
      times.set(test["name"], again);
      return again === 1 ? test : { ...test, name: `${String(test["name"])} #${again}` };
    });
  }
  ;
  const USAGE = `Usage: npx kindlm-action import [promptfooconfig.yaml] [-o kindlm.yaml] [--force]

Writes a kindlm.yaml from a promptfoo config, or from an eval.yaml of
skill-validator, Vally or waza, checks it as \`validate\` does, and
lists what could not be carried over. Nothing is asked, no code of the config is
run, and no key is copied.

  -o, --output    the file to write; default: kindlm.yaml beside the config
      --force     overwrites it
  -h, --help

Exit codes: 0 everything is carried over; 1 something is not, or \`validate\`
refuses it; 2 nothing was written. More: docs/import-promptfoo.md`;
  const MOST_IN_FILE = 50;
  const COPIED = "copied into kindlm.yaml: a change of the file changes nothing there";
  const SCHEMA = "https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json";
  const ASSERTION = /^(?:tests\[(\d+)\]|defaults)\.assert\[(\d+)\]/;
  const MOST_CHECKS = 5;
  async function importCommand(call) {
    const notes = createNotes();
    try {
      const options = readArguments(call);
      if (options.help) {
        call.write(`${USAGE}
`);
        return 0;
      }
      return await run(call, options, notes) === 0 ? 0 : 1;
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      tell(notes.all(), call);
      call.writeError(`${error.message.split("\n").map(plain).join("\n")}
`);
      return 2;
    }
  }
  async function run(call, { input, output, force }, notes) {
    const config = readConfig(input);
    refuseOverwriting(output, force, call.from);
    const files = openFiles(input, (0, external_node_path_.dirname)(output));
    const ofEvals = fromEvals(config, input, files, notes);
    const { suite: suite2, helpers } = ofEvals === void 0 ? convert(config, files, notes) : { suite: ofEvals, helpers: [] };
    const copied = files.copiedInto(suite2);
    for (const path of copied) notes.changed(path, COPIED);
    const folder = (0, external_node_path_.dirname)(output);
    for (const name of helpers) refuseOther((0, external_node_path_.join)(folder, name), HELPERS[name], force, call.from);
    for (const name of helpers) {
      write((0, external_node_path_.join)(folder, name), HELPERS[name], "w");
      call.write(`Wrote ${(0, paths.pS)(call.from, (0, external_node_path_.join)(folder, name))}, which the commands need.
`);
    }
    const refused = await writeChecked(suite2, { input, output, force, copied, check: call.check }, notes);
    const told = notes.all();
    tell(told, call);
    list("Not valid yet", refused.map(plain), call.writeError);
    const size = [(0, format.LS)(suite2.tests.length, "test"), (0, format.LS)(Object.keys(suite2.prompts ?? {}).length, "prompt"), (0, format.LS)((suite2.models ?? []).length, "model")].join(", ");
    const checked = refused.length === 0 ? "`validate` finds nothing wrong with it." : `\`validate\` refuses it (${refused.length}): correct what is listed.`;
    call.write(`Wrote ${(0, paths.pS)(call.from, output)}: ${size}. Not carried over: ${told.lost.length}; works differently: ${told.changed.length}. ${checked}
`);
    return told.lost.length + refused.length;
  }
  function fromEvals(config, input, files, notes) {
    const folder = (0, external_node_path_.basename)((0, external_node_path_.dirname)(input));
    const made = readable(() => convertEvals(config, { ...files, exists: (name) => import_command_isThere(files, name) }, { notes, folder, foldersOfSkills: () => skillFoldersAround(input) }));
    if (made === void 0 || made.asserting > 0) return made?.suite;
    throw new UnusableInput(`Nothing of ${(0, external_node_path_.basename)(input)} that checks an answer could be carried over, so nothing was imported.`);
  }
  function import_command_isThere(files, name) {
    try {
      return files.relocated(name) !== void 0;
    } catch (error) {
      if (error instanceof Unsupported) return false;
      throw error;
    }
  }
  function readable(convertIt) {
    try {
      return convertIt();
    } catch (error) {
      throw error instanceof Unsupported ? new UnusableInput(`${error.message}.`) : error;
    }
  }
  function skillFoldersAround(input) {
    const base = (0, external_node_path_.dirname)(input);
    const found = (0, dist.AZ)("**/SKILL.md", { cwd: repositoryOf(base), absolute: true, dot: true, followSymbolicLinks: false, ignore: ["**/node_modules/**", "**/.git/**"] });
    const folders = found.map((file) => (0, external_node_path_.relative)(base, (0, external_node_path_.dirname)(file)).split(external_node_path_.sep).join("/") || ".").sort((a, b) => b.split("/").length - a.split("/").length || (a < b ? 1 : -1));
    return new Map(folders.map((folder) => [(0, external_node_path_.basename)((0, external_node_path_.resolve)(base, folder)), folder]));
  }
  async function writeChecked(suite2, { input, output, force, copied, check }, notes) {
    let flag = force ? "w" : "wx";
    for (let round = 1; ; round++) {
      const text = (0, yaml_dist.As)(suite2, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
      write(output, headerOf(input, notes.all().lost, copied) + text, flag);
      const problems = await check(output);
      if (problems.length === 0) return [];
      if (round === MOST_CHECKS || !leaveOut(suite2, problems, notes)) {
        return problems.map(({ line }) => line);
      }
      flag = "w";
    }
  }
  function leaveOut(suite2, problems, notes) {
    const refused = /* @__PURE__ */ new Map();
    for (const { path = "", said: said2 } of problems) {
      const [key, test, index] = ASSERTION.exec(path) ?? [];
      if (key !== void 0 && !refused.has(key)) refused.set(key, { test, index, said: said2 });
    }
    const owners = [suite2.defaults ?? {}, ...suite2.tests];
    const all = owners.flatMap(({ assert = [], expect }) => [...assert, ...expect ? [expect] : []]);
    if (refused.size === 0 || refused.size >= all.length) return false;
    for (const { test, index, said: said2 } of refused.values()) {
      const owner = test === void 0 ? suite2.defaults : suite2.tests[test];
      const where = test === void 0 ? "defaultTest" : `test ${owner.name}`;
      notes.lost(where, `assertion ${owner.assert[index].type}: ${said2}`);
      owner.assert[index] = void 0;
    }
    for (const owner of owners) dropRefused(owner);
    return true;
  }
  function dropRefused(owner) {
    if (!owner.assert?.includes(void 0)) return;
    owner.assert = owner.assert.filter((entry) => entry !== void 0);
    if (owner.assert.some(({ weight }) => weight !== 0)) return;
    delete owner.threshold;
    if (owner.assert.length === 0) delete owner.assert;
  }
  function headerOf(input, lost, copied) {
    const lines = [`yaml-language-server: $schema=${SCHEMA}`, `Imported from ${plain((0, external_node_path_.basename)(input))}.`, ...import_command_listed(`Not carried over (${lost.length}):`, lost), ...import_command_listed("Copied, so that a change of these files changes nothing here:", copied.map(plain))];
    return lines.map((line) => `# ${line}
`).join("");
  }
  function import_command_listed(title, lines) {
    if (lines.length === 0) return [];
    const rest = lines.length - MOST_IN_FILE;
    return [title, ...lines.slice(0, MOST_IN_FILE).map((line) => `  - ${line}`), ...rest > 0 ? [`  and ${rest} more`] : []];
  }
  function readArguments({ args, from }) {
    try {
      const { values, positionals } = (0, external_node_util_.parseArgs)({ args: [...args], allowPositionals: true, options: { output: { type: "string", short: "o" }, force: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } } });
      const [name = "promptfooconfig.yaml", ...more] = positionals;
      if (more.length > 0) throw new UnusableInput(USAGE);
      const input = (0, external_node_path_.resolve)(from, name);
      const output = values.output ? (0, external_node_path_.resolve)(from, values.output) : (0, external_node_path_.join)((0, external_node_path_.dirname)(input), "kindlm.yaml");
      return { input, output, force: values.force, help: values.help };
    } catch (error) {
      throw error instanceof UnusableInput ? error : new UnusableInput(`${error.message}
${USAGE}`);
    }
  }
  function refuseOverwriting(output, force, from) {
    if (!(0, external_node_fs_.existsSync)((0, external_node_path_.dirname)(output))) throw new UnusableInput(`${(0, external_node_path_.dirname)(output)} does not exist.`);
    refuseLink(output, from);
    if ((0, external_node_fs_.existsSync)(output) && !force) {
      throw new UnusableInput(`${(0, external_node_path_.basename)(output)} exists; --force overwrites it.`);
    }
  }
  function refuseOther(path, text, force, from) {
    refuseLink(path, from);
    if (force || !(0, external_node_fs_.existsSync)(path) || (0, external_node_fs_.readFileSync)(path, "utf8") === text) return;
    throw new UnusableInput(`${(0, external_node_path_.basename)(path)} exists and is another file; --force overwrites it.`);
  }
  function refuseLink(path, from) {
    const link = (0, paths.KH)(repositoryOf(from), path);
    if (link === void 0) return;
    throw new UnusableInput(`${link} is a symbolic link, and nothing is written through one.`);
  }
  function write(path, text, flag) {
    try {
      (0, external_node_fs_.writeFileSync)(path, text, { flag });
    } catch (error) {
      throw new UnusableInput(`${(0, external_node_path_.basename)(path)} cannot be written: ${error.message}`);
    }
  }
  function tell({ lost, changed, idle }, { writeError }) {
    list("Not carried over", lost, writeError);
    list("Carried over, and works differently", changed, writeError);
    if (idle.length > 0) writeError(`Left out, and decides no answer and no verdict: ${idle.join(", ")}.
`);
  }
  function list(title, lines, writeError) {
    if (lines.length === 0) return;
    writeError(`${title} (${lines.length}):
${lines.map((line) => `  - ${line}`).join("\n")}
`);
  }
  var check_suite = __webpack_require__(46995);
  ;
  function importSuite(call) {
    return importCommand({ ...call, check: async (file) => {
      const { problems } = await (0, check_suite.r)((0, external_node_path_.dirname)(file), (0, external_node_path_.basename)(file));
      return problems.map((problem) => ({ path: problem.path, said: problem.message, line: (0, config_problem.Vw)(problem) }));
    } });
  }
}) };
