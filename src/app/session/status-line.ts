/** A status line below what a terminal shows, redrawn in place. */
import { firstPart } from '../../redaction/cut.js';
import { logLine } from '../../report/words/escape.js';

export interface Screen {
  /** Writes text above the status line. */
  readonly write: (text: string) => void;
  /** Replaces the status line; undefined takes it away. */
  readonly status: (line: string | undefined) => void;
}

/** Back to the line's start, and erase the line. */
const ERASE_LINE = '\r\u001b[2K';

/** @param columns how wide the terminal is now: a line that wraps could not be erased */
export function createScreen(write: (text: string) => void, columns: () => number): Screen {
  let shown = '';
  const erase = (): string => (shown === '' ? '' : ERASE_LINE);
  return {
    write(text) {
      write(`${erase()}${text}${shown}`);
    },
    status(line) {
      const before = erase();
      shown = line === undefined ? '' : firstPart(logLine(line), Math.max(0, columns() - 1));
      if (before !== '' || shown !== '') write(`${before}${shown}`);
    },
  };
}
