/** What is wrong with a config that does not match the JSON Schema, in plain words: all of it at once. */
import type { ErrorObject } from 'ajv';
import { schema, validate } from '../../generated/kindlm-validator.cjs';
import type { ReportProblem } from '../../problem-collector.js';
import {
  emptyNeighbour,
  isWrappedTool,
  misplacedHint,
  stoodInFor,
  unknownKeys,
  type UnknownKeys,
} from './unknown-keys.js';
import { explain, schemaPathOf, valueUnder } from './explain.js';
import { propertyNames, schemaAt } from './schema-lookup.js';
import { isSecretName } from '../keys-in-config.js';
import { didYouMean, suggest } from '../suggestion.js';
import { unitHint } from './type-hints.js';
import { valueAt } from '../../source/untyped.js';
import { formatPath, quote } from '../../source/yaml-path.js';
import type { YamlPath } from '../../source/yaml-path.js';

/** Reports every violation. Returns the formatted paths of the mappings that have unknown keys. */
export function reportViolations(value: unknown, report: ReportProblem): ReadonlySet<string> {
  validate(value);
  const mistakes = withMergedTypes(validate.errors ?? [])
    .filter((error) => !isSaidElsewhere(error))
    .map((error) => ({ error, path: pathOf(error.instancePath, value) }));
  const unknown = unknownKeys(mistakes);
  const context = { root: value, unknown };
  for (const { error, path } of mistakes) {
    if (isExplainedByUnknown(error, path, context)) continue;
    reportError(error, path, context, report);
  }
  return new Set(unknown.keys());
}

/** A key that is missing where one is misspelt, or left empty above what belongs under it, is one mistake. */
function isExplainedByUnknown(
  { keyword, params }: ErrorObject,
  path: YamlPath,
  { root, unknown }: Context,
): boolean {
  if (keyword === 'required') {
    const found = unknown.get(formatPath(path));
    const missing = String(params['missingProperty']);
    return found !== undefined && found.keys.some((key) => stoodInFor(key, found) === missing);
  }
  if (keyword !== 'type' || valueUnder(path, root) !== null) return false;
  const around = path.slice(0, -1);
  const strangers = unknown.get(formatPath(around))?.keys ?? [];
  return strangers.some((key) => emptyNeighbour(valueUnder(around, root), key) === path.at(-1));
}

/** The failed branches of an `anyOf` of types become one error, as if `type` were a list, which ajv's strict mode refuses. */
function withMergedTypes(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  // Ten thousand rows of cases may have ten thousand times the same mistake: each is looked at among its own test's.
  const parts = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const part = error.instancePath.split('/').slice(0, 3).join('/');
    const known = parts.get(part);
    if (known === undefined) parts.set(part, [error]);
    else known.push(error);
  }
  return [...parts.values()].flatMap(withMergedTypesOfPart);
}

function withMergedTypesOfPart(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.flatMap((error) => {
    if (error.keyword !== 'anyOf' && error.keyword !== 'type') return [error];
    const branches = errors.filter(
      ({ keyword, instancePath, schemaPath }) =>
        keyword === 'type' && instancePath === error.instancePath && schemaPath.includes('/anyOf/'),
    );
    if (error.keyword === 'anyOf') {
      // The branch of the right type says better what is wrong inside of it.
      const isSaidInside = errors.some(
        ({ keyword, instancePath, schemaPath }) =>
          schemaPath.startsWith(`${error.schemaPath}/`) &&
          // Another test may have the same mistake.
          `${instancePath}/`.startsWith(`${error.instancePath}/`) &&
          (keyword !== 'type' || instancePath !== error.instancePath),
      );
      if (isSaidInside) return [];
      const type = branches.map(({ params }) => String(params['type']));
      return [{ ...error, keyword: 'type', params: { type } }];
    }
    return branches.includes(error) ? [] : [error];
  });
}

