/** What a change demands less than the base branch: configs on both sides, and what is said of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { weakened, weakenedInputs } from '../../src/comparison/compare.js';
import { demandsOf } from '../../src/engine/demands.js';
import { priceOf } from '../../src/providers/pricing.js';
import { weakenedWords } from '../report/story/told.js';
import { loadOne } from '../config/config-folder.js';

const LABELS = Array.from({ length: 4 }, (_, at) =>
  JSON.stringify({ output: `answer ${at}`, pass: at % 2 === 0 }),
);

const SCHEMA = { type: 'object', required: ['a'] };
const BASELINE = {
  version: '1',
  suiteName: 's',
  createdAt: '2026-01-01T00:00:00.000Z',
  results: { 'one::m': { outputText: 'as it was' } },
};
const FILES = {
  'labels.jsonl': LABELS.join('\n'),
  'schema.json': JSON.stringify(SCHEMA),
  'checks/a.test.js': 'test',
  'baseline.json': JSON.stringify(BASELINE),
  'agent.js': '1',
  'tool.js': '2',
};

/** Everything that can be demanded less, once. */
const BASE = {
  kindlm: 1,
  project: 'p',
  suite: { name: 's' },
  providers: {
    openai: { apiKeyEnv: 'KEY' },
    http: {
      url: 'http://127.0.0.1:1/ask',
      responsePath: 'answer',
      toolCallsPath: 'calls',
      usagePaths: { inputTokens: 'in', outputTokens: 'out' },
    },
  },
  models: [
    { id: 'm', provider: 'openai', model: 'gpt-4o', pricing: { input: 2, output: 8 } },
    { id: 'n', provider: 'openai', model: 'gpt-4o-mini', thinking: 'keep' },
    { id: 'e', provider: 'openai', model: 'text-embedding-3-small' },
    { id: 'f', provider: 'openai', model: 'text-embedding-3-large' },
    { id: 'h', provider: 'http', model: 'own' },
  ].map((it) => ({ ...it, params: { temperature: 0.5, maxTokens: 100 } })),
  prompts: { p: { user: '{{question}}' } },
  tests: [
    {
      name: 'one',
      prompt: 'p',
      models: ['m', 'n'],
      vars: { question: 'q' },
      repeat: 4,
      minPasses: 2,
      maxTurns: 3,
      timeoutMs: 1000,
      tools: [
        {
          name: 'look',
          responses: [{ when: { id: 1 }, then: 'found' }],
          defaultResponse: 'nothing',
        },
        { name: 'drop' },
        { mcp: { command: 'x', only: ['a', 'b'] }, call: true },
      ],
      expect: {
        output: {
          format: 'json',
          schemaFile: 'schema.json',
          contains: ['ok', 'done'],
          notContains: ['sorry'],
          maxLength: 100,
          ignoreCase: false,
        },
        guardrails: {
          pii: {
            enabled: true,
            customPatterns: [{ name: 'order', pattern: 'A\\d+' }],
            allow: ['us@acme.test', { pattern: '.*@x[.]test' }],
          },
          keywords: { deny: ['never'], allow: ['yes', 'no'] },
        },
        judge: [
          {
            criteria: 'polite',
            rubric: '1: rude',
            minScore: 0.8,
            passes: 3,
            labels: 'labels.jsonl',
          },
          { criteria: 'short', minScore: 0.6 },
        ],
        toolCalls: [
          {
            tool: 'look',
            argsMatch: { id: 1 },
            argsSchema: 'schema.json',
            order: 0,
            responseContains: 'f',
          },
          { tool: 'drop', shouldNotCall: true },
        ],
        trajectory: {
          tools: [{ tool: 'look', argsMatch: { id: 1 } }],
          match: 'exact',
          maxCalls: 3,
          maxRepeats: 1,
        },
        baseline: { drift: { maxScore: 0.1, method: 'embedding', fields: ['a'] } },
        latency: { maxMs: 1000 },
        cost: { maxUsd: 0.1 },
      },
    },
    {
      name: 'two',
      prompt: 'p',
      models: ['m', 'n'],
      vars: { question: 'r' },
      assert: [
        { type: 'similar', value: 'x', threshold: 0.9, weight: 3 },
        { type: 'not-contains', value: 'y' },
        { type: 'latency', threshold: 2000 },
        { type: 'javascript', value: 'output === context.config.a', config: { a: 1 } },
      ],
      threshold: 0.9,
    },
    {
      name: 'three',
      command: 'node agent.js',
      exitCodes: [0],
      costUsd: 0.2,
      dependsOn: ['agent.js', 'tool.js'],
      expect: {
        output: { contains: ['ok'] },
        skills: { used: ['csv'], notUsed: ['pdf'] },
      },
    },
    {
      name: 'four',
      prompt: 'p',
      models: ['m'],
      vars: { question: 's' },
      tools: [{ name: 'look' }, { name: 'drop' }, { name: 'third' }],
      expect: { output: { format: 'json' }, toolCalls: [{ tool: 'look' }] },
      conversation: [
        { turn: 'a', user: 'hello', expect: { output: { contains: ['hi'] } } },
        { turn: 'b', user: 'bye', expect: { output: { notContains: ['hi'] } } },
      ],
    },
    { name: 'five', prompt: 'p', vars: { question: 't' }, repeat: { min: 5, max: 9 } },
    {
      name: 'six',
      command: 'agent',
      repeat: 4,
      minPasses: 4,
      workspace: { files: { 'a.txt': 'a' } },
      expect: {
        guardrails: {
          pii: { denyPatterns: ['A\\d+'], on: 'changes' },
          keywords: { deny: ['never'], on: 'changes' },
        },
        judge: [{ criteria: 'tidy', on: 'changes' }],
        files: [
          {
            path: 'a.txt',
            contains: ['a'],
            notContains: ['b'],
            matches: 'a',
            equals: 'schema.json',
            schema: 'schema.json',
            maxBytes: 9,
            unchanged: true,
            exists: true,
          },
        ],
        changes: { only: ['**'], never: ['b'], none: true, maxFiles: 1, maxLines: 1 },
        checks: [
          { run: 'npm test', with: 'checks', exitCode: 0, contains: ['ok'], timeoutMs: 100 },
        ],
      },
      assert: [{ type: 'not-contains', value: 'y', on: 'changes' }],
    },
  ],
  gates: {
    passRateMin: 0.98,
    piiFailuresMax: 0,
    judgeAvgMin: 0.7,
    costMaxUsd: 1,
    notWorse: true,
    notWorseMargin: 5,
    reliabilityMin: { tries: 3, rate: 0.8 },
  },
  results: [
    {
      name: 'evals',
      run: 'npm run evals',
      read: 'out.xml',
      format: 'junit',
      repeat: 4,
      minPasses: 3,
      timeoutMs: 1000,
      dependsOn: ['agent.js'],
    },
  ],
  recordings: { dir: '.kindlm/recordings' },
  baseline: { file: 'baseline.json' },
  defaults: { repeat: 4, embeddingModel: 'e', judgeModel: 'm', models: ['m', 'n'] },
};
type Config = typeof BASE;

