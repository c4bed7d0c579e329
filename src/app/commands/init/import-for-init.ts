/** The suite of a promptfoo config, held to what a first suite is held to. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, parseDocument } from 'yaml';
import type { ExitCode } from '../../../engine/results.js';
import type { CommandCall } from '../commands.js';
import { FIRST_DEFAULTS, firstGates } from './suites.js';
import type { Writer } from './writer.js';

const CONFIG = 'kindlm.yaml';

/**
 * 0 where a suite was written, also where parts of the config are not in it: the import has listed them. A number of
 * repeats that the config sets itself stays.
 */
export async function importForInit(
  call: CommandCall,
  file: string,
  writer: Writer,
  sandbox: URL | undefined,
): Promise<ExitCode> {
  const { importSuite } = await import('../import.js');
  const code = await importSuite({ ...call, args: [file, '-o', CONFIG] }, sandbox);
  if (code === 2) return code;
  const path = join(call.from, CONFIG);
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (!document.hasIn(['defaults', 'repeat'])) {
    for (const [name, value] of Object.entries(FIRST_DEFAULTS)) {
      document.setIn(['defaults', name], value);
    }
  }
  const tests = document.get('tests');
  const count = isSeq(tests) ? tests.items.length : 0;
  for (const [name, value] of Object.entries(firstGates(count))) {
    if (!document.hasIn(['gates', name])) document.setIn(['gates', name], value);
  }
  writeFileSync(path, document.toString({ lineWidth: 0, singleQuote: true }));
  writer.written(CONFIG);
  return 0;
}
