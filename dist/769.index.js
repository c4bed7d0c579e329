export const id = 769;
export const ids = [769];
export const modules = {

/***/ 65769:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlPieces: () => (/* binding */ htmlPieces),
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/report/words/escape.ts
var words_escape = __webpack_require__(90609);
// EXTERNAL MODULE: ./src/report/digest/findings.ts
var findings = __webpack_require__(7653);
// EXTERNAL MODULE: ./src/words/format.ts
var format = __webpack_require__(91930);
// EXTERNAL MODULE: ./src/report/words/headline.ts
var headline = __webpack_require__(17294);
// EXTERNAL MODULE: ./src/report/words/links.ts
var links = __webpack_require__(22417);
// EXTERNAL MODULE: ./src/engine/evaluate/aggregate.ts
var aggregate = __webpack_require__(37511);
// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/word.js + 2 modules
var word = __webpack_require__(34440);
;// CONCATENATED MODULE: ./src/report/html/shown-text.ts
/** Foreign text for the page: cleaned, and cut where it is long. */


/** The first `max` characters of a message or an answer. */
function shownText(text, max) {
    const shown = (0,words_escape/* plainBlock */.Yj)(text.slice(0, max));
    if (text.length <= max)
        return { text: shown };
    return {
        text: shown,
        note: `Cut here: ${(0,format/* count */.U9)(max)} of ${(0,format/* count */.U9)(text.length)} characters. report.json has all of it.`,
    };
}
/** As shownText, with an ellipsis for what was cut off. */
function cutBlock(text, max) {
    const shown = (0,words_escape/* plainBlock */.Yj)(text.slice(0, max));
    return text.length <= max ? shown : `${shown}…`;
}
/** A value as JSON on one line. */
function jsonText(value) {
    try {
        return JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/gu, ' ');
    }
    catch {
        // JSON.stringify recurses: the stack ends before the nesting does.
        return '(nested too deeply to show)';
    }
}

;// CONCATENATED MODULE: ./src/report/html/before-after.ts
/** An answer of the base branch beside one of this run, with what differs between them marked. */



/** Characters of each answer that are shown and compared. */
const MAX_COMPARED = 6_000;
/** Words that differ. Above this the answers have little in common, and finding out what takes long. */
const MAX_EDITS = 150;
/** Each may take some milliseconds; further pairs are shown without marks. */
const MAX_MARKED_PAIRS = 50;
const MAX_MARKS = 400;
/** The pairs of all results of which both answers are known, made once for whatever the page has room for. */
function beforeAfters(results) {
    const pairs = new Map();
    for (const result of results) {
        const pair = pairOf(result, pairs.size < MAX_MARKED_PAIRS);
        if (pair !== undefined)
            pairs.set(result, pair);
    }
    return pairs;
}
function pairOf({ comparison, runs }, isMarked) {
    const known = comparison?.before;
    const shown = runs.filter((run) => run.outputOmitted !== true && run.turns === undefined);
    // A run that failed says more about a change than one that passed.
    const run = shown.find((one) => !(0,aggregate/* runPassed */.GT)(one)) ?? shown[0];
    if (known === undefined || run === undefined)
        return undefined;
    const before = shownText(known.outputText, MAX_COMPARED);
    const after = shownText(run.outputText, MAX_COMPARED);
    const found = isMarked ? differences(before.text, after.text) : TOO_MANY_PAIRS;
    return {
        before: { ...before, marks: found.before, passed: known.passed },
        after: { ...after, marks: found.after, passed: (0,aggregate/* runPassed */.GT)(run) },
        note: found.note,
    };
}
const TOO_MANY_PAIRS = {
    before: [],
    after: [],
    note: `Differences are marked in the first ${MAX_MARKED_PAIRS} tests only.`,
};
const TOO_DIFFERENT = {
    before: [],
    after: [],
    note: 'The answers have too little in common to mark what differs.',
};
/** Spans of words that only one side has. */
function differences(before, after) {
    const parts = (0,word/* diffWordsWithSpace */.pR)(before, after, { maxEditLength: MAX_EDITS });
    if (parts === undefined)
        return TOO_DIFFERENT;
    const marks = { before: [], after: [] };
    let [at, now] = [0, 0];
    for (const { added, removed, value } of parts) {
        const { length } = value;
        if (removed)
            marks.before.push({ start: at, end: at + length, kind: 'removed' });
        else if (added)
            marks.after.push({ start: now, end: now + length, kind: 'added' });
        if (!added)
            at += length;
        if (!removed)
            now += length;
    }
    return { before: marks.before.slice(0, MAX_MARKS), after: marks.after.slice(0, MAX_MARKS) };
}

// EXTERNAL MODULE: ./src/assertions/metadata.ts
var assertions_metadata = __webpack_require__(90580);
// EXTERNAL MODULE: ./src/assertions/scored/bands.ts
var bands = __webpack_require__(47600);
// EXTERNAL MODULE: ./src/report/words/reused.ts
var reused = __webpack_require__(33590);
;// CONCATENATED MODULE: ./src/report/html/answer-marks.ts

const answer_marks_MAX_MARKS = 200;
/** Characters. A very long pattern overflows the stack of the regular expression's compiler. */
const MAX_PATTERN = 2_000;
/** Marks of the failed assertions in a text that plainBlock has cleaned: sorted, not overlapping, at most 200. */
function marksOf(text, assertions) {
    const found = assertions
        .filter((assertion) => !assertion.passed)
        .flatMap((assertion) => [
        ...textsOf(assertion, 'forbidden').flatMap((needle) => occurrences(text, needle, 'forbidden')),
        ...textsOf(assertion, 'redactedMatches').flatMap((needle) => occurrences(text, needle, 'redacted')),
    ])
        .sort((a, b) => a.start - b.start || b.end - a.end);
    return withoutOverlaps(found).slice(0, answer_marks_MAX_MARKS);
}
/** The texts of a list that the assertion's metadata has. */
function textsOf({ metadata }, name) {
    const list = metadata?.[name];
    if (!Array.isArray(list))
        return [];
    const texts = list;
    return [...new Set(texts.filter((item) => typeof item === 'string'))];
}
/** As written where the text has it so, else without regard to case, as `icontains` and keywords find it. */
function occurrences(text, needle, kind) {
    const plain = (0,words_escape/* plainBlock */.Yj)(needle);
    if (plain.trim() === '')
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
    const pattern = plain.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw `\$&`);
    return [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ index, 0: { length } }) => [
        index,
        length,
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

;// CONCATENATED MODULE: ./src/report/html/question.ts


const MAX_VARIABLES = 50;
const MAX_TOOLS = 50;
const MAX_NAME = 300;
const MAX_VALUE = 1_000;
const MAX_PARAMETERS = 4_000;
/** The question with at most `max` characters of each message; undefined where there is none to show. */
function questionOf(input, max) {
    if (input === undefined || max === 0)
        return undefined;
    const valueLength = Math.min(max, MAX_VALUE);
    return {
        vars: Object.entries(input.vars)
            .slice(0, MAX_VARIABLES)
            .map(([name, value]) => [(0,words_escape/* excerpt */.Kb)(name, MAX_NAME), cutBlock(value, valueLength)]),
        messages: input.messages.map(({ role, content }) => ({ role, ...shownText(content, max) })),
        tools: input.tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => ({
            name: (0,words_escape/* excerpt */.Kb)(name, MAX_NAME),
            description: description === undefined ? undefined : cutBlock(description, valueLength),
            parameters: parameters === undefined
                ? undefined
                : cutBlock(jsonText(parameters), Math.min(max, MAX_PARAMETERS)),
        })),
        command: input.command === undefined ? undefined : cutBlock(input.command, max),
    };
}

;// CONCATENATED MODULE: ./src/report/html/test-details.ts










const MAX_MESSAGE = 4_000;
const MAX_FACT = 600;
const MAX_LABEL = 300;
const MAX_ARGUMENTS = 4_000;
const MAX_CALLS = 100;
const MAX_FACTS = 20;
/** The question of a result and its runs in order. */
function resultDetail(result, extent, beforeAfter) {
    const shown = result.runs.find((run) => run.input !== undefined && isWanted(run, extent));
    const question = questionOf(shown?.input, extent.answer);
    const known = JSON.stringify(question);
    const { runs: counted, extraRuns = [] } = result;
    const runs = [...counted, ...extraRuns].map((run, index) => {
        const detail = runDetail(run, extent, index >= counted.length);
        if (run.input === shown?.input || !isWanted(run, extent))
            return detail;
        const own = questionOf(run.input, extent.answer);
        return own === undefined || JSON.stringify(own) === known
            ? detail
            : { ...detail, question: own };
    });
    return {
        question,
        runs,
        beforeAfter: beforeAfter !== undefined && hasRoom(beforeAfter, extent) ? beforeAfter : undefined,
    };
}
/** Both answers or none: it is the difference that counts. */
function hasRoom({ after }, { answersOf, answer }) {
    if (answer < MAX_COMPARED)
        return false;
    return answersOf === 'all' || (answersOf === 'failed' && !after.passed);
}
function isWanted(run, { answersOf }) {
    return answersOf === 'all' || (answersOf === 'failed' && !(0,aggregate/* runPassed */.GT)(run));
}
/** @param isExtra the run counts in no gate */
function runDetail(run, extent, isExtra) {
    const passed = (0,aggregate/* runPassed */.GT)(run);
    const wanted = isWanted(run, extent);
    const head = {
        title: `Run ${run.runIndex + 1}`,
        verdict: verdictOf(run),
        facts: [...(isExtra ? ['for the comparison only, counts in no gate'] : []), ...runFacts(run)],
    };
    if (passed && extent.passedRuns === 'counted') {
        const note = `${(0,format/* plural */.LS)(run.assertions.length, 'assertion')} passed. They are in report.json: this page would be too large.`;
        return { ...head, assertions: [], answers: [], note };
    }
    const note = answerNote(run, wanted);
    return {
        ...head,
        assertions: run.assertions.map(assertionDetail),
        answers: answersOf(run, wanted ? extent.answer : 0),
        note,
    };
}
function verdictOf(run) {
    if ((0,aggregate/* isErrored */.E3)(run))
        return 'errored';
    if ((0,aggregate/* isUnneeded */.Ls)(run))
        return 'not-run';
    return (0,aggregate/* runPassed */.GT)(run) ? 'passed' : 'failed';
}
function answerNote(run, wanted) {
    if ((0,aggregate/* isUnneeded */.Ls)(run)) {
        return run.callCount === 0
            ? 'Not asked: the verdict was decided without it.'
            : 'Not judged: it was under way when the verdict was decided without it.';
    }
    if (run.outputOmitted === true)
        return 'Question and answer are left out (input outputs).';
    if (!wanted)
        return 'Question and answer are in report.json: this page would be too large.';
    return undefined;
}
function runFacts(run) {
    const { tokenUsage, costEstimateUsd, callCount } = run;
    const { outcome } = run;
    return [
        ...(outcome.kind === 'reused' ? [(0,reused/* reusedWords */.u)(outcome)] : []),
        (0,format/* duration */.p0)(run.latencyMs),
        costEstimateUsd === null ? 'cost unknown' : (0,format/* usd */.dR)(costEstimateUsd),
        (0,format/* plural */.LS)(tokenUsage.totalTokens, 'token'),
        ...(callCount === 0 ? [] : [(0,format/* plural */.LS)(callCount, 'call')]),
        ...(run.truncated ? ['✂️ cut at maxTokens'] : []),
        ...(run.turnLimitReached ? ['ended at maxTurns'] : []),
    ];
}
function answersOf(run, max) {
    const omitted = run.outputOmitted === true || max === 0;
    const detail = ({ outputText, toolCalls }, turn, index = 0) => ({
        turn: turn === undefined ? undefined : (0,words_escape/* excerpt */.Kb)(turn.label, MAX_LABEL),
        user: omitted || turn?.user === undefined || index === 0 ? undefined : shownText(turn.user, max),
        calls: toolCalls.slice(0, MAX_CALLS).map((call) => callDetail(call, omitted)),
        answer: omitted ? { text: '', marks: [] } : markedText(outputText, run.assertions, max),
    });
    const answers = run.turns?.map((turn, index) => detail(turn, turn, index)) ?? [detail(run)];
    return answers.filter(({ user, calls, answer }) => user !== undefined || calls.length > 0 || answer.text !== '');
}
function markedText(text, assertions, max) {
    const shown = shownText(text, max);
    return { ...shown, marks: marksOf(shown.text, assertions) };
}
function callDetail(call, omitted) {
    return {
        name: (0,words_escape/* excerpt */.Kb)(call.name, MAX_LABEL),
        args: omitted ? undefined : cutBlock(jsonText(call.arguments), MAX_ARGUMENTS),
        result: omitted || call.result === undefined
            ? undefined
            : cutBlock(jsonText(call.result), MAX_ARGUMENTS),
    };
}
function assertionDetail(assertion) {
    const { assertionType, label, passed, advisory, failureCode, failureMessage, metadata } = assertion;
    const message = failureMessage ?? '';
    const reason = reasonOf(assertion);
    return {
        label: (0,words_escape/* excerpt */.Kb)(label, MAX_LABEL),
        type: (0,words_escape/* excerpt */.Kb)(assertionType, MAX_LABEL),
        passed,
        advisory,
        scoreText: (0,format/* score */.fN)(assertion.score),
        band: isGraded(assertion) ? (0,bands/* bandOf */.BV)(assertion.score) : undefined,
        code: failureCode,
        message: message === '' ? undefined : cutBlock(message, MAX_MESSAGE),
        reason: reason === undefined ? undefined : cutBlock(reason, MAX_MESSAGE),
        facts: (0,assertions_metadata/* listedFacts */.x)(metadata)
            .filter(([, value]) => saysSomething(value, [label, message, reason]))
            .slice(0, MAX_FACTS)
            .map(([name, value]) => [(0,words_escape/* excerpt */.Kb)(name, MAX_LABEL), factText(value)]),
    };
}
/** Why it passed or failed, where its message does not say so already. */
function reasonOf({ metadata, failureMessage }) {
    const reasons = [metadata?.reasoning, metadata?.reason];
    return reasons
        .filter((reason) => typeof reason === 'string')
        .find((reason) => reason !== '' && reason !== failureMessage);
}
/** Whether its score is more than yes or no. */
function isGraded({ assertionType, metadata }) {
    if (assertionType === 'judge')
        return true;
    if (assertionType === 'drift')
        return metadata?.['exercised'] !== false;
    return metadata?.['scored'] === true;
}
/** Texts that the row already shows say nothing new. */
function saysSomething(value, shown) {
    if (Array.isArray(value))
        return value.length > 0;
    return value !== null && value !== undefined && value !== '' && !shown.includes(value);
}
function factText(value) {
    if (typeof value === 'string')
        return cutBlock(value, MAX_FACT);
    if (typeof value === 'number' && !Number.isInteger(value))
        return (0,format/* trimZeros */.ic)((0,format/* count */.U9)(value, 4));
    return cutBlock(jsonText(value), MAX_FACT);
}

