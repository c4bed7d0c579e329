/** Files of other harnesses, and what they come to: what the real programs wrote, and what nobody should write. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { StopSwitch } from '../../src/engine/execute.js';
import { collect, told, type Harness } from './harness.js';

const sample = (name: string) => readFileSync(`__tests__/fixtures/results/${name}`, 'utf8');
const suite = (inner: string, attributes = 'name="s"') =>
  `<?xml version="1.0"?><testsuites><testsuite ${attributes}>${inner}</testsuite></testsuites>`;
const CASE = '<testcase classname="a" name="b"/>';
const FAILING = '<testcase classname="a" name="c"><failure message="no">text</failure></testcase>';
const SOURCES = {
  'evals/refunds.test.ts': 'x',
  'evals/refunds.test.js': 'x',
  'evals/test_refunds.py': 'x',
  'internal/stub/stub_test.go': 'x',
};

const read = (text: string, rest: Harness = {}) =>
  collect({ ...rest, files: { 'out.xml': text, ...SOURCES, ...rest.files } });

/** As gotestsum and .NET's JUnit logger write them. */
const GO = suite(
  `<properties><property name="go.version" value="go1.24"/></properties>
   <testcase classname="github.com/acme/shop/internal/stub" name="TestRefund/a"><failure message="Failed" type="">--- FAIL: TestRefund/a (0.00s)&#xA;&#x9;stub_test.go:34: no&#xA;</failure></testcase>`,
  'name="github.com/acme/shop/internal/stub"',
);
const NET = suite(
  String.raw`<testcase classname="Shop.Refunds" name="Sorry(1,0)" file="C:\a\bin\Shop.dll"><failure type="failure" message="  Expected: 8&#xD;&#xA;">   at Shop.Refunds.Sorry() in /home/runner/Refunds.cs:line 40</failure></testcase>`,
  'name="Shop.dll"',
);

