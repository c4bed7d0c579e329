export const id = 411;
export const ids = [411];
export const modules = { 12792: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { csvRows: () => csvRows });
  var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
  var _source_yaml_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58863);
  var _columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65563);
  const QUOTE = 34;
  const LINE_FEED = 10;
  const CARRIAGE_RETURN = 13;
  const MAX_ROW_BYTES = 1e6;
  function csvRows(file, text, delimiter) {
    const lineEnd = text.includes("\n") ? LINE_FEED : CARRIAGE_RETURN;
    const csv = { file, bytes: Buffer.from(text), delimiter, lineEnd };
    const problems = new _columns_js__WEBPACK_IMPORTED_MODULE_2__.DM();
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
      if (this.rows.length === _columns_js__WEBPACK_IMPORTED_MODULE_2__.pX) {
        this.problems.add(this.startOf(record), `The file has more than ${_columns_js__WEBPACK_IMPORTED_MODULE_2__.pX} cases.`, "Split it over several suites.");
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
      if (cells.length > _columns_js__WEBPACK_IMPORTED_MODULE_2__.ZS) {
        problems.add(this.columnsAt, `The header has ${cells.length} columns; at most ${_columns_js__WEBPACK_IMPORTED_MODULE_2__.ZS}.`);
        return false;
      }
      const [only = ""] = cells;
      if (cells.length === 1 && csv.delimiter === "," && /[;\t]/.test(only)) {
        const sign = only.includes(";") ? "semicolons" : "tabs";
        problems.add(this.columnsAt, `The columns are separated by ${sign}, not by commas.`, "Save the file with commas; cases are also read from a `.tsv` file with tabs.");
        return false;
      }
      this.columns = cells.map((name, index) => {
        const column = (0, _columns_js__WEBPACK_IMPORTED_MODULE_2__.uV)(name, true);
        const at = cellPlace(csv, record, index);
        if (!("kind" in column)) {
          problems.add(at, column.message, column.hint);
          return void 0;
        }
        if (this.places.has(column.name)) {
          problems.add(at, `The column ${(0, _source_yaml_path_js__WEBPACK_IMPORTED_MODULE_1__.hD)(column.name)} occurs twice.`, "Rename or remove one of them.");
        } else this.places.set(column.name, index);
        return column;
      });
      this.noteUnusable();
      return true;
    }
    noteUnusable() {
      const names = (this.columns ?? []).flatMap((column) => column?.kind === "variable" && !(0, _columns_js__WEBPACK_IMPORTED_MODULE_2__.XZ)(column.name) ? [(0, _source_yaml_path_js__WEBPACK_IMPORTED_MODULE_1__.hD)(column.name)] : []);
      if (names.length === 0) return;
      this.notices.push(`No {{...}} can name ${names.length === 1 ? "the column" : "the columns"} ${names.slice(0, 5).join(", ")} of ${(0, _source_yaml_path_js__WEBPACK_IMPORTED_MODULE_1__.hD)(this.csv.file)}: names are made of letters, digits, "_" and ".".`);
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
      const facts = (0, _columns_js__WEBPACK_IMPORTED_MODULE_2__.xS)(own, placeOf, problems);
      this.rows.push({ location, endLine, values, facts, columnsAt, placeOf });
    }
    readValue({ name, type }, text, values, placeOf) {
      const typed = (0, _columns_js__WEBPACK_IMPORTED_MODULE_2__.iG)(text, type);
      if ("fault" in typed) this.problems.add(placeOf(name), `In the column ${(0, _source_yaml_path_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}: ${typed.fault}`);
      else if (typed.value !== void 0) values.set(name, typed.value);
    }
  }
}) };
