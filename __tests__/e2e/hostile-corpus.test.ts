/**
 * The corpus of hostile strings on every surface, through dist/: models, judges, test names, criteria and metadata say
 * it. What a surface makes of it is read from the tree that its own grammar gives, not from its source.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parseHTML } from 'linkedom';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { HOSTILE } from '../report/hostile.js';
import { junitViolations, readWithFastXmlParser, readWithXmldom } from '../report/junit-readers.js';
import { mdastOf, nodesOf, proseOf } from '../report/rendered.js';
import { startArtifactServer, type ArtifactServer } from '../servers/artifact-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import { reportViolations } from './report-schema.js';
import { readFolder } from './workspace.js';
import {
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  runAction,
  startModel,
  suiteYaml,
  type Workspace,
} from './project.js';

/** What YAML can hold; a lone surrogate is no UTF-8. */
const TEXTS = HOSTILE.filter((text) => text.trim() !== '' && !/\p{Surrogate}/u.test(text));

/** All that is there and not seen, but for the joiner that disarms references. */
const UNSEEN = /[^\P{Cf}\u2060]|[^\P{Cc}\n\t]/u;
const SECRET = 'Fernhill-93@example.com';

/** The page that explains the words is ours. */
const OUR_LINK =
  /^https:\/\/github\.com\/(?:acme\/shop\/|kindlm\/action\/blob\/v1\/docs\/glossary\.md$)/;
