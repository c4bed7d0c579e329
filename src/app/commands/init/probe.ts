/** How an endpoint wants to be asked: it is asked one question in the usual shapes, until one is answered. */
import { errorText, isRecord } from '../../../basics/basics.js';
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
/** Of all shapes together. What a server names counts as one more, and it is listened to three times. */
const MAX_SHAPES = 10;

/**
 * Asks only `url`, at most twenty times: a shape, and what a refusal says. A server that names the fields which it lacks
 * is asked with them next. A reply of another shape is read by the path to its only long text, or to the best name.
 */
export async function probeEndpoint(
  target: string,
  environment: Environment,
): Promise<ProbedEndpoint> {
  const shapes = [...firstShapes(target)];
  const named: Field[] = [];
  let reason = 'no answer';
  for (let asked = 0; asked < MAX_SHAPES; asked += 1) {
    const entry = shapes.shift();
    if (entry === undefined) break;
    const found = await ask(entry, environment);
    if (found.kind === 'answered') return found;
    reason = found.reason;
    if (found.kind === 'gone') break;
    const more = asked < 3 || named.length > 0 ? await nextShape(entry, named) : undefined;
    if (more !== undefined) shapes.unshift(more);
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

/** A field that a server says it lacks. */
interface Field {
  readonly isOfQuery: boolean;
  readonly path: readonly string[];
}

/** The shape that a refusal asks for; `named` keeps the fields of all refusals. */
async function nextShape(entry: EndpointEntry, named: Field[]): Promise<EndpointEntry | undefined> {
  const { url } = entry;
  const { status, value } = await rawReply(entry);
  // It takes another method: without parameters it says which it wants.
  if (status === 405 && entry.method === undefined)
    return { url, method: 'GET', body: { q: PROMPT } };
  const key = ({ isOfQuery, path }: Field): string => `${isOfQuery} ${path.join('.')}`;
  const known = new Set(named.map(key));
  const fresh = fieldsIn(value).filter((field) => !known.has(key(field)));
  if (fresh.length === 0) return undefined;
  named.push(...fresh);
  // A query and a body at once are nothing that a suite can send.
  const isOfQuery = named.some((field) => field.isOfQuery);
  const paths = named.filter((field) => field.isOfQuery === isOfQuery).map(({ path }) => path);
  const asksFor = (path: readonly string[]): boolean => ASKS.test(path.at(-1) ?? '');
  const question = paths.find(asksFor) ?? paths[0];
  const body: Record<string, unknown> = {};
  for (const path of paths) place(body, path, path === question ? PROMPT : 'kindlm');
  return isOfQuery ? { url, method: 'GET', body } : { url, body };
}

const ASKS = /question|message|input|prompt|query|text|content|^q$|ask|utterance/i;

function place(body: Record<string, unknown>, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) body[name] = value;
  else {
    const inner = isRecord(body[name]) ? { ...body[name] } : {};
    place(inner, rest, value);
    body[name] = inner;
  }
}

/** How validators name a field: each returns its path, the part of the request first where it is said. */
const VALIDATORS: readonly ((problem: Fields) => readonly unknown[] | undefined)[] = [
  // Pydantic, FastAPI.
  ({ loc }) => (Array.isArray(loc) ? (loc as readonly unknown[]) : undefined),
  // Zod, Valibot, express-validator.
  ({ path, location }) => {
    if (Array.isArray(path)) return path as readonly unknown[];
    return typeof path === 'string' ? [location ?? 'body', ...path.split('.')] : undefined;
  },
  // express-validator before 7.
  ({ param, location }) => (typeof param === 'string' ? [location ?? 'body', param] : undefined),
  // Zod flattened, ASP.NET, Laravel, Django.
  ({ fieldErrors, errors }) => {
    const fields = [fieldErrors, errors].find(isRecord);
    const [name] = Object.keys(fields ?? {});
    return name === undefined ? undefined : [name];
  },
  // Ajv, Fastify.
  ({ message }) => {
    const found = /^(body|querystring)\S* must have required property '(\w+)'/.exec(
      String(message),
    );
    return found === null ? undefined : [found[1], found[2]];
  },
  // class-validator, NestJS.
  ({ message }) => {
    const [first] = Array.isArray(message) ? (message as readonly unknown[]) : [];
    const found = /^(\w+) (?:must be|should not be)/.exec(String(first));
    return found === null ? undefined : [found[1]];
  },
];

/** The fields that a refusal names, wherever in it; those in lists are left out. */
function fieldsIn(value: unknown, level = 0): readonly Field[] {
  if (level > MAX_LEVELS) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((one) => fieldsIn(one, level + 1));
  if (!isRecord(value)) return [];
  const found = VALIDATORS.map((read) => read(value)).find((path) => path !== undefined);
  const inner = Object.values(value).flatMap((one) => fieldsIn(one, level + 1));
  if (found === undefined) return inner;
  const [part] = found;
  const isOfQuery = part === 'query' || part === 'querystring';
  const path = isOfQuery || part === 'body' ? found.slice(1) : found;
  const isPlain = path.every((name) => typeof name === 'string' && /^[\w-]{1,60}$/.test(name));
  const field = { isOfQuery, path: path.map(String) };
  return isPlain && path.length > 0 && path[0] !== '__proto__' ? [field, ...inner] : inner;
}

type Asked =
  | { readonly kind: 'answered'; readonly entry: EndpointEntry }
  /** `gone`: no other shape would be answered either. */
  | { readonly kind: 'refused' | 'gone'; readonly reason: string };

async function ask(entry: EndpointEntry, environment: Environment): Promise<Asked> {
  const known = await exchange(entry, environment);
  if (known.kind !== 'another-shape') return known;
  const { status, value } = await rawReply(entry);
  const responsePath = status < 300 ? pathToAnswer(value) : undefined;
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

/** What the same request is answered with; `value` is undefined where it is no JSON. */
async function rawReply({
  url,
  method,
  body = { model: 'app', messages: [{ role: 'user', content: PROMPT }] },
}: EndpointEntry): Promise<{ readonly status: number; readonly value: unknown }> {
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
    const value: unknown = await reply.json().catch(() => undefined);
    return { status: reply.status, value };
  } catch {
    return { status: 599, value: undefined };
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
