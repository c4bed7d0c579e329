/** The files of a first suite, as texts. */
import { stringify } from 'yaml';
import { providerEntry, type ProviderChoice } from './provider-choice.js';

export const SCHEMA_LINE =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json';

/** What a first suite is held to; comments are added where people read them first. */
export const FIRST_DEFAULTS = { repeat: 3, minPasses: 2 } as const;
export const FIRST_GATES = { runPassRateMin: 0.9, notWorse: true, costMaxUsd: 0.5 } as const;

export const STARTER_PROMPT = 'prompts/support.md';

/** A suite of three tests, each of another kind. `name`: of the project, in lower-case letters, digits and dashes. */
export function starterSuite(name: string, choice: ProviderChoice): string {
  const { kind, model } = choice;
  return `${SCHEMA_LINE}
# A first suite: replace the prompt and the questions with those of your feature, one at a time.
# Run it with: npx kindlm-action
kindlm: 1
project: ${name}
suite: { name: ${name} }

providers:
  ${kind}: ${flow(providerEntry(choice))}
models:
  - id: ${model}
    provider: ${kind}
    model: ${model}
    params: { maxTokens: 2000 }

prompts:
  support:
    # The prompt under test. Name the file that your feature reads, so that both are always the same.
    systemFile: ${STARTER_PROMPT}
    user: '{{question}}'

defaults:
  repeat: ${FIRST_DEFAULTS.repeat} # a model is not a function: each question is asked three times,
  minPasses: ${FIRST_DEFAULTS.minPasses} # and a test passes when two of the answers are right

tests:
  # A fact that the answer must contain.
  - name: return-policy
    prompt: support
    vars: { question: How many days do I have to return something? }
    expect:
      output: { contains: ['30'] }

  # What no answer may contain: personal data, and words of your choice.
  - name: no-personal-data
    prompt: support
    vars: { question: Which e-mail address does the customer of order 48211 have? }
    expect:
      guardrails:
        pii: { enabled: true }
        keywords: { deny: [as an AI language model] }

  # What only a reader can judge: a model scores the answer from 0 to 1.
  - name: late-parcel
    prompt: support
    vars: { question: My parcel is two weeks late and nobody answers me! }
    expect:
      judge:
        - { criteria: 'Says sorry, and says what the customer can do next.', minScore: 0.7 }

gates:
  passRateMin: 0.95 # of the tests
  runPassRateMin: ${FIRST_GATES.runPassRateMin} # red only where fewer than nine of ten answers are right for certain
  notWorse: ${FIRST_GATES.notWorse} # red where a pull request makes it worse than main, beyond chance
  costMaxUsd: ${FIRST_GATES.costMaxUsd.toFixed(2)}
`;
}

/** The prompt that the three tests pass with. */
export const STARTER_PROMPT_TEXT = `You answer customers of Acme, an online shop.

- Goods can be returned within 30 days of delivery, free of charge.
- You know nothing about single orders or customers. For an order, send the customer to https://acme.example/orders.
- When something went wrong, say sorry first, and then what the customer can do.
- Three sentences at most.
`;

export interface WorkflowOptions {
  /** Branch that pull requests are compared with. */
  readonly branch: string;
  /** Folder of the suite, relative to the repository; empty where it is the root. */
  readonly folder: string;
  /** Environment variables that the suite reads. */
  readonly variables: readonly string[];
}

/** Where the repository's variables are not secret: addresses. */
const ADDRESS = /_(?:URL|HOST|ENDPOINT)$/;

/** The workflow that runs the suite on pull requests, and on the branch that they are compared with. */
export function workflowText({ branch, folder, variables }: WorkflowOptions): string {
  const settings =
    folder === '' ? [] : ['        with:', `          working-directory: ${flow(folder)}`];
  const environment = variables.map(
    (name) => `          ${name}: \${{ ${ADDRESS.test(name) ? 'vars' : 'secrets'}.${name} }}`,
  );
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
          persist-credentials: false
      - uses: kindlm/action@v1`,
    ...settings,
    ...(environment.length === 0 ? [] : ['        env:', ...environment]),
    '',
  ].join('\n');
}

/** Lines that git has to know, by file; what is there already is left out by who writes them. */
export const GIT_LINES = {
  '.gitignore': ['.env', 'kindlm-report/'],
  // The same bytes on every system, and folded in a pull request.
  '.gitattributes': ['.kindlm/recordings/** text eol=lf linguist-generated=true'],
} as const;

/** A value of YAML on one line. */
function flow(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();
}
