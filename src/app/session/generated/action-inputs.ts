/** Generated from action.yml by `node scripts/generate-inputs.mjs`. Do not edit. */
export const ACTION_INPUTS = {
  config: {
    group: 'What to run',
    description:
      'Config file. Several files (one path or glob per line) make one run with several suites.',
    default: 'kindlm.yaml',
  },
  'working-directory': {
    group: 'What to run',
    description: 'Folder that paths are relative to.',
    default: '.',
  },
  mode: {
    group: 'What to run',
    description:
      '`run`, `validate` (checks the config only; no model is called), `plan` (shows what would be asked and reused, and the estimated cost; no model is called), `parts` (takes each part of a prompt away in turn, and shows which tests notice), `merge` (one verdict from the reports of several shards) or `comment` (on `workflow_run`: publishes the report of the run that triggered it).',
    default: 'run',
  },
  tests: {
    group: 'What to run',
    description:
      'Keep only tests whose name matches one of these globs (comma or newline separated).',
    default: '',
  },
  tags: {
    group: 'What to run',
    description: 'Keep only tests with one of these tags (comma or newline separated).',
    default: '',
  },
  models: {
    group: 'What to run',
    description: 'Keep only these models (comma or newline separated ids).',
    default: '',
  },
  sample: {
    group: 'What to run',
    description:
      'Ask only so many of the `cases` of each suite: a number such as `50`, or a share such as `10%`, rounded up. The same ones every time, chosen by a hash of their names; the rest is reported as not asked. Tests without `cases` are always asked.',
    default: '',
  },
  responses: {
    group: 'What to run',
    description:
      'Where answers come from: `live`, `record` (call, and store every answer), `replay` (stored answers only; no network, no key) or `cache` (stored where the same request was stored, else call and store).',
    default: 'live',
  },
  'on-missing-secrets': {
    group: 'What to run',
    description:
      "When a needed key is absent (a fork's pull request): `fail`, `replay` (stored answers) or `skip` (passes, and states that nothing was tested).",
    default: 'fail',
  },
  'only-changed': {
    group: 'What to run',
    description:
      "Run only what this change can have affected: where the request and the checks equal those of the base branch's last report, its results are reused. Not for scheduled runs.",
    default: 'false',
  },
  'reuse-days': {
    group: 'What to run',
    description: "Maximum age in days of the base branch's results that `only-changed` reuses.",
    default: '7',
  },
  'stop-when-decided': {
    group: 'What to run',
    description:
      'Stop once no answer that is still to come can change a gate or the exit code. What was not asked for is reported as `not run`. Only with `responses: live`.',
    default: 'false',
  },
  'max-cost-usd': {
    group: 'Limits',
    description:
      'USD that the run may cost; it stops before the estimate exceeds them. Overrides `gates.costMaxUsd`.',
    default: '',
  },
  'max-minutes': {
    group: 'Limits',
    description:
      'Deadline of the whole run in minutes. After it nothing more is sent, the missing answers count as provider timeouts, and the reports are written.',
    default: '60',
  },
  'fail-on': {
    group: 'Limits',
    description:
      '`gates`, or `never` (a failed gate does not fail the job; config, provider and internal errors still do).',
    default: 'gates',
  },
  repeat: {
    group: 'Overrides of the config',
    description:
      "How often each test is asked, a number, or a range such as `1-5`, which is `{ min, max }`. Overrides `defaults.repeat` and every test's `repeat`.",
    default: '',
  },
  'min-passes': {
    group: 'Overrides of the config',
    description:
      "How many answers of a test must pass, a number, or a share such as `80%`, rounded up; of a test with fewer answers all must. Overrides `defaults.minPasses` and every test's `minPasses`.",
    default: '',
  },
  'pass-rate-min': {
    group: 'Overrides of the config',
    description:
      'Share of the results that must pass, as `0.95` or `95%`. Overrides `gates.passRateMin`.',
    default: '',
  },
  concurrency: {
    group: 'Overrides of the config',
    description: 'How many calls are in flight at once. Overrides `defaults.concurrency`.',
    default: '',
  },
  'timeout-ms': {
    group: 'Overrides of the config',
    description: 'Milliseconds that a call may take. Overrides `defaults.timeoutMs`.',
    default: '',
  },
  compliance: {
    group: 'Overrides of the config',
    description: 'Write the compliance documents: `auto` (as the config says), `true` or `false`.',
    default: 'auto',
  },
  comment: {
    group: 'Published',
    description: 'Pull request comment: `always`, `on-failure` or `never`.',
    default: 'always',
  },
  'comment-key': {
    group: 'Published',
    description: "Key of the sticky comment; one comment per key. Default is the suite's name.",
    default: '',
  },
  review: {
    group: 'Published',
    description:
      'Review comments on the changed lines behind failing tests: `auto` (needs `pull-requests: write`) or `never`.',
    default: 'auto',
  },
  summary: { group: 'Published', description: 'Write the job summary.', default: 'true' },
  annotations: {
    group: 'Published',
    description:
      'Put an error annotation on the config line of each failing test (the nine worst).',
    default: 'true',
  },
  'check-name': {
    group: 'Published',
    description:
      'Also create a check run of this name on the tested commit, with up to 200 annotations (needs `checks: write`). In a matrix its values are added to the name.',
    default: '',
  },
  artifacts: {
    group: 'Published',
    description: 'Upload the report files: `always`, `on-failure` or `never`.',
    default: 'always',
  },
  'artifact-name': {
    group: 'Published',
    description:
      'Name of the artifact. If the name is taken, it gets a suffix. report.html is also uploaded by itself, unzipped, as this name and `-html.html`.',
    default: 'kindlm-report',
  },
  'retention-days': {
    group: 'Published',
    description: "How long the artifact is kept. Default is the repository's setting.",
    default: '',
  },
  'report-dir': {
    group: 'Published',
    description: 'Folder that the report files are written to.',
    default: 'kindlm-report',
  },
  outputs: {
    group: 'Published',
    description:
      'Which questions and answers appear in report files: `none`, `failed` (of answers that failed), `some` (of those, and of one that passed of each result, so that a later comparison has a "before") or `all`. Never in the comment or JUnit.',
    default: 'some',
  },
  history: {
    group: 'Published',
    description:
      'Keep the totals of every run of the default branch for longer than artifacts last, as a file of JSON lines and a page with the trend: `never` or `folder:PATH`. Your workflow keeps the folder, on a branch or with GitHub Pages for example. Never for pull requests.',
    default: 'never',
  },
  issue: {
    group: 'Published',
    description:
      'Open an issue when a scheduled run finds that the model itself answers worse than before: `on-drift` (needs `issues: write`) or `never`.',
    default: 'never',
  },
  compare: {
    group: 'Against main',
    description:
      'What the results are compared with: `auto` (in a workflow the last report of the base branch, needs `actions: read`; at a terminal nothing), `never`, or the path of a report.json.',
    default: 'auto',
  },
  shard: {
    group: 'Many jobs',
    description:
      'One part of the suite, such as `2/5`: the second of five. The job gives no verdict; a job with `mode: merge` does.',
    default: '',
  },
  reports: {
    group: 'Many jobs',
    description:
      "With `mode: merge` or `mode: comment`: files, folders or globs of the reports, one per line. Default is the artifacts of this run's shards (`merge`), or the artifact `artifact-name` of the run that triggered this one (`comment`).",
    default: '',
  },
  'allow-commands': {
    group: 'Trust',
    description:
      '`command` tests: `auto` (locally and under `push`, `pull_request`, `merge_group`, `schedule`, `workflow_dispatch` and `workflow_call`), `true` or `false`.',
    default: 'auto',
  },
  'github-token': {
    group: 'Trust',
    description:
      "Token for what the action reads on GitHub and writes there, such as the base branch's report and the comment.",
    default: '',
  },
  matrix: {
    group: 'Filled in by GitHub',
    description:
      'Filled in by GitHub: the values that the job has of its matrix, which tell the check runs of a matrix apart.',
    default: '',
  },
  'matrix-jobs': {
    group: 'Filled in by GitHub',
    description:
      'Filled in by GitHub: how many jobs the matrix has, by which a `shard` sees that no others ask the rest.',
    default: '',
  },
} as const;
