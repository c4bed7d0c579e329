// Reads all tags from standard input and prints those that a release moves: `v1` and `v1.2` for v1.2.3, each only where
// no later version of its series is out. With --is-latest: whether it is the latest of all.
import { readFileSync } from 'node:fs';

const [tag = '', option] = process.argv.slice(2);
const release = versionOf(tag);
if (release === undefined) {
  console.error(`${JSON.stringify(tag)} is no tag of the form v1.2.3.`);
  process.exitCode = 1;
} else {
  const others = readFileSync(0, 'utf8')
    .split('\n')
    .map((line) => versionOf(line.trim()));
  const released = others.filter((version) => version !== undefined);
  if (option === '--is-latest') console.log(isLatest(release, released, 0));
  else for (const parts of [1, 2]) if (isLatest(release, released, parts)) print(release, parts);
}

function print(version, parts) {
  console.log(`v${version.slice(0, parts).join('.')}`);
}

function versionOf(text) {
  const parts = /^v(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1);
  return parts?.map(Number);
}

/** Whether no version that shares the first parts is later. */
function isLatest(version, all, parts) {
  const sameSeries = (other) => other.slice(0, parts).every((part, at) => part === version[at]);
  return !all.some((other) => sameSeries(other) && compare(other, version) > 0);
}

function compare(a, b) {
  return a.map((part, at) => part - b[at]).find((difference) => difference !== 0) ?? 0;
}
