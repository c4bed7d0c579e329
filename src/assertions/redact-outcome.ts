/** What personal data that an assertion found leaves of its outcome and of the others. */
import { redactorOf, redactSensitiveJson } from '../redaction/personal-data.js';
import { redactDeep } from '../redaction/secrets.js';
import type { AssertionOutcome, AssertionResult } from './assertion.js';
import { wordsOf, type AssertionMetadata } from './metadata.js';

/**
 * An outcome as reports may hold it: without its sensitive texts, and with those of the whole run redacted in its
 * message and metadata. Its type and code stay as they are, whatever a pattern matched: the gates count by them.
 */
export function redactOutcome(
  outcome: AssertionOutcome,
  sensitiveTexts: readonly string[],
): AssertionResult {
  const { assertionType, label, passed, score, failureCode, failureMessage, advisory, metadata } =
    outcome;
  const redact = redactorOf(sensitiveTexts);
  return {
    assertionType,
    // Labels are the config's words, and runs are aggregated by them; only drift names fields of the answer.
    label: assertionType === 'drift' ? redact(label) : label,
    passed,
    score,
    failureCode,
    ...(failureMessage === undefined ? {} : { failureMessage: redact(failureMessage) }),
    advisory,
    ...(metadata === undefined ? {} : { metadata: redactValuesOf(metadata, sensitiveTexts) }),
  };
}

/** The names are ours and stay, and so do our figures; a number of the answer may be personal data like any text of it. */
function redactValuesOf(
  metadata: AssertionMetadata,
  sensitiveTexts: readonly string[],
): AssertionMetadata {
  const redact = redactorOf(sensitiveTexts);
  return Object.fromEntries(
    Object.entries(metadata).map(([name, value]: [string, unknown]) => [
      name,
      wordsOf(name) === 'answer'
        ? redactSensitiveJson(value, sensitiveTexts)
        : redactDeep(value, redact),
    ]),
  );
}
