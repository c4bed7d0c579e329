/** What a folder has that a first suite can be made of. It reads names and the heads of files, and runs nothing. */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { isRecord } from '../../../basics/basics.js';
import { PROMPT_FILES } from '../../../config/agents.js';
import { variablesOf } from '../../../config/placeholders.js';
import { readChatFile } from '../../../config/load.js';
import { promptTexts } from '../../../config/suite.js';
import { type Printer, promptsInFile } from './coded-prompts.js';
import { findEvals, type OwnEvals, ownEvalsWords } from './own-evals.js';
import {
  dependenciesOf,
  runtimeOf,
  type Runtime,
  serverOf,
  type ServerStart,
  SOURCE_ENDINGS,
} from './program-setup.js';

/** A file of questions. Names of columns are as the file has them. */
export interface Table {
  /** Relative to the folder, with `/`; so are all paths here. */
  readonly path: string;
  readonly rows: number;
  readonly question: string;
  /** What a good answer says. */
  readonly expected?: string;
  /** A column of texts that a good answer has word by word. */
  readonly contained?: string;
  /** A column that tells the rows apart. */
  readonly id?: string;
  readonly columns: readonly string[];
}

/** A name of the place for the question. */
export const USERS_WORD = /^(?:user_?)?(?:question|query|message|input|prompt|request|text)$/i;

/** A file that a model is prompted with. */
export interface FoundPrompt {
  readonly path: string;
  /** For the person who called. */
  readonly line: string;
  /** Where it is a text in code: what prints it. */
  readonly printer?: Printer;
  /** The file holds a whole chat. */
  readonly isChat?: true;
  /** It is what the user says: it has a place for the question; else what the system says. */
  readonly isUsers: boolean;
  /** Agents read it at their work here, and no feature does. */
  readonly isOfAgents: boolean;
  /** `{{names}}` in it. */
  readonly variables: readonly string[];
  readonly firstLine: string;
}

/** A folder with a `SKILL.md`. */
export interface Skill {
  /** Relative; `.` where the folder itself is the skill. */
  readonly folder: string;
  /** Whether evals of it stand beside it. */
  readonly hasEvals: boolean;
}

export interface Found {
  readonly promptfoo?: string;
  readonly skills: readonly Skill[];
  /** The team's own evals, which another harness runs. */
  readonly harnesses: readonly OwnEvals[];
  /** GitHub's `*.prompt.yml`. */
  readonly githubPrompts: readonly string[];
  /** Those of the application first, files by their size; then what only agents read. */
  readonly prompts: readonly FoundPrompt[];
  /** Tables with a column of questions; those with expected answers first. */
  readonly tables: readonly Table[];
  readonly server?: ServerStart;
  /** What a program here needs; without a command the server. `folder`: where it is started, relative. */
  runtime(command?: string, folder?: string): Runtime | undefined;
  /** What its answers depend on: see `dependsOn` of a test. `also`: files whose folders count, whatever they are. */
  dependsOn(command?: string, also?: readonly string[]): readonly string[];
  /** Files that are like the others and cannot be used, each with the reason. */
  readonly unusable: readonly string[];
}

const IGNORED = ['node_modules', '.git', 'dist', 'build', 'out', 'vendor', 'venv', '.venv']
  .concat(['target', 'coverage', 'kindlm-report', '.kindlm', '__pycache__', 'site-packages'])
  .map((folder) => `**/${folder}/**`);
const PROMPTS = [
  ...PROMPT_FILES,
  '**/*.{j2,jinja,jinja2,prompty}',
  '**/{prompt,system,system-prompt,system_prompt}.{md,txt}',
  '**/*{-,_}prompt.{md,txt}',
  '**/SKILL.md',
  '**/{AGENTS,CLAUDE}.md',
];
const CHATS = ['**/prompts/**/*.{json,yaml,yml}', '**/*{-,_}prompt.{json,yaml,yml}'];
const TABLE_FILES = ['**/*.{csv,tsv,jsonl}'];
/** More of one kind are not looked at. */
const MAX_FILES = 200;
const MAX_SOURCES = 20_000;
const MAX_PROMPT_BYTES = 256 * 1024;
const MAX_TABLE_BYTES = 5 * 1024 * 1024;

