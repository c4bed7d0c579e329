/** What a first suite is made of: the prompts and tests that a folder has already, or a starter. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { errorText } from '../../../basics/error-text.js';
import { suiteOfPrompts } from './github-prompts.js';
import type { ProviderChoice } from './provider-choice.js';
import { UnusableFile } from './writer.js';
import { SCHEMA_LINE, STARTER_PROMPT, STARTER_PROMPT_TEXT, starterSuite } from './starter-files.js';

export type SuiteSource =
  | { readonly kind: 'promptfoo'; readonly file: string }
  | {
      readonly kind: 'files';
      readonly files: readonly { readonly path: string; readonly text: string }[];
      /** For the reader, a line each. */
      readonly notes: readonly string[];
    };

const PROMPTFOO = ['yaml', 'yml', 'json'].map((ending) => `promptfooconfig.${ending}`);
const MAX_PROMPT_FILES = 50;

export async function suiteSource(
  from: string,
  { project, choice }: { readonly project: string; readonly choice: ProviderChoice },
): Promise<SuiteSource> {
  const promptfoo = PROMPTFOO.find((name) => existsSync(join(from, name)));
  if (promptfoo !== undefined) return { kind: 'promptfoo', file: promptfoo };
  const files = await promptFiles(from);
  const { suite, notes } = suiteOfPrompts(project, files, choice);
  if (suite === undefined) {
    return {
      kind: 'files',
      notes,
      files: [
        { path: 'kindlm.yaml', text: starterSuite(project, choice) },
        { path: STARTER_PROMPT, text: STARTER_PROMPT_TEXT },
      ],
    };
  }
  const header = `${SCHEMA_LINE}
# Made from ${files.map(({ path }) => path).join(', ')}. The prompts were copied:
# change both, or move the text to a file that your feature and \`systemFile\`, \`userFile\` name.
# Each test is asked three times (repeat) and passes with two right answers (minPasses).
`;
  const text = stringify(suite, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
  return { kind: 'files', notes, files: [{ path: 'kindlm.yaml', text: header + text }] };
}

async function promptFiles(from: string): Promise<readonly { path: string; text: string }[]> {
  const { glob } = await import('tinyglobby');
  const paths = await glob('**/*.prompt.{yml,yaml}', {
    cwd: from,
    dot: true,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  return paths
    .toSorted()
    .filter((_, index) => index < MAX_PROMPT_FILES)
    .map((path) => ({ path, text: textOf(from, path) }));
}

function textOf(from: string, path: string): string {
  try {
    return readFileSync(join(from, path), 'utf8');
  } catch (error) {
    throw new UnusableFile(`${path} cannot be read: ${errorText(error)}`);
  }
}
