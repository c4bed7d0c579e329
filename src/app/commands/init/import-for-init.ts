/** The suite of a promptfoo config, held to what a first suite is held to. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Environment } from '../../../config/providers.js';
import type { ExitCode } from '../../../engine/results.js';
import type { CommandCall } from '../commands.js';
import { FIRST_DEFAULTS, firstGates, serverVariableOf } from './suites.js';
import type { Writer } from './writer.js';

const CONFIG = 'kindlm.yaml';

/**
 * The suite, also where parts of the config are not in it (the import has listed them), else the exit code. A number of
 * repeats that the config sets itself stays.
 */
export async function importForInit(
  call: CommandCall,
  file: string,
  {
    writer,
    environment,
    sandbox,
  }: {
    readonly writer: Writer;
    readonly environment: Environment;
    readonly sandbox: URL | undefined;
  },
): Promise<{ readonly command: string | undefined } | ExitCode> {
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
  addServers(document, environment);
  writeFileSync(path, document.toString({ lineWidth: 0, singleQuote: true }));
  writer.written(CONFIG);
  return { command: firstCommand(document) };
}

/** promptfoo asks where the vendors' variables say, unless the config does. */
function addServers(document: Document, environment: Environment): void {
  const providers = document.get('providers');
  if (!isMap(providers)) return;
  for (const { key } of providers.items) {
    const name = String(key);
    const variable = serverVariableOf(name, environment);
    const at = ['providers', name, 'baseUrl'];
    const isOther = document.hasIn(at) || document.hasIn(['providers', name, 'kind']);
    if (variable !== undefined && !isOther) document.setIn(at, `\${${variable}}`);
  }
}

/** Of a prompt or a test that a program of the repository makes. */
function firstCommand(document: Document): string | undefined {
  let found: string | undefined;
  visit(document, {
    Pair(_at, { key, value }) {
      const isCommand = isScalar(key) && key.value === 'command' && isScalar(value);
      if (!isCommand || typeof value.value !== 'string') return undefined;
      found = value.value;
      return visit.BREAK;
    },
  });
  return found;
}
