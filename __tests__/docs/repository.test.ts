import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { absolute, linkTargets, listFolder, PAGES, readText } from './pages.js';

interface Field {
  readonly type: string;
  readonly id?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly Field[];
}

test('the index of the documentation links every page', () => {
  const pages = listFolder('docs/').filter((name) => name.endsWith('.md') && name !== 'README.md');
  const linked = linkTargets(readText('docs/README.md')).filter((target) => !target.includes('/'));
  expect([...linked].sort()).toEqual(pages);
});

test.each(PAGES)('%s has no conflict markers of a merge', (page) => {
  expect(readText(page)).not.toMatch(/^(?:<{7} |={7}$|>{7} )/m);
});

test.each([['CONTRIBUTING.md'], ['SECURITY.md'], ['CHANGELOG.md'], ['docs/README.md']])(
  'the README links %s',
  (page) => {
    expect(linkTargets(readText('README.md'))).toContain(page);
  },
);

describe.each(listFolder('.github/ISSUE_TEMPLATE/').filter((name) => name !== 'config.yml'))(
  'the issue form %s',
  (name) => {
    const form = parse(readText(`.github/ISSUE_TEMPLATE/${name}`)) as Form;

    test('has what GitHub requires', () => {
      expect([form.name, form.description]).toEqual([expect.any(String), expect.any(String)]);
      const types = ['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'];
      expect(form.body.filter(({ type }) => !types.includes(type))).toEqual([]);
    });

    test('every field has an id of its own and a label', () => {
      const fields = form.body.filter(({ type }) => type !== 'markdown');
      expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
      expect(fields.filter(({ attributes }) => typeof attributes?.['label'] !== 'string')).toEqual(
        [],
      );
    });
  },
);

test('Dependabot keeps packages and actions, in groups', () => {
  const { updates } = parse(readText('.github/dependabot.yml')) as {
    updates: readonly { 'package-ecosystem': string; groups: object }[];
  };
  expect(
    updates.map((update) => [update['package-ecosystem'], Object.keys(update.groups)]),
  ).toEqual([
    ['npm', ['bundled', 'development']],
    ['github-actions', ['actions']],
  ]);
});

test('the changelog has its sections in order, newest first, each with a link', () => {
  const changelog = readText('CHANGELOG.md');
  const versions = [...changelog.matchAll(/^## \[([^\]]+)\](.*)$/gm)];
  expect(versions[0]?.[1]).toBe('Unreleased');
  const dates = versions.slice(1).map(([, , date = '']) => date.replace(' - ', ''));
  expect(dates).toEqual([...dates].sort().reverse());
  expect(versions.filter(([, version = '']) => !changelog.includes(`\n[${version}]: `))).toEqual(
    [],
  );
  const kinds = [...changelog.matchAll(/^### (.+)$/gm)].map(([, kind = '']) => kind);
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
});

test('the archive that every job downloads is below 3 MB', () => {
  const options = { cwd: absolute('.'), maxBuffer: 100_000_000 };
  const archive = execFileSync('git', ['archive', 'HEAD'], options);
  expect(gzipSync(archive).length).toBeLessThan(3_000_000);
});
