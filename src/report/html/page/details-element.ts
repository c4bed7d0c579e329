// What a row unfolds to.

import type { Item, MarkedText, QuestionDetail, ResultDetail, Side } from '../test-details.js';
import type { TestRow } from '../embedded-data.js';
import { fencedCode, markdownCode, markdownLink } from '../../escape.js';
import { SIGNS, STATUS_SIGNS } from '../../story/words.js';
import {
  type Child,
  copyButton,
  having,
  make,
  makeLink,
  namedValues,
  questionElement,
  textElement,
} from './elements.js';
import { labelElements } from './labels.js';
import { detailsOf } from './page-data.js';

type RunDetail = ResultDetail['runs'][number];
type AssertionDetail = RunDetail['assertions'][number];
type AnswerDetail = RunDetail['answers'][number];

export function detailsElement(row: TestRow, index: number): HTMLElement {
  const box = make('div', 'details-box');
  const line = make('p', 'facts', makeLink(row.place, row.url));
  if (row.assertsNothing === true) {
    line.append(` · ${SIGNS.look} asserts nothing, so no answer can fail`);
  }
  if (row.reusedText !== undefined) line.append(` · ${row.reusedText}`);
  box.append(line);
  const details = detailsOf(index);
  if (details === undefined) {
    box.append(make('p', 'note', 'The answers are in report.json; this page would be too large.'));
    return box;
  }
  const { about = [], question, runs, beforeAfter } = details;
  if (about.length > 0) box.append(namedValues(about));
  if (row.changeText !== undefined) {
    const base = row.baseText === undefined ? '' : `: base ${row.baseText}, `;
    const here = row.baseText === undefined ? '' : `here ${row.passedRuns} of ${row.runs}`;
    line.append(` · ${row.changeText}${base}${here}`);
  }
  if (row.status !== 'passed') {
    const scrolls = { tabindex: '0', role: 'group', 'aria-label': 'Markdown' };
    const markdown = having(make('pre', 'text', failureMarkdown(row, details)), scrolls);
    box.append(make('div', '', copyButton(markdown, 'Copy as Markdown')));
  }
  if (question !== undefined) box.append(questionElement(question));
  if (beforeAfter !== undefined) box.append(beforeAfterElement(beforeAfter));
  const firstFailed = runs.findIndex((run) => run.verdict !== 'passed');
  const open = firstFailed === -1 ? 0 : firstFailed;
  box.append(...runs.map((run, number) => runElement(run, question, number === open)));
  return box;
}

/**
 * For an issue or a chat, of the first answer that failed: what failed, what was asked, and what came back. All texts are
 * foreign: they come as code, in which nothing acts.
 */
function failureMarkdown(row: TestRow, { question, runs, beforeAfter }: ResultDetail): string {
  const run = runs.find(({ verdict }) => verdict !== 'passed');
  const base = row.baseText === undefined ? '' : `; on the base ${row.baseText}`;
  const asked = run?.question ?? question;
  const said = asked?.messages.findLast(({ role }) => role === 'user')?.text ?? asked?.command;
  const answers = run?.answers ?? [];
  const text = answers.map(({ answer }) => answer.text).join('\n\n');
  const calls = answers.flatMap((answer) => answer.calls);
  const items = calls.map(({ name, args = '' }) => ({ title: `${name}(${args})` }));
  const sides: readonly Side[] = beforeAfter?.pairs.flatMap(({ before, after }) => [
    before,
    after,
  ]) ?? [
    { title: 'Answer', text: { text, marks: [] } },
    { title: 'Calls', items },
    { title: 'Changed files', items: run?.changes ?? [] },
  ];
  const block = (title: string, shown: string): readonly string[] =>
    shown.trim() === ''
      ? []
      : ['', `**${title}**`, '', ...fencedCode(shown.trimEnd().split('\n'), 'text')];
  return [
    `${STATUS_SIGNS[row.status]} **Test** ${markdownCode(row.name)} (${markdownCode(row.model)}): ${row.passedRuns} of ${row.runs} answers pass${base}`,
    '',
    markdownLink(markdownCode(row.place), row.url),
    '',
    ...(run?.assertions ?? [])
      .filter(({ passed, advisory }) => !passed && advisory !== true)
      .map(({ label, code = '', message = '' }) =>
        [`- ${SIGNS.failed}`, ...[code, label, message].filter(Boolean).map(markdownCode)].join(
          ' ',
        ),
      ),
    ...block('Asked', said ?? ''),
    ...sides.flatMap(({ title, text: shown, items: listed = [] }) =>
      block(title, shown?.text ?? listed.map((item) => item.title).join('\n')),
    ),
    '',
  ].join('\n');
}

