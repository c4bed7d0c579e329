/** The tables that need no script: gates and models. */
import { htmlText } from '../words/escape.js';
import { duration, percent, score, usd } from '../words/format.js';
import { gateText } from '../words/gate-text.js';
import { safeUrl, sourceUrl } from '../words/links.js';
import { compareModels } from '../digest/model-comparison.js';
import type { Report, SuiteReport } from '../report.js';

const GATE_SIGNS = {
  passed: { sign: '✅ passed', kind: 'good' },
  failed: { sign: '❌ failed', kind: 'bad' },
  'not exercised': { sign: '➖ not exercised', kind: 'idle' },
} as const;

/** Gates with actual, threshold and margin; empty text where none is set. */
export function gatesTable(report: Report, suite: SuiteReport): string {
  const rows = suite.gates.gates.map((gate) => {
    const text = gateText(gate);
    const { sign, kind } = GATE_SIGNS[text.verdict];
    const location = suite.gateLocations[gate.gateName];
    const url = location === undefined ? undefined : sourceUrl(report.run, location);
    return [
      `<tr class="${kind}"><th scope="row">${htmlLink(text.title, url)}</th>`,
      numberCell(text.actual),
      numberCell(text.threshold),
      numberCell(text.margin, 'margin'),
      `<td class="sign">${sign}</td></tr>`,
    ].join('');
  });
  return table('Gates', ['Gate', '#Actual', '#Threshold', '#Margin', 'Verdict'], rows);
}

/** What each model did in numbers. */
export function modelsTable(suite: SuiteReport): string {
  const rows = compareModels(suite).map((row) => {
    const errored = row.errored > 0 ? ` (${row.errored} errored)` : '';
    return [
      `<tr><th scope="row">${htmlText(row.modelId)}</th>`,
      `<td>${htmlText(row.model ?? '–')}</td>`,
      numberCell(percent(row.passRate)),
      numberCell(`${row.passed} of ${row.total}${errored}`),
      numberCell(row.judgeAverage === undefined ? '–' : score(row.judgeAverage)),
      numberCell(duration(row.latencyMs)),
      numberCell(usd(row.costUsd)),
      '</tr>',
    ].join('');
  });
  if (rows.length === 0) return '';
  const titles = ['Model', 'Provider', '#Pass rate', '#Passed', '#Judge average', '#Mean latency'];
  return `<h2>Models</h2>\n${table('Models', [...titles, '#Cost'], rows)}`;
}

function numberCell(text: string, kind = ''): string {
  return `<td class="${`number ${kind}`.trim()}">${htmlText(text)}</td>`;
}

/** Titles that begin with `#` stand over numbers. */
function table(name: string, titles: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const heads = titles.map((title) =>
    title.startsWith('#')
      ? `<th scope="col" class="number">${title.slice(1)}</th>`
      : `<th scope="col">${title}</th>`,
  );
  return [
    `<div class="scroll"><table aria-label="${name}">`,
    `<thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
}

/** A link to http(s), or the bare label. The label is foreign text. */
export function htmlLink(label: string, url: string | undefined): string {
  const safe = url === undefined ? undefined : safeUrl(url);
  return safe === undefined
    ? htmlText(label)
    : `<a href="${htmlText(safe)}" rel="noreferrer">${htmlText(label)}</a>`;
}
