export const id = 8426;
export const ids = [8426];
export const modules = { 13488: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { a: () => REPORT_VIEWS });
  var report_annotations = __webpack_require__(98672);
  var comparison_line = __webpack_require__(98334);
  var run_state = __webpack_require__(44606);
  var words_escape = __webpack_require__(22333);
  var headline = __webpack_require__(1614);
  var format = __webpack_require__(60142);
  var words_links = __webpack_require__(34789);
  var markdown_blocks = __webpack_require__(79180);
  var markdown_sections = __webpack_require__(79746);
  ;
  const MAX_PROBLEMS = 50;
  function renderUnjudgedVariants(report, links) {
    const { outcome, words } = (0, headline.iV)(report);
    const blocks = [markdown_unjudged_text(-2, `## ${(0, headline.sE)(outcome)} KindLM: ${(0, words_escape.p7)(words)}`), ...(0, markdown_sections.Lz)(report), markdown_unjudged_text(-1, note(report)), ...(0, markdown_sections.wC)(report, MAX_PROBLEMS), markdown_unjudged_text(0, footer(report, links))];
    return [...new Set(markdown_blocks.lE.map((maxBytes) => (0, markdown_blocks.fT)(blocks, maxBytes)))];
  }
  function note(report) {
    const here = commitWords(report) ?? "this commit";
    return `> No model answer was judged for ${here}. An earlier result in this place does not hold for it.`;
  }
  function footer(report, links) {
    const url = links.runUrl ?? report.run.runUrl;
    const parts = [commitWords(report), url === void 0 ? void 0 : (0, words_links.iQ)("Run", url), links.artifactUrl === void 0 ? void 0 : (0, words_links.iQ)("All reports", links.artifactUrl)].filter((part) => part !== void 0);
    return parts.length === 0 ? "" : `<sub>${parts.join(" \xB7 ")}</sub>`;
  }
  function commitWords({ run }) {
    return run.sha === void 0 ? void 0 : `commit ${(0, words_links.iQ)((0, words_escape.D9)((0, format.Ax)(run.sha)), (0, words_links.Bg)(run))}`;
  }
  function markdown_unjudged_text(priority, markdown) {
    return { kind: "text", priority, text: markdown };
  }
  var scores = __webpack_require__(5004);
  var reliability_rows = __webpack_require__(91485);
  var suite_sections = __webpack_require__(83642);
  var test_lists = __webpack_require__(57111);
  var words_reused = __webpack_require__(22114);
  var markdown_comparison = __webpack_require__(26015);
  var rate_text = __webpack_require__(78058);
  var plan_table = __webpack_require__(56529);
  ;
  const MAX_ROWS = 300;
  const OPEN_UP_TO = 40;
  function planBlocks(report) {
    const table = (0, plan_table.k0)(report, MAX_ROWS);
    if (table === void 0) return [];
    const head = (0, markdown_blocks.PP)(table.head.map((title, index) => [title, plan_table.I1[index] ?? "left"]));
    const total = (0, markdown_blocks.jD)(table.total.map((cell) => cell === "" ? "" : `**${(0, words_escape.p7)(cell)}**`));
    const rows = table.rows.map(([test = "", model = "", ...cells]) => (0, markdown_blocks.jD)([(0, words_escape.D9)((0, words_escape.Kb)(test, 120)), (0, words_escape.D9)((0, words_escape.Kb)(model, 60)), ...cells.map(words_escape.p7)]));
    const frame = rows.length > OPEN_UP_TO ? (0, markdown_blocks.AU)(`<b>All ${rows.length} rows that are shown</b>`) : (0, markdown_blocks.$B)();
    const last = table.more === void 0 ? [] : [(0, markdown_blocks.jD)([(0, words_escape.p7)(table.more)])];
    return [{ kind: "list", priority: 0, ...frame, groups: [{ head, items: [total, ...rows, ...last] }], more: (omitted) => `\u2026 and ${omitted} more rows` }];
  }
  var cut = __webpack_require__(43117);
  var failed_exchange = __webpack_require__(19610);
  var wrap_line = __webpack_require__(25137);
  ;
  const MAX_EXCHANGES = 10;
  const MAX_TEXT = 1500;
  const MAX_LINES = 25;
  const COLUMNS = 110;
  const MAX_CALLS = 10;
  const MAX_NAME = 100;
  function exchangesBySuite({ suites }) {
    const failing = suites.filter(({ totals, gates }) => totals.failed > 0 || !gates.passed);
    const each = Math.ceil(MAX_EXCHANGES / Math.max(1, failing.length));
    return new Map(failing.map((suite, index) => [suite, Math.max(0, Math.min(each, MAX_EXCHANGES - each * index))]));
  }
  function exchangeBlocks({ failed, tolerated, allowed, noun }, max, branch) {
    const failing = failed.length > 0 || allowed ? failed : tolerated;
    const items = failing.slice(0, max).flatMap((test) => {
      const exchange = (0, failed_exchange.$)(test.result);
      return exchange === void 0 ? [] : [exchangeItem(test, exchange, branch)];
    });
    if (items.length === 0) return [];
    const which = failing.length === items.length ? "" : `, in the worst ${items.length} of ${(0, format.U9)(failing.length)} failing ${noun}s`;
    const open = `**What was asked, and what came back**${which}`;
    return [(0, markdown_blocks.p_)(3, { open, close: "" }, items.map((item) => ({ head: "", items: [item] })))];
  }
  function exchangeItem({ result, failedRuns, askedRuns, checks, url }, { asked, called, answer, before }, branch) {
    const [check] = checks;
    const runs = result.runCount === 1 ? "" : `, ${failedRuns} of ${askedRuns} runs failed`;
    const title = `${htmlName(result.testCaseName)} on ${htmlName(result.modelId)}${runs}: ${htmlName(check.failureCode)}`;
    const { open, close } = (0, markdown_blocks.AU)(title);
    const base = branch === void 0 ? "" : ` on ${(0, words_escape.Zt)(branch)}`;
    const parts = [open, ...asked === void 0 ? [] : [labelled("Asked", asked)], ...called.length === 0 ? [] : [`**Called** ${called.slice(0, MAX_CALLS).map(words_escape.Zt).join(", ")}`], labelled("Answer", answer), ...before === void 0 ? [] : [labelled(`Before${base}`, before)], `**Why** ${(0, words_escape.Zt)(check.label)}: ${(0, words_escape.D9)((0, words_escape.Kb)(check.message, 400))}`, ...url === void 0 ? [] : [(0, words_links.iQ)("Where it is configured", url)], close];
    return parts.join("\n\n");
  }
  function labelled(label, text) {
    const start = (0, words_escape.Yj)((0, cut.Yj)(text, MAX_TEXT));
    const lines = start.trimEnd().split("\n").flatMap((line) => (0, wrap_line.x)(line, COLUMNS));
    const shown = lines.slice(0, MAX_LINES);
    const isCut = text.length > MAX_TEXT || lines.length > shown.length;
    const words = start.trim() === "" ? ["(empty)"] : [...shown, ...isCut ? ["\u2026"] : []];
    return [`**${label}**`, "", ...(0, words_escape.Vl)(words, "text")].join("\n");
  }
  function htmlName(name) {
    return `<code>${(0, words_escape.js)((0, words_escape.Kb)(name, MAX_NAME))}</code>`;
  }
  ;
  const SUMMARY_MAX_BYTES = 99e4;
  const SUMMARY_EXTENT = { reason: 400, maxFindings: 2e3, maxChanges: 300, openUpTo: 20 };
  function renderSummary(whole, links, maxBytes = SUMMARY_MAX_BYTES, exchanges = "shown") {
    const report = (0, run_state.C)(whole);
    const { outcome, words } = (0, headline.iV)(report);
    const answered = exchanges === "shown" ? exchangesBySuite(report) : /* @__PURE__ */ new Map();
    const blocks = [markdown_text(-2, `## ${(0, headline.sE)(outcome)} KindLM: ${(0, words_escape.p7)(words)}`), ...(0, markdown_sections.Lz)(report), ...(0, markdown_sections.wC)(report, 200), ...planBlocks(report), ...suiteOverview(report), ...report.suites.flatMap((suite) => summaryOfSuite(report, suite, links, answered.get(suite) ?? 0)), ...(0, markdown_sections.xB)(report.notices, 50), ...report.suites.length === 0 ? [] : [markdown_text(0, markdown_footer(report, report, links))]];
    return (0, markdown_blocks.fT)(blocks, Math.min(maxBytes, SUMMARY_MAX_BYTES));
  }
  function summaryOfSuite(report, suite, links, exchanges) {
    const quotes = report.run.outputs !== "none";
    const extent = { ...SUMMARY_EXTENT, quotes, artifactName: links.artifactName };
    const sections = (0, suite_sections.no)(report, suite);
    const { comparison, gates, failingTests, changes, judges, reliability, caveats, ...unplaced } = (0, suite_sections.H1)({ ...sections, ...(0, test_lists.T)(sections, extent.maxChanges) }, markdown_sections.nH, extent);
    (0, suite_sections.Nk)(unplaced);
    return [...suiteHeading(report, suite), ...comparison, markdown_text(0, contextLine(report, suite)), ...gates, ...exchangeBlocks(sections.failingTests, exchanges, sections.changes.base?.branch), ...(0, markdown_sections.Hw)(suite), ...judges, ...caveats, ...(0, markdown_sections.Sb)(suite), ...changes, ...failingTests, ...(0, markdown_sections._8)(suite, "open"), ...reliability, ...(0, markdown_sections.x0)(report, suite), ...(0, markdown_sections.xB)(suite.notices, 50)];
  }
  function suiteHeading(report, suite) {
    if (report.suites.length === 1) return [];
    const { outcome, words } = (0, headline.h9)(report, suite);
    return [markdown_text(0, `### ${(0, headline.sE)(outcome)} ${(0, words_escape.p7)(words)}`)];
  }
  function suiteOverview(report) {
    if (report.suites.length < 2) return [];
    const isCompared = report.comparison?.kind === "compared";
    const head = (0, markdown_blocks.PP)([["Suite", "left"], ["Passed", "right"], ["Pass rate", "right"], ["Cost", "right"], ["Gates", "left"], ...isCompared ? [["Against the base branch", "left"]] : []]);
    const items = report.suites.map((suite) => {
      const { outcome, words } = (0, headline.V5)(report, suite);
      const { passed, total } = suite.totals;
      return (0, markdown_blocks.jD)([(0, words_escape.D9)((0, words_escape.Kb)(suite.name, 80)), `${passed} of ${total}`, (0, rate_text.cf)((0, rate_text.OK)(passed, total), `${(0, headline.cN)(suite)}s`), (0, headline.fL)(suite.totals), `${(0, headline.sE)(outcome)} ${(0, words_escape.p7)((0, words_escape.Kb)(words, 120))}`, ...isCompared ? [againstBase(report, suite)] : []]);
    });
    const more = (omitted) => `\u2026 and ${(0, format.U9)(omitted)} more suites`;
    const block = { kind: "list", priority: -1, open: "", close: "", maxItems: 500, unlisted: 0, more };
    return [{ ...block, groups: [{ head, items }] }];
  }
  function againstBase(report, suite) {
    const line = (0, comparison_line.iF)(report, suite);
    return line.kind === "compared" ? (0, comparison_line.eU)(line.outcome) : "\u2013";
  }
  function contextLine(report, suite) {
    const words = [(0, headline.rj)(suite), (0, headline.Wm)(report)];
    return words.filter((part) => part !== void 0).join(" \xB7 ");
  }
  function markdown_footer(report, { totals, suites }, links) {
    const { sha, runAttempt } = report.run;
    const commit = sha === void 0 ? void 0 : `commit ${(0, words_links.iQ)((0, words_escape.D9)((0, format.Ax)(sha)), (0, words_links.Bg)(report.run))}`;
    const attempt = runAttempt !== void 0 && runAttempt > 1 ? ` (attempt ${runAttempt})` : "";
    const parts = [(0, headline.fL)(totals), (0, headline.Sh)(report), (0, format.LS)(totals.tokens, "token"), (0, headline.sR)(suites), commit, linkOrNothing("Run", links.runUrl ?? report.run.runUrl, attempt), linkOrNothing("All reports", links.artifactUrl, artifactWords(links))];
    return `<sub>${parts.filter((part) => part !== void 0).join(" \xB7 ")}</sub>`;
  }
  function artifactWords({ artifactName }) {
    return artifactName === void 0 ? "" : ` (${(0, words_escape.Zt)(artifactName)})`;
  }
  function linkOrNothing(label, url, after) {
    const link = (0, words_links.iQ)(label, url);
    return link === label ? void 0 : `${link}${after}`;
  }
  function markdown_text(priority, markdown) {
    return { kind: "text", priority, text: markdown };
  }
  ;
  const MAX_REASON = 200;
  function renderCommentVariants(report, suite, links) {
    const shown = (0, run_state.C)(report);
    if (shown.suites.length === 0) return renderUnjudgedVariants(shown, links);
    const variants = markdown_blocks.lE.map((maxBytes) => renderComment(report, suite, links, maxBytes));
    return [...new Set(variants)];
  }
  function renderComment(report, suite, links, maxBytes = markdown_blocks.vu) {
    const { outcome, words } = (0, headline.h9)(report, suite);
    const { comparison, gates, failingTests, changes, judges, reliability, caveats, ...unplaced } = (0, suite_sections.no)(report, suite);
    (0, suite_sections.Nk)(unplaced);
    const lists = listBlocks(report, suite, { failingTests, changes });
    const blocks = [markdown_comment_text(-2, `## ${(0, headline.sE)(outcome)} KindLM: ${(0, words_escape.p7)(words)}`), ...(0, markdown_sections.Lz)(report), ...(0, markdown_sections.wC)(report, 10), ...(0, markdown_comparison.cv)(comparison), ...failedGates(gates, comparison), ...lists.worst, markdown_comment_text(0, countsLine(report, suite)), ...otherSuites(report, suite), ...(0, markdown_sections.m)(caveats), ...lists.folded, ...passedGates(gates, comparison), ...(0, markdown_comparison.qm)(comparison, changes), ...(0, markdown_sections.Hw)(suite), ...severalModels(suite) ? (0, markdown_sections._8)(suite, "folded") : [], ...repeatsBlocks(reliability), ...(0, markdown_sections.jO)(judges), ...(0, markdown_sections.xB)([...report.notices, ...suite.notices], 10), markdown_comment_text(0, markdown_footer(report, { totals: suite.totals, suites: [suite] }, links))];
    return (0, markdown_blocks.fT)(blocks, Math.min(maxBytes, markdown_blocks.vu));
  }
  function isRed({ sign }) {
    return sign === "failed" || sign === "no data";
  }
  function failedGates(gates, comparison) {
    const failed = gates.filter(isRed);
    return failed.length === 0 ? [] : (0, markdown_sections.z1)(withoutRepetition(failed, comparison), markdown_sections.oM);
  }
  function withoutRepetition(gates, comparison) {
    const isSaid = (0, comparison_line.eo)(comparison);
    const rows = gates.map((gate) => isSaid && gate.name === "passRateMin" ? { ...gate, base: "\u2013" } : gate);
    return rows.every(({ base = "\u2013" }) => base === "\u2013") ? rows.map((row) => ({ ...row, base: void 0 })) : rows;
  }
  function passedGates(gates, comparison) {
    const green = gates.filter((gate) => !isRed(gate));
    if (green.length === 0) return [];
    const idle = green.filter(({ sign }) => sign === "not exercised").length;
    const noun = green.length < gates.length ? "more gate" : "gate";
    const parts = [...green.length > idle ? [`${(0, format.LS)(green.length - idle, noun)} passed`] : [], ...idle > 0 ? [`${idle === green.length ? (0, format.LS)(idle, noun) : idle} not exercised`] : []];
    return (0, markdown_sections.z1)(withoutRepetition(green, comparison), { frame: (0, markdown_blocks.AU)(`<b>${parts.join(", ")}</b>`), priority: 3 });
  }
  function countsLine(report, suite) {
    const isAllowed = suite.totals.failed > 0 && suite.gates.passed;
    return `${contextLine(report, suite)}${isAllowed ? " \xB7 within what the gates allow" : ""}`;
  }
  function otherSuites(report, suite) {
    const failing = report.suites.filter((other) => other !== suite && !other.gates.passed);
    if (failing.length === 0) return [];
    const names = failing.slice(0, 5).map((other) => (0, words_escape.D9)((0, words_escape.Kb)(other.name, 80)));
    const more = failing.length > names.length ? ` and ${failing.length - names.length} more` : "";
    const verb = failing.length === 1 ? "fails" : "fail";
    return [markdown_comment_text(1, `> In the same run, ${names.join(", ")}${more} ${verb}.`)];
  }
  function repeatsBlocks(rows) {
    const [first, ...others] = rows;
    if (first === void 0) return [];
    return others.length > 0 ? (0, markdown_sections.jz)(rows, { openUpTo: 0 }) : [markdown_comment_text(5, `${(0, words_escape.Zt)(first.modelId)} is ${(0, reliability_rows.Qh)(first)}.`)];
  }
  function severalModels({ results }) {
    return new Set(results.map((result) => result.modelId)).size > 1;
  }
  function listBlocks(report, suite, sections) {
    const { worst, worstOf, failing, errored, tolerated, others } = (0, test_lists.E)(sections);
    const { base } = sections.changes;
    const shown = { run: report.run, branch: base && (0, words_escape.Zt)((0, words_escape.Kb)(base.branch, 40)), severalModels: severalModels(suite) };
    const noun = (0, headline.cN)(suite);
    const counted = (of, { tests }, words) => (0, format.LS)(tests.length, of === worstOf ? `more ${words}` : words);
    const passed = `${counted("tolerated", tolerated, noun)} passed with failed runs`;
    const items = worst.map((test) => worstItem(test, shown));
    const folded = (title, tests, extent) => tests.tests.length === 0 ? [] : [foldedList(title, tests, extent, shown)];
    return { worst: items.length === 0 ? [] : [(0, markdown_blocks.p_)(1, (0, markdown_blocks.$B)(), [{ head: "", items }])], folded: [...folded(`<b>${counted("failing", failing, `failing ${noun}`)}</b>`, failing, FAILING), ...folded(`<b>${counted("errored", errored, `errored ${noun}`)}</b>: the provider failed, not the test`, errored, ERRORED), ...folded(`<b>${passed}</b>, within <code>minPasses</code>`, tolerated, FAILING), ...folded(`<b>${(0, format.LS)(others.tests.length, `other ${noun}`)}</b>`, others, OTHERS)] };
  }
  function worstItem(test, shown) {
    const { modelId, sign, label, base, here, reason } = test;
    const on = shown.severalModels ? ` on ${(0, words_escape.Zt)(modelId)}` : "";
    const there = base === void 0 || shown.branch === void 0 ? [] : [`${passedText(base)} on ${shown.branch}`];
    const known = [...there, ...label === void 0 || label === "" ? [] : [label]].join(", ");
    const runs = here === void 0 ? "" : `: ${worstRuns(here)}${known === "" ? "" : ` (${known})`}`;
    const why = reason === void 0 ? "" : `. ${checkWords(reason, ": ")}`;
    return `- ${sign} ${testLink(test)}${on}${runs}${reusedMark(test, shown, ", ")}${why}`;
  }
  function worstRuns({ passed, runs, lost }) {
    const parts = [...runs === 0 ? [] : [`${passed} of ${(0, format.LS)(runs, "run")} passed`], ...lost === 0 ? [] : [`${(0, format.LS)(lost, "run")} had no answer`]];
    return parts.join(", ");
  }
  const FAILING = { priority: 9, most: 30, withReason: true };
  const ERRORED = { priority: 9, most: 10, withReason: true };
  const OTHERS = { priority: 8, most: 10, withReason: false };
  function foldedList(title, { tests, kinds }, { priority, most, withReason }, shown) {
    const there = tests.some(({ base }) => base !== void 0) ? shown.branch : void 0;
    const hasBase = there !== void 0;
    const hasLabel = tests.some(({ label = "" }) => label !== "");
    const head = (0, markdown_blocks.PP)([["Test", "left"], ...shown.severalModels ? [["Model", "left"]] : [], ...hasBase ? [[`On ${there}`, "right"]] : [], ["Passed here", "right"], ...hasLabel ? [["Change", "left"]] : [], ...withReason ? [["Why", "left"]] : []]);
    const items = tests.slice(0, most).map((test) => (0, markdown_blocks.jD)([`${testLink(test)}${reusedMark(test, shown, "<br>")}`, ...shown.severalModels ? [(0, words_escape.Zt)(test.modelId)] : [], ...hasBase ? [passedText(test.base)] : [], hereText(test.here), ...hasLabel ? [test.label ?? ""] : [], ...withReason ? [whyCell(test)] : []]));
    const about = kinds.length === 0 ? "" : `: ${kinds.join(", ")}`;
    const group = { head, items, unlisted: Math.max(0, tests.length - most) };
    return (0, markdown_blocks.p_)(priority, (0, markdown_blocks.AU)(`${title}${about}`), [group]);
  }
  function testLink({ testCaseName, url }) {
    return (0, words_links.iQ)((0, words_escape.Zt)(testCaseName), url);
  }
  function reusedMark({ reused }, { run }, before) {
    if (reused === void 0) return "";
    const commit = (0, words_links.iQ)((0, words_escape.D9)((0, words_reused.d)(reused)), (0, words_links.xw)(run, reused.sha));
    return `${before}<sub>reused from ${commit}</sub>`;
  }
  function passedText(side) {
    return side === void 0 ? "\u2013" : `${side.passed} of ${side.runs}`;
  }
  function hereText(here) {
    if (here === void 0) return "\u2013";
    const { runs, lost, counting } = here;
    if (runs === 0 && lost > 0) return "no answer";
    const notes = [...lost === 0 ? [] : [`${lost} without an answer`], ...counting === void 0 ? [] : [`${passedText(counting)} that count`]];
    return [passedText(here), ...notes.map((note2) => `<sub>${note2}</sub>`)].join("<br>");
  }
  function whyCell({ reason, moreChecks }) {
    if (reason === void 0) return "\u2013";
    const others = moreChecks > 0 ? `<br>and ${(0, format.LS)(moreChecks, "more check")}` : "";
    return `${checkWords(reason, "<br>")}${others}`;
  }
  function checkWords({ failureCode, label, score, message, lines }, separator) {
    const scored = score === void 0 ? "" : ` (${(0, scores.gu)(score)})`;
    const reason = [message, ...lines].filter((line) => line !== "");
    const words = reason.map((line) => (0, words_escape.D9)((0, words_escape.Kb)(line, MAX_REASON))).join("<br>");
    const check = `${(0, words_escape.Zt)(failureCode)} ${(0, words_escape.Zt)(label)}${scored}`;
    return words === "" ? check : `${check}${separator}${words}`;
  }
  function markdown_comment_text(priority, markdown) {
    return { kind: "text", priority, text: markdown };
  }
  ;
  const MAX_TITLE = 200;
  const MAX_CHECK_ANNOTATIONS = 200;
  function renderCheck(whole, links) {
    const report = (0, run_state.C)(whole);
    const { outcome, words } = (0, headline.iV)(report);
    const annotations = [...problemAnnotations(report), ...(0, report_annotations.mc)(report, MAX_CHECK_ANNOTATIONS)];
    return { title: (0, words_escape.Kb)(`${(0, headline.sE)(outcome)} ${words}${comparedWords(report)}`, MAX_TITLE), summaries: summaries(report, links), annotations: annotations.slice(0, MAX_CHECK_ANNOTATIONS) };
  }
  function comparedWords(report) {
    const lines = report.suites.map((suite) => (0, comparison_line.iF)(report, suite));
    const worse = lines.find((line) => line.kind === "compared" && line.outcome === "worse");
    if (worse?.kind !== "compared") return "";
    return ` \xB7 worse than ${(0, words_escape.Kb)(worse.base.branch, 40)}`;
  }
  function summaries(report, links) {
    const [first, ...others] = report.suites;
    if (first === void 0) return renderUnjudgedVariants(report, links);
    if (others.length === 0) return renderCommentVariants(report, first, links);
    return [...new Set(markdown_blocks.lE.map((maxBytes) => renderSummary(report, links, maxBytes, "left-out")))];
  }
  function problemAnnotations(report) {
    return report.problems.flatMap(({ location, message, hint }) => {
      if (location === void 0) return [];
      const { file, line, column } = location;
      const lines = [message, hint].flatMap((part) => part === void 0 ? [] : [(0, words_escape.Kb)(part, 500)]);
      return [{ level: "error", file, line, column, title: report_annotations.dA, message: lines.join("\n") }];
    });
  }
  var signs = __webpack_require__(11010);
  ;
  const MAX_TESTS = 10;
  const MAX_CHECKS = 3;
  const review_comment_MAX_REASON = 200;
  function renderReviewComment(report, findings, links) {
    const verb = findings.length === 1 ? "fails" : "fail";
    const isWorse = findings.some(({ result }) => result.status === "passed");
    const what = isWorse ? `${verb} or got worse` : verb;
    const shown = findings.slice(0, MAX_TESTS).map((finding) => findingItem(report, finding));
    const left = findings.length - shown.length;
    const more = left > 0 ? [`- \u2026 and ${(0, format.U9)(left)} more`] : [];
    return [`${signs.B2.failed} **${(0, format.LS)(findings.length, "test")} ${what}** with the lines changed here:`, [...shown, ...more].join("\n"), review_comment_footer(report, links)].join("\n\n");
  }
  function renderSettledReview(report, links) {
    return [`${signs.B2.passed} **Settled:** no failing test points at these lines any more.`, review_comment_footer(report, links)].join("\n\n");
  }
  function findingItem(report, { result, failedRuns, askedRuns, checks }) {
    const name = (0, words_links.iQ)((0, words_escape.Zt)(result.testCaseName), (0, words_links.Hx)(report.run, result.location));
    const runs = result.runCount === 1 ? "failed" : `${askedRuns - failedRuns} of ${(0, format.U9)(askedRuns)} runs passed`;
    const why = checks.slice(0, MAX_CHECKS).flatMap((check) => [`  - ${review_comment_checkWords(check)}`, ...check.lines.map((line) => `    - ${(0, words_escape.D9)((0, words_escape.Kb)(line, review_comment_MAX_REASON))}`)]);
    const left = checks.length - MAX_CHECKS;
    const more = left > 0 ? [`  - and ${(0, format.LS)(left, "more check")}`] : [];
    const head = `- ${name} on ${(0, words_escape.Zt)(result.modelId)}: ${runs}${beforeWords(report, result)}`;
    return [head, ...why, ...more].join("\n");
  }
  function beforeWords({ comparison: run }, { comparison }) {
    if (run?.kind !== "compared" || comparison?.base === void 0) return "";
    if (comparison.kind !== "changed") return "";
    const { passed, runs } = comparison.base;
    return ` (${(0, format.U9)(passed)} of ${(0, format.U9)(runs)} on ${(0, words_escape.Zt)(run.base.branch)})`;
  }
  function review_comment_checkWords({ label, score, message }) {
    const scored = score === void 0 ? "" : ` (${(0, scores.gu)(score)})`;
    const reason = message === "" ? "" : `: ${(0, words_escape.D9)((0, words_escape.Kb)(message, review_comment_MAX_REASON))}`;
    return `${(0, words_escape.Zt)(label)}${scored}${reason}`;
  }
  function review_comment_footer(report, links) {
    const { sha } = report.run;
    const commit = sha === void 0 ? [] : [`commit ${(0, words_links.iQ)((0, words_escape.D9)((0, format.Ax)(sha)), (0, words_links.Bg)(report.run))}`];
    const run = (0, words_links.iQ)("Run", links.runUrl ?? report.run.runUrl);
    return `<sub>KindLM \xB7 ${[...run === "Run" ? [] : [run], ...commit].join(" \xB7 ")}</sub>`;
  }
  ;
  const REPORT_VIEWS = { summary: renderSummary, comment: renderCommentVariants, unjudged: renderUnjudgedVariants, check: renderCheck, review: renderReviewComment, settledReview: renderSettledReview, annotations: report_annotations.mc };
}), 97052: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { eW: () => shardOfArtifact, lg: () => isReportArtifactOfAnyJob, nZ: () => isReportArtifact, qd: () => candidateNames, u9: () => shardArtifactName });
  const NUMBERED_NAMES = 5;
  function* candidateNames(wanted, job) {
    const name = validName(wanted);
    yield name;
    for (let number = 2; number <= NUMBERED_NAMES; number += 1) yield `${name}-${number}`;
    const stem = job === void 0 ? name : `${name}-${validName(job)}`;
    for (let attempt = 0; attempt < 3; attempt += 1) yield `${stem}-${randomSuffix()}`;
  }
  function isReportArtifact(name, wanted, job) {
    const stem = validName(wanted);
    const ofJob = job === void 0 ? stem : `${stem}-${validName(job)}`;
    return isNumberedName(name, stem) || hasRandomSuffix(name) && name.slice(0, -9) === ofJob;
  }
  function isReportArtifactOfAnyJob(name, wanted) {
    return isNameFor(name, wanted) && shardOfArtifact(name, wanted) === void 0;
  }
  function isNameFor(name, wanted) {
    const stem = validName(wanted);
    return isNumberedName(name, stem) || hasRandomSuffix(name) && name.startsWith(`${stem}-`);
  }
  function isNumberedName(name, stem) {
    const numbers = Array.from({ length: NUMBERED_NAMES - 1 }, (_, index) => index + 2);
    return name === stem || numbers.some((number) => name === `${stem}-${number}`);
  }
  function hasRandomSuffix(name) {
    return /-[0-9a-f]{8}$/.test(name);
  }
  function randomSuffix() {
    return crypto.randomUUID().slice(0, 8);
  }
  function validName(name) {
    const valid = name.replace(/["<>:|*?\\/\r\n]+/g, "-").trim();
    return valid === "" ? "kindlm-report" : valid;
  }
  function shardArtifactName(name, index) {
    return `${name}-shard-${index}`;
  }
  function shardOfArtifact(name, reportName) {
    const [digits] = /^\d+/.exec(name.slice(`${reportName}-shard-`.length)) ?? [];
    if (digits === void 0) return void 0;
    const index = Number(digits);
    return isNameFor(name, shardArtifactName(reportName, index)) ? index : void 0;
  }
}), 63365: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { d: () => isWrittenBy, g: () => findIdentity });
  var _basics_is_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88277);
  const VIEWER_QUERY = "query { viewer { login databaseId } }";
  async function findIdentity(client, signal) {
    const request = signal === void 0 ? {} : { signal };
    const author = await answerOf(async () => readViewer(await client.graphql(VIEWER_QUERY, { request }))) ?? await answerOf(async () => (await client.rest.users.getAuthenticated({ request })).data);
    return author === void 0 ? { kind: "assumed", login: "github-actions[bot]" } : { kind: "known", author: { id: author.id, login: author.login } };
  }
  function isWrittenBy(identity, author) {
    if (author === void 0) return false;
    return identity.kind === "known" ? author.id === identity.author.id : author.login === identity.login;
  }
  async function answerOf(ask) {
    try {
      return await ask();
    } catch {
      return void 0;
    }
  }
  function readViewer(answer) {
    if (!(0, _basics_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u)(answer) || !(0, _basics_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u)(answer.viewer)) return void 0;
    const { databaseId, login } = answer.viewer;
    return typeof databaseId === "number" && typeof login === "string" ? { id: databaseId, login } : void 0;
  }
}), 76035: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { UJ: () => seenMarker, Xm: () => formatSeenMarker, mk: () => commentOrigin, n8: () => isOfKey, t7: () => readMarker });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  const MARKER = /^<!-- kindlm-action key="([^"]*)" run="(\d{1,16})" attempt="(\d{1,9})"(?: origin="([0-9a-f]{16})")? -->/;
  const MAX_KEY_LENGTH = 200;
  const ORIGIN_LENGTH = 16;
  function formatSeenMarker({ encodedKey, runId, runAttempt, origin }) {
    const from = origin === void 0 ? "" : ` origin="${origin}"`;
    return `<!-- kindlm-action key="${encodedKey}" run="${runId}" attempt="${runAttempt}"${from} -->`;
  }
  function seenMarker({ key, ...rest }) {
    return { encodedKey: encodeKey(key), ...rest };
  }
  function readMarker(body) {
    const [, encodedKey, run, attempt, origin] = MARKER.exec(body) ?? [];
    if (encodedKey === void 0) return void 0;
    return { encodedKey, runId: Number(run), runAttempt: Number(attempt), origin };
  }
  function isOfKey(marker, key) {
    return marker.encodedKey === encodeKey(key);
  }
  function commentOrigin(parts) {
    return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, ORIGIN_LENGTH);
  }
  function encodeKey(key) {
    const encoded = encodeURIComponent(Buffer.from(key, "utf8").toString("utf8")).replaceAll("--", "%2D%2D");
    if (encoded.length <= MAX_KEY_LENGTH) return encoded;
    return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex")}`;
  }
}), 52091: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { _: () => findPullRequest });
  async function findPullRequest(client, repository, head, signal) {
    const { data } = await client.rest.pulls.list({ owner: repository.owner, repo: repository.name, state: "open", head: `${head.owner}:${head.branch}`, per_page: 100, request: { signal } });
    const [oldest] = data.filter(({ head: { sha, repo } }) => sha === head.sha && idOf(repo) === head.repositoryId).toSorted((a, b) => a.number - b.number);
    if (oldest === void 0) return void 0;
    return { number: oldest.number, headSha: head.sha };
  }
  function idOf(repository) {
    return repository?.id;
  }
}), 76978: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { c: () => stepOf, y: () => originOf });
  var _comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76035);
  function stepOf({ run, suites }) {
    return run.step ?? { workingDirectory: ".", config: suites.map(({ file }) => file), filters: [] };
  }
  function originOf(report) {
    const { workingDirectory, config, filters, commentKey = "" } = stepOf(report);
    const { workflow, job } = report.run;
    const inputs = [workingDirectory, config, filters, commentKey];
    return (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_0__.mk)([workflow ?? "", job ?? "", ...inputs]);
  }
}), 44883: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { d: () => ownDestination });
  function ownDestination(context, environment) {
    return { apiUrl: context.apiUrl, repository: context.repository, sha: context.sha, pullRequest: context.pullRequest?.number, pullRequestHead: context.pullRequestHead, runId: context.runId, runAttempt: context.runAttempt, runUrl: context.runUrl, event: context.eventName, job: { serverUrl: context.serverUrl, runUrl: context.runUrl, id: context.job, environment } };
  }
}), 73798: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { M: () => isAnyNewer, l: () => compareAge });
  var _api_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31472);
  const MAX_ASKED = 5;
  const MAX_PLAUSIBLE_DISTANCE = 1e11;
  const MAX_PLAUSIBLE_ATTEMPT = 1e3;
  function compareAge(a, b) {
    return a.runId - b.runId || a.runAttempt - b.runAttempt;
  }
  async function isAnyNewer(place, claims, own) {
    const newer = new Map(claims.filter((claim) => compareAge(claim, own) > 0 && isPlausible(claim, own)).map((claim) => [`${claim.runId} ${claim.runAttempt}`, claim]));
    for (const claim of [...newer.values()].toSorted(compareAge).slice(0, MAX_ASKED)) {
      if (await isTrue(place, claim, own)) return true;
    }
    return false;
  }
  function isPlausible({ runId, runAttempt }, own) {
    return Number.isSafeInteger(runId) && runId - own.runId <= MAX_PLAUSIBLE_DISTANCE && runAttempt <= MAX_PLAUSIBLE_ATTEMPT;
  }
  async function isTrue(place, claim, own) {
    const attempts = await attemptsOf(place, claim.runId);
    switch (attempts) {
      case "unknown":
        return true;
      case "no-run":
        return typeof await attemptsOf(place, own.runId) !== "number";
      default:
        return claim.runAttempt <= attempts;
    }
  }
  async function attemptsOf({ client, repository, signal }, runId) {
    try {
      const { data } = await client.rest.actions.getWorkflowRun({ owner: repository.owner, repo: repository.name, run_id: runId, exclude_pull_requests: true, request: { retries: 0, ...signal === void 0 ? {} : { signal } } });
      return data.run_attempt ?? 1;
    } catch (error) {
      signal?.throwIfAborted();
      return (0, _api_failure_js__WEBPACK_IMPORTED_MODULE_0__.c2)(error) === 404 ? "no-run" : "unknown";
    }
  }
}), 29793: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { h_: () => publishedOutputs, n0: () => setOutputs, rY: () => reportOutputs });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43957);
  var _report_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13213);
  function reportOutputs(report, paths, published) {
    return { ...verdictOutputs(report), ...totalsOutputs(report.totals), gates: JSON.stringify(report.suites.flatMap(({ name, gates }) => gates.gates.map((gate) => ({ suite: name, ...gate })))), "not-asked": String((0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(report.suites.map(({ sample }) => sample === void 0 ? 0 : sample.cases - sample.asked))), "failure-codes": JSON.stringify(report.failureCodes), ...comparisonOutputs(report), "duration-ms": String(Math.round(report.run.durationMs)), "report-dir": paths.reportDir, ...known({ "report-path": paths.report, "junit-path": paths.junit, "compliance-path": paths.compliance, "html-path": paths.html }), ...publishedOutputs(published) };
  }
  function comparisonOutputs({ comparison, suites }) {
    if (comparison === void 0) return {};
    if (comparison.kind === "unavailable") {
      return { comparison: JSON.stringify({ verdict: null, reason: comparison.reason }) };
    }
    const { source, branch, sha, runId, finishedAt } = comparison.base;
    const compared = suites.flatMap(({ name, comparison: suite }) => suite === void 0 ? [] : [{ ...suite, suite: name }]);
    const total = (count) => (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(compared.map(({ counts }) => counts[count]));
    return { comparison: JSON.stringify({ verdict: worstVerdict(compared), base: { source, branch, sha, runId, finishedAt }, suites: compared.map((one) => ({ suite: one.suite, verdict: (0, _report_comparison_js__WEBPACK_IMPORTED_MODULE_1__.O)(one) ? "unchanged" : one.verdict.verdict, counts: one.counts })) }), regressed: String(total("regressed")), improved: String(total("improved")), ...known({ "base-sha": sha }) };
  }
  function worstVerdict(suites) {
    const touched = suites.filter((suite) => !(0, _report_comparison_js__WEBPACK_IMPORTED_MODULE_1__.O)(suite));
    if (suites.length > 0 && touched.length === 0) return "unchanged";
    const verdicts = touched.map(({ verdict }) => verdict.verdict);
    const order = ["worse", "cannot-tell", "not-worse"];
    return order.find((verdict) => verdicts.includes(verdict)) ?? "cannot-tell";
  }
  function verdictOutputs({ verdict }) {
    return { result: verdict.result, "exit-code": String(verdict.exitCode) };
  }
  function totalsOutputs(totals) {
    return { total: String(totals.total), passed: String(totals.passed), failed: String(totals.failed), errored: String(totals.errored), "not-run": String(totals.notRun), skipped: String(totals.skipped), "pass-rate": formatPassRate(totals), "cost-usd": formatUsd(totals.costUsd), tokens: String(totals.tokens) };
  }
  function publishedOutputs({ artifact, comments }) {
    const outcomes = comments.map(({ outcome }) => outcome);
    const comment = outcomes.find((outcome) => outcome.kind !== "skipped" && outcome.kind !== "failed");
    return known({ "comment-id": comment && String(comment.id), "comment-url": comment?.url, "artifact-id": artifact.kind === "uploaded" ? String(artifact.id) : void 0, "artifact-url": artifact.kind === "uploaded" ? artifact.url : void 0 });
  }
  function formatPassRate({ total, passed }) {
    if (total === 0 || passed === 0) return "0.0";
    if (passed === total) return "100.0";
    return Math.min(99.9, Math.max(0.1, 100 * passed / total)).toFixed(1);
  }
  function formatUsd(usd) {
    return usd.toFixed(6).replace(/\.?0+$/, "");
  }
  async function setOutputs(outputs) {
    if ((process.env["GITHUB_OUTPUT"] ?? "") === "") return;
    const { setOutput } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  }
  function known(values) {
    return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
  }
}), 85565: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { m: () => publish });
  var annotations = __webpack_require__(98672);
  var api_failure = __webpack_require__(31472);
  var time_limit = __webpack_require__(53872);
  var artifact_names = __webpack_require__(97052);
  ;
  async function uploadReport(request) {
    if (request.files.length === 0) return { kind: "skipped", reason: "no-files" };
    const { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: service } = request.job.environment;
    if (!token || !service) return { kind: "skipped", reason: "no-service" };
    if (!hasArtifactService(request.job.serverUrl)) return { kind: "skipped", reason: "ghes" };
    try {
      const upload = await (0, time_limit.B)(request.timeLimitMs, (signal) => tryNames(request, signal));
      return upload.kind === "done" ? upload.result : { kind: "failed", message: `no answer within ${Math.round(request.timeLimitMs / 1e3)} s` };
    } catch (error) {
      return { kind: "failed", message: (0, api_failure.Uc)(error) };
    }
  }
  function hasArtifactService(serverUrl) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
  }
  async function tryNames(request, signal) {
    const { DefaultArtifactClient } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(3251), __webpack_require__.e(5555), __webpack_require__.e(1659), __webpack_require__.e(3021)]).then(__webpack_require__.bind(__webpack_require__, 83021));
    const client = new DefaultArtifactClient();
    const options = request.retentionDays === void 0 ? {} : { retentionDays: request.retentionDays };
    let refusal;
    for (const name of (0, artifact_names.qd)(request.name, request.job.id)) {
      if (signal.aborted) break;
      try {
        const { id: id2 } = await client.uploadArtifact(name, [...request.files], request.rootDirectory, options);
        if (id2 === void 0) return { kind: "failed", message: "the service returned no artifact id" };
        const url = artifactUrl(request.job, id2);
        return { kind: "uploaded", id: id2, name, url };
      } catch (error) {
        if (!isNameTaken(error)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  }
  function isNameTaken(error) {
    return error instanceof Error && /\(409\)|already exists/i.test(error.message);
  }
  function artifactUrl({ runUrl }, id2) {
    return runUrl === void 0 ? void 0 : `${runUrl}/artifacts/${id2}`;
  }
  ;
  function isWanted(when, report) {
    return when === "always" || when === "on-failure" && report.verdict.result !== "passed";
  }
  var github_client = __webpack_require__(2336);
  var comment_marker = __webpack_require__(76035);
  var step_origin = __webpack_require__(76978);
  var external_node_crypto_ = __webpack_require__(77598);
  ;
  const WRITER = (0, external_node_crypto_.randomBytes)(4).toString("hex");
  const OWNER = /^kindlm run=(\d{1,16}) attempt=(\d{1,9}) origin=([0-9a-f]{16}) writer=([0-9a-f]{8})$/;
  const JOB_PAGE = /\/actions\/runs\/\d+\/job\/\d+(?:[?#]|$)/;
  function formatOwner({ runId, runAttempt, origin, writer }) {
    return `kindlm run=${runId} attempt=${runAttempt} origin=${origin} writer=${writer}`;
  }
  function readOwner(externalId) {
    const [, run, attempt, origin, writer] = OWNER.exec(externalId ?? "") ?? [];
    if (origin === void 0 || writer === void 0) return void 0;
    return { runId: Number(run), runAttempt: Number(attempt), origin, writer };
  }
  function relationTo(own, { externalId, detailsUrl }) {
    const owner = readOwner(externalId);
    if (owner === void 0) return JOB_PAGE.test(detailsUrl ?? "") ? "other-job" : "nobody";
    if (owner.origin !== own.origin) return "other-job";
    if (owner.writer === own.writer) return "own";
    const isSameAttempt = owner.runId === own.runId && owner.runAttempt === own.runAttempt;
    return isSameAttempt ? "other-job" : "same-job";
  }
  var newer_run = __webpack_require__(73798);
  ;
  const MAX_SUMMARY_LENGTH = 65535;
  const ANNOTATIONS_PER_REQUEST = 50;
  async function updateCheck({ client, repository, id: id2, signal }, changes) {
    const { data } = await client.rest.checks.update({ owner: repository.owner, repo: repository.name, check_run_id: id2, ...changes, request: { signal } });
    return data.html_url ?? void 0;
  }
  async function writeResult(check, result) {
    let refusal = new Error("there is nothing to write");
    for (const attempt of attempts(result)) {
      const [first = [], ...more] = pages(attempt.annotations);
      try {
        const url = await updateCheck(check, { status: "completed", conclusion: result.conclusion, output: outputOf(result, attempt, first) });
        const write2 = (page) => updateCheck(check, { output: outputOf(result, attempt, page) });
        const added = await addPages(more, write2);
        return { url, ...added, annotations: first.length + added.annotations };
      } catch (error) {
        if ((0, api_failure.HQ)(error).kind !== "body-refused") throw error;
        refusal = error;
      }
    }
    throw refusal;
  }
  function attempts({ summaries, annotations: all }) {
    const annotations2 = all.filter(({ file }) => file !== void 0);
    const fitting = summaries.filter(({ length }) => length <= MAX_SUMMARY_LENGTH);
    const shortest = fitting.at(-1);
    return [...fitting.map((summary) => ({ summary, annotations: annotations2 })), ...shortest === void 0 || annotations2.length === 0 ? [] : [{ summary: shortest, annotations: [] }]];
  }
  function pages(annotations2) {
    const count = Math.ceil(annotations2.length / ANNOTATIONS_PER_REQUEST);
    return Array.from({ length: count }, (_, page) => annotations2.slice(page * ANNOTATIONS_PER_REQUEST, (page + 1) * ANNOTATIONS_PER_REQUEST));
  }
  async function addPages(rest, write2) {
    let annotations2 = 0;
    try {
      for (const page of rest) {
        await write2(page);
        annotations2 += page.length;
      }
      return { annotations: annotations2 };
    } catch (error) {
      return { annotations: annotations2, problem: (0, api_failure.Uc)(error) };
    }
  }
  function outputOf({ title }, { summary }, annotations2) {
    return { title, summary, annotations: annotations2.map(({ level, file, line, column, title: heading, message }) => ({ path: file, start_line: line, end_line: line, start_column: column, end_column: column, annotation_level: level === "error" ? "failure" : "warning", title: heading, message })) };
  }
  var listed_pages = __webpack_require__(86935);
  ;
  async function otherPullRequestAt({ client, repository, sha, signal }, own) {
    const found = [];
    const open = (0, listed_pages.E)((page) => client.rest.pulls.list({ owner: repository.owner, repo: repository.name, state: "open", ...page, request: { signal } }));
    for await (const { data } of open) {
      for (const { number, head } of data) {
        if (head.sha === sha) found.push({ number, isOwn: isOwn(own, number, head) });
      }
    }
    const byAge2 = found.toSorted((a, b) => a.number - b.number);
    const mine = byAge2.find((one) => one.isOwn);
    return byAge2.find((one) => one !== mine)?.number;
  }
  function isOwn({ pullRequest, pullRequestHead: wanted }, number, { ref, repo }) {
    if (pullRequest !== void 0) return number === pullRequest;
    return wanted !== void 0 && ref === wanted.branch && repo?.id === wanted.repositoryId;
  }
  ;
  const MAX_NAMES = 20;
  const MAX_PAGES = 10;
  async function startCheckRun(request, signal) {
    try {
      const free = await freeName(request, signal);
      if (free.kind === "skipped") return free;
      const shared = await sharedCommit(request, signal);
      if (shared !== void 0) return shared;
      const id2 = free.id ?? await create({ ...request, name: free.name }, signal);
      return { ...request, kind: "started", name: free.name, id: id2 };
    } catch (error) {
      return failureOf(error);
    }
  }
  async function finishCheckRun(started, result, signal) {
    try {
      const before = await settleName(started, signal);
      if (before.kind === "skipped") return before;
      const written = await writeResult({ ...before, signal }, result);
      const after = await settleName(before, signal);
      return after.kind === "skipped" ? after : { kind: "created", id: after.id, name: after.name, ...written };
    } catch (error) {
      return failureOf(error);
    }
  }
  function failureOf(error) {
    const failure = (0, api_failure.HQ)(error);
    return failure.kind === "read-only-token" || failure.kind === "locked" ? { kind: "skipped", reason: "read-only-token" } : { kind: "failed", message: failure.message };
  }
  async function sharedCommit({ own, ...place2 }, signal) {
    try {
      const pullRequest = await otherPullRequestAt({ ...place2, signal }, own);
      if (pullRequest === void 0) return void 0;
      return { kind: "skipped", reason: "shared-commit", pullRequest };
    } catch (error) {
      signal.throwIfAborted();
      if ((0, api_failure.HQ)(error).kind !== "read-only-token") throw error;
      return { kind: "skipped", reason: "unseen-pull-requests" };
    }
  }
  async function freeName(request, signal) {
    for (let number = 1; number <= MAX_NAMES; number += 1) {
      const name = number === 1 ? request.name : `${request.name} (${number})`;
      const rivals = await rivalsOf({ ...request, name }, signal);
      if (rivals.others.length > 0) continue;
      if (rivals.isNewerThere) return { kind: "skipped", reason: "newer-run" };
      return { kind: "free", name, id: rivals.own };
    }
    throw new Error(`${MAX_NAMES} other jobs have a check run of this name on the commit`);
  }
  async function rivalsOf(request, signal) {
    const { client, repository, owner } = request;
    const listed2 = (await listChecks(request, signal)).map((check) => ({ ...check, relation: relationTo(owner, check) }));
    const sameJob = listed2.filter(({ relation }) => relation === "same-job").flatMap(({ externalId }) => readOwner(externalId) ?? []);
    return { others: listed2.filter(({ relation }) => relation === "other-job").map(({ id: id2 }) => id2), isNewerThere: await (0, newer_run.M)({ client, repository, signal }, sameJob, owner), own: listed2.find(({ relation }) => relation === "own")?.id };
  }
  async function listChecks({ client, repository, sha, name }, signal) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data } = await client.rest.checks.listForRef({ owner: repository.owner, repo: repository.name, ref: sha, check_name: name, filter: "all", per_page: 100, page, request: { signal } });
      for (const { id: id2, external_id: externalId, details_url: detailsUrl } of data.check_runs) {
        found.push({ id: id2, externalId, detailsUrl });
      }
      if (found.length >= data.total_count || data.check_runs.length === 0) break;
    }
    return found;
  }
  async function create(request, signal) {
    const { client, repository, name, sha, owner, detailsUrl } = request;
    const { data } = await client.rest.checks.create({ owner: repository.owner, repo: repository.name, name, head_sha: sha, status: "in_progress", external_id: formatOwner(owner), ...detailsUrl === void 0 ? {} : { details_url: detailsUrl }, request: { signal } });
    return data.id;
  }
  async function settleName(started, signal) {
    const rivals = await rivalsOf(started, signal);
    if (rivals.isNewerThere) {
      const { runId, runAttempt } = started.owner;
      await updateCheck({ ...started, signal }, { name: `${started.name} (run ${runId}, attempt ${runAttempt})`, status: "completed", conclusion: "neutral", output: { title: "A newer run has reported", summary: "Its result is what counts." } });
      return { kind: "skipped", reason: "newer-run" };
    }
    if (!rivals.others.some((id2) => id2 < started.id)) return started;
    const free = await freeName(started, signal);
    if (free.kind === "skipped") return free;
    await updateCheck({ ...started, signal }, { name: free.name });
    return { ...started, name: free.name };
  }
  var matrix_values = __webpack_require__(77497);
  ;
  const MAX_VALUES_LENGTH = 80;
  function matrixName(name, matrix) {
    const values = (0, matrix_values.Q)(matrix);
    if (values.length === 0 || values.every((value) => says(name, value))) return name;
    const listed2 = values.join(", ");
    const short = listed2.length <= MAX_VALUES_LENGTH ? listed2 : (0, external_node_crypto_.createHash)("shake256", { outputLength: 4 }).update(listed2).digest("hex");
    return `${name} (${short})`;
  }
  function says(name, value) {
    const isWordPart = (character) => /[\p{L}\p{N}]/u.test(character ?? "");
    for (let at = name.indexOf(value); at >= 0; at = name.indexOf(value, at + 1)) {
      if (!isWordPart(name[at - 1]) && !isWordPart(name[at + value.length])) return true;
    }
    return false;
  }
  ;
  async function openCheck(job) {
    const { checkName, token = "" } = job.settings;
    if (checkName === void 0 || checkName === "") return void 0;
    const { repository, sha, runUrl, apiUrl } = job.destination;
    if (repository === void 0 || sha === void 0) return { kind: "skipped", reason: "no-commit" };
    if (token === "") return { kind: "skipped", reason: "no-token" };
    return inTime(job.timeLimitMs, async (signal) => {
      const client = await (0, github_client.createGitHubClient)({ token, apiUrl });
      const name = matrixName(checkName, job.settings.matrix);
      const owner = ownerOf(job);
      const own = job.destination;
      return startCheckRun({ client, repository, name, sha, owner, own, detailsUrl: runUrl }, signal);
    });
  }
  async function closeCheck(open, job) {
    const { report, views, links, settings } = job;
    if (open === void 0) return void 0;
    const outcome = open.kind === "started" ? await inTime(job.timeLimitMs, async (signal) => {
      const result = { conclusion: checkConclusion(report), ...views.check(report, links) };
      return finishCheckRun(open, result, signal);
    }) : open;
    logCheck(outcome, matrixName(settings.checkName ?? "", settings.matrix), job.log);
    return outcome;
  }
  async function inTime(limitMs, work) {
    try {
      const limited = await (0, time_limit.B)(limitMs, work);
      return limited.kind === "done" ? limited.result : { kind: "failed", message: "no answer in time" };
    } catch (error) {
      return { kind: "failed", message: (0, api_failure.Uc)(error) };
    }
  }
  function ownerOf({ report, destination, settings }) {
    const { runId = 0, runAttempt = 1 } = destination;
    const origin = (0, comment_marker.mk)([(0, step_origin.y)(report), settings.matrix ?? ""]);
    return { runId, runAttempt, origin, writer: WRITER };
  }
  function checkConclusion({ verdict, interruption, suites, run }) {
    if (interruption?.kind === "signal") return "cancelled";
    switch (verdict.result) {
      case "passed":
        return suites.length === 0 ? "neutral" : "success";
      case "failed":
        return run.failOn === "never" ? "neutral" : "failure";
      case "error":
        return "failure";
    }
  }
  const NOT_CREATED = { "no-token": "github-token is empty.", "no-commit": "the commit or the repository is not known.", "unseen-pull-requests": "the token may not list the pull requests, and the commit may be the head of several. Give the job `pull-requests: read`." };
  function logCheck(outcome, wanted, log) {
    switch (outcome.kind) {
      case "created":
        if (outcome.name !== wanted) {
          log.warning(`The check run is named ${outcome.name}: another job has one named ${wanted} on this commit. Give each job its own \`check-name\`.`);
        }
        if (outcome.problem === void 0) return;
        log.warning(`The check run ${outcome.name} has ${outcome.annotations} annotations; the others were refused: ${outcome.problem}`);
        return;
      case "skipped":
        logSkipped(outcome, wanted, log);
        return;
      case "failed":
        log.warning(`The check run ${wanted} was not created or not finished: ${outcome.message}`);
    }
  }
  function logSkipped({ reason, pullRequest }, name, log) {
    switch (reason) {
      case "read-only-token":
        return;
      case "newer-run":
        log.notice(`The check run ${name} was left alone: it shows a newer run.`);
        return;
      case "shared-commit":
        log.notice(`The check run ${name} was not created: the commit is also the head of pull request ${String(pullRequest)}, which would show it as its own.`);
        return;
      case "no-token":
      case "no-commit":
      case "unseen-pull-requests":
        log.notice(`The check run ${name} was not created: ${NOT_CREATED[reason]}`);
    }
  }
  var findings = __webpack_require__(80321);
  var changed_files = __webpack_require__(42361);
  ;
  async function readDiff(conversation, wanted) {
    const { parsePatch: parse } = await __webpack_require__.e(5726).then(__webpack_require__.bind(__webpack_require__, 35726));
    const diff = /* @__PURE__ */ new Map();
    const blobs = /* @__PURE__ */ new Map();
    for await (const { data } of (0, changed_files.R)(conversation)) {
      for (const { filename, status, patch, sha } of data) {
        if (!wanted.has(filename) || status === "removed" || patch === void 0) continue;
        diff.set(filename, hunksOf(patch, parse));
        if (typeof sha === "string") blobs.set(filename, sha);
      }
      if (diff.size === wanted.size) break;
    }
    return { diff, blobs };
  }
  function hunksOf(patch, parse) {
    try {
      return parse(patch).flatMap(({ hunks }) => hunks.map(({ oldStart, newStart, lines }) => changedLines(oldStart, newStart, lines)));
    } catch {
      return [];
    }
  }
  function changedLines(oldStart, newStart, lines) {
    const written = [];
    const removed = [];
    let [oldLine, newLine] = [oldStart, newStart];
    let [oldFrom, newFrom] = [oldStart, newStart];
    const endChange = () => {
      if (newLine === newFrom && oldLine > oldFrom) {
        removed.push({ startLine: oldFrom, line: oldLine - 1, before: newLine });
      }
    };
    for (const { 0: sign } of lines) {
      if (sign === "+") {
        written.push(newLine);
        newLine += 1;
      } else if (sign === "-") oldLine += 1;
      else if (sign === " ") {
        endChange();
        [oldLine, newLine] = [oldLine + 1, newLine + 1];
        [oldFrom, newFrom] = [oldLine, newLine];
      }
    }
    endChange();
    return { written, removed };
  }
  var file_text = __webpack_require__(71065);
  ;
  const MAX_READ = 20;
  async function filesOfOtherVersion(conversation, { suites }, blobs, spans) {
    const tested = new Map(suites.flatMap((suite) => [suite, ...suite.inputFiles]).map(({ file, sha256 }) => [file, sha256]));
    const partly = new Set(spans.filter((span) => !isWholeFile(span)).map(({ file }) => file));
    const others = /* @__PURE__ */ new Set();
    for (const file of [...partly].filter((one) => blobs.has(one)).slice(0, MAX_READ)) {
      const [blob = "", digest] = [blobs.get(file), tested.get(file)];
      if (digest === void 0) continue;
      const content = await readBlob(conversation, blob);
      if (content !== void 0 && (0, file_text.eZ)(content) !== digest) others.add(file);
    }
    return others;
  }
  function trustedSpans(spans, others) {
    return others.size === 0 ? spans : spans.filter((span) => isWholeFile(span) || !others.has(span.file));
  }
  function isWholeFile({ kind, startLine }) {
    return kind !== "test" && startLine === 1;
  }
  async function readBlob({ client, repository, signal }, blob) {
    try {
      const { data } = await client.rest.git.getBlob({ owner: repository.owner, repo: repository.name, file_sha: blob, request: { retries: 0, ...signal === void 0 ? {} : { signal } } });
      return Buffer.from(data.content, "base64");
    } catch {
      signal?.throwIfAborted();
      return void 0;
    }
  }
  ;
  const LIKELIEST = ["prompt", "file", "test"];
  function placeSubjects(subjects, diff) {
    const places = /* @__PURE__ */ new Map();
    const longestIn = longestRanges(diff);
    for (const subject of subjects) {
      const range = likeliestRange(subject.sources, longestIn);
      if (range === void 0) continue;
      const key = JSON.stringify(range);
      const known = places.get(key);
      if (known === void 0) places.set(key, { ...range, subjects: [subject] });
      else known.subjects.push(subject);
    }
    return [...places.values()];
  }
  function likeliestRange(sources, longestIn) {
    const testFiles = new Set(sources.filter(({ kind }) => kind === "test").map(({ file }) => file));
    for (const kind of LIKELIEST) {
      const ofKind = sources.filter((source) => source.kind === kind);
      const ownFiles = ofKind.filter(({ file }) => !testFiles.has(file));
      const longest = longestWithin(ownFiles, longestIn) ?? longestWithin(ofKind, longestIn);
      if (longest !== void 0) return longest;
    }
    return void 0;
  }
  function longestWithin(spans, longestIn) {
    return longestOf(spans.flatMap((span) => longestIn(span) ?? []));
  }
  const MAX_SPANS = 2e4;
  function longestRanges(diff) {
    const known = /* @__PURE__ */ new Map();
    return (span) => {
      if (!diff.has(span.file)) return void 0;
      const key = `${span.startLine} ${span.endLine} ${span.file}`;
      if (known.has(key)) return known.get(key);
      if (known.size >= MAX_SPANS) return void 0;
      const found = longestOf([...writtenRanges(span, diff), ...removedRanges(span, diff)]);
      known.set(key, found);
      return found;
    };
  }
  function writtenRanges({ file, startLine, endLine }, diff) {
    const ranges = [];
    for (const { written } of diff.get(file) ?? []) {
      let open;
      for (const line of written) {
        if (line < startLine) continue;
        if (line > endLine) break;
        if (open !== void 0 && line === open.line + 1) open = { ...open, line };
        else {
          if (open !== void 0) ranges.push(open);
          open = { path: file, side: "RIGHT", startLine: line, line };
        }
      }
      if (open !== void 0) ranges.push(open);
    }
    return ranges;
  }
  function removedRanges({ file, startLine, endLine }, diff) {
    return (diff.get(file) ?? []).flatMap(({ removed }) => removed.filter(({ before }) => {
      const isFirst = before === 1 && startLine === 1;
      return isFirst || startLine < before && before <= endLine + 1;
    }).map(({ startLine: first, line }) => ({ path: file, side: "LEFT", startLine: first, line })));
  }
  function longestOf(ranges) {
    return ranges.reduce((longest, range) => longest === void 0 || lengthOf(range) > lengthOf(longest) ? range : longest, void 0);
  }
  function lengthOf({ startLine, line }) {
    return line - startLine;
  }
  var plan_review = __webpack_require__(67914);
  ;
  const MARKER = /^<!-- kindlm-review run="(\d{1,16})" attempt="(\d{1,9})" origin="([0-9a-f]{16})" tests="([0-9a-f,]{0,2000})"( settled)? -->/;
  const DIGEST_LENGTH = 12;
  const MAX_TESTS = 100;
  function formatReviewMarker(marker) {
    const { runId, runAttempt, origin, tests, settled } = marker;
    const state = settled ? " settled" : "";
    const listed2 = tests.slice(0, MAX_TESTS).join(",");
    return `<!-- kindlm-review run="${runId}" attempt="${runAttempt}" origin="${origin}" tests="${listed2}"${state} -->`;
  }
  function readReviewMarker(body) {
    const [, run, attempt, origin, tests, settled] = MARKER.exec(body) ?? [];
    if (origin === void 0 || tests === void 0) return void 0;
    return { runId: Number(run), runAttempt: Number(attempt), origin, tests: tests.split(",").filter((digest) => digest !== ""), settled: settled !== void 0 };
  }
  function testDigest(suite, test, model) {
    return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([suite, test, model])).digest("hex").slice(0, DIGEST_LENGTH);
  }
  var author_identity = __webpack_require__(63365);
  ;
  async function findThreads(conversation, origin) {
    const marked = [];
    const answered = /* @__PURE__ */ new Set();
    for await (const comment of listComments(conversation)) {
      const { in_reply_to_id: answers, line, start_line: startLine } = comment;
      if (answers !== void 0) {
        answered.add(answers);
        continue;
      }
      const marker = readReviewMarker(comment.body);
      if (marker?.origin !== origin) continue;
      const { id: id2, body, path, user: author } = comment;
      const side = comment.side === "LEFT" ? "LEFT" : "RIGHT";
      const range = typeof line === "number" ? { startLine: startLine ?? line, line } : void 0;
      marked.push({ id: id2, body, path, side, range, marker, author });
    }
    if (marked.length === 0) return [];
    const identity = await (0, author_identity.g)(conversation.client, conversation.signal);
    return marked.filter(({ author }) => (0, author_identity.d)(identity, author)).map((comment) => ({ ...comment, answered: answered.has(comment.id) })).toSorted((a, b) => a.id - b.id);
  }
  async function* listComments({ client, repository, pullRequest, signal }) {
    const listed2 = (0, listed_pages.E)((page) => client.rest.pulls.listReviewComments({ owner: repository.owner, repo: repository.name, pull_number: pullRequest, ...page, ...signal === void 0 ? {} : { request: { signal } } }));
    for await (const { data } of listed2) yield* data;
  }
  const THREADS_QUERY = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id isResolved comments(first: 1) { nodes { fullDatabaseId } } }
      }
    }
  }
}`;
  const RESOLVE = `mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
  const UNRESOLVE = `mutation ($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
  const review_threads_MAX_PAGES = 10;
  async function setResolved(conversation, commentIds, resolved) {
    if (commentIds.length === 0) return;
    const { client, signal } = conversation;
    const request = signal === void 0 ? {} : { signal };
    const wanted = new Set(commentIds.map(String));
    try {
      for (const { id: id2, isResolved, commentId } of await listThreads(conversation)) {
        if (!wanted.has(commentId) || isResolved === resolved) continue;
        await client.graphql(resolved ? RESOLVE : UNRESOLVE, { id: id2, request });
      }
    } catch {
      return;
    }
  }
  async function listThreads({ client, repository, pullRequest, signal }) {
    const threads = [];
    let after = null;
    for (let page = 1; page <= review_threads_MAX_PAGES; page += 1) {
      const answer = await client.graphql(THREADS_QUERY, { owner: repository.owner, name: repository.name, number: pullRequest, after, request: signal === void 0 ? {} : { signal } });
      const { nodes, pageInfo } = answer.repository.pullRequest.reviewThreads;
      for (const { id: id2, isResolved, comments } of nodes) {
        const [first] = comments.nodes;
        const full = first?.fullDatabaseId ?? void 0;
        if (full !== void 0) {
          threads.push({ id: id2, isResolved, commentId: full });
        }
      }
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    return threads;
  }
  ;
  async function createComments(conversation, head, drafts) {
    if (drafts.length === 0) return { created: 0, refused: 0 };
    const { client, signal } = conversation;
    try {
      await client.rest.pulls.createReview({ ...place(conversation), commit_id: head, event: "COMMENT", body: "", comments: drafts.map((draft) => ({ ...linesOf(draft), path: draft.path, body: bodyOf(draft) })), request: signal === void 0 ? {} : { signal } });
      return { created: drafts.length, refused: 0 };
    } catch (error) {
      if ((0, api_failure.HQ)(error).kind !== "body-refused") throw error;
      return createEach(conversation, head, drafts);
    }
  }
  async function createEach(conversation, head, drafts) {
    const { client, signal } = conversation;
    let created = 0;
    let refusal;
    for (const draft of drafts) {
      try {
        await client.rest.pulls.createReviewComment({ ...place(conversation), commit_id: head, ...linesOf(draft), path: draft.path, body: bodyOf(draft), request: signal === void 0 ? {} : { signal } });
        created += 1;
      } catch (error) {
        const failure = (0, api_failure.HQ)(error);
        if (failure.kind !== "body-refused") throw error;
        refusal = failure.message;
      }
    }
    const refused = drafts.length - created;
    return { created, refused, refusal };
  }
  function linesOf({ side, startLine, line }) {
    const end = { line, side };
    return startLine < line ? { ...end, start_line: startLine, start_side: side } : end;
  }
  async function updateThread(conversation, { id: id2, body }, draft) {
    const wanted = bodyOf(draft);
    if (body === wanted) return;
    const { client, signal } = conversation;
    await ignoringGone(client.rest.pulls.updateReviewComment({ ...repositoryOf(conversation), comment_id: id2, body: wanted, request: signal === void 0 ? {} : { signal } }));
  }
  async function removeThreads(conversation, threads) {
    const { client, signal } = conversation;
    for (const { id: id2 } of threads) {
      await ignoringGone(client.rest.pulls.deleteReviewComment({ ...repositoryOf(conversation), comment_id: id2, request: signal === void 0 ? {} : { signal } }));
    }
  }
  async function settleRivals(conversation, drafts) {
    const [first] = drafts;
    if (first === void 0) return;
    const threads = await findThreads(conversation, first.marker.origin);
    for (const draft of drafts) {
      const rivals = threads.filter((thread) => isSamePlace(thread, draft));
      const [oldest, ...others] = rivals;
      if (oldest === void 0) continue;
      if ((0, newer_run.l)(oldest.marker, draft.marker) < 0) {
        await updateThread(conversation, oldest, draft);
      }
      await removeThreads(conversation, others.filter(({ answered }) => !answered));
    }
  }
  function isSamePlace({ path, side, range }, draft) {
    if (path !== draft.path || side !== draft.side) return false;
    return range?.startLine === draft.startLine && range.line === draft.line;
  }
  async function ignoringGone(request) {
    try {
      await request;
    } catch (error) {
      if ((0, api_failure.c2)(error) !== 404) throw error;
    }
  }
  function bodyOf({ marker, text }) {
    return `${formatReviewMarker(marker)}
