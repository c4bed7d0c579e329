/** A bound on something optional that may hang. */

export type Limited<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'timed-out' };

/**
 * Runs `work` for at most `limitMs` milliseconds. The signal that `work` gets is aborted then; what work that
 * ignores it resolves to is dropped. Rejects as `work` does.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Limited<Result>> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Limited<Result>>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'timed-out' });
      controller.abort();
    }, limitMs);
  });
  const done = work(controller.signal).then((result): Limited<Result> => ({
    kind: 'done',
    result,
  }));
  try {
    return await Promise.race([done, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
