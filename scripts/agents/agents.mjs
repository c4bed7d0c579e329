/** Six coding agents as the scripts run them: package, command, and what their home needs. */

/** @typedef {{ port: number, key: string, isDenied?: boolean }} Place */

const TASK = '{{task}}';
const SKILLS = ['.claude/skills', '.agents/skills', '.opencode/skills'];

/**
 * `model`: where neither events nor traces name it. `files`: of the agent's home, by path. `denied`: the command without the
 * permission to write. `undenied`: why nothing in its events says so; then no file may be there.
 */
export const AGENTS = {
  'claude-code': {
    package: '@anthropic-ai/claude-code@2.1.197',
    env: ({ port, key }) => ({
      ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
      ANTHROPIC_API_KEY: key,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    }),
    command: `claude -p ${TASK} --output-format stream-json --verbose --permission-mode acceptEdits`,
    denied: `claude -p ${TASK} --output-format stream-json --verbose`,
  },
  copilot: {
    package: '@github/copilot@1.0.102',
    env: ({ port, key }) => ({
      COPILOT_PROVIDER_BASE_URL: `http://127.0.0.1:${port}/v1`,
      COPILOT_PROVIDER_API_KEY: key,
      COPILOT_MODEL: 'gpt-5-mini',
      COPILOT_OFFLINE: 'true',
    }),
    command: `copilot -p ${TASK} --output-format json --allow-all-tools`,
    denied: `copilot -p ${TASK} --output-format json`,
  },
  codex: {
    package: '@openai/codex@0.169.0',
    env: ({ key }) => ({ OPENAI_API_KEY: key }),
    files: ({ port }) => ({ '.codex/config.toml': codexConfig(port) }),
    // The sandbox of Codex needs what containers often do not have.
    command: `codex exec --json --skip-git-repo-check --dangerously-bypass-approvals-and-sandbox ${TASK}`,
    denied: `codex exec --json --skip-git-repo-check --sandbox read-only ${TASK}`,
    undenied: 'leaves the command out of its events',
    model: 'gpt-5',
  },
  'gemini-cli': {
    package: '@google/gemini-cli@0.61.0',
    env: ({ port, key }) => ({
      GOOGLE_GEMINI_BASE_URL: `http://127.0.0.1:${port}`,
      GEMINI_API_KEY: key,
    }),
    files: () => ({ '.gemini/settings.json': JSON.stringify(GEMINI_SETTINGS) }),
    command: `gemini -m gemini-2.5-pro -p ${TASK} --output-format stream-json --approval-mode yolo --skip-trust`,
    denied: `gemini -m gemini-2.5-pro -p ${TASK} --output-format stream-json --skip-trust`,
    undenied: 'does not offer the tool to its model',
  },
  opencode: {
    package: 'opencode-ai@1.18.33',
    env: ({ key }) => ({ MODEL_KEY: key }),
    files: ({ port, isDenied }) => ({
      '.config/opencode/opencode.json': JSON.stringify(opencodeConfig(port, isDenied)),
    }),
    command: `opencode run --format json -m local/local-model-1 ${TASK}`,
    denied: `opencode run --format json -m local/local-model-1 ${TASK}`,
    // For its price: with models of OpenAI it offers other tools.
    model: 'gpt-5-mini',
  },
  'qwen-code': {
    package: '@qwen-code/qwen-code@0.15.10',
    env: ({ port, key }) => ({
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: key,
      OPENAI_MODEL: 'gpt-5-mini',
    }),
    command: `qwen -p ${TASK} --output-format stream-json --yolo`,
    denied: `qwen -p ${TASK} --output-format stream-json`,
    undenied: 'does not offer the tool to its model',
  },
};

const GEMINI_SETTINGS = {
  security: { auth: { selectedType: 'gemini-api-key' } },
  privacy: { usageStatisticsEnabled: false },
  general: { enableAutoUpdate: false },
};

function codexConfig(port) {
  return `model = "gpt-5"
model_provider = "local"
[model_providers.local]
name = "local"
base_url = "http://127.0.0.1:${port}/v1"
env_key = "OPENAI_API_KEY"
wire_api = "responses"
`;
}

function opencodeConfig(port, isDenied) {
  const options = { baseURL: `http://127.0.0.1:${port}/v1`, apiKey: '{env:MODEL_KEY}' };
  const local = { npm: '@ai-sdk/openai-compatible', options, models: { 'local-model-1': {} } };
  const permission = isDenied === true ? { permission: { edit: 'ask', bash: 'ask' } } : {};
  return { autoupdate: false, share: 'disabled', provider: { local }, ...permission };
}

const SKILL = (word) => `---
name: greeting
description: How we greet in files. Use it before you write a greeting.
---

Greet with the word ${word}.
`;

/** One skill, where each agent looks for skills, from the checkout's folder `skill`. */
export const SKILL_FILES = Object.fromEntries(
  SKILLS.map((folder) => [`${folder}/greeting`, { from: 'skill' }]),
);

export function checkout(word) {
  return { 'skill/SKILL.md': SKILL(word), 'start/README.md': 'A folder for greetings.\n' };
}
