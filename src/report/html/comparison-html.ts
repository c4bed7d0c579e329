/** The comparison with the base branch on the page: the verdict's line, and counts of what changed, each a filter. */
import type { ShownBase } from '../sections/base-name.js';
import type { ChangeList, Changes } from '../sections/changes.js';
import { comparisonIcon, type ComparisonLine } from '../sections/comparison-line.js';
import { excerpt, htmlText } from '../words/escape.js';
import { count } from '../../words/format.js';
import { MAX_TABLE_NAME } from '../words/links.js';
import { sentenceText, type Sentence } from '../words/sentence.js';
import { SIGNS } from '../words/signs.js';
import { htmlLink } from './tables.js';

/** The verdict against the base branch, and what is shown below it. */
export function comparisonHtml(line: ComparisonLine): string {
  switch (line.kind) {
    case 'absent':
      return '';
    case 'unavailable':
      return `<p class="compared">${SIGNS.idle} ${[line.sentence, ...line.notes].map((it) => htmlSentence(it)).join(' ')}</p>`;
    case 'compared': {
      const { base, outcome, sentence, notes } = line;
      const below = notes.map((note) => htmlSentence(note, base)).join(' ');
      return [
        `<div class="compared ${outcome}">`,
        `<p><span aria-hidden="true">${comparisonIcon(outcome)}</span> <b>${htmlSentence(sentence, base)}</b></p>`,
        below === '' ? '' : `<p class="facts">${below}</p>`,
        '</div>',
      ].join('');
    }
  }
}

function htmlSentence(sentence: Sentence, base?: ShownBase): string {
  return sentenceText(sentence, (name, kind) => {
    const shown = excerpt(name, MAX_NAME);
    return kind === 'commit'
      ? htmlLink(shown, base?.url)
      : `<code class="name">${htmlText(shown)}</code>`;
  });
}

const MAX_NAME = 100;
const MAX_REMOVED = 500;

/**
 * What changed, in numbers: a press shows those tests in the table. Removed tests are not in the table, so they are
 * listed here.
 */
export function changesHtml({ base, lists }: Changes, suiteName: string): string {
  if (base === undefined || lists.length === 0) return '';
  const chips = lists
    .filter(({ name }) => name !== 'removed')
    .map(
      ({ name, title }) =>
        `<button type="button" class="chip change ${name}" data-change="${name}" data-suite="${htmlText(excerpt(suiteName, MAX_TABLE_NAME))}">${htmlText(title)}</button>`,
    );
  const notes = lists.flatMap(({ title, note }) =>
    note === undefined ? [] : [`<li>${htmlText(`${title}. ${note}`)}</li>`],
  );
  return [
    chips.length === 0 ? '' : `<p class="chips">${chips.join('\n')}</p>`,
    notes.length === 0
      ? ''
      : `<details><summary>What each of these means</summary><ul>${notes.join('')}</ul></details>`,
    ...lists.filter(({ name }) => name === 'removed').map(removedHtml),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function removedHtml({ title, tests }: ChangeList): string {
  const items = tests.slice(0, MAX_REMOVED).map(({ testCaseName, modelId, base }) => {
    const passed = base === undefined ? '' : `: passed ${base.passed} of ${base.runs}`;
    return `<li>${htmlText(`${excerpt(testCaseName, MAX_NAME)} (${excerpt(modelId, MAX_NAME)})`)}${passed}</li>`;
  });
  const more = tests.length - items.length;
  const rest = more > 0 ? `<li>and ${count(more)} more</li>` : '';
  return `<details><summary>${htmlText(title)}</summary><ul>${items.join('')}${rest}</ul></details>`;
}
