import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { listFolder, readText } from './pages.js';

interface Job {
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: readonly string[];
  readonly if?: string;
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

describe.each(workflows)('$name', ({ text, workflow }) => {
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
