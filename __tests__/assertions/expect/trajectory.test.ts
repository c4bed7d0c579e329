/** `trajectory`, as docs/agents.md describes it. */
import { afterAll, describe, expect, test } from '@jest/globals';
import type { ToolCall } from '../../../src/providers/provider.js';
import type { Expect } from '../../../src/config/suite.js';
import { evaluate, known, lines, testSandbox } from '../evaluate.js';

type TrajectoryExpect = NonNullable<Expect['trajectory']>;

const sandbox = testSandbox();
afterAll(() => sandbox.close());

type Args = Readonly<Record<string, unknown>>;
type Match = NonNullable<TrajectoryExpect['match']>;
type Step = TrajectoryExpect['tools'][number];

function call(name: string, args: Args = {}): ToolCall {
  return { id: 'c', name, arguments: args };
}

async function check(
  trajectory: TrajectoryExpect,
  toolCalls: readonly ToolCall[],
): Promise<readonly string[]> {
  return lines(await evaluate({ trajectory }, { toolCalls: known(toolCalls) }, { sandbox }));
}

/** Calls by their first letters: `l` lookup, `r` refund, `s` search; a digit is the argument `n`. */
function calls(text: string): readonly ToolCall[] {
  const names: Readonly<Record<string, string>> = { l: 'lookup', r: 'refund', s: 'search' };
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const name = names[word.charAt(0)] ?? word;
      return word.length === 1 ? call(name) : call(name, { n: Number(word.slice(1)) });
    });
}

function steps(text: string): Step[] {
  return calls(text).map(({ name, arguments: args }) =>
    'n' in args ? { tool: name, argsMatch: { ...args } } : name,
  );
}

describe('which calls, in what order', () => {
  const ALL: readonly Match[] = ['ordered', 'exact', 'unordered', 'only'];
  test.each<[wanted: string, called: string, passing: readonly Match[]]>([
    ['l r', 'l r', ALL],
    ['l r', 'l s r', ['ordered']],
    ['l r', 'l r s', ['ordered']],
    ['l r', 'r l', ['unordered', 'only']],
    ['l r', 'l', ['only']],
    ['l r', '', ['only']],
    ['l r', 's', []],
    ['l l', 'l', ['only']],
    ['l l', 'l l', ALL],
    ['l', 'l l', ['ordered', 'only']],
    ['l r l', 'l l r l', ['ordered', 'only']],
    // Arguments
    ['l1 r', 'l1 r', ALL],
    ['l1 r', 'l2 r', []],
    ['l1 r', 'l2 l1 r', ['ordered']],
    ['l1 l', 'l l1', ['unordered', 'only']],
    // The entry without arguments takes either call: only one of the two ways fits.
    ['l l1', 'l1 l2', ['unordered', 'only']],
    ['l1 l', 'l1 l2', ALL],
    // Greedy from the left would take the first lookup for the second entry's sake.
    ['l l1 r', 'l1 r l l1 r', ['ordered', 'only']],
  ])('%s wanted, %s called', async (wanted, called, passing) => {
    const verdicts = await Promise.all(
      ALL.map(async (match) => {
        const results = await check({ tools: steps(wanted), match }, calls(called));
        return results.every((line) => line.startsWith('ok')) ? match : undefined;
      }),
    );
    expect(verdicts.filter((match) => match !== undefined)).toEqual(passing);
  });

  test.each<Match>(['exact', 'unordered', 'only'])('no call at all, %s', async (match) => {
    expect(await check({ tools: [], match }, [])).toEqual([`ok Trajectory (${match}): (no calls)`]);
    expect((await check({ tools: [], match }, calls('l'))).join()).toContain(
      '1 not wanted\nnot wanted: lookup {}',
    );
  });

  test('in order unless `match` says otherwise; arguments match in part and at any depth', async () => {
    const tools = [{ tool: 'refund', argsMatch: { to: { id: 1 } } }];
    expect(await check({ tools }, [call('refund', { to: { id: 1, name: 'x' }, n: 2 })])).toEqual([
      'ok Trajectory (ordered): refund',
    ]);
  });
});

describe('how many, how often the same', () => {
  const counted = { tools: [] };
  test.each<[string, TrajectoryExpect, string, string[]]>([
    ['as many as may be', { ...counted, maxCalls: 2 }, 'l r', ['ok Tool calls: <= 2']],
    [
      'one too many',
      { ...counted, maxCalls: 1 },
      'l r1',
      [
        'TRAJECTORY_MISMATCH Tool calls: <= 1: 2 tool calls, at most 1 allowed\n1: lookup {}\n2: refund {"n":1}',
      ],
    ],
    ['none', { ...counted, maxCalls: 0 }, '', ['ok Tool calls: <= 0']],
    [
      'the same call as often as it may be, beside others',
      { ...counted, maxRepeats: 2 },
      'l1 l2 l1 r1',
      ['ok Same tool call: <= 2'],
    ],
    [
      'the same call too often',
      { ...counted, maxRepeats: 1 },
      'l1 r l1 l2 l1 r',
      [
        'TRAJECTORY_MISMATCH Same tool call: <= 1: 2 tool calls repeated with the same arguments, at most 1 time allowed\n3 times: lookup {"n":1}\n2 times: refund {}',
      ],
    ],
    [
      'one result for each',
      { tools: ['lookup'], match: 'only', maxCalls: 5, maxRepeats: 1 },
      'l',
      ['ok Trajectory (only): lookup', 'ok Tool calls: <= 5', 'ok Same tool call: <= 1'],
    ],
  ])('%s', async (_name, trajectory, called, result) => {
    expect(await check(trajectory, calls(called))).toEqual(result);
  });

  test('the order of keys makes no other call, their values do', async () => {
    const same = [call('pay', { a: 1, b: [2] }), call('pay', { b: [2], a: 1 })];
    const other = [call('pay', { a: 1, b: [2] }), call('pay', { b: [3], a: 1 })];
    const verdict = async (made: ToolCall[]): Promise<string | undefined> =>
      (await check({ tools: [], maxRepeats: 1 }, made))[0]?.split(' ')[0];
    expect([await verdict(same), await verdict(other)]).toEqual(['TRAJECTORY_MISMATCH', 'ok']);
  });
});

