/** Files for auditors and for other tools: compliance, digests, JUnit. */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ComplianceDocument } from '../../src/report/views.js';
import { junitViolations, readWithFastXmlParser, readWithXmldom } from '../report/junit-readers.js';
import {
  type ActionRun,
  createWorkspace,
  modelEntry,
  runAction,
  startModel,
  suiteYaml,
  type SuiteYaml,
  type Workspace,
} from './project.js';

const EXAMPLE = fileURLToPath(new URL('../../examples/support-agent/', import.meta.url));
const model = await startModel({
  bad: 'no',
  down: { kind: 'http', status: 400, body: { error: { message: 'no such model' } } },
});

function documentOf(run: ActionRun): ComplianceDocument {
  return JSON.parse(run.files['compliance.json'] ?? '') as ComplianceDocument;
}

async function run(
  files: Readonly<Record<string, string>>,
): Promise<{ run: ActionRun; workspace: Workspace }> {
  const workspace = await createWorkspace(files, { git: true });
  return {
    workspace,
    run: await runAction(workspace, {}),
  };
}

function suite(compliance: object, tests: SuiteYaml['tests'] = GOOD, more: object = {}): string {
  return suiteYaml({
    url: model.url,
    tests,
    compliance: { enabled: true, ...compliance },
    ...more,
  });
}

const GOOD = [{ name: 'good', repeat: 3, expect: { output: { contains: ['ok'] } } }];

describe('the example, twice', () => {
  let first: ActionRun;
  let second: ActionRun;
  beforeAll(async () => {
    const example = await createWorkspace();
    await cp(EXAMPLE, example.path, { recursive: true });
    const inputs = { responses: 'replay', 'pass-rate-min': '0' };
    first = await runAction(example, { inputs, process: 'own' });
    const env = { GITHUB_RUN_ID: '2000', GITHUB_RUN_ATTEMPT: '2' };
    second = await runAction(example, { inputs, env, process: 'own' });
  });

  test('differs in the times and numbers of the run only, and in digests of what shows them', () => {
    const a = documentOf(first);
    const b = documentOf(second);
    expect(b.evidenceSha256).toBe(a.evidenceSha256);
    expect({ ...b, run: undefined, files: undefined }).toEqual({
      ...a,
      run: undefined,
      files: undefined,
    });
    const plain = (run: ActionRun) => ({
      ...run.report,
      run: undefined,
      // It names the run that it remembers.
      memory: undefined,
    });
    expect(plain(second)).toEqual(plain(first));
  });

  test('names the test set: config, prompts, schemas', () => {
    const [suiteDocument] = documentOf(first).suites;
    const names = suiteDocument?.testSet.files.map(({ name }) => name) ?? [];
    expect(names[0]).toBe('kindlm.yaml');
    expect(names.some((name) => name.startsWith('prompts/'))).toBe(true);
    expect(names.some((name) => name.startsWith('schemas/'))).toBe(true);
    expect(names.some((name) => name.startsWith('.kindlm/baselines/'))).toBe(true);
  });
});

describe('what was tested', () => {
  const PROMPT = 'You are kind.';
  const files = (prompt: string) => ({
    'kindlm.yaml': suite({}, [{ name: 'good', prompt: 'own', repeat: 3 }], {
      prompts: { ask: { user: '{{message}}' }, own: { systemFile: 'system.md', user: 'Hello.' } },
    }),
    'system.md': prompt,
  });
  let here: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    here = await run(files(PROMPT));
  });

  test('the commit of the thresholds and its date, from git', () => {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: here.workspace.path, encoding: 'utf8' }).trim();
    expect(documentOf(here.run).suites[0]?.config).toMatchObject({
      commit: git('rev-parse', 'HEAD'),
      commitDate: git('log', '-1', '--format=%cI'),
      changedSinceCommit: false,
    });
    expect(here.run.files['compliance.md']).toContain('made before the run.');
  });

  test('SHA256SUMS holds for every other file', () => {
    const { SHA256SUMS: sums = '', ...others } = here.run.files;
    const listed = sums.split('\n').flatMap((line) => {
      const [sha256, name] = line.split('  ');
      return sha256 === undefined || name === undefined ? [] : [[name, sha256] as const];
    });
    const actual = Object.entries(others).map(
      ([name, text]) => [name, createHash('sha256').update(text).digest('hex')] as const,
    );
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(actual));
    expect(Object.keys(others).sort()).toEqual([
      'compliance.json',
      'compliance.md',
      'junit.xml',
      'report.html',
      'report.json',
    ]);
  });
});

test('outputDir gets a copy of the documents', async () => {
  const { run: ended, workspace } = await run({ 'kindlm.yaml': suite({ outputDir: 'audit' }) });
  const { 'compliance.json': json, 'compliance.md': markdown } = ended.files;
  expect(await workspace.files('audit')).toEqual({
    'compliance.json': json,
    'compliance.md': markdown,
  });
});

describe('junit.xml of a mixed run', () => {
  let xml: string;
  beforeAll(async () => {
    const contains = { expect: { output: { contains: ['ok'] } } };
    const { run: ended } = await run({
      'kindlm.yaml': suite(
        {},
        [
          ...GOOD,
          { name: 'bad', repeat: 2, ...contains },
          { name: 'down', ...contains },
          { name: 'later', skip: true, ...contains },
        ],
        {
          models: [modelEntry('m')],
        },
      ),
    });
    xml = ended.files['junit.xml'] ?? '';
  });

  test('is valid against the schema', async () => {
    expect(await junitViolations(xml)).toEqual([]);
  });

  test.each([
    ['xmldom', readWithXmldom],
    ['fast-xml-parser', readWithFastXmlParser],
  ])('%s tells passed, failed, errored and skipped apart', (_, read) => {
    const { cases, properties } = read(xml);
    const outcomes = cases.filter((it) => it.suite === 'KindLM: support');
    expect(outcomes.map(({ name, outcome, type }) => [name, outcome, type])).toEqual([
      ['good [m]', 'passed', undefined],
      ['bad [m]', 'failure', 'CONTAINS_FAILED'],
      ['down [m]', 'error', 'PROVIDER_ERROR'],
      ['later [m]', 'skipped', undefined],
    ]);
    expect(properties.find((line) => line.startsWith('bad [m]='))).toMatch(
      /runs=2; passed=0 of 2; calls=2;/,
    );
  });
});