/** A config may hold no braces in `expect` that nothing fills in. */
const withoutTemplates = (text: string) => text.replaceAll(/\{(?=\{)/g, '{ ');

let github: GitHubServer;
let artifacts: ArtifactServer;
let model: FakeServer;
let workspace: Workspace;
let run: ActionRun;
let local: ActionRun;
let comment: string;
let recordings: string;

beforeAll(async () => {
  [github, artifacts] = await Promise.all([startGitHubServer(), startArtifactServer()]);
  const answers = TEXTS.map((text, index) => [`m${index}`, `${text} ${SECRET}`] as const);
  model = await startModel(Object.fromEntries(answers), (question) =>
    JSON.stringify({ score: 0, reasoning: question.slice(0, 4_000) }),
  );
  workspace = await createWorkspace({ 'kindlm.yaml': hostileSuite(model.url) }, { git: true });
  const env = { [KEY_NAME]: 'sk-test-0123456789' };
  run = await runAction(workspace, {
    process: 'own',
    inputs: { outputs: 'all', responses: 'record' },
    event: { name: 'pull_request', payload: { pull_request: { number: github.pullRequest } } },
    github: { apiUrl: github.apiUrl, token: github.tokens.workflow, repository: github.repository },
    artifacts,
    env,
  });
  comment = (await github.comments()).at(-1)?.body ?? '';
  recordings = Object.values(await readFolder(`${workspace.path}/.kindlm/recordings`)).join('\n');
  local = await runAction(workspace, {
    process: 'own',
    as: 'local',
    args: ['kindlm.yaml', '--responses', 'replay'],
    env,
  });
});

interface PageElement {
  readonly localName: string;
  readonly textContent: string;
  readonly attributes: Iterable<{ readonly name: string }>;
  getAttribute(name: string): string | null;
}

/** Elements of a page. The DOM's types are not known in Node. */
function elementsIn(html: string, selector: string): readonly PageElement[] {
  const page = parseHTML(html) as {
    document: { querySelectorAll(selector: string): Iterable<PageElement> };
  };
  return [...page.document.querySelectorAll(selector)];
}

function hostileSuite(url: string): string {
  const tests = TEXTS.map((text, index) => {
    const said = withoutTemplates(text);
    return {
      name: text,
      vars: { message: `m${index}` },
      tags: [text],
      expect: {
        output: { contains: [`${said} never`] },
        judge: [{ criteria: said }],
        toolCalls: [{ tool: said }],
        guardrails: { pii: { enabled: true }, keywords: { deny: [said.trim()] } },
      },
    };
  });
  const all = TEXTS.join(' ');
  return suiteYaml({
    url,
    tests,
    name: 'a | b </table> @team #1 <img src=x>',
    project: all,
    compliance: {
      enabled: true,
      metadata: { systemName: all, operator: all, intendedPurpose: all, responsiblePerson: all },
    },
  });
}

test('the run is judged, and says so', () => {
  expect(run).toMatchObject({ code: 1, stderr: '', outputs: { result: 'failed' } });
  expect(run.outputs['failed']).toBe(String(TEXTS.length));
  expect(run.annotations.at(-1)?.message).toMatch(
    / pass rate 0 % \(needs 95 %\)[^;]*; worst test: /,
  );
});

describe.each([
  ['comment', () => comment],
  ['summary', () => run.summary],
  ['compliance.md', () => run.files['compliance.md'] ?? ''],
] as const)('Markdown: the %s', (view, text) => {
  const OURS = new Set([
    ...['root', 'heading', 'paragraph', 'text', 'strong', 'emphasis', 'inlineCode', 'html'],
    ...['link', 'list', 'listItem', 'table', 'tableRow', 'tableCell', 'blockquote', 'break'],
    ...['thematicBreak'],
    // Questions and answers, which no other view quotes.
    ...(view === 'summary' ? ['code'] : []),
  ]);
  const ELEMENTS = new Set([
    ...'a b blockquote br code details em h1 h2 h3 h4 hr li ol p strong sub span summary'.split(
      ' ',
    ),
    ...'table tbody td th thead tr ul'.split(' '),
    ...(view === 'summary' ? ['pre'] : []),
  ]);
  const ATTRIBUTES = new Set(['align', 'href', 'open']);

  function rendered() {
    const html = micromark(text(), {
      allowDangerousHtml: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    });
    return elementsIn(`<!doctype html><html><body>${html}</body></html>`, 'body *');
  }

  test('names what is hostile', () => {
    expect(text()).toContain('alert(1)');
    expect(text()).toContain('octocat');
  });

  test('has nodes of our kinds only', () => {
    const nodes = nodesOf(mdastOf(text()));
    expect(nodes.length).toBeGreaterThan(50);
    expect(nodes.filter(({ type }) => !OURS.has(type)).map(({ type }) => type)).toEqual([]);
  });

  test('has elements and attributes of ours only', () => {
    const names = rendered().map(({ localName }) => localName);
    expect(names.filter((name) => !ELEMENTS.has(name))).toEqual([]);
    const attributes = rendered().flatMap((element) => [...element.attributes]);
    const foreign = attributes.map(({ name }) => name).filter((name) => !ATTRIBUTES.has(name));
    // The language of the code blocks.
    expect(foreign.filter((name) => view !== 'summary' || name !== 'class')).toEqual([]);
    expect(text().match(/^ *`{3,}(?!text$).+$/gm) ?? []).toEqual([]);
  });

  test('links to GitHub only', () => {
    const links = nodesOf(mdastOf(text())).flatMap((node) =>
      node.type === 'link' ? [node.url] : [],
    );
    expect(links.filter((url) => !OUR_LINK.test(url))).toEqual([]);
  });

  test('closes what it folds: its last line is outside of every fold', () => {
    const last = text().trimEnd().split('\n').at(-1) ?? '';
    const opened = nodesOf(mdastOf(text())).flatMap((node) =>
      node.type === 'html' ? [...node.value.matchAll(/<(\/?)details\b/g)] : [],
    );
    const depth = opened.reduce((sum, [, slash]) => sum + (slash === '/' ? -1 : 1), 0);
    expect([depth, last.includes('<details')]).toEqual([0, false]);
  });

  test('has whole tables', () => {
    const tables = nodesOf(mdastOf(text())).flatMap((node) =>
      node.type === 'table' ? [node.children.map(({ children }) => children.length)] : [],
    );
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.filter((rows) => new Set(rows).size !== 1)).toEqual([]);
  });

  test('mentions nobody, refers to nothing, hides nothing', () => {
    const prose = proseOf(mdastOf(text()));
    expect(prose).not.toMatch(/@[a-z\d]|#\d|\bGH-\d|\bGHSA-[a-z\d]|https?:\/\/(?!github)|www\.\w/i);
    expect(text()).not.toMatch(UNSEEN);
  });
});

describe('the log', () => {
  test('has commands of ours only', () => {
    // The artifact client writes debug lines of its own.
    const debug = run.commands.filter(({ name }) => name === 'debug');
    expect(debug.filter(({ data }) => /owned|evil|octocat/i.test(data))).toEqual([]);
    const names = run.commands.filter(({ name }) => name !== 'debug').map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual(['add-mask', 'endgroup', 'error', 'group']);
    const groups = run.commands.filter(({ name }) => name === 'group');
    expect(groups.map(({ data }) => data)).toEqual(['Artifact upload']);
    expect(run.annotations).toHaveLength(10);
    for (const { file } of run.annotations.slice(0, -1)) expect(file).toBe('kindlm.yaml');
  });

  test.each([
    ['of the runner', () => run.stdout.replaceAll(/^::debug::.*$/gm, '')],
    ['of a terminal', () => local.stdout],
  ] as const)('%s hides nothing and moves no cursor', (_, text) => {
    expect(text()).toMatch(/pass rate/i);
    expect(text()).not.toMatch(UNSEEN);
    expect(text()).not.toContain('##[');
  });
});

describe('files', () => {
  test('junit.xml is valid, and its readers agree', async () => {
    const xml = run.files['junit.xml'] ?? '';
    expect(await junitViolations(xml)).toEqual([]);
    const read = readWithXmldom(xml);
    expect(readWithFastXmlParser(xml)).toEqual(read);
    expect(read.cases.filter(({ outcome }) => outcome === 'failure').length).toBeGreaterThanOrEqual(
      TEXTS.length,
    );
  });

  test('report.json is valid and keeps the names as they are', () => {
    expect(reportViolations(run.report)).toEqual([]);
    const names = run.suite?.results.map(({ testCaseName }) => testCaseName);
    expect(names).toEqual(TEXTS);
  });

  test.each(['report.json', 'compliance.json', 'junit.xml', 'report.html'])(
    '%s hides nothing',
    (name) => {
      const text = run.files[name] ?? '';
      expect(text).not.toBe('');
      expect(text).not.toMatch(UNSEEN);
    },
  );

  test('report.html loads, runs and links to nothing of theirs', () => {
    const html = run.files['report.html'] ?? '';
    expect(elementsIn(html, 'img, iframe, object, embed, form, base, audio')).toEqual([]);
    const attributes = elementsIn(html, '*').flatMap((element) => [...element.attributes]);
    expect(attributes.map(({ name }) => name).filter((name) => /^on/i.test(name))).toEqual([]);
    const links = elementsIn(html, 'a[href]').map((link) => link.getAttribute('href') ?? '');
    const ours = /^(?:#|https:\/\/github\.com\/acme\/shop\/)/;
    expect(links.filter((href) => !ours.test(href))).toEqual([]);
    const scripts = elementsIn(html, 'script').map(({ textContent }) => textContent);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => /^\s*(?:alert|x)/.test(script))).toEqual([]);
  });
});

describe('personal data that `pii` found', () => {
  test('is in the recordings, which must reach the same verdict', () => {
    expect(recordings).toContain(SECRET);
    expect(local.code).toBe(1);
  });

  test.each([
    ['comment', () => comment],
    ['summary', () => run.summary],
    ['log', () => run.stdout],
    ['terminal', () => local.stdout],
    ['outputs', () => JSON.stringify(run.outputs)],
    ['files', () => Object.values(run.files).join('\n')],
  ] as const)('is not in the %s', (_, text) => {
    expect(text()).not.toBe('');
    expect(text()).not.toContain(SECRET);
  });
});
