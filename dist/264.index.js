export const id = 264;
export const ids = [264];
export const modules = {

/***/ 1264:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCrash: () => (/* binding */ publishCrash),
  reportCrash: () => (/* binding */ reportCrash)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./src/app/damaged-build.ts
/** Tells a damaged installation from a defect: which file of dist/ cannot be loaded. */



const MAX_CAUSES = 8;
/** Parts of the bundle that are loaded when they are needed; they define modules and run nothing. */
const PART_NAME = /^\d+\.index\.js$/;
/**
 * e.g. `30.index.js is missing`; undefined where every part is whole. A part that does not parse is not named by its
 * error, so all are tried.
 * @param dist folder of the bundle; its parts and those of sandbox-worker/ below it are looked at
 */
async function brokenFileText(error, dist) {
    const missing = missingFile(error);
    if (missing !== undefined)
        return `${(0,external_node_path_.basename)(missing)} is missing`;
    for (const folder of ['.', 'sandbox-worker']) {
        const names = await (0,promises_.readdir)((0,external_node_path_.join)(dist, folder)).catch(() => []);
        for (const name of names.filter((one) => PART_NAME.test(one))) {
            if (!(await isPart((0,external_node_path_.join)(dist, folder, name))))
                return `${(0,external_node_path_.join)(folder, name)} is damaged`;
        }
    }
    return undefined;
}
function missingFile(error) {
    let current = error;
    for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
        const code = 'code' in current ? current.code : undefined;
        if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') {
            return /Cannot find module '([^']+\.js)'/.exec(current.message)?.[1];
        }
        current = current.cause;
    }
    return undefined;
}
async function isPart(path) {
    try {
        const part = await import(/* webpackIgnore: true */ (0,external_node_url_.pathToFileURL)(path).href);
        return typeof part === 'object' && part !== null && Object.keys(part).length > 0;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./src/app/conclude.ts + 9 modules
var conclude = __webpack_require__(79541);
// EXTERNAL MODULE: ./src/github/log.ts
var log = __webpack_require__(53385);
// EXTERNAL MODULE: ./src/app/run/prepare.ts + 29 modules
var prepare = __webpack_require__(56293);
// EXTERNAL MODULE: ./src/providers/provider.ts
var provider = __webpack_require__(49545);
// EXTERNAL MODULE: ./src/providers/transport/proxy-settings.ts
var proxy_settings = __webpack_require__(41644);
// EXTERNAL MODULE: ./src/report/words/log-text.ts
var log_text = __webpack_require__(79196);
// EXTERNAL MODULE: ./src/app/session/session.ts + 5 modules
var session_session = __webpack_require__(1719);
;// CONCATENATED MODULE: ./src/app/crash.ts
/** The last report of a run that failed inside the action itself: exit code 4, never a silent red. */









const EXIT_INTERNAL_ERROR = 4;
/** What may be broken is not waited for. */
const PUBLISH_LIMIT_MS = 30_000;
const ISSUES_URL = 'https://github.com/kindlm/action/issues';
/**
 * Says what happened and sets the outputs that workflows branch on. Throws nothing.
 * @param dist folder of the bundle
 * @returns the exit code
 */
async function reportCrash(error, environment, write, dist) {
    const log = await lastLog(environment, write);
    // The configs that name the keys may be what failed, so everything that looks like a credential is hidden.
    for (const [name, value] of Object.entries(environment)) {
        if (value !== undefined && /KEY|TOKEN|SECRET|PASSWORD/i.test(name))
            log.mask(value);
    }
    for (const secret of (0,proxy_settings/* proxySecrets */.Wm)(environment))
        log.mask(secret);
    log.fail(`Internal error of the KindLM action: ${await whatHappened(error, dist)}. Nothing is known about the quality of this change. Please report it: ${ISSUES_URL}`);
    if (error instanceof Error && error.stack !== undefined)
        log.group('Stack trace', error.stack);
    const outputFile = environment['GITHUB_OUTPUT'];
    if (outputFile !== undefined && outputFile !== '') {
        // Not by @actions/core: it may be the part that is damaged.
        try {
            (0,external_node_fs_.appendFileSync)(outputFile, `result=error\nexit-code=${EXIT_INTERNAL_ERROR}\n`);
        }
        catch {
            log.warning('The outputs could not be written.');
        }
    }
    return EXIT_INTERNAL_ERROR;
}
/** The log, also where the part that talks to the runner is what is damaged: then its one command is written by hand. */
async function lastLog(environment, write) {
    if (environment['GITHUB_ACTIONS'] !== 'true')
        return (0,log/* createTerminalLog */.$)(write);
    try {
        return (0,log/* createActionsLog */.g)(await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659)));
    }
    catch {
        return (0,log/* createTerminalLog */.$)((text) => {
            const [, message] = /^error: ([^]*)$/.exec(text) ?? [];
            const command = message && `::error::${message.trim().replaceAll(/\s+/g, ' ')}`;
            write(`${command ?? (0,log_text/* logText */.k)(text.trimEnd())}\n`);
        });
    }
}
async function whatHappened(error, dist) {
    const message = error instanceof Error ? error.message : String(error);
    const broken = await brokenFileText(error, dist);
    if (broken === undefined && !(error instanceof provider/* ModuleLoadError */.p))
        return message;
    const what = broken === undefined ? message : `${message} (${broken})`;
    return `a part of its dist folder cannot be loaded: ${what}. Check the action out again at a released version, or rebuild dist with npm ci && npm run build`;
}
/**
 * Has summary, comment and check run say that this run judged nothing, so that an earlier verdict is not relied on. The error's
 * own text, which may hold anything, stays in the log. Takes at most 30 seconds and never throws.
 */
async function publishCrash(host) {
    let timer;
    const limit = new Promise((resolve) => (timer = setTimeout(resolve, PUBLISH_LIMIT_MS)));
    // What is broken may be just what is needed here, and the log has said it.
    await Promise.race([concludeCrash(host).catch(() => undefined), limit]);
    clearTimeout(timer);
}
async function concludeCrash(host) {
    const opened = await (0,session_session/* openSession */.fA)(host);
    if (opened.kind !== 'open' || opened.session.where === 'local')
        return;
    const { session } = opened;
    const { log } = session;
    await (0,conclude/* conclude */.E)({
        startedAt: new Date(),
        secrets: (0,prepare/* tokensOf */.k8)(session.inputs, host.environment),
        suites: [],
        complianceFolders: [],
        notices: [],
        problems: [],
        verdict: {
            result: 'error',
            exitCode: EXIT_INTERNAL_ERROR,
            reason: 'internal error of the action; its log says more',
        },
    }, 
    // The error itself is the last word.
    { ...session, log: { ...log, fail: (message) => log.info(message) } }, host);
}


/***/ })

};
