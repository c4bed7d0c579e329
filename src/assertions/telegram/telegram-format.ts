/** `telegram-format`: whether an answer is written in the format that Telegram is told to expect. */
import type { AssertionContext } from '../assertion.js';
import { suggest } from '../../config/checks/suggestion.js';
import type { ScoredValue, ValueFault } from '../../config/scored-rule.js';
import { describeValue } from '../../config/source/yaml-path.js';
import type { LocatedAssert } from '../../config/suite.js';
import { roundedScore } from '../scored/bands.js';
import type { ScoredDeps, ScoredKind, ScoredVerdict } from '../scored/scored.js';
import { htmlFindings } from './telegram-html.js';
import { markdownFindings } from './telegram-markdown.js';
import type { FormatFinding } from './telegram-finding.js';
import { sum } from '../../basics/numbers.js';

const ERROR_PENALTY = 0.25;
const WARNING_PENALTY = 0.1;
const PASS_FROM = 0.5;
const MAX_NAMED = 20;
/** Values of `telegram-format` and of `vars.outputFormat`. */
const FORMATS = ['telegram-html', 'telegram-markdown'] as const;

export const telegramKind: ScoredKind = {
  valueKind: 'template',
  valueFault: formatFault,
  readsVariables: (value) => typeof value !== 'string',
  failureCode: 'FORMAT_INVALID',
  evaluate: ({ value }: LocatedAssert, { outputText }: AssertionContext, { test }: ScoredDeps) => {
    const format = typeof value === 'string' ? value : test.vars['outputFormat'];
    return Promise.resolve(
      format === 'telegram-markdown'
        ? verdictOf('MarkdownV2', markdownFindings(outputText))
        : verdictOf('HTML', htmlFindings(outputText)),
    );
  },
};

function formatFault({ value, vars }: ScoredValue): ValueFault | undefined {
  const formats: readonly unknown[] = FORMATS;
  const format = value ?? vars['outputFormat'];
  if (formats.includes(format)) return undefined;
  if (format === undefined) {
    const message = '`telegram-format` needs a value, or the variable `outputFormat` of the test.';
    return { message, hint: suggest('', FORMATS) };
  }
  return {
    message: `Telegram has no format ${describeValue(format)}.`,
    hint: suggest(typeof format === 'string' ? format : '', FORMATS),
  };
}

/** Score 1 less 0.25 an error and 0.1 a warning, within 0 to 1; every finding is named. */
function verdictOf(format: string, findings: readonly FormatFinding[]): ScoredVerdict {
  const errors = countOf(findings, 'error');
  const warnings = countOf(findings, 'warning');
  const left = 1 - errors * ERROR_PENALTY - warnings * WARNING_PENALTY;
  const score = roundedScore(Math.max(0, Math.min(1, left)));
  const named = findings.slice(0, MAX_NAMED).map(({ level, times, text }) => {
    return `${level}: ${text}${times > 1 ? ` (${times} times)` : ''}`;
  });
  const reason =
    findings.length === 0
      ? `Valid Telegram ${format}`
      : `Telegram ${format}, score ${score}: ${named.join('; ')}`;
  return { pass: score >= PASS_FROM, score, reason, metadata: { errors, warnings } };
}

function countOf(findings: readonly FormatFinding[], level: FormatFinding['level']): number {
  return sum(findings.filter((finding) => finding.level === level).map(({ times }) => times));
}
