/** Makes the Suite of a config that passed every check. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { shownPath } from '../basics/paths.js';
import type { CaseRow } from './cases/read-cases.js';
import type { ExpandedConfig } from './cases/expand-tests.js';
import { fileOf, interpolateDeep } from './checks/assert-entries.js';
import { doubts } from './checks/doubts.js';
import { type ConfigView, schemasIn } from './config-view.js';
import type { ConfigFiles, CountedFile } from './files/config-files.js';
import type {
  Expect,
  KindlmConfig,
  ModelEntry,
  Providers,
  RepeatRange,
  ResultsEntry,
  ScoredAssert,
  TestEntry,
} from './generated/kindlm-config.js';
import {
  descriptorOf,
  type Environment,
  filesSeenBy,
  kindOf,
  urlVariables,
  variableValue,
  fillUrl,
} from './providers.js';
import { formatPath, type YamlPath } from './problem.js';
import type { YamlSource } from './source/yaml-source.js';
import {
  baseType,
  type HarnessEntry,
  type JsonSchemaSource,
  type LocatedAssert,
  type ModelSpec,
  passesNeeded,
  type ProviderSettings,
  type ScoredRule,
  type ScoredRules,
  type SourceSpan,
  type Suite,
  type SuiteGates,
  type TestCase,
  type ToolServer,
} from './suite.js';
import { compileCommand, interpolate, runNamesIn } from './placeholders.js';
import { valueAt } from '../basics/basics.js';

/** Values of action inputs, which win over the config's. */
interface SuiteOverrides {
  /** Replaces `defaults.repeat` and the `repeat` of every test. */
  readonly repeat?: number | RepeatRange | undefined;
  /** Replaces `defaults.minPasses` and the `minPasses` of every test. */
  readonly minPasses?: HarnessEntry['minPasses'] | undefined;
  readonly concurrency?: number | undefined;
  readonly timeoutMs?: number | undefined;
  /** 0 to 1. */
  readonly passRateMin?: number | undefined;
  readonly maxCostUsd?: number | undefined;
  /** Ids that the input names: each of them is a subject. */
  readonly models?: readonly string[] | undefined;
}

interface SuiteParts {
  readonly config: KindlmConfig;
  /** The same config. */
  readonly view: ConfigView;
  readonly source: YamlSource;
  readonly originOf: ExpandedConfig['originOf'];
  readonly files: ConfigFiles;
  /** Absolute. */
  readonly workspace: string;
  /** Absolute folder of the config file. */
  readonly directory: string;
  /** Hex SHA-256 of the config file's bytes. */
  readonly sha256: string;
  readonly inputFiles: readonly CountedFile[];
  readonly overrides: SuiteOverrides;
  /** Fills in `${NAME}` in URLs. */
  readonly environment: Environment;
  readonly scoredRules: ScoredRules;
}

/** Puts the suite together. Throws only if the config was not checked before. */
export function buildSuite(parts: SuiteParts): Suite {
  const { config, source, files, directory, sha256, inputFiles, overrides } = parts;
  const { suite, defaults = {}, recordings = {} } = config;
  const sourcesOf = createTestSources(parts);
  const shared = new Map<ScoredAssert, LocatedAssert>();
  const { models: entries = [], providers = {} } = config;
  const models = entries.map((model) => buildModel(model, providers));
  const settings = buildProviders(providers, parts);
  const doubted = doubts(parts.view, parts, files.prompts);
  return {
    name: suite.name,
    project: config.project,
    description: suite.description,
    tags: suite.tags ?? [],
    file: source.file,
    directory,
    sha256,
    inputFiles: inputFiles.map(({ file, sha256: digest }) => ({ file, sha256: digest })),
    providers: settings,
    models,
    modelLocations: new Map(
      entries.map(({ id }, index) => [id, source.locate(['models', index, 'model'], 'key')]),
    ),
    tests: (config.tests ?? []).map((test, index) =>
      buildTest(test, index, { ...parts, shared }, sourcesOf),
    ),
    results: (config.results ?? []).map((entry, index) => buildResults(entry, index, parts)),
    parts: files.parts,
    gates: buildGates(config, overrides),
    gateLocations: locateGates(config, source),
    concurrency: overrides.concurrency ?? filled(defaults.concurrency),
    workspaceConcurrency: filled(defaults.workspaceConcurrency),
    timeoutMs: overrides.timeoutMs ?? filled(defaults.timeoutMs),
    statedMaxTokens: new Map(
      entries.flatMap(({ id, params }) =>
        params?.maxTokens === undefined ? [] : [[id, params.maxTokens] as const],
      ),
    ),
    judgeModel: parts.view.usualJudge ?? entries[0]?.id ?? '',
    embeddingModel: defaults.embeddingModel,
    baseline: files.baseline,
    recordingsDir: path.resolve(directory, filled(recordings.dir)),
    compliance: buildCompliance(config, directory),
    schemas: files.schemas,
    labelFiles: files.labels.files,
    trees: files.trees,
    notices: [
      ...ignoredKeys(config),
      ...gateNotices(config, overrides.repeat),
      ...doubted.notices,
      ...sharedHomes(parts),
      ...unseenImages(parts, { providers: settings, models }),
      ...uncheckedJudges(parts),
      ...outsideOfSandbox(config),
      ...files.notices,
    ],
    advice: doubted.advice,
  };
}

