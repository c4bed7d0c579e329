/** Generated from kindlm.schema.json by `npm run generate`. Do not edit. */

/**
 * Labels of the suite, shown in reports.
 */
export type StringList = string[];
/**
 * Header that carries the API key as it is, e.g. `api-key`. Default: `Authorization`, with `Bearer ` before the key (`x-api-key` for Anthropic, `api-key` for Azure).
 */
export type ApiKeyHeader = string;
/**
 * Texts that end the answer.
 */
export type StringList1 = string[];
export type NonEmptyString = string;
/**
 * Environment variables that the `command` needs and that nobody may see; it gets no others that are secret.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Keys = [string, ...string[]];
/**
 * Environment variables that the `command` needs and that nobody may see, such as `ANTHROPIC_API_KEY`. One that is not set is a missing key as a model's is (input `on-missing-secrets`); the value of one that is set is replaced by `***` in everything that is written.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Keys1 = [string, ...string[]];
/**
 * Ids of the models to test. Default: `defaults.models`, else all but those that are only named as a judge or for embeddings.
 */
export type StringList2 = string[];
/**
 * Names of the tools that are offered. Default: all, at most 128.
 */
export type NonEmptyStringList = NonEmptyString[];
/**
 * Environment variables that the `command` needs and that nobody may see, as on a test.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Keys2 = [string, ...string[]];
/**
 * Files that the server is made of, as on a test. A stored list and stored answers of it hold as long as they are the same; without it, it is unknown what they are worth.
 */
export type StringList3 = string[];
/**
 * Texts that must all occur.
 */
export type NonEmptyStringList1 = NonEmptyString[];
/**
 * Texts that must not occur.
 */
export type NonEmptyStringList2 = NonEmptyString[];
/**
 * Regular expressions (flags `gi`) instead of the built-in ones.
 */
export type StringList4 = string[];
/**
 * None of these may occur.
 */
export type NonEmptyStringList3 = NonEmptyString[];
/**
 * At least one of these must occur.
 */
export type NonEmptyStringList4 = NonEmptyString[];
/**
 * Texts that one matching file must all contain.
 */
export type NonEmptyStringList5 = NonEmptyString[];
/**
 * Texts that no matching file may contain.
 */
export type NonEmptyStringList6 = NonEmptyString[];
/**
 * Paths or globs: nothing else may change.
 */
export type NonEmptyStringList7 = NonEmptyString[];
/**
 * Paths or globs that may not change, files that git ignores and `.git` among them.
 */
export type NonEmptyStringList8 = NonEmptyString[];
/**
 * Texts that its standard output must all contain.
 */
export type NonEmptyStringList9 = NonEmptyString[];
/**
 * Names of skills that must be used.
 */
export type NonEmptyStringList10 = NonEmptyString[];
/**
 * Names of skills that must not be used.
 */
export type NonEmptyStringList11 = NonEmptyString[];
/**
 * For `field-diff`: dotted paths to compare; `-1` is the last element of a list. Default: every field.
 */
export type StringList5 = string[];
/**
 * For `python`, and with `sandbox: false`: environment variables that the code needs and that nobody may see; it gets no others that are secret. None under `responses: replay`.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Keys3 = [string, ...string[]];
/**
 * Scored assertions in promptfoo's language.
 */
export type AssertList = ScoredAssert[];
/**
 * Labels for the input `tags`.
 */
export type StringList6 = string[];
/**
 * Environment variables that the command needs and that nobody may see, as on a test.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Keys4 = [string, ...string[]];
/**
 * Environment variables that `run` needs and that nobody may see, as on a test.
 *
 * @minItems 1
 * @maxItems 50
 */
export type Keys5 = [string, ...string[]];
/**
 * Labels of its tests for the input `tags`.
 */
export type StringList7 = string[];
/**
 * Ids of the models of each test that names none. Default: all but those that are only named as a judge or for embeddings; all where no other is left.
 */
export type StringList8 = string[];

/**
 * kindlm.yaml, version 1: an LLM test suite, its models and its gates.
 */
export interface KindlmConfig {
  /**
   * Version of the config language. Always 1.
   */
  kindlm: 1;
  /**
   * Name of the project, shown in reports.
   */
  project: string;
  suite: SuiteHeader;
  providers?: Providers;
  recordings?: Recordings;
  /**
   * The models under test, and those that serve as judges. Not needed where all tests are commands and nothing is judged by a model.
   *
   * @minItems 1
   */
  models?: [ModelEntry, ...ModelEntry[]];
  /**
   * Prompt templates by name. `{{name}}` is replaced by the test's variable of that name. Not needed where all tests are commands.
   */
  prompts?: {
    [k: string]: PromptTemplate;
  };
  /**
   * The test cases. Each runs against each of its models.
   *
   * @minItems 1
   */
  tests?: [TestEntry, ...TestEntry[]];
  skills?: SkillsEntry;
  /**
   * Results of other harnesses, such as vitest, pytest or promptfoo: each test in their files becomes one test here, judged by them. A suite may have nothing else.
   *
   * @minItems 1
   * @maxItems 50
   */
  results?: [ResultsEntry, ...ResultsEntry[]];
  /**
   * What `mode: parts` takes away, one after the other, to see which tests notice: text files of prompts, and files or folders of a workspace. A text is a file by its sections; `skills` is each skill in the workspaces of the tests. Other modes do not read it.
   *
   * @minItems 1
   */
  parts?: [string | Part, ...(string | Part)[]];
  gates?: Gates;
  defaults?: Defaults;
  baseline?: BaselineSource;
  compliance?: Compliance;
  /**
   * KindLM Cloud upload. Accepted for compatibility; the action ignores it.
   */
  upload?: {};
  /**
   * KindLM trace settings. Accepted for compatibility; the action ignores it.
   */
  trace?: {};
}
/**
 * Name and description of the suite.
 */
