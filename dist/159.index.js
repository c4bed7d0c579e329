export const id = 159;
export const ids = [159];
export const modules = {
  /***/
  14003: (
    /***/
    (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        r: () => (
          /* binding */
          htmlDocument
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /* @__PURE__ */ __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
      var _words_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90609);
      function htmlDocument({ title, style, script, body }) {
        const policy = [
          "default-src 'none'",
          `style-src '${hashOf(style)}'`,
          ...script === void 0 ? [] : [`script-src '${hashOf(script)}'`],
          "base-uri 'none'",
          "form-action 'none'"
        ].join("; ");
        return [
          "<!doctype html>",
          '<html lang="en">',
          "<head>",
          '<meta charset="utf-8">',
          `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          '<meta name="viewport" content="width=device-width, initial-scale=1">',
          '<meta name="referrer" content="no-referrer">',
          `<title>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_1__.js)(title)}</title>`,
          `<style>${style}</style>`,
          "</head>",
          "<body>",
          ...body.filter((part) => part !== ""),
          "</body>",
          "</html>"
        ].map((line) => `${line}
`);
      }
      function hashOf(text) {
        return `sha256-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("base64")}`;
      }
    })
  ),
  /***/
  95809: (
    /***/
    (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
      __webpack_require__.d(__webpack_exports__, {
        qU: () => (
          /* binding */
          figureHtml
        ),
        XT: () => (
          /* binding */
          headerHtml
        ),
        pJ: () => (
          /* binding */
          noticesHtml
        ),
        Eh: () => (
          /* binding */
          problemsHtml
        ),
        QI: () => (
          /* binding */
          suiteHtml
        )
      });
      var diff_lines = __webpack_require__(94863);
      var words_escape = __webpack_require__(90609);
      var format = __webpack_require__(91930);
      var headline = __webpack_require__(17294);
      var links = __webpack_require__(22417);
      var sections_caveats = __webpack_require__(25486);
      var run_state = __webpack_require__(69106);
      var comparison_line = __webpack_require__(27366);
      var words_sentence = __webpack_require__(91887);
      var signs = __webpack_require__(47730);
      var tables = __webpack_require__(61117);
      ;
      function comparisonHtml(line) {
        switch (line.kind) {
          case "absent":
            return "";
          case "unavailable":
            return `<p class="compared">${signs.B2.idle} ${[line.sentence, ...line.notes].map((it) => htmlSentence(it)).join(" ")}</p>`;
          case "compared": {
            const { base, outcome, sentence, notes } = line;
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
          const shown = (0, words_escape.Kb)(name, MAX_NAME);
          return kind === "commit" ? (0, tables.Ar)(shown, base?.url) : `<code class="name">${(0, words_escape.js)(shown)}</code>`;
        });
      }
      const MAX_NAME = 100;
      const MAX_REMOVED = 500;
      function changesHtml({ base, lists }, suiteName) {
        if (base === void 0 || lists.length === 0)
          return "";
        const chips = lists.filter(({ name }) => name !== "removed").map(({ name, title }) => `<button type="button" class="chip change ${name}" data-change="${name}" data-suite="${(0, words_escape.js)((0, words_escape.Kb)(suiteName, links.Ab))}">${(0, words_escape.js)(title)}</button>`);
        const notes = lists.flatMap(({ title, note }) => note === void 0 ? [] : [`<li>${(0, words_escape.js)(`${title}. ${note}`)}</li>`]);
        return [
          chips.length === 0 ? "" : `<p class="chips">${chips.join("\n")}</p>`,
          notes.length === 0 ? "" : `<details><summary>What each of these means</summary><ul>${notes.join("")}</ul></details>`,
          ...lists.filter(({ name }) => name === "removed").map(removedHtml)
        ].filter((part) => part !== "").join("\n");
      }
      function removedHtml({ title, tests }) {
        const items = tests.slice(0, MAX_REMOVED).map(({ testCaseName, modelId, base }) => {
          const passed = base === void 0 ? "" : `: passed ${base.passed} of ${base.runs}`;
          return `<li>${(0, words_escape.js)(`${(0, words_escape.Kb)(testCaseName, MAX_NAME)} (${(0, words_escape.Kb)(modelId, MAX_NAME)})`)}${passed}</li>`;
        });
        const more = tests.length - items.length;
        const rest = more > 0 ? `<li>and ${(0, format.U9)(more)} more</li>` : "";
        return `<details><summary>${(0, words_escape.js)(title)}</summary><ul>${items.join("")}${rest}</ul></details>`;
      }
      var suite_sections = __webpack_require__(39953);
      var trend_plot = __webpack_require__(46252);
      ;
      function headerHtml(report) {
        const { outcome, words } = (0, headline.iV)(report);
        return [
          `<header class="verdict ${outcome}">`,
          `<h1>${(0, headline.sE)(outcome)} ${(0, words_escape.js)(words)}</h1>`,
          ...(0, run_state.W)(report).map((text) => `<p class="state">${(0, words_escape.js)(text)}</p>`),
          `<p class="facts">${runFacts(report).join(" \xB7 ")}</p>`,
          "</header>"
        ].join("\n");
      }
      function runFacts(report) {
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
          ...run.sha === void 0 ? [] : [(0, tables.Ar)(`commit ${(0, format.Ax)(run.sha)}`, (0, links.Bg)(run))],
          ...run.runUrl === void 0 ? [] : [(0, tables.Ar)("workflow run", run.runUrl)],
          ...text(after)
        ];
      }
      function suiteHtml(report, suite, figures) {
        const { comparison, gates, failingTests, changes, judges, reliability, caveats, ...unplaced } = (0, suite_sections.H1)((0, suite_sections.no)(report, suite), HTML_SECTIONS, suite.name);
        (0, suite_sections.Nk)(unplaced);
        const verdict = joined([suiteTitle(report, suite), comparison, changes, failingTests]);
        const measures = joined([
          '<section class="suite">',
          `<h2>${report.suites.length === 1 ? "Gates" : `Gates of ${(0, words_escape.js)(suite.name)}`}</h2>`,
          `<p class="counts">${(0, words_escape.js)((0, headline.rj)(suite))}</p>`,
          gates,
          figures.length === 0 ? "" : `<div class="plots">${figures.map(figureHtml).join("\n")}</div>`,
          figures.length === 0 ? "" : (0, trend_plot._)(report, suite),
          (0, tables.t_)(suite),
          judges,
          reliability,
          caveats,
          listHtml("Notices", suite.notices.map(words_escape.js)),
          listHtml("Skipped tests", suite.skippedTests.map(({ testCaseName, modelId }) => (0, words_escape.js)(`${testCaseName} (${modelId})`))),
          "</section>"
        ]);
        return { verdict, measures };
      }
      function joined(parts) {
        return parts.filter((part) => part !== "").join("\n");
      }
      function suiteTitle(report, suite) {
        if (report.suites.length === 1)
          return "";
        const { outcome, words } = (0, headline.V5)(report, suite);
        return `<h2>${(0, headline.sE)(outcome)} ${(0, words_escape.js)(suite.name)}</h2>
<p>${(0, words_escape.js)(words)}</p>`;
      }
      function figureHtml({ title, words, svg, legend, steps }) {
        return [
          `<figure${steps === true ? ' class="steps"' : ""} aria-label="${(0, words_escape.js)(title)}"><figcaption><b>${(0, words_escape.js)(title)}</b>`,
          `<span>${(0, words_escape.js)(words)}</span></figcaption>`,
          `<div aria-hidden="true">${svg}</div>`,
          legend === void 0 ? "" : `<p class="legend">${(0, words_escape.js)(legend)}</p>`,
          "</figure>"
        ].join("");
      }
      const HTML_SECTIONS = {
        comparison: comparisonHtml,
        gates: tables.vF,
        // The table of tests, which the page's script draws, begins with them.
        failingTests: () => "",
        changes: changesHtml,
        judges: tables.E7,
        reliability: tables.pm,
        caveats: (caveats) => caveats.map((caveat) => `<p class="caveat">${caveat.icon} ${(0, words_escape.js)((0, sections_caveats.P)(caveat))}.</p>`).join("\n")
      };
      function problemsHtml(report) {
        const problems = report.problems.map((problem) => {
          const { location, message, hint } = problem;
          const place = location === void 0 ? "" : `${location.file}:${location.line}: `;
          const words = [`${place}${message}`, hint].filter((text) => text !== void 0).join(" ");
          return (0, words_escape.js)(words) + (0, diff_lines.zY)(problem);
        });
        return listHtml("Problems", problems, "open");
      }
      function noticesHtml(report) {
        return listHtml("Notices of the run", report.notices.map(words_escape.js));
      }
      const MAX_ITEMS = 500;
      function listHtml(title, items, state = "folded") {
        if (items.length === 0)
          return "";
        const shown = items.slice(0, MAX_ITEMS).map((item) => `<li>${item}</li>`);
        const more = items.length > MAX_ITEMS ? `<li>and ${items.length - MAX_ITEMS} more</li>` : "";
        return [
          `<details${state === "open" ? " open" : ""}><summary>${title} (${(0, format.U9)(items.length)})</summary>`,
          `<ul>${shown.join("")}${more}</ul></details>`
        ].join("");
      }
    })
  ),
  /***/
  36781: (
    /***/
    (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        W: () => (
          /* binding */
          PAGE_STYLE
        ),
        /* harmony export */
        c: () => (
          /* binding */
          PAGE_SCRIPT
        )
        /* harmony export */
      });
      const PAGE_STYLE = ":root {\n  color-scheme: light dark;\n  --page: light-dark(#f6f8fa, #0d1117);\n  --card: light-dark(#ffffff, #151b23);\n  --ink: light-dark(#1f2328, #f0f6fc);\n  --muted: light-dark(#59636e, #9198a1);\n  --line: light-dark(#d1d9e0, #3d444d);\n  --track: light-dark(#eaeef2, #262c36);\n  --accent: light-dark(#0969da, #4493f8);\n  --good: light-dark(#1a7f37, #3fb950);\n  --bad: light-dark(#cf222e, #f85149);\n  --warn: light-dark(#9a6700, #d29922);\n  --bad-wash: light-dark(#ffebe9, #3c1618);\n  --good-wash: light-dark(#dafbe1, #12261e);\n  --warn-wash: light-dark(#fff8c5, #2e2a1f);\n  --mono: ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, monospace;\n}\n:root[data-theme='light'] {\n  color-scheme: light;\n}\n:root[data-theme='dark'] {\n  color-scheme: dark;\n}\n\n* {\n  box-sizing: border-box;\n}\nbody {\n  margin: 0;\n  background: var(--page);\n  color: var(--ink);\n  font:\n    14px/1.5 system-ui,\n    -apple-system,\n    'Segoe UI',\n    'Noto Sans',\n    Helvetica,\n    Arial,\n    sans-serif;\n}\nmain {\n  position: relative;\n  max-width: 1240px;\n  margin: 0 auto;\n  padding: 24px 24px 8px;\n}\nfooter {\n  max-width: 1240px;\n  margin: 0 auto;\n  padding: 8px 24px 32px;\n  color: var(--muted);\n  font-size: 12px;\n}\nh1 {\n  margin: 0;\n  padding-right: 88px;\n  font-size: 20px;\n  line-height: 1.35;\n  overflow-wrap: anywhere;\n}\nh2 {\n  margin: 28px 0 10px;\n  font-size: 16px;\n  overflow-wrap: anywhere;\n}\nh3 {\n  margin: 20px 0 8px;\n  font-size: 14px;\n}\n.question h3,\n.before-after h3,\n.answer h3,\n.answer h4 {\n  margin: 12px 0 4px;\n  font-size: 12px;\n  color: var(--muted);\n  font-weight: 600;\n}\np {\n  margin: 6px 0;\n}\na {\n  color: var(--accent);\n  text-decoration-thickness: 1px;\n  text-underline-offset: 2px;\n}\na:hover {\n  text-decoration-thickness: 2px;\n}\ncode,\npre {\n  font-family: var(--mono);\n  font-size: 12px;\n}\n:focus-visible {\n  outline: 2px solid var(--accent);\n  outline-offset: 2px;\n  border-radius: 4px;\n}\n\n.verdict {\n  padding: 18px 20px;\n  border: 1px solid var(--line);\n  border-left: 6px solid var(--warn);\n  border-radius: 8px;\n  background: var(--card);\n}\n.verdict.passed {\n  border-left-color: var(--good);\n}\n.verdict.failed {\n  border-left-color: var(--bad);\n}\n.facts,\n.counts {\n  color: var(--muted);\n}\n.verdict .facts {\n  margin-bottom: 0;\n  font-size: 13px;\n}\n.state,\n.caveat {\n  padding: 8px 12px;\n  border-radius: 6px;\n  background: var(--warn-wash);\n  overflow-wrap: anywhere;\n}\n.note {\n  color: var(--muted);\n  font-style: italic;\n}\n\n.compared {\n  margin: 10px 0;\n  padding: 8px 12px;\n  border-left: 4px solid var(--line);\n  background: var(--card);\n  overflow-wrap: anywhere;\n}\n.compared.worse {\n  border-left-color: var(--bad);\n}\n.compared.not-worse {\n  border-left-color: var(--good);\n}\n.compared p {\n  margin: 2px 0;\n}\n.compared .name {\n  font-weight: 600;\n}\n.rerun {\n  display: block;\n  max-width: 260px;\n  color: var(--muted);\n  font-size: 12px;\n  font-weight: 400;\n  white-space: normal;\n}\n\n.scroll {\n  overflow-x: auto;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\ntable {\n  width: 100%;\n  border-collapse: collapse;\n}\nth,\ntd {\n  padding: 7px 12px;\n  text-align: left;\n  border-top: 1px solid var(--line);\n  vertical-align: top;\n}\nthead th {\n  border-top: 0;\n  color: var(--muted);\n  font-size: 12px;\n  font-weight: 600;\n  white-space: nowrap;\n  background: var(--page);\n}\ntbody th {\n  min-width: 140px;\n  font-weight: 600;\n  overflow-wrap: break-word;\n}\n.number {\n  text-align: right;\n  font-variant-numeric: tabular-nums;\n  white-space: nowrap;\n}\n.sign,\n.status {\n  white-space: nowrap;\n}\ntr.bad .sign,\ntr.bad .margin {\n  color: var(--bad);\n  font-weight: 600;\n}\ntr.idle {\n  color: var(--muted);\n}\n\n.plots {\n  display: grid;\n  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));\n  gap: 14px;\n  margin-top: 14px;\n}\nfigure {\n  margin: 0;\n  padding: 14px 16px 8px;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\nfigcaption {\n  margin-bottom: 8px;\n}\nfigcaption span {\n  display: block;\n  color: var(--muted);\n  font-size: 12px;\n  overflow-wrap: anywhere;\n}\nfigure svg {\n  display: block;\n  width: 100%;\n  height: auto;\n  max-width: 460px;\n  font-size: 12px;\n  color: var(--muted);\n  overflow: visible;\n}\nfigure svg text {\n  white-space: pre;\n}\n.legend {\n  margin: 4px 0;\n  color: var(--muted);\n  font-size: 12px;\n}\n.steps svg {\n  cursor: pointer;\n}\n.steps .chosen {\n  r: 5px;\n  fill-opacity: 1;\n  stroke: var(--ink);\n}\n.step-slider {\n  display: block;\n  width: 100%;\n  max-width: 460px;\n  height: 28px;\n  margin: 0;\n  padding: 0;\n  accent-color: var(--accent);\n}\n/* As high as its words may become, so that going from commit to commit moves nothing. */\n.step {\n  min-height: 3em;\n  margin: 4px 0;\n  font-size: 13px;\n}\n.step a {\n  font-family: var(--mono);\n}\n/* Outside of a sentence a link has to be as high as a button. */\n.step a,\nth a {\n  display: inline-block;\n  margin-block: -5px;\n  padding-block: 5px;\n}\n\n.chips {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 6px;\n}\n.chip,\n.quiet,\n.sort,\n.opener {\n  font: inherit;\n  color: inherit;\n  cursor: pointer;\n}\n.chip,\n.quiet,\ninput,\nselect {\n  padding: 5px 10px;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--card);\n  color: var(--ink);\n  font: inherit;\n}\n.chip {\n  border-radius: 999px;\n  font-family: var(--mono);\n  font-size: 12px;\n}\n.chip b {\n  color: var(--bad);\n}\n.chip[aria-pressed='true'] {\n  border-color: var(--accent);\n  box-shadow: inset 0 0 0 1px var(--accent);\n}\n.quiet:hover:enabled,\n.chip:hover {\n  border-color: var(--accent);\n}\n.quiet:disabled {\n  opacity: 0.5;\n  cursor: default;\n}\n#theme {\n  position: absolute;\n  top: 36px;\n  right: 36px;\n  font-size: 12px;\n}\n\n.controls {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 8px;\n  margin-top: 10px;\n}\n.controls input {\n  flex: 1 1 240px;\n  min-width: 0;\n}\n.controls select {\n  flex: 0 1 auto;\n  max-width: 180px;\n}\n.controls .order,\n.more > summary {\n  display: none;\n}\n.more,\n.more::details-content {\n  display: contents;\n}\n.status-line {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  justify-content: space-between;\n  gap: 6px 12px;\n  margin: 10px 0 6px;\n}\n.failing {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 6px;\n}\n.failing .quiet {\n  padding: 2px 8px;\n  font-size: 12px;\n}\nkbd {\n  padding: 0 4px;\n  border: 1px solid var(--line);\n  border-radius: 4px;\n  font-family: var(--mono);\n  font-size: 11px;\n}\n.shown {\n  margin: 0;\n  color: var(--muted);\n  font-size: 13px;\n}\n\n.tests .sort {\n  min-height: 24px;\n  padding: 0;\n  border: 0;\n  background: none;\n  font-weight: 600;\n}\n.tests .sort::after {\n  content: ' \u2195' / '';\n  opacity: 0.35;\n}\n.tests [aria-sort='ascending'] .sort::after {\n  content: ' \u2191' / '';\n  opacity: 1;\n}\n.tests [aria-sort='descending'] .sort::after {\n  content: ' \u2193' / '';\n  opacity: 1;\n}\n.row {\n  cursor: pointer;\n}\n.row:hover,\n.row.open {\n  background: var(--page);\n}\n.row.failed .status {\n  color: var(--bad);\n}\n.row.errored .status {\n  color: var(--warn);\n}\n.row.passed .status {\n  color: var(--good);\n}\n.wide {\n  width: 34%;\n  min-width: 220px;\n  overflow-wrap: anywhere;\n}\n.opener {\n  min-height: 24px;\n  padding: 0;\n  border: 0;\n  background: none;\n  font-weight: 600;\n  text-align: left;\n  overflow-wrap: anywhere;\n}\n.opener::before {\n  content: '\u25B8' / '';\n  display: inline-block;\n  width: 1.1em;\n  color: var(--muted);\n}\n.opener[aria-expanded='true']::before {\n  content: '\u25BE' / '';\n}\n.tag {\n  display: inline-block;\n  margin-left: 6px;\n  padding: 0 7px;\n  border: 1px solid var(--line);\n  border-radius: 999px;\n  color: var(--muted);\n  font-size: 11px;\n  overflow-wrap: anywhere;\n}\n.chip.change {\n  font-family: inherit;\n}\n.tag.change.fails-now,\n.chip.change.fails-now,\n.tag.change.worse,\n.chip.change.worse {\n  border-color: var(--bad);\n  color: var(--bad);\n}\n.tag.change.passes-now,\n.chip.change.passes-now,\n.tag.change.better,\n.chip.change.better {\n  border-color: var(--good);\n  color: var(--good);\n}\n.before-after {\n  display: grid;\n  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));\n  gap: 0 14px;\n}\n.before-after .message-box {\n  min-width: 0;\n}\n.code {\n  display: inline-block;\n  margin: 0 4px 2px 0;\n  padding: 1px 6px;\n  border-radius: 4px;\n  background: var(--bad-wash);\n  color: var(--bad);\n  font-size: 11px;\n}\n.model {\n  min-width: 120px;\n  overflow-wrap: anywhere;\n}\n.nothing {\n  padding: 24px;\n  text-align: center;\n  color: var(--muted);\n}\n.pager {\n  display: flex;\n  align-items: center;\n  justify-content: center;\n  gap: 14px;\n  margin: 12px 0;\n}\n.pager[hidden],\n.all[hidden] {\n  display: none;\n}\n.all {\n  display: block;\n  width: 100%;\n  margin: 8px 0;\n}\n\n.unfolded > td {\n  padding: 4px 12px 16px 28px;\n  background: var(--page);\n  border-top: 0;\n  cursor: auto;\n}\n.details-box > .facts {\n  margin: 0 0 8px;\n  font-size: 13px;\n}\ndetails {\n  margin: 10px 0;\n  padding: 8px 12px;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n}\nsummary {\n  min-height: 24px;\n  cursor: pointer;\n}\n.run {\n  margin: 8px 0;\n}\n.run.failed {\n  border-left: 4px solid var(--bad);\n}\n.run.errored {\n  border-left: 4px solid var(--warn);\n}\n.run.passed {\n  border-left: 4px solid var(--good);\n}\n.run summary .facts {\n  font-size: 12px;\n}\n.bad-text {\n  color: var(--bad);\n}\n.assertions {\n  margin: 10px 0;\n  padding: 0;\n  list-style: none;\n}\n.assertions > li {\n  padding: 7px 0;\n  border-top: 1px solid var(--line);\n}\n.assertions > li:first-child {\n  border-top: 0;\n}\n.assertion-head {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 6px;\n}\n.assertion-head .label {\n  max-width: calc(100% - 32px);\n  overflow-wrap: anywhere;\n}\n.assertion-head .tag,\n.assertion-head .code {\n  margin: 0;\n}\n.score {\n  margin-left: auto;\n  font-variant-numeric: tabular-nums;\n  white-space: nowrap;\n  color: var(--muted);\n}\n.band-perfect,\n.band-excellent,\n.band-good {\n  color: var(--good);\n}\n.band-borderline,\n.band-poor {\n  color: var(--warn);\n}\n.band-failed {\n  color: var(--bad);\n}\n.message,\n.reason {\n  margin: 3px 0 0 26px;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.assertions .bad .message {\n  color: var(--bad);\n}\n.fact-list {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 2px 18px;\n  margin: 4px 0 0 26px;\n  color: var(--muted);\n  font-size: 12px;\n}\n.fact-list div {\n  display: flex;\n  gap: 6px;\n}\n.fact-list dt::after {\n  content: ':';\n}\n.fact-list dd {\n  margin: 0;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.calls,\n.tools {\n  margin: 0;\n  padding-left: 26px;\n}\n.calls code,\n.tools code,\n.vars code {\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.trace {\n  margin: 0;\n  padding-left: 14px;\n  list-style: none;\n  overflow-wrap: anywhere;\n}\n.answer > .trace {\n  padding-left: 0;\n}\n.trace li {\n  margin: 2px 0;\n}\n.trace .trace {\n  border-left: 2px solid var(--line);\n}\n.trace .tag {\n  margin-left: 0;\n}\n.trace .facts {\n  font-size: 12px;\n}\n.result {\n  margin: 2px 0 6px;\n}\n.question {\n  margin-bottom: 12px;\n}\n#labels[hidden] {\n  display: none;\n}\n.label-list {\n  margin: 0;\n  padding: 0;\n  list-style: none;\n}\n.label-list li {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 6px 12px;\n  padding: 8px 0;\n  border-top: 1px solid var(--line);\n}\n.label-list .label {\n  flex: 1 1 240px;\n  min-width: 0;\n  overflow-wrap: anywhere;\n}\n.label-buttons {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 6px;\n  margin: 6px 0 0 26px;\n  font-size: 12px;\n}\n.label-buttons [aria-pressed='true'] {\n  border-color: var(--accent);\n  box-shadow: inset 0 0 0 1px var(--accent);\n  font-weight: 600;\n}\n.label-dialog {\n  width: min(760px, calc(100vw - 24px));\n  max-height: calc(100vh - 24px);\n  overflow: auto;\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  background: var(--card);\n  color: var(--ink);\n  overflow-wrap: anywhere;\n}\n.label-dialog::backdrop {\n  background: rgb(0 0 0 / 50%);\n}\n.label-choices {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 8px;\n  margin: 12px 0;\n}\n.question .text {\n  max-height: 220px;\n}\n.folded {\n  padding: 4px 12px;\n}\n.vars {\n  margin: 6px 0;\n}\n.vars div {\n  display: grid;\n  grid-template-columns: minmax(80px, 160px) 1fr;\n  gap: 12px;\n}\n.vars dd {\n  margin: 0;\n  overflow-wrap: anywhere;\n  white-space: pre-wrap;\n}\n.text-head {\n  display: flex;\n  align-items: baseline;\n  justify-content: space-between;\n  gap: 8px;\n}\n.copy {\n  min-height: 24px;\n  padding: 0 8px;\n  color: var(--muted);\n  font-size: 11px;\n}\n.text {\n  max-height: 420px;\n  margin: 0;\n  padding: 10px 12px;\n  overflow: auto;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--page);\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\nmark {\n  padding: 0 2px;\n  border-radius: 3px;\n  color: inherit;\n}\nmark.forbidden {\n  background: var(--bad-wash);\n  box-shadow: 0 0 0 1px var(--bad);\n}\nmark.removed {\n  background: var(--bad-wash);\n  text-decoration: line-through;\n  text-decoration-color: var(--bad);\n}\nmark.added {\n  background: var(--good-wash);\n  text-decoration: underline;\n  text-decoration-color: var(--good);\n}\nmark.redacted {\n  background: var(--warn-wash);\n  box-shadow: 0 0 0 1px var(--warn);\n}\n\n/* Too narrow for columns: each row of a table is a card, its verdict beside its name. */\n@media (max-width: 700px) {\n  main {\n    padding: 12px;\n  }\n  h1 {\n    padding-right: 0;\n  }\n  .verdict {\n    padding: 14px;\n  }\n  #theme {\n    position: static;\n    margin: 8px 0;\n  }\n  /* Until the script shows it, its room is kept: what is below would jump. */\n  #theme[hidden] {\n    display: inline-block;\n    visibility: hidden;\n  }\n  .cards thead {\n    position: absolute;\n    width: 1px;\n    height: 1px;\n    overflow: hidden;\n    clip-path: inset(50%);\n  }\n  .cards,\n  .cards tbody,\n  .tests,\n  .tests thead,\n  .tests tbody,\n  .unfolded,\n  .unfolded > td {\n    display: block;\n  }\n  .cards tbody tr {\n    display: flex;\n    flex-wrap: wrap;\n    gap: 0 14px;\n    padding: 8px 12px;\n    border-top: 1px solid var(--line);\n  }\n  .cards tbody tr:first-child,\n  .row:first-child {\n    border-top: 0;\n  }\n  /* Ends the first line. */\n  .cards tbody tr::before,\n  .row::before {\n    content: '';\n    order: 2;\n    flex: 0 0 100%;\n  }\n  .cards tbody th,\n  .cards td {\n    padding: 1px 0;\n    border: 0;\n  }\n  .cards tbody th {\n    order: 0;\n    flex: 1 1 0;\n    min-width: 0;\n    overflow-wrap: break-word;\n  }\n  .cards .sign {\n    order: 1;\n    flex: none;\n  }\n  .cards td {\n    order: 3;\n    flex: 0 0 100%;\n    min-width: 0;\n  }\n  .cards .number {\n    flex: 0 1 auto;\n    text-align: left;\n    white-space: normal;\n  }\n  /* Two lines: what does not fit into the second wraps out of sight until the test is opened. */\n  .row {\n    display: flex;\n    position: relative;\n    flex-wrap: wrap;\n    align-items: center;\n    align-content: flex-start;\n    gap: 0 10px;\n    height: 58px;\n    overflow: hidden;\n    padding: 6px 12px 0;\n    border-top: 1px solid var(--line);\n  }\n  .row.open {\n    height: auto;\n    padding-bottom: 6px;\n  }\n  .row td {\n    order: 8;\n    padding: 0;\n    border: 0;\n    line-height: 24px;\n  }\n  .row .wide,\n  .row .codes {\n    display: contents;\n  }\n  .row .opener {\n    order: 0;\n    flex: 1 1 0;\n    min-width: 0;\n    overflow: hidden;\n    text-overflow: ellipsis;\n    white-space: nowrap;\n  }\n  .row.open .opener {\n    overflow-wrap: break-word;\n    white-space: normal;\n  }\n  /* The whole card is the target. */\n  .row .opener::after {\n    content: '';\n    position: absolute;\n    inset: 0;\n  }\n  .row .opener:focus-visible {\n    outline: 0;\n  }\n  .row .opener:focus-visible::after {\n    outline: 2px solid var(--accent);\n    outline-offset: -3px;\n    border-radius: 4px;\n  }\n  .row .status {\n    order: 1;\n  }\n  .row .tag,\n  .row .code {\n    order: 9;\n    margin: 0;\n    line-height: 20px;\n    padding-block: 0;\n  }\n  .row .tag.change {\n    order: 4;\n  }\n  .row .model {\n    order: 5;\n    min-width: 0;\n    max-width: 60%;\n  }\n  .row:not(.open) .model {\n    overflow: hidden;\n    text-overflow: ellipsis;\n    white-space: nowrap;\n  }\n  .row .runs {\n    order: 6;\n  }\n  .row .lowest {\n    order: 7;\n  }\n  /* What the rows are sorted by is in sight. */\n  [data-sort='score'] .lowest,\n  [data-sort='latency'] .latency,\n  [data-sort='cost'] .cost {\n    order: 3;\n  }\n  .row .runs::after {\n    content: ' runs';\n  }\n  .row .lowest::before {\n    content: 'score ';\n  }\n  .cards [data-label]::before {\n    content: attr(data-label) ' ' / '';\n    color: var(--muted);\n    font-weight: 400;\n  }\n  .tests thead {\n    display: none;\n  }\n  #tests > .chips {\n    flex-wrap: nowrap;\n    overflow-x: auto;\n    padding: 3px;\n  }\n  #tests > .chips .chip {\n    flex: none;\n  }\n  .controls input {\n    flex: 1 1 100%;\n  }\n  .controls .order {\n    display: block;\n  }\n  .more > summary {\n    display: list-item;\n  }\n  .controls .order {\n    flex: 1 1 0;\n    min-width: 0;\n    max-width: none;\n  }\n  .more {\n    display: block;\n    order: 1;\n    flex: 1 1 100%;\n    margin: 0;\n    padding: 0 12px;\n  }\n  .more::details-content {\n    display: grid;\n    grid-template-columns: 1fr 1fr;\n    gap: 8px;\n  }\n  .more:not([open])::details-content {\n    display: none;\n  }\n  .more[open] {\n    padding-bottom: 12px;\n  }\n  .more select {\n    width: 100%;\n    max-width: none;\n  }\n  kbd {\n    display: none;\n  }\n  .unfolded > td {\n    padding: 4px 8px 12px;\n  }\n  .unfolded details {\n    padding: 8px;\n  }\n  .message,\n  .reason,\n  .fact-list {\n    margin-left: 0;\n  }\n  .vars div {\n    display: block;\n  }\n}\n/* For fingers: 44 pixels. Elsewhere nothing that can be pressed is lower than 24. */\n@media (max-width: 700px), (pointer: coarse) {\n  .quiet,\n  .failing .quiet,\n  .chip,\n  .copy,\n  input,\n  select,\n  summary,\n  .step-slider {\n    min-width: 44px;\n    min-height: 44px;\n  }\n  /* A browser that finds the letters too small zooms in when the field is pressed. */\n  input,\n  select {\n    font-size: 16px;\n  }\n  summary {\n    padding: 10px 0;\n  }\n  details,\n  .folded {\n    padding-top: 0;\n    padding-bottom: 0;\n  }\n  details[open] {\n    padding-bottom: 10px;\n  }\n  .step a,\n  th a {\n    display: inline-block;\n    min-height: 44px;\n    margin-block: -11px;\n    padding-block: 11px;\n  }\n  .text-head {\n    align-items: center;\n  }\n}\n@media print {\n  #theme,\n  .controls,\n  .pager {\n    display: none;\n  }\n}\n";
      const PAGE_SCRIPT = '"use strict";(()=>{function make(tag,className="",...children){const element=document.createElement(tag);if(className!=="")element.className=className;element.append(...children);return element}function makeButton(className,onClick,...children){const button=make("button",className,...children);button.type="button";button.addEventListener("click",onClick);return button}function makeLink(label,url){if(url===void 0||!/^https?:\\/\\//.test(url))return label;const link=make("a","",label);link.href=url;link.rel="noreferrer";return link}var pageIndex=embedded("kindlm-index")??{suites:[],rows:[],chunkSize:1,judged:[]};var chunks=new Map;function detailsOf(row){const number=Math.floor(row/pageIndex.chunkSize);const known=chunks.get(number);const chunk=known??readChunk(number);if(known===void 0)chunks.set(number,chunk);return chunk[row%pageIndex.chunkSize]}function readChunk(number){return embedded(`kindlm-details-${number}`)??[]}function embedded(id){const element=document.getElementById(id);return element===null?void 0:JSON.parse(element.textContent)}var STORE="kindlm-labels-1";var Labels=class{#labels=new Map(stored());#listeners=[];onChange(listener){this.#listeners.push(listener)}of(answer){return this.#labels.get(keyOf(answer))?.pass}set(answer,pass){if(pass===void 0)this.#labels.delete(keyOf(answer));else this.#labels.set(keyOf(answer),{...answer,pass});keep([...this.#labels]);for(const listener of this.#listeners)listener()}counts(criterion){const passes=this.#of(criterion).map(({pass})=>pass);const good=passes.filter(Boolean).length;return{good,bad:passes.length-good}}jsonl(criterion){return this.#of(criterion).map(({output,pass,question})=>`${JSON.stringify({output,pass,question})}\n`).join("")}#of(criterion){return[...this.#labels.values()].filter(label=>label.criterion===criterion)}};function keyOf({criterion,output}){return JSON.stringify([criterion,output])}function keep(labels2){try{localStorage.setItem(STORE,JSON.stringify(labels2))}catch{}}function stored(){try{const kept=JSON.parse(localStorage.getItem(STORE)??"[]");return Array.isArray(kept)?kept.filter(isEntry):[]}catch{return[]}}function isEntry(entry){if(!Array.isArray(entry)||entry.length!==2||typeof entry[0]!=="string")return false;const label=entry[1];if(typeof label!=="object"||label===null)return false;const{criterion,output,pass,question}=label;return typeof criterion==="string"&&typeof output==="string"&&typeof pass==="boolean"&&(question===void 0||typeof question==="string")}var labels=new Labels;function judgedAnswer({judged},{answers,question},ofResult){const answer=judged===void 0?void 0:answers[judged.answer];if(judged===void 0||answer===void 0)return void 0;const{messages=[]}=question??ofResult??{};const asked=answer.user??messages.findLast(({role})=>role==="user");return{criterion:judged.criterion,output:answer.answer.text,question:asked?.text}}function judgedAnswers(criterion){const failed=new Map;const passed=new Map;pageIndex.rows.forEach((_,index)=>{const details=detailsOf(index);for(const run of details?.runs??[]){for(const assertion of run.assertions){if(assertion.judged?.criterion!==criterion)continue;if(assertion.judged.good!==void 0)continue;const answer=judgedAnswer(assertion,run,details?.question);if(answer===void 0)continue;const known=assertion.passed?passed:failed;if(!known.has(answer.output))known.set(answer.output,answer)}}});for(const output of failed.keys())passed.delete(output);return byTurns([...failed.values()],[...passed.values()])}function byTurns(first,second){const longest=Math.max(first.length,second.length);return Array.from({length:longest},(_,index)=>[...first.slice(index,index+1),...second.slice(index,index+1)]).flat()}var ROLES={system:"System",user:"User",assistant:"Assistant"};var PREFILL="Start of the answer (prefill)";function questionElement({vars,messages,tools,command}){const box=make("div","question");if(command!==void 0)box.append(textElement("h3","Command",{text:command}));const[framing,said]=[messages.filter(isSystem),messages.filter(it=>!isSystem(it))];box.append(...(said.length===0?framing:said).map(messageElement));const rest=said.length===0?[]:framing.map(it=>messageElement(it));const names=rest.length===0?[]:["system message"];if(vars.length>0){names.push(`variables (${vars.length})`);rest.push(make("h3","","Variables"),namedValues(vars))}if(tools.length>0){names.push(`tools offered (${tools.length})`);const list=make("ul","tools",...tools.map(toolElement));rest.push(make("h3","","Tools offered"),list)}if(rest.length>0){const summary=make("summary","",`With it: ${names.join(", ")}`);box.append(make("details","folded",summary,...rest))}return box}function isSystem({role}){return role==="system"}function messageElement(message,index=0,all=[message]){const isPrefill=message.role==="assistant"&&index===all.length-1;const title=isPrefill?PREFILL:ROLES[message.role]??message.role;return textElement("h3",title,message)}function namedValues(values){const list=make("dl","vars");for(const[name,value]of values){list.append(make("div","",make("dt","",make("code","",name)),make("dd","",value)))}return list}function toolElement({name,description,parameters}){const item=make("li","",make("code","",name));if(description!==void 0)item.append(` ${description}`);if(parameters!==void 0)item.append(make("div","result",make("code","",parameters)));return item}function textElement(level,title,shown,nodes=[shown.text]){const text=make("pre","text",...nodes);text.tabIndex=0;text.setAttribute("role","group");text.setAttribute("aria-label",title);const copy=makeButton("quiet copy",()=>copyText(text,copy),"Copy");copy.setAttribute("aria-label",`Copy: ${title}`);const box=make("div","message-box",make("div","text-head",make(level,"",title),copy),text);if(shown.note!==void 0)box.append(make("p","note",shown.note));return box}var COPY_LABEL_MS=2e3;function copyText(element,button){const say=label=>{button.textContent=label;setTimeout(()=>button.textContent="Copy",COPY_LABEL_MS)};const select=()=>{getSelection()?.selectAllChildren(element);say("Selected")};const{clipboard}=navigator;if(clipboard===void 0)select();else clipboard.writeText(element.textContent).then(()=>say("Copied"),select)}function labelButtons(answer){const good=makeButton("quiet",()=>toggle(answer,true),"Good");const bad=makeButton("quiet",()=>toggle(answer,false),"Bad");const group=make("span","label-buttons","Your label: ",good,bad);group.setAttribute("role","group");group.setAttribute("aria-label",`Is the answer good? ${answer.criterion}`);const show=()=>{const label=labels.of(answer);good.setAttribute("aria-pressed",String(label===true));bad.setAttribute("aria-pressed",String(label===false))};labels.onChange(show);show();return group}function knownLabel(good){return make("span","label-buttons",`Labelled as ${good?"good":"bad"} in the file of labels`)}function toggle(answer,pass){labels.set(answer,labels.of(answer)===pass?void 0:pass)}function startLabels(place){const title=make("h2","","Labels for judges");title.id="labels-title";const list=make("ul","label-list",...pageIndex.judged.map(criterionRow));place.append(title,make("p","facts","Say of 40 answers or more whether they are good, and choose them so that about half are bad. Commit the file and name it at the criterion (labels: labels.jsonl): every run then says how often the judge agrees with you. This browser keeps what you said until you download it."),list);place.setAttribute("aria-labelledby",title.id);place.hidden=false}function criterionRow(criterion,index){const counts=make("span","facts");const download=makeButton("quiet",()=>downloadOf(criterion,index),"Download labels");const label=makeButton("quiet",()=>openQueue(criterion),"Label answers");for(const button of[download,label]){button.setAttribute("aria-label",`${button.textContent}: ${criterion}`)}const show=()=>{const{good,bad}=labels.counts(criterion);counts.textContent=`${good} good, ${bad} bad`;download.disabled=good+bad===0};labels.onChange(show);show();return make("li","",make("b","label",criterion),counts,label,download)}function downloadOf(criterion,index){const url=URL.createObjectURL(new Blob([labels.jsonl(criterion)],{type:"application/jsonl"}));const link=make("a");link.href=url;link.download=pageIndex.judged.length===1?"labels.jsonl":`labels-${index+1}.jsonl`;link.click();URL.revokeObjectURL(url)}function openQueue(criterion){const waiting=judgedAnswers(criterion).filter(answer=>labels.of(answer)===void 0);const dialog=make("dialog","label-dialog");dialog.setAttribute("aria-label",`Label answers: ${criterion}`);let at=0;const next=()=>{at+=1;show()};const say=pass=>{const answer=waiting[at];if(answer===void 0)return;labels.set(answer,pass);next()};const show=()=>{const answer=waiting[at];dialog.replaceChildren(...answer===void 0?[make("p","","No answer is left without a label.")]:[...shownAnswer(answer,at,waiting.length),choices(say,next)],makeButton("quiet",()=>dialog.close(),"Close"));dialog.querySelector("button")?.focus()};dialog.addEventListener("keydown",event=>{if(event.altKey||event.ctrlKey||event.metaKey)return;event.stopPropagation();if(event.key==="g")say(true);else if(event.key==="b")say(false);else if(event.key==="s")next()});dialog.addEventListener("close",()=>dialog.remove());document.body.append(dialog);dialog.showModal();show()}function shownAnswer(answer,at,of){return[make("p","facts",`Answer ${at+1} of ${of} without a label`),make("p","",make("b","",answer.criterion)),...answer.question===void 0?[]:[textElement("h3","Question",{text:answer.question})],textElement("h3","Answer",{text:answer.output})]}function choices(say,skip){const button=(act,label,key)=>{const element=makeButton("quiet",act,label," ",make("kbd","",key));element.setAttribute("aria-keyshortcuts",key);return element};return make("p","label-choices",button(()=>say(true),"Good","g"),button(()=>say(false),"Bad","b"),button(skip,"Skip","s"))}var FILTERS=["text","status","suite","model","code","tag","change"];var NO_FILTER={text:"",status:"",suite:"",model:"",code:"",tag:"",change:""};var hasModels=new Set(pageIndex.rows.map(({model})=>model)).size>1;var COLUMNS=[["status","Status",""],["name","Test","wide"],...hasModels?[["model","Model","model"]]:[],["runs","Runs passed","number"],["score","Lowest score","number"],["latency","Latency","number"],["cost","Cost","number"],["","Failure codes",""]];var ORDERS=[["worst",1,"Worst first"],["status",1,"By status"],["status",-1,"By status, passed first"],["name",1,"Test, A to Z"],["name",-1,"Test, Z to A"],...hasModels?[["model",1,"Model, A to Z"],["model",-1,"Model, Z to A"]]:[],["runs",1,"Fewest runs passed first"],["runs",-1,"Most runs passed first"],["score",1,"Lowest score first"],["score",-1,"Highest score first"],["latency",-1,"Slowest first"],["latency",1,"Fastest first"],["cost",-1,"Most expensive first"],["cost",1,"Cheapest first"]];var searchTexts;function searchTextOf(row){const{name,model,codes,tags,suite,place,changeText=""}=row;return[name,model,pageIndex.suites[suite]??"",place,changeText,...codes,...tags].join("\\n").toLowerCase()}function selectRows(filter,sorting){const words=filter.text.toLowerCase().split(/\\s+/).filter(Boolean);if(words.length>0)searchTexts??=pageIndex.rows.map(searchTextOf);const selected=[];pageIndex.rows.forEach((row,index)=>{const text=searchTexts?.[index]??"";if(passesFilter(row,filter)&&words.every(word=>text.includes(word))){selected.push(index)}});return selected.sort((a,b)=>compareRows(a,b,sorting))}function passesFilter(row,filter){return(filter.status===""||row.status===filter.status)&&(filter.suite===""||row.suite===Number(filter.suite))&&(filter.model===""||row.model===filter.model)&&(filter.code===""||row.codes.includes(filter.code))&&(filter.tag===""||row.tags.includes(filter.tag))&&(filter.change===""||row.change===filter.change)}var STATUS_ORDER={failed:0,errored:1,"not-run":2,passed:3};function compareRows(a,b,{key,direction}){const first=pageIndex.rows[a];const second=pageIndex.rows[b];if(first===void 0||second===void 0)return a-b;return direction*compareBy(key,first,second)||a-b}function compareBy(key,a,b){switch(key){case"worst":return STATUS_ORDER[a.status]-STATUS_ORDER[b.status]||runShare(a)-runShare(b);case"status":return STATUS_ORDER[a.status]-STATUS_ORDER[b.status];case"name":return compareTexts(a.name,b.name);case"model":return compareTexts(a.model,b.model);case"runs":return runShare(a)-runShare(b);case"score":return(a.lowestScore??2)-(b.lowestScore??2);case"latency":return a.latencyMs-b.latencyMs;case"cost":return a.costUsd-b.costUsd}}function runShare(row){return row.runs===0?0:row.passedRuns/row.runs}function compareTexts(a,b){return a<b?-1:a>b?1:0}var BRIEF_ROWS=10;var PAGE_SIZE=100;var TableState=class{filter={...NO_FILTER};sorting={key:"worst",direction:1};page=0;shown=[];open;#whole=false;#whenSelected=[];#whenMoved=[];onSelection(listener){this.#whenSelected.push(listener)}onMove(listener){this.#whenMoved.push(listener)}select(){this.shown=selectRows(this.filter,this.sorting);for(const listener of this.#whenSelected)listener()}moved(){for(const listener of this.#whenMoved)listener()}get drawn(){const first=this.page*PAGE_SIZE;return this.isBrief?this.#worst():this.shown.slice(first,first+PAGE_SIZE)}get isBrief(){const{shown,sorting}=this;const untouched=!this.#whole&&sorting.key==="worst"&&!this.isFiltered;return untouched&&shown.length>BRIEF_ROWS&&this.#worst().length>0}get isFiltered(){return FILTERS.some(name=>this.filter[name]!=="")}get first(){return this.page*PAGE_SIZE}get hasPages(){return!this.isBrief&&this.shown.length>PAGE_SIZE}#worst(){return this.shown.slice(0,BRIEF_ROWS).filter(index=>pageIndex.rows[index]?.status!=="passed")}showAll(){this.#whole=true;this.select()}turnTo(index){if(this.drawn.includes(index))return;if(this.isBrief)this.#whole=true;this.page=Math.floor(this.shown.indexOf(index)/PAGE_SIZE);this.select()}setFilter(name,value){this.filter[name]=value;this.#selectFirstPage()}sortBy(sorting){this.sorting=sorting;this.#selectFirstPage()}reset(){this.#whole=false;this.filter={...NO_FILTER};this.sortBy({key:"worst",direction:1})}#selectFirstPage(){this.page=0;this.select();this.moved()}};var state=new TableState;function suiteChoice(name){const index=name===null?-1:pageIndex.suites.indexOf(name);return pageIndex.suites.length>1&&index!==-1?String(index):""}var CHANGES=[["fails-now","fails now, every time"],["worse","got worse"],["passes-now","passes now, every time"],["better","got better"],["not-this-change","differs, not because of this change"],["differs","differs, as flaky tests do"],["flaky","flaky as before"],["checks","checks changed"],["new","new"]];var shownCount=make("p","shown");var moreFields=make("details","more");var moreTitle=make("summary");var orderField=make("select","order");var WIDE=matchMedia("(min-width: 701px)");function filterControls(){const controls=make("form","controls");controls.setAttribute("role","search");controls.addEventListener("submit",event=>event.preventDefault());controls.append(...filterFields());for(const chip of document.querySelectorAll(".chip")){chip.addEventListener("click",()=>pressChip(chip))}state.onSelection(showFilter);return controls}function shownCountLine(){shownCount.setAttribute("role","status");return shownCount}function filterFields(){const search=make("input");search.type="search";search.id="filter-text";search.autocomplete="off";search.spellcheck=false;search.placeholder="Filter by test, model, code, tag";search.setAttribute("aria-label","Filter tests by text");search.addEventListener("input",()=>state.setFilter("text",search.value));const{rows,suites}=pageIndex;const statuses=["failed","errored","not-run","passed"].map(status=>[status,rows.filter(row=>row.status===status).length]).filter(([,count])=>count>0).map(([status,count])=>[status,`${status} (${count})`]);const changes=CHANGES.map(([change,words])=>[change,words,rows.filter(row=>row.change===change).length]).filter(([,,count])=>count>0).map(([change,words,count])=>[change,`${words} (${count})`]);const named=values=>[...new Set(values)].sort(compareTexts).map(value=>[value,value]);moreFields.append(moreTitle,...filterChoice("status","Any status",statuses),...filterChoice("suite","Every suite",suites.map((name,index)=>[String(index),name])),...hasModels?filterChoice("model","Every model",named(rows.map(row=>row.model))):[],...filterChoice("code","Any failure code",named(rows.flatMap(row=>row.codes))),...filterChoice("tag","Any tag",named(rows.flatMap(row=>row.tags))),...filterChoice("change","Any change",changes));const unfold=()=>moreFields.open=WIDE.matches;WIDE.addEventListener("change",unfold);unfold();return[search,orderChoice(),moreFields,makeButton("quiet",()=>state.reset(),"Reset")]}function orderChoice(){orderField.id="order";orderField.setAttribute("aria-label","Order of the tests");ORDERS.forEach(([,,words],index)=>{const option=make("option","",words);option.value=String(index);orderField.append(option)});orderField.addEventListener("change",()=>{const[key,direction]=ORDERS[Number(orderField.value)]??["worst",1];state.sortBy({key,direction})});return orderField}function showOrder(){const{key,direction}=state.sorting;orderField.value=String(ORDERS.findIndex(order=>order[0]===key&&order[1]===direction))}function filterChoice(name,all,options){if(options.length===0||name==="suite"&&options.length<2)return[];const select=make("select");select.id=`filter-${name}`;select.setAttribute("aria-label",`Filter tests by ${name}`);for(const[value,label]of[["",all],...options]){const option=make("option","",label);option.value=value;select.append(option)}select.addEventListener("change",()=>state.setFilter(name,select.value));return[select]}function pressChip({dataset:{code,change,suite}}){if(code!==void 0)state.setFilter("code",state.filter.code===code?"":code);if(change===void 0)return;const off=isPressed(change,suite);state.filter.suite=off?"":suiteChoice(suite??null);state.setFilter("change",off?"":change);if(!off)document.getElementById("tests")?.scrollIntoView()}function isPressed(change,suite){return state.filter.change===change&&state.filter.suite===suiteChoice(suite??null)}function showFilter(){for(const name of FILTERS){const value=state.filter[name];const field=document.getElementById(`filter-${name}`);if(field instanceof HTMLInputElement||field instanceof HTMLSelectElement){if(field.value!==value)field.value=value}}for(const chip of document.querySelectorAll(".chip")){const{code,change,suite}=chip.dataset;const pressed=change===void 0?code===state.filter.code:isPressed(change,suite);chip.setAttribute("aria-pressed",String(pressed))}showOrder();const set=FILTERS.filter(name=>name!=="text"&&state.filter[name]!=="").length;moreTitle.textContent=set===0?"More filters":`More filters (${set} set)`;const all=pageIndex.rows.length;shownCount.textContent=state.isBrief?`The worst ${state.drawn.length} of ${all} results`:`${state.shown.length} of ${all} results`}var SIGNS={passed:"\u2705",failed:"\u274C",look:"\u26A0\uFE0F",idle:"\u2796"};var STATUS_SIGNS={passed:SIGNS.passed,failed:SIGNS.failed,errored:SIGNS.look,"not-run":SIGNS.idle};function detailsElement(row,index){const box=make("div","details-box");const line=make("p","facts",makeLink(row.place,row.url));if(row.assertsNothing===true){line.append(` \xB7 ${SIGNS.look} asserts nothing, so no answer can fail`)}if(row.reusedText!==void 0)line.append(` \xB7 ${row.reusedText}`);box.append(line);const details=detailsOf(index);if(details===void 0){box.append(make("p","note","The runs are in report.json; this page would be too large."));return box}const{about=[],question,runs,beforeAfter}=details;if(about.length>0)box.append(namedValues(about));if(row.changeText!==void 0){const base=row.baseText===void 0?"":`: base ${row.baseText}, `;const here=row.baseText===void 0?"":`here ${row.passedRuns} of ${row.runs}`;line.append(` \xB7 ${row.changeText}${base}${here}`)}if(question!==void 0)box.append(questionElement(question));if(beforeAfter!==void 0)box.append(beforeAfterElement(beforeAfter));const firstFailed=runs.findIndex(run=>run.verdict!=="passed");const open=firstFailed===-1?0:firstFailed;box.append(...runs.map((run,number)=>runElement(run,question,number===open)));return box}function runElement(run,question,open){const details=make("details",`run ${run.verdict}`);const failed=run.assertions.filter(it=>!it.passed&&it.advisory!==true).length;details.append(make("summary","",`${STATUS_SIGNS[run.verdict]} `,make("b","",run.title),failed===0?"":make("span","bad-text",` ${failed} of ${run.assertions.length} failed`),make("span","facts",` ${run.facts.join(" \xB7 ")}`)));let filled=false;const fill=()=>{if(filled)return;filled=true;details.append(runBody(run,question))};if(open){fill();details.open=true}else{details.addEventListener("toggle",fill)}return details}function runBody(run,question){const body=make("div","run-body");if(run.question!==void 0)body.append(questionElement(run.question));const ordered=[...run.assertions].sort((a,b)=>Number(a.passed)-Number(b.passed));if(ordered.length>0){const items=ordered.map(assertion=>{const item=assertionElement(assertion);const answer=judgedAnswer(assertion,run,question);const{good}=assertion.judged??{};if(good!==void 0)item.append(knownLabel(good));else if(answer!==void 0)item.append(labelButtons(answer));return item});body.append(make("ul","assertions",...items))}body.append(...run.answers.map(answerElement));if(run.trace!==void 0)body.append(traceElement(run.trace));if(run.thoughts!==void 0){body.append(textElement("h3","Thoughts (not judged)",run.thoughts))}if(run.note!==void 0)body.append(make("p","note",run.note));return body}function traceElement({lines,note}){const box=make("div","answer",make("h3","","Steps, from the traces"));const root=make("ul","trace");const open=[root];for(const{kind,name,depth,facts,failed}of lines){const item=make("li","",failed?make("span","bad-text",`${SIGNS.failed} failed `):"",make("span","tag",kind)," ",make("code","",name),make("span","facts",` ${facts.join(" \xB7 ")}`));const level=Math.min(depth,open.length-1);open[level]?.append(item);const inner=make("ul","trace");open.splice(level+1,open.length,inner);item.append(inner)}for(const list of[...root.querySelectorAll("ul")])if(list.childElementCount===0)list.remove();box.append(root);if(note!==void 0)box.append(make("p","note",note));return box}function assertionElement(assertion){const{passed,advisory,label,type,code,band,scoreText,message,reason,facts}=assertion;const sign=passed?SIGNS.passed:advisory===true?SIGNS.idle:SIGNS.failed;const item=make("li",passed?"good":advisory===true?"idle":"bad");const head=make("div","assertion-head",make("span","icon",sign),make("b","label",label));if(code!==void 0)head.append(make("code","code",code));if(advisory===true)head.append(make("span","tag","advisory"));head.append(make("span","tag",type),scoreElement(scoreText,band));item.append(head);if(message!==void 0)item.append(make("p","message",message));if(reason!==void 0){item.append(make("p","reason",make("span","facts","Judge: "),reason))}if(facts.length>0){const list=make("dl","fact-list");for(const[name,value]of facts){list.append(make("div","",make("dt","",name),make("dd","",value)))}item.append(list)}return item}function scoreElement(text,band){if(band===void 0)return make("span","score",text);return make("span",`score band-${band}`,`${text} ${band}`)}function answerElement({turn,user,calls,answer}){const box=make("div","answer");if(turn!==void 0)box.append(make("h3","",`Turn: ${turn}`));const level=turn===void 0?"h3":"h4";if(user!==void 0)box.append(textElement(level,"User",user));if(calls.length>0){box.append(make(level,"","Tool calls"),make("ol","calls",...calls.map(callElement)))}if(answer.text!=="")box.append(textElement(level,"Answer",answer,markedNodes(answer)));return box}function callElement({name,args,result}){const item=make("li","",make("code","",args===void 0?name:`${name}(${args})`));if(result!==void 0){item.append(make("div","result",make("span","facts","answered with "),make("code","",result)))}return item}function beforeAfterElement({before,after,note}){const side=(title,shown)=>textElement("h3",`${title} (${shown.passed?"passed":"failed"})`,shown,markedNodes(shown));const box=make("div","before-after",side("Before: an answer on the base",before),side("After: an answer of this run",after));return note===void 0?box:make("div","",box,make("p","note",note))}var MARKS={forbidden:"Forbidden text",redacted:"Personal data, redacted",removed:"Only before",added:"Only after"};function markedNodes({text,marks}){const nodes=[];let end=0;for(const mark of marks){const marked=make("mark",mark.kind,text.slice(mark.start,mark.end));marked.title=MARKS[mark.kind];nodes.push(text.slice(end,mark.start),marked);end=mark.end}nodes.push(text.slice(end));return nodes}function rowElement(index){const row=pageIndex.rows[index];if(row===void 0){return{element:make("tr"),toggle:()=>void 0,isOpen:()=>false}}const toggle2=()=>toggleRow(element,opener,row,index);const opener=makeButton("opener",()=>{toggle2();state.moved()},row.name||"(no name)");opener.setAttribute("aria-expanded","false");const name=make("td","wide",opener);if(pageIndex.suites.length>1)name.append(make("span","tag",pageIndex.suites[row.suite]??""));name.append(...row.tags.map(tag=>make("span","tag",tag)));if(row.assertsNothing===true)name.append(make("span","tag",`${SIGNS.look} asserts nothing`));if(row.reusedText!==void 0)name.append(make("span","tag",row.reusedText));if(row.changeText!==void 0){name.append(make("span",`tag change ${row.change??""}`,row.changeText))}const element=make("tr",`row ${row.status}`,make("td","status",`${STATUS_SIGNS[row.status]} ${row.status}`),name,...hasModels?[labelled("model","Model",row.model)]:[],labelled("number runs","Runs passed",`${row.passedRuns} of ${row.runs}`),labelled("number lowest","Lowest score",row.scoreText),labelled("number latency","Latency",row.latencyText),labelled("number cost","Cost",row.costText),make("td","codes",...row.codes.map(code=>make("code","code",code))));element.addEventListener("click",event=>{if(event.target instanceof Element&&event.target.closest("button, a")!==null)return;if(String(getSelection())==="")opener.click()});return{element,opener,toggle:toggle2,isOpen:()=>isExpanded(opener)}}function labelled(className,label,text){const cell=make("td",className,text);cell.dataset["label"]=label;return cell}function toggleRow(element,opener,row,index){const open=isExpanded(opener);opener.setAttribute("aria-expanded",String(!open));element.classList.toggle("open",!open);if(open){element.nextElementSibling?.remove();if(state.open===index)state.open=void 0;return}state.open=index;const cell=make("td","",detailsElement(row,index));cell.colSpan=COLUMNS.length;element.after(make("tr","unfolded",cell))}function isExpanded(opener){return opener.getAttribute("aria-expanded")==="true"}var headRow=make("tr");var tableBody=make("tbody");var table=make("table","tests");var frame=make("div","scroll",table);var pager=make("nav","pager");var allButton=makeButton("quiet all",showAll);var drawnRows=new Map;function startTable(place){pager.setAttribute("aria-label","Pages of tests");table.append(make("thead","",headRow),tableBody);table.setAttribute("aria-label","Tests");frame.tabIndex=0;frame.setAttribute("role","group");frame.setAttribute("aria-label","Table of tests");const status=make("div","status-line",shownCountLine(),failingButtons());place.append(filterControls(),status,frame,allButton,pager);state.onSelection(showHead);state.onSelection(showRows);document.addEventListener("keydown",onKey)}function showHead(){table.dataset["sort"]=state.sorting.key;if(headRow.childElementCount===0)headRow.append(...COLUMNS.map(headCell));[...headRow.children].forEach((cell,index)=>{const{key,direction}=state.sorting;const sorted=COLUMNS[index]?.[0]===key;if(sorted)cell.setAttribute("aria-sort",direction===1?"ascending":"descending");else cell.removeAttribute("aria-sort")})}function headCell([key,title,className]){const cell=make("th",className);cell.scope="col";if(key==="")cell.append(title);else cell.append(makeButton("sort",()=>sortBy(key),title));return cell}function sortBy(key){const again=state.sorting.key===key&&state.sorting.direction===1;state.sortBy({key,direction:again?-1:1})}function showRows(){state.open=void 0;drawnRows.clear();const rows=state.drawn;keepHeight();tableBody.replaceChildren(...rows.map(shownRow));if(rows.length===0)tableBody.append(nothingRow());allButton.hidden=!state.isBrief;allButton.textContent=`Show all ${state.shown.length} results`;showPager(state.first,rows.length)}function keepHeight(){const height=Math.min(frame.offsetHeight,innerHeight);frame.style.minHeight=state.isFiltered?`${height}px`:""}function showAll(){const known=new Set(state.drawn);const open=[...drawnRows].filter(([,row])=>row.isOpen()).map(([index])=>index);state.showAll();for(const index of open)drawnRows.get(index)?.toggle();const first=state.drawn.find(index=>!known.has(index))??-1;drawnRows.get(first)?.opener?.focus({preventScroll:true})}function shownRow(index){const row=rowElement(index);drawnRows.set(index,row);return row.element}function nothingRow(){const reset=makeButton("quiet",()=>state.reset(),"Reset");const cell=make("td","nothing","No test matches. ",reset);cell.colSpan=COLUMNS.length;return make("tr","",cell)}function showPager(first,length){const total=state.shown.length;pager.hidden=!state.hasPages;pager.replaceChildren(pagerButton(-1,"\u2190 Previous",first===0),make("span","",`${first+1} to ${first+length} of ${total}`),pagerButton(1,"Next \u2192",first+length>=total))}function pagerButton(by,label,off){const turn=()=>{state.page+=by;showRows();state.moved();document.getElementById("tests")?.scrollIntoView()};const button=makeButton("quiet",turn,label);button.disabled=off;return button}function showTest(index){if(!state.shown.includes(index)){state.filter={...NO_FILTER};state.select()}state.turnTo(index);const opener=drawnRows.get(index)?.opener;if(opener===void 0)return;if(opener.getAttribute("aria-expanded")!=="true")opener.click();opener.focus({preventScroll:true});opener.closest("tr")?.scrollIntoView({block:"start"})}function openWorst(){const[worst=-1]=state.shown;if(pageIndex.rows[worst]?.status!=="passed")drawnRows.get(worst)?.toggle()}function failingButtons(){const box=make("span","failing");if(pageIndex.rows.every(({status})=>status==="passed"))return box;const button=(by,label,key)=>{const element=makeButton("quiet",()=>stepToFailing(by),label," ",make("kbd","",key));element.setAttribute("aria-keyshortcuts",key);return element};box.append(button(-1,"\u2191 Previous failing","p"),button(1,"\u2193 Next failing","n"));return box}function onKey(event){if(event.altKey||event.ctrlKey||event.metaKey||event.defaultPrevented)return;if(event.target instanceof Element&&event.target.closest("input, select")!==null)return;if(event.key==="n")stepToFailing(1);else if(event.key==="p")stepToFailing(-1)}function stepToFailing(by){const{open,shown}=state;const at=open===void 0?-1:shown.indexOf(open);const isFailing=index=>pageIndex.rows[index]?.status!=="passed";const next=by===1?shown.slice(at+1).find(isFailing):shown.slice(0,Math.max(0,at)).findLast(isFailing);if(next===void 0)return;if(open!==void 0)drawnRows.get(open)?.opener?.click();showTest(next)}var TEXT_PARAMETER="q";var CHOICES=["status","model","code","tag","change"];function startAddress(){state.onMove(writeAddress);readAddress();if(location.hash.length<2)openWorst();document.addEventListener("DOMContentLoaded",()=>{if(state.open!==void 0&&location.hash.length>1)showTest(state.open)});addEventListener("hashchange",readAddress)}function readAddress(){const address=new URLSearchParams(location.hash.slice(1));state.filter={...NO_FILTER,text:address.get(TEXT_PARAMETER)??""};for(const name of CHOICES)state.filter[name]=knownChoice(name,address.get(name)??"");state.filter.suite=suiteChoice(address.get("suite"));state.sorting=sortingOf(address.get("sort")??"");state.page=0;state.select();const test=testIn(address);if(test!==void 0)showTest(test)}function knownChoice(name,value){const known=pageIndex.rows.some(row=>name==="status"||name==="model"||name==="change"?row[name]===value:(name==="code"?row.codes:row.tags).includes(value));return known?value:""}function sortingOf(text){const name=text.replace(/^-/,"");const key=COLUMNS.map(([column])=>column).find(column=>column!==""&&column===name);return key===void 0||key===""?{key:"worst",direction:1}:{key,direction:text.startsWith("-")?-1:1}}function testIn(address){const name=address.get("test");const model=address.get("on");const suite=address.get("in");if(name===null)return void 0;const index=pageIndex.rows.findIndex(row=>row.name===name&&(model===null||row.model===model)&&(suite===null||pageIndex.suites[row.suite]===suite));return index===-1?void 0:index}function writeAddress(){const{filter,sorting,open}=state;const address=new URLSearchParams;const add=(name,value)=>{if(value!==void 0&&value!=="")address.set(name,value)};add(TEXT_PARAMETER,filter.text);for(const name of CHOICES)add(name,filter[name]);add("suite",filter.suite===""?"":pageIndex.suites[Number(filter.suite)]);if(sorting.key!=="worst")add("sort",`${sorting.direction===1?"":"-"}${sorting.key}`);const row=open===void 0?void 0:pageIndex.rows[open];if(row!==void 0){address.set("test",row.name);address.set("on",row.model);if(pageIndex.suites.length>1)add("in",pageIndex.suites[row.suite])}const fragment=address.toString();try{history.replaceState(null,"",fragment===""?`${location.pathname}${location.search}`:`#${fragment}`)}catch{}}function startSteps(){for(const figure of document.querySelectorAll("figure.steps"))addSlider(figure)}function addSlider(figure){const steps=stepsIn(figure);const drawing=figure.querySelector("svg");if(drawing===null||steps.length===0)return;const slider=make("input","step-slider");slider.type="range";slider.max=String(steps.length-1);slider.value=slider.max;slider.setAttribute("aria-label",`${figure.getAttribute("aria-label")??""}, commit`);const said=make("p","step");const show=()=>{const at=Number(slider.value);for(const[index,dots]of steps.entries()){for(const dot of dots)dot.classList.toggle("chosen",index===at)}const{commit="",words="",url}=steps[at]?.[0]?.dataset??{};slider.setAttribute("aria-valuetext",`${commit}, ${words}`);said.replaceChildren(makeLink(commit,url),` ${words}`)};slider.addEventListener("input",show);drawing.addEventListener("click",({clientX})=>{slider.value=String(nearest(steps,clientX));show()});show();figure.append(slider,said)}function stepsIn(figure){const steps=new Map;for(const dot of figure.querySelectorAll("circle[data-at]")){const at=Number(dot.dataset["at"]);steps.set(at,[...steps.get(at)??[],dot])}return[...steps].sort(([a],[b])=>a-b).map(([,dots])=>dots)}function nearest(steps,clientX){const distances=steps.map(([dot])=>{const{left=0,width=0}=dot?.getBoundingClientRect()??{};return Math.abs(left+width/2-clientX)});return distances.indexOf(Math.min(...distances))}var THEME_KEY="kindlm-theme";function startTheme(button){const system=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";let theme=storedTheme()??system;const show=()=>{document.documentElement.dataset["theme"]=theme;button.textContent=theme==="dark"?"\u2600 Light":"\u263E Dark"};if(theme!==system)document.documentElement.dataset["theme"]=theme;button.textContent=theme==="dark"?"\u2600 Light":"\u263E Dark";button.hidden=false;button.addEventListener("click",()=>{theme=theme==="dark"?"light":"dark";show();storeTheme(theme)})}function storedTheme(){try{const stored2=localStorage.getItem(THEME_KEY);return stored2==="light"||stored2==="dark"?stored2:void 0}catch{return void 0}}function storeTheme(theme){try{localStorage.setItem(THEME_KEY,theme)}catch{}}var themeButton=document.getElementById("theme");if(themeButton!==null)startTheme(themeButton);var tablePlace=document.getElementById("table");if(tablePlace!==null){startTable(tablePlace);startAddress()}document.addEventListener("DOMContentLoaded",()=>{startSteps();const labelsPlace=document.getElementById("labels");if(labelsPlace!==null)startLabels(labelsPlace)});})();\n';
    })
  ),
  /***/
  88018: (
    /***/
    (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DL: () => (
          /* binding */
          drawModels
        ),
        /* harmony export */
        Om: () => (
          /* binding */
          dot
        ),
        /* harmony export */
        Pc: () => (
          /* binding */
          rect
        ),
        /* harmony export */
        T$: () => (
          /* binding */
          withMarks
        ),
        /* harmony export */
        Vb: () => (
          /* binding */
          nameOf
        ),
        /* harmony export */
        eP: () => (
          /* binding */
          drawColumns
        ),
        /* harmony export */
        ii: () => (
          /* binding */
          PLOT_HEIGHT
        ),
        /* harmony export */
        mR: () => (
          /* binding */
          drawSeries
        ),
        /* harmony export */
        n8: () => (
          /* binding */
          line
        ),
        /* harmony export */
        zk: () => (
          /* binding */
          diamond
        )
        /* harmony export */
      });
      var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90609);
      var _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14125);
      const WIDTH = 360;
      const WORDS = 22;
      const SHAPES = 24;
      const MAX_NAME = 18;
      const EDGE = 8;
      const TICKS_HEIGHT = 28;
      function drawModels(models, axis, shapes, words) {
        const height = models.length * (WORDS + SHAPES) + TICKS_HEIGHT;
        const scale = scaleOf(axis);
        const frame = { top: 0, right: WIDTH - EDGE, bottom: height - TICKS_HEIGHT, left: EDGE };
        const x = xScale(scale, frame);
        const bands = models.map((model, index) => {
          const line2 = index * (WORDS + SHAPES) + WORDS / 2;
          const top = line2 + WORDS / 2;
          const name = models.length === 1 ? "" : nameOf(model.modelId);
          return [
            text([frame.left, line2], "start", name),
            text([frame.right, line2], "end", words(model), 'font-weight="600" fill="var(--ink)"'),
            ...shapes(model, { top, middle: top + SHAPES / 2, bottom: top + SHAPES, x })
          ];
        });
        return drawing(height, [...xAxis(axis, scale, frame, "grid"), ...bands.flat()]);
      }
      function drawColumns(height, x, y, shapes) {
        const frame = { top: 8, right: WIDTH - EDGE, bottom: height - TICKS_HEIGHT, left: 40 };
        const [xTicks, yTicks] = [scaleOf(x), scaleOf(y)];
        const yAt = yScale(yTicks, frame);
        return drawing(height, [
          ...yAxis(y, yTicks, frame),
          ...xAxis(x, xTicks, frame, "marks"),
          ...shapes(xScale(xTicks, frame), yAt),
          line([frame.left, frame.bottom], [frame.right, frame.bottom], "var(--line)", 1)
        ]);
      }
      function drawSeries(height, y, series, { ends, points }) {
        const frame = seriesFrame(height);
        const x = stepScale(frame, Math.max(1, ...series.map(({ values }) => values.length)));
        const scale = scaleOf(y);
        const yAt = yScale(scale, frame);
        const lines = series.flatMap(({ values, stroke, dashed }) => {
          const known = values.flatMap((value, index) => value === null ? [] : [{ value, index }]);
          const corners = known.map(({ value, index }) => `${px(x(index))},${px(yAt(value))}`);
          const dots = known.map(({ value, index }) => dot([x(index), yAt(value)], 2.5, stroke, pointWords(points?.[index], index)));
          const dashes = dashed === true ? ' stroke-dasharray="5 4"' : "";
          return [
            `<polyline points="${corners.join(" ")}" fill="none" stroke="${stroke}" stroke-width="2"${dashes}/>`,
            ...dots
          ];
        });
        return drawing(height, [
          ...yAxis(y, scale, frame),
          ...lines,
          text([frame.left, frame.bottom + 15], "start", ends[0]),
          text([frame.right, frame.bottom + 15], "end", ends[1])
        ]);
      }
      function pointWords(point, index) {
        if (point === void 0)
          return void 0;
        const { commit, words, url } = point;
        const data = { at: String(index), commit, words, ...url === void 0 ? {} : { url } };
        return {
          attributes: Object.entries(data).map(([name, value]) => `data-${name}="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(value)}"`),
          title: `${commit}, ${words}`
        };
      }
      function seriesFrame(height) {
        return { top: 8, right: WIDTH - EDGE, bottom: height - TICKS_HEIGHT, left: 58 };
      }
      function stepScale({ left, right }, steps) {
        return (index) => left + index / Math.max(1, steps - 1) * (right - left);
      }
      function withMarks(svg, height, marks) {
        const frame = seriesFrame(height);
        const x = stepScale(frame, marks.length);
        const half = marks.length < 2 ? 10 : (x(1) - x(0)) / 2;
        const strips = marks.map(({ title, href }, index) => {
          const strip = rect([x(index) - half, frame.top - 6], [x(index) + half, frame.bottom + 6], "var(--accent)", 'fill-opacity="0"');
          return `<a href="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(href)}" tabindex="-1"><title>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(title)}</title>${strip}</a>`;
        });
        return svg.replace(/<\/svg>$/, () => `${strips.join("")}</svg>`);
      }
      const PLOT_HEIGHT = 140;
      function nameOf(modelId) {
        const name = (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(modelId, MAX_NAME);
        return name === "" ? "(empty)" : name;
      }
      function rect([left, top], [right, bottom], fill, more = "") {
        const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
        return `<rect x="${px(left)}" y="${px(top)}" width="${px(width)}" height="${px(height)}" fill="${fill}"${more === "" ? "" : ` ${more}`}/>`;
      }
      function line([x1, y1], [x2, y2], stroke, width) {
        return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;
      }
      function dot([x, y], radius, fill, words) {
        const shape = `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${fill}" fill-opacity="0.55"`;
        return words === void 0 ? `${shape}/>` : `${shape} ${words.attributes.join(" ")}><title>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(words.title)}</title></circle>`;
      }
      function diamond([x, y], radius, fill) {
        const corners = [
          [x, y - radius],
          [x + radius, y],
          [x, y + radius],
          [x - radius, y]
        ];
        const points = corners.map(([left, top]) => `${px(left)},${px(top)}`).join(" ");
        return `<polygon points="${points}" fill="${fill}" stroke="var(--ink)" stroke-width="1"/>`;
      }
      function text([x, y], anchor, words, more = 'fill="currentColor"') {
        if (words === "")
          return "";
        return `<text x="${px(x)}" y="${px(y)}" dy="0.32em" text-anchor="${anchor}" ${more}>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(words)}</text>`;
      }
      function drawing(height, shapes) {
        return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-size="12" font-family="system-ui, sans-serif">${shapes.join("")}</svg>`;
      }
      function xScale(scale, { left, right }) {
        const end = scale.at(-1) ?? 1;
        return (value) => left + value / end * (right - left);
      }
      function yScale(scale, { top, bottom }) {
        const end = scale.at(-1) ?? 1;
        return (value) => bottom - value / end * (bottom - top);
      }
      function xAxis(axis, scale, frame, style) {
        const x = xScale(scale, frame);
        const labels = scale.map((value, index) => {
          const words = axis.tickFormat(value);
          const width = words.length * DIGIT_WIDTH;
          if (index === 0)
            return { words, anchor: "start", left: x(value), right: x(value) + width };
          return index === scale.length - 1 ? { words, anchor: "end", left: x(value) - width, right: x(value) } : { words, anchor: "middle", left: x(value) - width / 2, right: x(value) + width / 2 };
        });
        const shown = new Set(withoutCollisions(labels));
        return scale.flatMap((value, index) => {
          const label = labels[index];
          const at = x(value);
          return [
            ...style === "grid" ? [line([at, frame.top], [at, frame.bottom], "var(--line)", 0.5)] : [],
            line([at, frame.bottom], [at, frame.bottom + 6], "currentColor", 1),
            label === void 0 || !shown.has(label) ? "" : text([at, frame.bottom + 15], label.anchor, label.words, TICK)
          ];
        });
      }
      const TICK = 'fill="currentColor" class="tick"';
      const DIGIT_WIDTH = 7;
      function withoutCollisions(labels) {
        const last = labels.at(-1);
        const kept = [];
        for (const label of labels) {
          const before = kept.at(-1)?.right ?? -Infinity;
          const hidesLast = last !== void 0 && label !== last && label.right > last.left;
          if (label === last || label.left >= before && !hidesLast)
            kept.push(label);
        }
        return kept;
      }
      function yAxis(axis, scale, frame) {
        const y = yScale(scale, frame);
        return scale.flatMap((value) => [
          line([frame.left, y(value)], [frame.right, y(value)], "var(--line)", 1),
          text([frame.left - 8, y(value)], "end", axis.tickFormat(value), TICK)
        ]);
      }
      function scaleOf({ highest, ticks }) {
        const rough = highest / ticks;
        const power = 10 ** Math.floor(Math.log10(rough));
        const factor = [1, 2, 5].find((one) => one * power >= rough * 0.8) ?? 10;
        const step = factor * power;
        const steps = Math.ceil(highest / step - _basics_numbers_js__WEBPACK_IMPORTED_MODULE_1__.kT);
        if (!(step > 0) || !Number.isFinite(step * steps))
          return [0, highest];
        return Array.from({ length: steps + 1 }, (_, index) => index * step);
      }
      function px(value) {
        return String(Math.round(value * 10) / 10);
      }
    })
  ),
  /***/
  46252: (
    /***/
    (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C: () => (
          /* binding */
          trendPlots
        ),
        /* harmony export */
        _: () => (
          /* binding */
          trendTable
        )
        /* harmony export */
      });
      var _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35357);
      var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91930);
      var _words_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90609);
      var _words_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22417);
      var _plot_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88018);
      var _tables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61117);
      const LEAST = 2;
      function pointsOf({ memory }, { name }) {
        const points = (memory?.trend ?? []).filter(({ suite }) => suite === name).toReversed();
        return points.length < LEAST ? [] : points;
      }
      function trendPlots(report, suite) {
        const points = pointsOf(report, suite);
        if (points.length === 0)
          return [];
        const { run } = report;
        return [
          ratesPlot(points, run),
          measurePlot(points, run, LATENCY),
          measurePlot(points, run, COST)
        ].filter((figure) => figure !== void 0);
      }
      function trendTable(report, suite) {
        const points = pointsOf(report, suite);
        if (points.length === 0)
          return "";
        const rows = points.toReversed().map((point) => [
          `<tr><th scope="row">${(0, _tables_js__WEBPACK_IMPORTED_MODULE_5__.Ar)((0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.Ax)(point.sha), (0, _words_links_js__WEBPACK_IMPORTED_MODULE_3__.xw)(report.run, point.sha))}</th>`,
          `<td data-label="Finished">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_2__.js)(timeOf(point))}</td>`,
          (0, _tables_js__WEBPACK_IMPORTED_MODULE_5__.EH)("Pass rate of runs", (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)(point.passRate)),
          (0, _tables_js__WEBPACK_IMPORTED_MODULE_5__.EH)("Judge average", point.judgeAvg === null ? "\u2013" : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(point.judgeAvg)),
          (0, _tables_js__WEBPACK_IMPORTED_MODULE_5__.EH)("Mean latency", LATENCY.words(point)),
          (0, _tables_js__WEBPACK_IMPORTED_MODULE_5__.EH)("Cost", COST.words(point)),
          "</tr>"
        ].join(""));
        const titles = ["Commit", "Finished", "#Pass rate of runs", "#Judge average", "#Mean latency"];
        return [
          `<details><summary>Trend of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(points.length, "commit")} as a table</summary>`,
          (0, _tables_js__WEBPACK_IMPORTED_MODULE_5__.tp)(`Trend of ${suite.name}`, [...titles, "#Cost"], rows),
          "</details>"
        ].join("\n");
      }
      function ratesPlot(points, run) {
        const rates = points.map(({ passRate }) => passRate);
        const judges = points.map(({ judgeAvg }) => judgeAvg);
        const judged = judges.some((judge) => judge !== null);
        const words = [`Pass rate of runs ${fromTo(rates, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)}`];
        if (judged)
          words.push(`judge average (dashed) ${fromTo(judges, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)}`);
        return {
          title: `Trend of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(points.length, "commit")}: pass rate`,
          words: `${words.join("; ")}.`,
          steps: true,
          svg: (0, _plot_frame_js__WEBPACK_IMPORTED_MODULE_4__.mR)(_plot_frame_js__WEBPACK_IMPORTED_MODULE_4__.ii, { highest: 1, tickFormat: _words_format_js__WEBPACK_IMPORTED_MODULE_1__.rq, ticks: 4 }, [
            { values: rates, stroke: "var(--accent)" },
            ...judged ? [{ values: judges, stroke: "var(--warn)", dashed: true }] : []
          ], stepsOf(points, run, rateWords))
        };
      }
      function rateWords({ passRate, judgeAvg }) {
        const judge = judgeAvg === null ? "" : `, judge average ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(judgeAvg)}`;
        return `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.rq)(passRate)} of runs passed${judge}`;
      }
      const LATENCY = {
        title: "Mean latency",
        of: ({ latencyAvgMs }) => latencyAvgMs,
        show: _words_format_js__WEBPACK_IMPORTED_MODULE_1__.p0,
        words: ({ latencyAvgMs }) => latencyAvgMs === null ? "\u2013" : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.p0)(latencyAvgMs)
      };
      const COST = {
        title: "Cost of the suite",
        of: ({ costUsd }) => costUsd,
        show: _words_format_js__WEBPACK_IMPORTED_MODULE_1__.dR,
        words: ({ costUsd }) => (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.dR)(costUsd)
      };
      function measurePlot(points, run, { title, of, show, words }) {
        const values = points.map(of);
        const highest = values.reduce((most, value) => Math.max(most, value ?? 0), 0);
        if (highest <= 0)
          return void 0;
        return {
          title: `Trend of ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(points.length, "commit")}: ${title.toLowerCase()}`,
          words: `${title} ${fromTo(values, show)}.`,
          steps: true,
          svg: (0, _plot_frame_js__WEBPACK_IMPORTED_MODULE_4__.mR)(_plot_frame_js__WEBPACK_IMPORTED_MODULE_4__.ii, { highest, tickFormat: show, ticks: 4 }, [{ values, stroke: "var(--accent)" }], stepsOf(points, run, words))
        };
      }
      function fromTo(values, show) {
        const known = values.filter((value) => value !== null);
        const [first = 0, last = 0] = [known[0], known.at(-1)];
        const lowest = known.reduce((least, value) => Math.min(least, value), Infinity);
        const highest = known.reduce((most, value) => Math.max(most, value), -Infinity);
        return `from ${show(first)} to ${show(last)} (lowest ${show(lowest)}, highest ${show(highest)})`;
      }
      function stepsOf(points, run, words) {
        const end = (point) => point === void 0 ? "" : `${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.Ax)(point.sha)}, ${(0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__.Yj)(point.finishedAt, 10)}`;
        return {
          ends: [end(points[0]), end(points.at(-1))],
          points: points.map((point) => {
            const url = (0, _words_links_js__WEBPACK_IMPORTED_MODULE_3__.xw)(run, point.sha);
            return {
              commit: (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.Ax)(point.sha),
              words: `${timeOf(point)}: ${words(point)}`,
              url: url === void 0 ? void 0 : (0, _words_links_js__WEBPACK_IMPORTED_MODULE_3__.Pl)(url)
            };
          })
        };
      }
      function timeOf({ finishedAt }) {
        return `${(0, _redaction_cut_js__WEBPACK_IMPORTED_MODULE_0__.Yj)(finishedAt, 16).replace("T", " ")} UTC`;
      }
    })
  ),
  /***/
  61117: (
    /***/
    (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ar: () => (
          /* binding */
          htmlLink
        ),
        /* harmony export */
        E7: () => (
          /* binding */
          judgesHtml
        ),
        /* harmony export */
        EH: () => (
          /* binding */
          numberCell
        ),
        /* harmony export */
        pm: () => (
          /* binding */
          reliabilityTable
        ),
        /* harmony export */
        t_: () => (
          /* binding */
          modelsTable
        ),
        /* harmony export */
        tp: () => (
          /* binding */
          table
        ),
        /* harmony export */
        vF: () => (
          /* binding */
          gatesTable
        )
        /* harmony export */
      });
      var _words_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90609);
      var _words_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91930);
      var _words_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17294);
      var _words_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22417);
      var _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73078);
      var _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40354);
      var _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66817);
      var _sections_gate_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23720);
      const GATE_KINDS = {
        passed: "good",
        failed: "bad",
        "no data": "bad",
        "not exercised": "idle"
      };
      function gatesTable(gates, suiteName) {
        const compared = gates.some(({ base: base2 }) => base2 !== void 0);
        const rows = gates.map((gate) => {
          return [
            `<tr class="${GATE_KINDS[gate.sign]}"><th scope="row">${htmlLink(gate.title, gate.url)}</th>`,
            numberCell("Actual", gate.actual),
            ...compared ? [numberCell("Base", gate.base ?? "\u2013")] : [],
            numberCell("Threshold", gate.threshold),
            numberCell("Margin", gate.margin, "margin"),
            `<td class="sign">${(0, _sections_gate_rows_js__WEBPACK_IMPORTED_MODULE_7__.M)(gate.sign)}${gate.note === void 0 ? "" : `<span class="rerun">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(gate.note)}</span>`}</td></tr>`
          ].join("");
        });
        const base = compared ? ["#Base"] : [];
        const titles = ["Gate", "#Actual", ...base, "#Threshold", "#Margin", "Verdict"];
        return table(`Gates of ${suiteName}`, titles, rows);
      }
      function modelsTable(suite) {
        const rows = (0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_5__.wA)(suite).map((row) => {
          return [
            `<tr><th scope="row">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(row.modelId)}</th>`,
            `<td data-label="Provider">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(row.model ?? "\u2013")}</td>`,
            numberCell("Pass rate", (0, _words_rate_text_js__WEBPACK_IMPORTED_MODULE_4__.cf)(row.passRate, `${(0, _words_headline_js__WEBPACK_IMPORTED_MODULE_2__.cN)(suite)}s`)),
            numberCell("Passed", `${row.passed} of ${row.total}${(0, _digest_model_comparison_js__WEBPACK_IMPORTED_MODULE_5__.wb)(row)}`),
            numberCell("Judge average", row.judgeAverage === void 0 ? "\u2013" : (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(row.judgeAverage)),
            numberCell("Mean latency", (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.p0)(row.latencyMs)),
            numberCell("Cost", (0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.dR)(row.costUsd)),
            "</tr>"
          ].join("");
        });
        if (rows.length === 0)
          return "";
        const titles = ["Model", "Provider", "#Pass rate", "#Passed", "#Judge average", "#Mean latency"];
        return `<h3>${rows.length === 1 ? "Model" : "Models"}</h3>
