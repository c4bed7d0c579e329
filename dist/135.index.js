export const id = 135;
export const ids = [135];
export const modules = { 48135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { readNamedReport: () => readNamedReport });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _comparison_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69370);
  var _github_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7564);
  var _report_read_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30019);
  async function readNamedReport({ inputs, workingDirectory }) {
    const { compare } = inputs;
    if (compare === "auto") return { kind: "not-named" };
    if (compare === "never") {
      return { kind: "settled", outcome: { kind: "unavailable", reason: "disabled" } };
    }
    const bytes = await readBytes((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, compare));
    if (typeof bytes === "string") return refused(compare, bytes);
    const read = await (0, _report_read_report_js__WEBPACK_IMPORTED_MODULE_3__.tL)(bytes);
    if (read.kind === "refused") {
      if (read.isOwn) throw new _report_read_report_js__WEBPACK_IMPORTED_MODULE_3__.hz(JSON.stringify(compare), read.refusal);
      return refused(compare, (0, _report_read_report_js__WEBPACK_IMPORTED_MODULE_3__.WW)(read.refusal));
    }
    const { report } = read;
    if (report.shard !== void 0) {
      return refused(compare, "it is a part of a sharded run, and only the report of its merge is whole");
    }
    return { kind: "settled", outcome: { kind: "found", report, base: referenceOf(report), attempts: [] } };
  }
  async function readBytes(path) {
    try {
      const status = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
      if (!status.isFile()) return "it is not a file";
      if (status.size > _report_read_report_js__WEBPACK_IMPORTED_MODULE_3__.Cl.maxBytes) {
        const { maxBytes } = _report_read_report_js__WEBPACK_IMPORTED_MODULE_3__.Cl;
        return (0, _report_read_report_js__WEBPACK_IMPORTED_MODULE_3__.WW)({ reason: "too-large", bytes: status.size, maxBytes });
      }
      return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
      return code === "ENOENT" ? "there is no such file" : `it cannot be read (${code})`;
    }
  }
  function refused(path, why) {
    return { kind: "invalid", problem: { message: `Input compare: ${JSON.stringify(path)} cannot be compared with: ${why}.`, hint: "It is `auto`, `never`, or the path of a report.json relative to `working-directory`." } };
  }
  function referenceOf(report) {
    const { ref, sha, runId, runAttempt, runUrl, finishedAt } = report.run;
    return { source: "path", branch: (0, _github_context_js__WEBPACK_IMPORTED_MODULE_4__.V4)(ref) ?? "base", sha, runId, runAttempt, runUrl, finishedAt, runs: (0, _comparison_memory_js__WEBPACK_IMPORTED_MODULE_2__.zE)(report).runs.length };
  }
}) };
