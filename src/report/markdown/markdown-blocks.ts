/**
 * Documents that fit a byte budget. A document is a list of blocks; the most important are placed first, and
 * what does not fit is left out: a text as a whole, a list at the end of an item, never in the middle.
 */
import { markdownCell } from '../escape.js';
import { count } from '../../basics/format.js';
import { sum } from '../../basics/basics.js';

/** GitHub refuses a comment over 65,536 characters; bytes are the safe side, and the hidden marker needs room. */
export const COMMENT_MAX_BYTES = 59_000;

/** Shorter and shorter budgets, for when GitHub refuses a comment for its length all the same. */
export const COMMENT_VARIANTS: readonly number[] = [COMMENT_MAX_BYTES, 25_000, 6_000];

interface TextBlock {
  readonly kind: 'text';
  /** The lowest is placed first. */
  readonly priority: number;
  readonly text: string;
}

export interface ListGroup {
  /** What precedes the group's items, e.g. a table's head. */
  readonly head: string;
  /** One line each. */
  readonly items: readonly string[];
  /** Items that exist beyond those given; absent: none. */
  readonly unlisted?: number;
}

interface ListBlock {
  readonly kind: 'list';
  readonly priority: number;
  readonly open: string;
  readonly close: string;
  readonly groups: readonly ListGroup[];
}

export type Block = TextBlock | ListBlock;

const SEPARATOR = '\n\n';

/** The blocks that fit into `maxBytes` of UTF-8, in their own order, with a line break at the end. */
export function assemble(blocks: readonly Block[], maxBytes: number): string {
  const placed = new Map<Block, string>();
  let left = maxBytes - 1;
  const queue = blocks.toSorted((a, b) => a.priority - b.priority);
  for (const [index, block] of queue.entries()) {
    // Blocks of one priority share what is left, so that the first suite's failures do not use it all up.
    const share = block.kind === 'list' ? Math.floor(left / rivals(queue, index)) : left;
    const text = render(block, share - SEPARATOR.length);
    if (text === '') continue;
    placed.set(block, text);
    left -= bytes(text) + SEPARATOR.length;
  }
  const texts = blocks.map((block) => placed.get(block)).filter((text) => text !== undefined);
  return `${texts.join(SEPARATOR)}\n`;
}

/** How many lists of one priority are still to be placed, the one at `index` among them. */
function rivals(queue: readonly Block[], index: number): number {
  const priority = queue[index]?.priority;
  let number = 0;
  for (let at = index; queue[at]?.priority === priority && at < queue.length; at += 1) {
    if (queue[at]?.kind === 'list') number += 1;
  }
  return Math.max(1, number);
}

function render(block: Block, budget: number): string {
  return block.kind === 'list'
    ? renderList(block, budget)
    : bytes(block.text) <= budget
      ? block.text
      : '';
}

function renderList(block: ListBlock, budget: number): string {
  const frame = bytes(block.open) + bytes(block.close) + 3 * SEPARATOR.length;
  const texts: string[] = [];
  let left = budget - frame - bytes(more(sizeOf(block.groups)));
  let dropped = 0;
  for (const [index, group] of block.groups.entries()) {
    // Groups share the budget as well, so that the most frequent failure code does not hide the others.
    const share = Math.floor(left / (block.groups.length - index));
    const text = renderGroup(group, share - SEPARATOR.length);
    if (text === '') dropped += sizeOf([group]);
    else texts.push(text);
    left -= text === '' ? 0 : bytes(text) + SEPARATOR.length;
  }
  if (texts.length === 0) return '';
  const omitted = dropped > 0 ? more(dropped) : '';
  return [block.open, ...texts, omitted, block.close].filter((text) => text !== '').join(SEPARATOR);
}

function more(omitted: number): string {
  return `… and ${count(omitted)} more`;
}

function renderGroup(group: ListGroup, budget: number): string {
  const total = sizeOf([group]);
  const lines = group.head === '' ? [] : [group.head];
  let left = budget - bytes(group.head) - bytes(more(total)) - 2 * SEPARATOR.length;
  let placed = 0;
  for (const item of group.items) {
    left -= bytes(item) + 1;
    if (left < 0) break;
    lines.push(item);
    placed += 1;
  }
  if (placed === 0) return '';
  const text = lines.join('\n');
  return placed < total ? `${text}${SEPARATOR}${more(total - placed)}` : text;
}

function sizeOf(groups: readonly ListGroup[]): number {
  return sum(groups.map((group) => group.items.length + (group.unlisted ?? 0)));
}

function bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

type Alignment = 'left' | 'right';

/** First two lines of a table. Titles are finished Markdown. */
export function tableHead(
  columns: readonly (readonly [title: string, align: Alignment])[],
): string {
  const rule = columns.map(([, align]) => (align === 'right' ? '---:' : '---'));
  return `${tableRow(columns.map(([title]) => title))}\n| ${rule.join(' | ')} |`;
}

/** One line of a table. Cells are finished Markdown on one line. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(markdownCell).join(' | ')} |`;
}

interface Frame {
  readonly open: string;
  readonly close: string;
}

/** The tags around a folded part. `summaryHtml` is finished HTML on one line. */
export function fold(summaryHtml: string): Frame {
  // The blank line after </summary> is what makes GitHub read the content as Markdown again.
  return { open: `<details><summary>${summaryHtml}</summary>`, close: '</details>' };
}

export const NO_FRAME: Frame = { open: '', close: '' };

/** A list that says how many of its items are left out. */
export function list(priority: number, frame: Frame, groups: readonly ListGroup[]): Block {
  return { kind: 'list', priority, ...frame, groups };
}

export function textBlock(priority: number, text: string): Block {
  return { kind: 'text', priority, text };
}
