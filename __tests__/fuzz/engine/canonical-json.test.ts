import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalDigest } from '../../../src/engine/calls/request.js';
import { anyText } from '../fuzz.js';

describe('canonical JSON', () => {
  // Recordings are found by it, so its text may never change.
  const bySortedCopies = (value: unknown): string =>
    JSON.stringify(value, (_key, item: unknown) =>
      typeof item === 'object' && item !== null && !Array.isArray(item)
        ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
        : item,
    );
  const name = fc.oneof(
    anyText(),
    fc.constantFrom('10', '9', '09', '-1', '4294967294', '4294967295', '__proto__', 'toString'),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(undefined, null, true, -0, NaN, Infinity, 1e21),
      fc.double(),
      anyText(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(name, tie('value'), { maxKeys: 6 }),
    ),
  }));

  test('is what sorted copies give', () => {
    fc.assert(
      fc.property(value, (item) => {
        expect(canonicalDigest({ item })).toBe(
          createHash('sha256').update(bySortedCopies({ item })).digest('base64url'),
        );
      }),
      { numRuns: 2_000, seed: 20261122 },
    );
  });
});
