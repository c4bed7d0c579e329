export const id = 176;
export const ids = [176];
export const modules = { 85176: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { tellOfCrash: () => tellOfCrash, warnOfCrash: () => warnOfCrash });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15744);
  var _github_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59225);
  var _processes_end_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7660);
  var _providers_endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94569);
  var _report_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72963);
  var _conclude_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93268);
  var _job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31120);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22184);
  var _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95624);
  const PUBLISH_LIMIT_MS = 3e4;
  const ISSUES_URL = "https://github.com/kindlm/action/issues";
  async function tellOfCrash(error, host) {
    await reportCrash(error, host);
    await publishCrash(host);
  }
  async function reportCrash(error, { environment, write }) {
    const log = await maskedLog(environment, write);
    log.fail(`Internal error of the KindLM action: ${whatHappened(error)}. ${whatIsKnown(environment)} Please report it: ${ISSUES_URL}`);
    if (error instanceof Error && error.stack !== void 0) log.group("Stack trace", error.stack);
    const outputFile = environment["GITHUB_OUTPUT"];
    if (outputFile !== void 0 && outputFile !== "") {
      try {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(outputFile, `result=error
exit-code=${_processes_end_process_js__WEBPACK_IMPORTED_MODULE_3__.RG}
`);
      } catch {
        log.warning("The outputs could not be written.");
      }
    }
  }
  function whatIsKnown(environment) {
    return environment["INPUT_MODE"]?.trim() === "comment" ? "What the other run reported is not published, or only in part; its own job has the verdict." : "Nothing is known about the quality of this change.";
  }
  async function warnOfCrash(error, environment, write) {
    const log = await maskedLog(environment, write);
    log.warning(`Something of the KindLM action failed after the verdict was decided, which it does not change: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.kc)(error)}. Please report it: ${ISSUES_URL}`);
    if (error instanceof Error && error.stack !== void 0) log.group("Stack trace", error.stack);
  }
  async function maskedLog(environment, write) {
    const isJob = (0, _session_session_js__WEBPACK_IMPORTED_MODULE_8__.ll)(environment);
    const core = isJob ? await Promise.all([__webpack_require__.e(752), __webpack_require__.e(659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659)).catch(() => void 0) : void 0;
    const log = core === void 0 ? (0, _github_log_js__WEBPACK_IMPORTED_MODULE_2__.$)((text) => {
      const shown = (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_5__.kc)(text.trimEnd());
      const isLast = isJob && shown.startsWith("error: ");
      write(`${isLast ? shown.replace("error: ", "::error::").replaceAll(/\s+/g, " ") : shown}
`);
    }) : (0, _github_log_js__WEBPACK_IMPORTED_MODULE_2__.g)(core);
    for (const [name, value] of Object.entries(environment)) {
      if (value !== void 0 && /KEY|TOKEN|SECRET|PASSWORD/i.test(name)) log.mask(value);
    }
    for (const secret of (0, _providers_endpoint_js__WEBPACK_IMPORTED_MODULE_4__.Wm)(environment)) log.mask(secret);
    return log;
  }
  function whatHappened(error) {
    const message = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.kc)(error);
    const isUnparsed = /\n\s+at compileSourceTextModule /.test((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(error, "stack") ?? "");
    const failsToLoad = FAILS_TO_LOAD.has((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(error, "code") ?? (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.$6)(error, "name"));
    if (!isUnparsed && !failsToLoad) return message;
    return `a part of its dist folder cannot be loaded: ${message}. Check the action out again at a released version, or rebuild dist with npm ci && npm run bundle`;
  }
  const FAILS_TO_LOAD = /* @__PURE__ */ new Set(["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND", "ModuleLoadError"]);
  async function publishCrash(host) {
    let timer;
    const limit = new Promise((resolve2) => timer = setTimeout(resolve2, PUBLISH_LIMIT_MS));
    await Promise.race([concludeCrash(host).catch(() => void 0), limit]);
    clearTimeout(timer);
  }
  async function concludeCrash(host) {
    const opened = await (0, _session_session_js__WEBPACK_IMPORTED_MODULE_8__.fA)(host);
    if (opened.kind !== "open") return;
    const { session } = opened;
    const { inputs, workingDirectory } = session;
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_9__.O6)(session, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, inputs.compare));
    if (session.where === "local") return;
    const { log } = session;
    await (0, _conclude_js__WEBPACK_IMPORTED_MODULE_6__.conclude)({ ..._job_js__WEBPACK_IMPORTED_MODULE_7__.k9, startedAt: /* @__PURE__ */ new Date(), verdict: { result: "error", exitCode: _processes_end_process_js__WEBPACK_IMPORTED_MODULE_3__.RG, reason: "internal error of the action; its log says more" } }, { ...session, log: { ...log, fail: (message) => log.info(message) } }, host);
  }
}) };
