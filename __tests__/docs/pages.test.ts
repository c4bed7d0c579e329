import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { absolute, anchors, codeBlocks, linkTargets, PAGES, readText } from './pages.js';

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
const isKindlmConfig = ajv.compile(JSON.parse(readText('src/config/kindlm.schema.json')));

describe.each(PAGES)('%s', (page) => {
  const markdown = readText(page);

  test('its links lead somewhere', () => {
    expect(linkTargets(markdown).filter((target) => !leadsSomewhere(page, target))).toEqual([]);
  });

  test('its configs are valid', () => {
    const mistakes = kindlmConfigs(markdown).flatMap((config) =>
      isKindlmConfig(config) ? [] : (isKindlmConfig.errors ?? []),
    );
    expect(mistakes).toEqual([]);
  });

  test('its JSON parses', () => {
    const blocks = codeBlocks(markdown).filter(({ language }) => language === 'json');
    expect(blocks.map(({ text }) => typeof JSON.parse(text))).toEqual(blocks.map(() => 'object'));
  });
});

test('there is a config to check', () => {
  expect(kindlmConfigs(readText('README.md'))).toHaveLength(1);
});

describe('the reader of pages', () => {
  test.each([
    ['# Use it\n', 'use-it'],
    ['## Gates and exit codes\n', 'gates-and-exit-codes'],
    ['### `pii`: personal data\n', 'pii-personal-data'],
    ['## ... a gate?\n', '-a-gate'],
  ])('%j has the anchor %j', (markdown, anchor) => {
    expect(anchors(markdown)).toEqual([anchor]);
  });

  test.each([
    ['README.md', 'docs/no-such-page.md'],
    ['README.md', '#no-such-heading'],
    ['docs/security.md', '../design/development.md#no-such-heading'],
    ['docs/security.md', 'design/development.md'],
  ])('%s: %s leads nowhere', (page, target) => {
    expect(leadsSomewhere(page, target)).toBe(false);
  });
});

/** Whole configs; fragments, which docs show often, do not start with the language's version. */
function kindlmConfigs(markdown: string): readonly unknown[] {
  return codeBlocks(markdown)
    .filter(({ language, text }) => language === 'yaml' && /^kindlm: /m.test(text))
    .map(({ text }) => parse(text) as unknown);
}

/** Whether a relative link's file and anchor exist. Links to other sites are not followed. */
function leadsSomewhere(page: string, target: string): boolean {
  if (/^[a-z]+:/.test(target)) return true;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(absolute(file))) return false;
  return anchor === undefined || anchors(readText(file)).includes(anchor);
}
