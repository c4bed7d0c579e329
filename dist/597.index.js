export const id = 597;
export const ids = [597];
export const modules = { 87597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { importLabels: () => importLabels });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75884);
  var _config_files_label_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17582);
  var _config_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90713);
  var _report_words_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22333);
  var _report_words_log_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25060);
  var _statistics_judges_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(59179);
  var _starter_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85135);
  const USAGE = `Usage: npx kindlm-action import-labels FILE ... [-o labels.jsonl]

Merges files of labels (.jsonl, .csv, .yaml) of one criterion: each answer
once. Answers on which the files differ are listed and left out. Writes
labels.jsonl unless told otherwise, and replaces a file only where it is
one of those that were read.

  -o, --output    the file to write`;
  const SHOWN = 120;
  const MOST_LISTED = 50;
  async function importLabels(call) {
    const options = readOptions(call.args);
    if (options === "help") {
      call.write(`${USAGE}
`);
      return 0;
    }
    if ("refused" in options) return refused(call, options.refused);
    const { files, output } = options;
    const target = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(call.from, output);
    if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target) && !files.some((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(call.from, file) === target)) {
      return refused(call, `${output} exists. Name it among the files to keep its labels, or write another with -o.`);
    }
    const people = [];
    for (const file of files) {
      const read = await readLabels(call.from, file);
      if (typeof read === "string") return refused(call, read);
      people.push({ name: file, labels: read });
    }
    const { labels, disagreements, agreements } = mergeLabels(people);
    if (labels.length === 0) return refused(call, "There is no answer on which the files agree: nothing was written.");
    try {
      (0, _starter_files_js__WEBPACK_IMPORTED_MODULE_8__.UA)((0, _starter_files_js__WEBPACK_IMPORTED_MODULE_8__.Hn)(call.from) ?? call.from, target);
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(target, labels.map(line).join(""));
    } catch (error) {
      return refused(call, `${output} cannot be written: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.kc)(error)}`);
    }
    const good = labels.filter(({ pass }) => pass).length;
    const told = [...agreements.map(agreementLine), ...disagreementLines(disagreements), `Wrote ${output}: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(labels.length, "label")}, ${good} good and ${labels.length - good} bad.`];
    call.write(`${(0, _report_words_log_text_js__WEBPACK_IMPORTED_MODULE_7__.k)(told.join("\n"))}
`);
    return 0;
  }
  function refused(call, message) {
    call.writeError(`${(0, _report_words_log_text_js__WEBPACK_IMPORTED_MODULE_7__.k)(message)}
`);
    return 2;
  }
  function readOptions(args) {
    try {
      const { values, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_3__.parseArgs)({ args: [...args], allowPositionals: true, options: { help: { type: "boolean", short: "h" }, output: { type: "string", short: "o", default: "labels.jsonl" } } });
      if (values.help === true) return "help";
      if (positionals.length === 0) return { refused: `No file of labels is named.

${USAGE}` };
      return { files: positionals, output: values.output };
    } catch (error) {
      return { refused: `${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.kc)(error)}

${USAGE}` };
    }
  }
  async function readLabels(from, file) {
    let bytes;
    try {
      bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(from, file));
    } catch (error) {
      return `${file} cannot be read: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.kc)(error)}`;
    }
    const { labels, problems } = await (0, _config_files_label_files_js__WEBPACK_IMPORTED_MODULE_5__.X)(file, bytes);
    return problems.length === 0 ? labels : problems.map(_config_problem_js__WEBPACK_IMPORTED_MODULE_10__.V).join("\n");
  }
  function line({ output, pass, question, changes, score, note }) {
    return `${JSON.stringify({ output, pass, question, changes, score, note })}
`;
  }
  function agreementLine({ names: names2, both, same, kappa }) {
    const who = names2.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name)).join(" and ");
    if (both === 0) return `${who} have no answer in common.`;
    const share = `${who} agree on ${same} of ${both} answers`;
    if (kappa === void 0) return `${share}.`;
    const [value, low, high] = [kappa.kappa, kappa.low, kappa.high].map((it) => it.toFixed(2));
    return `${share} (Cohen's kappa ${value}, 95 % interval ${low} to ${high}; 0 is what chance gives, 1 is full agreement).`;
  }
  function disagreementLines(disagreements) {
    if (disagreements.length === 0) return [];
    const shown = disagreements.slice(0, MOST_LISTED);
    const left = disagreements.length - shown.length;
    return [`Left out, since people differ (${disagreements.length}): decide together, correct the files, and run this again.`, ...shown.map(({ output, good, bad }) => `  ${JSON.stringify((0, _report_words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(output, SHOWN))}: good by ${names(good)}; bad by ${names(bad)}`), ...left === 0 ? [] : [`  and ${left} more`]];
  }
  function names(files) {
    return files.map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)).join(", ");
  }
  function mergeLabels(people) {
    const answers = /* @__PURE__ */ new Map();
    for (const { name, labels } of people) {
      for (const label of labels) {
        const known = answers.get(answerOf(label));
        if (known === void 0) answers.set(answerOf(label), [{ name, label }]);
        else known.push({ name, label });
      }
    }
    const merged = [];
    const disagreements = [];
    for (const votes of answers.values()) {
      const saying = (pass) => [...new Set(votes.filter(({ label: label2 }) => label2.pass === pass).map(({ name }) => name))];
      const [good, bad] = [saying(true), saying(false)];
      const labels = votes.map(({ label: label2 }) => label2);
      const label = oneOf(labels);
      if (good.length === 0 || bad.length === 0) merged.push(label);
      else disagreements.push({ output: label.output, question: label.question, good, bad });
    }
    return { labels: merged, disagreements, agreements: agreementsOf(people) };
  }
  function answerOf({ output, changes }) {
    return JSON.stringify([output, changes]);
  }
  function oneOf(labels) {
    const [first] = labels;
    if (first === void 0) throw new Error("An answer without a label.");
    const scores = labels.flatMap(({ score }) => score ?? []);
    const notes = [...new Set(labels.flatMap(({ note }) => note ?? []))];
    return { ...first, question: labels.find(({ question }) => question !== void 0)?.question, score: scores.length === 0 ? void 0 : (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.i2)(scores), note: notes.length === 0 ? void 0 : notes.join(" | ") };
  }
  function agreementsOf(people) {
    const verdicts = people.map(({ name, labels }) => ({ name, verdicts: verdictsOf(labels) }));
    return verdicts.flatMap((first, index) => verdicts.slice(index + 1).map((second) => {
      const common = [...first.verdicts].flatMap(([output, pass]) => {
        const other = second.verdicts.get(output);
        return other === void 0 ? [] : [[pass, other]];
      });
      const counted = (a, b) => common.filter(([one, other]) => one === a && other === b).length;
      const counts = { bothPass: counted(true, true), firstPasses: counted(true, false), secondPasses: counted(false, true), bothFail: counted(false, false) };
      return { names: [first.name, second.name], both: common.length, same: counts.bothPass + counts.bothFail, kappa: (0, _statistics_judges_js__WEBPACK_IMPORTED_MODULE_11__.IG)(counts) };
    }));
  }
  function verdictsOf(labels) {
    const verdicts = /* @__PURE__ */ new Map();
    const contradicted = /* @__PURE__ */ new Set();
    for (const label of labels) {
      const [answer, { pass }] = [answerOf(label), label];
      if (verdicts.has(answer) && verdicts.get(answer) !== pass) contradicted.add(answer);
      verdicts.set(answer, pass);
    }
    for (const answer of contradicted) verdicts.delete(answer);
    return verdicts;
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
