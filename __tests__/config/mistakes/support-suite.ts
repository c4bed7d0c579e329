/** A suite as people write them, the mistakes that they make in it, and what the action says to each. */
import { expect, test } from '@jest/globals';
import { formatProblem } from '../../../src/config/problem.js';
import { type Files, load, type LoadRequest, withWorkspace } from '../config-folder.js';

const SUITE = `kindlm: 1
project: shop
suite:
  name: support
providers:
  openai:
    apiKeyEnv: OPENAI_API_KEY
models:
  - id: gpt
    provider: openai
    model: gpt-5.2
    params:
      temperature: 0.2
prompts:
  ask:
    system: You answer the customers of a shop.
    user: "{{question}}"
tests:
  - name: refund
    prompt: ask
    vars:
      question: Where is my money?
    expect:
      output:
        contains: [refund]
gates:
  passRateMin: 0.95
`;

/** What surrounds the config. */
interface Setting extends Pick<
  Partial<LoadRequest>,
  'environment' | 'urlsMayBeIncomplete' | 'patterns'
> {
  readonly files?: Files;
}

/**
 * What the mistake is; a part of the suite (where it is empty, the end) and what is written there instead; then each
 * message, whole, and last what surrounds the config.
 */
export type Mistake = readonly [
  what: string,
  part: string,
  written: string,
  ...said: (string | Setting)[],
];

/** A test for each mistake: exactly these messages, in this order, no more. */
export function says(mistakes: readonly Mistake[]): void {
  test.each(mistakes.map(([what, ...rest]) => ({ what, rest })))('$what', async ({ rest }) => {
    const [part, written, ...said] = rest;
    const [setting = {}] = said.filter((it) => typeof it !== 'string');
    const { files = {}, ...request } = setting;
    if (!SUITE.includes(part)) throw new Error(`the suite has no ${part}`);
    const yaml = part === '' ? SUITE + written : SUITE.replace(part, () => written);
    const all = { 'kindlm.yaml': yaml, ...files };
    expect(await withWorkspace(all, (workspace) => saidOf(workspace, request))).toEqual(
      said.filter((it) => typeof it === 'string'),
    );
  });
}

async function saidOf(
  workspace: string,
  request: Partial<LoadRequest>,
): Promise<readonly string[]> {
  const result = await load(workspace, request);
  return result.kind === 'invalid'
    ? result.problems.map(formatProblem)
    : result.suites.flatMap(({ notices, advice = [] }) => [
        ...notices.map((notice) => `notice: ${notice}`),
        ...advice.map((text) => `advice: ${text}`),
      ]);
}
