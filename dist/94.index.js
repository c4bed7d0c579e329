export const id = 94;
export const ids = [94];
export const modules = {
  /***/
  90094: (
    /***/
    ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        htmlPieces: () => (
          /* binding */
          htmlPieces
        ),
        renderHtml: () => (
          /* binding */
          renderHtml
        )
      });
      var external_node_crypto_ = __webpack_require__(77598);
      var words_escape = __webpack_require__(90609);
      var findings = __webpack_require__(7653);
      var format = __webpack_require__(91930);
      var headline = __webpack_require__(17294);
      var links = __webpack_require__(22417);
      var aggregate = __webpack_require__(37511);
      var word = __webpack_require__(34440);
      var cut = __webpack_require__(35357);
      ;
      function shownText(text, max) {
        const shown2 = (0, words_escape.Yj)((0, cut.Yj)(text, max));
        if (text.length <= max)
          return { text: shown2 };
        return {
          text: shown2,
          note: `Cut here: ${(0, format.U9)(max)} of ${(0, format.U9)(text.length)} characters. report.json has all of it.`
        };
      }
      function cutBlock(text, max) {
        const shown2 = (0, words_escape.Yj)((0, cut.Yj)(text, max));
        return text.length <= max ? shown2 : `${shown2}…`;
      }
      function jsonText(value) {
        try {
          return JSON.stringify(value, void 0, 1).replaceAll(/\n\s*/gu, " ");
        } catch {
          return "(nested too deeply to show)";
        }
      }
      ;
      const MAX_COMPARED = 6e3;
      const MAX_EDITS = 150;
      const MAX_MARKED_PAIRS = 50;
      const MAX_MARKS = 400;
      function beforeAfters(results) {
        const pairs = /* @__PURE__ */ new Map();
        for (const result of results) {
          const pair = pairOf(result, pairs.size < MAX_MARKED_PAIRS);
          if (pair !== void 0)
            pairs.set(result, pair);
        }
        return pairs;
      }
      function pairOf({ comparison, runs }, isMarked) {
        const known = comparison?.before;
        const shown2 = runs.filter((run2) => run2.outputOmitted !== true && run2.turns === void 0);
        const run = shown2.find((one) => !(0, aggregate.GT)(one)) ?? shown2[0];
        if (known === void 0 || run === void 0)
          return void 0;
        const before = shownText(known.outputText, MAX_COMPARED);
        const after = shownText(run.outputText, MAX_COMPARED);
        const found = isMarked ? differences(before.text, after.text) : TOO_MANY_PAIRS;
        return {
          before: { ...before, marks: found.before, passed: known.passed },
          after: { ...after, marks: found.after, passed: (0, aggregate.GT)(run) },
          note: found.note
        };
      }
      const TOO_MANY_PAIRS = {
        before: [],
        after: [],
        note: `Differences are marked in the first ${MAX_MARKED_PAIRS} tests only.`
      };
      const TOO_DIFFERENT = {
        before: [],
        after: [],
        note: "The answers have too little in common to mark what differs."
      };
      function differences(before, after) {
        const parts = (0, word.pR)(before, after, { maxEditLength: MAX_EDITS });
        if (parts === void 0)
          return TOO_DIFFERENT;
        const marks = { before: [], after: [] };
        let [at, now] = [0, 0];
        for (const { added, removed, value } of parts) {
          const { length } = value;
          if (removed)
            marks.before.push({ start: at, end: at + length, kind: "removed" });
          else if (added)
            marks.after.push({ start: now, end: now + length, kind: "added" });
          if (!added)
            at += length;
          if (!removed)
            now += length;
        }
        return { before: marks.before.slice(0, MAX_MARKS), after: marks.after.slice(0, MAX_MARKS) };
      }
      var assertions_metadata = __webpack_require__(90580);
      var bands = __webpack_require__(47600);
      ;
      const MAX_NAME = 200;
      const KIND_WORDS = {
        agent: "agent",
        model: "model call",
        tool: "tool",
        step: "step"
      };
      function traceTree(trace) {
        if (trace === void 0 || trace.steps.length === 0)
          return void 0;
        return {
          lines: trace.steps.map(({ kind, name, depth, startMs, durationMs, ...rest }) => ({
            kind: KIND_WORDS[kind],
            name: (0, words_escape.Kb)(name, MAX_NAME),
            depth,
            facts: [(0, format.p0)(durationMs), `after ${(0, format.p0)(startMs)}`, ...tokenWords(rest)],
            failed: rest.failed === true
          })),
          note: noteOf(trace)
        };
      }
      function tokenWords({ inputTokens, outputTokens }) {
        if (inputTokens === void 0 && outputTokens === void 0)
          return [];
        return [`${(0, format.U9)(inputTokens ?? 0)} tokens in, ${(0, format.U9)(outputTokens ?? 0)} out`];
      }
      function noteOf({ steps, understoodSpans, otherSpans, ...lost }) {
        const more = Math.max(0, understoodSpans - steps.length);
        const parts = [
          ...more === 0 ? [] : [(0, format.LS)(more, "more step")],
          ...otherSpans === 0 ? [] : [(0, format.LS)(otherSpans, "span of no known convention", "spans of no known convention")],
          ...lost.droppedSpans === 0 ? [] : [(0, format.LS)(lost.droppedSpans, "span beyond the limit", "spans beyond the limit")],
          ...lost.refusedExports === 0 ? [] : [(0, format.LS)(lost.refusedExports, "refused export")]
        ];
        return parts.length === 0 ? void 0 : `Not shown: ${parts.join(", ")}.`;
      }
      var reused = __webpack_require__(33590);
      ;
      const answer_marks_MAX_MARKS = 200;
      const MAX_PATTERN = 2e3;
      function marksOf(text, assertions) {
        const found = assertions.filter((assertion) => !assertion.passed).flatMap((assertion) => [
          ...textsOf(assertion, "forbidden").flatMap((needle) => occurrences(text, needle, "forbidden")),
          ...textsOf(assertion, "redactedMatches").flatMap((needle) => occurrences(text, needle, "redacted"))
        ]).sort((a, b) => a.start - b.start || b.end - a.end);
        return withoutOverlaps(found).slice(0, answer_marks_MAX_MARKS);
      }
      function textsOf({ metadata }, name) {
        const list = metadata?.[name];
        if (!Array.isArray(list))
          return [];
        const texts = list;
        return [...new Set(texts.filter((item) => typeof item === "string"))];
      }
      function occurrences(text, needle, kind) {
        const plain = (0, words_escape.Yj)(needle);
        if (plain.trim() === "")
          return [];
        const exact = exactOccurrences(text, plain);
        const found = exact.length > 0 ? exact : occurrencesInAnyCase(text, plain);
        return found.slice(0, answer_marks_MAX_MARKS).map(([start, length]) => ({ start, end: start + length, kind }));
      }
      function exactOccurrences(text, plain) {
        const found = [];
        for (let start = text.indexOf(plain); start !== -1 && found.length < answer_marks_MAX_MARKS; start = text.indexOf(plain, start + plain.length)) {
          found.push([start, plain.length]);
        }
        return found;
      }
      function occurrencesInAnyCase(text, plain) {
        if (plain.length > MAX_PATTERN)
          return [];
        const pattern = plain.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
        return [...text.matchAll(new RegExp(pattern, "giu"))].map(({ index, 0: { length } }) => [
          index,
          length
        ]);
      }
      function withoutOverlaps(marks) {
        let end = 0;
        return marks.filter((mark) => {
          if (mark.start < end)
            return false;
          end = mark.end;
          return true;
        });
      }
      ;
      const MAX_VARIABLES = 50;
      const MAX_TOOLS = 50;
      const question_MAX_NAME = 300;
      const MAX_VALUE = 1e3;
      const MAX_PARAMETERS = 4e3;
      function questionOf(input, max) {
        if (input === void 0 || max === 0)
          return void 0;
        const valueLength = Math.min(max, MAX_VALUE);
        return {
          vars: Object.entries(input.vars).slice(0, MAX_VARIABLES).map(([name, value]) => [(0, words_escape.Kb)(name, question_MAX_NAME), cutBlock(value, valueLength)]),
          messages: input.messages.map(({ role, content }) => ({ role, ...shownText(content, max) })),
          tools: input.tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => ({
            name: (0, words_escape.Kb)(name, question_MAX_NAME),
            description: description === void 0 ? void 0 : cutBlock(description, valueLength),
            parameters: parameters === void 0 ? void 0 : cutBlock(jsonText(parameters), Math.min(max, MAX_PARAMETERS))
          })),
          command: input.command === void 0 ? void 0 : cutBlock(input.command, max)
        };
      }
      ;
      const MAX_MESSAGE = 4e3;
      const MAX_FACT = 600;
      const MAX_LABEL = 300;
      const MAX_ARGUMENTS = 4e3;
      const MAX_CALLS = 100;
      const MAX_FACTS = 20;
      function resultDetail(result, extent, beforeAfter) {
        const shown2 = result.runs.find((run) => run.input !== void 0 && isWanted(run, extent));
        const question = questionOf(shown2?.input, extent.answer);
        const known = JSON.stringify(question);
        const { runs: counted, extraRuns = [] } = result;
        const runs = [...counted, ...extraRuns].map((run, index) => {
          const detail = runDetail(run, extent, index >= counted.length);
          if (run.input === shown2?.input || !isWanted(run, extent))
            return detail;
          const own = questionOf(run.input, extent.answer);
          return own === void 0 || JSON.stringify(own) === known ? detail : { ...detail, question: own };
        });
        return {
          about: aboutOf(result),
          question,
          runs,
          beforeAfter: beforeAfter !== void 0 && hasRoom(beforeAfter, extent) ? beforeAfter : void 0
        };
      }
      function aboutOf({ description, metadata = {} }) {
        const values = [
          ...description === void 0 ? [] : [["Description", description]],
          ...Object.entries(metadata).map(([name, value]) => [
            name,
            typeof value === "string" ? value : value.join(", ")
          ])
        ];
        if (values.length === 0)
          return void 0;
        return values.slice(0, MAX_FACTS).map(([name, value]) => [(0, words_escape.Kb)(name, MAX_LABEL), (0, words_escape.Kb)(value, MAX_FACT)]);
      }
      function hasRoom({ after }, { answersOf: answersOf2, answer }) {
        if (answer < MAX_COMPARED)
          return false;
        return answersOf2 === "all" || answersOf2 === "failed" && !after.passed;
      }
      function isWanted(run, { answersOf: answersOf2 }) {
        return answersOf2 === "all" || answersOf2 === "failed" && !(0, aggregate.GT)(run);
      }
      function runDetail(run, extent, isExtra) {
        const passed = (0, aggregate.GT)(run);
        const wanted = isWanted(run, extent);
        const head = {
          title: `Run ${run.runIndex + 1}`,
          verdict: verdictOf(run),
          facts: [...isExtra ? ["for the comparison only, counts in no gate"] : [], ...runFacts(run)]
        };
        if (passed && extent.passedRuns === "counted") {
          const note2 = `${(0, format.LS)(run.assertions.length, "assertion")} passed. They are in report.json: this page would be too large.`;
          return { ...head, assertions: [], answers: [], note: note2 };
        }
        const note = answerNote(run, wanted);
        const answers = answersOf(run, wanted ? extent.answer : 0);
        return {
          ...head,
          assertions: run.assertions.map((assertion) => ({
            ...assertionDetail(assertion),
            judged: judgedOf(assertion, run, answers)
          })),
          answers,
          trace: wanted ? traceTree(run.trace) : void 0,
          thoughts: thoughtsOf(run, wanted ? extent.answer : 0),
          note
        };
      }
      function verdictOf(run) {
        if ((0, aggregate.E3)(run))
          return "errored";
        if ((0, aggregate.Ls)(run))
          return "not-run";
        return (0, aggregate.GT)(run) ? "passed" : "failed";
      }
      function answerNote(run, wanted) {
        if ((0, aggregate.Ls)(run)) {
          return run.callCount === 0 ? "Not asked: the verdict was decided without it." : "Not judged: it was under way when the verdict was decided without it.";
        }
        if (run.outputOmitted === true)
          return "Question and answer are left out (input outputs).";
        if (!wanted)
          return "Question and answer are in report.json: this page would be too large.";
        return void 0;
      }
      function runFacts(run) {
        const { tokenUsage, costEstimateUsd, callCount } = run;
        const { outcome } = run;
        return [
          ...outcome.kind === "reused" ? [(0, reused.u)(outcome)] : [],
          (0, format.p0)(run.latencyMs),
          costEstimateUsd === null ? "cost unknown" : (0, format.dR)(costEstimateUsd),
          (0, format.LS)(tokenUsage.totalTokens, "token"),
          ...callCount === 0 ? [] : [(0, format.LS)(callCount, "call")],
          ...run.thoughtCharacters === void 0 ? [] : [`💭 ${(0, format.LS)(run.thoughtCharacters, "character")} of thoughts`],
          ...run.truncated ? ["✂️ cut at maxTokens"] : [],
          ...run.turnLimitReached ? ["ended at maxTurns"] : []
        ];
      }
      function thoughtsOf({ thoughts = "" }, max) {
        return thoughts === "" || max === 0 ? void 0 : shownText(thoughts, max);
      }
      function answersOf(run, max) {
        const omitted = run.outputOmitted === true || max === 0;
        const detail = ({ outputText, toolCalls }, turn, index = 0) => ({
          turn: turn === void 0 ? void 0 : (0, words_escape.Kb)(turn.label, MAX_LABEL),
          user: omitted || turn?.user === void 0 || index === 0 ? void 0 : shownText(turn.user, max),
          calls: toolCalls.slice(0, MAX_CALLS).map((call) => callDetail(call, omitted)),
          answer: omitted ? { text: "", marks: [] } : markedText(outputText, run.assertions, max)
        });
        const answers = run.turns?.map((turn, index) => detail(turn, turn, index)) ?? [detail(run)];
        return answers.filter(({ user, calls, answer }) => user !== void 0 || calls.length > 0 || answer.text !== "");
      }
      function markedText(text, assertions, max) {
        const shown2 = shownText(text, max);
        return { ...shown2, marks: marksOf(shown2.text, assertions) };
      }
      function callDetail(call, omitted) {
        return {
          name: (0, words_escape.Kb)(call.name, MAX_LABEL),
          args: omitted ? void 0 : cutBlock(jsonText(call.arguments), MAX_ARGUMENTS),
          result: omitted || call.result === void 0 ? void 0 : cutBlock(jsonText(call.result), MAX_ARGUMENTS)
        };
      }
      function assertionDetail(assertion) {
        const { assertionType, label, passed, advisory, failureCode, failureMessage, metadata } = assertion;
        const message = failureMessage ?? "";
        const reason = reasonOf(assertion);
        return {
          label: (0, words_escape.Kb)(label, MAX_LABEL),
          type: (0, words_escape.Kb)(assertionType, MAX_LABEL),
          passed,
          advisory,
          scoreText: (0, format.fN)(assertion.score),
          band: isGraded(assertion) ? (0, bands.BV)(assertion.score) : void 0,
          code: failureCode,
          message: message === "" ? void 0 : cutBlock(message, MAX_MESSAGE),
          reason: reason === void 0 ? void 0 : cutBlock(reason, MAX_MESSAGE),
          facts: (0, assertions_metadata.x)(metadata).filter(([, value]) => saysSomething(value, [label, message, reason])).slice(0, MAX_FACTS).map(([name, value]) => [(0, words_escape.Kb)(name, MAX_LABEL), factText(value)])
        };
      }
      function criterionOf({ assertionType, metadata }) {
        if (assertionType !== "judge" || metadata?.criteria === void 0)
          return void 0;
        return (0, words_escape.Yj)(metadata.criteria);
      }
      function judgedOf(assertion, run, answers) {
        const criterion = criterionOf(assertion);
        if (criterion === void 0)
          return void 0;
        const turn = run.turns?.find(({ label }) => assertion.label.startsWith(`${label}: `));
        const text = (0, words_escape.Yj)((turn ?? run).outputText);
        const name = turn === void 0 ? void 0 : (0, words_escape.Kb)(turn.label, MAX_LABEL);
        const answer = answers.findLastIndex((shown2) => (name === void 0 || shown2.turn === name) && shown2.answer.text === text);
        return answer === -1 || text === "" ? void 0 : { criterion, answer };
      }
      function reasonOf({ metadata, failureMessage }) {
        const reasons = [metadata?.reasoning, metadata?.reason];
        return reasons.filter((reason) => typeof reason === "string").find((reason) => reason !== "" && reason !== failureMessage);
      }
      function isGraded({ assertionType, metadata }) {
        if (assertionType === "judge")
          return true;
        if (assertionType === "drift")
          return metadata?.["exercised"] !== false;
        return metadata?.["scored"] === true;
      }
      function saysSomething(value, shown2) {
        if (Array.isArray(value))
          return value.length > 0;
        return value !== null && value !== void 0 && value !== "" && !shown2.includes(value);
      }
      function factText(value) {
        if (typeof value === "string")
          return cutBlock(value, MAX_FACT);
        if (typeof value === "number" && !Number.isInteger(value))
          return (0, format.ic)((0, format.U9)(value, 4));
        return cutBlock(jsonText(value), MAX_FACT);
      }
      var changes = __webpack_require__(53674);
      ;
      const MAX_TAGS = 20;
      function testRows(report) {
        return report.suites.flatMap((suite, index) => suite.results.map((result) => testRow(report, index, result)));
      }
      function resultsOf(report) {
        return report.suites.flatMap((suite) => suite.results);
      }
      function testRow(report, suite, result) {
        const { location } = result;
        const url = (0, links.Hx)(report.run, location);
        const lowest = lowestScore(result);
        return {
          suite,
          name: (0, words_escape.Kb)(result.testCaseName, links.Ab),
          model: (0, words_escape.Kb)(result.modelId, links.Ab),
          status: result.status,
          passedRuns: result.runs.filter(aggregate.GT).length,
          runs: (0, aggregate.py)(result),
          lowestScore: lowest,
          scoreText: lowest === null ? "–" : (0, format.fN)(lowest),
          latencyMs: result.latencyAvgMs,
          latencyText: (0, format.p0)(result.latencyAvgMs),
          costUsd: result.totalCostUsd,
          costText: (0, format.dR)(result.totalCostUsd),
          codes: result.failureCodes,
          tags: result.tags.slice(0, MAX_TAGS).map((tag) => (0, words_escape.Kb)(tag, links.Ab)),
          place: (0, words_escape.Kb)(`${location.file}:${location.line}`, links.Ab),
          url,
          ...result.assertsNothing ? { assertsNothing: true } : {},
          reusedText: result.reused && (0, reused.u)(result.reused),
          ...comparedWith(result)
        };
      }
      function comparedWith(result) {
        const { comparison } = result;
        const [change, changeText] = [(0, changes.C2)(comparison), (0, changes.mF)(result)];
        const base = comparison?.base;
        return {
          change,
          changeText,
          ...base === void 0 ? {} : { baseText: `${base.passed} of ${base.runs}` }
        };
      }
      function lowestScore(result) {
        const means = Object.values(result.assertionScores).map((summary) => summary.mean);
        return means.length === 0 ? null : means.reduce((least, mean) => Math.min(least, mean), Infinity);
      }
      var numbers = __webpack_require__(14125);
      ;
      const CHUNK_SIZE = 50;
      const MAX_DETAILS = 12e6;
      const VARIANTS = [
        { answersOf: "all", answer: 2e4, passedRuns: "whole" },
        { answersOf: "failed", answer: 2e4, passedRuns: "whole" },
        { answersOf: "failed", answer: 2e3, passedRuns: "whole" },
        { answersOf: "failed", answer: 2e3, passedRuns: "counted" },
        { answersOf: "none", answer: 0, passedRuns: "counted" }
      ];
      function dataElements(report, suites, budget = MAX_DETAILS) {
        const results = resultsOf(report);
        const judged = criteriaOf(results);
        const index = { suites, rows: testRows(report), chunkSize: CHUNK_SIZE, judged };
        const pairs = beforeAfters(results);
        return [dataElement("kindlm-index", index), ...detailElements(results, pairs, budget)];
      }
      const MAX_CRITERIA = 100;
      function criteriaOf(results) {
        const judged = results.flatMap(({ runs }) => runs).filter(({ outputOmitted }) => outputOmitted !== true).flatMap(({ assertions }) => assertions.flatMap((assertion) => criterionOf(assertion) ?? []));
        return [...new Set(judged)].slice(0, MAX_CRITERIA);
      }
      function detailElements(results, pairs, budget) {
        const last = VARIANTS.length - 1;
        for (const [variant, extent] of VARIANTS.entries()) {
          if (variant !== last && answersLength(results, extent) > budget)
            continue;
          const { elements, whole } = elementsWithin(results, pairs, extent, budget);
          if (whole || variant === last)
            return elements;
        }
        return [];
      }
      function answersLength(results, { answersOf: answersOf2, answer }) {
        if (answersOf2 === "none")
          return 0;
        const runs = results.flatMap((result) => result.runs);
        const shown2 = answersOf2 === "all" ? runs : runs.filter((run) => !(0, aggregate.GT)(run));
        const texts = shown2.flatMap(({ turns, outputText }) => turns === void 0 ? [outputText] : turns.map((turn) => turn.outputText));
        return (0, numbers.cz)(texts.map((text) => Math.min(text.length, answer)));
      }
      function elementsWithin(results, pairs, extent, budget) {
        const elements = [];
        let length = 0;
        for (let start = 0; start < results.length; start += CHUNK_SIZE) {
          const chunk = results.slice(start, start + CHUNK_SIZE).map((result) => resultDetail(result, extent, pairs.get(result)));
          const element = dataElement(`kindlm-details-${start / CHUNK_SIZE}`, chunk);
          length += element.length;
          if (length > budget)
            return { elements, whole: false };
          elements.push(element);
        }
        return { elements, whole: true };
      }
      function dataElement(id2, data) {
        const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
        return `<script type="application/json" id="${id2}">${json}<\/script>`;
      }
      var sections_caveats = __webpack_require__(25486);
      var run_state = __webpack_require__(66866);
      var comparison_line = __webpack_require__(22197);
      var words_sentence = __webpack_require__(91887);
      var rate_text = __webpack_require__(73078);
      var model_comparison = __webpack_require__(40354);
      var reliability_rows = __webpack_require__(66817);
      ;
      const GATE_SIGNS = {
        passed: { sign: "✅ passed", kind: "good" },
        failed: { sign: "❌ failed", kind: "bad" },
        "no data": { sign: "❌ no data", kind: "bad" },
        "not exercised": { sign: "➖ not exercised", kind: "idle" }
      };
      function gatesTable(gates, suiteName) {
        const compared = gates.some(({ base: base2 }) => base2 !== void 0);
        const rows = gates.map((gate) => {
          const { sign, kind } = GATE_SIGNS[gate.sign];
          return [
            `<tr class="${kind}"><th scope="row">${htmlLink(gate.title, gate.url)}</th>`,
            numberCell("Actual", gate.actual),
            ...compared ? [numberCell("Base", gate.base ?? "–")] : [],
            numberCell("Threshold", gate.threshold),
            numberCell("Margin", gate.margin, "margin"),
            `<td class="sign">${sign}${gate.note === void 0 ? "" : `<span class="rerun">${(0, words_escape.js)(gate.note)}</span>`}</td></tr>`
          ].join("");
        });
        const base = compared ? ["#Base"] : [];
        const titles = ["Gate", "#Actual", ...base, "#Threshold", "#Margin", "Verdict"];
        return table(`Gates of ${suiteName}`, titles, rows);
      }
      function modelsTable(suite) {
        const rows = (0, model_comparison.wA)(suite).map((row) => {
          return [
            `<tr><th scope="row">${(0, words_escape.js)(row.modelId)}</th>`,
            `<td data-label="Provider">${(0, words_escape.js)(row.model ?? "–")}</td>`,
            numberCell("Pass rate", (0, rate_text.cf)(row.passRate, `${(0, headline.cN)(suite)}s`)),
            numberCell("Passed", `${row.passed} of ${row.total}${(0, model_comparison.wb)(row)}`),
            numberCell("Judge average", row.judgeAverage === void 0 ? "–" : (0, format.fN)(row.judgeAverage)),
            numberCell("Mean latency", (0, format.p0)(row.latencyMs)),
            numberCell("Cost", (0, format.dR)(row.costUsd)),
            "</tr>"
          ].join("");
        });
        if (rows.length === 0)
          return "";
        const titles = ["Model", "Provider", "#Pass rate", "#Passed", "#Judge average", "#Mean latency"];
        return `<h3>Models</h3>
${table(`Models of ${suite.name}`, [...titles, "#Cost"], rows)}`;
      }
      const tables_MAX_CRITERIA = 300;
      const MAX_TEXT = 2e3;
      function judgesHtml(judges) {
        if (judges.length === 0)
          return "";
        return ["<h3>Judges against labels</h3>", ...judges.map(judgeHtml)].join("\n");
      }
      function judgeHtml(judge) {
        const { icon, criteria, judgeModel, rates, verdict, notes } = judge;
        const model = judgeModel === void 0 ? "" : ` (<code class="name">${(0, words_escape.js)(judgeModel)}</code>)`;
        const name = `<code class="name">${(0, words_escape.js)((0, words_escape.Kb)(criteria, tables_MAX_CRITERIA))}</code>`;
        return [
          `<p class="caveat"><span aria-hidden="true">${icon}</span> Judge of ${name}${model}: ${(0, words_escape.js)(rates)}: <b>${(0, words_escape.js)(verdict)}</b></p>`,
          notes.length === 0 ? "" : `<p class="facts">${notes.map((note) => (0, words_escape.js)(note)).join(" ")}</p>`,
          wrongHtml(judge)
        ].filter((part) => part !== "").join("\n");
      }
      function wrongHtml({ wrong, moreWrong, criteria }) {
        const all = wrong.length + moreWrong;
        if (all === 0)
          return "";
        const rows = wrong.map((label) => `<tr><th scope="row">${htmlLink(label.place, label.url)}</th>${cell("People", peopleHtml(label))}${cell("Judge", judgeHtmlOf(label))}${cell("Answer", answerHtml(label))}</tr>`);
        const more = moreWrong === 0 ? "" : `<p class="facts">and ${(0, format.U9)(moreWrong)} more</p>`;
        const heads = ["Label", "People", "Judge", "Answer"].map((it) => `<th scope="col">${it}</th>`);
        return [
          `<details><summary>Wrong on ${(0, format.LS)(all, "label")}</summary>`,
          `<div class="scroll" tabindex="0" role="group" aria-label="${(0, words_escape.js)(`Wrong labels of ${(0, words_escape.Kb)(criteria, 100)}`)}">`,
          `<table class="cards"><thead><tr>${heads.join("")}</tr></thead>`,
          `<tbody>${rows.join("\n")}</tbody></table></div>${more}</details>`
        ].join("\n");
      }
      function cell(title, html) {
        return `<td data-label="${title}">${html}</td>`;
      }
      function peopleHtml({ good, note }) {
        return `<b>${good ? "good" : "bad"}</b>${note === void 0 ? "" : `<br>${shown(note)}`}`;
      }
      function judgeHtmlOf({ score: given, reasoning }) {
        return `<b>gives ${(0, format.fN)(given)}</b>${reasoning === void 0 ? "" : `<br>${shown(reasoning)}`}`;
      }
      function answerHtml({ output, question }) {
        const asked = question === void 0 ? "" : `<i>${shown(question)}</i><br>`;
        return output === void 0 ? "–" : `${asked}${output === "" ? "(empty)" : shown(output)}`;
      }
      function shown(text) {
        return (0, words_escape.js)((0, words_escape.Kb)(text, MAX_TEXT));
      }
      function reliabilityTable(all, suiteName) {
        const tries = (0, reliability_rows.PL)(all);
        const rows = all.map((row) => {
          const cells = tries.map((it) => {
            const point = (0, reliability_rows.sd)(row, it);
            const text = point === void 0 ? "–" : (0, reliability_rows.EK)(point);
            return numberCell(`Right ${(0, reliability_rows.NJ)(it)}`, text);
          });
          return `<tr><th scope="row">${(0, words_escape.js)(row.modelId)}</th>${cells.join("")}</tr>`;
        });
        if (rows.length === 0)
          return "";
        const titles = ["Model", ...tries.map((it) => `#Right ${(0, reliability_rows.NJ)(it)}`)];
        return `<h3>Reliability</h3>
${table(`Reliability in ${suiteName}`, titles, rows)}`;
      }
      function numberCell(label, text, kind = "") {
        return `<td class="${`number ${kind}`.trim()}" data-label="${label}">${(0, words_escape.js)(text)}</td>`;
      }
      function table(name, titles, rows) {
        if (rows.length === 0)
          return "";
        const heads = titles.map((title) => title.startsWith("#") ? `<th scope="col" class="number">${title.slice(1)}</th>` : `<th scope="col">${title}</th>`);
        return [
          // A table may be wider than the page, and by keyboard only what can be focused scrolls.
          `<div class="scroll" tabindex="0" role="group" aria-label="${(0, words_escape.js)((0, words_escape.Kb)(name, 200))}">`,
          '<table class="cards">',
          `<thead><tr>${heads.join("")}</tr></thead>`,
          `<tbody>${rows.join("\n")}</tbody>`,
          "</table></div>"
        ].join("\n");
      }
      function htmlLink(label, url) {
        const safe = url === void 0 ? void 0 : (0, links.Pl)(url);
        return safe === void 0 ? (0, words_escape.js)(label) : `<a href="${(0, words_escape.js)(safe)}" rel="noreferrer">${(0, words_escape.js)(label)}</a>`;
      }
      ;
      function comparisonHtml(line2) {
        switch (line2.kind) {
          case "absent":
            return "";
          case "unavailable":
            return `<p class="compared">➖ ${(0, words_escape.js)(line2.words)}</p>`;
          case "compared": {
            const { base, outcome, sentence, notes } = line2;
            const below = notes.map((note) => htmlSentence(note, base)).join(" ");
            return [
              `<div class="compared ${outcome}">`,
              `<p><span aria-hidden="true">${(0, comparison_line.F4)(outcome)}</span> <b>${htmlSentence(sentence, base)}</b></p>`,
              below === "" ? "" : `<p class="facts">${below}</p>`,
              "</div>"
            ].join("");
          }
        }
      }
      function htmlSentence(sentence, base) {
        return (0, words_sentence.x7)(sentence, (name, kind) => {
          const shown2 = (0, words_escape.Kb)(name, comparison_html_MAX_NAME);
          return kind === "commit" ? htmlLink(shown2, base.url) : `<code class="name">${(0, words_escape.js)(shown2)}</code>`;
        });
      }
      const comparison_html_MAX_NAME = 100;
      const MAX_REMOVED = 500;
      function changesHtml({ base, lists }, suiteName) {
        if (base === void 0 || lists.length === 0)
          return "";
        const chips = lists.filter(({ name }) => name !== "removed").map(({ name, title }) => `<button type="button" class="chip change ${name}" data-change="${name}" data-suite="${(0, words_escape.js)((0, words_escape.Kb)(suiteName, links.Ab))}">${(0, words_escape.js)(title)}</button>`);
        const notes = lists.flatMap(({ title, note }) => note === void 0 ? [] : [`<p class="facts">${(0, words_escape.js)(`${title}. ${note}`)}</p>`]);
        return [
          "<h3>Compared with the base</h3>",
          chips.length === 0 ? "" : `<p class="chips">${chips.join("\n")}</p>`,
          ...notes,
          ...lists.filter(({ name }) => name === "removed").map(removedHtml)
        ].filter((part) => part !== "").join("\n");
      }
      function removedHtml({ title, tests }) {
        const items = tests.slice(0, MAX_REMOVED).map(({ testCaseName, modelId, base }) => {
          const passed = base === void 0 ? "" : `: passed ${base.passed} of ${base.runs}`;
          return `<li>${(0, words_escape.js)(`${(0, words_escape.Kb)(testCaseName, comparison_html_MAX_NAME)} (${(0, words_escape.Kb)(modelId, comparison_html_MAX_NAME)})`)}${passed}</li>`;
        });
        const more = tests.length - items.length;
        const rest = more > 0 ? `<li>and ${(0, format.U9)(more)} more</li>` : "";
        return `<details><summary>${(0, words_escape.js)(title)}</summary><ul>${items.join("")}${rest}</ul></details>`;
      }
      var suite_sections = __webpack_require__(58844);
      ;
      function headerHtml(report) {
        const { outcome, words } = (0, headline.iV)(report);
        return [
          `<header class="verdict ${outcome}">`,
          `<h1>${(0, headline.sE)(outcome)} ${(0, words_escape.js)(words)}</h1>`,
          ...(0, run_state.W)(report).map((text) => `<p class="state">${(0, words_escape.js)(text)}</p>`),
          `<p class="facts">${overview_runFacts(report).join(" · ")}</p>`,
          "</header>"
        ].join("\n");
      }
      function overview_runFacts(report) {
        const { run, totals } = report;
        const before = [
          run.repository,
          run.pullRequest === void 0 ? void 0 : `pull request #${run.pullRequest}`
        ];
        const after = [
          run.startedAt.replace(/^(.{10})T(.{5}).*$/u, "$1 $2 UTC"),
          (0, headline.Sh)(report),
          ...totals.runs === 0 ? [] : [(0, headline.sR)(report.suites), (0, format.LS)(totals.tokens, "token"), (0, headline.fL)(totals)],
          (0, headline.Wm)(report)
        ];
        const text = (facts) => facts.filter((fact) => fact !== void 0).map(words_escape.js);
        return [
          ...text(before),
          ...run.sha === void 0 ? [] : [htmlLink(`commit ${(0, format.Ax)(run.sha)}`, (0, links.Bg)(run))],
          ...run.runUrl === void 0 ? [] : [htmlLink("workflow run", run.runUrl)],
          ...text(after)
        ];
      }
      function suiteHtml(report, suite, figures) {
        const { comparison, gates, failingTests, changes: changes2, judges, reliability, caveats, ...unplaced } = (0, suite_sections.H1)((0, suite_sections.no)(report, suite), HTML_SECTIONS, suite.name);
        (0, suite_sections.Nk)(unplaced);
        return [
          '<section class="suite">',
          // Of several suites each has its name above its verdicts; the only one has its own in the page's title.
          ...report.suites.length === 1 ? [comparison, suiteTitle(report, suite)] : [suiteTitle(report, suite), comparison],
          `<p class="counts">${(0, words_escape.js)((0, headline.rj)(suite))}</p>`,
          gates,
          changes2,
          figures.length === 0 ? "" : `<div class="plots">${figures.map(figureHtml).join("\n")}</div>`,
          modelsTable(suite),
          judges,
          reliability,
          caveats,
          failingTests,
          listHtml("Notices", suite.notices),
          listHtml("Skipped tests", suite.skippedTests.map(({ testCaseName, modelId }) => `${testCaseName} (${modelId})`)),
          "</section>"
        ].filter((part) => part !== "").join("\n");
      }
      function suiteTitle(report, suite) {
        if (report.suites.length === 1)
          return "<h2>Gates</h2>";
        const { outcome, words } = (0, headline.V5)(report, suite);
        return `<h2>${(0, headline.sE)(outcome)} ${(0, words_escape.js)(suite.name)}</h2>
<p>${(0, words_escape.js)(words)}</p>`;
      }
      function figureHtml({ title, words, svg }) {
        return [
          `<figure aria-label="${(0, words_escape.js)(title)}"><figcaption><b>${(0, words_escape.js)(title)}</b>`,
          `<span>${(0, words_escape.js)(words)}</span></figcaption>`,
          `<div aria-hidden="true">${svg}</div></figure>`
        ].join("");
      }
      const HTML_SECTIONS = {
        comparison: comparisonHtml,
        gates: gatesTable,
        // The table of tests, which the page's script draws, begins with them.
        failingTests: () => "",
        changes: changesHtml,
        judges: judgesHtml,
        reliability: reliabilityTable,
        caveats: (caveats) => caveats.map((caveat) => `<p class="caveat">${caveat.icon} ${(0, words_escape.js)((0, sections_caveats.P)(caveat))}.</p>`).join("\n")
      };
      function messagesHtml(report) {
        const problems = report.problems.map(({ location, message, hint }) => {
          const place = location === void 0 ? "" : `${location.file}:${location.line}: `;
          return [`${place}${message}`, hint].filter((text) => text !== void 0).join(" ");
        });
        return [listHtml("Problems", problems, "open"), listHtml("Notices of the run", report.notices)].filter((part) => part !== "").join("\n");
      }
      const MAX_ITEMS = 500;
      function listHtml(title, items, state = "folded") {
        if (items.length === 0)
          return "";
        const shown2 = items.slice(0, MAX_ITEMS).map((item) => `<li>${(0, words_escape.js)(item)}</li>`);
        const more = items.length > MAX_ITEMS ? `<li>and ${items.length - MAX_ITEMS} more</li>` : "";
        return [
          `<details${state === "open" ? " open" : ""}><summary>${title} (${(0, format.U9)(items.length)})</summary>`,
          `<ul>${shown2.join("")}${more}</ul></details>`
        ].join("");
      }
      ;
      const PAGE_STYLE = ":root {\n  color-scheme: light dark;\n  --page: light-dark(#f6f8fa, #0d1117);\n  --card: light-dark(#ffffff, #151b23);\n  --ink: light-dark(#1f2328, #f0f6fc);\n  --muted: light-dark(#59636e, #9198a1);\n  --line: light-dark(#d1d9e0, #3d444d);\n  --track: light-dark(#eaeef2, #262c36);\n  --accent: light-dark(#0969da, #4493f8);\n  --good: light-dark(#1a7f37, #3fb950);\n  --bad: light-dark(#cf222e, #f85149);\n  --warn: light-dark(#9a6700, #d29922);\n  --bad-wash: light-dark(#ffebe9, #3c1618);\n  --good-wash: light-dark(#dafbe1, #12261e);\n  --warn-wash: light-dark(#fff8c5, #2e2a1f);\n  --mono: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, monospace;\n}\n:root[data-theme='light'] {\n  color-scheme: light;\n}\n:root[data-theme='dark'] {\n  color-scheme: dark;\n}\n\n* {\n  box-sizing: border-box;\n}\nbody {\n  margin: 0;\n  background: var(--page);\n  color: var(--ink);\n  font:\n    14px/1.5 system-ui,\n    -apple-system,\n    'Segoe UI',\n    'Noto Sans',\n    Helvetica,\n    Arial,\n    sans-serif;\n}\nmain {\n  position: relative;\n  max-width: 1240px;\n  margin: 0 auto;\n  padding: 24px 24px 8px;\n}\nfooter {\n  max-width: 1240px;\n  margin: 0 auto;\n  padding: 8px 24px 32px;\n  color: var(--muted);\n  font-size: 12px;\n}\nh1 {\n  margin: 0;\n  padding-right: 88px;\n  font-size: 20px;\n  line-height: 1.35;\n  overflow-wrap: anywhere;\n}\nh2 {\n  margin: 28px 0 10px;\n  font-size: 16px;\n  overflow-wrap: anywhere;\n}\nh3 {\n  margin: 20px 0 8px;\n  font-size: 14px;\n}\n.question h3,\n.before-after h3,\n.answer h3,\n.answer h4 {\n  margin: 12px 0 4px;\n  font-size: 12px;\n  color: var(--muted);\n  font-weight: 600;\n}\np {\n  margin: 6px 0;\n}\na {\n  color: var(--accent);\n  text-decoration-thickness: 1px;\n  text-underline-offset: 2px;\n}\na:hover {\n  text-decoration-thickness: 2px;\n}\ncode,\npre {\n  font-family: var(--mono);\n  font-size: 12px;\n}\n:focus-visible {\n  outline: 2px solid var(--accent);\n  outline-offset: 2px;\n  border-radius: 4px;\n}\n\n.verdict {\n  padding: 18px 20px;\n  border: 1px solid var(--line);\n  border-left: 6px solid var(--warn);\n  border-radius: 8px;\n  background: var(--card);\n}\n.verdict.passed {\n  border-left-color: var(--good);\n}\n.verdict.failed {\n  border-left-color: var(--bad);\n}\n.facts,\n.counts {\n  color: var(--muted);\n}\n.verdict .facts {\n  margin-bottom: 0;\n  font-size: 13px;\n}\n.state,\n.caveat {\n  padding: 8px 12px;\n  border-radius: 6px;\n  background: var(--warn-wash);\n  overflow-wrap: anywhere;\n}\n.note {\n  color: var(--muted);\n  font-style: italic;\n}\n\n.compared {\n  margin: 10px 0;\n  padding: 8px 12px;\n  border-left: 4px solid var(--line);\n  background: var(--card);\n  overflow-wrap: anywhere;\n}\n.compared.worse {\n  border-left-color: var(--bad);\n}\n.compared.not-worse {\n  border-left-color: var(--good);\n}\n.compared p {\n  margin: 2px 0;\n}\n.compared .name {\n  font-weight: 600;\n}\n.rerun {\n  display: block;\n  max-width: 260px;\n  color: var(--muted);\n  font-size: 12px;\n  font-weight: 400;\n  white-space: normal;\n}\n\n.scroll {\n  overflow-x: auto;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\ntable {\n  width: 100%;\n  border-collapse: collapse;\n}\nth,\ntd {\n  padding: 7px 12px;\n  text-align: left;\n  border-top: 1px solid var(--line);\n  vertical-align: top;\n}\nthead th {\n  border-top: 0;\n  color: var(--muted);\n  font-size: 12px;\n  font-weight: 600;\n  white-space: nowrap;\n  background: var(--page);\n}\ntbody th {\n  min-width: 140px;\n  font-weight: 600;\n  overflow-wrap: break-word;\n}\n.number {\n  text-align: right;\n  font-variant-numeric: tabular-nums;\n  white-space: nowrap;\n}\n.sign,\n.status {\n  white-space: nowrap;\n}\ntr.bad .sign,\ntr.bad .margin {\n  color: var(--bad);\n  font-weight: 600;\n}\ntr.idle {\n  color: var(--muted);\n}\n\n.plots {\n  display: grid;\n  grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr));\n  gap: 14px;\n  margin-top: 14px;\n}\nfigure {\n  margin: 0;\n  padding: 14px 16px 8px;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\nfigcaption {\n  margin-bottom: 8px;\n}\nfigcaption span {\n  display: block;\n  color: var(--muted);\n  font-size: 12px;\n  overflow-wrap: anywhere;\n}\nfigure svg {\n  display: block;\n  width: 100%;\n  height: auto;\n  max-width: 640px;\n  font-size: 12px;\n  color: var(--muted);\n  overflow: visible;\n}\nfigure svg text {\n  white-space: pre;\n}\n\n.chips {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 6px;\n}\n.chip,\n.quiet,\n.sort,\n.opener {\n  font: inherit;\n  color: inherit;\n  cursor: pointer;\n}\n.chip,\n.quiet,\ninput,\nselect {\n  padding: 5px 10px;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--card);\n  color: var(--ink);\n  font: inherit;\n}\n.chip {\n  border-radius: 999px;\n  font-family: var(--mono);\n  font-size: 12px;\n}\n.chip b {\n  color: var(--bad);\n}\n.chip[aria-pressed='true'] {\n  border-color: var(--accent);\n  box-shadow: inset 0 0 0 1px var(--accent);\n}\n.quiet:hover:enabled,\n.chip:hover {\n  border-color: var(--accent);\n}\n.quiet:disabled {\n  opacity: 0.5;\n  cursor: default;\n}\n#theme {\n  position: absolute;\n  top: 36px;\n  right: 36px;\n  font-size: 12px;\n}\n\n.controls {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 8px;\n  margin-top: 10px;\n}\n.controls input {\n  flex: 1 1 240px;\n  min-width: 0;\n}\n.controls select {\n  flex: 0 1 auto;\n  max-width: 220px;\n}\n.status-line {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  justify-content: space-between;\n  gap: 6px 12px;\n  margin: 10px 0 6px;\n}\n.failing {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 6px;\n}\n.failing .quiet {\n  padding: 2px 8px;\n  font-size: 12px;\n}\nkbd {\n  padding: 0 4px;\n  border: 1px solid var(--line);\n  border-radius: 4px;\n  font-family: var(--mono);\n  font-size: 11px;\n}\n.shown {\n  margin: 0;\n  color: var(--muted);\n  font-size: 13px;\n}\n\n.tests .sort {\n  padding: 0;\n  border: 0;\n  background: none;\n  font-weight: 600;\n}\n.tests .sort::after {\n  content: ' ↕' / '';\n  opacity: 0.35;\n}\n.tests [aria-sort='ascending'] .sort::after {\n  content: ' ↑' / '';\n  opacity: 1;\n}\n.tests [aria-sort='descending'] .sort::after {\n  content: ' ↓' / '';\n  opacity: 1;\n}\n.tests tbody {\n  content-visibility: auto;\n}\n.row {\n  cursor: pointer;\n}\n.row:hover,\n.row.open {\n  background: var(--page);\n}\n.row.failed .status {\n  color: var(--bad);\n}\n.row.errored .status {\n  color: var(--warn);\n}\n.row.passed .status {\n  color: var(--good);\n}\n.wide {\n  width: 34%;\n  min-width: 220px;\n  overflow-wrap: anywhere;\n}\n.opener {\n  padding: 0;\n  border: 0;\n  background: none;\n  font-weight: 600;\n  text-align: left;\n  overflow-wrap: anywhere;\n}\n.opener::before {\n  content: '▸' / '';\n  display: inline-block;\n  width: 1.1em;\n  color: var(--muted);\n}\n.opener[aria-expanded='true']::before {\n  content: '▾' / '';\n}\n.tag {\n  display: inline-block;\n  margin-left: 6px;\n  padding: 0 7px;\n  border: 1px solid var(--line);\n  border-radius: 999px;\n  color: var(--muted);\n  font-size: 11px;\n  overflow-wrap: anywhere;\n}\n.chip.change {\n  font-family: inherit;\n}\n.tag.change.fails-now,\n.chip.change.fails-now,\n.tag.change.worse,\n.chip.change.worse {\n  border-color: var(--bad);\n  color: var(--bad);\n}\n.tag.change.passes-now,\n.chip.change.passes-now,\n.tag.change.better,\n.chip.change.better {\n  border-color: var(--good);\n  color: var(--good);\n}\n.before-after {\n  display: grid;\n  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));\n  gap: 0 14px;\n}\n.before-after .message-box {\n  min-width: 0;\n}\n.code {\n  display: inline-block;\n  margin: 0 4px 2px 0;\n  padding: 1px 6px;\n  border-radius: 4px;\n  background: var(--bad-wash);\n  color: var(--bad);\n  font-size: 11px;\n}\n.model {\n  min-width: 120px;\n  overflow-wrap: anywhere;\n}\n.nothing {\n  padding: 24px;\n  text-align: center;\n  color: var(--muted);\n}\n.pager {\n  display: flex;\n  align-items: center;\n  justify-content: center;\n  gap: 14px;\n  margin: 12px 0;\n}\n.pager[hidden] {\n  display: none;\n}\n\n.unfolded > td {\n  padding: 4px 12px 16px 28px;\n  background: var(--page);\n  border-top: 0;\n  cursor: auto;\n}\n.details-box > .facts {\n  margin: 0 0 8px;\n  font-size: 13px;\n}\ndetails {\n  margin: 10px 0;\n  padding: 8px 12px;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\nsummary {\n  cursor: pointer;\n}\n.run {\n  margin: 8px 0;\n}\n.run.failed {\n  border-left: 4px solid var(--bad);\n}\n.run.errored {\n  border-left: 4px solid var(--warn);\n}\n.run.passed {\n  border-left: 4px solid var(--good);\n}\n.run summary .facts {\n  font-size: 12px;\n}\n.bad-text {\n  color: var(--bad);\n}\n.assertions {\n  margin: 10px 0;\n  padding: 0;\n  list-style: none;\n}\n.assertions > li {\n  padding: 7px 0;\n  border-top: 1px solid var(--line);\n}\n.assertions > li:first-child {\n  border-top: 0;\n}\n.assertion-head {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 6px;\n}\n.assertion-head .label {\n  max-width: calc(100% - 32px);\n  overflow-wrap: anywhere;\n}\n.assertion-head .tag,\n.assertion-head .code {\n  margin: 0;\n}\n.score {\n  margin-left: auto;\n  font-variant-numeric: tabular-nums;\n  white-space: nowrap;\n  color: var(--muted);\n}\n.band-perfect,\n.band-excellent,\n.band-good {\n  color: var(--good);\n}\n.band-borderline,\n.band-poor {\n  color: var(--warn);\n}\n.band-failed {\n  color: var(--bad);\n}\n.message,\n.reason {\n  margin: 3px 0 0 26px;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.assertions .bad .message {\n  color: var(--bad);\n}\n.fact-list {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 2px 18px;\n  margin: 4px 0 0 26px;\n  color: var(--muted);\n  font-size: 12px;\n}\n.fact-list div {\n  display: flex;\n  gap: 6px;\n}\n.fact-list dt::after {\n  content: ':';\n}\n.fact-list dd {\n  margin: 0;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.calls,\n.tools {\n  margin: 0;\n  padding-left: 26px;\n}\n.calls code,\n.tools code,\n.vars code {\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.trace {\n  margin: 0;\n  padding-left: 14px;\n  list-style: none;\n  overflow-wrap: anywhere;\n}\n.answer > .trace {\n  padding-left: 0;\n}\n.trace li {\n  margin: 2px 0;\n}\n.trace .trace {\n  border-left: 2px solid var(--line);\n}\n.trace .tag {\n  margin-left: 0;\n}\n.trace .facts {\n  font-size: 12px;\n}\n.result {\n  margin: 2px 0 6px;\n}\n.question {\n  margin-bottom: 12px;\n}\n#labels[hidden] {\n  display: none;\n}\n.label-list {\n  margin: 0;\n  padding: 0;\n  list-style: none;\n}\n.label-list li {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 6px 12px;\n  padding: 8px 0;\n  border-top: 1px solid var(--line);\n}\n.label-list .label {\n  flex: 1 1 240px;\n  min-width: 0;\n  overflow-wrap: anywhere;\n}\n.label-buttons {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 6px;\n  margin: 6px 0 0 26px;\n  font-size: 12px;\n}\n.label-buttons [aria-pressed='true'] {\n  border-color: var(--accent);\n  box-shadow: inset 0 0 0 1px var(--accent);\n  font-weight: 600;\n}\n.label-dialog {\n  width: min(760px, calc(100vw - 24px));\n  max-height: calc(100vh - 24px);\n  overflow: auto;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n  color: var(--ink);\n  overflow-wrap: anywhere;\n}\n.label-dialog::backdrop {\n  background: rgb(0 0 0 / 50%);\n}\n.label-choices {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 8px;\n  margin: 12px 0;\n}\n.question .text {\n  max-height: 220px;\n}\n.folded {\n  padding: 4px 12px;\n}\n.vars {\n  margin: 6px 0;\n}\n.vars div {\n  display: grid;\n  grid-template-columns: minmax(80px, 160px) 1fr;\n  gap: 12px;\n}\n.vars dd {\n  margin: 0;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.text-head {\n  display: flex;\n  align-items: baseline;\n  justify-content: space-between;\n  gap: 8px;\n}\n.copy {\n  padding: 0 8px;\n  color: var(--muted);\n  font-size: 11px;\n}\n.text {\n  max-height: 420px;\n  margin: 0;\n  padding: 10px 12px;\n  overflow: auto;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--page);\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\nmark {\n  padding: 0 2px;\n  border-radius: 3px;\n  color: inherit;\n}\nmark.forbidden {\n  background: var(--bad-wash);\n  box-shadow: 0 0 0 1px var(--bad);\n}\nmark.removed {\n  background: var(--bad-wash);\n  text-decoration: line-through;\n  text-decoration-color: var(--bad);\n}\nmark.added {\n  background: var(--good-wash);\n  text-decoration: underline;\n  text-decoration-color: var(--good);\n}\nmark.redacted {\n  background: var(--warn-wash);\n  box-shadow: 0 0 0 1px var(--warn);\n}\n\n/* Too narrow for columns: each row of a table is a card, its verdict beside its name. */\n@media (max-width: 700px) {\n  main {\n    padding: 12px;\n  }\n  h1 {\n    padding-right: 0;\n  }\n  .verdict {\n    padding: 14px;\n  }\n  #theme {\n    position: static;\n    margin: 8px 0;\n  }\n  .cards thead {\n    position: absolute;\n    width: 1px;\n    height: 1px;\n    overflow: hidden;\n    clip-path: inset(50%);\n  }\n  .cards,\n  .cards tbody,\n  .tests,\n  .tests thead,\n  .tests tbody,\n  .unfolded,\n  .unfolded > td {\n    display: block;\n  }\n  .cards tr,\n  .row {\n    display: grid;\n    grid-template-columns: minmax(0, 1fr) auto;\n    padding: 8px 12px;\n    border-top: 1px solid var(--line);\n  }\n  .cards tr:first-child,\n  .row:first-child {\n    border-top: 0;\n  }\n  .cards th,\n  .cards td,\n  .row td {\n    grid-column: 1 / -1;\n    min-width: 0;\n    padding: 1px 0;\n    border: 0;\n  }\n  .cards th,\n  .row .wide {\n    grid-row: 1;\n    grid-column: 1;\n    width: auto;\n    padding-right: 12px;\n    overflow-wrap: break-word;\n  }\n  .cards .sign,\n  .row .status {\n    grid-row: 1;\n    grid-column: 2;\n  }\n  [data-label] {\n    display: flex;\n    justify-content: space-between;\n    gap: 12px;\n    text-align: right;\n    white-space: normal;\n  }\n  [data-label]::before {\n    content: attr(data-label) / '';\n    color: var(--muted);\n    font-weight: 400;\n    text-align: left;\n  }\n  .tests thead tr {\n    display: flex;\n    flex-wrap: wrap;\n  }\n  .tests thead {\n    padding: 4px 6px;\n    background: var(--page);\n  }\n  .tests thead th {\n    min-width: 0;\n    padding: 3px 6px;\n  }\n  .unfolded > td {\n    padding: 4px 8px 12px;\n  }\n  .unfolded details {\n    padding: 8px;\n  }\n  .message,\n  .reason,\n  .fact-list {\n    margin-left: 0;\n  }\n  .vars div {\n    display: block;\n  }\n}\n@media print {\n  #theme,\n  .controls,\n  .pager {\n    display: none;\n  }\n}\n";
      const PAGE_SCRIPT = '"use strict";(()=>{function make(tag,className="",...children){const element=document.createElement(tag);if(className!=="")element.className=className;element.append(...children);return element}function makeButton(className,onClick,...children){const button=make("button",className,...children);button.type="button";button.addEventListener("click",onClick);return button}function makeLink(label,url){if(url===void 0||!/^https?:\\/\\//.test(url))return label;const link=make("a","",label);link.href=url;link.rel="noreferrer";return link}var pageIndex=embedded("kindlm-index")??{suites:[],rows:[],chunkSize:1,judged:[]};var chunks=new Map;function detailsOf(row){const number=Math.floor(row/pageIndex.chunkSize);const known=chunks.get(number);const chunk=known??readChunk(number);if(known===void 0)chunks.set(number,chunk);return chunk[row%pageIndex.chunkSize]}function readChunk(number){return embedded(`kindlm-details-${number}`)??[]}function embedded(id){const element=document.getElementById(id);return element===null?void 0:JSON.parse(element.textContent)}var STORE="kindlm-labels-1";var Labels=class{#labels=new Map(stored());#listeners=[];onChange(listener){this.#listeners.push(listener)}of(answer){return this.#labels.get(keyOf(answer))?.pass}set(answer,pass){if(pass===void 0)this.#labels.delete(keyOf(answer));else this.#labels.set(keyOf(answer),{...answer,pass});keep([...this.#labels]);for(const listener of this.#listeners)listener()}counts(criterion){const passes=this.#of(criterion).map(({pass})=>pass);const good=passes.filter(Boolean).length;return{good,bad:passes.length-good}}jsonl(criterion){return this.#of(criterion).map(({output,pass,question})=>`${JSON.stringify({output,pass,question})}\n`).join("")}#of(criterion){return[...this.#labels.values()].filter(label=>label.criterion===criterion)}};function keyOf({criterion,output}){return JSON.stringify([criterion,output])}function keep(labels2){try{localStorage.setItem(STORE,JSON.stringify(labels2))}catch{}}function stored(){try{const kept=JSON.parse(localStorage.getItem(STORE)??"[]");return Array.isArray(kept)?kept.filter(isEntry):[]}catch{return[]}}function isEntry(entry){if(!Array.isArray(entry)||entry.length!==2||typeof entry[0]!=="string")return false;const label=entry[1];if(typeof label!=="object"||label===null)return false;const{criterion,output,pass,question}=label;return typeof criterion==="string"&&typeof output==="string"&&typeof pass==="boolean"&&(question===void 0||typeof question==="string")}var labels=new Labels;function judgedAnswer({judged},{answers,question},ofResult){const answer=judged===void 0?void 0:answers[judged.answer];if(judged===void 0||answer===void 0)return void 0;const{messages=[]}=question??ofResult??{};const asked=answer.user??messages.findLast(({role})=>role==="user");return{criterion:judged.criterion,output:answer.answer.text,question:asked?.text}}function judgedAnswers(criterion){const failed=new Map;const passed=new Map;pageIndex.rows.forEach((_,index)=>{const details=detailsOf(index);for(const run of details?.runs??[]){for(const assertion of run.assertions){if(assertion.judged?.criterion!==criterion)continue;const answer=judgedAnswer(assertion,run,details?.question);if(answer===void 0)continue;const known=assertion.passed?passed:failed;if(!known.has(answer.output))known.set(answer.output,answer)}}});for(const output of failed.keys())passed.delete(output);return byTurns([...failed.values()],[...passed.values()])}function byTurns(first,second){const longest=Math.max(first.length,second.length);return Array.from({length:longest},(_,index)=>[...first.slice(index,index+1),...second.slice(index,index+1)]).flat()}var ROLES={system:"System",user:"User",assistant:"Start of the answer (prefill)"};function questionElement({vars,messages,tools,command}){const box=make("div","question");if(command!==void 0)box.append(textElement("h3","Command",{text:command}));box.append(...messages.map(message=>textElement("h3",ROLES[message.role]??message.role,message)));if(vars.length>0){box.append(folded(`Variables (${vars.length})`,namedValues(vars)))}if(tools.length>0){box.append(folded(`Tools offered (${tools.length})`,make("ul","tools",...tools.map(toolElement))))}return box}function namedValues(values){const list=make("dl","vars");for(const[name,value]of values){list.append(make("div","",make("dt","",make("code","",name)),make("dd","",value)))}return list}function toolElement({name,description,parameters}){const item=make("li","",make("code","",name));if(description!==void 0)item.append(` ${description}`);if(parameters!==void 0)item.append(make("div","result",make("code","",parameters)));return item}function folded(title,content){return make("details","folded",make("summary","",title),content)}function textElement(level,title,shown,nodes=[shown.text]){const text=make("pre","text",...nodes);text.tabIndex=0;text.setAttribute("role","group");text.setAttribute("aria-label",title);const copy=makeButton("quiet copy",()=>copyText(text,copy),"Copy");copy.setAttribute("aria-label",`Copy: ${title}`);const box=make("div","message-box",make("div","text-head",make(level,"",title),copy),text);if(shown.note!==void 0)box.append(make("p","note",shown.note));return box}var COPY_LABEL_MS=2e3;function copyText(element,button){const say=label=>{button.textContent=label;setTimeout(()=>button.textContent="Copy",COPY_LABEL_MS)};const select=()=>{getSelection()?.selectAllChildren(element);say("Selected")};const{clipboard}=navigator;if(clipboard===void 0)select();else clipboard.writeText(element.textContent).then(()=>say("Copied"),select)}function labelButtons(answer){const good=makeButton("quiet",()=>toggle(answer,true),"Good");const bad=makeButton("quiet",()=>toggle(answer,false),"Bad");const group=make("span","label-buttons","Your label: ",good,bad);group.setAttribute("role","group");group.setAttribute("aria-label",`Is the answer good? ${answer.criterion}`);const show=()=>{const label=labels.of(answer);good.setAttribute("aria-pressed",String(label===true));bad.setAttribute("aria-pressed",String(label===false))};labels.onChange(show);show();return group}function toggle(answer,pass){labels.set(answer,labels.of(answer)===pass?void 0:pass)}function startLabels(place){const title=make("h2","","Labels for judges");title.id="labels-title";const list=make("ul","label-list",...pageIndex.judged.map(criterionRow));place.append(title,make("p","facts","Say of 40 answers or more whether they are good, and choose them so that about half are bad. Commit the file and name it at the criterion (labels: labels.jsonl): every run then says how often the judge agrees with you. This browser keeps what you said until you download it."),list);place.setAttribute("aria-labelledby",title.id);place.hidden=false}function criterionRow(criterion,index){const counts=make("span","facts");const download=makeButton("quiet",()=>downloadOf(criterion,index),"Download labels");const label=makeButton("quiet",()=>openQueue(criterion),"Label answers");for(const button of[download,label]){button.setAttribute("aria-label",`${button.textContent}: ${criterion}`)}const show=()=>{const{good,bad}=labels.counts(criterion);counts.textContent=`${good} good, ${bad} bad`;download.disabled=good+bad===0};labels.onChange(show);show();return make("li","",make("b","label",criterion),counts,label,download)}function downloadOf(criterion,index){const url=URL.createObjectURL(new Blob([labels.jsonl(criterion)],{type:"application/jsonl"}));const link=make("a");link.href=url;link.download=pageIndex.judged.length===1?"labels.jsonl":`labels-${index+1}.jsonl`;link.click();URL.revokeObjectURL(url)}function openQueue(criterion){const waiting=judgedAnswers(criterion).filter(answer=>labels.of(answer)===void 0);const dialog=make("dialog","label-dialog");dialog.setAttribute("aria-label",`Label answers: ${criterion}`);let at=0;const next=()=>{at+=1;show()};const say=pass=>{const answer=waiting[at];if(answer===void 0)return;labels.set(answer,pass);next()};const show=()=>{const answer=waiting[at];dialog.replaceChildren(...answer===void 0?[make("p","","No answer is left without a label.")]:[...shownAnswer(answer,at,waiting.length),choices(say,next)],makeButton("quiet",()=>dialog.close(),"Close"));dialog.querySelector("button")?.focus()};dialog.addEventListener("keydown",event=>{if(event.altKey||event.ctrlKey||event.metaKey)return;event.stopPropagation();if(event.key==="g")say(true);else if(event.key==="b")say(false);else if(event.key==="s")next()});dialog.addEventListener("close",()=>dialog.remove());document.body.append(dialog);dialog.showModal();show()}function shownAnswer(answer,at,of){return[make("p","facts",`Answer ${at+1} of ${of} without a label`),make("p","",make("b","",answer.criterion)),...answer.question===void 0?[]:[textElement("h3","Question",{text:answer.question})],textElement("h3","Answer",{text:answer.output})]}function choices(say,skip){const button=(act,label,key)=>{const element=makeButton("quiet",act,label," ",make("kbd","",key));element.setAttribute("aria-keyshortcuts",key);return element};return make("p","label-choices",button(()=>say(true),"Good","g"),button(()=>say(false),"Bad","b"),button(skip,"Skip","s"))}var FILTERS=["text","status","suite","model","code","tag","change"];var NO_FILTER={text:"",status:"",suite:"",model:"",code:"",tag:"",change:""};var COLUMNS=[["status","Status",""],["name","Test","wide"],["model","Model","model"],["runs","Runs passed","number"],["score","Lowest score","number"],["latency","Latency","number"],["cost","Cost","number"],["","Failure codes",""]];var searchTexts;function searchTextOf(row){const{name,model,codes,tags,suite,place,changeText=""}=row;return[name,model,pageIndex.suites[suite]??"",place,changeText,...codes,...tags].join("\\n").toLowerCase()}function selectRows(filter,sorting){const words=filter.text.toLowerCase().split(/\\s+/).filter(Boolean);if(words.length>0)searchTexts??=pageIndex.rows.map(searchTextOf);const selected=[];pageIndex.rows.forEach((row,index)=>{const text=searchTexts?.[index]??"";if(passesFilter(row,filter)&&words.every(word=>text.includes(word))){selected.push(index)}});return selected.sort((a,b)=>compareRows(a,b,sorting))}function passesFilter(row,filter){return(filter.status===""||row.status===filter.status)&&(filter.suite===""||row.suite===Number(filter.suite))&&(filter.model===""||row.model===filter.model)&&(filter.code===""||row.codes.includes(filter.code))&&(filter.tag===""||row.tags.includes(filter.tag))&&(filter.change===""||row.change===filter.change)}var STATUS_ORDER={failed:0,errored:1,"not-run":2,passed:3};function compareRows(a,b,{key,direction}){const first=pageIndex.rows[a];const second=pageIndex.rows[b];if(first===void 0||second===void 0)return a-b;return direction*compareBy(key,first,second)||a-b}function compareBy(key,a,b){switch(key){case"worst":return STATUS_ORDER[a.status]-STATUS_ORDER[b.status]||runShare(a)-runShare(b);case"status":return STATUS_ORDER[a.status]-STATUS_ORDER[b.status];case"name":return compareTexts(a.name,b.name);case"model":return compareTexts(a.model,b.model);case"runs":return runShare(a)-runShare(b);case"score":return(a.lowestScore??2)-(b.lowestScore??2);case"latency":return a.latencyMs-b.latencyMs;case"cost":return a.costUsd-b.costUsd}}function runShare(row){return row.runs===0?0:row.passedRuns/row.runs}function compareTexts(a,b){return a<b?-1:a>b?1:0}var TableState=class{filter={...NO_FILTER};sorting={key:"worst",direction:1};page=0;shown=[];open;#whenSelected=[];#whenMoved=[];onSelection(listener){this.#whenSelected.push(listener)}onMove(listener){this.#whenMoved.push(listener)}select(){this.shown=selectRows(this.filter,this.sorting);for(const listener of this.#whenSelected)listener()}moved(){for(const listener of this.#whenMoved)listener()}setFilter(name,value){this.filter[name]=value;this.#selectFirstPage()}sortBy(sorting){this.sorting=sorting;this.#selectFirstPage()}reset(){this.filter={...NO_FILTER};this.sortBy({key:"worst",direction:1})}#selectFirstPage(){this.page=0;this.select();this.moved()}};var state=new TableState;function suiteChoice(name){const index=name===null?-1:pageIndex.suites.indexOf(name);return pageIndex.suites.length>1&&index!==-1?String(index):""}var CHANGES=[["fails-now","fails now, every time"],["worse","got worse"],["passes-now","passes now, every time"],["better","got better"],["not-this-change","differs, not because of this change"],["differs","differs, as flaky tests do"],["flaky","flaky as before"],["checks","checks changed"],["new","new"]];var shownCount=make("p","shown");function filterControls(){const controls=make("form","controls");controls.setAttribute("role","search");controls.addEventListener("submit",event=>event.preventDefault());controls.append(...filterFields());for(const chip of document.querySelectorAll(".chip")){chip.addEventListener("click",()=>pressChip(chip))}state.onSelection(showFilter);return controls}function shownCountLine(){shownCount.setAttribute("role","status");return shownCount}function filterFields(){const search=make("input");search.type="search";search.id="filter-text";search.autocomplete="off";search.spellcheck=false;search.placeholder="Filter by test, model, code, tag";search.setAttribute("aria-label","Filter tests by text");search.addEventListener("input",()=>state.setFilter("text",search.value));const{rows,suites}=pageIndex;const statuses=["failed","errored","not-run","passed"].map(status=>[status,rows.filter(row=>row.status===status).length]).filter(([,count])=>count>0).map(([status,count])=>[status,`${status} (${count})`]);const changes=CHANGES.map(([change,words])=>[change,words,rows.filter(row=>row.change===change).length]).filter(([,,count])=>count>0).map(([change,words,count])=>[change,`${words} (${count})`]);const named=values=>[...new Set(values)].sort(compareTexts).map(value=>[value,value]);return[search,...filterChoice("status","Any status",statuses),...filterChoice("suite","Every suite",suites.map((name,index)=>[String(index),name])),...filterChoice("model","Every model",named(rows.map(row=>row.model))),...filterChoice("code","Any failure code",named(rows.flatMap(row=>row.codes))),...filterChoice("tag","Any tag",named(rows.flatMap(row=>row.tags))),...filterChoice("change","Any change",changes),makeButton("quiet",()=>state.reset(),"Reset")]}function filterChoice(name,all,options){if(options.length===0||name==="suite"&&options.length<2)return[];const select=make("select");select.id=`filter-${name}`;select.setAttribute("aria-label",`Filter tests by ${name}`);for(const[value,label]of[["",all],...options]){const option=make("option","",label);option.value=value;select.append(option)}select.addEventListener("change",()=>state.setFilter(name,select.value));return[select]}function pressChip({dataset:{code,change,suite}}){if(code!==void 0)state.setFilter("code",state.filter.code===code?"":code);if(change===void 0)return;const off=isPressed(change,suite);state.filter.suite=off?"":suiteChoice(suite??null);state.setFilter("change",off?"":change);if(!off)document.getElementById("tests")?.scrollIntoView()}function isPressed(change,suite){return state.filter.change===change&&state.filter.suite===suiteChoice(suite??null)}function showFilter(){for(const name of FILTERS){const value=state.filter[name];const field=document.getElementById(`filter-${name}`);if(field instanceof HTMLInputElement||field instanceof HTMLSelectElement){if(field.value!==value)field.value=value}}for(const chip of document.querySelectorAll(".chip")){const{code,change,suite}=chip.dataset;const pressed=change===void 0?code===state.filter.code:isPressed(change,suite);chip.setAttribute("aria-pressed",String(pressed))}shownCount.textContent=`${state.shown.length} of ${pageIndex.rows.length} results`}var SIGNS={passed:"✅",failed:"❌",errored:"⚠️","not-run":"➖"};function detailsElement(row,index){const box=make("div","details-box");const line=make("p","facts",makeLink(row.place,row.url));if(row.assertsNothing===true)line.append(" · ⚠️ asserts nothing, so no answer can fail");if(row.reusedText!==void 0)line.append(` · ${row.reusedText}`);box.append(line);const details=detailsOf(index);if(details===void 0){box.append(make("p","note","The runs are in report.json; this page would be too large."));return box}const{about=[],question,runs,beforeAfter}=details;if(about.length>0)box.append(namedValues(about));if(row.changeText!==void 0){const base=row.baseText===void 0?"":`: base ${row.baseText}, `;const here=row.baseText===void 0?"":`here ${row.passedRuns} of ${row.runs}`;line.append(` · ${row.changeText}${base}${here}`)}if(beforeAfter!==void 0)box.append(beforeAfterElement(beforeAfter));if(question!==void 0)box.append(questionElement(question));const firstFailed=runs.findIndex(run=>run.verdict!=="passed");const open=firstFailed===-1?0:firstFailed;box.append(...runs.map((run,number)=>runElement(run,question,number===open)));return box}function runElement(run,question,open){const details=make("details",`run ${run.verdict}`);const failed=run.assertions.filter(it=>!it.passed&&it.advisory!==true).length;details.append(make("summary","",`${SIGNS[run.verdict]} `,make("b","",run.title),failed===0?"":make("span","bad-text",` ${failed} of ${run.assertions.length} failed`),make("span","facts",` ${run.facts.join(" · ")}`)));let filled=false;const fill=()=>{if(filled)return;filled=true;details.append(runBody(run,question))};if(open){fill();details.open=true}else{details.addEventListener("toggle",fill)}return details}function runBody(run,question){const body=make("div","run-body");if(run.question!==void 0)body.append(questionElement(run.question));const ordered=[...run.assertions].sort((a,b)=>Number(a.passed)-Number(b.passed));if(ordered.length>0){const items=ordered.map(assertion=>{const item=assertionElement(assertion);const answer=judgedAnswer(assertion,run,question);if(answer!==void 0)item.append(labelButtons(answer));return item});body.append(make("ul","assertions",...items))}body.append(...run.answers.map(answerElement));if(run.trace!==void 0)body.append(traceElement(run.trace));if(run.thoughts!==void 0){body.append(textElement("h3","Thoughts (not judged)",run.thoughts))}if(run.note!==void 0)body.append(make("p","note",run.note));return body}function traceElement({lines,note}){const box=make("div","answer",make("h3","","Steps, from the traces"));const root=make("ul","trace");const open=[root];for(const{kind,name,depth,facts,failed}of lines){const item=make("li","",failed?make("span","bad-text","❌ failed "):"",make("span","tag",kind)," ",make("code","",name),make("span","facts",` ${facts.join(" · ")}`));const level=Math.min(depth,open.length-1);open[level]?.append(item);const inner=make("ul","trace");open.splice(level+1,open.length,inner);item.append(inner)}for(const list of[...root.querySelectorAll("ul")])if(list.childElementCount===0)list.remove();box.append(root);if(note!==void 0)box.append(make("p","note",note));return box}function assertionElement(assertion){const{passed,advisory,label,type,code,band,scoreText,message,reason,facts}=assertion;const sign=passed?"✅":advisory===true?"➖":"❌";const item=make("li",passed?"good":advisory===true?"idle":"bad");const head=make("div","assertion-head",make("span","icon",sign),make("b","label",label));if(code!==void 0)head.append(make("code","code",code));if(advisory===true)head.append(make("span","tag","advisory"));head.append(make("span","tag",type),scoreElement(scoreText,band));item.append(head);if(message!==void 0)item.append(make("p","message",message));if(reason!==void 0){item.append(make("p","reason",make("span","facts","Judge: "),reason))}if(facts.length>0){const list=make("dl","fact-list");for(const[name,value]of facts){list.append(make("div","",make("dt","",name),make("dd","",value)))}item.append(list)}return item}function scoreElement(text,band){if(band===void 0)return make("span","score",text);return make("span",`score band-${band}`,`${text} ${band}`)}function answerElement({turn,user,calls,answer}){const box=make("div","answer");if(turn!==void 0)box.append(make("h3","",`Turn: ${turn}`));const level=turn===void 0?"h3":"h4";if(user!==void 0)box.append(textElement(level,"User",user));if(calls.length>0){box.append(make(level,"","Tool calls"),make("ol","calls",...calls.map(callElement)))}if(answer.text!=="")box.append(textElement(level,"Answer",answer,markedNodes(answer)));return box}function callElement({name,args,result}){const item=make("li","",make("code","",args===void 0?name:`${name}(${args})`));if(result!==void 0){item.append(make("div","result",make("span","facts","answered with "),make("code","",result)))}return item}function beforeAfterElement({before,after,note}){const side=(title,shown)=>textElement("h3",`${title} (${shown.passed?"passed":"failed"})`,shown,markedNodes(shown));const box=make("div","before-after",side("Before: an answer on the base",before),side("After: an answer of this run",after));return note===void 0?box:make("div","",box,make("p","note",note))}var MARKS={forbidden:"Forbidden text",redacted:"Personal data, redacted",removed:"Only before",added:"Only after"};function markedNodes({text,marks}){const nodes=[];let end=0;for(const mark of marks){const marked=make("mark",mark.kind,text.slice(mark.start,mark.end));marked.title=MARKS[mark.kind];nodes.push(text.slice(end,mark.start),marked);end=mark.end}nodes.push(text.slice(end));return nodes}function rowElement(index){const row=pageIndex.rows[index];if(row===void 0)return{element:make("tr")};const opener=makeButton("opener",()=>{toggleRow(element,opener,row,index);state.moved()},row.name||"(no name)");opener.setAttribute("aria-expanded","false");const name=make("td","wide",opener);if(pageIndex.suites.length>1)name.append(make("span","tag",pageIndex.suites[row.suite]??""));name.append(...row.tags.map(tag=>make("span","tag",tag)));if(row.assertsNothing===true)name.append(make("span","tag","⚠️ asserts nothing"));if(row.reusedText!==void 0)name.append(make("span","tag",row.reusedText));if(row.changeText!==void 0){name.append(make("span",`tag change ${row.change??""}`,row.changeText))}const element=make("tr",`row ${row.status}`,make("td","status",`${SIGNS[row.status]} ${row.status}`),name,labelled("model","Model",row.model),labelled("number","Runs passed",`${row.passedRuns} of ${row.runs}`),labelled("number","Lowest score",row.scoreText),labelled("number","Latency",row.latencyText),labelled("number","Cost",row.costText),make("td","codes",...row.codes.map(code=>make("code","code",code))));element.addEventListener("click",event=>{if(event.target instanceof Element&&event.target.closest("button, a")!==null)return;if(String(getSelection())==="")opener.click()});return{element,opener}}function labelled(className,label,text){const cell=make("td",className,text);cell.dataset["label"]=label;return cell}function toggleRow(element,opener,row,index){const open=opener.getAttribute("aria-expanded")==="true";opener.setAttribute("aria-expanded",String(!open));element.classList.toggle("open",!open);if(open){element.nextElementSibling?.remove();if(state.open===index)state.open=void 0;return}state.open=index;const cell=make("td","",detailsElement(row,index));cell.colSpan=COLUMNS.length;element.after(make("tr","unfolded",cell))}var PAGE_SIZE=100;var headRow=make("tr");var tableBody=make("tbody");var pager=make("nav","pager");var openers=new Map;function startTable(place){pager.setAttribute("aria-label","Pages of tests");const table=make("table","tests",make("thead","",headRow),tableBody);table.setAttribute("aria-label","Tests");const frame=make("div","scroll",table);frame.tabIndex=0;frame.setAttribute("role","group");frame.setAttribute("aria-label","Table of tests");const status=make("div","status-line",shownCountLine(),failingButtons());place.append(filterControls(),status,frame,pager);state.onSelection(showHead);state.onSelection(showRows);document.addEventListener("keydown",onKey)}function showHead(){if(headRow.childElementCount===0)headRow.append(...COLUMNS.map(headCell));[...headRow.children].forEach((cell,index)=>{const{key,direction}=state.sorting;const sorted=COLUMNS[index]?.[0]===key;if(sorted)cell.setAttribute("aria-sort",direction===1?"ascending":"descending");else cell.removeAttribute("aria-sort")})}function headCell([key,title,className]){const cell=make("th",className);cell.scope="col";if(key==="")cell.append(title);else cell.append(makeButton("sort",()=>sortBy(key),title));return cell}function sortBy(key){const again=state.sorting.key===key&&state.sorting.direction===1;state.sortBy({key,direction:again?-1:1})}function showRows(){const first=state.page*PAGE_SIZE;const rows=state.shown.slice(first,first+PAGE_SIZE);state.open=void 0;openers.clear();tableBody.replaceChildren(...rows.map(shownRow));if(rows.length===0)tableBody.append(nothingRow());showPager(first,rows.length)}function shownRow(index){const{element,opener}=rowElement(index);if(opener!==void 0)openers.set(index,opener);return element}function nothingRow(){const reset=makeButton("quiet",()=>state.reset(),"Reset");const cell=make("td","nothing","No test matches. ",reset);cell.colSpan=COLUMNS.length;return make("tr","",cell)}function showPager(first,length){const total=state.shown.length;pager.hidden=total<=PAGE_SIZE;pager.replaceChildren(pagerButton(-1,"← Previous",first===0),make("span","",`${first+1} to ${first+length} of ${total}`),pagerButton(1,"Next →",first+length>=total))}function pagerButton(by,label,off){const turn=()=>{state.page+=by;showRows();state.moved();document.getElementById("tests")?.scrollIntoView()};const button=makeButton("quiet",turn,label);button.disabled=off;return button}function showTest(index){if(!state.shown.includes(index)){state.filter={...NO_FILTER};state.select()}const page=Math.floor(state.shown.indexOf(index)/PAGE_SIZE);if(page!==state.page){state.page=page;showRows()}const opener=openers.get(index);if(opener===void 0)return;if(opener.getAttribute("aria-expanded")!=="true")opener.click();opener.focus({preventScroll:true});opener.closest("tr")?.scrollIntoView({block:"start"})}function failingButtons(){const box=make("span","failing");if(pageIndex.rows.every(({status})=>status==="passed"))return box;const button=(by,label,key)=>{const element=makeButton("quiet",()=>stepToFailing(by),label," ",make("kbd","",key));element.setAttribute("aria-keyshortcuts",key);return element};box.append(button(-1,"↑ Previous failing","p"),button(1,"↓ Next failing","n"));return box}function onKey(event){if(event.altKey||event.ctrlKey||event.metaKey||event.defaultPrevented)return;if(event.target instanceof Element&&event.target.closest("input, select")!==null)return;if(event.key==="n")stepToFailing(1);else if(event.key==="p")stepToFailing(-1)}function stepToFailing(by){const{open,shown}=state;const at=open===void 0?-1:shown.indexOf(open);const isFailing=index=>pageIndex.rows[index]?.status!=="passed";const next=by===1?shown.slice(at+1).find(isFailing):shown.slice(0,Math.max(0,at)).findLast(isFailing);if(next===void 0)return;if(open!==void 0)openers.get(open)?.click();showTest(next)}var TEXT_PARAMETER="q";var CHOICES=["status","model","code","tag","change"];function startAddress(){state.onMove(writeAddress);readAddress();addEventListener("hashchange",readAddress)}function readAddress(){const address=new URLSearchParams(location.hash.slice(1));state.filter={...NO_FILTER,text:address.get(TEXT_PARAMETER)??""};for(const name of CHOICES)state.filter[name]=knownChoice(name,address.get(name)??"");state.filter.suite=suiteChoice(address.get("suite"));state.sorting=sortingOf(address.get("sort")??"");state.page=0;state.select();const test=testIn(address);if(test!==void 0)showTest(test)}function knownChoice(name,value){const known=pageIndex.rows.some(row=>name==="status"||name==="model"||name==="change"?row[name]===value:(name==="code"?row.codes:row.tags).includes(value));return known?value:""}function sortingOf(text){const name=text.replace(/^-/,"");const key=COLUMNS.map(([column])=>column).find(column=>column!==""&&column===name);return key===void 0||key===""?{key:"worst",direction:1}:{key,direction:text.startsWith("-")?-1:1}}function testIn(address){const name=address.get("test");const model=address.get("on");const suite=address.get("in");if(name===null)return void 0;const index=pageIndex.rows.findIndex(row=>row.name===name&&(model===null||row.model===model)&&(suite===null||pageIndex.suites[row.suite]===suite));return index===-1?void 0:index}function writeAddress(){const{filter,sorting,open}=state;const address=new URLSearchParams;const add=(name,value)=>{if(value!==void 0&&value!=="")address.set(name,value)};add(TEXT_PARAMETER,filter.text);for(const name of CHOICES)add(name,filter[name]);add("suite",filter.suite===""?"":pageIndex.suites[Number(filter.suite)]);if(sorting.key!=="worst")add("sort",`${sorting.direction===1?"":"-"}${sorting.key}`);const row=open===void 0?void 0:pageIndex.rows[open];if(row!==void 0){address.set("test",row.name);address.set("on",row.model);if(pageIndex.suites.length>1)add("in",pageIndex.suites[row.suite])}const fragment=address.toString();try{history.replaceState(null,"",fragment===""?`${location.pathname}${location.search}`:`#${fragment}`)}catch{}}var THEME_KEY="kindlm-theme";function startTheme(button){const system=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";let theme=storedTheme()??system;const show=()=>{document.documentElement.dataset["theme"]=theme;button.textContent=theme==="dark"?"☀ Light":"☾ Dark"};if(theme!==system)document.documentElement.dataset["theme"]=theme;button.textContent=theme==="dark"?"☀ Light":"☾ Dark";button.hidden=false;button.addEventListener("click",()=>{theme=theme==="dark"?"light":"dark";show();storeTheme(theme)})}function storedTheme(){try{const stored2=localStorage.getItem(THEME_KEY);return stored2==="light"||stored2==="dark"?stored2:void 0}catch{return void 0}}function storeTheme(theme){try{localStorage.setItem(THEME_KEY,theme)}catch{}}var themeButton=document.getElementById("theme");if(themeButton!==null)startTheme(themeButton);var tablePlace=document.getElementById("table");if(tablePlace!==null){startTable(tablePlace);startAddress()}var labelsPlace=document.getElementById("labels");if(labelsPlace!==null)startLabels(labelsPlace);})();\n';
      ;
      const WIDTH = 560;
      const ROW = 38;
      const plot_frame_MAX_NAME = 20;
      function drawModels(models, axis, shapes, words) {
        const height = modelsHeight(models.length);
        const frame = { top: 4, right: WIDTH - 76, bottom: height - 30, left: 130 };
        const x = xScale(axis, frame);
        const bands2 = models.map((model, index) => {
          const top = frame.top + index * ROW;
          const middle = top + ROW / 2;
          return [
            plot_frame_text([frame.left - 9, middle], "end", nameOf(model.modelId)),
            ...shapes(model, { top, middle, bottom: top + ROW, x }),
            plot_frame_text([frame.right + 8, middle], "start", words(model), 'font-weight="600" fill="var(--ink)"')
          ];
        });
        return drawing(height, [...xAxis(axis, frame, "grid"), ...bands2.flat()]);
      }
      function drawColumns(height, x, y, shapes) {
        const frame = { top: 14, right: WIDTH - 16, bottom: height - 30, left: 44 };
        const yScale = (value) => frame.bottom - value / y.highest * (frame.bottom - frame.top);
        const yAxis = ticksOf(y).flatMap((value) => [
          line([frame.left, yScale(value)], [frame.right, yScale(value)], "var(--line)", 1),
          plot_frame_text([frame.left - 9, yScale(value)], "end", y.tickFormat(value))
        ]);
        return drawing(height, [
          ...yAxis,
          ...xAxis(x, frame, "marks"),
          ...shapes(xScale(x, frame), yScale),
          line([frame.left, frame.bottom], [frame.right, frame.bottom], "var(--line)", 1)
        ]);
      }
      function drawSeries(height, y, series, ends2) {
        const frame = { top: 10, right: WIDTH - 20, bottom: height - 30, left: 60 };
        const steps = Math.max(1, ...series.map(({ values }) => values.length - 1));
        const x = (index) => frame.left + index / steps * (frame.right - frame.left);
        const yScale = (value) => frame.bottom - value / y.highest * (frame.bottom - frame.top);
        const grid = ticksOf(y).flatMap((value) => [
          line([frame.left, yScale(value)], [frame.right, yScale(value)], "var(--line)", 1),
          plot_frame_text([frame.left - 9, yScale(value)], "end", y.tickFormat(value))
        ]);
        const lines = series.flatMap(({ values, stroke, dashed }) => {
          const points = values.flatMap((value, index) => value === null ? [] : [`${px(x(index))},${px(yScale(value))}`]);
          const dots = values.flatMap((value, index) => value === null ? [] : [dot([x(index), yScale(value)], 2.5, stroke)]);
          const dashes = dashed === true ? ' stroke-dasharray="5 4"' : "";
          return [
            `<polyline points="${points.join(" ")}" fill="none" stroke="${stroke}" stroke-width="2"${dashes}/>`,
            ...dots
          ];
        });
        return drawing(height, [
          ...grid,
          ...lines,
          plot_frame_text([frame.left, frame.bottom + 15], "start", ends2[0]),
          plot_frame_text([frame.right, frame.bottom + 15], "end", ends2[1])
        ]);
      }
      function modelsHeight(models) {
        return models * ROW + 36;
      }
      function nameOf(modelId) {
        const name = (0, words_escape.Kb)(modelId, plot_frame_MAX_NAME);
        return name === "" ? "(empty)" : name;
      }
      function rect([left, top], [right, bottom], fill, more = "") {
        const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
        return `<rect x="${px(left)}" y="${px(top)}" width="${px(width)}" height="${px(height)}" fill="${fill}"${more === "" ? "" : ` ${more}`}/>`;
      }
      function line([x1, y1], [x2, y2], stroke, width) {
        return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;
      }
      function dot([x, y], radius, fill) {
        return `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${fill}" fill-opacity="0.55"/>`;
      }
      function plot_frame_text([x, y], anchor, words, more = 'fill="currentColor"') {
        return `<text x="${px(x)}" y="${px(y)}" dy="0.32em" text-anchor="${anchor}" ${more}>${(0, words_escape.js)(words)}</text>`;
      }
      function drawing(height, shapes) {
        return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-size="10" font-family="system-ui, sans-serif">${shapes.join("")}</svg>`;
      }
      function xScale({ highest }, { left, right }) {
        return (value) => left + value / highest * (right - left);
      }
      function xAxis(axis, frame, style) {
        const x = xScale(axis, frame);
        return ticksOf(axis).flatMap((value) => [
          ...style === "grid" ? [line([x(value), frame.top], [x(value), frame.bottom], "var(--line)", 0.5)] : [],
          line([x(value), frame.bottom], [x(value), frame.bottom + 6], "currentColor", 1),
          plot_frame_text([x(value), frame.bottom + 15], "middle", axis.tickFormat(value))
        ]);
      }
      function ticksOf({ highest, ticks }) {
        const rough = highest / ticks;
        const power = 10 ** Math.floor(Math.log10(rough));
        const factor = [1, 2, 5].find((one) => one * power >= rough * 0.8) ?? 10;
        const step = factor * power;
        if (!(step > 0))
          return [0];
        return Array.from({ length: Math.floor(highest / step + numbers.kT) + 1 }, (_, index) => index * step);
      }
      function px(value) {
        return String(Math.round(value * 10) / 10);
      }
      ;
      const MAX_MODELS = 20;
      const MAX_DOTS = 400;
      function plotsOf(suite) {
        if (suite.results.length === 0)
          return [];
        return [
          passRatePlot(suite),
          reliabilityPlot(suite),
          scorePlot(suite),
          rangePlot(suite, "Latency of a run", (run) => run.latencyMs, format.p0),
          rangePlot(suite, "Cost of a run", (run) => run.costEstimateUsd, format.dR)
        ].filter((figure) => figure !== void 0);
      }
      const INSET = 11;
      function passRatePlot(suite) {
        const rows = (0, model_comparison.wA)(suite).slice(0, MAX_MODELS);
        const noun = `${(0, headline.cN)(suite)}s`;
        const words = rows.map((row) => `${nameOf(row.modelId)} ${(0, rate_text.cf)(row.passRate, noun)}`).join(", ");
        return {
          title: "Pass rate by model",
          words: `${words}. The line is the 95 % interval.`,
          svg: drawModels(rows, { highest: 1, tickFormat: format.rq, ticks: 5 }, (row, { top, middle, bottom, x }) => [
            rect([x(0), top + INSET], [x(1), bottom - INSET], "var(--track)"),
            rect([x(0), top + INSET], [x(row.passRate.value), bottom - INSET], "var(--accent)"),
            line([x(row.passRate.low), middle], [x(row.passRate.high), middle], "var(--ink)", 1.5),
            ...[row.passRate.low, row.passRate.high].map((end) => line([x(end), middle - 4], [x(end), middle + 4], "var(--ink)", 1))
          ], (row) => (0, format.rq)(row.passRate.value))
        };
      }
      const STROKES = [
        { name: "blue", stroke: "var(--accent)" },
        { name: "amber", stroke: "var(--warn)" },
        { name: "grey", stroke: "var(--muted)" }
      ];
      const CURVE_HEIGHT_IN_MODELS = 3;
      function reliabilityPlot(suite) {
        const rows = (0, reliability_rows.yx)(suite).slice(0, STROKES.length);
        const [first, ...others] = rows;
        if (first === void 0)
          return void 0;
        const most = Math.max(...rows.map(({ points }) => points.length));
        const lasts = rows.flatMap(({ points }) => points.at(-1)?.tries ?? []);
        const curves = rows.map((row, index) => ({
          values: valuesOf(row, most, ({ value }) => value),
          stroke: STROKES[index]?.stroke ?? "var(--muted)"
        }));
        const ends2 = [({ low }) => low, ({ high }) => high].map((end) => ({
          values: valuesOf(first, most, end),
          stroke: "var(--muted)",
          dashed: true
        }));
        const words = rows.map((row, index) => {
          const colour = others.length === 0 ? "" : ` (${STROKES[index]?.name ?? ""})`;
          return `${nameOf(row.modelId)}${colour}: ${(0, reliability_rows.Qh)(row)}`;
        });
        const dashes = others.length === 0 ? " The dashes are the 95 % interval." : "";
        return {
          title: "Right several times running",
          words: `${words.join("; ")}.${dashes}`,
          svg: drawSeries(modelsHeight(CURVE_HEIGHT_IN_MODELS), { highest: 1, tickFormat: format.rq, ticks: 4 }, others.length === 0 ? [...curves, ...ends2] : curves, ["once", (0, reliability_rows.NJ)(Math.max(...lasts))])
        };
      }
      function valuesOf({ points }, length, value) {
        return Array.from({ length }, (_, index) => {
          const point = points[index];
          return point === void 0 ? null : value(point.share);
        });
      }
      const BINS = 20;
      function scorePlot(suite) {
        const graded = suite.results.flatMap((result) => result.runs.flatMap((run) => run.assertions.filter(isGraded)));
        if (graded.length === 0)
          return void 0;
        const bins = binsOf(graded);
        const tallest = bins.reduce((most, { y2 }) => Math.max(most, y2), 1);
        const failed = graded.filter((assertion) => !assertion.passed).length;
        const svg = drawColumns(modelsHeight(Math.min(6, Math.max(3, (0, model_comparison.wA)(suite).length))), { highest: 1, tickFormat: (value) => value.toFixed(1), ticks: 5 }, { highest: tallest, tickFormat: (value) => (0, format.U9)(value), ticks: Math.min(4, tallest) }, (x, y) => bins.map(({ passed, x1, x2, y1, y2 }) => rect([x(x1) + 0.5, y(y2)], [x(x2) - 0.5, y(y1)], passed ? "var(--good)" : "var(--bad)")));
        return {
          title: "Scores of graded assertions",
          words: `${(0, format.LS)(graded.length, "score")}: ${graded.length - failed} passed (green), ${failed} failed (red).`,
          svg
        };
      }
      function binsOf(graded) {
        return Array.from({ length: BINS }, (_, bin) => {
          const inside = graded.filter(({ score }) => binOf(score) === bin);
          const failed = inside.filter(({ passed }) => !passed).length;
          const edges = { x1: bin / BINS, x2: (bin + 1) / BINS };
          return [
            { ...edges, passed: false, y1: 0, y2: failed },
            { ...edges, passed: true, y1: failed, y2: inside.length }
          ].filter(({ y1, y2 }) => y2 > y1);
        }).flat();
      }
      function binOf(score) {
        return Math.min(BINS - 1, Math.max(0, Math.floor(score * BINS + numbers.kT)));
      }
      function rangePlot(suite, title, measure, show) {
        const rows = (0, model_comparison.wA)(suite).slice(0, MAX_MODELS).flatMap(({ modelId }) => {
          const values = answeredRuns(suite, modelId).flatMap((run) => measure(run) ?? []);
          const distribution = distributionOf(values);
          return distribution === void 0 ? [] : [{ modelId, values, ...distribution }];
        });
        const highest = rows.reduce((most, row) => Math.max(most, row.highest), 0);
        if (highest <= 0)
          return void 0;
        const dots = (0, numbers.cz)(rows.map(({ values }) => values.length));
        const words = rows.map((row) => `${nameOf(row.modelId)} ${show(row.median)} (5 to 95 %: ${show(row.low)} to ${show(row.high)})`);
        const shownDots = dots <= MAX_DOTS;
        return {
          title,
          words: `Median by model: ${words.join("; ")}.`,
          svg: drawModels(rows, { highest, tickFormat: show, ticks: 4 }, (row, { top, middle, bottom, x }) => [
            line([x(row.low), middle], [x(row.high), middle], "var(--muted)", 1),
            rect([x(row.lowerQuartile), top + INSET], [x(row.upperQuartile), bottom - INSET], "var(--accent)", 'fill-opacity="0.3"'),
            ...shownDots ? row.values.map((value) => dot([x(value), middle], 2.5, "var(--accent)")) : [],
            line([x(row.median), top + 8], [x(row.median), bottom - 8], "var(--ink)", 2.5)
          ], (row) => show(row.median))
        };
      }
      function answeredRuns(suite, modelId) {
        return suite.results.filter((result) => result.modelId === modelId).flatMap((result) => result.runs).filter(aggregate.tY);
      }
      function distributionOf(values) {
        const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
        if (sorted.length === 0)
          return void 0;
        return {
          low: quantile(sorted, 0.05),
          lowerQuartile: quantile(sorted, 0.25),
          median: quantile(sorted, 0.5),
          upperQuartile: quantile(sorted, 0.75),
          high: quantile(sorted, 0.95),
          highest: quantile(sorted, 1)
        };
      }
      function quantile(sorted, share) {
        const position = (sorted.length - 1) * share;
        const below = sorted[Math.floor(position)] ?? 0;
        const above = sorted[Math.ceil(position)] ?? 0;
        return below + (above - below) * (position - Math.floor(position));
      }
      ;
      const LEAST = 2;
      const HEIGHT_IN_MODELS = 3;
      function trendPlots({ memory }, { name }) {
        const points = (memory?.trend ?? []).filter(({ suite }) => suite === name).toReversed();
        if (points.length < LEAST)
          return [];
        return [
          ratesPlot(points),
          measurePlot(points, "Latency", ({ latencyAvgMs }) => latencyAvgMs, format.p0),
          measurePlot(points, "Cost of the suite", ({ costUsd }) => costUsd, format.dR)
        ].filter((figure) => figure !== void 0);
      }
      function ratesPlot(points) {
        const rates = points.map(({ passRate }) => passRate);
        const judges = points.map(({ judgeAvg }) => judgeAvg);
        const judged = judges.some((judge) => judge !== null);
        const words = [`Pass rate of runs ${fromTo(rates, format.rq)}`];
        if (judged)
          words.push(`judge average (dashed) ${fromTo(judges, format.fN)}`);
        return {
          title: `Trend of ${(0, format.LS)(points.length, "commit")}: pass rate`,
          words: `${words.join("; ")}.`,
          svg: drawSeries(modelsHeight(HEIGHT_IN_MODELS), { highest: 1, tickFormat: format.rq, ticks: 4 }, [
            { values: rates, stroke: "var(--accent)" },
            ...judged ? [{ values: judges, stroke: "var(--warn)", dashed: true }] : []
          ], ends(points))
        };
      }
      function measurePlot(points, title, measure, show) {
        const values = points.map(measure);
        const highest = values.reduce((most, value) => Math.max(most, value ?? 0), 0);
        if (highest <= 0)
          return void 0;
        return {
          title: `Trend of ${(0, format.LS)(points.length, "commit")}: ${title.toLowerCase()}`,
          words: `${title} ${fromTo(values, show)}.`,
          svg: drawSeries(modelsHeight(HEIGHT_IN_MODELS), { highest, tickFormat: show, ticks: 4 }, [{ values, stroke: "var(--accent)" }], ends(points))
        };
      }
      function fromTo(values, show) {
        const known = values.filter((value) => value !== null);
        const [first = 0, last = 0] = [known[0], known.at(-1)];
        const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
        const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
        return `from ${show(first)} to ${show(last)} (lowest ${show(lowest)}, highest ${show(highest)})`;
      }
      function ends(points) {
        const label = (point) => point === void 0 ? "" : `${(0, format.Ax)(point.sha)}, ${(0, cut.Yj)(point.finishedAt, 10)}`;
        return [label(points[0]), label(points.at(-1))];
      }
      ;
      const MAX_PLOTTED_SUITES = 30;
      function renderHtml(report) {
        return htmlPieces(report).join("");
      }
      function htmlPieces(report) {
        const suites = report.suites.map((suite, index) => suiteHtml(report, suite, index < MAX_PLOTTED_SUITES ? figuresOf(report, suite) : []));
        const names = report.suites.map(({ name }) => (0, words_escape.Kb)(name, links.Ab));
        const body = [
          "<main>",
          headerHtml(report),
          '<button type="button" id="theme" class="quiet" hidden>Dark</button>',
          messagesHtml(report),
          ...suites,
          report.totals.total === 0 ? "" : testsHtml(report),
          hasJudges(report) ? '<section id="labels" hidden></section>' : "",
          "</main>",
          `<footer>${(0, words_escape.js)(`${report.tool.name} ${report.tool.version}`)}</footer>`,
          ...dataElements(report, names),
          `<script>${PAGE_SCRIPT}<\/script>`
        ];
        return [
          "<!doctype html>",
          '<html lang="en">',
          "<head>",
          '<meta charset="utf-8">',
          `<meta http-equiv="Content-Security-Policy" content="${policy()}">`,
          '<meta name="viewport" content="width=device-width, initial-scale=1">',
          '<meta name="referrer" content="no-referrer">',
          `<title>${(0, words_escape.js)(`KindLM: ${(0, headline.iV)(report).words}`)}</title>`,
          `<style>${PAGE_STYLE}</style>`,
          "</head>",
          "<body>",
          ...body.filter((part) => part !== ""),
          "</body>",
          "</html>"
        ].map((line2) => `${line2}
`);
      }
      function hasJudges({ suites }) {
        return suites.some(({ results }) => results.some(({ runs }) => runs.some((run) => run.outputOmitted !== true && run.assertions.some((assertion) => criterionOf(assertion) !== void 0))));
      }
      function figuresOf(report, suite) {
        return [...plotsOf(suite), ...trendPlots(report, suite)];
      }
      function policy() {
        return [
          "default-src 'none'",
          `style-src '${hashOf(PAGE_STYLE)}'`,
          `script-src '${hashOf(PAGE_SCRIPT)}'`,
          "base-uri 'none'",
          "form-action 'none'"
        ].join("; ");
      }
      function hashOf(text) {
        return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
      }
      function testsHtml(report) {
        const codes = (0, findings.G0)(report).map(([code, results]) => `<button type="button" class="chip" data-code="${(0, words_escape.js)(code)}">${(0, words_escape.js)(code)} <b>${(0, format.U9)(results)}</b></button>`);
        return [
          '<section id="tests" aria-labelledby="tests-title">',
          '<h2 id="tests-title">Tests</h2>',
          codes.length === 0 ? "" : `<p class="chips">${codes.join("\n")}</p>`,
          '<noscript><p class="state">The table of tests needs JavaScript. Every result is in report.json and junit.xml too.</p></noscript>',
          '<div id="table"></div>',
          "</section>"
        ].filter((part) => part !== "").join("\n");
      }
    })
  )
};
