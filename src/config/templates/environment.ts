/** How a config names environment variables: `env:NAME` as the value of a header, `${NAME}` inside a URL. */

export type Environment = Readonly<Record<string, string | undefined>>;

const URL_VARIABLE = /\$\{([^{}]*)\}/g;

/** Whether the text is a name that an environment variable can have. */
export function isVariableName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name);
}

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
