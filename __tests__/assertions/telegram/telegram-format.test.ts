/** `telegram-format`, rule by rule, as design/engine.md describes it. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { line, score, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

type Row = readonly [name: string, answer: string, score: number, findings: readonly string[]];

const BOLD = 'error: Markdown bold **text**, use <b>text</b>';
const UNDERLINE = 'error: Markdown underline __text__, use <u>text</u>';
const BLOCK = 'error: Markdown code block, use <pre><code>code</code></pre>';
const LINK = 'warning: Markdown link [text](url), use <a href="url">text</a>';

const HTML: readonly Row[] = [
  ['plain text', 'Hello', 1, []],
  [
    'every allowed tag',
    '<b>a</b> <i>b</i> <u>c</u> <s>d</s> <code>e</code> <pre>f</pre> <a href="https://x.io">g</a> <blockquote>h</blockquote> <tg-spoiler>i</tg-spoiler>',
    1,
    [],
  ],
  ['bold, once', 'a **b** c', 0.75, [BOLD]],
  ['bold costs each time', '**a** **b**', 0.5, [`${BOLD} (2 times)`]],
  ['three times is too much', '**a** **b** **c**', 0.25, [`${BOLD} (3 times)`]],
  ['clamped at 0', '**a** **b** **c** **d** **e**', 0, [`${BOLD} (5 times)`]],
  ['underline costs each time', '__a__ and __b__', 0.5, [`${UNDERLINE} (2 times)`]],
  ['a code block costs once', '```\na\n```\n```\nb\n```', 0.75, [BLOCK]],
  ['a link is a warning, once', '[a](https://a.io) [b](https://b.io)', 0.9, [LINK]],
  ['all of them', '**a** __b__ ```c``` [d](e)', 0.15, [BOLD, UNDERLINE, BLOCK, LINK]],
  ['one asterisk is a list', '* a\n* b', 1, []],
  ['one tag not closed', '<pre><code>text', 1, []],
  ['one of two not closed', '<pre><code>text</pre>', 1, []],
  ['one too many closed', 'text</b>', 1, []],
  ['two of one name', '<b>a <b>b', 0.75, ['error: <b> opened 2 and closed 0 times']],
  [
    'two names, an error each',
    '<b><b><i><i><i></i>',
    0.5,
    ['error: <b> opened 2 and closed 0 times', 'error: <i> opened 3 and closed 1 times'],
  ],
  ['names are told apart, upper case is not', '<B>a</b> <blockquote>b</BLOCKQUOTE>', 1, []],
  ['one stray <', 'a < b', 1, []],
  ['two stray <', 'a < b < c', 0.9, ['warning: 2 unescaped <, use &lt;']],
  [
    'a tag that is not allowed is not escaped',
    '<div>a</div>',
    0.8,
    ['warning: 2 unescaped <, use &lt;', 'warning: 2 unescaped >, use &gt;'],
  ],
  ['escaped characters', 'a &lt; b &lt; c &gt; d &gt; e', 1, []],
  ['code is literal', '<code>**a**</code> <pre>__b__ [c](d)</pre>', 1, []],
  ['code in pre', '<pre><code class="language-python">x = a ** 2 ** b</code></pre>', 1, []],
  ['code that is never closed hides nothing', '<code>x **a**', 0.75, [BOLD]],
  ['what stands around code counts', '**<code>a</code>**', 0.75, [BOLD]],
  ['what stands behind code counts', '<code>a</code> **b**', 0.75, [BOLD]],
  [
    'tags in code still count for balance',
    '<code><b><b></code>',
    0.75,
    ['error: <b> opened 2 and closed 0 times'],
  ],
];

const HTML_TAGS = 'error: HTML tags, use the markers of MarkdownV2';
const inLink = (kind: string): string =>
  `warning: ${kind} markers inside the brackets of a link, put them around the link`;

const MARKDOWN: readonly Row[] = [
  ['plain text', 'Hello', 1, []],
  [
    'every marker',
    '*bold* _italic_ __underline__ `code` [text](https://x.io) ||spoiler||\n```python\nx = 1\n```',
    1,
    [],
  ],
  ['an HTML tag', '<b>a</b>', 0.75, [HTML_TAGS]],
  ['HTML tags cost once', '<b>a</b> <i>b</i> <a href="x">c</a>', 0.75, [HTML_TAGS]],
  ['upper case', '<TG-SPOILER>a', 0.75, [HTML_TAGS]],
  ['a comparison is no tag', '1 < 2 and 3 > 2', 1, []],
  ['HTML in code is code', '`<b>` and ```html\n<i>a</i>\n```', 1, []],
  ['markers around a link', '*[text](https://x.io)*', 1, []],
  ['markers inside a link', '[*text*](https://x.io)', 0.9, [inLink('bold')]],
  ['a kind counts once', '[*a*](b) [*c*](d)', 0.9, [inLink('bold')]],
  [
    'each kind counts',
    '[*a*](x) [_b_](x) [__c__](x) [||d||](x) [~e~](x)',
    0.5,
    ['bold', 'italic', 'underline', 'strikethrough', 'spoiler'].map(inLink),
  ],
  ['a name with underscores is no marker', '[snake_case_name](x)', 1, []],
  ['no escapes', 'a.', 1, []],
  ['one escape', 'a\\.', 0.9, ['warning: 1 escape sequence, leave escaping to the transport']],
  [
    'five escapes',
    '\\.\\!\\-\\(\\)',
    0.9,
    ['warning: 5 escape sequences, leave escaping to the transport'],
  ],
  [
    'six escapes',
    '\\.\\!\\-\\(\\)\\#',
    0.75,
    ['error: 6 escape sequences, leave escaping to the transport'],
  ],
  ['a backslash before a letter escapes nothing', 'C:\\dir\\n', 1, []],
  ['one code block needs no language', '```\na\n```', 1, []],
  [
    'of several, one has no language',
    '```python\na\n```\n```\nb\n```',
    0.9,
    ['warning: 1 of 2 code blocks without a language'],
  ],
  ['all have one', '```python\na\n```\n```c++\nb\n```', 1, []],
];

describe.each<[string, readonly Row[]]>([
  ['telegram-html', HTML],
  ['telegram-markdown', MARKDOWN],
])('%s', (format, rows) => {
  const name = format === 'telegram-html' ? 'HTML' : 'MarkdownV2';
  test.each(rows)('%s: %j scores %d', async (_name, answer, expected, findings) => {
    const reason =
      findings.length === 0
        ? `Valid Telegram ${name}`
        : `Telegram ${name}, score ${expected}: ${findings.join('; ')}`;
    const verdict = expected >= 0.5 ? 'ok' : 'FORMAT_INVALID';
    const byValue = await score([{ type: 'telegram-format', value: format }], answer, { sandbox });
    expect(byValue.map(line)).toEqual([`${expected} ${verdict} ${reason}`]);
    const vars = { outputFormat: format };
    const byVariable = await score([{ type: 'telegram-format' }], answer, { sandbox, vars });
    expect(byVariable.map(line)).toEqual(byValue.map(line));
  });
});

test('not-telegram-format', async () => {
  const assert = { type: 'not-telegram-format', value: 'telegram-html' } as const;
  const [broken, valid] = await Promise.all([
    score([assert], '**a** **b** **c**', { sandbox }),
    score([assert], 'Hello', { sandbox }),
  ]);
  expect(broken[0]).toMatchObject({ passed: true, score: 0.75 });
  expect(valid[0]).toMatchObject({ passed: false, score: 0, failureCode: 'FORMAT_INVALID' });
});

test('the rules of the document themselves agree on links', async () => {
  const samples = [
    '[a](b)',
    '[](b)',
    '[a]()',
    '[a] (b)',
    '[[a](b)',
    '[a]](b)',
    'x](b)',
    '[a](b',
    '[a](\nb)',
  ];
  const document = /\[[^\]]+\]\([^)]+\)/;
  const asserts = [{ type: 'telegram-format', value: 'telegram-html' }] as const;
  const found = await Promise.all(
    samples.map(async (text) => {
      const [result] = await score(asserts, text, { sandbox });
      return result?.metadata?.reason?.includes(LINK) === true ? [text] : [];
    }),
  );
  expect(found.flat()).toEqual(samples.filter((text) => document.test(text)));
});

describe('time grows with the text, not with its square', () => {
  const HOSTILE = [
    '[',
    '](',
    '[a](',
    '*',
    '**a',
    '_',
    '__a',
    '`',
    '```',
    '<',
    '<b',
    '<b ',
    '</code>',
    '<code>',
    '>',
    '\\',
    '||',
    '~',
    '\n',
  ];
  const BOTH = (['telegram-html', 'telegram-markdown'] as const).map(
    (value) => ({ type: 'telegram-format', value }) as const,
  );
  const time = async (text: string): Promise<number> => {
    const start = performance.now();
    await score(BOTH, text, { sandbox });
    return performance.now() - start;
  };
  const best = async (text: string): Promise<number> =>
    Math.min(await time(text), await time(text), await time(text));

  /** Below it garbage collection and other processes tell more than the text. Quadratic time would be seconds. */
  const FLOOR_MS = 20;

  // 16 times the text: 256 times the time, if it were quadratic.
  test.each(HOSTILE)('%j', async (part) => {
    const short = part.repeat(Math.ceil(62_500 / part.length));
    const [long, once] = [await best(short.repeat(16)), await best(short)];
    expect(long).toBeLessThan(100 * Math.max(once, FLOOR_MS));
  });
});
