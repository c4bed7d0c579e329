/** Paths into a JSON reply: `choices.0.message.content`, `data[0].text`. */

/** The path's keys and indexes, in order; undefined where it is malformed or empty. */
export function parseReplyPath(path: string): readonly string[] | undefined {
  const steps = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/^\$?\./, '')
    .split('.');
  return steps.every((step) => step !== '' && !/[[\]]/.test(step)) ? steps : undefined;
}
