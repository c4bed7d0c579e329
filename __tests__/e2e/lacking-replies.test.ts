/**
 * A GitHub whose replies lack a field, each in turn: every field of every reply of a pull request's job whose name the
 * source has. The verdict stays, and nobody reads of a TypeError.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { isRecord } from '../../src/basics/basics.js';
import { listen, readBody } from '../servers/http-exchange.js';
import { BREAKING, type BranchRun, startBranchJobs } from './github-project.js';

/** Words that the room reads by, and others: a field that is not among them is read by nobody. */
const WORDS = new Set(
  readdirSync(fileURLToPath(new URL('../../src/github/', import.meta.url)), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.ts'))
    .flatMap(
      (file) =>
        readFileSync(new URL(`../../src/github/${file}`, import.meta.url), 'utf8').match(/\w+/g) ??
        [],
    ),
);

const MAX_DEPTH = 6;

/** Paths of the fields of a reply; `[]` is each item of a list. */
function fieldsOf(value: unknown, path: readonly string[] = []): readonly string[] {
  if (path.length > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, [...path, '[]']));
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([name]) => WORDS.has(name))
    .flatMap(([name, inner]) => [[...path, name].join(' '), ...fieldsOf(inner, [...path, name])]);
}

function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === '[]' && Array.isArray(value)) return value.map((item) => without(item, rest));
  if (name === undefined || !isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key !== name || rest.length > 0);
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, key === name ? without(inner, rest) : inner]),
  );
}

/** By request: the fields that its replies have had. */
const seen = new Map<string, Set<string>>();
let lacking: { readonly request: string; readonly field: string } | undefined;
const jobs = await startBranchJobs();
const proxy = await listen((request, response) => {
  void (async () => {
    const body = await readBody(request);
    const headers = { ...request.headers };
    delete headers.host;
    delete headers['content-length'];
    const isWrite = request.method !== 'GET' && request.method !== 'DELETE';
    const reply = await fetch(jobs.github.apiUrl + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(isWrite ? { body } : {}),
    });
    const text = await reply.text();
    const link = reply.headers.get('link')?.replaceAll(jobs.github.apiUrl, proxy.url);
    const location = reply.headers.get('location');
    response.writeHead(reply.status, {
      'content-type': reply.headers.get('content-type') ?? 'application/json',
      date: reply.headers.get('date') ?? '',
      ...(link === undefined ? {} : { link }),
      ...(location === null ? {} : { location }),
    });
    response.end(changed(`${request.method} ${nameOf(request.url ?? '')}`, text, reply.ok));
  })();
});

function nameOf(url: string): string {
  const [path = ''] = url.split('?');
  return path
    .split('/')
    .map((part) => (/^\d+$|[0-9a-f]{40}|^main$/.test(part) ? '*' : part))
    .join('/');
}

function changed(request: string, text: string, isGood: boolean): string {
  if (!isGood || !/^[[{]/.test(text)) return text;
  const reply: unknown = JSON.parse(text);
  const fields = seen.get(request) ?? new Set<string>();
  seen.set(request, fields);
  for (const field of fieldsOf(reply)) fields.add(field);
  if (lacking?.request !== request) return text;
  return JSON.stringify(without(reply, lacking.field.split(' ')));
}

const PATCH = '@@ -1,3 +1,3 @@\n kindlm: 1\n-project: a\n+project: b\n suite: c';

/** A red pull request with everything that is published, and what it says of its GitHub. */
async function pullRequest(): Promise<BranchRun> {
  const sha = jobs.commit();
  jobs.github.reviews.headSha = sha;
  return jobs.run({
    event: 'pull_request',
    sha,
    token: 'checker',
    shop: { prompts: { refunds: BREAKING } },
    inputs: { review: 'auto', 'check-name': 'KindLM' },
    env: { GITHUB_API_URL: proxy.url },
  });
}

const FAULTS = /.*(?:TypeError|Cannot read|not iterable|is not a function|\bundefined\b).*/g;

/** A job each: the first of so many fields, or all of them. */
const STEP = process.env['FUZZ_FACTOR'] === '1' ? 1 : 16;

test('each in turn is missed by nobody, or named', async () => {
  jobs.github.reviews.files = [{ filename: 'kindlm.yaml', status: 'modified', patch: PATCH }];
  await jobs.run();
  const clean = await pullRequest();
  await pullRequest();
  expect([clean.code, clean.outputs['comparison']]).toEqual([
    1,
    expect.stringContaining('"verdict":"worse"'),
  ]);
  const all = [...seen].flatMap(([request, fields]) =>
    [...fields].map((field) => ({ request, field })),
  );
  expect(all.length).toBeGreaterThan(40);
  const named = new Set<string>();
  for (lacking of all.filter((_, index) => index % STEP === 0)) {
    const { code, stdout, stderr, summary } = await pullRequest();
    const said = [stdout, stderr, summary].join('\n');
    expect({ lacking, code, faults: said.match(FAULTS) }).toEqual({
      lacking,
      code: 1,
      faults: null,
    });
    for (const [told] of said.matchAll(/GitHub's reply to .* has no .*/g)) named.add(told);
  }
  expect(named.size).toBeGreaterThan(0);
});
