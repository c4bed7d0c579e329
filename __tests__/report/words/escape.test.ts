import { describe, expect, test } from '@jest/globals';
import {
  excerpt,
  htmlText,
  logLine,
  markdownCell,
  markdownCode,
  markdownFileText,
  markdownText,
  plainLine,
  xmlAttribute,
  xmlText,
} from '../../../src/report/escape.js';
import { HOSTILE } from '../hostile.js';
import { jsonFileText } from '../rendered.js';

/** The invisible word joiner that disarms a reference. */
const J = '\u2060';
const UNSEEN = /[\p{Cf}\p{Cc}\p{Surrogate}]/u;

describe('plainLine and excerpt', () => {
  test.each([
    ['a\n\tb\r\nc', 'a b c'],
    ['\u001B[31mred\u001B[0m', 'red'],
    ['\u202Eabc\u202C\u200Bd', 'abcd'],
    ['lone \uD800!', 'lone \uFFFD!'],
    ['emoji \u{1F600}', 'emoji \u{1F600}'],
    ['  ', ''],
  ])('%j is shown as %j', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });

  test.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['a longer text', 9, 'a longer…'],
    ['\u{1F600}\u{1F600}\u{1F600}', 2, '\u{1F600}…'],
    [`${' '.repeat(5_000)}x`, 5, '…'],
    ['x'.repeat(1_000_000), 3, 'xx…'],
  ])('an excerpt of %# is at most as long as asked', (text, max, shown) => {
    expect(excerpt(text, max)).toBe(shown);
  });

  test.each(HOSTILE)('nothing unseen is left of %j', (text) => {
    expect(plainLine(text)).not.toMatch(UNSEEN);
  });
});

describe('markdownText', () => {
  test.each([
    ['plain text, 92.5 % of 95 %', 'plain text, 92.5 % of 95 %'],
    ['hi @octocat', `hi @${J}octocat`],
    ['owner/repo#12', `owner/repo#${J}12`],
    ['C# and F#', 'C# and F&#35;'],
    ['CONTAINS_FAILED and a_b_c', 'CONTAINS_FAILED and a_b_c'],
    ['_a_b_', '&#95;a_b&#95;'],
    ['Q & A: 2 > 1', 'Q & A: 2 > 1'],
    ['reply @ noon', 'reply @ noon'],
    ['a@-b.example', `a@${J}-b.example`],
    ['deface1 or 4f2a9c1x', `deface${J}1 or 4f2a9c1x`],
    ['> quote', '&#62; quote'],
    ['GH-7 and JIRA-8', `GH-${J}7 and JIRA-${J}8`],
    ['gpt-4o', 'gpt-4o'],
    ['commit 4f2a9c1e8b', `commit 4f2a9c${J}1e8b`],
    ['https://x.example', `https:${J}//x.example`],
    ['WWW.x.example', `WWW${J}.x.example`],
    ['_www.x.example', `&#95;www${J}.x.example`],
    ['a@b.example', `a@${J}b.example`],
    [':smile: 12:30', `:${J}smile: 12:30`],
    ['<b>&amp;', '&#60;b>&#38;amp;'],
    ['a | b', 'a &#124; b'],
    ['*a* _b_ ~c~ [e](f)', '&#42;a&#42; &#95;b&#95; &#126;c&#126; &#91;e&#93;(f)'],
    ['`upload` is *ignored*', '`upload` is &#42;ignored&#42;'],
    ['`a` and `b', '&#96;a&#96; and &#96;b'],
    ['`<b>` ``x``', '&#96;&#60;b>&#96; &#96;&#96;x&#96;&#96;'],
    ['- item', '&#45; item'],
    ['1. item', `1${J}. item`],
    ['costs $5', 'costs <span>$</span>5'],
    ['a\n\n# b', 'a # b'],
    ['# b', '&#35; b'],
  ])('%j becomes %j', (text, markdown) => {
    expect(markdownText(text)).toBe(markdown);
  });
});

describe('markdownFileText leaves whole what GitHub links in conversations only', () => {
  test.each([
    ['UTF-8, SHA-256 and JIRA-8', 'UTF-8, SHA-256 and JIRA-8'],
    ['CONTAINS_FAILED', 'CONTAINS_FAILED'],
    ['GH-77', `GH-${J}77`],
    ['@octocat', `@${J}octocat`],
  ])('%j becomes %j', (text, markdown) => {
    expect(markdownFileText(text)).toBe(markdown);
  });
});

