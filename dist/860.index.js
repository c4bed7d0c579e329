export const id = 860;
export const ids = [860];
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
}) };
