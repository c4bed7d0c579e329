/** Reports in which everything that models, tests, configs and pull requests may write is what a case says. */
import fc from 'fast-check';
import type { TestCaseRunResult } from '../../src/engine/results.js';
import type { JudgeCheck } from '../../src/engine/judges/judge-check.js';
import type { Report, SuiteReport } from '../../src/report/report.js';
import {
  comparedWithHostile,
  fail,
  pass,
  providerFailure,
  sampleReport,
} from '../report/reports.js';
import { HOSTILE } from '../report/hostile.js';
import { HOSTILE_TEXT } from './fuzz.js';

/** Text number n of a case; numbers beyond the last begin again. */
export type TextOf = (index: number) => string;

export interface HostileCase {
  readonly texts: readonly string[];
  readonly framework: 'eu-ai-act' | 'custom';
  readonly suites: 1 | 2;
  readonly stopped: boolean;
  readonly problems: boolean;
  readonly compared: boolean;
}

const CASE_PARTS = {
  framework: fc.constantFrom('eu-ai-act', 'custom'),
  suites: fc.constantFrom(1, 2),
  stopped: fc.boolean(),
  problems: fc.boolean(),
  compared: fc.boolean(),
} as const;

export const HOSTILE_CASE: fc.Arbitrary<HostileCase> = fc.record({
  texts: fc.uniqueArray(HOSTILE_TEXT, { minLength: 7, maxLength: 13 }),
  ...CASE_PARTS,
});

/** Each text of the corpus, everywhere. */
export const EACH_HOSTILE: readonly HostileCase[] = HOSTILE.map((text, index) => ({
  texts: [text],
  framework: index % 2 === 0 ? 'custom' : 'eu-ai-act',
  suites: 1,
  stopped: false,
  problems: true,
  compared: true,
}));

/**
 * The same report with harmless words where its hostile texts are; what is empty stays empty, and what would lead out of
 * the tested commit as a path still does: it gets no link.
 */
export function harmless(hostile: HostileCase): HostileCase {
  const texts = hostile.texts.map((text, index) => {
    const word = `word${'abcdefghijklm'[index] ?? ''}`;
    if (text === '') return '';
    return /(?:^|\/)\.\.?(?:\/|$)/.test(text.slice(0, MAX_PATH)) ? `../${word}` : word;
  });
  return { ...hostile, texts };
}

export function hostileReport({
  texts,
  framework,
  suites,
  stopped,
  problems,
  compared,
}: HostileCase): Report {
  const text: TextOf = (index) => texts[index % texts.length] ?? '';
  const report = sampleReport({
    suites: Array.from({ length: suites }, (_, index) =>
      sampleSuite((n) => text(n + index), framework),
    ),
    notices: [text(0), text(1), text(2)],
    run: { workflow: text(3), ref: text(4), job: text(5), event: text(6) },
    ...(stopped && { interruption: { kind: 'auth', message: text(4) } }),
    ...(problems && {
      problems: [
        { message: text(1), hint: text(2), path: text(3), location: place(text(4)) },
        { message: text(5) },
      ],
    }),
  });
  const answered = {
    ...report,
    suites: report.suites.map((suite, index) => withAnswers(suite, (n) => text(n + index))),
  };
  return compared ? comparedWithHostile(answered, text) : answered;
}

/** Paths have a bound everywhere. */
const MAX_PATH = 200;

function place(file: string): { file: string; line: number; column: number } {
  return { file: file.slice(0, MAX_PATH), line: 3, column: 5 };
}

function hostileJudge(text: TextOf): JudgeCheck {
  const share = { share: 0.5, low: 0.2, high: 0.8 };
  return {
    criteria: text(0),
    rubric: text(1),
    judgeModel: text(2),
    minScore: 0.7,
    file: text(3).slice(0, MAX_PATH),
    identity: text(4),
    source: { kind: 'base', sha: text(5), finishedAt: '2026-11-20T09:30:00.000Z' },
    versions: [text(6)],
    verdicts: [
      { line: 1, answer: 'a'.repeat(16), good: true, score: 0.2, passed: false },
      { line: 2, answer: 'b'.repeat(16), good: false, score: null, passed: null },
    ],
    counts: { passGood: 0, good: 1, failBad: 0, bad: 0 },
    lost: 1,
    lostBecause: text(7),
    state: 'not trusted',
    min: 0.7,
    sensitivity: share,
    specificity: { share: null, low: 0, high: 1 },
    askedGood: null,
    askedBad: 30,
    wrong: [
      {
        line: 1,
        good: true,
        score: 0.2,
        output: text(8),
        question: text(9),
        note: text(10),
        reasoning: text(11),
      },
    ],
    wrongLeftOut: 3,
    contradictory: [[3, 4]],
    spent: { calls: 2, tokens: 30, costUsd: null },
  };
}