export interface SuiteHeader {
  /**
   * Name of the suite, and the default key of its pull request comment.
   */
  name: string;
  /**
   * What the suite tests, for readers of the report.
   */
  description?: string;
  tags?: StringList;
}
/**
 * Connections to model providers. API keys are not allowed in the config: `apiKeyEnv` names the environment variable that holds one.
 */
export interface Providers {
  openai?: ApiProvider;
  anthropic?: ApiProvider;
  gemini?: ApiProvider;
  mistral?: ApiProvider;
  cohere?: ApiProvider;
  ollama?: OllamaProvider;
  http?: HttpProvider;
  mcp?: McpProvider;
  [k: string]: ApiProvider | OllamaProvider | HttpProvider | McpProvider | undefined;
}
export interface ApiProvider {
  /**
   * For an endpoint under its own name: the provider whose API it speaks.
   */
  kind?: 'openai' | 'anthropic' | 'gemini' | 'mistral' | 'cohere';
  /**
   * Environment variable that holds the API key. Never the key itself. Default: the provider's usual one, e.g. `OPENAI_API_KEY`; with a `baseUrl`, no key is sent.
   */
  apiKeyEnv?: string;
  apiKeyHeader?: ApiKeyHeader;
  /**
   * Base URL of a compatible API (gateway, proxy, your own server). `${NAME}` in it is replaced by the environment variable NAME.
   */
  baseUrl?: string;
  headers?: Headers;
  /**
   * Organization id (OpenAI).
   */
  organization?: string;
  workloadIdentity?: WorkloadIdentity;
}
/**
 * Headers of every request. A value `env:NAME` is read from the environment variable NAME.
 */
export interface Headers {
  [k: string]: string;
}
/**
 * Instead of a stored key, for OpenAI and Anthropic: the job's OIDC token (permission `id-token: write`) is exchanged for a short-lived one.
 */
export interface WorkloadIdentity {
  /**
   * OpenAI: id of the identity provider that trusts GitHub's tokens.
   */
  identityProviderId?: string;
  /**
   * OpenAI: id of the service account that the job acts as. Anthropic: optional.
   */
  serviceAccountId?: string;
  /**
   * Anthropic: id of the federation rule.
   */
  federationRuleId?: string;
  /**
   * Anthropic: id of the organization.
   */
  organizationId?: string;
  /**
   * Anthropic: id of the workspace, where the rule covers several.
   */
  workspaceId?: string;
  /**
   * Audience (`aud`) of the job's token, as the vendor expects it. Default: GitHub's, the URL of the repository's owner.
   */
  audience?: string;
}
export interface OllamaProvider {
  /**
   * For an endpoint under its own name.
   */
  kind?: 'ollama';
  /**
   * URL of the Ollama server. `${NAME}` in it is replaced by the environment variable NAME.
   */
  baseUrl?: string;
  /**
   * Environment variable that holds the API key, where the server wants one.
   */
  apiKeyEnv?: string;
  apiKeyHeader?: ApiKeyHeader;
  headers?: Headers;
}
/**
 * Any HTTP endpoint that answers prompts.
 */
export interface HttpProvider {
  /**
   * For an endpoint under its own name.
   */
  kind?: 'http';
  /**
   * URL that is called for each prompt. `${NAME}` in it is replaced by the environment variable NAME.
   */
  url: string;
  /**
   * HTTP method.
   */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  headers?: Headers;
  /**
   * Body template, a JSON value or a text; `{{prompt}}`, `{{system}}`, `{{messages}}`, `{{model}}`, `{{tools}}`, `{{temperature}}`, `{{maxTokens}}`, `{{vars}}` and the test's variables are filled in, escaped for JSON. Without it, the body of a chat completion. With GET, a mapping of query parameters.
   */
  body?: unknown;
  /**
   * Dotted path to the answer in the JSON reply; `-1` is the last element of a list, `*` every one, whose texts are joined.
   */
  responsePath?: string;
  /**
   * JavaScript that calculates the answer from the reply, in place of `responsePath`: an expression, a function `(json, text, context) => ...`, or a body with `return`. `json` is the parsed reply (null where it is no JSON), `text` the reply as it came, `context.response` has `status` and `headers`. It runs in the sandbox, 1 s at most. An object with `output` is that; another value becomes its JSON text.
   */
  transformResponse?: string;
  /**
   * Dotted path to the tool calls in the JSON reply; `*` goes through a list of which some have calls. Without it no call is seen, and `shouldNotCall` is an error.
   */
  toolCallsPath?: string;
  usagePaths?: UsagePaths;
  /**
   * Dotted path to the model's name in the JSON reply.
   */
  modelIdPath?: string;
  /**
   * Environment variable that holds the API key.
   */
  apiKeyEnv?: string;
  apiKeyHeader?: ApiKeyHeader;
}
/**
 * Dotted paths to the token counts in the JSON reply.
 */
export interface UsagePaths {
  /**
   * Path to the number of input tokens.
   */
  inputTokens?: string;
  /**
   * Path to the number of output tokens.
   */
  outputTokens?: string;
  /**
   * Path to the total number of tokens.
   */
  totalTokens?: string;
}
/**
 * A tool of an MCP server.
 */
