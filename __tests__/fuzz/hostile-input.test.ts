/** Whatever stands in files and answers: values or typed errors, never an exception. */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  RecordingStore,
  recordingPath,
  RecordingFileError,
} from '../../src/recordings/recordings.js';
import { evaluate, scriptedModels, testSandbox } from '../assertions/evaluate.js';
import { anyText, fuzz } from './fuzz.js';

const TEXT = fc.oneof(
  anyText(),
  fc.json(),
  fc
    .array(
      fc.constantFrom(
        '{',
        '}',
        '"',
        '\\',
        ':',
        '[',
        ']',
        'score',
        '0.5',
        '&a',
        '*a',
        '- ',
        '\n',
        '  ',
      ),
    )
    .map((parts) => parts.join('')),
);

test("a judge's reply has a score of 0 to 1 or none", () =>
  fuzz("judge's reply", 4_000, TEXT, async (text) => {
    const models = scriptedModels([text, text]);
    const outcomes = await evaluate(
      { judge: [{ criteria: 'c' }] },
      { outputText: 'a', models },
      { sandbox: testSandbox() },
    );
    for (const { score } of outcomes) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  }));

const KEY = {
  suite: 's',
  test: 't',
  model: 'm',
  repeat: 0,
  call: { kind: 'answer', turn: 0 },
} as const;

test('a recording is read, or refused with its place', async () => {
  const workspace = await realpath(await mkdtemp(join(tmpdir(), 'recording-')));
  const file = recordingPath(workspace, KEY.suite, KEY.test);
  await mkdir(dirname(file), { recursive: true });
  try {
    await fuzz('recording', 3_000, TEXT, async (text) => {
      await writeFile(file, text);
      const directories = new Map([[KEY.suite, workspace]]);
      const store = new RecordingStore({ workspace, directories, redact: (it) => it });
      try {
        await store.lookup(KEY, 'hash');
      } catch (error) {
        expect(error).toBeInstanceOf(RecordingFileError);
      }
    });
  } finally {
    await rm(workspace, { recursive: true });
  }
});
