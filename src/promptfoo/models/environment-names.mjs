// `{{env.NAME}}` of promptfoo -> the environment variable, as kindlm.yaml names it.
import { withoutUrlKeys } from '../held-back.mjs';

const ENVIRONMENT = /\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}/g;

/** The name of the variable where the text is nothing but one, else undefined. */
export const wholeEnvironment = (text) =>
  typeof text === 'string'
    ? /^\{\{\s*env\.([A-Za-z_]\w*)\s*\}\}$/.exec(text.trim())?.[1]
    : undefined;

/** A URL with `${NAME}` for its environment variables; undefined when it is no HTTP URL, has other templates, or a key. */
export function withEnvironment(text) {
  if (typeof text !== 'string') return undefined;
  const url = text.trim().replaceAll(ENVIRONMENT, '${$1}');
  if (url.includes('{{') || url.includes('{%')) return undefined;
  if (withoutUrlKeys(url) !== url) return undefined;
  const filled = url.replaceAll(/\$\{\w+\}/g, 'x');
  // One variable may hold the whole address.
  if (filled === 'x') return url;
  const isHttp = URL.canParse(filled) && ['http:', 'https:'].includes(new URL(filled).protocol);
  return isHttp || /^x[/?]/.test(filled) ? url : undefined;
}
