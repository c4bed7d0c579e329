// A model server for the benchmarks, in a process of its own: every request is answered with the same completion.
// Environment: LATENCY_MS, ANSWER_CHARS, KEEP_BODIES (1: sends the bodies to the parent at its request).
import { createServer } from 'node:http';

const latencyMs = Number(process.env.LATENCY_MS ?? 0);
const content = JSON.stringify({ answer: 'a'.repeat(Number(process.env.ANSWER_CHARS ?? 100)) });
const reply = Buffer.from(
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'bench',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  }),
);
const headers = { 'content-type': 'application/json', 'content-length': reply.byteLength };
const keepsBodies = process.env.KEEP_BODIES === '1';
let seen = fresh();

function fresh() {
  return { count: 0, firstAt: 0, bodies: [] };
}

const server = createServer((request, response) => {
  if (seen.count === 0) {
    // Comparable across the processes of one machine.
    seen.firstAt = performance.timeOrigin + performance.now();
  }
  seen.count += 1;
  const chunks = [];
  request.on('data', (chunk) => void (keepsBodies && chunks.push(chunk)));
  request.on('end', () => {
    if (keepsBodies) seen.bodies.push(Buffer.concat(chunks).toString());
    const answer = () => response.writeHead(200, headers).end(reply);
    if (latencyMs > 0) setTimeout(answer, latencyMs);
    else answer();
  });
});
// The client decides when a connection ends.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('message', () => {
  process.send(seen);
  seen = fresh();
});
process.on('disconnect', () => process.exit());
