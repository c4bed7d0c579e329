/** Comment and summary of many failing tests with long messages, through dist/: within GitHub's limits, and still to be read. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { mdastOf, nodesOf, proseOf } from '../report/rendered.js';
import { startGitHubServer } from '../servers/github-server.js';
import { type ActionRun, createWorkspace, runAction, startModel, suiteYaml } from './project.js';

/** GitHub refuses a longer comment (65,536 characters), and drops a longer summary (1 MiB) whole. */
const COMMENT_MAX_CHARACTERS = 60_000;
const SUMMARY_MAX_BYTES = 1_000_000;
const LONG = 'The customer asked for a refund. '.repeat(160);
const github = await startGitHubServer();
const model = await startModel({}, () => JSON.stringify({ score: 0, reasoning: LONG }));

describe.each([3, 300, 1_000])('%i failing tests with messages of 5 KB', (count) => {
  let run: ActionRun;
  let comment: string;
  beforeAll(async () => {
    const tests = Array.from({ length: count }, (_, index) => ({ name: `case-${index + 1}` }));
    const name = `sizes-${count}`;
    const expected = { output: { contains: [LONG] }, judge: [{ criteria: 'Is polite' }] };
    const defaults = { concurrency: 16, expect: expected };
    const yaml = suiteYaml({ url: model.url, tests, name, defaults });
    const workspace = await createWorkspace({ 'kindlm.yaml': yaml });
    run = await runAction(workspace, {
      event: { name: 'pull_request', payload: { pull_request: { number: github.pullRequest } } },
      github: {
        apiUrl: github.apiUrl,
        token: github.tokens.workflow,
        repository: github.repository,
      },
    });
    const comments = await github.comments();
    comment = comments.find(({ body }) => body.includes(name))?.body ?? '';
  });

  test('are all counted', () => {
    expect(run).toMatchObject({
      code: 1,
      outputs: { failed: String(count), total: String(count) },
    });
  });

  test('comment and summary keep their limits', () => {
    expect(comment.length).toBeLessThan(COMMENT_MAX_CHARACTERS);
    expect(Buffer.byteLength(run.summary)).toBeLessThan(SUMMARY_MAX_BYTES);
  });

  test.each([
    ['comment', () => comment],
    ['summary', () => run.summary],
  ] as const)('the %s has verdict, gates and the first failing test', (_, text) => {
    const tree = mdastOf(text());
    const code = nodesOf(tree).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
    expect(proseOf(tree)).toMatch(/pass rate 0(?:\.0)? ?% of 95 %|Pass rate/);
    expect(code).toContain('case-1');
    const tables = nodesOf(tree).filter((node) => node.type === 'table');
    expect(tables.length).toBeGreaterThan(1);
  });

  test.each([
    ['comment', () => comment],
    ['summary', () => run.summary],
  ] as const)('the %s is cut between its parts only', (_, text) => {
    const html = nodesOf(mdastOf(text())).flatMap((node) =>
      node.type === 'html' ? [node.value] : [],
    );
    const tags = html.flatMap((value) => [...value.matchAll(/<(\/?)(details|summary)\b/g)]);
    const depth = (name: string) =>
      tags
        .filter(([, , tag]) => tag === name)
        .reduce((sum, [, slash]) => sum + (slash === '/' ? -1 : 1), 0);
    expect([depth('details'), depth('summary')]).toEqual([0, 0]);
    const widths = nodesOf(mdastOf(text())).flatMap((node) =>
      node.type === 'table'
        ? [new Set(node.children.map(({ children }) => children.length)).size]
        : [],
    );
    expect(widths.filter((kinds) => kinds !== 1)).toEqual([]);
  });
});
