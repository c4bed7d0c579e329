// The order in which jest starts the files of tests, where it has no times of an earlier run (a fresh clone, CI): first
// those that mostly wait (for slow servers, retries, GitHub's pace), so that what computes fills their pauses and no
// long wait is left for the end.
import { sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const WAITING = ['e2e', 'github', 'fuzz'].map((room) => `${sep}__tests__${sep}${room}${sep}`);

export default class TestSequencer extends Sequencer {
  async sort(tests) {
    const bySizeOrTime = await super.sort(tests);
    if (bySizeOrTime.some(({ duration }) => duration !== undefined)) return bySizeOrTime;
    const rank = ({ path }) => WAITING.findIndex((room) => path.includes(room)) >>> 0;
    return bySizeOrTime.toSorted((a, b) => rank(a) - rank(b));
  }
}
