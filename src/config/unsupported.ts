/** Features of the config language that a later release brings. To add one, delete its row. */
import { partAt, partsOf, testParts } from './config-parts.js';
import type { ConfigPart } from './config-parts.js';
import type { ReportProblem } from './problem-collector.js';
import { textAt } from './untyped.js';

interface UnsupportedFeature {
  readonly name: string;
  /** Where the config uses it. */
  readonly uses: (root: ConfigPart) => readonly ConfigPart[];
}

const UNSUPPORTED: readonly UnsupportedFeature[] = [
  { name: 'The provider "http"', uses: (root) => modelsOf(root, 'http') },
  { name: 'The provider "mcp"', uses: (root) => modelsOf(root, 'mcp') },
  { name: 'A test with `command`', uses: (root) => testKeys(root, 'command') },
];

/** Reports each use of a feature that this version does not have yet. */
export function checkSupported(config: unknown, report: ReportProblem): void {
  const root: ConfigPart = { path: [], value: config };
  for (const { name, uses } of UNSUPPORTED) {
    for (const { path, value } of uses(root)) {
      if (value === undefined) continue;
      report(path, `${name} is not supported yet by this version of the action.`, {
        hint: 'A later release brings it.',
        at: 'key',
      });
    }
  }
}

function modelsOf(root: ConfigPart, provider: string): readonly ConfigPart[] {
  return partsOf(root, 'models')
    .filter(({ value }) => textAt(value, 'provider') === provider)
    .map((model) => partAt(model, 'provider'));
}

function testKeys(root: ConfigPart, key: string): readonly ConfigPart[] {
  return testParts(root.value).map((test) => partAt(test, key));
}
