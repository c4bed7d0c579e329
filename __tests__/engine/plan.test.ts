import { describe, expect, test } from '@jest/globals';
import type { Suite, TestCase } from '../../src/config/suite.js';
import { planSuites } from '../../src/engine/plan.js';
import { sampleModel, sampleSuite, sampleTest } from './samples.js';

type PlanFilter = Parameters<typeof planSuites>[1];

const ALL: PlanFilter = { tags: [], tests: [], models: [] };
const command = { kind: 'command', command: 'node agent.js', script: 'node agent.js' } as const;

const SUITE = sampleSuite({
  models: [sampleModel('gpt-4o'), sampleModel('claude')],
  tests: [
    sampleTest('refund/double', { models: ['gpt-4o', 'claude'], repeat: 2, tags: ['smoke'] }),
    sampleTest('refund/late', { models: ['claude'], tags: ['smoke', 'slow'] }),
    sampleTest('agent', { subject: command, models: [], tags: ['slow'] }),
    sampleTest('__proto__', { models: ['gpt-4o'] }),
    sampleTest('later (v2)', { models: ['gpt-4o', 'claude'], skip: true, tags: ['smoke'] }),
  ],
});

function planned(suites: readonly Suite[], filter: Partial<PlanFilter>) {
  const result = planSuites(suites, { ...ALL, ...filter });
  if (result.kind !== 'planned') throw new Error(result.problem.message);
  return result;
}

function units(filter: Partial<PlanFilter>): readonly string[] {
  return planned([SUITE], filter).plans.flatMap((plan) =>
    plan.units.map((unit) => `${unit.test.name} ${unit.modelId} ${unit.repeat}`),
  );
}

function problem(suites: readonly Suite[], filter: Partial<PlanFilter>): string {
  const result = planSuites(suites, { ...ALL, ...filter });
  if (result.kind === 'planned') throw new Error('expected a problem');
  return [result.problem.message, result.problem.hint].join(' | ');
}

const DOUBLE = [
  'refund/double gpt-4o 0',
  'refund/double gpt-4o 1',
  'refund/double claude 0',
  'refund/double claude 1',
];
const EVERYTHING = [...DOUBLE, 'refund/late claude 0', 'agent command 0', '__proto__ gpt-4o 0'];

