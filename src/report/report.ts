/**
 * The Report: the one versioned document (`report.json`) of which every view is a pure function. Its published JSON Schema,
 * report.schema.json, says what is in it; its types are generated from that.
 */
import type { Report, RunMetadata, ShardPlan } from './generated/report-document.js';

export type {
  LineRange,
  PullRequestFile,
  RemovedLines,
  Report,
  ReportedAccount,
  ReportedResult,
  ReportedShard,
  RunMetadata,
  ShardPlan,
  ShardSuite,
  SuiteReport,
  Totals,
} from './generated/report-document.js';

/** For those who read reports and know no config. */
export type { SourceSpan } from '../config/suite.js';

/** Of the document and its schema: each released change of the schema is a new version. */
export const REPORT_VERSION: Report['version'] = '2';

/** The inputs that tell one step's comment from another's, together with workflow and job. */
export type StepIdentity = NonNullable<RunMetadata['step']>;

/** The inputs that leave tests out, as people read them. */
export type Selection = NonNullable<ShardPlan['selection']>;
