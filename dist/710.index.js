export const id = 710;
export const ids = [710];
export const modules = { 65710: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { mergeRun: () => mergeRun });
  var external_node_path_ = __webpack_require__(76760);
  var is_inside = __webpack_require__(24752);
  var verdict = __webpack_require__(49241);
  var api_failure = __webpack_require__(99692);
  var listed_pages = __webpack_require__(67635);
  ;
  const FAILURES = /* @__PURE__ */ new Set(["failure", "cancelled", "timed_out"]);
  async function listRunJobs({ client, repository, runId, signal }) {
    const listed = (0, listed_pages.E)((page) => client.rest.actions.listJobsForWorkflowRun({ owner: repository.owner, repo: repository.name, run_id: runId, filter: "all", ...page, request: { signal } }));
    const jobs = [];
    for await (const { data } of listed) {
      for (const job of data.jobs) {
        jobs.push({ name: job.name, attempt: job.run_attempt ?? 1, conclusion: job.conclusion, startedAt: job.started_at, completedAt: job.completed_at, runner: job.runner_name });
      }
    }
    return jobs;
  }
  function hasFailed({ conclusion }) {
    return FAILURES.has(conclusion);
  }
  function hasFailedJob(jobs) {
    const newest = Math.max(...jobs.map(({ attempt }) => attempt));
    return jobs.some((job) => job.attempt === newest && hasFailed(job));
  }
  function jobsRunIn(attempt, jobs) {
    const before = jobs.filter((job) => job.attempt < attempt);
    return jobs.filter((job) => job.attempt === attempt && !before.some((other) => isSameRun(job, other)));
  }
  function isSameRun(job, other) {
    return job.name === other.name && (job.startedAt === other.startedAt || job.completedAt !== null && job.completedAt === other.completedAt);
  }
  var time_limit = __webpack_require__(88576);
  var format = __webpack_require__(91930);
  var account = __webpack_require__(50291);
  var numbers = __webpack_require__(14125);
  var result_key = __webpack_require__(56232);
  ;
  function mergeSuites(parts) {
    const [first] = parts;
    const suites = [];
    for (const [index, { name }] of (first?.report.suites ?? []).entries()) {
      const own = parts.flatMap(({ report, plan }) => {
        const [suite, shard] = [report.suites[index], plan.suites[index]];
        return suite?.name === name && shard !== void 0 ? [{ suite, shard }] : [];
      });
      const merged = own.length === parts.length ? mergeSuite(own) : void 0;
      if (merged === void 0) return { kind: "broken", suite: name };
      suites.push(merged);
    }
    const complete = parts.every(({ report }) => report.suites.length === suites.length);
    return complete ? { kind: "merged", suites } : { kind: "broken", suite: "" };
  }
  function mergeSuite(parts) {
    const [first] = parts;
    const results = inConfigOrder(parts);
    if (first === void 0 || results === void 0) return void 0;
    return { facts: { ...first.suite, repeat: repeatOf(parts.map(({ suite }) => suite)), ownRecordings: ownRecordingsOf(parts.map(({ suite }) => suite)), judges: judgesOf(parts.map(({ suite }) => suite)), plannedRuns: (0, numbers.cz)(parts.map(({ suite }) => suite.plannedRuns)) }, gates: first.shard.gates, concurrency: first.shard.concurrency, results: settled(results, parts), configured: [...results, ...first.shard.unplanned].map(({ testCaseName, modelId }) => ({ testCaseName, modelId })) };
  }
  function inConfigOrder(parts) {
    const planned = (0, numbers.cz)(parts.map(({ shard }) => shard.positions.length));
    const places = /* @__PURE__ */ new Map();
    for (const { suite, shard } of parts) {
      if (shard.plannedResults !== planned) return void 0;
      if (shard.positions.length !== suite.results.length) return void 0;
      for (const [index, result] of suite.results.entries()) {
        const position = shard.positions[index];
        if (position === void 0 || position >= planned) return void 0;
        places.set(position, result);
      }
    }
    if (places.size !== planned) return void 0;
    return Array.from({ length: planned }, (_, place) => places.get(place)).filter((result) => result !== void 0);
  }
  function ownRecordingsOf(suites) {
    const files = new Set(suites.flatMap(({ ownRecordings = [] }) => ownRecordings));
    return files.size === 0 ? void 0 : [...files].sort();
  }
  function judgesOf(suites) {
    return suites.find(({ judges }) => judges !== void 0)?.judges;
  }
  function repeatOf(suites) {
    const planned = suites.filter(({ plannedRuns }) => plannedRuns > 0).map(({ repeat }) => repeat);
    if (planned.length === 0) return { min: 0, max: 0 };
    return { min: Math.min(...planned.map(({ min }) => min)), max: Math.max(...planned.map(({ max }) => max)) };
  }
  function settled(results, parts) {
    const all = parts.map(({ shard }) => shard.accounts);
    if (!shareQuestions(all)) return results;
    const accounts = new Map(all.flat().map((account2) => [runKey(account2), account2]));
    const runs = [...results.flatMap((result) => result.runs), ...results.flatMap(({ extraRuns = [] }) => extraRuns)];
    const charged = new Map((0, account.NJ)(runs, runs.map((run) => accounts.get(runKey(run)))).map((run, index) => [runs[index], run]));
    const afterCharge = (run) => charged.get(run) ?? run;
    return results.map((result) => {
      const own = result.runs.map(afterCharge);
      return { ...result, totalCostUsd: (0, numbers.cz)(own.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)), totalTokens: (0, numbers.cz)(own.map(({ tokenUsage }) => tokenUsage.totalTokens)), runs: own, extraRuns: result.extraRuns?.map(afterCharge) };
    });
  }
  function shareQuestions(parts) {
    const seen = /* @__PURE__ */ new Set();
    for (const accounts of parts) {
      const own = new Set(accounts.flatMap(({ asked }) => asked.map(({ question }) => question)));
      for (const question of own) {
        if (seen.has(question)) return true;
        seen.add(question);
      }
    }
    return false;
  }
  function runKey(run) {
    return `${run.runIndex} ${(0, result_key.Z)(run.testCaseName, run.modelId)}`;
  }
  var outputs_policy = __webpack_require__(16299);
  var savings = __webpack_require__(85537);
  ;
  function mergeReports(found, sha) {
    const { parts, problems } = partsOf(found);
    if (problems.length > 0) return refused(problems);
    const newest = latestAttempts(parts);
    const [first] = newest;
    if (first === void 0) {
      return { kind: "refused", problems: [{ message: "There is no report of a shard." }], missing: true };
    }
    const wrong = [...commitProblems(newest, sha), ...runProblems(newest), ...countProblems(newest), ...doubleProblems(newest)];
    if (wrong.length > 0) return refused(wrong);
    const missing2 = missingProblems(newest, first.shard.count);
    if (missing2.length > 0) return { kind: "refused", problems: missing2, missing: true };
    const run = metadataOf(newest, first);
    const planned = newest.flatMap((part) => {
      const { plan } = part.shard;
      return plan === void 0 ? [] : [{ ...part, plan }];
    });
    if (planned.length < newest.length) return nothingAsked(newest, run);
    const different = [...planProblems(planned), ...responsesProblems(planned)];
    if (different.length > 0) return refused(different);
    return mergePlanned(planned, run);
  }
  function mergePlanned(parts, run) {
    const suites = mergeSuites(parts.map(({ report, plan }) => ({ report, plan })));
    if (suites.kind === "broken") {
      const message = `The shards do not fit together: the results of suite ${JSON.stringify(suites.suite)} are not each in exactly one of them.`;
      return refused([{ message, hint: ALL_AGAIN }]);
    }
    return { kind: "merged", merged: { parts: parts.map(({ report }) => report), suites: suites.suites, savings: (0, savings.p2)(suites.suites.map(({ results, concurrency }) => ({ results, concurrency }))), interruption: gravest(parts.flatMap(({ report }) => report.interruption ?? [])), problems: uniqueProblems(parts.flatMap(({ report }) => report.problems)), notices: [...new Set(parts.flatMap(({ report }) => report.notices))], recorded: (0, numbers.cz)(parts.map(({ plan }) => plan.recorded)), complianceFolders: [...new Set(parts.flatMap(({ plan }) => plan.suites.flatMap((suite) => suite.complianceFolder ?? [])))], run } };
  }
  const ALL_AGAIN = "Run all shards again, with the same commit, config and inputs.";
  function refused(problems) {
    return { kind: "refused", problems, missing: false };
  }
  function partsOf(found) {
    const parts = [];
    const problems = [];
    for (const { place, report } of found) {
      const { shard } = report;
      if (shard === void 0) {
        const message = `The report ${place} is not that of a shard.`;
        problems.push({ message, hint: "Name only reports of jobs that had the input `shard`." });
      } else if (shard.index > shard.count) {
        problems.push({ message: `The report ${place} says that it is ${nameOf(shard)}.` });
      } else parts.push({ place, report, shard });
    }
    return { parts, problems };
  }
  function latestAttempts(parts) {
    const isReplaced = (part) => parts.some((other) => other.shard.index === part.shard.index && other.report.run.runId !== void 0 && other.report.run.runId === part.report.run.runId && attemptOf(other) > attemptOf(part));
    return parts.filter((part) => !isReplaced(part)).toSorted((a, b) => a.shard.index - b.shard.index);
  }
  function attemptOf({ report }) {
    return report.run.runAttempt ?? 0;
  }
  function commitProblems(parts, sha) {
    const [first] = parts;
    if (first === void 0) return [];
    const wanted = sha ?? first.report.run.sha;
    const other = sha === void 0 ? `${nameOf(first.shard)} is of commit ${shortSha(wanted)}` : `this job tests commit ${shortSha(wanted)}`;
    return parts.filter(({ report }) => report.run.sha !== wanted).map(({ report, shard, place }) => ({ message: `${nameOf(shard)} (${place}) is of commit ${shortSha(report.run.sha)}, while ${other}.`, hint: ALL_AGAIN }));
  }
  function shortSha(sha) {
    return sha === void 0 ? "(unknown)" : (0, format.Ax)(sha);
  }
  function runProblems(parts) {
    const [first] = parts;
    if (first === void 0) return [];
    const wanted = first.report.run.runId;
    return parts.filter(({ report }) => report.run.runId !== wanted).map(({ report, shard, place }) => ({ message: `${nameOf(shard)} (${place}) is of ${runName(report.run.runId)}, while ${nameOf(first.shard)} is of ${runName(wanted)}.`, hint: 'Name only the reports of one run; "Re-run failed jobs" keeps its number.' }));
  }
  function runName(runId) {
    return runId === void 0 ? "no workflow run" : `run ${runId}`;
  }
  function countProblems(parts) {
    const count = parts[0]?.shard.count;
    return parts.filter(({ shard }) => shard.count !== count).map(({ shard, place }) => ({ message: `${nameOf(shard)} (${place}) belongs to another split: the first shard is one of ${String(count)}.`, hint: "Give all shards the same number of parts." }));
  }
  function doubleProblems(parts) {
    return parts.flatMap((part, index) => {
      const before = parts[index - 1];
      return before?.shard.index === part.shard.index ? [{ message: `${nameOf(part.shard)} exists twice: ${before.place} and ${part.place}.` }] : [];
    });
  }
  function missingProblems(parts, count) {
    const there = new Set(parts.map(({ shard }) => shard.index));
    return Array.from({ length: count }, (_, index) => index + 1).filter((index) => !there.has(index)).map((index) => ({ message: `${nameOf({ index, count })} is missing: no report of it was found.`, hint: "Its job was cancelled, failed before it could upload its report, or did not run." }));
  }
  function planProblems(parts) {
    const first = parts[0]?.plan.sha256;
    return parts.filter(({ plan }) => plan.sha256 !== first).map(({ shard, place }) => ({ message: `${nameOf(shard)} (${place}) was run with another config than the first shard: their suites, files, gates, filters or repeats differ.`, hint: ALL_AGAIN }));
  }
  function responsesProblems(parts) {
    const first = parts[0]?.report.run.responses;
    return parts.filter(({ report }) => report.run.responses !== first).map(({ report, shard, place }) => ({ message: `${nameOf(shard)} (${place}) was run with \`responses: ${report.run.responses}\`, the first shard with \`responses: ${String(first)}\`.`, hint: "Give all shards the same `responses`, `on-missing-secrets` and secrets, and run them again." }));
  }
  function nameOf({ index, count }) {
    return `Shard ${index} of ${count}`;
  }
  const GRAVITY = [4, 2, 3, 1, 0];
  function nothingAsked(parts, run) {
    const idle = parts.filter(({ shard }) => shard.plan === void 0).toSorted((a, b) => GRAVITY.indexOf(a.report.verdict.exitCode) - GRAVITY.indexOf(b.report.verdict.exitCode));
    const problems = uniqueProblems(idle.flatMap(({ report }) => report.problems));
    const [worst] = idle;
    if (worst === void 0) throw new Error("no part that asked nothing");
    const { verdict: verdict2 } = worst.report;
    const alike = parts.every(({ report, shard }) => shard.plan === void 0 && report.verdict.reason === verdict2.reason);
    if (alike) return { kind: "nothing-asked", verdict: verdict2, problems, run };
    const reason = `${nameOf(worst.shard)} asked nothing: ${verdict2.reason}`;
    const error = { result: "error", exitCode: verdict2.exitCode || 3, reason };
    return { kind: "nothing-asked", verdict: error, problems, run };
  }
  function metadataOf(parts, first) {
    const runs = parts.map(({ report }) => report.run);
    const checkedOut = new Set(parts.map(({ shard }) => shard.plan?.checkedOut));
    return { startedAt: new Date(Math.min(...runs.map(({ startedAt }) => Date.parse(startedAt)))), responses: first.report.run.responses, outputs: runs.map(({ outputs }) => outputs).reduce(outputs_policy.Rn), sha: first.report.run.sha, selection: first.shard.plan?.selection, checkedOut: checkedOut.size === 1 ? first.shard.plan?.checkedOut : void 0 };
  }
  const GRAVEST = ["auth", "signal", "deadline"];
  function gravest(interruptions) {
    return interruptions.toSorted((a, b) => GRAVEST.indexOf(a.kind) - GRAVEST.indexOf(b.kind))[0];
  }
  function uniqueProblems(problems) {
    const unique = new Map(problems.map((problem) => [problem.message, problem]));
    return [...unique.values()].sort((a, b) => a.message < b.message ? -1 : 1);
  }
  var build_report = __webpack_require__(18054);
  var base_report = __webpack_require__(84e3);
  var run_findings = __webpack_require__(8697);
  var evaluate_run = __webpack_require__(90159);
  ;
  const CLOCK_SKEW_MS = 12e4;
  function earlierParts(found, { runId, attempt }) {
    const newest = /* @__PURE__ */ new Map();
    for (const { place, report } of found) {
      const { shard, run } = report;
      if (shard === void 0 || run.runId !== runId) continue;
      const name = `Shard ${shard.index} of ${shard.count}`;
      const { runAttempt = 1, startedAt } = run;
      const part = { place, name, attempt: runAttempt, runner: shard.runner, startedAt };
      const known = newest.get(shard.index);
      if (known === void 0 || known.attempt < part.attempt) newest.set(shard.index, part);
    }
    return [...newest.values()].filter((part) => part.attempt < attempt);
  }
  function rerunProblems(parts, found, jobs, { attempt }) {
    const again = jobsRunIn(attempt, jobs);
    const reported = new Set(found.flatMap(({ place, report: { shard, run } }) => {
      if (shard === void 0 || run.runAttempt !== attempt) return [];
      const { runner } = shard;
      return jobOf({ place, name: "", attempt, runner, startedAt: run.startedAt }, jobs) ?? [];
    }));
    const lost = again.filter((job) => hasFailed(job) && !reported.has(job));
    return parts.flatMap((part) => {
      const job = jobOf(part, jobs);
      const rerun = job === void 0 ? lost[0] : again.find(({ name }) => name === job.name);
      return rerun === void 0 ? [] : [lostProblem(part, rerun, attempt)];
    });
  }
  function jobOf({ attempt, runner, startedAt }, jobs) {
    if (runner === void 0) return void 0;
    const ofRunner = jobsRunIn(attempt, jobs).filter((job) => job.runner === runner);
    if (ofRunner.length <= 1) return ofRunner[0];
    const at = Date.parse(startedAt);
    const then = ofRunner.filter((job) => Date.parse(job.startedAt) - CLOCK_SKEW_MS <= at && (job.completedAt === null || at <= Date.parse(job.completedAt) + CLOCK_SKEW_MS));
    return then.length === 1 ? then[0] : void 0;
  }
  function lostProblem({ name, attempt: before, place }, job, attempt) {
    const ended = job.conclusion === null ? "has not ended" : `ended with ${job.conclusion}`;
    return { message: `${name} is missing: its newest report (${place}) is of attempt ${before}, and in attempt ${attempt} the job ${JSON.stringify(job.name)} ${ended} and left none.`, hint: "Run the failed jobs again." };
  }
  function withoutSameAnswers(attempts, parts, runId) {
    return attempts.map((attempt) => {
      const merged = parts.filter((part) => wasMergedIn(attempt, part, runId));
      if (merged.length === 0) return attempt;
      const suites = attempt.suites.map((suite) => {
        const same = new Set(merged.flatMap((part) => part.suites.filter(({ name }) => name === suite.name)).flatMap(({ results: results2 }) => results2.map((it) => (0, result_key.Z)(it.testCaseName, it.modelId))));
        const results = suite.results.filter(({ testCaseName, modelId }) => !same.has((0, result_key.Z)(testCaseName, modelId)));
        return { ...suite, results };
      });
      return { ...attempt, suites };
    });
  }
  function wasMergedIn({ run: attempt }, { run: part }, runId) {
    if (part.runId === attempt.runId) return (part.runAttempt ?? 1) <= (attempt.runAttempt ?? 1);
    return part.runId !== runId && Date.parse(part.finishedAt) <= Date.parse(attempt.finishedAt);
  }
  var promises_ = __webpack_require__(51455);
  var artifact_names = __webpack_require__(24620);
  var download_report = __webpack_require__(40178);
  var run_artifacts = __webpack_require__(60904);
  ;
  const MAX_PAGES = 100;
  const EXPIRED = { kind: "expired", message: "the artifact has expired" };
  async function* shardArtifacts(request) {
    const { client, repository, maxBytes, signal } = request;
    const artifacts = await (0, run_artifacts.N)(request, MAX_PAGES);
    const ofShards = artifacts.map((artifact) => ({ ...artifact, index: (0, artifact_names.eW)(artifact.name, request.name) })).filter(({ index }) => index !== void 0).toSorted((a, b) => a.id - b.id);
    const kept = new Set(ofShards.flatMap(({ index, expired }) => expired ? [] : [index]));
    const newest = new Map(ofShards.map(({ index, id: id2 }) => [index, id2]));
    for (const { id: id2, name, expired, index } of ofShards) {
      if (expired) {
        const isAllThereIs = !kept.has(index) && newest.get(index) === id2;
        if (isAllThereIs) yield { name, download: EXPIRED };
        continue;
      }
      const download = await (0, download_report.F)({ client, repository, artifactId: id2, maxBytes, signal });
      yield { name, download };
    }
  }
  var read_report = __webpack_require__(63483);
  var report_paths = __webpack_require__(59496);
  var error_text = __webpack_require__(94117);
  ;
  async function reportsInFiles(patterns, directory) {
    const paths = /* @__PURE__ */ new Set();
    const problems = [];
    for (const pattern of patterns) {
      const found = await (0, report_paths.R)([pattern], directory);
      for (const path of found) paths.add(path);
      if (found.length === 0) {
        problems.push({ message: `Input reports: ${JSON.stringify(pattern)} names no report.`, hint: "Name files, folders that hold a report.json, or globs, relative to the working directory." });
      }
    }
    const reports = [];
    for (const path of [...paths].sort()) {
      const place = (0, external_node_path_.relative)(directory, path);
      const read = await readPart(place, () => (0, promises_.readFile)(path));
      if ("report" in read) reports.push(read);
      else problems.push(read);
    }
    return { reports, problems };
  }
  async function reportsInArtifacts(search) {
    const { artifactName: name, ...rest } = search;
    const reports = [];
    const problems = [];
    try {
      const artifacts = shardArtifacts({ ...rest, name, maxBytes: read_report.lG.maxBytes });
      for await (const { name: artifact, download } of artifacts) {
        const place = `artifact ${artifact}`;
        if (download.kind !== "report") {
          const message = `The ${place} cannot be read: ${download.message}.`;
          const hint = download.kind === "expired" ? "Run all shards again." : void 0;
          problems.push(hint === void 0 ? { message } : { message, hint });
          continue;
        }
        const read = await readPart(place, () => Promise.resolve(download.bytes));
        if ("report" in read) reports.push(read);
        else problems.push(read);
      }
    } catch (error) {
      if (error instanceof read_report.hz) throw error;
      problems.push(listingProblem(error));
    }
    return { reports, problems };
  }
  function listingProblem(error) {
    return { message: `The artifacts of this run cannot be listed: ${(0, api_failure.Uc)(error)}.`, ...(0, api_failure.HQ)(error).kind === "read-only-token" ? { hint: "Give the job `permissions: actions: read`." } : { hint: "Or download them in an earlier step, and name the folder in the input `reports`." } };
  }
  async function readPart(place, bytes) {
    try {
      const read = await (0, read_report.tL)(await bytes(), read_report.lG);
      if (read.kind === "report") return { place, report: read.report };
      if (read.isOwn) throw new read_report.hz(place, read.refusal);
      return { message: `The report ${place} is refused: ${(0, read_report.WW)(read.refusal)}.` };
    } catch (error) {
      if (error instanceof read_report.hz) throw error;
      const message = (0, error_text.k)(error);
      return { message: `The report ${place} cannot be read: ${message}.` };
    }
  }
  var named_report = __webpack_require__(58643);
  var folder_problems = __webpack_require__(21532);
  var report_folder = __webpack_require__(88282);
  var session_session = __webpack_require__(49819);
  ;
  const DOWNLOAD_LIMIT_MS = 6e5;
  const JOBS_LIMIT_MS = 3e4;
  async function mergeRun(session) {
    const misplaced = await (0, folder_problems.IV)(session);
    if (misplaced !== void 0) return invalid([misplaced]);
    const named = await (0, named_report.g)(session);
    if (named.kind === "invalid") return invalid([named.problem]);
    const startedAt = performance.now();
    const { reports, problems } = await findReports(session);
    await (0, report_folder.O6)(session);
    if (problems.length > 0) return invalid(problems);
    const lost = await lostShards(reports, session);
    if (lost !== void 0) return lost;
    const merge = mergeReports(reports, (0, session_session.tK)(session));
    switch (merge.kind) {
      case "refused":
        return merge.missing ? missing(merge.problems, await jobsOfRun(session)) : invalid(merge.problems);
      case "nothing-asked": {
        const { verdict: verdict2, problems: found, run } = merge;
        return { ...run_findings.k, verdict: verdict2, problems: found, ...metadata(run) };
      }
      case "merged": {
        const ms = performance.now() - startedAt;
        session.log.info(`Read and merged ${(0, format.LS)(reports.length, "report")} in ${(0, format.U9)(ms)} ms.`);
        const outcome = named.kind === "settled" ? named.outcome : await searchedBase(merge.merged, session);
        return judged(merge.merged, withNewAnswers(outcome, merge.merged, session), session);
      }
    }
  }
  function searchedBase({ suites, run: { checkedOut } }, session) {
    const names = suites.map(({ facts }) => facts.name);
    return (0, base_report.c)(session, names, { checkedOut });
  }
  function withNewAnswers(base, { parts }, { context }) {
    if (base.kind !== "found") return base;
    return { ...base, attempts: withoutSameAnswers(base.attempts, parts, context.runId) };
  }
  async function judged(merged, base, session) {
    const { interruption, problems, notices, recorded, run, savings: savings2 } = merged;
    const spent = (0, numbers.cz)(merged.parts.map(({ totals }) => totals.costUsd));
    const suites = merged.suites.map((suite) => withInputs(suite, session));
    const outcome = (0, evaluate_run.ny)(suites, base, { problems, interruption });
    const counted = (0, build_report.vA)(outcome.suites.flatMap(({ results }) => results), [], [], outcome.suites.flatMap(({ facts }) => (0, build_report.aU)(facts))).costUsd;
    if (spent > counted * (1 + numbers.kT)) {
      session.log.info(`The shards spent ${(0, format.dR)(spent)}, and the report counts ${(0, format.dR)(counted)}, as in one run: judge questions that several shards asked count once.`);
    }
    return { ...outcome, savings: savings2, problems, interruption, complianceFolders: await foldersInside(merged.complianceFolders, session), notices: [...notices, ...(0, evaluate_run.Tr)(recorded), ...base.notice === void 0 ? [] : [base.notice]], ...metadata(run) };
  }
  function metadata(run) {
    return { startedAt: run.startedAt, responses: run.responses, merged: run };
  }
  function withInputs(suite, { inputs }) {
    const { passRateMin, maxCostUsd } = inputs;
    return { ...suite, gates: { ...suite.gates, ...passRateMin === void 0 ? {} : { passRateMin }, ...maxCostUsd === void 0 ? {} : { costMaxUsd: maxCostUsd } } };
  }
  async function foldersInside(folders, { workspace, log }) {
    const inside = [];
    for (const folder of folders.map((path) => (0, external_node_path_.resolve)(workspace, path))) {
      if ((0, is_inside.F)(workspace, folder) && !await (0, folder_problems.dr)(workspace, folder)) inside.push(folder);
      else log.warning("The folder for the compliance documents is outside the workspace, so no copy was written.");
    }
    return inside;
  }
  async function findReports(session) {
    const { inputs, workingDirectory } = session;
    if (inputs.reports.length > 0) return reportsInFiles(inputs.reports, workingDirectory);
    const github = await gitHubOf(session);
    if (github === void 0) {
      const isEmpty = session.where === "github" && inputs.githubToken === "";
      const message2 = isEmpty ? 'The artifacts of this run cannot be downloaded: the input "github-token" is empty.' : "There is no workflow run here whose artifacts could be merged.";
      return { reports: [], problems: [{ message: message2, hint: isEmpty ? "Set it, or name the reports in the input `reports`." : "Name the reports in the input `reports`." }] };
    }
    const limited = await (0, time_limit.B)(DOWNLOAD_LIMIT_MS, (signal) => reportsInArtifacts({ ...github, artifactName: inputs.artifactName, signal }));
    if (limited.kind === "done") return limited.result;
    const minutes = DOWNLOAD_LIMIT_MS / 6e4;
    const message = `The artifacts of the shards were not downloaded within ${minutes} minutes.`;
    return { reports: [], problems: [{ message }] };
  }
  async function lostShards(found, session) {
    for (const run of runsOf(found, session.context)) {
      const parts = earlierParts(found, run);
      if (parts.length === 0) continue;
      const jobs = await jobsOfRun(session, run.runId);
      if (jobs.kind === "unknown") {
        const names = parts.map(({ name }) => name).join(", ");
        const message = `Attempt ${run.attempt} of run ${run.runId} left no report of ${names}, and whether a job of it was killed cannot be told: ${jobs.reason}.`;
        const hint = "Give the job `permissions: actions: read`, or run all jobs again.";
        return invalid([{ message, hint }]);
      }
      const problems = rerunProblems(parts, found, jobs.jobs, run);
      if (problems.length > 0) return missing(problems, jobs);
    }
    return void 0;
  }
  function runsOf(found, { runId: own, runAttempt: ownAttempt = 1 }) {
    const attempts = new Map(own === void 0 ? [] : [[own, ownAttempt]]);
    for (const { runId, runAttempt = 1 } of found.map(({ report }) => report.run)) {
      if (runId === void 0 || runId === own) continue;
      attempts.set(runId, Math.max(attempts.get(runId) ?? 1, runAttempt));
    }
    return [...attempts].map(([runId, attempt]) => ({ runId, attempt }));
  }
  function missing(problems, jobs) {
    const result = invalid(problems);
    if (jobs.kind === "unknown" || !hasFailedJob(jobs.jobs)) return result;
    const reason = `${result.verdict.reason} A job of this run failed or was cancelled.`;
    return { ...result, verdict: { result: "error", exitCode: 3, reason } };
  }
  async function jobsOfRun(session, runId = session.context.runId) {
    const github = await gitHubOf(session);
    if (github === void 0 || runId === void 0) {
      const reason = session.inputs.githubToken === "" ? 'the input "github-token" is empty' : "there is no workflow run to ask GitHub about";
      return { kind: "unknown", reason };
    }
    try {
      const limited = await (0, time_limit.B)(JOBS_LIMIT_MS, (signal) => listRunJobs({ ...github, runId, signal }));
      return limited.kind === "done" ? { kind: "known", jobs: limited.result } : { kind: "unknown", reason: "GitHub gave no answer in time" };
    } catch (error) {
      return { kind: "unknown", reason: (0, api_failure.Uc)(error) };
    }
  }
  async function gitHubOf({ inputs, context }) {
    const { repository, runId, apiUrl } = context;
    if (repository === void 0 || runId === void 0 || inputs.githubToken === "") return void 0;
    const { createGitHubClient } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 96584));
    return { client: await createGitHubClient({ token: inputs.githubToken, apiUrl }), repository, runId };
  }
  function invalid(problems) {
    return { ...run_findings.k, problems, verdict: (0, verdict.LP)(problems, "nothing was merged") };
  }
}), 59496: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { R: () => reportPaths });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
  var _config_files_glob_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76317);
  async function reportPaths(patterns, directory) {
    const found = await Promise.all(patterns.map((pattern) => pathsOf(pattern, directory)));
    return [...new Set(found.flat())].sort();
  }
  async function pathsOf(pattern, directory) {
    for (const reading of (0, _config_files_glob_pattern_js__WEBPACK_IMPORTED_MODULE_2__.q)(pattern)) {
      const found = await pathsOfReading(reading, directory);
      if (found.length > 0) return found;
    }
    return [];
  }
  async function pathsOfReading(pattern, directory) {
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, pattern);
    const kind = await kindOf(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat);
    if (kind === "file") return [path];
    const { glob } = await __webpack_require__.e(382).then(__webpack_require__.bind(__webpack_require__, 73382));
    const options = { absolute: true, dot: true, followSymbolicLinks: false, onlyFiles: false, expandDirectories: false };
    const start = kind === "folder" ? { folder: path, pattern: "**/report.json" } : await (0, _config_files_glob_pattern_js__WEBPACK_IMPORTED_MODULE_2__.R)(directory, pattern);
    const matches = await glob(start.pattern, { ...options, cwd: start.folder });
    const files = await Promise.all(matches.map(fileAt));
    return files.flat();
  }
  async function fileAt(match) {
    const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(match);
    const file = await kindOf(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat) === "folder" ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "report.json") : path;
    return await kindOf(file, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat) === "file" ? [file] : [];
  }
  async function kindOf(path, statusOf) {
    const found = await statusOf(path).catch(() => void 0);
    if (found?.isDirectory() === true) return "folder";
    return found?.isFile() === true ? "file" : void 0;
  }
}), 18054: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { FK: () => buildReport, aU: () => judgeSpending, vA: () => totalsOf });
  var assertion = __webpack_require__(18677);
  var rerun = __webpack_require__(96181);
  var aggregate = __webpack_require__(37511);
  var savings = __webpack_require__(85537);
  var numbers = __webpack_require__(14125);
  var observed_passes = __webpack_require__(86349);
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
  var report = __webpack_require__(88850);
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
}), 86349: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { O: () => observedPasses });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14125);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37511);
  var _engine_evaluate_own_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87398);
  function observedPasses(result, { repeats, mustPass }) {
    const runs = result.runs.filter((run) => !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.E3)(run) && !(0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_0__.Ls)(run));
    const { passes, fails } = (0, _engine_evaluate_own_answers_js__WEBPACK_IMPORTED_MODULE_1__.U)({ result: { ...result, runs }, pending: void 0 });
    const n = passes + fails;
    const own = runs.length === 0 ? 1 : n / runs.length;
    return { k: passes, n, repeats: Math.max(1, Math.round(repeats * own)), mustPass: mustPass === void 0 ? void 0 : Math.ceil(mustPass * own - _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.kT) };
  }
}), 96181: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { S: () => rerunPasses, k: () => rerunAnswersAtMost });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14125);
  const GRID = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
  function rerunPasses(results, repeats, need) {
    const best = bestFit(results);
    if (best === void 0) return void 0;
    const chances = results.map((result) => passesAgain(result, result.repeats ?? repeats, best));
    return { rho: best.rho, passes: chanceOfAtLeastPassing(chances, need) };
  }
  function rerunAnswersAtMost(results, answers, most) {
    const best = bestFit(results);
    if (best === void 0) return 0;
    const allowed = answers - most - 1;
    let failed = [1];
    for (const result of results) {
      failed = convolved(failed, failuresOf(result, best), allowed);
    }
    return Math.min(1, Math.max(0, 1 - (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(failed)));
  }
  function failuresOf(result, fitted) {
    const { k, n, repeats = 1, isOne } = result;
    if (isOne === true) {
      const passes = passesAgain({ k, n }, repeats, fitted);
      return [passes, 1 - passes];
    }
    const { a, b } = fitted;
    let byFailures = [1];
    for (let done = 0; done < repeats; done += 1) {
      const passing = (failures) => (a + k + done - failures) / (a + b + n + done);
      byFailures = Array.from({ length: done + 2 }, (_, failures) => {
        const passedNow = (byFailures[failures] ?? 0) * passing(failures);
        return passedNow + (byFailures[failures - 1] ?? 0) * (1 - passing(failures - 1));
      });
    }
    return byFailures;
  }
  function convolved(one, other, largest) {
    const length = Math.max(0, Math.min(largest + 1, one.length + other.length - 1));
    const total = new Array(length).fill(0);
    for (const [left, chance] of one.entries()) {
      for (const [right, next] of other.entries()) {
        if (left + right < length) total[left + right] = (total[left + right] ?? 0) + chance * next;
      }
    }
    return total;
  }
  function bestFit(results) {
    const [first, ...others] = GRID.map((rho) => fit(results, rho));
    if (results.length === 0 || first === void 0) return void 0;
    return others.reduce((found, next) => next.fitness > found.fitness ? next : found, first);
  }
  function fit(results, rho) {
    const passed = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(results.map(({ k }) => k));
    const runs = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(results.map(({ n }) => n));
    const mu = (passed + 0.5) / (runs + 1);
    const a = mu * (1 / rho - 1);
    const b = (1 - mu) * (1 / rho - 1);
    const prior = Math.log(rho) + 1.5 * Math.log(1 - rho);
    const likelihood = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(results.map((result) => logLikelihood(result, a, b)));
    return { rho, a, b, fitness: likelihood + prior };
  }
  function logLikelihood({ k, n }, a, b) {
    return logRising(a, k) + logRising(b, n - k) - logRising(a + b, n);
  }
  function logRising(x, count) {
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += Math.log(x + index);
    return sum;
  }
  function passesAgain({ k, n, mustPass }, repeats, { a, b }) {
    const allowed = repeats - Math.min(repeats, mustPass ?? repeats);
    let byFailures = [1, ...new Array(allowed).fill(0)];
    for (let done = 0; done < repeats; done += 1) {
      const passing = (failures) => (a + k + done - failures) / (a + b + n + done);
      byFailures = byFailures.map((chance, failures) => {
        const failedNow = (byFailures[failures - 1] ?? 0) * (1 - passing(failures - 1));
        return chance * passing(failures) + failedNow;
      });
    }
    return (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(byFailures);
  }
  function chanceOfAtLeastPassing(chances, need) {
    const allowed = chances.length - Math.max(0, need);
    if (allowed < 0) return 0;
    const missed = new Float64Array(allowed + 1);
    missed[0] = 1;
    for (const chance of chances) {
      for (let count = allowed; count > 0; count -= 1) {
        missed[count] = (missed[count] ?? 0) * chance + (missed[count - 1] ?? 0) * (1 - chance);
      }
      missed[0] *= chance;
    }
    return Math.min(1, (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(missed));
  }
}) };
