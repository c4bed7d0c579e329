/**
 * Identity of a test with a model, in two parts: what the model is asked (request), and what is made of its answers
 * (checks). Comparisons and reuse rest on them: the same hash means the same question, on every machine and under every
 * version of Node. Keys and paths of this machine are in neither. docs/comparison.md has the table.
 */
import path from 'node:path';
import { hasCostLimit, SCORED_KINDS } from '../assertions/registry.js';
import { filesSeenBy } from '../config/providers.js';
import {
  type HarnessEntry,
  type JsonSchemaSource,
  type LocatedAssert,
  type ModelSpec,
  serverName,
  type Suite,
  type TestCase,
  type Expect,
} from '../config/suite.js';
import {
  askedServers,
  canonicalDigest,
  COMMAND_MODEL,
  describeRequest,
  isUnknownProgram,
  type Recipient,
  recipientsOf,
} from './calls/request.js';
import {
  attachedTo,
  type Unit,
  embeddingModelOf,
  hasAsking,
  expectsOf,
  judgeIdsOf,
} from './plan.js';
import type { AggregatedTestResult } from './results.js';
import { fileURLToPath } from 'node:url';

/** Each is 43 characters of base64url, a SHA-256. */
type Identity = Pick<
  AggregatedTestResult,
  'requestHash' | 'checksHash' | 'programHash' | 'listedHash' | 'unlistedHash'
>;

/** The identity of a unit; its repeats share it. */
export function identityOf(unit: Unit): Identity {
  const { subject } = unit.test;
  if (subject.kind === 'results') return entryIdentity(subject.entry);
  const requestHash = requestHashOf(unit);
  return {
    requestHash,
    checksHash: checksHashOf(unit),
    ...(requestHash === null ? {} : programIdentity(unit.test)),
    ...listIdentity(unit),
  };
}

/**
 * One and the same for all that a harness runs: its command, what is read of it, and the files of `dependsOn` with those
 * that the command names. Without `dependsOn` nothing shows that nothing has changed.
 */
export function entryIdentity({
  run,
  read,
  format,
  dependsOn,
}: HarnessEntry): Pick<Identity, 'requestHash' | 'checksHash'> {
  const files = dependsOn?.map(({ file, sha256 }) => [file, sha256]);
  return {
    requestHash: files === undefined ? null : canonicalDigest({ run, read, format, files }),
    checksHash: canonicalDigest({ format }),
  };
}

/** Where this is the same on both sides, another version of the program is not the change's own doing. */
function programIdentity({ subject, dependsOn }: TestCase): Pick<Identity, 'programHash'> {
  if (subject.kind !== 'command') return {};
  const { command, exitCodes, agent, model, workspace } = subject;
  const setup = workspace?.setup.map(({ script }) => script);
  const program = { command, exitCodes, agent, model, files: dependsOn };
  return { programHash: canonicalDigest(setup?.length ? { ...program, setup } : program) };
}

/** Null where the files that the answers depend on are not known: then nothing shows that nothing has changed. */
function requestHashOf(unit: Unit): string | null {
  const { test } = unit;
  const { subject } = test;
  if (subject.kind === 'unprinted' || isUnsteady(test)) return null;
  const model = unit.model ?? COMMAND_MODEL;
  const { reached } = recipientsOf(unit.suite, model);
  const asked = describeRequest(unit, model, {
    model: model.model,
    messages: [],
    params: model.params,
  });
  const servers = askedServers(test);
  if (reached === undefined || isUnknownProgram(model, { ...asked, servers })) return null;
  return canonicalDigest({
    ...reached,
    ...asked,
    servers,
    ...questionOf(test),
    tools: plainTools(test.tools),
  });
}

/** What a test asks but for its tools. */
function questionOf({ subject, runNames, conversation, maxTurns }: TestCase) {
  return {
    prompt: subject.kind === 'prompt' ? subject.messages : undefined,
    fills: runNames,
    conversation: conversation.map(({ user }) => user ?? null),
    maxTurns,
  };
}

/**
 * As a model is offered them and as they are simulated. Those of a server go by their names: some list theirs in another
 * order each time.
 */
function plainTools(tools: TestCase['tools']) {
  const listed = tools.filter(({ server }) => server !== undefined);
  const byName = listed.toSorted((a, b) => (a.name < b.name ? -1 : 1)).values();
  return tools.map((tool) => ({
    ...(tool.server === undefined ? tool : byName.next().value),
    server: undefined,
  }));
}

