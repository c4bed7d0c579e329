/** A fake of OpenAI's chat completions and embeddings, on a free port. */
import {
  startFakeServer,
  timingOf,
  type Delayed,
  type FakeServer,
  type Fault,
  type RecordedRequest,
  type WireReply,
} from './faults.js';

export type OpenAiReply = Delayed<
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly finishReason?: string;
      readonly usage?: unknown;
      /** The reply's id; none unless given, so that no two replies are taken for one. */
      readonly id?: string;
      /** The model that the reply names; default: the one that was asked for. */
      readonly model?: string;
    }
  | {
      readonly kind: 'tools';
      readonly text?: string;
      /** `arguments`: an object is sent as JSON text, a string as it is. */
      readonly calls: readonly {
        readonly id?: string;
        readonly name: string;
        readonly arguments: unknown;
      }[];
    }
  | { readonly kind: 'vectors'; readonly vectors: readonly (readonly number[])[] }
  | Fault
>;

export interface OpenAiServerOptions {
  /** The reply to the `index`-th request. Default: the text `ok`. A string stands for a text. */
  readonly reply?: (request: RecordedRequest, index: number) => OpenAiReply | string;
  /** The version that answers, as completions name it. Default: the model that was asked for. */
  readonly version?: () => string;
}

const USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };

/** Starts the server; `url` ends with `/v1`. Embedding requests get vectors of their texts' lengths unless `reply` gives some. */
export async function startOpenAiServer(options: OpenAiServerOptions = {}): Promise<FakeServer> {
  const server = await startFakeServer((request, index) => {
    const scripted = options.reply?.(request, index) ?? 'ok';
    const reply: OpenAiReply =
      typeof scripted === 'string' ? { kind: 'text', text: scripted } : scripted;
    const wire = wireReply(request, reply);
    const version = options.version?.();
    if (version === undefined || typeof wire.body !== 'object') return wire;
    return { ...wire, body: { ...wire.body, model: version } };
  });
  return { ...server, url: `${server.url}/v1` };
}

function wireReply(request: RecordedRequest, reply: OpenAiReply): WireReply {
  const timing = timingOf(reply);
  const isEmbedding = request.path.endsWith('/embeddings');
  if (reply.kind === 'text') {
    return {
      ...timing,
      body: isEmbedding
        ? embeddingBody(request, textLengths(request))
        : completionBody(
            request,
            { role: 'assistant', content: reply.text },
            reply.finishReason ?? 'stop',
            reply.usage ?? USAGE,
            { ...(reply.id === undefined ? {} : { id: reply.id }), model: reply.model },
          ),
    };
  }
  if (reply.kind === 'tools') {
    return {
      ...timing,
      body: completionBody(request, toolMessage(reply), 'tool_calls', USAGE),
    };
  }
  if (reply.kind === 'vectors') {
    return { ...timing, body: embeddingBody(request, reply.vectors) };
  }
  return {
    ...timing,
    fault: reply,
    body: isEmbedding
      ? embeddingBody(request, textLengths(request))
      : completionBody(request, { role: 'assistant', content: 'ok' }, 'stop', USAGE),
  };
}

function toolMessage(reply: Extract<OpenAiReply, { kind: 'tools' }>) {
  return {
    role: 'assistant',
    content: reply.text ?? null,
    tool_calls: reply.calls.map((call, index) => ({
      id: call.id ?? `call_${index}`,
      type: 'function',
      function: {
        name: call.name,
        arguments:
          typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments),
      },
    })),
  };
}

function completionBody(
  request: RecordedRequest,
  message: Readonly<Record<string, unknown>>,
  finishReason: string,
  usage: unknown,
  { id, model }: { readonly id?: string; readonly model?: string | undefined } = {},
) {
  return {
    ...(id === undefined ? {} : { id }),
    object: 'chat.completion',
    created: 1_700_000_000,
    model: model ?? field(request.body, 'model') ?? 'fake',
    choices: [{ index: 0, message, finish_reason: finishReason }],
    usage,
  };
}

function embeddingBody(request: RecordedRequest, vectors: readonly (readonly number[])[]) {
  return {
    object: 'list',
    model: field(request.body, 'model') ?? 'fake',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    usage: { prompt_tokens: 4, total_tokens: 4 },
  };
}

function textLengths(request: RecordedRequest): readonly (readonly number[])[] {
  const input = field(request.body, 'input');
  const texts: readonly unknown[] = Array.isArray(input) ? input : [input];
  return texts.map((text) => [String(text).length, 1]);
}

/** A field of a recorded body. */
export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Reflect.get(body, name)
    : undefined;
}
