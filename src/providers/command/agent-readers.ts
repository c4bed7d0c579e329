/**
 * One reader an agent: what each of its events says of the run. The events are those of the versions in
 * `__tests__/fixtures/agents/`; kinds that a reader does not know say nothing.
 */
import type { AgentName } from '../../config/agents.js';
import { isRecord, itemsAt, parsedJson, sum } from '../../basics/basics.js';
import type { AgentEnding, AgentFault, AgentRun, Json } from './agent-run.js';
import { tokenCount } from '../replies.js';

type AgentTokens = NonNullable<AgentRun['tokens']>;

interface Agent {
  /** How tools are allowed that it denies where nobody can be asked. */
  readonly allowing: string;
  /** Whether an event is of the kind that its stream begins with. */
  readonly isFirst: (event: Json) => boolean;
  /** Whether a JSON document is all that it prints in its `json` form; absent where it has none that is read. */
  readonly isWhole?: (document: Json) => boolean;
  /** The function that takes the events of one run. */
  readonly reader: (run: AgentRun) => (event: Json) => void;
}

export const AGENTS: Readonly<Record<AgentName, Agent>> = {
  'claude-code': {
    allowing: '`--allowedTools`, or `--permission-mode acceptEdits` for files',
    isFirst: (event) =>
      isInit(event) &&
      (nonEmptyText(event['claude_code_version']) !== undefined ||
        // Versions before 2 do not name themselves.
        (hasAll(event, ['slash_commands', 'permissionMode', 'apiKeySource']) &&
          !Object.hasOwn(event, 'qwen_code_version'))),
    isWhole: (document) => document['type'] === 'result' && hasAll(document, CLAUDE_RESULT),
    reader: readClaude,
  },
  'qwen-code': {
    allowing: '`--yolo`, or `--allowed-tools`',
    isFirst: (event) => isInit(event) && nonEmptyText(event['qwen_code_version']) !== undefined,
    reader: readClaude,
  },
  copilot: {
    allowing: '`--allow-all-tools`, or `--allow-tool`',
    isFirst: (event) =>
      (nonEmptyText(event['type'])?.startsWith('session.') ?? false) &&
      isRecord(event['data']) &&
      hasAll(event, ['id', 'timestamp']),
    reader: readCopilot,
  },
  codex: {
    allowing: '`--sandbox workspace-write`',
    isFirst: (event) =>
      event['type'] === 'thread.started' && nonEmptyText(event['thread_id']) !== undefined,
    reader: readCodex,
  },
  'gemini-cli': {
    allowing: '`--approval-mode yolo`, or `--allowed-tools`',
    isFirst: (event) =>
      event['type'] === 'init' && hasAll(event, ['timestamp', 'session_id', 'model']),
    isWhole: (document) =>
      typeof document['response'] === 'string' &&
      hasAll(at(document, 'stats'), ['models', 'tools', 'files']),
    reader: readGemini,
  },
  opencode: {
    allowing: '`permission` in `opencode.json`',
    isFirst: (event) =>
      nonEmptyText(event['sessionID'])?.startsWith('ses_') === true &&
      (event['type'] === 'error' ||
        (event['type'] === 'step_start' && at(event, 'part')['type'] === 'step-start')),
    reader: readOpencode,
  },
};

const CLAUDE_RESULT = [
  'subtype',
  'is_error',
  'duration_ms',
  'num_turns',
  'session_id',
  'total_cost_usd',
  'usage',
];

function isInit({ type, subtype, session_id: session }: Json): boolean {
  return type === 'system' && subtype === 'init' && nonEmptyText(session) !== undefined;
}

function hasAll(owner: Json, keys: readonly string[]): boolean {
  return keys.every((key) => Object.hasOwn(owner, key));
}

function recordsAt(owner: Json, key: string): readonly Json[] {
  return itemsAt(owner, key).filter((item) => isRecord(item));
}

// Claude Code, and Qwen Code in its form.

/** What Claude Code says of a request that failed, where it names no status. */
const CLAUDE_ERRORS: Readonly<Record<string, number>> = {
  authentication_failed: 401,
  billing_error: 402,
  rate_limit: 429,
  invalid_request: 400,
  server_error: 500,
};

