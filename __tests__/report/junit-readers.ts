/** Readers of junit.xml: libxml2 against the schema, and two parsers that know nothing of each other. */
import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import { XMLParser } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';

const schema = readFileSync(new URL('../fixtures/junit-xsd/junit.xsd', import.meta.url), 'utf8');

/** What libxml2 says against the text; empty when it is well-formed and valid. */
export async function junitViolations(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'junit.xml', contents: xml },
    schema,
    maxMemoryPages: 8_192,
  });
  return errors.map(({ message }) => message);
}

/** One test case as a reader sees it. */
export interface ReadCase {
  readonly suite: string;
  readonly name: string;
  readonly outcome: 'passed' | 'skipped' | 'failure' | 'error';
  readonly type?: string;
  readonly message?: string;
}

export interface ReadJunit {
  readonly cases: readonly ReadCase[];
  /** `name=value` of all suites, in order. */
  readonly properties: readonly string[];
}

const OUTCOMES = ['skipped', 'failure', 'error'] as const;

/** Read by @xmldom/xmldom, which throws for what is not well-formed. */
export function readWithXmldom(xml: string): ReadJunit {
  const document = new DOMParser({
    onError: (level, message) => {
      // A replacement character is all that it warns of.
      if (level !== 'warning') throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(xml, 'text/xml');
  const cases = [...document.getElementsByTagName('testcase')].map((testcase): ReadCase => {
    const [found] = OUTCOMES.flatMap((kind) =>
      [...testcase.getElementsByTagName(kind)].map((element) => ({ kind, element })),
    );
    const type = found?.element.getAttribute('type');
    const message = found?.element.getAttribute('message');
    return {
      suite: testcase.getAttribute('classname') ?? '',
      name: testcase.getAttribute('name') ?? '',
      outcome: found?.kind ?? 'passed',
      ...(type === undefined || type === null || type === '' ? {} : { type }),
      ...(message === undefined || message === null ? {} : { message }),
    };
  });
  const properties = [...document.getElementsByTagName('property')].map(
    (it) => `${it.getAttribute('name') ?? ''}=${it.getAttribute('value') ?? ''}`,
  );
  return { cases, properties };
}

/** Read by fast-xml-parser. */
export function readWithFastXmlParser(xml: string): ReadJunit {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    trimValues: false,
    htmlEntities: true,
    processEntities: {
      enabled: true,
      maxTotalExpansions: 1_000_000,
      maxExpandedLength: 50_000_000,
    },
    isArray: (name) => ['testsuite', 'testcase', 'property'].includes(name),
  });
  const suites = listIn(valueIn(parser.parse(xml), 'testsuites'), 'testsuite');
  return {
    cases: suites.flatMap((suite) => listIn(suite, 'testcase').map(readCase)),
    properties: suites
      .flatMap((suite) => listIn(valueIn(suite, 'properties'), 'property'))
      .map((it) => `${String(valueIn(it, 'name'))}=${String(valueIn(it, 'value'))}`),
  };
}

function readCase(testcase: unknown): ReadCase {
  const outcome = OUTCOMES.find((kind) => valueIn(testcase, kind) !== undefined);
  const found = outcome === undefined ? undefined : valueIn(testcase, outcome);
  const type = valueIn(found, 'type');
  const message = valueIn(found, 'message');
  return {
    suite: String(valueIn(testcase, 'classname')),
    name: String(valueIn(testcase, 'name')),
    outcome: outcome ?? 'passed',
    ...(typeof type === 'string' ? { type } : {}),
    ...(typeof message === 'string' ? { message } : {}),
  };
}

function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = valueIn(value, key);
  return Array.isArray(list) ? list : [];
}
