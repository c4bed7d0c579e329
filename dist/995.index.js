export const id = 995;
export const ids = [995];
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
