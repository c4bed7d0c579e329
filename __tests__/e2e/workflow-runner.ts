/**
 * Runs a workflow as GitHub would: is it triggered, which jobs run in which order, matrix, conditions, expressions, the
 * token that its permissions give, and each step in turn. Checkouts, the action, scripts and what sets up a language are
 * the only steps that it knows.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import type { GitHubServer, TokenName } from '../servers/github-server.js';
import { type Agent, createMachine, type RunnerMachine } from './runner-machine.js';
import {
  createWorkspace,
  runAction,
  type ActionOptions,
  type ActionRun,
  type Workspace,
} from './project.js';
import { fill, isWanted, type Contexts } from './workflow-expressions.js';

interface Step {
  readonly uses?: string;
  /** A script, as bash runs it in a step. */
  readonly run?: string;
  readonly 'working-directory'?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly name?: string;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, readonly unknown[]>> };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Job['permissions'];
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface WorkflowRunOptions {
  readonly text: string;
  readonly github: GitHubServer;
  readonly runId: number;
  readonly event: { readonly name: string; readonly payload: object };
  readonly sha: string;
  /** e.g. `refs/heads/main` */
  readonly ref: string;
  /** What a checkout puts into the workspace. */
  readonly files: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  /** Of the repository; default: none. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What an agent's package installs. */
  readonly agents?: Readonly<Record<string, Agent>>;
  /** Folder of the git repository that a checkout with a `ref` is a clone of. */
  readonly remote?: string;
  /** A fork's: whatever the permissions say, the token may only read. */
  readonly isFork?: boolean;
  /** As GitHub lists the run. */
  readonly headRepository?: { readonly id: number; readonly owner: string };
  /** Of the action: see ActionOptions. */
  readonly process?: ActionOptions['process'];
}

export interface EndedJob {
  readonly id: string;
  readonly name: string;
  readonly result: 'success' | 'failure' | 'skipped';
  /** Of each step that is the action. */
  readonly runs: readonly ActionRun[];
}

export interface EndedWorkflow {
  readonly name: string;
  readonly jobs: readonly EndedJob[];
  readonly conclusion: 'success' | 'failure';
  readonly artifacts: readonly string[];
}

export type Head = Pick<
  GitHubServer['head'],
  'sha' | 'branch' | 'repositoryId' | 'owner' | 'number'
>;

/** A run of the workflow for a pull request. */
export function onPullRequest(github: GitHubServer, runId = 1000, head: Head = github.head) {
  const base = { ref: 'main', repo: { id: github.head.repositoryId, full_name: 'acme/shop' } };
  const repo = { id: head.repositoryId, full_name: `${head.owner}/shop` };
  const pullRequest = { number: head.number, head: { sha: head.sha, repo }, base };
  return {
    runId,
    sha: head.sha,
    ref: `refs/pull/${head.number}/merge`,
    event: { name: 'pull_request', payload: { pull_request: pullRequest } },
  };
}

