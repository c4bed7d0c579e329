/** Identity of a model request: what recordings are matched by and identical judge questions are found by. */
import crypto from 'node:crypto';
import type { Recipient, Recipients } from './recipient.js';
import type { ChatMessage, ChatRequest, EmbeddingRequest } from '../../providers/provider.js';

const BOUNDARY_PLACEHOLDER = '<boundary>';

/**
 * `sha256:<hex>` of who is asked and of everything that it sees, whatever the order of object keys. Where variables of
 * the environment are in the URL, the hash with them filled in follows after a slash: see `isSameRequest` of the recordings.
 * @param boundary random text inside the request (a judge's fence) that is not part of its identity
 */
export function requestHash(
  { written, reached }: Recipients,
  request: ChatRequest | EmbeddingRequest,
  boundary?: string,
): string {
  const identity = identityOf(request);
  const hash = `sha256:${hexOf(written, identity, boundary)}`;
  if (reached === undefined || reached === written) return hash;
  return `${hash}/${hexOf(reached, identity, boundary)}`;
}

function hexOf(
  recipient: Recipient,
  request: ChatRequest | EmbeddingRequest,
  boundary: string | undefined,
): string {
  const text = canonicalJson({ ...recipient, ...request });
  const stable = boundary === undefined ? text : text.replaceAll(boundary, BOUNDARY_PLACEHOLDER);
  return sha256(stable, 'hex');
}

/** A recording keeps no continuations, and a replay must find its answers all the same. */
function identityOf(request: ChatRequest | EmbeddingRequest): ChatRequest | EmbeddingRequest {
  if (!('messages' in request) || !request.messages.some(isContinued)) return request;
  return { ...request, messages: request.messages.map(withoutContinuation) };
}

function isContinued(message: ChatMessage): boolean {
  return message.role === 'assistant' && message.continuation !== undefined;
}

function withoutContinuation(message: ChatMessage): ChatMessage {
  if (message.role !== 'assistant') return message;
  const { role, content, toolCalls } = message;
  return { role, content, ...(toolCalls === undefined ? {} : { toolCalls }) };
}

/** SHA-256 of the value's canonical JSON, as 43 characters of base64url. */
export function canonicalDigest(value: unknown): string {
  return sha256(canonicalJson(value), 'base64url');
}

/** Node has it from 20.12 on. It makes no Hash object, which takes half of the time. */
const hashAtOnce: typeof crypto.hash | undefined = crypto.hash;

function sha256(text: string, encoding: 'hex' | 'base64url'): string {
  return (
    hashAtOnce?.('sha256', text, encoding) ??
    crypto.createHash('sha256').update(text).digest(encoding)
  );
}

/**
 * JSON text that is the same whatever the order of object keys: as JSON.stringify writes it, with keys sorted by code
 * unit, but those that look like array indexes first and by number, as every object has them. Written by hand, since a
 * replacer function takes four times as long, and thousands of tests are hashed at the end of a run.
 */
export function canonicalJson(value: unknown): string {
  return jsonOf(value) ?? 'null';
}

/** Undefined for what JSON leaves out of objects. */
function jsonOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => jsonOf(item) ?? 'null').join(',')}]`;
  const names = Object.keys(value).sort();
  if (names.some(isArrayIndex)) names.sort(byIndex);
  let members = '';
  for (const name of names) {
    const member = jsonOf(Reflect.get(value, name));
    if (member === undefined) continue;
    members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${member}`;
  }
  return `{${members}}`;
}

function isArrayIndex(name: string): boolean {
  // Most names begin with a letter, and the digits come before ':'.
  return name < ':' && /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1;
}

function byIndex(a: string, b: string): number {
  if (isArrayIndex(a) && isArrayIndex(b)) return Number(a) - Number(b);
  return Number(isArrayIndex(b)) - Number(isArrayIndex(a));
}
