/** Checks that every `{{variable}}` of a test has a value. */
import type { ExpandedConfig } from '../cases/expand-tests.js';
import { partsOf, testParts } from '../config-parts.js';
import type { ConfigPart } from '../config-parts.js';
import type { PromptTexts } from '../files/config-files.js';
import { usesEnvironment, variablesOf } from './interpolation.js';
import type { ReportProblem } from '../problem-collector.js';
import { suggest } from '../checks/suggestion.js';
import { entriesAt, textAt, valueAt } from '../source/untyped.js';
import { quote } from '../source/yaml-path.js';
import type { YamlPath } from '../source/yaml-path.js';

interface Template {
  readonly text: string;
  /** How messages name it. */
  readonly label: string;
  /** Where a missing variable is reported. */
  readonly path: YamlPath;
  readonly at: 'key' | 'value';
}

/** Reports each variable that a test's prompt, conversation or command uses and its `vars` do not have. */
export function checkVariables(
  config: unknown,
  prompts: ReadonlyMap<string, PromptTexts>,
  { originOf }: Pick<ExpandedConfig, 'originOf'>,
  report: ReportProblem,
): void {
  for (const [index, test] of testParts(config).entries()) {
    const origin = originOf(index);
    if (origin?.unread === true) continue;
    const names = new Set(entriesAt(test.value, 'vars').map(([name]) => name));
    for (const { text, label, path, at } of templatesOf(test, prompts, origin?.row !== undefined)) {
      for (const name of variablesOf(text)) {
        if (names.has(name)) continue;
        report(path, `${label} uses {{${name}}}, and the test has no variable of that name.`, {
          hint:
            suggest(name, names) ??
            (origin?.row === undefined ? `Add it: vars: { ${name}: "..." }.` : 'Add the column.'),
          at,
        });
      }
    }
  }
}

/** Notices about templates that the action reads differently from the KindLM CLI. */
export function templateNotices(prompts: ReadonlyMap<string, PromptTexts>): readonly string[] {
  return [...prompts]
    .filter(([, { system = '', user = '', assistant = '' }]) =>
      [system, user, assistant].some(usesEnvironment),
    )
    .map(
      ([name]) =>
        `The prompt ${quote(name)} has {{env.NAME}}, which stays as it is: the environment holds keys, and a prompt is sent to a model.`,
    );
}

/** Whether the first turn replaces the prompt's user message. */
function conversationReplacesUser(test: unknown): boolean {
  const conversation = valueAt(test, 'conversation');
  return Array.isArray(conversation) && textAt(conversation[0], 'user') !== undefined;
}

function templatesOf(
  test: ConfigPart,
  prompts: ReadonlyMap<string, PromptTexts>,
  isRow: boolean,
): readonly Template[] {
  const promptName = textAt(test.value, 'prompt');
  const texts = promptName === undefined ? undefined : prompts.get(promptName);
  const label = `The prompt ${quote(promptName ?? '')}`;
  const prompt = (text: string | undefined): Template[] =>
    text === undefined ? [] : [{ text, label, path: varsPath(test), at: 'key' }];
  const command = textAt(test.value, 'command');
  return [
    ...prompt(texts?.system),
    ...(conversationReplacesUser(test.value) ? [] : prompt(texts?.user)),
    ...prompt(texts?.assistant),
    // A row's own turns are filled in already: what is left in braces is text of the row.
    ...(isRow ? [] : partsOf(test, 'conversation').flatMap((turn) => turnTemplate(turn))),
    ...(command === undefined
      ? []
      : [
          {
            text: command,
            label: 'The command',
            path: [...test.path, 'command'],
            at: 'value' as const,
          },
        ]),
  ];
}

function turnTemplate(turn: ConfigPart): readonly Template[] {
  const text = textAt(turn.value, 'user');
  if (text === undefined) return [];
  return [{ text, label: 'The turn', path: [...turn.path, 'user'], at: 'value' }];
}

/** The test's `vars` or, where it has none, the line of its prompt. */
function varsPath(test: ConfigPart): YamlPath {
  const hasVars = entriesAt(test.value, 'vars').length > 0;
  return [...test.path, hasVars ? 'vars' : 'prompt'];
}