/** `prompt` beside `command`, or neither: checkReferences says it in better words. `if` only repeats its branch. */
function isSaidElsewhere({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || keyword === 'not' || schemaPath.includes('/else/');
}

/** Turns a JSON Pointer into a path; positions in lists become numbers. */
function pathOf(pointer: string, root: unknown): YamlPath {
  const path: (string | number)[] = [];
  let value = root;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) {
      path.push(Number(key));
      const item: unknown = value[Number(key)];
      value = item;
    } else {
      path.push(key);
      value = valueAt(value, key);
    }
  }
  return path;
}

interface Context {
  readonly root: unknown;
  readonly unknown: ReadonlyMap<string, UnknownKeys>;
}

function reportError(
  error: ErrorObject,
  path: YamlPath,
  context: Context,
  report: ReportProblem,
): void {
  const params: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case 'additionalProperties':
      reportUnknownKey(path, String(params['additionalProperty']), context, report);
      return;
    case 'required':
      reportMissing(path, String(params['missingProperty']), report);
      return;
    default: {
      const { message, hint } = explain(error.keyword, params, path, context.root);
      const around = schemaAt(schema, schemaPathOf(path.slice(0, -1), context.root));
      const unit = unitHint(around, path.at(-1));
      const mayBePercent = unit === undefined || unit.startsWith('Unit: share');
      report(path, message.charAt(0).toUpperCase() + message.slice(1), {
        hint: error.keyword === 'maximum' && !mayBePercent ? unit : (hint ?? unit),
      });
    }
  }
}

function reportUnknownKey(
  path: YamlPath,
  key: string,
  { root, unknown }: Context,
  report: ReportProblem,
): void {
  const keyPath = [...path, key];
  const known = propertyNames(schemaAt(schema, schemaPathOf(path, root)));
  const isEnvName = known.includes('apiKeyEnv');
  if (isSecretName(key) && (isEnvName || path[0] === 'providers' || path[0] === 'models')) {
    report(keyPath, `API keys are not allowed in the config: remove ${quote(key)}.`, {
      hint: 'Put it into an environment variable (a secret of the repository) and name that with `apiKeyEnv`. Revoke this key if it is real.',
      at: 'key',
    });
    return;
  }
  const found = unknown.get(formatPath(path));
  if (found !== undefined && isWrappedTool(found.keys)) {
    if (key !== 'function') return;
    report(keyPath, `Unknown key ${quote(key)}.`, {
      hint: 'Write what it holds directly here: `name`, `description`, `parameters`; leave out `type`.',
      at: 'key',
    });
    return;
  }
  const meant = found && stoodInFor(key, found);
  const above = emptyNeighbour(valueUnder(path, root), key);
  const hint =
    (meant === undefined ? undefined : `Did you mean ${quote(meant)}?`) ??
    (above === undefined
      ? undefined
      : `Does it belong under ${quote(above)}, which is empty? Then indent it.`) ??
    didYouMean(key, known) ??
    misplacedHint(schema, path, key) ??
    suggest(key, known);
  report(keyPath, `Unknown key ${quote(key)}.`, { hint, at: 'key' });
}

function reportMissing(path: YamlPath, key: string, report: ReportProblem): void {
  if (path.length === 0 && key === 'kindlm') {
    report([], 'The version of the config language is missing.', {
      hint: 'The first line is `kindlm: 1`.',
    });
    return;
  }
  const name = path[1];
  if (key === 'kind' && path.length === 2 && path[0] === 'providers') {
    const kinds = propertyNames(schemaAt(schema, ['providers']));
    report(path, 'A provider under a name of its own needs a `kind`.', {
      hint:
        didYouMean(String(name), kinds) ??
        `Add it, e.g. \`kind: openai\` for an API that is compatible with OpenAI's; known by name: ${kinds.join(', ')}.`,
      at: 'key',
    });
    return;
  }
  const hint =
    key === 'turn'
      ? 'Give each turn a name, by which reports call it: `{ turn: first, user: "..." }`.'
      : undefined;
  report(path, `The key "${key}" is missing.`, { at: 'key', hint });
}