describe('what harnesses write', () => {
  test.each<[string, string, string, readonly string[]]>([
    [
      'vitest 5.1',
      sample('vitest.xml'),
      'vitest',
      [
        'evals > evals/broken.test.ts: failed 0/1',
        'evals > evals/refunds.test.ts > refunds > names the 30 days: passed 1/1',
        'evals > evals/refunds.test.ts > refunds > says "sorry" & <b>means</b> it: failed 0/1',
        'evals > evals/refunds.test.ts > refunds > case a of *: passed 1/1',
        'evals > evals/refunds.test.ts > refunds > case b of *: failed 0/1',
      ],
    ],
    [
      'jest 30 with jest-junit 17',
      sample('jest.xml'),
      'jest',
      [
        'evals > refunds names the 30 days: passed 1/1',
        'evals > refunds says "sorry" & <b>means</b> it: failed 0/1',
        'evals > refunds case a of *: passed 1/1',
        'evals > refunds case b of *: failed 0/1',
      ],
    ],
    [
      'pytest 9',
      sample('pytest.xml'),
      'pytest',
      [
        'evals > evals.test_refunds.TestRefunds > test_names_the_days: passed 1/1',
        'evals > evals.test_refunds.TestRefunds > test_says_sorry: failed 0/1',
        'evals > evals.test_refunds > test_case[a]: passed 1/1',
        'evals > evals.test_refunds > test_case[b]: failed 0/1',
        'evals > evals.test_refunds > test_fixture: failed 0/1',
      ],
    ],
    [
      'pytest 9, xunit1',
      sample('pytest-xunit1.xml'),
      'pytest',
      [
        'evals > evals/test_refunds.py > TestRefunds > test_names_the_days: passed 1/1',
        'evals > evals/test_refunds.py > TestRefunds > test_says_sorry: failed 0/1',
        'evals > evals/test_refunds.py > test_case[a]: passed 1/1',
        'evals > evals/test_refunds.py > test_case[b]: failed 0/1',
        'evals > evals/test_refunds.py > test_fixture: failed 0/1',
      ],
    ],
    [
      'pytest 9, a file that cannot be imported',
      sample('pytest-broken.xml'),
      'pytest',
      ['evals > pytest > broken.test_broken: failed 0/1'],
    ],
    [
      'gotestsum',
      GO,
      'go test',
      ['evals > github.com/acme/shop/internal/stub > TestRefund/a: failed 0/1'],
    ],
    ['.NET', NET, 'junit', ['evals > Shop.dll > Refunds > Sorry(1,0): failed 0/1']],
  ])('%s', async (_, text, harness, expected) => {
    const seen = await read(text);
    expect(seen.said).toBe('');
    expect(told(seen)).toEqual(expected);
    expect(seen.harnesses).toMatchObject([{ entry: 'evals', harness, ended: 'whole' }]);
    expect(seen.results.map(({ checkedBy }) => checkedBy)).toEqual(
      expected.map(() => ({ entry: 'evals', harness })),
    );
  });

  test.each([
    ['vitest.xml', 'evals/refunds.test.ts', 4],
    ['jest.xml', 'evals/refunds.test.js', 3],
    ['pytest.xml', 'evals/test_refunds.py', 9],
    ['pytest-xunit1.xml', 'evals/test_refunds.py', 9],
  ])('%s: a failure is told in its words, and where it stands', async (name, file, line) => {
    const { results } = await read(sample(name).replaceAll('/home/runner/work/shop/shop/', ''));
    const failing = results.find(({ testCaseName }) => /sorry/.test(testCaseName));
    expect(failing?.location).toEqual({ file, line, column: 1 });
    const [check] = failing?.runs[0]?.assertions ?? [];
    expect(check).toMatchObject({
      failureCode: 'EXTERNAL_CHECK_FAILED',
      assertionType: 'external',
    });
    expect(check?.failureMessage).toMatch(/sorry/);
  });

  /** As vitest 4 writes them with `--bail=1`, and where a worker was killed. */
  const vitest = (times: readonly string[], file = 'evals/a.test.ts', more = '') =>
    `<testsuites name="vitest tests"><testsuite name="${file}">${times
      .map((time, index) => `<testcase classname="${file}" name="t${index}" time="${time}">`)
      .map((testCase, index) => `${testCase}${index === 0 ? more : ''}</testcase>`)
      .join('')}</testsuite></testsuites>`;
  const FAULT = '<failure message="no">Error: no</failure>';

  test.each([
    [
      'ended before by --bail',
      vitest(['0.003580646', '0', '0.000148941'], undefined, FAULT),
      '001',
    ],
    ['of a worker that was killed', vitest(['0', '0']), '00'],
    ['of types, which are not run', vitest(['0', '0'], 'evals/a.test-d.ts'), '11'],
    ['of vitest 1, whose times are milliseconds', vitest(['0.003', '0']), '11'],
    ['of another harness', vitest(['0', '0']).replace('vitest tests', 'jest tests'), '11'],
  ])('what vitest names and did not run has not passed: %s', async (_, text, passes) => {
    const { results } = await read(text);
    const signs = results.map(({ status }) => (status === 'passed' ? '1' : '0'));
    expect(signs.join('')).toBe(passes);
    const codes = results.flatMap(({ failureCodes }) => failureCodes);
    const faults = text.includes('failure') ? 1 : 0;
    expect(codes.filter((code) => code === 'EXTERNAL_RESULT_MISSING')).toHaveLength(
      passes.split('0').length - 1 - faults,
    );
  });

  test('Go names its files within their package', async () => {
    const { results } = await read(GO);
    expect(results[0]?.location).toMatchObject({ file: 'internal/stub/stub_test.go', line: 34 });
  });

  test('a place outside of the checkout is none: the entry is', async () => {
    const frame = '../../../etc/passwd.txt:1 /etc/hosts.conf:3 node_modules/x/y.js:1';
    const { results } = await read(
      suite(`<testcase name="c" classname="a"><failure>${frame}</failure></testcase>`),
    );
    expect(results[0]?.location).toMatchObject({ file: 'kindlm.yaml', line: 1 });
  });
});

