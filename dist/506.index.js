export const id = 506;
export const ids = [506];
export const modules = { 95506: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { htmlPieces: () => htmlPieces });
  var words_escape = __webpack_require__(22333);
  var findings = __webpack_require__(80321);
  var format = __webpack_require__(75884);
  var headline = __webpack_require__(1614);
  var aggregate = __webpack_require__(79995);
  var word = __webpack_require__(75367);
  var cut = __webpack_require__(43117);
  ;
  const MAX_VARIABLES = 50;
  const MAX_TOOLS = 50;
  const MAX_NAME = 300;
  const MAX_VALUE = 1e3;
  const MAX_PARAMETERS = 4e3;
  function questionOf(input, max) {
    if (input === void 0 || max === 0) return void 0;
    const valueLength = Math.min(max, MAX_VALUE);
    return { vars: Object.entries(input.vars).slice(0, MAX_VARIABLES).map(([name, value]) => [(0, words_escape.Kb)(name, MAX_NAME), cutBlock(value, valueLength)]), messages: input.messages.map(({ role, content }) => ({ role, ...shownText(content, max) })), tools: input.tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => ({ name: (0, words_escape.Kb)(name, MAX_NAME), description: description === void 0 ? void 0 : cutBlock(description, valueLength), parameters: parameters === void 0 ? void 0 : cutBlock(jsonText(parameters), Math.min(max, MAX_PARAMETERS)) })), command: input.command === void 0 ? void 0 : cutBlock(input.command, max) };
  }
  function shownText(text, max) {
    const shown = (0, words_escape.Yj)((0, cut.Yj)(text, max));
    if (text.length <= max) return { text: shown };
    return { text: shown, note: `Cut here: ${(0, format.U9)(max)} of ${(0, format.U9)(text.length)} characters. report.json has all of it.` };
  }
  function cutBlock(text, max) {
    const shown = (0, words_escape.Yj)((0, cut.Yj)(text, max));
    return text.length <= max ? shown : `${shown}\u2026`;
  }
  function jsonText(value) {
    try {
      return JSON.stringify(value, void 0, 1).replaceAll(/\n\s*/gu, " ");
    } catch {
      return "(nested too deeply to show)";
    }
  }
  ;
  const MAX_COMPARED = 6e3;
  const MAX_EDITS = 150;
  const MAX_MARKED_PAIRS = 50;
  const MAX_MARKS = 400;
  function beforeAfters(results) {
    const pairs = /* @__PURE__ */ new Map();
    for (const result of results) {
      const pair = pairOf(result, pairs.size < MAX_MARKED_PAIRS);
      if (pair !== void 0) pairs.set(result, pair);
    }
    return pairs;
  }
  function pairOf({ comparison, runs }, isMarked) {
    const known = comparison?.before;
    const shown = runs.filter((run2) => run2.outputOmitted !== true && run2.turns === void 0);
    const run = shown.find((one) => !(0, aggregate.GT)(one)) ?? shown[0];
    if (known === void 0 || run === void 0) return void 0;
    const before = shownText(known.outputText, MAX_COMPARED);
    const after = shownText(run.outputText, MAX_COMPARED);
    const found = isMarked ? differences(before.text, after.text) : TOO_MANY_PAIRS;
    return { before: { ...before, marks: found.before, passed: known.passed }, after: { ...after, marks: found.after, passed: (0, aggregate.GT)(run) }, note: found.note };
  }
  const TOO_MANY_PAIRS = { before: [], after: [], note: `Differences are marked in the first ${MAX_MARKED_PAIRS} tests only.` };
  const TOO_DIFFERENT = { before: [], after: [], note: "The answers have too little in common to mark what differs." };
  function differences(before, after) {
    const parts = (0, word.pR)(before, after, { maxEditLength: MAX_EDITS });
    if (parts === void 0) return TOO_DIFFERENT;
    const marks = { before: [], after: [] };
    let [at, now] = [0, 0];
    for (const { added, removed, value } of parts) {
      const { length } = value;
      if (removed) marks.before.push({ start: at, end: at + length, kind: "removed" });
      else if (added) marks.after.push({ start: now, end: now + length, kind: "added" });
      if (!added) at += length;
      if (!removed) now += length;
    }
    return { before: marks.before.slice(0, MAX_MARKS), after: marks.after.slice(0, MAX_MARKS) };
  }
  var phrases = __webpack_require__(23270);
  var assertions_metadata = __webpack_require__(82140);
  ;
  const trace_tree_MAX_NAME = 200;
  const KIND_WORDS = { agent: "agent", model: "model call", tool: "tool", step: "step" };
  function traceTree(trace) {
    if (trace === void 0 || trace.steps.length === 0) return void 0;
    return { lines: trace.steps.map(({ kind, name, depth, startMs, durationMs, ...rest }) => ({ kind: KIND_WORDS[kind], name: (0, words_escape.Kb)(name, trace_tree_MAX_NAME), depth, facts: [(0, format.p0)(durationMs), `after ${(0, format.p0)(startMs)}`, ...tokenWords(rest)], failed: rest.failed === true })), note: noteOf(trace) };
  }
  function tokenWords({ inputTokens, outputTokens }) {
    if (inputTokens === void 0 && outputTokens === void 0) return [];
    return [`${(0, format.U9)(inputTokens ?? 0)} tokens in, ${(0, format.U9)(outputTokens ?? 0)} out`];
  }
  function noteOf({ steps, understoodSpans, otherSpans, ...lost }) {
    const more = Math.max(0, understoodSpans - steps.length);
    const parts = [...more === 0 ? [] : [(0, format.LS)(more, "more step")], ...otherSpans === 0 ? [] : [(0, format.LS)(otherSpans, "span of no known convention", "spans of no known convention")], ...lost.droppedSpans === 0 ? [] : [(0, format.LS)(lost.droppedSpans, "span beyond the limit", "spans beyond the limit")], ...lost.refusedExports === 0 ? [] : [(0, format.LS)(lost.refusedExports, "refused export")]];
    return parts.length === 0 ? void 0 : `Not shown: ${parts.join(", ")}.`;
  }
  ;
  const answer_marks_MAX_MARKS = 200;
  const MAX_PATTERN = 2e3;
  function marksOf(text, assertions) {
    const found = assertions.filter((assertion) => !assertion.passed).flatMap((assertion) => [...textsOf(assertion, "forbidden").flatMap((needle) => occurrences(text, needle, "forbidden")), ...textsOf(assertion, "redactedMatches").flatMap((needle) => occurrences(text, needle, "redacted"))]).sort((a, b) => a.start - b.start || b.end - a.end);
    return withoutOverlaps(found).slice(0, answer_marks_MAX_MARKS);
  }
  function textsOf({ metadata }, name) {
    const list = metadata?.[name];
    if (!Array.isArray(list)) return [];
    const texts = list;
    return [...new Set(texts.filter((item) => typeof item === "string"))];
  }
  function occurrences(text, needle, kind) {
    const plain = (0, words_escape.Yj)(needle);
    if (plain.trim() === "") return [];
    const exact = exactOccurrences(text, plain);
    const found = exact.length > 0 ? exact : occurrencesInAnyCase(text, plain);
    return found.slice(0, answer_marks_MAX_MARKS).map(([start, length]) => ({ start, end: start + length, kind }));
  }
  function exactOccurrences(text, plain) {
    const found = [];
    for (let start = text.indexOf(plain); start !== -1 && found.length < answer_marks_MAX_MARKS; start = text.indexOf(plain, start + plain.length)) {
      found.push([start, plain.length]);
    }
    return found;
  }
  function occurrencesInAnyCase(text, plain) {
    if (plain.length > MAX_PATTERN) return [];
    const pattern = plain.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
    return [...text.matchAll(new RegExp(pattern, "giu"))].map(({ index, 0: { length } }) => [index, length]);
  }
  function withoutOverlaps(marks) {
    let end = 0;
    return marks.filter((mark) => {
      if (mark.start < end) return false;
      end = mark.end;
      return true;
    });
  }
  ;
  const MAX_MESSAGE = 4e3;
  const MAX_FACT = 600;
  const MAX_LABEL = 300;
  const MAX_ARGUMENTS = 4e3;
  const MAX_CALLS = 100;
  const MAX_FACTS = 20;
  function resultDetail(result, extent, beforeAfter) {
    const shown = result.runs.find((run) => run.input !== void 0 && isWanted(run, extent));
    const question = questionOf(shown?.input, extent.answer);
    const known = JSON.stringify(question);
    const { runs: counted, extraRuns = [] } = result;
    const runs = [...counted, ...extraRuns].map((run, index) => {
      const detail = runDetail(run, extent, index >= counted.length);
      if (run.input === shown?.input || !isWanted(run, extent)) return detail;
      const own = questionOf(run.input, extent.answer);
      return own === void 0 || JSON.stringify(own) === known ? detail : { ...detail, question: own };
    });
    return { about: aboutOf(result), question, runs, beforeAfter: beforeAfter !== void 0 && hasRoom(beforeAfter, extent) ? beforeAfter : void 0 };
  }
  function aboutOf({ description, metadata = {} }) {
    const values = [...description === void 0 ? [] : [["Description", description]], ...Object.entries(metadata).map(([name, value]) => [name, typeof value === "string" ? value : value.join(", ")])];
    if (values.length === 0) return void 0;
    return values.slice(0, MAX_FACTS).map(([name, value]) => [(0, words_escape.Kb)(name, MAX_LABEL), (0, words_escape.Kb)(value, MAX_FACT)]);
  }
  function hasRoom({ after }, { answersOf: answersOf2, answer }) {
    if (answer < MAX_COMPARED) return false;
    return answersOf2 === "all" || answersOf2 === "failed" && !after.passed;
  }
  function isWanted(run, { answersOf: answersOf2 }) {
    return answersOf2 === "all" || answersOf2 === "failed" && !(0, aggregate.GT)(run);
  }
  function runDetail(run, extent, isExtra) {
    const passed = (0, aggregate.GT)(run);
    const wanted = isWanted(run, extent);
    const head = { title: `Answer ${run.runIndex + 1}`, verdict: verdictOf(run), facts: [...isExtra ? ["for the comparison only, counts in no gate"] : [], ...runFacts(run)] };
    if (passed && extent.passedRuns === "counted") {
      const note2 = `${(0, format.LS)(run.assertions.length, "assertion")} passed. They are in report.json: this page would be too large.`;
      return { ...head, assertions: [], answers: [], note: note2 };
    }
    const note = answerNote(run, wanted);
    const answers = answersOf(run, wanted ? extent.answer : 0);
    return { ...head, assertions: run.assertions.map((assertion) => ({ ...assertionDetail(assertion), judged: judgedOf(assertion, run, answers) })), answers, trace: wanted ? traceTree(run.trace) : void 0, thoughts: thoughtsOf(run, wanted ? extent.answer : 0), note };
  }
  function verdictOf(run) {
    if ((0, aggregate.NF)(run)) return "not-run";
    if ((0, aggregate.E3)(run)) return "errored";
    return (0, aggregate.GT)(run) ? "passed" : "failed";
  }
  function answerNote(run, wanted) {
    if ((0, aggregate.mm)(run)) return "Not asked to the end: the run was cancelled before.";
    if ((0, aggregate.Ls)(run)) {
      return run.callCount === 0 ? "Not asked: the verdict was decided without it." : "Not judged: it was under way when the verdict was decided without it.";
    }
    if (run.outputOmitted === true) return "Question and answer are left out (input outputs).";
    if (!wanted) return "Question and answer are in report.json: this page would be too large.";
    return void 0;
  }
  function runFacts(run) {
    const { tokenUsage, costEstimateUsd, callCount } = run;
    const { outcome } = run;
    return [...outcome.kind === "reused" ? [(0, words_escape.up)(outcome)] : [], (0, format.p0)(run.latencyMs), costEstimateUsd === null ? "cost unknown" : (0, format.dR)(costEstimateUsd), (0, format.LS)(tokenUsage.totalTokens, "token"), ...callCount === 0 ? [] : [(0, format.LS)(callCount, "call")], ...run.thoughtCharacters === void 0 ? [] : [`${phrases.B2.idle} ${(0, format.LS)(run.thoughtCharacters, "character")} of thoughts`], ...run.truncated ? [`${phrases.B2.look} cut at maxTokens`] : [], ...run.turnLimitReached ? ["ended at maxTurns"] : [], ...run.callsShortened === true ? ["calls by name only: the report was too large"] : [], ...run.checksOmitted === true ? ["details of checks left out: the report was too large"] : []];
  }
  function thoughtsOf({ thoughts = "" }, max) {
    return thoughts === "" || max === 0 ? void 0 : shownText(thoughts, max);
  }
  function answersOf(run, max) {
    const omitted = run.outputOmitted === true || max === 0;
    const detail = ({ outputText, toolCalls }, turn, index = 0) => ({ turn: turn === void 0 ? void 0 : (0, words_escape.Kb)(turn.label, MAX_LABEL), user: omitted || turn?.user === void 0 || index === 0 ? void 0 : shownText(turn.user, max), calls: toolCalls.slice(0, MAX_CALLS).map((call) => callDetail(call, omitted || run.callsShortened === true)), answer: omitted ? { text: "", marks: [] } : markedText(outputText, run.assertions, max) });
    const answers = run.turns?.map((turn, index) => detail(turn, turn, index)) ?? [detail(run)];
    return answers.filter(({ user, calls, answer }) => user !== void 0 || calls.length > 0 || answer.text !== "");
  }
  function markedText(text, assertions, max) {
    const shown = shownText(text, max);
    return { ...shown, marks: marksOf(shown.text, assertions) };
  }
  function callDetail(call, omitted) {
    return { name: (0, words_escape.Kb)(call.name, MAX_LABEL), args: omitted ? void 0 : cutBlock(jsonText(call.arguments), MAX_ARGUMENTS), result: omitted || call.result === void 0 ? void 0 : cutBlock(jsonText(call.result), MAX_ARGUMENTS) };
  }
  function assertionDetail(assertion) {
    const { assertionType, label, passed, advisory, failureCode, failureMessage, metadata } = assertion;
    const message = failureMessage ?? "";
    const reason = reasonOf(assertion);
    return { label: (0, words_escape.Kb)(label, MAX_LABEL), type: (0, words_escape.Kb)(assertionType, MAX_LABEL), passed, advisory, scoreText: (0, format.fN)(assertion.score), band: isGraded(assertion) ? (0, assertions_metadata.BV)(assertion.score) : void 0, code: failureCode, message: message === "" ? void 0 : cutBlock(message, MAX_MESSAGE), reason: reason === void 0 ? void 0 : cutBlock(reason, MAX_MESSAGE), facts: (0, assertions_metadata.xj)(metadata).filter(([, value]) => saysSomething(value, [label, message, reason])).slice(0, MAX_FACTS).map(([name, value]) => [(0, words_escape.Kb)(name, MAX_LABEL), factText(value)]) };
  }
  function criterionOf({ assertionType, metadata }) {
    if (assertionType !== "judge" || metadata?.criteria === void 0) return void 0;
    return (0, words_escape.Yj)(metadata.criteria);
  }
  function judgedOf(assertion, run, answers) {
    const criterion = criterionOf(assertion);
    if (criterion === void 0) return void 0;
    const turn = run.turns?.find(({ label }) => assertion.label.startsWith(`${label}: `));
    const text = (0, words_escape.Yj)((turn ?? run).outputText);
    const name = turn === void 0 ? void 0 : (0, words_escape.Kb)(turn.label, MAX_LABEL);
    const answer = answers.findLastIndex((shown) => (name === void 0 || shown.turn === name) && shown.answer.text === text);
    return answer === -1 || text === "" ? void 0 : { criterion, answer };
  }
  function reasonOf({ metadata, failureMessage }) {
    const reasons = [metadata?.reasoning, metadata?.reason];
    return reasons.filter((reason) => typeof reason === "string").find((reason) => reason !== "" && reason !== failureMessage);
  }
  function isGraded({ assertionType, metadata }) {
    if (assertionType === "judge") return true;
    if (assertionType === "drift") return metadata?.["exercised"] !== false;
    return metadata?.["scored"] === true;
  }
  function saysSomething(value, shown) {
    if (Array.isArray(value)) return value.length > 0;
    return value !== null && value !== void 0 && value !== "" && !shown.includes(value);
  }
  function factText(value) {
    if (typeof value === "string") return cutBlock(value, MAX_FACT);
    if (typeof value === "number" && !Number.isInteger(value)) return (0, format.ic)((0, format.U9)(value, 4));
    return cutBlock(jsonText(value), MAX_FACT);
  }
  var tables = __webpack_require__(13613);
  var judge_check = __webpack_require__(26513);
  var basics = __webpack_require__(15744);
  ;
  const CHUNK_SIZE = 50;
  const MAX_DETAILS = 12e6;
  const VARIANTS = [{ answersOf: "all", answer: 2e4, passedRuns: "whole" }, { answersOf: "failed", answer: 2e4, passedRuns: "whole" }, { answersOf: "failed", answer: 2e3, passedRuns: "whole" }, { answersOf: "failed", answer: 2e3, passedRuns: "counted" }, { answersOf: "none", answer: 0, passedRuns: "counted" }];
  function dataElements(report, suites, budget = MAX_DETAILS) {
    const results = (0, tables.qS)(report);
    const judged = criteriaOf(results);
    const index = { suites, rows: (0, tables.Ge)(report), chunkSize: CHUNK_SIZE, judged };
    const beside = { pairs: beforeAfters(results), labelled: labelledAnswers(report) };
    return [dataElement("kindlm-index", index), ...detailElements(results, beside, budget)];
  }
  const MAX_CRITERIA = 100;
  function criteriaOf(results) {
    const judged = results.flatMap(({ runs }) => runs).filter(({ outputOmitted }) => outputOmitted !== true).flatMap(({ assertions }) => assertions.flatMap((assertion) => criterionOf(assertion) ?? []));
    return [...new Set(judged)].slice(0, MAX_CRITERIA);
  }
  function labelledAnswers({ suites }) {
    const labelled = /* @__PURE__ */ new Map();
    for (const { criteria, verdicts } of suites.flatMap(({ judges = [] }) => judges)) {
      const criterion = (0, words_escape.Yj)(criteria);
      const known = labelled.get(criterion) ?? /* @__PURE__ */ new Map();
      labelled.set(criterion, known);
      for (const { answer, good } of verdicts) known.set(answer, good);
    }
    return labelled;
  }
  function withLabels(detail, { labelled }) {
    if (labelled.size === 0) return detail;
    const runs = detail.runs.map((run) => ({ ...run, assertions: run.assertions.map((assertion) => {
      const { judged } = assertion;
      const text = judged && run.answers[judged.answer]?.answer.text;
      if (judged === void 0 || text === void 0) return assertion;
      const good = labelled.get(judged.criterion)?.get((0, judge_check.Kt)(text));
      return good === void 0 ? assertion : { ...assertion, judged: { ...judged, good } };
    }) }));
    return { ...detail, runs };
  }
  function detailElements(results, beside, budget) {
    const last = VARIANTS.length - 1;
    for (const [variant, extent] of VARIANTS.entries()) {
      if (variant !== last && answersLength(results, extent) > budget) continue;
      const { elements, whole } = elementsWithin(results, beside, extent, budget);
      if (whole || variant === last) return elements;
    }
    return [];
  }
  function answersLength(results, { answersOf: answersOf2, answer }) {
    if (answersOf2 === "none") return 0;
    const runs = results.flatMap((result) => result.runs);
    const shown = answersOf2 === "all" ? runs : runs.filter((run) => !(0, aggregate.GT)(run));
    const texts = shown.flatMap(({ turns, outputText }) => turns === void 0 ? [outputText] : turns.map((turn) => turn.outputText));
    return (0, basics.cz)(texts.map((text) => Math.min(text.length, answer)));
  }
  function elementsWithin(results, beside, extent, budget) {
    const elements = [];
    let length = 0;
    for (let start = 0; start < results.length; start += CHUNK_SIZE) {
      const chunk = results.slice(start, start + CHUNK_SIZE).map((result) => withLabels(resultDetail(result, extent, beside.pairs.get(result)), beside));
      const element = dataElement(`kindlm-details-${start / CHUNK_SIZE}`, chunk);
      length += element.length;
      if (length > budget) return { elements, whole: false };
      elements.push(element);
    }
    return { elements, whole: true };
  }
  function dataElement(id2, data) {
    const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
    return `<script type="application/json" id="${id2}">${json}<\/script>`;
  }
  var html_document = __webpack_require__(59487);
  var overview = __webpack_require__(59235);
  var page_assets = __webpack_require__(51609);
  var model_comparison = __webpack_require__(5630);
  var reliability_rows = __webpack_require__(91485);
  var plot_frame = __webpack_require__(69250);
  ;
  const MAX_MODELS = 20;
  const MAX_DOTS = 400;
  function plotsOf(suite) {
    if (suite.results.length === 0) return [];
    return [passRatePlot(suite), reliabilityPlot(suite), scorePlot(suite), rangePlot(suite, LATENCY), rangePlot(suite, COST)].filter((figure) => figure !== void 0);
  }
  const INSET = 4;
  function passRatePlot(suite) {
    const rows = (0, model_comparison.wA)(suite).slice(0, MAX_MODELS);
    if (rows.length < 2) return void 0;
    const noun = `${(0, headline.cN)(suite)}s`;
    const words = rows.map((row) => `${(0, plot_frame.Vb)(row.modelId)} ${(0, phrases.cf)(row.passRate, noun)}`).join(", ");
    return { title: "Pass rate by model", words: `${words}. The line is the 95 % interval.`, svg: (0, plot_frame.DL)(rows, { highest: 1, tickFormat: format.rq, ticks: 5 }, (row, { top, middle, bottom, x }) => [(0, plot_frame.Pc)([x(0), top + INSET], [x(1), bottom - INSET], "var(--track)"), (0, plot_frame.Pc)([x(0), top + INSET], [x(row.passRate.value), bottom - INSET], "var(--accent)"), (0, plot_frame.n8)([x(row.passRate.low), middle], [x(row.passRate.high), middle], "var(--ink)", 1.5), ...[row.passRate.low, row.passRate.high].map((end) => (0, plot_frame.n8)([x(end), middle - 4], [x(end), middle + 4], "var(--ink)", 1))], (row) => (0, format.rq)(row.passRate.value)) };
  }
  const STROKES = [{ name: "blue", stroke: "var(--accent)" }, { name: "amber", stroke: "var(--warn)" }, { name: "grey", stroke: "var(--muted)" }];
  function reliabilityPlot(suite) {
    const rows = (0, reliability_rows.yx)(suite).slice(0, STROKES.length);
    const [first, ...others] = rows;
    if (first === void 0) return void 0;
    const most = Math.max(...rows.map(({ points }) => points.length));
    const lasts = rows.flatMap(({ points }) => points.at(-1)?.tries ?? []);
    const curves = rows.map((row, index) => ({ values: valuesOf(row, most, ({ value }) => value), stroke: STROKES[index]?.stroke ?? "var(--muted)" }));
    const ends = [({ low }) => low, ({ high }) => high].map((end) => ({ values: valuesOf(first, most, end), stroke: "var(--muted)", dashed: true }));
    const words = rows.map((row, index) => {
      const colour = others.length === 0 ? "" : ` (${STROKES[index]?.name ?? ""})`;
      return `${(0, plot_frame.Vb)(row.modelId)}${colour}: ${(0, reliability_rows.Qh)(row)}`;
    });
    const dashes = others.length === 0 ? " The dashes are the 95 % interval." : "";
    return { title: "Right several times in a row", words: `${words.join("; ")}.${dashes}`, svg: (0, plot_frame.mR)(plot_frame.ii, { highest: 1, tickFormat: format.rq, ticks: 4 }, others.length === 0 ? [...curves, ...ends] : curves, { ends: [(0, reliability_rows.NJ)(1), (0, reliability_rows.NJ)(Math.max(...lasts))] }) };
  }
  function valuesOf({ points }, length, value) {
    return Array.from({ length }, (_, index) => {
      const point = points[index];
      return point === void 0 ? null : value(point.share);
    });
  }
  const BINS = 20;
  function scorePlot(suite) {
    const graded = suite.results.flatMap((result) => result.runs.flatMap((run) => run.assertions.filter(isGraded)));
    if (graded.length === 0) return void 0;
    const bins = binsOf(graded);
    const tallest = bins.reduce((most, { y2 }) => Math.max(most, y2), 1);
    const failed = graded.filter((assertion) => !assertion.passed).length;
    const svg = (0, plot_frame.eP)(plot_frame.ii, { highest: 1, tickFormat: (value) => value.toFixed(1), ticks: 5 }, { highest: tallest, tickFormat: (value) => (0, format.U9)(value), ticks: Math.min(4, tallest) }, (x, y) => bins.map(({ passed, x1, x2, y1, y2 }) => (0, plot_frame.Pc)([x(x1) + 0.5, y(y2)], [x(x2) - 0.5, y(y1)], passed ? "var(--good)" : "var(--bad)")));
    return { title: "Scores of graded assertions", words: `${(0, format.LS)(graded.length, "score")} from 0 to 1: ${graded.length - failed} passed (green), ${failed} failed (red).`, svg };
  }
  function binsOf(graded) {
    return Array.from({ length: BINS }, (_, bin) => {
      const inside = graded.filter(({ score }) => binOf(score) === bin);
      const failed = inside.filter(({ passed }) => !passed).length;
      const edges = { x1: bin / BINS, x2: (bin + 1) / BINS };
      return [{ ...edges, passed: false, y1: 0, y2: failed }, { ...edges, passed: true, y1: failed, y2: inside.length }].filter(({ y1, y2 }) => y2 > y1);
    }).flat();
  }
  function binOf(score) {
    return Math.min(BINS - 1, Math.max(0, Math.floor(score * BINS + basics.kT)));
  }
  const LATENCY = { title: "Latency of an answer", of: (run) => run.latencyMs, show: format.p0, less: "faster", more: "slow" };
  const COST = { title: "Cost of an answer", of: (run) => run.costEstimateUsd, show: format.dR, less: "cheaper", more: "expensive" };
  function rangePlot(suite, measure) {
    const { title, show, less, more } = measure;
    const rows = (0, model_comparison.wA)(suite).slice(0, MAX_MODELS).flatMap(({ modelId }) => {
      const values = answeredRuns(suite, modelId).flatMap((run) => measure.of(run) ?? []);
      const distribution = distributionOf(values);
      return distribution === void 0 ? [] : [{ modelId, values, ...distribution }];
    });
    const highest = rows.reduce((most, row) => Math.max(most, row.highest), 0);
    if (highest <= 0) return void 0;
    const shownDots = (0, basics.cz)(rows.map(({ values }) => values.length)) <= MAX_DOTS;
    const averages = (row) => `median ${show(row.median)}, mean ${show(row.mean)}`;
    const words = rows.map((row) => `${averages(row)}; 9 of 10 answers from ${show(row.low)} to ${show(row.high)}`);
    const dots = shownDots ? "A dot is an answer. " : "";
    return { title, words: rows.length === 1 ? `${capitalized(words.join(""))}.` : `${rows.map((row, index) => `${(0, plot_frame.Vb)(row.modelId)}: ${words[index] ?? ""}`).join(". ")}.`, legend: `${dots}Upright line: the median, half of the answers are ${less}. Diamond: the mean, which a few ${more} answers pull up. Bar: the middle half of the answers; thin line: 9 of 10.`, svg: (0, plot_frame.DL)(rows, { highest, tickFormat: show, ticks: 4 }, (row, band) => rangeShapes(row, band, shownDots), averages) };
  }
  function rangeShapes(row, { top, middle, bottom, x }, shownDots) {
    return [(0, plot_frame.n8)([x(row.low), middle], [x(row.high), middle], "var(--muted)", 1), (0, plot_frame.Pc)([x(row.lowerQuartile), top + INSET], [x(row.upperQuartile), bottom - INSET], "var(--accent)", 'fill-opacity="0.3"'), ...shownDots ? row.values.map((value) => (0, plot_frame.Om)([x(value), middle], 2.5, "var(--accent)")) : [], (0, plot_frame.n8)([x(row.median), top + 1], [x(row.median), bottom - 1], "var(--ink)", 2.5), (0, plot_frame.zk)([x(row.mean), middle], 4.5, "var(--warn)")];
  }
  function capitalized(words) {
    return words.replace(/^./u, (first) => first.toUpperCase());
  }
  function answeredRuns(suite, modelId) {
    return suite.results.filter((result) => result.modelId === modelId).flatMap((result) => result.runs).filter(aggregate.tY);
  }
  function distributionOf(values) {
    const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
    if (sorted.length === 0) return void 0;
    return { low: quantile(sorted, 0.05), lowerQuartile: quantile(sorted, 0.25), median: quantile(sorted, 0.5), upperQuartile: quantile(sorted, 0.75), high: quantile(sorted, 0.95), highest: quantile(sorted, 1), mean: (0, basics.cz)(sorted.map((value) => value / sorted.length)) };
  }
  function quantile(sorted, share) {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] ?? 0;
    const above = sorted[Math.ceil(position)] ?? 0;
    return below + (above - below) * (position - Math.floor(position));
  }
  var trend_plot = __webpack_require__(12080);
  var caveats = __webpack_require__(60583);
  ;
  const MAX_PLOTTED_SUITES = 30;
  function renderHtml(report) {
    return htmlPieces(report).join("");
  }
  function htmlPieces(whole) {
    const report = (0, caveats.Cy)(whole);
    const suites = report.suites.map((suite, index) => (0, overview.QI)(report, suite, index < MAX_PLOTTED_SUITES ? figuresOf(report, suite) : []));
    const names = report.suites.map(({ name }) => (0, words_escape.Kb)(name, words_escape.Ab));
    const tests = [report.totals.total === 0 ? "" : testsHtml(report), ...dataElements(report, names), `<script>${page_assets.c}<\/script>`];
    const measures = suites.map((suite) => suite.measures);
    const failed = report.totals.passed < report.totals.total;
    const body = ["<main>", (0, overview.XT)(report), '<button type="button" id="theme" class="quiet" hidden>Dark</button>', (0, overview.Eh)(report), ...suites.map(({ verdict }) => verdict), ...failed ? [...tests, ...measures] : [...measures, ...tests], (0, overview.pJ)(report), hasJudges(report) ? '<section id="labels" hidden></section>' : "", "</main>", `<footer>${(0, words_escape.js)(`${report.tool.name} ${report.tool.version}`)}</footer>`];
    return (0, html_document.r)({ title: `KindLM: ${(0, headline.iV)(report).words}`, style: page_assets.W, script: page_assets.c, body });
  }
  function hasJudges({ suites }) {
    return suites.some(({ results }) => results.some(({ runs }) => runs.some((run) => run.outputOmitted !== true && run.assertions.some((assertion) => criterionOf(assertion) !== void 0))));
  }
  function figuresOf(report, suite) {
    return [...plotsOf(suite), ...(0, trend_plot.C)(report, suite)];
  }
  function testsHtml(report) {
    const codes = (0, findings.G0)(report).map(([code, results]) => `<button type="button" class="chip" data-code="${(0, words_escape.js)(code)}">${(0, words_escape.js)(code)} <b>${(0, format.U9)(results)}</b></button>`);
    return ['<section id="tests" aria-labelledby="tests-title">', '<h2 id="tests-title">Tests</h2>', codes.length === 0 ? "" : `<p class="chips">${codes.join("\n")}</p>`, '<noscript><p class="state">The table of tests needs JavaScript. Every result is in report.json and junit.xml too.</p></noscript>', '<div id="table"></div>', "</section>"].filter((part) => part !== "").join("\n");
  }
}) };
