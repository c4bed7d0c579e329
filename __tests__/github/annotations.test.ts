import * as core from '@actions/core';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { emitAnnotations } from '../../src/github/annotations.js';
import { createActionsLog } from '../../src/github/log.js';
import { captureStdout, type CapturedStdout } from '../servers/captured-stdout.js';

let stdout: CapturedStdout;
beforeEach(() => {
  stdout = captureStdout();
});
afterEach(() => stdout.restore());

const place = { file: 'a/kindlm.yaml', line: 3, column: 5 };

test('each annotation keeps its level, place and title, and at most nine are shown', () => {
  const log = createActionsLog(core);
  const annotations = [
    {
      level: 'error' as const,
      ...place,
      title: 'refund: PII_DETECTED',
      message: 'an e-mail\nleaked',
    },
    { level: 'warning' as const, ...place, title: 'slow', message: '100%' },
  ];
  expect(emitAnnotations(annotations, log)).toBe(2);
  expect(stdout.text()).toBe(
    '::error title=refund%3A PII_DETECTED,file=a/kindlm.yaml,line=3,col=5::an e-mail%0Aleaked\n' +
      '::warning title=slow,file=a/kindlm.yaml,line=3,col=5::100%25\n',
  );
  const many = Array.from({ length: 10 }, () => annotations).flat();
  expect(emitAnnotations(many, log)).toBe(9);
});
