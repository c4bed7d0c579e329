export const id = 3725;
export const ids = [3725, 9370];
export const modules = { 89039: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { G: () => countingRuns, _: () => sameVersions });
  function countingRuns(head, runs) {
    return runs.flatMap((run, place) => run.request === head.request && run.checks === head.checks && sameVersions(run.versions, head.versions) ? [place] : []);
  }
  function sameVersions(one, other) {
    const [left, right] = [new Set(one), new Set(other)];
    return left.size === right.size && [...left].every((version) => right.has(version));
  }
}), 677: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { D$: () => isErroredRun, M8: () => measureAll, wP: () => isWhole, x0: () => isReused, xP: () => measure, zh: () => recalled });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43957);
  function measure(result) {
    return measureUnseen(result, /* @__PURE__ */ new Set());
  }
  function measureAll(results) {
    const seen = /* @__PURE__ */ new Set();
    return results.map((result) => measureUnseen(result, seen));
  }
  function measureUnseen(result, seen) {
    const runs = result.extraRuns === void 0 ? result.runs : [...result.runs, ...result.extraRuns];
    const outcomes = [];
    const latencies = [];
    const costs = [];
    for (const run of runs) {
      const outcome = outcomeOf(run);
      if (outcome === void 0) continue;
      const { sampleId } = run;
      if (sampleId !== void 0 && seen.has(sampleId)) continue;
      if (sampleId !== void 0) seen.add(sampleId);
      outcomes.push(outcome);
      if (run.latencyUnstated !== true) latencies.push(run.latencyMs);
      if (run.costEstimateUsd !== null) costs.push(run.costEstimateUsd);
    }
    return { outcomes, judge: outcomes.length === 0 ? void 0 : judgeMeanOf(result), latencyMs: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.se)(latencies), costUsd: costs.length === outcomes.length ? (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.se)(costs) : void 0 };
  }
  function outcomeOf({ outcome }) {
    switch (outcome.kind) {
      case "passed":
        return 1;
      case "failed":
        return 0;
      case "errored":
      case "not-run":
      case "reused":
        return void 0;
    }
  }
  function isErroredRun({ outcome }) {
    if (outcome.kind === "not-run") return outcome.reason !== "budget" && outcome.reason !== "decided";
    return outcome.kind === "errored";
  }
  function isWhole({ runs }) {
    return runs.every(({ outcome }) => outcome.kind !== "not-run" || outcome.reason !== "decided");
  }
  function isReused({ runs }) {
    return runs.length > 0 && runs.every(({ outcome }) => outcome.kind === "reused");
  }
  function recalled([, outcomes, judge, latencyMs, costUsd]) {
    return { outcomes: outcomesOf(outcomes), judge: judge ?? void 0, latencyMs: latencyMs ?? void 0, costUsd: costUsd ?? void 0 };
  }
  function outcomesOf(signs) {
    const outcomes = [];
    for (const sign of signs) outcomes.push(sign === "1" ? 1 : 0);
    return outcomes;
  }
  function judgeMeanOf({ assertionScores }) {
    const scores = [];
    for (const [key, score] of Object.entries(assertionScores)) {
      if (key.startsWith("judge:")) scores.push(score.mean);
    }
    return (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.se)(scores);
  }
}), 69370: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Nh: () => asAsked, Sc: () => MAX_TREND_COMMITS, _k: () => MAX_RUNS, kY: () => remember, memoryOf: () => memoryOf, t5: () => sameResults, zN: () => indexAttempts });
  var _measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(677);
  var _versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61840);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43957);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47156);
  const MAX_RUNS = 10;
  const MAX_TREND_COMMITS = 50;
  const MAX_OUTCOMES = 100;
  function memoryOf(report) {
    if (report.memory !== void 0) return report.memory;
    const { sha = "", finishedAt, runId, runAttempt } = report.run;
    return remember(void 0, { run: { sha, finishedAt, runId, runAttempt }, suites: report.suites.map(({ name, results, totals }) => ({ name, results, costUsd: totals.costUsd })), attempts: [], isPartial: false, mayBeStored: false });
  }
  function remember(previous, finished) {
    const { run, suites, attempts, isPartial, mayBeStored } = finished;
    const before = previous ?? { runs: [], suites: [], trend: [] };
    const earlier = new Map(before.suites.map((suite) => [suite.name, suite]));
    const shifted = shiftRuns(before, run, hasMoved(earlier, suites));
    const names = new Set(suites.map(({ name }) => name));
    const left = isPartial ? before.suites.filter(({ name }) => !names.has(name)) : [];
    return { runs: shifted.runs, suites: [...suites.map((suite) => ({ name: suite.name, results: rememberResults(suite, earlier.get(suite.name), shifted, { others: indexAttempts(attempts, suite.name), isPartial, mayBeStored }), versions: rememberVersions(suite, earlier.get(suite.name), shifted) })), ...left.map(({ name, results, versions }) => ({ name, results: results.map((it) => ({ ...it, runs: moved(it.runs, shifted) })), versions: movedVersions(versions, shifted) }))], trend: isPartial ? before.trend : trendOf(before.trend, finished) };
  }
  function shiftRuns(earlier, run, isMoved) {
    const runs = [run];
    const places = /* @__PURE__ */ new Map();
    const used = placesUsed(earlier);
    for (const [index, it] of earlier.runs.entries()) {
      if (it.sha === run.sha) {
        if (!isMoved) places.set(index, 0);
      } else if (runs.length < MAX_RUNS && used.has(index)) {
        places.set(index, runs.length);
        runs.push(it);
      }
    }
    return { runs, places };
  }
  function placesUsed({ suites }) {
    return new Set(suites.flatMap(({ results }) => results.flatMap(({ runs }) => runs.map(([place]) => place))));
  }
  function hasMoved(earlier, suites) {
    return suites.some(({ name, results }) => {
      const here = (0, _versions_js__WEBPACK_IMPORTED_MODULE_0__.x4)(results);
      const newest = new Map((earlier.get(name)?.versions ?? []).flatMap(([place, model, names]) => place === 0 ? [[model, new Set(names)]] : []));
      return !(0, _versions_js__WEBPACK_IMPORTED_MODULE_0__.d5)([...here.keys()].filter((id2) => newest.has(id2)), here, newest);
    });
  }
  function moved(runs, { places }) {
    return runs.flatMap(([index, ...rest]) => {
      const place = places.get(index);
      return place === void 0 ? [] : [[place, ...rest]];
    }).sort(([a], [b]) => a - b);
  }
  function movedVersions(versions, { places }) {
    return versions.flatMap(([index, ...rest]) => {
      const place = places.get(index);
      return place === void 0 ? [] : [[place, ...rest]];
    }).sort(([a], [b]) => a - b);
  }
  function rememberVersions({ results }, earlier, shifted) {
    const own = (0, _versions_js__WEBPACK_IMPORTED_MODULE_0__.x4)(results);
    const kept = movedVersions(earlier?.versions ?? [], shifted).filter(([place, model]) => place > 0 || !own.has(model));
    return [...(0, _versions_js__WEBPACK_IMPORTED_MODULE_0__.q1)(0, own), ...kept].sort(([a], [b]) => a - b);
  }
  function rememberResults({ results }, earlier, shifted, { others, isPartial, mayBeStored }) {
    const known = new Map((earlier?.results ?? []).map((it) => [(0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__.Z)(it.test, it.model), it]));
    const versions = (0, _versions_js__WEBPACK_IMPORTED_MODULE_0__.x4)(results);
    const remembered = results.map((result) => {
      const { testCaseName, modelId, requestHash, checksHash } = result;
      const key = (0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__.Z)(testCaseName, modelId);
      const before = known.get(key);
      known.delete(key);
      const isSame = before?.request === requestHash && before.checks === checksHash;
      const kept = isSame ? moved(before.runs, shifted) : [];
      const telling = kept.filter(([place]) => place === 0 || requestHash !== null);
      const ofThisCommit = telling.filter(([place]) => place === 0).map(_measured_js__WEBPACK_IMPORTED_MODULE_2__.zh);
      const own = (0, _measured_js__WEBPACK_IMPORTED_MODULE_2__.M8)([result, ...sameResults(result, others, versions)]);
      const isNew = !mayBeStored || telling.length === 0;
      const pooled = pool([...isNew ? own : [], ...ofThisCommit]);
      return { test: testCaseName, model: modelId, request: requestHash, checks: checksHash, runs: [...pooled === void 0 ? [] : [pooled], ...telling.filter(([place]) => place > 0)] };
    });
    const missing = isPartial ? [...known.values()] : [];
    return [...remembered, ...missing.map((it) => ({ ...it, runs: moved(it.runs, shifted) }))];
  }
  function pool(runs) {
    const outcomes = runs.flatMap((run) => run.outcomes.join("")).join("");
    if (outcomes === "") return void 0;
    const pooled = (value) => {
      let total = 0;
      let weight = 0;
      for (const run of runs) {
        const one = value(run);
        if (one === void 0) continue;
        total += one * run.outcomes.length;
        weight += run.outcomes.length;
      }
      return weight === 0 ? null : rounded(total / weight);
    };
    return [0, outcomes.slice(0, MAX_OUTCOMES), pooled((run) => run.judge), pooled((run) => run.latencyMs), pooled((run) => run.costUsd)];
  }
  function trendOf(earlier, { run, suites }) {
    const own = suites.flatMap((suite) => {
      const measured = suite.results.map((result) => (0, _measured_js__WEBPACK_IMPORTED_MODULE_2__.xP)(asAsked(result))).filter(({ outcomes: outcomes2 }) => outcomes2.length > 0);
      const outcomes = measured.flatMap((it) => it.outcomes);
      const passRate = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__.se)(outcomes);
      if (passRate === void 0) return [];
      return [{ sha: run.sha, finishedAt: run.finishedAt, suite: suite.name, passRate: rounded(passRate), judgeAvg: meanOrNull(measured.flatMap(({ judge }) => judge ?? [])), latencyAvgMs: meanOrNull(measured.flatMap(({ latencyMs }) => latencyMs ?? [])), costUsd: rounded(suite.costUsd) }];
    });
    const renewed = new Set(own.map(({ suite }) => suite));
    const rest = earlier.filter(({ sha, suite }) => sha !== run.sha || !renewed.has(suite));
    const commits = [...new Set([...own, ...rest].map(({ sha }) => sha))].slice(0, MAX_TREND_COMMITS);
    const kept = new Set(commits);
    return [...own, ...rest].filter(({ sha }) => kept.has(sha));
  }
  function asAsked(result) {
    if (!(0, _measured_js__WEBPACK_IMPORTED_MODULE_2__.x0)(result)) return result;
    const runs = result.runs.map((run) => run.outcome.kind === "reused" ? { ...run, outcome: { kind: run.outcome.passed ? "passed" : "failed" } } : run);
    return { ...result, runs };
  }
  function indexAttempts(attempts, suiteName) {
    return attempts.flatMap((attempt) => {
      if (attempt.run.responses === "replay") return [];
      const suite = attempt.suites.find(({ name }) => name === suiteName);
      if (suite === void 0) return [];
      const results = new Map(suite.results.map((it) => [(0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__.Z)(it.testCaseName, it.modelId), it]));
      return [{ results, versions: (0, _versions_js__WEBPACK_IMPORTED_MODULE_0__.x4)(suite.results) }];
    });
  }
  function sameResults(result, attempts, versions) {
    const models = (0, _versions_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(result);
    return attempts.flatMap((attempt) => {
      const other = attempt.results.get((0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__.Z)(result.testCaseName, result.modelId));
      const isSame = other?.requestHash === result.requestHash && other.checksHash === result.checksHash && (0, _versions_js__WEBPACK_IMPORTED_MODULE_0__.d5)(models, versions, attempt.versions);
      return isSame ? [other] : [];
    });
  }
  function meanOrNull(values) {
    const value = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_3__.se)(values);
    return value === void 0 ? null : rounded(value);
  }
  function rounded(value) {
    return Number(value.toPrecision(4));
  }
}), 3725: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { mergeMemories: () => mergeMemories });
  var _memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69370);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47156);
  function mergeMemories(newer, older) {
    const known = new Set([...newer.runs, ...newer.trend].map(({ sha }) => sha));
    const lacking = older.runs.filter(({ sha }) => !known.has(sha));
    const [first, ...rest] = newer.runs;
    if (lacking.length === 0 || first === void 0) return newer;
    const runs = [first, ...[...rest, ...lacking].toSorted(byAge)].slice(0, _memory_js__WEBPACK_IMPORTED_MODULE_0__._k);
    const fromNewer = placesIn(runs, newer.runs);
    const fromOlder = placesIn(runs, older.runs.map((run) => known.has(run.sha) ? void 0 : run));
    const others = new Map(older.suites.map((suite) => [suite.name, suite]));
    return { runs, suites: newer.suites.map((suite) => mergeSuite(suite, others.get(suite.name), fromNewer, fromOlder)), trend: mergeTrends(newer, older) };
  }
  function byAge(a, b) {
    if (a.runId !== void 0 && b.runId !== void 0) return b.runId - a.runId;
    return Date.parse(b.finishedAt) - Date.parse(a.finishedAt) || 0;
  }
  function placesIn(runs, earlier) {
    return new Map(earlier.flatMap((run, index) => {
      const place = run === void 0 ? -1 : runs.indexOf(run);
      return place < 0 ? [] : [[index, place]];
    }));
  }
  function mergeSuite(suite, other, fromNewer, fromOlder) {
    const known = new Map((other?.results ?? []).map((one) => [(0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__.Z)(one.test, one.model), one]));
    return { ...suite, results: suite.results.map((result) => {
      const same = known.get((0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__.Z)(result.test, result.model));
      const added = same !== void 0 && isSameTest(result, same) ? same.runs : [];
      return { ...result, runs: inPlace([...movedOutcomes(result.runs, fromNewer), ...movedOutcomes(added, fromOlder)]) };
    }), versions: inPlace([...movedVersions(suite.versions, fromNewer), ...movedVersions(other?.versions ?? [], fromOlder)]) };
  }
  function isSameTest(one, other) {
    return one.request !== null && one.request === other.request && one.checks === other.checks;
  }
  function movedOutcomes(rows, places) {
    return rows.flatMap(([run, ...rest]) => {
      const place = places.get(run);
      return place === void 0 ? [] : [[place, ...rest]];
    });
  }
  function movedVersions(rows, places) {
    return rows.flatMap(([run, ...rest]) => {
      const place = places.get(run);
      return place === void 0 ? [] : [[place, ...rest]];
    });
  }
  function inPlace(rows) {
    return rows.toSorted((a, b) => a[0] - b[0]);
  }
  function mergeTrends(newer, older) {
    const has = new Set(newer.trend.map(({ sha, suite }) => JSON.stringify([sha, suite])));
    const added = older.trend.filter(({ sha, suite }) => !has.has(JSON.stringify([sha, suite])));
    if (added.length === 0) return newer.trend;
    const merged = [...newer.trend, ...added].toSorted((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt) || 0);
    const commits = new Set([...new Set(merged.map(({ sha }) => sha))].slice(0, _memory_js__WEBPACK_IMPORTED_MODULE_0__.Sc));
    return merged.filter(({ sha }) => commits.has(sha));
  }
}), 61840: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Kv: () => versionsByRun, SQ: () => isSameModel, Vr: () => modelsBehind, d5: () => agree, eZ: () => namesOf, q1: () => rememberedVersions, x4: () => versionsOf });
  var _counting_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89039);
  const CHOOSES_ITSELF = ["http", "mcp", "command"];
  function versionsOf(results) {
    const versions = /* @__PURE__ */ new Map();
    for (const { runs, extraRuns = [] } of results) {
      for (const { outcome, repliedModels } of [...runs, ...extraRuns]) {
        if (outcome.kind === "reused") continue;
        for (const [id2, names] of Object.entries(repliedModels ?? {})) {
          const known = versions.get(id2) ?? /* @__PURE__ */ new Set();
          versions.set(id2, known);
          for (const name of names) known.add(name);
        }
      }
    }
    return versions;
  }
  function rememberedVersions(place, versions) {
    return [...versions].map(([model, names]) => [place, model, [...names].toSorted()]);
  }
  function versionsByRun({ versions }, runs) {
    const byRun = Array.from({ length: runs }, () => /* @__PURE__ */ new Map());
    for (const [place, model, names] of versions) byRun[place]?.set(model, new Set(names));
    return byRun;
  }
  function modelsBehind({ modelId, runs }) {
    const named = runs.flatMap(({ repliedModels }) => Object.keys(repliedModels ?? {}));
    return [.../* @__PURE__ */ new Set([modelId, ...named])];
  }
  function namesOf(models, versions) {
    return models.flatMap((id2) => [...versions?.get(id2) ?? []].map((name) => JSON.stringify([id2, name])));
  }
  function agree(models, one, other) {
    return (0, _counting_runs_js__WEBPACK_IMPORTED_MODULE_0__._)(namesOf(models, one), namesOf(models, other));
  }
  function isSameModel(id2, models, baseModels) {
    const one = models.find((model) => model.id === id2);
    const other = baseModels?.find((model) => model.id === id2);
    return one !== void 0 && other !== void 0 && one.provider === other.provider && one.endpoint === other.endpoint && one.model === other.model && !CHOOSES_ITSELF.includes(one.provider);
  }
}) };
