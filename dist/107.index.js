export const id = 107;
export const ids = [107];
export const modules = { 57107: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { mk: () => publish, a1: () => publishParts, n0: () => setOutputs, kZ: () => settleDriftIssue });
  var format = __webpack_require__(75884);
  var promises_ = __webpack_require__(51455);
  var external_node_os_ = __webpack_require__(48161);
  var external_node_path_ = __webpack_require__(76760);
  var basics = __webpack_require__(15744);
  var report_comparison = __webpack_require__(13213);
  var artifacts = __webpack_require__(66316);
  var external_node_crypto_ = __webpack_require__(77598);
  var github_client = __webpack_require__(2336);
  ;
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
    const attempts2 = await attemptsOf(place, claim.runId);
    switch (attempts2) {
      case "unknown":
        return true;
      case "no-run":
        return typeof await attemptsOf(place, own.runId) !== "number";
      default:
        return claim.runAttempt <= attempts2;
    }
  }
  async function attemptsOf(place, runId) {
    try {
      const { data } = await place.client.rest.actions.getWorkflowRun({ ...(0, github_client.aC)(place, { retries: 0 }), run_id: runId, exclude_pull_requests: true });
      return data.id === runId ? data.run_attempt ?? 1 : "unknown";
    } catch (error) {
      place.signal.throwIfAborted();
      return (0, github_client.HQ)(error).isMissing ? "no-run" : "unknown";
    }
  }
  const VIEWER_QUERY = "query { viewer { login databaseId } }";
  async function findIdentity(place) {
    const { client } = place;
    const { request } = (0, github_client.aC)(place);
    const author = await answerOf(async () => readViewer(await client.graphql(VIEWER_QUERY, { request }))) ?? await answerOf(async () => {
      const { id: id2, login } = (await client.rest.users.getAuthenticated({ request })).data;
      return authorOf(id2, login);
    });
    return author === void 0 ? { kind: "assumed", login: "github-actions[bot]" } : { kind: "known", author };
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
    if (!(0, basics.u4)(answer) || !(0, basics.u4)(answer.viewer)) return void 0;
    const { databaseId, login } = answer.viewer;
    return authorOf(databaseId, login);
  }
  function authorOf(id2, login) {
    return typeof id2 === "number" && typeof login === "string" ? { id: id2, login } : void 0;
  }
  const ORIGIN_LENGTH = 16;
  function stepOf({ run, suites }) {
    return run.step ?? { workingDirectory: ".", config: suites.map(({ file }) => file), filters: [] };
  }
  function originOf(report, config = stepOf(report).config) {
    const { workingDirectory, filters, commentKey: commentKey2 = "" } = stepOf(report);
    const { workflow, job } = report.run;
    const inputs = [workingDirectory, config, filters, commentKey2];
    return digestOf([workflow ?? "", job ?? "", ...inputs]);
  }
  function jobOriginOf(report, matrix = "") {
    return digestOf([originOf(report), matrix]);
  }
  function digestOf(parts) {
    return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, ORIGIN_LENGTH);
  }
  var context = __webpack_require__(7564);
  ;
  const MAX_NAMES = 20;
  const MAX_PAGES = 10;
  async function startCheckRun(request) {
    const free = await freeName(request);
    if (free.kind === "skipped") return free;
    const shared = await sharedCommit(request);
    if (shared !== void 0) return shared;
    const id2 = free.id ?? await create({ ...request, name: free.name });
    return { ...request, kind: "started", name: free.name, id: id2 };
  }
  async function finishCheckRun(started, result) {
    const before = await settleName(started);
    if (before.kind === "skipped") return before;
    const written = await writeResult(before, result);
    const after = await settleName(before);
    return after.kind === "skipped" ? after : { kind: "created", id: after.id, name: after.name, ...written };
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
    const listed = (await listChecks(request)).map((check) => ({ ...check, relation: relationTo(owner, check) }));
    const sameJob = listed.filter(({ relation }) => relation === "same-job").flatMap(({ externalId }) => readOwner(externalId) ?? []);
    return { others: listed.filter(({ relation }) => relation === "other-job").map(({ id: id2 }) => id2), isNewerThere: await isAnyNewer(request, sameJob, owner), own: listed.find(({ relation }) => relation === "own")?.id };
  }
  async function listChecks(request) {
    const found = [];
    const listed = (0, github_client.E0)((page) => request.client.rest.checks.listForRef({ ...(0, github_client.aC)(request, { needs: ["check_runs.*.id"] }), ref: request.sha, check_name: request.name, filter: "all", ...page }), MAX_PAGES);
    for await (const { data } of listed) {
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
    const listed = values.join(", ");
    const short = listed.length <= MAX_VALUES_LENGTH ? listed : (0, external_node_crypto_.createHash)("shake256", { outputLength: 4 }).update(listed).digest("hex");
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
    const open = (0, github_client.E0)((page) => request.client.rest.pulls.list({ ...(0, github_client.aC)(request, { needs: ["*.number", "*.head.sha"] }), state: "open", ...page }), MAX_PULL_REQUEST_PAGES);
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
  async function updateCheck(check, changes, mayWait = true) {
    const { data } = await check.client.rest.checks.update({ ...(0, github_client.aC)(check, { mayWait }), check_run_id: check.id, ...changes });
    return data.html_url ?? void 0;
  }
  function writeResult(check, result) {
    return (0, github_client.rC)(attempts(result), async (attempt) => {
      const [first = [], ...more] = pages(attempt.annotations);
      const url = await updateCheck(check, { status: "completed", conclusion: result.conclusion, output: outputOf(result, attempt, first) });
      const write2 = (page) => updateCheck(check, { output: outputOf(result, attempt, page) }, false);
      const added = await addPages(more, write2);
      return { url, ...added, annotations: first.length + added.annotations };
    });
  }
  function attempts({ summaries, annotations: all }) {
    const annotations = all.filter(({ file }) => file !== void 0);
    const fitting = summaries.filter(({ length }) => length <= MAX_SUMMARY_LENGTH);
    const shortest = fitting.at(-1);
    return [...fitting.map((summary) => ({ summary, annotations })), ...shortest === void 0 || annotations.length === 0 ? [] : [{ summary: shortest, annotations: [] }]];
  }
  function pages(annotations) {
    const count = Math.ceil(annotations.length / ANNOTATIONS_PER_REQUEST);
    return Array.from({ length: count }, (_, page) => annotations.slice(page * ANNOTATIONS_PER_REQUEST, (page + 1) * ANNOTATIONS_PER_REQUEST));
  }
  async function addPages(rest, write2) {
    let annotations = 0;
    try {
      for (const page of rest) {
        await write2(page);
        annotations += page.length;
      }
      return { annotations };
    } catch (error) {
      return { annotations, problem: (0, github_client.Uc)(error) };
    }
  }
  function outputOf({ title }, { summary }, annotations) {
    return { title, summary, annotations: annotations.map(({ level, file, line, column, title: heading, message }) => ({ path: file, start_line: line, end_line: line, start_column: column, end_column: column, annotation_level: level === "error" ? "failure" : "warning", title: heading, message })) };
  }
  async function openCheck(job) {
    const { checkName, token = "" } = job.settings;
    if (checkName === void 0 || checkName === "") return void 0;
    const { repository, sha, runUrl, apiUrl, secondMs } = job.destination;
    if (repository === void 0 || sha === void 0) return { kind: "skipped", reason: "no-commit" };
    if (token === "") return { kind: "skipped", reason: "no-token" };
    return (0, github_client.A1)(job.timeLimitMs, async (signal) => {
      const place = await (0, github_client.Ng)({ token, apiUrl, repository, secondMs }, signal);
      const name = matrixName(checkName, job.settings.matrix);
      const owner = ownerOf(job);
      return startCheckRun({ ...place, name, sha, owner, own: job.destination, detailsUrl: runUrl });
    });
  }
  async function closeCheck(open, job) {
    const { report, views: views2, links, settings } = job;
    if (open === void 0) return void 0;
    const outcome = open.kind === "started" ? await (0, github_client.A1)(job.timeLimitMs, async (signal) => {
      const result = { conclusion: checkConclusion(report), ...views2.check(report, links) };
      return finishCheckRun({ ...open, signal }, result);
    }) : open;
    logCheck(outcome, matrixName(settings.checkName ?? "", settings.matrix), job.log);
    return outcome;
  }
  function ownerOf({ report, destination, settings }) {
    const { runId = 0, runAttempt = 1 } = destination;
    const origin = jobOriginOf(report, settings.matrix);
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
  function logCheck(outcome, wanted, log) {
    switch (outcome.kind) {
      case "created":
        if (outcome.name !== wanted) {
          log.warning(`The check run is named ${outcome.name}: another job has one named ${wanted} on this commit. Give each job its own \`check-name\`.`);
        }
        if (outcome.problem === void 0) return;
        log.warning(`The check run ${outcome.name} has ${outcome.annotations} annotations; the others were refused: ${outcome.problem}`);
        return;
      case "skipped": {
        if (outcome.reason === "read-only-token") return;
        const why = outcome.reason === "shared-commit" ? `was not created: the commit is also the head of pull request ${String(outcome.pullRequest)}, which would show it as its own.` : NOT_CREATED[outcome.reason];
        log.notice(`The check run ${wanted} ${why}`);
        return;
      }
      case "failed":
        log.warning(`The check run ${wanted} was not created or not finished: ${outcome.message}`);
    }
  }
  const NOT_CREATED = { "newer-run": "was left alone: it shows a newer run.", "no-token": "was not created: github-token is empty.", "no-commit": "was not created: the commit or the repository is not known.", "unseen-pull-requests": "was not created: the token may not list the pull requests, and the commit may be the head of several. Give the job `pull-requests: read`.", locked: "was not created: GitHub says that it is locked." };
  ;
  async function postComments(job) {
    const { settings, log, timeLimitMs } = job;
    if (settings.comment === "never") return [];
    const wanted = wantedComments(job);
    const outcomes = [];
    const ended = await (0, github_client.A1)(timeLimitMs, async (signal) => {
      const place = await job.findConversation(signal);
      for (const comment of wanted) {
        const outcome = typeof place === "string" ? { kind: "skipped", reason: place } : await postComment(job, place, comment);
        if (signal.aborted) break;
        outcomes.push(outcome);
      }
      return { kind: "failed", message: "no answer in time" };
    });
    const comments = wanted.map(({ suite, key }, index) => ({ suite, key, outcome: outcomes[index] ?? ended }));
    logComments(comments, job.destination, log);
    return comments;
  }
  function wantedComments({ report, settings, views: views2, links }) {
    const { comment, keySuffix = "" } = settings;
    const { workingDirectory, config, commentKey: wantedKey } = stepOf(report);
    const own = wantedKey === "" ? void 0 : wantedKey;
    const placeholder = `${own ?? `config ${[workingDirectory, ...config].join(" ")}`}${keySuffix}`;
    const onFailure = (failed) => comment === "on-failure" && !failed ? "update-only" : "create-or-update";
    if (report.suites.length === 0) {
      const write2 = onFailure(report.verdict.result !== "passed");
      const render = () => views2.unjudged(report, links);
      return [{ key: placeholder, post: replaceComments, write: write2, render }];
    }
    const suites = report.suites.map((suite) => ({ suite: suite.name, key: `${commentKey(own, suite, report, settings)}${keySuffix}`, post: upsert, placeholder, write: onFailure(suiteFailed(report, suite)), render: () => views2.comment(report, suite, links) }));
    const kept = new Set(suites.map(({ key }) => key));
    const { goneSuites = [] } = report.comparison?.kind === "compared" ? report.comparison : {};
    const { gone } = views2;
    return [...suites, ...(gone === void 0 ? [] : goneSuites).filter(({ ofOtherJob }) => ofOtherJob === void 0).map(({ name, config: before = config }) => ({ key: own === void 0 ? name : `${own}/${name}`, post: updateOwnComment, write: "update-only", writtenBy: before, render: () => gone?.(report, name, links) ?? [] })).filter(({ key }) => !kept.has(key))];
  }
  async function postComment({ destination, report }, conversation, { key, post, placeholder, write: write2, writtenBy, render }) {
    const { runId = 0, runAttempt = 1 } = destination;
    const origin = originOf(report, writtenBy);
    const rendered = render();
    try {
      return await post({ ...conversation, marker: { key, runId, runAttempt, origin }, bodies: typeof rendered === "string" ? [rendered] : rendered, write: write2, placeholder });
    } catch (error) {
      return error instanceof NewerRunError ? { kind: "skipped", reason: "newer-run" } : (0, github_client.Gj)(error);
    }
  }
  function commentKey(key, suite, report, { keyPerSuite = false }) {
    if (key === void 0) return suite.name;
    return report.suites.length === 1 && !keyPerSuite ? key : `${key}/${suite.name}`;
  }
  function suiteFailed(report, suite) {
    return !suite.gates.passed || report.verdict.result === "error";
  }
  const COMMENT_NOTICES = { "no-pull-request": void 0, "nothing-to-report": void 0, "read-only-token": void 0, "no-token": "No pull request comment was posted: github-token is empty.", "newer-run": "The pull request comment was left alone: it shows a newer run.", locked: "No pull request comment was posted: the conversation is locked." };
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
  const USUALLY_WITHOUT = /* @__PURE__ */ new Map([["push", "no open pull request has this commit as its head"], ["workflow_dispatch", "no open pull request has this commit as its head"], ["merge_group", "a merge group may contain several pull requests, and each keeps the result of its own head"], ["schedule", "a scheduled run belongs to no pull request"]]);
  const UNEXPECTEDLY_WITHOUT = /* @__PURE__ */ new Map([["workflow_run", "no open pull request has the commit of the run that triggered this one as its head"], ["issue_comment", "the issue that this run belongs to is not a pull request"]]);
  function logWithoutPullRequest({ event = "", pullRequestHead }, log) {
    const commit = pullRequestHead === void 0 ? "" : ` (${(0, format.Ax)(pullRequestHead.sha)})`;
    const withCommit = (why2) => why2.replace(" as its head", `${commit} as its head`);
    const usual = USUALLY_WITHOUT.get(event);
    if (usual !== void 0) {
      log.info(`No pull request comment: ${withCommit(usual)}.`);
      return;
    }
    const why = UNEXPECTEDLY_WITHOUT.get(event) ?? `the action does not look for a pull request under the event ${event}`;
    log.notice(`No pull request comment was posted: ${withCommit(why)}.`);
  }
  class NewerRunError extends Error {
  }
  const MAX_REWRITES = 3;
  async function replaceComments(request) {
    const own = seenMarker(request.marker);
    const stale = await findOurs(request, ({ origin, encodedKey }) => encodedKey === own.encodedKey || origin !== void 0 && origin === own.origin);
    const keys = new Set(byAge(stale).map(({ marker }) => marker.encodedKey));
    const outcomes = [];
    for (const encodedKey of keys) {
      const ours = stale.filter(({ marker }) => marker.encodedKey === encodedKey);
      outcomes.push(await settle({ ...request, marker: { ...own, encodedKey } }, ours));
    }
    return outcomes[0] ?? upsert(request);
  }
  async function updateOwnComment(request) {
    const own = seenMarker(request.marker);
    const ours = await findOurs(request, (marker) => marker.encodedKey === own.encodedKey && marker.origin === own.origin);
    if (ours.length === 0) return { kind: "skipped", reason: "nothing-to-report" };
    return settle({ ...request, marker: own }, ours);
  }
  async function upsert(request) {
    const writing = { ...request, marker: seenMarker(request.marker) };
    const belongs = (marker) => isOfKey(marker, request.marker.key) || isPlaceholder(marker, request);
    const ours = await findOurs(request, belongs);
    if (ours.length > 0) return settle(writing, ours);
    if (request.write === "update-only") return { kind: "skipped", reason: "nothing-to-report" };
    const created = await (0, github_client.rC)(writing.bodies, (body) => comment_create(writing, body));
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
    if (await isAnyNewer(writing, markers, writing.marker)) {
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
        await (0, github_client.rC)(writing.bodies, (body) => overwrite(writing, kept, body));
        if (!await wasOverwritten(writing, kept)) break;
      }
      return { kind: "updated", id: kept.id, url: kept.url };
    } catch (error) {
      if (!(0, github_client.HQ)(error).isMissing) throw error;
      const created = await (0, github_client.rC)(writing.bodies, (body) => comment_create(writing, body));
      return { kind: "created", id: created.id, url: created.url };
    }
  }
  async function overwrite(writing, { id: id2 }, body) {
    const lastLook = async () => {
      const there = await markerOf(writing, id2);
      if (there !== void 0 && await isAnyNewer(writing, [there], writing.marker)) {
        throw new NewerRunError();
      }
    };
    await writing.client.rest.issues.updateComment({ ...(0, github_client.aC)(writing, { lastLook }), comment_id: id2, body: withMarker(writing.marker, body) });
  }
  async function wasOverwritten(writing, { id: id2 }) {
    const there = await markerOf(writing, id2);
    return there !== void 0 && compareAge(there, writing.marker) < 0;
  }
  async function markerOf(writing, id2) {
    try {
      const { data } = await writing.client.rest.issues.getComment({ ...(0, github_client.aC)(writing, { retries: 0 }), comment_id: id2 });
      return readMarker(data.body ?? "");
    } catch {
      return void 0;
    }
  }
  async function comment_create(writing, text) {
    const body = withMarker(writing.marker, text);
    const { data } = await writing.client.rest.issues.createComment({ ...(0, github_client.aC)(writing), issue_number: writing.pullRequest, body });
    const author = data.user ?? void 0;
    return { id: data.id, url: data.html_url, body, author, marker: writing.marker };
  }
  async function remove(writing, comments) {
    for (const { id: id2 } of comments) {
      try {
        await writing.client.rest.issues.deleteComment({ ...(0, github_client.aC)(writing, { mayWait: false }), comment_id: id2 });
      } catch {
        continue;
      }
    }
  }
  function withMarker(marker, body) {
    return `${formatSeenMarker(marker)}
${body}`;
  }
  const comment_MAX_PAGES = 25;
  async function findOurs(conversation, isWanted2, author) {
    const marked = [];
    const listed = (0, github_client.E0)((page) => conversation.client.rest.issues.listComments({ ...(0, github_client.aC)(conversation, { needs: ["*.id"] }), issue_number: conversation.pullRequest, ...page }), comment_MAX_PAGES);
    for await (const { data } of listed) {
      for (const { id: id2, html_url: url, body = "", user } of data) {
        const marker = readMarker(body);
        if (marker === void 0 || !isWanted2(marker)) continue;
        marked.push({ id: id2, url, body, author: user ?? void 0, marker });
      }
    }
    if (marked.length === 0) return [];
    const identity = author === void 0 ? await findIdentity(conversation) : { kind: "known", author };
    return marked.filter((comment) => isWrittenBy(identity, comment.author));
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
  var views = __webpack_require__(93139);
  var changed_lines = __webpack_require__(30884);
  ;
  async function publishReview(job) {
    if (job.settings.review !== "auto" || job.report.suites.length === 0) {
      return { kind: "skipped", reason: "not-wanted" };
    }
    const subjects = failingTests(job.report);
    return (0, github_client.A1)(job.timeLimitMs, (signal) => review(job, subjects, signal), (error) => {
      const outcome = (0, github_client.Gj)(error);
      const isNeeded = outcome.kind === "failed" || subjects.length > 0;
      return isNeeded || outcome.reason === "locked" ? outcome : NOTHING_TO_SAY;
    });
  }
  const NOTHING_TO_SAY = { kind: "skipped", reason: "nothing-to-say" };
  function failingTests(report) {
    return (0, views.IC)(report).map((told) => {
      const { sources, testCaseName, modelId } = told.test.result;
      return { ...told, sources, digest: testDigest(told.suite.suite.name, testCaseName, modelId) };
    });
  }
  async function review(job, subjects, signal) {
    const conversation = await job.findConversation(signal, true);
    if (typeof conversation === "string") {
      const isNeeded = conversation !== "read-only-token" || subjects.length > 0;
      return isNeeded ? { kind: "skipped", reason: conversation } : NOTHING_TO_SAY;
    }
    const marker = publish_review_markerOf(job);
    const threads = await findThreads(conversation, marker.origin);
    if (threads.length === 0 && subjects.length === 0) {
      return NOTHING_TO_SAY;
    }
    const markers = threads.map((thread) => thread.marker);
    const isNewer = await isAnyNewer(conversation, markers, marker);
    const head = isNewer ? void 0 : await (0, pull_request.vs)(conversation);
    if (head === void 0 || head !== job.destination.sha) {
      return { kind: "skipped", reason: "moved-on" };
    }
    const { changedFiles } = job.report;
    if (changedFiles === void 0 && subjects.length > 0) {
      return { kind: "failed", message: "which lines the pull request changes is not known" };
    }
    const places = placesOf(subjects, changedFiles ?? []);
    const plan = planReview(threads, places, isOpenIn(job.report), MAX_REVIEW_COMMENTS - (job.settings.reviewedBefore ?? 0));
    if (isEmpty(plan)) return NOTHING_TO_SAY;
    try {
      return await write(job, { conversation, marker, head }, plan);
    } catch (error) {
      if ((0, github_client.HQ)(error).kind !== "read-only-token") throw error;
      return { kind: "skipped", reason: "read-only-token" };
    }
  }
  function placesOf(subjects, changedFiles) {
    const places = /* @__PURE__ */ new Map();
    const changeBehind = (0, changed_lines.SS)(changedFiles);
    for (const subject of subjects) {
      const change = changeBehind(subject.sources);
      if (change === void 0) continue;
      const { file: path, longest } = change;
      const key = JSON.stringify([path, longest]);
      const known2 = places.get(key);
      if (known2 === void 0) places.set(key, { path, ...longest, subjects: [subject] });
      else known2.subjects.push(subject);
    }
    return [...places.values()];
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
    return { runId, runAttempt, origin: originOf(report) };
  }
  async function write({ report, views: views2, links }, { conversation, marker, head }, plan) {
    const draft = (place) => ({ path: place.path, side: place.side, startLine: place.startLine, line: place.endLine, marker: { ...marker, tests: digestsOf(place), settled: false }, text: views2.review(report, place.subjects, links) });
    for (const { thread, place } of plan.update) {
      await updateThread(conversation, thread, draft(place));
    }
    const reopened = plan.update.filter(({ thread }) => thread.marker.settled);
    await setResolved(conversation, idsOf(reopened.map(({ thread }) => thread)), false);
    for (const thread of plan.settle) {
      const settled = { ...marker, tests: thread.marker.tests, settled: true };
      const text = views2.settledReview(report, links);
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
  function planReview(threads, places, isOpen, limit) {
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
    if (isOneSide && range !== void 0 && range.startLine <= place.endLine && place.startLine <= range.line) {
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
      if (compareAge(oldest.marker, draft.marker) < 0) {
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
    const identity = await findIdentity(conversation);
    return marked.filter(({ author }) => isWrittenBy(identity, author)).map((comment) => ({ ...comment, answered: answered.has(comment.id) })).toSorted((a, b) => a.id - b.id);
  }
  async function* listComments(conversation) {
    const listed = (0, github_client.E0)((page) => conversation.client.rest.pulls.listReviewComments({ ...(0, github_client.aC)(conversation, { needs: ["*.id", "*.body", "*.path"] }), pull_number: conversation.pullRequest, sort: "created", direction: "desc", ...page }), MAX_COMMENT_PAGES);
    for await (const { data } of listed) yield* data;
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
  const publish_review_MAX_PAGES = 10;
  async function setResolved(conversation, commentIds, resolved) {
    if (commentIds.length === 0) return;
    const { client } = conversation;
    const { request } = (0, github_client.aC)(conversation);
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
  async function listThreads(conversation) {
    const { client, pullRequest } = conversation;
    const { owner, repo: name, request } = (0, github_client.aC)(conversation);
    const threads = [];
    let after = null;
    for (let page = 1; page <= publish_review_MAX_PAGES; page += 1) {
      const answer = await client.graphql(THREADS_QUERY, { owner, name, number: pullRequest, after, request });
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
  const publish_review_MARKER = /^<!-- kindlm-review run="(\d{1,16})" attempt="(\d{1,9})" origin="([0-9a-f]{16})" tests="([0-9a-f,]{0,2000})"( settled)? -->/;
  const DIGEST_LENGTH = 12;
  const MAX_TESTS = 100;
  function formatReviewMarker(marker) {
    const { runId, runAttempt, origin, tests, settled } = marker;
    const state = settled ? " settled" : "";
    const listed = tests.slice(0, MAX_TESTS).join(",");
    return `<!-- kindlm-review run="${runId}" attempt="${runAttempt}" origin="${origin}" tests="${listed}"${state} -->`;
  }
  function readReviewMarker(body) {
    const [, run, attempt, origin, tests, settled] = publish_review_MARKER.exec(body) ?? [];
    if (origin === void 0 || tests === void 0) return void 0;
    return { runId: Number(run), runAttempt: Number(attempt), origin, tests: tests.split(",").filter((digest) => digest !== ""), settled: settled !== void 0 };
  }
  function testDigest(suite, test, model) {
    return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([suite, test, model])).digest("hex").slice(0, DIGEST_LENGTH);
  }
  ;
  const TIME_LIMIT_MS = 6e4;
  async function settleDriftIssue(access, report, matrix) {
    try {
      return await (0, github_client.Bv)(TIME_LIMIT_MS, async (signal) => model_issue_settle({ ...await (0, github_client.Ng)(access, signal), giveWay: true }, report, matrix));
    } catch (error) {
      throw new Error(whyNot(error), { cause: error });
    }
  }
  function whyNot(error) {
    const { kind, message } = (0, github_client.HQ)(error);
    return kind === "read-only-token" ? "the token may not write issues. Give the job `issues: write`." : message;
  }
  async function model_issue_settle(place, report, matrix) {
    const origin = jobOriginOf(report, matrix);
    const run = { runId: report.run.runId ?? 0, runAttempt: report.run.runAttempt ?? 1 };
    const issues = await findOwnIssues(place, origin);
    const issue = issues.find(({ marker: marker2 }) => marker2.state === "lasting");
    if (issue !== void 0 && await isAnyNewer(place, [issue.marker], run)) return void 0;
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
  const model_issue_MAX_PAGES = 5;
  async function findOwnIssues(place, origin) {
    const identity = await findIdentity(place);
    const creator = identity.kind === "known" ? identity.author.login : identity.login;
    const found = [];
    const listed = (0, github_client.E0)((page) => place.client.rest.issues.listForRepo({ ...(0, github_client.aC)(place, { needs: ["*.number", "*.html_url", "*.state"] }), creator, state: "all", sort: "created", direction: "desc", ...page }), model_issue_MAX_PAGES);
    for await (const { data } of listed) {
      for (const issue of data) {
        const marker = readIssueMarker(issue.body ?? "");
        if (marker?.origin !== origin || issue.pull_request !== void 0) continue;
        if (!isWrittenBy(identity, issue.user ?? void 0)) continue;
        const { number, html_url: url, body } = issue;
        const state = issue.state === "open" ? "open" : "closed";
        found.push({ number, url, state, body: body ?? "", marker });
      }
    }
    return found.toSorted((a, b) => b.number - a.number);
  }
  async function openIssue(place, { title, body, marker }) {
    const { data } = await place.client.rest.issues.create({ ...(0, github_client.aC)(place, { needs: ["number", "html_url"] }), title, body: `${formatIssueMarker(marker)}
${body}` });
    const rivals = await findOwnIssues(place, marker.origin).catch(() => []);
    const oldest = rivals.filter((issue) => issue.state === "open" && issue.marker.state === "lasting").at(-1);
    if (oldest === void 0 || oldest.number >= data.number) return data.html_url;
    const duplicate = formatIssueMarker({ ...marker, state: "over", drops: [] });
    await place.client.rest.issues.update({ ...(0, github_client.aC)(place), issue_number: data.number, body: `${duplicate}
The same as ${oldest.url}, which another run opened at the same time.`, state: "closed", state_reason: "not_planned" });
    return oldest.url;
  }
  async function rewriteIssue(place, issue, { body, marker }, close = false) {
    await place.client.rest.issues.update({ ...(0, github_client.aC)(place), issue_number: issue.number, body: `${formatIssueMarker(marker)}
${body}`, ...close ? { state: "closed", state_reason: "completed" } : {} });
  }
  const model_issue_MARKER = /^<!-- kindlm-action drift="([0-9a-f]{16})" run="(\d{1,16})" attempt="(\d{1,9})" state="(lasting|over)" suites="([0-9a-f:.,]{0,2000})" -->/;
  const DROP = /^([0-9a-f]{16}):(0\.\d{4}|1\.0000):(0\.\d{4}|1\.0000)$/;
  const MAX_DROPS = 50;
  function formatIssueMarker(marker) {
    const { origin, runId, runAttempt, state, drops } = marker;
    const suites = drops.slice(0, MAX_DROPS).map(({ suite, before, then }) => `${suite}:${before.toFixed(4)}:${then.toFixed(4)}`);
    return `<!-- kindlm-action drift="${origin}" run="${runId}" attempt="${runAttempt}" state="${state}" suites="${suites.join(",")}" -->`;
  }
  function readIssueMarker(body) {
    const [, origin, run, attempt, state, suites = ""] = model_issue_MARKER.exec(body) ?? [];
    if (origin === void 0) return void 0;
    const drops = suites.split(",").flatMap((text) => {
      const [, suite, before, then] = DROP.exec(text) ?? [];
      return suite === void 0 ? [] : [{ suite, before: Number(before), then: Number(then) }];
    });
    return { origin, runId: Number(run), runAttempt: Number(attempt), state: state === "over" ? "over" : "lasting", drops };
  }
  ;
  const publish_TIME_LIMIT_MS = 12e4;
  const CANCELLED_TIME_LIMIT_MS = 3e3;
  const NOT_WANTED = { kind: "skipped", reason: "not-wanted" };
  async function publish({ files, permit, ...publication }) {
    permit.require();
    const { report, settings, destination, log } = publication;
    const cancelled = isCancelled(report);
    const timeLimitMs = settings.timeLimitMs ?? (cancelled ? CANCELLED_TIME_LIMIT_MS : publish_TIME_LIMIT_MS);
    const findConversation = (0, pull_request.up)(destination, settings.token ?? "");
    const stage = { ...publication, findConversation, timeLimitMs };
    const opening = openCheck(stage);
    const annotations = settings.annotations ? annotate(stage) : 0;
    const early = cancelled ? await writeSummary(stage, linksOf(destination, NOTHING_UPLOADED)) : void 0;
    const [uploaded, open] = await Promise.all([upload(stage, files), opening]);
    const links = linksOf(destination, uploaded);
    const { comments, review: review2 } = await talk({ ...stage, links }, cancelled);
    const summary = early ?? await writeSummary(stage, links);
    const check = await closeCheck(open, { ...stage, links });
    logReadOnly({ comments, check, review: review2 }, settings, log);
    return { ...uploaded, comments, check, review: review2, summary, annotations };
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
    log.notice(`Not posted, because the token may not write: ${(0, format.BD)(things)}. Give the job ${(0, format.BD)(permissions)}; on a fork's or Dependabot's pull request the token is always read-only.`);
  }
  function isReadOnly(outcome) {
    return outcome.kind === "skipped" && outcome.reason === "read-only-token";
  }
  async function publishParts({ files, permit, outputs, ...publication }) {
    permit.require();
    const { report, settings, destination, log } = publication;
    const timeLimitMs = isCancelled(report) ? CANCELLED_TIME_LIMIT_MS : publish_TIME_LIMIT_MS;
    const findConversation = (0, pull_request.up)(destination, settings.token ?? "");
    const stage = { ...publication, findConversation, timeLimitMs };
    const uploaded = await upload(stage, files);
    const links = linksOf(destination, uploaded);
    const comments = await postComments({ ...stage, links });
    const summary = await writeSummary(stage, links);
    logReadOnly({ comments, check: void 0, review: NOT_WANTED }, settings, log);
    await writeOutputs({ ...outputs, ...publishedOutputs({ artifact: uploaded.artifact, comments }) });
    return { ...uploaded, comments, summary };
  }
  function annotate({ report, log, views: views2 }) {
    try {
      const shown = views2.annotations(report);
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
  async function writeSummary({ report, settings, log, views: views2 }, links) {
    if (!settings.summary) return NOT_WANTED;
    const outcome = await renderAndAppend(() => views2.summary(report, links));
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
  function reportOutputs({ report, paths }) {
    return { ...verdictOutputs(report), ...totalsOutputs(report.totals), gates: JSON.stringify(report.suites.flatMap(({ name, gates }) => gates.gates.map((gate) => ({ suite: name, ...gate })))), "not-asked": String((0, basics.cz)(report.suites.map(({ sample }) => sample === void 0 ? 0 : sample.cases - sample.asked))), "failure-codes": JSON.stringify(report.failureCodes), ...comparisonOutputs(report), "duration-ms": String(Math.round(report.run.durationMs)), "report-dir": paths.reportDir, ...known({ "report-path": paths.report, "junit-path": paths.junit, "compliance-path": paths.compliance, "html-path": paths.html }) };
  }
  function comparisonOutputs({ comparison, suites }) {
    if (comparison === void 0) return {};
    if (comparison.kind === "unavailable") {
      return { comparison: JSON.stringify({ verdict: null, reason: comparison.reason }) };
    }
    const { source, branch, sha, runId, finishedAt } = comparison.base;
    const compared = suites.flatMap(({ name, comparison: suite }) => suite === void 0 ? [] : [{ ...suite, suite: name }]);
    const total = (count) => (0, basics.cz)(compared.map(({ counts }) => counts[count] ?? 0));
    return { comparison: JSON.stringify({ verdict: worstVerdict(compared), base: { source, branch, sha, runId, finishedAt }, weakened: comparison.weakened, goneSuites: comparison.goneSuites?.map(({ name }) => name), suites: compared.map((one) => ({ suite: one.suite, verdict: (0, report_comparison.O2)(one) ? "unchanged" : one.verdict.verdict, counts: one.counts, weakened: one.weakened })) }), regressed: String(total("regressed")), improved: String(total("improved")), ...known({ "base-sha": sha }) };
  }
  function worstVerdict(suites) {
    const touched = suites.filter((suite) => !(0, report_comparison.O2)(suite));
    if (suites.length > 0 && touched.length === 0) return "unchanged";
    const verdicts = touched.map(({ verdict }) => verdict.verdict);
    const order = ["worse", "cannot-tell", "not-worse"];
    return order.find((verdict) => verdicts.includes(verdict)) ?? "cannot-tell";
  }
  function verdictOutputs({ verdict }) {
    return { result: verdict.result, "exit-code": String(verdict.exitCode) };
  }
  function totalsOutputs(totals) {
    return { total: String(totals.total), passed: String(totals.passed), failed: String(totals.failed), errored: String(totals.errored), "not-run": String(totals.notRun), skipped: String(totals.skipped), "pass-rate": formatPassRate(totals), "cost-usd": (0, format.iH)(totals), tokens: String(totals.tokens) };
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
  async function setOutputs(published, permit, own) {
    permit.require();
    await writeOutputs({ ...own && reportOutputs(own), ...publishedOutputs(published) });
  }
  async function writeOutputs(outputs) {
    if ((process.env["GITHUB_OUTPUT"] ?? "") === "") return;
    const { setOutput } = await Promise.all([__webpack_require__.e(752), __webpack_require__.e(659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  }
  function known(values) {
    return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
  }
}) };
