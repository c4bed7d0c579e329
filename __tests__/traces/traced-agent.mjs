// An agent as people write them, with OpenTelemetry's own SDK and exporters and no line of the action's protocol. What it
// does is said by its argument, JSON: { calls: [{ name, arguments, result, failed? }], dialect?, exporter?, print? }.
import { trace, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter as HttpExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtoExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

const plan = JSON.parse(process.argv[2] ?? '{}');
const { calls = [], dialect = 'gen_ai', exporter = 'proto', model = 'gpt-4o' } = plan;
const options = { compression: plan.gzip === true ? 'gzip' : 'none' };
const provider = new NodeTracerProvider({
  spanProcessors: [
    new BatchSpanProcessor(
      exporter === 'json' ? new HttpExporter(options) : new ProtoExporter(options),
    ),
  ],
});
provider.register();
const tracer = trace.getTracer('agent');

/** What each convention calls the same facts. */
const NAMES = {
  gen_ai: {
    agent: { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'support' },
    model: (input, output) => ({
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': model,
      'gen_ai.response.model': `${model}-2024-08-06`,
      'gen_ai.usage.input_tokens': input,
      'gen_ai.usage.output_tokens': output,
    }),
    asked: (call) => ({
      'gen_ai.output.messages': JSON.stringify([
        {
          role: 'assistant',
          parts: [{ type: 'tool_call', id: call.id, name: call.name, arguments: call.arguments }],
          finish_reason: 'tool_call',
        },
      ]),
    }),
    tool: (call) => ({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': call.name,
      'gen_ai.tool.call.id': call.id,
      'gen_ai.tool.call.arguments': JSON.stringify(call.arguments ?? {}),
    }),
    result: (call) => ({ 'gen_ai.tool.call.result': JSON.stringify(call.result ?? 'ok') }),
  },
  openinference: {
    agent: { 'openinference.span.kind': 'AGENT', 'agent.name': 'support' },
    model: (input, output) => ({
      'openinference.span.kind': 'LLM',
      'llm.model_name': model,
      'llm.token_count.prompt': input,
      'llm.token_count.completion': output,
    }),
    asked: (call) => ({
      'llm.output_messages.0.message.role': 'assistant',
      'llm.output_messages.0.message.tool_calls.0.tool_call.id': call.id,
      'llm.output_messages.0.message.tool_calls.0.tool_call.function.name': call.name,
      'llm.output_messages.0.message.tool_calls.0.tool_call.function.arguments': JSON.stringify(
        call.arguments ?? {},
      ),
    }),
    tool: (call) => ({
      'openinference.span.kind': 'TOOL',
      'tool.name': call.name,
      'input.value': JSON.stringify(call.arguments ?? {}),
    }),
    result: (call) => ({ 'output.value': JSON.stringify(call.result ?? 'ok') }),
  },
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const names = NAMES[dialect];
await tracer.startActiveSpan('agent', { attributes: names.agent }, async (root) => {
  for (const [index, made] of calls.entries()) {
    const call = { id: `call_${index}`, ...made };
    await tracer.startActiveSpan('model', { attributes: names.model(100, 10) }, async (span) => {
      span.setAttributes(names.asked(call));
      // A span of no convention, as HTTP instrumentation makes them.
      tracer.startSpan('POST', { attributes: { 'http.request.method': 'POST' } }).end();
      await pause(2);
      span.end();
    });
    await tracer.startActiveSpan(call.name, { attributes: names.tool(call) }, async (span) => {
      await pause(2);
      if (call.failed === true) span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttributes(names.result(call));
      span.end();
    });
  }
  tracer.startSpan('model', { attributes: names.model(200, 20) }).end();
  root.end();
});
console.log(plan.print ?? 'Done.');
if (plan.hostile !== undefined) await hostilePosts(plan.hostile);
await provider.shutdown();

/** What a process may also send to its own receiver. */
async function hostilePosts(kinds) {
  const endpoint = `${process.env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`;
  const json = { 'Content-Type': 'application/json' };
  const post = (body, headers = json, url = endpoint) =>
    fetch(url, { method: 'POST', headers, body, duplex: 'half' }).catch(() => {});
  const megabytes = new Uint8Array(100 * 1024 * 1024);
  const posts = {
    large: () => post(megabytes),
    stream: () => {
      let left = 64;
      return post(
        new ReadableStream({
          // Lets the event loop turn: a client that never reads its socket fills its own memory, and hears of nothing.
          pull: async (controller) => {
            await new Promise((resolve) => setImmediate(resolve));
            controller.enqueue(new Uint8Array(1024 * 1024));
            // Node's fetch may read on after its connection was closed: without an end, until the memory is full.
            if (--left === 0) controller.close();
          },
        }),
      );
    },
    bomb: async () => {
      const { gzipSync } = await import('node:zlib');
      return post(gzipSync(megabytes), { ...json, 'Content-Encoding': 'gzip' });
    },
    deep: () => post(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
    nonsense: () => post('\u0001\u0002', { 'Content-Type': 'application/x-protobuf' }),
    foreign: () => post('{"resourceSpans":[]}', json, endpoint.replace(/[^/]{43}/, 'x'.repeat(43))),
    slow: () => {
      // Its end never comes.
      void post(new ReadableStream({ start: (it) => it.enqueue(new Uint8Array([123])) }));
      return pause(20);
    },
  };
  for (const kind of kinds) await posts[kind]();
}
