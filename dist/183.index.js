export const id = 183;
export const ids = [183];
export const modules = { 27183: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { probeEndpoint: () => probeEndpoint });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15744);
  var _providers_adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3665);
  var _providers_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40253);
  const QUESTION = "Hello, what can you do?";
  const PROMPT = "{{prompt}}";
  const NAMES = ["question", "message", "input", "prompt", "query"];
  const AI_SDK = { id: "kindlm", messages: [{ id: "1", role: "user", parts: [{ type: "text", text: PROMPT }] }] };
  const TIMEOUT_MS = 3e4;
  const MAX_SHAPES = 10;
  async function probeEndpoint(target, environment) {
    const shapes = [...firstShapes(target)];
    let reason = "no answer";
    for (let asked = 0; asked < MAX_SHAPES; asked += 1) {
      const entry = shapes.shift();
      if (entry === void 0) break;
      const found = await ask(entry, environment);
      if (found.kind === "answered") return found;
      reason = found.reason;
      if (found.kind === "gone") break;
      if (asked === 0 && entry.method === void 0) {
        shapes.unshift(...await shapesOfRefusal(entry.url));
      }
    }
    return { kind: "silent", reason };
  }
  function firstShapes(target) {
    const url = new URL(target);
    const open = [...url.searchParams].find(([, value]) => /^(?:|\{\{\w+\}\})$/.test(value))?.[0];
    if (open !== void 0) {
      url.searchParams.delete(open);
      return [{ url: url.href, method: "GET", body: { [open]: PROMPT } }];
    }
    const bodies = [AI_SDK, ...NAMES.map((name) => ({ [name]: PROMPT }))];
    return [{ url: target }, ...bodies.map((body) => ({ url: target, body }))];
  }
  const ASKS = /question|message|input|prompt|query|text|content|^q$|ask|utterance/i;
  async function shapesOfRefusal(url) {
    const { status, text } = await rawReply({ url, body: {} });
    if (status === 405) {
      return ["q", ...NAMES].map((name) => ({ url, method: "GET", body: { [name]: PROMPT } }));
    }
    const words = Array.from(text.matchAll(/["'](\w{1,60})\b/g), ([, word = ""]) => word);
    const names = new Set(words.filter((word) => ASKS.test(word) && !NAMES.includes(word)));
    return [...names].map((name) => ({ url, body: { [name]: PROMPT } }));
  }
  async function ask(entry, environment) {
    const known = await exchange(entry, environment);
    if (known.kind !== "another-shape") return known;
    const { status, text } = await rawReply(entry);
    const responsePath = status < 300 ? pathToAnswer(text) : void 0;
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
  async function rawReply({ url, method, body = { model: "app", messages: [{ role: "user", content: PROMPT }] } }) {
    const filled = JSON.stringify(body).replaceAll(PROMPT, QUESTION);
    const target = new URL(url);
    if (method === "GET") {
      const asked = JSON.parse(filled);
      for (const [name, value] of Object.entries(asked)) target.searchParams.set(name, String(value));
    }
    try {
      const reply = await fetch(target, { method: method ?? "POST", headers: { "content-type": "application/json", accept: "application/json" }, ...method === "GET" ? {} : { body: filled }, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
      return { status: reply.status, text: await reply.text() };
    } catch {
      return { status: 599, text: "" };
    }
  }
  const ANSWERS = /^(?:answer|response|reply|output|result|text|content|message|completion)$/i;
  const MAX_LEVELS = 5;
  function pathToAnswer(reply) {
    const texts = textsIn((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.U4)(reply), []);
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
