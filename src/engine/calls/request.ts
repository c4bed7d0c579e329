/** Requests to what the config describes itself: an `http` endpoint, an `mcp` tool, the command of a test. */
import { createHash } from 'node:crypto';
import { isRecord } from '../../basics/basics.js';
import { descriptorOf, headerVariable } from '../../config/providers.js';
import {
  type ModelSpec,
  serverName,
  settingsOf,
  type Suite,
  type TestCase,
  type Workspace,
} from '../../config/suite.js';
import { interpolate, type RunValues, templateVariables } from '../../config/placeholders.js';
import {
  AskedWorkspace,
  type ChatMessage,
  type ChatRequest,
  type EmbeddingRequest,
} from '../../providers/provider.js';
import type { Unit } from '../plan.js';

/** The model under which a `command` test runs and is recorded. */
export const COMMAND_MODEL: ModelSpec = {
  id: 'command',
  provider: 'command',
  model: 'command',
  params: { temperature: 0, maxTokens: 1 },
};

/**
 * The request with what its endpoint's templates need and what identifies them, so that a stored answer is stale once
 * the template or a variable in it has changed. Requests to other providers are returned as they are.
 */
export function describeRequest(unit: Unit, model: ModelSpec, request: ChatRequest): ChatRequest {
  const { suite, test } = unit;
  if (model.provider === 'command') {
    if (test.subject.kind !== 'command') throw new Error(`Test ${test.name} has no command`);
    // Every variable is in the command's environment, where its program may read it.
    const { script, exitCodes, agent, model: stated, workspace } = test.subject;
    return {
      model: stated ?? request.model,
      messages: [],
      params: {},
      command: script,
      vars: test.vars,
      files: test.dependsOn,
      ...(exitCodes === undefined ? {} : { exitCodes }),
      ...(agent === undefined ? {} : { agent }),
      ...skillQuestion(test),
      ...(workspace === undefined ? {} : { workspace: askedWorkspace(workspace) }),
    };
  }
  const { http, mcp } = settingsOf(suite, model);
  const { extra } = model.params;
  // A judge has its own parameters, but is reached in the same way.
  const params = extra === undefined ? request.params : { ...request.params, extra };
  const asked = { ...request, params };
  const described = (
    definition: NonNullable<ChatRequest['definition']>,
    template: unknown,
  ): ChatRequest => ({
    ...asked,
    ...(template === undefined ? {} : { vars: usedVars(test.vars, template) }),
    files: test.dependsOn,
    definition,
  });
  if (http !== undefined) {
    const { method, body, responsePath, toolCallsPath, usagePaths, modelIdPath } = http;
    const paths = { responsePath, toolCallsPath, usagePaths, modelIdPath };
    const { transformResponse } = http;
    return described({ method, body, transformResponse, ...paths }, body ?? null);
  }
  if (mcp === undefined) return asked;
  const { toolName, arguments: template } = mcp;
  return described({ toolName, arguments: template }, template);
}

/** The request as it is sent: with what the run fills in, which its identity has by its names alone. */
export function asSent(request: ChatRequest, runValues: RunValues): ChatRequest {
  const { fills = [], messages } = request;
  const values = Object.fromEntries(
    Object.entries(runValues).filter(([name]) => fills.includes(name)),
  );
  const filled = (message: ChatMessage): ChatMessage =>
    message.role === 'system' || message.role === 'user'
      ? { ...message, content: interpolate(message.content, values) }
      : message;
  return {
    ...request,
    ...(fills.length === 0 ? {} : { messages: messages.map(filled) }),
    // Only templates of the config have variables.
    ...(request.vars === undefined ? {} : { runValues }),
  };
}

/**
 * What a test asks that is about skills and nothing else. It is part of what is asked: an answer that was ended early is
 * none to a test that wants more.
 */
function skillQuestion({ expects, conversation, asserts }: TestCase): Pick<ChatRequest, 'skills'> {
  const wants = expects.flatMap(({ skills }) => skills ?? []);
  const others = expects.flatMap((expect) => Object.keys(expect)).filter((key) => key !== 'skills');
  if (wants.length === 0 || others.length + conversation.length + asserts.length > 0) return {};
  return {
    skills: {
      used: wants.flatMap(({ used = [] }) => used),
      notUsed: wants.flatMap(({ notUsed = [] }) => notUsed),
    },
  };
}

