export const id = 7926;
export const ids = [7926];
export const modules = { 70798: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { failureSharesIn: () => failureSharesIn, u: () => memoryOfRun });
  var _comparison_measured_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(677);
  var _comparison_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69370);
  var _github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7564);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43957);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47156);
  var _basics_branch_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9033);
  function memoryOfRun({ eventName, ref, sha }, { suites, base, isPartial }, { finishedAt, runId, runAttempt, responses }) {
    const isOfBranch = (0, _basics_branch_events_js__WEBPACK_IMPORTED_MODULE_0__.v)(eventName) && (0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.V4)(ref) !== void 0;
    if (!isOfBranch || sha === void 0 || suites.length === 0) return void 0;
    const found = base?.kind === "found" ? base : void 0;
    return (0, _comparison_memory_js__WEBPACK_IMPORTED_MODULE_2__.kY)(found && (0, _comparison_memory_js__WEBPACK_IMPORTED_MODULE_2__.memoryOf)(found.report), { run: { sha, finishedAt, runId, runAttempt }, suites: suites.map(({ facts, results }) => ({ name: facts.name, results, costUsd: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(results.map(({ totalCostUsd }) => totalCostUsd)) })), attempts: found?.attempts ?? [], isPartial: isPartial || suites.some(({ results }) => results.some(lacksRuns)), mayBeStored: responses === "replay" || responses === "cache" });
  }
  function lacksRuns({ runs }) {
    return runs.some(({ outcome }) => outcome.kind === "not-run");
  }
  function failureSharesIn(report) {
    const shares = new Map((0, _comparison_memory_js__WEBPACK_IMPORTED_MODULE_2__.memoryOf)(report).suites.flatMap(({ name, results }) => results.map(({ test, model, runs }) => {
      const outcomes = runs.flatMap((run) => (0, _comparison_measured_js__WEBPACK_IMPORTED_MODULE_4__.zh)(run).outcomes);
      return [keyIn(name, test, model), 1 - ((0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__.se)(outcomes) ?? 1)];
    })));
    return ({ suite, test, modelId }) => shares.get(keyIn(suite.name, test.name, modelId)) ?? 0;
  }
  function keyIn(suite, test, model) {
    return JSON.stringify([suite, (0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_5__.Z)(test, model)]);
  }
}), 20998: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { X: () => compareRun, r: () => runComparison });
  var _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64170);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47156);
  function compareRun(suites, base) {
    if (base.kind !== "found") return void 0;
    const compare = (all) => (0, _comparison_compare_js__WEBPACK_IMPORTED_MODULE_0__.compareReports)(all.map(headSuite), base.report, base.attempts);
    let second;
    const secondly = () => second ??= compare(suites.map((suite) => ({ ...suite, results: (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.HP)(suite.results) })));
    return compare(suites).map(({ comparison, results }, index) => ({ comparison, results: (suites[index]?.results ?? []).map((result, position) => ({ ...result, comparison: results[position] })), base: { figures: figuresOf({ comparison, results }), withoutErroredRuns: () => figuresOf(secondly()[index] ?? { comparison, results }) } }));
  }
  function runComparison(base, branch) {
    return base.kind === "found" ? { kind: "compared", base: base.base } : { kind: "unavailable", reason: base.reason, branch };
  }
  function headSuite({ facts, gates, results, configured, limit }) {
    return { name: facts.name, results, settings: gates, limit, models: facts.models, judges: facts.judges, judgedAgain: facts.judgedAgain?.answers, configured: new Set(configured.map((it) => (0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_2__.Z)(it.testCaseName, it.modelId))) };
  }
  function figuresOf({ comparison, results }) {
    const { verdict, judges, moved, latency, cost } = comparison;
    const isOfJudge = moved?.causes.includes("judge") === true && !moved.isScoreWorse;
    const judge = isOfJudge ? void 0 : comparison.judge;
    const reason = verdict.verdict === "cannot-tell" ? verdict.reason.kind : void 0;
    return { verdict: verdict.evidence === void 0 ? void 0 : verdict.verdict, lostToErrors: reason === "errored", isOtherVersion: reason === "model-version" && verdict.evidence === void 0, isOtherJudge: isOfJudge || (judges ?? []).some(({ changed }) => changed), regressions: results.filter(({ countsForGate }) => countsForGate === true).length, newFailures: results.filter(({ newFailure }) => newFailure === true).length, drop: verdict.evidence?.drop, judge, latencyRatio: latency?.ratio, costRatio: cost?.ratio };
  }
}), 77926: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { conclude: () => conclude, loadPage: () => loadPage });
  var external_node_path_ = __webpack_require__(76760);
  var evaluate_verdict = __webpack_require__(29301);
  var github_outputs = __webpack_require__(29793);
  var destination = __webpack_require__(44883);
  var publish = __webpack_require__(85565);
  var artifact_names = __webpack_require__(97052);
  var base_memory = __webpack_require__(70798);
  var compare_run = __webpack_require__(20998);
  var repository_paths = __webpack_require__(62965);
  var folder_problems = __webpack_require__(4108);
  var picocolors = __webpack_require__(57336);
  var config_problem = __webpack_require__(90713);
  var report_annotations = __webpack_require__(98672);
  var comparison_line = __webpack_require__(98334);
  var plan_table = __webpack_require__(56529);
  var run_state = __webpack_require__(44606);
  var suite_sections = __webpack_require__(83642);
  var test_lists = __webpack_require__(57111);
  var changes = __webpack_require__(54866);
  var words_escape = __webpack_require__(22333);
  var words_sentence = __webpack_require__(54183);
  ;
  const MAX_WORSE = 30;
  const MAX_OTHERS = 5;
  const MAX_NAME = 100;
  const MAX_REASON = 200;
  function comparisonLines(line, colors) {
    switch (line.kind) {
      case "absent":
        return [];
      case "unavailable":
        return [...[line.sentence, ...line.notes].map((it) => `  ${colors.dim(terminalSentence(it))}`), ""];
      case "compared": {
        const paint2 = { worse: colors.red, "not-worse": colors.green };
        const color = line.outcome === "worse" || line.outcome === "not-worse" ? paint2[line.outcome] : colors.yellow;
        return [`  ${(0, comparison_line.F4)(line.outcome)} ${color(terminalSentence(line.sentence))}`, ...line.notes.map((note) => `  ${colors.dim(terminalSentence(note))}`), ""];
      }
    }
  }
  function changeLines({ base, lists }, colors) {
    if (base === void 0) return [];
    return lists.flatMap((changed) => listLines(changed, terminal_comparison_name(base.branch), colors));
  }
  function listLines({ name: listName, title, note, tests }, branch, colors) {
    const shown2 = tests.slice(0, (0, changes.EE)(listName) ? MAX_WORSE : MAX_OTHERS);
    const more = tests.length - shown2.length;
    return [`  ${colors.bold(title)}${note === void 0 ? "" : colors.dim(`  ${note}`)}`, ...shown2.flatMap((test) => testLines(test, branch, (0, changes.EE)(listName), colors)), ...more > 0 ? [`    \u2026 and ${more} more`] : [], ""];
  }
  function testLines({ testCaseName, modelId, label, base, here, reason }, branch, withReason, colors) {
    const sides = [sideText(`\`${branch}\``, base), sideText("here", here)].filter((side) => side !== void 0);
    const head = `    ${terminal_comparison_name(testCaseName)} [${terminal_comparison_name(modelId)}]  ${label}: ${sides.join(", ")}`;
    if (!withReason || reason === void 0) return [head];
    const why = reason.message === "" ? reason.label : `${reason.label}: ${reason.message}`;
    return [head, `      ${colors.dim((0, words_escape.BP)((0, words_escape.Kb)(why, MAX_REASON)))}`];
  }
  function sideText(side, passed) {
    return passed === void 0 ? void 0 : `${side} ${passed.passed} of ${passed.runs}`;
  }
  function terminalSentence(sentence) {
    return (0, words_sentence.x7)(sentence, (text, kind) => kind === "commit" ? terminal_comparison_name(text) : `\`${terminal_comparison_name(text)}\``);
  }
  function terminal_comparison_name(text) {
    return (0, words_escape.BP)((0, words_escape.Kb)(text, MAX_NAME));
  }
  var cut = __webpack_require__(43117);
  var format = __webpack_require__(60142);
  var failed_exchange = __webpack_require__(19610);
  var scores = __webpack_require__(5004);
  var diff_lines = __webpack_require__(35903);
  var reused = __webpack_require__(22114);
  ;
  const MAX_CHECKS = 3;
  const terminal_findings_MAX_REASON = 300;
  const MAX_ANSWER_LINES = 3;
  const MAX_CALLS = 10;
  const MAX_ANSWER = 4e3;
  const INDENT = " ".repeat(6);
  function findingLines(finding, colors) {
    const { result, checks } = finding;
    const thoughts = result.runs.find((run) => (run.thoughts ?? "") !== "")?.thoughts;
    const thought = thoughts === void 0 ? [] : [colors.dim(`${INDENT}thoughts, not judged: ${shown(thoughts)}`)];
    const more = checks.length > MAX_CHECKS ? [`${INDENT}\u2026 and ${checks.length - MAX_CHECKS} more`] : [];
    return [headLine(finding, colors), ...exchangeLines((0, failed_exchange.$)(result), colors), ...checks.slice(0, MAX_CHECKS).flatMap((check) => checkLines(check, colors)), ...more, ...thought];
  }
  function headLine({ result, failedRuns, askedRuns }, colors) {
    const marks = { errored: colors.yellow("!"), passed: colors.green("\u2713") };
    const { status } = result;
    const mark = status === "errored" || status === "passed" ? marks[status] : colors.red("\u2717");
    const passed = status === "passed" ? " failed, and it passes" : "";
    const runs = result.runCount === 1 ? "" : ` ${failedRuns} of ${askedRuns} runs${passed}`;
    const from = result.reused === void 0 ? "" : `  ${colors.dim((0, words_escape.BP)((0, reused.u)(result.reused)))}`;
    const { file, line } = result.location;
    return `  ${mark} ${colors.bold(shortName(result.testCaseName))} [${shortName(result.modelId)}]${runs}${from}  ${colors.dim((0, words_escape.BP)(`${file}:${line}`))}`;
  }
  function exchangeLines(exchange, colors) {
    if (exchange === void 0) return [];
    const { asked, called, answer, before } = exchange;
    const names = called.slice(0, MAX_CALLS).map(shortName).join(", ");
    return [...asked === void 0 ? [] : [`${INDENT}${colors.dim("asked   ")}${shown(asked)}`], ...called.length === 0 ? [] : [`${INDENT}${colors.dim("called  ")}${names}`], ...textLines("answer", answer, colors), ...before === void 0 ? [] : textLines("before", before, colors)];
  }
  function textLines(label, text, colors) {
    const lines = (0, words_escape.Yj)((0, cut.Yj)(text, MAX_ANSWER)).split("\n").filter((line) => line.trim() !== "");
    const first = lines.slice(0, MAX_ANSWER_LINES).map(shown);
    const isCut = lines.length > first.length || text.length > MAX_ANSWER;
    return [...first, ...isCut ? ["\u2026"] : []].map((line, index) => `${INDENT}${colors.dim(index === 0 ? `${label}  ` : " ".repeat(8))}${line}`);
  }
  function checkLines(check, colors) {
    const code2 = colors.yellow(shortName(check.failureCode));
    const message = check.message === "" ? "" : `: ${shown(check.message)}`;
    const quotes = [check.reasoning, check.console?.map((line) => `console: ${line}`).join("\n")].filter((quote) => quote !== void 0).map((quote) => colors.dim(`${INDENT}${shown(quote)}`));
    const scored = check.score === void 0 ? "" : ` (${(0, scores.gu)(check.score)})`;
    const lines = check.lines.map((line) => `${INDENT}  ${shown(line)}`);
    return [`${INDENT}${code2} ${shortName(check.label)}${scored}${message}`, ...lines, ...quotes];
  }
  function shown(text) {
    return (0, words_escape.BP)((0, words_escape.Kb)(text, terminal_findings_MAX_REASON));
  }
  function shortName(text) {
    return (0, words_escape.BP)((0, words_escape.Kb)(text, 100));
  }
  function problemLines(report, colors) {
    if (report.problems.length === 0) return [];
    const lines = report.problems.flatMap((problem) => [`  ${(0, words_escape.BP)((0, config_problem.V)(problem))}`, ...(0, diff_lines.iR)(problem).map((line) => `    ${line}`)]);
    return [colors.red((0, format.LS)(report.problems.length, "problem")), ...lines, ""];
  }
  var digest_findings = __webpack_require__(80321);
  var words_headline = __webpack_require__(1614);
  var rate_text = __webpack_require__(78058);
  var model_comparison = __webpack_require__(5630);
  var reliability_rows = __webpack_require__(91485);
  var numbers = __webpack_require__(43957);
  var wrap_line = __webpack_require__(25137);
  ;
  const MAX_FINDINGS = 30;
  const MAX_COLUMN = 16;
  function renderTerminal(whole, options) {
    const report = (0, run_state.C)(whole);
    const colors = picocolors.createColors(options.color);
    const run = (0, words_headline.iV)(report);
    const beside = [...terminal_listLines("Notices", report.notices, colors), ...terminal_listLines("Files", options.files, colors)];
    const isGreen = run.outcome === "passed" && report.suites.length > 0;
    const lines = ["", ...isGreen ? beside : [], ...(report.shard === void 0 ? report.suites : []).flatMap((suite) => suiteLines(report, suite, colors)), ...planLines(report, options.columns, colors), ...problemLines(report, colors), ...isGreen ? [] : beside, ...stateLines(report, colors), paint(run, colors)(colors.bold(`${(0, words_headline.sE)(run.outcome)} ${(0, words_escape.BP)(run.words)}`)), ...report.suites.length === 0 ? [] : [colors.dim(totalsLine(report))], `exit code ${report.verdict.exitCode}`];
    const { columns } = options;
    const fitting = columns === void 0 ? lines : lines.flatMap((line) => (0, wrap_line.x)(line, columns));
    return `${fitting.join("\n")}
`;
  }
  function renderPreview(report) {
    const colors = picocolors.createColors(false);
    return [...planLines(report, void 0, colors), ...terminal_listLines("Notices", report.notices, colors)].join("\n");
  }
  const MAX_PLAN_ROWS = 30;
  const USUAL_COLUMNS = 120;
  const LEAST_NAME = 18;
  const GAP = "  ";
  function planLines(report, columns, colors) {
    const table2 = (0, plan_table.k0)(report, MAX_PLAN_ROWS);
    if (table2 === void 0) return [];
    const rows = [table2.head, ...table2.rows, table2.total].map((row) => row.map(words_escape.BP));
    const isOneModel = new Set(table2.rows.map(([, model]) => model)).size === 1;
    const all = plan_table.I1.map((alignment, column) => ({ alignment, column }));
    const wanted = all.filter(({ column }) => !(isOneModel && column === 1));
    const needed = (of) => (0, numbers.cz)(of.slice(1).map(({ column }) => width(rows.map((row) => row[column] ?? "")) + GAP.length));
    const room = (columns ?? USUAL_COLUMNS) - GAP.length;
    const kept = needed(wanted) + LEAST_NAME > room ? wanted.slice(0, -1) : wanted;
    const longest = Math.max(LEAST_NAME, room - needed(kept));
    const cut2 = rows.map(([name2 = "", ...rest]) => [(0, words_escape.Kb)(name2, longest), ...rest]);
    const lines = cut2.map((row) => kept.map(({ alignment, column }) => {
      const cell = row[column] ?? "";
      const wide = width(cut2.map((other) => other[column] ?? ""));
      return alignment === "left" ? cell.padEnd(wide) : cell.padStart(wide);
    }).join(GAP).trimEnd());
    const [head = "", ...body] = lines;
    const total = body.pop() ?? "";
    return [colors.dim(`${GAP}${head}`), ...body.map((line) => `${GAP}${line}`), ...table2.more === void 0 ? [] : [colors.dim(`${GAP}${table2.more}`)], colors.bold(`${GAP}${total}`), ""];
  }
  function paint(headline, colors) {
    switch (headline.outcome) {
      case "passed":
        return colors.green;
      case "failed":
        return colors.red;
      case "error":
      case "nothing-tested":
        return colors.yellow;
    }
  }
  function suiteLines(report, suite, colors) {
    const headline = (0, words_headline.V5)(report, suite);
    const { comparison, gates: gates2, failingTests, changes: changes2, judges, reliability, caveats: caveats2, ...unplaced } = (0, suite_sections.H1)((0, suite_sections.no)(report, suite), TERMINAL_SECTIONS, colors);
    (0, suite_sections.Nk)(unplaced);
    return [`${paint(headline, colors)((0, words_headline.sE)(headline.outcome))} ${colors.bold(shortName(suite.name))}  ${colors.dim((0, words_escape.BP)((0, words_headline.rj)(suite)))}`, "", ...comparison, ...suite.gates.passed ? [] : [...gates2, ""], ...changes2, ...failingTests, ...scoreLines(suite, colors), ...modelLines(suite, colors), ...judges, ...reliability, ...caveats2, ...terminal_listLines("Notices", suite.notices, colors), ...suite.gates.passed ? [...gates2, ""] : []];
  }
  const TERMINAL_SECTIONS = { comparison: comparisonLines, gates: gateLines, failingTests: failingTestLines, changes: changeLines, judges: judgeTextLines, reliability: reliabilityLines, caveats: caveatLines };
  function gateLines(gates2, colors) {
    const title = width(gates2.map((gate) => gate.title));
    const actual = width(gates2.map((gate) => gate.actual));
    const threshold = width(gates2.map((gate) => gate.threshold));
    const base = width(gates2.map((gate) => isWide(gate.base) ? "" : gate.base ?? ""));
    return gates2.flatMap((gate) => {
      const failed = gate.sign === "failed" || gate.sign === "no data";
      const idle = gate.sign === "not exercised";
      const sign = failed ? colors.red("\u2717") : idle ? colors.dim("\u2013") : colors.green("\u2713");
      const short = isWide(gate.base) ? "" : gate.base ?? "";
      const columns = [(0, words_escape.BP)(gate.title).padEnd(title), gate.actual.padStart(actual), ...base === 0 ? [] : [colors.dim(`base ${short.padStart(base)}`)], colors.dim(gate.threshold.padEnd(threshold))].join("  ");
      const last = gate.margin === "\u2013" ? gate.sign : gate.margin;
      const row = `  ${sign} ${columns}  ${failed ? colors.red(last) : colors.dim(last)}`;
      const below = [isWide(gate.base) ? `base ${gate.base ?? ""}` : void 0, gate.note];
      return [row, ...below.flatMap((text) => text === void 0 ? [] : colors.dim(`      ${text}`))];
    });
  }
  function isWide(base) {
    return (base?.length ?? 0) > MAX_COLUMN;
  }
  function failingTestLines({ failed, errored, tolerated }, colors) {
    const reasons = (0, digest_findings.H9)(errored);
    const others = new Map(reasons.map(([first, ...same]) => [first, same]));
    const tests = [...failed, ...tolerated, ...others.keys()];
    const shown2 = tests.slice(0, MAX_FINDINGS);
    const more = tests.length - shown2.length;
    return [...shown2.flatMap((finding) => [...findingLines(finding, colors), ...sameReasonLines(others.get(finding) ?? [], colors)]), ...more > 0 ? [`  \u2026 and ${more} more`] : [], ...shown2.length > 0 ? [""] : []];
  }
  const MOST_NAMED = 8;
  function sameReasonLines(others, colors) {
    if (others.length === 0) return [];
    const named = others.slice(0, MOST_NAMED).map(({ result }) => shortName(result.testCaseName));
    const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : "";
    return [`  ${colors.yellow("!")} The same in ${(0, format.LS)(others.length, "more result")}: ${named.join(", ")}${more}`];
  }
  function caveatLines(caveats2, colors) {
    if (caveats2.length === 0) return [];
    const lines = caveats2.map(({ words, tests, details }) => {
      const about = [...tests, ...details];
      const names = about.slice(0, 5).map(shortName).join(", ");
      const more = about.length > 5 ? `, and ${about.length - 5} more` : "";
      return colors.yellow(`  ${words}${about.length === 0 ? "" : `: ${names}${more}`}`);
    });
    return [...lines, ""];
  }
  const MAX_WRONG = 5;
  function judgeTextLines(judges, colors) {
    const paintState = { trusted: colors.green, "not trusted": colors.red, "too few labels": colors.dim };
    const lines = judges.flatMap((judge) => {
      const { criteria, judgeModel, rates, verdict, wrong, moreWrong, notes } = judge;
      const model = judgeModel === void 0 ? "" : ` (${shortName(judgeModel)})`;
      const more = wrong.length + moreWrong - MAX_WRONG;
      return [`  judge of ${shortName(criteria)}${model}: ${rates}: ${paintState[judge.state](verdict)}`, ...notes.map((note) => colors.dim(`      ${shown(note)}`)), ...wrong.slice(0, MAX_WRONG).map(({ place, words }) => `      ${shown(place)} is ${words}`), ...more > 0 ? [`      \u2026 and ${more} more`] : []];
    });
    return lines.length === 0 ? [] : [...lines, ""];
  }
  function width(texts) {
    return texts.reduce((widest, text) => Math.max(widest, text.length), 0);
  }
  function scoreLines(suite, colors) {
    const words = (0, scores.r8)(suite);
    return words === void 0 ? [] : [`  ${colors.dim("scores")}  ${words}`, ""];
  }
  function modelLines(suite, colors) {
    const rows = (0, model_comparison.wA)(suite);
    if (rows.length < 2) return [];
    const names = rows.map((row) => shortName(row.modelId));
    const widest = width(names);
    const rates = rows.map((row) => (0, rate_text.cf)(row.passRate, `${(0, words_headline.cN)(suite)}s`));
    const widestRate = width(rates);
    const lines = rows.map((row, index) => {
      const judge = row.judgeAverage === void 0 ? "" : `  judge ${(0, format.fN)(row.judgeAverage)}`;
      const label = (names[index] ?? "").padEnd(widest);
      return `  ${label}  ${(rates[index] ?? "").padStart(widestRate)}${judge}  ${colors.dim(`${(0, format.p0)(row.latencyMs)}  ${(0, format.dR)(row.costUsd)}`)}`;
    });
    return [...lines, ""];
  }
  function reliabilityLines(rows, colors) {
    if (rows.length === 0) return [];
    const lines = rows.map((row) => `  ${rows.length === 1 ? "" : `${shortName(row.modelId)}  `}${(0, reliability_rows.Qh)(row)}`);
    return [...lines.map(colors.dim), ""];
  }
  function stateLines(report, colors) {
    return (0, run_state.W)(report).map((line) => colors.yellow((0, words_escape.BP)(line)));
  }
  function terminal_listLines(title, lines, colors) {
    if (lines.length === 0) return [];
    return [colors.bold(title), ...lines.map((line) => `  ${(0, words_escape.BP)(line)}`), ""];
  }
  function totalsLine(report) {
    const { tokens } = report.totals;
    const responses = (0, words_headline.Wm)(report);
    return [(0, words_headline.sR)(report.suites), (0, format.LS)(tokens, "token"), (0, words_headline.fL)(report.totals), (0, words_headline.Sh)(report), ...responses === void 0 ? [] : [responses]].join(" \xB7 ");
  }
  ;
  const MAX_PROBLEM_ANNOTATIONS = 9;
  const MAX_SUITES = 20;
  function logProblems(report, annotations, log) {
    const most = annotations ? MAX_PROBLEM_ANNOTATIONS : 0;
    for (const [index, problem] of report.problems.entries()) {
      const { location } = problem;
      if (index >= most) log.info((0, config_problem.V)(problem));
      else {
        const place = location === void 0 || location.elsewhere === true ? {} : { file: location.file, line: location.line, column: location.column };
        log.error((0, config_problem.V)(problem), { title: report_annotations.dA, ...place });
      }
      for (const line of (0, diff_lines.iR)(problem)) log.info(`  ${line}`);
    }
  }
  function announce(report, failOn, log) {
    const { verdict, suites } = report;
    if (verdict.exitCode === 0) {
      if ((0, plan_table.oW)(report) !== void 0) log.info(renderPreview(report));
      if ((0, plan_table.oW)(report) === void 0 && suites.length === 0) log.warning(verdict.reason);
      else log.info(verdict.reason);
      logSuites(report, log);
      return;
    }
    logSuites(report, log);
    if ((0, evaluate_verdict.ni)(verdict, failOn) === 0) {
      log.warning(`${verdict.reason} (the job does not fail: fail-on is "never")`);
      return;
    }
    log.fail(verdict.reason);
  }
  function logSuites(report, log) {
    const suites = report.shard === void 0 ? (0, run_state.C)(report).suites : [];
    const more = suites.length - MAX_SUITES;
    const lines = suites.slice(0, MAX_SUITES).flatMap((suite) => job_log_suiteLines(report, suite));
    if (more > 0) lines.push(`... and ${(0, format.LS)(more, "more suite")}: see the job summary`);
    if (lines.length > 0) log.info(lines.join("\n"));
  }
  const PLAIN = picocolors.createColors(false);
  function job_log_suiteLines(report, suite) {
    const { outcome, words } = (0, words_headline.h9)(report, suite);
    const { comparison, gates: gates2, failingTests, changes: changes2 } = (0, suite_sections.no)(report, suite);
    const { worst } = (0, test_lists.E)({ failingTests, changes: changes2 });
    const branch = changes2.base && shortName(changes2.base.branch);
    return ["", `${(0, words_headline.sE)(outcome)} ${(0, words_escape.BP)(words)}`, ...job_log_comparisonLines(report, comparison), ...worst.flatMap((test) => job_log_testLines(test, branch)), ...gateLines(gates2, PLAIN)];
  }
  function job_log_comparisonLines({ comparison }, line) {
    switch (line.kind) {
      case "absent":
        return [];
      case "unavailable":
        return comparison?.kind === "unavailable" && comparison.reason === "no-run" ? [`  ${terminalSentence(line.sentence)}`] : [];
      case "compared":
        return [`  ${(0, comparison_line.F4)(line.outcome)} ${terminalSentence(line.sentence)}`];
    }
  }
  function job_log_testLines({ testCaseName, modelId, sign, label = "", base, here, reason }, branch) {
    const there = base === void 0 || branch === void 0 ? [] : [`${base.passed} of ${base.runs} on ${branch}`];
    const known = [...there, ...label === "" ? [] : [label]].join(", ");
    const runs = here === void 0 ? "" : `  ${runWords(here)}`;
    const head = `  ${sign} ${shortName(testCaseName)} [${shortName(modelId)}]${runs}${known === "" ? "" : ` (${known})`}`;
    if (reason === void 0) return [head];
    const { failureCode, label: check, message } = reason;
    const why = message === "" ? "" : `: ${shown(message)}`;
    return [head, `      ${shortName(failureCode)} ${shortName(check)}${why}`];
  }
  function runWords({ passed, runs, lost }) {
    return [...runs === 0 ? [] : [`${passed} of ${(0, format.LS)(runs, "run")} passed`], ...lost === 0 ? [] : [`${(0, format.LS)(lost, "run")} had no answer`]].join(", ");
  }
  var report_views = __webpack_require__(13488);
  var external_node_crypto_ = __webpack_require__(77598);
  var external_node_fs_ = __webpack_require__(73024);
  var promises_ = __webpack_require__(51455);
  var aggregate = __webpack_require__(79995);
  var gate_rate = __webpack_require__(46311);
  var gate_text = __webpack_require__(74061);
  var comparison_sentences = __webpack_require__(69908);
  ;
  function comparisonOf({ comparison: run }, suite) {
    const { comparison } = suite;
    if (run?.kind !== "compared" || comparison === void 0) return null;
    const { branch, sha, finishedAt, runs } = run.base;
    const { verdict, counts } = comparison;
    const base = { branch, commit: sha === void 0 ? void 0 : (0, format.Ax)(sha) };
    const sentence = (0, comparison_sentences.y6)(comparison, base, (0, words_headline.cN)(suite));
    return { base: { branch, commit: sha ?? null, finishedAt, runs }, verdict: verdict.verdict, statement: (0, words_sentence.Gx)(sentence), regressed: counts.regressed, improved: counts.improved };
  }
  var replied_models = __webpack_require__(2521);
  ;
  function knownLimits(report, suites) {
    const limits = ["The intervals take test results as independent samples of one distribution. The tests of a suite are chosen, not drawn, so the intervals describe this test set and not the use in the field.", "Providers may change a model without changing its name; a later run may differ although nothing here has changed.", "What no test of the log covers was not tested. Discriminatory impact and cybersecurity are covered only as far as tests of the log address them."];
    const judged = suites.some((suite) => suite.results.some((result) => result.assertionTypes.includes("judge")));
    if (judged) {
      limits.push("Judge scores come from a model and are themselves subject to error and drift.");
    }
    if (report.run.responses === "replay" || report.run.responses === "cache") {
      limits.push("Some or all answers were recorded in an earlier run; this run evaluated those recordings.");
    }
    for (const { name, sample } of suites) {
      if (sample === void 0) continue;
      limits.push(`Suite ${name}: ${(0, words_headline.Zr)(sample)}. The cases that were asked were chosen by a hash of their names.`);
    }
    if (suites.some((suite) => suite.repeat.min < 3)) {
      limits.push("Some tests ran fewer than three times, so the variation of their answers is not known.");
    }
    if (suites.some((suite) => (0, replied_models.f)(suite).length > 0)) {
      limits.push("Some replies did not name the model that wrote them, so the version of those models is known by the requested name only.");
    }
    if (suites.some((suite) => suite.configCommit === void 0)) {
      limits.push("The commit of some config is not known, so this document does not show that its thresholds were set before the run.");
    }
    if (suites.some((suite) => suite.configCommit?.dirty === true)) {
      limits.push("Some config had changes that were not committed when the run began.");
    }
    if (suites.some(({ results }) => results.some(({ reused: reused2 }) => reused2 !== void 0))) {
      limits.push("Some cases were not asked in this run: their question and checks are those of an earlier run of the base branch, whose results stand for them.");
    }
    if (!report.complete) limits.push("The run is incomplete: not every planned run was done.");
    if (report.totals.costIncomplete) limits.push("Costs are lower bounds: some prices are unknown.");
    return limits;
  }
  var judge_lines = __webpack_require__(4118);
  var caveats = __webpack_require__(42899);
  ;
  const COMPLIANCE_VERSION = "1";
  const STATEMENT = "This document is evidence of testing. It is not a declaration of conformity and does not state that the system complies with any law.";
  const RETENTION = "GitHub deletes artifacts after 90 days unless the repository sets another period: 1 to 90 days in public repositories, 1 to 400 in private ones. Technical documentation must be kept for ten years (Art. 18): store this document and the files of its manifest elsewhere.";
  function renderComplianceJson(report, files) {
    const suites = complianceSuites(report);
    const content = evidence(report, suites);
    const { version: version2, statement, tool, ...rest } = content;
    return { version: version2, statement, tool, run: report.run, evidenceSha256: sha256(JSON.stringify(content)), ...rest, files };
  }
  function evidence(report, suites) {
    const persons = suites.flatMap((suite) => suite.compliance.metadata.responsiblePerson ?? []);
    return { version: COMPLIANCE_VERSION, statement: STATEMENT, tool: report.tool, verdict: report.verdict, complete: report.complete, suites: suites.map((suite) => complianceSuite(report, suite)), knownLimits: knownLimits(report, suites), retention: RETENTION, signature: { responsiblePersons: [...new Set(persons)], signedAt: null, signature: null } };
  }
  function complianceSuites(report) {
    const enabled = report.suites.filter((suite) => suite.compliance.enabled);
    return enabled.length > 0 ? enabled : report.suites;
  }
  function testSetFiles(suite) {
    return [suite, ...suite.inputFiles].map(({ file, sha256: digest }) => ({ name: file, sha256: digest }));
  }
  function testSet(suite) {
    const files = testSetFiles(suite);
    return { sha256: sha256(digestLines(files)), files };
  }
  function digestLines(files) {
    return files.map((file) => `${file.sha256}  ${file.name}
`).join("");
  }
  function sha256(text) {
    return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex");
  }
  function complianceSuite(report, suite) {
    const { compliance, configCommit, totals } = suite;
    const replied = (0, replied_models.Q)(suite);
    return { name: suite.name, project: suite.project, description: suite.description ?? null, framework: compliance.framework, system: compliance.metadata, config: { file: suite.file, sha256: suite.sha256, commit: configCommit?.sha ?? null, commitDate: configCommit?.date ?? null, changedSinceCommit: configCommit?.dirty ?? null }, testSet: testSet(suite), comparison: comparisonOf(report, suite), models: suite.models.map(({ id: id2, provider, model, params }) => ({ id: id2, provider, model, temperature: params.temperature, maxTokens: params.maxTokens, seed: params.seed ?? null, repliedAs: replied.get(id2) ?? [] })), judgeModel: suite.judgeModel, repeat: suite.repeat, totals, passRateInterval95: endsOf((0, rate_text.OK)(totals.passed, totals.total)), thresholds: thresholds(suite, suite.gates), gatesPassed: suite.gates.passed, performance: performance(suite), failureCodes: suite.failureCodes, cases: cases(suite), exclusions: exclusions(suite), caveats: [...(0, judge_lines.LK)(report, suite).map(judge_lines.$L), ...(0, caveats.V)(suite).filter(({ kind }) => kind !== "truncated" && kind !== "asserts-nothing").map(caveats.P)], notices: suite.notices };
  }
  function endsOf({ low, high }) {
    return { low, high };
  }
  function thresholds(suite, gates2) {
    return gates2.gates.map((gate) => {
      const { actual, threshold } = (0, gate_text.b)(gate);
      const counted = (0, gate_rate.w)(gate, suite);
      const rate = counted && ` of ${counted.what} (${(0, rate_text.Bt)(counted.rate)})`;
      const location = Object.hasOwn(suite.gateLocations, gate.gateName) ? suite.gateLocations[gate.gateName] : void 0;
      return { gate: gate.gateName, threshold: gate.threshold, thresholdText: threshold, actual: gate.actual, actualText: `${actual}${rate ?? ""}`, passed: gate.passed, exercised: gate.noData === void 0, setAt: location === void 0 ? null : `${location.file}:${location.line}` };
    });
  }
  function performance(suite) {
    return (0, model_comparison.wA)(suite).map((row) => ({ model: row.modelId, results: row.total, passed: row.passed, errored: row.errored, passRate: row.passRate.value, passRateInterval95: endsOf(row.passRate), judgeAverage: row.judgeAverage ?? null, latencyAvgMs: row.latencyMs }));
  }
  function cases(suite) {
    return suite.results.map((result) => {
      const judged = (0, model_comparison.QE)(result);
      return { test: result.testCaseName, model: result.modelId, location: `${result.location.file}:${result.location.line}`, tags: result.tags, status: result.status, runs: (0, aggregate.py)(result), passedRuns: result.runs.filter(aggregate.GT).length, passRate: result.passRate, failureCodes: result.failureCodes, judgeAverage: (0, numbers.se)(judged) ?? null, latencyAvgMs: result.latencyAvgMs, costUsd: result.totalCostUsd, assertionTypes: result.assertionTypes, reusedFrom: result.reused?.sha ?? null };
    });
  }
  function exclusions(suite) {
    const runs = suite.results.flatMap((result) => result.runs);
    const assertingNothing = suite.results.filter((result) => result.assertsNothing);
    return { skipped: suite.skippedTests, errored: suite.results.filter((result) => result.status === "errored").map((result) => ({ test: result.testCaseName, model: result.modelId })), erroredRuns: runs.filter((run) => (0, aggregate.E3)(run) && !(0, aggregate.NF)(run)).length, notRunRuns: runs.filter(aggregate.NF).length, truncatedAnswers: suite.totals.truncated, assertNothing: [...new Set(assertingNothing.map((result) => result.testCaseName))] };
  }
  var markdown_blocks = __webpack_require__(79180);
  ;
  const HEADINGS = { system: ["System under test", "Annex IV, 1"], procedure: ["Testing procedure and data", "Annex IV, 2(g); Art. 9(6) to 9(8)"], thresholds: ["Metrics and thresholds set before the run", "Art. 9(8)"], performance: ["Performance: accuracy and consistency", "Annex IV, 4; Art. 15"], changes: ["Version tested and changes", "Annex IV, 6"], errors: ["Errors and exclusions", "Annex IV, 2(g)"], log: ["Test log", "Annex IV, 2(g)"], limits: ["Known limits", "Annex IV, 3 and 4"] };
  function renderComplianceMarkdown(doc) {
    const lawful = doc.suites.some((suite) => suite.framework === "eu-ai-act");
    const sections = ["# Record of testing", `> ${(0, words_escape.B0)(doc.statement)}`, ...lawful ? ["References are to Regulation (EU) 2024/1689 (AI Act). Post-market monitoring (Art. 72) is not part of this record."] : [], runSection(doc), ...doc.suites.flatMap(suiteSections), `## ${heading("limits", lawful)}`, doc.knownLimits.map((limit) => `- ${(0, words_escape.B0)(limit)}`).join("\n"), "## Retention", (0, words_escape.B0)(doc.retention), "## Files", fileTable(doc.files), "## Signature", signatureBlock(doc)];
    return `${sections.filter((section) => section !== "").join("\n\n")}
`;
  }
  function heading(key, lawful) {
    const [title, reference] = HEADINGS[key];
    return lawful ? `${title} (${reference})` : title;
  }
  function runSection(doc) {
    const { run, verdict } = doc;
    return keyValues([["Result", `${verdict.result} (exit code ${verdict.exitCode}): ${(0, words_escape.B0)(verdict.reason)}`], ["Evidence SHA-256 (the same for the same inputs and results)", (0, words_escape.D9)(doc.evidenceSha256)], ["Complete", doc.complete ? "yes" : "no"], ["Started", (0, words_escape.D9)(run.startedAt)], ["Finished", (0, words_escape.D9)(run.finishedAt)], ["Answers", answersText(run.responses)], ["Repository", code(run.repository)], ["Commit tested", code(run.sha)], ["Ref", code(run.ref)], ["Workflow", code(run.workflow)], ["Run", run.runId === void 0 ? void 0 : `${(0, words_escape.D9)(String(run.runId))}, attempt ${run.runAttempt ?? 1}`], ["Tool", (0, words_escape.D9)(`${doc.tool.name} ${doc.tool.version}`)]]);
  }
  function answersText(responses) {
    switch (responses) {
      case "live":
        return "live from the models";
      case "record":
        return "live from the models, and recorded";
      case "replay":
        return "recorded in an earlier run";
      case "cache":
        return "recorded in an earlier run where there were any, else live";
    }
  }
  function suiteSections(suite) {
    const lawful = suite.framework === "eu-ai-act";
    const title = (key) => `### ${heading(key, lawful)}`;
    return [`## Suite ${(0, words_escape.D9)(suite.name)}`, title("system"), systemTable(suite), title("procedure"), procedureTable(suite), fileTable(suite.testSet.files), title("thresholds"), thresholdText(suite), thresholdTable(suite), title("performance"), performanceText(suite), performanceTable(suite), title("changes"), changesTable(suite), title("errors"), errorList(suite), title("log"), caseTable(suite)];
  }
  function systemTable(suite) {
    const { system } = suite;
    const missing = "*not stated*";
    return keyValues([["System", code(system.systemName) ?? missing], ["Version", code(system.systemVersion) ?? missing], ["Operator", code(system.operator) ?? missing], ["Risk level (as stated)", code(system.riskLevel) ?? missing], ["Intended purpose", prose(system.intendedPurpose) ?? missing], ["Data governance", prose(system.dataGovernanceNotes)], ["Project", code(suite.project)], ["Description", prose(suite.description ?? void 0)]]);
  }
  function procedureTable(suite) {
    const { min, max } = suite.repeat;
    const { total, runs } = suite.totals;
    return keyValues([["Test set", `${(0, format.LS)(suite.testSet.files.length, "file")}, SHA-256 of the list ${(0, words_escape.D9)(suite.testSet.sha256)}`], ["n", `${(0, format.LS)(total, "result")} (test x model), ${(0, format.LS)(runs, "run")}`], ["Repeats of each", min === max ? String(max) : `${min} to ${max}`], ["Models", suite.models.map(modelText).join("<br>")], ["Judge model", judgeText(suite)], ["A test passes", "when every assertion passes in every repeat, or in as many as its `minPasses` in the config asks"]]);
  }
  function judgeText({ judgeModel, models }) {
    const judge = models.find(({ id: id2 }) => id2 === judgeModel);
    return judge === void 0 ? (0, words_escape.D9)(judgeModel) : modelName(judge);
  }
  function modelName({ id: id2, provider, model, repliedAs }) {
    const named = repliedAs.length === 0 ? "not named in replies" : repliedAs.map(words_escape.D9).join(", ");
    return `${(0, words_escape.D9)(id2)} = ${(0, words_escape.D9)(`${provider}/${model}`)} (version in replies: ${named})`;
  }
  function modelText(entry) {
    const { temperature, maxTokens, seed } = entry;
    const params = `temperature ${temperature}, at most ${maxTokens} tokens${seed === null ? "" : `, seed ${seed}`}`;
    return `${modelName(entry)}, ${params}`;
  }
  function thresholdText({ config }) {
    if (config.commit === null || config.commitDate === null) {
      return "The commit of the config is not known, so this record does not show when the thresholds were set.";
    }
    const when = `The thresholds below are those of commit ${(0, words_escape.D9)(config.commit)} of ${(0, words_escape.D9)(config.commitDate)}`;
    return config.changedSinceCommit === true ? `${when}, **with changes that were not committed when the run began**.` : `${when}, made before the run.`;
  }
  function thresholdTable(suite) {
    const rows = suite.thresholds.map((it) => (0, markdown_blocks.jD)([(0, words_escape.D9)(it.gate), it.thresholdText, it.exercised ? it.actualText : "\u2013", it.exercised ? it.passed ? "met" : "not met" : "not exercised", it.setAt === null ? "default" : (0, words_escape.D9)(it.setAt)]));
    return table(["Metric", "Threshold", "Measured", "Outcome", "Set at"], rows);
  }
  function countedNoun({ performance: performance2 }) {
    return performance2.length > 1 ? "result" : "test";
  }
  function performanceText(suite) {
    const { totals, passRateInterval95, repeat } = suite;
    const noun = countedNoun(suite);
    const cost = `Cost ${(0, words_headline.fL)(totals)}, ${(0, format.LS)(totals.tokens, "token")}.`;
    const less = totals.total - (0, rate_text.$s)(totals.passed, totals.total);
    const size = `${(0, format.U9)(totals.total)}${less === 0 ? "" : ` - ${(0, format.U9)(less)}`}`;
    return `${(0, format.LS)(totals.passed, noun)} of ${(0, format.U9)(totals.total)} passed: ${(0, format.rq)(totals.passRate)} of ${noun}s, 95 % Wilson interval ${(0, rate_text.Bt)(passRateInterval95)} (n = ${size}, repeats ${repeat.min} to ${repeat.max}). Errored ${noun}s count as not passed. ${cost}`;
  }
  function performanceTable(suite) {
    const rows = suite.performance.map((it) => (0, markdown_blocks.jD)([(0, words_escape.D9)(it.model), `${it.passed} of ${it.results}`, (0, rate_text.cf)({ value: it.passRate, ...it.passRateInterval95 }, `${countedNoun(suite)}s`), it.judgeAverage === null ? "\u2013" : (0, format.fN)(it.judgeAverage), (0, format.p0)(it.latencyAvgMs)]));
    const columns = ["Model", "Passed", "Pass rate (95 % interval)", "Judge average", "Latency"];
    return table(columns, rows);
  }
  function changesTable(suite) {
    const { config, system, comparison } = suite;
    return keyValues([["System version", code(system.systemVersion) ?? "*not stated*"], ["Config last changed", code(config.commitDate ?? void 0) ?? "*not known*"], ["In commit", code(config.commit ?? void 0) ?? "*not known*"], ["Config SHA-256", code(config.sha256)], ...comparisonRows(comparison)]);
  }
  function comparisonRows(comparison) {
    if (comparison === null) return [["Compared with", "*no earlier version*"]];
    const { base, statement, regressed, improved } = comparison;
    const commit = base.commit === null ? "" : `, commit ${(0, words_escape.D9)(base.commit)}`;
    const of = `${(0, format.LS)(base.runs, "run")} of ${(0, words_escape.D9)(base.branch)}${commit}`;
    return [["Compared with", `${of}, finished ${(0, words_escape.D9)(base.finishedAt)}`], ["Comparison", (0, words_escape.B0)(statement)], ["Regressed for certain", (0, format.LS)(regressed, "result")], ["Improved", (0, format.LS)(improved, "result")]];
  }
  function errorList(suite) {
    const { skipped, errored, erroredRuns, notRunRuns, truncatedAnswers, assertNothing } = suite.exclusions;
    const codes = Object.entries(suite.failureCodes).map(([key, n]) => `${(0, words_escape.D9)(key)} ${n}`);
    const pairs = (items) => items.map(({ test, model }) => `${(0, words_escape.D9)(test)} on ${(0, words_escape.D9)(model)}`).join(", ");
    const skippedPairs = skipped.map((it) => ({ test: it.testCaseName, model: it.modelId }));
    return [`- Failure codes: ${codes.length === 0 ? "none" : codes.join(", ")}`, `- Left out by the config (skipped): ${skipped.length === 0 ? "none" : pairs(skippedPairs)}`, `- Lost to provider errors: ${(0, format.LS)(erroredRuns, "run")}${errored.length === 0 ? "" : `; errored: ${pairs(errored)}`}`, ...notRunRuns === 0 ? [] : [`- Not asked, since the verdict was decided without them: ${(0, format.LS)(notRunRuns, "run")}`], `- Answers cut at the token limit: ${truncatedAnswers}`, `- Tests that assert nothing: ${assertNothing.length === 0 ? "none" : assertNothing.map(words_escape.D9).join(", ")}`, ...suite.caveats.map((caveat) => `- ${(0, words_escape.B0)(caveat)}`), ...suite.notices.map((notice) => `- ${(0, words_escape.B0)(notice)}`)].join("\n");
  }
  function caseTable(suite) {
    const rows = suite.cases.map((it, index) => (0, markdown_blocks.jD)([String(index + 1), (0, words_escape.D9)(it.test), (0, words_escape.D9)(it.model), it.reusedFrom === null ? it.status : `${it.status}, reused from ${(0, words_escape.D9)((0, reused.d)({ sha: it.reusedFrom }))}`, `${it.passedRuns} of ${it.runs}`, it.failureCodes.map(words_escape.D9).join(", "), it.judgeAverage === null ? "\u2013" : (0, format.fN)(it.judgeAverage), (0, format.p0)(it.latencyAvgMs), (0, format.dR)(it.costUsd), (0, words_escape.D9)(it.location)]));
    const columns = ["Case", "Test", "Model", "Status", "Runs passed", "Failure codes"];
    return table([...columns, "Judge", "Latency", "Cost", "Defined at"], rows);
  }
  function fileTable(files) {
    if (files.length === 0) return "No other files.";
    const rows = files.map((file) => (0, markdown_blocks.jD)([(0, words_escape.D9)(file.name), (0, words_escape.D9)(file.sha256)]));
    return table(["File", "SHA-256"], rows);
  }
  function signatureBlock(doc) {
    const persons = doc.signature.responsiblePersons;
    const rows = (persons.length === 0 ? [""] : persons).map((person) => (0, markdown_blocks.jD)([person === "" ? " " : (0, words_escape.B0)(person), " ", " ", " "]));
    return `I have reviewed this record of testing.

${table(["Responsible person", "Role", "Date", "Signature"], rows)}`;
  }
  function table(columns, rows) {
    return [(0, markdown_blocks.PP)(columns.map((column) => [column, "left"])), ...rows].join("\n");
  }
  function keyValues(rows) {
    const lines = rows.flatMap(([label, value]) => value === void 0 ? [] : [(0, markdown_blocks.jD)([label, value])]);
    return table(["", ""], lines);
  }
  function code(value) {
    return value === void 0 ? void 0 : (0, words_escape.D9)(value);
  }
  function prose(value) {
    return value === void 0 ? void 0 : (0, words_escape.B0)(value);
  }
  var outputs_policy = __webpack_require__(60919);
  var read_report = __webpack_require__(30019);
  var gates = __webpack_require__(71564);
  ;
  function renderJunit(report) {
    return [...junitPieces(report)].join("");
  }
  function* junitPieces(report) {
    const timestamp = report.run.startedAt.replace(/(?:\.\d+)?Z$/u, "");
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    let id2 = 0;
    for (const suite of junitSuites(report)) {
      for (const line of junit_suiteLines(suite, id2, timestamp)) yield `${line}
`;
      id2 += 1;
    }
    yield "</testsuites>\n";
  }
  function* junitSuites(report) {
    for (const suite of report.suites) {
      yield testsSuite(report, suite);
      yield gatesSuite(suite);
    }
    yield* runSuite(report);
  }
  function testsSuite(report, suite) {
    const findings = new Map((0, digest_findings.WX)(suite).map((finding) => [finding.result, finding]));
    return { name: suite.name, package: suite.project, properties: [["config", suite.file], ["configSha256", suite.sha256], ...suite.sample === void 0 ? [] : [["sample", (0, words_headline.Zr)(suite.sample)]], ...comparisonProperties(report, suite), ...(0, judge_lines.LK)(report, suite).map((line) => ["judge", (0, judge_lines.$L)(line)]), ...(0, caveats.V)(suite).map(caveatProperty), ...suite.results.map((result) => resultProperty(result))], cases: [...suite.results.map((result) => resultCase(suite, result, findings.get(result))), ...suite.skippedTests.map((test) => skippedCase(suite, test))], output: (0, digest_findings.Xp)(suite).flatMap(toleratedLines) };
  }
  function caveatProperty(caveat) {
    return [`caveat.${caveat.kind}`, (0, caveats.P)(caveat)];
  }
  function comparisonProperties({ comparison }, suite) {
    if (comparison?.kind !== "compared" || suite.comparison === void 0) return [];
    const { base } = comparison;
    const { verdict, model, counts } = suite.comparison;
    return [["comparison", verdict.verdict], ...model === void 0 ? [] : [["comparison.model", model.verdict]], ["comparison.base", base.branch], ...base.sha === void 0 ? [] : [["comparison.baseSha", base.sha]], ...verdict.verdict === "cannot-tell" ? [["comparison.reason", verdict.reason.kind]] : [], ["comparison.regressed", String(counts.regressed)], ["comparison.failsEveryTime", String(counts.failsEveryTime)], ["comparison.improved", String(counts.improved)], ["comparison.passesEveryTime", String(counts.passesEveryTime)]];
  }
  function caseName(test) {
    return `${test.testCaseName} [${test.modelId}]`;
  }
  function classNameOf(name) {
    return `KindLM: ${nameOr(name, "suite").replaceAll(/[./\\]/gu, "_")}`;
  }
  function resultProperty(result) {
    const passedRuns = result.runs.filter(aggregate.GT).length;
    const asked = (0, aggregate.py)(result);
    const { file, line } = result.location;
    const facts = [`model=${result.modelId}`, `runs=${asked}`, `passed=${passedRuns} of ${asked}`, `calls=${(0, numbers.cz)(result.runs.map((run) => run.callCount))}`, ...result.reused === void 0 ? [] : [`reused=${result.reused.sha}`], `passRate=${round(result.passRate, 4)}`, `tags=${result.tags.join(",")}`, `location=${file}:${line}`, ...changeFacts(result), ...(0, scores.xt)(result).map(({ label, mean }) => `score of ${label}=${(0, scores.gu)(mean)}`)];
    return [caseName(result), facts.join("; ")];
  }
  function changeFacts(result) {
    const { comparison } = result;
    const words = (0, changes.mF)(result);
    const base = comparison?.base;
    return [...words === void 0 ? [] : [`comparedWithBase=${words}`], ...base === void 0 ? [] : [`base=${base.passed} of ${base.runs}`]];
  }
  function resultCase(suite, result, finding) {
    return { name: caseName(result), className: classNameOf(suite.name), timeMs: (0, numbers.cz)(result.runs.map((run) => run.latencyMs)), outcome: finding === void 0 ? quietOutcome(result) : findingOutcome(finding) };
  }
  function quietOutcome(result) {
    return result.status === "not-run" ? { kind: "skipped", message: result.runs.some(aggregate.mm) ? "not run: the run was cancelled" : "not run: the verdict was decided without it (stop-when-decided)" } : { kind: "passed" };
  }
  function toleratedLines(finding) {
    const { result, failedRuns, askedRuns: asked } = finding;
    return [`${caseName(result)}: passed, ${asked - failedRuns} of ${asked} runs`, ...junit_checkLines(finding).map((line) => `  ${line}`)];
  }
  function junit_checkLines({ checks, askedRuns: asked }) {
    return checks.flatMap((check) => [`${check.failureCode}: ${check.label}: ${check.message} (${check.failedRuns} of ${asked} runs)`, ...check.lines.map((line) => `  ${line}`)]);
  }
  function findingOutcome(finding) {
    const { result, failedRuns, askedRuns: asked, checks } = finding;
    const [first] = checks;
    const lines = junit_checkLines(finding);
    return { kind: result.status === "errored" ? "error" : "failure", type: first.failureCode, message: `${failedRuns} of ${asked} runs failed: ${first.label}: ${first.message}`, detail: [...lines, `at ${result.location.file}:${result.location.line}`].join("\n") };
  }
  function skippedCase(suite, test) {
    const outcome = { kind: "skipped", message: "skip: true in the config" };
    return { name: caseName(test), className: classNameOf(suite.name), timeMs: 0, outcome };
  }
  function gatesSuite(suite) {
    const name = `${suite.name} gates`;
    const cases2 = suite.gates.gates.map((gate) => {
      const base = { name: gate.gateName, className: classNameOf(name), timeMs: 0 };
      const { margin, verdict } = (0, gate_text.b)(gate);
      switch (verdict) {
        case "passed":
          return { ...base, outcome: { kind: "passed" } };
        case "not exercised":
          return { ...base, outcome: { kind: "skipped", message: `not exercised: ${(0, gates.zo)(gate)}` } };
        case "failed": {
          const detail = `${(0, gates.zo)(gate)}
margin: ${margin}`;
          const message = (0, gates.zo)(gate);
          return { ...base, outcome: { kind: "failure", type: gate.gateName, message, detail } };
        }
      }
    });
    return { name, package: suite.project, properties: [], cases: cases2 };
  }
  function runSuite(report) {
    const { exitCode, reason, result } = report.verdict;
    if (result !== "error") return [];
    const problems = report.problems.flatMap((problem) => [problem.message, ...(0, diff_lines.iR)(problem)]);
    const detail = [reason, ...problems].join("\n");
    const outcome = { kind: "error", type: `EXIT_${exitCode}`, message: reason, detail };
    const cases2 = [{ name: "run", className: classNameOf("run"), timeMs: 0, outcome }];
    return [{ name: "KindLM run", package: "kindlm", properties: [], cases: cases2 }];
  }
  function* junit_suiteLines(suite, id2, timestamp) {
    const outcomes = suite.cases.map((it) => it.outcome.kind);
    const number = (kind) => String(outcomes.filter((outcome) => outcome === kind).length);
    const attributes = { name: nameOr(suite.name, "suite"), package: nameOr(suite.package, "kindlm"), id: String(id2), timestamp, hostname: "localhost", tests: String(suite.cases.length), failures: number("failure"), errors: number("error"), skipped: number("skipped"), time: seconds((0, numbers.cz)(suite.cases.map((it) => it.timeMs))) };
    yield `  ${startTag("testsuite", attributes)}`;
    if (suite.properties.length === 0) yield "    <properties/>";
    else {
      yield "    <properties>";
      for (const [name, value] of suite.properties) yield `      ${junit_element("property", { name: nameOr(name, "test"), value })}`;
      yield "    </properties>";
    }
    for (const it of suite.cases) yield `    ${caseXml(it)}`;
    const output = suite.output ?? [];
    yield output.length === 0 ? "    <system-out/>" : `    <system-out>${(0, words_escape.xK)(output.join("\n"))}</system-out>`;
    yield "    <system-err/>\n  </testsuite>";
  }
  function caseXml({ name, className, timeMs, outcome }) {
    const attributes = { name: nameOr(name, "test"), classname: nameOr(className, "suite"), time: seconds(timeMs) };
    switch (outcome.kind) {
      case "passed":
        return junit_element("testcase", attributes);
      case "skipped":
        return `${startTag("testcase", attributes)}${junit_element("skipped", { message: outcome.message })}</testcase>`;
      case "failure":
      case "error": {
        const { type, message, detail } = outcome;
        const open = startTag(outcome.kind, { message: (0, words_escape.h0)(message), type });
        return `${startTag("testcase", attributes)}${open}${(0, words_escape.xK)(detail)}</${outcome.kind}></testcase>`;
      }
    }
  }
  function startTag(tag, attributes) {
    return `${junit_element(tag, attributes).slice(0, -2)}>`;
  }
  function junit_element(tag, attributes) {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${(0, words_escape.IE)(value)}"`);
    return `<${[tag, ...pairs].join(" ")}/>`;
  }
  function nameOr(name, fallback) {
    const line = (0, words_escape.h0)(name);
    return (0, words_escape.IE)(line) === "" ? fallback : line;
  }
  function seconds(ms) {
    return Number.isFinite(ms) ? (Math.max(0, ms) / 1e3).toFixed(3) : "0.000";
  }
  function round(value, digits) {
    return Number(value.toFixed(digits));
  }
  ;
  function testResultPredicate(report) {
    const suites = complianceSuites(report);
    const named = suites.flatMap((suite) => suite.results.map((result) => ({ name: `${suite.name} / ${result.testCaseName} [${result.modelId}]`, outcome: outcomeOf(result) })));
    const namesOf = (outcome) => named.filter((it) => it.outcome === outcome).map(({ name }) => name);
    const allEarned = report.complete && named.every(({ outcome }) => outcome === "passed");
    return { result: report.verdict.result === "passed" ? allEarned ? "PASSED" : "WARNED" : "FAILED", configuration: [...suites.flatMap(testSetFiles).map(({ name, sha256: sha2562 }) => ({ name, digest: { sha256: sha2562 } })), ...comparedBase(report, suites)], url: report.run.runUrl, passedTests: namesOf("passed"), warnedTests: namesOf("warned"), failedTests: namesOf("failed") };
  }
  function comparedBase({ comparison }, suites) {
    if (comparison?.kind !== "compared" || comparison.base.sha === void 0) return [];
    const verdicts = suites.flatMap((suite) => suite.comparison === void 0 ? [] : [[suite.name, suite.comparison.verdict.verdict]]);
    return [{ name: `base ${comparison.base.branch}`, digest: { gitCommit: comparison.base.sha }, annotations: Object.fromEntries(verdicts) }];
  }
  function outcomeOf(result) {
    if (result.status === "not-run") return "warned";
    if (result.status !== "passed") return "failed";
    return result.assertsNothing ? "warned" : "passed";
  }
  var report_folder = __webpack_require__(80886);
  var error_text = __webpack_require__(20105);
  ;
  async function writeReportFiles(whole, { directory, views, compliance, complianceCopies }) {
    await (0, folder_problems.fc)(directory);
    await (0, report_folder.CU)(directory);
    const write = createFolderWriter(directory);
    const { report, digest } = await writeReport(whole, write);
    const problems = [];
    const tried = async (what, action) => {
      try {
        return await action();
      } catch (error) {
        problems.push(`${what}: ${(0, error_text.k)(error)}`);
        return void 0;
      }
    };
    const path = (name) => (0, external_node_path_.join)(directory, name);
    const written = { written: report, directory, report: path("report.json"), problems };
    if (views === "none") return { ...written, all: write.paths };
    const junit = await tried("junit.xml was not written", () => write("junit.xml", junitPieces(report)));
    const html = await tried("The page report.html was not written", () => writeHtml(report, write));
    const plain = [digest, junit, html].filter((file) => file !== void 0);
    const names = compliance ? await tried("The compliance documents were not written", () => writeCompliance(report, plain, write)) : void 0;
    for (const copy of names === void 0 ? [] : complianceCopies) {
      await tried(`The compliance documents were not copied to ${copy}`, () => copyFiles(names ?? [], directory, copy));
    }
    return { ...written, ...junit === void 0 ? {} : { junit: path("junit.xml") }, ...html === void 0 ? {} : { html: path("report.html") }, ...names === void 0 ? {} : { compliance: path("compliance.md") }, all: write.paths };
  }
  async function writeReport(whole, write) {
    const limits = whole.shard === void 0 ? read_report.Cl : read_report.lG;
    let report = whole;
    for (; ; ) {
      const policy = (0, outputs_policy.SD)(report.run.outputs);
      const pieces = (0, words_escape.St)(report, ["memory"]);
      try {
        const within = policy === void 0 ? pieces : bounded(gathered(pieces), limits);
        return { report, digest: await write("report.json", within) };
      } catch (error) {
        if (!(error instanceof ReportTooLarge) || policy === void 0) throw error;
      }
      const notice = `report.json would have had more than ${limits.maxBytes / MEGABYTE} MB or ${(0, format.U9)(limits.maxValues)} values, which is the most that a later run reads, so it was written as with \`outputs: ${policy}\`.`;
      report = (0, outputs_policy.Bm)({ ...whole, run: { ...whole.run, outputs: policy }, notices: [...whole.notices, notice] }, policy);
    }
  }
  const MEGABYTE = 1024 * 1024;
  class ReportTooLarge extends Error {
  }
  function* bounded(pieces, { maxBytes, maxValues }) {
    let bytes = 0;
    let values = 0;
    let uncounted = [];
    for (const piece of pieces) {
      bytes += Buffer.byteLength(piece);
      uncounted.push(piece);
      if (bytes * 2 >= maxValues * 3) {
        values += (0, numbers.cz)(uncounted.map((text) => (0, read_report.$d)(Buffer.from(text)).values - 1));
        uncounted = [];
      }
      if (bytes > maxBytes || values >= maxValues) throw new ReportTooLarge();
      yield piece;
    }
  }
  async function writeHtml(report, write) {
    const { htmlPieces } = await loadPage();
    return write("report.html", htmlPieces(report));
  }
  async function writeCompliance(report, others, write) {
    const predicate = await write("predicate.json", (0, words_escape.St)(testResultPredicate(report)));
    const document = renderComplianceJson(report, [...others, predicate]);
    const json = await write("compliance.json", (0, words_escape.St)(document));
    const forPeople = { ...document, files: [...document.files, json] };
    const markdown = await write("compliance.md", [await complianceMarkdown(forPeople, report)]);
    await write("SHA256SUMS", [digestLines([...others, predicate, json, markdown])]);
    return ["predicate.json", "compliance.json", "compliance.md"];
  }
  async function complianceMarkdown(document, report) {
    const templates = complianceSuites(report).map(({ compliance }) => compliance.template);
    if (templates.every((template) => template === void 0)) {
      return renderComplianceMarkdown(document);
    }
    const { renderCustomCompliance } = await __webpack_require__.e(2521).then(__webpack_require__.bind(__webpack_require__, 82521));
    const usual = document.suites.filter((_, index) => templates[index] === void 0);
    const parts = usual.length === 0 ? [] : [renderComplianceMarkdown({ ...document, suites: usual })];
    for (const [index, suite] of document.suites.entries()) {
      const template = templates[index];
      if (template !== void 0) {
        parts.push(await renderCustomCompliance(template, document, suite));
      }
    }
    return parts.join("\n");
  }
  const WRITE_BYTES = 256 * 1024;
  function createFolderWriter(directory) {
    const paths = [];
    const write = async (name, pieces) => {
      const path = (0, external_node_path_.join)(directory, name);
      const hash = (0, external_node_crypto_.createHash)("sha256");
      await writeWhole(path, async (file) => {
        for (const text of gathered(pieces)) {
          hash.update(text);
          await file.writeFile(text);
        }
      });
      paths.push(path);
      return { name, sha256: hash.digest("hex") };
    };
    return Object.assign(write, { paths });
  }
  async function writeWhole(path, fill) {
    const partial = (0, report_folder.t4)(path);
    await (0, promises_.rm)(partial, { force: true });
    const file = await (0, promises_.open)(partial, "wx");
    try {
      await fill(file);
    } catch (error) {
      await (0, promises_.rm)(partial, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await (0, promises_.rename)(partial, path);
  }
  function* gathered(pieces) {
    let text = [];
    let length = 0;
    for (const piece of pieces) {
      text.push(piece);
      length += piece.length;
      if (length < WRITE_BYTES) continue;
      yield text.join("");
      text = [];
      length = 0;
    }
    yield text.join("");
  }
  async function copyFiles(names, from, to) {
    await (0, folder_problems.fc)(to);
    for (const name of names) {
      const partial = (0, report_folder.t4)((0, external_node_path_.join)(to, name));
      await (0, promises_.rm)(partial, { force: true });
      await (0, promises_.copyFile)((0, external_node_path_.join)(from, name), partial, external_node_fs_.constants.COPYFILE_EXCL);
      await (0, promises_.rename)(partial, (0, external_node_path_.join)(to, name));
    }
  }
  function loadPage() {
    return Promise.all([__webpack_require__.e(5367), __webpack_require__.e(7809), __webpack_require__.e(5545)]).then(__webpack_require__.bind(__webpack_require__, 15545));
  }
  var build_report = __webpack_require__(83025);
  var markdown_sections = __webpack_require__(79746);
  ;
  const MAX_BYTES = 2e4;
  function renderPartSummary(whole, links) {
    const report = (0, run_state.C)(whole);
    const { outcome, words } = (0, words_headline.iV)(report);
    const blocks = [part_summary_text(-2, `## ${(0, words_headline.sE)(outcome)} KindLM: ${(0, words_escape.p7)(words)}`), ...(0, markdown_sections.Lz)(report), ...(0, markdown_sections.wC)(report, 20), ...suitesBlock(report), ...(0, markdown_sections.xB)(report.notices, 10), part_summary_text(0, footer(report, links))];
    return (0, markdown_blocks.fT)(blocks, MAX_BYTES);
  }
  function suitesBlock({ suites }) {
    if (suites.length === 0) return [];
    const head = (0, markdown_blocks.PP)([["Suite", "left"], ["Tests \xD7 models", "right"], ["Runs", "right"], ["Not passed", "right"]]);
    const items = suites.map(({ name, totals }) => (0, markdown_blocks.jD)([(0, words_escape.Zt)(name), (0, format.U9)(totals.total), (0, format.U9)(totals.runs), (0, format.U9)(totals.total - totals.passed)]));
    return [(0, markdown_blocks.p_)(0, (0, markdown_blocks.$B)(), [{ head, items }])];
  }
  function footer(report, { artifactName }) {
    const parts = [...report.suites.length === 0 ? [] : [(0, words_headline.fL)(report.totals), (0, words_headline.Sh)(report)], artifactName === void 0 ? void 0 : `artifact ${(0, words_escape.Zt)(artifactName)}`, "The job with `mode: merge` judges all shards together."].filter((part) => part !== void 0);
    return `<sub>${parts.join(" \xB7 ")}</sub>`;
  }
  function part_summary_text(priority, markdown) {
    return { kind: "text", priority, text: markdown };
  }
  var secrets = __webpack_require__(82456);
  var session_session = __webpack_require__(91174);
  var version = __webpack_require__(47060);
  ;
  async function conclude(result, session, host) {
    const { inputs, log } = session;
    const report = await (0, repository_paths.d)(publicReport(result, session), session);
    const files = (0, session_session.Nw)(session.inputs) ? await tryWriteFiles(report, result, session) : void 0;
    const written = files?.written ?? report;
    const keeping = keepAfterRun(written, session, selectionOfRun(result, session));
    if (session.where === "local") {
      const from = (0, session_session.hh)(host);
      host.write(renderTerminal(written, { color: session.color, columns: host.isTerminal ? host.columns() : void 0, files: (files?.all ?? []).map((path) => (0, external_node_path_.relative)(from, path)) }));
    } else {
      logProblems(written, inputs.annotations, log);
      const published = await publishReport(written, files, session, host);
      await keeping;
      announce(published, inputs.failOn, log);
      return (0, evaluate_verdict.ni)(published.verdict, inputs.failOn);
    }
    await keeping;
    return (0, evaluate_verdict.ni)(report.verdict, inputs.failOn);
  }
  async function keepAfterRun(report, session, selection) {
    const { inputs, where, log } = session;
    if (report.interruption?.kind === "signal") return;
    const failed = (what) => (error) => {
      log.warning(`${what} was not written: ${(0, error_text.k)(error)}`);
    };
    const keep = async () => {
      if (inputs.history.kind === "never") return;
      const { keepHistory } = await Promise.all([__webpack_require__.e(7809), __webpack_require__.e(3327)]).then(__webpack_require__.bind(__webpack_require__, 33327));
      await keepHistory(report, session, selection);
    };
    const raise = async () => {
      if (inputs.issue === "never" || where === "local") return;
      const { raiseIssue } = await __webpack_require__.e(9467).then(__webpack_require__.bind(__webpack_require__, 29467));
      await raiseIssue(report, session);
    };
    await Promise.all([keep().catch(failed("The history")), raise().catch(failed("The issue about the model"))]);
  }
  function publicReport(result, session) {
    const run = runMetadata(result, session);
    const { suites, base, interruption } = result;
    const { context } = session;
    const { filters = [] } = selectionOfRun(result, session) ?? {};
    const isSample = suites.some(({ facts }) => facts.sample !== void 0);
    const isPartial = filters.length > 0 || isSample || interruption !== void 0;
    const shard = reportedShard(result, session);
    const report = (0, build_report.FK)({ tool: { name: version.p, version: version.Y }, verdict: result.verdict, run, suites, interruption, shard, comparison: base && (0, compare_run.r)(base, context.baseBranch), savings: result.savings, memory: shard === void 0 ? (0, base_memory.u)(context, { suites, base, isPartial }, run) : void 0, problems: result.problems, notices: result.notices });
    const shown2 = result.preview === void 0 ? report : { ...report, preview: result.preview };
    const redacted = result.secrets.length === 0 ? shown2 : (0, secrets.KL)(shown2, (0, secrets.zd)(result.secrets));
    return (0, outputs_policy.Bm)(redacted, report.run.outputs);
  }
  function selectionOfRun({ merged }, { inputs }) {
    return merged === void 0 ? (0, session_session.Wm)(inputs) : merged.selection;
  }
  function reportedShard({ shardPlan }, { inputs, context }) {
    if (inputs.shard === void 0 || inputs.mode !== "run") return void 0;
    return { ...inputs.shard, runner: context.runner, plan: shardPlan };
  }
  function runMetadata({ startedAt, responses, merged }, session) {
    const { inputs, context, where } = session;
    const finishedAt = /* @__PURE__ */ new Date();
    const sha = merged?.sha ?? ownCommit(session);
    const { repository } = context;
    return { startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString(), durationMs: Math.max(0, finishedAt.getTime() - startedAt.getTime()), responses: responses ?? inputs.responses, failOn: inputs.failOn, outputs: merged === void 0 ? inputs.outputs : (0, outputs_policy.Rn)(merged.outputs, inputs.outputs), serverUrl: where === "github" ? context.serverUrl : void 0, repository: repository === void 0 ? void 0 : `${repository.owner}/${repository.name}`, sha, ref: context.ref, event: context.eventName, pullRequest: context.pullRequest?.number, workflow: context.workflow, job: context.job, runId: context.runId, runAttempt: context.runAttempt, runUrl: context.runUrl, step: where === "github" ? (0, session_session.Xl)(inputs) : void 0 };
  }
  function ownCommit(session) {
    const { inputs, context } = session;
    const isUnknown = inputs.mode === "merge" && (0, session_session.tK)(session) === void 0;
    return isUnknown && session.where === "github" ? context.pullRequest?.headSha : context.sha;
  }
  async function tryWriteFiles(report, result, session) {
    const { inputs, workspace, workingDirectory, log } = session;
    const directory = (0, external_node_path_.resolve)(workingDirectory, inputs.reportDir);
    const compliance = inputs.compliance === "auto" ? report.suites.some((suite) => suite.compliance.enabled) : inputs.compliance === "true";
    try {
      if (await (0, folder_problems.dr)(workspace, directory)) {
        throw new Error("a symbolic link leads out of the workspace");
      }
      const views = report.shard === void 0 ? "all" : "none";
      const files = await writeReportFiles(report, { directory, views, compliance: compliance && report.suites.length > 0 && views === "all", complianceCopies: result.complianceFolders });
      for (const problem of files.problems) log.warning(problem);
      return files;
    } catch (error) {
      const refusal = await (0, folder_problems.IV)(session);
      const isSaid = result.problems.some(({ message }) => message === refusal?.message);
      if (!isSaid) {
        const message = (0, error_text.k)(error);
        log.warning(`The report files could not be written to ${inputs.reportDir}: ${message}`);
      }
      return void 0;
    }
  }
  async function publishReport(report, files, { inputs, context, log, workingDirectory }, { environment }) {
    const directory = (0, external_node_path_.resolve)(workingDirectory, inputs.reportDir);
    const published = await (0, publish.m)({ report, settings: publishSettings(report, inputs), files: { rootDirectory: directory, files: files?.all ?? [] }, destination: { ...(0, destination.d)(context, environment), sha: report.run.sha }, log, views: report.shard === void 0 ? report_views.a : { ...report_views.a, summary: renderPartSummary } });
    const { shard } = report;
    const final = shard !== void 0 && (files === void 0 || published.artifact.kind === "failed") ? { ...report, verdict: lostPartVerdict(report.verdict, shard) } : report;
    const outputs = (0, github_outputs.rY)(final, { reportDir: directory, report: files?.report, junit: files?.junit, html: files?.html, compliance: files?.compliance }, published);
    try {
      await (0, github_outputs.n0)(outputs);
    } catch (error) {
      const message = (0, error_text.k)(error);
      log.warning(`The outputs could not be written: ${message}`);
    }
    return final;
  }
  function lostPartVerdict(verdict, { index, count }) {
    if (verdict.exitCode !== 0) return verdict;
    const reason = `shard ${index} of ${count}: its report was not uploaded, and no merge can do without it; run the job again`;
    return { result: "error", exitCode: 3, reason };
  }
  function publishSettings({ shard }, inputs) {
    const settings = { token: inputs.githubToken, comment: (0, session_session.Nw)(inputs) ? inputs.comment : "never", review: inputs.review, checkName: inputs.checkName, matrix: inputs.matrix, summary: inputs.summary, annotations: inputs.annotations, artifacts: (0, session_session.Nw)(inputs) ? inputs.artifacts : "never", artifactName: inputs.artifactName, retentionDays: inputs.retentionDays };
    if (shard === void 0) return settings;
    return { ...settings, comment: "never", review: "never", checkName: "", annotations: false, artifacts: inputs.artifacts === "never" ? "never" : "always", artifactName: (0, artifact_names.u9)(inputs.artifactName, shard.index) };
  }
}) };
