/**
 * A validated kindlm.yaml: defaults filled in, references resolved, templates interpolated, positions known.
 */
import type {
  ApiProvider,
  Compliance,
  EarlierMessage,
  Expect,
  Gates as ConfigGates,
  HttpProvider,
  McpProvider,
  ModelEntry,
  OllamaProvider,
  ResultsEntry,
  ScoredAssert,
  ToolSimulation,
  WorkloadIdentity,
} from './generated/kindlm-config.js';
import { textAt } from '../basics/basics.js';

export type { Expect };

/** A place in a source file. Lines and columns count from 1; `file` is relative to the workspace, with forward slashes. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** In a report only: the file is of another repository than the run's, such as a submodule's. */
  readonly elsewhere?: true | undefined;
}

/** Where a test is in the repository: its lines in the config, its prompt, the files that it names. */
export interface SourceSpan {
  readonly kind: 'test' | 'prompt' | 'file';
  /** Relative to the workspace, with forward slashes. */
  readonly file: string;
  /** From 1, both included. */
  readonly startLine: number;
  readonly endLine: number;
}

/**
 * The kinds of providers, as the schema names them, each with a descriptor in `providers.ts`. `command` runs the command
 * of `command` tests; a config cannot name it.
 */
type ProviderName =
  NonNullable<(ApiProvider | OllamaProvider | HttpProvider | McpProvider)['kind']> | 'command';

/** As reports have them: each that is not set may be undefined. */
interface ModelParams {
  readonly temperature: number;
  readonly maxTokens: number;
  readonly topP?: number | undefined;
  readonly stopSequences?: readonly string[] | undefined;
  readonly seed?: number | undefined;
  /** Further fields of the request body, sent as they are. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

export interface ModelSpec {
  /** The config's id, under which reports name the model. */
  readonly id: string;
  /** The kind of its provider. */
  readonly provider: ProviderName;
  /** Key of `providers` where it is not the kind's own name. */
  readonly endpoint?: string | undefined;
  /** The provider's name of the model. */
  readonly model: string;
  /** In reports, see `withRecipients`: equal where the same is asked in the same way. */
  readonly recipient?: string | undefined;
  /** What it writes between `<think>` tags is part of its answer. */
  readonly thinking?: 'keep' | undefined;
  /** It takes no images and PDFs. */
  readonly images?: false | undefined;
  readonly params: ModelParams;
  readonly pricing?: Readonly<ModelEntry['pricing']> | undefined;
}

/**
 * How to reach one provider, as the config writes it: what it names of the environment (keys, headers) is read where the
 * adapter is created. Of all this only hashes are in reports and recordings, of keys nothing.
 */
export interface ProviderSettings {
  /** Where the entry's name is not that of its kind. */
  readonly kind?: ProviderName | undefined;
  readonly apiKeyEnv?: string | undefined;
  /** Header that carries the key as it is. */
  readonly apiKeyHeader?: string | undefined;
  /** Values may be `env:NAME`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** May hold `${NAME}`; for `http` and `mcp` the whole URL. */
  readonly baseUrl?: string | undefined;
  /** `baseUrl` as it identifies the endpoint (`addressOf`); undefined where a variable in it is not set. */
  readonly address?: string | undefined;
  /** Where the config names the URL; absent where it names none. */
  readonly location?: SourceLocation | undefined;
  readonly organization?: string | undefined;
  /** The job's identity in place of a key. */
  readonly workloadIdentity?: WorkloadIdentity | undefined;
  /** The endpoint of `http`. */
  readonly http?: HttpProvider | undefined;
  /** Where the text of its `transformResponse` begins. */
  readonly codeLocation?: SourceLocation | undefined;
  /** The tool of `mcp`. */
  readonly mcp?: McpProvider | undefined;
}

/** The key of `providers` under which a model's endpoint is configured. */
export function endpointOf({
  provider,
  endpoint,
}: Pick<ModelSpec, 'provider' | 'endpoint'>): string {
  return endpoint ?? provider;
}

