/** Jobs against the emulated GitHub and a scripted model, each in a workspace of its own. */
import type { FakeServer } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer, type TokenName } from '../servers/github-server.js';
import {
  createWorkspace,
  runAction,
  type ActionOptions,
  type ActionRun,
  type Workspace,
} from './run-action.js';
import { KEY_NAME, startScriptedModel, suiteYaml, type TestYaml } from './suite-yaml.js';

export const GREEN: readonly TestYaml[] = [
  { name: 'hello', expect: { output: { contains: ['ok'] } } },
];
export const RED: readonly TestYaml[] = [
  ...GREEN,
  { name: 'refund', expect: { output: { contains: ['refund'] } } },
];

export interface Job extends Partial<Omit<ActionOptions, 'workspace' | 'github'>> {
  /** Of a kindlm.yaml with one suite, `support`. */
  readonly tests?: readonly TestYaml[];
  /** Instead of that kindlm.yaml. */
  readonly files?: Readonly<Record<string, string>>;
  readonly token?: TokenName;
  /** Runs in the workspace before the action does. */
  readonly prepare?: (workspace: string) => Promise<void>;
}

export interface JobRunner {
  readonly github: GitHubServer;
  readonly model: FakeServer;
  /** A job, by default of the pull request; each has a higher run id than the one before. */
  run(job?: Job): Promise<ActionRun>;
  /** A kindlm.yaml of these tests. */
  yaml(name: string, tests: readonly TestYaml[]): string;
  close(): Promise<void>;
}

/** @param process of every job that names none: see ActionOptions */
export async function startJobs(process?: ActionOptions['process']): Promise<JobRunner> {
  const [model, github] = await Promise.all([startScriptedModel({}), startGitHubServer()]);
  const workspaces: Workspace[] = [];
  let runId = 1000;
  const yaml = (name: string, tests: readonly TestYaml[]) =>
    suiteYaml({ url: model.url, name, tests });
  return {
    github,
    model,
    yaml,
    async run({ tests = RED, files, token = 'workflow', env, prepare, ...options } = {}) {
      runId += 1;
      const environment = { [KEY_NAME]: 'sk-test', GITHUB_RUN_ID: String(runId), ...env };
      const workspace = await createWorkspace(files ?? { 'kindlm.yaml': yaml('support', tests) });
      workspaces.push(workspace);
      await prepare?.(workspace.path);
      return runAction({
        workspace: workspace.path,
        event: pullRequestEvent(github),
        github: {
          apiUrl: github.apiUrl,
          token: github.tokens[token],
          repository: github.repository,
        },
        env: environment,
        ...(process === undefined ? {} : { process }),
        ...options,
      });
    },
    async close() {
      await Promise.all([model.close(), github.close()]);
      for (const workspace of workspaces) await workspace.remove();
    },
  };
}

function pullRequestEvent({ head, pullRequest: number }: GitHubServer) {
  const repo = { id: head.repositoryId, full_name: 'acme/shop' };
  const pullRequest = { number, head: { sha: head.sha, repo }, base: { repo } };
  return { name: 'pull_request', payload: { pull_request: pullRequest } };
}

/** What the log says at a level, in order. */
export function messages({ annotations }: ActionRun, level: string): readonly string[] {
  return annotations.filter((one) => one.level === level).map(({ message }) => message);
}