/** Requests of equal workspaces share one. */
const askedWorkspaces = new WeakMap<Workspace, AskedWorkspace>();

export function askedWorkspace(workspace: Workspace): AskedWorkspace {
  const known = askedWorkspaces.get(workspace) ?? new AskedWorkspace(workspace);
  askedWorkspaces.set(workspace, known);
  return known;
}

/** The servers that answer the tool calls of a test; undefined where none does. */
export function askedServers({ toolServers = [] }: TestCase): ChatRequest['servers'] {
  const called = toolServers.filter(({ isCalled }) => isCalled);
  if (called.length === 0) return undefined;
  return called.map((one) => ({ server: serverName(one), files: one.dependsOn }));
}

/**
 * Whether the answers to a request come from a program of which nothing is known: the test neither says its files nor
 * gives it a workspace, whose content is asked. So with a server that answers tool calls.
 */
export function isUnknownProgram(
  model: ModelSpec,
  request: ChatRequest | EmbeddingRequest,
): boolean {
  const { files, workspace, servers = [] } = 'messages' in request ? request : {};
  if (servers.some((server) => server.files === undefined)) return true;
  const isKnown = files !== undefined || workspace !== undefined;
  return descriptorOf(model.provider).answersFrom === 'program' && !isKnown;
}

/** The test's variables that a template of a request uses. */
function usedVars(
  vars: Readonly<Record<string, string>>,
  template: unknown,
): Readonly<Record<string, string>> {
  const used = templateVariables(template);
  if (used === 'all') return vars;
  return Object.fromEntries(Object.entries(vars).filter(([name]) => used.has(name)));
}

// Who is asked: the part of a request's identity that says where it goes.

