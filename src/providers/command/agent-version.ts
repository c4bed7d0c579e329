/** The version of an agent whose events name none: what its program says to `--version`. */
import type { AgentFacts } from '../provider.js';
import { AGENTS } from './agent-readers.js';
import { startGroup } from './process-group.js';

/** Milliseconds: programs of 400 MB are read from the disk first. */
const VERSION_MS = 20_000;
const MAX_BYTES = 4096;

interface VersionOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Asks each program once. */
export class AgentVersions {
  readonly #asked = new Map<string, Promise<string | undefined>>();

  /** The facts with the version; as they are where they have one, or where the script does not show the program. */
  async of(agent: AgentFacts, script: string, options: VersionOptions): Promise<AgentFacts> {
    const program = agent.version === undefined ? programOf(agent.name, script) : undefined;
    if (program === undefined) return agent;
    const key = JSON.stringify([program, options.cwd, options.env['PATH']]);
    const asking = this.#asked.get(key) ?? askVersion(program, options);
    this.#asked.set(key, asking);
    const version = await asking;
    return version === undefined ? agent : { ...agent, version };
  }
}

/** What may be before a program, and starts it and nothing else. */
const LAUNCHER =
  /^(?:[A-Za-z_]\w*=[\w@%+:,./~-]*|npx|bunx|pnpx|pnpm|yarn|dlx|exec|env|command|nice|timeout|\d+[smh]?|-y|--yes|--)$/;
const PLAIN_WORD = /^[\w@%+=:,./~-]+$/;

/** The part of a script that starts the program; undefined where anything else might be started with it. */
function programOf(name: string, script: string): string | undefined {
  const agent = Object.values(AGENTS).find(({ title }) => title === name);
  if (agent === undefined) return undefined;
  const names: ReadonlySet<string> = new Set([agent.program, agent.packageName]);
  for (const command of script.split(/&&|\|\||[;|&\n(){}]/)) {
    const words = command.trim().split(/\s+/);
    const at = words.findIndex((word) => names.has(nameIn(word)));
    if (at === -1) continue;
    const isPlain = PLAIN_WORD.test(words[at] ?? '');
    if (isPlain && words.slice(0, at).every((word) => LAUNCHER.test(word))) {
      return words.slice(0, at + 1).join(' ');
    }
  }
  return undefined;
}

/** `@openai/codex@0.169.0` and `./bin/codex` are both `codex`. */
function nameIn(word: string): string {
  return /([^/@]+)(?:@[^/]*)?$/.exec(word)?.[1] ?? '';
}

async function askVersion(
  program: string,
  { cwd, env }: VersionOptions,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  const onStdout = (chunk: Buffer): boolean => {
    chunks.push(chunk);
    return chunks.reduce((size, { byteLength }) => size + byteLength, 0) <= MAX_BYTES;
  };
  try {
    const group = await startGroup(`${program} --version`, {
      cwd,
      env: withoutSecrets(env),
      onStdout,
      maxStderrBytes: MAX_BYTES,
    });
    const timer = setTimeout(() => void group.end(), VERSION_MS);
    const { exitCode } = await group.result.finally(() => clearTimeout(timer));
    if (exitCode !== 0) return undefined;
    return /\d+\.\d+\.\d+[\w.+-]*\w|\d+\.\d+\.\d+/.exec(
      Buffer.concat(chunks).toString('utf8'),
    )?.[0];
  } catch {
    return undefined;
  }
}

const SECRET = /(?:KEY|TOKEN|SECRET|PASSWORD)$/i;

/** It says its version without any key. */
function withoutSecrets(env: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.test(name)));
}
