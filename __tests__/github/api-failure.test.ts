import { expect, test } from '@jest/globals';
import { describeError } from '../../src/github/api-failure.js';

test.each<[string, unknown, string]>([
  ['GitHub', Object.assign(new Error('Not Found'), { status: 404 }), 'Not Found (HTTP 404)'],
  ['several lines', new Error('first\nsecond'), 'first'],
  [
    'a proxy before the store of artifacts',
    Object.assign(new Error(''), { statusCode: 502 }),
    'HTTP 502 without a reason',
  ],
  ['nothing at all', new Error(''), 'no reason is known'],
])('an error of %s in one line', (_name, error, expected) => {
  expect(describeError(error)).toBe(expected);
});
