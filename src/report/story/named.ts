/** How a test, and what became of it, is named in every view. */
import { shortCommit } from '../../basics/format.js';
import { excerpt, excerptName } from '../escape.js';
import { joined, listed, name, type Phrase, say, type Sentence } from './sentence.js';
import type { Passed, StoryTest } from './tests.js';

const MAX_NAME = 60;

/** The test; with its model where the suite has it on several. `all`: the tests of the suite. */
export function testName(
  test: Pick<StoryTest, 'name' | 'model' | 'url'>,
  all: readonly Pick<StoryTest, 'name' | 'model'>[],
): Sentence {
  const own = name('test', excerptName(test.name, MAX_NAME), test.url);
  const isOneModel = all.every((one) => one.name !== test.name || one.model === test.model);
  return isOneModel ? [own] : say`${own} on ${name('model', excerpt(test.model, MAX_NAME))}`;
}

/** e.g. `0 of 3, on main 9 of 9`, or `0 to 1 of 3` of several tests; empty where no answer came. */
export function countsOf(tests: readonly StoryTest[], branch: Phrase): Sentence {
  const here = rangeOf(tests.map((test) => test.here));
  // Without its own count, the base's says nothing.
  if (here === undefined) return [];
  const there = tests.flatMap(({ base }) => base ?? []);
  const base = there.length === tests.length ? rangeOf(there) : undefined;
  const parts: readonly Phrase[] = [
    here,
    ...(base === undefined ? [] : [say`on ${branch} ${base}`]),
  ];
  return listed(parts);
}

/** Undefined where they are not of one number, or of none. */
function rangeOf(counts: readonly Passed[]): string | undefined {
  const [first] = counts;
  if (first === undefined || first.of === 0) return undefined;
  if (counts.some(({ of }) => of !== first.of)) return undefined;
  const passed = counts.map((one) => one.passed);
  const [low, high] = [Math.min(...passed), Math.max(...passed)];
  return low === high ? `${low} of ${first.of}` : `${low} to ${high} of ${first.of}`;
}

/** What is reused says so. */
export function reusedNote({ reused }: StoryTest): Sentence {
  return reused === undefined
    ? []
    : joined([' (reused from ', name('commit', shortCommit(reused.sha), reused.url), ')']);
}
