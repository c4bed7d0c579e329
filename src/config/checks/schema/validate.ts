/** Checks a parsed config against the JSON Schema. */
import type { KindlmConfig } from '../../generated/kindlm-config.js';
import { isValid } from '../../generated/kindlm-check.cjs';
import type { ReportProblem } from '../../problem-collector.js';
import { foreignConfig } from '../../source/foreign-config.js';
import { valueAt } from '../../source/untyped.js';
import { describeValue } from '../../source/yaml-path.js';
import { isRecord } from '../../../basics/is-record.js';

export interface SchemaCheck {
  /** The config with defaults filled in; absent when it is not valid. */
  readonly config?: KindlmConfig;
  /** Formatted paths of the mappings that have unknown keys: what they lack may be a misspelt key. */
  readonly misspelt: ReadonlySet<string>;
  /** The version of the config language is missing or another one: nothing else can be said of the file. */
  readonly wrongVersion: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Validates `value` and fills in defaults, in place. Every violation is reported. */
export async function checkAgainstSchema(
  value: unknown,
  report: ReportProblem,
): Promise<SchemaCheck> {
  if (!isRecord(value)) {
    report([], `A config is a mapping of keys to values, not ${describeValue(value)}.`, {
      hint: 'The first line of kindlm.yaml is `kindlm: 1`.',
    });
    return { misspelt: NONE, wrongVersion: true };
  }
  const foreign = foreignConfig(value);
  if (foreign !== undefined) {
    report([], `This is ${foreign.what}, not a kindlm.yaml.`, { hint: foreign.hint });
    return { misspelt: NONE, wrongVersion: true };
  }
  if (reportVersion(value, report)) return { misspelt: NONE, wrongVersion: true };
  if (isValid(value)) return { config: value, misspelt: NONE, wrongVersion: false };
  // What finds the words for it is four times as much code.
  const { reportViolations } = await import('./violations.js');
  return { misspelt: reportViolations(value, report), wrongVersion: false };
}

/** Reports a version that is not 1. A missing one is left to the schema, so that the rest is checked too. */
function reportVersion(config: unknown, report: ReportProblem): boolean {
  const version = valueAt(config, 'kindlm');
  if (version === undefined || version === 1) return false;
  const isQuoted = version === '1';
  report(['kindlm'], `The version of the config language is 1, not ${describeValue(version)}.`, {
    hint: isQuoted ? 'Write it without quotes: `kindlm: 1`.' : 'The first line is `kindlm: 1`.',
  });
  return true;
}
