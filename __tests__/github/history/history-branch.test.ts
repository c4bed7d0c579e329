import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGitHubClient } from '../../../src/github/client.js';
import {
  writeHistoryBranch,
  type HistoryBranch,
} from '../../../src/github/history/history-branch.js';
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

const FILE = 'kindlm-history.jsonl';

type Changes = Partial<Omit<HistoryBranch, 'client'>> & {
  as?: TokenName;
  files?: Readonly<Record<string, string>>;
};

/** Adds a line, as a run does. */
async function add(line: string, { as = 'keeper', files, ...changes }: Changes = {}) {
  const client = await createGitHubClient({
    token: github.tokens[as],
    apiUrl: github.apiUrl,
    secondMs: 5,
  });
  return writeHistoryBranch(
    {
      client,
      repository: { owner: 'acme', name: 'shop' },
      branch: 'kindlm-history',
      message: `KindLM history: ${line}`,
      file: FILE,
      maxBytes: 1_000,
      signal: new AbortController().signal,
      ...changes,
    },
    (before) => ({
      kind: 'files',
      files: files ?? { [FILE]: `${before}${line}\n`, 'kindlm-history.html': `<p>${line}` },
    }),
  );
}

const textOf = async (path = FILE) => (await github.branchFiles('kindlm-history'))?.[path];
const sent = (method: string) =>
  github.requests.filter((it) => it.method === method).map(({ path }) => path.split('/git/')[1]);

describe('the branch of the history', () => {
  test('is made where it is not there, without any other commit, and added to from then on', async () => {
    expect(await add('one')).toEqual({ kind: 'written', created: true });
    expect(await github.branchCommits('kindlm-history')).toEqual(['KindLM history: one']);
    expect(await add('two')).toEqual({ kind: 'written', created: false });
    expect(await textOf()).toBe('one\ntwo\n');
    expect(await textOf('kindlm-history.html')).toBe('<p>two');
    expect(await github.branchCommits('kindlm-history')).toEqual([
      'KindLM history: two',
      'KindLM history: one',
    ]);
  });

  test('a name with a slash; other files of the branch stay', async () => {
    const branch = 'quality/history';
    await add('one', { branch, files: { 'index.html': 'mine' } });
    expect(await add('two', { branch })).toEqual({ kind: 'written', created: false });
    expect(await github.branchFiles(branch)).toEqual({
      'index.html': 'mine',
      [FILE]: 'two\n',
      'kindlm-history.html': '<p>two',
    });
  });

  test.each([
    ['both make it', false],
    ['both add to it', true],
  ])('of two runs at once no line is lost: %s', async (_, isThere) => {
    if (isThere) await add('zero');
    const outcomes = await Promise.all([add('one'), add('two'), add('three')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['written', 'written', 'written']);
    const lines = (await textOf())?.trim().split('\n');
    expect(lines?.toSorted()).toEqual(['one', 'three', 'two', ...(isThere ? ['zero'] : [])]);
  });

  test('a run that writes between the last look and the write is not written over', async () => {
    await add('one');
    let others = 0;
    github.onRequest(async (method) => {
      if (method !== 'PATCH' || others > 0) return;
      others += 1;
      await add('meanwhile');
    });
    expect(await add('two')).toMatchObject({ kind: 'written' });
    expect(await textOf()).toBe('one\nmeanwhile\ntwo\n');
  });

  test.each<[string, TokenName]>([
    ['contents: write is missing', 'workflow'],
    ['a token that may only read', 'readOnly'],
  ])('%s: it says so, and nothing is made', async (_, as) => {
    expect(await add('one', { as })).toEqual({ kind: 'read-only-token' });
    expect(await github.branchFiles('kindlm-history')).toBeUndefined();
  });

  test('a rule of the branch that refuses is not tried again and again', async () => {
    await add('one');
    const message = 'Repository rule violations found';
    github.fail({ method: 'PATCH', path: /git\/refs/, answer: { status: 422, message } });
    expect(await add('two')).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining(message),
    });
    expect(sent('PATCH')).toHaveLength(1);
    expect(await textOf()).toBe('one\n');
  });

  test.each([
    [500, 'Server Error', 'failed'],
    [401, 'Bad credentials', 'read-only-token'],
    [404, 'Not Found', 'read-only-token'],
    [403, 'You have exceeded a secondary rate limit', 'failed'],
  ])('%i "%s" while writing: %s', async (status, message, kind) => {
    github.fail({
      method: 'POST',
      answer: { status, message, headers: { 'retry-after': '3600' } },
    });
    expect(await add('one')).toMatchObject({ kind });
  });

  test('a file that is too large is left alone', async () => {
    await add('x'.repeat(2_000));
    expect(await add('two')).toEqual({
      kind: 'refused',
      reason: expect.stringContaining('too large'),
    });
    expect(await textOf()).toHaveLength(2_001);
  });
});
