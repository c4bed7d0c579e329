/** The action on changed configs and recordings: exit codes 0 to 3, the reports there, and no command that is not ours. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { reportViolations } from '../e2e/report-schema.js';
import { fuzz, HOSTILE_TEXT } from './fuzz.js';
import { BYTE_CHANGES, TREE_CHANGES } from './yaml-mutation.js';
import { type ActionRun, createWorkspace, runAction, type Workspace } from '../e2e/project.js';

const SUITE = 'support-agent-regression';
const RECORDINGS = `${SUITE}/.kindlm/recordings/support-agent`;
const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));

let workspace: Workspace;
let config: string;
const recordings = new Map<string, Recording>();

interface Recording {
  readonly answers: readonly object[];
}

beforeAll(async () => {
  workspace = await createWorkspace();
  for (const folder of [SUITE, 'support-agent']) {
    await cp(join(EXAMPLES, folder), join(workspace.path, folder), { recursive: true });
  }
  config = await readFile(join(EXAMPLES, SUITE, 'kindlm.yaml'), 'utf8');
  for (const name of await readdir(join(EXAMPLES, RECORDINGS))) {
    const text = await readFile(join(EXAMPLES, RECORDINGS, name), 'utf8');
    recordings.set(name, JSON.parse(text) as Recording);
  }
});

interface Case {
  /** Answers of the models and judges, in turn. */
  readonly answers: readonly string[];
  readonly changeConfig: (config: unknown) => string;
  readonly changeBytes: (bytes: Uint8Array) => Uint8Array;
  readonly event: unknown;
}

const CASE: fc.Arbitrary<Case> = fc.record({
  answers: fc.array(HOSTILE_TEXT, { maxLength: 5 }),
  changeConfig: fc.oneof({ arbitrary: fc.constant(() => config), weight: 3 }, TREE_CHANGES),
  changeBytes: fc.oneof(
    { arbitrary: fc.constant((bytes: Uint8Array) => bytes), weight: 5 },
    BYTE_CHANGES,
  ),
  event: fc.oneof(fc.constant({ pull_request: { number: 1 } }), fc.jsonValue(), HOSTILE_TEXT),
});

/** The hashes go, so that a changed answer is still the one to the question. */
function answered({ answers, ...recording }: Recording, texts: readonly string[]): string {
  const changed = answers.map((answer, index) => {
    const text = texts[index % (texts.length + 1)];
    return { ...answer, hash: undefined, ...(text !== undefined && { text }) };
  });
  return JSON.stringify({ ...recording, answers: changed });
}

async function runCase({ answers, changeConfig, changeBytes, event }: Case): Promise<ActionRun> {
  const folder = join(workspace.path, SUITE);
  await rm(join(folder, 'kindlm-report'), { recursive: true, force: true });
  await writeFile(join(folder, 'kindlm.yaml'), changeConfig(parse(config)));
  const [first] = recordings.keys();
  for (const [name, recording] of recordings) {
    const bytes = Buffer.from(answered(recording, answers));
    const written = name === first ? changeBytes(bytes) : bytes;
    await writeFile(join(workspace.path, RECORDINGS, name), written);
  }
  return runAction(workspace, {
    inputs: { 'working-directory': SUITE, responses: 'replay', outputs: 'all' },
    event: { name: 'pull_request', payload: event },
  });
}

const RESULTS: Readonly<Record<number, string>> = {
  0: 'passed',
  1: 'failed',
  2: 'error',
  3: 'error',
};
const COMMANDS = ['add-mask', 'debug', 'endgroup', 'error', 'group', 'notice', 'warning'];

function expectKept(run: ActionRun): void {
  const { code, stdout, stderr, outputs, files, otherFiles, commands, report } = run;
  expect({ code, stdout, stderr }).toMatchObject({ code: expect.any(Number), stderr: '' });
  expect([0, 1, 2, 3]).toContain(code);
  expect(outputs).toMatchObject({ result: RESULTS[code ?? 4], 'exit-code': String(code) });
  if (code !== 2) {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['report.json', 'junit.xml', 'report.html']),
    );
  }
  if (report !== undefined) expect(reportViolations(report)).toEqual([]);
  expect(commands.map(({ name }) => name).filter((name) => !COMMANDS.includes(name))).toEqual([]);
  // What hostile text tries to say.
  expect(commands.filter(({ data }) => /^owned/.test(data))).toEqual([]);
  expect(stdout).not.toMatch(/[^\P{Cc}\n\t]/u);
  expect(Object.values(otherFiles).join('')).toBe('');
}

test('unchanged, it fails its gates', async () => {
  const unchanged: Case = {
    answers: [],
    changeConfig: () => config,
    changeBytes: (bytes) => bytes,
    event: {},
  };
  const run = await runCase(unchanged);
  expectKept(run);
  expect(run.code).toBe(1);
});

test('the action', () => {
  const seen = new Set<number | null>();
  return fuzz('the action', 165, CASE, async (it) => {
    const run = await runCase(it);
    seen.add(run.code);
    expectKept(run);
  }).then(() => {
    // It would find nothing if each case ended at the first check.
    expect(seen).toContain(1);
    expect(seen).toContain(2);
  });
});
