import { expect, test } from '@jest/globals';
import { interpolate, variablesOf } from '../../../src/config/placeholders.js';

test.each([
  ['{{a}} and {{ b }} and {{a}}', ['a', 'b']],
  ['{a} { {a} } {{}} {{ }} {{a\n}b}}', []],
  ['{{a-b}} {{ Expected answer }} {{x | upper}}', ['a-b', 'Expected answer', 'x | upper']],
  ['{{"a": 1}} {{{b c}}}', ['b c']],
  ['{{user.name}} {{ a.b.c }}', ['user.name', 'a.b.c']],
  ['{{env.HOME}} {{ env.a.b }}', []],
  ['{{{a}}}', ['a']],
  ['{{__proto__}}', ['__proto__']],
])('variables of %j: %j', (template, names) => {
  expect(variablesOf(template)).toEqual(names);
});

test.each([
  ['{{a}}-{{ a }}', { a: 'x' }, 'x-x'],
  ['{{a}}{{b}}', { a: '{{b}}', b: 'x' }, '{{b}}x'],
  ['{{a}}', { a: '$& $1 $$' }, '$& $1 $$'],
  ['{{user.name}} {{user}}', { 'user.name': 'Ann', user: 'Bo' }, 'Ann Bo'],
  ['{{env.HOME}}', { 'env.HOME': 'x' }, '{{env.HOME}}'],
  ['{{constructor}} {{b}}', {}, '{{constructor}} {{b}}'],
  ['{{ Expected  answer? }}|{{x y}}', { 'Expected  answer?': 'yes' }, 'yes|{{x y}}'],
])('%j with %j', (template, vars, text) => {
  expect(interpolate(template, vars)).toBe(text);
});