/** A vendor's own server, asked without further headers, is its kind alone. */
export interface Recipient {
  readonly provider: ModelSpec['provider'];
  readonly url?: string | undefined;
  readonly organization?: string | undefined;
  /** By names in lower case; a value from the environment is `env:` and its name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One endpoint, as far as it is known. */
interface Recipients {
  /** By its URL as the config writes it. */
  readonly written: Recipient;
  /**
   * By its URL with the variables of host and path filled in; the same as `written` where it has none, undefined where one
   * is not set.
   */
  readonly reached: Recipient | undefined;
}

/** The endpoint of a model. Keys are in neither, since another key asks the same. */
export function recipientsOf(suite: Pick<Suite, 'providers'>, model: ModelSpec): Recipients {
  const { provider } = model;
  const { baseUrl, address, organization, headers } = settingsOf(suite, model);
  const at = (url: string | undefined): Recipient => ({
    provider,
    url: url === undefined ? undefined : withoutDefault(provider, url),
    organization: descriptorOf(provider).takesOrganization ? organization : undefined,
    headers: headers === undefined ? undefined : namedHeaders(headers),
  });
  const written = at(baseUrl);
  if (address === baseUrl) return { written, reached: written };
  return { written, reached: address === undefined ? undefined : at(address) };
}

/** Undefined for the vendor's own server, which a config may name or leave out. */
function withoutDefault(provider: ModelSpec['provider'], url: string): string | undefined {
  const { baseUrl } = descriptorOf(provider);
  const [, target = url, query = ''] = /^([^?]*?)\/*(\?.*)?$/s.exec(url) ?? [];
  return target === baseUrl && query === '' ? undefined : target + query;
}

function namedHeaders(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const named = Object.entries(headers).map(([name, value]) => {
    const variable = headerVariable(value);
    return [name.toLowerCase(), variable === undefined ? value : `env:${variable}`] as const;
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

// Identity of a model request: what recordings are matched by and identical judge questions are found by.

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
  return createHash('sha256').update(stable).digest('hex');
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
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}

/** JSON text that is the same whatever the order of object keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value) ?? null);
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder(Reflect.get(value, name))]));
}

// A request as lines that people read: what a recording keeps of it. Every line says by itself what it belongs to
// (`params.temperature: 0.2`, `user: Where is my order?`), messages last, so that the request of a later turn begins
// with the lines of the one before. Texts of models (answers that are judged, compared or continued) and the values of
// headers are in it as a hash: nothing can be read there that is not in the config and its files.

/** @param boundary random text around the answer that a judge is asked about */
export function requestLines(
  { provider, url, organization, headers }: Recipient,
  request: ChatRequest | EmbeddingRequest,
  boundary?: string,
): readonly string[] {
  const recipient = { provider, url, organization, headers: headers && hiddenHeaders(headers) };
  const named = Object.entries(recipient).flatMap(([key, value]) => linesOf(key, value));
  if (!('messages' in request)) {
    const texts = request.input.map((text) => `input: ${digestOf(text, 'text')}`);
    return [...named, ...linesOf('model', request.model), ...texts];
  }
  const { messages, model, params, tools = [], ...others } = request;
  const last = messages.length - 1;
  return [
    ...named,
    ...linesOf('model', model),
    ...linesOf('params', params),
    ...tools.flatMap(({ name, ...tool }) => [`tool ${name}`, ...linesOf(`tool ${name}`, tool)]),
    ...fieldLines(others),
    ...messages.flatMap((message, index) => messageLines(message, index === last, boundary)),
  ];
}

function fieldLines(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(fields)
    .sort()
    .flatMap((key) => linesOf(key, fields[key]));
}

/** Lines of a value, each with its path. A text of one line is quoted where a number could be mistaken for it. */
function linesOf(path: string, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'string' && value.includes('\n')) return textLines(path, value);
  if (path.includes('.') || typeof value !== 'string') {
    if (isRecord(value) && Object.keys(value).length > 0) {
      return Object.keys(value)
        .sort()
        .flatMap((key) => linesOf(`${path}.${key}`, value[key]));
    }
    if (Array.isArray(value) && value.some((item) => typeof item === 'object')) {
      return value.flatMap((item: unknown, index) => linesOf(`${path}[${index}]`, item));
    }
    return [`${path}: ${canonicalJson(value)}`];
  }
  return [`${path}: ${value}`];
}

function textLines(label: string, text: string): readonly string[] {
  return text.split('\n').map((line) => `${label}: ${line}`);
}

function messageLines(
  message: ChatMessage,
  isLast: boolean,
  boundary: string | undefined,
): readonly string[] {
  switch (message.role) {
    case 'system':
      return textLines(message.role, withoutAnswers(message.content, boundary));
    case 'user': {
      const { role, content, images = [] } = message;
      const files = images.map(
        ({ path, type, bytes, sha256: hash }) =>
          `user image: ${path} (${type}, ${bytes} bytes, sha256 ${hash})`,
      );
      return [...textLines(role, withoutAnswers(content, boundary)), ...files];
    }
    case 'tool':
      return textLines(`answer of tool ${message.name}`, message.content);
    case 'assistant': {
      const { content, toolCalls = [] } = message;
      // The last message is the prompt's own beginning of the answer; any other was written by the model.
      const said = isLast
        ? textLines('assistant', content)
        : [`assistant: ${digestOf(content, 'answer')}`];
      const calls = toolCalls.map(
        (call) => `assistant calls ${call.name}: ${digestOf(canonicalJson(call), 'call')}`,
      );
      return [...said, ...calls];
    }
  }
}

/** What a judge is asked about stands between two lines of dashes and the boundary. */
function withoutAnswers(content: string, boundary: string | undefined): string {
  if (boundary === undefined) return content;
  const fence = `---${boundary}`;
  const fenced = new RegExp(`${fence}\\n([^]*?)\\n${fence}`, 'g');
  return content
    .replace(fenced, (_match, text: string) => digestOf(text, 'answer'))
    .replaceAll(boundary, '<boundary>');
}

function hiddenHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const hidden = Object.entries(headers).map(([name, value]) => [
    name,
    value.startsWith('env:') ? value : digestOf(value, 'value'),
  ]);
  return Object.fromEntries(hidden) as Record<string, string>;
}

function digestOf(text: string, what: string): string {
  const hash = createHash('shake128', { outputLength: 6 }).update(text).digest('hex');
  return `(${what} of ${text.length} characters, hash ${hash})`;
}
