// Buttons beside a judged answer, the list of criteria with their files, and the answers one after the other.

import type { QuestionDetail, ResultDetail } from '../test-details.js';
import { type Child, having, make, makeButton, textElement } from './elements.js';
import { detailsOf, pageIndex } from './page-data.js';

type RunDetail = ResultDetail['runs'][number];

/** What an assertion is labelled with below it: nothing where it judged no answer that the page holds whole. */
export function labelElements(
  assertion: RunDetail['assertions'][number],
  run: RunDetail,
  ofResult: QuestionDetail | undefined,
): readonly HTMLElement[] {
  const { good } = assertion.judged ?? {};
  if (good !== undefined) {
    const words = `Labelled as ${good ? 'good' : 'bad'} in the file of labels`;
    return [make('span', 'label-buttons', words)];
  }
  const answer = judgedAnswer(assertion, run, ofResult);
  return answer === undefined ? [] : [labelButtons(answer)];
}

/** The two buttons; pressing one again takes the label back. */
function labelButtons(answer: JudgedAnswer): HTMLElement {
  const good = makeButton('quiet', () => toggle(answer, true), 'Good');
  const bad = makeButton('quiet', () => toggle(answer, false), 'Bad');
  const show = () => {
    const label = labels.of(answer);
    good.setAttribute('aria-pressed', String(label === true));
    bad.setAttribute('aria-pressed', String(label === false));
  };
  // The same answer may be on the page twice.
  labels.onChange(show);
  show();
  return having(make('span', 'label-buttons', 'Your label: ', good, bad), {
    role: 'group',
    'aria-label': `Is the answer good? ${answer.criterion}`,
  });
}

function toggle(answer: JudgedAnswer, pass: boolean): void {
  labels.set(answer, labels.of(answer) === pass ? undefined : pass);
}

