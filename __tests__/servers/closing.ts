/** Closes what tests open: what a test opened when it ends, what a file opened outside of its tests when that ends. */
import { afterAll, afterEach, beforeEach } from '@jest/globals';

type Close = () => Promise<unknown>;

const ofFile: Close[] = [];
let ofTest: Close[] | undefined;

beforeEach(() => {
  ofTest = [];
});
afterEach(async () => {
  const opened = ofTest ?? [];
  ofTest = undefined;
  await closeAll(opened);
});
afterAll(() => closeAll(ofFile));

/**
 * From now on nobody has to close it; whoever does it earlier may.
 * @param opened its `violations`, where it keeps any, are what no real one would have taken: they fail the test
 */
export function closedAfterwards<
  T extends { readonly close: Close; readonly violations?: readonly string[] },
>(opened: T): T {
  let closed: Promise<unknown> | undefined;
  const { close, violations = [] } = opened;
  const closeOnce = () =>
    (closed ??= close().then(() => {
      if (violations.length > 0) throw new Error(violations.join('\n'));
    }));
  (ofTest ?? ofFile).push(closeOnce);
  return Object.assign(opened, { close: closeOnce });
}

/** The last first. All are closed, then the first mistake is thrown. */
async function closeAll(opened: readonly Close[]): Promise<void> {
  const mistakes: unknown[] = [];
  for (const close of opened.toReversed()) {
    await close().catch((mistake: unknown) => mistakes.push(mistake));
  }
  if (mistakes.length > 0) throw mistakes[0];
}
