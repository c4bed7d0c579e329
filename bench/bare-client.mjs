// The floor of the engine's benchmark: posts the given bodies with node:http over keep-alive connections, and parses
// the replies. Arguments: URL, JSON file with a list of bodies, concurrency.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const [url, file, concurrency] = process.argv.slice(2);
const bodies = JSON.parse(readFileSync(file, 'utf8'));
const agent = new Agent({ keepAlive: true });
let next = 0;

function post(body) {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const message = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    });
    message.on('error', reject);
    message.end(body);
  });
}

async function lane() {
  while (next < bodies.length) await post(bodies[next++]);
}

await Promise.all(Array.from({ length: Number(concurrency) }, lane));
process.exit();
