export const id = 34;
export const ids = [34, 214];
export const modules = { 68034: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { expandTests: () => expandTests });
  var _config_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59154);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15744);
  var _checks_schema_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63822);
  var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45436);
  var _suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10650);
  var _placeholders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55542);
  var _read_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43214);
  const FILLED_KEYS = ["tags", "workspace", "expect", "assert", "tools", "conversation"];
  const MAX_FILLED = 2e8;
  async function expandTests(source, folder, rules) {
    const tests = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.Ct)(source.value, "tests");
    const expansion = new Expansion(source, (0, _read_cases_js__WEBPACK_IMPORTED_MODULE_4__.E)(source, folder));
    for (const [index, test] of tests.entries()) await expansion.add(test, index);
    const skills = await skillTests(source, folder, rules);
    const { files } = expansion.reader;
    const origins = [...expansion.origins, ...skills.tests];
    const made = [...expansion.made, ...skills.tests.map(({ test }) => test)];
    const hasTests = made.length > 0 || (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.fK)(source.value, "tests") !== void 0;
    const value = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.u4)(source.value) && hasTests ? { ...source.value, tests: made } : source.value;
    return { source: createExpandedSource(source, value, origins), originOf: (index) => origins[index], problems: [...expansion.problems, ...skills.problems], notices: skills.notices, files: [...files, ...skills.files] };
  }
  async function skillTests(source, folder, rules) {
    if ((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.fK)(source.value, "skills") === void 0) {
      return { tests: [], problems: [], notices: [], files: [] };
    }
    const { expandSkills: expand } = await __webpack_require__.e(868).then(__webpack_require__.bind(__webpack_require__, 46868));
    return expand(source, folder, rules);
  }
  class Expansion {
    constructor(source, reader) {
      this.source = source;
      this.reader = reader;
    }
    source;
    reader;
    made = [];
    origins = [];
    problems = [];
    rows = 0;
    filled = 0;
    async add(test, index) {
      if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.u4)(test) || (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.fK)(test, "cases") === void 0) {
        this.push(test, { template: index });
        return;
      }
      const path = ["tests", index];
      const read = await this.reader.read(test["cases"], [...path, "cases"]);
      if (read.kind === "invalid") this.problems.push(...read.problems);
      else if (this.rows + read.rows.length > _read_cases_js__WEBPACK_IMPORTED_MODULE_4__.p) {
        this.report([...path, "cases"], `The tests have more than ${_read_cases_js__WEBPACK_IMPORTED_MODULE_4__.p} cases.`, "Split them over several suites.");
      } else if (this.addRows(test, index, read.rows)) return;
      this.push(withoutTemplates(test), { template: index, unread: true });
    }
    push(test, origin) {
      this.made.push(test);
      this.origins.push(origin);
    }
    report(path, message, hint) {
      const location = this.source.locate(path, "value");
      this.problems.push({ location, path: (0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.jV)(path), message, hint });
    }
    addRows(test, index, rows) {
      this.rows += rows.length;
      const path = ["tests", index];
      const maker = new TestMaker(test, path, (length) => this.filled += length);
      const missing = maker.missingIn(rows);
      for (const problem of missing.slice(0, 1e3)) {
        if (problem.row === void 0) this.report(problem.path, problem.message, problem.hint);
        else this.problems.push({ location: problem.row.location, path: (0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.jV)(problem.path), message: problem.message, hint: problem.hint });
      }
      if (missing.length > 0) return false;
      for (const [position, row] of rows.entries()) {
        this.push(maker.testOf(row, position + 1), { template: index, row });
        if (this.filled > MAX_FILLED) {
          this.report([...path, "cases"], `The cases fill in more than ${MAX_FILLED / 1e6} million characters.`, "Move long texts that all cases share into the prompt, or split the cases over several suites.");
          this.made.splice(-position - 1);
          this.origins.splice(-position - 1);
          return false;
        }
      }
      this.checkNames([...path, "name"], rows.length);
      return true;
    }
    checkNames(path, count) {
      const made = this.made.slice(-count);
      const distinct = new Set(made.map((test) => (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.$6)(test, "name"))).size;
      if (count - distinct < 2) return;
      this.report(path, `The ${count} cases have ${distinct === 1 ? "one name" : `${distinct} names`}.`, "Put a column into the name that tells them apart; without any column, each gets a number.");
      const origins = this.origins.splice(-count);
      for (const origin of origins) this.origins.push({ ...origin, isAlike: true });
    }
  }
  function columnHint(name, columns) {
    const meant = columns.find((column) => column.toLowerCase() === name.toLowerCase());
    if (meant !== void 0) return `Did you mean {{${meant}}}? Small and capital letters differ.`;
    const shown = columns.slice(0, 20).map((column) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.hD)(column));
    return `There are ${shown.join(", ") || "none"}.`;
  }
  class TestMaker {
    constructor(test, path, onText) {
      this.test = test;
      this.path = path;
      this.onText = onText;
      this.filled = ["name", ...FILLED_KEYS].filter((key) => {
        const found = namesIn(new _config_view_js__WEBPACK_IMPORTED_MODULE_0__.eh(test[key], [...path, key]));
        this.names.push(...found);
        return found.size > 0;
      });
      this.rest = Object.fromEntries(Object.entries(test).filter(([key]) => key !== "cases"));
      this.vars = new Map((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.ws)(test, "vars"));
    }
    test;
    path;
    onText;
    names = [];
    filled;
    rest;
    vars;
    missingIn(rows) {
      return this.names.flatMap(([name, path]) => {
        if (this.vars.has(name)) return [];
        if ((0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.lK)(name) && path.at(-1) === "user") return [];
        const without = rows.filter(({ values }) => !values.has(name));
        if (without.length === rows.length) {
          if (!(0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.sh)(name) && !((0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.bb)(name) && this.isJudgedBy(path))) return [];
          const message = `{{${name}}} is neither a column of the cases nor a variable of the test.`;
          const columns = [...rows[0]?.values.keys() ?? [], ...this.vars.keys()];
          return [{ path, message, hint: columnHint(name, columns) }];
        }
        return without.map((row) => ({ path, row, message: `The case has no value in the column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)}, which ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.jV)(path)} uses.`, hint: `Fill it in, or give the test a value for all such cases: vars: { ${name}: ... }.` }));
      });
    }
    isJudgedBy(path) {
      const [, , key, index] = path;
      if (key !== "assert") return path.includes("expect");
      const { type } = (0, _suite_js__WEBPACK_IMPORTED_MODULE_6__.wV)((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.$6)((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.Ct)(this.test, "assert")[Number(index)], "type") ?? "");
      return type !== "javascript" && type !== "python";
    }
    testOf(row, number) {
      const { test, vars, path, onText } = this;
      const lookup = (name2) => row.values.get(name2) ?? vars.get(name2);
      const { threshold, asserts } = row.facts;
      const made = { ...this.rest, vars: Object.fromEntries([...vars, ...Array.from(row.values, ([name2, value]) => [name2, plain(value)])]) };
      for (const key of this.filled) {
        made[key] = fillIn(test[key], [...path, key], { lookup, takesOnlyText, onText });
      }
      if (asserts.length > 0) {
        const filling = { lookup, takesOnlyText: () => true, onText };
        const own = asserts.map(({ entry }) => fillIn(entry, [], filling));
        made["assert"] = [...(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.Ct)(made, "assert"), ...own];
      }
      if (threshold !== void 0) made["threshold"] = threshold;
      const { name } = test;
      if (typeof name === "string" && name !== "") {
        const isConstant = !(0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.ht)(name).some((it) => row.values.has(it));
        made["name"] = isConstant ? `${textOfValue(made["name"])} #${number}` : textOfValue(made["name"]);
      }
      return made;
    }
  }
  function plain(value) {
    return typeof value === "object" ? textOfValue(value) : value;
  }
  function takesOnlyText(path) {
    return (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.$6)((0, _checks_schema_shapes_js__WEBPACK_IMPORTED_MODULE_1__.ln)(path).schema, "type") === "string";
  }
  function withoutTemplates(test) {
    const templates = ["cases", "threshold", ...FILLED_KEYS];
    return Object.fromEntries(Object.entries(test).filter(([key]) => !templates.includes(key)));
  }
  function namesIn(template) {
    const names = /* @__PURE__ */ new Map();
    for (const { path, value } of template.texts()) {
      if ((0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.g2)(path)) continue;
      for (const name of (0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.ht)(String(value))) if (!names.has(name)) names.set(name, path);
    }
    return names;
  }
  function fillIn(value, path, filling) {
    if (typeof value === "string") return (0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.g2)(path) ? value : fillText(value, path, filling);
    if (typeof value !== "object" || value === null) return value;
    const isList = Array.isArray(value);
    const entries = Object.entries(value).map(([key, item]) => {
      const made = fillIn(item, [...path, isList ? Number(key) : key], filling);
      return { key, made, isSame: made === item };
    });
    if (entries.every(({ isSame }) => isSame)) return value;
    return isList ? entries.map(({ made }) => made) : Object.fromEntries(entries.map(({ key, made }) => [key, made]));
  }
  function fillText(text, path, filling) {
    const { lookup, takesOnlyText: takesOnlyText2, onText } = filling;
    const [only] = (0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.ht)(text);
    if (only === void 0) return text;
    if (WHOLE.test(text) && !takesOnlyText2(path)) return lookup(only) ?? text;
    const filled = text.replace(EACH, (placeholder, name) => {
      const value = (0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.tq)(name) ? void 0 : lookup(name);
      return value === void 0 ? placeholder : textOfValue(value);
    });
    onText(filled.length);
    return filled;
  }
  const WHOLE = new RegExp(`^${_placeholders_js__WEBPACK_IMPORTED_MODULE_3__.Kx}$`);
  const EACH = new RegExp(_placeholders_js__WEBPACK_IMPORTED_MODULE_3__.Kx, "g");
  function textOfValue(value) {
    return typeof value === "string" ? value : JSON.stringify(value);
  }
  function createExpandedSource(source, value, origins) {
    const templates = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.Ct)(source.value, "tests");
    const translate = (path) => {
      const [first, index, ...rest] = path;
      const origin = first === "tests" && typeof index === "number" ? origins[index] : void 0;
      if (origin === void 0) return { path };
      const { template, row } = origin;
      if (template === void 0) {
        const place = origin.placeOf?.(rest);
        return { path: place === void 0 ? ["skills", ...rest] : ["skills"], place };
      }
      const written = ["tests", template, ...rest];
      if (row === void 0) return { path: written };
      return translateRow(written, rest, templates[template], row);
    };
    return { file: source.file, value, locate: (path, target) => {
      const { path: written, place } = translate(path);
      return place ?? source.locate(written, target);
    }, locateText: (path) => {
      const { path: written, place } = translate(path);
      return place ?? source.locateText(written);
    }, linesOf: (path) => source.linesOf(translate(path).path), written: (path) => translate(path).path };
  }
  function translateRow(path, rest, template, row) {
    const [key, second] = rest;
    if (key === "vars") {
      if (second === void 0) return { path, place: row.columnsAt };
      const name = String(second);
      return row.values.has(name) ? { path, place: row.placeOf(name) } : { path };
    }
    if (key === "threshold" && row.facts.threshold !== void 0) {
      return { path, place: row.placeOf("__threshold") };
    }
    if (key === "assert" && typeof second === "number") {
      const own = row.facts.asserts[second - (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.Ct)(template, "assert").length];
      if (own !== void 0) {
        const [, index = 0] = path;
        return { path: ["tests", index, own.column], place: row.placeOf(own.column) };
      }
    }
    const names = placeholdersAt(template, rest);
    if (names === void 0) return { path };
    const column = names.find((name) => row.values.has(name));
    return { path, place: column === void 0 ? row.location : row.placeOf(column) };
  }
  function placeholdersAt(template, rest) {
    let value = template;
    for (const step of rest) {
      if (typeof value === "string") break;
      value = Array.isArray(value) ? value[Number(step)] : (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.fK)(value, String(step));
    }
    const names = typeof value === "string" ? (0, _placeholders_js__WEBPACK_IMPORTED_MODULE_3__.ht)(value) : [];
    return names.length === 0 ? void 0 : names;
  }
}), 43214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { E: () => createCaseReader, p: () => MAX_ROWS, rowsIn: () => rowsIn });
  var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75884);
  var _basics_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19255);
  var _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70181);
  var _problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45436);
  var _source_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19028);
  var _source_yaml_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12325);
  var _columns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65563);
  function createCaseReader(source, folder) {
    const known = /* @__PURE__ */ new Map();
    const left = { bytes: MAX_CASE_BYTES };
    const fileOf = async (absolute) => {
      const read = known.get(absolute) ?? await readCaseFile(folder.workspace, absolute, left);
      known.set(absolute, read);
      return read;
    };
    const files = /* @__PURE__ */ new Set();
    const readFiles = async (pattern, path2) => {
      const at = { location: source.locate(path2, "value"), path: (0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.jV)(path2) };
      const found = await findCaseFiles(pattern, folder);
      if (found.fault !== void 0) return { kind: "invalid", problems: [{ ...at, ...found.fault }] };
      const rows = [];
      const problems = [];
      for (const file of found.files) {
        const read = await fileOf(file);
        files.add(file);
        if (read.kind === "refused") problems.push({ ...at, message: read.message, hint: read.hint });
        else if (read.kind === "invalid") problems.push(...read.problems);
        else for (const row of read.rows) rows.push(row);
      }
      return problems.length > 0 ? { kind: "invalid", problems } : { kind: "rows", rows };
    };
    return { files, read: async (cases, path2) => {
      if (typeof cases === "string" && cases !== "") return readFiles(cases, path2);
      if (Array.isArray(cases)) return yamlRows(source, cases, path2, CASES);
      const message = `Expected the path of a file or a list of cases, got ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.bp)(cases)}.`;
      const location = source.locate(path2, "value");
      return { kind: "invalid", problems: [{ location, path: (0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.jV)(path2), message }] };
    } };
  }
  const MAX_FILES = 500;
  const MAX_CASE_BYTES = 25e6;
  const MAX_YAML_BYTES = 5e6;
  async function findCaseFiles(pattern, folder) {
    const { isDynamicPattern } = await __webpack_require__.e(382).then(__webpack_require__.bind(__webpack_require__, 73382));
    if (!isDynamicPattern(pattern)) return { files: [node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder.directory, pattern)] };
    const named = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__.hK)(folder, pattern);
    if (named === void 0) {
      const message = `The files ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(pattern)} are outside the workspace, where nothing is read.`;
      return { files: [], fault: { message } };
    }
    if (named.length === 0) {
      const hint = "Paths and globs are relative to the config file.";
      return { files: [], fault: { message: `No file matches ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(pattern)}.`, hint } };
    }
    if (named.length > MAX_FILES) {
      const message = `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(pattern)} matches ${named.length} files; at most ${MAX_FILES}.`;
      return { files: [], fault: { message } };
    }
    return { files: named.map(({ file }) => file) };
  }
  async function readCaseFile(workspace, absolute, left) {
    const file = (0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_3__.pS)(workspace, absolute);
    const format = node_path__WEBPACK_IMPORTED_MODULE_1__.extname(absolute).toLowerCase();
    if (!FORMATS.includes(format)) {
      const hint = `The formats are ${FORMATS.join(", ")}.`;
      return { kind: "refused", message: `The file ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(file)} has no format that cases can have.`, hint };
    }
    const isYaml = YAML_FORMATS.includes(format);
    const limit = isYaml ? Math.min(MAX_YAML_BYTES, left.bytes) : left.bytes;
    const read = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__.sL)(workspace, absolute, limit);
    if (read.kind === "refused") {
      const { kind, message } = read.refusal;
      const hint = kind === "missing" ? (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__.iY)(file) : void 0;
      return { kind: "refused", message: `The file ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(file)} ${message}.`, hint };
    }
    const { bytes } = read.file;
    left.bytes -= bytes.byteLength;
    return rowsIn(file, bytes);
  }
  const YAML_FORMATS = [".yaml", ".yml"];
  const FORMATS = [".csv", ".tsv", ".json", ".jsonl", ...YAML_FORMATS];
  const CASES = { one: "case", many: "cases", hint: "Cases are a list of mappings, one a case, whose keys are columns." };
  function rowsIn(file, bytes, kind = CASES) {
    const format = node_path__WEBPACK_IMPORTED_MODULE_1__.extname(file).toLowerCase();
    if (YAML_FORMATS.includes(format)) {
      const parsed = (0, _source_yaml_source_js__WEBPACK_IMPORTED_MODULE_7__.W)(file, bytes, "list");
      return parsed.kind === "invalid" ? parsed : yamlRows(parsed.source, parsed.source.value, [], kind);
    }
    const text = (0, _basics_paths_js__WEBPACK_IMPORTED_MODULE_3__.g7)(bytes);
    if (text === void 0) return { kind: "invalid", problems: [(0, _source_yaml_source_js__WEBPACK_IMPORTED_MODULE_7__.p)(file, bytes)] };
    if (format === ".json") return jsonRows(file, text, kind);
    if (format === ".jsonl") return jsonLinesRows(file, text, kind);
    return csvRows(file, text, format === ".tsv" ? "	" : ",", kind);
  }
  function yamlRows(source, list, path2, kind) {
    const at = source.locate(path2, "value");
    if (!Array.isArray(list)) return notAList(at, list, kind);
    return rowsOf(at, kind, list.length, (index) => {
      const here = [...path2, index];
      const location = source.locate(here, "value");
      const [, endLine] = source.linesOf(here) ?? [location.line, location.line];
      const value = list[index];
      const placeOf = (column) => source.locate([...here, column], "value");
      return { value, location, endLine, placeOf };
    });
  }
  function jsonRows(file, text, kind) {
    const parsed = (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_6__.b3)(Buffer.from(text));
    if (parsed.kind === "invalid") {
      const { what, line, column } = parsed;
      const problem = { location: { file, line, column }, message: `The text ${what}.` };
      return { kind: "invalid", problems: [problem] };
    }
    const start = { file, line: 1, column: 1 };
    const { value: list } = parsed;
    if (!Array.isArray(list)) return notAList(start, list, kind);
    const places = (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_6__.uI)(text);
    return rowsOf(start, kind, list.length, (index) => {
      const value = list[index];
      const { endLine, ...place } = places([index]);
      const placeOf = (name) => {
        const { line, column } = places([index, name]);
        return { file, line, column };
      };
      return { value, location: { file, ...place }, endLine, placeOf };
    });
  }
  function jsonLinesRows(file, text, kind) {
    const problems = new RowProblems();
    const sources = [];
    for (const [index, written] of text.split("\n").entries()) {
      if (written.trim() === "") continue;
      const line = index + 1;
      const parsed = (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_6__.b3)(Buffer.from(written));
      if (parsed.kind === "invalid") {
        problems.add({ file, line, column: parsed.column }, `The text ${parsed.what}.`);
      } else {
        const location = { file, line, column: 1 };
        const placeOf = (name) => ({ ...location, column: (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_6__.uI)(written)([name]).column });
        sources.push({ value: parsed.value, location, endLine: line, placeOf });
      }
      if (sources.length > MAX_ROWS) break;
    }
    if (problems.problems.length > 0) return { kind: "invalid", problems: problems.problems };
    return rowsOf({ file, line: 1, column: 1 }, kind, sources.length, (index) => sources[index]);
  }
  function notAList(location, value, { many, hint }) {
    const message = `Expected a list of ${many}, got ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.bp)(value)}.`;
    return { kind: "invalid", problems: [{ location, message, hint }] };
  }
  function rowsOf(start, kind, count, sourceOf2) {
    const problems = new RowProblems();
    if (count === 0) problems.add(start, `There are no ${kind.many}.`, kind.hint);
    if (count > MAX_ROWS) {
      problems.add(start, `There are more than ${MAX_ROWS} ${kind.many}.`, "Split them over several suites.");
      return { kind: "invalid", problems: problems.problems };
    }
    const rows = [];
    for (let index = 0; index < count; index += 1) {
      const source = sourceOf2(index);
      if (source !== void 0) rows.push(rowOf(source, kind, problems));
    }
    if (problems.problems.length > 0) return { kind: "invalid", problems: problems.problems };
    return { kind: "rows", rows };
  }
  function rowOf(source, { one, hint }, problems) {
    const { value, location, endLine } = source;
    const values = /* @__PURE__ */ new Map();
    const own = [];
    if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.u4)(value)) {
      problems.add(location, `Expected a ${one}, got ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.bp)(value)}.`, hint);
    }
    const entries = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.u4)(value) ? Object.entries(value) : [];
    if (entries.length > MAX_COLUMNS) {
      problems.add(location, `The ${one} has ${entries.length} columns; at most ${MAX_COLUMNS}.`);
    }
    const placeOf = placeOfColumns(entries, source);
    const seen = /* @__PURE__ */ new Set();
    for (const [name, item] of entries.slice(0, MAX_COLUMNS)) {
      const column = columnOf(name, false);
      const known = "kind" in column ? column.name : name;
      if (!("kind" in column)) problems.add(source.placeOf(name), column.message, column.hint);
      else if (seen.has(known)) {
        addRepeated(problems, source.placeOf(name), known);
      } else if (item === null) seen.add(known);
      else if (column.kind === "variable") values.set(known, item);
      else if (typeof item === "string" || typeof item === "number") own.push({ column, text: String(item) });
      else problems.add(source.placeOf(name), `The column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(name)} holds ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.bp)(item)}, not a text.`);
      seen.add(known);
      const inexact = (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_6__.sV)(item);
      if (inexact !== void 0) {
        problems.add(source.placeOf(name), `The number ${inexact} is above 2^53, where JSON's numbers are no longer exact.`, "Write it as a text: in quotes, or in a column without a type.");
      }
    }
    const facts = factsOf(own, placeOf, problems);
    return { location, endLine, values, facts, columnsAt: source.columnsAt ?? location, placeOf };
  }
  function placeOfColumns(entries, { placeOf }) {
    const padded = entries.filter(([name]) => name !== name.trim());
    if (padded.length === 0) return placeOf;
    const written = new Map(padded.map(([name]) => [name.trim(), name]));
    return (column) => placeOf(written.get(column) ?? column);
  }
  function addRepeated(problems, at, name) {
    problems.add(at, `The column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(name)} occurs twice.`, "Rename or remove one of them.");
  }
  const QUOTE = 34;
  const LINE_FEED = 10;
  const CARRIAGE_RETURN = 13;
  const MAX_ROW_BYTES = 1e6;
  function csvRows(file, text, delimiter, kind) {
    const lineEnd = text.includes("\n") ? LINE_FEED : CARRIAGE_RETURN;
    const csv = { file, bytes: Buffer.from(text), delimiter, lineEnd };
    const problems = new RowProblems();
    const [header, ...records] = recordsOf(csv, problems);
    const columns = header === void 0 ? [] : headerOf(csv, header, problems);
    if (records.length === 0 && problems.problems.length === 0) {
      const hint = `The first line names the columns; each further one is a ${kind.one}.`;
      problems.add({ file, line: 1, column: 1 }, `The file has no ${kind.many}.`, hint);
    }
    const columnsAt = { file, line: header?.line ?? 1, column: 1 };
    const sources = records.map((record) => sourceOf(csv, record, { columns, columnsAt }, problems));
    if (columns === void 0 || problems.problems.length > 0) {
      return { kind: "invalid", problems: problems.problems };
    }
    return rowsOf(columnsAt, kind, sources.length, (index) => sources[index]);
  }
  function recordsOf(csv, problems) {
    const { bytes, delimiter, lineEnd } = csv;
    const records = [];
    let offset = 0;
    let line = 1;
    const skipBlankLines = () => {
      for (; bytes[offset] === LINE_FEED || bytes[offset] === CARRIAGE_RETURN; offset += 1) {
        if (bytes[offset] === lineEnd) line += 1;
      }
    };
    try {
      (0, csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__.qg)(bytes, { delimiter, record_delimiter: ["\n", "\r"], relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_ROW_BYTES, to: MAX_ROWS + 2, on_record: (cells, { bytes: end }) => {
        skipBlankLines();
        const first = line;
        const start = offset;
        for (; offset < end; offset += 1) if (bytes[offset] === lineEnd) line += 1;
        const last = bytes[offset - 1] === lineEnd ? line - 1 : line;
        records.push({ cells, offset: start, line: first, endLine: last });
        return null;
      } });
    } catch (error) {
      if (!(error instanceof csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__.J$)) throw error;
      skipBlankLines();
      const cell = typeof error["column"] === "number" ? error["column"] : 0;
      const message = CSV_FAULTS.get(error.code) ?? "The row cannot be read.";
      problems.add(cellPlace(csv, { offset, line }, cell), message, CELL_HINT);
    }
    return records;
  }
  const CELL_HINT = 'A cell with a quotation mark, a separator or a line end must be in quotation marks, and each `"` in it is written twice.';
  const CSV_FAULTS = /* @__PURE__ */ new Map([["CSV_QUOTE_NOT_CLOSED", "The cell begins with a quotation mark that is never closed."], ["CSV_INVALID_CLOSING_QUOTE", "The cell goes on after its closing quotation mark."], ["INVALID_OPENING_QUOTE", "The cell has a quotation mark in it and does not begin with one."], ["CSV_MAX_RECORD_SIZE", `The row is larger than ${MAX_ROW_BYTES / 1e6} MB.`]]);
  function cellPlace({ file, bytes, delimiter, lineEnd }, { offset, line }, cell) {
    const separator = delimiter.charCodeAt(0);
    let [at, row, lineStart, quoted] = [offset, line, offset, false];
    for (let index = 0; index < cell && at < bytes.length; at += 1) {
      const sign = bytes[at];
      if (sign === QUOTE) quoted = !quoted;
      else if (!quoted && (sign === LINE_FEED || sign === CARRIAGE_RETURN)) break;
      else if (sign === lineEnd) {
        row += 1;
        lineStart = at + 1;
      } else if (!quoted && sign === separator) index += 1;
    }
    return { file, line: row, column: bytes.toString("utf8", lineStart, at).length + 1 };
  }
  function headerOf(csv, record, problems) {
    const { cells, line } = record;
    const at = { file: csv.file, line, column: 1 };
    const [only = ""] = cells;
    if (cells.length === 1 && csv.delimiter === "," && /[;\t]/.test(only)) {
      const sign = only.includes(";") ? "semicolons" : "tabs";
      problems.add(at, `The columns are separated by ${sign}, not by commas.`, "Save the file with commas; cases are also read from a `.tsv` file with tabs.");
      return void 0;
    }
    if (cells.length > MAX_COLUMNS) {
      problems.add(at, `The header has ${cells.length} columns; at most ${MAX_COLUMNS}.`);
      return void 0;
    }
    const names = /* @__PURE__ */ new Set();
    return cells.map((written, index) => {
      const column = columnOf(written, true);
      const place = cellPlace(csv, record, index);
      if (!("kind" in column)) problems.add(place, column.message, column.hint);
      const { name, type = "text" } = { name: written, type: void 0, ...column };
      if (names.has(name)) addRepeated(problems, place, name);
      names.add(name);
      return { name, type };
    });
  }
  function sourceOf(csv, record, { columns = [], columnsAt }, problems) {
    const { cells, line, endLine } = record;
    const location = { file: csv.file, line, column: 1 };
    if (columns.length > 0 && cells.length !== columns.length) {
      problems.add(cells.length > columns.length ? cellPlace(csv, record, columns.length) : location, `The row has ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(cells.length, "cell")}, and the header ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(columns.length, "column")}.`, "A cell that contains the separator or a line end must be in quotation marks.");
    }
    const placeOf = (column) => cellPlace(csv, record, Math.max(0, columns.findIndex(({ name }) => name === column)));
    const value = Object.fromEntries(columns.map(({ name, type }, index) => {
      const typed = typedValue(cells[index] ?? "", type);
      if ("fault" in typed) problems.add(placeOf(name), `In the column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(name)}: ${typed.fault}`);
      return [name, "fault" in typed ? null : typed.value];
    }));
    return { value, location, endLine, columnsAt, placeOf };
  }
  function typedValue(text, type) {
    if (type === "text") return { value: text };
    const trimmed = text.trim();
    if (trimmed === "") return { value: null };
    if (type === "boolean") {
      const word = trimmed.toLowerCase();
      if (word === "true" || word === "false") return { value: word === "true" };
      return { fault: `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(text)} is neither true nor false.` };
    }
    if (type === "number") {
      const isNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed);
      const value = isNumber ? Number(trimmed) : Number.NaN;
      return Number.isFinite(value) ? { value } : { fault: `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(text)} is not a number.` };
    }
    const parsed = (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_6__.b3)(Buffer.from(trimmed));
    return parsed.kind === "parsed" ? parsed : { fault: `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(text)} ${parsed.what}.` };
  }
  const FACTS = ["prefix", "suffix", "description", "metric", "threshold"];
  const OWN_NAMES = ["__expected", "__metadata:", ...FACTS.map((fact) => `__${fact}`)];
  const TYPE_NAMES = ["number", "boolean", "json"];
  function columnOf(written, typed) {
    const name = written.trim();
    if (name === "") return { message: "A column has no name.", hint: "Name it, or remove it." };
    if (name.startsWith("__")) return ownColumn(name);
    if (/^_(?:expected|prefix|suffix|description|metric|threshold|metadata:)/.test(name)) {
      return { message: `There is no column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(name)}.`, hint: `Did you mean ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(`_${name}`)}?` };
    }
    if (!typed || !name.includes(":")) return { kind: "variable", name, type: "text" };
    const [, variable = "", wanted = ""] = /^(.*):([^:]*)$/s.exec(name) ?? [];
    const type = TYPE_NAMES.find((known) => known === wanted.trim());
    if (type !== void 0 && variable.trim() !== "") {
      return { kind: "variable", name: variable.trim(), type };
    }
    return { message: `The column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(name)} has no type that exists.`, hint: "The types are `number`, `boolean` and `json`; without one, a column is text." };
  }
  function ownColumn(name) {
    if (/^__expected\d*$/.test(name)) return { kind: "expected", name };
    const [, number] = /^__config:__expected(\d*):threshold$/.exec(name) ?? [];
    if (number !== void 0) {
      return { kind: "expected-threshold", name, index: Number(number || 1) - 1 };
    }
    const [, key] = /^__metadata:(.+)$/s.exec(name) ?? [];
    if (key !== void 0) return { kind: "metadata", name, key };
    const fact = FACTS.find((known) => name === `__${known}`);
    if (fact !== void 0) return { kind: "fact", name, fact };
    if (name === "__providerOutput") {
      return { message: 'The column "__providerOutput" holds answers, and answers come from models or recordings here.', hint: "Remove it, or see `responses: replay` for stored answers." };
    }
    return { message: `There is no column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(name)}: names that begin with "__" are reserved.`, hint: (0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.au)(name, OWN_NAMES) ?? `Those are ${OWN_NAMES.join(", ")}.` };
  }
  const NO_FACTS = { asserts: [] };
  function factsOf(cells, placeOf, problems) {
    if (cells.length === 0) return NO_FACTS;
    const thresholds = /* @__PURE__ */ new Map();
    const entries = [];
    const metadata = [];
    const facts = {};
    const score = ({ column, text }) => {
      const value = Number(text);
      if (value >= 0 && value <= 1) return value;
      problems.add(placeOf(column.name), `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(text)} is not a score.`, "A score is a number from 0 to 1.");
      return void 0;
    };
    let threshold;
    for (const cell of cells) {
      const { column, text } = cell;
      if (text.trim() === "") continue;
      if (column.kind === "expected") {
        entries.push({ column: column.name, entry: { ...(0, _columns_js__WEBPACK_IMPORTED_MODULE_8__.a)(text.trim()) } });
      } else if (column.kind === "expected-threshold") {
        const value = Number(text);
        if (Number.isFinite(value)) thresholds.set(column.index, value);
        else problems.add(placeOf(column.name), `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_5__.hD)(text)} is not a number.`);
      } else if (column.kind === "metadata") metadata.push((0, _columns_js__WEBPACK_IMPORTED_MODULE_8__.N)(column.key, text));
      else if (column.fact !== "threshold") facts[column.fact] = text;
      else threshold = score(cell) || void 0;
    }
    const { metric, ...texts } = facts;
    const asserts = entries.map(({ column, entry }, index) => ({ column, entry: { ...entry, ...thresholds.has(index) && { threshold: thresholds.get(index) }, ...metric !== void 0 && { metric } } }));
    return { ...texts, asserts, threshold, metadata: metadata.length === 0 ? void 0 : Object.fromEntries(metadata) };
  }
  const MAX_ROWS = 2e4;
  const MAX_COLUMNS = 500;
  class RowProblems {
    problems = [];
    add(location, message, hint) {
      if (this.problems.length < 1e3) this.problems.push({ location, message, hint });
    }
  }
}) };
