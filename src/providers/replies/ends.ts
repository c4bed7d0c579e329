/**
 * How an answer ended, by what its API says of it: the one place that knows the words of all APIs. What was broken off
 * is no answer, and half an answer must not meet a "must not contain".
 */
import type { FinishReason, ToolCall } from '../provider.js';
import { isRecord } from '../../basics/is-record.js';

/**
 * `complete`: the model was done. `truncated`: cut at a limit of tokens. `filtered`: the provider took the answer away.
 * `calls-tools`: it announces tool calls. `broken-off`: it says itself that it is no whole answer. `unknown`: a word
 * that is not known. `unstated`: it says nothing.
 */
export type EndKind =
  'complete' | 'truncated' | 'filtered' | 'calls-tools' | 'broken-off' | 'unknown' | 'unstated';

const WORDS: Readonly<Record<Exclude<EndKind, 'unknown' | 'unstated'>, readonly string[]>> = {
  complete: [
    'stop',
    'end_turn',
    'stop_sequence',
    'eos',
    'eos_token',
    'end',
    'done',
    'complete',
    'completed',
    'finished',
    'success',
    'succeeded',
    'ok',
  ],
  truncated: [
    'length',
    'max_length',
    'max_tokens',
    'max_output_tokens',
    'max_completion_tokens',
    'model_length',
    'model_context_window_exceeded',
    'context_length_exceeded',
    'token_limit',
  ],
  filtered: [
    'content_filter',
    'content_filtered',
    'refusal',
    'safety',
    'image_safety',
    'prohibited_content',
    'blocklist',
    'blocked',
    'recitation',
    'spii',
    'model_armor',
    'guardrail_intervened',
    'moderation',
    'sensitive',
    'error_toxic',
  ],
  'calls-tools': ['tool_calls', 'tool_call', 'tool_use', 'function_call', 'function_calls'],
  'broken-off': [
    'error',
    'abort',
    'aborted',
    'cancel',
    'cancelled',
    'canceled',
    'failed',
    'failure',
    'incomplete',
    'interrupted',
    'timeout',
    'insufficient_system_resource',
    'network_error',
    'pause_turn',
    'malformed_function_call',
    'malformed_response',
    'unexpected_tool_call',
    'too_many_tool_calls',
    // Neither is there an answer yet.
    'in_progress',
    'queued',
    'pending',
    'running',
    'processing',
    // Ollama's for a request that moved a model in or out of memory.
    'load',
    'unload',
  ],
};

const KINDS: ReadonlyMap<string, EndKind> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words.map((word) => [word, isWordKind(kind) ? kind : 'unknown'] as const),
  ),
);

function isWordKind(kind: string): kind is keyof typeof WORDS {
  return Object.hasOwn(WORDS, kind);
}

/** Words that are not in the list, and say by a part of them that something went wrong. */
const SAYS_BROKEN =
  /error|abort|cancel|fail|timeout|timed_out|interrupt|incomplete|overload|malformed|insufficient|unavailable/;

/**
 * What a stated end means. Null is said by APIs that are not done; a gateway that leaves the field out, or empty, says
 * nothing.
 */
export function endKind(stated: unknown): EndKind {
  if (stated === undefined || stated === '') return 'unstated';
  if (typeof stated !== 'string') return stated === null ? 'broken-off' : 'unknown';
  // Gemini puts its own reason behind a colon, and the AI SDK writes dashes.
  const word = (stated.split(':', 1)[0] ?? '').trim().toLowerCase().replace(/[-\s]/g, '_');
  const known = KINDS.get(word);
  if (known !== undefined) return known;
  return SAYS_BROKEN.test(word) ? 'broken-off' : 'unknown';
}

/** How an answer ended: why it can be judged, or what is wrong with it. */
export type Ending =
  | { readonly kind: 'ended'; readonly finishReason: FinishReason }
  /** `comesAgain`: as `InvalidReplyError` takes it. */
  | {
      readonly kind: 'broken';
      readonly problem: string;
      readonly comesAgain: 'likely' | 'may-pass';
    };

/** What an answer comes with, as far as its end depends on it. */
export interface EndedAnswer {
  /** As the API states it; undefined where it does not. */
  readonly stated: unknown;
  readonly toolCalls: readonly Pick<ToolCall, 'name'>[];
  /** The API gives a reason with every whole answer, so that none means that there is none. */
  readonly alwaysStated: boolean;
}

/** The decision for every API. */
export function endingOf({ stated, toolCalls, alwaysStated }: EndedAnswer): Ending {
  const calls = toolCalls.length > 0;
  const kind = endKind(stated);
  switch (kind) {
    case 'complete':
      // Ollama and Gemini say `stop` when the model calls tools.
      return ended(calls ? 'tool-calls' : 'stop');
    case 'truncated':
      return ended('length');
    case 'filtered':
      return ended('content-filter');
    case 'calls-tools':
      return calls ? ended('tool-calls') : broken('it announces tool calls and has none');
    case 'broken-off':
      // What is always null is a server's way.
      return broken(
        `the answer was broken off (${shownReason(stated)})`,
        stated === null ? 'likely' : 'may-pass',
      );
    case 'unknown':
      return ended(calls ? 'tool-calls' : 'other');
    case 'unstated':
      if (alwaysStated) return broken(NO_REASON, 'likely');
      return ended(calls ? 'tool-calls' : 'stop');
  }
}

function ended(finishReason: FinishReason): Ending {
  return { kind: 'ended', finishReason };
}

function broken(problem: string, comesAgain: 'likely' | 'may-pass' = 'may-pass'): Ending {
  return { kind: 'broken', problem, comesAgain };
}

const NO_REASON =
  'it gives no reason for its end (`finish_reason`, `stop_reason`), so it may be half an answer. Describe a server that never gives one as an `http` provider with its `responsePath`';

function shownReason(stated: unknown): string {
  return typeof stated === 'string' ? JSON.stringify(stated.trim()) : 'no reason given';
}

/** An `error` beside an answer, or a list of `errors`; undefined where there is none. Empty ones are none. */
export function errorIn(reply: Readonly<Record<string, unknown>>): unknown {
  return [own(reply, 'error'), own(reply, 'errors')].find(saysSomething);
}

/** Some servers send `error: false`, `""`, or an object of empty values with every good answer. */
function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(saysSomething);
  return isRecord(value) ? Object.values(value).some(saysSomething) : true;
}

function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** What an error says, in a line or two. */
export function wordsOf(error: unknown): string {
  const said = isRecord(error) ? (error['message'] ?? error) : error;
  return typeof said === 'string' ? said : JSON.stringify(said ?? '');
}

/** The end of a Responses object: its `status`, and why it is not complete. */
export function responsesEnd({
  status,
  incomplete_details: details,
}: Readonly<Record<string, unknown>>): unknown {
  const reason = isRecord(details) ? details['reason'] : undefined;
  return status === 'incomplete' && typeof reason === 'string' ? reason : status;
}
