/** Reads the files by which a step hands values to the runner (GITHUB_OUTPUT, GITHUB_STATE, GITHUB_ENV). */

/** The values of `name=value` lines and `name<<DELIMITER` blocks. Throws on a block without an end, as the runner does. */
export function parseOutputs(text: string): Record<string, string> {
  const values = new Map<string, string>();
  // @actions/core ends its lines as the system does, and the runner reads both.
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(line) ?? [];
    if (name !== undefined && delimiter !== undefined) {
      const end = lines.indexOf(delimiter, index + 1);
      if (end < 0) throw new Error(`no end of ${name}`);
      values.set(name, lines.slice(index + 1, end).join('\n'));
      index = end;
    } else if (line !== '') {
      const [key = '', ...rest] = line.split('=');
      values.set(key, rest.join('='));
    }
  }
  return Object.fromEntries(values);
}
