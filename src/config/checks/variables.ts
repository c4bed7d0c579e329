/** Checks that every `{{variable}}` of a test has a value. */
import type { ExpandedConfig } from '../cases/expand-tests.js';
import { ConfigPart, type ConfigView } from '../config-view.js';
import type { PromptTexts } from '../files/config-files.js';
import { checkCommands } from './references.js';
import { nearest, quote, suggest, type YamlPath, type ReportProblem } from '../problem.js';
import {
  isPlainName,
  isRunName,
  isShellCommand,
  readsAsName,
  runNamesIn,
  variablesOf,
} from '../placeholders.js';
import { entriesAt, isRecord, textAt, valueAt } from '../../basics/basics.js';

/** A text of a test in which variables are filled in. */
interface Template {
  readonly text: string;
  /** How messages name it. */
  readonly label: string;
  /** Where a missing variable is reported. */
  readonly path: YamlPath;
  readonly at: 'key' | 'value';
  /** The run fills in `{{uuid}}` and `{{now}}`. */
  readonly takesRunNames?: true;
}

/** Reports each variable that a test's prompt, conversation or command uses and its `vars` do not have. */
export function checkVariables(
  config: ConfigView,
  prompts: ReadonlyMap<string, PromptTexts>,
  { originOf }: Pick<ExpandedConfig, 'originOf'>,
  report: ReportProblem,
): void {
  checkExpects(config, (index) => originOf(index)?.row !== undefined, report);
  const tests = config.tests;
  for (const [index, test] of tests.entries()) {
    const origin = originOf(index);
    // An empty `vars:` is reported already.
    if (origin?.unread === true || valueAt(test.value, 'vars') === null) continue;
    const names = variableNames(test);
    const isRow = origin?.row !== undefined;
    const templates = [
      ...templatesOf(test, prompts, isRow),
      ...workspaceTemplates(config, test, isRow),
    ];
    checkRunNames(test, templates, report);
    const used = new Set(templates.flatMap(({ text }) => variablesOf(text)));
    const unused = [...names].filter((name) => !used.has(name));
    for (const template of templates) {
      const missing = variablesOf(template.text).filter(
        (name) =>
          isPlainName(name) &&
          !names.has(name) &&
          !(template.takesRunNames === true && isRunName(name)),
      );
      for (const name of missing) {
        if (isRow) reportColumn(name, { test, template, names }, report);
        else reportVariable(name, { test, tests, template, names, unused }, report);
      }
    }
  }
}

/** What the run would fill in in a value as well as in the template around it. */
function checkRunNames(
  test: ConfigPart,
  templates: readonly Template[],
  report: ReportProblem,
): void {
  const vars = entriesAt(test.value, 'vars');
  const turns = test.items('conversation').flatMap((turn) => textAt(turn.value, 'user') ?? []);
  const texts = templates
    .filter(({ takesRunNames, path }) => takesRunNames === true && path.at(-1) !== 'command')
    .map(({ text }) => text);
  const filled = runNamesIn([...texts, ...turns], Object.fromEntries(vars));
  if (filled.length === 0) return;
  for (const [variable, value] of vars) {
    const name = variablesOf(String(value)).find((it) => filled.includes(it));
    if (name === undefined) continue;
    report(
      [...test.path, 'vars', variable],
      `${quote(variable)} has {{${name}}} in its value, which the run would fill in as it does in the prompt.`,
      { hint: `To have the braces themselves, give the test a variable ${name}: "{{${name}}}".` },
    );
  }
}

/** Texts that a file is named by, or that are patterns. */
const NOT_JUDGED_BY: ReadonlySet<string> = new Set([
  ...['schemaFile', 'argsSchema', 'labels', 'pattern', 'denyPatterns', 'allow', 'matches'],
]);