const CLAUDE_USAGE = {
  input: 'input_tokens',
  output: ['output_tokens'],
  cached: 'cache_read_input_tokens',
};

function readClaude(run: AgentRun): (event: Json) => void {
  // Claude Code counts cached tokens beside the others, Qwen Code among them.
  let apart: readonly string[] = ['cache_read_input_tokens', 'cache_creation_input_tokens'];
  let lastText = '';
  let hasSpoken = false;
  let fault: number | undefined;

  const assistant = (event: Json, isOfSubagent: boolean): void => {
    const message = at(event, 'message');
    for (const block of recordsAt(message, 'content')) {
      const { type, id, name, input, text } = block;
      if (type === 'tool_use') run.call(id, name, input, isOfSubagent);
      if (type === 'text' && !isOfSubagent && nonEmptyText(text) !== undefined)
        lastText = String(text);
    }
    if (isOfSubagent) return;
    const { model } = message;
    if (model !== '<synthetic>') run.model = nonEmptyText(model) ?? run.model;
    run.turn(message['id']);
    const { input, output } = tokensBy(at(message, 'usage'), { ...CLAUDE_USAGE, apart });
    hasSpoken = input + output > 0;
    fault = CLAUDE_ERRORS[nonEmptyText(event['error']) ?? ''];
  };

  const result = (event: Json): void => {
    const { total_cost_usd: cost, num_turns: turns, stop_reason: stop } = event;
    run.answer = nonEmptyText(event['result']) ?? lastText;
    run.isCut = stop === 'max_tokens';
    run.costUsd = amountOf(cost);
    run.statedTurns = amountOf(turns);
    const models = Object.entries(at(event, 'modelUsage'));
    for (const [name, usage] of models) run.used(name, claudeTokens(at(usage)));
    if (models.length === 0) run.used('', tokensBy(at(event, 'usage'), { ...CLAUDE_USAGE, apart }));
    for (const denial of recordsAt(event, 'permission_denials')) run.denied(denial['tool_name']);
    run.ended(claudeEnding(event, { said: run.answer, hasSpoken, fault }));
  };

  return (event) => {
    const isOfSubagent = nonEmptyText(event['parent_tool_use_id']) !== undefined;
    if (isInit(event)) {
      const { claude_code_version: claude, qwen_code_version: qwen, model } = event;
      run.version = nonEmptyText(claude) ?? nonEmptyText(qwen);
      run.model ??= nonEmptyText(model);
      if (nonEmptyText(qwen) !== undefined) apart = [];
    } else if (event['type'] === 'assistant') assistant(event, isOfSubagent);
    else if (event['type'] === 'user') {
      for (const block of recordsAt(at(event, 'message'), 'content')) {
        if (block['type'] === 'tool_result') run.result(block['tool_use_id'], block['content']);
      }
    } else if (event['type'] === 'result') result(event);
  };
}

function claudeTokens(usage: Json) {
  return tokensBy(usage, {
    input: 'inputTokens',
    output: ['outputTokens'],
    cached: 'cacheReadInputTokens',
    apart: ['cacheReadInputTokens', 'cacheCreationInputTokens'],
  });
}

