/** What is said of missing keys, to who can do something about it. */
import { expect, test } from '@jest/globals';
import { withoutKeysVerdict } from '../../src/app/preflight/keys.js';

const missing = [{ name: 'MY_KEY', provider: 'openai', suite: 'support' }];

test.each([
  [false, 'the key MY_KEY (openai) is not set. Pass it to the step with `env:`; for pull requests'],
  [true, 'the key MY_KEY (openai) is not set. A pull request from a fork gets no secrets: '],
])('of a fork: %s', (isFork, words) => {
  const { exitCode, reason } = withoutKeysVerdict({ missing, skip: false, isFork }, undefined);
  expect(exitCode).toBe(3);
  expect(reason.startsWith(words)).toBe(true);
});
