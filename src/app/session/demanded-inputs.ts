/**
 * What the workflow's inputs demand of a run, as its report keeps it. Every input is in this table: with how much it
 * demands, or with the reason why it cannot make a run demand less without being seen. A new one does not compile until
 * it is.
 */
import type { demandsOf } from '../../engine/demands.js';
import type { InputName, Inputs } from './inputs.js';

type Demand = ReturnType<typeof demandsOf>['suite'][number];

/** Its value, as people read it, and how much that demands; undefined where it is of no matter in this run. */
type Demanded = (inputs: Inputs) => readonly [value: string, amount: number] | undefined;

const INPUTS: Readonly<Record<InputName, Demanded | string>> = {
  'fail-on': ({ failOn }) => ranked(failOn, ['never', 'gates']),
  responses: ({ responses }) => ranked(responses, ['replay', 'cache', 'live']),
  'on-missing-secrets': ({ onMissingSecrets }) =>
    ranked(onMissingSecrets, ['skip', 'replay', 'fail']),
  compare: ({ compare }) =>
    compare === 'auto' || compare === 'never'
      ? ranked(compare, ['never', 'a path', 'auto'])
      : ['a path', 1],
  'only-changed': ({ onlyChanged }) => ranked(String(onlyChanged), ['true', 'false']),
  'reuse-days': ({ onlyChanged, reuseDays }) =>
    onlyChanged ? [String(reuseDays), -reuseDays] : undefined,
  'stop-when-decided': ({ stopWhenDecided }) => ranked(String(stopWhenDecided), ['true', 'false']),

  config: 'suites that are gone are told by their names',
  'working-directory': 'the same: what is found there is compared by the names of suites and tests',
  tags: 'tests that the base branch asked and this run does not are told',
  tests: 'as tags',
  models: 'as tags',
  sample: 'as tags',
  repeat: 'it is in the demands of each test',
  'min-passes': 'it is in the demands of each test',
  'timeout-ms': 'it is in the demands of each test',
  'pass-rate-min': 'it is in the demands of the suite',
  'max-cost-usd': 'it is in the demands of the suite',

  mode: 'a run that judges nothing says so in its title',
  shard:
    'a part judges nothing, and tells where the base branch asks the whole; the merge wants every part',
  reports: 'a merge wants every part of the plan',
  matrix: 'filled in by GitHub',
  'matrix-jobs': 'filled in by GitHub',
  concurrency: 'asks the same',
  'max-minutes': 'what it cuts off counts as not passed',
  'allow-commands': 'tests that may not run are an error',
  'github-token': 'without it nothing is compared, which every view says',
  'artifact-name':
    'where no report of that name is found nothing is compared, which every view says',
  comment: 'where it is shown',
  'comment-key': 'where it is shown',
  'check-name': 'where it is shown',
  review: 'where it is shown',
  summary: 'where it is shown',
  annotations: 'where it is shown',
  artifacts: 'where it is shown',
  'retention-days': 'where it is shown',
  'report-dir': 'where it is shown',
  outputs: 'what is shown of the answers',
  compliance: 'documents without a verdict',
  history: 'a trend without a verdict',
  issue: 'of scheduled runs, without a verdict',
};

function ranked(value: string, values: readonly string[]): readonly [string, number] {
  // Both ask for every answer.
  return [value, values.indexOf(value === 'record' ? 'live' : value)];
}

/** Those that a merge reads itself; the others are the parts'. */
const OF_THE_MERGE: ReadonlySet<string> = new Set(['inputs.fail-on', 'inputs.compare']);

/**
 * One row for each input that demands something, its value as the id.
 * @param ofParts of a merge: those of the parts
 */
export function demandsOfInputs(inputs: Inputs, ofParts?: readonly Demand[]): readonly Demand[] {
  if (ofParts !== undefined) {
    const isOwn = ([what]: Demand): boolean => OF_THE_MERGE.has(what);
    return [
      ...demandsOfInputs(inputs).filter(isOwn),
      ...ofParts.filter((demand) => !isOwn(demand)),
    ];
  }
  return Object.entries(INPUTS).flatMap(([name, demanded]): readonly Demand[] => {
    const known = typeof demanded === 'string' ? undefined : demanded(inputs);
    return known === undefined ? [] : [[`inputs.${name}`, 'lower', [known[1]], known[0]]];
  });
}
