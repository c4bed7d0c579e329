// What a private copy of a workspace costs an answer: 1,000 files of 10 KB, copied, looked at before and after, removed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { runAction } from './processes.mjs';

const FILES = 1_000;
const BYTES = 10_000;
/** Answers of the longer run and of the shorter one: what a run does once is in both. */
const [MANY, FEW] = [16, 4];
const PAIRS = 3;

/** @param row makes a row of the bench's table */
export async function workspaceRows(row) {
  const best = { floor: Infinity, subject: Infinity };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const floor = timeOfCopies(MANY - FEW) / (MANY - FEW);
    // Less what an answer takes whose workspace is a single file: its program, its shell, what waits for its traces.
    const subject = (await timeOfAnswer(FILES)) - (await timeOfAnswer(1));
    best.floor = Math.min(best.floor, floor);
    best.subject = Math.min(best.subject, subject);
  }
  return [row('workspace', 'a copy of 1,000 files, 10 MB / cp -r, rm -r', best, 3)];
}

function fixture(files) {
  return Object.fromEntries(
    Array.from({ length: files }, (_, index) => {
      const name = `start/folder-${index % 20}/file-${index}.txt`;
      return [name, `${index} `.repeat(BYTES).slice(0, BYTES)];
    }),
  );
}

/** Milliseconds. */
function timeOfCopies(times) {
  const folder = mkdtempSync(join(tmpdir(), 'kindlm-bench-'));
  try {
    for (const [name, text] of Object.entries(fixture(FILES))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const startedAt = performance.now();
    for (let copy = 0; copy < times; copy += 1) {
      execFileSync('cp', ['-r', join(folder, 'start'), join(folder, 'copy')]);
      execFileSync('rm', ['-r', join(folder, 'copy')]);
    }
    return performance.now() - startedAt;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of one more answer. */
async function timeOfAnswer(files) {
  const few = await timeOfAnswers(files, FEW);
  return ((await timeOfAnswers(files, MANY)) - few) / (MANY - FEW);
}

/** Milliseconds of a run whose agent does nothing, one answer after the other. */
async function timeOfAnswers(files, repeat) {
  const config = {
    kindlm: 1,
    project: 'bench',
    suite: { name: 'bench' },
    defaults: { repeat, concurrency: 1 },
    tests: [
      {
        name: 'copies',
        command: 'echo done',
        workspace: 'start',
        expect: { output: { contains: ['done'] } },
      },
    ],
  };
  const suite = { ...fixture(files), 'kindlm.yaml': stringify(config) };
  // Copies of both are on one disk.
  const variables = { TMPDIR: tmpdir() };
  return (await runAction(suite, { 'allow-commands': 'true' }, { variables })).ms;
}
