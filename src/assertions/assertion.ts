/** The assertion interface (design/engine.md): what an assertion gets and what it returns. */
import type {
  FileTree,
  JsonSchemaSource,
  LocatedAssert,
  ScoredRule,
  TestCase,
  Expect,
} from '../config/suite.js';
import type {
  ChangedFile,
  ProviderError,
  ToolCall,
  UnknownCalls,
  WorkspaceCopy,
} from '../providers/provider.js';
import type { Interpreters } from '../sandbox/interpreters.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { SchemaViolation } from '../config/files/json-schema.js';
import { redactorOf, redactSensitiveJson } from '../redaction/personal-data.js';
import { firstPart, redactDeep } from '../redaction/cut.js';
import { sum } from '../basics/basics.js';

/** Failure codes, as design/engine.md lists them. */
export const FAILURE_CODES = [
  'SCHEMA_INVALID',
  'SCHEMA_PARSE_ERROR',
  'PII_DETECTED',
  'KEYWORD_DENIED',
  'KEYWORD_MISSING',
  'CONTAINS_FAILED',
  'NOT_CONTAINS_FAILED',
  'MAX_LENGTH_EXCEEDED',
  'JUDGE_BELOW_THRESHOLD',
  'TOOL_CALL_MISSING',
  'TOOL_CALL_UNEXPECTED',
  'TOOL_CALL_ARGS_MISMATCH',
  'TOOL_CALL_ORDER_WRONG',
  'TOOL_CALL_ARGS_SCHEMA_INVALID',
  'TRAJECTORY_MISMATCH',
  'SKILL_NOT_USED',
  'SKILL_USED',
  'FILE_MISSING',
  'FILE_UNEXPECTED',
  'FILE_CONTENT_MISMATCH',
  'FILE_CHANGED',
  'CHANGE_NOT_ALLOWED',
  'CHECK_FAILED',
  'DRIFT_EXCEEDED',
  'PROVIDER_TIMEOUT',
  'PROVIDER_AUTH_FAILED',
  'PROVIDER_ERROR',
  'INTERNAL_ERROR',
  'LATENCY_EXCEEDED',
  'COST_EXCEEDED',
  'EMPTY_OUTPUT',
  'MAX_TURNS_EXCEEDED',
  'BUDGET_EXCEEDED',
  'COMMAND_FAILED',
  'COMMAND_TIMEOUT',
  'JAVASCRIPT_FAILED',
  'JAVASCRIPT_ERROR',
  'PYTHON_FAILED',
  'PYTHON_ERROR',
  'SIMILARITY_BELOW_THRESHOLD',
  'FORMAT_INVALID',
  'CONCISENESS_FAILED',
  'EXTERNAL_CHECK_FAILED',
  'EXTERNAL_RESULT_MISSING',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

export interface AssertionResult {
  /** Type of the assertion, e.g. `schema`, `pii`, `judge`; `provider` for a run that ended with a provider error. */
  readonly assertionType: string;
  /** Name of this check, unique enough to aggregate by. */
  readonly label: string;
  readonly passed: boolean;
  /** 0 to 1; 1 is perfect. */
  readonly score: number;
  readonly failureCode?: FailureCode | undefined;
  readonly failureMessage?: string;
  /** Shown, but it decides nothing: the test's `threshold` does, its weight is 0, or every answer passes it. */
  readonly advisory?: true | undefined;
  /** What must never happen has happened: one such answer fails the result, whatever `minPasses` allows. */
  readonly failsResult?: true | undefined;
  readonly metadata?: AssertionMetadata | undefined;
}

/** What `evaluate` returns: a result, and the texts that no report may show in full. */
export interface AssertionOutcome extends AssertionResult {
  /** Personal data found in the output, as found; the engine redacts it wherever the run appears and drops this field. */
  readonly sensitiveText?: readonly string[];
  /** The check could not be made, because a provider failed: the run is errored. The engine drops this field. */
  readonly providerFailed?: true;
}

/**
 * The tools that were called, or why that is not known: what reads them says what holds then, since what nobody saw
 * is not "not called".
 */
type CallsOfRun =
  | { readonly kind: 'known'; readonly calls: readonly ToolCall[] }
  | { readonly kind: 'unknown'; readonly why: UnknownCalls };

const UNKNOWN = 'Which tools were called is not known:';

/** Why it is not known, as a sentence without its full stop. */
export const UNKNOWN_CALLS_TEXT: Readonly<Record<UnknownCalls, string>> = {
  untold: `${UNKNOWN} the command printed no calls, nor \`toolCalls\`, and no traces arrived; an exporter has to be flushed before the program ends (docs/agents.md)`,
  'unreadable-traces': `${UNKNOWN} the command printed no calls, and its traces arrived, but follow neither the GenAI conventions (\`gen_ai.*\`) nor OpenInference (docs/agents.md)`,
  unnamed: `${UNKNOWN} by the command's traces a model asked for tools, and no span names one (docs/agents.md)`,
  lost: `${UNKNOWN} of the command's traces or events something was cut off, refused, or more than is kept (docs/agents.md)`,
  'only-result': `${UNKNOWN} the agent printed only its result: start it with \`--output-format stream-json\` (Claude Code: and \`--verbose\`)`,
  'not-at-path': `${UNKNOWN} the reply does not have the place in which \`toolCallsPath\` looks for them`,
  unlisted: `${UNKNOWN} the endpoint has no \`toolCallsPath\`, or is an MCP tool, which returns only its answer`,
};

/** What guardrails read: `unread` where there were calls whose arguments are not in it. */
interface GuardedText {
  readonly text: string;
  readonly unread?: UnknownCalls;
}

/** Where a check of a text looks, in a test with a workspace. */
export type LooksOn = 'answer' | 'changes' | undefined;

/**
 * What a guardrail reads: what was said and, of a workspace, what was added. `unread`: why there may be more than it has,
 * so that it cannot pass.
 */
export function guardedText(
  { outputText, transcript = outputText, guarded = { text: transcript }, added }: AssertionContext,
  on?: LooksOn,
): { readonly text: string; readonly unread?: string } {
  const { text, unread } = guarded;
  const said = { text, ...(unread === undefined ? {} : { unread: UNKNOWN_CALLS_TEXT[unread] }) };
  if (added === undefined || on === 'answer') return said;
  const more = added.isWhole ? {} : { unread: NOT_ALL_ADDED };
  if (on === 'changes') return { text: added.text, ...more };
  return { ...said, ...more, text: `${text}\n${added.text}` };
}

/** Characters of the diff that a judge sees: the smallest files first, the others by name and counts. */
const MAX_JUDGED_DIFF = 60_000;

/** What a judge sees of an answer: its text and, of a workspace, what changed. */
export function judgedText(
  { outputText, copy }: Pick<AssertionContext, 'outputText' | 'copy'>,
  on?: LooksOn,
): string {
  if (copy === undefined || on === 'answer') return outputText;
  return withDiff(on === 'changes' ? undefined : outputText, diffText(copy.changes));
}

/** An answer and what it changed, as a judge is shown them; also those of labels. */
export function withDiff(outputText: string | undefined, diff: string): string {
  const changes = `Changes to the files:\n${diff}`;
  return outputText === undefined ? changes : `${outputText}\n\n${changes}`;
}

function diffText(changes: readonly ChangedFile[]): string {
  if (changes.length === 0) return '(none)';
  const headed = changes.map((file) => ({ file, head: headingOf(file) }));
  let left = MAX_JUDGED_DIFF - sum(headed.map(({ head }) => head.length + 1));
  const whole = new Set<ChangedFile>();
  const bySize = changes.toSorted((a, b) => (a.patch?.length ?? 0) - (b.patch?.length ?? 0));
  for (const file of bySize) {
    left -= (file.patch?.length ?? 0) + 1;
    if (left < 0) break;
    whole.add(file);
  }
  const texts = headed.map(({ file, head }) =>
    whole.has(file) && file.patch ? `${head}\n${file.patch}` : head,
  );
  return firstPart(texts.join('\n'), MAX_JUDGED_DIFF);
}

function headingOf({
  path,
  kind,
  executable,
  addedLines,
  removedLines,
  patch,
}: ChangedFile): string {
  const mode =
    executable === undefined ? '' : executable ? ', made executable' : ', no longer executable';
  const counts =
    patch === undefined && addedLines + removedLines === 0
      ? 'no text'
      : `+${addedLines} -${removedLines}`;
  return `${kind} ${JSON.stringify(path)} (${counts}${mode})`;
}

/** Why a check of what was added cannot pass. */
export const NOT_ALL_ADDED =
  'The agent added more than 1 MiB of text, or a file that is no text: not all of it was read';

/** A question to a judge model. */
interface JudgeQuestion {
  /** Config id of the judge model. */
  readonly modelId: string;
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the reply, for providers with structured output. */
  readonly responseSchema: Readonly<Record<string, unknown>>;
  /** The random fence inside `user`; left out of the request's hash. */
  readonly boundary: string;
  /** What is asked, as recordings and logs name it, e.g. the criterion. */
  readonly label: string;
  /** The files of the prompt are shown with it, where the judge's model takes them. */
  readonly showsFiles?: true;
  /** Number of this asking, from 0: several passes are independent samples, a repeated question is a new one. */
  readonly attempt: number;
}

interface JudgeReply {
  readonly text: string;
  /** The reply was cut off at this many tokens. */
  readonly cutAtTokens?: number;
  /** Config id of the model that answered. */
  readonly modelId: string;
}

/** Model access for assertions. Calls go through the run's pool, budget and recordings; they throw ProviderError. */
export interface AssertionModels {
  ask(question: JudgeQuestion): Promise<JudgeReply>;
  /** Vectors for the texts, or `unsupported` where the provider has no embeddings or its server refused to make any. `label` names the call in recordings. */
  embed(
    texts: readonly string[],
    label: string,
  ): Promise<
    | { readonly kind: 'vectors'; readonly vectors: readonly (readonly number[])[] }
    | { readonly kind: 'unsupported'; readonly refusal?: ProviderError }
  >;
}

export interface AssertionContext {
  readonly outputText: string;
  /** JSON that was reported beside the text: JSON checks judge it in place of the text. Undefined: there is none. */
  readonly outputJson?: unknown;
  /**
   * All that the model said, turn by turn, beside its tool calls too, and the JSON that it reported; absent where
   * `outputText` is all there is. Guardrails look at it: what was said in an early turn has been said.
   */
  readonly transcript?: string;
  /** The same with the arguments of its tool calls: what must not be said must not be sent to a tool either. */
  readonly guarded?: GuardedText;
  readonly toolCalls: CallsOfRun;
  /** The workspace as the agent left it; absent where the test has none. */
  readonly copy?: WorkspaceCopy;
  /** The lines that the agent added to it, as far as they are read; negated checks and guardrails read them, too. */
  readonly added?: AddedText;
  /** The test's variables, for the commands that check the copy. */
  readonly vars?: Readonly<Record<string, string>>;
  /** The baseline's output for this test and model, where there is one. */
  readonly baselineText?: string | undefined;
  /** Milliseconds of the run's model calls, without waiting and retries. */
  readonly latencyMs: number;
  /** A stored answer states no latency, so `latencyMs` says too little. */
  readonly latencyUnstated?: boolean;
  /** USD of the run's own model calls; null when it is not known. */
  readonly costUsd: number | null;
  /** The model has a price, and its replies state no token usage to apply it to. */
  readonly usageUnstated?: boolean;
  readonly models: AssertionModels;
}

/** Lines that an agent added to files; `isWhole`: all of them, and nothing that is no text. */
interface AddedText {
  readonly text: string;
  readonly isWhole: boolean;
}

export interface Assertion {
  /** Type identifier; gates tell probabilistic types (`judge`, `drift`) from the rest by it. */
  readonly type: string;
  /** It has something to judge, or nothing to find, in a run that called tools and said nothing. */
  readonly judgesWithoutText?: true;
  /** Evaluates one output. Never throws for what the output holds; ProviderError when a judge or embedding call fails. */
  evaluate(context: AssertionContext): Promise<readonly AssertionOutcome[]>;
}

// What a kind of assertion is made of; registry.ts lists them all.

export interface AssertionDeps {
  /** JSON Schema files by the path that the config writes (`Suite.schemas`). */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  /** What expectations of a workspace name, by the path that the config writes (`Suite.trees`). */
  readonly trees: ReadonlyMap<string, FileTree>;
  /** Config id of the judge model for criteria that name none. */
  readonly judgeModel: string;
  /** A new unguessable token (letters and digits) that fences judged text. */
  readonly randomBoundary: () => string;
  readonly sandbox: Sandbox;
  /** Runs code that is not to be in the sandbox, in the config's folder. */
  readonly interpret: (
    call: Omit<Parameters<Interpreters['run']>[0], 'directory'>,
  ) => ReturnType<Interpreters['run']>;
}

export interface AssertionKind {
  /** `assertionType` of its results. */
  readonly type: string;
  /** The assertions of this kind that the `expect` blocks of one test, or of one turn, ask for; none is common. */
  create(expects: readonly Expect[], deps: AssertionDeps): readonly Assertion[];
  /** Whether `create` would return any. */
  isIn(expects: readonly Expect[]): boolean;
  /** Whether any answer could fail one of them, which a limit such as `minScore: 0` rules out; `isIn` unless given. */
  canFail?(expects: readonly Expect[]): boolean;
  /** Codes of its type that these blocks cannot give; none unless given. */
  readonly unusedCodes?: (expects: readonly Expect[]) => readonly FailureCode[];
  /** Whether one answer could fail the result; none can unless given. */
  canFailResult?(expects: readonly Expect[]): boolean;
}

// What a kind of scored assertion (`assert`) is made of.

/** What a kind says of one answer, before `not-` and the threshold. */
export interface ScoredVerdict {
  readonly pass: boolean;
  /** 0 to 1. */
  readonly score: number;
  /** One sentence for people, also when it passed. */
  readonly reason: string;
  /** Why it failed, where the kind has more than one code. */
  readonly failureCode?: FailureCode | undefined;
  /** No verdict was possible (a deadline, an error of the assertion): fails, negated or not. Needs a failureCode. */
  readonly undecided?: true;
  readonly metadata?: AssertionMetadata | undefined;
}

export interface ScoredDeps extends AssertionDeps {
  /** The test whose `assert` list it is. */
  readonly test: Pick<TestCase, 'name' | 'vars' | 'subject'>;
}

/** One kind of scored assertion: what its value may be, and what an answer is worth. Whether `not-` may precede it is in the schema. */
export interface ScoredKind extends ScoredRule {
  /** `assertionType` of the results; the type unless given. */
  readonly assertionType?: string;
  readonly failureCode: FailureCode;
  /** Code of a failed `not-` assertion; `failureCode` unless given. */
  readonly negatedFailureCode?: FailureCode;
  /** Lowest score that passes where the config gives none; 0.5 unless given. */
  readonly defaultThreshold?: number;
  /** Whether it reads the test's variables while it evaluates: they are then part of what is checked. */
  readonly readsVariables?: ((value: unknown) => boolean) | undefined;
  /** Its score alone decides: at a threshold of 0 it passes whatever is said. */
  readonly decidesByScore?: true;
  /** Whether every answer gets the same from it, by all that its text tells; it is then no failure, or one each time. */
  readonly isSameForAll?: (assert: LocatedAssert) => boolean;
  /** As in Assertion: it judges a run that called tools and said nothing, too. */
  readonly judgesWithoutText?: true;
  /** Never throws for what the answer holds; ProviderError when a judge or embedding call fails. */
  evaluate(
    assert: LocatedAssert,
    context: AssertionContext,
    deps: ScoredDeps,
  ): Promise<ScoredVerdict>;
}

export const DEFAULT_THRESHOLD = 0.5;

// Short ways to write a result: passed with score 1, failed with score 0.

/** A check that passed. */
export function passed(assertionType: string, label: string): AssertionOutcome {
  return { assertionType, label, passed: true, score: 1 };
}

/** A check that failed: why, as a code and as a sentence. */
export function failed(
  assertionType: string,
  label: string,
  failureCode: FailureCode,
  failureMessage: string,
): AssertionOutcome {
  return {
    assertionType,
    label,
    passed: false,
    score: 0,
    failureCode,
    failureMessage,
  };
}

// The same for verdicts of scored assertions.

/** All or nothing. */
export function allOrNothing(
  pass: boolean,
  reason: string,
  failureCode?: FailureCode,
): ScoredVerdict {
  return { pass, score: pass ? 1 : 0, reason, ...(failureCode && { failureCode }) };
}

/** No verdict was possible. */
export function undecided(
  reason: string,
  failureCode: FailureCode = 'INTERNAL_ERROR',
): ScoredVerdict {
  return { ...allOrNothing(false, reason, failureCode), undecided: true };
}

// What results know beside their score: every fact with its type, and whose words it is.

export interface AssertionMetadata {
  /** `assert` lists. */
  readonly scored?: true;
  /** As the config writes it, `not-` included. */
  readonly type?: string;
  /** Why it passed or failed, as one sentence. */
  readonly reason?: string;
  /** The config's code wrote the reason. */
  readonly reasonBy?: 'script';
  /** Null: there is none. */
  readonly threshold?: number | null;
  readonly weight?: number;
  readonly metric?: string | undefined;
  readonly band?: ScoreBand;
  readonly negated?: boolean;
  /** `conciseness`. */
  readonly words?: number;
  readonly sentences?: number;
  /** `telegram-format`: their numbers. */
  readonly errors?: number;
  readonly warnings?: number;
  /** `javascript`: lines of `console.log`. */
  readonly console?: readonly string[];
  /** `judge` and drift by a judge. */
  readonly reasoning?: string;
  /** Config id. */
  readonly judgeModel?: string;
  readonly criteria?: string;
  /** Of several passes. */
  readonly scores?: readonly number[];
  readonly spread?: number;
  /** `drift`; `exercised` is false where there was nothing to compare. */
  readonly exercised?: boolean;
  readonly method?: 'judge' | 'embedding' | 'field-diff';
  readonly notice?: string;
  readonly driftScore?: number;
  readonly field?: string;
  readonly baseline?: string;
  readonly current?: string;
  /** Of `notContains`, `keywords.deny` and negated text checks that failed: what the answer must not have, and has. */
  readonly forbidden?: readonly string[];
  /** `contains` that failed though the text is there in another letter case: what would accept it, as the config writes it. */
  readonly otherCase?: string;
  /** `pii`; matches are redacted already. */
  readonly pattern?: string;
  readonly matchCount?: number;
  readonly redactedMatches?: readonly string[];
  /** JSON and its schemas. */
  readonly schemaErrors?: readonly SchemaViolation[];
  readonly outputPreview?: string;
  /** `tool-calls`. */
  readonly mismatches?: readonly string[];
  readonly actualArgs?: Readonly<Record<string, unknown>>;
  /** `checks`: what the command wrote last. */
  readonly lastLines?: string;
  /** `checks`: files that the check runs by and the agent changed. */
  readonly changedCheckers?: readonly string[];
  readonly latencyMs?: number;
  readonly maxMs?: number;
  /** USD. */
  readonly costUsd?: number;
  readonly maxUsd?: number;
}

/**
 * `ours`: figures, the config's words and ours. `reason`: why a judge decided as it did, in its words. `answer`: may
 * quote the model under test, so it goes where its answer goes.
 */
type WordsOf = 'ours' | 'reason' | 'answer';

interface FactRules {
  readonly words: WordsOf;
  /** Whether report.html lists it; no: shown elsewhere in the assertion's row, or without meaning for a reader. */
  readonly listed: boolean;
}

/** A new fact without a line here does not compile. */
const FACTS: Readonly<Record<keyof AssertionMetadata, FactRules>> = {
  scored: { words: 'ours', listed: false },
  type: { words: 'ours', listed: false },
  reason: { words: 'ours', listed: true },
  reasonBy: { words: 'ours', listed: false },
  threshold: { words: 'ours', listed: true },
  weight: { words: 'ours', listed: true },
  metric: { words: 'ours', listed: true },
  band: { words: 'ours', listed: false },
  negated: { words: 'ours', listed: false },
  words: { words: 'ours', listed: true },
  sentences: { words: 'ours', listed: true },
  errors: { words: 'ours', listed: true },
  warnings: { words: 'ours', listed: true },
  console: { words: 'answer', listed: true },
  reasoning: { words: 'reason', listed: false },
  judgeModel: { words: 'ours', listed: true },
  criteria: { words: 'ours', listed: false },
  scores: { words: 'ours', listed: true },
  spread: { words: 'ours', listed: true },
  exercised: { words: 'ours', listed: false },
  method: { words: 'ours', listed: true },
  notice: { words: 'ours', listed: true },
  driftScore: { words: 'ours', listed: true },
  field: { words: 'answer', listed: true },
  baseline: { words: 'answer', listed: true },
  current: { words: 'answer', listed: true },
  forbidden: { words: 'ours', listed: false },
  otherCase: { words: 'ours', listed: true },
  pattern: { words: 'ours', listed: true },
  matchCount: { words: 'ours', listed: true },
  redactedMatches: { words: 'ours', listed: true },
  schemaErrors: { words: 'answer', listed: true },
  outputPreview: { words: 'answer', listed: false },
  mismatches: { words: 'answer', listed: false },
  actualArgs: { words: 'answer', listed: true },
  lastLines: { words: 'answer', listed: true },
  changedCheckers: { words: 'ours', listed: true },
  latencyMs: { words: 'ours', listed: true },
  maxMs: { words: 'ours', listed: true },
  costUsd: { words: 'ours', listed: true },
  maxUsd: { words: 'ours', listed: true },
};

/** Facts that a report lists with an assertion. One of another version of the report, unknown here, is listed. */
export function listedFacts(
  metadata: AssertionMetadata | undefined,
): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(metadata ?? {}).filter(([name]) => !isKnown(name) || FACTS[name].listed);
}

