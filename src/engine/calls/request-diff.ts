/** What has changed between a recorded request and today's, in a few lines. */
import { diffArrays } from 'diff/lib/diff/array.js';
import { cut, lastPart } from '../../redaction/cut.js';

/** Lines of a diff that are shown, and characters of each. */
const MAX_LINES = 16;
const MAX_CHARACTERS = 160;
/** Lines that stay beside a change, and characters before the first that differs in a long line. */
const CONTEXT = 1;
const LEAD = 40;
/** Requests that differ in more lines have nothing in common that would be worth showing. */
const MAX_EDITS = 500;
const OMITTED = '  …';

/**
 * A unified diff without its head: each line begins with `- ` (recorded), `+ ` (now) or two spaces. Empty where the lines
 * are equal. Foreign text: each view escapes it.
 */
export function requestDiff(
  recorded: readonly string[],
  asked: readonly string[],
): readonly string[] {
  const changes = diffArrays([...recorded], [...asked], { maxEditLength: MAX_EDITS });
  if (changes === undefined) return [`  more than ${MAX_EDITS} lines differ`];
  if (changes.every(({ added, removed }) => !added && !removed)) return [];
  const lines: string[] = [];
  for (const [index, { value, added, removed }] of changes.entries()) {
    const other = changes[added ? index - 1 : index + 1];
    const partner = added ? other?.removed : removed ? other?.added : false;
    if (!added && !removed) {
      lines.push(...context(value, index > 0, index < changes.length - 1));
      continue;
    }
    const sign = added ? '+' : '-';
    const opposite = partner ? (other?.value ?? []) : [];
    lines.push(...value.map((line, at) => `${sign} ${shortened(line, opposite[at])}`));
  }
  const more = lines.length - MAX_LINES;
  return more > 1 ? [...lines.slice(0, MAX_LINES), `  … ${more} more lines`] : lines;
}

/** The unchanged lines next to a change, before or after it. */
function context(lines: readonly string[], isAfter: boolean, isBefore: boolean): readonly string[] {
  const head = isAfter ? lines.slice(0, CONTEXT) : [];
  const rest = lines.slice(head.length);
  const tail = isBefore ? rest.slice(Math.max(0, rest.length - CONTEXT)) : [];
  const omitted = isAfter && isBefore && rest.length > tail.length ? [OMITTED] : [];
  const shown = (part: readonly string[]) => part.map((line) => `  ${cut(line, MAX_CHARACTERS)}`);
  return [...shown(head), ...omitted, ...shown(tail)];
}

/** A long line from a little before the place where it differs from its counterpart. */
function shortened(line: string, other: string | undefined): string {
  if (other === undefined || line.length <= MAX_CHARACTERS) return cut(line, MAX_CHARACTERS);
  let same = 0;
  while (same < line.length && line[same] === other[same]) same++;
  const [label = ''] = /^[^:]{1,60}: /.exec(line) ?? [];
  const skipped = same - LEAD - label.length;
  if (skipped <= 0) return cut(line, MAX_CHARACTERS);
  return `${label}…${cut(lastPart(line, line.length - skipped - label.length), MAX_CHARACTERS)}`;
}
