/** How much text the prompts of all cases come to: a long prompt times many rows would not fit into memory. */
import { testParts } from '../config-parts.js';
import type { PromptTexts } from '../files/config-files.js';
import type { ReportProblem } from '../problem-collector.js';
import { entriesAt, textAt } from '../source/untyped.js';
import { PLACEHOLDER, promptTexts } from '../templates/interpolation.js';
import type { ExpandedConfig } from './expand-tests.js';

/** Characters of the prompts of all cases of a config. */
const MAX_CHARACTERS = 500_000_000;

/** Reports the test whose cases pass the limit. */
export function checkPromptSizes(
  { source, originOf }: Pick<ExpandedConfig, 'source' | 'originOf'>,
  prompts: ReadonlyMap<string, PromptTexts>,
  report: ReportProblem,
): void {
  const sizes = new Map([...prompts].map(([name, texts]) => [name, sizeOf(texts)]));
  let characters = 0;
  for (const [index, test] of testParts(source.value).entries()) {
    const size = sizes.get(textAt(test.value, 'prompt') ?? '');
    if (size === undefined || originOf(index)?.row === undefined) continue;
    characters += size.literal;
    for (const [name, value] of entriesAt(test.value, 'vars')) {
      characters += String(value).length * (size.uses.get(name) ?? 0);
    }
    if (characters <= MAX_CHARACTERS) continue;
    report(
      test.path,
      `The prompts of the cases have more than ${MAX_CHARACTERS / 1_000_000} million characters in all.`,
      {
        hint: 'Shorten the prompt, or split the cases over several suites.',
        at: 'key',
      },
    );
    return;
  }
}

interface PromptSize {
  /** Characters that every case has. */
  readonly literal: number;
  /** How often each variable is filled in. */
  readonly uses: ReadonlyMap<string, number>;
}

function sizeOf(texts: PromptTexts): PromptSize {
  const text = promptTexts(texts).join('');
  const uses = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(new RegExp(PLACEHOLDER, 'g'))) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return { literal: text.length, uses };
}
