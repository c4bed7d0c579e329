/**
 * Who may import whom in src/: one row a room, and whatever is not on it is an error. `types` are rooms of which only
 * types may be used, so that nothing of them runs. The table in docs/development.md is made from these rows, and an
 * allowance that nobody uses fails a test (__tests__/docs/rooms.test.ts): a row says what is, not what might be.
 */
const ROOMS = {
  'index.ts': {
    contains:
      'the entry: starts `main`, turns its result into the exit code, last catch; where the process has crashed, a second one that tells of it',
    imports: ['app', 'main.ts', 'processes'],
  },
  'main.ts': {
    contains: 'the stages, top to bottom: session, preparation, run, conclusion',
    imports: ['app', 'config', 'engine'],
  },
  app: {
    contains:
      '`session/` (where it runs, inputs, tokens, progress), `preflight/` (what is checked before the first call), `pipeline/`, `base/` (the base branch’s report), `history/` (the trend of years, the issue about the model), `reports/` (the shards’, the triggering run’s), each run’s end',
    imports: [
      'assertions',
      'basics',
      'comparison',
      'config',
      'engine',
      'github',
      'processes',
      'promptfoo',
      'providers',
      'recordings',
      'redaction',
      'report',
      'sandbox',
      'statistics',
      'version.ts',
    ],
  },
  github: {
    contains:
      'context (event, pull request, fork or not), `comment/`, `review/`, `check-run/`, `artifacts/`, `base-report/`, `issue/`, annotations, outputs',
    imports: ['basics', 'redaction', 'report'],
    types: ['processes'],
  },
  report: {
    contains:
      '`report.ts` (the document), `sections/` (what every suite shows), the views, `html/page/` (the script of report.html), `words/escape.ts` (the only door for foreign text)',
    imports: [
      'assertions',
      'basics',
      'comparison',
      'config',
      'engine',
      'redaction',
      'statistics',
      'version.ts',
    ],
    types: ['providers'],
  },
  comparison: {
    contains: 'against the base branch: which runs count, verdict, labels, memory',
    imports: ['basics', 'statistics'],
    types: ['report'],
  },
  engine: {
    contains:
      'plan, run (pool, retries, budget, deadline), conversation, aggregation, gates, verdict; `judges/`: labels, what the judge says of them, whether it is to be trusted',
    imports: [
      'assertions',
      'basics',
      'config',
      'providers',
      'recordings',
      'redaction',
      'statistics',
    ],
    types: ['sandbox'],
  },
  assertions: {
    contains: '`assertion.ts` (the interface), `expect/` and `scored/`, the registry',
    imports: ['basics', 'config', 'providers', 'redaction'],
    types: ['sandbox'],
  },
  recordings: {
    contains: 'recorded answers: names, reading, writing',
    imports: ['basics', 'config', 'providers', 'redaction'],
  },
  sandbox: {
    contains: 'the worker process in which foreign patterns and scripts run under a deadline',
    imports: ['basics', 'config', 'processes', 'providers', 'redaction'],
  },
  providers: {
    contains:
      '`provider.ts` (the interface and its errors), one folder for each provider family, `command/` with the OTLP receiver and what is read from spans, `transport/`, prices',
    imports: ['basics', 'config', 'processes', 'redaction'],
  },
  config: {
    contains:
      '`kindlm.schema.json` (the single source of the config language), loading, references, positions',
    imports: ['basics', 'redaction'],
  },
  promptfoo: {
    contains: 'the command `import`: a promptfoo config becomes a kindlm.yaml',
    imports: ['basics', 'config'],
  },
  statistics: {
    contains: 'intervals, exact tests, guards, levels, reliability: arithmetic only',
    imports: ['basics'],
  },
  processes: {
    contains:
      'the one door through which other processes are started, what git knows of the checkout, and the one end of this process',
    imports: ['basics'],
  },
  redaction: {
    contains: 'takes secrets and personal data out of texts, and shortens them only then',
    imports: ['basics'],
  },
  basics: {
    contains:
      'rules that many rooms follow, each once: the key of a result, the text of an error, sums, what is inside a folder; numbers, and connections that fail, as people read of them',
    imports: [],
  },
  'version.ts': { contains: 'the version of this action', imports: [] },
};

/** Rooms that must run anywhere: they know neither the network nor GitHub, and of providers only the interface. */
const PURE = ['assertions', 'basics', 'comparison', 'config', 'engine', 'report', 'statistics'];

module.exports = { ROOMS, PURE };
