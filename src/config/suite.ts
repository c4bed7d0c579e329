/**
 * The Suite: a validated kindlm.yaml with every default filled in, every reference resolved,
 * every template interpolated, and the source position of what reports point at.
 */
import type {
  Expect,
  HttpProvider,
  McpProvider,
  ScoredAssert,
  ToolSimulation,
} from './generated/kindlm-config.js';

/** A place in a source file. Lines and columns count from 1; `file` is relative to the workspace, with forward slashes. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type ProviderName =
  | 'openai'
  | 'anthropic'
  | 'gemini'
  | 'mistral'
  | 'cohere'
  | 'ollama'
  | 'http'
  | 'mcp'
  /** Runs the command of `command` tests; a config cannot name it. */
  | 'command';

/** USD per million tokens. */
export interface Pricing {
  readonly input: number;
  readonly output: number;
}

export interface ModelParams {
  readonly temperature: number;
  readonly maxTokens: number;
  readonly topP?: number;
  readonly stopSequences?: readonly string[];
  readonly seed?: number;
}

export interface ModelSpec {
  /** The config's id, under which reports name the model. */
  readonly id: string;
  readonly provider: ProviderName;
  /** The provider's name of the model. */
  readonly model: string;
  readonly params: ModelParams;
  readonly pricing?: Pricing;
}

/** How to reach one provider. Keys are read from the environment by whoever makes the adapter. */
export interface ProviderSettings {
  readonly apiKeyEnv?: string;
  readonly baseUrl?: string;
  readonly organization?: string;
  /** The endpoint of `http`. */
  readonly http?: HttpProvider;
  /** The tool of `mcp`. */
  readonly mcp?: McpProvider;
}

/** A prompt with all `{{variables}}` filled in. */
export interface PromptMessages {
  readonly system?: string;
  readonly user: string;
  /** Prefill: the start of the answer. */
  readonly assistant?: string;
}

export interface ConversationTurn {
  readonly label: string;
  /** Absent: no new user message; see docs/configuration.md on turns without `user`. */
  readonly user?: string;
  readonly expect?: Expect;
}

type NotType<T extends string> = T extends `not-${string}` ? never : T;

/** Types of scored assertions, without the `not-` of negated ones. */
export type ScoredType = NotType<ScoredAssert['type']>;

/** One entry of an `assert` list as one test has it. */
export interface LocatedAssert {
  readonly type: ScoredType;
  /** Written with `not-`. */
  readonly negated: boolean;
  /**
   * As in the config, with the test's `{{vars}}` filled in. For `file://` the file's text (`.json`: its value), where
   * the type reads files.
   */
  readonly value: unknown;
  /** Lowest score that passes; for `latency` ms, for `cost` USD. */
  readonly threshold?: number;
  /** 0: the score is reported and decides nothing. */
  readonly weight: number;
  readonly metric?: string;
  readonly timeoutMs?: number;
  /** What the code of `javascript` sees as `context.config`. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Path in the YAML document, e.g. `tests[3].assert[0]`. */
  readonly path: string;
  /** The entry's line. */
  readonly location: SourceLocation;
  /** The first line of the value's own text, which of a block scalar is the line after the `|`. */
  readonly valueLocation: SourceLocation;
  /** The file that a `file://` value names, as the config writes it, without the scheme. */
  readonly file?: { readonly name: string; readonly text: string };
  /** The JSON Schema of `is-json` and `contains-json`. */
  readonly schema?: JsonSchemaSource;
}

export type TestSubject =
  | { readonly kind: 'prompt'; readonly promptName: string; readonly messages: PromptMessages }
  | {
      readonly kind: 'command';
      /** As in the config. */
      readonly command: string;
      /** For `sh -c`: variables are read from the environment, see command-template.ts. */
      readonly script: string;
      /** Exit codes whose output is judged; 0 where the config gives none. */
      readonly exitCodes?: readonly number[];
    };

