/**
 * GitHub's artifact service for tests: the Twirp calls and the blob store behind them, as the real @actions/artifact
 * client speaks to them. It keeps what was uploaded, so that tests can look inside.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closedAfterwards } from './closing.js';
import { listen, readBody } from './http-exchange.js';
import { readZip } from './zip-files.js';

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  /** ISO 8601; absent for the repository's setting. */
  readonly expiresAt: string | undefined;
  /** Of one that is no archive, the one file of that name. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** As the client declared it, e.g. `application/zip`. */
  readonly mimeType: string;
}

export interface ArtifactFault {
  /** `CreateArtifact`, `FinalizeArtifact` or `blob`. */
  readonly call: string;
  /** How many calls fail; default: all. */
  readonly times?: number;
  readonly answer: 'hang' | { readonly status: number; readonly message: string };
}

export interface ArtifactServer {
  /** ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN, as the runner sets them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Finished uploads, in order. */
  readonly artifacts: readonly StoredArtifact[];
  /** Names of the Twirp calls, in order. */
  readonly calls: readonly string[];
  /** What no real service would have taken: it fails the test. */
  readonly violations: readonly string[];
  /** The name counts as used by another job of the run. */
  takeName(name: string): void;
  /** Uploads of this type are refused, as by a service that knows archives only. */
  refuseType(mimeType: string): void;
  fail(fault: ArtifactFault): void;
  close(): Promise<void>;
}

const RUN = 'ce7f54c7-61c7-4aae-887f-30da475f5f1a';
const JOB = 'ca395085-040a-526b-2ce8-bdc85f692774';
const TWIRP = '/twirp/github.actions.results.api.v1.ArtifactService/';

/** Starts the service on a free port. */
export async function startArtifactServer(): Promise<ArtifactServer> {
  const state: State = {
    url: '',
    token: runtimeToken(),
    taken: new Set(),
    refused: new Set(),
    blobs: new Map(),
    expiry: new Map(),
    types: new Map(),
    artifacts: [],
    calls: [],
    violations: [],
    faults: [],
  };
  const { url, close } = await listen((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      state.violations.push(String(error));
      response.destroy();
    });
  });
  state.url = url;
  return closedAfterwards({
    environment: { ACTIONS_RESULTS_URL: `${url}/`, ACTIONS_RUNTIME_TOKEN: state.token },
    artifacts: state.artifacts,
    calls: state.calls,
    violations: state.violations,
    takeName: (name) => void state.taken.add(name),
    refuseType: (mimeType) => void state.refused.add(mimeType),
    fail: (fault) => void state.faults.push({ ...fault, left: fault.times ?? Infinity }),
    close,
  });
}

interface Blob {
  readonly blocks: Map<string, Buffer>;
  content: Buffer | undefined;
}

interface State {
  url: string;
  readonly token: string;
  readonly taken: Set<string>;
  readonly refused: Set<string>;
  readonly blobs: Map<string, Blob>;
  readonly expiry: Map<string, string | undefined>;
  readonly types: Map<string, string>;
  readonly artifacts: StoredArtifact[];
  readonly calls: string[];
  readonly violations: string[];
  readonly faults: (ArtifactFault & { left: number })[];
}

async function handle(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', state.url);
  const body = await readBody(request);
  const isTwirp = url.pathname.startsWith(TWIRP);
  const call = isTwirp ? url.pathname.slice(TWIRP.length) : 'blob';
  if (isTwirp) state.calls.push(call);

  const fault = state.faults.find((one) => one.call === call && one.left > 0);
  if (fault !== undefined) {
    fault.left -= 1;
    if (fault.answer === 'hang') return;
    answer(response, fault.answer.status, { code: 'unknown', msg: fault.answer.message });
    return;
  }
  if (isTwirp) twirp(state, request, response, call, body);
  else storeBlob(state, response, url, body);
}

