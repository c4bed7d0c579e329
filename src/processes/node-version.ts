/**
 * Ends the process on a Node that is too old, before any module of it is asked for what it lacks: the first import of
 * index.ts, with no import of its own but one that every Node has.
 */
import { writeSync } from 'node:fs';

/** As `engines` in package.json; a test compares them. */
const OLDEST_NODE = 20;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  writeSync(2, `KindLM needs Node ${OLDEST_NODE} or later, and this is ${process.version}.\n`);
  process.exit(2);
}
