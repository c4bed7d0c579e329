export const id = 436;
export const ids = [436];
export const modules = { 80436: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { compileJsonSchema: () => compileJsonSchema, draft07Faults: () => draft07Faults, misspeltKeyword: () => misspeltKeyword, vocabularyOf: () => vocabularyOf });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var ajv__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42463);
  var ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60878);
  var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52210);
  var ajv_formats__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82815);
  var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21916);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15744);
  const DRAFTS = /* @__PURE__ */ new Map([["json-schema.org/draft-07/schema", "draft-07"], ["json-schema.org/draft/2019-09/schema", "2019-09"], ["json-schema.org/draft/2020-12/schema", "2020-12"]]);
  const SUPPORTED = ["http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2019-09/schema", "https://json-schema.org/draft/2020-12/schema"].join(", ");
  const compiled = /* @__PURE__ */ new WeakMap();
  function compileJsonSchema(source) {
    const known = compiled.get(source);
    if (known !== void 0) return known;
    try {
      const validate = compile(source);
      compiled.set(source, validate);
      return validate;
    } catch (error) {
      throw new Error(explain(error, source.root), { cause: error });
    }
  }
  function compile(source) {
    const draft = draftOf(source);
    const ajv = createAjv(draft);
    const documents = Object.entries(source.documents).map(([uri, document]) => [uri, requireSchema(document, uri, source.root)]);
    for (const [uri, document] of documents) {
      requireValid(document, draft);
      ajv.addSchema(document, uri);
    }
    addNeighbours(ajv, documents);
    const validate = ajv.getSchema(source.root);
    if (validate === void 0) throw new Error("the schema itself is missing");
    if ("$async" in validate) throw new Error('"$async" schemas are not supported');
    return (value) => {
      if (validate(value)) return [];
      return (validate.errors ?? []).map((error) => ({ instancePath: error.instancePath, message: error.message ?? `does not fulfil "${error.keyword}"`, keyword: error.keyword, params: error.params }));
    };
  }
  function createAjv(draft) {
    const options = { allErrors: true, strict: false, logger: false, validateSchema: false, ownProperties: true };
    const ajv = newAjv(draft, options);
    ajv_formats__WEBPACK_IMPORTED_MODULE_1__["default"](ajv);
    return ajv;
  }
  function newAjv(draft, options) {
    switch (draft) {
      case "draft-07":
        return new ajv__WEBPACK_IMPORTED_MODULE_3__.Ajv(options);
      case "2019-09":
        return new ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__.Ajv2019(options);
      case "2020-12":
        return new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_5__.Ajv2020(options);
    }
  }
  function draftOf(source) {
    const draft = statedDraft(source.documents[source.root]) ?? "draft-07";
    for (const [uri, document] of Object.entries(source.documents)) {
      const other = statedDraft(document);
      if (other !== void 0 && other !== draft) {
        throw new Error(`"${nearName(uri, source.root)}" is written in ${other}, the schema that refers to it in ${draft}: use one draft for both`);
      }
    }
    return draft;
  }
  function statedDraft(document) {
    if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.u4)(document) || !Object.hasOwn(document, "$schema")) return void 0;
    const stated = document["$schema"];
    const draft = typeof stated === "string" ? DRAFTS.get(stated.replace(/^https?:\/\//, "").replace(/#$/, "")) : void 0;
    if (draft === void 0) {
      throw new Error(`"$schema" is ${JSON.stringify(stated)}, which is not supported. Supported are ${SUPPORTED}`);
    }
    return draft;
  }
  function requireSchema(document, uri, root) {
    if ((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.u4)(document) || typeof document === "boolean") return document;
    const kind = Array.isArray(document) ? "an array" : JSON.stringify(document);
    throw new Error(`a JSON Schema is an object or a boolean, but "${nearName(uri, root)}" contains ${kind}`);
  }
  const metaSchemas = /* @__PURE__ */ new Map();
  function metaSchemaOf(draft) {
    const known = metaSchemas.get(draft);
    if (known !== void 0) return known;
    const ajv = newAjv(draft, { strict: false, logger: false, validateFormats: false });
    ajv_formats__WEBPACK_IMPORTED_MODULE_1__["default"](ajv);
    metaSchemas.set(draft, ajv);
    return ajv;
  }
  function faultsOf(schema, draft) {
    const ajv = metaSchemaOf(draft);
    return ajv.validateSchema(schema) === true ? [] : ajv.errors ?? [];
  }
  function draft07Faults(schema) {
    return faultsOf(schema, "draft-07");
  }
  function requireValid(document, draft) {
    const schema = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.u4)(document) ? Object.fromEntries(Object.entries(document).filter(([key]) => key !== "$schema")) : document;
    const errors = faultsOf(schema, draft);
    if (errors.length === 0) return;
    const reasons = errors.map(({ instancePath, message = "" }) => `${instancePath} ${message}`);
    throw new Error(`schema is invalid: ${reasons.join(", ")}`);
  }
  function addNeighbours(ajv, documents) {
    for (const [uri, document] of documents) {
      const id2 = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.u4)(document) ? document["$id"] : void 0;
      if (typeof id2 !== "string") continue;
      for (const [neighbourUri, neighbour] of documents) {
        if (neighbourUri === uri) continue;
        const key = ajv.opts.uriResolver.resolve(id2, nearName(neighbourUri, uri));
        if (ajv.schemas[key] === void 0 && ajv.refs[key] === void 0) {
          ajv.addSchema(neighbour, key);
        }
      }
    }
  }
  function explain(error, root) {
    if (error instanceof ajv__WEBPACK_IMPORTED_MODULE_3__.MissingRefError) {
      const ref = error.missingRef;
      if (/^https?:/i.test(ref)) {
        return `"$ref" leads to ${ref}, and remote schemas are not loaded: copy it into the repository and refer to the file`;
      }
      return `"$ref" leads to "${nearName(ref, root)}", which does not exist`;
    }
    const message = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.kc)(error);
    return message.replaceAll(/file:\/\/[^\s"']+/g, (uri) => nearName(uri, root));
  }
  function nearName(uri, from) {
    if (!uri.startsWith("file:") || !from.startsWith("file:")) return uri;
    const [file = "", fragment] = uri.split("#", 2);
    const relative = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from), file);
    return fragment === void 0 ? relative : `${relative}#${fragment}`;
  }
  function vocabularyOf(document) {
    const stated = String((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_6__.u4)(document) ? document["$schema"] : "");
    const draft = [...DRAFTS.values()].find((one) => stated.includes(one)) ?? "draft-07";
    return { faultOf(key) {
      if (isKnown(key, draft)) return void 0;
      const others = [...DRAFTS.values()].filter((one) => isKnown(key, one));
      if (others.length > 0) {
        return `The keyword "${key}" does nothing in ${draft}: it is one of ${others.join(" and ")}. State the draft in "$schema", or write it as ${draft} does.`;
      }
      const meant = nearKeyword(key, draft);
      return meant === void 0 ? void 0 : `The keyword "${key}" is unknown and would check nothing. Did you mean "${meant}"? A name of your own may begin with "x-".`;
    }, ignored(key, value) {
      if (key !== "format") return isKnown(key, draft) ? void 0 : key;
      const works = typeof value !== "string" || Object.hasOwn(metaSchemaOf(draft).formats, value);
      return works ? void 0 : `format: ${value}`;
    } };
  }
  function misspeltKeyword(key) {
    return [...DRAFTS.values()].some((draft) => isKnown(key, draft)) ? void 0 : nearKeyword(key, "2020-12");
  }
  const HOLDERS = ["$defs", "definitions", "$anchor"];
  function isKnown(key, draft) {
    return Object.hasOwn(metaSchemaOf(draft).RULES.keywords, key) || [...HOLDERS, "example"].includes(key) || key.startsWith("x-");
  }
  const SHORTEST_MISSPELT = 4;
  function nearKeyword(key, draft) {
    if (key.length < SHORTEST_MISSPELT) return void 0;
    const given = key.toLowerCase();
    const active = Object.keys(metaSchemaOf(draft).RULES.all).filter((it) => it !== "$comment");
    return [...active, ...HOLDERS].find((keyword) => isNear(given, keyword.toLowerCase()));
  }
  function isNear(one, other) {
    const letters = (word) => Array.from(word).toSorted().join("");
    const far = (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__.Io)(one, other);
    return far < 2 || far === 2 && letters(one) === letters(other);
  }
}) };
