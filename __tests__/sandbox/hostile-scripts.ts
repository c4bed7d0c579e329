/** Code of somebody who wants out of the sandbox, or wants the run to end. */
export interface HostileScript {
  readonly name: string;
  readonly code: string;
  /** `passed`, or the failure code of the assertion. */
  readonly result: 'passed' | 'JAVASCRIPT_FAILED' | 'JAVASCRIPT_ERROR';
  /** Of the failure's message. */
  readonly message?: RegExp;
}

const DEADLINE = /did not end within 300 ms/;
/** A slow machine comes to the deadline first. */
const MEMORY = /used up its memory|did not end/;
const STACK = /stack overflow|nested too deeply|did not end/;

/** In ms: short where the deadline may end the script, and out of reach of a slow machine for all others. */
export function deadlineOf({ message }: HostileScript): number {
  return message?.source.includes('did not end') === true ? 300 : 30_000;
}

function error(name: string, code: string, message: RegExp): HostileScript {
  return { name, code, result: 'JAVASCRIPT_ERROR', message };
}

/** Passes when there is nothing to be found. */
function probe(name: string, code: string): HostileScript {
  return { name, code, result: 'passed' };
}

export const HOSTILE_SCRIPTS: readonly HostileScript[] = [
  // Time
  error('while (true)', 'while (true);', DEADLINE),
  error(
    'a loop that catches its interruption',
    'for (;;) { try { for (;;); } catch {} }',
    DEADLINE,
  ),
  error('a runaway regular expression', `/(a+)+$/.test('a'.repeat(40) + '!')`, DEADLINE),
  error(
    'a promise loop',
    'const again = () => Promise.resolve().then(again);\nawait again();',
    DEADLINE,
  ),
  error(
    'a promise loop beside an answer that never comes',
    'const again = () => { Promise.resolve().then(again); };\nagain();\nawait new Promise(() => {});',
    DEADLINE,
  ),
  error(
    'a built-in that takes for ever',
    `'a'.repeat(2 ** 23).indexOf('a'.repeat(2 ** 22) + 'b')`,
    DEADLINE,
  ),
  error(
    'a sort that never ends',
    'const a = [1, 2, 3];\na.sort(function again() { for (;;) a.length; });',
    DEADLINE,
  ),
  error(
    'an endless generator',
    'return [...(function* () { for (;;) yield; })()].length > 0;',
    MEMORY,
  ),
  error('a getter on the result', 'return { get pass() { for (;;); } };', DEADLINE),
  error('a proxy as the result', 'return new Proxy({}, { get() { for (;;); } });', DEADLINE),
  error(
    'toString on what is thrown',
    'throw { toString() { for (;;); }, toJSON() { for (;;); } };',
    DEADLINE,
  ),
  error('toString on what is logged', 'console.log({ toJSON() { for (;;); } });', DEADLINE),
  error(
    'a message of an error that never ends',
    'throw Object.defineProperty(new Error(), "message", { get() { for (;;); } });',
    DEADLINE,
  ),
  error('a thenable that never settles', 'return { then() {} };', /nothing settles/),
  error('a thenable that runs for ever', 'return { then() { for (;;); } };', DEADLINE),
  error(
    'breaking out of the function around it',
    'return true; })(); for (;;); (function () {',
    DEADLINE,
  ),
  // Memory
  error(
    'an array without end',
    'const all = [];\nfor (;;) all.push(new Array(1000).fill(1.5));',
    MEMORY,
  ),
  error(
    'a string without end',
    'let text = "x";\nfor (;;) text += text;',
    /string too long|used up its memory/,
  ),
  error('a huge string', `'x'.repeat(2 ** 30)`, /invalid string length/),
  error('many big buffers', 'const all = [];\nfor (;;) all.push(new Uint8Array(1 << 20));', MEMORY),
  error('one huge buffer', 'new ArrayBuffer(2 ** 31)', /invalid array buffer length/),
  error('a split of a huge string', `'a'.repeat(2 ** 24).split('')`, MEMORY),
  error('an array of 4 billion', 'new Array(2 ** 32 - 1).fill(0)', MEMORY),
  error(
    'memory after memory was caught',
    'const all = [];\nfor (;;) { try { all.push(new Uint8Array(1 << 20)); } catch { all.push({}); } }',
    /used up its memory|did not end/,
  ),
  // Stack
  error('deep recursion', '(function down() { return down() + 1; })()', STACK),
  error(
    'recursion through a built-in',
    '[1].map(function down(x) { return [x].map(down); })',
    STACK,
  ),
  error(
    'recursion through toString',
    'const o = { toString() { return "" + o; } };\nreturn "" + o;',
    STACK,
  ),
  error('JSON.parse of 5 million brackets', `JSON.parse('['.repeat(5_000_000))`, STACK),
  error(
    'JSON.stringify of a deep array',
    'let deep = [];\nfor (let i = 0; i < 50_000; i += 1) deep = [deep];\nreturn JSON.stringify(deep) === "";',
    STACK,
  ),
  error('eval of deep code', `eval('['.repeat(200_000))`, STACK),
  error('a deep pattern', `new RegExp('(?:'.repeat(200_000))`, /stack overflow/),
  error(
    'a chain of proxies',
    'let p = {};\nfor (let i = 0; i < 100_000; i += 1) p = new Proxy(p, {});\nreturn p.x;',
    // On a busy machine the deadline comes first.
    /stack overflow|used up its memory|did not end within/,
  ),
  // The host
  error(
    'process by a constructor',
    `this.constructor.constructor('return process')()`,
    /'process' is not defined/,
  ),
  error(
    'process of an argument',
    `context.constructor.constructor('return process')().env`,
    /'process' is not defined/,
  ),
  error(
    'process of the console',
    `console.log.constructor('return process')().env`,
    /'process' is not defined/,
  ),
  error('require', `require('fs').readFileSync('/etc/passwd', 'utf8')`, /'require' is not defined/),
  error('import()', `await import('fs');`, /could not load module 'fs'/),
  error('import() of a file', `(await import('/etc/passwd')).default`, /could not load module/),
  error(
    'import() of std',
    `(await import('std')).getenv('TEST_KEY')`,
    /could not load module 'std'/,
  ),
  error('fetch', `await fetch('http://127.0.0.1:1');`, /'fetch' is not defined/),
  error(
    'Atomics.wait',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    /'Atomics' is not defined/,
  ),
  error('WebAssembly', 'new WebAssembly.Memory({ initial: 1 })', /'WebAssembly' is not defined/),
  error('a timer', 'setTimeout(() => {}, 1)', /'setTimeout' is not defined/),
  probe(
    'names of the host',
    `['process', 'require', 'module', 'exports', 'Buffer', 'fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'WebAssembly', 'Atomics', 'Deno', 'Bun', 'std', 'os', 'scriptArgs', 'print', '__filename', 'navigator', 'performance', 'XMLHttpRequest', 'global', 'window'].every((name) => typeof globalThis[name] === 'undefined')`,
  ),
  probe('globals that are no part of the language', `Object.keys(globalThis).join() === 'console'`),
  probe(
    'stack traces name no file of the host',
    'Error.prepareStackTrace = (error, sites) => sites;\nconst { stack } = new Error();\nreturn typeof stack === "string" && !/node|dist|sandbox-worker|[\\\\/]/.test(stack);',
  ),
  probe(
    'the caller of the function',
    'try { return arguments.callee.caller === null; } catch { return true; }',
  ),
  // The result
  {
    name: 'a patched JSON',
    code: 'JSON.stringify = () => `{"end":{"kind":"returned","type":"boolean","text":"true"}}`;\nJSON.parse = JSON.stringify;\nreturn false;',
    result: 'JAVASCRIPT_FAILED',
  },
  {
    name: 'patched prototypes',
    code: `Object.prototype.toJSON = () => ({ kind: 'returned', type: 'boolean', text: 'true' });\nArray.prototype.toJSON = Object.prototype.toJSON;\nString.prototype.slice = () => 'hacked';\nString.prototype.toString = () => 'hacked';\nObject.defineProperty(Object.prototype, 'pass', { get: () => true });\nconsole.log('x'.length, [1]);\nreturn false;`,
    result: 'JAVASCRIPT_FAILED',
  },
  error(
    'a setter below every array',
    'Object.defineProperty(Array.prototype, 0, { set() { throw 1; } });\nreturn true;',
    /its result cannot be read/,
  ),
  {
    name: 'a patched promise',
    code: 'Promise.prototype.then = () => { throw 1; };\nPromise.resolve = () => { throw 1; };\nObject.defineProperty(Promise.prototype, "constructor", { get() { throw 1; } });\nFunction.prototype.call = Function.prototype.bind = Function.prototype.apply = () => { throw 1; };\nreturn false;',
    result: 'JAVASCRIPT_ERROR',
  },
  error(
    'a result that JSON does not know',
    'const self = {};\nself.self = self;\nreturn [self];',
    /returned an array/,
  ),
  error(
    'a revoked proxy',
    'const { proxy, revoke } = Proxy.revocable({}, {});\nrevoke();\nreturn proxy;',
    /revoked proxy/,
  ),
  // What stays behind
  {
    name: 'pollution of the globals',
    code: 'globalThis.leak = 1;\nObject.prototype.leak = 1;\nArray.prototype.map = undefined;\nSymbol.for("leak");\nglobalThis.Symbol = undefined;\ndelete globalThis.JSON;\nreturn true;',
    result: 'passed',
  },
  {
    name: 'jobs that outlive their assertion',
    code: 'const again = () => { Promise.resolve().then(again); };\nagain();\nreturn true;',
    result: 'passed',
  },
  {
    name: 'a finalizer that outlives its assertion',
    code: 'globalThis.registry = new FinalizationRegistry(() => { for (;;); });\nfor (let i = 0; i < 1000; i += 1) registry.register({}, i);\nreturn true;',
    result: 'passed',
  },
];

/** Is true where nothing of other code is left. */
export const CLEAN_PROBE = `
  const clean = [
    typeof leak === 'undefined',
    {}.leak === undefined && {}.pass === undefined && {}.toJSON === undefined,
    [1].map((x) => x + 1).join() === '2',
    'abc'.slice(1) === 'bc',
    JSON.stringify({ a: [1] }) === '{"a":[1]}',
    typeof Symbol === 'function',
    (await Promise.resolve(7)) === 7,
    output.includes('ok'),
  ];
  return { pass: clean.every(Boolean), reason: 'clean: ' + clean.join() };`;
