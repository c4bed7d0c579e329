/**
 * What `mode: parts` found, as its own document (`parts.json`): never a base, never pooled, never in the memory. Its views
 * are pure functions of it. Every number in it is finite. Its types are generated from parts-report.schema.json.
 */
import type { SourceLocation } from '../../config/suite.js';
import type { Verdict } from '../../engine/results.js';
import type {
  PartsGateResult,
  PartsReport,
  PartsSuite,
  ReportedPart,
} from '../generated/parts-document.js';

export type {
  PartSide,
  PartsReport,
  PartsSuite,
  PartTest,
  ReportedPart,
} from '../generated/parts-document.js';

export type PartWord = ReportedPart['word'];

type PartsGate = PartsGateResult['gateName'];

/** What the answers say of a part. */
export type JudgedPart = Omit<
  ReportedPart,
  'file' | 'unit' | 'isSkill' | 'name' | 'lines' | 'text'
>;

/** Something that can be taken away: a part of a text, a file or a folder. */
export interface SuitePart extends Pick<
  ReportedPart,
  'file' | 'unit' | 'isSkill' | 'name' | 'lines'
> {
  readonly suite: string;
  /** The entry of `parts`. */
  readonly location: SourceLocation;
}

/** `verdict`: where it does not follow from the rest. */
export type PartsFindings = Omit<PartsReport, 'version' | 'tool' | 'run' | 'verdict'> &
  Partial<Pick<PartsReport, 'verdict'>>;

/** The gates that the config sets; a part that cannot be told leaves only a red one exercised. */
export function partsGates(
  parts: readonly Pick<JudgedPart, 'word'>[],
  limits: Readonly<Partial<Record<PartsGate, number | undefined>>>,
  locations: Readonly<Record<string, SourceLocation>>,
): PartsSuite['gates'] {
  const isUnknown = parts.some(({ word }) => word === 'cannot tell');
  const gates = PARTS_GATES.flatMap(({ gateName, counts }): readonly PartsGateResult[] => {
    const threshold = limits[gateName];
    if (threshold === undefined) return [];
    const actual = parts.filter(({ word }) => counts.includes(word)).length;
    const passed = actual <= threshold;
    const unknown = passed && isUnknown ? true : undefined;
    return [{ gateName, passed, actual, threshold, unknown, location: locations[gateName] }];
  });
  return { passed: gates.every(({ passed }) => passed), gates };
}

/** What each gate counts, in words too, and the failure that JUnit's readers see where it is red. */
export const PARTS_GATES: readonly {
  readonly gateName: PartsGate;
  readonly counts: readonly PartWord[];
  readonly what: string;
  readonly code: string;
}[] = [
  {
    gateName: 'unnoticedPartsMax',
    counts: ['not noticed'],
    what: 'parts that no test notices',
    code: 'PART_NOT_NOTICED',
  },
  {
    gateName: 'harmfulPartsMax',
    counts: ['harmful', 'needed and harmful'],
    what: 'harmful parts',
    code: 'PART_HARMFUL',
  },
];

export function buildPartsReport(
  findings: PartsFindings,
  { tool, run }: Pick<PartsReport, 'tool' | 'run'>,
): PartsReport {
  return { version: '1', tool, run, ...findings, verdict: verdictOf(findings) };
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
  const { what } = PARTS_GATES.find((gate) => gate.gateName === gateName) ?? {};
  return `${gateName}: ${actual} ${what ?? 'parts'}, at most ${threshold} allowed`;
}