/**
 * Of a test with tools of MCP servers: what they list, and all else that is asked. Where only the former is another, the
 * change has not done it, unless it changes the files of the server.
 */
function listIdentity({
  suite,
  test,
  model = COMMAND_MODEL,
}: Unit): Pick<Identity, 'listedHash' | 'unlistedHash'> {
  const { toolServers } = test;
  if (toolServers === undefined) return {};
  const [listed, own] = [true, false].map((isListed) =>
    plainTools(test.tools.filter(({ server }) => (server !== undefined) === isListed)),
  );
  return {
    listedHash: canonicalDigest(listed),
    unlistedHash: canonicalDigest({
      ...recipientsOf(suite, model).reached,
      model: model.model,
      params: model.params,
      ...questionOf(test),
      tools: own,
      servers: toolServers.map((server) => ({
        ...server,
        location: undefined,
        settings: server.settings?.address,
      })),
    }),
  };
}

/** A tool as a server listed it and a test is offered it. */
interface ListedTool {
  /** As the config names it. */
  readonly server: string;
  readonly tool: string;
  readonly hash: string;
}

/** The tools of MCP servers that the tests of a suite are offered, each once. */
export function listedTools({ tests }: Suite): readonly ListedTool[] {
  const listed = new Map<string, ListedTool>();
  for (const { server, name, description, parameters } of tests.flatMap(({ tools }) => tools)) {
    if (server === undefined) continue;
    const hash = canonicalDigest([description, parameters]);
    const one = { server: serverName(server), tool: name, hash };
    listed.set(JSON.stringify(one), one);
  }
  return [...listed.values()];
}

/** Another prompt may be asked each time: a date, a random order. */
function isUnsteady({ subject }: TestCase): boolean {
  return subject.kind === 'prompt' && subject.printedBy?.isSteady === false;
}

/** What a stored prompt was printed by: program, variables, and the files that it is known to depend on. */
export function printedHash({ subject, vars }: Pick<TestCase, 'subject' | 'vars'>): string {
  if (subject.kind !== 'unprinted') throw new Error('No program prints this prompt.');
  const { script, batch, dependsOn } = subject.program;
  return canonicalDigest({ script, batch, files: dependsOn, vars, around: subject.around });
}

function checksHashOf(unit: Unit): string {
  const { suite, test, modelId } = unit;
  const expects = expectsOf(test);
  const hasDrift = expects.some(({ baseline }) => baseline?.drift !== undefined);
  const hasCost =
    hasCostLimit(test.asserts) || expects.some(({ cost }) => cost?.maxUsd !== undefined);
  const usesEmbeddings = hasDrift || hasAsking(test, 'embeddings');
  const embedding = usesEmbeddings ? embeddingModelOf(unit) : undefined;
  return canonicalDigest({
    expects: test.expects.map((expect) => expectIdentity(expect, suite)),
    turns: test.conversation.map(({ expect }) =>
      expect === undefined ? null : expectIdentity(expect, suite),
    ),
    asserts: test.asserts.map((assert) => assertIdentity(assert)),
    threshold: test.threshold,
    // A script and the format of `telegram-format` read the variables, whatever the question makes of them.
    vars: readsVariables(test.asserts) ? test.vars : undefined,
    judges: judgeIdsOf(unit).map((id) => judgeIdentity(unit, id)),
    shown: shownToJudges(unit),
    embedding: embedding && { ...knownRecipient(unit, embedding), model: embedding.model },
    baseline: hasDrift ? suite.baseline?.results.get(`${test.name}::${modelId}`)?.outputText : null,
    pricing: hasCost ? unit.model?.pricing : undefined,
    costUsd: hasCost && test.subject.kind === 'command' ? test.subject.costUsd : undefined,
    thinking: unit.model?.thinking,
  });
}

/** As the config writes it where a variable in its URL is not set. */
function knownRecipient({ suite }: Unit, model: ModelSpec): Recipient {
  const { written, reached } = recipientsOf(suite, model);
  return reached ?? written;
}