// EXTERNAL MODULE: ./src/report/sections/changes.ts
var changes = __webpack_require__(53674);
;// CONCATENATED MODULE: ./src/report/html/test-rows.ts





const MAX_TAGS = 20;
/** Rows in config order, suite by suite: the order of `resultsOf`. */
function testRows(report) {
    return report.suites.flatMap((suite, index) => suite.results.map((result) => testRow(report, index, result)));
}
/** All results in the order of the rows. */
function resultsOf(report) {
    return report.suites.flatMap((suite) => suite.results);
}
function testRow(report, suite, result) {
    const { location } = result;
    const url = (0,links/* sourceUrl */.Hx)(report.run, location);
    const lowest = lowestScore(result);
    return {
        suite,
        name: (0,words_escape/* excerpt */.Kb)(result.testCaseName, links/* MAX_TABLE_NAME */.Ab),
        model: (0,words_escape/* excerpt */.Kb)(result.modelId, links/* MAX_TABLE_NAME */.Ab),
        status: result.status,
        passedRuns: Math.round(result.passRate * result.runCount),
        runs: result.runCount,
        lowestScore: lowest,
        scoreText: lowest === null ? '–' : (0,format/* score */.fN)(lowest),
        latencyMs: result.latencyAvgMs,
        latencyText: (0,format/* duration */.p0)(result.latencyAvgMs),
        costUsd: result.totalCostUsd,
        costText: (0,format/* usd */.dR)(result.totalCostUsd),
        codes: result.failureCodes,
        tags: result.tags.slice(0, MAX_TAGS).map((tag) => (0,words_escape/* excerpt */.Kb)(tag, links/* MAX_TABLE_NAME */.Ab)),
        place: (0,words_escape/* excerpt */.Kb)(`${location.file}:${location.line}`, links/* MAX_TABLE_NAME */.Ab),
        url,
        ...(result.assertsNothing ? { assertsNothing: true } : {}),
        reusedText: result.reused && (0,reused/* reusedWords */.u)(result.reused),
        ...comparedWith(result),
    };
}
function comparedWith({ comparison, }) {
    const [change, changeText] = [(0,changes/* changeOf */.C2)(comparison), (0,changes/* changeWords */.mF)(comparison)];
    const base = comparison?.base;
    return {
        change,
        changeText,
        ...(base === undefined ? {} : { baseText: `${base.passed} of ${base.runs}` }),
    };
}
function lowestScore(result) {
    const means = Object.values(result.assertionScores).map((summary) => summary.mean);
    return means.length === 0 ? null : means.reduce((least, mean) => Math.min(least, mean), Infinity);
}

;// CONCATENATED MODULE: ./src/report/html/embedded-data.ts
/** The page's data: JSON in script elements that no browser runs, read when it is needed. */




const CHUNK_SIZE = 50;
/** Characters of details that a browser opens well under a second; the bytes are more where texts are not ASCII. */
const MAX_DETAILS = 12_000_000;
/** What is left out, variant by variant, until the details fit: answers of runs that passed go first. */
const VARIANTS = [
    { answersOf: 'all', answer: 20_000, passedRuns: 'whole' },
    { answersOf: 'failed', answer: 20_000, passedRuns: 'whole' },
    { answersOf: 'failed', answer: 2_000, passedRuns: 'whole' },
    { answersOf: 'failed', answer: 2_000, passedRuns: 'counted' },
    { answersOf: 'none', answer: 0, passedRuns: 'counted' },
];
/**
 * The script elements with the data, in the richest form that fits into `budget` characters; when none does, details
 * end where the budget ends.
 */
