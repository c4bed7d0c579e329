import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { codeBlocks, listFolder, PAGES, readText } from './pages.js';
import { actionProblems, lintProblems, parserProblems } from './workflow-parsers.js';

interface Job {
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: readonly string[];
  readonly if?: string;
  readonly steps?: readonly {
    readonly run?: string;
    readonly env?: Readonly<Record<string, unknown>>;
  }[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows/';
/** A whole commit and its version, or a file of this repository. */
const PINNED = /^(?:[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\S*)$/;

const workflows = listFolder(FOLDER).map((name) => {
  const text = readText(`${FOLDER}${name}`);
  return { name, text, workflow: parse(text) as Workflow };
});

describe.each(workflows)('$name', ({ name, text, workflow }) => {
  test('GitHub and actionlint read it', async () => {
    expect(await parserProblems(name, text)).toEqual([]);
    expect(await lintProblems(name, text)).toEqual([]);
  });

  test('gives nothing by default, and every job says what it needs', () => {
    expect(workflow.permissions).toEqual({});
    expect(Object.values(workflow.jobs).filter((job) => job.permissions === undefined)).toEqual([]);
  });

  test('pins every action by commit, its version beside it', () => {
    const used = [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  test('leaves no token behind in a checkout', () => {
    const checkouts = text.split('uses: actions/checkout@').slice(1);
    expect(checkouts.filter((rest) => !/^[^-]*persist-credentials: false/.test(rest))).toEqual([]);
  });

  test('ends: every job that runs steps has a time limit', () => {
    const unlimited = Object.values(workflow.jobs).filter(
      (job) => job.uses === undefined && job['timeout-minutes'] === undefined,
    );
    expect(unlimited).toEqual([]);
  });

  test('does not pile up', () => {
    expect(workflow.concurrency?.group).toContain('github.ref');
  });

  test('runs no stranger with our secrets, and puts no text of theirs into a shell', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(text).not.toMatch(/run:.*\$\{\{/);
  });
});

test('one job says whether all others are green', () => {
  const ci = workflows.find(({ name }) => name === 'ci.yml');
  const jobs = new Map(Object.entries(ci?.workflow.jobs ?? {}));
  const last = jobs.get('ci-ok');
  jobs.delete('ci-ok');
  expect(last?.needs).toEqual([...jobs.keys()]);
  expect(last?.if).toBe('always()');
});

/** Workflows and parts of them in README and docs, completed to whole workflows. */
const shown = PAGES.flatMap((page) =>
  codeBlocks(readText(page))
    .filter(({ language }) => language === 'yaml')
    .flatMap(({ text }) => completed(text) ?? [])
    .map((text, index) => ({ page: `${page}, workflow ${String(index + 1)}`, text })),
);

/** What the jobs of a workflow run, and with what. */
function stepsOf(file: string): NonNullable<Job['steps']> {
  const { workflow } = workflows.find(({ name }) => name === file) ?? {};
  return Object.values(workflow?.jobs ?? {}).flatMap(({ steps = [] }) => steps);
}

test('every night all fuzzing with new cases, all of dist/ and the programs of real agents', () => {
  const { workflow } = workflows.find(({ name }) => name === 'nightly.yml') ?? {};
  expect(workflow?.on).toHaveProperty('schedule');
  const steps = stepsOf('nightly.yml');
  for (const step of [
    { run: 'npm run test:room -- __tests__/fuzz', env: { FUZZ_FACTOR: 1 } },
    { run: 'npm run test:room -- __tests__/e2e', env: { DIST_ALWAYS: 1 } },
    { run: 'npm run agents' },
  ]) {
    expect(steps.find(({ run }) => run === step.run)).toMatchObject(step);
  }
});

test('what starts dist/ has built it from this source', () => {
  const jobs = Object.values(
    workflows.find(({ name }) => name === 'nightly.yml')?.workflow.jobs ?? {},
  );
  const starting = jobs
    .map(({ steps = [] }) => steps)
    .filter((steps) => steps.some(({ env }) => env?.['DIST_ALWAYS'] !== undefined));
  expect(starting).toHaveLength(2);
  for (const steps of starting) {
    const runs = steps.map(({ run }) => run);
    const starts = steps.findIndex(({ env }) => env?.['DIST_ALWAYS'] !== undefined);
    expect(runs.slice(0, starts)).toContain('npm run bundle');
  }
});

test('the package is published with its provenance, by the job’s own identity, once the build is attested', () => {
  const { workflow } = workflows.find(({ name }) => name === 'release.yml') ?? {};
  const jobs = Object.values(workflow?.jobs ?? {});
  const publishing = jobs.filter(({ steps = [] }) =>
    steps.some(({ run = '' }) => /\bnpm publish\b/.test(run)),
  );
  expect(publishing).toHaveLength(1);
  const [{ permissions, needs, steps = [] } = {}] = publishing;
  expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(needs).toContain('attest');
  expect(steps.map(({ run }) => run).join('\n')).toMatch(/^\s*npm publish .*--provenance/m);
  expect(JSON.stringify(steps)).not.toMatch(/NODE_AUTH_TOKEN|NPM_TOKEN/);
});

describe('workflows in the documentation', () => {
  test('are found', () => {
    expect(shown.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['README.md, workflow 1', 'docs/github.md, workflow 1']),
    );
  });

  test.each(shown)('$page', async ({ page, text }) => {
    expect(await parserProblems(page, text)).toEqual([]);
    expect(await lintProblems(page, text)).toEqual([]);
  });
});

interface ShownStep {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** GitHub only warns of an input that an action does not have. */
test.each(shown)('$page: steps use inputs that action.yml has', ({ text }) => {
  const { inputs } = parse(readText('action.yml')) as { inputs: Readonly<Record<string, unknown>> };
  const { jobs } = parse(text) as { jobs: Record<string, { steps?: readonly ShownStep[] }> };
  const used = Object.values(jobs)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses = '' }) => uses.startsWith('kindlm/action@'))
    .flatMap((step) => Object.keys(step.with ?? {}));
  expect(used.filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
});

type Permissions = Readonly<Record<string, string>>;

/** Without it nothing is compared. A shard compares nothing, and a job of another action needs what it needs. */
test.each(shown)(
  '$page: who may comment or run the action may read the base report',
  ({ text }) => {
    const { permissions: all, jobs } = parse(text) as {
      permissions?: Permissions;
      jobs: Record<string, { permissions?: Permissions; steps?: readonly ShownStep[] }>;
    };
    const lacking = Object.values(jobs).filter(({ permissions = all, steps = [] }) => {
      const ours = steps.filter(({ uses = '' }) => uses.startsWith('kindlm/action@'));
      const compares = ours.some(({ with: inputs = {} }) => !Object.hasOwn(inputs, 'shard'));
      const given = permissions ?? {};
      const isOurs = compares || (steps[0]?.uses === undefined && 'pull-requests' in given);
      return permissions !== undefined && isOurs && given['actions'] !== 'read';
    });
    expect(lacking).toEqual([]);
  },
);

test('GitHub reads action.yml', () => {
  expect(actionProblems('action.yml', readText('action.yml'))).toEqual([]);
});

describe('the parsers', () => {
  const job = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n';
  test.each([
    ['a misspelt key', `${job}      - run: date\n        permissons: {}\n`],
    ['half an expression', `${job}      - run: echo \${{ secrets.X. }}\n`],
    ['a job without steps', 'on: push\njobs:\n  a:\n    stps: []\n'],
    ['an unknown permission', `permissions: { content: read }\n${job}      - run: date\n`],
  ])('%s is found by both', async (_, text) => {
    expect(await parserProblems('x.yml', text)).not.toEqual([]);
    expect(await lintProblems('x.yml', text)).not.toEqual([]);
  });

  test('a mistake in an action is found', () => {
    const text = 'name: x\ndescription: y\nruns: { using: node24, man: index.js }\n';
    expect(actionProblems('action.yml', text)).not.toEqual([]);
  });
});

/** A whole workflow from a whole one, a job, steps or permissions; undefined when the block is something else. */
function completed(text: string): string | undefined {
  const indented = (by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
  const runner = 'runs-on: ubuntu-latest\n';
  if (/^jobs:/m.test(text)) return /^on:/m.test(text) ? text : `on: push\n${text}`;
  if (/^[\w-]+:\n(?! +needs:)(?: .*\n)*  runs-on:/.test(text))
    return `on: push\njobs:\n${indented(2)}`;
  if (/^steps:/m.test(text)) return `on: push\njobs:\n  shown:\n    ${runner}${indented(4)}`;
  if (/^- (?:uses|run|name|id|if):/.test(text)) {
    return `on: push\njobs:\n  shown:\n    ${runner}    steps:\n${indented(6)}`;
  }
  if (!/^(?:on|permissions):/.test(text)) return undefined;
  return `${/^on:/m.test(text) ? '' : 'on: push\n'}${text}\njobs:\n  shown:\n    ${runner}    steps:\n      - run: date\n`;
}
