import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { partsOfText, withoutPart, withoutPartOf } from '../../src/parts/split.js';

const SUPPORT = [
  '---',
  'name: support',
  '---',
  '# Support',
  '',
  'You answer customers.',
  '',
  '## Returns',
  '',
  'Free for 30 days.',
  '',
  '```md',
  '## no heading',
  '',
  'code',
  '```',
  '',
  '### Details',
  '',
  '- one',
  '- two',
  '',
  '## Tone',
  'Be friendly.',
  '',
].join('\n');

function names(text: string, unit: Parameters<typeof partsOfText>[1]): readonly string[] | string {
  const division = partsOfText(text, unit);
  return division.kind === 'divided' ? division.parts.map(({ name }) => name) : division.message;
}

describe('sections', () => {
  test('are of the topmost level that occurs twice, with all below them', () => {
    expect(names(SUPPORT, 'section')).toEqual(['beginning', 'Returns', 'Tone']);
  });

  test('know their lines', () => {
    const division = partsOfText(SUPPORT, 'section');
    expect(
      division.kind === 'divided' && division.parts.map((it) => [it.line, it.endLine]),
    ).toEqual([
      [4, 6],
      [8, 21],
      [23, 24],
    ]);
  });

  test.each([
    ['without headings', 'Just text.\n\nAnd more.'],
    ['with one heading a level', '# A\n\n## B\n\ntext'],
    ['whose headings are in code', '```\n## A\n## B\n```\n'],
  ])('a text %s has none', (_, text) => {
    expect(names(text, 'section')).toMatch(/no level of headings that occurs twice/);
  });

  test('two of one name are told apart', () => {
    expect(names('## A\nx\n## A\ny\n', 'section')).toEqual(['A (line 1)', 'A (line 3)']);
  });

  test('underlined headings are headings, and a higher one ends a section', () => {
    expect(names('Title\n=====\n\na\n\nOne\n---\n\nx\n\nTwo\n---\n\ny\n', 'section')).toEqual([
      'beginning',
      'One',
      'Two',
    ]);
  });
});

test.each([
  [
    'paragraph',
    [
      '# Support You answer customers.',
      '## Returns Free for 30 days.',
      '```md ## no heading code ```',
      '### Details - one - two',
      '## Tone Be friendly.',
    ],
  ],
  [
    'line',
    [
      '# Support',
      'You answer customers.',
      '## Returns',
      'Free for 30 days.',
      '```md ## no heading code ```',
      '### Details',
      '- one',
      '- two',
      '## Tone',
      'Be friendly.',
    ],
  ],
  ['whole', ['all of it']],
] as const)('by %s', (unit, expected) => {
  expect(names(SUPPORT, unit)).toEqual(expected);
});

test.each(['section', 'paragraph', 'line', 'whole'] as const)('an empty text has no %s', (unit) => {
  expect(names(' \n\n', unit)).toMatch(/is empty/);
});

describe('whatever the text', () => {
  const text = fc
    .array(
      fc.constantFrom(
        '# A',
        '## B',
        '## C',
        '### D',
        'text',
        '- item',
        '',
        '```',
        '~~~',
        '> q',
        '---',
        '\r',
        'é🙂',
        '<b>',
      ),
      { maxLength: 30 },
    )
    .map((all) => all.join('\n'));

  test.each(['section', 'paragraph', 'line', 'whole'] as const)(
    'parts by %s do not overlap, are in order, and are all that is not blank',
    (unit) => {
      fc.assert(
        fc.property(text, (whole) => {
          const division = partsOfText(whole, unit);
          if (division.kind === 'refused') return;
          let at = 0;
          for (const part of division.parts) {
            expect(part.start).toBeGreaterThanOrEqual(at);
            expect(part.end).toBeGreaterThan(part.start);
            expect(withoutPart(whole, part)).toHaveLength(whole.length - (part.end - part.start));
            expect(whole.slice(part.start, part.end).trim()).not.toBe('');
            at = part.end;
          }
          expect(new Set(division.parts.map(({ name }) => name)).size).toBe(division.parts.length);
        }),
      );
    },
  );

  test('a longer text that holds it once loses the same part', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('section', 'paragraph', 'line', 'whole'), (whole, unit) => {
        const division = partsOfText(whole, unit);
        if (division.kind === 'refused') return;
        for (const part of division.parts) {
          const made = `Before: ${whole.trim()} (after)`;
          const left = withoutPartOf(made, whole, part);
          expect([left.startsWith('Before: '), left.endsWith(' (after)')]).toEqual([true, true]);
          expect(left.slice('Before: '.length, -' (after)'.length).trim()).toBe(
            withoutPart(whole, part).trim(),
          );
          // Which of two was meant is not known.
          expect(withoutPartOf(`${made}\n${made}`, whole, part)).toBe(`${made}\n${made}`);
        }
      }),
    );
  });
});