const RESULTS_TIMEOUT_MS = 900_000;

function buildResults(
  entry: ResultsEntry,
  index: number,
  { config, source, files, overrides }: SuiteParts,
): HarnessEntry {
  const at = ['results', index];
  const lines = source.linesOf(at);
  const repeat = overrides.repeat ?? entry.repeat ?? config.defaults?.repeat ?? 1;
  return {
    ...entry,
    name: entry.name ?? entry.read,
    location: source.locate([...at, entry.name === undefined ? 'read' : 'name'], 'own'),
    sources:
      lines === undefined
        ? []
        : [{ kind: 'test', file: source.file, startLine: lines[0], endLine: lines[1] }],
    // What others have written is one run, whatever is asked for.
    repeat: entry.run === undefined ? 1 : typeof repeat === 'number' ? repeat : repeat.min,
    minPasses: overrides.minPasses ?? entry.minPasses ?? config.defaults?.minPasses,
    keys: entry.keys ?? [],
    timeoutMs: entry.timeoutMs ?? RESULTS_TIMEOUT_MS,
    dependsOn: files.dependsOn(at),
    dependsOnPatterns: entry.dependsOn,
    tags: entry.tags ?? [],
  };
}

/** The value of a key that has a default in the JSON Schema, which validation filled in. */
function filled<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The config was not validated: a default is missing.');
  return value;
}

const DEFAULT_MAX_TOKENS = 1024;

function buildModel(
  { id, provider, model, params = {}, pricing, thinking, images }: ModelEntry,
  providers: Providers,
): ModelSpec {
  const kind = filled(kindOf(provider, providers[provider]));
  return {
    id,
    provider: kind,
    endpoint: kind === provider ? undefined : provider,
    model,
    thinking,
    images,
    params: {
      ...params,
      temperature: filled(params.temperature),
      maxTokens: params.maxTokens ?? DEFAULT_MAX_TOKENS,
    },
    pricing,
  };
}

function buildProviders(
  providers: Providers,
  { environment, source }: Pick<SuiteParts, 'environment' | 'source'>,
): Suite['providers'] {
  return Object.fromEntries(
    Object.entries(providers).flatMap(([name, entry]) => {
      if (entry === undefined) return [];
      const settings = buildSettings(entry);
      const { baseUrl } = settings;
      if (baseUrl === undefined) return [[name, settings] as const];
      const key = ['baseUrl', 'url', 'serverUrl'].find((it) => it in entry) ?? 'baseUrl';
      const location = source.locate(['providers', name, key], 'key');
      const codeLocation =
        settings.http?.transformResponse === undefined
          ? undefined
          : source.locateText(['providers', name, 'transformResponse']);
      const address = addressOf(baseUrl, environment);
      return [[name, { ...settings, address, location, codeLocation }] as const];
    }),
  );
}

function buildSettings(settings: NonNullable<Providers[string]>): ProviderSettings {
  if ('serverUrl' in settings) {
    const { kind, serverUrl, headers } = settings;
    return { kind, mcp: settings, baseUrl: serverUrl, headers };
  }
  if ('url' in settings) {
    const { kind, apiKeyEnv, apiKeyHeader, url, headers } = settings;
    return { kind, http: settings, baseUrl: url, apiKeyEnv, apiKeyHeader, headers };
  }
  return settings;
}

