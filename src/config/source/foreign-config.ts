/** Recognizes files that people give to the action by mistake: configs of other tools. */
import { isRecord } from '../../basics/is-record.js';
import { itemsAt, textAt, valueAt } from './untyped.js';

export interface ForeignConfig {
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
export function foreignConfig(config: unknown): ForeignConfig | undefined {
  if (has(config, 'kindlm')) return undefined;
  return KINDS.find(({ fits }) => fits(config));
}

function has(value: unknown, ...keys: readonly string[]): boolean {
  return keys.some((key) => valueAt(value, key) !== undefined);
}

function isListOrText(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string';
}
