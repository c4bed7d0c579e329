export const id = 52;
export const ids = [52];
export const modules = { 62052: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { expandTests: () => expandTests });
  var basics = __webpack_require__(15744);
  var schema_shapes = __webpack_require__(63822);
  var config_problem = __webpack_require__(45436);
  var suite = __webpack_require__(10650);
  var placeholders = __webpack_require__(55542);
  var columns = __webpack_require__(65563);
  var main = __webpack_require__(99547);
  var external_node_path_ = __webpack_require__(76760);
  var paths = __webpack_require__(19255);
  var workspace_files = __webpack_require__(70181);
  var json_text = __webpack_require__(19028);
  var yaml_source = __webpack_require__(12325);
  ;
  function createCaseReader(source, folder) {
    const known = /* @__PURE__ */ new Map();
    const notices = /* @__PURE__ */ new Set();
    const left = { bytes: MAX_CASE_BYTES };
    const fileOf = async (absolute) => {
      const read = known.get(absolute) ?? await readCaseFile(folder.workspace, absolute, left);
      known.set(absolute, read);
      return read;
    };
    const files = /* @__PURE__ */ new Set();
    const readFiles = async (pattern, path2) => {
      const at = { location: source.locate(path2, "value"), path: (0, config_problem.jV)(path2) };
      const found = await findCaseFiles(pattern, folder);
      if (found.fault !== void 0) return { kind: "invalid", problems: [{ ...at, ...found.fault }] };
      const rows = [];
      const problems = [];
      for (const file of found.files) {
        const read = await fileOf(file);
        files.add(file);
        if (read.kind === "refused") problems.push({ ...at, message: read.message, hint: read.hint });
        else if (read.kind === "invalid") problems.push(...read.problems);
        else {
          for (const row of read.rows) rows.push(row);
          for (const notice of read.notices) notices.add(notice);
        }
      }
      return problems.length > 0 ? { kind: "invalid", problems } : { kind: "rows", rows, notices: [] };
    };
    return { files, get notices() {
      return [...notices];
    }, read: async (cases, path2) => {
      if (typeof cases === "string" && cases !== "") return readFiles(cases, path2);
      if (Array.isArray(cases)) return yamlRows(source, cases, path2);
      const message = `Expected the path of a file or a list of cases, got ${(0, config_problem.bp)(cases)}.`;
      const location = source.locate(path2, "value");
      return { kind: "invalid", problems: [{ location, path: (0, config_problem.jV)(path2), message }] };
    } };
  }
  const MAX_FILES = 500;
  const MAX_CASE_BYTES = 25e6;
  const MAX_YAML_BYTES = 5e6;
  async function findCaseFiles(pattern, folder) {
    const { directory } = folder;
    const { glob, isDynamicPattern } = await __webpack_require__.e(382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const literal = external_node_path_.resolve(directory, pattern);
    if (!isDynamicPattern(pattern)) return { files: [literal] };
    const readings = await (0, workspace_files.A3)(pattern, folder);
    if (readings.length === 0) {
      const message = `The files ${(0, config_problem.hD)(pattern)} are outside the workspace, where nothing is read.`;
      return { files: [], fault: { message } };
    }
    for (const reading of readings) {
      const found = await glob(reading, { cwd: directory, dot: true, expandDirectories: false, followSymbolicLinks: false, ignore: ["**/node_modules/**", "**/.git/**"] });
      if (found.length > MAX_FILES) {
        return { files: [], fault: { message: `${(0, config_problem.hD)(pattern)} matches ${found.length} files; at most ${MAX_FILES}.` } };
      }
      if (found.length > 0) return { files: found.toSorted().map((file) => external_node_path_.resolve(directory, file)) };
    }
    const hint = "Paths and globs are relative to the config file.";
    return { files: [], fault: { message: `No file matches ${(0, config_problem.hD)(pattern)}.`, hint } };
  }
  async function readCaseFile(workspace, absolute, left) {
    const file = (0, workspace_files.Uc)(workspace, absolute);
    const format = external_node_path_.extname(absolute).toLowerCase();
    if (!FORMATS.includes(format)) {
      const hint = `The formats are ${FORMATS.join(", ")}.`;
      return { kind: "refused", message: `The file ${(0, config_problem.hD)(file)} has no format that cases can have.`, hint };
    }
    const isYaml = format === ".yaml" || format === ".yml";
    const limit = isYaml ? Math.min(MAX_YAML_BYTES, left.bytes) : left.bytes;
    const read = await (0, workspace_files.sL)(workspace, absolute, limit);
    if (read.kind === "refused") {
      const { kind, message } = read.refusal;
      const hint = kind === "missing" ? (0, workspace_files.iY)(file) : void 0;
      return { kind: "refused", message: `The file ${(0, config_problem.hD)(file)} ${message}.`, hint };
    }
    const { bytes } = read.file;
    left.bytes -= bytes.byteLength;
    if (isYaml) {
      const parsed = (0, yaml_source.W)(file, bytes, "list");
      return parsed.kind === "invalid" ? parsed : yamlRows(parsed.source, parsed.source.value, []);
    }
    const text = (0, paths.g7)(bytes);
    if (text === void 0) return { kind: "invalid", problems: [(0, yaml_source.p)(file, bytes)] };
    switch (format) {
      case ".json":
        return jsonRows(file, text);
      case ".jsonl":
        return jsonLinesRows(file, text);
      default: {
        const { csvRows } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 65563));
        return csvRows(file, text, format === ".tsv" ? "	" : ",");
      }
    }
  }
  const FORMATS = [".csv", ".tsv", ".json", ".jsonl", ".yaml", ".yml"];
  const WHAT_IT_IS = "Cases are a list of mappings, one a case, whose keys are columns.";
  function yamlRows(source, list, path2) {
    const at = source.locate(path2, "value");
    if (!Array.isArray(list)) return notAList(at, list);
    return rowsOf(at, list.length, (index) => {
      const here = [...path2, index];
      const location = source.locate(here, "value");
      const [, endLine] = source.linesOf(here) ?? [location.line, location.line];
      const value = list[index];
      const placeOf = (column) => source.locate([...here, column], "value");
      return { value, location, endLine, placeOf };
    });
  }
  function jsonRows(file, text) {
    const start = { file, line: 1, column: 1 };
    const read = readJson(text, start, 1);
    if (read.kind === "invalid") return read;
    const { value: list, items } = read;
    if (!Array.isArray(list)) return notAList(start, list);
    return rowsOf(start, list.length, (index) => {
      const { offset = 0, end = 0, line = 1, column = 1, endLine = 1 } = items[index] ?? {};
      const value = list[index];
      const location = { file, line, column };
      return { value, location, endLine, placeOf: placesWithin(location, () => text.slice(offset, end)) };
    });
  }
  function jsonLinesRows(file, text) {
    const problems = new columns.DM();
    const sources = [];
    for (const [index, line] of text.split("\n").entries()) {
      if (line.trim() === "") continue;
      const location = { file, line: index + 1, column: 1 };
      const read = readJson(line, location, 0);
      if (read.kind === "invalid") {
        for (const problem of read.problems) problems.add(problem.location ?? location, problem.message, problem.hint);
      } else {
        const placeOf = placesWithin(location, () => line);
        sources.push({ value: read.value, location, endLine: index + 1, placeOf });
      }
      if (sources.length > columns.pX) break;
    }
    if (problems.problems.length > 0) return { kind: "invalid", problems: problems.problems };
    return rowsOf({ file, line: 1, column: 1 }, sources.length, (index) => sources[index]);
  }
  function readJson(text, start, rowDepth) {
    const problems = new columns.DM();
    const at = (line, column) => ({ ...start, line: start.line + line - 1, column });
    if ((0, json_text.h4)(text)) problems.add(start, "The JSON is nested too deeply.");
    const parsed = problems.problems.length > 0 ? void 0 : (0, json_text.qF)(Buffer.from(text));
    if (parsed?.kind === "invalid") problems.add(at(parsed.line, parsed.column), "Not valid JSON.");
    if (parsed?.kind !== "parsed") return { kind: "invalid", problems: problems.problems };
    const { items, repeated } = scanItems(text, rowDepth);
    for (const { name, line, column } of repeated) {
      addRepeated(problems, at(line, column), name);
    }
    if (problems.problems.length > 0) return { kind: "invalid", problems: problems.problems };
    return { kind: "read", value: parsed.value, items };
  }
  function placesWithin(start, textOf) {
    return (name) => {
      const { line, column } = (0, json_text.zF)(textOf(), [name]);
      const first = line === 1 ? start.column - 1 : 0;
      return { ...start, line: start.line + line - 1, column: first + column };
    };
  }
  function placesInOrder(text) {
    let line = 1;
    let start = 0;
    let end = text.indexOf("\n");
    return (offset) => {
      while (end !== -1 && end < offset) {
        line += 1;
        start = end + 1;
        end = text.indexOf("\n", start);
      }
      return { line, column: offset - start + 1 };
    };
  }
  function scanItems(text, rowDepth) {
    const items = [];
    const repeated = [];
    let names = /* @__PURE__ */ new Set();
    let depth = 0;
    const placeAt = placesInOrder(text);
    const begin = (offset, length) => {
      if (depth !== rowDepth) return;
      names = /* @__PURE__ */ new Set();
      const place = placeAt(offset);
      items.push({ offset, ...place, end: offset + length, endLine: place.line });
    };
    const open = (offset, length) => {
      begin(offset, length);
      depth += 1;
    };
    const close = (offset, length) => {
      depth -= 1;
      const item = items.at(-1);
      if (depth !== rowDepth || item === void 0) return;
      item.end = offset + length;
      item.endLine = placeAt(item.end).line;
    };
    (0, main.visit)(text, { onObjectBegin: open, onArrayBegin: open, onObjectEnd: close, onArrayEnd: close, onLiteralValue: (_value, offset, length) => begin(offset, length), onObjectProperty: (name, offset) => {
      if (depth !== rowDepth + 1) return;
      if (names.has(name)) repeated.push({ name, ...placeAt(offset) });
      names.add(name);
    } });
    return { items, repeated };
  }
  function notAList(location, value) {
    const message = `Expected a list of cases, got ${(0, config_problem.bp)(value)}.`;
    return { kind: "invalid", problems: [{ location, message, hint: WHAT_IT_IS }] };
  }
  function rowsOf(start, count, sourceOf) {
    const problems = new columns.DM();
    if (count === 0) problems.add(start, "There are no cases.", WHAT_IT_IS);
    if (count > columns.pX) {
      problems.add(start, `There are more than ${columns.pX} cases.`, "Split them over several suites.");
      return { kind: "invalid", problems: problems.problems };
    }
    const rows = [];
    for (let index = 0; index < count; index += 1) {
      const source = sourceOf(index);
      if (source !== void 0) rows.push(rowOf(source, problems));
    }
    if (problems.problems.length > 0) return { kind: "invalid", problems: problems.problems };
    return { kind: "rows", rows, notices: [] };
  }
  function rowOf(source, problems) {
    const { value, location, endLine } = source;
    const values = /* @__PURE__ */ new Map();
    const own = [];
    if (!(0, basics.u4)(value)) {
      problems.add(location, `Expected a case, got ${(0, config_problem.bp)(value)}.`, WHAT_IT_IS);
    }
    const entries = (0, basics.u4)(value) ? Object.entries(value) : [];
    if (entries.length > columns.ZS) {
      problems.add(location, `The case has ${entries.length} columns; at most ${columns.ZS}.`);
    }
    const placeOf = placeOfColumns(entries, source);
    const seen = /* @__PURE__ */ new Set();
    for (const [name, item] of entries.slice(0, columns.ZS)) {
      const column = (0, columns.uV)(name, false);
      const known = "kind" in column ? column.name : name;
      if (!("kind" in column)) problems.add(source.placeOf(name), column.message, column.hint);
      else if (seen.has(known)) addRepeated(problems, source.placeOf(name), known);
      else if (item === null) seen.add(known);
      else if (column.kind === "variable") values.set(known, item);
      else if (typeof item === "string" || typeof item === "number") own.push({ column, text: String(item) });
      else problems.add(source.placeOf(name), `The column ${(0, config_problem.hD)(name)} holds ${(0, config_problem.bp)(item)}, not a text.`);
      seen.add(known);
      const inexact = (0, json_text.sV)(item);
      if (inexact !== void 0) {
        problems.add(source.placeOf(name), `The number ${inexact} is above 2^53, where JSON's numbers are no longer exact.`, "Put it in quotes.");
      }
    }
    const facts = (0, columns.xS)(own, placeOf, problems);
    return { location, endLine, values, facts, columnsAt: location, placeOf };
  }
  function placeOfColumns(entries, { placeOf }) {
    const padded = entries.filter(([name]) => name !== name.trim());
    if (padded.length === 0) return placeOf;
    const written = new Map(padded.map(([name]) => [name.trim(), name]));
    return (column) => placeOf(written.get(column) ?? column);
  }
  function addRepeated(problems, at, name) {
    problems.add(at, `The column ${(0, config_problem.hD)(name)} occurs twice.`, "Rename or remove one of them.");
  }
  ;
  const FILLED_KEYS = ["tags", "workspace", "expect", "assert", "tools", "conversation"];
  const MAX_FILLED = 2e8;
  async function expandTests(source, folder, rules) {
    const tests = (0, basics.Ct)(source.value, "tests");
    const expansion = new Expansion(source, createCaseReader(source, folder));
    for (const [index, test] of tests.entries()) await expansion.add(test, index);
    const skills = await skillTests(source, folder, rules);
    const { notices, files } = expansion.reader;
    const origins = [...expansion.origins, ...skills.tests];
    const made = [...expansion.made, ...skills.tests.map(({ test }) => test)];
    const hasTests = made.length > 0 || (0, basics.fK)(source.value, "tests") !== void 0;
    const value = (0, basics.u4)(source.value) && hasTests ? { ...source.value, tests: made } : source.value;
    return { source: createExpandedSource(source, value, origins), originOf: (index) => origins[index], problems: [...expansion.problems, ...skills.problems], notices: [...notices, ...skills.notices], files: [...files, ...skills.files] };
  }
  async function skillTests(source, folder, rules) {
    if ((0, basics.fK)(source.value, "skills") === void 0) {
      return { tests: [], problems: [], notices: [], files: [] };
    }
    const { expandSkills: expand } = await __webpack_require__.e(938).then(__webpack_require__.bind(__webpack_require__, 69938));
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
      if (!(0, basics.u4)(test) || (0, basics.fK)(test, "cases") === void 0) {
        this.push(test, { template: index });
        return;
      }
      const path = ["tests", index];
      const read = await this.reader.read(test["cases"], [...path, "cases"]);
      if (read.kind === "invalid") this.problems.push(...read.problems);
      else if (this.rows + read.rows.length > columns.pX) {
        this.report([...path, "cases"], `The tests have more than ${columns.pX} cases.`, "Split them over several suites.");
      } else if (this.addRows(test, index, read.rows)) return;
      this.push(withoutTemplates(test), { template: index, unread: true });
    }
    push(test, origin) {
      this.made.push(test);
      this.origins.push(origin);
    }
    report(path, message, hint) {
      const location = this.source.locate(path, "value");
      this.problems.push({ location, path: (0, config_problem.jV)(path), message, hint });
    }
    addRows(test, index, rows) {
      this.rows += rows.length;
      const path = ["tests", index];
      const maker = new TestMaker(test, path, (length) => this.filled += length);
      const missing = maker.missingIn(rows);
      for (const problem of missing.slice(0, 1e3)) {
        if (problem.row === void 0) this.report(problem.path, problem.message, problem.hint);
        else this.problems.push({ location: problem.row.location, path: (0, config_problem.jV)(problem.path), message: problem.message, hint: problem.hint });
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
      const distinct = new Set(made.map((test) => (0, basics.$6)(test, "name"))).size;
      if (count - distinct < 2) return;
      this.report(path, `The ${count} cases have ${distinct === 1 ? "one name" : `${distinct} names`}.`, "Put a column into the name that tells them apart; without any column, each gets a number.");
      const origins = this.origins.splice(-count);
      for (const origin of origins) this.origins.push({ ...origin, isAlike: true });
    }
  }
  function columnHint(name, columns2) {
    const meant = columns2.find((column) => column.toLowerCase() === name.toLowerCase());
    if (meant !== void 0) return `Did you mean {{${meant}}}? Small and capital letters differ.`;
    const shown = columns2.slice(0, 20).map((column) => (0, config_problem.hD)(column));
    return `There are ${shown.join(", ") || "none"}.`;
  }
  class TestMaker {
    constructor(test, path, onText) {
      this.test = test;
      const rules = { takesOnlyText, onText };
      const compiled = (key) => compileTemplate(test[key], [...path, key], rules);
      this.name = compiled("name");
      this.templates = new Map(FILLED_KEYS.map((key) => [key, compiled(key)]));
      this.rest = Object.fromEntries(Object.entries(test).filter(([key]) => key !== "cases"));
      this.vars = new Map((0, basics.ws)(test, "vars"));
    }
    test;
    name;
    templates;
    rest;
    vars;
    missingIn(rows) {
      const names = [this.name, ...this.templates.values()].flatMap((template) => [...template.names]);
      return names.flatMap(([name, path]) => {
        if (this.vars.has(name)) return [];
        if ((0, placeholders.lK)(name) && path.at(-1) === "user") return [];
        const without = rows.filter(({ values }) => !values.has(name));
        if (without.length === rows.length) {
          if (!(0, placeholders.sh)(name) && !((0, placeholders.bb)(name) && this.isJudgedBy(path))) return [];
          const message = `{{${name}}} is neither a column of the cases nor a variable of the test.`;
          const columns2 = [...rows[0]?.values.keys() ?? [], ...this.vars.keys()];
          return [{ path, message, hint: columnHint(name, columns2) }];
        }
        return without.map((row) => ({ path, row, message: `The case has no value in the column ${(0, config_problem.hD)(name)}, which ${(0, config_problem.jV)(path)} uses.`, hint: `Fill it in, or give the test a value for all such cases: vars: { ${name}: ... }.` }));
      });
    }
    isJudgedBy(path) {
      const [, , key, index] = path;
      if (key !== "assert") return path.includes("expect");
      const { type } = (0, suite.wV)((0, basics.$6)((0, basics.Ct)(this.test, "assert")[Number(index)], "type") ?? "");
      return type !== "javascript" && type !== "python";
    }
    testOf(row, number) {
      const { test, vars } = this;
      const lookup = (name) => row.values.get(name) ?? vars.get(name);
      const { threshold, asserts } = row.facts;
      const made = { ...this.rest, vars: Object.fromEntries([...vars, ...Array.from(row.values, ([name, value]) => [name, plain(value)])]) };
      for (const [key, { fill }] of this.templates) {
        if (fill !== void 0) made[key] = fill(lookup);
      }
      if (asserts.length > 0) {
        const own = asserts.map(({ entry }) => filledEntry(entry, lookup));
        made["assert"] = [...(0, basics.Ct)(made, "assert"), ...own];
      }
      if (threshold !== void 0) made["threshold"] = threshold;
      if (typeof test["name"] === "string" && test["name"] !== "") made["name"] = this.nameOf(test["name"], row, number, lookup);
      return made;
    }
    nameOf(written, { values }, number, lookup) {
      const filled = textOfValue(this.name.fill?.(lookup) ?? written);
      const isConstant = !placeholdersIn(written).some((name) => values.has(name));
      return isConstant ? `${filled} #${number}` : filled;
    }
  }
  function filledEntry(entry, lookup) {
    const { fill } = compileTemplate(entry, [], { takesOnlyText: () => true, onText: () => void 0 });
    return fill?.(lookup) ?? entry;
  }
  function plain(value) {
    return typeof value === "object" ? textOfValue(value) : value;
  }
  function takesOnlyText(path) {
    return (0, basics.$6)((0, schema_shapes.ln)(path).schema, "type") === "string";
  }
  function withoutTemplates(test) {
    const templates = ["cases", "threshold", ...FILLED_KEYS];
    return Object.fromEntries(Object.entries(test).filter(([key]) => !templates.includes(key)));
  }
  function compileTemplate(value, path, rules) {
    const names = /* @__PURE__ */ new Map();
    return { fill: compile(value, path, { names, ...rules }), names };
  }
  function textOfValue(value) {
    return typeof value === "string" ? value : JSON.stringify(value);
  }
  function placeholdersIn(text) {
    const found = Array.from(text.matchAll(new RegExp(placeholders.Kx, "g")), ([, name = ""]) => name);
    return [...new Set(found)].filter((name) => !(0, placeholders.tq)(name));
  }
  function compile(value, path, compilation) {
    if (typeof value === "string") {
      return (0, placeholders.g2)(path) ? void 0 : compileText(value, path, compilation);
    }
    if (Array.isArray(value)) {
      const fillers2 = value.map((item, index) => compile(item, [...path, index], compilation));
      if (fillers2.every((fill) => fill === void 0)) return void 0;
      return (lookup) => value.map((item, index) => fillers2[index]?.(lookup) ?? item);
    }
    if (!(0, basics.u4)(value)) return void 0;
    const fillers = Object.entries(value).map(([key, item]) => [key, item, compile(item, [...path, key], compilation)]);
    if (fillers.every(([, , fill]) => fill === void 0)) return void 0;
    return (lookup) => Object.fromEntries(fillers.map(([key, item, fill]) => [key, fill?.(lookup) ?? item]));
  }
  function compileText(text, path, { names, takesOnlyText: takesOnlyText2, onText }) {
    const used = placeholdersIn(text);
    if (used.length === 0) return void 0;
    for (const name of used) if (!names.has(name)) names.set(name, path);
    const [only = ""] = used;
    const isWhole = new RegExp(`^${placeholders.Kx}$`).test(text) && !takesOnlyText2(path);
    if (isWhole) return (lookup) => lookup(only) ?? text;
    const pattern = new RegExp(placeholders.Kx, "g");
    return (lookup) => {
      const filled = text.replace(pattern, (placeholder, name) => {
        const value = (0, placeholders.tq)(name) ? void 0 : lookup(name);
        return value === void 0 ? placeholder : textOfValue(value);
      });
      onText(filled.length);
      return filled;
    };
  }
  function createExpandedSource(source, value, origins) {
    const templates = (0, basics.Ct)(source.value, "tests");
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
    }, find: (path, target) => {
      const { path: written, place } = translate(path);
      return place ?? source.find(written, target);
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
      const own = row.facts.asserts[second - (0, basics.Ct)(template, "assert").length];
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
      value = Array.isArray(value) ? value[Number(step)] : (0, basics.fK)(value, String(step));
    }
    const names = typeof value === "string" ? placeholdersIn(value) : [];
    return names.length === 0 ? void 0 : names;
  }
}) };
