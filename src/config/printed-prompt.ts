/** What the program of a prompt prints, or its file of messages holds, and what of it is asked. */
import { isRecord } from '../basics/basics.js';
import type { EarlierMessage } from './generated/kindlm-config.js';
import { parseJson, parseWrittenJson } from './source/json-text.js';
import { parseYamlSource } from './source/yaml-source.js';
import type { PromptMessages } from './suite.js';

type PrintedPrompt =
  | { readonly kind: 'read'; readonly messages: PromptMessages }
  /** `message` continues a sentence about the program, or says what a chat is. */
  | { readonly kind: 'fault'; readonly message: string };

/** Keys of the JSON object that a program may print. */
const PARTS: ReadonlySet<string> = new Set(['system', 'user', 'assistant', 'history']);

/** How JSON begins that is meant as messages, whatever is wrong with it. */
const MEANT = /^(?:\{\s*"(?:system|user)"\s*:|\[\s*\{\s*"role"\s*:)/;

/**
 * A text, or JSON: `{ system, user }` or a list of messages. Other JSON is a text. A line of a program that prints the
 * prompts of all tests (`isLine`) may be a text that is written as JSON.
 */
export function readPrinted(output: string, isLine = false): PrintedPrompt {
  const text = output.trim();
  if (isLine && text.startsWith('"')) {
    const json = parseJson(Buffer.from(text));
    if (json.kind !== 'parsed') return fault(`printed a line of JSON that ${json.message}`);
    return typeof json.value === 'string' ? readPrinted(json.value) : fault('printed no text');
  }
  if (text === '') return fault('printed nothing');
  if (!/^[[{]/.test(text)) return { kind: 'read', messages: { user: text } };
  const json = parseJson(Buffer.from(text));
  if (json.kind !== 'parsed') {
    return MEANT.test(text)
      ? fault(`printed messages as JSON that ${json.message}`)
      : { kind: 'read', messages: { user: text } };
  }
  return readValue(json.value) ?? { kind: 'read', messages: { user: text } };
}

/** Undefined for JSON that is no messages. */
function readValue(value: unknown): PrintedPrompt | undefined {
  if (Array.isArray(value)) {
    const isChat = value.length > 0 && value.every((item) => isRecord(item) && 'role' in item);
    return isChat ? printed(value) : undefined;
  }
  if (!isRecord(value) || !('user' in value || 'system' in value)) return undefined;
  const odd = Object.keys(value).find((key) => !PARTS.has(key));
  if (odd !== undefined) return undefined;
  const { system, user, assistant, history = [] } = value;
  const earlier: readonly unknown[] = Array.isArray(history) ? history : [history];
  const said = [
    ...(system === undefined ? [] : [{ role: 'system', content: system }]),
    ...earlier,
    { role: 'user', content: user },
    ...(assistant === undefined ? [] : [{ role: 'assistant', content: assistant }]),
  ];
  return printed(said);
}

function printed(messages: readonly unknown[]): PrintedPrompt {
  const read = readChat(messages);
  return read.kind === 'fault' ? fault(`printed ${read.message}`) : read;
}

/** System messages, earlier turns, the user's message, and perhaps the start of the answer. */
export function readChat(messages: readonly unknown[]): PrintedPrompt {
  const all = messages.map((message) => ({
    role: isRecord(message) ? message['role'] : undefined,
    text: isRecord(message) ? contentText(message['content']) : undefined,
  }));
  if (all.some(({ text }) => text === undefined)) {
    return fault('a message that is not text (an image, a tool call)');
  }
  const texts = all.map(({ role, text = '' }) => ({ role, text }));
  const isSystem = ({ role }: { readonly role: unknown }): boolean =>
    role === 'system' || role === 'developer';
  const system = texts.filter(isSystem).map(({ text }) => text);
  const said = texts.filter((message) => !isSystem(message));
  const last = said.findLastIndex(({ role }) => role === 'user');
  const [user, assistant, ...more] = said.slice(Math.max(0, last));
  if (user?.role !== 'user' || user.text === '') return fault('a chat without a user message');
  const history: EarlierMessage[] = [];
  for (const { role, text } of said.slice(0, last)) {
    if ((role !== 'user' && role !== 'assistant') || text === '') return fault(ODD_CHAT);
    history.push({ role, content: text });
  }
  if (more.length > 0 || (assistant !== undefined && assistant.role !== 'assistant')) {
    return fault(ODD_CHAT);
  }
  return {
    kind: 'read',
    messages: {
      ...(system.length > 0 && { system: system.join('\n\n') }),
      ...(history.length > 0 && { history }),
      user: user.text,
      ...(assistant !== undefined && { assistant: assistant.text }),
    },
  };
}

/** A file that holds a chat: JSON by its ending, else YAML. A fault continues "The file x ...". */
export function readChatFile(name: string, text: string): PrintedPrompt {
  const parsed = parsedFile(name, Buffer.from(text));
  if (parsed.kind === 'fault') return parsed;
  const { value } = parsed;
  const messages = isRecord(value) ? value['messages'] : value;
  if (!Array.isArray(messages)) return fault('holds no list of messages, `{ role, content }` each');
  const read = readChat(messages);
  return read.kind === 'fault' ? fault(`holds ${read.message}`) : read;
}

function parsedFile(
  name: string,
  bytes: Buffer,
): { readonly kind: 'parsed'; readonly value: unknown } | (PrintedPrompt & { kind: 'fault' }) {
  if (/\.json$/i.test(name)) {
    const json = parseWrittenJson(bytes);
    return json.kind === 'parsed' ? json : { kind: 'fault', message: json.message };
  }
  const yaml = parseYamlSource(name, bytes, 'list');
  if (yaml.kind === 'parsed') return { kind: 'parsed', value: yaml.source.value };
  const [problem] = yaml.problems;
  const line = problem?.location === undefined ? '' : ` (line ${problem.location.line})`;
  return { kind: 'fault', message: `is not valid YAML${line}: ${problem?.message ?? ''}` };
}

const ODD_CHAT = 'a chat with tool calls, empty messages or two answers in a row';

function contentText(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const parts = content.map((part: unknown) => {
    if (!isRecord(part)) return undefined;
    if (part['type'] === 'text') return part['text'];
    // As Adaline's gateway writes it.
    return part['modality'] === 'text' ? part['value'] : undefined;
  });
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

function fault(message: string): PrintedPrompt {
  return { kind: 'fault', message };
}
