/** Checks what a config says about the endpoints of `http` and `mcp`. */
import { REQUEST_NAMES, templateVariables } from '../templates/body-template.js';
import { partAt, partsOf, testParts, type ConfigPart } from '../config-parts.js';
import type { ReportProblem } from '../problem-collector.js';
import { parseReplyPath } from '../templates/reply-path.js';
import { suggest } from './suggestion.js';
import { entriesAt, itemsAt, textAt, valueAt } from '../untyped.js';
import { quote } from '../yaml/yaml-path.js';

/** Reports headers, bodies and paths of a config of any shape that cannot work, and keys that stand in it. */
export function checkEndpoints(config: unknown, report: ReportProblem): void {
  const root: ConfigPart = { path: [], value: config };
  const http = partAt(root, 'providers', 'http');
  for (const provider of [http, partAt(root, 'providers', 'mcp')]) checkHeaders(provider, report);
  checkPaths(http, report);
  checkBody(http, report);
  checkBodyVariables(config, http, report);
}

/** The variable that a header's value names with `env:`; undefined for a value that stands for itself. */
export function headerVariable(value: string): string | undefined {
  return value.startsWith('env:') ? value.slice('env:'.length).trim() : undefined;
}

/** Headers that carry nothing but a key. */
const CREDENTIALS = /^(?:proxy-)?authorization$|^cookie$|^(?:x-)?api-?key$|^x-auth-token$/i;
/** Headers that the connection itself decides. */
const OF_THE_CONNECTION =
  /^(?:host|connection|content-length|transfer-encoding|expect|upgrade|te|trailer)$/i;

function checkHeaders(provider: ConfigPart, report: ReportProblem): void {
  for (const [name, value] of entriesAt(provider.value, 'headers')) {
    const path = [...provider.path, 'headers', name];
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
      report(path, `${quote(name)} is not the name of a header.`, { at: 'key' });
    } else if (OF_THE_CONNECTION.test(name)) {
      report(path, `The header ${quote(name)} is set by the connection itself.`, { at: 'key' });
    }
    if (typeof value !== 'string') continue;
    const variable = headerVariable(value);
    if (variable === undefined) {
      if (CREDENTIALS.test(name)) {
        report(
          path,
          `The header ${quote(name)} carries a key, and a key never stands in the config.`,
          {
            hint: 'Put the whole value into an environment variable (a secret of the repository) and write "env:NAME".',
          },
        );
      } else if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) {
        report(path, 'A header holds no line breaks and no characters beyond Latin-1.');
      }
    } else if (!/^[A-Za-z_]\w*$/.test(variable)) {
      report(path, '`env:` must be followed by the name of an environment variable.', {
        hint: 'Letters, digits and underscores, e.g. "env:AGENT_TOKEN". The variable holds the whole value.',
      });
    }
  }
}

function checkPaths(http: ConfigPart, report: ReportProblem): void {
  const parts = [
    ...['responsePath', 'toolCallsPath', 'modelIdPath'].map((key) => partAt(http, key)),
    ...['inputTokens', 'outputTokens', 'totalTokens'].map((key) => partAt(http, 'usagePaths', key)),
  ];
  for (const { path, value } of parts) {
    if (typeof value !== 'string' || parseReplyPath(value) !== undefined) continue;
    report(path, `${quote(value)} is not a path.`, {
      hint: 'Write keys and indexes with dots, e.g. "choices.0.message.content".',
    });
  }
}

function checkBody(http: ConfigPart, report: ReportProblem): void {
  const body = valueAt(http.value, 'body');
  const isList = typeof body !== 'object' || body === null || Array.isArray(body);
  if (textAt(http.value, 'method') === 'GET' && body !== undefined && isList) {
    report(
      [...http.path, 'body'],
      'GET sends no body: with it, `body` is a mapping of query parameters.',
      {
        hint: 'Use POST, or write a mapping, e.g. { q: "{{prompt}}" }.',
        at: 'key',
      },
    );
  }
}

function checkBodyVariables(config: unknown, http: ConfigPart, report: ReportProblem): void {
  const used = templateVariables(valueAt(http.value, 'body'));
  if (used === 'all' || used.size === 0) return;
  const models = new Set(
    partsOf({ path: [], value: config }, 'models')
      .filter(({ value }) => textAt(value, 'provider') === 'http')
      .flatMap(({ value }) => textAt(value, 'id') ?? []),
  );
  if (models.size === 0) return;
  for (const test of testParts(config)) {
    if (textAt(test.value, 'prompt') === undefined) continue;
    const own = itemsAt(test.value, 'models');
    if (own.length > 0 && !own.some((id) => typeof id === 'string' && models.has(id))) continue;
    const names = entriesAt(test.value, 'vars').map(([name]) => name);
    for (const name of used) {
      if (names.includes(name)) continue;
      report(
        [...test.path, names.length > 0 ? 'vars' : 'prompt'],
        `The body of \`providers.http\` uses {{${name}}}, and the test has no such variable.`,
        {
          hint: suggest(name, new Set([...names, ...REQUEST_NAMES])),
          at: 'key',
        },
      );
    }
  }
}
