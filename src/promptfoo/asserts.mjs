// promptfoo assertions -> `assert`. What kindlm.yaml cannot check is left out and noted, never bent into something else.
import { parse } from 'yaml';
import { isRecord } from '../basics/basics.js';
import { extensionOf, isFileRef, pathOf } from './files.mjs';
import { Unsupported } from './notes.mjs';
import { beyondVariables, fillIn, promptfooVariables } from './template-vars.mjs';
import { computedCode, isComputable, pythonEntry, scriptEntry } from './scripts.mjs';
import { noteOptions } from './options.mjs';
import { isScalar, listOf } from './values.mjs';

const KINDS = {
  contains: textValue,
  icontains: textValue,
  'starts-with': textValue,
  regex: regexValue,
  equals: equalsValue,
  'contains-any': listValue,
  'contains-all': listValue,
  'icontains-any': listValue,
  'icontains-all': listValue,
  'is-json': schemaValue,
  'contains-json': schemaValue,
  'llm-rubric': textValue,
  similar: referenceValue,
  latency: limitValue,
  cost: limitValue,
  // Not promptfoo's, and harmless: a config that was written with the move in mind.
  'telegram-format': (value) => value,
  conciseness: (value) => value,
};
/** What an entry with code becomes. */
const CODE = { javascript: scriptEntry, python: pythonEntry };
/** Matches the empty text, and still not every answer, when one of these is in it. */
const CONDITION = /\^|\$|\(\?<?[=!]|\\[bB]/;
const LIMITS = ['latency', 'cost'];
/** To a judge, and to an embedding model, an answer means the same with blanks around it. */
const TRIMS = /^\s*(?:String\(output\)|output(?:\.toString\(\))?)\.trim\(\);?\s*$/;
/** Limits of the answer's length: `javascript` says them. */
const LENGTHS = {
  'min-length': (limit) => `output.length >= ${limit}`,
  'max-length': (limit) => `output.length <= ${limit}`,
};

/**
 * The assertions of a list for one combination of variables. `judge`: notes a grader of its own.
 * @returns entries of `assert`
 */
export function importAsserts(list, vars, context) {
  return listOf(list).flatMap((item) => importOne(item, vars, context));
}

function importOne(item, vars, context) {
  const { where, notes } = context;
  const assertion = resolved(item, context);
  if (!isRecord(assertion) || typeof assertion.type !== 'string') {
    notes.lost(where, 'an assertion without a type');
    return [];
  }
  const isSet = assertion.type === 'assert-set';
  const read = () =>
    isSet ? members(assertion, vars, context) : [converted(assertion, vars, context)];
  return notes.attempt(`${where}: assertion ${assertion.type}`, read, { instead: [] });
}

/** `$ref: '#/assertionTemplates/name'` */
function resolved(item, { config }) {
  const ref = isRecord(item) ? item.$ref : undefined;
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return item;
  return ref
    .slice(2)
    .split('/')
    .reduce(
      (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      config,
    );
}

/** A set whose members must all pass is its members, as long as no mean is taken. */
function members(set, vars, context) {
  if (set.threshold !== undefined || context.hasThreshold) {
    throw new Unsupported('a set with a mean of its own has no counterpart');
  }
  noteOptions('assert-set', set, { where: `${context.where}: assert-set`, notes: context.notes });
  return importAsserts(set.assert, vars, context);
}

function converted(assertion, vars, context) {
  const type = assertion.type === 'similar:cosine' ? 'similar' : assertion.type;
  const kind = type.replace(/^not-/, '');
  const isNegated = type !== kind;
  if (isNegated && [...ASKED, ...Object.keys(LENGTHS)].includes(kind)) {
    throw new Unsupported('cannot be negated');
  }
  checkOptions(assertion, kind, context);
  if (isTemplate(kind)) refuseTemplates(assertion.value);
  const filled = fillInDeep(assertion.value, vars);
  return {
    ...entryOf({ assertion, kind, type, isNegated }, filled, { ...context, vars }),
    ...thresholdOf(assertion, kind),
    ...(assertion.weight !== undefined && { weight: weightOf(assertion.weight) }),
    ...(assertion.config !== undefined && { config: assertion.config }),
    ...(isScalar(assertion.metric) && { metric: fillIn(String(assertion.metric), vars) }),
  };
}

/** `type`, `value` and what else follows from them. */
function entryOf({ assertion, kind, type, isNegated }, filled, context) {
  const text = (value) => filledText(value, { ...context, assertion, kind });
  if (Object.hasOwn(LENGTHS, kind)) return lengthEntry(kind, filled ?? assertion.threshold);
  const isGraded = GRADED_TYPES.includes(kind);
  if (!isGraded && !isCode(kind) && !Object.hasOwn(KINDS, kind))
    throw new Unsupported(`kindlm.yaml has no such assertion${insteadOf(kind)}`);
  const transforms = transformsOf(assertion, kind, context);
  const { calls, isParsed } = context.ways;
  if (
    isComputable(kind) &&
    (transforms.length > 0 || calls || (isParsed && kind === 'javascript'))
  ) {
    return computedEntry({ assertion, kind, type, isNegated, transforms }, filled, context);
  }
  const changing = transforms.find((code) => !TRIMS.test(code));
  if (changing !== undefined) throw new Unsupported(`it checks a transformed output (${changing})`);
  if (isGraded) return { type: 'llm-rubric', ...gradedEntry(assertion, filled, { text, context }) };
  if (isCode(kind)) return { type, ...CODE[kind](filled, context) };
  const value = KINDS[kind](filled, { ...context, assertion, kind });
  if (isTemplate(kind)) refuseUnfilled(value, context);
  return { type, ...(value !== undefined && { value }) };
}

/** What looks at an agent's calls stands in `expect`, and in no mean of scores. */
function insteadOf(kind) {
  if (/-call$/.test(kind)) return ': `argsSchema` of `toolCalls` checks the arguments of a call';
  return kind.startsWith('trajectory:') ? ': write `toolCalls` or `trajectory` in `expect`' : '';
}

/** Code in promptfoo's words that changes the output first; what only parses is left to those that parse themselves. */
function transformsOf({ transform }, kind, { transforms }) {
  if (LIMITS.includes(kind)) return [];
  const all = [...transforms, ...(transform === undefined ? [] : [transform])];
  const onlyParses = all.every((code) => /^\s*JSON\.parse\(output\);?\s*$/.test(code));
  return onlyParses && ['is-json', 'contains-json'].includes(kind) ? [] : all;
}

function computedEntry({ assertion, kind, type, isNegated, transforms }, filled, context) {
  const { ways } = context;
  const wanted =
    kind === 'javascript' ? filled : KINDS[kind](filled, { ...context, assertion, kind });
  if (isTemplate(kind)) refuseUnfilled(wanted, context);
  const value = computedCode({ kind, isNegated, wanted, transforms, ways }, context);
  const shown = [type, ...(isScalar(wanted) ? [String(wanted)] : [])].join(': ');
  const metric = `${shown}${transforms.length > 0 ? ` (of ${transforms.join(', ')})` : ''}`;
  return { type: 'javascript', value, metric: metric.replaceAll(/\s+/g, ' ').slice(0, 120) };
}

function lengthEntry(kind, limit) {
  if (!Number.isInteger(limit)) throw new Unsupported('its limit is no whole number');
  return { type: 'javascript', value: LENGTHS[kind](limit), metric: `${kind} ${limit}` };
}

function filledText(value, context) {
  const text = textValue(value, context);
  refuseUnfilled(text, context);
  return text;
}

/** Statements and expressions would be looked for, or judged by, as they are written. */
function refuseTemplates(value) {
  const texts = listOf(value).filter((item) => typeof item === 'string');
  const beyond = texts.map(beyondVariables).find((it) => it !== undefined);
  if (beyond !== undefined) throw new Unsupported(beyond);
}

/** `columns`: what the rows of a table will fill in. */
function refuseUnfilled(value, { columns = [] }) {
  const missing = unfilled(value).find((name) => !columns.includes(name));
  if (missing !== undefined) throw new Unsupported(`{{${missing}}} has no value`);
}

function checkOptions(assertion, kind, { where, notes, isDefaultGrader, ways }) {
  if (ASKED.includes(kind) && ways.calls !== undefined) {
    notes.changed(
      where,
      `assertion ${assertion.type}: judges the answer after the tool calls, not the calls`,
    );
  }
  if (assertion.config !== undefined && (!isCode(kind) || !isRecord(assertion.config))) {
    throw new Unsupported('`config` is a mapping that the code of an assertion reads');
  }
  noteOptions('assertion', assertion, {
    where: `${where}: assertion ${assertion.type}`,
    notes,
    read: readsVariables(kind) ? ['contextTransform'] : [],
  });
  if (assertion.provider !== undefined && !isDefaultGrader(assertion.provider)) {
    notes.changed(where, `assertion ${assertion.type}: graded by the suite's own model`);
  }
  if (isCode(kind) && assertion.threshold === undefined) {
    notes.changed(kind, 'a score passes from 0.5 (promptfoo: every score above 0)');
  }
}

function thresholdOf({ threshold }, kind) {
  if (threshold === undefined || Object.hasOwn(LENGTHS, kind)) return {};
  const most = LIMITS.includes(kind) ? Infinity : 1;
  if (typeof threshold !== 'number' || !(threshold >= 0 && threshold <= most)) {
    throw new Unsupported(`its threshold ${JSON.stringify(threshold)} is no score from 0 to 1`);
  }
  return { threshold };
}

function weightOf(weight) {
  if (typeof weight === 'number' && weight >= 0) return weight;
  throw new Unsupported(`its weight ${JSON.stringify(weight)} is no number from 0 on`);
}

function fillInDeep(value, vars) {
  if (typeof value === 'string') return fillIn(value, vars);
  if (Array.isArray(value)) return value.map((item) => fillInDeep(item, vars));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillInDeep(inner, vars)]),
  );
}

