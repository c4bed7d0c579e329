export const id = 765;
export const ids = [765];
export const modules = { 68765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { conclude: () => conclude });
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var evaluate_verdict = __webpack_require__(29301);
  var artifacts = __webpack_require__(66316);
  var github_context = __webpack_require__(7564);
  var publish = __webpack_require__(24061);
  var build_report = __webpack_require__(41545);
  var aggregate = __webpack_require__(79995);
  var passing_samples = __webpack_require__(5297);
  var cut = __webpack_require__(43117);
  var format = __webpack_require__(75884);
  var outputs_policy = __webpack_require__(60919);
  var read_report = __webpack_require__(30019);
  var words_escape = __webpack_require__(22333);
  ;
  class UnreadableReport extends Error {
    constructor(why) {
      super(`the report of this run could not be read back, so it is not written: ${why}`);
      this.name = "UnreadableReport";
    }
  }
  async function fitReport(whole, limits = limitsOf(whole)) {
    const { maxBytes, maxDepth, maxValues } = limits;
    const words = `${(0, format.U9)(maxBytes / MEGABYTE)} MB or ${(0, format.U9)(maxValues)} values`;
    for (const fitted of lesserReports(withinCallBudget(whole), words)) {
      const checked = await (0, read_report.pA)(fitted.report);
      if ("fault" in checked) throw new UnreadableReport((0, read_report.WW)(checked.fault));
      if (isWithin(fitted, limits)) return fitted;
    }
    const results = (0, format.U9)((0, basics.cz)(whole.suites.map((suite) => suite.results.length)));
    throw new UnreadableReport(`without answers and details, its ${results} results still take more than ${words}, or nest more than ${maxDepth} deep. Divide the suite into several configs, each in a job of its own`);
  }
  function reportPieces({ report, compact }) {
    return (0, words_escape.St)(report, compact ? "all" : ["memory"]);
  }
  function limitsOf({ shard }) {
    return shard === void 0 ? read_report.Cl : read_report.lG;
  }
  const MEGABYTE = 1024 * 1024;
  function isWithin(fitted, limits) {
    const counter = new read_report.jb(limits);
    for (const piece of reportPieces(fitted)) {
      if (counter.add(Buffer.from(piece)).excess !== void 0) return false;
    }
    return true;
  }
  const MAX_CALL_CHARACTERS = 16 * 1024 * 1024;
  function withinCallBudget(report, maxCharacters = MAX_CALL_CHARACTERS) {
    if (report.shard !== void 0) return report;
    const runs = report.suites.flatMap(({ results }) => results.flatMap(runsOf));
    const sizes = new Map(runs.map((run) => [run, charactersOfCalls(run)]));
    const inOrder = [...runs.filter((run) => !(0, aggregate.GT)(run)), ...runs.filter((run) => (0, aggregate.GT)(run))];
    const beyond = /* @__PURE__ */ new Set();
    let characters = 0;
    for (const run of inOrder) {
      const size = sizes.get(run) ?? 0;
      if (size === 0) continue;
      if (characters + size > maxCharacters) beyond.add(run);
      else characters += size;
    }
    if (beyond.size === 0) return report;
    const shown2 = mapRuns(report, (run) => beyond.has(run) ? withoutCalls(run) : run);
    const notice = `Of ${(0, format.LS)(beyond.size, "run")}, tool calls are kept by name only: those of all runs may have ${(0, format.U9)(maxCharacters)} characters together, and what failed is kept first.`;
    return { ...shown2, notices: [...shown2.notices, notice] };
  }
  function* lesserReports(whole, limits) {
    yield { report: whole, compact: false };
    yield { report: whole, compact: true };
    let report = whole;
    const leftOut = [];
    const because = () => `report.json would have had more than ${limits}, which is the most that a later run reads, so it was written ${leftOut.join(", and ")}.`;
    for (let policy = (0, outputs_policy.SD)(report.run.outputs); policy !== void 0; policy = (0, outputs_policy.SD)(policy)) {
      leftOut[0] = `as with \`outputs: ${policy}\``;
      const run = { ...whole.run, outputs: policy };
      report = (0, outputs_policy.Bm)({ ...whole, run, notices: [...whole.notices, because()] }, policy);
      yield { report, compact: true };
    }
    if (whole.shard !== void 0) return;
    for (const { words, without } of STEPS) {
      leftOut.push(words);
      const lesser = without({ ...report, notices: whole.notices });
      report = { ...lesser, notices: [...lesser.notices, because()] };
      yield { report, compact: true };
    }
  }
  const MAX_LISTED = 1e3;
  const MAX_MESSAGE = 500;
  const LEAST_REMEMBERED = 3;
  const STEPS = [{ words: "without the details of what passed", without: (report) => mapRuns(report, (run) => (0, aggregate.GT)(run) ? withoutDetails(run) : run) }, { words: "with judges' checks alone of what passed", without: (report) => mapRuns(report, (run) => (0, aggregate.GT)(run) ? judgedOnly(run) : run) }, { words: `without the details of what failed, with ${MAX_MESSAGE} characters of each reason`, without: (report) => mapRuns(report, withoutDetails) }, { words: `with ${(0, format.U9)(MAX_LISTED)} notices, problems, skipped and removed tests at most, and no tags or metadata of tests`, without: withShortLists }, { words: `with the last ${LEAST_REMEMBERED} runs of the base branch alone`, without: withLessMemory }];
  function runsOf({ runs, extraRuns = [] }) {
    return [...runs, ...extraRuns];
  }
  function mapRuns(report, change) {
    const changed = (result) => ({ ...result, runs: result.runs.map(change), ...result.extraRuns === void 0 ? {} : { extraRuns: result.extraRuns.map(change) } });
    return { ...report, suites: report.suites.map((suite) => ({ ...suite, results: suite.results.map(changed) })) };
  }
  function charactersOfCalls({ toolCalls, turns = [], trace }) {
    const ofTurns = turns.map((turn) => turn.toolCalls).filter((calls) => calls.length > 0);
    if (toolCalls.length === 0 && ofTurns.length === 0 && trace === void 0) return 0;
    return (0, passing_samples.Y5)([toolCalls, ofTurns, trace?.steps]);
  }
  function withoutCalls(run) {
    const named2 = (calls) => calls.map(outputs_policy.Je);
    const { trace, turns } = run;
    const kept = { ...run, toolCalls: named2(run.toolCalls), ...turns && { turns: turns.map((turn) => ({ ...turn, toolCalls: named2(turn.toolCalls) })) }, ...trace && { trace: { ...trace, steps: [] } }, callsShortened: true };
    return (0, aggregate.GT)(run) && run.outputOmitted !== true ? (0, outputs_policy.HM)(kept, /* @__PURE__ */ new Set(["answer"])) : kept;
  }
  function withoutDetails(run) {
    return { ...run, trace: void 0, assertions: run.assertions.map(withoutMetadata), checksOmitted: true };
  }
  function withoutMetadata(assertion) {
    const { failureMessage: failureMessage2 } = assertion;
    return { ...assertion, ...failureMessage2 === void 0 ? {} : { failureMessage: (0, cut.Jj)(failureMessage2, MAX_MESSAGE) }, metadata: void 0 };
  }
  function judgedOnly(run) {
    return { ...run, assertions: run.assertions.filter(({ assertionType }) => assertionType === "judge") };
  }
  function withShortLists(report) {
    return { ...report, notices: shortTexts(report.notices), problems: report.problems.slice(0, MAX_LISTED).map((problem) => ({ ...problem, message: (0, cut.Jj)(problem.message, MAX_MESSAGE) })), suites: report.suites.map((suite) => ({ ...suite, notices: shortTexts(suite.notices), skippedTests: suite.skippedTests.slice(0, MAX_LISTED), results: suite.results.map((result) => ({ ...result, tags: [], metadata: void 0, description: void 0 })), ...suite.comparison && { comparison: { ...suite.comparison, removed: suite.comparison.removed.slice(0, MAX_LISTED) } } })) };
  }
  function shortTexts(texts) {
    return texts.slice(0, MAX_LISTED).map((text) => (0, cut.Jj)(text, MAX_MESSAGE));
  }
  function withLessMemory(report) {
    const { memory } = report;
    if (memory === void 0) return report;
    const isKept = ([run]) => run < LEAST_REMEMBERED;
    return { ...report, memory: { runs: memory.runs.slice(0, LEAST_REMEMBERED), suites: memory.suites.map((suite) => ({ ...suite, results: suite.results.map((result) => ({ ...result, runs: result.runs.filter(isKept) })), versions: suite.versions.filter(isKept) })), trend: memory.trend.slice(0, MAX_LISTED) } };
  }
  var markdown = __webpack_require__(54257);
  var picocolors = __webpack_require__(57336);
  var config_problem = __webpack_require__(45436);
  var plan_table = __webpack_require__(56529);
  var named = __webpack_require__(6537);
  var story_story = __webpack_require__(58166);
  var tests = __webpack_require__(62581);
  var log_text = __webpack_require__(25060);
  ;
  const DETAILS = ["asked", "before", "now", "none"];
  const MAX_LINES = 24;
  const USUAL_COLUMNS = 80;
  const LONG_COLUMNS = 120;
  const MAX_NOTICES = 2;
  const MAX_SUITES = 20;
  function renderTerminal(report, options) {
    const story = (0, story_story.dH)(report);
    const colors = picocolors.createColors(options.color);
    const { files, columns, verbose = false } = options;
    const page = files.find((file) => file.endsWith("report.html"));
    const opened = verbose || page === void 0 ? files : [page];
    const end = [...opened.map((file) => `${colors.dim("Open")}  ${(0, words_escape.BP)(file)}`), colors.dim([...story.footer, `exit code ${report.verdict.exitCode}`].join(", "))];
    const lines = (detail2) => ["", ...problemLines(report, colors), ...bodyLines(story, { colors, detail: detail2, columns: columns ?? LONG_COLUMNS }), ...end];
    const wrapped = (text, width2) => text.flatMap((line) => (0, words_escape.x9)(line, width2)).map(log_text.k);
    const detail = verbose ? "all" : DETAILS.find((one) => wrapped(lines(one), columns ?? USUAL_COLUMNS).length - 1 <= MAX_LINES) ?? "none";
    const shown2 = lines(detail);
    return `${(columns === void 0 ? shown2 : wrapped(shown2, columns)).join("\n")}
`;
  }
  function renderLog(report) {
    const story = (0, story_story.dH)(report);
    const colors = picocolors.createColors(false);
    const lines = (detail2) => bodyLines(story, { colors, detail: detail2, columns: LONG_COLUMNS });
    const detail = DETAILS.find((one) => lines(one).length <= MAX_LINES) ?? "none";
    return ["", ...lines(detail)].join("\n");
  }
  function failureMessage(report) {
    const { title, state, suites, next } = (0, story_story.dH)(report);
    const suite = suites.find(({ outcome }) => outcome === "failed" || outcome === "error");
    const failed = suite?.outcome === "failed" ? suite : void 0;
    const advice = next ?? suite?.next;
    return [`${(0, story_story.wh)(title)}${failed === void 0 ? "" : blamed(failed, (0, story_story.wh)(title))}`, ...state.map(story_story.wh), ...advice === void 0 ? [] : [`Next: ${(0, story_story.wh)(advice)}`]].map(words_escape.BP).join("\n");
  }
  function blamed({ gates, causes, tests: tests2 }, title) {
    const [gate, ...others] = gates.failed;
    const phrase2 = gate === void 0 ? "" : (0, story_story.wh)(gate.phrase);
    const more = others.length === 0 ? "" : `, and ${(0, format.LS)(others.length, "more gate")}`;
    const [cause] = causes.shown;
    return [phrase2 === "" || title.includes(phrase2) ? "" : `; ${phrase2}${more}`, cause === void 0 || cause.tests[0].result.status === "errored" ? "" : `; worst test: ${(0, story_story.wh)((0, named.UU)(cause.tests[0], tests2))}: ${(0, story_story.wh)(cause.reason)}`].join("");
  }
  function bodyLines(story, layout) {
    const { colors, columns } = layout;
    const { report, suites } = story;
    const shown2 = suites.slice(0, MAX_SUITES);
    const left = suites.length - shown2.length;
    const isAlone = suites.length === 1 && report.shard === void 0;
    return [titleLine(story, colors), ...story.state.map((line) => colors.yellow(`  ${oneLine(line)}`)), ...layout.detail === "all" ? story.savings.map((line) => `  ${oneLine(line)}`) : [], ...planLines(report, columns, colors), ...(report.shard === void 0 ? shown2 : []).flatMap((suite) => [...isAlone ? [] : [titleLine(suite, colors)], ...suiteLines(suite, layout)]), ...left > 0 ? [`\u2026 and ${(0, format.LS)(left, "more suite")}`] : [], ...story.next === void 0 ? [] : [nextLine(story.next, colors)], ...noticeLines(story.notices, (0, plan_table.oW)(report) === void 0 ? layout : { ...layout, detail: "all" })];
  }
  function titleLine({ sign, outcome, title }, colors) {
    const paint = { passed: colors.green, failed: colors.red };
    const color = outcome === "passed" || outcome === "failed" ? paint[outcome] : colors.yellow;
    return `${sign} ${color(colors.bold(oneLine(title)))}`;
  }
  function nextLine(next, colors) {
    return `${colors.bold("Next:")} ${oneLine(next)}`;
  }
  function suiteLines(suite, layout) {
    const { colors, detail } = layout;
    const { verdict, gates, qualifiers, causes, next, folds } = suite;
    const compared = verdict === void 0 ? [] : [`  ${verdict.sign} ${oneLine(verdict.lead)} ${oneLine(verdict.rest)}`.trimEnd()];
    const failed = gates.failed.map(({ phrase: phrase2 }) => `${colors.red("\u2717")} ${oneLine(phrase2)}`).join("  ");
    const left = detail === "all" ? 0 : qualifiers.folded.length;
    return [...compared, ...gates.lead === void 0 ? [] : [`  ${gates.lead}: ${failed}`], ...qualifiers.shown.map((line) => colors.yellow(`  ${oneLine(line)}`)), ...left > 0 ? [`  \u2026 and ${(0, format.LS)(left, "more thing")} to know`] : [], ...causes.shown.flatMap((cause) => causeLines(cause, suite, layout)), ...detail === "all" ? folds.flatMap((fold) => foldLines(fold, suite, layout)) : folds.filter(({ name }) => name === "causes" || name === "tolerated").map(({ title }) => `  ${oneLine(title)}`), ...next === void 0 ? [] : [nextLine(next, colors)]];
  }
  const INDENT = "    ";
  function causeLines(cause, suite, layout) {
    const { colors, detail, columns } = layout;
    const { tests: tests2, reason, example } = cause;
    const [{ result }] = tests2;
    const tail = [oneLine((0, named.mQ)(tests2, suite.branch)), place(result.location)].filter((text) => text !== "").map((text) => `   ${text}`).join("");
    const names = namesWithin(tests2, suite, columns - tail.length - 2);
    const head = `  ${colors.bold(names)}${colors.dim(tail)}`;
    const why = `${INDENT}${oneLine(reason)}`;
    if (detail === "none") return [`  ${colors.bold(names)}: ${oneLine(reason)}`];
    return [head, why, ...example === void 0 ? [] : exampleLines(example, layout)];
  }
  function namesWithin(tests2, { tests: all }, room) {
    const names = tests2.map((test) => oneLine((0, named.UU)(test, all)));
    for (let most = names.length; most > 1; most -= 1) {
      const left = names.length - most;
      const text = `${names.slice(0, most).join(", ")}${left === 0 ? "" : ` and ${left} more`}`;
      if (text.length <= room) return text;
    }
    const [first = ""] = names;
    return names.length === 1 ? first : `${first} and ${names.length - 1} more`;
  }
  function place({ file, line }) {
    return (0, words_escape.BP)(`${file}:${line}`);
  }
  const MAX_CALLS = 10;
  function exampleLines(exchange, { colors, detail, columns }) {
    const { asked, called, before, now } = exchange;
    const room = columns - INDENT.length - LABEL;
    const row = (label, text) => [`${INDENT}${colors.dim(label.padEnd(LABEL))}${(0, words_escape.BP)((0, words_escape.Kb)(text, room)) || NOTHING}`];
    return [...(detail === "asked" || detail === "all") && asked !== void 0 ? row("asked", asked) : [], ...called.length === 0 ? [] : row("called", called.slice(0, MAX_CALLS).join(", ")), ...detail !== "now" && before !== void 0 ? row("before", before) : [], ...row("now", now)];
  }
  const NOTHING = "(nothing)";
  const LABEL = 8;
  const MAX_TEXT = 300;
  const MAX_ANSWER_LINES = 3;
  const MAX_ANSWER = 4e3;
  function testLines(test, suite, layout) {
    const { colors } = layout;
    const { result, checks } = test;
    const exchange = (0, tests.LT)(test);
    const thoughts = result.runs.find((run) => (run.thoughts ?? "") !== "")?.thoughts;
    const tail = [oneLine((0, named.mQ)([test], suite.branch)), place(result.location)].filter(Boolean);
    return [`${INDENT}${colors.bold(oneLine((0, named.UU)(test, suite.tests)))}${oneLine((0, named.p0)(test))}  ${colors.dim(tail.join("   "))}`, ...exchange === void 0 ? [] : exchangeLines(exchange, colors), ...checks.flatMap((check) => checkLines(check, colors)), ...thoughts === void 0 ? [] : [colors.dim(`${DEEP}thoughts, not judged: ${shown(thoughts)}`)]];
  }
  const DEEP = " ".repeat(6);
  function exchangeLines({ asked, called, before, now }, colors) {
    const names = called.slice(0, MAX_CALLS).map(shown).join(", ");
    return [...asked === void 0 ? [] : [`${DEEP}${colors.dim("asked".padEnd(LABEL))}${shown(asked)}`], ...called.length === 0 ? [] : [`${DEEP}${colors.dim("called".padEnd(LABEL))}${names}`], ...before === void 0 ? [] : textLines("before", before, colors), ...textLines("now", now, colors)];
  }
  function textLines(label, text, colors) {
    const lines = (0, words_escape.Yj)((0, cut.Yj)(text, MAX_ANSWER)).split("\n").filter((line) => line.trim() !== "");
    const first = lines.slice(0, MAX_ANSWER_LINES).map(shown);
    const isCut = lines.length > first.length || text.length > MAX_ANSWER;
    return [...first.length === 0 ? [NOTHING] : first, ...isCut ? ["\u2026"] : []].map((line, index) => `${DEEP}${colors.dim((index === 0 ? label : "").padEnd(LABEL))}${line}`);
  }
  function checkLines(check, colors) {
    const { code: code2, label, message, lines, facts } = check;
    const said = message === "" ? "" : `: ${shown(message)}`;
    const [reasoning, printed] = [facts["reasoning"], facts["console"]];
    const quotes = [...typeof reasoning === "string" ? [reasoning] : [], ...Array.isArray(printed) ? [`console: ${printed.join(" ")}`] : []];
    return [`${DEEP}${colors.yellow(shown(code2))} ${shown(label)}${said}`, ...lines.map((line) => `${DEEP}  ${shown(line)}`), ...quotes.map((quote) => colors.dim(`${DEEP}  ${shown(quote)}`))];
  }
  function foldLines({ title, lines = [], table: table2, causes = [], tests: tests2 = [] }, suite, layout) {
    return [`  ${layout.colors.bold(oneLine(title))}`, ...lines.map((line) => `${INDENT}${oneLine(line)}`), ...table2 === void 0 ? [] : tableLines(table2, layout.colors), ...causes.flatMap((cause) => causeLines(cause, suite, layout)), ...tests2.flatMap((test) => testLines(test, suite, layout))];
  }
  function tableLines({ head, rows }, colors) {
    const cells = [head.map(({ title }) => title), ...rows.map((row) => row.map(({ text }) => oneLine(text)))];
    const [first = "", ...others] = cells.map((row) => row.map((cell, column) => {
      const wide = width(cells.map((other) => other[column] ?? ""));
      return head[column]?.align === "right" ? cell.padStart(wide) : cell.padEnd(wide);
    }).join(GAP).trimEnd());
    return [colors.dim(`${INDENT}${first}`), ...others.map((line) => `${INDENT}${line}`)];
  }
  const MAX_PLAN_ROWS = 30;
  const LEAST_NAME = 18;
  const GAP = "  ";
  function planLines(report, columns, colors) {
    const table2 = (0, plan_table.k0)(report, MAX_PLAN_ROWS);
    if (table2 === void 0) return [];
    const rows = [table2.head, ...table2.rows, table2.total].map((row) => row.map(words_escape.BP));
    const isOneModel = new Set(table2.rows.map(([, model]) => model)).size === 1;
    const all = plan_table.I1.map((alignment, column) => ({ alignment, column }));
    const wanted = all.filter(({ column }) => !(isOneModel && column === 1));
    const needed = (of) => (0, basics.cz)(of.slice(1).map(({ column }) => width(rows.map((row) => row[column] ?? "")) + GAP.length));
    const room = columns - GAP.length;
    const kept = needed(wanted) + LEAST_NAME > room ? wanted.slice(0, -1) : wanted;
    const longest = Math.max(LEAST_NAME, room - needed(kept));
    const cut2 = rows.map(([name = "", ...rest]) => [(0, words_escape.Kb)(name, longest), ...rest]);
    const lines = cut2.map((row) => kept.map(({ alignment, column }) => {
      const cell = row[column] ?? "";
      const wide = width(cut2.map((other) => other[column] ?? ""));
      return alignment === "left" ? cell.padEnd(wide) : cell.padStart(wide);
    }).join(GAP).trimEnd());
    const [head = "", ...body] = lines;
    const total = body.pop() ?? "";
    return [colors.dim(`${GAP}${head}`), ...body.map((line) => `${GAP}${line}`), ...table2.more === void 0 ? [] : [colors.dim(`${GAP}${table2.more}`)], colors.bold(`${GAP}${total}`), ""];
  }
  function width(texts) {
    return texts.reduce((widest, text) => Math.max(widest, text.length), 0);
  }
  function noticeLines(notices, { colors, detail }) {
    const first = detail === "all" ? notices : notices.slice(0, MAX_NOTICES);
    const left = notices.length - first.length;
    return [...first.map((notice) => `${colors.dim("Note")}  ${(0, words_escape.BP)(notice)}`), ...left > 0 ? [`\u2026 and ${(0, format.LS)(left, "more notice")}`] : []];
  }
  function oneLine(sentence) {
    return (0, words_escape.BP)((0, story_story.wh)(sentence));
  }
  function shown(text) {
    return (0, words_escape.BP)((0, words_escape.Kb)(text, MAX_TEXT));
  }
  function problemLines({ problems }, colors) {
    return problems.flatMap((problem) => [`  ${colors.red("\u2717")} ${(0, words_escape.BP)((0, config_problem.Vw)(problem))}`, ...(0, words_escape.iR)(problem).map((line) => `${INDENT}${line}`)]);
  }
  var version = __webpack_require__(47060);
  var compare_run = __webpack_require__(20998);
  var report_annotations = __webpack_require__(98672);
  ;
  const MAX_PROBLEM_ANNOTATIONS = 9;
  function logProblems(report, annotations, log) {
    const most = annotations ? MAX_PROBLEM_ANNOTATIONS : 0;
    for (const [index, problem] of report.problems.entries()) {
      const { location } = problem;
      if (index >= most) log.info((0, config_problem.Vw)(problem));
      else {
        const place2 = location === void 0 || location.elsewhere === true ? {} : { file: location.file, line: location.line, column: location.column };
        log.error((0, config_problem.Vw)(problem), { title: report_annotations.dA, ...place2 });
      }
      for (const line of (0, words_escape.iR)(problem)) log.info(`  ${line}`);
    }
  }
  function announce(report, failOn, log) {
    const { verdict, suites } = report;
    if (verdict.exitCode === 0 && suites.length === 0 && (0, plan_table.oW)(report) === void 0) {
      log.warning(failureMessage(report));
      return;
    }
    log.info(renderLog(report));
    if (verdict.exitCode === 0) return;
    if ((0, evaluate_verdict.ni)(verdict, failOn) === 0) log.warning(failureMessage(report));
    else log.fail(failureMessage(report));
  }
  var folder_problems = __webpack_require__(95624);
  var external_node_crypto_ = __webpack_require__(77598);
  var external_node_fs_ = __webpack_require__(73024);
  var promises_ = __webpack_require__(51455);
  var gate_definitions = __webpack_require__(39006);
  var model_comparison = __webpack_require__(5630);
  var caveats = __webpack_require__(23642);
  var story_gates = __webpack_require__(67960);
  var judge_lines = __webpack_require__(4118);
  var comparison_sentences = __webpack_require__(69908);
  ;
  function gateText(gate) {
    const definition = gate_definitions.JH[gate.gateName];
    const { unit, direction } = definition;
    const digits = (0, format.a2)(gate.actual, gate.threshold, unit);
    const actual = (0, format.Ru)(gate.actual, unit, digits);
    const threshold = (0, format.PW)(gate.threshold, unit, digits);
    const measured = gate.noData === void 0;
    return { title: (0, evaluate_verdict.KS)(gate), actual: measured ? actual : unknownWords(gate) ?? "\u2013", threshold: unit === "verdict" ? threshold : `${direction === "min" ? "\u2265" : "\u2264"} ${threshold}`, margin: measured ? margin(gate, definition) : noDataText(gate), verdict: gate.passed ? measured ? "passed" : "not exercised" : "failed", phrase: phrase(gate, measured ? actual : void 0, threshold) };
  }
  function unknownWords({ unknownAnswers }) {
    return unknownAnswers === void 0 ? void 0 : (0, evaluate_verdict.qL)(unknownAnswers);
  }
  function noDataText(gate) {
    return gate.passed ? "not exercised" : "no data";
  }
  function phrase(gate, actual, threshold) {
    const { direction, failure } = gate_definitions.JH[gate.gateName];
    const noun = (0, evaluate_verdict.ef)(gate);
    if (actual === void 0) return `${noun}: ${unknownWords(gate) ?? "no data"}`;
    if (failure !== void 0) return failure;
    return direction === "min" ? `${noun} ${actual} of ${threshold}` : `${noun} ${actual}, at most ${threshold}`;
  }
  function margin({ actual, threshold }, { unit, direction }) {
    if (unit === "verdict") return "\u2013";
    const distance = direction === "min" ? actual - threshold : threshold - actual;
    if (!Number.isFinite(distance)) return "n/a";
    if (Math.abs(distance) <= basics.kT) return "0";
    const digits = (0, format.a2)(actual, threshold, unit);
    return `${distance < 0 ? "\u2212" : "+"}${(0, format.ly)(Math.abs(distance), unit, digits)}`;
  }
  var headline = __webpack_require__(1614);
  var phrases = __webpack_require__(23270);
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
    const replied = (0, model_comparison.Q6)(suite);
    return { name: suite.name, project: suite.project, description: suite.description ?? null, framework: compliance.framework, system: compliance.metadata, config: { file: suite.file, sha256: suite.sha256, commit: configCommit?.sha ?? null, commitDate: configCommit?.date ?? null, changedSinceCommit: configCommit?.dirty ?? null }, testSet: testSet(suite), comparison: comparisonOf(report, suite), models: suite.models.map(({ id: id2, provider, model, params }) => ({ id: id2, provider, model, temperature: params.temperature, maxTokens: params.maxTokens, seed: params.seed ?? null, repliedAs: replied.get(id2) ?? [] })), judgeModel: suite.judgeModel, repeat: suite.repeat, totals, passRateInterval95: endsOf((0, phrases.OK)(totals.passed, totals.total)), thresholds: thresholds(suite, suite.gates), gatesPassed: suite.gates.passed, performance: performance(suite), failureCodes: suite.failureCodes, cases: cases(suite), exclusions: exclusions(suite), caveats: [...(0, judge_lines.LK)(report, suite).map(judge_lines.$L), ...(0, caveats.Vt)(suite).filter(({ kind }) => kind !== "truncated" && kind !== "asserts-nothing").map(caveats.P2)], notices: suite.notices };
  }
  function endsOf({ low, high }) {
    return { low, high };
  }
  function thresholds(suite, gates) {
    return gates.gates.map((gate) => {
      const { actual, threshold } = gateText(gate);
      const counted = (0, story_gates.w3)(gate, suite);
      const rate = counted && ` of ${counted.what} (${(0, phrases.Bt)(counted.rate)})`;
      const location = Object.hasOwn(suite.gateLocations, gate.gateName) ? suite.gateLocations[gate.gateName] : void 0;
      return { gate: gate.gateName, threshold: gate.threshold, thresholdText: threshold, actual: gate.actual, actualText: `${actual}${rate ?? ""}`, passed: gate.passed, exercised: gate.noData === void 0, setAt: location === void 0 ? null : `${location.file}:${location.line}` };
    });
  }
  function performance(suite) {
    return (0, model_comparison.wA)(suite).map((row) => ({ model: row.modelId, results: row.total, passed: row.passed, errored: row.errored, passRate: row.passRate.value, passRateInterval95: endsOf(row.passRate), judgeAverage: row.judgeAverage ?? null, latencyAvgMs: row.latencyMs }));
  }
  function cases(suite) {
    return suite.results.map((result) => {
      return { test: result.testCaseName, model: result.modelId, location: `${result.location.file}:${result.location.line}`, tags: result.tags, status: result.status, runs: (0, aggregate.py)(result), passedRuns: result.runs.filter(aggregate.GT).length, passRate: result.passRate, failureCodes: result.failureCodes, judgeAverage: (0, gate_definitions.dr)([result]) ?? null, latencyAvgMs: result.latencyAvgMs, costUsd: result.totalCostUsd, assertionTypes: result.assertionTypes, reusedFrom: result.reused?.sha ?? null };
    });
  }
  function exclusions(suite) {
    const runs = suite.results.flatMap((result) => result.runs);
    const assertingNothing = suite.results.filter((result) => result.assertsNothing);
    return { skipped: suite.skippedTests, errored: suite.results.filter((result) => result.status === "errored").map((result) => ({ test: result.testCaseName, model: result.modelId })), erroredRuns: runs.filter((run) => (0, aggregate.E3)(run) && !(0, aggregate.NF)(run)).length, notRunRuns: runs.filter(aggregate.NF).length, truncatedAnswers: suite.totals.truncated, assertNothing: [...new Set(assertingNothing.map((result) => result.testCaseName))] };
  }
  function comparisonOf({ comparison: run }, suite) {
    const { comparison } = suite;
    if (run?.kind !== "compared" || comparison === void 0) return null;
    const { branch, sha, finishedAt, runs } = run.base;
    const { verdict, counts } = comparison;
    const base = { branch, commit: sha === void 0 ? void 0 : (0, format.Ax)(sha) };
    const sentence = (0, comparison_sentences.y6)(comparison, base, (0, headline.cN)(suite));
    return { base: { branch, commit: sha ?? null, finishedAt, runs }, verdict: verdict.verdict, statement: (0, phrases.Gx)(sentence), regressed: counts.regressed, improved: counts.improved };
  }
  function knownLimits(report, suites) {
    const limits = ["The intervals are about these very tests, were they asked again: they hold their true share about 95 times in 100 or more often. The tests of a suite are chosen, not drawn, so the intervals do not describe the use in the field.", "Providers may change a model without changing its name; a later run may differ although nothing here has changed.", "What no test of the log covers was not tested. Discriminatory impact and cybersecurity are covered only as far as tests of the log address them."];
    const judged = suites.some((suite) => suite.results.some((result) => result.assertionTypes.includes("judge")));
    if (judged) {
      limits.push("Judge scores come from a model and are themselves subject to error and drift.");
    }
    if (report.run.responses === "replay" || report.run.responses === "cache") {
      limits.push("Some or all answers were recorded in an earlier run; this run evaluated those recordings.");
    }
    for (const { name, sample } of suites) {
      if (sample === void 0) continue;
      limits.push(`Suite ${name}: ${(0, headline.Zr)(sample)}. The cases that were asked were chosen by a hash of their names.`);
    }
    if (suites.some((suite) => suite.repeat.min < 3)) {
      limits.push("Some tests ran fewer than three times, so the variation of their answers is not known.");
    }
    if (suites.some((suite) => (0, model_comparison.fR)(suite).length > 0)) {
      limits.push("Some replies did not name the model that wrote them, so the version of those models is known by the requested name only.");
    }
    if (suites.some((suite) => suite.configCommit === void 0)) {
      limits.push("The commit of some config is not known, so this document does not show that its thresholds were set before the run.");
    }
    if (suites.some((suite) => suite.configCommit?.dirty === true)) {
      limits.push("Some config had changes that were not committed when the run began.");
    }
    if (suites.some(({ results }) => results.some(({ reused }) => reused !== void 0))) {
      limits.push("Some cases were not asked in this run: their question and checks are those of an earlier run of the base branch, whose results stand for them.");
    }
    if (!report.complete) limits.push("The run is incomplete: not every planned answer was asked.");
    if (report.totals.costIncomplete) limits.push("Costs are lower bounds: some prices are unknown.");
    return limits;
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
    return keyValues([["Test set", `${(0, format.LS)(suite.testSet.files.length, "file")}, SHA-256 of the list ${(0, words_escape.D9)(suite.testSet.sha256)}`], ["n", `${(0, format.LS)(total, "result")} (test x model), ${(0, format.LS)(runs, "answer")}`], ["Repeats of each", min === max ? String(max) : `${min} to ${max}`], ["Models", suite.models.map(modelText).join("<br>")], ["Judge model", judgeText(suite)], ["A test passes", "when every assertion passes in every repeat, or in as many as its `minPasses` in the config asks"]]);
  }
  function judgeText({ judgeModel, models }) {
    const judge = models.find(({ id: id2 }) => id2 === judgeModel);
    return judge === void 0 ? (0, words_escape.D9)(judgeModel) : modelName(judge);
  }
  function modelName({ id: id2, provider, model, repliedAs }) {
    const named2 = repliedAs.length === 0 ? "not named in replies" : repliedAs.map(words_escape.D9).join(", ");
    return `${(0, words_escape.D9)(id2)} = ${(0, words_escape.D9)(`${provider}/${model}`)} (version in replies: ${named2})`;
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
    const cost = `Cost ${(0, headline.fL)(totals)}, ${(0, format.LS)(totals.tokens, "token")}.`;
    const less = totals.total - (0, phrases.$s)(totals.passed, totals.total);
    const size = `${(0, format.U9)(totals.total)}${less === 0 ? "" : ` - ${(0, format.U9)(less)}`}`;
    return `${(0, format.LS)(totals.passed, noun)} of ${(0, format.U9)(totals.total)} passed: ${(0, format.rq)(totals.passRate)} of ${noun}s, 95 % Wilson interval ${(0, phrases.Bt)(passRateInterval95)} (n = ${size}, repeats ${repeat.min} to ${repeat.max}). Errored ${noun}s count as not passed. ${cost}`;
  }
  function performanceTable(suite) {
    const rows = suite.performance.map((it) => (0, markdown_blocks.jD)([(0, words_escape.D9)(it.model), `${it.passed} of ${it.results}`, (0, phrases.cf)({ value: it.passRate, ...it.passRateInterval95 }, `${countedNoun(suite)}s`), it.judgeAverage === null ? "\u2013" : (0, format.fN)(it.judgeAverage), (0, format.p0)(it.latencyAvgMs)]));
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
    return [`- Failure codes: ${codes.length === 0 ? "none" : codes.join(", ")}`, `- Left out by the config (skipped): ${skipped.length === 0 ? "none" : pairs(skippedPairs)}`, `- Lost to provider errors: ${(0, format.LS)(erroredRuns, "answer")}${errored.length === 0 ? "" : `; errored: ${pairs(errored)}`}`, ...notRunRuns === 0 ? [] : [`- Not asked, since the verdict was decided without them: ${(0, format.LS)(notRunRuns, "answer")}`], `- Answers cut at the token limit: ${truncatedAnswers}`, `- Tests that assert nothing: ${assertNothing.length === 0 ? "none" : assertNothing.map(words_escape.D9).join(", ")}`, ...suite.caveats.map((caveat) => `- ${(0, words_escape.B0)(caveat)}`), ...suite.notices.map((notice) => `- ${(0, words_escape.B0)(notice)}`)].join("\n");
  }
  function caseTable(suite) {
    const rows = suite.cases.map((it, index) => (0, markdown_blocks.jD)([String(index + 1), (0, words_escape.D9)(it.test), (0, words_escape.D9)(it.model), it.reusedFrom === null ? it.status : `${it.status}, reused from ${(0, words_escape.D9)((0, words_escape.d_)({ sha: it.reusedFrom }))}`, `${it.passedRuns} of ${it.runs}`, it.failureCodes.map(words_escape.D9).join(", "), it.judgeAverage === null ? "\u2013" : (0, format.fN)(it.judgeAverage), (0, format.p0)(it.latencyAvgMs), (0, format.dR)(it.costUsd), (0, words_escape.D9)(it.location)]));
    const columns = ["Case", "Test", "Model", "Status", "Answers passed", "Failure codes"];
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
  var digest_findings = __webpack_require__(80321);
  var changes = __webpack_require__(54866);
  var scores = __webpack_require__(5004);
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
    return { name: suite.name, package: suite.project, properties: [["config", suite.file], ["configSha256", suite.sha256], ...suite.sample === void 0 ? [] : [["sample", (0, headline.Zr)(suite.sample)]], ...comparisonProperties(report, suite), ...(0, judge_lines.LK)(report, suite).map((line) => ["judge", (0, judge_lines.$L)(line)]), ...(0, caveats.Vt)(suite).map(caveatProperty), ...suite.results.map((result) => resultProperty(result))], cases: [...suite.results.map((result) => resultCase(suite, result, findings.get(result))), ...suite.skippedTests.map((test) => skippedCase(suite, test))], output: (0, digest_findings.Xp)(suite).flatMap(toleratedLines) };
  }
  function caveatProperty(caveat) {
    return [`caveat.${caveat.kind}`, (0, caveats.P2)(caveat)];
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
    const facts = [`model=${result.modelId}`, `runs=${asked}`, `passed=${passedRuns} of ${asked}`, `calls=${(0, basics.cz)(result.runs.map((run) => run.callCount))}`, ...result.reused === void 0 ? [] : [`reused=${result.reused.sha}`], `passRate=${round(result.passRate, 4)}`, `tags=${result.tags.join(",")}`, `location=${file}:${line}`, ...changeFacts(result), ...(0, scores.xt)(result).map(({ label, mean }) => `score of ${label}=${(0, scores.gu)(mean)}`)];
    return [caseName(result), facts.join("; ")];
  }
  function changeFacts(result) {
    const { comparison } = result;
    const words = (0, changes.mF)(result);
    const base = comparison?.base;
    return [...words === void 0 ? [] : [`comparedWithBase=${words}`], ...base === void 0 ? [] : [`base=${base.passed} of ${base.runs}`]];
  }
  function resultCase(suite, result, finding) {
    return { name: caseName(result), className: classNameOf(suite.name), timeMs: (0, basics.cz)(result.runs.map((run) => run.latencyMs)), outcome: finding === void 0 ? quietOutcome(result) : findingOutcome(finding) };
  }
  function quietOutcome(result) {
    return result.status === "not-run" ? { kind: "skipped", message: result.runs.some(aggregate.mm) ? "not run: the run was cancelled" : "not run: the verdict was decided without it (stop-when-decided)" } : { kind: "passed" };
  }
  function toleratedLines(finding) {
    const { result, failedRuns, askedRuns: asked } = finding;
    return [`${caseName(result)}: passed, ${asked - failedRuns} of ${asked} answers`, ...junit_checkLines(finding).map((line) => `  ${line}`)];
  }
  function junit_checkLines({ checks, askedRuns: asked }) {
    return checks.flatMap((check) => [`${check.failureCode}: ${check.label}: ${check.message} (${check.failedRuns} of ${asked} answers)`, ...check.lines.map((line) => `  ${line}`)]);
  }
  function findingOutcome(finding) {
    const { result, failedRuns, askedRuns: asked, checks } = finding;
    const [first] = checks;
    const lines = junit_checkLines(finding);
    return { kind: result.status === "errored" ? "error" : "failure", type: first.failureCode, message: `${failedRuns} of ${asked} answers failed: ${first.label}: ${first.message}`, detail: [...lines, `at ${result.location.file}:${result.location.line}`].join("\n") };
  }
  function skippedCase(suite, test) {
    const outcome = { kind: "skipped", message: "skip: true in the config" };
    return { name: caseName(test), className: classNameOf(suite.name), timeMs: 0, outcome };
  }
  function gatesSuite(suite) {
    const name = `${suite.name} gates`;
    const cases2 = suite.gates.gates.map((gate) => {
      const base = { name: gate.gateName, className: classNameOf(name), timeMs: 0 };
      const { margin: margin2, verdict } = gateText(gate);
      switch (verdict) {
        case "passed":
          return { ...base, outcome: { kind: "passed" } };
        case "not exercised":
          return { ...base, outcome: { kind: "skipped", message: `not exercised: ${(0, evaluate_verdict.zo)(gate)}` } };
        case "failed": {
          const detail = `${(0, evaluate_verdict.zo)(gate)}
margin: ${margin2}`;
          const message = (0, evaluate_verdict.zo)(gate);
          return { ...base, outcome: { kind: "failure", type: gate.gateName, message, detail } };
        }
      }
    });
    return { name, package: suite.project, properties: [], cases: cases2 };
  }
  function runSuite(report) {
    const { exitCode, reason, result } = report.verdict;
    if (result !== "error") return [];
    const problems = report.problems.flatMap((problem) => [problem.message, ...(0, words_escape.iR)(problem)]);
    const detail = [reason, ...problems].join("\n");
    const outcome = { kind: "error", type: `EXIT_${exitCode}`, message: reason, detail };
    const cases2 = [{ name: "run", className: classNameOf("run"), timeMs: 0, outcome }];
    return [{ name: "KindLM run", package: "kindlm", properties: [], cases: cases2 }];
  }
  function* junit_suiteLines(suite, id2, timestamp) {
    const outcomes = suite.cases.map((it) => it.outcome.kind);
    const number = (kind) => String(outcomes.filter((outcome) => outcome === kind).length);
    const attributes = { name: nameOr(suite.name, "suite"), package: nameOr(suite.package, "kindlm"), id: String(id2), timestamp, hostname: "localhost", tests: String(suite.cases.length), failures: number("failure"), errors: number("error"), skipped: number("skipped"), time: seconds((0, basics.cz)(suite.cases.map((it) => it.timeMs))) };
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
    const named2 = suites.flatMap((suite) => suite.results.map((result) => ({ name: `${suite.name} / ${result.testCaseName} [${result.modelId}]`, outcome: outcomeOf(result) })));
    const namesOf = (outcome) => named2.filter((it) => it.outcome === outcome).map(({ name }) => name);
    const allEarned = report.complete && named2.every(({ outcome }) => outcome === "passed");
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
  ;
  async function writeReportFiles(fitted, { permit, directory, views, compliance, complianceCopies }) {
    permit.require();
    await (0, folder_problems.fc)(directory);
    await (0, report_folder.CU)(directory);
    const write = createFolderWriter(directory);
    const { report } = fitted;
    const digest = await write("report.json", reportPieces(fitted));
    const problems = [];
    const tried = async (what, action) => {
      try {
        return await action();
      } catch (error) {
        problems.push(`${what}: ${(0, basics.kc)(error)}`);
        return void 0;
      }
    };
    const path = (name) => (0, external_node_path_.join)(directory, name);
    const written = { directory, report: path("report.json"), problems };
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
  async function writeHtml(report, write) {
    const { htmlPieces } = await Promise.all([__webpack_require__.e(367), __webpack_require__.e(511), __webpack_require__.e(397)]).then(__webpack_require__.bind(__webpack_require__, 87397));
    return write("report.html", htmlPieces(report));
  }
  async function writeCompliance(report, others, write) {
    const predicate = await write("predicate.json", (0, words_escape.St)(testResultPredicate(report)));
    const document = renderComplianceJson(report, [...others, predicate]);
    const json = await write("compliance.json", (0, words_escape.St)(document));
    const forPeople = { ...document, files: [...document.files, json] };
    const markdown2 = await write("compliance.md", [await complianceMarkdown(forPeople, report)]);
    await write("SHA256SUMS", [digestLines([...others, predicate, json, markdown2])]);
    return ["predicate.json", "compliance.json", "compliance.md"];
  }
  async function complianceMarkdown(document, report) {
    const templates = complianceSuites(report).map(({ compliance }) => compliance.template);
    if (templates.every((template) => template === void 0)) {
      return renderComplianceMarkdown(document);
    }
    const { renderCustomCompliance } = await __webpack_require__.e(521).then(__webpack_require__.bind(__webpack_require__, 82521));
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
  var report_views = __webpack_require__(36078);
  var repository_paths = __webpack_require__(4726);
  ;
  const INPUTS = { "fail-on": ({ failOn }) => ranked(failOn, ["never", "gates"]), responses: ({ responses }) => ranked(responses, ["replay", "cache", "live"]), "on-missing-secrets": ({ onMissingSecrets }) => ranked(onMissingSecrets, ["skip", "replay", "fail"]), compare: ({ compare }) => compare === "auto" || compare === "never" ? ranked(compare, ["never", "a path", "auto"]) : ["a path", 1], "only-changed": ({ onlyChanged }) => ranked(String(onlyChanged), ["true", "false"]), "reuse-days": ({ onlyChanged, reuseDays }) => onlyChanged ? [String(reuseDays), -reuseDays] : void 0, "stop-when-decided": ({ stopWhenDecided }) => ranked(String(stopWhenDecided), ["true", "false"]), config: "suites that are gone are told by their names", "working-directory": "the same: what is found there is compared by the names of suites and tests", tags: "tests that the base branch asked and this run does not are told", tests: "as tags", models: "as tags", sample: "as tags", repeat: "it is in the demands of each test", "min-passes": "it is in the demands of each test", "timeout-ms": "it is in the demands of each test", "pass-rate-min": "it is in the demands of the suite", "max-cost-usd": "it is in the demands of the suite", mode: "a run that judges nothing says so in its title", shard: "a part judges nothing and says so; the merge wants every part", reports: "a merge wants every part of the plan", matrix: "filled in by GitHub", concurrency: "asks the same", "max-minutes": "what it cuts off counts as not passed", "allow-commands": "tests that may not run are an error", "github-token": "without it nothing is compared, which every view says", "artifact-name": "where no report of that name is found nothing is compared, which every view says", comment: "where it is shown", "comment-key": "where it is shown", "check-name": "where it is shown", review: "where it is shown", summary: "where it is shown", annotations: "where it is shown", artifacts: "where it is shown", "retention-days": "where it is shown", "report-dir": "where it is shown", outputs: "what is shown of the answers", compliance: "documents without a verdict", history: "a trend without a verdict", issue: "of scheduled runs, without a verdict" };
  function ranked(value, values) {
    return [value, values.indexOf(value === "record" ? "live" : value)];
  }
  const OF_THE_MERGE = /* @__PURE__ */ new Set(["inputs.fail-on", "inputs.compare"]);
  function demandsOfInputs(inputs, ofParts) {
    if (ofParts !== void 0) {
      const isOwn = ([what]) => OF_THE_MERGE.has(what);
      return [...demandsOfInputs(inputs).filter(isOwn), ...ofParts.filter((demand) => !isOwn(demand))];
    }
    return Object.entries(INPUTS).flatMap(([name, demanded]) => {
      const known = typeof demanded === "string" ? void 0 : demanded(inputs);
      return known === void 0 ? [] : [[`inputs.${name}`, "lower", [known[1]], known[0]]];
    });
  }
  var session_session = __webpack_require__(22184);
  ;
  async function conclude(result, session, host) {
    const { inputs, log } = session;
    const whole = await (0, repository_paths.d)(publicReport(result, session), session);
    const fitted = (0, session_session.Nw)(inputs) ? await fitReport(whole) : void 0;
    const report = fitted?.report ?? whole;
    const permit = host.end.decide();
    const files = fitted && await tryWriteFiles(fitted, result, { ...session, permit });
    const keeping = keepAfterRun(report, { ...session, permit }, selectionOfRun(result, session));
    if (session.where === "local") {
      const from = (0, session_session.hh)(host);
      host.write(renderTerminal(report, { color: session.color, verbose: session.verbose, columns: host.isTerminal ? host.columns() : void 0, files: (files?.all ?? []).map((path) => (0, external_node_path_.relative)(from, path)) }));
    } else {
      logProblems(report, inputs.annotations, log);
      const published = await publishReport(report, files, { ...session, permit }, host);
      await keeping;
      announce(published, inputs.failOn, log);
      return (0, evaluate_verdict.ni)(published.verdict, inputs.failOn);
    }
    await keeping;
    return (0, evaluate_verdict.ni)(report.verdict, inputs.failOn);
  }
  async function keepAfterRun(report, session, selection) {
    const { inputs, where, log, permit } = session;
    if (report.interruption?.kind === "signal") return;
    const failed = (what) => (error) => {
      log.warning(`${what} was not written: ${(0, basics.kc)(error)}`);
    };
    const keep = async () => {
      if (inputs.history === void 0) return;
      const { keepHistory } = await Promise.all([__webpack_require__.e(367), __webpack_require__.e(511), __webpack_require__.e(614)]).then(__webpack_require__.bind(__webpack_require__, 95614));
      permit.require();
      await keepHistory(report, session, selection);
    };
    const raise = async () => {
      if (inputs.issue === "never" || where === "local") return;
      const { raiseIssue } = await Promise.all([__webpack_require__.e(367), __webpack_require__.e(511), __webpack_require__.e(614)]).then(__webpack_require__.bind(__webpack_require__, 95614));
      permit.require();
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
    const report = (0, build_report.FK)({ tool: { name: version.p, version: version.Y }, verdict: result.verdict, run, suites, interruption, shard, comparison: base && (0, compare_run.rW)(base, context.baseBranch, suites.map(({ facts }) => facts.name), run), savings: result.savings, memory: shard === void 0 ? (0, compare_run.uo)(context, { suites, base, isPartial }, run) : void 0, problems: result.problems, notices: result.notices });
    const shown2 = result.preview === void 0 ? report : { ...report, preview: result.preview };
    const redacted = session.secrets.redactDeep(shown2);
    const replaced = replacedNotices(session.secrets.replacedVariables);
    return (0, outputs_policy.Bm)({ ...redacted, notices: [...redacted.notices, ...replaced] }, report.run.outputs);
  }
  function replacedNotices(variables) {
    if (variables.length === 0) return [];
    const what = variables.length === 1 ? "variable" : "variables";
    return [`Replaced by *** wherever it was said: the value of the step's ${what} ${variables.join(", ")}. Name in \`keys\` what a program needs; a variable that is not secret needs a name that does not end in KEY, TOKEN, SECRET or PASSWORD.`];
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
    return { startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString(), durationMs: Math.max(0, finishedAt.getTime() - startedAt.getTime()), responses: responses ?? inputs.responses, failOn: inputs.failOn, outputs: merged === void 0 ? inputs.outputs : (0, outputs_policy.Rn)(merged.outputs, inputs.outputs), serverUrl: where === "github" ? context.serverUrl : void 0, repository: repository === void 0 ? void 0 : `${repository.owner}/${repository.name}`, sha, ref: context.ref, event: context.eventName, pullRequest: context.pullRequest?.number, workflow: context.workflow, job: context.job, runId: context.runId, runAttempt: context.runAttempt, runUrl: context.runUrl, step: where === "github" ? (0, session_session.Xl)(inputs) : void 0, inputs: where === "github" ? demandsOfInputs(inputs, merged?.inputs) : void 0 };
  }
  function ownCommit(session) {
    const { inputs, context } = session;
    const isUnknown = inputs.mode === "merge" && (0, session_session.tK)(session) === void 0;
    return isUnknown && session.where === "github" ? context.pullRequest?.headSha : context.sha;
  }
  async function tryWriteFiles(fitted, result, session) {
    const { report } = fitted;
    const { inputs, workspace, workingDirectory, log, permit } = session;
    const directory = (0, external_node_path_.resolve)(workingDirectory, inputs.reportDir);
    const compliance = inputs.compliance === "auto" ? report.suites.some((suite) => suite.compliance.enabled) : inputs.compliance === "true";
    try {
      if (await (0, folder_problems.dr)(workspace, directory)) {
        throw new Error("a symbolic link leads out of the workspace");
      }
      const views = report.shard === void 0 ? "all" : "none";
      const files = await writeReportFiles(fitted, { permit, directory, views, compliance: compliance && report.suites.length > 0 && views === "all", complianceCopies: result.complianceFolders });
      for (const problem of files.problems) log.warning(problem);
      return files;
    } catch (error) {
      const refusal = await (0, folder_problems.IV)(session);
      const isSaid = result.problems.some(({ message }) => message === refusal?.message);
      if (!isSaid) {
        const message = (0, basics.kc)(error);
        log.warning(`The report files could not be written to ${inputs.reportDir}: ${message}`);
      }
      return void 0;
    }
  }
  async function publishReport(report, files, { inputs, context, log, workingDirectory, permit }, { environment }) {
    const directory = (0, external_node_path_.resolve)(workingDirectory, inputs.reportDir);
    const published = await (0, publish.mk)({ permit, report, settings: publishSettings(report, inputs), files: { rootDirectory: directory, files: files?.all ?? [] }, destination: { ...(0, github_context.d6)(context, environment), sha: report.run.sha }, log, views: report.shard === void 0 ? report_views.a : { ...report_views.a, summary: markdown.u } });
    const { shard } = report;
    const final = shard !== void 0 && (files === void 0 || published.artifact.kind === "failed") ? { ...report, verdict: lostPartVerdict(report.verdict) } : report;
    const paths = { reportDir: directory, report: files?.report, junit: files?.junit, html: files?.html, compliance: files?.compliance };
    try {
      await (0, publish.n0)(published, permit, { report: final, paths });
    } catch (error) {
      const message = (0, basics.kc)(error);
      log.warning(`The outputs could not be written: ${message}`);
    }
    return final;
  }
  function lostPartVerdict(verdict) {
    if (verdict.exitCode !== 0) return verdict;
    const reason = "Its report was not uploaded, and no merge can do without it; run the job again";
    return { result: "error", exitCode: 3, reason };
  }
  function publishSettings({ shard }, inputs) {
    const settings = { token: inputs.githubToken, comment: (0, session_session.Nw)(inputs) ? inputs.comment : "never", review: inputs.review, checkName: inputs.checkName, matrix: inputs.matrix, summary: inputs.summary, annotations: inputs.annotations, artifacts: (0, session_session.Nw)(inputs) ? inputs.artifacts : "never", artifactName: inputs.artifactName, retentionDays: inputs.retentionDays };
    if (shard === void 0) return settings;
    return { ...settings, comment: "never", review: "never", checkName: "", annotations: false, artifacts: inputs.artifacts === "never" ? "never" : "always", artifactName: (0, artifacts.u9)(inputs.artifactName, shard.index) };
  }
}), 54866: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { C2: () => changeOf, fs: () => changesOf, mF: () => changeWords });
  var _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69908);
  var _comparison_memory_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69370);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80321);
  var _savings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63105);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1614);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22333);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75884);
  var _story_verdict_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88368);
  const WORDS = { regressed: "regressed", "probably-regressed": "probably regressed", "fails-every-time": "from every answer to none", "failing-now": "failing now", improved: "improved", "passes-every-time": "from none to every answer", "passing-now": "passing now", "flaky-on-both": "flaky as before", unchanged: "unchanged", "not-compared": "not compared" };
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
    const base = (0, _story_verdict_line_js__WEBPACK_IMPORTED_MODULE_7__.bx)(report);
    const { comparison } = suite;
    if (base === void 0 || comparison === void 0) return { base: void 0, lists: [] };
    const noun = (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.cN)(suite);
    const named = (name) => suite.results.filter((result) => changeOf(result.comparison) === name).toSorted((a, b) => rank(a) - rank(b)).map((result) => changedTest(report, suite, result));
    const removed = comparison.removed.map(({ testCaseName, modelId, passed, runs }) => ({ testCaseName, modelId, label: "removed", base: runs === 0 ? void 0 : { passed, runs } }));
    const { byChance, verdict } = comparison;
    const isWorse = verdict.verdict === "worse";
    const oneAnswer = (verdict.evidence?.oneAnswerASide ?? 0) > 0;
    const other = named("not-this-change");
    const lists = [{ ...counted("fails-now", named("fails-now"), turnedTitle(noun, isWorse)), isAlarming: isWorse, note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.T_)(byChance.fails, oneAnswer) }, { ...counted("worse", named("worse"), (count) => `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} got worse`), isAlarming: true, note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.worse) }, { ...counted("passes-now", named("passes-now"), passesTitle(noun)), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.T_)(byChance.passes, oneAnswer) }, { ...counted("better", named("better"), (count) => `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} got better`), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.better) }, { name: "not-this-change", isAlarming: false, title: `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(other.length, noun)} ${other.length === 1 ? "differs" : "differ"}, but not because of this change`, note: "Asked the same on both sides, so it is chance or the model itself.", tests: other }, { ...counted("differs", named("differs"), flakyTitle(noun)), note: (0, _words_comparison_sentences_js__WEBPACK_IMPORTED_MODULE_0__.t2)(byChance.differ) }, counted("flaky", named("flaky"), (count) => `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} flaky as before`), counted("checks", named("checks"), (count) => `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} with changed checks`), counted("new", named("new"), (count) => (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, `new ${noun}`)), counted("removed", removed, (count) => (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, `removed ${noun}`))];
    return { base, lists: lists.filter(({ tests }) => tests.length > 0) };
  }
  function turnedTitle(noun, isWorse) {
    const chance = isWorse ? "" : ": changed once; chance can do this";
    return (count) => `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} went from every answer to none${chance}`;
  }
  function passesTitle(noun) {
    return (count) => `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} went from none to every answer`;
  }
  function flakyTitle(noun) {
    return (count) => `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_6__.LS)(count, noun)} ${count === 1 ? "differs" : "differ"}, as flaky tests do`;
  }
  function counted(name, tests, title) {
    return { name, isAlarming: false, title: title(tests.length), tests };
  }
  function rank({ comparison }) {
    const label = comparison?.label;
    return label === void 0 ? 0 : WORST_FIRST.indexOf(label);
  }
  function passedHere(result) {
    const outcomes = (0, _savings_js__WEBPACK_IMPORTED_MODULE_3__.x0)(result) ? result.runs.map((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.GT)(run) ? 1 : 0) : (0, _comparison_memory_js__WEBPACK_IMPORTED_MODULE_8__.xP)(result, { refusedFails: result.comparison?.base !== void 0 }).outcomes;
    return { passed: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.cz)(outcomes), runs: outcomes.length };
  }
  function reasonOf(result) {
    const mayBeSilent = result.status === "passed" && !result.runs.some(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.WN);
    return mayBeSilent ? void 0 : (0, _digest_findings_js__WEBPACK_IMPORTED_MODULE_2__.hD)(result).checks[0];
  }
  function changedTest(report, suite, result) {
    const { testCaseName, modelId, comparison, location } = result;
    const base = comparison?.base;
    return { testCaseName, modelId, label: changeWords(result) ?? "", base: base === void 0 ? void 0 : { passed: base.passed, runs: base.runs }, here: passedHere(result), reason: result.runs.every(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.GT) ? void 0 : reasonOf(result), url: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.Hx)(report.run, location), fragment: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_5__.TV)(report, suite, result) };
  }
}) };