/** Rows of text; the cells of one stand between bars. */
function rows(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** `tags=slow,smoke tests=re*late` as the filter that it is. */
function filterOf(text: string): Partial<PlanFilter> {
  const parts = text.split(' ').filter((part) => part !== '');
  return Object.fromEntries(
    parts.map((part) => part.split('=')).map(([key = '', all = '']) => [key, all.split(',')]),
  );
}

describe('units, in config order', () => {
  const [LATE, AGENT, PROTO] = EVERYTHING.slice(DOUBLE.length);
  const named: Readonly<Record<string, readonly (string | undefined)[]>> = {
    all: EVERYTHING,
    double: DOUBLE,
    claude: DOUBLE.slice(2),
    late: [LATE],
    agent: [AGENT],
    proto: [PROTO],
  };
  test.each(
    rows(`
    no filter | | all
    one tag | tags=slow | late agent
    any of several tags | tags=slow,smoke | double late agent
    an exact name | tests=agent | agent
    a star crosses slashes | tests=* | all
    a star inside | tests=re*late | late
    a name that is no path | tests=__* | proto
    several globs | tests=agent,*late | late agent
    an excluding glob | tests=!refund/* | agent proto
    both | tests=refund/*,!*late | double
    a model | models=claude | claude late
    command tests by their model id | models=command | agent
    all filters together | tags=slow models=claude tests=refund* | late
  `),
  )('%s: %s', (_what, filter = '', expected = '') => {
    expect(units(filterOf(filter))).toEqual(expected.split(' ').flatMap((name) => named[name]));
  });

  test('a unit carries its model, a command none', () => {
    const [plan] = planned([SUITE], {}).plans;
    const models = plan?.units.map((unit) => unit.model?.model);
    expect(models).toEqual(['gpt-4o', 'gpt-4o', 'claude', 'claude', 'claude', undefined, 'gpt-4o']);
  });
});

describe('skipped tests', () => {
  test('are listed once a model and are no units', () => {
    const [plan] = planned([SUITE], {}).plans;
    expect(plan?.skipped).toEqual([
      {
        testCaseName: 'later (v2)',
        modelId: 'gpt-4o',
        location: { file: 'kindlm.yaml', line: 10, column: 5 },
      },
      {
        testCaseName: 'later (v2)',
        modelId: 'claude',
        location: { file: 'kindlm.yaml', line: 10, column: 5 },
      },
    ]);
  });

  test('follow the filters too', () => {
    const [plan] = planned([SUITE], {
      tests: ['later (*)', 'agent'],
      models: ['claude', 'command'],
    }).plans;
    expect(plan?.skipped.map((skipped) => skipped.modelId)).toEqual(['claude']);
  });
});

describe('nothing selected', () => {
  const models = 'Available models: "gpt-4o", "claude", "command".';
  test.each(
    rows(`
    a misspelt tag | tags=smok | input "tags" names a tag that no config has: "smok". | Did you mean "smoke"? Available tags: "smoke", "slow".
    a misspelt model | models=gpt4o | input "models" names a model that no config has: "gpt4o". | Did you mean "gpt-4o"? ${models}
    one beside a right one | models=claude,nothing-like-it | input "models" names a model that no config has: "nothing-like-it". | ${models}
    a glob without a match | tests=nope* tags=smoke | No test is selected (tags: "smoke"; tests: "nope*"). | Available tests: "refund/double", "refund/late", "agent", "__proto__", "later (v2)". Available tags: "smoke", "slow".
    filters that exclude each other | tags=slow models=gpt-4o | No test is selected (tags: "slow"; models: "gpt-4o"). | Available tags: "smoke", "slow". ${models}
    the selected test skipped | tests=later* | Nothing to run: every selected test has "skip: true" (tests: "later*"). | Remove "skip" from at least one test.
  `),
  )('%s: %s', (_what, filter = '', message = '', hint = '') => {
    expect(problem([SUITE], filterOf(filter))).toBe(`${message} | ${hint}`);
  });

  test('every test skipped', () => {
    const suite = sampleSuite({ tests: [sampleTest('x', { skip: true })] });
    expect(problem([suite], {})).toMatch(/^Nothing to run: every selected test has "skip: true"\./);
  });
});

describe('several suites', () => {
  const other = sampleSuite({
    name: 'other',
    file: 'other.yaml',
    tests: [sampleTest('x', { tags: ['rare'] })],
  });

  test('one without a selected test is left out, with a notice', () => {
    const result = planned([SUITE, other], { tags: ['rare'] });
    expect(result.plans.map((plan) => plan.suite.name)).toEqual(['other']);
    expect(result.notices).toEqual([
      'Suite "suite" (kindlm.yaml) is left out: the filters select none of its tests.',
    ]);
  });

  test('a model of any suite is known', () => {
    expect(planned([SUITE, other], { models: ['a'] }).plans).toHaveLength(1);
  });

  test('an entry that matches nothing beside others that do is a notice', () => {
    expect(
      planned([SUITE], { tags: ['smoke', 'gone'], tests: ['*', 'x*', '!y*'] }).notices,
    ).toEqual([
      'No test has the tag "gone".',
      'No test name matches "x*".',
      'No test name matches "!y*".',
    ]);
  });
});

describe('a sample of the cases', () => {
  const names = (count: number): readonly TestCase[] =>
    Array.from({ length: count }, (_, index) => sampleTest(`case ${index}`, { isCase: true }));
  const asked = (tests: readonly TestCase[], filter: Partial<PlanFilter>): readonly string[] =>
    planned([sampleSuite({ tests })], filter).plans.flatMap((plan) =>
      plan.units.map((unit) => unit.test.name),
    );
  const count = (size: number): Partial<PlanFilter> => ({ sample: { kind: 'count', count: size } });
  const share = (percent: number): Partial<PlanFilter> => ({ sample: { kind: 'share', percent } });

  test.each([
    [30, count(7), 7],
    [30, count(30), 30],
    [30, count(100), 30],
    [30, share(10), 3],
    [31, share(10), 4],
    [30, share(0.1), 1],
    [30, share(100), 30],
  ])('of %d cases, %j: %d', (cases, filter, size) => {
    const [plan] = planned([sampleSuite({ tests: names(cases) })], filter).plans;
    expect(plan?.units).toHaveLength(size);
    expect(plan?.sample).toEqual(size === cases ? undefined : { asked: size, cases });
  });

  test('tests that are no cases are always asked, and skipped ones are none', () => {
    const tests = [
      sampleTest('by hand'),
      ...names(10),
      sampleTest('later', { isCase: true, skip: true }),
    ];
    expect(asked(tests, count(2))).toHaveLength(3);
    expect(asked(tests, count(2))[0]).toBe('by hand');
  });

  test('more cases replace as few as can be, and a larger sample holds the smaller one', () => {
    const few = asked(names(100), count(20));
    const more = asked(names(101), count(20));
    expect(more.filter((name) => !few.includes(name)).length).toBeLessThanOrEqual(1);
    expect(asked(names(100), count(50))).toEqual(expect.arrayContaining([...few]));
  });

  test('is taken of what the filters keep, in each suite', () => {
    const [one, two] = [names(10), names(10)];
    const suites = [sampleSuite({ tests: one }), sampleSuite({ name: 'other', tests: two })];
    const { plans } = planned(suites, { tests: ['case [0-4]'], ...count(3) });
    expect(plans.map(({ units: kept }) => kept.map(({ test: it }) => it.name))).toEqual([
      plans[0]?.units.map(({ test: it }) => it.name),
      plans[0]?.units.map(({ test: it }) => it.name),
    ]);
    expect(plans.map(({ sample }) => sample)).toEqual([
      { asked: 3, cases: 5 },
      { asked: 3, cases: 5 },
    ]);
  });
});
