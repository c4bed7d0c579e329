/** A repository with runs on its branches, and what the search for the base report finds there. */
import { findBaseReport, type BaseReportOutcome } from '../../../src/github/base-report.js';
import type { GitHubContext } from '../../../src/github/context.js';
import type { Report, RunMetadata, StepIdentity } from '../../../src/report/report.js';
import { pass, sampleReport } from '../../report/reports.js';
import type { ArtifactSeed, RunSeed } from '../../servers/github-actions.js';
import type { GitHubServer } from '../../servers/github-server.js';

export const STEP: StepIdentity = {
  workingDirectory: '.',
  config: ['kindlm.yaml'],
  filters: [[], [], []],
};

/** A report of this step; `run` and `suite` say otherwise. */
export function reportOf(run: Partial<RunMetadata> = {}, suite = 'support'): Report {
  return sampleReport({
    suites: [{ name: suite, tests: [{ name: 'hello', runs: [[pass()]] }] }],
    run: { job: 'gate', step: STEP, ...run },
  });
}

export function archiveOf(report: object): Readonly<Record<string, string>> {
  return { 'report.json': JSON.stringify(report) };
}

type Content = ArtifactSeed['content'] | Report;

export interface BaseRun extends Partial<RunSeed> {
  /** What its artifact `kindlm-report` holds; null: it has none. Default: a report that is told by its run's id. */
  readonly content?: Content | null;
  readonly expired?: boolean;
}

export interface Scenario {
  readonly workflowId: number;
  /** The pull request's head, on top of commit 1. */
  readonly head: string;
  /** The job's own run. */
  readonly runId: number;
  /** Commit of the base branch by number; 1 to 3 follow each other, 4 is on top of 2 beside 3. */
  commit(number: number): string;
  /** A finished run before the job's own; returns its id. */
  run(run?: BaseRun): number;
  /** An artifact of a run. */
  artifact(runId: number, name: string, content: Content, expired?: boolean): number;
  /** As the job of a pull request into `main`, unless the context says otherwise. */
  find(
    context?: Partial<GitHubContext>,
    request?: Partial<Parameters<typeof findBaseReport>[0]>,
  ): Promise<BaseReportOutcome>;
}

let scenarios = 0;

/** A workflow of its own in that repository, whose newest run is a pull request's. */
export function newScenario(github: GitHubServer, own: Partial<RunSeed> = {}): Scenario {
  scenarios += 1;
  const workflowId = 7_000 + scenarios;
  const first = scenarios * 1_000;
  const runId = first + 500;
  const sha = (name: string) => Buffer.from(`${scenarios}-${name}`).toString('hex').padEnd(40, '0');
  const commit = (number: number) => sha(`main-${number}`);
  const head = sha('head');
  github.addCommit(commit(1), []);
  github.addCommit(commit(2), [commit(1)]);
  github.addCommit(commit(3), [commit(2)]);
  github.addCommit(commit(4), [commit(2)]);
  github.addCommit(head, [commit(1)]);
  github.addRun({
    id: runId,
    headSha: head,
    headBranch: 'shorter',
    event: 'pull_request',
    status: 'in_progress',
    conclusion: null,
    workflowId,
    ...own,
  });
  let runs = 0;

  function artifact(ofRun: number, name: string, content: Content, expired = false): number {
    const packed = isReport(content) ? archiveOf(content) : content;
    return github.addArtifact({ runId: ofRun, name, expired, content: packed });
  }

  return {
    workflowId,
    head,
    runId,
    commit,
    artifact,
    run({ content, expired, ...seed } = {}) {
      runs += 1;
      const id = seed.id ?? first + runs;
      github.addRun({ headSha: commit(runs), workflowId, ...seed, id });
      if (content !== null) {
        artifact(id, 'kindlm-report', content ?? reportOf({ runId: id }), expired);
      }
      return id;
    },
    find: (context, request) =>
      findBaseReport({
        context: {
          serverUrl: 'https://github.com',
          apiUrl: github.apiUrl,
          eventName: 'pull_request',
          repository: { owner: 'acme', name: 'shop' },
          sha: head,
          runId,
          runAttempt: 1,
          job: 'gate',
          baseBranch: 'main',
          ...context,
        },
        token: github.tokens.workflow,
        artifactName: 'kindlm-report',
        step: STEP,
        suites: ['support'],
        secondMs: 1,
        ...request,
      }),
  };
}

function isReport(content: Content): content is Report {
  return typeof content === 'object' && 'suites' in content && !Buffer.isBuffer(content);
}
