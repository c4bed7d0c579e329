/** `{{name}}` in prompts, conversation turns and commands. */

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;
const ENVIRONMENT_VARIABLE = /\{\{\s*env\.\w+\s*\}\}/;

/** Names of the variables of a template, each once, in order of appearance. */
export function variablesOf(template: string): readonly string[] {
  return [...new Set(Array.from(template.matchAll(VARIABLE), (match) => match[1] ?? ''))];
}

/** Fills in variables in one pass: values are not searched for variables again. Unknown ones stay as they are. */
export function interpolate(template: string, vars: Readonly<Record<string, string>>): string {
  return template.replace(VARIABLE, (placeholder, name: string) =>
    Object.hasOwn(vars, name) ? (vars[name] ?? placeholder) : placeholder,
  );
}

/** Whether a template has `{{env.NAME}}`, which the KindLM CLI fills in and the action does not. */
export function usesEnvironment(template: string): boolean {
  return ENVIRONMENT_VARIABLE.test(template);
}
