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
  var _config_load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81535);
  var _config_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45436);
  var _report_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72963);
  var _init_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85185);
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
      (0, _init_repository_js__WEBPACK_IMPORTED_MODULE_8__.UA)((0, _init_repository_js__WEBPACK_IMPORTED_MODULE_8__.Hn)(call.from) ?? call.from, target);
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(target, labels.map(line).join(""));
    } catch (error) {
      return refused(call, `${output} cannot be written: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.kc)(error)}`);
    }
    const good = labels.filter(({ pass }) => pass).length;
    const told = [...agreements.map(agreementLine), ...disagreementLines(disagreements), `Wrote ${output}: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(labels.length, "label")}, ${good} good and ${labels.length - good} bad.`];
    call.write(`${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_7__.kc)(told.join("\n"))}
`);
    return 0;
  }
  function refused(call, message) {
    call.writeError(`${(0, _report_escape_js__WEBPACK_IMPORTED_MODULE_7__.kc)(message)}
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
    const { labels, problems } = await (0, _config_load_js__WEBPACK_IMPORTED_MODULE_5__.Xy)(file, bytes);
    return problems.length === 0 ? labels : problems.map(_config_problem_js__WEBPACK_IMPORTED_MODULE_6__.Vw).join("\n");
  }
  function line({ output, pass, question, changes, score, note }) {
    return `${JSON.stringify({ output, pass, question, changes, score, note })}
`;
  }
  function agreementLine({ names: names2, both, same }) {
    const who = names2.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name)).join(" and ");
    return both === 0 ? `${who} have no answer in common.` : `${who} agree on ${same} of ${both} answers.`;
  }
  function disagreementLines(disagreements) {
    if (disagreements.length === 0) return [];
    const shown = disagreements.slice(0, MOST_LISTED);
    const left = disagreements.length - shown.length;
    return [`Left out, since people differ (${disagreements.length}): decide together, correct the files, and run this again.`, ...shown.map(({ output, good, bad }) => `  ${JSON.stringify((0, _report_escape_js__WEBPACK_IMPORTED_MODULE_7__.Kb)(output, SHOWN))}: good by ${names(good)}; bad by ${names(bad)}`), ...left === 0 ? [] : [`  and ${left} more`]];
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
      return { names: [first.name, second.name], both: common.length, same: common.filter(([one, other]) => one === other).length };
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
}), 85185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Hn: () => repositoryRoot, T5: () => usualBranch, UA: () => refuseLinks, VI: () => beginningOf, _U: () => UnusableFile, d1: () => workflowOfAction, u7: () => createWriter });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15744);
  var _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19255);
  function repositoryRoot(from) {
    const { root } = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(from);
    for (let folder = from; folder !== root; folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
      if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git"))) return folder;
    }
    return void 0;
  }
  const USUAL_BRANCHES = ["main", "master", "trunk", "develop", "mainline"];
  function usualBranch(root) {
    const remote = refIn(root, "refs/remotes/origin/HEAD")?.replace(/^refs\/remotes\/origin\//, "");
    if (remote !== void 0) return remote;
    const branches = branchesOf(root);
    const usual = USUAL_BRANCHES.find((name) => branches.includes(name));
    return usual ?? (branches.length === 1 ? branches[0] : void 0) ?? "main";
  }
  function branchesOf(root) {
    const checkedOut = refIn(root, "HEAD")?.replace(/^refs\/heads\//, "");
    const names = ["refs/heads", "refs/remotes/origin"].flatMap((folder) => filesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git", folder)));
    const packed = beginningOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git", "packed-refs")).matchAll(/^[0-9a-f]+ refs\/(?:heads|remotes\/origin)\/(\S+)$/gm);
    const all = [checkedOut, ...names, ...[...packed].map(([, name]) => name)];
    return [...new Set(all)].filter((name) => name !== void 0 && name !== "HEAD");
  }
  function filesIn(folder) {
    try {
      return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(entry.parentPath, entry.name)));
    } catch {
      return [];
    }
  }
  function refIn(root, name) {
    return /^ref: (\S+)\s*$/.exec(beginningOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git", name)))?.[1];
  }
  const WORKFLOWS = ".github/workflows";
  function workflowOfAction(root) {
    const names = filesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS)).filter((name) => /\.ya?ml$/.test(name));
    const found = names.find((name) => /^\s*(?:-\s*)?uses:\s*['"]?kindlm\/action@/m.test(beginningOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, WORKFLOWS, name))));
    return found === void 0 ? void 0 : `${WORKFLOWS}/${found}`;
  }
  function beginningOf(file) {
    try {
      const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, "r");
      try {
        const buffer = Buffer.alloc(64 * 1024);
        return buffer.toString("utf8", 0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, buffer));
      } finally {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
      }
    } catch {
      return "";
    }
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
    const link = (0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__.KH)(root, file);
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
      throw new UnusableFile(`${path} cannot be written: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__.kc)(error)}`);
    }
  }
}) };
