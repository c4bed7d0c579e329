import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGitHubClient } from '../../../src/github/client.js';
import {
  findOwnIssues,
  formatIssueMarker,
  type IssueMarker,
  openIssue,
  readIssueMarker,
  rewriteIssue,
} from '../../../src/github/own-issue.js';
import {
  startGitHubServer,
  type GitHubServer,
  type TokenName,
} from '../../servers/github-server.js';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHubServer();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

const ORIGIN = 'a'.repeat(16);
const marker: IssueMarker = {
  origin: ORIGIN,
  runId: 100,
  runAttempt: 1,
  state: 'lasting',
  drops: [{ suite: 'b'.repeat(16), before: 0.9667, then: 0.81 }],
};
const text = { title: 'worse', body: 'It is.', marker };

async function place(as: TokenName = 'workflow') {
  const token = github.tokens[as];
  const client = await createGitHubClient({
    use: 'needed',
    token,
    apiUrl: github.apiUrl,
    secondMs: 5,
  });
  const repository = { owner: 'acme', name: 'shop' };
  return { client, repository, signal: new AbortController().signal };
}

describe('the marker', () => {
  test.each([
    marker,
    { ...marker, state: 'over' as const, drops: [] },
    { ...marker, drops: [{ suite: 'c'.repeat(16), before: 1, then: 0 }] },
  ])('reads back as it was: %j', (one) => {
    expect(readIssueMarker(`${formatIssueMarker(one)}\nbody`)).toEqual(one);
  });

  test.each([
    '',
    'no marker',
    ` ${formatIssueMarker(marker)}`,
    formatIssueMarker(marker).replace('lasting', 'gone'),
    formatIssueMarker(marker).replace(ORIGIN, 'short'),
  ])('%j is none', (body) => expect(readIssueMarker(body)).toBeUndefined());

  test('drops that cannot be read are left out', () => {
    const body = formatIssueMarker(marker).replace('0.9667', '9.9667');
    expect(readIssueMarker(body)?.drops).toEqual([]);
  });
});

describe('the issue', () => {
  test('is found again, whoever else pasted its marker', async () => {
    const url = await openIssue(await place(), text);
    await github.openIssue('reviewer', 'mine', `${formatIssueMarker(marker)}\nforged`);
    await github.openIssue(
      'workflow',
      'other',
      `${formatIssueMarker({ ...marker, origin: 'd'.repeat(16) })}\n`,
    );
    const found = await findOwnIssues(await place(), ORIGIN);
    expect(found).toMatchObject([{ url, state: 'open', marker }]);
  });

  test('is found behind a hundred others, the newest first', async () => {
    await openIssue(await place(), text);
    for (let number = 0; number < 105; number += 1) await github.openIssue('workflow', 'x', 'y');
    expect(await findOwnIssues(await place(), ORIGIN)).toHaveLength(1);
  });

  test('is rewritten and closed in place', async () => {
    await openIssue(await place(), text);
    const [issue] = await findOwnIssues(await place(), ORIGIN);
    if (issue === undefined) throw new Error('no issue');
    await rewriteIssue(await place(), issue, { body: 'Still.', marker });
    await rewriteIssue(
      await place(),
      issue,
      { body: 'Over.', marker: { ...marker, state: 'over' } },
      true,
    );
    expect(await github.issues()).toEqual([
      {
        number: issue.number,
        title: 'worse',
        author: 'github-actions[bot]',
        state: 'closed',
        body: `${formatIssueMarker({ ...marker, state: 'over' })}\nOver.`,
      },
    ]);
  });

  test('opened twice at once, the older one stays', async () => {
    const own = await place();
    const urls = await Promise.all([openIssue(own, text), openIssue(await place(), text)]);
    // Who looked before the other had opened, sees one only: then both stay until the next run.
    const open = (await github.issues()).filter(({ state }) => state === 'open');
    expect(open.length).toBeGreaterThan(0);
    expect(urls.map((url) => url.split('/').at(-1))).toContain(String(open[0]?.number));
    const again = await openIssue(await place(), text);
    expect(again).toMatch(new RegExp(`/${open[0]?.number}$`));
    const last = (await github.issues()).at(-1);
    expect(last).toMatchObject({ state: 'closed', body: expect.stringContaining('The same as ') });
  });
});
