/** Outcome of work in the sandbox. `timeout`: the deadline passed and the worker was replaced. */
export type SandboxOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'timeout'; readonly deadlineMs: number }
  | { readonly kind: 'failed'; readonly message: string };
