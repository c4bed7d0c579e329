import type { AssertionDetail, RunDetail } from '../test-details.js';
import type { QuestionDetail } from '../question.js';
import { detailsOf, pageIndex } from './page-data.js';

// What the reader says of judged answers: kept in the browser, and given back as a file for `labels` of a criterion.

/** An answer that a judge was asked about. */
export interface JudgedAnswer {
  /** The criterion's text. */
  readonly criterion: string;
  readonly output: string;
  readonly question: string | undefined;
}

interface Label extends JudgedAnswer {
  readonly pass: boolean;
}

export interface LabelCounts {
  readonly good: number;
  readonly bad: number;
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

  counts(criterion: string): LabelCounts {
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

export const labels = new Labels();

/** The answer that an assertion judged; undefined where it judged none, or the page does not hold all of it. */
export function judgedAnswer(
  { judged }: AssertionDetail,
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
export function judgedAnswers(criterion: string): readonly JudgedAnswer[] {
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