function buildTest(
  test: TestEntry,
  index: number,
  parts: SuiteParts & { readonly shared: Map<ScoredAssert, LocatedAssert> },
  sourcesOf: FindSources,
): TestCase {
  const { config, files, source, overrides } = parts;
  const { defaults = {} } = config;
  const row = parts.originOf(index)?.row;
  const repeats = repeatsOf(overrides.repeat ?? test.repeat ?? filled(defaults.repeat));
  const vars = Object.fromEntries(
    Object.entries(test.vars ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const isFilled = row !== undefined;
  const workspace = files.workspaces.get(index);
  const asserts = buildAsserts({ entry: test, index, vars, isFilled }, parts);
  return {
    name: test.name,
    // The line of `name:` or, where an alias or a merge brings it in, the start of the list item.
    location: row?.location ?? source.locate(['tests', index, 'name'], 'own'),
    sources: [...rowSpan(row), ...sourcesOf(test, index, asserts)],
    ...caseFacts(row),
    subject: buildSubject({ entry: test, index, vars }, parts, row),
    vars,
    ...runNamesOf(test, vars, files),
    models: parts.view.asked(test),
    ...repeats,
    ...minPassesOf(overrides.minPasses ?? test.minPasses ?? defaults.minPasses, repeats.repeat),
    timeoutMs: test.timeoutMs ?? (workspace === undefined ? undefined : WORKSPACE_TIMEOUT_MS),
    deterministic: test.deterministic,
    dependsOn: files.dependsOn(['tests', index]),
    dependsOnPatterns: test.dependsOn,
    ...buildTools(test, index, parts),
    conversation: (test.conversation ?? []).map((turn) => buildTurn(turn, isFilled ? {} : vars)),
    maxTurns: filled(test.maxTurns),
    expects: [
      workspace === undefined ? withoutWorkspace(defaults.expect) : defaults.expect,
      test.expect,
    ].filter((expect) => expect !== undefined),
    asserts,
    threshold: test.threshold,
    tags: test.tags ?? [],
    skip: test.skip ?? false,
  };
}

function runNamesOf(
  { prompt, conversation }: TestEntry,
  vars: TestCase['vars'],
  { prompts }: ConfigFiles,
): Pick<TestCase, 'runNames'> {
  const { system, user, history = [] } = prompts.get(prompt ?? '') ?? {};
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const texts = [system, user, ...earlier, ...(conversation ?? []).map((turn) => turn.user)];
  const runNames = runNamesIn(
    texts.filter((text) => text !== undefined),
    vars,
  );
  return runNames.length === 0 ? {} : { runNames };
}

/** An agent that edits files takes longer than a reply of a model. */
const WORKSPACE_TIMEOUT_MS = 900_000;

const OF_WORKSPACES: ReadonlySet<string> = new Set(['files', 'changes', 'checks']);

/** What the defaults expect of a test that has no workspace. */
function withoutWorkspace(expect: Expect | undefined): Expect | undefined {
  const kept = Object.entries(expect ?? {}).filter(([key]) => !OF_WORKSPACES.has(key));
  return expect && Object.fromEntries(kept);
}

function buildTools(
  { tools = [] }: TestEntry,
  index: number,
  { source, files, environment }: SuiteParts,
): Pick<TestCase, 'tools' | 'toolServers'> {
  const offered: TestCase['tools'][number][] = [];
  const servers: ToolServer[] = [];
  for (const [place, { name, mcp, call, ...tool }] of tools.entries()) {
    if (mcp === undefined) {
      offered.push({ name: filled(name), ...tool });
      continue;
    }
    const { command, serverUrl, headers, only, keys } = mcp;
    const at = ['tests', index, 'tools', place, 'mcp'];
    const location = source.locate(
      [...at, serverUrl === undefined ? 'command' : 'serverUrl'],
      'key',
    );
    const { responses, defaultResponse } = tool;
    servers.push({
      ...(command === undefined ? {} : { command }),
      ...(serverUrl === undefined
        ? {}
        : {
            settings: {
              kind: 'mcp',
              baseUrl: serverUrl,
              address: addressOf(serverUrl, environment),
              headers,
              location,
            },
          }),
      only,
      keys,
      dependsOn: files.dependsOn(at),
      responses,
      defaultResponse,
      isCalled: call ?? false,
      location,
    });
  }
  return { tools: offered, ...(servers.length === 0 ? {} : { toolServers: servers }) };
}

function repeatsOf(repeat: number | RepeatRange): Pick<TestCase, 'repeat' | 'repeatMax'> {
  if (typeof repeat === 'number') return { repeat };
  const { min, max } = repeat;
  return max > min ? { repeat: min, repeatMax: max } : { repeat: min };
}

/** Nothing where all runs must pass. An input may ask for fewer runs than a number wants to pass: then all of them must. */
function minPassesOf(
  wanted: HarnessEntry['minPasses'] | undefined,
  repeat: number,
): Pick<TestCase, 'minPasses'> {
  const minPasses = wanted === undefined ? repeat : passesNeeded(wanted, repeat);
  return minPasses < repeat ? { minPasses } : {};
}

function buildSubject(
  { entry: test, index, vars }: Omit<AssertTest, 'isFilled'>,
  { files }: Pick<SuiteParts, 'files'>,
  row: CaseRow | undefined,
): TestCase['subject'] {
  if (test.command !== undefined) {
    const compiled = compileCommand(test.command, new Set(Object.keys(vars)));
    if (compiled.kind === 'refused') throw new Error('The config was not checked: a bad command.');
    return {
      kind: 'command',
      command: test.command,
      script: compiled.script,
      exitCodes: test.exitCodes,
      keys: test.keys,
      costUsd: test.costUsd,
      model: test.model,
      agent: test.agent,
      workspace: files.workspaces.get(index),
    };
  }
  const { prefix = '', suffix = '' } = row?.facts ?? {};
  const promptName = filled(test.prompt);
  const images = files.attachments.get(index);
  const { system, history, user, assistant, program } = filled(files.prompts.get(promptName));
  if (program !== undefined) {
    const compiled = compileCommand(program.command, new Set(Object.keys(vars)));
    if (compiled.kind === 'refused') throw new Error('The config was not checked: a bad command.');
    const dependsOn = files.dependsOn(['prompts', promptName]);
    const printing = { ...program, script: compiled.script, dependsOn };
    return { kind: 'unprinted', promptName, program: printing, around: { prefix, suffix } };
  }
  return {
    kind: 'prompt',
    promptName,
    messages: {
      ...(images === undefined ? {} : { images }),
      system: system === undefined ? undefined : interpolate(system, vars),
      ...(history !== undefined && {
        history: history.map(({ role, content }) => ({
          role,
          content: interpolate(content, vars),
        })),
      }),
      user: `${prefix}${interpolate(filled(user), vars)}${suffix}`,
      assistant: assistant === undefined ? undefined : interpolate(assistant, vars),
    },
  };
}

function buildTurn(
  { turn, user, expect }: NonNullable<TestEntry['conversation']>[number],
  vars: Readonly<Record<string, string>>,
): TestCase['conversation'][number] {
  return {
    label: turn,
    user: user === undefined ? undefined : interpolate(user, vars),
    expect,
  };
}

function buildGates({ gates = {} }: KindlmConfig, overrides: SuiteOverrides): SuiteGates {
  const costMaxUsd = overrides.maxCostUsd ?? gates.costMaxUsd;
  return {
    ...gates,
    passRateMin: overrides.passRateMin ?? filled(gates.passRateMin),
    schemaFailuresMax: filled(gates.schemaFailuresMax),
    piiFailuresMax: filled(gates.piiFailuresMax),
    keywordFailuresMax: filled(gates.keywordFailuresMax),
    ...(costMaxUsd !== undefined && { costMaxUsd }),
  };
}

/** What stands among the gates and is none of a run: it says how a gate is meant, or is one of `mode: parts`. */
const SETTINGS: readonly string[] = ['notWorseMargin', 'unnoticedPartsMax', 'harmfulPartsMax'];

/** Where the config sets each gate. The schema lets no other keys in. */
function locateGates({ gates = {} }: KindlmConfig, source: YamlSource): Suite['gateLocations'] {
  const names = Object.keys(gates).filter(
    // Validation filled in some that the file does not have.
    (name) => !SETTINGS.includes(name) && source.linesOf(['gates', name]) !== undefined,
  );
  return Object.fromEntries(names.map((name) => [name, source.locate(['gates', name], 'key')]));
}

function buildCompliance({ compliance }: KindlmConfig, directory: string): Suite['compliance'] {
  const { enabled, framework, outputDir, metadata } = compliance ?? {};
  return {
    enabled: enabled ?? false,
    framework: framework ?? 'eu-ai-act',
    outputDir: outputDir === undefined ? undefined : path.resolve(directory, outputDir),
    metadata: metadata ?? {},
  };
}

/** A judge that sees what an agent changed, and whose labels show it none of that, would be asked another question. */
function uncheckedJudges({ config, files }: Pick<SuiteParts, 'config' | 'files'>) {
  const named = new Set<string>();
  for (const [index, test] of (config.tests ?? []).entries()) {
    if (!files.workspaces.has(index)) continue;
    const criteria = [config.defaults?.expect, test.expect].flatMap((it) => it?.judge ?? []);
    for (const { labels, on } of [...criteria, ...(test.assert ?? [])]) {
      const file = labels === undefined ? undefined : files.labels.files.get(labels);
      const isBare = file?.labels.every(({ changes }) => changes === undefined) === true;
      if (isBare && on !== 'answer') named.add(file.name);
    }
  }
  return [...named].map(
    (name) =>
      `The labels of "${name}" hold no \`changes\`, which their criterion sees: that judge is not checked. Add \`changes\` to the labels, or \`on: answer\` to the criterion.`,
  );
}

function ignoredKeys(config: KindlmConfig): readonly string[] {
  const notices: string[] = [];
  for (const [name, settings] of Object.entries(config.providers ?? {})) {
    const kind = kindOf(name, settings);
    if (kind === undefined || descriptorOf(kind).takesOrganization) continue;
    if (valueAt(settings, 'organization') === undefined) continue;
    notices.push(`\`providers.${name}.organization\` is ignored: ${kind} has no organizations.`);
  }
  if (config.upload !== undefined) {
    notices.push('`upload` is ignored: the action sends nothing to KindLM Cloud.');
  }
  if (config.trace !== undefined) notices.push('`trace` is ignored: the action keeps no traces.');
  return notices;
}

/** Code that a pull request may bring is then held by nothing. */
function outsideOfSandbox({ tests, defaults }: KindlmConfig): readonly string[] {
  const entries = new Set([defaults, ...(tests ?? [])].flatMap((owner) => owner?.assert ?? []));
  const count = [...entries].filter(({ sandbox }) => sandbox === false).length;
  if (count === 0) return [];
  return [
    count === 1
      ? 'One `javascript` check runs outside of the sandbox (`sandbox: false`).'
      : `${count} \`javascript\` checks run outside of the sandbox (\`sandbox: false\`).`,
  ];
}

/** Images that a judge of the test is not shown, and labels that show none where its judge sees some. */
function unseenImages(
  { view, files, config }: SuiteParts,
  suite: Pick<Suite, 'providers' | 'models'>,
): readonly string[] {
  const blind = new Map<string, Set<number>>();
  const bare = new Set<string>();
  for (const [index, attached] of files.attachments) {
    const test = view.tests[index];
    if (test === undefined) continue;
    const questions = view.judgeQuestions(test).filter(({ about }) => about === 'answer');
    for (const { model: id = view.usualJudge } of questions) {
      const judge = suite.models.find((model) => model.id === id);
      if (judge === undefined) continue;
      if (filesSeenBy(suite, judge, attached).length === attached.length) continue;
      blind.set(judge.id, (blind.get(judge.id) ?? new Set()).add(index));
    }
    const criteria = [config.defaults?.expect, config.tests?.[index]?.expect];
    for (const { labels, model: id = view.usualJudge } of criteria.flatMap((it) => it?.judge ?? []))
      if (labels !== undefined && blind.get(id ?? '')?.has(index) !== true) bare.add(labels);
  }
  return [
    ...[...blind].map(([id, tests]) => {
      const which = tests.size === 1 ? '1 test has images' : `${tests.size} tests have images`;
      return `${which} that the judge "${id}" does not take: it judges the answers without them.`;
    }),
    ...[...bare].map(
      (name) =>
        `The labels of "${name}" hold no images, which their criterion's judge sees: it is checked on texts alone.`,
    ),
  ];
}

/** Repeats that share a memory are one sample. */
function sharedHomes({ config, files }: SuiteParts): readonly string[] {
  const names = (config.tests ?? []).flatMap(({ name }, index) =>
    files.workspaces.get(index)?.home === 'inherit' ? [`"${name}"`] : [],
  );
  if (names.length === 0) return [];
  const shown = names.length > 3 ? `${names.length} tests` : names.join(', ');
  return [
    `The answers of ${shown} share one home folder, and what the agent remembers (\`home: inherit\`).`,
  ];
}

// The `assert` list of one test: the defaults' first, each with its place, its files and its filled-in value.

interface AssertParts {
  readonly config: KindlmConfig;
  readonly source: YamlSource;
  readonly files: ConfigFiles;
  readonly scoredRules: ScoredRules;
  /** Entries that tests share, each made once; by the entry. */
  readonly shared: Map<ScoredAssert, LocatedAssert>;
}

/** The test that an `assert` list is for. */
interface AssertTest {
  readonly entry: TestEntry;
  readonly index: number;
  readonly vars: Readonly<Record<string, string>>;
  /** A row of cases has filled in its own list. */
  readonly isFilled: boolean;
}

/** The assertions of a test, those of the defaults first. */
function buildAsserts(
  { entry: test, index, vars, isFilled }: AssertTest,
  { config, source, files, scoredRules, shared }: AssertParts,
): readonly LocatedAssert[] {
  const parts = { source, files, scoredRules };
  const located = (
    list: readonly ScoredAssert[] | undefined,
    path: YamlPath,
    own: boolean,
  ): LocatedAssert[] =>
    (list ?? []).map((entry, position) => {
      const known = shared.get(entry);
      if (known !== undefined) return known;
      const at = [...path, 'assert', position];
      const made = locate(entry, at, { vars, isFilled: own }, parts);
      // Rows share the entries in which nothing is filled in.
      if (own && made.file === undefined) shared.set(entry, made);
      return made;
    });
  return [
    ...located(config.defaults?.assert, ['defaults'], false),
    ...located(test.assert, ['tests', index], isFilled),
  ];
}

function locate(
  entry: ScoredAssert,
  path: YamlPath,
  owner: Pick<AssertTest, 'vars' | 'isFilled'>,
  { source, files, scoredRules }: Pick<AssertParts, 'source' | 'files' | 'scoredRules'>,
): LocatedAssert {
  const { type: written, value, weight, ...kept } = entry;
  const { type, negated } = baseType(written);
  const key = formatPath(path);
  const file = files.asserts.files.get(key);
  const schema = files.asserts.schemas.get(key);
  return {
    ...kept,
    type,
    negated,
    value: filledValue(scoredRules[type].valueKind, value, file?.value, owner),
    weight: weight ?? 1,
    path: formatPath(source.written(path)),
    location: source.locate(path, 'own'),
    valueLocation: source.locateText([...path, 'value']),
    file: file && { name: file.name, text: file.text, exported: file.exported },
    schema,
  };
}

function filledValue(
  valueKind: ScoredRule['valueKind'],
  value: unknown,
  fileValue: unknown,
  { vars, isFilled }: Pick<AssertTest, 'vars' | 'isFilled'>,
): unknown {
  // A schema is not a template, and a file of code has `context.vars`.
  if (valueKind === 'json-schema') return value;
  if (fileOf(value) === undefined) return isFilled ? value : interpolateDeep(value, vars);
  return valueKind === 'code' ? fileValue : interpolateDeep(fileValue, vars);
}

// Which lines of which files a test is made of: where a review comment about it may be placed.

type FindSources = (
  test: TestEntry,
  index: number,
  asserts: readonly LocatedAssert[],
) => readonly SourceSpan[];

interface SourceParts {
  readonly view: ConfigView;
  readonly source: YamlSource;
  readonly files: ConfigFiles;
  /** Absolute. */
  readonly workspace: string;
  readonly directory: string;
  readonly inputFiles: readonly CountedFile[];
}

/** Tests that share a prompt or a file share its span. */
function createTestSources(parts: SourceParts): FindSources {
  const { view, source, files, workspace, directory, inputFiles } = parts;
  const promptSpans = new Map<string, readonly SourceSpan[]>();
  const whole = (kind: SourceSpan['kind'], { file, lines }: CountedFile): SourceSpan => ({
    kind,
    file,
    startLine: 1,
    endLine: lines,
  });
  const texts = new Map(inputFiles.map((one) => [one.file, whole('prompt', one)]));
  const others = new Map(inputFiles.map((one) => [one.file, whole('file', one)]));
  const relative = (absolute: string): string => shownPath(workspace, absolute);
  const named = (name: string): string => relative(path.resolve(directory, name));
  const inConfig = (kind: SourceSpan['kind'], place: YamlPath): SourceSpan[] => {
    const lines = source.linesOf(place);
    if (lines === undefined) return [];
    const [startLine, endLine] = lines;
    return [{ kind, file: source.file, startLine, endLine }];
  };

  const promptOf = (name: string | undefined): readonly SourceSpan[] => {
    if (name === undefined) return [];
    const known = promptSpans.get(name);
    if (known !== undefined) return known;
    const spans = [
      ...inConfig('prompt', ['prompts', name]),
      ...(files.prompts.get(name)?.files ?? []).flatMap((file) => texts.get(named(file)) ?? []),
    ];
    promptSpans.set(name, spans);
    return spans;
  };

  return (test, index, asserts) => {
    const schemas = [
      ...schemaNames(view, index).flatMap((name) => files.schemas.get(name) ?? []),
      ...asserts.flatMap(({ schema }) => schema ?? []),
    ];
    const paths = new Set([
      ...schemas.flatMap(documentPaths).map(relative),
      ...asserts.flatMap(({ file }) => (file === undefined ? [] : named(file.name))),
    ]);
    return [
      ...inConfig('test', ['tests', index]),
      ...promptOf(test.prompt),
      ...(files.workspaces.get(index)?.foremost ?? []).flatMap((file) => texts.get(file) ?? []),
      // The document of an inline schema is not a file.
      ...[...paths].flatMap((file) => others.get(file) ?? []),
    ];
  };
}

function schemaNames(view: ConfigView, index: number): readonly string[] {
  const [test] = view.tests.slice(index, index + 1);
  const owners = test === undefined ? [] : view.expectOwners(test);
  // What the defaults expect of files is not expected of a test that has no workspace.
  const hasFiles = test !== undefined && view.workspaceOf(test) !== undefined;
  return owners
    .flatMap((owner) => schemasIn(owner.at('expect')))
    .filter(({ path: at }) => hasFiles || at.at(-3) !== 'files')
    .flatMap(({ value }) => (typeof value === 'string' ? value : []));
}

function documentPaths({ documents }: JsonSchemaSource): readonly string[] {
  return Object.keys(documents).map((uri) => fileURLToPath(uri));
}

// What the reader should know of a config's gates: valid, and perhaps not what was meant.

/** @param repeat of the input, which replaces that of every test */
function gateNotices(
  { gates = {} }: KindlmConfig,
  repeat: number | RepeatRange | undefined,
): readonly string[] {
  return [
    ...triesNotices(gates.reliabilityMin?.tries, repeat),
    ...pointsNotices(gates.passRateDropMax),
    ...(gates.passRateMin === 0
      ? ['`gates.passRateMin` is 0: that gate holds whatever fails.']
      : []),
  ];
}

/** An input may ask for fewer runs than `reliabilityMin` wants to pass in a row: no result can say, then. */
function triesNotices(
  tries: number | undefined,
  repeat: number | RepeatRange | undefined,
): readonly string[] {
  const runs = typeof repeat === 'object' ? repeat.min : repeat;
  if (tries === undefined || runs === undefined || runs >= tries) return [];
  return [
    `The input \`repeat\` asks for fewer answers (${runs}) than \`gates.reliabilityMin.tries\` (${tries}), so that gate is not exercised.`,
  ];
}

/** A drop of 5 points that was written as a share would be a twentieth of a point. */
function pointsNotices(drop: number | undefined): readonly string[] {
  if (drop === undefined || drop <= 0 || drop >= 1) return [];
  return [
    `\`gates.passRateDropMax\` is in percentage points: ${drop} is less than one point. A drop of 5 points is written as 5.`,
  ];
}

/** The lines of a test's row. */
function rowSpan(row: CaseRow | undefined): readonly SourceSpan[] {
  if (row === undefined) return [];
  const { location, endLine } = row;
  return [{ kind: 'test', file: location.file, startLine: location.line, endLine }];
}

/** What a test has of its row, beside its values. */
function caseFacts(
  row: CaseRow | undefined,
): Pick<TestCase, 'isCase' | 'description' | 'metadata'> {
  if (row === undefined) return {};
  const { description, metadata } = row.facts;
  return { isCase: true, description, metadata };
}

/**
 * What identifies the endpoint behind a URL: the variables of host and path are filled in, those of the query, where APIs
 * take keys, stand by their names. Undefined where one of the former is not set.
 */
function addressOf(url: string, environment: Environment): string | undefined {
  const [, target = url, query = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const isKnown = urlVariables(target).every(
    (name) => variableValue(name, environment) !== undefined,
  );
  return isKnown ? fillUrl(target, environment) + query : undefined;
}
