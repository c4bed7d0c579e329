/**
 * What `mode: parts` found, as its own document (`parts.json`): never a base, never pooled, never in the memory. Its views
 * are pure functions of it. Every number in it is finite.
 */
import type { ConfigProblem } from '../../config/problem.js';
import type { SourceLocation } from '../../config/suite.js';
import type { Interruption, PartsGate, Verdict } from '../../engine/results.js';
import type { JudgedPart } from '../../parts/decide.js';
import type { SuitePart } from '../../parts/plan-parts.js';
import type { RunMetadata } from '../report.js';

/** Of the document: each released change of it is a new version. */
const PARTS_VERSION = '1';

export interface ReportedPart extends Omit<SuitePart, 'suite' | 'location'>, JudgedPart {
  /** Its own text; absent of what is no text. Foreign. */
  readonly text?: string | undefined;
}

interface PartsGateResult {
  readonly gateName: PartsGate;
  readonly passed: boolean;
  readonly actual: number;
  readonly threshold: number;
  /** A part cannot be told, so the count may be too low: the gate is shown as not exercised. */
  readonly unknown?: true | undefined;
  /** Its place in the config. */
  readonly location?: SourceLocation | undefined;
}

export interface PartsSuite {
  readonly name: string;
  /** Path of its config. */
  readonly file: string;
  readonly parts: readonly ReportedPart[];
  /** Results (test x model) that have at least one of the parts. */
  readonly results: number;
  /** With `sample`: so many of its cases were asked. */
  readonly sample?: { readonly asked: number; readonly cases: number } | undefined;
  readonly gates: PartsGates;
}

/** Those that the config sets. */
interface PartsGates {
  readonly passed: boolean;
  readonly gates: readonly PartsGateResult[];
}

export interface PartsReport {
  readonly version: typeof PARTS_VERSION;
  readonly tool: { readonly name: string; readonly version: string };
  readonly verdict: Verdict;
  readonly run: RunMetadata;
  readonly interruption?: Interruption | undefined;
  /** Only parts that the pull request adds or changes were taken away. */
  readonly onlyTouched: boolean;
  readonly suites: readonly PartsSuite[];
  readonly answers: number;
  readonly tokens: number;
  readonly costUsd: number;
  /** Some call's price is unknown, so `costUsd` is a lower bound. */
  readonly costIncomplete: boolean;
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
}

/** `verdict`: where it does not follow from the rest. */
export type PartsFindings = Omit<PartsReport, 'version' | 'tool' | 'run' | 'verdict'> &
  Partial<Pick<PartsReport, 'verdict'>>;

/** The gates that the config sets; a part that cannot be told leaves only a red one exercised. */
export function partsGates(
  parts: readonly Pick<JudgedPart, 'word'>[],
  limits: Readonly<Partial<Record<PartsGate, number | undefined>>>,
  locations: Readonly<Partial<Record<string, SourceLocation>>>,
): PartsGates {
  const isUnknown = parts.some(({ word }) => word === 'cannot tell');
  const gates = GATES.flatMap(({ gateName, counts }): readonly PartsGateResult[] => {
    const threshold = limits[gateName];
    if (threshold === undefined) return [];
    const actual = parts.filter(({ word }) => counts.includes(word)).length;
    const passed = actual <= threshold;
    const unknown = passed && isUnknown ? true : undefined;
    return [{ gateName, passed, actual, threshold, unknown, location: locations[gateName] }];
  });
  return { passed: gates.every(({ passed }) => passed), gates };
}

const GATES: readonly {
  readonly gateName: PartsGate;
  readonly counts: readonly JudgedPart['word'][];
}[] = [
  { gateName: 'unnoticedPartsMax', counts: ['not noticed'] },
  { gateName: 'harmfulPartsMax', counts: ['harmful', 'needed and harmful'] },
];

export function buildPartsReport(
  findings: PartsFindings,
  { tool, run }: Pick<PartsReport, 'tool' | 'run'>,
): PartsReport {
  return { version: PARTS_VERSION, tool, run, ...findings, verdict: verdictOf(findings) };
}

/** The words of the verdict's one line are the first failed gate's, else what was found. */
function verdictOf({ verdict, suites, problems, interruption }: PartsFindings): Verdict {
  if (verdict !== undefined) return verdict;
  const [problem] = problems;
  if (problem !== undefined) {
    return { result: 'error', exitCode: 2, reason: problem.message.replace(/\.$/, '') };
  }
  if (interruption?.kind === 'auth') {
    return { result: 'error', exitCode: 3, reason: interruption.message };
  }
  const parts = suites.flatMap((suite) => suite.parts);
  const failed = suites.flatMap(({ gates: { gates } }) => gates.filter(({ passed }) => !passed));
  const [first] = failed;
  if (first !== undefined) {
    return { result: 'failed', exitCode: 1, reason: gateReason(first) };
  }
  // What was lost is no finding, and a gate is never green because its data is missing.
  const isLost = parts.some(({ reason }) => reason === 'errored' || reason === 'ended');
  const isGated = suites.some(({ gates: { gates } }) =>
    gates.some(({ unknown }) => unknown === true),
  );
  if (isLost && (isGated || parts.every(({ word }) => word === 'cannot tell'))) {
    const reason = 'Too many answers were lost, or the run ended early, to tell what the parts do';
    return { result: 'error', exitCode: 3, reason };
  }
  const reason = parts.length === 0 ? 'No part was taken away' : 'Every part was taken away once';
  return { result: 'passed', exitCode: 0, reason };
}

function gateReason({ gateName, actual, threshold }: PartsGateResult): string {
  const what = gateName === 'unnoticedPartsMax' ? 'parts that no test notices' : 'harmful parts';
  return `${gateName}: ${actual} ${what}, at most ${threshold} allowed`;
}
