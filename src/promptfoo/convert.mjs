// A promptfoo config -> a kindlm.yaml: the parts in order, and what belongs to none of them.
import { basename } from 'node:path';
import { isRecord } from '../basics/basics.js';
import { heldBack, keyLost, UnusableInput } from './notes.mjs';
import { printedEntry } from './programs.mjs';
import { createVariants, importPrompts } from './prompts.mjs';
import { createModels } from './models.mjs';
import { collectTests, defaultTestOf, importTests, withRows } from './test-entries.mjs';
import { noteOptions } from './options.mjs';
import { isScalar, listOf, slug } from './values.mjs';

const RUN_OPTIONS = { repeat: [1, 1000], maxConcurrency: [1, 128], timeoutMs: [100, 86_400_000] };
const DEFAULT_GRADER = 'openai:gpt-4.1-mini';
const EMBEDDER = 'openai:embedding:text-embedding-3-large';

/** @returns `{ suite, helpers }`: the kindlm.yaml as a value, and the programs that its commands need. Throws UnusableInput. */
export function convert(config, files, notes) {
  if (!isRecord(config)) throw new UnusableInput('The file holds no promptfoo config.');
  noteOptions('config', config, { where: 'config', notes });
  const models = createModels(files, notes);
  const tested = models.add(config.providers ?? config.targets ?? []);
  refuseNone(tested, 'provider');
  const prompts = importPrompts(config.prompts, tested, files, notes);
  refuseNone(prompts, 'prompt');

  const defaultTest = defaultTestOf(config.defaultTest, files, notes);
  const sources = collectTests(config, files, notes);
  const tests = withRows(sources);
  const graders = importGraders({ config, defaultTest, tests }, models, notes);
  const variants = createVariants(prompts, notes);
  const { entries, shared, rowAsserts } = importTests(sources, {
    config,
    files,
    notes,
    tested,
    prompts,
    variants,
    models,
    defaultTest,
    isDefaultGrader: graders.isDefaultGrader,
    isComparable: graders.isComparable,
  });
  refuseNone(entries, 'test');
  const own = entries.flatMap(({ assert = [] }) => assert);
  const asserts = [...(shared ?? []), ...own, ...rowAsserts];
  refuseAssertingNothing(asserts, [defaultTest, ...tests]);
  chooseJudge(models, { entries, asserts, tested }, graders, notes);
  const kept = models.keep([
    ...entries.flatMap((entry) => entry.models ?? []),
    ...Object.values(graders.defaults),
  ]);
  const asked = promptsOf(variants, entries, notes.typed);
  const providers = models.providers(systemUseOf(asked, variants.all(), asserts));
  noteSystemPrompts(providers, prompts, notes);
  const suite = {
    kindlm: 1,
    project: slug(basename(files.base)) || 'imported',
    suite: suiteOf(config, files),
    providers,
    models: models.models(),
    prompts: asked,
    defaults: {
      ...runDefaults(config, notes),
      ...graders.defaults,
      ...(shared !== undefined && shared.length > 0 && { assert: shared }),
    },
    tests: withoutWholeLists(entries, kept),
    // promptfoo fails when any test fails.
    gates: { passRateMin: 1 },
  };
  return { suite: withoutAnyKey(suite, notes), helpers: helpersOf(tested, prompts, asked) };
}

/** Names of the programs that commands and prompts need, each once. */
function helpersOf(tested, prompts, asked) {
  const ofPrompts = prompts.filter(({ name }) => Object.hasOwn(asked, name));
  const programs = [
    ...tested.map(({ ways }) => ways.program),
    ...ofPrompts.map((one) => one.program),
  ];
  return [...new Set(programs.flatMap((program) => program?.helper ?? []))];
}

/** The one way out: whatever part of the config a key stood in. */
function withoutAnyKey(suite, notes) {
  return Object.fromEntries(
    Object.entries(suite).map(([part, value]) => {
      const isSetting = ['providers', 'models'].includes(part);
      return [part, heldBack(value, isSetting, (path) => notes.lost(part, keyLost(path)))];
    }),
  );
}

function refuseNone(list, what) {
  if (list.length === 0) {
    throw new UnusableInput(`No ${what} of the config can be carried over.`);
  }
}

function suiteOf({ description, tags }, files) {
  const text = typeof description === 'string' ? description : '';
  const labels = Object.entries(isRecord(tags) ? tags : {}).filter(([, value]) => isScalar(value));
  return {
    name: slug(text) || slug(basename(files.base)) || 'imported',
    ...(text !== '' && { description: text }),
    ...(labels.length > 0 && { tags: labels.map(([key, value]) => `${key}=${value}`) }),
  };
}

