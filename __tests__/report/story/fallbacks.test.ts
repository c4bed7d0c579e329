import { expect, test } from '@jest/globals';
import { onlyStory, said } from './told.js';
import { sampleReport } from '../reports.js';

/** The only test's model is `asked`, and its replies name `answered`. */
function qualifiers(asked: string, answered: string): readonly string[] {
  const report = sampleReport({ suites: [{ models: [asked], tests: [{ name: 'a' }] }] });
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({
      ...result,
      runs: result.runs.map((run) => ({ ...run, repliedModels: { [asked]: [answered] } })),
    })),
  }));
  return onlyStory({ ...report, suites })
    .qualifiers.shown.map(said)
    .filter((line) => line.startsWith('⚠️'));
}

test.each([
  ['gpt-4o', 'gpt-4o', true],
  ['gpt-4o', 'gpt-4o-2024-08-06', true],
  ['gpt-4o-2024-08-06', 'gpt-4o', true],
  ['gpt-4', 'gpt-4-0613', true],
  ['gpt-4', 'gpt-4-1106-preview', true],
  ['openai/gpt-4o', 'gpt-4o-2024-08-06', true],
  ['claude-3-5-sonnet-latest', 'claude-3-5-sonnet-20241022', true],
  ['anthropic/claude-3.5-sonnet', 'claude-3-5-sonnet-20241022', true],
  ['claude-sonnet-4-5', 'claude-sonnet-4-5@20250929', true],
  ['gemini-2.0-flash', 'models/gemini-2.0-flash-001', true],
  ['command-r', 'command-r-08-2024', true],
  ['mistral-large-latest', 'mistral-large-2411', true],
  ['llama3.2', 'llama3.2:latest', true],
  ['GPT-4o', 'gpt-4o', true],
  ['gpt-4o', 'gpt-4o-mini', false],
  ['gpt-4o', 'gpt-4o-mini-2024-07-18', false],
  ['gpt-4', 'gpt-4.1', false],
  ['gpt-4', 'gpt-4-32k', false],
  ['claude-sonnet-4', 'claude-sonnet-4-5-20250929', false],
  ['gemini-2.5-flash', 'gemini-2.5-flash-lite', false],
  ['llama3:70b', 'llama3:8b', false],
  ['claude-3-5-sonnet-20240620', 'claude-3-5-sonnet-20241022', false],
  ['gpt-4o', 'claude-3-haiku', false],
])('asked for %s, answered by %s: the same is %s', (asked, answered, same) => {
  const lines = qualifiers(asked, answered);
  if (same) expect(lines).toEqual([]);
  else
    expect(lines).toEqual([expect.stringContaining(`than was asked for: \`${asked}: asked for`)]);
});
