export const id = 511;
export const ids = [511];
export const modules = { 19664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { $: () => MAX_COMPARED, F: () => beforeAfters });
  var diff__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75367);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39852);
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
    const run = shown.find((one) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(one)) ?? shown[0];
    if (known === void 0 || run === void 0) return void 0;
    const before = (0, _question_js__WEBPACK_IMPORTED_MODULE_1__.f$)(known.outputText, MAX_COMPARED);
    const after = (0, _question_js__WEBPACK_IMPORTED_MODULE_1__.f$)(run.outputText, MAX_COMPARED);
    const found = isMarked ? differences(before.text, after.text) : TOO_MANY_PAIRS;
    return { before: { ...before, marks: found.before, passed: known.passed }, after: { ...after, marks: found.after, passed: (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(run) }, prompts: isMarked ? promptChanges(known.messages ?? [], run.input?.messages ?? []) : void 0, ...callsOf(known.calls ?? [], run.toolCalls), note: found.note };
  }
  function promptChanges(there, here) {
    const changed = here.flatMap(({ role, content }, index) => {
      const known = there[index];
      if (known === void 0 || known.role !== role || known.content === content) return [];
      const before = (0, _question_js__WEBPACK_IMPORTED_MODULE_1__.f$)(known.content, MAX_COMPARED);
      const after = (0, _question_js__WEBPACK_IMPORTED_MODULE_1__.f$)(content, MAX_COMPARED);
      const found = differences(before.text, after.text);
      return [{ role, before: { ...before, marks: found.before }, after: { ...after, marks: found.after }, note: found.note }];
    });
    return changed.length === 0 ? void 0 : changed;
  }
  const MAX_CALLS = 100;
  const MAX_CALL = 600;
  function callsOf(there, here) {
    if (there.length === 0 && here.length === 0) return {};
    const shown = (calls) => calls.slice(0, MAX_CALLS).map((call) => (0, _question_js__WEBPACK_IMPORTED_MODULE_1__.ag)(`${call.name}(${(0, _question_js__WEBPACK_IMPORTED_MODULE_1__.s$)(call.arguments)})`, MAX_CALL));
    return { calls: { before: shown(there), after: shown(here) } };
  }
  const TOO_MANY_PAIRS = { before: [], after: [], note: `Differences are marked in the first ${MAX_MARKED_PAIRS} tests only.` };
  const TOO_DIFFERENT = { before: [], after: [], note: "The answers have too little in common to mark what differs." };
  function differences(before, after) {
    const parts = (0, diff__WEBPACK_IMPORTED_MODULE_2__.pR)(before, after, { maxEditLength: MAX_EDITS });
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
}), 72791: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Kb: () => plotsHtml, Qx: () => LINES, _K: () => trendTable, fD: () => modelName, jV: () => courseFigures, uu: () => suiteFigures });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75884);
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43117);
  var _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5630);
  var _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91485);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22333);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1614);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23270);
  var _html_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59487);
  var _tables_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13613);
  var _test_details_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38177);
  const FORMATS = { percent: _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.rq, score: _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.fN, duration: _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.p0, usd: _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.dR, count: _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.U9 };
  function figureHtml({ title, words, drawing, legend }) {
    return [`<figure aria-label="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.js)(title)}"><figcaption><b>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.js)(title)}</b>`, `<span>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.js)(words)}</span></figcaption>`, `<div class="plot" aria-hidden="true"></div>${(0, _html_document_js__WEBPACK_IMPORTED_MODULE_8__.D)(shown(drawing))}`, legend === void 0 ? "" : `<p class="legend">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.js)(legend)}</p>`, "</figure>"].join("");
  }
  function shown(drawing) {
    return JSON.parse(JSON.stringify(drawing, (_, value) => typeof value === "string" ? (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.h0)(value) : value));
  }
  function plotsHtml(figures) {
    return figures.length === 0 ? "" : `<div class="plots">${figures.map(figureHtml).join("\n")}</div>`;
  }
  const LEAST = 1e-9;
  const MOST = 1e12;
  function withAxis(highest, figure) {
    return highest >= LEAST && highest <= MOST ? [figure()] : [];
  }
  const LINES = [{ name: "blue", colour: "accent" }, { name: "amber", colour: "warn" }, { name: "grey", colour: "muted" }];
  const MAX_NAME = 18;
  function nameOf(modelId) {
    const name = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.Kb)(modelId, MAX_NAME);
    return name === "" ? "(empty)" : name;
  }
  function modelName(modelId, index) {
    const line = LINES[index];
    return line === void 0 ? nameOf(modelId) : `${nameOf(modelId)} (${line.name})`;
  }
  function courseFigures({ title, format, highest, lines, steps }) {
    const known = lines.map(({ values }) => values.filter((value) => value !== null));
    const end = highest ?? known.flat().reduce((most, value) => Math.max(most, value), 0);
    if (known.flat().length === 0) return [];
    const words = lines.map((line, index) => [line.name, fromTo(known[index] ?? [], FORMATS[line.format ?? format])].join(" ").trim());
    return withAxis(end, () => ({ title, words: `${capitalized(words.join("; "))}.`, drawing: { x: steps.map((_, index) => index), xAxis: { words: steps.map(({ name }) => name) }, yAxis: { format, highest: end }, series: lines.map(({ values, form = "line" }, index) => {
      return { colour: LINES[index]?.colour ?? "muted", form, values };
    }), steps } }));
  }
  function fromTo(known, show) {
    const [first, last] = [known[0], known.at(-1)];
    if (first === void 0 || last === void 0) return "not measured";
    const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
    const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
    return `from ${show(first)} to ${show(last)} (lowest ${show(lowest)}, highest ${show(highest)})`;
  }
  function capitalized(words) {
    return words.replace(/^./u, (first) => first.toUpperCase());
  }
  const MAX_MODELS = 20;
  function suiteFigures(report, suite) {
    if (suite.results.length === 0) return [];
    return [...passRates(suite), ...reliabilityFigures(suite), ...scores(suite), ...spread(suite, LATENCY), ...spread(suite, COST), ...trendFigures(report, suite)];
  }
  function passRates(suite) {
    const rows = (0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_3__.wA)(suite).slice(0, MAX_MODELS);
    if (rows.length < 2) return [];
    const noun = `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_6__.cN)(suite)}s`;
    const names = rows.map((row) => nameOf(row.modelId));
    const words = rows.map((row, index) => `${names[index]} ${(0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.cf)(row.passRate, noun)}`);
    const dots = (end) => {
      return { colour: "warn", form: "dots", values: rows.map((row) => end(row.passRate)) };
    };
    return [{ title: "Pass rate by model", words: `${words.join(", ")}. The dots are the ends of the 95 % interval.`, drawing: { x: rows.map((_, index) => index), xAxis: { words: names }, yAxis: { format: "percent", highest: 1 }, series: [{ colour: "accent", form: "columns", values: rows.map((row) => row.passRate.value) }, dots(({ low }) => low), dots(({ high }) => high)] } }];
  }
  function reliabilityFigures(suite) {
    const rows = (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_4__.yx)(suite).slice(0, LINES.length);
    const [first, ...others] = rows;
    if (first === void 0) return [];
    const isAlone = others.length === 0;
    const longest = rows.reduce((most, row) => row.points.length > most.points.length ? row : most);
    const valuesOf = ({ points }, value) => longest.points.map((_, index) => {
      const point = points[index];
      return point === void 0 ? null : value(point.share);
    });
    const curves = rows.map((row, index) => {
      const colour = LINES[index]?.colour ?? "muted";
      return { colour, form: "line", values: valuesOf(row, ({ value }) => value) };
    });
    const ends = [({ low }) => low, ({ high }) => high].map((end) => ({ colour: "muted", form: "dashes", values: valuesOf(first, end) }));
    const words = rows.map((row, index) => `${isAlone ? nameOf(row.modelId) : modelName(row.modelId, index)}: ${(0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_4__.Qh)(row)}`);
    return [{ title: "Right several times in a row", words: `${words.join("; ")}.${isAlone ? " The dashes are the 95 % interval." : ""}`, drawing: { x: longest.points.map((_, index) => index), xAxis: { words: longest.points.map(({ tries }) => (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_4__.NJ)(tries)) }, yAxis: { format: "percent", highest: 1 }, series: isAlone ? [...curves, ...ends] : curves } }];
  }
  const BINS = 20;
  function scores(suite) {
    const graded = suite.results.flatMap((result) => result.runs.flatMap((run) => run.assertions.filter(_test_details_js__WEBPACK_IMPORTED_MODULE_10__.gF)));
    if (graded.length === 0) return [];
    const bins = Array.from({ length: BINS }, (_, bin) => bin);
    const counted = (all) => bins.map((bin) => all.filter((it) => binOf(it.score) === bin).length || null);
    const failed = graded.filter(({ passed }) => !passed);
    const whole = counted(graded);
    return [{ title: "Scores of graded assertions", words: `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(graded.length, "score")} from 0 to 1: ${graded.length - failed.length} passed (green), ${failed.length} failed (red).`, drawing: { x: bins.map((bin) => (bin + 0.5) / BINS), xAxis: { from: 0, to: 1, format: "score" }, yAxis: { format: "count", highest: Math.max(...whole.map((value) => value ?? 0)) }, series: [{ colour: "good", form: "columns", values: whole }, { colour: "bad", form: "columns", values: counted(failed) }] } }];
  }
  function binOf(score2) {
    return Math.min(BINS - 1, Math.max(0, Math.floor(score2 * BINS + _basics_basics_js__WEBPACK_IMPORTED_MODULE_11__.kT)));
  }
  const LATENCY = { title: "Latency of an answer", of: (run) => run.latencyMs, format: "duration", less: "faster", more: "slow" };
  const COST = { title: "Cost of an answer", of: (run) => run.costEstimateUsd, format: "usd", less: "cheaper", more: "expensive" };
  const SHARES = Array.from({ length: 101 }, (_, index) => index / 100);
  function spread(suite, measure) {
    const { title, format, less, more } = measure;
    const show = FORMATS[format];
    const rows = (0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_3__.wA)(suite).slice(0, MAX_MODELS).flatMap(({ modelId }) => {
      const sorted = answeredRuns(suite, modelId).flatMap((run) => measure.of(run) ?? []).filter(Number.isFinite).sort((a, b) => a - b);
      return sorted.length === 0 ? [] : [{ modelId, sorted }];
    });
    const words = rows.map(({ sorted }) => {
      const [low = 0, median = 0, high = 0] = [0.05, 0.5, 0.95].map((at) => quantile(sorted, at));
      const mean = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_11__.cz)(sorted.map((value) => value / sorted.length));
      return `median ${show(median)}, mean ${show(mean)}; 9 of 10 answers from ${show(low)} to ${show(high)}`;
    });
    const named = rows.map(({ modelId }, index) => `${modelName(modelId, index)}: ${words[index]}`);
    const highest = rows.reduce((most, { sorted }) => Math.max(most, sorted.at(-1) ?? 0), 0);
    return withAxis(highest, () => ({ title, words: rows.length === 1 ? `${capitalized(words.join(""))}.` : `${named.join(". ")}.`, legend: `From left to right all answers by their order. In the middle is the median: half of the answers are ${less}; the mean is what a few ${more} answers pull up.`, drawing: { x: SHARES, xAxis: { from: 0, to: 1, format: "percent" }, yAxis: { format, highest }, series: rows.slice(0, LINES.length).map(({ sorted }, index) => {
      const values = SHARES.map((share) => quantile(sorted, share));
      return { colour: LINES[index]?.colour ?? "muted", form: "line", values };
    }) } }));
  }
  function answeredRuns(suite, modelId) {
    return suite.results.filter((result) => result.modelId === modelId).flatMap((result) => result.runs).filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.tY);
  }
  function quantile(sorted, share) {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] ?? 0;
    const above = sorted[Math.ceil(position)] ?? 0;
    return below + (above - below) * (position - Math.floor(position));
  }
  const LEAST_COMMITS = 2;
  function trendOf({ memory }, { name }) {
    const points = (memory?.trend ?? []).filter(({ suite }) => suite === name).toReversed();
    return points.length < LEAST_COMMITS ? [] : points;
  }
  function trendFigures(report, suite) {
    const points = trendOf(report, suite);
    const latencyOf = ({ latencyAvgMs }) => latencyAvgMs;
    const course = (title, more, wordsOf) => courseFigures({ title: `Trend of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(points.length, "commit")}: ${title}`, ...more, steps: points.map((point) => {
      const url = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.xw)(report.run, point.sha);
      return { name: `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.Ax)(point.sha)}, ${(0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_2__.Yj)(point.finishedAt, 10)}`, words: wordsOf(point), url: url === void 0 ? void 0 : (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.Pl)(url) };
    }) });
    if (points.length === 0) return [];
    const judges = points.map(({ judgeAvg }) => judgeAvg);
    const judged = judges.some((judge2) => judge2 !== null);
    const rates = { name: "pass rate of answers", values: points.map(({ passRate }) => passRate) };
    const judge = { name: "judge average (dashed)", values: judges, format: "score" };
    return [...course("pass rate", { format: "percent", highest: 1, lines: [rates, ...judged ? [{ ...judge, form: "dashes" }] : []] }, ({ passRate, judgeAvg }) => `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)(passRate)} of answers passed${judgeAvg === null ? "" : `, judge average ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(judgeAvg)}`}`), ...course("mean latency", { format: "duration", lines: [{ name: "mean latency", values: points.map(latencyOf) }] }, (point) => latencyWords(point)), ...course("cost of the suite", { format: "usd", lines: [{ name: "cost of the suite", values: points.map((it) => it.costUsd) }] }, ({ costUsd }) => (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.dR)(costUsd))];
  }
  function latencyWords({ latencyAvgMs }) {
    return latencyAvgMs === null ? "\u2013" : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.p0)(latencyAvgMs);
  }
  function trendTable(report, suite) {
    const points = trendOf(report, suite);
    if (points.length === 0) return "";
    const rows = points.toReversed().map((point) => [`<tr><th scope="row">${(0, _tables_js__WEBPACK_IMPORTED_MODULE_9__.Ar)((0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.Ax)(point.sha), (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.xw)(report.run, point.sha))}</th>`, `<td data-label="Finished">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.js)(`${(0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_2__.Yj)(point.finishedAt, 16).replace("T", " ")} UTC`)}</td>`, (0, _tables_js__WEBPACK_IMPORTED_MODULE_9__.EH)("Pass rate of answers", (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)(point.passRate)), (0, _tables_js__WEBPACK_IMPORTED_MODULE_9__.EH)("Judge average", point.judgeAvg === null ? "\u2013" : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(point.judgeAvg)), (0, _tables_js__WEBPACK_IMPORTED_MODULE_9__.EH)("Mean latency", latencyWords(point)), (0, _tables_js__WEBPACK_IMPORTED_MODULE_9__.EH)("Cost", (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.dR)(point.costUsd)), "</tr>"].join(""));
    const titles = ["Commit", "Finished", "#Pass rate of answers", "#Judge average", "#Mean latency"];
    return [`<details><summary>Trend of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(points.length, "commit")} as a table</summary>`, (0, _tables_js__WEBPACK_IMPORTED_MODULE_9__.tp)(`Trend of ${suite.name}`, [...titles, "#Cost"], rows), "</details>"].join("\n");
  }
}), 59487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { D: () => dataElement, r: () => htmlDocument });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22333);
  function htmlDocument({ title, style, scripts, body }) {
    const policy = ["default-src 'none'", `style-src '${hashOf(style)}'`, `script-src ${scripts.map((script) => `'${hashOf(script)}'`).join(" ")}`, "base-uri 'none'", "form-action 'none'"].join("; ");
    return ["<!doctype html>", '<html lang="en">', "<head>", '<meta charset="utf-8">', `<meta http-equiv="Content-Security-Policy" content="${policy}">`, '<meta name="viewport" content="width=device-width, initial-scale=1">', '<meta name="referrer" content="no-referrer">', `<title>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.js)(title)}</title>`, `<style>${style}</style>`, "</head>", "<body>", ...body.filter((part) => part !== ""), "</body>", "</html>"].map((line) => `${line}
`);
  }
  function dataElement(data, id2) {
    const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
    return `<script type="application/json"${id2 === void 0 ? "" : ` id="${id2}"`}>${json}<\/script>`;
  }
  function hashOf(text) {
    return `sha256-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("base64")}`;
  }
}), 51609: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Ww: () => PAGE_STYLE, cJ: () => PAGE_SCRIPT, pn: () => PLOTS_SCRIPT });
  const PAGE_STYLE = `.uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: ":";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline "background" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}
:root {
  color-scheme: light dark;
  --page: light-dark(#f6f8fa, #0d1117);
  --card: light-dark(#ffffff, #151b23);
  --ink: light-dark(#1f2328, #f0f6fc);
  --muted: light-dark(#59636e, #9198a1);
  --line: light-dark(#d1d9e0, #3d444d);
  --track: light-dark(#eaeef2, #262c36);
  --accent: light-dark(#0969da, #4493f8);
  --good: light-dark(#1a7f37, #3fb950);
  --bad: light-dark(#cf222e, #f85149);
  --warn: light-dark(#9a6700, #d29922);
  --bad-wash: light-dark(#ffebe9, #3c1618);
  --good-wash: light-dark(#dafbe1, #12261e);
  --warn-wash: light-dark(#fff8c5, #2e2a1f);
  --mono: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, monospace;
}
:root[data-theme='light'] {
  color-scheme: light;
}
:root[data-theme='dark'] {
  color-scheme: dark;
}

* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font:
    14px/1.5 system-ui,
    -apple-system,
    'Segoe UI',
    'Noto Sans',
    Helvetica,
    Arial,
    sans-serif;
}
main {
  position: relative;
  max-width: 1240px;
  margin: 0 auto;
  padding: 24px 24px 8px;
}
footer {
  max-width: 1240px;
  margin: 0 auto;
  padding: 8px 24px 32px;
  color: var(--muted);
  font-size: 12px;
}
h1 {
  margin: 0;
  padding-right: 88px;
  font-size: 20px;
  line-height: 1.35;
  overflow-wrap: anywhere;
}
h2 {
  margin: 28px 0 10px;
  font-size: 16px;
  overflow-wrap: anywhere;
}
h3 {
  margin: 20px 0 8px;
  font-size: 14px;
}
.question h3,
.before-after h3,
.answer h3,
.answer h4 {
  margin: 12px 0 4px;
  font-size: 12px;
  color: var(--muted);
  font-weight: 600;
}
p {
  margin: 6px 0;
}
a {
  color: var(--accent);
  text-decoration-thickness: 1px;
  text-underline-offset: 2px;
}
a:hover {
  text-decoration-thickness: 2px;
}
code,
pre {
  font-family: var(--mono);
  font-size: 12px;
}
:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: 4px;
}

.verdict {
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-left: 6px solid var(--warn);
  border-radius: 8px;
  background: var(--card);
}
.verdict.passed {
  border-left-color: var(--good);
}
.verdict.failed {
  border-left-color: var(--bad);
}
.facts,
.counts {
  color: var(--muted);
}
.verdict .facts {
  margin-bottom: 0;
  font-size: 13px;
}
.qualifiers {
  margin: 6px 0;
  padding: 0;
  list-style: none;
}
.failed-gates,
.next {
  overflow-wrap: anywhere;
}
.state,
.caveat {
  padding: 8px 12px;
  border-radius: 6px;
  background: var(--warn-wash);
  overflow-wrap: anywhere;
}
.note {
  color: var(--muted);
  font-style: italic;
}

.compared {
  margin: 10px 0;
  padding: 8px 12px;
  border-left: 4px solid var(--line);
  background: var(--card);
  overflow-wrap: anywhere;
}
.compared.worse {
  border-left-color: var(--bad);
}
.compared.not-worse {
  border-left-color: var(--good);
}
.compared p {
  margin: 2px 0;
}
.compared .name {
  font-weight: 600;
}
.rerun {
  display: block;
  max-width: 260px;
  color: var(--muted);
  font-size: 12px;
  font-weight: 400;
  white-space: normal;
}

.scroll {
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
}
table {
  width: 100%;
  border-collapse: collapse;
}
th,
td {
  padding: 7px 12px;
  text-align: left;
  border-top: 1px solid var(--line);
  vertical-align: top;
}
thead th {
  border-top: 0;
  color: var(--muted);
  font-size: 12px;
  font-weight: 600;
  white-space: nowrap;
  background: var(--page);
}
tbody th {
  min-width: 140px;
  font-weight: 600;
  overflow-wrap: break-word;
}
.number {
  text-align: right;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
.wide-words {
  white-space: normal;
}
.sign,
.status {
  white-space: nowrap;
}
tr.bad .sign,
tr.bad .margin {
  color: var(--bad);
  font-weight: 600;
}
tr.idle {
  color: var(--muted);
}

.plots {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 14px;
  margin-top: 14px;
}
figure {
  margin: 0;
  padding: 14px 16px 8px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
}
figcaption {
  margin-bottom: 8px;
}
figcaption span {
  display: block;
  color: var(--muted);
  font-size: 12px;
  overflow-wrap: anywhere;
}
/* As high as what is drawn into it, so that nothing jumps. */
.plot {
  height: 170px;
  overflow: hidden;
}
@media (scripting: none) {
  .plot {
    display: none;
  }
}
.legend {
  margin: 4px 0;
  color: var(--muted);
  font-size: 12px;
}
.step-slider {
  display: block;
  width: 100%;
  max-width: 460px;
  height: 28px;
  margin: 0;
  padding: 0;
  accent-color: var(--accent);
}
/* As high as its words may become, so that going from commit to commit moves nothing. */
.step {
  min-height: 3em;
  margin: 4px 0;
  font-size: 13px;
}
.step a {
  font-family: var(--mono);
}
/* Outside of a sentence a link has to be as high as a button. */
.step a,
th a {
  display: inline-block;
  margin-block: -5px;
  padding-block: 5px;
}

.chips {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}
.chip,
.quiet,
.sort,
.opener {
  font: inherit;
  color: inherit;
  cursor: pointer;
}
.chip,
.quiet,
input,
select {
  padding: 5px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--card);
  color: var(--ink);
  font: inherit;
}
.chip {
  border-radius: 999px;
  font-family: var(--mono);
  font-size: 12px;
}
.chip b {
  color: var(--bad);
}
.chip[aria-pressed='true'] {
  border-color: var(--accent);
  box-shadow: inset 0 0 0 1px var(--accent);
}
.quiet:hover:enabled,
.chip:hover {
  border-color: var(--accent);
}
.quiet:disabled {
  opacity: 0.5;
  cursor: default;
}
#theme {
  position: absolute;
  top: 36px;
  right: 36px;
  font-size: 12px;
}

.controls {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
}
.controls input {
  flex: 1 1 240px;
  min-width: 0;
}
.controls select {
  flex: 0 1 auto;
  max-width: 180px;
}
.controls .order,
.more > summary {
  display: none;
}
.more,
.more::details-content {
  display: contents;
}
.status-line {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  margin: 10px 0 6px;
}
.failing {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}
.failing .quiet {
  padding: 2px 8px;
  font-size: 12px;
}
kbd {
  padding: 0 4px;
  border: 1px solid var(--line);
  border-radius: 4px;
  font-family: var(--mono);
  font-size: 11px;
}
.shown {
  margin: 0;
  color: var(--muted);
  font-size: 13px;
}

.tests .sort {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
}
.tests .sort::after {
  content: ' \u2195' / '';
  opacity: 0.35;
}
.tests [aria-sort='ascending'] .sort::after {
  content: ' \u2191' / '';
  opacity: 1;
}
.tests [aria-sort='descending'] .sort::after {
  content: ' \u2193' / '';
  opacity: 1;
}
.row {
  cursor: pointer;
}
.row:hover,
.row.open {
  background: var(--page);
}
.row.failed .status {
  color: var(--bad);
}
.row.errored .status {
  color: var(--warn);
}
.row.passed .status {
  color: var(--good);
}
.wide {
  width: 34%;
  min-width: 220px;
  overflow-wrap: anywhere;
}
.opener {
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: left;
  overflow-wrap: anywhere;
}
.opener::before {
  content: '\u25B8' / '';
  display: inline-block;
  width: 1.1em;
  color: var(--muted);
}
.opener[aria-expanded='true']::before {
  content: '\u25BE' / '';
}
.tag {
  display: inline-block;
  margin-left: 6px;
  padding: 0 7px;
  border: 1px solid var(--line);
  border-radius: 999px;
  color: var(--muted);
  font-size: 11px;
  overflow-wrap: anywhere;
}
.chip.change {
  font-family: inherit;
}
.tag.change.fails-now,
.chip.change.fails-now,
.tag.change.worse,
.chip.change.worse {
  border-color: var(--bad);
  color: var(--bad);
}
.tag.change.passes-now,
.chip.change.passes-now,
.tag.change.better,
.chip.change.better {
  border-color: var(--good);
  color: var(--good);
}
.before-after {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 0 14px;
}
.before-after .message-box {
  min-width: 0;
}
.code {
  display: inline-block;
  margin: 0 4px 2px 0;
  padding: 1px 6px;
  border-radius: 4px;
  background: var(--bad-wash);
  color: var(--bad);
  font-size: 11px;
}
.model {
  min-width: 120px;
  overflow-wrap: anywhere;
}
.nothing {
  padding: 24px;
  text-align: center;
  color: var(--muted);
}
.pager {
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 14px;
  margin: 12px 0;
}
.pager[hidden],
.all[hidden] {
  display: none;
}
.all {
  display: block;
  width: 100%;
  margin: 8px 0;
}

.unfolded > td {
  padding: 4px 12px 16px 28px;
  background: var(--page);
  border-top: 0;
  cursor: auto;
}
.details-box > .facts {
  margin: 0 0 8px;
  font-size: 13px;
}
details {
  margin: 10px 0;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
}
summary {
  min-height: 24px;
  cursor: pointer;
}
.run {
  margin: 8px 0;
}
.run.failed {
  border-left: 4px solid var(--bad);
}
.run.errored {
  border-left: 4px solid var(--warn);
}
.run.passed {
  border-left: 4px solid var(--good);
}
.run summary .facts {
  font-size: 12px;
}
.bad-text {
  color: var(--bad);
}
.assertions {
  margin: 10px 0;
  padding: 0;
  list-style: none;
}
.assertions > li {
  padding: 7px 0;
  border-top: 1px solid var(--line);
}
.assertions > li:first-child {
  border-top: 0;
}
.assertion-head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 6px;
}
.assertion-head .label {
  max-width: calc(100% - 32px);
  overflow-wrap: anywhere;
}
.assertion-head .tag,
.assertion-head .code {
  margin: 0;
}
.score {
  margin-left: auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--muted);
}
.band-perfect,
.band-excellent,
.band-good {
  color: var(--good);
}
.band-borderline,
.band-poor {
  color: var(--warn);
}
.band-failed {
  color: var(--bad);
}
.message,
.reason {
  margin: 3px 0 0 26px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
.assertions .bad .message {
  color: var(--bad);
}
.fact-list {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  margin: 4px 0 0 26px;
  color: var(--muted);
  font-size: 12px;
}
.fact-list div {
  display: flex;
  gap: 6px;
}
.fact-list dt::after {
  content: ':';
}
.fact-list dd {
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
.calls,
.tools {
  margin: 0;
  padding-left: 26px;
}
.calls code,
.tools code,
.vars code {
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
.trace {
  margin: 0;
  padding-left: 14px;
  list-style: none;
  overflow-wrap: anywhere;
}
.answer > .trace {
  padding-left: 0;
}
.trace li {
  margin: 2px 0;
}
.trace .trace {
  border-left: 2px solid var(--line);
}
.trace .tag {
  margin-left: 0;
}
.trace .facts {
  font-size: 12px;
}
.result {
  margin: 2px 0 6px;
}
.question {
  margin-bottom: 12px;
}
#labels[hidden] {
  display: none;
}
.label-list {
  margin: 0;
  padding: 0;
  list-style: none;
}
.label-list li {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 8px 0;
  border-top: 1px solid var(--line);
}
.label-list .label {
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
}
.label-buttons {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin: 6px 0 0 26px;
  font-size: 12px;
}
.label-buttons [aria-pressed='true'] {
  border-color: var(--accent);
  box-shadow: inset 0 0 0 1px var(--accent);
  font-weight: 600;
}
.label-dialog {
  width: min(760px, calc(100vw - 24px));
  max-height: calc(100vh - 24px);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
  color: var(--ink);
  overflow-wrap: anywhere;
}
.label-dialog::backdrop {
  background: rgb(0 0 0 / 50%);
}
.label-choices {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 12px 0;
}
.question .text {
  max-height: 220px;
}
.folded {
  padding: 4px 12px;
}
.vars {
  margin: 6px 0;
}
.vars div {
  display: grid;
  grid-template-columns: minmax(80px, 160px) 1fr;
  gap: 12px;
}
.vars dd {
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
.text-head {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
}
.copy {
  min-height: 24px;
  padding: 0 8px;
  color: var(--muted);
  font-size: 11px;
}
.text {
  max-height: 420px;
  margin: 0;
  padding: 10px 12px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--page);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
mark {
  padding: 0 2px;
  border-radius: 3px;
  color: inherit;
}
mark.forbidden {
  background: var(--bad-wash);
  box-shadow: 0 0 0 1px var(--bad);
}
mark.removed {
  background: var(--bad-wash);
  text-decoration: line-through;
  text-decoration-color: var(--bad);
}
mark.added {
  background: var(--good-wash);
  text-decoration: underline;
  text-decoration-color: var(--good);
}
mark.redacted {
  background: var(--warn-wash);
  box-shadow: 0 0 0 1px var(--warn);
}

/* Too narrow for columns: each row of a table is a card, its verdict beside its name. */
@media (max-width: 700px) {
  main {
    padding: 12px;
  }
  h1 {
    padding-right: 0;
  }
  .verdict {
    padding: 14px;
  }
  #theme {
    position: static;
    margin: 8px 0;
  }
  /* Until the script shows it, its room is kept: what is below would jump. */
  #theme[hidden] {
    display: inline-block;
    visibility: hidden;
  }
  .cards thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .cards,
  .cards tbody,
  .tests,
  .tests thead,
  .tests tbody,
  .unfolded,
  .unfolded > td {
    display: block;
  }
  .cards tbody tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    padding: 8px 12px;
    border-top: 1px solid var(--line);
  }
  .cards tbody tr:first-child,
  .row:first-child {
    border-top: 0;
  }
  /* Ends the first line. */
  .cards tbody tr::before,
  .row::before {
    content: '';
    order: 2;
    flex: 0 0 100%;
  }
  .cards tbody th,
  .cards td {
    padding: 1px 0;
    border: 0;
  }
  .cards tbody th {
    order: 0;
    flex: 1 1 0;
    min-width: 0;
    overflow-wrap: break-word;
  }
  .cards .sign {
    order: -1;
    flex: none;
  }
  .cards td {
    order: 3;
    flex: 0 0 100%;
    min-width: 0;
  }
  .cards .number {
    flex: 0 1 auto;
    text-align: left;
    white-space: normal;
  }
  /* Two lines: what does not fit into the second wraps out of sight until the test is opened. */
  .row {
    display: flex;
    position: relative;
    flex-wrap: wrap;
    align-items: center;
    align-content: flex-start;
    gap: 0 10px;
    height: 58px;
    overflow: hidden;
    padding: 6px 12px 0;
    border-top: 1px solid var(--line);
  }
  .row.open {
    height: auto;
    padding-bottom: 6px;
  }
  .row td {
    order: 8;
    padding: 0;
    border: 0;
    line-height: 24px;
  }
  .row .wide,
  .row .codes {
    display: contents;
  }
  .row .opener {
    order: 0;
    flex: 1 1 0;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .row.open .opener {
    overflow-wrap: break-word;
    white-space: normal;
  }
  /* The whole card is the target. */
  .row .opener::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .row .opener:focus-visible {
    outline: 0;
  }
  .row .opener:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: -3px;
    border-radius: 4px;
  }
  .row .status {
    order: -1;
  }
  .row .tag,
  .row .code {
    order: 9;
    margin: 0;
    line-height: 20px;
    padding-block: 0;
  }
  .row .tag.change {
    order: 4;
  }
  .row .model {
    order: 5;
    min-width: 0;
    max-width: 60%;
  }
  .row:not(.open) .model {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .row .runs {
    order: 6;
  }
  .row .lowest {
    order: 7;
  }
  /* What the rows are sorted by is in sight. */
  [data-sort='score'] .lowest,
  [data-sort='latency'] .latency,
  [data-sort='cost'] .cost {
    order: 3;
  }
  .row .runs::after {
    content: ' answers';
  }
  .row .lowest::before {
    content: 'score ';
  }
  .cards [data-label]::before {
    content: attr(data-label) ' ' / '';
    color: var(--muted);
    font-weight: 400;
  }
  .tests thead {
    display: none;
  }
  #tests > .chips {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 3px;
  }
  #tests > .chips .chip {
    flex: none;
  }
  .controls input {
    flex: 1 1 100%;
  }
  .controls .order {
    display: block;
  }
  .more > summary {
    display: list-item;
  }
  .controls .order {
    flex: 1 1 0;
    min-width: 0;
    max-width: none;
  }
  .more {
    display: block;
    order: 1;
    flex: 1 1 100%;
    margin: 0;
    padding: 0 12px;
  }
  .more::details-content {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  .more:not([open])::details-content {
    display: none;
  }
  .more[open] {
    padding-bottom: 12px;
  }
  .more select {
    width: 100%;
    max-width: none;
  }
  kbd {
    display: none;
  }
  .unfolded > td {
    padding: 4px 8px 12px;
  }
  .unfolded details {
    padding: 8px;
  }
  .message,
  .reason,
  .fact-list {
    margin-left: 0;
  }
  .vars div {
    display: block;
  }
}
/* For fingers: 44 pixels. Elsewhere nothing that can be pressed is lower than 24. */
@media (max-width: 700px), (pointer: coarse) {
  .quiet,
  .failing .quiet,
  .chip,
  .copy,
  input,
  select,
  summary,
  .step-slider {
    min-width: 44px;
    min-height: 44px;
  }
  /* A browser that finds the letters too small zooms in when the field is pressed. */
  input,
  select {
    font-size: 16px;
  }
  summary {
    padding: 10px 0;
  }
  details,
  .folded {
    padding-top: 0;
    padding-bottom: 0;
  }
  details[open] {
    padding-bottom: 10px;
  }
  .step a,
  th a {
    display: inline-block;
    min-height: 44px;
    margin-block: -11px;
    padding-block: 11px;
  }
  .text-head {
    align-items: center;
  }
}
@media print {
  #theme,
  .controls,
  .pager {
    display: none;
  }
}
`;
  const PAGE_SCRIPT = '"use strict";(()=>{function make(tag,className="",...children){const element=document.createElement(tag);if(className!=="")element.className=className;element.append(...children);return element}function makeButton(className,onClick,...children){const button=make("button",className,...children);button.type="button";button.addEventListener("click",onClick);return button}function makeLink(label,url){if(url===void 0||!/^https?:\\/\\//.test(url))return label;const link=make("a","",label);link.href=url;link.rel="noreferrer";return link}var ROLES={system:"System",user:"User",assistant:"Assistant"};var PREFILL="Start of the answer (prefill)";function questionElement({vars,messages,tools,command}){const box=make("div","question");if(command!==void 0)box.append(textElement("h3","Command",{text:command}));const[framing,said]=[messages.filter(isSystem),messages.filter(it=>!isSystem(it))];box.append(...(said.length===0?framing:said).map(messageElement));const rest=said.length===0?[]:framing.map(it=>messageElement(it));const names=rest.length===0?[]:["system message"];if(vars.length>0){names.push(`variables (${vars.length})`);rest.push(make("h3","","Variables"),namedValues(vars))}if(tools.length>0){names.push(`tools offered (${tools.length})`);const list=make("ul","tools",...tools.map(toolElement));rest.push(make("h3","","Tools offered"),list)}if(rest.length>0){const summary=make("summary","",`With it: ${names.join(", ")}`);box.append(make("details","folded",summary,...rest))}return box}function isSystem({role}){return role==="system"}function messageElement(message,index=0,all=[message]){const isPrefill=message.role==="assistant"&&index===all.length-1;const title=isPrefill?PREFILL:ROLES[message.role]??message.role;return textElement("h3",title,message)}function namedValues(values){const list=make("dl","vars");for(const[name,value]of values){list.append(make("div","",make("dt","",make("code","",name)),make("dd","",value)))}return list}function toolElement({name,description,parameters}){const item=make("li","",make("code","",name));if(description!==void 0)item.append(` ${description}`);if(parameters!==void 0)item.append(make("div","result",make("code","",parameters)));return item}function textElement(level,title,shown,nodes=[shown.text]){const text=make("pre","text",...nodes);text.tabIndex=0;text.setAttribute("role","group");text.setAttribute("aria-label",title);const copy=copyButton("Copy",()=>text.textContent,()=>text);copy.setAttribute("aria-label",`Copy: ${title}`);const box=make("div","message-box",make("div","text-head",make(level,"",title),copy),text);if(shown.note!==void 0)box.append(make("p","note",shown.note));return box}var COPY_LABEL_MS=2e3;function copyButton(label,textOf,shown){const say=words=>{button.textContent=words;setTimeout(()=>button.textContent=label,COPY_LABEL_MS)};const select=()=>{getSelection()?.selectAllChildren(shown());say("Selected")};const copy=()=>{const{clipboard}=navigator;if(clipboard===void 0)select();else clipboard.writeText(textOf()).then(()=>say("Copied"),select)};const button=makeButton("quiet copy",copy,label);return button}var pageIndex=embedded("kindlm-index")??{suites:[],rows:[],chunkSize:1,judged:[]};var chunks=new Map;function detailsOf(row){const number=Math.floor(row/pageIndex.chunkSize);const known=chunks.get(number);const chunk=known??readChunk(number);if(known===void 0)chunks.set(number,chunk);return chunk[row%pageIndex.chunkSize]}function readChunk(number){return embedded(`kindlm-details-${number}`)??[]}function embedded(id){const element=document.getElementById(id);return element===null?void 0:JSON.parse(element.textContent)}function labelButtons(answer){const good=makeButton("quiet",()=>toggle(answer,true),"Good");const bad=makeButton("quiet",()=>toggle(answer,false),"Bad");const group=make("span","label-buttons","Your label: ",good,bad);group.setAttribute("role","group");group.setAttribute("aria-label",`Is the answer good? ${answer.criterion}`);const show=()=>{const label=labels.of(answer);good.setAttribute("aria-pressed",String(label===true));bad.setAttribute("aria-pressed",String(label===false))};labels.onChange(show);show();return group}function knownLabel(good){return make("span","label-buttons",`Labelled as ${good?"good":"bad"} in the file of labels`)}function toggle(answer,pass){labels.set(answer,labels.of(answer)===pass?void 0:pass)}function startLabels(place){const title=make("h2","","Labels for judges");title.id="labels-title";const list=make("ul","label-list",...pageIndex.judged.map(criterionRow));place.append(title,make("p","facts","Say of 40 answers or more whether they are good, and choose them so that about half are bad. Commit the file and name it at the criterion (labels: labels.jsonl): every run then says how often the judge agrees with you. This browser keeps what you said until you download it."),list);place.setAttribute("aria-labelledby",title.id);place.hidden=false}function criterionRow(criterion,index){const counts=make("span","facts");const download=makeButton("quiet",()=>downloadOf(criterion,index),"Download labels");const label=makeButton("quiet",()=>openQueue(criterion),"Label answers");for(const button of[download,label]){button.setAttribute("aria-label",`${button.textContent}: ${criterion}`)}const show=()=>{const{good,bad}=labels.counts(criterion);counts.textContent=`${good} good, ${bad} bad`;download.disabled=good+bad===0};labels.onChange(show);show();return make("li","",make("b","label",criterion),counts,label,download)}function downloadOf(criterion,index){const url=URL.createObjectURL(new Blob([labels.jsonl(criterion)],{type:"application/jsonl"}));const link=make("a");link.href=url;link.download=pageIndex.judged.length===1?"labels.jsonl":`labels-${index+1}.jsonl`;link.click();URL.revokeObjectURL(url)}function openQueue(criterion){const waiting=judgedAnswers(criterion).filter(answer=>labels.of(answer)===void 0);const dialog=make("dialog","label-dialog");dialog.setAttribute("aria-label",`Label answers: ${criterion}`);let at=0;const next=()=>{at+=1;show()};const say=pass=>{const answer=waiting[at];if(answer===void 0)return;labels.set(answer,pass);next()};const show=()=>{const answer=waiting[at];dialog.replaceChildren(...answer===void 0?[make("p","","No answer is left without a label.")]:[...shownAnswer(answer,at,waiting.length),choices(say,next)],makeButton("quiet",()=>dialog.close(),"Close"));dialog.querySelector("button")?.focus()};dialog.addEventListener("keydown",event=>{if(event.altKey||event.ctrlKey||event.metaKey)return;event.stopPropagation();if(event.key==="g")say(true);else if(event.key==="b")say(false);else if(event.key==="s")next()});dialog.addEventListener("close",()=>dialog.remove());document.body.append(dialog);dialog.showModal();show()}function shownAnswer(answer,at,of){return[make("p","facts",`Answer ${at+1} of ${of} without a label`),make("p","",make("b","",answer.criterion)),...answer.question===void 0?[]:[textElement("h3","Question",{text:answer.question})],textElement("h3","Answer",{text:answer.output})]}function choices(say,skip){const button=(act,label,key)=>{const element=makeButton("quiet",act,label," ",make("kbd","",key));element.setAttribute("aria-keyshortcuts",key);return element};return make("p","label-choices",button(()=>say(true),"Good","g"),button(()=>say(false),"Bad","b"),button(skip,"Skip","s"))}var STORE="kindlm-labels-1";var Labels=class{#labels=new Map(stored());#listeners=[];onChange(listener){this.#listeners.push(listener)}of(answer){return this.#labels.get(keyOf(answer))?.pass}set(answer,pass){if(pass===void 0)this.#labels.delete(keyOf(answer));else this.#labels.set(keyOf(answer),{...answer,pass});keep([...this.#labels]);for(const listener of this.#listeners)listener()}counts(criterion){const passes=this.#of(criterion).map(({pass})=>pass);const good=passes.filter(Boolean).length;return{good,bad:passes.length-good}}jsonl(criterion){return this.#of(criterion).map(({output,pass,question})=>`${JSON.stringify({output,pass,question})}\n`).join("")}#of(criterion){return[...this.#labels.values()].filter(label=>label.criterion===criterion)}};function keyOf({criterion,output}){return JSON.stringify([criterion,output])}function keep(labels2){try{localStorage.setItem(STORE,JSON.stringify(labels2))}catch{}}function stored(){try{const kept=JSON.parse(localStorage.getItem(STORE)??"[]");return Array.isArray(kept)?kept.filter(isEntry):[]}catch{return[]}}function isEntry(entry){if(!Array.isArray(entry)||entry.length!==2||typeof entry[0]!=="string")return false;const label=entry[1];if(typeof label!=="object"||label===null)return false;const{criterion,output,pass,question}=label;return typeof criterion==="string"&&typeof output==="string"&&typeof pass==="boolean"&&(question===void 0||typeof question==="string")}var labels=new Labels;function judgedAnswer({judged},{answers,question},ofResult){const answer=judged===void 0?void 0:answers[judged.answer];if(judged===void 0||answer===void 0)return void 0;const{messages=[]}=question??ofResult??{};const asked=answer.user??messages.findLast(({role})=>role==="user");return{criterion:judged.criterion,output:answer.answer.text,question:asked?.text}}function judgedAnswers(criterion){const failed=new Map;const passed=new Map;pageIndex.rows.forEach((_,index)=>{const details=detailsOf(index);for(const run of details?.runs??[]){for(const assertion of run.assertions){if(assertion.judged?.criterion!==criterion)continue;if(assertion.judged.good!==void 0)continue;const answer=judgedAnswer(assertion,run,details?.question);if(answer===void 0)continue;const known=assertion.passed?passed:failed;if(!known.has(answer.output))known.set(answer.output,answer)}}});for(const output of failed.keys())passed.delete(output);return byTurns([...failed.values()],[...passed.values()])}function byTurns(first,second){const longest=Math.max(first.length,second.length);return Array.from({length:longest},(_,index)=>[...first.slice(index,index+1),...second.slice(index,index+1)]).flat()}var BRIEF_ROWS=10;var PAGE_SIZE=100;var FILTERS=["text","status","suite","model","code","tag","change"];var NO_FILTER={text:"",status:"",suite:"",model:"",code:"",tag:"",change:""};var TableState=class{filter={...NO_FILTER};sorting={key:"worst",direction:1};page=0;shown=[];open;#whole=false;#whenSelected=[];#whenMoved=[];onSelection(listener){this.#whenSelected.push(listener)}onMove(listener){this.#whenMoved.push(listener)}select(){this.shown=selectRows(this.filter,this.sorting);for(const listener of this.#whenSelected)listener()}moved(){for(const listener of this.#whenMoved)listener()}get drawn(){const first=this.page*PAGE_SIZE;return this.isBrief?this.#worst():this.shown.slice(first,first+PAGE_SIZE)}get isBrief(){const{shown,sorting}=this;const untouched=!this.#whole&&sorting.key==="worst"&&!this.isFiltered;return untouched&&shown.length>BRIEF_ROWS&&this.#worst().length>0}get isFiltered(){return FILTERS.some(name=>this.filter[name]!=="")}get first(){return this.page*PAGE_SIZE}get hasPages(){return!this.isBrief&&this.shown.length>PAGE_SIZE}#worst(){return this.shown.slice(0,BRIEF_ROWS).filter(index=>pageIndex.rows[index]?.status!=="passed")}showAll(){this.#whole=true;this.select()}turnTo(index){if(this.drawn.includes(index))return;if(this.isBrief)this.#whole=true;this.page=Math.floor(this.shown.indexOf(index)/PAGE_SIZE);this.select()}setFilter(name,value){this.filter[name]=value;this.#selectFirstPage()}sortBy(sorting){this.sorting=sorting;this.#selectFirstPage()}reset(){this.#whole=false;this.filter={...NO_FILTER};this.sortBy({key:"worst",direction:1})}#selectFirstPage(){this.page=0;this.select();this.moved()}};var state=new TableState;function suiteChoice(name){const index=name===null?-1:pageIndex.suites.indexOf(name);return pageIndex.suites.length>1&&index!==-1?String(index):""}var hasModels=new Set(pageIndex.rows.map(({model})=>model)).size>1;var COLUMNS=[["status","Status",""],["name","Test","wide"],...hasModels?[["model","Model","model"]]:[],["runs","Answers passed","number"],["score","Lowest score","number"],["latency","Latency","number"],["cost","Cost","number"],["","Failure codes",""]];var ORDERS=[["worst",1,"Worst first"],["status",1,"By status"],["status",-1,"By status, passed first"],["name",1,"Test, A to Z"],["name",-1,"Test, Z to A"],...hasModels?[["model",1,"Model, A to Z"],["model",-1,"Model, Z to A"]]:[],["runs",1,"Fewest answers passed first"],["runs",-1,"Most answers passed first"],["score",1,"Lowest score first"],["score",-1,"Highest score first"],["latency",-1,"Slowest first"],["latency",1,"Fastest first"],["cost",-1,"Most expensive first"],["cost",1,"Cheapest first"]];var searchTexts;function searchTextOf(row){const{name,model,codes,tags,suite,place,changeText=""}=row;return[name,model,pageIndex.suites[suite]??"",place,changeText,...codes,...tags].join("\\n").toLowerCase()}function selectRows(filter,sorting){const words=filter.text.toLowerCase().split(/\\s+/).filter(Boolean);if(words.length>0)searchTexts??=pageIndex.rows.map(searchTextOf);const selected=[];pageIndex.rows.forEach((row,index)=>{const text=searchTexts?.[index]??"";if(passesFilter(row,filter)&&words.every(word=>text.includes(word))){selected.push(index)}});return selected.sort((a,b)=>compareRows(a,b,sorting))}function passesFilter(row,filter){return(filter.status===""||row.status===filter.status)&&(filter.suite===""||row.suite===Number(filter.suite))&&(filter.model===""||row.model===filter.model)&&(filter.code===""||row.codes.includes(filter.code))&&(filter.tag===""||row.tags.includes(filter.tag))&&(filter.change===""||row.change===filter.change)}var STATUS_ORDER={failed:0,errored:1,"not-run":2,passed:3};function compareRows(a,b,{key,direction}){const first=pageIndex.rows[a];const second=pageIndex.rows[b];if(first===void 0||second===void 0)return a-b;return direction*compareBy(key,first,second)||a-b}function compareBy(key,a,b){switch(key){case"worst":return STATUS_ORDER[a.status]-STATUS_ORDER[b.status]||runShare(a)-runShare(b);case"status":return STATUS_ORDER[a.status]-STATUS_ORDER[b.status];case"name":return compareTexts(a.name,b.name);case"model":return compareTexts(a.model,b.model);case"runs":return runShare(a)-runShare(b);case"score":return(a.lowestScore??2)-(b.lowestScore??2);case"latency":return a.latencyMs-b.latencyMs;case"cost":return a.costUsd-b.costUsd}}function runShare(row){return row.runs===0?0:row.passedRuns/row.runs}function compareTexts(a,b){return a<b?-1:a>b?1:0}var HOUR=36e5;var DAY=24*HOUR;var SIGNS={passed:"\u2705",failed:"\u274C",look:"\u26A0\uFE0F",idle:"\u2796"};var STATUS_SIGNS={passed:SIGNS.passed,failed:SIGNS.failed,errored:SIGNS.look,"not-run":SIGNS.idle};var stripVTControlCharacters=text=>text;var MOST_BACKSLASHES=15;var BACKSLASHES=String.raw`\\\\{0,${MOST_BACKSLASHES}}`;var INVISIBLE_IN_LOG="\\\\p{C}\\\\p{Default_Ignorable_Code_Point}";var STARTS_LIKE_A_COMMAND=new RegExp(`^[\\\\s${INVISIBLE_IN_LOG}]*:[${INVISIBLE_IN_LOG}]*:`,"u");var OLD_COMMAND=new RegExp(`#([${INVISIBLE_IN_LOG}]*)#([${INVISIBLE_IN_LOG}]*)\\\\[`,"gu");var COLOUR="\\\\u001b\\\\[[0-9;]*m";var CONTROL_CHARACTERS=new RegExp(`(${COLOUR})|[\\\\u0000-\\\\u0008\\\\u000b-\\\\u001f\\\\u007f-\\\\u009f]`,"gu");var REPLACEMENT="\uFFFD";var LONE_SURROGATE=/\\p{Surrogate}/gu;var INVISIBLE=/\\p{Cf}/gu;var CONTROL=/\\p{Cc}/gu;var CONTROL_BUT_LINE_BREAK=/[^\\P{Cc}\\n\\t]/gu;var STACKED_MARKS=/(\\p{M}{4})\\p{M}+/gu;var PLAIN_WORDS=/^[!-~]+(?: [!-~]+)*$/;var VISIBLE_ASCII=/^[\\n\\t -~]*$/;function plainLine(text){if(PLAIN_WORDS.test(text))return text;return stripVTControlCharacters(text).replace(LONE_SURROGATE,REPLACEMENT).replace(INVISIBLE,"").replace(CONTROL," ").replace(STACKED_MARKS,"$1").replace(/\\s+/gu," ").trim()}function plainBlock(text){if(VISIBLE_ASCII.test(text))return text;return stripVTControlCharacters(text.replace(/\\r\\n?|\\u2028|\\u2029/gu,"\\n")).replace(LONE_SURROGATE,REPLACEMENT).replace(INVISIBLE,"").replace(CONTROL_BUT_LINE_BREAK," ").replace(STACKED_MARKS,"$1")}function codeLine(text){return plainBlock(text).replace(/[\\n\\t]/gu," ")}function markdownCode(text){const line=plainLine(text);if(line==="")return"(empty)";const fence="`".repeat(longestRun(line)+1);const padding=line.startsWith("`")||line.endsWith("`")?" ":"";return`${fence}${padding}${line}${padding}${fence}`}function fencedCode(lines,language){const clean=lines.map(codeLine);const fence="`".repeat(Math.max(3,longestRun(clean.join("\\n"))+1));return[`${fence}${language}`,...clean,fence]}function longestRun(text){let longest=0;for(const run of text.match(/`+/gu)??[])longest=Math.max(longest,run.length);return longest}function markdownLink(label,url){const safe=url===void 0?void 0:safeUrl(url);return safe===void 0?label:`[${label}](${safe})`}function safeUrl(text){if(!URL.canParse(text))return void 0;const url=new URL(text);if(url.protocol!=="https:"&&url.protocol!=="http:")return void 0;return url.href.replace(/[()|[\\]\\\\<>"\'`*_~\\s]/gu,character=>`%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`)}function detailsElement(row,index){const box=make("div","details-box");const line=make("p","facts",makeLink(row.place,row.url));if(row.assertsNothing===true){line.append(` \xB7 ${SIGNS.look} asserts nothing, so no answer can fail`)}if(row.reusedText!==void 0)line.append(` \xB7 ${row.reusedText}`);box.append(line);const details=detailsOf(index);if(details===void 0){box.append(make("p","note","The answers are in report.json; this page would be too large."));return box}const{about=[],question,runs,beforeAfter}=details;if(about.length>0)box.append(namedValues(about));if(row.changeText!==void 0){const base=row.baseText===void 0?"":`: base ${row.baseText}, `;const here=row.baseText===void 0?"":`here ${row.passedRuns} of ${row.runs}`;line.append(` \xB7 ${row.changeText}${base}${here}`)}if(row.status!=="passed")box.append(markdownButton(row,details));if(question!==void 0)box.append(questionElement(question));if(beforeAfter!==void 0)box.append(beforeAfterElement(beforeAfter));const firstFailed=runs.findIndex(run=>run.verdict!=="passed");const open=firstFailed===-1?0:firstFailed;box.append(...runs.map((run,number)=>runElement(run,question,number===open)));return box}function markdownButton(row,details){const markdown=()=>failureMarkdown(row,details);const place=make("p","copy-line");const button=copyButton("Copy as Markdown",markdown,()=>{const text=make("pre","text",markdown());place.querySelector("pre")?.remove();place.after(text);return text});place.append(button);return place}function failureMarkdown(row,{question,runs,beforeAfter}){const run=runs.find(({verdict})=>verdict!=="passed");const base=row.baseText===void 0?"":`; on the base ${row.baseText}`;const asked=run?.question??question;const said=asked?.messages.findLast(({role})=>role==="user")?.text??asked?.command;const answers=run?.answers??[];const calls=answers.flatMap(answer=>answer.calls.map(({name,args=""})=>`${name}(${args})`));const block=(title,text)=>text===void 0||text===""?[]:["",`**${title}**`,"",...fencedCode(text.split("\\n"),"text")];return[`${STATUS_SIGNS[row.status]} **Test** ${markdownCode(row.name)} (${markdownCode(row.model)}): ${row.passedRuns} of ${row.runs} answers pass${base}`,"",markdownLink(markdownCode(row.place),row.url),"",...(run?.assertions??[]).filter(({passed,advisory})=>!passed&&advisory!==true).map(({label,code="",message=""})=>[`- ${SIGNS.failed}`,...[code,label,message].filter(Boolean).map(markdownCode)].join(" ")),...block("Asked",said),...block("Before, on the base",beforeAfter?.before.text),...block("Now",answers.map(({answer})=>answer.text).join("\\n\\n").trim()),...block("Calls on the base",beforeAfter?.calls?.before.join("\\n")),...block("Calls now",calls.join("\\n")),""].join("\\n")}function runElement(run,question,open){const details=make("details",`run ${run.verdict}`);const failed=run.assertions.filter(it=>!it.passed&&it.advisory!==true).length;details.append(make("summary","",`${STATUS_SIGNS[run.verdict]} `,make("b","",run.title),failed===0?"":make("span","bad-text",` ${failed} of ${run.assertions.length} failed`),make("span","facts",` ${run.facts.join(" \xB7 ")}`)));let filled=false;const fill=()=>{if(filled)return;filled=true;details.append(runBody(run,question))};if(open){fill();details.open=true}else{details.addEventListener("toggle",fill)}return details}function runBody(run,question){const body=make("div","run-body");if(run.question!==void 0)body.append(questionElement(run.question));const ordered=[...run.assertions].sort((a,b)=>Number(a.passed)-Number(b.passed));if(ordered.length>0){const items=ordered.map(assertion=>{const item=assertionElement(assertion);const answer=judgedAnswer(assertion,run,question);const{good}=assertion.judged??{};if(good!==void 0)item.append(knownLabel(good));else if(answer!==void 0)item.append(labelButtons(answer));return item});body.append(make("ul","assertions",...items))}body.append(...run.answers.map(answerElement));if(run.trace!==void 0)body.append(traceElement(run.trace));if(run.thoughts!==void 0){body.append(textElement("h3","Thoughts (not judged)",run.thoughts))}if(run.note!==void 0)body.append(make("p","note",run.note));return body}function traceElement({lines,note}){const box=make("div","answer",make("h3","","Steps, from the traces"));const root=make("ul","trace");const open=[root];for(const{kind,name,depth,facts,failed}of lines){const item=make("li","",failed?make("span","bad-text",`${SIGNS.failed} failed `):"",make("span","tag",kind)," ",make("code","",name),make("span","facts",` ${facts.join(" \xB7 ")}`));const level=Math.min(depth,open.length-1);open[level]?.append(item);const inner=make("ul","trace");open.splice(level+1,open.length,inner);item.append(inner)}for(const list of[...root.querySelectorAll("ul")])if(list.childElementCount===0)list.remove();box.append(root);if(note!==void 0)box.append(make("p","note",note));return box}function assertionElement(assertion){const{passed,advisory,label,type,code,band,scoreText,message,reason,facts}=assertion;const sign=passed?SIGNS.passed:advisory===true?SIGNS.idle:SIGNS.failed;const item=make("li",passed?"good":advisory===true?"idle":"bad");const head=make("div","assertion-head",make("span","icon",sign),make("b","label",label));if(code!==void 0)head.append(make("code","code",code));if(advisory===true)head.append(make("span","tag","advisory"));head.append(make("span","tag",type),scoreElement(scoreText,band));item.append(head);if(message!==void 0)item.append(make("p","message",message));if(reason!==void 0){item.append(make("p","reason",make("span","facts","Judge: "),reason))}if(facts.length>0){const list=make("dl","fact-list");for(const[name,value]of facts){list.append(make("div","",make("dt","",name),make("dd","",value)))}item.append(list)}return item}function scoreElement(text,band){if(band===void 0)return make("span","score",text);return make("span",`score band-${band}`,`${text} ${band}`)}function answerElement({turn,user,calls,answer}){const box=make("div","answer");if(turn!==void 0)box.append(make("h3","",`Turn: ${turn}`));const level=turn===void 0?"h3":"h4";if(user!==void 0)box.append(textElement(level,"User",user));if(calls.length>0){box.append(make(level,"","Tool calls"),make("ol","calls",...calls.map(callElement)))}if(answer.text!=="")box.append(textElement(level,"Answer",answer,markedNodes(answer)));return box}function callElement({name,args,result}){const item=make("li","",make("code","",args===void 0?name:`${name}(${args})`));if(result!==void 0){item.append(make("div","result",make("span","facts","answered with "),make("code","",result)))}return item}function beforeAfterElement(pair){const{before,after,prompts=[],calls,note}=pair;const outcome=({passed})=>passed?"passed":"failed";const text=(title,shown)=>textElement("h3",title,shown,markedNodes(shown));const made=(title,list)=>make("div","message-box",make("h3","",title),list.length===0?make("p","note","None."):make("ol","calls",...list.map(call=>make("li","",make("code","",call)))));return make("div","",...prompts.map(prompt=>beside(text(`Prompt on the base (${prompt.role})`,prompt.before),text(`Prompt of this run (${prompt.role})`,prompt.after),prompt.note)),beside(text(`Before: an answer on the base (${outcome(before)})`,before),text(`After: an answer of this run (${outcome(after)})`,after),note),...calls===void 0?[]:[beside(made("Calls on the base, as they came",calls.before),made("Calls of this run, as they came",calls.after))])}function beside(before,after,note){const box=make("div","before-after",before,after);return note===void 0?box:make("div","",box,make("p","note",note))}var MARKS={forbidden:"Forbidden text",redacted:"Personal data, redacted",removed:"Only before",added:"Only after"};function markedNodes({text,marks}){const nodes=[];let end=0;for(const mark of marks){const marked=make("mark",mark.kind,text.slice(mark.start,mark.end));marked.title=MARKS[mark.kind];nodes.push(text.slice(end,mark.start),marked);end=mark.end}nodes.push(text.slice(end));return nodes}var headRow=make("tr");var tableBody=make("tbody");var table=make("table","tests");var frame=make("div","scroll",table);var pager=make("nav","pager");var allButton=makeButton("quiet all",showAll);var drawnRows=new Map;function startTable(place){pager.setAttribute("aria-label","Pages of tests");table.append(make("thead","",headRow),tableBody);table.setAttribute("aria-label","Tests");frame.tabIndex=0;frame.setAttribute("role","group");frame.setAttribute("aria-label","Table of tests");const status=make("div","status-line",shownCountLine(),failingButtons());place.append(filterControls(),status,frame,allButton,pager);state.onSelection(showHead);state.onSelection(showRows);document.addEventListener("keydown",onKey)}function showHead(){table.dataset["sort"]=state.sorting.key;if(headRow.childElementCount===0)headRow.append(...COLUMNS.map(headCell));[...headRow.children].forEach((cell,index)=>{const{key,direction}=state.sorting;const sorted=COLUMNS[index]?.[0]===key;if(sorted)cell.setAttribute("aria-sort",direction===1?"ascending":"descending");else cell.removeAttribute("aria-sort")})}function headCell([key,title,className]){const cell=make("th",className);cell.scope="col";if(key==="")cell.append(title);else cell.append(makeButton("sort",()=>sortBy(key),title));return cell}function sortBy(key){const again=state.sorting.key===key&&state.sorting.direction===1;state.sortBy({key,direction:again?-1:1})}function showRows(){state.open=void 0;drawnRows.clear();const rows=state.drawn;keepHeight();tableBody.replaceChildren(...rows.map(shownRow));if(rows.length===0)tableBody.append(nothingRow());allButton.hidden=!state.isBrief;allButton.textContent=`Show all ${state.shown.length} results`;showPager(state.first,rows.length)}function keepHeight(){const height=Math.min(frame.offsetHeight,innerHeight);frame.style.minHeight=state.isFiltered?`${height}px`:""}function showAll(){const known=new Set(state.drawn);const open=[...drawnRows].filter(([,row])=>row.isOpen()).map(([index])=>index);state.showAll();for(const index of open)drawnRows.get(index)?.toggle();const first=state.drawn.find(index=>!known.has(index))??-1;drawnRows.get(first)?.opener?.focus({preventScroll:true})}function shownRow(index){const row=rowElement(index);drawnRows.set(index,row);return row.element}function nothingRow(){const reset=makeButton("quiet",()=>state.reset(),"Reset");const cell=make("td","nothing","No test matches. ",reset);cell.colSpan=COLUMNS.length;return make("tr","",cell)}function showPager(first,length){const total=state.shown.length;pager.hidden=!state.hasPages;pager.replaceChildren(pagerButton(-1,"\u2190 Previous",first===0),make("span","",`${first+1} to ${first+length} of ${total}`),pagerButton(1,"Next \u2192",first+length>=total))}function pagerButton(by,label,off){const turn=()=>{state.page+=by;showRows();state.moved();document.getElementById("tests")?.scrollIntoView()};const button=makeButton("quiet",turn,label);button.disabled=off;return button}function showTest(index){if(!state.shown.includes(index)){state.filter={...NO_FILTER};state.select()}state.turnTo(index);const opener=drawnRows.get(index)?.opener;if(opener===void 0)return;if(opener.getAttribute("aria-expanded")!=="true")opener.click();opener.focus({preventScroll:true});opener.closest("tr")?.scrollIntoView({block:"start"})}function openWorst(){const[worst=-1]=state.shown;if(pageIndex.rows[worst]?.status!=="passed")drawnRows.get(worst)?.toggle()}function failingButtons(){const box=make("span","failing");if(pageIndex.rows.every(({status})=>status==="passed"))return box;const button=(by,label,key)=>{const element=makeButton("quiet",()=>stepToFailing(by),label," ",make("kbd","",key));element.setAttribute("aria-keyshortcuts",key);return element};box.append(button(-1,"\u2191 Previous failing","p"),button(1,"\u2193 Next failing","n"));return box}function onKey(event){if(event.altKey||event.ctrlKey||event.metaKey||event.defaultPrevented)return;if(event.target instanceof Element&&event.target.closest("input, select")!==null)return;if(event.key==="n")stepToFailing(1);else if(event.key==="p")stepToFailing(-1)}function stepToFailing(by){const{open,shown}=state;const at=open===void 0?-1:shown.indexOf(open);const isFailing=index=>pageIndex.rows[index]?.status!=="passed";const next=by===1?shown.slice(at+1).find(isFailing):shown.slice(0,Math.max(0,at)).findLast(isFailing);if(next===void 0)return;if(open!==void 0)drawnRows.get(open)?.opener?.click();showTest(next)}var CHANGES=[["fails-now","from every answer to none"],["worse","got worse"],["passes-now","from none to every answer"],["better","got better"],["not-this-change","differs, not because of this change"],["differs","differs, as flaky tests do"],["flaky","flaky as before"],["checks","checks changed"],["new","new"]];var shownCount=make("p","shown");var moreFields=make("details","more");var moreTitle=make("summary");var orderField=make("select","order");var WIDE=matchMedia("(min-width: 701px)");function filterControls(){const controls=make("form","controls");controls.setAttribute("role","search");controls.addEventListener("submit",event=>event.preventDefault());controls.append(...filterFields());for(const chip of document.querySelectorAll(".chip")){chip.addEventListener("click",()=>pressChip(chip))}state.onSelection(showFilter);return controls}function shownCountLine(){shownCount.setAttribute("role","status");return shownCount}function filterFields(){const search=make("input");search.type="search";search.id="filter-text";search.autocomplete="off";search.spellcheck=false;search.placeholder="Filter by test, model, code, tag";search.setAttribute("aria-label","Filter tests by text");search.addEventListener("input",()=>state.setFilter("text",search.value));const{rows,suites}=pageIndex;const statuses=["failed","errored","not-run","passed"].map(status=>[status,rows.filter(row=>row.status===status).length]).filter(([,count])=>count>0).map(([status,count])=>[status,`${status} (${count})`]);const changes=CHANGES.map(([change,words])=>[change,words,rows.filter(row=>row.change===change).length]).filter(([,,count])=>count>0).map(([change,words,count])=>[change,`${words} (${count})`]);const named=values=>[...new Set(values)].sort(compareTexts).map(value=>[value,value]);moreFields.append(moreTitle,...filterChoice("status","Any status",statuses),...filterChoice("suite","Every suite",suites.map((name,index)=>[String(index),name])),...hasModels?filterChoice("model","Every model",named(rows.map(row=>row.model))):[],...filterChoice("code","Any failure code",named(rows.flatMap(row=>row.codes))),...filterChoice("tag","Any tag",named(rows.flatMap(row=>row.tags))),...filterChoice("change","Any change",changes));const unfold=()=>moreFields.open=WIDE.matches;WIDE.addEventListener("change",unfold);unfold();return[search,orderChoice(),moreFields,makeButton("quiet",()=>state.reset(),"Reset")]}function orderChoice(){orderField.id="order";orderField.setAttribute("aria-label","Order of the tests");ORDERS.forEach(([,,words],index)=>{const option=make("option","",words);option.value=String(index);orderField.append(option)});orderField.addEventListener("change",()=>{const[key,direction]=ORDERS[Number(orderField.value)]??["worst",1];state.sortBy({key,direction})});return orderField}function showOrder(){const{key,direction}=state.sorting;orderField.value=String(ORDERS.findIndex(order=>order[0]===key&&order[1]===direction))}function filterChoice(name,all,options){if(options.length===0||name==="suite"&&options.length<2)return[];const select=make("select");select.id=`filter-${name}`;select.setAttribute("aria-label",`Filter tests by ${name}`);for(const[value,label]of[["",all],...options]){const option=make("option","",label);option.value=value;select.append(option)}select.addEventListener("change",()=>state.setFilter(name,select.value));return[select]}function pressChip({dataset:{code,change,suite}}){if(code!==void 0)state.setFilter("code",state.filter.code===code?"":code);if(change===void 0)return;const off=isPressed(change,suite);state.filter.suite=off?"":suiteChoice(suite??null);state.setFilter("change",off?"":change);if(!off)document.getElementById("tests")?.scrollIntoView()}function isPressed(change,suite){return state.filter.change===change&&state.filter.suite===suiteChoice(suite??null)}function showFilter(){for(const name of FILTERS){const value=state.filter[name];const field=document.getElementById(`filter-${name}`);if(field instanceof HTMLInputElement||field instanceof HTMLSelectElement){if(field.value!==value)field.value=value}}for(const chip of document.querySelectorAll(".chip")){const{code,change,suite}=chip.dataset;const pressed=change===void 0?code===state.filter.code:isPressed(change,suite);chip.setAttribute("aria-pressed",String(pressed))}showOrder();const set=FILTERS.filter(name=>name!=="text"&&state.filter[name]!=="").length;moreTitle.textContent=set===0?"More filters":`More filters (${set} set)`;const all=pageIndex.rows.length;shownCount.textContent=state.isBrief?`The worst ${state.drawn.length} of ${all} results`:`${state.shown.length} of ${all} results`}function rowElement(index){const row=pageIndex.rows[index];if(row===void 0){return{element:make("tr"),toggle:()=>void 0,isOpen:()=>false}}const toggle2=()=>toggleRow(element,opener,row,index);const opener=makeButton("opener",()=>{toggle2();state.moved()},row.name||"(no name)");opener.setAttribute("aria-expanded","false");const name=make("td","wide",opener);if(pageIndex.suites.length>1)name.append(make("span","tag",pageIndex.suites[row.suite]??""));name.append(...row.tags.map(tag=>make("span","tag",tag)));if(row.assertsNothing===true)name.append(make("span","tag",`${SIGNS.look} asserts nothing`));if(row.reusedText!==void 0)name.append(make("span","tag",row.reusedText));if(row.changeText!==void 0){name.append(make("span",`tag change ${row.change??""}`,row.changeText))}const element=make("tr",`row ${row.status}`,make("td","status",`${STATUS_SIGNS[row.status]} ${row.status}`),name,...hasModels?[labelled("model","Model",row.model)]:[],labelled("number runs","Answers passed",`${row.passedRuns} of ${row.runs}`),labelled("number lowest","Lowest score",row.scoreText),labelled("number latency","Latency",row.latencyText),labelled("number cost","Cost",row.costText),make("td","codes",...row.codes.map(code=>make("code","code",code))));element.addEventListener("click",event=>{if(event.target instanceof Element&&event.target.closest("button, a")!==null)return;if(String(getSelection())==="")opener.click()});return{element,opener,toggle:toggle2,isOpen:()=>isExpanded(opener)}}function labelled(className,label,text){const cell=make("td",className,text);cell.dataset["label"]=label;return cell}function toggleRow(element,opener,row,index){const open=isExpanded(opener);opener.setAttribute("aria-expanded",String(!open));element.classList.toggle("open",!open);if(open){element.nextElementSibling?.remove();if(state.open===index)state.open=void 0;return}state.open=index;const cell=make("td","",detailsElement(row,index));cell.colSpan=COLUMNS.length;element.after(make("tr","unfolded",cell))}function isExpanded(opener){return opener.getAttribute("aria-expanded")==="true"}var TEXT_PARAMETER="q";var CHOICES=["status","model","code","tag","change"];function startAddress(){state.onMove(writeAddress);readAddress();if(location.hash.length<2)openWorst();document.addEventListener("DOMContentLoaded",()=>{if(state.open!==void 0&&location.hash.length>1)showTest(state.open)});addEventListener("hashchange",readAddress)}function readAddress(){const address=new URLSearchParams(location.hash.slice(1));state.filter={...NO_FILTER,text:address.get(TEXT_PARAMETER)??""};for(const name of CHOICES)state.filter[name]=knownChoice(name,address.get(name)??"");state.filter.suite=suiteChoice(address.get("suite"));state.sorting=sortingOf(address.get("sort")??"");state.page=0;state.select();const test=testIn(address);if(test!==void 0)showTest(test)}function knownChoice(name,value){const known=pageIndex.rows.some(row=>name==="status"||name==="model"||name==="change"?row[name]===value:(name==="code"?row.codes:row.tags).includes(value));return known?value:""}function sortingOf(text){const name=text.replace(/^-/,"");const key=COLUMNS.map(([column])=>column).find(column=>column!==""&&column===name);return key===void 0||key===""?{key:"worst",direction:1}:{key,direction:text.startsWith("-")?-1:1}}function testIn(address){const name=address.get("test");const model=address.get("on");const suite=address.get("in");if(name===null)return void 0;const index=pageIndex.rows.findIndex(row=>row.name===name&&(model===null||row.model===model)&&(suite===null||pageIndex.suites[row.suite]===suite));return index===-1?void 0:index}function writeAddress(){const{filter,sorting,open}=state;const address=new URLSearchParams;const add=(name,value)=>{if(value!==void 0&&value!=="")address.set(name,value)};add(TEXT_PARAMETER,filter.text);for(const name of CHOICES)add(name,filter[name]);add("suite",filter.suite===""?"":pageIndex.suites[Number(filter.suite)]);if(sorting.key!=="worst")add("sort",`${sorting.direction===1?"":"-"}${sorting.key}`);const row=open===void 0?void 0:pageIndex.rows[open];if(row!==void 0){address.set("test",row.name);address.set("on",row.model);if(pageIndex.suites.length>1)add("in",pageIndex.suites[row.suite])}const fragment=address.toString();try{history.replaceState(null,"",fragment===""?`${location.pathname}${location.search}`:`#${fragment}`)}catch{}}var THEME_KEY="kindlm-theme";function startTheme(button){const system=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";let theme=storedTheme()??system;const show=()=>{document.documentElement.dataset["theme"]=theme;button.textContent=theme==="dark"?"\u2600 Light":"\u263E Dark"};if(theme!==system)document.documentElement.dataset["theme"]=theme;button.textContent=theme==="dark"?"\u2600 Light":"\u263E Dark";button.hidden=false;button.addEventListener("click",()=>{theme=theme==="dark"?"light":"dark";show();storeTheme(theme)})}function storedTheme(){try{const stored2=localStorage.getItem(THEME_KEY);return stored2==="light"||stored2==="dark"?stored2:void 0}catch{return void 0}}function storeTheme(theme){try{localStorage.setItem(THEME_KEY,theme)}catch{}}var themeButton=document.getElementById("theme");if(themeButton!==null)startTheme(themeButton);var tablePlace=document.getElementById("table");if(tablePlace!==null){startTable(tablePlace);startAddress()}document.addEventListener("DOMContentLoaded",()=>{const labelsPlace=document.getElementById("labels");if(labelsPlace!==null)startLabels(labelsPlace)});})();\n';
  const PLOTS_SCRIPT = '/* uplot 1.6.32. The MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the "Software"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE. */\n"use strict";(()=>{var hr="uplot",dr="u-hz",mr="u-vt",gr="u-title",wr="u-wrap",Sr="u-under",yr="u-over",xr="u-axis",Zt="u-off",_r="u-select",br="u-cursor-x",Mr="u-cursor-y",Tr="u-cursor-pt",kr="u-legend",vr="u-live",Er="u-inline",Ar="u-series",Lr="u-marker",ei="u-label",Pr="u-value",$l="width",Wl="height";var ti="bottom",xl="left",Bn="right",ro="#000",li=ro+"0",Un="mousemove",ni="mousedown",Yn="mouseup",oi="mouseenter",ii="mouseleave",si="dblclick",Dr="resize",Cr="scroll",ri="change",un="dppxchange",uo="--",El=typeof window<"u",Zn=El?document:null,bl=El?window:null,Rr=El?navigator:null,ie,nn;function Qn(){let e=devicePixelRatio;ie!=e&&(ie=e,nn&&eo(ri,nn,Qn),nn=matchMedia(`(min-resolution: ${ie-.001}dppx) and (max-resolution: ${ie+.001}dppx)`),Qt(ri,nn,Qn),bl.dispatchEvent(new CustomEvent(un)))}function Xe(e,l){if(l!=null){let i=e.classList;!i.contains(l)&&i.add(l)}}function Xn(e,l){let i=e.classList;i.contains(l)&&i.remove(l)}function ge(e,l,i){e.style[l]=i+"px"}function mt(e,l,i,n){let s=Zn.createElement(e);return l!=null&&Xe(s,l),i?.insertBefore(s,n),s}function ut(e,l){return mt("div",e,l)}var ui=new WeakMap;function kt(e,l,i,n,s){let c="translate("+l+"px,"+i+"px)",f=ui.get(e);c!=f&&(e.style.transform=c,ui.set(e,c),l<0||i<0||l>n||i>s?Xe(e,Zt):Xn(e,Zt))}var fi=new WeakMap;function ci(e,l,i){let n=l+i,s=fi.get(e);n!=s&&(fi.set(e,n),e.style.background=l,e.style.borderColor=i)}var ai=new WeakMap;function pi(e,l,i,n){let s=l+""+i,c=ai.get(e);s!=c&&(ai.set(e,s),e.style.height=i+"px",e.style.width=l+"px",e.style.marginLeft=n?-l/2+"px":0,e.style.marginTop=n?-i/2+"px":0)}var fo={passive:!0},Nr={...fo,capture:!0};function Qt(e,l,i,n){l.addEventListener(e,i,n?Nr:fo)}function eo(e,l,i,n){l.removeEventListener(e,i,fo)}El&&Qn();function gt(e,l,i,n){let s;i=i||0,n=n||l.length-1;let c=n<=2147483647;for(;n-i>1;)s=c?i+n>>1:et((i+n)/2),l[s]<e?i=s:n=s;return e-l[i]<=l[n]-e?i:n}function $i(e){return(i,n,s)=>{let c=-1,f=-1;for(let p=n;p<=s;p++)if(e(i[p])){c=p;break}for(let p=s;p>=n;p--)if(e(i[p])){f=p;break}return[c,f]}}var Wi=e=>e!=null,Gi=e=>e!=null&&e>0,an=$i(Wi),Fr=$i(Gi);function Or(e,l,i,n=0,s=!1){let c=s?Fr:an,f=s?Gi:Wi;[l,i]=c(e,l,i);let p=e[l],h=e[l];if(l>-1)if(n==1)p=e[l],h=e[i];else if(n==-1)p=e[i],h=e[l];else for(let m=l;m<=i;m++){let x=e[m];f(x)&&(x<p?p=x:x>h&&(h=x))}return[p??ce,h??-ce]}function pn(e,l,i,n){let s=mi(e),c=mi(l);e==l&&(s==-1?(e*=i,l/=i):(e/=i,l*=i));let f=i==10?Lt:Ii,p=s==1?et:ft,h=c==1?ft:et,m=p(f(Ae(e))),x=h(f(Ae(l))),g=Ml(i,m),w=Ml(i,x);return i==10&&(m<0&&(g=ae(g,-m)),x<0&&(w=ae(w,-x))),n||i==2?(e=g*s,l=w*c):(e=Ki(e,g),l=hn(l,w)),[e,l]}function co(e,l,i,n){let s=pn(e,l,i,n);return e==0&&(s[0]=0),l==0&&(s[1]=0),s}var ao=.1,hi={mode:3,pad:ao},Il={pad:0,soft:null,mode:0},zr={min:Il,max:Il};function fn(e,l,i,n){return dn(i)?di(e,l,i):(Il.pad=i,Il.soft=n?0:null,Il.mode=n?3:0,di(e,l,zr))}function ne(e,l){return e??l}function Hr(e,l,i){for(l=ne(l,0),i=ne(i,e.length-1);l<=i;){if(e[l]!=null)return!0;l++}return!1}function di(e,l,i){let n=i.min,s=i.max,c=ne(n.pad,0),f=ne(s.pad,0),p=ne(n.hard,-ce),h=ne(s.hard,ce),m=ne(n.soft,ce),x=ne(s.soft,-ce),g=ne(n.mode,0),w=ne(s.mode,0),A=l-e,L=Lt(A),z=Be(Ae(e),Ae(l)),V=Lt(z),W=Ae(V-L);(A<1e-24||W>10)&&(A=0,(e==0||l==0)&&(A=1e-24,g==2&&m!=ce&&(c=0),w==2&&x!=-ce&&(f=0)));let b=A||z||1e3,H=Lt(b),M=Ml(10,et(H)),j=b*(A==0?e==0?.1:1:c),D=ae(Ki(e-j,M/10),24),q=e>=m&&(g==1||g==3&&D<=m||g==2&&D>=m)?m:ce,U=Be(p,D<q&&e>=q?q:wt(q,D)),Q=b*(A==0?l==0?.1:1:f),B=ae(hn(l+Q,M/10),24),T=l<=x&&(w==1||w==3&&B>=x||w==2&&B<=x)?x:-ce,K=wt(h,B>T&&l<=T?T:Be(T,B));return U==K&&U==0&&(K=100),[U,K]}var Vr=new Intl.NumberFormat(El?Rr.language:"en-US"),po=e=>Vr.format(e),tt=Math,rn=tt.PI,Ae=tt.abs,et=tt.floor,Ee=tt.round,ft=tt.ceil,wt=tt.min,Be=tt.max,Ml=tt.pow,mi=tt.sign,Lt=tt.log10,Ii=tt.log2,$r=(e,l=1)=>tt.sinh(e)*l,Kn=(e,l=1)=>tt.asinh(e/l),ce=1/0;function gi(e){return(Lt((e^e>>31)-(e>>31))|0)+1}function to(e,l,i){return wt(Be(e,l),i)}function Bi(e){return typeof e=="function"}function X(e){return Bi(e)?e:()=>e}var Wr=()=>{},Ui=e=>e,Yi=(e,l)=>l,Gr=e=>null,wi=e=>!0,Si=(e,l)=>e==l,Ir=/\\.\\d*?(?=9{6,}|0{6,})/gm,Xt=e=>{if(qi(e)||Ht.has(e))return e;let l=`${e}`,i=l.match(Ir);if(i==null)return e;let n=i[0].length-1;if(l.indexOf("e-")!=-1){let[s,c]=l.split("e");return+`${Xt(s)}e${c}`}return ae(e,n)};function qt(e,l){return Xt(ae(Xt(e/l))*l)}function hn(e,l){return Xt(ft(Xt(e/l))*l)}function Ki(e,l){return Xt(et(Xt(e/l))*l)}function ae(e,l=0){if(qi(e))return e;let i=10**l,n=e*i*(1+Number.EPSILON);return Ee(n)/i}var Ht=new Map;function ji(e){return((""+e).split(".")[1]||"").length}function Ul(e,l,i,n){let s=[],c=n.map(ji);for(let f=l;f<i;f++){let p=Ae(f),h=ae(Ml(e,f),p);for(let m=0;m<n.length;m++){let x=e==10?+`${n[m]}e${f}`:n[m]*h,g=(f>=0?0:p)+(f>=c[m]?0:c[m]),w=e==10?x:ae(x,g);s.push(w),Ht.set(w,g)}}return s}var Bl={},ho=[],Tl=[null,null],zt=Array.isArray,qi=Number.isInteger,Br=e=>e===void 0;function yi(e){return typeof e=="string"}function dn(e){let l=!1;if(e!=null){let i=e.constructor;l=i==null||i==Object}return l}function Ur(e){return e!=null&&typeof e=="object"}var Yr=Object.getPrototypeOf(Uint8Array),Ji="__proto__";function kl(e,l=dn){let i;if(zt(e)){let n=e.find(s=>s!=null);if(zt(n)||l(n)){i=Array(e.length);for(let s=0;s<e.length;s++)i[s]=kl(e[s],l)}else i=e.slice()}else if(e instanceof Yr)i=e.slice();else if(l(e)){i={};for(let n in e)n!=Ji&&(i[n]=kl(e[n],l))}else i=e;return i}function Te(e){let l=arguments;for(let i=1;i<l.length;i++){let n=l[i];for(let s in n)s!=Ji&&(dn(e[s])?Te(e[s],kl(n[s])):e[s]=kl(n[s]))}return e}var Kr=0,jr=1,qr=2;function Jr(e,l,i){for(let n=0,s,c=-1;n<l.length;n++){let f=l[n];if(f>c){for(s=f-1;s>=0&&e[s]==null;)e[s--]=null;for(s=f+1;s<i&&e[s]==null;)e[c=s++]=null}}}function Zr(e,l){if(eu(e)){let f=e[0].slice();for(let p=1;p<e.length;p++)f.push(...e[p].slice(1));return tu(f[0])||(f=Xr(f)),f}let i=new Set;for(let f=0;f<e.length;f++){let h=e[f][0],m=h.length;for(let x=0;x<m;x++)i.add(h[x])}let n=[Array.from(i).sort((f,p)=>f-p)],s=n[0].length,c=new Map;for(let f=0;f<s;f++)c.set(n[0][f],f);for(let f=0;f<e.length;f++){let p=e[f],h=p[0];for(let m=1;m<p.length;m++){let x=p[m],g=Array(s).fill(void 0),w=l?l[f][m]:jr,A=[];for(let L=0;L<x.length;L++){let z=x[L],V=c.get(h[L]);z===null?w!=Kr&&(g[V]=z,w==qr&&A.push(V)):g[V]=z}Jr(g,A,s),n.push(g)}}return n}var Qr=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Xr(e){let l=e[0],i=l.length,n=Array(i);for(let c=0;c<n.length;c++)n[c]=c;n.sort((c,f)=>l[c]-l[f]);let s=[];for(let c=0;c<e.length;c++){let f=e[c],p=Array(i);for(let h=0;h<i;h++)p[h]=f[n[h]];s.push(p)}return s}function eu(e){let l=e[0][0],i=l.length;for(let n=1;n<e.length;n++){let s=e[n][0];if(s.length!=i)return!1;if(s!=l){for(let c=0;c<i;c++)if(s[c]!=l[c])return!1}}return!0}function tu(e,l=100){let i=e.length;if(i<=1)return!0;let n=0,s=i-1;for(;n<=s&&e[n]==null;)n++;for(;s>=n&&e[s]==null;)s--;if(s<=n)return!0;let c=Be(1,et((s-n+1)/l));for(let f=e[n],p=n+c;p<=s;p+=c){let h=e[p];if(h!=null){if(h<=f)return!1;f=h}}return!0}var Zi=["January","February","March","April","May","June","July","August","September","October","November","December"],Qi=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Xi(e){return e.slice(0,3)}var lu=Qi.map(Xi),nu=Zi.map(Xi),ou={MMMM:Zi,MMM:nu,WWWW:Qi,WWW:lu};function Vl(e){return(e<10?"0":"")+e}function iu(e){return(e<10?"00":e<100?"0":"")+e}var su={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,l)=>l.MMMM[e.getMonth()],MMM:(e,l)=>l.MMM[e.getMonth()],MM:e=>Vl(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Vl(e.getDate()),D:e=>e.getDate(),WWWW:(e,l)=>l.WWWW[e.getDay()],WWW:(e,l)=>l.WWW[e.getDay()],HH:e=>Vl(e.getHours()),H:e=>e.getHours(),h:e=>{let l=e.getHours();return l==0?12:l>12?l-12:l},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Vl(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Vl(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>iu(e.getMilliseconds())};function mo(e,l){l=l||ou;let i=[],n=/\\{([a-z]+)\\}|[^{]+/gi,s;for(;s=n.exec(e);)i.push(s[0][0]=="{"?su[s[1]]:s[0]);return c=>{let f="";for(let p=0;p<i.length;p++)f+=typeof i[p]=="string"?i[p]:i[p](c,l);return f}}var ru=new Intl.DateTimeFormat().resolvedOptions().timeZone;function uu(e,l){let i;return l=="UTC"||l=="Etc/UTC"?i=new Date(+e+e.getTimezoneOffset()*6e4):l==ru?i=e:(i=new Date(e.toLocaleString("en-US",{timeZone:l})),i.setMilliseconds(e.getMilliseconds())),i}var es=e=>e%1==0,cn=[1,2,2.5,5],fu=Ul(10,-32,0,cn),ts=Ul(10,0,32,cn),cu=ts.filter(es),Jt=fu.concat(ts),go=`\n`,ls="{YYYY}",xi=go+ls,ns="{M}/{D}",Gl=go+ns,on=Gl+"/{YY}",os="{aa}",au="{h}:{mm}",_l=au+os,_i=go+_l,bi=":{ss}",re=null;function is(e){let l=e*1e3,i=l*60,n=i*60,s=n*24,c=s*30,f=s*365,h=(e==1?Ul(10,0,3,cn).filter(es):Ul(10,-3,0,cn)).concat([l,l*5,l*10,l*15,l*30,i,i*5,i*10,i*15,i*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,c,c*2,c*3,c*4,c*6,f,f*2,f*5,f*10,f*25,f*50,f*100]),m=[[f,ls,re,re,re,re,re,re,1],[s*28,"{MMM}",xi,re,re,re,re,re,1],[s,ns,xi,re,re,re,re,re,1],[n,"{h}"+os,on,re,Gl,re,re,re,1],[i,_l,on,re,Gl,re,re,re,1],[l,bi,on+" "+_l,re,Gl+" "+_l,re,_i,re,1],[e,bi+".{fff}",on+" "+_l,re,Gl+" "+_l,re,_i,re,1]];function x(g){return(w,A,L,z,V,W)=>{let b=[],H=V>=f,M=V>=c&&V<f,j=g(L),D=ae(j*e,3),q=jn(j.getFullYear(),H?0:j.getMonth(),M||H?1:j.getDate()),U=ae(q*e,3);if(M||H){let Q=M?V/c:0,B=H?V/f:0,T=D==U?D:ae(jn(q.getFullYear()+B,q.getMonth()+Q,1)*e,3),K=new Date(Ee(T/e)),C=K.getFullYear(),G=K.getMonth();for(let O=0;T<=z;O++){let ee=jn(C+B*O,G+Q*O,1),F=ee-g(ae(ee*e,3));T=ae((+ee+F)*e,3),T<=z&&b.push(T)}}else{let Q=V>=s?s:V,B=et(L)-et(D),T=U+B+hn(D-U,Q);b.push(T);let K=g(T),C=K.getHours()+K.getMinutes()/i+K.getSeconds()/n,G=V/n,O=w.axes[A]._space,ee=W/O;for(;T=ae(T+V,e==1?0:3),!(T>z);)if(G>1){let F=et(ae(C+G,6))%24,te=g(T).getHours()-F;te>1&&(te=-1),T-=te*n,C=(C+G)%24;let ue=b[b.length-1];ae((T-ue)/V,3)*ee>=.7&&b.push(T)}else b.push(T)}return b}}return[h,m,x]}var[pu,hu,du]=is(1),[mu,gu,wu]=is(.001);Ul(2,-53,53,[1]);function Mi(e,l){return e.map(i=>i.map((n,s)=>s==0||s==8||n==null?n:l(s==1||i[8]==0?n:i[1]+n)))}function Ti(e,l){return(i,n,s,c,f)=>{let p=l.find(L=>f>=L[0])||l[l.length-1],h,m,x,g,w,A;return n.map(L=>{let z=e(L),V=z.getFullYear(),W=z.getMonth(),b=z.getDate(),H=z.getHours(),M=z.getMinutes(),j=z.getSeconds(),D=V!=h&&p[2]||W!=m&&p[3]||b!=x&&p[4]||H!=g&&p[5]||M!=w&&p[6]||j!=A&&p[7]||p[1];return h=V,m=W,x=b,g=H,w=M,A=j,D(z)})}}function Su(e,l){let i=mo(l);return(n,s,c,f,p)=>s.map(h=>i(e(h)))}function jn(e,l,i){return new Date(e,l,i)}function ki(e,l){return l(e)}var yu="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function vi(e,l){return(i,n,s,c)=>c==null?uo:l(e(n))}function xu(e,l){let i=e.series[l];return i.width?i.stroke(e,l):i.points.width?i.points.stroke(e,l):null}function _u(e,l){return e.series[l].fill(e,l)}var bu={show:!0,live:!0,isolate:!1,mount:Wr,markers:{show:!0,width:2,stroke:xu,fill:_u,dash:"solid"},idx:null,idxs:null,values:[]};function Mu(e,l){let i=e.cursor.points,n=ut(),s=i.size(e,l);ge(n,$l,s),ge(n,Wl,s);let c=s/-2;ge(n,"marginLeft",c),ge(n,"marginTop",c);let f=i.width(e,l,s);return f&&ge(n,"borderWidth",f),n}function Tu(e,l){let i=e.series[l].points;return i._fill||i._stroke}function ku(e,l){let i=e.series[l].points;return i._stroke||i._fill}function vu(e,l){return e.series[l].points.size}var qn=[0,0];function Eu(e,l,i){return qn[0]=l,qn[1]=i,qn}function sn(e,l,i,n=!0){return s=>{s.button==0&&(!n||s.target==l)&&i(s)}}function Jn(e,l,i,n=!0){return s=>{(!n||s.target==l)&&i(s)}}var Au={show:!0,x:!0,y:!0,lock:!1,move:Eu,points:{one:!1,show:Mu,size:vu,width:0,stroke:ku,fill:Tu},bind:{mousedown:sn,mouseup:sn,click:sn,dblclick:sn,mousemove:Jn,mouseleave:Jn,mouseenter:Jn},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,l)=>{l.stopPropagation(),l.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,l,i,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ss={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},wo=Te({},ss,{filter:Yi}),rs=Te({},wo,{size:10}),us=Te({},ss,{show:!1}),So=\'12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"\',fs="bold "+So,cs=1.5,Ei={show:!0,scale:"x",stroke:ro,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fs,side:2,grid:wo,ticks:rs,border:us,font:So,lineGap:cs,rotate:0},Lu="Value",Pu="Time",Ai={show:!0,scale:"x",auto:!1,sorted:1,min:ce,max:-ce,idxs:[]};function Du(e,l,i,n,s){return l.map(c=>c==null?"":po(c))}function Cu(e,l,i,n,s,c,f){let p=[],h=Ht.get(s)||0;i=f?i:ae(hn(i,s),h);for(let m=i;m<=n;m=ae(m+s,h))p.push(Object.is(m,-0)?0:m);return p}function lo(e,l,i,n,s,c,f){let p=[],h=e.scales[e.axes[l].scale].log,m=h==10?Lt:Ii,x=et(m(i));s=Ml(h,x),h==10&&(s=Jt[gt(s,Jt)]);let g=i,w=s*h;h==10&&(w=Jt[gt(w,Jt)]);do p.push(g),g=g+s,h==10&&!Ht.has(g)&&(g=ae(g,Ht.get(s))),g>=w&&(s=g,w=s*h,h==10&&(w=Jt[gt(w,Jt)]));while(g<=n);return p}function Ru(e,l,i,n,s,c,f){let h=e.scales[e.axes[l].scale].asinh,m=n>h?lo(e,l,Be(h,i),n,s):[h],x=n>=0&&i<=0?[0]:[];return(i<-h?lo(e,l,Be(h,-n),-i,s):[h]).reverse().map(w=>-w).concat(x,m)}var as=/./,Nu=/[12357]/,Fu=/[125]/,Li=/1/,no=(e,l,i,n)=>e.map((s,c)=>l==4&&s==0||c%n==0&&i.test(s.toExponential()[s<0?1:0])?s:null);function Ou(e,l,i,n,s){let c=e.axes[i],f=c.scale,p=e.scales[f],h=e.valToPos,m=c._space,x=h(10,f),g=h(9,f)-x>=m?as:h(7,f)-x>=m?Nu:h(5,f)-x>=m?Fu:Li;if(g==Li){let w=Ae(h(1,f)-x);if(w<m)return no(l.slice().reverse(),p.distr,g,ft(m/w)).reverse()}return no(l,p.distr,g,1)}function zu(e,l,i,n,s){let c=e.axes[i],f=c.scale,p=c._space,h=e.valToPos,m=Ae(h(1,f)-h(2,f));return m<p?no(l.slice().reverse(),3,as,ft(p/m)).reverse():l}function Hu(e,l,i,n){return n==null?uo:l==null?"":po(l)}var Pi={show:!0,scale:"y",stroke:ro,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fs,side:3,grid:wo,ticks:rs,border:us,font:So,lineGap:cs,rotate:0};function Vu(e,l){let i=3+(e||1)*2;return ae(i*l,3)}function $u(e,l){let{scale:i,idxs:n}=e.series[0],s=e._data[0],c=e.valToPos(s[n[0]],i,!0),f=e.valToPos(s[n[1]],i,!0),p=Ae(f-c),h=e.series[l],m=p/(h.points.space*ie);return n[1]-n[0]<=m}var Di={scale:null,auto:!0,sorted:0,min:ce,max:-ce},ps=(e,l,i,n,s)=>s,Ci={show:!0,auto:!0,sorted:0,gaps:ps,alpha:1,facets:[Te({},Di,{scale:"x"}),Te({},Di,{scale:"y"})]},Ri={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ps,alpha:1,points:{show:$u,filter:null},values:null,min:ce,max:-ce,idxs:[],path:null,clip:null};function Wu(e,l,i,n,s){return i/10}var hs={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Gu=Te({},hs,{time:!1,ori:1}),Ni={};function ds(e,l){let i=Ni[e];return i||(i={key:e,plots:[],sub(n){i.plots.push(n)},unsub(n){i.plots=i.plots.filter(s=>s!=n)},pub(n,s,c,f,p,h,m){for(let x=0;x<i.plots.length;x++)i.plots[x]!=s&&i.plots[x].pub(n,s,c,f,p,h,m)}},e!=null&&(Ni[e]=i)),i}var vl=1,oo=2;function el(e,l,i){let n=e.mode,s=e.series[l],c=n==2?e._data[l]:e._data,f=e.scales,p=e.bbox,h=c[0],m=n==2?c[1]:c[l],x=n==2?f[s.facets[0].scale]:f[e.series[0].scale],g=n==2?f[s.facets[1].scale]:f[s.scale],w=p.left,A=p.top,L=p.width,z=p.height,V=e.valToPosH,W=e.valToPosV;return x.ori==0?i(s,h,m,x,g,V,W,w,A,L,z,gn,Al,Sn,gs,Ss):i(s,h,m,x,g,W,V,A,w,z,L,wn,Ll,_o,ws,ys)}function yo(e,l){let i=0,n=0,s=ne(e.bands,ho);for(let c=0;c<s.length;c++){let f=s[c];f.series[0]==l?i=f.dir:f.series[1]==l&&(f.dir==1?n|=1:n|=2)}return[i,n==1?-1:n==2?1:n==3?2:0]}function Iu(e,l,i,n,s){let c=e.mode,f=e.series[l],p=c==2?f.facets[1].scale:f.scale,h=e.scales[p];return s==-1?h.min:s==1?h.max:h.distr==3?h.dir==1?h.min:h.max:0}function Pt(e,l,i,n,s,c){return el(e,l,(f,p,h,m,x,g,w,A,L,z,V)=>{let W=f.pxRound,b=m.dir*(m.ori==0?1:-1),H=m.ori==0?Al:Ll,M,j;b==1?(M=i,j=n):(M=n,j=i);let D=W(g(p[M],m,z,A)),q=W(w(h[M],x,V,L)),U=W(g(p[j],m,z,A)),Q=W(w(c==1?x.max:x.min,x,V,L)),B=new Path2D(s);return H(B,U,Q),H(B,D,Q),H(B,D,q),B})}function mn(e,l,i,n,s,c){let f=null;if(e.length>0){f=new Path2D;let p=l==0?Sn:_o,h=i;for(let g=0;g<e.length;g++){let w=e[g];if(w[1]>w[0]){let A=w[0]-h;A>0&&p(f,h,n,A,n+c),h=w[1]}}let m=i+s-h,x=10;m>0&&p(f,h,n-x/2,m,n+c+x)}return f}function Bu(e,l,i){let n=e[e.length-1];n&&n[0]==l?n[1]=i:e.push([l,i])}function xo(e,l,i,n,s,c,f){let p=[],h=e.length;for(let m=s==1?i:n;m>=i&&m<=n;m+=s)if(l[m]===null){let g=m,w=m;if(s==1)for(;++m<=n&&l[m]===null;)w=m;else for(;--m>=i&&l[m]===null;)w=m;let A=c(e[g]),L=w==g?A:c(e[w]),z=g-s;A=f<=0&&z>=0&&z<h?c(e[z]):A;let W=w+s;L=f>=0&&W>=0&&W<h?c(e[W]):L,L>=A&&p.push([A,L])}return p}function Fi(e){return e==0?Ui:e==1?Ee:l=>qt(l,e)}function ms(e){let l=e==0?gn:wn,i=e==0?(s,c,f,p,h,m)=>{s.arcTo(c,f,p,h,m)}:(s,c,f,p,h,m)=>{s.arcTo(f,c,h,p,m)},n=e==0?(s,c,f,p,h)=>{s.rect(c,f,p,h)}:(s,c,f,p,h)=>{s.rect(f,c,h,p)};return(s,c,f,p,h,m=0,x=0)=>{m==0&&x==0?n(s,c,f,p,h):(m=wt(m,p/2,h/2),x=wt(x,p/2,h/2),l(s,c+m,f),i(s,c+p,f,c+p,f+h,m),i(s,c+p,f+h,c,f+h,x),i(s,c,f+h,c,f,x),i(s,c,f,c+p,f,m),s.closePath())}}var gn=(e,l,i)=>{e.moveTo(l,i)},wn=(e,l,i)=>{e.moveTo(i,l)},Al=(e,l,i)=>{e.lineTo(l,i)},Ll=(e,l,i)=>{e.lineTo(i,l)},Sn=ms(0),_o=ms(1),gs=(e,l,i,n,s,c)=>{e.arc(l,i,n,s,c)},ws=(e,l,i,n,s,c)=>{e.arc(i,l,n,s,c)},Ss=(e,l,i,n,s,c,f)=>{e.bezierCurveTo(l,i,n,s,c,f)},ys=(e,l,i,n,s,c,f)=>{e.bezierCurveTo(i,l,s,n,f,c)};function xs(e){return(l,i,n,s,c)=>el(l,i,(f,p,h,m,x,g,w,A,L,z,V)=>{let{pxRound:W,points:b}=f,H,M;m.ori==0?(H=gn,M=gs):(H=wn,M=ws);let j=ae(b.width*ie,3),D=(b.size-b.width)/2*ie,q=ae(D*2,3),U=new Path2D,Q=new Path2D,{left:B,top:T,width:K,height:C}=l.bbox;Sn(Q,B-q,T-q,K+q*2,C+q*2);let G=O=>{if(h[O]!=null){let ee=W(g(p[O],m,z,A)),F=W(w(h[O],x,V,L));H(U,ee+D,F),M(U,ee,F,D,0,rn*2)}};if(c)c.forEach(G);else for(let O=n;O<=s;O++)G(O);return{stroke:j>0?U:null,fill:U,clip:Q,flags:vl|oo}})}function _s(e){return(l,i,n,s,c,f)=>{n!=s&&(c!=n&&f!=n&&e(l,i,n),c!=s&&f!=s&&e(l,i,s),e(l,i,f))}}var Uu=_s(Al),Yu=_s(Ll);function bs(e){let l=ne(e?.alignGaps,0);return(i,n,s,c)=>el(i,n,(f,p,h,m,x,g,w,A,L,z,V)=>{[s,c]=an(h,s,c);let W=f.pxRound,b=C=>W(g(C,m,z,A)),H=C=>W(w(C,x,V,L)),M,j;m.ori==0?(M=Al,j=Uu):(M=Ll,j=Yu);let D=m.dir*(m.ori==0?1:-1),q={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:vl},U=q.stroke,Q=!1;if(c-s>=z*4){let C=R=>i.posToVal(R,m.key,!0),G=null,O=null,ee,F,Ue,we=b(p[D==1?s:c]),te=b(p[s]),ue=b(p[c]),J=C(D==1?te+1:ue-1);for(let R=D==1?s:c;R>=s&&R<=c;R+=D){let ke=p[R],Se=(D==1?ke<J:ke>J)?we:b(ke),se=h[R];Se==we?se!=null?(F=se,G==null?(M(U,Se,H(F)),ee=G=O=F):F<G?G=F:F>O&&(O=F)):se===null&&(Q=!0):(G!=null&&j(U,we,H(G),H(O),H(ee),H(F)),se!=null?(F=se,M(U,Se,H(F)),G=O=ee=F):(G=O=null,se===null&&(Q=!0)),we=Se,J=C(we+D))}G!=null&&G!=O&&Ue!=we&&j(U,we,H(G),H(O),H(ee),H(F))}else for(let C=D==1?s:c;C>=s&&C<=c;C+=D){let G=h[C];G===null?Q=!0:G!=null&&M(U,b(p[C]),H(G))}let[T,K]=yo(i,n);if(f.fill!=null||T!=0){let C=q.fill=new Path2D(U),G=f.fillTo(i,n,f.min,f.max,T),O=H(G),ee=b(p[s]),F=b(p[c]);D==-1&&([F,ee]=[ee,F]),M(C,F,O),M(C,ee,O)}if(!f.spanGaps){let C=[];Q&&C.push(...xo(p,h,s,c,D,b,l)),q.gaps=C=f.gaps(i,n,s,c,C),q.clip=mn(C,m.ori,A,L,z,V)}return K!=0&&(q.band=K==2?[Pt(i,n,s,c,U,-1),Pt(i,n,s,c,U,1)]:Pt(i,n,s,c,U,K)),q})}function Ku(e){let l=ne(e.align,1),i=ne(e.ascDesc,!1),n=ne(e.alignGaps,0),s=ne(e.extend,!1);return(c,f,p,h)=>el(c,f,(m,x,g,w,A,L,z,V,W,b,H)=>{[p,h]=an(g,p,h);let M=m.pxRound,{left:j,width:D}=c.bbox,q=te=>M(L(te,w,b,V)),U=te=>M(z(te,A,H,W)),Q=w.ori==0?Al:Ll,B={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:vl},T=B.stroke,K=w.dir*(w.ori==0?1:-1),C=U(g[K==1?p:h]),G=q(x[K==1?p:h]),O=G,ee=G;s&&l==-1&&(ee=j,Q(T,ee,C)),Q(T,G,C);for(let te=K==1?p:h;te>=p&&te<=h;te+=K){let ue=g[te];if(ue==null)continue;let J=q(x[te]),R=U(ue);l==1?Q(T,J,C):Q(T,O,R),Q(T,J,R),C=R,O=J}let F=O;s&&l==1&&(F=j+D,Q(T,F,C));let[Ue,we]=yo(c,f);if(m.fill!=null||Ue!=0){let te=B.fill=new Path2D(T),ue=m.fillTo(c,f,m.min,m.max,Ue),J=U(ue);Q(te,F,J),Q(te,ee,J)}if(!m.spanGaps){let te=[];te.push(...xo(x,g,p,h,K,q,n));let ue=m.width*ie/2,J=i||l==1?ue:-ue,R=i||l==-1?-ue:ue;te.forEach(ke=>{ke[0]+=J,ke[1]+=R}),B.gaps=te=m.gaps(c,f,p,h,te),B.clip=mn(te,w.ori,V,W,b,H)}return we!=0&&(B.band=we==2?[Pt(c,f,p,h,T,-1),Pt(c,f,p,h,T,1)]:Pt(c,f,p,h,T,we)),B})}function Oi(e,l,i,n,s,c,f=ce){if(e.length>1){let p=null;for(let h=0,m=1/0;h<e.length;h++)if(l[h]!==void 0){if(p!=null){let x=Ae(e[h]-e[p]);x<m&&(m=x,f=Ae(i(e[h],n,s,c)-i(e[p],n,s,c)))}p=h}}return f}function ju(e){e=e||Bl;let l=ne(e.size,[.6,ce,1]),i=e.align||0,n=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let c=X(s),f=1-l[0],p=ne(l[1],ce),h=ne(l[2],1),m=ne(e.disp,Bl),x=ne(e.each,A=>{}),{fill:g,stroke:w}=m;return(A,L,z,V)=>el(A,L,(W,b,H,M,j,D,q,U,Q,B,T)=>{let K=W.pxRound,C=i,G=n*ie,O=p*ie,ee=h*ie,F,Ue;M.ori==0?[F,Ue]=c(A,L):[Ue,F]=c(A,L);let we=M.dir*(M.ori==0?1:-1),te=M.ori==0?Sn:_o,ue=M.ori==0?x:(E,pe,ve,ol,Wt,yt,Gt)=>{x(E,pe,ve,Wt,ol,Gt,yt)},J=ne(A.bands,ho).find(E=>E.series[0]==L),R=J!=null?J.dir:0,ke=W.fillTo(A,L,W.min,W.max,R),Ve=K(q(ke,j,T,Q)),Se,se,ct,je=B,xe=K(W.width*ie),St=!1,vt=null,lt=null,Dt=null,tl=null;g!=null&&(xe==0||w!=null)&&(St=!0,vt=g.values(A,L,z,V),lt=new Map,new Set(vt).forEach(E=>{E!=null&&lt.set(E,new Path2D)}),xe>0&&(Dt=w.values(A,L,z,V),tl=new Map,new Set(Dt).forEach(E=>{E!=null&&tl.set(E,new Path2D)})));let{x0:ll,size:Dl}=m;if(ll!=null&&Dl!=null){C=1,b=ll.values(A,L,z,V),ll.unit==2&&(b=b.map(ve=>A.posToVal(U+ve*B,M.key,!0)));let E=Dl.values(A,L,z,V);Dl.unit==2?se=E[0]*B:se=D(E[0],M,B,U)-D(0,M,B,U),je=Oi(b,H,D,M,B,U,je),ct=je-se+G}else je=Oi(b,H,D,M,B,U,je),ct=je*f+G,se=je-ct;ct<1&&(ct=0),xe>=se/2&&(xe=0),ct<5&&(K=Ui);let Kl=ct>0,Vt=je-ct-(Kl?xe:0);se=K(to(Vt,ee,O)),Se=(C==0?se/2:C==we?0:se)-C*we*((C==0?G/2:0)+(Kl?xe/2:0));let $e={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},nl=St?null:new Path2D,Et=null;if(J!=null)Et=A.data[J.series[1]];else{let{y0:E,y1:pe}=m;E!=null&&pe!=null&&(H=pe.values(A,L,z,V),Et=E.values(A,L,z,V))}let $t=F*se,Y=Ue*se;for(let E=we==1?z:V;E>=z&&E<=V;E+=we){let pe=H[E];if(pe==null)continue;if(Et!=null){let Ye=Et[E]??0;if(pe-Ye==0)continue;Ve=q(Ye,j,T,Q)}let ve=M.distr!=2||m!=null?b[E]:E,ol=D(ve,M,B,U),Wt=q(ne(pe,ke),j,T,Q),yt=K(ol-Se),Gt=K(Be(Wt,Ve)),qe=K(wt(Wt,Ve)),nt=Gt-qe;if(pe!=null){let Ye=pe<0?Y:$t,at=pe<0?$t:Y;St?(xe>0&&Dt[E]!=null&&te(tl.get(Dt[E]),yt,qe+et(xe/2),se,Be(0,nt-xe),Ye,at),vt[E]!=null&&te(lt.get(vt[E]),yt,qe+et(xe/2),se,Be(0,nt-xe),Ye,at)):te(nl,yt,qe+et(xe/2),se,Be(0,nt-xe),Ye,at),ue(A,L,E,yt-xe/2,qe,se+xe,nt)}}return xe>0?$e.stroke=St?tl:nl:St||($e._fill=W.width==0?W._fill:W._stroke??W._fill,$e.width=0),$e.fill=St?lt:nl,$e})}function qu(e,l){let i=ne(l?.alignGaps,0);return(n,s,c,f)=>el(n,s,(p,h,m,x,g,w,A,L,z,V,W)=>{[c,f]=an(m,c,f);let b=p.pxRound,H=F=>b(w(F,x,V,L)),M=F=>b(A(F,g,W,z)),j,D,q;x.ori==0?(j=gn,q=Al,D=Ss):(j=wn,q=Ll,D=ys);let U=x.dir*(x.ori==0?1:-1),Q=H(h[U==1?c:f]),B=Q,T=[],K=[];for(let F=U==1?c:f;F>=c&&F<=f;F+=U)if(m[F]!=null){let we=h[F],te=H(we);T.push(B=te),K.push(M(m[F]))}let C={stroke:e(T,K,j,q,D,b),fill:null,clip:null,band:null,gaps:null,flags:vl},G=C.stroke,[O,ee]=yo(n,s);if(p.fill!=null||O!=0){let F=C.fill=new Path2D(G),Ue=p.fillTo(n,s,p.min,p.max,O),we=M(Ue);q(F,B,we),q(F,Q,we)}if(!p.spanGaps){let F=[];F.push(...xo(h,m,c,f,U,H,i)),C.gaps=F=p.gaps(n,s,c,f,F),C.clip=mn(F,x.ori,L,z,V,W)}return ee!=0&&(C.band=ee==2?[Pt(n,s,c,f,G,-1),Pt(n,s,c,f,G,1)]:Pt(n,s,c,f,G,ee)),C})}function Ju(e){return qu(Zu,e)}function Zu(e,l,i,n,s,c){let f=e.length;if(f<2)return null;let p=new Path2D;if(i(p,e[0],l[0]),f==2)n(p,e[1],l[1]);else{let h=Array(f),m=Array(f-1),x=Array(f-1),g=Array(f-1);for(let w=0;w<f-1;w++)x[w]=l[w+1]-l[w],g[w]=e[w+1]-e[w],m[w]=x[w]/g[w];h[0]=m[0];for(let w=1;w<f-1;w++)m[w]===0||m[w-1]===0||m[w-1]>0!=m[w]>0?h[w]=0:(h[w]=3*(g[w-1]+g[w])/((2*g[w]+g[w-1])/m[w-1]+(g[w]+2*g[w-1])/m[w]),isFinite(h[w])||(h[w]=0));h[f-1]=m[f-2];for(let w=0;w<f-1;w++)s(p,e[w]+g[w]/3,l[w]+h[w]*g[w]/3,e[w+1]-g[w]/3,l[w+1]-h[w+1]*g[w]/3,e[w+1],l[w+1])}return p}var io=new Set;function zi(){for(let e of io)e.syncRect(!0)}El&&(Qt(Dr,bl,zi),Qt(Cr,bl,zi,!0),Qt(un,bl,()=>{Le.pxRatio=ie}));var Qu=bs(),Xu=xs();function Hi(e,l,i,n){return(n?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((c,f)=>so(c,f,l,i))}function ef(e,l){return e.map((i,n)=>n==0?{}:Te({},l,i))}function so(e,l,i,n){return Te({},l==0?i:n,e)}function Ms(e,l,i){return l==null?Tl:[l,i]}var tf=Ms;function lf(e,l,i){return l==null?Tl:fn(l,i,ao,!0)}function Ts(e,l,i,n){return l==null?Tl:pn(l,i,e.scales[n].log,!1)}var nf=Ts;function ks(e,l,i,n){return l==null?Tl:co(l,i,e.scales[n].log,!1)}var of=ks;function sf(e,l,i,n,s){let c=Be(gi(e),gi(l)),f=l-e,p=gt(s/n*f,i);do{let h=i[p],m=n*h/f;if(m>=s&&c+(h<5?Ht.get(h):0)<=17)return[h,m]}while(++p<i.length);return[0,0]}function Vi(e){let l,i;return e=e.replace(/(\\d+)px/,(n,s)=>(l=Ee((i=+s)*ie))+"px"),[e,l,i]}function rf(e){e.show&&[e.font,e.labelFont].forEach(l=>{let i=ae(l[2]*ie,1);l[0]=l[0].replace(/[0-9.]+px/,i+"px"),l[1]=i})}function Le(e,l,i){let n={mode:ne(e.mode,1)},s=n.mode;function c(t,o,r,u){let a=o.valToPct(t);return u+r*(o.dir==-1?1-a:a)}function f(t,o,r,u){let a=o.valToPct(t);return u+r*(o.dir==-1?a:1-a)}function p(t,o,r,u){return o.ori==0?c(t,o,r,u):f(t,o,r,u)}n.valToPosH=c,n.valToPosV=f;let h=!1;n.status=0;let m=n.root=ut(hr);if(e.id!=null&&(m.id=e.id),Xe(m,e.class),e.title){let t=ut(gr,m);t.textContent=e.title}let x=mt("canvas"),g=n.ctx=x.getContext("2d"),w=ut(wr,m);Qt("click",w,t=>{t.target===L&&(he!=ml||ye!=gl)&&ze.click(n,t)},!0);let A=n.under=ut(Sr,w);w.appendChild(x);let L=n.over=ut(yr,w);e=kl(e);let z=+ne(e.pxAlign,1),V=Fi(z);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(n,e)||e)});let W=e.ms||.001,b=n.series=s==1?Hi(e.series||[],Ai,Ri,!1):ef(e.series||[null],Ci),H=n.axes=Hi(e.axes||[],Ei,Pi,!0),M=n.scales={},j=n.bands=e.bands||[];j.forEach(t=>{t.fill=X(t.fill||null),t.dir=ne(t.dir,-1)});let D=s==2?b[1].facets[0].scale:b[0].scale,q={axes:Qs,series:Ks},U=(e.drawOrder||["axes","series"]).map(t=>q[t]);function Q(t){let o=t.distr==3?r=>Lt(r>0?r:t.clamp(n,r,t.min,t.max,t.key)):t.distr==4?r=>Kn(r,t.asinh):t.distr==100?r=>t.fwd(r):r=>r;return r=>{let u=o(r),{_min:a,_max:d}=t,S=d-a;return(u-a)/S}}function B(t){let o=M[t];if(o==null){let r=(e.scales||Bl)[t]||Bl;if(r.from!=null){B(r.from);let u=Te({},M[r.from],r,{key:t});u.valToPct=Q(u),M[t]=u}else{o=M[t]=Te({},t==D?hs:Gu,r),o.key=t;let u=o.time,a=o.range,d=zt(a);if((t!=D||s==2&&!u)&&(d&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?hi:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?hi:{mode:1,hard:a[1],soft:a[1]}},d=!1),!d&&dn(a))){let S=a;a=(y,_,k)=>_==null?Tl:fn(_,k,S)}o.range=X(a||(u?tf:t==D?o.distr==3?nf:o.distr==4?of:Ms:o.distr==3?Ts:o.distr==4?ks:lf)),o.auto=X(d?!1:o.auto),o.clamp=X(o.clamp||Wu),o._min=o._max=null,o.valToPct=Q(o)}}}B("x"),B("y"),s==1&&b.forEach(t=>{B(t.scale)}),H.forEach(t=>{B(t.scale)});for(let t in e.scales)B(t);let T=M[D],K=T.distr,C,G;T.ori==0?(Xe(m,dr),C=c,G=f):(Xe(m,mr),C=f,G=c);let O={};for(let t in M){let o=M[t];(o.min!=null||o.max!=null)&&(O[t]={min:o.min,max:o.max},o.min=o.max=null)}let ee=e.tzDate||(t=>new Date(Ee(t/W))),F=e.fmtDate||mo,Ue=W==1?du(ee):wu(ee),we=Ti(ee,Mi(W==1?hu:gu,F)),te=vi(ee,ki(yu,F)),ue=[],J=n.legend=Te({},bu,e.legend),R=n.cursor=Te({},Au,{drag:{y:s==2}},e.cursor),ke=J.show,Ve=R.show,Se=J.markers;J.idxs=ue,Se.width=X(Se.width),Se.dash=X(Se.dash),Se.stroke=X(Se.stroke),Se.fill=X(Se.fill);let se,ct,je,xe=[],St=[],vt,lt=!1,Dt={};if(J.live){let t=b[1]?b[1].values:null;lt=t!=null,vt=lt?t(n,1,0):{_:0};for(let o in vt)Dt[o]=uo}if(ke)if(se=mt("table",kr,m),je=mt("tbody",null,se),J.mount(n,se),lt){ct=mt("thead",null,se,je);let t=mt("tr",null,ct);mt("th",null,t);for(var tl in vt)mt("th",ei,t).textContent=tl}else Xe(se,Er),J.live&&Xe(se,vr);let ll={show:!0},Dl={show:!1};function Kl(t,o){if(o==0&&(lt||!J.live||s==2))return Tl;let r=[],u=mt("tr",Ar,je,je.childNodes[o]);Xe(u,t.class),t.show||Xe(u,Zt);let a=mt("th",null,u);if(Se.show){let y=ut(Lr,a);if(o>0){let _=Se.width(n,o);_&&(y.style.border=_+"px "+Se.dash(n,o)+" "+Se.stroke(n,o)),y.style.background=Se.fill(n,o)}}let d=ut(ei,a);t.label instanceof HTMLElement?d.appendChild(t.label):d.textContent=t.label,o>0&&(Se.show||(d.style.color=t.width>0?Se.stroke(n,o):Se.fill(n,o)),$e("click",a,y=>{if(R._lock)return;Bt(y);let _=b.indexOf(t);if((y.ctrlKey||y.metaKey)!=J.isolate){let k=b.some((v,P)=>P>0&&P!=_&&v.show);b.forEach((v,P)=>{P>0&&_t(P,k?P==_?ll:Dl:ll,!0,Me.setSeries)})}else _t(_,{show:!t.show},!0,Me.setSeries)},!1),sl&&$e(oi,a,y=>{R._lock||(Bt(y),_t(b.indexOf(t),Sl,!0,Me.setSeries))},!1));for(var S in vt){let y=mt("td",Pr,u);y.textContent="--",r.push(y)}return[u,r]}let Vt=new Map;function $e(t,o,r,u=!0){let a=Vt.get(o)||{},d=R.bind[t](n,o,r,u);d&&(Qt(t,o,a[t]=d),Vt.set(o,a))}function nl(t,o,r){let u=Vt.get(o)||{};for(let a in u)(t==null||a==t)&&(eo(a,o,u[a]),delete u[a]);t==null&&Vt.delete(o)}let Et=0,$t=0,Y=0,E=0,pe=0,ve=0,ol=pe,Wt=ve,yt=Y,Gt=E,qe=0,nt=0,Ye=0,at=0;n.bbox={};let _n=!1,jl=!1,il=!1,It=!1,ql=!1,ot=!1;function bn(t,o,r){(r||t!=n.width||o!=n.height)&&To(t,o),al(!1),il=!0,jl=!0,pl()}function To(t,o){n.width=Et=Y=t,n.height=$t=E=o,pe=ve=0,$s(),Ws();let r=n.bbox;qe=r.left=qt(pe*ie,.5),nt=r.top=qt(ve*ie,.5),Ye=r.width=qt(Y*ie,.5),at=r.height=qt(E*ie,.5)}let zs=3;function Hs(){let t=!1,o=0;for(;!t;){o++;let r=Js(o),u=Zs(o);t=o==zs||r&&u,t||(To(n.width,n.height),jl=!0)}}function Vs({width:t,height:o}){bn(t,o)}n.setSize=Vs;function $s(){let t=!1,o=!1,r=!1,u=!1;H.forEach((a,d)=>{if(a.show&&a._show){let{side:S,_size:y}=a,_=S%2,k=a.label!=null?a.labelSize:0,v=y+k;v>0&&(_?(Y-=v,S==3?(pe+=v,u=!0):r=!0):(E-=v,S==0?(ve+=v,t=!0):o=!0))}}),Ut[0]=t,Ut[1]=r,Ut[2]=o,Ut[3]=u,Y-=Ct[1]+Ct[3],pe+=Ct[3],E-=Ct[2]+Ct[0],ve+=Ct[0]}function Ws(){let t=pe+Y,o=ve+E,r=pe,u=ve;function a(d,S){switch(d){case 1:return t+=S,t-S;case 2:return o+=S,o-S;case 3:return r-=S,r+S;case 0:return u-=S,u+S}}H.forEach((d,S)=>{if(d.show&&d._show){let y=d.side;d._pos=a(y,d._size),d.label!=null&&(d._lpos=a(y,d.labelSize))}})}if(R.dataIdx==null){let t=R.hover,o=t.skip=new Set(t.skip??[]);o.add(void 0);let r=t.prox=X(t.prox),u=t.bias??=0;R.dataIdx=(a,d,S,y)=>{if(d==0)return S;let _=S,k=r(a,d,S,y)??ce,v=k>=0&&k<ce,P=T.ori==0?Y:E,I=R.left,oe=l[0],le=l[d];if(o.has(le[S])){_=null;let Z=null,$=null,N;if(u==0||u==-1)for(N=S;Z==null&&N-- >0;)o.has(le[N])||(Z=N);if(u==0||u==1)for(N=S;$==null&&N++<le.length;)o.has(le[N])||($=N);if(Z!=null||$!=null)if(v){let me=Z==null?-1/0:C(oe[Z],T,P,0),_e=$==null?1/0:C(oe[$],T,P,0),Fe=I-me,fe=_e-I;Fe<=fe?Fe<=k&&(_=Z):fe<=k&&(_=$)}else _=$==null?Z:Z==null?$:S-Z<=$-S?Z:$}else v&&Ae(I-C(oe[S],T,P,0))>k&&(_=null);return _}}let Bt=t=>{R.event=t};R.idxs=ue,R._lock=!1;let He=R.points;He.show=X(He.show),He.size=X(He.size),He.stroke=X(He.stroke),He.width=X(He.width),He.fill=X(He.fill);let xt=n.focus=Te({},e.focus||{alpha:.3},R.focus),sl=xt.prox>=0,rl=sl&&He.one,it=[],ul=[],fl=[];function ko(t,o){let r=He.show(n,o);if(r instanceof HTMLElement)return Xe(r,Tr),Xe(r,t.class),kt(r,-10,-10,Y,E),L.insertBefore(r,it[o]),r}function vo(t,o){if(s==1||o>0){let r=s==1&&M[t.scale].time,u=t.value;t.value=r?yi(u)?vi(ee,ki(u,F)):u||te:u||Hu,t.label=t.label||(r?Pu:Lu)}if(rl||o>0){t.width=t.width==null?1:t.width,t.paths=t.paths||Qu||Gr,t.fillTo=X(t.fillTo||Iu),t.pxAlign=+ne(t.pxAlign,z),t.pxRound=Fi(t.pxAlign),t.stroke=X(t.stroke||null),t.fill=X(t.fill||null),t._stroke=t._fill=t._paths=t._focus=null;let r=Vu(Be(1,t.width),1),u=t.points=Te({},{size:r,width:Be(1,r*.2),stroke:t.stroke,space:r*2,paths:Xu,_stroke:null,_fill:null},t.points);u.show=X(u.show),u.filter=X(u.filter),u.fill=X(u.fill),u.stroke=X(u.stroke),u.paths=X(u.paths),u.pxAlign=t.pxAlign}if(ke){let r=Kl(t,o);xe.splice(o,0,r[0]),St.splice(o,0,r[1]),J.values.push(null)}if(Ve){ue.splice(o,0,null);let r=null;rl?o==0&&(r=ko(t,o)):o>0&&(r=ko(t,o)),it.splice(o,0,r),ul.splice(o,0,0),fl.splice(o,0,0)}Ne("addSeries",o)}function Gs(t,o){o=o??b.length,t=s==1?so(t,o,Ai,Ri):so(t,o,{},Ci),b.splice(o,0,t),vo(b[o],o)}n.addSeries=Gs;function Is(t){if(b.splice(t,1),ke){J.values.splice(t,1),St.splice(t,1);let o=xe.splice(t,1)[0];nl(null,o.firstChild),o.remove()}Ve&&(ue.splice(t,1),it.splice(t,1)[0].remove(),ul.splice(t,1),fl.splice(t,1)),Ne("delSeries",t)}n.delSeries=Is;let Ut=[!1,!1,!1,!1];function Bs(t,o){if(t._show=t.show,t.show){let r=t.side%2,u=M[t.scale];u==null&&(t.scale=r?b[1].scale:D,u=M[t.scale]);let a=u.time;t.size=X(t.size),t.space=X(t.space),t.rotate=X(t.rotate),zt(t.incrs)&&t.incrs.forEach(S=>{!Ht.has(S)&&Ht.set(S,ji(S))}),t.incrs=X(t.incrs||(u.distr==2?cu:a?W==1?pu:mu:Jt)),t.splits=X(t.splits||(a&&u.distr==1?Ue:u.distr==3?lo:u.distr==4?Ru:Cu)),t.stroke=X(t.stroke),t.grid.stroke=X(t.grid.stroke),t.ticks.stroke=X(t.ticks.stroke),t.border.stroke=X(t.border.stroke);let d=t.values;t.values=zt(d)&&!zt(d[0])?X(d):a?zt(d)?Ti(ee,Mi(d,F)):yi(d)?Su(ee,d):d||we:d||Du,t.filter=X(t.filter||(u.distr>=3&&u.log==10?Ou:u.distr==3&&u.log==2?zu:Yi)),t.font=Vi(t.font),t.labelFont=Vi(t.labelFont),t._size=t.size(n,null,o,0),t._space=t._rotate=t._incrs=t._found=t._splits=t._values=null,t._size>0&&(Ut[o]=!0,t._el=ut(xr,w))}}function Cl(t,o,r,u){let[a,d,S,y]=r,_=o%2,k=0;return _==0&&(y||d)&&(k=o==0&&!a||o==2&&!S?Ee(Ei.size/3):0),_==1&&(a||S)&&(k=o==1&&!d||o==3&&!y?Ee(Pi.size/2):0),k}let Eo=n.padding=(e.padding||[Cl,Cl,Cl,Cl]).map(t=>X(ne(t,Cl))),Ct=n._padding=Eo.map((t,o)=>t(n,o,Ut,0)),Oe,Pe=null,De=null,Jl=s==1?b[0].idxs:null,pt=null,Rl=!1;function Ao(t,o){if(l=t??[],n.data=n._data=l,s==2){Oe=0;for(let r=1;r<b.length;r++)Oe+=l[r][0].length}else{l.length==0&&(n.data=n._data=l=[[]]),pt=l[0],Oe=pt.length;let r=l;if(K==2){r=l.slice();let u=r[0]=Array(Oe);for(let a=0;a<Oe;a++)u[a]=a}n._data=l=r}if(al(!0),Ne("setData"),K==2&&(il=!0),o!==!1){let r=T;r.auto(n,Rl)?Mn():Nt(D,r.min,r.max),It=It||R.left>=0,ot=!0,pl()}}n.setData=Ao;function Mn(){Rl=!0;let t,o;s==1&&(Oe>0?(Pe=Jl[0]=0,De=Jl[1]=Oe-1,t=l[0][Pe],o=l[0][De],K==2?(t=Pe,o=De):t==o&&(K==3?[t,o]=pn(t,t,T.log,!1):K==4?[t,o]=co(t,t,T.log,!1):T.time?o=t+Ee(86400/W):[t,o]=fn(t,o,ao,!0))):(Pe=Jl[0]=t=null,De=Jl[1]=o=null)),Nt(D,t,o)}let Zl,cl,Tn,kn,vn,En,An,Ln,Pn,Ke;function Lo(t,o,r,u,a,d){t??=li,r??=ho,u??="butt",a??=li,d??="round",t!=Zl&&(g.strokeStyle=Zl=t),a!=cl&&(g.fillStyle=cl=a),o!=Tn&&(g.lineWidth=Tn=o),d!=vn&&(g.lineJoin=vn=d),u!=En&&(g.lineCap=En=u),r!=kn&&g.setLineDash(kn=r)}function Po(t,o,r,u){o!=cl&&(g.fillStyle=cl=o),t!=An&&(g.font=An=t),r!=Ln&&(g.textAlign=Ln=r),u!=Pn&&(g.textBaseline=Pn=u)}function Dn(t,o,r,u,a=0){if(u.length>0&&t.auto(n,Rl)&&(o==null||o.min==null)){let d=ne(Pe,0),S=ne(De,u.length-1),y=r.min==null?Or(u,d,S,a,t.distr==3):[r.min,r.max];t.min=wt(t.min,r.min=y[0]),t.max=Be(t.max,r.max=y[1])}}let Do={min:null,max:null};function Us(){for(let u in M){let a=M[u];O[u]==null&&(a.min==null||O[D]!=null&&a.auto(n,Rl))&&(O[u]=Do)}for(let u in M){let a=M[u];O[u]==null&&a.from!=null&&O[a.from]!=null&&(O[u]=Do)}O[D]!=null&&al(!0);let t={};for(let u in O){let a=O[u];if(a!=null){let d=t[u]=kl(M[u],Ur);if(a.min!=null)Te(d,a);else if(u!=D||s==2)if(Oe==0&&d.from==null){let S=d.range(n,null,null,u);d.min=S[0],d.max=S[1]}else d.min=ce,d.max=-ce}}if(Oe>0){b.forEach((u,a)=>{if(s==1){let d=u.scale,S=O[d];if(S==null)return;let y=t[d];if(a==0){let _=y.range(n,y.min,y.max,d);y.min=_[0],y.max=_[1],Pe=gt(y.min,l[0]),De=gt(y.max,l[0]),De-Pe>1&&(l[0][Pe]<y.min&&Pe++,l[0][De]>y.max&&De--),u.min=pt[Pe],u.max=pt[De]}else u.show&&u.auto&&Dn(y,S,u,l[a],u.sorted);u.idxs[0]=Pe,u.idxs[1]=De}else if(a>0&&u.show&&u.auto){let[d,S]=u.facets,y=d.scale,_=S.scale,[k,v]=l[a],P=t[y],I=t[_];P!=null&&Dn(P,O[y],d,k,d.sorted),I!=null&&Dn(I,O[_],S,v,S.sorted),u.min=S.min,u.max=S.max}});for(let u in t){let a=t[u],d=O[u];if(a.from==null&&(d==null||d.min==null)){let S=a.range(n,a.min==ce?null:a.min,a.max==-ce?null:a.max,u);a.min=S[0],a.max=S[1]}}}for(let u in t){let a=t[u];if(a.from!=null){let d=t[a.from];if(d.min==null)a.min=a.max=null;else{let S=a.range(n,d.min,d.max,u);a.min=S[0],a.max=S[1]}}}let o={},r=!1;for(let u in t){let a=t[u],d=M[u];if(d.min!=a.min||d.max!=a.max){d.min=a.min,d.max=a.max;let S=d.distr;d._min=S==3?Lt(d.min):S==4?Kn(d.min,d.asinh):S==100?d.fwd(d.min):d.min,d._max=S==3?Lt(d.max):S==4?Kn(d.max,d.asinh):S==100?d.fwd(d.max):d.max,o[u]=r=!0}}if(r){b.forEach((u,a)=>{s==2?a>0&&o.y&&(u._paths=null):o[u.scale]&&(u._paths=null)});for(let u in o)il=!0,Ne("setScale",u);Ve&&R.left>=0&&(It=ot=!0)}for(let u in O)O[u]=null}function Ys(t){let o=to(Pe-1,0,Oe-1),r=to(De+1,0,Oe-1);for(;t[o]==null&&o>0;)o--;for(;t[r]==null&&r<Oe-1;)r++;return[o,r]}function Ks(){if(Oe>0){let t=b.some(o=>o._focus)&&Ke!=xt.alpha;t&&(g.globalAlpha=Ke=xt.alpha),b.forEach((o,r)=>{if(r>0&&o.show&&(Co(r,!1),Co(r,!0),o._paths==null)){let u=Ke;Ke!=o.alpha&&(g.globalAlpha=Ke=o.alpha);let a=s==2?[0,l[r][0].length-1]:Ys(l[r]);o._paths=o.paths(n,r,a[0],a[1]),Ke!=u&&(g.globalAlpha=Ke=u)}}),b.forEach((o,r)=>{if(r>0&&o.show){let u=Ke;Ke!=o.alpha&&(g.globalAlpha=Ke=o.alpha),o._paths!=null&&Ro(r,!1);{let a=o._paths!=null?o._paths.gaps:null,d=o.points.show(n,r,Pe,De,a),S=o.points.filter(n,r,d,a);(d||S)&&(o.points._paths=o.points.paths(n,r,Pe,De,S),Ro(r,!0))}Ke!=u&&(g.globalAlpha=Ke=u),Ne("drawSeries",r)}}),t&&(g.globalAlpha=Ke=1)}}function Co(t,o){let r=o?b[t].points:b[t];r._stroke=r.stroke(n,t),r._fill=r.fill(n,t)}function Ro(t,o){let r=o?b[t].points:b[t],{stroke:u,fill:a,clip:d,flags:S,_stroke:y=r._stroke,_fill:_=r._fill,_width:k=r.width}=r._paths;k=ae(k*ie,3);let v=null,P=k%2/2;o&&_==null&&(_=k>0?"#fff":y);let I=r.pxAlign==1&&P>0;if(I&&g.translate(P,P),!o){let oe=qe-k/2,le=nt-k/2,Z=Ye+k,$=at+k;v=new Path2D,v.rect(oe,le,Z,$)}o?Cn(y,k,r.dash,r.cap,_,u,a,S,d):js(t,y,k,r.dash,r.cap,_,u,a,S,v,d),I&&g.translate(-P,-P)}function js(t,o,r,u,a,d,S,y,_,k,v){let P=!1;_!=0&&j.forEach((I,oe)=>{if(I.series[0]==t){let le=b[I.series[1]],Z=l[I.series[1]],$=(le._paths||Bl).band;zt($)&&($=I.dir==1?$[0]:$[1]);let N,me=null;le.show&&$&&Hr(Z,Pe,De)?(me=I.fill(n,oe)||d,N=le._paths.clip):$=null,Cn(o,r,u,a,me,S,y,_,k,v,N,$),P=!0}}),P||Cn(o,r,u,a,d,S,y,_,k,v)}let No=vl|oo;function Cn(t,o,r,u,a,d,S,y,_,k,v,P){Lo(t,o,r,u,a),(_||k||P)&&(g.save(),_&&g.clip(_),k&&g.clip(k)),P?(y&No)==No?(g.clip(P),v&&g.clip(v),Xl(a,S),Ql(t,d,o)):y&oo?(Xl(a,S),g.clip(P),Ql(t,d,o)):y&vl&&(g.save(),g.clip(P),v&&g.clip(v),Xl(a,S),g.restore(),Ql(t,d,o)):(Xl(a,S),Ql(t,d,o)),(_||k||P)&&g.restore()}function Ql(t,o,r){r>0&&(o instanceof Map?o.forEach((u,a)=>{g.strokeStyle=Zl=a,g.stroke(u)}):o!=null&&t&&g.stroke(o))}function Xl(t,o){o instanceof Map?o.forEach((r,u)=>{g.fillStyle=cl=u,g.fill(r)}):o!=null&&t&&g.fill(o)}function qs(t,o,r,u){let a=H[t],d;if(u<=0)d=[0,0];else{let S=a._space=a.space(n,t,o,r,u),y=a._incrs=a.incrs(n,t,o,r,u,S);d=sf(o,r,y,u,S)}return a._found=d}function Rn(t,o,r,u,a,d,S,y,_,k){let v=S%2/2;z==1&&g.translate(v,v),Lo(y,S,_,k,y),g.beginPath();let P,I,oe,le,Z=a+(u==0||u==3?-d:d);r==0?(I=a,le=Z):(P=a,oe=Z);for(let $=0;$<t.length;$++)o[$]!=null&&(r==0?P=oe=t[$]:I=le=t[$],g.moveTo(P,I),g.lineTo(oe,le));g.stroke(),z==1&&g.translate(-v,-v)}function Js(t){let o=!0;return H.forEach((r,u)=>{if(!r.show)return;let a=M[r.scale];if(a.min==null){r._show&&(o=!1,r._show=!1,al(!1));return}else r._show||(o=!1,r._show=!0,al(!1));let d=r.side,S=d%2,{min:y,max:_}=a,[k,v]=qs(u,y,_,S==0?Y:E);if(v==0)return;let P=a.distr==2,I=r._splits=r.splits(n,u,y,_,k,v,P),oe=a.distr==2?I.map(N=>pt[N]):I,le=a.distr==2?pt[I[1]]-pt[I[0]]:k,Z=r._values=r.values(n,r.filter(n,oe,u,v,le),u,v,le);r._rotate=d==2?r.rotate(n,Z,u,v):0;let $=r._size;r._size=ft(r.size(n,Z,u,t)),$!=null&&r._size!=$&&(o=!1)}),o}function Zs(t){let o=!0;return Eo.forEach((r,u)=>{let a=r(n,u,Ut,t);a!=Ct[u]&&(o=!1),Ct[u]=a}),o}function Qs(){for(let t=0;t<H.length;t++){let o=H[t];if(!o.show||!o._show)continue;let r=o.side,u=r%2,a,d,S=o.stroke(n,t),y=r==0||r==3?-1:1,[_,k]=o._found;if(o.label!=null){let Ge=o.labelGap*y,Qe=Ee((o._lpos+Ge)*ie);Po(o.labelFont[0],S,"center",r==2?"top":ti),g.save(),u==1?(a=d=0,g.translate(Qe,Ee(nt+at/2)),g.rotate((r==3?-rn:rn)/2)):(a=Ee(qe+Ye/2),d=Qe);let jt=Bi(o.label)?o.label(n,t,_,k):o.label;g.fillText(jt,a,d),g.restore()}if(k==0)continue;let v=M[o.scale],P=u==0?Ye:at,I=u==0?qe:nt,oe=o._splits,le=v.distr==2?oe.map(Ge=>pt[Ge]):oe,Z=v.distr==2?pt[oe[1]]-pt[oe[0]]:_,$=o.ticks,N=o.border,me=$.show?$.size:0,_e=Ee(me*ie),Fe=Ee((o.alignTo==2?o._size-me-o.gap:o.gap)*ie),fe=o._rotate*-rn/180,be=V(o._pos*ie),Je=(_e+Fe)*y,We=be+Je;d=u==0?We:0,a=u==1?We:0;let st=o.font[0],ht=o.align==1?xl:o.align==2?Bn:fe>0?xl:fe<0?Bn:u==0?"center":r==3?Bn:xl,Mt=fe||u==1?"middle":r==2?"top":ti;Po(st,S,ht,Mt);let Ze=o.font[1]*o.lineGap,rt=oe.map(Ge=>V(p(Ge,v,P,I))),dt=o._values;for(let Ge=0;Ge<dt.length;Ge++){let Qe=dt[Ge];if(Qe!=null){u==0?a=rt[Ge]:d=rt[Ge],Qe=""+Qe;let jt=Qe.indexOf(`\n`)==-1?[Qe]:Qe.split(/\\n/gm);for(let Ie=0;Ie<jt.length;Ie++){let Xo=jt[Ie];fe?(g.save(),g.translate(a,d+Ie*Ze),g.rotate(fe),g.fillText(Xo,0,0),g.restore()):g.fillText(Xo,a,d+Ie*Ze)}}}$.show&&Rn(rt,$.filter(n,le,t,k,Z),u,r,be,_e,ae($.width*ie,3),$.stroke(n,t),$.dash,$.cap);let Tt=o.grid;Tt.show&&Rn(rt,Tt.filter(n,le,t,k,Z),u,u==0?2:1,u==0?nt:qe,u==0?at:Ye,ae(Tt.width*ie,3),Tt.stroke(n,t),Tt.dash,Tt.cap),N.show&&Rn([be],[1],u==0?1:0,u==0?1:2,u==1?nt:qe,u==1?at:Ye,ae(N.width*ie,3),N.stroke(n,t),N.dash,N.cap)}Ne("drawAxes")}function al(t){b.forEach((o,r)=>{r>0&&(o._paths=null,t&&(s==1?(o.min=null,o.max=null):o.facets.forEach(u=>{u.min=null,u.max=null})))})}let en=!1,Nn=!1,Nl=[];function Xs(){Nn=!1;for(let t=0;t<Nl.length;t++)Ne(...Nl[t]);Nl.length=0}function pl(){en||(Qr(Fo),en=!0)}function er(t,o=!1){en=!0,Nn=o,t(n),Fo(),o&&Nl.length>0&&queueMicrotask(Xs)}n.batch=er;function Fo(){if(_n&&(Us(),_n=!1),il&&(Hs(),il=!1),jl){if(ge(A,xl,pe),ge(A,"top",ve),ge(A,$l,Y),ge(A,Wl,E),ge(L,xl,pe),ge(L,"top",ve),ge(L,$l,Y),ge(L,Wl,E),ge(w,$l,Et),ge(w,Wl,$t),x.width=Ee(Et*ie),x.height=Ee($t*ie),H.forEach(({_el:t,_show:o,_size:r,_pos:u,side:a})=>{if(t!=null)if(o){let d=a===3||a===0?r:0,S=a%2==1;ge(t,S?"left":"top",u-d),ge(t,S?"width":"height",r),ge(t,S?"top":"left",S?ve:pe),ge(t,S?"height":"width",S?E:Y),Xn(t,Zt)}else Xe(t,Zt)}),Zl=cl=Tn=vn=En=An=Ln=Pn=kn=null,Ke=1,zl(!0),pe!=ol||ve!=Wt||Y!=yt||E!=Gt){al(!1);let t=Y/yt,o=E/Gt;if(Ve&&!It&&R.left>=0){R.left*=t,R.top*=o,hl&&kt(hl,Ee(R.left),0,Y,E),dl&&kt(dl,0,Ee(R.top),Y,E);for(let r=0;r<it.length;r++){let u=it[r];u!=null&&(ul[r]*=t,fl[r]*=o,kt(u,ft(ul[r]),ft(fl[r]),Y,E))}}if(de.show&&!ql&&de.left>=0&&de.width>0){de.left*=t,de.width*=t,de.top*=o,de.height*=o;for(let r in $n)ge(wl,r,de[r])}ol=pe,Wt=ve,yt=Y,Gt=E}Ne("setSize"),jl=!1}Et>0&&$t>0&&(g.clearRect(0,0,x.width,x.height),Ne("drawClear"),U.forEach(t=>t()),Ne("draw")),de.show&&ql&&(tn(de),ql=!1),Ve&&It&&(Kt(null,!0,!1),It=!1),J.show&&J.live&&ot&&(Hn(),ot=!1),h||(h=!0,n.status=1,Ne("ready")),Rl=!1,en=!1}n.redraw=(t,o)=>{il=o||!1,t!==!1?Nt(D,T.min,T.max):pl()};function Fn(t,o){let r=M[t];if(r.from==null){if(Oe==0){let u=r.range(n,o.min,o.max,t);o.min=u[0],o.max=u[1]}if(o.min>o.max){let u=o.min;o.min=o.max,o.max=u}if(Oe>1&&o.min!=null&&o.max!=null&&o.max-o.min<1e-16)return;t==D&&r.distr==2&&Oe>0&&(o.min=gt(o.min,l[0]),o.max=gt(o.max,l[0]),o.min==o.max&&o.max++),O[t]=o,_n=!0,pl()}}n.setScale=Fn;let On,zn,hl,dl,Oo,zo,ml,gl,Ho,Vo,he,ye,Rt=!1,ze=R.drag,Ce=ze.x,Re=ze.y;Ve&&(R.x&&(On=ut(br,L)),R.y&&(zn=ut(Mr,L)),T.ori==0?(hl=On,dl=zn):(hl=zn,dl=On),he=R.left,ye=R.top);let de=n.select=Te({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),wl=de.show?ut(_r,de.over?L:A):null;function tn(t,o){if(de.show){for(let r in t)de[r]=t[r],r in $n&&ge(wl,r,t[r]);o!==!1&&Ne("setSelect")}}n.setSelect=tn;function tr(t){if(b[t].show)ke&&Xn(xe[t],Zt);else if(ke&&Xe(xe[t],Zt),Ve){let r=rl?it[0]:it[t];r!=null&&kt(r,-10,-10,Y,E)}}function Nt(t,o,r){Fn(t,{min:o,max:r})}function _t(t,o,r,u){o.focus!=null&&sr(t),o.show!=null&&b.forEach((a,d)=>{d>0&&(t==d||t==null)&&(a.show=o.show,tr(d),s==2?(Nt(a.facets[0].scale,null,null),Nt(a.facets[1].scale,null,null)):Nt(a.scale,null,null),pl())}),r!==!1&&Ne("setSeries",t,o),u&&Hl("setSeries",n,t,o)}n.setSeries=_t;function lr(t,o){Te(j[t],o)}function nr(t,o){t.fill=X(t.fill||null),t.dir=ne(t.dir,-1),o=o??j.length,j.splice(o,0,t)}function or(t){t==null?j.length=0:j.splice(t,1)}n.addBand=nr,n.setBand=lr,n.delBand=or;function ir(t,o){b[t].alpha=o,Ve&&it[t]!=null&&(it[t].style.opacity=o),ke&&xe[t]&&(xe[t].style.opacity=o)}let At,Ft,Yt,Sl={focus:!0};function sr(t){if(t!=Yt){let o=t==null,r=xt.alpha!=1;b.forEach((u,a)=>{if(s==1||a>0){let d=o||a==0||a==t;u._focus=o?null:d,r&&ir(a,d?1:xt.alpha)}}),Yt=t,r&&pl()}}ke&&sl&&$e(ii,se,t=>{R._lock||(Bt(t),Yt!=null&&_t(null,Sl,!0,Me.setSeries))});function bt(t,o,r){let u=M[o];r&&(t=t/ie-(u.ori==1?ve:pe));let a=Y;u.ori==1&&(a=E,t=a-t),u.dir==-1&&(t=a-t);let d=u._min,S=u._max,y=t/a,_=d+(S-d)*y,k=u.distr;return k==3?Ml(10,_):k==4?$r(_,u.asinh):k==100?u.bwd(_):_}function rr(t,o){let r=bt(t,D,o);return gt(r,l[0],Pe,De)}n.valToIdx=t=>gt(t,l[0]),n.posToIdx=rr,n.posToVal=bt,n.valToPos=(t,o,r)=>M[o].ori==0?c(t,M[o],r?Ye:Y,r?qe:0):f(t,M[o],r?at:E,r?nt:0),n.setCursor=(t,o,r)=>{he=t.left,ye=t.top,Kt(null,o,r)};function $o(t,o){ge(wl,xl,de.left=t),ge(wl,$l,de.width=o)}function Wo(t,o){ge(wl,"top",de.top=t),ge(wl,Wl,de.height=o)}let Fl=T.ori==0?$o:Wo,Ol=T.ori==1?$o:Wo;function ur(){if(ke&&J.live)for(let t=s==2?1:0;t<b.length;t++){if(t==0&&lt)continue;let o=J.values[t],r=0;for(let u in o)St[t][r++].firstChild.nodeValue=o[u]}}function Hn(t,o){if(t!=null&&(t.idxs?t.idxs.forEach((r,u)=>{ue[u]=r}):Br(t.idx)||ue.fill(t.idx),J.idx=ue[0]),ke&&J.live){for(let r=0;r<b.length;r++)(r>0||s==1&&!lt)&&fr(r,ue[r]);ur()}ot=!1,o!==!1&&Ne("setLegend")}n.setLegend=Hn;function fr(t,o){let r=b[t],u=t==0&&K==2?pt:l[t],a;lt?a=r.values(n,t,o)??Dt:(a=r.value(n,o==null?null:u[o],t,o),a=a==null?Dt:{_:a}),J.values[t]=a}function Kt(t,o,r){Ho=he,Vo=ye,[he,ye]=R.move(n,he,ye),R.left=he,R.top=ye,Ve&&(hl&&kt(hl,Ee(he),0,Y,E),dl&&kt(dl,0,Ee(ye),Y,E));let u,a=Pe>De;At=ce,Ft=null;let d=T.ori==0?Y:E,S=T.ori==1?Y:E;if(he<0||Oe==0||a){u=R.idx=null;for(let y=0;y<b.length;y++){let _=it[y];_!=null&&kt(_,-10,-10,Y,E)}sl&&_t(null,Sl,!0,t==null&&Me.setSeries),J.live&&(ue.fill(u),ot=!0)}else{let y,_,k;s==1&&(y=T.ori==0?he:ye,_=bt(y,D),u=R.idx=gt(_,l[0],Pe,De),k=C(l[0][u],T,d,0));let v=-10,P=-10,I=0,oe=0,le=!0,Z="",$="";for(let N=s==2?1:0;N<b.length;N++){let me=b[N],_e=ue[N],Fe=_e==null?null:s==1?l[N][_e]:l[N][1][_e],fe=R.dataIdx(n,N,u,_),be=fe==null?null:s==1?l[N][fe]:l[N][1][fe];if(ot=ot||be!=Fe||fe!=_e,ue[N]=fe,N>0&&me.show){let Je=fe==null?-10:fe==u?k:C(s==1?l[0][fe]:l[N][0][fe],T,d,0),We=be==null?-10:G(be,s==1?M[me.scale]:M[me.facets[1].scale],S,0);if(sl&&be!=null){let st=T.ori==1?he:ye,ht=Ae(xt.dist(n,N,fe,We,st));if(ht<At){let Mt=xt.bias;if(Mt!=0){let Ze=bt(st,me.scale),rt=be>=0?1:-1,dt=Ze>=0?1:-1;dt==rt&&(dt==1?Mt==1?be>=Ze:be<=Ze:Mt==1?be<=Ze:be>=Ze)&&(At=ht,Ft=N)}else At=ht,Ft=N}}if(ot||rl){let st,ht;T.ori==0?(st=Je,ht=We):(st=We,ht=Je);let Mt,Ze,rt,dt,Tt,Ge,Qe=!0,jt=He.bbox;if(jt!=null){Qe=!1;let Ie=jt(n,N);rt=Ie.left,dt=Ie.top,Mt=Ie.width,Ze=Ie.height}else rt=st,dt=ht,Mt=Ze=He.size(n,N);if(Ge=He.fill(n,N),Tt=He.stroke(n,N),rl)N==Ft&&At<=xt.prox&&(v=rt,P=dt,I=Mt,oe=Ze,le=Qe,Z=Ge,$=Tt);else{let Ie=it[N];Ie!=null&&(ul[N]=rt,fl[N]=dt,pi(Ie,Mt,Ze,Qe),ci(Ie,Ge,Tt),kt(Ie,ft(rt),ft(dt),Y,E))}}}}if(rl){let N=xt.prox,me=Yt==null?At<=N:At>N||Ft!=Yt;if(ot||me){let _e=it[0];_e!=null&&(ul[0]=v,fl[0]=P,pi(_e,I,oe,le),ci(_e,Z,$),kt(_e,ft(v),ft(P),Y,E))}}}if(de.show&&Rt)if(t!=null){let[y,_]=Me.scales,[k,v]=Me.match,[P,I]=t.cursor.sync.scales,oe=t.cursor.drag;if(Ce=oe._x,Re=oe._y,Ce||Re){let{left:le,top:Z,width:$,height:N}=t.select,me=t.scales[P].ori,_e=t.posToVal,Fe,fe,be,Je,We,st=y!=null&&k(y,P),ht=_!=null&&v(_,I);st&&Ce?(me==0?(Fe=le,fe=$):(Fe=Z,fe=N),be=M[y],Je=C(_e(Fe,P),be,d,0),We=C(_e(Fe+fe,P),be,d,0),Fl(wt(Je,We),Ae(We-Je))):Fl(0,d),ht&&Re?(me==1?(Fe=le,fe=$):(Fe=Z,fe=N),be=M[_],Je=G(_e(Fe,I),be,S,0),We=G(_e(Fe+fe,I),be,S,0),Ol(wt(Je,We),Ae(We-Je))):Ol(0,S)}else Wn()}else{let y=Ae(Ho-Oo),_=Ae(Vo-zo);if(T.ori==1){let I=y;y=_,_=I}Ce=ze.x&&y>=ze.dist,Re=ze.y&&_>=ze.dist;let k=ze.uni;k!=null?Ce&&Re&&(Ce=y>=k,Re=_>=k,!Ce&&!Re&&(_>y?Re=!0:Ce=!0)):ze.x&&ze.y&&(Ce||Re)&&(Ce=Re=!0);let v,P;Ce&&(T.ori==0?(v=ml,P=he):(v=gl,P=ye),Fl(wt(v,P),Ae(P-v)),Re||Ol(0,S)),Re&&(T.ori==1?(v=ml,P=he):(v=gl,P=ye),Ol(wt(v,P),Ae(P-v)),Ce||Fl(0,d)),!Ce&&!Re&&(Fl(0,0),Ol(0,0))}if(ze._x=Ce,ze._y=Re,t==null){if(r){if(Qo!=null){let[y,_]=Me.scales;Me.values[0]=y!=null?bt(T.ori==0?he:ye,y):null,Me.values[1]=_!=null?bt(T.ori==1?he:ye,_):null}Hl(Un,n,he,ye,Y,E,u)}if(sl){let y=r&&Me.setSeries,_=xt.prox;Yt==null?At<=_&&_t(Ft,Sl,!0,y):At>_?_t(null,Sl,!0,y):Ft!=Yt&&_t(Ft,Sl,!0,y)}}ot&&(J.idx=u,Hn()),o!==!1&&Ne("setCursor")}let Ot=null;Object.defineProperty(n,"rect",{get(){return Ot==null&&zl(!1),Ot}});function zl(t=!1){t?Ot=null:(Ot=L.getBoundingClientRect(),Ne("syncRect",Ot))}function Go(t,o,r,u,a,d,S){R._lock||Rt&&t!=null&&t.movementX==0&&t.movementY==0||(Vn(t,o,r,u,a,d,S,!1,t!=null),t!=null?Kt(null,!0,!0):Kt(o,!0,!1))}function Vn(t,o,r,u,a,d,S,y,_){if(Ot==null&&zl(!1),Bt(t),t!=null)r=t.clientX-Ot.left,u=t.clientY-Ot.top;else{if(r<0||u<0){he=-10,ye=-10;return}let[k,v]=Me.scales,P=o.cursor.sync,[I,oe]=P.values,[le,Z]=P.scales,[$,N]=Me.match,me=o.axes[0].side%2==1,_e=T.ori==0?Y:E,Fe=T.ori==1?Y:E,fe=me?d:a,be=me?a:d,Je=me?u:r,We=me?r:u;if(le!=null?r=$(k,le)?p(I,M[k],_e,0):-10:r=_e*(Je/fe),Z!=null?u=N(v,Z)?p(oe,M[v],Fe,0):-10:u=Fe*(We/be),T.ori==1){let st=r;r=u,u=st}}_&&(o==null||o.cursor.event.type==Un)&&((r<=1||r>=Y-1)&&(r=qt(r,Y)),(u<=1||u>=E-1)&&(u=qt(u,E))),y?(Oo=r,zo=u,[ml,gl]=R.move(n,r,u)):(he=r,ye=u)}let $n={width:0,height:0,left:0,top:0};function Wn(){tn($n,!1)}let Io,Bo,Uo,Yo;function Ko(t,o,r,u,a,d,S){Rt=!0,Ce=Re=ze._x=ze._y=!1,Vn(t,o,r,u,a,d,S,!0,!1),t!=null&&($e(Yn,Zn,jo,!1),Hl(ni,n,ml,gl,Y,E,null));let{left:y,top:_,width:k,height:v}=de;Io=y,Bo=_,Uo=k,Yo=v}function jo(t,o,r,u,a,d,S){Rt=ze._x=ze._y=!1,Vn(t,o,r,u,a,d,S,!1,!0);let{left:y,top:_,width:k,height:v}=de,P=k>0||v>0,I=Io!=y||Bo!=_||Uo!=k||Yo!=v;if(P&&I&&tn(de),ze.setScale&&P&&I){let oe=y,le=k,Z=_,$=v;if(T.ori==1&&(oe=_,le=v,Z=y,$=k),Ce&&Nt(D,bt(oe,D),bt(oe+le,D)),Re)for(let N in M){let me=M[N];N!=D&&me.from==null&&me.min!=ce&&Nt(N,bt(Z+$,N),bt(Z,N))}Wn()}else R.lock&&(R._lock=!R._lock,Kt(o,!0,t!=null));t!=null&&(nl(Yn,Zn),Hl(Yn,n,he,ye,Y,E,null))}function cr(t,o,r,u,a,d,S){if(R._lock)return;Bt(t);let y=Rt;if(Rt){let _=!0,k=!0,v=10,P,I;T.ori==0?(P=Ce,I=Re):(P=Re,I=Ce),P&&I&&(_=he<=v||he>=Y-v,k=ye<=v||ye>=E-v),P&&_&&(he=he<ml?0:Y),I&&k&&(ye=ye<gl?0:E),Kt(null,!0,!0),Rt=!1}he=-10,ye=-10,ue.fill(null),Kt(null,!0,!0),y&&(Rt=y)}function qo(t,o,r,u,a,d,S){R._lock||(Bt(t),Mn(),Wn(),t!=null&&Hl(si,n,he,ye,Y,E,null))}function Jo(){H.forEach(rf),bn(n.width,n.height,!0)}Qt(un,bl,Jo);let yl={};yl.mousedown=Ko,yl.mousemove=Go,yl.mouseup=jo,yl.dblclick=qo,yl.setSeries=(t,o,r,u)=>{let a=Me.match[2];r=a(n,o,r),r!=-1&&_t(r,u,!0,!1)},Ve&&($e(ni,L,Ko),$e(Un,L,Go),$e(oi,L,t=>{Bt(t),zl(!1)}),$e(ii,L,cr),$e(si,L,qo),io.add(n),n.syncRect=zl);let ln=n.hooks=e.hooks||{};function Ne(t,o,r){Nn?Nl.push([t,o,r]):t in ln&&ln[t].forEach(u=>{u.call(null,n,o,r)})}(e.plugins||[]).forEach(t=>{for(let o in t.hooks)ln[o]=(ln[o]||[]).concat(t.hooks[o])});let Zo=(t,o,r)=>r,Me=Te({key:null,setSeries:!1,filters:{pub:wi,sub:wi},scales:[D,b[1]?b[1].scale:null],match:[Si,Si,Zo],values:[null,null]},R.sync);Me.match.length==2&&Me.match.push(Zo),R.sync=Me;let Qo=Me.key,Gn=ds(Qo);function Hl(t,o,r,u,a,d,S){Me.filters.pub(t,o,r,u,a,d,S)&&Gn.pub(t,o,r,u,a,d,S)}Gn.sub(n);function ar(t,o,r,u,a,d,S){Me.filters.sub(t,o,r,u,a,d,S)&&yl[t](null,o,r,u,a,d,S)}n.pub=ar;function pr(){Gn.unsub(n),io.delete(n),Vt.clear(),eo(un,bl,Jo),m.remove(),se?.remove(),Ne("destroy")}n.destroy=pr;function In(){Ne("init",e,l),Ao(l||e.data,!1),O[D]?Fn(D,O[D]):Mn(),ql=de.show&&(de.width>0||de.height>0),It=ot=!0,bn(e.width,e.height)}return b.forEach(vo),H.forEach(Bs),i?i instanceof HTMLElement?(i.appendChild(m),In()):i(n,In):In(),n}Le.assign=Te;Le.fmtNum=po;Le.rangeNum=fn;Le.rangeLog=pn;Le.rangeAsinh=co;Le.orient=el;Le.pxRatio=ie;Le.join=Zr;Le.fmtDate=mo,Le.tzDate=uu;Le.sync=ds;{Le.addGap=Bu,Le.clipGaps=mn;let e=Le.paths={points:xs};e.linear=bs,e.stepped=Ku,e.bars=ju,e.spline=Ju}var bo="\u2212",yn="n/a";function Yl(e,l=0){if(!Number.isFinite(e))return yn;let[i="0",n]=Math.abs(e).toFixed(l).split("."),s=i.replace(/\\B(?=(?:\\d{3})+$)/gu,","),c=n===void 0?s:`${s}.${n}`;return e<0&&Number(c.replaceAll(",",""))!==0?`${bo}${c}`:c}function Mo(e,l=1){if(!Number.isFinite(e))return yn;let i=Ps(Yl(e*100,l));return(i==="100"&&e<1||i==="0"&&e>0)&&l<6?Mo(e,l+1):`${i} %`}function Es(e,l=2){return Yl(e,l)}function As(e,l=uf(e)){if(!Number.isFinite(e))return yn;let i=Yl(e,l);return i.startsWith(bo)?`${bo}$${i.slice(1)}`:`$${i}`}function uf(e){let l=Math.abs(e);return l===0||l>=.1?2:Math.min(6,1-Math.floor(Math.log10(l)))}function Ls(e){if(!Number.isFinite(e))return yn;let l=Math.max(0,Math.round(e));if(l<1e3)return`${l} ms`;if(l<59950)return`${Ps((l/1e3).toFixed(1))} s`;let i=Math.round(l/1e3);if(i<3600)return vs(Math.floor(i/60),"min",i%60,"s");let n=Math.round(i/60);return vs(Math.floor(n/60),"h",n%60,"min")}function vs(e,l,i,n){return i===0?`${e} ${l}`:`${e} ${l} ${i} ${n}`}var ff=36e5,bf=24*ff;function Ps(e){return e.includes(".")?e.replace(/\\.?0+$/u,""):e}function Pl(e,l="",...i){let n=document.createElement(e);return l!==""&&(n.className=l),n.append(...i),n}var Ds={percent:e=>Mo(e),score:e=>Es(e,1),duration:Ls,usd:e=>As(e),count:e=>Yl(e)},Rs=170,cf="12px system-ui, sans-serif",Ns=7;function xn(e){let l=Pl("span");l.style.color=`var(--${e})`,document.body.append(l);let{color:i}=getComputedStyle(l);return l.remove(),i}function af(e,l){let{x:i,xAxis:n,yAxis:s,series:c}=l,f=i.at(-1)??0,p=c.some(({form:w})=>w==="columns")&&"words"in n?.6:0,[h,m]="words"in n?[-p,Math.max(f,f===0?1:0)+p]:[n.from,n.to],x=Ds[s.format],g={font:cf,stroke:()=>xn("muted"),grid:{stroke:()=>xn("line"),width:1},ticks:{stroke:()=>xn("line"),width:1,size:4}};return new Le({width:Math.max(e.clientWidth,120),height:Rs,padding:[8,"words"in n?Os(Fs(n.words.at(-1)??""))/2:16,0,0],legend:{show:!1},cursor:l.steps===void 0?{show:!1}:{y:!1,drag:{x:!1,y:!1},points:{size:9}},scales:{x:{time:!1,range:[h,m]},y:{range:s.highest===1&&s.format!=="count"?[0,1]:Le.rangeNum(0,s.highest,.1,!0)}},axes:["words"in n?{...g,...hf(n.words),grid:{show:!1}}:{...g,grid:{show:!1},values:(w,A)=>A.map(L=>Ds[n.format](L))},{...g,space:28,...s.format==="count"?{incrs:pf}:{},values:(w,A)=>A.map(x),size:(w,A)=>Math.max(24,...(A??[]).map(L=>L.length*Ns+12))}],series:[{},...c.map(df)]},[[...i],...c.map(({values:w})=>[...w])],e)}var pf=[1,2,5,10,20,50,100,200,500,1e3,2e3,5e3,1e4,1e5,1e6];function hf(e){let l=e.length-1,i=e.map(Fs),n=Math.max(...i.map(Os));return{splits:e.map((s,c)=>c),filter:(s,c)=>{let f=s.bbox.width/devicePixelRatio/n,p=Math.max(1,Math.ceil(e.length/Math.max(1,f)));return c.map(h=>h===0||h===l||h%p===0&&l-h>=p?h:null)},values:(s,c)=>c.map(f=>f===null?"":i[f]??""),size:i.some(s=>s.includes(`\n`))?44:28}}function Fs(e){return e.replace(", ",`\n`)}function Os(e){return Math.max(...e.split(`\n`).map(l=>l.length))*Ns+8}var{bars:Cs}=Le.paths;function df({colour:e,form:l,values:i}){let n=()=>xn(e),s=i.length<=60;switch(l){case"columns":return{fill:n,width:0,points:{show:!1},...Cs===void 0?{}:{paths:Cs({size:[.8,60]})}};case"dots":return{stroke:n,paths:()=>null,points:{show:!0,size:7,fill:n}};case"line":return{stroke:n,width:2,spanGaps:!0,points:{show:s,size:5,fill:n}};case"dashes":return{stroke:n,width:2,dash:[5,4],spanGaps:!0,points:{show:!1}}}}function mf(e,{steps:l=[]},i){let n=Pl("input","step-slider");n.type="range",n.max=String(l.length-1),n.value=n.max,n.setAttribute("aria-label",`${e.getAttribute("aria-label")??""}, step`);let s=Pl("p","step"),c=()=>{let{name:p="",words:h="",url:m}=l[Number(n.value)]??{};n.setAttribute("aria-valuetext",`${p}: ${h}`),s.replaceChildren(gf(p,m),`: ${h}`)},f=()=>{c();let p=i();p.setCursor({left:p.valToPos(Number(n.value),"x"),top:0},!1)};n.addEventListener("input",f),e.querySelector(".plot")?.addEventListener("click",p=>{let h=i(),{left:m}=h.over.getBoundingClientRect();n.value=String(h.posToIdx(p.clientX-m)),f()}),c(),e.append(n,s)}function gf(e,l){if(l===void 0||!/^(?:https?:\\/\\/|#)/.test(l))return Pl("b","",e);let i=Pl("a","",e);return i.href=l,i.rel="noreferrer",i}function wf(e){let l=e.querySelector(".plot"),i=e.querySelector("script");if(l===null||i===null)return;let n=JSON.parse(i.textContent),s,c=()=>s??=af(l,n);n.steps!==void 0&&mf(e,n,c);let f=new IntersectionObserver(h=>{h.some(({isIntersecting:m})=>m)&&(c(),f.disconnect())},{rootMargin:"400px"});f.observe(l),new ResizeObserver(()=>s?.setSize({width:l.clientWidth,height:Rs})).observe(l),addEventListener("beforeprint",c);let p=()=>s?.redraw(!1,!1);new MutationObserver(p).observe(document.documentElement,{attributes:!0}),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",p)}for(let e of document.querySelectorAll("figure"))wf(e);})();\n';
}), 39852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { YH: () => questionOf, ag: () => cutBlock, f$: () => shownText, s$: () => jsonText });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43117);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  const MAX_VARIABLES = 50;
  const MAX_TOOLS = 50;
  const MAX_NAME = 300;
  const MAX_VALUE = 1e3;
  const MAX_PARAMETERS = 4e3;
  function questionOf(input, max) {
    if (input === void 0 || max === 0) return void 0;
    const valueLength = Math.min(max, MAX_VALUE);
    return { vars: Object.entries(input.vars).slice(0, MAX_VARIABLES).map(([name, value]) => [(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(name, MAX_NAME), cutBlock(value, valueLength)]), messages: input.messages.map(({ role, content }) => ({ role, ...shownText(content, max) })), tools: input.tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => ({ name: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(name, MAX_NAME), description: description === void 0 ? void 0 : cutBlock(description, valueLength), parameters: parameters === void 0 ? void 0 : cutBlock(jsonText(parameters), Math.min(max, MAX_PARAMETERS)) })), command: input.command === void 0 ? void 0 : cutBlock(input.command, max) };
  }
  function shownText(text, max) {
    const shown = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Yj)((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__.Yj)(text, max));
    if (text.length <= max) return { text: shown };
    return { text: shown, note: `Cut here: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(max)} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(text.length)} characters. report.json has all of it.` };
  }
  function cutBlock(text, max) {
    const shown = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Yj)((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__.Yj)(text, max));
    return text.length <= max ? shown : `${shown}\u2026`;
  }
  function jsonText(value) {
    try {
      return JSON.stringify(value, void 0, 1).replaceAll(/\n\s*/gu, " ");
    } catch {
      return "(nested too deeply to show)";
    }
  }
}), 13613: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Ar: () => htmlLink, E7: () => judgesHtml, EH: () => numberCell, Ge: () => testRows, pm: () => reliabilityTable, qS: () => resultsOf, t_: () => modelsTable, tp: () => table, vF: () => gatesTable });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5630);
  var _sections_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54866);
  var _story_gates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67960);
  var _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91485);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22333);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1614);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23270);
  const GATE_KINDS = { passed: "good", failed: "bad", "no data": "bad", "not exercised": "idle" };
  function gatesTable(gates, suiteName) {
    const compared = gates.some(({ base: base2 }) => base2 !== void 0);
    const rows = gates.map(_story_gates_js__WEBPACK_IMPORTED_MODULE_4__.Xf).map((gate) => {
      return [`<tr class="${GATE_KINDS[gate.sign]}"><td class="sign">${(0, _story_gates_js__WEBPACK_IMPORTED_MODULE_4__.MV)(gate.sign)}</td>`, `<th scope="row">${htmlLink(gate.title, gate.url)}${gate.note === void 0 ? "" : `<span class="rerun">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(gate.note)}</span>`}</th>`, numberCell("Actual", gate.actual), ...compared ? [numberCell("Base", gate.base ?? "\u2013", "wide-words")] : [], numberCell("Threshold", gate.threshold), numberCell("Margin", gate.margin, "margin"), "</tr>"].join("");
    });
    const base = compared ? ["#Base"] : [];
    const named = gates.some(({ interval }) => interval !== void 0);
    const titles = ["Verdict", "Gate", named ? `#Actual (${_words_phrases_js__WEBPACK_IMPORTED_MODULE_8__.A8})` : "#Actual", ...base, "#Threshold", "#Margin"];
    return table(`Gates of ${suiteName}`, titles, rows);
  }
  function modelsTable(suite) {
    const rows = (0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_2__.wA)(suite).map((row) => {
      return [`<tr><th scope="row">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(row.modelId)}</th>`, `<td data-label="Provider">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(row.model ?? "\u2013")}</td>`, numberCell("Pass rate", (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_8__.cf)(row.passRate, `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_7__.cN)(suite)}s`)), numberCell("Passed", `${row.passed} of ${row.total}${(0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_2__.wb)(row)}`), numberCell("Judge average", row.judgeAverage === void 0 ? "\u2013" : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(row.judgeAverage)), numberCell("Mean latency", (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)(row.latencyMs)), numberCell("Cost", (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(row.costUsd)), "</tr>"].join("");
    });
    if (rows.length === 0) return "";
    const titles = ["Model", "Provider", "#Pass rate", "#Passed", "#Judge average", "#Mean latency"];
    return `<h3>${rows.length === 1 ? "Model" : "Models"}</h3>
${table(`Models of ${suite.name}`, [...titles, "#Cost"], rows)}`;
  }
  const MAX_CRITERIA = 300;
  const MAX_TEXT = 2e3;
  function judgesHtml(judges) {
    if (judges.length === 0) return "";
    return ["<h3>Judges against labels</h3>", ...judges.map(judgeHtml)].join("\n");
  }
  function judgeHtml(judge) {
    const { icon, criteria, judgeModel, rates, verdict, notes } = judge;
    const model = judgeModel === void 0 ? "" : ` (<code class="name">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(judgeModel)}</code>)`;
    const name = `<code class="name">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(criteria, MAX_CRITERIA))}</code>`;
    return [`<p class="caveat"><span aria-hidden="true">${icon}</span> Judge of ${name}${model}: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(rates)}: <b>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(verdict)}</b></p>`, notes.length === 0 ? "" : `<p class="facts">${notes.map((note) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(note)).join(" ")}</p>`, wrongHtml(judge)].filter((part) => part !== "").join("\n");
  }
  function wrongHtml({ wrong, moreWrong, criteria }) {
    const all = wrong.length + moreWrong;
    if (all === 0) return "";
    const rows = wrong.map((label) => `<tr><th scope="row">${htmlLink(label.place, label.url)}</th>${cell("People", peopleHtml(label))}${cell("Judge", judgeHtmlOf(label))}${cell("Answer", answerHtml(label))}</tr>`);
    const more = moreWrong === 0 ? "" : `<p class="facts">and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(moreWrong)} more</p>`;
    const heads = ["Label", "People", "Judge", "Answer"].map((it) => `<th scope="col">${it}</th>`);
    return [`<details><summary>Wrong on ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(all, "label")}</summary>`, `<div class="scroll" tabindex="0" role="group" aria-label="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(`Wrong labels of ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(criteria, 100)}`)}">`, `<table class="cards"><thead><tr>${heads.join("")}</tr></thead>`, `<tbody>${rows.join("\n")}</tbody></table></div>${more}</details>`].join("\n");
  }
  function cell(title, html) {
    return `<td data-label="${title}">${html}</td>`;
  }
  function peopleHtml({ good, note }) {
    return `<b>${good ? "good" : "bad"}</b>${note === void 0 ? "" : `<br>${shown(note)}`}`;
  }
  function judgeHtmlOf({ score: given, reasoning }) {
    return `<b>gives ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(given)}</b>${reasoning === void 0 ? "" : `<br>${shown(reasoning)}`}`;
  }
  function answerHtml({ output, question }) {
    const asked = question === void 0 ? "" : `<i>${shown(question)}</i><br>`;
    return output === void 0 ? "\u2013" : `${asked}${output === "" ? "(empty)" : shown(output)}`;
  }
  function shown(text) {
    return (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(text, MAX_TEXT));
  }
  function reliabilityTable(all, suiteName) {
    const tries = (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_5__.PL)(all);
    const rows = all.map((row) => {
      const cells = tries.map((it) => {
        const point = (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_5__.sd)(row, it);
        const text = point === void 0 ? "\u2013" : (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_5__.EK)(point, true);
        return numberCell((0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_5__.Ud)(it), text);
      });
      return `<tr><th scope="row">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(row.modelId)}</th>${cells.join("")}</tr>`;
    });
    if (rows.length === 0) return "";
    const titles = ["Model", ...tries.map((it) => `#${(0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_5__.Ud)(it)}`)];
    return `<h3>Reliability</h3>
${table(`Reliability in ${suiteName}`, titles, rows)}`;
  }
  function numberCell(label, text, kind = "") {
    return `<td class="${`number ${kind}`.trim()}" data-label="${label}">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(text)}</td>`;
  }
  function table(name, titles, rows) {
    if (rows.length === 0) return "";
    const heads = titles.map((title) => title.startsWith("#") ? `<th scope="col" class="number">${title.slice(1)}</th>` : `<th scope="col">${title}</th>`);
    return [`<div class="scroll" tabindex="0" role="group" aria-label="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(name, 200))}">`, '<table class="cards">', `<thead><tr>${heads.join("")}</tr></thead>`, `<tbody>${rows.join("\n")}</tbody>`, "</table></div>"].join("\n");
  }
  function htmlLink(label, url) {
    const safe = url === void 0 ? void 0 : (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Pl)(url);
    return safe === void 0 ? (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(label) : `<a href="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(safe)}" rel="noreferrer">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.js)(label)}</a>`;
  }
  const MAX_TAGS = 20;
  function testRows(report) {
    return report.suites.flatMap((suite, index) => suite.results.map((result) => testRow(report, index, result)));
  }
  function resultsOf(report) {
    return report.suites.flatMap((suite) => suite.results);
  }
  function testRow(report, suite, result) {
    const { location } = result;
    const url = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Hx)(report.run, location);
    const lowest = lowestScore(result);
    return { suite, name: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(result.testCaseName, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Ab), model: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(result.modelId, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Ab), status: result.status, passedRuns: result.runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.GT).length, runs: (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.py)(result), lowestScore: lowest, scoreText: lowest === null ? "\u2013" : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(lowest), latencyMs: result.latencyAvgMs, latencyText: (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)(result.latencyAvgMs), costUsd: result.totalCostUsd, costText: (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(result.totalCostUsd), codes: result.failureCodes, tags: result.tags.slice(0, MAX_TAGS).map((tag) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(tag, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Ab)), place: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(`${location.file}:${location.line}`, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Ab), url, ...result.assertsNothing ? { assertsNothing: true } : {}, reusedText: result.reused && (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.up)(result.reused), ...comparedWith(result) };
  }
  function comparedWith(result) {
    const { comparison } = result;
    const [change, changeText] = [(0, _sections_changes_js__WEBPACK_IMPORTED_MODULE_3__.C2)(comparison), (0, _sections_changes_js__WEBPACK_IMPORTED_MODULE_3__.mF)(result)];
    const base = comparison?.base;
    return { change, changeText, ...base === void 0 ? {} : { baseText: `${base.passed} of ${base.runs}` } };
  }
  function lowestScore(result) {
    const means = Object.values(result.assertionScores).map((summary) => summary.mean);
    return means.length === 0 ? null : means.reduce((least, mean) => Math.min(least, mean), Infinity);
  }
}), 38177: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Nk: () => criterionOf, gF: () => isGraded, JQ: () => resultDetail });
  var phrases = __webpack_require__(23270);
  var assertions_assertion = __webpack_require__(10209);
  var aggregate = __webpack_require__(79995);
  var format = __webpack_require__(75884);
  var words_escape = __webpack_require__(22333);
  ;
  const MAX_NAME = 200;
  const KIND_WORDS = { agent: "agent", model: "model call", tool: "tool", step: "step" };
  function traceTree(trace) {
    if (trace === void 0 || trace.steps.length === 0) return void 0;
    return { lines: trace.steps.map(({ kind, name, depth, startMs, durationMs, ...rest }) => ({ kind: KIND_WORDS[kind], name: (0, words_escape.Kb)(name, MAX_NAME), depth, facts: [(0, format.p0)(durationMs), `after ${(0, format.p0)(startMs)}`, ...tokenWords(rest)], failed: rest.failed === true })), note: noteOf(trace) };
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
  const MAX_MARKS = 200;
  const MAX_PATTERN = 2e3;
  function marksOf(text, assertions) {
    const found = assertions.filter((assertion) => !assertion.passed).flatMap((assertion) => [...textsOf(assertion, "forbidden").flatMap((needle) => occurrences(text, needle, "forbidden")), ...textsOf(assertion, "redactedMatches").flatMap((needle) => occurrences(text, needle, "redacted"))]).sort((a, b) => a.start - b.start || b.end - a.end);
    return withoutOverlaps(found).slice(0, MAX_MARKS);
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
    return found.slice(0, MAX_MARKS).map(([start, length]) => ({ start, end: start + length, kind }));
  }
  function exactOccurrences(text, plain) {
    const found = [];
    for (let start = text.indexOf(plain); start !== -1 && found.length < MAX_MARKS; start = text.indexOf(plain, start + plain.length)) {
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
  var before_after = __webpack_require__(19664);
  var html_question = __webpack_require__(39852);
  ;
  const MAX_MESSAGE = 4e3;
  const MAX_FACT = 600;
  const MAX_LABEL = 300;
  const MAX_ARGUMENTS = 4e3;
  const MAX_CALLS = 100;
  const MAX_FACTS = 20;
  function resultDetail(result, extent, beforeAfter) {
    const shown = result.runs.find((run) => run.input !== void 0 && isWanted(run, extent));
    const question = (0, html_question.YH)(shown?.input, extent.answer);
    const known = JSON.stringify(question);
    const { runs: counted, extraRuns = [] } = result;
    const runs = [...counted, ...extraRuns].map((run, index) => {
      const detail = runDetail(run, extent, index >= counted.length);
      if (run.input === shown?.input || !isWanted(run, extent)) return detail;
      const own = (0, html_question.YH)(run.input, extent.answer);
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
    if (answer < before_after.$) return false;
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
    return thoughts === "" || max === 0 ? void 0 : (0, html_question.f$)(thoughts, max);
  }
  function answersOf(run, max) {
    const omitted = run.outputOmitted === true || max === 0;
    const detail = ({ outputText, toolCalls }, turn, index = 0) => ({ turn: turn === void 0 ? void 0 : (0, words_escape.Kb)(turn.label, MAX_LABEL), user: omitted || turn?.user === void 0 || index === 0 ? void 0 : (0, html_question.f$)(turn.user, max), calls: toolCalls.slice(0, MAX_CALLS).map((call) => callDetail(call, omitted || run.callsShortened === true)), answer: omitted ? { text: "", marks: [] } : markedText(outputText, run.assertions, max) });
    const answers = run.turns?.map((turn, index) => detail(turn, turn, index)) ?? [detail(run)];
    return answers.filter(({ user, calls, answer }) => user !== void 0 || calls.length > 0 || answer.text !== "");
  }
  function markedText(text, assertions, max) {
    const shown = (0, html_question.f$)(text, max);
    return { ...shown, marks: marksOf(shown.text, assertions) };
  }
  function callDetail(call, omitted) {
    return { name: (0, words_escape.Kb)(call.name, MAX_LABEL), args: omitted ? void 0 : (0, html_question.ag)((0, html_question.s$)(call.arguments), MAX_ARGUMENTS), result: omitted || call.result === void 0 ? void 0 : (0, html_question.ag)((0, html_question.s$)(call.result), MAX_ARGUMENTS) };
  }
  function assertionDetail(assertion) {
    const { assertionType, label, passed, advisory, failureCode, failureMessage, metadata } = assertion;
    const message = failureMessage ?? "";
    const reason = reasonOf(assertion);
    return { label: (0, words_escape.Kb)(label, MAX_LABEL), type: (0, words_escape.Kb)(assertionType, MAX_LABEL), passed, advisory, scoreText: (0, format.fN)(assertion.score), band: isGraded(assertion) ? (0, assertions_assertion.BV)(assertion.score) : void 0, code: failureCode, message: message === "" ? void 0 : (0, html_question.ag)(message, MAX_MESSAGE), reason: reason === void 0 ? void 0 : (0, html_question.ag)(reason, MAX_MESSAGE), facts: (0, assertions_assertion.xj)(metadata).filter(([, value]) => saysSomething(value, [label, message, reason])).slice(0, MAX_FACTS).map(([name, value]) => [(0, words_escape.Kb)(name, MAX_LABEL), factText(value)]) };
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
    if (typeof value === "string") return (0, html_question.ag)(value, MAX_FACT);
    if (typeof value === "number" && !Number.isInteger(value)) return (0, format.ic)((0, format.U9)(value, 4));
    return (0, html_question.ag)((0, html_question.s$)(value), MAX_FACT);
  }
}) };
