// What Node imports for tests (test-runtime.cjs): TypeScript without its types (`npm run typecheck` checks them apart).
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url).href;
const TESTS = `${ROOT}__tests__/`;

/** What checks by large schemas that take long to compile, and holds nothing else. */
const SHARED = ['e2e/report-schema', 'servers/github-contract', 'servers/github-graphql'];

/** What a run keeps secret, its process never shows again: here the next file's runs follow in the same process. */
const SECRETS = new URL('../src/redaction/cut.ts', import.meta.url).href;
const FORGET = `
Reflect.set(globalThis, Symbol.for('forget the secrets'), () => { known.clear(); matcher = undefined; });`;

const NAMES = 'afterAll, afterEach, beforeAll, beforeEach, describe, expect, test';
const JEST_GLOBALS = `export const { ${NAMES} } = globalThis[Symbol.for('@jest/globals')];`;

export function resolve(specifier, context, nextResolve) {
  const importer = new URL(context.parentURL ?? import.meta.url);
  if (specifier === '@jest/globals') {
    return { url: `jest:globals${importer.search}`, format: 'module', shortCircuit: true };
  }
  const resolved = nextResolve(sourceOf(specifier, importer), context);
  return { ...resolved, url: forThisFile(resolved.url, importer) };
}

/** TypeScript names the file that a compiler would make. */
function sourceOf(specifier, importer) {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier)) return specifier;
  const source = specifier.replace(/js$/, 'ts');
  return existsSync(new URL(source, importer)) ? source : specifier;
}

/**
 * What a file of tests imports from __tests__/ may hold state, and has hooks that end with its tests. The rest is shared,
 * unless all is loaded anew.
 */
function forThisFile(url, importer) {
  const isShared = !url.startsWith(TESTS) || SHARED.some((name) => url.endsWith(`/${name}.ts`));
  const isNew = importer.search.startsWith('?all') ? url.startsWith(ROOT) : !isShared;
  return isNew && url.endsWith('.ts') ? `${url}${importer.search}` : url;
}

export function load(url, context, nextLoad) {
  if (url.startsWith('jest:'))
    return { format: 'module', source: JEST_GLOBALS, shortCircuit: true };
  // The packages that read workflows import JSON as bundlers do.
  if (url.endsWith('.json'))
    return nextLoad(url, { ...context, importAttributes: { type: 'json' } });
  if (!/\.ts(?:\?|$)/.test(url)) return nextLoad(url, context);
  const text = readFileSync(fileURLToPath(url), 'utf8');
  // Its place in the source is what a stack shows of it.
  const typed = url.startsWith(SECRETS) ? text + FORGET : text;
  const source = stripTypeScriptTypes(typed, {
    mode: 'transform',
    sourceMap: true,
    sourceUrl: url,
  });
  return { format: 'module', source, shortCircuit: true };
}
