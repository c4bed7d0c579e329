import { describe, expect, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import type { Report } from '../../src/report/report.js';
import {
  erroredReport,
  failingReport,
  greenReport,
  OUTPUT_CANARY,
  redReport,
  sampleReport,
} from './reports.js';
import { junitViolations, readWithXmldom } from './junit-readers.js';
import { renderJunit } from './rendered.js';

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 50_000_000 },
  htmlEntities: true,
});

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parser's ordered output as elements. */
function toElements(nodes: unknown): readonly Element[] {
  if (!Array.isArray(nodes)) throw new TypeError('not a list of nodes');
  return nodes.filter(isObject).flatMap((node) => {
    const [tag] = Object.keys(node).filter((key) => key !== ':@');
    if (tag === undefined || tag === '#text' || tag === '?xml') return [];
    const attributes = isObject(node[':@']) ? node[':@'] : {};
    const inner = node[tag];
    const texts = Array.isArray(inner) ? inner.filter(isObject).map((it) => it['#text']) : [];
    return [
      {
        tag,
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [key, String(value)]),
        ),
        children: toElements(inner),
        text: texts.filter((text) => typeof text === 'string').join(''),
      },
    ];
  });
}

const TOKEN =
  /<\?xml [^?]*\?>|<(?<open>\w[\w-]*)(?: \w+="(?:[^"<&]|&(?:\w+|#\d+);)*")*(?<empty>\/?)>|<\/(?<close>\w[\w-]*)>|(?:[^<&]|&(?:amp|lt|gt|quot|apos|#\d+);)+/uy;

/** Tags left open at the end; throws where the text is not well-formed, which the parser would forgive. */
function unclosedTags(xml: string): readonly string[] {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(xml);
    if (match === null) throw new Error(`not well-formed at: ${xml.slice(at, at + 80)}`);
    const { open: opened, close, empty } = match.groups ?? {};
    if (opened !== undefined && empty === '') open.push(opened);
    if (close !== undefined && open.pop() !== close) throw new Error(`stray </${close}>`);
  }
  return open;
}

function parse(report: Report): readonly Element[] {
  const xml = renderJunit(report);
  expect(unclosedTags(xml)).toEqual([]);
  const [root] = toElements(parser.parse(xml));
  expect(root?.tag).toBe('testsuites');
  return root?.children ?? [];
}

function casesOf(suite: Element | undefined): readonly Element[] {
  return suite?.children.filter((child) => child.tag === 'testcase') ?? [];
}

const REPORTS: readonly (readonly [string, Report])[] = [
  ['green', greenReport()],
  ['red', redReport()],
  ['errored', erroredReport()],
  ['300 failing', failingReport(300, `a < b & "c" ]]> \u0000\uFFFF ${'x'.repeat(5_000)}`)],
  ['problem', sampleReport({ suites: [], problems: [{ message: 'kindlm.yaml is stale' }] })],
];

/** Attributes that both Jenkins' junit-10.xsd and Ant's JUnit.xsd allow, those they require first. */
const SUITE_ATTRIBUTES = [
  ...['name', 'package', 'id', 'timestamp', 'hostname', 'tests', 'failures', 'errors'],
  ...['skipped', 'time'],
];

