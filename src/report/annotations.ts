/** Marks on the config's lines: which tests failed, where they are written. */
import { gateSentence } from '../engine/evaluate/gates.js';
import type { SourceLocation } from '../config/suite.js';
import { excerpt, reusedWords } from './words/escape.js';
import { redFindings, type Finding } from './digest/findings.js';
import { gateText } from './words/gate-text.js';
import type { Report, SuiteReport } from './report.js';
import { shownReport } from './sections/caveats.js';

export interface Annotation {
  /** `warning` where the gates allow the failure, so that a green job shows nothing red. */
  readonly level: 'error' | 'warning';
  /** From the repository's root, with forward slashes; absent for a file of another repository. */
  readonly file?: string;
  /** From 1; absent without a file. */
  readonly line?: number;
  readonly column?: number;
  /** One line. */
  readonly title: string;
  /** Lines separated by `\n`; each is clean, the whole is at most about 5,000 characters. */
  readonly message: string;
}

/** GitHub shows ten a step, and the verdict's own error is one of them. */
export const MAX_ANNOTATIONS = 9;
/** Titles are a few words. */
const MAX_NAME = 50;
/** Of a mistake that keeps a run from being judged. */
export const PROBLEM_TITLE = 'KindLM: nothing can be judged';
const MAX_MODELS = 5;
const MAX_CHECKS = 3;

/**
 * At most `limit` marks (nine, as many as GitHub shows of a step): one a failing or errored test, its models merged,
 * worst first and errors before warnings; then the failed gates of suites in which no test failed, where the config
 * sets them.
 */
export function planAnnotations(
  report: Report,
  limit: number = MAX_ANNOTATIONS,
): readonly Annotation[] {
  const all = shownReport(report).suites.flatMap((suite) => {
    const tests = testAnnotations(suite);
    return tests.length > 0 ? tests : gateAnnotations(suite);
  });
  return all
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, limit)
    .map(({ annotation }) => annotation);
}

interface Weighted {
  readonly annotation: Annotation;
  readonly weight: number;
}

function testAnnotations(suite: SuiteReport): readonly Weighted[] {
  const byTest = new Map<string, Finding[]>();
  for (const finding of redFindings(suite)) {
    const findings = byTest.get(finding.result.testCaseName);
    if (findings === undefined) byTest.set(finding.result.testCaseName, [finding]);
    else findings.push(finding);
  }
  return [...byTest.values()].map((findings) => testAnnotation(suite, findings));
}

function testAnnotation(suite: SuiteReport, findings: readonly Finding[]): Weighted {
  const [worst] = findings;
  if (worst === undefined) throw new RangeError('an annotation needs a finding');
  const statuses = new Set(findings.map((finding) => finding.result.status));
  const failed = statuses.has('failed');
  const level = suite.gates.passed ? 'warning' : 'error';
  const passed = statuses.has('passed') ? 'passed with failed answers' : 'errored (provider)';
  const verb = failed ? 'failed' : passed;
  const lines = findings.slice(0, MAX_MODELS).flatMap(findingLines);
  if (findings.length > MAX_MODELS) lines.push(`and ${findings.length - MAX_MODELS} more models`);
  const { result } = worst;
  const { location } = result;
  if (location.elsewhere === true) lines.push(excerpt(`at ${location.file}:${location.line}`, 300));
  return {
    annotation: {
      level,
      ...place(location),
      title: `KindLM: ${excerpt(result.testCaseName, MAX_NAME)} ${verb}`,
      message: lines.join('\n'),
    },
    // Red before yellow, a failed test before an errored one, then the lower pass rate.
    weight: (level === 'error' ? 4 : 0) + (failed ? 2 : 0) + (1 - result.passRate),
  };
}

function findingLines(
  { result, failedRuns, askedRuns, checks }: Finding,
  index: number,
): readonly string[] {
  const runs = result.runCount === 1 ? '' : `, ${failedRuns} of ${askedRuns} answers`;
  const from = result.reused === undefined ? '' : ` (${reusedWords(result.reused)})`;
  const head = `${excerpt(result.modelId, 60)}${runs}${from}:`;
  const shown = checks.slice(0, MAX_CHECKS).flatMap((check, place) => [
    `  ${excerpt(check.failureCode, 40)}: ${excerpt(check.label, 80)}: ${excerpt(check.message, 200)}`,
    // The calls of a trajectory: of the first check alone, since an annotation is small.
    ...(index + place === 0 ? check.lines : []).map((line) => `    ${excerpt(line, 100)}`),
  ]);
  const more = checks.length > MAX_CHECKS ? [`  and ${checks.length - MAX_CHECKS} more`] : [];
  return [head, ...shown, ...more];
}

function gateAnnotations(suite: SuiteReport): readonly Weighted[] {
  return suite.gates.gates.flatMap((gate) => {
    const location = Object.hasOwn(suite.gateLocations, gate.gateName)
      ? suite.gateLocations[gate.gateName]
      : undefined;
    if (gate.passed || location === undefined) return [];
    const annotation: Annotation = {
      level: 'error',
      ...place(location),
      title: `KindLM: gate ${excerpt(gateText(gate).phrase, MAX_NAME)}`,
      message: excerpt(gateSentence(gate), 500),
    };
    return [{ annotation, weight: 4 }];
  });
}

function place(location: SourceLocation): Pick<Annotation, 'file' | 'line' | 'column'> {
  if (location.elsewhere === true) return {};
  return { file: location.file, line: location.line, column: location.column };
}