export interface McpProvider {
  /**
   * For an endpoint under its own name.
   */
  kind?: 'mcp';
  /**
   * URL of the MCP server (streamable HTTP). `${NAME}` in it is replaced by the environment variable NAME.
   */
  serverUrl: string;
  /**
   * Tool that is called with the prompt.
   */
  toolName: string;
  /**
   * Template of the tool's arguments, filled in as the `body` of `http` is. Default: `prompt`, `system`, `messages`, `model` and `params`.
   */
  arguments?: {};
  headers?: Headers;
}
/**
 * Where stored answers live (input `responses`).
 */
export interface Recordings {
  /**
   * Folder of the recordings, relative to the config file.
   */
  dir?: string;
}
export interface ModelEntry {
  /**
   * Unique id, used by `tests[].models`, `judgeModel` and the reports.
   */
  id: string;
  /**
   * A key of `providers`.
   */
  provider: string;
  /**
   * Model name as the provider knows it.
   */
  model: string;
  params?: ModelParams;
  /**
   * `false`: the model takes no images and PDFs. It judges answers about them without seeing them, which a notice says, and a test with `images` cannot ask it.
   */
  images?: false;
  /**
   * `keep`: what the model writes between `<think>` tags is part of its answer. Without it, thoughts are kept apart, shown and not judged.
   */
  thinking?: 'keep';
  pricing?: ModelPricing;
}
/**
 * Sampling parameters.
 */
export interface ModelParams {
  /**
   * Sampling temperature.
   */
  temperature?: number;
  /**
   * Maximum number of tokens in one answer: 1024 unless given; as a judge 512, or 4096 where the model reasons.
   */
  maxTokens?: number;
  /**
   * Nucleus sampling.
   */
  topP?: number;
  stopSequences?: StringList1;
  /**
   * Seed, where the provider supports one.
   */
  seed?: number;
  /**
   * Further fields of the request body, sent as they are, e.g. `reasoning_effort`, `chat_template_kwargs`, `top_k`.
   */
  extra?: {};
}
/**
 * Price in USD per million tokens; takes precedence over the built-in table and over the cost that a reply states.
 */
export interface ModelPricing {
  /**
   * USD per million input tokens.
   */
  input: number;
  /**
   * USD per million output tokens.
   */
  output: number;
}
/**
 * One of `user`, `userFile`, `messagesFile` and `command` is needed.
 */
export interface PromptTemplate {
  /**
   * System prompt.
   */
  system?: string;
  /**
   * File that holds the system prompt, relative to the config file. Several are one prompt, joined by a blank line: `[AGENTS.md, { file: skills/csv/SKILL.md, frontMatter: drop }]`.
   */
  systemFile?: string | PromptFile | [string | PromptFile, ...(string | PromptFile)[]];
  /**
   * User message.
   */
  user?: string;
  /**
   * File that holds the user message, relative to the config file.
   */
  userFile?: string;
  /**
   * File that holds the whole chat, JSON or YAML, relative to the config file: a list of `{ role, content }`, or a mapping with that list under `messages`, as GitHub's `*.prompt.yml`. In place of all other texts.
   */
  messagesFile?: string;
  /**
   * Files of the checkout that go with the user message, relative to the config file: PNG, JPEG, GIF, WebP and PDF, at most 20 MB together; `{{variables}}` are filled in. What counts is their content.
   *
   * @minItems 1
   * @maxItems 20
   */
  images?:
    | [NonEmptyString]
    | [NonEmptyString, NonEmptyString]
    | [NonEmptyString, NonEmptyString, NonEmptyString]
    | [NonEmptyString, NonEmptyString, NonEmptyString, NonEmptyString]
    | [NonEmptyString, NonEmptyString, NonEmptyString, NonEmptyString, NonEmptyString]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ]
    | [
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString,
        NonEmptyString
      ];
  /**
   * Shell command that prints the prompt, in place of all texts: a text is the user message; JSON is `{ system, user }` or a list of messages. It is run once for each different set of variables, which are in its environment too (`KINDLM_VAR_name`), and never under `responses: replay`.
   */
  command?: string;
  /**
   * `true`: one process of the `command` prints all prompts. It reads a line of JSON for each set of variables, and prints a line for each, a JSON text or one of the other forms.
   */
  batch?: boolean;
  keys?: Keys;
  /**
   * Files whose change can change what the `command` prints, as of a test: a stored prompt is stale once one of them has changed. Without it, a replay cannot tell.
   *
   * @minItems 1
   * @maxItems 100
   */
  dependsOn?: [NonEmptyString, ...NonEmptyString[]];
  /**
   * Start of the answer that the model continues (prefill).
   */
  assistant?: string;
  /**
   * Earlier messages, sent between the system prompt and the user message: examples, or a conversation so far.
   *
   * @minItems 1
   */
  history?: [EarlierMessage, ...EarlierMessage[]];
}
export interface PromptFile {
  /**
   * Path, relative to the config file.
   */
  file: string;
  /**
   * `drop` leaves out what stands between `---` lines at the start of the file, as skills have it.
   */
  frontMatter?: 'keep' | 'drop';
}
export interface EarlierMessage {
  /**
   * Who says it.
   */
  role: 'user' | 'assistant';
  /**
   * What is said; variables are filled in.
   */
  content: string;
}
/**
 * Exactly one of `prompt` and `command` is needed.
 */
