/**
 * The command `import-labels`: several people's labels of one criterion as one file, and where they differ. What people
 * do not agree on is not a measure of a judge, so it is shown and left out.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorText, mean } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { parseLabels } from '../../config/load.js';
import { formatProblem } from '../../config/problem.js';
import type { LabelFile } from '../../config/suite.js';
import type { ExitCode } from '../../engine/results.js';
import { excerpt, logText } from '../../report/escape.js';
import type { CommandCall } from './commands.js';
import { refuseLinks, repositoryRoot } from './init/repository.js';

type Label = LabelFile['labels'][number];

const USAGE = `Usage: npx kindlm-action import-labels FILE ... [-o labels.jsonl]

Merges files of labels (.jsonl, .csv, .yaml) of one criterion: each answer
once. Answers on which the files differ are listed and left out. Writes
labels.jsonl unless told otherwise, and replaces a file only where it is
one of those that were read.

  -o, --output    the file to write`;

/** Characters of an answer in the list of disagreements. */
const SHOWN = 120;
/** Disagreements that are listed. */
const MOST_LISTED = 50;

export async function importLabels(call: CommandCall): Promise<ExitCode> {
  const options = readOptions(call.args);
  if (options === 'help') {
    call.write(`${USAGE}\n`);
    return 0;
  }
  if ('refused' in options) return refused(call, options.refused);
  const { files, output } = options;
  const target = resolve(call.from, output);
  if (existsSync(target) && !files.some((file) => resolve(call.from, file) === target)) {
    return refused(
      call,
      `${output} exists. Name it among the files to keep its labels, or write another with -o.`,
    );
  }
  const people: LabelledBy[] = [];
  for (const file of files) {
    const read = await readLabels(call.from, file);
    if (typeof read === 'string') return refused(call, read);
    people.push({ name: file, labels: read });
  }
  const { labels, disagreements, agreements } = mergeLabels(people);
  if (labels.length === 0)
    return refused(call, 'There is no answer on which the files agree: nothing was written.');
  try {
    refuseLinks(repositoryRoot(call.from) ?? call.from, target);
    await writeFile(target, labels.map(line).join(''));
  } catch (error) {
    return refused(call, `${output} cannot be written: ${errorText(error)}`);
  }
  const good = labels.filter(({ pass }) => pass).length;
  const told = [
    ...agreements.map(agreementLine),
    ...disagreementLines(disagreements),
    `Wrote ${output}: ${plural(labels.length, 'label')}, ${good} good and ${labels.length - good} bad.`,
  ];
  call.write(`${logText(told.join('\n'))}\n`);
  return 0;
}

function refused(call: CommandCall, message: string): ExitCode {
  call.writeError(`${logText(message)}\n`);
  return 2;
}

function readOptions(
  args: readonly string[],
):
  | { readonly refused: string }
  | 'help'
  | { readonly files: readonly string[]; readonly output: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        output: { type: 'string', short: 'o', default: 'labels.jsonl' },
      },
    });
    if (values.help === true) return 'help';
    if (positionals.length === 0) return { refused: `No file of labels is named.\n\n${USAGE}` };
    return { files: positionals, output: values.output };
  } catch (error) {
    return { refused: `${errorText(error)}\n\n${USAGE}` };
  }
}

/** The labels of a file, or what is wrong with it. */
async function readLabels(from: string, file: string): Promise<readonly Label[] | string> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(resolve(from, file));
  } catch (error) {
    return `${file} cannot be read: ${errorText(error)}`;
  }
  const { labels, problems } = await parseLabels(file, bytes);
  return problems.length === 0 ? labels : problems.map(formatProblem).join('\n');
}

function line({ output, pass, question, changes, score, note }: Label): string {
  return `${JSON.stringify({ output, pass, question, changes, score, note })}\n`;
}

function agreementLine({ names, both, same }: Agreement): string {
  const who = names.map((name) => basename(name)).join(' and ');
  return both === 0
    ? `${who} have no answer in common.`
    : `${who} agree on ${same} of ${both} answers.`;
}

function disagreementLines(disagreements: readonly Disagreement[]): readonly string[] {
  if (disagreements.length === 0) return [];
  const shown = disagreements.slice(0, MOST_LISTED);
  const left = disagreements.length - shown.length;
  return [
    `Left out, since people differ (${disagreements.length}): decide together, correct the files, and run this again.`,
    ...shown.map(
      ({ output, good, bad }) =>
        `  ${JSON.stringify(excerpt(output, SHOWN))}: good by ${names(good)}; bad by ${names(bad)}`,
    ),
    ...(left === 0 ? [] : [`  and ${left} more`]),
  ];
}

function names(files: readonly string[]): string {
  return files.map((file) => basename(file)).join(', ');
}

// Several people's labels of the same answers, made one: what they agree on, where they differ, and how well any two of
// them agree.

/** The labels of one person. */
interface LabelledBy {
  /** The file's name. */
  readonly name: string;
  readonly labels: readonly Label[];
}

/** An answer on which people differ; a file may also say both. */
interface Disagreement {
  readonly output: string;
  readonly question: string | undefined;
  /** Files that call it good, and files that call it bad. */
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

interface Agreement {
  readonly names: readonly [string, string];
  /** Answers that both have judged, each of them with one verdict. */
  readonly both: number;
  readonly same: number;
}

interface MergedLabels {
  /** Each answer once, in the order of the files; those on which people differ are left out. */
  readonly labels: readonly Label[];
  readonly disagreements: readonly Disagreement[];
  /** Of every two files. */
  readonly agreements: readonly Agreement[];
}

/** Merges the labels of one criterion. */
function mergeLabels(people: readonly LabelledBy[]): MergedLabels {
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
      return {
        names: [first.name, second.name],
        both: common.length,
        same: common.filter(([one, other]) => one === other).length,
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
