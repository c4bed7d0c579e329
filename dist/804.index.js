export const id = 804;
export const ids = [804];
export const modules = { 35804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { Anthropic: () => _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_0__.N, TokenCache: () => _anthropic_ai_sdk_lib_credentials_token_cache__WEBPACK_IMPORTED_MODULE_3__.G, oidcFederationProvider: () => _anthropic_ai_sdk_lib_credentials_oidc_federation__WEBPACK_IMPORTED_MODULE_2__.g, transformJSONSchema: () => _anthropic_ai_sdk_lib_transform_json_schema__WEBPACK_IMPORTED_MODULE_1__.W });
  var _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78312);
  var _anthropic_ai_sdk_lib_transform_json_schema__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98399);
  var _anthropic_ai_sdk_lib_credentials_oidc_federation__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31490);
  var _anthropic_ai_sdk_lib_credentials_token_cache__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35163);
}) };