${table(`Models of ${suite.name}`, [...titles, "#Cost"], rows)}`;
      }
      const MAX_CRITERIA = 300;
      const MAX_TEXT = 2e3;
      function judgesHtml(judges) {
        if (judges.length === 0)
          return "";
        return ["<h3>Judges against labels</h3>", ...judges.map(judgeHtml)].join("\n");
      }
      function judgeHtml(judge) {
        const { icon, criteria, judgeModel, rates, verdict, notes } = judge;
        const model = judgeModel === void 0 ? "" : ` (<code class="name">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(judgeModel)}</code>)`;
        const name = `<code class="name">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(criteria, MAX_CRITERIA))}</code>`;
        return [
          `<p class="caveat"><span aria-hidden="true">${icon}</span> Judge of ${name}${model}: ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(rates)}: <b>${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(verdict)}</b></p>`,
          notes.length === 0 ? "" : `<p class="facts">${notes.map((note) => (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(note)).join(" ")}</p>`,
          wrongHtml(judge)
        ].filter((part) => part !== "").join("\n");
      }
      function wrongHtml({ wrong, moreWrong, criteria }) {
        const all = wrong.length + moreWrong;
        if (all === 0)
          return "";
        const rows = wrong.map((label) => `<tr><th scope="row">${htmlLink(label.place, label.url)}</th>${cell("People", peopleHtml(label))}${cell("Judge", judgeHtmlOf(label))}${cell("Answer", answerHtml(label))}</tr>`);
        const more = moreWrong === 0 ? "" : `<p class="facts">and ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(moreWrong)} more</p>`;
        const heads = ["Label", "People", "Judge", "Answer"].map((it) => `<th scope="col">${it}</th>`);
        return [
          `<details><summary>Wrong on ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(all, "label")}</summary>`,
          `<div class="scroll" tabindex="0" role="group" aria-label="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(`Wrong labels of ${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(criteria, 100)}`)}">`,
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
        return `<b>gives ${(0, _words_format_js__WEBPACK_IMPORTED_MODULE_1__.fN)(given)}</b>${reasoning === void 0 ? "" : `<br>${shown(reasoning)}`}`;
      }
      function answerHtml({ output, question }) {
        const asked = question === void 0 ? "" : `<i>${shown(question)}</i><br>`;
        return output === void 0 ? "\u2013" : `${asked}${output === "" ? "(empty)" : shown(output)}`;
      }
      function shown(text) {
        return (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(text, MAX_TEXT));
      }
      function reliabilityTable(all, suiteName) {
        const tries = (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_6__.PL)(all);
        const rows = all.map((row) => {
          const cells = tries.map((it) => {
            const point = (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_6__.sd)(row, it);
            const text = point === void 0 ? "\u2013" : (0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_6__.EK)(point);
            return numberCell(`Right ${(0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_6__.NJ)(it)}`, text);
          });
          return `<tr><th scope="row">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(row.modelId)}</th>${cells.join("")}</tr>`;
        });
        if (rows.length === 0)
          return "";
        const titles = ["Model", ...tries.map((it) => `#Right ${(0, _sections_reliability_rows_js__WEBPACK_IMPORTED_MODULE_6__.NJ)(it)}`)];
        return `<h3>Reliability</h3>
${table(`Reliability in ${suiteName}`, titles, rows)}`;
      }
      function numberCell(label, text, kind = "") {
        return `<td class="${`number ${kind}`.trim()}" data-label="${label}">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(text)}</td>`;
      }
      function table(name, titles, rows) {
        if (rows.length === 0)
          return "";
        const heads = titles.map((title) => title.startsWith("#") ? `<th scope="col" class="number">${title.slice(1)}</th>` : `<th scope="col">${title}</th>`);
        return [
          // A table may be wider than the page, and by keyboard only what can be focused scrolls.
          `<div class="scroll" tabindex="0" role="group" aria-label="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)((0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.Kb)(name, 200))}">`,
          '<table class="cards">',
          `<thead><tr>${heads.join("")}</tr></thead>`,
          `<tbody>${rows.join("\n")}</tbody>`,
          "</table></div>"
        ].join("\n");
      }
      function htmlLink(label, url) {
        const safe = url === void 0 ? void 0 : (0, _words_links_js__WEBPACK_IMPORTED_MODULE_3__.Pl)(url);
        return safe === void 0 ? (0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(label) : `<a href="${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(safe)}" rel="noreferrer">${(0, _words_escape_js__WEBPACK_IMPORTED_MODULE_0__.js)(label)}</a>`;
      }
    })
  )
};
