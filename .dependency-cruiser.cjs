/** Import direction of the house (docs/development.md): a broken rule fails the build. */
const PURE_ROOMS = '^src/(words|config|assertions|engine|comparison|report)/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-rooms-know-no-actions-toolkit',
      comment:
        'config, assertions, engine, comparison and report must run anywhere, so they know neither GitHub nor the network.',
      severity: 'error',
      from: { path: PURE_ROOMS },
      to: {
        path: 'node_modules/(@actions|@octokit|openai|@anthropic-ai)/|^(node:)?(http|https|net|tls|dgram|http2)$',
      },
    },
    {
      name: 'pure-rooms-know-only-the-provider-interface',
      severity: 'error',
      from: { path: PURE_ROOMS },
      to: { path: '^src/providers/', pathNot: '^src/providers/provider\\.ts$' },
    },
    {
      name: 'words-know-nobody',
      severity: 'error',
      from: { path: '^src/words/' },
      to: { path: '^src/', pathNot: '^src/words/' },
    },
    {
      name: 'config-is-the-bottom',
      severity: 'error',
      from: { path: '^src/config/' },
      to: { path: '^src/(assertions|engine|report|github|providers|sandbox)/' },
    },
    {
      name: 'assertions-know-no-engine',
      severity: 'error',
      from: { path: '^src/assertions/' },
      to: { path: '^src/(engine|report|github)/' },
    },
    {
      name: 'engine-knows-no-report',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/(report|github)/' },
    },
    {
      name: 'comparison-knows-only-the-report',
      comment: 'Pure arithmetic and words: two reports in (their types only), a comparison out.',
      severity: 'error',
      from: { path: '^src/comparison/' },
      to: { pathNot: '^src/comparison/|^src/report/(report|comparison)\\.ts$' },
    },
    {
      name: 'comparison-takes-types-from-the-report',
      severity: 'error',
      from: { path: '^src/comparison/' },
      to: { path: '^src/report/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'redaction-knows-nobody',
      severity: 'error',
      from: { path: '^src/redaction/' },
      to: { path: '^src/', pathNot: '^src/redaction/' },
    },
    {
      name: 'engine-knows-no-preflight',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/(preflight|app)/' },
    },
    {
      name: 'providers-know-no-github',
      severity: 'error',
      from: { path: '^src/providers/' },
      to: { path: '^src/(github|report|engine|assertions)/|node_modules/@(actions|octokit)/' },
    },
    {
      name: 'github-knows-not-the-engine-inside',
      severity: 'error',
      from: { path: '^src/github/' },
      to: { path: '^src/(engine|assertions|providers|config)/' },
    },
    {
      name: 'processes-know-nobody',
      severity: 'error',
      from: { path: '^src/processes/' },
      to: { path: '^src/', pathNot: '^src/processes/' },
    },
    {
      name: 'only-processes-start-processes',
      comment: 'A child is started by an absolute path and with an environment that is named.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/processes/' },
      to: {
        path: '^(node:)?(child_process|cluster|worker_threads)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-main-knows-everybody',
      severity: 'error',
      from: { path: '^src/[^/]+/' },
      to: { path: '^src/(main|index)\\.ts$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