function runElement(
  run: RunDetail,
  question: QuestionDetail | undefined,
  open: boolean,
): HTMLElement {
  const details = make('details', `run ${run.verdict}`);
  const failed = run.assertions.filter((it) => !it.passed && it.advisory !== true).length;
  details.append(
    make(
      'summary',
      '',
      `${STATUS_SIGNS[run.verdict]} `,
      make('b', '', run.title),
      failed === 0 ? '' : make('span', 'bad-text', ` ${failed} of ${run.assertions.length} failed`),
      make('span', 'facts', ` ${run.facts.join(' · ')}`),
    ),
  );
  let filled = false;
  const fill = () => {
    if (filled) return;
    filled = true;
    details.append(runBody(run, question));
  };
  if (open) {
    fill();
    details.open = true;
  } else {
    details.addEventListener('toggle', fill);
  }
  return details;
}

function runBody(run: RunDetail, question: QuestionDetail | undefined): HTMLElement {
  const body = make('div', 'run-body');
  if (run.question !== undefined) body.append(questionElement(run.question));
  const ordered = [...run.assertions].sort((a, b) => Number(a.passed) - Number(b.passed));
  if (ordered.length > 0) {
    const items = ordered.map((assertion) => {
      const item = assertionElement(assertion);
      item.append(...labelElements(assertion, run, question));
      return item;
    });
    body.append(make('ul', 'assertions', ...items));
  }
  body.append(...run.answers.map(answerElement));
  if (run.changes !== undefined) body.append(itemsElement('Changed files', run.changes));
  if (run.trace !== undefined) body.append(traceElement(run.trace));
  if (run.thoughts !== undefined) {
    body.append(textElement('h3', 'Thoughts (not judged)', run.thoughts));
  }
  if (run.note !== undefined) body.append(make('p', 'note', run.note));
  return body;
}

/** The steps of an agent's run, nested as they were made. */
function traceElement({ lines, note }: NonNullable<RunDetail['trace']>): HTMLElement {
  const box = make('div', 'answer', make('h3', '', 'Steps, from the traces'));
  const root = make('ul', 'trace');
  // The list that is open at each depth.
  const open: HTMLElement[] = [root];
  for (const { kind, name, depth, facts, failed } of lines) {
    const item = make(
      'li',
      '',
      failed ? make('span', 'bad-text', `${SIGNS.failed} failed `) : '',
      make('span', 'tag', kind),
      ' ',
      make('code', '', name),
      make('span', 'facts', ` ${facts.join(' · ')}`),
    );
    const level = Math.min(depth, open.length - 1);
    open[level]?.append(item);
    const inner = make('ul', 'trace');
    open.splice(level + 1, open.length, inner);
    item.append(inner);
  }
  for (const list of [...root.querySelectorAll('ul')])
    if (list.childElementCount === 0) list.remove();
  box.append(root);
  if (note !== undefined) box.append(make('p', 'note', note));
  return box;
}

