export const id = 995;
export const ids = [995];
export const modules = { 46995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { r: () => checkSuite });
  var _assertions_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29671);
  var _config_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76007);
  var _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11059);
  var _preflight_plan_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99001);
  var _init_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85185);
  async function checkSuite(from, file) {
    const loaded = await (0, _config_load_js__WEBPACK_IMPORTED_MODULE_1__._k)({ workspace: (0, _init_repository_js__WEBPACK_IMPORTED_MODULE_4__.Hn)(from) ?? from, workingDirectory: from, patterns: [file], overrides: {}, allowCommands: true, scoredRules: _assertions_registry_js__WEBPACK_IMPORTED_MODULE_0__.BB });
    if (loaded.kind === "invalid") return { problems: loaded.problems, plans: [] };
    const planned = (0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.Dm)(loaded.suites, { tags: [], tests: [], models: [] });
    if (planned.kind === "nothing-selected") return { problems: [planned.problem], plans: [] };
    const { plans } = planned;
    return { problems: await (0, _preflight_plan_problems_js__WEBPACK_IMPORTED_MODULE_3__.s4)(plans, "live"), plans };
  }
}), 85185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Hn: () => repositoryRoot, T5: () => usualBranch, VI: () => beginningOf, _U: () => UnusableFile, d1: () => workflowOfAction, u7: () => createWriter });
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
