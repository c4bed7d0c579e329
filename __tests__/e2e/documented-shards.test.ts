/** The workflow of docs/sharding.md, its steps run in order as GitHub would. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { codeBlocks } from '../docs/markdown.js';
import { readText } from '../docs/pages.js';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import type { ActionRun } from './run-action.js';
import { createJobs, startModel, type JobOptions, type Jobs } from './sharded-suite.js';
import { suiteYaml } from './suite-yaml.js';

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly name: string;
  readonly needs?: string;
  readonly if?: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly strategy?: {
    readonly 'fail-fast': boolean;
    readonly matrix: { readonly shard: readonly number[] };
  };
  readonly steps: readonly Step[];
}

const [text = ''] = codeBlocks(readText('docs/sharding.md'))
  .filter(({ language }) => language === 'yaml')
  .map((block) => block.text);
const { jobs: workflow } = parse(text) as { jobs: { readonly shard: Job; readonly kindlm: Job } };

let model: FakeServer;
let github: GitHubServer;
let artifacts: ArtifactServer;
let jobs: Jobs;
beforeAll(async () => {
  [model, github, artifacts] = await Promise.all([
    startModel(),
    startGitHubServer(),
    startArtifactServer(),
  ]);
  const tests = Array.from({ length: 7 }, (_, index) => ({ name: `t${String(index)}` }));
  jobs = createJobs({ 'kindlm.yaml': suiteYaml({ url: model.url, tests }) });
});
afterAll(async () => {
  await Promise.all([model.close(), github.close(), artifacts.close(), jobs.close()]);
  expect([...github.violations, ...artifacts.violations]).toEqual([]);
});

/** The inputs of a job's own step, the matrix filled in. */
function inputsOf({ steps }: Job, shard: number): Record<string, string> {
  const own = steps.find(({ uses }) => uses.startsWith('kindlm/action@'))?.with ?? {};
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [
      name,
      String(value).replaceAll('${{ matrix.shard }}', String(shard)),
    ]),
  );
}

test('every shard, then the merge: one comment, one verdict', async () => {
  const { head, pullRequest: number, apiUrl, tokens, repository } = github;
  const repo = { id: head.repositoryId, full_name: repository };
  const pullRequest = { number, head: { sha: head.sha, repo }, base: { repo } };
  const on: JobOptions = {
    event: { name: 'pull_request', payload: { pull_request: pullRequest } },
    artifacts,
    github: { apiUrl, token: tokens.workflow, repository },
  };
  const parts: ActionRun[] = [];
  for (const shard of workflow.shard.strategy?.matrix.shard ?? []) {
    parts.push(await jobs.run({ ...on, inputs: inputsOf(workflow.shard, shard) }));
  }
  expect(parts.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  github.addRun({ id: 1000, headSha: head.sha });
  for (const { name, files } of artifacts.artifacts) {
    github.addArtifact({ runId: 1000, name, content: Object.fromEntries(files) });
  }
  expect(workflow.kindlm.steps).toHaveLength(1);
  const inputs = inputsOf(workflow.kindlm, 0);
  const merged = await jobs.merge([], { ...on, inputs: { reports: '', ...inputs } });
  expect(merged).toMatchObject({ code: 0, outputs: { result: 'passed', total: '7' } });
  expect(await github.comments()).toHaveLength(1);
});

test('the merge runs whatever became of the shards, and may read what it needs', () => {
  expect(workflow.kindlm).toMatchObject({
    needs: 'shard',
    if: 'always()',
    permissions: { actions: 'read', 'pull-requests': 'write' },
  });
  expect(workflow.shard.strategy?.['fail-fast']).toBe(false);
});
