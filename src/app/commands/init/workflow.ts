/** The workflow of a first suite: sets up, installs and starts what the suite needs, and runs it. */
import { posix } from 'node:path';
import { isLoopbackUrl } from '../../../basics/connections.js';
import { AGENT_PROGRAMS, type AgentName } from '../../../config/agents.js';
import type { Runtime } from './program-setup.js';
import { flow } from './suites.js';

interface WorkflowOptions {
  /** Branch that pull requests are compared with. */
  readonly branch: string;
  /** Folder of the suite, relative to the repository; empty where it is the root. */
  readonly folder: string;
  /** Environment variables that the suite reads. */
  readonly variables: readonly StepVariable[];
  /** And those that only the programs of the repository read. */
  readonly programVariables: readonly StepVariable[];
  /** Where the suite runs something of the repository. */
  readonly programs?: Programs | undefined;
  /** How many of the cases a pull request asks. */
  readonly sample?: number | undefined;
  /** That works with the skills, where the suite tests any. */
  readonly agent?: AgentName | undefined;
  /** Whether each of its answers is a whole run of another harness. */
  readonly isSlow: boolean;
}

export interface Programs {
  /** Empty where it is not known what they need. */
  readonly runtimes: readonly Runtime[];
  /** A server on this machine that the suite asks; unless there is one command, it is unknown how it is started. */
  readonly server?: { readonly url: string; readonly commands: readonly string[] } | undefined;
  /** What is started ends without a file `.env`. */
  readonly wantsEnvFile: boolean;
}

/** An environment variable of a step. */
export interface StepVariable {
  readonly name: string;
  /** As the workflow writes it. */
  readonly value: string;
  /** Where somebody has to store it on GitHub; undefined: the workflow holds it, or GitHub itself has it. */
  readonly stored?: { readonly as: string; readonly in: 'secrets' | 'vars' };
}

/** Addresses are not secret, unless they hold a password. */
const ADDRESS = /(?:^|_)(?:URL|HOST|ENDPOINT|PORT)$/;
/** Nor are settings: a secret's value would be hidden wherever a log has it, as in every path. */
const SETTING =
  /(?:^|_)(?:MODEL|MODE|DIR|FOLDER|FILE|REGION|LANG|LANGUAGE|LOCALE|LEVEL|COLLECTION|INDEX|TEMPERATURE|TZ|TIMEZONE)(?:_NAME|_ID)?$/i;
/** No path of one machine alone. */
const WORD = /^[A-Za-z0-9.][\w.:/-]{0,59}$/;
const SECRET = /KEY|TOKEN|SECRET|PASS|PWD|PIN|AUTH|CRED/i;
const PLAIN = /^(?:\d{1,5}|true|false|development|production|test|debug|info|warn|warning|error)$/i;

/** @param value where it is known; `isSecret`: as the suite uses it, else its name says so */
export function storedVariable(
  name: string,
  value = '',
  isSecret = !ADDRESS.test(name) && (SECRET.test(name) || !SETTING.test(name)),
): StepVariable {
  // Each run has this one; GitHub stores no other name that begins so.
  if (name === 'GITHUB_TOKEN') return { name, value: '${{ secrets.GITHUB_TOKEN }}' };
  const as = name.replace(/^GITHUB_/i, 'GH_');
  const store = isSecret || /[@?]/.test(value) ? 'secrets' : 'vars';
  return { name, value: `\${{ ${store}.${as} }}`, stored: { as, in: store } };
}

/** A setting whose name and value are not those of a secret; undefined for anything else. */
export function plainVariable(name: string, value: string): StepVariable | undefined {
  const isAddress = isLoopbackUrl(value) && !/[@?]/.test(value);
  const isWord = SETTING.test(name) && WORD.test(value);
  const isPlain = !SECRET.test(name) && (PLAIN.test(value) || isAddress || isWord);
  return isPlain ? { name, value: flow(value) } : undefined;
}

