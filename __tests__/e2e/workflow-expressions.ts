/** GitHub's own evaluator of `${{ }}` expressions, for workflows that tests run. */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

export type Contexts = Readonly<Record<string, unknown>>;

/** What became of the jobs or steps before. */
export interface Status {
  readonly failed: boolean;
}

const STATUS_FUNCTIONS = ['always', 'success', 'failure', 'cancelled'] as const;

/** The text with every `${{ }}` in it replaced by its value. */
export function fill(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts, { failed: false }).coerceString(),
  );
}

/** Whether a job or step with this `if` runs; without a status function it runs only where nothing failed before. */
export function isWanted(
  condition: string | undefined,
  contexts: Contexts,
  status: Status,
): boolean {
  const text = condition ?? 'success()';
  const [, inner = text] = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(text) ?? [];
  const asksStatus = STATUS_FUNCTIONS.some((name) => inner.includes(`${name}(`));
  const whole = asksStatus ? inner : `success() && (${inner})`;
  const value = evaluate(whole, contexts, status);
  return value.coerceString() !== '' && value.coerceString() !== 'false';
}

function evaluate(expression: string, contexts: Contexts, { failed }: Status) {
  const truths = { always: true, success: !failed, failure: failed, cancelled: false };
  const functions = STATUS_FUNCTIONS.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(truths[name]),
  }));
  const { tokens } = new Lexer(expression.trim()).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as unknown;
  if (!(known instanceof data.Dictionary)) throw new Error('the contexts are no dictionary');
  return new Evaluator(tree, known, new Map(functions.map((one) => [one.name, one]))).evaluate();
}
