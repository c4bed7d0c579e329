// Writes docs/configuration.md from src/config/kindlm.schema.json, the single source of the config language, and
// docs/inputs-and-outputs.md from action.yml; and in design/development.md the list of rooms from scripts/lint/rooms.cjs.
// `--check` writes nothing and fails when a file is out of date.
import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { writeOrCheck } from './generated-file.mjs';
import { inputsAndOutputsPage } from './inputs-and-outputs-page.mjs';
import { withRooms } from './rooms-table.mjs';

const SCHEMA = new URL('../src/config/kindlm.schema.json', import.meta.url);
const GUIDE = new URL('../design/development.md', import.meta.url);
const ACTION = new URL('../action.yml', import.meta.url);

/** What the KindLM CLI 2.x knows of the sections that it has; a key that comes later is the action's own. */
const CLI_KEYS = {
  KindlmConfig:
    'kindlm project suite providers models prompts tests gates defaults compliance upload trace',
  Providers: 'openai anthropic gemini mistral cohere ollama http mcp',
  ApiProvider: 'apiKeyEnv baseUrl organization',
  OllamaProvider: 'baseUrl apiKeyEnv',
  HttpProvider:
    'url method headers body responsePath toolCallsPath usagePaths modelIdPath apiKeyEnv',
  McpProvider: 'serverUrl toolName headers',
  ModelEntry: 'id provider model params',
  ModelParams: 'temperature maxTokens topP stopSequences seed',
  PromptTemplate: 'system user assistant',
  TestEntry: 'name prompt command vars models repeat tools conversation maxTurns expect tags skip',
  RepeatRange: '',
  Expect: 'output guardrails judge toolCalls baseline latency cost',
  OutputExpect: 'format schemaFile contains notContains maxLength',
  JudgeCriterion: 'criteria minScore model rubric',
  Gates:
    'passRateMin schemaFailuresMax piiFailuresMax keywordFailuresMax judgeAvgMin driftScoreMax costMaxUsd latencyMaxMs deterministicPassRate probabilisticPassRate',
  Defaults: 'repeat concurrency timeoutMs judgeModel',
  Compliance: 'enabled framework outputDir metadata',
  ComplianceMetadata:
    'systemName systemVersion riskLevel operator intendedPurpose dataGovernanceNotes',
};

/** Of a section that is the action's own as a whole, the key above it says so. */
function isExtension(section, key) {
  const known = CLI_KEYS[section];
  return known !== undefined && !known.split(' ').includes(key);
}

const EXAMPLE = `# yaml-language-server: $schema=https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json
kindlm: 1 # version of this language
project: acme-support
suite:
  name: support-agent # names the reports and the pull request comment

providers:
  openai: { apiKeyEnv: OPENAI_API_KEY } # the NAME of the variable, never the key
  anthropic: { apiKeyEnv: ANTHROPIC_API_KEY }

models: # under test, and as judges
  - { id: gpt-6-luna, provider: openai, model: gpt-6-luna, params: { maxTokens: 1024 } }
  - { id: sonnet, provider: anthropic, model: claude-sonnet-4-5-20250929 }

prompts:
  support:
    systemFile: prompts/system.md # the prompt under test lives in a file
    user: '{{message}}'

tests:
  - name: refund-double-charge
    prompt: support
    vars: { message: I was charged twice for order 123 }
    models: [gpt-6-luna] # default: all
    repeat: 3 # each run must pass
    tools:
      - name: lookup_order
        description: Looks up an order
        parameters: { type: object, properties: { orderId: { type: string } } }
        responses:
          - when: { orderId: '123' } # partial match of the arguments
            then: { status: charged twice }
        defaultResponse: { error: not found }
    expect:
      toolCalls:
        - { tool: lookup_order, argsMatch: { orderId: '123' } }
      output: { contains: [refund], maxLength: 2000 }
      guardrails:
        pii: { enabled: true }
        keywords: { deny: [lawsuit] }
      judge:
        - { criteria: The answer apologizes and offers a refund, minScore: 0.8 }
      baseline: { drift: { maxScore: 0.2 } }
    tags: [smoke]

gates: # what the suite as a whole must meet
  passRateMin: 0.95
  judgeAvgMin: 0.75
  costMaxUsd: 2

defaults:
  concurrency: 8
  judgeModel: sonnet
`;

const schema = JSON.parse(await readFile(SCHEMA, 'utf8'));

function resolve(part) {
  if (part.$ref === undefined) return part;
  const target = part.$ref
    .split('/')
    .slice(1)
    .reduce((value, key) => value[key], schema);
  return { ...resolve(target), ...part, $ref: undefined };
}

