export const id = 6573;
export const ids = [6573];
export const modules = { 56573: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { withoutFreeKeys: () => withoutFreeKeys });
  var _basics_is_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88277);
  var _generated_kindlm_validator_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52048);
  var _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23523);
  var _schema_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3016);
  const PATTERN = "^x-";
  const FREE_KEY = new RegExp(PATTERN);
  const ITEMS = /* @__PURE__ */ Symbol("items");
  function withoutFreeKeys(config, onFree) {
    return without(config, shapeOf(partsOf(_generated_kindlm_validator_cjs__WEBPACK_IMPORTED_MODULE_0__.w)), { path: [], onFree });
  }
  function without(value, shape, walk) {
    if (shape.parts.length === 0 || typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const items = childOf(shape, ITEMS);
      if (items.parts.length === 0) return value;
      return value.map((item, index) => within(index, item, items, walk));
    }
    const kept = [];
    for (const [key, child] of Object.entries(value)) {
      if (shape.hasFreeKeys && FREE_KEY.test(key)) walk.onFree([...walk.path, key], child);
      else kept.push([key, within(key, child, childOf(shape, key), walk)]);
    }
    return Object.fromEntries(kept);
  }
  function within(step, value, shape, walk) {
    walk.path.push(step);
    const kept = without(value, shape, walk);
    walk.path.pop();
    return kept;
  }
  function childOf(shape, key) {
    const known = shape.children.get(key);
    if (known !== void 0) return known;
    const parts = shape.parts.map((part) => key === ITEMS ? (0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.fK)(part, "items") : (0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.fK)((0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.fK)(part, "properties"), key) ?? (0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.fK)(part, "additionalProperties"));
    const child = shapeOf(parts.flatMap(partsOf));
    shape.children.set(key, child);
    return child;
  }
  function shapeOf(parts) {
    const hasFreeKeys = parts.some((part) => (0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.fK)((0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.fK)(part, "patternProperties"), PATTERN) !== void 0);
    return { parts, hasFreeKeys, children: /* @__PURE__ */ new Map() };
  }
  function partsOf(part) {
    const whole = (0, _schema_lookup_js__WEBPACK_IMPORTED_MODULE_2__.ZU)(_generated_kindlm_validator_cjs__WEBPACK_IMPORTED_MODULE_0__.w, part);
    if (!(0, _basics_is_record_js__WEBPACK_IMPORTED_MODULE_3__.u)(whole)) return [];
    const options = [...(0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(whole, "anyOf"), ...(0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.Ct)(whole, "allOf").map((option) => (0, _source_untyped_js__WEBPACK_IMPORTED_MODULE_1__.fK)(option, "then"))];
    return [whole, ...options.flatMap(partsOf)];
  }
}) };