describe.each(REPORTS)('%s is valid against the common schemas', (_name, report) => {
  const suites = parse(report);

  test('suites have the attributes and the order of children that the schemas want', () => {
    for (const [index, suite] of suites.entries()) {
      expect(suite.tag).toBe('testsuite');
      expect(Object.keys(suite.attributes)).toEqual(SUITE_ATTRIBUTES);
      expect(suite.attributes['id']).toBe(String(index));
      expect(suite.attributes['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u);
      expect(suite.attributes['time']).toMatch(/^\d+\.\d{3}$/u);
      const tags = suite.children.map((child) => child.tag);
      expect(tags.join(' ')).toMatch(/^properties( testcase)* system-out system-err$/u);
    }
  });

  test('cases have three attributes and at most one outcome', () => {
    for (const testcase of suites.flatMap(casesOf)) {
      expect(Object.keys(testcase.attributes)).toEqual(['name', 'classname', 'time']);
      expect(testcase.attributes['time']).toMatch(/^\d+\.\d{3}$/u);
      expect(testcase.children.length).toBeLessThan(2);
      for (const outcome of testcase.children) {
        expect(['skipped', 'failure', 'error']).toContain(outcome.tag);
        const allowed = outcome.tag === 'skipped' ? ['message'] : ['message', 'type'];
        expect(Object.keys(outcome.attributes)).toEqual(allowed);
      }
    }
  });

  test('counts and times add up', () => {
    for (const suite of suites) {
      const cases = casesOf(suite);
      const outcomes = cases.flatMap((testcase) => testcase.children.map((child) => child.tag));
      const number = (tag: string): string =>
        String(outcomes.filter((outcome) => outcome === tag).length);
      const seconds = cases.reduce((sum, it) => sum + Number(it.attributes['time']), 0);
      expect(suite.attributes).toMatchObject({
        tests: String(cases.length),
        failures: number('failure'),
        errors: number('error'),
        skipped: number('skipped'),
      });
      expect(Number(suite.attributes['time'])).toBeCloseTo(seconds, 0);
    }
  });
});

describe('what the cases say', () => {
  const [tests, gates] = parse(redReport());
  const outcome = (suite: Element | undefined, name: string): Element | undefined =>
    casesOf(suite).find((testcase) => testcase.attributes['name'] === name)?.children[0];

  test('a failure has its code, and every check that failed', () => {
    expect(outcome(tests, 'refund-double-charge [claude-sonnet]')).toMatchObject({
      tag: 'failure',
      attributes: {
        type: 'SCHEMA_INVALID',
        message: '3 of 3 answers failed: Schema: refund.json: /amount: must be number',
      },
      text: expect.stringMatching(
        /\(1 of 3 answers\)\nJUDGE_BELOW_THRESHOLD: .*\(3 of 3 answers\)\nat kindlm\.yaml:278$/u,
      ),
    });
  });

  test('model, runs, k of n and tags are a property of the suite, named as the case', () => {
    const properties = tests?.children[0]?.children ?? [];
    expect(
      properties.find((it) => it.attributes['name'] === 'forgot-password [claude-sonnet]')
        ?.attributes['value'],
    ).toBe(
      'model=claude-sonnet; runs=3; passed=2 of 3; calls=3; passRate=0.6667; tags=; location=kindlm.yaml:271',
    );
  });

  test('gates are cases, and one that had no data is skipped', () => {
    expect(gates?.attributes['name']).toBe('support-agent gates');
    expect(outcome(gates, 'passRateMin')).toMatchObject({
      tag: 'failure',
      attributes: { type: 'passRateMin', message: 'Pass rate: 92.5 % (min: 95 %)' },
    });
    expect(outcome(gates, 'judgeAvgMin')).toBeUndefined();
    expect(outcome(gates, 'driftScoreMax')?.tag).toBe('skipped');
  });

  test('skipped and errored are told from failed', () => {
    expect(outcome(tests, 'legacy-flow [gpt-4o]')?.tag).toBe('skipped');
    const [errored] = parse(erroredReport());
    expect(outcome(errored, 'case-1 [gpt-4o]')).toMatchObject({
      tag: 'error',
      attributes: { type: 'PROVIDER_TIMEOUT' },
    });
  });

  test('a run that came to no verdict is an error of its own', () => {
    const report = sampleReport({ suites: [], problems: [{ message: 'recording is stale' }] });
    const [run] = parse(report);
    expect(outcome(run, 'run')).toMatchObject({ tag: 'error', attributes: { type: 'EXIT_2' } });
  });

  test('no output of a model is in it', () => {
    for (const [, report] of REPORTS) expect(renderJunit(report)).not.toContain(OUTPUT_CANARY);
  });
});

test('a name of which XML allows nothing has another one', async () => {
  const tests = [{ name: 'a', model: '\uFFFF' }];
  const xml = renderJunit(
    sampleReport({ suites: [{ name: '\uFFFE', models: ['\uFFFF'], tests }] }),
  );
  expect(await junitViolations(xml)).toEqual([]);
  expect(readWithXmldom(xml).cases[0]).toMatchObject({ suite: 'KindLM: suite', name: 'a []' });
});
