/** GitHub's own OpenAPI description of the requests we make, as a check of every request that a test sends. */
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  /** Schemas by `path:name` and `query:name`. */
  readonly parameters: Readonly<Record<string, object>>;
  readonly body: object | null;
}

interface CompiledOperation {
  readonly method: string;
  readonly path: RegExp;
  readonly operationId: string;
  readonly pathParameters: readonly string[];
  readonly parameters: ReadonlyMap<string, Check>;
  readonly body: Check | undefined;
}

/** Compiled when it is first asked for: a test sends a few of all requests. */
type Check = () => ValidateFunction;

export interface ContractCheck {
  readonly operationId?: string;
  /** What GitHub's description does not allow; empty when all is well. */
  readonly violations: readonly string[];
}

/** Checks a request: its path and method are described, and its parameters and body are as described. */
export type CheckRequest = (method: string, url: URL, body: unknown) => ContractCheck;

let loaded: CheckRequest | undefined;

/** The description next to this file (scripts/extract-openapi.mjs writes it): read once for all servers of a test file. */
export function loadGitHubContract(): CheckRequest {
  loaded ??= readContract();
  return loaded;
}

function readContract(): CheckRequest {
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

/** Parameters of a URL are texts, those of a body what they are. */
const PARAMETERS = createAjv({ coerceTypes: true });
const BODIES = createAjv({});

function createAjv(options: { readonly coerceTypes?: boolean }): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, ...options });
  formats.default(ajv);
  return ajv;
}

function compile(operation: Operation): CompiledOperation {
  const pathParameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const { body } = operation;
  return {
    method: operation.method,
    path: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    operationId: operation.operationId,
    pathParameters,
    parameters: new Map(
      Object.entries(operation.parameters).map(([key, schema]) => [
        key,
        compiledOnce(PARAMETERS, {
          type: 'object',
          properties: { value: parameterSchema(schema) },
          required: ['value'],
        }),
      ]),
    ),
    // Unknown properties are a mistake of ours even where the description lets them pass.
    body: body ? compiledOnce(BODIES, { ...body, additionalProperties: false }) : undefined,
  };
}

function compiledOnce(ajv: Ajv, schema: object): Check {
  // Ajv keeps what it compiled by the schema object.
  return () => ajv.compile(schema);
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
  const validate = operation.parameters.get(key)?.();
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
  const validate = operation.body();
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = '' }) => `${operation.operationId}: body${instancePath} ${message}`,
  );
}