describe('which test it is', () => {
  const named = async (inner: string, attributes?: string) =>
    told(await read(suite(inner, attributes)));

  test('the same name twice are two answers', async () => {
    expect(
      await named(`${CASE}${CASE}<testcase classname="a" name="b"><failure/></testcase>`),
    ).toEqual(['evals > a > b: failed 2/3']);
  });

  test('a retry makes no failure undone', async () => {
    const flaky = '<testcase classname="a" name="b"><flakyFailure/><flakyError/></testcase>';
    const rerun = '<testcase classname="a" name="c"><rerunFailure/><failure/></testcase>';
    expect(await named(flaky + rerun)).toEqual([
      'evals > a > b: failed 1/3',
      'evals > a > c: failed 0/2',
    ]);
  });

  test.each([
    ['t 2026-01-02T03:04:05.678Z', 't *'],
    ['t at 12:34:56', 't at *'],
    ['t 1767323045678', 't *'],
    ['t 3f2504e0-4f89-41d3-9a0c-0305e82c3301', 't *'],
    ['<A at 0x7f4429efaa90>', '<A at *>'],
    ['opens 10:00, costs 1500000 on 2026-01-02', 'opens 10:00, costs 1500000 on 2026-01-02'],
    ['case[2024-01-01-v1]', 'case[2024-01-01-v1]'],
  ])('%s is %s', async (name, expected) => {
    const escaped = name.replaceAll('<', '&lt;');
    expect(await named(`<testcase classname="a" name="${escaped}"/>`)).toEqual([
      `evals > a > ${expected}: passed 1/1`,
    ]);
  });

  test('names that hold whole prompts stay apart', async () => {
    const long = 'x'.repeat(2_000);
    const lines = await named(
      `<testcase classname="a" name="${long}1"/><testcase classname="a" name="${long}2"/>`,
    );
    expect(new Set(lines).size).toBe(2);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(560);
  });

  test('suites in suites are part of it, and a suite that could not begin is a test', async () => {
    expect(
      await named(
        '<testsuite name="inner"><testcase name="b"/><testcase classname="k" name="b"/></testsuite><error message="no"/>',
      ),
    ).toEqual([
      'evals > s > inner > b: passed 1/1',
      'evals > inner > k > b: passed 1/1',
      'evals > s: failed 0/1',
    ]);
  });

  test('times, however odd, are no latency, and nothing has a cost or an answer', async () => {
    const { results } = await read(suite('<testcase classname="a" name="b" time="-1e99"/>'));
    expect(results[0]?.runs[0]).toMatchObject({
      latencyUnstated: true,
      costEstimateUsd: null,
      outputOmitted: true,
      callCount: 0,
    });
  });
});

const HOSTILE = '\u001B[31m**bold** <script>alert(1)</script> @team ::error:: `x`';

test('hostile names and reasons are texts like any other', async () => {
  const name = '&lt;img src=x&gt; **x**&#10;::error::&#x202E;';
  const { results, said } = await read(
    suite(
      `<testcase classname="a" name="${name}"><failure><![CDATA[${HOSTILE}]]></failure></testcase>`,
    ),
  );
  expect(said).toBe('');
  expect(results[0]?.testCaseName).toBe('evals > a > <img src=x> **x** ::error::\u202E');
  expect(results[0]?.runs[0]?.assertions[0]?.failureMessage).toBe(
    HOSTILE.replace('\u001B[31m', ''),
  );
});

