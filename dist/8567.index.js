export const id = 8567;
export const ids = [8567];
export const modules = { 90948: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { reportViolations: () => reportViolations });
  var kindlm_validator = __webpack_require__(52048);
  var is_record = __webpack_require__(88277);
  var untyped = __webpack_require__(23523);
  var yaml_path = __webpack_require__(58863);
  var suggestion = __webpack_require__(35176);
  var schema_lookup = __webpack_require__(3016);
  ;
  function unknownKeys(mistakes) {
    const found = /* @__PURE__ */ new Map();
    for (const { error, path } of mistakes) {
      if (error.keyword !== "additionalProperties") continue;
      const place = (0, yaml_path.jV)(path);
      const key = String(error.params["additionalProperty"]);
      const known = found.get(place);
      if (known !== void 0) known.keys.push(key);
      else {
        const missing = mistakes.flatMap((other) => other.error.keyword === "required" && other.error.instancePath === error.instancePath ? [String(other.error.params["missingProperty"])] : []);
        found.set(place, { keys: [key], missing });
      }
    }
    return found;
  }
  function stoodInFor(key, { keys, missing }) {
    if (isWrappedTool(keys)) return missing[0];
    const near = (0, suggestion.pA)(key, missing);
    if (near !== void 0) return near;
    return keys.length === 1 && missing.length === 1 ? missing[0] : void 0;
  }
  function isWrappedTool(keys) {
    return keys.includes("function");
  }
  function emptyNeighbour(mapping, key) {
    if (!(0, is_record.u)(mapping)) return void 0;
    const keys = Object.keys(mapping);
    const above = keys[keys.indexOf(key) - 1];
    return above !== void 0 && mapping[above] === null ? above : void 0;
  }
  const MAX_DEPTH = 8;
  const MOST_PLACES = 3;
  const KNOWN_ELSEWHERE = [{ keys: /^(regex|pattern|matches|not-?regex|javascript|equals|starts-?with|similar|llm-rubric)$/i, under: "output", hint: 'Checks of this kind belong to the test\'s `assert`: `assert: [{ type: regex, value: "..." }]`.' }, { keys: /^schema$/i, under: "output", hint: "Put the schema into a file and name it with `schemaFile`, or write it into the test's `assert`: `assert: [{ type: is-json, value: { type: object } }]`." }, { keys: /^[a-z]+(?:_[a-z]+)+$/, under: "models", hint: "Parameters that only some models take go under `params.extra`, by the name that the API gives them." }, { keys: /^(only|focus)$/, under: "tests", hint: "To run some of the tests, leave the config as it is and name them with the input `tests` (`--tests` at a terminal)." }, { keys: /./, under: "params", hint: "Parameters that only some models take go under `extra`, by the name that the API gives them." }];
  function misplacedHint(root, path, key) {
    const parent = path.findLast((segment) => typeof segment === "string");
    const known = KNOWN_ELSEWHERE.find(({ keys, under }) => under === parent && keys.test(key));
    const all = placesByKey(root).get(key) ?? [];
    const near = all.filter((place) => place.startsWith(`${path[0]}`));
    const places = near.length > 0 ? near : all;
    if (places.includes("")) return `\`${key}\` belongs at the top level of the file.`;
    if (known !== void 0) return known.hint;
    if (places.length === 0 || places.length > MOST_PLACES) return void 0;
    return `\`${key}\` belongs under ${places.map((place) => `\`${place}\``).join(" or ")}.`;
  }
  const KNOWN_PLACES = /* @__PURE__ */ new WeakMap();
  function placesByKey(root) {
    const known = KNOWN_PLACES.get(root) ?? findPlaces(root);
    KNOWN_PLACES.set(root, known);
    return known;
  }
  function findPlaces(root) {
    const found = /* @__PURE__ */ new Map();
    let level = [{ schema: root, path: "" }];
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
      const here = /* @__PURE__ */ new Map();
      for (const { schema, path } of level) {
        for (const [key] of (0, untyped.ws)(schema, "properties")) {
          const places = here.get(key);
          if (places === void 0) here.set(key, [path]);
          else if (!places.includes(path)) places.push(path);
        }
      }
      for (const [key, places] of here) if (!found.has(key)) found.set(key, places);
      level = level.flatMap(({ schema, path }) => childrenOf(root, schema, path));
    }
    return found;
  }
  function childrenOf(root, schema, path) {
    const join = (name) => path === "" ? name : `${path}.${name}`;
    const inner = [...(0, untyped.ws)(schema, "properties").map(([name, value]) => ({ schema: value, path: path === "providers" ? join("<name>") : join(name) })), { schema: (0, untyped.fK)(schema, "additionalProperties"), path: join("<name>") }];
    return inner.map((child) => entriesOf(root, child));
  }
  function entriesOf(root, { schema, path }) {
    const whole = (0, schema_lookup.ZU)(root, schema);
    const items = (0, untyped.fK)(whole, "items");
    return items === void 0 ? { schema: whole, path } : entriesOf(root, { schema: items, path: `${path}[]` });
  }
  var endpoints = __webpack_require__(76169);
  ;
  function typeHint(mistyped) {
    const { value, types, key } = mistyped;
    if (value === null) {
      return typeof key === "string" && key.includes(" ") ? "Between braces a text with a comma in it needs quotes. Else fill the value in, or remove the key." : "Fill it in or remove the key.";
    }
    const wants = (type) => types.includes(type);
    const isNumeric = wants("number") || wants("integer");
    if (isNumeric && typeof value === "string" && !wants("string")) {
      return numberHint(value, mistyped);
    }
    if (wants("boolean") && typeof value === "string" && /^(yes|no|on|off)$/i.test(value)) {
      return "Write `true` or `false`.";
    }
    if (wants("array")) return listHint(mistyped);
    if (wants("object")) return mappingHint(mistyped);
    if (key === "prompt" && (0, is_record.u)(value)) {
      return "Put it under `prompts`, and write its name here.";
    }
    if (wants("string") && !isNumeric && typeof value === "number") {
      return `Put it in quotes: "${value}".`;
    }
    return void 0;
  }
  const UNITS_MS = /* @__PURE__ */ new Map([["s", 1e3], ["sec", 1e3], ["seconds", 1e3], ["m", 6e4], ["min", 6e4], ["minutes", 6e4]]);
  function numberHint(text, { key, schema }) {
    const [, digits, unit = ""] = /^\s*[$\u20ac\u00a3]?\s*(-?\d+(?:[.,]\d+)?)\s*([a-zA-Z%]*)/.exec(text) ?? [];
    if (digits === void 0) return void 0;
    const number = Number(digits.replace(",", "."));
    if (unit === "%" && (0, untyped.fK)(schema, "maximum") === 1) {
      return `A rate is a number from 0 to 1: ${number} % is ${number / 100}.`;
    }
    const factor = UNITS_MS.get(unit.toLowerCase());
    if (factor !== void 0 && typeof key === "string" && key.endsWith("Ms")) {
      return `The unit is milliseconds: ${number * factor}.`;
    }
    if (unit.toLowerCase() === "k") return `Write the number alone: ${number * 1e3}.`;
    return digits === text ? `Write it without quotes: ${number}.` : `Write the number alone: ${number}.`;
  }
  function listHint({ value, schema, resolve }) {
    const items = resolve((0, untyped.fK)(schema, "items"));
    if (typeof value === "string") {
      const example = entryExample(items, value, resolve);
      return `Write it as a list: [${example ?? (0, yaml_path.hD)(value)}].`;
    }
    if (!(0, is_record.u)(value)) return void 0;
    const first = (0, untyped.Ct)(items, "required")[0];
    return typeof first === "string" ? `Begin each entry with a dash: \`- ${first}: ...\`.` : "Begin each entry with a dash.";
  }
  function mappingHint({ value, schema, resolve }) {
    if (Array.isArray(value)) {
      if (value.some((item) => (0, untyped.fK)(item, "role") !== void 0)) {
        return 'Write the messages by their roles: `{ system: "...", user: "..." }`. Further turns of a conversation belong to the test\'s `conversation`.';
      }
      return (0, untyped.fK)(schema, "additionalProperties") === false ? "Write its keys without dashes." : "Write each entry as `name: ...`, without a dash.";
    }
    const example = entryExample(schema, value, resolve);
    return example === void 0 ? void 0 : `Write it as a mapping: ${example}.`;
  }
  function entryExample(schema, value, resolve) {
    const properties = new Map((0, untyped.ws)(schema, "properties"));
    const required = (0, untyped.Ct)(schema, "required").filter((name) => typeof name === "string");
    const fitting = [...required, "user", "system", ...properties.keys()].find((name) => takes(resolve(properties.get(name)), value));
    if (fitting === void 0) return void 0;
    const text = typeof value === "string" ? (0, yaml_path.hD)(value) : String(value);
    const names = required.includes(fitting) ? required : [...required, fitting];
    return `{ ${names.map((name) => `${name}: ${name === fitting ? text : "..."}`).join(", ")} }`;
  }
  function takes(schema, value) {
    const type = (0, untyped.fK)(schema, "type");
    if (typeof value === "number") {
      const maximum = (0, untyped.fK)(schema, "maximum");
      const isTooLarge = typeof maximum === "number" && value > maximum;
      return !isTooLarge && (type === "number" || type === "integer" && Number.isInteger(value));
    }
    if (typeof value === "boolean") return type === "boolean";
    return typeof value === "string" && type === "string";
  }
  function unitHint(around, key) {
    const own = (0, untyped.fK)((0, untyped.fK)(around, "properties"), String(key));
    return /Unit: .*?\.(?= |$)/.exec((0, untyped.$6)(own, "description") ?? "")?.[0];
  }
  ;
  function valueUnder(path, root) {
    return path.reduce((value, segment) => {
      if (Array.isArray(value)) {
        const item = value[Number(segment)];
        return item;
      }
      return (0, untyped.fK)(value, String(segment));
    }, root);
  }
  function schemaPathOf(path, root) {
    const [first, name, ...rest] = path;
    if (first !== "providers" || typeof name !== "string") return path;
    return [first, (0, endpoints.I)(name, valueUnder([first, name], root)) ?? name, ...rest];
  }
  function explain(keyword, params, path, root) {
    const value = valueUnder(path, root);
    switch (keyword) {
      case "type":
        return explainType(params["type"], path, root);
      case "enum":
        return explainEnum(params["allowedValues"], value);
      case "minLength":
        return { message: "The text is empty." };
      case "minItems":
        return { message: "The list is empty: at least one entry is needed." };
      case "maxItems": {
        const entries = Array.isArray(value) ? value.length : 0;
        return { message: `The list has ${entries} entries: at most ${limit(params)} are allowed.` };
      }
      case "minProperties":
        return { message: "The mapping is empty: at least one entry is needed." };
      case "minimum":
        return { message: `${(0, yaml_path.bp)(value)} is too small: the minimum is ${limit(params)}.` };
      case "exclusiveMinimum":
        return { message: `${(0, yaml_path.bp)(value)} is too small: it must be above ${limit(params)}.` };
      case "maximum":
        return { message: `${(0, yaml_path.bp)(value)} is too large: the maximum is ${limit(params)}.`, hint: percentHint(params["limit"], value) };
      case "pattern":
        if (String(params["pattern"]).includes("%")) {
          return { message: `${(0, yaml_path.hD)(String(value))} is neither a number of runs nor a share of them.`, hint: "Write a whole number such as 2, or a share from 1% to 100%." };
        }
        return { message: `${(0, yaml_path.hD)(String(value))} is not an http or https URL.`, hint: 'Write the full URL, e.g. "https://example.com/v1".' };
      default:
        return { message: `${(0, yaml_path.bp)(value)} is not valid here (${keyword}).` };
    }
  }
  const TYPE_NAMES = /* @__PURE__ */ new Map([["string", "a text"], ["number", "a number"], ["integer", "a whole number"], ["boolean", "true or false"], ["array", "a list"], ["object", "a mapping"]]);
  function explainType(expected, path, root) {
    const value = valueUnder(path, root);
    const types = Array.isArray(expected) ? expected : String(expected).split(",");
    const names = types.map((type) => TYPE_NAMES.get(type) ?? String(type));
    return { message: `Expected ${names.join(" or ")}, got ${(0, yaml_path.bp)(value)}.`, hint: indentedTooDeep(path, value, root) ?? typeHint({ value, types, key: path.at(-1), schema: (0, schema_lookup.lv)(kindlm_validator.w, schemaPathOf(path, root)), resolve: (part) => (0, schema_lookup.ZU)(kindlm_validator.w, part) }) };
  }
  function indentedTooDeep(path, value, root) {
    const key = path.at(-1);
    const owner = path.at(-2);
    if (typeof value !== "object" || typeof key !== "string" || typeof owner !== "string") {
      return void 0;
    }
    const around = (0, schema_lookup.Cc)((0, schema_lookup.lv)(kindlm_validator.w, schemaPathOf(path.slice(0, -2), root)));
    if (!around.includes(key)) return void 0;
    return `Does ${(0, yaml_path.hD)(key)} belong beside ${(0, yaml_path.hD)(owner)}? Then indent it as far.`;
  }
  function explainEnum(allowed, value) {
    const valid = Array.isArray(allowed) ? allowed.map(String) : [];
    return { message: `${(0, yaml_path.bp)(value)} is not valid here.`, hint: (0, suggestion.ZA)(typeof value === "string" ? value : "", valid) };
  }
  function percentHint(most, value) {
    if (most !== 1 || typeof value !== "number" || value > 100) return void 0;
    if (value <= 10) return `It is a number from 0 to 1: ${value} of 10 is ${value / 10}.`;
    return `A rate is a number from 0 to 1: ${value} % is ${value / 100}.`;
  }
  function limit(params) {
    return String(params["limit"]);
  }
  var keys_in_config = __webpack_require__(28873);
  ;
  function reportViolations(value, report) {
    (0, kindlm_validator.t)(value);
    const mistakes = withMergedTypes(kindlm_validator.t.errors ?? []).filter((error) => !isSaidElsewhere(error)).map((error) => ({ error, path: pathOf(error.instancePath, value) }));
    const unknown = unknownKeys(mistakes);
    const context = { root: value, unknown };
    for (const { error, path } of mistakes) {
      if (isExplainedByUnknown(error, path, context)) continue;
      reportError(error, path, context, report);
    }
    return new Set(unknown.keys());
  }
  function isExplainedByUnknown({ keyword, params }, path, { root, unknown }) {
    if (keyword === "required") {
      const found = unknown.get((0, yaml_path.jV)(path));
      const missing = String(params["missingProperty"]);
      return found !== void 0 && found.keys.some((key) => stoodInFor(key, found) === missing);
    }
    if (keyword !== "type" || valueUnder(path, root) !== null) return false;
    const around = path.slice(0, -1);
    const strangers = unknown.get((0, yaml_path.jV)(around))?.keys ?? [];
    return strangers.some((key) => emptyNeighbour(valueUnder(around, root), key) === path.at(-1));
  }
  function withMergedTypes(errors) {
    const parts = /* @__PURE__ */ new Map();
    for (const error of errors) {
      const part = error.instancePath.split("/").slice(0, 3).join("/");
      const known = parts.get(part);
      if (known === void 0) parts.set(part, [error]);
      else known.push(error);
    }
    return [...parts.values()].flatMap(withMergedTypesOfPart);
  }
  function withMergedTypesOfPart(errors) {
    return errors.flatMap((error) => {
      if (error.keyword !== "anyOf" && error.keyword !== "type") return [error];
      const branches = errors.filter(({ keyword, instancePath, schemaPath }) => keyword === "type" && instancePath === error.instancePath && schemaPath.includes("/anyOf/"));
      if (error.keyword === "anyOf") {
        const isSaidInside = errors.some(({ keyword, instancePath, schemaPath }) => schemaPath.startsWith(`${error.schemaPath}/`) && `${instancePath}/`.startsWith(`${error.instancePath}/`) && (keyword !== "type" || instancePath !== error.instancePath));
        if (isSaidInside) return [];
        const type = branches.map(({ params }) => String(params["type"]));
        return [{ ...error, keyword: "type", params: { type } }];
      }
      return branches.includes(error) ? [] : [error];
    });
  }
  function isSaidElsewhere({ keyword, schemaPath }) {
    return keyword === "if" || keyword === "not" || schemaPath.includes("/else/");
  }
  function pathOf(pointer, root) {
    const path = [];
    let value = root;
    for (const part of pointer.split("/").slice(1)) {
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      if (Array.isArray(value)) {
        path.push(Number(key));
        const item = value[Number(key)];
        value = item;
      } else {
        path.push(key);
        value = (0, untyped.fK)(value, key);
      }
    }
    return path;
  }
  function reportError(error, path, context, report) {
    const params = error.params;
    switch (error.keyword) {
      case "additionalProperties":
        reportUnknownKey(path, String(params["additionalProperty"]), context, report);
        return;
      case "required":
        reportMissing(path, String(params["missingProperty"]), report);
        return;
      default: {
        const { message, hint } = explain(error.keyword, params, path, context.root);
        const around = (0, schema_lookup.lv)(kindlm_validator.w, schemaPathOf(path.slice(0, -1), context.root));
        const unit = unitHint(around, path.at(-1));
        const mayBePercent = unit === void 0 || unit.startsWith("Unit: share");
        report(path, message.charAt(0).toUpperCase() + message.slice(1), { hint: error.keyword === "maximum" && !mayBePercent ? unit : hint ?? unit });
      }
    }
  }
  function reportUnknownKey(path, key, { root, unknown }, report) {
    const keyPath = [...path, key];
    const known = (0, schema_lookup.Cc)((0, schema_lookup.lv)(kindlm_validator.w, schemaPathOf(path, root)));
    const isEnvName = known.includes("apiKeyEnv");
    if ((0, keys_in_config.eh)(key) && (isEnvName || path[0] === "providers" || path[0] === "models")) {
      report(keyPath, `API keys are not allowed in the config: remove ${(0, yaml_path.hD)(key)}.`, { hint: "Put it into an environment variable (a secret of the repository) and name that with `apiKeyEnv`. Revoke this key if it is real.", at: "key" });
      return;
    }
    const found = unknown.get((0, yaml_path.jV)(path));
    if (found !== void 0 && isWrappedTool(found.keys)) {
      if (key !== "function") return;
      report(keyPath, `Unknown key ${(0, yaml_path.hD)(key)}.`, { hint: "Write what it holds directly here: `name`, `description`, `parameters`; leave out `type`.", at: "key" });
      return;
    }
    const meant = found && stoodInFor(key, found);
    const above = emptyNeighbour(valueUnder(path, root), key);
    const hint = (meant === void 0 ? void 0 : `Did you mean ${(0, yaml_path.hD)(meant)}?`) ?? (above === void 0 ? void 0 : `Does it belong under ${(0, yaml_path.hD)(above)}, which is empty? Then indent it.`) ?? (0, suggestion.au)(key, known) ?? misplacedHint(kindlm_validator.w, path, key) ?? (0, suggestion.ZA)(key, known);
    report(keyPath, `Unknown key ${(0, yaml_path.hD)(key)}.`, { hint, at: "key" });
  }
  function reportMissing(path, key, report) {
    if (path.length === 0 && key === "kindlm") {
      report([], "The version of the config language is missing.", { hint: "The first line is `kindlm: 1`." });
      return;
    }
    const name = path[1];
    if (key === "kind" && path.length === 2 && path[0] === "providers") {
      const kinds = (0, schema_lookup.Cc)((0, schema_lookup.lv)(kindlm_validator.w, ["providers"]));
      report(path, "A provider under a name of its own needs a `kind`.", { hint: (0, suggestion.au)(String(name), kinds) ?? `Add it, e.g. \`kind: openai\` for an API that is compatible with OpenAI's; known by name: ${kinds.join(", ")}.`, at: "key" });
      return;
    }
    const hint = key === "turn" ? 'Give each turn a name, by which reports call it: `{ turn: first, user: "..." }`.' : void 0;
    report(path, `The key "${key}" is missing.`, { at: "key", hint });
  }
}) };