const isCode = (kind) => Object.hasOwn(CODE, kind);

const isTemplate = (kind) => !isCode(kind) && !['is-json', 'contains-json'].includes(kind);

const unfilled = (value) =>
  listOf(value).flatMap((item) => (typeof item === 'string' ? promptfooVariables(item) : []));

function textValue(value, context) {
  const text = plainText(value, context);
  if (text.trim() === '') throw new Unsupported('its text is empty: every answer has it');
  return text;
}

function plainText(value, context) {
  if (isFileRef(value)) return fileText(value, context);
  if (!isScalar(value)) throw new Unsupported('its value is no text');
  return String(value);
}

function fileText(ref, { files }) {
  if (['.js', '.cjs', '.mjs', '.ts', '.py', '.rb'].includes(extensionOf(ref))) {
    throw new Unsupported(`its value is made by a program, ${pathOf(ref)}`);
  }
  return files.readText(ref).trim();
}

function regexValue(value, context) {
  const pattern = textValue(value, context);
  if (compiled(pattern).test('') && !CONDITION.test(pattern)) {
    throw new Unsupported('its pattern matches the empty text, and so every answer');
  }
  return pattern;
}

function compiled(pattern) {
  try {
    return new RegExp(pattern);
  } catch (error) {
    throw new Unsupported(error.message);
  }
}

