/** junit.xml as its readers see it, and what its cases say. */
import { describe, expect, test } from '@jest/globals';
import picomatch from 'picomatch';
import { junitDocument, type JunitSuite } from '../../src/report/junit.js';
import type { Report } from '../../src/report/report.js';
import { HOSTILE } from './hostile.js';
import { junitViolations, readWithFastXmlParser, readWithXmldom } from './junit-readers.js';
import {
  erroredReport,
  fail,
  failingReport,
  greenReport,
  OUTPUT_CANARY,
  pass,
  redReport,
  sampleReport,
} from './reports.js';
import { renderJunit } from './rendered.js';

const hostile = sampleReport({
  suites: [
    {
      name: HOSTILE.join(' '),
      models: ['m'],
      tests: HOSTILE.map((text) => ({
        name: text,
        tags: [text],
        runs: [[fail('SCHEMA_INVALID', text, text), pass()]],
      })),
      skipped: [
        { testCaseName: 'later', modelId: 'm', location: { file: 'k', line: 1, column: 1 } },
      ],
    },
  ],
});

const REPORTS: readonly (readonly [string, Report])[] = [
  ['green', greenReport()],
  ['red', redReport()],
  ['errored', erroredReport()],
  ['no suite', sampleReport({ suites: [], problems: [{ message: 'stale' }] })],
  ['hostile', hostile],
  ['300 failing', failingReport(300, `a < b & "c" ]]> \u0000\uFFFF ${'x'.repeat(5_000)}`)],
];

/** Attributes that both Jenkins' junit-10.xsd and Ant's JUnit.xsd allow, those they require first. */
const SUITE_ATTRIBUTES = [
  ...['name', 'package', 'id', 'timestamp', 'hostname', 'tests', 'failures', 'errors'],
  ...['skipped', 'time'],
];
/** The order of tags that Ant's wants. */
const SUITE_TAGS =
  /^properties(?:(?: property)* \/properties)?(?: testcase(?: skipped| failure \/failure| error \/error)?(?: \/testcase)?)* system-out(?: \/system-out)? system-err \/testsuite(?: \/testsuites)?$/u;

describe.each(REPORTS)('%s', (_name, report) => {
  const xml = renderJunit(report);

  test('is valid against the schema', async () => {
    expect(await junitViolations(xml)).toEqual([]);
  });

  test('two parsers read the same', () => {
    const read = readWithXmldom(xml);
    expect(read.cases.length).toBeGreaterThan(0);
    expect(readWithFastXmlParser(xml)).toEqual(read);
  });

  test('has what Ant’s schema wants of a suite, whose counts and times add up, and no output', () => {
    // No text has a `<`.
    const [, ...suites] = xml.split('<testsuite ');
    for (const [index, suite] of suites.entries()) {
      const entries = [...(suite.split('>')[0] ?? '').matchAll(/(\w+)="([^"]*)"/gu)].map(
        ([, name = '', value = '']) => [name, value] as const,
      );
      const tags = [...suite.matchAll(/<(\/?[\w-]+)/gu)].map(([, tag]) => tag);
      expect(tags.join(' ')).toMatch(SUITE_TAGS);
      expect(entries.map(([name]) => name)).toEqual(SUITE_ATTRIBUTES);
      const number = (tag: string): string => String(suite.split(`<${tag} `).length - 1);
      expect(Object.fromEntries(entries)).toMatchObject({
        id: String(index),
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u),
        time: expect.stringMatching(/^\d+\.\d{3}$/u),
        tests: number('testcase'),
        failures: number('failure'),
        errors: number('error'),
        skipped: number('skipped'),
      });
      const times = [...suite.matchAll(/<testcase [^>]* time="(\d+\.\d{3})"\/?>/gu)];
      expect(String(times.length)).toBe(number('testcase'));
      const seconds = times.reduce((sum, [, time]) => sum + Number(time), 0);
      expect(Number(Object.fromEntries(entries)['time'])).toBeCloseTo(seconds, 0);
    }
    expect(xml).not.toContain(OUTPUT_CANARY);
  });
});

test('each suite is written before the next is made', () => {
  const made: string[] = [];
  function* suites(): Generator<JunitSuite> {
    for (const name of ['one', 'two']) {
      made.push(name);
      yield { name, package: 'p', properties: [], cases: [] };
    }
  }
  const seen = [...piecesUntil(junitDocument(suites(), erroredReport()), 'name="one"')];
  expect(seen.at(-1)).toContain('name="one"');
  expect(made).toEqual(['one']);
});