/** The settings of a model's endpoint; empty for the `command` model, which has none. */
export function settingsOf(
  { providers }: Pick<Suite, 'providers'>,
  model: ModelSpec,
): ProviderSettings {
  const name = endpointOf(model);
  return Object.hasOwn(providers, name) ? (providers[name] ?? {}) : {};
}

/** Type of a PDF among the files of a prompt. */
export const PDF = 'application/pdf';

/** A picture or a PDF. What identifies it is its content; its bytes and its path are in nothing that is hashed or kept. */
export class Attachment {
  /** `image/png`, `image/jpeg`, `image/gif`, `image/webp` or `application/pdf`, by its content. */
  readonly type: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly #path: string;
  readonly #content: Buffer;
  #pages: number | undefined;

  constructor(path: string, type: string, content: Buffer, sha256: string) {
    this.type = type;
    this.bytes = content.byteLength;
    this.sha256 = sha256;
    this.#path = path;
    this.#content = content;
  }

  /** Workspace-relative, with forward slashes. */
  get path(): string {
    return this.#path;
  }

  /** Of a PDF; of a compressed one, which does not say, as many as its size may hold, 20 KB each. Counted once. */
  get pages(): number | undefined {
    if (this.type !== PDF) return undefined;
    if (this.#pages !== undefined) return this.#pages;
    const named = this.#content.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    this.#pages = named > 0 ? named : Math.ceil(this.bytes / 20_000);
    return this.#pages;
  }

  base64(): string {
    return this.#content.toString('base64');
  }
}

/** A prompt with all `{{variables}}` filled in. */
export interface PromptMessages {
  /** With the first user message. */
  readonly images?: readonly Attachment[] | undefined;
  readonly system?: string | undefined;
  /** Between the system prompt and the user message. */
  readonly history?: readonly EarlierMessage[] | undefined;
  readonly user: string;
  /** Prefill: the start of the answer. */
  readonly assistant?: string | undefined;
}

interface TestTurn {
  readonly label: string;
  /** Absent: no new user message; see docs/configuration.md on turns without `user`. */
  readonly user?: string | undefined;
  readonly expect?: Expect | undefined;
}

type NotType<T extends string> = T extends `not-${string}` ? never : T;

/** Types of scored assertions, without the `not-` of negated ones. */
type ScoredType = NotType<ScoredAssert['type']>;

/** The file that the value of an entry names. */
interface AssertFile {
  /** The path as the config writes it. */
  readonly name: string;
  readonly text: string;
  /** The function of the file that is meant, where the value names one. */
  readonly exported?: string | undefined;
}

/** One entry of an `assert` list as one test has it. */
export interface LocatedAssert extends Omit<
  Readonly<ScoredAssert>,
  'type' | 'value' | 'threshold' | 'weight'
> {
  readonly type: ScoredType;
  /** Written with `not-`. */
  readonly negated: boolean;
  /**
   * As in the config, with the test's `{{vars}}` filled in. For `file://` the file's text (`.json`: its value), where
   * the type reads files.
   */
  readonly value: unknown;
  /** Lowest score that passes; for `latency` ms, for `cost` USD. */
  readonly threshold?: number | undefined;
  /** 0: the score is reported and decides nothing. */
  readonly weight: number;
  /** Path in the YAML document, e.g. `tests[3].assert[0]`. */
  readonly path: string;
  /** The entry's line. */
  readonly location: SourceLocation;
  /** The first line of the value's own text, which of a block scalar is the line after the `|`. */
  readonly valueLocation: SourceLocation;
  /** The file that a `file://` value names, as the config writes it, without the scheme. */
  readonly file?: AssertFile | undefined;
  /** The JSON Schema of `is-json` and `contains-json`. */
  readonly schema?: JsonSchemaSource | undefined;
}

/** An entry of `parts`. */
interface PartEntry {
  /** As the config writes it. */
  readonly file: string;
  readonly unit: 'section' | 'paragraph' | 'line' | 'whole' | 'folder';
  /** The path is one of the workspaces of the tests. */
  readonly inWorkspace: boolean;
  /** The word `skills`: each skill of the workspaces is a part. */
  readonly ofSkills?: true;
  /** Every part, under every event. */
  readonly all: boolean;
  /** Of a text of prompts: its path in the checkout, and what it holds. */
  readonly path?: string;
  readonly text?: string;
  readonly location: SourceLocation;
}

/** An entry of `results`: a harness, and the file that it writes. Without `run`, others write it. */
export interface HarnessEntry extends Omit<
  Readonly<ResultsEntry>,
  'minPasses' | 'keys' | 'dependsOn' | 'tags'
> {
  /** Unique in its suite. */
  readonly name: string;
  readonly location: SourceLocation;
  /** Its lines in the config. */
  readonly sources: readonly SourceSpan[];
  /** How often `run` is started, from 1. */
  readonly repeat: number;
  /** As the config or the input writes it; undefined where all answers must pass. */
  readonly minPasses?: MinPasses | undefined;
  readonly keys: readonly string[];
  readonly timeoutMs: number;
  /** The files of `dependsOn`, sorted by path; undefined where the config has none. */
  readonly dependsOn?: readonly InputFile[] | undefined;
  /** The same as the config writes it. */
  readonly dependsOnPatterns?: readonly string[] | undefined;
  readonly tags: readonly string[];
}

/** A program of the config that prints the messages of a prompt. */
export interface PromptProgram {
  /** As in the config. */
  readonly command: string;
  /** For `sh -c`, see placeholders.ts. */
  readonly script: string;
  /** One process prints the prompts of all sets of variables. */
  readonly batch: boolean;
  readonly keys?: readonly string[] | undefined;
  /** The files of `dependsOn`, sorted by path; undefined where the config has none. */
  readonly dependsOn?: readonly InputFile[] | undefined;
  /** The same as the config writes them. */
  readonly dependsOnPatterns?: readonly string[] | undefined;
}

type TestSubject =
  | {
      readonly kind: 'prompt';
      readonly promptName: string;
      readonly messages: PromptMessages;
      /** Of those that a program printed. */
      readonly printedBy?: {
        /** Of the program and what it was given, see `printedHash`. */
        readonly hash: string;
        /** It printed the same twice. */
        readonly isSteady: boolean;
        readonly keys?: readonly string[] | undefined;
        readonly dependsOnPatterns?: readonly string[] | undefined;
      };
    }
  /** Its program has not printed it yet: before anything is asked it becomes a `prompt`. */
  | {
      readonly kind: 'unprinted';
      readonly promptName: string;
      readonly program: PromptProgram;
      /** Of the row of cases: around the user message. */
      readonly around: { readonly prefix: string; readonly suffix: string };
    }
  | {
      readonly kind: 'command';
      /** As in the config. */
      readonly command: string;
      /** For `sh -c`: variables are read from the environment, see placeholders.ts. */
      readonly script: string;
      /** Exit codes whose output is judged; 0 where the config gives none. */
      readonly exitCodes?: readonly number[] | undefined;
      /** Environment variables that it needs and that nobody may see. */
      readonly keys?: readonly string[] | undefined;
      /** USD of a run that does not say what it cost. */
      readonly costUsd?: number | undefined;
      /** The model that it asks, where its output does not name it. */
      readonly model?: string | undefined;
      /** Its output is text, whatever it looks like. */
      readonly agent?: 'none' | undefined;
      /** What it works on; absent where it runs in the config's folder. */
      readonly workspace?: Workspace | undefined;
    }
  /** A harness has run it: it is known once its file is read. */
  | {
      readonly kind: 'results';
      readonly entry: HarnessEntry;
      /** e.g. `vitest`; the entry's format where the file does not tell. */
      readonly harness: string;
    };

/** A file of a tree, by content. */
interface TreeFile {
  /** In the tree, with forward slashes: no `..`, no `.git`. */
  readonly path: string;
  /**
   * Absolute path of the file that it is a copy of, a text of the config, or the target of a symbolic link, which does
   * not lead out of the tree.
   */
  readonly from: { readonly file: string } | { readonly text: string } | { readonly link: string };
  readonly executable: boolean;
  readonly bytes: number;
  /** Hex SHA-256 of its content. */
  readonly sha256: string;
}

/** Files of the checkout as the config was loaded: at most 50,000 and 500 MB. */
export interface FileTree {
  /** Sorted by path. */
  readonly files: readonly TreeFile[];
  /** Hex SHA-256 of all paths, modes and contents. */
  readonly sha256: string;
}

/** A command of the config whose variables are filled in. */
interface ConfigCommand {
  /** As in the config. */
  readonly command: string;
  /** For `sh -c`: variables are read from the environment, see `compileCommand`. */
  readonly script: string;
}

/** What an agent works on, and where it is at home. */
export interface Workspace {
  readonly tree: FileTree;
  readonly setup: readonly ConfigCommand[];
  /** It is a repository with one commit. */
  readonly git: boolean;
  /** Files of the private home folder; `inherit`: the job's own, which all answers share. */
  readonly home: FileTree | 'inherit';
  /** What of the checkout's files tells the agent what to do, as workspace-relative paths. */
  readonly instructions: readonly string[];
  /** The first few of them, in the order in which the config names them. */
  readonly foremost: readonly string[];
}

/** A tool as a test offers it. */
interface OfferedTool extends Omit<ToolSimulation, 'name' | 'mcp' | 'call'> {
  readonly name: string;
  /** The server that lists it. */
  readonly server?: ToolServer | undefined;
}

/** An MCP server whose tools a test offers, and what the test's entry says of them. */
export interface ToolServer {
  readonly responses: ToolSimulation['responses'];
  readonly defaultResponse: unknown;
  /** For `sh -c`; a server at a URL has `settings`. */
  readonly command?: string | undefined;
  readonly settings?: ProviderSettings | undefined;
  /** Names of the tools that are offered; all unless given. */
  readonly only?: readonly string[] | undefined;
  readonly keys?: readonly string[] | undefined;
  /** The files that it is made of; undefined where the config does not say. */
  readonly dependsOn?: readonly InputFile[] | undefined;
  /** It answers the calls itself. */
  readonly isCalled: boolean;
  readonly location: SourceLocation;
}

/** As the config names it. */
export function serverName({ command, settings }: ToolServer): string {
  return command ?? settings?.baseUrl ?? '';
}

export interface TestCase {
  readonly name: string;
  readonly location: SourceLocation;
  readonly sources: readonly SourceSpan[];
  /** A row of `cases` made it, and `location` is the row's. */
  readonly isCase?: true | undefined;
  /** What the row's columns `__description` and `__metadata:*` say, for people who open the test in a report. */
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string | readonly string[]>> | undefined;
  readonly subject: TestSubject;
  readonly vars: Readonly<Record<string, string>>;
  /** What the run fills in in its system and user messages: `uuid`, `now`. Absent where there is nothing. */
  readonly runNames?: readonly string[] | undefined;
  /** Ids of the models, in config order. Empty for `command` tests. */
  readonly models: readonly string[];
  /** Runs against each model that pass, fail and the gates count. */
  readonly repeat: number;
  /** With `repeat: { min, max }`, the most runs: those beyond `repeat` inform the comparison only. */
  readonly repeatMax?: number | undefined;
  /** So many of the `repeat` runs must pass, 1..repeat - 1; absent where all must. */
  readonly minPasses?: number | undefined;
  /** Milliseconds of an exchange with what is tested; the suite's where it is undefined. */
  readonly timeoutMs?: number | undefined;
  /** Its program answers the same each time: repeats are one answer. */
  readonly deterministic?: true | undefined;
  /** The files of `dependsOn`, sorted by path; undefined where the config has none. */
  readonly dependsOn?: readonly InputFile[] | undefined;
  /** The same as the config writes it. */
  readonly dependsOnPatterns?: readonly string[] | undefined;
  /** With those of `toolServers`, once their lists are known. */
  readonly tools: readonly OfferedTool[];
  readonly toolServers?: readonly ToolServer[] | undefined;
  readonly conversation: readonly TestTurn[];
  readonly maxTurns: number;
  /** `defaults.expect` first, then the test's own. */
  readonly expects: readonly Expect[];
  /** `defaults.assert` first, then the test's own. */
  readonly asserts: readonly LocatedAssert[];
  /** The weighted mean score of `asserts` that passes; without it each of them must pass. */
  readonly threshold?: number | undefined;
  readonly tags: readonly string[];
  readonly skip: boolean;
}

/** Thresholds by gate, as the schema names them; those with a default are always set. */
export type SuiteGates = Readonly<
  ConfigGates &
    Required<
      Pick<
        ConfigGates,
        'passRateMin' | 'schemaFailuresMax' | 'piiFailuresMax' | 'keywordFailuresMax'
      >
    >
>;

/** One entry of a KindLM CLI baseline file, version "1". */
export interface BaselineEntry {
  readonly outputText: string;
  readonly passRate?: number | undefined;
  readonly failureCodes?: readonly string[] | undefined;
  readonly latencyAvgMs?: number | undefined;
  readonly costUsd?: number | undefined;
  readonly runCount?: number | undefined;
}

interface Baseline {
  /** Workspace-relative path. */
  readonly file: string;
  readonly createdAt: string;
  /** By `<test name>::<model id>`. */
  readonly results: ReadonlyMap<string, BaselineEntry>;
}

/** A JSON Schema file and every sibling that it refers to, ready to be compiled. */
export interface JsonSchemaSource {
  /** The path as the config writes it; labels in reports use it. */
  readonly name: string;
  /** Key of the root document in `documents`. */
  readonly root: string;
  /** Parsed schema documents by `file:` URI. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** Whether any document has a regular expression (`pattern`, `patternProperties`), which must run under a deadline. */
  readonly hasPatterns: boolean;
}

/** An answer that people have judged. */
export interface Label {
  readonly output: string;
  /** Whether it is a good answer. */
  readonly pass: boolean;
  /** What was asked. */
  readonly question?: string | undefined;
  /** What the agent changed, which belongs to its answer. */
  readonly changes?: string | undefined;
  /** As people scored it, 0 to 1. */
  readonly score?: number | undefined;
  readonly note?: string | undefined;
  readonly location: SourceLocation;
}

/** A file of labels that a judge is held against. */
export interface LabelFile {
  /** The path as the config writes it. */
  readonly name: string;
  /** Workspace-relative, with forward slashes. */
  readonly file: string;
  /** At least one. */
  readonly labels: readonly Label[];
}

/** A file that a suite was loaded from. */
interface InputFile {
  /** With forward slashes: relative to the workspace, of `dependsOn` to the config's folder. */
  readonly file: string;
  /** Hex SHA-256 of its bytes. */
  readonly sha256: string;
}

interface ComplianceSettings {
  readonly enabled: boolean;
  readonly framework: 'eu-ai-act' | 'custom';
  /** Absolute path of the folder that gets a copy. */
  readonly outputDir?: string | undefined;
  readonly metadata: Readonly<NonNullable<Compliance['metadata']>>;
}

export interface Suite {
  readonly name: string;
  readonly project: string;
  readonly description?: string | undefined;
  readonly tags: readonly string[];
  /** Workspace-relative path of the config file, with forward slashes. */
  readonly file: string;
  /** Absolute path of the folder that the config's paths are relative to. */
  readonly directory: string;
  /** Hex SHA-256 of the config file's bytes. */
  readonly sha256: string;
  /** The other files that the config names, sorted by path. */
  readonly inputFiles: readonly InputFile[];
  /** By their keys in the config. */
  readonly providers: Readonly<Record<string, ProviderSettings>>;
  readonly models: readonly ModelSpec[];
  /** Position of each model's entry, by its id. */
  readonly modelLocations: ReadonlyMap<string, SourceLocation>;
  readonly tests: readonly TestCase[];
  /** Harnesses whose results belong to the suite. */
  readonly results: readonly HarnessEntry[];
  /** What `mode: parts` takes away. */
  readonly parts: readonly PartEntry[];
  readonly gates: SuiteGates;
  /** Position of each gate that the config sets. */
  readonly gateLocations: Readonly<Record<string, SourceLocation>>;
  readonly concurrency: number;
  /** Commands with a workspace in flight, among them. */
  readonly workspaceConcurrency: number;
  readonly timeoutMs: number;
  /** Id of the default judge model: `defaults.judgeModel`, else the first model; empty where the suite has none. */
  /** `params.maxTokens` of the models whose entry states one, by id: judges have a different default. */
  readonly statedMaxTokens: ReadonlyMap<string, number>;
  readonly judgeModel: string;
  /** Id of the configured embedding model, if any. */
  readonly embeddingModel?: string | undefined;
  readonly baseline?: Baseline | undefined;
  /** Absolute path of the folder of recordings. */
  readonly recordingsDir: string;
  readonly compliance: ComplianceSettings;
  /** JSON Schema files by the path that the config writes. */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  /** Labels of judges, by the path that the config writes. */
  readonly labelFiles: ReadonlyMap<string, LabelFile>;
  /** What expectations of a workspace name (`equals`, `with`), by the path that the config writes. */
  readonly trees: ReadonlyMap<string, FileTree>;
  /** What the reader should know, e.g. that `upload` is ignored. */
  readonly notices: readonly string[];
  /** Said where the suite is checked or planned, and not at every run. */
  readonly advice?: readonly string[];
}

// What the config has to know about each scored assertion. The assertions themselves say it (src/assertions/scored).

/** What is wrong with a value: a sentence, and what to do. */
export interface ValueFault {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A value as a test has it. */
export interface ScoredValue {
  /** Without `not-`. */
  readonly type: string;
  /** Variables are filled in; of a file it is the content. */
  readonly value: unknown;
  readonly vars: Readonly<Record<string, string>>;
}

export interface ScoredRule {
  /** What `value` is: a template with `{{vars}}`, code, a JSON Schema, or nothing. Only code has `timeoutMs` and `config`. */
  readonly valueKind: 'template' | 'code' | 'json-schema' | 'none';
  /** `threshold` is required, and a limit in this unit instead of a score. */
  readonly limitUnit?: 'milliseconds' | 'USD' | undefined;
  /** Whom it asks beside the model under test: its calls are planned, paid for and need a key. */
  readonly asks?: 'judge' | 'embeddings' | undefined;
  /** What is wrong with a value that `valueKind` allows; it is called with values of any shape. */
  readonly valueFault?: ((value: ScoredValue) => ValueFault | undefined) | undefined;
}

/** Passed in by the caller: `config` does not depend on the assertions. */
export type ScoredRules = Readonly<Record<ScoredType, ScoredRule>>;

/** The rule of an `assert` entry of any shape; undefined for a type that does not exist. */
export function ruleOf(entry: unknown, rules: ScoredRules): ScoredRule | undefined {
  const { type } = baseType(textAt(entry, 'type') ?? '');
  return isType(type, rules) ? rules[type] : undefined;
}

/** The type of an entry without `not-`, and whether it had that. */
export function baseType<T extends string>(
  type: T,
): { readonly type: NotType<T>; readonly negated: boolean } {
  const negated = type.startsWith('not-');
  // A type that may be negated is one without, too: the union says so, but not to the compiler.
  return { type: type.replace(/^not-/, '') as NotType<T>, negated };
}

function isType(type: string, rules: ScoredRules): type is ScoredType {
  return Object.hasOwn(rules, type);
}

/** All that a prompt says, in no order. */
export function promptTexts(
  prompt: Omit<PromptMessages, 'user' | 'images'> & { readonly user?: string | undefined },
): readonly string[] {
  const { system, history = [], user, assistant } = prompt;
  const all = [system, user, assistant, ...history.map(({ content }) => content)];
  return all.filter((text) => text !== undefined);
}

/** A text, or a number written as one; undefined for everything else. */
export function scalarText(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
}

/** A number of answers, or a share of them in whole percent such as `80%`. */
type MinPasses = number | string;

/** Runs that must pass of `repeat` runs, 1..repeat: a share is rounded up, and no more can pass than there are. */
export function passesNeeded(wanted: MinPasses, repeat: number): number {
  const passes = typeof wanted === 'number' ? wanted : shareOf(wanted, repeat);
  return Math.max(1, Math.min(repeat, passes));
}

/** Whole percents times whole runs: exact up to the division. */
function shareOf(percent: string, repeat: number): number {
  return Math.ceil((Number.parseInt(percent, 10) * repeat) / 100);
}
