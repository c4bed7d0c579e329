// What a row unfolds to.

import type { BeforeAfter, FileDetail, MarkedText, QuestionDetail } from '../shown-text.js';
import type { ResultDetail } from '../test-details.js';
import type { TestRow } from '../tables.js';
import { fencedCode, markdownCode, markdownLink } from '../../escape.js';
import { SIGNS, STATUS_SIGNS } from '../../story/words.js';
import {
  type Child,
  copyButton,
  make,
  makeLink,
  namedValues,
  questionElement,
  textElement,
} from './elements.js';
import { judgedAnswer, knownLabel, labelButtons } from './labels.js';
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
  if (row.status !== 'passed') box.append(markdownButton(row, details));
  if (question !== undefined) box.append(questionElement(question));
  if (beforeAfter !== undefined) box.append(beforeAfterElement(beforeAfter));
  const firstFailed = runs.findIndex((run) => run.verdict !== 'passed');
  const open = firstFailed === -1 ? 0 : firstFailed;
  box.append(...runs.map((run, number) => runElement(run, question, number === open)));
  return box;
}

/** For an issue or a chat: what failed, what was asked, and what came back. */
function markdownButton(row: TestRow, details: ResultDetail): HTMLElement {
  const markdown = () => failureMarkdown(row, details);
  const place = make('p', 'copy-line');
  const button = copyButton('Copy as Markdown', markdown, () => {
    const text = make('pre', 'text', markdown());
    place.querySelector('pre')?.remove();
    place.after(text);
    return text;
  });
  place.append(button);
  return place;
}

/** Of the first answer that failed. All texts are foreign: they come as code, in which nothing acts. */
function failureMarkdown(row: TestRow, { question, runs, beforeAfter }: ResultDetail): string {
  const run = runs.find(({ verdict }) => verdict !== 'passed');
  const base = row.baseText === undefined ? '' : `; on the base ${row.baseText}`;
  const asked = run?.question ?? question;
  const said = asked?.messages.findLast(({ role }) => role === 'user')?.text ?? asked?.command;
  const answers = run?.answers ?? [];
  const calls = answers.flatMap((answer) =>
    answer.calls.map(({ name, args = '' }) => `${name}(${args})`),
  );
  const block = (title: string, text: string | undefined): readonly string[] =>
    text === undefined || text === ''
      ? []
      : ['', `**${title}**`, '', ...fencedCode(text.split('\n'), 'text')];
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
    ...block('Asked', said),
    ...block('Before, on the base', beforeAfter?.before.text),
    ...block(
      'Now',
      answers
        .map(({ answer }) => answer.text)
        .join('\n\n')
        .trim(),
    ),
    ...block('Changed files', run?.changes?.map(fileTitle).join('\n')),
    ...block('Calls on the base', beforeAfter?.calls?.before.join('\n')),
    ...block('Calls now', calls.join('\n')),
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
      const answer = judgedAnswer(assertion, run, question);
      const { good } = assertion.judged ?? {};
      if (good !== undefined) item.append(knownLabel(good));
      else if (answer !== undefined) item.append(labelButtons(answer));
      return item;
    });
    body.append(make('ul', 'assertions', ...items));
  }
  body.append(...run.answers.map(answerElement));
  if (run.changes !== undefined) body.append(changesElement('Changed files', run.changes));
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

/** What this change alters of the prompt, then the answers, then the calls, before beside after. */
function beforeAfterElement(pair: BeforeAfter): HTMLElement {
  const { before, after, prompts = [], calls, changes, note } = pair;
  const outcome = ({ passed }: BeforeAfter['before']) => (passed ? 'passed' : 'failed');
  const text = (title: string, shown: MarkedText) =>
    textElement('h3', title, shown, markedNodes(shown));
  const made = (title: string, list: readonly string[]) =>
    make(
      'div',
      'message-box',
      make('h3', '', title),
      list.length === 0
        ? make('p', 'note', 'None.')
        : make('ol', 'calls', ...list.map((call) => make('li', '', make('code', '', call)))),
    );
  return make(
    'div',
    '',
    ...prompts.map((prompt) =>
      beside(
        text(`Prompt on the base (${prompt.role})`, prompt.before),
        text(`Prompt of this run (${prompt.role})`, prompt.after),
        prompt.note,
      ),
    ),
    beside(
      text(`Before: an answer on the base (${outcome(before)})`, before),
      text(`After: an answer of this run (${outcome(after)})`, after),
      note,
    ),
    ...(calls === undefined
      ? []
      : [
          beside(
            made('Calls on the base, as they came', calls.before),
            made('Calls of this run, as they came', calls.after),
          ),
        ]),
    ...(changes === undefined
      ? []
      : [
          beside(
            changesElement('Changed files on the base', changes.before),
            changesElement('Changed files of this run', changes.after),
          ),
        ]),
  );
}

function fileTitle({ path, counts }: FileDetail): string {
  return `${path} (${counts})`;
}

/** Each file with its diff, where the report has one. */
function changesElement(title: string, files: readonly FileDetail[]): HTMLElement {
  const box = make('div', 'message-box diff', make('h3', '', title));
  if (files.length === 0) box.append(make('p', 'note', 'None.'));
  for (const file of files) {
    box.append(
      file.diff === undefined
        ? make('p', '', make('code', '', fileTitle(file)))
        : textElement('h4', fileTitle(file), file.diff, markedNodes(file.diff)),
    );
  }
  return box;
}

/** Side by side where there is room, else one above the other. */
function beside(before: HTMLElement, after: HTMLElement, note?: string): HTMLElement {
  const box = make('div', 'before-after', before, after);
  return note === undefined ? box : make('div', '', box, make('p', 'note', note));
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
