export const id = 9467;
export const ids = [9467];
export const modules = { 56490: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { A: () => reasonAgainstBranch });
  var _basics_branch_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9033);
  var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2336);
  var _github_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7564);
  var _github_time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53872);
  const TIME_LIMIT_MS = 3e4;
  async function reasonAgainstBranch(session) {
    const { context } = session;
    const known = (0, _basics_branch_events_js__WEBPACK_IMPORTED_MODULE_1__.v)(context.eventName) ? await defaultBranchOf(session) : void 0;
    if (known !== void 0 && (0, _github_context_js__WEBPACK_IMPORTED_MODULE_2__.V4)(context.ref) === known) return void 0;
    return `only runs of the default branch${known === void 0 ? "" : ` ${known}`} have one`;
  }
  async function defaultBranchOf({ context, inputs }) {
    if (context.defaultBranch !== void 0) return context.defaultBranch;
    if (context.eventName === "schedule") return (0, _github_context_js__WEBPACK_IMPORTED_MODULE_2__.V4)(context.ref);
    const { repository, apiUrl } = context;
    if (inputs.githubToken === "" || repository === void 0) return void 0;
    const client = await (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.createGitHubClient)({ token: inputs.githubToken, apiUrl });
    const { owner, name: repo } = repository;
    const asked = await (0, _github_time_limit_js__WEBPACK_IMPORTED_MODULE_3__.B)(TIME_LIMIT_MS, async (signal) => {
      return (await client.rest.repos.get({ owner, repo, request: { signal } })).data.default_branch;
    });
    return asked.kind === "done" ? asked.result : void 0;
  }
}), 29467: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { raiseIssue: () => raiseIssue });
  var external_node_crypto_ = __webpack_require__(77598);
  var api_failure = __webpack_require__(31472);
  var github_client = __webpack_require__(2336);
  var comment_marker = __webpack_require__(76035);
  var step_origin = __webpack_require__(76978);
  var author_identity = __webpack_require__(63365);
  ;
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
  ;
  const MAX_PAGES = 5;
  const PAGE_SIZE = 100;
  async function findOwnIssues(place, origin) {
    const identity = await (0, author_identity.g)(place.client, place.signal);
    const creator = identity.kind === "known" ? identity.author.login : identity.login;
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data } = await place.client.rest.issues.listForRepo({ ...target(place), creator, state: "all", sort: "created", direction: "desc", per_page: PAGE_SIZE, page });
      for (const issue of data) {
        const marker = readIssueMarker(issue.body ?? "");
        if (marker?.origin !== origin || issue.pull_request !== void 0) continue;
        if (!(0, author_identity.d)(identity, issue.user ?? void 0)) continue;
        const { number, html_url: url, body } = issue;
        const state = issue.state === "open" ? "open" : "closed";
        found.push({ number, url, state, body: body ?? "", marker });
      }
      if (data.length < PAGE_SIZE) break;
    }
    return found.toSorted((a, b) => b.number - a.number);
  }
  async function openIssue(place, { title, body, marker }) {
    const { data } = await place.client.rest.issues.create({ ...target(place), title, body: `${formatIssueMarker(marker)}
${body}` });
    const rivals = await findOwnIssues(place, marker.origin).catch(() => []);
    const oldest = rivals.filter((issue) => issue.state === "open" && issue.marker.state === "lasting").at(-1);
    if (oldest === void 0 || oldest.number >= data.number) return data.html_url;
    const duplicate = formatIssueMarker({ ...marker, state: "over", drops: [] });
    await place.client.rest.issues.update({ ...target(place), issue_number: data.number, body: `${duplicate}
The same as ${oldest.url}, which another run opened at the same time.`, state: "closed", state_reason: "not_planned" });
    return oldest.url;
  }
  async function rewriteIssue(place, issue, { body, marker }, close = false) {
    await place.client.rest.issues.update({ ...target(place), issue_number: issue.number, body: `${formatIssueMarker(marker)}
${body}`, ...close ? { state: "closed", state_reason: "completed" } : {} });
  }
  function target({ repository, signal }) {
    return { owner: repository.owner, repo: repository.name, request: { signal } };
  }
  var newer_run = __webpack_require__(73798);
  var time_limit = __webpack_require__(53872);
  var signs = __webpack_require__(11010);
  var format = __webpack_require__(60142);
  var replied_models = __webpack_require__(2521);
  var base_name = __webpack_require__(72344);
  var comparison_sentences = __webpack_require__(69908);
  var words_escape = __webpack_require__(22333);
  var links = __webpack_require__(34789);
  var markdown_blocks = __webpack_require__(79180);
  var markdown_comparison = __webpack_require__(26015);
  ;
  const MAX_BYTES = 3e4;
  const MAX_TESTS = 10;
  const MAX_MODELS = 10;
  function driftIssueTitle(drops) {
    const [first] = drops;
    const more = drops.length > 1 ? ` and ${(0, format.U9)(drops.length - 1)} more` : "";
    return `KindLM: the model itself answers worse (${(0, words_escape.zb)(first?.report.name ?? "")}${more})`;
  }
  function renderDriftIssue(report, drops) {
    const base = (0, base_name.b)(report);
    return (0, markdown_blocks.fT)([drift_issue_text(0, "**The model answers worse than before, and nothing that it is asked has changed.**"), drift_issue_text(1, "These tests send exactly the requests of the earlier runs, with the same checks. So no commit of this repository is the cause: the provider changed the model without changing its name, or has a bad day."), ...drops.flatMap((drop) => dropBlocks(report, drop, base)), drift_issue_text(1, ADVICE), drift_issue_text(1, footer(report, "This issue is updated by every scheduled run, and closed once the pass rate is back. If you close it, it stays closed until then."))], MAX_BYTES);
  }
  const ADVICE = ["What to do:", "", "- Open the run below and look at the failing answers.", "- If only one night was bad, the next runs will say so.", "- Else name a dated version of the model in `kindlm.yaml`, choose another model, or adapt the prompt."].join("\n");
  function renderSettledDrift(report, drops) {
    const rates = drops.flatMap(({ report: suite, before, then, now }) => now === void 0 ? [] : [`- ${(0, words_escape.Zt)(suite.name)}: ${(0, format.rq)(before)} before, ${(0, format.rq)(then)} when this was found, ${(0, format.rq)(now)} now.`]);
    return (0, markdown_blocks.fT)([drift_issue_text(0, `${signs.B2.passed} **Over:** the model, asked the same, passes about as often as before again.`), (0, markdown_blocks.p_)(2, (0, markdown_blocks.$B)(), [{ head: "", items: rates }]), drift_issue_text(1, footer(report, "Should it get worse again, there will be a new issue."))], MAX_BYTES);
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
    const since = `${(0, format.rq)(before)} of runs passed before, ${(0, format.rq)(then)} when this was found`;
    switch (state) {
      case "worse":
        return base === void 0 || model === void 0 ? `${since}.` : `${signs.TT.worse} ${(0, markdown_comparison.nv)((0, comparison_sentences.pr)(model, base), base)}`;
      case "still-low":
        return `${signs.TT.unclear} ${since}, ${(0, format.rq)(now ?? then)} now. The remembered runs include the drop by now, so the comparison no longer reports it; the pass rate is not back.`;
      case "unknown":
        return `${signs.TT.unclear} ${since}. The last run cannot tell whether it is over.`;
      case "recovered":
        return `${signs.TT.notWorse} ${since}, ${(0, format.rq)(now ?? before)} now.`;
    }
  }
  function versionWords(suite) {
    const named = [...(0, replied_models.Q)(suite)].slice(0, MAX_MODELS).map(([id2, names]) => `${(0, words_escape.Zt)(id2)} was answered by ${names.slice(0, 3).map(words_escape.Zt).join(", ")}`);
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
    return (0, markdown_blocks.jD)([(0, links.iQ)((0, words_escape.Zt)(result.testCaseName), (0, links.Hx)(run, result.location)), (0, words_escape.Zt)(result.modelId), `${(0, format.U9)(base.passed)} of ${(0, format.U9)(base.runs)}`, `${(0, format.U9)(here.passed)} of ${(0, format.U9)(here.runs)}`]);
  }
  function footer({ run }, words) {
    const commit = run.sha === void 0 ? [] : [`commit ${(0, links.iQ)((0, words_escape.D9)((0, format.Ax)(run.sha)), (0, links.Bg)(run))}`];
    const page = run.runUrl === void 0 ? [] : [(0, links.iQ)("the run", run.runUrl)];
    const when = run.finishedAt.replace(/^(.{10})T(.{5}).*$/u, "$1 $2 UTC");
    return `<sub>KindLM \xB7 ${[...page, ...commit, when].join(" \xB7 ")}. ${words}</sub>`;
  }
  var suite_verdict = __webpack_require__(38347);
  ;
  function dropStates({ suites }, tracked, keyOf) {
    return suites.flatMap((report) => {
      const suite = keyOf(report.name);
      const known = tracked.find((one) => one.suite === suite);
      const model = report.comparison?.model;
      const change = model === void 0 ? "unknown" : (0, suite_verdict.oY)(model);
      const evidence = model?.evidence;
      if (change === "worse" && evidence !== void 0) {
        const { baseRate, headRate: now2 } = evidence;
        const drop = known ?? { suite, before: baseRate, then: now2 };
        return [{ ...drop, state: "worse", now: now2, report }];
      }
      if (known === void 0) return [];
      const isJudged = change === "same" || change === "better";
      if (!isJudged || evidence === void 0) return [{ ...known, state: "unknown", report }];
      const now = evidence.headRate;
      const isBack = now >= (known.before + known.then) / 2;
      return [{ ...known, state: isBack ? "recovered" : "still-low", now, report }];
    });
  }
  var session_session = __webpack_require__(91174);
  var default_branch = __webpack_require__(56490);
  ;
  const TIME_LIMIT_MS = 6e4;
  const EVENTS = ["schedule", "workflow_dispatch"];
  async function raiseIssue(report, session) {
    const { inputs, context, log } = session;
    const { repository, apiUrl, eventName } = context;
    if (!(0, session_session.Nw)(inputs) || report.shard !== void 0 || !EVENTS.includes(eventName)) return;
    if (await (0, default_branch.A)(session) !== void 0) return;
    if (repository === void 0 || inputs.githubToken === "") {
      throw new Error("the input github-token is empty");
    }
    const client = await (0, github_client.createGitHubClient)({ token: inputs.githubToken, apiUrl });
    const limited = await (0, time_limit.B)(TIME_LIMIT_MS, (signal) => settle({ client, repository, signal }, report, session).catch((error) => {
      signal.throwIfAborted();
      throw new Error(whyNot(error), { cause: error });
    }));
    if (limited.kind === "timed-out") throw new Error("GitHub took too long");
    if (limited.result !== void 0) log.info(limited.result);
  }
  function whyNot(error) {
    const message = (0, api_failure.Uc)(error);
    if (/rate limit|abuse/i.test(message)) return message;
    const status = (0, api_failure.c2)(error);
    if (status === 410) return "issues are switched off in this repository.";
    return status === 401 || status === 403 || status === 404 ? "the token may not write issues. Give the job `issues: write`." : message;
  }
  async function settle(place, report, session) {
    const origin = (0, comment_marker.mk)([(0, step_origin.y)(report), session.inputs.matrix ?? ""]);
    const run = { runId: report.run.runId ?? 0, runAttempt: report.run.runAttempt ?? 1 };
    const issues = await findOwnIssues(place, origin);
    const issue = issues.find(({ marker: marker2 }) => marker2.state === "lasting");
    if (issue !== void 0 && await (0, newer_run.M)(place, [issue.marker], run)) return void 0;
    const states = dropStates(report, issue?.marker.drops ?? [], keyOfSuite);
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
}) };
