/** What the check runs hold that jobs created, changed and finished, by the requests that they sent. */
import type { RecordedRequest } from '../servers/github-server.js';

export interface SentCheck {
  readonly name: string;
  readonly head_sha: string;
  readonly details_url?: string;
  readonly external_id: string;
  readonly status: string;
  readonly conclusion?: string;
  readonly output: {
    readonly title: string;
    readonly summary: string;
    readonly annotations: readonly { readonly path: string; readonly start_line: number }[];
  };
}

/** Each check run as its first two requests made it, oldest first; all of them were finished. */
export function sentChecks(requests: readonly RecordedRequest[]): readonly SentCheck[] {
  const of = (wanted: string, path: RegExp) =>
    requests.filter((one) => one.method === wanted && path.test(one.path) && one.status < 300);
  const created = of('POST', /\/check-runs$/);
  const changed = of('PATCH', /\/check-runs\/\d+$/);
  const ids = [...new Set(changed.map(({ path }) => Number(path.split('/').at(-1))))].sort(
    (a, b) => a - b,
  );
  return created.map(({ body }, index) => {
    const finish = changed.find(({ path }) => path.endsWith(`/check-runs/${ids[index]}`));
    return { ...(body as object), ...(finish?.body as object) } as SentCheck;
  });
}
