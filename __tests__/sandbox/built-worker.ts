import { existsSync } from 'node:fs';

/** The built worker, as the action starts it. `npm test` builds it first. */
export function builtWorkerUrl(): URL {
  const url = new URL('../../dist/sandbox-worker/index.js', import.meta.url);
  if (!existsSync(url))
    throw new Error('dist/sandbox-worker is missing: run `npm run bundle` first');
  return url;
}
