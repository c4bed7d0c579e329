/** The hidden first line by which the action finds its own issue again, and what it must know of the runs before. */

/** What an earlier run found of one suite: see TrackedDrop. */
export interface MarkedDrop {
  /** 16 hexadecimal digits, made from the suite's name. */
  readonly suite: string;
  readonly before: number;
  readonly then: number;
}

export interface IssueMarker {
  /** Which step of which workflow writes: 16 hexadecimal digits. */
  readonly origin: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** `over`: what it was about has ended, and a new one gets a new issue. */
  readonly state: 'lasting' | 'over';
  readonly drops: readonly MarkedDrop[];
}

const MARKER =
  /^<!-- kindlm-action drift="([0-9a-f]{16})" run="(\d{1,16})" attempt="(\d{1,9})" state="(lasting|over)" suites="([0-9a-f:.,]{0,2000})" -->/;
const DROP = /^([0-9a-f]{16}):(0\.\d{4}|1\.0000):(0\.\d{4}|1\.0000)$/;
/** Further suites are not tracked: their drop has its issue while it is found. */
const MAX_DROPS = 50;

export function formatIssueMarker(marker: IssueMarker): string {
  const { origin, runId, runAttempt, state, drops } = marker;
  const suites = drops
    .slice(0, MAX_DROPS)
    .map(({ suite, before, then }) => `${suite}:${before.toFixed(4)}:${then.toFixed(4)}`);
  return `<!-- kindlm-action drift="${origin}" run="${runId}" attempt="${runAttempt}" state="${state}" suites="${suites.join(',')}" -->`;
}

/** The marker at the start of an issue; undefined where there is none. */
export function readIssueMarker(body: string): IssueMarker | undefined {
  const [, origin, run, attempt, state, suites = ''] = MARKER.exec(body) ?? [];
  if (origin === undefined) return undefined;
  const drops = suites.split(',').flatMap((text): MarkedDrop[] => {
    const [, suite, before, then] = DROP.exec(text) ?? [];
    return suite === undefined ? [] : [{ suite, before: Number(before), then: Number(then) }];
  });
  return {
    origin,
    runId: Number(run),
    runAttempt: Number(attempt),
    state: state === 'over' ? 'over' : 'lasting',
    drops,
  };
}
