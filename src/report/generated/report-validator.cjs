// Generated from report.schema.json by `npm run generate`. Do not edit.
'use strict';
exports.validate = validate52;
const schema19 = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://raw.githubusercontent.com/kindlm/action/v1/src/report/report.schema.json?version=2',
  title: 'KindLM report',
  type: 'object',
  additionalProperties: false,
  required: [
    'version',
    'tool',
    'verdict',
    'complete',
    'run',
    'totals',
    'failureCodes',
    'suites',
    'problems',
    'notices',
  ],
  properties: {
    version: { const: '2' },
    tool: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'version'],
      properties: { name: { type: 'string' }, version: { type: 'string' } },
    },
    verdict: { $ref: '#/$defs/verdict' },
    complete: { type: 'boolean' },
    interruption: { $ref: '#/$defs/interruption' },
    shard: { $ref: '#/$defs/shard' },
    run: { $ref: '#/$defs/run' },
    totals: { $ref: '#/$defs/totals' },
    failureCodes: { $ref: '#/$defs/failureCodeCounts' },
    suites: { type: 'array', items: { $ref: '#/$defs/suite' } },
    comparison: { $ref: '#/$defs/runComparison' },
    savings: { $ref: '#/$defs/savings' },
    memory: { $ref: '#/$defs/memory' },
    problems: { type: 'array', items: { $ref: '#/$defs/problem' } },
    notices: { type: 'array', items: { type: 'string' } },
  },
  $defs: {
    baseReference: {
      type: 'object',
      additionalProperties: false,
      required: ['source', 'branch', 'finishedAt', 'runs'],
      properties: {
        source: { enum: ['artifact', 'path'] },
        branch: { type: 'string' },
        sha: { type: 'string' },
        runId: { type: 'integer', minimum: 0 },
        runAttempt: { type: 'integer', minimum: 0 },
        runUrl: { type: 'string' },
        finishedAt: {
          type: 'string',
          format: 'date-time',
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
        },
        isAncestor: { type: 'boolean' },
        runs: { type: 'integer', minimum: 0, maximum: 10 },
      },
    },
    runComparison: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'base'],
          properties: { kind: { const: 'compared' }, base: { $ref: '#/$defs/baseReference' } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'reason'],
          properties: {
            kind: { const: 'unavailable' },
            reason: {
              enum: [
                'disabled',
                'not-applicable',
                'no-token',
                'no-permission',
                'no-run',
                'no-artifact',
                'expired',
                'too-large',
                'broken',
                'wrong-version',
                'too-slow',
                'failed',
              ],
            },
          },
        },
      ],
    },
    suiteEvidence: {
      type: 'object',
      additionalProperties: false,
      required: [
        'baseRate',
        'headRate',
        'compared',
        'withoutBothSides',
        'p',
        'pBetter',
        'score',
        'leastP',
        'drop',
        'upper',
        'lower',
      ],
      properties: {
        baseRate: { type: 'number', minimum: 0, maximum: 1 },
        headRate: { type: 'number', minimum: 0, maximum: 1 },
        compared: { type: 'integer', minimum: 0 },
        withoutBothSides: { type: 'integer', minimum: 0 },
        p: { type: 'number', minimum: 0 },
        pBetter: { type: 'number', minimum: 0 },
        score: { type: 'integer' },
        leastP: { type: 'number', minimum: 0 },
        drop: { type: 'number', minimum: -1, maximum: 1 },
        upper: { type: 'number' },
        lower: { type: 'number' },
      },
    },
    cannotTellReason: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind'],
          properties: { kind: { enum: ['nothing-compared', 'too-little-data', 'too-few-runs'] } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'errored', 'all'],
          properties: {
            kind: { const: 'errored' },
            errored: { type: 'integer', minimum: 0 },
            all: { type: 'integer', minimum: 0 },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'models'],
          properties: {
            kind: { const: 'model-version' },
            models: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['model', 'base', 'head'],
                properties: {
                  model: { type: 'string' },
                  base: { type: 'array', items: { type: 'string' } },
                  head: { type: 'array', items: { type: 'string' } },
                },
              },
            },
          },
        },
      ],
    },
    suiteVerdict: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['verdict', 'evidence'],
          properties: {
            verdict: { enum: ['worse', 'not-worse'] },
            evidence: { $ref: '#/$defs/suiteEvidence' },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['verdict', 'reason'],
          properties: {
            verdict: { const: 'cannot-tell' },
            reason: { $ref: '#/$defs/cannotTellReason' },
            evidence: { $ref: '#/$defs/suiteEvidence' },
          },
        },
      ],
    },
    comparisonCounts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'regressed',
        'probablyRegressed',
        'failingNow',
        'improved',
        'passingNow',
        'flakyOnBoth',
        'unchanged',
        'notCompared',
        'added',
        'removed',
        'checksChanged',
      ],
      properties: {
        regressed: { type: 'integer', minimum: 0 },
        probablyRegressed: { type: 'integer', minimum: 0 },
        failingNow: { type: 'integer', minimum: 0 },
        improved: { type: 'integer', minimum: 0 },
        passingNow: { type: 'integer', minimum: 0 },
        flakyOnBoth: { type: 'integer', minimum: 0 },
        unchanged: { type: 'integer', minimum: 0 },
        notCompared: { type: 'integer', minimum: 0 },
        added: { type: 'integer', minimum: 0 },
        removed: { type: 'integer', minimum: 0 },
        checksChanged: { type: 'integer', minimum: 0 },
      },
    },
    suiteComparison: {
      type: 'object',
      additionalProperties: false,
      required: [
        'verdict',
        'changed',
        'unchangedRequests',
        'counts',
        'byChance',
        'removed',
        'base',
      ],
      properties: {
        verdict: { $ref: '#/$defs/suiteVerdict' },
        changed: { type: 'integer', minimum: 0 },
        unchangedRequests: { type: 'integer', minimum: 0 },
        model: { $ref: '#/$defs/suiteVerdict' },
        counts: { $ref: '#/$defs/comparisonCounts' },
        byChance: { type: 'number', minimum: 0 },
        judge: {
          type: 'object',
          additionalProperties: false,
          required: [
            'worse',
            'better',
            'score',
            'compared',
            'baseMean',
            'headMean',
            'drop',
            'isWorse',
          ],
          properties: {
            worse: { type: 'number' },
            better: { type: 'number' },
            score: { type: 'integer' },
            compared: { type: 'integer', minimum: 0 },
            baseMean: { type: 'number' },
            headMean: { type: 'number' },
            drop: { type: 'number' },
            isWorse: { type: 'boolean' },
          },
        },
        cost: {
          type: 'object',
          additionalProperties: false,
          required: [
            'worse',
            'better',
            'score',
            'compared',
            'baseMean',
            'headMean',
            'ratio',
            'isWorse',
          ],
          properties: {
            worse: { type: 'number' },
            better: { type: 'number' },
            score: { type: 'integer' },
            compared: { type: 'integer', minimum: 0 },
            baseMean: { type: 'number' },
            headMean: { type: 'number' },
            ratio: { type: 'number' },
            isWorse: { type: 'boolean' },
          },
        },
        latency: {
          type: 'object',
          additionalProperties: false,
          required: ['compared', 'baseMean', 'headMean', 'ratio'],
          properties: {
            compared: { type: 'integer', minimum: 0 },
            baseMean: { type: 'number' },
            headMean: { type: 'number' },
            ratio: { type: 'number' },
          },
        },
        removed: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['testCaseName', 'modelId', 'passed', 'runs'],
            properties: {
              testCaseName: { type: 'string' },
              modelId: { type: 'string' },
              passed: { type: 'integer', minimum: 0 },
              runs: { type: 'integer', minimum: 0 },
            },
          },
        },
        base: {
          type: 'object',
          additionalProperties: false,
          properties: {
            passRate: { type: 'number', minimum: 0, maximum: 1 },
            judgeAvg: { type: 'number' },
            latencyAvgMs: { type: 'number', maximum: 1e30, minimum: 0 },
            costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
          },
        },
      },
    },
    resultComparison: {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: {
        kind: { enum: ['changed', 'unchanged-request', 'checks-changed', 'new'] },
        label: {
          enum: [
            'regressed',
            'probably-regressed',
            'failing-now',
            'improved',
            'passing-now',
            'flaky-on-both',
            'unchanged',
            'not-compared',
          ],
        },
        countsForGate: { const: true },
        base: {
          type: 'object',
          additionalProperties: false,
          required: ['passed', 'runs'],
          properties: {
            passed: { type: 'integer', minimum: 0 },
            runs: { type: 'integer', minimum: 0 },
            judge: { type: 'number' },
            latencyMs: { type: 'number', maximum: 1e30 },
            costUsd: { type: 'number', maximum: 1e30 },
          },
        },
        before: {
          type: 'object',
          additionalProperties: false,
          required: ['outputText', 'passed'],
          properties: { outputText: { type: 'string' }, passed: { type: 'boolean' } },
        },
      },
    },
    memory: {
      type: 'object',
      additionalProperties: false,
      required: ['runs', 'suites', 'trend'],
      properties: {
        runs: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['sha', 'finishedAt'],
            properties: {
              sha: { type: 'string', maxLength: 64 },
              finishedAt: {
                type: 'string',
                format: 'date-time',
                pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
              },
              runId: { type: 'integer', minimum: 0 },
              runAttempt: { type: 'integer', minimum: 0 },
            },
          },
          maxItems: 10,
        },
        suites: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'results'],
            properties: {
              name: { type: 'string' },
              results: {
                type: 'array',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['test', 'model', 'request', 'checks', 'runs'],
                  properties: {
                    test: { type: 'string' },
                    model: { type: 'string' },
                    request: { type: ['string', 'null'] },
                    checks: { type: 'string' },
                    runs: {
                      type: 'array',
                      items: {
                        type: 'array',
                        prefixItems: [
                          { type: 'integer', minimum: 0, maximum: 9 },
                          { type: 'string', pattern: '^[01]{0,100}$' },
                          { type: ['number', 'null'], maximum: 1e30 },
                          { type: ['number', 'null'], maximum: 1e30 },
                          { type: ['number', 'null'], maximum: 1e30 },
                        ],
                        minItems: 5,
                        maxItems: 5,
                        items: false,
                      },
                      maxItems: 10,
                    },
                  },
                },
              },
            },
          },
        },
        trend: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'sha',
              'finishedAt',
              'suite',
              'passRate',
              'judgeAvg',
              'latencyAvgMs',
              'costUsd',
            ],
            properties: {
              sha: { type: 'string', maxLength: 64 },
              finishedAt: {
                type: 'string',
                format: 'date-time',
                pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
              },
              suite: { type: 'string' },
              passRate: { type: 'number', minimum: 0, maximum: 1 },
              judgeAvg: { type: ['number', 'null'] },
              latencyAvgMs: { type: ['number', 'null'], maximum: 1e30 },
              costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
            },
          },
        },
      },
    },
    failureCode: {
      enum: [
        'SCHEMA_INVALID',
        'SCHEMA_PARSE_ERROR',
        'PII_DETECTED',
        'KEYWORD_DENIED',
        'KEYWORD_MISSING',
        'CONTAINS_FAILED',
        'NOT_CONTAINS_FAILED',
        'MAX_LENGTH_EXCEEDED',
        'JUDGE_BELOW_THRESHOLD',
        'TOOL_CALL_MISSING',
        'TOOL_CALL_UNEXPECTED',
        'TOOL_CALL_ARGS_MISMATCH',
        'TOOL_CALL_ORDER_WRONG',
        'TOOL_CALL_ARGS_SCHEMA_INVALID',
        'DRIFT_EXCEEDED',
        'PROVIDER_TIMEOUT',
        'PROVIDER_AUTH_FAILED',
        'PROVIDER_ERROR',
        'INTERNAL_ERROR',
        'LATENCY_EXCEEDED',
        'COST_EXCEEDED',
        'EMPTY_OUTPUT',
        'MAX_TURNS_EXCEEDED',
        'BUDGET_EXCEEDED',
        'COMMAND_FAILED',
        'JAVASCRIPT_FAILED',
        'JAVASCRIPT_ERROR',
        'SIMILARITY_BELOW_THRESHOLD',
        'FORMAT_INVALID',
        'CONCISENESS_FAILED',
      ],
    },
    sourceSpan: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'file', 'startLine', 'endLine'],
      properties: {
        kind: { enum: ['test', 'prompt', 'file'] },
        file: { type: 'string' },
        startLine: { type: 'integer', minimum: 1 },
        endLine: { type: 'integer', minimum: 1 },
      },
    },
    location: {
      type: 'object',
      additionalProperties: false,
      required: ['file', 'line', 'column'],
      properties: {
        file: { type: 'string' },
        line: { type: 'integer', minimum: 1 },
        column: { type: 'integer', minimum: 1 },
      },
    },
    verdict: {
      type: 'object',
      additionalProperties: false,
      required: ['result', 'exitCode', 'reason'],
      properties: {
        result: { enum: ['passed', 'failed', 'error'] },
        exitCode: { enum: [0, 1, 2, 3, 4] },
        reason: { type: 'string' },
      },
    },
    interruption: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'maxMinutes'],
          properties: {
            kind: { const: 'deadline' },
            maxMinutes: { type: 'number', exclusiveMinimum: 0 },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'signal'],
          properties: { kind: { const: 'signal' }, signal: { type: 'string' } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'message'],
          properties: { kind: { const: 'auth' }, message: { type: 'string' } },
        },
      ],
    },
    shard: {
      type: 'object',
      additionalProperties: false,
      required: ['index', 'count'],
      properties: {
        index: { type: 'integer', minimum: 1, maximum: 1000 },
        count: { type: 'integer', minimum: 1, maximum: 1000 },
        runner: { type: 'string', maxLength: 500 },
        plan: { $ref: '#/$defs/shardPlan' },
      },
    },
    shardPlan: {
      type: 'object',
      additionalProperties: false,
      required: ['sha256', 'recorded', 'suites'],
      properties: {
        sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
        recorded: { type: 'integer', minimum: 0 },
        suites: { type: 'array', items: { $ref: '#/$defs/shardSuite' } },
      },
    },
    shardSuite: {
      type: 'object',
      additionalProperties: false,
      required: ['gates', 'concurrency', 'plannedResults', 'positions', 'unplanned', 'accounts'],
      properties: {
        gates: {
          type: 'object',
          required: ['passRateMin', 'schemaFailuresMax', 'piiFailuresMax', 'keywordFailuresMax'],
          properties: {
            passRateMin: { type: 'number' },
            schemaFailuresMax: { type: 'number' },
            piiFailuresMax: { type: 'number' },
            keywordFailuresMax: { type: 'number' },
          },
          propertyNames: { $ref: '#/$defs/gateName' },
          additionalProperties: { type: ['number', 'boolean'] },
        },
        complianceFolder: { type: 'string' },
        concurrency: { type: 'integer', minimum: 1 },
        plannedResults: { type: 'integer', minimum: 0 },
        unplanned: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['testCaseName', 'modelId'],
            properties: { testCaseName: { type: 'string' }, modelId: { type: 'string' } },
          },
        },
        positions: { type: 'array', items: { type: 'integer', minimum: 0 } },
        accounts: { type: 'array', items: { $ref: '#/$defs/account' } },
      },
    },
    account: {
      type: 'object',
      additionalProperties: false,
      required: ['testCaseName', 'modelId', 'runIndex', 'tested', 'asked'],
      properties: {
        testCaseName: { type: 'string' },
        modelId: { type: 'string' },
        runIndex: { type: 'integer', minimum: 0 },
        tested: { $ref: '#/$defs/charge' },
        asked: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['question', 'charge'],
            properties: { question: { type: 'string' }, charge: { $ref: '#/$defs/charge' } },
          },
        },
      },
    },
    charge: {
      type: 'object',
      additionalProperties: false,
      required: ['usage', 'costUsd', 'guessed', 'sent'],
      properties: {
        usage: { $ref: '#/$defs/tokenUsage' },
        costUsd: { type: ['number', 'null'], maximum: 1e30, minimum: 0 },
        guessed: { type: 'boolean' },
        sent: { type: 'integer', maximum: 1e30, minimum: 0 },
      },
    },
    run: {
      type: 'object',
      additionalProperties: false,
      required: ['startedAt', 'finishedAt', 'durationMs', 'responses', 'failOn', 'outputs'],
      properties: {
        startedAt: {
          type: 'string',
          format: 'date-time',
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
        },
        finishedAt: {
          type: 'string',
          format: 'date-time',
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
        },
        durationMs: { type: 'number', maximum: 1e30, minimum: 0 },
        responses: { enum: ['live', 'record', 'replay', 'cache'] },
        failOn: { enum: ['gates', 'never'] },
        outputs: { enum: ['none', 'failed', 'all'] },
        serverUrl: { type: 'string' },
        repository: { type: 'string' },
        sha: { type: 'string' },
        ref: { type: 'string' },
        event: { type: 'string' },
        pullRequest: { type: 'integer', minimum: 1 },
        workflow: { type: 'string' },
        job: { type: 'string' },
        runId: { type: 'integer', minimum: 0 },
        runAttempt: { type: 'integer', minimum: 1 },
        runUrl: { type: 'string' },
        step: {
          type: 'object',
          additionalProperties: false,
          required: ['workingDirectory', 'config', 'filters'],
          properties: {
            workingDirectory: { type: 'string' },
            config: { type: 'array', items: { type: 'string' } },
            filters: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
            commentKey: { type: 'string' },
          },
        },
      },
    },
    savings: {
      type: 'object',
      additionalProperties: false,
      required: ['reused', 'notRun', 'repeats', 'askedTooMuch'],
      properties: {
        reused: {
          type: 'object',
          additionalProperties: false,
          required: ['results', 'runs', 'calls', 'costUsd', 'durationMs'],
          properties: {
            results: { type: 'integer', minimum: 0 },
            runs: { type: 'integer', minimum: 0 },
            calls: { type: 'integer', maximum: 1e30, minimum: 0 },
            costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
            durationMs: { type: 'number', maximum: 1e30, minimum: 0 },
          },
        },
        notRun: { $ref: '#/$defs/savedAmount' },
        repeats: { $ref: '#/$defs/savedAmount' },
        askedTooMuch: {
          type: 'object',
          additionalProperties: false,
          required: ['runs', 'calls', 'costUsd'],
          properties: {
            runs: { type: 'integer', minimum: 0 },
            calls: { type: 'integer', maximum: 1e30, minimum: 0 },
            costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
          },
        },
      },
    },
    savedAmount: {
      type: 'object',
      additionalProperties: false,
      required: ['runs', 'calls', 'costUsd', 'durationMs'],
      properties: {
        runs: { type: 'integer', minimum: 0 },
        calls: { type: 'integer', maximum: 1e30, minimum: 0 },
        costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
        durationMs: { type: 'number', maximum: 1e30, minimum: 0 },
      },
    },
    reusedFrom: {
      type: 'object',
      additionalProperties: false,
      required: ['sha', 'finishedAt'],
      properties: {
        sha: { type: 'string' },
        runId: { type: 'integer', minimum: 0 },
        finishedAt: {
          type: 'string',
          format: 'date-time',
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
        },
      },
    },
    totals: {
      type: 'object',
      additionalProperties: false,
      required: [
        'total',
        'passed',
        'failed',
        'errored',
        'notRun',
        'skipped',
        'passRate',
        'runs',
        'truncated',
        'tokens',
        'costUsd',
        'costIncomplete',
      ],
      properties: {
        total: { type: 'integer', minimum: 0 },
        passed: { type: 'integer', minimum: 0 },
        failed: { type: 'integer', minimum: 0 },
        errored: { type: 'integer', minimum: 0 },
        notRun: { type: 'integer', minimum: 0 },
        skipped: { type: 'integer', minimum: 0 },
        passRate: { type: 'number', minimum: 0, maximum: 1 },
        runs: { type: 'integer', minimum: 0 },
        truncated: { type: 'integer', minimum: 0 },
        tokens: { type: 'integer', maximum: 1e30, minimum: 0 },
        costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
        costIncomplete: { type: 'boolean' },
      },
    },
    failureCodeCounts: {
      type: 'object',
      propertyNames: { $ref: '#/$defs/failureCode' },
      additionalProperties: { type: 'integer', minimum: 1 },
    },
    problem: {
      type: 'object',
      additionalProperties: false,
      required: ['message'],
      properties: {
        message: { type: 'string' },
        location: { $ref: '#/$defs/location' },
        path: { type: 'string' },
        hint: { type: 'string' },
      },
    },
    gateName: {
      enum: [
        'passRateMin',
        'schemaFailuresMax',
        'piiFailuresMax',
        'keywordFailuresMax',
        'judgeAvgMin',
        'driftScoreMax',
        'costMaxUsd',
        'latencyMaxMs',
        'deterministicPassRate',
        'probabilisticPassRate',
        'notWorse',
        'regressionsMax',
        'passRateDropMax',
        'judgeDropMax',
        'latencyIncreaseMax',
        'costIncreaseMax',
      ],
    },
    gate: {
      type: 'object',
      additionalProperties: false,
      required: ['gateName', 'passed', 'actual', 'threshold', 'message'],
      properties: {
        gateName: { $ref: '#/$defs/gateName' },
        passed: { type: 'boolean' },
        actual: { type: 'number' },
        threshold: { type: 'number' },
        message: { type: 'string' },
        noData: { enum: ['nothing-asked', 'provider-errors', 'no-answers', 'no-base-report'] },
      },
    },
    gateEvaluation: {
      type: 'object',
      additionalProperties: false,
      required: ['passed', 'gates'],
      properties: {
        passed: { type: 'boolean' },
        gates: { type: 'array', items: { $ref: '#/$defs/gate' } },
      },
    },
    scoreSummary: {
      type: 'object',
      additionalProperties: false,
      required: ['mean', 'min', 'max'],
      properties: { mean: { type: 'number' }, min: { type: 'number' }, max: { type: 'number' } },
    },
    toolCall: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'arguments'],
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        arguments: { type: 'object' },
        result: {},
      },
    },
    input: {
      type: 'object',
      additionalProperties: false,
      required: ['vars', 'messages', 'tools'],
      properties: {
        vars: { type: 'object', additionalProperties: { type: 'string' } },
        messages: { type: 'array', items: { $ref: '#/$defs/inputMessage' } },
        tools: { type: 'array', items: { $ref: '#/$defs/offeredTool' } },
        command: { type: 'string' },
      },
    },
    inputMessage: {
      type: 'object',
      additionalProperties: false,
      required: ['role', 'content'],
      properties: { role: { enum: ['system', 'user', 'assistant'] }, content: { type: 'string' } },
    },
    offeredTool: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: { type: 'string' },
        description: { type: 'string' },
        parameters: { type: 'object' },
      },
    },
    assertion: {
      type: 'object',
      additionalProperties: false,
      required: ['assertionType', 'label', 'passed', 'score'],
      properties: {
        assertionType: { type: 'string' },
        label: { type: 'string' },
        passed: { type: 'boolean' },
        score: { type: 'number' },
        failureCode: { $ref: '#/$defs/failureCode' },
        failureMessage: { type: 'string' },
        advisory: { const: true },
        metadata: { type: 'object' },
      },
    },
    turn: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'outputText', 'toolCalls'],
      properties: {
        label: { type: 'string' },
        user: { type: 'string' },
        outputText: { type: 'string' },
        toolCalls: { type: 'array', items: { $ref: '#/$defs/toolCall' } },
      },
    },
    tokenUsage: {
      type: 'object',
      additionalProperties: false,
      required: ['inputTokens', 'outputTokens', 'totalTokens'],
      properties: {
        inputTokens: { type: 'integer', maximum: 1e30, minimum: 0 },
        outputTokens: { type: 'integer', maximum: 1e30, minimum: 0 },
        totalTokens: { type: 'integer', maximum: 1e30, minimum: 0 },
      },
    },
    runOutcome: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind'],
          properties: { kind: { enum: ['passed', 'failed'] } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'code', 'message'],
          properties: {
            kind: { const: 'errored' },
            code: { enum: ['PROVIDER_TIMEOUT', 'PROVIDER_AUTH_FAILED', 'PROVIDER_ERROR'] },
            message: { type: 'string' },
            refused: {
              type: 'object',
              additionalProperties: false,
              required: ['by', 'modelId'],
              properties: {
                by: { enum: ['model', 'judge', 'embedding'] },
                modelId: { type: 'string' },
                status: { type: 'integer', minimum: 0, maximum: 999 },
                answeredOnBase: { const: true },
              },
            },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'reason'],
          properties: {
            kind: { const: 'not-run' },
            reason: { enum: ['budget', 'deadline', 'stopped', 'decided'] },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'sha', 'passed'],
          properties: {
            kind: { const: 'reused' },
            sha: { type: 'string' },
            passed: { type: 'boolean' },
          },
        },
      ],
    },
    testRun: {
      type: 'object',
      additionalProperties: false,
      required: [
        'testCaseName',
        'modelId',
        'runIndex',
        'outputText',
        'toolCalls',
        'assertions',
        'latencyMs',
        'tokenUsage',
        'costEstimateUsd',
        'truncated',
        'outcome',
        'callCount',
        'turnLimitReached',
      ],
      properties: {
        testCaseName: { type: 'string' },
        modelId: { type: 'string' },
        runIndex: { type: 'integer', minimum: 0 },
        input: { $ref: '#/$defs/input' },
        outputText: { type: 'string' },
        toolCalls: { type: 'array', items: { $ref: '#/$defs/toolCall' } },
        turns: { type: 'array', items: { $ref: '#/$defs/turn' } },
        assertions: { type: 'array', items: { $ref: '#/$defs/assertion' } },
        latencyMs: { type: 'number', maximum: 1e30, minimum: 0 },
        outputJson: {},
        thoughts: { type: 'string' },
        thoughtCharacters: { type: 'integer', minimum: 0 },
        tokenUsage: { $ref: '#/$defs/tokenUsage' },
        costEstimateUsd: { type: ['number', 'null'], maximum: 1e30, minimum: 0 },
        finishReason: { enum: ['stop', 'length', 'tool-calls', 'content-filter', 'other'] },
        truncated: { type: 'boolean' },
        outcome: { $ref: '#/$defs/runOutcome' },
        callCount: { type: 'integer', maximum: 1e30, minimum: 0 },
        repliedModels: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
        turnLimitReached: { type: 'boolean' },
        outputOmitted: { const: true },
      },
    },
    result: {
      type: 'object',
      additionalProperties: false,
      required: [
        'testCaseName',
        'modelId',
        'runCount',
        'passed',
        'passRate',
        'assertionScores',
        'failureCodes',
        'latencyAvgMs',
        'totalCostUsd',
        'totalTokens',
        'runs',
        'status',
        'location',
        'sources',
        'tags',
        'assertionTypes',
        'assertsNothing',
        'requestHash',
        'checksHash',
      ],
      properties: {
        testCaseName: { type: 'string' },
        modelId: { type: 'string' },
        runCount: { type: 'integer', minimum: 1 },
        passed: { type: 'boolean' },
        passRate: { type: 'number', minimum: 0, maximum: 1 },
        assertionScores: { type: 'object', additionalProperties: { $ref: '#/$defs/scoreSummary' } },
        failureCodes: { type: 'array', items: { $ref: '#/$defs/failureCode' }, uniqueItems: true },
        latencyAvgMs: { type: 'number', maximum: 1e30, minimum: 0 },
        totalCostUsd: { type: 'number', maximum: 1e30, minimum: 0 },
        totalTokens: { type: 'integer', maximum: 1e30, minimum: 0 },
        runs: { type: 'array', items: { $ref: '#/$defs/testRun' }, minItems: 1 },
        status: { enum: ['passed', 'failed', 'errored', 'not-run'] },
        reused: { $ref: '#/$defs/reusedFrom' },
        extraRuns: { type: 'array', items: { $ref: '#/$defs/testRun' } },
        location: { $ref: '#/$defs/location' },
        sources: { type: 'array', items: { $ref: '#/$defs/sourceSpan' } },
        tags: { type: 'array', items: { type: 'string' } },
        assertionTypes: { type: 'array', items: { type: 'string' } },
        comparison: { $ref: '#/$defs/resultComparison' },
        requestHash: { type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{43}$' },
        checksHash: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
        assertsNothing: { type: 'boolean' },
      },
    },
    skippedTest: {
      type: 'object',
      additionalProperties: false,
      required: ['testCaseName', 'modelId', 'location'],
      properties: {
        testCaseName: { type: 'string' },
        modelId: { type: 'string' },
        location: { $ref: '#/$defs/location' },
      },
    },
    model: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'provider', 'model', 'params'],
      properties: {
        id: { type: 'string' },
        provider: {
          enum: ['openai', 'anthropic', 'gemini', 'mistral', 'cohere', 'ollama', 'http', 'mcp'],
        },
        model: { type: 'string' },
        params: {
          type: 'object',
          additionalProperties: false,
          required: ['temperature', 'maxTokens'],
          properties: {
            temperature: { type: 'number' },
            maxTokens: { type: 'integer', minimum: 0 },
            topP: { type: 'number' },
            stopSequences: { type: 'array', items: { type: 'string' } },
            seed: { type: 'integer' },
          },
        },
        pricing: {
          type: 'object',
          additionalProperties: false,
          required: ['input', 'output'],
          properties: {
            input: { type: 'number', minimum: 0 },
            output: { type: 'number', minimum: 0 },
          },
        },
      },
    },
    compliance: {
      type: 'object',
      additionalProperties: false,
      required: ['enabled', 'framework', 'metadata'],
      properties: {
        enabled: { type: 'boolean' },
        framework: { enum: ['eu-ai-act', 'custom'] },
        template: { type: 'string' },
        metadata: {
          type: 'object',
          additionalProperties: false,
          required: [],
          properties: {
            systemName: { type: 'string' },
            systemVersion: { type: 'string' },
            riskLevel: { enum: ['high', 'limited', 'minimal'] },
            operator: { type: 'string' },
            intendedPurpose: { type: 'string' },
            dataGovernanceNotes: { type: 'string' },
            responsiblePerson: { type: 'string' },
          },
        },
      },
    },
    suite: {
      type: 'object',
      additionalProperties: false,
      required: [
        'name',
        'project',
        'tags',
        'file',
        'sha256',
        'inputFiles',
        'models',
        'judgeModel',
        'repeat',
        'plannedRuns',
        'totals',
        'failureCodes',
        'gates',
        'results',
        'skippedTests',
        'compliance',
        'gateLocations',
        'notices',
      ],
      properties: {
        name: { type: 'string' },
        project: { type: 'string' },
        description: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        file: { type: 'string' },
        sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
        configCommit: {
          type: 'object',
          additionalProperties: false,
          required: ['sha', 'date', 'dirty'],
          properties: {
            sha: { type: 'string' },
            date: { type: 'string' },
            dirty: { type: 'boolean' },
          },
        },
        models: { type: 'array', items: { $ref: '#/$defs/model' } },
        judgeModel: { type: 'string' },
        inputFiles: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['file', 'sha256'],
            properties: {
              file: { type: 'string' },
              sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
            },
          },
        },
        baselineFile: { type: 'string' },
        repeat: {
          type: 'object',
          additionalProperties: false,
          required: ['min', 'max'],
          properties: {
            min: { type: 'integer', minimum: 0 },
            max: { type: 'integer', minimum: 0 },
          },
        },
        plannedRuns: { type: 'integer', minimum: 0 },
        totals: { $ref: '#/$defs/totals' },
        failureCodes: { $ref: '#/$defs/failureCodeCounts' },
        gates: { $ref: '#/$defs/gateEvaluation' },
        gatesWithoutErroredRuns: { $ref: '#/$defs/gateEvaluation' },
        rerun: {
          type: 'object',
          additionalProperties: false,
          required: ['flip'],
          properties: { flip: { type: 'number', minimum: 0, maximum: 1 } },
        },
        results: { type: 'array', items: { $ref: '#/$defs/result' } },
        comparison: { $ref: '#/$defs/suiteComparison' },
        skippedTests: { type: 'array', items: { $ref: '#/$defs/skippedTest' } },
        compliance: { $ref: '#/$defs/compliance' },
        gateLocations: {
          type: 'object',
          propertyNames: { $ref: '#/$defs/gateName' },
          additionalProperties: { $ref: '#/$defs/location' },
        },
        notices: { type: 'array', items: { type: 'string' } },
      },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {
  type: 'object',
  additionalProperties: false,
  required: ['result', 'exitCode', 'reason'],
  properties: {
    result: { enum: ['passed', 'failed', 'error'] },
    exitCode: { enum: [0, 1, 2, 3, 4] },
    reason: { type: 'string' },
  },
};
function validate53(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.result === undefined && (missing0 = 'result')) ||
        (data.exitCode === undefined && (missing0 = 'exitCode')) ||
        (data.reason === undefined && (missing0 = 'reason'))
      ) {
        validate53.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'result' || key0 === 'exitCode' || key0 === 'reason')) {
            validate53.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.result !== undefined) {
            let data0 = data.result;
            const _errs2 = errors;
            if (!(data0 === 'passed' || data0 === 'failed' || data0 === 'error')) {
              validate53.errors = [
                {
                  instancePath: instancePath + '/result',
                  schemaPath: '#/properties/result/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema20.properties.result.enum },
                  message: 'must be equal to one of the allowed values',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.exitCode !== undefined) {
              let data1 = data.exitCode;
              const _errs3 = errors;
              if (!(data1 === 0 || data1 === 1 || data1 === 2 || data1 === 3 || data1 === 4)) {
                validate53.errors = [
                  {
                    instancePath: instancePath + '/exitCode',
                    schemaPath: '#/properties/exitCode/enum',
                    keyword: 'enum',
                    params: { allowedValues: schema20.properties.exitCode.enum },
                    message: 'must be equal to one of the allowed values',
                  },
                ];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.reason !== undefined) {
                const _errs4 = errors;
                if (typeof data.reason !== 'string') {
                  validate53.errors = [
                    {
                      instancePath: instancePath + '/reason',
                      schemaPath: '#/properties/reason/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate53.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema21 = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'maxMinutes'],
      properties: {
        kind: { const: 'deadline' },
        maxMinutes: { type: 'number', exclusiveMinimum: 0 },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'signal'],
      properties: { kind: { const: 'signal' }, signal: { type: 'string' } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'message'],
      properties: { kind: { const: 'auth' }, message: { type: 'string' } },
    },
  ],
};
function validate55(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.kind === undefined && (missing0 = 'kind')) ||
        (data.maxMinutes === undefined && (missing0 = 'maxMinutes'))
      ) {
        const err0 = {
          instancePath,
          schemaPath: '#/oneOf/0/required',
          keyword: 'required',
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        const _errs3 = errors;
        for (const key0 in data) {
          if (!(key0 === 'kind' || key0 === 'maxMinutes')) {
            const err1 = {
              instancePath,
              schemaPath: '#/oneOf/0/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key0 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            break;
          }
        }
        if (_errs3 === errors) {
          if (data.kind !== undefined) {
            const _errs4 = errors;
            if ('deadline' !== data.kind) {
              const err2 = {
                instancePath: instancePath + '/kind',
                schemaPath: '#/oneOf/0/properties/kind/const',
                keyword: 'const',
                params: { allowedValue: 'deadline' },
                message: 'must be equal to constant',
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.maxMinutes !== undefined) {
              let data1 = data.maxMinutes;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 <= 0 || isNaN(data1)) {
                    const err3 = {
                      instancePath: instancePath + '/maxMinutes',
                      schemaPath: '#/oneOf/0/properties/maxMinutes/exclusiveMinimum',
                      keyword: 'exclusiveMinimum',
                      params: { comparison: '>', limit: 0 },
                      message: 'must be > 0',
                    };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                } else {
                  const err4 = {
                    instancePath: instancePath + '/maxMinutes',
                    schemaPath: '#/oneOf/0/properties/maxMinutes/type',
                    keyword: 'type',
                    params: { type: 'number' },
                    message: 'must be number',
                  };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              }
              var valid1 = _errs5 === errors;
            } else {
              var valid1 = true;
            }
          }
        }
      }
    } else {
      const err5 = {
        instancePath,
        schemaPath: '#/oneOf/0/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs7 = errors;
  if (errors === _errs7) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if (
        (data.kind === undefined && (missing1 = 'kind')) ||
        (data.signal === undefined && (missing1 = 'signal'))
      ) {
        const err6 = {
          instancePath,
          schemaPath: '#/oneOf/1/required',
          keyword: 'required',
          params: { missingProperty: missing1 },
          message: "must have required property '" + missing1 + "'",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      } else {
        const _errs9 = errors;
        for (const key1 in data) {
          if (!(key1 === 'kind' || key1 === 'signal')) {
            const err7 = {
              instancePath,
              schemaPath: '#/oneOf/1/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
            break;
          }
        }
        if (_errs9 === errors) {
          if (data.kind !== undefined) {
            const _errs10 = errors;
            if ('signal' !== data.kind) {
              const err8 = {
                instancePath: instancePath + '/kind',
                schemaPath: '#/oneOf/1/properties/kind/const',
                keyword: 'const',
                params: { allowedValue: 'signal' },
                message: 'must be equal to constant',
              };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            var valid2 = _errs10 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.signal !== undefined) {
              const _errs11 = errors;
              if (typeof data.signal !== 'string') {
                const err9 = {
                  instancePath: instancePath + '/signal',
                  schemaPath: '#/oneOf/1/properties/signal/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              var valid2 = _errs11 === errors;
            } else {
              var valid2 = true;
            }
          }
        }
      }
    } else {
      const err10 = {
        instancePath,
        schemaPath: '#/oneOf/1/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
  }
  var _valid0 = _errs7 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
    const _errs13 = errors;
    if (errors === _errs13) {
      if (data && typeof data == 'object' && !Array.isArray(data)) {
        let missing2;
        if (
          (data.kind === undefined && (missing2 = 'kind')) ||
          (data.message === undefined && (missing2 = 'message'))
        ) {
          const err11 = {
            instancePath,
            schemaPath: '#/oneOf/2/required',
            keyword: 'required',
            params: { missingProperty: missing2 },
            message: "must have required property '" + missing2 + "'",
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        } else {
          const _errs15 = errors;
          for (const key2 in data) {
            if (!(key2 === 'kind' || key2 === 'message')) {
              const err12 = {
                instancePath,
                schemaPath: '#/oneOf/2/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key2 },
                message: 'must NOT have additional properties',
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
              break;
            }
          }
          if (_errs15 === errors) {
            if (data.kind !== undefined) {
              const _errs16 = errors;
              if ('auth' !== data.kind) {
                const err13 = {
                  instancePath: instancePath + '/kind',
                  schemaPath: '#/oneOf/2/properties/kind/const',
                  keyword: 'const',
                  params: { allowedValue: 'auth' },
                  message: 'must be equal to constant',
                };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              var valid3 = _errs16 === errors;
            } else {
              var valid3 = true;
            }
            if (valid3) {
              if (data.message !== undefined) {
                const _errs17 = errors;
                if (typeof data.message !== 'string') {
                  const err14 = {
                    instancePath: instancePath + '/message',
                    schemaPath: '#/oneOf/2/properties/message/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                var valid3 = _errs17 === errors;
              } else {
                var valid3 = true;
              }
            }
          }
        }
      } else {
        const err15 = {
          instancePath,
          schemaPath: '#/oneOf/2/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    var _valid0 = _errs13 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props0 !== true) {
          props0 = true;
        }
      }
    }
  }
  if (!valid0) {
    const err16 = {
      instancePath,
      schemaPath: '#/oneOf',
      keyword: 'oneOf',
      params: { passingSchemas: passing0 },
      message: 'must match exactly one schema in oneOf',
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
    validate55.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate55.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate55.evaluated = { dynamicProps: true, dynamicItems: false };
const schema22 = {
  type: 'object',
  additionalProperties: false,
  required: ['index', 'count'],
  properties: {
    index: { type: 'integer', minimum: 1, maximum: 1000 },
    count: { type: 'integer', minimum: 1, maximum: 1000 },
    runner: { type: 'string', maxLength: 500 },
    plan: { $ref: '#/$defs/shardPlan' },
  },
};
const func2 = require('ajv/dist/runtime/ucs2length').default;
const schema23 = {
  type: 'object',
  additionalProperties: false,
  required: ['sha256', 'recorded', 'suites'],
  properties: {
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    recorded: { type: 'integer', minimum: 0 },
    suites: { type: 'array', items: { $ref: '#/$defs/shardSuite' } },
  },
};
const pattern3 = new RegExp('^[0-9a-f]{64}$', 'u');
const schema24 = {
  type: 'object',
  additionalProperties: false,
  required: ['gates', 'concurrency', 'plannedResults', 'positions', 'unplanned', 'accounts'],
  properties: {
    gates: {
      type: 'object',
      required: ['passRateMin', 'schemaFailuresMax', 'piiFailuresMax', 'keywordFailuresMax'],
      properties: {
        passRateMin: { type: 'number' },
        schemaFailuresMax: { type: 'number' },
        piiFailuresMax: { type: 'number' },
        keywordFailuresMax: { type: 'number' },
      },
      propertyNames: { $ref: '#/$defs/gateName' },
      additionalProperties: { type: ['number', 'boolean'] },
    },
    complianceFolder: { type: 'string' },
    concurrency: { type: 'integer', minimum: 1 },
    plannedResults: { type: 'integer', minimum: 0 },
    unplanned: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['testCaseName', 'modelId'],
        properties: { testCaseName: { type: 'string' }, modelId: { type: 'string' } },
      },
    },
    positions: { type: 'array', items: { type: 'integer', minimum: 0 } },
    accounts: { type: 'array', items: { $ref: '#/$defs/account' } },
  },
};
const schema25 = {
  enum: [
    'passRateMin',
    'schemaFailuresMax',
    'piiFailuresMax',
    'keywordFailuresMax',
    'judgeAvgMin',
    'driftScoreMax',
    'costMaxUsd',
    'latencyMaxMs',
    'deterministicPassRate',
    'probabilisticPassRate',
    'notWorse',
    'regressionsMax',
    'passRateDropMax',
    'judgeDropMax',
    'latencyIncreaseMax',
    'costIncreaseMax',
  ],
};
function validate60(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(
    data === 'passRateMin' ||
    data === 'schemaFailuresMax' ||
    data === 'piiFailuresMax' ||
    data === 'keywordFailuresMax' ||
    data === 'judgeAvgMin' ||
    data === 'driftScoreMax' ||
    data === 'costMaxUsd' ||
    data === 'latencyMaxMs' ||
    data === 'deterministicPassRate' ||
    data === 'probabilisticPassRate' ||
    data === 'notWorse' ||
    data === 'regressionsMax' ||
    data === 'passRateDropMax' ||
    data === 'judgeDropMax' ||
    data === 'latencyIncreaseMax' ||
    data === 'costIncreaseMax'
  )) {
    validate60.errors = [
      {
        instancePath,
        schemaPath: '#/enum',
        keyword: 'enum',
        params: { allowedValues: schema25.enum },
        message: 'must be equal to one of the allowed values',
      },
    ];
    return false;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { dynamicProps: false, dynamicItems: false };
const schema26 = {
  type: 'object',
  additionalProperties: false,
  required: ['testCaseName', 'modelId', 'runIndex', 'tested', 'asked'],
  properties: {
    testCaseName: { type: 'string' },
    modelId: { type: 'string' },
    runIndex: { type: 'integer', minimum: 0 },
    tested: { $ref: '#/$defs/charge' },
    asked: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['question', 'charge'],
        properties: { question: { type: 'string' }, charge: { $ref: '#/$defs/charge' } },
      },
    },
  },
};
const schema27 = {
  type: 'object',
  additionalProperties: false,
  required: ['usage', 'costUsd', 'guessed', 'sent'],
  properties: {
    usage: { $ref: '#/$defs/tokenUsage' },
    costUsd: { type: ['number', 'null'], maximum: 1e30, minimum: 0 },
    guessed: { type: 'boolean' },
    sent: { type: 'integer', maximum: 1e30, minimum: 0 },
  },
};
const schema28 = {
  type: 'object',
  additionalProperties: false,
  required: ['inputTokens', 'outputTokens', 'totalTokens'],
  properties: {
    inputTokens: { type: 'integer', maximum: 1e30, minimum: 0 },
    outputTokens: { type: 'integer', maximum: 1e30, minimum: 0 },
    totalTokens: { type: 'integer', maximum: 1e30, minimum: 0 },
  },
};
function validate64(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.inputTokens === undefined && (missing0 = 'inputTokens')) ||
        (data.outputTokens === undefined && (missing0 = 'outputTokens')) ||
        (data.totalTokens === undefined && (missing0 = 'totalTokens'))
      ) {
        validate64.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'inputTokens' || key0 === 'outputTokens' || key0 === 'totalTokens')) {
            validate64.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.inputTokens !== undefined) {
            let data0 = data.inputTokens;
            const _errs2 = errors;
            if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
              validate64.errors = [
                {
                  instancePath: instancePath + '/inputTokens',
                  schemaPath: '#/properties/inputTokens/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                  message: 'must be integer',
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == 'number' && isFinite(data0)) {
                if (data0 > 1e30 || isNaN(data0)) {
                  validate64.errors = [
                    {
                      instancePath: instancePath + '/inputTokens',
                      schemaPath: '#/properties/inputTokens/maximum',
                      keyword: 'maximum',
                      params: { comparison: '<=', limit: 1e30 },
                      message: 'must be <= 1e+30',
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate64.errors = [
                      {
                        instancePath: instancePath + '/inputTokens',
                        schemaPath: '#/properties/inputTokens/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 0 },
                        message: 'must be >= 0',
                      },
                    ];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.outputTokens !== undefined) {
              let data1 = data.outputTokens;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate64.errors = [
                  {
                    instancePath: instancePath + '/outputTokens',
                    schemaPath: '#/properties/outputTokens/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 > 1e30 || isNaN(data1)) {
                    validate64.errors = [
                      {
                        instancePath: instancePath + '/outputTokens',
                        schemaPath: '#/properties/outputTokens/maximum',
                        keyword: 'maximum',
                        params: { comparison: '<=', limit: 1e30 },
                        message: 'must be <= 1e+30',
                      },
                    ];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate64.errors = [
                        {
                          instancePath: instancePath + '/outputTokens',
                          schemaPath: '#/properties/outputTokens/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.totalTokens !== undefined) {
                let data2 = data.totalTokens;
                const _errs6 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate64.errors = [
                    {
                      instancePath: instancePath + '/totalTokens',
                      schemaPath: '#/properties/totalTokens/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 > 1e30 || isNaN(data2)) {
                      validate64.errors = [
                        {
                          instancePath: instancePath + '/totalTokens',
                          schemaPath: '#/properties/totalTokens/maximum',
                          keyword: 'maximum',
                          params: { comparison: '<=', limit: 1e30 },
                          message: 'must be <= 1e+30',
                        },
                      ];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate64.errors = [
                          {
                            instancePath: instancePath + '/totalTokens',
                            schemaPath: '#/properties/totalTokens/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                            message: 'must be >= 0',
                          },
                        ];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate64.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate63(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.usage === undefined && (missing0 = 'usage')) ||
        (data.costUsd === undefined && (missing0 = 'costUsd')) ||
        (data.guessed === undefined && (missing0 = 'guessed')) ||
        (data.sent === undefined && (missing0 = 'sent'))
      ) {
        validate63.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'usage' || key0 === 'costUsd' || key0 === 'guessed' || key0 === 'sent')) {
            validate63.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.usage !== undefined) {
            const _errs2 = errors;
            if (
              !validate64(data.usage, {
                instancePath: instancePath + '/usage',
                parentData: data,
                parentDataProperty: 'usage',
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.costUsd !== undefined) {
              let data1 = data.costUsd;
              const _errs3 = errors;
              if (!(typeof data1 == 'number' && isFinite(data1)) && data1 !== null) {
                validate63.errors = [
                  {
                    instancePath: instancePath + '/costUsd',
                    schemaPath: '#/properties/costUsd/type',
                    keyword: 'type',
                    params: { type: schema27.properties.costUsd.type },
                    message: 'must be number,null',
                  },
                ];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 > 1e30 || isNaN(data1)) {
                    validate63.errors = [
                      {
                        instancePath: instancePath + '/costUsd',
                        schemaPath: '#/properties/costUsd/maximum',
                        keyword: 'maximum',
                        params: { comparison: '<=', limit: 1e30 },
                        message: 'must be <= 1e+30',
                      },
                    ];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate63.errors = [
                        {
                          instancePath: instancePath + '/costUsd',
                          schemaPath: '#/properties/costUsd/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.guessed !== undefined) {
                const _errs5 = errors;
                if (typeof data.guessed !== 'boolean') {
                  validate63.errors = [
                    {
                      instancePath: instancePath + '/guessed',
                      schemaPath: '#/properties/guessed/type',
                      keyword: 'type',
                      params: { type: 'boolean' },
                      message: 'must be boolean',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sent !== undefined) {
                  let data3 = data.sent;
                  const _errs7 = errors;
                  if (!(
                    typeof data3 == 'number' &&
                    !(data3 % 1) &&
                    !isNaN(data3) &&
                    isFinite(data3)
                  )) {
                    validate63.errors = [
                      {
                        instancePath: instancePath + '/sent',
                        schemaPath: '#/properties/sent/type',
                        keyword: 'type',
                        params: { type: 'integer' },
                        message: 'must be integer',
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == 'number' && isFinite(data3)) {
                      if (data3 > 1e30 || isNaN(data3)) {
                        validate63.errors = [
                          {
                            instancePath: instancePath + '/sent',
                            schemaPath: '#/properties/sent/maximum',
                            keyword: 'maximum',
                            params: { comparison: '<=', limit: 1e30 },
                            message: 'must be <= 1e+30',
                          },
                        ];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate63.errors = [
                            {
                              instancePath: instancePath + '/sent',
                              schemaPath: '#/properties/sent/minimum',
                              keyword: 'minimum',
                              params: { comparison: '>=', limit: 0 },
                              message: 'must be >= 0',
                            },
                          ];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate63.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate62(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.testCaseName === undefined && (missing0 = 'testCaseName')) ||
        (data.modelId === undefined && (missing0 = 'modelId')) ||
        (data.runIndex === undefined && (missing0 = 'runIndex')) ||
        (data.tested === undefined && (missing0 = 'tested')) ||
        (data.asked === undefined && (missing0 = 'asked'))
      ) {
        validate62.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'testCaseName' ||
            key0 === 'modelId' ||
            key0 === 'runIndex' ||
            key0 === 'tested' ||
            key0 === 'asked'
          )) {
            validate62.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.testCaseName !== undefined) {
            const _errs2 = errors;
            if (typeof data.testCaseName !== 'string') {
              validate62.errors = [
                {
                  instancePath: instancePath + '/testCaseName',
                  schemaPath: '#/properties/testCaseName/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.modelId !== undefined) {
              const _errs4 = errors;
              if (typeof data.modelId !== 'string') {
                validate62.errors = [
                  {
                    instancePath: instancePath + '/modelId',
                    schemaPath: '#/properties/modelId/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.runIndex !== undefined) {
                let data2 = data.runIndex;
                const _errs6 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate62.errors = [
                    {
                      instancePath: instancePath + '/runIndex',
                      schemaPath: '#/properties/runIndex/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate62.errors = [
                        {
                          instancePath: instancePath + '/runIndex',
                          schemaPath: '#/properties/runIndex/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.tested !== undefined) {
                  const _errs8 = errors;
                  if (
                    !validate63(data.tested, {
                      instancePath: instancePath + '/tested',
                      parentData: data,
                      parentDataProperty: 'tested',
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.asked !== undefined) {
                    let data4 = data.asked;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (Array.isArray(data4)) {
                        var valid1 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data5 = data4[i0];
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
                              let missing1;
                              if (
                                (data5.question === undefined && (missing1 = 'question')) ||
                                (data5.charge === undefined && (missing1 = 'charge'))
                              ) {
                                validate62.errors = [
                                  {
                                    instancePath: instancePath + '/asked/' + i0,
                                    schemaPath: '#/properties/asked/items/required',
                                    keyword: 'required',
                                    params: { missingProperty: missing1 },
                                    message: "must have required property '" + missing1 + "'",
                                  },
                                ];
                                return false;
                              } else {
                                const _errs13 = errors;
                                for (const key1 in data5) {
                                  if (!(key1 === 'question' || key1 === 'charge')) {
                                    validate62.errors = [
                                      {
                                        instancePath: instancePath + '/asked/' + i0,
                                        schemaPath: '#/properties/asked/items/additionalProperties',
                                        keyword: 'additionalProperties',
                                        params: { additionalProperty: key1 },
                                        message: 'must NOT have additional properties',
                                      },
                                    ];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs13 === errors) {
                                  if (data5.question !== undefined) {
                                    const _errs14 = errors;
                                    if (typeof data5.question !== 'string') {
                                      validate62.errors = [
                                        {
                                          instancePath: instancePath + '/asked/' + i0 + '/question',
                                          schemaPath:
                                            '#/properties/asked/items/properties/question/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                          message: 'must be string',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid2 = _errs14 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data5.charge !== undefined) {
                                      const _errs16 = errors;
                                      if (
                                        !validate63(data5.charge, {
                                          instancePath: instancePath + '/asked/' + i0 + '/charge',
                                          parentData: data5,
                                          parentDataProperty: 'charge',
                                          rootData,
                                          dynamicAnchors,
                                        })
                                      ) {
                                        vErrors =
                                          vErrors === null
                                            ? validate63.errors
                                            : vErrors.concat(validate63.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid2 = _errs16 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate62.errors = [
                                {
                                  instancePath: instancePath + '/asked/' + i0,
                                  schemaPath: '#/properties/asked/items/type',
                                  keyword: 'type',
                                  params: { type: 'object' },
                                  message: 'must be object',
                                },
                              ];
                              return false;
                            }
                          }
                          var valid1 = _errs11 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      } else {
                        validate62.errors = [
                          {
                            instancePath: instancePath + '/asked',
                            schemaPath: '#/properties/asked/type',
                            keyword: 'type',
                            params: { type: 'array' },
                            message: 'must be array',
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate62.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate59(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.gates === undefined && (missing0 = 'gates')) ||
        (data.concurrency === undefined && (missing0 = 'concurrency')) ||
        (data.plannedResults === undefined && (missing0 = 'plannedResults')) ||
        (data.positions === undefined && (missing0 = 'positions')) ||
        (data.unplanned === undefined && (missing0 = 'unplanned')) ||
        (data.accounts === undefined && (missing0 = 'accounts'))
      ) {
        validate59.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'gates' ||
            key0 === 'complianceFolder' ||
            key0 === 'concurrency' ||
            key0 === 'plannedResults' ||
            key0 === 'unplanned' ||
            key0 === 'positions' ||
            key0 === 'accounts'
          )) {
            validate59.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gates !== undefined) {
            let data0 = data.gates;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
                let missing1;
                if (
                  (data0.passRateMin === undefined && (missing1 = 'passRateMin')) ||
                  (data0.schemaFailuresMax === undefined && (missing1 = 'schemaFailuresMax')) ||
                  (data0.piiFailuresMax === undefined && (missing1 = 'piiFailuresMax')) ||
                  (data0.keywordFailuresMax === undefined && (missing1 = 'keywordFailuresMax'))
                ) {
                  validate59.errors = [
                    {
                      instancePath: instancePath + '/gates',
                      schemaPath: '#/properties/gates/required',
                      keyword: 'required',
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  for (const key1 in data0) {
                    const _errs4 = errors;
                    if (
                      !validate60(key1, {
                        instancePath: instancePath + '/gates',
                        parentData: data0,
                        parentDataProperty: 'gates',
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors =
                        vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs4 === errors;
                    if (!valid1) {
                      const err0 = {
                        instancePath: instancePath + '/gates',
                        schemaPath: '#/properties/gates/propertyNames',
                        keyword: 'propertyNames',
                        params: { propertyName: key1 },
                        message: 'property name must be valid',
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                      validate59.errors = vErrors;
                      return false;
                      break;
                    }
                  }
                  if (valid1) {
                    const _errs5 = errors;
                    for (const key2 in data0) {
                      if (!(
                        key2 === 'passRateMin' ||
                        key2 === 'schemaFailuresMax' ||
                        key2 === 'piiFailuresMax' ||
                        key2 === 'keywordFailuresMax'
                      )) {
                        let data1 = data0[key2];
                        const _errs6 = errors;
                        if (
                          !(typeof data1 == 'number' && isFinite(data1)) &&
                          typeof data1 !== 'boolean'
                        ) {
                          validate59.errors = [
                            {
                              instancePath:
                                instancePath +
                                '/gates/' +
                                key2.replace(/~/g, '~0').replace(/\//g, '~1'),
                              schemaPath: '#/properties/gates/additionalProperties/type',
                              keyword: 'type',
                              params: { type: schema24.properties.gates.additionalProperties.type },
                              message: 'must be number,boolean',
                            },
                          ];
                          return false;
                        }
                        var valid2 = _errs6 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                    if (_errs5 === errors) {
                      if (data0.passRateMin !== undefined) {
                        let data2 = data0.passRateMin;
                        const _errs8 = errors;
                        if (!(typeof data2 == 'number' && isFinite(data2))) {
                          validate59.errors = [
                            {
                              instancePath: instancePath + '/gates/passRateMin',
                              schemaPath: '#/properties/gates/properties/passRateMin/type',
                              keyword: 'type',
                              params: { type: 'number' },
                              message: 'must be number',
                            },
                          ];
                          return false;
                        }
                        var valid3 = _errs8 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data0.schemaFailuresMax !== undefined) {
                          let data3 = data0.schemaFailuresMax;
                          const _errs10 = errors;
                          if (!(typeof data3 == 'number' && isFinite(data3))) {
                            validate59.errors = [
                              {
                                instancePath: instancePath + '/gates/schemaFailuresMax',
                                schemaPath: '#/properties/gates/properties/schemaFailuresMax/type',
                                keyword: 'type',
                                params: { type: 'number' },
                                message: 'must be number',
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs10 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data0.piiFailuresMax !== undefined) {
                            let data4 = data0.piiFailuresMax;
                            const _errs12 = errors;
                            if (!(typeof data4 == 'number' && isFinite(data4))) {
                              validate59.errors = [
                                {
                                  instancePath: instancePath + '/gates/piiFailuresMax',
                                  schemaPath: '#/properties/gates/properties/piiFailuresMax/type',
                                  keyword: 'type',
                                  params: { type: 'number' },
                                  message: 'must be number',
                                },
                              ];
                              return false;
                            }
                            var valid3 = _errs12 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data0.keywordFailuresMax !== undefined) {
                              let data5 = data0.keywordFailuresMax;
                              const _errs14 = errors;
                              if (!(typeof data5 == 'number' && isFinite(data5))) {
                                validate59.errors = [
                                  {
                                    instancePath: instancePath + '/gates/keywordFailuresMax',
                                    schemaPath:
                                      '#/properties/gates/properties/keywordFailuresMax/type',
                                    keyword: 'type',
                                    params: { type: 'number' },
                                    message: 'must be number',
                                  },
                                ];
                                return false;
                              }
                              var valid3 = _errs14 === errors;
                            } else {
                              var valid3 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate59.errors = [
                  {
                    instancePath: instancePath + '/gates',
                    schemaPath: '#/properties/gates/type',
                    keyword: 'type',
                    params: { type: 'object' },
                    message: 'must be object',
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.complianceFolder !== undefined) {
              const _errs16 = errors;
              if (typeof data.complianceFolder !== 'string') {
                validate59.errors = [
                  {
                    instancePath: instancePath + '/complianceFolder',
                    schemaPath: '#/properties/complianceFolder/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs16 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.concurrency !== undefined) {
                let data7 = data.concurrency;
                const _errs18 = errors;
                if (!(
                  typeof data7 == 'number' &&
                  !(data7 % 1) &&
                  !isNaN(data7) &&
                  isFinite(data7)
                )) {
                  validate59.errors = [
                    {
                      instancePath: instancePath + '/concurrency',
                      schemaPath: '#/properties/concurrency/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs18) {
                  if (typeof data7 == 'number' && isFinite(data7)) {
                    if (data7 < 1 || isNaN(data7)) {
                      validate59.errors = [
                        {
                          instancePath: instancePath + '/concurrency',
                          schemaPath: '#/properties/concurrency/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 1 },
                          message: 'must be >= 1',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs18 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.plannedResults !== undefined) {
                  let data8 = data.plannedResults;
                  const _errs20 = errors;
                  if (!(
                    typeof data8 == 'number' &&
                    !(data8 % 1) &&
                    !isNaN(data8) &&
                    isFinite(data8)
                  )) {
                    validate59.errors = [
                      {
                        instancePath: instancePath + '/plannedResults',
                        schemaPath: '#/properties/plannedResults/type',
                        keyword: 'type',
                        params: { type: 'integer' },
                        message: 'must be integer',
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs20) {
                    if (typeof data8 == 'number' && isFinite(data8)) {
                      if (data8 < 0 || isNaN(data8)) {
                        validate59.errors = [
                          {
                            instancePath: instancePath + '/plannedResults',
                            schemaPath: '#/properties/plannedResults/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                            message: 'must be >= 0',
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs20 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.unplanned !== undefined) {
                    let data9 = data.unplanned;
                    const _errs22 = errors;
                    if (errors === _errs22) {
                      if (Array.isArray(data9)) {
                        var valid4 = true;
                        const len0 = data9.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data10 = data9[i0];
                          const _errs24 = errors;
                          if (errors === _errs24) {
                            if (data10 && typeof data10 == 'object' && !Array.isArray(data10)) {
                              let missing2;
                              if (
                                (data10.testCaseName === undefined &&
                                  (missing2 = 'testCaseName')) ||
                                (data10.modelId === undefined && (missing2 = 'modelId'))
                              ) {
                                validate59.errors = [
                                  {
                                    instancePath: instancePath + '/unplanned/' + i0,
                                    schemaPath: '#/properties/unplanned/items/required',
                                    keyword: 'required',
                                    params: { missingProperty: missing2 },
                                    message: "must have required property '" + missing2 + "'",
                                  },
                                ];
                                return false;
                              } else {
                                const _errs26 = errors;
                                for (const key3 in data10) {
                                  if (!(key3 === 'testCaseName' || key3 === 'modelId')) {
                                    validate59.errors = [
                                      {
                                        instancePath: instancePath + '/unplanned/' + i0,
                                        schemaPath:
                                          '#/properties/unplanned/items/additionalProperties',
                                        keyword: 'additionalProperties',
                                        params: { additionalProperty: key3 },
                                        message: 'must NOT have additional properties',
                                      },
                                    ];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs26 === errors) {
                                  if (data10.testCaseName !== undefined) {
                                    const _errs27 = errors;
                                    if (typeof data10.testCaseName !== 'string') {
                                      validate59.errors = [
                                        {
                                          instancePath:
                                            instancePath + '/unplanned/' + i0 + '/testCaseName',
                                          schemaPath:
                                            '#/properties/unplanned/items/properties/testCaseName/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                          message: 'must be string',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid5 = _errs27 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                  if (valid5) {
                                    if (data10.modelId !== undefined) {
                                      const _errs29 = errors;
                                      if (typeof data10.modelId !== 'string') {
                                        validate59.errors = [
                                          {
                                            instancePath:
                                              instancePath + '/unplanned/' + i0 + '/modelId',
                                            schemaPath:
                                              '#/properties/unplanned/items/properties/modelId/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                            message: 'must be string',
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid5 = _errs29 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate59.errors = [
                                {
                                  instancePath: instancePath + '/unplanned/' + i0,
                                  schemaPath: '#/properties/unplanned/items/type',
                                  keyword: 'type',
                                  params: { type: 'object' },
                                  message: 'must be object',
                                },
                              ];
                              return false;
                            }
                          }
                          var valid4 = _errs24 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate59.errors = [
                          {
                            instancePath: instancePath + '/unplanned',
                            schemaPath: '#/properties/unplanned/type',
                            keyword: 'type',
                            params: { type: 'array' },
                            message: 'must be array',
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs22 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.positions !== undefined) {
                      let data13 = data.positions;
                      const _errs31 = errors;
                      if (errors === _errs31) {
                        if (Array.isArray(data13)) {
                          var valid6 = true;
                          const len1 = data13.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data14 = data13[i1];
                            const _errs33 = errors;
                            if (!(
                              typeof data14 == 'number' &&
                              !(data14 % 1) &&
                              !isNaN(data14) &&
                              isFinite(data14)
                            )) {
                              validate59.errors = [
                                {
                                  instancePath: instancePath + '/positions/' + i1,
                                  schemaPath: '#/properties/positions/items/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                  message: 'must be integer',
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs33) {
                              if (typeof data14 == 'number' && isFinite(data14)) {
                                if (data14 < 0 || isNaN(data14)) {
                                  validate59.errors = [
                                    {
                                      instancePath: instancePath + '/positions/' + i1,
                                      schemaPath: '#/properties/positions/items/minimum',
                                      keyword: 'minimum',
                                      params: { comparison: '>=', limit: 0 },
                                      message: 'must be >= 0',
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                            var valid6 = _errs33 === errors;
                            if (!valid6) {
                              break;
                            }
                          }
                        } else {
                          validate59.errors = [
                            {
                              instancePath: instancePath + '/positions',
                              schemaPath: '#/properties/positions/type',
                              keyword: 'type',
                              params: { type: 'array' },
                              message: 'must be array',
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs31 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.accounts !== undefined) {
                        let data15 = data.accounts;
                        const _errs35 = errors;
                        if (errors === _errs35) {
                          if (Array.isArray(data15)) {
                            var valid7 = true;
                            const len2 = data15.length;
                            for (let i2 = 0; i2 < len2; i2++) {
                              const _errs37 = errors;
                              if (
                                !validate62(data15[i2], {
                                  instancePath: instancePath + '/accounts/' + i2,
                                  parentData: data15,
                                  parentDataProperty: i2,
                                  rootData,
                                  dynamicAnchors,
                                })
                              ) {
                                vErrors =
                                  vErrors === null
                                    ? validate62.errors
                                    : vErrors.concat(validate62.errors);
                                errors = vErrors.length;
                              }
                              var valid7 = _errs37 === errors;
                              if (!valid7) {
                                break;
                              }
                            }
                          } else {
                            validate59.errors = [
                              {
                                instancePath: instancePath + '/accounts',
                                schemaPath: '#/properties/accounts/type',
                                keyword: 'type',
                                params: { type: 'array' },
                                message: 'must be array',
                              },
                            ];
                            return false;
                          }
                        }
                        var valid0 = _errs35 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate59.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate58(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.sha256 === undefined && (missing0 = 'sha256')) ||
        (data.recorded === undefined && (missing0 = 'recorded')) ||
        (data.suites === undefined && (missing0 = 'suites'))
      ) {
        validate58.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'sha256' || key0 === 'recorded' || key0 === 'suites')) {
            validate58.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.sha256 !== undefined) {
            let data0 = data.sha256;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === 'string') {
                if (!pattern3.test(data0)) {
                  validate58.errors = [
                    {
                      instancePath: instancePath + '/sha256',
                      schemaPath: '#/properties/sha256/pattern',
                      keyword: 'pattern',
                      params: { pattern: '^[0-9a-f]{64}$' },
                      message: 'must match pattern "' + '^[0-9a-f]{64}$' + '"',
                    },
                  ];
                  return false;
                }
              } else {
                validate58.errors = [
                  {
                    instancePath: instancePath + '/sha256',
                    schemaPath: '#/properties/sha256/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.recorded !== undefined) {
              let data1 = data.recorded;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate58.errors = [
                  {
                    instancePath: instancePath + '/recorded',
                    schemaPath: '#/properties/recorded/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate58.errors = [
                      {
                        instancePath: instancePath + '/recorded',
                        schemaPath: '#/properties/recorded/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 0 },
                        message: 'must be >= 0',
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.suites !== undefined) {
                let data2 = data.suites;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs8 = errors;
                      if (
                        !validate59(data2[i0], {
                          instancePath: instancePath + '/suites/' + i0,
                          parentData: data2,
                          parentDataProperty: i0,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs8 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate58.errors = [
                      {
                        instancePath: instancePath + '/suites',
                        schemaPath: '#/properties/suites/type',
                        keyword: 'type',
                        params: { type: 'array' },
                        message: 'must be array',
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate58.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate57(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.index === undefined && (missing0 = 'index')) ||
        (data.count === undefined && (missing0 = 'count'))
      ) {
        validate57.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'index' || key0 === 'count' || key0 === 'runner' || key0 === 'plan')) {
            validate57.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.index !== undefined) {
            let data0 = data.index;
            const _errs2 = errors;
            if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
              validate57.errors = [
                {
                  instancePath: instancePath + '/index',
                  schemaPath: '#/properties/index/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                  message: 'must be integer',
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == 'number' && isFinite(data0)) {
                if (data0 > 1000 || isNaN(data0)) {
                  validate57.errors = [
                    {
                      instancePath: instancePath + '/index',
                      schemaPath: '#/properties/index/maximum',
                      keyword: 'maximum',
                      params: { comparison: '<=', limit: 1000 },
                      message: 'must be <= 1000',
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    validate57.errors = [
                      {
                        instancePath: instancePath + '/index',
                        schemaPath: '#/properties/index/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 1 },
                        message: 'must be >= 1',
                      },
                    ];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.count !== undefined) {
              let data1 = data.count;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate57.errors = [
                  {
                    instancePath: instancePath + '/count',
                    schemaPath: '#/properties/count/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 > 1000 || isNaN(data1)) {
                    validate57.errors = [
                      {
                        instancePath: instancePath + '/count',
                        schemaPath: '#/properties/count/maximum',
                        keyword: 'maximum',
                        params: { comparison: '<=', limit: 1000 },
                        message: 'must be <= 1000',
                      },
                    ];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate57.errors = [
                        {
                          instancePath: instancePath + '/count',
                          schemaPath: '#/properties/count/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 1 },
                          message: 'must be >= 1',
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.runner !== undefined) {
                let data2 = data.runner;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === 'string') {
                    if (func2(data2) > 500) {
                      validate57.errors = [
                        {
                          instancePath: instancePath + '/runner',
                          schemaPath: '#/properties/runner/maxLength',
                          keyword: 'maxLength',
                          params: { limit: 500 },
                          message: 'must NOT have more than 500 characters',
                        },
                      ];
                      return false;
                    }
                  } else {
                    validate57.errors = [
                      {
                        instancePath: instancePath + '/runner',
                        schemaPath: '#/properties/runner/type',
                        keyword: 'type',
                        params: { type: 'string' },
                        message: 'must be string',
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.plan !== undefined) {
                  const _errs8 = errors;
                  if (
                    !validate58(data.plan, {
                      instancePath: instancePath + '/plan',
                      parentData: data,
                      parentDataProperty: 'plan',
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate57.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema29 = {
  type: 'object',
  additionalProperties: false,
  required: ['startedAt', 'finishedAt', 'durationMs', 'responses', 'failOn', 'outputs'],
  properties: {
    startedAt: {
      type: 'string',
      format: 'date-time',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
    },
    finishedAt: {
      type: 'string',
      format: 'date-time',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
    },
    durationMs: { type: 'number', maximum: 1e30, minimum: 0 },
    responses: { enum: ['live', 'record', 'replay', 'cache'] },
    failOn: { enum: ['gates', 'never'] },
    outputs: { enum: ['none', 'failed', 'all'] },
    serverUrl: { type: 'string' },
    repository: { type: 'string' },
    sha: { type: 'string' },
    ref: { type: 'string' },
    event: { type: 'string' },
    pullRequest: { type: 'integer', minimum: 1 },
    workflow: { type: 'string' },
    job: { type: 'string' },
    runId: { type: 'integer', minimum: 0 },
    runAttempt: { type: 'integer', minimum: 1 },
    runUrl: { type: 'string' },
    step: {
      type: 'object',
      additionalProperties: false,
      required: ['workingDirectory', 'config', 'filters'],
      properties: {
        workingDirectory: { type: 'string' },
        config: { type: 'array', items: { type: 'string' } },
        filters: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
        commentKey: { type: 'string' },
      },
    },
  },
};
const formats0 = require('ajv-formats/dist/formats').fullFormats['date-time'];
const pattern4 = new RegExp('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$', 'u');
function validate72(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.startedAt === undefined && (missing0 = 'startedAt')) ||
        (data.finishedAt === undefined && (missing0 = 'finishedAt')) ||
        (data.durationMs === undefined && (missing0 = 'durationMs')) ||
        (data.responses === undefined && (missing0 = 'responses')) ||
        (data.failOn === undefined && (missing0 = 'failOn')) ||
        (data.outputs === undefined && (missing0 = 'outputs'))
      ) {
        validate72.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema29.properties, key0)) {
            validate72.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.startedAt !== undefined) {
            let data0 = data.startedAt;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (errors === _errs2) {
                if (typeof data0 === 'string') {
                  if (!pattern4.test(data0)) {
                    validate72.errors = [
                      {
                        instancePath: instancePath + '/startedAt',
                        schemaPath: '#/properties/startedAt/pattern',
                        keyword: 'pattern',
                        params: {
                          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
                        },
                        message:
                          'must match pattern "' +
                          '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$' +
                          '"',
                      },
                    ];
                    return false;
                  } else {
                    if (!formats0.validate(data0)) {
                      validate72.errors = [
                        {
                          instancePath: instancePath + '/startedAt',
                          schemaPath: '#/properties/startedAt/format',
                          keyword: 'format',
                          params: { format: 'date-time' },
                          message: 'must match format "' + 'date-time' + '"',
                        },
                      ];
                      return false;
                    }
                  }
                } else {
                  validate72.errors = [
                    {
                      instancePath: instancePath + '/startedAt',
                      schemaPath: '#/properties/startedAt/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.finishedAt !== undefined) {
              let data1 = data.finishedAt;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (errors === _errs4) {
                  if (typeof data1 === 'string') {
                    if (!pattern4.test(data1)) {
                      validate72.errors = [
                        {
                          instancePath: instancePath + '/finishedAt',
                          schemaPath: '#/properties/finishedAt/pattern',
                          keyword: 'pattern',
                          params: {
                            pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
                          },
                          message:
                            'must match pattern "' +
                            '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$' +
                            '"',
                        },
                      ];
                      return false;
                    } else {
                      if (!formats0.validate(data1)) {
                        validate72.errors = [
                          {
                            instancePath: instancePath + '/finishedAt',
                            schemaPath: '#/properties/finishedAt/format',
                            keyword: 'format',
                            params: { format: 'date-time' },
                            message: 'must match format "' + 'date-time' + '"',
                          },
                        ];
                        return false;
                      }
                    }
                  } else {
                    validate72.errors = [
                      {
                        instancePath: instancePath + '/finishedAt',
                        schemaPath: '#/properties/finishedAt/type',
                        keyword: 'type',
                        params: { type: 'string' },
                        message: 'must be string',
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.durationMs !== undefined) {
                let data2 = data.durationMs;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 > 1e30 || isNaN(data2)) {
                      validate72.errors = [
                        {
                          instancePath: instancePath + '/durationMs',
                          schemaPath: '#/properties/durationMs/maximum',
                          keyword: 'maximum',
                          params: { comparison: '<=', limit: 1e30 },
                          message: 'must be <= 1e+30',
                        },
                      ];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate72.errors = [
                          {
                            instancePath: instancePath + '/durationMs',
                            schemaPath: '#/properties/durationMs/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                            message: 'must be >= 0',
                          },
                        ];
                        return false;
                      }
                    }
                  } else {
                    validate72.errors = [
                      {
                        instancePath: instancePath + '/durationMs',
                        schemaPath: '#/properties/durationMs/type',
                        keyword: 'type',
                        params: { type: 'number' },
                        message: 'must be number',
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.responses !== undefined) {
                  let data3 = data.responses;
                  const _errs8 = errors;
                  if (!(
                    data3 === 'live' ||
                    data3 === 'record' ||
                    data3 === 'replay' ||
                    data3 === 'cache'
                  )) {
                    validate72.errors = [
                      {
                        instancePath: instancePath + '/responses',
                        schemaPath: '#/properties/responses/enum',
                        keyword: 'enum',
                        params: { allowedValues: schema29.properties.responses.enum },
                        message: 'must be equal to one of the allowed values',
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.failOn !== undefined) {
                    let data4 = data.failOn;
                    const _errs9 = errors;
                    if (!(data4 === 'gates' || data4 === 'never')) {
                      validate72.errors = [
                        {
                          instancePath: instancePath + '/failOn',
                          schemaPath: '#/properties/failOn/enum',
                          keyword: 'enum',
                          params: { allowedValues: schema29.properties.failOn.enum },
                          message: 'must be equal to one of the allowed values',
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.outputs !== undefined) {
                      let data5 = data.outputs;
                      const _errs10 = errors;
                      if (!(data5 === 'none' || data5 === 'failed' || data5 === 'all')) {
                        validate72.errors = [
                          {
                            instancePath: instancePath + '/outputs',
                            schemaPath: '#/properties/outputs/enum',
                            keyword: 'enum',
                            params: { allowedValues: schema29.properties.outputs.enum },
                            message: 'must be equal to one of the allowed values',
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.serverUrl !== undefined) {
                        const _errs11 = errors;
                        if (typeof data.serverUrl !== 'string') {
                          validate72.errors = [
                            {
                              instancePath: instancePath + '/serverUrl',
                              schemaPath: '#/properties/serverUrl/type',
                              keyword: 'type',
                              params: { type: 'string' },
                              message: 'must be string',
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.repository !== undefined) {
                          const _errs13 = errors;
                          if (typeof data.repository !== 'string') {
                            validate72.errors = [
                              {
                                instancePath: instancePath + '/repository',
                                schemaPath: '#/properties/repository/type',
                                keyword: 'type',
                                params: { type: 'string' },
                                message: 'must be string',
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.sha !== undefined) {
                            const _errs15 = errors;
                            if (typeof data.sha !== 'string') {
                              validate72.errors = [
                                {
                                  instancePath: instancePath + '/sha',
                                  schemaPath: '#/properties/sha/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                  message: 'must be string',
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs15 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.ref !== undefined) {
                              const _errs17 = errors;
                              if (typeof data.ref !== 'string') {
                                validate72.errors = [
                                  {
                                    instancePath: instancePath + '/ref',
                                    schemaPath: '#/properties/ref/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                    message: 'must be string',
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs17 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.event !== undefined) {
                                const _errs19 = errors;
                                if (typeof data.event !== 'string') {
                                  validate72.errors = [
                                    {
                                      instancePath: instancePath + '/event',
                                      schemaPath: '#/properties/event/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                      message: 'must be string',
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs19 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.pullRequest !== undefined) {
                                  let data11 = data.pullRequest;
                                  const _errs21 = errors;
                                  if (!(
                                    typeof data11 == 'number' &&
                                    !(data11 % 1) &&
                                    !isNaN(data11) &&
                                    isFinite(data11)
                                  )) {
                                    validate72.errors = [
                                      {
                                        instancePath: instancePath + '/pullRequest',
                                        schemaPath: '#/properties/pullRequest/type',
                                        keyword: 'type',
                                        params: { type: 'integer' },
                                        message: 'must be integer',
                                      },
                                    ];
                                    return false;
                                  }
                                  if (errors === _errs21) {
                                    if (typeof data11 == 'number' && isFinite(data11)) {
                                      if (data11 < 1 || isNaN(data11)) {
                                        validate72.errors = [
                                          {
                                            instancePath: instancePath + '/pullRequest',
                                            schemaPath: '#/properties/pullRequest/minimum',
                                            keyword: 'minimum',
                                            params: { comparison: '>=', limit: 1 },
                                            message: 'must be >= 1',
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid0 = _errs21 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.workflow !== undefined) {
                                    const _errs23 = errors;
                                    if (typeof data.workflow !== 'string') {
                                      validate72.errors = [
                                        {
                                          instancePath: instancePath + '/workflow',
                                          schemaPath: '#/properties/workflow/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                          message: 'must be string',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid0 = _errs23 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.job !== undefined) {
                                      const _errs25 = errors;
                                      if (typeof data.job !== 'string') {
                                        validate72.errors = [
                                          {
                                            instancePath: instancePath + '/job',
                                            schemaPath: '#/properties/job/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                            message: 'must be string',
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid0 = _errs25 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.runId !== undefined) {
                                        let data14 = data.runId;
                                        const _errs27 = errors;
                                        if (!(
                                          typeof data14 == 'number' &&
                                          !(data14 % 1) &&
                                          !isNaN(data14) &&
                                          isFinite(data14)
                                        )) {
                                          validate72.errors = [
                                            {
                                              instancePath: instancePath + '/runId',
                                              schemaPath: '#/properties/runId/type',
                                              keyword: 'type',
                                              params: { type: 'integer' },
                                              message: 'must be integer',
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs27) {
                                          if (typeof data14 == 'number' && isFinite(data14)) {
                                            if (data14 < 0 || isNaN(data14)) {
                                              validate72.errors = [
                                                {
                                                  instancePath: instancePath + '/runId',
                                                  schemaPath: '#/properties/runId/minimum',
                                                  keyword: 'minimum',
                                                  params: { comparison: '>=', limit: 0 },
                                                  message: 'must be >= 0',
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid0 = _errs27 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.runAttempt !== undefined) {
                                          let data15 = data.runAttempt;
                                          const _errs29 = errors;
                                          if (!(
                                            typeof data15 == 'number' &&
                                            !(data15 % 1) &&
                                            !isNaN(data15) &&
                                            isFinite(data15)
                                          )) {
                                            validate72.errors = [
                                              {
                                                instancePath: instancePath + '/runAttempt',
                                                schemaPath: '#/properties/runAttempt/type',
                                                keyword: 'type',
                                                params: { type: 'integer' },
                                                message: 'must be integer',
                                              },
                                            ];
                                            return false;
                                          }
                                          if (errors === _errs29) {
                                            if (typeof data15 == 'number' && isFinite(data15)) {
                                              if (data15 < 1 || isNaN(data15)) {
                                                validate72.errors = [
                                                  {
                                                    instancePath: instancePath + '/runAttempt',
                                                    schemaPath: '#/properties/runAttempt/minimum',
                                                    keyword: 'minimum',
                                                    params: { comparison: '>=', limit: 1 },
                                                    message: 'must be >= 1',
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid0 = _errs29 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.runUrl !== undefined) {
                                            const _errs31 = errors;
                                            if (typeof data.runUrl !== 'string') {
                                              validate72.errors = [
                                                {
                                                  instancePath: instancePath + '/runUrl',
                                                  schemaPath: '#/properties/runUrl/type',
                                                  keyword: 'type',
                                                  params: { type: 'string' },
                                                  message: 'must be string',
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid0 = _errs31 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.step !== undefined) {
                                              let data17 = data.step;
                                              const _errs33 = errors;
                                              if (errors === _errs33) {
                                                if (
                                                  data17 &&
                                                  typeof data17 == 'object' &&
                                                  !Array.isArray(data17)
                                                ) {
                                                  let missing1;
                                                  if (
                                                    (data17.workingDirectory === undefined &&
                                                      (missing1 = 'workingDirectory')) ||
                                                    (data17.config === undefined &&
                                                      (missing1 = 'config')) ||
                                                    (data17.filters === undefined &&
                                                      (missing1 = 'filters'))
                                                  ) {
                                                    validate72.errors = [
                                                      {
                                                        instancePath: instancePath + '/step',
                                                        schemaPath: '#/properties/step/required',
                                                        keyword: 'required',
                                                        params: { missingProperty: missing1 },
                                                        message:
                                                          "must have required property '" +
                                                          missing1 +
                                                          "'",
                                                      },
                                                    ];
                                                    return false;
                                                  } else {
                                                    const _errs35 = errors;
                                                    for (const key1 in data17) {
                                                      if (!(
                                                        key1 === 'workingDirectory' ||
                                                        key1 === 'config' ||
                                                        key1 === 'filters' ||
                                                        key1 === 'commentKey'
                                                      )) {
                                                        validate72.errors = [
                                                          {
                                                            instancePath: instancePath + '/step',
                                                            schemaPath:
                                                              '#/properties/step/additionalProperties',
                                                            keyword: 'additionalProperties',
                                                            params: { additionalProperty: key1 },
                                                            message:
                                                              'must NOT have additional properties',
                                                          },
                                                        ];
                                                        return false;
                                                        break;
                                                      }
                                                    }
                                                    if (_errs35 === errors) {
                                                      if (data17.workingDirectory !== undefined) {
                                                        const _errs36 = errors;
                                                        if (
                                                          typeof data17.workingDirectory !==
                                                          'string'
                                                        ) {
                                                          validate72.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath +
                                                                '/step/workingDirectory',
                                                              schemaPath:
                                                                '#/properties/step/properties/workingDirectory/type',
                                                              keyword: 'type',
                                                              params: { type: 'string' },
                                                              message: 'must be string',
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                        var valid1 = _errs36 === errors;
                                                      } else {
                                                        var valid1 = true;
                                                      }
                                                      if (valid1) {
                                                        if (data17.config !== undefined) {
                                                          let data19 = data17.config;
                                                          const _errs38 = errors;
                                                          if (errors === _errs38) {
                                                            if (Array.isArray(data19)) {
                                                              var valid2 = true;
                                                              const len0 = data19.length;
                                                              for (let i0 = 0; i0 < len0; i0++) {
                                                                const _errs40 = errors;
                                                                if (
                                                                  typeof data19[i0] !== 'string'
                                                                ) {
                                                                  validate72.errors = [
                                                                    {
                                                                      instancePath:
                                                                        instancePath +
                                                                        '/step/config/' +
                                                                        i0,
                                                                      schemaPath:
                                                                        '#/properties/step/properties/config/items/type',
                                                                      keyword: 'type',
                                                                      params: { type: 'string' },
                                                                      message: 'must be string',
                                                                    },
                                                                  ];
                                                                  return false;
                                                                }
                                                                var valid2 = _errs40 === errors;
                                                                if (!valid2) {
                                                                  break;
                                                                }
                                                              }
                                                            } else {
                                                              validate72.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath + '/step/config',
                                                                  schemaPath:
                                                                    '#/properties/step/properties/config/type',
                                                                  keyword: 'type',
                                                                  params: { type: 'array' },
                                                                  message: 'must be array',
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                          }
                                                          var valid1 = _errs38 === errors;
                                                        } else {
                                                          var valid1 = true;
                                                        }
                                                        if (valid1) {
                                                          if (data17.filters !== undefined) {
                                                            let data21 = data17.filters;
                                                            const _errs42 = errors;
                                                            if (errors === _errs42) {
                                                              if (Array.isArray(data21)) {
                                                                var valid3 = true;
                                                                const len1 = data21.length;
                                                                for (let i1 = 0; i1 < len1; i1++) {
                                                                  let data22 = data21[i1];
                                                                  const _errs44 = errors;
                                                                  if (errors === _errs44) {
                                                                    if (Array.isArray(data22)) {
                                                                      var valid4 = true;
                                                                      const len2 = data22.length;
                                                                      for (
                                                                        let i2 = 0;
                                                                        i2 < len2;
                                                                        i2++
                                                                      ) {
                                                                        const _errs46 = errors;
                                                                        if (
                                                                          typeof data22[i2] !==
                                                                          'string'
                                                                        ) {
                                                                          validate72.errors = [
                                                                            {
                                                                              instancePath:
                                                                                instancePath +
                                                                                '/step/filters/' +
                                                                                i1 +
                                                                                '/' +
                                                                                i2,
                                                                              schemaPath:
                                                                                '#/properties/step/properties/filters/items/items/type',
                                                                              keyword: 'type',
                                                                              params: {
                                                                                type: 'string',
                                                                              },
                                                                              message:
                                                                                'must be string',
                                                                            },
                                                                          ];
                                                                          return false;
                                                                        }
                                                                        var valid4 =
                                                                          _errs46 === errors;
                                                                        if (!valid4) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate72.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath +
                                                                            '/step/filters/' +
                                                                            i1,
                                                                          schemaPath:
                                                                            '#/properties/step/properties/filters/items/type',
                                                                          keyword: 'type',
                                                                          params: { type: 'array' },
                                                                          message: 'must be array',
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid3 = _errs44 === errors;
                                                                  if (!valid3) {
                                                                    break;
                                                                  }
                                                                }
                                                              } else {
                                                                validate72.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      '/step/filters',
                                                                    schemaPath:
                                                                      '#/properties/step/properties/filters/type',
                                                                    keyword: 'type',
                                                                    params: { type: 'array' },
                                                                    message: 'must be array',
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                            }
                                                            var valid1 = _errs42 === errors;
                                                          } else {
                                                            var valid1 = true;
                                                          }
                                                          if (valid1) {
                                                            if (data17.commentKey !== undefined) {
                                                              const _errs48 = errors;
                                                              if (
                                                                typeof data17.commentKey !==
                                                                'string'
                                                              ) {
                                                                validate72.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath +
                                                                      '/step/commentKey',
                                                                    schemaPath:
                                                                      '#/properties/step/properties/commentKey/type',
                                                                    keyword: 'type',
                                                                    params: { type: 'string' },
                                                                    message: 'must be string',
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                              var valid1 = _errs48 === errors;
                                                            } else {
                                                              var valid1 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate72.errors = [
                                                    {
                                                      instancePath: instancePath + '/step',
                                                      schemaPath: '#/properties/step/type',
                                                      keyword: 'type',
                                                      params: { type: 'object' },
                                                      message: 'must be object',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs33 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate72.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema30 = {
  type: 'object',
  additionalProperties: false,
  required: [
    'total',
    'passed',
    'failed',
    'errored',
    'notRun',
    'skipped',
    'passRate',
    'runs',
    'truncated',
    'tokens',
    'costUsd',
    'costIncomplete',
  ],
  properties: {
    total: { type: 'integer', minimum: 0 },
    passed: { type: 'integer', minimum: 0 },
    failed: { type: 'integer', minimum: 0 },
    errored: { type: 'integer', minimum: 0 },
    notRun: { type: 'integer', minimum: 0 },
    skipped: { type: 'integer', minimum: 0 },
    passRate: { type: 'number', minimum: 0, maximum: 1 },
    runs: { type: 'integer', minimum: 0 },
    truncated: { type: 'integer', minimum: 0 },
    tokens: { type: 'integer', maximum: 1e30, minimum: 0 },
    costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
    costIncomplete: { type: 'boolean' },
  },
};
function validate74(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.total === undefined && (missing0 = 'total')) ||
        (data.passed === undefined && (missing0 = 'passed')) ||
        (data.failed === undefined && (missing0 = 'failed')) ||
        (data.errored === undefined && (missing0 = 'errored')) ||
        (data.notRun === undefined && (missing0 = 'notRun')) ||
        (data.skipped === undefined && (missing0 = 'skipped')) ||
        (data.passRate === undefined && (missing0 = 'passRate')) ||
        (data.runs === undefined && (missing0 = 'runs')) ||
        (data.truncated === undefined && (missing0 = 'truncated')) ||
        (data.tokens === undefined && (missing0 = 'tokens')) ||
        (data.costUsd === undefined && (missing0 = 'costUsd')) ||
        (data.costIncomplete === undefined && (missing0 = 'costIncomplete'))
      ) {
        validate74.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema30.properties, key0)) {
            validate74.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.total !== undefined) {
            let data0 = data.total;
            const _errs2 = errors;
            if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
              validate74.errors = [
                {
                  instancePath: instancePath + '/total',
                  schemaPath: '#/properties/total/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                  message: 'must be integer',
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == 'number' && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validate74.errors = [
                    {
                      instancePath: instancePath + '/total',
                      schemaPath: '#/properties/total/minimum',
                      keyword: 'minimum',
                      params: { comparison: '>=', limit: 0 },
                      message: 'must be >= 0',
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.passed !== undefined) {
              let data1 = data.passed;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate74.errors = [
                  {
                    instancePath: instancePath + '/passed',
                    schemaPath: '#/properties/passed/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate74.errors = [
                      {
                        instancePath: instancePath + '/passed',
                        schemaPath: '#/properties/passed/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 0 },
                        message: 'must be >= 0',
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.failed !== undefined) {
                let data2 = data.failed;
                const _errs6 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate74.errors = [
                    {
                      instancePath: instancePath + '/failed',
                      schemaPath: '#/properties/failed/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate74.errors = [
                        {
                          instancePath: instancePath + '/failed',
                          schemaPath: '#/properties/failed/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.errored !== undefined) {
                  let data3 = data.errored;
                  const _errs8 = errors;
                  if (!(
                    typeof data3 == 'number' &&
                    !(data3 % 1) &&
                    !isNaN(data3) &&
                    isFinite(data3)
                  )) {
                    validate74.errors = [
                      {
                        instancePath: instancePath + '/errored',
                        schemaPath: '#/properties/errored/type',
                        keyword: 'type',
                        params: { type: 'integer' },
                        message: 'must be integer',
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data3 == 'number' && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validate74.errors = [
                          {
                            instancePath: instancePath + '/errored',
                            schemaPath: '#/properties/errored/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                            message: 'must be >= 0',
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.notRun !== undefined) {
                    let data4 = data.notRun;
                    const _errs10 = errors;
                    if (!(
                      typeof data4 == 'number' &&
                      !(data4 % 1) &&
                      !isNaN(data4) &&
                      isFinite(data4)
                    )) {
                      validate74.errors = [
                        {
                          instancePath: instancePath + '/notRun',
                          schemaPath: '#/properties/notRun/type',
                          keyword: 'type',
                          params: { type: 'integer' },
                          message: 'must be integer',
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs10) {
                      if (typeof data4 == 'number' && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate74.errors = [
                            {
                              instancePath: instancePath + '/notRun',
                              schemaPath: '#/properties/notRun/minimum',
                              keyword: 'minimum',
                              params: { comparison: '>=', limit: 0 },
                              message: 'must be >= 0',
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.skipped !== undefined) {
                      let data5 = data.skipped;
                      const _errs12 = errors;
                      if (!(
                        typeof data5 == 'number' &&
                        !(data5 % 1) &&
                        !isNaN(data5) &&
                        isFinite(data5)
                      )) {
                        validate74.errors = [
                          {
                            instancePath: instancePath + '/skipped',
                            schemaPath: '#/properties/skipped/type',
                            keyword: 'type',
                            params: { type: 'integer' },
                            message: 'must be integer',
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs12) {
                        if (typeof data5 == 'number' && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validate74.errors = [
                              {
                                instancePath: instancePath + '/skipped',
                                schemaPath: '#/properties/skipped/minimum',
                                keyword: 'minimum',
                                params: { comparison: '>=', limit: 0 },
                                message: 'must be >= 0',
                              },
                            ];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.passRate !== undefined) {
                        let data6 = data.passRate;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (typeof data6 == 'number' && isFinite(data6)) {
                            if (data6 > 1 || isNaN(data6)) {
                              validate74.errors = [
                                {
                                  instancePath: instancePath + '/passRate',
                                  schemaPath: '#/properties/passRate/maximum',
                                  keyword: 'maximum',
                                  params: { comparison: '<=', limit: 1 },
                                  message: 'must be <= 1',
                                },
                              ];
                              return false;
                            } else {
                              if (data6 < 0 || isNaN(data6)) {
                                validate74.errors = [
                                  {
                                    instancePath: instancePath + '/passRate',
                                    schemaPath: '#/properties/passRate/minimum',
                                    keyword: 'minimum',
                                    params: { comparison: '>=', limit: 0 },
                                    message: 'must be >= 0',
                                  },
                                ];
                                return false;
                              }
                            }
                          } else {
                            validate74.errors = [
                              {
                                instancePath: instancePath + '/passRate',
                                schemaPath: '#/properties/passRate/type',
                                keyword: 'type',
                                params: { type: 'number' },
                                message: 'must be number',
                              },
                            ];
                            return false;
                          }
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.runs !== undefined) {
                          let data7 = data.runs;
                          const _errs16 = errors;
                          if (!(
                            typeof data7 == 'number' &&
                            !(data7 % 1) &&
                            !isNaN(data7) &&
                            isFinite(data7)
                          )) {
                            validate74.errors = [
                              {
                                instancePath: instancePath + '/runs',
                                schemaPath: '#/properties/runs/type',
                                keyword: 'type',
                                params: { type: 'integer' },
                                message: 'must be integer',
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs16) {
                            if (typeof data7 == 'number' && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7)) {
                                validate74.errors = [
                                  {
                                    instancePath: instancePath + '/runs',
                                    schemaPath: '#/properties/runs/minimum',
                                    keyword: 'minimum',
                                    params: { comparison: '>=', limit: 0 },
                                    message: 'must be >= 0',
                                  },
                                ];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.truncated !== undefined) {
                            let data8 = data.truncated;
                            const _errs18 = errors;
                            if (!(
                              typeof data8 == 'number' &&
                              !(data8 % 1) &&
                              !isNaN(data8) &&
                              isFinite(data8)
                            )) {
                              validate74.errors = [
                                {
                                  instancePath: instancePath + '/truncated',
                                  schemaPath: '#/properties/truncated/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                  message: 'must be integer',
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs18) {
                              if (typeof data8 == 'number' && isFinite(data8)) {
                                if (data8 < 0 || isNaN(data8)) {
                                  validate74.errors = [
                                    {
                                      instancePath: instancePath + '/truncated',
                                      schemaPath: '#/properties/truncated/minimum',
                                      keyword: 'minimum',
                                      params: { comparison: '>=', limit: 0 },
                                      message: 'must be >= 0',
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.tokens !== undefined) {
                              let data9 = data.tokens;
                              const _errs20 = errors;
                              if (!(
                                typeof data9 == 'number' &&
                                !(data9 % 1) &&
                                !isNaN(data9) &&
                                isFinite(data9)
                              )) {
                                validate74.errors = [
                                  {
                                    instancePath: instancePath + '/tokens',
                                    schemaPath: '#/properties/tokens/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                    message: 'must be integer',
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs20) {
                                if (typeof data9 == 'number' && isFinite(data9)) {
                                  if (data9 > 1e30 || isNaN(data9)) {
                                    validate74.errors = [
                                      {
                                        instancePath: instancePath + '/tokens',
                                        schemaPath: '#/properties/tokens/maximum',
                                        keyword: 'maximum',
                                        params: { comparison: '<=', limit: 1e30 },
                                        message: 'must be <= 1e+30',
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data9 < 0 || isNaN(data9)) {
                                      validate74.errors = [
                                        {
                                          instancePath: instancePath + '/tokens',
                                          schemaPath: '#/properties/tokens/minimum',
                                          keyword: 'minimum',
                                          params: { comparison: '>=', limit: 0 },
                                          message: 'must be >= 0',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs20 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.costUsd !== undefined) {
                                let data10 = data.costUsd;
                                const _errs22 = errors;
                                if (errors === _errs22) {
                                  if (typeof data10 == 'number' && isFinite(data10)) {
                                    if (data10 > 1e30 || isNaN(data10)) {
                                      validate74.errors = [
                                        {
                                          instancePath: instancePath + '/costUsd',
                                          schemaPath: '#/properties/costUsd/maximum',
                                          keyword: 'maximum',
                                          params: { comparison: '<=', limit: 1e30 },
                                          message: 'must be <= 1e+30',
                                        },
                                      ];
                                      return false;
                                    } else {
                                      if (data10 < 0 || isNaN(data10)) {
                                        validate74.errors = [
                                          {
                                            instancePath: instancePath + '/costUsd',
                                            schemaPath: '#/properties/costUsd/minimum',
                                            keyword: 'minimum',
                                            params: { comparison: '>=', limit: 0 },
                                            message: 'must be >= 0',
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate74.errors = [
                                      {
                                        instancePath: instancePath + '/costUsd',
                                        schemaPath: '#/properties/costUsd/type',
                                        keyword: 'type',
                                        params: { type: 'number' },
                                        message: 'must be number',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid0 = _errs22 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.costIncomplete !== undefined) {
                                  const _errs24 = errors;
                                  if (typeof data.costIncomplete !== 'boolean') {
                                    validate74.errors = [
                                      {
                                        instancePath: instancePath + '/costIncomplete',
                                        schemaPath: '#/properties/costIncomplete/type',
                                        keyword: 'type',
                                        params: { type: 'boolean' },
                                        message: 'must be boolean',
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else {
                                  var valid0 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate74.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema31 = {
  type: 'object',
  propertyNames: { $ref: '#/$defs/failureCode' },
  additionalProperties: { type: 'integer', minimum: 1 },
};
const schema32 = {
  enum: [
    'SCHEMA_INVALID',
    'SCHEMA_PARSE_ERROR',
    'PII_DETECTED',
    'KEYWORD_DENIED',
    'KEYWORD_MISSING',
    'CONTAINS_FAILED',
    'NOT_CONTAINS_FAILED',
    'MAX_LENGTH_EXCEEDED',
    'JUDGE_BELOW_THRESHOLD',
    'TOOL_CALL_MISSING',
    'TOOL_CALL_UNEXPECTED',
    'TOOL_CALL_ARGS_MISMATCH',
    'TOOL_CALL_ORDER_WRONG',
    'TOOL_CALL_ARGS_SCHEMA_INVALID',
    'DRIFT_EXCEEDED',
    'PROVIDER_TIMEOUT',
    'PROVIDER_AUTH_FAILED',
    'PROVIDER_ERROR',
    'INTERNAL_ERROR',
    'LATENCY_EXCEEDED',
    'COST_EXCEEDED',
    'EMPTY_OUTPUT',
    'MAX_TURNS_EXCEEDED',
    'BUDGET_EXCEEDED',
    'COMMAND_FAILED',
    'JAVASCRIPT_FAILED',
    'JAVASCRIPT_ERROR',
    'SIMILARITY_BELOW_THRESHOLD',
    'FORMAT_INVALID',
    'CONCISENESS_FAILED',
  ],
};
function validate77(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(
    data === 'SCHEMA_INVALID' ||
    data === 'SCHEMA_PARSE_ERROR' ||
    data === 'PII_DETECTED' ||
    data === 'KEYWORD_DENIED' ||
    data === 'KEYWORD_MISSING' ||
    data === 'CONTAINS_FAILED' ||
    data === 'NOT_CONTAINS_FAILED' ||
    data === 'MAX_LENGTH_EXCEEDED' ||
    data === 'JUDGE_BELOW_THRESHOLD' ||
    data === 'TOOL_CALL_MISSING' ||
    data === 'TOOL_CALL_UNEXPECTED' ||
    data === 'TOOL_CALL_ARGS_MISMATCH' ||
    data === 'TOOL_CALL_ORDER_WRONG' ||
    data === 'TOOL_CALL_ARGS_SCHEMA_INVALID' ||
    data === 'DRIFT_EXCEEDED' ||
    data === 'PROVIDER_TIMEOUT' ||
    data === 'PROVIDER_AUTH_FAILED' ||
    data === 'PROVIDER_ERROR' ||
    data === 'INTERNAL_ERROR' ||
    data === 'LATENCY_EXCEEDED' ||
    data === 'COST_EXCEEDED' ||
    data === 'EMPTY_OUTPUT' ||
    data === 'MAX_TURNS_EXCEEDED' ||
    data === 'BUDGET_EXCEEDED' ||
    data === 'COMMAND_FAILED' ||
    data === 'JAVASCRIPT_FAILED' ||
    data === 'JAVASCRIPT_ERROR' ||
    data === 'SIMILARITY_BELOW_THRESHOLD' ||
    data === 'FORMAT_INVALID' ||
    data === 'CONCISENESS_FAILED'
  )) {
    validate77.errors = [
      {
        instancePath,
        schemaPath: '#/enum',
        keyword: 'enum',
        params: { allowedValues: schema32.enum },
        message: 'must be equal to one of the allowed values',
      },
    ];
    return false;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { dynamicProps: false, dynamicItems: false };
function validate76(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs1 = errors;
        if (
          !validate77(key0, {
            instancePath,
            parentData: data,
            parentDataProperty,
            rootData,
            dynamicAnchors,
          })
        ) {
          vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          const err0 = {
            instancePath,
            schemaPath: '#/propertyNames',
            keyword: 'propertyNames',
            params: { propertyName: key0 },
            message: 'property name must be valid',
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate76.errors = vErrors;
          return false;
          break;
        }
      }
      if (valid0) {
        for (const key1 in data) {
          let data0 = data[key1];
          const _errs3 = errors;
          if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            validate76.errors = [
              {
                instancePath: instancePath + '/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                schemaPath: '#/additionalProperties/type',
                keyword: 'type',
                params: { type: 'integer' },
                message: 'must be integer',
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (typeof data0 == 'number' && isFinite(data0)) {
              if (data0 < 1 || isNaN(data0)) {
                validate76.errors = [
                  {
                    instancePath:
                      instancePath + '/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                    schemaPath: '#/additionalProperties/minimum',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 1 },
                    message: 'must be >= 1',
                  },
                ];
                return false;
              }
            }
          }
          var valid1 = _errs3 === errors;
          if (!valid1) {
            break;
          }
        }
      }
    } else {
      validate76.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema33 = {
  type: 'object',
  additionalProperties: false,
  required: [
    'name',
    'project',
    'tags',
    'file',
    'sha256',
    'inputFiles',
    'models',
    'judgeModel',
    'repeat',
    'plannedRuns',
    'totals',
    'failureCodes',
    'gates',
    'results',
    'skippedTests',
    'compliance',
    'gateLocations',
    'notices',
  ],
  properties: {
    name: { type: 'string' },
    project: { type: 'string' },
    description: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    file: { type: 'string' },
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    configCommit: {
      type: 'object',
      additionalProperties: false,
      required: ['sha', 'date', 'dirty'],
      properties: { sha: { type: 'string' }, date: { type: 'string' }, dirty: { type: 'boolean' } },
    },
    models: { type: 'array', items: { $ref: '#/$defs/model' } },
    judgeModel: { type: 'string' },
    inputFiles: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['file', 'sha256'],
        properties: {
          file: { type: 'string' },
          sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
        },
      },
    },
    baselineFile: { type: 'string' },
    repeat: {
      type: 'object',
      additionalProperties: false,
      required: ['min', 'max'],
      properties: { min: { type: 'integer', minimum: 0 }, max: { type: 'integer', minimum: 0 } },
    },
    plannedRuns: { type: 'integer', minimum: 0 },
    totals: { $ref: '#/$defs/totals' },
    failureCodes: { $ref: '#/$defs/failureCodeCounts' },
    gates: { $ref: '#/$defs/gateEvaluation' },
    gatesWithoutErroredRuns: { $ref: '#/$defs/gateEvaluation' },
    rerun: {
      type: 'object',
      additionalProperties: false,
      required: ['flip'],
      properties: { flip: { type: 'number', minimum: 0, maximum: 1 } },
    },
    results: { type: 'array', items: { $ref: '#/$defs/result' } },
    comparison: { $ref: '#/$defs/suiteComparison' },
    skippedTests: { type: 'array', items: { $ref: '#/$defs/skippedTest' } },
    compliance: { $ref: '#/$defs/compliance' },
    gateLocations: {
      type: 'object',
      propertyNames: { $ref: '#/$defs/gateName' },
      additionalProperties: { $ref: '#/$defs/location' },
    },
    notices: { type: 'array', items: { type: 'string' } },
  },
};
const schema34 = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'provider', 'model', 'params'],
  properties: {
    id: { type: 'string' },
    provider: {
      enum: ['openai', 'anthropic', 'gemini', 'mistral', 'cohere', 'ollama', 'http', 'mcp'],
    },
    model: { type: 'string' },
    params: {
      type: 'object',
      additionalProperties: false,
      required: ['temperature', 'maxTokens'],
      properties: {
        temperature: { type: 'number' },
        maxTokens: { type: 'integer', minimum: 0 },
        topP: { type: 'number' },
        stopSequences: { type: 'array', items: { type: 'string' } },
        seed: { type: 'integer' },
      },
    },
    pricing: {
      type: 'object',
      additionalProperties: false,
      required: ['input', 'output'],
      properties: { input: { type: 'number', minimum: 0 }, output: { type: 'number', minimum: 0 } },
    },
  },
};
function validate81(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.id === undefined && (missing0 = 'id')) ||
        (data.provider === undefined && (missing0 = 'provider')) ||
        (data.model === undefined && (missing0 = 'model')) ||
        (data.params === undefined && (missing0 = 'params'))
      ) {
        validate81.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'id' ||
            key0 === 'provider' ||
            key0 === 'model' ||
            key0 === 'params' ||
            key0 === 'pricing'
          )) {
            validate81.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== undefined) {
            const _errs2 = errors;
            if (typeof data.id !== 'string') {
              validate81.errors = [
                {
                  instancePath: instancePath + '/id',
                  schemaPath: '#/properties/id/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.provider !== undefined) {
              let data1 = data.provider;
              const _errs4 = errors;
              if (!(
                data1 === 'openai' ||
                data1 === 'anthropic' ||
                data1 === 'gemini' ||
                data1 === 'mistral' ||
                data1 === 'cohere' ||
                data1 === 'ollama' ||
                data1 === 'http' ||
                data1 === 'mcp'
              )) {
                validate81.errors = [
                  {
                    instancePath: instancePath + '/provider',
                    schemaPath: '#/properties/provider/enum',
                    keyword: 'enum',
                    params: { allowedValues: schema34.properties.provider.enum },
                    message: 'must be equal to one of the allowed values',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.model !== undefined) {
                const _errs5 = errors;
                if (typeof data.model !== 'string') {
                  validate81.errors = [
                    {
                      instancePath: instancePath + '/model',
                      schemaPath: '#/properties/model/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.params !== undefined) {
                  let data3 = data.params;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
                      let missing1;
                      if (
                        (data3.temperature === undefined && (missing1 = 'temperature')) ||
                        (data3.maxTokens === undefined && (missing1 = 'maxTokens'))
                      ) {
                        validate81.errors = [
                          {
                            instancePath: instancePath + '/params',
                            schemaPath: '#/properties/params/required',
                            keyword: 'required',
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        const _errs9 = errors;
                        for (const key1 in data3) {
                          if (!(
                            key1 === 'temperature' ||
                            key1 === 'maxTokens' ||
                            key1 === 'topP' ||
                            key1 === 'stopSequences' ||
                            key1 === 'seed'
                          )) {
                            validate81.errors = [
                              {
                                instancePath: instancePath + '/params',
                                schemaPath: '#/properties/params/additionalProperties',
                                keyword: 'additionalProperties',
                                params: { additionalProperty: key1 },
                                message: 'must NOT have additional properties',
                              },
                            ];
                            return false;
                            break;
                          }
                        }
                        if (_errs9 === errors) {
                          if (data3.temperature !== undefined) {
                            let data4 = data3.temperature;
                            const _errs10 = errors;
                            if (!(typeof data4 == 'number' && isFinite(data4))) {
                              validate81.errors = [
                                {
                                  instancePath: instancePath + '/params/temperature',
                                  schemaPath: '#/properties/params/properties/temperature/type',
                                  keyword: 'type',
                                  params: { type: 'number' },
                                  message: 'must be number',
                                },
                              ];
                              return false;
                            }
                            var valid1 = _errs10 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data3.maxTokens !== undefined) {
                              let data5 = data3.maxTokens;
                              const _errs12 = errors;
                              if (!(
                                typeof data5 == 'number' &&
                                !(data5 % 1) &&
                                !isNaN(data5) &&
                                isFinite(data5)
                              )) {
                                validate81.errors = [
                                  {
                                    instancePath: instancePath + '/params/maxTokens',
                                    schemaPath: '#/properties/params/properties/maxTokens/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                    message: 'must be integer',
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs12) {
                                if (typeof data5 == 'number' && isFinite(data5)) {
                                  if (data5 < 0 || isNaN(data5)) {
                                    validate81.errors = [
                                      {
                                        instancePath: instancePath + '/params/maxTokens',
                                        schemaPath:
                                          '#/properties/params/properties/maxTokens/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                        message: 'must be >= 0',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid1 = _errs12 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data3.topP !== undefined) {
                                let data6 = data3.topP;
                                const _errs14 = errors;
                                if (!(typeof data6 == 'number' && isFinite(data6))) {
                                  validate81.errors = [
                                    {
                                      instancePath: instancePath + '/params/topP',
                                      schemaPath: '#/properties/params/properties/topP/type',
                                      keyword: 'type',
                                      params: { type: 'number' },
                                      message: 'must be number',
                                    },
                                  ];
                                  return false;
                                }
                                var valid1 = _errs14 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data3.stopSequences !== undefined) {
                                  let data7 = data3.stopSequences;
                                  const _errs16 = errors;
                                  if (errors === _errs16) {
                                    if (Array.isArray(data7)) {
                                      var valid2 = true;
                                      const len0 = data7.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        const _errs18 = errors;
                                        if (typeof data7[i0] !== 'string') {
                                          validate81.errors = [
                                            {
                                              instancePath:
                                                instancePath + '/params/stopSequences/' + i0,
                                              schemaPath:
                                                '#/properties/params/properties/stopSequences/items/type',
                                              keyword: 'type',
                                              params: { type: 'string' },
                                              message: 'must be string',
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid2 = _errs18 === errors;
                                        if (!valid2) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate81.errors = [
                                        {
                                          instancePath: instancePath + '/params/stopSequences',
                                          schemaPath:
                                            '#/properties/params/properties/stopSequences/type',
                                          keyword: 'type',
                                          params: { type: 'array' },
                                          message: 'must be array',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid1 = _errs16 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data3.seed !== undefined) {
                                    let data9 = data3.seed;
                                    const _errs20 = errors;
                                    if (!(
                                      typeof data9 == 'number' &&
                                      !(data9 % 1) &&
                                      !isNaN(data9) &&
                                      isFinite(data9)
                                    )) {
                                      validate81.errors = [
                                        {
                                          instancePath: instancePath + '/params/seed',
                                          schemaPath: '#/properties/params/properties/seed/type',
                                          keyword: 'type',
                                          params: { type: 'integer' },
                                          message: 'must be integer',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid1 = _errs20 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate81.errors = [
                        {
                          instancePath: instancePath + '/params',
                          schemaPath: '#/properties/params/type',
                          keyword: 'type',
                          params: { type: 'object' },
                          message: 'must be object',
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.pricing !== undefined) {
                    let data10 = data.pricing;
                    const _errs22 = errors;
                    if (errors === _errs22) {
                      if (data10 && typeof data10 == 'object' && !Array.isArray(data10)) {
                        let missing2;
                        if (
                          (data10.input === undefined && (missing2 = 'input')) ||
                          (data10.output === undefined && (missing2 = 'output'))
                        ) {
                          validate81.errors = [
                            {
                              instancePath: instancePath + '/pricing',
                              schemaPath: '#/properties/pricing/required',
                              keyword: 'required',
                              params: { missingProperty: missing2 },
                              message: "must have required property '" + missing2 + "'",
                            },
                          ];
                          return false;
                        } else {
                          const _errs24 = errors;
                          for (const key2 in data10) {
                            if (!(key2 === 'input' || key2 === 'output')) {
                              validate81.errors = [
                                {
                                  instancePath: instancePath + '/pricing',
                                  schemaPath: '#/properties/pricing/additionalProperties',
                                  keyword: 'additionalProperties',
                                  params: { additionalProperty: key2 },
                                  message: 'must NOT have additional properties',
                                },
                              ];
                              return false;
                              break;
                            }
                          }
                          if (_errs24 === errors) {
                            if (data10.input !== undefined) {
                              let data11 = data10.input;
                              const _errs25 = errors;
                              if (errors === _errs25) {
                                if (typeof data11 == 'number' && isFinite(data11)) {
                                  if (data11 < 0 || isNaN(data11)) {
                                    validate81.errors = [
                                      {
                                        instancePath: instancePath + '/pricing/input',
                                        schemaPath: '#/properties/pricing/properties/input/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                        message: 'must be >= 0',
                                      },
                                    ];
                                    return false;
                                  }
                                } else {
                                  validate81.errors = [
                                    {
                                      instancePath: instancePath + '/pricing/input',
                                      schemaPath: '#/properties/pricing/properties/input/type',
                                      keyword: 'type',
                                      params: { type: 'number' },
                                      message: 'must be number',
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid3 = _errs25 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data10.output !== undefined) {
                                let data12 = data10.output;
                                const _errs27 = errors;
                                if (errors === _errs27) {
                                  if (typeof data12 == 'number' && isFinite(data12)) {
                                    if (data12 < 0 || isNaN(data12)) {
                                      validate81.errors = [
                                        {
                                          instancePath: instancePath + '/pricing/output',
                                          schemaPath:
                                            '#/properties/pricing/properties/output/minimum',
                                          keyword: 'minimum',
                                          params: { comparison: '>=', limit: 0 },
                                          message: 'must be >= 0',
                                        },
                                      ];
                                      return false;
                                    }
                                  } else {
                                    validate81.errors = [
                                      {
                                        instancePath: instancePath + '/pricing/output',
                                        schemaPath: '#/properties/pricing/properties/output/type',
                                        keyword: 'type',
                                        params: { type: 'number' },
                                        message: 'must be number',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid3 = _errs27 === errors;
                              } else {
                                var valid3 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate81.errors = [
                          {
                            instancePath: instancePath + '/pricing',
                            schemaPath: '#/properties/pricing/type',
                            keyword: 'type',
                            params: { type: 'object' },
                            message: 'must be object',
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs22 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate81.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema35 = {
  type: 'object',
  additionalProperties: false,
  required: ['passed', 'gates'],
  properties: {
    passed: { type: 'boolean' },
    gates: { type: 'array', items: { $ref: '#/$defs/gate' } },
  },
};
const schema36 = {
  type: 'object',
  additionalProperties: false,
  required: ['gateName', 'passed', 'actual', 'threshold', 'message'],
  properties: {
    gateName: { $ref: '#/$defs/gateName' },
    passed: { type: 'boolean' },
    actual: { type: 'number' },
    threshold: { type: 'number' },
    message: { type: 'string' },
    noData: { enum: ['nothing-asked', 'provider-errors', 'no-answers', 'no-base-report'] },
  },
};
function validate86(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.gateName === undefined && (missing0 = 'gateName')) ||
        (data.passed === undefined && (missing0 = 'passed')) ||
        (data.actual === undefined && (missing0 = 'actual')) ||
        (data.threshold === undefined && (missing0 = 'threshold')) ||
        (data.message === undefined && (missing0 = 'message'))
      ) {
        validate86.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'gateName' ||
            key0 === 'passed' ||
            key0 === 'actual' ||
            key0 === 'threshold' ||
            key0 === 'message' ||
            key0 === 'noData'
          )) {
            validate86.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gateName !== undefined) {
            const _errs2 = errors;
            if (
              !validate60(data.gateName, {
                instancePath: instancePath + '/gateName',
                parentData: data,
                parentDataProperty: 'gateName',
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.passed !== undefined) {
              const _errs3 = errors;
              if (typeof data.passed !== 'boolean') {
                validate86.errors = [
                  {
                    instancePath: instancePath + '/passed',
                    schemaPath: '#/properties/passed/type',
                    keyword: 'type',
                    params: { type: 'boolean' },
                    message: 'must be boolean',
                  },
                ];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.actual !== undefined) {
                let data2 = data.actual;
                const _errs5 = errors;
                if (!(typeof data2 == 'number' && isFinite(data2))) {
                  validate86.errors = [
                    {
                      instancePath: instancePath + '/actual',
                      schemaPath: '#/properties/actual/type',
                      keyword: 'type',
                      params: { type: 'number' },
                      message: 'must be number',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.threshold !== undefined) {
                  let data3 = data.threshold;
                  const _errs7 = errors;
                  if (!(typeof data3 == 'number' && isFinite(data3))) {
                    validate86.errors = [
                      {
                        instancePath: instancePath + '/threshold',
                        schemaPath: '#/properties/threshold/type',
                        keyword: 'type',
                        params: { type: 'number' },
                        message: 'must be number',
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.message !== undefined) {
                    const _errs9 = errors;
                    if (typeof data.message !== 'string') {
                      validate86.errors = [
                        {
                          instancePath: instancePath + '/message',
                          schemaPath: '#/properties/message/type',
                          keyword: 'type',
                          params: { type: 'string' },
                          message: 'must be string',
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.noData !== undefined) {
                      let data5 = data.noData;
                      const _errs11 = errors;
                      if (!(
                        data5 === 'nothing-asked' ||
                        data5 === 'provider-errors' ||
                        data5 === 'no-answers' ||
                        data5 === 'no-base-report'
                      )) {
                        validate86.errors = [
                          {
                            instancePath: instancePath + '/noData',
                            schemaPath: '#/properties/noData/enum',
                            keyword: 'enum',
                            params: { allowedValues: schema36.properties.noData.enum },
                            message: 'must be equal to one of the allowed values',
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate86.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate85(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.passed === undefined && (missing0 = 'passed')) ||
        (data.gates === undefined && (missing0 = 'gates'))
      ) {
        validate85.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'passed' || key0 === 'gates')) {
            validate85.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.passed !== undefined) {
            const _errs2 = errors;
            if (typeof data.passed !== 'boolean') {
              validate85.errors = [
                {
                  instancePath: instancePath + '/passed',
                  schemaPath: '#/properties/passed/type',
                  keyword: 'type',
                  params: { type: 'boolean' },
                  message: 'must be boolean',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gates !== undefined) {
              let data1 = data.gates;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs6 = errors;
                    if (
                      !validate86(data1[i0], {
                        instancePath: instancePath + '/gates/' + i0,
                        parentData: data1,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors =
                        vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate85.errors = [
                    {
                      instancePath: instancePath + '/gates',
                      schemaPath: '#/properties/gates/type',
                      keyword: 'type',
                      params: { type: 'array' },
                      message: 'must be array',
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate85.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema37 = {
  type: 'object',
  additionalProperties: false,
  required: [
    'testCaseName',
    'modelId',
    'runCount',
    'passed',
    'passRate',
    'assertionScores',
    'failureCodes',
    'latencyAvgMs',
    'totalCostUsd',
    'totalTokens',
    'runs',
    'status',
    'location',
    'sources',
    'tags',
    'assertionTypes',
    'assertsNothing',
    'requestHash',
    'checksHash',
  ],
  properties: {
    testCaseName: { type: 'string' },
    modelId: { type: 'string' },
    runCount: { type: 'integer', minimum: 1 },
    passed: { type: 'boolean' },
    passRate: { type: 'number', minimum: 0, maximum: 1 },
    assertionScores: { type: 'object', additionalProperties: { $ref: '#/$defs/scoreSummary' } },
    failureCodes: { type: 'array', items: { $ref: '#/$defs/failureCode' }, uniqueItems: true },
    latencyAvgMs: { type: 'number', maximum: 1e30, minimum: 0 },
    totalCostUsd: { type: 'number', maximum: 1e30, minimum: 0 },
    totalTokens: { type: 'integer', maximum: 1e30, minimum: 0 },
    runs: { type: 'array', items: { $ref: '#/$defs/testRun' }, minItems: 1 },
    status: { enum: ['passed', 'failed', 'errored', 'not-run'] },
    reused: { $ref: '#/$defs/reusedFrom' },
    extraRuns: { type: 'array', items: { $ref: '#/$defs/testRun' } },
    location: { $ref: '#/$defs/location' },
    sources: { type: 'array', items: { $ref: '#/$defs/sourceSpan' } },
    tags: { type: 'array', items: { type: 'string' } },
    assertionTypes: { type: 'array', items: { type: 'string' } },
    comparison: { $ref: '#/$defs/resultComparison' },
    requestHash: { type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{43}$' },
    checksHash: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
    assertsNothing: { type: 'boolean' },
  },
};
const func0 = require('ajv/dist/runtime/equal').default;
const schema38 = {
  type: 'object',
  additionalProperties: false,
  required: ['mean', 'min', 'max'],
  properties: { mean: { type: 'number' }, min: { type: 'number' }, max: { type: 'number' } },
};
function validate92(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.mean === undefined && (missing0 = 'mean')) ||
        (data.min === undefined && (missing0 = 'min')) ||
        (data.max === undefined && (missing0 = 'max'))
      ) {
        validate92.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'mean' || key0 === 'min' || key0 === 'max')) {
            validate92.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.mean !== undefined) {
            let data0 = data.mean;
            const _errs2 = errors;
            if (!(typeof data0 == 'number' && isFinite(data0))) {
              validate92.errors = [
                {
                  instancePath: instancePath + '/mean',
                  schemaPath: '#/properties/mean/type',
                  keyword: 'type',
                  params: { type: 'number' },
                  message: 'must be number',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.min !== undefined) {
              let data1 = data.min;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && isFinite(data1))) {
                validate92.errors = [
                  {
                    instancePath: instancePath + '/min',
                    schemaPath: '#/properties/min/type',
                    keyword: 'type',
                    params: { type: 'number' },
                    message: 'must be number',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.max !== undefined) {
                let data2 = data.max;
                const _errs6 = errors;
                if (!(typeof data2 == 'number' && isFinite(data2))) {
                  validate92.errors = [
                    {
                      instancePath: instancePath + '/max',
                      schemaPath: '#/properties/max/type',
                      keyword: 'type',
                      params: { type: 'number' },
                      message: 'must be number',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate92.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema39 = {
  type: 'object',
  additionalProperties: false,
  required: [
    'testCaseName',
    'modelId',
    'runIndex',
    'outputText',
    'toolCalls',
    'assertions',
    'latencyMs',
    'tokenUsage',
    'costEstimateUsd',
    'truncated',
    'outcome',
    'callCount',
    'turnLimitReached',
  ],
  properties: {
    testCaseName: { type: 'string' },
    modelId: { type: 'string' },
    runIndex: { type: 'integer', minimum: 0 },
    input: { $ref: '#/$defs/input' },
    outputText: { type: 'string' },
    toolCalls: { type: 'array', items: { $ref: '#/$defs/toolCall' } },
    turns: { type: 'array', items: { $ref: '#/$defs/turn' } },
    assertions: { type: 'array', items: { $ref: '#/$defs/assertion' } },
    latencyMs: { type: 'number', maximum: 1e30, minimum: 0 },
    outputJson: {},
    thoughts: { type: 'string' },
    thoughtCharacters: { type: 'integer', minimum: 0 },
    tokenUsage: { $ref: '#/$defs/tokenUsage' },
    costEstimateUsd: { type: ['number', 'null'], maximum: 1e30, minimum: 0 },
    finishReason: { enum: ['stop', 'length', 'tool-calls', 'content-filter', 'other'] },
    truncated: { type: 'boolean' },
    outcome: { $ref: '#/$defs/runOutcome' },
    callCount: { type: 'integer', maximum: 1e30, minimum: 0 },
    repliedModels: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    turnLimitReached: { type: 'boolean' },
    outputOmitted: { const: true },
  },
};
const schema40 = {
  type: 'object',
  additionalProperties: false,
  required: ['vars', 'messages', 'tools'],
  properties: {
    vars: { type: 'object', additionalProperties: { type: 'string' } },
    messages: { type: 'array', items: { $ref: '#/$defs/inputMessage' } },
    tools: { type: 'array', items: { $ref: '#/$defs/offeredTool' } },
    command: { type: 'string' },
  },
};
const schema41 = {
  type: 'object',
  additionalProperties: false,
  required: ['role', 'content'],
  properties: { role: { enum: ['system', 'user', 'assistant'] }, content: { type: 'string' } },
};
function validate97(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.role === undefined && (missing0 = 'role')) ||
        (data.content === undefined && (missing0 = 'content'))
      ) {
        validate97.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'role' || key0 === 'content')) {
            validate97.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.role !== undefined) {
            let data0 = data.role;
            const _errs2 = errors;
            if (!(data0 === 'system' || data0 === 'user' || data0 === 'assistant')) {
              validate97.errors = [
                {
                  instancePath: instancePath + '/role',
                  schemaPath: '#/properties/role/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema41.properties.role.enum },
                  message: 'must be equal to one of the allowed values',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.content !== undefined) {
              const _errs3 = errors;
              if (typeof data.content !== 'string') {
                validate97.errors = [
                  {
                    instancePath: instancePath + '/content',
                    schemaPath: '#/properties/content/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate97.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate97.errors = vErrors;
  return errors === 0;
}
validate97.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema42 = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string' },
    description: { type: 'string' },
    parameters: { type: 'object' },
  },
};
function validate99(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.name === undefined && (missing0 = 'name')) {
        validate99.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'name' || key0 === 'description' || key0 === 'parameters')) {
            validate99.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== undefined) {
            const _errs2 = errors;
            if (typeof data.name !== 'string') {
              validate99.errors = [
                {
                  instancePath: instancePath + '/name',
                  schemaPath: '#/properties/name/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.description !== undefined) {
              const _errs4 = errors;
              if (typeof data.description !== 'string') {
                validate99.errors = [
                  {
                    instancePath: instancePath + '/description',
                    schemaPath: '#/properties/description/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.parameters !== undefined) {
                let data2 = data.parameters;
                const _errs6 = errors;
                if (!(data2 && typeof data2 == 'object' && !Array.isArray(data2))) {
                  validate99.errors = [
                    {
                      instancePath: instancePath + '/parameters',
                      schemaPath: '#/properties/parameters/type',
                      keyword: 'type',
                      params: { type: 'object' },
                      message: 'must be object',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate99.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate96(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.vars === undefined && (missing0 = 'vars')) ||
        (data.messages === undefined && (missing0 = 'messages')) ||
        (data.tools === undefined && (missing0 = 'tools'))
      ) {
        validate96.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'vars' || key0 === 'messages' || key0 === 'tools' || key0 === 'command')) {
            validate96.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.vars !== undefined) {
            let data0 = data.vars;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
                for (const key1 in data0) {
                  const _errs5 = errors;
                  if (typeof data0[key1] !== 'string') {
                    validate96.errors = [
                      {
                        instancePath:
                          instancePath + '/vars/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                        schemaPath: '#/properties/vars/additionalProperties/type',
                        keyword: 'type',
                        params: { type: 'string' },
                        message: 'must be string',
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate96.errors = [
                  {
                    instancePath: instancePath + '/vars',
                    schemaPath: '#/properties/vars/type',
                    keyword: 'type',
                    params: { type: 'object' },
                    message: 'must be object',
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.messages !== undefined) {
              let data2 = data.messages;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs9 = errors;
                    if (
                      !validate97(data2[i0], {
                        instancePath: instancePath + '/messages/' + i0,
                        parentData: data2,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors =
                        vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs9 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate96.errors = [
                    {
                      instancePath: instancePath + '/messages',
                      schemaPath: '#/properties/messages/type',
                      keyword: 'type',
                      params: { type: 'array' },
                      message: 'must be array',
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.tools !== undefined) {
                let data4 = data.tools;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (Array.isArray(data4)) {
                    var valid3 = true;
                    const len1 = data4.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      const _errs12 = errors;
                      if (
                        !validate99(data4[i1], {
                          instancePath: instancePath + '/tools/' + i1,
                          parentData: data4,
                          parentDataProperty: i1,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
                        errors = vErrors.length;
                      }
                      var valid3 = _errs12 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  } else {
                    validate96.errors = [
                      {
                        instancePath: instancePath + '/tools',
                        schemaPath: '#/properties/tools/type',
                        keyword: 'type',
                        params: { type: 'array' },
                        message: 'must be array',
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.command !== undefined) {
                  const _errs13 = errors;
                  if (typeof data.command !== 'string') {
                    validate96.errors = [
                      {
                        instancePath: instancePath + '/command',
                        schemaPath: '#/properties/command/type',
                        keyword: 'type',
                        params: { type: 'string' },
                        message: 'must be string',
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate96.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema43 = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'arguments'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    arguments: { type: 'object' },
    result: {},
  },
};
function validate102(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.id === undefined && (missing0 = 'id')) ||
        (data.name === undefined && (missing0 = 'name')) ||
        (data.arguments === undefined && (missing0 = 'arguments'))
      ) {
        validate102.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'id' || key0 === 'name' || key0 === 'arguments' || key0 === 'result')) {
            validate102.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== undefined) {
            const _errs2 = errors;
            if (typeof data.id !== 'string') {
              validate102.errors = [
                {
                  instancePath: instancePath + '/id',
                  schemaPath: '#/properties/id/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== undefined) {
              const _errs4 = errors;
              if (typeof data.name !== 'string') {
                validate102.errors = [
                  {
                    instancePath: instancePath + '/name',
                    schemaPath: '#/properties/name/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.arguments !== undefined) {
                let data2 = data.arguments;
                const _errs6 = errors;
                if (!(data2 && typeof data2 == 'object' && !Array.isArray(data2))) {
                  validate102.errors = [
                    {
                      instancePath: instancePath + '/arguments',
                      schemaPath: '#/properties/arguments/type',
                      keyword: 'type',
                      params: { type: 'object' },
                      message: 'must be object',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate102.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema44 = {
  type: 'object',
  additionalProperties: false,
  required: ['label', 'outputText', 'toolCalls'],
  properties: {
    label: { type: 'string' },
    user: { type: 'string' },
    outputText: { type: 'string' },
    toolCalls: { type: 'array', items: { $ref: '#/$defs/toolCall' } },
  },
};
function validate104(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.label === undefined && (missing0 = 'label')) ||
        (data.outputText === undefined && (missing0 = 'outputText')) ||
        (data.toolCalls === undefined && (missing0 = 'toolCalls'))
      ) {
        validate104.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'label' ||
            key0 === 'user' ||
            key0 === 'outputText' ||
            key0 === 'toolCalls'
          )) {
            validate104.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.label !== undefined) {
            const _errs2 = errors;
            if (typeof data.label !== 'string') {
              validate104.errors = [
                {
                  instancePath: instancePath + '/label',
                  schemaPath: '#/properties/label/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user !== undefined) {
              const _errs4 = errors;
              if (typeof data.user !== 'string') {
                validate104.errors = [
                  {
                    instancePath: instancePath + '/user',
                    schemaPath: '#/properties/user/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.outputText !== undefined) {
                const _errs6 = errors;
                if (typeof data.outputText !== 'string') {
                  validate104.errors = [
                    {
                      instancePath: instancePath + '/outputText',
                      schemaPath: '#/properties/outputText/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.toolCalls !== undefined) {
                  let data3 = data.toolCalls;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (Array.isArray(data3)) {
                      var valid1 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs10 = errors;
                        if (
                          !validate102(data3[i0], {
                            instancePath: instancePath + '/toolCalls/' + i0,
                            parentData: data3,
                            parentDataProperty: i0,
                            rootData,
                            dynamicAnchors,
                          })
                        ) {
                          vErrors =
                            vErrors === null
                              ? validate102.errors
                              : vErrors.concat(validate102.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs10 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate104.errors = [
                        {
                          instancePath: instancePath + '/toolCalls',
                          schemaPath: '#/properties/toolCalls/type',
                          keyword: 'type',
                          params: { type: 'array' },
                          message: 'must be array',
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate104.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
validate104.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema45 = {
  type: 'object',
  additionalProperties: false,
  required: ['assertionType', 'label', 'passed', 'score'],
  properties: {
    assertionType: { type: 'string' },
    label: { type: 'string' },
    passed: { type: 'boolean' },
    score: { type: 'number' },
    failureCode: { $ref: '#/$defs/failureCode' },
    failureMessage: { type: 'string' },
    advisory: { const: true },
    metadata: { type: 'object' },
  },
};
function validate107(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.assertionType === undefined && (missing0 = 'assertionType')) ||
        (data.label === undefined && (missing0 = 'label')) ||
        (data.passed === undefined && (missing0 = 'passed')) ||
        (data.score === undefined && (missing0 = 'score'))
      ) {
        validate107.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'assertionType' ||
            key0 === 'label' ||
            key0 === 'passed' ||
            key0 === 'score' ||
            key0 === 'failureCode' ||
            key0 === 'failureMessage' ||
            key0 === 'advisory' ||
            key0 === 'metadata'
          )) {
            validate107.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.assertionType !== undefined) {
            const _errs2 = errors;
            if (typeof data.assertionType !== 'string') {
              validate107.errors = [
                {
                  instancePath: instancePath + '/assertionType',
                  schemaPath: '#/properties/assertionType/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.label !== undefined) {
              const _errs4 = errors;
              if (typeof data.label !== 'string') {
                validate107.errors = [
                  {
                    instancePath: instancePath + '/label',
                    schemaPath: '#/properties/label/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.passed !== undefined) {
                const _errs6 = errors;
                if (typeof data.passed !== 'boolean') {
                  validate107.errors = [
                    {
                      instancePath: instancePath + '/passed',
                      schemaPath: '#/properties/passed/type',
                      keyword: 'type',
                      params: { type: 'boolean' },
                      message: 'must be boolean',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.score !== undefined) {
                  let data3 = data.score;
                  const _errs8 = errors;
                  if (!(typeof data3 == 'number' && isFinite(data3))) {
                    validate107.errors = [
                      {
                        instancePath: instancePath + '/score',
                        schemaPath: '#/properties/score/type',
                        keyword: 'type',
                        params: { type: 'number' },
                        message: 'must be number',
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.failureCode !== undefined) {
                    const _errs10 = errors;
                    if (
                      !validate77(data.failureCode, {
                        instancePath: instancePath + '/failureCode',
                        parentData: data,
                        parentDataProperty: 'failureCode',
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors =
                        vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.failureMessage !== undefined) {
                      const _errs11 = errors;
                      if (typeof data.failureMessage !== 'string') {
                        validate107.errors = [
                          {
                            instancePath: instancePath + '/failureMessage',
                            schemaPath: '#/properties/failureMessage/type',
                            keyword: 'type',
                            params: { type: 'string' },
                            message: 'must be string',
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.advisory !== undefined) {
                        const _errs13 = errors;
                        if (true !== data.advisory) {
                          validate107.errors = [
                            {
                              instancePath: instancePath + '/advisory',
                              schemaPath: '#/properties/advisory/const',
                              keyword: 'const',
                              params: { allowedValue: true },
                              message: 'must be equal to constant',
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.metadata !== undefined) {
                          let data7 = data.metadata;
                          const _errs14 = errors;
                          if (!(data7 && typeof data7 == 'object' && !Array.isArray(data7))) {
                            validate107.errors = [
                              {
                                instancePath: instancePath + '/metadata',
                                schemaPath: '#/properties/metadata/type',
                                keyword: 'type',
                                params: { type: 'object' },
                                message: 'must be object',
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate107.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate107.errors = vErrors;
  return errors === 0;
}
validate107.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema46 = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: { kind: { enum: ['passed', 'failed'] } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'code', 'message'],
      properties: {
        kind: { const: 'errored' },
        code: { enum: ['PROVIDER_TIMEOUT', 'PROVIDER_AUTH_FAILED', 'PROVIDER_ERROR'] },
        message: { type: 'string' },
        refused: {
          type: 'object',
          additionalProperties: false,
          required: ['by', 'modelId'],
          properties: {
            by: { enum: ['model', 'judge', 'embedding'] },
            modelId: { type: 'string' },
            status: { type: 'integer', minimum: 0, maximum: 999 },
            answeredOnBase: { const: true },
          },
        },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'reason'],
      properties: {
        kind: { const: 'not-run' },
        reason: { enum: ['budget', 'deadline', 'stopped', 'decided'] },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'sha', 'passed'],
      properties: {
        kind: { const: 'reused' },
        sha: { type: 'string' },
        passed: { type: 'boolean' },
      },
    },
  ],
};
function validate111(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.kind === undefined && (missing0 = 'kind')) {
        const err0 = {
          instancePath,
          schemaPath: '#/oneOf/0/required',
          keyword: 'required',
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        const _errs3 = errors;
        for (const key0 in data) {
          if (!(key0 === 'kind')) {
            const err1 = {
              instancePath,
              schemaPath: '#/oneOf/0/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key0 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            break;
          }
        }
        if (_errs3 === errors) {
          if (data.kind !== undefined) {
            let data0 = data.kind;
            if (!(data0 === 'passed' || data0 === 'failed')) {
              const err2 = {
                instancePath: instancePath + '/kind',
                schemaPath: '#/oneOf/0/properties/kind/enum',
                keyword: 'enum',
                params: { allowedValues: schema46.oneOf[0].properties.kind.enum },
                message: 'must be equal to one of the allowed values',
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err3 = {
        instancePath,
        schemaPath: '#/oneOf/0/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs5 = errors;
  if (errors === _errs5) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if (
        (data.kind === undefined && (missing1 = 'kind')) ||
        (data.code === undefined && (missing1 = 'code')) ||
        (data.message === undefined && (missing1 = 'message'))
      ) {
        const err4 = {
          instancePath,
          schemaPath: '#/oneOf/1/required',
          keyword: 'required',
          params: { missingProperty: missing1 },
          message: "must have required property '" + missing1 + "'",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      } else {
        const _errs7 = errors;
        for (const key1 in data) {
          if (!(key1 === 'kind' || key1 === 'code' || key1 === 'message' || key1 === 'refused')) {
            const err5 = {
              instancePath,
              schemaPath: '#/oneOf/1/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
            break;
          }
        }
        if (_errs7 === errors) {
          if (data.kind !== undefined) {
            const _errs8 = errors;
            if ('errored' !== data.kind) {
              const err6 = {
                instancePath: instancePath + '/kind',
                schemaPath: '#/oneOf/1/properties/kind/const',
                keyword: 'const',
                params: { allowedValue: 'errored' },
                message: 'must be equal to constant',
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var valid2 = _errs8 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.code !== undefined) {
              let data2 = data.code;
              const _errs9 = errors;
              if (!(
                data2 === 'PROVIDER_TIMEOUT' ||
                data2 === 'PROVIDER_AUTH_FAILED' ||
                data2 === 'PROVIDER_ERROR'
              )) {
                const err7 = {
                  instancePath: instancePath + '/code',
                  schemaPath: '#/oneOf/1/properties/code/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema46.oneOf[1].properties.code.enum },
                  message: 'must be equal to one of the allowed values',
                };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              var valid2 = _errs9 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.message !== undefined) {
                const _errs10 = errors;
                if (typeof data.message !== 'string') {
                  const err8 = {
                    instancePath: instancePath + '/message',
                    schemaPath: '#/oneOf/1/properties/message/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                var valid2 = _errs10 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.refused !== undefined) {
                  let data4 = data.refused;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
                      let missing2;
                      if (
                        (data4.by === undefined && (missing2 = 'by')) ||
                        (data4.modelId === undefined && (missing2 = 'modelId'))
                      ) {
                        const err9 = {
                          instancePath: instancePath + '/refused',
                          schemaPath: '#/oneOf/1/properties/refused/required',
                          keyword: 'required',
                          params: { missingProperty: missing2 },
                          message: "must have required property '" + missing2 + "'",
                        };
                        if (vErrors === null) {
                          vErrors = [err9];
                        } else {
                          vErrors.push(err9);
                        }
                        errors++;
                      } else {
                        const _errs14 = errors;
                        for (const key2 in data4) {
                          if (!(
                            key2 === 'by' ||
                            key2 === 'modelId' ||
                            key2 === 'status' ||
                            key2 === 'answeredOnBase'
                          )) {
                            const err10 = {
                              instancePath: instancePath + '/refused',
                              schemaPath: '#/oneOf/1/properties/refused/additionalProperties',
                              keyword: 'additionalProperties',
                              params: { additionalProperty: key2 },
                              message: 'must NOT have additional properties',
                            };
                            if (vErrors === null) {
                              vErrors = [err10];
                            } else {
                              vErrors.push(err10);
                            }
                            errors++;
                            break;
                          }
                        }
                        if (_errs14 === errors) {
                          if (data4.by !== undefined) {
                            let data5 = data4.by;
                            const _errs15 = errors;
                            if (!(
                              data5 === 'model' ||
                              data5 === 'judge' ||
                              data5 === 'embedding'
                            )) {
                              const err11 = {
                                instancePath: instancePath + '/refused/by',
                                schemaPath: '#/oneOf/1/properties/refused/properties/by/enum',
                                keyword: 'enum',
                                params: {
                                  allowedValues:
                                    schema46.oneOf[1].properties.refused.properties.by.enum,
                                },
                                message: 'must be equal to one of the allowed values',
                              };
                              if (vErrors === null) {
                                vErrors = [err11];
                              } else {
                                vErrors.push(err11);
                              }
                              errors++;
                            }
                            var valid3 = _errs15 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data4.modelId !== undefined) {
                              const _errs16 = errors;
                              if (typeof data4.modelId !== 'string') {
                                const err12 = {
                                  instancePath: instancePath + '/refused/modelId',
                                  schemaPath:
                                    '#/oneOf/1/properties/refused/properties/modelId/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                  message: 'must be string',
                                };
                                if (vErrors === null) {
                                  vErrors = [err12];
                                } else {
                                  vErrors.push(err12);
                                }
                                errors++;
                              }
                              var valid3 = _errs16 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data4.status !== undefined) {
                                let data7 = data4.status;
                                const _errs18 = errors;
                                if (!(
                                  typeof data7 == 'number' &&
                                  !(data7 % 1) &&
                                  !isNaN(data7) &&
                                  isFinite(data7)
                                )) {
                                  const err13 = {
                                    instancePath: instancePath + '/refused/status',
                                    schemaPath:
                                      '#/oneOf/1/properties/refused/properties/status/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                    message: 'must be integer',
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err13];
                                  } else {
                                    vErrors.push(err13);
                                  }
                                  errors++;
                                }
                                if (errors === _errs18) {
                                  if (typeof data7 == 'number' && isFinite(data7)) {
                                    if (data7 > 999 || isNaN(data7)) {
                                      const err14 = {
                                        instancePath: instancePath + '/refused/status',
                                        schemaPath:
                                          '#/oneOf/1/properties/refused/properties/status/maximum',
                                        keyword: 'maximum',
                                        params: { comparison: '<=', limit: 999 },
                                        message: 'must be <= 999',
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err14];
                                      } else {
                                        vErrors.push(err14);
                                      }
                                      errors++;
                                    } else {
                                      if (data7 < 0 || isNaN(data7)) {
                                        const err15 = {
                                          instancePath: instancePath + '/refused/status',
                                          schemaPath:
                                            '#/oneOf/1/properties/refused/properties/status/minimum',
                                          keyword: 'minimum',
                                          params: { comparison: '>=', limit: 0 },
                                          message: 'must be >= 0',
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err15];
                                        } else {
                                          vErrors.push(err15);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                }
                                var valid3 = _errs18 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data4.answeredOnBase !== undefined) {
                                  const _errs20 = errors;
                                  if (true !== data4.answeredOnBase) {
                                    const err16 = {
                                      instancePath: instancePath + '/refused/answeredOnBase',
                                      schemaPath:
                                        '#/oneOf/1/properties/refused/properties/answeredOnBase/const',
                                      keyword: 'const',
                                      params: { allowedValue: true },
                                      message: 'must be equal to constant',
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err16];
                                    } else {
                                      vErrors.push(err16);
                                    }
                                    errors++;
                                  }
                                  var valid3 = _errs20 === errors;
                                } else {
                                  var valid3 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      const err17 = {
                        instancePath: instancePath + '/refused',
                        schemaPath: '#/oneOf/1/properties/refused/type',
                        keyword: 'type',
                        params: { type: 'object' },
                        message: 'must be object',
                      };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                  }
                  var valid2 = _errs12 === errors;
                } else {
                  var valid2 = true;
                }
              }
            }
          }
        }
      }
    } else {
      const err18 = {
        instancePath,
        schemaPath: '#/oneOf/1/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
  }
  var _valid0 = _errs5 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
    const _errs21 = errors;
    if (errors === _errs21) {
      if (data && typeof data == 'object' && !Array.isArray(data)) {
        let missing3;
        if (
          (data.kind === undefined && (missing3 = 'kind')) ||
          (data.reason === undefined && (missing3 = 'reason'))
        ) {
          const err19 = {
            instancePath,
            schemaPath: '#/oneOf/2/required',
            keyword: 'required',
            params: { missingProperty: missing3 },
            message: "must have required property '" + missing3 + "'",
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        } else {
          const _errs23 = errors;
          for (const key3 in data) {
            if (!(key3 === 'kind' || key3 === 'reason')) {
              const err20 = {
                instancePath,
                schemaPath: '#/oneOf/2/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key3 },
                message: 'must NOT have additional properties',
              };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
              break;
            }
          }
          if (_errs23 === errors) {
            if (data.kind !== undefined) {
              const _errs24 = errors;
              if ('not-run' !== data.kind) {
                const err21 = {
                  instancePath: instancePath + '/kind',
                  schemaPath: '#/oneOf/2/properties/kind/const',
                  keyword: 'const',
                  params: { allowedValue: 'not-run' },
                  message: 'must be equal to constant',
                };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
              var valid4 = _errs24 === errors;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.reason !== undefined) {
                let data10 = data.reason;
                const _errs25 = errors;
                if (!(
                  data10 === 'budget' ||
                  data10 === 'deadline' ||
                  data10 === 'stopped' ||
                  data10 === 'decided'
                )) {
                  const err22 = {
                    instancePath: instancePath + '/reason',
                    schemaPath: '#/oneOf/2/properties/reason/enum',
                    keyword: 'enum',
                    params: { allowedValues: schema46.oneOf[2].properties.reason.enum },
                    message: 'must be equal to one of the allowed values',
                  };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                var valid4 = _errs25 === errors;
              } else {
                var valid4 = true;
              }
            }
          }
        }
      } else {
        const err23 = {
          instancePath,
          schemaPath: '#/oneOf/2/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    var _valid0 = _errs21 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props0 !== true) {
          props0 = true;
        }
      }
      const _errs26 = errors;
      if (errors === _errs26) {
        if (data && typeof data == 'object' && !Array.isArray(data)) {
          let missing4;
          if (
            (data.kind === undefined && (missing4 = 'kind')) ||
            (data.sha === undefined && (missing4 = 'sha')) ||
            (data.passed === undefined && (missing4 = 'passed'))
          ) {
            const err24 = {
              instancePath,
              schemaPath: '#/oneOf/3/required',
              keyword: 'required',
              params: { missingProperty: missing4 },
              message: "must have required property '" + missing4 + "'",
            };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          } else {
            const _errs28 = errors;
            for (const key4 in data) {
              if (!(key4 === 'kind' || key4 === 'sha' || key4 === 'passed')) {
                const err25 = {
                  instancePath,
                  schemaPath: '#/oneOf/3/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key4 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
                break;
              }
            }
            if (_errs28 === errors) {
              if (data.kind !== undefined) {
                const _errs29 = errors;
                if ('reused' !== data.kind) {
                  const err26 = {
                    instancePath: instancePath + '/kind',
                    schemaPath: '#/oneOf/3/properties/kind/const',
                    keyword: 'const',
                    params: { allowedValue: 'reused' },
                    message: 'must be equal to constant',
                  };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                var valid5 = _errs29 === errors;
              } else {
                var valid5 = true;
              }
              if (valid5) {
                if (data.sha !== undefined) {
                  const _errs30 = errors;
                  if (typeof data.sha !== 'string') {
                    const err27 = {
                      instancePath: instancePath + '/sha',
                      schemaPath: '#/oneOf/3/properties/sha/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                  var valid5 = _errs30 === errors;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data.passed !== undefined) {
                    const _errs32 = errors;
                    if (typeof data.passed !== 'boolean') {
                      const err28 = {
                        instancePath: instancePath + '/passed',
                        schemaPath: '#/oneOf/3/properties/passed/type',
                        keyword: 'type',
                        params: { type: 'boolean' },
                        message: 'must be boolean',
                      };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    }
                    var valid5 = _errs32 === errors;
                  } else {
                    var valid5 = true;
                  }
                }
              }
            }
          }
        } else {
          const err29 = {
            instancePath,
            schemaPath: '#/oneOf/3/type',
            keyword: 'type',
            params: { type: 'object' },
            message: 'must be object',
          };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
      var _valid0 = _errs26 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
          if (props0 !== true) {
            props0 = true;
          }
        }
      }
    }
  }
  if (!valid0) {
    const err30 = {
      instancePath,
      schemaPath: '#/oneOf',
      keyword: 'oneOf',
      params: { passingSchemas: passing0 },
      message: 'must match exactly one schema in oneOf',
    };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
    validate111.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate111.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate111.evaluated = { dynamicProps: true, dynamicItems: false };
function validate95(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.testCaseName === undefined && (missing0 = 'testCaseName')) ||
        (data.modelId === undefined && (missing0 = 'modelId')) ||
        (data.runIndex === undefined && (missing0 = 'runIndex')) ||
        (data.outputText === undefined && (missing0 = 'outputText')) ||
        (data.toolCalls === undefined && (missing0 = 'toolCalls')) ||
        (data.assertions === undefined && (missing0 = 'assertions')) ||
        (data.latencyMs === undefined && (missing0 = 'latencyMs')) ||
        (data.tokenUsage === undefined && (missing0 = 'tokenUsage')) ||
        (data.costEstimateUsd === undefined && (missing0 = 'costEstimateUsd')) ||
        (data.truncated === undefined && (missing0 = 'truncated')) ||
        (data.outcome === undefined && (missing0 = 'outcome')) ||
        (data.callCount === undefined && (missing0 = 'callCount')) ||
        (data.turnLimitReached === undefined && (missing0 = 'turnLimitReached'))
      ) {
        validate95.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema39.properties, key0)) {
            validate95.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.testCaseName !== undefined) {
            const _errs2 = errors;
            if (typeof data.testCaseName !== 'string') {
              validate95.errors = [
                {
                  instancePath: instancePath + '/testCaseName',
                  schemaPath: '#/properties/testCaseName/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.modelId !== undefined) {
              const _errs4 = errors;
              if (typeof data.modelId !== 'string') {
                validate95.errors = [
                  {
                    instancePath: instancePath + '/modelId',
                    schemaPath: '#/properties/modelId/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.runIndex !== undefined) {
                let data2 = data.runIndex;
                const _errs6 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate95.errors = [
                    {
                      instancePath: instancePath + '/runIndex',
                      schemaPath: '#/properties/runIndex/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate95.errors = [
                        {
                          instancePath: instancePath + '/runIndex',
                          schemaPath: '#/properties/runIndex/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.input !== undefined) {
                  const _errs8 = errors;
                  if (
                    !validate96(data.input, {
                      instancePath: instancePath + '/input',
                      parentData: data,
                      parentDataProperty: 'input',
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.outputText !== undefined) {
                    const _errs9 = errors;
                    if (typeof data.outputText !== 'string') {
                      validate95.errors = [
                        {
                          instancePath: instancePath + '/outputText',
                          schemaPath: '#/properties/outputText/type',
                          keyword: 'type',
                          params: { type: 'string' },
                          message: 'must be string',
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.toolCalls !== undefined) {
                      let data5 = data.toolCalls;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (Array.isArray(data5)) {
                          var valid1 = true;
                          const len0 = data5.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs13 = errors;
                            if (
                              !validate102(data5[i0], {
                                instancePath: instancePath + '/toolCalls/' + i0,
                                parentData: data5,
                                parentDataProperty: i0,
                                rootData,
                                dynamicAnchors,
                              })
                            ) {
                              vErrors =
                                vErrors === null
                                  ? validate102.errors
                                  : vErrors.concat(validate102.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs13 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        } else {
                          validate95.errors = [
                            {
                              instancePath: instancePath + '/toolCalls',
                              schemaPath: '#/properties/toolCalls/type',
                              keyword: 'type',
                              params: { type: 'array' },
                              message: 'must be array',
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.turns !== undefined) {
                        let data7 = data.turns;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (Array.isArray(data7)) {
                            var valid2 = true;
                            const len1 = data7.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              const _errs16 = errors;
                              if (
                                !validate104(data7[i1], {
                                  instancePath: instancePath + '/turns/' + i1,
                                  parentData: data7,
                                  parentDataProperty: i1,
                                  rootData,
                                  dynamicAnchors,
                                })
                              ) {
                                vErrors =
                                  vErrors === null
                                    ? validate104.errors
                                    : vErrors.concat(validate104.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs16 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate95.errors = [
                              {
                                instancePath: instancePath + '/turns',
                                schemaPath: '#/properties/turns/type',
                                keyword: 'type',
                                params: { type: 'array' },
                                message: 'must be array',
                              },
                            ];
                            return false;
                          }
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.assertions !== undefined) {
                          let data9 = data.assertions;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (Array.isArray(data9)) {
                              var valid3 = true;
                              const len2 = data9.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                const _errs19 = errors;
                                if (
                                  !validate107(data9[i2], {
                                    instancePath: instancePath + '/assertions/' + i2,
                                    parentData: data9,
                                    parentDataProperty: i2,
                                    rootData,
                                    dynamicAnchors,
                                  })
                                ) {
                                  vErrors =
                                    vErrors === null
                                      ? validate107.errors
                                      : vErrors.concat(validate107.errors);
                                  errors = vErrors.length;
                                }
                                var valid3 = _errs19 === errors;
                                if (!valid3) {
                                  break;
                                }
                              }
                            } else {
                              validate95.errors = [
                                {
                                  instancePath: instancePath + '/assertions',
                                  schemaPath: '#/properties/assertions/type',
                                  keyword: 'type',
                                  params: { type: 'array' },
                                  message: 'must be array',
                                },
                              ];
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.latencyMs !== undefined) {
                            let data11 = data.latencyMs;
                            const _errs20 = errors;
                            if (errors === _errs20) {
                              if (typeof data11 == 'number' && isFinite(data11)) {
                                if (data11 > 1e30 || isNaN(data11)) {
                                  validate95.errors = [
                                    {
                                      instancePath: instancePath + '/latencyMs',
                                      schemaPath: '#/properties/latencyMs/maximum',
                                      keyword: 'maximum',
                                      params: { comparison: '<=', limit: 1e30 },
                                      message: 'must be <= 1e+30',
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data11 < 0 || isNaN(data11)) {
                                    validate95.errors = [
                                      {
                                        instancePath: instancePath + '/latencyMs',
                                        schemaPath: '#/properties/latencyMs/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                        message: 'must be >= 0',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              } else {
                                validate95.errors = [
                                  {
                                    instancePath: instancePath + '/latencyMs',
                                    schemaPath: '#/properties/latencyMs/type',
                                    keyword: 'type',
                                    params: { type: 'number' },
                                    message: 'must be number',
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.thoughts !== undefined) {
                              const _errs22 = errors;
                              if (typeof data.thoughts !== 'string') {
                                validate95.errors = [
                                  {
                                    instancePath: instancePath + '/thoughts',
                                    schemaPath: '#/properties/thoughts/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                    message: 'must be string',
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs22 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.thoughtCharacters !== undefined) {
                                let data13 = data.thoughtCharacters;
                                const _errs24 = errors;
                                if (!(
                                  typeof data13 == 'number' &&
                                  !(data13 % 1) &&
                                  !isNaN(data13) &&
                                  isFinite(data13)
                                )) {
                                  validate95.errors = [
                                    {
                                      instancePath: instancePath + '/thoughtCharacters',
                                      schemaPath: '#/properties/thoughtCharacters/type',
                                      keyword: 'type',
                                      params: { type: 'integer' },
                                      message: 'must be integer',
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs24) {
                                  if (typeof data13 == 'number' && isFinite(data13)) {
                                    if (data13 < 0 || isNaN(data13)) {
                                      validate95.errors = [
                                        {
                                          instancePath: instancePath + '/thoughtCharacters',
                                          schemaPath: '#/properties/thoughtCharacters/minimum',
                                          keyword: 'minimum',
                                          params: { comparison: '>=', limit: 0 },
                                          message: 'must be >= 0',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs24 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.tokenUsage !== undefined) {
                                  const _errs26 = errors;
                                  if (
                                    !validate64(data.tokenUsage, {
                                      instancePath: instancePath + '/tokenUsage',
                                      parentData: data,
                                      parentDataProperty: 'tokenUsage',
                                      rootData,
                                      dynamicAnchors,
                                    })
                                  ) {
                                    vErrors =
                                      vErrors === null
                                        ? validate64.errors
                                        : vErrors.concat(validate64.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs26 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.costEstimateUsd !== undefined) {
                                    let data15 = data.costEstimateUsd;
                                    const _errs27 = errors;
                                    if (
                                      !(typeof data15 == 'number' && isFinite(data15)) &&
                                      data15 !== null
                                    ) {
                                      validate95.errors = [
                                        {
                                          instancePath: instancePath + '/costEstimateUsd',
                                          schemaPath: '#/properties/costEstimateUsd/type',
                                          keyword: 'type',
                                          params: {
                                            type: schema39.properties.costEstimateUsd.type,
                                          },
                                          message: 'must be number,null',
                                        },
                                      ];
                                      return false;
                                    }
                                    if (errors === _errs27) {
                                      if (typeof data15 == 'number' && isFinite(data15)) {
                                        if (data15 > 1e30 || isNaN(data15)) {
                                          validate95.errors = [
                                            {
                                              instancePath: instancePath + '/costEstimateUsd',
                                              schemaPath: '#/properties/costEstimateUsd/maximum',
                                              keyword: 'maximum',
                                              params: { comparison: '<=', limit: 1e30 },
                                              message: 'must be <= 1e+30',
                                            },
                                          ];
                                          return false;
                                        } else {
                                          if (data15 < 0 || isNaN(data15)) {
                                            validate95.errors = [
                                              {
                                                instancePath: instancePath + '/costEstimateUsd',
                                                schemaPath: '#/properties/costEstimateUsd/minimum',
                                                keyword: 'minimum',
                                                params: { comparison: '>=', limit: 0 },
                                                message: 'must be >= 0',
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                      }
                                    }
                                    var valid0 = _errs27 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.finishReason !== undefined) {
                                      let data16 = data.finishReason;
                                      const _errs29 = errors;
                                      if (!(
                                        data16 === 'stop' ||
                                        data16 === 'length' ||
                                        data16 === 'tool-calls' ||
                                        data16 === 'content-filter' ||
                                        data16 === 'other'
                                      )) {
                                        validate95.errors = [
                                          {
                                            instancePath: instancePath + '/finishReason',
                                            schemaPath: '#/properties/finishReason/enum',
                                            keyword: 'enum',
                                            params: {
                                              allowedValues: schema39.properties.finishReason.enum,
                                            },
                                            message: 'must be equal to one of the allowed values',
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid0 = _errs29 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.truncated !== undefined) {
                                        const _errs30 = errors;
                                        if (typeof data.truncated !== 'boolean') {
                                          validate95.errors = [
                                            {
                                              instancePath: instancePath + '/truncated',
                                              schemaPath: '#/properties/truncated/type',
                                              keyword: 'type',
                                              params: { type: 'boolean' },
                                              message: 'must be boolean',
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid0 = _errs30 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.outcome !== undefined) {
                                          const _errs32 = errors;
                                          if (
                                            !validate111(data.outcome, {
                                              instancePath: instancePath + '/outcome',
                                              parentData: data,
                                              parentDataProperty: 'outcome',
                                              rootData,
                                              dynamicAnchors,
                                            })
                                          ) {
                                            vErrors =
                                              vErrors === null
                                                ? validate111.errors
                                                : vErrors.concat(validate111.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs32 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.callCount !== undefined) {
                                            let data19 = data.callCount;
                                            const _errs33 = errors;
                                            if (!(
                                              typeof data19 == 'number' &&
                                              !(data19 % 1) &&
                                              !isNaN(data19) &&
                                              isFinite(data19)
                                            )) {
                                              validate95.errors = [
                                                {
                                                  instancePath: instancePath + '/callCount',
                                                  schemaPath: '#/properties/callCount/type',
                                                  keyword: 'type',
                                                  params: { type: 'integer' },
                                                  message: 'must be integer',
                                                },
                                              ];
                                              return false;
                                            }
                                            if (errors === _errs33) {
                                              if (typeof data19 == 'number' && isFinite(data19)) {
                                                if (data19 > 1e30 || isNaN(data19)) {
                                                  validate95.errors = [
                                                    {
                                                      instancePath: instancePath + '/callCount',
                                                      schemaPath: '#/properties/callCount/maximum',
                                                      keyword: 'maximum',
                                                      params: { comparison: '<=', limit: 1e30 },
                                                      message: 'must be <= 1e+30',
                                                    },
                                                  ];
                                                  return false;
                                                } else {
                                                  if (data19 < 0 || isNaN(data19)) {
                                                    validate95.errors = [
                                                      {
                                                        instancePath: instancePath + '/callCount',
                                                        schemaPath:
                                                          '#/properties/callCount/minimum',
                                                        keyword: 'minimum',
                                                        params: { comparison: '>=', limit: 0 },
                                                        message: 'must be >= 0',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid0 = _errs33 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.repliedModels !== undefined) {
                                              let data20 = data.repliedModels;
                                              const _errs35 = errors;
                                              if (errors === _errs35) {
                                                if (
                                                  data20 &&
                                                  typeof data20 == 'object' &&
                                                  !Array.isArray(data20)
                                                ) {
                                                  for (const key1 in data20) {
                                                    let data21 = data20[key1];
                                                    const _errs38 = errors;
                                                    if (errors === _errs38) {
                                                      if (Array.isArray(data21)) {
                                                        var valid5 = true;
                                                        const len3 = data21.length;
                                                        for (let i3 = 0; i3 < len3; i3++) {
                                                          const _errs40 = errors;
                                                          if (typeof data21[i3] !== 'string') {
                                                            validate95.errors = [
                                                              {
                                                                instancePath:
                                                                  instancePath +
                                                                  '/repliedModels/' +
                                                                  key1
                                                                    .replace(/~/g, '~0')
                                                                    .replace(/\//g, '~1') +
                                                                  '/' +
                                                                  i3,
                                                                schemaPath:
                                                                  '#/properties/repliedModels/additionalProperties/items/type',
                                                                keyword: 'type',
                                                                params: { type: 'string' },
                                                                message: 'must be string',
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                          var valid5 = _errs40 === errors;
                                                          if (!valid5) {
                                                            break;
                                                          }
                                                        }
                                                      } else {
                                                        validate95.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath +
                                                              '/repliedModels/' +
                                                              key1
                                                                .replace(/~/g, '~0')
                                                                .replace(/\//g, '~1'),
                                                            schemaPath:
                                                              '#/properties/repliedModels/additionalProperties/type',
                                                            keyword: 'type',
                                                            params: { type: 'array' },
                                                            message: 'must be array',
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                    var valid4 = _errs38 === errors;
                                                    if (!valid4) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate95.errors = [
                                                    {
                                                      instancePath: instancePath + '/repliedModels',
                                                      schemaPath: '#/properties/repliedModels/type',
                                                      keyword: 'type',
                                                      params: { type: 'object' },
                                                      message: 'must be object',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs35 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.turnLimitReached !== undefined) {
                                                const _errs42 = errors;
                                                if (typeof data.turnLimitReached !== 'boolean') {
                                                  validate95.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + '/turnLimitReached',
                                                      schemaPath:
                                                        '#/properties/turnLimitReached/type',
                                                      keyword: 'type',
                                                      params: { type: 'boolean' },
                                                      message: 'must be boolean',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid0 = _errs42 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.outputOmitted !== undefined) {
                                                  const _errs44 = errors;
                                                  if (true !== data.outputOmitted) {
                                                    validate95.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath + '/outputOmitted',
                                                        schemaPath:
                                                          '#/properties/outputOmitted/const',
                                                        keyword: 'const',
                                                        params: { allowedValue: true },
                                                        message: 'must be equal to constant',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid0 = _errs44 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate95.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema47 = {
  type: 'object',
  additionalProperties: false,
  required: ['sha', 'finishedAt'],
  properties: {
    sha: { type: 'string' },
    runId: { type: 'integer', minimum: 0 },
    finishedAt: {
      type: 'string',
      format: 'date-time',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
    },
  },
};
function validate114(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.sha === undefined && (missing0 = 'sha')) ||
        (data.finishedAt === undefined && (missing0 = 'finishedAt'))
      ) {
        validate114.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'sha' || key0 === 'runId' || key0 === 'finishedAt')) {
            validate114.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.sha !== undefined) {
            const _errs2 = errors;
            if (typeof data.sha !== 'string') {
              validate114.errors = [
                {
                  instancePath: instancePath + '/sha',
                  schemaPath: '#/properties/sha/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.runId !== undefined) {
              let data1 = data.runId;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate114.errors = [
                  {
                    instancePath: instancePath + '/runId',
                    schemaPath: '#/properties/runId/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate114.errors = [
                      {
                        instancePath: instancePath + '/runId',
                        schemaPath: '#/properties/runId/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 0 },
                        message: 'must be >= 0',
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.finishedAt !== undefined) {
                let data2 = data.finishedAt;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (errors === _errs6) {
                    if (typeof data2 === 'string') {
                      if (!pattern4.test(data2)) {
                        validate114.errors = [
                          {
                            instancePath: instancePath + '/finishedAt',
                            schemaPath: '#/properties/finishedAt/pattern',
                            keyword: 'pattern',
                            params: {
                              pattern:
                                '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
                            },
                            message:
                              'must match pattern "' +
                              '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$' +
                              '"',
                          },
                        ];
                        return false;
                      } else {
                        if (!formats0.validate(data2)) {
                          validate114.errors = [
                            {
                              instancePath: instancePath + '/finishedAt',
                              schemaPath: '#/properties/finishedAt/format',
                              keyword: 'format',
                              params: { format: 'date-time' },
                              message: 'must match format "' + 'date-time' + '"',
                            },
                          ];
                          return false;
                        }
                      }
                    } else {
                      validate114.errors = [
                        {
                          instancePath: instancePath + '/finishedAt',
                          schemaPath: '#/properties/finishedAt/type',
                          keyword: 'type',
                          params: { type: 'string' },
                          message: 'must be string',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate114.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
validate114.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema48 = {
  type: 'object',
  additionalProperties: false,
  required: ['file', 'line', 'column'],
  properties: {
    file: { type: 'string' },
    line: { type: 'integer', minimum: 1 },
    column: { type: 'integer', minimum: 1 },
  },
};
function validate117(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.file === undefined && (missing0 = 'file')) ||
        (data.line === undefined && (missing0 = 'line')) ||
        (data.column === undefined && (missing0 = 'column'))
      ) {
        validate117.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'file' || key0 === 'line' || key0 === 'column')) {
            validate117.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.file !== undefined) {
            const _errs2 = errors;
            if (typeof data.file !== 'string') {
              validate117.errors = [
                {
                  instancePath: instancePath + '/file',
                  schemaPath: '#/properties/file/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.line !== undefined) {
              let data1 = data.line;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate117.errors = [
                  {
                    instancePath: instancePath + '/line',
                    schemaPath: '#/properties/line/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 < 1 || isNaN(data1)) {
                    validate117.errors = [
                      {
                        instancePath: instancePath + '/line',
                        schemaPath: '#/properties/line/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 1 },
                        message: 'must be >= 1',
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.column !== undefined) {
                let data2 = data.column;
                const _errs6 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate117.errors = [
                    {
                      instancePath: instancePath + '/column',
                      schemaPath: '#/properties/column/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 1 || isNaN(data2)) {
                      validate117.errors = [
                        {
                          instancePath: instancePath + '/column',
                          schemaPath: '#/properties/column/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 1 },
                          message: 'must be >= 1',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate117.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
validate117.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema49 = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'file', 'startLine', 'endLine'],
  properties: {
    kind: { enum: ['test', 'prompt', 'file'] },
    file: { type: 'string' },
    startLine: { type: 'integer', minimum: 1 },
    endLine: { type: 'integer', minimum: 1 },
  },
};
function validate119(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.kind === undefined && (missing0 = 'kind')) ||
        (data.file === undefined && (missing0 = 'file')) ||
        (data.startLine === undefined && (missing0 = 'startLine')) ||
        (data.endLine === undefined && (missing0 = 'endLine'))
      ) {
        validate119.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'kind' || key0 === 'file' || key0 === 'startLine' || key0 === 'endLine')) {
            validate119.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== undefined) {
            let data0 = data.kind;
            const _errs2 = errors;
            if (!(data0 === 'test' || data0 === 'prompt' || data0 === 'file')) {
              validate119.errors = [
                {
                  instancePath: instancePath + '/kind',
                  schemaPath: '#/properties/kind/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema49.properties.kind.enum },
                  message: 'must be equal to one of the allowed values',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.file !== undefined) {
              const _errs3 = errors;
              if (typeof data.file !== 'string') {
                validate119.errors = [
                  {
                    instancePath: instancePath + '/file',
                    schemaPath: '#/properties/file/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.startLine !== undefined) {
                let data2 = data.startLine;
                const _errs5 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate119.errors = [
                    {
                      instancePath: instancePath + '/startLine',
                      schemaPath: '#/properties/startLine/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 1 || isNaN(data2)) {
                      validate119.errors = [
                        {
                          instancePath: instancePath + '/startLine',
                          schemaPath: '#/properties/startLine/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 1 },
                          message: 'must be >= 1',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.endLine !== undefined) {
                  let data3 = data.endLine;
                  const _errs7 = errors;
                  if (!(
                    typeof data3 == 'number' &&
                    !(data3 % 1) &&
                    !isNaN(data3) &&
                    isFinite(data3)
                  )) {
                    validate119.errors = [
                      {
                        instancePath: instancePath + '/endLine',
                        schemaPath: '#/properties/endLine/type',
                        keyword: 'type',
                        params: { type: 'integer' },
                        message: 'must be integer',
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == 'number' && isFinite(data3)) {
                      if (data3 < 1 || isNaN(data3)) {
                        validate119.errors = [
                          {
                            instancePath: instancePath + '/endLine',
                            schemaPath: '#/properties/endLine/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 1 },
                            message: 'must be >= 1',
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate119.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate119.errors = vErrors;
  return errors === 0;
}
validate119.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema50 = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: { enum: ['changed', 'unchanged-request', 'checks-changed', 'new'] },
    label: {
      enum: [
        'regressed',
        'probably-regressed',
        'failing-now',
        'improved',
        'passing-now',
        'flaky-on-both',
        'unchanged',
        'not-compared',
      ],
    },
    countsForGate: { const: true },
    base: {
      type: 'object',
      additionalProperties: false,
      required: ['passed', 'runs'],
      properties: {
        passed: { type: 'integer', minimum: 0 },
        runs: { type: 'integer', minimum: 0 },
        judge: { type: 'number' },
        latencyMs: { type: 'number', maximum: 1e30 },
        costUsd: { type: 'number', maximum: 1e30 },
      },
    },
    before: {
      type: 'object',
      additionalProperties: false,
      required: ['outputText', 'passed'],
      properties: { outputText: { type: 'string' }, passed: { type: 'boolean' } },
    },
  },
};
function validate121(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.kind === undefined && (missing0 = 'kind')) {
        validate121.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'kind' ||
            key0 === 'label' ||
            key0 === 'countsForGate' ||
            key0 === 'base' ||
            key0 === 'before'
          )) {
            validate121.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== undefined) {
            let data0 = data.kind;
            const _errs2 = errors;
            if (!(
              data0 === 'changed' ||
              data0 === 'unchanged-request' ||
              data0 === 'checks-changed' ||
              data0 === 'new'
            )) {
              validate121.errors = [
                {
                  instancePath: instancePath + '/kind',
                  schemaPath: '#/properties/kind/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema50.properties.kind.enum },
                  message: 'must be equal to one of the allowed values',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.label !== undefined) {
              let data1 = data.label;
              const _errs3 = errors;
              if (!(
                data1 === 'regressed' ||
                data1 === 'probably-regressed' ||
                data1 === 'failing-now' ||
                data1 === 'improved' ||
                data1 === 'passing-now' ||
                data1 === 'flaky-on-both' ||
                data1 === 'unchanged' ||
                data1 === 'not-compared'
              )) {
                validate121.errors = [
                  {
                    instancePath: instancePath + '/label',
                    schemaPath: '#/properties/label/enum',
                    keyword: 'enum',
                    params: { allowedValues: schema50.properties.label.enum },
                    message: 'must be equal to one of the allowed values',
                  },
                ];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.countsForGate !== undefined) {
                const _errs4 = errors;
                if (true !== data.countsForGate) {
                  validate121.errors = [
                    {
                      instancePath: instancePath + '/countsForGate',
                      schemaPath: '#/properties/countsForGate/const',
                      keyword: 'const',
                      params: { allowedValue: true },
                      message: 'must be equal to constant',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.base !== undefined) {
                  let data3 = data.base;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
                      let missing1;
                      if (
                        (data3.passed === undefined && (missing1 = 'passed')) ||
                        (data3.runs === undefined && (missing1 = 'runs'))
                      ) {
                        validate121.errors = [
                          {
                            instancePath: instancePath + '/base',
                            schemaPath: '#/properties/base/required',
                            keyword: 'required',
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          },
                        ];
                        return false;
                      } else {
                        const _errs7 = errors;
                        for (const key1 in data3) {
                          if (!(
                            key1 === 'passed' ||
                            key1 === 'runs' ||
                            key1 === 'judge' ||
                            key1 === 'latencyMs' ||
                            key1 === 'costUsd'
                          )) {
                            validate121.errors = [
                              {
                                instancePath: instancePath + '/base',
                                schemaPath: '#/properties/base/additionalProperties',
                                keyword: 'additionalProperties',
                                params: { additionalProperty: key1 },
                                message: 'must NOT have additional properties',
                              },
                            ];
                            return false;
                            break;
                          }
                        }
                        if (_errs7 === errors) {
                          if (data3.passed !== undefined) {
                            let data4 = data3.passed;
                            const _errs8 = errors;
                            if (!(
                              typeof data4 == 'number' &&
                              !(data4 % 1) &&
                              !isNaN(data4) &&
                              isFinite(data4)
                            )) {
                              validate121.errors = [
                                {
                                  instancePath: instancePath + '/base/passed',
                                  schemaPath: '#/properties/base/properties/passed/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                  message: 'must be integer',
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs8) {
                              if (typeof data4 == 'number' && isFinite(data4)) {
                                if (data4 < 0 || isNaN(data4)) {
                                  validate121.errors = [
                                    {
                                      instancePath: instancePath + '/base/passed',
                                      schemaPath: '#/properties/base/properties/passed/minimum',
                                      keyword: 'minimum',
                                      params: { comparison: '>=', limit: 0 },
                                      message: 'must be >= 0',
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                            var valid1 = _errs8 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data3.runs !== undefined) {
                              let data5 = data3.runs;
                              const _errs10 = errors;
                              if (!(
                                typeof data5 == 'number' &&
                                !(data5 % 1) &&
                                !isNaN(data5) &&
                                isFinite(data5)
                              )) {
                                validate121.errors = [
                                  {
                                    instancePath: instancePath + '/base/runs',
                                    schemaPath: '#/properties/base/properties/runs/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                    message: 'must be integer',
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs10) {
                                if (typeof data5 == 'number' && isFinite(data5)) {
                                  if (data5 < 0 || isNaN(data5)) {
                                    validate121.errors = [
                                      {
                                        instancePath: instancePath + '/base/runs',
                                        schemaPath: '#/properties/base/properties/runs/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                        message: 'must be >= 0',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid1 = _errs10 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data3.judge !== undefined) {
                                let data6 = data3.judge;
                                const _errs12 = errors;
                                if (!(typeof data6 == 'number' && isFinite(data6))) {
                                  validate121.errors = [
                                    {
                                      instancePath: instancePath + '/base/judge',
                                      schemaPath: '#/properties/base/properties/judge/type',
                                      keyword: 'type',
                                      params: { type: 'number' },
                                      message: 'must be number',
                                    },
                                  ];
                                  return false;
                                }
                                var valid1 = _errs12 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data3.latencyMs !== undefined) {
                                  let data7 = data3.latencyMs;
                                  const _errs14 = errors;
                                  if (errors === _errs14) {
                                    if (typeof data7 == 'number' && isFinite(data7)) {
                                      if (data7 > 1e30 || isNaN(data7)) {
                                        validate121.errors = [
                                          {
                                            instancePath: instancePath + '/base/latencyMs',
                                            schemaPath:
                                              '#/properties/base/properties/latencyMs/maximum',
                                            keyword: 'maximum',
                                            params: { comparison: '<=', limit: 1e30 },
                                            message: 'must be <= 1e+30',
                                          },
                                        ];
                                        return false;
                                      }
                                    } else {
                                      validate121.errors = [
                                        {
                                          instancePath: instancePath + '/base/latencyMs',
                                          schemaPath: '#/properties/base/properties/latencyMs/type',
                                          keyword: 'type',
                                          params: { type: 'number' },
                                          message: 'must be number',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid1 = _errs14 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data3.costUsd !== undefined) {
                                    let data8 = data3.costUsd;
                                    const _errs16 = errors;
                                    if (errors === _errs16) {
                                      if (typeof data8 == 'number' && isFinite(data8)) {
                                        if (data8 > 1e30 || isNaN(data8)) {
                                          validate121.errors = [
                                            {
                                              instancePath: instancePath + '/base/costUsd',
                                              schemaPath:
                                                '#/properties/base/properties/costUsd/maximum',
                                              keyword: 'maximum',
                                              params: { comparison: '<=', limit: 1e30 },
                                              message: 'must be <= 1e+30',
                                            },
                                          ];
                                          return false;
                                        }
                                      } else {
                                        validate121.errors = [
                                          {
                                            instancePath: instancePath + '/base/costUsd',
                                            schemaPath: '#/properties/base/properties/costUsd/type',
                                            keyword: 'type',
                                            params: { type: 'number' },
                                            message: 'must be number',
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid1 = _errs16 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate121.errors = [
                        {
                          instancePath: instancePath + '/base',
                          schemaPath: '#/properties/base/type',
                          keyword: 'type',
                          params: { type: 'object' },
                          message: 'must be object',
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.before !== undefined) {
                    let data9 = data.before;
                    const _errs18 = errors;
                    if (errors === _errs18) {
                      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
                        let missing2;
                        if (
                          (data9.outputText === undefined && (missing2 = 'outputText')) ||
                          (data9.passed === undefined && (missing2 = 'passed'))
                        ) {
                          validate121.errors = [
                            {
                              instancePath: instancePath + '/before',
                              schemaPath: '#/properties/before/required',
                              keyword: 'required',
                              params: { missingProperty: missing2 },
                              message: "must have required property '" + missing2 + "'",
                            },
                          ];
                          return false;
                        } else {
                          const _errs20 = errors;
                          for (const key2 in data9) {
                            if (!(key2 === 'outputText' || key2 === 'passed')) {
                              validate121.errors = [
                                {
                                  instancePath: instancePath + '/before',
                                  schemaPath: '#/properties/before/additionalProperties',
                                  keyword: 'additionalProperties',
                                  params: { additionalProperty: key2 },
                                  message: 'must NOT have additional properties',
                                },
                              ];
                              return false;
                              break;
                            }
                          }
                          if (_errs20 === errors) {
                            if (data9.outputText !== undefined) {
                              const _errs21 = errors;
                              if (typeof data9.outputText !== 'string') {
                                validate121.errors = [
                                  {
                                    instancePath: instancePath + '/before/outputText',
                                    schemaPath: '#/properties/before/properties/outputText/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                    message: 'must be string',
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs21 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data9.passed !== undefined) {
                                const _errs23 = errors;
                                if (typeof data9.passed !== 'boolean') {
                                  validate121.errors = [
                                    {
                                      instancePath: instancePath + '/before/passed',
                                      schemaPath: '#/properties/before/properties/passed/type',
                                      keyword: 'type',
                                      params: { type: 'boolean' },
                                      message: 'must be boolean',
                                    },
                                  ];
                                  return false;
                                }
                                var valid2 = _errs23 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate121.errors = [
                          {
                            instancePath: instancePath + '/before',
                            schemaPath: '#/properties/before/type',
                            keyword: 'type',
                            params: { type: 'object' },
                            message: 'must be object',
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs18 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate121.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate121.errors = vErrors;
  return errors === 0;
}
validate121.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const pattern9 = new RegExp('^[A-Za-z0-9_-]{43}$', 'u');
function validate91(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.testCaseName === undefined && (missing0 = 'testCaseName')) ||
        (data.modelId === undefined && (missing0 = 'modelId')) ||
        (data.runCount === undefined && (missing0 = 'runCount')) ||
        (data.passed === undefined && (missing0 = 'passed')) ||
        (data.passRate === undefined && (missing0 = 'passRate')) ||
        (data.assertionScores === undefined && (missing0 = 'assertionScores')) ||
        (data.failureCodes === undefined && (missing0 = 'failureCodes')) ||
        (data.latencyAvgMs === undefined && (missing0 = 'latencyAvgMs')) ||
        (data.totalCostUsd === undefined && (missing0 = 'totalCostUsd')) ||
        (data.totalTokens === undefined && (missing0 = 'totalTokens')) ||
        (data.runs === undefined && (missing0 = 'runs')) ||
        (data.status === undefined && (missing0 = 'status')) ||
        (data.location === undefined && (missing0 = 'location')) ||
        (data.sources === undefined && (missing0 = 'sources')) ||
        (data.tags === undefined && (missing0 = 'tags')) ||
        (data.assertionTypes === undefined && (missing0 = 'assertionTypes')) ||
        (data.assertsNothing === undefined && (missing0 = 'assertsNothing')) ||
        (data.requestHash === undefined && (missing0 = 'requestHash')) ||
        (data.checksHash === undefined && (missing0 = 'checksHash'))
      ) {
        validate91.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema37.properties, key0)) {
            validate91.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.testCaseName !== undefined) {
            const _errs2 = errors;
            if (typeof data.testCaseName !== 'string') {
              validate91.errors = [
                {
                  instancePath: instancePath + '/testCaseName',
                  schemaPath: '#/properties/testCaseName/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.modelId !== undefined) {
              const _errs4 = errors;
              if (typeof data.modelId !== 'string') {
                validate91.errors = [
                  {
                    instancePath: instancePath + '/modelId',
                    schemaPath: '#/properties/modelId/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.runCount !== undefined) {
                let data2 = data.runCount;
                const _errs6 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate91.errors = [
                    {
                      instancePath: instancePath + '/runCount',
                      schemaPath: '#/properties/runCount/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 1 || isNaN(data2)) {
                      validate91.errors = [
                        {
                          instancePath: instancePath + '/runCount',
                          schemaPath: '#/properties/runCount/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 1 },
                          message: 'must be >= 1',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.passed !== undefined) {
                  const _errs8 = errors;
                  if (typeof data.passed !== 'boolean') {
                    validate91.errors = [
                      {
                        instancePath: instancePath + '/passed',
                        schemaPath: '#/properties/passed/type',
                        keyword: 'type',
                        params: { type: 'boolean' },
                        message: 'must be boolean',
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.passRate !== undefined) {
                    let data4 = data.passRate;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data4 == 'number' && isFinite(data4)) {
                        if (data4 > 1 || isNaN(data4)) {
                          validate91.errors = [
                            {
                              instancePath: instancePath + '/passRate',
                              schemaPath: '#/properties/passRate/maximum',
                              keyword: 'maximum',
                              params: { comparison: '<=', limit: 1 },
                              message: 'must be <= 1',
                            },
                          ];
                          return false;
                        } else {
                          if (data4 < 0 || isNaN(data4)) {
                            validate91.errors = [
                              {
                                instancePath: instancePath + '/passRate',
                                schemaPath: '#/properties/passRate/minimum',
                                keyword: 'minimum',
                                params: { comparison: '>=', limit: 0 },
                                message: 'must be >= 0',
                              },
                            ];
                            return false;
                          }
                        }
                      } else {
                        validate91.errors = [
                          {
                            instancePath: instancePath + '/passRate',
                            schemaPath: '#/properties/passRate/type',
                            keyword: 'type',
                            params: { type: 'number' },
                            message: 'must be number',
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.assertionScores !== undefined) {
                      let data5 = data.assertionScores;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
                          for (const key1 in data5) {
                            const _errs15 = errors;
                            if (
                              !validate92(data5[key1], {
                                instancePath:
                                  instancePath +
                                  '/assertionScores/' +
                                  key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                                parentData: data5,
                                parentDataProperty: key1,
                                rootData,
                                dynamicAnchors,
                              })
                            ) {
                              vErrors =
                                vErrors === null
                                  ? validate92.errors
                                  : vErrors.concat(validate92.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs15 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        } else {
                          validate91.errors = [
                            {
                              instancePath: instancePath + '/assertionScores',
                              schemaPath: '#/properties/assertionScores/type',
                              keyword: 'type',
                              params: { type: 'object' },
                              message: 'must be object',
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.failureCodes !== undefined) {
                        let data7 = data.failureCodes;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (Array.isArray(data7)) {
                            var valid2 = true;
                            const len0 = data7.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs18 = errors;
                              if (
                                !validate77(data7[i0], {
                                  instancePath: instancePath + '/failureCodes/' + i0,
                                  parentData: data7,
                                  parentDataProperty: i0,
                                  rootData,
                                  dynamicAnchors,
                                })
                              ) {
                                vErrors =
                                  vErrors === null
                                    ? validate77.errors
                                    : vErrors.concat(validate77.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs18 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                            if (valid2) {
                              let i1 = data7.length;
                              let j0;
                              if (i1 > 1) {
                                outer0: for (; i1--;) {
                                  for (j0 = i1; j0--;) {
                                    if (func0(data7[i1], data7[j0])) {
                                      validate91.errors = [
                                        {
                                          instancePath: instancePath + '/failureCodes',
                                          schemaPath: '#/properties/failureCodes/uniqueItems',
                                          keyword: 'uniqueItems',
                                          params: { i: i1, j: j0 },
                                          message:
                                            'must NOT have duplicate items (items ## ' +
                                            j0 +
                                            ' and ' +
                                            i1 +
                                            ' are identical)',
                                        },
                                      ];
                                      return false;
                                      break outer0;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate91.errors = [
                              {
                                instancePath: instancePath + '/failureCodes',
                                schemaPath: '#/properties/failureCodes/type',
                                keyword: 'type',
                                params: { type: 'array' },
                                message: 'must be array',
                              },
                            ];
                            return false;
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.latencyAvgMs !== undefined) {
                          let data9 = data.latencyAvgMs;
                          const _errs19 = errors;
                          if (errors === _errs19) {
                            if (typeof data9 == 'number' && isFinite(data9)) {
                              if (data9 > 1e30 || isNaN(data9)) {
                                validate91.errors = [
                                  {
                                    instancePath: instancePath + '/latencyAvgMs',
                                    schemaPath: '#/properties/latencyAvgMs/maximum',
                                    keyword: 'maximum',
                                    params: { comparison: '<=', limit: 1e30 },
                                    message: 'must be <= 1e+30',
                                  },
                                ];
                                return false;
                              } else {
                                if (data9 < 0 || isNaN(data9)) {
                                  validate91.errors = [
                                    {
                                      instancePath: instancePath + '/latencyAvgMs',
                                      schemaPath: '#/properties/latencyAvgMs/minimum',
                                      keyword: 'minimum',
                                      params: { comparison: '>=', limit: 0 },
                                      message: 'must be >= 0',
                                    },
                                  ];
                                  return false;
                                }
                              }
                            } else {
                              validate91.errors = [
                                {
                                  instancePath: instancePath + '/latencyAvgMs',
                                  schemaPath: '#/properties/latencyAvgMs/type',
                                  keyword: 'type',
                                  params: { type: 'number' },
                                  message: 'must be number',
                                },
                              ];
                              return false;
                            }
                          }
                          var valid0 = _errs19 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.totalCostUsd !== undefined) {
                            let data10 = data.totalCostUsd;
                            const _errs21 = errors;
                            if (errors === _errs21) {
                              if (typeof data10 == 'number' && isFinite(data10)) {
                                if (data10 > 1e30 || isNaN(data10)) {
                                  validate91.errors = [
                                    {
                                      instancePath: instancePath + '/totalCostUsd',
                                      schemaPath: '#/properties/totalCostUsd/maximum',
                                      keyword: 'maximum',
                                      params: { comparison: '<=', limit: 1e30 },
                                      message: 'must be <= 1e+30',
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data10 < 0 || isNaN(data10)) {
                                    validate91.errors = [
                                      {
                                        instancePath: instancePath + '/totalCostUsd',
                                        schemaPath: '#/properties/totalCostUsd/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                        message: 'must be >= 0',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              } else {
                                validate91.errors = [
                                  {
                                    instancePath: instancePath + '/totalCostUsd',
                                    schemaPath: '#/properties/totalCostUsd/type',
                                    keyword: 'type',
                                    params: { type: 'number' },
                                    message: 'must be number',
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid0 = _errs21 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.totalTokens !== undefined) {
                              let data11 = data.totalTokens;
                              const _errs23 = errors;
                              if (!(
                                typeof data11 == 'number' &&
                                !(data11 % 1) &&
                                !isNaN(data11) &&
                                isFinite(data11)
                              )) {
                                validate91.errors = [
                                  {
                                    instancePath: instancePath + '/totalTokens',
                                    schemaPath: '#/properties/totalTokens/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                    message: 'must be integer',
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs23) {
                                if (typeof data11 == 'number' && isFinite(data11)) {
                                  if (data11 > 1e30 || isNaN(data11)) {
                                    validate91.errors = [
                                      {
                                        instancePath: instancePath + '/totalTokens',
                                        schemaPath: '#/properties/totalTokens/maximum',
                                        keyword: 'maximum',
                                        params: { comparison: '<=', limit: 1e30 },
                                        message: 'must be <= 1e+30',
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data11 < 0 || isNaN(data11)) {
                                      validate91.errors = [
                                        {
                                          instancePath: instancePath + '/totalTokens',
                                          schemaPath: '#/properties/totalTokens/minimum',
                                          keyword: 'minimum',
                                          params: { comparison: '>=', limit: 0 },
                                          message: 'must be >= 0',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs23 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.runs !== undefined) {
                                let data12 = data.runs;
                                const _errs25 = errors;
                                if (errors === _errs25) {
                                  if (Array.isArray(data12)) {
                                    if (data12.length < 1) {
                                      validate91.errors = [
                                        {
                                          instancePath: instancePath + '/runs',
                                          schemaPath: '#/properties/runs/minItems',
                                          keyword: 'minItems',
                                          params: { limit: 1 },
                                          message: 'must NOT have fewer than 1 items',
                                        },
                                      ];
                                      return false;
                                    } else {
                                      var valid4 = true;
                                      const len1 = data12.length;
                                      for (let i2 = 0; i2 < len1; i2++) {
                                        const _errs27 = errors;
                                        if (
                                          !validate95(data12[i2], {
                                            instancePath: instancePath + '/runs/' + i2,
                                            parentData: data12,
                                            parentDataProperty: i2,
                                            rootData,
                                            dynamicAnchors,
                                          })
                                        ) {
                                          vErrors =
                                            vErrors === null
                                              ? validate95.errors
                                              : vErrors.concat(validate95.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid4 = _errs27 === errors;
                                        if (!valid4) {
                                          break;
                                        }
                                      }
                                    }
                                  } else {
                                    validate91.errors = [
                                      {
                                        instancePath: instancePath + '/runs',
                                        schemaPath: '#/properties/runs/type',
                                        keyword: 'type',
                                        params: { type: 'array' },
                                        message: 'must be array',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid0 = _errs25 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.status !== undefined) {
                                  let data14 = data.status;
                                  const _errs28 = errors;
                                  if (!(
                                    data14 === 'passed' ||
                                    data14 === 'failed' ||
                                    data14 === 'errored' ||
                                    data14 === 'not-run'
                                  )) {
                                    validate91.errors = [
                                      {
                                        instancePath: instancePath + '/status',
                                        schemaPath: '#/properties/status/enum',
                                        keyword: 'enum',
                                        params: { allowedValues: schema37.properties.status.enum },
                                        message: 'must be equal to one of the allowed values',
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid0 = _errs28 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.reused !== undefined) {
                                    const _errs29 = errors;
                                    if (
                                      !validate114(data.reused, {
                                        instancePath: instancePath + '/reused',
                                        parentData: data,
                                        parentDataProperty: 'reused',
                                        rootData,
                                        dynamicAnchors,
                                      })
                                    ) {
                                      vErrors =
                                        vErrors === null
                                          ? validate114.errors
                                          : vErrors.concat(validate114.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs29 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.extraRuns !== undefined) {
                                      let data16 = data.extraRuns;
                                      const _errs30 = errors;
                                      if (errors === _errs30) {
                                        if (Array.isArray(data16)) {
                                          var valid5 = true;
                                          const len2 = data16.length;
                                          for (let i3 = 0; i3 < len2; i3++) {
                                            const _errs32 = errors;
                                            if (
                                              !validate95(data16[i3], {
                                                instancePath: instancePath + '/extraRuns/' + i3,
                                                parentData: data16,
                                                parentDataProperty: i3,
                                                rootData,
                                                dynamicAnchors,
                                              })
                                            ) {
                                              vErrors =
                                                vErrors === null
                                                  ? validate95.errors
                                                  : vErrors.concat(validate95.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid5 = _errs32 === errors;
                                            if (!valid5) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate91.errors = [
                                            {
                                              instancePath: instancePath + '/extraRuns',
                                              schemaPath: '#/properties/extraRuns/type',
                                              keyword: 'type',
                                              params: { type: 'array' },
                                              message: 'must be array',
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs30 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.location !== undefined) {
                                        const _errs33 = errors;
                                        if (
                                          !validate117(data.location, {
                                            instancePath: instancePath + '/location',
                                            parentData: data,
                                            parentDataProperty: 'location',
                                            rootData,
                                            dynamicAnchors,
                                          })
                                        ) {
                                          vErrors =
                                            vErrors === null
                                              ? validate117.errors
                                              : vErrors.concat(validate117.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs33 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.sources !== undefined) {
                                          let data19 = data.sources;
                                          const _errs34 = errors;
                                          if (errors === _errs34) {
                                            if (Array.isArray(data19)) {
                                              var valid6 = true;
                                              const len3 = data19.length;
                                              for (let i4 = 0; i4 < len3; i4++) {
                                                const _errs36 = errors;
                                                if (
                                                  !validate119(data19[i4], {
                                                    instancePath: instancePath + '/sources/' + i4,
                                                    parentData: data19,
                                                    parentDataProperty: i4,
                                                    rootData,
                                                    dynamicAnchors,
                                                  })
                                                ) {
                                                  vErrors =
                                                    vErrors === null
                                                      ? validate119.errors
                                                      : vErrors.concat(validate119.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid6 = _errs36 === errors;
                                                if (!valid6) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate91.errors = [
                                                {
                                                  instancePath: instancePath + '/sources',
                                                  schemaPath: '#/properties/sources/type',
                                                  keyword: 'type',
                                                  params: { type: 'array' },
                                                  message: 'must be array',
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs34 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.tags !== undefined) {
                                            let data21 = data.tags;
                                            const _errs37 = errors;
                                            if (errors === _errs37) {
                                              if (Array.isArray(data21)) {
                                                var valid7 = true;
                                                const len4 = data21.length;
                                                for (let i5 = 0; i5 < len4; i5++) {
                                                  const _errs39 = errors;
                                                  if (typeof data21[i5] !== 'string') {
                                                    validate91.errors = [
                                                      {
                                                        instancePath: instancePath + '/tags/' + i5,
                                                        schemaPath: '#/properties/tags/items/type',
                                                        keyword: 'type',
                                                        params: { type: 'string' },
                                                        message: 'must be string',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid7 = _errs39 === errors;
                                                  if (!valid7) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate91.errors = [
                                                  {
                                                    instancePath: instancePath + '/tags',
                                                    schemaPath: '#/properties/tags/type',
                                                    keyword: 'type',
                                                    params: { type: 'array' },
                                                    message: 'must be array',
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs37 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.assertionTypes !== undefined) {
                                              let data23 = data.assertionTypes;
                                              const _errs41 = errors;
                                              if (errors === _errs41) {
                                                if (Array.isArray(data23)) {
                                                  var valid8 = true;
                                                  const len5 = data23.length;
                                                  for (let i6 = 0; i6 < len5; i6++) {
                                                    const _errs43 = errors;
                                                    if (typeof data23[i6] !== 'string') {
                                                      validate91.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath + '/assertionTypes/' + i6,
                                                          schemaPath:
                                                            '#/properties/assertionTypes/items/type',
                                                          keyword: 'type',
                                                          params: { type: 'string' },
                                                          message: 'must be string',
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid8 = _errs43 === errors;
                                                    if (!valid8) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate91.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + '/assertionTypes',
                                                      schemaPath:
                                                        '#/properties/assertionTypes/type',
                                                      keyword: 'type',
                                                      params: { type: 'array' },
                                                      message: 'must be array',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs41 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.comparison !== undefined) {
                                                const _errs45 = errors;
                                                if (
                                                  !validate121(data.comparison, {
                                                    instancePath: instancePath + '/comparison',
                                                    parentData: data,
                                                    parentDataProperty: 'comparison',
                                                    rootData,
                                                    dynamicAnchors,
                                                  })
                                                ) {
                                                  vErrors =
                                                    vErrors === null
                                                      ? validate121.errors
                                                      : vErrors.concat(validate121.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs45 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.requestHash !== undefined) {
                                                  let data26 = data.requestHash;
                                                  const _errs46 = errors;
                                                  if (
                                                    typeof data26 !== 'string' &&
                                                    data26 !== null
                                                  ) {
                                                    validate91.errors = [
                                                      {
                                                        instancePath: instancePath + '/requestHash',
                                                        schemaPath: '#/properties/requestHash/type',
                                                        keyword: 'type',
                                                        params: {
                                                          type: schema37.properties.requestHash
                                                            .type,
                                                        },
                                                        message: 'must be string,null',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  if (errors === _errs46) {
                                                    if (typeof data26 === 'string') {
                                                      if (!pattern9.test(data26)) {
                                                        validate91.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + '/requestHash',
                                                            schemaPath:
                                                              '#/properties/requestHash/pattern',
                                                            keyword: 'pattern',
                                                            params: {
                                                              pattern: '^[A-Za-z0-9_-]{43}$',
                                                            },
                                                            message:
                                                              'must match pattern "' +
                                                              '^[A-Za-z0-9_-]{43}$' +
                                                              '"',
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs46 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.checksHash !== undefined) {
                                                    let data27 = data.checksHash;
                                                    const _errs48 = errors;
                                                    if (errors === _errs48) {
                                                      if (typeof data27 === 'string') {
                                                        if (!pattern9.test(data27)) {
                                                          validate91.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath + '/checksHash',
                                                              schemaPath:
                                                                '#/properties/checksHash/pattern',
                                                              keyword: 'pattern',
                                                              params: {
                                                                pattern: '^[A-Za-z0-9_-]{43}$',
                                                              },
                                                              message:
                                                                'must match pattern "' +
                                                                '^[A-Za-z0-9_-]{43}$' +
                                                                '"',
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate91.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + '/checksHash',
                                                            schemaPath:
                                                              '#/properties/checksHash/type',
                                                            keyword: 'type',
                                                            params: { type: 'string' },
                                                            message: 'must be string',
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs48 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.assertsNothing !== undefined) {
                                                      const _errs50 = errors;
                                                      if (
                                                        typeof data.assertsNothing !== 'boolean'
                                                      ) {
                                                        validate91.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + '/assertsNothing',
                                                            schemaPath:
                                                              '#/properties/assertsNothing/type',
                                                            keyword: 'type',
                                                            params: { type: 'boolean' },
                                                            message: 'must be boolean',
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid0 = _errs50 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate91.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema51 = {
  type: 'object',
  additionalProperties: false,
  required: ['verdict', 'changed', 'unchangedRequests', 'counts', 'byChance', 'removed', 'base'],
  properties: {
    verdict: { $ref: '#/$defs/suiteVerdict' },
    changed: { type: 'integer', minimum: 0 },
    unchangedRequests: { type: 'integer', minimum: 0 },
    model: { $ref: '#/$defs/suiteVerdict' },
    counts: { $ref: '#/$defs/comparisonCounts' },
    byChance: { type: 'number', minimum: 0 },
    judge: {
      type: 'object',
      additionalProperties: false,
      required: ['worse', 'better', 'score', 'compared', 'baseMean', 'headMean', 'drop', 'isWorse'],
      properties: {
        worse: { type: 'number' },
        better: { type: 'number' },
        score: { type: 'integer' },
        compared: { type: 'integer', minimum: 0 },
        baseMean: { type: 'number' },
        headMean: { type: 'number' },
        drop: { type: 'number' },
        isWorse: { type: 'boolean' },
      },
    },
    cost: {
      type: 'object',
      additionalProperties: false,
      required: [
        'worse',
        'better',
        'score',
        'compared',
        'baseMean',
        'headMean',
        'ratio',
        'isWorse',
      ],
      properties: {
        worse: { type: 'number' },
        better: { type: 'number' },
        score: { type: 'integer' },
        compared: { type: 'integer', minimum: 0 },
        baseMean: { type: 'number' },
        headMean: { type: 'number' },
        ratio: { type: 'number' },
        isWorse: { type: 'boolean' },
      },
    },
    latency: {
      type: 'object',
      additionalProperties: false,
      required: ['compared', 'baseMean', 'headMean', 'ratio'],
      properties: {
        compared: { type: 'integer', minimum: 0 },
        baseMean: { type: 'number' },
        headMean: { type: 'number' },
        ratio: { type: 'number' },
      },
    },
    removed: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['testCaseName', 'modelId', 'passed', 'runs'],
        properties: {
          testCaseName: { type: 'string' },
          modelId: { type: 'string' },
          passed: { type: 'integer', minimum: 0 },
          runs: { type: 'integer', minimum: 0 },
        },
      },
    },
    base: {
      type: 'object',
      additionalProperties: false,
      properties: {
        passRate: { type: 'number', minimum: 0, maximum: 1 },
        judgeAvg: { type: 'number' },
        latencyAvgMs: { type: 'number', maximum: 1e30, minimum: 0 },
        costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
      },
    },
  },
};
const schema52 = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['verdict', 'evidence'],
      properties: {
        verdict: { enum: ['worse', 'not-worse'] },
        evidence: { $ref: '#/$defs/suiteEvidence' },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['verdict', 'reason'],
      properties: {
        verdict: { const: 'cannot-tell' },
        reason: { $ref: '#/$defs/cannotTellReason' },
        evidence: { $ref: '#/$defs/suiteEvidence' },
      },
    },
  ],
};
const schema53 = {
  type: 'object',
  additionalProperties: false,
  required: [
    'baseRate',
    'headRate',
    'compared',
    'withoutBothSides',
    'p',
    'pBetter',
    'score',
    'leastP',
    'drop',
    'upper',
    'lower',
  ],
  properties: {
    baseRate: { type: 'number', minimum: 0, maximum: 1 },
    headRate: { type: 'number', minimum: 0, maximum: 1 },
    compared: { type: 'integer', minimum: 0 },
    withoutBothSides: { type: 'integer', minimum: 0 },
    p: { type: 'number', minimum: 0 },
    pBetter: { type: 'number', minimum: 0 },
    score: { type: 'integer' },
    leastP: { type: 'number', minimum: 0 },
    drop: { type: 'number', minimum: -1, maximum: 1 },
    upper: { type: 'number' },
    lower: { type: 'number' },
  },
};
function validate126(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.baseRate === undefined && (missing0 = 'baseRate')) ||
        (data.headRate === undefined && (missing0 = 'headRate')) ||
        (data.compared === undefined && (missing0 = 'compared')) ||
        (data.withoutBothSides === undefined && (missing0 = 'withoutBothSides')) ||
        (data.p === undefined && (missing0 = 'p')) ||
        (data.pBetter === undefined && (missing0 = 'pBetter')) ||
        (data.score === undefined && (missing0 = 'score')) ||
        (data.leastP === undefined && (missing0 = 'leastP')) ||
        (data.drop === undefined && (missing0 = 'drop')) ||
        (data.upper === undefined && (missing0 = 'upper')) ||
        (data.lower === undefined && (missing0 = 'lower'))
      ) {
        validate126.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema53.properties, key0)) {
            validate126.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.baseRate !== undefined) {
            let data0 = data.baseRate;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 == 'number' && isFinite(data0)) {
                if (data0 > 1 || isNaN(data0)) {
                  validate126.errors = [
                    {
                      instancePath: instancePath + '/baseRate',
                      schemaPath: '#/properties/baseRate/maximum',
                      keyword: 'maximum',
                      params: { comparison: '<=', limit: 1 },
                      message: 'must be <= 1',
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    validate126.errors = [
                      {
                        instancePath: instancePath + '/baseRate',
                        schemaPath: '#/properties/baseRate/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 0 },
                        message: 'must be >= 0',
                      },
                    ];
                    return false;
                  }
                }
              } else {
                validate126.errors = [
                  {
                    instancePath: instancePath + '/baseRate',
                    schemaPath: '#/properties/baseRate/type',
                    keyword: 'type',
                    params: { type: 'number' },
                    message: 'must be number',
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.headRate !== undefined) {
              let data1 = data.headRate;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 > 1 || isNaN(data1)) {
                    validate126.errors = [
                      {
                        instancePath: instancePath + '/headRate',
                        schemaPath: '#/properties/headRate/maximum',
                        keyword: 'maximum',
                        params: { comparison: '<=', limit: 1 },
                        message: 'must be <= 1',
                      },
                    ];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate126.errors = [
                        {
                          instancePath: instancePath + '/headRate',
                          schemaPath: '#/properties/headRate/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                } else {
                  validate126.errors = [
                    {
                      instancePath: instancePath + '/headRate',
                      schemaPath: '#/properties/headRate/type',
                      keyword: 'type',
                      params: { type: 'number' },
                      message: 'must be number',
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.compared !== undefined) {
                let data2 = data.compared;
                const _errs6 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate126.errors = [
                    {
                      instancePath: instancePath + '/compared',
                      schemaPath: '#/properties/compared/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate126.errors = [
                        {
                          instancePath: instancePath + '/compared',
                          schemaPath: '#/properties/compared/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.withoutBothSides !== undefined) {
                  let data3 = data.withoutBothSides;
                  const _errs8 = errors;
                  if (!(
                    typeof data3 == 'number' &&
                    !(data3 % 1) &&
                    !isNaN(data3) &&
                    isFinite(data3)
                  )) {
                    validate126.errors = [
                      {
                        instancePath: instancePath + '/withoutBothSides',
                        schemaPath: '#/properties/withoutBothSides/type',
                        keyword: 'type',
                        params: { type: 'integer' },
                        message: 'must be integer',
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data3 == 'number' && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validate126.errors = [
                          {
                            instancePath: instancePath + '/withoutBothSides',
                            schemaPath: '#/properties/withoutBothSides/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                            message: 'must be >= 0',
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.p !== undefined) {
                    let data4 = data.p;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data4 == 'number' && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate126.errors = [
                            {
                              instancePath: instancePath + '/p',
                              schemaPath: '#/properties/p/minimum',
                              keyword: 'minimum',
                              params: { comparison: '>=', limit: 0 },
                              message: 'must be >= 0',
                            },
                          ];
                          return false;
                        }
                      } else {
                        validate126.errors = [
                          {
                            instancePath: instancePath + '/p',
                            schemaPath: '#/properties/p/type',
                            keyword: 'type',
                            params: { type: 'number' },
                            message: 'must be number',
                          },
                        ];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.pBetter !== undefined) {
                      let data5 = data.pBetter;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (typeof data5 == 'number' && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validate126.errors = [
                              {
                                instancePath: instancePath + '/pBetter',
                                schemaPath: '#/properties/pBetter/minimum',
                                keyword: 'minimum',
                                params: { comparison: '>=', limit: 0 },
                                message: 'must be >= 0',
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate126.errors = [
                            {
                              instancePath: instancePath + '/pBetter',
                              schemaPath: '#/properties/pBetter/type',
                              keyword: 'type',
                              params: { type: 'number' },
                              message: 'must be number',
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.score !== undefined) {
                        let data6 = data.score;
                        const _errs14 = errors;
                        if (!(
                          typeof data6 == 'number' &&
                          !(data6 % 1) &&
                          !isNaN(data6) &&
                          isFinite(data6)
                        )) {
                          validate126.errors = [
                            {
                              instancePath: instancePath + '/score',
                              schemaPath: '#/properties/score/type',
                              keyword: 'type',
                              params: { type: 'integer' },
                              message: 'must be integer',
                            },
                          ];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.leastP !== undefined) {
                          let data7 = data.leastP;
                          const _errs16 = errors;
                          if (errors === _errs16) {
                            if (typeof data7 == 'number' && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7)) {
                                validate126.errors = [
                                  {
                                    instancePath: instancePath + '/leastP',
                                    schemaPath: '#/properties/leastP/minimum',
                                    keyword: 'minimum',
                                    params: { comparison: '>=', limit: 0 },
                                    message: 'must be >= 0',
                                  },
                                ];
                                return false;
                              }
                            } else {
                              validate126.errors = [
                                {
                                  instancePath: instancePath + '/leastP',
                                  schemaPath: '#/properties/leastP/type',
                                  keyword: 'type',
                                  params: { type: 'number' },
                                  message: 'must be number',
                                },
                              ];
                              return false;
                            }
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.drop !== undefined) {
                            let data8 = data.drop;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (typeof data8 == 'number' && isFinite(data8)) {
                                if (data8 > 1 || isNaN(data8)) {
                                  validate126.errors = [
                                    {
                                      instancePath: instancePath + '/drop',
                                      schemaPath: '#/properties/drop/maximum',
                                      keyword: 'maximum',
                                      params: { comparison: '<=', limit: 1 },
                                      message: 'must be <= 1',
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data8 < -1 || isNaN(data8)) {
                                    validate126.errors = [
                                      {
                                        instancePath: instancePath + '/drop',
                                        schemaPath: '#/properties/drop/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: -1 },
                                        message: 'must be >= -1',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              } else {
                                validate126.errors = [
                                  {
                                    instancePath: instancePath + '/drop',
                                    schemaPath: '#/properties/drop/type',
                                    keyword: 'type',
                                    params: { type: 'number' },
                                    message: 'must be number',
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.upper !== undefined) {
                              let data9 = data.upper;
                              const _errs20 = errors;
                              if (!(typeof data9 == 'number' && isFinite(data9))) {
                                validate126.errors = [
                                  {
                                    instancePath: instancePath + '/upper',
                                    schemaPath: '#/properties/upper/type',
                                    keyword: 'type',
                                    params: { type: 'number' },
                                    message: 'must be number',
                                  },
                                ];
                                return false;
                              }
                              var valid0 = _errs20 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.lower !== undefined) {
                                let data10 = data.lower;
                                const _errs22 = errors;
                                if (!(typeof data10 == 'number' && isFinite(data10))) {
                                  validate126.errors = [
                                    {
                                      instancePath: instancePath + '/lower',
                                      schemaPath: '#/properties/lower/type',
                                      keyword: 'type',
                                      params: { type: 'number' },
                                      message: 'must be number',
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs22 === errors;
                              } else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate126.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate126.errors = vErrors;
  return errors === 0;
}
validate126.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema54 = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: { kind: { enum: ['nothing-compared', 'too-little-data', 'too-few-runs'] } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'errored', 'all'],
      properties: {
        kind: { const: 'errored' },
        errored: { type: 'integer', minimum: 0 },
        all: { type: 'integer', minimum: 0 },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'models'],
      properties: {
        kind: { const: 'model-version' },
        models: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['model', 'base', 'head'],
            properties: {
              model: { type: 'string' },
              base: { type: 'array', items: { type: 'string' } },
              head: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  ],
};
function validate128(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.kind === undefined && (missing0 = 'kind')) {
        const err0 = {
          instancePath,
          schemaPath: '#/oneOf/0/required',
          keyword: 'required',
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        const _errs3 = errors;
        for (const key0 in data) {
          if (!(key0 === 'kind')) {
            const err1 = {
              instancePath,
              schemaPath: '#/oneOf/0/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key0 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            break;
          }
        }
        if (_errs3 === errors) {
          if (data.kind !== undefined) {
            let data0 = data.kind;
            if (!(
              data0 === 'nothing-compared' ||
              data0 === 'too-little-data' ||
              data0 === 'too-few-runs'
            )) {
              const err2 = {
                instancePath: instancePath + '/kind',
                schemaPath: '#/oneOf/0/properties/kind/enum',
                keyword: 'enum',
                params: { allowedValues: schema54.oneOf[0].properties.kind.enum },
                message: 'must be equal to one of the allowed values',
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
      }
    } else {
      const err3 = {
        instancePath,
        schemaPath: '#/oneOf/0/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs5 = errors;
  if (errors === _errs5) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if (
        (data.kind === undefined && (missing1 = 'kind')) ||
        (data.errored === undefined && (missing1 = 'errored')) ||
        (data.all === undefined && (missing1 = 'all'))
      ) {
        const err4 = {
          instancePath,
          schemaPath: '#/oneOf/1/required',
          keyword: 'required',
          params: { missingProperty: missing1 },
          message: "must have required property '" + missing1 + "'",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      } else {
        const _errs7 = errors;
        for (const key1 in data) {
          if (!(key1 === 'kind' || key1 === 'errored' || key1 === 'all')) {
            const err5 = {
              instancePath,
              schemaPath: '#/oneOf/1/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
            break;
          }
        }
        if (_errs7 === errors) {
          if (data.kind !== undefined) {
            const _errs8 = errors;
            if ('errored' !== data.kind) {
              const err6 = {
                instancePath: instancePath + '/kind',
                schemaPath: '#/oneOf/1/properties/kind/const',
                keyword: 'const',
                params: { allowedValue: 'errored' },
                message: 'must be equal to constant',
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var valid2 = _errs8 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.errored !== undefined) {
              let data2 = data.errored;
              const _errs9 = errors;
              if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                const err7 = {
                  instancePath: instancePath + '/errored',
                  schemaPath: '#/oneOf/1/properties/errored/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                  message: 'must be integer',
                };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (errors === _errs9) {
                if (typeof data2 == 'number' && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2)) {
                    const err8 = {
                      instancePath: instancePath + '/errored',
                      schemaPath: '#/oneOf/1/properties/errored/minimum',
                      keyword: 'minimum',
                      params: { comparison: '>=', limit: 0 },
                      message: 'must be >= 0',
                    };
                    if (vErrors === null) {
                      vErrors = [err8];
                    } else {
                      vErrors.push(err8);
                    }
                    errors++;
                  }
                }
              }
              var valid2 = _errs9 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.all !== undefined) {
                let data3 = data.all;
                const _errs11 = errors;
                if (!(
                  typeof data3 == 'number' &&
                  !(data3 % 1) &&
                  !isNaN(data3) &&
                  isFinite(data3)
                )) {
                  const err9 = {
                    instancePath: instancePath + '/all',
                    schemaPath: '#/oneOf/1/properties/all/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (errors === _errs11) {
                  if (typeof data3 == 'number' && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3)) {
                      const err10 = {
                        instancePath: instancePath + '/all',
                        schemaPath: '#/oneOf/1/properties/all/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 0 },
                        message: 'must be >= 0',
                      };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                  }
                }
                var valid2 = _errs11 === errors;
              } else {
                var valid2 = true;
              }
            }
          }
        }
      }
    } else {
      const err11 = {
        instancePath,
        schemaPath: '#/oneOf/1/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
  }
  var _valid0 = _errs5 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
    const _errs13 = errors;
    if (errors === _errs13) {
      if (data && typeof data == 'object' && !Array.isArray(data)) {
        let missing2;
        if (
          (data.kind === undefined && (missing2 = 'kind')) ||
          (data.models === undefined && (missing2 = 'models'))
        ) {
          const err12 = {
            instancePath,
            schemaPath: '#/oneOf/2/required',
            keyword: 'required',
            params: { missingProperty: missing2 },
            message: "must have required property '" + missing2 + "'",
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        } else {
          const _errs15 = errors;
          for (const key2 in data) {
            if (!(key2 === 'kind' || key2 === 'models')) {
              const err13 = {
                instancePath,
                schemaPath: '#/oneOf/2/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key2 },
                message: 'must NOT have additional properties',
              };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
              break;
            }
          }
          if (_errs15 === errors) {
            if (data.kind !== undefined) {
              const _errs16 = errors;
              if ('model-version' !== data.kind) {
                const err14 = {
                  instancePath: instancePath + '/kind',
                  schemaPath: '#/oneOf/2/properties/kind/const',
                  keyword: 'const',
                  params: { allowedValue: 'model-version' },
                  message: 'must be equal to constant',
                };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              var valid3 = _errs16 === errors;
            } else {
              var valid3 = true;
            }
            if (valid3) {
              if (data.models !== undefined) {
                let data5 = data.models;
                const _errs17 = errors;
                if (errors === _errs17) {
                  if (Array.isArray(data5)) {
                    var valid4 = true;
                    const len0 = data5.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data6 = data5[i0];
                      const _errs19 = errors;
                      if (errors === _errs19) {
                        if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
                          let missing3;
                          if (
                            (data6.model === undefined && (missing3 = 'model')) ||
                            (data6.base === undefined && (missing3 = 'base')) ||
                            (data6.head === undefined && (missing3 = 'head'))
                          ) {
                            const err15 = {
                              instancePath: instancePath + '/models/' + i0,
                              schemaPath: '#/oneOf/2/properties/models/items/required',
                              keyword: 'required',
                              params: { missingProperty: missing3 },
                              message: "must have required property '" + missing3 + "'",
                            };
                            if (vErrors === null) {
                              vErrors = [err15];
                            } else {
                              vErrors.push(err15);
                            }
                            errors++;
                          } else {
                            const _errs21 = errors;
                            for (const key3 in data6) {
                              if (!(key3 === 'model' || key3 === 'base' || key3 === 'head')) {
                                const err16 = {
                                  instancePath: instancePath + '/models/' + i0,
                                  schemaPath:
                                    '#/oneOf/2/properties/models/items/additionalProperties',
                                  keyword: 'additionalProperties',
                                  params: { additionalProperty: key3 },
                                  message: 'must NOT have additional properties',
                                };
                                if (vErrors === null) {
                                  vErrors = [err16];
                                } else {
                                  vErrors.push(err16);
                                }
                                errors++;
                                break;
                              }
                            }
                            if (_errs21 === errors) {
                              if (data6.model !== undefined) {
                                const _errs22 = errors;
                                if (typeof data6.model !== 'string') {
                                  const err17 = {
                                    instancePath: instancePath + '/models/' + i0 + '/model',
                                    schemaPath:
                                      '#/oneOf/2/properties/models/items/properties/model/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                    message: 'must be string',
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err17];
                                  } else {
                                    vErrors.push(err17);
                                  }
                                  errors++;
                                }
                                var valid5 = _errs22 === errors;
                              } else {
                                var valid5 = true;
                              }
                              if (valid5) {
                                if (data6.base !== undefined) {
                                  let data8 = data6.base;
                                  const _errs24 = errors;
                                  if (errors === _errs24) {
                                    if (Array.isArray(data8)) {
                                      var valid6 = true;
                                      const len1 = data8.length;
                                      for (let i1 = 0; i1 < len1; i1++) {
                                        const _errs26 = errors;
                                        if (typeof data8[i1] !== 'string') {
                                          const err18 = {
                                            instancePath:
                                              instancePath + '/models/' + i0 + '/base/' + i1,
                                            schemaPath:
                                              '#/oneOf/2/properties/models/items/properties/base/items/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                            message: 'must be string',
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err18];
                                          } else {
                                            vErrors.push(err18);
                                          }
                                          errors++;
                                        }
                                        var valid6 = _errs26 === errors;
                                        if (!valid6) {
                                          break;
                                        }
                                      }
                                    } else {
                                      const err19 = {
                                        instancePath: instancePath + '/models/' + i0 + '/base',
                                        schemaPath:
                                          '#/oneOf/2/properties/models/items/properties/base/type',
                                        keyword: 'type',
                                        params: { type: 'array' },
                                        message: 'must be array',
                                      };
                                      if (vErrors === null) {
                                        vErrors = [err19];
                                      } else {
                                        vErrors.push(err19);
                                      }
                                      errors++;
                                    }
                                  }
                                  var valid5 = _errs24 === errors;
                                } else {
                                  var valid5 = true;
                                }
                                if (valid5) {
                                  if (data6.head !== undefined) {
                                    let data10 = data6.head;
                                    const _errs28 = errors;
                                    if (errors === _errs28) {
                                      if (Array.isArray(data10)) {
                                        var valid7 = true;
                                        const len2 = data10.length;
                                        for (let i2 = 0; i2 < len2; i2++) {
                                          const _errs30 = errors;
                                          if (typeof data10[i2] !== 'string') {
                                            const err20 = {
                                              instancePath:
                                                instancePath + '/models/' + i0 + '/head/' + i2,
                                              schemaPath:
                                                '#/oneOf/2/properties/models/items/properties/head/items/type',
                                              keyword: 'type',
                                              params: { type: 'string' },
                                              message: 'must be string',
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err20];
                                            } else {
                                              vErrors.push(err20);
                                            }
                                            errors++;
                                          }
                                          var valid7 = _errs30 === errors;
                                          if (!valid7) {
                                            break;
                                          }
                                        }
                                      } else {
                                        const err21 = {
                                          instancePath: instancePath + '/models/' + i0 + '/head',
                                          schemaPath:
                                            '#/oneOf/2/properties/models/items/properties/head/type',
                                          keyword: 'type',
                                          params: { type: 'array' },
                                          message: 'must be array',
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err21];
                                        } else {
                                          vErrors.push(err21);
                                        }
                                        errors++;
                                      }
                                    }
                                    var valid5 = _errs28 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          const err22 = {
                            instancePath: instancePath + '/models/' + i0,
                            schemaPath: '#/oneOf/2/properties/models/items/type',
                            keyword: 'type',
                            params: { type: 'object' },
                            message: 'must be object',
                          };
                          if (vErrors === null) {
                            vErrors = [err22];
                          } else {
                            vErrors.push(err22);
                          }
                          errors++;
                        }
                      }
                      var valid4 = _errs19 === errors;
                      if (!valid4) {
                        break;
                      }
                    }
                  } else {
                    const err23 = {
                      instancePath: instancePath + '/models',
                      schemaPath: '#/oneOf/2/properties/models/type',
                      keyword: 'type',
                      params: { type: 'array' },
                      message: 'must be array',
                    };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
                var valid3 = _errs17 === errors;
              } else {
                var valid3 = true;
              }
            }
          }
        }
      } else {
        const err24 = {
          instancePath,
          schemaPath: '#/oneOf/2/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    var _valid0 = _errs13 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
        if (props0 !== true) {
          props0 = true;
        }
      }
    }
  }
  if (!valid0) {
    const err25 = {
      instancePath,
      schemaPath: '#/oneOf',
      keyword: 'oneOf',
      params: { passingSchemas: passing0 },
      message: 'must match exactly one schema in oneOf',
    };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
    validate128.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate128.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate128.evaluated = { dynamicProps: true, dynamicItems: false };
function validate125(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.verdict === undefined && (missing0 = 'verdict')) ||
        (data.evidence === undefined && (missing0 = 'evidence'))
      ) {
        const err0 = {
          instancePath,
          schemaPath: '#/oneOf/0/required',
          keyword: 'required',
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        const _errs3 = errors;
        for (const key0 in data) {
          if (!(key0 === 'verdict' || key0 === 'evidence')) {
            const err1 = {
              instancePath,
              schemaPath: '#/oneOf/0/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key0 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            break;
          }
        }
        if (_errs3 === errors) {
          if (data.verdict !== undefined) {
            let data0 = data.verdict;
            const _errs4 = errors;
            if (!(data0 === 'worse' || data0 === 'not-worse')) {
              const err2 = {
                instancePath: instancePath + '/verdict',
                schemaPath: '#/oneOf/0/properties/verdict/enum',
                keyword: 'enum',
                params: { allowedValues: schema52.oneOf[0].properties.verdict.enum },
                message: 'must be equal to one of the allowed values',
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.evidence !== undefined) {
              const _errs5 = errors;
              if (
                !validate126(data.evidence, {
                  instancePath: instancePath + '/evidence',
                  parentData: data,
                  parentDataProperty: 'evidence',
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs5 === errors;
            } else {
              var valid1 = true;
            }
          }
        }
      }
    } else {
      const err3 = {
        instancePath,
        schemaPath: '#/oneOf/0/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs6 = errors;
  if (errors === _errs6) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if (
        (data.verdict === undefined && (missing1 = 'verdict')) ||
        (data.reason === undefined && (missing1 = 'reason'))
      ) {
        const err4 = {
          instancePath,
          schemaPath: '#/oneOf/1/required',
          keyword: 'required',
          params: { missingProperty: missing1 },
          message: "must have required property '" + missing1 + "'",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      } else {
        const _errs8 = errors;
        for (const key1 in data) {
          if (!(key1 === 'verdict' || key1 === 'reason' || key1 === 'evidence')) {
            const err5 = {
              instancePath,
              schemaPath: '#/oneOf/1/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
            break;
          }
        }
        if (_errs8 === errors) {
          if (data.verdict !== undefined) {
            const _errs9 = errors;
            if ('cannot-tell' !== data.verdict) {
              const err6 = {
                instancePath: instancePath + '/verdict',
                schemaPath: '#/oneOf/1/properties/verdict/const',
                keyword: 'const',
                params: { allowedValue: 'cannot-tell' },
                message: 'must be equal to constant',
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var valid2 = _errs9 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.reason !== undefined) {
              const _errs10 = errors;
              if (
                !validate128(data.reason, {
                  instancePath: instancePath + '/reason',
                  parentData: data,
                  parentDataProperty: 'reason',
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
                errors = vErrors.length;
              }
              var valid2 = _errs10 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.evidence !== undefined) {
                const _errs11 = errors;
                if (
                  !validate126(data.evidence, {
                    instancePath: instancePath + '/evidence',
                    parentData: data,
                    parentDataProperty: 'evidence',
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
                  errors = vErrors.length;
                }
                var valid2 = _errs11 === errors;
              } else {
                var valid2 = true;
              }
            }
          }
        }
      }
    } else {
      const err7 = {
        instancePath,
        schemaPath: '#/oneOf/1/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
  }
  var _valid0 = _errs6 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err8 = {
      instancePath,
      schemaPath: '#/oneOf',
      keyword: 'oneOf',
      params: { passingSchemas: passing0 },
      message: 'must match exactly one schema in oneOf',
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
    validate125.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate125.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate125.evaluated = { dynamicProps: true, dynamicItems: false };
const schema55 = {
  type: 'object',
  additionalProperties: false,
  required: [
    'regressed',
    'probablyRegressed',
    'failingNow',
    'improved',
    'passingNow',
    'flakyOnBoth',
    'unchanged',
    'notCompared',
    'added',
    'removed',
    'checksChanged',
  ],
  properties: {
    regressed: { type: 'integer', minimum: 0 },
    probablyRegressed: { type: 'integer', minimum: 0 },
    failingNow: { type: 'integer', minimum: 0 },
    improved: { type: 'integer', minimum: 0 },
    passingNow: { type: 'integer', minimum: 0 },
    flakyOnBoth: { type: 'integer', minimum: 0 },
    unchanged: { type: 'integer', minimum: 0 },
    notCompared: { type: 'integer', minimum: 0 },
    added: { type: 'integer', minimum: 0 },
    removed: { type: 'integer', minimum: 0 },
    checksChanged: { type: 'integer', minimum: 0 },
  },
};
function validate133(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.regressed === undefined && (missing0 = 'regressed')) ||
        (data.probablyRegressed === undefined && (missing0 = 'probablyRegressed')) ||
        (data.failingNow === undefined && (missing0 = 'failingNow')) ||
        (data.improved === undefined && (missing0 = 'improved')) ||
        (data.passingNow === undefined && (missing0 = 'passingNow')) ||
        (data.flakyOnBoth === undefined && (missing0 = 'flakyOnBoth')) ||
        (data.unchanged === undefined && (missing0 = 'unchanged')) ||
        (data.notCompared === undefined && (missing0 = 'notCompared')) ||
        (data.added === undefined && (missing0 = 'added')) ||
        (data.removed === undefined && (missing0 = 'removed')) ||
        (data.checksChanged === undefined && (missing0 = 'checksChanged'))
      ) {
        validate133.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema55.properties, key0)) {
            validate133.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.regressed !== undefined) {
            let data0 = data.regressed;
            const _errs2 = errors;
            if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
              validate133.errors = [
                {
                  instancePath: instancePath + '/regressed',
                  schemaPath: '#/properties/regressed/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                  message: 'must be integer',
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == 'number' && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validate133.errors = [
                    {
                      instancePath: instancePath + '/regressed',
                      schemaPath: '#/properties/regressed/minimum',
                      keyword: 'minimum',
                      params: { comparison: '>=', limit: 0 },
                      message: 'must be >= 0',
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.probablyRegressed !== undefined) {
              let data1 = data.probablyRegressed;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate133.errors = [
                  {
                    instancePath: instancePath + '/probablyRegressed',
                    schemaPath: '#/properties/probablyRegressed/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate133.errors = [
                      {
                        instancePath: instancePath + '/probablyRegressed',
                        schemaPath: '#/properties/probablyRegressed/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 0 },
                        message: 'must be >= 0',
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.failingNow !== undefined) {
                let data2 = data.failingNow;
                const _errs6 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate133.errors = [
                    {
                      instancePath: instancePath + '/failingNow',
                      schemaPath: '#/properties/failingNow/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate133.errors = [
                        {
                          instancePath: instancePath + '/failingNow',
                          schemaPath: '#/properties/failingNow/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.improved !== undefined) {
                  let data3 = data.improved;
                  const _errs8 = errors;
                  if (!(
                    typeof data3 == 'number' &&
                    !(data3 % 1) &&
                    !isNaN(data3) &&
                    isFinite(data3)
                  )) {
                    validate133.errors = [
                      {
                        instancePath: instancePath + '/improved',
                        schemaPath: '#/properties/improved/type',
                        keyword: 'type',
                        params: { type: 'integer' },
                        message: 'must be integer',
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data3 == 'number' && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validate133.errors = [
                          {
                            instancePath: instancePath + '/improved',
                            schemaPath: '#/properties/improved/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                            message: 'must be >= 0',
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.passingNow !== undefined) {
                    let data4 = data.passingNow;
                    const _errs10 = errors;
                    if (!(
                      typeof data4 == 'number' &&
                      !(data4 % 1) &&
                      !isNaN(data4) &&
                      isFinite(data4)
                    )) {
                      validate133.errors = [
                        {
                          instancePath: instancePath + '/passingNow',
                          schemaPath: '#/properties/passingNow/type',
                          keyword: 'type',
                          params: { type: 'integer' },
                          message: 'must be integer',
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs10) {
                      if (typeof data4 == 'number' && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate133.errors = [
                            {
                              instancePath: instancePath + '/passingNow',
                              schemaPath: '#/properties/passingNow/minimum',
                              keyword: 'minimum',
                              params: { comparison: '>=', limit: 0 },
                              message: 'must be >= 0',
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.flakyOnBoth !== undefined) {
                      let data5 = data.flakyOnBoth;
                      const _errs12 = errors;
                      if (!(
                        typeof data5 == 'number' &&
                        !(data5 % 1) &&
                        !isNaN(data5) &&
                        isFinite(data5)
                      )) {
                        validate133.errors = [
                          {
                            instancePath: instancePath + '/flakyOnBoth',
                            schemaPath: '#/properties/flakyOnBoth/type',
                            keyword: 'type',
                            params: { type: 'integer' },
                            message: 'must be integer',
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs12) {
                        if (typeof data5 == 'number' && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validate133.errors = [
                              {
                                instancePath: instancePath + '/flakyOnBoth',
                                schemaPath: '#/properties/flakyOnBoth/minimum',
                                keyword: 'minimum',
                                params: { comparison: '>=', limit: 0 },
                                message: 'must be >= 0',
                              },
                            ];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.unchanged !== undefined) {
                        let data6 = data.unchanged;
                        const _errs14 = errors;
                        if (!(
                          typeof data6 == 'number' &&
                          !(data6 % 1) &&
                          !isNaN(data6) &&
                          isFinite(data6)
                        )) {
                          validate133.errors = [
                            {
                              instancePath: instancePath + '/unchanged',
                              schemaPath: '#/properties/unchanged/type',
                              keyword: 'type',
                              params: { type: 'integer' },
                              message: 'must be integer',
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs14) {
                          if (typeof data6 == 'number' && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6)) {
                              validate133.errors = [
                                {
                                  instancePath: instancePath + '/unchanged',
                                  schemaPath: '#/properties/unchanged/minimum',
                                  keyword: 'minimum',
                                  params: { comparison: '>=', limit: 0 },
                                  message: 'must be >= 0',
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.notCompared !== undefined) {
                          let data7 = data.notCompared;
                          const _errs16 = errors;
                          if (!(
                            typeof data7 == 'number' &&
                            !(data7 % 1) &&
                            !isNaN(data7) &&
                            isFinite(data7)
                          )) {
                            validate133.errors = [
                              {
                                instancePath: instancePath + '/notCompared',
                                schemaPath: '#/properties/notCompared/type',
                                keyword: 'type',
                                params: { type: 'integer' },
                                message: 'must be integer',
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs16) {
                            if (typeof data7 == 'number' && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7)) {
                                validate133.errors = [
                                  {
                                    instancePath: instancePath + '/notCompared',
                                    schemaPath: '#/properties/notCompared/minimum',
                                    keyword: 'minimum',
                                    params: { comparison: '>=', limit: 0 },
                                    message: 'must be >= 0',
                                  },
                                ];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.added !== undefined) {
                            let data8 = data.added;
                            const _errs18 = errors;
                            if (!(
                              typeof data8 == 'number' &&
                              !(data8 % 1) &&
                              !isNaN(data8) &&
                              isFinite(data8)
                            )) {
                              validate133.errors = [
                                {
                                  instancePath: instancePath + '/added',
                                  schemaPath: '#/properties/added/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                  message: 'must be integer',
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs18) {
                              if (typeof data8 == 'number' && isFinite(data8)) {
                                if (data8 < 0 || isNaN(data8)) {
                                  validate133.errors = [
                                    {
                                      instancePath: instancePath + '/added',
                                      schemaPath: '#/properties/added/minimum',
                                      keyword: 'minimum',
                                      params: { comparison: '>=', limit: 0 },
                                      message: 'must be >= 0',
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.removed !== undefined) {
                              let data9 = data.removed;
                              const _errs20 = errors;
                              if (!(
                                typeof data9 == 'number' &&
                                !(data9 % 1) &&
                                !isNaN(data9) &&
                                isFinite(data9)
                              )) {
                                validate133.errors = [
                                  {
                                    instancePath: instancePath + '/removed',
                                    schemaPath: '#/properties/removed/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                    message: 'must be integer',
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs20) {
                                if (typeof data9 == 'number' && isFinite(data9)) {
                                  if (data9 < 0 || isNaN(data9)) {
                                    validate133.errors = [
                                      {
                                        instancePath: instancePath + '/removed',
                                        schemaPath: '#/properties/removed/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                        message: 'must be >= 0',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs20 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.checksChanged !== undefined) {
                                let data10 = data.checksChanged;
                                const _errs22 = errors;
                                if (!(
                                  typeof data10 == 'number' &&
                                  !(data10 % 1) &&
                                  !isNaN(data10) &&
                                  isFinite(data10)
                                )) {
                                  validate133.errors = [
                                    {
                                      instancePath: instancePath + '/checksChanged',
                                      schemaPath: '#/properties/checksChanged/type',
                                      keyword: 'type',
                                      params: { type: 'integer' },
                                      message: 'must be integer',
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs22) {
                                  if (typeof data10 == 'number' && isFinite(data10)) {
                                    if (data10 < 0 || isNaN(data10)) {
                                      validate133.errors = [
                                        {
                                          instancePath: instancePath + '/checksChanged',
                                          schemaPath: '#/properties/checksChanged/minimum',
                                          keyword: 'minimum',
                                          params: { comparison: '>=', limit: 0 },
                                          message: 'must be >= 0',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs22 === errors;
                              } else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate133.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate133.errors = vErrors;
  return errors === 0;
}
validate133.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate124(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.verdict === undefined && (missing0 = 'verdict')) ||
        (data.changed === undefined && (missing0 = 'changed')) ||
        (data.unchangedRequests === undefined && (missing0 = 'unchangedRequests')) ||
        (data.counts === undefined && (missing0 = 'counts')) ||
        (data.byChance === undefined && (missing0 = 'byChance')) ||
        (data.removed === undefined && (missing0 = 'removed')) ||
        (data.base === undefined && (missing0 = 'base'))
      ) {
        validate124.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema51.properties, key0)) {
            validate124.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.verdict !== undefined) {
            const _errs2 = errors;
            if (
              !validate125(data.verdict, {
                instancePath: instancePath + '/verdict',
                parentData: data,
                parentDataProperty: 'verdict',
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.changed !== undefined) {
              let data1 = data.changed;
              const _errs3 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate124.errors = [
                  {
                    instancePath: instancePath + '/changed',
                    schemaPath: '#/properties/changed/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate124.errors = [
                      {
                        instancePath: instancePath + '/changed',
                        schemaPath: '#/properties/changed/minimum',
                        keyword: 'minimum',
                        params: { comparison: '>=', limit: 0 },
                        message: 'must be >= 0',
                      },
                    ];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.unchangedRequests !== undefined) {
                let data2 = data.unchangedRequests;
                const _errs5 = errors;
                if (!(
                  typeof data2 == 'number' &&
                  !(data2 % 1) &&
                  !isNaN(data2) &&
                  isFinite(data2)
                )) {
                  validate124.errors = [
                    {
                      instancePath: instancePath + '/unchangedRequests',
                      schemaPath: '#/properties/unchangedRequests/type',
                      keyword: 'type',
                      params: { type: 'integer' },
                      message: 'must be integer',
                    },
                  ];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate124.errors = [
                        {
                          instancePath: instancePath + '/unchangedRequests',
                          schemaPath: '#/properties/unchangedRequests/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.model !== undefined) {
                  const _errs7 = errors;
                  if (
                    !validate125(data.model, {
                      instancePath: instancePath + '/model',
                      parentData: data,
                      parentDataProperty: 'model',
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.counts !== undefined) {
                    const _errs8 = errors;
                    if (
                      !validate133(data.counts, {
                        instancePath: instancePath + '/counts',
                        parentData: data,
                        parentDataProperty: 'counts',
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors =
                        vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.byChance !== undefined) {
                      let data5 = data.byChance;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (typeof data5 == 'number' && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validate124.errors = [
                              {
                                instancePath: instancePath + '/byChance',
                                schemaPath: '#/properties/byChance/minimum',
                                keyword: 'minimum',
                                params: { comparison: '>=', limit: 0 },
                                message: 'must be >= 0',
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate124.errors = [
                            {
                              instancePath: instancePath + '/byChance',
                              schemaPath: '#/properties/byChance/type',
                              keyword: 'type',
                              params: { type: 'number' },
                              message: 'must be number',
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.judge !== undefined) {
                        let data6 = data.judge;
                        const _errs11 = errors;
                        if (errors === _errs11) {
                          if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
                            let missing1;
                            if (
                              (data6.worse === undefined && (missing1 = 'worse')) ||
                              (data6.better === undefined && (missing1 = 'better')) ||
                              (data6.score === undefined && (missing1 = 'score')) ||
                              (data6.compared === undefined && (missing1 = 'compared')) ||
                              (data6.baseMean === undefined && (missing1 = 'baseMean')) ||
                              (data6.headMean === undefined && (missing1 = 'headMean')) ||
                              (data6.drop === undefined && (missing1 = 'drop')) ||
                              (data6.isWorse === undefined && (missing1 = 'isWorse'))
                            ) {
                              validate124.errors = [
                                {
                                  instancePath: instancePath + '/judge',
                                  schemaPath: '#/properties/judge/required',
                                  keyword: 'required',
                                  params: { missingProperty: missing1 },
                                  message: "must have required property '" + missing1 + "'",
                                },
                              ];
                              return false;
                            } else {
                              const _errs13 = errors;
                              for (const key1 in data6) {
                                if (!(
                                  key1 === 'worse' ||
                                  key1 === 'better' ||
                                  key1 === 'score' ||
                                  key1 === 'compared' ||
                                  key1 === 'baseMean' ||
                                  key1 === 'headMean' ||
                                  key1 === 'drop' ||
                                  key1 === 'isWorse'
                                )) {
                                  validate124.errors = [
                                    {
                                      instancePath: instancePath + '/judge',
                                      schemaPath: '#/properties/judge/additionalProperties',
                                      keyword: 'additionalProperties',
                                      params: { additionalProperty: key1 },
                                      message: 'must NOT have additional properties',
                                    },
                                  ];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs13 === errors) {
                                if (data6.worse !== undefined) {
                                  let data7 = data6.worse;
                                  const _errs14 = errors;
                                  if (!(typeof data7 == 'number' && isFinite(data7))) {
                                    validate124.errors = [
                                      {
                                        instancePath: instancePath + '/judge/worse',
                                        schemaPath: '#/properties/judge/properties/worse/type',
                                        keyword: 'type',
                                        params: { type: 'number' },
                                        message: 'must be number',
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid1 = _errs14 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data6.better !== undefined) {
                                    let data8 = data6.better;
                                    const _errs16 = errors;
                                    if (!(typeof data8 == 'number' && isFinite(data8))) {
                                      validate124.errors = [
                                        {
                                          instancePath: instancePath + '/judge/better',
                                          schemaPath: '#/properties/judge/properties/better/type',
                                          keyword: 'type',
                                          params: { type: 'number' },
                                          message: 'must be number',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid1 = _errs16 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data6.score !== undefined) {
                                      let data9 = data6.score;
                                      const _errs18 = errors;
                                      if (!(
                                        typeof data9 == 'number' &&
                                        !(data9 % 1) &&
                                        !isNaN(data9) &&
                                        isFinite(data9)
                                      )) {
                                        validate124.errors = [
                                          {
                                            instancePath: instancePath + '/judge/score',
                                            schemaPath: '#/properties/judge/properties/score/type',
                                            keyword: 'type',
                                            params: { type: 'integer' },
                                            message: 'must be integer',
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid1 = _errs18 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                    if (valid1) {
                                      if (data6.compared !== undefined) {
                                        let data10 = data6.compared;
                                        const _errs20 = errors;
                                        if (!(
                                          typeof data10 == 'number' &&
                                          !(data10 % 1) &&
                                          !isNaN(data10) &&
                                          isFinite(data10)
                                        )) {
                                          validate124.errors = [
                                            {
                                              instancePath: instancePath + '/judge/compared',
                                              schemaPath:
                                                '#/properties/judge/properties/compared/type',
                                              keyword: 'type',
                                              params: { type: 'integer' },
                                              message: 'must be integer',
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs20) {
                                          if (typeof data10 == 'number' && isFinite(data10)) {
                                            if (data10 < 0 || isNaN(data10)) {
                                              validate124.errors = [
                                                {
                                                  instancePath: instancePath + '/judge/compared',
                                                  schemaPath:
                                                    '#/properties/judge/properties/compared/minimum',
                                                  keyword: 'minimum',
                                                  params: { comparison: '>=', limit: 0 },
                                                  message: 'must be >= 0',
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid1 = _errs20 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                      if (valid1) {
                                        if (data6.baseMean !== undefined) {
                                          let data11 = data6.baseMean;
                                          const _errs22 = errors;
                                          if (!(typeof data11 == 'number' && isFinite(data11))) {
                                            validate124.errors = [
                                              {
                                                instancePath: instancePath + '/judge/baseMean',
                                                schemaPath:
                                                  '#/properties/judge/properties/baseMean/type',
                                                keyword: 'type',
                                                params: { type: 'number' },
                                                message: 'must be number',
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid1 = _errs22 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          if (data6.headMean !== undefined) {
                                            let data12 = data6.headMean;
                                            const _errs24 = errors;
                                            if (!(typeof data12 == 'number' && isFinite(data12))) {
                                              validate124.errors = [
                                                {
                                                  instancePath: instancePath + '/judge/headMean',
                                                  schemaPath:
                                                    '#/properties/judge/properties/headMean/type',
                                                  keyword: 'type',
                                                  params: { type: 'number' },
                                                  message: 'must be number',
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid1 = _errs24 === errors;
                                          } else {
                                            var valid1 = true;
                                          }
                                          if (valid1) {
                                            if (data6.drop !== undefined) {
                                              let data13 = data6.drop;
                                              const _errs26 = errors;
                                              if (!(
                                                typeof data13 == 'number' && isFinite(data13)
                                              )) {
                                                validate124.errors = [
                                                  {
                                                    instancePath: instancePath + '/judge/drop',
                                                    schemaPath:
                                                      '#/properties/judge/properties/drop/type',
                                                    keyword: 'type',
                                                    params: { type: 'number' },
                                                    message: 'must be number',
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid1 = _errs26 === errors;
                                            } else {
                                              var valid1 = true;
                                            }
                                            if (valid1) {
                                              if (data6.isWorse !== undefined) {
                                                const _errs28 = errors;
                                                if (typeof data6.isWorse !== 'boolean') {
                                                  validate124.errors = [
                                                    {
                                                      instancePath: instancePath + '/judge/isWorse',
                                                      schemaPath:
                                                        '#/properties/judge/properties/isWorse/type',
                                                      keyword: 'type',
                                                      params: { type: 'boolean' },
                                                      message: 'must be boolean',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid1 = _errs28 === errors;
                                              } else {
                                                var valid1 = true;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate124.errors = [
                              {
                                instancePath: instancePath + '/judge',
                                schemaPath: '#/properties/judge/type',
                                keyword: 'type',
                                params: { type: 'object' },
                                message: 'must be object',
                              },
                            ];
                            return false;
                          }
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.cost !== undefined) {
                          let data15 = data.cost;
                          const _errs30 = errors;
                          if (errors === _errs30) {
                            if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
                              let missing2;
                              if (
                                (data15.worse === undefined && (missing2 = 'worse')) ||
                                (data15.better === undefined && (missing2 = 'better')) ||
                                (data15.score === undefined && (missing2 = 'score')) ||
                                (data15.compared === undefined && (missing2 = 'compared')) ||
                                (data15.baseMean === undefined && (missing2 = 'baseMean')) ||
                                (data15.headMean === undefined && (missing2 = 'headMean')) ||
                                (data15.ratio === undefined && (missing2 = 'ratio')) ||
                                (data15.isWorse === undefined && (missing2 = 'isWorse'))
                              ) {
                                validate124.errors = [
                                  {
                                    instancePath: instancePath + '/cost',
                                    schemaPath: '#/properties/cost/required',
                                    keyword: 'required',
                                    params: { missingProperty: missing2 },
                                    message: "must have required property '" + missing2 + "'",
                                  },
                                ];
                                return false;
                              } else {
                                const _errs32 = errors;
                                for (const key2 in data15) {
                                  if (!(
                                    key2 === 'worse' ||
                                    key2 === 'better' ||
                                    key2 === 'score' ||
                                    key2 === 'compared' ||
                                    key2 === 'baseMean' ||
                                    key2 === 'headMean' ||
                                    key2 === 'ratio' ||
                                    key2 === 'isWorse'
                                  )) {
                                    validate124.errors = [
                                      {
                                        instancePath: instancePath + '/cost',
                                        schemaPath: '#/properties/cost/additionalProperties',
                                        keyword: 'additionalProperties',
                                        params: { additionalProperty: key2 },
                                        message: 'must NOT have additional properties',
                                      },
                                    ];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs32 === errors) {
                                  if (data15.worse !== undefined) {
                                    let data16 = data15.worse;
                                    const _errs33 = errors;
                                    if (!(typeof data16 == 'number' && isFinite(data16))) {
                                      validate124.errors = [
                                        {
                                          instancePath: instancePath + '/cost/worse',
                                          schemaPath: '#/properties/cost/properties/worse/type',
                                          keyword: 'type',
                                          params: { type: 'number' },
                                          message: 'must be number',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid2 = _errs33 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data15.better !== undefined) {
                                      let data17 = data15.better;
                                      const _errs35 = errors;
                                      if (!(typeof data17 == 'number' && isFinite(data17))) {
                                        validate124.errors = [
                                          {
                                            instancePath: instancePath + '/cost/better',
                                            schemaPath: '#/properties/cost/properties/better/type',
                                            keyword: 'type',
                                            params: { type: 'number' },
                                            message: 'must be number',
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid2 = _errs35 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data15.score !== undefined) {
                                        let data18 = data15.score;
                                        const _errs37 = errors;
                                        if (!(
                                          typeof data18 == 'number' &&
                                          !(data18 % 1) &&
                                          !isNaN(data18) &&
                                          isFinite(data18)
                                        )) {
                                          validate124.errors = [
                                            {
                                              instancePath: instancePath + '/cost/score',
                                              schemaPath: '#/properties/cost/properties/score/type',
                                              keyword: 'type',
                                              params: { type: 'integer' },
                                              message: 'must be integer',
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid2 = _errs37 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data15.compared !== undefined) {
                                          let data19 = data15.compared;
                                          const _errs39 = errors;
                                          if (!(
                                            typeof data19 == 'number' &&
                                            !(data19 % 1) &&
                                            !isNaN(data19) &&
                                            isFinite(data19)
                                          )) {
                                            validate124.errors = [
                                              {
                                                instancePath: instancePath + '/cost/compared',
                                                schemaPath:
                                                  '#/properties/cost/properties/compared/type',
                                                keyword: 'type',
                                                params: { type: 'integer' },
                                                message: 'must be integer',
                                              },
                                            ];
                                            return false;
                                          }
                                          if (errors === _errs39) {
                                            if (typeof data19 == 'number' && isFinite(data19)) {
                                              if (data19 < 0 || isNaN(data19)) {
                                                validate124.errors = [
                                                  {
                                                    instancePath: instancePath + '/cost/compared',
                                                    schemaPath:
                                                      '#/properties/cost/properties/compared/minimum',
                                                    keyword: 'minimum',
                                                    params: { comparison: '>=', limit: 0 },
                                                    message: 'must be >= 0',
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid2 = _errs39 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data15.baseMean !== undefined) {
                                            let data20 = data15.baseMean;
                                            const _errs41 = errors;
                                            if (!(typeof data20 == 'number' && isFinite(data20))) {
                                              validate124.errors = [
                                                {
                                                  instancePath: instancePath + '/cost/baseMean',
                                                  schemaPath:
                                                    '#/properties/cost/properties/baseMean/type',
                                                  keyword: 'type',
                                                  params: { type: 'number' },
                                                  message: 'must be number',
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid2 = _errs41 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data15.headMean !== undefined) {
                                              let data21 = data15.headMean;
                                              const _errs43 = errors;
                                              if (!(
                                                typeof data21 == 'number' && isFinite(data21)
                                              )) {
                                                validate124.errors = [
                                                  {
                                                    instancePath: instancePath + '/cost/headMean',
                                                    schemaPath:
                                                      '#/properties/cost/properties/headMean/type',
                                                    keyword: 'type',
                                                    params: { type: 'number' },
                                                    message: 'must be number',
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid2 = _errs43 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data15.ratio !== undefined) {
                                                let data22 = data15.ratio;
                                                const _errs45 = errors;
                                                if (!(
                                                  typeof data22 == 'number' && isFinite(data22)
                                                )) {
                                                  validate124.errors = [
                                                    {
                                                      instancePath: instancePath + '/cost/ratio',
                                                      schemaPath:
                                                        '#/properties/cost/properties/ratio/type',
                                                      keyword: 'type',
                                                      params: { type: 'number' },
                                                      message: 'must be number',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid2 = _errs45 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data15.isWorse !== undefined) {
                                                  const _errs47 = errors;
                                                  if (typeof data15.isWorse !== 'boolean') {
                                                    validate124.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath + '/cost/isWorse',
                                                        schemaPath:
                                                          '#/properties/cost/properties/isWorse/type',
                                                        keyword: 'type',
                                                        params: { type: 'boolean' },
                                                        message: 'must be boolean',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid2 = _errs47 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate124.errors = [
                                {
                                  instancePath: instancePath + '/cost',
                                  schemaPath: '#/properties/cost/type',
                                  keyword: 'type',
                                  params: { type: 'object' },
                                  message: 'must be object',
                                },
                              ];
                              return false;
                            }
                          }
                          var valid0 = _errs30 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.latency !== undefined) {
                            let data24 = data.latency;
                            const _errs49 = errors;
                            if (errors === _errs49) {
                              if (data24 && typeof data24 == 'object' && !Array.isArray(data24)) {
                                let missing3;
                                if (
                                  (data24.compared === undefined && (missing3 = 'compared')) ||
                                  (data24.baseMean === undefined && (missing3 = 'baseMean')) ||
                                  (data24.headMean === undefined && (missing3 = 'headMean')) ||
                                  (data24.ratio === undefined && (missing3 = 'ratio'))
                                ) {
                                  validate124.errors = [
                                    {
                                      instancePath: instancePath + '/latency',
                                      schemaPath: '#/properties/latency/required',
                                      keyword: 'required',
                                      params: { missingProperty: missing3 },
                                      message: "must have required property '" + missing3 + "'",
                                    },
                                  ];
                                  return false;
                                } else {
                                  const _errs51 = errors;
                                  for (const key3 in data24) {
                                    if (!(
                                      key3 === 'compared' ||
                                      key3 === 'baseMean' ||
                                      key3 === 'headMean' ||
                                      key3 === 'ratio'
                                    )) {
                                      validate124.errors = [
                                        {
                                          instancePath: instancePath + '/latency',
                                          schemaPath: '#/properties/latency/additionalProperties',
                                          keyword: 'additionalProperties',
                                          params: { additionalProperty: key3 },
                                          message: 'must NOT have additional properties',
                                        },
                                      ];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs51 === errors) {
                                    if (data24.compared !== undefined) {
                                      let data25 = data24.compared;
                                      const _errs52 = errors;
                                      if (!(
                                        typeof data25 == 'number' &&
                                        !(data25 % 1) &&
                                        !isNaN(data25) &&
                                        isFinite(data25)
                                      )) {
                                        validate124.errors = [
                                          {
                                            instancePath: instancePath + '/latency/compared',
                                            schemaPath:
                                              '#/properties/latency/properties/compared/type',
                                            keyword: 'type',
                                            params: { type: 'integer' },
                                            message: 'must be integer',
                                          },
                                        ];
                                        return false;
                                      }
                                      if (errors === _errs52) {
                                        if (typeof data25 == 'number' && isFinite(data25)) {
                                          if (data25 < 0 || isNaN(data25)) {
                                            validate124.errors = [
                                              {
                                                instancePath: instancePath + '/latency/compared',
                                                schemaPath:
                                                  '#/properties/latency/properties/compared/minimum',
                                                keyword: 'minimum',
                                                params: { comparison: '>=', limit: 0 },
                                                message: 'must be >= 0',
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid3 = _errs52 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data24.baseMean !== undefined) {
                                        let data26 = data24.baseMean;
                                        const _errs54 = errors;
                                        if (!(typeof data26 == 'number' && isFinite(data26))) {
                                          validate124.errors = [
                                            {
                                              instancePath: instancePath + '/latency/baseMean',
                                              schemaPath:
                                                '#/properties/latency/properties/baseMean/type',
                                              keyword: 'type',
                                              params: { type: 'number' },
                                              message: 'must be number',
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid3 = _errs54 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data24.headMean !== undefined) {
                                          let data27 = data24.headMean;
                                          const _errs56 = errors;
                                          if (!(typeof data27 == 'number' && isFinite(data27))) {
                                            validate124.errors = [
                                              {
                                                instancePath: instancePath + '/latency/headMean',
                                                schemaPath:
                                                  '#/properties/latency/properties/headMean/type',
                                                keyword: 'type',
                                                params: { type: 'number' },
                                                message: 'must be number',
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid3 = _errs56 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data24.ratio !== undefined) {
                                            let data28 = data24.ratio;
                                            const _errs58 = errors;
                                            if (!(typeof data28 == 'number' && isFinite(data28))) {
                                              validate124.errors = [
                                                {
                                                  instancePath: instancePath + '/latency/ratio',
                                                  schemaPath:
                                                    '#/properties/latency/properties/ratio/type',
                                                  keyword: 'type',
                                                  params: { type: 'number' },
                                                  message: 'must be number',
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid3 = _errs58 === errors;
                                          } else {
                                            var valid3 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate124.errors = [
                                  {
                                    instancePath: instancePath + '/latency',
                                    schemaPath: '#/properties/latency/type',
                                    keyword: 'type',
                                    params: { type: 'object' },
                                    message: 'must be object',
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid0 = _errs49 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.removed !== undefined) {
                              let data29 = data.removed;
                              const _errs60 = errors;
                              if (errors === _errs60) {
                                if (Array.isArray(data29)) {
                                  var valid4 = true;
                                  const len0 = data29.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let data30 = data29[i0];
                                    const _errs62 = errors;
                                    if (errors === _errs62) {
                                      if (
                                        data30 &&
                                        typeof data30 == 'object' &&
                                        !Array.isArray(data30)
                                      ) {
                                        let missing4;
                                        if (
                                          (data30.testCaseName === undefined &&
                                            (missing4 = 'testCaseName')) ||
                                          (data30.modelId === undefined &&
                                            (missing4 = 'modelId')) ||
                                          (data30.passed === undefined && (missing4 = 'passed')) ||
                                          (data30.runs === undefined && (missing4 = 'runs'))
                                        ) {
                                          validate124.errors = [
                                            {
                                              instancePath: instancePath + '/removed/' + i0,
                                              schemaPath: '#/properties/removed/items/required',
                                              keyword: 'required',
                                              params: { missingProperty: missing4 },
                                              message:
                                                "must have required property '" + missing4 + "'",
                                            },
                                          ];
                                          return false;
                                        } else {
                                          const _errs64 = errors;
                                          for (const key4 in data30) {
                                            if (!(
                                              key4 === 'testCaseName' ||
                                              key4 === 'modelId' ||
                                              key4 === 'passed' ||
                                              key4 === 'runs'
                                            )) {
                                              validate124.errors = [
                                                {
                                                  instancePath: instancePath + '/removed/' + i0,
                                                  schemaPath:
                                                    '#/properties/removed/items/additionalProperties',
                                                  keyword: 'additionalProperties',
                                                  params: { additionalProperty: key4 },
                                                  message: 'must NOT have additional properties',
                                                },
                                              ];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs64 === errors) {
                                            if (data30.testCaseName !== undefined) {
                                              const _errs65 = errors;
                                              if (typeof data30.testCaseName !== 'string') {
                                                validate124.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath +
                                                      '/removed/' +
                                                      i0 +
                                                      '/testCaseName',
                                                    schemaPath:
                                                      '#/properties/removed/items/properties/testCaseName/type',
                                                    keyword: 'type',
                                                    params: { type: 'string' },
                                                    message: 'must be string',
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid5 = _errs65 === errors;
                                            } else {
                                              var valid5 = true;
                                            }
                                            if (valid5) {
                                              if (data30.modelId !== undefined) {
                                                const _errs67 = errors;
                                                if (typeof data30.modelId !== 'string') {
                                                  validate124.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath +
                                                        '/removed/' +
                                                        i0 +
                                                        '/modelId',
                                                      schemaPath:
                                                        '#/properties/removed/items/properties/modelId/type',
                                                      keyword: 'type',
                                                      params: { type: 'string' },
                                                      message: 'must be string',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid5 = _errs67 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                              if (valid5) {
                                                if (data30.passed !== undefined) {
                                                  let data33 = data30.passed;
                                                  const _errs69 = errors;
                                                  if (!(
                                                    typeof data33 == 'number' &&
                                                    !(data33 % 1) &&
                                                    !isNaN(data33) &&
                                                    isFinite(data33)
                                                  )) {
                                                    validate124.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath +
                                                          '/removed/' +
                                                          i0 +
                                                          '/passed',
                                                        schemaPath:
                                                          '#/properties/removed/items/properties/passed/type',
                                                        keyword: 'type',
                                                        params: { type: 'integer' },
                                                        message: 'must be integer',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  if (errors === _errs69) {
                                                    if (
                                                      typeof data33 == 'number' &&
                                                      isFinite(data33)
                                                    ) {
                                                      if (data33 < 0 || isNaN(data33)) {
                                                        validate124.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath +
                                                              '/removed/' +
                                                              i0 +
                                                              '/passed',
                                                            schemaPath:
                                                              '#/properties/removed/items/properties/passed/minimum',
                                                            keyword: 'minimum',
                                                            params: { comparison: '>=', limit: 0 },
                                                            message: 'must be >= 0',
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid5 = _errs69 === errors;
                                                } else {
                                                  var valid5 = true;
                                                }
                                                if (valid5) {
                                                  if (data30.runs !== undefined) {
                                                    let data34 = data30.runs;
                                                    const _errs71 = errors;
                                                    if (!(
                                                      typeof data34 == 'number' &&
                                                      !(data34 % 1) &&
                                                      !isNaN(data34) &&
                                                      isFinite(data34)
                                                    )) {
                                                      validate124.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath +
                                                            '/removed/' +
                                                            i0 +
                                                            '/runs',
                                                          schemaPath:
                                                            '#/properties/removed/items/properties/runs/type',
                                                          keyword: 'type',
                                                          params: { type: 'integer' },
                                                          message: 'must be integer',
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    if (errors === _errs71) {
                                                      if (
                                                        typeof data34 == 'number' &&
                                                        isFinite(data34)
                                                      ) {
                                                        if (data34 < 0 || isNaN(data34)) {
                                                          validate124.errors = [
                                                            {
                                                              instancePath:
                                                                instancePath +
                                                                '/removed/' +
                                                                i0 +
                                                                '/runs',
                                                              schemaPath:
                                                                '#/properties/removed/items/properties/runs/minimum',
                                                              keyword: 'minimum',
                                                              params: {
                                                                comparison: '>=',
                                                                limit: 0,
                                                              },
                                                              message: 'must be >= 0',
                                                            },
                                                          ];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid5 = _errs71 === errors;
                                                  } else {
                                                    var valid5 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate124.errors = [
                                          {
                                            instancePath: instancePath + '/removed/' + i0,
                                            schemaPath: '#/properties/removed/items/type',
                                            keyword: 'type',
                                            params: { type: 'object' },
                                            message: 'must be object',
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs62 === errors;
                                    if (!valid4) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate124.errors = [
                                    {
                                      instancePath: instancePath + '/removed',
                                      schemaPath: '#/properties/removed/type',
                                      keyword: 'type',
                                      params: { type: 'array' },
                                      message: 'must be array',
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid0 = _errs60 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.base !== undefined) {
                                let data35 = data.base;
                                const _errs73 = errors;
                                if (errors === _errs73) {
                                  if (
                                    data35 &&
                                    typeof data35 == 'object' &&
                                    !Array.isArray(data35)
                                  ) {
                                    const _errs75 = errors;
                                    for (const key5 in data35) {
                                      if (!(
                                        key5 === 'passRate' ||
                                        key5 === 'judgeAvg' ||
                                        key5 === 'latencyAvgMs' ||
                                        key5 === 'costUsd'
                                      )) {
                                        validate124.errors = [
                                          {
                                            instancePath: instancePath + '/base',
                                            schemaPath: '#/properties/base/additionalProperties',
                                            keyword: 'additionalProperties',
                                            params: { additionalProperty: key5 },
                                            message: 'must NOT have additional properties',
                                          },
                                        ];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs75 === errors) {
                                      if (data35.passRate !== undefined) {
                                        let data36 = data35.passRate;
                                        const _errs76 = errors;
                                        if (errors === _errs76) {
                                          if (typeof data36 == 'number' && isFinite(data36)) {
                                            if (data36 > 1 || isNaN(data36)) {
                                              validate124.errors = [
                                                {
                                                  instancePath: instancePath + '/base/passRate',
                                                  schemaPath:
                                                    '#/properties/base/properties/passRate/maximum',
                                                  keyword: 'maximum',
                                                  params: { comparison: '<=', limit: 1 },
                                                  message: 'must be <= 1',
                                                },
                                              ];
                                              return false;
                                            } else {
                                              if (data36 < 0 || isNaN(data36)) {
                                                validate124.errors = [
                                                  {
                                                    instancePath: instancePath + '/base/passRate',
                                                    schemaPath:
                                                      '#/properties/base/properties/passRate/minimum',
                                                    keyword: 'minimum',
                                                    params: { comparison: '>=', limit: 0 },
                                                    message: 'must be >= 0',
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                          } else {
                                            validate124.errors = [
                                              {
                                                instancePath: instancePath + '/base/passRate',
                                                schemaPath:
                                                  '#/properties/base/properties/passRate/type',
                                                keyword: 'type',
                                                params: { type: 'number' },
                                                message: 'must be number',
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                        var valid6 = _errs76 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                      if (valid6) {
                                        if (data35.judgeAvg !== undefined) {
                                          let data37 = data35.judgeAvg;
                                          const _errs78 = errors;
                                          if (!(typeof data37 == 'number' && isFinite(data37))) {
                                            validate124.errors = [
                                              {
                                                instancePath: instancePath + '/base/judgeAvg',
                                                schemaPath:
                                                  '#/properties/base/properties/judgeAvg/type',
                                                keyword: 'type',
                                                params: { type: 'number' },
                                                message: 'must be number',
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid6 = _errs78 === errors;
                                        } else {
                                          var valid6 = true;
                                        }
                                        if (valid6) {
                                          if (data35.latencyAvgMs !== undefined) {
                                            let data38 = data35.latencyAvgMs;
                                            const _errs80 = errors;
                                            if (errors === _errs80) {
                                              if (typeof data38 == 'number' && isFinite(data38)) {
                                                if (data38 > 1e30 || isNaN(data38)) {
                                                  validate124.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + '/base/latencyAvgMs',
                                                      schemaPath:
                                                        '#/properties/base/properties/latencyAvgMs/maximum',
                                                      keyword: 'maximum',
                                                      params: { comparison: '<=', limit: 1e30 },
                                                      message: 'must be <= 1e+30',
                                                    },
                                                  ];
                                                  return false;
                                                } else {
                                                  if (data38 < 0 || isNaN(data38)) {
                                                    validate124.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath + '/base/latencyAvgMs',
                                                        schemaPath:
                                                          '#/properties/base/properties/latencyAvgMs/minimum',
                                                        keyword: 'minimum',
                                                        params: { comparison: '>=', limit: 0 },
                                                        message: 'must be >= 0',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate124.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath + '/base/latencyAvgMs',
                                                    schemaPath:
                                                      '#/properties/base/properties/latencyAvgMs/type',
                                                    keyword: 'type',
                                                    params: { type: 'number' },
                                                    message: 'must be number',
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid6 = _errs80 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                          if (valid6) {
                                            if (data35.costUsd !== undefined) {
                                              let data39 = data35.costUsd;
                                              const _errs82 = errors;
                                              if (errors === _errs82) {
                                                if (typeof data39 == 'number' && isFinite(data39)) {
                                                  if (data39 > 1e30 || isNaN(data39)) {
                                                    validate124.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath + '/base/costUsd',
                                                        schemaPath:
                                                          '#/properties/base/properties/costUsd/maximum',
                                                        keyword: 'maximum',
                                                        params: { comparison: '<=', limit: 1e30 },
                                                        message: 'must be <= 1e+30',
                                                      },
                                                    ];
                                                    return false;
                                                  } else {
                                                    if (data39 < 0 || isNaN(data39)) {
                                                      validate124.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath + '/base/costUsd',
                                                          schemaPath:
                                                            '#/properties/base/properties/costUsd/minimum',
                                                          keyword: 'minimum',
                                                          params: { comparison: '>=', limit: 0 },
                                                          message: 'must be >= 0',
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                  }
                                                } else {
                                                  validate124.errors = [
                                                    {
                                                      instancePath: instancePath + '/base/costUsd',
                                                      schemaPath:
                                                        '#/properties/base/properties/costUsd/type',
                                                      keyword: 'type',
                                                      params: { type: 'number' },
                                                      message: 'must be number',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid6 = _errs82 === errors;
                                            } else {
                                              var valid6 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate124.errors = [
                                      {
                                        instancePath: instancePath + '/base',
                                        schemaPath: '#/properties/base/type',
                                        keyword: 'type',
                                        params: { type: 'object' },
                                        message: 'must be object',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid0 = _errs73 === errors;
                              } else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate124.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate124.errors = vErrors;
  return errors === 0;
}
validate124.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema56 = {
  type: 'object',
  additionalProperties: false,
  required: ['testCaseName', 'modelId', 'location'],
  properties: {
    testCaseName: { type: 'string' },
    modelId: { type: 'string' },
    location: { $ref: '#/$defs/location' },
  },
};
function validate136(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.testCaseName === undefined && (missing0 = 'testCaseName')) ||
        (data.modelId === undefined && (missing0 = 'modelId')) ||
        (data.location === undefined && (missing0 = 'location'))
      ) {
        validate136.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'testCaseName' || key0 === 'modelId' || key0 === 'location')) {
            validate136.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.testCaseName !== undefined) {
            const _errs2 = errors;
            if (typeof data.testCaseName !== 'string') {
              validate136.errors = [
                {
                  instancePath: instancePath + '/testCaseName',
                  schemaPath: '#/properties/testCaseName/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.modelId !== undefined) {
              const _errs4 = errors;
              if (typeof data.modelId !== 'string') {
                validate136.errors = [
                  {
                    instancePath: instancePath + '/modelId',
                    schemaPath: '#/properties/modelId/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.location !== undefined) {
                const _errs6 = errors;
                if (
                  !validate117(data.location, {
                    instancePath: instancePath + '/location',
                    parentData: data,
                    parentDataProperty: 'location',
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate136.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate136.errors = vErrors;
  return errors === 0;
}
validate136.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema57 = {
  type: 'object',
  additionalProperties: false,
  required: ['enabled', 'framework', 'metadata'],
  properties: {
    enabled: { type: 'boolean' },
    framework: { enum: ['eu-ai-act', 'custom'] },
    template: { type: 'string' },
    metadata: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        systemName: { type: 'string' },
        systemVersion: { type: 'string' },
        riskLevel: { enum: ['high', 'limited', 'minimal'] },
        operator: { type: 'string' },
        intendedPurpose: { type: 'string' },
        dataGovernanceNotes: { type: 'string' },
        responsiblePerson: { type: 'string' },
      },
    },
  },
};
function validate139(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.enabled === undefined && (missing0 = 'enabled')) ||
        (data.framework === undefined && (missing0 = 'framework')) ||
        (data.metadata === undefined && (missing0 = 'metadata'))
      ) {
        validate139.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'enabled' ||
            key0 === 'framework' ||
            key0 === 'template' ||
            key0 === 'metadata'
          )) {
            validate139.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.enabled !== undefined) {
            const _errs2 = errors;
            if (typeof data.enabled !== 'boolean') {
              validate139.errors = [
                {
                  instancePath: instancePath + '/enabled',
                  schemaPath: '#/properties/enabled/type',
                  keyword: 'type',
                  params: { type: 'boolean' },
                  message: 'must be boolean',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.framework !== undefined) {
              let data1 = data.framework;
              const _errs4 = errors;
              if (!(data1 === 'eu-ai-act' || data1 === 'custom')) {
                validate139.errors = [
                  {
                    instancePath: instancePath + '/framework',
                    schemaPath: '#/properties/framework/enum',
                    keyword: 'enum',
                    params: { allowedValues: schema57.properties.framework.enum },
                    message: 'must be equal to one of the allowed values',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.template !== undefined) {
                const _errs5 = errors;
                if (typeof data.template !== 'string') {
                  validate139.errors = [
                    {
                      instancePath: instancePath + '/template',
                      schemaPath: '#/properties/template/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.metadata !== undefined) {
                  let data3 = data.metadata;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
                      const _errs9 = errors;
                      for (const key1 in data3) {
                        if (!(
                          key1 === 'systemName' ||
                          key1 === 'systemVersion' ||
                          key1 === 'riskLevel' ||
                          key1 === 'operator' ||
                          key1 === 'intendedPurpose' ||
                          key1 === 'dataGovernanceNotes' ||
                          key1 === 'responsiblePerson'
                        )) {
                          validate139.errors = [
                            {
                              instancePath: instancePath + '/metadata',
                              schemaPath: '#/properties/metadata/additionalProperties',
                              keyword: 'additionalProperties',
                              params: { additionalProperty: key1 },
                              message: 'must NOT have additional properties',
                            },
                          ];
                          return false;
                          break;
                        }
                      }
                      if (_errs9 === errors) {
                        if (data3.systemName !== undefined) {
                          const _errs10 = errors;
                          if (typeof data3.systemName !== 'string') {
                            validate139.errors = [
                              {
                                instancePath: instancePath + '/metadata/systemName',
                                schemaPath: '#/properties/metadata/properties/systemName/type',
                                keyword: 'type',
                                params: { type: 'string' },
                                message: 'must be string',
                              },
                            ];
                            return false;
                          }
                          var valid1 = _errs10 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data3.systemVersion !== undefined) {
                            const _errs12 = errors;
                            if (typeof data3.systemVersion !== 'string') {
                              validate139.errors = [
                                {
                                  instancePath: instancePath + '/metadata/systemVersion',
                                  schemaPath: '#/properties/metadata/properties/systemVersion/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                  message: 'must be string',
                                },
                              ];
                              return false;
                            }
                            var valid1 = _errs12 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data3.riskLevel !== undefined) {
                              let data6 = data3.riskLevel;
                              const _errs14 = errors;
                              if (!(
                                data6 === 'high' ||
                                data6 === 'limited' ||
                                data6 === 'minimal'
                              )) {
                                validate139.errors = [
                                  {
                                    instancePath: instancePath + '/metadata/riskLevel',
                                    schemaPath: '#/properties/metadata/properties/riskLevel/enum',
                                    keyword: 'enum',
                                    params: {
                                      allowedValues:
                                        schema57.properties.metadata.properties.riskLevel.enum,
                                    },
                                    message: 'must be equal to one of the allowed values',
                                  },
                                ];
                                return false;
                              }
                              var valid1 = _errs14 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data3.operator !== undefined) {
                                const _errs15 = errors;
                                if (typeof data3.operator !== 'string') {
                                  validate139.errors = [
                                    {
                                      instancePath: instancePath + '/metadata/operator',
                                      schemaPath: '#/properties/metadata/properties/operator/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                      message: 'must be string',
                                    },
                                  ];
                                  return false;
                                }
                                var valid1 = _errs15 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data3.intendedPurpose !== undefined) {
                                  const _errs17 = errors;
                                  if (typeof data3.intendedPurpose !== 'string') {
                                    validate139.errors = [
                                      {
                                        instancePath: instancePath + '/metadata/intendedPurpose',
                                        schemaPath:
                                          '#/properties/metadata/properties/intendedPurpose/type',
                                        keyword: 'type',
                                        params: { type: 'string' },
                                        message: 'must be string',
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid1 = _errs17 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data3.dataGovernanceNotes !== undefined) {
                                    const _errs19 = errors;
                                    if (typeof data3.dataGovernanceNotes !== 'string') {
                                      validate139.errors = [
                                        {
                                          instancePath:
                                            instancePath + '/metadata/dataGovernanceNotes',
                                          schemaPath:
                                            '#/properties/metadata/properties/dataGovernanceNotes/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                          message: 'must be string',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid1 = _errs19 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data3.responsiblePerson !== undefined) {
                                      const _errs21 = errors;
                                      if (typeof data3.responsiblePerson !== 'string') {
                                        validate139.errors = [
                                          {
                                            instancePath:
                                              instancePath + '/metadata/responsiblePerson',
                                            schemaPath:
                                              '#/properties/metadata/properties/responsiblePerson/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                            message: 'must be string',
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid1 = _errs21 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate139.errors = [
                        {
                          instancePath: instancePath + '/metadata',
                          schemaPath: '#/properties/metadata/type',
                          keyword: 'type',
                          params: { type: 'object' },
                          message: 'must be object',
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate139.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate139.errors = vErrors;
  return errors === 0;
}
validate139.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate80(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.name === undefined && (missing0 = 'name')) ||
        (data.project === undefined && (missing0 = 'project')) ||
        (data.tags === undefined && (missing0 = 'tags')) ||
        (data.file === undefined && (missing0 = 'file')) ||
        (data.sha256 === undefined && (missing0 = 'sha256')) ||
        (data.inputFiles === undefined && (missing0 = 'inputFiles')) ||
        (data.models === undefined && (missing0 = 'models')) ||
        (data.judgeModel === undefined && (missing0 = 'judgeModel')) ||
        (data.repeat === undefined && (missing0 = 'repeat')) ||
        (data.plannedRuns === undefined && (missing0 = 'plannedRuns')) ||
        (data.totals === undefined && (missing0 = 'totals')) ||
        (data.failureCodes === undefined && (missing0 = 'failureCodes')) ||
        (data.gates === undefined && (missing0 = 'gates')) ||
        (data.results === undefined && (missing0 = 'results')) ||
        (data.skippedTests === undefined && (missing0 = 'skippedTests')) ||
        (data.compliance === undefined && (missing0 = 'compliance')) ||
        (data.gateLocations === undefined && (missing0 = 'gateLocations')) ||
        (data.notices === undefined && (missing0 = 'notices'))
      ) {
        validate80.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema33.properties, key0)) {
            validate80.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== undefined) {
            const _errs2 = errors;
            if (typeof data.name !== 'string') {
              validate80.errors = [
                {
                  instancePath: instancePath + '/name',
                  schemaPath: '#/properties/name/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.project !== undefined) {
              const _errs4 = errors;
              if (typeof data.project !== 'string') {
                validate80.errors = [
                  {
                    instancePath: instancePath + '/project',
                    schemaPath: '#/properties/project/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== undefined) {
                const _errs6 = errors;
                if (typeof data.description !== 'string') {
                  validate80.errors = [
                    {
                      instancePath: instancePath + '/description',
                      schemaPath: '#/properties/description/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.tags !== undefined) {
                  let data3 = data.tags;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (Array.isArray(data3)) {
                      var valid1 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs10 = errors;
                        if (typeof data3[i0] !== 'string') {
                          validate80.errors = [
                            {
                              instancePath: instancePath + '/tags/' + i0,
                              schemaPath: '#/properties/tags/items/type',
                              keyword: 'type',
                              params: { type: 'string' },
                              message: 'must be string',
                            },
                          ];
                          return false;
                        }
                        var valid1 = _errs10 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate80.errors = [
                        {
                          instancePath: instancePath + '/tags',
                          schemaPath: '#/properties/tags/type',
                          keyword: 'type',
                          params: { type: 'array' },
                          message: 'must be array',
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.file !== undefined) {
                    const _errs12 = errors;
                    if (typeof data.file !== 'string') {
                      validate80.errors = [
                        {
                          instancePath: instancePath + '/file',
                          schemaPath: '#/properties/file/type',
                          keyword: 'type',
                          params: { type: 'string' },
                          message: 'must be string',
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.sha256 !== undefined) {
                      let data6 = data.sha256;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data6 === 'string') {
                          if (!pattern3.test(data6)) {
                            validate80.errors = [
                              {
                                instancePath: instancePath + '/sha256',
                                schemaPath: '#/properties/sha256/pattern',
                                keyword: 'pattern',
                                params: { pattern: '^[0-9a-f]{64}$' },
                                message: 'must match pattern "' + '^[0-9a-f]{64}$' + '"',
                              },
                            ];
                            return false;
                          }
                        } else {
                          validate80.errors = [
                            {
                              instancePath: instancePath + '/sha256',
                              schemaPath: '#/properties/sha256/type',
                              keyword: 'type',
                              params: { type: 'string' },
                              message: 'must be string',
                            },
                          ];
                          return false;
                        }
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.configCommit !== undefined) {
                        let data7 = data.configCommit;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
                            let missing1;
                            if (
                              (data7.sha === undefined && (missing1 = 'sha')) ||
                              (data7.date === undefined && (missing1 = 'date')) ||
                              (data7.dirty === undefined && (missing1 = 'dirty'))
                            ) {
                              validate80.errors = [
                                {
                                  instancePath: instancePath + '/configCommit',
                                  schemaPath: '#/properties/configCommit/required',
                                  keyword: 'required',
                                  params: { missingProperty: missing1 },
                                  message: "must have required property '" + missing1 + "'",
                                },
                              ];
                              return false;
                            } else {
                              const _errs18 = errors;
                              for (const key1 in data7) {
                                if (!(key1 === 'sha' || key1 === 'date' || key1 === 'dirty')) {
                                  validate80.errors = [
                                    {
                                      instancePath: instancePath + '/configCommit',
                                      schemaPath: '#/properties/configCommit/additionalProperties',
                                      keyword: 'additionalProperties',
                                      params: { additionalProperty: key1 },
                                      message: 'must NOT have additional properties',
                                    },
                                  ];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs18 === errors) {
                                if (data7.sha !== undefined) {
                                  const _errs19 = errors;
                                  if (typeof data7.sha !== 'string') {
                                    validate80.errors = [
                                      {
                                        instancePath: instancePath + '/configCommit/sha',
                                        schemaPath: '#/properties/configCommit/properties/sha/type',
                                        keyword: 'type',
                                        params: { type: 'string' },
                                        message: 'must be string',
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid2 = _errs19 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data7.date !== undefined) {
                                    const _errs21 = errors;
                                    if (typeof data7.date !== 'string') {
                                      validate80.errors = [
                                        {
                                          instancePath: instancePath + '/configCommit/date',
                                          schemaPath:
                                            '#/properties/configCommit/properties/date/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                          message: 'must be string',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid2 = _errs21 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data7.dirty !== undefined) {
                                      const _errs23 = errors;
                                      if (typeof data7.dirty !== 'boolean') {
                                        validate80.errors = [
                                          {
                                            instancePath: instancePath + '/configCommit/dirty',
                                            schemaPath:
                                              '#/properties/configCommit/properties/dirty/type',
                                            keyword: 'type',
                                            params: { type: 'boolean' },
                                            message: 'must be boolean',
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid2 = _errs23 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate80.errors = [
                              {
                                instancePath: instancePath + '/configCommit',
                                schemaPath: '#/properties/configCommit/type',
                                keyword: 'type',
                                params: { type: 'object' },
                                message: 'must be object',
                              },
                            ];
                            return false;
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.models !== undefined) {
                          let data11 = data.models;
                          const _errs25 = errors;
                          if (errors === _errs25) {
                            if (Array.isArray(data11)) {
                              var valid3 = true;
                              const len1 = data11.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                const _errs27 = errors;
                                if (
                                  !validate81(data11[i1], {
                                    instancePath: instancePath + '/models/' + i1,
                                    parentData: data11,
                                    parentDataProperty: i1,
                                    rootData,
                                    dynamicAnchors,
                                  })
                                ) {
                                  vErrors =
                                    vErrors === null
                                      ? validate81.errors
                                      : vErrors.concat(validate81.errors);
                                  errors = vErrors.length;
                                }
                                var valid3 = _errs27 === errors;
                                if (!valid3) {
                                  break;
                                }
                              }
                            } else {
                              validate80.errors = [
                                {
                                  instancePath: instancePath + '/models',
                                  schemaPath: '#/properties/models/type',
                                  keyword: 'type',
                                  params: { type: 'array' },
                                  message: 'must be array',
                                },
                              ];
                              return false;
                            }
                          }
                          var valid0 = _errs25 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.judgeModel !== undefined) {
                            const _errs28 = errors;
                            if (typeof data.judgeModel !== 'string') {
                              validate80.errors = [
                                {
                                  instancePath: instancePath + '/judgeModel',
                                  schemaPath: '#/properties/judgeModel/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                  message: 'must be string',
                                },
                              ];
                              return false;
                            }
                            var valid0 = _errs28 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.inputFiles !== undefined) {
                              let data14 = data.inputFiles;
                              const _errs30 = errors;
                              if (errors === _errs30) {
                                if (Array.isArray(data14)) {
                                  var valid4 = true;
                                  const len2 = data14.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let data15 = data14[i2];
                                    const _errs32 = errors;
                                    if (errors === _errs32) {
                                      if (
                                        data15 &&
                                        typeof data15 == 'object' &&
                                        !Array.isArray(data15)
                                      ) {
                                        let missing2;
                                        if (
                                          (data15.file === undefined && (missing2 = 'file')) ||
                                          (data15.sha256 === undefined && (missing2 = 'sha256'))
                                        ) {
                                          validate80.errors = [
                                            {
                                              instancePath: instancePath + '/inputFiles/' + i2,
                                              schemaPath: '#/properties/inputFiles/items/required',
                                              keyword: 'required',
                                              params: { missingProperty: missing2 },
                                              message:
                                                "must have required property '" + missing2 + "'",
                                            },
                                          ];
                                          return false;
                                        } else {
                                          const _errs34 = errors;
                                          for (const key2 in data15) {
                                            if (!(key2 === 'file' || key2 === 'sha256')) {
                                              validate80.errors = [
                                                {
                                                  instancePath: instancePath + '/inputFiles/' + i2,
                                                  schemaPath:
                                                    '#/properties/inputFiles/items/additionalProperties',
                                                  keyword: 'additionalProperties',
                                                  params: { additionalProperty: key2 },
                                                  message: 'must NOT have additional properties',
                                                },
                                              ];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs34 === errors) {
                                            if (data15.file !== undefined) {
                                              const _errs35 = errors;
                                              if (typeof data15.file !== 'string') {
                                                validate80.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath + '/inputFiles/' + i2 + '/file',
                                                    schemaPath:
                                                      '#/properties/inputFiles/items/properties/file/type',
                                                    keyword: 'type',
                                                    params: { type: 'string' },
                                                    message: 'must be string',
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid5 = _errs35 === errors;
                                            } else {
                                              var valid5 = true;
                                            }
                                            if (valid5) {
                                              if (data15.sha256 !== undefined) {
                                                let data17 = data15.sha256;
                                                const _errs37 = errors;
                                                if (errors === _errs37) {
                                                  if (typeof data17 === 'string') {
                                                    if (!pattern3.test(data17)) {
                                                      validate80.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath +
                                                            '/inputFiles/' +
                                                            i2 +
                                                            '/sha256',
                                                          schemaPath:
                                                            '#/properties/inputFiles/items/properties/sha256/pattern',
                                                          keyword: 'pattern',
                                                          params: { pattern: '^[0-9a-f]{64}$' },
                                                          message:
                                                            'must match pattern "' +
                                                            '^[0-9a-f]{64}$' +
                                                            '"',
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate80.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath +
                                                          '/inputFiles/' +
                                                          i2 +
                                                          '/sha256',
                                                        schemaPath:
                                                          '#/properties/inputFiles/items/properties/sha256/type',
                                                        keyword: 'type',
                                                        params: { type: 'string' },
                                                        message: 'must be string',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                                var valid5 = _errs37 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate80.errors = [
                                          {
                                            instancePath: instancePath + '/inputFiles/' + i2,
                                            schemaPath: '#/properties/inputFiles/items/type',
                                            keyword: 'type',
                                            params: { type: 'object' },
                                            message: 'must be object',
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                    var valid4 = _errs32 === errors;
                                    if (!valid4) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate80.errors = [
                                    {
                                      instancePath: instancePath + '/inputFiles',
                                      schemaPath: '#/properties/inputFiles/type',
                                      keyword: 'type',
                                      params: { type: 'array' },
                                      message: 'must be array',
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid0 = _errs30 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.baselineFile !== undefined) {
                                const _errs39 = errors;
                                if (typeof data.baselineFile !== 'string') {
                                  validate80.errors = [
                                    {
                                      instancePath: instancePath + '/baselineFile',
                                      schemaPath: '#/properties/baselineFile/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                      message: 'must be string',
                                    },
                                  ];
                                  return false;
                                }
                                var valid0 = _errs39 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.repeat !== undefined) {
                                  let data19 = data.repeat;
                                  const _errs41 = errors;
                                  if (errors === _errs41) {
                                    if (
                                      data19 &&
                                      typeof data19 == 'object' &&
                                      !Array.isArray(data19)
                                    ) {
                                      let missing3;
                                      if (
                                        (data19.min === undefined && (missing3 = 'min')) ||
                                        (data19.max === undefined && (missing3 = 'max'))
                                      ) {
                                        validate80.errors = [
                                          {
                                            instancePath: instancePath + '/repeat',
                                            schemaPath: '#/properties/repeat/required',
                                            keyword: 'required',
                                            params: { missingProperty: missing3 },
                                            message:
                                              "must have required property '" + missing3 + "'",
                                          },
                                        ];
                                        return false;
                                      } else {
                                        const _errs43 = errors;
                                        for (const key3 in data19) {
                                          if (!(key3 === 'min' || key3 === 'max')) {
                                            validate80.errors = [
                                              {
                                                instancePath: instancePath + '/repeat',
                                                schemaPath:
                                                  '#/properties/repeat/additionalProperties',
                                                keyword: 'additionalProperties',
                                                params: { additionalProperty: key3 },
                                                message: 'must NOT have additional properties',
                                              },
                                            ];
                                            return false;
                                            break;
                                          }
                                        }
                                        if (_errs43 === errors) {
                                          if (data19.min !== undefined) {
                                            let data20 = data19.min;
                                            const _errs44 = errors;
                                            if (!(
                                              typeof data20 == 'number' &&
                                              !(data20 % 1) &&
                                              !isNaN(data20) &&
                                              isFinite(data20)
                                            )) {
                                              validate80.errors = [
                                                {
                                                  instancePath: instancePath + '/repeat/min',
                                                  schemaPath:
                                                    '#/properties/repeat/properties/min/type',
                                                  keyword: 'type',
                                                  params: { type: 'integer' },
                                                  message: 'must be integer',
                                                },
                                              ];
                                              return false;
                                            }
                                            if (errors === _errs44) {
                                              if (typeof data20 == 'number' && isFinite(data20)) {
                                                if (data20 < 0 || isNaN(data20)) {
                                                  validate80.errors = [
                                                    {
                                                      instancePath: instancePath + '/repeat/min',
                                                      schemaPath:
                                                        '#/properties/repeat/properties/min/minimum',
                                                      keyword: 'minimum',
                                                      params: { comparison: '>=', limit: 0 },
                                                      message: 'must be >= 0',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid6 = _errs44 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                          if (valid6) {
                                            if (data19.max !== undefined) {
                                              let data21 = data19.max;
                                              const _errs46 = errors;
                                              if (!(
                                                typeof data21 == 'number' &&
                                                !(data21 % 1) &&
                                                !isNaN(data21) &&
                                                isFinite(data21)
                                              )) {
                                                validate80.errors = [
                                                  {
                                                    instancePath: instancePath + '/repeat/max',
                                                    schemaPath:
                                                      '#/properties/repeat/properties/max/type',
                                                    keyword: 'type',
                                                    params: { type: 'integer' },
                                                    message: 'must be integer',
                                                  },
                                                ];
                                                return false;
                                              }
                                              if (errors === _errs46) {
                                                if (typeof data21 == 'number' && isFinite(data21)) {
                                                  if (data21 < 0 || isNaN(data21)) {
                                                    validate80.errors = [
                                                      {
                                                        instancePath: instancePath + '/repeat/max',
                                                        schemaPath:
                                                          '#/properties/repeat/properties/max/minimum',
                                                        keyword: 'minimum',
                                                        params: { comparison: '>=', limit: 0 },
                                                        message: 'must be >= 0',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid6 = _errs46 === errors;
                                            } else {
                                              var valid6 = true;
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate80.errors = [
                                        {
                                          instancePath: instancePath + '/repeat',
                                          schemaPath: '#/properties/repeat/type',
                                          keyword: 'type',
                                          params: { type: 'object' },
                                          message: 'must be object',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs41 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.plannedRuns !== undefined) {
                                    let data22 = data.plannedRuns;
                                    const _errs48 = errors;
                                    if (!(
                                      typeof data22 == 'number' &&
                                      !(data22 % 1) &&
                                      !isNaN(data22) &&
                                      isFinite(data22)
                                    )) {
                                      validate80.errors = [
                                        {
                                          instancePath: instancePath + '/plannedRuns',
                                          schemaPath: '#/properties/plannedRuns/type',
                                          keyword: 'type',
                                          params: { type: 'integer' },
                                          message: 'must be integer',
                                        },
                                      ];
                                      return false;
                                    }
                                    if (errors === _errs48) {
                                      if (typeof data22 == 'number' && isFinite(data22)) {
                                        if (data22 < 0 || isNaN(data22)) {
                                          validate80.errors = [
                                            {
                                              instancePath: instancePath + '/plannedRuns',
                                              schemaPath: '#/properties/plannedRuns/minimum',
                                              keyword: 'minimum',
                                              params: { comparison: '>=', limit: 0 },
                                              message: 'must be >= 0',
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs48 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.totals !== undefined) {
                                      const _errs50 = errors;
                                      if (
                                        !validate74(data.totals, {
                                          instancePath: instancePath + '/totals',
                                          parentData: data,
                                          parentDataProperty: 'totals',
                                          rootData,
                                          dynamicAnchors,
                                        })
                                      ) {
                                        vErrors =
                                          vErrors === null
                                            ? validate74.errors
                                            : vErrors.concat(validate74.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs50 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.failureCodes !== undefined) {
                                        const _errs51 = errors;
                                        if (
                                          !validate76(data.failureCodes, {
                                            instancePath: instancePath + '/failureCodes',
                                            parentData: data,
                                            parentDataProperty: 'failureCodes',
                                            rootData,
                                            dynamicAnchors,
                                          })
                                        ) {
                                          vErrors =
                                            vErrors === null
                                              ? validate76.errors
                                              : vErrors.concat(validate76.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs51 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.gates !== undefined) {
                                          const _errs52 = errors;
                                          if (
                                            !validate85(data.gates, {
                                              instancePath: instancePath + '/gates',
                                              parentData: data,
                                              parentDataProperty: 'gates',
                                              rootData,
                                              dynamicAnchors,
                                            })
                                          ) {
                                            vErrors =
                                              vErrors === null
                                                ? validate85.errors
                                                : vErrors.concat(validate85.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs52 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.gatesWithoutErroredRuns !== undefined) {
                                            const _errs53 = errors;
                                            if (
                                              !validate85(data.gatesWithoutErroredRuns, {
                                                instancePath:
                                                  instancePath + '/gatesWithoutErroredRuns',
                                                parentData: data,
                                                parentDataProperty: 'gatesWithoutErroredRuns',
                                                rootData,
                                                dynamicAnchors,
                                              })
                                            ) {
                                              vErrors =
                                                vErrors === null
                                                  ? validate85.errors
                                                  : vErrors.concat(validate85.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs53 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.rerun !== undefined) {
                                              let data27 = data.rerun;
                                              const _errs54 = errors;
                                              if (errors === _errs54) {
                                                if (
                                                  data27 &&
                                                  typeof data27 == 'object' &&
                                                  !Array.isArray(data27)
                                                ) {
                                                  let missing4;
                                                  if (
                                                    data27.flip === undefined &&
                                                    (missing4 = 'flip')
                                                  ) {
                                                    validate80.errors = [
                                                      {
                                                        instancePath: instancePath + '/rerun',
                                                        schemaPath: '#/properties/rerun/required',
                                                        keyword: 'required',
                                                        params: { missingProperty: missing4 },
                                                        message:
                                                          "must have required property '" +
                                                          missing4 +
                                                          "'",
                                                      },
                                                    ];
                                                    return false;
                                                  } else {
                                                    const _errs56 = errors;
                                                    for (const key4 in data27) {
                                                      if (!(key4 === 'flip')) {
                                                        validate80.errors = [
                                                          {
                                                            instancePath: instancePath + '/rerun',
                                                            schemaPath:
                                                              '#/properties/rerun/additionalProperties',
                                                            keyword: 'additionalProperties',
                                                            params: { additionalProperty: key4 },
                                                            message:
                                                              'must NOT have additional properties',
                                                          },
                                                        ];
                                                        return false;
                                                        break;
                                                      }
                                                    }
                                                    if (_errs56 === errors) {
                                                      if (data27.flip !== undefined) {
                                                        let data28 = data27.flip;
                                                        const _errs57 = errors;
                                                        if (errors === _errs57) {
                                                          if (
                                                            typeof data28 == 'number' &&
                                                            isFinite(data28)
                                                          ) {
                                                            if (data28 > 1 || isNaN(data28)) {
                                                              validate80.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath + '/rerun/flip',
                                                                  schemaPath:
                                                                    '#/properties/rerun/properties/flip/maximum',
                                                                  keyword: 'maximum',
                                                                  params: {
                                                                    comparison: '<=',
                                                                    limit: 1,
                                                                  },
                                                                  message: 'must be <= 1',
                                                                },
                                                              ];
                                                              return false;
                                                            } else {
                                                              if (data28 < 0 || isNaN(data28)) {
                                                                validate80.errors = [
                                                                  {
                                                                    instancePath:
                                                                      instancePath + '/rerun/flip',
                                                                    schemaPath:
                                                                      '#/properties/rerun/properties/flip/minimum',
                                                                    keyword: 'minimum',
                                                                    params: {
                                                                      comparison: '>=',
                                                                      limit: 0,
                                                                    },
                                                                    message: 'must be >= 0',
                                                                  },
                                                                ];
                                                                return false;
                                                              }
                                                            }
                                                          } else {
                                                            validate80.errors = [
                                                              {
                                                                instancePath:
                                                                  instancePath + '/rerun/flip',
                                                                schemaPath:
                                                                  '#/properties/rerun/properties/flip/type',
                                                                keyword: 'type',
                                                                params: { type: 'number' },
                                                                message: 'must be number',
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate80.errors = [
                                                    {
                                                      instancePath: instancePath + '/rerun',
                                                      schemaPath: '#/properties/rerun/type',
                                                      keyword: 'type',
                                                      params: { type: 'object' },
                                                      message: 'must be object',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs54 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.results !== undefined) {
                                                let data29 = data.results;
                                                const _errs59 = errors;
                                                if (errors === _errs59) {
                                                  if (Array.isArray(data29)) {
                                                    var valid8 = true;
                                                    const len3 = data29.length;
                                                    for (let i3 = 0; i3 < len3; i3++) {
                                                      const _errs61 = errors;
                                                      if (
                                                        !validate91(data29[i3], {
                                                          instancePath:
                                                            instancePath + '/results/' + i3,
                                                          parentData: data29,
                                                          parentDataProperty: i3,
                                                          rootData,
                                                          dynamicAnchors,
                                                        })
                                                      ) {
                                                        vErrors =
                                                          vErrors === null
                                                            ? validate91.errors
                                                            : vErrors.concat(validate91.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid8 = _errs61 === errors;
                                                      if (!valid8) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate80.errors = [
                                                      {
                                                        instancePath: instancePath + '/results',
                                                        schemaPath: '#/properties/results/type',
                                                        keyword: 'type',
                                                        params: { type: 'array' },
                                                        message: 'must be array',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs59 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.comparison !== undefined) {
                                                  const _errs62 = errors;
                                                  if (
                                                    !validate124(data.comparison, {
                                                      instancePath: instancePath + '/comparison',
                                                      parentData: data,
                                                      parentDataProperty: 'comparison',
                                                      rootData,
                                                      dynamicAnchors,
                                                    })
                                                  ) {
                                                    vErrors =
                                                      vErrors === null
                                                        ? validate124.errors
                                                        : vErrors.concat(validate124.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs62 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.skippedTests !== undefined) {
                                                    let data32 = data.skippedTests;
                                                    const _errs63 = errors;
                                                    if (errors === _errs63) {
                                                      if (Array.isArray(data32)) {
                                                        var valid9 = true;
                                                        const len4 = data32.length;
                                                        for (let i4 = 0; i4 < len4; i4++) {
                                                          const _errs65 = errors;
                                                          if (
                                                            !validate136(data32[i4], {
                                                              instancePath:
                                                                instancePath +
                                                                '/skippedTests/' +
                                                                i4,
                                                              parentData: data32,
                                                              parentDataProperty: i4,
                                                              rootData,
                                                              dynamicAnchors,
                                                            })
                                                          ) {
                                                            vErrors =
                                                              vErrors === null
                                                                ? validate136.errors
                                                                : vErrors.concat(
                                                                    validate136.errors,
                                                                  );
                                                            errors = vErrors.length;
                                                          }
                                                          var valid9 = _errs65 === errors;
                                                          if (!valid9) {
                                                            break;
                                                          }
                                                        }
                                                      } else {
                                                        validate80.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath + '/skippedTests',
                                                            schemaPath:
                                                              '#/properties/skippedTests/type',
                                                            keyword: 'type',
                                                            params: { type: 'array' },
                                                            message: 'must be array',
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs63 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.compliance !== undefined) {
                                                      const _errs66 = errors;
                                                      if (
                                                        !validate139(data.compliance, {
                                                          instancePath:
                                                            instancePath + '/compliance',
                                                          parentData: data,
                                                          parentDataProperty: 'compliance',
                                                          rootData,
                                                          dynamicAnchors,
                                                        })
                                                      ) {
                                                        vErrors =
                                                          vErrors === null
                                                            ? validate139.errors
                                                            : vErrors.concat(validate139.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs66 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.gateLocations !== undefined) {
                                                        let data35 = data.gateLocations;
                                                        const _errs67 = errors;
                                                        if (errors === _errs67) {
                                                          if (
                                                            data35 &&
                                                            typeof data35 == 'object' &&
                                                            !Array.isArray(data35)
                                                          ) {
                                                            for (const key5 in data35) {
                                                              const _errs69 = errors;
                                                              if (
                                                                !validate60(key5, {
                                                                  instancePath:
                                                                    instancePath + '/gateLocations',
                                                                  parentData: data35,
                                                                  parentDataProperty:
                                                                    'gateLocations',
                                                                  rootData,
                                                                  dynamicAnchors,
                                                                })
                                                              ) {
                                                                vErrors =
                                                                  vErrors === null
                                                                    ? validate60.errors
                                                                    : vErrors.concat(
                                                                        validate60.errors,
                                                                      );
                                                                errors = vErrors.length;
                                                              }
                                                              var valid10 = _errs69 === errors;
                                                              if (!valid10) {
                                                                const err0 = {
                                                                  instancePath:
                                                                    instancePath + '/gateLocations',
                                                                  schemaPath:
                                                                    '#/properties/gateLocations/propertyNames',
                                                                  keyword: 'propertyNames',
                                                                  params: { propertyName: key5 },
                                                                  message:
                                                                    'property name must be valid',
                                                                };
                                                                if (vErrors === null) {
                                                                  vErrors = [err0];
                                                                } else {
                                                                  vErrors.push(err0);
                                                                }
                                                                errors++;
                                                                validate80.errors = vErrors;
                                                                return false;
                                                                break;
                                                              }
                                                            }
                                                            if (valid10) {
                                                              for (const key6 in data35) {
                                                                const _errs71 = errors;
                                                                if (
                                                                  !validate117(data35[key6], {
                                                                    instancePath:
                                                                      instancePath +
                                                                      '/gateLocations/' +
                                                                      key6
                                                                        .replace(/~/g, '~0')
                                                                        .replace(/\//g, '~1'),
                                                                    parentData: data35,
                                                                    parentDataProperty: key6,
                                                                    rootData,
                                                                    dynamicAnchors,
                                                                  })
                                                                ) {
                                                                  vErrors =
                                                                    vErrors === null
                                                                      ? validate117.errors
                                                                      : vErrors.concat(
                                                                          validate117.errors,
                                                                        );
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid11 = _errs71 === errors;
                                                                if (!valid11) {
                                                                  break;
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate80.errors = [
                                                              {
                                                                instancePath:
                                                                  instancePath + '/gateLocations',
                                                                schemaPath:
                                                                  '#/properties/gateLocations/type',
                                                                keyword: 'type',
                                                                params: { type: 'object' },
                                                                message: 'must be object',
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                        var valid0 = _errs67 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.notices !== undefined) {
                                                          let data37 = data.notices;
                                                          const _errs72 = errors;
                                                          if (errors === _errs72) {
                                                            if (Array.isArray(data37)) {
                                                              var valid12 = true;
                                                              const len5 = data37.length;
                                                              for (let i5 = 0; i5 < len5; i5++) {
                                                                const _errs74 = errors;
                                                                if (
                                                                  typeof data37[i5] !== 'string'
                                                                ) {
                                                                  validate80.errors = [
                                                                    {
                                                                      instancePath:
                                                                        instancePath +
                                                                        '/notices/' +
                                                                        i5,
                                                                      schemaPath:
                                                                        '#/properties/notices/items/type',
                                                                      keyword: 'type',
                                                                      params: { type: 'string' },
                                                                      message: 'must be string',
                                                                    },
                                                                  ];
                                                                  return false;
                                                                }
                                                                var valid12 = _errs74 === errors;
                                                                if (!valid12) {
                                                                  break;
                                                                }
                                                              }
                                                            } else {
                                                              validate80.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath + '/notices',
                                                                  schemaPath:
                                                                    '#/properties/notices/type',
                                                                  keyword: 'type',
                                                                  params: { type: 'array' },
                                                                  message: 'must be array',
                                                                },
                                                              ];
                                                              return false;
                                                            }
                                                          }
                                                          var valid0 = _errs72 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate80.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema58 = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'base'],
      properties: { kind: { const: 'compared' }, base: { $ref: '#/$defs/baseReference' } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'reason'],
      properties: {
        kind: { const: 'unavailable' },
        reason: {
          enum: [
            'disabled',
            'not-applicable',
            'no-token',
            'no-permission',
            'no-run',
            'no-artifact',
            'expired',
            'too-large',
            'broken',
            'wrong-version',
            'too-slow',
            'failed',
          ],
        },
      },
    },
  ],
};
const schema59 = {
  type: 'object',
  additionalProperties: false,
  required: ['source', 'branch', 'finishedAt', 'runs'],
  properties: {
    source: { enum: ['artifact', 'path'] },
    branch: { type: 'string' },
    sha: { type: 'string' },
    runId: { type: 'integer', minimum: 0 },
    runAttempt: { type: 'integer', minimum: 0 },
    runUrl: { type: 'string' },
    finishedAt: {
      type: 'string',
      format: 'date-time',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
    },
    isAncestor: { type: 'boolean' },
    runs: { type: 'integer', minimum: 0, maximum: 10 },
  },
};
function validate145(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.source === undefined && (missing0 = 'source')) ||
        (data.branch === undefined && (missing0 = 'branch')) ||
        (data.finishedAt === undefined && (missing0 = 'finishedAt')) ||
        (data.runs === undefined && (missing0 = 'runs'))
      ) {
        validate145.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema59.properties, key0)) {
            validate145.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.source !== undefined) {
            let data0 = data.source;
            const _errs2 = errors;
            if (!(data0 === 'artifact' || data0 === 'path')) {
              validate145.errors = [
                {
                  instancePath: instancePath + '/source',
                  schemaPath: '#/properties/source/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema59.properties.source.enum },
                  message: 'must be equal to one of the allowed values',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.branch !== undefined) {
              const _errs3 = errors;
              if (typeof data.branch !== 'string') {
                validate145.errors = [
                  {
                    instancePath: instancePath + '/branch',
                    schemaPath: '#/properties/branch/type',
                    keyword: 'type',
                    params: { type: 'string' },
                    message: 'must be string',
                  },
                ];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.sha !== undefined) {
                const _errs5 = errors;
                if (typeof data.sha !== 'string') {
                  validate145.errors = [
                    {
                      instancePath: instancePath + '/sha',
                      schemaPath: '#/properties/sha/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.runId !== undefined) {
                  let data3 = data.runId;
                  const _errs7 = errors;
                  if (!(
                    typeof data3 == 'number' &&
                    !(data3 % 1) &&
                    !isNaN(data3) &&
                    isFinite(data3)
                  )) {
                    validate145.errors = [
                      {
                        instancePath: instancePath + '/runId',
                        schemaPath: '#/properties/runId/type',
                        keyword: 'type',
                        params: { type: 'integer' },
                        message: 'must be integer',
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == 'number' && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validate145.errors = [
                          {
                            instancePath: instancePath + '/runId',
                            schemaPath: '#/properties/runId/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                            message: 'must be >= 0',
                          },
                        ];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.runAttempt !== undefined) {
                    let data4 = data.runAttempt;
                    const _errs9 = errors;
                    if (!(
                      typeof data4 == 'number' &&
                      !(data4 % 1) &&
                      !isNaN(data4) &&
                      isFinite(data4)
                    )) {
                      validate145.errors = [
                        {
                          instancePath: instancePath + '/runAttempt',
                          schemaPath: '#/properties/runAttempt/type',
                          keyword: 'type',
                          params: { type: 'integer' },
                          message: 'must be integer',
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 == 'number' && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate145.errors = [
                            {
                              instancePath: instancePath + '/runAttempt',
                              schemaPath: '#/properties/runAttempt/minimum',
                              keyword: 'minimum',
                              params: { comparison: '>=', limit: 0 },
                              message: 'must be >= 0',
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.runUrl !== undefined) {
                      const _errs11 = errors;
                      if (typeof data.runUrl !== 'string') {
                        validate145.errors = [
                          {
                            instancePath: instancePath + '/runUrl',
                            schemaPath: '#/properties/runUrl/type',
                            keyword: 'type',
                            params: { type: 'string' },
                            message: 'must be string',
                          },
                        ];
                        return false;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.finishedAt !== undefined) {
                        let data6 = data.finishedAt;
                        const _errs13 = errors;
                        if (errors === _errs13) {
                          if (errors === _errs13) {
                            if (typeof data6 === 'string') {
                              if (!pattern4.test(data6)) {
                                validate145.errors = [
                                  {
                                    instancePath: instancePath + '/finishedAt',
                                    schemaPath: '#/properties/finishedAt/pattern',
                                    keyword: 'pattern',
                                    params: {
                                      pattern:
                                        '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
                                    },
                                    message:
                                      'must match pattern "' +
                                      '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$' +
                                      '"',
                                  },
                                ];
                                return false;
                              } else {
                                if (!formats0.validate(data6)) {
                                  validate145.errors = [
                                    {
                                      instancePath: instancePath + '/finishedAt',
                                      schemaPath: '#/properties/finishedAt/format',
                                      keyword: 'format',
                                      params: { format: 'date-time' },
                                      message: 'must match format "' + 'date-time' + '"',
                                    },
                                  ];
                                  return false;
                                }
                              }
                            } else {
                              validate145.errors = [
                                {
                                  instancePath: instancePath + '/finishedAt',
                                  schemaPath: '#/properties/finishedAt/type',
                                  keyword: 'type',
                                  params: { type: 'string' },
                                  message: 'must be string',
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.isAncestor !== undefined) {
                          const _errs15 = errors;
                          if (typeof data.isAncestor !== 'boolean') {
                            validate145.errors = [
                              {
                                instancePath: instancePath + '/isAncestor',
                                schemaPath: '#/properties/isAncestor/type',
                                keyword: 'type',
                                params: { type: 'boolean' },
                                message: 'must be boolean',
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs15 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.runs !== undefined) {
                            let data8 = data.runs;
                            const _errs17 = errors;
                            if (!(
                              typeof data8 == 'number' &&
                              !(data8 % 1) &&
                              !isNaN(data8) &&
                              isFinite(data8)
                            )) {
                              validate145.errors = [
                                {
                                  instancePath: instancePath + '/runs',
                                  schemaPath: '#/properties/runs/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                  message: 'must be integer',
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs17) {
                              if (typeof data8 == 'number' && isFinite(data8)) {
                                if (data8 > 10 || isNaN(data8)) {
                                  validate145.errors = [
                                    {
                                      instancePath: instancePath + '/runs',
                                      schemaPath: '#/properties/runs/maximum',
                                      keyword: 'maximum',
                                      params: { comparison: '<=', limit: 10 },
                                      message: 'must be <= 10',
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data8 < 0 || isNaN(data8)) {
                                    validate145.errors = [
                                      {
                                        instancePath: instancePath + '/runs',
                                        schemaPath: '#/properties/runs/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                        message: 'must be >= 0',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs17 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate145.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate145.errors = vErrors;
  return errors === 0;
}
validate145.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate144(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.kind === undefined && (missing0 = 'kind')) ||
        (data.base === undefined && (missing0 = 'base'))
      ) {
        const err0 = {
          instancePath,
          schemaPath: '#/oneOf/0/required',
          keyword: 'required',
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        const _errs3 = errors;
        for (const key0 in data) {
          if (!(key0 === 'kind' || key0 === 'base')) {
            const err1 = {
              instancePath,
              schemaPath: '#/oneOf/0/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key0 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            break;
          }
        }
        if (_errs3 === errors) {
          if (data.kind !== undefined) {
            const _errs4 = errors;
            if ('compared' !== data.kind) {
              const err2 = {
                instancePath: instancePath + '/kind',
                schemaPath: '#/oneOf/0/properties/kind/const',
                keyword: 'const',
                params: { allowedValue: 'compared' },
                message: 'must be equal to constant',
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.base !== undefined) {
              const _errs5 = errors;
              if (
                !validate145(data.base, {
                  instancePath: instancePath + '/base',
                  parentData: data,
                  parentDataProperty: 'base',
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs5 === errors;
            } else {
              var valid1 = true;
            }
          }
        }
      }
    } else {
      const err3 = {
        instancePath,
        schemaPath: '#/oneOf/0/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs6 = errors;
  if (errors === _errs6) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if (
        (data.kind === undefined && (missing1 = 'kind')) ||
        (data.reason === undefined && (missing1 = 'reason'))
      ) {
        const err4 = {
          instancePath,
          schemaPath: '#/oneOf/1/required',
          keyword: 'required',
          params: { missingProperty: missing1 },
          message: "must have required property '" + missing1 + "'",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      } else {
        const _errs8 = errors;
        for (const key1 in data) {
          if (!(key1 === 'kind' || key1 === 'reason')) {
            const err5 = {
              instancePath,
              schemaPath: '#/oneOf/1/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
            break;
          }
        }
        if (_errs8 === errors) {
          if (data.kind !== undefined) {
            const _errs9 = errors;
            if ('unavailable' !== data.kind) {
              const err6 = {
                instancePath: instancePath + '/kind',
                schemaPath: '#/oneOf/1/properties/kind/const',
                keyword: 'const',
                params: { allowedValue: 'unavailable' },
                message: 'must be equal to constant',
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var valid2 = _errs9 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.reason !== undefined) {
              let data3 = data.reason;
              const _errs10 = errors;
              if (!(
                data3 === 'disabled' ||
                data3 === 'not-applicable' ||
                data3 === 'no-token' ||
                data3 === 'no-permission' ||
                data3 === 'no-run' ||
                data3 === 'no-artifact' ||
                data3 === 'expired' ||
                data3 === 'too-large' ||
                data3 === 'broken' ||
                data3 === 'wrong-version' ||
                data3 === 'too-slow' ||
                data3 === 'failed'
              )) {
                const err7 = {
                  instancePath: instancePath + '/reason',
                  schemaPath: '#/oneOf/1/properties/reason/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema58.oneOf[1].properties.reason.enum },
                  message: 'must be equal to one of the allowed values',
                };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              var valid2 = _errs10 === errors;
            } else {
              var valid2 = true;
            }
          }
        }
      }
    } else {
      const err8 = {
        instancePath,
        schemaPath: '#/oneOf/1/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
  }
  var _valid0 = _errs6 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
      if (props0 !== true) {
        props0 = true;
      }
    }
  }
  if (!valid0) {
    const err9 = {
      instancePath,
      schemaPath: '#/oneOf',
      keyword: 'oneOf',
      params: { passingSchemas: passing0 },
      message: 'must match exactly one schema in oneOf',
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
    validate144.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate144.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate144.evaluated = { dynamicProps: true, dynamicItems: false };
const schema60 = {
  type: 'object',
  additionalProperties: false,
  required: ['reused', 'notRun', 'repeats', 'askedTooMuch'],
  properties: {
    reused: {
      type: 'object',
      additionalProperties: false,
      required: ['results', 'runs', 'calls', 'costUsd', 'durationMs'],
      properties: {
        results: { type: 'integer', minimum: 0 },
        runs: { type: 'integer', minimum: 0 },
        calls: { type: 'integer', maximum: 1e30, minimum: 0 },
        costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
        durationMs: { type: 'number', maximum: 1e30, minimum: 0 },
      },
    },
    notRun: { $ref: '#/$defs/savedAmount' },
    repeats: { $ref: '#/$defs/savedAmount' },
    askedTooMuch: {
      type: 'object',
      additionalProperties: false,
      required: ['runs', 'calls', 'costUsd'],
      properties: {
        runs: { type: 'integer', minimum: 0 },
        calls: { type: 'integer', maximum: 1e30, minimum: 0 },
        costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
      },
    },
  },
};
const schema61 = {
  type: 'object',
  additionalProperties: false,
  required: ['runs', 'calls', 'costUsd', 'durationMs'],
  properties: {
    runs: { type: 'integer', minimum: 0 },
    calls: { type: 'integer', maximum: 1e30, minimum: 0 },
    costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
    durationMs: { type: 'number', maximum: 1e30, minimum: 0 },
  },
};
function validate149(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate149.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.runs === undefined && (missing0 = 'runs')) ||
        (data.calls === undefined && (missing0 = 'calls')) ||
        (data.costUsd === undefined && (missing0 = 'costUsd')) ||
        (data.durationMs === undefined && (missing0 = 'durationMs'))
      ) {
        validate149.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'runs' ||
            key0 === 'calls' ||
            key0 === 'costUsd' ||
            key0 === 'durationMs'
          )) {
            validate149.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.runs !== undefined) {
            let data0 = data.runs;
            const _errs2 = errors;
            if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
              validate149.errors = [
                {
                  instancePath: instancePath + '/runs',
                  schemaPath: '#/properties/runs/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                  message: 'must be integer',
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == 'number' && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validate149.errors = [
                    {
                      instancePath: instancePath + '/runs',
                      schemaPath: '#/properties/runs/minimum',
                      keyword: 'minimum',
                      params: { comparison: '>=', limit: 0 },
                      message: 'must be >= 0',
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.calls !== undefined) {
              let data1 = data.calls;
              const _errs4 = errors;
              if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                validate149.errors = [
                  {
                    instancePath: instancePath + '/calls',
                    schemaPath: '#/properties/calls/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == 'number' && isFinite(data1)) {
                  if (data1 > 1e30 || isNaN(data1)) {
                    validate149.errors = [
                      {
                        instancePath: instancePath + '/calls',
                        schemaPath: '#/properties/calls/maximum',
                        keyword: 'maximum',
                        params: { comparison: '<=', limit: 1e30 },
                        message: 'must be <= 1e+30',
                      },
                    ];
                    return false;
                  } else {
                    if (data1 < 0 || isNaN(data1)) {
                      validate149.errors = [
                        {
                          instancePath: instancePath + '/calls',
                          schemaPath: '#/properties/calls/minimum',
                          keyword: 'minimum',
                          params: { comparison: '>=', limit: 0 },
                          message: 'must be >= 0',
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.costUsd !== undefined) {
                let data2 = data.costUsd;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 == 'number' && isFinite(data2)) {
                    if (data2 > 1e30 || isNaN(data2)) {
                      validate149.errors = [
                        {
                          instancePath: instancePath + '/costUsd',
                          schemaPath: '#/properties/costUsd/maximum',
                          keyword: 'maximum',
                          params: { comparison: '<=', limit: 1e30 },
                          message: 'must be <= 1e+30',
                        },
                      ];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate149.errors = [
                          {
                            instancePath: instancePath + '/costUsd',
                            schemaPath: '#/properties/costUsd/minimum',
                            keyword: 'minimum',
                            params: { comparison: '>=', limit: 0 },
                            message: 'must be >= 0',
                          },
                        ];
                        return false;
                      }
                    }
                  } else {
                    validate149.errors = [
                      {
                        instancePath: instancePath + '/costUsd',
                        schemaPath: '#/properties/costUsd/type',
                        keyword: 'type',
                        params: { type: 'number' },
                        message: 'must be number',
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.durationMs !== undefined) {
                  let data3 = data.durationMs;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data3 == 'number' && isFinite(data3)) {
                      if (data3 > 1e30 || isNaN(data3)) {
                        validate149.errors = [
                          {
                            instancePath: instancePath + '/durationMs',
                            schemaPath: '#/properties/durationMs/maximum',
                            keyword: 'maximum',
                            params: { comparison: '<=', limit: 1e30 },
                            message: 'must be <= 1e+30',
                          },
                        ];
                        return false;
                      } else {
                        if (data3 < 0 || isNaN(data3)) {
                          validate149.errors = [
                            {
                              instancePath: instancePath + '/durationMs',
                              schemaPath: '#/properties/durationMs/minimum',
                              keyword: 'minimum',
                              params: { comparison: '>=', limit: 0 },
                              message: 'must be >= 0',
                            },
                          ];
                          return false;
                        }
                      }
                    } else {
                      validate149.errors = [
                        {
                          instancePath: instancePath + '/durationMs',
                          schemaPath: '#/properties/durationMs/type',
                          keyword: 'type',
                          params: { type: 'number' },
                          message: 'must be number',
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate149.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate149.errors = vErrors;
  return errors === 0;
}
validate149.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate148(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.reused === undefined && (missing0 = 'reused')) ||
        (data.notRun === undefined && (missing0 = 'notRun')) ||
        (data.repeats === undefined && (missing0 = 'repeats')) ||
        (data.askedTooMuch === undefined && (missing0 = 'askedTooMuch'))
      ) {
        validate148.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(
            key0 === 'reused' ||
            key0 === 'notRun' ||
            key0 === 'repeats' ||
            key0 === 'askedTooMuch'
          )) {
            validate148.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.reused !== undefined) {
            let data0 = data.reused;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
                let missing1;
                if (
                  (data0.results === undefined && (missing1 = 'results')) ||
                  (data0.runs === undefined && (missing1 = 'runs')) ||
                  (data0.calls === undefined && (missing1 = 'calls')) ||
                  (data0.costUsd === undefined && (missing1 = 'costUsd')) ||
                  (data0.durationMs === undefined && (missing1 = 'durationMs'))
                ) {
                  validate148.errors = [
                    {
                      instancePath: instancePath + '/reused',
                      schemaPath: '#/properties/reused/required',
                      keyword: 'required',
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    },
                  ];
                  return false;
                } else {
                  const _errs4 = errors;
                  for (const key1 in data0) {
                    if (!(
                      key1 === 'results' ||
                      key1 === 'runs' ||
                      key1 === 'calls' ||
                      key1 === 'costUsd' ||
                      key1 === 'durationMs'
                    )) {
                      validate148.errors = [
                        {
                          instancePath: instancePath + '/reused',
                          schemaPath: '#/properties/reused/additionalProperties',
                          keyword: 'additionalProperties',
                          params: { additionalProperty: key1 },
                          message: 'must NOT have additional properties',
                        },
                      ];
                      return false;
                      break;
                    }
                  }
                  if (_errs4 === errors) {
                    if (data0.results !== undefined) {
                      let data1 = data0.results;
                      const _errs5 = errors;
                      if (!(
                        typeof data1 == 'number' &&
                        !(data1 % 1) &&
                        !isNaN(data1) &&
                        isFinite(data1)
                      )) {
                        validate148.errors = [
                          {
                            instancePath: instancePath + '/reused/results',
                            schemaPath: '#/properties/reused/properties/results/type',
                            keyword: 'type',
                            params: { type: 'integer' },
                            message: 'must be integer',
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs5) {
                        if (typeof data1 == 'number' && isFinite(data1)) {
                          if (data1 < 0 || isNaN(data1)) {
                            validate148.errors = [
                              {
                                instancePath: instancePath + '/reused/results',
                                schemaPath: '#/properties/reused/properties/results/minimum',
                                keyword: 'minimum',
                                params: { comparison: '>=', limit: 0 },
                                message: 'must be >= 0',
                              },
                            ];
                            return false;
                          }
                        }
                      }
                      var valid1 = _errs5 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.runs !== undefined) {
                        let data2 = data0.runs;
                        const _errs7 = errors;
                        if (!(
                          typeof data2 == 'number' &&
                          !(data2 % 1) &&
                          !isNaN(data2) &&
                          isFinite(data2)
                        )) {
                          validate148.errors = [
                            {
                              instancePath: instancePath + '/reused/runs',
                              schemaPath: '#/properties/reused/properties/runs/type',
                              keyword: 'type',
                              params: { type: 'integer' },
                              message: 'must be integer',
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs7) {
                          if (typeof data2 == 'number' && isFinite(data2)) {
                            if (data2 < 0 || isNaN(data2)) {
                              validate148.errors = [
                                {
                                  instancePath: instancePath + '/reused/runs',
                                  schemaPath: '#/properties/reused/properties/runs/minimum',
                                  keyword: 'minimum',
                                  params: { comparison: '>=', limit: 0 },
                                  message: 'must be >= 0',
                                },
                              ];
                              return false;
                            }
                          }
                        }
                        var valid1 = _errs7 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.calls !== undefined) {
                          let data3 = data0.calls;
                          const _errs9 = errors;
                          if (!(
                            typeof data3 == 'number' &&
                            !(data3 % 1) &&
                            !isNaN(data3) &&
                            isFinite(data3)
                          )) {
                            validate148.errors = [
                              {
                                instancePath: instancePath + '/reused/calls',
                                schemaPath: '#/properties/reused/properties/calls/type',
                                keyword: 'type',
                                params: { type: 'integer' },
                                message: 'must be integer',
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs9) {
                            if (typeof data3 == 'number' && isFinite(data3)) {
                              if (data3 > 1e30 || isNaN(data3)) {
                                validate148.errors = [
                                  {
                                    instancePath: instancePath + '/reused/calls',
                                    schemaPath: '#/properties/reused/properties/calls/maximum',
                                    keyword: 'maximum',
                                    params: { comparison: '<=', limit: 1e30 },
                                    message: 'must be <= 1e+30',
                                  },
                                ];
                                return false;
                              } else {
                                if (data3 < 0 || isNaN(data3)) {
                                  validate148.errors = [
                                    {
                                      instancePath: instancePath + '/reused/calls',
                                      schemaPath: '#/properties/reused/properties/calls/minimum',
                                      keyword: 'minimum',
                                      params: { comparison: '>=', limit: 0 },
                                      message: 'must be >= 0',
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid1 = _errs9 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data0.costUsd !== undefined) {
                            let data4 = data0.costUsd;
                            const _errs11 = errors;
                            if (errors === _errs11) {
                              if (typeof data4 == 'number' && isFinite(data4)) {
                                if (data4 > 1e30 || isNaN(data4)) {
                                  validate148.errors = [
                                    {
                                      instancePath: instancePath + '/reused/costUsd',
                                      schemaPath: '#/properties/reused/properties/costUsd/maximum',
                                      keyword: 'maximum',
                                      params: { comparison: '<=', limit: 1e30 },
                                      message: 'must be <= 1e+30',
                                    },
                                  ];
                                  return false;
                                } else {
                                  if (data4 < 0 || isNaN(data4)) {
                                    validate148.errors = [
                                      {
                                        instancePath: instancePath + '/reused/costUsd',
                                        schemaPath:
                                          '#/properties/reused/properties/costUsd/minimum',
                                        keyword: 'minimum',
                                        params: { comparison: '>=', limit: 0 },
                                        message: 'must be >= 0',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              } else {
                                validate148.errors = [
                                  {
                                    instancePath: instancePath + '/reused/costUsd',
                                    schemaPath: '#/properties/reused/properties/costUsd/type',
                                    keyword: 'type',
                                    params: { type: 'number' },
                                    message: 'must be number',
                                  },
                                ];
                                return false;
                              }
                            }
                            var valid1 = _errs11 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data0.durationMs !== undefined) {
                              let data5 = data0.durationMs;
                              const _errs13 = errors;
                              if (errors === _errs13) {
                                if (typeof data5 == 'number' && isFinite(data5)) {
                                  if (data5 > 1e30 || isNaN(data5)) {
                                    validate148.errors = [
                                      {
                                        instancePath: instancePath + '/reused/durationMs',
                                        schemaPath:
                                          '#/properties/reused/properties/durationMs/maximum',
                                        keyword: 'maximum',
                                        params: { comparison: '<=', limit: 1e30 },
                                        message: 'must be <= 1e+30',
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data5 < 0 || isNaN(data5)) {
                                      validate148.errors = [
                                        {
                                          instancePath: instancePath + '/reused/durationMs',
                                          schemaPath:
                                            '#/properties/reused/properties/durationMs/minimum',
                                          keyword: 'minimum',
                                          params: { comparison: '>=', limit: 0 },
                                          message: 'must be >= 0',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                } else {
                                  validate148.errors = [
                                    {
                                      instancePath: instancePath + '/reused/durationMs',
                                      schemaPath: '#/properties/reused/properties/durationMs/type',
                                      keyword: 'type',
                                      params: { type: 'number' },
                                      message: 'must be number',
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid1 = _errs13 === errors;
                            } else {
                              var valid1 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate148.errors = [
                  {
                    instancePath: instancePath + '/reused',
                    schemaPath: '#/properties/reused/type',
                    keyword: 'type',
                    params: { type: 'object' },
                    message: 'must be object',
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.notRun !== undefined) {
              const _errs15 = errors;
              if (
                !validate149(data.notRun, {
                  instancePath: instancePath + '/notRun',
                  parentData: data,
                  parentDataProperty: 'notRun',
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs15 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.repeats !== undefined) {
                const _errs16 = errors;
                if (
                  !validate149(data.repeats, {
                    instancePath: instancePath + '/repeats',
                    parentData: data,
                    parentDataProperty: 'repeats',
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs16 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.askedTooMuch !== undefined) {
                  let data8 = data.askedTooMuch;
                  const _errs17 = errors;
                  if (errors === _errs17) {
                    if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
                      let missing2;
                      if (
                        (data8.runs === undefined && (missing2 = 'runs')) ||
                        (data8.calls === undefined && (missing2 = 'calls')) ||
                        (data8.costUsd === undefined && (missing2 = 'costUsd'))
                      ) {
                        validate148.errors = [
                          {
                            instancePath: instancePath + '/askedTooMuch',
                            schemaPath: '#/properties/askedTooMuch/required',
                            keyword: 'required',
                            params: { missingProperty: missing2 },
                            message: "must have required property '" + missing2 + "'",
                          },
                        ];
                        return false;
                      } else {
                        const _errs19 = errors;
                        for (const key2 in data8) {
                          if (!(key2 === 'runs' || key2 === 'calls' || key2 === 'costUsd')) {
                            validate148.errors = [
                              {
                                instancePath: instancePath + '/askedTooMuch',
                                schemaPath: '#/properties/askedTooMuch/additionalProperties',
                                keyword: 'additionalProperties',
                                params: { additionalProperty: key2 },
                                message: 'must NOT have additional properties',
                              },
                            ];
                            return false;
                            break;
                          }
                        }
                        if (_errs19 === errors) {
                          if (data8.runs !== undefined) {
                            let data9 = data8.runs;
                            const _errs20 = errors;
                            if (!(
                              typeof data9 == 'number' &&
                              !(data9 % 1) &&
                              !isNaN(data9) &&
                              isFinite(data9)
                            )) {
                              validate148.errors = [
                                {
                                  instancePath: instancePath + '/askedTooMuch/runs',
                                  schemaPath: '#/properties/askedTooMuch/properties/runs/type',
                                  keyword: 'type',
                                  params: { type: 'integer' },
                                  message: 'must be integer',
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs20) {
                              if (typeof data9 == 'number' && isFinite(data9)) {
                                if (data9 < 0 || isNaN(data9)) {
                                  validate148.errors = [
                                    {
                                      instancePath: instancePath + '/askedTooMuch/runs',
                                      schemaPath:
                                        '#/properties/askedTooMuch/properties/runs/minimum',
                                      keyword: 'minimum',
                                      params: { comparison: '>=', limit: 0 },
                                      message: 'must be >= 0',
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                            var valid2 = _errs20 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data8.calls !== undefined) {
                              let data10 = data8.calls;
                              const _errs22 = errors;
                              if (!(
                                typeof data10 == 'number' &&
                                !(data10 % 1) &&
                                !isNaN(data10) &&
                                isFinite(data10)
                              )) {
                                validate148.errors = [
                                  {
                                    instancePath: instancePath + '/askedTooMuch/calls',
                                    schemaPath: '#/properties/askedTooMuch/properties/calls/type',
                                    keyword: 'type',
                                    params: { type: 'integer' },
                                    message: 'must be integer',
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs22) {
                                if (typeof data10 == 'number' && isFinite(data10)) {
                                  if (data10 > 1e30 || isNaN(data10)) {
                                    validate148.errors = [
                                      {
                                        instancePath: instancePath + '/askedTooMuch/calls',
                                        schemaPath:
                                          '#/properties/askedTooMuch/properties/calls/maximum',
                                        keyword: 'maximum',
                                        params: { comparison: '<=', limit: 1e30 },
                                        message: 'must be <= 1e+30',
                                      },
                                    ];
                                    return false;
                                  } else {
                                    if (data10 < 0 || isNaN(data10)) {
                                      validate148.errors = [
                                        {
                                          instancePath: instancePath + '/askedTooMuch/calls',
                                          schemaPath:
                                            '#/properties/askedTooMuch/properties/calls/minimum',
                                          keyword: 'minimum',
                                          params: { comparison: '>=', limit: 0 },
                                          message: 'must be >= 0',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid2 = _errs22 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data8.costUsd !== undefined) {
                                let data11 = data8.costUsd;
                                const _errs24 = errors;
                                if (errors === _errs24) {
                                  if (typeof data11 == 'number' && isFinite(data11)) {
                                    if (data11 > 1e30 || isNaN(data11)) {
                                      validate148.errors = [
                                        {
                                          instancePath: instancePath + '/askedTooMuch/costUsd',
                                          schemaPath:
                                            '#/properties/askedTooMuch/properties/costUsd/maximum',
                                          keyword: 'maximum',
                                          params: { comparison: '<=', limit: 1e30 },
                                          message: 'must be <= 1e+30',
                                        },
                                      ];
                                      return false;
                                    } else {
                                      if (data11 < 0 || isNaN(data11)) {
                                        validate148.errors = [
                                          {
                                            instancePath: instancePath + '/askedTooMuch/costUsd',
                                            schemaPath:
                                              '#/properties/askedTooMuch/properties/costUsd/minimum',
                                            keyword: 'minimum',
                                            params: { comparison: '>=', limit: 0 },
                                            message: 'must be >= 0',
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate148.errors = [
                                      {
                                        instancePath: instancePath + '/askedTooMuch/costUsd',
                                        schemaPath:
                                          '#/properties/askedTooMuch/properties/costUsd/type',
                                        keyword: 'type',
                                        params: { type: 'number' },
                                        message: 'must be number',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid2 = _errs24 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate148.errors = [
                        {
                          instancePath: instancePath + '/askedTooMuch',
                          schemaPath: '#/properties/askedTooMuch/type',
                          keyword: 'type',
                          params: { type: 'object' },
                          message: 'must be object',
                        },
                      ];
                      return false;
                    }
                  }
                  var valid0 = _errs17 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate148.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate148.errors = vErrors;
  return errors === 0;
}
validate148.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema62 = {
  type: 'object',
  additionalProperties: false,
  required: ['runs', 'suites', 'trend'],
  properties: {
    runs: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['sha', 'finishedAt'],
        properties: {
          sha: { type: 'string', maxLength: 64 },
          finishedAt: {
            type: 'string',
            format: 'date-time',
            pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
          },
          runId: { type: 'integer', minimum: 0 },
          runAttempt: { type: 'integer', minimum: 0 },
        },
      },
      maxItems: 10,
    },
    suites: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'results'],
        properties: {
          name: { type: 'string' },
          results: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['test', 'model', 'request', 'checks', 'runs'],
              properties: {
                test: { type: 'string' },
                model: { type: 'string' },
                request: { type: ['string', 'null'] },
                checks: { type: 'string' },
                runs: {
                  type: 'array',
                  items: {
                    type: 'array',
                    prefixItems: [
                      { type: 'integer', minimum: 0, maximum: 9 },
                      { type: 'string', pattern: '^[01]{0,100}$' },
                      { type: ['number', 'null'], maximum: 1e30 },
                      { type: ['number', 'null'], maximum: 1e30 },
                      { type: ['number', 'null'], maximum: 1e30 },
                    ],
                    minItems: 5,
                    maxItems: 5,
                    items: false,
                  },
                  maxItems: 10,
                },
              },
            },
          },
        },
      },
    },
    trend: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['sha', 'finishedAt', 'suite', 'passRate', 'judgeAvg', 'latencyAvgMs', 'costUsd'],
        properties: {
          sha: { type: 'string', maxLength: 64 },
          finishedAt: {
            type: 'string',
            format: 'date-time',
            pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
          },
          suite: { type: 'string' },
          passRate: { type: 'number', minimum: 0, maximum: 1 },
          judgeAvg: { type: ['number', 'null'] },
          latencyAvgMs: { type: ['number', 'null'], maximum: 1e30 },
          costUsd: { type: 'number', maximum: 1e30, minimum: 0 },
        },
      },
    },
  },
};
const pattern13 = new RegExp('^[01]{0,100}$', 'u');
function validate153(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.runs === undefined && (missing0 = 'runs')) ||
        (data.suites === undefined && (missing0 = 'suites')) ||
        (data.trend === undefined && (missing0 = 'trend'))
      ) {
        validate153.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'runs' || key0 === 'suites' || key0 === 'trend')) {
            validate153.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.runs !== undefined) {
            let data0 = data.runs;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                if (data0.length > 10) {
                  validate153.errors = [
                    {
                      instancePath: instancePath + '/runs',
                      schemaPath: '#/properties/runs/maxItems',
                      keyword: 'maxItems',
                      params: { limit: 10 },
                      message: 'must NOT have more than 10 items',
                    },
                  ];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    const _errs4 = errors;
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                        let missing1;
                        if (
                          (data1.sha === undefined && (missing1 = 'sha')) ||
                          (data1.finishedAt === undefined && (missing1 = 'finishedAt'))
                        ) {
                          validate153.errors = [
                            {
                              instancePath: instancePath + '/runs/' + i0,
                              schemaPath: '#/properties/runs/items/required',
                              keyword: 'required',
                              params: { missingProperty: missing1 },
                              message: "must have required property '" + missing1 + "'",
                            },
                          ];
                          return false;
                        } else {
                          const _errs6 = errors;
                          for (const key1 in data1) {
                            if (!(
                              key1 === 'sha' ||
                              key1 === 'finishedAt' ||
                              key1 === 'runId' ||
                              key1 === 'runAttempt'
                            )) {
                              validate153.errors = [
                                {
                                  instancePath: instancePath + '/runs/' + i0,
                                  schemaPath: '#/properties/runs/items/additionalProperties',
                                  keyword: 'additionalProperties',
                                  params: { additionalProperty: key1 },
                                  message: 'must NOT have additional properties',
                                },
                              ];
                              return false;
                              break;
                            }
                          }
                          if (_errs6 === errors) {
                            if (data1.sha !== undefined) {
                              let data2 = data1.sha;
                              const _errs7 = errors;
                              if (errors === _errs7) {
                                if (typeof data2 === 'string') {
                                  if (func2(data2) > 64) {
                                    validate153.errors = [
                                      {
                                        instancePath: instancePath + '/runs/' + i0 + '/sha',
                                        schemaPath:
                                          '#/properties/runs/items/properties/sha/maxLength',
                                        keyword: 'maxLength',
                                        params: { limit: 64 },
                                        message: 'must NOT have more than 64 characters',
                                      },
                                    ];
                                    return false;
                                  }
                                } else {
                                  validate153.errors = [
                                    {
                                      instancePath: instancePath + '/runs/' + i0 + '/sha',
                                      schemaPath: '#/properties/runs/items/properties/sha/type',
                                      keyword: 'type',
                                      params: { type: 'string' },
                                      message: 'must be string',
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid2 = _errs7 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.finishedAt !== undefined) {
                                let data3 = data1.finishedAt;
                                const _errs9 = errors;
                                if (errors === _errs9) {
                                  if (errors === _errs9) {
                                    if (typeof data3 === 'string') {
                                      if (!pattern4.test(data3)) {
                                        validate153.errors = [
                                          {
                                            instancePath:
                                              instancePath + '/runs/' + i0 + '/finishedAt',
                                            schemaPath:
                                              '#/properties/runs/items/properties/finishedAt/pattern',
                                            keyword: 'pattern',
                                            params: {
                                              pattern:
                                                '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
                                            },
                                            message:
                                              'must match pattern "' +
                                              '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$' +
                                              '"',
                                          },
                                        ];
                                        return false;
                                      } else {
                                        if (!formats0.validate(data3)) {
                                          validate153.errors = [
                                            {
                                              instancePath:
                                                instancePath + '/runs/' + i0 + '/finishedAt',
                                              schemaPath:
                                                '#/properties/runs/items/properties/finishedAt/format',
                                              keyword: 'format',
                                              params: { format: 'date-time' },
                                              message: 'must match format "' + 'date-time' + '"',
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                    } else {
                                      validate153.errors = [
                                        {
                                          instancePath:
                                            instancePath + '/runs/' + i0 + '/finishedAt',
                                          schemaPath:
                                            '#/properties/runs/items/properties/finishedAt/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                          message: 'must be string',
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                                var valid2 = _errs9 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.runId !== undefined) {
                                  let data4 = data1.runId;
                                  const _errs11 = errors;
                                  if (!(
                                    typeof data4 == 'number' &&
                                    !(data4 % 1) &&
                                    !isNaN(data4) &&
                                    isFinite(data4)
                                  )) {
                                    validate153.errors = [
                                      {
                                        instancePath: instancePath + '/runs/' + i0 + '/runId',
                                        schemaPath: '#/properties/runs/items/properties/runId/type',
                                        keyword: 'type',
                                        params: { type: 'integer' },
                                        message: 'must be integer',
                                      },
                                    ];
                                    return false;
                                  }
                                  if (errors === _errs11) {
                                    if (typeof data4 == 'number' && isFinite(data4)) {
                                      if (data4 < 0 || isNaN(data4)) {
                                        validate153.errors = [
                                          {
                                            instancePath: instancePath + '/runs/' + i0 + '/runId',
                                            schemaPath:
                                              '#/properties/runs/items/properties/runId/minimum',
                                            keyword: 'minimum',
                                            params: { comparison: '>=', limit: 0 },
                                            message: 'must be >= 0',
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs11 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.runAttempt !== undefined) {
                                    let data5 = data1.runAttempt;
                                    const _errs13 = errors;
                                    if (!(
                                      typeof data5 == 'number' &&
                                      !(data5 % 1) &&
                                      !isNaN(data5) &&
                                      isFinite(data5)
                                    )) {
                                      validate153.errors = [
                                        {
                                          instancePath:
                                            instancePath + '/runs/' + i0 + '/runAttempt',
                                          schemaPath:
                                            '#/properties/runs/items/properties/runAttempt/type',
                                          keyword: 'type',
                                          params: { type: 'integer' },
                                          message: 'must be integer',
                                        },
                                      ];
                                      return false;
                                    }
                                    if (errors === _errs13) {
                                      if (typeof data5 == 'number' && isFinite(data5)) {
                                        if (data5 < 0 || isNaN(data5)) {
                                          validate153.errors = [
                                            {
                                              instancePath:
                                                instancePath + '/runs/' + i0 + '/runAttempt',
                                              schemaPath:
                                                '#/properties/runs/items/properties/runAttempt/minimum',
                                              keyword: 'minimum',
                                              params: { comparison: '>=', limit: 0 },
                                              message: 'must be >= 0',
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid2 = _errs13 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate153.errors = [
                          {
                            instancePath: instancePath + '/runs/' + i0,
                            schemaPath: '#/properties/runs/items/type',
                            keyword: 'type',
                            params: { type: 'object' },
                            message: 'must be object',
                          },
                        ];
                        return false;
                      }
                    }
                    var valid1 = _errs4 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              } else {
                validate153.errors = [
                  {
                    instancePath: instancePath + '/runs',
                    schemaPath: '#/properties/runs/type',
                    keyword: 'type',
                    params: { type: 'array' },
                    message: 'must be array',
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.suites !== undefined) {
              let data6 = data.suites;
              const _errs15 = errors;
              if (errors === _errs15) {
                if (Array.isArray(data6)) {
                  var valid3 = true;
                  const len1 = data6.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data7 = data6[i1];
                    const _errs17 = errors;
                    if (errors === _errs17) {
                      if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
                        let missing2;
                        if (
                          (data7.name === undefined && (missing2 = 'name')) ||
                          (data7.results === undefined && (missing2 = 'results'))
                        ) {
                          validate153.errors = [
                            {
                              instancePath: instancePath + '/suites/' + i1,
                              schemaPath: '#/properties/suites/items/required',
                              keyword: 'required',
                              params: { missingProperty: missing2 },
                              message: "must have required property '" + missing2 + "'",
                            },
                          ];
                          return false;
                        } else {
                          const _errs19 = errors;
                          for (const key2 in data7) {
                            if (!(key2 === 'name' || key2 === 'results')) {
                              validate153.errors = [
                                {
                                  instancePath: instancePath + '/suites/' + i1,
                                  schemaPath: '#/properties/suites/items/additionalProperties',
                                  keyword: 'additionalProperties',
                                  params: { additionalProperty: key2 },
                                  message: 'must NOT have additional properties',
                                },
                              ];
                              return false;
                              break;
                            }
                          }
                          if (_errs19 === errors) {
                            if (data7.name !== undefined) {
                              const _errs20 = errors;
                              if (typeof data7.name !== 'string') {
                                validate153.errors = [
                                  {
                                    instancePath: instancePath + '/suites/' + i1 + '/name',
                                    schemaPath: '#/properties/suites/items/properties/name/type',
                                    keyword: 'type',
                                    params: { type: 'string' },
                                    message: 'must be string',
                                  },
                                ];
                                return false;
                              }
                              var valid4 = _errs20 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data7.results !== undefined) {
                                let data9 = data7.results;
                                const _errs22 = errors;
                                if (errors === _errs22) {
                                  if (Array.isArray(data9)) {
                                    var valid5 = true;
                                    const len2 = data9.length;
                                    for (let i2 = 0; i2 < len2; i2++) {
                                      let data10 = data9[i2];
                                      const _errs24 = errors;
                                      if (errors === _errs24) {
                                        if (
                                          data10 &&
                                          typeof data10 == 'object' &&
                                          !Array.isArray(data10)
                                        ) {
                                          let missing3;
                                          if (
                                            (data10.test === undefined && (missing3 = 'test')) ||
                                            (data10.model === undefined && (missing3 = 'model')) ||
                                            (data10.request === undefined &&
                                              (missing3 = 'request')) ||
                                            (data10.checks === undefined &&
                                              (missing3 = 'checks')) ||
                                            (data10.runs === undefined && (missing3 = 'runs'))
                                          ) {
                                            validate153.errors = [
                                              {
                                                instancePath:
                                                  instancePath + '/suites/' + i1 + '/results/' + i2,
                                                schemaPath:
                                                  '#/properties/suites/items/properties/results/items/required',
                                                keyword: 'required',
                                                params: { missingProperty: missing3 },
                                                message:
                                                  "must have required property '" + missing3 + "'",
                                              },
                                            ];
                                            return false;
                                          } else {
                                            const _errs26 = errors;
                                            for (const key3 in data10) {
                                              if (!(
                                                key3 === 'test' ||
                                                key3 === 'model' ||
                                                key3 === 'request' ||
                                                key3 === 'checks' ||
                                                key3 === 'runs'
                                              )) {
                                                validate153.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath +
                                                      '/suites/' +
                                                      i1 +
                                                      '/results/' +
                                                      i2,
                                                    schemaPath:
                                                      '#/properties/suites/items/properties/results/items/additionalProperties',
                                                    keyword: 'additionalProperties',
                                                    params: { additionalProperty: key3 },
                                                    message: 'must NOT have additional properties',
                                                  },
                                                ];
                                                return false;
                                                break;
                                              }
                                            }
                                            if (_errs26 === errors) {
                                              if (data10.test !== undefined) {
                                                const _errs27 = errors;
                                                if (typeof data10.test !== 'string') {
                                                  validate153.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath +
                                                        '/suites/' +
                                                        i1 +
                                                        '/results/' +
                                                        i2 +
                                                        '/test',
                                                      schemaPath:
                                                        '#/properties/suites/items/properties/results/items/properties/test/type',
                                                      keyword: 'type',
                                                      params: { type: 'string' },
                                                      message: 'must be string',
                                                    },
                                                  ];
                                                  return false;
                                                }
                                                var valid6 = _errs27 === errors;
                                              } else {
                                                var valid6 = true;
                                              }
                                              if (valid6) {
                                                if (data10.model !== undefined) {
                                                  const _errs29 = errors;
                                                  if (typeof data10.model !== 'string') {
                                                    validate153.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath +
                                                          '/suites/' +
                                                          i1 +
                                                          '/results/' +
                                                          i2 +
                                                          '/model',
                                                        schemaPath:
                                                          '#/properties/suites/items/properties/results/items/properties/model/type',
                                                        keyword: 'type',
                                                        params: { type: 'string' },
                                                        message: 'must be string',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                  var valid6 = _errs29 === errors;
                                                } else {
                                                  var valid6 = true;
                                                }
                                                if (valid6) {
                                                  if (data10.request !== undefined) {
                                                    let data13 = data10.request;
                                                    const _errs31 = errors;
                                                    if (
                                                      typeof data13 !== 'string' &&
                                                      data13 !== null
                                                    ) {
                                                      validate153.errors = [
                                                        {
                                                          instancePath:
                                                            instancePath +
                                                            '/suites/' +
                                                            i1 +
                                                            '/results/' +
                                                            i2 +
                                                            '/request',
                                                          schemaPath:
                                                            '#/properties/suites/items/properties/results/items/properties/request/type',
                                                          keyword: 'type',
                                                          params: {
                                                            type: schema62.properties.suites.items
                                                              .properties.results.items.properties
                                                              .request.type,
                                                          },
                                                          message: 'must be string,null',
                                                        },
                                                      ];
                                                      return false;
                                                    }
                                                    var valid6 = _errs31 === errors;
                                                  } else {
                                                    var valid6 = true;
                                                  }
                                                  if (valid6) {
                                                    if (data10.checks !== undefined) {
                                                      const _errs33 = errors;
                                                      if (typeof data10.checks !== 'string') {
                                                        validate153.errors = [
                                                          {
                                                            instancePath:
                                                              instancePath +
                                                              '/suites/' +
                                                              i1 +
                                                              '/results/' +
                                                              i2 +
                                                              '/checks',
                                                            schemaPath:
                                                              '#/properties/suites/items/properties/results/items/properties/checks/type',
                                                            keyword: 'type',
                                                            params: { type: 'string' },
                                                            message: 'must be string',
                                                          },
                                                        ];
                                                        return false;
                                                      }
                                                      var valid6 = _errs33 === errors;
                                                    } else {
                                                      var valid6 = true;
                                                    }
                                                    if (valid6) {
                                                      if (data10.runs !== undefined) {
                                                        let data15 = data10.runs;
                                                        const _errs35 = errors;
                                                        if (errors === _errs35) {
                                                          if (Array.isArray(data15)) {
                                                            if (data15.length > 10) {
                                                              validate153.errors = [
                                                                {
                                                                  instancePath:
                                                                    instancePath +
                                                                    '/suites/' +
                                                                    i1 +
                                                                    '/results/' +
                                                                    i2 +
                                                                    '/runs',
                                                                  schemaPath:
                                                                    '#/properties/suites/items/properties/results/items/properties/runs/maxItems',
                                                                  keyword: 'maxItems',
                                                                  params: { limit: 10 },
                                                                  message:
                                                                    'must NOT have more than 10 items',
                                                                },
                                                              ];
                                                              return false;
                                                            } else {
                                                              var valid7 = true;
                                                              const len3 = data15.length;
                                                              for (let i3 = 0; i3 < len3; i3++) {
                                                                let data16 = data15[i3];
                                                                const _errs37 = errors;
                                                                if (errors === _errs37) {
                                                                  if (Array.isArray(data16)) {
                                                                    if (data16.length > 5) {
                                                                      validate153.errors = [
                                                                        {
                                                                          instancePath:
                                                                            instancePath +
                                                                            '/suites/' +
                                                                            i1 +
                                                                            '/results/' +
                                                                            i2 +
                                                                            '/runs/' +
                                                                            i3,
                                                                          schemaPath:
                                                                            '#/properties/suites/items/properties/results/items/properties/runs/items/maxItems',
                                                                          keyword: 'maxItems',
                                                                          params: { limit: 5 },
                                                                          message:
                                                                            'must NOT have more than 5 items',
                                                                        },
                                                                      ];
                                                                      return false;
                                                                    } else {
                                                                      if (data16.length < 5) {
                                                                        validate153.errors = [
                                                                          {
                                                                            instancePath:
                                                                              instancePath +
                                                                              '/suites/' +
                                                                              i1 +
                                                                              '/results/' +
                                                                              i2 +
                                                                              '/runs/' +
                                                                              i3,
                                                                            schemaPath:
                                                                              '#/properties/suites/items/properties/results/items/properties/runs/items/minItems',
                                                                            keyword: 'minItems',
                                                                            params: { limit: 5 },
                                                                            message:
                                                                              'must NOT have fewer than 5 items',
                                                                          },
                                                                        ];
                                                                        return false;
                                                                      } else {
                                                                        const len4 = data16.length;
                                                                        if (len4 > 0) {
                                                                          let data17 = data16[0];
                                                                          const _errs39 = errors;
                                                                          if (!(
                                                                            typeof data17 ==
                                                                              'number' &&
                                                                            !(data17 % 1) &&
                                                                            !isNaN(data17) &&
                                                                            isFinite(data17)
                                                                          )) {
                                                                            validate153.errors = [
                                                                              {
                                                                                instancePath:
                                                                                  instancePath +
                                                                                  '/suites/' +
                                                                                  i1 +
                                                                                  '/results/' +
                                                                                  i2 +
                                                                                  '/runs/' +
                                                                                  i3 +
                                                                                  '/0',
                                                                                schemaPath:
                                                                                  '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/0/type',
                                                                                keyword: 'type',
                                                                                params: {
                                                                                  type: 'integer',
                                                                                },
                                                                                message:
                                                                                  'must be integer',
                                                                              },
                                                                            ];
                                                                            return false;
                                                                          }
                                                                          if (errors === _errs39) {
                                                                            if (
                                                                              typeof data17 ==
                                                                                'number' &&
                                                                              isFinite(data17)
                                                                            ) {
                                                                              if (
                                                                                data17 > 9 ||
                                                                                isNaN(data17)
                                                                              ) {
                                                                                validate153.errors =
                                                                                  [
                                                                                    {
                                                                                      instancePath:
                                                                                        instancePath +
                                                                                        '/suites/' +
                                                                                        i1 +
                                                                                        '/results/' +
                                                                                        i2 +
                                                                                        '/runs/' +
                                                                                        i3 +
                                                                                        '/0',
                                                                                      schemaPath:
                                                                                        '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/0/maximum',
                                                                                      keyword:
                                                                                        'maximum',
                                                                                      params: {
                                                                                        comparison:
                                                                                          '<=',
                                                                                        limit: 9,
                                                                                      },
                                                                                      message:
                                                                                        'must be <= 9',
                                                                                    },
                                                                                  ];
                                                                                return false;
                                                                              } else {
                                                                                if (
                                                                                  data17 < 0 ||
                                                                                  isNaN(data17)
                                                                                ) {
                                                                                  validate153.errors =
                                                                                    [
                                                                                      {
                                                                                        instancePath:
                                                                                          instancePath +
                                                                                          '/suites/' +
                                                                                          i1 +
                                                                                          '/results/' +
                                                                                          i2 +
                                                                                          '/runs/' +
                                                                                          i3 +
                                                                                          '/0',
                                                                                        schemaPath:
                                                                                          '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/0/minimum',
                                                                                        keyword:
                                                                                          'minimum',
                                                                                        params: {
                                                                                          comparison:
                                                                                            '>=',
                                                                                          limit: 0,
                                                                                        },
                                                                                        message:
                                                                                          'must be >= 0',
                                                                                      },
                                                                                    ];
                                                                                  return false;
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid8 =
                                                                            _errs39 === errors;
                                                                        }
                                                                        if (valid8) {
                                                                          if (len4 > 1) {
                                                                            let data18 = data16[1];
                                                                            const _errs41 = errors;
                                                                            if (
                                                                              errors === _errs41
                                                                            ) {
                                                                              if (
                                                                                typeof data18 ===
                                                                                'string'
                                                                              ) {
                                                                                if (
                                                                                  !pattern13.test(
                                                                                    data18,
                                                                                  )
                                                                                ) {
                                                                                  validate153.errors =
                                                                                    [
                                                                                      {
                                                                                        instancePath:
                                                                                          instancePath +
                                                                                          '/suites/' +
                                                                                          i1 +
                                                                                          '/results/' +
                                                                                          i2 +
                                                                                          '/runs/' +
                                                                                          i3 +
                                                                                          '/1',
                                                                                        schemaPath:
                                                                                          '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/1/pattern',
                                                                                        keyword:
                                                                                          'pattern',
                                                                                        params: {
                                                                                          pattern:
                                                                                            '^[01]{0,100}$',
                                                                                        },
                                                                                        message:
                                                                                          'must match pattern "' +
                                                                                          '^[01]{0,100}$' +
                                                                                          '"',
                                                                                      },
                                                                                    ];
                                                                                  return false;
                                                                                }
                                                                              } else {
                                                                                validate153.errors =
                                                                                  [
                                                                                    {
                                                                                      instancePath:
                                                                                        instancePath +
                                                                                        '/suites/' +
                                                                                        i1 +
                                                                                        '/results/' +
                                                                                        i2 +
                                                                                        '/runs/' +
                                                                                        i3 +
                                                                                        '/1',
                                                                                      schemaPath:
                                                                                        '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/1/type',
                                                                                      keyword:
                                                                                        'type',
                                                                                      params: {
                                                                                        type: 'string',
                                                                                      },
                                                                                      message:
                                                                                        'must be string',
                                                                                    },
                                                                                  ];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid8 =
                                                                              _errs41 === errors;
                                                                          }
                                                                          if (valid8) {
                                                                            if (len4 > 2) {
                                                                              let data19 =
                                                                                data16[2];
                                                                              const _errs43 =
                                                                                errors;
                                                                              if (
                                                                                !(
                                                                                  typeof data19 ==
                                                                                    'number' &&
                                                                                  isFinite(data19)
                                                                                ) &&
                                                                                data19 !== null
                                                                              ) {
                                                                                validate153.errors =
                                                                                  [
                                                                                    {
                                                                                      instancePath:
                                                                                        instancePath +
                                                                                        '/suites/' +
                                                                                        i1 +
                                                                                        '/results/' +
                                                                                        i2 +
                                                                                        '/runs/' +
                                                                                        i3 +
                                                                                        '/2',
                                                                                      schemaPath:
                                                                                        '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/2/type',
                                                                                      keyword:
                                                                                        'type',
                                                                                      params: {
                                                                                        type: schema62
                                                                                          .properties
                                                                                          .suites
                                                                                          .items
                                                                                          .properties
                                                                                          .results
                                                                                          .items
                                                                                          .properties
                                                                                          .runs
                                                                                          .items
                                                                                          .prefixItems[2]
                                                                                          .type,
                                                                                      },
                                                                                      message:
                                                                                        'must be number,null',
                                                                                    },
                                                                                  ];
                                                                                return false;
                                                                              }
                                                                              if (
                                                                                errors === _errs43
                                                                              ) {
                                                                                if (
                                                                                  typeof data19 ==
                                                                                    'number' &&
                                                                                  isFinite(data19)
                                                                                ) {
                                                                                  if (
                                                                                    data19 > 1e30 ||
                                                                                    isNaN(data19)
                                                                                  ) {
                                                                                    validate153.errors =
                                                                                      [
                                                                                        {
                                                                                          instancePath:
                                                                                            instancePath +
                                                                                            '/suites/' +
                                                                                            i1 +
                                                                                            '/results/' +
                                                                                            i2 +
                                                                                            '/runs/' +
                                                                                            i3 +
                                                                                            '/2',
                                                                                          schemaPath:
                                                                                            '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/2/maximum',
                                                                                          keyword:
                                                                                            'maximum',
                                                                                          params: {
                                                                                            comparison:
                                                                                              '<=',
                                                                                            limit: 1e30,
                                                                                          },
                                                                                          message:
                                                                                            'must be <= 1e+30',
                                                                                        },
                                                                                      ];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              }
                                                                              var valid8 =
                                                                                _errs43 === errors;
                                                                            }
                                                                            if (valid8) {
                                                                              if (len4 > 3) {
                                                                                let data20 =
                                                                                  data16[3];
                                                                                const _errs45 =
                                                                                  errors;
                                                                                if (
                                                                                  !(
                                                                                    typeof data20 ==
                                                                                      'number' &&
                                                                                    isFinite(data20)
                                                                                  ) &&
                                                                                  data20 !== null
                                                                                ) {
                                                                                  validate153.errors =
                                                                                    [
                                                                                      {
                                                                                        instancePath:
                                                                                          instancePath +
                                                                                          '/suites/' +
                                                                                          i1 +
                                                                                          '/results/' +
                                                                                          i2 +
                                                                                          '/runs/' +
                                                                                          i3 +
                                                                                          '/3',
                                                                                        schemaPath:
                                                                                          '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/3/type',
                                                                                        keyword:
                                                                                          'type',
                                                                                        params: {
                                                                                          type: schema62
                                                                                            .properties
                                                                                            .suites
                                                                                            .items
                                                                                            .properties
                                                                                            .results
                                                                                            .items
                                                                                            .properties
                                                                                            .runs
                                                                                            .items
                                                                                            .prefixItems[3]
                                                                                            .type,
                                                                                        },
                                                                                        message:
                                                                                          'must be number,null',
                                                                                      },
                                                                                    ];
                                                                                  return false;
                                                                                }
                                                                                if (
                                                                                  errors === _errs45
                                                                                ) {
                                                                                  if (
                                                                                    typeof data20 ==
                                                                                      'number' &&
                                                                                    isFinite(data20)
                                                                                  ) {
                                                                                    if (
                                                                                      data20 >
                                                                                        1e30 ||
                                                                                      isNaN(data20)
                                                                                    ) {
                                                                                      validate153.errors =
                                                                                        [
                                                                                          {
                                                                                            instancePath:
                                                                                              instancePath +
                                                                                              '/suites/' +
                                                                                              i1 +
                                                                                              '/results/' +
                                                                                              i2 +
                                                                                              '/runs/' +
                                                                                              i3 +
                                                                                              '/3',
                                                                                            schemaPath:
                                                                                              '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/3/maximum',
                                                                                            keyword:
                                                                                              'maximum',
                                                                                            params:
                                                                                              {
                                                                                                comparison:
                                                                                                  '<=',
                                                                                                limit: 1e30,
                                                                                              },
                                                                                            message:
                                                                                              'must be <= 1e+30',
                                                                                          },
                                                                                        ];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                }
                                                                                var valid8 =
                                                                                  _errs45 ===
                                                                                  errors;
                                                                              }
                                                                              if (valid8) {
                                                                                if (len4 > 4) {
                                                                                  let data21 =
                                                                                    data16[4];
                                                                                  const _errs47 =
                                                                                    errors;
                                                                                  if (
                                                                                    !(
                                                                                      typeof data21 ==
                                                                                        'number' &&
                                                                                      isFinite(
                                                                                        data21,
                                                                                      )
                                                                                    ) &&
                                                                                    data21 !== null
                                                                                  ) {
                                                                                    validate153.errors =
                                                                                      [
                                                                                        {
                                                                                          instancePath:
                                                                                            instancePath +
                                                                                            '/suites/' +
                                                                                            i1 +
                                                                                            '/results/' +
                                                                                            i2 +
                                                                                            '/runs/' +
                                                                                            i3 +
                                                                                            '/4',
                                                                                          schemaPath:
                                                                                            '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/4/type',
                                                                                          keyword:
                                                                                            'type',
                                                                                          params: {
                                                                                            type: schema62
                                                                                              .properties
                                                                                              .suites
                                                                                              .items
                                                                                              .properties
                                                                                              .results
                                                                                              .items
                                                                                              .properties
                                                                                              .runs
                                                                                              .items
                                                                                              .prefixItems[4]
                                                                                              .type,
                                                                                          },
                                                                                          message:
                                                                                            'must be number,null',
                                                                                        },
                                                                                      ];
                                                                                    return false;
                                                                                  }
                                                                                  if (
                                                                                    errors ===
                                                                                    _errs47
                                                                                  ) {
                                                                                    if (
                                                                                      typeof data21 ==
                                                                                        'number' &&
                                                                                      isFinite(
                                                                                        data21,
                                                                                      )
                                                                                    ) {
                                                                                      if (
                                                                                        data21 >
                                                                                          1e30 ||
                                                                                        isNaN(
                                                                                          data21,
                                                                                        )
                                                                                      ) {
                                                                                        validate153.errors =
                                                                                          [
                                                                                            {
                                                                                              instancePath:
                                                                                                instancePath +
                                                                                                '/suites/' +
                                                                                                i1 +
                                                                                                '/results/' +
                                                                                                i2 +
                                                                                                '/runs/' +
                                                                                                i3 +
                                                                                                '/4',
                                                                                              schemaPath:
                                                                                                '#/properties/suites/items/properties/results/items/properties/runs/items/prefixItems/4/maximum',
                                                                                              keyword:
                                                                                                'maximum',
                                                                                              params:
                                                                                                {
                                                                                                  comparison:
                                                                                                    '<=',
                                                                                                  limit: 1e30,
                                                                                                },
                                                                                              message:
                                                                                                'must be <= 1e+30',
                                                                                            },
                                                                                          ];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                  var valid8 =
                                                                                    _errs47 ===
                                                                                    errors;
                                                                                }
                                                                                if (valid8) {
                                                                                  const len5 =
                                                                                    data16.length;
                                                                                  if (
                                                                                    !(len5 <= 5)
                                                                                  ) {
                                                                                    validate153.errors =
                                                                                      [
                                                                                        {
                                                                                          instancePath:
                                                                                            instancePath +
                                                                                            '/suites/' +
                                                                                            i1 +
                                                                                            '/results/' +
                                                                                            i2 +
                                                                                            '/runs/' +
                                                                                            i3,
                                                                                          schemaPath:
                                                                                            '#/properties/suites/items/properties/results/items/properties/runs/items/items',
                                                                                          keyword:
                                                                                            'items',
                                                                                          params: {
                                                                                            limit: 5,
                                                                                          },
                                                                                          message:
                                                                                            'must NOT have more than 5 items',
                                                                                        },
                                                                                      ];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate153.errors = [
                                                                      {
                                                                        instancePath:
                                                                          instancePath +
                                                                          '/suites/' +
                                                                          i1 +
                                                                          '/results/' +
                                                                          i2 +
                                                                          '/runs/' +
                                                                          i3,
                                                                        schemaPath:
                                                                          '#/properties/suites/items/properties/results/items/properties/runs/items/type',
                                                                        keyword: 'type',
                                                                        params: { type: 'array' },
                                                                        message: 'must be array',
                                                                      },
                                                                    ];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid7 = _errs37 === errors;
                                                                if (!valid7) {
                                                                  break;
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate153.errors = [
                                                              {
                                                                instancePath:
                                                                  instancePath +
                                                                  '/suites/' +
                                                                  i1 +
                                                                  '/results/' +
                                                                  i2 +
                                                                  '/runs',
                                                                schemaPath:
                                                                  '#/properties/suites/items/properties/results/items/properties/runs/type',
                                                                keyword: 'type',
                                                                params: { type: 'array' },
                                                                message: 'must be array',
                                                              },
                                                            ];
                                                            return false;
                                                          }
                                                        }
                                                        var valid6 = _errs35 === errors;
                                                      } else {
                                                        var valid6 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate153.errors = [
                                            {
                                              instancePath:
                                                instancePath + '/suites/' + i1 + '/results/' + i2,
                                              schemaPath:
                                                '#/properties/suites/items/properties/results/items/type',
                                              keyword: 'type',
                                              params: { type: 'object' },
                                              message: 'must be object',
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                      var valid5 = _errs24 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate153.errors = [
                                      {
                                        instancePath: instancePath + '/suites/' + i1 + '/results',
                                        schemaPath:
                                          '#/properties/suites/items/properties/results/type',
                                        keyword: 'type',
                                        params: { type: 'array' },
                                        message: 'must be array',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid4 = _errs22 === errors;
                              } else {
                                var valid4 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate153.errors = [
                          {
                            instancePath: instancePath + '/suites/' + i1,
                            schemaPath: '#/properties/suites/items/type',
                            keyword: 'type',
                            params: { type: 'object' },
                            message: 'must be object',
                          },
                        ];
                        return false;
                      }
                    }
                    var valid3 = _errs17 === errors;
                    if (!valid3) {
                      break;
                    }
                  }
                } else {
                  validate153.errors = [
                    {
                      instancePath: instancePath + '/suites',
                      schemaPath: '#/properties/suites/type',
                      keyword: 'type',
                      params: { type: 'array' },
                      message: 'must be array',
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs15 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.trend !== undefined) {
                let data22 = data.trend;
                const _errs49 = errors;
                if (errors === _errs49) {
                  if (Array.isArray(data22)) {
                    var valid9 = true;
                    const len6 = data22.length;
                    for (let i4 = 0; i4 < len6; i4++) {
                      let data23 = data22[i4];
                      const _errs51 = errors;
                      if (errors === _errs51) {
                        if (data23 && typeof data23 == 'object' && !Array.isArray(data23)) {
                          let missing4;
                          if (
                            (data23.sha === undefined && (missing4 = 'sha')) ||
                            (data23.finishedAt === undefined && (missing4 = 'finishedAt')) ||
                            (data23.suite === undefined && (missing4 = 'suite')) ||
                            (data23.passRate === undefined && (missing4 = 'passRate')) ||
                            (data23.judgeAvg === undefined && (missing4 = 'judgeAvg')) ||
                            (data23.latencyAvgMs === undefined && (missing4 = 'latencyAvgMs')) ||
                            (data23.costUsd === undefined && (missing4 = 'costUsd'))
                          ) {
                            validate153.errors = [
                              {
                                instancePath: instancePath + '/trend/' + i4,
                                schemaPath: '#/properties/trend/items/required',
                                keyword: 'required',
                                params: { missingProperty: missing4 },
                                message: "must have required property '" + missing4 + "'",
                              },
                            ];
                            return false;
                          } else {
                            const _errs53 = errors;
                            for (const key4 in data23) {
                              if (!(
                                key4 === 'sha' ||
                                key4 === 'finishedAt' ||
                                key4 === 'suite' ||
                                key4 === 'passRate' ||
                                key4 === 'judgeAvg' ||
                                key4 === 'latencyAvgMs' ||
                                key4 === 'costUsd'
                              )) {
                                validate153.errors = [
                                  {
                                    instancePath: instancePath + '/trend/' + i4,
                                    schemaPath: '#/properties/trend/items/additionalProperties',
                                    keyword: 'additionalProperties',
                                    params: { additionalProperty: key4 },
                                    message: 'must NOT have additional properties',
                                  },
                                ];
                                return false;
                                break;
                              }
                            }
                            if (_errs53 === errors) {
                              if (data23.sha !== undefined) {
                                let data24 = data23.sha;
                                const _errs54 = errors;
                                if (errors === _errs54) {
                                  if (typeof data24 === 'string') {
                                    if (func2(data24) > 64) {
                                      validate153.errors = [
                                        {
                                          instancePath: instancePath + '/trend/' + i4 + '/sha',
                                          schemaPath:
                                            '#/properties/trend/items/properties/sha/maxLength',
                                          keyword: 'maxLength',
                                          params: { limit: 64 },
                                          message: 'must NOT have more than 64 characters',
                                        },
                                      ];
                                      return false;
                                    }
                                  } else {
                                    validate153.errors = [
                                      {
                                        instancePath: instancePath + '/trend/' + i4 + '/sha',
                                        schemaPath: '#/properties/trend/items/properties/sha/type',
                                        keyword: 'type',
                                        params: { type: 'string' },
                                        message: 'must be string',
                                      },
                                    ];
                                    return false;
                                  }
                                }
                                var valid10 = _errs54 === errors;
                              } else {
                                var valid10 = true;
                              }
                              if (valid10) {
                                if (data23.finishedAt !== undefined) {
                                  let data25 = data23.finishedAt;
                                  const _errs56 = errors;
                                  if (errors === _errs56) {
                                    if (errors === _errs56) {
                                      if (typeof data25 === 'string') {
                                        if (!pattern4.test(data25)) {
                                          validate153.errors = [
                                            {
                                              instancePath:
                                                instancePath + '/trend/' + i4 + '/finishedAt',
                                              schemaPath:
                                                '#/properties/trend/items/properties/finishedAt/pattern',
                                              keyword: 'pattern',
                                              params: {
                                                pattern:
                                                  '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$',
                                              },
                                              message:
                                                'must match pattern "' +
                                                '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,9})?Z$' +
                                                '"',
                                            },
                                          ];
                                          return false;
                                        } else {
                                          if (!formats0.validate(data25)) {
                                            validate153.errors = [
                                              {
                                                instancePath:
                                                  instancePath + '/trend/' + i4 + '/finishedAt',
                                                schemaPath:
                                                  '#/properties/trend/items/properties/finishedAt/format',
                                                keyword: 'format',
                                                params: { format: 'date-time' },
                                                message: 'must match format "' + 'date-time' + '"',
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                      } else {
                                        validate153.errors = [
                                          {
                                            instancePath:
                                              instancePath + '/trend/' + i4 + '/finishedAt',
                                            schemaPath:
                                              '#/properties/trend/items/properties/finishedAt/type',
                                            keyword: 'type',
                                            params: { type: 'string' },
                                            message: 'must be string',
                                          },
                                        ];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid10 = _errs56 === errors;
                                } else {
                                  var valid10 = true;
                                }
                                if (valid10) {
                                  if (data23.suite !== undefined) {
                                    const _errs58 = errors;
                                    if (typeof data23.suite !== 'string') {
                                      validate153.errors = [
                                        {
                                          instancePath: instancePath + '/trend/' + i4 + '/suite',
                                          schemaPath:
                                            '#/properties/trend/items/properties/suite/type',
                                          keyword: 'type',
                                          params: { type: 'string' },
                                          message: 'must be string',
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid10 = _errs58 === errors;
                                  } else {
                                    var valid10 = true;
                                  }
                                  if (valid10) {
                                    if (data23.passRate !== undefined) {
                                      let data27 = data23.passRate;
                                      const _errs60 = errors;
                                      if (errors === _errs60) {
                                        if (typeof data27 == 'number' && isFinite(data27)) {
                                          if (data27 > 1 || isNaN(data27)) {
                                            validate153.errors = [
                                              {
                                                instancePath:
                                                  instancePath + '/trend/' + i4 + '/passRate',
                                                schemaPath:
                                                  '#/properties/trend/items/properties/passRate/maximum',
                                                keyword: 'maximum',
                                                params: { comparison: '<=', limit: 1 },
                                                message: 'must be <= 1',
                                              },
                                            ];
                                            return false;
                                          } else {
                                            if (data27 < 0 || isNaN(data27)) {
                                              validate153.errors = [
                                                {
                                                  instancePath:
                                                    instancePath + '/trend/' + i4 + '/passRate',
                                                  schemaPath:
                                                    '#/properties/trend/items/properties/passRate/minimum',
                                                  keyword: 'minimum',
                                                  params: { comparison: '>=', limit: 0 },
                                                  message: 'must be >= 0',
                                                },
                                              ];
                                              return false;
                                            }
                                          }
                                        } else {
                                          validate153.errors = [
                                            {
                                              instancePath:
                                                instancePath + '/trend/' + i4 + '/passRate',
                                              schemaPath:
                                                '#/properties/trend/items/properties/passRate/type',
                                              keyword: 'type',
                                              params: { type: 'number' },
                                              message: 'must be number',
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                      var valid10 = _errs60 === errors;
                                    } else {
                                      var valid10 = true;
                                    }
                                    if (valid10) {
                                      if (data23.judgeAvg !== undefined) {
                                        let data28 = data23.judgeAvg;
                                        const _errs62 = errors;
                                        if (
                                          !(typeof data28 == 'number' && isFinite(data28)) &&
                                          data28 !== null
                                        ) {
                                          validate153.errors = [
                                            {
                                              instancePath:
                                                instancePath + '/trend/' + i4 + '/judgeAvg',
                                              schemaPath:
                                                '#/properties/trend/items/properties/judgeAvg/type',
                                              keyword: 'type',
                                              params: {
                                                type: schema62.properties.trend.items.properties
                                                  .judgeAvg.type,
                                              },
                                              message: 'must be number,null',
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid10 = _errs62 === errors;
                                      } else {
                                        var valid10 = true;
                                      }
                                      if (valid10) {
                                        if (data23.latencyAvgMs !== undefined) {
                                          let data29 = data23.latencyAvgMs;
                                          const _errs64 = errors;
                                          if (
                                            !(typeof data29 == 'number' && isFinite(data29)) &&
                                            data29 !== null
                                          ) {
                                            validate153.errors = [
                                              {
                                                instancePath:
                                                  instancePath + '/trend/' + i4 + '/latencyAvgMs',
                                                schemaPath:
                                                  '#/properties/trend/items/properties/latencyAvgMs/type',
                                                keyword: 'type',
                                                params: {
                                                  type: schema62.properties.trend.items.properties
                                                    .latencyAvgMs.type,
                                                },
                                                message: 'must be number,null',
                                              },
                                            ];
                                            return false;
                                          }
                                          if (errors === _errs64) {
                                            if (typeof data29 == 'number' && isFinite(data29)) {
                                              if (data29 > 1e30 || isNaN(data29)) {
                                                validate153.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath +
                                                      '/trend/' +
                                                      i4 +
                                                      '/latencyAvgMs',
                                                    schemaPath:
                                                      '#/properties/trend/items/properties/latencyAvgMs/maximum',
                                                    keyword: 'maximum',
                                                    params: { comparison: '<=', limit: 1e30 },
                                                    message: 'must be <= 1e+30',
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid10 = _errs64 === errors;
                                        } else {
                                          var valid10 = true;
                                        }
                                        if (valid10) {
                                          if (data23.costUsd !== undefined) {
                                            let data30 = data23.costUsd;
                                            const _errs66 = errors;
                                            if (errors === _errs66) {
                                              if (typeof data30 == 'number' && isFinite(data30)) {
                                                if (data30 > 1e30 || isNaN(data30)) {
                                                  validate153.errors = [
                                                    {
                                                      instancePath:
                                                        instancePath + '/trend/' + i4 + '/costUsd',
                                                      schemaPath:
                                                        '#/properties/trend/items/properties/costUsd/maximum',
                                                      keyword: 'maximum',
                                                      params: { comparison: '<=', limit: 1e30 },
                                                      message: 'must be <= 1e+30',
                                                    },
                                                  ];
                                                  return false;
                                                } else {
                                                  if (data30 < 0 || isNaN(data30)) {
                                                    validate153.errors = [
                                                      {
                                                        instancePath:
                                                          instancePath +
                                                          '/trend/' +
                                                          i4 +
                                                          '/costUsd',
                                                        schemaPath:
                                                          '#/properties/trend/items/properties/costUsd/minimum',
                                                        keyword: 'minimum',
                                                        params: { comparison: '>=', limit: 0 },
                                                        message: 'must be >= 0',
                                                      },
                                                    ];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate153.errors = [
                                                  {
                                                    instancePath:
                                                      instancePath + '/trend/' + i4 + '/costUsd',
                                                    schemaPath:
                                                      '#/properties/trend/items/properties/costUsd/type',
                                                    keyword: 'type',
                                                    params: { type: 'number' },
                                                    message: 'must be number',
                                                  },
                                                ];
                                                return false;
                                              }
                                            }
                                            var valid10 = _errs66 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate153.errors = [
                            {
                              instancePath: instancePath + '/trend/' + i4,
                              schemaPath: '#/properties/trend/items/type',
                              keyword: 'type',
                              params: { type: 'object' },
                              message: 'must be object',
                            },
                          ];
                          return false;
                        }
                      }
                      var valid9 = _errs51 === errors;
                      if (!valid9) {
                        break;
                      }
                    }
                  } else {
                    validate153.errors = [
                      {
                        instancePath: instancePath + '/trend',
                        schemaPath: '#/properties/trend/type',
                        keyword: 'type',
                        params: { type: 'array' },
                        message: 'must be array',
                      },
                    ];
                    return false;
                  }
                }
                var valid0 = _errs49 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate153.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate153.errors = vErrors;
  return errors === 0;
}
validate153.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema63 = {
  type: 'object',
  additionalProperties: false,
  required: ['message'],
  properties: {
    message: { type: 'string' },
    location: { $ref: '#/$defs/location' },
    path: { type: 'string' },
    hint: { type: 'string' },
  },
};
function validate155(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (data.message === undefined && (missing0 = 'message')) {
        validate155.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === 'message' || key0 === 'location' || key0 === 'path' || key0 === 'hint')) {
            validate155.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.message !== undefined) {
            const _errs2 = errors;
            if (typeof data.message !== 'string') {
              validate155.errors = [
                {
                  instancePath: instancePath + '/message',
                  schemaPath: '#/properties/message/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.location !== undefined) {
              const _errs4 = errors;
              if (
                !validate117(data.location, {
                  instancePath: instancePath + '/location',
                  parentData: data,
                  parentDataProperty: 'location',
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.path !== undefined) {
                const _errs5 = errors;
                if (typeof data.path !== 'string') {
                  validate155.errors = [
                    {
                      instancePath: instancePath + '/path',
                      schemaPath: '#/properties/path/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    },
                  ];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.hint !== undefined) {
                  const _errs7 = errors;
                  if (typeof data.hint !== 'string') {
                    validate155.errors = [
                      {
                        instancePath: instancePath + '/hint',
                        schemaPath: '#/properties/hint/type',
                        keyword: 'type',
                        params: { type: 'string' },
                        message: 'must be string',
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate155.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate155.errors = vErrors;
  return errors === 0;
}
validate155.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate52(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="https://raw.githubusercontent.com/kindlm/action/v1/src/report/report.schema.json?version=2" */ let vErrors =
    null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing0;
      if (
        (data.version === undefined && (missing0 = 'version')) ||
        (data.tool === undefined && (missing0 = 'tool')) ||
        (data.verdict === undefined && (missing0 = 'verdict')) ||
        (data.complete === undefined && (missing0 = 'complete')) ||
        (data.run === undefined && (missing0 = 'run')) ||
        (data.totals === undefined && (missing0 = 'totals')) ||
        (data.failureCodes === undefined && (missing0 = 'failureCodes')) ||
        (data.suites === undefined && (missing0 = 'suites')) ||
        (data.problems === undefined && (missing0 = 'problems')) ||
        (data.notices === undefined && (missing0 = 'notices'))
      ) {
        validate52.errors = [
          {
            instancePath,
            schemaPath: '#/required',
            keyword: 'required',
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema19.properties, key0)) {
            validate52.errors = [
              {
                instancePath,
                schemaPath: '#/additionalProperties',
                keyword: 'additionalProperties',
                params: { additionalProperty: key0 },
                message: 'must NOT have additional properties',
              },
            ];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.version !== undefined) {
            const _errs2 = errors;
            if ('2' !== data.version) {
              validate52.errors = [
                {
                  instancePath: instancePath + '/version',
                  schemaPath: '#/properties/version/const',
                  keyword: 'const',
                  params: { allowedValue: '2' },
                  message: 'must be equal to constant',
                },
              ];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tool !== undefined) {
              let data1 = data.tool;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
                  let missing1;
                  if (
                    (data1.name === undefined && (missing1 = 'name')) ||
                    (data1.version === undefined && (missing1 = 'version'))
                  ) {
                    validate52.errors = [
                      {
                        instancePath: instancePath + '/tool',
                        schemaPath: '#/properties/tool/required',
                        keyword: 'required',
                        params: { missingProperty: missing1 },
                        message: "must have required property '" + missing1 + "'",
                      },
                    ];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 in data1) {
                      if (!(key1 === 'name' || key1 === 'version')) {
                        validate52.errors = [
                          {
                            instancePath: instancePath + '/tool',
                            schemaPath: '#/properties/tool/additionalProperties',
                            keyword: 'additionalProperties',
                            params: { additionalProperty: key1 },
                            message: 'must NOT have additional properties',
                          },
                        ];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.name !== undefined) {
                        const _errs6 = errors;
                        if (typeof data1.name !== 'string') {
                          validate52.errors = [
                            {
                              instancePath: instancePath + '/tool/name',
                              schemaPath: '#/properties/tool/properties/name/type',
                              keyword: 'type',
                              params: { type: 'string' },
                              message: 'must be string',
                            },
                          ];
                          return false;
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.version !== undefined) {
                          const _errs8 = errors;
                          if (typeof data1.version !== 'string') {
                            validate52.errors = [
                              {
                                instancePath: instancePath + '/tool/version',
                                schemaPath: '#/properties/tool/properties/version/type',
                                keyword: 'type',
                                params: { type: 'string' },
                                message: 'must be string',
                              },
                            ];
                            return false;
                          }
                          var valid1 = _errs8 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate52.errors = [
                    {
                      instancePath: instancePath + '/tool',
                      schemaPath: '#/properties/tool/type',
                      keyword: 'type',
                      params: { type: 'object' },
                      message: 'must be object',
                    },
                  ];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.verdict !== undefined) {
                const _errs10 = errors;
                if (
                  !validate53(data.verdict, {
                    instancePath: instancePath + '/verdict',
                    parentData: data,
                    parentDataProperty: 'verdict',
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.complete !== undefined) {
                  const _errs11 = errors;
                  if (typeof data.complete !== 'boolean') {
                    validate52.errors = [
                      {
                        instancePath: instancePath + '/complete',
                        schemaPath: '#/properties/complete/type',
                        keyword: 'type',
                        params: { type: 'boolean' },
                        message: 'must be boolean',
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.interruption !== undefined) {
                    const _errs13 = errors;
                    if (
                      !validate55(data.interruption, {
                        instancePath: instancePath + '/interruption',
                        parentData: data,
                        parentDataProperty: 'interruption',
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors =
                        vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.shard !== undefined) {
                      const _errs14 = errors;
                      if (
                        !validate57(data.shard, {
                          instancePath: instancePath + '/shard',
                          parentData: data,
                          parentDataProperty: 'shard',
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.run !== undefined) {
                        const _errs15 = errors;
                        if (
                          !validate72(data.run, {
                            instancePath: instancePath + '/run',
                            parentData: data,
                            parentDataProperty: 'run',
                            rootData,
                            dynamicAnchors,
                          })
                        ) {
                          vErrors =
                            vErrors === null
                              ? validate72.errors
                              : vErrors.concat(validate72.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.totals !== undefined) {
                          const _errs16 = errors;
                          if (
                            !validate74(data.totals, {
                              instancePath: instancePath + '/totals',
                              parentData: data,
                              parentDataProperty: 'totals',
                              rootData,
                              dynamicAnchors,
                            })
                          ) {
                            vErrors =
                              vErrors === null
                                ? validate74.errors
                                : vErrors.concat(validate74.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.failureCodes !== undefined) {
                            const _errs17 = errors;
                            if (
                              !validate76(data.failureCodes, {
                                instancePath: instancePath + '/failureCodes',
                                parentData: data,
                                parentDataProperty: 'failureCodes',
                                rootData,
                                dynamicAnchors,
                              })
                            ) {
                              vErrors =
                                vErrors === null
                                  ? validate76.errors
                                  : vErrors.concat(validate76.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs17 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.suites !== undefined) {
                              let data11 = data.suites;
                              const _errs18 = errors;
                              if (errors === _errs18) {
                                if (Array.isArray(data11)) {
                                  var valid2 = true;
                                  const len0 = data11.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    const _errs20 = errors;
                                    if (
                                      !validate80(data11[i0], {
                                        instancePath: instancePath + '/suites/' + i0,
                                        parentData: data11,
                                        parentDataProperty: i0,
                                        rootData,
                                        dynamicAnchors,
                                      })
                                    ) {
                                      vErrors =
                                        vErrors === null
                                          ? validate80.errors
                                          : vErrors.concat(validate80.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid2 = _errs20 === errors;
                                    if (!valid2) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate52.errors = [
                                    {
                                      instancePath: instancePath + '/suites',
                                      schemaPath: '#/properties/suites/type',
                                      keyword: 'type',
                                      params: { type: 'array' },
                                      message: 'must be array',
                                    },
                                  ];
                                  return false;
                                }
                              }
                              var valid0 = _errs18 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.comparison !== undefined) {
                                const _errs21 = errors;
                                if (
                                  !validate144(data.comparison, {
                                    instancePath: instancePath + '/comparison',
                                    parentData: data,
                                    parentDataProperty: 'comparison',
                                    rootData,
                                    dynamicAnchors,
                                  })
                                ) {
                                  vErrors =
                                    vErrors === null
                                      ? validate144.errors
                                      : vErrors.concat(validate144.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs21 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.savings !== undefined) {
                                  const _errs22 = errors;
                                  if (
                                    !validate148(data.savings, {
                                      instancePath: instancePath + '/savings',
                                      parentData: data,
                                      parentDataProperty: 'savings',
                                      rootData,
                                      dynamicAnchors,
                                    })
                                  ) {
                                    vErrors =
                                      vErrors === null
                                        ? validate148.errors
                                        : vErrors.concat(validate148.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs22 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.memory !== undefined) {
                                    const _errs23 = errors;
                                    if (
                                      !validate153(data.memory, {
                                        instancePath: instancePath + '/memory',
                                        parentData: data,
                                        parentDataProperty: 'memory',
                                        rootData,
                                        dynamicAnchors,
                                      })
                                    ) {
                                      vErrors =
                                        vErrors === null
                                          ? validate153.errors
                                          : vErrors.concat(validate153.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs23 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.problems !== undefined) {
                                      let data16 = data.problems;
                                      const _errs24 = errors;
                                      if (errors === _errs24) {
                                        if (Array.isArray(data16)) {
                                          var valid3 = true;
                                          const len1 = data16.length;
                                          for (let i1 = 0; i1 < len1; i1++) {
                                            const _errs26 = errors;
                                            if (
                                              !validate155(data16[i1], {
                                                instancePath: instancePath + '/problems/' + i1,
                                                parentData: data16,
                                                parentDataProperty: i1,
                                                rootData,
                                                dynamicAnchors,
                                              })
                                            ) {
                                              vErrors =
                                                vErrors === null
                                                  ? validate155.errors
                                                  : vErrors.concat(validate155.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid3 = _errs26 === errors;
                                            if (!valid3) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate52.errors = [
                                            {
                                              instancePath: instancePath + '/problems',
                                              schemaPath: '#/properties/problems/type',
                                              keyword: 'type',
                                              params: { type: 'array' },
                                              message: 'must be array',
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs24 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.notices !== undefined) {
                                        let data18 = data.notices;
                                        const _errs27 = errors;
                                        if (errors === _errs27) {
                                          if (Array.isArray(data18)) {
                                            var valid4 = true;
                                            const len2 = data18.length;
                                            for (let i2 = 0; i2 < len2; i2++) {
                                              const _errs29 = errors;
                                              if (typeof data18[i2] !== 'string') {
                                                validate52.errors = [
                                                  {
                                                    instancePath: instancePath + '/notices/' + i2,
                                                    schemaPath: '#/properties/notices/items/type',
                                                    keyword: 'type',
                                                    params: { type: 'string' },
                                                    message: 'must be string',
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid4 = _errs29 === errors;
                                              if (!valid4) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate52.errors = [
                                              {
                                                instancePath: instancePath + '/notices',
                                                schemaPath: '#/properties/notices/type',
                                                keyword: 'type',
                                                params: { type: 'array' },
                                                message: 'must be array',
                                              },
                                            ];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs27 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate52.errors = [
        {
          instancePath,
          schemaPath: '#/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        },
      ];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
