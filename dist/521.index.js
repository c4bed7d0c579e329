export const id = 521;
export const ids = [521];
export const modules = { 82521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { renderCustomCompliance: () => renderCustomCompliance });
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22333);
  const PLAIN_VALUE = /^(?:[0-9a-f]{40}|[0-9a-f]{64}|\d{1,6}(?:\.\d{1,6}){1,3}|\d{4}-\d\d-\d\dT[\d:.]{8,12}(?:Z|[+-]\d\d:\d\d))$/;
  async function renderCustomCompliance(template, doc, suite) {
    const { default: Mustache } = await __webpack_require__.e(562).then(__webpack_require__.bind(__webpack_require__, 40562));
    const view = { ...doc, ...suite, suite };
    const text = Mustache.render(template, view, void 0, { escape: escapeValue });
    return text.endsWith("\n") ? text : `${text}
`;
  }
  function escapeValue(value) {
    if (typeof value === "number") return String(value);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return PLAIN_VALUE.test(text) ? text : (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Rg)(text);
  }
}) };