/** The metadata without what `leftOut` names; undefined when nothing is left. */
export function metadataWithout(
  metadata: AssertionMetadata,
  leftOut: ReadonlySet<WordsOf>,
): AssertionMetadata | undefined {
  const kept = Object.entries(metadata).filter(([name]) => {
    const words: WordsOf =
      name === 'reason' && metadata.reasonBy === 'script' ? 'reason' : wordsOf(name);
    return !leftOut.has(words);
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Whose words a fact is. One that a report of another version has may quote anything. */
function wordsOf(name: string): WordsOf {
  return isKnown(name) ? FACTS[name].words : 'answer';
}

function isKnown(name: string): name is keyof AssertionMetadata {
  return Object.hasOwn(FACTS, name);
}

// The score ranges of docs/assertions.md.

/** Best first. */
export const SCORE_BANDS = [
  'perfect',
  'excellent',
  'good',
  'borderline',
  'poor',
  'failed',
] as const;

type ScoreBand = (typeof SCORE_BANDS)[number];

/** Lowest score of each band, best first. */
const BANDS: readonly (readonly [lowest: number, band: ScoreBand])[] = [
  [1, 'perfect'],
  [0.8, 'excellent'],
  [0.6, 'good'],
  [0.5, 'borderline'],
  [0.3, 'poor'],
];

/** Two decimals, as scores are compared: 1 - 0.1 - 0.1 - 0.1 is 0.7. */
export function roundedScore(score: number): number {
  return Math.round((score + Number.EPSILON) * 100) / 100;
}

/** The band of a score from 0 to 1, after rounding. */
export function bandOf(score: number): ScoreBand {
  const compared = roundedScore(score);
  return BANDS.find(([lowest]) => compared >= lowest)?.[1] ?? 'failed';
}

// What personal data that an assertion found leaves of its outcome and of the others.

/**
 * An outcome as reports may hold it: without its sensitive texts, and with those of the whole run redacted in its
 * message and metadata. Its type and code stay as they are, whatever a pattern matched: the gates count by them.
 */
export function redactOutcome(
  outcome: AssertionOutcome,
  sensitiveTexts: readonly string[],
): AssertionResult {
  const { assertionType, label, passed, score, failureCode, failureMessage, metadata } = outcome;
  const { advisory, failsResult } = outcome;
  const redact = redactorOf(sensitiveTexts);
  return {
    assertionType,
    // Labels are the config's words, and runs are aggregated by them; only drift names fields of the answer.
    label: assertionType === 'drift' ? redact(label) : label,
    passed,
    score,
    failureCode,
    ...(failureMessage === undefined ? {} : { failureMessage: redact(failureMessage) }),
    advisory,
    ...(failsResult === true && { failsResult }),
    ...(metadata === undefined ? {} : { metadata: redactValuesOf(metadata, sensitiveTexts) }),
  };
}

/** The names are ours and stay, and so do our figures; a number of the answer may be personal data like any text of it. */
function redactValuesOf(
  metadata: AssertionMetadata,
  sensitiveTexts: readonly string[],
): AssertionMetadata {
  const redact = redactorOf(sensitiveTexts);
  return Object.fromEntries(
    Object.entries(metadata).map(([name, value]: [string, unknown]) => [
      name,
      wordsOf(name) === 'answer'
        ? redactSensitiveJson(value, sensitiveTexts)
        : redactDeep(value, redact),
    ]),
  );
}