/** The workflow that runs the suite on pull requests, and on the branch that they are compared with. */
export function workflowText(options: WorkflowOptions): string {
  const { branch, folder, variables, programVariables, programs, sample, agent, isSlow } = options;
  const settings = [
    ...(folder === '' ? [] : [`          working-directory: ${flow(folder)}`]),
    ...(sample === undefined
      ? []
      : [`          sample: \${{ github.event_name == 'pull_request' && '${sample}' || '' }}`]),
    ...(agent === undefined
      ? []
      : [
          '          # A pull request asks the evals of the skills that it touches.',
          "          only-changed: ${{ github.event_name == 'pull_request' }}",
        ]),
  ];
  const all = [...variables, ...programVariables];
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
    timeout-minutes: ${isSlow ? 60 : 30}
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false`,
    ...(agent === undefined ? [] : agentSteps(agent)),
    ...(programs === undefined ? [] : programSteps(programs, folder, withPort(all, programs))),
    '      - uses: kindlm/action@v1',
    ...(settings.length === 0 ? [] : ['        with:', ...settings]),
    ...envLines(own),
    '',
  ].join('\n');
}

/** Of a step. */
function envLines(variables: readonly StepVariable[]): readonly string[] {
  const lines = variables.map(({ name, value }) => `          ${name}: ${value}`);
  return lines.length === 0 ? [] : ['        env:', ...lines];
}

/** GitHub's own actions only; what its runners have already is not set up. */
const SETUP: Readonly<
  Partial<
    Record<
      Runtime['language'],
      { readonly uses: string; readonly input: string; readonly version: string }
    >
  >
> = {
  node: {
    uses: 'actions/setup-node@2028fbc5c25fe9cf00d9f06a71cc4710d4507903 # v6.0.0',
    input: 'node-version',
    version: '24',
  },
  python: {
    uses: 'actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0',
    input: 'python-version',
    version: '3.13',
  },
};

function setupSteps({ language, folder, versionFile }: Runtime): readonly string[] {
  const setup = SETUP[language];
  if (setup === undefined) return [];
  const version =
    versionFile === undefined
      ? `${setup.input}: ${flow(setup.version)}`
      : `${setup.input}-file: ${flow(posix.join(folder, versionFile))}`;
  return [`      - uses: ${setup.uses}`, `        with: { ${version} }`];
}

/** Another version would be another agent: what it does is compared with what it did on the base branch. */
function agentSteps(agent: AgentName): readonly string[] {
  const { title, npm, version } = AGENT_PROGRAMS[agent];
  return [
    `      - name: Install ${title}, always the same version`,
    `        run: npm install --global ${npm}@${version}`,
  ];
}

function programSteps(
  { runtimes, server, wantsEnvFile }: Programs,
  folder: string,
  variables: readonly StepVariable[],
): readonly string[] {
  return [
    ...(runtimes.length === 0 ? ['      # Set up and install here what the program needs.'] : []),
    ...runtimes.flatMap((runtime) => [
      ...setupSteps(runtime),
      ...(runtime.install.length === 0 ? [] : installSteps(runtime)),
    ]),
    ...(wantsEnvFile
      ? [
          '      - name: Make the .env that the program asks for; its values come from `env`',
          ...inFolder(folder),
          '        run: touch .env',
        ]
      : []),
    ...(server === undefined ? [] : serverSteps(server, inFolder(folder), envLines(variables))),
  ];
}

function installSteps({ file, folder, install }: Runtime): readonly string[] {
  return [
    `      - name: Install what ${file} names`,
    ...inFolder(folder),
    '        run: |',
    ...install.map((line) => `          ${line}`),
  ];
}

function inFolder(folder: string): readonly string[] {
  return folder === '' ? [] : [`        working-directory: ${flow(folder)}`];
}

/** Where it was asked, it is started, whatever shell or command said so on the first machine. */
function withPort(
  variables: readonly StepVariable[],
  { server }: Programs,
): readonly StepVariable[] {
  if (server === undefined || variables.some(({ name }) => name === 'PORT')) return variables;
  return [...variables, { name: 'PORT', value: flow(portOf(server.url)) }];
}

function portOf(url: string): string {
  const { port, protocol } = new URL(url);
  return port === '' ? ({ 'https:': '443' }[protocol] ?? '80') : port;
}

const PORT_OPTION =
  /(?<option>(?:--port|--bind|-b|-p|--listen)[= ](?:[\w.]*:)?)(?<port>\d{2,5})(?!\d)/g;

const SERVER_LOG = '"$RUNNER_TEMP/server.log"';

function serverSteps(
  { url, commands }: NonNullable<Programs['server']>,
  where: readonly string[],
  env: readonly string[],
): readonly string[] {
  const wait = `curl --silent --output /dev/null --max-time 30 --retry 60 --retry-delay 1 --retry-all-errors ${quoted(url)}`;
  const onPort = (one: string): string => one.replaceAll(PORT_OPTION, `$<option>${portOf(url)}`);
  const [command, ...others] = commands.map(onPort);
  const start =
    command === undefined || others.length > 0
      ? [
          '          # Start it here, in the background, such as one of:',
          ...(command === undefined ? ['npm start'] : [command, ...others]).map(
            (one) => `          #   ${background(one)}`,
          ),
        ]
      : [`          ${background(command)}`];
  return [
    '      - name: Start the server, and wait until it answers',
    ...where,
    '        run: |',
    ...start,
    `          ${wait} || { cat ${SERVER_LOG}; exit 1; }`,
    ...env,
  ];
}

/** Several commands are one in the background. */
function background(command: string): string {
  const one = / && /.test(command) ? `(${command})` : command;
  return `${one} > ${SERVER_LOG} 2>&1 &`;
}

/** One word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
