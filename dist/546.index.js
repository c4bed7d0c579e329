export const id = 546;
export const ids = [546];
export const modules = {

/***/ 68546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishForeignReports: () => (/* binding */ publishForeignReports)
});

// EXTERNAL MODULE: ./src/config/problem.ts
var config_problem = __webpack_require__(88841);
// EXTERNAL MODULE: ./src/github/api-failure.ts
var api_failure = __webpack_require__(99692);
// EXTERNAL MODULE: ./src/github/client.ts
var github_client = __webpack_require__(96584);
// EXTERNAL MODULE: ./src/github/comment/pull-request-search.ts
var pull_request_search = __webpack_require__(16099);
// EXTERNAL MODULE: ./src/github/context.ts
var github_context = __webpack_require__(19556);
// EXTERNAL MODULE: ./src/github/destination.ts
var github_destination = __webpack_require__(207);
// EXTERNAL MODULE: ./src/github/outputs.ts
var outputs = __webpack_require__(88353);
// EXTERNAL MODULE: ./src/github/publish.ts + 19 modules
var publish = __webpack_require__(59048);
// EXTERNAL MODULE: ./src/github/review/plan-review.ts
var plan_review = __webpack_require__(56494);
// EXTERNAL MODULE: ./src/report/words/escape.ts
var words_escape = __webpack_require__(90609);
// EXTERNAL MODULE: ./src/report/words/links.ts
var links = __webpack_require__(22417);
;// CONCATENATED MODULE: ./src/report/markdown/provenance.ts
/** The line above a report that another job made: which run reported it. */


/** One quoted line of Markdown. */
function provenanceLine(provenance) {
    const { runId, attempt, runUrl, workflowName, sha, source } = provenance;
    const run = (0,links/* markdownLink */.iQ)(`run ${runId}`, runUrl);
    const again = attempt > 1 ? ` (attempt ${attempt})` : '';
    const which = source === undefined ? '' : ` in ${(0,words_escape/* markdownName */.Zt)(source)}`;
    return `> Reported by ${run}${again}${which} of ${(0,words_escape/* markdownName */.Zt)(workflowName)} for commit ${(0,words_escape/* markdownCode */.D9)(sha.slice(0, 7))}. That run executed the pull request's own code, so nobody vouches for this result: rely on the required check of the run itself.`;
}

;// CONCATENATED MODULE: ./src/app/reports/foreign-report.ts

