/** File of the sandbox worker next to the bundle. A variable, so that the bundler leaves it alone. */
const SANDBOX_WORKER = './sandbox-worker/index.js';

/** The built worker of the sandbox. */
export function sandboxWorkerUrl(): URL {
  return new URL(SANDBOX_WORKER, import.meta.url);
}
