export const id = 761;
export const ids = [761];
export const modules = { 53761: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { readHistory: () => readHistory, writeHistory: () => writeHistory });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
  var _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21532);
  var _recordings_write_atomically_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54787);
  var _report_history_history_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34024);
  async function readHistory(folder) {
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _report_history_history_file_js__WEBPACK_IMPORTED_MODULE_4__.CX);
    const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => void 0);
    if (found === void 0) return "";
    if (!found.isFile()) throw new Error(`${_report_history_history_file_js__WEBPACK_IMPORTED_MODULE_4__.CX} is there, and is no file`);
    if (found.size > _report_history_history_file_js__WEBPACK_IMPORTED_MODULE_4__.Yw) throw new Error(`${_report_history_history_file_js__WEBPACK_IMPORTED_MODULE_4__.CX} is too large`);
    return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8");
  }
  async function writeHistory(folder, files) {
    await (0, _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_2__.fc)(folder);
    for (const [name, text] of Object.entries(files)) await (0, _recordings_write_atomically_js__WEBPACK_IMPORTED_MODULE_3__.v)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), text);
  }
}) };
