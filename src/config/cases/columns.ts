/**
 * The language of promptfoo's `__expected` columns: `type(threshold):value`, a few prefixes of code and rubrics, and
 * otherwise the whole answer; and that of its `__metadata` columns. The importer reads the same columns.
 */
import { parsedJson } from '../../basics/basics.js';

/** An assertion as promptfoo names it; some of its types are not ours. */
interface ExpectedAssert {
  readonly type: string;
  readonly value?: unknown;
  readonly threshold?: number;
}

/** promptfoo's own types: a text that begins with another word is compared as a whole. */
const TYPES = `
  answer-relevance bleu classifier contains contains-all contains-any contains-html
  contains-json contains-sql contains-xml context-faithfulness context-recall context-relevance
  conversation-relevance cost equals factuality finish-reason g-eval gleu guardrails icontains
  icontains-all icontains-any is-html is-json is-refusal is-sql is-valid-function-call
  is-valid-openai-function-call is-valid-openai-tools-call is-xml javascript latency levenshtein
  llm-rubric meteor model-graded-closedqa model-graded-factuality moderation perplexity
  perplexity-score pi python regex rouge-n ruby search-rubric similar starts-with tool-call-f1
  webhook word-count
`;
const SHORTHAND = new RegExp(
  `^((?:not-)?(${TYPES.trim().split(/\s+/).join('|')}))(?:\\((\\d+(?:\\.\\d+)?)\\))?(?::([\\s\\S]*))?$`,
);
const LISTS = ['contains-all', 'contains-any', 'icontains-all', 'icontains-any'];
/** Without a number in brackets. */
const THRESHOLDS = new Map([
  ['similar', 0.8],
  ['cost', 0.75],
  ['latency', 0.75],
]);
const SCRIPTS = ['javascript:', 'fn:', 'eval:'];
const RUBRICS = ['llm-rubric:', 'grade:'];

/** The assertion that a text of an `__expected` column stands for. */
export function assertionOf(text: string): ExpectedAssert {
  const script = SCRIPTS.find((start) => text.startsWith(start));
  if (script !== undefined) return { type: 'javascript', value: text.slice(script.length).trim() };
  const rubric = RUBRICS.find((start) => text.startsWith(start));
  if (rubric !== undefined) return { type: 'llm-rubric', value: text.slice(rubric.length).trim() };
  if (/^file:\/\/.*\.[cm]?[jt]s(?::|$)/.test(text)) return { type: 'javascript', value: text };
  if (/^file:\/\/.*\.py(?::|$)/.test(text)) return { type: 'python', value: text };
  const [, type, kind = '', threshold, value = ''] = SHORTHAND.exec(text) ?? [];
  if (type === undefined) return { type: 'equals', value: text };
  const content = contentOf(kind, value);
  const usual = THRESHOLDS.get(kind);
  return {
    type,
    ...(content !== undefined && { value: content }),
    ...(usual !== undefined && { threshold: threshold === undefined ? usual : Number(threshold) }),
  };
}

function contentOf(kind: string, value: string): unknown {
  if (LISTS.includes(kind)) return value.split(',').map((item) => item.trim());
  const text = value.trim();
  if (text === '') return undefined;
  return kind === 'is-json' || kind === 'contains-json' ? schemaOf(text) : text;
}

/** A JSON Schema is written as JSON, or is a file. */
function schemaOf(text: string): unknown {
  const schema = parsedJson(text);
  return schema === undefined ? text : schema;
}

/** The entry of a `__metadata:key` column: `tags[]` holds a list; `\,` is a comma in one of its members. */
export function metadataOf(
  key: string,
  text: string,
): [key: string, value: string | readonly string[]] {
  if (!key.endsWith('[]')) return [key, text];
  const items = text.split(/(?<!\\),/).map((item) => item.trim().replaceAll('\\,', ','));
  return [key.slice(0, -2), items];
}
