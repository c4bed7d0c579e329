// Where jest runs each file of tests: in Node itself, one file after the other (test-runtime.cjs). A file that leaves
// something behind which another one could meet has failed.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * jest asks for 100 frames of every error. Where thousands are made and mostly none is shown (one for each connection that
 * is closed, one for each mistake in a file) they are a tenth of the work; this many reach from an assertion to its test.
 */
const FRAMES = 20;

/** What is being closed still needs its turn, and a timer its time. */
const PATIENCE_MS = 10_000;

/** What jest-circus listens to, instead of who did before, from the loading of a file to the end of its tests. */
const ERRORS = ['uncaughtException', 'unhandledRejection', 'rejectionHandled'];

/** How a check that fails when its tests are over is heard of. */
const FAILURES = ['uncaughtException', 'unhandledRejection'];
const late = [];
const hear = (error) => late.push(error);

const { console, process } = globalThis;
const { exit } = process;

// Stacks name the lines of the source; jest's way of it knows nothing of what Node loads.
process.setSourceMapsEnabled(true);

export default class TestEnvironment {
  global = globalThis;
  #before = {};
  #listeners = [];
  #hasEnded = false;

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {
    Error.stackTraceLimit = FRAMES;
    Error.prepareStackTrace = undefined;
    this.#before = state();
    this.#listeners = ERRORS.map((name) => [name, process.rawListeners(name)]);
  }

  handleTestEvent({ name }) {
    if (name === 'teardown') this.#hasEnded = true;
  }

  async teardown() {
    process.exit = exit;
    globalThis.console = console;
    globalThis[Symbol.for('forget the secrets')]?.();
    // A file that could not be loaded has failed, and why is told by jest; jest-circus is still listening.
    if (!this.#hasEnded) return listenOnly(this.#listeners);
    await this.#closed();
    const [first] = late.splice(0);
    if (first !== undefined) throw first;
    // Libraries leave timers that last for minutes: @actions/artifact, of an upload that hangs.
    const left = this.#left().filter((name) => name !== 'timers');
    if (left.length > 0) throw new Error(`These tests leave behind: ${left.join(', ')}`);
  }

  /** Waits for what ends by itself, and hears what fails meanwhile: no test has waited for it. */
  async #closed() {
    const until = performance.now() + PATIENCE_MS;
    while (this.#left().some(endsByItself) && performance.now() < until) {
      const others = FAILURES.map((name) => [name, process.rawListeners(name)]);
      listenOnly(FAILURES.map((name) => [name, [hear]]));
      await pause(20);
      listenOnly(others);
    }
  }

  /** Names only: what a variable holds may be a secret. */
  #left() {
    const now = state();
    const names = new Set([...Object.keys(this.#before), ...Object.keys(now)]);
    return [...names].filter((name) => isLeft(now[name], this.#before[name]));
  }
}

/** From now on these alone listen. */
function listenOnly(all) {
  for (const [name, listeners] of all) {
    process.removeAllListeners(name);
    for (const listener of listeners) process.on(name, listener);
  }
}

/** Nobody will put back a variable, the folder or the exit code. */
function endsByItself(name) {
  return !/^the /.test(name);
}

function isLeft(now, before) {
  return typeof now === 'number' ? now > (before ?? 0) : now !== before;
}

/** Of the process, as the next file of tests finds it. */
function state() {
  const resources = process.getActiveResourcesInfo();
  const count = (kind) => resources.filter((one) => one === kind).length;
  const named = (what, entries) => entries.map(([name, value]) => [`${what} ${name}`, value]);
  return {
    'servers that listen': count('TCPServerWrap') + count('PipeServerWrap'),
    'child processes': count('ProcessWrap'),
    // Jest itself has some, but in no process that only runs tests.
    timers: process.connected ? count('Timeout') + count('Immediate') : 0,
    'the folder': process.cwd(),
    'the exit code': String(process.exitCode),
    ...Object.fromEntries(named('the variable', Object.entries(process.env))),
    ...Object.fromEntries(
      named(
        'listeners of',
        process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
      ),
    ),
  };
}
