export const id = 655;
export const ids = [655];
export const modules = { 98655: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { keepHistory: () => keepHistory, raiseIssue: () => raiseIssue });
  var promises_ = __webpack_require__(51455);
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var format = __webpack_require__(75884);
  var github_context = __webpack_require__(7564);
  var external_node_crypto_ = __webpack_require__(77598);
  var views = __webpack_require__(4085);
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
    const states = (0, views.GJ)(report, issue?.marker.drops ?? [], keyOfSuite);
    const lasting = states.filter(({ state }) => state !== "recovered");
    const marker = (state, drops) => {
      return { origin, ...run, state, drops };
    };
    const open = async (drops) => {
      const text = (0, views.Zl)(report, drops);
      const url = await openIssue(place, { ...text, marker: marker("lasting", drops) });
      return `The model itself answers worse: opened ${url}`;
    };
    if (issue === void 0) return lasting.length === 0 ? void 0 : open(lasting);
    if (lasting.length === 0) {
      const over = { ...(0, views.Zl)(report, states), marker: marker("over", []) };
      await rewriteIssue(place, issue, over, issue.state === "open");
      return `The model itself no longer answers worse: ${issue.state === "open" ? "closed" : "settled"} ${issue.url}`;
    }
    if (issue.state === "closed") {
      const unseen = lasting.filter((drop) => !isTracked(issue, drop));
      return unseen.length === 0 ? void 0 : open(unseen);
    }
    if (lasting.every(({ state }) => state === "unknown")) return void 0;
    const { body } = (0, views.Zl)(report, states);
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
  var recordings = __webpack_require__(68136);
  var folder_problems = __webpack_require__(95624);
  var session_session = __webpack_require__(22184);
  ;
  async function keepHistory(report, session, selection) {
    const { history: path } = session.inputs;
    if (path === void 0 || !(0, session_session.Nw)(session.inputs)) return;
    if (report.shard !== void 0) return;
    const reason = session.where === "github" ? await reasonAgainstBranch(session) : void 0;
    if (reason !== void 0) {
      session.log.info(`No line of history: ${reason}.`);
      return;
    }
    const origin = await originOf(session, selection);
    const lines = (0, views.O5)(report, origin);
    if (lines.length === 0) {
      session.log.info("No line of history: the run did not come to its end.");
      return;
    }
    await keepInFolder(lines, report, path, session);
  }
  async function originOf({ inputs, context, where, workingDirectory }, { filters, sample } = { filters: [] }) {
    return { commit: where === "local" ? await (0, git.Qo)(workingDirectory) : context.sha, matrix: (0, github_context.Qc)(inputs.matrix).join(", "), only: [...filters, ...sample === void 0 ? [] : [sample]].join("; ") };
  }
  async function keepInFolder(lines, report, path, { workspace, workingDirectory, log }) {
    const folder = (0, external_node_path_.resolve)(workingDirectory, path);
    if (await (0, folder_problems.dr)(workspace, folder)) {
      throw new Error("its folder is inside of .git, or a symbolic link leads out of the workspace");
    }
    const merged = (0, views.H$)(await readHistory(folder), lines);
    if (merged.kind === "refused") throw new Error(merged.reason);
    const { history } = merged;
    await (0, folder_problems.fc)(folder);
    await (0, recordings.vK)((0, external_node_path_.join)(folder, views.ll.lines), history.text);
    await (0, recordings.vK)((0, external_node_path_.join)(folder, views.ll.page), (0, views.cZ)(history, report.run));
    const shown = (0, external_node_path_.relative)(workingDirectory, folder) || ".";
    log.info(`History: ${(0, format.LS)(history.lines.length, "line")} in ${shown}/${views.ll.lines}.`);
    if (history.unread !== void 0) log.notice(history.unread);
  }
  async function readHistory(folder) {
    const path = (0, external_node_path_.join)(folder, views.ll.lines);
    const found = await (0, promises_.lstat)(path).catch(() => void 0);
    if (found === void 0) return "";
    if (!found.isFile()) throw new Error(`${views.ll.lines} is there, and is no file`);
    if (found.size > views.ll.maxBytes) throw new Error(`${views.ll.lines} is too large`);
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
