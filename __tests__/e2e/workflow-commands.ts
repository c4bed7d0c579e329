/** Reads a step's standard output as the runner does (actions/runner, ActionCommand): which lines are commands. */

export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const REGISTERED = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

/** What .NET's culture-aware string search passes over. */
const IGNORABLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** The commands in the order they came. */
export function parseCommands(stdout: string): readonly WorkflowCommand[] {
  return stdout.split(/\r\n|\r|\n/).flatMap((line) => {
    const command = parseCommand(line) ?? parseOldCommand(line);
    return command === undefined ? [] : [command];
  });
}

/** `::name key=value,key=value::data`, after white space. */
function parseCommand(line: string): WorkflowCommand | undefined {
  const match = /^\s*::([^\s:]+)(?: (.*?))?::(.*)$/su.exec(line.replaceAll(IGNORABLE, ''));
  const [, name = '', properties = '', data = ''] = match ?? [];
  if (!REGISTERED.has(name.toLowerCase())) return undefined;
  return { name, properties: parseProperties(properties, ','), data: unescape(data) };
}

/** `##[name key=value;key=value]data`, anywhere in a line. */
function parseOldCommand(line: string): WorkflowCommand | undefined {
  const match = /##\[([^\s\]]+)(?: ([^\]]*))?\](.*)$/su.exec(line.replaceAll(IGNORABLE, ''));
  const [, name = '', properties = '', data = ''] = match ?? [];
  if (!REGISTERED.has(name.toLowerCase())) return undefined;
  return { name, properties: parseProperties(properties, ';'), data: unescape(data) };
}

function parseProperties(text: string, separator: string): Record<string, string> {
  const pairs = text.split(separator).flatMap((pair) => {
    const [, key, value] = /^([^=]+)=(.+)$/su.exec(pair.trim()) ?? [];
    return key === undefined || value === undefined ? [] : [[key, unescape(value)] as const];
  });
  return Object.fromEntries(pairs);
}

function unescape(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}
