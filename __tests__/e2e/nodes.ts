/** The versions of Node that dist/ is started with. */
import { fileURLToPath } from 'node:url';

/**
 * `24` is the runner's: the package `node`, which npm puts before all others, so the tests themselves run on it too.
 * `20` is the one that is installed, 20 or newer: it has started npm.
 */
export const NODES = ['24', '20'] as const;
export type NodeName = (typeof NODES)[number];

const PACKAGE = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));

/** Path of the program. The package has none for Windows, where the installed one is 24. */
export function nodeProgram(name: NodeName): string {
  const installed = process.env['npm_node_execpath'] ?? process.execPath;
  return name === '20' || process.platform === 'win32' ? installed : PACKAGE;
}
