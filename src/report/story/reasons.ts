/**
 * Why tests fail, as a person would say it: a table from failure code to template. A template sees the checks of one code
 * in all tests of a group, and says what they have in common once. Where it cannot, the check's own message is said.
 */
import type { FailureCode } from '../../assertions/assertion.js';
import { plural, score } from '../../basics/format.js';
import { lastPart } from '../../redaction/cut.js';
import { excerpt } from '../escape.js';
import { code, joined, listed, type Phrase, quoted, say, type Sentence } from './sentence.js';
import { type FailedCheck, SAYS_WHY } from './tests.js';

interface Grouped {
  readonly checks: readonly [FailedCheck, ...FailedCheck[]];
  /** Whether all of the tests passed on the base branch. */
  readonly passedThere: boolean;
}

/** Undefined where the check does not say what the template needs. */
type Template = (grouped: Grouped) => Sentence | undefined;

const MAX_VALUE = 40;
const MOST_VALUES = 3;

/** A verb phrase, since its subject is the test: e.g. `no longer says "30 days"`. */
export function reasonOf(grouped: Grouped): Sentence {
  const [{ code: failureCode }] = grouped.checks;
  // What nobody saw has neither happened nor been left out.
  if (grouped.checks.every(({ message }) => NOT_KNOWN.test(message))) return ownWords('', grouped);
  return templateOf(failureCode)?.(grouped) ?? ownWords('', grouped);
}

/** A check that failed because what it asks about is not known. */
const NOT_KNOWN = /^(?:Which|Whether|The) [^:]{1,200}? is not known\b/u;

function templateOf(failureCode: string): Template | undefined {
  return Object.hasOwn(REASONS, failureCode) ? REASONS[failureCode as FailureCode] : undefined;
}