type Change = (config: Config) => void;

async function side(change: Change, files: Readonly<Record<string, string>> = {}) {
  const config = structuredClone(BASE);
  change(config);
  const suite = await loadOne({ ...FILES, ...files, 'kindlm.yaml': JSON.stringify(config) });
  const results = suite.tests.flatMap(({ name, models, skip }) =>
    skip ? [] : models.map((modelId) => ({ testCaseName: name, modelId })),
  );
  return { demands: demandsOf(suite, config.recordings.dir, priceOf), results };
}

let base: ReturnType<typeof side> | undefined;

async function said(change: Change, files: Readonly<Record<string, string>> = {}) {
  const found = weakened(await (base ??= side(() => undefined)), await side(change, files));
  return found.length === 0 ? undefined : weakenedWords(found);
}

function objectOf(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('no such place in the config');
  return value;
}

function edit(path: string, value: unknown): (config: Config) => void {
  return (config) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce<unknown>((at, key) => Reflect.get(objectOf(at), key), config);
    if (Array.isArray(place) && value === undefined) place.splice(Number(last), 1);
    else if (value === undefined) Reflect.deleteProperty(objectOf(place), last);
    else Reflect.set(objectOf(place), last, value);
  };
}

/** Where in the config, what is written there, and what is said of it. */
const TOLD: readonly (readonly [path: string, value: unknown, said: string])[] = [
  ['gates.passRateMin', 0.8, 'lowers passRateMin from 98 % to 80 %'],
  ['gates.passRateMin', undefined, 'lowers passRateMin from 98 % to 95 %'],
  ['gates.piiFailuresMax', 3, 'raises piiFailuresMax from 0 to 3'],
  ['gates.judgeAvgMin', undefined, 'drops judgeAvgMin'],
  ['gates.notWorse', false, 'drops notWorse'],
  ['gates.notWorseMargin', 20, 'raises notWorseMargin from 5 points to 20 points'],
  ['gates.notWorseMargin', undefined, 'raises notWorseMargin from 5 points to 10 points'],
  ['gates.reliabilityMin.tries', 1, 'lowers reliabilityMin.tries from 3 to 1'],
  ['gates.reliabilityMin.rate', 0.5, 'lowers reliabilityMin from 80 % to 50 %'],
  ['gates.costMaxUsd', 100, 'raises costMaxUsd from $1.00 to $100.00'],
  ['tests.1', undefined, 'takes out 1 test'],
  ['tests.1.name', 'renamed', 'taken out: two'],
  ['tests.0.skip', true, 'skips 1 test'],
  ['tests.0.models', ['m'], 'models: 2 -> 1 (one)'],
  ['tests.0.repeat', 3, 'asks 1 test less often'],
  ['tests.0.repeat', { min: 3, max: 9 }, 'repeat: 4 -> 3 (one)'],
  ['tests.4.repeat.min', 4, 'repeat: 5 -> 4 (five)'],
  ['defaults.repeat', 3, 'asks 3 tests less often'],
  ['defaults.repeat', { min: 3, max: 9 }, 'repeat: 4 -> 3 (two, three, four)'],
  ['tests.0.minPasses', 1, 'minPasses: 0.5 -> 0.25 (one)'],
  ['tests.0.minPasses', '20%', 'lowers minPasses of 1 test'],
  ['defaults.minPasses', '50%', 'lowers minPasses of 4 tests'],
  ['tests.1.minPasses', 1, 'minPasses: 1 -> 0.25 (two)'],
  ['tests.0.maxTurns', 9, 'maxTurns: 3 -> 9 (one)'],
  ['tests.0.timeoutMs', 9000, 'timeoutMs: 1000 -> 9000 (one)'],
  ['defaults.timeoutMs', 90_000, 'timeoutMs: 60000 -> 90000 (two, three, four, five)'],
  ['tests.2.deterministic', true, 'counts the answers of 1 test as one'],
  ['tests.2.dependsOn', ['*.js'], 'changes what 1 test depends on'],
  ['tests.2.dependsOn', undefined, 'changes what 1 test depends on'],
  ['tests.2.exitCodes', [0, 1], 'exitCodes: 1 -> 2 (three)'],
  ['tests.2.costUsd', 0.0001, 'lowers 1 price'],
  ['results.0.repeat', 3, 'results.repeat: 4 -> 3'],
  ['results.0.minPasses', 1, 'results.minPasses: 0.75 -> 0.25'],
  ['results.0.timeoutMs', 9000, 'results.timeoutMs: 1000 -> 9000'],
  ['results.0.deterministic', true, 'results.deterministic: 1 -> 0'],
  ['results.0.run', 'npm run easy', 'changes 1 setting of a harness'],
  ['results.0.read', 'other.xml', 'results.run: changed'],
  ['results.0.dependsOn', undefined, 'results.run: changed'],
  ['results', undefined, 'results.repeat: 4 -> none'],
  ['tests.1.vars', { question: 'easier' }, 'changes the question of 1 test'],
  ['tests.0.tools.0.responses.0.when', { id: 2 }, 'changes the question of 1 test'],
  ['tests.0.tools.0.responses.0.then', 'yes', 'changes the question of 1 test'],
  ['tests.0.tools.0.defaultResponse', 'yes', 'changes the question of 1 test'],
  ['tests.0.tools.2.mcp.only', ['a'], 'changes the question of 1 test'],
  ['tests.0.tools.2.call', false, 'changes the question of 1 test'],
  ['tests.3.conversation.0.user', 'hi', 'changes the question of 1 test'],
  ['tests.3.conversation.0.turn', 'b2', 'output.contains: changed (four)'],
  ['tests.3.conversation.1.expect', undefined, 'output.notContains: 1 -> none (four)'],
  ['tests.0.expect.judge.0.minScore', 0.1, 'judge.minScore: 0.8 -> 0.1 (one)'],
  ['tests.0.expect.judge.0.minScore', undefined, 'judge.minScore: 0.8 -> 0.7 (one)'],
  ['tests.0.expect.judge.0.criteria', 'anything', 'judge.minScore: changed (one)'],
  ['tests.0.expect.judge.0.rubric', '1: fine', 'changes what 1 check wants'],
  ['tests.0.expect.judge.0.passes', 1, 'judge.passes: 3 -> 1 (one)'],
  ['tests.0.expect.judge.1', undefined, 'judge.minScore: 0.6 -> none (one)'],
  ['tests.0.expect.judge.0.labels', undefined, 'takes away or changes 4 labels of judges'],
  ['tests.0.expect.judge.0.model', 'n', 'judge.model: changed (one)'],
  ['defaults.judgeModel', 'n', 'has the answers of 2 tests judged by another model'],
  ['models.0.model', 'gpt-4.1', 'judged by another model'],
  ['providers.openai.baseUrl', 'https://kind.example', 'judged by another model'],
  ['defaults.embeddingModel', 'f', 'has the answers of 2 tests embedded by another model'],
  ['tests.3.expect.output.format', 'text', 'output.format: 1 -> none (four)'],
  ['tests.0.expect.output.schemaFile', 'easy.json', 'output.schemaFile: changed (one)'],
  ['tests.0.expect.output.contains.1', undefined, 'output.contains: 1 -> none (one)'],
  ['tests.0.expect.output.contains.1', 'e', 'output.contains: changed (one)'],
  ['tests.0.expect.output.notContains.0', 'zzz', 'output.notContains: changed (one)'],
  ['tests.0.expect.output.maxLength', 9999, 'output.maxLength: 100 -> 9999 (one)'],
  ['tests.0.expect.output.ignoreCase', true, 'output.ignoreCase: changed (one)'],
  ['tests.0.expect.guardrails.pii.enabled', false, 'guardrails.pii'],
  ['tests.0.expect.guardrails.pii.denyPatterns', ['zzz'], 'pii.denyPatterns: changed (one)'],
  [
    'tests.0.expect.guardrails.pii.customPatterns.0.pattern',
    'zzz',
    'customPatterns.pattern: changed',
  ],
  ['tests.0.expect.guardrails.pii.allow.2', 'them@acme.test', 'pii.allow: 2 -> 3 (one)'],
  ['tests.0.expect.guardrails.pii.allow.1.pattern', '.*@.*', 'pii.allow: changed (one)'],
  ['tests.0.expect.guardrails.keywords.deny.0', 'zzz', 'keywords.deny: changed (one)'],
  ['tests.0.expect.guardrails.keywords.allow', ['yes', 'no', 'e'], 'keywords.allow: 2 -> 3 (one)'],
  ['tests.0.expect.guardrails.keywords.allow', ['yes', 'e'], 'keywords.allow: changed (one)'],
  ['tests.0.expect.guardrails.keywords', undefined, 'guardrails.keywords.deny: 1 -> none'],
  ['tests.3.expect.toolCalls.0.tool', 'drop', 'toolCalls.tool: changed (four)'],
  ['tests.0.expect.toolCalls.0.argsMatch', {}, 'toolCalls.argsMatch: changed (one)'],
  ['tests.0.expect.toolCalls.0.argsSchema', 'easy.json', 'toolCalls.argsSchema: changed (one)'],
  ['tests.0.expect.toolCalls.0.order', undefined, 'toolCalls.order: 1 -> none (one)'],
  ['tests.0.expect.toolCalls.0.responseContains', 'o', 'toolCalls.responseContains: changed'],
  ['tests.0.expect.toolCalls.1.shouldNotCall', false, 'toolCalls.shouldNotCall: 1 -> none (one)'],
  ['tests.0.expect.trajectory.tools.0.tool', 'drop', 'trajectory.tools: changed (one)'],
  ['tests.0.expect.trajectory.tools.0.argsMatch', {}, 'trajectory.tools: changed (one)'],
  ['tests.0.expect.trajectory.match', 'ordered', 'trajectory.match: changed (one)'],
  ['tests.0.expect.trajectory.maxCalls', undefined, 'trajectory.maxCalls: 3 -> none'],
  ['tests.0.expect.trajectory.maxRepeats', 5, 'trajectory.maxRepeats: 1 -> 5 (one)'],
  ['tests.2.expect.skills.used', undefined, 'skills.used: 1 -> none (three)'],
  ['tests.2.expect.skills.notUsed', ['word'], 'skills.notUsed: changed (three)'],
  ['tests.0.expect.baseline.drift.maxScore', 0.9, 'baseline.drift.maxScore: 0.1 -> 0.9 (one)'],
  ['tests.0.expect.baseline.drift.method', 'field-diff', 'baseline.drift.method: changed (one)'],
  ['tests.0.expect.baseline.drift.fields', ['b'], 'baseline.drift.fields: changed (one)'],
  ['tests.0.expect.latency', undefined, 'latency.maxMs: 1000 -> none (one)'],
  ['tests.0.expect.latency.maxMs', 9000, 'latency.maxMs: 1000 -> 9000 (one)'],
  ['tests.0.expect.cost.maxUsd', 9, 'cost.maxUsd: 0.1 -> 9 (one)'],
  ['tests.1.assert.0.threshold', 0.1, 'similar: 0.9 -> 0.1 (two)'],
  ['tests.1.assert.0.type', 'icontains', 'similar: 0.9 -> none (two)'],
  ['tests.1.assert.0.value', 'e', 'similar: changed (two)'],
  ['tests.1.assert.0.weight', 0, 'similar: 0.9 -> none (two)'],
  ['tests.1.assert.0.weight', 300, 'not-contains.weight: 0.167 -> 0.0033 (two)'],
  ['tests.1.assert.4', { type: 'contains', value: 'e', weight: 100 }, 'changes what 4 checks want'],
  ['tests.1.assert.1', undefined, 'not-contains'],
  ['tests.1.assert.2.threshold', 60_000, 'latency: 2000 -> 60000 (two)'],
  ['tests.1.assert.3.config', { a: 2 }, 'javascript: changed (two)'],
  ['tests.1.threshold', 0.2, 'threshold: 0.9 -> 0.2 (two)'],
  ['models.0.pricing.input', 0.0001, 'pricing.m: 2 -> 0.0001'],
  ['models.0.pricing.output', 0, 'lowers 1 price'],
  ['models.1.pricing', { input: 0, output: 0 }, 'pricing.n'],
  ['models.1.thinking', undefined, 'looks at another part of the replies of 1 model'],
  ['providers.http.responsePath', 'always', 'reads.h: changed'],
  ['providers.http.toolCallsPath', 'none', 'looks at another part of the replies of 1 model'],
  ['providers.http.usagePaths.inputTokens', 'none', 'reads.h: changed'],
  ['providers.http.usagePaths.outputTokens', 'none', 'reads.h: changed'],
  ['providers.http.usagePaths.totalTokens', 'none', 'reads.h: changed'],
  ['baseline.file', 'other.json', 'takes away or changes 1 answer of the baseline'],
  ['tests.5.expect.files.0.path', 'b.txt', 'files.path: changed (six)'],
  ['tests.5.expect.files.0.contains', ['x'], 'files.contains: changed (six)'],
  ['tests.5.expect.files.0.notContains', undefined, 'files.notContains: 1 -> none (six)'],
  ['tests.5.expect.files.0.matches', '.', 'files.matches: changed (six)'],
  ['tests.5.expect.files.0.equals', 'easy.json', 'files.equals: changed (six)'],
  ['tests.5.expect.files.0.schema', 'easy.json', 'files.schema: changed (six)'],
  ['tests.5.expect.files.0.maxBytes', 900, 'files.maxBytes: 9 -> 900 (six)'],
  ['tests.5.expect.files.0.unchanged', false, 'files.unchanged: 1 -> none (six)'],
  ['tests.5.expect.files.0.exists', false, 'files.exists: changed (six)'],
  ['tests.5.expect.changes.only', ['**', 'a'], 'changes.only: 1 -> 2 (six)'],
  ['tests.5.expect.changes.never', ['c'], 'changes.never: changed (six)'],
  ['tests.5.expect.changes.none', false, 'changes.none: 1 -> none (six)'],
  ['tests.5.expect.changes.maxFiles', 9, 'changes.maxFiles: 1 -> 9 (six)'],
  ['tests.5.expect.changes.maxLines', undefined, 'changes.maxLines: 1 -> none (six)'],
  ['tests.5.expect.checks.0.run', 'true', 'checks.run: changed (six)'],
  ['tests.5.expect.checks.0.with', undefined, 'checks.with: 1 -> none (six)'],
  ['tests.5.expect.checks.0.exitCode', 1, 'checks.exitCode: changed (six)'],
  ['tests.5.expect.checks.0.contains', undefined, 'checks.contains: 1 -> none (six)'],
  ['tests.5.expect.checks.0.timeoutMs', 9000, 'checks.timeoutMs: 100 -> 9000 (six)'],
  ['tests.5.expect.guardrails.keywords.on', 'answer', 'changes what 1 check wants'],
  ['tests.5.expect.guardrails.pii.on', 'answer', 'changes what 1 check wants'],
  ['tests.5.expect.judge.0.on', 'answer', 'changes what 1 check wants'],
  ['tests.5.assert.0.on', 'answer', 'not-contains: changed (six)'],
  ['recordings.dir', 'mine', 'recordings: .kindlm/recordings -> mine'],
];