function assertionElement(assertion: AssertionDetail): HTMLElement {
  const { passed, advisory, label, type, code, band, scoreText, message, reason, facts } =
    assertion;
  const sign = passed ? SIGNS.passed : advisory === true ? SIGNS.idle : SIGNS.failed;
  const item = make('li', passed ? 'good' : advisory === true ? 'idle' : 'bad');
  const head = make('div', 'assertion-head', make('span', 'icon', sign), make('b', 'label', label));
  if (code !== undefined) head.append(make('code', 'code', code));
  if (advisory === true) head.append(make('span', 'tag', 'advisory'));
  head.append(make('span', 'tag', type), scoreElement(scoreText, band));
  item.append(head);
  if (message !== undefined) item.append(make('p', 'message', message));
  if (reason !== undefined) {
    item.append(make('p', 'reason', make('span', 'facts', 'Judge: '), reason));
  }
  if (facts.length > 0) {
    const list = make('dl', 'fact-list');
    for (const [name, value] of facts) {
      list.append(make('div', '', make('dt', '', name), make('dd', '', value)));
    }
    item.append(list);
  }
  return item;
}

function scoreElement(text: string, band: string | undefined): HTMLElement {
  if (band === undefined) return make('span', 'score', text);
  return make('span', `score band-${band}`, `${text} ${band}`);
}

function answerElement({ turn, user, calls, answer }: AnswerDetail): HTMLElement {
  const box = make('div', 'answer');
  if (turn !== undefined) box.append(make('h3', '', `Turn: ${turn}`));
  const level = turn === undefined ? 'h3' : 'h4';
  if (user !== undefined) box.append(textElement(level, 'User', user));
  if (calls.length > 0) {
    box.append(make(level, '', 'Tool calls'), make('ol', 'calls', ...calls.map(callElement)));
  }
  if (answer.text !== '') box.append(textElement(level, 'Answer', answer, markedNodes(answer)));
  return box;
}

function callElement({ name, args, result }: AnswerDetail['calls'][number]): HTMLElement {
  const item = make('li', '', make('code', '', args === undefined ? name : `${name}(${args})`));
  if (result !== undefined) {
    item.append(
      make('div', 'result', make('span', 'facts', 'answered with '), make('code', '', result)),
    );
  }
  return item;
}

/** Of the base and of this run: the prompt where they differ, the answers, calls and changed files, before beside after. */
function beforeAfterElement({ pairs }: NonNullable<ResultDetail['beforeAfter']>): HTMLElement {
  const boxes = pairs.flatMap(({ before, after, note }) => [
    make('div', 'before-after', sideElement(before), sideElement(after)),
    ...(note === undefined ? [] : [make('p', 'note', note)]),
  ]);
  return make('div', '', ...boxes);
}

function sideElement({ title, text, items = [] }: Side): HTMLElement {
  return text === undefined
    ? itemsElement(title, items)
    : textElement('h3', title, text, markedNodes(text));
}

/** Each with its text, such as a file with its diff, where it has one. */
function itemsElement(title: string, items: readonly Item[]): HTMLElement {
  const box = make('div', 'message-box diff', make('h3', '', title));
  if (items.length === 0) box.append(make('p', 'note', 'None.'));
  for (const { title: name, text } of items) {
    box.append(
      text === undefined
        ? make('p', '', make('code', '', name))
        : textElement('h4', name, text, markedNodes(text)),
    );
  }
  return box;
}

const MARKS = {
  forbidden: 'Forbidden text',
  redacted: 'Personal data, redacted',
  removed: 'Only before',
  added: 'Only after',
} as const;

function markedNodes({ text, marks }: MarkedText): readonly Child[] {
  const nodes: Child[] = [];
  let end = 0;
  for (const mark of marks) {
    const marked = make('mark', mark.kind, text.slice(mark.start, mark.end));
    marked.title = MARKS[mark.kind];
    nodes.push(text.slice(end, mark.start), marked);
    end = mark.end;
  }
  nodes.push(text.slice(end));
  return nodes;
}
