/**
 * Reads the files that `labels` of judge criteria name: answers that people have judged. Comes in: a config of any
 * shape. Goes out: the labels of each file, each with its line, and everything that is wrong with them.
 */
import path from 'node:path';
import { shownPath } from '../../basics/paths.js';
import type { ConfigPart, ConfigView } from '../config-view.js';
import {
  type ConfigProblem,
  describeValue,
  didYouMean,
  quote,
  suggest,
  type ReportProblem,
  type YamlPath,
} from '../problem.js';
import type { CaseRow } from '../cases/read-cases.js';
import type { Label, LabelFile } from '../suite.js';
import { type ConfigFolder, readWorkspaceFile } from '../workspace-files.js';

const MAX_BYTES = 5_000_000;
/** The judge is asked about each of them. */
const MAX_LABELS = 1000;
/** Mistakes in one file come in columns: the first ones tell it all. */
const MAX_PROBLEMS = 10;

interface LabelFiles {
  /** By the path that the config writes. */
  readonly files: ReadonlyMap<string, LabelFile>;
  /** Inside of label files. What is wrong with a path is reported at its place in the config. */
  readonly problems: readonly ConfigProblem[];
}

/** Reads each file once. */
export async function readLabelFiles(
  config: ConfigView,
  folder: ConfigFolder,
  report: ReportProblem,
): Promise<LabelFiles> {
  const files = new Map<string, LabelFile>();
  const problems: ConfigProblem[] = [];
  const seen = new Set<string>();
  for (const { path: at, value: name } of labelParts(config)) {
    if (typeof name !== 'string' || name === '' || seen.has(name)) continue;
    seen.add(name);
    const read = await readLabelFile(name, at, folder, report);
    if (read === undefined) continue;
    const { file, labels } = read;
    if (read.problems.length === 0) files.set(name, { name, file, labels });
    problems.push(...read.problems.slice(0, MAX_PROBLEMS));
  }
  return { files, problems };
}

/** Every `labels` of a config: of criteria, then of `assert` lists. */
function labelParts(config: ConfigView): readonly ConfigPart[] {
  const criteria = config.expects.flatMap((expect) => expect.items('judge'));
  return [...criteria, ...config.asserts]
    .map((owner) => owner.at('labels'))
    .filter(({ value }) => value !== undefined);
}

/** Undefined where it cannot be read, which is reported. */
async function readLabelFile(
  name: string,
  at: YamlPath,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<(ParsedLabels & { readonly file: string }) | undefined> {
  const fault = extensionFault(name);
  if (fault !== undefined) {
    report(at, fault.message, { hint: fault.hint });
    return undefined;
  }
  const absolute = path.resolve(directory, name);
  const read = await readWorkspaceFile(workspace, absolute, MAX_BYTES);
  if (read.kind === 'refused') {
    const { kind, message } = read.refusal;
    const hint = kind === 'missing' ? 'The path is relative to the config file.' : undefined;
    report(at, `The file of labels ${quote(name)} ${message}.`, { hint });
    return undefined;
  }
  const file = shownPath(workspace, absolute);
  return { file, ...(await parseLabels(file, read.file.bytes)) };
}

/** The formats of labels are some of those of cases. */
const FORMATS: readonly string[] = ['.jsonl', '.csv', '.yaml', '.yml'];

const LABELS = {
  one: 'label',
  many: 'labels',
  hint: 'Each is one answer: {"output": "...", "pass": true}. 40 of them, half of them bad, are a good beginning.',
};

function extensionFault(
  name: string,
): { readonly message: string; readonly hint: string } | undefined {
  if (FORMATS.includes(path.extname(name).toLowerCase())) return undefined;
  return {
    message: `The file of labels ${quote(name)} is none of ${FORMATS.join(', ')}.`,
    hint: 'Each line of a .jsonl file is one label: {"output": "...", "pass": true}.',
  };
}

interface ParsedLabels {
  readonly labels: readonly Label[];
  /** Where there is one, the labels are not to be used. */
  readonly problems: readonly ConfigProblem[];
}

/** The labels of a file by its ending. At least one and at most 1,000. */
async function parseLabels(file: string, bytes: Uint8Array): Promise<ParsedLabels> {
  // Most suites have no labels.
  const { rowsIn } = await import('../cases/read-cases.js');
  const read = rowsIn(file, bytes, LABELS);
  if (read.kind === 'invalid') return { labels: [], problems: read.problems };
  const checked = read.rows.map(labelOf);
  const problems = checked.flatMap((it) => it.problems);
  if (checked.length > MAX_LABELS) {
    const message = `The file has ${checked.length} labels, and the judge is asked about each: at most ${MAX_LABELS} are taken.`;
    problems.unshift({ message, location: { file, line: 1, column: 1 } });
  }
  const labels = problems.length > 0 ? [] : checked.flatMap(({ label }) => label ?? []);
  return { labels, problems };
}

/** How people write a verdict into a cell. */
const VERDICTS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
]);

