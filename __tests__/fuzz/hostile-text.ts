/** Texts that attack the surfaces that they are shown on, made of what those surfaces act on. */
import fc from 'fast-check';
import { HOSTILE } from '../report/hostile.js';
import { anyText } from './fuzz.js';

const FRAGMENTS: readonly string[] = [
  ...['|', '\\', '\\|', '`', '``', '```', '~~~', '\n', '\n\n', '\r', '\t', ' ', '    ', '<br>'],
  ...['<script>', '</script>', '</details>', '<details>', '</table>', '<img src=x onerror=x>'],
  ...['<!--', '-->', ']]>', '<![CDATA[', '&lt;', '&#60;', '&', '<', '>', '"', "'", '<?', '<!'],
  ...[
    '@octocat',
    '@',
    '#1',
    '#',
    'GH-1',
    'acme/shop#2',
    'https://evil.example',
    'www.evil.example',
  ],
  ...['![', '](', ')', '[', ']', '[^1]', '[x]: y', '*', '**', '_', '__', '~~', '- ', '1. ', '> '],
  ...['# ', '---', '===', '| --- |', '$', '$$', ':smile:', '::error::', '::set-output name=a::b'],
  ...[
    '##[error]',
    '%0A',
    '\u001b[31m',
    '\u001b]8;;x\u0007',
    '\u009b',
    '\u0000',
    '\u0008',
    '\u007f',
  ],
  ...['\ud800', '\udfff', '\ufffe', '\u{1f600}', '\u202e', '\u200b', '\u2060', '\ufeff', '\u00ad'],
  ...[
    '\u0085',
    '\u2028',
    '\u2029',
    '\u0300\u0301\u0302\u0303\u0304\u0305',
    '\u{e0041}',
    'word',
    '7',
  ],
  ...['4f2a9c1e8b7d', '__proto__', 'constructor', '{{message}}', '${{ x }}', 'mail@evil.example'],
];

const JOINED = fc
  .array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** Any text, most of it hostile, up to some ten thousand characters. */
export const HOSTILE_TEXT: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: JOINED, weight: 6 },
  { arbitrary: fc.constantFrom(...HOSTILE), weight: 2 },
  { arbitrary: anyText(30), weight: 2 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...FRAGMENTS), fc.integer({ min: 1, max: 1_000 }))
      .map(([part, times]) => part.repeat(times)),
    weight: 1,
  },
);