describe('markdownCode', () => {
  test.each([
    ['x', '`x`'],
    ['a `b` c', '``a `b` c``'],
    ['`', '`` ` ``'],
    ['a ``` b', '````a ``` b````'],
    ['@octocat #1 <b>', '`@octocat #1 <b>`'],
    ['two\nlines', '`two lines`'],
    ['', '(empty)'],
    ['\u200B', '(empty)'],
  ])('%j becomes %j', (text, code) => {
    expect(markdownCode(text)).toBe(code);
  });

  test.each([
    ['`a | b`', '`a \\| b`'],
    ['`a \\| b`', '`a \\\\\\| b`'],
    ['`a \\\\| b`', '`a \\\\\\| b`'],
    ['no pipe \\', 'no pipe \\'],
  ])('in a cell, %s becomes %s', (markdown, cell) => {
    expect(markdownCell(markdown)).toBe(cell);
    // GitHub splits a row at pipes with an even number of backslashes before them.
    for (const [, slashes] of cell.matchAll(/(\\*)\|/gu))
      expect((slashes ?? '').length % 2).toBe(1);
  });
});

describe('HTML, XML and log', () => {
  test.each([
    ['<b title="x">&\'`', '&#60;b title=&#34;x&#34;&#62;&#38;&#39;&#96;'],
    ['a\n</summary>', 'a &#60;/summary&#62;'],
  ])('HTML: %j becomes %j', (text, html) => {
    expect(htmlText(text)).toBe(html);
  });

  test.each([
    ['a < b && c > d ]]>', 'a &lt; b &amp;&amp; c &gt; d ]]&gt;', undefined],
    ['nul \u0000 bell \u0007 nel \u0085', 'nul  bell  nel ', undefined],
    ['\uFFFE\uFFFF\uD800x\uDC00', 'x', undefined],
    ['\u{1F600}', '\u{1F600}', undefined],
    ['a\r\n\tb "c" \'d\'', 'a&#13;\n\tb "c" \'d\'', 'a&#13;&#10;&#9;b &quot;c&quot; &apos;d&apos;'],
  ])('XML: %j becomes %j', (text, xml, attribute) => {
    expect(xmlText(text)).toBe(xml);
    expect(xmlAttribute(text)).toBe(attribute ?? xml);
  });

  test.each([
    ['::error::x', '| ::error::x'],
    ['  ::set-output name=x::y', '| ::set-output name=x::y'],
    ['a\n::error::x', 'a ::error::x'],
    ['\u200B::error::x', '| ::error::x'],
    ['x ##[error]y', 'x ## [error]y'],
    ['##\u200B[group]x', '## [group]x'],
    ['\u001B]0;title\u0007text', 'text'],
  ])('log: %j becomes %j', (text, line) => {
    expect(logLine(text)).toBe(line);
  });

  test.each(HOSTILE)('no surface lets %j through', (text) => {
    expect(htmlText(text)).not.toMatch(/[<>"']/u);
    expect(xmlAttribute(text)).not.toMatch(/[<>"'\n\t\r]/u);
    expect(logLine(text)).not.toMatch(/^\s*::|##\[|\n/u);
  });
});

describe('JSON files', () => {
  const deep = { a: [{ b: { c: [{ d: [1, { e: [] }] }] } }] };
  test.each([
    [deep],
    [[deep, null, [], {}, 'two\nlines', 1.5, true]],
    [{ left: undefined, out: [undefined], empty: { of: undefined } }],
    ['text'],
    [null],
  ])('are written in pieces as JSON.stringify writes them: %j', (value) => {
    expect(jsonFileText(value)).toBe(`${JSON.stringify(value, undefined, 2)}\n`);
  });

  test.each([...HOSTILE, 'lone \uD800', '\u{E0041}'])(
    '%j is kept, and nothing unseen is raw',
    (text) => {
      const file = jsonFileText({ [text]: [text] });
      expect(JSON.parse(file)).toEqual({ [text]: [text] });
      expect(file).not.toMatch(/[\p{Cf}\u007F-\u009F\u2028\u2029]/u);
    },
  );
});