/** The report with GitHub's word for where it came from. */
function asForeign(report, origin) {
    const { run, runUrl, serverUrl, repository, pullRequest, names } = origin;
    // What the report says about where it belongs is dropped, not only overwritten.
    const { startedAt, finishedAt, durationMs, responses, failOn, outputs } = report.run;
    return {
        ...report,
        run: {
            startedAt,
            finishedAt,
            durationMs,
            responses,
            failOn,
            outputs,
            serverUrl,
            repository,
            sha: run.headSha,
            event: 'workflow_run',
            pullRequest,
            workflow: `workflow ${run.workflowId}`,
            job: names.step,
            runId: run.id,
            runAttempt: run.attempt,
            runUrl,
            step: { workingDirectory: '.', config: [], filters: [], commentKey: names.commentKey },
        },
        // What the base was is the report's own word: a link in it would lead wherever the report wants.
        ...(report.comparison?.kind === 'compared' && {
            comparison: {
                ...report.comparison,
                base: { ...report.comparison.base, runUrl: undefined },
            },
        }),
    };
}
/** The views with a first line that says which run reported it. */
function withProvenance(views, provenance) {
    const line = provenanceLine(provenance);
    const above = (text) => `${line}\n\n${text}`;
    const allAbove = (texts) => (typeof texts === 'string' ? [texts] : texts).map(above);
    return {
        ...views,
        summary: (report, links) => above(views.summary(report, links)),
        comment: (report, suite, links) => allAbove(views.comment(report, suite, links)),
        unjudged: (report, links) => allAbove(views.unjudged(report, links)),
        review: (report, findings, links) => above(views.review(report, findings, links)),
        settledReview: (report, links) => above(views.settledReview(report, links)),
        check: (report, links) => {
            const view = views.check(report, links);
            return { ...view, summaries: allAbove(view.summaries) };
        },
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/github/artifacts/artifact-names.ts
var artifact_names = __webpack_require__(24620);
// EXTERNAL MODULE: ./src/github/artifacts/download-report.ts
var download_report = __webpack_require__(40178);
// EXTERNAL MODULE: ./src/github/artifacts/run-artifacts.ts
var run_artifacts = __webpack_require__(60904);
;// CONCATENATED MODULE: ./src/github/artifacts/run-reports.ts
/** All reports of a workflow run that were uploaded under one name: a matrix's other jobs get a suffix. */



/** A fork's job may have uploaded any number; GitHub lists the newest first. */
const MAX_PAGES = 5;
/** The reports in the order of their names, of each name the newest: every attempt may have left one. Never throws. */
async function downloadRunReports(request) {
    const { runId, name, maxReports } = request;
    try {
        const artifacts = await (0,run_artifacts/* listRunArtifacts */.N)(request, MAX_PAGES);
        const newest = new Map();
        for (const artifact of artifacts.toSorted((a, b) => a.id - b.id)) {
            if ((0,artifact_names/* isReportArtifactOfAnyJob */.lg)(artifact.name, name))
                newest.set(artifact.name, artifact);
        }
        const found = [...newest.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
        const kept = found.filter(({ expired }) => !expired);
        if (found.length === 0) {
            return { kind: 'no-artifact', message: `run ${runId} has no artifact ${name}` };
        }
        if (kept.length === 0) {
            return { kind: 'expired', message: `the artifact ${name} has expired` };
        }
        if (kept.length > maxReports) {
            const message = `run ${runId} has ${kept.length} artifacts of that name, and at most ${maxReports} are read`;
            return { kind: 'too-large', message };
        }
        return { kind: 'reports', reports: await downloadAll(request, kept) };
    }
    catch (error) {
        return (0,download_report/* refusalOf */.O)(error);
    }
}
async function downloadAll({ client, repository, maxBytes, signal }, artifacts) {
    const reports = [];
    let bytesLeft = maxBytes;
    for (const { id, name } of artifacts) {
        const limit = bytesLeft;
        const download = await (0,download_report/* downloadReport */.F)({
            client,
            repository,
            artifactId: id,
            maxBytes: limit,
            signal,
        });
        if (download.kind === 'report')
            bytesLeft -= download.bytes.byteLength;
        const isShare = download.kind === 'too-large' && limit < maxBytes;
        const message = `the reports of the run have together more than ${maxBytes} bytes`;
        reports.push({ name, download: isShare ? { kind: 'too-large', message } : download });
    }
    return reports;
}

// EXTERNAL MODULE: ./src/report/read-report.ts
var read_report = __webpack_require__(63483);
// EXTERNAL MODULE: ./src/app/reports/report-paths.ts
var report_paths = __webpack_require__(59496);
;// CONCATENATED MODULE: ./src/app/reports/foreign-reports.ts
/**
 * Finds and reads the reports that `mode: comment` publishes: all that the triggering run left under `artifact-name`,
 * or those that the input `reports` names. They are foreign: bounded in number, size and depth, and read against the
 * published schema.
 */





const MAX_REPORTS = 20;
/** Each suite has its own comment: thousands would flood the pull request. */
const MAX_SUITES = 20;
/** Rejects where a file that `reports` names cannot be read. */
async function findForeignReports(search) {
    const found = search.patterns.length === 0 ? await inArtifacts(search) : await inFiles(search);
    if (found.kind !== 'bytes')
        return found;
    const reports = [];
    const refusals = [...found.refusals];
    for (const { name, bytes } of found.all) {
        const read = await readForeign(name, bytes);
        if ('report' in read)
            reports.push(read);
        else
            refusals.push(read.refusal);
    }
    const newest = newestOfEachStep(reports);
    const [first] = refusals;
    if (newest.length === 0)
        return refused(first ?? 'There is no report.');
    const suites = newest.reduce((sum, { report }) => sum + report.suites.length, 0);
    if (suites > MAX_SUITES) {
        const which = newest.length === 1 ? `The report of ${newest[0]?.name ?? ''} is` : 'The reports are';
        const have = newest.length === 1 ? 'it has' : 'they have';
        return refused(`${which} refused: ${have} ${suites} suites, and at most ${MAX_SUITES} are published.`);
    }
    return { kind: 'found', reports: newest, refusals };
}
async function inFiles({ patterns, workingDirectory, }) {
    const paths = await (0,report_paths/* reportPaths */.R)(patterns, workingDirectory);
    if (paths.length === 0)
        return nothing('There is nothing to publish: `reports` leads to no file.');
    if (paths.length > MAX_REPORTS) {
        return refused(`\`reports\` leads to ${paths.length} files, and at most ${MAX_REPORTS} are published.`);
    }
    const all = [];
    let bytesLeft = read_report/* READ_LIMITS */.Cl.maxBytes;
    for (const path of paths) {
        const bytes = await readBounded(path);
        bytesLeft -= bytes.byteLength;
        if (bytesLeft < 0 && paths.length > 1) {
            return refused(`The files that \`reports\` leads to have together more than ${read_report/* READ_LIMITS */.Cl.maxBytes} bytes.`);
        }
        all.push({ name: (0,external_node_path_.relative)(workingDirectory, path), bytes });
    }
    return { kind: 'bytes', all, refusals: [] };
}
async function inArtifacts({ client, repository, runId, artifactName: name, signal, }) {
    const { maxBytes } = read_report/* READ_LIMITS */.Cl;
    const request = { client, repository, runId, name, maxBytes, maxReports: MAX_REPORTS, signal };
    const downloaded = await downloadRunReports(request);
    if (downloaded.kind !== 'reports')
        return withoutReport(downloaded, name, runId);
    const all = [];
    const without = [];
    for (const { name: artifact, download } of downloaded.reports) {
        if (download.kind === 'report')
            all.push({ name: artifact, bytes: download.bytes });
        else
            without.push(withoutReport(download, artifact, runId));
    }
    const refusals = without.filter(({ kind }) => kind === 'refused');
    const [nothingThere] = without;
    if (all.length === 0 && refusals.length === 0 && nothingThere !== undefined)
        return nothingThere;
    return { kind: 'bytes', all, refusals: refusals.map(({ message }) => message) };
}
function withoutReport(download, name, runId) {
    switch (download.kind) {
        case 'no-artifact':
        case 'expired':
            return nothing(`There is nothing to publish: ${download.message}.`);
        case 'no-permission':
            return refused(`The artifact ${name} of run ${runId} was not downloaded: ${download.message}. Give the job \`actions: read\`.`);
        case 'too-large':
        case 'broken':
        case 'failed':
            return refused(`The report of run ${runId} was not published: ${download.message}.`);
    }
}
/**
 * One byte more than a report may have is enough to refuse it. A folder that was unpacked from a fork's artifact may hold
 * links to anything on this machine, and opening a FIFO would wait for a writer: both are refused.
 */
async function readBounded(path) {
    const status = await (0,promises_.lstat)(path);
    if (!status.isFile())
        throw new Error(`${path} is not a regular file`);
    const file = await (0,promises_.open)(path);
    try {
        const { size } = await file.stat();
        const bytes = Buffer.alloc(Math.min(size, read_report/* READ_LIMITS */.Cl.maxBytes + 1));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
        return bytes.subarray(0, bytesRead);
    }
    finally {
        await file.close();
    }
}
async function readForeign(name, bytes) {
    const read = await (0,read_report/* readReport */.tL)(bytes);
    if (read.kind === 'refused') {
        return { refusal: `The report of ${name} is refused: ${(0,read_report/* refusalWords */.WW)(read.refusal)}.` };
    }
    if (read.report.shard !== undefined) {
        // Its gates were never evaluated: it says "passed" whatever the answers were.
        return {
            refusal: `The report of ${name} is refused: it is a part of a sharded run. Publish the report of its merge.`,
        };
    }
    return { name, report: read.report };
}
/** After a re-run of one job of a matrix, its report may have another name than before. */
function newestOfEachStep(reports) {
    const attemptOf = ({ report }) => report.run.runAttempt ?? 1;
    const newest = new Map();
    for (const one of reports) {
        const step = stepKey(one.report);
        newest.set(step, Math.max(newest.get(step) ?? 0, attemptOf(one)));
    }
    return reports.filter((one) => attemptOf(one) === newest.get(stepKey(one.report)));
}
/** What the report says of the step that made it. Foreign text: it only tells reports of one run apart. */
function stepKey({ run }) {
    const { job = '', step } = run;
    if (step === undefined)
        return JSON.stringify([job]);
    const { workingDirectory, config, filters, commentKey = '' } = step;
    return JSON.stringify([job, workingDirectory, config, filters, commentKey]);
}
function nothing(message) {
    return { kind: 'nothing', message };
}
function refused(message) {
    return { kind: 'refused', message };
}

;// CONCATENATED MODULE: ./src/app/reports/foreign-names.ts
/**
 * Under which keys the reports of another workflow's run are published. The keys begin with what GitHub says of that
 * workflow, so that no report takes over another workflow's comment; what the report says of itself only tells it from
 * others of the same run. Pure.
 */

/**
 * One entry a report, in their order. No two have the same comment key: two that say the same of themselves, as jobs of
 * a matrix may that differ in their environment only, are numbered.
 */
function namesOf(reports, { workflowId, artifactName, commentKey, checkName = '' }) {
    const isOneOfSeveral = reports.length > 1;
    return reports.map(({ name, report }, index) => {
        const key = stepKey(report);
        const before = reports.slice(0, index).filter((other) => stepKey(other.report) === key).length;
        const step = before === 0 ? key : `${key} ${before + 1}`;
        const base = commentKey ?? `workflow ${workflowId} ${artifactName}`;
        const isOwnKey = commentKey !== undefined && !isOneOfSeveral;
        // GitHub shows only the newest check run of a name: a green one would hide a red one.
        const isOwnCheck = checkName === '' || name === artifactName || !isOneOfSeveral;
        return {
            commentKey: isOwnKey ? base : `${base} ${step}`,
            keyPerSuite: !isOwnKey,
            checkName: isOwnCheck ? checkName : `${checkName} (${name})`,
            step,
            isOneOfSeveral,
        };
    });
}

// EXTERNAL MODULE: ./src/app/report-views.ts + 4 modules
var report_views = __webpack_require__(52102);
;// CONCATENATED MODULE: ./src/app/reports/comment-mode.ts
/**
 * `mode: comment`: publishes for a pull request, mostly a fork's, what its own read-only job could only upload. It
 * runs no model and no code of the pull request, and takes nothing over from the report: not its verdict, not its word
 * on where it belongs.
 */













const TIME_LIMIT_MS = 120_000;
/** Publishes the reports of the run that triggered this one. Resolves to 0, or to 2 where something is refused. */
async function publishForeignReports(opened, host) {
    const { session } = opened;
    const { log } = session;
    if (opened.kind === 'invalid') {
        for (const problem of opened.problems)
            log.error((0,config_problem/* formatProblem */.V)(problem));
        return 2;
    }
    let ended;
    try {
        ended = await publishAll(session, host);
    }
    catch (error) {
        ended = { kind: 'refused', message: `Nothing was published: ${(0,api_failure/* describeError */.Uc)(error)}` };
    }
    if (ended.kind === 'nothing')
        log.notice(ended.message);
    if (ended.kind === 'refused')
        log.fail(ended.message);
    return ended.kind === 'refused' ? 2 : 0;
}
async function publishAll(session, host) {
    const { context, inputs } = session;
    const { triggeringRun: run, repository } = context;
    if (run === undefined || repository === undefined) {
        return comment_mode_refused('Input mode: "comment" publishes the report of the run that triggered this one, so its workflow has to run on `workflow_run`.');
    }
    if (inputs.githubToken === '')
        return comment_mode_refused('Nothing was published: github-token is empty.');
    const client = await (0,github_client.createGitHubClient)({ token: inputs.githubToken, apiUrl: context.apiUrl });
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const place = { session, client, repository, run, signal };
    const pullRequest = await findOpenPullRequest(place);
    if (pullRequest.kind !== 'found')
        return pullRequest;
    const found = await findForeignReports({
        client,
        repository,
        runId: run.id,
        artifactName: inputs.artifactName,
        patterns: inputs.reports,
        workingDirectory: session.workingDirectory,
        signal,
    });
    if (found.kind !== 'found')
        return found;
    const published = [];
    const problems = [...found.refusals];
    const names = namesOf(found.reports, {
        workflowId: run.workflowId,
        artifactName: inputs.artifactName,
        commentKey: inputs.commentKey,
        checkName: inputs.checkName,
    });
    for (const [index, one] of found.reports.entries()) {
        const own = names[index];
        if (own === undefined)
            continue;
        const left = plan_review/* MAX_REVIEW_COMMENTS */.Hl - sumOf(published.map(({ review }) => writtenComments(review)));
        const result = await publishOne({ ...place, host }, pullRequest.value, one, own, left);
        published.push(result);
        const problem = unpublished(result);
        if (problem !== undefined) {
            problems.push(`The report of ${one.name} was not published: ${problem}`);
        }
    }
    const [first] = published;
    if (first !== undefined) {
        const comments = published.flatMap((one) => one.comments);
        await (0,outputs/* setOutputs */.n0)((0,outputs/* publishedOutputs */.h_)({ ...first, comments }));
    }
    const [problem, ...others] = problems;
    for (const other of others)
        session.log.error(other);
    return problem === undefined ? { kind: 'published' } : comment_mode_refused(problem);
}
/** The open pull request whose head is the commit that the run tested, now. */
async function findOpenPullRequest(place) {
    const { client, repository, run, signal } = place;
    // Not the pull requests that the event's payload lists: they merely have a branch of that name.
    const found = run.head && (await (0,pull_request_search/* findPullRequest */._)(client, repository, run.head, signal));
    const commit = run.headSha.slice(0, 7);
    if (found === undefined) {
        return comment_mode_nothing(`There is nothing to publish: no open pull request has the commit of run ${run.id} (${commit}) as its head.`);
    }
    const { data } = await client.rest.pulls.get({
        owner: repository.owner,
        repo: repository.name,
        pull_number: found.number,
        request: { signal },
    });
    // The event's payload is as old as the run.
    if (data.head.sha === run.headSha)
        return { kind: 'found', value: found.number };
    return comment_mode_nothing(`There is nothing to publish: pull request ${found.number} has moved on from commit ${commit}, which run ${run.id} tested.`);
}
async function publishOne({ session, repository, run, host }, pullRequest, { name, report: foreign }, own, reviewLimit) {
    const { inputs, context, log, workingDirectory } = session;
    const { serverUrl } = context;
    const runUrl = (0,github_context/* runUrlOf */.Qm)(serverUrl, repository, run.id);
    const report = asForeign(foreign, {
        run,
        runUrl,
        serverUrl,
        repository: `${repository.owner}/${repository.name}`,
        pullRequest,
        names: own,
    });
    const destination = {
        ...(0,github_destination/* ownDestination */.d)(context, host.environment),
        sha: run.headSha,
        pullRequest,
        pullRequestHead: undefined,
        runId: run.id,
        runAttempt: run.attempt,
        runUrl,
    };
    const { id: runId, attempt, workflowName, headSha: sha } = run;
    const source = own.isOneOfSeveral ? name : undefined;
    return (0,publish/* publish */.m)(report, {
        token: inputs.githubToken,
        comment: inputs.comment,
        keyPerSuite: own.keyPerSuite,
        review: inputs.review,
        reviewLimit,
        checkName: own.checkName,
        summary: inputs.summary,
        // Annotations and artifact are for the job that ran the tests.
        annotations: false,
        artifacts: 'never',
        artifactName: inputs.artifactName,
        timeLimitMs: TIME_LIMIT_MS,
    }, { rootDirectory: workingDirectory, files: [] }, destination, log, withProvenance(report_views/* REPORT_VIEWS */.a, { runId, attempt, runUrl, workflowName, sha, source }));
}
function writtenComments(review) {
    return review.kind === 'published' ? review.created + review.updated : 0;
}
/** Why a comment or check run that was wanted is not there; undefined where all is well. */
function unpublished({ comments, check }) {
    for (const outcome of [
        ...comments.map((comment) => comment.outcome),
        ...(check ? [check] : []),
    ]) {
        if (outcome.kind === 'failed')
            return outcome.message;
        if (outcome.kind === 'skipped' && outcome.reason === 'read-only-token') {
            return 'the token may not write';
        }
    }
    return undefined;
}
function sumOf(numbers) {
    return numbers.reduce((sum, number) => sum + number, 0);
}
function comment_mode_nothing(message) {
    return { kind: 'nothing', message };
}
function comment_mode_refused(message) {
    return { kind: 'refused', message };
}


/***/ })

};