/** Files that some of those name. */
const EASIER = {
  'easy.json': '{}',
  'other.json': JSON.stringify({
    ...BASELINE,
    results: { 'one::m': { outputText: 'as it is now' } },
  }),
};

/** Keys of the schema that cannot make a run demand less than it did, unseen; with all that is below them. */
const CANNOT: Readonly<Record<string, string>> = {
  kindlm: 'always 1',
  project: 'a name',
  'suite.name': 'a suite that is gone is told by its name (e2e)',
  'suite.description': 'for people',
  'suite.tags': 'for people',
  'providers.*': 'whom the product asks: its answers are compared with those of the base branch',
  'models.id': 'results of another model are removed and new ones, which the comparison lists',
  'models.provider': 'what is tested',
  'models.model': 'what is tested; a judge is told',
  'models.params': 'what is tested',
  'prompts.*': 'what is tested',
  'tests.prompt': 'what is tested',
  'tests.command': 'what is tested',
  'tests.keys': 'what a program needs',
  'tests.model': 'what is tested',
  'tests.agent':
    'how its output is read: of text no call is known, and what is expected of calls fails',
  'tests.workspace': 'what is tested',
  'defaults.workspace': 'what is tested',
  'defaults.workspaceConcurrency': 'how many at once',
  'expect.files.guard': 'whether a line names it',
  'expect.checks.guard': 'whether a line names it',
  'tests.cases': 'each case is a test, whose demands are compared',
  skills: 'each eval is a test, whose demands are compared',
  'models.images': 'what a judge is shown is one of the checks, which differ then',
  'results.name': 'its tests are removed and new ones, which the comparison lists',
  'results.format': 'another one reads nothing of the same file',
  'results.keys': 'what a program needs',
  'results.tags': 'tests that the input tags does not ask any more are told',
  'tests.tags': 'tests that the input tags does not ask any more are told',
  'tests.tools.name': 'what is tested',
  'tests.tools.description': 'what is tested',
  'tests.tools.parameters': 'what is tested',
  'tests.tools.mcp.command': 'what is tested',
  'tests.tools.mcp.serverUrl': 'what is tested',
  'tests.tools.mcp.headers': 'what is tested',
  'tests.tools.mcp.keys': 'what a program needs',
  'tests.tools.mcp.dependsOn': 'what its stored list is tied to',
  'tests.repeat.max': 'pass, fail and gates count the first `min`',
  'expect.guardrails.pii.customPatterns.name': 'a name',
  'assert.metric': 'a name',
  'assert.timeoutMs': 'the deadline of a script',
  'assert.sandbox': 'where code runs',
  'assert.keys': 'what code needs',
  'assert.labels': 'as the labels of `expect.judge`, by the same function',
  'defaults.repeat.min': 'as that of a test, by the same function',
  'defaults.repeat.max': 'pass, fail and gates count the first `min`',
  'defaults.concurrency': 'how many at once',
  'defaults.models': 'the models of the tests, which are counted',
  parts: 'what another mode asks',
  compliance: 'documents without a verdict',
  upload: 'ignored',
  trace: 'ignored',
};

