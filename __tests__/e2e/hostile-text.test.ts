/** Text from models, tests and configs is hostile: it breaks no view, and no key gets out. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { startArtifactServer } from '../servers/artifact-server.js';
import { startGitHubServer } from '../servers/github-server.js';
import { HOSTILE } from '../report/hostile.js';
import { reportViolations } from './report-schema.js';
import { renderMarkdown } from './rendered-markdown.js';
import { readFolder } from './workspace.js';
import {
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  runAction,
  type Script,
  startModel,
  suiteYaml,
  type TestYaml,
} from './project.js';

/** A config may hold no braces in `expect` that nothing fills in. */
const withoutTemplates = (text: string) => text.replaceAll(/\{(?=\{)/g, '{ ');

interface Left {
  readonly run: ActionRun;
  readonly comment: string;
  /** Texts of the artifact's files, by path. */
  readonly artifact: Readonly<Record<string, string>>;
  /** Texts of the recordings that the run wrote. */
  readonly recordings: string;
}

const github = await startGitHubServer();

async function runWith(
  script: Script,
  tests: readonly TestYaml[],
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Left> {
  const model = await startModel(script, (question) => question);
  const artifacts = await startArtifactServer();
  const yaml = suiteYaml({ url: model.url, tests, name });
  const workspace = await createWorkspace({ 'kindlm.yaml': yaml });
  const run = await runAction(workspace, {
    process: 'own',
    inputs: { outputs: 'all', compliance: 'true', responses: 'record' },
    event: { name: 'pull_request', payload: { pull_request: { number: github.pullRequest } } },
    github: { apiUrl: github.apiUrl, token: github.tokens.workflow, repository: github.repository },
    artifacts,
    env: { [KEY_NAME]: 'sk-test', ...env },
  });
  const comment = (await github.comments()).at(-1)?.body ?? '';
  const files = [...(artifacts.artifacts[0]?.files ?? [])];
  return {
    run,
    comment,
    recordings: Object.values(await readFolder(`${workspace.path}/.kindlm/recordings`)).join('\n'),
    artifact: Object.fromEntries(files.map(([path, bytes]) => [path, bytes.toString('utf8')])),
  };
}

describe('hostile names, outputs and tool names', () => {
  const NAMES = [
    '@team please look',
    '#1 is related',
    '</details></summary></table>',
    '| x | y |',
    '<img src=x onerror=alert(1)>',
    '::error file=a.js,line=1::owned',
    '##[error]owned',
    ...HOSTILE.filter(
      (text) =>
        text.trim() !== '' && !/[\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/.test(text),
    ),
  ];
  let left: Left;
  beforeAll(async () => {
    const tests = [...new Set(NAMES)].map((name, index) => {
      const said = withoutTemplates(name);
      return {
        name,
        vars: { message: `message ${index}` },
        expect: { output: { contains: [said] }, toolCalls: [{ tool: said }] },
      };
    });
    const replies = HOSTILE.filter((text) => text.trim() !== '').map(
      (text, index) => [`message ${index}`, text.toUpperCase()] as const,
    );
    left = await runWith(Object.fromEntries(replies), tests, '@team | </table> <img src=x>');
  });

  test('the run ends as it should', () => {
    expect(left.run).toMatchObject({ code: 1, stderr: '', outputs: { result: 'failed' } });
    expect(reportViolations(left.run.report)).toEqual([]);
  });

  describe.each([
    ['summary', () => left.run.summary],
    ['comment', () => left.comment],
  ] as const)('the %s', (_, text) => {
    test('names the tests', () => {
      expect(text()).toContain('please look');
      expect(text()).toContain('alert(1)');
    });

    test('has only tags of ours, all closed', () => {
      const { tags, unclosed } = renderMarkdown(text());
      const ours =
        'a b blockquote br code details em h2 h3 h4 hr li ol p pre span strong sub summary table tbody td th thead tr ul';
      expect(tags.filter((tag) => !ours.split(' ').includes(tag))).toEqual([]);
      expect(text()).not.toMatch(/<span(?!>\$<\/span>)/);
      expect(Object.values(unclosed).filter((count) => count !== 0)).toEqual([]);
    });

    test('has whole tables', () => {
      const { tables } = renderMarkdown(text());
      expect(tables.length).toBeGreaterThan(0);
      for (const rows of tables) expect(new Set(rows).size).toBe(1);
    });

    test('mentions nobody and refers to nothing', () => {
      const { prose } = renderMarkdown(text());
      expect(prose).not.toMatch(/@[a-z\d]/i);
      expect(prose).not.toMatch(/#\d/);
      expect(prose).not.toMatch(/\bGH-\d/i);
    });

    test('links to GitHub only', () => {
      // The page that explains the words is ours.
      const known =
        /^https:\/\/github\.com\/(?:acme\/shop\/|kindlm\/action\/blob\/v1\/docs\/glossary\.md$)/;
      expect(renderMarkdown(text()).links.filter((url) => !known.test(url))).toEqual([]);
    });
  });

  test('no line of the log is a command that is not ours', () => {
    // The artifact client writes debug lines of its own.
    const debug = left.run.commands.filter(({ name }) => name === 'debug');
    expect(debug.filter(({ data }) => /owned|message \d|evil/i.test(data))).toEqual([]);
    const names = new Set(left.run.commands.map(({ name }) => name));
    expect([...names].sort()).toEqual(['add-mask', 'debug', 'endgroup', 'error', 'group']);
    const groups = left.run.commands.filter(({ name }) => name === 'group');
    expect(groups.map(({ data }) => data)).toEqual(['Artifact upload']);
    const errors = left.run.annotations;
    expect(errors).toHaveLength(10);
    expect(errors.every(({ file }) => file === undefined || file === 'kindlm.yaml')).toBe(true);
    expect(errors.at(-1)?.message).toMatch(/ pass rate 0 % \(needs 95 %\); worst test: /);
  });
});

describe('a key that the model says', () => {
  const KEY = 'sk-proj-a1"b2/c3+d4\\e5=f6%g7';
  const formsOf = (secret: string): readonly string[] => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
    Buffer.from(secret).toString('hex'),
  ];
  const FORMS = formsOf(KEY);
  let left: Left;
  beforeAll(async () => {
    left = await runWith(
      {
        said: `Your key is ${FORMS.join(' or ')}, your token ${formsOf(github.tokens.workflow).join(' or ')}`,
        tool: { kind: 'tools', calls: [{ name: 'send', arguments: { [KEY]: KEY } }] },
        error: { kind: 'http', status: 400, body: { error: { message: `bad key ${KEY}` } } },
        text: { kind: 'http', status: 500, body: `<b>${KEY}</b>` },
      },
      [
        { name: 'said', expect: { output: { contains: ['refund'] } } },
        { name: 'tool', expect: { toolCalls: [{ tool: 'send', argsMatch: { to: 'x' } }] } },
        { name: 'judged', expect: { judge: [{ criteria: 'Does not say the key' }] } },
        { name: 'error', expect: { output: { contains: ['refund'] } } },
        { name: 'text', expect: { output: { contains: ['refund'] } } },
      ],
      'keys',
      { [KEY_NAME]: KEY },
    );
  });

  test('the run ends as it should', () => {
    expect(left.run).toMatchObject({ code: 1, outputs: { failed: '3', errored: '2' } });
    expect(reportViolations(left.run.report)).toEqual([]);
    expect(Object.keys(left.artifact)).toContain('compliance.md');
  });

  test('the runner is told to mask it', () => {
    const masked = left.run.commands.filter(({ name }) => name === 'add-mask');
    expect(masked.map(({ data }) => data)).toContain(KEY);
  });

  test.each([
    ['log', () => left.run.stdout.replaceAll(/^::add-mask::.*$/gm, '') + left.run.stderr],
    ['summary', () => left.run.summary],
    ['comment', () => left.comment],
    ['outputs', () => JSON.stringify(left.run.outputs)],
    ['report.json', () => left.run.files['report.json'] ?? ''],
    ['all files', () => Object.values(left.run.files).join('\n')],
    ['artifact', () => Object.values(left.artifact).join('\n')],
    ['recordings', () => left.recordings],
  ] as const)('it is not in the %s', (_, text) => {
    expect(text()).not.toBe('');
    // Views write some characters as entities, so each plain stretch of the key is looked for too.
    for (const form of [...FORMS, 'sk-proj-a1']) expect(text()).not.toContain(form);
  });

  test('neither is the token', () => {
    const everywhere = [
      left.run.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
      left.run.summary,
      left.comment,
      ...Object.values(left.run.files),
      left.recordings,
    ].join('\n');
    for (const form of formsOf(github.tokens.workflow)) expect(everywhere).not.toContain(form);
  });
});
