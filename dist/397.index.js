export const id = 397;
export const ids = [397];
export const modules = { 87397: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { htmlPieces: () => htmlPieces });
  var words_escape = __webpack_require__(22333);
  var findings = __webpack_require__(80321);
  var format = __webpack_require__(75884);
  var aggregate = __webpack_require__(79995);
  var html_document = __webpack_require__(59487);
  var before_after = __webpack_require__(19664);
  var test_details = __webpack_require__(38177);
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
    const beside = { pairs: (0, before_after.F)(results), labelled: labelledAnswers(report) };
    return [(0, html_document.D)(index, "kindlm-index"), ...detailElements(results, beside, budget)];
  }
  const MAX_CRITERIA = 100;
  function criteriaOf(results) {
    const judged = results.flatMap(({ runs }) => runs).filter(({ outputOmitted }) => outputOmitted !== true).flatMap(({ assertions }) => assertions.flatMap((assertion) => (0, test_details.Nk)(assertion) ?? []));
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
  function answersLength(results, { answersOf, answer }) {
    if (answersOf === "none") return 0;
    const runs = results.flatMap((result) => result.runs);
    const shown = answersOf === "all" ? runs : runs.filter((run) => !(0, aggregate.GT)(run));
    const texts = shown.flatMap(({ turns, outputText }) => turns === void 0 ? [outputText] : turns.map((turn) => turn.outputText));
    return (0, basics.cz)(texts.map((text) => Math.min(text.length, answer)));
  }
  function elementsWithin(results, beside, extent, budget) {
    const elements = [];
    let length = 0;
    for (let start = 0; start < results.length; start += CHUNK_SIZE) {
      const chunk = results.slice(start, start + CHUNK_SIZE).map((result) => withLabels((0, test_details.JQ)(result, extent, beside.pairs.get(result)), beside));
      const element = (0, html_document.D)(chunk, `kindlm-details-${start / CHUNK_SIZE}`);
      length += element.length;
      if (length > budget) return { elements, whole: false };
      elements.push(element);
    }
    return { elements, whole: true };
  }
  var changes = __webpack_require__(54866);
  var gates = __webpack_require__(67960);
  var judge_lines = __webpack_require__(4118);
  var reliability_rows = __webpack_require__(91485);
  var story_story = __webpack_require__(58166);
  var headline = __webpack_require__(1614);
  var html_figures = __webpack_require__(72791);
  ;
  const MAX_NAME = 100;
  function sentenceHtml(sentence) {
    return (0, story_story.Mp)(sentence, (part) => part.kind === "text" ? proseHtml(part.text) : nameHtml(part));
  }
  function nameHtml(part) {
    if (part.kind === "code") return `<code>${(0, words_escape.js)(part.name)}</code>`;
    const shown = (0, words_escape.Kb)(part.name, MAX_NAME);
    const { url } = part;
    return part.kind === "commit" ? (0, tables.Ar)(shown, url) : `<code class="name">${(0, tables.Ar)(shown, url)}</code>`;
  }
  function proseHtml(text) {
    const [, before = "", inner = "", after = ""] = /^(\s*)([^]*?)(\s*)$/u.exec(text) ?? [];
    const space = (found) => found === "" ? "" : " ";
    if (inner === "") return space(before + after);
    return `${space(before)}${(0, words_escape.js)(inner)}${space(after)}`;
  }
  function headerHtml({ report, sign, outcome, title, state, next }) {
    return [`<header class="verdict ${outcome}">`, `<h1>${sign} ${sentenceHtml(title)}</h1>`, ...state.map((sentence) => `<p class="state">${sentenceHtml(sentence)}</p>`), nextHtml(next), `<p class="facts">${runFacts(report).join(" \xB7 ")}</p>`, "</header>"].filter((part) => part !== "").join("\n");
  }
  function nextHtml(next) {
    return next === void 0 ? "" : `<p class="next"><b>Next:</b> ${sentenceHtml(next)}</p>`;
  }
  function runFacts(report) {
    const { run, totals } = report;
    const before = [run.repository, run.pullRequest === void 0 ? void 0 : `pull request #${run.pullRequest}`];
    const after = [run.startedAt.replace(/^(.{10})T(.{5}).*$/u, "$1 $2 UTC"), (0, headline.Sh)(report), ...totals.runs === 0 ? [] : [(0, headline.z1)(report.suites), (0, format.LS)(totals.tokens, "token"), (0, headline.fL)(totals)], (0, headline.Wm)(report)];
    const text = (facts) => facts.filter((fact) => fact !== void 0).map(words_escape.js);
    return [...text(before), ...run.sha === void 0 ? [] : [(0, tables.Ar)(`commit ${(0, format.Ax)(run.sha)}`, (0, words_escape.Bg)(run))], ...run.runUrl === void 0 ? [] : [(0, tables.Ar)("workflow run", run.runUrl)], ...text(after)];
  }
  function storyHtml(report, story) {
    const { suite, sign, title, verdict, gates: gates2, qualifiers, causes, next, folds } = story;
    const isAlone = report.suites.length === 1;
    return joined([isAlone ? "" : `<h2>${sign} ${sentenceHtml(title)}</h2>`, verdict === void 0 ? "" : `<div class="compared ${verdict.outcome}"><p><span aria-hidden="true">${verdict.sign}</span> <b>${sentenceHtml(verdict.lead)}</b> ${sentenceHtml(verdict.rest)}</p></div>`, gates2.lead === void 0 ? "" : `<p class="failed-gates"><b>${(0, words_escape.js)(gates2.lead)}:</b> ${gates2.failed.map(({ phrase }) => sentenceHtml(phrase)).join(" \xB7 ")}</p>`, itemsHtml("qualifiers", qualifiers.shown.map(sentenceHtml)), causes.lead === void 0 ? "" : `<p><b>${(0, words_escape.js)(causes.lead.label)}:</b> ${sentenceHtml(causes.lead.sentence)}</p>`, causesHtml(causes.shown, suite.name), nextHtml(next), ...folds.map((fold) => foldHtml(fold, suite.name)), changesHtml(report, suite)]);
  }
  const MAX_TESTS = 30;
  function causesHtml(causes, suiteName) {
    const rows = causes.map(({ reason, tests }) => {
      const links = tests.slice(0, MAX_TESTS).map(({ name, fragment }) => `<a href="${(0, words_escape.js)(fragment)}"><code>${(0, words_escape.js)((0, words_escape.Kb)(name, MAX_NAME))}</code></a>`);
      const left = tests.length - links.length;
      const more = left > 0 ? ` and ${(0, format.U9)(left)} more` : "";
      return `<tr><th scope="row">${sentenceHtml(reason)}</th><td data-label="Tests">${links.join(" \xB7 ")}${more}</td></tr>`;
    });
    return (0, tables.tp)(`Why tests of ${suiteName} fail`, ["Why", "Tests"], rows);
  }
  const FOLDS = ["causes", "qualifiers", "weakened", "comparison", "changes"];
  function foldHtml({ name, title, lines = [], causes = [] }, suiteName) {
    if (!FOLDS.includes(name)) return "";
    return [`<details><summary>${sentenceHtml(title.map(withoutLink))}</summary>`, itemsHtml("", lines.slice(0, MAX_ITEMS).map(sentenceHtml)), causesHtml(causes, suiteName), "</details>"].join("");
  }
  function withoutLink(part) {
    return part.kind === "text" || part.kind === "code" ? part : { ...part, url: void 0 };
  }
  function itemsHtml(className, items) {
    if (items.length === 0) return "";
    const named = className === "" ? "" : ` class="${className}"`;
    return `<ul${named}>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  }
  function joined(parts) {
    return parts.filter((part) => part !== "").join("\n");
  }
  function measuresHtml(report, suite, figures) {
    return joined(['<section class="suite">', `<h2>${report.suites.length === 1 ? "Gates" : `Gates of ${(0, words_escape.js)(suite.name)}`}</h2>`, `<p class="counts">${(0, words_escape.js)((0, headline.rj)(suite))}</p>`, (0, tables.vF)((0, gates.Zl)(report, suite), suite.name), (0, html_figures.Kb)(figures), figures.length === 0 ? "" : (0, html_figures._K)(report, suite), (0, tables.t_)(suite), (0, tables.E7)((0, judge_lines.LK)(report, suite)), (0, tables.pm)((0, reliability_rows.yx)(suite), suite.name), listHtml("Notices", suite.notices.map(words_escape.js)), listHtml("Skipped tests", suite.skippedTests.map(({ testCaseName, modelId }) => (0, words_escape.js)(`${testCaseName} (${modelId})`))), "</section>"]);
  }
  function problemsHtml(report) {
    const problems = report.problems.map((problem) => {
      const { location, message, hint } = problem;
      const place = location === void 0 ? "" : `${location.file}:${location.line}: `;
      const words = [`${place}${message}`, hint].filter((text) => text !== void 0).join(" ");
      return (0, words_escape.js)(words) + (0, words_escape.zY)(problem);
    });
    return listHtml("Problems", problems, "open");
  }
  function noticesHtml(report) {
    return listHtml("Notices of the run", report.notices.map(words_escape.js));
  }
  const MAX_ITEMS = 500;
  function listHtml(title, items, state = "folded") {
    if (items.length === 0) return "";
    const shown = items.slice(0, MAX_ITEMS).map((item) => `<li>${item}</li>`);
    const more = items.length > MAX_ITEMS ? `<li>and ${items.length - MAX_ITEMS} more</li>` : "";
    return [`<details${state === "open" ? " open" : ""}><summary>${title} (${(0, format.U9)(items.length)})</summary>`, `<ul>${shown.join("")}${more}</ul></details>`].join("");
  }
  const MAX_REMOVED = 500;
  function changesHtml(report, suite) {
    const { base, lists } = (0, changes.fs)(report, suite);
    if (base === void 0 || lists.length === 0) return "";
    const chips = lists.filter(({ name }) => name !== "removed").map(({ name, title }) => `<button type="button" class="chip change ${name}" data-change="${name}" data-suite="${(0, words_escape.js)((0, words_escape.Kb)(suite.name, words_escape.Ab))}">${(0, words_escape.js)(title)}</button>`);
    return [chips.length === 0 ? "" : `<p class="chips">${chips.join("\n")}</p>`, ...lists.filter(({ name }) => name === "removed").map(removedHtml)].filter((part) => part !== "").join("\n");
  }
  function removedHtml({ title, tests }) {
    const items = tests.slice(0, MAX_REMOVED).map(({ testCaseName, modelId, base }) => {
      const passed = base === void 0 ? "" : `: passed ${base.passed} of ${base.runs}`;
      return `<li>${(0, words_escape.js)(`${(0, words_escape.Kb)(testCaseName, MAX_NAME)} (${(0, words_escape.Kb)(modelId, MAX_NAME)})`)}${passed}</li>`;
    });
    const more = tests.length - items.length;
    const rest = more > 0 ? `<li>and ${(0, format.U9)(more)} more</li>` : "";
    return `<details><summary>${(0, words_escape.js)(title)}</summary><ul>${items.join("")}${rest}</ul></details>`;
  }
  var page_assets = __webpack_require__(51609);
  ;
  const MAX_PLOTTED_SUITES = 30;
  function renderHtml(report) {
    return htmlPieces(report).join("");
  }
  function htmlPieces(whole) {
    const story = (0, story_story.dH)(whole);
    const { report } = story;
    const measures = report.suites.map((suite, index) => measuresHtml(report, suite, index < MAX_PLOTTED_SUITES ? (0, html_figures.uu)(report, suite) : []));
    const names = report.suites.map(({ name }) => (0, words_escape.Kb)(name, words_escape.Ab));
    const tests = [report.totals.total === 0 ? "" : testsHtml(report), ...dataElements(report, names), `<script>${page_assets.cJ}<\/script>`];
    const failed = report.totals.passed < report.totals.total;
    const body = ["<main>", headerHtml(story), '<button type="button" id="theme" class="quiet" hidden>Dark</button>', problemsHtml(report), ...story.suites.map((suite) => storyHtml(report, suite)), ...failed ? [...tests, ...measures] : [...measures, ...tests], noticesHtml(report), hasJudges(report) ? '<section id="labels" hidden></section>' : "", "</main>", `<script>${page_assets.pn}<\/script>`, `<footer>${(0, words_escape.js)(`${report.tool.name} ${report.tool.version}`)}</footer>`];
    return (0, html_document.r)({ title: `KindLM: ${(0, story_story.wh)(story.title)}`, style: page_assets.Ww, scripts: [page_assets.cJ, page_assets.pn], body });
  }
  function hasJudges({ suites }) {
    return suites.some(({ results }) => results.some(({ runs }) => runs.some((run) => run.outputOmitted !== true && run.assertions.some((assertion) => (0, test_details.Nk)(assertion) !== void 0))));
  }
  function testsHtml(report) {
    const codes = (0, findings.G0)(report).map(([code, results]) => `<button type="button" class="chip" data-code="${(0, words_escape.js)(code)}">${(0, words_escape.js)(code)} <b>${(0, format.U9)(results)}</b></button>`);
    return ['<section id="tests" aria-labelledby="tests-title">', '<h2 id="tests-title">Tests</h2>', codes.length === 0 ? "" : `<p class="chips">${codes.join("\n")}</p>`, '<noscript><p class="state">The table of tests needs JavaScript. Every result is in report.json and junit.xml too.</p></noscript>', '<div id="table"></div>', "</section>"].filter((part) => part !== "").join("\n");
  }
}) };
