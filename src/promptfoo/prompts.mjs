// promptfoo prompts -> `prompts`: text, files, and chats as JSON or YAML.
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { isRecord } from '../basics/basics.js';
import { readChat, readChatFile } from '../config/load.js';
import { withImagesApart } from './chat-images.mjs';
import { extensionOf, isFileRef, pathOf, promptsOfCsv } from './files.mjs';
import { Unsupported } from './notes.mjs';
import { isPromptProgram, promptProgram } from './programs.mjs';
import { beyondVariables, promptfooVariables, withComputed } from './template-vars.mjs';
import { labelOf, listOf, otherKeys, slug, unique } from './values.mjs';

const PATH_LIKE = /^[\w./*-]+\.(?:txt|md|j2|json|jsonl|csv|ya?ml)$/;
const SEPARATOR = /^---\s*$/m;
/** `{{ name | dump }}` stands for a JSON string in a chat. */
const DUMPED = /\{\{\s*(\w+)\s*\|\s*dump\s*\}\}/g;

/**
 * Every prompt that can be carried over: `{ name, label, variables, entry }`, with `program` in place of `entry` where one
 * prints it; what cannot be is noted. `tested`: the models.
 */
export function importPrompts(value, tested, files, notes) {
  // promptfoo passes the variable `prompt` through when a config has no prompts.
  const sources = value === undefined ? ['{{prompt}}'] : sourcesOf(value);
  const names = new Set();
  const all = sources.flatMap((source) => drafts(source, files, notes));
  const kept = all.flatMap((draft) =>
    draft.program === undefined
      ? promptOf(draft, files, notes)
      : programPrompt(draft, { tested, files, notes }),
  );
  const used = new Set(kept.map(({ from }) => from));
  files.leaveOut(all.map(({ from }) => from).filter((from) => !used.has(from)));
  return kept.map((prompt, index) => ({
    ...prompt,
    name: uniqueKey(slug(prompt.label ?? prompt.file ?? '') || `prompt-${index + 1}`, names),
  }));
}

/** A list, one prompt, or promptfoo's old mapping from files to labels. */
function sourcesOf(value) {
  const isMapping = isRecord(value) && value.id === undefined && value.raw === undefined;
  if (!isMapping) return listOf(value);
  return Object.entries(value).map(([id, label]) => ({ id, label: String(label) }));
}

/** A draft is `{ where, label?, file?, from?, text }`, with `userFile` where the text is all that the file holds. */
function drafts(source, files, notes) {
  if (isRecord(source)) {
    const { id, raw, messages } = source;
    const label = labelOf(source);
    if (Array.isArray(messages) && raw === undefined) return messagesDraft(source, files, notes);
    for (const key of otherKeys(source, ['id', 'raw', 'label', 'config'])) {
      notes.lost(`prompt ${label ?? id ?? ''}`, `\`${key}\` has no counterpart`);
    }
    const own = isRecord(source.config) ? { config: source.config } : {};
    const inner = drafts(raw ?? id, files, notes).map((draft) => ({ ...draft, ...own }));
    const labels = (draft) =>
      inner.length === 1 ? label : `${label}: ${(draft.text ?? draft.program).slice(0, 40)}`;
    return inner.map((draft) => ({ ...draft, ...(label && { label: labels(draft) }) }));
  }
  if (typeof source !== 'string' || source === '') {
    notes.lost('prompts', 'an entry that is no text');
    return [];
  }
  if (isPromptProgram(source)) {
    const all = source.startsWith('exec:') ? [source] : files.matching(source);
    return all.map((program) => ({ where: `prompt ${pathOf(program)}`, program }));
  }
  const isFile = isFileRef(source) || (PATH_LIKE.test(source) && isThere(source, files));
  if (!isFile) {
    const isElsewhere = /^\w+:(?:\/\/|\.\/)\S+$/.test(source);
    if (!isElsewhere)
      return [{ where: `prompt ${JSON.stringify(source.slice(0, 40))}`, text: source }];
    notes.lost(`prompt ${source}`, 'kept elsewhere');
    return [];
  }
  return files.matching(source).flatMap((path) => {
    const where = `prompt ${pathOf(path)}`;
    const made = () => fileDrafts(path, files);
    const read = notes.attempt(where, made, { instead: [] });
    return read.map((draft) => ({
      from: files.relocated(path),
      where,
      file: stemOf(path),
      ...draft,
    }));
  });
}

/** A chat that is written out in the config; each of its texts may stand in a file. */
function messagesDraft(source, files, notes) {
  const { id, messages, config } = source;
  const label = labelOf(source);
  const where = `prompt ${label ?? id ?? ''}`.trim();
  const read = (message) =>
    isFileRef(message?.content)
      ? { ...message, content: files.readText(message.content).trim() }
      : message;
  const named = { ...(label && { label }), ...(isRecord(config) && { config }) };
  const made = () => [{ where, text: JSON.stringify(messages.map(read)), isChat: true, ...named }];
  return notes.attempt(where, made, { instead: [] });
}

const isThere = (source, files) => source.includes('*') || files.exists(source);

function fileDrafts(path, files) {
  const text = files.readText(path);
  const there = files.relocated(path);
  switch (extensionOf(path)) {
    case '.json':
    case '.yaml':
    case '.yml':
      return [{ text, isChat: true, messagesFile: there }];
    case '.jsonl': {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return lines.map((line) => ({ text: line, isChat: true }));
    }
    case '.csv':
      return promptsOfCsv(text).map(([prompt, label]) => ({
        text: prompt,
        ...(label && { label }),
      }));
    default: {
      const parts = text.split(SEPARATOR).flatMap((part) => part.trim() || []);
      const isWhole = parts.length === 1 && text.trim() === parts[0];
      const whole = isWhole ? { userFile: there, messagesFile: there } : {};
      return parts.map((part) => ({ text: part, ...whole }));
    }
  }
}

/** The last part of a path, without its ending. */
const stemOf = (path) => basename(path).replace(/\.\w+$/, '');

function promptOf(draft, files, notes) {
  const made = () => [readPrompt(draft, files, notes)];
  return notes.attempt(draft.where, made, { instead: [], also: LEFT_OUT });
}

/** Throws Unsupported. */
function readPrompt(draft, files, notes) {
  const chat = chatOf(draft);
  const whole = chat === undefined ? textPrompt(draft) : chatPrompt(chat, draft, files);
  const { computed, ...read } = computedIn(whole);
  const problem = beyondVariables(allText(read));
  if (problem !== undefined) throw new Unsupported(problem);
  if (Object.keys(computed).length > 0) {
    notes.changed(draft.where, 'its template expressions are variables, calculated by the import');
  }
  const { userFile, messagesFile, ...texts } = read;
  const inFile = { ...(userFile && { userFile }), ...(messagesFile && { messagesFile }) };
  const entry = Object.keys(inFile).length === 0 ? texts : inFile;
  const variables = promptfooVariables(allText(texts));
  const text = chat === undefined ? read.user : undefined;
  const { label, file, from, where, config } = draft;
  return { label, file, from, where, entry, texts, variables, computed, text, config };
}

/** Nothing is known of its texts, its variables among them: the program gets all that a test has. */
function programPrompt({ program: source, where, label, config }, context) {
  const made = () => {
    const program = promptProgram(source, config, context);
    const [first] = program.dependsOn;
    const file = first && stemOf(first);
    return [{ label, file, where, program, texts: {}, variables: [], computed: {}, config }];
  };
  return context.notes.attempt(where, made, { instead: [], also: LEFT_OUT });
}

const LEFT_OUT = '; the prompt and its tests are left out';

/** All that a prompt says. */
const allText = ({ system, history = [], user, assistant, images = [] }) =>
  [system, ...history.map(({ content }) => content), user, assistant, ...images].join('\n');

/** The texts with a variable for each expression; a file that has one is written into the config. */
function computedIn({ userFile, messagesFile, ...texts }) {
  const computed = {};
  const filled = (text) => withComputed(text, computed);
  const found = Object.entries(texts).map(([role, text]) => [
    role,
    Array.isArray(text)
      ? text.map((one) => (isRecord(one) ? { ...one, content: filled(one.content) } : one))
      : filled(text),
  ]);
  const inFile = { ...(userFile && { userFile }), ...(messagesFile && { messagesFile }) };
  if (Object.keys(computed).length === 0) return { ...texts, ...inFile, computed };
  return { ...Object.fromEntries(found), computed };
}

/** The prompts with what tests put before and after them (`options.prefix`, `options.suffix`). */
export function createVariants(prompts, notes) {
  const names = new Set(prompts.map(({ name }) => name));
  const made = new Map();

  const make = (prompt, key, texts) => {
    const variant = {
      ...prompt,
      name: uniqueKey(prompt.name, names),
      entry: texts,
      texts: { ...prompt.texts, ...texts },
      variables: promptfooVariables(allText(texts)),
      base: prompt.name,
    };
    made.set(key, variant);
    return variant;
  };

  return {
    all: () => [...prompts, ...made.values()],
    /** The prompt itself, a variant, or undefined where it cannot be made, which is noted. */
    of(prompt, { prefix = '', suffix = '', system }, where) {
      const around = `${prefix}${suffix}` !== '';
      if (!around && system === undefined) return prompt;
      const problem =
        prompt.text === undefined && (around || prompt.program !== undefined)
          ? `${around ? 'its prefix or suffix stands' : 'the instructions of its model stand'} around a ${prompt.program ? 'printed prompt' : 'chat'}`
          : beyondVariables([prefix, suffix, system].join('\n'));
      if (problem !== undefined) {
        notes.lost(where, `${problem}; it is left out with this prompt`);
        return undefined;
      }
      const { user, ...others } = prompt.texts;
      const first = [system, others.system].filter((text) => text !== undefined).join('\n\n');
      const texts = {
        ...others,
        ...(first !== '' && { system: first }),
        ...(around ? { user: `${prefix}${user}${suffix}` } : userOf(prompt)),
      };
      const key = JSON.stringify([prompt.name, texts]);
      return made.get(key) ?? make(prompt, key, texts);
    },
  };
}

const userOf = ({ entry, texts }) =>
  entry.userFile === undefined ? { user: texts.user } : { userFile: entry.userFile };

function textPrompt({ text, userFile, isChat }) {
  if (isChat) throw new Unsupported('the file holds no list of chat messages');
  return { user: text, ...(userFile && { userFile }) };
}

/** The messages of a chat in JSON or YAML, or undefined when the text is no chat. */
function chatOf({ text, isChat }) {
  const dumped = text.replaceAll(DUMPED, '"{{$1}}"');
  if (!isChat && !/^\s*(?:\[\s*\{|-\s*role:)/.test(dumped)) return undefined;
  try {
    const value = parse(dumped, { logLevel: 'error' });
    const messages = isRecord(value) ? (value.messages ?? value.contents) : value;
    return Array.isArray(messages) && messages.every(isRecord) ? messages : undefined;
  } catch {
    return undefined;
  }
}

/** System messages, earlier turns, the user's message, and perhaps the start of the answer. */
function chatPrompt(whole, { text, messagesFile }, files) {
  const { chat, images } = withImagesApart(whole, files);
  const read = readChat(chat);
  if (read.kind !== 'read') throw new Unsupported(read.message);
  if (images.length > 0) return { ...read.messages, images };
  // The file as it is, where the suite reads it in the same way.
  const own = messagesFile === undefined ? undefined : readChatFile(messagesFile, text);
  const isSame = own?.kind === 'read' && isDeepStrictEqual(own.messages, read.messages);
  return { ...read.messages, ...(isSame && { messagesFile }) };
}

/** As `unique`, for a key of kindlm.yaml: those that begin with `x-` are remarks there. */
function uniqueKey(name, taken) {
  const isRemark = name.startsWith('x-') || (name === 'x' && taken.has(name));
  return unique(isRemark ? `prompt-${name}` : name, taken, '-');
}
