export const id = 9255;
export const ids = [9255];
export const modules = { 39255: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { publishCrash: () => publishCrash, reportCrash: () => reportCrash });
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_path_ = __webpack_require__(76760);
  var promises_ = __webpack_require__(51455);
  var external_node_url_ = __webpack_require__(73136);
  ;
  const MAX_CAUSES = 8;
  const PART_NAME = /^\d+\.index\.js$/;
  async function brokenFileText(error, dist) {
    const missing = missingFile(error);
    if (missing !== void 0) return `${(0, external_node_path_.basename)(missing)} is missing`;
    for (const folder of [".", "sandbox-worker"]) {
      const names = await (0, promises_.readdir)((0, external_node_path_.join)(dist, folder)).catch(() => []);
      for (const name of names.filter((one) => PART_NAME.test(one))) {
        if (!await isPart((0, external_node_path_.join)(dist, folder, name))) return `${(0, external_node_path_.join)(folder, name)} is damaged`;
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
      const part = await import((0, external_node_url_.pathToFileURL)(path).href);
      return typeof part === "object" && part !== null && Object.keys(part).length > 0;
    } catch {
      return false;
    }
  }
  var report_folder = __webpack_require__(80886);
  var run_findings = __webpack_require__(72141);
  var log = __webpack_require__(59225);
  var provider = __webpack_require__(40253);
  var proxy_settings = __webpack_require__(41948);
  var log_text = __webpack_require__(25060);
  var session_session = __webpack_require__(91174);
  var error_text = __webpack_require__(20105);
  ;
  const EXIT_INTERNAL_ERROR = 4;
  const PUBLISH_LIMIT_MS = 3e4;
  const ISSUES_URL = "https://github.com/kindlm/action/issues";
  async function reportCrash(error, environment, write, dist) {
    const log2 = await lastLog(environment, write);
    for (const [name, value] of Object.entries(environment)) {
      if (value !== void 0 && /KEY|TOKEN|SECRET|PASSWORD/i.test(name)) log2.mask(value);
    }
    for (const secret of (0, proxy_settings.Wm)(environment)) log2.mask(secret);
    log2.fail(`Internal error of the KindLM action: ${await whatHappened(error, dist)}. Nothing is known about the quality of this change. Please report it: ${ISSUES_URL}`);
    if (error instanceof Error && error.stack !== void 0) log2.group("Stack trace", error.stack);
    const outputFile = environment["GITHUB_OUTPUT"];
    if (outputFile !== void 0 && outputFile !== "") {
      try {
        (0, external_node_fs_.appendFileSync)(outputFile, `result=error
exit-code=${EXIT_INTERNAL_ERROR}
`);
      } catch {
        log2.warning("The outputs could not be written.");
      }
    }
    return EXIT_INTERNAL_ERROR;
  }
  async function lastLog(environment, write) {
    if (!(0, session_session.ll)(environment)) return (0, log.$)(write);
    try {
      return (0, log.g)(await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659)));
    } catch {
      return (0, log.$)((text) => {
        const [, message] = /^error: ([^]*)$/.exec(text) ?? [];
        const command = message && `::error::${message.trim().replaceAll(/\s+/g, " ")}`;
        write(`${command ?? (0, log_text.k)(text.trimEnd())}
`);
      });
    }
  }
  async function whatHappened(error, dist) {
    const message = (0, error_text.k)(error);
    const broken = await brokenFileText(error, dist);
    if (broken === void 0 && !(error instanceof provider.pG)) return message;
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
    const opened = await (0, session_session.fA)(host);
    if (opened.kind !== "open") return;
    const { session } = opened;
    const { inputs, workingDirectory } = session;
    await (0, report_folder.O6)(session, (0, external_node_path_.resolve)(workingDirectory, inputs.compare));
    if (session.where === "local") return;
    const { log: log2 } = session;
    const { conclude } = await Promise.all([__webpack_require__.e(8347), __webpack_require__.e(4170), __webpack_require__.e(5459), __webpack_require__.e(8426), __webpack_require__.e(7926)]).then(__webpack_require__.bind(__webpack_require__, 77926));
    await conclude({ ...run_findings.k, startedAt: /* @__PURE__ */ new Date(), secrets: (0, session_session.k8)(session.inputs, host.environment), verdict: { result: "error", exitCode: EXIT_INTERNAL_ERROR, reason: "internal error of the action; its log says more" } }, { ...session, log: { ...log2, fail: (message) => log2.info(message) } }, host);
  }
}) };
