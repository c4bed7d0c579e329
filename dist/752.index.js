export const id = 752;
export const ids = [752];
export const modules = {

/***/ 84752:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileJsonSchema: () => (/* binding */ compileJsonSchema)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42463);
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(ajv__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60878);
/* harmony import */ var ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52210);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82815);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(ajv_formats__WEBPACK_IMPORTED_MODULE_1__);
/**
 * Compiles JSON Schemas (drafts 07, 2019-09, 2020-12). Loads ajv, so import this module only when a schema is at hand.
 */





const DRAFTS = new Map([
    ['json-schema.org/draft-07/schema', 'draft-07'],
    ['json-schema.org/draft/2019-09/schema', '2019-09'],
    ['json-schema.org/draft/2020-12/schema', '2020-12'],
]);
const SUPPORTED = [
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft/2020-12/schema',
].join(', ');
/** The check of the config compiles a schema, and its assertion has the same: once a run is enough. */
const compiled = new WeakMap();
/**
 * Returns a function that lists every violation of the schema by a value (none when it is valid).
 * The draft is that of the root's `$schema`, draft-07 without one. Nothing is loaded: a `$ref` must lead to one of
 * `documents`, by its file name or by its own `$id`.
 * The same source gives the same function. Throws Error, with a message for the schema's author, when it does not
 * compile.
 */
function compileJsonSchema(source) {
    const known = compiled.get(source);
    if (known !== undefined)
        return known;
    try {
        const validate = compile(source);
        compiled.set(source, validate);
        return validate;
    }
    catch (error) {
        throw new Error(explain(error, source.root), { cause: error });
    }
}
function compile(source) {
    const draft = draftOf(source);
    const ajv = createAjv(draft);
    const documents = Object.entries(source.documents).map(([uri, document]) => [
        uri,
        requireSchema(document, uri, source.root),
    ]);
    for (const [uri, document] of documents) {
        requireValid(document, draft);
        ajv.addSchema(document, uri);
    }
    addNeighbours(ajv, documents);
    const validate = ajv.getSchema(source.root);
    if (validate === undefined)
        throw new Error('the schema itself is missing');
    if ('$async' in validate)
        throw new Error('"$async" schemas are not supported');
    return (value) => {
        if (validate(value))
            return [];
        return (validate.errors ?? []).map((error) => ({
            instancePath: error.instancePath,
            message: error.message ?? `does not fulfil "${error.keyword}"`,
            keyword: error.keyword,
            params: error.params,
        }));
    };
}
function createAjv(draft) {
    const options = {
        allErrors: true,
        strict: false,
        logger: false,
        // Done by requireValid.
        validateSchema: false,
        // `required: [constructor]` must not be met by what every object inherits.
        ownProperties: true,
    };
    const ajv = newAjv(draft, options);
    ajv_formats__WEBPACK_IMPORTED_MODULE_1___default()["default"](ajv);
    return ajv;
}
function newAjv(draft, options) {
    switch (draft) {
        case 'draft-07':
            return new ajv__WEBPACK_IMPORTED_MODULE_2__.Ajv(options);
        case '2019-09':
            return new ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_3__.Ajv2019(options);
        case '2020-12':
            return new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_4__.Ajv2020(options);
    }
}
/** The root's draft. Throws when it is unknown or when a sibling is written in another. */
function draftOf(source) {
    const draft = statedDraft(source.documents[source.root]) ?? 'draft-07';
    for (const [uri, document] of Object.entries(source.documents)) {
        const other = statedDraft(document);
        if (other !== undefined && other !== draft) {
            throw new Error(`"${nearName(uri, source.root)}" is written in ${other}, the schema that refers to it in ${draft}: use one draft for both`);
        }
    }
    return draft;
}
function statedDraft(document) {
    if (!isObject(document) || !Object.hasOwn(document, '$schema'))
        return undefined;
    const stated = document['$schema'];
    const draft = typeof stated === 'string'
        ? DRAFTS.get(stated.replace(/^https?:\/\//, '').replace(/#$/, ''))
        : undefined;
    if (draft === undefined) {
        throw new Error(`"$schema" is ${JSON.stringify(stated)}, which is not supported. Supported are ${SUPPORTED}`);
    }
    return draft;
}
function requireSchema(document, uri, root) {
    if (isObject(document) || typeof document === 'boolean')
        return document;
    const kind = Array.isArray(document) ? 'an array' : JSON.stringify(document);
    throw new Error(`a JSON Schema is an object or a boolean, but "${nearName(uri, root)}" holds ${kind}`);
}
/** One validator of schemas a draft: compiling the meta-schema takes longer than compiling most schemas. */
const schemaCheckers = new Map();
function requireValid(document, draft) {
    const checker = schemaCheckers.get(draft) ?? newAjv(draft, { strict: false, logger: false });
    schemaCheckers.set(draft, checker);
    // Ajv knows each draft by one spelling of its URI only; draftOf has read it already.
    const schema = isObject(document)
        ? Object.fromEntries(Object.entries(document).filter(([key]) => key !== '$schema'))
        : document;
    if (checker.validateSchema(schema) === true)
        return;
    throw new Error(`schema is invalid: ${checker.errorsText(checker.errors, { dataVar: '' })}`);
}
/**
 * A document with an `$id` resolves its relative references against it, not against its file. Registers each file
 * also where its neighbours look for it, so that `$ref: "customer.json"` works with and without `$id`.
 */
function addNeighbours(ajv, documents) {
    for (const [uri, document] of documents) {
        const id = isObject(document) ? document['$id'] : undefined;
        if (typeof id !== 'string')
            continue;
        for (const [neighbourUri, neighbour] of documents) {
            if (neighbourUri === uri)
                continue;
            const key = ajv.opts.uriResolver.resolve(id, nearName(neighbourUri, uri));
            if (ajv.schemas[key] === undefined && ajv.refs[key] === undefined) {
                ajv.addSchema(neighbour, key);
            }
        }
    }
}
function explain(error, root) {
    if (error instanceof ajv__WEBPACK_IMPORTED_MODULE_2__.MissingRefError) {
        const ref = error.missingRef;
        if (/^https?:/i.test(ref)) {
            return `"$ref" leads to ${ref}, and remote schemas are not loaded: copy it into the repository and refer to the file`;
        }
        return `"$ref" leads to "${nearName(ref, root)}", which does not exist`;
    }
    const message = error instanceof Error ? error.message : String(error);
    return message.replaceAll(/file:\/\/[^\s"']+/g, (uri) => nearName(uri, root));
}
/** A `file:` URI as it would be written beside `from`, so that messages hold no path of the machine. */
function nearName(uri, from) {
    if (!uri.startsWith('file:') || !from.startsWith('file:'))
        return uri;
    const [file = '', fragment] = uri.split('#', 2);
    const relative = node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.relative(node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(from), file);
    return fragment === undefined ? relative : `${relative}#${fragment}`;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
