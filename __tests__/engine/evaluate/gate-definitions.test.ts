import { gateWords, evaluateSuiteGates } from '../../../src/engine/evaluate/verdict.js';
import { describe, expect, test } from '@jest/globals';
import { schema } from '../../../src/config/generated/kindlm-validator.cjs';
import { GATE_NAMES, GATES } from '../../../src/engine/evaluate/gate-definitions.js';
import { junitPieces, renderSummary, renderTerminal } from '../../../src/report/views.js';
import { gateCells } from '../../report/story/told.js';
import { fail, sampleReport } from '../../report/reports.js';
import type { ValueUnit } from '../../../src/basics/format.js';
import { NO_GATES } from '../samples.js';

const EVERY_GATE = {
  ...NO_GATES,
  passRateMin: 0.95,
  runPassRateMin: 0.9,
  reliabilityMin: { tries: 1, rate: 0.9 },
  judgeAvgMin: 0.7,
  judgeTrustMin: 0.8,
  driftScoreMax: 0.15,
  costMaxUsd: 0.0001,
  latencyMaxMs: 10,
  deterministicPassRate: 0.9,
  probabilisticPassRate: 0.9,
  notWorse: true,
  notWorseMargin: 8,
  regressionsMax: 0,
  newFailuresMax: 0,
  passRateDropMax: 5,
  judgeDropMax: 0.1,
  latencyIncreaseMax: 1.5,
  costIncreaseMax: 1.2,
};

test('every gate of the config’s schema is set in these tests', () => {
  const { definitions } = schema as {
    readonly definitions: { readonly gates: { readonly properties: object } };
  };
  expect(Object.keys(EVERY_GATE).toSorted()).toEqual(
    Object.keys(definitions.gates.properties)
      // Those of `mode: parts`.
      .filter((name) => !name.endsWith('PartsMax'))
      .toSorted(),
  );
  // The margin says how a gate is meant, and is none itself.
  const gates = Object.keys(EVERY_GATE).filter((name) => name !== 'notWorseMargin');
  expect([...GATE_NAMES].toSorted()).toEqual(gates.toSorted());
});

/** In the schema's description of a gate, which is in the docs, in editors and in error messages. */
const UNIT_WORDS: Readonly<Record<ValueUnit, RegExp>> = {
  share: /Unit: share, 0 to 1/,
  score: /Unit: (?:score|difference of scores), 0 to 1\./,
  count: /Unit: whole number\./,
  usd: /Unit: USD\./,
  ms: /Unit: milliseconds\./,
  points: /Unit: percentage points/,
  ratio: /Unit: ratio/,
  verdict: /^Whether /,
};

test.each(GATE_NAMES)('%s: the schema says its unit', (name) => {
  const { definitions } = schema as {
    readonly definitions: { readonly gates: { readonly properties: object } };
  };
  const described = JSON.stringify(
    Object.entries(definitions.gates.properties).find(([key]) => key === name)?.[1],
  );
  const texts = [...described.matchAll(/"description":"([^"]*)"/g)].map(([, text = '']) => text);
  expect(texts.some((text) => UNIT_WORDS[GATES[name].unit].test(text))).toBe(true);
});

describe('one title and one way to write numbers, wherever a gate is shown', () => {
  const report = sampleReport({
    suites: [
      {
        gates: EVERY_GATE,
        tests: [
          { name: 'a', runs: [[fail('SCHEMA_INVALID', 'Schema', 'no')]] },
          {
            name: 'b',
            runs: [[fail('JUDGE_BELOW_THRESHOLD', 'Judge', 'no', { assertionType: 'judge' })]],
          },
        ],
      },
    ],
  });
  const gates = report.suites[0]?.gates.gates ?? [];
  const junit = [...junitPieces(report)].join('');
  const summary = renderSummary(report, {}).replaceAll(/<\/?span>/gu, '');
  const terminal = renderTerminal(report, { color: false, verbose: true, files: [] });

  test.each(gates.map((gate) => [gate.gateName, gate] as const))('%s', (name, gate) => {
    const title = gateWords(gate).title;
    const threshold = gateCells(gate)[3] ?? '';
    const words = gateWords(gate).sentence;
    expect(words.startsWith(`${title}: `)).toBe(true);
    const limit =
      name === 'notWorse'
        ? 'wanted: anything but worse'
        : `${GATES[name].direction}: ${threshold.slice(2)}`;
    expect(words).toContain(`(${limit})`);
    expect(summary).toContain(`| ${title} |`);
    expect(terminal).toContain(` ${title} `);
    expect(summary).toContain(threshold);
    expect(terminal).toContain(threshold);
    if (!gate.passed || gate.noData !== undefined) expect(junit).toContain(words);
  });

  test('a percent sign has a space before it', () => {
    expect([junit, summary, terminal, report.verdict.reason].join('\n')).not.toMatch(/\d%/);
    expect(report.verdict.reason).toContain('pass rate 0 % is below 95 %');
  });
});

test('a gate without data keeps its title', () => {
  const { gates } = evaluateSuiteGates(EVERY_GATE, []).gates;
  for (const gate of gates)
    expect(gate.message.startsWith(`${gateWords(gate).title}: `)).toBe(true);
});
