/** Talks to the model under test: user turns, and the tool loop inside each of them. */
import { shownCommand } from '../../config/placeholders.js';
import { descriptorOf } from '../../config/providers.js';
import type { Attachment, ModelSpec, TestCase, ToolServer } from '../../config/suite.js';
import type {
  ChatMessage,
  ChatRequest,
  ChatResponse,
  ToolCall,
  ToolDefinition,
  UnknownCalls,
} from '../../providers/provider.js';
import { hasEntries } from '../../assertions/registry.js';
import { askedServers } from '../calls/request.js';
import type { InputMessage, RunInput } from '../results.js';

/** Sends one request to the model under test; `turn` counts the exchanges of the run from 0. */
type AskModel = (request: ChatRequest, turn: number) => Promise<ChatResponse>;

/** What the model did in one user turn: its last reply, with the calls of all. A command answers once. */
export interface Reply extends Pick<
  ChatResponse,
  | 'text'
  | 'outputJson'
  | 'toolCalls'
  | 'toolCallsUnknown'
  | 'trace'
  | 'copy'
  | 'agent'
  | 'finishReason'
> {
  /** All texts of the turn, those beside tool calls included, and the reported JSON. */
  readonly said: string;
  /** What it thought before its words, block after block; not judged. */
  readonly thoughts: readonly string[];
  /** Some answer of the turn was cut at maxTokens. */
  readonly truncated: boolean;
  /** maxTurns, or an agent's own limit, was reached while the model still called tools. */
  readonly turnLimitReached: boolean;
  /** Why there is nothing to judge, if so. `used-up`: its limit of tokens was reached before it answered. */
  readonly empty?: 'no-text' | 'only-thoughts' | 'used-up' | 'content-filter' | 'no-reply';
  /** Tools were called, and the answer has no text. */
  readonly withoutText?: true;
}

export interface LabelledReply {
  readonly turn: TestCase['conversation'][number];
  /** The user message that was sent for it; absent where none was. */
  readonly user?: string | undefined;
  readonly reply: Reply;
}

/** One conversation with the model under test; it keeps the messages so far. */
class Dialogue {
  readonly #test: TestCase;
  readonly #model: ModelSpec;
  readonly #ask: AskModel;
  readonly #tools: readonly ToolDefinition[];
  /** An endpoint or a command that is an agent reports the calls that it has made itself. */
  readonly #runsItsTools: boolean;
  readonly #messages: ChatMessage[] = [];
  /** Begins the first answer. */
  #prefill: string | undefined;
  /** Go with the first user message. */
  #images: readonly Attachment[] | undefined;
  #exchanges = 0;

  constructor(test: TestCase, model: ModelSpec, ask: AskModel) {
    this.#test = test;
    this.#model = model;
    this.#ask = ask;
    this.#tools = toolDefinitions(test.tools);
    const reports = descriptorOf(model.provider).runsItsTools;
    this.#runsItsTools =
      reports === 'always' || (reports === 'without tools of the test' && this.#tools.length === 0);
    const prompt = test.subject.kind === 'prompt' ? test.subject.messages : { user: '' };
    if (prompt.system !== undefined) {
      this.#messages.push({ role: 'system', content: prompt.system });
    }
    this.#messages.push(...(prompt.history ?? []));
    this.#prefill = prompt.assistant;
    this.#images = 'images' in prompt ? prompt.images : undefined;
  }

  /** Sends a user message (or nothing new) and follows the tool loop for at most `maxReplies` model replies. */
  async reply(user: string | undefined, maxReplies: number): Promise<Reply> {
    if (user !== undefined) {
      const images = this.#images;
      this.#messages.push({ role: 'user', content: user, ...(images && { images }) });
      this.#images = undefined;
    }
    const calls: ToolCall[] = [];
    const said: string[] = [];
    const thoughts: string[] = [];
    let toolCallsUnknown: UnknownCalls | undefined;
    let truncated = false;
    for (let replies = 1; ; replies += 1) {
      const started = this.#prefill;
      const response = await this.#exchange();
      this.#prefill = undefined;
      toolCallsUnknown ??= response.toolCallsUnknown;
      truncated ||= response.finishReason === 'length';
      const answered = this.#answeredCalls(response);
      calls.push(...answered);
      said.push(...saidIn(response));
      if (response.thoughts !== undefined) thoughts.push(response.thoughts);
      const wantsTools = this.#wantsTools(response);
      this.#messages.push(
        wantsTools ? assistantMessage(response) : { role: 'assistant', content: response.text },
        ...(wantsTools ? answered.map(toolMessage) : []),
      );
      if (wantsTools && replies < maxReplies) continue;
      return {
        text: response.text,
        outputJson: response.outputJson,
        said: said.join('\n'),
        thoughts,
        toolCalls: calls,
        finishReason: response.finishReason,
        truncated,
        turnLimitReached: wantsTools || response.agent?.turnLimitReached === true,
        ...(toolCallsUnknown === undefined ? {} : { toolCallsUnknown }),
        ...(response.trace === undefined ? {} : { trace: response.trace }),
        ...(response.copy === undefined ? {} : { copy: response.copy }),
        ...(response.agent === undefined ? {} : { agent: response.agent }),
        ...emptiness(response, calls, started),
      };
    }
  }

