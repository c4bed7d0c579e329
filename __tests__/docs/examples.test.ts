import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'yaml';
import { absolute, listFolder, PAGES, readText } from './pages.js';

interface ExampleConfig {
  readonly suite: { readonly name: string };
  readonly models?: readonly { readonly id: string }[];
  readonly defaults?: { readonly repeat?: number; readonly judgeModel?: string };
  /** None where a harness runs them: see example-runs.test.ts. */
  readonly tests?: readonly ExampleTest[];
  readonly skills?: { readonly folders: readonly string[] };
}

interface ExampleTest {
  readonly name: string;
  readonly cases?: string;
  readonly models?: readonly string[];
  readonly repeat?: number;
}

interface Recording {
  readonly test: string;
  readonly answers?: readonly {
    readonly model: string;
    readonly repeat: number;
    readonly turn?: number;
    readonly judge?: string;
    readonly hash?: string;
    readonly latencyMs: number;
  }[];
}

/** Beside them, `start.mjs` runs the first. */
const EXAMPLES = listFolder('examples/').filter((name) => !name.endsWith('.mjs'));

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
const isKindlmConfig = ajv.compile(
  JSON.parse(readText('src/config/kindlm.schema.json')) as Record<string, unknown>,
);

describe.each(EXAMPLES)('examples/%s', (example) => {
  const config = parse(readText(`examples/${example}/kindlm.yaml`)) as ExampleConfig;
  const folder = `examples/${example}/.kindlm/recordings/${config.suite.name}/`;
  const recordings = existsSync(absolute(folder))
    ? listFolder(folder).map((file) => JSON.parse(readText(`${folder}${file}`)) as Recording)
    : [];

  test('is a valid config named after its folder', () => {
    expect(isKindlmConfig(config) ? [] : isKindlmConfig.errors).toEqual([]);
    // The regression is the same suite with worse prompts, so that the two can be compared.
    expect(config.suite.name).toBe(example.replace(/-regression$/, ''));
  });

  test('has a recorded answer of every model for every repeat of every test', () => {
    const { defaults: { repeat: usual = 1 } = {}, models: asked = [], tests = [] } = config;
    const all = asked.map(({ id }) => id);
    const planned = [...tests, ...evalsOf(config)]
      .flatMap((entry) => rowsOf(entry, example))
      .flatMap(({ name, models = all, repeat = usual }) =>
        (config.skills === undefined ? models : ['command']).flatMap((model) =>
          Array.from({ length: repeat }, (_, run) => [name, model, run]),
        ),
      );
    const recorded = recordings.flatMap(({ test: name, answers = [] }) =>
      answers.filter(({ turn }) => turn === 0).map(({ model, repeat }) => [name, model, repeat]),
    );
    expect(sorted(recorded)).toEqual(sorted(planned));
  });

  test('would notice a changed prompt, and looks as if real models had answered', () => {
    const answers = recordings.flatMap((recording) => recording.answers ?? []);
    expect(answers.filter(({ hash }) => !/^sha256:[0-9a-f]{64}$/.test(hash ?? ''))).toEqual([]);
    expect(answers.filter(({ latencyMs }) => latencyMs < 400 || latencyMs > 2_000)).toEqual([]);
    const isJudged = config.defaults?.judgeModel !== undefined;
    expect(answers.some(({ judge }) => judge !== undefined)).toBe(isJudged);
  });
});

/** Of examples/skill, whose agent is asked in place of the models. */
function evalsOf({ skills }: ExampleConfig): readonly ExampleTest[] {
  const names = ['gift-cards', 'rounding', 'trigger-1', 'trigger-2'];
  return skills === undefined ? [] : names.map((name) => ({ name: `changelog/${name}` }));
}

/** A test for each row of its table. */
function rowsOf(entry: ExampleTest, example: string): readonly ExampleTest[] {
  if (entry.cases === undefined) return [entry];
  const table = readText(`examples/${example}/${entry.cases}`);
  return parseCsv<Record<string, string>>(table, { columns: true }).map((row) => ({
    ...entry,
    name: entry.name.replaceAll(/\{\{(\w+)\}\}/g, (_, column: string) => row[column] ?? ''),
  }));
}

function sorted(rows: readonly (readonly (string | number)[])[]): readonly string[] {
  return rows.map((row) => row.join(' ')).sort();
}

test('no example and no page asks a model that leaves its API soon', () => {
  // 2027-01-14; Anthropic's from a year after their release.
  const leaving = /\bgpt-4o\b|\bgpt-3\.5|\bgpt-4-|claude-3-|claude-haiku-4-5/;
  const files = [
    ...PAGES.filter((page) => page !== 'CHANGELOG.md'),
    ...EXAMPLES.map((name) => `examples/${name}/kindlm.yaml`),
  ];
  const found = files.filter((file) => leaving.test(readText(file)));
  expect(found).toEqual([]);
});
