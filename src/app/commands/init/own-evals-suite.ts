/** The suite of evals that another harness runs: its results as they are, started often enough to compare them. */
import { join, posix } from 'node:path';
import { type Environment, variableValue } from '../../../config/providers.js';
import { type OwnEvals, ownEvalsWords } from './own-evals.js';
import { beginningOf } from './repository.js';
import { FIRST_DEFAULTS, flow, gateLines, SCHEMA_LINE } from './suites.js';

interface OwnEvalsSuiteOptions {
  /** Of the project, in lower-case letters, digits and dashes. */
  readonly name: string;
  /** At least one. */
  readonly harnesses: readonly OwnEvals[];
  readonly keys: (harness: OwnEvals) => readonly string[];
  readonly dependsOn: (harness: OwnEvals) => readonly string[];
}

export function ownEvalsSuite({ name, harnesses, keys, dependsOn }: OwnEvalsSuiteOptions): string {
  const entries = harnesses.flatMap((harness, index) => [
    `  - name: ${flow(entryName(harness, harnesses))}`,
    `    run: ${flow(harness.run)}`,
    `    read: ${flow(harness.read)} # JUnit XML, which it writes anew each time`,
    '    format: junit',
    `    repeat: ${FIRST_DEFAULTS.repeat}${index > 0 ? '' : ' # a model is not a function: all of them are run three times,'}`,
    `    minPasses: ${FIRST_DEFAULTS.minPasses}${index > 0 ? '' : ' # and a test passes when two of its answers are right'}`,
    ...listLine('keys', keys(harness), 'what it asks models with; no other key is passed on'),
    ...listLine('dependsOn', dependsOn(harness), 'whose change can change the results'),
  ]);
  return [
    SCHEMA_LINE,
    `# Takes the results of the evals that are here already: ${harnesses.map(ownEvalsWords).join('; ')}.`,
    '# Run it with: npx kindlm-action',
    'kindlm: 1',
    `project: ${name}`,
    `suite: { name: ${name} }`,
    '',
    'results:',
    ...entries,
    '',
    ...gateLines(0, false),
    '',
  ].join('\n');
}

function listLine(key: string, values: readonly string[], comment: string): readonly string[] {
  return values.length === 0 ? [] : [`    ${key}: ${flow(values)} # ${comment}`];
}

/** Its tool, with its folder where several have the same. */
function entryName({ tool, folder }: OwnEvals, all: readonly OwnEvals[]): string {
  if (all.length === 1) return 'evals';
  const same = all.filter((one) => one.tool === tool);
  return same.length === 1 ? tool : `${tool} in ${folder === '' ? '.' : folder}`;
}

const SECRETS: readonly (readonly [name: string, mentioned: RegExp])[] = [
  ['OPENAI_API_KEY', /\bopenai\b|\bdeepeval\b|\bautoevals\b/],
  ['ANTHROPIC_API_KEY', /\banthropic\b/],
  ['GEMINI_API_KEY', /@google\/genai|google-genai|google\.genai/],
  ['GOOGLE_GENERATIVE_AI_API_KEY', /@ai-sdk\/google\b/],
  ['MISTRAL_API_KEY', /\bmistralai\b|@ai-sdk\/mistral/],
];

/** Names of keys that the evals and what their package needs speak of: those that are set, else all of them. */
export function keysOfEvals(
  from: string,
  { folder, files }: OwnEvals,
  environment: Environment,
): readonly string[] {
  const manifests = ['package.json', 'pyproject.toml', 'requirements.txt', 'requirements-dev.txt'];
  const textOf = (paths: readonly string[]): string =>
    paths.map((path) => beginningOf(join(from, path))).join('\n');
  const own = textOf(files);
  const samples = textOf(['.env.example', posix.join(folder, '.env.example')]);
  const named = [
    ...[...own.matchAll(/\b[A-Z][A-Z0-9_]*_API_KEY\b/g)].map(([name]) => name),
    ...SECRETS.map(([name]) => name).filter((name) => samples.includes(name)),
  ];
  const text = own + textOf(manifests.map((name) => posix.join(folder, name)));
  const meant = SECRETS.filter(([, mentioned]) => mentioned.test(text)).map(([name]) => name);
  const all = [...new Set(named.length > 0 ? named : meant)];
  const known = all.filter((name) => variableValue(name, environment) !== undefined);
  return known.length > 0 ? known : all;
}