function* piecesUntil(pieces: Iterable<string>, text: string): Generator<string> {
  for (const piece of pieces) {
    yield piece;
    if (piece.includes(text)) return;
  }
}

test('hidden and commanding characters are gone', () => {
  expect(renderJunit(hostile)).not.toMatch(/[\p{Cf}\u007F-\u009F]/u);
});

describe('the schema is no open door', () => {
  const xml = renderJunit(redReport());
  test.each([
    ['a missing count', xml.replace(/ failures="\d+"/u, '')],
    ['two outcomes in a case', xml.replace('<failure', '<skipped/><failure')],
    ['a failure without its type', xml.replace(/(<failure [^>]*?) type="[^"]*"/u, '$1')],
    ['properties in a case', xml.replace(/(<testcase [^>]*[^/])\/?>/u, '$1><properties/>')],
    ['a time that is no number', xml.replace(/ time="[^"]*"/u, ' time="1,5"')],
  ])('%s is refused', async (_what, broken) => {
    expect(broken).not.toBe(xml);
    expect(await junitViolations(broken)).not.toEqual([]);
  });
});

test.each(['index', 'src/main', 'v1.main', 'prompts\\main', '**', '..', '[a-z]*', 'main.'])(
  'a suite named %j is taken for no file by those who look for classes in the repository',
  (name) => {
    const report = sampleReport({
      suites: [{ name, tests: [{ name: 't', runs: [[fail('SCHEMA_INVALID', 'l', 'm')]] }] }],
    });
    const classes = readWithXmldom(renderJunit(report)).cases.map((it) => it.suite);
    expect(classes.length).toBeGreaterThan(1);
    for (const className of classes) {
      // As mikepenz/action-junit-report does it: any file `**/<stem>.*`, the stem being a glob.
      const stem = className.split('.').at(-1) ?? '';
      expect(stem).toMatch(/^KindLM: [^/\\]+$/);
      const isFile = picomatch(`**/${stem}.*`, { dot: true });
      for (const file of ['index.ts', 'src/index.ts', 'src/main.ts', 'prompts/main.md', 'a.md']) {
        expect(isFile(file)).toBe(false);
      }
    }
  },
);

describe('what the cases say', () => {
  const outcomes = (report: Report) =>
    new Map(readWithXmldom(renderJunit(report)).cases.map((it) => [it.name, it]));
  const red = outcomes(redReport());

  test.each([
    [
      'a failure has its code, and how many answers failed',
      red,
      'refund-double-charge [claude-sonnet]',
      {
        outcome: 'failure',
        type: 'SCHEMA_INVALID',
        message: '3 of 3 answers failed: Schema: refund.json: /amount: must be number',
      },
    ],
    [
      'gates are cases',
      red,
      'passRateMin',
      {
        suite: 'KindLM: support-agent gates',
        outcome: 'failure',
        type: 'passRateMin',
        message: 'Pass rate: 92.5 % (min: 95 %)',
      },
    ],
    ['a gate that was met', red, 'judgeAvgMin', { outcome: 'passed' }],
    ['a gate without data is skipped', red, 'driftScoreMax', { outcome: 'skipped' }],
    ['skipped is told from failed', red, 'legacy-flow [gpt-4o]', { outcome: 'skipped' }],
    [
      'errored is told from failed',
      outcomes(erroredReport()),
      'case-1 [gpt-4o]',
      { outcome: 'error', type: 'PROVIDER_TIMEOUT' },
    ],
    [
      'a run that came to no verdict is an error of its own',
      outcomes(sampleReport({ suites: [], problems: [{ message: 'stale' }] })),
      'run',
      { outcome: 'error', type: 'EXIT_2' },
    ],
    [
      'a name of which XML allows nothing has another one',
      outcomes(
        sampleReport({
          suites: [{ name: '\uFFFE', models: ['\uFFFF'], tests: [{ name: 'a', model: '\uFFFF' }] }],
        }),
      ),
      'a []',
      { suite: 'KindLM: suite' },
    ],
  ])('%s', (_, cases, name, expected) => {
    expect(cases.get(name)).toMatchObject(expected);
  });

  test('every check that failed, and model, runs, k of n and tags as a property of the suite', () => {
    const xml = renderJunit(redReport());
    expect(xml).toMatch(
      /\(1 of 3 answers\)\nJUDGE_BELOW_THRESHOLD: .*\(3 of 3 answers\)\nat kindlm\.yaml:278</u,
    );
    expect(readWithXmldom(xml).properties).toContain(
      'forgot-password [claude-sonnet]=model=claude-sonnet; runs=3; passed=2 of 3; calls=3; passRate=0.6667; tags=; location=kindlm.yaml:271',
    );
  });
});
