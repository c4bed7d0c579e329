export const id = 908;
export const ids = [908];
export const modules = { 69908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { H3: () => expectedDropWords, Mm: () => sidesOf, T_: () => turnedNote, t2: () => luckSentence, y6: () => changeSentence });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _comparison_suite_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33233);
  var _comparison_sight_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2608);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79995);
  var _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39006);
  var _comparison_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13213);
  var _story_sight_notes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66017);
  var _phrases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23270);
  function verdictSentence(verdict, base) {
    switch (verdict.verdict) {
      case "worse":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("Worse than "), ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.bq)(base), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`: ${rates(verdict.evidence)} pass${fewer(verdict.evidence)}. ${chance(verdict.evidence.p)}`), ...verdict.evidence.guard === void 0 ? [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(` ${DAYS_UNKNOWN}`)] : []];
      case "not-worse":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("Not worse than "), ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.bq)(base), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`. ${unlikelyDrop(verdict.evidence)}`)];
      case "cannot-tell":
        return cannotTell(verdict, { kind: "branch", name: base.branch });
    }
  }
  const DAYS_UNKNOWN = "Days are unknown: a bad day of the provider could look the same.";
  function untouchedSentence(base) {
    return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("This change alters nothing that the models are asked, so it cannot have made them worse than on "), ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.bq)(base), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(".")];
  }
  function partlyUntouchedSentence(base, leftOpen, noun) {
    const others = (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(leftOpen, `other ${noun}`);
    return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`The ${noun}s that are compared are asked exactly as on `), ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.bq)(base), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`. Nothing is known of ${others}: not asked in this run, renamed, or asked and checked otherwise.`)];
  }
  function changeSentence(comparison, base, noun) {
    if (!(0, _comparison_js__WEBPACK_IMPORTED_MODULE_7__.I)(comparison)) return verdictSentence(comparison.verdict, base);
    const { leftOpen } = comparison;
    return leftOpen === void 0 ? untouchedSentence(base) : partlyUntouchedSentence(base, leftOpen, noun);
  }
  function modelSentence(verdict, base) {
    const { evidence } = verdict;
    const pass = evidence === void 0 ? "" : ` ${rates(evidence)} pass.`;
    const found = modelChange(verdict);
    switch (found) {
      case "worse":
      case "better": {
        const p = found === "worse" ? evidence?.p : evidence?.pBetter;
        return [text(`The model itself answers ${found} than on `), ...namedBase(base), text(`, asked the same:${evidence === void 0 ? "" : ` ${rates(evidence)} pass${found === "worse" ? fewer(evidence) : ""}.`} ${chance(p ?? ALPHA)}`)];
      }
      case "another-version": {
        const models = verdict.verdict === "cannot-tell" && verdict.reason.kind === "model-version" ? verdict.reason.models.map(({ model }) => model) : [];
        return [text("The model itself is another version than on "), ...namedBase(base), text(" ("), ...modelNames(models), text(`).${pass}`)];
      }
      case "same":
        return [text("The model itself answers no worse than on "), ...namedBase(base), text(`, asked the same. ${unlikelyDrop(evidence)}`)];
      case "unknown":
        return [text("Cannot tell whether the model itself answers differently than on "), ...namedBase(base), text(`.${pass}${evidence === void 0 ? "" : ` ${possibleDrop(evidence)}.`}`)];
    }
  }
  function memorySentence(base, runs) {
    if (runs === 1) return [text("Compared with one run of "), ...namedBase(base), text(".")];
    const isKnown = base.commit !== void 0 || base.age !== void 0;
    return [text(`Compared with ${runs} runs of `), { kind: "branch", name: base.branch }, ...isKnown ? [text(", the newest of them "), ...commitAndAge(base)] : [], text(".")];
  }
  function scopeSentence(changed, unchanged, noun) {
    if (unchanged === 0 || changed === 0) return void 0;
    const touched = changed === 1 ? "one" : String(changed);
    const others = unchanged === 1 ? "other one is" : `other ${unchanged} are`;
    return `This comparison is about the ${touched} of ${changed + unchanged} ${noun}s that this change touches; the ${others} asked exactly as before.`;
  }
  function judgeSentence({ baseMean, headMean, ...judge }, isOfOthers = false) {
    const change = `${score(baseMean)} -> ${score(headMean)}`;
    if (isOfOthers && atMost(judge.worse, ALPHA)) {
      return `Judge average of the tests compared: ${change}. Cannot tell whether this change did that.`;
    }
    if (judge.isWorse) return `Judge average of the tests compared fell: ${change}. ${chance(judge.worse)}`;
    const isOfDay = judge.guard?.passes === false && atMost(judge.worse, ALPHA);
    return `Judge average of the tests compared: ${change}${isOfDay ? ", which an ordinary day could do" : ""}.`;
  }
  function costSentence({ ratio, isWorse, worse }) {
    const sentence = `An answer costs ${timesAs("much", ratio)} before.`;
    return isWorse ? `${sentence} ${chance(worse)}` : sentence;
  }
  function latencySentence({ ratio }) {
    return `An answer takes ${timesAs("long", ratio)} before (not judged).`;
  }
  function timesAs(what, ratio) {
    const times = count(ratio, 2);
    return times === "1.00" ? `as ${what} as` : `${times} times as ${what} as`;
  }
  function luckSentence(expected) {
    if (expected < 0.05) return "Luck alone explains almost none of these.";
    const about = expected < 0.95 ? "fewer than one" : `about ${Math.round(expected)}`;
    return `By luck alone, ${about} would look like this.`;
  }
  const FLIP_SHOWN = 0.05;
  const FLIP_LIKELY = 0.2;
  const FLIP_COIN = 0.4;
  function rerunSentence(flip) {
    if (!(flip >= FLIP_SHOWN)) return void 0;
    const oneIn = Math.round(1 / flip);
    if (flip <= FLIP_LIKELY) return `A re-run would probably agree (about 1 in ${oneIn} would not)`;
    if (flip <= FLIP_COIN) return `about 1 in ${oneIn} re-runs would decide otherwise`;
    return "a coin flip: too close to the limit";
  }
  function cannotTell({ reason, evidence }, name) {
    switch (reason.kind) {
      case "nothing-compared":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("Cannot tell: no test has results both on "), name, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(" and here.")];
      case "stopped":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("Cannot tell: stopped early, nothing to compare. A run without `stop-when-decided` asks what it takes to know.")];
      case "errored":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`Cannot tell: ${reason.errored} of ${reason.all} answers had no outcome (a provider error, or the end of the job), which is too many.`)];
      case "model-version":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("Cannot tell: the model itself is another version than on "), name, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(" ("), ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.ci)(reason.models.map(({ model }) => model)), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("), so a difference says nothing about this change.")];
      case "judge-changed":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("Cannot tell: the judge itself has changed, so a difference says nothing about this change.")];
      case "judge-moved":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`${cannotTellRates(evidence)}Today's judge fails answers of `), name, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(" too that it passed then.")];
      case "day-to-day":
        return dayToDay(evidence, name);
      case "untouched-fell":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`${cannotTellRates(evidence)}Tests that this change does not touch fell too.`)];
      case "too-little-data":
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("Too little data to ever show a drop.")];
      case "too-few-runs": {
        const drop = `${cannotTellRates(evidence)}${possibleDrop(evidence)}`;
        if (evidence?.baseRate === 0) return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`${drop}.`)];
        if (evidence !== void 0 && evidence.oneAnswerASide === evidence.compared) {
          return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`${drop}; only more tests, or a temperature above 0, will narrow this.`)];
        }
        return [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`${drop}; more repeats or more runs on `), name, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(" will narrow this.")];
      }
    }
  }
  function dayToDay(evidence, name) {
    const { runs = 0, critical = 1 } = evidence?.guard ?? {};
    const said = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(cannotTellRates(evidence));
    if (evidence?.guard?.kind === "untouched") {
      const moves = points(critical) ?? "1 point";
      return [said, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(`Measured by the tests that this change does not touch, a drop of up to ${moves} can be chance.`)];
    }
    if (runs < RUNS_TO_KNOW_DAYS) {
      return [said, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)("An ordinary day could do this; "), name, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(` has ${runs} of ${RUNS_TO_KNOW_DAYS} runs it takes to know.`)];
    }
    return [said, name, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_6__.Qq)(` itself moves by up to ${points(critical) ?? "1 point"} from day to day.`)];
  }
  function cannotTellRates(evidence) {
    return `Cannot tell: ${evidence === void 0 ? "" : `${rates(evidence)}. `}`;
  }
  function oneAnswerSentence(evidence) {
    const { oneAnswerASide = 0, compared = 0 } = evidence ?? {};
    if (oneAnswerASide === 0) return void 0;
    const which = oneAnswerASide === compared ? "What was compared is" : `${oneAnswerASide} of the ${compared} results that were compared are`;
    return `${which} asked at temperature 0 or with a seed: there a side has one answer, since no repeat can tell a worse prompt from an unlucky wording.`;
  }
  function turnedNote(expected, hasOneAnswerASide) {
    const luck = luckSentence(expected);
    return hasOneAnswerASide ? `${luck} At temperature 0 or with a seed, whether the wording or the luck of the wording did it, one answer cannot say.` : luck;
  }
  const RATES_ARROW = " -> ";
  function fewer({ drop, difference }) {
    const [low, points2, high] = [difference?.low ?? 0, drop, difference?.high ?? 0].map((share) => Math.round(share * 100));
    if (low === void 0 || points2 === void 0 || low < 1) return "";
    return `; ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(points2, "point")} fewer, ${low} to ${high}`;
  }
  function rates({ baseRate, headRate }) {
    return `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(baseRate)}${RATES_ARROW}${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(headRate)} of answers`;
  }
  function chance(p) {
    const odds = [1e4, 1e3].find((runs) => p < 1 / runs) ?? 100;
    return `Chance alone would do this in fewer than 1 in ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(odds)} runs.`;
  }
  const NOTHING_TO_LOSE = "Nothing passes on the base branch, so no drop can show";
  function unlikelyDrop(evidence) {
    if (evidence?.baseRate === 0) return `${NOTHING_TO_LOSE}.`;
    const drop = points(largestLoss(evidence));
    return drop === void 0 ? "Any drop is unlikely." : `A drop of more than ${drop} is unlikely.`;
  }
  function possibleDrop(evidence) {
    if (evidence?.baseRate === 0) return NOTHING_TO_LOSE;
    const drop = points(largestLoss(evidence));
    return drop === void 0 ? "A drop is unlikely" : `A drop of up to ${drop} is possible`;
  }
  function largestLoss({ upper, baseRate } = { upper: 1, baseRate: 1 }) {
    return Math.min(upper, baseRate);
  }
  function points(share) {
    const whole = Math.ceil(share * 100 - _basics_basics_js__WEBPACK_IMPORTED_MODULE_8__.kT);
    if (whole <= 0) return void 0;
    return (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(whole, "point");
  }
  function judgeShiftSentences(shifts, base) {
    return shifts.flatMap((shift) => {
      const { judgeModel, changed, compared, differ, lower, baseMean, headMean } = shift;
      const judge = modelNames([judgeModel]);
      const versions = versionWords(shift);
      if (!changed && versions.length === 0) return [];
      const otherwise = `${differ} of ${plural(compared, "labelled answer")}`;
      const branch2 = { kind: "branch", name: base.branch };
      const said = changed ? [text("The judge "), ...judge, text(` itself has changed: it gives ${otherwise} another score than on `), branch2, text(` (${lower} lower, ${differ - lower} higher; mean ${score(baseMean)} -> ${score(headMean)}), so what it judged there and here is not compared.`)] : [text("The judge "), ...judge, text(` is another version than on `), branch2, text(`; its labels do not show that it judges differently (${otherwise} have another score).`)];
      return [[...said, ...versions]];
    });
  }
  function versionWords({ versions }) {
    if (versions === void 0 || versions.base.length === 0 || versions.head.length === 0) return [];
    return [text(" Its replies name "), ...modelNames(versions.head), text(", and named "), ...modelNames(versions.base), text(".")];
  }
  function whoMovedSentence(moved, again, base) {
    const branch2 = { kind: "branch", name: base.branch };
    const lost = again === void 0 || again.lost === 0 ? [] : lostWords(again);
    if (moved === void 0) {
      if (again === void 0) return void 0;
      return [text(`Who moved: cannot tell. Today's judge has judged ${again.answers.length} of ${plural(again.answers.length + again.lost, "answer")} of `), branch2, text(", which is too few."), ...lost];
    }
    return [text(`Who moved: ${causeWords(moved)}. Today's judge was asked about ${plural(moved.answers + moved.untouchedAnswers, "answer")} of `), branch2, text(`: of the drop of ${signed(moved.total)} in judge scores, ${partWords(moved)}.`), ...lost];
  }
  function notAskedAgainSentence(base) {
    return [text("Who moved is not known: a judge that is stricter than it was would look the same. A live run asks it about answers of "), { kind: "branch", name: base.branch }, text(" where the report from there keeps them (input `outputs`).")];
  }
  const CAUSES = { change: "this change", model: "the model, which answers worse than it did", judge: "the judge, which is stricter than it was" };
  function causeWords({ causes, model }) {
    if (causes.length === 0) return "cannot be told apart";
    const words = causes.map((cause) => cause === "change" && model === void 0 ? "this change, or the model" : CAUSES[cause]);
    return words.join(", and ");
  }
  function partWords({ judge, model, change, low, high }) {
    const interval = `${signed(change)} (${signed(low)} to ${signed(high)})`;
    const own = `${signed(judge)} is the judge's own`;
    return model === void 0 ? `${own} and ${interval} this change's or the model's, which too few untouched tests tell apart` : `${own}, ${signed(model)} the model's and ${interval} this change's`;
  }
  function signed(value) {
    const rounded = score(Math.abs(value));
    return value < 0 && Number(rounded) !== 0 ? `-${rounded}` : rounded;
  }
  function lostWords({ lost, lostBecause }) {
    const because = lostBecause === void 0 ? [] : [text(": "), ...modelNames([lostBecause])];
    return [text(` About ${plural(lost, "answer")} it was not asked`), ...because, text(".")];
  }
  function sightSentences(suite, base, noun) {
    const sight = suite.comparison?.sight;
    if (sight === void 0) return [];
    const { results, repeats, baseRuns, leastDrop, baseRate, advice, withMoreRuns } = sight;
    const asked = `${plural(results, noun)}, ${plural(Math.round(repeats), "repeat")}`;
    const runs = plural(baseRuns, "run");
    const noticed = leastDrop === void 0 ? `, ${unnoticedWords(baseRate)}.` : `, a drop of ${sightPoints(leastDrop)} is noticed 8 times in 10.`;
    return [[text(`With ${asked} and ${runs} of `), branch(base), text(noticed)], ...advice === void 0 ? [] : [adviceSentence(advice, suite, base)], ...withMoreRuns === void 0 ? [] : [waitingSentence(withMoreRuns, base)]];
  }
  function expectedDropWords(sides) {
    const least = (0, _comparison_sight_js__WEBPACK_IMPORTED_MODULE_2__.R)(sides);
    return least === void 0 ? unnoticedWords(sides.passRate) : `a drop of ${sightPoints(least)} would be noticed 8 times in 10`;
  }
  const MOSTLY_FAILS = 0.5;
  function unnoticedWords(baseRate) {
    return baseRate < MOSTLY_FAILS ? `no drop can show: only ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.rq)(baseRate)} of answers pass there` : "no drop would be noticed 8 times in 10";
  }
  const RUNS_TO_KNOW_DAYS = 5;
  function unseenWords(report, suite, noun) {
    const known = sidesOf(suite.results);
    if (known === void 0) return void 0;
    const sides = { ...known, questions: questionsIn(report) };
    const asked = `${plural(sides.results, noun)} and ${plural(Math.round(sides.repeats), "repeat")}`;
    const later = `Once the base branch has ${RUNS_TO_KNOW_DAYS} runs, ${asked} will show`;
    return sides.passRate === 0 ? `${later} no drop: nothing passes yet.` : `${later} this much: ${expectedDropWords(sides)}, on a day like the base branch's.`;
  }
  function sidesOf(results, baseRuns = RUNS_TO_KNOW_DAYS) {
    const counts = results.flatMap((result) => {
      const answered = result.runs.filter(_engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_3__.tY);
      const { passes, fails } = (0, _engine_evaluate_gate_definitions_js__WEBPACK_IMPORTED_MODULE_4__.UI)({ result: { ...result, runs: answered }, pending: void 0 });
      if (answered.length === 0) return [];
      const isOne = result.oneAnswer === true;
      const n = isOne ? 1 : passes + fails;
      return [{ n, isOne, rate: passes / (passes + fails) }];
    });
    if (counts.length === 0) return void 0;
    const several = counts.filter(({ n }) => n > 1);
    const variances = several.map(({ n, rate }) => rate * (1 - rate) * n / (n - 1));
    return { results: counts.length, repeats: 1 / (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_8__.i2)(counts.map(({ n }) => 1 / n)), baseRuns: counts.filter(({ isOne }) => isOne).length * 2 > counts.length ? 1 : baseRuns, passRate: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_8__.i2)(counts.map(({ rate }) => rate)), variance: several.length * 2 < counts.length ? void 0 : (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_8__.i2)(variances) };
  }
  function adviceSentence(advice, suite, base) {
    switch (advice.kind) {
      case "repeats": {
        const { repeats, leastDrop } = advice;
        return [text(`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} from the next run on, with `), branch(base), text(` as it is (${moreWords(suite, repeats)}).`)];
      }
      case "base-repeats": {
        const { repeats, leastDrop, runs, nextDrop } = advice;
        const until = nextDrop === void 0 ? "none" : `one of ${sightPoints(nextDrop)}`;
        return [text(`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} once `), branch(base), text(` has ${plural(runs, "run")} with as many, and ${until} until then (${moreWords(suite, repeats)}).`)];
      }
      case "most-repeats": {
        const { repeats, leastDrop } = advice;
        const most = leastDrop === void 0 ? "show no drop" : `only show a drop of ${sightPoints(leastDrop)}`;
        return [text(`Even ${repeats} repeats would ${most}: more tests see more.`)];
      }
      case "days":
        return daysSentence(suite.comparison?.sight?.baseRuns ?? 0, base);
      case "more-tests":
        return [text("Asked at temperature 0 or with a seed, only more tests would show a smaller drop.")];
    }
  }
  function daysSentence(baseRuns, base) {
    if (baseRuns >= RUNS_TO_KNOW_DAYS) {
      return [branch(base), text(" moves too much from day to day for more repeats to help.")];
    }
    return [text("An ordinary day can move this suite by more than more repeats would show; "), branch(base), text(` has ${baseRuns} of ${RUNS_TO_KNOW_DAYS} runs it takes to know its own days.`)];
  }
  function waitingSentence({ more, leastDrop }, base) {
    return [text(`Without more repeats, a drop of ${sightPoints(leastDrop)} is noticed once `), branch(base), text(` has ${plural(more, "more run")}.`)];
  }
  function moreWords({ results }, repeats) {
    const more = results.map(({ runs, extraRuns = [] }) => {
      const asked = [...runs, ...extraRuns];
      const times = Math.max(0, repeats - asked.length);
      return { calls: times * (meanOrNothing(asked.map(({ callCount }) => Math.max(1, callCount))) ?? 1), usd: times * (meanOrNothing(asked.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)) ?? 0) };
    });
    const cost = sum(more.map((each) => each.usd));
    const calls = Math.ceil(sum(more.map((each) => each.calls)) - FLOAT_NOISE);
    return `${plural(calls, "call")}${cost === 0 ? "" : `, about ${usd(cost)}`} more`;
  }
  function branch(base) {
    return { kind: "branch", name: base.branch };
  }
  function sightPoints(share) {
    return (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(Math.max(1, Math.ceil(share * 100 - _basics_basics_js__WEBPACK_IMPORTED_MODULE_8__.kT)), "point");
  }
}) };
