/** What to publish, when, and with which views. */
import type { PublishPermit } from '../processes/end-process.js';
import type { REPORT_VIEWS } from '../report/views.js';
import type { Links } from '../report/escape.js';
import type { Report } from '../report/report.js';
import type { Destination } from './context.js';
import type { Log } from './log.js';
import type { FindConversation } from './pull-request.js';

type When = 'always' | 'on-failure' | 'never';

export interface PublishSettings {
  /** Absent or empty: no comment. */
  readonly token?: string;
  readonly comment: When;
  /** The suite's name is part of an explicit key also where there is but one suite. */
  readonly keyPerSuite?: boolean;
  /** Behind every comment's key. */
  readonly keySuffix?: string;
  /** Comments on the changed lines behind failing tests. */
  readonly review: 'auto' | 'never';
  /** Review comments that this job has written already: they count. */
  readonly reviewedBefore?: number;
  /** Absent or empty: no check run. */
  readonly checkName?: string | undefined;
  /** JSON of the values that the job has of its matrix: each of its jobs has its own check run. */
  readonly matrix?: string | undefined;
  readonly summary: boolean;
  readonly annotations: boolean;
  readonly artifacts: When;
  readonly artifactName: string;
  /** Days. */
  readonly retentionDays?: number | undefined;
  /** Milliseconds each for the artifact and for all comments. Default two minutes; three seconds in a cancelled job. */
  readonly timeLimitMs?: number;
}

interface ReportFiles {
  /** Absolute path. */
  readonly rootDirectory: string;
  /** Absolute paths. */
  readonly files: readonly string[];
}

/** What comments and the summary need of a document. */
export type Told = Pick<Report, 'verdict' | 'run' | 'interruption' | 'comparison'> & {
  readonly suites: readonly {
    readonly name: string;
    /** Path of its config. */
    readonly file: string;
    readonly gates: { readonly passed: boolean };
  }[];
};

/** The views of any such document. */
export interface ToldViews<Document extends Told> {
  readonly summary: (report: Document, links: Links) => string;
  /** From the fullest to the shortest rendering. */
  readonly comment: (
    report: Document,
    suite: Document['suites'][number],
    links: Links,
  ) => readonly string[];
  /** The comment of a run that came to no suites, from the fullest to the shortest rendering. */
  readonly unjudged: (report: Document, links: Links) => readonly string[];
  /** What the comment of a suite becomes that is no more; `suite`: its name. Absent of what is compared with no base. */
  readonly gone?: (report: Document, suite: string, links: Links) => string;
}

/** The views of a run's report. */
export type Views = typeof REPORT_VIEWS;

/** What to publish of a run, whichever job made it, and where. */
export interface Publication<Document extends Told = Report, Shown = Views> {
  readonly permit: PublishPermit;
  readonly report: Document;
  readonly settings: PublishSettings;
  readonly files: ReportFiles;
  readonly destination: Destination;
  readonly log: Log;
  readonly views: Shown;
}

/** What each way of publishing needs. */
export interface PublicationJob<Document extends Told = Report, Shown = Views> extends Omit<
  Publication<Document, Shown>,
  'files' | 'permit'
> {
  readonly findConversation: FindConversation;
  readonly links: Links;
  /** Milliseconds for all that is published this way. */
  readonly timeLimitMs: number;
}

/** Whether something that is wanted `when` is wanted for this report. */
export function isWanted(when: When, report: Pick<Told, 'verdict'>): boolean {
  return when === 'always' || (when === 'on-failure' && report.verdict.result !== 'passed');
}
