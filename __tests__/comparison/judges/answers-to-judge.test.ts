/** Which answers of the base branch today's judge is asked about: few, the worst first, and none where nothing is worse. */
import { expect, test } from '@jest/globals';
import { answersToJudge } from '../../../src/comparison/compare.js';
import type { ReportedResult } from '../../../src/report/report.js';
import { headSuite, report, result } from '../reports.js';

const named = (
  prefix: string,
  count: number,
  make: (name: string, index: number) => ReportedResult,
) => Array.from({ length: count }, (_, index) => make(`${prefix}${index}`, index));

/** Of a test of the base branch; every answer has a text. */
const before = (name: string): ReportedResult =>
  result(name, '111', { judge: 0.9, outputText: `answer of ${name}` });
/** Of a test whose question has changed since. */
const touched = (name: string, judge: number): ReportedResult =>
  result(name, '000', { judge, request: 'asked otherwise' });

function asked(base: readonly ReportedResult[], head: readonly ReportedResult[]) {
  return answersToJudge(headSuite('s', head), report({ s: base }), []);
}

test('at most fifty, those of the tests with the lowest scores first', () => {
  const head = named('t', 80, (name, index) => touched(name, index % 2 === 0 ? 0.6 : 0.2));
  const answers = asked(named('t', 80, before), head);
  expect(answers).toHaveLength(50);
  const odd = answers.map(({ testCaseName }) => Number(testCaseName.slice(1)) % 2 === 1);
  expect(odd).toEqual([
    ...named('', 40, before).map(() => true),
    ...odd.slice(40).map(() => false),
  ]);
  expect(new Set(answers.map(({ run }) => run.runIndex))).toEqual(new Set([0]));
});

test('beside twenty tests that are not touched, since the model may have moved', () => {
  const base = [...named('t', 80, before), ...named('u', 30, before)];
  const head = [
    ...named('t', 80, (name) => touched(name, 0.3)),
    ...named('u', 30, (name) => result(name, '111', { judge: 0.9 })),
  ];
  const names = asked(base, head).map(({ testCaseName }) => testCaseName.slice(0, 1));
  expect([
    names.filter((it) => it === 't').length,
    names.filter((it) => it === 'u').length,
  ]).toEqual([30, 20]);
});

test.each<[what: string, base: ReportedResult[], head: ReportedResult[]]>([
  [
    'scores that are not lower',
    named('t', 30, before),
    named('t', 30, (name) => touched(name, 0.9)),
  ],
  [
    'a base report without answers',
    named('t', 30, (name) => result(name, '111', { judge: 0.9 })),
    named('t', 30, (name) => touched(name, 0.3)),
  ],
  [
    'tests that the change does not touch',
    named('t', 30, before),
    named('t', 30, (name) => result(name, '000', { judge: 0.3 })),
  ],
])('nobody is asked: %s', (_, base, head) => {
  expect(asked(base, head)).toEqual([]);
});
