/** What the emulated GitHub starts with: people, a repository, the app whose tokens jobs get; and how to call it. */
import { createSign, generateKeyPairSync } from 'node:crypto';

export const OWNER = 'acme';
export const REPOSITORY = 'shop';

/** The app's key, made once for all servers of a test file: making one takes longer than the rest of a server's start. */
const APP_KEY = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
}).privateKey;

/** The emulator's state before anything happened. */
export function seed() {
  return {
    tokens: {
      'owner-token': { login: OWNER, scopes: ['repo'] },
      'reviewer-token': { login: 'reviewer', scopes: ['repo'] },
    },
    github: {
      users: [{ login: OWNER }, { login: 'reviewer' }],
      repos: [{ owner: OWNER, name: REPOSITORY, auto_init: true }],
      apps: [
        {
          app_id: 15_368,
          slug: 'github-actions',
          name: 'GitHub Actions',
          private_key: APP_KEY,
          permissions: {
            checks: 'write',
            contents: 'write',
            issues: 'write',
            pull_requests: 'write',
          },
          installations: [{ installation_id: 1, account: OWNER, repository_selection: 'all' }],
        },
      ],
    },
  };
}

/** A token of the app with these permissions. */
export async function installationToken(
  origin: string,
  permissions: Readonly<Record<string, string>>,
): Promise<string> {
  const url = `${origin}/app/installations/1/access_tokens`;
  const { token } = await post<{ token: string }>(url, appToken(), { permissions });
  return token;
}

let signed = { at: -Infinity, token: '' };

/** Valid for some minutes; signed once a minute, since a server needs several. */
function appToken(): string {
  const now = Math.floor(Date.now() / 1000);
  if (Math.abs(now - signed.at) > 60) signed = { at: now, token: appTokenAt(now) };
  return signed.token;
}

function appTokenAt(now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iat: now - 60, exp: now + 540, iss: '15368' })}`;
  const signature = createSign('RSA-SHA256').update(unsigned).sign(APP_KEY, 'base64url');
  return `${unsigned}.${signature}`;
}

/** A request without an answer that matters. Rejects on any status but 2xx. */
export async function send(
  method: string,
  url: string,
  token: string,
  body?: object,
): Promise<void> {
  const answer = await fetch(url, {
    method,
    headers: seedHeaders(token),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
}

/** A POST and the JSON that comes back. Rejects on any status but 2xx. */
export async function post<Result>(url: string, token: string, body: object): Promise<Result> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: seedHeaders(token),
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Result;
}

/** Without keep-alive: the pool would keep connections to a port that the next test's server may get. */
function seedHeaders(token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    connection: 'close',
  };
}