/** Cells are texts; an empty one says nothing, but that the answer was empty. */
function cellsOf(values: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> {
  const filled = [...values].filter(([key, cell]) => key === 'output' || cell !== '');
  return Object.fromEntries(
    filled.map(([key, cell]) => {
      if (key === 'pass') return [key, VERDICTS.get(String(cell).toLowerCase()) ?? cell];
      const number = key === 'score' && typeof cell === 'string' ? Number(cell) : NaN;
      return [key, Number.isNaN(number) ? cell : number];
    }),
  );
}

/** What each key of a label must be. */
const KEYS: Readonly<
  Record<keyof Omit<Label, 'location'>, readonly [what: string, fits: (value: unknown) => boolean]>
> = {
  output: ['a text: the answer that was judged', isText],
  pass: ['true (a good answer) or false (a bad one)', (value) => typeof value === 'boolean'],
  question: ['a text: what was asked', isText],
  changes: ['a text: what the agent changed, as a diff', isText],
  score: ['a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
  note: ['a text', isText],
};
const REQUIRED = ['output', 'pass'] as const;

function labelOf({ values, location, placeOf }: CaseRow): {
  readonly label?: Label;
  readonly problems: readonly ConfigProblem[];
} {
  const isTable = location.file.toLowerCase().endsWith('.csv');
  const value = isTable ? cellsOf(values) : Object.fromEntries(values);
  const known = Object.keys(KEYS);
  const problems: ConfigProblem[] = [];
  for (const [key, part] of Object.entries(value)) {
    if (key.startsWith('x-')) continue;
    if (!isKey(key)) {
      const hint = /^images?$/.test(key)
        ? 'A judge that is checked by labels sees no images: leave the key out.'
        : (didYouMean(key, known) ?? suggest(key, known));
      problems.push({ message: `Unknown key ${quote(key)}.`, location: placeOf(key), hint });
    } else {
      const [what, fits] = KEYS[key];
      const message = `\`${key}\` is ${what}, not ${describeValue(part)}.`;
      if (!fits(part)) problems.push({ message, location: placeOf(key) });
    }
  }
  for (const key of REQUIRED) {
    if (value[key] !== undefined) continue;
    const message = `The label has no \`${key}\`: ${KEYS[key][0]}.`;
    problems.push({ message, location });
  }
  if (problems.length > 0) return { problems };
  const { output, pass, score } = value;
  const textOf = (key: string): string | undefined => (isText(value[key]) ? value[key] : undefined);
  return {
    label: {
      output: String(output),
      pass: pass === true,
      question: textOf('question'),
      changes: textOf('changes'),
      score: typeof score === 'number' ? score : undefined,
      note: textOf('note'),
      location,
    },
    problems,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isKey(key: string): key is keyof typeof KEYS {
  return Object.hasOwn(KEYS, key);
}
