export const id = 695;
export const ids = [695];
export const modules = {

/***/ 88695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishForeignReports: () => (/* binding */ publishForeignReports)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
// EXTERNAL MODULE: ./src/github/download-artifact.ts
var download_artifact = __webpack_require__(81410);
// EXTERNAL MODULE: ./src/github/outputs.ts
var outputs = __webpack_require__(88353);
// EXTERNAL MODULE: ./src/github/publish.ts + 19 modules
var publish = __webpack_require__(70121);
// EXTERNAL MODULE: ./src/report/read-report.ts
var read_report = __webpack_require__(63483);
// EXTERNAL MODULE: ./src/report/words/escape.ts
var words_escape = __webpack_require__(90609);
// EXTERNAL MODULE: ./src/report/words/links.ts
var links = __webpack_require__(22417);
;// CONCATENATED MODULE: ./src/report/markdown/provenance.ts
/** What stands above a report that somebody else's job made: who says it. */


/** One quoted line of Markdown. */
function provenanceLine({ runId, attempt, runUrl, workflowName, sha }) {
    const run = (0,links/* markdownLink */.iQ)(`run ${runId}`, runUrl);
    const again = attempt > 1 ? ` (attempt ${attempt})` : '';
    return `> Reported by ${run}${again} of ${(0,words_escape/* markdownName */.Zt)(workflowName)} for commit ${(0,words_escape/* markdownCode */.D9)(sha.slice(0, 7))}. Nobody vouches for it but that run's own code: the required check is the run itself.`;
}

;// CONCATENATED MODULE: ./src/app/reports/foreign-report.ts

/** Each suite has a comment of its own: a report of thousands would drown the pull request. */
const MAX_FOREIGN_SUITES = 20;
/** The report with GitHub's word for where it came from. */
function asForeign(report, origin) {
    const { run, runUrl, serverUrl, repository, pullRequest, name, commentKey } = origin;
    // A suite may have any name, and must not take over the comment of another workflow's suite.
    const key = commentKey ?? `workflow ${run.workflowId} ${name}`;
    // What the report says of its own place is left out, not only written over.
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
            job: name,
            runId: run.id,
            runAttempt: run.attempt,
            ...(runUrl === undefined ? {} : { runUrl }),
            step: { workingDirectory: '.', config: [], filters: [], commentKey: key },
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

// EXTERNAL MODULE: ./src/app/report-views.ts + 4 modules
var report_views = __webpack_require__(52102);
;// CONCATENATED MODULE: ./src/app/reports/report-paths.ts
/** The files that the input `reports` names: paths, folders or globs, also outside of the workspace. */


/** Absolute paths, each once; of a folder every report.json in it. A pattern may lead to none. */
async function findReports(patterns, from) {
    const { glob } = await __webpack_require__.e(/* import() */ 382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const found = new Set();
    for (const pattern of patterns) {
        const path = (0,external_node_path_.resolve)(from, pattern);
        const kind = await kindOf(path);
        if (kind === 'file')
            found.add(path);
        else {
            const options = { absolute: true, onlyFiles: true, followSymbolicLinks: false };
            const matches = kind === 'folder'
                ? await glob('**/report.json', { ...options, cwd: path })
                : await glob(pattern, { ...options, cwd: from });
            for (const match of matches.toSorted())
                found.add(match);
        }
    }
    return [...found];
}
async function kindOf(path) {
    try {
        const found = await (0,promises_.stat)(path);
        return found.isDirectory() ? 'folder' : 'file';
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/app/reports/comment-mode.ts
/**
 * `mode: comment`: publishes for a pull request, mostly a fork's, what its own read-only job could only upload. It
 * runs no model and no code of the pull request, and takes nothing over from the report: not its verdict, not its word
 * on where it belongs.
 */















const TIME_LIMIT_MS = 120_000;
/** As suites of one report: each may have a comment of its own. */
const MAX_REPORTS = 20;
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
        return refused('Input mode: "comment" publishes the report of the run that triggered this one, so its workflow has to run on `workflow_run`.');
    }
    if (inputs.githubToken === '')
        return refused('Nothing was published: github-token is empty.');
    const client = await (0,github_client.createGitHubClient)({ token: inputs.githubToken, apiUrl: context.apiUrl });
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const place = { session, client, repository, run, signal };
    const pullRequest = await findOpenPullRequest(place);
    if (pullRequest.kind !== 'found')
        return pullRequest;
    const reports = await findAllReports(place);
    if (reports.kind !== 'found')
        return reports;
    const read = [];
    for (const { name, bytes } of reports.value) {
        const report = await readForeign(name, bytes);
        if (report.kind !== 'found')
            return report;
        read.push({ name, report: report.value });
    }
    for (const { name, report } of read) {
        const published = await publishOne(place, pullRequest.value, name, report, host);
        const problem = unpublished(published);
        if (problem !== undefined)
            return refused(`The report of ${name} was not published: ${problem}`);
    }
    return { kind: 'published' };
}
/** The open pull request whose head is the commit that the run tested, now. */
async function findOpenPullRequest(place) {
    const { session, client, repository, run, signal } = place;
    const { pullRequest: named, pullRequestHead } = session.context;
    const found = named ??
        (pullRequestHead && (await (0,pull_request_search/* findPullRequest */._)(client, repository, pullRequestHead, signal)));
    const commit = run.headSha.slice(0, 7);
    if (found === undefined) {
        return nothing(`There is nothing to publish: no open pull request has the commit of run ${run.id} (${commit}) as its head.`);
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
    return nothing(`There is nothing to publish: pull request ${found.number} has moved on from commit ${commit}, which run ${run.id} tested.`);
}
async function findAllReports(place) {
    const { inputs, workingDirectory } = place.session;
    if (inputs.reports.length === 0)
        return downloadOne(place);
    const paths = await findReports(inputs.reports, workingDirectory);
    if (paths.length === 0)
        return nothing('There is nothing to publish: `reports` leads to no file.');
    if (paths.length > MAX_REPORTS) {
        return refused(`\`reports\` leads to ${paths.length} files, and at most ${MAX_REPORTS} are published.`);
    }
    const reports = [];
    for (const path of paths) {
        reports.push({ name: (0,external_node_path_.relative)(workingDirectory, path), bytes: await readBounded(path) });
    }
    return { kind: 'found', value: reports };
}
async function downloadOne({ session, client, repository, run, signal, }) {
    const name = session.inputs.artifactName;
    const { maxBytes } = read_report/* READ_LIMITS */.Cl;
    const artifact = { runId: run.id, name };
    const downloaded = await (0,download_artifact/* downloadReport */.F)({ client, repository, artifact, maxBytes, signal });
    switch (downloaded.kind) {
        case 'report':
            return { kind: 'found', value: [{ name, bytes: downloaded.bytes }] };
        case 'no-artifact':
        case 'expired':
            return nothing(`There is nothing to publish: ${downloaded.message}.`);
        case 'no-permission':
            return refused(`The artifact ${name} of run ${run.id} was not downloaded: ${downloaded.message}. Give the job \`actions: read\`.`);
        case 'too-large':
        case 'broken':
        case 'failed':
            return refused(`The report of run ${run.id} was not published: ${downloaded.message}.`);
    }
}
/** One byte more than a report may have is enough to refuse it. */
async function readBounded(path) {
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
        return refused(`The report of ${name} is refused: ${(0,read_report/* refusalWords */.WW)(read.refusal)}.`);
    }
    const suites = read.report.suites.length;
    if (suites > MAX_FOREIGN_SUITES) {
        return refused(`The report of ${name} is refused: it has ${suites} suites, and at most ${MAX_FOREIGN_SUITES} are published.`);
    }
    return { kind: 'found', value: read.report };
}
async function publishOne({ session, repository, run }, pullRequest, name, foreign, { environment }) {
    const { inputs, context, log, workingDirectory } = session;
    const { serverUrl } = context;
    const runUrl = (0,github_context/* runUrlOf */.Qm)(serverUrl, repository, run.id);
    const report = asForeign(foreign, {
        run,
        runUrl,
        serverUrl,
        repository: `${repository.owner}/${repository.name}`,
        pullRequest,
        name,
        commentKey: inputs.commentKey,
    });
    const destination = {
        ...(0,github_destination/* ownDestination */.d)(context, environment),
        sha: run.headSha,
        pullRequest,
        pullRequestHead: undefined,
        runId: run.id,
        runAttempt: run.attempt,
        runUrl,
    };
    const { id: runId, attempt, workflowName, headSha: sha } = run;
    const published = await (0,publish/* publish */.m)(report, {
        token: inputs.githubToken,
        comment: inputs.comment,
        review: inputs.review,
        ...(inputs.checkName === undefined ? {} : { checkName: inputs.checkName }),
        summary: inputs.summary,
        // Annotations and artifact are for the job that ran the tests.
        annotations: false,
        artifacts: 'never',
        artifactName: inputs.artifactName,
        timeLimitMs: TIME_LIMIT_MS,
    }, { rootDirectory: workingDirectory, files: [] }, destination, log, withProvenance(report_views/* REPORT_VIEWS */.a, { runId, attempt, runUrl, workflowName, sha }));
    await (0,outputs/* setOutputs */.n0)((0,outputs/* publishedOutputs */.h_)(published));
    return published;
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
function nothing(message) {
    return { kind: 'nothing', message };
}
function refused(message) {
    return { kind: 'refused', message };
}


/***/ })

};
