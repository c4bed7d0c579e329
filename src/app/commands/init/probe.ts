/** How an endpoint wants to be asked: it is asked one question in the usual shapes, until one is answered. */
import { errorText, isRecord } from '../../../basics/basics.js';
import type { Environment } from '../../../config/providers.js';
import { createAdapter } from '../../../providers/adapters.js';
import { ProviderError } from '../../../providers/provider.js';

/** What a suite says of the endpoint under `providers.http`. */
export interface EndpointEntry {
  readonly url: string;
  /** Absent: the body of a chat completion. */
  readonly body?: Readonly<Record<string, string>>;
  /** Absent: a shape that is known. */
  readonly responsePath?: string;
}

type ProbedEndpoint =
  | { readonly kind: 'answered'; readonly entry: EndpointEntry }
  /** `reason`: of the last refusal. Foreign text. */
  | { readonly kind: 'silent'; readonly reason: string };

const QUESTION = 'Hello, what can you do?';
const NAMES = ['question', 'message', 'input', 'prompt', 'query'];
const TIMEOUT_MS = 30_000;

/** Asks at most six times. A reply of another shape is read by the path to its only long text, or to the best name. */
export async function probeEndpoint(
  url: string,
  environment: Environment,
): Promise<ProbedEndpoint> {
  const bodies = [undefined, ...NAMES.map((name) => ({ [name]: '{{prompt}}' }))];
  let reason = 'no answer';
  for (const body of bodies) {
    const entry = { url, ...(body !== undefined && { body }) };
    const found = await ask(entry, environment);
    if (found.kind === 'answered') return found;
    if (found.kind === 'gone') return { kind: 'silent', reason: found.reason };
    // What is said to the usual names explains more than what is said to a chat completion.
    reason = found.reason;
  }
  return { kind: 'silent', reason };
}

type Asked =
  | { readonly kind: 'answered'; readonly entry: EndpointEntry }
  /** `gone`: no other shape would be answered either. */
  | { readonly kind: 'refused' | 'gone'; readonly reason: string };

async function ask(entry: EndpointEntry, environment: Environment): Promise<Asked> {
  const known = await exchange(entry, environment);
  if (known.kind !== 'another-shape') return known;
  const responsePath = pathToAnswer(await rawReply(entry));
  if (responsePath === undefined) return { kind: 'refused', reason: known.reason };
  const found = await exchange({ ...entry, responsePath }, environment);
  return found.kind === 'another-shape' ? { kind: 'refused', reason: found.reason } : found;
}

/** One request, by the code that a run asks with. */
async function exchange(
  entry: EndpointEntry,
  environment: Environment,
): Promise<Asked | { readonly kind: 'another-shape'; readonly reason: string }> {
  const adapter = createAdapter('http', { http: { ...entry } }, environment);
  try {
    const messages = [{ role: 'user' as const, content: QUESTION }];
    const request = { model: 'app', messages, params: {} };
    const { text } = await adapter.complete(request, AbortSignal.timeout(TIMEOUT_MS));
    return text.trim() === ''
      ? { kind: 'refused', reason: 'an empty answer' }
      : { kind: 'answered', entry };
  } catch (error) {
    const reason = errorText(error);
    if (!(error instanceof ProviderError)) return { kind: 'refused', reason };
    if (error.kind === 'invalid-reply') return { kind: 'another-shape', reason };
    // Nobody listens, or a key is missing: another body changes nothing.
    const isGone = error.kind === 'timeout' || error.kind === 'auth' || error.lasting === 'down';
    return { kind: isGone ? 'gone' : 'refused', reason };
  }
}

/** The JSON that the same request is answered with; undefined where it is none. */
async function rawReply({ url, body }: EndpointEntry): Promise<unknown> {
  const [name] = Object.keys(body ?? {});
  const filled =
    name === undefined
      ? { model: 'app', messages: [{ role: 'user', content: QUESTION }] }
      : { [name]: QUESTION };
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(filled),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return reply.ok ? await reply.json() : undefined;
  } catch {
    return undefined;
  }
}

const ANSWERS = /^(?:answer|response|reply|output|result|text|content|message|completion)$/i;
const MAX_LEVELS = 5;

/** Where the answer is: the text whose name, or whose object's name, is one of an answer; else the only text there is. */
function pathToAnswer(reply: unknown): string | undefined {
  const texts = textsIn(reply, []);
  const named = texts.find((path) => ANSWERS.test(path.at(-1) ?? ''));
  const within = texts.find((path) => path.some((name) => ANSWERS.test(name)));
  const only = texts.length === 1 ? texts[0] : undefined;
  return (named ?? within ?? only)?.join('.');
}

/** Paths of the texts in objects, the least deep first. Names that a path cannot hold are left out. */
function textsIn(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (typeof value === 'string') return value.trim() === '' || path.length === 0 ? [] : [path];
  if (!isRecord(value) || path.length === MAX_LEVELS) return [];
  return Object.entries(value)
    .filter(([name]) => /^[\w-]+$/.test(name))
    .flatMap(([name, inner]) => textsIn(inner, [...path, name]))
    .toSorted((a, b) => a.length - b.length);
}
