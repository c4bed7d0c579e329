/** What all fuzzers share: the seed, which each prints, and the number of cases. */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { HOSTILE } from '../report/hostile.js';

/** The same cases in every run, so that what turns red is what has changed; `FUZZ_SEED=random` makes new ones. */
const USUAL_SEED = 20_261_121;
const SEED =
  process.env['FUZZ_SEED'] === 'random'
    ? randomInt(2 ** 31)
    : (wholeNumber('FUZZ_SEED') ?? USUAL_SEED);
/** Of every fuzzer's cases: the first seventh, or `FUZZ_FACTOR` times as many, 1 for all, more for a long search. */
const FACTOR = wholeNumber('FUZZ_FACTOR') ?? 0.15;
/** Characters of a value that failed. */
const MAX_SHOWN = 4_000;

/** Halves of surrogate pairs are no characters. */
const SURROGATES = { first: 0xd800, count: 0x800 };

/** Any character, mapped from its number: fast-check's own "binary" first makes a table of the million of them. */
const ANY_CHARACTER = fc
  .integer({ min: 0, max: 0x10_ffff - SURROGATES.count })
  .map((at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count));

/** Texts of any characters, of as many as fast-check thinks fit, or at most `maxLength`. */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.string({ unit: ANY_CHARACTER, ...(maxLength !== undefined && { maxLength }) });
}

/**
 * Checks `cases` values, or the share of them that is asked for, and prints how many with which seed, and the slowest
 * one's time. Fulfils with how many. Rejects with the smallest value that `check` throws or rejects for.
 * @param always values that are checked in every run, before those
 */
export async function fuzz<T>(
  subject: string,
  cases: number,
  values: fc.Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
  always: readonly T[] = [],
): Promise<number> {
  const numRuns = always.length + Math.ceil(cases * FACTOR);
  let slowestMs = 0;
  const property = fc.asyncProperty(values, async (value) => {
    const started = performance.now();
    await check(value);
    slowestMs = Math.max(slowestMs, performance.now() - started);
  });
  const examples = always.map((value): [T] => [value]);
  const details = await fc.check(property, { seed: SEED, numRuns, examples });
  const slowest = `slowest ${slowestMs.toFixed(0)} ms`;
  process.stderr.write(`fuzz ${subject}: ${numRuns} cases, seed ${SEED}, ${slowest}\n`);
  if (!details.failed) return numRuns;
  const found = JSON.stringify(details.counterexample?.[0]).slice(0, MAX_SHOWN);
  const at = `case ${details.numRuns} of seed ${SEED}, made smaller: ${found}`;
  throw new Error(`fuzz ${subject}: ${at}`, { cause: details.errorInstance });
}

function wholeNumber(name: string): number | undefined {
  const text = process.env[name] ?? '';
  if (text === '') return undefined;
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}

/** Texts that attack the surfaces that they are shown on, made of what those surfaces act on. */

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
