/** Believable lines of a history. */
import type { HistoryLine } from '../../../src/report/views.js';

export interface LineSeed extends Partial<Omit<HistoryLine, 'models'>> {
  /** Of 30. */
  readonly passed?: number;
  readonly models?: HistoryLine['models'];
}

/** A push whose model passed 30 of 30; `commit` is filled up to a whole one. */
export function lineOf({ passed = 30, commit = 'c', ...rest }: LineSeed): HistoryLine {
  return {
    v: 1,
    time: '2026-11-20T09:30:42.300Z',
    commit: commit.padEnd(40, commit.at(-1) ?? '0'),
    suite: 'support',
    event: 'push',
    run: 100,
    attempt: 1,
    verdict: 'passed',
    models: [
      {
        id: 'gpt-4o',
        versions: ['gpt-4o-2024-08-06'],
        passed,
        runs: 30,
        answers: 12,
        judge: 0.9,
        latencyMs: 800,
        costUsd: 0.012,
      },
    ],
    ...rest,
  };
}
