/** A text as the parts that can be taken out of it: sections, paragraphs, lines, or all of it. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Suite } from '../config/suite.js';
import { cut } from '../redaction/cut.js';

/** How a text is divided. */
type PartUnit = Exclude<Suite['parts'][number]['unit'], 'folder'>;

/** A part of a text. Offsets are UTF-16 code units, lines count from 1, the last one included. */
interface TextPart {
  /** Of a section its heading, else its first words; unique within the text. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly endLine: number;
}

type Division =
  | { readonly kind: 'divided'; readonly parts: readonly TextPart[] }
  /** A sentence about the text, and what to do. */
  | { readonly kind: 'refused'; readonly message: string; readonly hint: string };

/** The parts of a text in their order: between them they hold all of it but blank lines and front matter. */
export function partsOfText(text: string, unit: PartUnit): Division {
  if (text.trim() === '') {
    return refused('is empty, so nothing can be taken out of it', 'Remove the entry.');
  }
  if (unit === 'whole') {
    return {
      kind: 'divided',
      parts: named(text, [{ start: 0, end: text.length, name: 'all of it' }]),
    };
  }
  const blocks = blocksOf(text);
  if (unit === 'section') {
    const level = sectionLevel(blocks);
    if (level === undefined) {
      return refused(
        'has no level of headings that occurs twice, so it has no sections',
        'Write `by: paragraph`, `by: line` or `by: whole`.',
      );
    }
    return { kind: 'divided', parts: named(text, sections(text, blocks, level)) };
  }
  const ranges = unit === 'paragraph' ? paragraphs(text, blocks) : lines(text, blocks);
  if (ranges.length === 0) {
    return refused('has no text but front matter', 'Write `by: whole`.');
  }
  return { kind: 'divided', parts: named(text, ranges) };
}

/** The text without one of its parts. */
export function withoutPart(text: string, { start, end }: TextPart): string {
  return text.slice(0, start) + text.slice(end);
}

/**
 * What a program made of a text, without one of the text's parts: it holds the text once, as it is, or else the part once,
 * on lines that hold nothing else. The same where neither is so.
 */
export function withoutPartOf(made: string, text: string, part: TextPart): string {
  const all = text.trim();
  const whole = onlyPlaceOf(all, made);
  if (whole !== undefined) {
    const skipped = text.length - text.trimStart().length;
    const left = withoutPart(text, { ...part, start: Math.max(part.start, skipped) });
    return made.slice(0, whole) + left.slice(skipped).trimEnd() + made.slice(whole + all.length);
  }
  const own = text.slice(part.start, part.end).trim();
  const start = onlyPlaceOf(own, made);
  if (start === undefined) return made;
  const [before = ''] = /[^\n]*$/.exec(made.slice(0, start)) ?? [];
  const [after = ''] = /^[^\n]*\n*/.exec(made.slice(start + own.length)) ?? [];
  if (before.trim() !== '' || after.trim() !== '') return made;
  return made.slice(0, start - before.length) + made.slice(start + own.length + after.length);
}

function onlyPlaceOf(part: string, text: string): number | undefined {
  const found = text.indexOf(part);
  return found === -1 || text.includes(part, found + 1) ? undefined : found;
}

function refused(message: string, hint: string): Division {
  return { kind: 'refused', message, hint };
}

interface Range {
  readonly start: number;
  readonly end: number;
  /** Of a heading. */
  readonly name?: string;
}

/** A block of Markdown's topmost level: a paragraph, a list, a fenced code, a table, a heading. */
interface Block extends Range {
  /** Of a heading, 1 to 6. */
  readonly level?: number;
  readonly isCode: boolean;
}

/** What tools read of a file of instructions; Markdown would take it for a rule and a heading. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:[^]*?\r?\n)??---[ \t]*(?:\r?\n|$)/;

function blocksOf(text: string): readonly Block[] {
  const skipped = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  return fromMarkdown(text.slice(skipped)).children.map((node): Block => {
    const start = skipped + (node.position?.start.offset ?? 0);
    const end = skipped + (node.position?.end.offset ?? 0);
    if (node.type !== 'heading') return { start, end, isCode: node.type === 'code' };
    const name = text
      .slice(start, end)
      .replaceAll(/^#{1,6}[ \t]*|[ \t]*#*[ \t]*$|\r?\n[=-]+\s*$/g, '');
    return { start, end, name, level: node.depth, isCode: false };
  });
}

/** The topmost level of headings that occurs twice. */
function sectionLevel(blocks: readonly Block[]): number | undefined {
  const levels = blocks.flatMap(({ level }) => level ?? []).toSorted();
  return levels.find((level, place) => levels[place + 1] === level);
}

function sections(text: string, blocks: readonly Block[], level: number): readonly Range[] {
  const heads = blocks.filter((block) => block.level !== undefined && block.level <= level);
  // What stands above the first of them, a title among it, is the beginning.
  const first = heads.findIndex((head) => head.level === level);
  const starts = heads.slice(first);
  const from = starts[0]?.start ?? text.length;
  return [
    { start: frontMatterEnd(text), end: from, name: 'beginning' },
    ...starts.map(({ start, name }, place) => ({
      start,
      end: starts[place + 1]?.start ?? text.length,
      name: name === undefined || name.trim() === '' ? 'a section without a name' : name,
    })),
  ].filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

function frontMatterEnd(text: string): number {
  return FRONT_MATTER.exec(text)?.[0].length ?? 0;
}

/** A heading goes with the block that it is above. */
function paragraphs(text: string, blocks: readonly Block[]): readonly Range[] {
  const groups: { start: number; end: number }[] = [];
  let open: number | undefined;
  for (const [place, block] of blocks.entries()) {
    open ??= block.start;
    if (block.level !== undefined && blocks[place + 1] !== undefined) continue;
    groups.push({ start: open, end: blocks[place + 1]?.start ?? text.length });
    open = undefined;
  }
  return groups;
}

/** Fenced code is one line, however many it has. */
function lines(text: string, blocks: readonly Block[]): readonly Range[] {
  const found: Range[] = [];
  let at = frontMatterEnd(text);
  const codes = blocks.filter(({ isCode }) => isCode);
  while (at < text.length) {
    const code = codes.find(({ start, end }) => start <= at && at < end);
    const end = endOfLine(text, code === undefined ? at : code.end - 1);
    if (text.slice(at, end).trim() !== '') found.push({ start: at, end });
    at = end;
  }
  return found;
}

/** The offset behind the line that holds this one. */
function endOfLine(text: string, offset: number): number {
  const found = text.indexOf('\n', offset);
  return found === -1 ? text.length : found + 1;
}

const MAX_NAME = 60;

function named(text: string, ranges: readonly Range[]): readonly TextPart[] {
  const parts = ranges.map(({ start, end, name }) => {
    const own = text.slice(start, end);
    const line = lineOf(text, start + (own.length - own.trimStart().length));
    return {
      name: cut((name ?? own).replaceAll(/\s+/g, ' ').trim(), MAX_NAME),
      start,
      end,
      line,
      endLine: Math.max(line, lineOf(text, start + own.trimEnd().length - 1)),
    };
  });
  // Two of one name are told apart by where they stand.
  return parts.map((part) =>
    parts.some((other) => other !== part && other.name === part.name)
      ? { ...part, name: `${part.name} (line ${part.line})` }
      : part,
  );
}

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
