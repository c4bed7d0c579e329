/** Which lines of which files a test is made of: where a review comment about it may be placed. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigFiles } from './files/config-files.js';
import type { CountedFile } from './files/input-files.js';
import { workspaceRelative } from './files/workspace-files.js';
import type { Expect, KindlmConfig, TestEntry } from './generated/kindlm-config.js';
import type { JsonSchemaSource, LocatedAssert, SourceSpan } from './suite.js';
import type { YamlPath } from './source/yaml-path.js';
import type { YamlSource } from './source/yaml-source.js';

export type FindSources = (
  test: TestEntry,
  index: number,
  asserts: readonly LocatedAssert[],
) => readonly SourceSpan[];

interface SourceParts {
  readonly config: KindlmConfig;
  readonly source: YamlSource;
  readonly files: ConfigFiles;
  /** Absolute. */
  readonly workspace: string;
  readonly directory: string;
  readonly inputFiles: readonly CountedFile[];
}

/** Tests that share a prompt or a file share its span. */
export function createTestSources(parts: SourceParts): FindSources {
  const { config, source, files, workspace, directory, inputFiles } = parts;
  const promptSpans = new Map<string, readonly SourceSpan[]>();
  const whole = (kind: SourceSpan['kind'], { file, lines }: CountedFile): SourceSpan => ({
    kind,
    file,
    startLine: 1,
    endLine: lines,
  });
  const texts = new Map(inputFiles.map((one) => [one.file, whole('prompt', one)]));
  const others = new Map(inputFiles.map((one) => [one.file, whole('file', one)]));
  const relative = (absolute: string): string => workspaceRelative(workspace, absolute);
  const named = (name: string): string => relative(path.resolve(directory, name));
  const inConfig = (kind: SourceSpan['kind'], place: YamlPath): SourceSpan[] => {
    const lines = source.linesOf(place);
    if (lines === undefined) return [];
    const [startLine, endLine] = lines;
    return [{ kind, file: source.file, startLine, endLine }];
  };

  const promptOf = (name: string | undefined): readonly SourceSpan[] => {
    if (name === undefined) return [];
    const known = promptSpans.get(name);
    if (known !== undefined) return known;
    const { prompts } = config;
    const { systemFile, userFile } = (Object.hasOwn(prompts, name) && prompts[name]) || {};
    const spans = [
      ...inConfig('prompt', ['prompts', name]),
      ...[systemFile, userFile].flatMap((file) =>
        file === undefined ? [] : (texts.get(named(file)) ?? []),
      ),
    ];
    promptSpans.set(name, spans);
    return spans;
  };

  return (test, index, asserts) => {
    const schemas = [
      ...schemaNames(test, config).flatMap((name) => files.schemas.get(name) ?? []),
      ...asserts.flatMap(({ schema }) => schema ?? []),
    ];
    const paths = new Set([
      ...schemas.flatMap(documentPaths).map(relative),
      ...asserts.flatMap(({ file }) => (file === undefined ? [] : named(file.name))),
    ]);
    return [
      ...inConfig('test', ['tests', index]),
      ...promptOf(test.prompt),
      // The document of an inline schema is not a file.
      ...[...paths].flatMap((file) => others.get(file) ?? []),
    ];
  };
}

function schemaNames(test: TestEntry, { defaults }: KindlmConfig): readonly string[] {
  const turns = (test.conversation ?? []).map(({ expect }) => expect);
  return [defaults?.expect, test.expect, ...turns].flatMap((expect) => namesIn(expect));
}

function namesIn(expect: Expect | undefined): readonly string[] {
  const names = [
    expect?.output?.schemaFile,
    ...(expect?.toolCalls ?? []).map(({ argsSchema }) => argsSchema),
  ];
  return names.filter((name) => name !== undefined);
}

function documentPaths({ documents }: JsonSchemaSource): readonly string[] {
  return Object.keys(documents).map((uri) => fileURLToPath(uri));
}