describe('what is no result is an error, and never green', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(9)}"><!ENTITY b "&a;&a;">]>${suite('&b;')}`;
  test.each<[string, string, RegExp]>([
    ['empty', '', /is empty/],
    ['no test', suite(''), /There is no test in "out.xml"/],
    [
      'all skipped',
      suite('<testcase name="a"><skipped/></testcase>'),
      /Every test in "out.xml" is skipped/,
    ],
    ['cut off', suite(CASE + FAILING).slice(0, -30), /line 1, is not whole XML.*cut off/],
    ['two that wrote at once', suite(CASE) + suite(CASE), /is not whole XML/],
    [
      'a crossed pair of tags',
      suite('<testcase name="a"><failure></testcase></failure>'),
      /is not whole XML/,
    ],
    ['JSON', '{"results": []}', /is not XML/],
    ['HTML', '<html><body>no</body></html>', /is XML, and not JUnit: its first element is <html>/],
    ['entities of entities', bomb, /has a document type declaration/],
    ['an entity that nobody declared', suite('<testcase name="&bogus;"/>'), /is not whole XML/],
    [
      'suites without end',
      '<testsuite>'.repeat(300) + '</testsuite>'.repeat(300),
      /more than 100 deep/,
    ],
    [
      'UTF-16',
      Buffer.from(`\uFEFF${suite(CASE)}`, 'utf16le').toString('latin1'),
      /is not (?:XML|UTF-8)/,
    ],
  ])('%s', async (_, text, expected) => {
    const seen = await read(text);
    expect(seen.said).toMatch(expected);
    expect(seen.results).toEqual([]);
  });

  test('a byte order mark is none', async () => {
    expect(told(await read(`\uFEFF${suite(CASE)}`))).toEqual(['evals > a > b: passed 1/1']);
  });

  test('a file that is not there', async () => {
    expect((await collect({})).said).toMatch(/There is no file "out.xml".*earlier step/);
  });

  test('a file that git tracks is of another day', async () => {
    const seen = await read(suite(CASE), { git: true });
    expect(seen.said).toMatch(/"out.xml" is tracked by git/);
  });

  test('and is not removed', async () => {
    const seen = await read(suite(CASE), { git: true, entry: { run: 'touch out.xml' } });
    expect(seen.said).toMatch(/would be removed/);
  });

  test('a file above 32 MiB', async () => {
    const seen = await collect({
      entry: { run: 'head -c 67108864 /dev/zero > out.xml' },
    });
    expect(seen.said).toMatch(/too large|larger|33554432/);
  });

  test('a file outside of the checkout', async () => {
    const seen = await collect({ entry: { read: '../../out.xml' } });
    expect(seen.said).toMatch(/outside of the workspace/);
  });

  test('one behind a link that leaves the checkout is neither read nor removed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlm-elsewhere-'));
    const file = join(folder, 'out.xml');
    writeFileSync(file, suite(CASE));
    const run = `ln -sfn ${folder} out`;
    const seen = await collect({ entry: { run, read: 'out/out.xml', repeat: 2 } });
    expect([seen.said, seen.results]).toEqual([
      expect.stringMatching(/"out\/out.xml" is outside of the workspace/),
      [],
    ]);
    expect(readFileSync(file, 'utf8')).toBe(suite(CASE));
    rmSync(folder, { recursive: true });
  });
});