export interface TestEntry {
  /**
   * Unique name of the test.
   */
  name: string;
  /**
   * A key of `prompts`.
   */
  prompt?: string;
  /**
   * Shell command whose standard output is the answer.
   */
  command?: string;
  /**
   * Exit codes of the `command` after which its output is judged, `[0]` unless given; any other is `COMMAND_FAILED`.
   *
   * @minItems 1
   */
  exitCodes?: [number, ...number[]];
  keys?: Keys1;
  /**
   * Milliseconds that the `command`, or each reply of the model, may take; takes precedence over `defaults.timeoutMs` and the input `timeout-ms`. A command that takes longer is ended and has failed with `COMMAND_TIMEOUT`.
   */
  timeoutMs?: number;
  /**
   * USD that an answer of the `command` costs where it does not say so itself: for the cost gate, the cost assertion and the budget.
   */
  costUsd?: number;
  /**
   * The model that the `command` asks, where its output does not name it: its price counts, and reports name it.
   */
  model?: string;
  /**
   * `none`: the output of the `command` is read as text, also where it looks like the event stream of an agent.
   */
  agent?: 'none';
  /**
   * What the `command` works on: each answer gets a private copy, which is its current folder. Default: `defaults.workspace`; without either, it runs in the config's folder.
   */
  workspace?: string | WorkspaceEntry;
  /**
   * Values for `{{name}}` and `{{dotted.name}}` in the prompt.
   */
  vars?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Makes one test of each case: a `.csv`, `.tsv`, `.json`, `.jsonl` or `.yaml` file relative to the config file, a glob that makes one list of several, or a list of mappings. A case's columns are variables, over `vars`; `{{column}}` is replaced in `name`, `tags`, `workspace`, `expect`, `assert`, `tools` and `conversation` too, with its own type where it is the whole value. A `name` without a column gets `#` and the number of the case.
   */
  cases?: string | [{}, ...{}[]];
  models?: StringList2;
  /**
   * Answers of each model to this test.
   */
  repeat?: number | RepeatRange;
  /**
   * How many of the answers that count (`repeat`, or its `min`) must pass for the test to pass: a number, or a share such as `80%`, rounded up. Default: `defaults.minPasses`, else all. Failed answers still count in gates such as `piiFailuresMax`.
   */
  minPasses?: number | string;
  /**
   * The program of a `command`, `http` or `mcp` test answers the same each time, since it asks at temperature 0: its repeats are one answer, in the comparison and in `runPassRateMin`.
   */
  deterministic?: true;
  /**
   * Files whose change can change the answers of a `command`, `http` or `mcp` test: paths or globs, relative to the config file; one that starts with `!` leaves files out. Files that the test's command itself names belong to it. Without it, it is unknown whether a change can have affected such a test.
   *
   * @minItems 1
   * @maxItems 100
   */
  dependsOn?: [NonEmptyString, ...NonEmptyString[]];
  /**
   * Tools that the model may call: simulated ones, and those of MCP servers.
   */
  tools?: ToolSimulation[];
  /**
   * User turns of one conversation, each with its own `expect`.
   *
   * @minItems 1
   */
  conversation?: [ConversationTurn, ...ConversationTurn[]];
  /**
   * Maximum number of model replies in one tool loop.
   */
  maxTurns?: number;
  expect?: Expect;
  assert?: AssertList;
  /**
   * With `assert`: the weighted mean score that passes the test.
   */
  threshold?: number;
  tags?: StringList6;
  /**
   * Leave this test out.
   */
  skip?: boolean;
}
export interface WorkspaceEntry {
  /**
   * Folder of the checkout, relative to the config file; `{{variables}}` are filled in. Of it counts what git would commit; where there is no git, all but `.git`, `node_modules`, `__pycache__`, `.DS_Store` and `.env`. At most 50,000 files and 500 MB. Default: an empty folder.
   */
  from?: string;
  /**
   * Further files, over those of `from`, by their path in the workspace: a text, or `from` with a file or folder of the checkout, such as the skill as this pull request has it.
   */
  files?: {
    [k: string]: string | WorkspaceSource;
  };
  /**
   * Commands that run in the workspace before the agent gets it, without the step's keys, once for equal content. One that fails ends the job with exit code 2.
   *
   * @minItems 1
   * @maxItems 50
   */
  setup?: [NonEmptyString, ...NonEmptyString[]];
  /**
   * Whether the workspace is a git repository with one commit of all of it. Default: true.
   */
  git?: boolean;
  /**
   * Folder of the checkout that each answer gets as a private home folder (`HOME`, and the agents' own, such as `CLAUDE_CONFIG_DIR`), or `inherit` for that of the job, whose memory all answers then share. Default: an empty folder.
   */
  home?: string;
}
export interface WorkspaceSource {
  /**
   * File or folder of the checkout, relative to the config file.
   */
  from: string;
}
/**
 * Repeats in rounds: the first `min` count in pass, fail and gates; further ones, up to `max`, are asked only while the comparison with the base branch is undecided.
 */
export interface RepeatRange {
  /**
   * Answers that pass, fail and gates count.
   */
  min: number;
  /**
   * The most answers, at least `min`.
   */
  max: number;
}
export interface ToolSimulation {
  /**
   * Tool name as the model sees it.
   */
  name?: string;
  mcp?: McpToolServer;
  /**
   * With `mcp`: the server itself answers the calls, one process for each answer of the model.
   */
  call?: boolean;
  /**
   * What the tool does, for the model.
   */
  description?: string;
  /**
   * JSON Schema of the tool's parameters.
   */
  parameters?: {};
  /**
   * Simulated responses; the first whose `when` matches the arguments is used.
   */
  responses?: ToolResponse[];
  /**
   * The simulated result when no `when` matches.
   */
  defaultResponse?: unknown;
}
/**
 * In place of `name`: the tools of an MCP server, as it lists them when the run starts.
 */
