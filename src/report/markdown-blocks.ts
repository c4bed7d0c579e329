/**
 * Documents that fit a byte budget. A document is a list of blocks; the most important are placed first, and
 * what does not fit is left out: a text as a whole, a list at the end of an item, never in the middle.
 */
import { markdownCell } from './escape.js';

export interface TextBlock {
  readonly kind: 'text';
  /** The lowest is placed first. */
  readonly priority: number;
  readonly text: string;
}

export interface ListGroup {
  /** What stands before the group's items, e.g. a table's head. */
  readonly head: string;
  /** One line each. */
  readonly items: readonly string[];
}

export interface ListBlock {
  readonly kind: 'list';
  readonly priority: number;
  readonly open: string;
  readonly close: string;
  readonly groups: readonly ListGroup[];
  readonly maxItems: number;
  /** Items that exist beyond those in the groups. */
  readonly unlisted: number;
  /** The line that says how many items are left out. */
  readonly more: (omitted: number) => string;
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
  const listed = block.groups.reduce((sum, group) => sum + group.items.length, 0);
  const total = listed + block.unlisted;
  const reserve =
    bytes(block.open) + bytes(block.close) + bytes(block.more(total)) + 4 * SEPARATOR.length;
  const { texts, placed } = fillGroups(block, budget - reserve);
  if (placed === 0) return '';
  const more = placed < total ? [block.more(total - placed)] : [];
  return [block.open, ...texts, ...more, block.close].filter((text) => text !== '').join(SEPARATOR);
}

function fillGroups(
  block: ListBlock,
  budget: number,
): { readonly texts: readonly string[]; readonly placed: number } {
  const texts: string[] = [];
  let left = budget;
  let placed = 0;
  for (const group of block.groups) {
    const lines: string[] = [];
    let cost = bytes(group.head) + SEPARATOR.length;
    for (const item of group.items) {
      const itemCost = bytes(item) + 1;
      if (placed >= block.maxItems || cost + itemCost > left) break;
      lines.push(item);
      cost += itemCost;
      placed += 1;
    }
    if (lines.length > 0) {
      texts.push([group.head, ...lines].filter((line) => line !== '').join('\n'));
      left -= cost;
    }
    if (lines.length < group.items.length) break;
  }
  return { texts, placed };
}

function bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

export type Alignment = 'left' | 'right';

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

/** The tags around a folded part. `summaryHtml` is finished HTML on one line. */
export function fold(
  summaryHtml: string,
  state: 'folded' | 'open' = 'folded',
): { readonly open: string; readonly close: string } {
  // The blank line after </summary> is what makes GitHub read the content as Markdown again.
  const tag = state === 'open' ? '<details open>' : '<details>';
  return { open: `${tag}<summary>${summaryHtml}</summary>`, close: '</details>' };
}
