/** The plan of `mode: plan` in the job summary. */
import { excerpt, markdownCode, markdownText } from '../words/escape.js';
import { PLAN_ALIGNMENT, planTable } from '../sections/plan-table.js';
import type { Report } from '../report.js';
import { bare, fold, tableHead, tableRow, type Block } from './markdown-blocks.js';

/** More rows than these are for the estimates below them. */
const MAX_ROWS = 300;
/** A longer table is folded. */
const OPEN_UP_TO = 40;

/** A row for each test and model, and their sum; nothing where nothing was planned. */
export function planBlocks(report: Report): readonly Block[] {
  const table = planTable(report, MAX_ROWS);
  if (table === undefined) return [];
  const head = tableHead(
    table.head.map((title, index) => [title, PLAN_ALIGNMENT[index] ?? 'left'] as const),
  );
  const total = tableRow(
    table.total.map((cell) => (cell === '' ? '' : `**${markdownText(cell)}**`)),
  );
  const rows = table.rows.map(([test = '', model = '', ...cells]) =>
    tableRow([
      markdownCode(excerpt(test, 120)),
      markdownCode(excerpt(model, 60)),
      ...cells.map(markdownText),
    ]),
  );
  const frame =
    rows.length > OPEN_UP_TO ? fold(`<b>All ${rows.length} rows that are shown</b>`) : bare();
  const last = table.more === undefined ? [] : [tableRow([markdownText(table.more)])];
  return [
    {
      kind: 'list',
      priority: 0,
      ...frame,
      groups: [{ head, items: [total, ...rows, ...last] }],
      more: (omitted) => `… and ${omitted} more rows`,
    },
  ];
}
