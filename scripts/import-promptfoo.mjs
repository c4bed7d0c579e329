// The command `import` from its source, without dist/: what its tests start.
//   node scripts/import-promptfoo.mjs promptfooconfig.yaml [-o kindlm.yaml] [--force]
import { importCommand } from '../src/promptfoo/import-command.mjs';

process.exitCode = importCommand({
  args: process.argv.slice(2),
  from: process.cwd(),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
