// The TypeScript types of a document from its JSON Schema, for the few keywords that the schemas of reports use. What
// json-schema-to-typescript, which makes the types of the config, lacks for them: it makes `never[]` of `prefixItems`, its
// arrays can be written to, and an optional property may not be `undefined`.

/** What a module declares already, by the definition of the schema that says the same. */
export const DECLARED_ELSEWHERE = {
  failureCode: { name: 'FailureCode', from: '../../assertions/assertion.js' },
  problem: { name: 'ConfigProblem', from: '../../config/problem.js' },
  location: { name: 'SourceLocation', from: '../../config/suite.js' },
  model: { name: 'ModelSpec', from: '../../config/suite.js' },
  sourceSpan: { name: 'SourceSpan', from: '../../config/suite.js' },
  suiteGates: { name: 'SuiteGates', from: '../../config/suite.js' },
  baseAnswersJudged: { name: 'BaseAnswersJudged', from: '../../engine/judges/judge-check.js' },
  judgeCheck: { name: 'JudgeCheck', from: '../../engine/judges/judge-check.js' },
  fileChange: { name: 'FileChange', from: '../../engine/results.js' },
  gateEvaluation: { name: 'GateEvaluation', from: '../../engine/results.js' },
  gateName: { name: 'GateName', from: '../../engine/results.js' },
  inputMessage: { name: 'InputMessage', from: '../../engine/results.js' },
  interruption: { name: 'Interruption', from: '../../engine/results.js' },
  harness: { name: 'HarnessFacts', from: '../../engine/results.js' },
  sampleSize: { name: 'SampleSize', from: '../../engine/results.js' },
  skippedTest: { name: 'SkippedTest', from: '../../engine/results.js' },
  verdict: { name: 'Verdict', from: '../../engine/results.js' },
  suiteSight: { name: 'SuiteSight', from: '../../statistics/verdicts.js' },
  costComparison: { name: 'CostComparison', from: '../../statistics/verdicts.js' },
  judgeComparison: { name: 'JudgeComparison', from: '../../statistics/verdicts.js' },
  latencyComparison: { name: 'LatencyComparison', from: '../../statistics/verdicts.js' },
  suiteVerdict: { name: 'SuiteVerdict', from: '../../statistics/verdicts.js' },
  testLabel: { name: 'TestLabel', from: '../../statistics/verdicts.js' },
  // What the engine says of a result, with what the report adds to it.
  result: {
    name: 'AggregatedTestResult',
    from: '../../engine/results.js',
    with: { name: 'ReportedResult', properties: ['comparison'] },
  },
};

/** What the engine's types are made of, which are the schema's too. */
export const OF_ENGINE = {
  agent: { name: 'AgentFacts', from: '../../providers/provider.js' },
  offeredTool: { name: 'ToolDefinition', from: '../../providers/provider.js' },
  runTrace: { name: 'RunTrace', from: '../../providers/provider.js' },
  tokenUsage: { name: 'TokenUsage', from: '../../providers/provider.js' },
  assertion: { name: 'AssertionResult', from: '../../assertions/assertion.js' },
  failureCode: { name: 'FailureCode', from: '../../assertions/assertion.js' },
  location: { name: 'SourceLocation', from: '../../config/suite.js' },
  sourceSpan: { name: 'SourceSpan', from: '../../config/suite.js' },
};

/** What the statistics find, which need nothing else. */
export const OF_STATISTICS = [
  ...['suiteVerdict', 'suiteSight', 'testLabel'],
  ...['judgeComparison', 'costComparison', 'latencyComparison'],
];

/** Definitions that the code calls otherwise. */
const NAMES = {
  gate: 'GateResult',
  harness: 'HarnessFacts',
  input: 'RunInput',
  result: 'AggregatedTestResult',
  runOutcome: 'TestRunOutcome',
  testRun: 'TestCaseRunResult',
  toolCall: 'ToolCallResult',
  turn: 'TurnResult',
  account: 'ReportedAccount',
  changedFile: 'PullRequestFile',
  compliance: 'ReportedCompliance',
  memory: 'BaseMemory',
  run: 'RunMetadata',
  shard: 'ReportedShard',
  suite: 'SuiteReport',
  tokenUsage: 'ChargedTokens',
};

/**
 * A module with the types of some definitions, and of each that these need.
 * @param elsewhere definitions that are imported: `{ name, from }`
 */
export function typesOf({ $defs }, wanted, elsewhere, names = NAMES) {
  const nameOf = (definition) =>
    elsewhere[definition]?.name ??
    names[definition] ??
    definition.replace(/^./u, (first) => first.toUpperCase());
  const imports = new Set();
  const needed = new Set(wanted);
  const declare = (name, part, base = '') =>
    part.properties === undefined
      ? `${comment(part)}export type ${name} = ${type(part)};\n`
      : `${comment(part)}export interface ${name} ${base}${type(part)}\n`;
  const declared = [];
  for (const definition of needed) {
    const part = $defs[definition];
    const { name, with: more } = elsewhere[definition] ?? {};
    if (more === undefined) declared.push(declare(nameOf(definition), part));
    else declared.push(declare(more.name, picked(part, more.properties), `extends ${name} `));
  }
  return [...imports].sort().join('') + declared.join('\n');

  function type(part) {
    const { $ref, oneOf, anyOf, enum: values } = part;
    if ($ref !== undefined) return reference($ref.replace(/^.*\/\$defs\//u, ''));
    if ('const' in part) return JSON.stringify(part.const);
    const alternatives =
      values?.map((value) => JSON.stringify(value)) ?? (oneOf ?? anyOf)?.map(type);
    if (alternatives !== undefined) return alternatives.map((one) => `| ${one}`).join('\n');
    const kinds = [part.type ?? 'unknown'].flat().map((kind) => ofKind(kind, part));
    return [...new Set(kinds)].join(' | ');
  }

  function reference(definition) {
    const { name, from, with: more } = elsewhere[definition] ?? {};
    if (from !== undefined) imports.add(`import type { ${name} } from '${from}';\n`);
    if (from === undefined || more !== undefined) needed.add(definition);
    return more?.name ?? nameOf(definition);
  }

  function ofKind(kind, { properties, required = [], additionalProperties, prefixItems, items }) {
    if (kind === 'integer') return 'number';
    if (kind === 'array') {
      return prefixItems === undefined
        ? `readonly (${type(items)})[]`
        : `readonly [${prefixItems.map(type).join(', ')}]`;
    }
    if (kind !== 'object') return kind;
    if (properties !== undefined) {
      const named = Object.entries(properties).map(([key, part]) =>
        required.includes(key)
          ? `${comment(part)}readonly ${key}: ${type(part)};\n`
          : `${comment(part)}readonly ${key}?: ${orNothing(type(part))};\n`,
      );
      return `{\n${named.join('')}}`;
    }
    const value = typeof additionalProperties === 'object' ? type(additionalProperties) : 'unknown';
    return `Readonly<Record<string, ${value}>>`;
  }
}

/** Of any value it is one. */
function orNothing(type) {
  return type === 'unknown' ? type : `${type} | undefined`;
}

function picked({ description, properties }, names) {
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
  };
}

function comment({ description }) {
  return description === undefined ? '' : `/** ${description.replaceAll('*/', '*')} */\n`;
}
