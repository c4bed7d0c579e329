/** compliance.md under `framework: custom`: the user's own Mustache template, filled from the compliance document. */
import type { ComplianceDocument, ComplianceSuite } from './compliance.js';
import { markdownTemplateText } from '../escape.js';

/**
 * Values that are shown as they are: digests, commits and versions, which must stay fit for copying, and times, whose
 * colons would be taken for the start of an emoji's name.
 */
const PLAIN_VALUE =
  /^(?:[0-9a-f]{40}|[0-9a-f]{64}|\d{1,6}(?:\.\d{1,6}){1,3}|\d{4}-\d\d-\d\dT[\d:.]{8,12}(?:Z|[+-]\d\d:\d\d))$/;

/**
 * The template with its placeholders filled in, each escaped for Markdown prose.
 * A placeholder looks first into the suite, then into the document; what neither has is empty.
 * @param template checked when the config is loaded
 */
export async function renderCustomCompliance(
  template: string,
  doc: ComplianceDocument,
  suite: ComplianceSuite,
): Promise<string> {
  // Loaded only when it is needed: few suites have a template.
  const { default: Mustache } = await import('mustache');
  const view = { ...doc, ...suite, suite };
  const text = Mustache.render(template, view, undefined, { escape: escapeValue });
  return text.endsWith('\n') ? text : `${text}\n`;
}

function escapeValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return PLAIN_VALUE.test(text) ? text : markdownTemplateText(text);
}
