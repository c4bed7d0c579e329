/** What spans say together: calls that two spans tell of count once, and so do tokens. */
import { describe, expect, test } from '@jest/globals';
import { readAgentTrace, type AgentTrace } from '../../src/providers/command/agent-trace.js';
import type { Span } from '../../src/providers/command/receiver.js';

type Given = Partial<Omit<Span, 'attributes' | 'events'>> & {
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly events?: readonly { name: string; attributes: Readonly<Record<string, unknown>> }[];
};

function span({ attributes = {}, events = [], ...rest }: Given, index: number): Span {
  return {
    traceId: 't',
    spanId: String(index),
    parentSpanId: '',
    name: 'span',
    startMs: index * 10,
    endMs: index * 10 + 5,
    failed: false,
    ...rest,
    attributes: new Map(Object.entries(attributes)),
    events: events.map((event) => ({
      ...event,
      attributes: new Map(Object.entries(event.attributes)),
    })),
  };
}

function read(...given: readonly Given[]): AgentTrace {
  const spans = given.map(span);
  const trace = readAgentTrace({
    spans,
    refusedExports: 0,
    droppedSpans: 0,
    services: new Map(),
    wasReached: true,
  });
  if (trace === undefined) throw new Error('no trace');
  return trace;
}

const tool = (name: string, args?: unknown, id?: string): Given => ({
  attributes: {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': name,
    ...(args === undefined ? {} : { 'gen_ai.tool.call.arguments': JSON.stringify(args) }),
    ...(id === undefined ? {} : { 'gen_ai.tool.call.id': id }),
  },
});

const part = (name: string, args: unknown, id?: string) => ({
  type: 'tool_call',
  name,
  arguments: args,
  ...(id === undefined ? {} : { id }),
});

const model = (attributes: Readonly<Record<string, unknown>> = {}): Given => ({
  attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': 'm', ...attributes },
});

const asking = (...parts: readonly unknown[]): Given =>
  model({ 'gen_ai.output.messages': JSON.stringify([{ role: 'assistant', parts }]) });

const flat = (place: string, name: string, args: string, id: string) => ({
  [`${place}.id`]: id,
  [`${place}.function.name`]: name,
  [`${place}.function.arguments`]: args,
});

describe('tool calls', () => {
  const lines = ({ calls }: AgentTrace) =>
    calls.map(({ name, arguments: args }) => `${name} ${JSON.stringify(args)}`);

  test.each<[string, readonly Given[], string[]]>([
    ['of a tool span', [tool('a', { x: 1 })], ['a {"x":1}']],
    ['that a model asked for, and no span executes', [asking(part('a', { x: 1 }))], ['a {"x":1}']],
    ['in both, by id', [asking(part('a', {}, '1')), tool('renamed', {}, '1')], ['renamed {}']],
    ['in both, by name', [asking(part('a', { x: 1 })), tool('a')], ['a {"x":1}']],
    [
      'twice the same tool, with different ids',
      [
        asking(part('a', { x: 1 }, '1'), part('a', { x: 2 }, '2')),
        tool('a', { y: 2 }, '2'),
        tool('a', undefined, '1'),
      ],
      ['a {"y":2}', 'a {"x":1}'],
    ],
    [
      'one of two executed',
      [asking(part('a', {}), part('b', {})), tool('b', {})],
      ['a {}', 'b {}'],
    ],
    [
      'by two instrumentations, one inside of the other',
      [tool('a', { x: 1 }), { ...tool('a', { x: 1 }), parentSpanId: '0' }],
      ['a {"x":1}'],
    ],
    [
      'of a tool that calls itself with something else',
      [tool('a', { x: 1 }), { ...tool('a', { x: 2 }), parentSpanId: '0' }],
      ['a {"x":1}', 'a {"x":2}'],
    ],
    [
      'of one model call by two instrumentations',
      [asking(part('a', {}, '1')), { ...asking(part('a', {}, '1')), parentSpanId: '0' }],
      ['a {}'],
    ],
    [
      'in order of time, not of arrival',
      [
        { ...tool('b', {}), startMs: 9 },
        { ...tool('a', {}), startMs: 1 },
      ],
      ['a {}', 'b {}'],
    ],
    [
      'sent twice, as an exporter does that had no answer',
      [tool('a', {}), { ...tool('a', {}), spanId: '0' }],
      ['a {}'],
    ],
    [
      'OpenInference, flattened, in their order',
      [
        {
          attributes: {
            'openinference.span.kind': 'LLM',
            ...flat('llm.output_messages.0.message.tool_calls.1.tool_call', 'b', '{}', '2'),
            ...flat('llm.output_messages.0.message.tool_calls.0.tool_call', 'a', '{"x":1}', '1'),
          },
        },
      ],
      ['a {"x":1}', 'b {}'],
    ],
    [
      'an older event in OpenAI’s shape',
      [
        {
          ...model(),
          events: [
            {
              name: 'gen_ai.choice',
              attributes: {
                message: '{"tool_calls":[{"id":"1","function":{"name":"a","arguments":"{}"}}]}',
              },
            },
          ],
        },
      ],
      ['a {}'],
    ],
    [
      'messages as values instead of JSON',
      [model({ 'gen_ai.output.messages': [{ role: 'assistant', parts: [part('a', {})] }] })],
      ['a {}'],
    ],
    ['none', [model()], []],
  ])('%s', (_name, spans, expected) => {
    expect(lines(read(...spans))).toEqual(expected);
  });

  test('what a tool answered: by its span, else in the messages of the next model call', () => {
    const answered = {
      'gen_ai.input.messages': JSON.stringify([
        { role: 'tool', parts: [{ type: 'tool_call_response', id: '1', response: { ok: 1 } }] },
      ]),
      'llm.input_messages.3.message.tool_call_id': '2',
      'llm.input_messages.3.message.content': '{"ok":2}',
    };
    const { calls } = read(
      asking(part('a', {}, '1'), part('b', {}, '2')),
      tool('c', {}),
      model(answered),
    );
    expect(calls.map(({ name, response }) => [name, response])).toEqual([
      ['a', { ok: 1 }],
      ['b', { ok: 2 }],
      ['c', undefined],
    ]);
  });

  test.each<[string, readonly Given[], ReturnType<typeof read>['told']]>([
    [
      'a model that calls nothing',
      [model({ 'gen_ai.response.finish_reasons': ['stop'] })],
      'known',
    ],
    ['a model of whose reply nothing is said', [model({})], 'none'],
    [
      'one of two that says it',
      [model({ 'gen_ai.response.finish_reasons': ['stop'] }), model({})],
      'none',
    ],
    [
      'two replies that ended for tools, and one tool',
      [
        model({ 'gen_ai.response.finish_reasons': ['tool_calls'] }),
        tool('a'),
        model({ 'gen_ai.response.finish_reasons': ['tool_calls'] }),
      ],
      'missing',
    ],
    [
      'a reply that ended for tools, without them',
      [model({ 'gen_ai.response.finish_reasons': ['tool_calls'] })],
      'missing',
    ],
    [
      'the same with the calls',
      [model({ 'gen_ai.response.finish_reasons': ['tool_calls'] }), tool('a')],
      'known',
    ],
    ['no span of a convention', [{ attributes: { 'http.route': '/' } }], 'untold'],
  ])('whether they are known: %s', (_name, spans, told) => {
    expect(read(...spans).told).toBe(told);
  });

  test('arguments that were not recorded are counted', () => {
    expect(read(tool('a'), tool('b', {})).run.callsWithoutArguments).toBe(1);
  });
});

