// Images and PDFs in promptfoo's chats -> `images` of the prompt. A chat may have the vendor's own shape: OpenAI's,
// Anthropic's, Gemini's.
import { isRecord } from '../basics/basics.js';
import { isFileRef } from './files.mjs';
import { Unsupported } from './notes.mjs';
import { fillIn, promptfooVariables } from './template-vars.mjs';

/** A data URL, whatever its type: what an image is, its content says. */
const DATA_URL = /^data:[^,]*;base64,/;
const VARIABLE = /^\{\{\s*\w+\s*\}\}$/;
const SAVE = 'save it as a file of the repository and name it as `file://`';

/**
 * The chat without the images of its last user message, and their names: variables, or files as the written config names
 * them. An image elsewhere stays, which nobody reads. Throws Unsupported.
 */
export function withImagesApart(chat, files) {
  const all = chat.map(inOneShape);
  const at = all.findLastIndex(({ role }) => role === 'user');
  const content = all[at]?.content;
  if (!Array.isArray(content)) return { chat: all, images: [] };
  const sent = content.map((part) => ({ part, data: dataOf(part) }));
  const texts = sent.filter(({ data }) => data === undefined).map(({ part }) => part);
  const images = sent.flatMap(({ data }) => (data === undefined ? [] : [nameOf(data, files)]));
  return { chat: all.with(at, { ...all[at], content: texts }), images };
}

/** Gemini's messages have `parts`. */
function inOneShape({ parts, ...message }) {
  if (!Array.isArray(parts) || message.content !== undefined)
    return { ...message, ...(parts && { parts }) };
  const content = parts.map((part) =>
    typeof part?.text === 'string' ? { type: 'text', text: part.text } : part,
  );
  return { ...message, role: message.role === 'model' ? 'assistant' : message.role, content };
}

/** Base64, a URL, or a variable that holds one of them; undefined for a part that is no image. */
function dataOf(part) {
  if (!isRecord(part)) return undefined;
  const { image_url: image, source, file, value } = part;
  const inline = part.inline_data ?? part.inlineData;
  const all = [
    image,
    image?.url,
    source?.data,
    source?.url,
    inline?.data,
    file?.file_data,
    part.file_data,
    ...(part.modality === 'image' ? [value?.url, value?.base64] : []),
  ];
  return all.find((data) => typeof data === 'string');
}

function nameOf(data, files) {
  const name = data.trim().replace(DATA_URL, '');
  if (VARIABLE.test(name)) return name;
  if (isFileRef(name)) return files.relocated(name);
  throw new Unsupported(`${kindOf(data)}: ${SAVE}`);
}

const kindOf = (data) =>
  /^https?:/.test(data.trim()) ? 'it shows an image of the web' : 'it holds an image as base64';

/**
 * The values of a test with the images that its prompt names by variables as files. Throws Unsupported where one is no
 * file, or is written as a text as well.
 */
export function withImageFiles(values, { images = [], ...texts }, files) {
  const shown = new Set(images.flatMap((image) => promptfooVariables(image)));
  const said = new Set(promptfooVariables(JSON.stringify(texts)));
  const entries = Object.entries(values).map(([name, value]) => {
    const isImage = isImageRef(value);
    if (!shown.has(name)) {
      if (isImage && said.has(name)) throw noText(name, value);
      return isImage ? [] : [name, value];
    }
    if (said.has(name)) throw noText(name, value);
    const data = fillIn(String(value), values);
    if (isImage) return [name, files.relocated(value)];
    throw new Unsupported(`in the variable ${name} ${kindOf(data)}: ${SAVE}`);
  });
  return Object.fromEntries(entries.filter((entry) => entry.length > 0));
}

const noText = (name, value) =>
  new Unsupported(`the variable ${name} comes from ${value}, which is no text or data`);

/** A file that promptfoo gives to a prompt as base64. */
export const isImageRef = (value) =>
  isFileRef(value) && /\.(?:pdf|png|jpe?g|gif|webp)$/i.test(value);
