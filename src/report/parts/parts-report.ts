/**
 * What `mode: parts` found, as its own document (`parts.json`): never a base, never pooled, never in the memory. Its views
 * are pure functions of it. Every number in it is finite.
 */
import type { ConfigProblem } from '../../config/problem.js';
import type { SourceLocation, PartEntry } from '../../config/suite.js';
import type { Interruption, PartsGate, Verdict } from '../../engine/results.js';
import type { RunMetadata } from '../report.js';
import type { PartDirection } from '../../statistics/parts.js';

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

/** Why nothing can be said of a part. */
export type UnclearReason =
  /** More than a tenth of the answers with or without it were lost. */
  | 'errored'
  /** More than a fifth of the answers without it are of another version than those with it. */
  | 'versions'
  /** The budget, the deadline or the end of the job came before the second look. */
  | 'ended'
  /** Every test that has it is asked at temperature 0 or with a seed. */
  | 'one-answer'
  /** No answer passes with it: nothing could show that it is needed. */
  | 'nothing-passes';

export type PartWord = 'needed' | 'harmful' | 'needed and harmful' | 'not noticed' | 'cannot tell';

/** Passes of answers. */
interface Passes {
  readonly passes: number;
  readonly answers: number;
}

/** A test that the second look decides about, or of one answer a side. */
export interface PartTest {
  readonly testCaseName: string;
  readonly modelId: string;
  /** 1: worse without the part; -1: better. */
  readonly direction: PartDirection;
  readonly with: Passes;
  readonly without: Passes;
}

/** One side of a part: its answers in the first look. Medians are of an answer; null where no answer says it. */
export interface PartSide extends Passes {
  readonly errored: number;
  readonly tokens: number | null;
  /** Of agents whose events are known. */
  readonly turns: number | null;
  readonly costUsd: number | null;
  readonly latencyMs: number | null;
}

export interface JudgedPart {
  readonly word: PartWord;
  /** Of `cannot tell`. */
  readonly reason?: UnclearReason | undefined;
  /** The suite as a whole is worse, or better, without it. */
  readonly suite: readonly PartDirection[];
  /** Certain tests are: by fresh answers. */
  readonly tests: readonly PartTest[];
  /** One answer a side, which decides nothing. */
  readonly oneAnswer: readonly PartTest[];
  /** The least drop of the pass rate that the suite would have noticed, a share 0..1; undefined where none. */
  readonly noticed?: number | undefined;
  readonly with: PartSide;
  readonly without: PartSide;
}

/** Something that can be taken away: a part of a text, a file or a folder. */
export interface SuitePart {
  readonly suite: string;
  /** Of a prompt relative to the repository's checkout, of a workspace as the config writes it. */
  readonly file: string;
  readonly unit: PartEntry['unit'];
  /** Its folder has a SKILL.md. */
  readonly isSkill?: true | undefined;
  /** Unique among the parts of its file. */
  readonly name: string;
  /** Of a part of a text: its lines in the file, the last one included. */
  readonly lines?: readonly [first: number, last: number] | undefined;
  /** The entry of `parts`. */
  readonly location: SourceLocation;
}