/** Reports each placeholder that a test without cases, or all tests, are judged by: nothing fills it in. */
function checkJudged(
  { path, value }: ConfigPart,
  owner: { readonly where: string; readonly hint: (name: string) => string },
  report: ReportProblem,
): void {
  if (typeof value === 'string') {
    // The variables of a command are in the environment of its shell.
    if (isShellCommand(path)) return;
    const name = variablesOf(value).find(readsAsName);
    if (name === undefined) return;
    report(path, `Nothing fills in {{${name}}}: ${owner.where}.`, { hint: owner.hint(name) });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (NOT_JUDGED_BY.has(key)) continue;
      const step = Array.isArray(value) ? Number(key) : key;
      checkJudged(new ConfigPart(item, [...path, step]), owner, report);
    }
  }
}

const LITERAL_HINT =
  'Write what is meant; to look for the braces themselves use `assert` with `regex` and "\\{\\{".';

/** Only the `expect` of a test with cases is filled in. */
function checkExpects(
  config: ConfigView,
  isRow: (test: number) => boolean,
  report: ReportProblem,
): void {
  const where = '`defaults.expect` is the same for every test';
  const hint = (): string => LITERAL_HINT;
  checkJudged(config.at('defaults', 'expect'), { where, hint }, report);
  for (const [index, test] of config.tests.entries()) {
    if (isRow(index)) continue;
    const names = variableNames(test);
    const owner = {
      where: 'a test fills in `expect` only if it has `cases`',
      hint: (name: string) =>
        names.has(name) ? "Move the test's `vars` into a list of one case." : LITERAL_HINT,
    };
    for (const part of [test, ...test.items('conversation')]) {
      checkJudged(part.at('expect'), owner, report);
    }
  }
}

interface Owner {
  readonly test: ConfigPart;
  readonly template: Template;
  /** Of its variables. */
  readonly names: ReadonlySet<string>;
}

function reportColumn(name: string, { test, template, names }: Owner, report: ReportProblem): void {
  const message = `${template.label} uses {{${name}}}, and the cases have no such column.`;
  report(varsPath(test), message, { hint: suggest(name, names) });
}

function reportVariable(
  name: string,
  {
    test,
    tests,
    template,
    names,
    unused,
  }: Owner & { readonly tests: readonly ConfigPart[]; readonly unused: readonly string[] },
  report: ReportProblem,
): void {
  const { label, path, at } = template;
  // What is wrong with its value, or with all of them, is said there.
  const vars = test.at('vars').value;
  if ((vars !== undefined && !isRecord(vars)) || isRecord(valueAt(vars, name))) return;
  if (names.has(name.replace(/^vars\./, ''))) {
    const hint = `Write {{${name.replace(/^vars\./, '')}}}, without \`vars.\`.`;
    report(path, `${label} uses {{${name}}}.`, { hint, at });
    return;
  }
  const written = nearest(name, unused);
  const missing = `${label} uses {{${name}}}, and the test has`;
  if (written === undefined) {
    const hint = suggest(name, names) ?? `Add it: vars: { ${name}: "..." }.`;
    report(path, `${missing} no variable of that name.`, { hint, at });
  } else if (isOfAllTests(written, name, test, tests)) {
    const place = ['prompts', textAt(test.value, 'prompt') ?? ''];
    report(place, `${label} uses {{${name}}}, and its tests have ${quote(written)}.`, {
      hint: `Did you mean {{${written}}}?`,
      at: 'key',
    });
  } else {
    const place = [...test.path, 'vars', written];
    report(place, `${missing} ${quote(written)} instead.`, {
      hint: `Did you mean ${quote(name)}?`,
      at: 'key',
    });
  }
}

/** What a mapping holds counts by its dotted names: the mapping itself is reported already. */
function variableNames(test: ConfigPart): ReadonlySet<string> {
  const namesIn = ([name, value]: readonly [string, unknown]): readonly string[] =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) => namesIn([`${name}.${key}`, item]))
      : [name];
  return new Set(entriesAt(test.value, 'vars').flatMap(namesIn));
}

