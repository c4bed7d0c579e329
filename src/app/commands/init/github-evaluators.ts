/** The evaluators of GitHub's prompt files, as scored assertions. */
import { isRecord } from '../../../basics/is-record.js';

export interface Assertion {
  readonly type: string;
  readonly value: string;
}

/** What GitHub's own evaluators judge, in one sentence each. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ['github/coherence', 'The sentences of the answer fit together and read naturally.'],
  ['github/fluency', 'The answer is well written, clear, and free of mistakes of grammar.'],
  ['github/relevance', 'The answer answers what was asked, and nothing else.'],
  [
    'github/groundedness',
    'The answer says nothing that the question and its context do not support.',
  ],
]);

/** The assertion for one row of the test data; undefined for an evaluator that is not known. */
export function evaluatorAssert(
  evaluator: unknown,
  row: Readonly<Record<string, unknown>>,
): Assertion | undefined {
  if (!isRecord(evaluator)) return undefined;
  const { string, llm, uses } = evaluator;
  if (isRecord(string)) return stringAssert(string, row);
  if (isRecord(llm) && typeof llm['prompt'] === 'string') {
    return { type: 'llm-rubric', value: rubric(llm, row) };
  }
  if (uses === 'github/similarity') {
    const expected = row['expected'];
    if (typeof expected !== 'string') return undefined;
    return { type: 'llm-rubric', value: `Means the same as: ${expected}` };
  }
  const words = typeof uses === 'string' ? BUILT_IN.get(uses) : undefined;
  return words === undefined ? undefined : { type: 'llm-rubric', value: words };
}

/** Only `equals` is case-sensitive there. */
function stringAssert(
  evaluator: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): Assertion | undefined {
  for (const [name, value] of Object.entries(evaluator)) {
    if (typeof value !== 'string' || value === '') continue;
    const text = filledIn(value, row);
    const lower = JSON.stringify(text.toLowerCase());
    if (name === 'equals') return { type: 'equals', value: text };
    if (name === 'contains') return { type: 'icontains', value: text };
    if (name === 'startsWith' || name === 'endsWith') {
      return { type: 'javascript', value: `output.trim().toLowerCase().${name}(${lower})` };
    }
  }
  return undefined;
}

/** The answer itself is what a judge is shown, so it needs no place in the rubric. */
function rubric(
  { prompt, choices }: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): string {
  const scores = (Array.isArray(choices) ? choices : [])
    .filter(isRecord)
    .map(({ choice, score }) => `${String(choice)}: score ${String(score)}`);
  const text = filledIn(String(prompt), { ...row, completion: 'the answer' });
  return scores.length === 0 ? text : `${text}\n\nScores by choice:\n${scores.join('\n')}`;
}

function filledIn(text: string, row: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(row, name) ? row[name] : undefined;
    if (typeof value === 'string') return value;
    return value === undefined ? whole : JSON.stringify(value);
  });
}
