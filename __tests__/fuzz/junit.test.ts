/** junit.xml: two readers that know nothing of each other read the same, and they read what was written. */
import { stripVTControlCharacters } from 'node:util';
import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from '@jest/globals';
import type { SuiteReport } from '../../src/report/report.js';
import { junitViolations, readWithFastXmlParser, readWithXmldom } from '../report/junit-readers.js';
import { fuzz } from './fuzz.js';
import { EACH_HOSTILE, HOSTILE_CASE, hostileReport } from './hostile-report.js';
import { renderJunit } from '../report/rendered.js';

test('what is written is read', () =>
  fuzz(
    'junit.xml',
    250,
    HOSTILE_CASE,
    (hostile) => {
      const report = hostileReport(hostile);
      const xml = renderJunit(report);
      const read = readWithXmldom(xml);
      expect(readWithFastXmlParser(xml)).toEqual(read);
      const names = report.suites.flatMap(namesOf);
      expect(read.cases.map(({ name }) => visible(name)).slice(0, names.length)).toEqual(names);
      expect(detailsIn(xml).map(visible)).toEqual(report.suites.flatMap(failuresOf));
    },
    EACH_HOSTILE,
  ));

test('it is valid', () =>
  fuzz('junit.xml against its schema', 15, HOSTILE_CASE, async (hostile) => {
    expect(await junitViolations(renderJunit(hostileReport(hostile)))).toEqual([]);
  }));

/** What a reader sees of a text: neither spaces and marks nor what cannot be shown. */
function visible(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]|\ufffd/gu, '');
}

function namesOf({ results, skippedTests, gates }: SuiteReport): readonly string[] {
  const tests = [...results, ...skippedTests].map((it) => `${it.testCaseName} [${it.modelId}]`);
  return [...tests, ...gates.gates.map(({ gateName }) => gateName)].map(visible);
}

/** Each failing test of the sample has one run with one assertion. */
function failuresOf({ results }: SuiteReport): readonly string[] {
  return results.flatMap(({ runs: [run], location }) =>
    (run?.assertions ?? [])
      .filter(({ passed }) => !passed)
      .map(({ failureCode = '', label, failureMessage = '' }) =>
        visible(
          `${failureCode}: ${label}: ${failureMessage} (1 of 1 answers)\nat ${location.file}:${location.line}`,
        ),
      ),
  );
}

/** Texts of all failures and errors of tests. */
function detailsIn(xml: string): readonly string[] {
  const document = new DOMParser({ onError: () => undefined }).parseFromString(xml, 'text/xml');
  return [...document.getElementsByTagName('testcase')]
    .flatMap((testcase) => [...testcase.childNodes])
    .map((outcome) => outcome.textContent ?? '')
    .filter((text) => /^(?:SCHEMA|KEYWORD|JUDGE|PROVIDER)_[A-Z_]+: /.test(text));
}
