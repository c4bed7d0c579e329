/** Small pieces of node:http that the test servers share. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { closedAfterwards } from './closing.js';

/**
 * Where nobody listens. The port of a server that was closed would do until another test gets it: no system hands out
 * a port as low as this one, and no service is known by it.
 */
export const NOBODY_URL = 'http://127.0.0.1:4';

/** Starts a server on a free port of 127.0.0.1; returns its URL, without a trailing slash, and how to end it earlier than the test. */
export async function listen(
  listener: RequestListener,
): Promise<{ url: string; server: Server; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  return closedAfterwards({ url, server, close: () => stop(server) });
}

/** The whole body of a request. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
