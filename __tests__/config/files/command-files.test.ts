/** A program that is named in a command belongs to a `dependsOn` that is there, however it is started. */
import { describe, expect, test } from '@jest/globals';
import { loadOne, problemsOf, VALID, type Files } from '../config-folder.js';

const FILES: Files = {
  'prompts/a.md': 'prompt',
  'agent.js': 'js',
  'my bot.js': 'js',
  'lib/hook.mjs': 'hook',
  'app/__init__.py': '',
  'app/main.py': 'py',
  'app/server.py': 'py',
  'app/cli/__main__.py': 'py',
  'bin/agent': '#!/usr/bin/env bash\nexec node "$(dirname "$0")/../agent.js" "$@"\n',
  'wrap.sh': 'cd "$ROOT" && node $ROOT/agent.js\n',
  'loop.sh': './loop.sh\n',
  'data/one.txt': '1',
  'data/two.txt': '2',
  'out.json': '{}',
  '.env': 'KEY=1',
  'compose.yaml': 'services: {}',
  'package.json': JSON.stringify({
    scripts: { ask: 'node agent.js', preask: 'node lib/hook.mjs', test: 'node app/main.py' },
  }),
  'web/package.json': JSON.stringify({ scripts: { start: 'node server.js' } }),
  'web/server.js': 'server',
  Makefile: 'ask:\n\tpython app/main.py\n',
  'node_modules/tsx/cli.js': 'tsx',
};

async function filesOf(
  command: string,
  { vars = {}, environment = {}, dependsOn = ['prompts/**'] } = {},
): Promise<readonly string[] | undefined> {
  const entry = `command: ${JSON.stringify(command)}
    ${dependsOn.length === 0 ? '' : `dependsOn: ${JSON.stringify(dependsOn)}`}`;
  const config = {
    'kindlm.yaml': VALID.replace('prompt: ask', entry).replace(
      /vars: .*/,
      `vars: ${JSON.stringify(vars)}`,
    ),
  };
  const suite = await loadOne({ ...FILES, ...config }, { environment });
  return suite.tests[0]?.dependsOn?.map(({ file }) => file).filter((it) => !it.endsWith('a.md'));
}

test.each<[command: string, files: string[]]>([
  ['node agent.js {{message}}', ['agent.js']],
  ['node ./agent', ['agent.js']],
  ['/usr/bin/env node --import ./lib/hook.mjs agent.js', ['agent.js', 'lib/hook.mjs']],
  ['node --require=./lib/hook.mjs agent.js', ['agent.js', 'lib/hook.mjs']],
  ['npx tsx --tsconfig none agent.js', ['agent.js']],
  ['node node_modules/tsx/cli.js agent.js', ['agent.js']],
  [`node "my bot.js"`, ['my bot.js']],
  [`node my\\ bot.js`, ['my bot.js']],
  [`node 'my bot.js' | tee log.txt`, ['my bot.js']],
  [`bash -c 'node agent.js; echo done'`, ['agent.js']],
  [`sh -c "sh -c 'node agent.js'"`, ['agent.js']],
  ['OUT=$(node agent.js) && echo "$OUT"', ['agent.js']],
  ['`node agent.js`', ['agent.js']],
  ['(cd app && python server.py)', ['app/server.py']],
  ['cd app; python main.py < ../data/one.txt', ['app/main.py', 'data/one.txt']],
  ['python3 -u -m app.main', ['app/main.py']],
  ['python -m app.cli', ['app/cli/__main__.py']],
  ['uvicorn app.server:create --port 1', ['app/server.py']],
  ['AGENT=agent.js; node $AGENT', ['agent.js']],
  ['export AGENT="my bot.js" && node "$AGENT"', ['my bot.js']],
  ['node ${AGENT:-agent.js}', ['agent.js']],
  ['./bin/agent --fast', ['agent.js', 'bin/agent']],
  ['./wrap.sh', ['agent.js', 'wrap.sh']],
  ['./loop.sh', ['loop.sh']],
  ['cat data/*.txt | node agent.js', ['agent.js', 'data/one.txt', 'data/two.txt']],
  ['npm run ask -- --x', ['agent.js', 'lib/hook.mjs', 'package.json']],
  ['pnpm -s ask', ['agent.js', 'lib/hook.mjs', 'package.json']],
  ['node --run ask', ['agent.js', 'lib/hook.mjs', 'package.json']],
  ['npm --prefix web start', ['package.json', 'web/package.json', 'web/server.js']],
  ['make -s ask', ['Makefile', 'app/main.py']],
  ['node agent.js > out.json 2>&1', ['agent.js']],
  ['node ../agent.js /etc/passwd', []],
  ['node --env-file=.env agent.js', ['agent.js']],
  ['node \\\nagent.js', ['agent.js']],
  ['NAME=agent; node "$NAME.js"', ['agent.js']],
  ['docker compose run agent.js', ['agent.js', 'compose.yaml']],
  ['echo hello', []],
])('%s', async (command, files) => {
  const found = await filesOf(command, { vars: { message: 'agent' } });
  // A folder's entry may come beside what is named in it.
  const extra = ['app/__init__.py', 'app/main.py', 'web/server.js'];
  const isExpected = (file: string): boolean => files.includes(file) || !extra.includes(file);
  expect(found?.filter(isExpected)).toEqual(files);
});

describe('through a variable', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['node {{agent}}', { agent: 'agent.js' }, {}],
    ['node ./{{ name }}.js', { name: 'agent' }, {}],
    ['node "{{folder}}/agent.js"', { folder: '.' }, {}],
    ['node $AGENT_FILE', {}, { AGENT_FILE: 'agent.js' }],
    ['node "${DIR}/agent.js"', {}, { DIR: '.' }],
  ])('%s', async (command, vars, environment) => {
    expect(await filesOf(command, { vars, environment })).toEqual(['agent.js']);
  });

  test('other values are other files', async () => {
    expect(await filesOf('node {{agent}}', { vars: { agent: 'lib/hook.mjs' } })).toEqual([
      'lib/hook.mjs',
    ]);
  });
});

test('without `dependsOn` it stays unknown what answers', async () => {
  expect(await filesOf('node agent.js', { dependsOn: [] })).toBeUndefined();
});

test('a pattern with `!` leaves out what the command itself writes', async () => {
  const dependsOn = ['prompts/**', '!out.json'];
  expect(await filesOf('node agent.js --out out.json', { dependsOn })).toEqual(['agent.js']);
  expect(await filesOf('node agent.js --out out.json')).toEqual(['agent.js', 'out.json']);
});

test('a command of many words ends soon', async () => {
  const command = `echo ${'"a b" '.repeat(2_000)}`;
  const entry = `command: ${JSON.stringify(command)}\n    dependsOn: [agent.js]`;
  const files = { 'kindlm.yaml': VALID.replace('prompt: ask', entry), 'agent.js': '' };
  expect(await problemsOf(files)).toEqual([]);
});
