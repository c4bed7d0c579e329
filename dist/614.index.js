export const id = 614;
export const ids = [614];
export const modules = { 95614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { keepHistory: () => keepHistory, raiseIssue: () => raiseIssue });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var basics_format = __webpack_require__(75884);
  var suite_verdict = __webpack_require__(33233);
  var github_context = __webpack_require__(7564);
  var external_node_crypto_ = __webpack_require__(77598);
  var model_comparison = __webpack_require__(5630);
  var phrases = __webpack_require__(23270);
  var story = __webpack_require__(58166);
  var words_escape = __webpack_require__(22333);
  var markdown_blocks = __webpack_require__(79180);
  var story_markdown = __webpack_require__(95509);
  ;
  const MAX_BYTES = 3e4;
  const MAX_TESTS = 10;
  const MAX_MODELS = 10;
  function driftIssueTitle(drops) {
    const [first] = drops;
    const more = drops.length > 1 ? ` and ${(0, basics_format.U9)(drops.length - 1)} more` : "";
    return `KindLM: the model itself answers worse (${(0, words_escape.zb)(first?.report.name ?? "")}${more})`;
  }
  function renderDriftIssue(report, drops) {
    const base = (0, story.bx)(report);
    return (0, markdown_blocks.fT)([drift_issue_text(0, "**The model answers worse than before, and nothing that it is asked has changed.**"), drift_issue_text(1, "These tests send exactly the requests of the earlier runs, with the same checks. So no commit of this repository is the cause: the provider changed the model without changing its name, or has a bad day."), ...drops.flatMap((drop) => dropBlocks(report, drop, base)), drift_issue_text(1, ADVICE), drift_issue_text(1, footer(report, "This issue is updated by every scheduled run, and closed once the pass rate is back. If you close it, it stays closed until then."))], MAX_BYTES);
  }
  const ADVICE = ["What to do:", "", "- Open the run below and look at the failing answers.", "- If only one night was bad, the next runs will say so.", "- Else name a dated version of the model in `kindlm.yaml`, choose another model, or adapt the prompt."].join("\n");
  function renderSettledDrift(report, drops) {
    const rates = drops.flatMap(({ report: suite, before, then, now }) => now === void 0 ? [] : [`- ${(0, words_escape.Zt)(suite.name)}: ${(0, basics_format.rq)(before)} before, ${(0, basics_format.rq)(then)} when this was found, ${(0, basics_format.rq)(now)} now.`]);
    return (0, markdown_blocks.fT)([drift_issue_text(0, `${phrases.B2.passed} **Over:** the model, asked the same, passes about as often as before again.`), (0, markdown_blocks.p_)(2, (0, markdown_blocks.$B)(), [{ head: "", items: rates }]), drift_issue_text(1, footer(report, "Should it get worse again, there will be a new issue."))], MAX_BYTES);
  }
  function drift_issue_text(priority, words) {
    return { kind: "text", priority, text: words };
  }
  function dropBlocks(report, drop, base) {
    const { report: suite } = drop;
    const tests = fallenTests(suite);
    const head = (0, markdown_blocks.PP)([["Test", "left"], ["Model", "left"], ["Before", "right"], ["Now", "right"]]);
    const items = tests.slice(0, MAX_TESTS).map((fallen) => testRow(report, fallen));
    return [drift_issue_text(3, `### ${(0, words_escape.Zt)(suite.name)}

${stateWords(drop, base)}${versionWords(suite)}`), ...items.length === 0 ? [] : [(0, markdown_blocks.p_)(4, (0, markdown_blocks.$B)(), [{ head, items, unlisted: tests.length - items.length }])]];
  }
  function stateWords({ state, before, then, now, report }, base) {
    const model = report.comparison?.model;
    const since = `${(0, basics_format.rq)(before)} of answers passed before, ${(0, basics_format.rq)(then)} when this was found`;
    switch (state) {
      case "worse":
        return base === void 0 || model === void 0 ? `${since}.` : `${phrases.TT.worse} ${(0, story_markdown.nv)((0, story.xm)((0, story.Hg)(model, base)))}`;
      case "still-low":
        return `${phrases.TT.unclear} ${since}, ${(0, basics_format.rq)(now ?? then)} now. The remembered runs include the drop by now, so the comparison no longer reports it; the pass rate is not back.`;
      case "unknown":
        return `${phrases.TT.unclear} ${since}. The last run cannot tell whether it is over.`;
      case "recovered":
        return `${phrases.TT.notWorse} ${since}, ${(0, basics_format.rq)(now ?? before)} now.`;
    }
  }
  function versionWords(suite) {
    const named = [...(0, model_comparison.Q6)(suite)].slice(0, MAX_MODELS).map(([id2, names]) => `${(0, words_escape.Zt)(id2)} was answered by ${names.slice(0, 3).map(words_escape.Zt).join(", ")}`);
    return named.length === 0 ? "" : `

${named.join("; ")}.`;
  }
  function fallenTests({ results }) {
    return results.flatMap((result) => {
      const { comparison, runs } = result;
      if (comparison?.kind !== "unchanged-request" || comparison.base === void 0) return [];
      const outcomes = runs.filter(({ outcome }) => outcome.kind === "passed" || outcome.kind === "failed");
      const passed = outcomes.filter(({ outcome }) => outcome.kind === "passed").length;
      return [{ result, base: comparison.base, here: { passed, runs: outcomes.length } }];
    }).filter((test) => test.here.runs > 0 && test.base.runs > 0 && fall(test) > 0).toSorted((a, b) => fall(b) - fall(a));
  }
  function fall({ base, here }) {
    return base.passed / base.runs - here.passed / here.runs;
  }
  function testRow({ run }, { result, base, here }) {
    return (0, markdown_blocks.jD)([(0, words_escape.iQ)((0, words_escape.Zt)(result.testCaseName), (0, words_escape.Hx)(run, result.location)), (0, words_escape.Zt)(result.modelId), `${(0, basics_format.U9)(base.passed)} of ${(0, basics_format.U9)(base.runs)}`, `${(0, basics_format.U9)(here.passed)} of ${(0, basics_format.U9)(here.runs)}`]);
  }
  function footer({ run }, words) {
    const commit = run.sha === void 0 ? [] : [`commit ${(0, words_escape.iQ)((0, words_escape.D9)((0, basics_format.Ax)(run.sha)), (0, words_escape.Bg)(run))}`];
    const page = run.runUrl === void 0 ? [] : [(0, words_escape.iQ)("the run", run.runUrl)];
    const when = run.finishedAt.replace(/^(.{10})T(.{5}).*$/u, "$1 $2 UTC");
    return `<sub>KindLM \xB7 ${[...page, ...commit, when].join(" \xB7 ")}. ${words}</sub>`;
  }
  var authorship = __webpack_require__(48198);
  var client = __webpack_require__(2336);
  ;
  const TIME_LIMIT_MS = 6e4;
  async function settleDriftIssue(access, report, matrix) {
    const limited = await (0, client.Bv)(TIME_LIMIT_MS, async (signal) => {
      try {
        return await settle(await (0, client.Ng)(access, "optional", signal), report, matrix);
      } catch (error) {
        signal.throwIfAborted();
        throw new Error(whyNot(error), { cause: error });
      }
    });
    if (limited.kind === "timed-out") throw new Error("GitHub took too long");
    return limited.result;
  }
  function whyNot(error) {
    const { kind, message } = (0, client.HQ)(error);
    return kind === "read-only-token" ? "the token may not write issues. Give the job `issues: write`." : message;
  }
  async function settle(place, report, matrix) {
    const origin = (0, authorship.dd)(report, matrix);
    const run = { runId: report.run.runId ?? 0, runAttempt: report.run.runAttempt ?? 1 };
    const issues = await findOwnIssues(place, origin);
    const issue = issues.find(({ marker: marker2 }) => marker2.state === "lasting");
    if (issue !== void 0 && await (0, authorship.M4)(place, [issue.marker], run)) return void 0;
    const states = (0, model_comparison.GJ)(report, issue?.marker.drops ?? [], keyOfSuite);
    const lasting = states.filter(({ state }) => state !== "recovered");
    const marker = (state, drops) => {
      return { origin, ...run, state, drops };
    };
    const open = async (drops) => {
      const text = { title: driftIssueTitle(drops), body: renderDriftIssue(report, drops) };
      const url = await openIssue(place, { ...text, marker: marker("lasting", drops) });
      return `The model itself answers worse: opened ${url}`;
    };
    if (issue === void 0) return lasting.length === 0 ? void 0 : open(lasting);
    if (lasting.length === 0) {
      const over = { body: renderSettledDrift(report, states), marker: marker("over", []) };
      await rewriteIssue(place, issue, over, issue.state === "open");
      return `The model itself no longer answers worse: ${issue.state === "open" ? "closed" : "settled"} ${issue.url}`;
    }
    if (issue.state === "closed") {
      const unseen = lasting.filter((drop) => !isTracked(issue, drop));
      return unseen.length === 0 ? void 0 : open(unseen);
    }
    if (lasting.every(({ state }) => state === "unknown")) return void 0;
    const body = renderDriftIssue(report, states);
    await rewriteIssue(place, issue, { body, marker: marker("lasting", lasting) });
    return `The model itself answers worse: updated ${issue.url}`;
  }
  function isTracked({ marker }, { suite }) {
    return marker.drops.some((drop) => drop.suite === suite);
  }
  function keyOfSuite(name) {
    return (0, external_node_crypto_.createHash)("shake256", { outputLength: 8 }).update(name).digest("hex");
  }
  const MAX_PAGES = 5;
  async function findOwnIssues(place, origin) {
    const identity = await (0, authorship.g3)(place);
    const creator = identity.kind === "known" ? identity.author.login : identity.login;
    const found = [];
    const listed = (0, client.E0)((page) => place.client.rest.issues.listForRepo({ ...(0, client.aC)(place), creator, state: "all", sort: "created", direction: "desc", ...page }), MAX_PAGES);
    for await (const { data } of listed) {
      for (const issue of data) {
        const marker = readIssueMarker(issue.body ?? "");
        if (marker?.origin !== origin || issue.pull_request !== void 0) continue;
        if (!(0, authorship.dU)(identity, issue.user ?? void 0)) continue;
        const { number, html_url: url, body } = issue;
        const state = issue.state === "open" ? "open" : "closed";
        found.push({ number, url, state, body: body ?? "", marker });
      }
    }
    return found.toSorted((a, b) => b.number - a.number);
  }
  async function openIssue(place, { title, body, marker }) {
    const { data } = await place.client.rest.issues.create({ ...(0, client.aC)(place), title, body: `${formatIssueMarker(marker)}
${body}` });
    const rivals = await findOwnIssues(place, marker.origin).catch(() => []);
    const oldest = rivals.filter((issue) => issue.state === "open" && issue.marker.state === "lasting").at(-1);
    if (oldest === void 0 || oldest.number >= data.number) return data.html_url;
    const duplicate = formatIssueMarker({ ...marker, state: "over", drops: [] });
    await place.client.rest.issues.update({ ...(0, client.aC)(place), issue_number: data.number, body: `${duplicate}
The same as ${oldest.url}, which another run opened at the same time.`, state: "closed", state_reason: "not_planned" });
    return oldest.url;
  }
  async function rewriteIssue(place, issue, { body, marker }, close = false) {
    await place.client.rest.issues.update({ ...(0, client.aC)(place), issue_number: issue.number, body: `${formatIssueMarker(marker)}
${body}`, ...close ? { state: "closed", state_reason: "completed" } : {} });
  }
  const MARKER = /^<!-- kindlm-action drift="([0-9a-f]{16})" run="(\d{1,16})" attempt="(\d{1,9})" state="(lasting|over)" suites="([0-9a-f:.,]{0,2000})" -->/;
  const DROP = /^([0-9a-f]{16}):(0\.\d{4}|1\.0000):(0\.\d{4}|1\.0000)$/;
  const MAX_DROPS = 50;
  function formatIssueMarker(marker) {
    const { origin, runId, runAttempt, state, drops } = marker;
    const suites = drops.slice(0, MAX_DROPS).map(({ suite, before, then }) => `${suite}:${before.toFixed(4)}:${then.toFixed(4)}`);
    return `<!-- kindlm-action drift="${origin}" run="${runId}" attempt="${runAttempt}" state="${state}" suites="${suites.join(",")}" -->`;
  }
  function readIssueMarker(body) {
    const [, origin, run, attempt, state, suites = ""] = MARKER.exec(body) ?? [];
    if (origin === void 0) return void 0;
    const drops = suites.split(",").flatMap((text) => {
      const [, suite, before, then] = DROP.exec(text) ?? [];
      return suite === void 0 ? [] : [{ suite, before: Number(before), then: Number(then) }];
    });
    return { origin, runId: Number(run), runAttempt: Number(attempt), state: state === "over" ? "over" : "lasting", drops };
  }
  var workflow_runs = __webpack_require__(39673);
  var git = __webpack_require__(62945);
  var recordings = __webpack_require__(35518);
  var memory = __webpack_require__(69370);
  var cut = __webpack_require__(43117);
  var intervals = __webpack_require__(19201);
  ;
  const HISTORY_VERSION = 1;
  const MAX_NAME = 200;
  const history_line_MAX_MODELS = 50;
  const MAX_VERSIONS = 8;
  function historyLines({ run, verdict, suites, interruption }, origin, driftOf2) {
    if (interruption !== void 0) return [];
    return suites.flatMap((suite) => {
      const models = modelsOf(suite);
      if (models.length === 0 || suite.totals.notRun > 0) return [];
      return [{ v: HISTORY_VERSION, time: run.finishedAt, commit: origin.commit, suite: (0, cut.Yj)(suite.name, MAX_NAME), matrix: shortened(origin.matrix), only: shortened(origin.only), event: run.event, run: run.runId, attempt: run.runAttempt, verdict: verdict.result === "error" ? "error" : suite.gates.passed ? "passed" : "failed", drift: driftOf2(suite), responses: run.responses === "live" ? void 0 : run.responses, models }];
    });
  }
  function shortened(text) {
    return text === void 0 || text === "" ? void 0 : (0, cut.Yj)(text, MAX_NAME);
  }
  function modelsOf(suite) {
    const versions = (0, model_comparison.Q6)(suite);
    const ids2 = [...new Set(suite.results.map(({ modelId }) => modelId))].slice(0, history_line_MAX_MODELS);
    return ids2.map((id2) => {
      const results = suite.results.filter(({ modelId }) => modelId === id2);
      return modelTotals(id2, results, versions.get(id2) ?? []);
    }).filter(({ runs }) => runs > 0);
  }
  function modelTotals(id2, results, versions) {
    const measured = results.map((result) => (0, memory.xP)((0, memory.Nh)(result)));
    const outcomes = measured.flatMap((it) => it.outcomes);
    const shares = measured.flatMap((it) => (0, basics.se)(it.outcomes) ?? []);
    const latencyMs = (0, basics.se)(measured.flatMap((it) => it.latencyMs ?? []));
    const judge = (0, basics.se)(measured.flatMap((it) => it.judge ?? []));
    return { id: (0, cut.Yj)(id2, MAX_NAME), versions: versions.slice(0, MAX_VERSIONS).map((name) => (0, cut.Yj)(name, MAX_NAME)), passed: (0, basics.cz)(outcomes), runs: outcomes.length, answers: shares.length === 0 ? 0 : rounded((0, intervals.XG)(shares)), judge: judge === void 0 ? null : rounded(judge), latencyMs: latencyMs === void 0 ? null : rounded(latencyMs), costUsd: rounded((0, basics.cz)(results.map(({ totalCostUsd }) => totalCostUsd))) };
  }
  function rounded(value) {
    return Number(value.toPrecision(4));
  }
  const MAX_LINE = 32768;
  function parseHistoryLine(text) {
    if (text.length > MAX_LINE) return void 0;
    try {
      return historyLine(JSON.parse(text));
    } catch {
      return void 0;
    }
  }
  const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
  const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
  const VERDICTS = ["passed", "failed", "error"];
  const DRIFTS = ["worse", "better", "another-version"];
  function historyLine(value) {
    if (!(0, basics.u4)(value) || value["v"] !== HISTORY_VERSION) return void 0;
    const { time, commit, suite, run, attempt, models } = value;
    const verdict = VERDICTS.find((one) => one === value["verdict"]);
    const drift = DRIFTS.find((one) => one === value["drift"]);
    const parsed = Array.isArray(models) ? models.map(historyModel) : [];
    const known = parsed.filter((model) => model !== void 0);
    if (known.length === 0 || known.length !== parsed.length || known.length > history_line_MAX_MODELS) {
      return void 0;
    }
    if (typeof time !== "string" || !TIME.test(time) || Number.isNaN(Date.parse(time))) {
      return void 0;
    }
    const isValid = isName(suite) && verdict !== void 0 && (commit === void 0 || typeof commit === "string" && COMMIT.test(commit)) && [run, attempt].every((it) => it === void 0 || isCount(it)) && (value["drift"] === void 0 || drift !== void 0) && ["matrix", "only", "event", "responses"].every((name) => value[name] === void 0 || isName(value[name]));
    return isValid ? { ...picked(value), models: known } : void 0;
  }
  const PROPERTIES = [...["v", "time", "commit", "suite", "matrix", "only", "event", "run", "attempt"], ...["verdict", "drift", "responses"]];
  function picked(value) {
    return Object.fromEntries(PROPERTIES.map((name) => [name, value[name]]));
  }
  function historyModel(value) {
    if (!(0, basics.u4)(value)) return void 0;
    const { id: id2, versions, passed, runs, answers, judge, latencyMs, costUsd } = value;
    const isValid = isName(id2) && Array.isArray(versions) && versions.length <= MAX_VERSIONS && versions.every(isName) && isCount(passed) && isCount(runs) && runs > 0 && passed <= runs && isAmount(answers) && (judge === null || isAmount(judge) && judge <= 1) && (latencyMs === null || isAmount(latencyMs)) && isAmount(costUsd);
    if (!isValid) return void 0;
    return { id: id2, versions, passed, runs, answers, judge, latencyMs, costUsd };
  }
  function isName(value) {
    return typeof value === "string" && value.length <= MAX_NAME;
  }
  function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
  }
  const MAX_AMOUNT = 1e12;
  function isAmount(value) {
    return typeof value === "number" && value >= 0 && value <= MAX_AMOUNT;
  }
  function seriesKey({ suite, matrix = "", only = "" }) {
    return JSON.stringify([suite, matrix, only]);
  }
  function lineKey(line) {
    const { commit, time, event, run } = line;
    const isOfCommit = event === void 0 || event === "push";
    return JSON.stringify([seriesKey(line), commit ?? time, isOfCommit ? "" : run ?? time]);
  }
  const HISTORY_FILE = "kindlm-history.jsonl";
  const HISTORY_PAGE = "kindlm-history.html";
  const MAX_HISTORY_BYTES = 16 * 1024 * 1024;
  const MAX_HISTORY_LINES = 5e3;
  function mergeHistory(before, own) {
    const entries = before.split("\n").map((text) => text.replace(/\r$/, "")).filter((text) => text.trim() !== "").map((text) => ({ text, line: parseHistoryLine(text) }));
    const unread = entries.filter(({ line }) => line === void 0).length;
    if (unread > MAX_HISTORY_LINES / 2) {
      return { kind: "refused", reason: `${HISTORY_FILE} has ${unread} lines that this version of the action cannot read, so it may be a file of something else` };
    }
    const merged = own.reduce(withLine, entries);
    const kept = bounded(merged);
    return { kind: "merged", history: { text: kept.map(({ text }) => `${text}
`).join(""), lines: kept.flatMap(({ line }) => line ?? []), unread } };
  }
  function withLine(entries, line) {
    const own = { text: (0, words_escape.rF)(line), line };
    const key = lineKey(line);
    const place = entries.findLastIndex((entry) => entry.line && lineKey(entry.line) === key);
    const there = entries[place]?.line;
    if (there === void 0) return [...entries, own];
    return isNewer(there, line) ? [...entries] : entries.with(place, own);
  }
  function isNewer(there, line) {
    const runs = (there.run ?? 0) - (line.run ?? 0);
    return runs > 0 || runs === 0 && (there.attempt ?? 0) > (line.attempt ?? 0);
  }
  function bounded(entries) {
    let kept = entries;
    while (isTooLarge(kept)) {
      const thinner = thinned(kept);
      kept = thinner.length < kept.length ? thinner : withoutOldest(kept);
    }
    return kept;
  }
  const MAX_WRITTEN_BYTES = MAX_HISTORY_BYTES / 2;
  function isTooLarge(entries) {
    if (!entries.some(({ line }) => line !== void 0)) return false;
    const bytes = (0, basics.cz)(entries.map(({ text }) => Buffer.byteLength(text) + 1));
    return entries.length > MAX_HISTORY_LINES || bytes > MAX_WRITTEN_BYTES;
  }
  function withoutOldest(entries) {
    const oldest = entries.findIndex(({ line }) => line !== void 0);
    return entries.toSpliced(oldest, 1);
  }
  function thinned(entries) {
    const seen = /* @__PURE__ */ new Map();
    return entries.filter(({ line }, index) => {
      if (line === void 0 || index >= entries.length / 2) return true;
      const key = seriesKey(line);
      const place = seen.get(key) ?? 0;
      seen.set(key, place + 1);
      return place % 2 === 0;
    });
  }
  var html_document = __webpack_require__(59487);
  var page_assets = __webpack_require__(51609);
  var html_figures = __webpack_require__(72791);
  var tables = __webpack_require__(13613);
  var run_facts = __webpack_require__(52587);
  ;
  const MAX_SERIES = 30;
  const MAX_POINTS = 400;
  const MAX_ROWS = 3e3;
  const history_page_MAX_NAME = 120;
  const STYLE = `${page_assets.Ww}
.verdict.history { border-left-color: var(--accent); }
.runs th { white-space: nowrap; }
.runs td { min-width: 84px; }
.runs .sign { min-width: 0; }
.runs { max-height: 480px; overflow: auto; }
.runs thead th { position: sticky; top: 0; }
.runs tr { scroll-margin-top: 36px; }
.runs tr:target { background: var(--warn-wash); }
.plots { grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); }
`;
  function renderHistoryPage({ lines, unread }, run) {
    const trends = trendsOf(lines);
    const left = trends.length - MAX_SERIES;
    const body = ["<main>", headerHtml(lines, run), unread === 0 ? "" : `<p class="state">${(0, words_escape.js)(unreadWords(unread))}</p>`, ...trends.slice(0, MAX_SERIES).map((trend, index) => trendHtml(trend, index, run)), left > 0 ? `<p class="note">${(0, basics_format.LS)(left, "more trend")} in ${HISTORY_FILE}.</p>` : "", "</main>", `<footer>Made by the KindLM action from ${HISTORY_FILE}, which holds every figure of this page.</footer>`, `<script>${page_assets.pn}<\/script>`];
    return (0, html_document.r)({ title: titleOf(run), style: STYLE, scripts: [page_assets.pn], body }).join("");
  }
  function unreadWords(unread) {
    const [verb, they] = unread === 1 ? ["is", "It stays"] : ["are", "They stay"];
    return `${(0, basics_format.LS)(unread, "line")} of ${HISTORY_FILE} ${verb} damaged or of another version. ${they} in the file and ${verb} not shown here.`;
  }
  function titleOf({ repository }) {
    return `KindLM: quality over time${repository === void 0 ? "" : `, ${repository}`}`;
  }
  function trendsOf(lines) {
    const trends = /* @__PURE__ */ new Map();
    for (const line of lines) {
      const key = seriesKey(line);
      const trend = trends.get(key) ?? [];
      trends.delete(key);
      trends.set(key, trend);
      trend.push(line);
    }
    return [...trends.values()].toReversed();
  }
  function headerHtml(lines, { repository }) {
    const days = lines.map(({ time }) => (0, cut.Yj)(time, 10)).toSorted();
    const facts = [repository, (0, basics_format.LS)(new Set(lines.map(({ commit, time }) => commit ?? time)).size, "commit"), days[0] === days.at(-1) ? days[0] : `${days[0]} to ${days.at(-1)}`];
    return ['<header class="verdict history">', "<h1>Quality over time</h1>", `<p class="facts">${facts.flatMap((fact) => fact === void 0 ? [] : (0, words_escape.js)(fact)).join(" \xB7 ")}</p>`, "</header>"].join("\n");
  }
  function trendHtml(all, number, run) {
    const lines = all.slice(-MAX_POINTS);
    const newest = lines.at(-1);
    if (newest === void 0) return "";
    const models = [...new Set(lines.toReversed().flatMap((line) => line.models.map(({ id: id2 }) => id2)))];
    const drawn = models.slice(0, html_figures.Qx.length);
    const address = (index) => `r${number}-${index}`;
    const figures = historyFigures(lines, drawn, (index) => `#${address(index)}`);
    const notes = [...lines.length === 1 ? ["One run so far: a trend begins with the second."] : [], ...all.length > lines.length ? [`The newest ${(0, basics_format.U9)(lines.length)} of ${(0, basics_format.U9)(all.length)} runs.`] : [], ...models.length > drawn.length && lines.length > 1 ? [`The plots show ${drawn.length} of ${models.length} models; the table has all.`] : [], ...history_page_versionWords(lines), ...figures.length === 0 ? [] : ["Press a plot, or move its slider, for a run\u2019s figures and its row below."]];
    return ['<section class="suite">', `<h2>${(0, words_escape.js)(trendName(newest))}</h2>`, ...notes.map((note) => `<p class="counts">${(0, words_escape.js)(note)}</p>`), (0, html_figures.Kb)(figures), tableHtml(lines, address, trendName(newest), run), "</section>"].filter((part) => part !== "").join("\n");
  }
  function trendName({ suite, matrix, only }) {
    const details = [matrix, only].filter((part) => part !== void 0);
    return (0, words_escape.Kb)(details.length === 0 ? suite : `${suite} (${details.join("; ")})`, history_page_MAX_NAME);
  }
  const MAX_CHANGES = 10;
  function history_page_versionWords(lines) {
    const known = /* @__PURE__ */ new Map();
    const changes = [];
    for (const line of lines) {
      for (const { id: id2, versions } of line.models) {
        const names = versions.toSorted().join(", ");
        const before = known.get(id2);
        if (names === "") continue;
        known.set(id2, names);
        if (before === void 0 || before === names) continue;
        const [model, from, to] = [id2, before, names].map((name) => (0, words_escape.Kb)(name, history_page_MAX_NAME));
        changes.push(`${pointName(line)}: ${model} is answered by ${to}, before by ${from}.`);
      }
    }
    return changes.toReversed().slice(0, MAX_CHANGES);
  }
  const HEADS = ["Verdict", "Run", "Model", "Pass rate", "Judge", "Latency", "Cost", "Version"];
  function tableHtml(lines, address, name, run) {
    const rows = lines.map((line, index) => line.models.map((model, place) => rowHtml(line, model, place === 0 ? address(index) : void 0, run))).toReversed().flat();
    const left = rows.length - MAX_ROWS;
    return ["<h3>Runs, the newest first</h3>", `<div class="scroll runs" tabindex="0" role="group" aria-label="${(0, words_escape.js)(`Runs of ${name}`)}">`, `<table class="cards"><thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>`, `<tbody>${rows.slice(0, MAX_ROWS).join("\n")}</tbody></table></div>`, left > 0 ? `<p class="note">and ${(0, basics_format.LS)(left, "older row")} in ${HISTORY_FILE}</p>` : ""].join("\n");
  }
  function rowHtml(line, model, id2, run) {
    const { passed, runs, answers, judge, latencyMs, costUsd } = model;
    const value = passed / runs;
    const rate = (0, phrases.cf)({ value, ...(0, intervals.rF)(value, answers) });
    return [`<tr${id2 === void 0 ? "" : ` id="${id2}"`}>`, `<td class="sign">${run_facts.Gr[line.verdict]} ${line.verdict}</td>`, `<th scope="row">${placeHtml(line, run)}</th>`, cell("Model", (0, words_escape.Kb)(model.id, history_page_MAX_NAME)), cell("Pass rate", `${rate} of ${(0, basics_format.LS)(runs, "answer")}`, "number"), cell("Judge", judge === null ? "\u2013" : (0, basics_format.fN)(judge), "number"), cell("Latency", latencyMs === null ? "\u2013" : (0, basics_format.p0)(latencyMs), "number"), cell("Cost", (0, basics_format.dR)(costUsd), "number"), `<td data-label="Version"><span>${(0, words_escape.js)((0, words_escape.Kb)(model.versions.join(", "), history_page_MAX_NAME) || "\u2013")}${id2 === void 0 ? "" : driftHtml(line)}</span></td>`, "</tr>"].join("");
  }
  function placeHtml({ commit, time, run: id2, responses }, run) {
    const when = (0, cut.Yj)(time, 16).replace("T", " ");
    const parts = [...commit === void 0 ? [] : [(0, tables.Ar)((0, basics_format.Ax)(commit), (0, words_escape.xw)(run, commit))], (0, tables.Ar)(when, id2 === void 0 ? void 0 : (0, words_escape.CX)(run, id2)), ...responses === void 0 ? [] : [`<span class="tag">${(0, words_escape.js)(responses)}</span>`]];
    return parts.join(", ");
  }
  const history_page_DRIFTS = { worse: "the model itself answers worse", better: "the model itself answers better", "another-version": "another version of the model" };
  function driftHtml({ drift }) {
    return drift === void 0 ? "" : ` <span class="tag">${history_page_DRIFTS[drift]}</span>`;
  }
  function cell(label, text, className = "") {
    const named = className === "" ? "" : ` class="${className}"`;
    return `<td${named} data-label="${label}">${(0, words_escape.js)(text)}</td>`;
  }
  const MEASURES = [{ title: "Pass rate", of: ({ passed, runs }) => passed / runs, format: "percent", show: basics_format.rq, highest: 1 }, { title: "Judge average", of: ({ judge }) => judge, format: "score", show: basics_format.fN, highest: 1 }, { title: "Latency of an answer", of: ({ latencyMs }) => latencyMs, format: "duration", show: basics_format.p0 }, { title: "Cost of an answer", of: ({ costUsd, runs }) => costUsd / runs, format: "usd", show: basics_format.dR }];
  function historyFigures(lines, models, address) {
    if (lines.length < 2) return [];
    return MEASURES.flatMap(({ title, format, highest, of, show }) => {
      const drawn = models.map((id2, index) => ({ name: models.length > 1 ? (0, html_figures.fD)(id2, index) : void 0, values: lines.map((line) => history_page_valueOf(of, line, id2)) }));
      return (0, html_figures.jV)({ title: `${title}, ${(0, basics_format.LS)(lines.length, "run")}`, format, highest, lines: drawn, steps: lines.map((line, place) => {
        const known = drawn.flatMap(({ name, values }) => {
          const value = values[place] ?? null;
          return value === null ? [] : [[name, show(value)].join(" ").trim()];
        });
        return { name: pointName(line), words: known.join("; ") || "not measured", url: address(place) };
      }) });
    });
  }
  function history_page_valueOf(of, { models }, id2) {
    const model = models.find((one) => one.id === id2);
    return model === void 0 ? null : of(model);
  }
  function pointName({ time, commit }) {
    const day = (0, cut.Yj)(time, 10);
    return commit === void 0 ? day : `${(0, basics_format.Ax)(commit)}, ${day}`;
  }
  var folder_problems = __webpack_require__(95624);
  var session_session = __webpack_require__(22184);
  ;
  async function keepHistory(report, session, selection) {
    const { history: path, mode } = session.inputs;
    if (path === void 0 || !(0, session_session.Nw)(session.inputs) || mode === "comment") return;
    if (report.shard !== void 0) return;
    const reason = session.where === "github" ? await reasonAgainstBranch(session) : void 0;
    if (reason !== void 0) {
      session.log.info(`No line of history: ${reason}.`);
      return;
    }
    const origin = await originOf(session, selection);
    const lines = historyLines(report, origin, driftOf);
    if (lines.length === 0) {
      session.log.info("No line of history: the run did not come to its end.");
      return;
    }
    await keepInFolder(lines, report, path, session);
  }
  async function originOf({ inputs, context, where, workingDirectory }, { filters, sample } = { filters: [] }) {
    return { commit: where === "local" ? await (0, git.Qo)(workingDirectory) : context.sha, matrix: (0, github_context.Qc)(inputs.matrix).join(", "), only: [...filters, ...sample === void 0 ? [] : [sample]].join("; ") };
  }
  function driftOf({ comparison }) {
    const change = comparison?.model === void 0 ? void 0 : (0, suite_verdict.oY)(comparison.model);
    return change === "same" || change === "unknown" ? void 0 : change;
  }
  async function keepInFolder(lines, report, path, { workspace, workingDirectory, log }) {
    const folder = (0, external_node_path_.resolve)(workingDirectory, path);
    if (await (0, folder_problems.dr)(workspace, folder)) {
      throw new Error("its folder is inside of .git, or a symbolic link leads out of the workspace");
    }
    const merged = mergeHistory(await readHistory(folder), lines);
    if (merged.kind === "refused") throw new Error(merged.reason);
    const { history } = merged;
    await (0, folder_problems.fc)(folder);
    await (0, recordings.vK)((0, external_node_path_.join)(folder, HISTORY_FILE), history.text);
    await (0, recordings.vK)((0, external_node_path_.join)(folder, HISTORY_PAGE), renderHistoryPage(history, report.run));
    const shown = (0, external_node_path_.relative)(workingDirectory, folder) || ".";
    log.info(`History: ${(0, basics_format.LS)(history.lines.length, "line")} in ${shown}/${HISTORY_FILE}.`);
    if (history.unread > 0) log.notice(unreadWords(history.unread));
  }
  async function readHistory(folder) {
    const path = (0, external_node_path_.join)(folder, HISTORY_FILE);
    const found = await (0, promises_.lstat)(path).catch(() => void 0);
    if (found === void 0) return "";
    if (!found.isFile()) throw new Error(`${HISTORY_FILE} is there, and is no file`);
    if (found.size > MAX_HISTORY_BYTES) throw new Error(`${HISTORY_FILE} is too large`);
    return (0, promises_.readFile)(path, "utf8");
  }
  const MODEL_EVENTS = ["schedule", "workflow_dispatch"];
  async function raiseIssue(report, session) {
    const { inputs, context, log } = session;
    if (!(0, session_session.Nw)(inputs) || report.shard !== void 0) return;
    if (!MODEL_EVENTS.includes(context.eventName)) return;
    if (await reasonAgainstBranch(session) !== void 0) return;
    const access = (0, session_session.YK)(session);
    if (access === void 0) throw new Error("the input github-token is empty");
    const done = await settleDriftIssue(access, report, inputs.matrix);
    if (done !== void 0) log.info(done);
  }
  const LOOKUP_LIMIT_MS = 3e4;
  async function reasonAgainstBranch(session) {
    const { context } = session;
    const known = (0, basics.vu)(context.eventName) ? await defaultBranchOf(session) : void 0;
    if (known !== void 0 && (0, github_context.V4)(context.ref) === known) return void 0;
    return `only runs of the default branch${known === void 0 ? "" : ` ${known}`} have one`;
  }
  async function defaultBranchOf(session) {
    const { context } = session;
    if (context.defaultBranch !== void 0) return context.defaultBranch;
    if (context.eventName === "schedule") return (0, github_context.V4)(context.ref);
    const access = (0, session_session.YK)(session);
    return access && (0, workflow_runs.OR)(access, LOOKUP_LIMIT_MS);
  }
}) };
