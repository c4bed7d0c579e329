/**
 * The types of the engine say of a report what its published schema says: a property that only the type knows is one that
 * the reader refuses, and with it a whole base report, part or published run. What is no type of the engine's is generated
 * from the schema, here all of it is.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import ts from 'typescript';
import { DECLARED_ELSEWHERE, typesOf } from '../../scripts/report-types.mjs';

const GENERATED = new URL('../../src/report/generated/', import.meta.url);
const SCHEMA = readFileSync(new URL('../report.schema.json', GENERATED), 'utf8');

/** Whatever the code writes fits, whatever is read is what the code takes, and neither has a property more. */
const checkOf = (name: string): string => `
import type { Report } from './report-document.js';
import type { Report as Published } from './published-${name}.js';
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

/** The files of a check where the published schema is this one. */
function filesOf(name: string, schema: string): readonly (readonly [string, string])[] {
  const { suiteGates } = DECLARED_ELSEWHERE;
  const report = JSON.parse(schema) as { readonly $defs: object };
  const published = typesOf({ $defs: { ...report.$defs, report } }, ['report'], { suiteGates });
  return [
    [fileURLToPath(new URL(`check-${name}.ts`, GENERATED)), checkOf(name)],
    [fileURLToPath(new URL(`published-${name}.ts`, GENERATED)), published],
  ];
}

/** What the compiler says of each schema, all in one program: it reads the engine's types once. */
function faultsOf(schemas: readonly string[]): readonly (readonly string[])[] {
  const all = schemas.map((schema, index) => filesOf(String(index), schema));
  const texts = new Map(all.flat());
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
  return all.map((files) =>
    files.flatMap(([path]) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(path))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ),
  );
}

/** Schemas that say something else than the types. */
const OTHERS = [
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
] as const;

let faults: readonly (readonly string[])[];
beforeAll(() => {
  faults = faultsOf([SCHEMA, ...OTHERS.map(([, , from, to]) => SCHEMA.replace(from, to))]);
});

test('the types of a report and the published schema are the same', () => {
  expect(faults[0]).toEqual([]);
});

test.each(OTHERS.map(([what, property, from], index) => [what, property, from, index] as const))(
  '%s is found: %s',
  (_, property, from, index) => {
    expect(SCHEMA).toContain(from);
    expect(faults[index + 1]?.join('\n')).toContain(property);
  },
);