/** Whether several tests of the prompt have the one name and none the other: then the prompt is misspelt. */
function isOfAllTests(
  written: string,
  wanted: string,
  test: ConfigPart,
  tests: readonly ConfigPart[],
): boolean {
  const prompt = textAt(test.value, 'prompt');
  if (prompt === undefined) return false;
  const others = tests.filter((it) => it !== test && textAt(it.value, 'prompt') === prompt);
  return (
    others.length > 0 &&
    others.every((it) => variableNames(it).has(written) && !variableNames(it).has(wanted))
  );
}

/** Whether the first turn replaces the prompt's user message. */
function conversationReplacesUser(test: unknown): boolean {
  const conversation = valueAt(test, 'conversation');
  return Array.isArray(conversation) && textAt(conversation[0], 'user') !== undefined;
}

/** Every text of a test that is sent or run. */
export function templatesOf(
  test: ConfigPart,
  prompts: ReadonlyMap<string, PromptTexts>,
  isRow: boolean,
): readonly Template[] {
  const promptName = textAt(test.value, 'prompt');
  const texts = promptName === undefined ? undefined : prompts.get(promptName);
  const label = `The prompt ${quote(promptName ?? '')}`;
  const written = (text: string | undefined): Template[] =>
    text === undefined ? [] : [{ text, label, path: varsPath(test), at: 'key' }];
  const prompt = (text: string | undefined): Template[] =>
    written(text).map((template) => ({ ...template, takesRunNames: true }));
  const command = textAt(test.value, 'command');
  return [
    ...prompt(texts?.system),
    ...(conversationReplacesUser(test.value) ? [] : prompt(texts?.user)),
    ...written(texts?.assistant),
    ...(texts?.images ?? []).flatMap(written),
    ...written(texts?.program?.command),
    ...(texts?.history ?? []).flatMap(({ role, content }) =>
      role === 'user' ? prompt(content) : written(content),
    ),
    // A row's own turns are filled in already: what is left in braces is text of the row.
    ...(isRow ? [] : test.items('conversation').flatMap((turn) => turnTemplate(turn))),
    ...(command === undefined
      ? []
      : [
          {
            text: command,
            label: 'The command',
            path: [...test.path, 'command'],
            at: 'value' as const,
            takesRunNames: true as const,
          },
        ]),
  ];
}

/** Texts of what a command works on and of the commands beside it; a row's own are filled in already, commands never. */
function workspaceTemplates(
  config: ConfigView,
  test: ConfigPart,
  isRow: boolean,
): readonly Template[] {
  const workspace = config.workspaceOf(test);
  if (workspace === undefined) return [];
  const isOwn = workspace.path[0] === 'tests';
  const files = entriesAt(workspace.value, 'files').map(
    ([name, value]) => new ConfigPart(value, [...workspace.path, 'files', name]),
  );
  const texts = [
    ...[workspace, workspace.at('from'), workspace.at('home')],
    ...files.flatMap((file) => [file, file.at('from')]),
  ];
  const label = (what: string) => (part: ConfigPart) => ({ part, label: what });
  const all = [
    ...(isRow && isOwn ? [] : texts.map(label('The workspace'))),
    ...workspace.items('setup').map(label('The command of `setup`')),
    ...checkCommands(config, test).map(label('The check')),
  ];
  return all.flatMap(({ part: { path, value }, label: named }) =>
    typeof value === 'string' ? [{ text: value, label: named, path, at: 'value' as const }] : [],
  );
}

function turnTemplate(turn: ConfigPart): readonly Template[] {
  const text = textAt(turn.value, 'user');
  if (text === undefined) return [];
  const path = [...turn.path, 'user'];
  return [{ text, label: 'The turn', path, at: 'value', takesRunNames: true }];
}

/** The test's `vars` or, where it has none, the line of its prompt. */
function varsPath(test: ConfigPart): YamlPath {
  const hasVars = entriesAt(test.value, 'vars').length > 0;
  return [...test.path, hasVars ? 'vars' : 'prompt'];
}
