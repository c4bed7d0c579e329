/** One judge average: whatever was scored, lost or compared, it is the same number wherever it is said, or says what it counts. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  renderCommentVariants,
  renderSummary,
  failureMessage,
  renderTerminal,
} from '../../src/report/views.js';
import { ProviderError } from '../../src/providers/provider.js';
import type { Report } from '../../src/report/report.js';
import { type Answer, mainAfter, type Project, reportOf } from './world.js';
import { renderHtml, renderJunit } from './rendered.js';

/** Tests by their answers' scores in hundredths; `undefined`: the provider gives none. */
type Scores = readonly (readonly (number | undefined)[])[];

const SCORES: fc.Arbitrary<Scores> = fc.array(
  fc.array(fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined, freq: 8 }), {
    minLength: 3,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 5 },
);

const DOWN = new ProviderError('transient', 'openai: HTTP 503', { status: 503 });

function answersOf(scores: Scores): Record<string, readonly Answer[]> {
  return Object.fromEntries(
    scores.map((ofTest, index) => [
      `t${index}`,
      ofTest.map((score) => (score === undefined ? DOWN : `Answer ${score}.`)),
    ]),
  );
}

const JUDGED: Project = {
  configs: {
    'kindlm.yaml': {
      name: 'judged',
      gates: { judgeAvgMin: 0.8, passRateMin: 0 },
      questions: Array.from({ length: 5 }, (_, index) => ({
        name: `t${index}`,
        message: `Question ${index}?`,
        answer: 'Answer 93.',
        rest: { expect: { judge: [{ criteria: 'is polite', minScore: 0.5 }] } },
      })),
    },
  },
  files: { 'prompts/system.md': 'Be polite.\n' },
  scores: Object.fromEntries(
    Array.from({ length: 101 }, (_, score) => [`Answer ${score}.`, score / 100]),
  ),
};

function textsOf(report: Report): Readonly<Record<string, string>> {
  const page = renderHtml(report)
    .replace(/<(script|style)[^]*?<\/\1>/gu, '')
    .replace(/<\/(?:tr|p|li|h\d|summary|div)>/gu, '\n')
    .replace(/<[^>]+>/gu, ' ');
  return {
    comment: report.suites
      .map((suite) => [renderCommentVariants(report, suite, {})].flat()[0])
      .join('\n'),
    summary: renderSummary(report, {}),
    terminal: renderTerminal(report, { color: false, verbose: true, files: [] }),
    setFailed: failureMessage(report),
    junit: renderJunit(report),
    page,
  };
}

/** What is said of the judge average of the suite: not of the tests compared, and not a single answer's score. */
function averagesIn(text: string): readonly string[] {
  const rows = [...text.matchAll(/Judge average(?! of the)[^\d\n–]*(\d\.\d\d)/gu)];
  const phrases = [...text.matchAll(/judge (\d\.\d\d) \(needs/gu)];
  return [...rows, ...phrases].map(([, average = '']) => average);
}

test('every judge average is the gate’s', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(SCORES, fc.boolean(), async (scores, isCompared) => {
      const base = isCompared ? await mainAfter(JUDGED, [{}]) : undefined;
      const report = await reportOf({
        project: JUDGED,
        answers: answersOf(scores),
        ...(base === undefined ? {} : { base }),
      });
      const gate = report.suites[0]?.gates.gates.find(({ gateName }) => gateName === 'judgeAvgMin');
      const said = Object.values(textsOf(report)).flatMap(averagesIn);
      for (const average of said) seen.add(average);
      const expected =
        gate === undefined || gate.noData !== undefined ? [] : [gate.actual.toFixed(2)];
      expect([...new Set(said)]).toEqual(said.length === 0 ? [] : expected);
      if (gate?.passed === false && gate.noData === undefined) {
        expect(said.length).toBeGreaterThan(4);
      }
    }),
    { seed: 20_261_124, numRuns: 40 },
  );
  expect(seen.size).toBeGreaterThan(10);
});
