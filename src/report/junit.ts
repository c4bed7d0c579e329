/**
 * junit.xml, valid against both common schemas: Jenkins' junit-10.xsd and Ant's JUnit.xsd (windyroad).
 * Both refuse `<properties>` inside `<testcase>`, and Jenkins then drops the whole file, so what there is to say
 * about a test beside its verdict is a property of its suite, named as the test case. Ant's refuses attributes on
 * `<testsuites>` and wants `<properties>`, `<system-out>` and `<system-err>` in every suite.
 */
import { gateWords } from '../engine/evaluate/verdict.js';
import { type SkippedTest, askedRuns, countsAs, allRuns, wasTimed } from '../engine/results.js';
import { plainLine, xmlAttribute, xmlText } from './escape.js';
import { gateText } from './story/gates.js';
import { notAskedWords, scoreWords } from './story/words.js';
import type { Report, SuiteReport } from './report.js';
import { caveatLine, caveatsOf, type Caveat } from './story/caveats.js';
import { judgeLines } from './story/judge-lines.js';
import { scoresOf } from './story/suite-figures.js';
import { plainText } from './story/sentence.js';
import { type StoryTest, storyTests } from './story/tests.js';
import { sum } from '../basics/basics.js';

type CaseOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'skipped'; readonly message: string }
  | {
      readonly kind: 'failure' | 'error';
      readonly type: string;
      readonly message: string;
      readonly detail: string;
    };

interface JunitCase {
  readonly name: string;
  readonly timeMs: number;
  readonly outcome: CaseOutcome;
}

export interface JunitSuite {
  readonly name: string;
  /** Of its cases; else made of the name. */
  readonly className?: string;
  readonly package: string;
  readonly properties: readonly (readonly [name: string, value: string])[];
  readonly cases: readonly JunitCase[];
  /** What there is to say about cases that passed: neither schema gives a case an output. */
  readonly output?: readonly string[];
}

/**
 * The report as JUnit XML, in pieces: for each suite one `<testsuite>` for its tests and one for its gates, and one for
 * the run where the run itself went wrong. Messages of assertions are in it, outputs of models are not.
 */
export function junitPieces(report: Report): Generator<string> {
  return junitDocument(junitSuites(report), report);
}

/** A document of these suites, and of what went wrong in the run, in pieces. */
export function* junitDocument(
  suites: Iterable<JunitSuite>,
  report: Pick<Report, 'run' | 'verdict' | 'problems'>,
): Generator<string> {
  const timestamp = report.run.startedAt.replace(/(?:\.\d+)?Z$/u, '');
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  let id = 0;
  // One suite at a time: those of a large run are never all in memory.
  for (const some of [suites, runSuite(report)]) {
    for (const suite of some) {
      for (const line of suiteLines(suite, id, timestamp)) yield `${line}\n`;
      id += 1;
    }
  }
  yield '</testsuites>\n';
}

function* junitSuites(report: Report): Generator<JunitSuite> {
  for (const suite of report.suites) {
    yield testsSuite(report, suite);
    yield gatesSuite(suite);
  }
}

function testsSuite(report: Report, suite: SuiteReport): JunitSuite {
  const tests = storyTests(report, suite);
  return {
    name: suite.name,
    package: suite.project,
    properties: [
      ['config', suite.file],
      ['configSha256', suite.sha256],
      ...(suite.sample === undefined ? [] : [['sample', notAskedWords(suite.sample)] as const]),
      ...comparisonProperties(report, suite),
      ...judgeLines(report, suite).map(({ sentence }) => ['judge', plainText(sentence)] as const),
      ...caveatsOf(suite).map(caveatProperty),
      ...tests.map(resultProperty),
    ],
    cases: [...tests.map(resultCase), ...suite.skippedTests.map(skippedCase)],
    output: tests.filter(isTolerated).flatMap(toleratedLines),
  };
}

function caveatProperty(caveat: Caveat): readonly [string, string] {
  return [`caveat.${caveat.kind}`, caveatLine(caveat)];
}

/** Verdict, base and counts against the base branch; none where nothing was compared. */
function comparisonProperties(
  { comparison }: Report,
  suite: SuiteReport,
): JunitSuite['properties'] {
  if (comparison?.kind !== 'compared' || suite.comparison === undefined) return [];
  const { base } = comparison;
  const { verdict, model, counts } = suite.comparison;
  return [
    ['comparison', verdict.verdict],
    ...(model === undefined ? [] : [['comparison.model', model.verdict] as const]),
    ['comparison.base', base.branch],
    ...(base.sha === undefined ? [] : [['comparison.baseSha', base.sha] as const]),
    ...(verdict.verdict === 'cannot-tell'
      ? [['comparison.reason', verdict.reason.kind] as const]
      : []),
    ['comparison.regressed', String(counts.regressed)],
    ['comparison.failsEveryTime', String(counts.failsEveryTime)],
    ['comparison.improved', String(counts.improved)],
    ['comparison.passesEveryTime', String(counts.passesEveryTime)],
  ];
}