/** Where a key is meant, wherever it stands. */
function keyOf(path: string): string {
  return path
    .replaceAll(/\.\d+/gu, '')
    .replace(/^(?:tests\.conversation|tests|defaults)\.(?=expect\.|assert\.)/u, '')
    .replace(/^(providers|prompts)\.[^.]+/u, '$1.*');
}

/** All keys of the JSON Schema that have no keys of their own. */
function keysOfSchema(): ReadonlySet<string> {
  const schema: unknown = JSON.parse(readFileSync('src/config/kindlm.schema.json', 'utf8'));
  const definitions = Reflect.get(objectOf(schema), 'definitions') as Record<string, object>;
  const keys = new Set<string>();
  const seen = new Set<string>();
  const walk = (node: unknown, path: string): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    let hasKeys = false;
    for (const [name, part] of Object.entries(node)) {
      if (name === '$ref') {
        const definition = String(part).split('/').at(-1) ?? '';
        const at = keyOf(`${path}.`).replace(/\.$/u, '');
        if (seen.has(`${at} ${definition}`)) hasKeys = true;
        else {
          seen.add(`${at} ${definition}`);
          hasKeys = walk(definitions[definition], at) || hasKeys;
        }
      } else if (name === 'properties') {
        for (const [key, value] of Object.entries(objectOf(part))) {
          const own = path === '' ? key : `${path}.${key}`;
          const known = keyOf(path === 'providers' ? 'providers.x' : own);
          if (!walk(value, known)) keys.add(known);
          hasKeys = true;
        }
      } else if (Array.isArray(part)) {
        for (const one of part) hasKeys = walk(one, path) || hasKeys;
      } else if (name === 'additionalProperties') {
        hasKeys = walk(part, `${path}.*`) || hasKeys;
      } else if (['items', 'then', 'else'].includes(name) && (path !== '' || name === 'items')) {
        hasKeys = walk(part, path) || hasKeys;
      }
    }
    return hasKeys;
  };
  walk(schema, '');
  return keys;
}