interface TwirpRequest {
  readonly workflow_run_backend_id: string;
  readonly workflow_job_run_backend_id: string;
  readonly name: string;
  readonly expires_at?: string;
  readonly mime_type?: string;
  readonly size?: string;
  readonly hash?: string;
}

function twirp(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
  call: string,
  body: Buffer,
): void {
  if (request.headers.authorization !== `Bearer ${state.token}`) {
    answer(response, 401, { code: 'unauthenticated', msg: 'bad token' });
    return;
  }
  const message = JSON.parse(body.toString('utf8')) as TwirpRequest;
  if (message.workflow_run_backend_id !== RUN || message.workflow_job_run_backend_id !== JOB) {
    state.violations.push(`${call}: not this run and job`);
  }
  if (call === 'CreateArtifact') createArtifact(state, response, message);
  else if (call === 'FinalizeArtifact') finalizeArtifact(state, response, message);
  else answer(response, 404, { code: 'bad_route', msg: `no ${call}` });
}

function createArtifact(state: State, response: ServerResponse, message: TwirpRequest): void {
  const { name, mime_type = 'application/zip' } = message;
  if (state.refused.has(mime_type)) {
    answer(response, 400, { code: 'invalid_argument', msg: 'mime_type is not supported' });
    return;
  }
  if (state.taken.has(name)) {
    const msg = 'an artifact with this name already exists on the workflow run';
    answer(response, 409, { code: 'already_exists', msg });
    return;
  }
  state.taken.add(name);
  state.expiry.set(name, message.expires_at);
  state.types.set(name, mime_type);
  state.blobs.set(name, { blocks: new Map(), content: undefined });
  const signed_upload_url = `${state.url}/store/container/${encodeURIComponent(name)}?sig=s1gnature&se=2099`;
  answer(response, 200, { ok: true, signed_upload_url });
}

function finalizeArtifact(state: State, response: ServerResponse, message: TwirpRequest): void {
  const { name, size, hash } = message;
  const content = state.blobs.get(name)?.content;
  if (content === undefined) {
    answer(response, 404, { code: 'not_found', msg: 'no such upload' });
    return;
  }
  const sha256 = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  if (size !== String(content.length)) state.violations.push(`size ${size} is not the blob's`);
  if (hash !== sha256) state.violations.push(`hash ${hash} is not the blob's`);
  const id = 4_000 + state.artifacts.length;
  const expiresAt = state.expiry.get(name);
  const mimeType = state.types.get(name) ?? '';
  const files = mimeType === 'application/zip' ? readZip(content) : new Map([[name, content]]);
  state.artifacts.push({ id, name, expiresAt, files, mimeType });
  answer(response, 200, { ok: true, artifact_id: String(id) });
}

/** Azure's block blobs: blocks are put one by one, then a list names them in order. */
function storeBlob(state: State, response: ServerResponse, url: URL, body: Buffer): void {
  const blob = state.blobs.get(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''));
  if (blob === undefined || url.searchParams.get('sig') !== 's1gnature') {
    answer(response, 403, { code: 'AuthenticationFailed' });
    return;
  }
  const step = url.searchParams.get('comp');
  if (step === 'block') blob.blocks.set(url.searchParams.get('blockid') ?? '', body);
  else if (step === 'blocklist') blob.content = assemble(blob, body.toString('utf8'));
  else blob.content = body;
  response
    .writeHead(201, {
      etag: '"0x1"',
      'last-modified': 'Fri, 20 Nov 2026 00:00:00 GMT',
      'x-ms-request-id': '1',
      'x-ms-version': '2025-01-05',
      'x-ms-request-server-encrypted': 'true',
    })
    .end();
}

function assemble(blob: Blob, blockList: string): Buffer {
  const ids = [...blockList.matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, id]) => id ?? '');
  return Buffer.concat(ids.map((id) => blob.blocks.get(id) ?? Buffer.alloc(0)));
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A JWT with the scope that names run and job; the client reads it and does not verify it. */
function runtimeToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ scp: `Actions.Example Actions.Results:${RUN}:${JOB}` })}.x`;
}
