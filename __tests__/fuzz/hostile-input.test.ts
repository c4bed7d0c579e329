/** Whatever stands in files and answers: values or typed errors, never an exception. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseYamlSource } from '../../src/config/source/yaml-source.js';
import { RecordingFileError } from '../../src/recordings/recordings.js';
import { readRecording } from '../../src/recordings/recording-entry.js';
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

test('a recording is read, or refused with its place', () =>
  fuzz('recording', 3_000, TEXT, (text) => {
    try {
      readRecording(text, 'r.json');
    } catch (error) {
      expect(error).toBeInstanceOf(RecordingFileError);
    }
  }));

const BYTES = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  TEXT.map((text) => new TextEncoder().encode(text)),
);

test('a YAML source is parsed, or its problems are values', () =>
  fuzz('YAML source', 3_000, BYTES, (bytes) => {
    const result = parseYamlSource('kindlm.yaml', new Uint8Array(bytes));
    expect(['parsed', 'invalid']).toContain(result.kind);
  }));
