export const id = 183;
export const ids = [183];
export const modules = { 27183: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { probeEndpoint: () => probeEndpoint });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15744);
  var _providers_adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84265);
  var _providers_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40253);
  const QUESTION = "Hello, what can you do?";
  const NAMES = ["question", "message", "input", "prompt", "query"];
  const TIMEOUT_MS = 3e4;
  async function probeEndpoint(url, environment) {
    const bodies = [void 0, ...NAMES.map((name) => ({ [name]: "{{prompt}}" }))];
    let reason = "no answer";
    for (const body of bodies) {
      const entry = { url, ...body !== void 0 && { body } };
      const found = await ask(entry, environment);
      if (found.kind === "answered") return found;
      if (found.kind === "gone") return { kind: "silent", reason: found.reason };
      reason = found.reason;
    }
    return { kind: "silent", reason };
  }
  async function ask(entry, environment) {
    const known = await exchange(entry, environment);
    if (known.kind !== "another-shape") return known;
    const responsePath = pathToAnswer(await rawReply(entry));
    if (responsePath === void 0) return { kind: "refused", reason: known.reason };
    const found = await exchange({ ...entry, responsePath }, environment);
    return found.kind === "another-shape" ? { kind: "refused", reason: found.reason } : found;
  }
  async function exchange(entry, environment) {
    const adapter = (0, _providers_adapters_js__WEBPACK_IMPORTED_MODULE_0__.u4)("http", { http: { ...entry } }, environment);
    try {
      const messages = [{ role: "user", content: QUESTION }];
      const request = { model: "app", messages, params: {} };
      const { text } = await adapter.complete(request, AbortSignal.timeout(TIMEOUT_MS));
      return text.trim() === "" ? { kind: "refused", reason: "an empty answer" } : { kind: "answered", entry };
    } catch (error) {
      const reason = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.kc)(error);
      if (!(error instanceof _providers_provider_js__WEBPACK_IMPORTED_MODULE_1__.mZ)) return { kind: "refused", reason };
      if (error.kind === "invalid-reply") return { kind: "another-shape", reason };
      const isGone = error.kind === "timeout" || error.kind === "auth" || error.lasting === "down";
      return { kind: isGone ? "gone" : "refused", reason };
    }
  }
  async function rawReply({ url, body }) {
    const [name] = Object.keys(body ?? {});
    const filled = name === void 0 ? { model: "app", messages: [{ role: "user", content: QUESTION }] } : { [name]: QUESTION };
    try {
      const reply = await fetch(url, { method: "POST", headers: { "content-type": "application/json", accept: "application/json" }, body: JSON.stringify(filled), redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
      return reply.ok ? await reply.json() : void 0;
    } catch {
      return void 0;
    }
  }
  const ANSWERS = /^(?:answer|response|reply|output|result|text|content|message|completion)$/i;
  const MAX_LEVELS = 5;
  function pathToAnswer(reply) {
    const texts = textsIn(reply, []);
    const named = texts.find((path) => ANSWERS.test(path.at(-1) ?? ""));
    const within = texts.find((path) => path.some((name) => ANSWERS.test(name)));
    const only = texts.length === 1 ? texts[0] : void 0;
    return (named ?? within ?? only)?.join(".");
  }
  function textsIn(value, path) {
    if (typeof value === "string") return value.trim() === "" || path.length === 0 ? [] : [path];
    if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value) || path.length === MAX_LEVELS) return [];
    return Object.entries(value).filter(([name]) => /^[\w-]+$/.test(name)).flatMap(([name, inner]) => textsIn(inner, [...path, name])).toSorted((a, b) => a.length - b.length);
  }
}) };
