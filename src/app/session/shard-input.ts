/** The inputs that ask a part of a suite: `shard`, e.g. `2/5`, and `sample`, e.g. `50` or `10%`. */
import type { Sample } from '../../engine/case-sample.js';
import type { Shard } from '../../engine/shard.js';
import { InputFault, type InputKind } from './input-kinds.js';

/** Far above the 256 jobs that a matrix can have. */
export const MOST_SHARDS = 1000;

/** The part that a text names; undefined where none is given. */
export const shard: InputKind<Shard | undefined> = {
  parse: (text) => {
    if (text === '') return undefined;
    return (
      parseShard(text) ??
      new InputFault(
        `a part and the number of parts, such as 2/5, with at most ${MOST_SHARDS} parts`,
      )
    );
  },
};

/** The part that a text names, or undefined when it names none. */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = /^(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count && shard.count <= MOST_SHARDS
    ? shard
    : undefined;
}

/** The part of the cases that a text names; undefined where none is given. */
export const sample: InputKind<Sample | undefined> = {
  parse: (text) => {
    if (text === '') return undefined;
    const [, digits = '', sign] = /^(\d{1,6}(?:\.\d{1,4})?)\s*(%?)$/.exec(text) ?? [];
    const value = Number(digits);
    if (sign === '%' && value > 0 && value <= 100) return { kind: 'share', percent: value };
    if (sign === '' && Number.isInteger(value) && value >= 1)
      return { kind: 'count', count: value };
    return new InputFault('a number of cases such as 50, or a share such as 10%');
  },
};
