export const id = 4170;
export const ids = [4170, 9370, 1968];
export const modules = { 64170: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { compareReports: () => compareReports, z: () => judgeTestOf });
  var who_moved = __webpack_require__(20780);
  var result_key = __webpack_require__(47156);
  var measured = __webpack_require__(677);
  ;
  function answersBefore(base) {
    let answers;
    const known = () => answers ??= new Map((base?.results ?? []).map((it) => [(0, result_key.Z)(it.testCaseName, it.modelId), it]));
    return (match2, label) => beforeOf(match2, label, known);
  }
  function beforeOf({ result, kind }, label, answers) {
    if (kind !== "changed" && kind !== "unchanged-request") return void 0;
    const hasMoved = kind === "changed" && label !== void 0 && label !== "unchanged" && label !== "not-compared";
    const failsNow = !result.passed && hasFailedRun(result) && !(0, measured.x0)(result);
    if (!hasMoved && !failsNow) return void 0;
    const known = answers().get((0, result_key.Z)(result.testCaseName, result.modelId));
    const kept = [...known?.runs ?? [], ...known?.extraRuns ?? []].filter(({ outcome, outputText, outputOmitted }) => outputText !== "" && outputOmitted !== true && outcome.kind !== "errored" && outcome.kind !== "not-run");
    const wanted = !result.passed || hasFailedRun(result);
    const run = kept.find((one) => hasPassed(one) === wanted) ?? (hasMoved ? kept[0] : void 0);
    return run && { outputText: run.outputText, passed: hasPassed(run) };
  }
  function hasFailedRun({ runs }) {
    return runs.some(({ outcome }) => outcome.kind === "failed");
  }
  function hasPassed({ outcome }) {
    return outcome.kind === "reused" ? outcome.passed : outcome.kind === "passed";
  }
  var match = __webpack_require__(96345);
  var means_verdict = __webpack_require__(24543);
  var comparison_memory = __webpack_require__(69370);
  var compared_result = __webpack_require__(75360);
  var shared_questions = __webpack_require__(51968);
  var round_limits = __webpack_require__(19070);
  var sight = __webpack_require__(88892);
  var suite_verdict = __webpack_require__(38347);
  var test_labels = __webpack_require__(71204);
  var numbers = __webpack_require__(43957);
  ;
  function compareReports(suites, base, attempts = []) {
    const memory = (0, comparison_memory.memoryOf)(base);
    const matched = suites.map((suite) => withSplit((0, match.U)(suite, memory, base, attempts)));
    const answers = (0, shared_questions.s)(matched.map(askedSuite));
    const modelSuites = matched.filter(({ unchanged }) => unchanged.length > 0);
    const models = (0, suite_verdict.$n)(modelSuites.map(modelSample));
    return matched.map((suite, index) => {
      const answer = answers[index];
      if (answer === void 0) throw new Error("every suite has an answer");
      return describe(suite, answer, models[modelSuites.indexOf(suite)]);
    });
  }
  function withSplit(suite) {
    return { ...suite, moved: (0, who_moved.cA)(suite, suite.head.judgedAgain ?? []) };
  }
  function judgeTestOf(suite) {
    return (0, means_verdict.W)(measuredOf(suite).map((match2) => meansByRun(match2, ({ judge }) => judge)));
  }
  function askedSuite(suite) {
    const { head, changed, moved } = suite;
    return { sample: changeSample(suite), judge: judgeTestOf(suite), moved, counts: changed.map((match2) => (0, compared_result.mv)(labelSample(suite, match2))), settings: head.settings ?? {} };
  }
  function labelSample({ moved, head }, match2) {
    return (0, who_moved.Ft)(match2, moved, head.judgedAgain ?? []) ? { ...match2.sample, base: [] } : match2.sample;
  }
  function changeSample({ head, changed, unchanged, moved, isStopped }) {
    return { results: changed.map(({ sample }) => sample), untouched: unchanged.map(({ sample }) => sample), headRuns: headRuns(changed), changedModels: movedModels(changed), isJudgeChanged: changed.some((match2) => match2.isJudgeChanged), otherCause: (0, who_moved.KA)(moved), limit: head.limit, margin: marginOf(head), isStopped };
  }
  function modelSample({ head, unchanged, isStopped }) {
    return { results: unchanged.map(({ sample, acrossVersions }) => acrossVersions ?? sample), headRuns: headRuns(unchanged), changedModels: movedModels(unchanged), isJudgeChanged: unchanged.some((match2) => match2.isJudgeChanged), limit: head.limit, margin: marginOf(head), isStopped, unguarded: true };
  }
  function measuredOf({ changed, isStopped }) {
    return isStopped ? [] : changed;
  }
  function sightOf({ head, changed, isStopped }, verdict) {
    if (isStopped) return void 0;
    return (0, sight.O)(changed.map(({ sample }) => sample), verdict, marginOf(head));
  }
  function marginOf({ settings }) {
    const points = settings?.notWorseMargin;
    return points === void 0 ? round_limits.PH : points / 100;
  }
  function headRuns(matches) {
    const runs = matches.flatMap(({ result }) => result.runs);
    return { all: runs.length, errored: runs.filter(measured.D$).length };
  }
  function movedModels(matches) {
    const models = new Map(matches.flatMap(({ moved }) => moved.map((it) => [it.model, it])));
    return [...models.values()];
  }
  function describe(suite, { verdict, judge, regressed }, model) {
    const { head, matches, changed, unchanged, removed, baseReport, shifts, moved } = suite;
    const measured2 = measuredOf(suite);
    const labels = (0, test_labels.af)(changed.map((match2) => (0, test_labels.bi)(labelSample(suite, match2))));
    const unchangedLabels = (0, test_labels.af)(unchanged.map(({ sample }) => (0, test_labels.bi)(sample)));
    const gated = new Set(regressed.map((position) => changed[position]));
    const labelled = new Map([...zip(changed, labels), ...zip(unchanged, unchangedLabels)]);
    const bases = matches.map(baseOf);
    const before = answersBefore(baseReport);
    return { comparison: { verdict, changed: changed.length, unchangedRequests: matches.filter(({ kind }) => kind === "unchanged-request").length, leftOpen: leftOpen(suite) || void 0, model, counts: countsOf(matches, labels, removed.length), byChance: labels.byChance, margin: marginOf(head), sight: sightOf(suite, verdict), judge, judges: shifts.length === 0 ? void 0 : shifts, moved, cost: (0, means_verdict.jB)(measured2.map((match2) => meansByRun(match2, ({ costUsd }) => costUsd))), latency: (0, means_verdict.MM)(measured2.map((match2) => meansByRun(match2, ({ latencyMs }) => latencyMs))), removed, base: baseColumn(matches, bases) }, results: matches.map((match2, index) => {
      const label = labelled.get(match2)?.label;
      return { kind: match2.kind, label, countsForGate: gated.has(match2) ? true : void 0, newFailure: isNewFailure(suite, match2) ? true : void 0, base: bases[index], before: before(match2, label) };
    }) };
  }
  function leftOpen({ matches, removed, notAsked }) {
    const ofKind = (wanted) => matches.filter(({ kind, isAskedAlike }) => kind === wanted && !isAskedAlike).length;
    return notAsked + ofKind("checks-changed") + (removed.length > 0 ? ofKind("new") : 0);
  }
  function isNewFailure(suite, match2) {
    const { kind, counts } = match2;
    return kind === "changed" && counts.nb >= 2 && (0, test_labels.LQ)(labelSample(suite, match2)) === "fails";
  }
  function zip(matches, { labels }) {
    return matches.flatMap((match2, index) => {
      const label = labels[index];
      return label === void 0 ? [] : [[match2, label]];
    });
  }
  function countsOf(matches, { labels }, removed) {
    const labelled = tally(labels.map(({ label }) => label));
    const ofKind = tally(matches.map(({ kind }) => kind));
    return { regressed: labelled("regressed"), probablyRegressed: labelled("probably-regressed"), failsEveryTime: labelled("fails-every-time"), failingNow: labelled("failing-now"), improved: labelled("improved"), passesEveryTime: labelled("passes-every-time"), passingNow: labelled("passing-now"), flakyOnBoth: labelled("flaky-on-both"), unchanged: labelled("unchanged"), notCompared: labelled("not-compared"), added: ofKind("new"), removed, checksChanged: ofKind("checks-changed") };
  }
  function tally(words) {
    const counts = /* @__PURE__ */ new Map();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return (word) => counts.get(word) ?? 0;
  }
  function meansByRun({ byRun, head, sample }, value) {
    return { base: byRun.map((run) => run && value(run)), head: valuesOf(head, value), deterministic: sample.deterministic };
  }
  function baseOf({ base, counts }) {
    if (base.length === 0) return void 0;
    return { passed: counts.kb, runs: counts.nb, judge: (0, numbers.se)(valuesOf(base, ({ judge }) => judge)), latencyMs: (0, numbers.se)(valuesOf(base, ({ latencyMs }) => latencyMs)), costUsd: (0, numbers.se)(valuesOf(base, ({ costUsd }) => costUsd)) };
  }
  function valuesOf(runs, value) {
    const values = [];
    for (const run of runs) {
      const one = value(run);
      if (one !== void 0) values.push(one);
    }
    return values;
  }
  function baseColumn(matches, bases) {
    const shown = matches.flatMap(({ counts, result }, index) => (0, compared_result.m2)(counts) || (0, measured.x0)(result) && counts.nb > 0 ? [{ counts, result, base: bases[index] }] : []);
    const costs = shown.flatMap(({ base, result }) => base?.costUsd === void 0 || (0, measured.x0)(result) ? [] : [base.costUsd * result.runs.length]);
    return { passRate: (0, numbers.se)(shown.map(({ counts }) => counts.kb / counts.nb)), judgeAvg: (0, numbers.se)(shown.flatMap(({ base }) => base?.judge ?? [])), latencyAvgMs: (0, numbers.se)(shown.flatMap(({ base }) => base?.latencyMs ?? [])), costUsd: costs.length === 0 ? void 0 : (0, numbers.cz)(costs) };
  }
}), 89039: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { G: () => countingRuns, _: () => sameVersions });
  function countingRuns(head, runs) {
    return runs.flatMap((run, place) => run.request === head.request && run.checks === head.checks && sameVersions(run.versions, head.versions) ? [place] : []);
  }
  function sameVersions(one, other) {
    const [left, right] = [new Set(one), new Set(other)];
    return left.size === right.size && [...left].every((version) => right.has(version));
  }
}), 20780: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Ft: () => isOfOthers, KA: () => otherCause, YA: () => baseScore, cA: () => splitDrop, x5: () => headScore });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43957);
  var _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47156);
  var _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24139);
  var _compared_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75360);
  var _statistics_judge_moves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41325);
  const Z_NAMED = 3.090232306167813;
  const Z_ALONE = 1.6448536269514722;
  function splitDrop({ changed, unchanged }, again) {
    if (again.length === 0) return void 0;
    const known = new Map(again.map((it) => [(0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__.Z)(it.testCaseName, it.modelId), it]));
    const touched = judgedSide(changed, known);
    const untouched = judgedSide(unchanged, known);
    if (touched.pairs.length * 2 < Math.min(touched.results.length, LEAST_PAIRS * 2)) return void 0;
    const moved = splitScores(touched, untouched);
    const rate = splitRate({ changed, unchanged }, { touched, untouched }, moved.causes);
    return { ...moved, ...rate };
  }
  const LEAST_PAIRS = 12;
  function judgedSide(matches, known) {
    const judged = matches.flatMap((match) => {
      const [base, head] = [baseScore(match), headScore(match)];
      return base === void 0 || head === void 0 ? [] : [{ match, base, head }];
    });
    return { results: judged.map(({ match, base, head }) => ({ base, head, spread: spreadOf(match) })), pairs: judged.flatMap(({ match: { result } }) => known.get((0, _basics_result_key_js__WEBPACK_IMPORTED_MODULE_1__.Z)(result.testCaseName, result.modelId)) ?? []) };
  }
  function spreadOf({ result, sample, counts }) {
    const scores = scoresByRun(result);
    const answers = sample.deterministic ? 1 : Math.max(1, counts.nb);
    return { variance: scores.length < 2 ? void 0 : varianceOf(scores), head: 1 / Math.max(1, scores.length), base: 1 / answers };
  }
  function scoresByRun({ runs, extraRuns = [] }) {
    return [...runs, ...extraRuns].flatMap(({ assertions }) => {
      const scores = assertions.filter(({ assertionType }) => assertionType === "judge");
      return scores.length === 0 ? [] : [(0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(scores.map(({ score }) => score))];
    });
  }
  function splitScores(touched, untouched) {
    const [own, others] = [noiseOf(touched), noiseOf(untouched)];
    const shift = shiftOf(touched.pairs);
    const otherShift = untouched.pairs.length >= LEAST_PAIRS ? shiftOf(untouched.pairs) : void 0;
    const canTellModel = otherShift !== void 0 && untouched.results.length >= _statistics_judge_moves_js__WEBPACK_IMPORTED_MODULE_0__.UC;
    const moved = (0, _statistics_judge_moves_js__WEBPACK_IMPORTED_MODULE_0__.aJ)({ before: own.base, rejudged: own.base - shift.mean, here: own.head, ...{ q: own.q, h: own.h, b: own.b, N: touched.results.length }, untouchedBase: canTellModel ? others.base - otherShift.mean : 0, untouchedHere: canTellModel ? others.head : 0, qu: canTellModel ? others.q : 0, hu: others.h, bu: others.b, U: Math.max(1, canTellModel ? untouched.results.length : 0), scale: 1, judgeVariance: shift.variance + (otherShift?.variance ?? 0) });
    const usable = canTellModel && moved.usable;
    const modelError = Math.sqrt(others.q * (others.h + others.b) / Math.max(1, untouched.results.length) + (otherShift?.variance ?? 0));
    const causes = causesOf(moved, { judge: (0, _statistics_judge_moves_js__WEBPACK_IMPORTED_MODULE_0__.Z3)([...touched.pairs, ...untouched.pairs]), modelError: usable ? modelError : void 0 });
    return { answers: touched.pairs.length, untouchedAnswers: untouched.pairs.length, total: moved.total, judge: moved.judge, model: usable ? moved.model : void 0, change: moved.change, low: moved.low, high: moved.high, causes, isScoreWorse: causes.includes("change") };
  }
  function causesOf(moved, { judge, modelError }) {
    const changeError = (moved.high - moved.low) / 2 / _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_3__.U;
    const others = [...modelError !== void 0 && isCertain(moved.model, modelError) ? ["model"] : [], ...judge ? ["judge"] : []];
    const limit = others.length === 0 ? Z_ALONE : Z_NAMED;
    return isCertain(moved.change, changeError, limit) ? ["change", ...others] : others;
  }
  function isCertain(part, error, limit = Z_NAMED) {
    return part >= LEAST_SHOWN && part >= limit * error;
  }
  const LEAST_SHOWN = 5e-3;
  function noiseOf({ results }) {
    if (results.length === 0) return { base: 0, head: 0, q: 0, h: 0, b: 0 };
    const known = results.flatMap(({ spread }) => spread.variance ?? []);
    const drops = results.map(({ base, head }) => base - head);
    const isKnown = known.length * 2 >= results.length;
    return { base: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(results.map(({ base }) => base)), head: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(results.map(({ head }) => head)), q: isKnown ? (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(known) : varianceOf(drops), h: isKnown ? (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(results.map(({ spread }) => spread.head)) : 1, b: isKnown ? (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(results.map(({ spread }) => spread.base)) : 0 };
  }
  function shiftOf(pairs) {
    if (pairs.length === 0) return { mean: 0, variance: 0 };
    const shifts = pairs.map(({ before, now }) => before - now);
    return { mean: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(shifts), variance: varianceOf(shifts) / shifts.length };
  }
  function splitRate({ changed, unchanged }, { touched, untouched }, causes) {
    const own = rateOf(changed, touched.pairs);
    if (own === void 0) return { isRateWorse: true };
    const others = causes.includes("model") ? rateOf(unchanged, untouched.pairs) : void 0;
    const model = Math.max(0, (others?.drop ?? 0) - (others?.judge ?? 0));
    const passRate = { drop: own.drop, judge: own.judge, model };
    const isOthers = causes.includes("judge") || model > 0;
    if (own.judge <= 0 && !isOthers) return { passRate, isRateWorse: true };
    const error = Math.sqrt(own.variance + (others?.variance ?? 0));
    const limit = isOthers ? Z_NAMED : Z_ALONE;
    const rest = own.drop - Math.max(0, own.judge) - model;
    return { passRate, isRateWorse: isCertain(rest, error, limit) };
  }
  function rateOf(matches, pairs) {
    const compared = matches.filter(({ counts }) => (0, _compared_result_js__WEBPACK_IMPORTED_MODULE_4__.m2)(counts));
    const judged = compared.filter((match) => headScore(match) !== void 0);
    if (judged.length === 0 || pairs.length === 0) return void 0;
    const taken = pairs.map(({ passedBefore, passesNow }) => Number(passedBefore) - Number(passesNow));
    const share = judged.length / compared.length;
    const drop = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(compared.map(({ counts }) => counts.kb / counts.nb - counts.kh / counts.nh));
    const noise = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(compared.map(({ counts: { kb, nb, kh, nh } }) => rateVariance(kb, nb) + rateVariance(kh, nh))) / compared.length ** 2;
    const whole = Math.min(1, Math.max(0, drop / share));
    const spread = Math.max(varianceOf(taken), whole * (1 - whole));
    return { drop, judge: share * (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(taken), variance: noise + share ** 2 * spread / taken.length };
  }
  function rateVariance(passed, n) {
    if (n < 2) return 0.25;
    const rate = passed / n;
    return rate * (1 - rate) / (n - 1);
  }
  function baseScore({ byRun, sample }) {
    const scores = byRun.flatMap((run) => run?.judge ?? []);
    const counting = sample.deterministic ? scores.slice(0, 1) : scores;
    return counting.length === 0 ? void 0 : (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(counting);
  }
  function headScore({ head }) {
    const scores = head.flatMap(({ judge }) => judge ?? []);
    return scores.length === 0 ? void 0 : (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(scores);
  }
  function otherCause(moved) {
    if (moved === void 0 || moved.isRateWorse) return void 0;
    const { judge = 0, model = 0 } = moved.passRate ?? {};
    return judge >= model ? "judge" : "model";
  }
  function isOfOthers({ result, sample }, moved, again) {
    if (moved === void 0 || sample.base.length === 0) return false;
    const { causes, isScoreWorse, isRateWorse } = moved;
    if (causes.length > 0 && !isScoreWorse && !isRateWorse) return scoresByRun(result).length > 0;
    return again.some((it) => it.testCaseName === result.testCaseName && it.modelId === result.modelId && it.passedBefore && !it.passesNow);
  }
  function varianceOf(values) {
    if (values.length < 2) return 0;
    const center = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.i2)(values);
    return (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(values.map((value) => (value - center) ** 2)) / (values.length - 1);
  }
}), 96345: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { U: () => matchSuite });
  var counting_runs = __webpack_require__(89039);
  var judge_moves = __webpack_require__(41325);
  var numbers = __webpack_require__(43957);
  ;
  const MAX_FLIPPED = 20;
  function judgeShifts(here = [], base = []) {
    return here.flatMap((check) => {
      if (check.source.kind !== "asked") return [];
      const shift = shiftOf(check, base.filter((it) => isSameQuestion(it, check)));
      return shift === void 0 ? [] : [shift];
    });
  }
  function isSameQuestion(one, other) {
    return one.criteria === other.criteria && one.rubric === other.rubric && one.judgeModel === other.judgeModel;
  }
  function shiftOf(check, base) {
    const known = new Map(base.flatMap(({ verdicts }) => verdicts).map((verdict) => [verdict.answer, verdict]));
    const pairs = check.verdicts.flatMap((verdict) => judgedTwice(verdict, known, check.minScore));
    if (pairs.length === 0) return void 0;
    const { p, differ, changed } = (0, judge_moves.Cg)(pairs);
    const flipped = pairs.filter(({ isFlipped }) => isFlipped);
    const versionsBefore = [...new Set(base.flatMap(({ versions: names }) => names))].sort();
    const { versions } = check;
    const isSameVersion = versionsBefore.join("\n") === versions.join("\n");
    return { criteria: check.criteria, judgeModel: check.judgeModel, changed, p, compared: pairs.length, differ, lower: pairs.filter((pair) => pair.now < pair.before).length, baseMean: (0, numbers.i2)(pairs.map((pair) => pair.before)), headMean: (0, numbers.i2)(pairs.map((pair) => pair.now)), flipped: flipped.slice(0, MAX_FLIPPED).map(({ line, good, before: then, now }) => ({ line, good, before: then, now })), flippedLeftOut: Math.max(0, flipped.length - MAX_FLIPPED), ...isSameVersion ? {} : { versions: { base: versionsBefore, head: versions } } };
  }
  function judgedTwice({ answer, line, good, score: now }, known, minScore) {
    const before = known.get(answer)?.score ?? null;
    if (now === null || before === null) return [];
    const isFlipped = before >= minScore !== now >= minScore;
    return [{ line, good, before, now, isFlipped }];
  }
  function changedJudges(shifts) {
    return new Set(shifts.filter(({ changed }) => changed).map(({ judgeModel }) => judgeModel));
  }
  function isJudgedBy({ runs, extraRuns = [] }, judges) {
    if (judges.size === 0) return false;
    return [...runs, ...extraRuns].some(({ assertions }) => assertions.some(({ assertionType, metadata }) => assertionType === "judge" && judges.has(metadata?.judgeModel ?? "")));
  }
  var measured = __webpack_require__(677);
  var comparison_memory = __webpack_require__(69370);
  var compared_result = __webpack_require__(75360);
  var comparison_versions = __webpack_require__(61840);
  var result_key = __webpack_require__(47156);
  ;
  function matchSuite(head, memory, base, attempts) {
    const suite = memory.suites.find(({ name }) => name === head.name);
    const remembered = suite?.results ?? [];
    const known = new Map(remembered.map((it) => [(0, result_key.Z)(it.test, it.model), it]));
    const baseReport = base.suites.find(({ name }) => name === head.name);
    const shifts = judgeShifts(head.judges, baseReport?.judges);
    const sides = { head, baseModels: baseReport?.models, versions: (0, comparison_versions.x4)(head.results), baseVersions: suite === void 0 ? [] : (0, comparison_versions.Kv)(suite, memory.runs.length), attempts: (0, comparison_memory.zN)(attempts, head.name), changedJudges: changedJudges(shifts) };
    const matches = head.results.map((result) => matchResult(result, known.get((0, result_key.Z)(result.testCaseName, result.modelId)), sides));
    return { head, baseReport, matches, changed: matches.filter(({ kind }) => kind === "changed"), unchanged: matches.filter(({ kind, result }) => kind === "unchanged-request" && !(0, measured.x0)(result)), removed: removedFrom(remembered, head, baseReport), notAsked: notAskedOf(remembered, head), isStopped: !head.results.every(measured.wP), shifts };
  }
  function matchResult(result, remembered, sides) {
    const kind = kindOf(result, remembered);
    const head = (0, measured.M8)([result, ...(0, comparison_memory.t5)(result, sides.attempts, sides.versions)].filter(measured.wP));
    const isCompared = kind === "changed" || kind === "unchanged-request";
    const isJudgeChanged = isCompared && isJudgedBy(result, sides.changedJudges);
    const { byRun, moved, newest } = remembered === void 0 || !isCompared || isJudgeChanged ? NOTHING : baseRuns(result, kind, remembered, sides);
    const sampleOf = (base) => ({ base: base.map((run) => run?.outcomes ?? []), head: head.map(({ outcomes }) => outcomes), deterministic: isDeterministic(sides.head.models.find(({ id: id2 }) => id2 === result.modelId)) });
    const sample = sampleOf(byRun);
    return { result, kind, isAskedAlike: isAskedAlike(result, remembered), byRun, base: byRun.filter((run) => run !== void 0), head, sample, counts: (0, compared_result.wM)(sample), moved, acrossVersions: moved.length === 0 ? void 0 : sampleOf(newest), isJudgeChanged };
  }
  function kindOf(result, remembered) {
    if (remembered === void 0) return "new";
    if (remembered.checks !== result.checksHash) return "checks-changed";
    return isAskedAlike(result, remembered) ? "unchanged-request" : "changed";
  }
  function isAskedAlike({ requestHash }, remembered) {
    return requestHash !== null && remembered?.request === requestHash;
  }
  const NOTHING = { byRun: [], moved: [], newest: [] };
  function baseRuns(result, kind, remembered, { head, baseModels, versions, baseVersions }) {
    const { request, checks } = remembered;
    const newestOnly = result.requestHash === null || request === null;
    const runs = remembered.runs.filter(([place]) => !newestOnly || place === 0);
    const newest = baseVersions[runs[0]?.[0] ?? 0];
    const models = (0, comparison_versions.Vr)(result);
    const isAnswered = (0, measured.xP)(result).outcomes.length > 0;
    const isHeld = (id2) => isAnswered && (kind === "unchanged-request" || (0, comparison_versions.SQ)(id2, head.models, baseModels));
    const asked = runs.map(([place]) => ({ request, checks, versions: (0, comparison_versions.eZ)(models, baseVersions[place]) }));
    const runsOf = (wanted) => {
      const byRun2 = baseVersions.map(() => void 0);
      for (const position of (0, counting_runs.G)({ request, checks, versions: wanted }, asked)) {
        const run = runs[position];
        if (run !== void 0) byRun2[run[0]] = (0, measured.zh)(run);
      }
      return byRun2;
    };
    const byRun = runsOf(models.flatMap((id2) => (0, comparison_versions.eZ)([id2], isHeld(id2) ? versions : newest)));
    const isLeft = byRun.some((run) => run !== void 0);
    const moved = isLeft || runs.length === 0 ? [] : models.flatMap((id2) => isHeld(id2) ? movedModel(id2, newest, versions) : []);
    return { byRun, moved, newest: runsOf((0, comparison_versions.eZ)(models, newest)) };
  }
  function movedModel(model, base, head) {
    const [before, here] = [base, head].map((versions) => [...versions?.get(model) ?? []].toSorted());
    if (before === void 0 || here === void 0 || before.join("\n") === here.join("\n")) return [];
    return [{ model, base: before, head: here }];
  }
  function isDeterministic(model) {
    return model !== void 0 && (model.params.temperature === 0 || model.params.seed !== void 0);
  }
  function notAskedOf(remembered, { results, configured }) {
    const asked = new Set(results.map(result_key.a));
    return remembered.map(({ test, model }) => (0, result_key.Z)(test, model)).filter((key) => configured.has(key) && !asked.has(key)).length;
  }
  function removedFrom(remembered, { configured }, baseReport) {
    const newest = new Set((baseReport?.results ?? []).map(result_key.a));
    return remembered.flatMap(({ test, model, runs }) => {
      const key = (0, result_key.Z)(test, model);
      const [known] = runs;
      if (configured.has(key) || !(known?.[0] === 0 || newest.has(key))) return [];
      const outcomes = known === void 0 ? [] : (0, measured.zh)(known).outcomes;
      const passed = outcomes.filter((outcome) => outcome === 1).length;
      return [{ testCaseName: test, modelId: model, passed, runs: outcomes.length }];
    });
  }
}), 24543: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { HJ: () => isJudgeWorseAt, MM: () => compareLatency, W: () => judgeTest, jB: () => compareCost });
  var _statistics_guards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73871);
  var _statistics_means_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53227);
  var _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19070);
  var _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94316);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43957);
  const COST_RATIO_SHOWN = 1.1;
  function judgeTest(results) {
    const test = (0, _statistics_means_js__WEBPACK_IMPORTED_MODULE_0__.w)(results.map(comparedMeans), "higher-is-better");
    if (test === void 0) return void 0;
    return { ...test, drop: test.baseMean - test.headMean, guard: guardOf(results) };
  }
  function isJudgeWorseAt({ worse, guard }, level) {
    return (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_1__.T)(worse, level) && guard?.passes !== false;
  }
  function compareCost(results) {
    const test = (0, _statistics_means_js__WEBPACK_IMPORTED_MODULE_0__.w)(results.map(comparedMeans), "lower-is-better");
    if (test === void 0) return void 0;
    const ratio = test.headMean / test.baseMean;
    return { ...test, ratio, isWorse: (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_1__.T)(test.worse, _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_2__.Nh) && ratio >= COST_RATIO_SHOWN };
  }
  function compareLatency(results) {
    const both = (0, _statistics_means_js__WEBPACK_IMPORTED_MODULE_0__.L)(results.map(({ base, head }) => ({ base: base.filter(isKnown), head })), "lower-is-better");
    return both && { ...both, ratio: both.headMean / both.baseMean };
  }
  function comparedMeans({ base, head, deterministic }) {
    const known = base.filter(isKnown);
    return { base: deterministic ? known.slice(0, 1) : known, head };
  }
  function guardOf(results) {
    const compared = results.filter(({ base, head }) => base.some(isKnown) && head.length > 0);
    const varying = compared.filter(({ deterministic }) => !deterministic);
    if (varying.length * 2 < compared.length) return void 0;
    const guard = (0, _statistics_guards_js__WEBPACK_IMPORTED_MODULE_3__.F6)(varying.map(({ base, head }) => ({ base, head: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(head) / head.length })));
    if (guard === void 0) return void 0;
    const { runs, critical, drop, passes } = guard;
    return { runs, critical, drop, passes };
  }
  function isKnown(value) {
    return value !== void 0;
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
}), 51968: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { questionsOf: () => questionsOf, s: () => answerQuestions });
  var _means_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24543);
  var _compared_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75360);
  var _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19070);
  var _statistics_shared_alpha_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1297);
  var _suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38347);
  var _test_labels_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71204);
  function answerQuestions(suites) {
    const verdicts = suites.map(({ sample }) => (0, _suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__.BX)(sample));
    const questions = new Map([...verdicts.map((one) => [one, { isAsked: one.canBeJudged, isWorseAt: one.isWorseAt }]), ...suites.flatMap(({ judge, moved, settings }) => judge === void 0 || settings.judgeDropMax === void 0 ? [] : [[judge, { isAsked: true, isWorseAt: (level) => isBlamed(judge, moved, level) }]]), [TESTS, testsQuestion(suites)]]);
    const asked = [...questions].filter(([, { isAsked }]) => isAsked);
    const { worse, levels } = (0, _statistics_shared_alpha_js__WEBPACK_IMPORTED_MODULE_2__.y)(asked.map(([, { isWorseAt }]) => isWorseAt), _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__.Nh);
    const answers = new Map(asked.map(([key], at) => [key, { worse: worse[at], level: levels[at] }]));
    const regressed = regressedBySuite(suites, answers.get(TESTS)?.level ?? _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__.Nh);
    return suites.map(({ judge, moved }, at) => {
      const question = verdicts[at];
      if (question === void 0) throw new Error("every suite is a question");
      const { worse: isWorse = false, level = _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__.Nh } = answers.get(question) ?? {};
      return { verdict: question.verdict(isWorse, level), judge: judge && { ...judge, isWorse: answers.get(judge)?.worse ?? isBlamed(judge, moved, _statistics_round_limits_js__WEBPACK_IMPORTED_MODULE_3__.Nh) }, regressed: regressed[at] ?? [] };
    });
  }
  function isBlamed(judge, moved, level) {
    return (0, _means_verdict_js__WEBPACK_IMPORTED_MODULE_0__.HJ)(judge, level) && moved?.isScoreWorse !== false;
  }
  const TESTS = /* @__PURE__ */ Symbol("tests");
  function testsQuestion(suites) {
    return { isAsked: suites.some((suite) => gatedCounts(suite).some(_compared_result_js__WEBPACK_IMPORTED_MODULE_4__.m2)), isWorseAt: (level) => {
      const regressed = regressedBySuite(suites, level);
      return suites.some(({ settings: { regressionsMax = Infinity } }, at) => (regressed[at]?.length ?? 0) > regressionsMax);
    } };
  }
  function regressedBySuite(suites, level) {
    const places = suites.flatMap((suite, at) => gatedCounts(suite).map((_, position) => ({ at, position })));
    const found = suites.map(() => []);
    for (const index of (0, _test_labels_js__WEBPACK_IMPORTED_MODULE_5__.I6)(suites.flatMap(gatedCounts), level)) {
      const place = places[index];
      if (place !== void 0) found[place.at]?.push(place.position);
    }
    return found;
  }
  function gatedCounts({ counts, settings }) {
    return settings.regressionsMax === void 0 ? [] : counts;
  }
  function questionsOf(suites) {
    const judges = suites.filter(({ judgeDropMax }) => judgeDropMax !== void 0).length;
    const tests = suites.some(({ regressionsMax }) => regressionsMax !== void 0) ? 1 : 0;
    return suites.length + judges + tests;
  }
}), 88892: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { R: () => expectedLeastDrop, O: () => suiteSight });
  ;
  const CENTRAL = [[3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087, 33430.57558358813, 2509.0809287301227], [1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943, 5226.495278852546]];
  const MIDDLE = [[1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506, 0.022723844989269184, 7745450142783414e-19], [1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457, 5475938084995345e-19, 10507500716444169e-25]];
  const FAR = [[6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124, 0.0012426609473880784, 27115555687434876e-21, 20103343992922881e-23], [1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 7868691311456133e-19, 18463183175100548e-21, 1421511758316446e-22, 20442631033899397e-31]];
  function normalQuantile(p) {
    const q = p - 0.5;
    if (Math.abs(q) <= 0.425) return q * ratio(CENTRAL, 0.180625 - q * q);
    const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
    const value = r <= 5 ? ratio(MIDDLE, r - 1.6) : ratio(FAR, r - 5);
    return Math.sign(q) * value;
  }
  function ratio([above, below], x) {
    return polynomial(above, x) / polynomial(below, x);
  }
  function polynomial(coefficients, x) {
    return coefficients.reduceRight((sum2, coefficient) => sum2 * x + coefficient, 0);
  }
  ;
  function leastDrop(sight) {
    return Math.max(leastByShuffling(sight), leastByGuard(sight));
  }
  function leastByShuffling({ v, m, N, r, nb, alpha, power }) {
    const za = normalQuantile(1 - alpha);
    const zb = normalQuantile(power);
    const Z = za + zb;
    const A = 1 + Z * (za * r / (nb * (r + nb)) + zb / r) / N;
    const Q = Z * (2 * m - 1) * (za / nb + zb / r) / N;
    const C = Z * Z * v * (1 / r + 1 / nb) / N;
    return (Q + Math.sqrt(Q * Q + 4 * A * C)) / (2 * A) + 1 / (N * (r + nb - 1));
  }
  function leastByGuard({ v, m, N, r, nb, critical, power }) {
    if (critical === 0) return 0;
    const zb = normalQuantile(power);
    const g = zb * zb / (r * N);
    const Q = 2 * critical + g * (2 * m - 1);
    const rest = critical * critical - zb * zb * v * (1 / r + 1 / nb) / N;
    return (Q + Math.sqrt(Q * Q - 4 * (1 + g) * rest)) / (2 * (1 + g));
  }
  var compared_result = __webpack_require__(75360);
  var guards = __webpack_require__(73871);
  var round_limits = __webpack_require__(19070);
  ;
  const MOST_REPEATS = 20;
  const POWER = 0.8;
  function repeatsToSee(seen) {
    for (let r = 1; r <= MOST_REPEATS; r += 1) {
      const least = leastWith(seen, r);
      if (least <= seen.drop) return { repeats: r, calls: seen.N * r, least };
    }
    return { repeats: void 0, calls: void 0, least: leastWith(seen, MOST_REPEATS) };
  }
  function daysHide({ drop, B, tau2 }) {
    return (0, guards.pq)(B, 0, tau2) >= drop;
  }
  function leastWith({ v, m, N, B, tau2 }, r) {
    const critical = (0, guards.pq)(B, v * (1 / r + 1 / (B * r)) / N, tau2);
    return leastDrop({ v, m, N, r, nb: B * r, critical, alpha: round_limits.Nh, power: POWER });
  }
  var suite_verdict = __webpack_require__(38347);
  var numbers = __webpack_require__(43957);
  ;
  function suiteSight(results, verdict, margin) {
    const compared = results.filter((result) => (0, compared_result.m2)((0, compared_result.wM)(result)));
    if (compared.length === 0) return void 0;
    const sides = sidesOf(compared);
    const touched = (0, suite_verdict.Nj)(compared);
    const isOneAnswer = touched.length * 2 < compared.length;
    const days = isOneAnswer ? void 0 : (0, guards.Mc)(touched, compared.length);
    const least = leastDrop({ ...sides, v: spread(sides, days), critical: (isOneAnswer ? void 0 : verdict.evidence?.guard?.critical) ?? 0, alpha: round_limits.Nh, power: POWER });
    return { results: sides.N, repeats: sides.r, baseRuns: Math.max(...compared.map(({ base }) => base.filter(isAsked).length)), leastDrop: Math.min(1, least), advice: wantsAdvice(verdict) ? adviceOf(sides, days, { isOneAnswer, margin }) : void 0 };
  }
  function expectedLeastDrop(sides) {
    const { results: N, repeats: r, baseRuns: B, passRate: m } = sides;
    const nb = B * r;
    const v = Math.max(sides.variance ?? m * (1 - m) / 2, 0.5 / (N * nb));
    const tau2 = (guards.yR * v) ** 2;
    const critical = nb < 2 ? 0 : (0, guards.pq)(B, v * (1 / r + 1 / nb) / N, tau2);
    return Math.min(1, leastDrop({ v, m, N, r, nb, critical, alpha: round_limits.Nh, power: POWER }));
  }
  function isAsked(run) {
    return run.length > 0;
  }
  function sidesOf(compared) {
    const N = compared.length;
    const counts = compared.map(compared_result.cM);
    const meanOf = (value) => (0, numbers.i2)(counts.map(value));
    return { N, m: meanOf(({ kb, nb }) => kb / nb), r: 1 / meanOf(({ nh }) => 1 / nh), nb: 1 / meanOf(({ nb }) => 1 / nb) };
  }
  function spread({ N, m, nb }, days) {
    return Math.max(days?.q ?? m * (1 - m) / 2, 0.5 / (N * nb));
  }
  function wantsAdvice(verdict) {
    if (verdict.verdict !== "cannot-tell") return false;
    return verdict.reason.kind === "too-few-runs" || verdict.reason.kind === "too-little-data";
  }
  function adviceOf(sides, days, { isOneAnswer, margin }) {
    if (isOneAnswer) return { kind: "more-tests" };
    const { N, m, r } = sides;
    const v = spread(sides, days);
    const { runs: B, tau2 } = days ?? { runs: 1, tau2: (guards.yR * v) ** 2 };
    if (daysHide({ drop: margin, B, tau2 })) return { kind: "days" };
    const { repeats, least } = repeatsToSee({ drop: margin, v, m, N, B, tau2 });
    if (repeats === void 0) {
      return { kind: "most-repeats", repeats: MOST_REPEATS, leastDrop: least };
    }
    const moreRuns = Math.ceil(N * (repeats - r));
    return moreRuns <= 0 ? void 0 : { kind: "repeats", repeats, leastDrop: least, moreRuns };
  }
}), 41325: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Cg: () => judgeChanged, UC: () => LEAST_UNTOUCHED, Z3: () => judgeMoved, aJ: () => whoMoved });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43957);
  var _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94316);
  var _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24139);
  var _means_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53227);
  const LEAST_DIFFERING = 6;
  const ALPHA = 0.05;
  function judgeChanged(pairs) {
    const differing = pairs.filter(({ before, now }) => Math.abs(before - now) > _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.kT);
    const test = (0, _means_js__WEBPACK_IMPORTED_MODULE_0__.w)(differing.map(({ before, now }) => ({ base: [before], head: [now] })), "higher-is-better");
    const p = test === void 0 ? 1 : Math.min(1, 2 * Math.min(test.worse, test.better));
    const differ = differing.length;
    return { p, differ, changed: differ >= LEAST_DIFFERING && (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_2__.T)(p, ALPHA) };
  }
  const ALPHA_NAMED = 1e-3;
  function judgeMoved(pairs) {
    const differing = pairs.filter(({ before, now }) => Math.abs(before - now) > _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.kT);
    const test = (0, _means_js__WEBPACK_IMPORTED_MODULE_0__.w)(differing.map(({ before, now }) => ({ base: [before], head: [now] })), "higher-is-better");
    return differing.length >= LEAST_DIFFERING && test !== void 0 && (0, _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_2__.T)(test.worse, ALPHA_NAMED);
  }
  const LEAST_UNTOUCHED = 20;
  const MOST_SCALED = 3;
  function whoMoved(input) {
    const { before, rejudged, here, q, h, b, N, untouchedBase, untouchedHere, qu, hu, bu, U } = input;
    const { scale = q / qu, judgeVariance = 0 } = input;
    const model = scale * (untouchedBase - untouchedHere);
    const change = rejudged - here - model;
    const noise = q * (h + b) / N + scale ** 2 * qu * (hu + bu) / U;
    const spread = _statistics_wilson_js__WEBPACK_IMPORTED_MODULE_3__.U * Math.sqrt(noise + judgeVariance);
    return { total: before - here, judge: before - rejudged, model, change, low: change - spread, high: change + spread, usable: U >= LEAST_UNTOUCHED && scale <= MOST_SCALED };
  }
}), 53227: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { L: () => averages, w: () => metricByRuns });
  var _distribution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47303);
  var _tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17336);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43957);
  const HALF_WAY = 0.2;
  const DECIMALS = 1e9;
  function metricByRuns(results, direction) {
    const usable = results.filter((result) => isUsable(result, direction));
    if (usable.length === 0) return void 0;
    const shuffled = usable.map((result) => shuffleMeans(result, direction));
    const score = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(shuffled.map((result) => result.observed));
    const { atLeast, atMost: atMost2 } = (0, _tails_js__WEBPACK_IMPORTED_MODULE_0__.C)(shuffled.map((result) => result.null), score);
    return { worse: atLeast, better: atMost2, score, ...averagesOf(usable) };
  }
  function averages(results, direction) {
    const usable = results.filter((result) => isUsable(result, direction));
    return usable.length === 0 ? void 0 : averagesOf(usable);
  }
  function averagesOf(usable) {
    return { compared: usable.length, baseMean: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(usable.map(({ base }) => (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(base))), headMean: (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(usable.map(({ head }) => (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(head))) };
  }
  function isUsable({ base, head }, direction) {
    if (base.length === 0 || head.length === 0) return false;
    const isValue = (value) => Number.isFinite(value) && (direction === "higher-is-better" || value > 0);
    return base.every(isValue) && head.every(isValue);
  }
  const ALL_THE_SAME = { observed: 0, null: { scores: [0], chances: [1] } };
  function shuffleMeans({ base, head }, direction) {
    const value = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.i2)(head);
    if (base.every((it) => it === value)) return ALL_THE_SAME;
    const transformed = [value, ...base].map((it) => direction === "higher-is-better" ? it : -Math.log(it));
    const total = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(transformed);
    const scores = transformed.map((it) => scoreOfDifference((total - it) / base.length - it));
    return { observed: scores[0] ?? 0, null: (0, _distribution_js__WEBPACK_IMPORTED_MODULE_2__.mX)(scores.map((score) => [score, 1])) };
  }
  function scoreOfDifference(difference) {
    const size = Math.round(Math.abs(difference) * DECIMALS) / DECIMALS;
    const magnitude = Math.floor(100 * size / (size + HALF_WAY) + 0.5);
    return difference < 0 ? 0 - magnitude : magnitude;
  }
}), 71204: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { af: () => labelTests, bi: () => labelledResult, I6: () => regressedAt, LQ: () => turnOf });
  var compared_result = __webpack_require__(75360);
  var hypergeometric = __webpack_require__(25086);
  var tolerance = __webpack_require__(94316);
  var numbers = __webpack_require__(43957);
  ;
  function fisherWorse({ kb, nb, kh, nh }) {
    const { lowest, chances } = (0, hypergeometric.y)(nb + nh, kb + kh, nh);
    return Math.min(1, (0, numbers.cz)(chances.slice(0, kh - lowest + 1)));
  }
  function fisherBetter({ kb, nb, kh, nh }) {
    return fisherWorse({ kb: nb - kb, nb, kh: nh - kh, nh });
  }
  function leastFisherWorse({ kb, nb, kh, nh }) {
    return (0, hypergeometric.y)(nb + nh, kb + kh, nh).chances[0] ?? 1;
  }
  function taroneLimit(least, a) {
    let K = 1;
    while (least.filter((p) => (0, tolerance.T)(p, a / K)).length > K) K += 1;
    return { K, limit: a / K };
  }
  function regressed(results, a) {
    const tarone = taroneLimit(results.map((0, compared_result.P0)(leastFisherWorse)), a);
    const worse = (0, compared_result.P0)(fisherWorse);
    const flagged = results.flatMap((counts, position) => (0, tolerance.T)(worse(counts), tarone.limit) ? [position] : []);
    return { ...tarone, flagged };
  }
  function dealsOf({ kb, nb, kh, nh }) {
    const passes = kb + kh;
    const { lowest, chances } = (0, hypergeometric.y)(nb + nh, passes, nh);
    let below = 0;
    let above = 1;
    return chances.map((chance, index) => {
      below += chance;
      const deal = { counts: { kb: passes - lowest - index, nb, kh: lowest + index, nh }, chance, pWorse: Math.min(1, below), pBetter: Math.max(chance, above) };
      above -= chance;
      return deal;
    });
  }
  function byChance(results, limit) {
    return sum(results.map(oncePerCounts((counts) => sum(dealsOf(counts).flatMap(({ pWorse, chance }) => atMost(pWorse, limit) ? chance : [])))));
  }
  ;
  const LIST_LEVEL = 0.05;
  function labelledResult(result) {
    const counts = (0, compared_result.mv)(result);
    return { counts, turned: result.deterministic ? turnOf(result) : void 0 };
  }
  function turnOf({ base, head }) {
    const [before, here] = [shareOf(base.flat()), shareOf(head.flat())];
    if (before === "all" && here === "none") return "fails";
    return before === "none" && here === "all" ? "passes" : void 0;
  }
  function shareOf(outcomes) {
    return outcomes.length === 0 ? void 0 : share((0, compared_result.Hb)(outcomes), outcomes.length);
  }
  function labelTests(results) {
    const compared = results.map(({ counts }) => counts).filter(compared_result.m2);
    const worse = regressed(compared, LIST_LEVEL);
    const better = regressed(compared.map(mirror), LIST_LEVEL);
    const labelled = (0, compared_result.P0)((counts) => labelOf(counts, worse, better));
    const others = results.flatMap(({ counts, turned }) => turned === void 0 && (0, compared_result.m2)(counts) ? [counts] : []);
    return { labels: results.map(({ counts, turned }) => turned === void 0 ? labelled(counts) : { label: `${turned}-every-time` }), byChance: expectedByChance(others), tarone: { K: worse.K, limit: worse.limit } };
  }
  function regressedAt(results, level) {
    const positions = results.flatMap((counts, position) => (0, compared_result.m2)(counts) ? [position] : []);
    const { flagged } = regressed(results.filter(compared_result.m2), level);
    const counted = new Set(flagged);
    return positions.filter((_, index) => counted.has(index));
  }
  function labelOf(counts, worse, better) {
    if (!(0, compared_result.m2)(counts)) return { label: "not-compared" };
    const pWorse = fisherWorse(counts);
    const pBetter = fisherBetter(counts);
    switch (listOf({ counts, pWorse, pBetter })) {
      case "worse":
        return { label: (0, tolerance.T)(pWorse, worse.limit) ? "regressed" : "probably-regressed", p: pWorse };
      case "better":
        return { label: "improved", p: pBetter, certain: (0, tolerance.T)(pBetter, better.limit) };
      case "differ":
        return counts.kb === counts.nb ? { label: "failing-now", p: pWorse } : { label: "passing-now", p: pBetter };
      case void 0: {
        const isFlaky = [share(counts.kb, counts.nb), share(counts.kh, counts.nh)].every((side) => side === "some");
        return { label: isFlaky ? "flaky-on-both" : "unchanged" };
      }
    }
  }
  function listOf({ counts: { kb, nb, kh, nh }, pWorse, pBetter }) {
    if ((0, tolerance.T)(pWorse, LIST_LEVEL)) return "worse";
    if ((0, tolerance.T)(pBetter, LIST_LEVEL)) return "better";
    return kb === nb === (kh === nh) ? void 0 : "differ";
  }
  function expectedByChance(results) {
    const chancesOf = (0, compared_result.P0)((counts) => {
      const chances = { worse: 0, better: 0, differ: 0 };
      for (const deal of dealsOf(counts)) {
        const list = listOf(deal);
        if (list !== void 0) chances[list] += deal.chance;
      }
      return chances;
    });
    const sum2 = { worse: 0, better: 0, differ: 0 };
    for (const counts of results) {
      const { worse, better, differ } = chancesOf(counts);
      sum2.worse += worse;
      sum2.better += better;
      sum2.differ += differ;
    }
    return sum2;
  }
  function share(passes, runs) {
    if (passes === runs) return "all";
    return passes === 0 ? "none" : "some";
  }
  function mirror({ kb, nb, kh, nh }) {
    return { kb: nb - kb, nb, kh: nh - kh, nh };
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
