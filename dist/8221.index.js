export const id = 8221;
export const ids = [8221];
export const modules = { 98221: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, { importLabels: () => importLabels });
  var promises_ = __webpack_require__(51455);
  var external_node_fs_ = __webpack_require__(73024);
  var external_node_path_ = __webpack_require__(76760);
  var external_node_util_ = __webpack_require__(57975);
  var error_text = __webpack_require__(20105);
  var label_files = __webpack_require__(17582);
  var problem = __webpack_require__(90713);
  var numbers = __webpack_require__(43957);
  var agreement = __webpack_require__(84107);
  ;
  function mergeLabels(people) {
    const answers = /* @__PURE__ */ new Map();
    for (const { name, labels } of people) {
      for (const label of labels) {
        const known = answers.get(label.output);
        if (known === void 0) answers.set(label.output, [{ name, label }]);
        else known.push({ name, label });
      }
    }
    const merged = [];
    const disagreements = [];
    for (const [output, votes] of answers) {
      const saying = (pass) => [...new Set(votes.filter(({ label }) => label.pass === pass).map(({ name }) => name))];
      const [good, bad] = [saying(true), saying(false)];
      const labels = votes.map(({ label }) => label);
      if (good.length > 0 && bad.length > 0) {
        const question = labels.find((label) => label.question !== void 0)?.question;
        disagreements.push({ output, question, good, bad });
      } else {
        merged.push(oneOf(labels));
      }
    }
    return { labels: merged, disagreements, agreements: agreementsOf(people) };
  }
  function oneOf(labels) {
    const [first] = labels;
    if (first === void 0) throw new Error("An answer without a label.");
    const scores = labels.flatMap(({ score }) => score ?? []);
    const notes = [...new Set(labels.flatMap(({ note }) => note ?? []))];
    return { ...first, question: labels.find(({ question }) => question !== void 0)?.question, score: scores.length === 0 ? void 0 : (0, numbers.i2)(scores), note: notes.length === 0 ? void 0 : notes.join(" | ") };
  }
  function agreementsOf(people) {
    const verdicts = people.map(({ name, labels }) => ({ name, verdicts: verdictsOf(labels) }));
    return verdicts.flatMap((first, index) => verdicts.slice(index + 1).map((second) => {
      const common = [...first.verdicts].flatMap(([output, pass]) => {
        const other = second.verdicts.get(output);
        return other === void 0 ? [] : [[pass, other]];
      });
      const counted = (a, b) => common.filter(([one, other]) => one === a && other === b).length;
      const counts = { bothPass: counted(true, true), firstPasses: counted(true, false), secondPasses: counted(false, true), bothFail: counted(false, false) };
      return { names: [first.name, second.name], both: common.length, same: counts.bothPass + counts.bothFail, kappa: (0, agreement.I)(counts) };
    }));
  }
  function verdictsOf(labels) {
    const verdicts = /* @__PURE__ */ new Map();
    const contradicted = /* @__PURE__ */ new Set();
    for (const { output, pass } of labels) {
      if (verdicts.has(output) && verdicts.get(output) !== pass) contradicted.add(output);
      verdicts.set(output, pass);
    }
    for (const output of contradicted) verdicts.delete(output);
    return verdicts;
  }
  var words_escape = __webpack_require__(22333);
  var log_text = __webpack_require__(25060);
  var format = __webpack_require__(60142);
  ;
  const USAGE = `Usage: npx kindlm-action import-labels FILE ... [-o labels.jsonl]

Merges files of labels (.jsonl, .csv, .yaml) of one criterion: each answer
once. Answers on which the files differ are listed and left out. Writes
labels.jsonl unless told otherwise, and replaces a file only where it is
one of those that were read.

  -o, --output    the file to write`;
  const SHOWN = 120;
  const MOST_LISTED = 50;
  async function importLabels(call) {
    const options = readOptions(call.args);
    if (options === "help") {
      call.write(`${USAGE}
`);
      return 0;
    }
    if ("refused" in options) return refused(call, options.refused);
    const { files, output } = options;
    const target = (0, external_node_path_.resolve)(call.from, output);
    if ((0, external_node_fs_.existsSync)(target) && !files.some((file) => (0, external_node_path_.resolve)(call.from, file) === target)) {
      return refused(call, `${output} exists. Name it among the files to keep its labels, or write another with -o.`);
    }
    const people = [];
    for (const file of files) {
      const read = await readLabels(call.from, file);
      if (typeof read === "string") return refused(call, read);
      people.push({ name: file, labels: read });
    }
    const { labels, disagreements, agreements } = mergeLabels(people);
    if (labels.length === 0) return refused(call, "There is no answer on which the files agree: nothing was written.");
    try {
      await (0, promises_.writeFile)(target, labels.map(line).join(""));
    } catch (error) {
      return refused(call, `${output} cannot be written: ${(0, error_text.k)(error)}`);
    }
    const good = labels.filter(({ pass }) => pass).length;
    const told = [...agreements.map(agreementLine), ...disagreementLines(disagreements), `Wrote ${output}: ${(0, format.LS)(labels.length, "label")}, ${good} good and ${labels.length - good} bad.`];
    call.write(`${(0, log_text.k)(told.join("\n"))}
`);
    return 0;
  }
  function refused(call, message) {
    call.writeError(`${(0, log_text.k)(message)}
`);
    return 2;
  }
  function readOptions(args) {
    try {
      const { values, positionals } = (0, external_node_util_.parseArgs)({ args: [...args], allowPositionals: true, options: { help: { type: "boolean", short: "h" }, output: { type: "string", short: "o", default: "labels.jsonl" } } });
      if (values.help === true) return "help";
      if (positionals.length === 0) return { refused: `No file of labels is named.

${USAGE}` };
      return { files: positionals, output: values.output };
    } catch (error) {
      return { refused: `${(0, error_text.k)(error)}

${USAGE}` };
    }
  }
  async function readLabels(from, file) {
    let bytes;
    try {
      bytes = await (0, promises_.readFile)((0, external_node_path_.resolve)(from, file));
    } catch (error) {
      return `${file} cannot be read: ${(0, error_text.k)(error)}`;
    }
    const { labels, problems } = await (0, label_files.Xy)(file, bytes);
    return problems.length === 0 ? labels : problems.map(problem.V).join("\n");
  }
  function line({ output, pass, question, score, note }) {
    return `${JSON.stringify({ output, pass, question, score, note })}
`;
  }
  function agreementLine({ names: names2, both, same, kappa }) {
    const who = names2.map((name) => (0, external_node_path_.basename)(name)).join(" and ");
    if (both === 0) return `${who} have no answer in common.`;
    const share = `${who} agree on ${same} of ${both} answers`;
    if (kappa === void 0) return `${share}.`;
    const [value, low, high] = [kappa.kappa, kappa.low, kappa.high].map((it) => it.toFixed(2));
    return `${share} (Cohen's kappa ${value}, 95 % interval ${low} to ${high}; 0 is what chance gives, 1 is full agreement).`;
  }
  function disagreementLines(disagreements) {
    if (disagreements.length === 0) return [];
    const shown = disagreements.slice(0, MOST_LISTED);
    const left = disagreements.length - shown.length;
    return [`Left out, since people differ (${disagreements.length}): decide together, correct the files, and run this again.`, ...shown.map(({ output, good, bad }) => `  ${JSON.stringify((0, words_escape.Kb)(output, SHOWN))}: good by ${names(good)}; bad by ${names(bad)}`), ...left === 0 ? [] : [`  and ${left} more`]];
  }
  function names(files) {
    return files.map((file) => (0, external_node_path_.basename)(file)).join(", ");
  }
}) };