export interface McpToolServer {
  /**
   * Shell command that starts it; it speaks over standard input and output, and runs in the config's folder as a `command` test does.
   */
  command?: string;
  /**
   * In place of `command`: URL of a server that runs (streamable HTTP). `${NAME}` in it is replaced by the environment variable NAME.
   */
  serverUrl?: string;
  only?: NonEmptyStringList;
  headers?: Headers1;
  keys?: Keys2;
  dependsOn?: StringList3;
}
/**
 * Headers of every request. A value `env:NAME` is read from the environment variable NAME.
 */
export interface Headers1 {
  [k: string]: string;
}
export interface ToolResponse {
  /**
   * Arguments that the call must have, each with an equal value; it may have more.
   */
  when: {};
  /**
   * The simulated result.
   */
  then: unknown;
}
export interface ConversationTurn {
  /**
   * Label of the turn, shown in reports.
   */
  turn: string;
  /**
   * What the user says in this turn. The first turn may leave it out: the prompt's user message is sent. A later turn without it looks at the model's next reply in the tool loop.
   */
  user?: string;
  expect?: Expect;
}
/**
 * What the answer must meet.
 */
export interface Expect {
  output?: OutputExpect;
  guardrails?: Guardrails;
  /**
   * Criteria that a judge model scores from 0 to 1.
   */
  judge?: JudgeCriterion[];
  /**
   * Tool calls that must, or must not, happen.
   */
  toolCalls?: ToolCallExpect[];
  trajectory?: TrajectoryExpect;
  /**
   * With a `workspace`: files that are there after the agent, and what is in them.
   *
   * @minItems 1
   */
  files?: [FileExpect, ...FileExpect[]];
  changes?: ChangesExpect;
  /**
   * With a `workspace`: commands that run in it after the agent, without the step's keys: a text, or `run` with what it must end with.
   *
   * @minItems 1
   * @maxItems 50
   */
  checks?: [string | CheckEntry, ...(string | CheckEntry)[]];
  skills?: SkillsExpect;
  baseline?: BaselineExpect;
  latency?: LatencyExpect;
  cost?: CostExpect;
}
/**
 * Format and content of the text.
 */
export interface OutputExpect {
  /**
   * `json`: the output must be valid JSON, and match `schemaFile` if given.
   */
  format?: 'text' | 'json';
  /**
   * JSON Schema (draft 07, 2019-09 or 2020-12), relative to the config file. Used with `format: json`.
   */
  schemaFile?: string;
  contains?: NonEmptyStringList1;
  notContains?: NonEmptyStringList2;
  /**
   * Maximum length in characters (UTF-16 code units).
   */
  maxLength?: number;
  /**
   * Compare `contains` and `notContains` without regard to case.
   */
  ignoreCase?: boolean;
}
/**
 * What must never occur in an answer.
 */
export interface Guardrails {
  pii?: PiiGuardrail;
  keywords?: KeywordGuardrail;
}
/**
 * Personal data. Without `denyPatterns`: US social security numbers, credit card numbers (Luhn-checked), e-mail addresses.
 */
export interface PiiGuardrail {
  /**
   * `false` switches the check off.
   */
  enabled?: boolean;
  /**
   * Data that is not personal, such as your own address: texts as they are found, in any letter case, or patterns that match the whole.
   */
  allow?: (string | AllowedPattern)[];
  denyPatterns?: StringList4;
  /**
   * Further patterns, with names.
   */
  customPatterns?: NamedPattern[];
  /**
   * With a `workspace`: only the answer's text, or only what the agent changed. Default: both.
   */
  on?: 'answer' | 'changes';
}
export interface AllowedPattern {
  /**
   * Regular expression (flag `i`).
   */
  pattern: string;
}
export interface NamedPattern {
  /**
   * Name shown in reports.
   */
  name: string;
  /**
   * Regular expression (flags `gi`).
   */
  pattern: string;
}
/**
 * Words and phrases, compared without regard to case.
 */
export interface KeywordGuardrail {
  deny?: NonEmptyStringList3;
  allow?: NonEmptyStringList4;
  /**
   * With a `workspace`: where `deny` looks, only in the answer's text or only in what the agent added. Default: in both.
   */
  on?: 'answer' | 'changes';
}
export interface JudgeCriterion {
  /**
   * What the judge looks for.
   */
  criteria: string;
  /**
   * Lowest score that passes.
   */
  minScore?: number;
  /**
   * Id of the judge model. Default: `defaults.judgeModel`, else the first model that is no `http` or `mcp` endpoint.
   */
  model?: string;
  /**
   * Detailed rubric for the judge.
   */
  rubric?: string;
  /**
   * How often the judge is asked; the median counts.
   */
  passes?: number;
  /**
   * File of answers that people have judged (`.jsonl`, `.csv`, `.yaml`): `output`, `pass`, `question`, `score`, `note`. The judge is checked against them.
   */
  labels?: string;
  /**
   * With a `workspace`: what the judge sees, only the answer's text or only what the agent changed. Default: both.
   */
  on?: 'answer' | 'changes';
}
export interface ToolCallExpect {
  /**
   * Tool name.
   */
  tool: string;
  /**
   * The tool must not be called.
   */
  shouldNotCall?: boolean;
  /**
   * Deep partial match of the arguments.
   */
  argsMatch?: {};
  /**
   * JSON Schema file for the arguments, relative to the config file.
   */
  argsSchema?: string;
  /**
   * Position of the call among all calls, from 0.
   */
  order?: number;
  /**
   * Text that the simulated response must contain.
   */
  responseContains?: string;
}
/**
 * The tool calls of an answer as a whole: which, in what order, how many.
 */