/** The models that judge and compare: from `defaultTest`, the command line options, or promptfoo's own default. */
function importGraders({ config, defaultTest, tests }, models, notes) {
  const given = defaultTest.options?.provider ?? config.commandLineOptions?.grader;
  const kinds = isRecord(given) && given.id === undefined ? given : { text: given };
  if (kinds === given)
    noteOptions('grader', given, { where: 'defaultTest', notes, prefix: 'options.provider.' });
  const isDefaultGrader = (provider) => JSON.stringify(provider) === JSON.stringify(given);
  const judge = kinds.text === undefined ? undefined : judgeOf(kinds.text, models, notes);
  const asserts = [defaultTest, ...tests].flatMap((test) => listOf(test.assert));
  const compares = asserts.some((item) => /^similar(?::cosine)?$/.test(item?.type ?? ''));
  const embedding = kinds.embedding ?? (compares ? EMBEDDER : undefined);
  const embedder = embedding === undefined ? undefined : models.add(embedding, 'embedding')[0];
  return {
    isDefaultGrader,
    isComparable: embedder !== undefined,
    defaults: {
      ...(judge && { judgeModel: judge.id }),
      ...(embedder && { embeddingModel: embedder.id }),
    },
  };
}

function judgeOf(given, models, notes) {
  const [judge] = models.add(given);
  if (judge?.ways.program === undefined) return judge;
  notes.lost('options.provider', 'a program cannot judge');
  return undefined;
}

/** A suite that lost all that it checked would be green whatever the models answer. */
function refuseAssertingNothing(imported, tests) {
  const given = tests.flatMap((test) => listOf(test.assert)).length;
  if (imported.length > 0 || given === 0) return;
  throw new UnusableInput(
    `None of the config's assertions can be carried over (${given}): the suite would check nothing, so no file is written.`,
  );
}

/**
 * Who judges where the config does not say: the first model, or promptfoo's default grader, since an endpoint of one's own
 * is no judge, and since a kindlm.yaml has a model also where programs answer.
 */
function chooseJudge(models, { entries, asserts, tested }, graders, notes) {
  if (graders.defaults.judgeModel !== undefined) return;
  const isAsked = entries.some(({ prompt }) => prompt !== undefined);
  const isJudged = asserts.some(({ type }) => type === 'llm-rubric');
  if (isAsked && !isJudged) return;
  if (isAsked && tested.some(({ mayJudge }) => mayJudge === true)) {
    notes.changed(
      'llm-rubric',
      'the first model judges: name another one in `defaults.judgeModel`',
    );
    return;
  }
  const [judge] = models.add(DEFAULT_GRADER);
  graders.defaults.judgeModel = judge.id;
  if (isAsked)
    notes.changed('llm-rubric', `${judge.id} judges, as promptfoo's default grader does`);
  else
    notes.changed(
      'models',
      `${judge.id} stands there because a config has a model; only a judge is asked`,
    );
}

/** A test without `models` is asked of every one. */
function withoutWholeLists(entries, kept) {
  return entries.map(({ models, ...entry }) =>
    models === undefined || models.length === kept.length ? entry : insertModels(entry, models),
  );
}

/** After the variables, where people look for it. */
function insertModels({ name, prompt, cases, vars, ...rest }, models) {
  return { name, prompt, ...(cases && { cases }), ...(vars && { vars }), models, ...rest };
}

/** Without those that are asked with the instructions of their models only. */
function promptsOf(variants, entries, typed) {
  const asked = new Set(entries.map(({ prompt }) => prompt));
  const all = variants.all();
  const replaced = new Set(all.flatMap(({ base }) => base ?? []));
  return Object.fromEntries(
    all
      .filter(({ name }) => asked.has(name) || !replaced.has(name))
      .map(({ name, entry, program }) => [name, entry ?? printedEntry(program, typed)]),
  );
}

/** Whether `all`, `some` or `none` of what models are asked has a system prompt; a judge's question has one. */
function systemUseOf(prompts, variants, asserts) {
  const systems = variants.filter(({ texts }) => texts.system !== undefined);
  const withSystem = new Set(systems.map(({ name }) => name));
  const uses = Object.keys(prompts).map((name) => withSystem.has(name));
  // What a program prints is not known.
  if (Object.values(prompts).some(({ command }) => command !== undefined)) return 'some';
  const judged = asserts.some(({ type }) => type === 'llm-rubric');
  if (uses.every((use) => use)) return 'all';
  return judged || uses.includes(true) ? 'some' : 'none';
}

/** promptfoo puts a whole chat where a body says {{prompt}}. */
function noteSystemPrompts(providers, prompts, notes) {
  const bodies = Object.values(providers).map(({ body }) => JSON.stringify(body) ?? '');
  const drops = bodies.some(
    (body) => body !== '' && !/\{\{\s*(?:system|messages)\s*\}\}/.test(body),
  );
  if (!drops || !prompts.some(({ texts }) => texts.system !== undefined)) return;
  notes.changed(
    'providers.http',
    '{{prompt}} in the body is the user message alone: put {{system}} or {{messages}} beside it',
  );
}

/** Names in a kindlm.yaml, where they are others. */
const RUN_NAMES = { maxConcurrency: 'concurrency' };

function runDefaults({ evaluateOptions, commandLineOptions }, notes) {
  const options = { ...commandLineOptions, ...evaluateOptions };
  const where = 'options of the run';
  noteOptions('run', options, { where, notes });
  return Object.fromEntries(
    Object.entries(RUN_OPTIONS).flatMap(([key, [from, to]]) => {
      const value = options[key];
      if (Number.isInteger(value) && value >= from && value <= to)
        return [[RUN_NAMES[key] ?? key, value]];
      if (value !== undefined)
        notes.lost(where, `\`${key}\` is no whole number from ${from} to ${to}`);
      return [];
    }),
  );
}
