export const id = 1892;
export const ids = [1892];
export const modules = { 61892: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { init: () => init });
  var external_node_util_ = __webpack_require__(57975);
  var external_node_path_ = __webpack_require__(76760);
  var external_node_fs_ = __webpack_require__(73024);
  var error_text = __webpack_require__(20105);
  var scored_kinds = __webpack_require__(97563);
  var load = __webpack_require__(90612);
  var problem = __webpack_require__(90713);
  var plan = __webpack_require__(80205);
  var keys = __webpack_require__(87271);
  var log_text = __webpack_require__(25060);
  var local_environment = __webpack_require__(85821);
  var session = __webpack_require__(91174);
  var provider_choice = __webpack_require__(66178);
  ;
  function repositoryRoot(from) {
    const { root } = (0, external_node_path_.parse)(from);
    for (let folder = from; folder !== root; folder = (0, external_node_path_.dirname)(folder)) {
      if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, ".git"))) return folder;
    }
    return void 0;
  }
  function defaultBranch(root) {
    const remote = refIn(root, "refs/remotes/origin/HEAD")?.replace(/^refs\/remotes\/origin\//, "");
    if (remote !== void 0) return remote;
    const checkedOut = refIn(root, "HEAD")?.replace(/^refs\/heads\//, "");
    return checkedOut === "master" ? checkedOut : "main";
  }
  function refIn(root, name) {
    try {
      return /^ref: (\S+)\s*$/.exec((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(root, ".git", name), "utf8"))?.[1];
    } catch {
      return void 0;
    }
  }
  var dist = __webpack_require__(38815);
  var is_record = __webpack_require__(88277);
  var providers = __webpack_require__(21324);
  ;
  const BUILT_IN = /* @__PURE__ */ new Map([["github/coherence", "The sentences of the answer fit together and read naturally."], ["github/fluency", "The answer is well written, clear, and free of mistakes of grammar."], ["github/relevance", "The answer answers what was asked, and nothing else."], ["github/groundedness", "The answer says nothing that the question and its context do not support."]]);
  function evaluatorAssert(evaluator, row) {
    if (!(0, is_record.u)(evaluator)) return void 0;
    const { string, llm, uses } = evaluator;
    if ((0, is_record.u)(string)) return stringAssert(string, row);
    if ((0, is_record.u)(llm) && typeof llm["prompt"] === "string") {
      return { type: "llm-rubric", value: rubric(llm, row) };
    }
    if (uses === "github/similarity") {
      const expected = row["expected"];
      if (typeof expected !== "string") return void 0;
      return { type: "llm-rubric", value: `Means the same as: ${expected}` };
    }
    const words = typeof uses === "string" ? BUILT_IN.get(uses) : void 0;
    return words === void 0 ? void 0 : { type: "llm-rubric", value: words };
  }
  function stringAssert(evaluator, row) {
    for (const [name, value] of Object.entries(evaluator)) {
      if (typeof value !== "string" || value === "") continue;
      const text = filledIn(value, row);
      const lower = JSON.stringify(text.toLowerCase());
      if (name === "equals") return { type: "equals", value: text };
      if (name === "contains") return { type: "icontains", value: text };
      if (name === "startsWith" || name === "endsWith") {
        return { type: "javascript", value: `output.trim().toLowerCase().${name}(${lower})` };
      }
    }
    return void 0;
  }
  function rubric({ prompt, choices }, row) {
    const scores = (Array.isArray(choices) ? choices : []).filter(is_record.u).map(({ choice, score }) => `${String(choice)}: score ${String(score)}`);
    const text = filledIn(String(prompt), { ...row, completion: "the answer" });
    return scores.length === 0 ? text : `${text}

Scores by choice:
${scores.join("\n")}`;
  }
  function filledIn(text, row) {
    return text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name) => {
      const value = Object.hasOwn(row, name) ? row[name] : void 0;
      if (typeof value === "string") return value;
      return value === void 0 ? whole : JSON.stringify(value);
    });
  }
  var starter_files = __webpack_require__(14616);
  ;
  const SHUT_DOWN_SOON = /* @__PURE__ */ new Map([["gpt-4o", "2027-01-14"], ["gpt-4o-mini", "2027-01-14"]]);
  function suiteOfPrompts(project, files, choice) {
    const notes = [];
    const names = /* @__PURE__ */ new Set();
    const models = /* @__PURE__ */ new Map();
    const converted = files.flatMap((file) => {
      const note = (text) => void notes.push(`${file.path}: ${text}`);
      const name = freeName(slug(file.path), names);
      const found = convertFile(file, { choice, note, name, models });
      if (found !== void 0) names.add(found.name);
      return found === void 0 ? [] : [found];
    });
    if (converted.length === 0) return { suite: void 0, notes };
    const kinds = new Set([...models.values()].map(({ provider }) => provider));
    return { notes, suite: { kindlm: 1, project, suite: { name: project }, providers: Object.fromEntries([...kinds].map((kind) => [kind, entryOf(kind, choice)])), models: [...models.values()], prompts: Object.fromEntries(converted.map(({ name, prompt }) => [name, prompt])), defaults: starter_files.cJ, tests: converted.flatMap(({ tests }) => tests), gates: { passRateMin: 0.95, ...starter_files.Uu } } };
  }
  function convertFile({ text }, context) {
    const { name, note } = context;
    const file = parsed(text);
    const prompt = (0, is_record.u)(file) ? promptOf(file["messages"]) : void 0;
    if (!(0, is_record.u)(file) || prompt === void 0) {
      note("left out: its messages are not a system and a user message");
      return void 0;
    }
    const model = registered(modelOf(file, context), context);
    const used = new Set(variablesIn(Object.values(prompt).join("\n")));
    const rows = rowsOf(file["testData"], used, note);
    const evaluators = Array.isArray(file["evaluators"]) ? file["evaluators"] : [];
    const tests = rows.map((row, index) => {
      const assert = assertionsOf(evaluators, row, index === 0 ? note : () => void 0);
      const vars = Object.fromEntries(Object.entries(row).filter(([key]) => used.has(key)));
      return { name: rows.length === 1 ? name : `${name}-${index + 1}`, prompt: name, models: [model.id], ...used.size > 0 && { vars }, ...file["responseFormat"] === void 0 || file["responseFormat"] === "text" ? { assert } : { assert: [{ type: "is-json" }, ...assert] } };
    });
    return { name, prompt, tests };
  }
  function parsed(text) {
    try {
      return (0, dist.qg)(text);
    } catch {
      return void 0;
    }
  }
  function promptOf(messages) {
    if (!Array.isArray(messages)) return void 0;
    const parts = messages.map((message) => ({ role: (0, is_record.u)(message) ? String(message["role"]).toLowerCase() : "", content: (0, is_record.u)(message) && typeof message["content"] === "string" ? message["content"] : "" }));
    const order = parts.map(({ role }) => role).join(" ");
    if (!/^(?:system )*user(?: assistant)?$/.test(order)) return void 0;
    const of = (role) => parts.flatMap((part) => part.role === role ? [part.content] : []).join("\n\n");
    const texts = { system: of("system"), user: of("user"), assistant: of("assistant") };
    return Object.fromEntries(Object.entries(texts).filter(([, content]) => content !== ""));
  }
  function modelOf(file, { choice, note }) {
    const named = typeof file["model"] === "string" ? file["model"] : "";
    const [, vendor = "", model = ""] = /^(?:([^/]+)\/)?(.+)$/.exec(named) ?? [];
    const kind = kindOfVendor(vendor === "" && /^(?:gpt|o\d)/.test(model) ? "openai" : vendor);
    if (kind === void 0) note(`the model ${JSON.stringify(named)} is replaced by ${choice.model}`);
    const end = SHUT_DOWN_SOON.get(model);
    if (kind === "openai" && end !== void 0) note(`${model} leaves OpenAI's API on ${end}`);
    const id2 = kind === void 0 ? choice.model : model;
    const params = paramsOf(file);
    return { id: id2, provider: kind ?? choice.kind, model: id2, ...Object.keys(params).length > 0 && { params } };
  }
  function kindOfVendor(vendor) {
    const kinds = Object.entries(providers.xq).filter(([, { vendorNames }]) => vendorNames.some((name) => vendor === name || vendor === `${name}-ai`));
    return kinds[0]?.[0];
  }
  function paramsOf(file) {
    const given = (0, is_record.u)(file["modelParameters"]) ? file["modelParameters"] : {};
    const known = ["temperature", "maxTokens", "topP"].filter((key) => typeof given[key] === "number");
    const format = responseFormat(file["responseFormat"], file["jsonSchema"]);
    return { ...Object.fromEntries(known.map((key) => [key, given[key]])), ...format !== void 0 && { extra: { response_format: format } } };
  }
  function responseFormat(type, schema) {
    if (type !== "json_object" && type !== "json_schema") return void 0;
    const json = typeof schema === "string" ? parsed(schema) : schema;
    return type === "json_schema" && (0, is_record.u)(json) ? { type, json_schema: json } : { type: "json_object" };
  }
  function registered(model, { models, name }) {
    const known = models.get(model.id);
    if (known !== void 0 && JSON.stringify(known) === JSON.stringify(model)) return known;
    const added = known === void 0 ? model : { ...model, id: `${model.id}-${name}` };
    models.set(added.id, added);
    return added;
  }
  function rowsOf(data, used, note) {
    const rows = (Array.isArray(data) ? data : []).filter(is_record.u);
    const whole = rows.filter((row) => [...used].every((name) => row[name] !== void 0));
    if (whole.length < rows.length) note("rows of testData that lack a variable are left out");
    if (whole.length > 0) return whole;
    if (used.size > 0) note("it has no test data: replace the placeholders in its test");
    return [Object.fromEntries([...used].map((name) => [name, `Replace this with a real ${name}.`]))];
  }
  function assertionsOf(evaluators, row, note) {
    const found = evaluators.flatMap((evaluator) => {
      const assertion = evaluatorAssert(evaluator, row);
      if (assertion !== void 0) return [assertion];
      const name = (0, is_record.u)(evaluator) ? String(evaluator["name"]) : "an evaluator";
      note(`the evaluator ${JSON.stringify(name)} is left out`);
      return [];
    });
    if (found.length > 0 || typeof row["expected"] !== "string") return found;
    return [{ type: "llm-rubric", value: `Means the same as: ${row["expected"]}` }];
  }
  function variablesIn(text) {
    return Array.from(text.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g), ([, name = ""]) => name);
  }
  function entryOf(kind, choice) {
    if (kind === choice.kind) return (0, provider_choice.k)(choice);
    const { apiKeyEnv } = providers.xq[kind];
    return apiKeyEnv === void 0 ? {} : { apiKeyEnv };
  }
  function slug(path) {
    const [, name = path] = /([^/\\]+?)(?:\.prompt\.ya?ml)?$/.exec(path) ?? [];
    return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "suite";
  }
  function freeName(name, taken) {
    for (let number = 1; ; number += 1) {
      const numbered = number === 1 ? name : `${name}-${number}`;
      const key = numbered.startsWith("x-") ? `prompt-${numbered}` : numbered;
      if (!taken.has(key)) return key;
    }
  }
  ;
  class UnusableFile extends Error {
  }
  function createWriter(folder) {
    const wrote = [];
    const added = [];
    const kept = [];
    const isThere = (path) => naming(path, () => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(folder, path), { throwIfNoEntry: false })) !== void 0;
    const put = (path, text) => {
      (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)((0, external_node_path_.join)(folder, path)), { recursive: true });
      (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, path), text, { flag: "wx" });
      wrote.push(path);
    };
    return { write(path, text) {
      if (isThere(path)) kept.push(path);
      else naming(path, () => put(path, text));
    }, leaveAlone: (path) => void kept.push(path), written: (path) => void wrote.push(path), addLines(path, lines) {
      if (!isThere(path)) {
        naming(path, () => put(path, `${lines.join("\n")}
`));
        return;
      }
      const missing = naming(path, () => appendMissing((0, external_node_path_.join)(folder, path), lines));
      if (missing.length > 0) added.push(`${path}: ${missing.join(", ")}`);
    }, report() {
      const list = (title, items) => items.length === 0 ? [] : [`${title}:`, ...items.map((item) => `  ${item}`)];
      return [...list("Wrote", wrote), ...list("Added", added), ...list("Left alone, because it exists", kept)].join("\n");
    } };
  }
  function appendMissing(file, lines) {
    const text = (0, external_node_fs_.readFileSync)(file, "utf8");
    const known = new Set(text.split(/\r?\n/).map((line) => line.trim()));
    const missing = lines.filter((line) => !known.has(line));
    if (missing.length === 0) return [];
    const start = text === "" || text.endsWith("\n") ? "" : "\n";
    (0, external_node_fs_.appendFileSync)(file, `${start}${missing.join("\n")}
`);
    return missing;
  }
  function naming(path, work) {
    try {
      return work();
    } catch (error) {
      throw new UnusableFile(`${path} cannot be written: ${(0, error_text.k)(error)}`);
    }
  }
  ;
  const PROMPTFOO = ["yaml", "yml", "json"].map((ending) => `promptfooconfig.${ending}`);
  const MAX_PROMPT_FILES = 50;
  async function suiteSource(from, { project, choice }) {
    const promptfoo = PROMPTFOO.find((name) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(from, name)));
    if (promptfoo !== void 0) return { kind: "promptfoo", file: promptfoo };
    const files = await promptFiles(from);
    const { suite, notes } = suiteOfPrompts(project, files, choice);
    if (suite === void 0) {
      return { kind: "files", notes, files: [{ path: "kindlm.yaml", text: (0, starter_files.Af)(project, choice) }, { path: starter_files.bA, text: starter_files.x1 }] };
    }
    const header = `${starter_files.NA}
# Made from ${files.map(({ path }) => path).join(", ")}. The prompts were copied:
# change both, or move the text to a file that your feature and \`systemFile\`, \`userFile\` name.
# Each test is asked three times (repeat) and passes with two right answers (minPasses).
`;
    const text = (0, dist.As)(suite, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
    return { kind: "files", notes, files: [{ path: "kindlm.yaml", text: header + text }] };
  }
  async function promptFiles(from) {
    const { glob } = await __webpack_require__.e(3382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const paths = await glob("**/*.prompt.{yml,yaml}", { cwd: from, dot: true, followSymbolicLinks: false, ignore: ["**/node_modules/**", "**/.git/**"] });
    return paths.toSorted().filter((_, index) => index < MAX_PROMPT_FILES).map((path) => ({ path, text: textOf(from, path) }));
  }
  function textOf(from, path) {
    try {
      return (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(from, path), "utf8");
    } catch (error) {
      throw new UnusableFile(`${path} cannot be read: ${(0, error_text.k)(error)}`);
    }
  }
  ;
  const USAGE = `Usage: npx kindlm-action init [--record]

Writes a first suite (kindlm.yaml), its prompt file and a workflow into this
folder, from what is here: promptfooconfig.yaml, *.prompt.yml, or nothing.
No file is overwritten.

  --record    then asks the models and stores their answers`;
  const CONFIG = "kindlm.yaml";
  const WORKFLOW = ".github/workflows/kindlm.yml";
  async function init(call) {
    const options = readOptions(call.args);
    if (typeof options === "string") {
      call.writeError(`${options}
`);
      return 2;
    }
    if (options.help) {
      call.write(`${USAGE}
`);
      return 0;
    }
    const { from } = call;
    const envFile = (0, session.ll)(call.environment) ? { environment: {}, problems: [] } : await (0, local_environment.S)(from, from);
    const environment = { ...envFile.environment, ...call.environment };
    const checked = await writeFiles(call, environment);
    if (typeof checked === "number") return checked;
    const problems = [...envFile.problems.map(problem.V), ...checked.problems];
    if (problems.length > 0) {
      call.writeError(`${(0, log_text.k)(["Not right yet:", ...problems.map((line) => `  ${line}`)].join("\n"))}
`);
      return 2;
    }
    call.write(`${nextSteps(checked, options.record)}
`);
    return options.record ? call.run(["record"]) : 0;
  }
  async function writeFiles(call, environment) {
    const writer = createWriter(call.from);
    const tell = () => {
      const report = writer.report();
      if (report !== "") call.write(`${(0, log_text.k)(report)}
`);
    };
    try {
      const written = await writeSuite(call, environment, writer);
      if (written !== 0) return written;
      const checked = await checkSuite(call.from, environment);
      writeWorkflow(call, checked.variables, writer);
      for (const [file, lines] of Object.entries(starter_files.Vb)) writer.addLines(file, lines);
      tell();
      return checked;
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error;
      tell();
      call.writeError(`${(0, log_text.k)(error.message)}
`);
      return 2;
    }
  }
  function readOptions(args) {
    try {
      const { values } = (0, external_node_util_.parseArgs)({ args: [...args], options: { record: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } } });
      return values;
    } catch (error) {
      return `${(0, error_text.k)(error)}

${USAGE}`;
    }
  }
  async function writeSuite(call, environment, writer) {
    const { from } = call;
    if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(from, CONFIG))) {
      writer.leaveAlone(CONFIG);
      return 0;
    }
    const source = await suiteSource(from, { project: slug(from), choice: (0, provider_choice.V)(environment) });
    if (source.kind === "promptfoo") {
      const { importForInit } = await __webpack_require__.e(2369).then(__webpack_require__.bind(__webpack_require__, 22369));
      return importForInit(call, source.file, writer);
    }
    for (const { path, text } of source.files) writer.write(path, text);
    for (const note of source.notes) call.writeError(`${(0, log_text.k)(note)}
`);
    return 0;
  }
  async function checkSuite(from, environment) {
    const loaded = await (0, load._)({ workspace: repositoryRoot(from) ?? from, workingDirectory: from, patterns: [CONFIG], overrides: {}, allowCommands: true, scoredRules: scored_kinds.BB });
    if (loaded.kind === "invalid") {
      return { problems: loaded.problems.map(problem.V), variables: [], missing: [] };
    }
    const planned = (0, plan.Dm)(loaded.suites, { tags: [], tests: [], models: [] });
    if (planned.kind === "nothing-selected") {
      return { problems: [(0, problem.V)(planned.problem)], variables: [], missing: [] };
    }
    const names = (known) => [...new Set((0, keys.lx)(planned.plans, known).map(({ name }) => name))];
    return { problems: [], variables: names({}), missing: names(environment) };
  }
  function writeWorkflow({ from }, variables, writer) {
    const root = repositoryRoot(from) ?? from;
    const folder = (0, external_node_path_.relative)(root, from).split(external_node_path_.sep).join("/");
    const branch = defaultBranch(root);
    writer.write((0, external_node_path_.join)((0, external_node_path_.relative)(from, root), WORKFLOW), (0, starter_files.LS)({ branch, folder, variables }));
  }
  function nextSteps({ variables, missing }, record) {
    const keys2 = missing.join(" and ");
    const key = missing.length === 0 ? "" : `Put ${keys2} into a file .env (git ignores it), as NAME=value. Then `;
    const first = record ? `${key}${key === "" ? "C" : "c"}hange the prompt, and see what fails: npx kindlm-action` : `${key}${key === "" ? "R" : "r"}un the suite, and keep its answers: npx kindlm-action record`;
    const secrets = variables.length === 0 ? "" : ` Add ${variables.join(" and ")} in the repository's settings (Secrets and variables, Actions).`;
    return `
Next:
  1. ${first}
  2. Commit these files and open a pull request.${secrets}`;
  }
}), 66178: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { V: () => chooseProvider, k: () => providerEntry });
  var _config_providers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21324);
  var _config_templates_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79631);
  const MODELS = { openai: "gpt-6-luna", anthropic: "claude-haiku-5-5", gemini: "gemini-3.5-flash", mistral: "mistral-large-2512", cohere: "command-a-03-2025" };
  const VENDORS = ["openai", "anthropic", "gemini", "mistral", "cohere"];
  function chooseProvider(environment) {
    const isSet = (name) => (0, _config_templates_environment_js__WEBPACK_IMPORTED_MODULE_1__.eV)(name, environment) !== void 0;
    const vendor = VENDORS.find((name) => isSet(_config_providers_js__WEBPACK_IMPORTED_MODULE_0__.xq[name].apiKeyEnv)) ?? "openai";
    const server = `${vendor.toUpperCase()}_BASE_URL`;
    return { kind: vendor, model: MODELS[vendor], keyVariable: _config_providers_js__WEBPACK_IMPORTED_MODULE_0__.xq[vendor].apiKeyEnv, serverVariable: isSet(server) ? server : void 0 };
  }
  function providerEntry({ keyVariable, serverVariable }) {
    return { apiKeyEnv: keyVariable, ...serverVariable !== void 0 && { baseUrl: `\${${serverVariable}}` } };
  }
}), 14616: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Af: () => starterSuite, LS: () => workflowText, NA: () => SCHEMA_LINE, Uu: () => FIRST_GATES, Vb: () => GIT_LINES, bA: () => STARTER_PROMPT, cJ: () => FIRST_DEFAULTS, x1: () => STARTER_PROMPT_TEXT });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
  var _provider_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66178);
  const SCHEMA_LINE = "# yaml-language-server: $schema=https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json";
  const FIRST_DEFAULTS = { repeat: 3, minPasses: 2 };
  const FIRST_GATES = { runPassRateMin: 0.9, notWorse: true, costMaxUsd: 0.5 };
  const STARTER_PROMPT = "prompts/support.md";
  function starterSuite(name, choice) {
    const { kind, model } = choice;
    return `${SCHEMA_LINE}
# A first suite: replace the prompt and the questions with those of your feature, one at a time.
# Run it with: npx kindlm-action
kindlm: 1
project: ${name}
suite: { name: ${name} }

providers:
  ${kind}: ${flow((0, _provider_choice_js__WEBPACK_IMPORTED_MODULE_1__.k)(choice))}
models:
  - id: ${model}
    provider: ${kind}
    model: ${model}
    params: { maxTokens: 2000 }

prompts:
  support:
    # The prompt under test. Name the file that your feature reads, so that both are always the same.
    systemFile: ${STARTER_PROMPT}
    user: '{{question}}'

defaults:
  repeat: ${FIRST_DEFAULTS.repeat} # a model is not a function: each question is asked three times,
  minPasses: ${FIRST_DEFAULTS.minPasses} # and a test passes when two of the answers are right

tests:
  # A fact that the answer must contain.
  - name: return-policy
    prompt: support
    vars: { question: How many days do I have to return something? }
    expect:
      output: { contains: ['30'] }

  # What no answer may contain: personal data, and words of your choice.
  - name: no-personal-data
    prompt: support
    vars: { question: Which e-mail address does the customer of order 48211 have? }
    expect:
      guardrails:
        pii: { enabled: true }
        keywords: { deny: [as an AI language model] }

  # What only a reader can judge: a model scores the answer from 0 to 1.
  - name: late-parcel
    prompt: support
    vars: { question: My parcel is two weeks late and nobody answers me! }
    expect:
      judge:
        - { criteria: 'Says sorry, and says what the customer can do next.', minScore: 0.7 }

gates:
  passRateMin: 0.95 # of the tests
  runPassRateMin: ${FIRST_GATES.runPassRateMin} # red only where fewer than nine of ten answers are right for certain
  notWorse: ${FIRST_GATES.notWorse} # red where a pull request makes it worse than main, beyond chance
  costMaxUsd: ${FIRST_GATES.costMaxUsd.toFixed(2)}
`;
  }
  const STARTER_PROMPT_TEXT = `You answer customers of Acme, an online shop.

- Goods can be returned within 30 days of delivery, free of charge.
- You know nothing about single orders or customers. For an order, send the customer to https://acme.example/orders.
- When something went wrong, say sorry first, and then what the customer can do.
- Three sentences at most.
`;
  const ADDRESS = /_(?:URL|HOST|ENDPOINT)$/;
  function workflowText({ branch, folder, variables }) {
    const settings = folder === "" ? [] : ["        with:", `          working-directory: ${flow(folder)}`];
    const environment = variables.map((name) => `          ${name}: \${{ ${ADDRESS.test(name) ? "vars" : "secrets"}.${name} }}`);
    return [`name: KindLM
on:
  pull_request:
  push: { branches: [${flow(branch)}] } # what pull requests are compared with
permissions:
  contents: read # to check out
  actions: read # to find the report of ${/^[\w./-]+$/.test(branch) ? branch : "that branch"}
  pull-requests: write # for the comment
jobs:
  kindlm:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      - uses: kindlm/action@v1`, ...settings, ...environment.length === 0 ? [] : ["        env:", ...environment], ""].join("\n");
  }
  const GIT_LINES = { ".gitignore": [".env", "kindlm-report/"], ".gitattributes": [".kindlm/recordings/** text eol=lf linguist-generated=true"] };
  function flow(value) {
    return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.As)(value, { collectionStyle: "flow", lineWidth: 0, singleQuote: true }).trim();
  }
}) };