export interface TrajectoryExpect {
  /**
   * The calls that are wanted: names of tools, or `tool` with the arguments of that call.
   *
   * @maxItems 100
   */
  tools: (string | TrajectoryStep)[];
  /**
   * `ordered`: these calls, in this order, others between them allowed. `exact`: these and no others, in this order. `unordered`: these and no others, in any order, each as often as it is named. `only`: no others; not all needed.
   */
  match?: 'ordered' | 'exact' | 'unordered' | 'only';
  /**
   * Maximum number of tool calls for an answer.
   */
  maxCalls?: number;
  /**
   * Maximum number of calls of the same tool with the same arguments.
   */
  maxRepeats?: number;
}
export interface TrajectoryStep {
  /**
   * Tool name.
   */
  tool: string;
  /**
   * Deep partial match of the arguments.
   */
  argsMatch?: {};
}
export interface FileExpect {
  /**
   * Path or glob in the workspace. At least one file must match, unless `exists` is false.
   */
  path: string;
  contains?: NonEmptyStringList5;
  /**
   * Regular expression (flag `m`) that one matching file must match.
   */
  matches?: string;
  /**
   * File that one matching file must be equal to, relative to the config file.
   */
  equals?: string;
  /**
   * JSON Schema that one matching file must meet, relative to the config file.
   */
  schema?: string;
  notContains?: NonEmptyStringList6;
  /**
   * Most bytes of every matching file.
   */
  maxBytes?: number;
  /**
   * Every file that matches, at the start or now, is as it was at the start.
   */
  unchanged?: boolean;
  /**
   * `false`: no file may match.
   */
  exists?: boolean;
  /**
   * It is meant to hold before the agent has done anything, and is not named as an expectation that proves nothing.
   */
  guard?: boolean;
}
/**
 * With a `workspace`: what the agent may change. What git ignores at the start counts for `never` alone.
 */
export interface ChangesExpect {
  only?: NonEmptyStringList7;
  never?: NonEmptyStringList8;
  /**
   * Nothing may change.
   */
  none?: boolean;
  /**
   * Most files that may change.
   */
  maxFiles?: number;
  /**
   * Most lines that may be added and removed together.
   */
  maxLines?: number;
}
export interface CheckEntry {
  /**
   * The command.
   */
  run: string;
  /**
   * Folder of the checkout, relative to the config file, that is laid over the workspace before the check: the agent has neither seen nor changed it.
   */
  with?: string;
  /**
   * Exit code of the command that passes. Default: 0.
   */
  exitCode?: number;
  contains?: NonEmptyStringList9;
  /**
   * Milliseconds after which it is ended and has failed. Default: 5 minutes.
   */
  timeoutMs?: number;
  /**
   * It is meant to hold before the agent has done anything, and is not named as an expectation that proves nothing.
   */
  guard?: boolean;
}
/**
 * Skills that the agent of a `command` test must, or must not, use. One was used where the agent's tool for skills names it, or a call read its `SKILL.md`.
 */
export interface SkillsExpect {
  used?: NonEmptyStringList10;
  notUsed?: NonEmptyStringList11;
}
/**
 * Comparison with the baseline.
 */
export interface BaselineExpect {
  drift?: DriftExpect;
}
/**
 * How far the answer may move away from the baseline's.
 */
export interface DriftExpect {
  /**
   * Largest drift that passes; 0 is identical.
   */
  maxScore?: number;
  /**
   * How drift is measured.
   */
  method?: 'judge' | 'embedding' | 'field-diff';
  fields?: StringList5;
}
/**
 * Time of the answer.
 */
export interface LatencyExpect {
  /**
   * Maximum duration of all model calls for an answer together, in milliseconds.
   */
  maxMs: number;
}
/**
 * Cost of the answer.
 */
export interface CostExpect {
  /**
   * Maximum cost of the model calls for an answer, in USD.
   */
  maxUsd: number;
}
export interface ScoredAssert {
  /**
   * What is checked; `not-` before a deterministic type negates it.
   */
  type:
    | 'contains'
    | 'icontains'
    | 'contains-any'
    | 'contains-all'
    | 'icontains-any'
    | 'icontains-all'
    | 'starts-with'
    | 'equals'
    | 'regex'
    | 'is-json'
    | 'contains-json'
    | 'javascript'
    | 'python'
    | 'llm-rubric'
    | 'similar'
    | 'latency'
    | 'cost'
    | 'telegram-format'
    | 'conciseness'
    | 'not-contains'
    | 'not-icontains'
    | 'not-contains-any'
    | 'not-contains-all'
    | 'not-icontains-any'
    | 'not-icontains-all'
    | 'not-starts-with'
    | 'not-equals'
    | 'not-regex'
    | 'not-is-json'
    | 'not-contains-json'
    | 'not-javascript'
    | 'not-python'
    | 'not-latency'
    | 'not-cost'
    | 'not-telegram-format'
    | 'not-conciseness';
  /**
   * What it is checked against; depends on the type.
   */
  value?: unknown;
  /**
   * Lowest score that passes; for `latency` the most ms, for `cost` the most USD.
   */
  threshold?: number;
  /**
   * Weight in the test's mean score.
   */
  weight?: number;
  /**
   * Name under which the score is reported.
   */
  metric?: string;
  /**
   * For `javascript` and `python`: the deadline in ms. Default 1000; 30000 for `python` and with `sandbox: false`.
   */
  timeoutMs?: number;
  /**
   * For `javascript` and `python`: values that the code reads as `context.config`.
   */
  config?: {};
  /**
   * For `javascript` with a file: `false` runs it with the Node.js of the machine and not in the sandbox, so that it may import modules, read files and call servers. Under the rules of a `command`.
   */
  sandbox?: false;
  keys?: Keys3;
  /**
   * For `llm-rubric`: file of answers that people have judged, as in `expect.judge`.
   */
  labels?: string;
  /**
   * With a `workspace`, of a check of the text: where it looks, only in the answer or only in the lines that the agent added. Default: the answer; of a negated one both.
   */
  on?: 'answer' | 'changes';
}
/**
 * Makes one test of each eval that stands beside a `SKILL.md`: `evals/evals.json`, and files of triggers.
 */
