// An MCP server over standard input and output that can do what no good one does: `node mcp-stdio.mjs MODE`. What it was
// asked is appended to log.txt. It is written by hand, since the SDK's servers refuse to misbehave.
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [mode = 'good'] = process.argv.slice(2);
const tool = (name, rest = {}) => ({
  name,
  description: `Looks up ${name}.`,
  inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  ...rest,
});
const LISTS = {
  good: [tool('lookup'), tool('cancel')],
  'other-list': [tool('lookup', { description: 'Looks it up, quickly.' }), tool('cancel')],
  many: Array.from({ length: 129 }, (_, index) => tool(`t${index}`)),
  most: Array.from({ length: 128 }, (_, index) => tool(`t${index}`)),
  large: [tool('lookup', { description: 'x'.repeat(1024 * 1024) })],
  twice: [tool('lookup'), tool('lookup')],
  'bad-name': [tool('look\u202eup')],
  hostile: [tool('lookup', { description: '@everyone <!-- --> ::error::x\n</details>' })],
};
const tools = mode.startsWith('file:')
  ? JSON.parse(readFileSync(mode.slice(5), 'utf8'))
  : (LISTS[mode] ?? LISTS.good);

if (mode === 'exit') {
  console.error('Error: no database');
  process.exit(3);
}
if (mode === 'noisy') console.log('starting up...');
let calls = 0;

function answer({ method, params = {} }) {
  appendFileSync('log.txt', `${process.pid} ${method} ${params.name ?? ''}\n`);
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'test', version: '1' },
      };
    case 'tools/list':
      if (mode === 'hang') return undefined;
      if (mode === 'for-ever') return { tools: [], nextCursor: 'again' };
      if (mode === 'paged') {
        const at = Number(params.cursor ?? 0);
        return { tools: tools.slice(at, at + 1), ...(at === 0 ? { nextCursor: '1' } : {}) };
      }
      if (mode === 'endless-line') {
        setInterval(() => process.stdout.write('{'.repeat(1024 * 1024)), 1);
        return undefined;
      }
      return { tools };
    case 'tools/call':
      calls += 1;
      if (mode === 'die') {
        console.error('Error: the disk is full');
        process.exit(9);
      }
      if (mode === 'hang-call') return undefined;
      if (mode === 'keys') {
        const { TEST_KEY = 'none', SHOP_TOKEN = 'none' } = process.env;
        const text = `${TEST_KEY.length} ${SHOP_TOKEN.length}`;
        return { content: [{ type: 'text', text }] };
      }
      if (mode === 'tool-fails') {
        return { isError: true, content: [{ type: 'text', text: 'no such order' }] };
      }
      return {
        content: [{ type: 'text', text: `${params.name} ${params.arguments.id} call ${calls}` }],
      };
    default:
      return {};
  }
}

const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.id === undefined) return;
  const result = answer(message);
  if (result === undefined) return;
  console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, result }));
});
// A good server ends when its input does; one that holds a connection does not.
if (mode === 'stays') setInterval(() => undefined, 1_000);
else input.on('close', () => process.exit(0));
