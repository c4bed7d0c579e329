// promptfoo prompts -> `prompts`: text, files, and chats as JSON or YAML.
import { parse } from 'yaml';
import { FileProblem, extensionOf, isFileRef, pathOf } from './files.mjs';
import { beyondVariables, variablesOf } from './templates.mjs';
import { isRecord, listOf, otherKeys, slug, unique } from './values.mjs';

const TEXT_FILES = ['.txt', '.md', '.j2', ''];
const DATA_FILES = ['.json', '.yaml', '.yml'];
const PATH_LIKE = /^[\w./*-]+\.(?:txt|md|j2|json|ya?ml)$/;
const SEPARATOR = /^---\s*$/m;
/** `{{ name | dump }}` stands for a JSON string in a chat. */
const DUMPED = /\{\{\s*(\w+)\s*\|\s*dump\s*\}\}/g;

/** Every prompt that can be carried over: `{ name, label, variables, entry }`; what cannot be is noted. */
export function importPrompts(value, files, notes) {
  // promptfoo passes the variable `prompt` through when a config has no prompts.
  const sources = value === undefined ? ['{{prompt}}'] : listOf(value);
  const names = new Set();
  return sources
    .flatMap((source) => drafts(source, files, notes))
    .flatMap((draft) => promptOf(draft, notes))
    .map((prompt, index) => ({
      ...prompt,
      name: unique(slug(prompt.label ?? prompt.file ?? '') || `prompt-${index + 1}`, names, '-'),
    }));
}

/** A draft is `{ where, label?, file?, text }`, with `userFile` where the text is all that the file holds. */
function drafts(source, files, notes) {
  if (isRecord(source)) {
    const { id, raw, label } = source;
    for (const key of otherKeys(source, ['id', 'raw', 'label'])) {
      notes.lost(`prompt ${label ?? id ?? ''}`, `\`${key}\` has no counterpart`);
    }
    const inner = drafts(raw ?? id, files, notes);
    const labels = (draft) => (inner.length === 1 ? label : `${label}: ${draft.text.slice(0, 40)}`);
    return inner.map((draft) => ({ ...draft, ...(label && { label: labels(draft) }) }));
  }
  if (typeof source !== 'string' || source === '') {
    notes.lost('prompts', 'an entry that is no text');
    return [];
  }
  const isFile = isFileRef(source) || (PATH_LIKE.test(source) && isThere(source, files));
  if (!isFile) {
    const isElsewhere = /^(?:exec|\w+):(?:\/\/|\.\/)\S+$/.test(source);
    if (!isElsewhere)
      return [{ where: `prompt ${JSON.stringify(source.slice(0, 40))}`, text: source }];
    notes.lost(`prompt ${source}`, 'made by a program or kept elsewhere');
    return [];
  }
  return files.matching(source).flatMap((path) => fileDrafts(path, files, notes));
}

const isThere = (source, files) => source.includes('*') || files.exists(source);

function fileDrafts(path, files, notes) {
  const where = `prompt ${pathOf(path)}`;
  const extension = extensionOf(path);
  if (![...TEXT_FILES, ...DATA_FILES].includes(extension)) {
    notes.lost(where, 'only text, JSON and YAML files are carried over');
    return [];
  }
  try {
    const text = files.readText(path);
    const file = path
      .split('/')
      .pop()
      .replace(/\.\w+$/, '');
    if (DATA_FILES.includes(extension)) return [{ where, file, text, isChat: true }];
    const parts = text
      .split(SEPARATOR)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const whole =
      parts.length === 1 && text.trim() === parts[0] ? { userFile: files.relocated(path) } : {};
    return parts.map((part) => ({ where, file, text: part, ...whole }));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    notes.lost(where, error.message);
    return [];
  }
}

function promptOf(draft, notes) {
  const chat = chatOf(draft);
  const read = chat === undefined ? textPrompt(draft) : chatPrompt(chat);
  const problem =
    read.problem ?? beyondVariables([read.system, read.user, read.assistant].join('\n'));
  if (problem !== undefined) {
    notes.lost(draft.where, `${problem}; the prompt and its tests are left out`);
    return [];
  }
  const { userFile, ...texts } = read;
  const entry = userFile === undefined ? texts : { userFile };
  const variables = variablesOf(Object.values(texts).join('\n'));
  const text = chat === undefined ? read.user : undefined;
  return [{ label: draft.label, file: draft.file, where: draft.where, entry, variables, text }];
}

/** The prompts with what tests put before and after them (`options.prefix`, `options.suffix`). */
export function createVariants(prompts, notes) {
  const names = new Set(prompts.map(({ name }) => name));
  const made = new Map();

  const make = (prompt, text) => {
    const variant = {
      ...prompt,
      name: unique(prompt.name, names, '-'),
      entry: { user: text },
      variables: variablesOf(text),
    };
    made.set(`${prompt.name} ${text}`, variant);
    return variant;
  };

  return {
    all: () => [...prompts, ...made.values()],
    /** The prompt itself, a variant, or undefined where it cannot be made, which is noted. */
    of(prompt, { prefix = '', suffix = '' } = {}, where) {
      if (`${prefix}${suffix}` === '') return prompt;
      const problem =
        prompt.text === undefined
          ? 'its prefix or suffix stands around a chat'
          : beyondVariables(`${prefix}\n${suffix}`);
      if (problem !== undefined) {
        notes.lost(where, `${problem}; it is left out with this prompt`);
        return undefined;
      }
      const text = `${prefix}${prompt.text}${suffix}`;
      return made.get(`${prompt.name} ${text}`) ?? make(prompt, text);
    },
  };
}

function textPrompt({ text, userFile, isChat }) {
  if (isChat) return { problem: 'the file holds no list of chat messages' };
  return { user: text, ...(userFile && { userFile }) };
}

/** The messages of a chat in JSON or YAML, or undefined when the text is no chat. */
function chatOf({ text, isChat }) {
  const dumped = text.replaceAll(DUMPED, '"{{$1}}"');
  if (!isChat && !/^\s*(?:\[\s*\{|-\s*role:)/.test(dumped)) return undefined;
  try {
    const value = parse(dumped, { logLevel: 'error' });
    const messages = isRecord(value) ? value.messages : value;
    return Array.isArray(messages) && messages.every(isRecord) ? messages : undefined;
  } catch {
    return undefined;
  }
}

/** System messages, one user message, and perhaps the start of the answer: that is what a prompt holds. */
function chatPrompt(messages) {
  const texts = messages.map(({ role, content }) => ({ role, text: contentText(content) }));
  if (texts.some(({ text }) => text === undefined)) {
    return { problem: 'a message that is not text (an image, a tool call)' };
  }
  const isSystem = ({ role }) => role === 'system' || role === 'developer';
  const system = texts.filter(isSystem).map(({ text }) => text);
  const [user, assistant, ...more] = texts.filter((message) => !isSystem(message));
  if (user?.role !== 'user' || user.text === '')
    return { problem: 'a chat without a user message' };
  if (more.length > 0 || (assistant !== undefined && assistant.role !== 'assistant')) {
    return { problem: 'a chat with earlier turns, whose replies kindlm.yaml cannot fix' };
  }
  return {
    ...(system.length > 0 && { system: system.join('\n\n') }),
    user: user.text,
    ...(assistant && { assistant: assistant.text }),
  };
}

function contentText(content) {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const parts = content.map((part) => (part?.type === 'text' ? part.text : undefined));
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}
