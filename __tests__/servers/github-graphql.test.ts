import { describe, expect, test } from '@jest/globals';
import { graphqlViolations } from './github-graphql.js';

const THREADS =
  'query ($number: Int!) { repository(owner: "acme", name: "shop") { pullRequest(number: $number) { id } } }';

describe('GitHub would not have understood', () => {
  test.each<[string, unknown, RegExp]>([
    ['no query', {}, /not a GraphQL request/],
    ['half a query', { query: 'query { viewer {' }, /Syntax Error/],
    ['an unknown field', { query: '{ viewer { nickname } }' }, /Cannot query field "nickname"/],
    ['an unknown mutation', { query: 'mutation { resolve { id } }' }, /Cannot query field/],
    ['a missing argument', { query: '{ repository(owner: "a") { id } }' }, /"name".*is required/],
    ['a missing variable', { query: THREADS }, /"\$number" of required type "Int!"/],
    ['a variable of another type', { query: THREADS, variables: { number: '7' } }, /"\$number"/],
    [
      'a variable that nobody declared',
      { query: THREADS, variables: { number: 7, page: 2 } },
      /the variable page is not declared/,
    ],
    [
      'a field without 64 bits',
      {
        query:
          '{ repository(owner: "a", name: "b") { pullRequest(number: 1) { reviewThreads(first: 1) { nodes { comments(first: 1) { nodes { databaseId } } } } } } }',
      },
      /deprecated/,
    ],
  ])('%s', (_, body, expected) => {
    expect(graphqlViolations(body).join('\n')).toMatch(expected);
  });

  test('and this it does', () => {
    expect(graphqlViolations({ query: THREADS, variables: { number: 7 } })).toEqual([]);
    expect(graphqlViolations({ query: '{ viewer { login databaseId } }' })).toEqual([]);
  });
});
