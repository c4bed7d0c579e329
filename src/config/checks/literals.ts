/** Checks single values that the JSON Schema cannot judge: secrets, environment names, URLs, regular expressions. */
import { expectParts, partAt, partsOf } from '../config-parts.js';
import type { ConfigPart } from '../config-parts.js';
import { matchesEmptyText } from './empty-match.js';
import type { ReportProblem } from '../problem-collector.js';
import { secretKind } from './secrets.js';
import { entriesAt, textAt } from '../untyped.js';
import { quote } from '../yaml/yaml-path.js';
import type { YamlPath } from '../yaml/yaml-path.js';

/** Reports every value of a config of any shape that is a secret, a bad name of a variable, a bad URL or a bad pattern. */
export function checkLiterals(config: unknown, report: ReportProblem): void {
  findSecrets(config, [], report);
  checkProviders(config, report);
  for (const expect of expectParts(config)) {
    for (const pattern of piiPatterns(expect)) checkPattern(pattern, report);
  }
}

function findSecrets(value: unknown, path: (string | number)[], report: ReportProblem): void {
  if (typeof value === 'string') {
    const kind = secretKind(value);
    if (kind !== undefined) reportSecret(kind, path, 'value', report);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    path.push(isList ? Number(key) : key);
    const kind = isList ? undefined : secretKind(key);
    if (kind !== undefined) reportSecret(kind, path, 'key', report);
    findSecrets(child, path, report);
    path.pop();
  }
}

function reportSecret(
  kind: string,
  path: YamlPath,
  at: 'key' | 'value',
  report: ReportProblem,
): void {
  const isEnvName = path.at(-1) === 'apiKeyEnv';
  report([...path], `This looks like ${kind}, and a key never stands in the config.`, {
    hint: isEnvName
      ? '`apiKeyEnv` is the name of the environment variable that holds the key, e.g. OPENAI_API_KEY. Revoke this key if it is real.'
      : 'Put it into an environment variable (a secret of the repository) and name that with `apiKeyEnv`. Revoke this key if it is real; shorten it if it is a made-up example.',
    at,
  });
}

function checkProviders(config: unknown, report: ReportProblem): void {
  for (const [name, provider] of entriesAt(config, 'providers')) {
    const path = ['providers', name];
    const apiKeyEnv = textAt(provider, 'apiKeyEnv');
    if (apiKeyEnv !== undefined) checkEnvName([...path, 'apiKeyEnv'], apiKeyEnv, report);
    for (const key of ['baseUrl', 'url', 'serverUrl']) {
      const url = textAt(provider, key);
      if (url !== undefined) checkUrl([...path, key], url, report);
    }
  }
}

/** The value is not shown: what stands where a key's name belongs is often the key. */
function checkEnvName(path: YamlPath, name: string, report: ReportProblem): void {
  if (name === '' || /^[A-Za-z_]\w*$/.test(name) || secretKind(name) !== undefined) return;
  const inner = /^\$\{?\{?\s*(?:secrets\.|env\.)?([A-Z_][A-Z0-9_]*)\s*\}?\}?$/.exec(name)?.[1];
  report(path, '`apiKeyEnv` must be the name of an environment variable.', {
    hint:
      inner === undefined
        ? 'Letters, digits and underscores, e.g. OPENAI_API_KEY. Never the key itself.'
        : `Write ${quote(inner)}, without "$" and braces.`,
  });
}

function checkUrl(path: YamlPath, text: string, report: ReportProblem): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    report(path, 'The URL must begin with http:// or https://.');
  } else if (url.username !== '' || url.password !== '') {
    report(path, 'The URL holds a user name or password, and those never stand in the config.', {
      hint: 'Use `apiKeyEnv`.',
    });
  }
}

function piiPatterns(expect: ConfigPart): readonly ConfigPart[] {
  const pii = partAt(expect, 'guardrails', 'pii');
  const custom = partsOf(pii, 'customPatterns').map((part) => partAt(part, 'pattern'));
  return [...partsOf(pii, 'denyPatterns'), ...custom];
}

function checkPattern({ path, value }: ConfigPart, report: ReportProblem): void {
  if (typeof value !== 'string') return;
  const fault = patternFault(value);
  if (fault !== undefined) report(path, `The regular expression ${quote(value)} ${fault}.`);
}

function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'gi');
  } catch (error) {
    const message = error instanceof Error ? /: ([^:]*)$/.exec(error.message)?.[1] : undefined;
    return `does not compile${message === undefined ? '' : ` (${message})`}`;
  }
  return matchesEmptyText(pattern)
    ? 'matches the empty text, so it would be found in every answer'
    : undefined;
}
