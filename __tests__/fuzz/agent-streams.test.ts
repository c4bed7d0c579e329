/** Event streams of agents with events missing, twice, in another order, cut in the middle, or among foreign lines. */
import { afterAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommandAdapter } from '../../src/providers/adapters.js';
import { type ChatResponse, ProviderError } from '../../src/providers/provider.js';
import { fuzz } from './fuzz.js';

const FOLDER = join(import.meta.dirname, '../fixtures/agents');
const AGENTS = ['claude-code', 'copilot', 'codex', 'gemini-cli', 'opencode', 'qwen-code'];
const ERRORS = ['claude-code-401', 'copilot-401', 'codex-401', 'qwen-code-401'];

const adapter = createCommandAdapter({ cwd: FOLDER, environment: {}, redact: (text) => text });
afterAll(() => adapter.close?.());

function linesOf(name: string): readonly string[] {
  return readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
}

function print(stdout: string): Promise<ChatResponse> {
  const command = 'printf %s "$KINDLM_VAR_stdout"';
  const request = { model: '', messages: [], params: {}, command, vars: { stdout } };
  return adapter.complete(request, new AbortController().signal);
}

type Outcome = ChatResponse | { readonly failure: string };

async function outcomeOf(lines: readonly string[]): Promise<Outcome> {
  try {
    return { ...(await print(lines.join('\n'))), latencyMs: 0 };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { failure: error.failureCode };
  }
}

const FOREIGN = fc.oneof(
  fc.constantFrom('npm warn deprecated', '{"level":"info"}', '', '[1,2]', '{"type":"new.kind"}'),
  fc.string({ maxLength: 40 }).map((text) => `# ${text.replaceAll('\0', '')}`),
);

describe.each(AGENTS)('%s', (name) => {
  const lines = linesOf(name);

  test('other lines before and between change nothing', () =>
    fuzz(
      `streams of ${name}`,
      40,
      fc.record({
        before: fc.array(FOREIGN, { maxLength: 99 }),
        between: fc.array(fc.tuple(fc.nat(lines.length - 1), FOREIGN), { maxLength: 4 }),
      }),
      async ({ before, between }) => {
        const mixed = lines.flatMap((line, at) => [
          line,
          ...between.filter(([place]) => place === at).map(([, foreign]) => foreign),
        ]);
        expect(await outcomeOf([...before, ...mixed])).toEqual(await outcomeOf(lines));
      },
    ));

  test('neighbours in another order: the same calls, each with its own result', async () => {
    const whole = await outcomeOf(lines);
    if ('failure' in whole) throw new Error(whole.failure);
    const sorted = ({ toolCalls }: Pick<ChatResponse, 'toolCalls'>) =>
      toolCalls.toSorted((a, b) => a.id.localeCompare(b.id));
    for (let at = 1; at + 1 < lines.length; at += 1) {
      const swapped = lines.with(at, lines[at + 1] ?? '').with(at + 1, lines[at] ?? '');
      const outcome = await outcomeOf(swapped);
      if ('failure' in outcome) continue;
      expect(outcome.toolCallsUnknown).toBeUndefined();
      expect(sorted(outcome)).toEqual(sorted(whole));
    }
  });

  test('events that come twice count once', async () => {
    const whole = await outcomeOf(lines);
    // Pieces of a text have no ids: two equal ones are two pieces.
    const isPiece = (line: string): boolean => line.includes('"delta":true');
    for (const [at, line] of lines.entries()) {
      if (isPiece(line)) continue;
      const doubled = [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)];
      expect(await outcomeOf(doubled)).toEqual(whole);
    }
  });

  test('what an event less tells is no other call, and no other answer', async () => {
    const whole = await outcomeOf(lines);
    if ('failure' in whole) throw new Error(whole.failure);
    const names = whole.toolCalls.map((call) => call.name);
    for (const at of lines.keys()) {
      const outcome = await outcomeOf(lines.toSpliced(at, 1));
      if ('failure' in outcome) continue;
      const seen = outcome.toolCalls.map((call) => call.name);
      expect(names.filter((call) => seen.includes(call))).toEqual(seen);
      expect(outcome.usage.totalTokens).toBeLessThanOrEqual(whole.usage.totalTokens);
    }
  });

  test('an event that is cut in the middle leaves the calls unknown, or no answer', async () => {
    for (const [at, line] of lines.entries()) {
      if (at === 0) continue;
      const outcome = await outcomeOf(lines.with(at, line.slice(0, line.length / 2)));
      if ('failure' in outcome) continue;
      expect(outcome.toolCallsUnknown).toBe('lost');
    }
  });

  test('the events stop anywhere: never an answer before their end', async () => {
    for (let end = 1; end < lines.length; end += 1) {
      expect(await outcomeOf(lines.slice(0, end))).toEqual({ failure: 'COMMAND_FAILED' });
    }
  });
});

test.each(ERRORS)('%s: an error stays one, whatever else is there', async (name) => {
  const lines = linesOf(name);
  const failure = { failure: 'PROVIDER_AUTH_FAILED' };
  const answer = linesOf(name.replace('-401', ''));
  for (const at of lines.keys()) {
    const line = lines[at] ?? '';
    expect(await outcomeOf([...lines.slice(0, at + 1), line, ...lines.slice(at + 1)])).toEqual(
      failure,
    );
  }
  if (!name.startsWith('copilot')) expect(await outcomeOf([...lines, ...answer])).toEqual(failure);
});
