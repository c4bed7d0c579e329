// promptfoo's CSV tests: a row is a test, its columns are variables, and columns that begin with `__` have a meaning.
import { parse } from 'csv-parse/sync';
import { FileProblem } from './files.mjs';

/** promptfoo's own types: a text that begins with another word is compared as a whole. */
const TYPES = [
  'answer-relevance',
  'bleu',
  'classifier',
  'contains',
  'contains-all',
  'contains-any',
  'contains-html',
  'contains-json',
  'contains-sql',
  'contains-xml',
  'context-faithfulness',
  'context-recall',
  'context-relevance',
  'conversation-relevance',
  'cost',
  'equals',
  'factuality',
  'finish-reason',
  'g-eval',
  'gleu',
  'guardrails',
  'icontains',
  'icontains-all',
  'icontains-any',
  'is-html',
  'is-json',
  'is-refusal',
  'is-sql',
  'is-valid-function-call',
  'is-valid-openai-function-call',
  'is-valid-openai-tools-call',
  'is-xml',
  'javascript',
  'latency',
  'levenshtein',
  'llm-rubric',
  'meteor',
  'model-graded-closedqa',
  'model-graded-factuality',
  'moderation',
  'perplexity',
  'perplexity-score',
  'pi',
  'python',
  'regex',
  'rouge-n',
  'ruby',
  'search-rubric',
  'similar',
  'starts-with',
  'tool-call-f1',
  'webhook',
  'word-count',
];
const SHORTHAND = new RegExp(
  `^((?:not-)?(${TYPES.join('|')}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`,
);
const LISTS = ['contains-all', 'contains-any', 'icontains-all', 'icontains-any'];
/** Without a number in brackets. */
const THRESHOLDS = { similar: 0.8, cost: 0.75, latency: 0.75 };
const SCRIPTS = ['javascript:', 'fn:', 'eval:'];
const RUBRICS = ['llm-rubric:', 'grade:'];

/**
 * A CSV text as tests of promptfoo: `{ columns, tests }`; no `columns` where it is read in a way of promptfoo's own.
 * `lost` is called for columns without a counterpart. Throws FileProblem.
 */
export function testsOfCsv(text, name, lost) {
  const rows = rowsOf(text, name);
  return { columns: columnsOf(text), tests: rows.map((row) => testOf(row, lost)) };
}

/** The names in the first line, as they stand there; none where the text is no strict CSV. */
function columnsOf(text) {
  try {
    return parse(text, { bom: true })[0];
  } catch {
    return undefined;
  }
}

/** The prompts of a CSV text: `[prompt, label]`. The first column, or the one called `prompt`; without a header, each line. */
export function promptsOfCsv(text) {
  const rows = parse(text, { bom: true, relax_quotes: true, relax_column_count: true });
  const header = rows[0]?.map((column) => column.trim().toLowerCase()) ?? [];
  const place = header.indexOf('prompt');
  const body = place < 0 ? rows : rows.slice(1);
  const label = header.indexOf('label');
  return body
    .map((row) => [row[Math.max(0, place)] ?? '', label < 0 ? undefined : row[label]])
    .filter(([prompt]) => prompt.trim() !== '');
}

/** Read as promptfoo reads it: quotes inside of a plain field are allowed where the strict reading fails. */
function rowsOf(text, name) {
  const options = { columns: (header) => header.map((column) => column.trim()), bom: true };
  try {
    return parse(text, options);
  } catch {
    try {
      return parse(text, { ...options, relax_quotes: true });
    } catch (error) {
      throw new FileProblem(`${name} is no CSV: ${error.message}`);
    }
  }
}

function testOf(row, lost) {
  const test = { vars: {}, assert: [], options: {}, metadata: {} };
  const thresholds = new Map();
  for (const [column, value] of Object.entries(row)) {
    const configured = /^__config:__expected(\d*):threshold$/.exec(column);
    if (column.startsWith('__expected')) {
      if (value.trim() !== '') test.assert.push(assertionOf(value.trim()));
    } else if (column === '__prefix' || column === '__suffix') {
      if (value !== '') test.options[column.slice(2)] = value;
    } else if (['__description', '__providerOutput', '__metric'].includes(column)) {
      if (value !== '') test[column.slice(2)] = value;
    } else if (column === '__threshold') {
      // A number of 0 sets none, in promptfoo too.
      if (Number.parseFloat(value)) test.threshold = Number.parseFloat(value);
    } else if (column.startsWith('__metadata:')) {
      addMetadata(test.metadata, column.slice('__metadata:'.length), value);
    } else if (configured !== null) {
      if (value.trim() !== '') thresholds.set(Number(configured[1] || 1) - 1, Number(value));
    } else if (column.startsWith('__')) {
      lost(`the column ${column} has no counterpart`);
    } else {
      test.vars[column] = value;
    }
  }
  const { metric, ...rest } = test;
  return {
    ...rest,
    assert: test.assert.map((assertion, index) => ({
      ...assertion,
      ...(thresholds.has(index) && { threshold: thresholds.get(index) }),
      ...(metric !== undefined && { metric }),
    })),
  };
}

/** `tags[]` holds a list; `\,` is a comma in one of its members. */
function addMetadata(metadata, key, value) {
  if (value.trim() === '') return;
  if (!key.endsWith('[]')) metadata[key] = value;
  else
    metadata[key.slice(0, -2)] = value
      .split(/(?<!\\),/)
      .map((item) => item.trim().replaceAll('\\,', ','));
}

/** `type(threshold):value`; any other text is the whole answer. */
function assertionOf(text) {
  const script = SCRIPTS.find((start) => text.startsWith(start));
  if (script !== undefined) return { type: 'javascript', value: text.slice(script.length).trim() };
  const rubric = RUBRICS.find((start) => text.startsWith(start));
  if (rubric !== undefined) return { type: 'llm-rubric', value: text.slice(rubric.length).trim() };
  if (/^file:\/\/.*\.(?:[cm]?[jt]s)(?::|$)/.test(text)) return { type: 'javascript', value: text };
  if (/^file:\/\/.*\.py(?::|$)/.test(text)) return { type: 'python', value: text };
  const [, type, kind, threshold, value = ''] = SHORTHAND.exec(text) ?? [];
  if (type === undefined) return { type: 'equals', value: text };
  const content = LISTS.includes(kind)
    ? value.split(',').map((item) => item.trim())
    : value.trim() || undefined;
  return {
    type,
    ...(content !== undefined && { value: content }),
    ...(Object.hasOwn(THRESHOLDS, kind) && {
      threshold: threshold === undefined ? THRESHOLDS[kind] : Number(threshold),
    }),
  };
}
