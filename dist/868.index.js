export const id = 868;
export const ids = [868];
export const modules = { 46868: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { expandSkills: () => expandSkills });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15744);
  var _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19255);
  var _processes_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62945);
  var _agents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86774);
  var _placeholders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55542);
  var _problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45436);
  var _source_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19028);
  var _source_yaml_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12325);
  var _suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10650);
  var _workspace_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70181);
  const MAX_SKILLS = 2e3;
  const MAX_EVALS_BYTES = 5e6;
  const MAX_SKILL_BYTES = 1e6;
  const TRIGGER_FILE = /^(?:triggers|triggering|trigger[-_]evals?)\.json$/;
  async function expandSkills(source, folder, rules) {
    const expansion = new SkillExpansion(source, folder, rules);
    await expansion.run((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.fK)(source.value, "skills"));
    return expansion;
  }
  class SkillExpansion {
    constructor(source, folder, rules) {
      this.source = source;
      this.folder = folder;
      this.rules = rules;
    }
    source;
    folder;
    rules;
    tests = [];
    problems = [];
    notices = [];
    files = [];
    #parts = /* @__PURE__ */ new Map();
    async run(value) {
      const patterns = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.Ct)(value, "folders").filter((item) => typeof item === "string");
      const command = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(value, "command");
      if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.u4)(value) || command === void 0 || patterns.length === 0) return;
      const agent = this.#agentOf(value, command);
      if (!this.#asksPrompts(command) || agent === void 0) return;
      const skills = await this.#findSkills(patterns);
      const names = distinctNames(skills, this.folder);
      let withEvals = 0;
      for (const skill of skills) {
        const before = this.tests.length + this.problems.length;
        const beside = value["beside"] === "all" ? skills.filter((it) => it !== skill) : [];
        await this.#readSkill({ value, agent }, skill, { beside, label: names.get(skill) ?? "" });
        if (this.tests.length + this.problems.length > before) withEvals += 1;
      }
      if (this.problems.length > 0) return;
      if (withEvals === 0) {
        this.#report(["folders"], `None of the ${skills.length} skills has evals that ask for something.`, { hint: "Write `evals/evals.json` beside a SKILL.md, see docs/agents.md." });
      } else if (withEvals < skills.length) {
        this.notices.push(`Of ${skills.length} skills ${withEvals} have evals: the others are not tested.`);
      }
    }
    #report(at, message, { hint } = {}) {
      const written = ["skills", ...at];
      const location = this.source.locate(written, "value");
      this.problems.push({ location, path: (0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.jV)(written), message, hint });
    }
    #asksPrompts(command) {
      const names = (0, _placeholders_js__WEBPACK_IMPORTED_MODULE_5__.ht)(command);
      const other = names.find((name) => name !== "prompt");
      if (other !== void 0) {
        this.#report(["command"], `Nothing fills in {{${other}}}: an eval has a {{prompt}}.`);
      } else if (!names.includes("prompt")) {
        const hint = "e.g. `claude -p {{prompt}} --output-format stream-json --verbose`.";
        this.#report(["command"], "The command asks no eval: {{prompt}} is not in it.", { hint });
      }
      return other === void 0 && names.includes("prompt");
    }
    #agentOf(value, command) {
      const named = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.fK)(value, "agent");
      if (named !== void 0) return (0, _agents_js__WEBPACK_IMPORTED_MODULE_4__.XL)(named) ? named : void 0;
      const found = agentOf(command);
      if (found === void 0) {
        this.#report(["command"], "Which agent the command starts is not known, nor where it looks for skills.", { hint: `Name it, e.g. \`agent: claude-code\`; there are ${Object.keys(_agents_js__WEBPACK_IMPORTED_MODULE_4__.WD).join(", ")}.` });
      }
      return found;
    }
    async #findSkills(patterns) {
      const found = /* @__PURE__ */ new Map();
      for (const [index, pattern] of patterns.entries()) {
        for (const folder of await this.#foldersOf(pattern, ["folders", index])) {
          const real = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
          if (!found.has(real)) found.set(real, folder);
        }
      }
      if (found.size > MAX_SKILLS) {
        this.#report(["folders"], `There are more than ${MAX_SKILLS} skills.`);
        return [];
      }
      const committed = await (0, _processes_git_js__WEBPACK_IMPORTED_MODULE_3__.O8)(this.folder.directory, [...found.keys()]);
      const skills = [];
      for (const [real, folder] of found) {
        skills.push(await this.#skillIn(folder, committed.get(real)));
      }
      return skills;
    }
    async #foldersOf(pattern, at) {
      const { workspace } = this.folder;
      const named = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_9__.hK)(this.folder, `${pattern.replace(/\/+$/, "")}/SKILL.md`);
      if (named === void 0) {
        const where = "are outside the workspace, where nothing is read";
        this.#report(at, `The folders ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.hD)(pattern)} ${where}.`);
        return [];
      }
      const folders = [];
      for (const { file } of named) {
        const resolution = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_9__.z1)(workspace, file);
        if (resolution.kind === "inside") folders.push(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file));
      }
      if (folders.length > 0) return folders;
      this.#report(at, `No folder ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.hD)(pattern)} has a SKILL.md.`, { hint: "Paths and globs are relative to the config file, e.g. `.claude/skills/*`, or `.` where the repository is the skill." });
      return [];
    }
    async #skillIn(folder, committed) {
      const { workspace, directory } = this.folder;
      const read = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_9__.sL)(workspace, node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "SKILL.md"), MAX_SKILL_BYTES);
      const text = read.kind === "read" ? (0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__.g7)(read.file.bytes) : void 0;
      const own = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(folder);
      const name = nameIn(text ?? "") ?? own;
      const isRepository = (0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__.FK)(folder, directory);
      const names = committed && new Set(committed.map((file) => file.split("/", 1)[0]));
      const entries = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((entry) => (0, _agents_js__WEBPACK_IMPORTED_MODULE_4__.xK)(entry) && names?.has(entry) !== false && !(isRepository && (entry.startsWith(".") || node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry) === this.#configFile)));
      const real = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
      const shown = await Promise.all(entries.map(async (entry) => {
        const target = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, entry)).catch(() => void 0);
        return target === void 0 || isPartOf(real, target) ? [entry] : [];
      }));
      const folderName = isRepository ? name : own;
      return { name, folder, folderName, entries: shown.flat().toSorted() };
    }
    get #configFile() {
      return node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(this.folder.workspace, this.source.file);
    }
    async #readSkill(entry, skill, { beside, label }) {
      const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(skill.folder, "evals");
      const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
      const wanted = names.filter((name) => name === "evals.json" || TRIGGER_FILE.test(name));
      const installed = this.#installed(entry.agent, [skill, ...beside]);
      const taken = /* @__PURE__ */ new Set();
      for (const name of wanted.toSorted()) {
        const read = await this.#readFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name));
        if (read === void 0) continue;
        const isTriggers = name !== "evals.json";
        this.problems.push(...read.problems);
        this.notices.push(...read.notices);
        for (const one of read.evals) {
          const id2 = distinctId(`${isTriggers ? "trigger-" : ""}${one.id}`, taken);
          const named = await this.#filesOf(one, skill, read);
          const files = { ...installed, ...named };
          this.tests.push(testOf(entry, { one, read, skill, name: `${label}/${id2}`, files }));
        }
      }
    }
    async #readFile(absolute) {
      const { workspace } = this.folder;
      const file = (0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__.pS)(workspace, absolute);
      const read = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_9__.sL)(workspace, absolute, MAX_EVALS_BYTES);
      if (read.kind === "refused") {
        this.#report(["folders"], `The file ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.hD)(file)} ${read.refusal.message}.`);
        return void 0;
      }
      this.files.push(absolute);
      const kind = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file) === "evals.json" ? "evals" : "triggers";
      const reader = new EvalsReader(file, kind, this.rules);
      reader.read(read.file.bytes);
      return reader;
    }
    #installed(agent, skills) {
      const { skillFolder } = _agents_js__WEBPACK_IMPORTED_MODULE_4__.WD[agent];
      const files = [];
      const taken = /* @__PURE__ */ new Set();
      for (const skill of skills) {
        if (taken.has(skill.folderName)) continue;
        taken.add(skill.folderName);
        const target = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(skillFolder, skill.folderName);
        for (const [name, file] of this.#partsOf(skill)) files.push([`${target}/${name}`, file]);
      }
      return Object.fromEntries(files);
    }
    #partsOf(skill) {
      const known = this.#parts.get(skill);
      if (known !== void 0) return known;
      const parts = skill.entries.map((name) => [name, { from: this.#fromConfig(node_path__WEBPACK_IMPORTED_MODULE_1__.join(skill.folder, name)) }]);
      this.#parts.set(skill, parts);
      return parts;
    }
    #fromConfig(absolute) {
      return node_path__WEBPACK_IMPORTED_MODULE_1__.relative(this.folder.directory, absolute).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
    }
    async #filesOf(one, skill, read) {
      const files = {};
      for (const { value, path: at } of one.files) {
        const fault = (message) => void this.problems.push({ location: read.locate(at), message });
        const target = targetOf(value, one.prompt, files);
        if (target === void 0) fault(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.hD)(value.target ?? value.name)} leads out of the workspace.`);
        else if (value.text !== void 0) files[target] = value.text;
        else {
          const found = await this.#find(value.name, skill);
          if (found.kind === "found") files[target] = { from: this.#fromConfig(found.file) };
          else fault(found.message);
        }
      }
      return files;
    }
    async #find(name, { folder }) {
      const { workspace } = this.folder;
      for (const base of [folder, node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "evals"), workspace]) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(base, name);
        const resolution = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_9__.z1)(workspace, file);
        if (resolution.kind === "inside" && resolution.exists) return { kind: "found", file };
        if (resolution.kind === "refused" && base === workspace) {
          return { kind: "refused", message: `The file ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.hD)(name)} ${resolution.refusal.message}.` };
        }
      }
      const place = (0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__.pS)(workspace, folder);
      return { kind: "refused", message: `There is no file ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.hD)(name)}, neither in the skill${place === "" ? "" : ` (${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.hD)(place)})`} nor in the checkout.` };
    }
  }
  function isPartOf(skill, target) {
    if ((0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__.FK)(target, skill)) return false;
    return !(0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__.FK)(skill, target) || (0, _agents_js__WEBPACK_IMPORTED_MODULE_4__.xK)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(skill, target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
  }
  function nameIn(text) {
    const [, matter] = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
    if (matter === void 0) return void 0;
    const parsed = (0, _source_yaml_source_js__WEBPACK_IMPORTED_MODULE_8__.W)("SKILL.md", Buffer.from(matter), "list");
    const name = parsed.kind === "parsed" ? (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(parsed.source.value, "name")?.trim() : void 0;
    return name === void 0 || !/^[\w-][\w.-]*$/.test(name) ? void 0 : name;
  }
  function distinctNames(skills, { directory }) {
    const times = /* @__PURE__ */ new Map();
    for (const { name } of skills) times.set(name, (times.get(name) ?? 0) + 1);
    return new Map(skills.map((skill) => {
      const where = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, skill.folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
      return [skill, times.get(skill.name) === 1 ? skill.name : where];
    }));
  }
  function distinctId(id2, taken) {
    let name = id2;
    for (let again = 2; taken.has(name); again += 1) name = `${id2}#${again}`;
    taken.add(name);
    return name;
  }
  function targetOf({ name, target }, prompt, taken) {
    const written = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name.replaceAll("\\", "/")).replace(/\/+$/, "");
    const own = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(written);
    const wanted = target ?? [written, mentionOf(own, prompt), own].find((it) => isWanted(it, prompt, own));
    const normal = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize((wanted ?? own).replaceAll("\\", "/")).replace(/\/+$/, "");
    const leadsOut = normal.startsWith("/") || normal.split("/").includes("..") || normal === ".";
    if (leadsOut) return void 0;
    return Object.hasOwn(taken, normal) && !written.includes("..") ? written : normal;
  }
  function isWanted(candidate, prompt, own) {
    return candidate !== void 0 && (candidate === own || prompt.includes(candidate));
  }
  function mentionOf(own, prompt) {
    const words = prompt.split(/[\s"'`()<>[\]{},;:]+/).map((word) => word.replace(/[.!?]+$/, ""));
    const mention = words.find((word) => word.endsWith(`/${own}`))?.replace(/^\.\//, "");
    return mention === void 0 || mention.startsWith("/") || mention.split("/").includes("..") ? void 0 : mention;
  }
  const SHARED = ["command", "keys", "repeat", "minPasses", "timeoutMs", "model", "costUsd"];
  function testOf({ value: entry }, parts) {
    const { one, read, skill, name, files } = parts;
    const location = read.locate(one.path);
    const { criteria, asserts, triggers, description } = one;
    const expected = { ...criteria.length > 0 && { judge: criteria.map(({ value }) => ({ criteria: value })) }, ...triggers !== void 0 && { skills: { [triggers ? "used" : "notUsed"]: [skill.name] } } };
    const shared = SHARED.flatMap((key) => entry[key] === void 0 ? [] : [[key, entry[key]]]);
    return { test: { name, ...Object.fromEntries(shared), vars: { prompt: one.prompt }, workspace: { files }, ...Object.keys(expected).length > 0 && { expect: expected }, ...asserts.length > 0 && { assert: asserts.map(({ value }) => value) }, ...one.tags.length > 0 && { tags: one.tags }, ...one.skip && { skip: true } }, row: { location, endLine: read.endLineOf(one.path), values: /* @__PURE__ */ new Map([["prompt", one.prompt]]), facts: { asserts: [], description }, columnsAt: location, placeOf: () => read.locate(one.promptPath) }, placeOf: (rest) => placeIn(rest, parts) };
  }
  function placeIn([key, ...rest], { one, read }) {
    if (SHARED.includes(String(key))) return void 0;
    const [inner, index] = key === "expect" ? rest : [key, ...rest];
    const lists = { judge: one.criteria, assert: one.asserts };
    const placed = lists[String(inner)]?.[Number(index)];
    return read.locate(key === "vars" ? one.promptPath : placed?.path ?? one.path);
  }
  function agentOf(command) {
    for (const word of command.split(/[\s;&|()<>"'`]+/)) {
      const plain = word.replace(/(?<=.)@[\w.^~-]+$/, "");
      const name = plain.split("/").at(-1);
      const found = Object.keys(_agents_js__WEBPACK_IMPORTED_MODULE_4__.WD).filter(_agents_js__WEBPACK_IMPORTED_MODULE_4__.XL).find((agent) => {
        const { program, npm } = _agents_js__WEBPACK_IMPORTED_MODULE_4__.WD[agent];
        return plain === npm || name === program;
      });
      if (found !== void 0) return found;
    }
    return void 0;
  }
  const LISTS = ["evals", "cases", "tests", "test_cases", "queries"];
  const TRIGGER_LISTS = { should_trigger: true, should_not_trigger: false };
  const PROMPTS = ["prompt", "query", "input", "question", "q"];
  const CHECKS = ["assertions", "expectations", "checks", "criteria", "rubric", "expect", "scorers"];
  const EXPECTED = ["expected_output", "expected_behavior", "expected_behaviour", "expected"];
  const LOOSE = ["checks", "criteria", "rubric", "expect", "scorers", "expected"];
  const NAMES = ["id", "name", "eval_name", "title"];
  const CRITERIA = ["text", "check", "criterion", "assertion", "expectation", "pass_if"].concat(...["description", "name"]);
  const REMARKS = ["$schema", "version", "schema_version", "skill_name", "skill", "name"].concat(...["description", "note", "notes", "comment", "comments", "_comment", "$comment", "updated"]);
  const REMARKS_OF_EVAL = [...NAMES, "skill", "skill_name", "note", "notes", "comment", "category"];
  const REMARKS_OF_CHECK = [...CRITERIA, "id", "type", "dimension", "note", "notes"];
  const USUAL_SHAPE = 'The usual shape: {"skill_name": "csv", "evals": [{"id": 1, "prompt": "...", "expected_output": "...", "files": ["evals/files/a.csv"], "assertions": ["..."]}]}; of triggers: [{"query": "...", "should_trigger": true}].';
  class EvalsReader {
    constructor(file, kind, rules) {
      this.file = file;
      this.kind = kind;
      this.rules = rules;
    }
    file;
    kind;
    rules;
    evals = [];
    problems = [];
    #unread = /* @__PURE__ */ new Map();
    #idle = [];
    #number = 0;
    #placeOf = () => ({ line: 1, column: 1, endLine: 1 });
    read(bytes) {
      const { file } = this;
      const text = (0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_2__.g7)(bytes);
      const parsed = (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_7__.b3)(bytes);
      if (text === void 0) this.problems.push((0, _source_yaml_source_js__WEBPACK_IMPORTED_MODULE_8__.p)(file, bytes));
      else if (parsed.kind === "invalid") {
        const { line, column, message } = parsed;
        const location = { file, line, column };
        this.problems.push({ location, message: `The file ${message}.`, hint: USUAL_SHAPE });
      } else {
        const { value } = parsed;
        this.#placeOf = (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_7__.uI)(text);
        if (Array.isArray(value)) this.#readList(value, []);
        else if ((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.u4)(value)) this.#readObject(value);
        else this.#report([], `Expected the evals of a skill, got ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.bp)(value)}.`);
      }
    }
    locate(path2) {
      const { line, column } = this.#placeOf(path2);
      return { file: this.file, line, column };
    }
    endLineOf(path2) {
      return this.#placeOf(path2).endLine;
    }
    get notices() {
      const { file } = this;
      const unread = [...this.#unread].map(([key, times]) => `\`${key}\` (${times})`);
      const idle = this.#idle.map((id2) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.hD)(id2)).slice(0, 10);
      return [...this.#number === 0 && this.problems.length === 0 ? [`${file}: there are no evals in it.`] : [], ...unread.length === 0 ? [] : [`${file}: not read: ${unread.slice(0, 20).join(", ")}.`], ...idle.length === 0 ? [] : [`${file}: ${this.#idle.length} of ${this.#number} evals expect nothing and are not asked: ${idle.join(", ")}.`]];
    }
    #report(path2, message, hint = USUAL_SHAPE) {
      this.problems.push({ location: this.locate(path2), message, hint });
    }
    #readObject(value) {
      const lists = LISTS.filter((key) => Array.isArray(value[key]));
      const triggers = Object.keys(TRIGGER_LISTS).filter((key) => Array.isArray(value[key]));
      if (lists.length + triggers.length === 0) {
        this.#report([], "The file holds no list of evals.");
        return;
      }
      for (const key of lists) this.#readList((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.Ct)(value, key), [key]);
      for (const key of triggers) this.#readList((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.Ct)(value, key), [key], TRIGGER_LISTS[key]);
      this.#noteUnread(value, [...lists, ...triggers, ...REMARKS], "");
    }
    #readList(list, path2, triggers) {
      for (const [index, item] of list.entries()) this.#readEval(item, [...path2, index], triggers);
    }
    #readEval(item, path2, listed) {
      this.#number += 1;
      const id2 = NAMES.map((key) => (0, _suite_js__WEBPACK_IMPORTED_MODULE_11__.ws)((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.fK)(item, key))).find(Boolean) ?? `${this.#number}`;
      if (typeof item === "string" && listed !== void 0 && item.trim() !== "") {
        this.#add({ ...BARE, id: id2, path: path2, prompt: item, promptPath: path2, triggers: listed });
        return;
      }
      if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.u4)(item)) {
        this.#report(path2, `Expected an eval, got ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.bp)(item)}.`);
        return;
      }
      const prompt = this.#promptOf(item, path2);
      const { criteria, asserts, keys } = this.#checksOf(item, path2);
      const files = this.#filesOf(item, path2);
      const triggers = this.#triggersOf(item, path2, listed);
      const known = [...keys, ...PROMPTS, "files", "should_trigger", "tags", "description", "skip"];
      this.#noteUnread(item, [...known, ...REMARKS_OF_EVAL], "evals[].");
      if (prompt === void 0) return;
      this.#add({ id: id2, path: path2, prompt: prompt.value, promptPath: prompt.path, description: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(item, "description"), tags: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.Ct)(item, "tags").filter((tag) => typeof tag === "string"), skip: item["skip"] === true, files, criteria, asserts, triggers });
    }
    #add(one) {
      const isIdle = one.criteria.length === 0 && one.asserts.length === 0 && one.triggers === void 0;
      if (isIdle) this.#idle.push(one.id);
      else this.evals.push(one);
    }
    #promptOf(item, path2) {
      const key = PROMPTS.find((name) => item[name] !== void 0);
      const value = key === void 0 ? void 0 : item[key];
      if (key !== void 0 && typeof value === "string" && value.trim() !== "") {
        return { value, path: [...path2, key] };
      }
      const found = key === void 0 ? "has none" : `has ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.bp)(value)}`;
      this.#report(key === void 0 ? path2 : [...path2, key], `An eval needs a \`prompt\`, and this one ${found}.`);
      return void 0;
    }
    #triggersOf(item, path2, listed) {
      const { should_trigger: value, expect } = item;
      if (typeof value === "boolean") return value;
      if (this.kind === "triggers" && typeof expect === "boolean") return expect;
      if (value === void 0 && (listed !== void 0 || this.kind === "evals")) return listed;
      this.#report(value === void 0 ? path2 : [...path2, "should_trigger"], `\`should_trigger\` is true or false, not ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.bp)(value)}.`);
      return void 0;
    }
    #checksOf(item, path2) {
      const criteria = [];
      const asserts = [];
      const keys = [];
      const read = (key) => {
        const items = listOf(item[key], [...path2, key]);
        const isReadable = items.every(({ value }) => this.#assertOf(value) !== void 0 || criterionOf(value) !== void 0);
        if (!isReadable && LOOSE.includes(key)) return;
        keys.push(key);
        for (const { value, path: at } of items) {
          const entry = this.#assertOf(value);
          const criterion = criterionOf(value);
          if (entry !== void 0) asserts.push({ value: entry, path: at });
          else if (criterion !== void 0) criteria.push({ value: criterion, path: at });
          else this.#report(at, `Expected what is checked, got ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.bp)(value)}.`);
          const own = entry === void 0 ? [] : [...Object.keys(entry), "pattern"];
          const place = `evals[].${key}[].`;
          if ((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.u4)(value)) this.#noteUnread(value, [...REMARKS_OF_CHECK, ...own], place);
        }
      };
      CHECKS.forEach(read);
      if (this.kind === "triggers") return { criteria, asserts, keys: [...keys, "expect"] };
      const hasChecks = criteria.length + asserts.length > 0;
      if (hasChecks) return { criteria, asserts, keys: [...keys, ...EXPECTED] };
      EXPECTED.forEach(read);
      return { criteria, asserts, keys };
    }
    #assertOf(value) {
      const written = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(value, "type")?.replaceAll("_", "-").toLowerCase();
      const given = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.fK)(value, "value") ?? (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.fK)(value, "pattern");
      if (written === void 0 || given === void 0) return void 0;
      const entry = Object.fromEntries([["type", written], ["value", given], ...["threshold", "weight", "metric"].flatMap((key) => {
        const own = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.fK)(value, key);
        return own === void 0 ? [] : [[key, own]];
      })]);
      const rule = (0, _suite_js__WEBPACK_IMPORTED_MODULE_11__.Y)(entry, this.rules);
      if (rule === void 0) return void 0;
      const { type } = (0, _suite_js__WEBPACK_IMPORTED_MODULE_11__.wV)(written);
      const fault = rule.valueFault?.({ type, value: given, vars: {} });
      return fault === void 0 && rule.limitUnit === void 0 ? entry : void 0;
    }
    #filesOf(item, path2) {
      const { files } = item;
      if ((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.u4)(files)) {
        return Object.entries(files).flatMap(([name, text]) => {
          const at = [...path2, "files", name];
          if (typeof text === "string") return [{ value: { name, text }, path: at }];
          this.#report(at, `Expected the content of a file, got ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.bp)(text)}.`);
          return [];
        });
      }
      return listOf(files, [...path2, "files"]).flatMap(({ value, path: at }) => {
        const found = fileOf(value);
        if (found !== void 0) return [{ value: found, path: at }];
        this.#report(at, `Expected the path of a file, got ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.bp)(value)}.`);
        return [];
      });
    }
    #noteUnread(value, read, prefix) {
      for (const key of Object.keys(value).filter((name) => !read.includes(name))) {
        const shown = `${prefix}${key}`;
        this.#unread.set(shown, (this.#unread.get(shown) ?? 0) + 1);
      }
    }
  }
  const BARE = { tags: [], skip: false, files: [], criteria: [], asserts: [] };
  function listOf(value, path2) {
    if (value === void 0 || value === null || value === "") return [];
    if (!Array.isArray(value)) return [{ value, path: path2 }];
    return value.map((item, index) => ({ value: item, path: [...path2, index] }));
  }
  function criterionOf(value) {
    const texts = [(0, _suite_js__WEBPACK_IMPORTED_MODULE_11__.ws)(value), ...CRITERIA.map((key) => (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(value, key))];
    return texts.find((text) => text !== void 0 && text.trim() !== "");
  }
  function fileOf(value) {
    if (typeof value === "string") return value.trim() === "" ? void 0 : { name: value };
    const first = (...keys) => keys.map((key) => (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(value, key)).find((text2) => text2 !== void 0 && text2 !== "");
    const text = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(value, "content") ?? (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(value, "text");
    const target = first("dest", "target", "to");
    const name = first("source", "src", "from", "path", "name", "file", "filename") ?? target;
    return name === void 0 ? void 0 : { name, text, target };
  }
}) };
