/** What a program that failed complained of, as one line: what it said, without the stack that led there. */
import { firstPart, lastPart } from '../../redaction/cut.js';

/** Characters. */
const MOST_SHOWN = 600;

/** A line of a stack, in the forms of Node, Python, Java and Go. */
const FRAME = [
  /^\s*at .+(?::\d+|\(native\)|\(<anonymous>\)|Native Method\))\)?(?: \{)?$/,
  /^\s*\.\.\. \d+ (?:lines matching|more)\b/,
  /^Node\.js v\d/,
  /^Traceback \(most recent call last\):$/,
  /^\t\S+\.go:\d+ \+0x/,
  /^goroutine \d+ \[/,
];
/** Where a stack says a place; the next line is that of the source, and marks may follow. */
const PLACE = [/^\s*File ".+", line \d+/, /^(?:file:\/\/)?\S+\.[cm]?[jt]sx?:\d+$/];
const MARKS = /^\s*[\^~]+\s*$/;
const REASON =
  /^\s*(?:\[cause\]: |Uncaught |Unhandled |panic: )?[\w.$]*(?:Error|Exception|Exit|Interrupt|panic)\b.*/;

/** `text`: redacted, since a cut could leave half a key. Empty where nothing was said. */
export function complaintOf(text: string): string {
  const said = withoutFrames(text.split(/\r?\n/));
  const kept = said.some((line) => line.trim() !== '') ? said : text.split(/\r?\n/);
  const whole = oneLine(kept);
  if (whole.length <= MOST_SHOWN) return whole;
  // Programs log before they fail, and the reason of a failure comes after that.
  const reason = kept.findLastIndex((line) => REASON.test(line) && !line.includes('[cause]'));
  return reason === -1
    ? `…${lastPart(whole, MOST_SHOWN)}`
    : `…${firstPart(oneLine(kept.slice(reason)), MOST_SHOWN)}`;
}

function withoutFrames(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let isBelowPlace = false;
  for (const line of lines) {
    const isPlace = PLACE.some((pattern) => pattern.test(line));
    // One line of source below a place, as a stack shows it: Python indents it further, Node shows it as it is.
    const isSource = isBelowPlace && !isPlace && !REASON.test(line);
    const isFrame = FRAME.some((pattern) => pattern.test(line)) || MARKS.test(line);
    if (!isPlace && !isSource && !isFrame) kept.push(line);
    isBelowPlace = isPlace;
  }
  return kept;
}

function oneLine(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
}
