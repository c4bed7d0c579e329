// Random numbers that are the same in every run and on every machine.
import type { Random } from './types.js';

/** Numbers of 0..1 (1 excluded) from a text: mulberry32, seeded by FNV-1a, so that every cell has its own. */
export function randomFrom(text: string): Random {
  let state = 0x811c9dc5;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One draw from Beta(a, b), as the share of one gamma variable in the sum of two. */
export function beta(random: Random, a: number, b: number): number {
  const left = gamma(random, a);
  const right = gamma(random, b);
  return left / (left + right);
}

/** Marsaglia and Tsang, ACM TOMS 26 (2000) 363-372. */
function gamma(random: Random, shape: number): number {
  if (shape < 1) return gamma(random, shape + 1) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** A draw from the normal distribution: Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The same items in random order. */
export function shuffled(random: Random, items: Iterable<number>): readonly number[] {
  const order = [...items];
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other], order[index]];
  }
  return order;
}
