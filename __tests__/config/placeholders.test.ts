import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import {
  compileCommand,
  interpolate,
  shownCommand,
  variablesOf,
} from '../../src/config/placeholders.js';

/** Of the test's variables. */
const NAMES = new Set(['m', 'Expected answer']);

/** Values that would do something if any shell read them as code. */
const HOSTILE = [
  `it's "two" $(echo three) \`four\` ; echo five & # six`,
  `'; echo injected; '`,
  `"; echo injected; "`,
  '$HOME ${HOME} $((1+1)) * ? [a-z] ~ \\ \\n !! %s',
  '-n --option',
  'two\nlines',
  '',
];

/** What `sh` makes of a command's arguments, one an entry. */
function argumentsOf(command: string, value: string): readonly string[] {
  const compiled = compileCommand(command, NAMES);
  if (compiled.kind === 'refused') throw new Error(compiled.problem);
  const env = { PATH: process.env['PATH'], KINDLM_VAR_m: value };
  const print = `print() { for argument in "$@"; do printf '%s\\0' "$argument"; done; }\n`;
  const output = execFileSync('/bin/sh', ['-c', print + compiled.script], { env }).toString();
  return output.split('\0').slice(0, -1);
}

describe.each(HOSTILE)('the value %j is one argument, word for word', (value) => {
  test.each<[string, (value: string) => readonly string[]]>([
    ['print {{m}}', (v) => [v]],
    ['print {{ m }} b', (v) => [v, 'b']],
    ['print "{{m}}"', (v) => [v]],
    [`print '{{m}}'`, (v) => [v]],
    ['print --message={{m}}', (v) => [`--message=${v}`]],
    [`print "say: {{m}}!" 'or: {{m}}!'`, (v) => [`say: ${v}!`, `or: ${v}!`]],
    ['print "a\\"b {{m}}"', (v) => [`a"b ${v}`]],
    [`print it\\'s {{m}}`, (v) => ["it's", v]],
    ['print \\{{m}}', (v) => [v]],
    ['print a # not "this {{m}}\nprint {{m}}', (v) => ['a', v]],
    ['print $(true) {{m}}', (v) => [v]],
    ['(print {{m}})', (v) => [v]],
    ['x={{m}}; print "$x"', (v) => [v]],
    [`sh -c 'printf "%s\\0" "$1"' name {{m}}`, (v) => [v]],
  ])('%s', (command, expected) => {
    expect(argumentsOf(command, value)).toEqual(expected(value));
  });
});

test('inside of a substitution the value is one argument too', () => {
  const value = 'a  b * $(echo c)';
  expect(argumentsOf('print "$(print {{m}} | tr -d "\\000")"', value)).toEqual([value]);
});

test.each<[string, RegExp]>([
  ['echo `cat {{m}}`', /backticks/],
  ['echo $(( {{m}} + 1 ))', /expression/],
  ['echo ${x:-{{m}}}', /\$\{/],
  ['cat <<EOF\n{{m}}\nEOF', /here-document/],
  [`echo $'a' {{m}}`, /shells read differently/],
  [`bash -c 'node agent.js {{m}}'`, /runs as code/],
  ['sh -ec "node agent.js {{m}}"', /runs as code/],
  ['/bin/sh -c {{m}}', /runs as code/],
  [`node -e 'answer("{{m}}")'`, /runs as code/],
  [`python3 -c "print('{{m}}')"`, /runs as code/],
  ['eval echo {{m}}', /runs as code/],
  [`ssh host echo {{m}}`, /runs as code/],
  [`echo 'never closed {{m}}`, /never closed/],
])('%s is refused', (command, problem) => {
  expect(compileCommand(command, NAMES)).toEqual({
    kind: 'refused',
    name: 'm',
    problem: expect.stringMatching(problem),
  });
});

test.each(['node agent.js', 'echo `date` "$((1+1))"', "cat <<'E'\n'\nE", 'echo {{ not a name }}'])(
  'a command without variables stays as it is: %s',
  (command) => {
    expect(compileCommand(command, NAMES)).toEqual({ kind: 'script', script: command });
  },
);

test.each([
  ['node a.mjs {{m}}', 'word', 'node a.mjs word'],
  ['node a.mjs {{m}}', 'two words', "node a.mjs 'two words'"],
  ['node a.mjs {{m}}', "it's", 'node a.mjs "it\'s"'],
  ['node a.mjs {{m}}', 'two\nlines', String.raw`node a.mjs "two\nlines"`],
  ['node a.mjs {{m}}', '', "node a.mjs ''"],
  ['node a.mjs "q: {{m}}"', 'say "hi"', String.raw`node a.mjs "q: say \"hi\""`],
  ["node a.mjs '{{m}}'", 'two words', "node a.mjs 'two words'"],
  ['node a.mjs $(cat {{m}})', 'f', 'node a.mjs $(cat f)'],
  ['node a.mjs {{m}}', '{{other}}', "node a.mjs '{{other}}'"],
  ['node a.mjs {{uuid}} {{m}}', 'x', 'node a.mjs {{uuid}} x'],
  ['node a.mjs', 'x', 'node a.mjs'],
])('%s with %j is shown as %s', (template, m, shown) => {
  expect(shownCommand(template, { m, other: 'y' })).toBe(shown);
});

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
