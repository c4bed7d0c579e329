/** The entries of `parts`: what can be taken away, and the texts of prompts among it. */
import { shownPath } from '../../basics/paths.js';
import { entriesAt, textAt, valueAt } from '../../basics/basics.js';
import type { ConfigPart, ConfigView } from '../config-view.js';
import { quote, type ReportProblem } from '../problem.js';
import type { SourceLocation, Suite } from '../suite.js';
import { type ConfigFolder, readNamedText } from '../workspace-files.js';
import type { YamlSource } from '../source/yaml-source.js';
import path from 'node:path';

const MAX_PART_BYTES = 5_000_000;

/** Reads the entries of a config of any shape, and reports every text that is missing, outside or too large. */
export async function readPartEntries(
  config: ConfigView,
  folder: ConfigFolder,
  report: ReportProblem,
  source: Pick<YamlSource, 'locate'>,
): Promise<Suite['parts']> {
  const entries: Suite['parts'][number][] = [];
  for (const part of config.items('parts')) {
    const entry = entryOf(part, source.locate(part.path, 'value'), report);
    if (entry === undefined) continue;
    if (entry.inWorkspace) entries.push(entry);
    else {
      if (isChat(config, entry.file, folder.directory)) {
        report(part.path, `${quote(entry.file)} is a \`messagesFile\`, which has no parts.`, {
          hint: 'Move the text to a file that `systemFile` or `userFile` names.',
        });
        continue;
      }
      const at = { at: part.path, folder, most: MAX_PART_BYTES };
      const text = await readNamedText(entry.file, at, report);
      const file = shownPath(folder.workspace, path.resolve(folder.directory, entry.file));
      if (text !== undefined) entries.push({ ...entry, path: file, text });
    }
  }
  return entries;
}

function isChat(config: ConfigView, file: string, directory: string): boolean {
  const chats = entriesAt(config.value, 'prompts').flatMap(
    ([, prompt]) => textAt(prompt, 'messagesFile') ?? [],
  );
  return chats.some((chat) => path.resolve(directory, chat) === path.resolve(directory, file));
}

/** What the schema refuses is reported there. */
function entryOf(
  { value, path: at }: ConfigPart,
  location: SourceLocation,
  report: ReportProblem,
): Suite['parts'][number] | undefined {
  const base = { location, inWorkspace: false, all: false } as const;
  if (value === 'skills') {
    return { ...base, file: value, unit: 'folder', inWorkspace: true, ofSkills: true };
  }
  if (typeof value === 'string') return { ...base, file: value, unit: 'section' };
  const [file, folder] = [textAt(value, 'file'), textAt(value, 'folder')];
  const inWorkspace = valueAt(value, 'in') === 'workspace';
  const all = valueAt(value, 'all') === true;
  if ((file === undefined) === (folder === undefined)) {
    report(at, 'An entry of `parts` has either `file` or `folder`.');
    return undefined;
  }
  if (file !== undefined) {
    const unit = textAt(value, 'by') ?? 'section';
    return isUnit(unit) ? { ...base, file, unit, inWorkspace, all } : undefined;
  }
  if (!inWorkspace) {
    report(at, `The folder ${quote(folder ?? '')} can only be taken out of a workspace.`, {
      hint: 'Add `in: workspace`, or name a file of a prompt.',
    });
  }
  if (valueAt(value, 'by') !== undefined) {
    report([...at, 'by'], 'A folder is taken away whole; `by` is for files.', { at: 'key' });
  }
  return { ...base, file: folder ?? '', unit: 'folder', inWorkspace, all };
}

const UNITS = ['section', 'paragraph', 'line', 'whole'] as const;

function isUnit(text: string): text is (typeof UNITS)[number] {
  return (UNITS as readonly string[]).includes(text);
}
