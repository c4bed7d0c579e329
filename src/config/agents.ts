/** Coding agents, as a `command` starts them. What their events say is read in providers/command/agent-readers.ts. */

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

/** The agent that a command starts, by the name of its program or its package; undefined where there is none of them. */
export function agentOf(command: string): AgentName | undefined {
  for (const word of command.split(/[\s;&|()<>"'`]+/)) {
    const plain = word.replace(/(?<=.)@[\w.^~-]+$/, '');
    const name = plain.split('/').at(-1);
    const found = Object.keys(AGENT_PROGRAMS)
      .filter(isAgentName)
      .find((agent) => {
        const { program, npm } = AGENT_PROGRAMS[agent];
        return plain === npm || name === program;
      });
    if (found !== undefined) return found;
  }
  return undefined;
}
