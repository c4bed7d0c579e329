/**
 * What breaks the syntax of a YAML file, in plain words, at the place where the mistake is: parsers name where they gave
 * up. Two tables hold the known mistakes: those of one line, and those of lines beside one another.
 */
import { type Document, isCollection, Scalar, visit, type YAMLError } from 'yaml';
import { firstPart } from '../../redaction/cut.js';
import { redactSecrets } from '../checks/keys-in-config.js';

/** A mistake at an offset of the text, in UTF-16 code units. */
interface YamlFault {
  readonly offset: number;
  readonly message: string;
  readonly hint?: string | undefined;
}

/** Syntax errors come in cascades: the first ones tell it all. */
const MAX_FAULTS = 10;
const MOST_ERRORS_READ = 100;
const LONGEST_MESSAGE = 200;
/** A longer text is not written out again in its hint. */
const LONGEST_EXAMPLE = 100;

interface Line {
  /** From 0. */
  readonly index: number;
  readonly offset: number;
  readonly text: string;
}

/** What a file holds: a suite, or a list (of cases, of labels). */
export type YamlContent = 'suite' | 'list';

interface Broken {
  readonly content: YamlContent;
  readonly document: Document.Parsed;
  readonly text: string;
  readonly lines: readonly Line[];
  readonly errors: readonly YAMLError[];
}

/** What is wrong with the syntax; nothing where the parser has no complaint. */
export function yamlFaults(
  document: Document.Parsed,
  text: string,
  content: YamlContent,
): readonly YamlFault[] {
  const errors = [...document.errors, ...document.warnings].slice(0, MOST_ERRORS_READ);
  const [first] = errors;
  if (first === undefined) return [];
  const broken = { content, document, text, lines: faultLines(text), errors };
  const cause = strangeIndentation(broken) ?? openQuote(broken, first) ?? twoDocuments(broken);
  if (cause !== undefined) return [cause];
  const faults: YamlFault[] = [];
  const seen = new Set<number>();
  for (const error of errors) {
    const line = lineAt(broken.lines, error.pos[0]);
    const known = faultOfLine(line, error);
    // What the parser says after a mistake that it did not recover from is about the rest of the file.
    if (known === undefined && faults.length > 0) continue;
    if (known === undefined) return [faultBetween(broken, line, error) ?? inItsOwnWords(error)];
    if (!seen.has(line.index)) faults.push(known);
    seen.add(line.index);
  }
  return faults.slice(0, MAX_FAULTS);
}

function faultLines(text: string): readonly Line[] {
  let offset = 0;
  return text.split('\n').map((whole, index) => {
    const line = { index, offset, text: whole.replace(/\r$/, '') };
    offset += whole.length + 1;
    return line;
  });
}

function lineAt(lines: readonly Line[], offset: number): Line {
  const found = lines.findLast((line) => line.offset <= offset) ?? lines[0];
  if (found === undefined) throw new Error('a text has at least one line');
  return found;
}

/** White space that looks like an indentation of spaces. */
function strangeIndentation({ lines, errors }: Broken): YamlFault | undefined {
  const last = errors.reduce((most, { pos }) => Math.max(most, pos[0]), 0);
  for (const { offset, text } of lines) {
    if (offset > last) return undefined;
    const sign = /^ *([^\S ])/.exec(text)?.[1];
    if (sign === undefined || text.trim() === '') continue;
    if (sign !== '\t') {
      const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
      const message = `The indentation contains the character U+${code}, which only looks like a space.`;
      return { offset, message, hint: 'Replace it with spaces.' };
    }
    if (errors.some(({ code }) => code === 'TAB_AS_INDENT')) {
      const message = 'The indentation contains a tab.';
      return { offset, message, hint: 'YAML indents with spaces only.' };
    }
  }
  return undefined;
}

function twoDocuments({ content, errors }: Broken): YamlFault | undefined {
  const [first] = errors;
  if (first?.code !== 'MULTIPLE_DOCS') return undefined;
  return {
    offset: first.pos[0],
    message: 'The file contains more than one YAML document.',
    hint: `Put ${content === 'suite' ? 'each suite into its own file' : 'all into one list'}, without "---" and "...".`,
  };
}

/** A quoted text that is never closed, or that the next quote in the file closes, lines below. */
function openQuote({ document, lines }: Broken, error: YAMLError): YamlFault | undefined {
  let quoted: Scalar | undefined;
  visit(document, {
    Scalar(_, node) {
      const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
      if (isQuoted && node.range && node.range[0] <= error.pos[0]) quoted = node;
    },
  });
  if (!quoted?.range) return undefined;
  const sign = quoted.type === Scalar.QUOTE_DOUBLE ? '"' : "'";
  const [offset, end] = quoted.range;
  const hint = `Add ${sign} at its end.`;
  if (error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing')) {
    return { offset, message: 'This text is never closed.', hint };
  }
  const [first, last] = [lineAt(lines, offset), lineAt(lines, end)];
  const isNear = error.pos[0] === offset || lineAt(lines, error.pos[0]).index === last.index;
  if (first.index === last.index || !isNear) return undefined;
  const message = `This text is not closed before line ${last.index + 1}, where the next ${sign} is.`;
  return { offset, message, hint };
}