/** What Qwen Code writes in place of an answer that no model gave, and other agents may, or other versions. */
const NO_ANSWER = /^\s*\[?API Error(?::|\s+\(?\d{3}\b)/i;

/** Makes an error of an ending that is called a success, where nothing was called, no tokens were told and no model spoke. */
export function endUnanswered(run: AgentRun): void {
  const isAnswered = run.calls.length > 0 || run.tokens !== undefined;
  if (run.hasEnded && !isAnswered && NO_ANSWER.test(run.answer)) run.ended(errorEnding(run.answer));
}

function claudeEnding(
  event: Json,
  { said, hasSpoken, fault }: { said: string; hasSpoken: boolean; fault: number | undefined },
): AgentEnding {
  const { subtype, is_error: isError, api_error_status: status } = event;
  if (subtype === 'error_max_turns') return { kind: 'turn-limit' };
  const isFailure = isError === true || nonEmptyText(subtype)?.startsWith('error') === true;
  if (!isFailure && (hasSpoken || !NO_ANSWER.test(said))) return { kind: 'done' };
  const errors = itemsAt(event, 'errors').filter((error) => typeof error === 'string');
  const message = [
    nonEmptyText(event['result']),
    nonEmptyText(errors.join('; ')),
    nonEmptyText(at(event, 'error')['message']),
    nonEmptyText(said),
    nonEmptyText(subtype),
  ].find((text) => text !== undefined);
  return errorEnding(message, status ?? fault);
}

// GitHub Copilot CLI.

function readCopilot(run: AgentRun): (event: Json) => void {
  let failure: AgentEnding | undefined;
  const handlers: Readonly<Record<string, (data: Json, isOfSubagent: boolean) => void>> = {
    'session.tools_updated': ({ model }) => {
      run.model ??= nonEmptyText(model);
    },
    'assistant.turn_start': ({ turnId }, isOfSubagent) => {
      if (!isOfSubagent) run.turn(turnId);
    },
    'assistant.message': (data, isOfSubagent) => {
      for (const { toolCallId, name, arguments: args } of recordsAt(data, 'toolRequests')) {
        run.call(toolCallId, name, args, isOfSubagent);
      }
      if (isOfSubagent) return;
      run.model = nonEmptyText(data['model']) ?? run.model;
      run.answer = nonEmptyText(data['content']) ?? run.answer;
      failure = undefined;
    },
    'tool.execution_start': ({ toolCallId, toolName, arguments: args }, isOfSubagent) =>
      run.call(toolCallId, toolName, args, isOfSubagent),
    'tool.execution_complete': ({ toolCallId, result, error }) => {
      run.result(toolCallId, isRecord(result) ? (result['content'] ?? result) : error);
      if (at(error)['code'] === 'denied') run.denied(toolCallId);
    },
    'session.error': ({ message, statusCode, errorType }) => {
      failure = errorEnding(message, statusCode, nonEmptyText(errorType));
    },
  };
  return (event) => {
    const { type } = event;
    const data = at(event, 'data');
    const isOfSubagent = [data['parentToolCallId'], data['agentId'], event['agentId']].some(
      (id) => nonEmptyText(id) !== undefined,
    );
    if (type === 'result') {
      const { exitCode } = event;
      const failed =
        exitCode === 0 ? undefined : errorEnding(`it ended with code ${String(exitCode)}`);
      run.ended(failure ?? failed ?? { kind: 'done' });
    } else if (typeof type === 'string' && Object.hasOwn(handlers, type)) {
      handlers[type]?.(data, isOfSubagent);
    }
  };
}

// Codex.

/** Items of a turn that are no calls. */
const CODEX_WORDS: ReadonlySet<unknown> = new Set(['agent_message', 'reasoning', 'error']);

function readCodex(run: AgentRun): (event: Json) => void {
  const item = (event: Json): void => {
    const { id, type, status, text, server, tool, ...rest } = at(event, 'item');
    if (type === 'agent_message') run.answer = nonEmptyText(text) ?? run.answer;
    if (CODEX_WORDS.has(type)) return;
    const isMcp = nonEmptyText(server) !== undefined && nonEmptyText(tool) !== undefined;
    const { aggregated_output: output, exit_code: code, result, error, ...args } = rest;
    const asked = isMcp ? (rest['arguments'] ?? {}) : args;
    run.call(id, isMcp ? `${String(server)}/${String(tool)}` : type, asked, false);
    if (status === 'declined') run.denied(id);
    if (event['type'] === 'item.completed') {
      const isRun = output !== undefined || code !== undefined;
      run.result(id, isRun ? { exit_code: code, output } : (result ?? error ?? status));
    }
  };
  return (event) => {
    const { type, usage, error, message } = event;
    if (isRecord(event['item'])) item(event);
    else if (type === 'turn.completed') {
      run.used('', tokensBy(at(usage), CODEX_USAGE));
      run.ended({ kind: 'done' });
    } else if (type === 'turn.failed') {
      run.ended(codexEnding(at(error)['message'] ?? message));
    }
  };
}

const CODEX_USAGE = {
  input: 'input_tokens',
  output: ['output_tokens'],
  cached: 'cached_input_tokens',
};

/** The message may be the body of the server's reply. */
function codexEnding(message: unknown): AgentEnding {
  const text = nonEmptyText(message) ?? '';
  const body = parsedJson(text);
  const { message: words, type, code } = at(body, 'error');
  const kinds = [type, code].filter((kind) => typeof kind === 'string').join(' ');
  return errorEnding(nonEmptyText(words) ?? text, at(body)['status'], kinds);
}

// Gemini CLI.

const GEMINI_DENIAL = /denied|not allowed|requires? (?:user )?(?:confirmation|approval)/i;

/** What Gemini CLI calls the errors that end it. */
const GEMINI_ERRORS: Readonly<Record<string, number>> = { FatalAuthenticationError: 401 };

function readGemini(run: AgentRun): (event: Json) => void {
  let isReply = false;
  let isText = false;
  let turns = 0;
  const replies = (asText: boolean): void => {
    if (!isReply) run.turn(`${turns++}`);
    isReply = true;
    isText = asText;
  };
  const message = ({ role, content, delta }: Json): void => {
    if (role !== 'assistant' || typeof content !== 'string') {
      isReply = false;
      return;
    }
    // Its words come in pieces; what it says before a call is not its answer.
    const isContinued = isReply && isText && delta === true;
    replies(true);
    run.answer = isContinued ? run.answer + content : content;
  };
  const result = (event: Json): void => {
    const { status, error, stats } = event;
    geminiStats(run, at(stats));
    if (status === 'success') run.ended({ kind: 'done' });
    else run.ended(geminiEnding(at(error)));
  };
  return (event) => {
    const { type, tool_id: id, tool_name: name, parameters, response, stats } = event;
    if (type === 'init') run.model ??= nonEmptyText(event['model']);
    else if (type === 'message') message(event);
    else if (type === 'tool_use') {
      replies(false);
      run.call(id, name, parameters, false);
    } else if (type === 'tool_result') {
      isReply = false;
      const { status, output, error } = event;
      run.result(id, output ?? error ?? status);
      if (GEMINI_DENIAL.test(nonEmptyText(at(error)['message']) ?? '')) run.denied(id);
    } else if (type === 'result') result(event);
    else if (typeof response === 'string' && isRecord(stats)) {
      run.answer = response;
      geminiStats(run, stats);
      run.ended(isRecord(event['error']) ? geminiEnding(event['error']) : { kind: 'done' });
    }
  };
}

function geminiEnding({ type, message, code }: Json): AgentEnding {
  if (type === 'FatalTurnLimitedError') return { kind: 'turn-limit' };
  return errorEnding(message, GEMINI_ERRORS[nonEmptyText(type) ?? ''] ?? code, nonEmptyText(type));
}

/** Each model's tokens, in the form of the stream and in that of `json`; the one that wrote most is the run's. */
function geminiStats(run: AgentRun, stats: Json): void {
  let most = 0;
  for (const [name, told] of Object.entries(at(stats, 'models'))) {
    const nested = at(told, 'tokens');
    const tokens = isRecord(at(told)['tokens'])
      ? tokensBy(nested, { input: 'prompt', output: ['candidates', 'thoughts'], cached: 'cached' })
      : tokensBy(at(told), { input: 'input_tokens', output: ['output_tokens'], cached: 'cached' });
    run.used(name, tokens);
    if (tokens.output > most) run.model = name;
    most = Math.max(most, tokens.output);
  }
}

// opencode.

const OPENCODE_USAGE = { input: 'input', output: ['output', 'reasoning'], cached: 'cached' };

function readOpencode(run: AgentRun): (event: Json) => void {
  const costs = new Map<unknown, number>();
  const texts = new Map<unknown, { message: unknown; text: string }>();
  const finish = (part: Json): void => {
    const { id, reason, cost, tokens } = part;
    const cache = at(tokens, 'cache');
    const counts = { ...at(tokens), cached: cache['read'], written: cache['write'] };
    // Cached tokens are not among the others.
    run.used(String(id), tokensBy(counts, { ...OPENCODE_USAGE, apart: ['cached', 'written'] }));
    costs.set(id, amountOf(cost) ?? 0);
    run.costUsd = sum([...costs.values()]);
    run.isCut = reason === 'length';
    if (reason === 'error') run.ended(errorEnding('a step ended with an error'));
    else run.ended(reason === 'tool-calls' ? { kind: 'broken-off' } : { kind: 'done' });
  };
  return (event) => {
    const part = at(event, 'part');
    const { id, messageID: message, callID, tool, text } = part;
    const state = at(part, 'state');
    switch (event['type']) {
      case 'step_start':
        run.turn(message);
        run.ended({ kind: 'broken-off' });
        break;
      case 'tool_use': {
        const { input, output, error } = state;
        run.call(callID, tool, input, false);
        run.result(callID, output ?? error);
        if (/rejected permission|permission denied/i.test(nonEmptyText(error) ?? ''))
          run.denied(callID);
        break;
      }
      case 'text':
        texts.set(id, { message, text: nonEmptyText(text) ?? '' });
        run.answer = [...texts.values()]
          .filter((other) => other.message === message)
          .map((other) => other.text)
          .join('\n');
        break;
      case 'step_finish':
        finish(part);
        break;
      case 'error': {
        const { name, data } = at(event, 'error');
        const { message: words, statusCode } = at(data);
        run.ended(errorEnding(words ?? name, statusCode, nonEmptyText(name)));
        break;
      }
      default:
    }
  };
}

/** The record at a path of keys; an empty one where there is none. */
function at(value: unknown, ...path: readonly string[]): Json {
  let found: unknown = value;
  for (const key of path) found = isRecord(found) ? found[key] : undefined;
  return isRecord(found) ? found : {};
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** An amount from 0; undefined for anything else. */
function amountOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Tokens by the names of their fields; `apart` are inputs that `input` does not hold. */
function tokensBy(
  usage: Json,
  names: { input: string; output: readonly string[]; cached: string; apart?: readonly string[] },
): AgentTokens {
  const count = (...keys: readonly string[]): number =>
    sum(keys.map((key) => tokenCount(usage[key])));
  return {
    input: count(names.input, ...(names.apart ?? [])),
    output: count(...names.output),
    cached: count(names.cached),
  };
}

// Why a request failed, from what the agent says of it.

/** Words of agents and of the servers behind them, where no status is told. The first that fits counts. */
const FAULT_WORDS: readonly (readonly [RegExp, AgentFault])[] = [
  [/quota|usage.limit|credit balance|billing|insufficient.(?:funds|credits)/i, 'quota'],
  [/rate.?limit|too many requests/i, 'rate-limit'],
  [
    /authenticat|authoriz|unauthorized|(?:invalid|incorrect|missing|no) (?:x-)?api.?key|log ?in\b|not logged in/i,
    'auth',
  ],
  [
    /overloaded|server.error|unavailable|bad gateway|timed? ?out|connection (?:error|refused|reset|closed)|stream disconnected|fetch failed|network error|socket hang up|E(?:CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE)\b/i,
    'transient',
  ],
];

/** In words, at their beginning, or in the body of a server's reply, which agents repeat. */
const STATUS_IN_WORDS =
  /(?:\bstatus(?: ?code)?|\bcode|\bHTTP(?:\/\S+)?|\bAPI Error|\berror)["\\]*[:= (]*([45]\d\d)\b|^\W*([45]\d\d)\b/i;

/** Google answers with 400 to a key that it does not know. */
const UNKNOWN_KEY = /api.?key not valid|API_KEY_INVALID/i;

/** @param words further words for the kind of failure, e.g. a code */
function errorEnding(
  message: unknown,
  status?: unknown,
  words = '',
): Extract<AgentEnding, { kind: 'error' }> {
  const text = nonEmptyText(message) ?? 'it does not say why';
  const [, named, leading] = STATUS_IN_WORDS.exec(text) ?? [];
  const code = typeof status === 'number' && status >= 400 ? status : Number(named ?? leading ?? 0);
  const cause = faultOf(code, `${words} ${text}`);
  return { kind: 'error', message: text, cause, ...(code === 0 ? {} : { status: code }) };
}

function faultOf(status: number, words: string): AgentFault {
  const said = FAULT_WORDS.find(([pattern]) => pattern.test(words))?.[1];
  if (status === 401 || status === 403 || UNKNOWN_KEY.test(words)) return 'auth';
  if (status === 402 || (status === 429 && said === 'quota')) return 'quota';
  if (status === 429) return 'rate-limit';
  if (status === 408 || status === 409 || status >= 500) return 'transient';
  return status >= 400 ? 'rejected' : (said ?? 'rejected');
}
