export const id = 517;
export const ids = [517];
export const modules = { 44517: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { readAgentTrace: () => readAgentTrace });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15744);
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43117);
  function factsOf(span) {
    const kind = kindOf(span);
    if (kind === void 0) return void 0;
    const model = textOf(span, "gen_ai.response.model", "gen_ai.request.model", "llm.model_name");
    const call = kind === "tool" ? toolCall(span) : void 0;
    const agent = textOf(span, "gen_ai.agent.name", "agent.name");
    const names = { agent, model, tool: call?.name, step: void 0 };
    return { kind, name: names[kind] ?? span.name, inputTokens: tokensOf(span, "gen_ai.usage.input_tokens", "gen_ai.usage.prompt_tokens", "llm.token_count.prompt"), outputTokens: tokensOf(span, "gen_ai.usage.output_tokens", "gen_ai.usage.completion_tokens", "llm.token_count.completion"), totalTokens: tokensOf(span, "llm.token_count.total"), costUsd: usdOf(span, "gen_ai.usage.cost", "llm.cost.total"), model, call, ...kind === "model" ? modelFacts(span) : NO_REPLY };
  }
  const NO_REPLY = { requested: [], results: [], wantsTools: false, tellsEnd: false };
  const KINDS = new Map([...["chat", "text_completion", "generate_content", "embeddings", "LLM", "EMBEDDING"].map((name) => [name, "model"]), ...["execute_tool", "TOOL"].map((name) => [name, "tool"]), ...["create_agent", "invoke_agent", "invoke_workflow", "AGENT"].map((name) => [name, "agent"]), ...["retrieval", "CHAIN", "RETRIEVER", "RERANKER", "GUARDRAIL", "EVALUATOR", "PROMPT"].map((name) => [name, "step"])]);
  const OPERATIONS = ["gen_ai.operation.name", "openinference.span.kind"];
  function kindOf(span) {
    const known = OPERATIONS.map((key) => KINDS.get(textOf(span, key) ?? "")).find((kind) => kind !== void 0);
    if (known !== void 0) return known;
    if (span.attributes.has("gen_ai.tool.name")) return "tool";
    return span.attributes.has("gen_ai.request.model") ? "model" : void 0;
  }
  function toolCall(span) {
    return { id: textOf(span, "gen_ai.tool.call.id", "tool.id", "tool_call.id"), name: textOf(span, "gen_ai.tool.name", "tool.name") ?? span.name.replace(/^execute_tool\s+/, ""), args: valueOf(span, "gen_ai.tool.call.arguments", "input.value", "tool.parameters"), result: decoded(valueOf(span, "gen_ai.tool.call.result", "output.value")) };
  }
  const WITHOUT_REPLY = /* @__PURE__ */ new Set(["embeddings", "EMBEDDING"]);
  function modelFacts(span) {
    const sent = partsOf(messagesOf(span, "gen_ai.output.messages"));
    const requested = [...sent.flatMap(requestedCall), ...choices(span)];
    const finish = [valueOf(span, "gen_ai.response.finish_reasons"), ...messagesOf(span, "gen_ai.output.messages").map((message) => message["finish_reason"])];
    const ends = finish.flatMap((reasons) => decoded(reasons)).filter((reason) => reason !== void 0 && reason !== null && reason !== "");
    return { requested: requested.length > 0 ? requested : flattenedCalls(span), results: [...partsOf(messagesOf(span, "gen_ai.input.messages")).flatMap(toolResult), ...flattenedResults(span)], wantsTools: ends.some((reason) => TOOL_ENDS.has(String(reason))), tellsEnd: ends.length > 0 || sent.length > 0 || span.events.some(({ name }) => name === "gen_ai.choice") || [...span.attributes.keys()].some((key) => FLATTENED_REPLY.test(key)) || OPERATIONS.some((key) => WITHOUT_REPLY.has(span.attributes.get(key))) };
  }
  const TOOL_ENDS = /* @__PURE__ */ new Set(["tool_call", "tool_calls", "tool_use", "function_call"]);
  function messagesOf(span, key) {
    const holders = [span, ...span.events];
    const held = holders.map(({ attributes }) => attributes.get(key)).find((it) => it !== void 0);
    const messages = decoded(held);
    return Array.isArray(messages) ? messages.filter((message) => (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.u4)(message)) : [];
  }
  function partsOf(messages) {
    return messages.flatMap(({ parts }) => Array.isArray(parts) ? parts.filter((part) => (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.u4)(part)) : []);
  }
  function requestedCall({ type, id: id2, name, arguments: args }) {
    if (type !== "tool_call" || typeof name !== "string" || name === "") return [];
    return [{ id: idOf(id2), name, args }];
  }
  function toolResult(part) {
    const id2 = idOf(part["id"]);
    if (part["type"] !== "tool_call_response" || id2 === void 0) return [];
    return [[id2, decoded(part["response"] ?? part["result"])]];
  }
  function choices(span) {
    return span.events.filter(({ name }) => name === "gen_ai.choice").flatMap(({ attributes }) => {
      const message = decoded(attributes.get("message"));
      const calls = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.u4)(message) ? message["tool_calls"] : decoded(attributes.get("tool_calls"));
      return Array.isArray(calls) ? calls.flatMap(functionCall) : [];
    });
  }
  function functionCall(call) {
    const called = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.u4)(call) ? call["function"] ?? call : void 0;
    if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.u4)(call) || !(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.u4)(called)) return [];
    const { name, arguments: args } = called;
    return typeof name === "string" && name !== "" ? [{ id: idOf(call["id"]), name, args }] : [];
  }
  const FLATTENED_CALL = /^(?:llm\.output_messages\.(\d+)\.message\.tool_calls\.(\d+)\.tool_call\.(?:function\.)?|gen_ai\.completion\.(\d+)\.tool_calls\.(\d+)\.)(id|name|arguments)$/;
  function flattenedCalls(span) {
    const calls = /* @__PURE__ */ new Map();
    for (const [key, value] of span.attributes) {
      const match = FLATTENED_CALL.exec(key);
      if (match === null) continue;
      const message = Number(match[1] ?? match[3]);
      const index = Number(match[2] ?? match[4]);
      const place = `${message}.${index}`;
      const call = calls.get(place) ?? { order: message * 1e4 + index };
      calls.set(place, call);
      if (match[5] === "arguments") call.args = value;
      else if (typeof value === "string") call[match[5] === "id" ? "id" : "name"] = value;
    }
    return [...calls.values()].toSorted((a, b) => a.order - b.order).flatMap(({ id: id2, name, args }) => name === void 0 ? [] : [{ id: id2, name, args }]);
  }
  const FLATTENED_REPLY = /^(?:llm\.output_messages|gen_ai\.completion)\.\d+\./;
  const FLATTENED_RESULT = /^(llm\.input_messages\.\d+\.message\.)tool_call_id$/;
  function flattenedResults(span) {
    return [...span.attributes].flatMap(([key, value]) => {
      const prefix = FLATTENED_RESULT.exec(key)?.[1];
      const id2 = idOf(value);
      if (prefix === void 0 || id2 === void 0) return [];
      return [[id2, decoded(span.attributes.get(`${prefix}content`))]];
    });
  }
  function idOf(value) {
    return typeof value === "string" && value !== "" ? value : void 0;
  }
  function decoded(value) {
    if (typeof value !== "string" || !/^\s*[[{"]/.test(value)) return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }
  function valueOf({ attributes }, ...keys) {
    return keys.map((key) => attributes.get(key)).find((value) => value !== void 0);
  }
  function textOf({ attributes }, ...keys) {
    return keys.flatMap((key) => idOf(attributes.get(key)) ?? [])[0];
  }
  const MAX_TOKENS = 1e9;
  const MAX_USD = 1e6;
  function tokensOf(span, ...keys) {
    return numbersOf(span, keys).find((value) => Number.isInteger(value) && value <= MAX_TOKENS);
  }
  function usdOf(span, ...keys) {
    return numbersOf(span, keys).find((value) => value <= MAX_USD);
  }
  function numbersOf({ attributes }, keys) {
    return keys.map((key) => attributes.get(key)).filter((value) => typeof value === "number").filter((value) => value >= 0);
  }
  const MAX_MERGED = 2e3;
  const MAX_STEPS = 200;
  const MAX_DEPTH = 12;
  const MAX_NAME = 200;
  function readAgentTrace(received) {
    const { refusedExports, droppedSpans } = received;
    const spans = distinctSpans(received.spans);
    if (spans.length === 0 && refusedExports === 0) return void 0;
    const nodes = nodesOf(spans);
    const executed = nodes.filter(({ facts }) => facts.kind === "tool").filter(isCallOfItsOwn);
    const models = nodes.filter(({ facts }) => facts.kind === "model");
    const repliesOfModels = models.filter((node) => !hasBelow(node, ({ kind }) => kind === "model"));
    const calls = mergedCalls(executed.slice(0, MAX_MERGED), repliesOfModels);
    const shown = stepsOf(nodes);
    const uses = nodes.filter((node) => statesUsage(node.facts) && !hasBelow(node, statesUsage)).map(({ facts }) => useOf(facts));
    return { run: { steps: shown.slice(0, MAX_STEPS), understoodSpans: nodes.length, otherSpans: spans.length - nodes.length, callsWithoutArguments: calls.filter(({ args }) => args === void 0).length, refusedExports, droppedSpans }, calls, told: refusedExports + droppedSpans > 0 ? "lost" : toldBy(nodes, repliesOfModels, executed.length, calls.length), uses, modelId: models.find(({ facts }) => facts.model !== void 0)?.facts.model, services: received.services };
  }
  function toldBy(nodes, replies, executed, calls) {
    const wanting = replies.filter(({ facts }) => facts.wantsTools);
    const unnamed = wanting.filter(({ facts }) => facts.requested.length === 0);
    if (unnamed.length > 0 && executed < wanting.length) return "missing";
    if (calls > 0) return "known";
    if (nodes.length === 0) return "untold";
    return replies.length > 0 && replies.every(({ facts }) => facts.tellsEnd) ? "known" : "none";
  }
  function distinctSpans(spans) {
    const byId = new Map(spans.map((span) => [keyOf(span, span.spanId), span]));
    return [...byId.values()].sort((a, b) => a.startMs - b.startMs);
  }
  function keyOf({ traceId }, spanId) {
    return `${traceId} ${spanId}`;
  }
  function nodesOf(spans) {
    const byId = new Map(spans.map((span) => [keyOf(span, span.spanId), span]));
    const described = /* @__PURE__ */ new Map();
    for (const span of spans) {
      const facts = factsOf(span);
      if (facts !== void 0) described.set(span, { span, facts, parent: void 0, children: [] });
    }
    const above = /* @__PURE__ */ new Map();
    const nodeAbove = (start) => {
      const passed = [];
      const seen = /* @__PURE__ */ new Set();
      let at = start;
      let found;
      while (at !== void 0 && !seen.has(at)) {
        if (above.has(at)) {
          found = above.get(at);
          break;
        }
        seen.add(at);
        passed.push(at);
        const parent = byId.get(keyOf(at, at.parentSpanId));
        found = parent === void 0 ? void 0 : described.get(parent);
        if (found !== void 0) break;
        at = parent;
      }
      for (const span of passed) above.set(span, found);
      return found;
    };
    const nodes = [...described.values()];
    for (const node of nodes) {
      const parent = nodeAbove(node.span);
      if (parent === void 0 || isUnder(parent, node)) continue;
      node.parent = parent;
      parent.children.push(node);
    }
    return nodes;
  }
  function isUnder(node, other) {
    for (let at = node; at !== void 0; at = at.parent) {
      if (at === other) return true;
    }
    return false;
  }
  function statesUsage({ inputTokens, outputTokens, totalTokens, costUsd }) {
    return [inputTokens, outputTokens, totalTokens, costUsd].some((it) => (it ?? 0) > 0);
  }
  function hasBelow(node, isSame) {
    const waiting = [...node.children];
    for (let at = waiting.pop(); at !== void 0; at = waiting.pop()) {
      if (isSame(at.facts)) return true;
      if (node.facts.kind === "model" && at.facts.kind === "tool") continue;
      waiting.push(...at.children);
    }
    return false;
  }
  function useOf({ inputTokens = 0, outputTokens = 0, totalTokens, costUsd, model }) {
    const total = Math.max(totalTokens ?? 0, inputTokens + outputTokens);
    return { model, inputTokens, outputTokens, totalTokens: total, costUsd };
  }
  function isCallOfItsOwn({ facts: { call }, parent }) {
    const outer = parent?.facts.call;
    if (call === void 0 || outer === void 0 || outer.name !== call.name) return true;
    if (call.id !== void 0 && outer.id !== void 0) return call.id !== outer.id;
    return JSON.stringify(call.args) !== JSON.stringify(outer.args);
  }
  function mergedCalls(executed, models) {
    const results = new Map(models.flatMap(({ facts }) => facts.results));
    const requested = distinctRequests(models);
    const made = executed.map(({ span, facts }) => ({ at: span.startMs, call: facts.call ?? { name: facts.name } }));
    const asked = new Set(requested);
    const pairOf = (call) => {
      const open = [...asked];
      const pair = open.find((request) => call.id !== void 0 && request.call.id === call.id) ?? open.find((request) => request.call.name === call.name && (call.id === void 0 || request.call.id === void 0));
      if (pair !== void 0) asked.delete(pair);
      return pair?.call;
    };
    const paired = made.map(({ at, call }) => {
      const pair = pairOf(call);
      const both = { ...call, id: call.id ?? pair?.id, args: call.args ?? pair?.args };
      return { at, call: both };
    });
    return [...paired, ...asked].toSorted((a, b) => a.at - b.at).map(({ call }) => ({ ...call, result: call.result ?? (call.id === void 0 ? void 0 : results.get(call.id)) }));
  }
  function distinctRequests(models) {
    const known = /* @__PURE__ */ new Set();
    return models.flatMap(({ span, facts }) => facts.requested.map((call) => ({ at: span.endMs, call }))).toSorted((a, b) => a.at - b.at).slice(0, MAX_MERGED).filter(({ call: { id: id2 } }) => {
      const isNew = id2 === void 0 || !known.has(id2);
      if (id2 !== void 0) known.add(id2);
      return isNew;
    });
  }
  function stepsOf(nodes) {
    const first = Math.min(...nodes.slice(0, 1).map(({ span }) => span.startMs));
    const steps = [];
    const waiting = nodes.filter(({ parent }) => parent === void 0).map((node) => ({ node, depth: 0 })).reverse();
    for (let at = waiting.pop(); at !== void 0; at = waiting.pop()) {
      const { node, depth } = at;
      steps.push(stepOf(node, Math.min(depth, MAX_DEPTH), first));
      if (steps.length >= MAX_STEPS) break;
      waiting.push(...node.children.map((child) => ({ node: child, depth: depth + 1 })).reverse());
    }
    return steps;
  }
  function stepOf({ span, facts }, depth, first) {
    const { kind, name, inputTokens, outputTokens } = facts;
    return { kind, name: (0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__.Yj)(name, MAX_NAME), depth, startMs: Math.round(Math.max(0, span.startMs - first)), durationMs: Math.round(Math.max(0, span.endMs - span.startMs)), ...span.failed ? { failed: true } : {}, ...inputTokens === void 0 ? {} : { inputTokens }, ...outputTokens === void 0 ? {} : { outputTokens } };
  }
}) };