function caseName(test: { readonly testCaseName: string; readonly modelId: string }): string {
  return `${test.testCaseName} [${test.modelId}]`;
}

/**
 * Reporters look for the file of a failed test by its class: mikepenz/action-junit-report marks the first file of the
 * repository whose name is the class name's last part between dots. A suite named `index` would mark index.ts.
 */
function classNameOf(name: string): string {
  return `KindLM: ${nameOr(name, 'suite').replaceAll(/[./\\]/gu, '_')}`;
}

function resultProperty(test: StoryTest): readonly [string, string] {
  const { result } = test;
  const passedRuns = result.runs.filter((run) => countsAs(run).passed).length;
  const asked = askedRuns(result);
  const { file, line } = result.location;
  const facts = [
    `model=${result.modelId}`,
    `runs=${asked}`,
    `passed=${passedRuns} of ${asked}`,
    // A harness tells neither, and both schemas want a time.
    ...(result.checkedBy === undefined
      ? [`calls=${sum(result.runs.map((run) => run.callCount))}`]
      : [`checkedBy=${result.checkedBy.harness}`]),
    ...(result.runs.every(wasTimed) ? [] : ['time=unknown']),
    ...(result.reused === undefined ? [] : [`reused=${result.reused.sha}`]),
    `passRate=${round(result.passRate, 4)}`,
    `tags=${result.tags.join(',')}`,
    `location=${file}:${line}`,
    ...changeFacts(test),
    ...scoresOf(result).map(({ label, mean }) => `score of ${label}=${scoreWords(mean)}`),
  ];
  return [caseName(result), facts.join('; ')];
}

function changeFacts({ change, result: { comparison } }: StoryTest): readonly string[] {
  const base = comparison?.base;
  return [
    ...(change === undefined ? [] : [`comparedWithBase=${change.words}`]),
    ...(base === undefined ? [] : [`base=${base.passed} of ${base.runs}`]),
  ];
}

function resultCase(test: StoryTest): JunitCase {
  const { result } = test;
  return {
    name: caseName(result),
    timeMs: sum(result.runs.map((run) => run.latencyMs)),
    outcome: caseOutcome(test),
  };
}

function caseOutcome(test: StoryTest): CaseOutcome {
  const { result, checks } = test;
  switch (result.status) {
    case 'passed':
      return { kind: 'passed' };
    case 'not-run':
      return {
        kind: 'skipped',
        message: result.runs.some((run) => countsAs(run).cancelled)
          ? 'not run: the run was cancelled'
          : 'not run: the verdict was decided without it (stop-when-decided)',
      };
    case 'failed':
    case 'errored':
      break;
  }
  const [first] = checks;
  const { all, failed } = answersOf(test);
  const { file, line } = result.location;
  return {
    kind: result.status === 'errored' ? 'error' : 'failure',
    type: first?.code ?? 'INTERNAL_ERROR',
    message: `${failed} of ${all} answers failed: ${first?.label ?? ''}: ${first?.message ?? ''}`,
    detail: [...checkLines(test), `at ${file}:${line}`].join('\n'),
  };
}

/** Of all that was asked: with the repeats for the comparison, as the checks are counted. */
function answersOf({ result }: StoryTest): { readonly all: number; readonly failed: number } {
  const asked = allRuns(result).filter((run) => !countsAs(run).notRun);
  return { all: asked.length, failed: asked.filter((run) => !countsAs(run).passed).length };
}

/** It passed with failed answers, as `minPasses` allows. */
function isTolerated({ result, checks }: StoryTest): boolean {
  return result.status === 'passed' && checks.length > 0;
}

/** e.g. `greets [a]: passed, 4 of 5 answers`, and what failed in the others. */
function toleratedLines(test: StoryTest): readonly string[] {
  const { all, failed } = answersOf(test);
  return [
    `${caseName(test.result)}: passed, ${all - failed} of ${all} answers`,
    ...checkLines(test).map((line) => `  ${line}`),
  ];
}

function checkLines(test: StoryTest): readonly string[] {
  const { all } = answersOf(test);
  return test.checks.flatMap(({ code, label, message, failedAnswers, lines }) => [
    `${code}: ${label}: ${message} (${failedAnswers} of ${all} answers)`,
    ...lines.map((line) => `  ${line}`),
  ]);
}