function sampleSuite(
  text: TextOf,
  framework: HostileCase['framework'],
): Parameters<typeof sampleReport>[0]['suites'][number] {
  const quoting = {
    metadata: { reasoning: text(8), console: [text(9), text(10)], redactedMatches: [text(11)] },
  };
  const models = [text(1), text(2)];
  const onFirst = { model: text(1) };
  return {
    name: text(0),
    models,
    gates: { judgeAvgMin: 0.7 },
    skipped: [{ testCaseName: text(3), modelId: text(2), location: place(text(4)) }],
    notices: [text(5), text(6)],
    tests: [
      {
        ...onFirst,
        name: text(0),
        tags: [text(1)],
        runs: [[fail('SCHEMA_INVALID', text(2), text(3), quoting)]],
      },
      { ...onFirst, name: text(1), runs: [[fail('KEYWORD_DENIED', text(4), text(5), quoting)]] },
      {
        model: text(2),
        name: text(2),
        runs: [
          [fail('JUDGE_BELOW_THRESHOLD', text(6), text(7), { ...quoting, assertionType: 'judge' })],
        ],
      },
      { ...onFirst, name: text(3), runs: [[providerFailure(text(8))]] },
      { ...onFirst, name: text(4), runs: [[]], truncated: true },
      {
        model: text(2),
        name: text(5),
        runs: [[pass('assert', text(9), 0.8)], [pass('assert', text(9), 0.6)]],
      },
    ],
    rest: {
      project: text(3),
      description: text(4),
      file: text(5),
      tags: [text(6)],
      inputFiles: [{ file: text(6), sha256: 'cd'.repeat(32) }],
      baselineFile: text(7),
      judges: [hostileJudge(text)],
      judgedAgain: {
        answers: [],
        lost: 3,
        lostBecause: text(12),
        spent: { calls: 2, tokens: 30, costUsd: null },
      },
      compliance: {
        enabled: true,
        framework,
        metadata: {
          systemName: text(0),
          systemVersion: text(1),
          riskLevel: 'limited',
          operator: text(2),
          intendedPurpose: text(3),
          dataGovernanceNotes: text(4),
          responsiblePerson: text(5),
        },
      },
    },
  };
}

/** What the models said, and where the tests stand. */
function withAnswers(suite: SuiteReport, text: TextOf): SuiteReport {
  return {
    ...suite,
    results: suite.results.map((result, index) => ({
      ...result,
      location: place(text(index + 3)),
      sources: result.sources.map((source) => ({ ...source, file: text(index + 3) })),
      runs: result.runs.map((run) => withAnswer(run, (n) => text(n + index))),
    })),
  };
}

function withAnswer(run: TestCaseRunResult, text: TextOf): TestCaseRunResult {
  const toolCalls = [
    {
      id: text(0),
      name: text(1),
      arguments: { [text(2)]: text(3) },
      result: { [text(4)]: text(5) },
    },
  ];
  return {
    ...run,
    input: {
      vars: { [text(0)]: text(1) },
      messages: [
        { role: 'system', content: text(2) },
        { role: 'user', content: text(3) },
      ],
      tools: [{ name: text(4), description: text(5), parameters: { [text(6)]: text(0) } }],
      command: text(1),
    },
    outputText: text(4),
    toolCalls,
    turns: [
      { label: text(5), user: text(0), outputText: text(6), toolCalls },
      { label: text(6), user: text(1), outputText: text(5), toolCalls },
    ],
    repliedModels: { [run.modelId]: [text(0)] },
  };
}
