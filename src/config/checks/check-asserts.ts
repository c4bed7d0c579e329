/** Checks each scored assertion (`assert`) of each test: its value, as that test's variables fill it in, and its threshold. */
import type { AssertFiles } from '../files/assert-files.js';
import { fileOf, interpolateDeep, textOf, textsOf } from './assert-values.js';
import { partAt, partsOf, testLabel, testParts } from '../config-parts.js';
import type { ConfigPart } from '../config-parts.js';
import { matchesEmptyString, patternFault } from './patterns.js';
import { variablesOf } from '../templates/interpolation.js';
import type { ProblemDetail, ReportProblem } from '../problem-collector.js';
import { suggest } from './suggestion.js';
import { entriesAt, isMapping, textAt, valueAt } from '../source/untyped.js';
import { describeValue, formatPath, quote } from '../source/yaml-path.js';

/** Question types of `conciseness`. */
const CONCISENESS_KINDS = ['factual', 'code', 'explanation', 'list'] as const;
/** Keys of a `conciseness` value that gives its own limits. */
const CONCISENESS_LIMITS = ['maxWords', 'minWords', 'maxSentences', 'forbiddenOpenings'];
/** Values of `telegram-format` and of `vars.outputFormat`. */
const TELEGRAM_FORMATS = ['telegram-html', 'telegram-markdown'] as const;

/** What is wrong with a value: a sentence, and what to do. */
interface Fault {
  readonly message: string;
  readonly hint?: string | undefined;
  /** The key that is meant; `value` unless given. */
  readonly key?: string;
}

interface Subject {
  /** The entry. */
  readonly entry: ConfigPart;
  /** Without `not-`. */
  readonly type: string;
  /** With variables filled in; of a file its content. */
  readonly value: unknown;
  readonly vars: Readonly<Record<string, string>>;
}

/** Reports what is wrong with the `assert` lists of a config of any shape, each mistake once. */
export function checkAsserts(config: unknown, files: AssertFiles, report: ReportProblem): void {
  const seen = new Set<string>();
  const reportOnce = (entry: ConfigPart, { message, hint, key = 'value' }: Fault): void => {
    const path = [...entry.path, key];
    const text = `${formatPath(path)} ${message}`;
    if (seen.has(text)) return;
    seen.add(text);
    const detail: ProblemDetail =
      valueAt(entry.value, key) === undefined ? { hint, at: 'own' } : { hint };
    report(valueAt(entry.value, key) === undefined ? entry.path : path, message, detail);
  };
  const root: ConfigPart = { path: [], value: config };
  const shared = partsOf(partAt(root, 'defaults'), 'assert');
  for (const test of testParts(config)) {
    const entries = [...shared, ...partsOf(test, 'assert')];
    checkThreshold(test, entries, report);
    const vars = varsOf(test);
    for (const entry of entries) {
      for (const fault of faultsOf(entry, vars, files, testLabel(test))) reportOnce(entry, fault);
    }
  }
}

function checkThreshold(
  test: ConfigPart,
  entries: readonly ConfigPart[],
  report: ReportProblem,
): void {
  if (valueAt(test.value, 'threshold') === undefined) return;
  const path = [...test.path, 'threshold'];
  if (entries.length === 0) {
    report(path, 'A `threshold` needs an `assert` list, whose mean score it is compared with.', {
      at: 'key',
    });
  } else if (entries.every(({ value }) => valueAt(value, 'weight') === 0)) {
    report(path, 'Every assertion has weight 0, so there is no mean score to compare with.', {
      at: 'key',
    });
  }
}

/** A value that the schema refuses stays unfilled: a mapping may have a `toString` that no text can be made with. */
function varsOf(test: ConfigPart): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entriesAt(test.value, 'vars').map(([name, value]) => [
      name,
      (typeof value === 'boolean' ? String(value) : textOf(value)) ?? `{{${name}}}`,
    ]),
  );
}