function equalsValue(value, context) {
  if (isFileRef(value) && ['.json', '.yaml', '.yml'].includes(extensionOf(value))) {
    return context.files.readData(value);
  }
  return isRecord(value) || Array.isArray(value) ? value : plainText(value, context);
}

/** A list, or one text with commas in it, which means the same in both languages. */
function listValue(value, context) {
  if (!Array.isArray(value)) return textValue(value, context);
  if (value.length === 0) throw new Unsupported('its list is empty');
  return value.map((item) => textValue(item, context));
}

function schemaValue(value, { files }) {
  if (value === undefined || value === null) return undefined;
  if (isFileRef(value)) {
    const schema = files.readData(value);
    if (!isRecord(schema)) throw new Unsupported(`${pathOf(value)} is no JSON Schema`);
    return extensionOf(value) === '.json' ? `file://${files.relocated(value)}` : schema;
  }
  const schema = typeof value === 'string' ? parsedYaml(value) : value;
  if (!isRecord(schema)) throw new Unsupported('its value is no JSON Schema');
  return schema;
}

function parsedYaml(text) {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    return undefined;
  }
}

function referenceValue(value, context) {
  if (!context.isComparable) throw new Unsupported('its embedding model could not be carried over');
  const texts = listOf(value);
  if (texts.length !== 1)
    throw new Unsupported('it compares with several texts, kindlm.yaml with one');
  return textValue(texts[0], context);
}

