// promptfoo's CSV tests: a row is a test, its columns are variables, and columns that begin with `__` have a meaning.
import { parse } from 'csv-parse/sync';
import { assertionOf, metadataOf } from '../../config/cases/columns.js';
import { FileProblem } from './files.mjs';

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
      if (value.trim() !== '') {
        const [key, entry] = metadataOf(column.slice('__metadata:'.length), value);
        test.metadata[key] = entry;
      }
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
