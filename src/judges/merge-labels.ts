/**
 * Several people's labels of the same answers, made one: what they agree on, where they differ, and how well any two of
 * them agree.
 */
import type { Label } from '../config/suite.js';
import { mean } from '../basics/numbers.js';
import { cohensKappa, type Kappa } from '../statistics/agreement.js';

/** The labels of one person. */
export interface LabelledBy {
  /** The file's name. */
  readonly name: string;
  readonly labels: readonly Label[];
}

/** An answer on which people differ; a file may also say both. */
export interface Disagreement {
  readonly output: string;
  readonly question: string | undefined;
  /** Files that call it good, and files that call it bad. */
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

export interface Agreement {
  readonly names: readonly [string, string];
  /** Answers that both have judged, each of them with one verdict. */
  readonly both: number;
  readonly same: number;
  /** Undefined where it says nothing: no common answer, or all of them with one verdict. */
  readonly kappa: Kappa | undefined;
}

export interface MergedLabels {
  /** Each answer once, in the order of the files; those on which people differ are left out. */
  readonly labels: readonly Label[];
  readonly disagreements: readonly Disagreement[];
  /** Of every two files. */
  readonly agreements: readonly Agreement[];
}

/** Merges the labels of one criterion. */
export function mergeLabels(people: readonly LabelledBy[]): MergedLabels {
  const answers = new Map<string, { readonly name: string; readonly label: Label }[]>();
  for (const { name, labels } of people) {
    for (const label of labels) {
      const known = answers.get(answerOf(label));
      if (known === undefined) answers.set(answerOf(label), [{ name, label }]);
      else known.push({ name, label });
    }
  }
  const merged: Label[] = [];
  const disagreements: Disagreement[] = [];
  for (const votes of answers.values()) {
    const saying = (pass: boolean): readonly string[] => [
      ...new Set(votes.filter(({ label }) => label.pass === pass).map(({ name }) => name)),
    ];
    const [good, bad] = [saying(true), saying(false)];
    const labels = votes.map(({ label }) => label);
    const label = oneOf(labels);
    if (good.length === 0 || bad.length === 0) merged.push(label);
    else disagreements.push({ output: label.output, question: label.question, good, bad });
  }
  return { labels: merged, disagreements, agreements: agreementsOf(people) };
}

/** The same words are another answer where the agent changed other files. */
function answerOf({ output, changes }: Label): string {
  return JSON.stringify([output, changes]);
}

/** Labels of one answer, as one: the first question, the mean of the scores, all notes. */
function oneOf(labels: readonly Label[]): Label {
  const [first] = labels;
  if (first === undefined) throw new Error('An answer without a label.');
  const scores = labels.flatMap(({ score }) => score ?? []);
  const notes = [...new Set(labels.flatMap(({ note }) => note ?? []))];
  return {
    ...first,
    question: labels.find(({ question }) => question !== undefined)?.question,
    score: scores.length === 0 ? undefined : mean(scores),
    note: notes.length === 0 ? undefined : notes.join(' | '),
  };
}

function agreementsOf(people: readonly LabelledBy[]): readonly Agreement[] {
  const verdicts = people.map(({ name, labels }) => ({ name, verdicts: verdictsOf(labels) }));
  return verdicts.flatMap((first, index) =>
    verdicts.slice(index + 1).map((second): Agreement => {
      const common = [...first.verdicts].flatMap(([output, pass]) => {
        const other = second.verdicts.get(output);
        return other === undefined ? [] : [[pass, other] as const];
      });
      const counted = (a: boolean, b: boolean): number =>
        common.filter(([one, other]) => one === a && other === b).length;
      const counts = {
        bothPass: counted(true, true),
        firstPasses: counted(true, false),
        secondPasses: counted(false, true),
        bothFail: counted(false, false),
      };
      return {
        names: [first.name, second.name],
        both: common.length,
        same: counts.bothPass + counts.bothFail,
        kappa: cohensKappa(counts),
      };
    }),
  );
}

/** Verdict by answer, without those of which the file says both. */
function verdictsOf(labels: readonly Label[]): ReadonlyMap<string, boolean> {
  const verdicts = new Map<string, boolean>();
  const contradicted = new Set<string>();
  for (const label of labels) {
    const [answer, { pass }] = [answerOf(label), label];
    if (verdicts.has(answer) && verdicts.get(answer) !== pass) contradicted.add(answer);
    verdicts.set(answer, pass);
  }
  for (const answer of contradicted) verdicts.delete(answer);
  return verdicts;
}
