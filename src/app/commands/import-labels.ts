/**
 * The command `import-labels`: several people's labels of one criterion as one file, and where they differ. What people
 * do not agree on is not a measure of a judge, so it is shown and left out.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorText } from '../../basics/error-text.js';
import { parseLabels } from '../../config/files/label-files.js';
import { formatProblem } from '../../config/problem.js';
import type { Label } from '../../config/suite.js';
import type { ExitCode } from '../../engine/results.js';
import {
  mergeLabels,
  type Agreement,
  type Disagreement,
  type LabelledBy,
} from '../../judges/merge-labels.js';
import { excerpt } from '../../report/words/escape.js';
import { logText } from '../../report/words/log-text.js';
import { plural } from '../../words/format.js';
import type { CommandCall } from './commands.js';
import { repositoryRoot } from './init/repository.js';
import { refuseLinks } from './init/writer.js';

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

function agreementLine({ names, both, same, kappa }: Agreement): string {
  const who = names.map((name) => basename(name)).join(' and ');
  if (both === 0) return `${who} have no answer in common.`;
  const share = `${who} agree on ${same} of ${both} answers`;
  if (kappa === undefined) return `${share}.`;
  const [value, low, high] = [kappa.kappa, kappa.low, kappa.high].map((it) => it.toFixed(2));
  return `${share} (Cohen's kappa ${value}, 95 % interval ${low} to ${high}; 0 is what chance gives, 1 is full agreement).`;
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
