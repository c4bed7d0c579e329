/** Writes a recording the way people read and review it. */
import type { StoredResponse } from './answer-store.js';
import type { ChatResponse } from '../providers/provider.js';
import type { RecordedAnswer, RecordedCall } from './recording-entry.js';
import { requestsToKeep } from './recorded-requests.js';
import { isRecord } from '../basics/is-record.js';

type Redact = (text: string) => string;

/**
 * The text of a recording file, with a trailing newline. `redact` is applied to everything that a model answered and to
 * the requests; names and criteria are in the config as they are.
 */
export function writeRecording(
  suite: string,
  test: string,
  answers: readonly RecordedAnswer[],
  redact: Redact,
): string {
  const requests = [...requestsToKeep(answers)].map(([hash, { after, lines: own }]) => {
    const kept = redact(own.join('\n')).split('\n');
    return [hash, after === undefined ? kept : { after, lines: own.length === 0 ? [] : kept }];
  });
  const document = {
    version: 1,
    suite,
    test,
    answers: answers.map(({ model, repeat, call, hash, response }) => ({
      model,
      repeat,
      ...callFields(call),
      ...(hash === undefined ? {} : { hash }),
      ...responseFields(response, redact),
    })),
    ...(requests.length === 0 ? {} : { requests: Object.fromEntries(requests) as unknown }),
  };
  return `${format(document, '')}\n`;
}

function callFields(call: RecordedCall): Record<string, unknown> {
  if (call.kind === 'answer') return { turn: call.turn };
  const conversation = call.conversation === undefined ? {} : { conversation: call.conversation };
  if (call.kind === 'embedding') return { embedding: call.question, ...conversation };
  const judgeModel = call.judgeModel === undefined ? {} : { judgeModel: call.judgeModel };
  return { judge: call.question, ...judgeModel, attempt: call.attempt, ...conversation };
}

function responseFields(response: StoredResponse, redact: Redact): Record<string, unknown> {
  const { usage, latencyMs } = response;
  if ('vectors' in response) return { vectors: response.vectors, usage, latencyMs };
  return {
    text: lines(redact(response.text)),
    ...(response.thoughts === undefined ? {} : { thoughts: lines(redact(response.thoughts)) }),
    ...(response.outputJson === undefined
      ? {}
      : { outputJson: redactAll(response.outputJson, redact) }),
    ...reasonFields(response, redact),
    usage,
    ...(response.latencyUnstated === true ? {} : { latencyMs }),
    ...(response.modelId === undefined ? {} : { modelId: redact(response.modelId) }),
    ...(response.replyId === undefined ? {} : { replyId: redact(response.replyId) }),
    ...(response.costUsd === undefined ? {} : { costUsd: response.costUsd }),
  };
}

function reasonFields(response: ChatResponse, redact: Redact): Record<string, unknown> {
  const { toolCalls, toolCallsUnknown, finishReason } = response;
  const calls = toolCalls.length > 0;
  return {
    ...(calls ? { toolCalls: redactAll(toolCalls, redact) } : {}),
    ...(toolCallsUnknown === undefined ? {} : { toolCallsUnknown }),
    ...(calls || finishReason !== 'stop' ? { finishReason } : {}),
  };
}

/** A text of several lines as a list of them, which diffs line by line. */
function lines(text: string): string | readonly string[] {
  return text.includes('\n') ? text.split('\n') : text;
}

function redactAll(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => redactAll(item, redact));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [redact(key), redactAll(item, redact)]),
  );
}

/** JSON of two spaces, with a list of numbers on one line. */
function format(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'number')) return JSON.stringify(value);
    const items = value.map((item) => inner + format(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (isRecord(value) && Object.keys(value).length > 0) {
    const items = Object.entries(value).map(
      ([key, item]) => `${inner}${JSON.stringify(key)}: ${format(item, inner)}`,
    );
    return `{\n${items.join(',\n')}\n${indent}}`;
  }
  return JSON.stringify(value);
}