export interface SkillsEntry {
  /**
   * Folders of skills, each with a `SKILL.md`: paths or globs relative to the config file; `.` where the repository is the skill.
   *
   * @minItems 1
   * @maxItems 100
   */
  folders: [NonEmptyString, ...NonEmptyString[]];
  /**
   * Shell command that starts the agent; `{{prompt}}` is the eval's.
   */
  command: string;
  /**
   * The agent that the command starts, which says where it looks for skills. Default: the one whose program or package the command names.
   */
  agent?: 'claude-code' | 'copilot' | 'codex' | 'gemini-cli' | 'opencode' | 'qwen-code';
  keys?: Keys4;
  /**
   * Answers to each eval. Default: `defaults.repeat`.
   */
  repeat?: number | RepeatRange;
  /**
   * How many of them must pass, as on a test.
   */
  minPasses?: number | string;
  /**
   * Milliseconds that the command may take, as on a test.
   */
  timeoutMs?: number;
  /**
   * The model that the command asks, where its output does not name it, as on a test.
   */
  model?: string;
  /**
   * `all`: the other skills stand beside the one that is tested, as they do at a user's.
   */
  beside?: 'none' | 'all';
}
/**
 * A harness, and the file that it writes.
 */
export interface ResultsEntry {
  /**
   * Name of the entry; its tests are called `name > test`. Default: `read`.
   */
  name?: string;
  /**
   * Shell command that starts the harness in the config's folder. Without it, an earlier step of the job has written the file.
   */
  run?: string;
  /**
   * The file that the harness writes, relative to the config file; or a glob whose files are one run together. With `run`, what it matches is removed before each run.
   */
  read: string;
  /**
   * `junit`: JUnit XML, as vitest, jest, pytest, deepeval, go and .NET write it. `promptfoo`: its results JSON. `vally`: its `results.jsonl`. `jsonl`: a line an answer, for every other harness (docs/results.md).
   */
  format: 'junit' | 'promptfoo' | 'vally' | 'jsonl';
  /**
   * How often `run` is started: each of its runs is an answer to every test. Default: `defaults.repeat`.
   */
  repeat?: number;
  /**
   * How many of its answers must pass for a test to pass: a number, or a share such as `80%`, rounded up. Default: `defaults.minPasses`, else all.
   */
  minPasses?: number | string;
  keys?: Keys5;
  /**
   * Milliseconds that a run of the harness may take. Default: 15 minutes.
   */
  timeoutMs?: number;
  /**
   * The harness asks at temperature 0 or replays answers: its runs are one answer.
   */
  deterministic?: true;
  /**
   * Files whose change can change the results, as on a test. Without it, only the newest commit of the base branch is compared with.
   *
   * @minItems 1
   * @maxItems 100
   */
  dependsOn?: [NonEmptyString, ...NonEmptyString[]];
  tags?: StringList7;
}
export interface Part {
  /**
   * A text file that prompts name, relative to the config file; with `in: workspace` a path inside of the workspace.
   */
  file?: string;
  /**
   * A folder of the workspace, taken away whole; needs `in: workspace`.
   */
  folder?: string;
  /**
   * What a part of the file is. `section`: a heading of the topmost level that occurs twice, with all below it; the text before the first is the beginning. Default: section.
   */
  by?: 'section' | 'paragraph' | 'line' | 'whole';
  /**
   * The path is one of the workspaces of the tests, and not a file of prompts.
   */
  in?: 'workspace';
  /**
   * Every part is taken away under every event. Default: on a pull request only parts that it adds or changes, on a push and a schedule none, by hand all.
   */
  all?: boolean;
}
/**
 * What the suite as a whole must meet.
 */
