// Buttons beside a judged answer, the list of criteria with their files, and the answers one after the other.

import { make, makeButton, type Child } from './elements.js';
import { type JudgedAnswer, judgedAnswers, labels } from './reader-labels.js';
import { pageIndex } from './page-data.js';
import { textElement } from './question-element.js';

/** The two buttons; pressing one again takes the label back. */
export function labelButtons(answer: JudgedAnswer): HTMLElement {
  const good = makeButton('quiet', () => toggle(answer, true), 'Good');
  const bad = makeButton('quiet', () => toggle(answer, false), 'Bad');
  const group = make('span', 'label-buttons', 'Your label: ', good, bad);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', `Is the answer good? ${answer.criterion}`);
  const show = () => {
    const label = labels.of(answer);
    good.setAttribute('aria-pressed', String(label === true));
    bad.setAttribute('aria-pressed', String(label === false));
  };
  // The same answer may be on the page twice.
  labels.onChange(show);
  show();
  return group;
}

/** In their place where the file of labels has the answer already. */
export function knownLabel(good: boolean): HTMLElement {
  return make(
    'span',
    'label-buttons',
    `Labelled as ${good ? 'good' : 'bad'} in the file of labels`,
  );
}

function toggle(answer: JudgedAnswer, pass: boolean): void {
  labels.set(answer, labels.of(answer) === pass ? undefined : pass);
}

/** A row for each criterion that judged an answer of this page. */
export function startLabels(place: HTMLElement): void {
  const title = make('h2', '', 'Labels for judges');
  title.id = 'labels-title';
  const list = make('ul', 'label-list', ...pageIndex.judged.map(criterionRow));
  place.append(
    title,
    make(
      'p',
      'facts',
      'Say of 40 answers or more whether they are good, and choose them so that about half are bad. Commit the file and name it at the criterion (labels: labels.jsonl): every run then says how often the judge agrees with you. This browser keeps what you said until you download it.',
    ),
    list,
  );
  place.setAttribute('aria-labelledby', title.id);
  place.hidden = false;
}

function criterionRow(criterion: string, index: number): HTMLElement {
  const counts = make('span', 'facts');
  const download = makeButton('quiet', () => downloadOf(criterion, index), 'Download labels');
  const label = makeButton('quiet', () => openQueue(criterion), 'Label answers');
  for (const button of [download, label]) {
    button.setAttribute('aria-label', `${button.textContent}: ${criterion}`);
  }
  const show = () => {
    const { good, bad } = labels.counts(criterion);
    counts.textContent = `${good} good, ${bad} bad`;
    download.disabled = good + bad === 0;
  };
  labels.onChange(show);
  show();
  return make('li', '', make('b', 'label', criterion), counts, label, download);
}

function downloadOf(criterion: string, index: number): void {
  const url = URL.createObjectURL(
    new Blob([labels.jsonl(criterion)], { type: 'application/jsonl' }),
  );
  const link = make('a');
  link.href = url;
  link.download = pageIndex.judged.length === 1 ? 'labels.jsonl' : `labels-${index + 1}.jsonl`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Answers that have no label yet, without the judge's word, which would sway the reader. */
function openQueue(criterion: string): void {
  const waiting = judgedAnswers(criterion).filter((answer) => labels.of(answer) === undefined);
  const dialog = make('dialog', 'label-dialog');
  dialog.setAttribute('aria-label', `Label answers: ${criterion}`);
  let at = 0;
  const next = () => {
    at += 1;
    show();
  };
  const say = (pass: boolean) => {
    const answer = waiting[at];
    if (answer === undefined) return;
    labels.set(answer, pass);
    next();
  };
  const show = () => {
    const answer = waiting[at];
    dialog.replaceChildren(
      ...(answer === undefined
        ? [make('p', '', 'No answer is left without a label.')]
        : [...shownAnswer(answer, at, waiting.length), choices(say, next)]),
      makeButton('quiet', () => dialog.close(), 'Close'),
    );
    dialog.querySelector('button')?.focus();
  };
  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // The table behind has keys too.
    event.stopPropagation();
    if (event.key === 'g') say(true);
    else if (event.key === 'b') say(false);
    else if (event.key === 's') next();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  show();
}

function shownAnswer(answer: JudgedAnswer, at: number, of: number): readonly Child[] {
  return [
    make('p', 'facts', `Answer ${at + 1} of ${of} without a label`),
    make('p', '', make('b', '', answer.criterion)),
    ...(answer.question === undefined
      ? []
      : [textElement('h3', 'Question', { text: answer.question })]),
    textElement('h3', 'Answer', { text: answer.output }),
  ];
}

function choices(say: (pass: boolean) => void, skip: () => void): HTMLElement {
  const button = (act: () => void, label: string, key: string) => {
    const element = makeButton('quiet', act, label, ' ', make('kbd', '', key));
    element.setAttribute('aria-keyshortcuts', key);
    return element;
  };
  return make(
    'p',
    'label-choices',
    button(() => say(true), 'Good', 'g'),
    button(() => say(false), 'Bad', 'b'),
    button(skip, 'Skip', 's'),
  );
}