function faultsOf(
  entry: ConfigPart,
  vars: Readonly<Record<string, string>>,
  files: AssertFiles,
  test: string | undefined,
): readonly Fault[] {
  const type = (textAt(entry.value, 'type') ?? '').replace(/^not-/, '');
  const written = valueAt(entry.value, 'value');
  const file = files.files.get(formatPath(entry.path));
  // A file that could not be read is reported already.
  const unread = fileOf(written) !== undefined && file === undefined;
  const template = file === undefined ? written : file.value;
  const value = interpolateDeep(template, vars);
  const subject = { entry, type, value, vars };
  const check = VALUE_CHECKS.get(type);
  return [
    ...thresholdFaults(subject),
    ...(isTemplate(type) ? missingVariables(template, vars, test) : []),
    ...(check === undefined || unread
      ? []
      : [check(subject)].filter((fault) => fault !== undefined)),
  ];
}

function isTemplate(type: string): boolean {
  return type !== 'javascript' && type !== 'is-json' && type !== 'contains-json';
}

function missingVariables(
  template: unknown,
  vars: Readonly<Record<string, string>>,
  test: string | undefined,
): readonly Fault[] {
  const names = new Set(textsIn(template).flatMap(variablesOf));
  return [...names]
    .filter((name) => !Object.hasOwn(vars, name))
    .map((name) => ({
      message: `The value uses {{${name}}}, and the test ${quote(test ?? '')} has no variable of that name.`,
      hint:
        suggest(name, Object.keys(vars)) ??
        `Add it: vars: { ${name}: "..." }. To look for the braces themselves use \`regex\` with "\\{\\{".`,
    }));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function thresholdFaults({ entry, type }: Subject): readonly Fault[] {
  const threshold = valueAt(entry.value, 'threshold');
  const isLimit = type === 'latency' || type === 'cost';
  const faults: Fault[] = [];
  if (isLimit && threshold === undefined) {
    const unit = type === 'latency' ? 'milliseconds' : 'USD';
    faults.push({
      message: `\`${type}\` needs a \`threshold\`: the most ${unit}.`,
      key: 'threshold',
    });
  }
  if (!isLimit && typeof threshold === 'number' && threshold > 1) {
    const hint = threshold <= 100 ? `${threshold} % is ${threshold / 100}.` : undefined;
    faults.push({ message: 'A score is a number from 0 to 1.', hint, key: 'threshold' });
  }
  for (const key of ['timeoutMs', 'config']) {
    if (type !== 'javascript' && valueAt(entry.value, key) !== undefined) {
      faults.push({ message: `\`${key}\` is for \`javascript\` only.`, key });
    }
  }
  return faults;
}

type ValueCheck = (subject: Subject) => Fault | undefined;

const VALUE_CHECKS: ReadonlyMap<string, ValueCheck> = new Map(
  Object.entries<ValueCheck>({
    contains: textFault,
    icontains: textFault,
    'starts-with': textFault,
    'contains-any': listFault,
    'contains-all': listFault,
    'icontains-any': listFault,
    'icontains-all': listFault,
    equals: equalsFault,
    regex: regexFault,
    javascript: codeFault,
    'llm-rubric': textFault,
    similar: textFault,
    latency: noValueFault,
    cost: noValueFault,
    'telegram-format': telegramFault,
    conciseness: concisenessFault,
  }),
);

function textFault({ type, value }: Subject): Fault | undefined {
  const text = textOf(value);
  if (text === undefined) {
    return { message: `\`${type}\` needs a text as its value, got ${describeValue(value)}.` };
  }
  return text.trim() === '' ? emptyFault(type, text) : undefined;
}

function emptyFault(type: string, text: string): Fault | undefined {
  if (text === '') return { message: 'The text is empty: every answer has it.' };
  const isQuestion = type === 'llm-rubric' || type === 'similar';
  return isQuestion ? { message: 'The text is blank.' } : undefined;
}

function listFault({ type, value }: Subject): Fault | undefined {
  const texts = textsOf(value);
  const hint = 'Write [first, second], or one text with commas: "first, second".';
  if (texts === undefined) {
    const message = `\`${type}\` needs a list of texts, got ${describeValue(value)}.`;
    return { message, hint };
  }
  if (texts.length === 0) return { message: 'The list is empty.', hint };
  return texts.includes('')
    ? { message: 'A text of the list is empty: every answer has it.' }
    : undefined;
}

function equalsFault({ value }: Subject): Fault | undefined {
  if (value !== undefined && value !== null) return undefined;
  return { message: `\`equals\` needs a value, got ${describeValue(value)}.` };
}

/** Characters by which a pattern can match the empty text and still not every answer. */
const CONDITION = /\^|\$|\(\?<?[=!]|\\[bB]/;

function regexFault(subject: Subject): Fault | undefined {
  const { value } = subject;
  if (typeof value !== 'string' || value === '') return textFault(subject);
  const fault = patternFault(value);
  if (fault !== undefined) {
    return { message: `The regular expression ${quote(value)} ${fault}.` };
  }
  if (!matchesEmptyString(value) || CONDITION.test(value)) return undefined;
  return {
    message: `The regular expression ${quote(value)} matches the empty string, and so every answer.`,
  };
}

function codeFault({ value }: Subject): Fault | undefined {
  if (typeof value === 'string' && value.trim() !== '') return undefined;
  return {
    message: `\`javascript\` needs code as its value, got ${describeValue(value)}.`,
    hint: 'An expression, a body with `return`, or `file://` and the path of a file.',
  };
}

function noValueFault({ type, value }: Subject): Fault | undefined {
  if (value === undefined) return undefined;
  return { message: `\`${type}\` has no value.`, hint: 'The limit is its `threshold`.' };
}

function telegramFault({ value, vars }: Subject): Fault | undefined {
  const formats: readonly unknown[] = TELEGRAM_FORMATS;
  const format = value ?? vars['outputFormat'];
  if (formats.includes(format)) return undefined;
  if (format === undefined) {
    const message = '`telegram-format` needs a value, or the variable `outputFormat` of the test.';
    return { message, hint: suggest('', TELEGRAM_FORMATS) };
  }
  return {
    message: `Telegram has no format ${describeValue(format)}.`,
    hint: suggest(typeof format === 'string' ? format : '', TELEGRAM_FORMATS),
  };
}

function concisenessFault({ value }: Subject): Fault | undefined {
  if (isMapping(value)) return limitsFault(value);
  const kinds: readonly unknown[] = CONCISENESS_KINDS;
  if (kinds.includes(value)) return undefined;
  return {
    message: `Unknown type of question: ${describeValue(value)}.`,
    hint: suggest(typeof value === 'string' ? value : '', CONCISENESS_KINDS),
  };
}

function limitsFault(limits: Readonly<Record<string, unknown>>): Fault | undefined {
  const unknown = Object.keys(limits).find((key) => !CONCISENESS_LIMITS.includes(key));
  if (unknown !== undefined) {
    return {
      message: `Unknown key ${quote(unknown)}.`,
      hint: suggest(unknown, CONCISENESS_LIMITS),
    };
  }
  const keys = Object.keys(limits);
  if (keys.length === 0) {
    return { message: 'No limit is given.', hint: suggest('', CONCISENESS_LIMITS) };
  }
  const { forbiddenOpenings = [], minWords = 0, maxWords = Infinity } = limits;
  const wrong = keys.find((key) => key !== 'forbiddenOpenings' && !isCount(limits[key]));
  if (wrong !== undefined) return { message: `\`${wrong}\` must be a whole number above 0.` };
  const openings: readonly unknown[] = Array.isArray(forbiddenOpenings) ? forbiddenOpenings : [0];
  if (!openings.every((opening) => typeof opening === 'string' && opening.trim() !== '')) {
    return { message: '`forbiddenOpenings` must be a list of texts.' };
  }
  return Number(minWords) > Number(maxWords)
    ? { message: '`minWords` is above `maxWords`: no answer can have both.' }
    : undefined;
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
