/** A reply of GitHub that lacks what is read of it: request and field are in the message. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import { connect, type Place } from '../../src/github/client.js';

type GitHubClient = Place['client'];

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A client of a server that answers everything with 200 and this body. */
async function clientOf(body: string): Promise<GitHubClient> {
  server = createServer((_, response) => {
    const type = body.startsWith('<') ? 'text/html' : 'application/json';
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const repository = { owner: 'acme', name: 'shop' };
  const access = { token: 't', apiUrl: `http://127.0.0.1:${port}`, repository, secondMs: 1 };
  return (await connect(access, 'needed', AbortSignal.timeout(240_000))).client;
}

/** Every `client.rest.x.y` of the room. */
function requestsOfRoom(): readonly string[] {
  const room = fileURLToPath(new URL('../../src/github/', import.meta.url));
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${room}/${file}`, 'utf8'));
  const names = sources.flatMap((text) =>
    Array.from(text.matchAll(/\.rest\.(\w+\.\w+)\(/g), ([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
}

type Method = ((parameters: object) => Promise<unknown>) & {
  readonly endpoint: { readonly DEFAULTS: { readonly method: string; readonly url: string } };
};

/** Asks it, with every parameter of its path. */
async function ask({ rest }: GitHubClient, name: string): Promise<unknown> {
  const [scope = '', method = ''] = name.split('.');
  const scopes = rest as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>;
  const found = scopes[scope]?.[method];
  if (found === undefined) throw new Error(`octokit has no ${name}`);
  const parameters = Array.from(
    found.endpoint.DEFAULTS.url.matchAll(/\{(\w+)\}/g),
    ([, it = '']) => it,
  );
  return found(Object.fromEntries(parameters.map((it) => [it, it === 'repo' ? 'shop' : '1'])));
}

test('every request of the room has a row', async () => {
  const client = await clientOf('7');
  const requests = requestsOfRoom();
  expect(requests.length).toBeGreaterThan(25);
  for (const name of requests) {
    const said = await ask(client, name).then(
      () => 'taken',
      (error: unknown) => String(error),
    );
    expect([name, said]).toEqual([
      name,
      expect.stringMatching(
        /delete|download/i.test(name) ? /^taken$/ : /is not (?:an object|a list), as its API/,
      ),
    ]);
  }
});

const RUN = {
  id: 1,
  workflow_id: 2,
  run_attempt: null,
  head_sha: 'a',
  head_branch: null,
  head_repository: null,
  repository: { id: 3 },
  html_url: 'u',
  created_at: 't',
};

describe('what is wrong is named', () => {
  test.each<readonly [string, unknown, string | undefined]>([
    ['pulls.list', {}, 'is not a list'],
    ['pulls.list', [], undefined],
    ['pulls.listFiles', [null], 'has no object at [0]'],
    ['pulls.listFiles', [{ filename: 'a' }], 'has no text at [0].status'],
    ['pulls.listFiles', [{ filename: 'a', status: 'added', patch: null }], undefined],
    ['pulls.get', { head: null }, 'has no object at head'],
    ['actions.listWorkflowRuns', { workflow_runs: {} }, 'has no list at workflow_runs'],
    ['actions.listWorkflowRuns', { workflow_runs: [RUN] }, undefined],
    [
      'actions.listWorkflowRuns',
      { workflow_runs: [RUN, { ...RUN, repository: { id: '3' } }] },
      'has no number at workflow_runs[1].repository.id',
    ],
    ['issues.createComment', { id: 1, html_url: 'u', user: {} }, 'has no number at user.id'],
    ['repos.getContent', [], undefined],
    ['repos.getContent', { type: 'submodule' }, undefined],
    ['repos.getContent', { type: 'file', encoding: 'base64' }, 'has no text at content'],
    [
      'repos.get',
      JSON.parse('{"__proto__":{"default_branch":"x"}}') as object,
      'has no text at default_branch',
    ],
  ])('%s: %j', async (name, body, words) => {
    const asked = ask(await clientOf(JSON.stringify(body)), name);
    if (words === undefined) await asked;
    else {
      await expect(asked).rejects.toThrow(
        new RegExp(
          `^GitHub's reply to (?:GET|POST) /repos/\\{owner\\}/\\{repo\\}.* ${words.replaceAll(/[[\]]/g, String.raw`\$&`)}, as its API promises$`,
        ),
      );
    }
  });

  test('a page of a proxy', async () => {
    await expect(ask(await clientOf('<html>Sign in</html>'), 'pulls.list')).rejects.toThrow(
      'pulls is not a list, as its API promises',
    );
  });
});