function dataElements(report, suites, budget = MAX_DETAILS) {
    const index = { suites, rows: testRows(report), chunkSize: CHUNK_SIZE };
    const results = resultsOf(report);
    const pairs = beforeAfters(results);
    return [dataElement('kindlm-index', index), ...detailElements(results, pairs, budget)];
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
/** Characters of the answers alone: tells cheaply that a variant cannot fit. */
function answersLength(results, { answersOf, answer }) {
    if (answersOf === 'none')
        return 0;
    const runs = results.flatMap((result) => result.runs);
    const shown = answersOf === 'all' ? runs : runs.filter((run) => !(0,aggregate/* runPassed */.GT)(run));
    const texts = shown.flatMap(({ turns, outputText }) => turns === undefined ? [outputText] : turns.map((turn) => turn.outputText));
    return texts.reduce((sum, text) => sum + Math.min(text.length, answer), 0);
}
function elementsWithin(results, pairs, extent, budget) {
    const elements = [];
    let length = 0;
    for (let start = 0; start < results.length; start += CHUNK_SIZE) {
        const chunk = results
            .slice(start, start + CHUNK_SIZE)
            .map((result) => resultDetail(result, extent, pairs.get(result)));
        const element = dataElement(`kindlm-details-${start / CHUNK_SIZE}`, chunk);
        length += element.length;
        if (length > budget)
            return { elements, whole: false };
        elements.push(element);
    }
    return { elements, whole: true };
}
/** `<` is written as an escape, so that no text can end the element or open a comment in it. */
function dataElement(id, data) {
    const json = JSON.stringify(data).replaceAll('<', String.raw `\u003c`);
    return `<script type="application/json" id="${id}">${json}</script>`;
}

// EXTERNAL MODULE: ./src/report/sections/run-state.ts + 1 modules
var run_state = __webpack_require__(39835);
// EXTERNAL MODULE: ./src/report/sections/base-name.ts
var base_name = __webpack_require__(50720);
// EXTERNAL MODULE: ./src/report/sections/comparison.ts
var comparison = __webpack_require__(79230);
// EXTERNAL MODULE: ./src/report/digest/model-comparison.ts
var model_comparison = __webpack_require__(40354);
;// CONCATENATED MODULE: ./src/report/html/tables.ts
/** The tables that need no script: gates and models. */




const GATE_SIGNS = {
    passed: { sign: '✅ passed', kind: 'good' },
    failed: { sign: '❌ failed', kind: 'bad' },
    'no data': { sign: '❌ no data', kind: 'bad' },
    'not exercised': { sign: '➖ not exercised', kind: 'idle' },
};
/** Gates with actual, threshold and margin; empty text where none is set. */
function gatesTable(gates, suiteName) {
    const compared = gates.some(({ base }) => base !== undefined);
    const rows = gates.map((gate) => {
        const { sign, kind } = GATE_SIGNS[gate.sign];
        return [
            `<tr class="${kind}"><th scope="row">${htmlLink(gate.title, gate.url)}</th>`,
            numberCell('Actual', gate.actual),
            ...(compared ? [numberCell('Base', gate.base ?? '–')] : []),
            numberCell('Threshold', gate.threshold),
            numberCell('Margin', gate.margin, 'margin'),
            `<td class="sign">${sign}${gate.note === undefined ? '' : `<span class="rerun">${(0,words_escape/* htmlText */.js)(gate.note)}</span>`}</td></tr>`,
        ].join('');
    });
    const base = compared ? ['#Base'] : [];
    const titles = ['Gate', '#Actual', ...base, '#Threshold', '#Margin', 'Verdict'];
    return table(`Gates of ${suiteName}`, titles, rows);
}
/** What each model did in numbers. */
function modelsTable(suite) {
    const rows = (0,model_comparison/* compareModels */.wA)(suite).map((row) => {
        return [
            `<tr><th scope="row">${(0,words_escape/* htmlText */.js)(row.modelId)}</th>`,
            `<td data-label="Provider">${(0,words_escape/* htmlText */.js)(row.model ?? '–')}</td>`,
            numberCell('Pass rate', (0,format/* percent */.rq)(row.passRate)),
            numberCell('Passed', `${row.passed} of ${row.total}${(0,model_comparison/* notJudgedWords */.wb)(row)}`),
            numberCell('Judge average', row.judgeAverage === undefined ? '–' : (0,format/* score */.fN)(row.judgeAverage)),
            numberCell('Mean latency', (0,format/* duration */.p0)(row.latencyMs)),
            numberCell('Cost', (0,format/* usd */.dR)(row.costUsd)),
            '</tr>',
        ].join('');
    });
    if (rows.length === 0)
        return '';
    const titles = ['Model', 'Provider', '#Pass rate', '#Passed', '#Judge average', '#Mean latency'];
    return `<h3>Models</h3>\n${table(`Models of ${suite.name}`, [...titles, '#Cost'], rows)}`;
}
/** The label precedes the number where the page is too narrow for a table's head. */
function numberCell(label, text, kind = '') {
    return `<td class="${`number ${kind}`.trim()}" data-label="${label}">${(0,words_escape/* htmlText */.js)(text)}</td>`;
}
/** Titles that begin with `#` are those of numbers. The name is foreign text. */
function table(name, titles, rows) {
    if (rows.length === 0)
        return '';
    const heads = titles.map((title) => title.startsWith('#')
        ? `<th scope="col" class="number">${title.slice(1)}</th>`
        : `<th scope="col">${title}</th>`);
    return [
        // A table may be wider than the page, and by keyboard only what can be focused scrolls.
        `<div class="scroll" tabindex="0" role="group" aria-label="${(0,words_escape/* htmlText */.js)((0,words_escape/* excerpt */.Kb)(name, 200))}">`,
        '<table class="cards">',
        `<thead><tr>${heads.join('')}</tr></thead>`,
        `<tbody>${rows.join('\n')}</tbody>`,
        '</table></div>',
    ].join('\n');
}
/** A link to http(s), or the bare label. The label is foreign text. */
function htmlLink(label, url) {
    const safe = url === undefined ? undefined : (0,links/* safeUrl */.Pl)(url);
    return safe === undefined
        ? (0,words_escape/* htmlText */.js)(label)
        : `<a href="${(0,words_escape/* htmlText */.js)(safe)}" rel="noreferrer">${(0,words_escape/* htmlText */.js)(label)}</a>`;
}

;// CONCATENATED MODULE: ./src/report/html/comparison.ts






/** The verdict against the base branch, and what is shown below it. */
function comparisonHtml(line) {
    switch (line.kind) {
        case 'absent':
            return '';
        case 'unavailable':
            return `<p class="compared">➖ ${(0,words_escape/* htmlText */.js)(line.words)}</p>`;
        case 'compared': {
            const { base, outcome, sentence, notes } = line;
            const below = notes.map((note) => htmlSentence(note, base)).join(' ');
            return [
                `<div class="compared ${outcome}">`,
                `<p><span aria-hidden="true">${(0,comparison/* comparisonIcon */.F4)(outcome)}</span> <b>${htmlSentence(sentence, base)}</b></p>`,
                below === '' ? '' : `<p class="facts">${below}</p>`,
                '</div>',
            ].join('');
        }
    }
}
function htmlSentence(sentence, base) {
    return (0,base_name/* sentenceText */.x)(sentence, (name, kind) => {
        const shown = (0,words_escape/* excerpt */.Kb)(name, comparison_MAX_NAME);
        return kind === 'commit'
            ? htmlLink(shown, base.url)
            : `<code class="name">${(0,words_escape/* htmlText */.js)(shown)}</code>`;
    });
}
const comparison_MAX_NAME = 100;
const MAX_REMOVED = 500;
/**
 * What changed, in numbers: a press shows those tests in the table. Removed tests are not in the table, so they are
 * listed here.
 */
function changesHtml({ base, lists }, suiteName) {
    if (base === undefined || lists.length === 0)
        return '';
    const chips = lists
        .filter(({ name }) => name !== 'removed')
        .map(({ name, title }) => `<button type="button" class="chip change ${name}" data-change="${name}" data-suite="${(0,words_escape/* htmlText */.js)((0,words_escape/* excerpt */.Kb)(suiteName, links/* MAX_TABLE_NAME */.Ab))}">${(0,words_escape/* htmlText */.js)(title)}</button>`);
    const notes = lists.flatMap(({ title, note }) => note === undefined ? [] : [`<p class="facts">${(0,words_escape/* htmlText */.js)(`${title}. ${note}`)}</p>`]);
    return [
        '<h3>Compared with the base</h3>',
        chips.length === 0 ? '' : `<p class="chips">${chips.join('\n')}</p>`,
        ...notes,
        ...lists.filter(({ name }) => name === 'removed').map(removedHtml),
    ]
        .filter((part) => part !== '')
        .join('\n');
}
function removedHtml({ title, tests }) {
    const items = tests.slice(0, MAX_REMOVED).map(({ testCaseName, modelId, base }) => {
        const passed = base === undefined ? '' : `: passed ${base.passed} of ${base.runs}`;
        return `<li>${(0,words_escape/* htmlText */.js)(`${(0,words_escape/* excerpt */.Kb)(testCaseName, comparison_MAX_NAME)} (${(0,words_escape/* excerpt */.Kb)(modelId, comparison_MAX_NAME)})`)}${passed}</li>`;
    });
    const more = tests.length - items.length;
    const rest = more > 0 ? `<li>and ${(0,format/* count */.U9)(more)} more</li>` : '';
    return `<details><summary>${(0,words_escape/* htmlText */.js)(title)}</summary><ul>${items.join('')}${rest}</ul></details>`;
}

// EXTERNAL MODULE: ./src/report/sections/suite-sections.ts + 3 modules
var suite_sections = __webpack_require__(46006);
;// CONCATENATED MODULE: ./src/report/html/overview.ts
/** The part of the page that needs no script: the verdict, and each suite's gates, plots, models and notices. */








/** The verdict and what the run was. */
function headerHtml(report) {
    const { outcome, words } = (0,headline/* runHeadline */.iV)(report);
    return [
        `<header class="verdict ${outcome}">`,
        `<h1>${(0,headline/* outcomeIcon */.sE)(outcome)} ${(0,words_escape/* htmlText */.js)(words)}</h1>`,
        ...(0,run_state/* runStateLines */.W)(report).map((text) => `<p class="state">${(0,words_escape/* htmlText */.js)(text)}</p>`),
        `<p class="facts">${overview_runFacts(report).join(' · ')}</p>`,
        '</header>',
    ].join('\n');
}
function overview_runFacts(report) {
    const { run, totals } = report;
    const before = [
        run.repository,
        run.pullRequest === undefined ? undefined : `pull request #${run.pullRequest}`,
    ];
    const after = [
        run.startedAt.replace(/^(.{10})T(.{5}).*$/u, '$1 $2 UTC'),
        (0,headline/* durationWords */.Sh)(report),
        ...(totals.runs === 0
            ? []
            : [(0,headline/* runsWords */.sR)(report.suites), (0,format/* plural */.LS)(totals.tokens, 'token'), (0,headline/* costWords */.fL)(totals)]),
        (0,headline/* responsesWords */.Wm)(report),
    ];
    const text = (facts) => facts.filter((fact) => fact !== undefined).map(words_escape/* htmlText */.js);
    return [
        ...text(before),
        ...(run.sha === undefined ? [] : [htmlLink(`commit ${run.sha.slice(0, 7)}`, (0,links/* commitUrl */.Bg)(run))]),
        ...(run.runUrl === undefined ? [] : [htmlLink('workflow run', run.runUrl)]),
        ...text(after),
    ];
}
/** One suite. It is named when there are several. */
function suiteHtml(report, suite, figures) {
    const { comparison, gates, failingTests, changes, caveats, ...unplaced } = (0,suite_sections/* renderSections */.H1)((0,suite_sections/* suiteSections */.no)(report, suite), HTML_SECTIONS, suite.name);
    (0,suite_sections/* allPlaced */.Nk)(unplaced);
    return [
        '<section class="suite">',
        // Of several suites each has its name above its verdicts; the only one has its own in the page's title.
        ...(report.suites.length === 1
            ? [comparison, suiteTitle(report, suite)]
            : [suiteTitle(report, suite), comparison]),
        `<p class="counts">${(0,words_escape/* htmlText */.js)((0,headline/* countWords */.rj)(suite))}</p>`,
        gates,
        changes,
        figures.length === 0 ? '' : `<div class="plots">${figures.map(figureHtml).join('\n')}</div>`,
        modelsTable(suite),
        caveats,
        failingTests,
        listHtml('Notices', suite.notices),
        listHtml('Skipped tests', suite.skippedTests.map(({ testCaseName, modelId }) => `${testCaseName} (${modelId})`)),
        '</section>',
    ]
        .filter((part) => part !== '')
        .join('\n');
}
function suiteTitle(report, suite) {
    if (report.suites.length === 1)
        return '<h2>Gates</h2>';
    const { outcome, words } = (0,headline/* suiteHeadline */.V5)(report, suite);
    return `<h2>${(0,headline/* outcomeIcon */.sE)(outcome)} ${(0,words_escape/* htmlText */.js)(suite.name)}</h2>\n<p>${(0,words_escape/* htmlText */.js)(words)}</p>`;
}
function figureHtml({ title, words, svg }) {
    return [
        `<figure aria-label="${(0,words_escape/* htmlText */.js)(title)}"><figcaption><b>${(0,words_escape/* htmlText */.js)(title)}</b>`,
        `<span>${(0,words_escape/* htmlText */.js)(words)}</span></figcaption>`,
        `<div aria-hidden="true">${svg}</div></figure>`,
    ].join('');
}
/** The sections that every view shows, in HTML. */
const HTML_SECTIONS = {
    comparison: comparisonHtml,
    gates: gatesTable,
    // The table of tests, which the page's script draws, begins with them.
    failingTests: () => '',
    changes: changesHtml,
    caveats: (caveats) => caveats.map(({ icon, words }) => `<p class="caveat">${icon} ${words}.</p>`).join('\n'),
};
/** Mistakes in recordings or baselines, and what the reader should know of the whole run. */
function messagesHtml(report) {
    const problems = report.problems.map(({ location, message, hint }) => {
        const place = location === undefined ? '' : `${location.file}:${location.line}: `;
        return [`${place}${message}`, hint].filter((text) => text !== undefined).join(' ');
    });
    return [listHtml('Problems', problems, 'open'), listHtml('Notices of the run', report.notices)]
        .filter((part) => part !== '')
        .join('\n');
}
const MAX_ITEMS = 500;
function listHtml(title, items, state = 'folded') {
    if (items.length === 0)
        return '';
    const shown = items.slice(0, MAX_ITEMS).map((item) => `<li>${(0,words_escape/* htmlText */.js)(item)}</li>`);
    const more = items.length > MAX_ITEMS ? `<li>and ${items.length - MAX_ITEMS} more</li>` : '';
    return [
        `<details${state === 'open' ? ' open' : ''}><summary>${title} (${(0,format/* count */.U9)(items.length)})</summary>`,
        `<ul>${shown.join('')}${more}</ul></details>`,
    ].join('');
}

;// CONCATENATED MODULE: ./src/report/html/page-assets.ts
/** Generated from scripts/report-page/ by `node scripts/generate-report-page.mjs`. Do not edit. */
const PAGE_STYLE = ":root {\n  color-scheme: light dark;\n  --page: light-dark(#f6f8fa, #0d1117);\n  --card: light-dark(#ffffff, #151b23);\n  --ink: light-dark(#1f2328, #f0f6fc);\n  --muted: light-dark(#59636e, #9198a1);\n  --line: light-dark(#d1d9e0, #3d444d);\n  --track: light-dark(#eaeef2, #262c36);\n  --accent: light-dark(#0969da, #4493f8);\n  --good: light-dark(#1a7f37, #3fb950);\n  --bad: light-dark(#cf222e, #f85149);\n  --warn: light-dark(#9a6700, #d29922);\n  --bad-wash: light-dark(#ffebe9, #3c1618);\n  --good-wash: light-dark(#dafbe1, #12261e);\n  --warn-wash: light-dark(#fff8c5, #2e2a1f);\n  --mono: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, monospace;\n}\n:root[data-theme='light'] {\n  color-scheme: light;\n}\n:root[data-theme='dark'] {\n  color-scheme: dark;\n}\n\n* {\n  box-sizing: border-box;\n}\nbody {\n  margin: 0;\n  background: var(--page);\n  color: var(--ink);\n  font:\n    14px/1.5 system-ui,\n    -apple-system,\n    'Segoe UI',\n    'Noto Sans',\n    Helvetica,\n    Arial,\n    sans-serif;\n}\nmain {\n  position: relative;\n  max-width: 1240px;\n  margin: 0 auto;\n  padding: 24px 24px 8px;\n}\nfooter {\n  max-width: 1240px;\n  margin: 0 auto;\n  padding: 8px 24px 32px;\n  color: var(--muted);\n  font-size: 12px;\n}\nh1 {\n  margin: 0;\n  padding-right: 88px;\n  font-size: 20px;\n  line-height: 1.35;\n  overflow-wrap: anywhere;\n}\nh2 {\n  margin: 28px 0 10px;\n  font-size: 16px;\n  overflow-wrap: anywhere;\n}\nh3 {\n  margin: 20px 0 8px;\n  font-size: 14px;\n}\n.question h3,\n.before-after h3,\n.answer h3,\n.answer h4 {\n  margin: 12px 0 4px;\n  font-size: 12px;\n  color: var(--muted);\n  font-weight: 600;\n}\np {\n  margin: 6px 0;\n}\na {\n  color: var(--accent);\n  text-decoration-thickness: 1px;\n  text-underline-offset: 2px;\n}\na:hover {\n  text-decoration-thickness: 2px;\n}\ncode,\npre {\n  font-family: var(--mono);\n  font-size: 12px;\n}\n:focus-visible {\n  outline: 2px solid var(--accent);\n  outline-offset: 2px;\n  border-radius: 4px;\n}\n\n.verdict {\n  padding: 18px 20px;\n  border: 1px solid var(--line);\n  border-left: 6px solid var(--warn);\n  border-radius: 8px;\n  background: var(--card);\n}\n.verdict.passed {\n  border-left-color: var(--good);\n}\n.verdict.failed {\n  border-left-color: var(--bad);\n}\n.facts,\n.counts {\n  color: var(--muted);\n}\n.verdict .facts {\n  margin-bottom: 0;\n  font-size: 13px;\n}\n.state,\n.caveat {\n  padding: 8px 12px;\n  border-radius: 6px;\n  background: var(--warn-wash);\n  overflow-wrap: anywhere;\n}\n.note {\n  color: var(--muted);\n  font-style: italic;\n}\n\n.compared {\n  margin: 10px 0;\n  padding: 8px 12px;\n  border-left: 4px solid var(--line);\n  background: var(--card);\n  overflow-wrap: anywhere;\n}\n.compared.worse {\n  border-left-color: var(--bad);\n}\n.compared.not-worse {\n  border-left-color: var(--good);\n}\n.compared p {\n  margin: 2px 0;\n}\n.compared .name {\n  font-weight: 600;\n}\n.rerun {\n  display: block;\n  max-width: 260px;\n  color: var(--muted);\n  font-size: 12px;\n  font-weight: 400;\n  white-space: normal;\n}\n\n.scroll {\n  overflow-x: auto;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\ntable {\n  width: 100%;\n  border-collapse: collapse;\n}\nth,\ntd {\n  padding: 7px 12px;\n  text-align: left;\n  border-top: 1px solid var(--line);\n  vertical-align: top;\n}\nthead th {\n  border-top: 0;\n  color: var(--muted);\n  font-size: 12px;\n  font-weight: 600;\n  white-space: nowrap;\n  background: var(--page);\n}\ntbody th {\n  min-width: 140px;\n  font-weight: 600;\n  overflow-wrap: break-word;\n}\n.number {\n  text-align: right;\n  font-variant-numeric: tabular-nums;\n  white-space: nowrap;\n}\n.sign,\n.status {\n  white-space: nowrap;\n}\ntr.bad .sign,\ntr.bad .margin {\n  color: var(--bad);\n  font-weight: 600;\n}\ntr.idle {\n  color: var(--muted);\n}\n\n.plots {\n  display: grid;\n  grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr));\n  gap: 14px;\n  margin-top: 14px;\n}\nfigure {\n  margin: 0;\n  padding: 14px 16px 8px;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\nfigcaption {\n  margin-bottom: 8px;\n}\nfigcaption span {\n  display: block;\n  color: var(--muted);\n  font-size: 12px;\n  overflow-wrap: anywhere;\n}\nfigure svg {\n  display: block;\n  width: 100%;\n  height: auto;\n  max-width: 640px;\n  font-size: 12px;\n  color: var(--muted);\n  overflow: visible;\n}\nfigure svg text {\n  white-space: pre;\n}\n\n.chips {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 6px;\n}\n.chip,\n.quiet,\n.sort,\n.opener {\n  font: inherit;\n  color: inherit;\n  cursor: pointer;\n}\n.chip,\n.quiet,\ninput,\nselect {\n  padding: 5px 10px;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--card);\n  color: var(--ink);\n  font: inherit;\n}\n.chip {\n  border-radius: 999px;\n  font-family: var(--mono);\n  font-size: 12px;\n}\n.chip b {\n  color: var(--bad);\n}\n.chip[aria-pressed='true'] {\n  border-color: var(--accent);\n  box-shadow: inset 0 0 0 1px var(--accent);\n}\n.quiet:hover:enabled,\n.chip:hover {\n  border-color: var(--accent);\n}\n.quiet:disabled {\n  opacity: 0.5;\n  cursor: default;\n}\n#theme {\n  position: absolute;\n  top: 36px;\n  right: 36px;\n  font-size: 12px;\n}\n\n.controls {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 8px;\n  margin-top: 10px;\n}\n.controls input {\n  flex: 1 1 240px;\n  min-width: 0;\n}\n.controls select {\n  flex: 0 1 auto;\n  max-width: 220px;\n}\n.status-line {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  justify-content: space-between;\n  gap: 6px 12px;\n  margin: 10px 0 6px;\n}\n.failing {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 6px;\n}\n.failing .quiet {\n  padding: 2px 8px;\n  font-size: 12px;\n}\nkbd {\n  padding: 0 4px;\n  border: 1px solid var(--line);\n  border-radius: 4px;\n  font-family: var(--mono);\n  font-size: 11px;\n}\n.shown {\n  margin: 0;\n  color: var(--muted);\n  font-size: 13px;\n}\n\n.tests .sort {\n  padding: 0;\n  border: 0;\n  background: none;\n  font-weight: 600;\n}\n.tests .sort::after {\n  content: ' ↕' / '';\n  opacity: 0.35;\n}\n.tests [aria-sort='ascending'] .sort::after {\n  content: ' ↑' / '';\n  opacity: 1;\n}\n.tests [aria-sort='descending'] .sort::after {\n  content: ' ↓' / '';\n  opacity: 1;\n}\n.tests tbody {\n  content-visibility: auto;\n}\n.row {\n  cursor: pointer;\n}\n.row:hover,\n.row.open {\n  background: var(--page);\n}\n.row.failed .status {\n  color: var(--bad);\n}\n.row.errored .status {\n  color: var(--warn);\n}\n.row.passed .status {\n  color: var(--good);\n}\n.wide {\n  width: 34%;\n  min-width: 220px;\n  overflow-wrap: anywhere;\n}\n.opener {\n  padding: 0;\n  border: 0;\n  background: none;\n  font-weight: 600;\n  text-align: left;\n  overflow-wrap: anywhere;\n}\n.opener::before {\n  content: '▸' / '';\n  display: inline-block;\n  width: 1.1em;\n  color: var(--muted);\n}\n.opener[aria-expanded='true']::before {\n  content: '▾' / '';\n}\n.tag {\n  display: inline-block;\n  margin-left: 6px;\n  padding: 0 7px;\n  border: 1px solid var(--line);\n  border-radius: 999px;\n  color: var(--muted);\n  font-size: 11px;\n  overflow-wrap: anywhere;\n}\n.chip.change {\n  font-family: inherit;\n}\n.tag.change.worse,\n.chip.change.worse {\n  border-color: var(--bad);\n  color: var(--bad);\n}\n.tag.change.better,\n.chip.change.better {\n  border-color: var(--good);\n  color: var(--good);\n}\n.before-after {\n  display: grid;\n  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));\n  gap: 0 14px;\n}\n.before-after .message-box {\n  min-width: 0;\n}\n.code {\n  display: inline-block;\n  margin: 0 4px 2px 0;\n  padding: 1px 6px;\n  border-radius: 4px;\n  background: var(--bad-wash);\n  color: var(--bad);\n  font-size: 11px;\n}\n.model {\n  min-width: 120px;\n  overflow-wrap: anywhere;\n}\n.nothing {\n  padding: 24px;\n  text-align: center;\n  color: var(--muted);\n}\n.pager {\n  display: flex;\n  align-items: center;\n  justify-content: center;\n  gap: 14px;\n  margin: 12px 0;\n}\n.pager[hidden] {\n  display: none;\n}\n\n.unfolded > td {\n  padding: 4px 12px 16px 28px;\n  background: var(--page);\n  border-top: 0;\n  cursor: auto;\n}\n.details-box > .facts {\n  margin: 0 0 8px;\n  font-size: 13px;\n}\ndetails {\n  margin: 10px 0;\n  padding: 8px 12px;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\nsummary {\n  cursor: pointer;\n}\n.run {\n  margin: 8px 0;\n}\n.run.failed {\n  border-left: 4px solid var(--bad);\n}\n.run.errored {\n  border-left: 4px solid var(--warn);\n}\n.run.passed {\n  border-left: 4px solid var(--good);\n}\n.run summary .facts {\n  font-size: 12px;\n}\n.bad-text {\n  color: var(--bad);\n}\n.assertions {\n  margin: 10px 0;\n  padding: 0;\n  list-style: none;\n}\n.assertions > li {\n  padding: 7px 0;\n  border-top: 1px solid var(--line);\n}\n.assertions > li:first-child {\n  border-top: 0;\n}\n.assertion-head {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 6px;\n}\n.assertion-head .label {\n  max-width: calc(100% - 32px);\n  overflow-wrap: anywhere;\n}\n.assertion-head .tag,\n.assertion-head .code {\n  margin: 0;\n}\n.score {\n  margin-left: auto;\n  font-variant-numeric: tabular-nums;\n  white-space: nowrap;\n  color: var(--muted);\n}\n.band-perfect,\n.band-excellent,\n.band-good {\n  color: var(--good);\n}\n.band-borderline,\n.band-poor {\n  color: var(--warn);\n}\n.band-failed {\n  color: var(--bad);\n}\n.message,\n.reason {\n  margin: 3px 0 0 26px;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.assertions .bad .message {\n  color: var(--bad);\n}\n.fact-list {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 2px 18px;\n  margin: 4px 0 0 26px;\n  color: var(--muted);\n  font-size: 12px;\n}\n.fact-list div {\n  display: flex;\n  gap: 6px;\n}\n.fact-list dt::after {\n  content: ':';\n}\n.fact-list dd {\n  margin: 0;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.calls,\n.tools {\n  margin: 0;\n  padding-left: 26px;\n}\n.calls code,\n.tools code,\n.vars code {\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.result {\n  margin: 2px 0 6px;\n}\n.question {\n  margin-bottom: 12px;\n}\n.question .text {\n  max-height: 220px;\n}\n.folded {\n  padding: 4px 12px;\n}\n.vars {\n  margin: 6px 0;\n}\n.vars div {\n  display: grid;\n  grid-template-columns: minmax(80px, 160px) 1fr;\n  gap: 12px;\n}\n.vars dd {\n  margin: 0;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.text-head {\n  display: flex;\n  align-items: baseline;\n  justify-content: space-between;\n  gap: 8px;\n}\n.copy {\n  padding: 0 8px;\n  color: var(--muted);\n  font-size: 11px;\n}\n.text {\n  max-height: 420px;\n  margin: 0;\n  padding: 10px 12px;\n  overflow: auto;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--page);\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\nmark {\n  padding: 0 2px;\n  border-radius: 3px;\n  color: inherit;\n}\nmark.forbidden {\n  background: var(--bad-wash);\n  box-shadow: 0 0 0 1px var(--bad);\n}\nmark.removed {\n  background: var(--bad-wash);\n  text-decoration: line-through;\n  text-decoration-color: var(--bad);\n}\nmark.added {\n  background: var(--good-wash);\n  text-decoration: underline;\n  text-decoration-color: var(--good);\n}\nmark.redacted {\n  background: var(--warn-wash);\n  box-shadow: 0 0 0 1px var(--warn);\n}\n\n/* Too narrow for columns: each row of a table is a card, its verdict beside its name. */\n@media (max-width: 700px) {\n  main {\n    padding: 12px;\n  }\n  h1 {\n    padding-right: 0;\n  }\n  .verdict {\n    padding: 14px;\n  }\n  #theme {\n    position: static;\n    margin: 8px 0;\n  }\n  .cards thead {\n    position: absolute;\n    width: 1px;\n    height: 1px;\n    overflow: hidden;\n    clip-path: inset(50%);\n  }\n  .cards,\n  .cards tbody,\n  .tests,\n  .tests thead,\n  .tests tbody,\n  .unfolded,\n  .unfolded > td {\n    display: block;\n  }\n  .cards tr,\n  .row {\n    display: grid;\n    grid-template-columns: minmax(0, 1fr) auto;\n    padding: 8px 12px;\n    border-top: 1px solid var(--line);\n  }\n  .cards tr:first-child,\n  .row:first-child {\n    border-top: 0;\n  }\n  .cards th,\n  .cards td,\n  .row td {\n    grid-column: 1 / -1;\n    min-width: 0;\n    padding: 1px 0;\n    border: 0;\n  }\n  .cards th,\n  .row .wide {\n    grid-row: 1;\n    grid-column: 1;\n    width: auto;\n    padding-right: 12px;\n    overflow-wrap: break-word;\n  }\n  .cards .sign,\n  .row .status {\n    grid-row: 1;\n    grid-column: 2;\n  }\n  [data-label] {\n    display: flex;\n    justify-content: space-between;\n    gap: 12px;\n    text-align: right;\n    white-space: normal;\n  }\n  [data-label]::before {\n    content: attr(data-label) / '';\n    color: var(--muted);\n    font-weight: 400;\n    text-align: left;\n  }\n  .tests thead tr {\n    display: flex;\n    flex-wrap: wrap;\n  }\n  .tests thead {\n    padding: 4px 6px;\n    background: var(--page);\n  }\n  .tests thead th {\n    min-width: 0;\n    padding: 3px 6px;\n  }\n  .unfolded > td {\n    padding: 4px 8px 12px;\n  }\n  .unfolded details {\n    padding: 8px;\n  }\n  .message,\n  .reason,\n  .fact-list {\n    margin-left: 0;\n  }\n  .vars div {\n    display: block;\n  }\n}\n@media print {\n  #theme,\n  .controls,\n  .pager {\n    display: none;\n  }\n}\n";
const PAGE_SCRIPT = "(() => {\n'use strict';\n\n// Elements from plain data. Texts of models, tests and configs come in as text nodes only, never as HTML.\n/** An element with a class and children. */\nfunction make(tag, className = '', ...children) {\n    const element = document.createElement(tag);\n    if (className !== '')\n        element.className = className;\n    element.append(...children);\n    return element;\n}\nfunction makeButton(className, onClick, ...children) {\n    const button = make('button', className, ...children);\n    button.type = 'button';\n    button.addEventListener('click', onClick);\n    return button;\n}\n/** A link to http(s), or the bare text. */\nfunction makeLink(label, url) {\n    if (url === undefined || !/^https?:\\/\\//.test(url))\n        return label;\n    const link = make('a', '', label);\n    link.href = url;\n    link.rel = 'noreferrer';\n    return link;\n}\n\n\n// The embedded JSON: the index at once, details in chunks when a row is opened.\nconst pageIndex = JSON.parse(document.getElementById('kindlm-index')?.textContent ?? '{\"suites\":[],\"rows\":[],\"chunkSize\":1}');\nconst chunks = new Map();\n/** Question and runs of the row at this place in the index; undefined where the page had no room for them. */\nfunction detailsOf(row) {\n    const number = Math.floor(row / pageIndex.chunkSize);\n    const known = chunks.get(number);\n    const chunk = known ?? readChunk(number);\n    if (known === undefined)\n        chunks.set(number, chunk);\n    return chunk[row % pageIndex.chunkSize];\n}\nfunction readChunk(number) {\n    return JSON.parse(document.getElementById(`kindlm-details-${number}`)?.textContent ?? '[]');\n}\n\n\n// What a row unfolds to.\nconst SIGNS = { passed: '✅', failed: '❌', errored: '⚠️', 'not-run': '➖' };\nfunction detailsElement(row, index) {\n    const box = make('div', 'details-box');\n    const line = make('p', 'facts', makeLink(row.place, row.url));\n    if (row.assertsNothing === true)\n        line.append(' · ⚠️ asserts nothing, so no answer can fail');\n    if (row.reusedText !== undefined)\n        line.append(` · ${row.reusedText}`);\n    box.append(line);\n    const details = detailsOf(index);\n    if (details === undefined) {\n        box.append(make('p', 'note', 'The runs are in report.json; this page would be too large.'));\n        return box;\n    }\n    const { question, runs, beforeAfter } = details;\n    if (row.changeText !== undefined) {\n        const base = row.baseText === undefined ? '' : `: base ${row.baseText}, `;\n        const here = row.baseText === undefined ? '' : `here ${row.passedRuns} of ${row.runs}`;\n        line.append(` · ${row.changeText}${base}${here}`);\n    }\n    if (beforeAfter !== undefined)\n        box.append(beforeAfterElement(beforeAfter));\n    if (question !== undefined)\n        box.append(questionElement(question));\n    const firstFailed = runs.findIndex((run) => run.verdict !== 'passed');\n    const open = firstFailed === -1 ? 0 : firstFailed;\n    box.append(...runs.map((run, number) => runElement(run, number === open)));\n    return box;\n}\nfunction runElement(run, open) {\n    const details = make('details', `run ${run.verdict}`);\n    const failed = run.assertions.filter((it) => !it.passed && it.advisory !== true).length;\n    details.append(make('summary', '', `${SIGNS[run.verdict]} `, make('b', '', run.title), failed === 0 ? '' : make('span', 'bad-text', ` ${failed} of ${run.assertions.length} failed`), make('span', 'facts', ` ${run.facts.join(' · ')}`)));\n    let filled = false;\n    const fill = () => {\n        if (filled)\n            return;\n        filled = true;\n        details.append(runBody(run));\n    };\n    if (open) {\n        fill();\n        details.open = true;\n    }\n    else {\n        details.addEventListener('toggle', fill);\n    }\n    return details;\n}\nfunction runBody(run) {\n    const body = make('div', 'run-body');\n    if (run.question !== undefined)\n        body.append(questionElement(run.question));\n    const ordered = [...run.assertions].sort((a, b) => Number(a.passed) - Number(b.passed));\n    if (ordered.length > 0) {\n        body.append(make('ul', 'assertions', ...ordered.map(assertionElement)));\n    }\n    body.append(...run.answers.map(answerElement));\n    if (run.note !== undefined)\n        body.append(make('p', 'note', run.note));\n    return body;\n}\nfunction assertionElement(assertion) {\n    const { passed, advisory, label, type, code, band, scoreText, message, reason, facts } = assertion;\n    const sign = passed ? '✅' : advisory === true ? '➖' : '❌';\n    const item = make('li', passed ? 'good' : advisory === true ? 'idle' : 'bad');\n    const head = make('div', 'assertion-head', make('span', 'icon', sign), make('b', 'label', label));\n    if (code !== undefined)\n        head.append(make('code', 'code', code));\n    if (advisory === true)\n        head.append(make('span', 'tag', 'advisory'));\n    head.append(make('span', 'tag', type), scoreElement(scoreText, band));\n    item.append(head);\n    if (message !== undefined)\n        item.append(make('p', 'message', message));\n    if (reason !== undefined) {\n        item.append(make('p', 'reason', make('span', 'facts', 'Judge: '), reason));\n    }\n    if (facts.length > 0) {\n        const list = make('dl', 'fact-list');\n        for (const [name, value] of facts) {\n            list.append(make('div', '', make('dt', '', name), make('dd', '', value)));\n        }\n        item.append(list);\n    }\n    return item;\n}\nfunction scoreElement(text, band) {\n    if (band === undefined)\n        return make('span', 'score', text);\n    return make('span', `score band-${band}`, `${text} ${band}`);\n}\nfunction answerElement({ turn, user, calls, answer }) {\n    const box = make('div', 'answer');\n    if (turn !== undefined)\n        box.append(make('h3', '', `Turn: ${turn}`));\n    const level = turn === undefined ? 'h3' : 'h4';\n    if (user !== undefined)\n        box.append(textElement(level, 'User', user));\n    if (calls.length > 0) {\n        box.append(make(level, '', 'Tool calls'), make('ol', 'calls', ...calls.map(callElement)));\n    }\n    if (answer.text !== '')\n        box.append(textElement(level, 'Answer', answer, markedNodes(answer)));\n    return box;\n}\nfunction callElement({ name, args, result }) {\n    const item = make('li', '', make('code', '', args === undefined ? name : `${name}(${args})`));\n    if (result !== undefined) {\n        item.append(make('div', 'result', make('span', 'facts', 'answered with '), make('code', '', result)));\n    }\n    return item;\n}\n/** Side by side where there is room, else one above the other. */\nfunction beforeAfterElement({ before, after, note }) {\n    const side = (title, shown) => textElement('h3', `${title} (${shown.passed ? 'passed' : 'failed'})`, shown, markedNodes(shown));\n    const box = make('div', 'before-after', side('Before: an answer on the base', before), side('After: an answer of this run', after));\n    return note === undefined ? box : make('div', '', box, make('p', 'note', note));\n}\nconst MARKS = {\n    forbidden: 'Forbidden text',\n    redacted: 'Personal data, redacted',\n    removed: 'Only before',\n    added: 'Only after',\n};\nfunction markedNodes({ text, marks }) {\n    const nodes = [];\n    let end = 0;\n    for (const mark of marks) {\n        const marked = make('mark', mark.kind, text.slice(mark.start, mark.end));\n        marked.title = MARKS[mark.kind];\n        nodes.push(text.slice(end, mark.start), marked);\n        end = mark.end;\n    }\n    nodes.push(text.slice(end));\n    return nodes;\n}\n\n\n// What was asked, and texts that can be copied.\nconst ROLES = {\n    system: 'System',\n    user: 'User',\n    assistant: 'Start of the answer (prefill)',\n};\nfunction questionElement({ vars, messages, tools, command }) {\n    const box = make('div', 'question');\n    if (command !== undefined)\n        box.append(textElement('h3', 'Command', { text: command }));\n    box.append(...messages.map((message) => textElement('h3', ROLES[message.role] ?? message.role, message)));\n    if (vars.length > 0) {\n        const list = make('dl', 'vars');\n        for (const [name, value] of vars) {\n            list.append(make('div', '', make('dt', '', make('code', '', name)), make('dd', '', value)));\n        }\n        box.append(folded(`Variables (${vars.length})`, list));\n    }\n    if (tools.length > 0) {\n        box.append(folded(`Tools offered (${tools.length})`, make('ul', 'tools', ...tools.map(toolElement))));\n    }\n    return box;\n}\nfunction toolElement({ name, description, parameters }) {\n    const item = make('li', '', make('code', '', name));\n    if (description !== undefined)\n        item.append(` ${description}`);\n    if (parameters !== undefined)\n        item.append(make('div', 'result', make('code', '', parameters)));\n    return item;\n}\nfunction folded(title, content) {\n    return make('details', 'folded', make('summary', '', title), content);\n}\n/** A message or an answer under its title, with a button that copies it. */\nfunction textElement(level, title, shown, nodes = [shown.text]) {\n    const text = make('pre', 'text', ...nodes);\n    // A long text scrolls, and by keyboard only what can be focused does.\n    text.tabIndex = 0;\n    text.setAttribute('role', 'group');\n    text.setAttribute('aria-label', title);\n    const copy = makeButton('quiet copy', () => copyText(text, copy), 'Copy');\n    copy.setAttribute('aria-label', `Copy: ${title}`);\n    const box = make('div', 'message-box', make('div', 'text-head', make(level, '', title), copy), text);\n    if (shown.note !== undefined)\n        box.append(make('p', 'note', shown.note));\n    return box;\n}\nconst COPY_LABEL_MS = 2_000;\n/** Where the browser refuses the clipboard, the text is selected, so that one key copies it. */\nfunction copyText(element, button) {\n    const say = (label) => {\n        button.textContent = label;\n        setTimeout(() => (button.textContent = 'Copy'), COPY_LABEL_MS);\n    };\n    const select = () => {\n        getSelection()?.selectAllChildren(element);\n        say('Selected');\n    };\n    // Absent outside of secure contexts, whatever its type says.\n    const clipboard = navigator.clipboard;\n    if (clipboard === undefined)\n        select();\n    else\n        clipboard.writeText(element.textContent ?? '').then(() => say('Copied'), select);\n}\n\n\n// Which rows are shown, and in which order.\nconst NO_FILTER = {\n    text: '',\n    status: '',\n    suite: '',\n    model: '',\n    code: '',\n    tag: '',\n    change: '',\n};\n/** What the text filter looks in, by row; made once, when somebody types. */\nlet searchTexts;\nfunction searchTextOf(row) {\n    const { name, model, codes, tags, suite, place, changeText = '' } = row;\n    return [name, model, pageIndex.suites[suite] ?? '', place, changeText, ...codes, ...tags]\n        .join('\\n')\n        .toLowerCase();\n}\n/** Places in the index of the rows that pass the filter, sorted. */\nfunction selectRows(filter, sorting) {\n    const words = filter.text.toLowerCase().split(/\\s+/).filter(Boolean);\n    if (words.length > 0)\n        searchTexts ??= pageIndex.rows.map(searchTextOf);\n    const selected = [];\n    pageIndex.rows.forEach((row, index) => {\n        const text = searchTexts?.[index] ?? '';\n        if (passesFilter(row, filter) && words.every((word) => text.includes(word))) {\n            selected.push(index);\n        }\n    });\n    return selected.sort((a, b) => compareRows(a, b, sorting));\n}\nfunction passesFilter(row, filter) {\n    return ((filter.status === '' || row.status === filter.status) &&\n        (filter.suite === '' || row.suite === Number(filter.suite)) &&\n        (filter.model === '' || row.model === filter.model) &&\n        (filter.code === '' || row.codes.includes(filter.code)) &&\n        (filter.tag === '' || row.tags.includes(filter.tag)) &&\n        (filter.change === '' || row.change === filter.change));\n}\nconst STATUS_ORDER = { failed: 0, errored: 1, 'not-run': 2, passed: 3 };\n/** Ties stay in config order, whatever the direction. */\nfunction compareRows(a, b, { key, direction }) {\n    const first = pageIndex.rows[a];\n    const second = pageIndex.rows[b];\n    if (first === undefined || second === undefined)\n        return a - b;\n    return direction * compareBy(key, first, second) || a - b;\n}\nfunction compareBy(key, a, b) {\n    switch (key) {\n        case 'worst':\n            return STATUS_ORDER[a.status] - STATUS_ORDER[b.status] || runShare(a) - runShare(b);\n        case 'status':\n            return STATUS_ORDER[a.status] - STATUS_ORDER[b.status];\n        case 'name':\n            return compareTexts(a.name, b.name);\n        case 'model':\n            return compareTexts(a.model, b.model);\n        case 'runs':\n            return runShare(a) - runShare(b);\n        case 'score':\n            return (a.lowestScore ?? 2) - (b.lowestScore ?? 2);\n        case 'latency':\n            return a.latencyMs - b.latencyMs;\n        case 'cost':\n            return a.costUsd - b.costUsd;\n    }\n}\nfunction runShare(row) {\n    return row.runs === 0 ? 0 : row.passedRuns / row.runs;\n}\nfunction compareTexts(a, b) {\n    return a < b ? -1 : a > b ? 1 : 0;\n}\n\n\n// The table of tests: filters, a page of rows, and the rows that are unfolded.\nconst PAGE_SIZE = 100;\nconst COLUMNS = [\n    ['status', 'Status', ''],\n    ['name', 'Test', 'wide'],\n    ['model', 'Model', 'model'],\n    ['runs', 'Runs passed', 'number'],\n    ['score', 'Lowest score', 'number'],\n    ['latency', 'Latency', 'number'],\n    ['cost', 'Cost', 'number'],\n    ['', 'Failure codes', ''],\n];\n/** Against the base branch. */\nconst CHANGES = [\n    ['worse', 'got worse'],\n    ['better', 'got better'],\n    ['not-this-change', 'differs, not because of this change'],\n    ['flaky', 'flaky as before'],\n    ['checks', 'checks changed'],\n    ['new', 'new'],\n];\nconst state = {\n    filter: { ...NO_FILTER },\n    sorting: { key: 'worst', direction: 1 },\n    page: 0,\n    shown: [],\n    /** Place in the index of the row that was unfolded last, which the page's address names. */\n    open: undefined,\n};\nconst controls = make('form', 'controls');\nconst shownCount = make('p', 'shown');\nconst headRow = make('tr');\nconst tableBody = make('tbody');\nconst pager = make('nav', 'pager');\n/** Of the rows that are shown, by their place in the index. */\nconst openers = new Map();\nfunction startTable(place) {\n    shownCount.setAttribute('role', 'status');\n    pager.setAttribute('aria-label', 'Pages of tests');\n    controls.setAttribute('role', 'search');\n    controls.addEventListener('submit', (event) => event.preventDefault());\n    controls.append(...filterFields());\n    const table = make('table', 'tests', make('thead', '', headRow), tableBody);\n    table.setAttribute('aria-label', 'Tests');\n    const frame = make('div', 'scroll', table);\n    frame.tabIndex = 0;\n    frame.setAttribute('role', 'group');\n    frame.setAttribute('aria-label', 'Table of tests');\n    place.append(controls, make('div', 'status-line', shownCount, failingButtons()), frame, pager);\n    for (const chip of document.querySelectorAll('.chip')) {\n        chip.addEventListener('click', () => pressChip(chip));\n    }\n    startAddress();\n    document.addEventListener('keydown', onKey);\n}\nfunction filterFields() {\n    const search = make('input');\n    search.type = 'search';\n    search.id = 'filter-text';\n    search.autocomplete = 'off';\n    search.spellcheck = false;\n    search.placeholder = 'Filter by test, model, code, tag';\n    search.setAttribute('aria-label', 'Filter tests by text');\n    search.addEventListener('input', () => setFilter('text', search.value));\n    const { rows, suites } = pageIndex;\n    const statuses = ['failed', 'errored', 'not-run', 'passed']\n        .map((status) => [status, rows.filter((row) => row.status === status).length])\n        .filter(([, count]) => count > 0)\n        .map(([status, count]) => [status, `${status} (${count})`]);\n    const changes = CHANGES.map(([change, words]) => [change, words, rows.filter((row) => row.change === change).length])\n        .filter(([, , count]) => count > 0)\n        .map(([change, words, count]) => [change, `${words} (${count})`]);\n    const named = (values) => [...new Set(values)].sort(compareTexts).map((value) => [value, value]);\n    return [\n        search,\n        ...filterChoice('status', 'Any status', statuses),\n        ...filterChoice('suite', 'Every suite', suites.map((name, index) => [String(index), name])),\n        ...filterChoice('model', 'Every model', named(rows.map((row) => row.model))),\n        ...filterChoice('code', 'Any failure code', named(rows.flatMap((row) => row.codes))),\n        ...filterChoice('tag', 'Any tag', named(rows.flatMap((row) => row.tags))),\n        ...filterChoice('change', 'Any change', changes),\n        makeButton('quiet', resetFilter, 'Reset'),\n    ];\n}\nfunction filterChoice(name, all, options) {\n    if (options.length === 0 || (name === 'suite' && options.length < 2))\n        return [];\n    const select = make('select');\n    select.id = `filter-${name}`;\n    select.setAttribute('aria-label', `Filter tests by ${name}`);\n    for (const [value, label] of [['', all], ...options]) {\n        const option = make('option', '', label);\n        option.value = value;\n        select.append(option);\n    }\n    select.addEventListener('change', () => setFilter(name, select.value));\n    return [select];\n}\n/** A failure code filters, and again, stops filtering. A change stands above the table, so it leads there too. */\nfunction pressChip({ dataset: { code, change, suite } }) {\n    if (code !== undefined)\n        setFilter('code', state.filter.code === code ? '' : code);\n    if (change === undefined)\n        return;\n    const off = isPressed(change, suite);\n    state.filter.suite = off ? '' : suiteChoice(suite ?? null);\n    setFilter('change', off ? '' : change);\n    if (!off)\n        document.getElementById('tests')?.scrollIntoView();\n}\nfunction isPressed(change, suite) {\n    return state.filter.change === change && state.filter.suite === suiteChoice(suite ?? null);\n}\nfunction setFilter(name, value) {\n    state.filter[name] = value;\n    state.page = 0;\n    update();\n    writeAddress();\n}\nfunction resetFilter() {\n    state.filter = { ...NO_FILTER };\n    state.sorting = { key: 'worst', direction: 1 };\n    state.page = 0;\n    update();\n    writeAddress();\n}\nfunction update() {\n    state.shown = selectRows(state.filter, state.sorting);\n    showFilter();\n    showHead();\n    showRows();\n}\n/** Fields and chips follow the filter, whichever of them changed it. */\nfunction showFilter() {\n    for (const [name, value] of Object.entries(state.filter)) {\n        const field = document.getElementById(`filter-${name}`);\n        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {\n            if (field.value !== value)\n                field.value = value;\n        }\n    }\n    for (const chip of document.querySelectorAll('.chip')) {\n        const { code, change, suite } = chip.dataset;\n        const pressed = change === undefined ? code === state.filter.code : isPressed(change, suite);\n        chip.setAttribute('aria-pressed', String(pressed));\n    }\n    shownCount.textContent = `${state.shown.length} of ${pageIndex.rows.length} results`;\n}\nfunction showHead() {\n    if (headRow.childElementCount === 0)\n        headRow.append(...COLUMNS.map(headCell));\n    [...headRow.children].forEach((cell, index) => {\n        const { key, direction } = state.sorting;\n        const sorted = COLUMNS[index]?.[0] === key;\n        if (sorted)\n            cell.setAttribute('aria-sort', direction === 1 ? 'ascending' : 'descending');\n        else\n            cell.removeAttribute('aria-sort');\n    });\n}\nfunction headCell([key, title, className]) {\n    const cell = make('th', className);\n    cell.scope = 'col';\n    if (key === '')\n        cell.append(title);\n    else\n        cell.append(makeButton('sort', () => sortBy(key), title));\n    return cell;\n}\nfunction sortBy(key) {\n    const again = state.sorting.key === key && state.sorting.direction === 1;\n    state.sorting = { key, direction: again ? -1 : 1 };\n    state.page = 0;\n    update();\n    writeAddress();\n}\nfunction showRows() {\n    const first = state.page * PAGE_SIZE;\n    const rows = state.shown.slice(first, first + PAGE_SIZE);\n    state.open = undefined;\n    openers.clear();\n    tableBody.replaceChildren(...rows.map(rowElement));\n    if (rows.length === 0) {\n        const cell = make('td', 'nothing', 'No test matches. ', makeButton('quiet', resetFilter, 'Reset'));\n        cell.colSpan = COLUMNS.length;\n        tableBody.append(make('tr', '', cell));\n    }\n    showPager(first, rows.length);\n}\nfunction showPager(first, length) {\n    pager.hidden = state.shown.length <= PAGE_SIZE;\n    const turn = (by, label, off) => {\n        const button = makeButton('quiet', () => {\n            state.page += by;\n            showRows();\n            writeAddress();\n            document.getElementById('tests')?.scrollIntoView();\n        }, label);\n        button.disabled = off;\n        return button;\n    };\n    pager.replaceChildren(turn(-1, '← Previous', first === 0), make('span', '', `${first + 1} to ${first + length} of ${state.shown.length}`), turn(1, 'Next →', first + length >= state.shown.length));\n}\nfunction rowElement(index) {\n    const row = pageIndex.rows[index];\n    if (row === undefined)\n        return make('tr');\n    const opener = makeButton('opener', () => {\n        toggleRow(element, opener, row, index);\n        writeAddress();\n    }, row.name || '(no name)');\n    opener.setAttribute('aria-expanded', 'false');\n    openers.set(index, opener);\n    const name = make('td', 'wide', opener);\n    if (pageIndex.suites.length > 1)\n        name.append(make('span', 'tag', pageIndex.suites[row.suite] ?? ''));\n    name.append(...row.tags.map((tag) => make('span', 'tag', tag)));\n    if (row.assertsNothing === true)\n        name.append(make('span', 'tag', '⚠️ asserts nothing'));\n    if (row.reusedText !== undefined)\n        name.append(make('span', 'tag', row.reusedText));\n    if (row.changeText !== undefined) {\n        name.append(make('span', `tag change ${row.change ?? ''}`, row.changeText));\n    }\n    const element = make('tr', `row ${row.status}`, make('td', 'status', `${SIGNS[row.status]} ${row.status}`), name, labelled('model', 'Model', row.model), labelled('number', 'Runs passed', `${row.passedRuns} of ${row.runs}`), labelled('number', 'Lowest score', row.scoreText), labelled('number', 'Latency', row.latencyText), labelled('number', 'Cost', row.costText), make('td', 'codes', ...row.codes.map((code) => make('code', 'code', code))));\n    // The whole row is a target for the mouse; the keyboard has the button.\n    element.addEventListener('click', (event) => {\n        if (event.target instanceof Element && event.target.closest('button, a') !== null)\n            return;\n        if (String(getSelection()) === '')\n            opener.click();\n    });\n    return element;\n}\n/** A cell that says what it holds where the table is narrow and its head cannot. */\nfunction labelled(className, label, text) {\n    const cell = make('td', className, text);\n    cell.dataset['label'] = label;\n    return cell;\n}\nfunction toggleRow(element, opener, row, index) {\n    const open = opener.getAttribute('aria-expanded') === 'true';\n    opener.setAttribute('aria-expanded', String(!open));\n    element.classList.toggle('open', !open);\n    if (open) {\n        element.nextElementSibling?.remove();\n        if (state.open === index)\n            state.open = undefined;\n        return;\n    }\n    state.open = index;\n    const cell = make('td', '', detailsElement(row, index));\n    cell.colSpan = COLUMNS.length;\n    element.after(make('tr', 'unfolded', cell));\n}\n\n\n// The page's address: its fragment holds filter, sorting and the open test, so that a link leads there.\n// `test`, `on` and `in` (test, model, suite) are also what the pull request comment names; see testFragment in links.ts.\nconst TEXT_PARAMETER = 'q';\nconst CHOICES = ['status', 'model', 'code', 'tag', 'change'];\nfunction startAddress() {\n    readAddress();\n    // By hand or by going back: the page's own changes raise no such event.\n    addEventListener('hashchange', readAddress);\n}\nfunction readAddress() {\n    const address = new URLSearchParams(location.hash.slice(1));\n    state.filter = { ...NO_FILTER, text: address.get(TEXT_PARAMETER) ?? '' };\n    for (const name of CHOICES)\n        state.filter[name] = knownChoice(name, address.get(name) ?? '');\n    state.filter.suite = suiteChoice(address.get('suite'));\n    state.sorting = sortingOf(address.get('sort') ?? '');\n    state.page = 0;\n    update();\n    const test = testIn(address);\n    if (test !== undefined)\n        showTest(test);\n}\n/** A choice that no result has would leave the field blank and the table empty. */\nfunction knownChoice(name, value) {\n    const known = pageIndex.rows.some((row) => name === 'status' || name === 'model' || name === 'change'\n        ? row[name] === value\n        : (name === 'code' ? row.codes : row.tags).includes(value));\n    return known ? value : '';\n}\nfunction suiteChoice(name) {\n    const index = name === null ? -1 : pageIndex.suites.indexOf(name);\n    return pageIndex.suites.length > 1 && index !== -1 ? String(index) : '';\n}\nfunction sortingOf(text) {\n    const name = text.replace(/^-/, '');\n    const key = COLUMNS.map(([column]) => column).find((column) => column !== '' && column === name);\n    return key === undefined || key === ''\n        ? { key: 'worst', direction: 1 }\n        : { key, direction: text.startsWith('-') ? -1 : 1 };\n}\n/** Place in the index of the test that the address names. */\nfunction testIn(address) {\n    const name = address.get('test');\n    const model = address.get('on');\n    const suite = address.get('in');\n    if (name === null)\n        return undefined;\n    const index = pageIndex.rows.findIndex((row) => row.name === name &&\n        (model === null || row.model === model) &&\n        (suite === null || pageIndex.suites[row.suite] === suite));\n    return index === -1 ? undefined : index;\n}\nfunction writeAddress() {\n    const { filter, sorting, open } = state;\n    const address = new URLSearchParams();\n    const add = (name, value) => {\n        if (value !== undefined && value !== '')\n            address.set(name, value);\n    };\n    add(TEXT_PARAMETER, filter.text);\n    for (const name of CHOICES)\n        add(name, filter[name]);\n    add('suite', filter.suite === '' ? '' : pageIndex.suites[Number(filter.suite)]);\n    if (sorting.key !== 'worst')\n        add('sort', `${sorting.direction === 1 ? '' : '-'}${sorting.key}`);\n    const row = open === undefined ? undefined : pageIndex.rows[open];\n    if (row !== undefined) {\n        address.set('test', row.name);\n        address.set('on', row.model);\n        if (pageIndex.suites.length > 1)\n            add('in', pageIndex.suites[row.suite]);\n    }\n    const fragment = address.toString();\n    try {\n        // An entry in the history for each letter that is typed would make going back useless.\n        history.replaceState(null, '', fragment === '' ? `${location.pathname}${location.search}` : `#${fragment}`);\n    }\n    catch {\n        // In a sandboxed frame the address is not ours to change.\n    }\n}\n/** Unfolds a test, on whichever page of the table it is; where the filter hides it, the filter goes. */\nfunction showTest(index) {\n    if (!state.shown.includes(index)) {\n        state.filter = { ...NO_FILTER };\n        update();\n    }\n    const page = Math.floor(state.shown.indexOf(index) / PAGE_SIZE);\n    if (page !== state.page) {\n        state.page = page;\n        showRows();\n    }\n    const opener = openers.get(index);\n    if (opener === undefined)\n        return;\n    if (opener.getAttribute('aria-expanded') !== 'true')\n        opener.click();\n    opener.focus({ preventScroll: true });\n    opener.closest('tr')?.scrollIntoView({ block: 'start' });\n}\nfunction failingButtons() {\n    const box = make('span', 'failing');\n    if (pageIndex.rows.every(({ status }) => status === 'passed'))\n        return box;\n    const button = (by, label, key) => {\n        const element = makeButton('quiet', () => stepToFailing(by), label, ' ', make('kbd', '', key));\n        element.setAttribute('aria-keyshortcuts', key);\n        return element;\n    };\n    box.append(button(-1, '↑ Previous failing', 'p'), button(1, '↓ Next failing', 'n'));\n    return box;\n}\nfunction onKey(event) {\n    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)\n        return;\n    if (event.target instanceof Element && event.target.closest('input, select') !== null)\n        return;\n    if (event.key === 'n')\n        stepToFailing(1);\n    else if (event.key === 'p')\n        stepToFailing(-1);\n}\n/** Folds the test that is open, and unfolds the next or previous one that did not pass, in the order shown. */\nfunction stepToFailing(by) {\n    const { open, shown } = state;\n    const at = open === undefined ? -1 : shown.indexOf(open);\n    const isFailing = (index) => pageIndex.rows[index]?.status !== 'passed';\n    const next = by === 1\n        ? shown.slice(at + 1).find(isFailing)\n        : shown.slice(0, Math.max(0, at)).findLast(isFailing);\n    if (next === undefined)\n        return;\n    if (open !== undefined)\n        openers.get(open)?.click();\n    showTest(next);\n}\n\n\n// Light and dark: the system's choice until somebody presses the button.\nconst THEME_KEY = 'kindlm-theme';\nfunction startTheme(button) {\n    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';\n    let theme = storedTheme() ?? system;\n    const show = () => {\n        document.documentElement.dataset['theme'] = theme;\n        button.textContent = theme === 'dark' ? '☀ Light' : '☾ Dark';\n    };\n    if (theme !== system)\n        document.documentElement.dataset['theme'] = theme;\n    button.textContent = theme === 'dark' ? '☀ Light' : '☾ Dark';\n    button.hidden = false;\n    button.addEventListener('click', () => {\n        theme = theme === 'dark' ? 'light' : 'dark';\n        show();\n        storeTheme(theme);\n    });\n}\n/** Storage may be refused to files and in private windows; the choice then lasts as long as the page. */\nfunction storedTheme() {\n    try {\n        const stored = localStorage.getItem(THEME_KEY);\n        return stored === 'light' || stored === 'dark' ? stored : undefined;\n    }\n    catch {\n        return undefined;\n    }\n}\nfunction storeTheme(theme) {\n    try {\n        localStorage.setItem(THEME_KEY, theme);\n    }\n    catch {\n        // See storedTheme.\n    }\n}\nconst themeButton = document.getElementById('theme');\nif (themeButton !== null)\n    startTheme(themeButton);\nconst tablePlace = document.getElementById('table');\nif (tablePlace !== null)\n    startTable(tablePlace);\n\n})();\n";

// EXTERNAL MODULE: ./src/report/digest/wilson.ts
var wilson = __webpack_require__(33267);
;// CONCATENATED MODULE: ./src/report/html/plot-frame.ts
/**
 * What the plots have in common, as SVG text: shapes, a linear axis, one band a model. The drawings are few and plain;
 * loading a plotting library and a DOM to draw on took a fourteenth of the time of 3,000 calls without latency.
 */

const WIDTH = 560;
const ROW = 38;
const plot_frame_MAX_NAME = 20;
/** One band a model in the given order, named on the left, with a value in words on the right. */
function drawModels(models, axis, shapes, words) {
    const height = modelsHeight(models.length);
    const frame = { top: 4, right: WIDTH - 76, bottom: height - 30, left: 130 };
    const x = xScale(axis, frame);
    const bands = models.map((model, index) => {
        const top = frame.top + index * ROW;
        const middle = top + ROW / 2;
        return [
            plot_frame_text(frame.left - 9, middle, 'end', nameOf(model.modelId)),
            ...shapes(model, { top, middle, bottom: top + ROW, x }),
            plot_frame_text(frame.right + 8, middle, 'start', words(model), 'font-weight="600" fill="var(--ink)"'),
        ];
    });
    return drawing(height, [...xAxis(axis, frame, 'grid'), ...bands.flat()]);
}
/** Columns over an x axis from 0 to 1. */
function drawColumns(height, x, y, shapes) {
    const frame = { top: 14, right: WIDTH - 16, bottom: height - 30, left: 44 };
    const yScale = (value) => frame.bottom - (value / y.highest) * (frame.bottom - frame.top);
    const yAxis = ticksOf(y).flatMap((value) => [
        line(frame.left, yScale(value), frame.right, yScale(value), 'var(--line)', 1),
        plot_frame_text(frame.left - 9, yScale(value), 'end', y.tickFormat(value)),
    ]);
    return drawing(height, [
        ...yAxis,
        ...xAxis(x, frame, 'marks'),
        ...shapes(xScale(x, frame), yScale),
        line(frame.left, frame.bottom, frame.right, frame.bottom, 'var(--line)', 1),
    ]);
}
/** Series over what happened first to last; a value alone is a dot. */
function drawSeries(height, y, series, ends) {
    const frame = { top: 10, right: WIDTH - 20, bottom: height - 30, left: 60 };
    const steps = Math.max(1, ...series.map(({ values }) => values.length - 1));
    const x = (index) => frame.left + (index / steps) * (frame.right - frame.left);
    const yScale = (value) => frame.bottom - (value / y.highest) * (frame.bottom - frame.top);
    const grid = ticksOf(y).flatMap((value) => [
        line(frame.left, yScale(value), frame.right, yScale(value), 'var(--line)', 1),
        plot_frame_text(frame.left - 9, yScale(value), 'end', y.tickFormat(value)),
    ]);
    const lines = series.flatMap(({ values, stroke, dashed }) => {
        const points = values.flatMap((value, index) => value === null ? [] : [`${px(x(index))},${px(yScale(value))}`]);
        const dots = values.flatMap((value, index) => value === null ? [] : [dot(x(index), yScale(value), 2.5, stroke)]);
        const dashes = dashed === true ? ' stroke-dasharray="5 4"' : '';
        return [
            `<polyline points="${points.join(' ')}" fill="none" stroke="${stroke}" stroke-width="2"${dashes}/>`,
            ...dots,
        ];
    });
    return drawing(height, [
        ...grid,
        ...lines,
        plot_frame_text(frame.left, frame.bottom + 15, 'start', ends[0]),
        plot_frame_text(frame.right, frame.bottom + 15, 'end', ends[1]),
    ]);
}
/** So that plots side by side are equally high. */
function modelsHeight(models) {
    return models * ROW + 36;
}
/** A model's name as short as the margin wants it. */
function nameOf(modelId) {
    const name = (0,words_escape/* excerpt */.Kb)(modelId, plot_frame_MAX_NAME);
    return name === '' ? '(empty)' : name;
}
/** A rectangle between two corners, in pixels. `more`: further attributes. */
function rect(left, top, right, bottom, fill, more = '') {
    const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
    return `<rect x="${px(left)}" y="${px(top)}" width="${px(width)}" height="${px(height)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}
function line(x1, y1, x2, y2, stroke, width) {
    return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;
}
function dot(x, y, radius, fill) {
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${fill}" fill-opacity="0.55"/>`;
}
function plot_frame_text(x, y, anchor, words, more = 'fill="currentColor"') {
    return `<text x="${px(x)}" y="${px(y)}" dy="0.32em" text-anchor="${anchor}" ${more}>${(0,words_escape/* htmlText */.js)(words)}</text>`;
}
function drawing(height, shapes) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-size="10" font-family="system-ui, sans-serif">${shapes.join('')}</svg>`;
}
function xScale({ highest }, { left, right }) {
    return (value) => left + (value / highest) * (right - left);
}
/** Marks and words below the frame. `grid`: with lines through it. */
function xAxis(axis, frame, style) {
    const x = xScale(axis, frame);
    return ticksOf(axis).flatMap((value) => [
        ...(style === 'grid'
            ? [line(x(value), frame.top, x(value), frame.bottom, 'var(--line)', 0.5)]
            : []),
        line(x(value), frame.bottom, x(value), frame.bottom + 6, 'currentColor', 1),
        plot_frame_text(x(value), frame.bottom + 15, 'middle', axis.tickFormat(value)),
    ]);
}
/** Round values from 0 to the highest, a power of ten times 1, 2 or 5 apart. */
function ticksOf({ highest, ticks }) {
    const rough = highest / ticks;
    const power = 10 ** Math.floor(Math.log10(rough));
    const factor = [1, 2, 5].find((one) => one * power >= rough * 0.8) ?? 10;
    const step = factor * power;
    // Below the smallest numbers there is no step.
    if (!(step > 0))
        return [0];
    // Multiplied, since a sum of many steps would drift.
    return Array.from({ length: Math.floor(highest / step + 1e-9) + 1 }, (_, index) => index * step);
}
/** Tenths of a pixel are as fine as a screen shows. */
function px(value) {
    return String(Math.round(value * 10) / 10);
}

;// CONCATENATED MODULE: ./src/report/html/plots.ts
/** The plots, as SVG text: drawn when the report is written, coloured by the page's style sheet. */






/** Further models are in the table only. */
const MAX_MODELS = 20;
/** Above this, single runs are no longer drawn as dots. */
const MAX_DOTS = 400;
/** The plots of a suite; none where nothing ran. */
function plotsOf(suite) {
    if (suite.results.length === 0)
        return [];
    return [
        passRatePlot(suite),
        scorePlot(suite),
        rangePlot(suite, 'Latency of a run', (run) => run.latencyMs, format/* duration */.p0),
        rangePlot(suite, 'Cost of a run', (run) => run.costEstimateUsd, format/* usd */.dR),
    ].filter((figure) => figure !== undefined);
}
/** Pixels that a bar leaves free above and below, in its band. */
const INSET = 11;
function passRatePlot(suite) {
    const rows = (0,model_comparison/* compareModels */.wA)(suite)
        .slice(0, MAX_MODELS)
        .map((row) => ({ ...row, ...(0,wilson/* wilsonInterval */.Y)(row.passed, row.total) }));
    const words = rows.map((row) => `${nameOf(row.modelId)} ${(0,format/* percent */.rq)(row.passRate)}`).join(', ');
    return {
        title: 'Pass rate by model',
        words: `${words}. The line is the 95 % interval.`,
        svg: drawModels(rows, { highest: 1, tickFormat: format/* percent */.rq, ticks: 5 }, (row, { top, middle, bottom, x }) => [
            rect(x(0), top + INSET, x(1), bottom - INSET, 'var(--track)'),
            rect(x(0), top + INSET, x(row.passRate), bottom - INSET, 'var(--accent)'),
            line(x(row.low), middle, x(row.high), middle, 'var(--ink)', 1.5),
            ...[row.low, row.high].map((end) => line(x(end), middle - 4, x(end), middle + 4, 'var(--ink)', 1)),
        ], (row) => (0,format/* percent */.rq)(row.passRate)),
    };
}
const BINS = 20;
/** Scores of the assertions that grade (judge, drift, scored), in steps of 0.05. */
function scorePlot(suite) {
    const graded = suite.results.flatMap((result) => result.runs.flatMap((run) => run.assertions.filter(isGraded)));
    if (graded.length === 0)
        return undefined;
    const bins = binsOf(graded);
    const tallest = bins.reduce((most, { y2 }) => Math.max(most, y2), 1);
    const failed = graded.filter((assertion) => !assertion.passed).length;
    const svg = drawColumns(modelsHeight(Math.min(6, Math.max(3, (0,model_comparison/* compareModels */.wA)(suite).length))), { highest: 1, tickFormat: (value) => value.toFixed(1), ticks: 5 }, { highest: tallest, tickFormat: (value) => (0,format/* count */.U9)(value), ticks: Math.min(4, tallest) }, (x, y) => bins.map(({ passed, x1, x2, y1, y2 }) => rect(x(x1) + 0.5, y(y2), x(x2) - 0.5, y(y1), passed ? 'var(--good)' : 'var(--bad)')));
    return {
        title: 'Scores of graded assertions',
        words: `${(0,format/* plural */.LS)(graded.length, 'score')}: ${graded.length - failed} passed (green), ${failed} failed (red).`,
        svg,
    };
}
/** Failed scores at the bottom, passed ones on top of them; empty bins are left out. */
function binsOf(graded) {
    return Array.from({ length: BINS }, (_, bin) => {
        const inside = graded.filter(({ score }) => binOf(score) === bin);
        const failed = inside.filter(({ passed }) => !passed).length;
        const edges = { x1: bin / BINS, x2: (bin + 1) / BINS };
        return [
            { ...edges, passed: false, y1: 0, y2: failed },
            { ...edges, passed: true, y1: failed, y2: inside.length },
        ].filter(({ y1, y2 }) => y2 > y1);
    }).flat();
}
function binOf(score) {
    return Math.min(BINS - 1, Math.max(0, Math.floor(score * BINS + 1e-9)));
}
/** How a measure of the runs is spread, by model: 5 to 95 % as a line, the middle half as a bar, the median. */
function rangePlot(suite, title, measure, show) {
    const rows = (0,model_comparison/* compareModels */.wA)(suite)
        .slice(0, MAX_MODELS)
        .flatMap(({ modelId }) => {
        const values = answeredRuns(suite, modelId).flatMap((run) => measure(run) ?? []);
        const distribution = distributionOf(values);
        return distribution === undefined ? [] : [{ modelId, values, ...distribution }];
    });
    const highest = rows.reduce((most, row) => Math.max(most, row.highest), 0);
    if (highest <= 0)
        return undefined;
    const dots = rows.reduce((sum, { values }) => sum + values.length, 0);
    const words = rows.map((row) => `${nameOf(row.modelId)} ${show(row.median)} (5 to 95 %: ${show(row.low)} to ${show(row.high)})`);
    const shownDots = dots <= MAX_DOTS;
    return {
        title,
        words: `Median by model: ${words.join('; ')}.`,
        svg: drawModels(rows, { highest, tickFormat: show, ticks: 4 }, (row, { top, middle, bottom, x }) => [
            line(x(row.low), middle, x(row.high), middle, 'var(--muted)', 1),
            rect(x(row.lowerQuartile), top + INSET, x(row.upperQuartile), bottom - INSET, 'var(--accent)', 'fill-opacity="0.3"'),
            ...(shownDots
                ? row.values.map((value) => dot(x(value), middle, 2.5, 'var(--accent)'))
                : []),
            line(x(row.median), top + 8, x(row.median), bottom - 8, 'var(--ink)', 2.5),
        ], (row) => show(row.median)),
    };
}
/** Runs without an answer have latency and cost 0, which would look like speed. */
function answeredRuns(suite, modelId) {
    return suite.results
        .filter((result) => result.modelId === modelId)
        .flatMap((result) => result.runs)
        .filter(aggregate/* wasAnswered */.tY);
}
/** Percentiles with linear interpolation; undefined without a number. */
function distributionOf(values) {
    const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
    if (sorted.length === 0)
        return undefined;
    return {
        low: quantile(sorted, 0.05),
        lowerQuartile: quantile(sorted, 0.25),
        median: quantile(sorted, 0.5),
        upperQuartile: quantile(sorted, 0.75),
        high: quantile(sorted, 0.95),
        highest: quantile(sorted, 1),
    };
}
function quantile(sorted, share) {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] ?? 0;
    const above = sorted[Math.ceil(position)] ?? 0;
    return below + (above - below) * (position - Math.floor(position));
}

;// CONCATENATED MODULE: ./src/report/html/trend-plot.ts


/** A line needs two commits; both ends are named by their day. */
const LEAST = 2;
const SHORT_COMMIT = 7;
const HEIGHT_IN_MODELS = 3;
/** None where the report remembers less than two commits of the suite, as that of a pull request. */
function trendPlots({ memory }, { name }) {
    const points = (memory?.trend ?? []).filter(({ suite }) => suite === name).toReversed();
    if (points.length < LEAST)
        return [];
    return [
        ratesPlot(points),
        measurePlot(points, 'Latency', ({ latencyAvgMs }) => latencyAvgMs, format/* duration */.p0),
        measurePlot(points, 'Cost of the suite', ({ costUsd }) => costUsd, format/* usd */.dR),
    ].filter((figure) => figure !== undefined);
}
function ratesPlot(points) {
    const rates = points.map(({ passRate }) => passRate);
    const judges = points.map(({ judgeAvg }) => judgeAvg);
    const judged = judges.some((judge) => judge !== null);
    const words = [`Pass rate of runs ${fromTo(rates, format/* percent */.rq)}`];
    if (judged)
        words.push(`judge average (dashed) ${fromTo(judges, format/* score */.fN)}`);
    return {
        title: `Trend of ${(0,format/* plural */.LS)(points.length, 'commit')}: pass rate`,
        words: `${words.join('; ')}.`,
        svg: drawSeries(modelsHeight(HEIGHT_IN_MODELS), { highest: 1, tickFormat: format/* percent */.rq, ticks: 4 }, [
            { values: rates, stroke: 'var(--accent)' },
            ...(judged ? [{ values: judges, stroke: 'var(--warn)', dashed: true }] : []),
        ], ends(points)),
    };
}
function measurePlot(points, title, measure, show) {
    const values = points.map(measure);
    const highest = values.reduce((most, value) => Math.max(most, value ?? 0), 0);
    if (highest <= 0)
        return undefined;
    return {
        title: `Trend of ${(0,format/* plural */.LS)(points.length, 'commit')}: ${title.toLowerCase()}`,
        words: `${title} ${fromTo(values, show)}.`,
        svg: drawSeries(modelsHeight(HEIGHT_IN_MODELS), { highest, tickFormat: show, ticks: 4 }, [{ values, stroke: 'var(--accent)' }], ends(points)),
    };
}
/** For those who do not see the line. */
function fromTo(values, show) {
    const known = values.filter((value) => value !== null);
    const [first = 0, last = 0] = [known[0], known.at(-1)];
    const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
    const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
    return `from ${show(first)} to ${show(last)} (lowest ${show(lowest)}, highest ${show(highest)})`;
}
function ends(points) {
    const label = (point) => point === undefined
        ? ''
        : `${point.sha.slice(0, SHORT_COMMIT)}, ${point.finishedAt.slice(0, 10)}`;
    return [label(points[0]), label(points.at(-1))];
}

;// CONCATENATED MODULE: ./src/report/html/html.ts
/**
 * The HTML report: one file that needs no network. Verdict, gates, models and plots are plain HTML; the table of tests
 * is drawn by the page's script from embedded JSON, as text. The policy lets nothing run but that script.
 */











/** Suites beyond these have no plots: a page with hundreds would not open quickly. */
const MAX_PLOTTED_SUITES = 30;
/**
 * The page. The same report gives the same bytes.
 * @param report as it may be shown: secrets and unwanted outputs already taken out
 */
function renderHtml(report) {
    return htmlPieces(report).join('');
}
/** As renderHtml, in pieces: what the page holds of the answers is bounded, but as one text it would be there twice. */
function htmlPieces(report) {
    const suites = report.suites.map((suite, index) => suiteHtml(report, suite, index < MAX_PLOTTED_SUITES ? figuresOf(report, suite) : []));
    const names = report.suites.map(({ name }) => (0,words_escape/* excerpt */.Kb)(name, links/* MAX_TABLE_NAME */.Ab));
    const body = [
        '<main>',
        headerHtml(report),
        '<button type="button" id="theme" class="quiet" hidden>Dark</button>',
        messagesHtml(report),
        ...suites,
        report.totals.total === 0 ? '' : testsHtml(report),
        '</main>',
        `<footer>${(0,words_escape/* htmlText */.js)(`${report.tool.name} ${report.tool.version}`)}</footer>`,
        ...dataElements(report, names),
        `<script>${PAGE_SCRIPT}</script>`,
    ];
    return [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="${policy()}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        `<title>${(0,words_escape/* htmlText */.js)(`KindLM: ${(0,headline/* runHeadline */.iV)(report).words}`)}</title>`,
        `<style>${PAGE_STYLE}</style>`,
        '</head>',
        '<body>',
        ...body.filter((part) => part !== ''),
        '</body>',
        '</html>',
    ].map((line) => `${line}\n`);
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
        "form-action 'none'",
    ].join('; ');
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
}
/** The frame that the script fills, and the failure codes, which can be read without it. */
function testsHtml(report) {
    const codes = (0,findings/* rankedCodes */.G0)(report).map(([code, results]) => `<button type="button" class="chip" data-code="${(0,words_escape/* htmlText */.js)(code)}">${(0,words_escape/* htmlText */.js)(code)} <b>${(0,format/* count */.U9)(results)}</b></button>`);
    return [
        '<section id="tests" aria-labelledby="tests-title">',
        '<h2 id="tests-title">Tests</h2>',
        codes.length === 0 ? '' : `<p class="chips">${codes.join('\n')}</p>`,
        '<noscript><p class="state">The table of tests needs JavaScript. Every result is in report.json and junit.xml too.</p></noscript>',
        '<div id="table"></div>',
        '</section>',
    ]
        .filter((part) => part !== '')
        .join('\n');
}


/***/ })

};
