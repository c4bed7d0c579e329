import { expect, test } from '@jest/globals';
import { runHeadline } from '../../../src/report/words/headline.js';
import { sampleReport } from '../sample-report.js';

const VALID =
  'the configuration is valid: 12 suites, 345 tests; no model was called (mode: validate)';

test.each([
  [
    VALID,
    'the configuration is valid: 12 suites, 345 tests',
    'No model was called (mode: validate).',
  ],
  ['short (mode: plan)', 'short (mode: plan)', undefined],
])('%s: a title never ends within brackets', (reason, words, detail) => {
  const verdict = { result: 'passed', exitCode: 0, reason } as const;
  const title = runHeadline({ ...sampleReport({ suites: [] }), verdict });
  expect([title.words, title.detail]).toEqual([words, detail]);
});
