export const id = 183;
export const ids = [183];
export const modules = { 27183: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { probeEndpoint: () => probeEndpoint });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15744);
  var _providers_adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84265);
  var _providers_provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40253);
  const QUESTION = "Hello, what can you do?";
  const PROMPT = "{{prompt}}";
  const NAMES = ["question", "message", "input", "prompt", "query"];
  const AI_SDK = { id: "kindlm", messages: [{ id: "1", role: "user", parts: [{ type: "text", text: PROMPT }] }] };
  const TIMEOUT_MS = 3e4;
  const MAX_SHAPES = 10;
  async function probeEndpoint(target, environment) {
    const shapes = [...firstShapes(target)];
    const named = [];
    let reason = "no answer";
    for (let asked = 0; asked < MAX_SHAPES; asked += 1) {
      const entry = shapes.shift();
      if (entry === void 0) break;
      const found = await ask(entry, environment);
      if (found.kind === "answered") return found;
      reason = found.reason;
      if (found.kind === "gone") break;
      const more = asked < 3 || named.length > 0 ? await nextShape(entry, named) : void 0;
      if (more !== void 0) shapes.unshift(more);
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
  async function nextShape(entry, named) {
    const { url } = entry;
    const { status, value } = await rawReply(entry);
    if (status === 405 && entry.method === void 0) return { url, method: "GET", body: { q: PROMPT } };
    const key = ({ isOfQuery: isOfQuery2, path }) => `${isOfQuery2} ${path.join(".")}`;
    const known = new Set(named.map(key));
    const fresh = fieldsIn(value).filter((field) => !known.has(key(field)));
    if (fresh.length === 0) return void 0;
    named.push(...fresh);
    const isOfQuery = named.some((field) => field.isOfQuery);
    const paths = named.filter((field) => field.isOfQuery === isOfQuery).map(({ path }) => path);
    const asksFor = (path) => ASKS.test(path.at(-1) ?? "");
    const question = paths.find(asksFor) ?? paths[0];
    const body = {};
    for (const path of paths) place(body, path, path === question ? PROMPT : "kindlm");
    return isOfQuery ? { url, method: "GET", body } : { url, body };
  }
  const ASKS = /question|message|input|prompt|query|text|content|^q$|ask|utterance/i;
  function place(body, path, value) {
    const [name = "", ...rest] = path;
    if (rest.length === 0) body[name] = value;
    else {
      const inner = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.u4)(body[name]) ? { ...body[name] } : {};
      place(inner, rest, value);
      body[name] = inner;
    }
  }
  const VALIDATORS = [({ loc }) => Array.isArray(loc) ? loc : void 0, ({ path, location }) => {
    if (Array.isArray(path)) return path;
    return typeof path === "string" ? [location ?? "body", ...path.split(".")] : void 0;
  }, ({ param, location }) => typeof param === "string" ? [location ?? "body", param] : void 0, ({ fieldErrors, errors }) => {
    const fields = [fieldErrors, errors].find(_basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.u4);
    const [name] = Object.keys(fields ?? {});
    return name === void 0 ? void 0 : [name];
  }, ({ message }) => {
    const found = /^(body|querystring)\S* must have required property '(\w+)'/.exec(String(message));
    return found === null ? void 0 : [found[1], found[2]];
  }, ({ message }) => {
    const [first] = Array.isArray(message) ? message : [];
    const found = /^(\w+) (?:must be|should not be)/.exec(String(first));
    return found === null ? void 0 : [found[1]];
  }];
  function fieldsIn(value, level = 0) {
    if (level > MAX_LEVELS) return [];
    if (Array.isArray(value)) return value.slice(0, 20).flatMap((one) => fieldsIn(one, level + 1));
    if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value)) return [];
    const found = VALIDATORS.map((read) => read(value)).find((path2) => path2 !== void 0);
    const inner = Object.values(value).flatMap((one) => fieldsIn(one, level + 1));
    if (found === void 0) return inner;
    const [part] = found;
    const isOfQuery = part === "query" || part === "querystring";
    const path = isOfQuery || part === "body" ? found.slice(1) : found;
    const isPlain = path.every((name) => typeof name === "string" && /^[\w-]{1,60}$/.test(name));
    const field = { isOfQuery, path: path.map(String) };
    return isPlain && path.length > 0 && path[0] !== "__proto__" ? [field, ...inner] : inner;
  }
  async function ask(entry, environment) {
    const known = await exchange(entry, environment);
    if (known.kind !== "another-shape") return known;
    const { status, value } = await rawReply(entry);
    const responsePath = status < 300 ? pathToAnswer(value) : void 0;
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
      const value = await reply.json().catch(() => void 0);
      return { status: reply.status, value };
    } catch {
      return { status: 599, value: void 0 };
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