/** Objects with keys of their own, in the order in which they are met. */
function collectSections(part, sections = new Map()) {
  const resolved = resolve(part);
  if (resolved.title !== undefined && resolved.properties !== undefined) {
    if (sections.has(resolved.title)) return sections;
    sections.set(resolved.title, resolved);
  }
  for (const child of Object.values(resolved.properties ?? {})) collectSections(child, sections);
  if (resolved.items !== undefined) collectSections(resolved.items, sections);
  for (const option of resolved.anyOf ?? []) collectSections(option, sections);
  if (typeof resolved.additionalProperties === 'object') {
    collectSections(resolved.additionalProperties, sections);
  }
  return sections;
}

const words = (title) =>
  title
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/\b(Api|Http|Mcp|Pii)\b/, (word) => word.toUpperCase())
    .replace('Kindlm Config', 'Top level');
const anchor = (title) => words(title).toLowerCase().replaceAll(' ', '-');
const code = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function typeOf(part) {
  const resolved = resolve(part);
  if (resolved.const !== undefined) return code(resolved.const);
  if (resolved.enum !== undefined) return resolved.enum.map(code).join(', ');
  if (resolved.type === 'array') return `list of ${typeOf(resolved.items)}`;
  if (resolved.title !== undefined && resolved.properties !== undefined) {
    return `[${words(resolved.title)}](#${anchor(resolved.title)})`;
  }
  if (typeof resolved.additionalProperties === 'object') {
    return `mapping of names to ${typeOf(resolved.additionalProperties)}`;
  }
  if (resolved.anyOf !== undefined) return resolved.anyOf.map(typeOf).join(' or ');
  if (resolved.type === undefined) return 'anything';
  return `${[resolved.type].flat().map(plainType).join(' or ')}${rangeOf(resolved)}`;
}

function plainType(type) {
  return { string: 'text', integer: 'whole number', object: 'mapping' }[type] ?? type;
}

function rangeOf({ minimum, maximum, exclusiveMinimum, pattern }) {
  if (pattern?.includes('://')) return ' (URL)';
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, at least ${minimum}`;
  if (exclusiveMinimum !== undefined) return `, above ${exclusiveMinimum}`;
  return '';
}

function defaultOf(part, isRequired) {
  if (isRequired) return '**required**';
  const { default: value } = resolve(part);
  return value === undefined || JSON.stringify(value) === '{}' ? '' : code(value);
}

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function renderSection(title, part) {
  const others = part.additionalProperties;
  const children = Object.entries(part.properties);
  if (typeof others === 'object') children.push(['*', others]);
  const rows = children.map(([key, child]) => {
    const mark = isExtension(title, key) ? ' (+)' : '';
    const isRequired = part.required?.includes(key) ?? false;
    const meaning = resolve(child).description ?? '';
    const name = key === '*' ? 'any other name' : `\`${key}\``;
    return [`${name}${mark}`, typeOf(child), defaultOf(child, isRequired), meaning].map(cell);
  });
  return [
    `## ${words(title)}`,
    part.description ?? '',
    ['| key | type | default | meaning |', '| --- | --- | --- | --- |']
      .concat(rows.map((row) => `| ${row.join(' | ')} |`))
      .join('\n'),
  ].join('\n\n');
}

const sections = collectSections(schema);
const markdown = `<!-- Generated from src/config/kindlm.schema.json by \`npm run generate\`. Do not edit. -->

# Configuration

A suite is one YAML file, \`kindlm.yaml\` by default. A file that the KindLM CLI 2.x accepts means the same here, but for these departures: unknown keys are errors, so that a misspelt \`expect\` cannot switch a test off; \`contains\` and \`notContains\` are case-sensitive unless \`ignoreCase\`; \`toolCalls\` on a tool that the test does not offer is an error, since no model can call it; a model that is only named as a judge is not tested as well; a \`command\` that ends with another exit code than 0 fails its test. Keys marked (+) are the action's own.

Paths in the file are relative to it and stay inside the workspace. \`{{name}}\` or \`{{dotted.name}}\` in a prompt, a conversation turn or a command is replaced by the test's variable of that name. \`{{uuid}}\` and \`{{now}}\` need none: there, in the user and system messages and in request bodies, they are one new UUID and the start of the run (ISO 8601); what is stored and compared keeps the names. YAML anchors, aliases and merge keys (\`<<\`) work. Keys that begin with \`x-\` are yours on every level, for anchors and remarks: they are neither checked nor sent. Only in \`vars\`, \`headers\`, \`arguments\`, \`body\`, \`extra\` and wherever else a mapping is your own data are they names like any other.

\`\`\`yaml
${EXAMPLE}\`\`\`

${[...sections].map(([title, part]) => renderSection(title, part)).join('\n\n')}
`;
const pages = {
  'docs/configuration.md': markdown,
  'docs/inputs-and-outputs.md': inputsAndOutputsPage(await readFile(ACTION, 'utf8')),
  'design/development.md': withRooms(await readFile(GUIDE, 'utf8')),
};
for (const [path, page] of Object.entries(pages)) {
  const text = await format(page, { parser: 'markdown', printWidth: 100, singleQuote: true });
  await writeOrCheck(path, text);
}
