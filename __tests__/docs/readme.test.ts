import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { codeBlocks, readText, tableUnder } from './pages.js';

interface ActionInput {
  readonly description: string;
  readonly default?: string;
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, ActionInput>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const action = parse(readText('action.yml')) as ActionFile;
const readme = readText('README.md');
const tables = readText('docs/inputs-and-outputs.md');

const code = (text: string): string => `\`${text}\``;

describe('the tables say what action.yml says', () => {
  test('inputs: name, default, meaning', () => {
    const inputs = Object.entries(action.inputs).map(([name, input]) => [
      code(name),
      input.default === undefined ? '' : code(input.default),
      input.description,
    ]);
    expect(tableUnder(tables, 'Inputs')).toEqual(inputs);
  });

  test('outputs: name, meaning', () => {
    const outputs = Object.entries(action.outputs).map(([name, output]) => [
      code(name),
      output.description,
    ]);
    expect(tableUnder(tables, 'Outputs')).toEqual(outputs);
  });

  test('every exit code has a row', () => {
    expect(tableUnder(readme, 'Exit codes').map(([exitCode]) => exitCode)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
  });
});

describe('the workflow to copy', () => {
  const workflow = codeBlocks(readme).find(
    ({ language, text }) => language === 'yaml' && text.includes('uses: kindlm/action@v1'),
  );

  test('is short enough to copy without thinking', () => {
    expect(workflow?.text.trim().split('\n').length).toBeLessThanOrEqual(20);
  });

  test('grants what the action needs and no more, and does not run strangers with secrets', () => {
    expect(parse(workflow?.text ?? '')).toMatchObject({
      on: { pull_request: null, push: { branches: ['main'] } },
      permissions: { actions: 'read', contents: 'read', 'pull-requests': 'write' },
    });
  });

  test('takes the key from the secrets', () => {
    expect(workflow?.text).toContain('OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}');
  });
});

test('the inputs that it names are inputs', () => {
  const section = /^## Inputs and outputs$([^]*?)^## /m.exec(readme)?.[1] ?? '';
  const named = [...section.matchAll(/^- (.*?)(?: judges| select| limit| control)/gm)].flatMap(
    ([, words = '']) => [...words.matchAll(/`([a-z-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !Object.hasOwn(action.inputs, name))).toEqual([]);
});

test('the commands that it names are scripts of package.json', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  expect(scripts['start']).toBe('node examples/start.mjs');
  expect(scripts['test']).toContain('jest');
});
