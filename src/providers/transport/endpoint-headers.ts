/** Headers of `http` and `mcp` endpoints: as the config writes them, or from the environment. */
import { headerVariable } from '../../config/checks/endpoints.js';
import type { ProviderSettings } from '../../config/suite.js';
import { ProviderError } from '../provider.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names of the environment variables that the headers need, each once. */
export function headerVariables({ http, mcp }: ProviderSettings): readonly string[] {
  const values = [http, mcp].flatMap((endpoint) => Object.values(endpoint?.headers ?? {}));
  return [...new Set(values.flatMap((value) => headerVariable(value) ?? []))];
}

/** The headers with lower-case names. Throws ProviderError of kind `auth` where a variable is not set. */
export function endpointHeaders(
  provider: string,
  headers: Readonly<Record<string, string>> | undefined,
  environment: Environment,
): Record<string, string> {
  const resolved = Object.entries(headers ?? {}).map(([name, value]) => {
    const variable = headerVariable(value);
    if (variable === undefined) return [name.toLowerCase(), value] as const;
    const found = Object.hasOwn(environment, variable) ? environment[variable]?.trim() : undefined;
    if (found === undefined || found === '') {
      throw new ProviderError('auth', `${provider}: ${variable} is not set`);
    }
    return [name.toLowerCase(), found] as const;
  });
  return Object.fromEntries(resolved);
}
