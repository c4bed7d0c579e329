/**
 * Makes text harmless in a job's log and at a terminal, regardless of its author. @actions/core escapes what is inside a
 * workflow command, but prints every other line as it is, and the runner would obey those that look like a command.
 */

/** What the runner's culture-aware comparison passes over: controls, and what is invisible like a zero-width space. */
const INVISIBLE_IN_LOG = '\\p{C}\\p{Default_Ignorable_Code_Point}';
const STARTS_LIKE_A_COMMAND = new RegExp(`^[\\s${INVISIBLE_IN_LOG}]*:[${INVISIBLE_IN_LOG}]*:`, 'u');
const OLD_COMMAND = new RegExp(`#([${INVISIBLE_IN_LOG}]*)#([${INVISIBLE_IN_LOG}]*)\\[`, 'gu');
const COLOUR = '\\u001b\\[[0-9;]*m';
const CONTROL_CHARACTERS = new RegExp(
  `(${COLOUR})|[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]`,
  'gu',
);

/**
 * Text without control characters, which could move the cursor or hide what is printed. Colours stay, and every line
 * end becomes `\n`, because the runner takes a lone `\r` as a line end too.
 */
export function withoutControls(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll(CONTROL_CHARACTERS, (_match, colour: string | undefined) => colour ?? '');
}

/**
 * Text that can be printed as lines of a log: no line of it is a workflow command. The runner obeys `::name::` at the
 * start of a line (after white space) and the old `##[name]` anywhere in it.
 */
export function logText(text: string): string {
  return withoutControls(text)
    .split('\n')
    .map((line) =>
      (STARTS_LIKE_A_COMMAND.test(line) ? `| ${line}` : line).replaceAll(OLD_COMMAND, '#$1#$2 ['),
    )
    .join('\n');
}
