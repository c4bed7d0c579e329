/** Import direction of the house, made from scripts/lint/rooms.cjs: a broken rule fails the build. */
const { PURE, ROOMS } = require('./scripts/lint/rooms.cjs');

const isFile = (room) => room.endsWith('.ts');
const pathOf = (room) => `^src/${room.replace('.', '\\.')}${isFile(room) ? '$' : '/'}`;
const anyOf = (rooms) => rooms.map(pathOf).join('|');

/** A room's inside is its own: the others import its doors. */
function doorRuleOf([room, { doors }]) {
  return {
    name: `${room}-is-entered-by-its-doors`,
    comment:
      'A name that another room needs belongs into one of the doors: see scripts/lint/rooms.cjs.',
    severity: 'error',
    from: { path: '^src/', pathNot: pathOf(room) },
    to: { path: pathOf(room), pathNot: `^src/${room}/(${doors.join('|')})\\.[a-z.]+$` },
  };
}

/** One rule for the rooms that are not on a room's row, one for those of which it may only use types. */
function rulesOf([room, { imports, types = [] }]) {
  const allowed = [...(isFile(room) ? [] : [room]), ...imports, ...types];
  const fence = {
    name: `${room}-imports-only-its-row`,
    comment: 'See scripts/lint/rooms.cjs.',
    severity: 'error',
    from: { path: pathOf(room) },
    to: { path: '^src/', ...(allowed.length > 0 && { pathNot: anyOf(allowed) }) },
  };
  if (types.length === 0) return [fence];
  const typesOnly = {
    name: `${room}-takes-only-types`,
    severity: 'error',
    from: { path: pathOf(room) },
    to: { path: anyOf(types), dependencyTypesNot: ['type-only'] },
  };
  return [fence, typesOnly];
}

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-room-without-a-row',
      severity: 'error',
      from: { path: '^src/', pathNot: anyOf(Object.keys(ROOMS)) },
      to: {},
    },
    {
      name: 'no-product-code-beside-src',
      comment:
        'What a user runs is in src/, where the rows count. The version is that of package.json.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['local'], pathNot: '^(src/|package\\.json$)' },
    },
    ...Object.entries(ROOMS).flatMap(rulesOf),
    ...Object.entries(ROOMS)
      .filter(([room]) => !isFile(room))
      .map(doorRuleOf),
    {
      name: 'pure-rooms-know-no-network-and-no-toolkit',
      severity: 'error',
      from: { path: anyOf(PURE) },
      to: {
        path: 'node_modules/(@actions|@octokit|openai|@anthropic-ai)/|^(node:)?(http|https|net|tls|dgram|http2)$',
      },
    },
    {
      name: 'pure-rooms-know-only-the-provider-interface',
      severity: 'error',
      from: { path: anyOf(PURE) },
      to: { path: '^src/providers/', pathNot: '^src/providers/provider\\.ts$' },
    },
    {
      name: 'providers-know-no-toolkit',
      severity: 'error',
      from: { path: '^src/providers/' },
      to: { path: 'node_modules/@(actions|octokit)/' },
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
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
