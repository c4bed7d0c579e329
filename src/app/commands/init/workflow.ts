/** The workflow of a first suite: sets up, installs and starts what the suite needs, and runs it. */
import type { Runtime } from './look.js';
import { flow } from './suites.js';

interface WorkflowOptions {
  /** Branch that pull requests are compared with. */
  readonly branch: string;
  /** Folder of the suite, relative to the repository; empty where it is the root. */
  readonly folder: string;
  /** Environment variables that the suite reads. */
  readonly variables: readonly string[];
  /** And those that the programs of the repository read. */
  readonly programVariables: readonly string[];
  /** Where the suite runs something of the repository. */
  readonly programs?: Programs | undefined;
  /** How many of the cases a pull request asks. */
  readonly sample?: number | undefined;
}

export interface Programs {
  readonly runtime?: Runtime | undefined;
  /** A server on this machine that the suite asks; without a command, it is unknown how it is started. */
  readonly server?: { readonly url: string; readonly command?: string | undefined } | undefined;
}

/** Where the repository's variables are not secret: addresses. */
const ADDRESS = /_(?:URL|HOST|ENDPOINT|PORT)$/;

/** The workflow that runs the suite on pull requests, and on the branch that they are compared with. */
export function workflowText(options: WorkflowOptions): string {
  const { branch, folder, variables, programVariables, programs, sample } = options;
  const settings = [
    ...(folder === '' ? [] : [`          working-directory: ${flow(folder)}`]),
    ...(sample === undefined
      ? []
      : [`          sample: \${{ github.event_name == 'pull_request' && '${sample}' || '' }}`]),
  ];
  const all = [...new Set([...variables, ...programVariables])];
  // The action starts a program of the suite itself; a server is started before it.
  const own = programs?.server === undefined ? all : variables;
  return [
    `name: KindLM
on:
  pull_request:
  push: { branches: [${flow(branch)}] } # what pull requests are compared with
permissions:
  contents: read # to check out
  actions: read # to find the report of ${/^[\w./-]+$/.test(branch) ? branch : 'that branch'}
  pull-requests: write # for the comment
jobs:
  kindlm:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false`,
    ...(programs === undefined ? [] : programSteps(programs, folder, envLines(all))),
    '      - uses: kindlm/action@v1',
    ...(settings.length === 0 ? [] : ['        with:', ...settings]),
    ...envLines(own),
    '',
  ].join('\n');
}

/** Of a step. */
function envLines(names: readonly string[]): readonly string[] {
  const lines = names.map(
    (name) => `          ${name}: \${{ ${ADDRESS.test(name) ? 'vars' : 'secrets'}.${name} }}`,
  );
  return lines.length === 0 ? [] : ['        env:', ...lines];
}

/** GitHub's own actions only; what its runners have already is not set up. */
const SETUP: Readonly<Partial<Record<Runtime['language'], readonly string[]>>> = {
  node: [
    '      - uses: actions/setup-node@2028fbc5c25fe9cf00d9f06a71cc4710d4507903 # v6.0.0',
    "        with: { node-version: '24' }",
  ],
  python: [
    '      - uses: actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0',
    "        with: { python-version: '3.13' }",
  ],
};

function programSteps(
  { runtime, server }: Programs,
  folder: string,
  env: readonly string[],
): readonly string[] {
  const where = folder === '' ? [] : [`        working-directory: ${flow(folder)}`];
  return [
    ...(runtime === undefined
      ? ['      # Set up and install here what the program needs.']
      : [
          ...(SETUP[runtime.language] ?? []),
          `      - name: Install what ${runtime.file} names`,
          ...where,
          '        run: |',
          ...runtime.install.map((line) => `          ${line}`),
        ]),
    ...(server === undefined ? [] : serverSteps(server, where, env)),
  ];
}

function serverSteps(
  { url, command }: NonNullable<Programs['server']>,
  where: readonly string[],
  env: readonly string[],
): readonly string[] {
  const wait = `curl --silent --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors ${quoted(url)}`;
  return [
    '      - name: Start the server, and wait until it answers',
    ...where,
    '        run: |',
    ...(command === undefined
      ? ['          # Start it here, in the background, such as: npm start &']
      : [`          ${command} > "$RUNNER_TEMP/server.log" 2>&1 &`]),
    `          ${wait}`,
    ...env,
  ];
}

/** One word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
