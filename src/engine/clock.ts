/** Time as the engine sees it: handed in, so that the engine itself knows no clock. */
export interface Clock {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}