/** A code without a line here does not compile. */
const REASONS: Readonly<Record<FailureCode, Template>> = {
  CONTAINS_FAILED: (grouped) => {
    const verb = verbOf(grouped.checks[0]);
    const values = wanted(grouped.checks);
    if (verb === undefined || values === undefined) return undefined;
    const [plain, third] = verb;
    const remark = grouped.checks.every(({ facts }) => typeof facts['otherCase'] === 'string')
      ? ', but does in another letter case'
      : '';
    return say`${grouped.passedThere ? `no longer ${third}` : `does not ${plain}`} ${values}${remark}`;
  },
  NOT_CONTAINS_FAILED: saysForbidden,
  KEYWORD_DENIED: saysForbidden,
  KEYWORD_MISSING: ({ checks: [{ message }] }) => {
    const [, words] = /^Output must contain at least one of: (.+)$/su.exec(message) ?? [];
    return words === undefined ? undefined : say`says none of ${inQuotes(words)}`;
  },
  PII_DETECTED: ({ checks }) => {
    if (!checks.every(({ message }) => message.startsWith('Found '))) return undefined;
    const kinds = distinct(checks.map(({ label }) => label.replace(/^PII: /u, '')));
    const data = kinds.map((kind) => PERSONAL_DATA[kind] ?? ofPattern(kind));
    return say`gives away ${listed(data, { most: MOST_VALUES, last: ' and ' })}`;
  },
  SCHEMA_INVALID: ({ checks }) => {
    const messages = distinct(checks.map(({ message }) => message));
    const fault = messages.length === 1 ? say`: ${inQuotes(messages[0] ?? '')}` : '';
    return say`has JSON that does not fit its schema${fault}`;
  },
  SCHEMA_PARSE_ERROR: ({ passedThere }) => say`is ${passedThere ? 'no longer' : 'not'} valid JSON`,
  MAX_LENGTH_EXCEEDED: ({ checks: [{ label }] }) => {
    const [, limit] = /^Max length: (\d+)$/u.exec(label) ?? [];
    return limit === undefined
      ? undefined
      : say`is longer than ${plural(Number(limit), 'character')}`;
  },
  JUDGE_BELOW_THRESHOLD: ({ checks }) => {
    const limits = distinct(checks.map((check) => thresholdOf(check)));
    const [limit] = limits;
    if (limit === undefined || limits.length > 1) return say`judge ${scoreRange(checks)}, too low`;
    return say`judge ${scoreRange(checks)}, needs ${limit}`;
  },
  TOOL_CALL_MISSING: ({ checks, passedThere }) =>
    ofTools(checks, 'Tool called: ', passedThere ? 'no longer calls' : 'does not call'),
  TOOL_CALL_UNEXPECTED: ({ checks }) =>
    ofTools(checks, 'Tool NOT called: ', 'calls', ', which it must not'),
  TOOL_CALL_ARGS_MISMATCH: ({ checks }) =>
    ofTools(checks, 'Tool args: ', 'calls', ' with other arguments') ??
    ofTools(checks, 'Tool response: ', 'gets another answer from'),
  TOOL_CALL_ORDER_WRONG: ({ checks }) =>
    ofTools(checks, 'Tool order: ', 'does not call', ' where it should'),
  TOOL_CALL_ARGS_SCHEMA_INVALID: ({ checks }) =>
    ofTools(checks, 'Tool args schema: ', 'calls', ' with arguments that do not fit their schema'),
  TRAJECTORY_MISMATCH: ({ checks }) => {
    const [check] = checks;
    const [, times, tool] = /^(\d+) times: (\S+)/u.exec(check.lines[0] ?? '') ?? [];
    if (times !== undefined && tool !== undefined) {
      const often = times === '2' ? 'twice' : `${times} times`;
      return say`calls ${quotedName(tool)} ${often} with the same arguments`;
    }
    return check.label.startsWith('Tool calls: ')
      ? say`makes ${foreign(check.message)}`
      : say`does not call its tools as wanted`;
  },
  SKILL_NOT_USED: ({ checks, passedThere }) =>
    ofTools(checks, 'Skill used: ', passedThere ? 'no longer uses' : 'does not use'),
  SKILL_USED: ({ checks }) =>
    ofTools(checks, 'Skill NOT used: ', 'uses', ', which it should leave alone'),
  FILE_MISSING: ({ checks, passedThere }) =>
    ofTools(checks, 'File ', passedThere ? 'no longer leaves' : 'does not leave'),
  FILE_UNEXPECTED: ({ checks }) => ofTools(checks, 'File ', 'leaves', ', which must not be there'),
  FILE_CONTENT_MISMATCH: ownMessage('leaves a file with other content'),
  FILE_CHANGED: (grouped) =>
    ownWords(`changes what must stay as it was${onceWords(grouped)}`, grouped),
  CHANGE_NOT_ALLOWED: (grouped) =>
    ownWords(`changes what it may not${onceWords(grouped)}`, grouped),
  CHECK_FAILED: ({ checks }) => {
    const which = ofTools(checks, 'Check ', 'fails its check');
    const said = distinct(checks.map(saidByCheck));
    if (which === undefined || said[0] === undefined) return undefined;
    return say`${which}: ${foreign(said[0])}${said.length > 1 ? ', and other reasons' : ''}`;
  },
  DRIFT_EXCEEDED: ownMessage('moved away from the baseline'),
  PROVIDER_TIMEOUT: ownMessage('no answer in time'),
  PROVIDER_AUTH_FAILED: ownMessage('the key was refused'),
  PROVIDER_ERROR: (grouped) =>
    ownWords(refusalIn(grouped.checks[0].message)?.lead ?? 'no answer', grouped),
  INTERNAL_ERROR: ownMessage('could not be checked'),
  LATENCY_EXCEEDED: ownMessage('takes too long'),
  COST_EXCEEDED: ownMessage('costs too much'),
  EMPTY_OUTPUT: () => say`says nothing`,
  MAX_TURNS_EXCEEDED: () => say`does not come to an end within its turns`,
  BUDGET_EXCEEDED: () => say`was not asked: the budget is used up`,
  COMMAND_FAILED: ownMessage('the command failed'),
  COMMAND_TIMEOUT: ownMessage('the command took too long'),
  JAVASCRIPT_FAILED: ownMessage('fails its own check'),
  JAVASCRIPT_ERROR: ownMessage('its own check could not run'),
  PYTHON_FAILED: ownMessage('fails its own check'),
  PYTHON_ERROR: ownMessage('its own check could not run'),
  SIMILARITY_BELOW_THRESHOLD: ({ checks, passedThere }) => {
    const limits = distinct(checks.map((check) => thresholdOf(check)));
    const needs = limits.length === 1 && limits[0] !== undefined ? `, needs ${limits[0]}` : '';
    return say`is ${passedThere ? 'no longer' : 'not'} like the wanted answer: ${scoreRange(checks)}${needs}`;
  },
  FORMAT_INVALID: ownMessage('has the wrong format'),
  CONCISENESS_FAILED: ownMessage('is not concise'),
  EXTERNAL_CHECK_FAILED: (grouped) => {
    const [harness, ...others] = distinct(grouped.checks.map(({ label }) => label));
    const isOne = harness !== undefined && others.length === 0;
    return ownWords(isOne ? say`${quotedName(harness)} says` : 'its harness says', grouped);
  },
  EXTERNAL_RESULT_MISSING: ownMessage('has no result'),
};

