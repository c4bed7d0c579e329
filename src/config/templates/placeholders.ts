/** `{{name}}` and `{{dotted.name}}` in prompts, conversation turns, commands and request bodies. */
import type { PromptMessages } from '../suite.js';

/** A placeholder as the KindLM CLI reads it; its first group is the name. Source of a regular expression. */
export const PLACEHOLDER = String.raw`\{\{\s*([\w.]+)\s*\}\}`;

/** The KindLM CLI fills these in from the environment. The action does not: the environment holds keys. */
const ENVIRONMENT_PREFIX = 'env.';

const VARIABLE = new RegExp(PLACEHOLDER, 'g');

/** Names of the variables of a template, each once, in order of appearance; `{{env.NAME}}` is not one. */
export function variablesOf(template: string): readonly string[] {
  return [...new Set(namesIn(template))].filter((name) => !isEnvironmentName(name));
}

/** Fills in variables in one pass: values are not searched for variables again. Unknown ones stay as they are. */
export function interpolate(template: string, vars: Readonly<Record<string, string>>): string {
  return template.replace(VARIABLE, (placeholder, name: string) =>
    isEnvironmentName(name) || !Object.hasOwn(vars, name)
      ? placeholder
      : (vars[name] ?? placeholder),
  );
}

/** Whether a template has `{{env.NAME}}`, which the KindLM CLI fills in and the action does not. */
export function usesEnvironment(template: string): boolean {
  return namesIn(template).some(isEnvironmentName);
}

/** Whether a placeholder's name is `env.NAME`, which stays as it is. */
export function isEnvironmentName(name: string): boolean {
  return name.startsWith(ENVIRONMENT_PREFIX);
}

function namesIn(template: string): readonly string[] {
  // Most texts of a config are not templates.
  if (!template.includes('{{')) return [];
  return Array.from(template.matchAll(VARIABLE), ([, name = '']) => name);
}

/** All that a prompt says, in no order. */
export function promptTexts(
  prompt: Omit<PromptMessages, 'user'> & { readonly user?: string | undefined },
): readonly string[] {
  const { system, history = [], user, assistant } = prompt;
  const all = [system, user, assistant, ...history.map(({ content }) => content)];
  return all.filter((text) => text !== undefined);
}

/** How a config names environment variables: `env:NAME` as the value of a header, `${NAME}` inside a URL. */

export type Environment = Readonly<Record<string, string | undefined>>;

const URL_VARIABLE = /\$\{([^{}]*)\}/g;

/** The variable that a header's value names with `env:`; undefined for a literal value. */
export function headerVariable(value: string): string | undefined {
  return value.startsWith('env:') ? value.slice('env:'.length).trim() : undefined;
}

/** Names inside `${...}` in a URL, each once; they need not be valid names. */
export function urlVariables(url: string): readonly string[] {
  return [...new Set(Array.from(url.matchAll(URL_VARIABLE), ([, name = '']) => name))];
}

/** Names of the variables in a URL's query, where APIs take keys. Those in its host and path are not secret. */
export function secretUrlVariables(url: string): readonly string[] {
  const query = url.indexOf('?');
  return query === -1 ? [] : urlVariables(url.slice(query));
}

/** The URL with its variables filled in; one that is not set leaves nothing behind. */
export function fillUrl(url: string, environment: Environment): string {
  return url.replace(URL_VARIABLE, (_, name: string) => variableValue(name, environment) ?? '');
}

/**
 * What identifies the endpoint behind a URL: the variables of host and path are filled in, those of the query, where APIs
 * take keys, stand by their names. Undefined where one of the former is not set.
 */
export function addressOf(url: string, environment: Environment): string | undefined {
  const [, target = url, query = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const isKnown = urlVariables(target).every(
    (name) => variableValue(name, environment) !== undefined,
  );
  return isKnown ? fillUrl(target, environment) + query : undefined;
}

/** A variable's value without the white space that pasted secrets end with; undefined when absent or empty. */
export function variableValue(name: string, environment: Environment): string | undefined {
  const value = Object.hasOwn(environment, name) ? environment[name]?.trim() : undefined;
  return value === '' ? undefined : value;
}

// Which `{{names}}` the body of an `http` endpoint uses. What fills them in is providers/http-body.ts.

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