  async #exchange(): Promise<ChatResponse> {
    const prefill = this.#prefill;
    const tools = this.#tools;
    const { runNames } = this.#test;
    const servers = askedServers(this.#test);
    const sent: ChatMessage[] =
      prefill === undefined
        ? [...this.#messages]
        : [...this.#messages, { role: 'assistant', content: prefill }];
    const request: ChatRequest = {
      model: this.#model.model,
      messages: sent,
      params: this.#model.params,
      ...(tools.length === 0 ? {} : { tools }),
      ...(runNames === undefined ? {} : { fills: runNames }),
      ...(servers === undefined ? {} : { servers }),
    };
    const response = await this.#ask(request, this.#exchanges);
    this.#exchanges += 1;
    return response;
  }

  #answeredCalls({ toolCalls }: ChatResponse): readonly ToolCall[] {
    if (this.#runsItsTools) return toolCalls;
    const { tools } = this.#test;
    return toolCalls.map((call) =>
      calledServer(tools, call) === undefined
        ? { ...call, response: simulateTool(tools, call) }
        : call,
    );
  }

  /** Whether it waits for what its tools answer. What the provider took away is not gone on with. */
  #wantsTools({ toolCalls, finishReason }: ChatResponse): boolean {
    return toolCalls.length > 0 && !this.#runsItsTools && finishReason !== 'content-filter';
  }
}

/**
 * Holds the conversation of a test, entry by entry.
 * An entry with `user` sends that message and looks at the answer at the end of its tool loop. An entry without it
 * looks at the model's next reply, as in the KindLM CLI: the first entry at the first reply to the prompt's message,
 * each later one at the reply that follows; an entry with `user` before it then looks at one reply as well. What the
 * model says after the last of such entries is followed to its end, as a separate turn.
 * A turn that the model leaves empty ends the conversation; the turns after it have no reply.
 */
async function converse(
  test: TestCase,
  dialogue: Dialogue,
  firstUserMessage: string,
): Promise<readonly LabelledReply[]> {
  const replies: LabelledReply[] = [];
  // Replies of the tool loop that the model would go on with; and: nothing sensible can follow any more.
  let looped = 0;
  let ended = false;
  for (const [index, turn] of test.conversation.entries()) {
    const next = test.conversation[index + 1];
    const user = turn.user ?? (index === 0 ? firstUserMessage : undefined);
    if (ended || (user === undefined && looped === 0)) {
      replies.push({ turn, reply: NO_REPLY });
      continue;
    }
    const nextLooksAtReply = next !== undefined && next.user === undefined;
    const single = turn.user === undefined || nextLooksAtReply;
    const reply = await dialogue.reply(user, single ? 1 : test.maxTurns);
    const unfinished = single && reply.turnLimitReached;
    looped = unfinished ? (user === undefined ? looped : 0) + 1 : 0;
    ended = reply.empty !== undefined;
    const left = test.maxTurns - looped;
    const goesOn = unfinished && (nextLooksAtReply || left > 0);
    replies.push({
      turn,
      user,
      reply: goesOn ? { ...reply, turnLimitReached: false } : reply,
    });
    if (!unfinished || nextLooksAtReply || left <= 0) continue;
    const rest = await dialogue.reply(undefined, left);
    replies.push({ turn: { label: `${turn.label} (continued)` }, reply: rest });
    looped = 0;
    ended = rest.empty !== undefined;
  }
  return replies;
}

const NO_REPLY: Reply = {
  text: '',
  said: '',
  thoughts: [],
  toolCalls: [],
  finishReason: 'other',
  truncated: false,
  turnLimitReached: false,
  empty: 'no-reply',
};

/** What the model did in all turns together: its last answer, and everything that it said and called. */
export function wholeReply(replies: readonly LabelledReply[]): Reply {
  const last = replies.at(-1)?.reply;
  // What is not known of one turn is not known of them all.
  const unknown = replies.find(({ reply }) => reply.toolCallsUnknown !== undefined)?.reply;
  if (replies.length === 1 && last !== undefined) return last;
  return {
    text: last?.text ?? '',
    ...(last?.outputJson === undefined ? {} : { outputJson: last.outputJson }),
    said: replies
      .map(({ reply }) => reply.said)
      .filter((text) => text !== '')
      .join('\n'),
    thoughts: replies.flatMap(({ reply }) => reply.thoughts),
    ...(last?.withoutText === undefined ? {} : { withoutText: last.withoutText }),
    toolCalls: replies.flatMap(({ reply }) => reply.toolCalls),
    finishReason: last?.finishReason ?? 'other',
    truncated: replies.some(({ reply }) => reply.truncated),
    turnLimitReached: replies.some(({ reply }) => reply.turnLimitReached),
    ...(unknown?.toolCallsUnknown === undefined
      ? {}
      : { toolCallsUnknown: unknown.toolCallsUnknown }),
    ...(last?.trace === undefined ? {} : { trace: last.trace }),
  };
}

/** Anything that a reader sees; format characters, joiners and blank letters are nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** An empty answer, or one that the provider removed, must not pass a "must not contain". */
function emptiness(
  response: ChatResponse,
  calls: readonly ToolCall[],
  prefill: string | undefined,
): Pick<Reply, 'empty' | 'withoutText'> {
  if (response.finishReason === 'content-filter') return { empty: 'content-filter' };
  if (!isBlank(withoutPrefill(response.text, prefill))) return {};
  if (calls.length > 0) return { withoutText: true };
  if (response.finishReason === 'length') return { empty: 'used-up' };
  return { empty: response.thoughts === undefined ? 'no-text' : 'only-thoughts' };
}

/** A prefill that opens the model's thoughts went with them. */
function withoutPrefill(text: string, prefill: string | undefined): string {
  return prefill !== undefined && text.startsWith(prefill) ? text.slice(prefill.length) : text;
}

function saidIn({ text, outputJson }: ChatResponse): readonly string[] {
  const json = outputJson === undefined ? '' : JSON.stringify(outputJson);
  return [text, json === text ? '' : json].filter((part) => part !== '');
}

function assistantMessage(response: ChatResponse): ChatMessage {
  return {
    role: 'assistant',
    content: response.text,
    ...(response.toolCalls.length === 0 ? {} : { toolCalls: response.toolCalls }),
    ...(response.toolCalls.length === 0 || response.continuation === undefined
      ? {}
      : { continuation: response.continuation }),
  };
}

function toolMessage(call: ToolCall): ChatMessage {
  return {
    role: 'tool',
    toolCallId: call.id,
    name: call.name,
    content: JSON.stringify(call.response),
  };
}

/** The tools as the model sees them. */
function toolDefinitions(tools: TestCase['tools']): readonly ToolDefinition[] {
  return tools.map(({ name, description, parameters }) => ({
    name,
    ...(description === undefined ? {} : { description }),
    ...(parameters === undefined ? {} : { parameters }),
  }));
}

/** The server that answers a call itself; its answer is in the call then. */
export function calledServer(tools: TestCase['tools'], { name }: ToolCall): ToolServer | undefined {
  const server = tools.find((tool) => tool.name === name)?.server;
  return server?.isCalled === true ? server : undefined;
}

/** The first `responses` entry whose `when` is in the arguments (`hasEntries`), else `defaultResponse`, else an error object. */
function simulateTool(tools: TestCase['tools'], call: ToolCall): unknown {
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) return { error: `Tool "${call.name}" not simulated` };
  const match = tool.responses?.find(({ when }) => hasEntries(when, call.arguments));
  if (match !== undefined) return match.then;
  return tool.defaultResponse === undefined
    ? { error: 'No matching simulation response' }
    : tool.defaultResponse;
}