describe('tokens and models', () => {
  const used = (input: number, output: number) =>
    model({ 'gen_ai.usage.input_tokens': input, 'gen_ai.usage.output_tokens': output });
  const agent = (input: number): Given => ({
    attributes: { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.usage.input_tokens': input },
  });

  test.each<[string, readonly Given[], number | undefined]>([
    ['of two model calls', [used(1, 2), used(3, 4)], 10],
    [
      'not those of a sum above them',
      [agent(9), { ...used(1, 0), parentSpanId: '0' }, { ...used(3, 0), parentSpanId: '0' }],
      4,
    ],
    [
      'an agent’s sum where there is nothing else',
      [agent(5), { ...model(), parentSpanId: '0' }],
      5,
    ],
    [
      'not twice by two instrumentations, with a span between',
      [used(1, 2), { parentSpanId: '0' }, { ...used(1, 2), parentSpanId: '1' }],
      3,
    ],
    [
      'also those of a model that a tool asks',
      [used(1, 0), { ...tool('a'), parentSpanId: '0' }, { ...used(5, 0), parentSpanId: '1' }],
      6,
    ],
    [
      'under older names',
      [model({ 'gen_ai.usage.prompt_tokens': 1, 'gen_ai.usage.completion_tokens': 1 })],
      2,
    ],
    [
      'a total alone',
      [{ attributes: { 'openinference.span.kind': 'LLM', 'llm.token_count.total': 9 } }],
      9,
    ],
    ['nonsense', [used(-1, 1e300), used(0.5, NaN), used(1e10, -0.5)], undefined],
  ])('%s', (_name, spans, total) => {
    expect(read(...spans).usage?.totalTokens).toBe(total);
  });

  test('the cost that a span states, and the model that answered the first call', () => {
    const trace = read(
      model({ 'gen_ai.response.model': 'm-1', 'llm.cost.total': 0.5 }),
      model({ 'gen_ai.response.model': 'other' }),
    );
    expect([trace.costUsd, trace.modelId]).toEqual([0.5, 'm-1']);
  });
});

describe('the tree', () => {
  test('spans of no convention are left out, what is in them is not', () => {
    const { run } = read(
      { attributes: { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'support' } },
      { parentSpanId: '0' },
      { ...tool('a'), parentSpanId: '1', failed: true },
    );
    expect(run).toMatchObject({ understoodSpans: 2, otherSpans: 1 });
    expect(run.steps).toEqual([
      { kind: 'agent', name: 'support', depth: 0, startMs: 0, durationMs: 5 },
      { kind: 'tool', name: 'a', depth: 1, startMs: 20, durationMs: 5, failed: true },
    ]);
  });

  test('spans that are above themselves, and parents that never came', () => {
    const { run } = read(
      { ...tool('a'), parentSpanId: '1' },
      { ...tool('b'), parentSpanId: '0' },
      { ...tool('c'), parentSpanId: '2' },
      { ...tool('d'), parentSpanId: 'lost' },
      { parentSpanId: '5' },
      { parentSpanId: '4' },
      { ...tool('e'), parentSpanId: '4' },
    );
    expect(run.steps.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('thousands of spans, one inside of the other, are read and bounded', () => {
    const deep = Array.from({ length: 10_000 }, (_, index) => ({
      ...model({ 'gen_ai.usage.input_tokens': 1 }),
      parentSpanId: String(index - 1),
    }));
    const { run, usage } = read(...deep);
    expect([run.steps.length, run.understoodSpans, usage?.inputTokens]).toEqual([200, 10_000, 1]);
    expect(Math.max(...run.steps.map(({ depth }) => depth))).toBe(12);
  });
});