function skippedCase(test: SkippedTest): JunitCase {
  const message = test.checkedBy
    ? `skipped by ${test.checkedBy.harness}`
    : 'skip: true in the config';
  return { name: caseName(test), timeMs: 0, outcome: { kind: 'skipped', message } };
}

function gatesSuite(suite: SuiteReport): JunitSuite {
  const name = `${suite.name} gates`;
  const cases = suite.gates.gates.map((gate): JunitCase => {
    const base = { name: gate.gateName, timeMs: 0 };
    const { sentence } = gateWords(gate);
    const { margin, verdict } = gateText(gate);
    switch (verdict) {
      case 'passed':
        return { ...base, outcome: { kind: 'passed' } };
      case 'not exercised':
        return {
          ...base,
          outcome: { kind: 'skipped', message: `not exercised: ${sentence}` },
        };
      case 'failed': {
        const detail = `${sentence}\nmargin: ${margin}`;
        const outcome = {
          kind: 'failure',
          type: gate.gateName,
          message: sentence,
          detail,
        } as const;
        return { ...base, outcome };
      }
    }
  });
  return { name, package: suite.project, properties: [], cases };
}

/** Without it, a run that never reached a test would read as an empty success. */
function runSuite(report: Pick<Report, 'verdict' | 'problems'>): readonly JunitSuite[] {
  const { exitCode, reason, result } = report.verdict;
  if (result !== 'error') return [];
  const problems = report.problems.map(({ message }) => message);
  const detail = [reason, ...problems].join('\n');
  const outcome = { kind: 'error', type: `EXIT_${exitCode}`, message: reason, detail } as const;
  const cases = [{ name: 'run', timeMs: 0, outcome }];
  const className = classNameOf('run');
  return [{ name: 'KindLM run', className, package: 'kindlm', properties: [], cases }];
}

function* suiteLines(suite: JunitSuite, id: number, timestamp: string): Generator<string> {
  const outcomes = suite.cases.map((it) => it.outcome.kind);
  const number = (kind: CaseOutcome['kind']): string =>
    String(outcomes.filter((outcome) => outcome === kind).length);
  const attributes = {
    name: nameOr(suite.name, 'suite'),
    package: nameOr(suite.package, 'kindlm'),
    id: String(id),
    timestamp,
    hostname: 'localhost',
    tests: String(suite.cases.length),
    failures: number('failure'),
    errors: number('error'),
    skipped: number('skipped'),
    time: seconds(sum(suite.cases.map((it) => it.timeMs))),
  };
  yield `  ${startTag('testsuite', attributes)}`;
  if (suite.properties.length === 0) yield '    <properties/>';
  else {
    yield '    <properties>';
    for (const [name, value] of suite.properties)
      yield `      ${element('property', { name: nameOr(name, 'test'), value })}`;
    yield '    </properties>';
  }
  const { className = classNameOf(suite.name) } = suite;
  for (const it of suite.cases) yield `    ${caseXml(it, className)}`;
  const output = suite.output ?? [];
  yield output.length === 0
    ? '    <system-out/>'
    : `    <system-out>${xmlText(output.join('\n'))}</system-out>`;
  yield '    <system-err/>\n  </testsuite>';
}

function caseXml({ name, timeMs, outcome }: JunitCase, className: string): string {
  const attributes = {
    name: nameOr(name, 'test'),
    classname: nameOr(className, 'suite'),
    time: seconds(timeMs),
  };
  switch (outcome.kind) {
    case 'passed':
      return element('testcase', attributes);
    case 'skipped':
      return `${startTag('testcase', attributes)}${element('skipped', { message: outcome.message })}</testcase>`;
    case 'failure':
    case 'error': {
      const { type, message, detail } = outcome;
      const open = startTag(outcome.kind, { message: plainLine(message), type });
      return `${startTag('testcase', attributes)}${open}${xmlText(detail)}</${outcome.kind}></testcase>`;
    }
  }
}

function startTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  return `${element(tag, attributes).slice(0, -2)}>`;
}

function element(tag: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${xmlAttribute(value)}"`);
  return `<${[tag, ...pairs].join(' ')}/>`;
}

/** The schemas want names that are not empty, also when XML forbids every character of one. */
function nameOr(name: string, fallback: string): string {
  const line = plainLine(name);
  return xmlAttribute(line) === '' ? fallback : line;
}

/** Milliseconds as seconds with a dot and three decimals, below 10^15. */
function seconds(ms: number): string {
  return Number.isFinite(ms) ? (Math.max(0, ms) / 1_000).toFixed(3) : '0.000';
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
