export const id = 669;
export const ids = [669, 867, 860];
export const modules = { 9860: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { $: () => divideSuites, findTakenOut: () => findTakenOut });
  var external_node_path_ = __webpack_require__(76760);
  var paths = __webpack_require__(19255);
  var config_problem = __webpack_require__(45436);
  var agents = __webpack_require__(86774);
  var load = __webpack_require__(76007);
  var lib = __webpack_require__(83825);
  var cut = __webpack_require__(43117);
  ;
  function partsOfText(text, unit) {
    if (text.trim() === "") {
      return refused("is empty, so nothing can be taken out of it", "Remove the entry.");
    }
    if (unit === "whole") {
      return { kind: "divided", parts: named(text, [{ start: 0, end: text.length, name: "all of it" }]) };
    }
    const blocks = blocksOf(text);
    if (unit === "section") {
      const level = sectionLevel(blocks);
      if (level === void 0) {
        return refused("has no level of headings that occurs twice, so it has no sections", "Write `by: paragraph`, `by: line` or `by: whole`.");
      }
      return { kind: "divided", parts: named(text, sections(text, blocks, level)) };
    }
    const ranges = unit === "paragraph" ? paragraphs(text, blocks) : lines(text, blocks);
    if (ranges.length === 0) {
      return refused("has no text but front matter", "Write `by: whole`.");
    }
    return { kind: "divided", parts: named(text, ranges) };
  }
  function withoutPart(text, { start, end }) {
    return text.slice(0, start) + text.slice(end);
  }
  function withoutPartOf(made, text, part) {
    const all = text.trim();
    const whole = onlyPlaceOf(all, made);
    if (whole !== void 0) {
      const skipped = text.length - text.trimStart().length;
      const left = withoutPart(text, { ...part, start: Math.max(part.start, skipped) });
      return made.slice(0, whole) + left.slice(skipped).trimEnd() + made.slice(whole + all.length);
    }
    const own = text.slice(part.start, part.end).trim();
    const start = onlyPlaceOf(own, made);
    if (start === void 0) return made;
    const [before = ""] = /[^\n]*$/.exec(made.slice(0, start)) ?? [];
    const [after = ""] = /^[^\n]*\n*/.exec(made.slice(start + own.length)) ?? [];
    if (before.trim() !== "" || after.trim() !== "") return made;
    return made.slice(0, start - before.length) + made.slice(start + own.length + after.length);
  }
  function onlyPlaceOf(part, text) {
    const found = text.indexOf(part);
    return found === -1 || text.includes(part, found + 1) ? void 0 : found;
  }
  function refused(message, hint) {
    return { kind: "refused", message, hint };
  }
  const FRONT_MATTER = /^---[ \t]*\r?\n(?:[^]*?\r?\n)??---[ \t]*(?:\r?\n|$)/;
  function blocksOf(text) {
    const skipped = FRONT_MATTER.exec(text)?.[0].length ?? 0;
    return (0, lib.Y)(text.slice(skipped)).children.map((node) => {
      const start = skipped + (node.position?.start.offset ?? 0);
      const end = skipped + (node.position?.end.offset ?? 0);
      if (node.type !== "heading") return { start, end, isCode: node.type === "code" };
      const name = text.slice(start, end).replaceAll(/^#{1,6}[ \t]*|[ \t]*#*[ \t]*$|\r?\n[=-]+\s*$/g, "");
      return { start, end, name, level: node.depth, isCode: false };
    });
  }
  function sectionLevel(blocks) {
    const levels = blocks.flatMap(({ level }) => level ?? []).toSorted();
    return levels.find((level, place) => levels[place + 1] === level);
  }
  function sections(text, blocks, level) {
    const heads = blocks.filter((block) => block.level !== void 0 && block.level <= level);
    const first = heads.findIndex((head) => head.level === level);
    const starts = heads.slice(first);
    const from = starts[0]?.start ?? text.length;
    return [{ start: frontMatterEnd(text), end: from, name: "beginning" }, ...starts.map(({ start, name }, place) => ({ start, end: starts[place + 1]?.start ?? text.length, name: name === void 0 || name.trim() === "" ? "a section without a name" : name }))].filter(({ start, end }) => text.slice(start, end).trim() !== "");
  }
  function frontMatterEnd(text) {
    return FRONT_MATTER.exec(text)?.[0].length ?? 0;
  }
  function paragraphs(text, blocks) {
    const groups = [];
    let open;
    for (const [place, block] of blocks.entries()) {
      open ??= block.start;
      if (block.level !== void 0 && blocks[place + 1] !== void 0) continue;
      groups.push({ start: open, end: blocks[place + 1]?.start ?? text.length });
      open = void 0;
    }
    return groups;
  }
  function lines(text, blocks) {
    const found = [];
    let at = frontMatterEnd(text);
    const codes = blocks.filter(({ isCode }) => isCode);
    while (at < text.length) {
      const code = codes.find(({ start, end: end2 }) => start <= at && at < end2);
      const end = endOfLine(text, code === void 0 ? at : code.end - 1);
      if (text.slice(at, end).trim() !== "") found.push({ start: at, end });
      at = end;
    }
    return found;
  }
  function endOfLine(text, offset) {
    const found = text.indexOf("\n", offset);
    return found === -1 ? text.length : found + 1;
  }
  const MAX_NAME = 60;
  function named(text, ranges) {
    const parts = ranges.map(({ start, end, name }) => {
      const own = text.slice(start, end);
      const line = lineOf(text, start + (own.length - own.trimStart().length));
      return { name: (0, cut.Jj)((name ?? own).replaceAll(/\s+/g, " ").trim(), MAX_NAME), start, end, line, endLine: Math.max(line, lineOf(text, start + own.trimEnd().length - 1)) };
    });
    return parts.map((part) => parts.some((other) => other !== part && other.name === part.name) ? { ...part, name: `${part.name} (line ${part.line})` } : part);
  }
  function lineOf(text, offset) {
    let line = 1;
    for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
      line += 1;
    }
    return line;
  }
  var repository_paths = __webpack_require__(4726);
  var printed_prompts = __webpack_require__(1331);
  var load_configs = __webpack_require__(62190);
  var signals = __webpack_require__(31351);
  ;
  async function divideSuites(plans, session, { environment, which }) {
    const divided2 = await Promise.all(plans.map(async (plan) => ({ plan, ...await takenParts(plan.suite, session) })));
    const problems = divided2.flatMap((one) => one.problems);
    if (problems.length === 0 && divided2.every(({ parts }) => parts.length === 0)) {
      problems.push(withoutParts(plans));
    }
    if (problems.length > 0) return { kind: "invalid", problems };
    const every = divided2.flatMap(({ parts }) => parts);
    const chosen = which === "all" ? allOf(every) : await chosenParts(every, session);
    if (chosen.kind !== "chosen") return chosen;
    const suites = [];
    for (const { plan, parts } of divided2) {
      const without = [];
      for (const { part, left } of parts.filter((one) => chosen.parts.has(one))) {
        if (left.kind === "file" && isYetUnprinted(plan, left)) continue;
        if (left.kind === "tree") {
          without.push({ part, suite: withoutInWorkspaces(plan.suite, left) });
          continue;
        }
        const loaded = await (0, load_configs.A)(session, environment, { patterns: [(0, external_node_path_.relative)(session.workingDirectory, (0, external_node_path_.join)(session.workspace, plan.suite.file))], replaced: /* @__PURE__ */ new Map([[left.file, left.text]]) });
        if (loaded.kind === "invalid") {
          return { kind: "invalid", problems: loaded.problems.map((it) => withoutWords(it, part)) };
        }
        const [suite] = loaded.suites;
        if (suite !== void 0) {
          const printed = (0, printed_prompts.iB)(suite, plan, left);
          const empty = emptiedTest(printed, plan);
          if (empty !== void 0) problems.push(withoutWords(empty, part));
          without.push({ part, suite: offeringAs(plan.suite, printed) });
        }
      }
      if (without.length > 0) suites.push({ plan, without });
    }
    if (problems.length > 0) return { kind: "invalid", problems };
    const all = divided2.flatMap(({ parts }) => parts.filter((one) => chosen.parts.has(one)));
    return { kind: "divided", suites, texts: all.map(({ text }) => text), onlyTouched: chosen.onlyTouched };
  }
  function isYetUnprinted({ suite, units }, taken) {
    return units.some(({ test }) => (0, printed_prompts.mi)(suite, test, taken));
  }
  function emptiedTest({ tests }, { units }) {
    const asked = new Set(units.map(({ test }) => test.name));
    const empty = tests.find(({ name, subject }) => asked.has(name) && subject.kind === "prompt" && subject.messages.user.trim() === "");
    return empty && { message: `the user message of test ${(0, config_problem.hD)(empty.name)} is empty` };
  }
  function offeringAs(whole, suite) {
    const tools = new Map(whole.tests.map((test) => [test.name, test.tools]));
    if (!whole.tests.some(({ toolServers }) => toolServers !== void 0)) return suite;
    const tests = suite.tests.map((test) => ({ ...test, tools: tools.get(test.name) ?? test.tools }));
    return { ...suite, tests };
  }
  function withoutParts(plans) {
    const [plan] = plans;
    return { message: "mode: parts takes parts away, and no config names any.", hint: `Add them to ${(0, config_problem.hD)(plan?.suite.file ?? "kindlm.yaml")}, e.g. \`parts: [prompts/support.md]\`.` };
  }
  function withoutWords(problem, { file, name, location }) {
    const message = problem.message.replace(/\.$/, "");
    return { message: `Without the part ${(0, config_problem.hD)(name)} of ${(0, config_problem.hD)(file)} the suite cannot be asked: ${message}.`, location, hint: "Divide the file otherwise (`by`), or leave the entry out." };
  }
  async function takenParts(suite, { workspace }) {
    const taken = [];
    const problems = [];
    const seen = /* @__PURE__ */ new Set();
    for (const entry of suite.parts.flatMap((one) => eachSkill(one, suite))) {
      const key = entry.path ?? `in ${external_node_path_.posix.resolve("/", entry.file)}`;
      const found = seen.has(key) ? fault(entry, `${(0, config_problem.hD)(entry.file)} is divided twice.`, "Leave one of the entries out.") : entry.inWorkspace ? await ofWorkspaces(entry, suite, workspace) : ofPrompts(entry, suite);
      seen.add(key);
      taken.push(...found.parts);
      problems.push(...found.problems);
    }
    return { parts: taken, problems };
  }
  function eachSkill(entry, suite) {
    if (entry.ofSkills !== true) return [entry];
    const folders = new Set(treesOf(suite).flatMap(({ files }) => (0, agents.bn)(files.map((file) => file.path))));
    return folders.size === 0 ? [entry] : [...folders].toSorted().map((file) => ({ ...entry, file }));
  }
  function fault({ location }, message, hint) {
    return { parts: [], problems: [{ message, location, hint }] };
  }
  function ofPrompts(entry, suite) {
    const { path = "", text = "" } = entry;
    return divided(entry, suite, text, (left, without) => ({ origins: [path], left: { kind: "file", file: path, text: left, without } }));
  }
  function divided(entry, suite, text, leaving) {
    const { file, unit, location, all } = entry;
    const division = partsOfText(text, unit === "folder" ? "whole" : unit);
    if (division.kind === "refused") {
      return fault(entry, `The file ${(0, config_problem.hD)(file)} ${division.message}.`, division.hint);
    }
    const parts = division.parts.map((one) => {
      const lines2 = [one.line, one.endLine];
      return { part: { suite: suite.name, file, unit, name: one.name, lines: lines2, location }, all, text: text.slice(one.start, one.end).trim(), ...leaving(withoutPart(text, one), (made) => withoutPartOf(made, text, one)) };
    });
    return { parts, problems: [] };
  }
  async function ofWorkspaces(entry, suite, workspace) {
    const { file, unit, location, all } = entry;
    const trees = treesOf(suite);
    const found = trees.flatMap((tree) => (0, load.XM)(tree, file) ?? []);
    if (found.length === 0) {
      const hint = "Name a path as it is inside of the workspaces.";
      return fault(entry, `No test has ${(0, config_problem.hD)(file)} in its workspace.`, hint);
    }
    const origins = [...new Set(found.flatMap((part) => part.origins))].map((origin) => (0, paths.pS)(workspace, origin));
    const from = origins.length === 0 ? [suite.file] : origins;
    if (unit === "folder" || unit === "whole") {
      const isSkill = trees.some((tree) => (0, load.XM)(tree, external_node_path_.posix.join(file, "SKILL.md")));
      const part = { ...{ suite: suite.name, file, unit, name: "all of it", location }, ...isSkill && { isSkill } };
      const left = { kind: "tree", at: file, text: void 0 };
      return { parts: [{ part, all, text: void 0, origins: from, left }], problems: [] };
    }
    const texts = new Set(await Promise.all(found.map((part) => part.text())));
    const [text] = texts;
    if (texts.size > 1 || text === void 0) {
      const why = texts.size > 1 ? "differs between the workspaces of tests" : "is no text";
      return fault(entry, `The file ${(0, config_problem.hD)(file)} ${why}.`, "Write `by: whole`.");
    }
    return divided(entry, suite, text, (left) => ({ origins: from, left: { kind: "tree", at: file, text: left } }));
  }
  function treesOf({ tests }) {
    return tests.flatMap(({ subject }) => subject.kind === "command" && subject.workspace !== void 0 ? [subject.workspace.tree] : []);
  }
  function withoutInWorkspaces(suite, { at, text }) {
    const tests = suite.tests.map((test) => {
      const { subject } = test;
      const { workspace } = subject.kind === "command" ? subject : {};
      const part = workspace && (0, load.XM)(workspace.tree, at);
      if (subject.kind !== "command" || workspace === void 0 || part === void 0) return test;
      const tree = part.without(text);
      return { ...test, subject: { ...subject, workspace: { ...workspace, tree } } };
    });
    return { ...suite, tests };
  }
  function allOf(parts) {
    return { kind: "chosen", parts: new Set(parts), onlyTouched: false };
  }
  async function chosenParts(parts, session) {
    const always = parts.filter(({ all }) => all);
    const rest = parts.filter(({ all }) => !all);
    const { eventName = "" } = session.context;
    const isByHand = session.where === "local" || eventName === "workflow_dispatch";
    if (isByHand || rest.length === 0) return allOf(parts);
    if (!eventName.startsWith("pull_request")) {
      if (always.length > 0) return allOf(always);
      const notice = `Under ${eventName} no part is taken away: only entries of \`parts\` with \`all: true\` are.`;
      return { kind: "nothing", notice };
    }
    const touched = await touchedParts(rest, session);
    if (touched.kind === "unknown") {
      const message = `Which parts this pull request adds or changes is not known: ${touched.reason}.`;
      const hint = "Give the job `contents: read` and `pull-requests: read`, or write `all: true`.";
      return { kind: "invalid", problems: [{ message, hint }] };
    }
    const chosen = [...always, ...touched.result];
    if (chosen.length > 0) {
      return { kind: "chosen", parts: new Set(chosen), onlyTouched: always.length === 0 };
    }
    return { kind: "nothing", notice: "This pull request adds or changes no part that `parts` names." };
  }
  function touchedParts(parts, session) {
    return withPartsBefore(parts, session, async (partsBefore) => {
      const found = [];
      for (const part of parts) {
        const before = await partsBefore(part);
        if (before === void 0) continue;
        if (part.text === void 0 || !before.some(({ text }) => text === part.text)) {
          found.push(part);
        }
      }
      return found;
    });
  }
  async function findTakenOut({ prepared: { plans }, session, stop }) {
    const nothing = plans.map(() => []);
    const isPullRequest = session.context.eventName?.startsWith("pull_request") === true;
    if (session.where === "local" || !isPullRequest) return nothing;
    const taken = await Promise.all(plans.map(({ suite }) => takenParts(suite, session)));
    const all = taken.flatMap(({ parts }) => parts);
    const asking = withPartsBefore(all, session, (partsBefore) => Promise.all(taken.map(({ parts }) => goneFrom(parts, partsBefore))));
    const unknown = { kind: "unknown", reason: "the run was cancelled" };
    const found = await (0, signals.M)(asking, unknown, stop);
    return found.kind === "known" ? found.result : nothing;
  }
  async function goneFrom(parts, partsBefore) {
    const gone = [];
    const entryOf = ({ part: { file, location } }) => `${location.line}: ${file}`;
    for (const entry of new Set(parts.map(entryOf))) {
      const own = parts.filter((part) => entryOf(part) === entry);
      const [first] = own;
      const before = first?.text === void 0 ? void 0 : await partsBefore(first);
      if (first === void 0 || before === void 0) continue;
      const there = new Set(before.map(({ text }) => text));
      const here = new Set(own.map(({ text }) => text));
      if (own.some(({ text = "" }) => !there.has(text))) continue;
      const lost = before.filter(({ text }) => !here.has(text));
      gone.push(...lost.map(({ name }) => ({ file: first.part.file, part: name })));
    }
    return gone;
  }
  function withPartsBefore(parts, session, use) {
    const files = [...new Set(parts.flatMap(({ origins }) => origins))];
    return (0, repository_paths.a)(files, session, ({ changed, textBefore, pathOf }) => {
      const texts = /* @__PURE__ */ new Map();
      return use(async (part) => {
        const paths2 = part.origins.flatMap((file) => pathOf(file) ?? []);
        if (!paths2.some((path2) => changed.has(path2))) return void 0;
        const [path = ""] = paths2;
        const before = texts.get(path) ?? textBefore(path);
        texts.set(path, before);
        return dividedAs(part, await before);
      });
    });
  }
  function dividedAs({ text, part: { unit } }, before) {
    if (text === void 0 || before === void 0 || unit === "folder") return [];
    const same = text.includes("\r\n") ? before.replaceAll(/\r?\n/g, "\r\n") : before;
    const division = partsOfText(same, unit);
    if (division.kind === "refused") return [];
    return division.parts.map(({ name, start, end }) => ({ name, text: same.slice(start, end).trim() }));
  }
}), 29669: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { partsProblems: () => partsProblems, runParts: () => runParts });
  var basics = __webpack_require__(15744);
  var format = __webpack_require__(75884);
  var problem = __webpack_require__(45436);
  var memory = __webpack_require__(69370);
  var aggregate = __webpack_require__(79995);
  var plan = __webpack_require__(11059);
  var results = __webpack_require__(44952);
  var least_drop = __webpack_require__(65906);
  var levels = __webpack_require__(23036);
  var exact_tests = __webpack_require__(86248);
  var intervals = __webpack_require__(19201);
  ;
  const LOOK_ALPHA = levels.Nh / 2;
  const LEAST_REPEATS = 3;
  const MOST_WHOLE_REPEATS = 20;
  const LEAST_FRESH_REPEATS = 4;
  const SEEMS = 2 / 3;
  const MOST_CANDIDATES = 3;
  const STILL_PASSES = 0.3;
  function partRepeats(repeat, parts) {
    const without = Math.max(repeat, LEAST_REPEATS);
    const grown = Math.ceil(without * Math.sqrt(parts));
    return { without, whole: Math.max(without, Math.min(MOST_WHOLE_REPEATS, grown)) };
  }
  function freshRepeats(candidates) {
    let n = LEAST_FRESH_REPEATS;
    for (; ; ) {
      const kh = Math.floor(STILL_PASSES * n + 0.5);
      if ((0, intervals.Tu)((0, exact_tests.YD)({ kb: n, nb: n, kh, nh: n }), LOOK_ALPHA / candidates)) return n;
      n += 1;
    }
  }
  function partChances(results2) {
    const { worse, better } = (0, exact_tests.dL)(results2.map(exact_tests.oE));
    return { needed: worse, harmful: better };
  }
  function partCandidates(parts) {
    return parts.flatMap((results2, part) => [1, -1].flatMap((direction) => results2.map(({ kb, nb, kh, nh }, result) => ({ part, result, direction, difference: nb === 0 || nh === 0 ? 0 : direction * (kb * nh - kh * nb) / (nb * nh) })).filter(({ difference }) => (0, intervals.Tu)(SEEMS, difference)).sort((a, b) => b.difference - a.difference || a.result - b.result).slice(0, MOST_CANDIDATES)).sort((a, b) => a.result - b.result).map(({ result, direction }) => ({ part, result, direction })));
  }
  function partsFound(suite, fresh) {
    const bySuite = struck(suite, ({ p }) => p);
    const byResults = struck(fresh, ({ counts, direction }) => direction === 1 ? (0, exact_tests.YD)(counts) : (0, exact_tests.Ue)(counts));
    const parts = /* @__PURE__ */ new Map();
    for (const { part, direction } of [...bySuite, ...byResults]) {
      parts.set(`${part}/${direction}`, { part, direction });
    }
    return { parts: [...parts.values()].sort((a, b) => a.part - b.part || a.direction - b.direction), results: byResults.map(({ part, result, direction }) => ({ part, result, direction })).sort((a, b) => a.part - b.part || a.result - b.result || a.direction - b.direction) };
  }
  function struck(questions, pOf) {
    if (questions.length === 0) return [];
    const ps = questions.map(pOf);
    const { worse } = (0, levels.yc)(ps.map((p) => (level) => (0, intervals.Tu)(p, level)), LOOK_ALPHA);
    return questions.filter((_, position) => worse[position] === true);
  }
  function noticedWithout(input) {
    const { results: results2, repeats, parts } = input;
    return (0, least_drop.kC)({ v: Math.max(input.spread, 0.5 / (results2 * repeats.whole)), m: input.rate, N: results2, r: repeats.without, nb: repeats.whole, critical: 0, alpha: LOOK_ALPHA / (2 * parts), power: least_drop.wY });
  }
  ;
  class PartsPlan {
    parts;
    results;
    leastSecondLook = 2 * freshRepeats(1);
    #suites;
    #units;
    #variants;
    constructor(suites) {
      this.#suites = suites;
      this.parts = suites.flatMap(({ without }) => without.map(({ part }) => part));
      const all = suites.flatMap((divided) => (0, plan.t6)(divided.plan.units).map((unit) => ({ divided, unit })));
      const kept = all.filter(({ divided, unit }) => divided.without.some(({ suite }) => variantOf(unit, suite) !== void 0));
      this.#units = kept.map(({ unit }) => unit);
      this.results = this.#units.map((unit) => ({ suite: unit.suite.name, testCaseName: unit.test.name, modelId: unit.modelId, location: unit.test.location, oneAnswer: (0, aggregate.Xt)(unit) === true, repeat: unit.test.repeat }));
      this.#variants = suites.flatMap(({ plan: plan2, without }) => without.map(({ suite }) => new Map(this.#units.flatMap((unit, result) => {
        const variant = unit.suite === plan2.suite ? variantOf(unit, suite) : void 0;
        return variant === void 0 ? [] : [[result, variant]];
      }))));
    }
    unused() {
      return this.parts.filter((_, place) => this.#variants[place]?.size === 0);
    }
    has(result, part) {
      return this.#variants[part]?.has(result) === true;
    }
    repeatsOf(result) {
      const known = this.results[result];
      if (known === void 0 || known.oneAnswer) return { without: 1, whole: 1 };
      return partRepeats(known.repeat, this.parts.length);
    }
    firstLook() {
      const groups = this.#units.flatMap((unit, result) => {
        const { without, whole } = this.repeatsOf(result);
        return [{ unit, side: { result, part: void 0 }, from: 0, count: whole }, ...this.#variants.flatMap((variants, part) => {
          const test = variants.get(result);
          if (test === void 0) return [];
          return [{ unit: { ...unit, test }, side: { result, part }, from: 0, count: without }];
        })];
      });
      return this.#look(groups);
    }
    secondLook(candidates) {
      const count = freshRepeats(candidates.length);
      const asked2 = /* @__PURE__ */ new Map();
      const groups = candidates.flatMap(({ result, part }, candidate) => {
        const unit = this.#units[result];
        const test = this.#variants[part]?.get(result);
        if (unit === void 0 || test === void 0) return [];
        const { without, whole } = this.repeatsOf(result);
        const before = asked2.get(result) ?? 0;
        asked2.set(result, before + count);
        return [{ unit, side: { result, part: void 0, candidate }, from: whole + before, count }, { unit: { ...unit, test }, side: { result, part, candidate }, from: without, count }];
      });
      return this.#look(groups);
    }
    #look(groups) {
      const looks = this.#suites.flatMap(({ plan: plan2 }) => {
        const own = groups.filter(({ unit }) => unit.suite === plan2.suite);
        if (own.length === 0) return [];
        const asked2 = own.flatMap((group, place) => Array.from({ length: group.count }, (_, index) => {
          const test = { ...named(group, this.parts), repeat: group.from + group.count };
          const unit = { ...group.unit, test, repeat: group.from + index };
          return { at: (index + 0.5) / group.count, place, side: group.side, unit };
        }));
        asked2.sort((a, b) => a.at - b.at || a.place - b.place);
        const units = asked2.map(({ unit }) => unit);
        return [{ plan: { suite: plan2.suite, units, skipped: [] }, sides: asked2.map((it) => it.side) }];
      });
      return { plans: looks.map(({ plan: plan2 }) => plan2), sides: looks.map(({ sides }) => sides) };
    }
  }
  function variantOf({ test, suite: whole }, suite) {
    if (whole.name !== suite.name) return void 0;
    const variant = suite.tests.find(({ name }) => name === test.name);
    if (variant === void 0) return void 0;
    return JSON.stringify(asked(variant)) === JSON.stringify(asked(test)) ? void 0 : variant;
  }
  function asked({ subject }) {
    return subject;
  }
  function named({ unit, side }, parts) {
    const part = side.part === void 0 ? void 0 : parts[side.part];
    const test = { ...unit.test, repeatMax: void 0, minPasses: void 0 };
    return part === void 0 ? test : { ...test, name: `${test.name} without ${part.file}: ${part.name}` };
  }
  function answersOf(look2, runs) {
    return look2.sides.flatMap((sides, plan2) => sides.flatMap((side, place) => {
      const run = runs[plan2]?.[place];
      return run === void 0 ? [] : [{ side, run }];
    }));
  }
  class PartsEvidence {
    #plan;
    #first;
    #compared;
    constructor(plan2, look2, runs) {
      const first = answersOf(look2, runs);
      this.#plan = plan2;
      this.#first = first;
      this.#compared = plan2.parts.map((_, part) => plan2.results.flatMap((__, result) => plan2.has(result, part) ? [this.#compare(first, result, part)] : []));
    }
    candidates() {
      return partCandidates(this.#compared.map((compared) => {
        const byResult = new Map(compared.filter(({ oneAnswer }) => !oneAnswer).map((one) => [one.result, one.counts]));
        return this.#plan.results.map((_, result) => byResult.get(result) ?? NO_ANSWERS);
      }));
    }
    judge(look2, runs, ended) {
      const candidates = this.candidates();
      const second = ended === void 0 ? answersOf(look2, runs) : [];
      const found = partsFound(this.#compared.flatMap((compared, part) => {
        const decisive = compared.filter(({ oneAnswer }) => !oneAnswer);
        const { needed, harmful } = partChances(decisive.map(({ counts }) => counts).filter(({ nb, nh }) => nb > 0 && nh > 0));
        return [{ part, direction: 1, p: needed }, { part, direction: -1, p: harmful }];
      }), candidates.flatMap((candidate, place) => {
        const fresh = second.filter(({ side }) => side.candidate === place);
        if (fresh.length === 0) return [];
        return [{ ...candidate, counts: this.#compare(fresh, candidate.result, candidate.part).counts }];
      }));
      return this.#plan.parts.map((_, part) => {
        const tests = found.results.filter((one) => one.part === part).map((one) => this.#testOf(one, second, candidates));
        const directions = found.parts.filter((one) => one.part === part);
        const suite = this.#suiteSays(part, directions.map(({ direction }) => direction), tests);
        const isOpen = ended === "first" || ended === "second" && candidates.some((one) => one.part === part);
        const isNothing = directions.length === 0;
        const reason = this.#unclear(part, { hasEnded: isNothing && isOpen, isNothing });
        return { word: reason === void 0 ? wordOf(directions.map(({ direction }) => direction)) : "cannot tell", reason, suite, tests, oneAnswer: this.#oneAnswers(part), noticed: this.#noticed(part), ...this.#sides(part) };
      });
    }
    #suiteSays(part, directions, tests) {
      const decisive = (this.#compared[part] ?? []).filter(({ oneAnswer }) => !oneAnswer);
      if (decisive.length === 0) return [];
      return directions.filter((direction) => !tests.some((test) => test.direction === direction));
    }
    #unclear(part, { hasEnded, isNothing }) {
      const compared = this.#compared[part] ?? [];
      if (compared.every(({ oneAnswer }) => oneAnswer)) return "one-answer";
      const sides = this.#sides(part);
      const isLost = ({ errored, answers }) => errored * 10 > errored + answers;
      if (isLost(sides.with) || isLost(sides.without)) return "errored";
      const asked2 = (0, basics.cz)(compared.map((one) => one.asked));
      const left = (0, basics.cz)(compared.map((one) => one.leftOut));
      if (left * 5 > asked2) return "versions";
      if (hasEnded) return "ended";
      return isNothing && sides.with.passes === 0 ? "nothing-passes" : void 0;
    }
    #testOf({ result, part, direction }, second, candidates) {
      const place = candidates.findIndex((one) => one.result === result && one.part === part && one.direction === direction);
      const fresh = second.filter(({ side }) => side.candidate === place);
      return this.#test(this.#compare(fresh, result, part), direction);
    }
    #test({ result, counts: { kb, nb, kh, nh } }, direction) {
      const { testCaseName = "", modelId = "" } = this.#plan.results[result] ?? {};
      return { testCaseName, modelId, direction, with: { passes: kb, answers: nb }, without: { passes: kh, answers: nh } };
    }
    #oneAnswers(part) {
      return (this.#compared[part] ?? []).flatMap((compared) => {
        const { kb, nb, kh, nh } = compared.counts;
        if (!compared.oneAnswer || nb === 0 || nh === 0 || kb === kh) return [];
        return [this.#test(compared, kb > kh ? 1 : -1)];
      });
    }
    #noticed(part) {
      const decisive = (this.#compared[part] ?? []).filter(({ oneAnswer, counts }) => !oneAnswer && counts.nb > 0);
      if (decisive.length === 0) return void 0;
      const rates = decisive.map(({ counts }) => counts.kb / counts.nb);
      const spread = decisive.map(({ counts: { nb } }, place) => {
        const rate = rates[place] ?? 0;
        return nb > 1 ? rate * (1 - rate) * nb / (nb - 1) : rate * (1 - rate);
      });
      const [repeats] = decisive.map(({ result }) => this.#plan.repeatsOf(result));
      if (repeats === void 0) return void 0;
      return noticedWithout({ spread: (0, basics.cz)(spread) / spread.length, rate: (0, basics.cz)(rates) / rates.length, results: decisive.length, repeats, parts: this.#plan.parts.length });
    }
    #compare(answers, result, part) {
      const { oneAnswer = false } = this.#plan.results[result] ?? {};
      const of = (wanted) => comparable(runsOf(answers, result, wanted));
      const [whole, without] = [of(void 0), of(part)];
      const keeps = (0, memory.e1)(without, whole);
      const [there, here] = [(0, results.xP)(whole, { keeps, refusedFails: isAnswered(without.runs) }).outcomes, (0, results.xP)(without, { keeps, refusedFails: isAnswered(whole.runs) }).outcomes];
      const answered = without.runs.filter((run) => (0, results.sG)(run) !== void 0);
      return { result, oneAnswer, counts: { kb: (0, basics.cz)(there), nb: there.length, kh: (0, basics.cz)(here), nh: here.length }, leftOut: answered.filter((run) => !keeps(run)).length, asked: answered.length };
    }
    #sides(part) {
      const sides = this.#plan.results.flatMap((_, result) => {
        if (!this.#plan.has(result, part)) return [];
        const whole = runsOf(this.#first, result, void 0);
        const without = runsOf(this.#first, result, part);
        return [{ whole, without, refused: refusedBeside(whole, without) }];
      });
      const refused = new Set(sides.flatMap((one) => one.refused));
      return { with: sideOf(sides.flatMap(({ whole }) => whole), refused), without: sideOf(sides.flatMap(({ without }) => without), refused) };
    }
  }
  const NO_ANSWERS = { kb: 0, nb: 0, kh: 0, nh: 0 };
  function wordOf(directions) {
    const [needed, harmful] = [directions.includes(1), directions.includes(-1)];
    if (needed && harmful) return "needed and harmful";
    if (needed) return "needed";
    return harmful ? "harmful" : "not noticed";
  }
  function runsOf(answers, result, part) {
    return answers.filter(({ side }) => side.result === result && side.part === part).map(({ run }) => run);
  }
  function comparable(runs) {
    const [first] = runs;
    return { testCaseName: first?.testCaseName ?? "", modelId: first?.modelId ?? "", passed: false, requestHash: null, checksHash: "", assertionScores: {}, runs };
  }
  function isAnswered(runs) {
    return runs.some((run) => (0, results.sG)(run) !== void 0);
  }
  function refusedBeside(whole, without) {
    return [...isAnswered(without) ? whole.filter((run) => (0, results.Pn)(run).refused) : [], ...isAnswered(whole) ? without.filter((run) => (0, results.Pn)(run).refused) : []];
  }
  function sideOf(runs, refused) {
    const answered = runs.filter((run) => (0, results.sG)(run) !== void 0);
    const costs = answered.map(({ costEstimateUsd }) => costEstimateUsd);
    const known = costs.filter((cost) => cost !== null);
    const timed = answered.filter(({ latencyUnstated }) => latencyUnstated !== true);
    return { passes: (0, basics.cz)(answered.map((run) => (0, results.sG)(run) ?? 0)), answers: answered.length + runs.filter((run) => refused.has(run)).length, errored: runs.filter((run) => (0, results.Pn)(run).errored && !refused.has(run)).length, tokens: median(answered.map(({ tokenUsage }) => tokenUsage.totalTokens)), turns: median(answered.flatMap(({ agent }) => agent?.turns ?? [])), costUsd: known.length < costs.length ? null : median(known), latencyMs: median(timed.map(({ latencyMs }) => latencyMs)) };
  }
  function median(values) {
    if (values.length === 0) return null;
    const sorted = values.toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle] ?? 0;
    return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
  }
  var parts_report = __webpack_require__(73376);
  var conclude = __webpack_require__(93268);
  var checkout_guard = __webpack_require__(25620);
  var divide_suites = __webpack_require__(9860);
  var plan_mode = __webpack_require__(43867);
  var ask_models = __webpack_require__(31734);
  ;
  async function runParts(job, { startedAt, session, host }) {
    if (job.kind === "ended") {
      const { problems, verdict } = job.findings;
      const found2 = nothingAsked(problems.length > 0 ? { problems } : { verdict });
      return (0, conclude.Q)({ startedAt, ...found2 }, { session, changed: [] }, host);
    }
    const guard = await (0, checkout_guard.u)(session.workspace, job.prepared.plans);
    const { responses } = job.prepared;
    const found = await partsFindings(job);
    const changed = await guard?.() ?? [];
    return (0, conclude.Q)({ startedAt, responses, ...found }, { session, changed }, host);
  }
  async function partsProblems(plans, { session, environment }) {
    const named2 = plans.filter(({ suite }) => suite.parts.length > 0);
    const divided = await (0, divide_suites.$)(named2, session, { environment, which: "all" });
    if (divided.kind === "invalid") return divided.problems;
    return divided.kind === "nothing" ? [] : unusedProblems(new PartsPlan(divided.suites));
  }
  async function partsFindings(job) {
    const { prepared, session, environment } = job;
    const divided = await (0, divide_suites.$)(prepared.plans, session, { environment, which: "by event" });
    const notices = [...prepared.notices, ...harnessesLeftOut(prepared.plans)];
    if (divided.kind === "invalid") return nothingAsked({ problems: divided.problems, notices });
    if (divided.kind === "nothing") return nothingAsked({ notices: [...notices, divided.notice] });
    const { suites, texts, onlyTouched } = divided;
    const plan2 = new PartsPlan(suites);
    const unused = unusedProblems(plan2);
    const problems = unused.length > 0 ? unused : await tooMuch(plan2, job);
    if (problems.length > 0) return nothingAsked({ problems, notices });
    return parts_mode_asked(job, { plan: plan2, suites, texts, onlyTouched, notices });
  }
  function harnessesLeftOut(plans) {
    return plans.some(({ harnesses = [] }) => harnesses.length > 0) ? ["`mode: parts` starts no harness of `results`: no part can be taken out of what it asks."] : [];
  }
  function unusedProblems(plan2) {
    return plan2.unused().map(({ file, name, location }) => ({ message: `No selected test has the part ${(0, problem.hD)(name)} of ${(0, problem.hD)(file)}.`, location, hint: "Name a file of a prompt, or of a workspace, that a selected test uses. A program that prints a prompt must name the file in its `dependsOn`, and print the part word for word." }));
  }
  function nothingAsked(known) {
    const nothing = { answers: 0, tokens: 0, costUsd: 0, costIncomplete: false };
    return { suites: [], onlyTouched: false, problems: [], notices: [], ...nothing, ...known };
  }
  async function parts_mode_asked(job, { plan: plan2, suites, texts, onlyTouched, notices }) {
    const startedAt = performance.now();
    const first = plan2.firstLook();
    const done = await look(job, first, {});
    const evidence = new PartsEvidence(plan2, first, done.runs);
    const candidates = isCut(done) ? [] : evidence.candidates();
    const spent = spentIn([done]);
    const second = plan2.secondLook(candidates);
    const left = leftOver(job.session, spent, performance.now() - startedAt);
    const isWithin = second.plans.length === 0 || fits(second, spent, left);
    const again = isWithin && second.plans.length > 0 ? await look(job, second, left) : void 0;
    const judged = evidence.judge(second, again?.runs ?? [], isCut(done) ? "first" : !isWithin || isCut(again) ? "second" : void 0);
    const { answers, tokens, costUsd, costIncomplete } = spentIn(again === void 0 ? [done] : [done, again]);
    return { suites: suites.map(({ plan: { suite, sample }, without }) => {
      const parts = without.map(({ part }) => {
        const place = plan2.parts.indexOf(part);
        const found = judged[place];
        if (found === void 0) throw new Error("A part has no verdict.");
        const { file, unit, isSkill, name, lines } = part;
        return { file, unit, isSkill, name, lines, text: texts[place], ...found };
      });
      return { name: suite.name, file: suite.file, parts, results: plan2.results.filter((result) => result.suite === suite.name).length, sample, gates: (0, parts_report.xJ)(parts, suite.gates, suite.gateLocations) };
    }), onlyTouched, answers, tokens, costUsd, costIncomplete, problems: [...done.problems, ...again?.problems ?? []], interruption: again?.interruption ?? done.interruption, notices: [...notices, ...isWithin ? [] : ["Tests that seem to hang on a part were not asked again: the budget or the time left does not reach."], ...isCut(done) || isCut(again) ? ["Not everything was asked: the budget, the deadline or the end of the job came first."] : []] };
  }
  function isCut(execution) {
    const runs = execution?.runs.flat() ?? [];
    return runs.some(({ outcome }) => outcome.kind === "not-run");
  }
  function look(job, { plans }, left) {
    const session = { ...job.session, inputs: { ...job.session.inputs, ...left } };
    return (0, ask_models.q)({ ...job, prepared: { ...job.prepared, plans }, session });
  }
  function spentIn(executions) {
    const runs = executions.flatMap((execution) => execution.runs.flat());
    const of = (value) => (0, basics.cz)(runs.map(value));
    return { answers: runs.filter(({ callCount, outcome }) => callCount > 0 || parts_mode_isAnswered(outcome)).length, tokens: of(({ tokenUsage }) => tokenUsage.totalTokens), ...(0, basics.cv)(runs.map(({ costEstimateUsd }) => costEstimateUsd)), ms: of(({ latencyMs }) => latencyMs) };
  }
  function parts_mode_isAnswered({ kind }) {
    return kind === "passed" || kind === "failed";
  }
  function leftOver({ inputs }, spent, ms) {
    const { maxMinutes, maxCostUsd } = inputs;
    return { maxMinutes: Math.max(0, maxMinutes - ms / 6e4), maxCostUsd: maxCostUsd === void 0 ? void 0 : Math.max(0, maxCostUsd - spent.costUsd) };
  }
  function fits({ plans }, spent, { maxMinutes, maxCostUsd }) {
    const units = (0, basics.cz)(plans.map((plan2) => plan2.units.length));
    const each = spent.answers === 0 ? 0 : 1 / spent.answers;
    const concurrency = Math.max(...plans.map(({ suite }) => suite.concurrency));
    const ms = units * spent.ms * each / concurrency;
    const costUsd = units * spent.costUsd * each;
    return ms <= (maxMinutes ?? Infinity) * 6e4 && costUsd <= (maxCostUsd ?? Infinity);
  }
  async function tooMuch(plan2, { prepared, session: { inputs, workspace } }) {
    if (prepared.responses === "replay") return [];
    const first = await (0, plan_mode.o)(plan2.firstLook().plans, workspace);
    const answers = first.runs.most + plan2.leastSecondLook;
    const costUsd = first.costUsd.most / first.runs.most * answers;
    const ms = first.ms.most / first.runs.most * answers;
    const { maxCostUsd, maxMinutes } = inputs;
    const size = `${(0, format.LS)(plan2.parts.length, "part")} of ${(0, format.LS)(plan2.results.length, "test")} take at least ${(0, format.LS)(answers, "answer")}`;
    const hint = "Name fewer parts, select fewer tests (`tests`, `sample`), or raise the limit.";
    const problems = [];
    if (maxCostUsd !== void 0 && costUsd > maxCostUsd) {
      const message = `${size}, about ${(0, format.dR)(costUsd)}, and max-cost-usd is ${(0, format.dR)(maxCostUsd)}: nothing was asked.`;
      problems.push({ message, hint });
    }
    if (ms > maxMinutes * 6e4) {
      const message = `${size}, about ${(0, format.p0)(ms)}, and max-minutes is ${maxMinutes}: nothing was asked.`;
      problems.push({ message, hint });
    }
    return problems;
  }
}), 43867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, { o: () => plannedAmounts, planWords: () => planWords, tightLimits: () => tightLimits, validWords: () => validWords });
  var _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15744);
  var _basics_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75884);
  var _engine_judges_judge_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26513);
  var _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11059);
  var _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63500);
  var _report_views_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93139);
  var _steer_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71303);
  var _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79995);
  var _statistics_verdicts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97872);
  var _engine_estimate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61682);
  var _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6894);
  async function planWords({ plans, base, notices }, session) {
    const { inputs, workspace } = session;
    const isSent = inputs.responses !== "replay";
    const suites = await Promise.all(plans.map(async (plan) => {
      const before = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.EU)(base, plan.suite.name);
      const mayStop = (0, _steer_run_js__WEBPACK_IMPORTED_MODULE_5__._j)(plan, session, inputs.responses) && base?.kind === "found";
      const expected = await (0, _engine_estimate_js__WEBPACK_IMPORTED_MODULE_8__.r)(plan, before, { workspace, costOf: _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__.ho });
      const results = plannedResults(plan, expected, { mayStop, isSent });
      return { plan, amounts: amountsOf(plan, expected, mayStop), results };
    }));
    const all = addUp(suites.map(({ amounts }) => amounts));
    const limits = limitLines(suites, all, session);
    const asked = isSent ? askedWords(plans, all) : `${rangeWords(all.runs, "answer")}, stored ones, at no cost`;
    const reason = [inputs.shard === void 0 ? `planned: ${asked}` : `planned for shard ${inputs.shard.index} of ${inputs.shard.count}: ${asked}`, ...all.reused === 0 ? [] : [`${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(all.reused, "result")} would be reused from the base branch`], "no model was called (mode: plan)"].join("; ");
    return { verdict: { result: "passed", exitCode: 0, reason }, preview: { kind: "plan", results: suites.flatMap(({ results }) => results) }, notices: [...suites.length === 1 || !isSent ? [] : suiteLines(suites), ...all.reused === 0 ? [] : [`Asking again for what would be reused would cost about ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(all.reusedUsd)} more.`], ...labelLines({ plans, base }, session), ...isSent ? [...basisLines(all), ...leverLines(plans, all, session), ...limits.map(({ words }) => words)] : [], ...plans.flatMap(({ suite, sample }) => sample === void 0 ? [] : [`${suite.name}: ${(0, _report_views_js__WEBPACK_IMPORTED_MODULE_4__.Zr)(sample)}.`]), ...harnessLines(plans), ...sightLines(plans, base), ...notices, ...plans.flatMap(noticesOf)] };
  }
  function validWords(plans, base) {
    const tests = new Set(plans.flatMap(({ suite, units }) => units.map(({ test }) => `${suite.name}
${test.name}`)));
    const reason = `the configuration is valid: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(plans.length, "suite")}, ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(tests.size, "test")}; no model was called (mode: validate)`;
    return { verdict: { result: "passed", exitCode: 0, reason }, preview: { kind: "valid" }, notices: [...harnessLines(plans), ...sightLines(plans, base, ({ suite }) => suite.gates.notWorse === true), ...plans.flatMap(noticesOf)] };
  }
  function harnessLines(plans) {
    return plans.flatMap(({ suite, harnesses = [] }) => harnesses.map(({ name, read, run, repeat }) => {
      const what = run === void 0 ? `${JSON.stringify(read)} is not read` : `its harness is not started${repeat === 1 ? "" : ` (a run starts it ${repeat} times)`}`;
      return `${suite.name}: results ${JSON.stringify(name)}: ${what}, so that its tests, their time and their cost are not known here.`;
    }));
  }
  function noticesOf({ suite }) {
    return [...suite.notices, ...suite.advice ?? []];
  }
  function amountsOf(plan, expected, mayStop) {
    const { units, reusedHarnesses = [] } = plan;
    const reused = [...plan.reused ?? [], ...reusedHarnesses.flatMap(({ results }) => results)];
    const each = units.flatMap((unit) => {
      const known = expected.get((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(unit.test.name, unit.modelId));
      const isCertain = !mayStop || !(0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.jt)(unit);
      return known === void 0 ? [] : [{ isCertain, known, width: widthOf(unit) }];
    });
    const latencies = each.flatMap(({ known }) => known.latencyMs ?? []);
    const typical = latencies.length === 0 ? 0 : (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(latencies) / latencies.length;
    const range = (value) => ({ least: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(each.flatMap((it) => it.isCertain ? value(it.known, it.width) : [])), most: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(each.map(({ known, width }) => value(known, width))) });
    return { runs: range(() => 1), calls: range(({ calls }) => calls), costUsd: range(({ costUsd = 0 }) => costUsd), ms: atLeast(latencies.reduce((most, one) => Math.max(most, one), 0), range(({ latencyMs = typical }, width) => latencyMs / width)), reused: reused.length, reusedUsd: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(reused.map(({ totalCostUsd }) => totalCostUsd)), estimates: [...new Set(each.map(({ known }) => known))] };
  }
  function atLeast(slowest, { least, most }) {
    return { least: least === 0 ? 0 : Math.max(slowest, least), most: Math.max(slowest, most) };
  }
  function widthOf({ suite, test: { subject } }) {
    const isAgents = subject.kind === "command" && subject.workspace !== void 0;
    return isAgents ? Math.min(suite.workspaceConcurrency, suite.concurrency) : suite.concurrency;
  }
  function addUp(all) {
    const both = (of) => ({ least: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(all.map((it) => of(it).least)), most: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(all.map((it) => of(it).most)) });
    return { runs: both(({ runs }) => runs), calls: both(({ calls }) => calls), costUsd: both(({ costUsd }) => costUsd), ms: { least: Math.max(0, ...all.map(({ ms }) => ms.least)), most: Math.max(0, ...all.map(({ ms }) => ms.most)) }, reused: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(all.map(({ reused }) => reused)), reusedUsd: (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(all.map(({ reusedUsd }) => reusedUsd)), estimates: all.flatMap(({ estimates }) => estimates) };
  }
  function suiteLines(suites) {
    return suites.map(({ plan, amounts }) => {
      const reused = amounts.reused === 0 ? "" : `; ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(amounts.reused, "result")} reused`;
      return `${plan.suite.name}: ${sentWords(amounts)}${reused}.`;
    });
  }
  function askedWords(plans, all) {
    const others = plans.flatMap(({ harnesses = [] }) => harnesses);
    if (others.length === 0) return sentWords(all);
    const own = all.runs.most === 0 ? "no answer of a model" : sentWords(all);
    return `${own}, and ${others.length === 1 ? "an entry" : `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(others.length)} entries`} of \`results\` at unknown cost`;
  }
  function sentWords({ runs, calls, costUsd, ms, estimates }) {
    if (runs.most === 0) return "nothing to ask, at no cost";
    const isUnpriced = estimates.some((it) => it.costUsd === void 0);
    const before = estimates.some(({ from }) => from === "prices") ? "at most" : "about";
    const price = isUnpriced ? `${betweenWords(costUsd, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)} and calls of unknown price` : `${before} ${betweenWords(costUsd, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)}`;
    const time = ms.most === 0 ? "" : `, about ${betweenWords(ms, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.p0)}`;
    return `${rangeWords(runs, "answer")} in about ${rangeWords(calls, "call")}, ${price}${time}`;
  }
  function rangeWords({ least, most }, noun) {
    const [from, to] = [Math.round(least), Math.round(most)];
    return from === to ? (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(to, noun) : `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(from)} to ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(to, noun)}`;
  }
  function betweenWords({ least, most }, words) {
    const [from, to] = [words(least), words(most)];
    return from === to ? to : `${from} to ${to}`;
  }
  function basisLines({ estimates }) {
    if (estimates.length === 0) return [];
    const of = (from) => (0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(estimates.filter((it) => it.from === from).length, "test");
    const parts = [...has("base") ? [`the base branch's runs (${of("base")})`] : [], ...has("recordings") ? [`recorded answers (${of("recordings")})`] : [], ...has("prices") ? [`prompt sizes, prices and answers as long as maxTokens allows (${of("prices")}), which is more likely too much than too little, tool calls not included`] : []];
    function has(from) {
      return estimates.some((it) => it.from === from);
    }
    const isTimed = estimates.some(({ latencyMs }) => latencyMs !== void 0);
    return [`These are estimates, from ${parts.join("; and from ")}.${isTimed ? "" : " How long it takes is not known: there is no earlier run, and no recording, of these tests."}`];
  }
  function labelLines({ plans, base }, { inputs, context }) {
    const asksAll = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.pe)(inputs.responses, context.eventName);
    const sets = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.W9)(plans, asksAll ? void 0 : base);
    if (sets.length === 0) return [];
    const asked = sets.filter(({ isAsked }) => isAsked);
    const most = asked.map(({ set, suite }) => (0, _engine_judges_judge_check_js__WEBPACK_IMPORTED_MODULE_1__.YP)(set, suite, _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__.ho));
    const calls = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(most.map((it) => it.calls));
    if (calls === 0) {
      return ["No judge would be asked about its labels: neither they nor the judge have changed since the base branch was tested."];
    }
    const from = inputs.responses === "replay" ? ", from stored answers" : ` and at most ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.cz)(most.map((it) => it.usd)))}`;
    return [`Judges would be asked about their labels as well: ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(calls, "call")}${from}, which the figures above do not count.`];
  }
  function leverLines(plans, { runs }, { inputs }) {
    const isDeciding = (0, _steer_run_js__WEBPACK_IMPORTED_MODULE_5__.Tp)(plans, inputs, inputs.responses);
    return [...runs.least < runs.most ? ["Further repeats end as soon as the comparison with the base branch is clear."] : [], ...isDeciding ? ["It may end earlier, once it is decided (stop-when-decided)."] : [], ...inputs.responses === "cache" ? ["Answers that are stored for the same request are not asked for again (responses: cache)."] : []];
  }
  async function tightLimits(plans, base, session) {
    const suites = await Promise.all(plans.map(async (plan) => {
      const before = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.EU)(base, plan.suite.name);
      const expected = await (0, _engine_estimate_js__WEBPACK_IMPORTED_MODULE_8__.r)(plan, before, { workspace: session.workspace, costOf: _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__.ho });
      return { plan, amounts: amountsOf(plan, expected, false) };
    }));
    const all = addUp(suites.map(({ amounts }) => amounts));
    const isKnown = all.estimates.some(({ from }) => from !== "prices");
    const limits = isKnown ? limitLines(suites, all, session).filter(({ isTight }) => isTight) : [];
    return limits.length === 0 ? [] : [`By earlier runs: ${sentWords(all)}. ${limits.map(({ words }) => words).join(" ")}`];
  }
  function limitLines(suites, all, { inputs: { maxCostUsd, maxMinutes } }) {
    const budgets = maxCostUsd === void 0 ? suites.flatMap(({ plan: { suite }, amounts }) => suite.gates.costMaxUsd === void 0 ? [] : [budgetLine(suite.gates.costMaxUsd, `gates.costMaxUsd of ${suite.name}`, amounts)]) : [budgetLine(maxCostUsd, "max-cost-usd", all)];
    const isLong = all.ms.most > maxMinutes * 6e4;
    return [...budgets, ...isLong ? [{ words: `The deadline of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(maxMinutes, "minute")} (max-minutes) may end it before it is done.`, isTight: true }] : []];
  }
  function budgetLine(budgetUsd, name, { costUsd, estimates }) {
    const budget = `The budget of ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.dR)(budgetUsd)} (${name})`;
    const isBound = estimates.some(({ from }) => from === "prices");
    if (costUsd.most <= budgetUsd) {
      const isUnpriced = estimates.some((it) => it.costUsd === void 0);
      const enough = isUnpriced ? "is enough for the calls whose cost is known; the others come on top" : "is enough";
      return { words: `${budget} ${enough}.`, isTight: false };
    }
    const consequence = "what is not started then counts as failed (BUDGET_EXCEEDED)";
    const verb = costUsd.least > budgetUsd && !isBound ? "would" : "may";
    return { words: `${budget} ${verb} be used up before all is asked: ${consequence}.`, isTight: true };
  }
  async function plannedAmounts(plans, workspace) {
    const all = await Promise.all(plans.map(async (plan) => amountsOf(plan, await (0, _engine_estimate_js__WEBPACK_IMPORTED_MODULE_8__.r)(plan, [], { workspace, costOf: _providers_pricing_js__WEBPACK_IMPORTED_MODULE_3__.ho }), false)));
    return addUp(all);
  }
  function plannedResults({ suite, units, reused = [] }, expected, { mayStop, isSent }) {
    const runs = /* @__PURE__ */ new Map();
    for (const unit of units) {
      const key = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(unit.test.name, unit.modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      runs.set(key, { certain: certain + (mayStop && (0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.jt)(unit) ? 0 : 1), all: all + 1 });
    }
    const from = new Map(reused.map((it) => [(0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(it.testCaseName, it.modelId), it]));
    const asked = [...(0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.t6)(units)].map(({ test, modelId }) => ({ test: test.name, modelId }));
    const taken = reused.map((it) => ({ test: it.testCaseName, modelId: it.modelId }));
    const order = new Map(suite.tests.map(({ name }, index) => [name, index]));
    return [...asked, ...taken].toSorted((a, b) => (order.get(a.test) ?? 0) - (order.get(b.test) ?? 0)).map(({ test, modelId }) => {
      const key = (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(test, modelId);
      const { certain, all } = runs.get(key) ?? { certain: 0, all: 0 };
      const known = expected.get(key);
      const range = (each) => ({ least: certain * each, most: all * each });
      const costUsd = isSent ? known?.costUsd : 0;
      return { suite: suite.name, test, model: modelId, runs: range(1), calls: range(isSent ? known?.calls ?? 0 : 0), costUsd: costUsd === void 0 ? void 0 : range(costUsd), from: isSent ? known?.from ?? "prices" : "stored", reused: from.get(key)?.reused?.sha };
    });
  }
  const GUESS = { baseRuns: 5, passRate: 0.95, variance: void 0 };
  const FEW_RESULTS = 20;
  function sightLines(plans, base, isWanted = () => true) {
    return plans.filter(isWanted).flatMap((plan) => {
      const asked = (0, _engine_plan_js__WEBPACK_IMPORTED_MODULE_2__.t6)(plan.units);
      if (asked.length === 0) return [];
      const repeats = 1 / (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.i2)(asked.map((unit) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_6__.Xt)(unit) === true ? 1 : 1 / unit.test.repeat));
      const own = new Set(asked.map((unit) => (0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(unit.test.name, unit.modelId)));
      const results = (0, _base_base_branch_js__WEBPACK_IMPORTED_MODULE_9__.EU)(base, plan.suite.name).filter((it) => own.has((0, _basics_basics_js__WEBPACK_IMPORTED_MODULE_10__.ZH)(it.testCaseName, it.modelId)));
      const isOne = asked.filter((unit) => (0, _engine_evaluate_aggregate_js__WEBPACK_IMPORTED_MODULE_6__.Xt)(unit) === true).length * 2 > asked.length;
      const runs = base?.kind === "found" ? Math.max(1, base.base.runs) : GUESS.baseRuns;
      const known = (0, _report_views_js__WEBPACK_IMPORTED_MODULE_4__.Mm)(results, runs);
      const sides = { ...known ?? GUESS, baseRuns: isOne ? 1 : runs, results: known?.results ?? asked.length, repeats, questions: (0, _statistics_verdicts_js__WEBPACK_IMPORTED_MODULE_7__.PW)(plans.map(({ suite }) => suite.gates)) };
      const what = `${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(sides.results, "result")}, ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(Math.round(repeats), "repeat")} and ${(0, _basics_format_js__WEBPACK_IMPORTED_MODULE_0__.LS)(sides.baseRuns, "run")} of the base branch`;
      const assumed = known === void 0 ? "assumed, since the base branch has no answers yet: 19 of 20 answers are right" : "if the change touches all of them, on a day like the base branch's";
      const { notWorse, newFailuresMax } = plan.suite.gates;
      const wantsMore = sides.results < FEW_RESULTS && notWorse === true && newFailuresMax === void 0;
      const more = wantsMore ? " Add the gate `newFailuresMax: 0`, which sees a test that always passed on the base branch and fails every time here." : "";
      return [`${plan.suite.name}: with ${what}, ${(0, _report_views_js__WEBPACK_IMPORTED_MODULE_4__.H3)(sides)} (${assumed}).${more}`];
    });
  }
}) };
