export const id = 563;
export const ids = [563];
export const modules = { 65563: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { DM: () => RowProblems, Nk: () => metadataOf, ZS: () => MAX_COLUMNS, a5: () => assertionOf, csvRows: () => csvRows, pX: () => MAX_ROWS, uV: () => columnOf, xS: () => factsOf });
  var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
  var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45436);
  var _placeholders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55542);
  var _source_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19028);
  const FACTS = ["prefix", "suffix", "description", "metric", "threshold"];
  const OWN_NAMES = ["__expected", "__metadata:", ...FACTS.map((fact) => `__${fact}`)];
  const TYPE_NAMES = ["number", "boolean", "json"];
  function columnOf(written, typed) {
    const name = written.trim();
    if (name === "") return { message: "A column has no name.", hint: "Name it, or remove it." };
    if (name.startsWith("__")) return ownColumn(name);
    if (/^_(?:expected|prefix|suffix|description|metric|threshold|metadata:)/.test(name)) {
      return { message: `There is no column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}.`, hint: `Did you mean ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(`_${name}`)}?` };
    }
    if (!typed || !name.includes(":")) return { kind: "variable", name, type: "text" };
    const [, variable = "", wanted = ""] = /^(.*):([^:]*)$/s.exec(name) ?? [];
    const type = TYPE_NAMES.find((known) => known === wanted.trim());
    if (type !== void 0 && variable.trim() !== "") {
      return { kind: "variable", name: variable.trim(), type };
    }
    return { message: `The column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)} has no type that exists.`, hint: "The types are `number`, `boolean` and `json`; without one, a column is text." };
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
    return { message: `There is no column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}: names that begin with "__" are reserved.`, hint: (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.au)(name, OWN_NAMES) ?? `Those are ${OWN_NAMES.join(", ")}.` };
  }
  function typedValue(text, type) {
    if (type === "text") return { value: text };
    const trimmed = text.trim();
    if (trimmed === "") return { value: void 0 };
    if (type === "boolean") {
      const word = trimmed.toLowerCase();
      if (word === "true" || word === "false") return { value: word === "true" };
      return { fault: `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is neither true nor false.` };
    }
    const isNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(trimmed);
    if (type === "number") {
      const value = isNumber ? Number(trimmed) : Number.NaN;
      return Number.isFinite(value) ? exact(value) : { fault: `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is not a number.` };
    }
    if ((0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_3__.h4)(trimmed)) return { fault: "The JSON is nested too deeply." };
    try {
      const value = JSON.parse(trimmed);
      return value === null ? { value: void 0 } : exact(value);
    } catch {
      return { fault: `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is not valid JSON.` };
    }
  }
  function exact(value) {
    const inexact = (0, _source_json_text_js__WEBPACK_IMPORTED_MODULE_3__.sV)(value);
    return inexact === void 0 ? { value } : { fault: `The number ${inexact} is above 2^53, where JSON's numbers are no longer exact.` };
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
      problems.add(placeOf(column.name), `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is not a score.`, "A score is a number from 0 to 1.");
      return void 0;
    };
    let threshold;
    for (const cell of cells) {
      const { column, text } = cell;
      if (text.trim() === "") continue;
      if (column.kind === "expected") {
        entries.push({ column: column.name, entry: { ...assertionOf(text.trim()) } });
      } else if (column.kind === "expected-threshold") {
        const value = Number(text);
        if (Number.isFinite(value)) thresholds.set(column.index, value);
        else problems.add(placeOf(column.name), `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is not a number.`);
      } else if (column.kind === "metadata") metadata.push(metadataOf(column.key, text));
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
  const QUOTE = 34;
  const LINE_FEED = 10;
  const CARRIAGE_RETURN = 13;
  const MAX_ROW_BYTES = 1e6;
  function csvRows(file, text, delimiter) {
    const lineEnd = text.includes("\n") ? LINE_FEED : CARRIAGE_RETURN;
    const csv = { file, bytes: Buffer.from(text), delimiter, lineEnd };
    const problems = new RowProblems();
    const reader = new RowReader(csv, problems);
    readRecords(csv, problems, (record) => reader.read(record));
    const { rows, notices } = reader;
    if (rows.length === 0 && problems.problems.length === 0) {
      const what = reader.hasHeader ? "The file has a header and no cases." : "The file is empty.";
      problems.add({ file, line: 1, column: 1 }, what, "The first line names the columns; each further one is a case.");
    }
    if (problems.problems.length > 0) return { kind: "invalid", problems: problems.problems };
    return { kind: "rows", rows, notices };
  }
  function readRecords(csv, problems, read) {
    const { bytes, delimiter, lineEnd } = csv;
    let offset = 0;
    let line = 1;
    const skipBlankLines = () => {
      for (; bytes[offset] === LINE_FEED || bytes[offset] === CARRIAGE_RETURN; offset += 1) {
        if (bytes[offset] === lineEnd) line += 1;
      }
    };
    try {
      (0, csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__.qg)(bytes, { delimiter, record_delimiter: ["\n", "\r"], relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_ROW_BYTES, on_record: (cells, { bytes: end }) => {
        skipBlankLines();
        const first = line;
        const start = offset;
        for (; offset < end; offset += 1) if (bytes[offset] === lineEnd) line += 1;
        const last = bytes[offset - 1] === lineEnd ? line - 1 : line;
        if (!read({ cells, offset: start, line: first, endLine: last })) throw new Enough();
        return null;
      } });
    } catch (error) {
      if (error instanceof Enough) return;
      if (!(error instanceof csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__.J$)) throw error;
      skipBlankLines();
      const cell = typeof error["column"] === "number" ? error["column"] : 0;
      const location = cellPlace(csv, { offset, line }, cell);
      const { message, hint } = explain(error.code);
      problems.add(location, message, hint);
    }
  }
  class Enough extends Error {
  }
  function explain(code) {
    const hint = 'A cell with a quotation mark, a separator or a line end must be in quotation marks, and each `"` in it is written twice.';
    switch (code) {
      case "CSV_QUOTE_NOT_CLOSED":
        return { message: "The cell begins with a quotation mark that is never closed.", hint };
      case "CSV_INVALID_CLOSING_QUOTE":
        return { message: "The cell goes on after its closing quotation mark.", hint };
      case "INVALID_OPENING_QUOTE":
        return { message: "The cell has a quotation mark in it and does not begin with one.", hint };
      case "CSV_MAX_RECORD_SIZE":
        return { message: `The row is larger than ${MAX_ROW_BYTES / 1e6} MB.`, hint };
      default:
        return { message: "The row cannot be read.", hint };
    }
  }
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
  class RowReader {
    constructor(csv, problems) {
      this.csv = csv;
      this.problems = problems;
      this.columnsAt = { file: csv.file, line: 1, column: 1 };
    }
    csv;
    problems;
    rows = [];
    notices = [];
    columns;
    columnsAt;
    places = /* @__PURE__ */ new Map();
    get hasHeader() {
      return this.columns !== void 0;
    }
    read(record) {
      if (this.columns === void 0) return this.readHeader(record);
      if (this.rows.length === MAX_ROWS) {
        this.problems.add(this.startOf(record), `The file has more than ${MAX_ROWS} cases.`, "Split it over several suites.");
        return false;
      }
      this.readRow(record, this.columns);
      return true;
    }
    startOf({ line }) {
      return { file: this.csv.file, line, column: 1 };
    }
    readHeader(record) {
      const { csv, problems } = this;
      this.columnsAt = this.startOf(record);
      const { cells } = record;
      if (cells.length > MAX_COLUMNS) {
        problems.add(this.columnsAt, `The header has ${cells.length} columns; at most ${MAX_COLUMNS}.`);
        return false;
      }
      const [only = ""] = cells;
      if (cells.length === 1 && csv.delimiter === "," && /[;\t]/.test(only)) {
        const sign = only.includes(";") ? "semicolons" : "tabs";
        problems.add(this.columnsAt, `The columns are separated by ${sign}, not by commas.`, "Save the file with commas; cases are also read from a `.tsv` file with tabs.");
        return false;
      }
      this.columns = cells.map((name, index) => {
        const column = columnOf(name, true);
        const at = cellPlace(csv, record, index);
        if (!("kind" in column)) {
          problems.add(at, column.message, column.hint);
          return void 0;
        }
        if (this.places.has(column.name)) {
          problems.add(at, `The column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(column.name)} occurs twice.`, "Rename or remove one of them.");
        } else this.places.set(column.name, index);
        return column;
      });
      this.noteUnusable();
      return true;
    }
    noteUnusable() {
      const names = (this.columns ?? []).flatMap((column) => column?.kind === "variable" && !(0, _placeholders_js__WEBPACK_IMPORTED_MODULE_2__.XZ)(column.name) ? [(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(column.name)] : []);
      if (names.length === 0) return;
      this.notices.push(`No {{...}} can name ${names.length === 1 ? "the column" : "the columns"} ${names.slice(0, 5).join(", ")} of ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(this.csv.file)}: leave out braces, quotes and line breaks.`);
    }
    readRow(record, columns) {
      const { csv, problems, columnsAt } = this;
      const { cells, line, offset, endLine } = record;
      const location = this.startOf(record);
      if (cells.length !== columns.length) {
        const at = cells.length > columns.length ? cellPlace(csv, record, columns.length) : location;
        problems.add(at, `The row has ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, and the header ${columns.length} ${columns.length === 1 ? "column" : "columns"}.`, "A cell that contains the separator or a line end must be in quotation marks.");
        return;
      }
      const { places } = this;
      const placeOf = (column) => cellPlace(csv, { offset, line }, places.get(column) ?? 0);
      const values = /* @__PURE__ */ new Map();
      const own = [];
      for (const [index, column] of columns.entries()) {
        const text = cells[index] ?? "";
        if (column === void 0) continue;
        if (column.kind !== "variable") own.push({ column, text });
        else this.readValue(column, text, values, placeOf);
      }
      const facts = factsOf(own, placeOf, problems);
      this.rows.push({ location, endLine, values, facts, columnsAt, placeOf });
    }
    readValue({ name, type }, text, values, placeOf) {
      const typed = typedValue(text, type);
      if ("fault" in typed) this.problems.add(placeOf(name), `In the column ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}: ${typed.fault}`);
      else if (typed.value !== void 0) values.set(name, typed.value);
    }
  }
  const TYPES = ["answer-relevance", "bleu", "classifier", "contains", "contains-all", "contains-any", "contains-html", "contains-json", "contains-sql", "contains-xml", "context-faithfulness", "context-recall", "context-relevance", "conversation-relevance", "cost", "equals", "factuality", "finish-reason", "g-eval", "gleu", "guardrails", "icontains", "icontains-all", "icontains-any", "is-html", "is-json", "is-refusal", "is-sql", "is-valid-function-call", "is-valid-openai-function-call", "is-valid-openai-tools-call", "is-xml", "javascript", "latency", "levenshtein", "llm-rubric", "meteor", "model-graded-closedqa", "model-graded-factuality", "moderation", "perplexity", "perplexity-score", "pi", "python", "regex", "rouge-n", "ruby", "search-rubric", "similar", "starts-with", "tool-call-f1", "webhook", "word-count"];
  const SHORTHAND = new RegExp(`^((?:not-)?(${TYPES.join("|")}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`);
  const LISTS = ["contains-all", "contains-any", "icontains-all", "icontains-any"];
  const THRESHOLDS = /* @__PURE__ */ new Map([["similar", 0.8], ["cost", 0.75], ["latency", 0.75]]);
  const SCRIPTS = ["javascript:", "fn:", "eval:"];
  const RUBRICS = ["llm-rubric:", "grade:"];
  function assertionOf(text) {
    const script = SCRIPTS.find((start) => text.startsWith(start));
    if (script !== void 0) return { type: "javascript", value: text.slice(script.length).trim() };
    const rubric = RUBRICS.find((start) => text.startsWith(start));
    if (rubric !== void 0) return { type: "llm-rubric", value: text.slice(rubric.length).trim() };
    if (/^file:\/\/.*\.[cm]?[jt]s(?::|$)/.test(text)) return { type: "javascript", value: text };
    if (/^file:\/\/.*\.py(?::|$)/.test(text)) return { type: "python", value: text };
    const [, type, kind = "", threshold, value = ""] = SHORTHAND.exec(text) ?? [];
    if (type === void 0) return { type: "equals", value: text };
    const content = contentOf(kind, value);
    const usual = THRESHOLDS.get(kind);
    return { type, ...content !== void 0 && { value: content }, ...usual !== void 0 && { threshold: threshold === void 0 ? usual : Number(threshold) } };
  }
  function contentOf(kind, value) {
    if (LISTS.includes(kind)) return value.split(",").map((item) => item.trim());
    const text = value.trim();
    if (text === "") return void 0;
    return kind === "is-json" || kind === "contains-json" ? schemaOf(text) : text;
  }
  function schemaOf(text) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  function metadataOf(key, text) {
    if (!key.endsWith("[]")) return [key, text];
    const items = text.split(/(?<!\\),/).map((item) => item.trim().replaceAll("\\,", ","));
    return [key.slice(0, -2), items];
  }
}) };