/** @param from absolute; its files, and lock files up to `root`, are looked at */
export async function look(from: string, root: string): Promise<Found> {
  const { glob } = await import('tinyglobby');
  const options = { cwd: from, dot: true, followSymbolicLinks: false, ignore: IGNORED, deep: 6 };
  const files = async (patterns: readonly string[], most = MAX_FILES): Promise<readonly string[]> =>
    (await glob([...patterns], options)).filter(isPlain).toSorted().slice(0, most);
  const unusable: string[] = [];
  const promptfoo = ['yaml', 'yml', 'json', 'js', 'cjs', 'mjs', 'ts']
    .map((ending) => `promptfooconfig.${ending}`)
    .find((name) => existsSync(join(from, name)));
  for (const path of await files(['*/promptfooconfig.*', '*/*/promptfooconfig.*'])) {
    unusable.push(`${path}: a promptfoo config; for its suite call init in ${posix.dirname(path)}`);
  }
  const packages = await files(['*/package.json', '*/*/package.json']);
  const all = await files([`**/*.{${SOURCE_ENDINGS.join(',')}}`, '*', '*/*'], MAX_SOURCES);
  const code = all.filter((path) => isCode(path) && !ASIDE.test(path)).slice(0, MAX_READ);
  const server = serverOf(from, packages, code);
  const starts = server?.commands[0] ?? '';
  const runtime = (command = starts, folder = ''): Runtime | undefined =>
    runtimeOf(join(from, folder), root, command);
  return {
    ...(promptfoo !== undefined && { promptfoo }),
    skills: (await files(['**/SKILL.md'])).map((path) => skillAt(from, posix.dirname(path))),
    harnesses: findEvals(from, all, unusable),
    githubPrompts: await files(['**/*.prompt.{yml,yaml}']),
    prompts: applicationsFirst([
      ...(await files(PROMPTS)).flatMap((path) => promptFile(from, path, unusable)),
      ...(await files(CHATS)).flatMap((path) => chatFile(from, path)),
      ...codedPrompts(from, [...all, ...(await files(['*/**/*.toml']))], unusable),
    ]),
    tables: tablesOf(from, await files(TABLE_FILES), unusable),
    ...(server !== undefined && { server }),
    runtime,
    dependsOn: (command = starts, also = []) =>
      dependenciesOf({ files: all, also, runtime: runtime(command), command }),
    unusable,
  };
}

/** What is written names files in comments, which end with the line: a name with a line break is nobody's. */
function isPlain(path: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(path);
}

const EVAL_FILES = ['evals', 'triggers', 'triggering']
  .concat(['trigger-eval', 'trigger-evals', 'trigger_eval', 'trigger_evals'])
  .map((name) => `evals/${name}.json`);

function skillAt(from: string, folder: string): Skill {
  const hasEvals = EVAL_FILES.some((file) => existsSync(join(from, folder, file)));
  return { folder, hasEvals };
}

/** What agents read while they work here: behind the prompts of the application. */
const OF_AGENTS = /(?:^|\/)(?:\.[^/]+\/|SKILL\.md$|(?:AGENTS|CLAUDE)\.md$)/;
/** Where files stand that no feature reads. */
const ASIDE = /(?:^|\/)(?:__tests__|tests?|fixtures|examples?|docs?)\//;

function applicationsFirst(prompts: readonly FoundPrompt[]): readonly FoundPrompt[] {
  const rank = ({ path, isOfAgents }: FoundPrompt): number => {
    if (!isOfAgents) return ASIDE.test(path) ? 1 : 0;
    return path.endsWith('SKILL.md') ? 2 : 3;
  };
  return prompts.toSorted((a, b) => rank(a) - rank(b));
}

const MAX_LINES = 3;

