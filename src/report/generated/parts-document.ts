/** Generated from src/report/parts/parts-report.schema.json by `npm run generate`. Do not edit. */
import type { ConfigProblem } from '../../config/problem.js';
import type { Interruption } from '../../engine/results.js';
import type { RunMetadata } from './report-document.js';
import type { SourceLocation } from '../../config/suite.js';
import type { Verdict } from '../../engine/results.js';
/** parts.json, version 1: what `mode: parts` found. What it has in common with report.json is described by that document's schema. */
export interface PartsReport {
  /** Version of this format. */
  readonly version: '1';
  /** What wrote the document. */
  readonly tool: {
    /** Name. */
    readonly name: string;
    /** Version. */
    readonly version: string;
  };
  readonly verdict: Verdict;
  readonly run: RunMetadata;
  readonly interruption?: Interruption | undefined;
  /** Only parts that the pull request adds or changes were taken away. */
  readonly onlyTouched: boolean;
  /** Suites of which something was taken away. */
  readonly suites: readonly PartsSuite[];
  /** Answers that were asked for. */
  readonly answers: number;
  /** Tokens of all calls. */
  readonly tokens: number;
  /** USD of all calls whose price is known. */
  readonly costUsd: number;
  /** The price of some call is not known, so `costUsd` is a lower bound. */
  readonly costIncomplete: boolean;
  /** Mistakes, because of which nothing was asked; exit code 2. */
  readonly problems: readonly ConfigProblem[];
  /** What the reader should know about the run. */
  readonly notices: readonly string[];
}

/** A suite, asked whole and without each of its parts. */
export interface PartsSuite {
  /** Name. */
  readonly name: string;
  /** Path of its config. */
  readonly file: string;
  /** In the order of the config and of each text. */
  readonly parts: readonly ReportedPart[];
  /** Tests, once a model, that have at least one of the parts. */
  readonly results: number;
  /** Only so many of its cases were asked. */
  readonly sample?:
    | {
        /** Cases that were asked. */
        readonly asked: number;
        /** Cases that there are. */
        readonly cases: number;
      }
    | undefined;
  /** The gates that the config sets. */
  readonly gates: {
    /** Whether all passed. */
    readonly passed: boolean;
    /** One entry a gate. */
    readonly gates: readonly PartsGateResult[];
  };
}

/** Something that was taken away. */
export interface ReportedPart {
  /** Of a prompt relative to the checkout, of a workspace as the config writes it. */
  readonly file: string;
  /** What it is of the file. */
  readonly unit: 'section' | 'paragraph' | 'line' | 'whole' | 'folder';
  /** A folder with a SKILL.md. */
  readonly isSkill?: true | undefined;
  /** Unique among the parts of its file. */
  readonly name: string;
  /** Its lines in the file, from 1. */
  readonly lines?: readonly [number, number] | undefined;
  /** Its own text; absent of what is no text. */
  readonly text?: string | undefined;
  /** What can be said of it, with one chance in a hundred of a false word in the whole run. */
  readonly word: 'needed' | 'harmful' | 'needed and harmful' | 'not noticed' | 'cannot tell';
  /** Of `cannot tell`: answers were lost; another version answered; the run ended before; its tests have one answer a side; no answer passes with it. */
  readonly reason?: 'errored' | 'versions' | 'ended' | 'one-answer' | 'nothing-passes' | undefined;
  /** The suite as a whole is worse (1) or better (-1) without it. */
  readonly suite: readonly PartDirection[];
  /** Tests that decide it, by fresh answers. */
  readonly tests: readonly PartTest[];
  /** What differs between one answer and one answer, which decides nothing. */
  readonly oneAnswer: readonly PartTest[];
  /** The least drop of the pass rate that the suite would have noticed; absent where none. */
  readonly noticed?: number | undefined;
  readonly with: PartSide;
  readonly without: PartSide;
}

/** A gate of `mode: parts`. */
export interface PartsGateResult {
  /** Key of the config. */
  readonly gateName: 'unnoticedPartsMax' | 'harmfulPartsMax';
  /** Whether it passed. */
  readonly passed: boolean;
  /** Parts that it counts. */
  readonly actual: number;
  /** At most so many. */
  readonly threshold: number;
  /** Some part cannot be told, so it is shown as not exercised. */
  readonly unknown?: true | undefined;
  readonly location?: SourceLocation | undefined;
}

/** 1: worse without the part; -1: better. */
export type PartDirection = 1 | -1;

/** A test, with and without the part. */
export interface PartTest {
  /** Name. */
  readonly testCaseName: string;
  /** Id of the model, or `command`. */
  readonly modelId: string;
  readonly direction: PartDirection;
  readonly with: Passes;
  readonly without: Passes;
}

/** One side of a part: its answers of the first look. Medians are of an answer; null where no answer says it. */
export interface PartSide {
  /** Answers whose checks all passed. */
  readonly passes: number;
  /** Answers that count. */
  readonly answers: number;
  /** Answers that were lost. */
  readonly errored: number;
  /** Tokens, median. */
  readonly tokens: number | null;
  /** Turns of an agent, median. */
  readonly turns: number | null;
  /** USD, median; null where the price of one is not known. */
  readonly costUsd: number | null;
  /** Milliseconds, median. */
  readonly latencyMs: number | null;
}

/** Answers of one side. */
export interface Passes {
  /** Answers whose checks all passed. */
  readonly passes: number;
  /** Answers that count. */
  readonly answers: number;
}
