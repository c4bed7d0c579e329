export const id = 176;
export const ids = [176];
export const modules = { 85176: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { tellOfCrash: () => tellOfCrash, warnOfCrash: () => warnOfCrash });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15744);
  var _github_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59225);
  var _processes_end_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7660);
  var _providers_endpoint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94569);
  var _report_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72963);
  var _conclude_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94836);
  var _run_findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72141);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22184);
  var _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95624);
  const PUBLISH_LIMIT_MS = 3e4;
  const ISSUES_URL = "https://github.com/kindlm/action/issues";
  async function tellOfCrash(error, host, dist) {
    await reportCrash(error, host, dist);
    await publishCrash(host);
  }
  async function reportCrash(error, { environment, write }, dist) {
    const log = await maskedLog(environment, write);
    log.fail(`Internal error of the KindLM action: ${await whatHappened(error, dist)}. ${whatIsKnown(environment)} Please report it: ${ISSUES_URL}`);
    if (error instanceof Error && error.stack !== void 0) log.group("Stack trace", error.stack);
    const outputFile = environment["GITHUB_OUTPUT"];
    if (outputFile !== void 0 && outputFile !== "") {
      try {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(outputFile, `result=error
exit-code=${_processes_end_process_js__WEBPACK_IMPORTED_MODULE_5__.RG}
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
    log.warning(`Something of the KindLM action failed after the verdict was decided, which it does not change: ${(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_12__.kc)(error)}. Please report it: ${ISSUES_URL}`);
    if (error instanceof Error && error.stack !== void 0) log.group("Stack trace", error.stack);
  }
  async function maskedLog(environment, write) {
    const log = await lastLog(environment, write);
    for (const [name, value] of Object.entries(environment)) {
      if (value !== void 0 && /KEY|TOKEN|SECRET|PASSWORD/i.test(name)) log.mask(value);
    }
    for (const secret of (0, _providers_endpoint_js__WEBPACK_IMPORTED_MODULE_6__.Wm)(environment)) log.mask(secret);
    return log;
  }
  async function lastLog(environment, write) {
    if (!(0, _session_session_js__WEBPACK_IMPORTED_MODULE_10__.ll)(environment)) return (0, _github_log_js__WEBPACK_IMPORTED_MODULE_4__.$)(write);
    try {
      return (0, _github_log_js__WEBPACK_IMPORTED_MODULE_4__.g)(await Promise.all([__webpack_require__.e(752), __webpack_require__.e(659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659)));
    } catch {
      return (0, _github_log_js__WEBPACK_IMPORTED_MODULE_4__.$)((text) => {
        const [, message] = /^error: ([^]*)$/.exec(text) ?? [];
        const command = message && `::error::${message.trim().replaceAll(/\s+/g, " ")}`;
        write(`${command ?? (0, _report_escape_js__WEBPACK_IMPORTED_MODULE_7__.kc)(text.trimEnd())}
`);
      });
    }
  }
  async function whatHappened(error, dist) {
    const message = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_12__.kc)(error);
    const broken = await brokenFileText(error, dist);
    const isModule = error instanceof Error && error.name === "ModuleLoadError";
    if (broken === void 0 && !isModule) return message;
    const what = broken === void 0 ? message : `${message} (${broken})`;
    return `a part of its dist folder cannot be loaded: ${what}. Check the action out again at a released version, or rebuild dist with npm ci && npm run bundle`;
  }
  async function publishCrash(host) {
    let timer;
    const limit = new Promise((resolve2) => timer = setTimeout(resolve2, PUBLISH_LIMIT_MS));
    await Promise.race([concludeCrash(host).catch(() => void 0), limit]);
    clearTimeout(timer);
  }
  async function concludeCrash(host) {
    const opened = await (0, _session_session_js__WEBPACK_IMPORTED_MODULE_10__.fA)(host);
    if (opened.kind !== "open") return;
    const { session } = opened;
    const { inputs, workingDirectory } = session;
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_11__.O6)(session, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, inputs.compare));
    if (session.where === "local") return;
    const { log } = session;
    await (0, _conclude_js__WEBPACK_IMPORTED_MODULE_8__.conclude)({ ..._run_findings_js__WEBPACK_IMPORTED_MODULE_9__.k, startedAt: /* @__PURE__ */ new Date(), verdict: { result: "error", exitCode: _processes_end_process_js__WEBPACK_IMPORTED_MODULE_5__.RG, reason: "internal error of the action; its log says more" } }, { ...session, log: { ...log, fail: (message) => log.info(message) } }, host);
  }
  const MAX_CAUSES = 8;
  const PART_NAME = /^\d+\.index\.js$/;
  async function brokenFileText(error, dist) {
    const missing = missingFile(error);
    if (missing !== void 0) return `${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(missing)} is missing`;
    for (const folder of [".", "sandbox-worker"]) {
      const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dist, folder)).catch(() => []);
      for (const name of names.filter((one) => PART_NAME.test(one))) {
        if (!await isPart((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dist, folder, name))) return `${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)} is damaged`;
      }
    }
    return void 0;
  }
  function missingFile(error) {
    let current = error;
    for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
      const code = "code" in current ? current.code : void 0;
      if (code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND") {
        return /Cannot find module '([^']+\.js)'/.exec(current.message)?.[1];
      }
      current = current.cause;
    }
    return void 0;
  }
  async function isPart(path) {
    try {
      const part = await import((0, node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)(path).href);
      return typeof part === "object" && part !== null && Object.keys(part).length > 0;
    } catch {
      return false;
    }
  }
}) };
