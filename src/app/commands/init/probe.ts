/** How an endpoint wants to be asked: it is asked one question in the usual shapes, until one is answered. */
import { errorText, isRecord, parsedJson } from '../../../basics/basics.js';
import type { Environment } from '../../../config/providers.js';
import { createAdapter } from '../../../providers/adapters.js';
import { ProviderError } from '../../../providers/provider.js';

/** What a suite says of the endpoint under `providers.http`. */
export interface EndpointEntry {
  readonly url: string;
  /** Absent: POST. */
  readonly method?: 'GET';
  /** Absent: the body of a chat completion. Of a GET the parameters. */
  readonly body?: Fields;
  /** Absent: a shape that is known. */
  readonly responsePath?: string;
}

type Fields = Readonly<Record<string, unknown>>;

type ProbedEndpoint =
  | { readonly kind: 'answered'; readonly entry: EndpointEntry }
  /** `reason`: of the last refusal. Foreign text. */
  | { readonly kind: 'silent'; readonly reason: string };

const QUESTION = 'Hello, what can you do?';
const PROMPT = '{{prompt}}';
const NAMES = ['question', 'message', 'input', 'prompt', 'query'];
/** As the AI SDK sends a chat. */
const AI_SDK = {
  id: 'kindlm',
  messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: PROMPT }] }],
};
const TIMEOUT_MS = 30_000;
/** Of all shapes together. */
const MAX_SHAPES = 10;

/**
 * Asks only `url`, a bounded number of times: a shape, and once what an empty body lacks. A reply of another shape is read
 * by the path to its only long text, or to the best name.
 */
export async function probeEndpoint(
  target: string,
  environment: Environment,
): Promise<ProbedEndpoint> {
  const shapes = [...firstShapes(target)];
  let reason = 'no answer';
  for (let asked = 0; asked < MAX_SHAPES; asked += 1) {
    const entry = shapes.shift();
    if (entry === undefined) break;
    const found = await ask(entry, environment);
    if (found.kind === 'answered') return found;
    reason = found.reason;
    if (found.kind === 'gone') break;
    if (asked === 0 && entry.method === undefined) {
      shapes.unshift(...(await shapesOfRefusal(entry.url)));
    }
  }
  return { kind: 'silent', reason };
}

/** Those that servers usually take; a parameter of the address that has no value is the question's place. */
function firstShapes(target: string): readonly EndpointEntry[] {
  const url = new URL(target);
  const open = [...url.searchParams].find(([, value]) => /^(?:|\{\{\w+\}\})$/.test(value))?.[0];
  if (open !== undefined) {
    url.searchParams.delete(open);
    return [{ url: url.href, method: 'GET', body: { [open]: PROMPT } }];
  }
  const bodies = [AI_SDK, ...NAMES.map((name) => ({ [name]: PROMPT }))];
  return [{ url: target }, ...bodies.map((body) => ({ url: target, body }))];
}

const ASKS = /question|message|input|prompt|query|text|content|^q$|ask|utterance/i;

/**
 * The shapes that the refusal of an empty question speaks of. Validators name the fields which they lack in as many forms as
 * there are of them, but always in quotes: those that may be the place of a question are tried.
 */
async function shapesOfRefusal(url: string): Promise<readonly EndpointEntry[]> {
  const { status, text } = await rawReply({ url, body: {} });
  if (status === 405) {
    return ['q', ...NAMES].map((name) => ({ url, method: 'GET', body: { [name]: PROMPT } }));
  }
  const words = Array.from(text.matchAll(/["'](\w{1,60})\b/g), ([, word = '']) => word);
  const names = new Set(words.filter((word) => ASKS.test(word) && !NAMES.includes(word)));
  return [...names].map((name) => ({ url, body: { [name]: PROMPT } }));
}

type Asked =
  | { readonly kind: 'answered'; readonly entry: EndpointEntry }
  /** `gone`: no other shape would be answered either. */
  | { readonly kind: 'refused' | 'gone'; readonly reason: string };

async function ask(entry: EndpointEntry, environment: Environment): Promise<Asked> {
  const known = await exchange(entry, environment);
  if (known.kind !== 'another-shape') return known;
  const { status, text } = await rawReply(entry);
  const responsePath = status < 300 ? pathToAnswer(text) : undefined;
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

/** What the same request is answered with. */
async function rawReply({
  url,
  method,
  body = { model: 'app', messages: [{ role: 'user', content: PROMPT }] },
}: EndpointEntry): Promise<{ readonly status: number; readonly text: string }> {
  const filled = JSON.stringify(body).replaceAll(PROMPT, QUESTION);
  const target = new URL(url);
  if (method === 'GET') {
    const asked = JSON.parse(filled) as Fields;
    for (const [name, value] of Object.entries(asked)) target.searchParams.set(name, String(value));
  }
  try {
    const reply = await fetch(target, {
      method: method ?? 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(method === 'GET' ? {} : { body: filled }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return { status: 599, text: '' };
  }
}

const ANSWERS = /^(?:answer|response|reply|output|result|text|content|message|completion)$/i;
const MAX_LEVELS = 5;

/** Where the answer is: the text whose name, or whose object's name, is one of an answer; else the only text there is. */
function pathToAnswer(reply: string): string | undefined {
  const texts = textsIn(parsedJson(reply), []);
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