describe('a harness that is started', () => {
  const write = (text: string, then = '') => `cat > out.xml <<'EOF'\n${text}\nEOF\n${then}`;
  const start = (run: string, entry: Readonly<Record<string, unknown>> = {}, rest: Harness = {}) =>
    collect({ ...rest, entry: { run, ...entry } });

  test('writes its file each time, and each run is an answer', async () => {
    const seen = await start(
      `printf x >> n; if [ "$(wc -c < n)" = 2 ]; then ${write(suite(CASE + FAILING), 'exit 1')}\nelse ${write(suite(CASE + CASE))}\nfi`,
      { repeat: 3 },
    );
    expect(seen.said).toBe('');
    expect(told(seen)).toEqual(['evals > a > b: passed 5/5', 'evals > a > c: failed 0/3']);
    const codes = seen.results[1]?.runs.map(({ assertions }) => assertions[0]?.failureCode);
    expect(codes).toEqual([
      'EXTERNAL_CHECK_FAILED',
      'EXTERNAL_RESULT_MISSING',
      'EXTERNAL_RESULT_MISSING',
    ]);
    expect(seen.harnesses).toMatchObject([{ ended: 'failed', repeat: 3 }]);
  });

  test('passes with as many answers as `minPasses` wants', async () => {
    const run = `printf x >> n; if [ "$(wc -c < n)" = 1 ]; then ${write(suite(FAILING), 'exit 1')}\nelse ${write(suite('<testcase classname="a" name="c"/>'))}\nfi`;
    const seen = await start(run, { repeat: 3, minPasses: '60%' });
    expect(told(seen)).toEqual(['evals > a > c: passed 2/3']);
  });

  test('yesterday’s file is not taken for today’s', async () => {
    const seen = await read(suite(CASE), { entry: { run: 'echo done' } });
    expect(seen.said).toMatch(/ended well and has not written "out.xml"/);
  });

  test.each<[string, string, RegExp]>([
    [
      'that fails, and names no test',
      write(suite(CASE), 'echo oops >&2; exit 3'),
      /exit code 3 \(oops\), and its file names no test that failed/,
    ],
    ['that writes nothing', 'exit 2', /exit code 2 and has not written/],
    ['that is not installed', 'no-such-harness run', /program "no-such-harness" is not installed/],
    [
      'that was killed while it wrote',
      write(suite(CASE).slice(0, -20), 'kill -9 $$'),
      /not whole XML.*was killed/,
    ],
  ])('one %s', async (_, run, expected) => {
    const seen = await start(run);
    expect(seen.said).toMatch(expected);
    expect(seen.results).toEqual([]);
  });

  test('a file that died is a test, at its place', async () => {
    const dies = 'process.kill(process.pid, "SIGKILL");';
    const run =
      'node --test --test-reporter=junit --test-reporter-destination=out.xml evals/a.test.mjs';
    const seen = await start(run, {}, { files: { 'evals/a.test.mjs': dies } });
    expect(seen.results.map(({ status, location }) => [status, location.file])).toEqual([
      ['failed', 'evals/a.test.mjs'],
    ]);
  });

  test('whose worker died names what it did not run', async () => {
    const cases = ['a', 'b'].map((name) => `<testcase name="${name}" time="0"/>`).join('');
    const text = `<testsuites name="vitest tests"><testsuite name="s">${cases}</testsuite></testsuites>`;
    const { said, results } = await start(
      'cat made.xml > out.xml; exit 1',
      {},
      { files: { 'made.xml': text } },
    );
    expect(results).toEqual([]);
    expect(said).toContain(
      'names no test that failed, and 2 tests that did not run. Something outside',
    );
  });

  test('past its time, what it wrote counts, and the rest is missing', async () => {
    const seen = await start(write(suite(CASE), 'sleep 30'), { timeoutMs: 300 });
    expect(seen.said).toBe('');
    expect(told(seen)).toEqual(['evals > a > b: passed 1/1']);
    expect(seen.harnesses).toMatchObject([{ ended: 'timeout' }]);
  });

  test('the end of the run is its end', async () => {
    const stop = new StopSwitch();
    setTimeout(() => stop.stop({ kind: 'deadline', maxMinutes: 1 }), 200);
    const seen = await start(write(suite(CASE), 'sleep 30'), {}, { stop });
    expect(seen.harnesses).toMatchObject([{ ended: 'stopped' }]);
    expect(seen.results).toEqual([]);
  });

  test('gets the step’s variables, and none of the job’s tokens', async () => {
    const seen = await start(
      `${write(suite('<testcase classname="@K@" name="@T@"/>'))}sed -i "s/@K@/$MY_KEY/; s/@T@/t$GITHUB_TOKEN/" out.xml`,
      { keys: ['MY_KEY'] },
      { environment: { MY_KEY: 'given', GITHUB_TOKEN: 'ghs_secret' } },
    );
    expect(told(seen)).toEqual(['evals > given > t: passed 1/1']);
  });

  test('paths of this machine’s checkout are in no name and in no reason', async () => {
    const seen = await start(
      `${write(suite('<testcase classname="k" name="in @D@/evals/a" file="@D@/evals/a.test.ts"><failure>at file://@D@/evals/a.test.ts:2:1 and /x@D@/b</failure></testcase>'))}sed -i "s:@D@:$PWD:g" out.xml; exit 1`,
    );
    expect(told(seen)).toEqual(['evals > evals/a.test.ts > k > in evals/a: failed 0/1']);
    const [check] = seen.results[0]?.runs[0]?.assertions ?? [];
    expect(check?.failureMessage).toMatch(/^at file:\/\/evals\/a\.test\.ts:2:1 and \/x\/\S+\/b$/);
  });

  test('Node’s own test runner', async () => {
    const seen = await start(
      'node --test --test-reporter=junit --test-reporter-destination=out.xml evals/a.test.mjs',
      {},
      {
        files: {
          'evals/a.test.mjs': `import { test, describe, it } from 'node:test';
test('top', () => {});
test('to do', { todo: true }, () => { throw new Error('not yet'); });
describe('refunds', () => {
  it('says no', () => { throw new Error('no sorry'); });
  describe('inner', () => { it('says no', () => {}); });
});`,
        },
      },
    );
    expect(seen.said).toBe('');
    expect(told(seen).map((line) => line.replace(/^evals > (?:evals\/\S+ > )?/, ''))).toEqual([
      'top: passed 1/1',
      'refunds > says no: failed 0/1',
      'refunds > inner > says no: passed 1/1',
    ]);
    const failing = seen.results.find(({ status }) => status === 'failed');
    expect(failing?.location).toMatchObject({ file: 'evals/a.test.mjs', line: 5 });
    expect(seen.skipped).toEqual([expect.stringMatching(/to do$/)]);
    expect(seen.harnesses).toMatchObject([{ harness: 'node --test', ended: 'failed' }]);
  });
});