function limitValue(_value, { assertion, kind }) {
  if (assertion.threshold > 0) return undefined;
  throw new Unsupported(`a ${kind} limit needs a threshold above 0`);
}

// promptfoo's own questions to a judge -> `llm-rubric` with a criterion that says what they ask.

const JUDGED = 'asks the judge in words of its own; promptfoo has a prompt of its own for it';
/** What an answer gets that stands to the reference in one of promptfoo's five relations. */
const RELATIONS = [
  ['subset', 'it says less than the reference, and all of that is in the reference'],
  ['superset', 'it says all that the reference does, and more that does not contradict it'],
  ['agree', 'it says the same as the reference'],
  ['disagree', 'it contradicts the reference'],
  ['differButFactual', 'it differs from the reference in what does not matter for the facts'],
];

/** They compare what was retrieved with the question, the answer or a reference, and pass at any score unless told. */
const RETRIEVAL = {
  'context-faithfulness': ({ context }) =>
    `The score is the share of the answer's statements that the context supports. A statement that the context neither makes nor implies is not supported, even if it is true.\nContext: ${context()}`,
  'context-relevance': ({ context, question }) =>
    `Leave the answer aside. The score is the share of the context that is needed to answer the question.\nQuestion: ${question()}\nContext: ${context()}`,
  'context-recall': ({ context, reference }) =>
    `Leave the answer aside. The score is the share of the reference's statements that the context supports.\nReference: ${reference()}\nContext: ${context()}`,
  'answer-relevance': ({ question }) =>
    `The score is the share of the answer that answers the question. Whether it is true does not matter here.\nQuestion: ${question()}`,
};

/** Types whose criterion holds variables of the test that their value does not name. */
const readsVariables = (type) => Object.hasOwn(RETRIEVAL, type);

/** Type in promptfoo -> `(texts, options) => ({ value, threshold? })`, the criterion for `llm-rubric`. */
const GRADED = {
  'g-eval': gEval,
  factuality,
  'model-graded-factuality': factuality,
  'model-graded-closedqa': ([text]) => ({
    value: `The answer meets this criterion: ${text}\nThe score is 1 where it does and 0 where it does not.`,
  }),
};

const GRADED_TYPES = [...Object.keys(GRADED), ...Object.keys(RETRIEVAL)];

/** Asked of a model: their opposite is another question, which kindlm.yaml does not ask. */
const ASKED = ['llm-rubric', 'similar', ...GRADED_TYPES];

/** The entry of a graded assertion. `text`: reads one value, and throws where there is none. */
function gradedEntry(assertion, filled, { text, context }) {
  context.notes.changed(assertion.type, JUDGED);
  if (readsVariables(assertion.type)) return retrievalEntry(assertion, filled, { text, context });
  const values = listOf(filled).map(text);
  if (values.length === 0) values.push(text(undefined));
  return GRADED[assertion.type](values, context.graderOptions ?? {});
}

function retrievalEntry({ type, contextTransform }, filled, { text, context }) {
  if (contextTransform !== undefined)
    throw new Unsupported('its context is taken out of the answer');
  const { vars, question } = context;
  const variable = (name, other) => {
    const value = Object.hasOwn(vars, name) ? String(vars[name]) : other;
    if (value === undefined || value.trim() === '')
      throw new Unsupported(`it needs a variable ${name}`);
    return value;
  };
  const value = RETRIEVAL[type]({
    context: () => variable('context'),
    question: () => variable('query', question),
    reference: () => text(filled),
  });
  return { value, threshold: 0 };
}

/** The mean over its criteria passes from 0.7. */
function gEval(texts) {
  const value =
    texts.length === 1
      ? texts[0]
      : `Give each of these criteria a score from 0 to 1; the score is their mean:\n${texts
          .map((text, index) => `${index + 1}. ${text}`)
          .join('\n')}`;
  return { value, threshold: 0.7 };
}

function factuality([reference], { factuality: weights = {} }) {
  const scores = RELATIONS.map(([name, words]) => {
    const score = weights[name] ?? (name === 'disagree' ? 0 : 1);
    return `- ${score}: ${words}`;
  });
  return {
    value: `How the facts of the answer stand to this reference decides the score; style does not matter.\nReference: ${reference}\nScores:\n${scores.join('\n')}`,
  };
}
