export const id = 821;
export const ids = [821];
export const modules = { 5821: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { keepAfterRun: () => keepAfterRun });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75884);
  var _github_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7564);
  var _github_publish_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57107);
  var _processes_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62945);
  var _recordings_recordings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68136);
  var _report_views_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93139);
  var _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95624);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22184);
  async function keepAfterRun(report, session, selection) {
    const { log, permit } = session;
    permit.require();
    const failed = (what) => (error) => {
      log.warning(`${what} was not written: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.kc)(error)}`);
    };
    await Promise.all([keepHistory(report, session, selection).catch(failed("The history")), raiseIssue(report, session).catch(failed("The issue about the model"))]);
  }
  async function keepHistory(report, session, selection) {
    const { history: path } = session.inputs;
    if (path === void 0 || !(0, _session_session_js__WEBPACK_IMPORTED_MODULE_8__.Nw)(session.inputs)) return;
    if (report.shard !== void 0) return;
    const reason = session.where === "github" ? reasonAgainstBranch(session) : void 0;
    if (reason !== void 0) {
      session.log.info(`No line of history: ${reason}.`);
      return;
    }
    const origin = await originOf(session, selection);
    const lines = (0, _report_views_js__WEBPACK_IMPORTED_MODULE_6__.O5)(report, origin);
    if (lines.length === 0) {
      session.log.info("No line of history: the run did not come to its end.");
      return;
    }
    await keepInFolder(lines, report, path, session);
  }
  async function originOf({ inputs, context, where, workingDirectory }, { filters, sample } = { filters: [] }) {
    return { commit: where === "local" ? await (0, _processes_git_js__WEBPACK_IMPORTED_MODULE_4__.Qo)(workingDirectory) : context.sha, matrix: (0, _github_context_js__WEBPACK_IMPORTED_MODULE_10__.Qc)(inputs.matrix).join(", "), only: [...filters, ...sample === void 0 ? [] : [sample]].join("; ") };
  }
  async function keepInFolder(lines, report, path, { workspace, workingDirectory, log }) {
    const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, path);
    if (await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_7__.dr)(workspace, folder)) {
      throw new Error("its folder is inside of .git, or a symbolic link leads out of the workspace");
    }
    const merged = (0, _report_views_js__WEBPACK_IMPORTED_MODULE_6__.H$)(await readHistory(folder), lines);
    if (merged.kind === "refused") throw new Error(merged.reason);
    const { history } = merged;
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_7__.fc)(folder);
    await (0, _recordings_recordings_js__WEBPACK_IMPORTED_MODULE_5__.vK)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _report_views_js__WEBPACK_IMPORTED_MODULE_6__.ll.lines), history.text);
    await (0, _recordings_recordings_js__WEBPACK_IMPORTED_MODULE_5__.vK)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _report_views_js__WEBPACK_IMPORTED_MODULE_6__.ll.page), (0, _report_views_js__WEBPACK_IMPORTED_MODULE_6__.cZ)(history, report.run));
    const shown = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workingDirectory, folder) || ".";
    log.info(`History: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(history.lines.length, "line")} in ${shown}/${_report_views_js__WEBPACK_IMPORTED_MODULE_6__.ll.lines}.`);
    if (history.unread !== void 0) log.notice(history.unread);
  }
  async function readHistory(folder) {
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _report_views_js__WEBPACK_IMPORTED_MODULE_6__.ll.lines);
    const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => void 0);
    if (found === void 0) return "";
    if (!found.isFile()) throw new Error(`${_report_views_js__WEBPACK_IMPORTED_MODULE_6__.ll.lines} is there, and is no file`);
    if (found.size > _report_views_js__WEBPACK_IMPORTED_MODULE_6__.ll.maxBytes) throw new Error(`${_report_views_js__WEBPACK_IMPORTED_MODULE_6__.ll.lines} is too large`);
    return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
  }
  const MODEL_EVENTS = ["schedule", "workflow_dispatch"];
  async function raiseIssue(report, session) {
    const { inputs, context, log } = session;
    if (inputs.issue === "never" || session.where === "local") return;
    if (!(0, _session_session_js__WEBPACK_IMPORTED_MODULE_8__.Nw)(inputs) || report.shard !== void 0) return;
    if (!MODEL_EVENTS.includes(context.eventName)) return;
    if (reasonAgainstBranch(session) !== void 0) return;
    const access = (0, _session_session_js__WEBPACK_IMPORTED_MODULE_8__.YK)(session);
    if (access === void 0) throw new Error("the input github-token is empty");
    const done = await (0, _github_publish_js__WEBPACK_IMPORTED_MODULE_3__.kZ)(access, report, inputs.matrix);
    if (done !== void 0) log.info(done);
  }
  function reasonAgainstBranch({ context }) {
    const { eventName, ref, defaultBranch } = context;
    const own = (0, _github_context_js__WEBPACK_IMPORTED_MODULE_10__.V4)(ref);
    const known = defaultBranch ?? (eventName === "schedule" ? own : void 0);
    if ((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.vu)(eventName) && known !== void 0 && own === known) return void 0;
    return `only runs of the default branch${known === void 0 ? "" : ` ${known}`} have one`;
  }
}) };
