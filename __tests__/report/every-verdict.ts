/** A report of every way that a run can end, with names as long as a test gives them. */
import type { Report } from '../../src/report/report.js';
import type { Verdict } from '../../src/engine/results.js';
import { comparedReport, worseReport } from './sample-comparison.js';
import {
  fail,
  pass,
  providerFailure,
  sampleReport,
  type SampleRun,
  type SampleSuite,
} from './sample-report.js';

const KEY = 'the key ORGANIZATION_WIDE_OPENAI_API_KEY (openai) is not set';

/** The outcome and a report that has it. `name`: of suites, tests and models. */
export function everyVerdict(
  name: string,
): readonly (readonly [ending: string, sign: '✅' | '❌' | '⚠️', report: Report])[] {
  const bad = [fail('SCHEMA_INVALID', name, name), fail('PII_DETECTED', name, name)];
  const suite = (runs: SampleSuite['tests'], rest: SampleSuite = {}): SampleSuite => ({
    name,
    tests: runs ?? [],
    ...rest,
  });
  const green = suite([{ name: 'a' }, { name: 'b' }]);
  const red = suite([{ name: 'a', runs: [bad] }, { name: 'b' }], {
    gates: { judgeAvgMin: 0.7, latencyMaxMs: 1, costMaxUsd: 0 },
  });
  const errored = suite([{ name: 'a', runs: [[providerFailure(name)]] }, { name: 'b' }]);
  const mistaken: Pick<SampleRun, 'problems'> = { problems: [{ message: name }] };
  const of = (suites: readonly SampleSuite[], rest: Omit<SampleRun, 'suites'> = {}): Report =>
    sampleReport({ suites, ...rest });
  const ended = (verdict: Verdict): Report => ({ ...of([]), verdict });
  const error = (exitCode: 2 | 3 | 4, reason: string): Report =>
    ended({ result: 'error', exitCode, reason });
  const passed = (reason: string): Report => ended({ result: 'passed', exitCode: 0, reason });
  const worse = worseReport();
  const interrupted = { ...of([errored], { interruption: { kind: 'auth', message: name } }) };
  return [
    ['passed', '✅', of([green])],
    ['passed, gates not exercised', '✅', of([suite([{ name: 'a', runs: [[pass('pii')]] }])])],
    ['failed', '❌', of([red])],
    ['failed, with fail-on: never', '❌', of([red], { run: { failOn: 'never' } })],
    ['worse', '❌', { ...worse, suites: worse.suites.map((it) => ({ ...it, name })) }],
    ['compared, and green', '✅', comparedReport(of([green]), { side: () => ({ kind: 'new' }) })],
    ['several suites passed', '✅', of([green, { ...green, name: `${name}2` }])],
    ['several suites, one failed', '❌', of([green, { ...red, name: `${name}2` }])],
    ['provider down', '❌', of([errored])],
    ['key refused', '❌', interrupted],
    ['cancelled', '❌', of([errored], { interruption: { kind: 'signal', signal: 'SIGTERM' } })],
    ['recording that cannot be written', '❌', of([green], mistaken)],
    ['stale recording', '❌', of([errored], { ...mistaken, run: { responses: 'replay' } })],
    ['invalid config', '❌', of([], mistaken)],
    ['key missing', '❌', error(3, `${KEY}. Pass it to the step with env`)],
    ['internal error', '❌', error(4, `internal error of the action: ${name}`)],
    ['any other reason', '❌', error(2, name)],
    ['nothing tested', '⚠️', passed(`NOTHING WAS TESTED: ${KEY} (on-missing-secrets: skip)`)],
    [
      'valid config',
      '✅',
      Object.assign(passed('the configuration is valid: 1 suite; no model was called (mode: x)'), {
        preview: { kind: 'valid' },
      }),
    ],
    ['part of a run', '✅', { ...of([green]), shard: part() }],
    ['part of a run, broken off', '❌', { ...error(3, `the deadline: ${name}`), shard: part() }],
  ];
}

function part(): NonNullable<Report['shard']> {
  return { index: 12, count: 250, plan: { sha256: 'ab'.repeat(32), recorded: 0, suites: [] } };
}
