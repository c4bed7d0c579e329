/** GitHub's GraphQL API as far as the action asks it: every request is held against GitHub's own schema. */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  graphql,
  GraphQLError,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  getVariableValues,
  getOperationAST,
  type GraphQLSchema,
} from 'graphql';
import type { ReviewComment, ReviewsState } from './github-reviews.js';

const SCHEMA = buildSchema(
  readFileSync(new URL('./github-schema.graphql', import.meta.url), 'utf8'),
);

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** What GitHub's schema does not allow in a request, or has deprecated; empty when all is well. */
export function graphqlViolations(body: unknown, schema: GraphQLSchema = SCHEMA): string[] {
  const request = requestOf(body);
  if (request === undefined) return ['not a GraphQL request'];
  try {
    const document = parse(request.query);
    const faults = validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]);
    const operation = getOperationAST(document);
    const definitions = operation?.variableDefinitions ?? [];
    const values = getVariableValues(schema, definitions, request.variables ?? {});
    const known = new Set(definitions.map(({ variable }) => variable.name.value));
    const unknown = Object.keys(request.variables ?? {}).filter((name) => !known.has(name));
    return [
      ...faults.map(({ message }) => message),
      ...(values.errors ?? []).map(({ message }) => message),
      ...unknown.map((name) => `the variable ${name} is not declared`),
    ];
  } catch (error) {
    return [String(error)];
  }
}

export interface Viewer {
  readonly id: number;
  readonly login: string;
}

/** The answer, as the schema has it. */
export async function answerGraphql(
  state: ReviewsState,
  body: unknown,
  viewer: Viewer,
): Promise<unknown> {
  const { query = '', variables = {} } = requestOf(body) ?? {};
  return graphql({
    schema: SCHEMA,
    source: query,
    variableValues: variables,
    rootValue: rootOf(state, viewer),
  });
}

interface Page {
  readonly first?: number;
  readonly after?: string | null;
}

interface OfThread {
  readonly input: { readonly threadId: string };
}

function rootOf(state: ReviewsState, { id, login }: Viewer) {
  const setResolved = ({ input }: OfThread, resolved: boolean) => {
    const comment = state.comments.find((one) => threadId(one) === input.threadId);
    if (comment === undefined) throw new GraphQLError('Could not resolve to a node');
    if (!state.mayResolve) throw new GraphQLError('Resource not accessible by integration');
    comment.resolved = resolved;
    return { thread: threadOf(comment) };
  };
  return {
    viewer: { id: `U_${id}`, login, databaseId: id },
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) =>
      `${owner}/${name}` === state.repository ? { id: 'R_1', pullRequest } : null,
    resolveReviewThread: (asked: OfThread) => setResolved(asked, true),
    unresolveReviewThread: (asked: OfThread) => setResolved(asked, false),
  };
  function pullRequest({ number }: { readonly number: number }) {
    if (number !== state.pullRequest) return null;
    const threads = state.comments.filter(({ inReplyTo }) => inReplyTo === undefined);
    return { id: 'PR_1', reviewThreads: (page: Page) => connection(threads.map(threadOf), page) };
  }
}

function threadOf(comment: ReviewComment) {
  const first = {
    id: `PRRC_${comment.id}`,
    // GraphQL's integers have 32 bits: asking for an id that does not fit is an error of that field.
    databaseId: comment.id,
    fullDatabaseId: String(comment.id),
  };
  return {
    id: threadId(comment),
    isResolved: comment.resolved,
    isOutdated: comment.line === null,
    path: comment.path,
    comments: (page: Page) => connection([first], page),
  };
}

function threadId({ id }: ReviewComment): string {
  return `PRRT_${id}`;
}

/** GitHub wants to know how many, and gives a hundred at most. */
function connection<Node>(all: readonly Node[], { first, after }: Page) {
  if (first === undefined || first < 1 || first > 100) {
    throw new GraphQLError('You must provide a `first` or `last` value from 1 to 100');
  }
  const start = Number(after ?? 0);
  const end = start + first;
  const pageInfo = {
    endCursor: String(Math.min(end, all.length)),
    hasNextPage: end < all.length,
    hasPreviousPage: start > 0,
    startCursor: String(start),
  };
  return { nodes: all.slice(start, end), pageInfo, totalCount: all.length };
}

function requestOf(body: unknown): GraphqlRequest | undefined {
  if (typeof body !== 'object' || body === null || !('query' in body)) return undefined;
  if (typeof body.query !== 'string') return undefined;
  const variables = 'variables' in body ? body.variables : {};
  if (typeof variables !== 'object' || variables === null) return undefined;
  return { query: body.query, variables: variables as Readonly<Record<string, unknown>> };
}
