export const id = 995;
export const ids = [995];
export const modules = { 46995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { r: () => checkSuite });
  var _assertions_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39070);
  var _config_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51837);
  var _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11059);
  var _preflight_plan_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99001);
  var _init_look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1750);
  async function checkSuite(from, file, sandbox) {
    const loaded = await (0, _config_load_js__WEBPACK_IMPORTED_MODULE_1__._)({ workspace: (0, _init_look_js__WEBPACK_IMPORTED_MODULE_4__.Hn)(from) ?? from, workingDirectory: from, patterns: [file], overrides: {}, allowCommands: true, scoredRules: _assertions_registry_js__WEBPACK_IMPORTED_MODULE_0__.BB });
    if (loaded.kind === "invalid") return { problems: loaded.problems, plans: [] };
    const planned = (0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.Dm)(loaded.suites, { tags: [], tests: [], models: [] });
    if (planned.kind === "nothing-selected") return { problems: [planned.problem], plans: [] };
    const { plans } = planned;
    return { problems: await (0, _preflight_plan_problems_js__WEBPACK_IMPORTED_MODULE_3__.s4)(plans, "live", sandbox), plans };
  }
}), 1750: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Hn: () => repositoryRoot, OR: () => defaultBranch, Op: () => look, _N: () => foundLines, hk: () => dependenciesOf });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var csv_parse_sync__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25175);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15744);
  var _config_placeholders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55542);
  const IGNORED = ["node_modules", ".git", "dist", "build", "out", "vendor", "venv", ".venv"].concat(["target", "coverage", "kindlm-report", ".kindlm", "__pycache__", "site-packages"]).map((folder) => `**/${folder}/**`);
  const PROMPT_FILES = ["**/prompts/**/*.{md,txt,j2,jinja,jinja2,mustache,hbs,prompt}", "**/*.prompt", "**/*.prompt.{md,txt}", "**/*.{j2,jinja,jinja2}", "**/SKILL.md", "**/AGENTS.md"];
  const TABLE_FILES = ["**/*.{csv,tsv,jsonl}"];
  const MAX_FILES = 200;
  const MAX_PROMPT_BYTES = 256 * 1024;
  const MAX_TABLE_BYTES = 5 * 1024 * 1024;
  async function look(from, root) {
    const { glob } = await __webpack_require__.e(382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const files = async (patterns) => {
      const options = { cwd: from, dot: true, followSymbolicLinks: false, ignore: IGNORED, deep: 6 };
      const found = await glob([...patterns], options);
      return found.toSorted((a, b) => a.split("/").length - b.split("/").length || (a < b ? -1 : 1)).slice(0, MAX_FILES);
    };
    const unusable = [];
    const promptfoo = ["yaml", "yml", "json"].map((ending) => `promptfooconfig.${ending}`).find((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name)));
    const runtime = runtimeOf(from, root);
    const server = serverOf(from);
    const table = bestTable(from, await files(TABLE_FILES));
    return { ...promptfoo !== void 0 && { promptfoo }, githubPrompts: (await files(["**/*.prompt.{yml,yaml}"])).toSorted(), prompts: (await files(PROMPT_FILES)).flatMap((path) => promptFile(from, path, unusable)), ...table !== void 0 && { table }, ...runtime !== void 0 && { runtime }, ...server !== void 0 && { server }, unusable };
  }
  function foundLines({ promptfoo, githubPrompts, prompts, table, server }) {
    const rows = (count) => count === 1 ? "1 row" : `${count} rows`;
    return [...promptfoo === void 0 ? [] : [`${promptfoo}: a promptfoo config`], ...githubPrompts.slice(0, 3).map((path) => `${path}: a prompt file of GitHub`), ...prompts.slice(0, 3).map(({ path }) => `${path}: a prompt`), ...prompts.length > 3 ? [`and ${prompts.length - 3} more prompts`] : [], ...table === void 0 ? [] : [`${table.path}: ${rows(table.rows)}, asked by the column "${table.question}"${table.expected === void 0 ? "" : `, judged by "${table.expected}"`}`], ...server === void 0 ? [] : [`${server.file}: \`${server.command}\` starts a server`]];
  }
  function textOf(from, path, maxBytes) {
    const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, path);
    const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
    if (stat?.isFile() !== true || stat.size > maxBytes) return void 0;
    return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8").replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  }
  function promptFile(from, path, unusable) {
    const text = textOf(from, path, MAX_PROMPT_BYTES);
    if (text === void 0 || text.trim() === "") return [];
    const isTemplate = /\{%|\{\{[#/>^!&-]|\{\{\s*[\w.]+\s*(?:\|(?!\|)|\()/.test(text);
    if (isTemplate) {
      unusable.push(`${path}: its template has more than {{variables}}, which only a program fills in`);
      return [];
    }
    const body = text.replace(/^---\n[^]*?\n---\n/, "").trim();
    const [firstLine = ""] = body.split("\n");
    return [{ path, variables: (0, _config_placeholders_js__WEBPACK_IMPORTED_MODULE_3__.ht)(text), firstLine: firstLine.trim() }];
  }
  const QUESTION = /^(?:user[ _-]?)?(?:question|query|prompt|input|message|utterance|request|ask)s?$|^(?:frage|pregunta|text)$/iu;
  const EXPECTED = /^(?:expected|ideal|reference|correct|gold(?:en)?|target)(?:[ _-]?(?:answer|output|response|result))?$|^(?:answer|ground[ _-]?truth)$/iu;
  const ID = /^(?:id|key|name|slug|case|title)$/iu;
  function bestTable(from, paths) {
    const tables = paths.flatMap((path) => tableOf(from, path) ?? []);
    return tables.find(({ expected }) => expected !== void 0) ?? tables[0];
  }
  function tableOf(from, path) {
    const text = textOf(from, path, MAX_TABLE_BYTES);
    const rows = text === void 0 ? [] : rowsOf(path, text);
    const columns = Object.keys(rows[0] ?? {});
    const question = columns.find((name) => QUESTION.test(name));
    if (question === void 0 || rows.length === 0) return void 0;
    const expected = columns.find((name) => name !== question && EXPECTED.test(name));
    const id2 = columns.find((name) => ID.test(name) && new Set(rows.map((row) => row[name])).size === rows.length);
    return { path, rows: rows.length, columns, question, ...expected !== void 0 && { expected }, ...id2 !== void 0 && { id: id2 } };
  }
  function rowsOf(path, text) {
    try {
      if (path.endsWith(".jsonl")) {
        const lines = text.split("\n").filter((line) => line.trim() !== "");
        return lines.map((line) => JSON.parse(line)).filter(_basics_basics_js__WEBPACK_IMPORTED_MODULE_4__.u4);
      }
      const rows = (0, csv_parse_sync__WEBPACK_IMPORTED_MODULE_2__.qg)(text, { columns: true, delimiter: path.endsWith(".tsv") ? "	" : ",", skip_empty_lines: true });
      return Array.isArray(rows) ? rows.filter(_basics_basics_js__WEBPACK_IMPORTED_MODULE_4__.u4) : [];
    } catch {
      return [];
    }
  }
  const RUNTIMES = [{ language: "node", file: "pnpm-lock.yaml", install: ["corepack enable", "pnpm install --frozen-lockfile"] }, { language: "node", file: "yarn.lock", install: ["corepack enable", "yarn install --immutable"] }, { language: "node", file: "package-lock.json", install: ["npm ci"] }, { language: "node", file: "package.json", install: ["npm install"] }, { language: "python", file: "uv.lock", install: ["pip install uv", "uv sync --frozen"] }, { language: "python", file: "poetry.lock", install: ["pip install poetry", "poetry config virtualenvs.create false", "poetry install"] }, { language: "python", file: "requirements.txt", install: ["pip install -r requirements.txt"] }, { language: "python", file: "pyproject.toml", install: ["pip install ."] }, { language: "go", file: "go.mod", install: ["go mod download"] }, { language: "ruby", file: "Gemfile.lock", install: ["bundle install"] }, { language: "rust", file: "Cargo.lock", install: ["cargo build"] }];
  function runtimeOf(from, root) {
    for (let folder = from; ; folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
      const known = RUNTIMES.find(({ file }) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)));
      if (known !== void 0) return known;
      if (folder === root || folder === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) return void 0;
    }
  }
  function serverOf(from) {
    const scripts = scriptsOf(from);
    const script = ["start", "serve", "dev"].find((name) => typeof scripts[name] === "string");
    if (script !== void 0) {
      const command = script === "start" ? "npm start" : `npm run ${script}`;
      return { command, file: "package.json" };
    }
    for (const file of ["Procfile", "Dockerfile", "README.md", "Makefile"]) {
      const command = /\b(?:uv run |poetry run )?(?:uvicorn|gunicorn|flask|fastapi) [^\n"'`\]]{1,200}/.exec(headOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file)))?.[0];
      if (command !== void 0) return { command: command.trim(), file };
    }
    return void 0;
  }
  function scriptsOf(from) {
    try {
      const text = textOf(from, "package.json", MAX_PROMPT_BYTES) ?? "{}";
      const parsed = JSON.parse(text);
      const scripts = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_4__.u4)(parsed) ? parsed["scripts"] : void 0;
      return (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_4__.u4)(scripts) ? scripts : {};
    } catch {
      return {};
    }
  }
  function headOf(file) {
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
  function dependenciesOf(from, command) {
    const words = command.split(/[\s"'=]+/).filter((word) => /^[\w.][\w./-]*$/.test(word));
    const files = words.filter((word) => !word.includes("..") && isFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, word)));
    const patterns = files.map((file) => {
      const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(file));
      return folder === "." ? node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(file) : `${folder}/**`;
    });
    return [...new Set(patterns)];
  }
  function isFile(path) {
    return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
  }
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
}) };