test('every key of the config is told, or cannot make a run demand less', () => {
  const told = new Set(TOLD.map(([path]) => keyOf(path)));
  const reasons = Object.keys(CANNOT);
  const open = [...keysOfSchema()].filter(
    (key) =>
      !told.has(key) &&
      // GATES says of each which way is weaker: the compiler holds it.
      !key.startsWith('gates.') &&
      !reasons.some((known) => key === known || key.startsWith(`${known}.`)),
  );
  expect(open).toEqual([]);
  expect(keysOfSchema().size).toBeGreaterThan(120);
});

test.each(TOLD)('told: %s: %j', async (path, value, words) => {
  const lines = (await said(edit(path, value), EASIER)) ?? [];
  expect(lines.join('\n')).toContain(words);
});

describe('told, in words', () => {
  test('a judge that is taken out judges for nobody else', async () => {
    const [line] = (await said(edit('tests.0.expect.judge', undefined))) ?? [];
    expect(line).toContain('lowers or drops 2 checks');
    expect(line).not.toContain('judged by');
  });

  test.each<[string, readonly string[], string]>([
    ['taken out', LABELS.slice(2), 'labels: 1 -> none'],
    ['turned over', LABELS.map((it) => it.replace('false', 'true')), 'labels: changed'],
  ])('labels that are %s', async (_, lines, entry) => {
    expect(await said(() => undefined, { 'labels.jsonl': lines.join('\n') })).toEqual([
      'takes away or changes 2 labels of judges',
      entry,
    ]);
  });

  test.each([
    [
      'a schema that wants less',
      'schema.json',
      '{"type":"object"}',
      'output.schemaFile: changed (one)',
    ],
    ['another answer in the baseline', 'baseline.json', EASIER['other.json'], 'baseline: changed'],
  ])('%s, under the same name', async (_, file, content, words) => {
    const lines = (await said(() => undefined, { [file]: content })) ?? [];
    expect(lines.join('\n')).toContain(words);
  });

  test('two limits that are exchanged', async () => {
    const lines = (await said((config) => {
      edit('tests.0.expect.judge.0.minScore', 0.6)(config);
      edit('tests.0.expect.judge.1.minScore', 0.8)(config);
    })) ?? [''];
    expect(lines.join('\n')).toContain('judge.minScore: 0.8 -> 0.6 (one)');
  });

  test('several things in one line', async () => {
    const [line] =
      (await said((config) => {
        edit('gates.passRateMin', 0.8)(config);
        edit('gates.notWorse', undefined)(config);
        edit('tests.0.skip', true)(config);
        edit('tests.1', undefined)(config);
      })) ?? [];
    expect(line).toBe(
      'lowers passRateMin from 98 % to 80 %, drops notWorse, takes out 1 test and skips 1 test',
    );
  });
});