describe('filters choose among what was read', () => {
  const three = suite(
    ['a', 'b', 'c'].map((name) => `<testcase classname="k" name="${name}"/>`).join(''),
  );
  test.each([
    [{ tags: [], tests: ['*> a'], models: [] }, ['a']],
    [{ tags: [], tests: ['!*> a'], models: [] }, ['b', 'c']],
    [{ tags: [], tests: [], models: ['unnamed-model'] }, ['a', 'b', 'c']],
    [{ tags: [], tests: [], models: ['gpt-4o'] }, []],
    [{ tags: ['nightly'], tests: [], models: [] }, ['a', 'b', 'c']],
  ])('%j', async (filter, expected) => {
    const seen = await read(three, { filter, entry: { tags: ['nightly'] } });
    expect(told(seen)).toEqual(expected.map((name) => `evals > k > ${name}: passed 1/1`));
  });

  const names = Array.from({ length: 20 }, (_, at) => `t${at}`);
  const file = (of: readonly string[], then = '') =>
    `cat > out.xml <<'EOF'\n${suite(of.map((name) => `<testcase classname="k" name="${name}">${name === 't0' ? '<failure/>' : ''}</testcase>`).join(''))}\nEOF\n${then}`;
  const sampled = (sample: NonNullable<Harness['filter']>['sample']): Harness['filter'] => ({
    tags: [],
    tests: [],
    models: [],
    sample,
  });

  test.each([
    ['count', sampled({ kind: 'count', count: 5 }), 5],
    ['share', sampled({ kind: 'share', percent: 25 }), 5],
    ['names', { tags: [], tests: ['*> t1*'], models: [] }, 11],
    ['models', { tags: [], tests: [], models: ['gpt-4o'] }, 0],
    ['nothing', undefined, 20],
  ] as const)(
    'a harness that died lacks those that the whole would have had: %s',
    async (_, filter, wanted) => {
      const died = file(names.slice(0, 7), 'exit 1');
      for (const isBaseChosen of [false, true]) {
        const setup = { ...(filter !== undefined && { filter }) };
        const base = await collect({
          entry: { run: file(names, 'exit 1') },
          ...(isBaseChosen ? setup : {}),
        });
        const whole = await collect({ entry: { run: file(names, 'exit 1') }, ...setup });
        const before = {
          results: base.results,
          harnesses: base.harnesses.map((it) => ({ ...it, sampled: base.sampled })),
        };
        const seen = await collect({ entry: { run: died }, ...setup, before });
        expect(seen.results.map(({ testCaseName }) => testCaseName).sort()).toEqual(
          whole.results.map(({ testCaseName }) => testCaseName).sort(),
        );
        expect(seen.results).toHaveLength(wanted);
        expect(seen.sampled).toEqual(whole.sampled);
      }
    },
  );

  test('what is skipped now is not missing, and what is not chosen is not skipped', async () => {
    const before = await collect({ entry: { run: file(names) } });
    const skipping = `${file(names.slice(0, 19)).replace('name="t3">', 'name="t3"><skipped/>')}exit 1`;
    const filter = { tags: [], tests: ['!*> t4'], models: [] };
    const seen = await collect({ entry: { run: skipping }, filter, before });
    expect(seen.skipped).toEqual(['evals > k > t3']);
    expect(told(seen).filter((line) => /t3|t4|t19/.test(line))).toEqual([
      'evals > k > t19: failed 0/1',
    ]);
    const other = await collect({
      entry: { run: skipping },
      filter: { ...filter, tests: ['*> t5'] },
      before,
    });
    expect([other.skipped, told(other)]).toEqual([[], ['evals > k > t5: passed 1/1']]);
  });

  test('a sample is stable', async () => {
    const filter = {
      tags: [],
      tests: [],
      models: [],
      sample: { kind: 'count', count: 2 },
    } as const;
    const [one, other] = [await read(three, { filter }), await read(three, { filter })];
    expect(told(one)).toHaveLength(2);
    expect(told(one)).toEqual(told(other));
  });
});

test('20,000 tests', async () => {
  const cases = Array.from(
    { length: 20_000 },
    (_, at) => `<testcase classname="k" name="t ${at}"/>`,
  );
  const { results } = await read(suite(cases.join('\n')));
  expect(results).toHaveLength(20_000);
});
