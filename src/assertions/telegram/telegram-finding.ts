/** What a format rule found. */

export interface FormatFinding {
  /** `error` costs 0.25, `warning` 0.1, each time. */
  readonly level: 'error' | 'warning';
  /** How often it counts. */
  readonly times: number;
  /** What it is and what to do; no words of the answer. */
  readonly text: string;
}

/** Tags that Telegram's HTML mode allows. Part of a regular expression. */
export const TELEGRAM_TAGS = 'b|i|u|s|code|pre|a|blockquote|tg-spoiler';

/** A rule that counts at most once. */
export function once(level: FormatFinding['level'], found: boolean, text: string): FormatFinding {
  return { level, times: found ? 1 : 0, text };
}

/** The findings that there are. */
export function found(findings: readonly FormatFinding[]): readonly FormatFinding[] {
  return findings.filter(({ times }) => times > 0);
}

/**
 * Texts of all `[text](url)`, each from its last `[`. Finds a link wherever `/\[[^\]]+\]\([^)]+\)/` does, which itself
 * takes quadratic time on a text of brackets.
 */
export function linkTexts(text: string): readonly string[] {
  const texts: string[] = [];
  const lastClose = text.lastIndexOf(')');
  let start = 0;
  for (let end = text.indexOf(']'); end !== -1; end = text.indexOf(']', start)) {
    const hasUrl = text[end + 1] === '(' && text[end + 2] !== ')' && lastClose > end + 2;
    // There is at least one character between the brackets.
    const before = hasUrl ? text.slice(start, end) : '';
    const open = before.slice(0, -1).lastIndexOf('[');
    if (open !== -1) texts.push(before.slice(open + 1));
    start = end + 1;
  }
  return texts;
}