describe('not told', () => {
  test.each<[path: string, value: unknown]>([
    ['gates.passRateMin', 1],
    ['gates.piiFailuresMax', 0],
    ['gates.judgeDropMax', 0.1],
    ['gates.notWorseMargin', 2],
    ['tests.0.minPasses', undefined],
    ['tests.0.minPasses', '50%'],
    ['tests.1.repeat', 5],
    ['tests.0.timeoutMs', 10],
    ['tests.0.expect.judge.0.minScore', 0.9],
    ['tests.0.expect.judge.2', { criteria: 'true' }],
    ['tests.0.expect.output.maxLength', 50],
    ['tests.0.expect.output.contains.2', 'more'],
    ['tests.3.expect.toolCalls.1', { tool: 'third' }],
    ['tests.0.expect.latency.maxMs', 10],
    ['tests.1.assert.2.threshold', 10],
    ['tests.2.expect.output.notContains', ['no']],
    ['tests.2.costUsd', 1],
    ['tests.2.command', 'node tool.js'],
    ['tests.6', { name: 'new', prompt: 'p', vars: { question: 'n' } }],
    ['models.0.pricing.input', 3],
    ['models.1.params.temperature', 0],
    ['models.1.model', 'gpt-4.1-mini'],
    ['prompts.p.user', 'Please: {{question}}'],
    ['defaults.concurrency', 9],
  ])('%s: %j', async (path, value) => {
    expect(await said(edit(path, value))).toBeUndefined();
  });
});

