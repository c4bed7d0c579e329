/** A fake of Anthropic's Messages API, on a free port. */
import {
  startFakeServer,
  timingOf,
  type Delayed,
  type FakeServer,
  type Fault,
  type RecordedRequest,
  type WireReply,
} from './faults.js';
import { field } from './openai-server.js';

export type AnthropicReply = Delayed<
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly stopReason?: string;
      readonly usage?: unknown;
    }
  | {
      readonly kind: 'tools';
      readonly text?: string;
      readonly calls: readonly {
        readonly id?: string;
        readonly name: string;
        readonly input: Readonly<Record<string, unknown>>;
      }[];
    }
  | Fault
>;

export interface AnthropicServerOptions {
  /** The reply to the `index`-th request. Default: the text `ok`. A string stands for a text. */
  readonly reply?: (request: RecordedRequest, index: number) => AnthropicReply | string;
}

const USAGE = { input_tokens: 10, output_tokens: 5 };

/** Starts the server; `url` has no version path, as the `baseUrl` of the provider. */
export function startAnthropicServer(options: AnthropicServerOptions = {}): Promise<FakeServer> {
  return startFakeServer((request, index) => {
    const scripted = options.reply?.(request, index) ?? 'ok';
    return wireReply(
      request,
      typeof scripted === 'string' ? { kind: 'text', text: scripted } : scripted,
    );
  });
}

function wireReply(request: RecordedRequest, reply: AnthropicReply): WireReply {
  const timing = timingOf(reply);
  if (reply.kind === 'text') {
    return {
      ...timing,
      body: messageBody(
        request,
        reply.text === '' ? [] : [{ type: 'text', text: reply.text }],
        reply.stopReason ?? 'end_turn',
        reply.usage ?? USAGE,
      ),
    };
  }
  if (reply.kind === 'tools') {
    return {
      ...timing,
      body: messageBody(
        request,
        [
          ...(reply.text === undefined ? [] : [{ type: 'text', text: reply.text }]),
          ...reply.calls.map(({ id, name, input }, index) => ({
            type: 'tool_use',
            id: id ?? `toolu_${index}`,
            name,
            input,
          })),
        ],
        'tool_use',
        USAGE,
      ),
    };
  }
  return {
    ...timing,
    fault: reply,
    body: messageBody(request, [{ type: 'text', text: 'ok' }], 'end_turn', USAGE),
  };
}

function messageBody(
  request: RecordedRequest,
  content: readonly Readonly<Record<string, unknown>>[],
  stopReason: string,
  usage: unknown,
) {
  return {
    type: 'message',
    role: 'assistant',
    model: field(request.body, 'model') ?? 'fake',
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    usage,
  };
}
