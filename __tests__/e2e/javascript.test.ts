/** `javascript` through dist/: hostile code, syntax errors, snippets as people publish them. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { AssertionResult } from '../../src/assertions/assertion.js';
import { CLEAN_PROBE, deadlineOf, HOSTILE_SCRIPTS } from '../sandbox/hostile-scripts.js';
import {
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  lineOf,
  runAction,
  startModel,
  suiteYaml,
  type SuiteYaml,
} from './project.js';

const KEY = 'sk-test-0123456789abcdef';
const ANSWERS: Readonly<Record<string, string>> = {
  tool: "I'll use the creator_info tool to look that up.",
  deflection: "I don't have specific details.",
  fabrication: 'Duyet is a senior engineer from Hanoi.',
  agent: 'Duyet is an AI agent.',
  fetch: "I'll fetch that link.",
  news: 'This is a HackerNews discussion.',
  asks: 'What would you like to know about this link? I can access it.',
  generic: 'Nice weather today.',
};

const model = await startModel(ANSWERS);

async function run(
  suite: Omit<SuiteYaml, 'url'>,
  files: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  const yaml = suiteYaml({ url: model.url, ...suite });
  return runText(yaml, files);
}

async function runText(yaml: string, files: Readonly<Record<string, string>>): Promise<ActionRun> {
  const workspace = await createWorkspace({ 'kindlm.yaml': yaml, ...files });
  return await runAction(workspace, {
    process: 'own',
    env: { [KEY_NAME]: KEY },
    inputs: { outputs: 'all' },
  });
}

const js = (value: string, more: Readonly<Record<string, unknown>> = {}) => ({
  type: 'javascript',
  value,
  ...more,
});

/** Results by test name. */
function assertionsOf(run: ActionRun): ReadonlyMap<string, readonly AssertionResult[]> {
  return new Map(
    run.results.map(({ testCaseName, runs }) => [testCaseName, runs[0]?.assertions ?? []]),
  );
}

describe('hostile code costs its own assertion and nothing else', () => {
  let results: ReadonlyMap<string, readonly AssertionResult[]>;
  let ended: ActionRun;
  beforeAll(async () => {
    const started = performance.now();
    ended = await run({
      tests: HOSTILE_SCRIPTS.map((script) => ({
        name: script.name,
        vars: { message: 'hi' },
        assert: [
          js(script.code, { timeoutMs: deadlineOf(script) }),
          js(CLEAN_PROBE),
          { type: 'contains', value: 'ok' },
          { type: 'regex', value: '^ok$' },
        ],
      })),
    });
    results = assertionsOf(ended);
    console.log(
      `${HOSTILE_SCRIPTS.length} hostile scripts in ${Math.round(performance.now() - started)} ms`,
    );
  });

  test.each(HOSTILE_SCRIPTS.map((script) => [script.name, script] as const))(
    '%s',
    (name, { result, message }) => {
      const [attack, ...others] = results.get(name) ?? [];
      // Without a result at all, nothing was shown of the script.
      expect(attack).toBeDefined();
      expect(attack?.failureCode ?? 'passed').toBe(result);
      if (message !== undefined) expect(attack?.failureMessage).toMatch(message);
      expect(others.map(({ passed, failureMessage }) => [passed, failureMessage])).toEqual([
        [true, undefined],
        [true, undefined],
        [true, undefined],
      ]);
    },
  );

  test('the run ends as a red one, and no report holds the key', () => {
    expect(ended.code).toBe(1);
    expect(JSON.stringify([ended.files, ended.summary, ended.stderr])).not.toContain(KEY);
  });
});

