/** What a job publishes on the emulated GitHub: comment, review and check run, one at a time, without files. */
import { withChangedLines } from '../../src/github/pull-request.js';
import type { Destination } from '../../src/github/context.js';
import { createTerminalLog } from '../../src/github/log.js';
import { publish, type Published, type PublishSettings } from '../../src/github/publish.js';
import { RunEnd } from '../../src/processes/end-process.js';
import type { Report } from '../../src/report/report.js';
import type { GitHubServer, TokenName } from '../servers/github-server.js';

export const STEP = { workingDirectory: '.', config: ['kindlm.yaml'], filters: [] };

type Views = Parameters<typeof publish>[0]['views'];

const VIEWS: Views = {
  summary: () => '',
  comment: () => ['comment'],
  unjudged: () => ['unjudged'],
  gone: () => 'gone',
  review: () => 'review',
  settledReview: () => 'settled',
  check: () => ({ title: 'check', summaries: ['check'], annotations: [] }),
  annotations: () => [],
};

export interface Publishing {
  readonly report: Report;
  readonly as?: TokenName;
  readonly settings?: Partial<PublishSettings>;
  readonly destination?: Partial<Destination>;
  readonly views?: Partial<Views>;
}

/** As the pull request's own job, of run 100 unless `destination` says otherwise, which first asks what is changed. */
export async function publishOn(
  github: GitHubServer,
  { report, as = 'workflow', settings, destination: place, views }: Publishing,
): Promise<Published> {
  const log = createTerminalLog(() => undefined);
  const token = github.tokens[as];
  const destination: Destination = {
    apiUrl: github.apiUrl,
    secondMs: 5,
    repository: { owner: 'acme', name: 'shop' },
    sha: github.head.sha,
    pullRequest: github.pullRequest,
    runId: 100,
    runAttempt: 1,
    job: { serverUrl: 'https://github.com', environment: {} },
    ...place,
  };
  const isReview = settings?.review === 'auto';
  return publish({
    permit: new RunEnd().decide(),
    report: isReview ? await withChangedLines(report, { destination, token, log }) : report,
    settings: {
      token,
      comment: 'never',
      review: 'never',
      summary: false,
      annotations: false,
      artifacts: 'never',
      artifactName: 'kindlm-report',
      ...settings,
    },
    files: { rootDirectory: '/', files: [] },
    destination,
    log,
    views: { ...VIEWS, ...views },
  });
}
