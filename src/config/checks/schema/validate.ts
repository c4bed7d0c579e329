/** Checks a parsed config against the JSON Schema. */
import { isRecord } from '../../../basics/basics.js';
import type { KindlmConfig } from '../../generated/kindlm-config.js';
import { validate } from '../../generated/kindlm-validator.cjs';
import type { ReportProblem } from '../../problem-collector.js';
import { itemsAt, textAt, valueAt } from '../../source/untyped.js';
import { describeValue } from '../../source/yaml-path.js';
import { reportViolations } from './violations.js';

interface SchemaCheck {
  /** The config with defaults filled in; absent when it is not valid. */
  readonly config?: KindlmConfig;
  /** Formatted paths of the mappings that have unknown keys: what they lack may be a misspelt key. */
  readonly misspelt: ReadonlySet<string>;
  /** The version of the config language is missing or another one: nothing else can be said of the file. */
  readonly wrongVersion: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Validates `value` and fills in defaults, in place. Every violation is reported. */
export function checkAgainstSchema(value: unknown, report: ReportProblem): SchemaCheck {
  if (!isRecord(value)) {
    report([], `A config is a mapping of keys to values, not ${describeValue(value)}.`, {
      hint: 'The first line of kindlm.yaml is `kindlm: 1`.',
    });
    return { misspelt: NONE, wrongVersion: true };
  }
  const foreign = foreignConfig(value);
  if (foreign !== undefined) {
    report([], `This is ${foreign.what}, not a kindlm.yaml.`, { hint: foreign.hint });
    return { misspelt: NONE, wrongVersion: true };
  }
  if (reportVersion(value, report)) return { misspelt: NONE, wrongVersion: true };
  if (validate(value)) return { config: value, misspelt: NONE, wrongVersion: false };
  const misspelt = reportViolations(value, validate.errors ?? [], report);
  return { misspelt, wrongVersion: false };
}

/** Reports a version that is not 1. A missing one is left to the schema, so that the rest is checked too. */
function reportVersion(config: unknown, report: ReportProblem): boolean {
  const version = valueAt(config, 'kindlm');
  if (version === undefined || version === 1) return false;
  const isQuoted = version === '1';
  report(['kindlm'], `The version of the config language is 1, not ${describeValue(version)}.`, {
    hint: isQuoted ? 'Write it without quotes: `kindlm: 1`.' : 'The first line is `kindlm: 1`.',
  });
  return true;
}

// Recognizes files that people give to the action by mistake: configs of other tools.

interface ForeignConfig {
  /** Completes the sentence "This is ...". */
  readonly what: string;
  readonly hint: string;
}

/** What tells each file from the others; the first that fits counts. */
const KINDS: readonly (ForeignConfig & { readonly fits: (config: unknown) => boolean })[] = [
  {
    what: "promptfoo's config",
    hint: 'Convert it: `npx kindlm-action import promptfooconfig.yaml`.',
    fits: (config) =>
      has(config, 'defaultTest', 'targets', 'scenarios', 'redteam', 'evaluateOptions') ||
      (isListOrText(valueAt(config, 'prompts')) && isListOrText(valueAt(config, 'providers'))),
  },
  {
    what: 'a prompt file of GitHub Models',
    hint: '`npx kindlm-action init` makes a suite of the `*.prompt.yml` files that it finds.',
    fits: (config) =>
      has(config, 'messages') && itemsAt(config, 'messages').some((it) => has(it, 'role')),
  },
  {
    what: 'a GitHub workflow',
    hint: 'The input `config` names the suite, not the workflow that runs it.',
    fits: (config) => has(config, 'jobs') && has(config, 'on', 'name', 'permissions'),
  },
  {
    what: "an eval of OpenAI's",
    hint: 'There is no importer for it. `npx kindlm-action init` writes a first suite to start from.',
    fits: (config) =>
      has(config, 'testing_criteria', 'data_source_config') ||
      (isRecord(config) &&
        Object.values(config).some((it) => textAt(it, 'class')?.startsWith('evals.') === true)),
  },
];

/** What the file is instead of a config; undefined where it may be meant as one. */
function foreignConfig(config: unknown): ForeignConfig | undefined {
  if (has(config, 'kindlm')) return undefined;
  return KINDS.find(({ fits }) => fits(config));
}

function has(value: unknown, ...keys: readonly string[]): boolean {
  return keys.some((key) => valueAt(value, key) !== undefined);
}

function isListOrText(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string';
}
