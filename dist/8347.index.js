export const id = 8347;
export const ids = [8347];
export const modules = { 75360: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Hb: () => passesOf, P0: () => oncePerCounts, cM: () => countsForRate, m2: () => hasBothSides, mv: () => countsForLabel, w$: () => oneRunASide, wM: () => pooledCounts });
  function pooledCounts({ base, head }) {
    const [kb, nb] = passesAndRuns(base);
    const [kh, nh] = passesAndRuns(head);
    return { kb, nb, kh, nh };
  }
  function oneRunASide({ base, head }) {
    const newest = base.find((run) => run.length > 0) ?? [];
    const first = head.findLast((run) => run.length > 0) ?? [];
    const n = Math.min(newest.length, first.length);
    return { kb: passesOf(newest, n), nb: n, kh: passesOf(first, n), nh: n };
  }
  function oneAnswerASide(result) {
    const { kb, nb, kh, nh } = oneRunASide(result);
    return { kb: nb === 0 ? 0 : kb / nb, nb: Math.min(1, nb), kh: nh === 0 ? 0 : kh / nh, nh: Math.min(1, nh) };
  }
  function countsForRate(result) {
    return result.deterministic ? oneAnswerASide(result) : pooledCounts(result);
  }
  function countsForLabel(result) {
    if (!result.deterministic) return pooledCounts(result);
    const { kb, nb, kh, nh } = oneAnswerASide(result);
    return { kb: Math.floor(kb), nb, kh: Math.floor(kh), nh };
  }
  function hasBothSides({ nb, nh }) {
    return nb > 0 && nh > 0;
  }
  function passesOf(outcomes, length = outcomes.length) {
    let passes = 0;
    for (let index = 0; index < length; index += 1) passes += outcomes[index] ?? 0;
    return passes;
  }
  function passesAndRuns(runs) {
    let passes = 0;
    let all = 0;
    for (const outcomes of runs) {
      passes += passesOf(outcomes);
      all += outcomes.length;
    }
    return [passes, all];
  }
  function oncePerCounts(compute) {
    const known = /* @__PURE__ */ new Map();
    return (counts) => {
      const key = `${counts.kb}/${counts.nb} ${counts.kh}/${counts.nh}`;
      const found = known.get(key);
      if (found !== void 0) return found;
      const computed = compute(counts);
      known.set(key, computed);
      return computed;
    };
  }
}), 47303: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { C5: () => chanceOfAtMost, GH: () => chanceOfAtLeast, Ln: () => span, mX: () => scoreChances, zb: () => sumChances });
  const NEGLIGIBLE = 1e-30;
  function scoreChances(weighted) {
    const weights = /* @__PURE__ */ new Map();
    let total = 0;
    for (const [score, weight] of weighted) {
      weights.set(score, (weights.get(score) ?? 0) + weight);
      total += weight;
    }
    const sorted = [...weights].sort(([left], [right]) => left - right);
    return { scores: sorted.map(([score]) => score), chances: sorted.map(([, weight]) => weight / total) };
  }
  function sumChances(parts) {
    let sum = { lowest: 0, chances: Float64Array.of(1) };
    const narrowFirst = [...parts].sort((left, right) => span(left) - span(right));
    for (const part of narrowFirst) sum = plus(sum, part);
    return sum;
  }
  function span({ scores }) {
    return (scores.at(-1) ?? 0) - (scores[0] ?? 0);
  }
  function chanceOfAtLeast({ lowest, chances }, value) {
    let total = 0;
    const first = Math.max(0, value - lowest);
    for (let index = chances.length - 1; index >= first; index -= 1) {
      total += chances[index] ?? 0;
    }
    return Math.min(1, total);
  }
  function chanceOfAtMost({ lowest, chances }, value) {
    let total = 0;
    const last = Math.min(chances.length - 1, value - lowest);
    for (let index = 0; index <= last; index += 1) {
      total += chances[index] ?? 0;
    }
    return Math.min(1, total);
  }
  function plus(sum, { scores, chances }) {
    const least = scores[0] ?? 0;
    const most = scores.at(-1) ?? 0;
    if (least === most) return { lowest: sum.lowest + least, chances: sum.chances };
    const next = new Float64Array(sum.chances.length + most - least);
    for (const [position, score] of scores.entries()) {
      addShifted(next, sum.chances, score - least, chances[position] ?? 0);
    }
    return trimmed(sum.lowest + least, next);
  }
  function addShifted(to, from, shift, factor) {
    for (let index = 0; index < from.length; index += 1) {
      to[index + shift] = (to[index + shift] ?? 0) + (from[index] ?? 0) * factor;
    }
  }
  function trimmed(lowest, chances) {
    let first = 0;
    let end = chances.length;
    while (first < end && (chances[first] ?? 0) < NEGLIGIBLE) first += 1;
    while (end > first && (chances[end - 1] ?? 0) < NEGLIGIBLE) end -= 1;
    return { lowest: lowest + first, chances: chances.subarray(first, end) };
  }
}), 73871: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { F6: () => judgeGuard, FR: () => othersGuard, Mc: () => dayGuard, pq: () => criticalDrop, yR: () => ORDINARY_DAY });
  var _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94316);
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43957);
  const T_QUANTILES = [2.633814, 2.573804, 2.527484, 2.490664, 2.4607, 2.435845, 2.414898, 2.397005, 2.381545, 2.368055];
  const Z = 2.1700903775845606;
  const ORDINARY_DAY = 0.3;
  const ORDINARY_JUDGE_DAY = 0.01;
  const DAY_WEIGHT = 4;
  function dayGuard(all, compared = all.length) {
    const results = all.filter(showsSpread);
    if (results.length === 0 || results.length * 2 < compared) return void 0;
    const noise = noiseOf(results);
    const runs = runsOf(results.map(({ base }) => base.map((run) => run === null ? void 0 : run[0] / run[1])));
    if (runs.length === 0) return void 0;
    const s2 = varianceOf(runs.map(({ mean: mean2 }) => mean2));
    const inverse = runs.map(({ index, holders }) => meanOf(holders.map((at) => 1 / (results[at]?.base[index]?.[1] ?? 1))));
    const e = noise.q * meanOf(inverse.map((each, at) => each / (runs[at]?.holders.length ?? 1)));
    const tau2 = betweenDays(runs.length, s2 - e, ORDINARY_DAY * noise.q);
    const variance = noise.q * (noise.h + noise.b) / results.length;
    const critical = criticalDrop(runs.length, variance, tau2);
    const { q, drop } = noise;
    return { runs: runs.length, q, s2, tau2, critical, drop, passes: exceeds(drop, critical) };
  }
  function othersGuard(allTouched, allUntouched) {
    const [touched, untouched] = [allTouched.filter(showsSpread), allUntouched.filter(showsSpread)];
    if (touched.length === 0 || untouched.length === 0) return void 0;
    const own = noiseOf(touched);
    const others = noiseOf(untouched);
    if (others.q === 0) return void 0;
    const lambda = own.q / others.q;
    const critical = Z * Math.sqrt(own.q * (own.h + own.b) / own.results + lambda * lambda * others.q * (others.h + others.b) / others.results);
    const drop = own.drop - lambda * others.drop;
    return { lambda, critical, drop, passes: exceeds(drop, critical) };
  }
  function judgeGuard(results) {
    const runs = runsOf(results.map(({ base }) => base));
    if (runs.length < 2) return void 0;
    const known = results.map(({ base }) => base.filter((value) => value !== void 0));
    const v = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(known.map(varianceOf)) / results.length ** 2;
    const drop = meanOf(results.map(({ head }, at) => meanOf(known[at] ?? []) - head));
    const s2 = varianceOf(runs.map(({ mean: mean2 }) => mean2));
    const tau2 = betweenDays(runs.length, s2 - v, ORDINARY_JUDGE_DAY);
    const critical = criticalDrop(runs.length, v * (1 + 1 / runs.length), tau2);
    return { runs: runs.length, tau2, critical, drop, passes: exceeds(drop, critical) };
  }
  function showsSpread({ base }) {
    return (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(base.map((run) => run?.[1] ?? 0)) >= 2;
  }
  function noiseOf(results) {
    const sides = results.map(({ base, head: [kh, nh] }) => {
      const known = base.filter((run) => run !== null);
      const passes = known.reduce((sum2, [k]) => sum2 + k, 0);
      const repeats = known.reduce((sum2, [, n]) => sum2 + n, 0);
      const rate = passes / repeats;
      const spread = rate * (1 - rate) * repeats / (repeats - 1);
      return { spread, base: 1 / repeats, head: 1 / nh, drop: rate - kh / nh };
    });
    return { results: results.length, q: meanOf(sides.map(({ spread }) => spread)), h: meanOf(sides.map(({ head }) => head)), b: meanOf(sides.map(({ base }) => base)), drop: meanOf(sides.map(({ drop }) => drop)) };
  }
  function runsOf(results) {
    const means = results.map((runs) => meanOf(runs.filter((value) => value !== void 0)));
    const longest = results.reduce((most, runs) => Math.max(most, runs.length), 0);
    return Array.from({ length: longest }, (_, index) => {
      const holders = results.flatMap((runs, at) => runs[index] === void 0 ? [] : [at]);
      const deviations = holders.map((at) => (results[at]?.[index] ?? 0) - (means[at] ?? 0));
      return { index, holders, mean: meanOf(deviations) };
    }).filter(({ holders }) => holders.length > 0 && holders.length * 2 >= results.length);
  }
  function betweenDays(runs, excess, ordinary) {
    const shown = DAY_WEIGHT * ordinary * ordinary + (runs - 1) * excess;
    return Math.max(0, shown / (DAY_WEIGHT - 1 + runs));
  }
  function criticalDrop(runs, variance, tau2) {
    const t = T_QUANTILES[Math.min(runs, T_QUANTILES.length) - 1] ?? 0;
    return t * Math.sqrt(variance + tau2 * (1 + 1 / runs));
  }
  function exceeds(drop, critical) {
    return drop >= critical - _statistics_tolerance_js__WEBPACK_IMPORTED_MODULE_1__.a;
  }
  function varianceOf(values) {
    if (values.length < 2) return 0;
    const center = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.i2)(values);
    return (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(values.map((value) => (value - center) ** 2)) / (values.length - 1);
  }
  function meanOf(values) {
    return values.length === 0 ? 0 : (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.i2)(values);
  }
}), 25086: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { y: () => hypergeometric });
  var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43957);
  function hypergeometric(runs, passes, drawn) {
    const lowest = Math.max(0, drawn - (runs - passes));
    const highest = Math.min(passes, drawn);
    const mode = Math.floor((drawn + 1) * (passes + 1) / (runs + 2));
    const start = Math.min(highest, Math.max(lowest, mode));
    const weights = new Array(highest - lowest + 1).fill(0);
    const ratio = (k) => (passes - k) * (drawn - k) / ((k + 1) * (runs - passes - drawn + k + 1));
    weights[start - lowest] = 1;
    for (let k = start, weight = 1; k < highest; k += 1) {
      weight *= ratio(k);
      weights[k + 1 - lowest] = weight;
    }
    for (let k = start, weight = 1; k > lowest; k -= 1) {
      weight /= ratio(k - 1);
      weights[k - 1 - lowest] = weight;
    }
    const total = (0, _basics_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(weights);
    return { lowest, chances: weights.map((weight) => weight / total) };
  }
}), 1297: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { y: () => shareAlpha });
  function shareAlpha(questions, alpha) {
    const levels = new Array(questions.length).fill(alpha);
    const worse = new Array(questions.length).fill(false);
    let open = [...questions.entries()];
    for (; ; ) {
      const level = alpha / open.length;
      for (const [position] of open) levels[position] = level;
      const struck = open.filter(([, isWorseAt]) => isWorseAt(level));
      if (struck.length === 0) return { worse, levels };
      for (const [position] of struck) worse[position] = true;
      open = open.filter(([position]) => worse[position] !== true);
    }
  }
}), 17336: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { C: () => tailChances });
  var distribution = __webpack_require__(47303);
  var tolerance = __webpack_require__(94316);
  ;
  const NEGLIGIBLE = 1e-15;
  const OUTSIDE = 33;
  function tailsByTransform(parts, value) {
    const groups = grouped(parts);
    const { mean, reach } = windowOf(groups);
    if (value > mean + reach) return { atLeast: 0, atMost: 1 };
    if (value < mean - reach) return { atLeast: 1, atMost: 0 };
    const size = powerOfTwo(2 * reach + 2);
    const start = Math.floor(mean) - size / 2;
    const { cosines, sines } = rootsOfUnity(size);
    const mask = size - 1;
    let atLeast = start + size - value;
    let exactly = 1;
    for (let k = 1; k <= size / 2; k += 1) {
      const { re, im } = product(groups, k, cosines, sines);
      if (re === 0 && im === 0) continue;
      const weight = k === size / 2 ? 1 : 2;
      const here = Math.imul(value, k) & mask;
      const end = Math.imul(start, k) & mask;
      const cosine = cosines[here] ?? 0;
      const sine = sines[here] ?? 0;
      exactly += weight * (re * cosine + im * sine);
      const cotangent = k === size / 2 ? 0 : (1 + (cosines[k] ?? 0)) / (sines[k] ?? 0);
      const real = cosine - (cosines[end] ?? 0);
      const imaginary = (sines[end] ?? 0) - sine;
      const geometricRe = (real + imaginary * cotangent) / 2;
      const geometricIm = (imaginary - real * cotangent) / 2;
      atLeast += weight * (re * geometricRe - im * geometricIm);
    }
    const upper = atLeast / size;
    return { atLeast: asChance(upper), atMost: asChance(1 - upper + exactly / size) };
  }
  function powerOfTwo(least) {
    let size = 4;
    while (size < least) size *= 2;
    return size;
  }
  function asChance(value) {
    return value < tolerance.a ? 0 : Math.min(1, value);
  }
  function grouped(parts) {
    const counts = /* @__PURE__ */ new Map();
    for (const part of parts) {
      const key = `${part.scores.join()};${part.chances.join()}`;
      const known = counts.get(key);
      if (known === void 0) counts.set(key, { part, count: 1 });
      else known.count += 1;
    }
    return Array.from(counts.values(), ({ part, count }) => group(part, count)).sort((left, right) => right.variance * right.count - left.variance * left.count);
  }
  function group(part, count) {
    const scores = Int32Array.from(part.scores);
    const chances = Float64Array.from(part.chances);
    let mean = 0;
    let squares = 0;
    for (let index = 0; index < scores.length; index += 1) {
      const weighted = (scores[index] ?? 0) * (chances[index] ?? 0);
      mean += weighted;
      squares += weighted * (scores[index] ?? 0);
    }
    const furthest = Math.max((scores.at(-1) ?? 0) - mean, mean - (scores[0] ?? 0));
    return { count, scores, chances, mean, variance: Math.max(0, squares - mean * mean), furthest };
  }
  function windowOf(groups) {
    let mean = 0;
    let variance = 0;
    let furthest = 0;
    let range = 0;
    for (const it of groups) {
      mean += it.count * it.mean;
      variance += it.count * it.variance;
      furthest = Math.max(furthest, it.furthest);
      range += it.count * it.furthest;
    }
    const linear = OUTSIDE * furthest / 3;
    const bernstein = linear + Math.sqrt(linear * linear + 2 * OUTSIDE * variance);
    return { mean, reach: Math.ceil(Math.min(bernstein, range)) + 1 };
  }
  function rootsOfUnity(size) {
    const cosines = new Float64Array(size);
    const sines = new Float64Array(size);
    const quarter = size / 4;
    cosines[0] = 1;
    sines[quarter] = 1;
    cosines[2 * quarter] = -1;
    sines[3 * quarter] = -1;
    for (let step = quarter; step >= 2; step /= 2) {
      for (let index = 0; index < size; index += step) {
        const next = (index + step) % size;
        const x = (cosines[index] ?? 0) + (cosines[next] ?? 0);
        const y = (sines[index] ?? 0) + (sines[next] ?? 0);
        const length = Math.sqrt(x * x + y * y);
        cosines[index + step / 2] = x / length;
        sines[index + step / 2] = y / length;
      }
    }
    return { cosines, sines };
  }
  function product(groups, k, cosines, sines) {
    const mask = cosines.length - 1;
    let re = 1;
    let im = 0;
    for (const { scores, chances, count } of groups) {
      let baseRe = 0;
      let baseIm = 0;
      for (let index = 0; index < scores.length; index += 1) {
        const root = Math.imul(scores[index] ?? 0, k) & mask;
        const chance = chances[index] ?? 0;
        baseRe += chance * (cosines[root] ?? 0);
        baseIm += chance * (sines[root] ?? 0);
      }
      for (let power = count; power > 0; power >>= 1) {
        if ((power & 1) === 1) {
          const real = re * baseRe - im * baseIm;
          im = re * baseIm + im * baseRe;
          re = real;
        }
        const square = baseRe * baseRe - baseIm * baseIm;
        baseIm = 2 * baseRe * baseIm;
        baseRe = square;
      }
      if (re * re + im * im < NEGLIGIBLE * NEGLIGIBLE) return ZERO;
    }
    return { re, im };
  }
  const ZERO = { re: 0, im: 0 };
  ;
  const CONVOLVED = 4e6;
  const DEVIATIONS = 24;
  function tailChances(parts, value) {
    if (workOf(parts) > CONVOLVED) return tailsByTransform(parts, value);
    const sum = (0, distribution.zb)(parts);
    return { atLeast: (0, distribution.GH)(sum, value), atMost: (0, distribution.C5)(sum, value) };
  }
  function workOf(parts) {
    let work = 0;
    let range = 0;
    let variance = 0;
    for (const part of parts) {
      if (part.scores.length < 2) continue;
      work += Math.min(range, DEVIATIONS * Math.sqrt(variance)) * part.scores.length;
      range += (0, distribution.Ln)(part);
      variance += ((0, distribution.Ln)(part) / 2) ** 2;
    }
    return work;
  }
}), 38347: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.d(__webpack_exports__, { Nj: () => guarded, $n: () => judgeSuites, oY: () => modelChange, BX: () => suiteQuestion });
  var compared_result = __webpack_require__(75360);
  var guards = __webpack_require__(73871);
  var reliability = __webpack_require__(98407);
  var numbers = __webpack_require__(43957);
  ;
  const Z = 1.6448536269514722;
  function dropBound(results) {
    if (results.length === 0) return void 0;
    const base = side(results.map(({ kb, nb }) => [kb, nb]));
    const head = side(results.map(({ kh, nh }) => [kh, nh]));
    const drop = base.rate - head.rate;
    return { baseRate: base.rate, headRate: head.rate, drop, upper: drop + Math.hypot(base.upper - base.rate, head.rate - head.lower), lower: drop - Math.hypot(base.rate - base.lower, head.upper - head.rate) };
  }
  function sampleSizes(results) {
    return { baseAnswers: (0, reliability.X)(results.map(({ kb, nb }) => kb / nb)), headAnswers: (0, reliability.X)(results.map(({ kh, nh }) => kh / nh)) };
  }
  function sizeOf(runs) {
    return runs.length ** 2 / (0, numbers.cz)(runs.map((n) => 1 / n));
  }
  function side(results) {
    let rates = 0;
    for (const [passes, runs] of results) rates += passes / runs;
    const rate = rates / results.length;
    const n = sizeOf(results.map(([, runs]) => runs));
    const z2 = Z * Z;
    const centre = (rate + z2 / (2 * n)) / (1 + z2 / n);
    const half = Z / (1 + z2 / n) * Math.sqrt(rate * (1 - rate) / n + z2 / (4 * n * n));
    return { rate, lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
  }
  var distribution = __webpack_require__(47303);
  var tails = __webpack_require__(17336);
  var tolerance = __webpack_require__(94316);
  ;
  const RUNS_TO_SHUFFLE_WHOLE = 3;
  const MAX_REPEATS = 10;
  const LEVEL = 0.1;
  function alikeness(results) {
    const telling = results.filter((runs) => runs.length >= RUNS_TO_SHUFFLE_WHOLE);
    const dealt = oncePerDeal();
    const pairs = (0, numbers.cz)(telling.flat().map(pairsOf));
    if (telling.length === 0) return { pairs, p: 1 };
    return { pairs, p: (0, tails.C)(telling.map(dealt), pairs).atLeast };
  }
  function areAlike(results) {
    const { p } = alikeness(results.map((runs) => runs.filter((run) => run.length > 0).map(firstRepeats)));
    return (0, tolerance.T)(p, LEVEL);
  }
  function firstRepeats(run) {
    const n = Math.min(MAX_REPEATS, run.length);
    return { k: (0, compared_result.Hb)(run, n), n };
  }
  function pairsOf({ k, n }) {
    return choose(k, 2) + choose(n - k, 2);
  }
  function oncePerDeal() {
    const deals = /* @__PURE__ */ new Map();
    const known = /* @__PURE__ */ new Map();
    return (runs) => {
      const sizes = runs.map(({ n }) => n).sort((left, right) => left - right);
      const passes = (0, numbers.cz)(runs.map(({ k }) => k));
      const deal = deals.get(sizes.join()) ?? dealtPairs(sizes);
      deals.set(sizes.join(), deal);
      const key = `${passes}:${sizes.join()}`;
      const found = known.get(key) ?? chancesOf(deal[passes]);
      known.set(key, found);
      return found;
    };
  }
  function chancesOf(ways) {
    const weighted = [];
    ways?.forEach((weight, pairs) => {
      if (weight > 0) weighted.push([pairs, weight]);
    });
    return (0, distribution.mX)(weighted);
  }
  function dealtPairs(sizes) {
    const mostPairs = (0, numbers.cz)(sizes.map((n) => choose(n, 2)));
    const none = (passes) => Array.from({ length: passes + 1 }, () => new Float64Array(mostPairs + 1));
    let ways = none(0);
    let total = 0;
    ways[0]?.fill(1, 0, 1);
    for (const n of sizes) {
      total += n;
      const next = none(total);
      for (const [dealt, from] of ways.entries()) {
        for (let k = 0; k <= n; k += 1) addDeal(next[dealt + k], from, { k, n });
      }
      ways = next;
    }
    return ways;
  }
  function addDeal(to, from, run) {
    if (to === void 0) return;
    const factor = choose(run.n, run.k);
    const more = pairsOf(run);
    for (let pairs = 0; pairs + more < from.length; pairs += 1) {
      to[pairs + more] = (to[pairs + more] ?? 0) + (from[pairs] ?? 0) * factor;
    }
  }
  function choose(n, k) {
    let ways = 1;
    for (let index = 1; index <= k; index += 1) ways = ways * (n - k + index) / index;
    return ways;
  }
  var hypergeometric = __webpack_require__(25086);
  ;
  function score({ kb, nb, kh, nh }) {
    const difference = kb * nh - kh * nb;
    const size = Math.abs(difference);
    const product2 = nb * nh;
    const runs = nb + nh;
    const passes = kb + kh;
    const numerator = 100 * size * (2 * product2 + size) * (2 * runs + passes) + 2 * product2 * product2 * runs;
    const denominator = 4 * product2 * product2 * runs;
    const magnitude = Number.isSafeInteger(numerator) ? (numerator - numerator % denominator) / denominator : largeQuotient(size, product2, runs, passes);
    return difference < 0 ? 0 - magnitude : magnitude;
  }
  function largeQuotient(size, product2, runs, passes) {
    const [d, q, t, m] = [BigInt(size), BigInt(product2), BigInt(runs), BigInt(passes)];
    return Number((100n * d * (2n * q + d) * (2n * t + m) + 2n * q * q * t) / (4n * q * q * t));
  }
  ;
  function permutationTest(results) {
    return permutation(shuffledResults(results));
  }
  function shuffledResults(results) {
    const setup = { wholeRuns: repeatsAreAlike(results), byRuns: oncePerRuns(), byRepeats: (0, compared_result.P0)(shuffleRepeats) };
    return results.flatMap((result) => shuffle(result, setup) ?? []);
  }
  function repeatsAreAlike(results) {
    return areAlike(results.filter(({ deterministic }) => !deterministic).map(({ base }) => base));
  }
  function permutation(results) {
    const observed = (0, numbers.cz)(results.map((result) => result.observed));
    const { atLeast, atMost } = (0, tails.C)(results.map((result) => result.null), observed);
    const leastWorse = product(results.map((result) => result.null.chances.at(-1) ?? 1));
    const leastBetter = product(results.map((result) => result.null.chances[0] ?? 1));
    return { worse: Math.max(leastWorse, atLeast), better: Math.max(leastBetter, atMost), score: observed, leastWorse, leastByRuns: product(results.map((result) => result.leastByRuns)) };
  }
  function shuffle(result, { wholeRuns: whole, byRuns = shuffleRuns, byRepeats = shuffleRepeats }) {
    const counts = (0, compared_result.wM)(result);
    if (!(0, compared_result.m2)(counts)) return void 0;
    if (result.deterministic) {
      const { kb, kh, nb } = (0, compared_result.w$)(result);
      return byRuns({ n: nb, base: [kb], head: [kh] });
    }
    const baseRuns = longEnough(result.base, 1).length;
    return whole && baseRuns >= RUNS_TO_SHUFFLE_WHOLE ? byRuns(wholeRuns(result)) : byRepeats(counts);
  }
  function oncePerRuns() {
    const known = /* @__PURE__ */ new Map();
    return (runs) => {
      const key = `${runs.n}:${runs.base.join()}:${runs.head.join()}`;
      const found = known.get(key);
      if (found !== void 0) return found;
      const shuffled = shuffleRuns(runs);
      known.set(key, shuffled);
      return shuffled;
    };
  }
  function shuffleRepeats(counts) {
    const runs = counts.nb + counts.nh;
    const passes = counts.kb + counts.kh;
    const { lowest, chances } = (0, hypergeometric.y)(runs, passes, counts.nh);
    return { observed: score(counts), null: (0, distribution.mX)(chances.map((chance, index) => {
      const kh = lowest + index;
      return [score({ kb: passes - kh, nb: counts.nb, kh, nh: counts.nh }), chance];
    })), leastByRuns: 1 / permutation_choose(runs, counts.nh) };
  }
  function shuffleRuns({ n, base, head }) {
    const passes = [...head, ...base];
    const total = (0, numbers.cz)(passes);
    const nb = base.length * n;
    const nh = head.length * n;
    const scoreOf = (kh) => score({ kb: total - kh, nb, kh, nh });
    const choices = choicesByPasses(passes, head.length);
    return { observed: scoreOf((0, numbers.cz)(head)), null: (0, distribution.mX)(Array.from(choices, ([kh, ways]) => [scoreOf(kh), ways])), leastByRuns: 1 / permutation_choose(passes.length, head.length) };
  }
  function wholeRuns({ base, head }) {
    const enough = Math.min(RUNS_TO_SHUFFLE_WHOLE, longEnough(base, 1).length);
    const most = Math.max(...head.map((run) => run.length));
    if ([...base, ...head].every((run) => run.length === most)) return cutTo(most, base, head);
    let best = 1;
    let bestInformation = 0;
    for (let n = 1; n <= most; n += 1) {
      const baseRuns = longEnough(base, n).length;
      const headRuns = longEnough(head, n).length;
      const information = n * baseRuns * headRuns / (baseRuns + headRuns);
      if (baseRuns >= enough && information > bestInformation) {
        best = n;
        bestInformation = information;
      }
    }
    return cutTo(best, longEnough(base, best), longEnough(head, best));
  }
  function cutTo(n, base, head) {
    const passes = (run) => (0, compared_result.Hb)(run, n);
    return { n, base: base.map(passes), head: head.map(passes) };
  }
  function longEnough(runs, n) {
    return runs.filter((run) => run.length >= n);
  }
  function choicesByPasses(passes, size) {
    const bySize = Array.from({ length: size + 1 }, () => /* @__PURE__ */ new Map());
    bySize[0]?.set(0, 1);
    for (const run of passes) {
      for (let taken = size; taken > 0; taken -= 1) {
        for (const [sum2, ways] of bySize[taken - 1] ?? []) {
          const target = bySize[taken];
          target?.set(sum2 + run, (target.get(sum2 + run) ?? 0) + ways);
        }
      }
    }
    return bySize[size] ?? /* @__PURE__ */ new Map();
  }
  function permutation_choose(n, k) {
    let ways = 1;
    for (let index = 1; index <= Math.min(k, n - k); index += 1) {
      ways = ways * (n - Math.min(k, n - k) + index) / index;
    }
    return ways;
  }
  function product(chances) {
    return chances.reduce((all, chance) => all * chance, 1);
  }
  var round_limits = __webpack_require__(19070);
  var shared_alpha = __webpack_require__(1297);
  ;
  const ERRORED_ONE_IN = 10;
  function suiteQuestion(sample) {
    const evidence = sample.isStopped === true ? void 0 : suiteEvidence(sample);
    const blocked = obstacle(sample, evidence);
    if (evidence === void 0 || blocked !== void 0) {
      const reason = blocked ?? { kind: "nothing-compared" };
      return { canBeJudged: false, isWorseAt: () => false, verdict: () => ({ verdict: "cannot-tell", reason, evidence }) };
    }
    return { canBeJudged: true, isWorseAt: (level) => (0, tolerance.T)(evidence.p, level) && evidence.guard?.passes !== false && sample.otherCause === void 0, verdict: (isWorse, level) => isWorse ? { verdict: "worse", evidence } : notShownWorse(sample, evidence, level) };
  }
  function judgeSuites(samples) {
    const questions = samples.map(suiteQuestion);
    const judged = questions.filter(({ canBeJudged }) => canBeJudged);
    const { worse, levels } = (0, shared_alpha.y)(judged.map(({ isWorseAt }) => isWorseAt), round_limits.Nh);
    return questions.map((question) => {
      const at = judged.indexOf(question);
      return question.verdict(worse[at] ?? false, levels[at] ?? round_limits.Nh);
    });
  }
  function suiteEvidence({ results, untouched = [], limit = round_limits.Nh, unguarded }) {
    const compared = results.filter((result) => (0, compared_result.m2)((0, compared_result.wM)(result)));
    const counts = compared.map(compared_result.cM);
    const bound = dropBound(counts);
    if (bound === void 0) return void 0;
    const test = permutationTest(compared);
    return { ...bound, ...sampleSizes(counts), compared: compared.length, oneAnswerASide: compared.filter(({ deterministic }) => deterministic).length, withoutBothSides: results.length - compared.length, p: (0, round_limits.rR)(test.worse, limit), pBetter: (0, round_limits.rR)(test.better, limit), score: test.score, leastP: (0, round_limits.rR)(test.leastByRuns, limit), guard: unguarded === true ? void 0 : suiteGuard(compared, untouched) };
  }
  function suiteGuard(compared, untouched = []) {
    const touched = guarded(compared);
    const days = (0, guards.Mc)(touched, compared.length);
    if (days === void 0) return void 0;
    const { runs } = days;
    const others = (0, guards.FR)(touched, guarded(untouched.filter((result) => (0, compared_result.m2)((0, compared_result.wM)(result)))));
    if (others === void 0 || others.critical >= days.critical) {
      const { critical: critical2, drop: drop2, passes: passes2 } = days;
      return { kind: "days", runs, critical: critical2, drop: drop2, passes: passes2 };
    }
    const { critical, drop, passes } = others;
    return { kind: "untouched", runs, critical, drop, passes, untouchedDrop: days.drop - drop };
  }
  function guarded(results) {
    return results.filter(({ deterministic }) => !deterministic).map(({ base, head }) => ({ base: base.map((run) => run.length === 0 ? null : passesAndRepeats(run)), head: passesAndRepeats(head.flat()) }));
  }
  function passesAndRepeats(run) {
    return [(0, compared_result.Hb)(run), run.length];
  }
  function obstacle({ headRuns: { all, errored }, changedModels, isJudgeChanged, isStopped }, evidence) {
    if (isStopped === true) return { kind: "stopped" };
    if (errored * ERRORED_ONE_IN > all) return { kind: "errored", errored, all };
    if (evidence !== void 0) return void 0;
    if (isJudgeChanged === true) return { kind: "judge-changed" };
    return changedModels.length > 0 ? { kind: "model-version", models: changedModels } : void 0;
  }
  function notShownWorse({ changedModels, isJudgeChanged, otherCause, margin = round_limits.PH }, evidence, level) {
    const because = (reason) => ({ verdict: "cannot-tell", reason, evidence });
    const { p, upper, leastP, guard } = evidence;
    if (guard?.passes === false && (0, tolerance.T)(p, level)) {
      const { untouchedDrop = 0 } = guard;
      return because({ kind: untouchedDrop > 0 ? "untouched-fell" : "day-to-day" });
    }
    if (otherCause !== void 0 && (0, tolerance.T)(p, level)) {
      return because({ kind: otherCause === "judge" ? "judge-moved" : "untouched-fell" });
    }
    if (isJudgeChanged === true) return because({ kind: "judge-changed" });
    if (changedModels.length > 0) return because({ kind: "model-version", models: changedModels });
    if (upper < margin) return { verdict: "not-worse", evidence };
    return because({ kind: (0, tolerance.T)(leastP, round_limits.Nh) ? "too-few-runs" : "too-little-data" });
  }
  function modelChange(verdict) {
    if (verdict.verdict === "worse") return "worse";
    const { evidence } = verdict;
    if (verdict.verdict === "cannot-tell" && verdict.reason.kind === "model-version") {
      return "another-version";
    }
    if (evidence !== void 0 && (0, tolerance.T)(evidence.pBetter, round_limits.Nh)) return "better";
    return verdict.verdict === "not-worse" ? "same" : "unknown";
  }
}) };
