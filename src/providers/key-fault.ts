/**
 * Values of environment variables that no server can take for a key: in quotes, with `Bearer` in front, in two lines. No
 * message shows a value. White space around a value is no fault; variableValue takes it off, since `gh secret set < file`
 * leaves a line break at its end.
 */
import { descriptorOf, requiredKeyName } from '../config/providers.js';
import type { ProviderName, ProviderSettings } from '../config/suite.js';
import {
  headerVariable,
  variableValue,
  type Environment,
} from '../config/templates/environment.js';

/** What is wrong with a variable that is set, to follow its name: `is in quotes`. Undefined where nothing is. */
export function keyFault(
  name: string,
  kind: ProviderName,
  settings: ProviderSettings,
  environment: Environment,
): string | undefined {
  const value = variableValue(name, environment);
  if (value === undefined) return undefined;
  if (name === requiredKeyName(kind, settings)) {
    const header = settings.apiKeyHeader?.toLowerCase() ?? descriptorOf(kind).apiKeyHeader;
    const isUsual = settings.apiKeyHeader === undefined || header === 'authorization';
    return (isUsual ? usualKeyFault(name, value) : undefined) ?? headerFault(value);
  }
  const isHeader = Object.values(settings.headers ?? {}).some(
    (header) => headerVariable(header) === name,
  );
  return isHeader ? headerFault(value) : undefined;
}

/** Of a key that is sent alone, or behind the `Bearer` that the action writes. */
function usualKeyFault(name: string, value: string): string | undefined {
  if (/^(["'`])[^]*\1$/.test(value)) return 'is in quotes: store it without them';
  if (/^["'`]|["'`]$/.test(value)) return 'has a quote at one end: store it without';
  if (/^(?:authorization:|bearer\s)/i.test(value)) {
    return 'begins with `Bearer`: the action adds that itself, so store the key alone';
  }
  if (value.startsWith(`${name}=`)) {
    return 'begins with its own name: store only what follows the equals sign';
  }
  if (/^\$[\w({]/.test(value)) {
    return 'holds a reference that nothing filled in: in a workflow it is written `${{ secrets.NAME }}`';
  }
  if (/[\r\n]/.test(value)) return 'has several lines: store only the key';
  if (/\s/.test(value)) return 'has a space inside it: store only the key';
  return undefined;
}

/** HTTP refuses it, whatever the server. */
function headerFault(value: string): string | undefined {
  if (/[\r\n]/.test(value)) return 'has several lines, which no header can hold';
  if (/[^\t\x20-\x7e]/.test(value)) {
    return 'has a character that no key has: an ellipsis, a typographic quote or an invisible one. Copy it again';
  }
  return undefined;
}
