// Jest's last step (`globalTeardown`): no test may leave a process of the action, or of a command that it started, behind.
// They are known by the folder that the tests give all of them for compiled code. Where there is no /proc nothing is seen.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** One that was killed still needs its turn to die. */
const PATIENCE_MS = 60_000;

export default async function teardown() {
  const left = await processesLeft(process.env.DIST_COMPILE_CACHE, PATIENCE_MS);
  for (const { pid, command } of left) {
    console.error(`A test has left a process behind, which is ended now: ${pid} ${command}`);
    end(pid);
  }
  if (left.length > 0) process.exitCode = 1;
}

/** The processes that have this folder for compiled code, once there are none, or after so many ms. */
export async function processesLeft(folder, patienceMs) {
  if (folder === undefined) return [];
  const until = performance.now() + patienceMs;
  for (;;) {
    const left = processesWith(`NODE_COMPILE_CACHE=${folder}`);
    if (left.length === 0 || performance.now() >= until) return left;
    await pause(50);
  }
}

function processesWith(variable) {
  return pids().flatMap((pid) => {
    const isIts = read(pid, 'environ').split('\0').includes(variable);
    return isIts ? [{ pid, command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }] : [];
  });
}

function pids() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Empty for a process that is gone, dead or somebody else's. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function end(pid) {
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