${text}`;
  }
  function place(conversation) {
    return { ...repositoryOf(conversation), pull_number: conversation.pullRequest };
  }
  function repositoryOf({ repository }) {
    return { owner: repository.owner, repo: repository.name };
  }
  ;
  async function publishReview(job) {
    if (job.settings.review !== "auto" || job.report.suites.length === 0) {
      return { kind: "skipped", reason: "not-wanted" };
    }
    const subjects = failingTests(job.report);
    try {
      const limited = await (0, time_limit.B)(job.timeLimitMs, (signal) => review(job, subjects, signal));
      return limited.kind === "done" ? limited.result : { kind: "failed", message: "no answer in time" };
    } catch (error) {
      const failure = (0, api_failure.HQ)(error);
      if (failure.kind === "locked") return { kind: "skipped", reason: "locked" };
      if (failure.kind !== "read-only-token") {
        return { kind: "failed", message: (0, api_failure.Uc)(error) };
      }
      const reason = subjects.length === 0 ? "nothing-to-say" : "read-only-token";
      return { kind: "skipped", reason };
    }
  }
  function failingTests({ suites }) {
    return suites.flatMap((suite) => (0, findings.FV)(suite).filter(({ result }) => result.comparison?.kind !== "unchanged-request").map((finding) => ({ ...finding, digest: testDigest(suite.name, finding.result.testCaseName, finding.result.modelId), sources: finding.result.sources }))).toSorted((a, b) => a.result.passRate - b.result.passRate);
  }
  async function review(job, subjects, signal) {
    const conversation = await job.findConversation(signal);
    if (typeof conversation === "string") {
      const isNeeded = conversation !== "read-only-token" || subjects.length > 0;
      return { kind: "skipped", reason: isNeeded ? conversation : "nothing-to-say" };
    }
    const marker = markerOf(job);
    const threads = await findThreads(conversation, marker.origin);
    if (threads.length === 0 && subjects.length === 0) {
      return { kind: "skipped", reason: "nothing-to-say" };
    }
    const markers = threads.map((thread) => thread.marker);
    const isNewer = await (0, newer_run.M)(conversation, markers, marker);
    const head = isNewer ? void 0 : await currentHead(conversation);
    if (head === void 0 || head !== job.destination.sha) {
      return { kind: "skipped", reason: "moved-on" };
    }
    const places = await findPlaces(conversation, job.report, subjects);
    const plan = (0, plan_review.Kp)(threads, places, isOpenIn(job.report), job.settings.reviewLimit ?? plan_review.Hl);
    if (isEmpty(plan)) return { kind: "skipped", reason: "nothing-to-say" };
    try {
      return await write(job, { conversation, marker, head }, plan);
    } catch (error) {
      if ((0, api_failure.HQ)(error).kind !== "read-only-token") throw error;
      return { kind: "skipped", reason: "read-only-token" };
    }
  }
  async function findPlaces(conversation, report, subjects) {
    const spans = subjects.flatMap(({ sources }) => sources);
    if (spans.length === 0) return [];
    const wanted = new Set(spans.map(({ file }) => file));
    const { diff, blobs } = await readDiff(conversation, wanted);
    const others = await filesOfOtherVersion(conversation, report, blobs, spans);
    const trusted = subjects.map((subject) => ({ ...subject, sources: trustedSpans(subject.sources, others) }));
    return placeSubjects(trusted, diff);
  }
  function isEmpty({ update: update2, create: create2, remove: remove2, settle: settle2 }) {
    return [update2, create2, remove2, settle2].every((list) => list.length === 0);
  }
  async function currentHead(conversation) {
    const { client, repository, pullRequest, signal } = conversation;
    const { data } = await client.rest.pulls.get({ owner: repository.owner, repo: repository.name, pull_number: pullRequest, ...signal === void 0 ? {} : { request: { signal } } });
    return data.head.sha;
  }
  function isOpenIn({ suites, complete }) {
    const statuses = new Map(suites.flatMap((suite) => suite.results.map(({ testCaseName, modelId, status }) => [testDigest(suite.name, testCaseName, modelId), status])));
    return (digest) => {
      const status = statuses.get(digest);
      if (status === void 0) return !complete;
      return status === "errored" || status === "not-run";
    };
  }
  function markerOf({ report, destination }) {
    const { runId = 0, runAttempt = 1 } = destination;
    return { runId, runAttempt, origin: (0, step_origin.y)(report) };
  }
  async function write({ report, views, links }, { conversation, marker, head }, plan) {
    const draft = (place2) => ({ path: place2.path, side: place2.side, startLine: place2.startLine, line: place2.line, marker: { ...marker, tests: digestsOf(place2), settled: false }, text: views.review(report, place2.subjects, links) });
    for (const { thread, place: place2 } of plan.update) {
      await updateThread(conversation, thread, draft(place2));
    }
    const reopened = plan.update.filter(({ thread }) => thread.marker.settled);
    await setResolved(conversation, idsOf(reopened.map(({ thread }) => thread)), false);
    for (const thread of plan.settle) {
      const settled = { ...marker, tests: thread.marker.tests, settled: true };
      const text = views.settledReview(report, links);
      await updateThread(conversation, thread, { ...thread, marker: settled, text });
    }
    await setResolved(conversation, idsOf(plan.settle), true);
    const drafts = plan.create.map(draft);
    const created = await createComments(conversation, head, drafts);
    await removeThreads(conversation, plan.remove);
    if (created.created > 0) await settleRivals(conversation, drafts);
    return { kind: "published", created: created.created, updated: plan.update.length + plan.settle.length, removed: plan.remove.length, refused: created.refused, refusal: created.refusal };
  }
  function digestsOf({ subjects }) {
    return subjects.map(({ digest }) => digest).toSorted();
  }
  function idsOf(threads) {
    return threads.map(({ id: id2 }) => id2);
  }
  ;
  function readOnlyNotice({ comment, review: review2, checkName }) {
    const things = [...comment ? ["the pull request comment"] : [], ...review2 ? ["the review comments"] : [], ...checkName === void 0 ? [] : [`the check run ${checkName}`]];
    if (things.length === 0) return void 0;
    const permissions = [...comment || review2 ? ["`pull-requests: write`"] : [], ...checkName === void 0 ? [] : ["`checks: write`"]];
    return `Not posted, because the token may not write: ${listed(things)}. Give the job ${listed(permissions)}; on a fork's or Dependabot's pull request the token is always read-only.`;
  }
  function listed(things) {
    const last = things.at(-1) ?? "";
    return things.length < 2 ? last : `${things.slice(0, -1).join(", ")} and ${last}`;
  }
  var pull_request_search = __webpack_require__(52091);
  ;
  function conversationFinder({ settings, destination }) {
    const { repository, pullRequest, pullRequestHead: head, apiUrl } = destination;
    const { token = "" } = settings;
    let looking;
    return async (signal) => {
      if (repository === void 0) return "no-pull-request";
      if (pullRequest === void 0 && head === void 0) return "no-pull-request";
      if (token === "") return "no-token";
      const client = await (0, github_client.createGitHubClient)({ token, apiUrl });
      looking ??= findNumber(client, destination, signal);
      const found = await looking;
      return typeof found === "string" ? found : { client, repository, pullRequest: found, signal };
    };
  }
  async function findNumber(client, { repository, pullRequest, pullRequestHead: head }, signal) {
    if (pullRequest !== void 0) return pullRequest;
    if (repository === void 0 || head === void 0) return "no-pull-request";
    try {
      const found = await (0, pull_request_search._)(client, repository, head, signal);
      return found?.number ?? "no-pull-request";
    } catch (error) {
      if ((0, api_failure.HQ)(error).kind === "read-only-token") return "read-only-token";
      throw error;
    }
  }
  var format = __webpack_require__(60142);
  ;
  async function findOurs(conversation, isWanted2, author) {
    const marked = [];
    for await (const { id: id2, html_url: url, body = "", user } of comment_search_listComments(conversation)) {
      const marker = (0, comment_marker.t7)(body);
      if (marker === void 0 || !isWanted2(marker)) continue;
      marked.push({ id: id2, url, body, author: user ?? void 0, marker });
    }
    if (marked.length === 0) return [];
    const identity = author === void 0 ? await (0, author_identity.g)(conversation.client, conversation.signal) : { kind: "known", author };
    return marked.filter((comment) => (0, author_identity.d)(identity, comment.author));
  }
  async function* comment_search_listComments({ client, repository, pullRequest, signal }) {
    const listed2 = (0, listed_pages.E)((page) => client.rest.issues.listComments({ owner: repository.owner, repo: repository.name, issue_number: pullRequest, ...page, ...signal === void 0 ? {} : { request: { signal } } }));
    for await (const { data } of listed2) yield* data;
  }
  ;
  class NewerRunError extends Error {
  }
  const MAX_REWRITES = 3;
  function upsertComment(request) {
    return outcomeOf(() => upsert(request));
  }
  function replaceComments(request) {
    return outcomeOf(async () => {
      const own = (0, comment_marker.UJ)(request.marker);
      const stale = await findOurs(request, ({ origin, encodedKey }) => encodedKey === own.encodedKey || origin !== void 0 && origin === own.origin);
      const keys = new Set(byAge(stale).map(({ marker }) => marker.encodedKey));
      const outcomes = [];
      for (const encodedKey of keys) {
        const ours = stale.filter(({ marker }) => marker.encodedKey === encodedKey);
        outcomes.push(await settle({ ...request, marker: { ...own, encodedKey } }, ours));
      }
      return outcomes[0] ?? upsert(request);
    });
  }
  async function outcomeOf(write2) {
    try {
      return await write2();
    } catch (error) {
      if (error instanceof NewerRunError) return { kind: "skipped", reason: "newer-run" };
      const failure = (0, api_failure.HQ)(error);
      switch (failure.kind) {
        case "read-only-token":
        case "locked":
          return { kind: "skipped", reason: failure.kind };
        case "body-refused":
        case "other":
          return { kind: "failed", message: failure.message };
      }
    }
  }
  async function upsert(request) {
    const writing = { ...request, marker: (0, comment_marker.UJ)(request.marker) };
    const belongs = (marker) => (0, comment_marker.n8)(marker, request.marker.key) || isPlaceholder(marker, request);
    const ours = await findOurs(request, belongs);
    if (ours.length > 0) return settle(writing, ours);
    if (request.write === "update-only") return { kind: "skipped", reason: "nothing-to-report" };
    const created = await writeFirstAccepted(writing, (body) => comment_create(writing, body));
    return settle(writing, await withRivals(writing, created, belongs), created);
  }
  function isPlaceholder(marker, { placeholder, marker: own }) {
    if (placeholder === void 0 || own.origin === void 0) return false;
    return marker.origin === own.origin && (0, comment_marker.n8)(marker, placeholder);
  }
  async function withRivals(writing, created, belongs) {
    const { author } = created;
    if (author === void 0) return [created];
    try {
      const ours = await findOurs(writing, belongs, author);
      return [created, ...ours.filter(({ id: id2 }) => id2 !== created.id)];
    } catch {
      return [created];
    }
  }
  function byAge(comments) {
    return comments.toSorted((a, b) => a.id - b.id);
  }
  async function settle(writing, ours, created) {
    const [kept, ...others] = byAge(ours);
    if (kept === void 0) return { kind: "failed", message: "the comment is gone" };
    const markers = ours.map(({ marker }) => marker);
    if (await (0, newer_run.M)(writing, markers, writing.marker)) {
      if (created !== void 0 && created !== kept) await remove(writing, [created]);
      return { kind: "skipped", reason: "newer-run" };
    }
    const outcome = kept === created ? { kind: "created", id: kept.id, url: kept.url } : await update(writing, kept);
    await remove(writing, others);
    return outcome;
  }
  async function update(writing, kept) {
    const fullest = writing.bodies[0];
    if (fullest !== void 0 && kept.body === withMarker(writing.marker, fullest)) {
      return { kind: "unchanged", id: kept.id, url: kept.url };
    }
    try {
      for (let rewrites = 0; rewrites <= MAX_REWRITES; rewrites += 1) {
        await writeFirstAccepted(writing, (body) => overwrite(writing, kept, body));
        if (!await wasOverwritten(writing, kept)) break;
      }
      return { kind: "updated", id: kept.id, url: kept.url };
    } catch (error) {
      if ((0, api_failure.c2)(error) !== 404) throw error;
      const created = await writeFirstAccepted(writing, (body) => comment_create(writing, body));
      return { kind: "created", id: created.id, url: created.url };
    }
  }
  async function overwrite(writing, { id: id2 }, body) {
    const lastLook = async () => {
      const there = await comment_markerOf(writing, id2);
      if (there !== void 0 && await (0, newer_run.M)(writing, [there], writing.marker)) {
        throw new NewerRunError();
      }
    };
    await writing.client.rest.issues.updateComment({ ...comment_place(writing), comment_id: id2, body, request: { ...signalOf(writing), lastLook } });
  }
  async function wasOverwritten(writing, { id: id2 }) {
    const there = await comment_markerOf(writing, id2);
    return there !== void 0 && (0, newer_run.l)(there, writing.marker) < 0;
  }
  async function comment_markerOf(writing, id2) {
    try {
      const { data } = await writing.client.rest.issues.getComment({ ...comment_place(writing), comment_id: id2, request: { ...signalOf(writing), retries: 0 } });
      return (0, comment_marker.t7)(data.body ?? "");
    } catch {
      return void 0;
    }
  }
  async function comment_create(writing, body) {
    const { data } = await writing.client.rest.issues.createComment({ ...comment_place(writing), issue_number: writing.pullRequest, body, request: signalOf(writing) });
    const author = data.user ?? void 0;
    return { id: data.id, url: data.html_url, body, author, marker: writing.marker };
  }
  async function remove(writing, comments) {
    for (const { id: id2 } of comments) {
      try {
        await writing.client.rest.issues.deleteComment({ ...comment_place(writing), comment_id: id2, request: signalOf(writing) });
      } catch {
        continue;
      }
    }
  }
  async function writeFirstAccepted(writing, write2) {
    let refusal = new Error("there is nothing to write");
    for (const body of writing.bodies) {
      try {
        return await write2(withMarker(writing.marker, body));
      } catch (error) {
        if ((0, api_failure.HQ)(error).kind !== "body-refused") throw error;
        refusal = error;
      }
    }
    throw refusal;
  }
  function withMarker(marker, body) {
    return `${(0, comment_marker.Xm)(marker)}
