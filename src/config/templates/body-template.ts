/** Which `{{names}}` the body of an `http` endpoint uses. What fills them in is providers/http-body.ts. */
import { variablesOf } from './interpolation.js';

/** Names that the request itself fills in; a test's variable of the same name does not show. */
export const REQUEST_NAMES: ReadonlySet<string> = new Set([
  'prompt',
  'system',
  'messages',
  'model',
  'temperature',
  'maxTokens',
  'tools',
  'vars',
  // As the KindLM CLI calls them.
  'user',
  'messages_json',
  'tools_json',
]);

/** Names of the test's variables that a body of any shape uses; `all` where it sends them all, as `{{vars}}`. */
export function templateVariables(body: unknown): ReadonlySet<string> | 'all' {
  const names = new Set(textsOf(body).flatMap(variablesOf));
  if (names.has('vars')) return 'all';
  return new Set([...names].filter((name) => !REQUEST_NAMES.has(name)));
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** The path's keys and indexes, in order; undefined where it is malformed or empty. */
export function parseReplyPath(path: string): readonly string[] | undefined {
  const steps = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/^\$?\./, '')
    .split('.');
  return steps.every((step) => step !== '' && !/[[\]]/.test(step)) ? steps : undefined;
}
