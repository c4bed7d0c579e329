// How numbers and tables are written.
import type { Found } from './types.js';

/** 0.974 as `97.4`, with its standard error where there is one. */
export function percent(share: number, error?: number): string {
  return error === undefined ? points(share) : `${points(share)} ± ${points(error, error < 0.001)}`;
}

/** A `Share` with its standard error. */
export function shareOf({ value, error }: Found): string {
  return percent(value, error);
}

function points(share: number, isSmall = false): string {
  return (share * 100).toFixed(isSmall ? 2 : 1);
}

/**
 * A `Share` with its standard error, and in brackets what the method's design has for it, in percent: a number, or the
 * words of a range. For tables of many narrow columns.
 */
export function beside({ value, error }: Found, designed?: number | string): string {
  const found = `${points(value)}±${points(error, error < 0.001)}`;
  return designed === undefined ? found : `${found} (${designed})`;
}

/** A `Mean` with its standard error: `1.92±0.02`. */
export function meanOf({ value, error }: Found): string {
  return error === 0 ? value.toFixed(2) : `${value.toFixed(2)}±${error.toFixed(2)}`;
}

type Cells = readonly (number | string)[];

/** A Markdown table. */
export function table(head: Cells, rows: readonly Cells[]): string {
  const line = (cells: Cells): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Mean and its standard error, of numbers that come one by one. */
export class Mean {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get value(): number {
    return this.#sum / this.count;
  }

  get error(): number {
    const variance = this.#squares / this.count - this.value ** 2;
    return Math.sqrt(Math.max(0, variance) / this.count);
  }
}
