/**
 * The lines by which a step talks to the runner (`::error file=...::message`), and how text that is not ours is kept
 * from being such a line. Written here instead of taken from @actions/core because the log is needed from the first
 * moment, and loading that package costs more than the whole start of the action may.
 */

export type CommandName =
  'notice' | 'warning' | 'error' | 'group' | 'endgroup' | 'add-mask' | 'debug';

/** One command line, without a line end. Properties that are undefined or empty are left out. */
export function formatCommand(
  name: CommandName,
  properties: Readonly<Record<string, string | number | undefined>>,
  data: string,
): string {
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name}${written.length === 0 ? '' : ` ${written.join(',')}`}::${escapeData(data)}`;
}

function escapeData(value: string): string {
  return value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(value: string): string {
  return escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** What the runner's culture-aware comparison passes over: controls, and what is invisible like a zero-width space. */
const INVISIBLE = '\\p{C}\\p{Default_Ignorable_Code_Point}';
const STARTS_LIKE_A_COMMAND = new RegExp(`^[\\s${INVISIBLE}]*:[${INVISIBLE}]*:`, 'u');
const OLD_COMMAND = new RegExp(`#([${INVISIBLE}]*)#([${INVISIBLE}]*)\\[`, 'gu');
const COLOUR = '\\u001b\\[[0-9;]*m';
const CONTROL_CHARACTERS = new RegExp(
  `(${COLOUR})|[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]`,
  'gu',
);

/**
 * Makes text safe to print: colours stay, other control characters go, and every line end becomes `\n`, because the
 * runner reads a lone `\r` as a line end too.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll(CONTROL_CHARACTERS, (_match, colour: string | undefined) => colour ?? '');
}

/**
 * Makes text safe to print where a runner listens: no line of it is a workflow command. The runner obeys `::name::`
 * at the start of a line (after white space) and the old `##[name]` anywhere in it.
 */
export function disarmCommands(text: string): string {
  return plainText(text)
    .split('\n')
    .map((line) =>
      (STARTS_LIKE_A_COMMAND.test(line) ? `| ${line}` : line).replaceAll(OLD_COMMAND, '#$1#$2 ['),
    )
    .join('\n');
}
