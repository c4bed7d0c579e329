/**
 * Coding agents, as a `command` starts them, and the files that tell them what to do. What their events say is read in
 * providers/command/agent-readers.ts.
 */
import { posix } from 'node:path';
import picomatch from 'picomatch';

interface AgentProgram {
  /** As people call it. */
  readonly title: string;
  /** Its program, and the npm package that has it. */
  readonly program: string;
  readonly npm: string;
  /** The one whose events the tests know: what is pinned where nobody has chosen another. */
  readonly version: string;
  /** How it is started where nobody can be asked, and the variable with the key that it needs. */
  readonly command: string;
  readonly key: string;
  /** Where in a checkout it looks for skills, each in its own folder. */
  readonly skillFolder: string;
}

/** By the names that configs use. */
export const AGENT_PROGRAMS = {
  'claude-code': {
    title: 'Claude Code',
    program: 'claude',
    npm: '@anthropic-ai/claude-code',
    version: '2.1.197',
    command:
      'claude -p {{prompt}} --output-format stream-json --verbose --permission-mode acceptEdits',
    key: 'ANTHROPIC_API_KEY',
    skillFolder: '.claude/skills',
  },
  copilot: {
    title: 'GitHub Copilot CLI',
    program: 'copilot',
    npm: '@github/copilot',
    version: '1.0.102',
    command: 'copilot -p {{prompt}} --output-format json --allow-all-tools',
    key: 'COPILOT_GITHUB_TOKEN',
    skillFolder: '.github/skills',
  },
  codex: {
    title: 'Codex',
    program: 'codex',
    npm: '@openai/codex',
    version: '0.169.0',
    command:
      'CODEX_API_KEY="$OPENAI_API_KEY" codex exec --json --sandbox workspace-write {{prompt}} < /dev/null',
    key: 'OPENAI_API_KEY',
    skillFolder: '.agents/skills',
  },
  'gemini-cli': {
    title: 'Gemini CLI',
    program: 'gemini',
    npm: '@google/gemini-cli',
    version: '0.61.0',
    command: 'gemini -p {{prompt}} --output-format stream-json --approval-mode yolo',
    key: 'GEMINI_API_KEY',
    skillFolder: '.gemini/skills',
  },
  opencode: {
    title: 'opencode',
    program: 'opencode',
    npm: 'opencode-ai',
    version: '1.18.33',
    command: 'opencode run --format json {{prompt}}',
    key: 'OPENAI_API_KEY',
    skillFolder: '.opencode/skills',
  },
  'qwen-code': {
    title: 'Qwen Code',
    program: 'qwen',
    npm: '@qwen-code/qwen-code',
    version: '0.15.10',
    command: 'qwen -p {{prompt}} --output-format stream-json --yolo',
    key: 'OPENAI_API_KEY',
    skillFolder: '.qwen/skills',
  },
} as const satisfies Readonly<Record<string, AgentProgram>>;

export type AgentName = keyof typeof AGENT_PROGRAMS;

export function isAgentName(name: unknown): name is AgentName {
  return typeof name === 'string' && Object.hasOwn(AGENT_PROGRAMS, name);
}

// What agents are told by files of a checkout.

/** Files of prompts, of any agent. */
export const PROMPT_FILES = [
  '**/prompts/**/*.{md,txt,j2,jinja,jinja2,mustache,hbs,prompt}',
  '**/*.prompt',
  '**/*.prompt.{md,txt}',
] as const;

/** What agents read by themselves, in any folder, and prompt files. */
const INSTRUCTIONS = picomatch(
  [
    ...PROMPT_FILES,
    '**/*.prompt.{yml,yaml}',
    '**/{AGENTS,AGENT,CLAUDE,GEMINI,QWEN}{,.local,.override}.md',
    '**/.{cursorrules,windsurfrules,clinerules,goosehints}',
    '**/.github/copilot-instructions.md',
    '**/*.instructions.md',
    '**/.github/{agents,chatmodes}/**/*.md',
    '**/.{cursor,windsurf,clinerules,continue,roo,kiro}/**/*.{md,mdc}',
    '**/.{claude,codex,gemini,opencode,qwen}/{agents,agent,commands,command,rules,output-styles}/**/*.{md,toml}',
    '**/.{claude,github,agents,codex,gemini,opencode,qwen,cursor}/skills/**',
    '**/plugins/*/{agents,commands}/**/*.md',
    '**/SKILL.md',
    '**/skills/*/{scripts,references,assets}/**',
  ],
  { dot: true, ignore: ['**/{node_modules,.git}/**', '**/skills/*/evals/**'] },
);

/** In the folder of a skill, and not what it teaches: its evals hold the answers, the rest is made on this machine. */
const NOT_OF_SKILL: ReadonlySet<string> = new Set([
  ...['evals', 'node_modules', '__pycache__', '.DS_Store', '.env', '.git'],
]);

/** Whether a file is part of a skill: what a workspace gets of it, and what a change of it changes. `name` is relative to its folder. */
export function isOfSkill(name: string): boolean {
  return !NOT_OF_SKILL.has(name.split('/', 1)[0] ?? '');
}

/**
 * Those of the paths that tell an agent what to do: by their names, and whatever is part of a skill that is among them or
 * known.
 * @param skills folders of skills that are known
 */
export function instructionsAmong(
  paths: readonly string[],
  skills: ReadonlySet<string> = new Set(),
): readonly string[] {
  const folders = new Set([...skills, ...skillFoldersAmong(paths)]);
  return paths.filter((path) => INSTRUCTIONS(path) || isInSkill(path, folders));
}

/** The folders of the skills among files, by their `SKILL.md`. */
export function skillFoldersAmong(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => posix.basename(path) === 'SKILL.md').map((it) => posix.dirname(it));
}

/** Where the repository itself is the skill, it has other files as well. */
const OF_REPOSITORY = /^(?:scripts|references|assets)\//;

function isInSkill(path: string, folders: ReadonlySet<string>): boolean {
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    if (folders.has(folder)) return isOfSkill(posix.relative(folder, path));
    if (folder === posix.dirname(folder)) return false;
  }
  return folders.has('.') && OF_REPOSITORY.test(path);
}
