/** Paths in a YAML document, such as `tests[3].expect.output.format`. */
import { cut, firstPart } from '../../redaction/cut.js';
import { redactSecrets } from '../checks/keys-in-config.js';

/** Keys of mappings and, as numbers from 0, positions in lists. */
export type YamlPath = readonly (string | number)[];

const LONGEST_KEY = 60;
/** Enough that no secret is cut in two before it is recognized. */
const LONGEST_READ = 10_000;

/** `tests[3].expect`; keys that are not plain names are quoted and shortened: `prompts["my prompt"]`. */
export function formatPath(path: YamlPath): string {
  return path.map(formatSegment).join('').replace(/^\./, '');
}

function formatSegment(segment: string | number): string {
  if (typeof segment === 'number') return `[${segment}]`;
  if (/^[A-Za-z_][\w-]*$/.test(segment) && segment.length <= LONGEST_KEY) {
    return `.${redactSecrets(segment)}`;
  }
  return `[${quote(segment, LONGEST_KEY)}]`;
}

/** A text as messages show it: on one line, in double quotes, shortened to `longest` UTF-16 code units, without secrets. */
export function quote(text: string, longest = 80): string {
  const safe = redactSecrets(firstPart(text, LONGEST_READ));
  return JSON.stringify(cut(safe, longest));
}

/** Any value as messages show it, e.g. `the text "abc"`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'a mapping';
}
