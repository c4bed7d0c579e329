/** What is said of missing keys and addresses, to who can do something about it. */
import { expect, test } from '@jest/globals';
import { missingWords, withoutKeysVerdict } from '../../src/app/preflight/keys.js';

const key = (name: string) => ({
  name,
  isSecret: true,
  isIdentity: false,
  fault: undefined,
  provider: 'openai',
  suite: 'support',
});
const address = (name: string) => ({ ...key(name), isSecret: false, provider: 'http' });
const missing = [key('MY_KEY')];

test.each([
  [false, 'the key MY_KEY (openai) is not set. Pass it to the step with `env:`; for pull requests'],
  [true, 'the key MY_KEY (openai) is not set. A pull request from a fork gets no secrets: '],
])('of a fork: %s', (isFork, words) => {
  const { exitCode, reason } = withoutKeysVerdict({ missing, skip: false, isFork }, undefined);
  expect(exitCode).toBe(3);
  expect(reason.startsWith(words)).toBe(true);
});

test.each([
  [[address('BASE_URL')], 'the variable BASE_URL (http) is not set'],
  [
    [key('MY_KEY'), { ...key('MY_KEY'), provider: 'command' }],
    'the key MY_KEY (openai, command) is not set',
  ],
  [
    [address('HOST'), key('MY_KEY'), address('PORT'), key('OTHER')],
    'the keys MY_KEY (openai), OTHER (openai) are not set; the variables HOST (http), PORT (http) are not set',
  ],
])('an address is no key: %j', (all, words) => {
  expect(missingWords(all)).toBe(words);
});