/** A row for each criterion that judged an answer of this page. */
export function startLabels(place: HTMLElement): void {
  place.append(
    having(make('h2', '', 'Labels for judges'), { id: 'labels-title' }),
    make(
      'p',
      'facts',
      'Say of 40 answers or more whether they are good, and choose them so that about half are bad. Commit the file and name it at the criterion (labels: labels.jsonl): every run then says how often the judge agrees with you. This browser keeps what you said until you download it.',
    ),
    make('ul', 'label-list', ...pageIndex.judged.map(criterionRow)),
  );
  place.setAttribute('aria-labelledby', 'labels-title');
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
  const file = new Blob([labels.jsonl(criterion)], { type: 'application/jsonl' });
  const href = URL.createObjectURL(file);
  const download = pageIndex.judged.length === 1 ? 'labels.jsonl' : `labels-${index + 1}.jsonl`;
  having(make('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}

/** Answers that have no label yet, without the judge's word, which would sway the reader. */
function openQueue(criterion: string): void {
  const waiting = judgedAnswers(criterion).filter((answer) => labels.of(answer) === undefined);
  const dialog = having(make('dialog', 'label-dialog'), {
    'aria-label': `Label answers: ${criterion}`,
  });
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
    // What is said next is one key away, and the answer stays in sight.
    const [first] = dialog.querySelectorAll<HTMLElement>('.label-choices button, p + button');
    first?.focus({ preventScroll: true });
  };
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
  return make(
    'p',
    'label-choices',
    makeButton('quiet', () => say(true), 'Good'),
    makeButton('quiet', () => say(false), 'Bad'),
    makeButton('quiet', skip, 'Skip'),
  );
}

// What the reader says of judged answers: kept in the browser, and given back as a file for `labels` of a criterion.

/** An answer that a judge was asked about. */
interface JudgedAnswer {
  /** The criterion's text. */
  readonly criterion: string;
  readonly output: string;
  readonly question: string | undefined;
}

interface Label extends JudgedAnswer {
  readonly pass: boolean;
}

const STORE = 'kindlm-labels-1';

class Labels {
  readonly #labels = new Map<string, Label>(stored());
  readonly #listeners: (() => void)[] = [];

  /** @param listener called after every change */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Whether the answer is good; undefined where nobody has said. The same answer to the same criterion is one. */
  of(answer: JudgedAnswer): boolean | undefined {
    return this.#labels.get(keyOf(answer))?.pass;
  }

  /** @param pass undefined takes the label back */
  set(answer: JudgedAnswer, pass: boolean | undefined): void {
    if (pass === undefined) this.#labels.delete(keyOf(answer));
    else this.#labels.set(keyOf(answer), { ...answer, pass });
    keep([...this.#labels]);
    for (const listener of this.#listeners) listener();
  }

  counts(criterion: string) {
    const passes = this.#of(criterion).map(({ pass }) => pass);
    const good = passes.filter(Boolean).length;
    return { good, bad: passes.length - good };
  }

  /** The file of a criterion, a label a line. */
  jsonl(criterion: string): string {
    return this.#of(criterion)
      .map(({ output, pass, question }) => `${JSON.stringify({ output, pass, question })}\n`)
      .join('');
  }

  #of(criterion: string): readonly Label[] {
    return [...this.#labels.values()].filter((label) => label.criterion === criterion);
  }
}

function keyOf({ criterion, output }: JudgedAnswer): string {
  return JSON.stringify([criterion, output]);
}

/** A browser may refuse a file to keep anything; the labels then last as long as the page. */
function keep(labels: readonly (readonly [string, Label])[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(labels));
  } catch {
    // Said beside the download: what is not kept must be downloaded.
  }
}

function stored(): readonly (readonly [string, Label])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Other pages of the same origin can write there too. */
function isEntry(entry: unknown): entry is readonly [string, Label] {
  if (!Array.isArray(entry) || entry.length !== 2 || typeof entry[0] !== 'string') return false;
  const label: unknown = entry[1];
  if (typeof label !== 'object' || label === null) return false;
  const { criterion, output, pass, question } = label as Readonly<Record<string, unknown>>;
  return (
    typeof criterion === 'string' &&
    typeof output === 'string' &&
    typeof pass === 'boolean' &&
    (question === undefined || typeof question === 'string')
  );
}

const labels = new Labels();

/** The answer that an assertion judged; undefined where it judged none, or the page does not hold all of it. */
function judgedAnswer(
  { judged }: RunDetail['assertions'][number],
  { answers, question }: RunDetail,
  ofResult: QuestionDetail | undefined,
): JudgedAnswer | undefined {
  const answer = judged === undefined ? undefined : answers[judged.answer];
  if (judged === undefined || answer === undefined) return undefined;
  const { messages = [] } = question ?? ofResult ?? {};
  const asked = answer.user ?? messages.findLast(({ role }) => role === 'user');
  return { criterion: judged.criterion, output: answer.answer.text, question: asked?.text };
}

/** All of a criterion, each answer once: by turns one that failed and one that passed, so that half may be bad. */
function judgedAnswers(criterion: string): readonly JudgedAnswer[] {
  const failed = new Map<string, JudgedAnswer>();
  const passed = new Map<string, JudgedAnswer>();
  pageIndex.rows.forEach((_, index) => {
    const details = detailsOf(index);
    for (const run of details?.runs ?? []) {
      for (const assertion of run.assertions) {
        if (assertion.judged?.criterion !== criterion) continue;
        // The same answer is never asked for twice: the file of labels has it.
        if (assertion.judged.good !== undefined) continue;
        const answer = judgedAnswer(assertion, run, details?.question);
        if (answer === undefined) continue;
        const known = assertion.passed ? passed : failed;
        if (!known.has(answer.output)) known.set(answer.output, answer);
      }
    }
  });
  for (const output of failed.keys()) passed.delete(output);
  return byTurns([...failed.values()], [...passed.values()]);
}

function byTurns<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}
