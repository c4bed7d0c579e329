export const id = 500;
export const ids = [500];
export const modules = {

/***/ 51500:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCrash: () => (/* binding */ reportCrash)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _github_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44519);
/** The last report of a run that failed inside the action itself: exit code 4, never a silent red. */


const EXIT_INTERNAL_ERROR = 4;
const ISSUES_URL = 'https://github.com/kindlm/action/issues';
/**
 * Says what happened and sets the outputs that workflows branch on. Throws nothing.
 * @returns the exit code
 */
function reportCrash(error, environment, write) {
    const log = environment['GITHUB_ACTIONS'] === 'true' ? (0,_github_log_js__WEBPACK_IMPORTED_MODULE_1__/* .createActionsLog */ .g)(write) : (0,_github_log_js__WEBPACK_IMPORTED_MODULE_1__/* .createTerminalLog */ .$)(write);
    // The configs that name the keys may be what failed, so everything that looks like a credential is hidden.
    for (const [name, value] of Object.entries(environment)) {
        if (value !== undefined && /KEY|TOKEN|SECRET|PASSWORD/i.test(name))
            log.mask(value);
    }
    const message = error instanceof Error ? error.message : String(error);
    log.error(`Internal error of the KindLM action: ${message}. Nothing is known about the quality of this change. Please report it: ${ISSUES_URL}`);
    if (error instanceof Error && error.stack !== undefined)
        log.info(error.stack);
    const outputFile = environment['GITHUB_OUTPUT'];
    if (outputFile !== undefined && outputFile !== '') {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(outputFile, `result=error\nexit-code=${EXIT_INTERNAL_ERROR}\n`);
        }
        catch {
            log.warning('The outputs could not be written.');
        }
    }
    return EXIT_INTERNAL_ERROR;
}


/***/ })

};
