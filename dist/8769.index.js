export const id = 8769;
export const ids = [8769];
export const modules = { 81150: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { readHistory: () => readHistory, writeHistory: () => writeHistory });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _preflight_folder_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4108);
  var _recordings_write_atomically_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24607);
  var _report_history_history_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65820);
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
}), 24607: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { D: () => removeLeftovers, v: () => writeAtomically });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  const LEFTOVER_MS = 6e4;
  async function writeAtomically(path, text) {
    const temporary = `${path}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`;
    try {
      const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, "wx");
      try {
        await handle.writeFile(text);
      } finally {
        await handle.close();
      }
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    } catch (error) {
      await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
      throw error;
    }
  }
  async function removeLeftovers(folder) {
    const names = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
    for (const name of names.filter((one) => /\.json\.[0-9a-f]{12}\.tmp$/.test(one))) {
      const leftover = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
      const age = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(leftover).then(({ mtimeMs }) => Date.now() - mtimeMs, () => 0);
      if (age > LEFTOVER_MS) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(leftover, { force: true }).catch(() => void 0);
    }
  }
}) };