describe('code that does not compile is found before any model is called', () => {
  const yaml = () => `kindlm: 1
project: acme
suite: { name: support }
providers: { openai: { apiKeyEnv: ${KEY_NAME}, baseUrl: "${model.url}" } }
models: [{ id: fake, provider: openai, model: fake-1 }]
prompts: { ask: { user: Hi } }
tests:
  - name: block
    prompt: ask
    assert:
      - type: javascript
        value: |

          // A comment.
          const short = output.length < ;
          return short;
  - name: quoted
    prompt: ask
    assert:
      - { type: javascript, value: "output..length" }
      - { type: javascript, value: output.length < }
  - name: file
    prompt: ask
    assert: [{ type: javascript, value: "file://checks/short.cjs" }]
  - name: fine
    prompt: ask
    assert: [{ type: javascript, value: "output.length < 9" }]
`;

  test('each with its place', async () => {
    const text = yaml();
    const asked = model.requests.length;
    const { code, annotations } = await runText(text, {
      'checks/short.cjs': 'module.exports = (output) => {\n  return output.length <;\n};\n',
    });
    const block = lineOf(text, 'const short');
    const quoted = lineOf(text, 'output..length');
    const places = annotations.map(({ message }) => message).join('\n');
    expect(code).toBe(2);
    expect(places).toContain(
      `kindlm.yaml:${block}:41 tests[0].assert[0].value: The code does not compile: unexpected token in expression: ';'.`,
    );
    expect(places).toMatch(
      new RegExp(
        `kindlm\\.yaml:${quoted}:\\d+ tests\\[1\\]\\.assert\\[0\\]\\.value: The code does not compile`,
      ),
    );
    expect(places).toMatch(
      new RegExp(
        `kindlm\\.yaml:${quoted + 1}:\\d+ tests\\[1\\]\\.assert\\[1\\]\\.value: The code does not compile: the code ends too early`,
      ),
    );
    expect(places).toContain(
      'checks/short.cjs:2:25 tests[2].assert[0].value: The code does not compile',
    );
    expect(places).not.toContain('tests[3]');
    expect(model.requests.length).toBe(asked);
  });
});

describe('files, context and console', () => {
  test('a module sees the answer and the context; the console is shown where it failed', async () => {
    const ended = await run(
      {
        tests: [
          {
            name: 'deflection',
            vars: { message: 'deflection', min: '3' },
            assert: [
              { type: 'javascript', value: 'file://checks/words.cjs' },
              { type: 'javascript', value: 'file://checks/words.mjs' },
              js('console.log("seen:", output);\nreturn 0.2;', { metric: 'Strict' }),
            ],
          },
        ],
      },
      {
        'checks/words.cjs':
          'module.exports = (output, { vars }) => output.split(" ").length > Number(vars.min);',
        'checks/words.mjs':
          'export default async (output, { prompt, test }) => prompt === "deflection" && test.name === prompt;',
      },
    );
    const results = assertionsOf(ended).get('deflection') ?? [];
    expect(results.map(({ label, passed, score }) => [label, passed, score])).toEqual([
      ['javascript file://checks/words.cjs', true, 1],
      ['javascript file://checks/words.mjs', true, 1],
      ['Strict', false, 0.2],
    ]);
    expect(ended.code).toBe(1);
    expect(ended.summary).toContain("seen: I don't have specific details.");
    expect(ended.files['junit.xml']).not.toContain('seen:');
  });
});

/** A snippet of __tests__/fixtures/telegram-snippets/, as it was published. */
const SNIPPETS = new URL('../fixtures/telegram-snippets/', import.meta.url);
const snippet = (name: string): string => readFileSync(new URL(name, SNIPPETS), 'utf8');

describe('published snippets, unchanged', () => {
  test('creator info and URL handling', async () => {
    const creator = js(snippet('creator-info.js'));
    const url = js(snippet('url-handling.js'));
    const cases: readonly [string, object, number, boolean, string][] = [
      ['tool', creator, 1, true, 'Correctly indicates using tool or accessing real data'],
      ['deflection', creator, 0.6, true, 'Responds appropriately to personal info request'],
      [
        'fabrication',
        creator,
        0,
        false,
        'Should NOT fabricate personal details without indicating tool use',
      ],
      ['agent', creator, 0.6, true, 'Responds appropriately to personal info request'],
      ['fetch', url, 1, true, 'Correctly indicates action'],
      // The document's table says 0.5; its code, which decides, gives an answer without a question 1.0.
      ['news', url, 1, true, 'Shows understanding of URL content'],
      ['asks', url, 0.5, true, 'Preferably act without asking'],
      ['generic', url, 0.2, false, 'Should indicate will fetch/access URL'],
    ];
    const results = assertionsOf(
      await run({ tests: cases.map(([name, assert]) => ({ name, assert: [assert] })) }),
    );
    expect(
      cases.map(([name]) =>
        (results.get(name) ?? []).map(({ score, passed, metadata }) => [
          score,
          passed,
          String(metadata?.['reason']).replace(/ \(score below .*/, ''),
        ]),
      ),
    ).toEqual(cases.map(([, , score, passed, reason]) => [[score, passed, reason]]));
  });
});
