export const id = 369;
export const ids = [369];
export const modules = { 22369: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { importForInit: () => importForInit });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
  var _suites_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77024);
  const CONFIG = "kindlm.yaml";
  async function importForInit(call, file, { writer, environment, sandbox }) {
    const { importSuite } = await Promise.all([__webpack_require__.e(382), __webpack_require__.e(723)]).then(__webpack_require__.bind(__webpack_require__, 5723));
    const code = await importSuite({ ...call, args: [file, "-o", CONFIG] }, sandbox);
    if (code === 2) return code;
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(call.from, CONFIG);
    const document = (0, yaml__WEBPACK_IMPORTED_MODULE_2__.Tp)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    if (!document.hasIn(["defaults", "repeat"])) {
      for (const [name, value] of Object.entries(_suites_js__WEBPACK_IMPORTED_MODULE_3__.cJ)) {
        document.setIn(["defaults", name], value);
      }
    }
    const tests = document.get("tests");
    const count = (0, yaml__WEBPACK_IMPORTED_MODULE_2__.oP)(tests) ? tests.items.length : 0;
    for (const [name, value] of Object.entries((0, _suites_js__WEBPACK_IMPORTED_MODULE_3__.T)(count))) {
      if (!document.hasIn(["gates", name])) document.setIn(["gates", name], value);
    }
    addServers(document, environment);
    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, document.toString({ lineWidth: 0, singleQuote: true }));
    writer.written(CONFIG);
    return { command: firstCommand(document) };
  }
  function addServers(document, environment) {
    const providers = document.get("providers");
    if (!(0, yaml__WEBPACK_IMPORTED_MODULE_2__.jh)(providers)) return;
    for (const { key } of providers.items) {
      const name = String(key);
      const variable = (0, _suites_js__WEBPACK_IMPORTED_MODULE_3__.zk)(name, environment);
      const at = ["providers", name, "baseUrl"];
      const isOther = document.hasIn(at) || document.hasIn(["providers", name, "kind"]);
      if (variable !== void 0 && !isOther) document.setIn(at, `\${${variable}}`);
    }
  }
  function firstCommand(document) {
    let found;
    (0, yaml__WEBPACK_IMPORTED_MODULE_2__.YR)(document, { Pair(_at, { key, value }) {
      const isCommand = (0, yaml__WEBPACK_IMPORTED_MODULE_2__.jn)(key) && key.value === "command" && (0, yaml__WEBPACK_IMPORTED_MODULE_2__.jn)(value);
      if (!isCommand || typeof value.value !== "string") return void 0;
      found = value.value;
      return yaml__WEBPACK_IMPORTED_MODULE_2__.YR.BREAK;
    } });
    return found;
  }
}) };