/** What was found, a line each, for the person who called. */
export function foundLines({
  promptfoo,
  skills,
  harnesses,
  githubPrompts,
  prompts,
  tables,
  server,
}: Found): string[] {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    configs: promptfoo === undefined ? [] : [`${promptfoo}: a promptfoo config`],
    skills: skills.map(
      ({ folder, hasEvals }) =>
        `${posix.join(folder, 'SKILL.md')}: a skill${hasEvals ? ' with evals' : ''}`,
    ),
    harnesses: harnesses.map((one) => `${ownEvalsWords(one)}: evals`),
    'prompt files of GitHub': githubPrompts.map((path) => `${path}: a prompt file of GitHub`),
    prompts: prompts.filter(({ path }) => !path.endsWith('SKILL.md')).map(({ line }) => line),
    tables: tables.map(tableLine),
    servers: server === undefined ? [] : [serverLine(server)],
  };
  return Object.entries(kinds).flatMap(([kind, lines]) => {
    const more = lines.length - MAX_LINES;
    return more <= 0 ? lines : [...lines.slice(0, MAX_LINES), `and ${more} more ${kind}`];
  });
}

function serverLine({ file, commands }: ServerStart): string {
  return `${file}: ${commands.map((it) => `\`${it}\``).join(' or ')} starts a server`;
}

function tableLine({ path, rows, question, expected, contained = expected }: Table): string {
  const judged = contained === undefined ? '' : `, judged by "${contained}"`;
  const count = rows === 1 ? '1 row' : `${rows} rows`;
  return `${path}: ${count}, asked by the column "${question}"${judged}`;
}

function textOf(from: string, path: string, maxBytes: number): string | undefined {
  const file = join(from, path);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() !== true || stat.size > maxBytes) return undefined;
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

function promptFile(from: string, path: string, unusable: string[]): readonly FoundPrompt[] {
  if (path.endsWith('.prompty')) {
    unusable.push(`${path}: Prompty's own format; copy its texts to files of their own`);
    return [];
  }
  const text = textOf(from, path, MAX_PROMPT_BYTES);
  if (text === undefined || text.trim() === '') return [];
  // Statements and expressions of a template engine would be asked as they are.
  const isTemplate = /\{%|\{\{[#/>^!&-]|\{\{\s*[\w.]+\s*(?:\|(?!\|)|\()/.test(text);
  if (isTemplate) {
    unusable.push(
      `${path}: its template has more than {{variables}}, which only a program fills in`,
    );
    return [];
  }
  const body = text.replace(/^---\n[^]*?\n---\n/, '').trim();
  const [firstLine = ''] = body.split('\n');
  const variables = variablesOf(text);
  return [
    {
      path,
      line: `${path}: a prompt`,
      variables,
      firstLine: firstLine.trim(),
      isUsers: isUsers(variables),
      isOfAgents: OF_AGENTS.test(path),
    },
  ];
}

function chatFile(from: string, path: string): readonly FoundPrompt[] {
  const read = readChatFile(path, textOf(from, path, MAX_PROMPT_BYTES) ?? '');
  if (read.kind === 'fault' || /\.prompt\.ya?ml$/.test(path)) return [];
  const texts = promptTexts(read.messages);
  const [firstLine = ''] = (texts[0] ?? '').trim().split('\n');
  const variables = variablesOf(texts.join('\n'));
  const isOfAgents = OF_AGENTS.test(path);
  const line = `${path}: a chat`;
  return [{ path, line, isChat: true, isUsers: true, isOfAgents, variables, firstLine }];
}

function isUsers(variables: readonly string[]): boolean {
  return variables.some((name) => USERS_WORD.test(name));
}

function isCode(path: string): boolean {
  return SOURCE_ENDINGS.includes(posix.extname(path).replace('.', ''));
}

/** So many files are read, those that are named for their prompt first. */
const MAX_READ = 400;

function codedPrompts(
  from: string,
  paths: readonly string[],
  unusable: string[],
): readonly FoundPrompt[] {
  const isNamed = (path: string): boolean => /prompt|instruction/i.test(path);
  const code = paths
    .filter((path) => !ASIDE.test(path) && !OF_AGENTS.test(path))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  return [...new Set(code)].slice(0, MAX_READ).flatMap((path) => {
    const text = textOf(from, path, MAX_PROMPT_BYTES) ?? '';
    const { found, unusable: note } = promptsInFile(path, text, isUsers);
    if (found.length === 0 && note !== undefined) unusable.push(note);
    return found.map((one) => ({
      path,
      ...one,
      isUsers: isUsers(one.variables),
      isOfAgents: false,
    }));
  });
}

// Tables.

const QUESTION = new RegExp(
  [
    '^(?:user[ _-]?)?(?:question|query|prompt|input|message|utterance|request|ask|problem)s?$',
    '^(?:frage|text|pregunta|pergunta|domanda|vraag|pytanie|вопрос|質問|問題|问题|질문)$',
  ].join('|'),
  'iu',
);
/** What a prompt works on; of tables that stand with tests only, since data has such columns too. */
const WORKED_ON =
  /^(?:article|document|transcript|e?-?mail|ticket|review|passage|content|body|comment|snippet|diff)$/iu;
const OF_TESTS = /(?:^|[/_.-])(?:evals?|tests?|cases|golden|benchmarks?)(?:[/_.-]|$)/i;
const CONTAINED =
  /^(?:must[ _-]?(?:mention|contain|include|have|say)|(?:should[ _-]?)?contains?|fact)$/iu;
const EXPECTED = new RegExp(
  [
    '^(?:expected|ideal|reference|correct|gold(?:en)?|target)(?:[ _-]?(?:answer|output|response|result))?$',
    '^(?:answer|(?:ground[ _-]?)?truth|antwort|respuesta|réponse|resposta|risposta|antwoord|ответ|回答|答え|答案|답변)$',
  ].join('|'),
  'iu',
);
const ID = /^(?:id|key|name|slug|case|title)$/iu;

function tablesOf(from: string, paths: readonly string[], unusable: string[]): readonly Table[] {
  const tables = paths.flatMap((path) => tableOf(from, path, unusable) ?? []);
  return tables.toSorted((a, b) => Number(isJudged(b)) - Number(isJudged(a)));
}

function isJudged({ expected, contained }: Table): boolean {
  return expected !== undefined || contained !== undefined;
}

function tableOf(from: string, path: string, unusable: string[]): Table | undefined {
  const text = textOf(from, path, MAX_TABLE_BYTES);
  const rows = text === undefined ? [] : rowsOf(path, text);
  const columns = Object.keys(rows[0] ?? {});
  const question =
    columns.find((name) => QUESTION.test(name)) ??
    (OF_TESTS.test(path) ? columns.find((name) => WORKED_ON.test(name)) : undefined);
  const [only = ''] = columns;
  if (columns.length === 1 && only.split(';').some((name) => QUESTION.test(name))) {
    unusable.push(`${path}: its columns are separated by semicolons; save it with commas`);
  }
  if (question === undefined || rows.length === 0) return undefined;
  const expected = columns.find((name) => name !== question && EXPECTED.test(name));
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
  const contained = columns.find(
    (name) => CONTAINED.test(name) && rows.every((row) => isText(row[name])),
  );
  const id = columns.find(
    (name) => ID.test(name) && new Set(rows.map((row) => row[name])).size === rows.length,
  );
  return {
    path,
    rows: rows.length,
    columns,
    question,
    ...(expected !== undefined && { expected }),
    ...(contained !== undefined && { contained }),
    ...(id !== undefined && { id }),
  };
}

/** Empty where the file is no table. */
function rowsOf(path: string, text: string): readonly Readonly<Record<string, unknown>>[] {
  try {
    if (path.endsWith('.jsonl')) {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return lines.map((line) => JSON.parse(line) as unknown).filter(isRecord);
    }
    const rows: unknown = parseCsv(text, {
      columns: true,
      delimiter: path.endsWith('.tsv') ? '\t' : ',',
      skip_empty_lines: true,
    });
    return Array.isArray(rows) ? rows.filter(isRecord) : [];
  } catch {
    return [];
  }
}
