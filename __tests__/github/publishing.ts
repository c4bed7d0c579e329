/** What a job publishes on the emulated GitHub: comment, review and check run, one at a time, without files. */
import type { Destination } from '../../src/github/context.js';
import { createTerminalLog } from '../../src/github/log.js';
import {
  publish,
  type Published,
  type PublishSettings,
  type Views,
} from '../../src/github/publish.js';
import { RunEnd } from '../../src/processes/end-process.js';
import type { Report } from '../../src/report/report.js';
import type { GitHubServer, TokenName } from '../servers/github-server.js';

export const STEP = { workingDirectory: '.', config: ['kindlm.yaml'], filters: [] };

const VIEWS: Views = {
  summary: () => '',
  comment: () => 'comment',
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

/** As the pull request's own job, of run 100 unless `destination` says otherwise. */
export function publishOn(
  github: GitHubServer,
  { report, as = 'workflow', settings, destination, views }: Publishing,
): Promise<Published> {
  return publish({
    permit: new RunEnd().decide(),
    report,
    settings: {
      token: github.tokens[as],
      comment: 'never',
      review: 'never',
      summary: false,
      annotations: false,
      artifacts: 'never',
      artifactName: 'kindlm-report',
      ...settings,
    },
    files: { rootDirectory: '/', files: [] },
    destination: {
      apiUrl: github.apiUrl,
      secondMs: 5,
      repository: { owner: 'acme', name: 'shop' },
      sha: github.head.sha,
      pullRequest: github.pullRequest,
      runId: 100,
      runAttempt: 1,
      job: { serverUrl: 'https://github.com', environment: {} },
      ...destination,
    },
    log: createTerminalLog(() => undefined),
    views: { ...VIEWS, ...views },
  });
}
