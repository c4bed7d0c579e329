// Prints the notes of a release: its section of CHANGELOG.md. Fails where package.json or the changelog does not know
// the version:  node scripts/release-notes.mjs v1.2.3
import { readFileSync } from 'node:fs';

const tag = process.argv[2] ?? '';
const problem = run();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}

/** Prints the notes, or returns what is wrong. */
function run() {
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  if (version === undefined) return `${JSON.stringify(tag)} is no tag of the form v1.2.3.`;
  const known = JSON.parse(read('package.json')).version;
  if (known !== version) return `package.json says ${known}, the tag says ${version}.`;
  const notes = sectionOf(read('CHANGELOG.md'), version);
  if (notes === undefined) return `CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD".`;
  if (notes === '') return `The section of ${version} in CHANGELOG.md is empty.`;
  console.log(notes);
  return undefined;
}

/** The current folder's: the workflow runs in the checkout of the tag. */
function read(name) {
  return readFileSync(name, 'utf8');
}

/** The text between a version's heading and the next one, without the list of links at the end. */
function sectionOf(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  const heading = new RegExp(`^\\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}\\n`);
  const section = sections.find((text) => heading.test(text));
  return section
    ?.replace(heading, '')
    .replaceAll(/^\[[^\]]+\]: \S+$/gm, '')
    .trim();
}
