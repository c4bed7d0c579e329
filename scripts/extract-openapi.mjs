// Takes what the action uses of GitHub's own OpenAPI description (@octokit/openapi) into a small file that the tests
// check every request against. Run it again when the action calls a new path: node scripts/extract-openapi.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const OPERATIONS = [
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['get', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['get', '/user'],
  ['get', '/repos/{owner}/{repo}/pulls'],
  ['post', '/repos/{owner}/{repo}/check-runs'],
  ['patch', '/repos/{owner}/{repo}/check-runs/{check_run_id}'],
  ['get', '/repos/{owner}/{repo}/actions/runs'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}/jobs'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'],
  ['get', '/repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'],
  ['get', '/repos/{owner}/{repo}/actions/artifacts'],
  ['get', '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'],
  ['get', '/repos/{owner}/{repo}/compare/{basehead}'],
  ['get', '/repos/{owner}/{repo}/branches/{branch}'],
  ['get', '/repos/{owner}/{repo}'],
  ['get', '/repos/{owner}/{repo}/git/blobs/{file_sha}'],
  ['get', '/repos/{owner}/{repo}/git/trees/{tree_sha}'],
  ['get', '/repos/{owner}/{repo}/contents/{path}'],
  ['get', '/repos/{owner}/{repo}/issues'],
  ['post', '/repos/{owner}/{repo}/issues'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}'],
  ['patch', '/repos/{owner}/{repo}/issues/{issue_number}'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}/check-runs'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/files'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/comments'],
  ['post', '/repos/{owner}/{repo}/pulls/{pull_number}/comments'],
  ['post', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'],
  ['get', '/repos/{owner}/{repo}/pulls/comments/{comment_id}'],
  ['patch', '/repos/{owner}/{repo}/pulls/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/pulls/comments/{comment_id}'],
];

const source = new URL(
  '../node_modules/@octokit/openapi/generated/api.github.com.deref.json',
  import.meta.url,
);
const target = new URL('../__tests__/servers/github-openapi.json', import.meta.url);
const description = JSON.parse(readFileSync(source, 'utf8'));

const operations = OPERATIONS.map(([method, path]) => {
  const operation = description.paths[path]?.[method];
  if (operation === undefined) throw new Error(`GitHub describes no ${method} ${path}`);
  return {
    method: method.toUpperCase(),
    path,
    operationId: operation.operationId,
    parameters: Object.fromEntries(
      operation.parameters.map(({ name, in: place, schema }) => [
        `${place}:${name}`,
        strict(schema),
      ]),
    ),
    body: strict(operation.requestBody?.content['application/json'].schema ?? null),
  };
});

/** What checks something; Ajv takes no `nullable` beside anything but a `type`, and the action sends no null. */
function strict(schema) {
  const isLeftOut = (key, value, parent) =>
    (key === 'nullable' && parent.type === undefined) ||
    // A property may have one of these names, and is an object then.
    (['description', 'example', 'default'].includes(key) && typeof value !== 'object') ||
    key === 'examples';
  return JSON.parse(
    JSON.stringify(schema, function (key, value) {
      return isLeftOut(key, value, this) ? undefined : value;
    }),
  );
}

const subset = { openapi: description.openapi, version: description.info.version, operations };
const style = await resolveConfig(target);
writeFileSync(target, await format(JSON.stringify(subset), { ...style, parser: 'json' }));