export interface Gates {
  /**
   * Lowest share of passed results. Unit: share, 0 to 1 (0.95 is 95 %).
   */
  passRateMin?: number;
  /**
   * Lowest share of answers that pass, over all results: red only where it is certain that the true share is lower, so that more repeats make it surer, not stricter. At temperature 0 or with a seed all answers of a result count as one. Unit: share, 0 to 1 (0.95 is 95 %).
   */
  runPassRateMin?: number;
  reliabilityMin?: ReliabilityMin;
  /**
   * Most schema failures (`SCHEMA_*`). Unit: whole number.
   */
  schemaFailuresMax?: number;
  /**
   * Most results with `PII_DETECTED`. Unit: whole number.
   */
  piiFailuresMax?: number;
  /**
   * Most results with a `KEYWORD_*` code. Unit: whole number.
   */
  keywordFailuresMax?: number;
  /**
   * Lowest mean of all judge scores. Unit: score, 0 to 1.
   */
  judgeAvgMin?: number;
  /**
   * Least share of good answers that each judge with labels must pass, and of bad ones that it must stop; it fails only where the labels show for certain that a judge does not. Unit: share, 0 to 1.
   */
  judgeTrustMin?: number;
  /**
   * Largest drift of any result. Unit: score, 0 to 1.
   */
  driftScoreMax?: number;
  /**
   * Highest cost of the whole suite; the run stops before it is exceeded. Unit: USD.
   */
  costMaxUsd?: number;
  /**
   * Highest mean of the results' latencies. Unit: milliseconds.
   */
  latencyMaxMs?: number;
  /**
   * Lowest share of passed deterministic assertion results. Unit: share, 0 to 1 (0.95 is 95 %).
   */
  deterministicPassRate?: number;
  /**
   * Lowest share of passed judge and drift results. Unit: share, 0 to 1 (0.95 is 95 %).
   */
  probabilisticPassRate?: number;
  /**
   * Whether the run fails where it is worse than the base branch by more than chance explains.
   */
  notWorse?: boolean;
  /**
   * Of `mode: parts` only: most parts that no test notices. Unit: whole number.
   */
  unnoticedPartsMax?: number;
  /**
   * Of `mode: parts` only: most parts without which the suite, or a test, is better. Unit: whole number.
   */
  harmfulPartsMax?: number;
  /**
   * The drop of the share of answers that pass that "not worse" rules out. Default: 10. It is not a gate by itself. Unit: percentage points (5 is a drop from 95 % to 90 %).
   */
  notWorseMargin?: number;
  /**
   * Most results that are worse than on the base branch for certain. Unit: whole number.
   */
  regressionsMax?: number;
  /**
   * Most results that passed in every answer on the base branch (two or more) and in none here. A plain count, without statistics. Unit: whole number.
   */
  newFailuresMax?: number;
  /**
   * Largest drop of the share of answers that pass below the base branch; it fails only where the run is worse by more than chance explains, too. Unit: percentage points (5 is a drop from 95 % to 90 %).
   */
  passRateDropMax?: number;
  /**
   * Largest drop of the mean judge score below the base branch; it fails only where chance does not explain the drop, too. Unit: difference of scores, 0 to 1.
   */
  judgeDropMax?: number;
  /**
   * Highest mean latency as a multiple of the base branch's. Unit: ratio (1.2 is a fifth more).
   */
  latencyIncreaseMax?: number;
  /**
   * Highest mean cost of an answer as a multiple of the base branch's. Unit: ratio (1.2 is a fifth more).
   */
  costIncreaseMax?: number;
}
/**
 * Lowest share of results of which so many answers in a row would all pass (pass^k): red only where the 95 % interval of that share lies below.
 */
export interface ReliabilityMin {
  /**
   * Answers in a row, at most the `repeat` of every test.
   */
  tries: number;
  /**
   * Lowest share of results. Unit: share, 0 to 1 (0.95 is 95 %).
   */
  rate: number;
}
/**
 * Values for every test.
 */
export interface Defaults {
  /**
   * Answers of each model to each test.
   */
  repeat?: number | RepeatRange;
  /**
   * Of the answers that count, so many must pass for a test to pass: a number, or a share such as `80%`, rounded up. Default: all.
   */
  minPasses?: number | string;
  /**
   * Model calls in flight.
   */
  concurrency?: number;
  /**
   * Commands with a `workspace` in flight, among the `concurrency`.
   */
  workspaceConcurrency?: number;
  /**
   * Longest time of one model call, in ms.
   */
  timeoutMs?: number;
  /**
   * The workspace of each `command` test that names none.
   */
  workspace?: string | WorkspaceEntry;
  models?: StringList8;
  /**
   * Id of the model that judges. Default: the first model that is no `http` or `mcp` endpoint.
   */
  judgeModel?: string;
  /**
   * Id of the model that makes embeddings. Default: `text-embedding-3-small` of the tested model's provider, where it has embeddings.
   */
  embeddingModel?: string;
  expect?: Expect;
  assert?: AssertList;
}
/**
 * Where the baseline for drift assertions lives.
 */
export interface BaselineSource {
  /**
   * Baseline file in the KindLM CLI's format (version "1"), relative to the config file. Default: `.kindlm/baselines/<suite name>.json`, when it exists.
   */
  file?: string;
}
/**
 * Testing evidence for the EU AI Act.
 */
export interface Compliance {
  /**
   * Write the compliance files: `compliance.md`, `compliance.json` and `SHA256SUMS`.
   */
  enabled?: boolean;
  /**
   * `custom`: headings without references to the AI Act.
   */
  framework?: 'eu-ai-act' | 'custom';
  /**
   * Folder that gets a copy, relative to the config file.
   */
  outputDir?: string;
  metadata?: ComplianceMetadata;
}
/**
 * What the document says about the system.
 */
export interface ComplianceMetadata {
  /**
   * Name of the AI system.
   */
  systemName?: string;
  /**
   * Version of the AI system.
   */
  systemVersion?: string;
  /**
   * Risk level under the Act.
   */
  riskLevel?: 'high' | 'limited' | 'minimal';
  /**
   * Who operates the system.
   */
  operator?: string;
  /**
   * Documented intended purpose.
   */
  intendedPurpose?: string;
  /**
   * Notes on the test data.
   */
  dataGovernanceNotes?: string;
  /**
   * Who signs the document.
   */
  responsiblePerson?: string;
}