/** How many of the prompt's files each judge sees; undefined where there are none. Which they are is part of what is asked. */
function shownToJudges(unit: Unit): readonly number[] | undefined {
  const { suite, test } = unit;
  const files = attachedTo(test);
  if (files.length === 0) return undefined;
  return judgeIdsOf(unit).map((id) => {
    const judge = suite.models.find((model) => model.id === id);
    return judge === undefined ? 0 : filesSeenBy(suite, judge, files).length;
  });
}

/** Who judges, and how it is asked. A judge has its own token limit unless its entry states one. */
export function judgeIdentity(unit: Unit, id: string): unknown {
  const { suite } = unit;
  const judge = suite.models.find((model) => model.id === id);
  if (judge === undefined) return id;
  const { maxTokens, ...params } = judge.params;
  const stated = suite.statedMaxTokens.has(id) ? { maxTokens } : {};
  return {
    ...knownRecipient(unit, judge),
    ...describeRequest(unit, judge, {
      model: judge.model,
      messages: [],
      params: { ...params, ...stated },
    }),
  };
}

/** The models of a suite as reports have them, each with a hash of who is asked, and how; see ModelSpec. */
export function withRecipients(suite: Suite): readonly ModelSpec[] {
  return suite.models.map((model) => {
    const { reached } = recipientsOf(suite, model);
    if (reached === undefined) return model;
    const { params, model: name } = model;
    return { ...model, recipient: canonicalDigest({ ...reached, name, params }) };
  });
}

/** As in the config, with the schemas that it names in the place of their paths. */
export function expectIdentity(expect: Expect, suite: Suite) {
  const { output, toolCalls, judge, files, checks } = expect;
  const tree = (name: string | undefined): unknown =>
    name === undefined ? undefined : suite.trees.get(name)?.sha256;
  const schema = (name: string | undefined): unknown =>
    name === undefined ? undefined : schemaIdentity(suite.schemas.get(name));
  return {
    ...expect,
    output: output && { ...output, schemaFile: schema(output.schemaFile) },
    toolCalls: toolCalls?.map((call) => ({ ...call, argsSchema: schema(call.argsSchema) })),
    files: files?.map((file) => ({
      ...file,
      equals: tree(file.equals),
      schema: schema(file.schema),
      guard: undefined,
    })),
    checks: checks?.map((check) => {
      const entry = typeof check === 'string' ? { run: check } : check;
      return { ...entry, with: tree(entry.with), guard: undefined };
    }),
    // Labels say what the judge is worth, and decide nothing.
    judge: judge?.map((criterion) => ({
      ...criterion,
      labels: undefined,
      model: criterion.model ?? suite.judgeModel,
    })),
  };
}

/** `metric`, the place in the config and the name of a file are labels: they decide nothing. */
export function assertIdentity(assert: LocatedAssert) {
  const { type, negated, value, threshold, weight, timeoutMs, config, on, file, schema } = assert;
  const { sandbox } = assert;
  return {
    type,
    negated,
    // A file's own text is more than what was made of it, and its name is none of its content.
    value: schema === undefined && file === undefined ? value : undefined,
    text: file?.text,
    exported: file?.exported,
    sandbox,
    filledText: file === undefined || file.text === value ? undefined : value,
    schema: schemaIdentity(schema),
    threshold,
    weight,
    timeoutMs,
    config,
    on,
  };
}

function readsVariables(asserts: readonly LocatedAssert[]): boolean {
  return asserts.some(({ type, value }) => SCORED_KINDS[type].readsVariables?.(value) === true);
}

/** Large schemas are shared by many tests. */
const schemaDigests = new WeakMap<JsonSchemaSource, string>();

function schemaIdentity(source: JsonSchemaSource | undefined): string | undefined {
  if (source === undefined) return undefined;
  const known = schemaDigests.get(source);
  if (known !== undefined) return known;
  const root = path.dirname(fileURLToPath(source.root));
  const siblings = Object.entries(source.documents)
    .filter(([uri]) => uri !== source.root)
    .map(([uri, document]) => [relativePath(root, fileURLToPath(uri)), document] as const);
  const made = canonicalDigest({
    document: source.documents[source.root],
    // `$ref`s are relative to the document that has them.
    siblings: Object.fromEntries(siblings),
  });
  schemaDigests.set(source, made);
  return made;
}

function relativePath(from: string, to: string): string {
  return path.relative(from, to).split(path.sep).join('/');
}