/** Runs the workflow to its end; undefined where the event does not trigger it. */
export async function runWorkflow(options: WorkflowRunOptions): Promise<EndedWorkflow | undefined> {
  const workflow = parse(options.text) as Workflow;
  if (!isTriggered(workflow, options)) return undefined;
  const { github, runId, sha, ref, event, headRepository } = options;
  const headBranch = ref.replace(/^refs\/heads\//, '');
  const listed = { id: runId, headSha: sha, headBranch, event: event.name, status: 'in_progress' };
  github.addRun({
    ...listed,
    conclusion: null,
    ...(headRepository === undefined ? {} : { headRepository }),
  });
  const artifacts = await startArtifactServer();
  const ended: EndedJob[] = [];
  try {
    // Jobs are written in an order in which they can run.
    for (const [id, job] of Object.entries(workflow.jobs)) {
      for (const matrix of combinations(job.strategy?.matrix ?? {})) {
        const known = artifacts.artifacts.length;
        ended.push(await runJob({ options, workflow, id, job, matrix, artifacts, ended }));
        for (const { name, files } of artifacts.artifacts.slice(known)) {
          github.addArtifact({ runId, name, content: Object.fromEntries(files) });
        }
      }
    }
  } finally {
    await artifacts.close();
  }
  const conclusion = ended.some(({ result }) => result === 'failure') ? 'failure' : 'success';
  github.changeRun(runId, { status: 'completed', conclusion });
  const names = artifacts.artifacts.map(({ name }) => name);
  return { name: workflow.name, jobs: ended, conclusion, artifacts: names };
}

function isTriggered({ on }: Workflow, { event, ref }: WorkflowRunOptions): boolean {
  if (!Object.hasOwn(on, event.name)) return false;
  const filter = on[event.name] as Readonly<Record<string, readonly unknown[]>> | null;
  if (event.name === 'push') {
    return filter?.['branches']?.includes(ref.replace(/^refs\/heads\//, '')) ?? true;
  }
  if (event.name !== 'workflow_run') return true;
  const { action, workflow_run: run } = event.payload as {
    readonly action: string;
    readonly workflow_run: { readonly name: string };
  };
  return (
    filter?.['workflows']?.includes(run.name) === true &&
    (filter['types'] ?? [action]).includes(action)
  );
}

interface JobToRun {
  readonly options: WorkflowRunOptions;
  readonly workflow: Workflow;
  readonly id: string;
  readonly job: Job;
  readonly matrix: Readonly<Record<string, unknown>>;
  readonly artifacts: ArtifactServer;
  /** The jobs before. */
  readonly ended: readonly EndedJob[];
}

async function runJob(toRun: JobToRun): Promise<EndedJob> {
  const { options, id, job, matrix, ended } = toRun;
  const contexts: Contexts = {
    github: {
      event_name: options.event.name,
      event: options.event.payload,
      ref: options.ref,
      repository: options.github.repository,
      run_id: options.runId,
      token: 'token',
    },
    matrix,
    secrets: options.isFork === true ? {} : options.secrets,
    vars: options.variables ?? {},
  };
  const needs = [job.needs ?? []].flat();
  const failed = ended.some((one) => needs.includes(one.id) && one.result !== 'success');
  const name = fill(job.name ?? id, contexts);
  if (!isWanted(job.if, contexts, { failed })) return { id, name, result: 'skipped', runs: [] };
  const workspace = await createWorkspace();
  const machine = createMachine(options.agents);
  try {
    const runs: ActionRun[] = [];
    for (const step of job.steps) {
      const hasFailed = runs.some(({ code }) => code !== 0);
      if (!isWanted(step.if, contexts, { failed: hasFailed })) continue;
      if (step.uses?.startsWith('actions/checkout@') === true) {
        await checkOut(workspace, step, options);
      } else if (step.uses?.startsWith('kindlm/action@') === true) {
        runs.push(await runStep(toRun, step, contexts, { workspace, machine }));
      } else if (step.run === undefined) machine.setUp(step.uses?.split('@')[0] ?? '');
      else runScript(step, options, contexts, { workspace, machine });
    }
    const result = runs.some(({ code }) => code !== 0) ? 'failure' : 'success';
    return { id, name, result, runs };
  } finally {
    endOrphans(workspace.path);
    machine.remove();
    await workspace.remove();
  }
}

/** As the runner does at a job's end: what a script left running (Linux only: by its folder). */
function endOrphans(workspace: string): void {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (readlinkSync(`/proc/${name}/cwd`).startsWith(workspace)) process.kill(Number(name));
    } catch {
      // It has ended, or is another user's.
    }
  }
}

/** Values of a step, with their expressions evaluated. */
function filledIn(
  values: Readonly<Record<string, unknown>> = {},
  contexts: Contexts,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fill(String(value), contexts)]),
  );
}

interface Where {
  readonly workspace: Workspace;
  readonly machine: RunnerMachine;
}

async function runStep(
  { options, workflow, id, job, artifacts }: JobToRun,
  step: Step,
  contexts: Contexts,
  { workspace, machine }: Where,
): Promise<ActionRun> {
  const { github, event, runId, sha, ref, process } = options;
  return runAction(workspace, {
    inputs: filledIn(step.with, contexts),
    event,
    github,
    token: tokenOf(job.permissions ?? workflow.permissions, options),
    artifacts,
    ...(process === undefined ? {} : { process }),
    env: {
      ...machine.environment(),
      ...filledIn(step.env, contexts),
      GITHUB_RUN_ID: String(runId),
      GITHUB_SHA: sha,
      GITHUB_REF: ref,
      GITHUB_WORKFLOW: workflow.name,
      GITHUB_JOB: id,
    },
  });
}

/** The emulator's token with what the job may write; each of them may read runs and artifacts. */
function tokenOf(
  permissions: Job['permissions'] = {},
  { isFork = false }: WorkflowRunOptions,
): TokenName {
  if (isFork) return 'readOnly';
  if (permissions['pull-requests'] !== 'write') return 'readOnly';
  return permissions['checks'] === 'write' ? 'checker' : 'workflow';
}

/** One with a `ref` is a clone, as actions/checkout makes it. */
async function checkOut(
  workspace: Workspace,
  { with: wanted = {} }: Step,
  { files, remote }: WorkflowRunOptions,
): Promise<void> {
  const { ref, path } = wanted;
  if (remote !== undefined && typeof ref === 'string' && typeof path === 'string') {
    const target = join(workspace.path, path);
    execFileSync('git', ['clone', '--quiet', '--branch', ref, '--single-branch', remote, target]);
    return;
  }
  await workspace.write(files);
}

/** Throws where it fails, with what it said. */
function runScript(
  step: Step,
  { runId }: WorkflowRunOptions,
  contexts: Contexts,
  { workspace, machine }: Where,
): void {
  execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run ?? ''], {
    cwd: join(workspace.path, step['working-directory'] ?? '.'),
    env: {
      ...machine.environment(),
      HOME: workspace.path,
      GIT_CONFIG_NOSYSTEM: '1',
      GITHUB_RUN_ID: String(runId),
      RUNNER_TEMP: tmpdir(),
      ...filledIn(step.env, contexts),
    },
    encoding: 'utf8',
  });
}

/** Every combination of a matrix's values; one without any where there is no matrix. */
function combinations(
  matrix: Readonly<Record<string, readonly unknown[]>>,
): readonly Readonly<Record<string, unknown>>[] {
  return Object.entries(matrix).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (before, [name, values]) =>
      before.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}