describe('what is asked', () => {
  const asking = async (keep: (test: string, model: string) => boolean) => {
    const whole = await side(() => undefined);
    const results = whole.results.filter(({ testCaseName, modelId }) =>
      keep(testCaseName, modelId),
    );
    return { ...whole, results };
  };

  test('fewer tests, and of one fewer models', async () => {
    const there = await asking(() => true);
    const here = await asking((name, model) => name === 'one' && model === 'm');
    const found = weakened(there, here);
    expect(weakenedWords(found, [[], ['one'], ['m']])).toEqual([
      'does not ask 3 of 4 tests (inputs tests, models) and asks fewer models in 1 test',
      'models: 2 -> 1 (one)',
      'not asked: two, four, five',
    ]);
    expect(weakened(there, here, true)).toEqual([]);
  });

  test('the same filters on both sides are no change', async () => {
    const part = await asking((name) => name === 'one');
    expect(weakened(part, part)).toEqual([]);
    expect(weakened(part, await asking(() => true))).toEqual([]);
  });

  test('another job of the matrix has other inputs, and the same config', async () => {
    const there = await side(() => undefined);
    const here = await side((config) => {
      edit('gates.passRateMin', 0.5)(config);
      edit('tests.0.repeat', 3)(config);
      edit('tests.0.minPasses', 1)(config);
      edit('gates.notWorse', undefined)(config);
    });
    expect(weakenedWords(weakened(there, here, true))[0]).toBe('drops notWorse');
  });
});

test('inputs, with their values', () => {
  const row = (what: string, amount: number, value: string) =>
    [`inputs.${what}`, 'lower', [amount], value] as const;
  const found = weakenedInputs(
    [row('fail-on', 1, 'gates'), row('compare', 1, 'a path'), row('<b>', 1, 'x')],
    [row('fail-on', 0, 'never'), row('compare', 2, 'auto'), row('<b>', 0, '<i>')],
  );
  expect(weakenedWords(found)).toEqual([
    'sets fail-on: never and lowers or drops 1 check',
    'inputs.fail-on: gates -> never',
    'inputs.<b>: x -> <i>',
  ]);
  expect(weakenedInputs(undefined, found.length > 0 ? [row('fail-on', 0, 'never')] : [])).toEqual(
    [],
  );
});

test('names of another report are in the list only', () => {
  const what = 'gates.<img src=x>';
  const none = { suite: [], tests: [], recordings: '' };
  const found = weakened(
    { demands: { ...none, suite: [[what, 'lower', [1], '']] }, results: [] },
    { demands: none, results: [] },
  );
  expect(weakenedWords(found)).toEqual(['lowers or drops 1 check', `${what}: 1 -> none`]);
});
