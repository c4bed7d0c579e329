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
