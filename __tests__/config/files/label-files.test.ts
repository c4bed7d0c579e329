/** Files of labels that judge criteria name: what is read of them, and what is wrong with them by line and column. */
import { describe, expect, test } from '@jest/globals';
import { formatProblem } from '../../../src/config/problem.js';
import { load, VALID, withWorkspace } from '../config-folder.js';

const config = (name: string): string =>
  `${VALID}    expect: { judge: [{ criteria: polite, labels: ${name} }] }\n`;

/** The labels without their places, or what is wrong. */
async function labels(name: string, content: string | Uint8Array): Promise<unknown> {
  const files = { 'kindlm.yaml': config(name), [name]: content };
  return withWorkspace(files, async (workspace) => {
    const result = await load(workspace);
    if (result.kind === 'invalid') return result.problems.map(formatProblem);
    const file = result.suites[0]?.labelFiles.get(name);
    return file?.labels.map(({ location, ...label }) => [location.line, label]);
  });
}

describe('what is read', () => {
  test.each([
    [
      'JSON lines, blank ones left out',
      'l.jsonl',
      '{"output": "Sorry!", "pass": true, "question": "Why?", "changes": "+a", "score": 0.9, "note": "kind"}\n\n{"output": "", "pass": false}\n',
      [
        [
          1,
          {
            output: 'Sorry!',
            pass: true,
            question: 'Why?',
            changes: '+a',
            score: 0.9,
            note: 'kind',
          },
        ],
        [3, { output: '', pass: false }],
      ],
    ],
    [
      'YAML',
      'sub/l.yaml',
      '- output: |\n    Sorry!\n    Bye.\n  pass: true\n- { output: No., pass: false, note: null, x-by: ann }\n',
      [
        [1, { output: 'Sorry!\nBye.\n', pass: true }],
        [5, { output: 'No.', pass: false }],
      ],
    ],
    [
      'CSV, as tables are saved',
      'l.csv',
      'output,pass,question,score,note\n"Sorry,\nbye",TRUE,Why?,0.9,kind\nNo.,no,,,\n,0,,,\n',
      [
        [2, { output: 'Sorry,\nbye', pass: true, question: 'Why?', score: 0.9, note: 'kind' }],
        [4, { output: 'No.', pass: false }],
        [5, { output: '', pass: false }],
      ],
    ],
    [
      'line ends of Windows',
      'l.jsonl',
      '{"output":"a","pass":true}\r\n',
      [[1, { output: 'a', pass: true }]],
    ],
  ])('%s', async (_, name, content, expected) => {
    expect(await labels(name, content)).toEqual(expected);
  });
});

const broken: readonly [
  what: string,
  name: string,
  content: string | Uint8Array,
  says: RegExp[],
][] = [
  [
    'a line that is no JSON',
    'l.jsonl',
    '{"output":"a","pass":true}\n{"output": b}\n',
    [/^l\.jsonl:2:12: The text is not valid JSON\./],
  ],
  [
    'no pass',
    'l.jsonl',
    '{"output":"a"}\n',
    [/^l\.jsonl:1:1: The label has no `pass`: true \(a good answer\)/],
  ],
  [
    'a text for pass',
    'l.jsonl',
    '{"output":"a","pass":"yes"}\n',
    [/^l\.jsonl:1:22: `pass` is true .*, not the text "yes"\./],
  ],
  [
    'a score above 1',
    'l.yaml',
    '- output: a\n  pass: true\n  score: 7\n',
    [/^l\.yaml:3:10: `score` is a number from 0 to 1, not 7\./],
  ],
  [
    'a misspelt key',
    'l.yaml',
    '- outptu: a\n  pass: true\n',
    [
      /^l\.yaml:1:11: Unknown key "outptu"\. Did you mean "output"\?/,
      /^l\.yaml:1:3: The label has no `output`/,
    ],
  ],
  ['a list of texts', 'l.jsonl', '"a"\n', [/^l\.jsonl:1:1: Expected a label, got the text "a"\./]],
  [
    'a mapping',
    'l.yaml',
    'labels: []\n',
    [/^l\.yaml:1:1: Expected a list of labels, got a mapping\./],
  ],
  ['nothing', 'l.jsonl', '\n', [/^l\.jsonl:1:1: There are no labels\. .* 40 of them/]],
  [
    'too many',
    'l.jsonl',
    '{"output":"a","pass":true}\n'.repeat(1001),
    [/^l\.jsonl:1:1: The file has 1001 labels/],
  ],
  [
    'bytes that are no text',
    'l.jsonl',
    Uint8Array.of(0xff, 0xfe, 0x61),
    [/^l\.jsonl:1:1: The file is not UTF-8/],
  ],
  [
    'a cell that is no verdict',
    'l.csv',
    'output,pass\na,maybe\n',
    [/^l\.csv:2:3: `pass` is true .*, not the text "maybe"\./],
  ],
  [
    'a column that no label has',
    'l.csv',
    'output,pass,by\na,yes,ann\n',
    [/^l\.csv:2:7: Unknown key "by"\./],
  ],
  [
    'images',
    'l.jsonl',
    '{"output":"a","pass":true,"images":["a.png"]}\n',
    [/^l\.jsonl:1:\d+: Unknown key "images"\. A judge that is checked by labels sees no images/],
  ],
  [
    'another ending',
    'l.txt',
    'a',
    [/^kindlm\.yaml:\d+:\d+ .*judge\[0\]\.labels: The file of labels "l\.txt" is none of \.jsonl/],
  ],
];

test.each(broken)('what is wrong: %s', async (_, name, content, says) => {
  const found = await labels(name, content);
  expect(found).toEqual(says.map((words) => expect.stringMatching(words)));
});

test.each([
  ['../l.jsonl', /labels: The file of labels "\.\.\/l\.jsonl" is outside the workspace/],
  ['none.jsonl', /labels: The file of labels "none\.jsonl" does not exist\. The path is relative/],
])('a path that leads nowhere: %s', async (name, says) => {
  const found = await withWorkspace({ 'kindlm.yaml': config(name) }, (workspace) =>
    load(workspace),
  );
  if (found.kind !== 'invalid') throw new Error('it loaded');
  expect(found.problems.map(formatProblem)).toEqual([expect.stringMatching(says)]);
});

test('only `llm-rubric` has labels', async () => {
  const text = `${VALID}    assert: [{ type: contains, value: a, labels: l.jsonl }, { type: llm-rubric, value: b, labels: l.jsonl }]\n`;
  const files = { 'kindlm.yaml': text, 'l.jsonl': '{"output":"a","pass":true}\n' };
  const found = await withWorkspace(files, (workspace) => load(workspace));
  if (found.kind !== 'invalid') throw new Error('it loaded');
  expect(found.problems.map(formatProblem)).toEqual([
    expect.stringMatching(/assert\[0\]\.labels: `labels` is for `llm-rubric` only\./),
  ]);
});
