/** Talks to the model under test: user turns, and the tool loop inside each of them. */
import type { AnsweredToolCall } from '../../assertions/assertion.js';
import type { ConversationTurn, ModelSpec, TestCase } from '../../config/suite.js';
import type {
  ChatMessage,
  ChatRequest,
  ChatResponse,
  FinishReason,
} from '../../providers/provider.js';
import { simulateTool, toolDefinitions } from './tool-simulation.js';

/** Sends one request to the model under test; `turn` counts the exchanges of the run from 0. */
export type AskModel = (request: ChatRequest, turn: number) => Promise<ChatResponse>;

/** What the model did in one user turn. */
export interface Reply {
  readonly text: string;
  readonly toolCalls: readonly AnsweredToolCall[];
  readonly finishReason: FinishReason;
  /** Some answer of the turn was cut at maxTokens. */
  readonly truncated: boolean;
  /** maxTurns was reached while the model still called tools. */
  readonly turnLimitReached: boolean;
  /** Why there is nothing to judge, if so. */
  readonly empty?: 'no-text' | 'content-filter' | 'no-reply';
}

export interface LabelledReply {
  readonly turn: ConversationTurn;
  /** The user message that was sent for it; absent where none was. */
  readonly user?: string;
  readonly reply: Reply;
}

/** One conversation with the model under test; it keeps the messages so far. */
export interface Dialogue {
  /** Sends a user message (or nothing new) and follows the tool loop for at most `maxReplies` model replies. */
  reply(user: string | undefined, maxReplies: number): Promise<Reply>;
}

/** Opens the conversation of a test with a model. */
export function openDialogue(test: TestCase, model: ModelSpec, ask: AskModel): Dialogue {
  const prompt = test.subject.kind === 'prompt' ? test.subject.messages : { user: '' };
  const tools = toolDefinitions(test.tools);
  // An endpoint or a command that is an agent reports the calls that it has made itself.
  const runsItsTools =
    model.provider === 'command' || (model.provider === 'http' && tools.length === 0);
  const messages: ChatMessage[] = [];
  if (prompt.system !== undefined) messages.push({ role: 'system', content: prompt.system });
  let prefill = prompt.assistant;
  let exchanges = 0;

  async function exchange(): Promise<ChatResponse> {
    const sent: ChatMessage[] =
      prefill === undefined
        ? [...messages]
        : [...messages, { role: 'assistant', content: prefill }];
    const response = await ask(
      {
        model: model.model,
        messages: sent,
        params: model.params,
        ...(tools.length === 0 ? {} : { tools }),
      },
      exchanges,
    );
    exchanges += 1;
    return response;
  }

  return {
    async reply(user, maxReplies) {
      if (user !== undefined) messages.push({ role: 'user', content: user });
      const calls: AnsweredToolCall[] = [];
      let truncated = false;
      for (let replies = 1; ; replies += 1) {
        const started = prefill;
        const response = await exchange();
        prefill = undefined;
        truncated ||= response.finishReason === 'length';
        const answered = response.toolCalls.map((call) =>
          runsItsTools ? call : { ...call, response: simulateTool(test.tools, call) },
        );
        calls.push(...answered);
        const wantsTools = response.toolCalls.length > 0 && !runsItsTools;
        messages.push(
          wantsTools ? assistantMessage(response) : { role: 'assistant', content: response.text },
          ...(wantsTools ? answered.map(toolMessage) : []),
        );
        if (wantsTools && replies < maxReplies) continue;
        return {
          text: response.text,
          toolCalls: calls,
          finishReason: response.finishReason,
          truncated,
          turnLimitReached: wantsTools,
          ...emptiness(response, calls, started),
        };
      }
    },
  };
}

/**
 * Holds the conversation of a test, turn by turn.
 * A turn with `user` sends that message. The first turn without it sends the prompt's. A later turn without it
 * looks at the model's next reply: the turn before then ends after one reply, as in the KindLM CLI.
 * A turn that the model leaves empty ends the conversation; the turns after it have no reply.
 */
export async function converse(
  test: TestCase,
  dialogue: Dialogue,
  firstUserMessage: string,
): Promise<readonly LabelledReply[]> {
  const replies: LabelledReply[] = [];
  // The model has had its tool results and would go on; and: nothing sensible can follow any more.
  let pending = false;
  let ended = false;
  for (const [index, turn] of test.conversation.entries()) {
    const next = test.conversation[index + 1];
    const user = turn.user ?? (index === 0 ? firstUserMessage : undefined);
    if (ended || (user === undefined && !pending)) {
      replies.push({ turn, reply: NO_REPLY });
      continue;
    }
    const stepwise = next !== undefined && next.user === undefined;
    const reply = await dialogue.reply(user, stepwise ? 1 : test.maxTurns);
    pending = reply.turnLimitReached;
    ended = reply.empty !== undefined;
    replies.push({
      turn,
      ...(user === undefined ? {} : { user }),
      reply: stepwise ? { ...reply, turnLimitReached: false } : reply,
    });
  }
  return replies;
}

const NO_REPLY: Reply = {
  text: '',
  toolCalls: [],
  finishReason: 'other',
  truncated: false,
  turnLimitReached: false,
  empty: 'no-reply',
};

/** An empty answer, or one that the provider removed, must not pass a "must not contain". */
function emptiness(
  response: ChatResponse,
  calls: readonly AnsweredToolCall[],
  prefill: string | undefined,
): Pick<Reply, 'empty'> {
  if (response.finishReason === 'content-filter') return { empty: 'content-filter' };
  const own = prefill === undefined ? response.text : response.text.slice(prefill.length);
  return own.trim() === '' && calls.length === 0 ? { empty: 'no-text' } : {};
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

function toolMessage(call: AnsweredToolCall): ChatMessage {
  return {
    role: 'tool',
    toolCallId: call.id,
    name: call.name,
    content: JSON.stringify(call.response),
  };
}