${body}`;
  }
  function comment_place({ repository }) {
    return { owner: repository.owner, repo: repository.name };
  }
  function signalOf({ signal }) {
    return signal === void 0 ? {} : { signal };
  }
  ;
  async function postComments(job) {
    const { settings, log, timeLimitMs } = job;
    if (settings.comment === "never") return [];
    const wanted = wantedComments(job);
    const outcomes = [];
    let problem = "no answer in time";
    try {
      await (0, time_limit.B)(timeLimitMs, async (signal) => {
        const place2 = await job.findConversation(signal);
        for (const comment of wanted) {
          const outcome = typeof place2 === "string" ? { kind: "skipped", reason: place2 } : await postComment(job, place2, comment);
          if (signal.aborted) return;
          outcomes.push(outcome);
        }
      });
    } catch (error) {
      problem = (0, api_failure.Uc)(error);
    }
    const comments = wanted.map(({ suite, key }, index) => ({ suite, key, outcome: outcomes[index] ?? { kind: "failed", message: problem } }));
    logComments(comments, job.destination, log);
    return comments;
  }
  function wantedComments({ report, settings, views, links }) {
    const { comment } = settings;
    const { workingDirectory, config, commentKey: wantedKey } = (0, step_origin.c)(report);
    const own = wantedKey === "" ? void 0 : wantedKey;
    const placeholder = own ?? `config ${[workingDirectory, ...config].join(" ")}`;
    const onFailure = (failed) => comment === "on-failure" && !failed ? "update-only" : "create-or-update";
    if (report.suites.length === 0) {
      const write2 = onFailure(report.verdict.result !== "passed");
      const render = () => views.unjudged(report, links);
      return [{ key: placeholder, post: replaceComments, write: write2, render }];
    }
    return report.suites.map((suite) => ({ suite: suite.name, key: commentKey(own, suite, report, settings), post: upsertComment, placeholder, write: onFailure(suiteFailed(report, suite)), render: () => views.comment(report, suite, links) }));
  }
  function postComment({ destination, report }, conversation, { key, post, placeholder, write: write2, render }) {
    const { runId = 0, runAttempt = 1 } = destination;
    const origin = (0, step_origin.y)(report);
    const rendered = render();
    return post({ ...conversation, marker: { key, runId, runAttempt, origin }, bodies: typeof rendered === "string" ? [rendered] : rendered, write: write2, placeholder });
  }
  function commentKey(key, suite, report, { keyPerSuite = false }) {
    if (key === void 0) return suite.name;
    return report.suites.length === 1 && !keyPerSuite ? key : `${key}/${suite.name}`;
  }
  function suiteFailed(report, suite) {
    return !suite.gates.passed || report.verdict.result === "error";
  }
  const COMMENT_NOTICES = { "no-pull-request": void 0, "nothing-to-report": void 0, "no-token": "No pull request comment was posted: github-token is empty.", "read-only-token": void 0, "newer-run": "The pull request comment was left alone: it shows a newer run.", locked: "No pull request comment was posted: the conversation is locked." };
  function logComments(comments, destination, log) {
    const notices = /* @__PURE__ */ new Set();
    const warnings = /* @__PURE__ */ new Set();
    for (const { outcome } of comments) {
      if (outcome.kind === "failed") warnings.add(outcome.message);
      if (outcome.kind !== "skipped") continue;
      const notice = COMMENT_NOTICES[outcome.reason];
      if (notice !== void 0) notices.add(notice);
    }
    if (comments.some(({ outcome }) => isWithoutPullRequest(outcome))) {
      logWithoutPullRequest(destination, log);
    }
    for (const notice of notices) log.notice(notice);
    for (const warning of warnings) {
      log.warning(`The pull request comment was not posted: ${warning}`);
    }
  }
  function isWithoutPullRequest(outcome) {
    return outcome.kind === "skipped" && outcome.reason === "no-pull-request";
  }
  function logWithoutPullRequest({ event = "", pullRequestHead }, log) {
    const commit = pullRequestHead === void 0 ? "" : ` (${(0, format.Ax)(pullRequestHead.sha)})`;
    switch (event) {
      case "push":
      case "workflow_dispatch":
        log.info(`No pull request comment: no open pull request has this commit${commit} as its head.`);
        return;
      case "merge_group":
        log.info("No pull request comment: a merge group may contain several pull requests, and each keeps the result of its own head.");
        return;
      case "schedule":
        log.info("No pull request comment: a scheduled run belongs to no pull request.");
        return;
      case "workflow_run":
        log.notice(`No pull request comment was posted: no open pull request has the commit of the run that triggered this one${commit} as its head.`);
        return;
      case "issue_comment":
        log.notice("No pull request comment was posted: the issue that this run belongs to is not a pull request.");
        return;
      default:
        log.notice(`No pull request comment was posted: the action does not look for a pull request under the event ${event}.`);
    }
  }
  var promises_ = __webpack_require__(51455);
  var external_node_os_ = __webpack_require__(48161);
  ;
  const MAX_SUMMARY_BYTES = 1e6;
  async function appendSummary(markdown) {
    const file = process.env["GITHUB_STEP_SUMMARY"] ?? "";
    if (file === "") return { kind: "skipped", reason: "no-summary" };
    const text = markdown.endsWith("\n") ? markdown : `${markdown}${external_node_os_.EOL}`;
    const bytes = Buffer.byteLength(text);
    const before = await bytesIn(file);
    if (before + bytes > MAX_SUMMARY_BYTES) {
      return { kind: "failed", message: `${before + bytes} bytes are more than GitHub shows` };
    }
    const { summary } = await Promise.all([__webpack_require__.e(6752), __webpack_require__.e(1659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    try {
      await summary.addRaw(text).write();
      return { kind: "written", bytes };
    } catch (error) {
      return { kind: "failed", message: (0, api_failure.Uc)(error) };
    } finally {
      summary.emptyBuffer();
    }
  }
  async function bytesIn(file) {
    const found = await (0, promises_.stat)(file).catch(() => void 0);
    return found?.size ?? 0;
  }
  ;
  const TIME_LIMIT_MS = 12e4;
  const CANCELLED_TIME_LIMIT_MS = 3e3;
  const NOT_WANTED = { kind: "skipped", reason: "not-wanted" };
  async function publish({ files, ...publication }) {
    const { report, settings, destination, log } = publication;
    const cancelled = report.interruption?.kind === "signal";
    const timeLimitMs = settings.timeLimitMs ?? (cancelled ? CANCELLED_TIME_LIMIT_MS : TIME_LIMIT_MS);
    const findConversation = conversationFinder({ settings, destination });
    const stage = { ...publication, findConversation, timeLimitMs };
    const opening = openCheck(stage);
    const annotations2 = settings.annotations ? annotate(stage) : 0;
    const early = cancelled ? await writeSummary(stage, linksOf(destination, NOT_WANTED)) : void 0;
    const [artifact, open] = await Promise.all([uploadArtifact(stage, files), opening]);
    const links = linksOf(destination, artifact);
    const [comments, review2] = await Promise.all([postComments({ ...stage, links }), publishReview({ ...stage, links })]);
    logReview(review2, log);
    const summary = early ?? await writeSummary(stage, links);
    const check = await closeCheck(open, { ...stage, links });
    logReadOnly({ comments, check, review: review2 }, settings, log);
    return { artifact, comments, check, review: review2, summary, annotations: annotations2 };
  }
  function logReview(outcome, log) {
    switch (outcome.kind) {
      case "published":
        if (outcome.refused === 0) return;
        log.warning(`GitHub refused ${outcome.refused} review comments: ${outcome.refusal ?? "it gave no reason"}`);
        return;
      case "skipped":
        if (outcome.reason !== "moved-on") return;
        log.info("No review comments: the head of the pull request is not the commit that was tested.");
        return;
      case "failed":
        log.warning(`The review comments were not posted: ${outcome.message}`);
    }
  }
  function logReadOnly({ comments, check, review: review2 }, { checkName }, log) {
    const notice = readOnlyNotice({ comment: comments.some(({ outcome }) => isReadOnly(outcome)), review: isReadOnly(review2), checkName: check !== void 0 && isReadOnly(check) ? checkName : void 0 });
    if (notice !== void 0) log.notice(notice);
  }
  function isReadOnly(outcome) {
    return outcome.kind === "skipped" && outcome.reason === "read-only-token";
  }
  function annotate({ report, log, views }) {
    try {
      const shown = views.annotations(report).slice(0, annotations.KE);
      for (const { level, message, ...place2 } of shown) log[level](message, place2);
      return shown.length;
    } catch (error) {
      log.warning(`The annotations were not written: ${(0, api_failure.Uc)(error)}`);
      return 0;
    }
  }
  async function uploadArtifact({ report, settings, destination, log, timeLimitMs }, files) {
    if (!isWanted(settings.artifacts, report)) return NOT_WANTED;
    const { retentionDays } = settings;
    const outcome = await log.section("Artifact upload", () => uploadReport({ name: settings.artifactName, ...files, retentionDays, timeLimitMs, job: destination.job }));
    logArtifact(outcome, settings.artifactName, files.rootDirectory, log);
    return outcome;
  }
  function logArtifact(outcome, wantedName, folder, log) {
    switch (outcome.kind) {
      case "uploaded":
        if (outcome.name !== wantedName) {
          log.info(`The artifact is named ${outcome.name}: ${wantedName} is taken in this run.`);
        }
        return;
      case "skipped":
        log.notice(outcome.reason === "ghes" ? enterpriseNotice(wantedName, folder) : ARTIFACT_NOTICES[outcome.reason]);
        return;
      case "failed":
        log.warning(`The artifact was not uploaded: ${outcome.message}`);
    }
  }
  const ARTIFACT_NOTICES = { "no-service": "No artifact was uploaded: there is no artifact service here.", "no-files": "No artifact was uploaded: there are no report files." };
  function enterpriseNotice(name, folder) {
    return `No artifact was uploaded: GitHub Enterprise Server does not have the artifact service that actions use. Upload the folder ${folder} in your own step, with \`if: always()\` and actions/upload-artifact@v3, under the name ${name}: later runs compare with it, and a merge finds it.`;
  }
  async function writeSummary({ report, settings, log, views }, links) {
    if (!settings.summary) return NOT_WANTED;
    const outcome = await renderAndAppend(() => views.summary(report, links));
    if (outcome.kind === "failed") {
      log.warning(`The job summary was not written: ${outcome.message}`);
    }
    return outcome;
  }
  async function renderAndAppend(render) {
    try {
      return await appendSummary(render());
    } catch (error) {
      return { kind: "failed", message: (0, api_failure.Uc)(error) };
    }
  }
  function linksOf({ runUrl }, artifact) {
    const uploaded = artifact.kind === "uploaded" ? artifact : void 0;
    return { runUrl, ...uploaded?.url === void 0 ? {} : { artifactUrl: uploaded.url }, ...uploaded === void 0 ? {} : { artifactName: uploaded.name } };
  }
}), 67914: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Hl: () => MAX_REVIEW_COMMENTS, Kp: () => planReview });
  const MAX_REVIEW_COMMENTS = 10;
  function planReview(threads, places, isOpen, limit = MAX_REVIEW_COMMENTS) {
    const left = new Set(threads);
    const update = [];
    const unmatched = [];
    const remove = [];
    for (const place of places) {
      const mine = [...left].filter((thread) => isAbout(thread, place));
      const kept = mine.find(({ range }) => range !== void 0) ?? mine.find((one) => one.answered);
      if (kept === void 0) {
        unmatched.push(place);
        continue;
      }
      left.delete(kept);
      update.push({ thread: kept, place });
    }
    const create = unmatched.slice(0, Math.max(0, limit - update.length));
    const settle = [];
    const replaced = /* @__PURE__ */ new Set([...update.map(({ place }) => place), ...create]);
    for (const thread of left) {
      const isReplaced = [...replaced].some((place) => isAbout(thread, place));
      if (!isReplaced && thread.marker.tests.some(isOpen)) continue;
      if (!thread.answered) remove.push(thread);
      else if (!thread.marker.settled) settle.push(thread);
    }
    return { update, create, remove, settle };
  }
  function isAbout({ path, side, range, marker }, place) {
    if (path !== place.path) return false;
    const isOneSide = side === place.side;
    if (isOneSide && range !== void 0 && range.startLine <= place.line && place.startLine <= range.line) {
      return true;
    }
    return place.subjects.some(({ digest }) => marker.tests.includes(digest));
  }
}), 98672: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { KE: () => MAX_ANNOTATIONS, dA: () => PROBLEM_TITLE, mc: () => planAnnotations });
  var _engine_evaluate_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71564);
  var _words_reused_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22114);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  var _digest_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80321);
  var _words_gate_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74061);
  var _sections_run_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44606);
  const MAX_ANNOTATIONS = 9;
  const MAX_NAME = 50;
  const PROBLEM_TITLE = "KindLM: nothing can be judged";
  const MAX_MODELS = 5;
  const MAX_CHECKS = 3;
  function planAnnotations(report, limit = MAX_ANNOTATIONS) {
    const all = (0, _sections_run_state_js__WEBPACK_IMPORTED_MODULE_5__.C)(report).suites.flatMap((suite) => {
      const tests = testAnnotations(suite);
      return tests.length > 0 ? tests : gateAnnotations(suite);
    });
    return all.toSorted((a, b) => b.weight - a.weight).slice(0, limit).map(({ annotation }) => annotation);
  }
  function testAnnotations(suite) {
    const byTest = /* @__PURE__ */ new Map();
    for (const finding of (0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_3__.yd)(suite)) {
      const findings = byTest.get(finding.result.testCaseName);
      if (findings === void 0) byTest.set(finding.result.testCaseName, [finding]);
      else findings.push(finding);
    }
    return [...byTest.values()].map((findings) => testAnnotation(suite, findings));
  }
  function testAnnotation(suite, findings) {
    const [worst] = findings;
    if (worst === void 0) throw new RangeError("an annotation needs a finding");
    const statuses = new Set(findings.map((finding) => finding.result.status));
    const failed = statuses.has("failed");
    const level = suite.gates.passed ? "warning" : "error";
    const passed = statuses.has("passed") ? "passed with failed runs" : "errored (provider)";
    const verb = failed ? "failed" : passed;
    const lines = findings.slice(0, MAX_MODELS).flatMap(findingLines);
    if (findings.length > MAX_MODELS) lines.push(`and ${findings.length - MAX_MODELS} more models`);
    const { result } = worst;
    const { location } = result;
    if (location.elsewhere === true) lines.push((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(`at ${location.file}:${location.line}`, 300));
    return { annotation: { level, ...place(location), title: `KindLM: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(result.testCaseName, MAX_NAME)} ${verb}`, message: lines.join("\n") }, weight: (level === "error" ? 4 : 0) + (failed ? 2 : 0) + (1 - result.passRate) };
  }
  function findingLines({ result, failedRuns, askedRuns, checks }, index) {
    const runs = result.runCount === 1 ? "" : `, ${failedRuns} of ${askedRuns} runs`;
    const from = result.reused === void 0 ? "" : ` (${(0, _words_reused_js__WEBPACK_IMPORTED_MODULE_1__.u)(result.reused)})`;
    const head = `${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(result.modelId, 60)}${runs}${from}:`;
    const shown = checks.slice(0, MAX_CHECKS).flatMap((check, place2) => [`  ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(check.failureCode, 40)}: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(check.label, 80)}: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(check.message, 200)}`, ...(index + place2 === 0 ? check.lines : []).map((line) => `    ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(line, 100)}`)]);
    const more = checks.length > MAX_CHECKS ? [`  and ${checks.length - MAX_CHECKS} more`] : [];
    return [head, ...shown, ...more];
  }
  function gateAnnotations(suite) {
    return suite.gates.gates.flatMap((gate) => {
      const location = Object.hasOwn(suite.gateLocations, gate.gateName) ? suite.gateLocations[gate.gateName] : void 0;
      if (gate.passed || location === void 0) return [];
      const annotation = { level: "error", ...place(location), title: `KindLM: gate ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)((0, _words_gate_text_js__WEBPACK_IMPORTED_MODULE_4__.b)(gate).phrase, MAX_NAME)}`, message: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)((0, _engine_evaluate_gates_js__WEBPACK_IMPORTED_MODULE_0__.zo)(gate), 500) };
      return [{ annotation, weight: 4 }];
    });
  }
  function place(location) {
    if (location.elsewhere === true) return {};
    return { file: location.file, line: location.line, column: location.column };
  }
}), 83025: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { FK: () => buildReport, aU: () => judgeSpending, vA: () => totalsOf });
  var assertion = __webpack_require__(10209);
  var rerun = __webpack_require__(30921);
  var aggregate = __webpack_require__(79995);
  var savings = __webpack_require__(63105);
  var numbers = __webpack_require__(43957);
  var observed_passes = __webpack_require__(18425);
  ;
  function rerunOf({ gates }, results) {
    const gate = gates.find(({ gateName }) => gateName === "passRateMin");
    if (gate === void 0 || gate.noData !== void 0) return void 0;
    const need = Math.ceil(gate.threshold * results.length - numbers.kT);
    if (need >= results.length) return void 0;
    const asked = results.filter((result) => !(0, savings.x0)(result));
    const passedBefore = results.filter((result) => (0, savings.x0)(result) && result.passed).length;
    const passes = asked.map((result) => (0, observed_passes.O)(result, { repeats: result.runs.length, mustPass: result.minPasses }));
    const isLost = asked.some(({ runs }) => runs.every(aggregate.E3));
    if (isLost || passes.every(({ n }) => n === 0)) return void 0;
    const estimate = (0, rerun.S)(passes, 1, need - passedBefore);
    if (estimate === void 0) return void 0;
    return { flip: gate.passed ? 1 - estimate.passes : estimate.passes };
  }
  var report = __webpack_require__(16670);
  ;
  function buildReport(input) {
    const { interruption, shard } = input;
    const suites = input.suites.map((suite) => suiteReport(suite, input.run));
    const results = input.suites.flatMap((suite) => suite.results);
    return { version: report.A, tool: input.tool, verdict: input.verdict, complete: interruption === void 0 && input.suites.every(isComplete), interruption, shard, run: input.run, totals: totalsOf(results, input.suites.flatMap(({ facts }) => facts.skippedTests), input.suites.flatMap(({ surplus = [] }) => surplus), input.suites.flatMap(({ facts }) => judgeSpending(facts))), failureCodes: failureCodeCounts(results), suites, comparison: input.comparison, savings: input.savings, memory: input.memory, problems: input.problems, notices: input.notices };
  }
  function suiteReport(input, { responses }) {
    const { facts, results, gates, gatesWithoutErroredRuns, comparison } = input;
    const { description, configCommit, baselineFile, ownRecordings } = facts;
    const rerun2 = responses === "replay" ? void 0 : rerunOf(gates, results);
    return { name: facts.name, project: facts.project, description, tags: facts.tags, file: facts.file, sha256: facts.sha256, inputFiles: facts.inputFiles, configCommit, models: facts.models, judgeModel: facts.judgeModel, baselineFile, ownRecordings, repeat: facts.repeat, plannedRuns: facts.plannedRuns, totals: totalsOf(results, facts.skippedTests, input.surplus, judgeSpending(facts)), failureCodes: failureCodeCounts(results), gates, gatesWithoutErroredRuns, rerun: rerun2, results, skippedTests: facts.skippedTests, sample: facts.sample, comparison, compliance: facts.compliance, judges: facts.judges, judgedAgain: facts.judgedAgain, gateLocations: facts.gateLocations, notices: facts.notices };
  }
  function judgeSpending({ judges = [], judgedAgain }) {
    return [...judges.map(({ spent }) => spent), ...judgedAgain === void 0 ? [] : [judgedAgain.spent]];
  }
  function totalsOf(results, skipped, surplus = [], judges = []) {
    const withStatus = (status) => results.filter((result) => result.status === status).length;
    const runs = results.flatMap((result) => result.runs);
    const passed = withStatus("passed");
    const asked = results.filter(({ reused }) => reused === void 0);
    const further = [...asked.flatMap(({ extraRuns = [] }) => extraRuns), ...surplus];
    const spent = [...asked.flatMap((result) => result.runs), ...further];
    return { total: results.length, passed, failed: withStatus("failed"), errored: withStatus("errored"), notRun: withStatus("not-run"), skipped: skipped.length, passRate: results.length === 0 ? 0 : passed / results.length, runs: runs.length, truncated: runs.filter((run) => run.truncated).length, tokens: (0, numbers.cz)(spent.map((run) => run.tokenUsage.totalTokens)) + (0, numbers.cz)(judges.map(({ tokens }) => tokens)), costUsd: (0, numbers.cz)(asked.map((result) => result.totalCostUsd)) + (0, numbers.cz)(further.map((run) => run.costEstimateUsd ?? 0)) + (0, numbers.cz)(judges.map(({ costUsd }) => costUsd ?? 0)), costIncomplete: spent.some((run) => run.costEstimateUsd === null) || judges.some(({ costUsd }) => costUsd === null) };
  }
  function failureCodeCounts(results) {
    const counts = assertion.s.map((code) => [code, results.filter((result) => result.failureCodes.includes(code)).length]);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }
  function isComplete({ facts, results }) {
    const runs = results.flatMap((result) => result.runs);
    return runs.length === facts.plannedRuns && !runs.some(wasNotStarted);
  }
  function wasNotStarted(run) {
    return run.outcome.kind === "not-run";
  }
}), 13213: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { I: () => isAskedAsBefore, O: () => isUntouched });
  function isUntouched(comparison) {
    return isAskedAsBefore(comparison) && comparison.leftOpen === void 0;
  }
  function isAskedAsBefore({ changed, unchangedRequests }) {
    return changed === 0 && unchangedRequests > 0;
  }
}), 19610: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $: () => failedExchange });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  function failedExchange({ runs, comparison }) {
    const run = runs.find((one) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(one) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.NF)(one));
    if (run === void 0 || run.outputOmitted === true) return void 0;
    const { input, turns = [], toolCalls, outputText } = run;
    const { before } = comparison ?? {};
    return { asked: turns.findLast(({ user }) => user !== void 0)?.user ?? input?.messages.findLast(({ role }) => role === "user")?.content ?? input?.command, called: [...new Set(toolCalls.map(({ name }) => name))], answer: outputText, before: before?.passed === true ? before.outputText : void 0 };
  }
}), 80321: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { FV: () => reviewFindings, G0: () => rankedCodes, H9: () => groupByReason, KM: () => sharedReason, WX: () => findingsOf, Xp: () => toleratedFindings, cL: () => groupByCode, hD: () => findingOf, tx: () => failedBefore, yd: () => redFindings });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89535);
  var _scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5004);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47156);
  function findingsOf(suite) {
    return suite.results.filter(({ status }) => status === "failed" || status === "errored").map(findingOf).sort((a, b) => a.result.passRate - b.result.passRate || b.checks.length - a.checks.length);
  }
  function toleratedFindings(suite) {
    return suite.results.filter(({ status, runs }) => status === "passed" && !runs.every((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(run) || (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.NF)(run))).map(findingOf).toSorted((a, b) => Number(isAboutFailedGate(suite, b)) - Number(isAboutFailedGate(suite, a)) || a.result.passRate - b.result.passRate);
  }
  function redFindings(suite) {
    const tolerated = toleratedFindings(suite);
    return [...findingsOf(suite), ...tolerated.filter((finding) => isAboutFailedGate(suite, finding))];
  }
  function isFlaky({ comparison }) {
    return comparison?.label === "flaky-on-both";
  }
  function isAboutFailedGate({ gates }, { result }) {
    return gates.gates.some(({ passed, gateName }) => !passed && result.failureCodes.some(_engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.J[gateName].concerns));
  }
  function reviewFindings(suite) {
    const regressed = suite.results.filter((result) => result.status === "passed" && result.comparison?.label === "regressed").map((result) => {
      const runs = [...result.runs, ...result.extraRuns ?? []];
      return findingOf({ ...result, runs, runCount: runs.length });
    });
    const red = redFindings(suite).filter(({ result }) => result.status !== "errored" && !failedBefore(result) && !isFlaky(result));
    const known = new Set(red.map(({ result }) => (0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_3__.a)(result)));
    return [...red, ...regressed.filter(({ result }) => !known.has((0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_3__.a)(result)))];
  }
  function failedBefore({ status, comparison }) {
    if (status !== "failed" || comparison?.base === void 0) return false;
    const { base, kind, label } = comparison;
    if (kind === "checks-changed" || base.passed === base.runs) return false;
    return label === void 0 || !GOT_WORSE.includes(label);
  }
  const GOT_WORSE = ["regressed", "probably-regressed", "fails-every-time"];
  function groupByReason(findings) {
    const groups = /* @__PURE__ */ new Map();
    for (const finding of findings) {
      const reason = finding.checks.map(({ failureCode, message }) => `${failureCode} ${sharedReason(message)}`).join("\n");
      const group = groups.get(reason);
      if (group === void 0) groups.set(reason, [finding]);
      else group.push(finding);
    }
    return [...groups.values()];
  }
  function sharedReason(message) {
    return message.replace(/^Not sent: /, "").replace(/ \(after \d+ attempts\)$/, "");
  }
  function groupByCode(findings) {
    const groups = /* @__PURE__ */ new Map();
    for (const finding of findings) {
      const code = finding.checks[0].failureCode;
      const group = groups.get(code);
      if (group === void 0) groups.set(code, [finding]);
      else group.push(finding);
    }
    return [...groups].map(([code, members]) => ({ code, findings: members })).sort((a, b) => b.findings.length - a.findings.length || compareText(a.code, b.code));
  }
  function rankedCodes(source) {
    return Object.entries(source.failureCodes).sort(([codeA, a], [codeB, b]) => b - a || compareText(codeA, codeB));
  }
  function findingOf(result) {
    const [first, ...rest] = failedChecks(result.runs);
    return { result, failedRuns: result.runs.filter((run) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(run) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.NF)(run)).length, askedRuns: (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.py)(result), checks: [first ?? unexplained(result), ...rest] };
  }
  function unexplained(result) {
    const failureCode = result.failureCodes[0] ?? "INTERNAL_ERROR";
    return { label: "run", failureCode, message: "no reason was recorded", lines: [], failedRuns: 1 };
  }
  function failedChecks(runs) {
    const checks = /* @__PURE__ */ new Map();
    for (const run of runs) {
      for (const assertion of run.assertions) {
        if (!(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.wS)(assertion)) continue;
        const key = `${assertion.assertionType} ${assertion.failureCode} ${assertion.label}`;
        const known = checks.get(key);
        checks.set(key, known === void 0 ? toCheck(assertion) : { ...known, failedRuns: known.failedRuns + 1 });
      }
    }
    return [...checks.values()].sort((a, b) => b.failedRuns - a.failedRuns);
  }
  const MAX_LINES = 25;
  function toCheck(assertion) {
    const { assertionType, failureMessage = "" } = assertion;
    const [message = "", ...lines] = assertionType === "trajectory" ? failureMessage.split("\n") : [failureMessage];
    const reasoning = assertion.metadata?.["reasoning"];
    return { label: assertion.label, failureCode: assertion.failureCode ?? "INTERNAL_ERROR", message, lines: lines.slice(0, MAX_LINES), failedRuns: 1, ...typeof reasoning === "string" && reasoning !== "" ? { reasoning } : {}, ...consoleOf(assertion), ...(0, _scores_js__WEBPACK_IMPORTED_MODULE_2__.Lo)(assertion) ? { score: assertion.score } : {} };
  }
  function consoleOf({ metadata }) {
    const lines = metadata?.["console"];
    if (!Array.isArray(lines)) return {};
    const texts = lines.filter((line) => typeof line === "string");
    return texts.length === 0 ? {} : { console: texts };
  }
  function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
  }
}), 46311: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { w: () => gateRate });
  var _engine_evaluate_gate_measures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56615);
  var _engine_evaluate_reliability_rate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46691);
  var _engine_evaluate_run_pass_rate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97482);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1614);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78058);
  function gateRate(gate, suite) {
    return gate.noData === void 0 ? RATES[gate.gateName]?.(gate, suite) : void 0;
  }
  const RATES = { passRateMin: (_gate, suite) => ({ rate: (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__.OK)(suite.totals.passed, suite.totals.total), what: `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_3__.cN)(suite)}s` }), runPassRateMin: ({ actual }, { results }) => ({ rate: (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__.iy)((0, _engine_evaluate_run_pass_rate_js__WEBPACK_IMPORTED_MODULE_2__.iV)(results), actual), what: "runs" }), reliabilityMin: ({ tries = 1 }, suite) => {
    const rate = (0, _engine_evaluate_reliability_rate_js__WEBPACK_IMPORTED_MODULE_1__.CT)(suite.results, tries)?.all;
    return rate && { rate, what: `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_3__.cN)(suite)}s` };
  }, deterministicPassRate: ofChecks(_engine_evaluate_gate_measures_js__WEBPACK_IMPORTED_MODULE_0__.Dh), probabilisticPassRate: ofChecks(_engine_evaluate_gate_measures_js__WEBPACK_IMPORTED_MODULE_0__.K) };
  function ofChecks(ofKind) {
    return ({ actual }, { results }) => ({ rate: (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__.iy)(checkShares(results, ofKind), actual), what: "checks" });
  }
  function checkShares(results, ofKind) {
    return results.flatMap((result) => (0, _engine_evaluate_gate_measures_js__WEBPACK_IMPORTED_MODULE_0__.If)([result], ofKind) ?? []);
  }
}), 5630: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { BR: () => highest, QE: () => judgeMeans, wA: () => compareModels, wb: () => notJudgedWords });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78058);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43957);
  function compareModels(suite) {
    const byModel = /* @__PURE__ */ new Map();
    for (const result of suite.results) {
      const results = byModel.get(result.modelId);
      if (results === void 0) byModel.set(result.modelId, [result]);
      else results.push(result);
    }
    return [...byModel].map(([modelId, results]) => toRow(suite, modelId, results));
  }
  function toRow(suite, modelId, results) {
    const spec = suite.models.find((model) => model.id === modelId);
    const passed = results.filter((result) => result.passed).length;
    const judgeScores = results.flatMap(judgeMeans);
    return { modelId, ...spec === void 0 ? {} : { model: `${spec.provider}/${spec.model}` }, total: results.length, passed, errored: results.filter((result) => result.status === "errored").length, notRun: results.filter((result) => result.status === "not-run").length, passRate: (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_1__.OK)(passed, results.length), ...judgeScores.length === 0 ? {} : { judgeAverage: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(judgeScores) }, latencyMs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.se)(results.filter(({ runs }) => runs.some(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.tY)).map((result) => result.latencyAvgMs)) ?? 0, costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(results.map((result) => result.totalCostUsd)) };
  }
  function notJudgedWords({ errored, notRun }) {
    const parts = [...errored > 0 ? [`${errored} errored`] : [], ...notRun > 0 ? [`${notRun} not run`] : []];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
  }
  function judgeMeans(result) {
    return Object.entries(result.assertionScores).filter(([key]) => key.startsWith("judge:")).map(([, summary]) => summary.mean);
  }
  function highest(suite, value, limit) {
    return suite.results.filter((result) => value(result) > 0).sort((a, b) => value(b) - value(a)).slice(0, limit);
  }
}), 2521: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Q: () => repliedNames, f: () => unnamedModels });
  function repliedNames(suite) {
    const names = /* @__PURE__ */ new Map();
    for (const run of suite.results.flatMap((result) => result.runs)) {
      for (const [id2, replied] of Object.entries(run.repliedModels ?? {})) {
        const known = names.get(id2) ?? /* @__PURE__ */ new Set();
        replied.forEach((name) => known.add(name));
        names.set(id2, known);
      }
    }
    return new Map([...names].map(([id2, set]) => [id2, [...set].sort()]));
  }
  function unnamedModels(suite) {
    const replied = repliedNames(suite);
    const asked = new Set(suite.results.map((result) => result.modelId));
    return suite.models.map(({ id: id2 }) => id2).filter((id2) => asked.has(id2) && !replied.has(id2));
  }
}), 5004: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Lo: () => isScored, gu: () => scoreWords, r8: () => bandWords, xt: () => scoresOf });
  var _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15e3);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60142);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43957);
  function scoresOf(result) {
    return [...(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.BL)(result.runs, isScored)].map(([key, scores]) => ({ label: key.slice(key.indexOf(":") + 1), mean: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(scores) }));
  }
  function bandWords(suite) {
    const counts = /* @__PURE__ */ new Map();
    for (const { mean: mean2 } of suite.results.flatMap(scoresOf)) {
      const band = (0, _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__.BV)(mean2);
      counts.set(band, (counts.get(band) ?? 0) + 1);
    }
    const words = _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__.WX.flatMap((band) => {
      const count = counts.get(band);
      return count === void 0 ? [] : [`${count} ${band}`];
    });
    return words.length === 0 ? void 0 : words.join(" \xB7 ");
  }
  function scoreWords(score) {
    return `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)((0, _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__.WG)(score))} ${(0, _assertions_scored_bands_js__WEBPACK_IMPORTED_MODULE_3__.BV)(score)}`;
  }
  function isScored({ metadata }) {
    return metadata?.["scored"] === true;
  }
}), 79180: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $B: () => bare, AU: () => fold, Mh: () => provenanceLine, PP: () => tableHead, Tu: () => atMost, fT: () => assemble, jD: () => tableRow, lE: () => COMMENT_VARIANTS, p_: () => list, vu: () => COMMENT_MAX_BYTES });
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22333);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60142);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43957);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34789);
  const COMMENT_MAX_BYTES = 59e3;
  const COMMENT_VARIANTS = [COMMENT_MAX_BYTES, 25e3, 6e3];
  const SEPARATOR = "\n\n";
  function assemble(blocks, maxBytes) {
    const placed = /* @__PURE__ */ new Map();
    let left = maxBytes - 1;
    const queue = blocks.toSorted((a, b) => a.priority - b.priority);
    for (const [index, block] of queue.entries()) {
      const share = block.kind === "list" ? Math.floor(left / rivals(queue, index)) : left;
      const text = render(block, share - SEPARATOR.length);
      if (text === "") continue;
      placed.set(block, text);
      left -= bytes(text) + SEPARATOR.length;
    }
    const texts = blocks.map((block) => placed.get(block)).filter((text) => text !== void 0);
    return `${texts.join(SEPARATOR)}
`;
  }
  function rivals(queue, index) {
    const priority = queue[index]?.priority;
    let number = 0;
    for (let at = index; queue[at]?.priority === priority && at < queue.length; at += 1) {
      if (queue[at]?.kind === "list") number += 1;
    }
    return Math.max(1, number);
  }
  function render(block, budget) {
    return block.kind === "list" ? renderList(block, budget) : bytes(block.text) <= budget ? block.text : "";
  }
  function renderList(block, budget) {
    const frame = bytes(block.open) + bytes(block.close) + 3 * SEPARATOR.length;
    const reserve = frame + bytes(block.more(sizeOf(block.groups)));
    const texts = [];
    let left = budget - reserve;
    let dropped = 0;
    for (const [index, group] of block.groups.entries()) {
      const share = Math.floor(left / (block.groups.length - index));
      const text = renderGroup(group, block.more, share - SEPARATOR.length);
      if (text === "") dropped += sizeOf([group]);
      else texts.push(text);
      left -= text === "" ? 0 : bytes(text) + SEPARATOR.length;
    }
    if (texts.length === 0) return "";
    const more = dropped > 0 ? [block.more(dropped)] : [];
    return [block.open, ...texts, ...more, block.close].filter((text) => text !== "").join(SEPARATOR);
  }
  function renderGroup(group, more, budget) {
    const total = sizeOf([group]);
    const lines = group.head === "" ? [] : [group.head];
    let left = budget - bytes(group.head) - bytes(more(total)) - 2 * SEPARATOR.length;
    let placed = 0;
    for (const item of group.items) {
      left -= bytes(item) + 1;
      if (left < 0) break;
      lines.push(item);
      placed += 1;
    }
    if (placed === 0) return "";
    const text = lines.join("\n");
    return placed < total ? `${text}${SEPARATOR}${more(total - placed)}` : text;
  }
  function sizeOf(groups) {
    return (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(groups.map((group) => group.items.length + (group.unlisted ?? 0)));
  }
  function bytes(text) {
    return Buffer.byteLength(text, "utf8");
  }
  function tableHead(columns) {
    const rule = columns.map(([, align]) => align === "right" ? "---:" : "---");
    return `${tableRow(columns.map(([title]) => title))}
| ${rule.join(" | ")} |`;
  }
  function tableRow(cells) {
    return `| ${cells.map(_words_escape_js__WEBPACK_IMPORTED_MODULE_0__.UZ).join(" | ")} |`;
  }
  function fold(summaryHtml, state = "folded") {
    const tag = state === "open" ? "<details open>" : "<details>";
    return { open: `${tag}<summary>${summaryHtml}</summary>`, close: "</details>" };
  }
  function bare() {
    return { open: "", close: "" };
  }
  function atMost(max, items) {
    return { head: "", items: items.slice(0, max), unlisted: Math.max(0, items.length - max) };
  }
  function list(priority, frame, groups) {
    const more = (omitted) => `\u2026 and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(omitted)} more`;
    return { kind: "list", priority, ...frame, groups, more };
  }
  function provenanceLine(provenance) {
    const { runId, attempt, runUrl, workflowName, sha, commitUrl, source } = provenance;
    const commit = (0, _words_links_js__WEBPACK_IMPORTED_MODULE_2__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.D9)((0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.Ax)(sha)), commitUrl);
    const run = (0, _words_links_js__WEBPACK_IMPORTED_MODULE_2__.iQ)(`run ${runId}`, runUrl);
    const again = attempt > 1 ? ` (attempt ${attempt})` : "";
    const which = source === void 0 ? "" : ` in ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Zt)(source)}`;
    return `> Reported by ${run}${again}${which} of ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Zt)(workflowName)} for commit ${commit}. That run executed the pull request's own code, so nobody vouches for this result: rely on the required check of the run itself.`;
  }
}), 26015: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Cy: () => changesBlocks, _3: () => comparisonBlocks, cv: () => comparisonLineBlocks, nv: () => markdownSentence, qm: () => aboutBlocks });
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22333);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34789);
  var _words_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54183);
  var _words_signs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11010);
  var _sections_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54866);
  var _sections_comparison_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98334);
  var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79180);
  var _markdown_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62576);
  const LINE = -1;
  const NOTES = 3;
  function comparisonBlocks(line) {
    const notes = notesOf(line);
    return [...comparisonLineBlocks(line), ...notes.length === 0 ? [] : [{ kind: "text", priority: NOTES, text: notes.join(" ") }]];
  }
  function comparisonLineBlocks(line) {
    switch (line.kind) {
      case "absent":
        return [];
      case "unavailable": {
        const sentence = `${_words_signs_js__WEBPACK_IMPORTED_MODULE_2__.B2.idle} ${markdownSentence(line.sentence)}`;
        return [{ kind: "text", priority: LINE, text: sentence }];
      }
      case "compared":
        return [{ kind: "text", priority: LINE, text: verdictLine(line) }];
    }
  }
  function aboutBlocks(line, { lists }) {
    const luck = lists.flatMap(({ title: title2, note }) => note === void 0 ? [] : [(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.p7)(`${title2}. ${note}`)]);
    const items = [...notesOf(line), ...luck].map((sentence) => `- ${sentence}`);
    if (items.length === 0) return [];
    const title = line.kind === "compared" ? "How it was compared" : "What a comparison will show";
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(NOTES, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.AU)(`<b>${title}</b>`), [{ head: "", items }])];
  }
  function verdictLine({ outcome, sentence, base }) {
    return `${(0, _sections_comparison_line_js__WEBPACK_IMPORTED_MODULE_4__.F4)(outcome)} **${markdownSentence(sentence, base)}**`;
  }
  function notesOf(line) {
    switch (line.kind) {
      case "absent":
        return [];
      case "unavailable":
        return line.notes.map((note) => markdownSentence(note));
      case "compared":
        return line.notes.map((note) => markdownSentence(note, line.base));
    }
  }
  function markdownSentence(sentence, base) {
    return (0, _words_sentence_js__WEBPACK_IMPORTED_MODULE_7__.x7)(sentence, (name, kind) => {
      const code = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Zt)(name);
      return kind === "commit" ? (0, _words_links_js__WEBPACK_IMPORTED_MODULE_1__.iQ)(code, base?.url) : code;
    });
  }
  const WORSE = 7;
  const OTHERS = 8;
  const SHARE_OF_OTHERS = 5;
  function changesBlocks({ base, lists }, extent) {
    if (base === void 0) return [];
    return lists.map((changed) => changeBlock(changed, base, extent));
  }
  function changeBlock({ name, title, note, elsewhere = 0, tests }, base, extent) {
    if (tests.length === 0) {
      const text = `<b>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(title)}</b>. ${elsewhereWords(elsewhere, 0)}`;
      return { kind: "text", priority: OTHERS, text };
    }
    const isWorse = (0, _sections_changes_js__WEBPACK_IMPORTED_MODULE_3__.EE)(name);
    const max = Math.ceil(isWorse ? extent.maxChanges : extent.maxChanges / SHARE_OF_OTHERS);
    const columns = columnsOf(name, tests);
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.PP)([["Test", "left"], ["Model", "left"], ...columns.base ? [[`On ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Zt)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(base.branch, 40))}`, "right"]] : [], ...columns.here ? [["Here", "right"]] : [], ...columns.label ? [["Change", "left"]] : [], ...columns.why ? [["Why", "left"]] : []]);
    const about = elsewhere > 0 ? [elsewhereWords(elsewhere, tests.length)] : [];
    const notes = [...note === void 0 ? [] : [note], ...about].map(_words_escape_js__WEBPACK_IMPORTED_MODULE_0__.p7).join(" ");
    const group = { head: notes === "" ? head : `${notes}

${head}`, items: tests.slice(0, max).map((test) => changeRow(test, columns, extent)), unlisted: Math.max(0, tests.length - max) };
    const state = isWorse && tests.length <= extent.openUpTo ? "open" : "folded";
    return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(isWorse ? WORSE : OTHERS, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.AU)(`<b>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(title)}</b>`, state), [group]);
  }
  function elsewhereWords(elsewhere, left) {
    if (left === 0) return elsewhere === 1 ? "It is listed below." : "All of them are listed below.";
    return `${elsewhere} of them ${elsewhere === 1 ? "is" : "are"} listed below.`;
  }
  const SEVERAL_LABELS = ["worse", "better", "not-this-change", "differs"];
  function columnsOf(name, tests) {
    return { base: tests.some(({ base }) => base !== void 0), here: tests.some(({ here }) => here !== void 0), label: SEVERAL_LABELS.includes(name), why: (0, _sections_changes_js__WEBPACK_IMPORTED_MODULE_3__.EE)(name) };
  }
  function changeRow(test, columns, extent) {
    const { testCaseName, modelId, label, base, here, url, reason, fragment } = test;
    const why = reason === void 0 ? "\u2013" : (0, _markdown_findings_js__WEBPACK_IMPORTED_MODULE_6__.J)(reason, extent);
    const isOpened = columns.why && extent.artifactName !== void 0 && fragment !== void 0;
    const page = isOpened ? `<br><sub>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.D9)(fragment)}</sub>` : "";
    return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.jD)([`${(0, _words_links_js__WEBPACK_IMPORTED_MODULE_1__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Zt)(testCaseName), url)}${page}`, (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Zt)(modelId), ...columns.base ? [passedText(base)] : [], ...columns.here ? [passedText(here)] : [], ...columns.label ? [label] : [], ...columns.why ? [why] : []]);
  }
  function passedText(side) {
    return side === void 0 ? "\u2013" : `${side.passed} of ${side.runs}`;
  }
}), 62576: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { J: () => reasonCell, Y: () => findingBlocks });
  var _words_reused_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22114);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22333);
  var _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80321);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60142);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34789);
  var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79180);
  var _digest_scores_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5004);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43957);
  function findingBlocks({ failed, errored, tolerated, noun, allowed, isRest = false }, extent) {
    const within = allowed ? ", within what the gates allow" : "";
    const failedTitle = `<b>${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(failed.length, `${isRest ? "more " : ""}failing ${noun}`)}</b>${within}`;
    const erroredTitle = `<b>${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(errored.length, `errored ${noun}`)}</b>: the provider failed, not the test`;
    const toleratedTitle = `<b>${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(tolerated.length, noun)} passed with failed runs</b>, within <code>minPasses</code>`;
    return [...findingList(failedTitle, failed, extent), ...findingList(toleratedTitle, tolerated, extent), ...findingList(erroredTitle, errored, extent)];
  }
  const MAX_TITLE_CODES = 4;
  const LARGEST = 9;
  function findingList(title, findings, extent) {
    if (findings.length === 0) return [];
    const groups = (0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__.cL)(findings);
    const codes = groups.slice(0, MAX_TITLE_CODES).map(({ code, findings: members }) => `<code>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(code, 40))}</code> ${members.length}`);
    const more = groups.length > MAX_TITLE_CODES ? ", \u2026" : "";
    const state = findings.length <= extent.openUpTo ? "open" : "folded";
    const frame = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.AU)(`${title} (${codes.join(", ")}${more})`, state);
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(LARGEST, frame, findingTables(groups, extent))];
  }
  function findingTables(groups, extent) {
    let left = extent.maxFindings;
    return groups.map(({ code, findings }, index) => {
      const rows = rowsOf(findings);
      const shown = rows.slice(0, Math.ceil(left / (groups.length - index)));
      left -= shown.length;
      return { head: `**${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(code)}** (${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(findings.length)})

${FINDING_HEAD}`, items: shown.map((row) => findingRow(row, extent)), unlisted: findings.length - (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_7__.cz)(shown.map((row) => row.length)) };
    });
  }
  function rowsOf(findings) {
    const isErrored = findings.every(({ result }) => result.status === "errored");
    return isErrored ? (0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__.H9)(findings) : findings.map((finding) => [finding]);
  }
  const MOST_NAMED = 8;
  function othersText(others) {
    if (others.length === 0) return "";
    const names = [...new Set(others.map(({ result }) => result.testCaseName))];
    const named = names.slice(0, MOST_NAMED).map((name) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(name, 60)));
    const more = names.length > named.length ? ", \u2026" : "";
    return `<br>and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(others.length)} more: ${named.join(", ")}${more}`;
  }
  const FINDING_HEAD = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.PP)([["Test", "left"], ["Model", "left"], ["Failed runs", "right"], ["Why", "left"]]);
  function findingRow([finding, ...others], extent) {
    const { result, checks } = finding;
    const all = [finding, ...others];
    const failedRuns = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_7__.cz)(all.map((it) => it.failedRuns));
    const askedRuns = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_7__.cz)(all.map((it) => it.askedRuns));
    const models = new Set(all.map((it) => it.result.modelId));
    const page = extent.artifactName === void 0 ? "" : `<br><sub>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)(finding.fragment)}</sub>`;
    const moreChecks = checks.length > 1 ? `<br>and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(checks.length - 1, "more check")}` : "";
    return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.jD)([`${testLink(finding)}${page}${othersText(others)}`, models.size === 1 ? (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(result.modelId) : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(models.size, "model"), `${failedRuns} of ${askedRuns}${reusedMark(finding)}`, `${checkText(checks[0], extent)}${moreChecks}`]);
  }
  function reusedMark({ result: { reused }, reusedUrl }) {
    return reused === void 0 ? "" : `<br><sub>reused from ${(0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)((0, _words_reused_js__WEBPACK_IMPORTED_MODULE_0__.d)(reused)), reusedUrl)}</sub>`;
  }
  function reasonCell(check, extent) {
    return `${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(check.failureCode)} ${checkText(check, extent)}`;
  }
  function checkText(check, extent) {
    const scored = check.score === void 0 ? "" : ` (${(0, _digest_scores_js__WEBPACK_IMPORTED_MODULE_6__.gu)(check.score)})`;
    const parts = [`${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(check.label)}${scored}`];
    if (check.message !== "") parts.push((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(check.message, extent.reason)));
    if (extent.quotes && check.reasoning !== void 0) parts.push(`Judge: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(check.reasoning, extent.reason))}`);
    if (extent.quotes && check.console !== void 0) parts.push(`Console: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(check.console.join("\n"), extent.reason))}`);
    return [...parts, ...lineWords(check, extent)].join("<br>");
  }
  function lineWords({ lines }, extent) {
    return lines.map((line) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(line, extent.reason)));
  }
  function testLink({ result, url }) {
    return (0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(result.testCaseName), url);
  }
}), 79746: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Hw: () => scoresBlock, Lz: () => runStateBlocks, Sb: () => failureCodesBlock, _8: () => modelsBlock, jO: () => judgesBlocks, jz: () => reliabilityBlocks, m: () => caveatsBlocks, nH: () => MARKDOWN_SECTIONS, oM: () => OPEN_TABLE, wC: () => problemsBlock, x0: () => extremesBlock, xB: () => noticesBlock, z1: () => gatesBlocks });
  var _words_diff_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35903);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22333);
  var _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80321);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60142);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34789);
  var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79180);
  var _markdown_comparison_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26015);
  var _markdown_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62576);
  var _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5630);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1614);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78058);
  var _digest_scores_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5004);
  var _sections_gate_rows_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(66696);
  var _sections_run_state_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44606);
  var _sections_savings_note_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13085);
  var _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(91485);
  const MAX_LISTED_NAMES = 10;
  const MAX_NOTICE = 500;
  function runStateBlocks(report) {
    const lines = (0, _sections_run_state_js__WEBPACK_IMPORTED_MODULE_13__.W)(report);
    if (lines.length === 0) return [];
    const sha = (0, _sections_savings_note_js__WEBPACK_IMPORTED_MODULE_14__.o)(report);
    const url = sha === void 0 ? void 0 : (0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.xw)(report.run, sha);
    const text = lines.map((line) => `> ${lineWithCommit(line, sha, url)}`).join("\n>\n");
    return [{ kind: "text", priority: -2, text }];
  }
  function lineWithCommit(line, sha, url) {
    const mark = "from the base branch (";
    const [before = "", ...after] = line.split(`${mark}${sha === void 0 ? "" : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.Ax)(sha)}`);
    if (sha === void 0 || url === void 0 || after.length !== 1) return (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.p7)(line);
    const commit = (0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)((0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.Ax)(sha)), url);
    const rest = after.join("");
    const space = rest.startsWith(" ") ? " " : "";
    return `${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.p7)(`${before}${mark}`)}${commit}${space}${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.p7)(rest.trimStart())}`;
  }
  const MARKDOWN_SECTIONS = { comparison: _markdown_comparison_js__WEBPACK_IMPORTED_MODULE_6__._3, gates: (gates) => gatesBlocks(gates, OPEN_TABLE), failingTests: _markdown_findings_js__WEBPACK_IMPORTED_MODULE_7__.Y, changes: _markdown_comparison_js__WEBPACK_IMPORTED_MODULE_6__.Cy, judges: judgesBlocks, reliability: reliabilityBlocks, caveats: caveatsBlocks };
  const OPEN_TABLE = { frame: (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.$B)(), priority: 0 };
  function gatesBlocks(gates, { frame, priority }) {
    const compared = gates.some(({ base }) => base !== void 0);
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.PP)([["Gate", "left"], ["Actual", "right"], ...compared ? [["Base", "right"]] : [], ["Threshold", "right"], ["Margin", "right"], ["Verdict", "left"]]);
    const items = gates.map(({ title, actual, base, threshold, margin, sign, note }) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.jD)([(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.p7)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(title, 60)), actual, ...compared ? [base ?? "\u2013"] : [], threshold, margin, `${(0, _sections_gate_rows_js__WEBPACK_IMPORTED_MODULE_12__.M)(sign)}${note === void 0 ? "" : `<br><sub>${note}</sub>`}`]));
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(priority, frame, [{ head, items }])];
  }
  function failureCodesBlock(suite) {
    const codes = (0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__.G0)(suite);
    const most = codes[0]?.[1] ?? 0;
    if (most === 0) return [];
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.PP)([["Failure code", "left"], ["Results", "right"], ["", "left"]]);
    const items = codes.map(([code, results]) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.jD)([(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(code), (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(results), (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.M0)(results / most).replaceAll("\u2591", "")]));
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(2, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.$B)(), [{ head, items }])];
  }
  function modelsBlock(suite, folded) {
    const rows = (0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_8__.wA)(suite);
    if (rows.length === 0) return [];
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.PP)([["Model", "left"], ["Pass rate", "left"], ["Passed", "right"], ["Judge average", "right"], ["Mean latency", "right"], ["Cost", "right"]]);
    const frame = folded === "folded" ? (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.AU)(`<b>${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(rows.length, "model")}</b> compared`) : (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.$B)();
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(5, frame, [{ head, items: rows.map((row) => modelRow(row, `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_9__.cN)(suite)}s`)) }])];
  }
  function modelRow(row, noun) {
    return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.jD)([(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(row.modelId), `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.M0)(row.passRate.value)} ${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_10__.cf)(row.passRate, noun)}`, `${row.passed} of ${row.total}${(0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_8__.wb)(row)}`, row.judgeAverage === void 0 ? "\u2013" : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.fN)(row.judgeAverage), (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.p0)(row.latencyMs), (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.dR)(row.costUsd)]);
  }
  function reliabilityBlocks(rows, { openUpTo }) {
    const [first, ...others] = rows;
    if (first === void 0) return [];
    const tries = (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_15__.PL)(rows);
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.PP)([["Model", "left"], ...tries.map((it) => [`Right ${(0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_15__.NJ)(it)}`, "right"])]);
    const items = rows.map((row) => {
      const points = tries.map((it) => (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_15__.sd)(row, it));
      return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.jD)([(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(row.modelId), ...points.map((point) => point === void 0 ? "\u2013" : (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_15__.EK)(point))]);
    });
    const title = others.length > 0 ? `${rows.length} models, several times running` : (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_15__.Qh)(first);
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(5, openUpTo > 0 ? (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.$B)() : (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.AU)(`<b>${title}</b>`), [{ head, items }])];
  }
  const EXTREMES = 5;
  function extremesBlock(report, suite) {
    if (suite.results.length <= EXTREMES) return [];
    const row = (result, value) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.jD)([(0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(result.testCaseName), (0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.Hx)(report.run, result.location)), (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(result.modelId), value]);
    const head = (title) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.PP)([[title, "left"], ["Model", "left"], ["", "right"]]);
    const slowest = (0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_8__.BR)(suite, (result) => result.latencyAvgMs, EXTREMES);
    const mostExpensive = (0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_8__.BR)(suite, (result) => result.totalCostUsd, EXTREMES);
    const groups = [{ head: head("Slowest"), items: slowest.map((it) => row(it, (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.p0)(it.latencyAvgMs))) }, { head: head("Most expensive"), items: mostExpensive.map((it) => row(it, (0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.dR)(it.totalCostUsd))) }].filter((group) => group.items.length > 0);
    return groups.length === 0 ? [] : [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(7, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.AU)("<b>Slowest and most expensive</b>"), groups)];
  }
  function scoresBlock(suite) {
    const words = (0, _digest_scores_js__WEBPACK_IMPORTED_MODULE_11__.r8)(suite);
    return words === void 0 ? [] : [{ kind: "text", priority: 4, text: `**Scores:** ${words}` }];
  }
  function caveatsBlocks(caveats) {
    if (caveats.length === 0) return [];
    const lines = caveats.map(({ icon, words, tests, details, urls }) => {
      const names = [tests, details].filter((it) => it.length > 0).map((it) => namesOf(it, urls));
      return [`- ${icon} ${words}`, ...names].join(": ");
    });
    return [{ kind: "text", priority: 2, text: lines.join("\n") }];
  }
  const MAX_WRONG_LABELS = 20;
  function judgesBlocks(judges) {
    if (judges.length === 0) return [];
    const lines = judges.map(({ icon, criteria, judgeModel, rates, verdict }) => `- ${icon} Judge of ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(criteria)}${judgeModel === void 0 ? "" : ` (${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(judgeModel)})`}: ${rates}: **${verdict}**`);
    const notes = judges.flatMap(({ criteria, notes: own }) => own.map((note) => `- ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(criteria)}: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.p7)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(note, MAX_NOTICE))}`));
    const wrong = judges.flatMap(({ criteria, wrong: labels, moreWrong }) => [...labels.map(({ place, url, words }) => `- ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(criteria)}: ${(0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(place, 200)), url)} is ${words}`), ...moreWrong === 0 ? [] : [`- ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(criteria)}: and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(moreWrong)} more`]]);
    const details = [...wrong.slice(0, MAX_WRONG_LABELS), ...notes];
    const left = Math.max(0, wrong.length - MAX_WRONG_LABELS);
    const title = wrong.length === 0 ? "What else is known of the judges" : `<b>${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(wrong.length, "label")}</b> on which a judge is wrong, and what else is known of it`;
    return [{ kind: "text", priority: 1, text: lines.join("\n") }, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(6, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.AU)(title), [{ head: "", items: details, unlisted: left }])];
  }
  function namesOf(all, urls) {
    const shown = all.slice(0, MAX_LISTED_NAMES).map((name) => (0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(name), urls?.get(name))).join(", ");
    return all.length > MAX_LISTED_NAMES ? `${shown} and ${all.length - MAX_LISTED_NAMES} more` : shown;
  }
  function problemsBlock(report, maxItems) {
    if (report.problems.length === 0) return [];
    const items = report.problems.map((problem) => {
      const { location, path, message, hint } = problem;
      const place = location === void 0 ? void 0 : (0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(`${location.file}:${location.line}:${location.column}`, 200)), (0, _words_links_js__WEBPACK_IMPORTED_MODULE_4__.Hx)(report.run, location));
      const parts = [place, path === void 0 || path === "" ? void 0 : (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Zt)(path), (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.p7)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(sentences(message, hint), MAX_NOTICE))];
      return `- ${parts.filter((part) => part !== void 0).join(" ")}${(0, _words_diff_lines_js__WEBPACK_IMPORTED_MODULE_0__.ZD)(problem)}`;
    });
    const open = `**${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(items.length, "problem")}**`;
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(1, { open, close: "" }, [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.Tu)(maxItems, items)])];
  }
  function sentences(message, hint) {
    if (hint === void 0) return message;
    return `${message}${/[.!?]$/u.test(message) ? "" : "."} ${hint}`;
  }
  function noticesBlock(notices, maxItems) {
    if (notices.length === 0) return [];
    const items = notices.map((notice) => `- ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.p7)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(notice, MAX_NOTICE))}`);
    const frame = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.AU)(`<b>${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_3__.LS)(notices.length, "notice")}</b>`);
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.p_)(6, items.length > 2 ? frame : (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.$B)(), [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_5__.Tu)(maxItems, items)])];
  }
}), 30019: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $d: () => sizeOf, Cl: () => READ_LIMITS, WW: () => refusalWords, hz: () => OwnReportRefused, k$: () => FOREIGN_LIMITS, lG: () => PART_LIMITS, tL: () => readReport });
  var _basics_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88277);
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43117);
  var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47060);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16670);
  const READ_LIMITS = { maxBytes: 64 * 1024 * 1024, maxDepth: 256, maxValues: 4e6 };
  const PART_LIMITS = { ...READ_LIMITS, maxBytes: 400 * 1024 * 1024, maxValues: 25e6 };
  const FOREIGN_LIMITS = { ...READ_LIMITS, maxValues: 2e6 };
  const MAX_QUOTE = 200;
  async function readReport(bytes, limits = READ_LIMITS) {
    const { maxBytes, maxDepth, maxValues } = limits;
    if (bytes.byteLength > maxBytes) {
      return refused({ reason: "too-large", bytes: bytes.byteLength, maxBytes });
    }
    const { depth, values } = sizeOf(bytes, limits);
    if (depth > maxDepth) return refused({ reason: "too-deep", maxDepth }, isOwn(bytes));
    if (values > maxValues) return refused({ reason: "too-many-values", maxValues });
    const parsed = parseJson(bytes);
    if (parsed.kind === "fault") return refused({ reason: "not-json", message: parsed.message });
    const { value } = parsed;
    const version = versionOf(value);
    if (version !== _report_js__WEBPACK_IMPORTED_MODULE_3__.A) return refused({ reason: "wrong-version", version });
    const { validate } = await loadValidator();
    if (validate(value)) return { kind: "report", report: value };
    const [fault] = validate.errors ?? [];
    return refused({ reason: "invalid", path: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(fault?.instancePath ?? "", MAX_QUOTE), message: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(fault?.message ?? "does not fit the schema", MAX_QUOTE) }, isOwn(bytes));
  }
  function refusalWords(refusal) {
    switch (refusal.reason) {
      case "too-large":
        return `it has ${refusal.bytes} bytes, and ${refusal.maxBytes} are read at most`;
      case "not-json":
        return `it is not JSON: ${refusal.message}`;
      case "too-deep":
        return `it nests values more than ${refusal.maxDepth} deep`;
      case "too-many-values":
        return `it has more than ${refusal.maxValues} values`;
      case "wrong-version":
        return refusal.version === void 0 ? "it is not a report: it states no version" : `it is of version ${refusal.version}, and this action reads version ${_report_js__WEBPACK_IMPORTED_MODULE_3__.A}`;
      case "invalid":
        return `it does not fit the published schema: ${refusal.path} ${refusal.message}`;
    }
  }
  class OwnReportRefused extends Error {
    constructor(place, refusal) {
      super(`the report ${place} says that this version of the action (${_version_js__WEBPACK_IMPORTED_MODULE_1__.Y}) wrote it, and it cannot be read: ${refusalWords(refusal)}`);
      this.name = "OwnReportRefused";
    }
  }
  function refused(refusal, isOwnReport = false) {
    return { kind: "refused", refusal, isOwn: isOwnReport };
  }
  const HEAD_BYTES = 4096;
  const TOOL = /"tool":\s*\{\s*"name":\s*("(?:[^"\\]|\\.)*"),\s*"version":\s*("(?:[^"\\]|\\.)*")/;
  function isOwn(bytes) {
    const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("utf8");
    const [, name, version] = TOOL.exec(head) ?? [];
    return name === JSON.stringify(_version_js__WEBPACK_IMPORTED_MODULE_1__.p) && version === JSON.stringify(_version_js__WEBPACK_IMPORTED_MODULE_1__.Y);
  }
  async function loadValidator() {
    return __webpack_require__.e(2873).then(__webpack_require__.t.bind(__webpack_require__, 22873, 19));
  }
  function parseJson(bytes) {
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return { kind: "value", value: JSON.parse(text) };
    } catch (error) {
      return { kind: "fault", message: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__.xC)(error), MAX_QUOTE) };
    }
  }
  function versionOf(value) {
    if (!(0, _basics_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(value) || !Object.hasOwn(value, "version")) return void 0;
    const { version } = value;
    return typeof version === "string" || typeof version === "number" ? (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(String(version), 20) : void 0;
  }
  const SHORT_STRING = 64;
  const SPACE = 32;
  const QUOTE = 34;
  const BACKSLASH = 92;
  const OPEN_ARRAY = 91;
  const CLOSE_ARRAY = 93;
  const OPEN_OBJECT = 123;
  const CLOSE_OBJECT = 125;
  const COMMA = 44;
  const UNBOUNDED = { maxDepth: Infinity, maxValues: Infinity };
  function sizeOf(bytes, { maxDepth, maxValues } = UNBOUNDED) {
    let depth = 0;
    let deepest = 0;
    let values = 1;
    for (let index = 0; index < bytes.length; index += 1) {
      let byte = bytes[index] ?? 0;
      while (byte === SPACE) byte = bytes[index += 1] ?? 0;
      if (byte === QUOTE) index = endOfString(bytes, index);
      else if (byte === COMMA) values += 1;
      else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
      else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
        depth += 1;
        values += 1;
        deepest = Math.max(deepest, depth);
        if (depth > maxDepth || values > maxValues) break;
      }
    }
    return { depth: deepest, values };
  }
  function endOfString(bytes, start) {
    const near = Math.min(bytes.length, start + SHORT_STRING);
    for (let index = start + 1; index < near; index += 1) {
      const byte = bytes[index];
      if (byte === QUOTE) return index;
      if (byte === BACKSLASH) index += 1;
    }
    return endOfLongString(bytes, start);
  }
  function endOfLongString(bytes, start) {
    let end = bytes.indexOf(QUOTE, start + 1);
    while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1);
    return end === -1 ? bytes.length : end;
  }
  function isEscaped(bytes, index) {
    let backslashes = 0;
    while (bytes[index - 1 - backslashes] === BACKSLASH) backslashes += 1;
    return backslashes % 2 === 1;
  }
}), 16670: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { A: () => REPORT_VERSION });
  const REPORT_VERSION = "2";
}), 63105: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { I8: () => savedInAll, p2: () => savingsOf, x0: () => isReused });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43957);
  const NOTHING = { runs: 0, calls: 0, costUsd: 0, durationMs: 0 };
  function savingsOf(suites) {
    const reused = addUp(suites.map(reusedBy));
    const notRun = addUp(suites.map(notRunBy));
    const repeats = addUp(suites.map(repeatsBy));
    const surplus = suites.flatMap((suite) => suite.surplus ?? []);
    if (reused.runs + notRun.runs + repeats.runs + surplus.length === 0) return void 0;
    const results = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(suites.map((suite) => suite.results.filter(isReused).length));
    return { reused: { results, ...reused }, notRun, repeats, askedTooMuch: { runs: surplus.length, calls: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(surplus.map(({ callCount }) => callCount)), costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(surplus.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)) } };
  }
  function savedInAll({ reused, notRun, repeats }) {
    return addUp([reused, notRun, repeats]);
  }
  function isReused({ reused }) {
    return reused !== void 0;
  }
  function reusedBy({ results, concurrency }) {
    return amount(results.filter(isReused).flatMap(({ runs }) => runs), concurrency);
  }
  function notRunBy({ results, concurrency }) {
    const typical = asked(results.flatMap(({ runs }) => runs));
    return addUp(results.map(({ runs }) => {
      const missing = runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls);
      const own = asked(runs);
      const whole = times(missing.length, amount(own.length > 0 ? own : typical, concurrency));
      return lessBy(whole, amount(missing, concurrency));
    }));
  }
  function lessBy(whole, spent) {
    return { runs: whole.runs, calls: Math.max(0, whole.calls - spent.calls), costUsd: Math.max(0, whole.costUsd - spent.costUsd), durationMs: Math.max(0, whole.durationMs - spent.durationMs) };
  }
  function repeatsBy({ results, concurrency, repeatsLeftOut = 0 }) {
    return times(repeatsLeftOut, amount(asked(results.flatMap(({ runs }) => runs)), concurrency));
  }
  function asked(runs) {
    return runs.filter((run) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls)(run) && (run.callCount > 0 || run.latencyMs > 0));
  }
  function amount(runs, concurrency) {
    return { runs: runs.length, calls: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(runs.map(({ callCount }) => callCount)), costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(runs.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)), durationMs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(runs.map(({ latencyMs }) => latencyMs)) / concurrency };
  }
  function times(runs, all) {
    if (runs === 0) return NOTHING;
    const each = all.runs === 0 ? 0 : runs / all.runs;
    return { runs, calls: Math.round(all.calls * each), costUsd: all.costUsd * each, durationMs: all.durationMs * each };
  }
  function addUp(all) {
    return { runs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(all.map(({ runs }) => runs)), calls: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(all.map(({ calls }) => calls)), costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(all.map(({ costUsd }) => costUsd)), durationMs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(all.map(({ durationMs }) => durationMs)) };
  }
}), 72344: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { b: () => baseOf });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60142);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34789);
  function baseOf(report) {
    if (report.comparison?.kind !== "compared") return void 0;
    const { base } = report.comparison;
    return { branch: base.branch, commit: base.sha === void 0 ? void 0 : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(base.sha), age: (0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.KN)(Date.parse(report.run.finishedAt) - Date.parse(base.finishedAt)), url: commitPage(report, base) };
  }
  function commitPage({ run }, { source, sha }) {
    return source === "artifact" && sha !== void 0 ? (0, _words_links_js__WEBPACK_IMPORTED_MODULE_1__.xw)(run, sha) : void 0;
  }
}), 42899: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { P: () => caveatLine, V: () => caveatsOf });
  var providers = __webpack_require__(21324);
  var replied_models = __webpack_require__(2521);
  ;
  function fallbacksOf(suite) {
    const replied = (0, replied_models.Q)(suite);
    return suite.models.flatMap(({ id: id2, provider, model }) => {
      if ((0, providers.nb)(provider).answersFrom === "program") return [];
      const answered = (replied.get(id2) ?? []).filter((name) => !isSameModel(model, name));
      return answered.length === 0 ? [] : [{ modelId: id2, asked: model, answered }];
    });
  }
  const VERSION = /^[-@](?:\d{3,8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2})(?:-(?:preview|exp))?$/;
  function isSameModel(asked, answered) {
    const [one2, other] = [plainName(asked), plainName(answered)];
    if (one2 === other) return true;
    const [short, long] = one2.length < other.length ? [one2, other] : [other, one2];
    return long.startsWith(short) && VERSION.test(long.slice(short.length));
  }
  function plainName(name) {
    const last = name.slice(name.lastIndexOf("/") + 1);
    return last.toLowerCase().replace(/:(?:latest|free)$/, "").replace(/-latest$/, "").replaceAll(".", "-");
  }
  var links = __webpack_require__(34789);
  var format = __webpack_require__(60142);
  var signs = __webpack_require__(11010);
  var judge_lines = __webpack_require__(4118);
  var numbers = __webpack_require__(43957);
  ;
  const MAX_DETAILS = 10;
  function caveatLine({ words, details }) {
    const more = details.length - MAX_DETAILS;
    const shown = details.slice(0, MAX_DETAILS);
    const rest = more > 0 ? [`and ${more} more`] : [];
    return details.length === 0 ? words : `${words}: ${[...shown, ...rest].join("; ")}`;
  }
  function caveatsOf(suite, run) {
    return [...unboundAnswers(suite), ...ownRecordings(suite, run), ...untrusted(suite), ...assertingNothing(suite), ...truncatedAnswers(suite), ...sameAnswers(suite), ...fallbacks(suite), ...traces(suite), ...thoughts(suite)];
  }
  function unboundAnswers({ results }) {
    const isAffected = (run) => run.unboundAnswers !== void 0;
    const answers = results.flatMap(allRuns).reduce((total, { unboundAnswers: count = 0 }) => total + count, 0);
    if (answers === 0) return [];
    const subject = (0, format.LS)(answers, "stored answer is", "stored answers are");
    return caveat("unbound", `${subject} not bound to the question (recorded without a hash)`, { tests: testNames(results.filter((result) => allRuns(result).some(isAffected))) });
  }
  function ownRecordings({ ownRecordings: files = [] }, run) {
    if (files.length === 0) return [];
    const subject = (0, format.LS)(files.length, "recording", "recordings");
    const words = `this pull request itself adds or changes ${subject}: these answers are its author's word`;
    const urls = files.flatMap((file) => {
      const url = run && (0, links.Hx)(run, { file, line: 1, column: 1 });
      return url === void 0 ? [] : [[file, url]];
    });
    return caveat("own-recordings", words, { details: files, urls: new Map(urls) });
  }
  function untrusted(suite) {
    return (0, judge_lines.x_)(suite).flatMap(({ criteria, judgeModel }) => {
      const tests = testNames(suite.results.filter((result) => allRuns(result).some((run) => isJudgedBy(run, criteria))));
      return caveat("untrusted-judge", "scores rest on a judge that is not trusted", { tests, details: [`${criteria} (${judgeModel})`] });
    });
  }
  function isJudgedBy({ assertions }, criteria) {
    return assertions.some(({ metadata }) => metadata?.["criteria"] === criteria);
  }
  function assertingNothing({ results }) {
    const tests = testNames(results.filter((it) => it.assertsNothing));
    if (tests.length === 0) return [];
    const subject = (0, format.LS)(tests.length, "test asserts", "tests assert");
    return caveat("asserts-nothing", `${subject} nothing, so no answer can fail`, { tests });
  }
  function truncatedAnswers({ results, totals }) {
    if (totals.truncated === 0) return [];
    const subject = (0, format.LS)(totals.truncated, "answer was", "answers were");
    const tests = testNames(results.filter((it) => it.runs.some((run) => run.truncated)));
    return caveat("truncated", `${subject} cut at maxTokens`, { tests });
  }
  function sameAnswers({ results }) {
    const repeated = results.filter((result) => repetitionsIn(result) > 0);
    const count = (0, numbers.cz)(repeated.map((result) => repetitionsIn(result)));
    if (count === 0) return [];
    const subject = (0, format.LS)(count, "repeat got", "repeats got");
    const words = `${subject} the same reply as an earlier one, by its id: a cache answers, and each reply counts once in rates of runs and in the comparison`;
    return caveat("same-answer", words, { tests: testNames(repeated) });
  }
  function repetitionsIn(result) {
    const ids2 = allRuns(result).flatMap(({ sampleId }) => sampleId ?? []);
    return ids2.length - new Set(ids2).size;
  }
  function fallbacks(suite) {
    const found = fallbacksOf(suite);
    if (found.length === 0) return [];
    const details = found.map(({ modelId, asked, answered }) => `${modelId}: asked for ${asked}, answered by ${answered.join(", ")}`);
    return caveat("fallback", "replies name another model than was asked for", { details });
  }
  const TRACE_GAPS = [["exports that were refused (too large, cut off, or not OTLP), or more spans than are kept", ({ refusedExports, droppedSpans }) => refusedExports + droppedSpans > 0], ["no span of a convention that is known (docs/agents.md), so no tool call, token or cost was read", ({ understoodSpans, otherSpans }) => understoodSpans === 0 && otherSpans > 0], ["tool calls without their arguments, which instrumentations record on request only", ({ callsWithoutArguments }) => callsWithoutArguments > 0]];
  function traces({ results }) {
    return TRACE_GAPS.flatMap(([words, isIn]) => {
      const affected = ({ trace }) => trace !== void 0 && isIn(trace);
      const count = results.flatMap(allRuns).filter(affected).length;
      if (count === 0) return [];
      return caveat("traces", `the traces of ${(0, format.LS)(count, "run")} have ${words}`, { tests: testNames(results.filter((result) => allRuns(result).some(affected))) });
    });
  }
  function thoughts({ results }) {
    const count = results.flatMap(({ runs }) => runs).filter(hasThoughts).length;
    if (count === 0) return [];
    const subject = (0, format.LS)(count, "run has", "runs have");
    const words = `${subject} thoughts of the model, which are shown and not judged`;
    return [{ ...one("thoughts", words), icon: signs.B2.idle }];
  }
  function hasThoughts({ thoughtCharacters }) {
    return thoughtCharacters !== void 0 && thoughtCharacters > 0;
  }
  function allRuns({ runs, extraRuns = [] }) {
    return [...runs, ...extraRuns];
  }
  function one(kind, words) {
    return { kind, icon: signs.B2.look, words, tests: [], details: [] };
  }
  function caveat(kind, words, about) {
    return [{ ...one(kind, words), ...about }];
  }
  function testNames(results) {
    return [...new Set(results.map((result) => result.testCaseName))];
  }
}), 54866: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { C2: () => changeOf, EE: () => isAlarming, Jx: () => passedHere, fs: () => changesOf, mF: () => changeWords });
  var _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69908);
  var _comparison_measured_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(677);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80321);
  var _savings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63105);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1614);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34789);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43957);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60142);
  var _base_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72344);
  const WORDS = { regressed: "regressed", "probably-regressed": "probably regressed", "fails-every-time": "fails now, every time", "failing-now": "failing now", improved: "improved", "passes-every-time": "passes now, every time", "passing-now": "passing now", "flaky-on-both": "flaky as before", unchanged: "unchanged", "not-compared": "not compared" };
  const WORST_FIRST = ["fails-every-time", "regressed", "probably-regressed", "failing-now", "passes-every-time", "improved", "passing-now"];
  function changeOf(comparison) {
    if (comparison === void 0) return void 0;
    const { kind, label } = comparison;
    switch (kind) {
      case "new":
        return "new";
      case "checks-changed":
        return "checks";
      case "changed":
      case "unchanged-request":
        break;
    }
    switch (label) {
      case "fails-every-time":
        return kind === "changed" ? "fails-now" : "not-this-change";
      case "passes-every-time":
        return kind === "changed" ? "passes-now" : "not-this-change";
      case "regressed":
      case "probably-regressed":
        return kind === "changed" ? "worse" : "not-this-change";
      case "improved":
        return kind === "changed" ? "better" : "not-this-change";
      case "failing-now":
      case "passing-now":
        return kind === "changed" ? "differs" : "not-this-change";
      case "flaky-on-both":
        return "flaky";
      case "unchanged":
      case "not-compared":
      case void 0:
        return void 0;
    }
  }
  function changeWords({ comparison, status, minPasses }) {
    switch (changeOf(comparison)) {
      case void 0:
      case "removed":
        return void 0;
      case "new":
        return "new";
      case "checks":
        return "checks changed";
      case "fails-now":
      case "passes-now":
      case "differs":
      case "worse":
      case "better":
      case "flaky":
      case "not-this-change":
        break;
    }
    const label = comparison?.label ?? "unchanged";
    const isTolerated = label === "failing-now" && status === "passed" && minPasses !== void 0;
    return isTolerated ? "failing at times now" : WORDS[label];
  }
  function changesOf(report, suite) {
    const base = (0, _base_name_js__WEBPACK_IMPORTED_MODULE_7__.b)(report);
    const { comparison } = suite;
    if (base === void 0 || comparison === void 0) return { base: void 0, lists: [] };
    const noun = (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.cN)(suite);
    const named = (name) => suite.results.filter((result) => changeOf(result.comparison) === name).toSorted((a, b) => rank(a) - rank(b)).map((result) => changedTest(report, suite, result));
    const removed = comparison.removed.map(({ testCaseName, modelId, passed, runs }) => ({ testCaseName, modelId, label: "removed", base: runs === 0 ? void 0 : { passed, runs } }));
    const { byChance } = comparison;
    const other = named("not-this-change");
    const lists = [{ ...counted("fails-now", named("fails-now"), everyTime("fail", noun)), note: _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.Ny }, { ...counted("worse", named("worse"), (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} got worse`), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.worse) }, { ...counted("passes-now", named("passes-now"), everyTime("pass", noun)), note: _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.Ny }, { ...counted("better", named("better"), (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} got better`), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.better) }, { name: "not-this-change", title: `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(other.length, noun)} ${other.length === 1 ? "differs" : "differ"}, but not because of this change`, note: "Asked the same on both sides, so it is chance or the model itself.", tests: other }, { ...counted("differs", named("differs"), flakyTitle(noun)), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.differ) }, counted("flaky", named("flaky"), (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} flaky as before`), counted("checks", named("checks"), (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} with changed checks`), counted("new", named("new"), (count) => (0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, `new ${noun}`)), counted("removed", removed, (count) => (0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, `removed ${noun}`))];
    return { base, lists: lists.filter(({ tests }) => tests.length > 0) };
  }
  function everyTime(verb, noun) {
    const one = verb === "fail" ? "fails" : "passes";
    return (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} ${count === 1 ? one : verb} now, every time`;
  }
  function flakyTitle(noun) {
    return (count) => `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} ${count === 1 ? "differs" : "differ"}, as flaky tests do`;
  }
  function isAlarming(name) {
    return name === "fails-now" || name === "worse";
  }
  function counted(name, tests, title) {
    return { name, title: title(tests.length), tests };
  }
  function rank({ comparison }) {
    const label = comparison?.label;
    return label === void 0 ? 0 : WORST_FIRST.indexOf(label);
  }
  function passedHere(result) {
    const outcomes = (0, _savings_js__WEBPACK_IMPORTED_MODULE_3__.x0)(result) ? result.runs.map((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.GT)(run) ? 1 : 0) : (0, _comparison_measured_js__WEBPACK_IMPORTED_MODULE_8__.xP)(result).outcomes;
    return { passed: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_9__.cz)(outcomes), runs: outcomes.length };
  }
  function reasonOf(result) {
    const mayBeSilent = result.status === "passed" && !result.runs.some(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.WN);
    return mayBeSilent ? void 0 : (0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__.hD)(result).checks[0];
  }
  function changedTest(report, suite, result) {
    const { testCaseName, modelId, comparison, location } = result;
    const base = comparison?.base;
    return { testCaseName, modelId, label: changeWords(result) ?? "", base: base === void 0 ? void 0 : { passed: base.passed, runs: base.runs }, here: passedHere(result), reason: result.runs.every(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.GT) ? void 0 : reasonOf(result), url: (0, _words_links_js__WEBPACK_IMPORTED_MODULE_5__.Hx)(report.run, location), fragment: (0, _words_links_js__WEBPACK_IMPORTED_MODULE_5__.TV)(report, suite, result) };
  }
}), 98334: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { eU: () => comparisonCell, F4: () => comparisonIcon, iF: () => comparisonLine, eo: () => saysRates });
  var comparison_sentences = __webpack_require__(69908);
  var format = __webpack_require__(60142);
  var words_sentence = __webpack_require__(54183);
  ;
  function judgeShiftSentences(shifts, base) {
    return shifts.flatMap((shift) => {
      const { judgeModel, changed, compared, differ, lower, baseMean, headMean } = shift;
      const judge = (0, words_sentence.ci)([judgeModel]);
      const versions = versionWords(shift);
      if (!changed && versions.length === 0) return [];
      const otherwise = `${differ} of ${(0, format.LS)(compared, "labelled answer")}`;
      const branch = { kind: "branch", name: base.branch };
      const said = changed ? [(0, words_sentence.Qq)("The judge "), ...judge, (0, words_sentence.Qq)(` itself has changed: it gives ${otherwise} another score than on `), branch, (0, words_sentence.Qq)(` (${lower} lower, ${differ - lower} higher; mean ${(0, format.fN)(baseMean)} -> ${(0, format.fN)(headMean)}), so what it judged there and here is not compared.`)] : [(0, words_sentence.Qq)("The judge "), ...judge, (0, words_sentence.Qq)(` is another version than on `), branch, (0, words_sentence.Qq)(`; its labels do not show that it judges differently (${otherwise} have another score).`)];
      return [[...said, ...versions]];
    });
  }
  function versionWords({ versions }) {
    if (versions === void 0 || versions.base.length === 0 || versions.head.length === 0) return [];
    return [(0, words_sentence.Qq)(" Its replies name "), ...(0, words_sentence.ci)(versions.head), (0, words_sentence.Qq)(", and named "), ...(0, words_sentence.ci)(versions.base), (0, words_sentence.Qq)(".")];
  }
  function whoMovedSentence(moved, again, base) {
    const branch = { kind: "branch", name: base.branch };
    const lost = again === void 0 || again.lost === 0 ? [] : lostWords(again);
    if (moved === void 0) {
      if (again === void 0) return void 0;
      return [(0, words_sentence.Qq)(`Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${(0, format.LS)(again.answers.length + again.lost, "answer")} of `), branch, (0, words_sentence.Qq)(", which is too few."), ...lost];
    }
    return [(0, words_sentence.Qq)(`Who moved: ${causeWords(moved)}. Today's judge was asked about ${(0, format.LS)(moved.answers + moved.untouchedAnswers, "answer")} of `), branch, (0, words_sentence.Qq)(`: of the drop of ${signed(moved.total)} in judge scores, ${partWords(moved)}.`), ...lost];
  }
  function notAskedAgainSentence(base) {
    return [(0, words_sentence.Qq)("Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of "), { kind: "branch", name: base.branch }, (0, words_sentence.Qq)(" where the report from there keeps them (input `outputs`).")];
  }
  const CAUSES = { change: "this change", model: "the model, which answers worse than it did", judge: "the judge, which is stricter than it was" };
  function causeWords({ causes, model }) {
    if (causes.length === 0) return "cannot be told apart";
    const words = causes.map((cause) => cause === "change" && model === void 0 ? "this change, or the model" : CAUSES[cause]);
    return words.join(", and ");
  }
  function partWords({ judge, model, change, low, high }) {
    const interval = `${signed(change)} (${signed(low)} to ${signed(high)})`;
    const own = `${signed(judge)} is the judge's own`;
    return model === void 0 ? `${own} and ${interval} this change's or the model's, which too few untouched tests tell apart` : `${own}, ${signed(model)} the model's and ${interval} this change's`;
  }
  function signed(value) {
    const rounded = (0, format.fN)(Math.abs(value));
    return value < 0 && Number(rounded) !== 0 ? `-${rounded}` : rounded;
  }
  function lostWords({ lost, lostBecause }) {
    const because = lostBecause === void 0 ? [] : [(0, words_sentence.Qq)(": "), ...(0, words_sentence.ci)([lostBecause])];
    return [(0, words_sentence.Qq)(` About ${(0, format.LS)(lost, "answer")} it was not asked`), ...because, (0, words_sentence.Qq)(".")];
  }
  var suite_verdict = __webpack_require__(38347);
  var report_comparison = __webpack_require__(13213);
  var words_headline = __webpack_require__(1614);
  var signs = __webpack_require__(11010);
  var sight_sentences = __webpack_require__(44566);
  var base_name = __webpack_require__(72344);
  ;
  const OUTCOME_ICONS = { worse: signs.TT.worse, "not-worse": signs.TT.notWorse, "cannot-tell": signs.TT.unclear, untouched: signs.TT.unclear };
  function comparisonIcon(outcome) {
    return OUTCOME_ICONS[outcome];
  }
  const OUTCOME_WORDS = { worse: "worse", "not-worse": "not worse", "cannot-tell": "cannot tell", untouched: "not touched" };
  function comparisonCell(outcome) {
    return `${comparisonIcon(outcome)} ${OUTCOME_WORDS[outcome]}`;
  }
  const UNAVAILABLE = { disabled: void 0, "not-applicable": void 0, "no-token": "the input github-token is empty", "no-permission": "the token may not read the runs of the base branch", "no-artifact": "its runs uploaded no report", expired: "its reports have expired", "too-large": "its report is too large", broken: "its report cannot be read", "wrong-version": "its report is of another version", "too-slow": "its report did not arrive in time", failed: "its report could not be downloaded" };
  function whyUnavailable({ run }, { reason, branch }) {
    if (reason !== "no-run") {
      const why = UNAVAILABLE[reason];
      return why === void 0 ? void 0 : plain(`Not compared with the base branch: ${why}.`);
    }
    const own = branch === void 0 ? /^refs\/heads\/(.+)$/su.exec(run.ref ?? "")?.[1] : void 0;
    if (own !== void 0) {
      const name = { kind: "branch", name: own };
      return [(0, words_sentence.Qq)("The first run on "), name, (0, words_sentence.Qq)(": the next one is compared with it.")];
    }
    return [(0, words_sentence.Qq)("After the next push to "), branch === void 0 ? (0, words_sentence.Qq)("the base branch") : { kind: "branch", name: branch }, (0, words_sentence.Qq)(', there is something to compare with (if this workflow runs on "push").')];
  }
  function comparisonLine(report, suite) {
    const run = report.comparison;
    if (run === void 0) return { kind: "absent" };
    if (run.kind === "unavailable") {
      const sentence = whyUnavailable(report, run);
      if (sentence === void 0) return { kind: "absent" };
      const later = plain((0, sight_sentences.CL)(suite, (0, words_headline.cN)(suite)));
      return { kind: "unavailable", sentence, notes: later === void 0 ? [] : [later] };
    }
    const base = (0, base_name.b)(report);
    if (base === void 0 || suite.comparison === void 0) {
      const sentence = (0, words_sentence.Qq)("Not compared: the base branch has no such suite.");
      return { kind: "unavailable", sentence: [sentence], notes: [] };
    }
    const noun = (0, words_headline.cN)(suite);
    const aboutModel = report.run.event === "schedule" && suite.comparison.model !== void 0;
    const headline = aboutModel ? modelHeadline(suite.comparison, base, noun) : changeHeadline(suite.comparison, base, noun);
    const scope = plain((0, comparison_sentences.i9)(suite.comparison.changed, suite.comparison.unchangedRequests, noun));
    const notes = [...aboutModel ? changeNotes(suite.comparison, base) : [], scope, ...aboutModel ? [] : modelNotes(suite.comparison, base), plain((0, comparison_sentences.kn)(judgedVerdict(suite.comparison, aboutModel)?.evidence)), ...aboutModel ? [] : (0, sight_sentences.cb)(suite, base, noun), ...judgeShiftSentences(suite.comparison.judges ?? [], base), ...figures(suite.comparison).map(plain), movedNote(report, suite, base), memoryNote(headline.sentence, base, run.base.runs), run.base.isAncestor === false ? NO_ANCESTOR : void 0];
    return { kind: "compared", base, ...headline, notes: notes.filter((note) => note !== void 0) };
  }
  function movedNote({ run }, { comparison, judgedAgain }, base) {
    const known = whoMovedSentence(comparison?.moved, judgedAgain, base);
    if (known !== void 0 || run.responses === "replay") return known;
    return comparison?.judge?.isWorse === true ? notAskedAgainSentence(base) : void 0;
  }
  function saysRates(line) {
    return line.kind === "compared" && line.sentence.some((part) => part.kind === "text" && part.text.includes(comparison_sentences.ut));
  }
  function judgedVerdict({ verdict, model }, aboutModel) {
    return aboutModel ? model : verdict;
  }
  function memoryNote(headline, base, runs) {
    if (!headline.some(({ kind }) => kind === "commit")) return (0, comparison_sentences.$s)(base, runs);
    return runs > 1 ? (0, comparison_sentences.$s)({ branch: base.branch }, runs) : void 0;
  }
  const NO_ANCESTOR = [{ kind: "text", text: "That commit is not part of what was tested, so other changes may have contributed to a difference." }];
  function changeHeadline(comparison, base, noun) {
    const outcome = (0, report_comparison.O)(comparison) ? "untouched" : comparison.verdict.verdict;
    return { outcome, sentence: (0, comparison_sentences.y6)(comparison, base, noun) };
  }
  const MODEL_OUTCOMES = { worse: "worse", better: "not-worse", same: "not-worse", "another-version": "cannot-tell", unknown: "cannot-tell" };
  function modelHeadline({ model, ...comparison }, base, noun) {
    if (model === void 0) return changeHeadline(comparison, base, noun);
    return { outcome: MODEL_OUTCOMES[(0, suite_verdict.oY)(model)], sentence: (0, comparison_sentences.pr)(model, base) };
  }
  function changeNotes(comparison, base) {
    return comparison.changed === 0 ? [] : [(0, comparison_sentences.BT)(comparison.verdict, base)];
  }
  function modelNotes({ model }, base) {
    if (model === void 0) return [];
    const found = (0, suite_verdict.oY)(model);
    return found === "same" || found === "unknown" ? [] : [(0, comparison_sentences.pr)(model, base)];
  }
  function figures({ judge, moved, cost, latency }) {
    return [judge === void 0 ? void 0 : (0, comparison_sentences.$L)(judge, moved?.isScoreWorse === false), cost === void 0 ? void 0 : (0, comparison_sentences.Lp)(cost), latency === void 0 ? void 0 : (0, comparison_sentences.Kw)(latency)];
  }
  function plain(words) {
    return words === void 0 ? void 0 : [(0, words_sentence.Qq)(words)];
  }
}), 66696: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { M: () => gateSignWords, Z: () => gateRows });
  var _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69908);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89535);
  var _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1685);
  var _digest_gate_rate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46311);
  var _judge_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4118);
  var _changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54866);
  var _words_gate_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74061);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34789);
  var _words_signs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11010);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78058);
  const GATE_SIGNS = { passed: _words_signs_js__WEBPACK_IMPORTED_MODULE_8__.B2.passed, failed: _words_signs_js__WEBPACK_IMPORTED_MODULE_8__.B2.failed, "no data": _words_signs_js__WEBPACK_IMPORTED_MODULE_8__.B2.failed, "not exercised": _words_signs_js__WEBPACK_IMPORTED_MODULE_8__.B2.idle };
  function gateSignWords(sign) {
    return `${GATE_SIGNS[sign]} ${sign}`;
  }
  const BASE_FIGURES = { judgeAvgMin: ({ judgeAvg }) => judgeAvg, latencyMaxMs: ({ latencyAvgMs }) => latencyAvgMs, costMaxUsd: ({ costUsd }) => costUsd };
  function baseText(gateName, { comparison, here, there }) {
    const { base } = comparison;
    if (gateName === "passRateMin") {
      if (base.passRate === void 0) return "\u2013";
      return `${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.cf)((0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.iy)(there, base.passRate), "runs")}, here ${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.cf)((0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.iy)(here), "runs")}`;
    }
    const figure = BASE_FIGURES[gateName]?.(base);
    return figure === void 0 ? "\u2013" : (0, _words_measured_value_js__WEBPACK_IMPORTED_MODULE_2__.Ru)(figure, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.J[gateName].unit);
  }
  function gateRows(report, suite) {
    const compared = comparedWith(suite);
    return suite.gates.gates.map((gate) => {
      const { title, actual, threshold, margin, verdict } = (0, _words_gate_text_js__WEBPACK_IMPORTED_MODULE_6__.b)(gate);
      const noData = gate.noData !== void 0;
      const counted = (0, _digest_gate_rate_js__WEBPACK_IMPORTED_MODULE_3__.w)(gate, suite);
      const location = Object.hasOwn(suite.gateLocations, gate.gateName) ? suite.gateLocations[gate.gateName] : void 0;
      return { name: gate.gateName, title, actual: counted === void 0 ? actual : `${actual} of ${counted.what} (${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_9__.Bt)(counted.rate)})`, threshold, margin: noData ? "\u2013" : margin, sign: noData && verdict === "failed" ? "no data" : verdict, base: compared === void 0 ? void 0 : baseText(gate.gateName, compared), note: noteOf(gate.gateName, suite), url: location === void 0 ? void 0 : (0, _words_links_js__WEBPACK_IMPORTED_MODULE_7__.Hx)(report.run, location) };
    });
  }
  const OF_JUDGES = /* @__PURE__ */ new Set(["judgeAvgMin", "judgeDropMax", "probabilisticPassRate"]);
  function noteOf(gateName, suite) {
    const { rerun } = suite;
    if (OF_JUDGES.has(gateName) && (0, _judge_lines_js__WEBPACK_IMPORTED_MODULE_4__.x_)(suite).length > 0) {
      return "Rests on a judge that is not trusted";
    }
    return gateName === "passRateMin" && rerun !== void 0 ? (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.yU)(rerun.flip) : void 0;
  }
  function comparedWith({ comparison, results }) {
    if (comparison === void 0) return void 0;
    const shares = results.flatMap((result) => {
      const base = result.comparison?.base;
      const here2 = (0, _changes_js__WEBPACK_IMPORTED_MODULE_5__.Jx)(result);
      return base === void 0 || here2.runs === 0 ? [] : [{ base, here: here2 }];
    });
    if (shares.length === 0) return void 0;
    const here = shares.map((it) => it.here.passed / it.here.runs);
    const there = shares.map(({ base }) => base.runs === 0 ? 0 : base.passed / base.runs);
    return { comparison, here, there };
  }
}), 4118: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $L: () => judgeSentence, LK: () => judgeLines, x_: () => untrustedJudges });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60142);
  var _words_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34789);
  var _words_signs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11010);
  const ICONS = { trusted: _words_signs_js__WEBPACK_IMPORTED_MODULE_2__.B2.passed, "not trusted": _words_signs_js__WEBPACK_IMPORTED_MODULE_2__.B2.look, "too few labels": _words_signs_js__WEBPACK_IMPORTED_MODULE_2__.B2.idle };
  function judgeLines({ run }, { judges = [], comparison }) {
    return judges.map((judge) => {
      const namesakes = judges.filter(({ criteria }) => criteria === judge.criteria);
      const { file } = judge;
      return { icon: ICONS[judge.state], state: judge.state, criteria: judge.criteria, ...namesakes.length > 1 ? { judgeModel: judge.judgeModel } : {}, rates: rateWords(judge), verdict: verdictWords(judge), notes: [...notesOn(judge), ...flipNotes(judge, comparison?.judges)], wrong: judge.wrong.map((label) => ({ ...label, place: `${file}:${label.line}`, url: (0, _words_links_js__WEBPACK_IMPORTED_MODULE_1__.Hx)(run, { file, line: label.line, column: 1 }), words: `${label.good ? "good" : "bad"}, and the judge gives ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(label.score)}` })), moreWrong: judge.wrongLeftOut };
    });
  }
  function judgeSentence({ criteria, judgeModel, rates, verdict }) {
    const model = judgeModel === void 0 ? "" : ` (${judgeModel})`;
    return `Judge of ${criteria}${model}: ${rates}; ${verdict}`;
  }
  function untrustedJudges({ judges = [] }) {
    return judges.filter(({ state }) => state === "not trusted");
  }
  function rateWords({ counts, verdicts }) {
    const { passGood, good, failBad, bad } = counts;
    const labels = `(labels: ${verdicts.length})`;
    if (good + bad === 0) return `was asked about none of its labels ${labels}`;
    const passes = good === 0 ? "no good answer to pass" : `passes ${passGood} of ${good} good answers`;
    const stops = bad === 0 ? "no bad answer to stop" : `stops ${failBad} of ${bad} bad ones`;
    return `${passes}, ${stops} ${labels}`;
  }
  function verdictWords(judge) {
    const limit = (0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(judge.min);
    switch (judge.state) {
      case "trusted":
        return "trusted";
      case "not trusted":
        return `not trusted, certainly right on fewer than ${limit} of ${refutedKind(judge)}`;
      case "too few labels":
        return judge.counts.good + judge.counts.bad === 0 ? "nothing is known of it" : `too few labels to tell (${neededWords(judge)})`;
    }
  }
  function refutedKind({ counts }) {
    const { passGood, good, failBad, bad } = counts;
    const ofGood = good === 0 ? 1 : passGood / good;
    const ofBad = bad === 0 ? 1 : failBad / bad;
    return ofGood < ofBad ? "good answers" : "bad answers";
  }
  function neededWords({ counts, askedGood, askedBad }) {
    const stuck = [askedGood === null ? "good" : "", askedBad === null ? "bad" : ""].filter((kind) => kind !== "");
    if (stuck.length > 0) {
      return `and more will not help: it is wrong on too many of the ${stuck.join(" and the ")} ones`;
    }
    const more = [{ kind: "good", count: (askedGood ?? 0) - counts.good }, { kind: "bad", count: (askedBad ?? 0) - counts.bad }].filter(({ count }) => count > 0);
    const words = more.map(({ kind, count }) => `${count} more ${kind}`);
    return `${words.join(" and ")} ones would do if it goes on so`;
  }
  function notesOn(judge) {
    const { counts, lost, lostBecause, auc, source, spent, file, contradictory } = judge;
    return [...counts.good + counts.bad === 0 ? [] : [intervalWords(judge)], ...auc === void 0 ? [] : [`Its scores put a good answer above a bad one in ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(auc.auc, 0)} of pairs.`], ...counts.good === 0 && lost === 0 ? ["No label is of a good answer, so it is not known whether it passes them."] : [], ...counts.bad === 0 && lost === 0 ? ["No label is of a bad answer, so it is not known whether it stops them."] : [], ...lost === 0 ? [] : [`${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(lost, "label has", "labels have")} no score: ${lostBecause ?? "not asked"}.`], ...contradictory.map((lines) => `${file}: lines ${lines.join(", ")} judge the same answer differently, so they count nowhere.`), ...source.kind === "base" ? [`Judged by the base branch's run${source.sha === void 0 ? "" : ` at ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(source.sha)}`}; neither the judge nor its labels have changed since.`] : [], ...spent.calls === 0 ? [] : [`Asking about the labels took ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(spent.calls, "call")}${spent.costUsd === null ? " of unknown price" : ` and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(spent.costUsd)}`}, which the cost of the run includes.`]];
  }
  function flipNotes({ file, criteria, judgeModel, verdicts }, shifts = []) {
    const shift = shifts.find((it) => it.criteria === criteria && it.judgeModel === judgeModel && it.flipped.every(({ line, now }) => verdicts.some((verdict) => verdict.line === line && verdict.score === now)));
    if (shift === void 0 || shift.flipped.length === 0) return [];
    const { flipped, flippedLeftOut, compared } = shift;
    const lines = (stops) => flipped.filter(({ before, now }) => now < before === stops).map(({ line }) => line).join(", ");
    const parts = [{ verb: "stops now", at: lines(true) }, { verb: "passes now", at: lines(false) }].filter(({ at }) => at !== "");
    const words = parts.map(({ verb, at }) => `${verb} line ${at}`).join("; ");
    const more = flippedLeftOut === 0 ? "" : `, and ${flippedLeftOut} more`;
    return [`Of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(compared, "label")} that the base branch's run has too, its verdict differs on ${flipped.length + flippedLeftOut}: ${file}: ${words}${more}.`];
  }
  function intervalWords({ sensitivity, specificity }) {
    const words = (verb, { share, low, high }, kind) => share === null ? [] : [`${verb} ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(low, 0)} to ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(high, 0)} of ${kind} answers`];
    const parts = [...words("passes", sensitivity, "good"), ...words("stops", specificity, "bad")];
    return `95 % intervals: it ${parts.join(" and ")}.`;
  }
}), 91485: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { EK: () => pointText, NJ: () => triesWords, PL: () => columnsOf, Qh: () => reliabilityWords, sd: () => pointAt, yx: () => reliabilityRows });
  var _engine_evaluate_reliability_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46691);
  var _statistics_reliability_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98407);
  var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78058);
  const MOST_COLUMNS = 6;
  const FURTHER = [10, 20, 50, 100, 200, 500];
  function reliabilityRows({ results }) {
    const most = results.reduce((longest, { runCount }) => Math.max(longest, runCount), 0);
    if (most < 2) return [];
    const models = new Set(results.map(({ modelId }) => modelId));
    return [...models].flatMap((modelId) => {
      const own = (0, _engine_evaluate_reliability_rate_js__WEBPACK_IMPORTED_MODULE_0__.Bw)(results.filter((result) => result.modelId === modelId));
      const points = triesUpTo(most).flatMap((tries) => pointOf(own, tries) ?? []);
      return points.length < 2 ? [] : [{ modelId, points }];
    });
  }
  function triesUpTo(most) {
    const columns = Array.from({ length: Math.min(most, MOST_COLUMNS) }, (_, index) => index + 1);
    if (most <= MOST_COLUMNS) return columns;
    return [...columns.slice(0, -1), ...FURTHER.filter((tries) => tries < most), most];
  }
  function pointOf(results, tries) {
    const known = (0, _statistics_reliability_js__WEBPACK_IMPORTED_MODULE_2__.P)(results, tries);
    return known && { tries, share: known.all, leftOut: results.length - known.used };
  }
  const NUMERALS = ["", "once", "twice", "three times", "four times", "five times", "six times"];
  function triesWords(tries) {
    const times = NUMERALS[tries] ?? `${tries} times`;
    return tries === 1 ? times : `${times} running`;
  }
  function pointText({ share, leftOut }) {
    return `${(0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_1__.cf)(share, void 0, 0)}${leftOut === 0 ? "" : `, ${leftOut} left out`}`;
  }
  function reliabilityWords({ points }) {
    return `right ${points.map((point) => `${triesWords(point.tries)} ${pointText(point)}`).join(", ")}`;
  }
  function pointAt({ points }, tries) {
    return points.find((point) => point.tries === tries);
  }
  function columnsOf(rows) {
    const tries = rows.flatMap(({ points }) => points.map((point) => point.tries));
    return [...new Set(tries)].toSorted((a, b) => a - b);
  }
}), 44606: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { C: () => shownReport, W: () => runStateLines });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60142);
  var _build_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83025);
  var _savings_note_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13085);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1614);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43957);
  function incompleteWords({ suites }) {
    const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
    const planned = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_5__.cz)(suites.map(({ plannedRuns }) => plannedRuns));
    const unneeded = runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls).length;
    const others = planned - runs.length + runs.filter(isNotRun).length - unneeded;
    if (unneeded === 0 || others > 0) return "Incomplete: not every planned run was done.";
    const unjudged = runs.filter((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls)(run) && run.callCount > 0).length;
    const underWay = unjudged === 0 ? "" : ` (${unjudged} under way and not judged)`;
    return `Stopped when it was decided: ${unneeded} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(planned, "run")} not asked${underWay}, since none could change a gate or the exit code.`;
  }
  function isNotRun({ outcome }) {
    return outcome.kind === "not-run";
  }
  function shownReport(report) {
    if (report.suites.length === 0 || !isUnjudged(report)) return report;
    const nothing = { suites: [], totals: (0, _build_report_js__WEBPACK_IMPORTED_MODULE_2__.vA)([], []), failureCodes: {} };
    return { ...report, ...nothing, comparison: void 0, savings: void 0 };
  }
  function isUnjudged({ problems, run, interruption, suites, totals }) {
    if (run.responses === "replay" && problems.length > 0) return true;
    if (interruption?.kind !== "auth" || totals.tokens > 0) return false;
    return suites.every(({ results }) => results.every(({ runs }) => runs.every(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.E3)));
  }
  function runStateLines(report) {
    const { interruption, complete } = report;
    const lines = [(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.iV)(report).detail, interruption === void 0 ? void 0 : (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.DI)(interruption), interruption === void 0 && !complete ? incompleteWords(report) : void 0, ...(0, _savings_note_js__WEBPACK_IMPORTED_MODULE_3__.x)(report), (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.Vw)(report)];
    return lines.filter((line) => line !== void 0);
  }
}), 13085: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { o: () => reusedCommit, x: () => savingsLines });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60142);
  var _savings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63105);
  function savingsLines(report) {
    const { savings } = report;
    if (savings === void 0) return [];
    const { reused, repeats, askedTooMuch } = savings;
    const { calls, costUsd, durationMs } = (0, _savings_js__WEBPACK_IMPORTED_MODULE_1__.I8)(savings);
    const lines = [];
    if (reused.results > 0) {
      const all = report.totals.total;
      lines.push(reused.results === all ? `Nothing was asked: all ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(all, "result")} are reused from the base branch (${commits(report)}), where the questions and checks are the same.` : `${reused.results} of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(all, "result")} ${reused.results === 1 ? "is" : "are"} reused from the base branch (${commits(report)}), where the questions and checks are the same.`);
    }
    if (repeats.runs > 0) {
      lines.push(`${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(repeats.runs, "further run")} for the comparison with the base branch ${repeats.runs === 1 ? "was" : "were"} not needed.`);
    }
    if (askedTooMuch.runs > 0) {
      const { runs } = askedTooMuch;
      lines.push(`${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(runs, "further run was", "further runs were")} under way when the comparison was clear, and not needed: ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(askedTooMuch.costUsd)}.`);
    }
    if (calls > 0) {
      lines.push(`Saved compared with asking everything: about ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(calls, "call")}, ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(costUsd)} and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)(durationMs)}.${reused.results > 0 ? " Cost and latency in the tables include what is reused." : ""}`);
    }
    return lines;
  }
  function commits(report) {
    const [first = "", ...others] = reusedCommits(report).map(_words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax);
    return others.length === 0 ? first : `${first} and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(others.length, "earlier commit")}`;
  }
  function reusedCommit(report) {
    return reusedCommits(report)[0];
  }
  function reusedCommits({ suites }) {
    const all = suites.flatMap(({ results }) => results.filter(_savings_js__WEBPACK_IMPORTED_MODULE_1__.x0).map(({ reused }) => reused?.sha ?? ""));
    return [...new Set(all)];
  }
}), 83642: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Nk: () => allPlaced, H1: () => renderSections, no: () => suiteSections });
  var changes = __webpack_require__(54866);
  var comparison_line = __webpack_require__(98334);
  var caveats = __webpack_require__(42899);
  var findings = __webpack_require__(80321);
  var headline = __webpack_require__(1614);
  var links = __webpack_require__(34789);
  ;
  function failingTestsOf(report, suite) {
    const shown = (finding) => ({ ...finding, url: (0, links.Hx)(report.run, finding.result.location), reusedUrl: finding.result.reused && (0, links.xw)(report.run, finding.result.reused.sha), fragment: (0, links.TV)(report, suite, finding.result) });
    const tests = (0, findings.WX)(suite).map(shown);
    return { failed: tests.filter(({ result }) => result.status === "failed"), errored: tests.filter(({ result }) => result.status === "errored"), tolerated: (0, findings.Xp)(suite).map(shown), noun: (0, headline.cN)(suite), allowed: suite.gates.passed };
  }
  var judge_lines = __webpack_require__(4118);
  var gate_rows = __webpack_require__(66696);
  var reliability_rows = __webpack_require__(91485);
  ;
  function suiteSections(report, suite) {
    return { comparison: (0, comparison_line.iF)(report, suite), gates: (0, gate_rows.Z)(report, suite), failingTests: failingTestsOf(report, suite), changes: (0, changes.fs)(report, suite), judges: (0, judge_lines.LK)(report, suite), reliability: (0, reliability_rows.yx)(suite), caveats: (0, caveats.V)(suite, report.run) };
  }
  function renderSections(sections, views, extent) {
    return { comparison: views.comparison(sections.comparison, extent), gates: views.gates(sections.gates, extent), failingTests: views.failingTests(sections.failingTests, extent), changes: views.changes(sections.changes, extent), judges: views.judges(sections.judges, extent), reliability: views.reliability(sections.reliability, extent), caveats: views.caveats(sections.caveats, extent) };
  }
  const allPlaced = () => void 0;
}), 57111: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { E: () => testLists, T: () => listedOnce });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47156);
  var _digest_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80321);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60142);
  var _words_signs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11010);
  var _changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54866);
  const MAX_WORST = 3;
  function testLists({ failingTests, changes }) {
    const { failed, errored, tolerated, allowed } = failingTests;
    const findings = new Map([...failed, ...errored, ...tolerated].map((it) => [keyOf(it), it]));
    const taken = /* @__PURE__ */ new Set();
    const take = (tests) => tests.filter(({ key }) => {
      const isFree = !taken.has(key);
      taken.add(key);
      return isFree;
    });
    const changed = changes.lists.flatMap((list) => list.tests.map((test) => changedCandidate(list.name, test, findings)));
    const worse = take(changed.filter(({ change }) => change !== void 0 && (0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.EE)(change)));
    const failing = failed.map(failingCandidate);
    const red = [...worse, ...take(failing.filter(({ isKnown }) => !isKnown)), ...take(failing.filter(({ isKnown }) => isKnown))];
    const silent = take(errored.map(failingCandidate));
    const passing = take(tolerated.map(failingCandidate));
    const lists = { failing: red, errored: silent, tolerated: passing };
    const first = ["failing", "errored", "tolerated"].find((name) => lists[name].length > 0 && !(name === "tolerated" && allowed));
    const candidates = first === void 0 ? [] : lists[first];
    const worst = (first === "errored" ? onePerReason(candidates) : candidates).slice(0, MAX_WORST);
    const left = (name) => listOf(lists[name].filter((it) => !worst.includes(it)));
    return { worst: worst.map(({ test }) => test), worstOf: first, failing: left("failing"), errored: left("errored"), tolerated: left("tolerated"), others: listOf(take(changed)) };
  }
  function listedOnce({ failingTests, changes }, mostWorse) {
    const { failed, errored, tolerated } = failingTests;
    const worse = new Set(changes.lists.filter(({ name }) => (0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.EE)(name)).flatMap(({ tests }) => tests.slice(0, mostWorse).map(_basics_result_key_js__WEBPACK_IMPORTED_MODULE_5__.a)));
    const left = (tests) => tests.filter((it) => !worse.has(keyOf(it)));
    const below = { ...failingTests, failed: left(failed), errored: left(errored), tolerated: left(tolerated), isRest: [...failed, ...tolerated].some((it) => worse.has(keyOf(it))) };
    const lower = new Set([...below.failed, ...below.errored, ...below.tolerated].map(keyOf));
    const lists = changes.lists.map((list) => {
      if ((0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.EE)(list.name)) return list;
      const tests = list.tests.filter((it) => !lower.has((0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_5__.a)(it)));
      return { ...list, tests, elsewhere: list.tests.length - tests.length };
    });
    return { failingTests: below, changes: { ...changes, lists } };
  }
  function onePerReason(candidates) {
    const reasons = /* @__PURE__ */ new Map();
    for (const candidate of candidates) {
      const { message = "" } = candidate.test.reason ?? {};
      const words = (0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_1__.KM)(message);
      if (!reasons.has(words)) reasons.set(words, candidate);
    }
    return [...reasons.values()];
  }
  function keyOf({ result }) {
    return (0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_5__.a)(result);
  }
  function failingCandidate(finding) {
    const { result, checks, url } = finding;
    const known = knownWords(result);
    return { key: keyOf(finding), change: void 0, isKnown: known !== void 0, test: { testCaseName: result.testCaseName, modelId: result.modelId, sign: result.status === "failed" ? _words_signs_js__WEBPACK_IMPORTED_MODULE_3__.B2.failed : _words_signs_js__WEBPACK_IMPORTED_MODULE_3__.B2.look, label: known ?? (result.status === "errored" ? void 0 : (0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.mF)(result)), base: result.comparison?.base, here: hereRuns(result), reason: checks[0], moreChecks: checks.length - 1, url, reused: result.reused } };
  }
  function knownWords(result) {
    if (!(0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_1__.tx)(result)) return void 0;
    return result.comparison?.base?.passed === 0 ? "failed there already" : "failed there at times";
  }
  function changedCandidate(change, changed, findings) {
    const key = (0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_5__.a)(changed);
    const finding = findings.get(key);
    const base = { key, change, isKnown: false };
    if (finding !== void 0) {
      const { test } = failingCandidate(finding);
      return { ...base, test: { ...test, label: changed.label } };
    }
    const { here } = changed;
    return { ...base, test: { ...changed, sign: (0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.EE)(change) ? _words_signs_js__WEBPACK_IMPORTED_MODULE_3__.B2.look : _words_signs_js__WEBPACK_IMPORTED_MODULE_3__.B2.idle, base: changed.base, here: here && { ...here, lost: 0, counting: void 0 }, reason: changed.reason, moreChecks: 0, url: changed.url, reused: void 0 } };
  }
  function hereRuns(result) {
    const { runs, extraRuns = [] } = result;
    const counting = (0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.Jx)({ ...result, extraRuns: [] });
    return { ...(0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.Jx)(result), lost: [...runs, ...extraRuns].filter((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.E3)(run) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.mm)(run)).length, counting: extraRuns.length === 0 ? void 0 : counting };
  }
  const KINDS = { "fails-now": ["fails now, every time", "fail now, every time"], worse: ["got worse", "got worse"], "passes-now": ["passes now, every time", "pass now, every time"], better: ["got better", "got better"], "not-this-change": ["differs, not because of this change", "differ, not because of this change"], differs: ["differs as flaky tests do", "differ as flaky tests do"], flaky: ["flaky as before", "flaky as before"], checks: ["with changed checks", "with changed checks"], new: ["new", "new"], removed: ["removed", "removed"] };
  const KNOWN = ["failed on the base branch already", "failed on the base branch already"];
  function listOf(candidates) {
    const counts = /* @__PURE__ */ new Map();
    for (const { change, isKnown } of candidates) {
      const kind = isKnown ? KNOWN : change && KINDS[change];
      if (kind !== void 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    return { tests: candidates.map(({ test }) => test), kinds: [...counts].map(([[one, several], count]) => {
      if (count < candidates.length) return (0, _words_format_js__WEBPACK_IMPORTED_MODULE_2__.LS)(count, one, several);
      return count === 1 ? one : `all ${several}`;
    }) };
  }
}), 69908: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { $L: () => judgeSentence, $s: () => memorySentence, BT: () => verdictSentence, Kw: () => latencySentence, Lp: () => costSentence, Ny: () => EVERY_TIME_NOTE, i9: () => scopeSentence, kn: () => oneAnswerSentence, pr: () => modelSentence, t2: () => luckSentence, ut: () => RATES_ARROW, y6: () => changeSentence, yU: () => rerunSentence });
  var _comparison_statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19070);
  var _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94316);
  var _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38347);
  var _comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13213);
  var _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24139);
  var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60142);
  var _rate_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78058);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54183);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43957);
  function verdictSentence(verdict, base) {
    switch (verdict.verdict) {
      case "worse":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Worse than "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`: ${rates(verdict.evidence)} pass. ${chance(verdict.evidence.p)}`), ...verdict.evidence.guard === void 0 ? [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(` ${DAYS_UNKNOWN}`)] : []];
      case "not-worse":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Not worse than "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`. ${unlikelyDrop(verdict.evidence.upper)}`)];
      case "cannot-tell":
        return cannotTell(verdict, { kind: "branch", name: base.branch });
    }
  }
  const DAYS_UNKNOWN = "Days are unknown: a bad day of the provider could look the same.";
  function untouchedSentence(base) {
    return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("This change alters nothing that the models are asked, so it cannot have made them worse than on "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(".")];
  }
  function partlyUntouchedSentence(base, leftOpen, noun) {
    const others = (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(leftOpen, `other ${noun}`);
    return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`The ${noun}s that are compared are asked exactly as on `), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`. Nothing is known of ${others}: not asked in this run, renamed, or asked and checked otherwise.`)];
  }
  function changeSentence(comparison, base, noun) {
    if (!(0, _comparison_js__WEBPACK_IMPORTED_MODULE_4__.I)(comparison)) return verdictSentence(comparison.verdict, base);
    const { leftOpen } = comparison;
    return leftOpen === void 0 ? untouchedSentence(base) : partlyUntouchedSentence(base, leftOpen, noun);
  }
  function modelSentence(verdict, base) {
    const { evidence } = verdict;
    const pass = evidence === void 0 ? "" : ` ${rates(evidence)} pass.`;
    const found = (0, _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_0__.oY)(verdict);
    switch (found) {
      case "worse":
      case "better": {
        const p = found === "worse" ? evidence?.p : evidence?.pBetter;
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`The model itself answers ${found} than on `), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`, asked the same:${pass} ${chance(p ?? _comparison_statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_5__.Nh)}`)];
      }
      case "another-version": {
        const models = verdict.verdict === "cannot-tell" && verdict.reason.kind === "model-version" ? verdict.reason.models.map(({ model }) => model) : [];
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("The model itself is another version than on "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" ("), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.ci)(models), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`).${pass}`)];
      }
      case "same":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("The model itself answers no worse than on "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`, asked the same. ${unlikelyDrop(evidence?.upper ?? 1)}`)];
      case "unknown":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell whether the model itself answers differently than on "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`.${pass}${evidence === void 0 ? "" : ` ${possibleDrop(evidence.upper)}.`}`)];
    }
  }
  function memorySentence(base, runs) {
    if (runs === 1) return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Compared with one run of "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.bq)(base), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(".")];
    const isKnown = base.commit !== void 0 || base.age !== void 0;
    return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`Compared with ${runs} runs of `), { kind: "branch", name: base.branch }, ...isKnown ? [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(", the newest of them "), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Sy)(base)] : [], (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(".")];
  }
  function scopeSentence(changed, unchanged, noun) {
    if (unchanged === 0 || changed === 0) return void 0;
    const touched = changed === 1 ? "one" : String(changed);
    const others = unchanged === 1 ? "other one is" : `other ${unchanged} are`;
    return `This comparison is about the ${touched} of ${changed + unchanged} ${noun}s that this change touches; the ${others} asked exactly as before.`;
  }
  function judgeSentence({ baseMean, headMean, ...judge }, isOfOthers = false) {
    const change = `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(baseMean)} -> ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(headMean)}`;
    if (isOfOthers && (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_6__.T)(judge.worse, _comparison_statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_5__.Nh)) {
      return `Judge average: ${change}. Cannot tell whether this change did that.`;
    }
    if (judge.isWorse) return `Judge average fell: ${change}. ${chance(judge.worse)}`;
    const isOfDay = judge.guard?.passes === false && (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_6__.T)(judge.worse, _comparison_statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_5__.Nh);
    return `Judge average: ${change}${isOfDay ? ", which an ordinary day could do" : ""}.`;
  }
  function costSentence({ ratio, isWorse, worse }) {
    const sentence = `A run costs ${timesAs("much", ratio)} before.`;
    return isWorse ? `${sentence} ${chance(worse)}` : sentence;
  }
  function latencySentence({ ratio }) {
    return `A run takes ${timesAs("long", ratio)} before (not judged).`;
  }
  function timesAs(what, ratio) {
    const times = (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(ratio, 2);
    return times === "1.00" ? `as ${what} as` : `${times} times as ${what} as`;
  }
  function luckSentence(expected) {
    if (expected < 0.05) return "Luck alone explains almost none of these.";
    const about = expected < 0.95 ? "fewer than one" : `about ${Math.round(expected)}`;
    return `By luck alone, ${about} would look like this.`;
  }
  const FLIP_SHOWN = 0.05;
  const FLIP_LIKELY = 0.2;
  const FLIP_COIN = 0.4;
  function rerunSentence(flip) {
    if (!(flip >= FLIP_SHOWN)) return void 0;
    const oneIn = Math.round(1 / flip);
    if (flip <= FLIP_LIKELY) return `A re-run would probably agree (about 1 in ${oneIn} would not)`;
    if (flip <= FLIP_COIN) return `about 1 in ${oneIn} re-runs would decide otherwise`;
    return "a coin flip: too close to the limit";
  }
  function cannotTell({ reason, evidence }, name) {
    switch (reason.kind) {
      case "nothing-compared":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell: no test has results both on "), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" and here.")];
      case "stopped":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell: stopped early, nothing to compare. A run without `stop-when-decided` asks what it takes to know.")];
      case "errored":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`Cannot tell: ${reason.errored} of ${reason.all} runs had no outcome (a provider error, or the end of the job), which is too many.`)];
      case "model-version":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell: the model itself is another version than on "), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" ("), ...(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.ci)(reason.models.map(({ model }) => model)), (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("), so a difference says nothing about this change.")];
      case "judge-changed":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Cannot tell: the judge itself has changed, so a difference says nothing about this change.")];
      case "judge-moved":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`${cannotTellRates(evidence)}Today's judge fails answers of `), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" too that it passed then.")];
      case "day-to-day":
        return dayToDay(evidence, name);
      case "untouched-fell":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`${cannotTellRates(evidence)}Tests that this change does not touch fell too.`)];
      case "too-little-data":
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("Too little data to ever show a drop.")];
      case "too-few-runs": {
        const drop = `${cannotTellRates(evidence)}${possibleDrop(evidence?.upper ?? 1)}; `;
        if (evidence !== void 0 && evidence.oneAnswerASide === evidence.compared) {
          return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`${drop}only more tests, or a temperature above 0, will narrow this.`)];
        }
        return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(`${drop}more repeats or more runs on `), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(" will narrow this.")];
      }
    }
  }
  const RUNS_TO_KNOW_DAYS = 5;
  function dayToDay(evidence, name) {
    const { runs = 0, critical = 1 } = evidence?.guard ?? {};
    const said = (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(cannotTellRates(evidence));
    if (runs < RUNS_TO_KNOW_DAYS) {
      return [said, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)("An ordinary day could do this; "), name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(` has ${runs} of ${RUNS_TO_KNOW_DAYS} runs it takes to know.`)];
    }
    return [said, name, (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.Qq)(` itself moves by up to ${points(critical) ?? "1 point"} from day to day.`)];
  }
  function cannotTellRates(evidence) {
    return `Cannot tell: ${evidence === void 0 ? "" : `${rates(evidence)}. `}`;
  }
  function oneAnswerSentence(evidence) {
    const { oneAnswerASide = 0, compared = 0 } = evidence ?? {};
    if (oneAnswerASide === 0) return void 0;
    const which = oneAnswerASide === compared ? "What was compared is" : `${oneAnswerASide} of the ${compared} results that were compared are`;
    return `${which} asked at temperature 0 or with a seed: there a run counts as one answer, since no repeat can tell a worse prompt from an unlucky wording.`;
  }
  const EVERY_TIME_NOTE = "Each went from every answer to none, or from none to every one. Asked at temperature 0 or with a seed, that is a fact about this input; whether the wording or the luck of the wording did it, one answer cannot say.";
  const RATES_ARROW = " -> ";
  function rates({ baseRate, headRate, baseAnswers, headAnswers }) {
    const side = (value, answers) => (0, _rate_text_js__WEBPACK_IMPORTED_MODULE_2__.cf)({ value, ...(0, _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_7__.r)(value, answers) });
    return `${side(baseRate, baseAnswers)}${RATES_ARROW}${side(headRate, headAnswers)} of runs`;
  }
  function chance(p) {
    const odds = [1e4, 1e3].find((runs) => p < 1 / runs) ?? 100;
    return `Chance alone would do this in fewer than 1 in ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(odds)} runs.`;
  }
  function unlikelyDrop(upper) {
    const drop = points(upper);
    return drop === void 0 ? "Any drop is unlikely." : `A drop of more than ${drop} is unlikely.`;
  }
  function possibleDrop(upper) {
    const drop = points(upper);
    return drop === void 0 ? "A drop is unlikely" : `A drop of up to ${drop} is possible`;
  }
  function points(share) {
    const whole = Math.ceil(share * 100 - _basics_numbers_js__WEBPACK_IMPORTED_MODULE_8__.kT);
    if (whole <= 0) return void 0;
    return (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(whole, "point");
  }
}), 35903: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { ZD: () => markdownDiff, iR: () => logDiff, zY: () => htmlDiff });
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43117);
  var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22333);
  var _log_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25060);
  const MAX_LINES = 40;
  const MAX_CHARACTERS = 400;
  function logDiff({ diff = [] }) {
    return shown(diff).map((line) => (0, _log_text_js__WEBPACK_IMPORTED_MODULE_2__.k)((0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.U_)(line)));
  }
  function markdownDiff({ diff = [] }) {
    if (diff.length === 0) return "";
    const block = (0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.Vl)(shown(diff), "diff");
    return `
${block.map((line) => `  ${line}`).join("\n")}`;
  }
  function htmlDiff({ diff = [] }) {
    return diff.length === 0 ? "" : `<pre>${shown(diff).map(_escape_js__WEBPACK_IMPORTED_MODULE_1__.h8).join("\n")}</pre>`;
  }
  function shown(diff) {
    return diff.slice(0, MAX_LINES).map((line) => (0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(line, MAX_CHARACTERS));
  }
}), 34789: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Ab: () => MAX_TABLE_NAME, Bg: () => commitUrl, CX: () => workflowRunUrl, Hx: () => sourceUrl, Pl: () => safeUrl, TV: () => testFragment, iQ: () => markdownLink, xw: () => revisionUrl });
  var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22333);
  function markdownLink(label, url) {
    const safe = url === void 0 ? void 0 : safeUrl(url);
    return safe === void 0 ? label : `[${label}](${safe})`;
  }
  function sourceUrl(run, location) {
    const { serverUrl, repository, sha } = run;
    if (location.elsewhere === true) return void 0;
    if (serverUrl === void 0 || repository === void 0 || sha === void 0) return void 0;
    if (`${sha}/${location.file}`.split("/").some((part) => part === "." || part === "..")) {
      return void 0;
    }
    const path = [repository, "blob", sha, location.file].map(encodePath).join("/");
    return `${serverUrl}/${path}#L${location.line}`;
  }
  function commitUrl(run) {
    return run.sha === void 0 ? void 0 : revisionUrl(run, run.sha);
  }
  const COMMIT = /^[0-9a-f]{7,64}$/iu;
  function revisionUrl(run, sha) {
    const { serverUrl, repository } = run;
    if (serverUrl === void 0 || repository === void 0 || !COMMIT.test(sha)) return void 0;
    return `${serverUrl}/${encodePath(repository)}/commit/${encodePath(sha)}`;
  }
  function workflowRunUrl(run, id2) {
    const { serverUrl, repository } = run;
    if (serverUrl === void 0 || repository === void 0) return void 0;
    return `${serverUrl}/${encodePath(repository)}/actions/runs/${id2}`;
  }
  const MAX_TABLE_NAME = 200;
  function testFragment(report, suite, test) {
    const address = new URLSearchParams({ test: (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(test.testCaseName, MAX_TABLE_NAME), on: (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(test.modelId, MAX_TABLE_NAME) });
    if (report.suites.length > 1) address.set("in", (0, _escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(suite.name, MAX_TABLE_NAME));
    return `#${address.toString()}`;
  }
  function encodePath(path) {
    return path.replace(/\p{Surrogate}/gu, "\uFFFD").split("/").map(encodeURIComponent).join("/");
  }
  function safeUrl(text) {
    if (!URL.canParse(text)) return void 0;
    const url = new URL(text);
    if (url.protocol !== "https:" && url.protocol !== "http:") return void 0;
    return url.href.replace(/[()|[\]\\<>"'`*_~\s]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
  }
}), 22114: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { d: () => reusedSha, u: () => reusedWords });
  var _words_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60142);
  var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22333);
  function reusedSha({ sha }) {
    return (0, _words_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(sha);
  }
  function reusedWords(from) {
    return `reused from ${(0, _escape_js__WEBPACK_IMPORTED_MODULE_1__.h0)(reusedSha(from))}`;
  }
}), 25137: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { x: () => wrapLine });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
  function wrapLine(line, columns) {
    if (widthOf(line) <= columns) return [line];
    const [, margin = "", text = ""] = /^( *)(.*)$/s.exec(line) ?? [];
    const indent = " ".repeat(Math.min(margin.length + 2, Math.floor(columns / 3)));
    const lines = [];
    let current = margin;
    let width = margin.length;
    for (const [, space = "", word = ""] of text.matchAll(/( *)([^ ]+)/g)) {
      const needed = space.length + widthOf(word);
      const isFirst = width === (lines.length === 0 ? margin.length : indent.length);
      if (!isFirst && width + needed > columns) {
        lines.push(current);
        current = indent + word;
        width = indent.length + widthOf(word);
      } else {
        current += space + word;
        width += needed;
      }
    }
    return [...lines, current];
  }
  const LOW_SURROGATE = /[\uDC00-\uDFFF]/g;
  function widthOf(text) {
    return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replaceAll(LOW_SURROGATE, "").length;
  }
}) };
