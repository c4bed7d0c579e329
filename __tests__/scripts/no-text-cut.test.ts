/** The lint rule that keeps texts from being cut anywhere but in src/redaction/cut.ts. */
import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { parser } from 'typescript-eslint';
import { noTextCut } from '../../scripts/lint/no-text-cut.mjs';
import { TEXT_PARSERS } from '../../scripts/lint/text-parsers.mjs';
import { createWorkspace } from '../e2e/workspace.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const CODE = `
export const texts = (text: string, list: readonly string[], either: string | readonly string[]) => [
  text.slice(0, 3),
  text.substring(1),
  text?.substr(2),
  text['slice'](-4),
  either.slice(1),
  [...text].length,
  Array.from(text),
  text.split(''),
  list.slice(0, 3),
  [...list],
  Array.from(list),
  text.split(','),
  text.replace('a', 'b'),
];
`;

test('cuts of texts are found, those of lists are not', async () => {
  const folder = await createWorkspace({ 'code.ts': CODE, 'tsconfig.json': '{}' });
  try {
    const eslint = new ESLint({
      cwd: folder.path,
      overrideConfigFile: true,
      overrideConfig: {
        files: ['*.ts'],
        languageOptions: {
          parser,
          parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder.path },
        },
        plugins: { house: { rules: { 'no-text-cut': noTextCut } } },
        rules: { 'house/no-text-cut': 'error' },
      },
    });
    const [result] = await eslint.lintText(CODE, { filePath: 'code.ts' });
    expect(result?.messages.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  } finally {
    await folder.remove();
  }
});

describe('files that may take texts apart', () => {
  test.each(Object.entries(TEXT_PARSERS))('%s: %s', (file, reason) => {
    expect(existsSync(`${ROOT}${file}`)).toBe(true);
    expect(reason.length).toBeGreaterThan(10);
  });
});