describe('the message lays the calls beside what was wanted', () => {
  test.each<[string, Match, string, string, string[]]>([
    [
      'missing in the middle',
      'ordered',
      'l s r',
      'l r',
      ['1 missing', 'ok: lookup {}', 'missing: search', 'ok: refund {}'],
    ],
    [
      'other arguments',
      'ordered',
      'l r5',
      'l s r6',
      [
        '1 with other arguments',
        'ok: lookup {}',
        'also called: search {}',
        'other arguments: refund: n: expected 5, got 6',
      ],
    ],
    [
      'another order',
      'ordered',
      'l r',
      'r l',
      ['1 missing, 1 out of order', 'missing: lookup', 'ok: refund {}', 'out of order: lookup {}'],
    ],
    [
      'too much',
      'exact',
      'l r',
      'l s r',
      ['1 not wanted', 'ok: lookup {}', 'not wanted: search {}', 'ok: refund {}'],
    ],
    [
      'too much and too little, in any order',
      'unordered',
      'l r s2',
      'r s s3',
      [
        '1 missing, 1 with other arguments, 1 not wanted',
        'missing: lookup',
        'ok: refund {}',
        'other arguments: search: n: expected 2, got undefined',
        'not wanted: search {"n":3}',
      ],
    ],
    [
      'not on the list',
      'only',
      'l1',
      'l1 s l2',
      [
        '1 with other arguments, 1 not wanted',
        'ok: lookup {"n":1}',
        'not wanted: search {}',
        'other arguments: lookup: n: expected 1, got 2',
      ],
    ],
    [
      'nothing called',
      'exact',
      'l r5',
      '',
      ['2 missing', 'missing: lookup', 'missing: refund {"n":5}'],
    ],
  ])('%s', async (_name, match, wanted, called, [counts, ...rest]) => {
    const [outcome] = await evaluate(
      { trajectory: { tools: steps(wanted), match } },
      { toolCalls: known(calls(called)) },
      { sandbox },
    );
    expect(outcome).toMatchObject({
      assertionType: 'trajectory',
      failureCode: 'TRAJECTORY_MISMATCH',
    });
    expect(outcome?.failureMessage?.split('\n')).toEqual([
      `The tool calls are not as wanted (${match}): ${counts ?? ''}`,
      ...rest,
    ]);
  });

  test('a model’s words begin no line, and none of them is without end', async () => {
    const hostile = [
      call('ok: refund\nok: lookup', { note: 'a\nok: refund', long: 'x'.repeat(10_000) }),
      call('y'.repeat(5_000)),
    ];
    const [line = ''] = await check({ tools: ['refund'] }, hostile);
    const [, ...rest] = line.split('\n');
    expect(rest.map((text) => text.slice(0, 24))).toEqual([
      'also called: "ok: refund',
      'also called: "yyyyyyyyyy',
      'missing: refund',
    ]);
    expect(Math.max(...rest.map((text) => text.length))).toBeLessThan(250);
  });

  test('of many calls those at fault are shown', async () => {
    const made = [...Array<string>(50).fill('l'), 's', ...Array<string>(50).fill('l')];
    const [line = ''] = await check({ tools: ['lookup'], match: 'only' }, calls(made.join(' ')));
    const rest = line.split('\n').slice(1);
    expect(rest).toHaveLength(21);
    expect(rest).toContain('not wanted: search {}');
    expect(rest.at(-1)).toBe('and 81 more');
  });
});

test('hundreds of calls against a hundred wanted ones are soon judged', async () => {
  const tools = Array.from({ length: 100 }, (_, n) => ({ tool: 'lookup', argsMatch: { n } }));
  const made = Array.from({ length: 1_000 }, (_, n) => call('lookup', { n: 999 - n }));
  const counts = await Promise.all(
    (['ordered', 'exact', 'unordered', 'only'] as const).map(
      async (match) => (await check({ tools, match }, made))[0]?.split('\n')[0],
    ),
  );
  expect(counts).toEqual([
    expect.stringContaining('with other arguments'),
    expect.stringContaining('with other arguments'),
    expect.stringContaining('900 not wanted'),
    expect.stringContaining('900 with other arguments'),
  ]);
});
