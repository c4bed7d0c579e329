/** The signs that every view shows. One sign means one thing, wherever it stands. */

/** What a sign says. `look`: worth a look, though nothing fails for it. `idle`: nothing there to pass or to fail. */
export type SignName = 'passed' | 'failed' | 'look' | 'idle';

export const SIGNS = {
  passed: '✅',
  failed: '❌',
  look: '⚠️',
  idle: '➖',
} as const satisfies Readonly<Record<SignName, string>>;

export type Sign = (typeof SIGNS)[SignName];

/** Of a result and of a run. An errored one did not fail: nothing is known of it. */
export const STATUS_SIGNS = {
  passed: SIGNS.passed,
  failed: SIGNS.failed,
  errored: SIGNS.look,
  'not-run': SIGNS.idle,
} as const;

/** Against the base branch: `unclear` is what cannot be told, or what there is nothing to tell of. */
export const COMPARISON_SIGNS = { worse: '🔴', notWorse: '🟢', unclear: '⚪' } as const;
