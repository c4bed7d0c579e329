/** Reads the pictures and PDFs that go with the user messages of prompts, each file once. */
import path from 'node:path';
import { textAt, valueAt } from '../../basics/basics.js';
import { contentDigest, shownPath } from '../../basics/paths.js';
import { type ConfigPart, type ConfigView, varsOf } from '../config-view.js';
import { interpolate, variablesOf } from '../placeholders.js';
import { quote, type ReportProblem, type YamlPath } from '../problem.js';
import { descriptorOf, whyUnseen } from '../providers.js';
import { Attachment, PDF } from '../suite.js';
import { type ConfigFolder, readWorkspaceFile } from '../workspace-files.js';

/** Bytes of one request's files, and of all different files of a config. */
const MAX_REQUEST = 20_000_000;
const MAX_ALL = 200_000_000;

/** What a file begins with. */
const TYPES: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.subarray(0, 12).toString('latin1'))],
  [PDF, (bytes) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'],
];

/** By the test's place; tests without any are left out. */
export async function readAttachments(
  config: ConfigView,
  folder: ConfigFolder,
  report: ReportProblem,
): Promise<ReadonlyMap<number, readonly Attachment[]>> {
  const found = new Map<number, readonly Attachment[]>();
  const known = new Map<string, Attachment | string>();
  let all = 0;
  for (const [index, test] of config.tests.entries()) {
    const named = namesOf(config, test);
    const read: Attachment[] = [];
    for (const { name, at } of named) {
      const file = known.get(name) ?? (await readOne(name, folder));
      if (!known.has(name) && typeof file !== 'string') all += file.bytes;
      known.set(name, file);
      if (typeof file === 'string') report(at, file);
      else read.push(file);
    }
    if (read.length === 0) continue;
    const bytes = read.reduce((total, file) => total + file.bytes, 0);
    const [first] = named;
    const place = first?.at ?? test.path;
    if (bytes > MAX_REQUEST)
      report(
        place,
        `The images have ${megabytes(bytes)} MB together; a request takes at most 20 MB.`,
      );
    if (all > MAX_ALL) {
      report(place, 'The images of the tests have more than 200 MB in all.', {
        hint: 'Split the tests over several suites.',
      });
      return found;
    }
    checkTaken(config, test, { files: read, at: place }, report);
    found.set(index, read);
  }
  return found;
}

interface NamedImage {
  readonly name: string;
  readonly at: YamlPath;
}

/** A name whose variable is missing is reported with the other texts of the prompt. */
function namesOf(config: ConfigView, test: ConfigPart): readonly NamedImage[] {
  const prompt = test.text('prompt');
  if (prompt === undefined) return [];
  const vars = varsOf(test);
  return config
    .at('prompts', prompt)
    .items('images')
    .flatMap(({ path: written, value }) => {
      if (typeof value !== 'string' || value === '') return [];
      const used = variablesOf(value);
      if (used.some((name) => !Object.hasOwn(vars, name))) return [];
      const [variable] = used;
      const at = variable === undefined ? written : [...test.path, 'vars', variable];
      return [{ name: interpolate(value, vars), at }];
    });
}

/** The file, or what is wrong with it. */
async function readOne(
  name: string,
  { workspace, directory }: ConfigFolder,
): Promise<Attachment | string> {
  if (name.trim() === '')
    return 'The name of an image is empty: a test without it would ask something else.';
  if (/^[a-z][a-z\d+.-]+:/i.test(name)) {
    return `The image ${quote(name)} is a URL: only files of the checkout are sent, so that what is asked is known.`;
  }
  const absolute = path.resolve(directory, name);
  const read = await readWorkspaceFile(workspace, absolute, MAX_REQUEST);
  if (read.kind === 'refused') {
    const { message, hint } = read.refusal;
    return `The image ${quote(name)} ${message}.${hint === undefined ? '' : ` ${hint}`}`;
  }
  const { bytes } = read.file;
  const type = TYPES.find(([, is]) => is(bytes))?.[0];
  if (type === undefined)
    return `The image ${quote(name)} is none: PNG, JPEG, GIF, WebP and PDF are taken, by their content.`;
  return new Attachment(shownPath(workspace, absolute), type, bytes, contentDigest(bytes));
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** Reports a model to which the files would not be sent. */
function checkTaken(
  config: ConfigView,
  test: ConfigPart,
  { files, at }: { readonly files: readonly Attachment[]; readonly at: YamlPath },
  report: ReportProblem,
): void {
  for (const model of config.askedModels(test)) {
    const { kind, name, settings } = config.endpointOf(model);
    if (kind === undefined) continue;
    const id = quote(textAt(model, 'id') ?? '');
    const how = { images: valueAt(model, 'images'), body: valueAt(settings, 'body') };
    const unseen = files.find(({ type }) => whyUnseen(kind, type, how) !== undefined);
    switch (unseen && whyUnseen(kind, unseen.type, how)) {
      case undefined:
        break;
      case 'off':
        report(at, `The model ${id} takes no images: its entry says \`images: false\`.`);
        break;
      case 'no-place':
        report(
          at,
          `The model ${id} gets no images: the \`body\` of \`providers.${name}\` has no {{images}}.`,
          { hint: 'It is a list of data URLs: `images: "{{images}}"`.' },
        );
        break;
      case 'kind':
        report(
          at,
          kind === 'mcp'
            ? `The model ${id} takes no images: an \`mcp\` tool gets texts.`
            : `The model ${id} takes no PDF: ${descriptorOf(kind).api === 'chat-completions' ? `the API of ${kind}` : kind} has no place for one.`,
        );
    }
  }
}