interface Entry {
  /** Columns before the key, dashes included. */
  readonly indent: number;
  readonly key: string;
  /** Without the comment behind it. */
  readonly value: string;
  /** In UTF-16 code units from the start of the line. */
  readonly valueColumn: number;
}

/** A key and its value on one line. */
function entryOf({ text }: Line): Entry | undefined {
  const [, lead = '', key, rest = ''] = /^(\s*(?:- +)*)([^:#]*):(?: +(.*))?$/.exec(text) ?? [];
  if (key === undefined) return undefined;
  const value = rest.replace(/ #.*$/, '').trim();
  return { indent: lead.length, key, value, valueColumn: text.length - rest.length };
}

/** A mistake that a line shows by itself. It is where its `line`, its `value` or else the parser's complaint is. */
interface LineMistake {
  /** What the line looks like: what comes before the mistake, the key, the value. */
  readonly line?: RegExp;
  /** What the value of the line's key looks like. */
  readonly value?: RegExp;
  /** The parser's complaint: its code, or how its words begin. */
  readonly complaint?: string;
  /** `$&`: what `value` found. */
  readonly message: string;
  /** Of the key and its value. */
  readonly hint?: string | ((key: string, value: string) => string | undefined);
}

const LINE_MISTAKES: readonly LineMistake[] = [
  {
    line: /^(\s*)-[A-Za-z_][\w-]*:(?: .*)?$/,
    message: 'A space is missing after the dash.',
  },
  {
    line: /^(\s*(?:- +)*)([A-Za-z_][\w-]*):((?!\/\/)[^\s:][^:]*)$/,
    message: 'A space is missing after the colon.',
    hint: (key, value) => writeHint(`${key}: ${value}`),
  },
  {
    complaint: 'BAD_DQ_ESCAPE',
    message: 'In double quotes a backslash begins an escape, and this is none.',
    hint: 'Use single quotes, in which a backslash is a backslash.',
  },
  {
    value: /^(?:\{\{|[@`%*&!])/,
    message: 'A text that begins with $& needs quotes.',
    hint: quotedHint,
  },
  {
    value: /^[^"'[{|>].*?:(?: |$)/,
    message: 'A text with a colon and a space in it needs quotes.',
    hint: quotedHint,
  },
  {
    value: /^'/,
    complaint: 'Unexpected scalar',
    message: 'The text goes on behind its closing quote.',
    hint: "Put it in double quotes, or write each apostrophe inside it twice: ''.",
  },
  {
    value: /^"/,
    complaint: 'Unexpected scalar',
    message: 'The text goes on behind its closing quote.',
    hint: 'Put all of it in quotes, and write a quote inside it as \\".',
  },
];

function faultOfLine(line: Line, error: YAMLError): YamlFault | undefined {
  const entry = entryOf(line);
  for (const { line: shape, value: start, complaint = '', message, hint } of LINE_MISTAKES) {
    if (error.code !== complaint && !error.message.startsWith(complaint)) continue;
    const found = shape ? shape.exec(line.text) : start ? start.exec(entry?.value ?? '') : [''];
    if (found === null) continue;
    const [whole = '', before = '', key = entry?.key ?? '', value = entry?.value ?? ''] = found;
    const column = shape ? before.length : (entry?.valueColumn ?? 0);
    return {
      offset: shape || start ? line.offset + column : error.pos[0],
      message: message.replace('$&', () => whole),
      hint: typeof hint === 'function' ? hint(key, value) : hint,
    };
  }
  return undefined;
}

function quotedHint(key: string, value: string): string {
  const quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return writeHint(`${key.trim()}: ${quoted}`) ?? 'Put the whole text in quotes.';
}

function writeHint(text: string): string | undefined {
  const example = redactSecrets(text);
  return example.length > LONGEST_EXAMPLE ? undefined : `Write \`${example}\`.`;
}

/** A bracket that is never closed, or lines that do not stand as they should. */
function faultBetween(broken: Broken, line: Line, error: YAMLError): YamlFault | undefined {
  if (error.message.startsWith('Flow ')) return openBracket(broken, error);
  const above = broken.lines.slice(0, line.index);
  const next = broken.lines.slice(line.index + 1).find(({ text }) => /^\s*[^\s#]/.test(text));
  const setting = { line, entry: entryOf(line), above, next, complaint: error.message };
  for (const mistake of LINES_APART) {
    const found = mistake(setting);
    if (found === undefined) continue;
    const { at = line, message, hint } = found;
    return { offset: at.offset + indentOf(at), message, hint };
  }
  return undefined;
}

function openBracket({ document, text }: Broken, error: YAMLError): YamlFault | undefined {
  const opened: number[] = [];
  visit(document, (_, node) => {
    if (!isCollection(node) || node.flow !== true || !node.range) return;
    const [start, end] = node.range;
    if (start < error.pos[0] && !/[\]}]/.test(text.charAt(end - 1))) opened.push(start);
  });
  const offset = opened[0];
  if (offset === undefined) return undefined;
  const isList = text.charAt(offset) === '[';
  return {
    offset,
    message: `This ${isList ? 'list' : 'mapping'} is never closed.`,
    hint: `Add "${isList ? ']' : '}'}" at its end.`,
  };
}

function indentOf({ text }: Line): number {
  return /^ */.exec(text)?.[0].length ?? 0;
}

/** A line that the parser complained of, and what stands around it. */
interface Setting {
  readonly line: Line;
  readonly entry: Entry | undefined;
  readonly above: readonly Line[];
  /** The next line with more than a comment. */
  readonly next: Line | undefined;
  readonly complaint: string;
}

/** `at`: the line that is wrong, where it is another one. */
type LinesApart = (
  setting: Setting,
) => { readonly at?: Line; readonly message: string; readonly hint: string } | undefined;

const SAME_COLUMN = 'Keys of one mapping begin in the same column.';

const LINES_APART: readonly LinesApart[] = [
  // Text below `|` or `>` that is not indented.
  ({ above }) => {
    const last = above.findLast(({ text }) => text.trim() !== '');
    const owner = last && entryOf(last);
    if (owner === undefined || !/^[|>][+-]?$/.test(owner.value)) return undefined;
    return {
      message: `The text below "${owner.value}" must be indented deeper than its key.`,
      hint: `Indent its lines by ${owner.indent + 2} spaces.`,
    };
  },
  // Entries of a list to the left of the key that they belong to.
  ({ entry, next }) => {
    if (entry?.value !== '' || next === undefined || !/^ *- /.test(next.text)) return undefined;
    if (indentOf(next) >= entry.indent) return undefined;
    return {
      at: next,
      message: `The entries of "${redactSecrets(entry.key.trim())}" begin to the left of it.`,
      hint: `Indent them by ${entry.indent + 2} spaces.`,
    };
  },
  // A line that begins where no line above it began.
  ({ line, above, complaint }) => {
    if (!/same column|without - indicator/.test(complaint)) return undefined;
    const indent = indentOf(line);
    const levels = [...new Set(openLevels(above))].toSorted((a, b) => a - b);
    const hasDashes = above.some((it) => indentOf(it) === indent && /^ *- /.test(it.text));
    return {
      message: `This line is indented by ${indent} spaces, where ${levels.join(' or ')} would fit.`,
      hint: hasDashes ? 'Is the dash missing that begins an entry of a list?' : SAME_COLUMN,
    };
  },
  // The line below a complete entry is indented as if it belonged to it.
  ({ entry, next }) => {
    if (entry === undefined || entry.value === '' || next === undefined) return undefined;
    const isEntry = entryOf(next) !== undefined || /^ *- /.test(next.text);
    const indent = indentOf(next);
    if (indent <= entry.indent || !isEntry) return undefined;
    const owner = `"${redactSecrets(entry.key.trim())}" above it`;
    return {
      at: next,
      message: `This line is indented by ${indent} spaces, and ${owner} by ${entry.indent}.`,
      hint: SAME_COLUMN,
    };
  },
  // A line of text where a key is needed.
  ({ entry, complaint }) =>
    entry === undefined && complaint.includes('single line')
      ? {
          message: 'This line is neither `key: value` nor an entry of a list.',
          hint: 'A text of several lines begins below `key: |`, and each of its lines is indented.',
        }
      : undefined,
];

/** The columns of the keys that are still open at the end of the lines. */
function openLevels(lines: readonly Line[]): readonly number[] {
  let least = Infinity;
  return lines.toReversed().flatMap((line) => {
    const entry = entryOf(line);
    if (entry === undefined || entry.indent >= least) return [];
    least = Math.min(entry.indent, indentOf(line));
    return [entry.indent];
  });
}

/** What the parser says, where nothing better is known. */
function inItsOwnWords({ message, pos }: YAMLError): YamlFault {
  if (message.includes('call stack')) {
    return { offset: pos[0], message: 'The file is nested too deeply.' };
  }
  const safe = redactSecrets(message.replaceAll(/\s+/g, ' ')).trim();
  const line = firstPart(safe, LONGEST_MESSAGE);
  return { offset: pos[0], message: `Not valid YAML: ${line}${line.endsWith('.') ? '' : '.'}` };
}