// What a test asks, as reports show it.

const inputs = new WeakMap<TestCase, RunInput>();

/** The input of a test: the same object for each of its runs, on whichever model. */
export function runInputOf(test: TestCase): RunInput {
  const known = inputs.get(test);
  if (known !== undefined) return known;
  const input: RunInput = {
    vars: test.vars,
    messages: messagesOf(test),
    tools: toolDefinitions(test.tools),
    ...(test.subject.kind === 'command'
      ? { command: shownCommand(test.subject.command, test.vars) }
      : {}),
  };
  inputs.set(test, input);
  return input;
}

/** The messages of the first request: a conversation may begin with its own user message. */
function messagesOf({ subject, conversation }: TestCase): readonly InputMessage[] {
  if (subject.kind !== 'prompt') return [];
  const { system, history = [], user, assistant, images } = subject.messages;
  const shown = images?.map(({ path, type, bytes, sha256 }) => ({ path, type, bytes, sha256 }));
  return [
    ...(system === undefined ? [] : [{ role: 'system', content: system } as const]),
    ...history,
    {
      role: 'user',
      content: conversation[0]?.user ?? user,
      ...(shown === undefined ? {} : { images: shown }),
    },
    ...(assistant === undefined ? [] : [{ role: 'assistant', content: assistant } as const]),
  ];
}

/** Holds the conversation of a test with a model: one reply of each turn, or the one of a test without turns. */
export async function talk(
  test: TestCase,
  model: ModelSpec,
  ask: AskModel,
): Promise<readonly LabelledReply[]> {
  if (test.subject.kind === 'unprinted')
    throw new Error(`The prompt of ${test.name} is not printed`);
  const dialogue = new Dialogue(test, model, ask);
  const user = test.subject.kind === 'prompt' ? test.subject.messages.user : '';
  if (test.conversation.length > 0) return converse(test, dialogue, user);
  return [{ turn: { label: '' }, reply: await dialogue.reply(user, test.maxTurns) }];
}
