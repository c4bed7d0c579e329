/**
 * The types of the engine say of a report what its published schema says: a property that only the type knows is one that
 * the reader refuses, and with it a whole base report, part or published run. What is no type of the engine's is generated
 * from the schema, here all of it is.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { DECLARED_ELSEWHERE, typesOf } from '../../scripts/report-types.mjs';

const GENERATED = new URL('../../src/report/generated/', import.meta.url);
const SCHEMA = readFileSync(new URL('../report.schema.json', GENERATED), 'utf8');

/** Whatever the code writes fits, whatever is read is what the code takes, and neither has a property more. */
const CHECK = `
import type { Report } from './report-document.js';
import type { Report as Published } from './published.js';
type Paths<T, P extends string = ''> = T extends readonly (infer Item)[]
  ? Paths<Item, \`\${P}[]\`>
  : T extends object
    ? string extends keyof T
      ? Paths<T[keyof T], \`\${P}{}\`>
      : { [K in keyof T & string]-?: \`\${P}.\${K}\` | Paths<T[K], \`\${P}.\${K}\`> }[keyof T & string]
    : never;
export const written = (report: Report): Published => report;
export const read = (report: Published): Report => report;
// What an assertion knows beside its result may be anything.
type Told = Exclude<Paths<Report>, \`\${string}.metadata.\${string}\`>;
export const allWritten = (path: Told): Paths<Published> => path;
export const allRead = (path: Paths<Published>): Paths<Report> => path;
`;

/** What the compiler says where the published schema is this one. */
function faults(schema: string): readonly string[] {
  const { suiteGates } = DECLARED_ELSEWHERE;
  const report = JSON.parse(schema) as { readonly $defs: object };
  const texts = new Map([
    [fileURLToPath(new URL('check.ts', GENERATED)), CHECK],
    [
      fileURLToPath(new URL('published.ts', GENERATED)),
      typesOf({ $defs: { ...report.$defs, report } }, ['report'], { suiteGates }),
    ],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

test('the types of a report and the published schema are the same', () => {
  expect(faults(SCHEMA)).toEqual([]);
});

test.each([
  [
    'a property that only the schema has',
    'said',
    '"outputOmitted": {',
    '"said": {}, "outputOmitted": {',
  ],
  [
    'a property that only the type has',
    'outputOmitted',
    '"outputOmitted": {',
    '"outputLeftOut": {',
  ],
  ['what only the type requires', 'status', '"status",', ''],
  [
    'another kind of value',
    'status',
    '"enum": ["passed", "failed", "errored", "not-run"]',
    '"type": "string"',
  ],
])('%s is found: %s', (_, property, from, to) => {
  const other = SCHEMA.replace(from, to);
  expect(other).not.toBe(SCHEMA);
  expect(faults(other).join('\n')).toContain(property);
});
