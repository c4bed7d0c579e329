export const id = 70;
export const ids = [70];
export const modules = { 36078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { a: () => REPORT_VIEWS });
  var report_annotations = __webpack_require__(98672);
  var story_story = __webpack_require__(58166);
  var words_escape = __webpack_require__(22333);
  var markdown_blocks = __webpack_require__(79180);
  var format = __webpack_require__(75884);
  var caveats = __webpack_require__(23642);
  var phrases = __webpack_require__(23270);
  var story_markdown = __webpack_require__(95509);
  ;
  const EXTENT = { intervals: false, tests: 30, checks: 1, reason: 200, quotes: false };
  function renderCommentVariants(report, suite, links) {
    const variants = markdown_blocks.lE.map((maxBytes) => renderComment(report, suite, links, maxBytes));
    return [...new Set(variants)];
  }
  function renderComment(report, { name }, links, maxBytes = markdown_blocks.vu) {
    const story = (0, story_story.dH)(report);
    const suite = story.suites.find((one) => one.suite.name === name);
    const blocks = suite === void 0 ? runBlocks(story, links) : suiteBlocks(story, suite, links);
    return (0, markdown_blocks.fT)(blocks, Math.min(maxBytes, markdown_blocks.vu));
  }
  function suiteBlocks({ report, problems, notices }, suite, links) {
    const taken = (0, story_markdown.MC)([suite.title, [{ kind: "text", text: suite.footer.join(" ") }]]);
    return [titleBlock(suite), ...(0, story_markdown.OT)(report, MAX_PROBLEMS), ...(0, story_markdown.pO)(suite, suite.run, taken + problems.length), ...foldedBlocks(suite), ...(0, story_markdown.bI)(notices, 10), (0, story_markdown.jk)(report, suite.footer, links)];
  }
  const MAX_PROBLEMS = 3;
  const MAX_PROBLEMS_ALONE = 8;
  function titleBlock({ sign, title }) {
    return (0, story_markdown.fI)(-2, `## ${sign} ${(0, story_markdown.nv)(title)}`);
  }
  function foldedBlocks(suite) {
    const own = suite.folds.filter(({ name }) => name === "causes");
    const rest = suite.folds.filter(({ name }) => name !== "causes");
    const names = rest.map(({ name }) => story_story.jC[name]).join(", ");
    const groups = rest.flatMap((one) => (0, story_markdown.wK)(one, suite, EXTENT).map((group, index) => index > 0 ? group : { ...group, head: [`**${(0, story_markdown.nv)(one.title)}**`, group.head].join("\n\n") }));
    return [...own.flatMap((one) => (0, story_markdown.lZ)(one, suite, { extent: EXTENT, priority: 3 })), ...groups.length === 0 ? [] : [(0, markdown_blocks.p_)(5, (0, markdown_blocks.AU)((0, story_markdown.hy)((0, story_story.Nx)([{ kind: "text", text: names }]))), groups)]];
  }
  function runBlocks({ report, sign, title, state, next, notices }, links) {
    const { sha } = report.run;
    const commit = sha === void 0 ? "this commit" : `commit ${(0, words_escape.iQ)((0, words_escape.D9)((0, format.Ax)(sha)), (0, words_escape.Bg)(report.run))}`;
    return [titleBlock({ sign, title }), ...state.length === 0 ? [] : [(0, story_markdown.fI)(-1, state.map(story_markdown.Aw).join("\n"))], ...(0, story_markdown.OT)(report, MAX_PROBLEMS_ALONE), ...next === void 0 ? [] : [(0, story_markdown.fI)(-1, `**Next:** ${(0, story_markdown.nv)(next)}`)], (0, story_markdown.fI)(-1, `No model answer was judged for ${commit}. An earlier result in this place does not hold for it.`), ...(0, story_markdown.bI)(notices, 10), (0, story_markdown.jk)(report, [], links)];
  }
  function renderUnjudgedVariants(report, links) {
    const blocks = runBlocks((0, story_story.dH)(report), links);
    return [...new Set(markdown_blocks.lE.map((maxBytes) => (0, markdown_blocks.fT)(blocks, maxBytes)))];
  }
  function renderGoneSuite(report, suite, links) {
    const name = (0, words_escape.Zt)((0, words_escape.Kb)(suite, 80));
    const change = (0, caveats.m9)(report.run).replace("this", "This");
    return [`## ${phrases.B2.look} The suite ${name} is gone`, `${change} takes it out: no config of this run has it, so nothing of it is tested any more. What stood here was the result of an earlier commit.`, (0, markdown_blocks.fT)([(0, story_markdown.jk)(report, [], links)], markdown_blocks.vu)].join("\n\n");
  }
  var markdown = __webpack_require__(54257);
  ;
  const MAX_TITLE = 200;
  const MAX_CHECK_ANNOTATIONS = 200;
  function renderCheck(whole, links) {
    const { report, sign, title } = (0, story_story.dH)(whole);
    const annotations = [...problemAnnotations(report), ...(0, report_annotations.mc)(report, MAX_CHECK_ANNOTATIONS)];
    return { title: (0, words_escape.Kb)(`${sign} ${(0, story_story.wh)(title)}`, MAX_TITLE), summaries: summaries(report, links), annotations: annotations.slice(0, MAX_CHECK_ANNOTATIONS) };
  }
  function summaries(report, links) {
    const [first, ...others] = report.suites;
    if (first === void 0) return renderUnjudgedVariants(report, links);
    if (others.length === 0) return renderCommentVariants(report, first, links);
    return [...new Set(markdown_blocks.lE.map((maxBytes) => (0, markdown.B)(report, links, maxBytes, "left-out")))];
  }
  function problemAnnotations(report) {
    return report.problems.flatMap(({ location, message, hint }) => {
      if (location === void 0) return [];
      const { file, line, column } = location;
      const lines = [message, hint].flatMap((part) => part === void 0 ? [] : [(0, words_escape.Kb)(part, 500)]);
      return [{ level: "error", file, line, column, title: report_annotations.dA, message: lines.join("\n") }];
    });
  }
  var review_comment = __webpack_require__(23828);
  ;
  const REPORT_VIEWS = { summary: markdown.B, comment: renderCommentVariants, gone: renderGoneSuite, unjudged: renderUnjudgedVariants, check: renderCheck, review: review_comment.s6, settledReview: review_comment.Cd, annotations: report_annotations.mc };
}), 48198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { M4: () => isAnyNewer, cg: () => stepOf, dU: () => isWrittenBy, dd: () => jobOriginOf, g3: () => findIdentity, lF: () => compareAge, yv: () => originOf });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15744);
  var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2336);
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
  async function attemptsOf(place, runId) {
    try {
      const { data } = await place.client.rest.actions.getWorkflowRun({ ...(0, _client_js__WEBPACK_IMPORTED_MODULE_1__.aC)(place, { retries: 0 }), run_id: runId, exclude_pull_requests: true });
      return data.run_attempt ?? 1;
    } catch (error) {
      place.signal.throwIfAborted();
      return (0, _client_js__WEBPACK_IMPORTED_MODULE_1__.HQ)(error).isMissing ? "no-run" : "unknown";
    }
  }
  const VIEWER_QUERY = "query { viewer { login databaseId } }";
  async function findIdentity({ client, signal }) {
    const request = { signal };
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
    if (!(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.u4)(answer) || !(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.u4)(answer.viewer)) return void 0;
    const { databaseId, login } = answer.viewer;
    return typeof databaseId === "number" && typeof login === "string" ? { id: databaseId, login } : void 0;
  }
  const ORIGIN_LENGTH = 16;
  function stepOf({ run, suites }) {
    return run.step ?? { workingDirectory: ".", config: suites.map(({ file }) => file), filters: [] };
  }
  function originOf(report, config = stepOf(report).config) {
    const { workingDirectory, filters, commentKey = "" } = stepOf(report);
    const { workflow, job } = report.run;
    const inputs = [workingDirectory, config, filters, commentKey];
    return digestOf([workflow ?? "", job ?? "", ...inputs]);
  }
  function jobOriginOf(report, matrix = "") {
    return digestOf([originOf(report), matrix]);
  }
  function digestOf(parts) {
    return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, ORIGIN_LENGTH);
  }
}), 24061: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Hl: () => MAX_REVIEW_COMMENTS, mk: () => publish, n0: () => setOutputs });
  var promises_ = __webpack_require__(51455);
  var external_node_os_ = __webpack_require__(48161);
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var annotations = __webpack_require__(98672);
  var report_comparison = __webpack_require__(13213);
  var artifacts = __webpack_require__(66316);
  var external_node_crypto_ = __webpack_require__(77598);
  var authorship = __webpack_require__(48198);
  var github_client = __webpack_require__(2336);
  var context = __webpack_require__(7564);
  ;
  const MAX_NAMES = 20;
  const MAX_PAGES = 10;
  async function startCheckRun(request) {
    try {
      const free = await freeName(request);
      if (free.kind === "skipped") return free;
      const shared = await sharedCommit(request);
      if (shared !== void 0) return shared;
      const id2 = free.id ?? await create({ ...request, name: free.name });
      return { ...request, kind: "started", name: free.name, id: id2 };
    } catch (error) {
      return failureOf(error);
    }
  }
  async function finishCheckRun(started, result) {
    try {
      const before = await settleName(started);
      if (before.kind === "skipped") return before;
      const written = await writeResult(before, result);
      const after = await settleName(before);
      return after.kind === "skipped" ? after : { kind: "created", id: after.id, name: after.name, ...written };
    } catch (error) {
      return failureOf(error);
    }
  }
  function failureOf(error) {
    const failure = (0, github_client.HQ)(error);
    return failure.kind === "read-only-token" || failure.kind === "locked" ? { kind: "skipped", reason: "read-only-token" } : { kind: "failed", message: failure.message };
  }
  async function sharedCommit(request) {
    try {
      const pullRequest = await otherPullRequestAt(request);
      if (pullRequest === void 0) return void 0;
      return { kind: "skipped", reason: "shared-commit", pullRequest };
    } catch (error) {
      request.signal.throwIfAborted();
      if ((0, github_client.HQ)(error).kind !== "read-only-token") throw error;
      return { kind: "skipped", reason: "unseen-pull-requests" };
    }
  }
  async function freeName(request) {
    for (let number = 1; number <= MAX_NAMES; number += 1) {
      const name = number === 1 ? request.name : `${request.name} (${number})`;
      const rivals = await rivalsOf({ ...request, name });
      if (rivals.others.length > 0) continue;
      if (rivals.isNewerThere) return { kind: "skipped", reason: "newer-run" };
      return { kind: "free", name, id: rivals.own };
    }
    throw new Error(`${MAX_NAMES} other jobs have a check run of this name on the commit`);
  }
  async function rivalsOf(request) {
    const { owner } = request;
    const listed2 = (await listChecks(request)).map((check) => ({ ...check, relation: relationTo(owner, check) }));
    const sameJob = listed2.filter(({ relation }) => relation === "same-job").flatMap(({ externalId }) => readOwner(externalId) ?? []);
    return { others: listed2.filter(({ relation }) => relation === "other-job").map(({ id: id2 }) => id2), isNewerThere: await (0, authorship.M4)(request, sameJob, owner), own: listed2.find(({ relation }) => relation === "own")?.id };
  }
  async function listChecks(request) {
    const found = [];
    const listed2 = (0, github_client.E0)((page) => request.client.rest.checks.listForRef({ ...(0, github_client.aC)(request), ref: request.sha, check_name: request.name, filter: "all", ...page }), MAX_PAGES);
    for await (const { data } of listed2) {
      for (const { id: id2, external_id: externalId, details_url: detailsUrl } of data.check_runs) {
        found.push({ id: id2, externalId, detailsUrl });
      }
    }
    return found;
  }
  async function create(request) {
    const { name, sha, owner, detailsUrl } = request;
    const { data } = await request.client.rest.checks.create({ ...(0, github_client.aC)(request), name, head_sha: sha, status: "in_progress", external_id: formatOwner(owner), ...detailsUrl === void 0 ? {} : { details_url: detailsUrl } });
    return data.id;
  }
  async function settleName(started) {
    const rivals = await rivalsOf(started);
    if (rivals.isNewerThere) {
      const { runId, runAttempt } = started.owner;
      await updateCheck(started, { name: `${started.name} (run ${runId}, attempt ${runAttempt})`, status: "completed", conclusion: "neutral", output: { title: "A newer run has reported", summary: "Its result is what counts." } });
      return { kind: "skipped", reason: "newer-run" };
    }
    if (!rivals.others.some((id2) => id2 < started.id)) return started;
    const free = await freeName(started);
    if (free.kind === "skipped") return free;
    await updateCheck(started, { name: free.name });
    return { ...started, name: free.name };
  }
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
  const MAX_VALUES_LENGTH = 80;
  function matrixName(name, matrix) {
    const values = (0, context.Qc)(matrix);
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
  const MAX_PULL_REQUEST_PAGES = 20;
  async function otherPullRequestAt(request) {
    const found = [];
    const open = (0, github_client.E0)((page) => request.client.rest.pulls.list({ ...(0, github_client.aC)(request), state: "open", ...page }), MAX_PULL_REQUEST_PAGES);
    let isWhole = false;
    for await (const { data, isLast } of open) {
      isWhole = isLast;
      for (const { number, head } of data) {
        if (head.sha !== request.sha) continue;
        found.push({ number, isOwn: isOwn(request.own, number, head) });
      }
    }
    if (!isWhole) {
      throw new Error(`more than ${MAX_PULL_REQUEST_PAGES * 100} pull requests are open, and the commit may be the head of several`);
    }
    const byAge2 = found.toSorted((a, b) => a.number - b.number);
    const mine = byAge2.find((one) => one.isOwn);
    return byAge2.find((one) => one !== mine)?.number;
  }
  function isOwn({ pullRequest, pullRequestHead: wanted }, number, { ref, repo }) {
    if (pullRequest !== void 0) return number === pullRequest;
    return wanted !== void 0 && ref === wanted.branch && repo?.id === wanted.repositoryId;
  }
  const MAX_SUMMARY_LENGTH = 65535;
  const ANNOTATIONS_PER_REQUEST = 50;
  async function updateCheck(check, changes, giveWay = false) {
    const { data } = await check.client.rest.checks.update({ ...(0, github_client.aC)(check, { giveWay }), check_run_id: check.id, ...changes });
    return data.html_url ?? void 0;
  }
  async function writeResult(check, result) {
    let refusal = new Error("there is nothing to write");
    for (const attempt of attempts(result)) {
      const [first = [], ...more] = pages(attempt.annotations);
      try {
        const url = await updateCheck(check, { status: "completed", conclusion: result.conclusion, output: outputOf(result, attempt, first) });
        const write2 = (page) => updateCheck(check, { output: outputOf(result, attempt, page) }, true);
        const added = await addPages(more, write2);
        return { url, ...added, annotations: first.length + added.annotations };
      } catch (error) {
        if ((0, github_client.HQ)(error).kind !== "body-refused") throw error;
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
      return { annotations: annotations2, problem: (0, github_client.Uc)(error) };
    }
  }
  function outputOf({ title }, { summary }, annotations2) {
    return { title, summary, annotations: annotations2.map(({ level, file, line, column, title: heading, message }) => ({ path: file, start_line: line, end_line: line, start_column: column, end_column: column, annotation_level: level === "error" ? "failure" : "warning", title: heading, message })) };
  }
  async function openCheck(job) {
    const { checkName, token = "" } = job.settings;
    if (checkName === void 0 || checkName === "") return void 0;
    const { repository, sha, runUrl, apiUrl, secondMs } = job.destination;
    if (repository === void 0 || sha === void 0) return { kind: "skipped", reason: "no-commit" };
    if (token === "") return { kind: "skipped", reason: "no-token" };
    return inTime(job.timeLimitMs, async (signal) => {
      const place = await (0, github_client.Ng)({ token, apiUrl, repository, secondMs }, "needed", signal);
      const name = matrixName(checkName, job.settings.matrix);
      const owner = ownerOf(job);
      return startCheckRun({ ...place, name, sha, owner, own: job.destination, detailsUrl: runUrl });
    });
  }
  async function closeCheck(open, job) {
    const { report, views, links, settings } = job;
    if (open === void 0) return void 0;
    const outcome = open.kind === "started" ? await inTime(job.timeLimitMs, async (signal) => {
      const result = { conclusion: checkConclusion(report), ...views.check(report, links) };
      return finishCheckRun({ ...open, signal }, result);
    }) : open;
    logCheck(outcome, matrixName(settings.checkName ?? "", settings.matrix), job.log);
    return outcome;
  }
  async function inTime(limitMs, work) {
    try {
      const limited = await (0, github_client.Bv)(limitMs, work);
      return limited.kind === "done" ? limited.result : { kind: "failed", message: "no answer in time" };
    } catch (error) {
      return { kind: "failed", message: (0, github_client.Uc)(error) };
    }
  }
  function ownerOf({ report, destination, settings }) {
    const { runId = 0, runAttempt = 1 } = destination;
    const origin = (0, authorship.dd)(report, settings.matrix);
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
  var format = __webpack_require__(75884);
  ;
  async function postComments(job) {
    const { settings, log, timeLimitMs } = job;
    if (settings.comment === "never") return [];
    const wanted = wantedComments(job);
    const outcomes = [];
    let problem = "no answer in time";
    try {
      await (0, github_client.Bv)(timeLimitMs, async (signal) => {
        const place = await job.findConversation(signal, "needed");
        for (const comment of wanted) {
          const outcome = typeof place === "string" ? { kind: "skipped", reason: place } : await postComment(job, place, comment);
          if (signal.aborted) return;
          outcomes.push(outcome);
        }
      });
    } catch (error) {
      problem = (0, github_client.Uc)(error);
    }
    const comments = wanted.map(({ suite, key }, index) => ({ suite, key, outcome: outcomes[index] ?? { kind: "failed", message: problem } }));
    logComments(comments, job.destination, log);
    return comments;
  }
  function wantedComments({ report, settings, views, links }) {
    const { comment } = settings;
    const { workingDirectory, config, commentKey: wantedKey } = (0, authorship.cg)(report);
    const own = wantedKey === "" ? void 0 : wantedKey;
    const placeholder = own ?? `config ${[workingDirectory, ...config].join(" ")}`;
    const onFailure = (failed) => comment === "on-failure" && !failed ? "update-only" : "create-or-update";
    if (report.suites.length === 0) {
      const write2 = onFailure(report.verdict.result !== "passed");
      const render = () => views.unjudged(report, links);
      return [{ key: placeholder, post: replaceComments, write: write2, render }];
    }
    const suites = report.suites.map((suite) => ({ suite: suite.name, key: commentKey(own, suite, report, settings), post: upsertComment, placeholder, write: onFailure(suiteFailed(report, suite)), render: () => views.comment(report, suite, links) }));
    const kept = new Set(suites.map(({ key }) => key));
    const { goneSuites = [] } = report.comparison?.kind === "compared" ? report.comparison : {};
    return [...suites, ...goneSuites.map(({ name, config: before = config }) => ({ key: own === void 0 ? name : `${own}/${name}`, post: updateOwnComment, write: "update-only", writtenBy: before, render: () => views.gone(report, name, links) })).filter(({ key }) => !kept.has(key))];
  }
  function postComment({ destination, report }, conversation, { key, post, placeholder, write: write2, writtenBy, render }) {
    const { runId = 0, runAttempt = 1 } = destination;
    const origin = (0, authorship.yv)(report, writtenBy);
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
  class NewerRunError extends Error {
  }
  const MAX_REWRITES = 3;
  function upsertComment(request) {
    return outcomeOf(() => upsert(request));
  }
  function replaceComments(request) {
    return outcomeOf(async () => {
      const own = seenMarker(request.marker);
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
  function updateOwnComment(request) {
    return outcomeOf(async () => {
      const own = seenMarker(request.marker);
      const ours = await findOurs(request, (marker) => marker.encodedKey === own.encodedKey && marker.origin === own.origin);
      if (ours.length === 0) return { kind: "skipped", reason: "nothing-to-report" };
      return settle({ ...request, marker: own }, ours);
    });
  }
  async function outcomeOf(write2) {
    try {
      return await write2();
    } catch (error) {
      if (error instanceof NewerRunError) return { kind: "skipped", reason: "newer-run" };
      const failure = (0, github_client.HQ)(error);
      switch (failure.kind) {
        case "read-only-token":
        case "locked":
          return { kind: "skipped", reason: failure.kind };
        case "body-refused":
        case "gone":
        case "other":
          return { kind: "failed", message: failure.message };
      }
    }
  }
  async function upsert(request) {
    const writing = { ...request, marker: seenMarker(request.marker) };
    const belongs = (marker) => isOfKey(marker, request.marker.key) || isPlaceholder(marker, request);
    const ours = await findOurs(request, belongs);
    if (ours.length > 0) return settle(writing, ours);
    if (request.write === "update-only") return { kind: "skipped", reason: "nothing-to-report" };
    const created = await writeFirstAccepted(writing, (body) => comment_create(writing, body));
    return settle(writing, await withRivals(writing, created, belongs), created);
  }
  function isPlaceholder(marker, { placeholder, marker: own }) {
    if (placeholder === void 0 || own.origin === void 0) return false;
    return marker.origin === own.origin && isOfKey(marker, placeholder);
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
    if (await (0, authorship.M4)(writing, markers, writing.marker)) {
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
      if (!(0, github_client.HQ)(error).isMissing) throw error;
      const created = await writeFirstAccepted(writing, (body) => comment_create(writing, body));
      return { kind: "created", id: created.id, url: created.url };
    }
  }
  async function overwrite(writing, { id: id2 }, body) {
    const lastLook = async () => {
      const there = await markerOf(writing, id2);
      if (there !== void 0 && await (0, authorship.M4)(writing, [there], writing.marker)) {
        throw new NewerRunError();
      }
    };
    await writing.client.rest.issues.updateComment({ ...(0, github_client.aC)(writing, { lastLook }), comment_id: id2, body });
  }
  async function wasOverwritten(writing, { id: id2 }) {
    const there = await markerOf(writing, id2);
    return there !== void 0 && (0, authorship.lF)(there, writing.marker) < 0;
  }
  async function markerOf(writing, id2) {
    try {
      const { data } = await writing.client.rest.issues.getComment({ ...(0, github_client.aC)(writing, { retries: 0 }), comment_id: id2 });
      return readMarker(data.body ?? "");
    } catch {
      return void 0;
    }
  }
  async function comment_create(writing, body) {
    const { data } = await writing.client.rest.issues.createComment({ ...(0, github_client.aC)(writing), issue_number: writing.pullRequest, body });
    const author = data.user ?? void 0;
    return { id: data.id, url: data.html_url, body, author, marker: writing.marker };
  }
  async function remove(writing, comments) {
    for (const { id: id2 } of comments) {
      try {
        await writing.client.rest.issues.deleteComment({ ...(0, github_client.aC)(writing, { giveWay: true }), comment_id: id2 });
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
        if ((0, github_client.HQ)(error).kind !== "body-refused") throw error;
        refusal = error;
      }
    }
    throw refusal;
  }
  function withMarker(marker, body) {
    return `${formatSeenMarker(marker)}
${body}`;
  }
  const LISTINGS = /* @__PURE__ */ new WeakMap();
  async function findOurs(conversation, isWanted2, author) {
    const before = LISTINGS.get(conversation.client);
    const isOfThis = before?.pullRequest === conversation.pullRequest;
    const listing = await listMore(conversation, isOfThis ? before : void 0);
    LISTINGS.set(conversation.client, listing);
    const marked = [...listing.comments.values()].filter(({ marker }) => isWanted2(marker));
    if (marked.length === 0) return [];
    const identity = author === void 0 ? await (0, authorship.g3)(conversation) : { kind: "known", author };
    return marked.filter((comment) => (0, authorship.dU)(identity, comment.author));
  }
  const comment_MAX_PAGES = 25;
  const OVERLAP = 12e4;
  async function listMore(conversation, before) {
    const comments = new Map(before?.comments);
    let started;
    const listed2 = (0, github_client.E0)((page) => conversation.client.rest.issues.listComments({ ...(0, github_client.aC)(conversation), issue_number: conversation.pullRequest, ...before?.since === void 0 ? {} : { since: before.since }, ...page }), comment_MAX_PAGES);
    for await (const { data, date } of listed2) {
      started ??= date;
      for (const { id: id2, html_url: url, body = "", user } of data) {
        const marker = readMarker(body);
        if (marker === void 0) comments.delete(id2);
        else comments.set(id2, { id: id2, url, body, author: user ?? void 0, marker });
      }
    }
    const time = started === void 0 ? Number.NaN : Date.parse(started);
    const since = Number.isNaN(time) ? before?.since : new Date(time - OVERLAP).toISOString();
    return { pullRequest: conversation.pullRequest, comments, since };
  }
  const MARKER = /^<!-- kindlm-action key="([^"]*)" run="(\d{1,16})" attempt="(\d{1,9})"(?: origin="([0-9a-f]{16})")? -->/;
  const MAX_KEY_LENGTH = 200;
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
  function encodeKey(key) {
    const encoded = encodeURIComponent(Buffer.from(key, "utf8").toString("utf8")).replaceAll("--", "%2D%2D");
    if (encoded.length <= MAX_KEY_LENGTH) return encoded;
    return `sha256:${(0, external_node_crypto_.createHash)("sha256").update(key).digest("hex")}`;
  }
  ;
  function isWanted(when, report) {
    return when === "always" || when === "on-failure" && report.verdict.result !== "passed";
  }
  var pull_request = __webpack_require__(73828);
  var review_comment = __webpack_require__(23828);
  var paths = __webpack_require__(19255);
  ;
  async function findPlaces(conversation, report, subjects) {
    const spans = subjects.flatMap(({ sources }) => sources);
    if (spans.length === 0) return [];
    const wanted = new Set(spans.map(({ file }) => file));
    const { diff, blobs } = await readDiff(conversation, wanted);
    const others = await filesOfOtherVersion(conversation, report, blobs, spans);
    const trusted = subjects.map((subject) => ({ ...subject, sources: trustedSpans(subject.sources, others) }));
    return placeSubjects(trusted, diff);
  }
  const LIKELIEST = ["prompt", "file", "test"];
  function placeSubjects(subjects, diff) {
    const places = /* @__PURE__ */ new Map();
    const longestIn = longestRanges(diff);
    for (const subject of subjects) {
      const range = likeliestRange(subject.sources, longestIn);
      if (range === void 0) continue;
      const key = JSON.stringify(range);
      const known2 = places.get(key);
      if (known2 === void 0) places.set(key, { ...range, subjects: [subject] });
      else known2.subjects.push(subject);
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
    const known2 = /* @__PURE__ */ new Map();
    return (span) => {
      if (!diff.has(span.file)) return void 0;
      const key = `${span.startLine} ${span.endLine} ${span.file}`;
      if (known2.has(key)) return known2.get(key);
      if (known2.size >= MAX_SPANS) return void 0;
      const found = longestOf([...writtenRanges(span, diff), ...removedRanges(span, diff)]);
      known2.set(key, found);
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
  async function readDiff(conversation, wanted) {
    const { parsePatch: parse } = await __webpack_require__.e(726).then(__webpack_require__.bind(__webpack_require__, 35726));
    const diff = /* @__PURE__ */ new Map();
    const blobs = /* @__PURE__ */ new Map();
    for await (const { data } of (0, pull_request.R8)(conversation)) {
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
  const MAX_READ = 20;
  async function filesOfOtherVersion(conversation, { suites }, blobs, spans) {
    const tested = new Map(suites.flatMap((suite) => [suite, ...suite.inputFiles]).map(({ file, sha256 }) => [file, sha256]));
    const partly = new Set(spans.filter((span) => !isWholeFile(span)).map(({ file }) => file));
    const others = /* @__PURE__ */ new Set();
    for (const file of [...partly].filter((one) => blobs.has(one)).slice(0, MAX_READ)) {
      const [blob = "", digest] = [blobs.get(file), tested.get(file)];
      if (digest === void 0) continue;
      const content = await readBlob(conversation, blob);
      if (content !== void 0 && (0, paths.eZ)(content) !== digest) others.add(file);
    }
    return others;
  }
  function trustedSpans(spans, others) {
    return others.size === 0 ? spans : spans.filter((span) => isWholeFile(span) || !others.has(span.file));
  }
  function isWholeFile({ kind, startLine }) {
    return kind !== "test" && startLine === 1;
  }
  async function readBlob(conversation, blob) {
    try {
      const { data } = await conversation.client.rest.git.getBlob({ ...(0, github_client.aC)(conversation, { retries: 0 }), file_sha: blob });
      return Buffer.from(data.content, "base64");
    } catch {
      conversation.signal.throwIfAborted();
      return void 0;
    }
  }
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
    const identity = await (0, authorship.g3)(conversation);
    return marked.filter(({ author }) => (0, authorship.dU)(identity, author)).map((comment) => ({ ...comment, answered: answered.has(comment.id) })).toSorted((a, b) => a.id - b.id);
  }
  async function* listComments(conversation) {
    const listed2 = (0, github_client.E0)((page) => conversation.client.rest.pulls.listReviewComments({ ...(0, github_client.aC)(conversation), pull_number: conversation.pullRequest, sort: "created", direction: "desc", ...page }), MAX_COMMENT_PAGES);
    for await (const { data } of listed2) yield* data;
  }
  const MAX_COMMENT_PAGES = 10;
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
    const request = { signal };
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
      const answer = await client.graphql(THREADS_QUERY, { owner: repository.owner, name: repository.name, number: pullRequest, after, request: { signal } });
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
  const review_threads_MARKER = /^<!-- kindlm-review run="(\d{1,16})" attempt="(\d{1,9})" origin="([0-9a-f]{16})" tests="([0-9a-f,]{0,2000})"( settled)? -->/;
  const DIGEST_LENGTH = 12;
  const MAX_TESTS = 100;
  function formatReviewMarker(marker) {
    const { runId, runAttempt, origin, tests, settled } = marker;
    const state = settled ? " settled" : "";
    const listed2 = tests.slice(0, MAX_TESTS).join(",");
    return `<!-- kindlm-review run="${runId}" attempt="${runAttempt}" origin="${origin}" tests="${listed2}"${state} -->`;
  }
  function readReviewMarker(body) {
    const [, run, attempt, origin, tests, settled] = review_threads_MARKER.exec(body) ?? [];
    if (origin === void 0 || tests === void 0) return void 0;
    return { runId: Number(run), runAttempt: Number(attempt), origin, tests: tests.split(",").filter((digest) => digest !== ""), settled: settled !== void 0 };
  }
  function testDigest(suite, test, model) {
    return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([suite, test, model])).digest("hex").slice(0, DIGEST_LENGTH);
  }
  ;
  async function publishReview(job) {
    if (job.settings.review !== "auto" || job.report.suites.length === 0) {
      return { kind: "skipped", reason: "not-wanted" };
    }
    const subjects = failingTests(job.report);
    try {
      const limited = await (0, github_client.Bv)(job.timeLimitMs, (signal) => review(job, subjects, signal));
      return limited.kind === "done" ? limited.result : { kind: "failed", message: "no answer in time" };
    } catch (error) {
      const failure = (0, github_client.HQ)(error);
      if (failure.kind === "locked") return { kind: "skipped", reason: "locked" };
      if (failure.kind !== "read-only-token") {
        return { kind: "failed", message: (0, github_client.Uc)(error) };
      }
      const reason = subjects.length === 0 ? "nothing-to-say" : "read-only-token";
      return { kind: "skipped", reason };
    }
  }
  function failingTests(report) {
    return (0, review_comment.IC)(report).map((told) => {
      const { sources, testCaseName, modelId } = told.test.result;
      return { ...told, sources, digest: testDigest(told.suite.suite.name, testCaseName, modelId) };
    });
  }
  async function review(job, subjects, signal) {
    const conversation = await job.findConversation(signal, "optional");
    if (typeof conversation === "string") {
      const isNeeded = conversation !== "read-only-token" || subjects.length > 0;
      return { kind: "skipped", reason: isNeeded ? conversation : "nothing-to-say" };
    }
    const marker = publish_review_markerOf(job);
    const threads = await findThreads(conversation, marker.origin);
    if (threads.length === 0 && subjects.length === 0) {
      return { kind: "skipped", reason: "nothing-to-say" };
    }
    const markers = threads.map((thread) => thread.marker);
    const isNewer = await (0, authorship.M4)(conversation, markers, marker);
    const head = isNewer ? void 0 : await (0, pull_request.Uo)(conversation);
    if (head === void 0 || head !== job.destination.sha) {
      return { kind: "skipped", reason: "moved-on" };
    }
    const places = await findPlaces(conversation, job.report, subjects);
    const plan = planReview(threads, places, isOpenIn(job.report), job.settings.reviewLimit ?? MAX_REVIEW_COMMENTS);
    if (isEmpty(plan)) return { kind: "skipped", reason: "nothing-to-say" };
    try {
      return await write(job, { conversation, marker, head }, plan);
    } catch (error) {
      if ((0, github_client.HQ)(error).kind !== "read-only-token") throw error;
      return { kind: "skipped", reason: "read-only-token" };
    }
  }
  function isEmpty({ update: update2, create: create2, remove: remove2, settle: settle2 }) {
    return [update2, create2, remove2, settle2].every((list) => list.length === 0);
  }
  function isOpenIn({ suites, complete }) {
    const statuses = new Map(suites.flatMap((suite) => suite.results.map(({ testCaseName, modelId, status }) => [testDigest(suite.name, testCaseName, modelId), status])));
    return (digest) => {
      const status = statuses.get(digest);
      if (status === void 0) return !complete;
      return status === "errored" || status === "not-run";
    };
  }
  function publish_review_markerOf({ report, destination }) {
    const { runId = 0, runAttempt = 1 } = destination;
    return { runId, runAttempt, origin: (0, authorship.yv)(report) };
  }
  async function write({ report, views, links }, { conversation, marker, head }, plan) {
    const draft = (place) => ({ path: place.path, side: place.side, startLine: place.startLine, line: place.line, marker: { ...marker, tests: digestsOf(place), settled: false }, text: views.review(report, place.subjects, links) });
    for (const { thread, place } of plan.update) {
      await updateThread(conversation, thread, draft(place));
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
  const MAX_REVIEW_COMMENTS = 10;
  function planReview(threads, places, isOpen, limit = MAX_REVIEW_COMMENTS) {
    const left = new Set(threads);
    const update2 = [];
    const unmatched = [];
    const remove2 = [];
    for (const place of places) {
      const mine = [...left].filter((thread) => isAbout(thread, place));
      const kept = mine.find(({ range }) => range !== void 0) ?? mine.find((one) => one.answered);
      if (kept === void 0) {
        unmatched.push(place);
        continue;
      }
      left.delete(kept);
      update2.push({ thread: kept, place });
    }
    const create2 = unmatched.slice(0, Math.max(0, limit - update2.length));
    const settle2 = [];
    const replaced = /* @__PURE__ */ new Set([...update2.map(({ place }) => place), ...create2]);
    for (const thread of left) {
      const isReplaced = [...replaced].some((place) => isAbout(thread, place));
      if (!isReplaced && thread.marker.tests.some(isOpen)) continue;
      if (!thread.answered) remove2.push(thread);
      else if (!thread.marker.settled) settle2.push(thread);
    }
    return { update: update2, create: create2, remove: remove2, settle: settle2 };
  }
  function isAbout({ path, side, range, marker }, place) {
    if (path !== place.path) return false;
    const isOneSide = side === place.side;
    if (isOneSide && range !== void 0 && range.startLine <= place.line && place.startLine <= range.line) {
      return true;
    }
    return place.subjects.some(({ digest }) => marker.tests.includes(digest));
  }
  async function createComments(conversation, head, drafts) {
    if (drafts.length === 0) return { created: 0, refused: 0 };
    const { client } = conversation;
    try {
      await client.rest.pulls.createReview({ ...(0, github_client.aC)(conversation), pull_number: conversation.pullRequest, commit_id: head, event: "COMMENT", body: "", comments: drafts.map((draft) => ({ ...linesOf(draft), path: draft.path, body: bodyOf(draft) })) });
      return { created: drafts.length, refused: 0 };
    } catch (error) {
      if ((0, github_client.HQ)(error).kind !== "body-refused") throw error;
      return createEach(conversation, head, drafts);
    }
  }
  async function createEach(conversation, head, drafts) {
    const { client } = conversation;
    let created = 0;
    let refusal;
    for (const draft of drafts) {
      try {
        await client.rest.pulls.createReviewComment({ ...(0, github_client.aC)(conversation), pull_number: conversation.pullRequest, commit_id: head, ...linesOf(draft), path: draft.path, body: bodyOf(draft) });
        created += 1;
      } catch (error) {
        const failure = (0, github_client.HQ)(error);
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
    const { client } = conversation;
    await ignoringGone(client.rest.pulls.updateReviewComment({ ...(0, github_client.aC)(conversation), comment_id: id2, body: wanted }));
  }
  async function removeThreads(conversation, threads) {
    const { client } = conversation;
    for (const { id: id2 } of threads) {
      await ignoringGone(client.rest.pulls.deleteReviewComment({ ...(0, github_client.aC)(conversation), comment_id: id2 }));
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
      if ((0, authorship.lF)(oldest.marker, draft.marker) < 0) {
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
      if (!(0, github_client.HQ)(error).isMissing) throw error;
    }
  }
  function bodyOf({ marker, text }) {
    return `${formatReviewMarker(marker)}
${text}`;
  }
  ;
  const TIME_LIMIT_MS = 12e4;
  const CANCELLED_TIME_LIMIT_MS = 3e3;
  const NOT_WANTED = { kind: "skipped", reason: "not-wanted" };
  async function publish({ files, permit, ...publication }) {
    permit.require();
    const { report, settings, destination, log } = publication;
    const cancelled = isCancelled(report);
    const timeLimitMs = settings.timeLimitMs ?? (cancelled ? CANCELLED_TIME_LIMIT_MS : TIME_LIMIT_MS);
    const findConversation = (0, pull_request.up)(destination, settings.token ?? "");
    const stage = { ...publication, findConversation, timeLimitMs };
    const opening = openCheck(stage);
    const annotations2 = settings.annotations ? annotate(stage) : 0;
    const early = cancelled ? await writeSummary(stage, linksOf(destination, NOTHING_UPLOADED)) : void 0;
    const [uploaded, open] = await Promise.all([upload(stage, files), opening]);
    const links = linksOf(destination, uploaded);
    const { comments, review: review2 } = await talk({ ...stage, links }, cancelled);
    const summary = early ?? await writeSummary(stage, links);
    const check = await closeCheck(open, { ...stage, links });
    logReadOnly({ comments, check, review: review2 }, settings, log);
    return { ...uploaded, comments, check, review: review2, summary, annotations: annotations2 };
  }
  async function talk(job, cancelled) {
    const commenting = postComments(job);
    if (!cancelled) await commenting;
    const [comments, review2] = await Promise.all([commenting, publishReview(job)]);
    logReview(review2, job.log);
    return { comments, review: review2 };
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
    const comment = comments.some(({ outcome }) => isReadOnly(outcome));
    const isCheck = check !== void 0 && isReadOnly(check);
    const things = [...comment ? ["the pull request comment"] : [], ...isReadOnly(review2) ? ["the review comments"] : [], ...isCheck ? [`the check run ${checkName ?? ""}`] : []];
    if (things.length === 0) return;
    const permissions = [...comment || isReadOnly(review2) ? ["`pull-requests: write`"] : [], ...isCheck ? ["`checks: write`"] : []];
    log.notice(`Not posted, because the token may not write: ${listed(things)}. Give the job ${listed(permissions)}; on a fork's or Dependabot's pull request the token is always read-only.`);
  }
  function listed(things) {
    const last = things.at(-1) ?? "";
    return things.length < 2 ? last : `${things.slice(0, -1).join(", ")} and ${last}`;
  }
  function isReadOnly(outcome) {
    return outcome.kind === "skipped" && outcome.reason === "read-only-token";
  }
  function annotate({ report, log, views }) {
    try {
      const shown = views.annotations(report).slice(0, annotations.KE);
      for (const { level, message, ...place } of shown) log[level](message, place);
      return shown.length;
    } catch (error) {
      log.warning(`The annotations were not written: ${(0, github_client.Uc)(error)}`);
      return 0;
    }
  }
  const NOTHING_UPLOADED = { artifact: NOT_WANTED };
  async function upload({ report, settings, destination, log, timeLimitMs }, files) {
    if (!isWanted(settings.artifacts, report)) return NOTHING_UPLOADED;
    const request = { name: settings.artifactName, retentionDays: settings.retentionDays, timeLimitMs, job: destination.job };
    const { artifact, page } = await log.section("Artifact upload", async () => {
      const artifact2 = await (0, artifacts.a3)({ ...request, ...files });
      const file = files.files.find((path) => (0, external_node_path_.basename)(path) === "report.html");
      if (file === void 0 || artifact2.kind !== "uploaded" || isCancelled(report)) {
        return { artifact: artifact2 };
      }
      return { artifact: artifact2, page: await (0, artifacts.n0)(file, { ...request, name: `${artifact2.name}-html` }) };
    });
    logArtifact(artifact, settings.artifactName, files.rootDirectory, log);
    if (page?.kind === "failed") {
      log.notice(`report.html is in the artifact; by itself it was not uploaded: ${page.message}`);
    }
    return { artifact, page };
  }
  function isCancelled({ interruption }) {
    return interruption?.kind === "signal";
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
      return { kind: "failed", message: (0, github_client.Uc)(error) };
    }
  }
  function linksOf({ runUrl }, { artifact, page }) {
    const uploaded = artifact.kind === "uploaded" ? artifact : void 0;
    return { runUrl, ...uploaded?.url === void 0 ? {} : { artifactUrl: uploaded.url }, ...uploaded === void 0 ? {} : { artifactName: uploaded.name }, ...page?.kind === "uploaded" && page.url !== void 0 ? { pageUrl: page.url } : {} };
  }
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
    const { summary } = await Promise.all([__webpack_require__.e(752), __webpack_require__.e(659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    try {
      await summary.addRaw(text).write();
      return { kind: "written", bytes };
    } catch (error) {
      return { kind: "failed", message: (0, github_client.Uc)(error) };
    } finally {
      summary.emptyBuffer();
    }
  }
  async function bytesIn(file) {
    const found = await (0, promises_.stat)(file).catch(() => void 0);
    return found?.size ?? 0;
  }
  function reportOutputs({ report, paths: paths2 }) {
    return { ...verdictOutputs(report), ...totalsOutputs(report.totals), gates: JSON.stringify(report.suites.flatMap(({ name, gates }) => gates.gates.map((gate) => ({ suite: name, ...gate })))), "not-asked": String((0, basics.cz)(report.suites.map(({ sample }) => sample === void 0 ? 0 : sample.cases - sample.asked))), "failure-codes": JSON.stringify(report.failureCodes), ...comparisonOutputs(report), "duration-ms": String(Math.round(report.run.durationMs)), "report-dir": paths2.reportDir, ...known({ "report-path": paths2.report, "junit-path": paths2.junit, "compliance-path": paths2.compliance, "html-path": paths2.html }) };
  }
  function comparisonOutputs({ comparison, suites }) {
    if (comparison === void 0) return {};
    if (comparison.kind === "unavailable") {
      return { comparison: JSON.stringify({ verdict: null, reason: comparison.reason }) };
    }
    const { source, branch, sha, runId, finishedAt } = comparison.base;
    const compared = suites.flatMap(({ name, comparison: suite }) => suite === void 0 ? [] : [{ ...suite, suite: name }]);
    const total = (count) => (0, basics.cz)(compared.map(({ counts }) => counts[count]));
    return { comparison: JSON.stringify({ verdict: worstVerdict(compared), base: { source, branch, sha, runId, finishedAt }, weakened: comparison.weakened, goneSuites: comparison.goneSuites?.map(({ name }) => name), suites: compared.map((one) => ({ suite: one.suite, verdict: (0, report_comparison.O)(one) ? "unchanged" : one.verdict.verdict, counts: one.counts, weakened: one.weakened })) }), regressed: String(total("regressed")), improved: String(total("improved")), ...known({ "base-sha": sha }) };
  }
  function worstVerdict(suites) {
    const touched = suites.filter((suite) => !(0, report_comparison.O)(suite));
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
  async function setOutputs(published, permit, own) {
    permit.require();
    if ((process.env["GITHUB_OUTPUT"] ?? "") === "") return;
    const { setOutput } = await Promise.all([__webpack_require__.e(752), __webpack_require__.e(659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    const outputs = { ...own && reportOutputs(own), ...publishedOutputs(published) };
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  }
  function known(values) {
    return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
  }
}), 98672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { KE: () => MAX_ANNOTATIONS, dA: () => PROBLEM_TITLE, mc: () => planAnnotations });
  var _story_named_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6537);
  var _story_story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58166);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  const MAX_ANNOTATIONS = 9;
  const PROBLEM_TITLE = "KindLM: nothing can be judged";
  const MAX_NAME = 50;
  const MAX_REASON = 300;
  const MAX_MODELS = 5;
  const MAX_CHECKS = 3;
  function planAnnotations(report, limit = MAX_ANNOTATIONS) {
    return (0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.dH)(report).suites.flatMap((suite) => {
      const tests = testMarks(suite);
      return tests.length > 0 ? tests : gateMarks(suite);
    }).slice(0, limit);
  }
  function testMarks(suite) {
    const { shown, folded } = suite.causes;
    const byTest = /* @__PURE__ */ new Map();
    for (const cause of [...shown, ...folded]) {
      const tests = cause.kind === "lost" ? [cause.tests[0]] : cause.tests;
      for (const test of tests) {
        const key = cause.kind === "lost" ? "" : test.name;
        const known = byTest.get(key);
        if (known === void 0) byTest.set(key, [{ cause, test }]);
        else if (cause.kind !== "lost") known.push({ cause, test });
      }
    }
    return [...byTest.values()].map((told) => testMark(suite, told));
  }
  function testMark(suite, told) {
    const [{ cause, test }] = told;
    const { location } = test.result;
    const more = told.length - MAX_MODELS;
    const lines = [...told.slice(0, MAX_MODELS).flatMap((one, at) => toldLines(one, suite, at === 0)), ...more > 0 ? [`and ${more} more models`] : [], ...location.elsewhere === true ? [`at ${location.file}:${location.line}`] : []];
    const isLost = cause.kind === "lost";
    return { level: suite.suite.gates.passed ? "warning" : "error", ...place(location), title: isLost ? `KindLM: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)((0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.wh)(suite.title), MAX_REASON)}` : `KindLM: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(test.name, MAX_NAME)} ${VERBS[cause.kind]}`, message: lines.map((line) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(line, MAX_REASON)).join("\n") };
  }
  const VERBS = { never: "shows what must never happen", broke: "broke", fails: "fails", chance: "failed in part", "failed-there": "fails as before" };
  function toldLines({ cause, test }, { branch }, isFirst) {
    const counts = (0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.wh)((0, _story_named_js__WEBPACK_IMPORTED_MODULE_0__.mQ)([test], branch));
    const head = `${test.model}${counts === "" ? "" : `: ${counts}`}${(0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.wh)((0, _story_named_js__WEBPACK_IMPORTED_MODULE_0__.p0)(test))}`;
    const { checks } = test;
    const left = checks.length - MAX_CHECKS;
    return [`${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(head, 120)}: ${(0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.wh)(cause.reason)}`, ...checks.slice(0, MAX_CHECKS).flatMap(({ code, label, lines }, at) => [`${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(code, 40)}: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(label, 80)}`, ...isFirst && at === 0 ? lines : []]), ...left > 0 ? [`and ${left} more`] : []];
  }
  function gateMarks({ gates, suite }) {
    return gates.failed.flatMap(({ name, phrase }) => {
      const location = Object.hasOwn(suite.gateLocations, name) ? suite.gateLocations[name] : void 0;
      if (location === void 0) return [];
      return [{ level: "error", ...place(location), title: `KindLM: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)((0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.wh)(phrase), MAX_NAME)}`, message: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)((0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.wh)(phrase), MAX_REASON) }];
    });
  }
  function place(location) {
    if (location.elsewhere === true) return {};
    return { file: location.file, line: location.line, column: location.column };
  }
}), 41545: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { FK: () => buildReport, aU: () => judgeSpending, vA: () => totalsOf });
  var _assertions_assertion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10209);
  var _digest_chance_of_red_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56140);
  var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16670);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15744);
  function buildReport(input) {
    const { interruption, shard } = input;
    const suites = input.suites.map((suite) => suiteReport(suite, input.run));
    const results = input.suites.flatMap((suite) => suite.results);
    return { version: _report_js__WEBPACK_IMPORTED_MODULE_2__.A, tool: input.tool, verdict: input.verdict, complete: interruption === void 0 && input.suites.every(isComplete), interruption, shard, run: input.run, totals: totalsOf(results, input.suites.flatMap(({ facts }) => facts.skippedTests), input.suites.flatMap(({ surplus = [] }) => surplus), input.suites.flatMap(({ facts }) => judgeSpending(facts))), failureCodes: failureCodeCounts(results), suites, comparison: input.comparison, savings: input.savings, memory: input.memory, problems: input.problems, notices: input.notices };
  }
  function suiteReport(input, { responses }) {
    const { facts, results, gates, gatesWithoutErroredRuns, comparison } = input;
    const { description, configCommit, baselineFile, ownRecordings } = facts;
    const rerun = responses === "replay" ? void 0 : (0, _digest_chance_of_red_js__WEBPACK_IMPORTED_MODULE_1__.u)(gates, results);
    return { name: facts.name, project: facts.project, description, tags: facts.tags, file: facts.file, sha256: facts.sha256, inputFiles: facts.inputFiles, configCommit, models: facts.models, judgeModel: facts.judgeModel, baselineFile, ownRecordings, repeat: facts.repeat, plannedRuns: facts.plannedRuns, totals: totalsOf(results, facts.skippedTests, input.surplus, judgeSpending(facts)), failureCodes: failureCodeCounts(results), gates, gatesWithoutErroredRuns, rerun, results, skippedTests: facts.skippedTests, sample: facts.sample, comparison, compliance: facts.compliance, judges: facts.judges, judgedAgain: facts.judgedAgain, demands: facts.demands, gateLocations: facts.gateLocations, notices: facts.notices };
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
    return { total: results.length, passed, failed: withStatus("failed"), errored: withStatus("errored"), notRun: withStatus("not-run"), skipped: skipped.length, passRate: results.length === 0 ? 0 : passed / results.length, runs: runs.length, truncated: runs.filter((run) => run.truncated).length, tokens: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__.cz)(spent.map((run) => run.tokenUsage.totalTokens)) + (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__.cz)(judges.map(({ tokens }) => tokens)), costUsd: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__.cz)(asked.map((result) => result.totalCostUsd)) + (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__.cz)(further.map((run) => run.costEstimateUsd ?? 0)) + (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__.cz)(judges.map(({ costUsd }) => costUsd ?? 0)), costIncomplete: spent.some((run) => run.costEstimateUsd === null) || judges.some(({ costUsd }) => costUsd === null) };
  }
  function failureCodeCounts(results) {
    const counts = _assertions_assertion_js__WEBPACK_IMPORTED_MODULE_0__.sR.map((code) => [code, results.filter((result) => result.failureCodes.includes(code)).length]);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }
  function isComplete({ facts, results }) {
    const runs = results.flatMap((result) => result.runs);
    return runs.length === facts.plannedRuns && !runs.some(wasNotStarted);
  }
  function wasNotStarted(run) {
    return run.outcome.kind === "not-run";
  }
}), 80321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { G0: () => rankedCodes, WX: () => findingsOf, Xp: () => toleratedFindings, hD: () => findingOf });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39006);
  var _scores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5004);
  function findingsOf(suite) {
    return suite.results.filter(({ status }) => status === "failed" || status === "errored").map(findingOf).sort((a, b) => a.result.passRate - b.result.passRate || b.checks.length - a.checks.length);
  }
  function toleratedFindings(suite) {
    return suite.results.filter(({ status, runs }) => status === "passed" && !runs.every((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.GT)(run) || (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.NF)(run))).map(findingOf).toSorted((a, b) => Number(isAboutFailedGate(suite, b)) - Number(isAboutFailedGate(suite, a)) || a.result.passRate - b.result.passRate);
  }
  function isAboutFailedGate({ gates }, { result }) {
    return gates.gates.some(({ passed, gateName }) => !passed && result.failureCodes.some(_engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gateName].concerns));
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
}), 5630: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { BR: () => highest, GJ: () => dropStates, Q6: () => repliedNames, fR: () => unnamedModels, nL: () => fallbacksOf, wA: () => compareModels, wb: () => notJudgedWords });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15744);
  var _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33233);
  var _config_providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21324);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79995);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39006);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23270);
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
    const judged = (0, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_3__.dr)(results);
    return { modelId, ...spec === void 0 ? {} : { model: `${spec.provider}/${spec.model}` }, total: results.length, passed, errored: results.filter((result) => result.status === "errored").length, notRun: results.filter((result) => result.status === "not-run").length, passRate: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.OK)(passed, results.length), ...judged === void 0 ? {} : { judgeAverage: judged }, latencyMs: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.se)(results.filter(({ runs }) => runs.some(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_2__.tY)).map((result) => result.latencyAvgMs)) ?? 0, costUsd: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_5__.cz)(results.map((result) => result.totalCostUsd)) };
  }
  function notJudgedWords({ errored, notRun }) {
    const parts = [...errored > 0 ? [`${errored} errored`] : [], ...notRun > 0 ? [`${notRun} not run`] : []];
    return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
  }
  function highest(suite, value, limit) {
    return suite.results.filter((result) => value(result) > 0).sort((a, b) => value(b) - value(a)).slice(0, limit);
  }
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
  function dropStates({ suites }, tracked, keyOf) {
    return suites.flatMap((report) => {
      const suite = keyOf(report.name);
      const known = tracked.find((one) => one.suite === suite);
      const model = report.comparison?.model;
      const change = model === void 0 ? "unknown" : (0, _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_0__.oY)(model);
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
  function fallbacksOf(suite) {
    const replied = repliedNames(suite);
    return suite.models.flatMap(({ id: id2, provider, model }) => {
      if ((0, _config_providers_js__WEBPACK_IMPORTED_MODULE_1__.nb)(provider).answersFrom === "program") return [];
      const answered = (replied.get(id2) ?? []).filter((name) => !isSameModel(model, name));
      return answered.length === 0 ? [] : [{ modelId: id2, asked: model, answered }];
    });
  }
  const VERSION = /^[-@](?:\d{3,8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2})(?:-(?:preview|exp))?$/;
  function isSameModel(asked, answered) {
    const [one, other] = [plainName(asked), plainName(answered)];
    if (one === other) return true;
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.startsWith(short) && VERSION.test(long.slice(short.length));
  }
  function plainName(name) {
    const last = name.slice(name.lastIndexOf("/") + 1);
    return last.toLowerCase().replace(/:(?:latest|free)$/, "").replace(/-latest$/, "").replaceAll(".", "-");
  }
}), 5004: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Lo: () => isScored, gu: () => scoreWords, r8: () => bandWords, xt: () => scoresOf });
  var _assertions_assertion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10209);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75884);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15744);
  function scoresOf(result) {
    return [...(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.BL)(result.runs, isScored)].map(([key, scores]) => ({ label: key.slice(key.indexOf(":") + 1), mean: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_3__.i2)(scores) }));
  }
  function bandWords(suite) {
    const counts = /* @__PURE__ */ new Map();
    for (const { mean: mean2 } of suite.results.flatMap(scoresOf)) {
      const band = (0, _assertions_assertion_js__WEBPACK_IMPORTED_MODULE_0__.BV)(mean2);
      counts.set(band, (counts.get(band) ?? 0) + 1);
    }
    const words = _assertions_assertion_js__WEBPACK_IMPORTED_MODULE_0__.WX.flatMap((band) => {
      const count = counts.get(band);
      return count === void 0 ? [] : [`${count} ${band}`];
    });
    return words.length === 0 ? void 0 : words.join(" \xB7 ");
  }
  function scoreWords(score) {
    return `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_2__.fN)((0, _assertions_assertion_js__WEBPACK_IMPORTED_MODULE_0__.WG)(score))} ${(0, _assertions_assertion_js__WEBPACK_IMPORTED_MODULE_0__.BV)(score)}`;
  }
  function isScored({ metadata }) {
    return metadata?.["scored"] === true;
  }
}), 79180: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { $B: () => bare, AU: () => fold, Mh: () => provenanceLine, PP: () => tableHead, fT: () => assemble, jD: () => tableRow, lE: () => COMMENT_VARIANTS, p_: () => list, vu: () => COMMENT_MAX_BYTES });
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22333);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75884);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15744);
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
    return (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.cz)(groups.map((group) => group.items.length + (group.unlisted ?? 0)));
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
    const more = (omitted) => `\u2026 and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(omitted)} more`;
    return { kind: "list", priority, ...frame, groups, more };
  }
  function provenanceLine(provenance) {
    const { runId, attempt, runUrl, workflowName, sha, commitUrl, source } = provenance;
    const commit = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.D9)((0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.Ax)(sha)), commitUrl);
    const run = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.iQ)(`run ${runId}`, runUrl);
    const again = attempt > 1 ? ` (attempt ${attempt})` : "";
    const which = source === void 0 ? "" : ` in ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Zt)(source)}`;
    return `> Reported by ${run}${again}${which} of ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Zt)(workflowName)} for commit ${commit}. That run executed the pull request's own code, so nobody vouches for this result: rely on the required check of the run itself.`;
  }
}), 54257: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { B: () => renderSummary, u: () => renderPartSummary });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43117);
  var _sections_plan_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56529);
  var _story_story_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58166);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22333);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1614);
  var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79180);
  var _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95509);
  const SUMMARY_MAX_BYTES = 99e4;
  const MOST_TESTS = 2e3;
  const REASON = 400;
  function renderSummary(report, links, maxBytes = SUMMARY_MAX_BYTES, exchanges = "shown") {
    const story = (0, _story_story_js__WEBPACK_IMPORTED_MODULE_3__.dH)(report);
    const { sign, title, savings, next, suites, notices, footer } = story;
    const isAlone = suites.length === 1 && report.shard === void 0;
    const blocks = [(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.fI)(-2, `## ${sign} ${(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.nv)(title)}`), ...isAlone ? [] : stateBlocks(story), ...(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.OT)(story.report, 20), ...next === void 0 ? [] : [(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.fI)(-1, `**Next:** ${(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.nv)(next)}`)], ...planBlocks(report), ...suiteOverview(story), ...suites.flatMap((suite) => suiteBlocks(story, suite, exchanges === "shown" ? links : void 0)), ...savings.length === 0 ? [] : [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.p_)(6, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.AU)("What was not asked, and what that saved"), [{ head: "", items: savings.map(_story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.Aw) }])], ...(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.bI)(notices, 50), (0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.jk)(story.report, footer, links)];
    return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.fT)(blocks, Math.min(maxBytes, SUMMARY_MAX_BYTES));
  }
  function stateBlocks({ state }) {
    return state.length === 0 ? [] : [(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.fI)(-2, state.map(_story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.Aw).join("\n"))];
  }
  function suiteBlocks(story, suite, ownPage) {
    const isAlone = story.suites.length === 1 && story.report.shard === void 0;
    const quotes = story.report.run.outputs !== "none";
    const extent = { intervals: ownPage !== void 0, tests: MOST_TESTS, checks: 3, reason: REASON, quotes };
    return [...isAlone ? [] : [(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.fI)(0, `### ${suite.sign} ${(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.nv)(suite.title)}`)], ...(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.pO)(suite, isAlone ? story.state : [], 0), ...ownPage === void 0 ? [] : exchangeBlocks(story, suite, ownPage), ...suite.folds.flatMap((one) => (0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.lZ)(one, suite, { extent, priority: one.tests === void 0 ? 5 : 9 }))];
  }
  function suiteOverview({ report, suites }) {
    if (suites.length < 2) return [];
    const isCompared = report.comparison?.kind === "compared";
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.PP)([["", "left"], ["Suite", "left"], ["Passed", "right"], ["Cost", "right"], ...isCompared ? [["Against the base branch", "left"]] : []]);
    const items = suites.map(({ suite, sign, verdict }) => {
      const { passed, total } = suite.totals;
      const url = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Hx)(report.run, { file: suite.file, line: 1, column: 1 });
      return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.jD)([sign, (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(suite.name, 80)), url), `${passed} of ${total}`, (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_5__.fL)(suite.totals), ...isCompared ? [verdict === void 0 ? "\u2013" : `${verdict.sign} ${OUTCOME_WORDS[verdict.outcome]}`] : []]);
    });
    return [{ kind: "list", priority: -1, ...(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.$B)(), groups: [{ head, items }], more: (omitted) => `\u2026 and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(omitted)} more suites` }];
  }
  const OUTCOME_WORDS = { worse: "worse", "not-worse": "not worse", "cannot-tell": "cannot tell", untouched: "not touched", none: "not compared" };
  const MAX_EXCHANGES = 10;
  const MAX_TEXT = 1500;
  const MAX_LINES = 25;
  const COLUMNS = 110;
  const MAX_CALLS = 10;
  const MAX_NAME = 100;
  function exchangeBlocks({ report, suites }, suite, links) {
    const failing = suites.filter(({ causes }) => causes.shown.length > 0);
    const each = Math.ceil(MAX_EXCHANGES / Math.max(1, failing.length));
    const most = Math.max(0, Math.min(each, MAX_EXCHANGES - each * failing.indexOf(suite)));
    const tests = [...suite.causes.shown, ...suite.causes.folded].flatMap((cause) => cause.tests).filter(({ state }) => state !== "lost");
    const items = tests.flatMap((test) => {
      const exchange = (0, _story_story_js__WEBPACK_IMPORTED_MODULE_3__.LT)(test);
      return exchange === void 0 ? [] : [{ test, exchange }];
    }).slice(0, most).map(({ test, exchange }) => exchangeItem(test, exchange, { report, links }));
    if (items.length === 0) return [];
    const which = tests.length === items.length ? "" : `, in ${items.length} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(tests.length)} failing tests`;
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.p_)(3, { open: `**What was asked, and what came back**${which}`, close: "" }, items.map((item) => ({ head: "", items: [item] })))];
  }
  function exchangeItem(test, { asked, called, now, before }, { report, links }) {
    const { checks, here, url } = test;
    const runs = here.of === 1 ? "" : `, ${here.passed} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(here.of, "answer")} passed`;
    const [check] = checks;
    const { open, close } = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.AU)(`${htmlName(test.name)} on ${htmlName(test.model)}${runs}${check === void 0 ? "" : `: ${htmlName(check.code)}`}`);
    const branch = report.comparison?.kind === "compared" ? report.comparison.base.branch : void 0;
    const there = branch === void 0 ? "" : ` on ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Zt)(branch)}`;
    const parts = [open, ...asked === void 0 ? [] : [labelled("Asked", asked)], ...called.length === 0 ? [] : [`**Called** ${called.slice(0, MAX_CALLS).map(_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Zt).join(", ")}`], labelled("Answer", now), ...before === void 0 ? [] : [labelled(`Before${there}`, before)], ...check === void 0 ? [] : [`**Why** ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Zt)(check.label)}: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(check.message, REASON))}`], `${inReport(test, links)}${url === void 0 ? "" : `; ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.iQ)("where it is configured", url)}`}`, close];
    return parts.join("\n\n");
  }
  function inReport({ fragment }, { pageUrl }) {
    return pageUrl === void 0 ? `${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.D9)(fragment)} in report.html` : (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.iQ)("Open it in the report", `${pageUrl}${fragment}`);
  }
  function labelled(label, text) {
    const start = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Yj)((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_1__.Yj)(text, MAX_TEXT));
    const lines = start.trimEnd().split("\n").flatMap((line) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.x9)(line, COLUMNS));
    const shown = lines.slice(0, MAX_LINES);
    const isCut = text.length > MAX_TEXT || lines.length > shown.length;
    const words = start.trim() === "" ? ["(empty)"] : [...shown, ...isCut ? ["\u2026"] : []];
    return [`**${label}**`, "", ...(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Vl)(words, "text")].join("\n");
  }
  function htmlName(name) {
    return `<code>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(name, MAX_NAME))}</code>`;
  }
  const MAX_ROWS = 300;
  const OPEN_UP_TO = 40;
  function planBlocks(report) {
    const table = (0, _sections_plan_table_js__WEBPACK_IMPORTED_MODULE_2__.k0)(report, MAX_ROWS);
    if (table === void 0) return [];
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.PP)(table.head.map((title, index) => [title, _sections_plan_table_js__WEBPACK_IMPORTED_MODULE_2__.I1[index] ?? "left"]));
    const total = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.jD)(table.total.map((cell) => cell === "" ? "" : `**${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.p7)(cell)}**`));
    const rows = table.rows.map(([test = "", model = "", ...cells]) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.jD)([(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(test, 120)), (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(model, 60)), ...cells.map(_words_escape_js__WEBPACK_IMPORTED_MODULE_4__.p7)]));
    const frame = rows.length > OPEN_UP_TO ? (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.AU)(`<b>All ${rows.length} rows that are shown</b>`) : (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.$B)();
    const last = table.more === void 0 ? [] : [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.jD)([(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.p7)(table.more)])];
    return [{ kind: "list", priority: 0, ...frame, groups: [{ head, items: [total, ...rows, ...last] }], more: (omitted) => `\u2026 and ${omitted} more rows` }];
  }
  const MAX_BYTES = 2e4;
  function renderPartSummary(report, links) {
    const story = (0, _story_story_js__WEBPACK_IMPORTED_MODULE_3__.dH)(report);
    const { sign, title, next, notices, footer } = story;
    const blocks = [(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.fI)(-2, `## ${sign} ${(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.nv)(title)}`), ...stateBlocks(story), ...(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.OT)(story.report, 20), ...next === void 0 ? [] : [(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.fI)(-1, `**Next:** ${(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.nv)(next)}`)], ...partOverview(story), ...(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.bI)(notices, 10), (0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_7__.jk)(story.report, footer, links)];
    return (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.fT)(blocks, MAX_BYTES);
  }
  function partOverview({ report: { suites } }) {
    if (suites.length === 0) return [];
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.PP)([["Suite", "left"], ["Tests \xD7 models", "right"], ["Answers", "right"], ["Not passed", "right"]]);
    const items = suites.map(({ name, totals }) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.jD)([(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Zt)(name), (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(totals.total), (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(totals.runs), (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(totals.total - totals.passed)]));
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.p_)(0, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_6__.$B)(), [{ head, items }])];
  }
}), 23828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Cd: () => renderSettledReview, IC: () => reviewTests, s6: () => renderReviewComment });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _story_named_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6537);
  var _story_story_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58166);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22333);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23270);
  var _story_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95509);
  const MAX_TESTS = 10;
  const MAX_LINE = 200;
  function reviewTests(report) {
    return (0, _story_story_js__WEBPACK_IMPORTED_MODULE_2__.dH)(report).suites.flatMap((suite) => [...suite.causes.shown, ...suite.causes.folded].flatMap((cause) => cause.tests.filter(() => cause.kind !== "failed-there" && cause.kind !== "lost").filter(({ result }) => mayBeBlamed(result)).map((test) => ({ suite, cause, test }))));
  }
  function mayBeBlamed({ status, comparison }) {
    return status !== "errored" && comparison?.kind !== "unchanged-request" && comparison?.label !== "flaky-on-both";
  }
  function renderReviewComment(report, tests, links) {
    const verb = tests.length === 1 ? "fails" : "fail";
    const isWorse = tests.some(({ test }) => test.result.status === "passed");
    const what = isWorse ? `${verb} or got worse` : verb;
    const shown = tests.slice(0, MAX_TESTS).map(testItem);
    const left = tests.length - shown.length;
    const more = left > 0 ? [`- \u2026 and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(left)} more`] : [];
    return [`${_words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.B2.failed} **${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(tests.length, "test")} ${what}** with the lines changed here:`, [...shown, ...more].join("\n"), footer(report, links)].join("\n\n");
  }
  function renderSettledReview(report, links) {
    return [`${_words_phrases_js__WEBPACK_IMPORTED_MODULE_4__.B2.passed} **Settled:** no failing test points at these lines any more.`, footer(report, links)].join("\n\n");
  }
  function testItem({ suite, cause, test }) {
    const counts = (0, _story_named_js__WEBPACK_IMPORTED_MODULE_1__.mQ)([test], suite.branch);
    const told = (0, _story_story_js__WEBPACK_IMPORTED_MODULE_2__.cv)`${(0, _story_named_js__WEBPACK_IMPORTED_MODULE_1__.UU)(test, suite.tests)}${counts.length === 0 ? "" : (0, _story_story_js__WEBPACK_IMPORTED_MODULE_2__.cv)` (${counts})`}: ${cause.reason}`;
    const calls = test.checks.flatMap(({ lines }) => lines);
    return [`- ${(0, _story_markdown_js__WEBPACK_IMPORTED_MODULE_5__.nv)(told)}`, ...calls.map((line) => `  - ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__.Kb)(line, MAX_LINE))}`)].join("\n");
  }
  function footer(report, links) {
    const { sha } = report.run;
    const commit = sha === void 0 ? [] : [`commit ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__.D9)((0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(sha)), (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__.Bg)(report.run))}`];
    const run = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__.iQ)("Run", links.runUrl ?? report.run.runUrl);
    return `<sub>KindLM \xB7 ${[...run === "Run" ? [] : [run], ...commit].join(" \xB7 ")}</sub>`;
  }
}), 95509: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Aw: () => listItem, MC: () => numbersIn, OT: () => problemBlocks, bI: () => noticeBlocks, fI: () => textBlock, hy: () => htmlSentence, jk: () => footerBlock, lZ: () => foldBlock, nv: () => markdownSentence, pO: () => inSightBlocks, wK: () => foldGroups });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _story_story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58166);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  var _digest_scores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5004);
  var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79180);
  function markdownSentence(sentence) {
    return (0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.Mp)(sentence, markdownPart);
  }
  function markdownPart(part) {
    switch (part.kind) {
      case "text":
        return markdownProse(part.text);
      case "code":
        return (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.D9)(part.name);
      case "suite":
      case "test":
      case "model":
      case "branch":
      case "commit":
      case "file":
        return (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(part.name), part.url);
    }
  }
  function markdownProse(text) {
    const [, before = "", inner = "", after = ""] = /^(\s*)([^]*?)(\s*)$/u.exec(text) ?? [];
    const space = (found) => found === "" ? "" : " ";
    if (inner === "") return space(before + after);
    const safe = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.p7)(inner).replace(/!$/u, "&#33;");
    return `${space(before)}${safe}${space(after)}`;
  }
  function htmlSentence(sentence) {
    return (0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.Mp)(sentence, (part) => {
      if (part.kind !== "text") return `<code>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(part.name, 100))}</code>`;
      const [, before = "", inner = "", after = ""] = /^(\s*)([^]*?)(\s*)$/u.exec(part.text) ?? [];
      return `${before === "" ? "" : " "}${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.js)(inner)}${after === "" ? "" : " "}`;
    });
  }
  const ROOMS = [{ gates: 6, qualifiers: 4, reason: 300, names: 8 }, { gates: 6, qualifiers: 4, reason: 60, names: 8 }, { gates: 4, qualifiers: 4, reason: 0, names: 8 }, { gates: 2, qualifiers: 2, reason: 0, names: 8 }];
  const MAX_NUMBERS = 40;
  function inSightBlocks(story, run, taken) {
    const all = ROOMS.map((room) => shownWithin(story, run, room));
    const fits = ({ sentences }) => taken + numbersIn(sentences) <= MAX_NUMBERS;
    return (all.find(fits) ?? all.at(-1))?.blocks ?? [];
  }
  function numbersIn(sentences) {
    const texts = sentences.flatMap((parts) => parts.map((part) => part.kind === "text" ? part.text : ""));
    return texts.join(" ").replaceAll(/`[^`]*`/gu, "").match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0;
  }
  function shownWithin(story, run, room) {
    const { verdict, gates, causes, next, qualifiers } = story;
    const failed = gates.failed.slice(0, room.gates).map(({ phrase }) => phrase);
    const moreGates = gates.failed.length - failed.length;
    const lines = [...run, ...qualifiers.shown];
    const shown = lines.slice(0, room.qualifiers);
    const left = lines.length - shown.length + qualifiers.folded.length;
    const reasons = causes.shown.map((cause) => reasonWithin(cause, room.reason));
    const head = [...verdict === void 0 ? [] : [verdictLine(verdict)], ...gates.lead === void 0 ? [] : [`**${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.p7)(gates.lead)}:** ${failed.map(markdownSentence).join(" \xB7 ")}${moreGates > 0 ? ` \xB7 and ${moreGates} more` : ""}`]];
    return { sentences: [...verdict === void 0 ? [] : [verdict.lead, verdict.rest], [{ kind: "text", text: gates.lead ?? "" }], ...failed, ...shown, ...causes.lead === void 0 ? [] : [causes.lead.sentence], ...reasons, ...next === void 0 ? [] : [next], ...story.folds.slice(0, 1).map(({ title }) => title)], blocks: [...head.length === 0 ? [] : [textBlock(-1, head.join("\\\n"))], ...qualifierBlocks(shown, left), ...causeBlocks(story, reasons, room.names), ...next === void 0 ? [] : [textBlock(0, `**Next:** ${markdownSentence(next)}`)]] };
  }
  function verdictLine({ sign, lead, rest }) {
    const more = rest.length === 0 ? "" : ` ${markdownSentence(rest)}`;
    return `${sign} **${markdownSentence(lead)}**${more}`;
  }
  function qualifierBlocks(shown, left) {
    if (shown.length === 0) return [];
    const lines = shown.map(listItem);
    const more = left > 0 ? `; and ${left} more below` : "";
    return [textBlock(-1, `${lines.join("\n")}${more}`)];
  }
  function reasonWithin({ reason, codes }, most) {
    if (most === 0) return codes.slice(0, 2).map((code) => ({ kind: "code", name: code }));
    return shortened(reason, most);
  }
  function shortened(sentence, most) {
    let left = most;
    const parts = [];
    for (const part of sentence) {
      if (left <= 0) break;
      const text = part.kind === "text" ? part.text : part.name;
      if (text.length <= left) parts.push(part);
      else parts.push({ kind: "text", text: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(text, left) });
      left -= text.length;
    }
    return parts;
  }
  function causeBlocks({ causes, suite }, reasons, names) {
    const { lead, shown } = causes;
    if (lead === void 0 || shown.length === 0) return [];
    const several = new Set(suite.results.map(({ modelId }) => modelId)).size > 1;
    const rows = shown.map((cause, index) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.jD)([markdownSentence(reasons[index] ?? []), namesText(cause.tests, { most: names, several })]));
    return [textBlock(0, `**${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.p7)(lead.label)}:** ${markdownSentence(lead.sentence)}`), { kind: "list", priority: 1, open: "", close: "", groups: [{ head: CAUSE_HEAD, items: rows }], more: (omitted) => `\u2026 and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(omitted, "more reason")}` }];
  }
  const CAUSE_HEAD = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.PP)([["Why", "left"], ["Tests", "left"]]);
  function namesText(tests, { most, several }) {
    const byName = /* @__PURE__ */ new Map();
    for (const test of tests) byName.set(test.name, [...byName.get(test.name) ?? [], test]);
    const shown = [...byName.values()].slice(0, most).map((its) => {
      const [first] = its;
      if (first === void 0) return "";
      const models = its.map(({ model }) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(model)).join(", ");
      return `${testLink(first)}${several ? ` on ${models}` : ""}${reusedMark(first, " ")}`;
    });
    const left = byName.size - shown.length;
    return `${shown.join(" \xB7 ")}${left > 0 ? ` and ${left} more` : ""}`;
  }
  function testLink({ name, url }) {
    return (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(name), url);
  }
  function reusedMark({ reused }, before) {
    if (reused === void 0) return "";
    const commit = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.d_)(reused)), reused.url);
    return `${before}<sub>reused from ${commit}</sub>`;
  }
  function listItem(sentence) {
    const text = markdownSentence(sentence);
    return `- ${text.trim() === "" ? "(empty)" : text}`;
  }
  function foldGroups({ table, lines = [], causes = [], tests = [] }, { suite }, extent) {
    const several = new Set(suite.results.map(({ modelId }) => modelId)).size > 1;
    return [...causes.length === 0 ? [] : [{ head: CAUSE_HEAD, items: causes.map(({ reason, tests: its }) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.jD)([markdownSentence(reason), namesText(its, { most: 20, several })])) }], ...tests.length === 0 ? [] : [testGroup(tests, several, extent)], ...table === void 0 ? [] : [tableGroup(table, extent)], ...lines.length === 0 ? [] : [{ head: "", items: lines.map(listItem) }]];
  }
  function tableGroup({ head, rows }, { intervals }) {
    return { head: (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.PP)(head.map(({ title, align }) => [(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.p7)(title), align])), items: rows.map((cells) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.jD)(cells.map(({ text, full = text }) => markdownSentence(intervals ? full : text)))) };
  }
  function testGroup(tests, several, extent) {
    const hasBase = tests.some(({ base }) => base !== void 0);
    const head = (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.PP)([["Test", "left"], ...several ? [["Model", "left"]] : [], ["Passed", "right"], ...hasBase ? [["On the base", "right"]] : [], ["Why", "left"]]);
    const items = tests.slice(0, extent.tests).map((test) => (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.jD)([`${testLink(test)}${reusedMark(test, "<br>")}`, ...several ? [(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(test.model)] : [], passedCell(test), ...hasBase ? [test.base === void 0 ? "\u2013" : `${test.base.passed} of ${test.base.of}`] : [], checkCell(test, extent)]));
    return { head, items, unlisted: Math.max(0, tests.length - items.length) };
  }
  function passedCell({ here, lost, counting }) {
    if (here.of === 0) return "no answer";
    const notes = [...lost === 0 ? [] : [`${lost} without an answer`], ...counting === void 0 ? [] : [`${counting.passed} of ${counting.of} that count`]];
    return [`${here.passed} of ${here.of}`, ...notes.map((note) => `<sub>${note}</sub>`)].join("<br>");
  }
  function checkCell({ checks }, extent) {
    const shown = checks.slice(0, extent.checks).flatMap((check) => checkLines(check, extent));
    const left = checks.length - extent.checks;
    const lines = [...shown, ...left > 0 ? [`and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(left, "more check")}`] : []];
    return lines.length === 0 ? "\u2013" : lines.join("<br>");
  }
  function checkLines({ code, label, message, lines, score, isScored, facts }, { reason, quotes }) {
    const scored = isScored ? ` (${(0, _digest_scores_js__WEBPACK_IMPORTED_MODULE_3__.gu)(score)})` : "";
    const said = [message, ...lines].filter((line) => line !== "");
    const { reasoning, console: printed } = facts;
    return [`${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(code)} ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(label)}${scored}`, ...said.map((line) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(line, reason))), ...quotes && typeof reasoning === "string" && reasoning !== "" ? [`Judge: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(reasoning, reason))}`] : [], ...quotes && Array.isArray(printed) && printed.length > 0 ? [`Console: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(printed.map(String).join("\n"), reason))}`] : []];
  }
  function foldBlock(one, story, { extent, priority }) {
    const groups = foldGroups(one, story, extent);
    return groups.length === 0 ? [] : [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.p_)(priority, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.AU)(htmlSentence(one.title)), groups)];
  }
  const MAX_NOTICE = 500;
  function problemBlocks(report, most) {
    if (report.problems.length === 0) return [];
    const items = report.problems.map((problem) => {
      const { location, path, message, hint } = problem;
      const place = location === void 0 ? void 0 : (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.D9)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(`${location.file}:${location.line}:${location.column}`, 200)), (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Hx)(report.run, location));
      const parts = [place, path === void 0 || path === "" ? void 0 : (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(path), markdownSentence([(0, _story_story_js__WEBPACK_IMPORTED_MODULE_1__.TL)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(whole(message, hint), MAX_NOTICE))])];
      return { line: `- ${parts.filter((part) => part !== void 0).join(" ")}`, diff: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.ZD)(problem) };
    });
    const open = items.slice(0, most);
    const folded = items.slice(most);
    return [textBlock(0, open.map(({ line }) => line).join("\n")), ...folded.length === 0 && open.every(({ diff }) => diff === "") ? [] : [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.p_)(1, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.AU)(`${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(items.length, "problem")}, with what has changed`), [{ head: "", items: items.map(({ line, diff }) => `${line}${diff}`) }])]];
  }
  function whole(message, hint) {
    if (hint === void 0) return message;
    return `${message}${/[.!?]$/u.test(message) ? "" : "."} ${hint}`;
  }
  function noticeBlocks(notices, most) {
    if (notices.length === 0) return [];
    const items = notices.slice(0, most).map((notice) => listItem([{ kind: "text", text: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Kb)(notice, MAX_NOTICE) }]));
    const unlisted = Math.max(0, notices.length - most);
    return [(0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.p_)(6, (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_4__.AU)((0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(notices.length, "notice")), [{ head: "", items, unlisted }])];
  }
  const GLOSSARY_URL = "https://github.com/kindlm/action/blob/v1/docs/glossary.md";
  function footerBlock({ run }, facts, links) {
    const { sha, runAttempt } = run;
    const commit = sha === void 0 ? void 0 : `commit ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.iQ)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.D9)((0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(sha)), (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Bg)(run))}`;
    const attempt = runAttempt !== void 0 && runAttempt > 1 ? ` (attempt ${runAttempt})` : "";
    const named = links.artifactName === void 0 ? "" : ` (${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(links.artifactName)})`;
    const parts = [linkOrNothing("Open the report", links.pageUrl, ""), linkOrNothing("Run", links.runUrl ?? run.runUrl, attempt), linkOrNothing("All reports", links.artifactUrl, named), commit, ...facts.length === 0 ? [] : [facts.join(", ")], (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.iQ)("what these words mean", GLOSSARY_URL)];
    return textBlock(0, `<sub>${parts.filter((part) => part !== void 0).join(" \xB7 ")}</sub>`);
  }
  function linkOrNothing(label, url, after) {
    const link = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.iQ)(label, url);
    return link === label ? void 0 : `${link}${after}`;
  }
  function textBlock(priority, text) {
    return { kind: "text", priority, text };
  }
}), 23642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { Cy: () => shownReport, P2: () => caveatLine, Vt: () => caveatsOf, m9: () => changeName });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _build_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41545);
  var _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5630);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22333);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23270);
  var _judge_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4118);
  var _weakened_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23397);
  const MAX_DETAILS = 10;
  function caveatLine({ words, details }) {
    const more = details.length - MAX_DETAILS;
    const shown = details.slice(0, MAX_DETAILS);
    const rest = more > 0 ? [`and ${more} more`] : [];
    return details.length === 0 ? words : `${words}: ${[...shown, ...rest].join("; ")}`;
  }
  function caveatsOf(suite, run) {
    return [...weakenedDemands(suite, run), ...changedChecks(suite), ...unboundAnswers(suite), ...ownRecordings(suite, run), ...untrusted(suite), ...assertingNothing(suite), ...truncatedAnswers(suite), ...sameAnswers(suite), ...fallbacks(suite), ...traces(suite), ...thoughts(suite)];
  }
  function weakenedDemands(suite, run) {
    const { weakened = [] } = suite.comparison ?? {};
    if (weakened.length === 0) return [];
    const filters = ["tags", "tests", "models"].filter((_, at) => (run?.step?.filters[at] ?? []).length > 0);
    const by = suite.sample === void 0 ? filters : [...filters, "sample"];
    return caveat("weakened", `${changeName(run)} ${(0, _weakened_js__WEBPACK_IMPORTED_MODULE_7__.e)(weakened, by)}`, { details: (0, _weakened_js__WEBPACK_IMPORTED_MODULE_7__.$)(weakened), isFolded: true });
  }
  const CHECKS_ONE_IN = 5;
  function changedChecks({ comparison, results }) {
    const changed = comparison?.counts.checksChanged ?? 0;
    if (changed * CHECKS_ONE_IN <= results.length) return [];
    const subject = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(changed, "result is", "results are");
    const words = `${subject} not compared with the base branch (of ${results.length}), since what is checked is changed: gates against it do not look at ${changed === 1 ? "it" : "them"}`;
    return caveat("checks-changed", words, {});
  }
  function unboundAnswers({ results }) {
    const isAffected = (run) => run.unboundAnswers !== void 0;
    const answers = results.flatMap(allRuns).reduce((total, { unboundAnswers: count = 0 }) => total + count, 0);
    if (answers === 0) return [];
    const subject = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(answers, "stored answer is", "stored answers are");
    return caveat("unbound", `${subject} not bound to the question (recorded without a hash, or of a program without dependsOn)`, { tests: testNames(results.filter((result) => allRuns(result).some(isAffected))) });
  }
  function ownRecordings({ ownRecordings: files = [] }, run) {
    if (files.length === 0) return [];
    const subject = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(files.length, "recording", "recordings");
    const words = `this pull request itself adds or changes ${subject}: these answers are its author's word`;
    const urls = files.flatMap((file) => {
      const url = run && (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_4__.Hx)(run, { file, line: 1, column: 1 });
      return url === void 0 ? [] : [[file, url]];
    });
    return caveat("own-recordings", words, { details: files, urls: new Map(urls) });
  }
  function untrusted(suite) {
    return (0, _judge_lines_js__WEBPACK_IMPORTED_MODULE_6__.x_)(suite).flatMap(({ criteria, judgeModel }) => {
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
    const subject = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(tests.length, "test asserts", "tests assert");
    return caveat("asserts-nothing", `${subject} nothing, so no answer can fail`, { tests });
  }
  function truncatedAnswers({ results, totals }) {
    if (totals.truncated === 0) return [];
    const subject = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(totals.truncated, "answer was", "answers were");
    const tests = testNames(results.filter((it) => it.runs.some((run) => run.truncated)));
    return caveat("truncated", `${subject} cut at maxTokens`, { tests });
  }
  function sameAnswers({ results }) {
    const repeated = results.filter((result) => repetitionsIn(result) > 0);
    const count = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_8__.cz)(repeated.map((result) => repetitionsIn(result)));
    if (count === 0) return [];
    const subject = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(count, "repeat got", "repeats got");
    const words = `${subject} the same reply as an earlier one, by its id: a cache answers, and each reply counts once in rates of answers and in the comparison`;
    return caveat("same-answer", words, { tests: testNames(repeated) });
  }
  function repetitionsIn(result) {
    const ids2 = allRuns(result).flatMap(({ sampleId }) => sampleId ?? []);
    return ids2.length - new Set(ids2).size;
  }
  function fallbacks(suite) {
    const found = (0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_3__.nL)(suite);
    if (found.length === 0) return [];
    const details = found.map(({ modelId, asked, answered }) => `${modelId}: asked for ${asked}, answered by ${answered.join(", ")}`);
    return caveat("fallback", "replies name another model than was asked for", { details });
  }
  const TRACE_GAPS = [["exports that were refused (too large, cut off, or not OTLP), or more spans than are kept", ({ refusedExports, droppedSpans }) => refusedExports + droppedSpans > 0], ["no span of a convention that is known (docs/agents.md), so no tool call, token or cost was read", ({ understoodSpans, otherSpans }) => understoodSpans === 0 && otherSpans > 0], ["tool calls without their arguments, which instrumentations record on request only", ({ callsWithoutArguments }) => callsWithoutArguments > 0], ["other tool calls than the command printed: those of the traces count, since a model can write such a line", ({ otherCallsPrinted }) => otherCallsPrinted === true]];
  function traces({ results }) {
    return TRACE_GAPS.flatMap(([words, isIn]) => {
      const affected = ({ trace }) => trace !== void 0 && isIn(trace);
      const count = results.flatMap(allRuns).filter(affected).length;
      if (count === 0) return [];
      return caveat("traces", `the traces of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(count, "answer")} have ${words}`, { tests: testNames(results.filter((result) => allRuns(result).some(affected))) });
    });
  }
  function thoughts({ results }) {
    const count = results.flatMap(({ runs }) => runs).filter(hasThoughts).length;
    if (count === 0) return [];
    const subject = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(count, "answer has", "answers have");
    const words = `${subject} thoughts of the model, which are shown and not judged`;
    return [{ ...one("thoughts", words), icon: _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.B2.idle }];
  }
  function hasThoughts({ thoughtCharacters }) {
    return thoughtCharacters !== void 0 && thoughtCharacters > 0;
  }
  function allRuns({ runs, extraRuns = [] }) {
    return [...runs, ...extraRuns];
  }
  function one(kind, words) {
    return { kind, icon: _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.B2.look, words, tests: [], details: [] };
  }
  function caveat(kind, words, about) {
    return [{ ...one(kind, words), ...about }];
  }
  function testNames(results) {
    return [...new Set(results.map((result) => result.testCaseName))];
  }
  function shownReport(report) {
    if (report.suites.length === 0 || !isUnjudged(report)) return report;
    const nothing = { suites: [], totals: (0, _build_report_js__WEBPACK_IMPORTED_MODULE_2__.vA)([], []), failureCodes: {} };
    return { ...report, ...nothing, comparison: void 0, savings: void 0 };
  }
  function isUnjudged({ problems, run, interruption, suites, totals }) {
    if (run.responses === "replay" && problems.length > 0) return true;
    if (interruption?.kind !== "auth" || totals.tokens > 0) return false;
    return suites.every(({ results }) => results.every(({ runs }) => runs.every(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.E3)));
  }
  function changeName(run) {
    return run?.pullRequest === void 0 ? "this change" : "this pull request";
  }
}), 4118: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { $L: () => judgeSentence, LK: () => judgeLines, x_: () => untrustedJudges });
  var _statistics_judges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59179);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75884);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22333);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23270);
  const ICONS = { trusted: _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.B2.passed, "not trusted": _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.B2.look, "too few labels": _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.B2.idle };
  function judgeLines({ run }, { judges = [], comparison }) {
    return judges.map((judge) => {
      const namesakes = judges.filter(({ criteria }) => criteria === judge.criteria);
      const { file } = judge;
      return { icon: ICONS[judge.state], state: judge.state, criteria: judge.criteria, ...namesakes.length > 1 ? { judgeModel: judge.judgeModel } : {}, rates: rateWords(judge), verdict: verdictWords(judge), notes: [...notesOn(judge), ...flipNotes(judge, comparison?.judges)], wrong: judge.wrong.map((label) => ({ ...label, place: `${file}:${label.line}`, url: (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.Hx)(run, { file, line: label.line, column: 1 }), words: `${label.good ? "good" : "bad"}, and the judge gives ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(label.score)}` })), moreWrong: judge.wrongLeftOut };
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
    const limit = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)(Math.max(judge.min, _statistics_judges_js__WEBPACK_IMPORTED_MODULE_0__.tN));
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
    return [...counts.good + counts.bad === 0 ? [] : [intervalWords(judge)], ...auc === void 0 ? [] : [`Its scores put a good answer above a bad one in ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)(auc.auc, 0)} of pairs.`], ...counts.good === 0 && lost === 0 ? ["No label is of a good answer, so it is not known whether it passes them."] : [], ...counts.bad === 0 && lost === 0 ? ["No label is of a bad answer, so it is not known whether it stops them."] : [], ...lost === 0 ? [] : [`${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(lost, "label has", "labels have")} no score: ${lostBecause ?? "not asked"}.`], ...contradictory.map((lines) => `${file}: lines ${lines.join(", ")} judge the same answer differently, so they count nowhere.`), ...source.kind === "base" ? [`Judged by the base branch's run${source.sha === void 0 ? "" : ` at ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.Ax)(source.sha)}`}; neither the judge nor its labels have changed since.`] : [], ...spent.calls === 0 ? [] : [`Asking about the labels took ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(spent.calls, "call")}${spent.costUsd === null ? " of unknown price" : ` and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.dR)(spent.costUsd)}`}, which the cost of the run includes.`]];
  }
  function flipNotes({ file, criteria, judgeModel, verdicts }, shifts = []) {
    const shift = shifts.find((it) => it.criteria === criteria && it.judgeModel === judgeModel && it.flipped.every(({ line, now }) => verdicts.some((verdict) => verdict.line === line && verdict.score === now)));
    if (shift === void 0 || shift.flipped.length === 0) return [];
    const { flipped, flippedLeftOut, compared } = shift;
    const lines = (stops) => flipped.filter(({ before, now }) => now < before === stops).map(({ line }) => line).join(", ");
    const parts = [{ verb: "stops now", at: lines(true) }, { verb: "passes now", at: lines(false) }].filter(({ at }) => at !== "");
    const words = parts.map(({ verb, at }) => `${verb} line ${at}`).join("; ");
    const more = flippedLeftOut === 0 ? "" : `, and ${flippedLeftOut} more`;
    return [`Of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(compared, "label")} that the base branch's run has too, its verdict differs on ${flipped.length + flippedLeftOut}: ${file}: ${words}${more}.`];
  }
  function intervalWords({ sensitivity, specificity }) {
    const words = (verb, { share, low, high }, kind) => share === null ? [] : [`${verb} ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)(low, 0)} to ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)(high, 0)} of ${kind} answers`];
    const parts = [...words("passes", sensitivity, "good"), ...words("stops", specificity, "bad")];
    return `95 % intervals: it ${parts.join(" and ")}.`;
  }
}), 56529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { I1: () => PLAN_ALIGNMENT, k0: () => planTable, oW: () => previewOf });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15744);
  function previewOf(report) {
    return isPreview(report) ? report.preview : void 0;
  }
  function isPreview(report) {
    return "preview" in report;
  }
  const PLAN_ALIGNMENT = ["left", "left", "right", "right", "right", "left"];
  const HEAD = ["Test", "Model", "Answers", "Calls", "Cost", "Known from"];
  const SOURCES = { base: "base branch", recordings: "recordings", prices: "prices: at most", stored: "stored answers" };
  function planTable(report, maxRows) {
    const preview = previewOf(report);
    if (preview?.kind !== "plan" || preview.results.length === 0) return void 0;
    const { results } = preview;
    const isWhole = results.length <= maxRows;
    const shown = isWhole ? results : results.toSorted(byCost).slice(0, maxRows);
    const severalSuites = new Set(results.map(({ suite }) => suite)).size > 1;
    const rest = results.length - shown.length;
    return { head: HEAD, rows: shown.map((result) => cellsOf(result, severalSuites)), total: totalCells(results), more: isWhole ? void 0 : `\u2026 and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(rest, "result")} that cost less` };
  }
  function byCost(a, b) {
    const cost = ({ costUsd }) => costUsd?.most ?? Infinity;
    const [first, second] = [cost(a), cost(b)];
    return first === second ? b.calls.most - a.calls.most : second - first;
  }
  function cellsOf(result, severalSuites) {
    const { suite, test, model, runs, calls, costUsd, from, reused } = result;
    const name = severalSuites ? `${suite}: ${test}` : test;
    if (reused !== void 0) {
      return [name, model, "\u2013", "\u2013", "\u2013", `reused from ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(reused)}`];
    }
    const cost = costUsd === void 0 ? "not known" : rangeWords(costUsd, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR);
    const source = costUsd === void 0 && from === "prices" ? "price not known" : SOURCES[from];
    return [name, model, rangeWords(runs, whole), rangeWords(calls, whole), cost, source];
  }
  function totalCells(results) {
    const add = (of) => ({ least: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.cz)(results.map((it) => of(it)?.least ?? 0)), most: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_1__.cz)(results.map((it) => of(it)?.most ?? 0)) });
    const unknown = results.filter((it) => it.costUsd === void 0 && it.reused === void 0);
    const reused = results.filter((it) => it.reused !== void 0).length;
    const cost = rangeWords(add(({ costUsd }) => costUsd), _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR);
    return [`Total of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(results.length, "result")}`, "", rangeWords(add(({ runs }) => runs), whole), rangeWords(add(({ calls }) => calls), whole), unknown.length === 0 ? cost : `${cost} + ?`, [...reused === 0 ? [] : [`${reused} reused`], ...unknown.length === 0 ? [] : [`${unknown.length} of unknown price`]].join(", ")];
  }
  function whole(value) {
    return String(Math.round(value));
  }
  function rangeWords({ least, most }, words) {
    const [from, to] = [words(least), words(most)];
    return from === to ? to : `${from}\u2013${to}`;
  }
}), 91485: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { EK: () => pointText, NJ: () => triesWords, PL: () => columnsOf, Qh: () => reliabilityWords, Ud: () => triesTitle, sd: () => pointAt, yx: () => reliabilityRows });
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79995);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39006);
  var _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19201);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75884);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23270);
  const MOST_COLUMNS = 6;
  const FURTHER = [10, 20, 50, 100, 200, 500];
  function reliabilityRows({ results }) {
    const most = results.reduce((longest, { runCount }) => Math.max(longest, runCount), 0);
    if (most < 2) return [];
    const models = new Set(results.map(({ modelId }) => modelId));
    return [...models].flatMap((modelId) => {
      const ofModel = results.filter((result) => result.modelId === modelId);
      const answered = ofModel.map((result) => ({ ...result, runs: result.runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.tY) }));
      const own = (0, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.Bw)(answered);
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
    const known = (0, _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_4__.P8)(results, tries);
    return known && { tries, share: known.all, leftOut: results.length - known.used };
  }
  const NUMERALS = ["", "", "Two", "Three", "Four", "Five", "Six"];
  function triesTitle(tries) {
    return tries === 1 ? "Each right" : `${NUMERALS[tries] ?? String(tries)} in a row`;
  }
  function triesWords(tries) {
    return triesTitle(tries).toLowerCase();
  }
  function pointText({ share, leftOut }, intervals) {
    const rate = intervals ? (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_3__.cf)(share, void 0, 0) : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_2__.rq)(share.value, 0);
    return `${rate}${leftOut === 0 ? "" : `, ${leftOut} left out`}`;
  }
  function reliabilityWords({ points }) {
    return points.map(({ tries, share }) => `${triesWords(tries)} ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_2__.rq)(share.value, 0)}`).join(", ");
  }
  function pointAt({ points }, tries) {
    return points.find((point) => point.tries === tries);
  }
  function columnsOf(rows) {
    const tries = rows.flatMap(({ points }) => points.map((point) => point.tries));
    return [...new Set(tries)].toSorted((a, b) => a - b);
  }
}), 23397: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { $: () => weakenedList, e: () => weakenedWords });
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39006);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75884);
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15744);
  const GATES_NAMED = 3;
  function weakenedWords(all, by = []) {
    const gates = all.flatMap((one) => gateClause(one) ?? []);
    const rest = gates.length - GATES_NAMED;
    const clauses = [...gates.slice(0, GATES_NAMED), ...rest > 0 ? [`weakens ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(rest, "more gate")}`] : [], ...all.flatMap((one) => inputClause(one) ?? []), ...all.flatMap((one) => notAskedClause(one, by) ?? []), ...CLAUSES.flatMap((clause) => {
      const meant = all.filter((one) => !isNamed(one) && clauseOf(one) === clause);
      return meant.length === 0 ? [] : [clause[1]((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_2__.cz)(meant.map((one) => one.count)))];
    })];
    const last = clauses.at(-1) ?? "";
    return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(", ")} and ${last}`;
  }
  const CLAUSES = [[({ kind }) => kind === "removed", (tests) => `takes out ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")}`], [({ kind }) => kind === "skipped", (tests) => `skips ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")}`], [isOf("models"), (tests) => `asks fewer models in ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")}`], [isOf("repeat"), (tests) => `asks ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")} less often`], [isOf("minPasses"), (tests) => `lowers minPasses of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")}`], [isOf("deterministic"), (tests) => `counts the answers of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")} as one`], [isOf("dependsOn"), (tests) => `changes what ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")} ${tests === 1 ? "depends" : "depend"} on`], [isOf("question"), (tests) => `asks ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")} something else`], [isOf("labels"), (labels) => `takes away or changes ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(labels, "label")} of judges`], [isOf("baseline"), (answers) => `takes away or changes ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(answers, "answer")} of the baseline`], [isOf("judge.model"), (tests) => `has the answers of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")} judged by another model`], [isOf("embeddings.model"), (tests) => `has the answers of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(tests, "test")} embedded by another model`], [isPrice, (prices) => `lowers ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(prices, "price")}`], [({ what }) => what.startsWith("reads."), (models) => `looks at another part of the replies of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(models, "model")}`], [({ kind }) => kind === "moved", () => "points recordings elsewhere"], [({ kind, what }) => kind === "changed" || what.endsWith(".weight"), (checks) => `changes what ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(checks, "check")} ${checks === 1 ? "wants" : "want"}`], [() => true, (checks) => `lowers or drops ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(checks, "check")}`]];
  function isOf(what) {
    return (one) => one.what === what;
  }
  function isPrice({ what }) {
    return what.startsWith("pricing.") || what === "costUsd";
  }
  function clauseOf(one) {
    return CLAUSES.find(([isMeant]) => isMeant(one));
  }
  function weakenedList(all) {
    return all.map((one) => {
      const { kind, what, there, here, count: tests, names } = one;
      const more = names.length === 0 ? 0 : tests - names.length;
      const named = `${names.join(", ")}${more > 0 ? ` and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(more)} more` : ""}`;
      if (kind === "moved" || what.startsWith(OF_INPUTS)) return `${what}: ${names.join(" -> ")}`;
      if (kind === "removed" || kind === "skipped" || kind === "not-asked") {
        return `${KINDS[kind]}: ${named}`;
      }
      if (kind === "changed") return `${what}: changed${named === "" ? "" : ` (${named})`}`;
      const unit = unitOf(what);
      const [before, after] = [there, here].map((value) => value === void 0 ? "none" : figure(value, unit));
      return `${what}: ${before} -> ${after}${named === "" ? "" : ` (${named})`}`;
    });
  }
  const KINDS = { removed: "taken out", skipped: "skipped", "not-asked": "not asked" };
  const OF_INPUTS = "inputs.";
  function inputClause({ what, names }) {
    const [, name, value] = /^inputs\.([a-z-]+) ([\w ]+)$/u.exec(`${what} ${names[1] ?? ""}`) ?? [];
    return name === void 0 ? void 0 : `sets ${name}: ${value}`;
  }
  function notAskedClause({ kind, count: tests, there = tests }, by) {
    if (kind !== "not-asked") return void 0;
    const why = by.length === 0 ? "" : ` (${by.length === 1 ? "input" : "inputs"} ${by.join(", ")})`;
    return `does not ask ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(tests)} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(there, "test")}${why}`;
  }
  function isNamed(one) {
    return one.kind === "not-asked" || gateClause(one) !== void 0 || inputClause(one) !== void 0;
  }
  function gateClause({ what, there, here }) {
    const [, name = ""] = /^gates\.(\w+(?:\.tries)?)$/u.exec(what) ?? [];
    const unit = unitOf(what);
    if (unit === void 0 || there === void 0) return void 0;
    if (here === void 0) return `drops ${name}`;
    return `${here < there ? "lowers" : "raises"} ${name} from ${figure(there, unit)} to ${figure(here, unit)}`;
  }
  function unitOf(what) {
    if (what === "gates.reliabilityMin.tries") return "count";
    if (what === "gates.notWorseMargin") return "points";
    const name = what.replace(/^gates\./u, "");
    return what !== name && isGate(name) ? _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_0__.JH[name].unit : void 0;
  }
  function isGate(name) {
    return Object.hasOwn(_engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_0__.JH, name);
  }
  function figure(value, unit) {
    return unit === void 0 ? String(Number(value.toPrecision(Math.abs(value) < 1 ? 3 : 9))) : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_1__.Ru)(value, unit);
  }
}), 40223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { $r: () => comparisonNotes, Gv: () => rerunWords, Vs: () => luckWords, yk: () => turnedWords });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33233);
  var _statistics_guards_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13717);
  var _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19201);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1614);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63083);
  var _sight_notes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66017);
  var _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88368);
  function comparisonNotes(report, suite) {
    const { comparison } = suite;
    const base = (0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.bx)(report);
    if (report.comparison?.kind === "unavailable") {
      if ((0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.Vj)(report, suite) === void 0) return [];
      const later = (0, _sight_notes_js__WEBPACK_IMPORTED_MODULE_4__.CL)(report, suite, (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_2__.cN)(suite));
      return later === void 0 ? [] : [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`${later}`];
    }
    if (base === void 0 || comparison === void 0 || report.comparison === void 0) return [];
    const noun = (0, _words_headline_js__WEBPACK_IMPORTED_MODULE_2__.cN)(suite);
    const aboutModel = (0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.Tg)(report, suite);
    const judged = aboutModel ? comparison.model : comparison.verdict;
    const { runs, isAncestor } = report.comparison.base;
    const notes = [aboutModel && comparison.changed > 0 ? (0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.xm)((0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.uA)(comparison.verdict, base)) : "", scopeWords(comparison, noun), aboutModel ? "" : modelNote(comparison, base), oneAnswerWords(judged?.evidence), ...aboutModel ? [] : (0, _sight_notes_js__WEBPACK_IMPORTED_MODULE_4__.cb)(suite, base, noun), ...judgeShiftNotes(comparison.judges ?? [], base), ...figures(comparison), movedNote(report, suite, base), memoryNote(base, runs), isAncestor === false ? "That commit is not part of what was tested, so other changes may have contributed to a difference." : ""];
    return notes.map((note) => (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.oR)([note])).filter((note) => note.length > 0);
  }
  function memoryNote(base, runs) {
    if (runs === 1) return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`Compared with one run of ${(0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.bq)(base)}.`;
    const newest = (0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.Sy)(base);
    const which = newest.length === 0 ? "" : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`, the newest of them ${newest}`;
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`Compared with ${runs} runs of ${base.branch}${which}.`;
  }
  function scopeWords({ changed, unchangedRequests: unchanged }, noun) {
    if (unchanged === 0 || changed === 0) return "";
    const touched = changed === 1 ? "one" : String(changed);
    const others = unchanged === 1 ? "other one is" : `other ${unchanged} are`;
    return `This comparison is about the ${touched} of ${changed + unchanged} ${noun}s that this change touches; the ${others} asked exactly as before.`;
  }
  function modelNote({ model }, base) {
    if (model === void 0) return "";
    const found = (0, _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__.oY)(model);
    return found === "same" || found === "unknown" ? "" : (0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.xm)((0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.Hg)(model, base));
  }
  function oneAnswerWords(evidence) {
    const { oneAnswerASide = 0, compared = 0 } = evidence ?? {};
    if (oneAnswerASide === 0) return "";
    const which = oneAnswerASide === compared ? "What was compared is" : `${oneAnswerASide} of the ${compared} results that were compared are`;
    return `${which} asked at temperature 0 or with a seed: there a side has one answer, since no repeat can tell a worse prompt from an unlucky wording.`;
  }
  function figures({ judge, moved, cost, latency }) {
    return [judge === void 0 ? "" : judgeWords(judge, moved?.isScoreWorse === false), cost === void 0 ? "" : costWords(cost), latency === void 0 ? "" : latencyWords(latency)];
  }
  function judgeWords({ baseMean, headMean, ...judge }, isOfOthers) {
    const change = `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(baseMean)} \u2192 ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(headMean)}`;
    if (isOfOthers && (0, _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_6__.Tu)(judge.worse, _statistics_guards_js__WEBPACK_IMPORTED_MODULE_7__.Nh)) {
      return `Judge average of the tests compared: ${change}. Cannot tell whether this change did that.`;
    }
    if (judge.isWorse) {
      return `Judge average of the tests compared fell: ${change}. ${(0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.Dz)(judge.worse)}`;
    }
    const isOfDay = judge.guard?.passes === false && (0, _statistics_intervals_js__WEBPACK_IMPORTED_MODULE_6__.Tu)(judge.worse, _statistics_guards_js__WEBPACK_IMPORTED_MODULE_7__.Nh);
    return `Judge average of the tests compared: ${change}${isOfDay ? ", which an ordinary day could do" : ""}.`;
  }
  function costWords({ ratio, isWorse, worse }) {
    const sentence = `An answer costs ${timesAs("much", ratio)} before.`;
    return isWorse ? `${sentence} ${(0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.Dz)(worse)}` : sentence;
  }
  function latencyWords({ ratio }) {
    return `An answer takes ${timesAs("long", ratio)} before (not judged).`;
  }
  function timesAs(what, ratio) {
    const times = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(ratio, 2);
    return times === "1.00" ? `as ${what} as` : `${times} times as ${what} as`;
  }
  function judgeShiftNotes(shifts, base) {
    return shifts.flatMap((shift) => {
      const { judgeModel, changed, compared, differ, lower, baseMean, headMean } = shift;
      const judge = (0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.ci)([judgeModel]);
      const versions = versionWords(shift);
      if (!changed && versions.length === 0) return [];
      const otherwise = `${differ} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(compared, "labelled answer")}`;
      return [changed ? (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`The judge ${judge} itself has changed: it gives ${otherwise} another score than on ${base.branch} (${lower} lower, ${differ - lower} higher; mean ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(baseMean)} → ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(headMean)}), so what it judged there and here is not compared.${versions}` : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`The judge ${judge} is another version than on ${base.branch}; its labels do not show that it judges differently (${otherwise} have another score).${versions}`];
    });
  }
  function versionWords({ versions }) {
    if (versions === void 0 || versions.base.length === 0 || versions.head.length === 0) return [];
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)` Its replies name ${(0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.ci)(versions.head)}, and named ${(0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.ci)(versions.base)}.`;
  }
  function movedNote({ run }, { comparison, judgedAgain }, base) {
    const { moved, judge } = comparison ?? {};
    if (moved !== void 0 || judgedAgain !== void 0) {
      return whoMovedWords(moved, judgedAgain, base);
    }
    if (run.responses === "replay" || judge?.isWorse !== true) return "";
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of ${base.branch} where the report from there keeps them (input \`outputs\`).`;
  }
  function whoMovedWords(moved, again, { branch }) {
    const lost = again === void 0 || again.lost === 0 ? "" : lostWords(again);
    if (moved !== void 0) {
      const answers = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(moved.answers + moved.untouchedAnswers, "answer");
      return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`Who moved: ${causeWords(moved)}. Today's judge was asked about ${answers} of ${branch}: of the drop of ${signed(moved.total)} in judge scores, ${partWords(moved)}.${lost}`;
    }
    if (again === void 0) return "";
    const all = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(again.answers.length + again.lost, "answer");
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${all} of ${branch}, which is too few.${lost}`;
  }
  const CAUSES = { change: "this change", model: "the model, which answers worse than it did", judge: "the judge, which is stricter than it was" };
  function causeWords({ causes, model }) {
    if (causes.length === 0) return "cannot be told apart";
    return causes.map((cause) => cause === "change" && model === void 0 ? "this change, or the model" : CAUSES[cause]).join(", and ");
  }
  function partWords({ judge, model, change, low, high }) {
    const interval = `${signed(change)} (${signed(low)} to ${signed(high)})`;
    const own = `${signed(judge)} is the judge's own`;
    return model === void 0 ? `${own} and ${interval} this change's or the model's, which too few untouched tests tell apart` : `${own}, ${signed(model)} the model's and ${interval} this change's`;
  }
  function signed(value) {
    const rounded = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.fN)(Math.abs(value));
    return value < 0 && Number(rounded) !== 0 ? `-${rounded}` : rounded;
  }
  function lostWords({ lost, lostBecause }) {
    const because = lostBecause === void 0 ? "" : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)`: ${(0, _verdict_line_js__WEBPACK_IMPORTED_MODULE_5__.ci)([lostBecause])}`;
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_3__.cv)` About ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(lost, "answer")} it was not asked${because}.`;
  }
  function luckWords(expected) {
    if (expected < 0.05) return "Luck alone explains almost none of these.";
    const about = expected < 0.95 ? "fewer than one" : `about ${Math.round(expected)}`;
    return `By luck alone, ${about} would look like this.`;
  }
  function turnedWords(expected, hasOneAnswerASide) {
    const luck = luckWords(expected);
    return hasOneAnswerASide ? `${luck} At temperature 0 or with a seed, whether the wording or the luck of the wording did it, one answer cannot say.` : luck;
  }
  const FLIP_SHOWN = 0.05;
  const FLIP_LIKELY = 0.2;
  const FLIP_COIN = 0.4;
  function rerunWords(flip) {
    if (!(flip >= FLIP_SHOWN)) return void 0;
    const oneIn = Math.round(1 / flip);
    if (flip <= FLIP_LIKELY) return `A re-run would probably agree (about 1 in ${oneIn} would not)`;
    if (flip <= FLIP_COIN) return `about 1 in ${oneIn} re-runs would decide otherwise`;
    return "a coin flip: too close to the limit";
  }
}), 67960: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { MV: () => gateSignWords, Xf: () => withIntervals, Zl: () => gateRows, hY: () => gateCause, qq: () => failedGates, w3: () => gateRate });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39006);
  var _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29301);
  var _comparison_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13213);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22333);
  var _words_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1614);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23270);
  var _sections_judge_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4118);
  var _comparison_notes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40223);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63083);
  var _tests_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62581);
  const GATE_SIGNS = { passed: _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.B2.passed, failed: _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.B2.failed, "no data": _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.B2.failed, "not exercised": _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.B2.idle };
  function gateSignWords(sign) {
    return `${GATE_SIGNS[sign]} ${sign}`;
  }
  const BASE_FIGURES = { judgeAvgMin: ({ judgeAvg }) => judgeAvg, latencyMaxMs: ({ latencyAvgMs }) => latencyAvgMs, costMaxUsd: ({ costUsd }) => costUsd };
  function baseText(gateName, { comparison, here, there }, written) {
    const { base } = comparison;
    if (gateName === "passRateMin") {
      if (base.passRate === void 0) return "\u2013";
      return `${written((0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.iy)(there, base.passRate), "answers")}, here ${written((0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.iy)(here), "answers")}`;
    }
    const figure = BASE_FIGURES[gateName]?.(base);
    return figure === void 0 ? "\u2013" : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.Ru)(figure, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gateName].unit);
  }
  function withIntervals(row) {
    const { actual, interval, base, baseWithIntervals = base } = row;
    const known = interval === void 0 ? actual : `${actual} (${interval})`;
    return { ...row, actual: known, base: base === "\u2013" ? base : baseWithIntervals };
  }
  function gateRows(report, suite) {
    const compared = comparedWith(suite);
    const isAnswered = suite.results.some(_tests_js__WEBPACK_IMPORTED_MODULE_9__.tY);
    return suite.gates.gates.map((gate) => {
      const { title, threshold, margin: margin2, verdict, ...text } = gateText(gate);
      const noData = gate.noData !== void 0;
      const counted = isAnswered ? gateRate(gate, suite) : void 0;
      const isEmpty = !isAnswered && RATES[gate.gateName] !== void 0;
      const actual = isEmpty ? "\u2013" : text.actual;
      const location = Object.hasOwn(suite.gateLocations, gate.gateName) ? suite.gateLocations[gate.gateName] : void 0;
      return { name: gate.gateName, title, actual: counted === void 0 ? actual : `${actual} of ${counted.what}`, interval: counted === void 0 ? void 0 : (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.Bt)(counted.rate), threshold, margin: noData || isEmpty ? "\u2013" : margin2, sign: noData && verdict === "failed" ? "no data" : verdict, base: compared && (isEmpty ? "\u2013" : baseText(gate.gateName, compared, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.Um)), baseWithIntervals: compared && baseText(gate.gateName, compared, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.cf), note: noteOf(gate, suite), url: location === void 0 ? void 0 : (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_3__.Hx)(report.run, location) };
    });
  }
  const OF_JUDGES = /* @__PURE__ */ new Set(["judgeAvgMin", "judgeDropMax", "probabilisticPassRate"]);
  function causeWords({ gateName, passed }, suite) {
    const cause = passed ? void 0 : gateCause(suite, gateName);
    if (cause === void 0) return void 0;
    if (cause.isNotThisChange) {
      return "This change is not the cause: the base branch fails it too, in the same tests, asked the same. notWorse would ask about the change alone";
    }
    return `The base branch fails it too${cause.more.length === 0 ? "" : `; ${cause.more.length} more ${cause.more.length === 1 ? "fails" : "fail"} here`}`;
  }
  function noteOf(gate, suite) {
    const { gateName } = gate;
    const cause = causeWords(gate, suite);
    if (cause !== void 0) return cause;
    const { rerun } = suite;
    if (OF_JUDGES.has(gateName) && (0, _sections_judge_lines_js__WEBPACK_IMPORTED_MODULE_6__.x_)(suite).length > 0) {
      return "Rests on a judge that is not trusted";
    }
    const lost = lostCounted(gate, suite);
    if (lost !== void 0) return `Counts ${lost}`;
    return gateName === "passRateMin" && rerun !== void 0 ? (0, _comparison_notes_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(rerun.flip) : void 0;
  }
  function lostCounted({ gateName, noData }, { results }) {
    if (gateName !== "reliabilityMin" || noData !== void 0) return void 0;
    const lost = results.flatMap(({ runs }) => runs).filter(({ outcome }) => outcome.kind === "errored").length;
    return lost === 0 ? void 0 : `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(lost, "lost answer")} as failed`;
  }
  function comparedWith({ comparison, results }) {
    if (comparison === void 0) return void 0;
    const shares = results.flatMap((result) => {
      const base = result.comparison?.base;
      const here2 = (0, _tests_js__WEBPACK_IMPORTED_MODULE_9__.Jx)(result);
      return base === void 0 || here2.of === 0 ? [] : [{ base, here: here2 }];
    });
    if (shares.length === 0) return void 0;
    const here = shares.map((it) => it.here.passed / it.here.of);
    const there = shares.map(({ base }) => base.runs === 0 ? 0 : base.passed / base.runs);
    return { comparison, here, there };
  }
  function gateRate(gate, suite) {
    return gate.noData === void 0 ? RATES[gate.gateName]?.(gate, suite) : void 0;
  }
  const RATES = { passRateMin: (_gate, suite) => ({ rate: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.OK)(suite.totals.passed, suite.totals.total), what: `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.cN)(suite)}s` }), runPassRateMin: ({ actual }, { results }) => ({ rate: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.iy)((0, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.iV)(results), actual), what: "answers" }), reliabilityMin: ({ tries = 1 }, suite) => {
    const rate = (0, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.CT)(suite.results, tries)?.all;
    return rate && { rate, what: `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_4__.cN)(suite)}s` };
  }, deterministicPassRate: ofChecks(_engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.Dh), probabilisticPassRate: ofChecks(_engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.K) };
  function ofChecks(ofKind) {
    return ({ actual }, { results }) => ({ rate: (0, _words_phrases_js__WEBPACK_IMPORTED_MODULE_5__.iy)(checkShares(results, ofKind), actual), what: "checks" });
  }
  function checkShares(results, ofKind) {
    return results.flatMap((result) => (0, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.If)([result], ofKind) ?? []);
  }
  function gateText(gate) {
    const definition = _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gate.gateName];
    const { unit, direction } = definition;
    const digits = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.a2)(gate.actual, gate.threshold, unit);
    const actual = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.Ru)(gate.actual, unit, digits);
    const threshold = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.PW)(gate.threshold, unit, digits);
    const measured = gate.noData === void 0;
    return { title: (0, _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_2__.KS)(gate), actual: measured ? actual : unknownWords(gate) ?? "\u2013", threshold: unit === "verdict" ? threshold : `${direction === "min" ? "\u2265" : "\u2264"} ${threshold}`, margin: measured ? margin(gate, definition) : noDataText(gate), verdict: gate.passed ? measured ? "passed" : "not exercised" : "failed", phrase: phrase(gate, measured ? actual : void 0, threshold) };
  }
  function unknownWords({ unknownAnswers }) {
    return unknownAnswers === void 0 ? void 0 : (0, _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_2__.qL)(unknownAnswers);
  }
  function noDataText(gate) {
    return gate.passed ? "not exercised" : "no data";
  }
  function phrase(gate, actual, threshold) {
    const { direction, failure } = _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gate.gateName];
    const noun = (0, _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_2__.ef)(gate);
    if (actual === void 0) return `${noun}: ${unknownWords(gate) ?? "no data"}`;
    if (failure !== void 0) return failure;
    return direction === "min" ? `${noun} ${actual} of ${threshold}` : `${noun} ${actual}, at most ${threshold}`;
  }
  function margin({ actual, threshold }, { unit, direction }) {
    if (unit === "verdict") return "\u2013";
    const distance = direction === "min" ? actual - threshold : threshold - actual;
    if (!Number.isFinite(distance)) return "n/a";
    if (Math.abs(distance) <= _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.kT) return "0";
    const digits = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.a2)(actual, threshold, unit);
    return `${distance < 0 ? "\u2212" : "+"}${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.ly)(Math.abs(distance), unit, digits)}`;
  }
  const SHORT_NAMES = { passRateMin: "pass rate", runPassRateMin: "answers that pass", reliabilityMin: "reliability", schemaFailuresMax: "schema failures", piiFailuresMax: "personal data", judgeAvgMin: "judge", driftScoreMax: "drift", keywordFailuresMax: "forbidden words", costMaxUsd: "cost", latencyMaxMs: "latency", deterministicPassRate: "deterministic checks", probabilisticPassRate: "judged checks", judgeTrustMin: "judge trust", notWorse: "worse", regressionsMax: "regressions", newFailuresMax: "new failures", passRateDropMax: "drop of the pass rate", judgeDropMax: "drop of the judge average", latencyIncreaseMax: "latency", costIncreaseMax: "cost" };
  function failedGates(suite, branch) {
    return suite.gates.gates.filter(({ passed }) => !passed).map((gate) => ({ name: gate.gateName, phrase: gatePhrase(gate, suite, branch) }));
  }
  function gatePhrase(gate, suite, branch) {
    const { gateName, actual, threshold, noData, unknownAnswers, tries } = gate;
    const { unit, direction } = _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gateName];
    if (gateName === "notWorse") return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`worse than ${branch}`;
    const name = `${SHORT_NAMES[gateName]}${tries === void 0 ? "" : ` (${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(tries, "try", "tries")})`}`;
    const digits = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.a2)(actual, threshold, unit);
    const limit = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.PW)(threshold, unit, digits);
    const needs = direction === "min" || threshold === 0 ? `needs ${limit}` : `needs at most ${limit}`;
    const isEmpty = RATES[gateName] !== void 0 && !suite.results.some(_tests_js__WEBPACK_IMPORTED_MODULE_9__.tY);
    const value = isEmpty ? "no answers" : noData === void 0 ? (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.Ru)(actual, unit, digits) : unknownAnswers === void 0 ? "no data" : (0, _engine_evaluate_verdict_js__WEBPACK_IMPORTED_MODULE_2__.qL)(unknownAnswers);
    const lost = lostCounted(gate, suite);
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${name} ${value} (${needs}${lost === void 0 ? "" : `; counts ${lost}`})`;
  }
  const ON_RATES = /* @__PURE__ */ new Set(["passRateMin", "runPassRateMin", "reliabilityMin", "deterministicPassRate"]);
  function gateCause(suite, gateName) {
    const { comparison, results } = suite;
    if (comparison?.failedGates?.includes(gateName) !== true) return void 0;
    const isOfCodes = (0, _tests_js__WEBPACK_IMPORTED_MODULE_9__.EL)(gateName);
    const hasNew = results.some((result) => hasNewCode(result, suite));
    if (!isOfCodes && !ON_RATES.has(gateName)) {
      return (0, _comparison_js__WEBPACK_IMPORTED_MODULE_11__.O)(comparison) && !hasNew ? { isNotThisChange: true, more: [] } : void 0;
    }
    const { concerns } = _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_1__.JH[gateName];
    const fails = (one) => isOfCodes ? one.failureCodes.some(concerns) : !one.passed;
    const failing = results.filter(fails);
    const more = failing.filter(({ comparison: its }) => its?.there === void 0 || !fails(its.there));
    const isAskedAlike = failing.every(({ comparison: its }) => its?.kind === "unchanged-request");
    return { isNotThisChange: failing.length > 0 && more.length === 0 && isAskedAlike && !hasNew && comparison.verdict.verdict !== "worse", more };
  }
  function hasNewCode(result, suite) {
    return result.failureCodes.some((code) => (0, _tests_js__WEBPACK_IMPORTED_MODULE_9__.Ux)(code, result, suite));
  }
}), 6537: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { UU: () => testName, mQ: () => countsOf, p0: () => reusedNote });
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22333);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63083);
  const MAX_NAME = 60;
  function testName(test, all) {
    const own = (0, _sentence_js__WEBPACK_IMPORTED_MODULE_2__.UU)("test", (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(test.name, MAX_NAME), test.url);
    const isOneModel = all.every(({ model }) => model === test.model);
    return isOneModel ? [own] : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_2__.cv)`${own} on ${(0, _sentence_js__WEBPACK_IMPORTED_MODULE_2__.UU)("model", (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.Kb)(test.model, MAX_NAME))}`;
  }
  function countsOf(tests, branch) {
    const here = rangeOf(tests.map((test) => test.here));
    const there = tests.flatMap(({ base: base2 }) => base2 ?? []);
    const base = there.length === tests.length ? rangeOf(there) : void 0;
    const parts = [...here === void 0 ? [] : [here], ...base === void 0 ? [] : [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_2__.cv)`on ${branch} ${base}`]];
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_2__.KE)(parts);
  }
  function rangeOf(counts) {
    const [first] = counts;
    if (first === void 0 || first.of === 0) return void 0;
    if (counts.some(({ of }) => of !== first.of)) return void 0;
    const passed = counts.map((one) => one.passed);
    const [low, high] = [Math.min(...passed), Math.max(...passed)];
    return low === high ? `${low} of ${first.of}` : `${low} to ${high} of ${first.of}`;
  }
  function reusedNote({ reused }) {
    return reused === void 0 ? [] : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_2__.oR)([" (reused from ", (0, _sentence_js__WEBPACK_IMPORTED_MODULE_2__.UU)("commit", (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.Ax)(reused.sha), reused.url), ")"]);
  }
}), 52587: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { $W: () => runWords, Gr: () => OUTCOME_SIGNS, IK: () => reasonWords, PI: () => runNext, c1: () => isWholeRunsError, rB: () => runLines, rn: () => suiteOutcome, xh: () => savingsLines });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79995);
  var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43117);
  var _savings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63105);
  var _sections_plan_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56529);
  var _sections_weakened_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23397);
  var _words_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22333);
  var _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23270);
  var _sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63083);
  const OUTCOME_SIGNS = { passed: _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.B2.passed, failed: _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.B2.failed, error: _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.B2.failed, "nothing-tested": _words_phrases_js__WEBPACK_IMPORTED_MODULE_7__.B2.look };
  function suiteOutcome(report, suite) {
    if (isWholeRunsError(report)) return "error";
    const isAlone = report.suites.length === 1;
    if (isProvidersFault(suite) || isAlone && report.verdict.result === "error") return "error";
    if (!suite.gates.passed) return "failed";
    return suite.totals.total === 0 ? "nothing-tested" : "passed";
  }
  function isWholeRunsError({ verdict, suites, interruption }) {
    if (verdict.result !== "error") return false;
    const wasStopped = interruption?.kind === "auth" || interruption?.kind === "signal";
    return verdict.exitCode !== 3 || suites.length === 1 && wasStopped;
  }
  function isProvidersFault({ results, gates, gatesWithoutErroredRuns }) {
    const runs = results.flatMap((result) => result.runs);
    const nothingLeft = runs.length > 0 && runs.every(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.uD);
    return nothingLeft || !gates.passed && gatesWithoutErroredRuns?.passed === true;
  }
  function runWords(report, suites) {
    const { verdict, shard, totals } = report;
    if (shard !== void 0) return partWords(report, shard);
    if ((0, _sections_plan_table_js__WEBPACK_IMPORTED_MODULE_4__.oW)(report) !== void 0) {
      return { outcome: verdict.result === "error" ? "error" : "passed", ...reasonWords(report) };
    }
    if (verdict.result === "error") return { outcome: "error", ...reasonWords(report) };
    if (suites.length === 0) return { outcome: "nothing-tested", ...reasonWords(report) };
    const failing = suites.filter(({ outcome }) => outcome === "failed" || outcome === "error");
    const [worst] = failing;
    if (worst === void 0) {
      return totals.total === 0 ? { outcome: "nothing-tested", title: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Nothing was tested` } : { outcome: "passed", title: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`All ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(suites.length, "suite")} pass` };
    }
    const lead = `${failing.length} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(suites.length, "suite")} ${failing.length === 1 ? "fails" : "fail"}`;
    return { outcome: "failed", title: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${lead}: ${worst.title}` };
  }
  function partWords({ verdict, complete, totals }, { index, count }) {
    const part = `Shard ${index} of ${count}`;
    if (verdict.result === "error") {
      return { outcome: "error", title: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${part}: ${(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.TL)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(verdict.reason, MAX_TITLE))}` };
    }
    const done = `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(totals.runs, "answer")} for ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(totals.total, "result")}`;
    return { outcome: complete ? "passed" : "nothing-tested", title: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${part}: ${complete ? done : `not all of ${done} were asked`}`, detail: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`The merge job judges all shards.` };
  }
  const MAX_TITLE = 110;
  const MAX_REASON = 600;
  function reasonWords({ verdict: { reason, exitCode }, interruption }) {
    if (exitCode === 3 && interruption?.kind === "auth") {
      return { title: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`The provider refused the key` };
    }
    if (exitCode === 3 && interruption?.kind === "signal") return { title: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`The run was cancelled` };
    const words = exitCode === 0 ? ownWords : (text) => [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.TL)(text)];
    const line = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(reason, MAX_REASON).replace(/^\p{Ll}(?=\p{L}*[ :])/u, (it) => it.toUpperCase());
    const end = [...line.matchAll(/[.;] (?=\p{Lu})/gu)].map(({ index }) => index).find((at) => at <= MAX_TITLE);
    if (end !== void 0) {
      return { title: words((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_2__.Yj)(line, end)), detail: (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.Nx)(words(ended((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_2__.S_)(line, line.length - end - 2)))) };
    }
    const short = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(line, MAX_TITLE);
    return { title: words(short), detail: short === line ? void 0 : words(ended(line)) };
  }
  function ownWords(text) {
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${text}`;
  }
  function ended(text) {
    return /[.!?…]$/u.test(text) ? text : `${text}.`;
  }
  function changeName(run) {
    return run?.pullRequest === void 0 ? "this change" : "this pull request";
  }
  function runLines(report) {
    const { interruption, complete, run, verdict } = report;
    return [...interruption === void 0 ? [] : [interruptionWords(interruption)], ...interruption === void 0 && !complete ? [incompleteWords(report)] : [], ...goneSuites(report), ...weakenedInputs(report), ...ownBase(report), ...reusedWords(report), ...run.failOn === "never" && verdict.result === "failed" ? [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`The job stays green because of \`fail-on: never\`.`] : [], ...RESPONSES[run.responses] ?? []];
  }
  const RESPONSES = { live: void 0, record: [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`The answers were recorded.`], replay: [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Recorded answers: no model was called.`], cache: [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Stored answers were used where there were any.`] };
  function interruptionWords(interruption) {
    switch (interruption.kind) {
      case "deadline":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Stopped at the deadline of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(interruption.maxMinutes, "minute")} (\`max-minutes\`): what was not done by then counts as a provider timeout.`;
      case "signal":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Cancelled (${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(interruption.signal, 20)}): this is what was done until then.`;
      case "auth":
        return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Stopped, because the provider refused the key: ${(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.TL)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(interruption.message, MAX_REASON))}`;
    }
  }
  function incompleteWords({ suites }) {
    const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
    const planned = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_9__.cz)(suites.map(({ plannedRuns }) => plannedRuns));
    const unneeded = runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.Ls).length;
    const notRun = runs.filter(({ outcome }) => outcome.kind === "not-run").length;
    const others = planned - runs.length + notRun - unneeded;
    if (unneeded === 0 || others > 0) return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Incomplete: not every planned answer was asked.`;
    const unjudged = runs.filter((run) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_1__.Ls)(run) && run.callCount > 0).length;
    const underWay = unjudged === 0 ? "" : ` (${unjudged} under way and not judged)`;
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Stopped when it was decided: ${unneeded} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(planned, "answer")} not asked${underWay}, since none could change a gate or the exit code.`;
  }
  const MAX_SUITES = 3;
  function goneSuites({ comparison, run }) {
    const { goneSuites: gone = [] } = comparison?.kind === "compared" ? comparison : {};
    if (gone.length === 0) return [];
    const names = (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.KE)(gone.map(({ name: suite }) => (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.UU)("suite", (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)(suite, 60))), { most: MAX_SUITES });
    const what = gone.length === 1 ? "a suite" : (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(gone.length, "suite");
    return [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.Nx)((0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${changeName(run)} takes out ${what}, which this run does not ask: ${names}.`)];
  }
  function weakenedInputs({ comparison, run }) {
    const { weakened = [] } = comparison?.kind === "compared" ? comparison : {};
    return weakened.length === 0 ? [] : [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.Nx)((0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${changeName(run)} ${(0, _sections_weakened_js__WEBPACK_IMPORTED_MODULE_5__.e)(weakened)}, other than on the base branch.`)];
  }
  function ownBase({ comparison, run }) {
    if (run.pullRequest === void 0 || comparison === void 0) return [];
    if (comparison.kind === "unavailable") {
      return comparison.reason === "disabled" ? [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Not compared with the base branch (\`compare: never\`): nobody sees here what this pull request demands less.`] : [];
    }
    return comparison.base.source === "path" ? [(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Compared with a report that the workflow names (\`compare\`), not with one that GitHub keeps of the base branch.`] : [];
  }
  function reusedWords(report) {
    const { results } = report.savings?.reused ?? { results: 0 };
    if (results === 0) return [];
    const { total } = report.totals;
    const from = (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`reused from the base branch (${reusedCommits(report)}), where questions and checks are the same.`;
    return [results === total ? (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Nothing was asked: all ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(total, "result")} are ${from}` : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${results} of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(total, "result")} ${results === 1 ? "is" : "are"} ${from}`];
  }
  function reusedCommits({ suites, run }) {
    const all = suites.flatMap(({ results }) => results.filter(_savings_js__WEBPACK_IMPORTED_MODULE_3__.x0).map(({ reused }) => reused?.sha ?? ""));
    const [first = "", ...others] = [...new Set(all)];
    const more = others.length === 0 ? "" : ` and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(others.length, "earlier commit")}`;
    return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.oR)([(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.UU)("commit", (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.Kb)((0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_2__.Yj)(first, 7), 7), (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_6__.xw)(run, first)), more]);
  }
  function savingsLines({ savings }) {
    if (savings === void 0) return [];
    const { reused, repeats, askedTooMuch } = savings;
    const { calls, costUsd, durationMs } = (0, _savings_js__WEBPACK_IMPORTED_MODULE_3__.I8)(savings);
    const lines = [];
    if (repeats.runs > 0) {
      const words = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(repeats.runs, "further answer");
      lines.push((0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${words} for the comparison with the base branch ${repeats.runs === 1 ? "was" : "were"} not needed.`);
    }
    if (askedTooMuch.runs > 0) {
      const words = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(askedTooMuch.runs, "further answer was", "further answers were");
      lines.push((0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`${words} under way when the comparison was clear, and not needed: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(askedTooMuch.costUsd)}.`);
    }
    if (calls > 0) {
      const tables = reused.results > 0 ? " Cost and latency in the tables include what is reused." : "";
      lines.push((0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Saved compared with asking everything: about ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(calls, "call")}, ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(costUsd)} and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)(durationMs)}.${tables}`);
    }
    return lines;
  }
  function runNext(report, detail) {
    const { verdict, problems, run, interruption } = report;
    if ((0, _sections_plan_table_js__WEBPACK_IMPORTED_MODULE_4__.oW)(report) !== void 0 || report.shard !== void 0) return void 0;
    if (problems.length > 0) {
      return run.responses === "live" ? (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Fix what is named, then try here first: ${(0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.aY)("npx kindlm-action validate")}.` : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Fix what is named. New answers are stored by \`responses: record\` and are to be committed.`;
    }
    if (verdict.result === "passed" && report.suites.length === 0) {
      return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`A maintainer can test it: a branch of this repository has the keys, and with \`on-missing-secrets: replay\` stored answers are used.`;
    }
    if (detail !== void 0) return detail;
    if (verdict.result === "passed") return void 0;
    if (interruption?.kind === "auth") {
      return (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Give the step a key that the provider takes, then run it again.`;
    }
    return verdict.exitCode === 4 ? (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Run it again; if it ends so once more, report it.` : (0, _sentence_js__WEBPACK_IMPORTED_MODULE_8__.cv)`Run it again.`;
  }
}), 58166: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { jC: () => FOLDS, bx: () => verdict_line.bx, Nx: () => sentence.Nx, LT: () => story_tests.LT, Hg: () => verdict_line.Hg, wh: () => sentence.wh, TL: () => sentence.TL, cv: () => sentence.cv, dH: () => storyOf, xm: () => verdict_line.xm, Mp: () => sentence.Mp });
  var format = __webpack_require__(75884);
  var gate_definitions = __webpack_require__(39006);
  var verdict = __webpack_require__(29301);
  var caveats = __webpack_require__(23642);
  var words_escape = __webpack_require__(22333);
  var headline = __webpack_require__(1614);
  var phrases = __webpack_require__(23270);
  var cut = __webpack_require__(43117);
  var sentence = __webpack_require__(63083);
  ;
  const MAX_VALUE = 40;
  const MOST_VALUES = 3;
  function reasonOf(grouped2) {
    const [{ code: failureCode }] = grouped2.checks;
    return templateOf(failureCode)?.(grouped2) ?? ownWords("", grouped2);
  }
  function templateOf(failureCode) {
    return Object.hasOwn(REASONS, failureCode) ? REASONS[failureCode] : void 0;
  }
  const REASONS = { CONTAINS_FAILED: (grouped2) => {
    const verb = verbOf(grouped2.checks[0]);
    const values = wanted(grouped2.checks);
    if (verb === void 0 || values === void 0) return void 0;
    const [plain, third] = verb;
    return (0, sentence.cv)`${grouped2.passedThere ? `no longer ${third}` : `does not ${plain}`} ${values}`;
  }, NOT_CONTAINS_FAILED: saysForbidden, KEYWORD_DENIED: saysForbidden, KEYWORD_MISSING: ({ checks: [{ message }] }) => {
    const [, words] = /^Output must contain at least one of: (.+)$/su.exec(message) ?? [];
    return words === void 0 ? void 0 : (0, sentence.cv)`says none of ${inQuotes(words)}`;
  }, PII_DETECTED: ({ checks }) => {
    if (!checks.every(({ message }) => message.startsWith("Found "))) return void 0;
    const kinds = distinct(checks.map(({ label }) => label.replace(/^PII: /u, "")));
    const data = kinds.map((kind) => PERSONAL_DATA[kind] ?? ofPattern(kind));
    return (0, sentence.cv)`gives away ${(0, sentence.KE)(data, { most: MOST_VALUES, last: " and " })}`;
  }, SCHEMA_INVALID: ({ checks }) => {
    const messages = distinct(checks.map(({ message }) => message));
    const fault = messages.length === 1 ? (0, sentence.cv)`: ${inQuotes(messages[0] ?? "")}` : "";
    return (0, sentence.cv)`has JSON that does not fit its schema${fault}`;
  }, SCHEMA_PARSE_ERROR: ({ passedThere }) => (0, sentence.cv)`is ${passedThere ? "no longer" : "not"} valid JSON`, MAX_LENGTH_EXCEEDED: ({ checks: [{ label }] }) => {
    const [, limit] = /^Max length: (\d+)$/u.exec(label) ?? [];
    return limit === void 0 ? void 0 : (0, sentence.cv)`is longer than ${(0, format.LS)(Number(limit), "character")}`;
  }, JUDGE_BELOW_THRESHOLD: ({ checks }) => {
    const limits = distinct(checks.map((check) => thresholdOf(check)));
    const [limit] = limits;
    if (limit === void 0 || limits.length > 1) return (0, sentence.cv)`judge ${scoreRange(checks)}, too low`;
    return (0, sentence.cv)`judge ${scoreRange(checks)}, needs ${limit}`;
  }, TOOL_CALL_MISSING: ({ checks, passedThere }) => ofTools(checks, "Tool called: ", passedThere ? "no longer calls" : "does not call"), TOOL_CALL_UNEXPECTED: ({ checks }) => ofTools(checks, "Tool NOT called: ", "calls", ", which it must not"), TOOL_CALL_ARGS_MISMATCH: ({ checks }) => ofTools(checks, "Tool args: ", "calls", " with other arguments") ?? ofTools(checks, "Tool response: ", "gets another answer from"), TOOL_CALL_ORDER_WRONG: ({ checks }) => ofTools(checks, "Tool order: ", "does not call", " where it should"), TOOL_CALL_ARGS_SCHEMA_INVALID: ({ checks }) => ofTools(checks, "Tool args schema: ", "calls", " with arguments that do not fit their schema"), TRAJECTORY_MISMATCH: ({ checks }) => {
    const [check] = checks;
    const [, times, tool] = /^(\d+) times: (\S+)/u.exec(check.lines[0] ?? "") ?? [];
    if (times !== void 0 && tool !== void 0) {
      const often = times === "2" ? "twice" : `${times} times`;
      return (0, sentence.cv)`calls ${quotedName(tool)} ${often} with the same arguments`;
    }
    return check.label.startsWith("Tool calls: ") ? (0, sentence.cv)`makes ${foreign(check.message)}` : (0, sentence.cv)`does not call its tools as wanted`;
  }, DRIFT_EXCEEDED: ownMessage("moved away from the baseline"), PROVIDER_TIMEOUT: ownMessage("no answer in time"), PROVIDER_AUTH_FAILED: ownMessage("the key was refused"), PROVIDER_ERROR: (grouped2) => {
    const [, lead = ""] = REFUSAL.exec(grouped2.checks[0].message) ?? [];
    return ownWords(REFUSALS[lead] ?? "no answer", grouped2);
  }, INTERNAL_ERROR: ownMessage("could not be checked"), LATENCY_EXCEEDED: ownMessage("takes too long"), COST_EXCEEDED: ownMessage("costs too much"), EMPTY_OUTPUT: () => (0, sentence.cv)`says nothing`, MAX_TURNS_EXCEEDED: () => (0, sentence.cv)`does not come to an end within its turns`, BUDGET_EXCEEDED: () => (0, sentence.cv)`was not asked: the budget is used up`, COMMAND_FAILED: ownMessage("the command failed"), COMMAND_TIMEOUT: ownMessage("the command took too long"), JAVASCRIPT_FAILED: ownMessage("fails its own check"), JAVASCRIPT_ERROR: ownMessage("its own check could not run"), SIMILARITY_BELOW_THRESHOLD: ({ checks, passedThere }) => {
    const limits = distinct(checks.map((check) => thresholdOf(check)));
    const needs = limits.length === 1 && limits[0] !== void 0 ? `, needs ${limits[0]}` : "";
    return (0, sentence.cv)`is ${passedThere ? "no longer" : "not"} like the wanted answer: ${scoreRange(checks)}${needs}`;
  }, FORMAT_INVALID: ownMessage("has the wrong format"), CONCISENESS_FAILED: ownMessage("is not concise") };
  const PERSONAL_DATA = { "Credit card": "a credit card number", "E-mail": "an e-mail address", "US SSN": "a US social security number" };
  function ofPattern(kind) {
    return (0, sentence.cv)`personal data (${quotedName(kind)})`;
  }
  const VERBS = { contains: ["say", "says"], icontains: ["say", "says"], "contains-any": ["say any of", "says any of"], "icontains-any": ["say any of", "says any of"], "contains-all": ["say all of", "says all of"], "icontains-all": ["say all of", "says all of"], "starts-with": ["start with", "starts with"], equals: ["equal", "equals"], regex: ["match", "matches"] };
  function verbOf({ isScored, facts }) {
    const type = isScored ? facts["type"] : "contains";
    return typeof type === "string" && Object.hasOwn(VERBS, type) ? VERBS[type] : void 0;
  }
  function wanted(checks) {
    const values = checks.map(({ label, isScored, facts }) => {
      const start = isScored ? `${String(facts["type"])} ` : "Contains: ";
      return label.startsWith(start) ? (0, cut.S_)(label, label.length - start.length).replace(/^"(.*)"$/su, "$1") : void 0;
    });
    return values.includes(void 0) ? void 0 : valueList(values.filter((value) => value !== void 0));
  }
  function saysForbidden({ checks }) {
    const values = checks.flatMap(({ facts }) => {
      const { forbidden } = facts;
      return Array.isArray(forbidden) ? forbidden.filter((it) => typeof it === "string") : [];
    });
    return values.length === 0 ? void 0 : (0, sentence.cv)`says ${valueList(values)}`;
  }
  function ofTools(checks, start, verb, after = "") {
    if (!checks.every(({ label }) => label.startsWith(start))) return void 0;
    const tools = distinct(checks.map(({ label }) => (0, cut.S_)(label, label.length - start.length).replace(/ at position \d+$/u, "")));
    return (0, sentence.cv)`${verb} ${(0, sentence.KE)(tools.map(quotedName), { most: MOST_VALUES })}${after}`;
  }
  function ownMessage(lead) {
    return (grouped2) => ownWords(lead, grouped2);
  }
  function ownWords(lead, { checks }) {
    const [check] = checks;
    const messages = distinct(checks.map(({ message: message2 }) => sharedReason(message2)));
    const [message = ""] = messages;
    const metric = check.facts["metric"];
    const which = typeof metric === "string" ? (0, sentence.cv)`${quotedName(metric)}: ` : "";
    const more = messages.length > 1 ? ", and other reasons" : "";
    if (message === "") return (0, sentence.cv)`${which}${lead === "" ? quotedName(check.label) : lead}`;
    return (0, sentence.cv)`${which}${lead === "" ? "" : `${lead}: `}${foreign(message)}${more}`;
  }
  const REFUSAL = /^(Refused|Your endpoint failed) \(see .+?:\d+\): /u;
  const REFUSALS = { Refused: "refused", "Your endpoint failed": "your endpoint failed" };
  function sharedReason(message) {
    return message.replace(REFUSAL, "").replace(/^Not sent: (?:.*? in a row; the last: )?/u, "").replace(/ \(after \d+ attempts\)$/u, "");
  }
  function thresholdOf({ facts, message }) {
    const { threshold } = facts;
    if (typeof threshold === "number") return (0, format.fN)(threshold);
    const [, said] = /below threshold (\d(?:\.\d+)?)$/u.exec(message) ?? [];
    return said === void 0 ? void 0 : (0, format.fN)(Number(said));
  }
  function scoreRange(checks) {
    const scores2 = checks.map((check) => check.score);
    const [low, high] = [(0, format.fN)(Math.min(...scores2)), (0, format.fN)(Math.max(...scores2))];
    return low === high ? low : `${low} to ${high}`;
  }
  function valueList(values) {
    return (0, sentence.KE)(distinct(values).map(inQuotes), { most: MOST_VALUES });
  }
  function inQuotes(text) {
    const value = (0, sentence.TL)((0, words_escape.Kb)(text, MAX_VALUE));
    return value.kind === "text" ? (0, sentence.oR)(['"', value, '"']) : [value];
  }
  function quotedName(text) {
    return (0, sentence.aY)((0, words_escape.Kb)(text, MAX_VALUE));
  }
  const MAX_MESSAGE = 160;
  function foreign(text) {
    return (0, sentence.TL)((0, words_escape.Kb)(text, MAX_MESSAGE));
  }
  function distinct(values) {
    return [...new Set(values)];
  }
  var story_tests = __webpack_require__(62581);
  ;
  const MAX_SHOWN = 3;
  const WORST_CODES = ["KEYWORD_DENIED", "PII_DETECTED"];
  const ORDER = ["never", "broke", "fails", "lost", "chance", "failed-there"];
  const KIND_OF = { never: "never", broke: "broke", fails: "fails", chance: "chance", "failed-there": "failed-there", lost: "lost", tolerated: void 0, fine: void 0 };
  function causesOf(tests, { branch, noun }) {
    const failing = tests.filter(({ state }) => KIND_OF[state] !== void 0);
    if (failing.length === 0) return { shown: [], folded: [] };
    const groupings = SIGNATURES.map((signature) => grouped(failing, signature));
    const causes = groupings.find((all) => inSight(all).length <= MAX_SHOWN) ?? groupings.at(-1) ?? [];
    const first = inSight(causes);
    const shown = (first.length > 0 ? first : causes).slice(0, MAX_SHOWN);
    const isLost = shown.every(({ kind }) => kind === "lost");
    const about = causes.filter(({ kind }) => isLost || kind !== "lost").filter(({ kind }) => shown.some((one) => isAlike(one.kind, kind)));
    return { lead: leadOf(about, { branch, noun }), shown, folded: causes.filter((cause) => !shown.includes(cause)) };
  }
  function inSight(causes) {
    return causes.filter(({ kind }) => kind !== "chance" && kind !== "failed-there");
  }
  const SIGNATURES = [({ checks }) => setOf(checks.map((check) => `${check.code} ${check.label}`)), ({ checks }) => setOf(checks.map((check) => check.code)), ({ checks }) => checks[0]?.code ?? ""];
  function setOf(texts) {
    return JSON.stringify([...new Set(texts)].toSorted());
  }
  function grouped(tests, signature) {
    const groups = /* @__PURE__ */ new Map();
    for (const test of tests) {
      const key = `${test.state} ${test.state === "lost" ? "" : signature(test)}`;
      const group = groups.get(key);
      if (group === void 0) groups.set(key, [test]);
      else group.push(test);
    }
    return [...groups.values()].map(causeOf).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || WORST_CODES.indexOf(b.codes[0] ?? "") - WORST_CODES.indexOf(a.codes[0] ?? "") || worstRate(a) - worstRate(b) || b.tests.length - a.tests.length);
  }
  function worstRate({ tests: [{ here }] }) {
    return here.of === 0 ? 1 : here.passed / here.of;
  }
  function causeOf(group) {
    const tests = group.sort((a, b) => share(a) - share(b));
    const [first] = tests;
    const withExchange = tests.flatMap((test) => {
      const exchange = (0, story_tests.LT)(test);
      return exchange === void 0 ? [] : [{ ...exchange, test }];
    });
    const checks = checksByCode(tests);
    return { kind: KIND_OF[first.state] ?? "fails", reason: reasonOfAll(checks, tests), codes: checks.map(([{ code }]) => code), tests, example: withExchange.find(({ before }) => before !== void 0) ?? withExchange[0] };
  }
  function share({ here }) {
    return here.of === 0 ? 1 : here.passed / here.of;
  }
  function checksByCode(tests) {
    const byCode = /* @__PURE__ */ new Map();
    for (const check of tests.flatMap((test) => test.checks)) {
      const known = byCode.get(check.code);
      if (known === void 0) byCode.set(check.code, [check]);
      else known.push(check);
    }
    return [...byCode.values()];
  }
  const MAX_REASONS = 2;
  function reasonOfAll(checks, tests) {
    const passedThere = tests.every(({ base }) => base !== void 0 && base.passed === base.of);
    const reasons = checks.slice(0, MAX_REASONS).map((ofCode) => reasonOf({ checks: ofCode, passedThere }));
    const left2 = checks.length - reasons.length;
    const more = left2 > 0 ? `; and ${(0, format.LS)(left2, "more check")}` : "";
    return (0, sentence.oR)([(0, sentence.KE)(reasons, { separator: "; " }), more]);
  }
  function isAlike(one, other) {
    return HEADINGS[one] === HEADINGS[other];
  }
  const HEADINGS = { never: "now", broke: "now", fails: "now", lost: "now", chance: "chance", "failed-there": "there" };
  function leadOf(causes, { branch, noun }) {
    const tests = causes.flatMap((cause) => cause.tests);
    const kinds = new Set(causes.map(({ kind }) => kind));
    if (kinds.has("failed-there")) {
      return { label: "What failed before", sentence: (0, sentence.cv)`${(0, format.LS)(tests.length, noun)} failed on ${branch} already.` };
    }
    if (kinds.has("chance")) {
      return { label: "What differs", sentence: (0, sentence.cv)`${chanceWords(tests, noun)}.` };
    }
    const broke = kinds.has("broke") && tests.every(({ base }) => base !== void 0);
    if (causes.every(({ kind }) => kind === "lost")) {
      const isNone = tests.every(({ result }) => !(0, story_tests.tY)(result));
      const words = `${(0, format.LS)(tests.length, noun)} ${isNone ? "got no answer" : tests.length === 1 ? "lacks answers" : "lack answers"}`;
      return { label: "What is missing", sentence: (0, sentence.cv)`${words}.` };
    }
    return { label: broke ? "What broke" : "What fails", sentence: (0, sentence.cv)`${hereWords(tests, noun)}${thereWords(tests, branch)}.` };
  }
  function chanceWords(tests, noun) {
    return `${(0, format.LS)(tests.length, noun)} failed in part, which chance explains`;
  }
  function hereWords(tests, kind) {
    const noun = (0, format.LS)(tests.length, kind);
    const verb = tests.length === 1 ? "fails" : "fail";
    if (tests.every(({ result }) => !(0, story_tests.tY)(result))) return `${noun} got no answer`;
    const isAlways = tests.every(({ here }) => here.passed === 0);
    if (!isAlways) return `${noun} ${verb}`;
    return tests.every(({ here }) => here.of === 1) ? `${noun} ${verb}` : `${noun} ${verb} in every answer`;
  }
  function thereWords(tests, branch) {
    const bases = tests.flatMap(({ base }) => base ?? []);
    const [first] = bases;
    if (first === void 0 || bases.length < tests.length) return [];
    const each = tests.length === 1 ? "it" : "each";
    if (bases.every(({ passed, of }) => passed === first.passed && of === first.of)) {
      return (0, sentence.cv)`; on ${branch} ${each} passed ${first.passed} of ${first.of}`;
    }
    return bases.every(({ passed, of }) => passed === of) ? (0, sentence.cv)`; on ${branch} ${each} passed every time` : [];
  }
  function allWords(tests) {
    return tests.length === 1 ? "it" : tests.length === 2 ? "both" : `all ${(0, sentence.r4)(tests.length)}`;
  }
  var basics = __webpack_require__(15744);
  var aggregate = __webpack_require__(79995);
  var judge_lines = __webpack_require__(4118);
  var story_gates = __webpack_require__(67960);
  var run_facts = __webpack_require__(52587);
  var sight_notes = __webpack_require__(66017);
  var verdict_line = __webpack_require__(88368);
  ;
  function endingOf(facts) {
    const { outcome, verdict: verdict2, gates, suite } = facts;
    if (outcome === "nothing-tested") return "nothing-tested";
    const isWorse = verdict2?.outcome === "worse";
    if (outcome === "passed") return isWorse ? "worse-and-green" : "passed";
    if ((0, run_facts.c1)(facts.report)) return "run-error";
    if (outcome === "error") return "outage";
    if (refusalOf(facts) !== void 0) return "refused";
    if (isWorse) return "worse";
    const known = gates.map(({ name: gate }) => (0, story_gates.hY)(suite, gate));
    if (known.length > 0 && known.every((cause) => cause?.isNotThisChange === true)) {
      return "fails-there-too";
    }
    if (known.some((cause) => cause !== void 0 && cause.more.length > 0)) return "more-fail-here";
    if (gates.every(({ name: gate }) => gate === "judgeTrustMin")) return "judge";
    if (verdict2?.outcome === "untouched") return "untouched";
    return verdict2?.outcome === "cannot-tell" ? "cannot-tell" : "failed";
  }
  function suiteTitle(ending, facts) {
    return ENDINGS[ending].title(facts);
  }
  function suiteNext(ending, facts) {
    const next = ENDINGS[ending].next(facts);
    return next === void 0 || next.length === 0 ? void 0 : (0, sentence.Nx)(next);
  }
  const nothing = () => void 0;
  const ENDINGS = { "nothing-tested": { title: ({ suite }) => (0, sentence.cv)`${suiteName(suite)}: nothing was tested`, next: nothing }, passed: { title: ({ suite }) => (0, sentence.cv)`${suiteName(suite)} passes: ${passedOfAll(suite)}`, next: nothing }, "worse-and-green": { title: ({ suite }) => (0, sentence.cv)`${suiteName(suite)} got worse, and no gate stops it: ${passedOfAll(suite)}`, next: (facts) => (0, sentence.oR)([tryHere(facts), " `gates.notWorse` would stop it."]) }, worse: { title: ({ suite }) => (0, sentence.cv)`${suiteName(suite)} got worse: ${passing(suite)}`, next: (facts) => tryHere(facts) }, failed: { title: failedTitle, next: (facts) => tryHere(facts) }, "cannot-tell": { title: failedTitle, next: (facts) => {
    const [, advice] = sightOf(facts);
    const unknown = " Whether this change did it cannot be told.";
    return (0, sentence.oR)([tryHere(facts), unknown, ...advice === void 0 ? [] : [" ", advice]]);
  } }, untouched: { title: failedTitle, next: ({ branch }) => (0, sentence.cv)`This change alters nothing that is asked, so it is chance, or the model itself. Run it again; what fails once more is to be fixed on ${branch}.` }, "run-error": { title: ({ report, suite }) => (0, sentence.cv)`${suiteName(suite)}: ${(0, run_facts.IK)(report).title}`, next: ({ report }) => (0, run_facts.PI)(report, (0, run_facts.IK)(report).detail) }, "fails-there-too": { title: ({ suite, gates, branch }) => (0, sentence.cv)`${suiteName(suite)} fails as on ${branch}: ${needed(suite, gates)}`, next: ({ branch }) => (0, sentence.cv)`This change is not the cause: ${branch} fails it too, in the same tests, asked the same. Fix it there; \`gates.notWorse\` in place of the gate asks about the change alone, and would let it through.` }, "more-fail-here": { title: failedTitle, next: (facts) => {
    const { suite, gates, branch } = facts;
    const more = new Set(gates.flatMap(({ name: gate }) => (0, story_gates.hY)(suite, gate)?.more ?? [])).size;
    const here = more === 0 ? "" : `; ${more} more ${more === 1 ? "fails" : "fail"} here`;
    return (0, sentence.cv)`${branch} fails it too${here}. ${tryHere(facts)}`;
  } }, judge: { title: ({ suite, gates }) => (0, sentence.cv)`${suiteName(suite)}: ${gates[0]?.phrase ?? "a judge is not to be trusted"}`, next: ({ suite }) => {
    const judges = (0, judge_lines.x_)(suite).map(({ criteria }) => (0, sentence.aY)((0, words_escape.Kb)(criteria, 60)));
    return (0, sentence.cv)`Read the labels on which the judge of ${(0, sentence.KE)(judges, { most: 2 })} is wrong, then sharpen its criterion or choose another judge.`;
  } }, refused: { title: (facts) => {
    const refusal = refusalOf(facts);
    return refusal === void 0 ? failedTitle(facts) : refusedTitle(refusal);
  }, next: (facts) => {
    const refusal = refusalOf(facts);
    if (refusal === void 0) return tryHere(facts);
    const { status, place, isOwn } = refusal;
    if (isOwn) return (0, sentence.cv)`Look at the endpoint of ${(0, sentence.aY)(place)}, and at its log; then run it again.`;
    return status === 404 || status === 410 ? (0, sentence.cv)`Write a model that there is into ${(0, sentence.aY)(place)}.` : (0, sentence.cv)`Look at ${(0, sentence.aY)(place)}: asked again, it would be refused again.`;
  } }, outage: { title: outageTitle, next: ({ report }) => report.interruption?.kind === "signal" ? (0, sentence.cv)`Run it again: it was cancelled.` : (0, sentence.cv)`Re-run the job when it is back: nothing that was lost says anything of this change.` } };
  function suiteName({ name: text }) {
    return (0, sentence.UU)("suite", (0, words_escape.Kb)(text, 40));
  }
  function passedOfAll(suite) {
    const { passed, total } = suite.totals;
    const within = passed < total && suite.gates.passed ? ", within what the gates allow" : "";
    return `${passed} of ${(0, format.LS)(total, (0, headline.cN)(suite))}${within}`;
  }
  function passing(suite) {
    const { passed, total } = suite.totals;
    if (!suite.results.some(story_tests.tY)) return "nothing was answered";
    const pass = `${passed} of ${(0, format.LS)(total, (0, headline.cN)(suite))} ${total === 1 ? "passes" : "pass"}`;
    const rate = suite.gates.gates.find(({ gateName }) => gateName === "passRateMin");
    if (rate === void 0 || rate.passed || rate.noData !== void 0) return pass;
    const least = Math.ceil(rate.threshold * total - basics.kT);
    if (least === total) return `${pass}, all are needed`;
    return `${pass}, ${least} ${least === 1 ? "is" : "are"} needed`;
  }
  function needed(suite, gates) {
    if (gates.some(({ name: gate }) => gate === "passRateMin")) return (0, sentence.cv)`${passing(suite)}`;
    const [first, ...others] = gates;
    if (first === void 0) return (0, sentence.cv)`${passing(suite)}`;
    return others.length === 0 ? first.phrase : (0, sentence.cv)`${(0, format.LS)(gates.length, "gate")} failed`;
  }
  function failedTitle({ suite, gates }) {
    return (0, sentence.cv)`${suiteName(suite)} fails: ${needed(suite, gates)}`;
  }
  function sightOf({ report, suite }) {
    const base = (0, verdict_line.bx)(report);
    return base === void 0 ? [] : (0, sight_notes.cb)(suite, base, (0, headline.cN)(suite));
  }
  const REFUSED = /^(Refused|Your endpoint failed) \(see (.+?:\d+)\): (.*)$/su;
  function refusalOf({ suite, tests }) {
    const failing = tests.filter(({ result }) => !result.passed);
    const runs = failing.flatMap(({ result }) => result.runs);
    const refused = runs.flatMap((run) => refusedBy(run, suite) ?? []);
    const [first] = refused;
    return refused.length === runs.length ? first : void 0;
  }
  function refusedBy({ outcome }, suite) {
    if (outcome.kind !== "errored" || outcome.refused === void 0) return void 0;
    const [, lead, place, message] = REFUSED.exec(outcome.message) ?? [];
    if (place === void 0 || message === void 0) return void 0;
    const { modelId, status } = outcome.refused;
    const model = suite.models.find(({ id: id2 }) => id2 === modelId)?.model ?? modelId;
    return { message, modelId, model, status, place, isOwn: lead !== "Refused" };
  }
  function refusedTitle({ message, model, status, place, isOwn }) {
    const [, provider, said] = providerSaid(message);
    if (isOwn) {
      return (0, sentence.cv)`Your endpoint failed (${(0, sentence.TL)((0, words_escape.Kb)(said ?? message, 60))}): ${(0, sentence.aY)(place)}`;
    }
    if (status === 404 || status === 410) {
      return (0, sentence.cv)`${provider ?? "the provider"} knows no model ${(0, sentence.UU)("model", (0, words_escape.Kb)(model, 40))}: ${(0, sentence.aY)(place)}`;
    }
    return (0, sentence.cv)`${provider ?? "the provider"} refuses the request (${(0, sentence.TL)((0, words_escape.Kb)(said ?? message, 60))}): ${(0, sentence.aY)(place)}`;
  }
  function providerSaid(message) {
    return /^([\w.-]{1,40}): (.*)$/su.exec(sharedReason(message)) ?? [];
  }
  function outageTitle(facts) {
    const { suite } = facts;
    const runs = suite.results.flatMap((result) => result.runs);
    const lost = runs.filter(aggregate.uD);
    const [first] = lost;
    const message = first?.outcome.kind === "errored" ? first.outcome.message : void 0;
    if (message === void 0) {
      return (0, sentence.cv)`${suiteName(suite)}: judges could not be asked about labels`;
    }
    const [, provider, said = ""] = providerSaid(message);
    const some = lost.length < runs.length ? ` for ${lost.length} of ${(0, format.LS)(runs.length, "answer")}` : "";
    const [status] = /^HTTP \d{3}/u.exec(said) ?? [];
    if (provider !== void 0 && status !== void 0) {
      const state = status.startsWith("HTTP 5") ? "down" : "not answering";
      return (0, sentence.cv)`${provider} ${some === "" ? "is" : "was"} ${state}${some}: ${status}`;
    }
    const all = (0, format.LS)(runs.length, "answer");
    const none = lost.length < runs.length ? `${lost.length} of ${all} did not come` : "no answer came";
    return (0, sentence.cv)`${suiteName(suite)}: ${none}: ${(0, sentence.TL)((0, words_escape.Kb)(sharedReason(message), 80))}`;
  }
  const MOST_NAMES = 6;
  const LEAST_ALIKE = 3;
  function tryHere({ causes, suite }) {
    const tests = causes.shown.flatMap((cause) => cause.tests);
    if (tests.length === 0) return [];
    const prompt = commonPrompt(tests, suite.file);
    const about = prompt === void 0 ? (0, sentence.cv)`Fix what failed` : (0, sentence.cv)`${(0, sentence.Nx)([{ kind: "text", text: allWords(tests) }])} ${tests.length === 1 ? "uses" : "use"} ${prompt}. Fix it`;
    return (0, sentence.cv)`${about}, then try here first: ${(0, sentence.aY)(`npx kindlm-action${configArgument(suite)} --tests '${patternsOf(tests).join(",")}'`)}.`;
  }
  function commonPrompt(tests, config) {
    const places = tests.map(({ result }) => result.sources.filter(({ kind, file }) => kind === "prompt" && isPlain(file)).toSorted((a, b) => Number(a.file === config) - Number(b.file === config)).map(({ file, startLine }) => file === config ? `${file}:${startLine}` : file));
    const common = (places[0] ?? []).find((place) => places.every((of) => of.includes(place)));
    if (common === void 0) return void 0;
    return common.startsWith(`${config}:`) ? (0, sentence.cv)`the prompt at ${(0, sentence.aY)(common)}` : [(0, sentence.aY)(common)];
  }
  function configArgument({ file }) {
    return file === "kindlm.yaml" || !isPlain(file) ? "" : ` ${file}`;
  }
  function isPlain(text) {
    return /^[\p{L}\p{N}_./-]+$/u.test(text) && !text.startsWith("-");
  }
  function patternsOf(tests) {
    const names = [...new Set(tests.map((test) => (0, words_escape.Kb)(test.name, 60)))].map((text) => text.replace(/[^\p{L}\p{N}_./-]+/gu, "*").replace(/^-/u, "*"));
    const start = (text) => /^(.+?[-_/.])/u.exec(text)?.[1];
    const alike2 = /* @__PURE__ */ new Map();
    for (const text of names) {
      const head = start(text) ?? "";
      alike2.set(head, (alike2.get(head) ?? 0) + 1);
    }
    const patterns = names.map((text) => {
      const head = start(text) ?? "";
      return head !== "" && (alike2.get(head) ?? 0) >= LEAST_ALIKE ? `${head}*` : text;
    });
    return [...new Set(patterns)].slice(0, MOST_NAMES);
  }
  var findings = __webpack_require__(80321);
  var model_comparison = __webpack_require__(5630);
  var scores = __webpack_require__(5004);
  var reliability_rows = __webpack_require__(91485);
  var comparison_notes = __webpack_require__(40223);
  ;
  const FOLDS = { causes: "what else fails", failing: "every failing test", tolerated: "what passed with failed answers", changes: "what else is different", qualifiers: "what else to know", weakened: "what is demanded less", gates: "all gates", comparison: "how it was compared", reliability: "how often each model is right", models: "the models side by side", judges: "judges against their labels", codes: "failure codes", extremes: "what takes longest and costs most", notices: "notices" };
  function foldsOf(facts) {
    return FOLD_NAMES.flatMap((foldName) => {
      const content = CONTENTS[foldName](facts);
      return content === void 0 ? [] : [{ name: foldName, ...content }];
    });
  }
  function isFoldName(text) {
    return Object.hasOwn(FOLDS, text);
  }
  const FOLD_NAMES = Object.keys(FOLDS).filter(isFoldName);
  const CONTENTS = { causes: ({ suite, causes: { folded } }) => {
    if (folded.length === 0) return void 0;
    const words = FOLDED.flatMap(([one, several, isIn]) => {
      const tests = folded.filter(isIn).flatMap((cause) => cause.tests);
      if (tests.length === 0) return [];
      const noun = (0, format.LS)(tests.length, `more ${(0, headline.cN)(suite)}`);
      return [(0, sentence.cv)`${noun} ${tests.length === 1 ? one : several}: ${testNames(tests, NAMED_IN_TITLE)}`];
    });
    return { title: (0, sentence.KE)(words, { separator: "; " }), causes: folded };
  }, failing: ({ suite, causes }) => {
    const tests = [...causes.shown, ...causes.folded].flatMap((cause) => cause.tests);
    if (tests.length === 0) return void 0;
    return { title: (0, sentence.cv)`${(0, format.LS)(tests.length, `failing ${(0, headline.cN)(suite)}`)}, one by one`, tests };
  }, tolerated: ({ tests }) => {
    const tolerated = tests.filter(({ state }) => state === "tolerated");
    if (tolerated.length === 0) return void 0;
    return { title: (0, sentence.cv)`${(0, format.LS)(tolerated.length, "test")} passed with failed answers: ${testNames(tolerated, NAMED_IN_TITLE)}`, tests: tolerated };
  }, changes: changesFold, qualifiers: ({ qualifiers }) => qualifiers.length === 0 ? void 0 : { title: (0, sentence.cv)`What else to know before believing the figures`, lines: qualifiers }, weakened: ({ report, suite }) => {
    const lines = (0, caveats.Vt)(suite, report.run).filter(({ isFolded }) => isFolded).flatMap(({ details }) => details);
    if (lines.length === 0) return void 0;
    return { title: (0, sentence.cv)`What is demanded less than on the base branch`, lines: lines.map((line) => (0, sentence.cv)`${(0, words_escape.Kb)(line, 500)}`) };
  }, gates: gatesFold, comparison: ({ report, suite }) => {
    const lines = (0, comparison_notes.$r)(report, suite);
    const isCompared = report.comparison?.kind === "compared";
    const title = isCompared ? "How it was compared" : "What a comparison will show";
    return lines.length === 0 ? void 0 : { title: (0, sentence.cv)`${title}`, lines };
  }, reliability: reliabilityFold, models: modelsFold, judges: judgesFold, codes: ({ suite }) => {
    const codes = (0, findings.G0)(suite);
    if (codes.length === 0) return void 0;
    return { title: (0, sentence.cv)`Failure codes`, table: { head: [left("Failure code"), right("Results")], rows: codes.map(([failureCode, results]) => [cell([(0, sentence.aY)(failureCode)]), cell((0, sentence.cv)`${(0, format.U9)(results)}`)]) } };
  }, extremes: extremesFold, notices: ({ suite: { notices } }) => notices.length === 0 ? void 0 : { title: (0, sentence.cv)`${(0, format.LS)(notices.length, "notice")}`, lines: notices.map((notice) => (0, sentence.cv)`${(0, words_escape.Kb)(notice, 500)}`) } };
  const FOLDED = [["fails", "fail", ({ kind }) => !["chance", "failed-there", "lost"].includes(kind)], ["got no answer", "got no answer", ({ kind }) => kind === "lost"], ["failed in part, which chance explains", "failed in part, which chance explains", ({ kind }) => kind === "chance"], ["failed on the base branch already", "failed on the base branch already", ({ kind }) => kind === "failed-there"]];
  const NAMED_IN_TITLE = 3;
  const NAMED_IN_LINE = 10;
  function testNames(tests, most) {
    return (0, sentence.KE)(tests.map((test) => (0, sentence.UU)("test", (0, words_escape.Kb)(test.name, 60), test.url)), { most });
  }
  function labelled(...labels) {
    return ({ kind, label }) => kind === "changed" && labels.includes(label);
  }
  function alike(words) {
    return [words, words];
  }
  const TURNED = { words: alike("went from every answer to none"), isIn: labelled("fails-every-time"), note: ({ byChance, hasOneAnswerASide }) => `Changed once; chance can do this. ${(0, comparison_notes.yk)(byChance.fails, hasOneAnswerASide)}` };
  const CHANGES = [{ words: alike("went from none to every answer"), isIn: labelled("passes-every-time"), note: ({ byChance, hasOneAnswerASide }) => (0, comparison_notes.yk)(byChance.passes, hasOneAnswerASide) }, { words: alike("got better"), isIn: labelled("improved"), note: ({ byChance }) => (0, comparison_notes.Vs)(byChance.better) }, { words: ["differs, but not because of this change", "differ, but not because of this change"], isIn: ({ kind, label }) => kind === "unchanged-request" && label !== void 0 && !SAME.has(label), note: () => "Asked the same on both sides, so it is chance or the model itself." }, { words: ["differs, as flaky tests do", "differ, as flaky tests do"], isIn: labelled("failing-now", "passing-now"), note: ({ byChance }) => (0, comparison_notes.Vs)(byChance.differ) }, { words: ["is flaky as before", "are flaky as before"], isIn: ({ label }) => label === "flaky-on-both" }, { words: ["has changed checks", "have changed checks"], isIn: ({ kind }) => kind === "checks-changed" }, { words: ["is new", "are new"], isIn: ({ kind }) => kind === "new" }];
  function changesFold({ report, suite, tests }) {
    const { comparison } = suite;
    if (comparison === void 0 || report.comparison?.kind !== "compared") return void 0;
    const { byChance, verdict: verdict2, removed } = comparison;
    const isWorse = verdict2.verdict === "worse";
    const luck = { byChance, hasOneAnswerASide: (verdict2.evidence?.oneAnswerASide ?? 0) > 0 };
    const noun = (0, headline.cN)(suite);
    const line = (all, [one, several], note = "") => {
      if (all.length === 0) return [];
      const words = `${(0, format.LS)(all.length, noun)} ${all.length === 1 ? one : several}`;
      return [(0, sentence.cv)`${words}: ${testNames(all, NAMED_IN_LINE)}${note === "" ? "" : `. ${note}`}`];
    };
    const lines = [...[...isWorse ? [] : [TURNED], ...CHANGES].flatMap(({ words, isIn, note }) => {
      const all = tests.filter(({ result: { comparison: its } }) => its !== void 0 && isIn(its));
      return line(all, words, note?.(luck));
    }), ...line(removed.map(({ testCaseName }) => ({ name: testCaseName })), ["is removed", "are removed"])];
    return lines.length === 0 ? void 0 : { title: (0, sentence.cv)`What else is different`, lines };
  }
  const SAME = /* @__PURE__ */ new Set(["unchanged", "not-compared", "flaky-on-both"]);
  function left(title) {
    return { title, align: "left" };
  }
  function right(title) {
    return { title, align: "right" };
  }
  function cell(text, full) {
    return { text: (0, sentence.oR)([text]), full: full === void 0 ? void 0 : (0, sentence.oR)([full]) };
  }
  function rateCell(rate, digits = 1, after = "") {
    const text = (0, format.rq)(rate.value, digits);
    return cell(`${text}${after}`, `${text} (${(0, phrases.Bt)(rate)})${after}`);
  }
  function gatesFold({ report, suite }) {
    const rows = (0, story_gates.Zl)(report, suite);
    if (rows.length === 0) return void 0;
    const isCompared = rows.some(({ base }) => base !== void 0);
    const notes = rows.flatMap(({ title, note }) => note === void 0 ? [] : [(0, sentence.cv)`${title}: ${note}.`]);
    return { title: (0, sentence.cv)`All gates`, table: { head: [left("Verdict"), left("Gate"), right("Actual"), right("Threshold"), right("Margin"), ...isCompared ? [right("Base")] : []], rows: rows.map((row) => [cell((0, story_gates.MV)(row.sign)), cell(row.title), cell(row.actual, (0, story_gates.Xf)(row).actual), cell(row.threshold), cell(row.margin), ...isCompared ? [cell(row.base ?? "\u2013", (0, story_gates.Xf)(row).base)] : []]) }, lines: notes };
  }
  function reliabilityFold({ suite }) {
    const rows = (0, reliability_rows.yx)(suite);
    const [first] = rows;
    if (first === void 0) return void 0;
    const tries = (0, reliability_rows.PL)(rows);
    return { title: rows.length === 1 ? (0, sentence.cv)`Each model: ${(0, reliability_rows.Qh)(first)}` : (0, sentence.cv)`How often each model is right, several answers in a row`, table: { head: [left("Model"), ...tries.map((it) => right((0, reliability_rows.Ud)(it)))], rows: rows.map((row) => [cell((0, sentence.UU)("model", (0, words_escape.Kb)(row.modelId, 80))), ...tries.map((it) => {
      const point = (0, reliability_rows.sd)(row, it);
      if (point === void 0) return cell("\u2013");
      const leftOut2 = point.leftOut === 0 ? "" : `, ${point.leftOut} left out`;
      return rateCell(point.share, 0, leftOut2);
    })]) } };
  }
  function modelsFold({ suite }) {
    const rows = (0, model_comparison.wA)(suite);
    if (rows.length === 0) return void 0;
    const bands = (0, scores.r8)(suite);
    const wasAnswered = (row) => row.errored < row.total;
    return { title: (0, sentence.cv)`By model`, table: { head: [left("Model"), right("Passed"), right("Pass rate"), right("Judge average"), right("Mean latency"), right("Cost")], rows: rows.map((row) => [cell((0, sentence.UU)("model", (0, words_escape.Kb)(row.modelId, 80))), cell(`${row.passed} of ${row.total}${(0, model_comparison.wb)(row)}`), wasAnswered(row) ? rateCell(row.passRate) : cell("\u2013"), cell(row.judgeAverage === void 0 ? "\u2013" : (0, format.fN)(row.judgeAverage)), cell(row.latencyMs === 0 ? "\u2013" : (0, format.p0)(row.latencyMs)), cell((0, format.dR)(row.costUsd))]) }, lines: bands === void 0 ? [] : [(0, sentence.cv)`Scores: ${bands}`] };
  }
  const EXTREMES = 5;
  function extremesFold({ report, suite }) {
    if (suite.results.length <= EXTREMES) return void 0;
    const rows = [...(0, model_comparison.BR)(suite, (result) => result.latencyAvgMs, EXTREMES).map((result) => [result, (0, format.p0)(result.latencyAvgMs)]), ...(0, model_comparison.BR)(suite, (result) => result.totalCostUsd, EXTREMES).map((result) => [result, (0, format.dR)(result.totalCostUsd)])];
    if (rows.length === 0) return void 0;
    return { title: (0, sentence.cv)`Slowest and most expensive`, table: { head: [left("Test"), left("Model"), right("")], rows: rows.map(([{ testCaseName, modelId, location }, value]) => [cell((0, sentence.UU)("test", (0, words_escape.Kb)(testCaseName, 80), (0, words_escape.Hx)(report.run, location))), cell((0, sentence.UU)("model", (0, words_escape.Kb)(modelId, 80))), cell(value)]) } };
  }
  const MAX_WRONG_LABELS = 20;
  function judgesFold({ report, suite }) {
    const judges = (0, judge_lines.LK)(report, suite);
    if (judges.length === 0) return void 0;
    const wrong = judges.flatMap(({ criteria, wrong: labels }) => labels.map(({ place, words }) => (0, sentence.cv)`${(0, sentence.aY)((0, words_escape.Kb)(criteria, 80))}: ${(0, sentence.aY)((0, words_escape.Kb)(place, 200))} is ${words}`));
    const more = wrong.length - Math.min(wrong.length, MAX_WRONG_LABELS) + judges.reduce((total, { moreWrong }) => total + moreWrong, 0);
    return { title: (0, sentence.cv)`${(0, format.LS)(judges.length, "judge")} held against labels`, lines: [...judges.map(({ icon, criteria, judgeModel, rates, verdict: verdict2 }) => {
      const model = judgeModel === void 0 ? "" : (0, sentence.cv)` (${(0, sentence.UU)("model", judgeModel)})`;
      return (0, sentence.cv)`${icon} Judge of ${(0, sentence.aY)((0, words_escape.Kb)(criteria, 80))}${model}: ${rates}; ${verdict2}`;
    }), ...wrong.slice(0, MAX_WRONG_LABELS), ...more === 0 ? [] : [(0, sentence.cv)`and ${(0, format.U9)(more)} more labels on which a judge is wrong`], ...judges.flatMap(({ criteria, notes }) => notes.map((note) => (0, sentence.cv)`${(0, sentence.aY)((0, words_escape.Kb)(criteria, 80))}: ${(0, words_escape.Kb)(note, 500)}`))] };
  }
  ;
  const MAX_QUALIFIERS = 4;
  function storyOf(whole) {
    const known = TOLD.get(whole);
    if (known !== void 0) return known;
    const story = tell((0, caveats.Cy)(whole));
    TOLD.set(whole, story);
    return story;
  }
  const TOLD = /* @__PURE__ */ new WeakMap();
  function tell(report) {
    const suites = report.suites.map((suite) => suiteStoryOf(report, suite)).toSorted((a, b) => Number(isGreen(a)) - Number(isGreen(b)));
    const [only, ...others] = suites;
    const isAlone = only !== void 0 && others.length === 0 && report.shard === void 0;
    const { outcome, title, detail } = isAlone ? only : (0, run_facts.$W)(report, suites);
    const isRunsOwn = !isAlone && (suites.length === 0 || report.verdict.result === "error");
    const next = isRunsOwn ? (0, run_facts.PI)(report, detail) : void 0;
    return { report, sign: isAlone ? only.sign : run_facts.Gr[outcome], outcome, title, state: [...detail === void 0 || detail === next ? [] : [detail], ...(0, run_facts.rB)(report)], savings: (0, run_facts.xh)(report), problems: report.problems, suites, next, notices: report.notices, footer: footerOf(report, report) };
  }
  function unansweredGates(gates) {
    const [first] = gates;
    return first === void 0 ? [] : [{ ...first, phrase: (0, sentence.cv)`nothing was answered` }];
  }
  function isGreen({ outcome }) {
    return outcome === "passed" || outcome === "nothing-tested";
  }
  function suiteStoryOf(report, suite) {
    const tests = (0, story_tests.b0)(report, suite);
    const branch = (0, verdict_line.W0)(report);
    const causes = causesOf(tests, { branch, noun: (0, headline.cN)(suite) });
    const isAnswered = suite.results.some(story_tests.tY);
    const failing = suite.gates.gates.filter(({ passed }) => !passed).length;
    const verdict2 = (0, verdict_line.Vj)(report, suite);
    const all = suite.gates.gates.length;
    const outcome = (0, run_facts.rn)(report, suite);
    const facts = { report, suite, tests, causes, verdict: verdict2, gates: (0, story_gates.qq)(suite, branch), branch, outcome };
    const ending = endingOf(facts);
    const failed = ending === "outage" ? [] : isAnswered ? facts.gates : unansweredGates(facts.gates);
    const qualifiers = qualifiersOf(report, suite);
    return { suite, name: [(0, sentence.UU)("suite", (0, words_escape.Kb)(suite.name, 80))], sign: ending === "worse-and-green" ? phrases.B2.look : run_facts.Gr[outcome], outcome, title: suiteTitle(ending, facts), verdict: verdict2, gates: { failed, all, lead: failed.length === 0 ? void 0 : `${failing} of ${(0, format.LS)(all, "gate")} failed` }, qualifiers: { shown: qualifiers.slice(0, MAX_QUALIFIERS), folded: qualifiers.slice(MAX_QUALIFIERS) }, causes, branch, tests, next: suiteNext(ending, facts), run: [...(0, run_facts.rB)(report), ...otherSuites(report, suite)], footer: footerOf(report, { totals: suite.totals, suites: [suite] }), folds: foldsOf({ report, suite, tests, causes, qualifiers: qualifiers.slice(MAX_QUALIFIERS) }) };
  }
  const MAX_NAMED = 3;
  function qualifiersOf(report, suite) {
    return [...caveatLines(report, suite), ...leftOut(suite), ...idleGates(suite)];
  }
  function caveatLines(report, suite) {
    return (0, caveats.Vt)(suite, report.run).map((caveat) => {
      const { icon, words, tests, details, urls, isFolded } = caveat;
      const names = [...tests.map((test) => (0, sentence.UU)("test", (0, words_escape.Kb)(test, 60))), ...isFolded === true ? [] : details.map((detail) => (0, sentence.UU)("file", (0, words_escape.Kb)(detail, 80), urls?.get(detail)))];
      const about = names.length === 0 ? [] : (0, sentence.cv)`: ${(0, sentence.KE)(names, { most: MAX_NAMED })}`;
      return (0, sentence.oR)([`${icon} `, (0, sentence.Nx)((0, sentence.cv)`${words}`), about]);
    });
  }
  function leftOut({ totals: { notRun, skipped }, sample, ...suite }) {
    const parts = [...notRun === 0 ? [] : [`${(0, format.LS)(notRun, (0, headline.cN)(suite))} not run`], ...sample === void 0 ? [] : [(0, headline.Zr)(sample)], ...skipped === 0 ? [] : [`${(0, format.LS)(skipped, "test")} skipped`]];
    return parts.length === 0 ? [] : [(0, sentence.cv)`${phrases.B2.idle} ${(0, sentence.KE)(parts)}`];
  }
  function idleGates({ gates, comparison }) {
    const idle = gates.gates.filter(({ gateName, passed, noData }) => passed && noData !== void 0 && (comparison !== void 0 || gate_definitions.JH[gateName].against === void 0));
    if (idle.length === 0) return [];
    const names = (0, sentence.KE)(idle.map((gate) => (0, verdict.ef)(gate)), { most: MAX_NAMED });
    return [(0, sentence.cv)`${phrases.B2.idle} ${(0, format.LS)(idle.length, "gate")} not exercised: ${names}`];
  }
  function otherSuites({ suites }, suite) {
    const failing = suites.filter((other) => other !== suite && !other.gates.passed);
    if (failing.length === 0) return [];
    const names = (0, sentence.KE)(failing.map((other) => (0, sentence.UU)("suite", (0, words_escape.Kb)(other.name, 80))), { most: MAX_NAMED });
    return [(0, sentence.cv)`In the same run, ${names} ${failing.length === 1 ? "fails" : "fail"}.`];
  }
  function footerOf({ run }, { totals, suites }) {
    if (suites.length === 0) return [];
    const isLess = totals.costUsd > 0 && totals.costUsd < 0.01 && !totals.costIncomplete;
    return [(0, headline.z1)(suites), run.durationMs < 1e3 ? "less than 1 s" : (0, format.p0)(Math.round(run.durationMs / 1e3) * 1e3), isLess ? "less than $0.01" : (0, headline.fL)(totals)];
  }
}) };
