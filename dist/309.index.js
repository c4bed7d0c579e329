export const id = 309;
export const ids = [309, 995];
export const modules = { 46995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { r: () => checkSuite });
  var _assertions_scored_scored_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42227);
  var _config_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25759);
  var _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11059);
  var _preflight_plan_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99001);
  var _starter_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85135);
  async function checkSuite(from, file, sandbox) {
    const loaded = await (0, _config_load_js__WEBPACK_IMPORTED_MODULE_1__._)({ workspace: (0, _starter_files_js__WEBPACK_IMPORTED_MODULE_4__.Hn)(from) ?? from, workingDirectory: from, patterns: [file], overrides: {}, allowCommands: true, scoredRules: _assertions_scored_scored_kinds_js__WEBPACK_IMPORTED_MODULE_0__.BB });
    if (loaded.kind === "invalid") return { problems: loaded.problems, plans: [] };
    const planned = (0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.Dm)(loaded.suites, { tags: [], tests: [], models: [] });
    if (planned.kind === "nothing-selected") return { problems: [planned.problem], plans: [] };
    const { plans } = planned;
    return { problems: await (0, _preflight_plan_problems_js__WEBPACK_IMPORTED_MODULE_3__.s4)(plans, "live", sandbox), plans };
  }
}), 16309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { init: () => init });
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_path_ = __webpack_require__(76760);
  var external_node_util_ = __webpack_require__(57975);
  var dist = __webpack_require__(38815);
  var basics = __webpack_require__(15744);
  var written_paths = __webpack_require__(28305);
  var problem = __webpack_require__(90713);
  var log_text = __webpack_require__(25060);
  var keys = __webpack_require__(30931);
  var local_environment = __webpack_require__(3947);
  var session = __webpack_require__(22184);
  var check_suite = __webpack_require__(46995);
  var providers = __webpack_require__(21324);
  var starter_files = __webpack_require__(85135);
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
    const prompt = (0, basics.u4)(file) ? promptOf(file["messages"]) : void 0;
    if (!(0, basics.u4)(file) || prompt === void 0) {
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
    const parts = messages.map((message) => ({ role: (0, basics.u4)(message) ? String(message["role"]).toLowerCase() : "", content: (0, basics.u4)(message) && typeof message["content"] === "string" ? message["content"] : "" }));
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
    const given = (0, basics.u4)(file["modelParameters"]) ? file["modelParameters"] : {};
    const known = ["temperature", "maxTokens", "topP"].filter((key) => typeof given[key] === "number");
    const format = responseFormat(file["responseFormat"], file["jsonSchema"]);
    return { ...Object.fromEntries(known.map((key) => [key, given[key]])), ...format !== void 0 && { extra: { response_format: format } } };
  }
  function responseFormat(type, schema) {
    if (type !== "json_object" && type !== "json_schema") return void 0;
    const json = typeof schema === "string" ? parsed(schema) : schema;
    return type === "json_schema" && (0, basics.u4)(json) ? { type, json_schema: json } : { type: "json_object" };
  }
  function registered(model, { models, name }) {
    const known = models.get(model.id);
    if (known !== void 0 && JSON.stringify(known) === JSON.stringify(model)) return known;
    const added = known === void 0 ? model : { ...model, id: `${model.id}-${name}` };
    models.set(added.id, added);
    return added;
  }
  function rowsOf(data, used, note) {
    const rows = (Array.isArray(data) ? data : []).filter(basics.u4);
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
      const name = (0, basics.u4)(evaluator) ? String(evaluator["name"]) : "an evaluator";
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
    if (kind === choice.kind) return (0, starter_files.kb)(choice);
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
  const BUILT_IN = /* @__PURE__ */ new Map([["github/coherence", "The sentences of the answer fit together and read naturally."], ["github/fluency", "The answer is well written, clear, and free of mistakes of grammar."], ["github/relevance", "The answer answers what was asked, and nothing else."], ["github/groundedness", "The answer says nothing that the question and its context do not support."]]);
  function evaluatorAssert(evaluator, row) {
    if (!(0, basics.u4)(evaluator)) return void 0;
    const { string, llm, uses } = evaluator;
    if ((0, basics.u4)(string)) return stringAssert(string, row);
    if ((0, basics.u4)(llm) && typeof llm["prompt"] === "string") {
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
    const scores = (Array.isArray(choices) ? choices : []).filter(basics.u4).map(({ choice, score }) => `${String(choice)}: score ${String(score)}`);
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
  ;
  const USAGE = `Usage: npx kindlm-action init [--record]

Writes a first suite (kindlm.yaml), its prompt file and a workflow into this
folder, from what is here: promptfooconfig.yaml, *.prompt.yml, or nothing.
No file is overwritten.

  --record    then asks the models and stores their answers`;
  const CONFIG = "kindlm.yaml";
  const WORKFLOW = ".github/workflows/kindlm.yml";
  async function init(call, sandbox) {
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
    const envFile = (0, session.ll)(call.environment) ? { environment: {}, problems: [] } : await (0, local_environment.SF)(from, from);
    const environment = { ...envFile.environment, ...call.environment };
    const checked = await writeFiles(call, environment, sandbox);
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
  async function writeFiles(call, environment, sandbox) {
    const writer = (0, starter_files.u7)(call.from);
    const tell = () => {
      const report = writer.report();
      if (report !== "") call.write(`${(0, log_text.k)(report)}
`);
    };
    try {
      const written = await writeSuite(call, environment, writer, sandbox);
      if (written !== 0) return written;
      const checked = await checkWritten(call.from, environment, sandbox);
      writeWorkflow(call, checked.variables, writer);
      for (const [file, lines] of Object.entries(starter_files.Vb)) writer.addLines(file, lines);
      tell();
      return checked;
    } catch (error) {
      if (!(error instanceof starter_files._U)) throw error;
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
      return `${(0, basics.kc)(error)}

${USAGE}`;
    }
  }
  async function writeSuite(call, environment, writer, sandbox) {
    const { from } = call;
    if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(from, CONFIG))) {
      writer.leaveAlone(CONFIG);
      return 0;
    }
    const source = await suiteSource(from, { project: slug(from), choice: (0, starter_files.Vm)(environment) });
    if (source.kind === "promptfoo") {
      const { importForInit } = await __webpack_require__.e(434).then(__webpack_require__.bind(__webpack_require__, 49434));
      return importForInit(call, source.file, writer, sandbox);
    }
    for (const { path, text } of source.files) writer.write(path, text);
    for (const note of source.notes) call.writeError(`${(0, log_text.k)(note)}
`);
    return 0;
  }
  async function checkWritten(from, environment, sandbox) {
    const { problems, plans } = await (0, check_suite.r)(from, CONFIG, sandbox);
    const names = (known) => [...new Set((0, keys.lx)(plans, known).map(({ name }) => name))];
    return { problems: problems.map(problem.V), variables: names({}), missing: names(environment) };
  }
  function writeWorkflow({ from }, variables, writer) {
    const root = (0, starter_files.Hn)(from) ?? from;
    const folder = (0, written_paths.p)(root, from);
    const branch = (0, starter_files.OR)(root);
    writer.write(external_node_path_.posix.join((0, written_paths.p)(from, root), WORKFLOW), (0, starter_files.LS)({ branch, folder, variables }));
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
    const { glob } = await __webpack_require__.e(382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const paths = await glob("**/*.prompt.{yml,yaml}", { cwd: from, dot: true, followSymbolicLinks: false, ignore: ["**/node_modules/**", "**/.git/**"] });
    return paths.toSorted().filter((_, index) => index < MAX_PROMPT_FILES).map((path) => ({ path, text: textOf(from, path) }));
  }
  function textOf(from, path) {
    try {
      return (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(from, path), "utf8");
    } catch (error) {
      throw new starter_files._U(`${path} cannot be read: ${(0, basics.kc)(error)}`);
    }
  }
}), 85135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Af: () => starterSuite, Hn: () => repositoryRoot, LS: () => workflowText, NA: () => SCHEMA_LINE, OR: () => defaultBranch, UA: () => refuseLinks, Uu: () => FIRST_GATES, Vb: () => GIT_LINES, Vm: () => chooseProvider, _U: () => UnusableFile, bA: () => STARTER_PROMPT, cJ: () => FIRST_DEFAULTS, kb: () => providerEntry, u7: () => createWriter, x1: () => STARTER_PROMPT_TEXT });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15744);
  var _basics_written_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28305);
  var _config_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21324);
  var _config_templates_placeholders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93230);
  function repositoryRoot(from) {
    const { root } = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(from);
    for (let folder = from; folder !== root; folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
      if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git"))) return folder;
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
      return /^ref: (\S+)\s*$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git", name), "utf8"))?.[1];
    } catch {
      return void 0;
    }
  }
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
  ${kind}: ${flow(providerEntry(choice))}
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
    return (0, yaml__WEBPACK_IMPORTED_MODULE_2__.As)(value, { collectionStyle: "flow", lineWidth: 0, singleQuote: true }).trim();
  }
  const MODELS = { openai: "gpt-6-luna", anthropic: "claude-haiku-5-5", gemini: "gemini-3.5-flash", mistral: "mistral-large-2512", cohere: "command-a-03-2025" };
  const VENDORS = ["openai", "anthropic", "gemini", "mistral", "cohere"];
  function chooseProvider(environment) {
    const isSet = (name) => (0, _config_templates_placeholders_js__WEBPACK_IMPORTED_MODULE_5__.eV)(name, environment) !== void 0;
    const vendor = VENDORS.find((name) => isSet(_config_providers_js__WEBPACK_IMPORTED_MODULE_4__.xq[name].apiKeyEnv)) ?? "openai";
    const server = `${vendor.toUpperCase()}_BASE_URL`;
    return { kind: vendor, model: MODELS[vendor], keyVariable: _config_providers_js__WEBPACK_IMPORTED_MODULE_4__.xq[vendor].apiKeyEnv, serverVariable: isSet(server) ? server : void 0 };
  }
  function providerEntry({ keyVariable, serverVariable }) {
    return { apiKeyEnv: keyVariable, ...serverVariable !== void 0 && { baseUrl: `\${${serverVariable}}` } };
  }
  class UnusableFile extends Error {
  }
  function createWriter(folder) {
    const wrote = [];
    const added = [];
    const kept = [];
    const isThere = (path) => naming(path, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false })) !== void 0;
    const root = repositoryRoot(folder) ?? folder;
    const put = (path, text) => {
      const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
      refuseLinks(root, file);
      (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
      (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text, { flag: "wx" });
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
      const missing = naming(path, () => {
        refuseLinks(root, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
        return appendMissing((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), lines);
      });
      if (missing.length > 0) added.push(`${path}: ${missing.join(", ")}`);
    }, report() {
      const list = (title, items) => items.length === 0 ? [] : [`${title}:`, ...items.map((item) => `  ${item}`)];
      return [...list("Wrote", wrote), ...list("Added", added), ...list("Left alone, because it exists", kept)].join("\n");
    } };
  }
  function refuseLinks(root, file) {
    const link = (0, _basics_written_paths_js__WEBPACK_IMPORTED_MODULE_3__.K)(root, file);
    if (link !== void 0) {
      throw new Error(`${link} is a symbolic link, and nothing is written through one`);
    }
  }
  function appendMissing(file, lines) {
    const text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
    const known = new Set(text.split(/\r?\n/).map((line) => line.trim()));
    const missing = lines.filter((line) => !known.has(line));
    if (missing.length === 0) return [];
    const start = text === "" || text.endsWith("\n") ? "" : "\n";
    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${start}${missing.join("\n")}
`);
    return missing;
  }
  function naming(path, work) {
    try {
      return work();
    } catch (error) {
      throw new UnusableFile(`${path} cannot be written: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.kc)(error)}`);
    }
  }
}), 28305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { K: () => linkOnTheWay, p: () => shownPath });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19255);
  function linkOnTheWay(folder, path) {
    if (!(0, _paths_js__WEBPACK_IMPORTED_MODULE_2__.FK)(folder, path)) return isLink(path) ? path : void 0;
    const parts = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const ways = parts.map((_, index) => parts.slice(0, index + 1).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    const found = ways.find((way) => isLink(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, way)));
    return found === void 0 ? void 0 : slashed(found);
  }
  function isLink(path) {
    return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  }
  function shownPath(folder, path, system = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return slashed(system.relative(folder, path), system);
  }
  function slashed(path, { sep } = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return path.split(sep).join("/");
  }
}) };
