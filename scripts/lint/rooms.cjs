/**
 * Who may import whom in src/: one row a room, and whatever is not on it is an error. `types` are rooms of which only
 * types may be used, so that nothing of them runs. `doors` are the files of a room that other rooms may import (without
 * `.ts`): what is behind them is the room's own business, and a shorter list makes a room that is easier to hold. The
 * list in design/development.md is made from these rows, and an allowance or a door that nobody uses fails a test
 * (__tests__/docs/rooms.test.ts): a row says what is, not what might be.
 */
const ROOMS = {
  'index.ts': {
    contains:
      'the entry: starts `main`, turns its result into the exit code, last catch; where the process has crashed, a second one that tells of it',
    imports: ['app', 'processes'],
  },
  app: {
    contains:
      '`main.ts` (the stages of a run, top to bottom), `session/` (where it runs, inputs, tokens, progress), `preflight/` (what is checked before the first call), `pipeline/`, `base/` (the base branch’s report), `reports/` (the shards’, the triggering run’s), each run’s end',
    doors: ['crash', 'main'],
    imports: [
      'assertions',
      'basics',
      'comparison',
      'config',
      'engine',
      'github',
      'parts',
      'processes',
      'promptfoo',
      'providers',
      'recordings',
      'redaction',
      'report',
      'results',
      'sandbox',
      'statistics',
      'version.ts',
    ],
  },
  results: {
    contains:
      'results of other harnesses: starts them, reads their files (one reader a format), makes tests and runs of what they say',
    doors: ['collect', 'settle'],
    imports: ['basics', 'config', 'engine', 'processes', 'providers', 'recordings', 'redaction'],
    types: ['assertions'],
  },
  github: {
    contains:
      'context (event, pull request, fork or not), `publish.ts` (comment, review, check run, artifact, summary, annotations, outputs), what is asked of GitHub: the base branch’s report, other jobs’ reports, a pull request’s changes',
    doors: ['artifacts', 'base-report', 'context', 'log', 'publish', 'pull-request'],
    imports: ['basics', 'redaction', 'report'],
    types: ['processes'],
  },
  report: {
    contains:
      '`report.ts` (the document), `story/` (what is told, and its words), the views, `html/page/` (the script of report.html), `escape.ts` (the only door for foreign text)',
    doors: [
      'build-report',
      'changed-lines',
      'comparison',
      'escape',
      'fit-report',
      'merge',
      'parts/parts-report',
      'read-report',
      'report',
      'views',
    ],
    imports: ['assertions', 'basics', 'config', 'engine', 'redaction', 'statistics', 'version.ts'],
    types: ['providers'],
  },
  parts: {
    contains:
      'what earns its place: a text divided into parts, a suite planned whole and without each of them, what the answers say of each',
    doors: ['looks', 'split'],
    imports: ['basics', 'comparison', 'engine', 'redaction', 'statistics'],
    types: ['config', 'report'],
  },
  comparison: {
    contains: 'against the base branch: which runs count, whose a drop is, memory',
    doors: ['compare', 'memory'],
    imports: ['basics', 'engine', 'statistics'],
    types: ['report'],
  },
  engine: {
    contains:
      'plan, run (pool, retries, budget, deadline), conversation, aggregation, gates, verdict; `judges/`: labels, what the judge says of them, whether it is to be trusted',
    doors: [
      'demands',
      'estimate',
      'evaluate/aggregate',
      'evaluate/gate-definitions',
      'evaluate/verdict',
      'execute',
      'identity',
      'judges/judge-check',
      'plan',
      'results',
    ],
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
    doors: ['assertion', 'registry'],
    imports: ['basics', 'config', 'providers', 'redaction'],
    types: ['sandbox'],
  },
  recordings: {
    contains: 'recorded answers: names, reading, writing',
    doors: ['recordings'],
    imports: ['basics', 'config', 'providers', 'redaction'],
  },
  sandbox: {
    contains:
      'where foreign patterns and scripts run under a deadline: a worker process, or interpreters of the machine',
    doors: ['interpreters', 'sandbox'],
    imports: ['basics', 'config', 'processes', 'providers', 'redaction'],
  },
  providers: {
    contains:
      '`provider.ts` (the interface and its errors), one folder for each provider family, `command/` with the OTLP receiver and what is read from spans, `transport/`, prices',
    doors: ['adapters', 'endpoint', 'pricing', 'provider'],
    imports: ['basics', 'config', 'processes', 'redaction'],
  },
  config: {
    contains:
      '`kindlm.schema.json` (the single source of the config language), loading, references, positions',
    doors: [
      'agents',
      'files/json-schema',
      'load',
      'placeholders',
      'problem',
      'providers',
      'suite',
      'workspace-files',
    ],
    imports: ['basics', 'processes', 'redaction'],
  },
  promptfoo: {
    contains: 'the command `import`: a promptfoo config, or an eval.yaml, becomes a kindlm.yaml',
    doors: ['import-command'],
    imports: ['basics', 'config'],
  },
  statistics: {
    contains:
      'what the numbers say: of a suite, its tests and what it could notice (`verdicts.ts`), of judges and of parts; arithmetic only',
    doors: ['intervals', 'judges', 'parts', 'verdicts'],
    imports: ['basics'],
  },
  processes: {
    contains:
      'the one door through which other processes are started, what git knows of the checkout, and the one end of this process',
    doors: ['children', 'end-process', 'git', 'node-version'],
    imports: ['basics'],
  },
  redaction: {
    contains: 'takes secrets and personal data out of texts, and shortens them only then',
    doors: ['cut', 'personal-data'],
    imports: ['basics'],
  },
  basics: {
    contains:
      'rules that many rooms follow, each once: the key of a result, the text of an error, sums, what is inside a folder; numbers, and connections that fail, as people read of them',
    doors: ['basics', 'connections', 'format', 'paths'],
    imports: [],
  },
  'version.ts': { contains: 'the version of this action', imports: [] },
};

/**
 * How many imports of tests still go past a room's doors: tests are users of a room, too. These numbers only become
 * smaller, and a room that is not here has none.
 */
const TESTS_BEHIND_DOORS = {
  app: 29,
  assertions: 1,
  config: 6,
  engine: 17,
  github: 3,
  providers: 14,
  report: 7,
  sandbox: 1,
};

/** Rooms that must run anywhere: they know neither the network nor GitHub, and of providers only the interface. */
const PURE = ['assertions', 'basics', 'comparison', 'config', 'engine', 'report', 'statistics'];

module.exports = { ROOMS, PURE, TESTS_BEHIND_DOORS };