const PERSONAL_DATA: Readonly<Record<string, Phrase>> = {
  'Credit card': 'a credit card number',
  'E-mail': 'an e-mail address',
  'US SSN': 'a US social security number',
};

function ofPattern(kind: string): Phrase {
  return say`personal data (${quotedName(kind)})`;
}

/** What an answer must do: by the type of a scored check; of `expect.output` there is one. */
const VERBS: Readonly<Record<string, readonly [plain: string, third: string]>> = {
  contains: ['say', 'says'],
  icontains: ['say', 'says'],
  'contains-any': ['say any of', 'says any of'],
  'icontains-any': ['say any of', 'says any of'],
  'contains-all': ['say all of', 'says all of'],
  'icontains-all': ['say all of', 'says all of'],
  'starts-with': ['start with', 'starts with'],
  equals: ['equal', 'equals'],
  regex: ['match', 'matches'],
};

function verbOf({ isScored, facts }: FailedCheck): (typeof VERBS)[string] | undefined {
  const type = isScored ? facts['type'] : 'contains';
  return typeof type === 'string' && Object.hasOwn(VERBS, type) ? VERBS[type] : undefined;
}

/** What a text check wanted, as its label says it; a metric's name says nothing of it. */
function wanted(checks: readonly FailedCheck[]): Sentence | undefined {
  const values = checks.map(({ label, isScored, facts }) => {
    const start = isScored ? `${String(facts['type'])} ` : 'Contains: ';
    return label.startsWith(start)
      ? lastPart(label, label.length - start.length).replace(/^"(.*)"$/su, '$1')
      : undefined;
  });
  return values.includes(undefined)
    ? undefined
    : valueList(values.filter((value) => value !== undefined));
}

function saysForbidden({ checks }: Grouped): Sentence | undefined {
  const values = checks.flatMap(({ facts }) => {
    const { forbidden } = facts;
    return Array.isArray(forbidden) ? forbidden.filter((it) => typeof it === 'string') : [];
  });
  return values.length === 0 ? undefined : say`says ${valueList(values)}`;
}

/** What a command wrote says more than its exit code. */
function saidByCheck({ message, lines }: FailedCheck): string {
  const how = message.replace(/^The check `[^]*?` (?=ended with |did not )/u, '');
  const said = lines.findLast((line) => SAYS_WHY.test(line)) ?? lines.at(-1);
  return how.startsWith('ended with ') ? (said ?? how) : how;
}

