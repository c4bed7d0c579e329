/** `python` assertions become JavaScript: the translation must say what Python says, which is asked of Python itself. */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { importSmall } from './run-import.js';

const TEXT = 'Ahoy, World! 12 ships\nand a Café';
const DATA = { name: 'Ada', tags: ['a', 'b'], n: 3, ok: true, none: null, empty: [] };

/** Code, and the output that it looks at. */
const SAME: readonly (readonly [string, unknown])[] = [
  ["'World' in output", TEXT],
  ["'world' not in output.lower() or 'x' in output", TEXT],
  ["output.startswith(('Hi', 'Ahoy')) and output.endswith('é')", TEXT],
  ['max(0, len(output) - 20)', TEXT],
  ['min(len(output) / 100, 1.0)', TEXT],
  ['0 < len(output) <= 5', TEXT],
  ['len(output.split()) < 100', TEXT],
  ['len(output.split(",")) == 2', TEXT],
  ["all(word in output for word in ['Ahoy', 'ships'])", TEXT],
  ["any(word.lower() in output for word in ['SHIPS', 'boats'])", TEXT],
  ["sum(1 for c in output if c == 'a') / len(output)", TEXT],
  ['len([line for line in output.splitlines() if line.strip()])', TEXT],
  ["bool(re.search(r'\\d+ ships', output))", TEXT],
  ["not re.match('ships', output) and bool(re.match('ahoy', output, re.IGNORECASE))", TEXT],
  ["len(re.findall(r'[A-Z]', output))", TEXT],
  ["output.replace('Ahoy', '$&').find('World')", TEXT],
  ['output[0] + output[-1] + output[1:4] + output[-2:]', TEXT],
  ["output.count('a') * 'x'", TEXT],
  ["1.0 if 'Ahoy' in output else 0.5", TEXT],
  ["'-'.join(sorted_words) if False else 'a' 'b'".replace('sorted_words', 'output.split()'), TEXT],
  ['-7 // 2 + -7 % 3 + 2 ** 3', ''],
  ['output or "nothing"', ''],
  ['not output', []],
  ["output['name'] == 'Ada' and output.get('missing', 7) == 7", DATA],
  ["output.get('none') is None and output['ok'] is True and output['ok'] == 1", DATA],
  ["len(output['tags']) + output['n'] - output['ok']", DATA],
  ["output['tags'] == ['a', 'b'] and 'c' not in output['tags'] + ['d']", DATA],
  ["bool(output['empty']) or 'name' in output", DATA],
  ['isinstance(output, dict) and isinstance(output["n"], (int, float))', DATA],
  ['list(output.keys())[0]', DATA],
  ["str(output['n']) + str(output['ok']) + str(output['none'])", DATA],
  ["json.loads(output)['a'][0] == int(' 12 ')", '{"a": [12]}'],
  [
    `import json
try_count = 0
data = json.loads(output)
# how many are long
for item in data['items']:
    if len(item) > 3:
        try_count += 1
    elif item == 'x':
        pass
    else:
        try_count = try_count - 1
return {
    'pass': try_count >= 1,
    'score': float(try_count),
    'reason': "seen: " + str(try_count),
}`,
    '{"items": ["long one", "x", "longer", "no"]}',
  ],
  ["if 'a' in output:\n    return True\nreturn False", 'b'],
  ["if output:\n    output = output.upper()\nreturn 'AHOY' in output", TEXT],
  ["words = output.lower().split()\nreturn len(words) > 2 and words[0] == 'ahoy,'", TEXT],
  ["context['vars']['word'] in output", 'hello you'],
  // What fails there must not pass here.
  ["output['missing'] == 1", DATA],
  ["'a' in 5", ''],
  ["'a' + 1", ''],
  ["len(output) > 'a'", TEXT],
  ['json.loads(output)', 'no JSON'],
  ["int('1.5')", ''],
  ['1 / 0', ''],
];

const PROGRAM = `import json, re, sys
def run(code, output):
    context = {'vars': {'word': 'hello'}}
    lines = code.split('\\n')
    body = ['return ' + code] if len(lines) == 1 else lines
    names = {'json': json, 're': re}
    try:
        exec('def check(output, context):\\n' + '\\n'.join('    ' + line for line in body), names)
        return {'value': names['check'](output, context)}
    except Exception:
        return {'value': 'fails'}
print(json.dumps([run(code, output) for code, output in json.load(sys.stdin)]))
`;

test('what is translated says the same as in Python', async () => {
  const { config, lost } = await importSmall({
    tests: [{ assert: SAME.map(([code]) => ({ type: 'python', value: code })) }],
  });
  expect(lost).toEqual([]);
  const translated = (config.tests?.[0]?.assert ?? []).map(({ value }) => String(value));
  const found = JSON.parse(
    execFileSync('python3', ['-c', PROGRAM], { input: JSON.stringify(SAME), encoding: 'utf8' }),
  ) as readonly { readonly value: unknown }[];
  const told = SAME.map(([code], index) => [code, found[index]?.value]);
  const said = SAME.map(([code, output], index) => [code, resultOf(translated[index], output)]);
  expect(said).toEqual(told);
});

function resultOf(code: string | undefined, output: unknown): unknown {
  const context = { vars: { word: 'hello' } };
  const script = `JSON.stringify(((output, context) => {\n${code}\n})(output, context))`;
  try {
    return JSON.parse(String(runInNewContext(script, { output, context })));
  } catch {
    return 'fails';
  }
}

describe('python', () => {
  test('an expression, with the test’s variables; a score counts as of javascript', async () => {
    const { code, config, changed } = await importSmall({
      tests: [
        { vars: { word: 'hello' }, assert: [{ type: 'python', value: "'{{word}}' in output" }] },
      ],
    });
    expect(code).toBe(0);
    const [one] = config.tests?.[0]?.assert ?? [];
    expect(one).toEqual({
      type: 'javascript',
      value: expect.stringMatching(/has\(output, "hello"\);$/),
    });
    expect(changed).toEqual([expect.stringMatching(/^javascript: a score passes from 0.5/)]);
  });

  test.each([
    ['file://check.py', 'check.py is Python, which the sandbox does not run'],
    ['import requests\nreturn True', 'its Python has import requests'],
    ['import os\nreturn os.environ', 'its Python has the name os'],
    ['def get(x):\n    return x\nreturn get(output)', '«def get (»'],
    ['[x for y in output for x in y]', 'a comprehension in a comprehension'],
    ['print(output)', 'print()'],
    ['output.encode()', '.encode'],
    ['a = output\nb = a', 'no return'],
    ['re.search(r"(?P<a>x)", output)', 're.search with such a pattern'],
    ['re.search(output, "x")', 're.search with such a pattern'],
    ["f'{output}' == 'x'", 'the name f'],
    ["'a' in output &", '"&"'],
    ["('a' in output", 'a bracket that is not closed'],
    ["'a in output", 'a text that does not end'],
    ['output.__class__', '.__class__'],
    ['__import__("os")', '__import__()'],
    ['constructor', 'the name constructor'],
    ['if output: return 1\nreturn 2', 'a block on the line of its if'],
    ['while True:\n    return 1', '«while True :»'],
    [5, 'its value is no code'],
  ])('%j is left out and told', async (value, note) => {
    const { code, lost } = await importSmall({
      tests: [
        {
          assert: [
            { type: 'contains', value: 'x' },
            { type: 'python', value },
          ],
        },
      ],
    });
    expect(code).toBe(1);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });
});
