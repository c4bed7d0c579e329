// promptfoo's own options (of 0.121), by the place where they stand: what is read here, what decides neither an answer nor
// a verdict, and what has no counterpart, with what to do instead. None of them is ever sent to a model.
import { otherKeys } from './values.mjs';

const FILTER = 'choose with an input of the action';
const IN_WORKFLOW = 'set it in the workflow';

const PLACES = {
  config: {
    read: '$schema providers targets prompts tests scenarios defaultTest tags assertionTemplates evaluateOptions commandLineOptions',
    idle: 'outputPath sharing writeLatestResults derivedMetrics outputs metadata tracing',
    lost: {
      env: IN_WORKFLOW,
      extensions: 'what they do before a test belongs into a step of the workflow',
      nunjucksFilters: 'a template that uses one is left out',
      redteam: 'promptfoo makes these tests up as it runs',
    },
  },
  run: {
    read: 'maxConcurrency repeat timeoutMs grader',
    idle: 'cache config generateSuggestions interactiveProviders isRedteam noShare output progressBar progressCallback retryErrors share showProgressBar silent suggestionsCount table tableCellMaxLength tags verbose watch write',
    lost: {
      assertions: '',
      delay: 'a lower `concurrency` asks less at once',
      envPath: IN_WORKFLOW,
      extension: '',
      filterErrorsOnly: FILTER,
      filterFailing: FILTER,
      filterFailingOnly: FILTER,
      filterFirstN: FILTER,
      filterMetadata: FILTER,
      filterPattern: FILTER,
      filterPrompts: FILTER,
      filterProviders: FILTER,
      filterRange: FILTER,
      filterSample: FILTER,
      filterSampleSeed: FILTER,
      filterTargets: FILTER,
      maxEvalTimeMs: 'the input `max-minutes` limits a run',
      modelOutputs: 'write them as recordings',
      promptPrefix: 'write it into the prompts',
      promptSuffix: 'write it into the prompts',
      prompts: '',
      providers: '',
      tests: '',
      var: 'write it into the `vars` of the tests',
      vars: 'write them into the tests',
    },
  },
  test: {
    read: 'vars assert threshold metadata options provider providers prompts',
    idle: '',
    lost: { assertScoringFunction: '', providerOutput: 'write it as a recording' },
  },
  options: {
    read: 'provider disableVarExpansion disableDefaultAsserts prefix suffix transform postprocess transformVars factuality',
    idle: 'runSerially',
    lost: {
      disableConversationVar: '',
      repeat: 'write `repeat` into the test',
      rubricPrompt: 'write what it asks into `value`',
      storeOutputAs: 'write the turns as a `conversation`',
    },
  },
  provider: {
    read: 'id config prompts transform',
    idle: '',
    lost: {
      delay: 'a lower `concurrency` asks less at once',
      env: IN_WORKFLOW,
      inputs: '',
    },
  },
  grader: {
    read: 'text embedding',
    idle: '',
    lost: { classification: '', moderation: '' },
  },
  assertion: {
    read: 'type value threshold weight metric transform config provider',
    idle: '',
    lost: { rubricPrompt: 'write what it asks into `value`', contextTransform: '' },
  },
  'assert-set': {
    read: 'type assert threshold',
    idle: 'metric weight',
    lost: { config: 'write it into the assertions of the set' },
  },
};

/** They steer promptfoo itself, or reach the vendor in its own way, and decide no answer. */
const IDLE_CONFIG = new Set(
  'audioCost audioInputCost audioOutputCost basePath cacheReadCost cacheWriteCost delay expressMode imageInputCost isPayPerToken isReasoningModel keepAlive maxConcurrency maxRetries o1 projectId region retryOptions showThinking strictMutualExclusivity streaming suppressReasoningOutput timeout usageContext useAssistantRole vertexai'.split(
    ' ',
  ),
);

/** Whether an option below a provider's `config` is left out and decides nothing. */
export const isIdleConfig = (key) => IDLE_CONFIG.has(key);

/**
 * Tells of each option of the place that is not read. `where`: what it stands at, for people. `prefix`: what stands before
 * its name there. `read`: further options that are.
 */
export function noteOptions(place, record, { where, notes, prefix = '', read = [] }) {
  const known = PLACES[place];
  const idle = known.idle.split(' ');
  for (const key of otherKeys(record, [...known.read.split(' '), ...read])) {
    const name = `\`${prefix}${key}\``;
    const remedy = Object.hasOwn(known.lost, key) ? known.lost[key] : undefined;
    if (idle.includes(key)) notes.idle(`${prefix}${key}`);
    else if (remedy === undefined)
      notes.changed(where, `${name} is left out: promptfoo knows no such option`);
    else notes.lost(where, `${name} has no counterpart${remedy === '' ? '' : `: ${remedy}`}`);
  }
}