/** Labels that begin with `start`, which the tool's name follows. */
function ofTools(
  checks: readonly FailedCheck[],
  start: string,
  verb: string,
  after = '',
): Sentence | undefined {
  if (!checks.every(({ label }) => label.startsWith(start))) return undefined;
  const tools = distinct(
    checks.map(({ label }) =>
      lastPart(label, label.length - start.length).replace(/ at position \d+$/u, ''),
    ),
  );
  return say`${verb} ${listed(tools.map(quotedName), { most: MOST_VALUES })}${after}`;
}

/** The check's own words after ours; a provider's without what is each request's own. */
function ownMessage(lead: string): Template {
  return (grouped) => ownWords(lead, grouped);
}

/** Where enough answers pass, and one is enough to fail all the same. */
function onceWords({ checks }: Grouped): string {
  return checks.some(({ failsAlone }) => failsAlone) ? ', and once is enough to fail' : '';
}

function ownWords(lead: Phrase, { checks }: Grouped): Sentence {
  const [check] = checks;
  const messages = distinct(checks.map(({ message }) => sharedReason(message)));
  const [message = ''] = messages;
  const metric = check.facts['metric'];
  const which = typeof metric === 'string' ? say`${quotedName(metric)}: ` : '';
  const more = messages.length > 1 ? ', and other reasons' : '';
  if (message === '') return say`${which}${lead === '' ? quotedName(check.label) : lead}`;
  return say`${which}${lead === '' ? '' : say`${lead}: `}${foreign(message)}${more}`;
}

const REFUSED = /^(Refused|Your endpoint failed|Your endpoint refused) \(see (.+?:\d+)\): (.*)$/su;

/**
 * What the message of a refused call says: `lead` is `refused`, or of one's own endpoint `your endpoint refused` or `your
 * endpoint failed`; `place`: `file:line`. Undefined for any other message. Foreign text.
 */
export function refusalIn(
  message: string,
): { readonly lead: string; readonly place: string; readonly said: string } | undefined {
  const [, lead, place, said] = REFUSED.exec(message) ?? [];
  if (lead === undefined || place === undefined || said === undefined) return undefined;
  return { lead: lead.toLowerCase(), place, said };
}

/** A provider's reason without what is each request's own: whether it was sent, how often, and its line. Foreign text. */
export function sharedReason(message: string): string {
  return (refusalIn(message)?.said ?? message)
    .replace(/^Not finished: /u, '')
    .replace(/^Not sent: (?:.*? in a row; the last: )?/u, '')
    .replace(/ \(after \d+ attempts\)$/u, '');
}

function thresholdOf({ facts, message }: FailedCheck): string | undefined {
  const { threshold } = facts;
  if (typeof threshold === 'number') return score(threshold);
  const [, said] = /below threshold (\d(?:\.\d+)?)$/u.exec(message) ?? [];
  return said === undefined ? undefined : score(Number(said));
}

/** e.g. `0.20`, or `0.20 to 0.45`. */
function scoreRange(checks: readonly FailedCheck[]): string {
  const scores = checks.map((check) => check.score);
  const [low, high] = [score(Math.min(...scores)), score(Math.max(...scores))];
  return low === high ? low : `${low} to ${high}`;
}

function valueList(values: readonly string[]): Sentence {
  return listed(distinct(values).map(inQuotes), { most: MOST_VALUES });
}

function inQuotes(text: string): Sentence {
  const value = quoted(excerpt(text, MAX_VALUE));
  return value.kind === 'text' ? joined(['"', value, '"']) : [value];
}

function quotedName(text: string): Phrase {
  return code(excerpt(text, MAX_VALUE));
}

const MAX_MESSAGE = 160;

function foreign(text: string): Phrase {
  return quoted(excerpt(text, MAX_MESSAGE));
}

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
