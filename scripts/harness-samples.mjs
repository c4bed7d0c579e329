// Makes __tests__/fixtures/results/ again with the real programs: `node scripts/harness-samples.mjs [NAME...]`. The packages
// are installed into a temporary folder, at the versions below; pytest (9.0.3) is the machine's.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const OUT = '__tests__/fixtures/results';

const JS = `
  it('names the 30 days', () => expect('within 30 days').toContain('30 days'));
  it('says "sorry" & <b>means</b> it', () => expect('No.').toContain('sorry'));
  it.skip('later', () => {});
  it.each(['a', 'b'])('case %s of 2026-01-02T03:04:05Z', (x) => expect(x).toBe('a'));
`;

const SAMPLES = {
  vitest: {
    packages: ['vitest@5.1.2'],
    files: {
      'package.json': '{ "type": "module", "private": true }',
      'evals/refunds.test.ts': `import { describe, expect, it } from 'vitest';\ndescribe('refunds', () => {${JS}});\n`,
      'evals/broken.test.ts': `import { it } from 'vitest';\nimport { nothing } from './not-there.js';\nit('never runs', () => nothing());\n`,
    },
    run: 'npx vitest run evals --reporter=junit --outputFile=out.xml',
    keep: { 'vitest.xml': 'out.xml' },
  },
  jest: {
    packages: ['jest@30.5.2', 'jest-junit@17.0.0'],
    files: {
      'package.json': '{ "private": true }',
      'evals/refunds.test.js': `describe('refunds', () => {${JS}});\n`,
    },
    run: 'JEST_JUNIT_OUTPUT_FILE=out.xml npx jest --reporters=jest-junit',
    keep: { 'jest.xml': 'out.xml' },
  },
  pytest: {
    packages: [],
    files: {
      'evals/test_refunds.py': `import pytest


class TestRefunds:
    def test_names_the_days(self):
        assert "30 days" in "within 30 days"

    def test_says_sorry(self):
        assert "sorry" in "No. <b>&"


@pytest.mark.skip(reason="later")
def test_later():
    pass


@pytest.mark.parametrize("name", ["a", "b"])
def test_case(name):
    assert name == "a"


@pytest.fixture
def model():
    raise TypeError("no model")


def test_fixture(model):
    pass
`,
      'broken/test_broken.py': 'import not_there\n',
    },
    run: 'pytest -q --junitxml=out.xml evals; pytest -q -o junit_family=xunit1 --junitxml=one.xml evals; pytest -q --junitxml=broken.xml broken',
    keep: {
      'pytest.xml': 'out.xml',
      'pytest-xunit1.xml': 'one.xml',
      'pytest-broken.xml': 'broken.xml',
    },
  },
};

const wanted = process.argv.slice(2);
for (const [name, { packages, files, run, keep }] of Object.entries(SAMPLES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const folder = mkdtempSync(join(tmpdir(), `kindlm-${name}-`));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const shell = (script) => spawnSync('sh', ['-c', script], { cwd: folder, stdio: 'inherit' });
  if (packages.length > 0) shell(`npm install --no-audit --no-fund --silent ${packages.join(' ')}`);
  shell(run);
  mkdirSync(OUT, { recursive: true });
  for (const [target, source] of Object.entries(keep)) {
    // As on a runner, and the same whoever made them.
    const text = readFileSync(join(folder, source), 'utf8')
      .replaceAll(folder, '/home/runner/work/shop/shop')
      .replaceAll(homedir(), '/home/runner')
      .replaceAll(/hostname="[^"]*"/g, 'hostname="runner"');
    writeFileSync(join(OUT, target), text.endsWith('\n') ? text : `${text}\n`);
  }
  rmSync(folder, { recursive: true, force: true });
}
