/** Format and content of the answer's text: `expect.output`. */
import { firstPart, jsonFault } from '../../redaction/cut.js';
import type { Expect, OutputExpect } from '../../config/generated/kindlm-config.js';
import {
  guardedText,
  type Assertion,
  type AssertionContext,
  type AssertionOutcome,
} from '../assertion.js';
import { caseFold } from '../text/case-fold.js';
import { saysForbidden } from '../text/plain-form.js';
import type { AssertionDeps, AssertionKind } from '../kind.js';
import { failed, passed } from '../outcome.js';
import { schemaOutcome } from './schema-check.js';

const TYPE = 'schema';
const PREVIEW_LENGTH = 200;

export const schemaKind: AssertionKind = {
  type: TYPE,
  create: (expects, deps) => outputsOf(expects).map((output) => schemaAssertion(output, deps)),
  isIn: (expects) => outputsOf(expects).length > 0,
};

function outputsOf(expects: readonly Expect[]): readonly OutputExpect[] {
  return expects.flatMap(({ output }) =>
    output !== undefined && assertsSomething(output) ? [output] : [],
  );
}

function assertsSomething(output: OutputExpect): boolean {
  return (
    isJson(output) ||
    (output.contains ?? []).length > 0 ||
    (output.notContains ?? []).length > 0 ||
    output.maxLength !== undefined
  );
}

/** A schema file asks for JSON, whether `format` says so or not: else it would be ignored without a word. */
function isJson(output: OutputExpect): boolean {
  return output.format === 'json' || output.schemaFile !== undefined;
}

function schemaAssertion(output: OutputExpect, deps: AssertionDeps): Assertion {
  return {
    type: TYPE,
    evaluate: async (context) => {
      const { outputText, outputJson } = context;
      const results: AssertionOutcome[] = [];
      if (isJson(output)) {
        // JSON that was reported beside the text is what JSON checks judge.
        const parsed =
          outputJson === undefined ? parse(outputText) : { ok: true as const, value: outputJson };
        if (!parsed.ok) return [parsed.failure];
        results.push(passed(TYPE, 'JSON parse'));
        if (output.schemaFile !== undefined) {
          results.push(
            await schemaOutcome(output.schemaFile, parsed.value, deps, {
              assertionType: TYPE,
              label: `Schema: ${output.schemaFile}`,
              failureCode: 'SCHEMA_INVALID',
            }),
          );
        }
      }
      return [...results, ...content(output, context)];
    },
  };
}

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: AssertionOutcome };

function parse(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch (error) {
    const message = `Output is not valid JSON: ${jsonFault(error)}`;
    const metadata = { outputPreview: firstPart(text, PREVIEW_LENGTH) };
    return {
      ok: false,
      failure: { ...failed(TYPE, 'JSON parse', 'SCHEMA_PARSE_ERROR', message), metadata },
    };
  }
}

function content(output: OutputExpect, context: AssertionContext): readonly AssertionOutcome[] {
  const { outputText: text, outputJson: json } = context;
  const fold = output.ignoreCase === true ? caseFold : (same: string): string => same;
  const folded = fold(text);
  // What must not be said must not be reported either, nor said on the way, nor sent to a tool.
  const reported = json === undefined ? '' : JSON.stringify(json);
  const beside = guardedText(context);
  const contains = (output.contains ?? []).map((part) => {
    const label = `Contains: "${part}"`;
    return folded.includes(fold(part))
      ? passed(TYPE, label)
      : failed(TYPE, label, 'CONTAINS_FAILED', `Output does not contain "${part}"`);
  });
  const notContains = (output.notContains ?? []).map((part) => {
    const label = `Not contains: "${part}"`;
    const isSaid = saysForbidden(text, part, fold) || saysForbidden(reported, part, fold);
    if (!isSaid && !saysForbidden(beside.text, part, fold)) {
      return beside.unread === undefined
        ? passed(TYPE, label)
        : failed(TYPE, label, 'NOT_CONTAINS_FAILED', beside.unread);
    }
    const where = isSaid ? 'Output' : 'A tool call, or the text beside one,';
    const message = `${where} contains forbidden substring "${part}"`;
    return {
      ...failed(TYPE, label, 'NOT_CONTAINS_FAILED', message),
      metadata: { forbidden: [part] },
    };
  });
  return [...contains, ...notContains, ...maxLength(output.maxLength, text)];
}

function maxLength(limit: number | undefined, text: string): readonly AssertionOutcome[] {
  if (limit === undefined) return [];
  const label = `Max length: ${limit}`;
  const message = `Output length ${text.length} exceeds max ${limit}`;
  return [
    text.length <= limit
      ? passed(TYPE, label)
      : failed(TYPE, label, 'MAX_LENGTH_EXCEEDED', message),
  ];
}
