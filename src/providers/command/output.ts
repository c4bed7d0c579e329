/** What a command's standard output says. */
import { isRecord, parsedJson } from '../../basics/basics.js';
import { isTooDeep, type TimelessChat, type ToolCall, usageOf } from '../provider.js';
import { parseArguments, tokenCount } from '../replies.js';

/** Makes the failure of output that looks like an answer with its tool calls and is none. */
type Broken = (why: string) => Error;

/**
 * The answer: the text without the white space around it or, where that is a JSON object with `output` or `toolCalls`,
 * what the object says. Lines that are events of the KindLM CLI's protocol are taken out of the text. Throws
 * what `broken` makes for an object whose parts are not what they should be.
 */
export function readCommandOutput(stdout: string, broken: Broken): TimelessChat {
  const envelope = envelopeOf(stdout.trim());
  if (envelope === undefined) return protocolAnswer(stdout, broken);
  const { output, usage, costUsd } = envelope;
  const toolCalls = readToolCalls(envelope['toolCalls'], broken);
  const stated = isRecord(usage) ? usage : {};
  return {
    ...answer(outputText(output, broken), toolCalls),
    ...(Array.isArray(envelope['toolCalls']) ? {} : { toolCallsUnknown: 'untold' }),
    usage: usageOf(
      tokenCount(stated['inputTokens']),
      tokenCount(stated['outputTokens']),
      tokenCount(stated['totalTokens']),
    ),
    ...(costUsd === undefined ? {} : { costUsd: readCost(costUsd, broken) }),
  };
}

/** What a line of the KindLM CLI's protocol begins with. */
const EVENT_START = '{"kindlm":';

type ProtocolEvent =
  | {
      readonly kind: 'tool_call';
      readonly name: string;
      readonly arguments: ToolCall['arguments'];
      readonly id?: string;
    }
  | { readonly kind: 'output_json'; readonly data: unknown };

/** Events apart; all other lines, also those that only look like events, are the text. */
function protocolAnswer(stdout: string, broken: Broken): TimelessChat {
  const text: string[] = [];
  const toolCalls: ToolCall[] = [];
  let outputJson: unknown;
  for (const line of stdout.split('\n')) {
    const event = eventOf(line.trim(), broken);
    if (event === undefined) text.push(line);
    else if (event.kind === 'output_json') outputJson = event.data;
    else {
      const { name, arguments: args, id = `cmd_tc_${toolCalls.length}` } = event;
      toolCalls.push({ id, name, arguments: args });
    }
  }
  const printed = text.join('\n').trim();
  // Where nothing else was printed, checks of the text look at the JSON: they must not pass on nothing.
  const said = outputJson !== undefined && printed === '' ? JSON.stringify(outputJson) : printed;
  return {
    ...answer(said, toolCalls),
    // No line says that there was no call, and a model may write any.
    ...(toolCalls.length > 0 ? {} : { toolCallsUnknown: 'untold' }),
    ...(outputJson === undefined ? {} : { outputJson }),
  };
}

function eventOf(line: string, broken: Broken): ProtocolEvent | undefined {
  const value = line.startsWith(EVENT_START) ? parsedRecord(line) : undefined;
  if (value === undefined) return undefined;
  const { kindlm, name, id, arguments: args, data } = value;
  if (kindlm === 'output_json' && data !== undefined) {
    if (isTooDeep(data)) throw broken('`data` is nested too deeply');
    return { kind: 'output_json', data };
  }
  if (kindlm !== 'tool_call' || typeof name !== 'string' || name === '') return undefined;
  return {
    kind: 'tool_call',
    name,
    arguments: parseArguments(args),
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
  };
}

function answer(text: string, toolCalls: readonly ToolCall[]): TimelessChat {
  return { text, toolCalls, finishReason: 'stop', usage: usageOf(0, 0) };
}

function envelopeOf(text: string): Record<string, unknown> | undefined {
  const value = text.startsWith('{') ? parsedRecord(text) : undefined;
  if (value === undefined) return undefined;
  const isEnvelope = Object.hasOwn(value, 'output') || Object.hasOwn(value, 'toolCalls');
  // An event of the protocol may be all that there is, and have such a key itself.
  return isEnvelope && !Object.hasOwn(value, 'kindlm') ? value : undefined;
}

function parsedRecord(text: string): Record<string, unknown> | undefined {
  const value = parsedJson(text);
  return isRecord(value) ? value : undefined;
}

function outputText(output: unknown, broken: Broken): string {
  if (typeof output === 'string') return output;
  if (output === undefined || output === null) return '';
  if (isTooDeep(output)) throw broken('`output` is nested too deeply');
  return JSON.stringify(output);
}

function readToolCalls(value: unknown, broken: Broken): readonly ToolCall[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw broken('`toolCalls` is not a list');
  return value.map((call: unknown, index) => {
    const name = isRecord(call) ? call['name'] : undefined;
    if (!isRecord(call) || typeof name !== 'string' || name === '') {
      throw broken(`\`toolCalls[${index}]\` has no name`);
    }
    const id = call['id'];
    return {
      id: typeof id === 'string' && id !== '' ? id : `call_${index}`,
      name,
      arguments: parseArguments(call['arguments']),
    };
  });
}

function readCost(value: unknown, broken: Broken): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw broken('`costUsd` is not a number from 0');
}