export interface TestCase {
  readonly name: string;
  readonly location: SourceLocation;
  readonly subject: TestSubject;
  readonly vars: Readonly<Record<string, string>>;
  /** Ids of the models, in config order. Empty for `command` tests. */
  readonly models: readonly string[];
  readonly repeat: number;
  readonly tools: readonly ToolSimulation[];
  readonly conversation: readonly ConversationTurn[];
  readonly maxTurns: number;
  /** `defaults.expect` first, then the test's own. */
  readonly expects: readonly Expect[];
  /** `defaults.assert` first, then the test's own. */
  readonly asserts: readonly LocatedAssert[];
  /** The weighted mean score of `asserts` that passes; without it each of them must pass. */
  readonly threshold?: number;
  readonly tags: readonly string[];
  readonly skip: boolean;
}

export interface Gates {
  readonly passRateMin: number;
  readonly schemaFailuresMax: number;
  readonly piiFailuresMax: number;
  readonly keywordFailuresMax: number;
  readonly judgeAvgMin?: number;
  readonly driftScoreMax?: number;
  readonly costMaxUsd?: number;
  readonly latencyMaxMs?: number;
  readonly deterministicPassRate?: number;
  readonly probabilisticPassRate?: number;
}

/** One entry of a KindLM CLI baseline file, version "1". */
export interface BaselineEntry {
  readonly outputText: string;
  readonly passRate?: number;
  readonly failureCodes?: readonly string[];
  readonly latencyAvgMs?: number;
  readonly costUsd?: number;
  readonly runCount?: number;
}

export interface Baseline {
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

/** A file that a suite was loaded from. */
export interface InputFile {
  /** Workspace-relative path, with forward slashes. */
  readonly file: string;
  /** Hex SHA-256 of its bytes. */
  readonly sha256: string;
}

export interface ComplianceSettings {
  readonly enabled: boolean;
  readonly framework: 'eu-ai-act' | 'custom';
  /** Absolute path of the folder that gets a copy. */
  readonly outputDir?: string;
  /** Text of the Mustache template that takes the place of the usual document. */
  readonly template?: string;
  readonly metadata: {
    readonly systemName?: string;
    readonly systemVersion?: string;
    readonly riskLevel?: 'high' | 'limited' | 'minimal';
    readonly operator?: string;
    readonly intendedPurpose?: string;
    readonly dataGovernanceNotes?: string;
    readonly responsiblePerson?: string;
  };
}

export interface Suite {
  readonly name: string;
  readonly project: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** Workspace-relative path of the config file, with forward slashes. */
  readonly file: string;
  /** Absolute path of the folder that the config's paths are relative to. */
  readonly directory: string;
  /** Hex SHA-256 of the config file's bytes. */
  readonly sha256: string;
  /** The other files that the config names, sorted by path. */
  readonly inputFiles: readonly InputFile[];
  readonly providers: Readonly<Partial<Record<ProviderName, ProviderSettings>>>;
  readonly models: readonly ModelSpec[];
  readonly tests: readonly TestCase[];
  readonly gates: Gates;
  /** Position of each gate that the config sets. */
  readonly gateLocations: Readonly<Partial<Record<keyof Gates, SourceLocation>>>;
  readonly concurrency: number;
  readonly timeoutMs: number;
  /** Id of the default judge model: `defaults.judgeModel`, else the first model. */
  /** `params.maxTokens` of the models whose entry states one, by id: judges have a default of their own. */
  readonly statedMaxTokens: ReadonlyMap<string, number>;
  readonly judgeModel: string;
  /** Id of the configured embedding model, if any. */
  readonly embeddingModel?: string;
  readonly baseline?: Baseline;
  /** Absolute path of the folder of recordings. */
  readonly recordingsDir: string;
  readonly compliance: ComplianceSettings;
  /** JSON Schema files by the path that the config writes. */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  /** What the reader should know, e.g. that `upload` is ignored. */
  readonly notices: readonly string[];
}
