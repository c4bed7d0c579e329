// A row of the table of tests, and what it unfolds to.

import type { TestRow } from '../../test-rows.js';
import { SIGNS, STATUS_SIGNS } from '../../../words/signs.js';
import { detailsElement } from '../details-element.js';
import { make, makeButton } from '../elements.js';
import { pageIndex } from '../page-data.js';
import { COLUMNS, hasModels } from './row-selection.js';
import { state } from './table-state.js';

export interface TableRow {
  readonly element: HTMLElement;
  /** Unfolds the row and folds it again; absent where the index has no such row. */
  readonly opener?: HTMLButtonElement;
  /** As a press of the opener, but the page's address stays as it is. */
  toggle(): void;
  isOpen(): boolean;
}

export function rowElement(index: number): TableRow {
  const row = pageIndex.rows[index];
  if (row === undefined) {
    return { element: make('tr'), toggle: () => undefined, isOpen: () => false };
  }
  const toggle = () => toggleRow(element, opener, row, index);
  const opener = makeButton(
    'opener',
    () => {
      toggle();
      state.moved();
    },
    row.name || '(no name)',
  );
  opener.setAttribute('aria-expanded', 'false');
  const name = make('td', 'wide', opener);
  if (pageIndex.suites.length > 1)
    name.append(make('span', 'tag', pageIndex.suites[row.suite] ?? ''));
  name.append(...row.tags.map((tag) => make('span', 'tag', tag)));
  if (row.assertsNothing === true)
    name.append(make('span', 'tag', `${SIGNS.look} asserts nothing`));
  if (row.reusedText !== undefined) name.append(make('span', 'tag', row.reusedText));
  if (row.changeText !== undefined) {
    name.append(make('span', `tag change ${row.change ?? ''}`, row.changeText));
  }
  const element = make(
    'tr',
    `row ${row.status}`,
    make('td', 'status', `${STATUS_SIGNS[row.status]} ${row.status}`),
    name,
    ...(hasModels ? [labelled('model', 'Model', row.model)] : []),
    labelled('number runs', 'Answers passed', `${row.passedRuns} of ${row.runs}`),
    labelled('number lowest', 'Lowest score', row.scoreText),
    labelled('number latency', 'Latency', row.latencyText),
    labelled('number cost', 'Cost', row.costText),
    make('td', 'codes', ...row.codes.map((code) => make('code', 'code', code))),
  );
  // The whole row is a target for the mouse; the keyboard has the button.
  element.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
    if (String(getSelection()) === '') opener.click();
  });
  return { element, opener, toggle, isOpen: () => isExpanded(opener) };
}

/** A cell that says what it holds where the table is narrow and its head cannot. */
function labelled(className: string, label: string, text: string): HTMLElement {
  const cell = make('td', className, text);
  cell.dataset['label'] = label;
  return cell;
}

function toggleRow(element: HTMLElement, opener: HTMLElement, row: TestRow, index: number): void {
  const open = isExpanded(opener);
  opener.setAttribute('aria-expanded', String(!open));
  element.classList.toggle('open', !open);
  if (open) {
    element.nextElementSibling?.remove();
    if (state.open === index) state.open = undefined;
    return;
  }
  state.open = index;
  const cell = make('td', '', detailsElement(row, index));
  cell.colSpan = COLUMNS.length;
  element.after(make('tr', 'unfolded', cell));
}

function isExpanded(opener: HTMLElement): boolean {
  return opener.getAttribute('aria-expanded') === 'true';
}
