import { expect, test } from '@jest/globals';
import { readApiFailure } from '../../src/github/client.js';

const failure = (status: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  Object.assign(new Error(message), { status, response: { headers } });

test.each<[string, unknown, string]>([
  ['GitHub', failure(404, 'Not Found'), 'Not Found (HTTP 404)'],
  ['several lines', new Error('first\nsecond\nthird'), 'first: second'],
  [
    'a ruleset, whose reason is in the line after',
    failure(
      422,
      'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
    ),
    'Repository rule violations found: Changes must be made through a pull request. (HTTP 422)',
  ],
  [
    'a proxy before the store of artifacts',
    Object.assign(new Error(''), { statusCode: 502 }),
    'HTTP 502 without a reason',
  ],
  ['nothing at all', new Error(''), 'no reason is known'],
  [
    'a reply that lacks what is read of it',
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    "GitHub's reply is not what its API promises: Cannot read properties of undefined (reading 'map')",
  ],
])('an error of %s in one line', (_name, error, expected) => {
  expect(readApiFailure(error).message).toBe(expected);
});

test.each<[number, string, ReturnType<typeof readApiFailure>['kind']]>([
  [403, 'Resource not accessible by integration', 'read-only-token'],
  [403, 'Resource not accessible by personal access token', 'read-only-token'],
  [403, 'Must have admin rights to Repository.', 'read-only-token'],
  [403, 'Write access to repository not granted.', 'read-only-token'],
  [403, 'You do not have permission to create issues on this repository.', 'read-only-token'],
  [404, 'Not Found', 'read-only-token'],
  [403, 'Unable to create comment because issue is locked.', 'locked'],
  [
    403,
    'Resource protected by organization SAML enforcement. You must grant your OAuth token access to this organization.',
    'other',
  ],
  [
    403,
    'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    'other',
  ],
  [403, 'Repository was archived so is read-only.', 'other'],
  [403, 'Repository access blocked', 'other'],
  [403, 'Sorry. Your account was suspended.', 'other'],
  [403, 'API rate limit exceeded for installation ID 1.', 'other'],
  [403, 'Forbidden', 'other'],
  [401, 'Bad credentials', 'other'],
  [410, 'This issue was deleted', 'gone'],
  [410, 'Issues has been disabled in this repository.', 'gone'],
  [422, 'Validation Failed', 'body-refused'],
  [500, 'oops', 'other'],
])('%i %s: %s, in GitHub’s words', (status, message, kind) => {
  expect(readApiFailure(failure(status, message))).toMatchObject({
    kind,
    message: `${message} (HTTP ${status})`,
  });
});
