import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { createHttpClient, type HttpClient } from '../../../src/providers/transport/http-client.js';

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((message, response) => {
    message.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function client(maxBodyBytes?: number): HttpClient {
  const made = createHttpClient(maxBodyBytes === undefined ? {} : { maxBodyBytes });
  closers.push(made.close);
  return made;
}

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['identity', (text: string) => text],
])('a body in %s is unpacked', async (encoding, pack) => {
  const url = await serve((response) => {
    response.setHeader('content-encoding', encoding).end(pack('päckchen'));
  });
  expect((await client().fetch(url)).content).toBe('päckchen');
});

test.each<[string, (response: ServerResponse) => void]>([
  ['too large', (response) => response.end('x'.repeat(2000))],
  [
    'endless',
    (response) => {
      const more = setInterval(() => response.write('x'.repeat(600)), 1);
      response.on('close', () => clearInterval(more));
    },
  ],
  [
    'too large once unpacked',
    (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(100_000))),
  ],
])('a body that is %s is refused', async (_name, answer) => {
  const url = await serve(answer);
  await expect(client(1000).fetch(url)).rejects.toMatchObject({
    name: 'InvalidReplyError',
    problem: 'the body is larger than 1000 bytes',
  });
});

test('a redirect is not followed', async () => {
  const url = await serve((response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
  });
  expect((await client().fetch(url, { method: 'POST', body: '{}' })).status).toBe(307);
});

test('cookies are not kept', async () => {
  const seen: unknown[] = [];
  const url = await serve((response) => {
    seen.push(response.req.headers.cookie);
    response.setHeader('set-cookie', 'a=1').end();
  });
  const http = client();
  await http.fetch(url);
  await http.fetch(url);
  expect(seen).toEqual([undefined, undefined]);
});

test('characters of several bytes may be split between packets', async () => {
  const bytes = Buffer.from('ä🦊');
  const url = await serve((response) => {
    response.write(bytes.subarray(0, 3));
    setTimeout(() => response.end(bytes.subarray(3)), 20);
  });
  expect((await client().fetch(url)).content).toBe('ä🦊');
});

test.each(['file:///etc/passwd', 'data:text/plain,a'])('%s is not HTTP', async (url) => {
  await expect(client().fetch(url)).rejects.toThrow('unsupported protocol');
});

test('a status that no reply has is refused', async () => {
  const url = await serve((response) => response.writeHead(799).end());
  await expect(client().fetch(url)).rejects.toThrow('impossible status 799');
});
