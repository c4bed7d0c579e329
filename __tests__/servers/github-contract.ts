/** GitHub's own OpenAPI description of the requests we make, as a check of every request that a test sends. */
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly body: object | null;
}

interface CompiledOperation {
  readonly method: string;
  readonly path: RegExp;
  readonly operationId: string;
  readonly pathParameters: readonly string[];
  readonly parameters: ReadonlyMap<string, ValidateFunction>;
  readonly body: ValidateFunction | undefined;
}

export interface ContractCheck {
  readonly operationId?: string;
  /** What GitHub's description does not allow; empty when all is well. */
  readonly violations: readonly string[];
}

/** Checks a request: its path and method are described, and its parameters and body are as described. */
export type CheckRequest = (method: string, url: URL, body: unknown) => ContractCheck;

/** Compiles the description next to this file (scripts/extract-openapi.mjs writes it). */
export function loadGitHubContract(): CheckRequest {
  const file = new URL('./github-openapi.json', import.meta.url);
  const { operations } = JSON.parse(readFileSync(file, 'utf8')) as {
    operations: readonly Operation[];
  };
  const compiled = operations.map(compile);
  return (method, url, body) => {
    const operation = compiled.find((one) => one.method === method && one.path.test(url.pathname));
    if (operation === undefined) {
      return { violations: [`${method} ${url.pathname} is not in the description`] };
    }
    return {
      operationId: operation.operationId,
      violations: [
        ...pathViolations(operation, url),
        ...queryViolations(operation, url),
        ...bodyViolations(operation, body),
      ],
    };
  };
}

function compile(operation: Operation): CompiledOperation {
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true });
  const bodyAjv = new Ajv({ strict: false, allErrors: true });
  for (const one of [ajv, bodyAjv]) formats.default(one);
  const pathParameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return {
    method: operation.method,
    path: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    operationId: operation.operationId,
    pathParameters,
    parameters: new Map(
      operation.parameters.map(({ name, in: place, schema }) => [
        `${place}:${name}`,
        ajv.compile({
          type: 'object',
          properties: { value: parameterSchema(schema) },
          required: ['value'],
        }),
      ]),
    ),
    // Unknown properties are a mistake of ours even where the description lets them pass.
    body: operation.body
      ? bodyAjv.compile({ ...operation.body, additionalProperties: false })
      : undefined,
  };
}

/** In a URL all is text, so a number is one of both where a parameter is "one of" a number and a text. */
function parameterSchema(schema: object): object {
  return 'oneOf' in schema ? { anyOf: schema.oneOf } : schema;
}

function pathViolations(operation: CompiledOperation, url: URL): readonly string[] {
  const values = operation.path.exec(url.pathname)?.slice(1) ?? [];
  return operation.pathParameters.flatMap((name, index) =>
    valueViolations(operation, `path:${name}`, decodeURIComponent(values[index] ?? '')),
  );
}

function queryViolations(operation: CompiledOperation, url: URL): readonly string[] {
  return [...url.searchParams].flatMap(([name, value]) =>
    valueViolations(operation, `query:${name}`, value),
  );
}

function valueViolations(operation: CompiledOperation, key: string, value: string): string[] {
  const validate = operation.parameters.get(key);
  if (validate === undefined) return [`${operation.operationId}: ${key} is not described`];
  if (validate({ value })) return [];
  return (validate.errors ?? []).map(
    ({ message = '' }) => `${operation.operationId}: ${key} ${message}`,
  );
}

function bodyViolations(operation: CompiledOperation, body: unknown): readonly string[] {
  if (operation.body === undefined) {
    return body === undefined ? [] : [`${operation.operationId}: no body is described`];
  }
  if (operation.body(body)) return [];
  return (operation.body.errors ?? []).map(
    ({ instancePath, message = '' }) => `${operation.operationId}: body${instancePath} ${message}`,
  );
}
