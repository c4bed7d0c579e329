// What `npm start` runs: the suites that are named; the first example where none is. Examples are run on their recorded
// answers, unless something else is asked for.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2);

/** Whether a config is named, or help is asked for. Every option but `--help` has a value. */
function isNamed(args) {
  for (let at = 0; at < args.length; at += 1) {
    const [option, value] = args[at].split(/=(.*)/s);
    if (!option.startsWith('--') || option === '--config' || option === '--help') return true;
    if (value === undefined) at += 1;
  }
  return false;
}

if (!isNamed(given)) {
  const example = ['--config', 'examples/support-agent/kindlm.yaml', '--working-directory', root];
  // What is given comes last, so that it holds.
  process.argv.splice(2, given.length, ...example, '--responses', 'replay', ...given);
}

const isExample = given.some((arg) => /(?:^|[=/\\])examples[/\\]/.test(arg));
const isSaid = given.some((arg) => /^--responses(?:=|$)/.test(arg));
if (isNamed(given) && isExample && !isSaid) process.argv.push('--responses', 'replay');

await import('../dist/index.js');
