/** Reads and checks the template of a custom compliance document (`compliance.template`). */
import path from 'node:path';
import { partAt, type ConfigPart } from '../config-parts.js';
import type { ReportProblem } from '../problem-collector.js';
import { textAt } from '../source/untyped.js';
import { readWorkspaceFile, type ConfigFolder } from './workspace-files.js';
import { quote } from '../source/yaml-path.js';
import { decodeText } from '../../basics/file-text.js';
import { errorText } from '../../basics/error-text.js';

const MAX_TEMPLATE_BYTES = 1_000_000;
/** Sections repeat their contents for each case, so each further one inside of another multiplies the work. */
const MAX_SECTION_DEPTH = 3;

/** The text of the template that a config of any shape names; reports why it cannot be used. */
export async function readComplianceTemplate(
  config: unknown,
  { workspace, directory }: ConfigFolder,
  report: ReportProblem,
): Promise<string | undefined> {
  const root: ConfigPart = { path: [], value: config };
  const part = partAt(root, 'compliance', 'template');
  const name = part.value;
  if (typeof name !== 'string' || name === '') return undefined;
  if (textAt(partAt(root, 'compliance').value, 'framework') !== 'custom') {
    report(part.path, 'A template is used under `framework: custom` only.', {
      hint: 'Set `framework: custom`, or leave `template` out.',
    });
  }
  const read = await readWorkspaceFile(
    workspace,
    path.resolve(directory, name),
    MAX_TEMPLATE_BYTES,
  );
  if (read.kind === 'refused') {
    report(part.path, `The file ${quote(name)} ${read.refusal.message}.`, {
      hint:
        read.refusal.hint ??
        (read.refusal.kind === 'missing' ? 'The path is relative to the config file.' : undefined),
    });
    return undefined;
  }
  const text = decodeText(read.file.bytes);
  if (text === undefined) {
    report(part.path, `The file ${quote(name)} is not UTF-8.`);
    return undefined;
  }
  const fault = await templateFault(text);
  if (fault !== undefined) report(part.path, `The template ${quote(name)} ${fault}.`);
  return text;
}

/** Why a template cannot be used, as the end of a sentence; undefined when it can. */
export async function templateFault(template: string): Promise<string | undefined> {
  // Loaded here because hardly any suite has a template.
  const { default: Mustache } = await import('mustache');
  try {
    return tagsFault(Mustache.parse(template), []);
  } catch (error) {
    const message = errorText(error);
    return `is not a Mustache template: ${message}`;
  }
}

function tagsFault(tokens: readonly unknown[], open: readonly string[]): string | undefined {
  for (const token of tokens) {
    const fault = Array.isArray(token) ? tagFault(token, open) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** A token is `[kind, text, start, end, children?]`. */
function tagFault(token: readonly unknown[], open: readonly string[]): string | undefined {
  const [kind, name] = token;
  const tag = String(name);
  if (kind === '&') return `prints ${quote(tag)} unescaped; write it with two braces`;
  if (kind === '>') return `includes the partial ${quote(tag)}, and there are none`;
  if (kind !== 'name' && kind !== '#' && kind !== '^') return undefined;
  if (tag !== '.' && tag.split('.').some(isBuiltIn)) return `uses the name ${quote(tag)}`;
  if (kind === 'name') return undefined;
  if (kind === '#' && open.includes(tag))
    return `repeats the section ${quote(tag)} inside of itself`;
  if (open.length >= MAX_SECTION_DEPTH) {
    return `nests sections more than ${MAX_SECTION_DEPTH} deep at ${quote(tag)}`;
  }
  const children: unknown = token[4];
  return Array.isArray(children) ? tagsFault(children, [...open, tag]) : undefined;
}

/** Mustache finds inherited members as well, and calls those that are functions. */
function isBuiltIn(name: string): boolean {
  return name !== 'length' && name in Array.prototype;
}
