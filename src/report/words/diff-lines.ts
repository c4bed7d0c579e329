/** The diff of a problem (what has changed since a recording was made), line by line as each view writes it. */
import type { ConfigProblem } from '../../config/problem.js';
import { cut } from '../../redaction/cut.js';
import { codeLine, fencedCode, htmlCode } from './escape.js';
import { logText } from './log-text.js';

/** More than the action itself writes: a report may be anybody's. */
const MAX_LINES = 40;
const MAX_CHARACTERS = 400;

/** Lines of one kind of view, safe there, each with its sign. Empty where the problem has no diff. */
export function logDiff({ diff = [] }: ConfigProblem): readonly string[] {
  return shown(diff).map((line) => logText(codeLine(line)));
}

/** A code block as part of a list item; empty where the problem has no diff. */
export function markdownDiff({ diff = [] }: ConfigProblem): string {
  if (diff.length === 0) return '';
  const block = fencedCode(shown(diff), 'diff');
  return `\n${block.map((line) => `  ${line}`).join('\n')}`;
}

export function htmlDiff({ diff = [] }: ConfigProblem): string {
  return diff.length === 0 ? '' : `<pre>${shown(diff).map(htmlCode).join('\n')}</pre>`;
}

function shown(diff: readonly string[]): readonly string[] {
  return diff.slice(0, MAX_LINES).map((line) => cut(line, MAX_CHARACTERS));
}
