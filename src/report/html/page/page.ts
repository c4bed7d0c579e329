/**
 * The script of report.html, which runs in the reader's browser. In: the JSON that the page embeds (embedded-data.ts).
 * Out: the table of tests, what each of them unfolds to, and points of plots that can be pressed. Bundled into page-assets.ts by
 * scripts/generate-report-page.mjs; knows only the types of the rooms around it.
 */
import { startLabels } from './label-elements.js';
import { startAddress } from './page-address.js';
import { startSteps } from './plot-steps.js';
import { startTable } from './table/test-table.js';
import { startTheme } from './theme.js';

const themeButton = document.getElementById('theme');
if (themeButton !== null) startTheme(themeButton);
const tablePlace = document.getElementById('table');
if (tablePlace !== null) {
  startTable(tablePlace);
  startAddress();
}
// What follows the table has not been read yet.
document.addEventListener('DOMContentLoaded', () => {
  startSteps();
  const labelsPlace = document.getElementById('labels');
  if (labelsPlace !== null) startLabels(labelsPlace);
});
