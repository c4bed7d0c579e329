export const id = 657;
export const ids = [657];
export const modules = {

/***/ 47657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCustomCompliance: () => (/* binding */ renderCustomCompliance)
/* harmony export */ });
/* harmony import */ var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90609);

/**
 * Values that are shown as they are: digests, commits and versions, which must stay fit for copying, and times, whose
 * colons would be taken for the start of an emoji's name.
 */
const PLAIN_VALUE = /^(?:[0-9a-f]{40}|[0-9a-f]{64}|\d{1,6}(?:\.\d{1,6}){1,3}|\d{4}-\d\d-\d\dT[\d:.]{8,12}(?:Z|[+-]\d\d:\d\d))$/;
/**
 * The template with its placeholders filled in, each escaped for Markdown prose.
 * A placeholder looks first into the suite, then into the document; what neither has is empty.
 * @param template checked by `templateFault` of the config
 */
async function renderCustomCompliance(template, doc, suite) {
    // Loaded only when it is needed: few suites have a template.
    const { default: Mustache } = await __webpack_require__.e(/* import() */ 562).then(__webpack_require__.bind(__webpack_require__, 40562));
    const view = { ...doc, ...suite, suite };
    const text = Mustache.render(template, view, undefined, { escape: escapeValue });
    return text.endsWith('\n') ? text : `${text}\n`;
}
function escapeValue(value) {
    if (typeof value === 'number')
        return String(value);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return PLAIN_VALUE.test(text) ? text : (0,_words_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownTemplateText */ .Rg)(text);
}


/***/ })

};
