/** The suite of a folder with skills: their evals, asked of the agent whose key is there. */
import { posix } from 'node:path';
import { AGENT_PROGRAMS, type AgentName } from '../../../config/agents.js';
import { type Environment, variableValue } from '../../../config/providers.js';
import type { Skill } from './look.js';
import {
  chooseProvider,
  FIRST_DEFAULTS,
  firstGates,
  flow,
  providerEntry,
  SCHEMA_LINE,
  type Vendor,
} from './suites.js';

/** An agent that may be there, and what speaks for it. */
interface Candidate {
  readonly agent: AgentName;
  /** Whose model judges: the same key is enough. */
  readonly vendor?: Vendor;
  /** Where only its skills stand. */
  readonly folder: RegExp;
}

/** The first whose key is there; without any, the first that looks where the skills stand. */
const CANDIDATES: readonly [Candidate, ...Candidate[]] = [
  { agent: 'claude-code', vendor: 'anthropic', folder: /^\.claude\// },
  { agent: 'codex', vendor: 'openai', folder: /^\.(?:codex|agents)\// },
  { agent: 'gemini-cli', vendor: 'gemini', folder: /^\.gemini\// },
  { agent: 'copilot', folder: /^\.github\// },
];

/** An agent's answer costs dollars where a model's costs cents. */
const COST_MAX_USD = 10;

interface SkillSuite {
  readonly text: string;
  readonly agent: AgentName;
  /** The end of "This suite tests ...". */
  readonly tests: string;
}

/** @param name of the project, in lower-case letters, digits and dashes */
export function skillSuite(
  name: string,
  skills: readonly Skill[],
  environment: Environment,
): SkillSuite {
  const { agent, vendor } = candidateOf(skills, environment);
  const choice = chooseProvider(environment, vendor);
  const folders = globsOf(skills.map(({ folder }) => folder));
  const { title, command, key } = AGENT_PROGRAMS[agent];
  const gates = Object.entries({ ...firstGates(skills.length), costMaxUsd: COST_MAX_USD });
  const text = `${SCHEMA_LINE}
# Runs the evals beside each SKILL.md with ${title}: one test an eval.
# Run it with: npx kindlm-action
kindlm: 1
project: ${name}
suite: { name: ${name} }

# Judges what the evals expect in words.
providers:
  ${choice.kind}: ${flow(providerEntry(choice))}
models:
  - id: judge
    provider: ${choice.kind}
    model: ${choice.model}
    params: { maxTokens: 2000 }

skills:
  folders: ${flow(folders)} # each with a SKILL.md
  command: ${flow(command)}
  keys: ${flow([key])}
  repeat: ${FIRST_DEFAULTS.repeat} # an agent is not a function: each eval is asked three times,
  minPasses: ${FIRST_DEFAULTS.minPasses} # and a test passes when two of the answers are right

gates:
${gates.map(([gate, limit]) => `  ${gate}: ${String(limit)}`).join('\n')}
`;
  const tested = skills.filter(({ hasEvals }) => hasEvals).length;
  const count = skills.length === 1 ? 'the skill' : `${tested} of ${skills.length} skills`;
  return { text, agent, tests: `${count} by the evals beside SKILL.md, with ${title}` };
}

function candidateOf(skills: readonly Skill[], environment: Environment): Candidate {
  const isSet = ({ agent }: Candidate): boolean =>
    variableValue(AGENT_PROGRAMS[agent].key, environment) !== undefined;
  const ofFolder = ({ folder }: Candidate): boolean =>
    skills.every((skill) => folder.test(`${skill.folder}/`));
  return CANDIDATES.find(isSet) ?? CANDIDATES.find(ofFolder) ?? CANDIDATES[0];
}

/** Few patterns that match all folders: `plugins/a/skills/x`, `plugins/b/skills/y` share one pattern. */
function globsOf(folders: readonly string[]): readonly string[] {
  const parents = [...new Set(folders.filter((it) => it !== '.').map((it) => posix.dirname(it)))];
  const starred = (parent: string): readonly string[] => {
    const names = parent.split('/');
    return names.map((_, at) => names.map((name, index) => (index === at ? '*' : name)).join('/'));
  };
  const times = new Map<string, number>();
  for (const one of parents.flatMap(starred)) times.set(one, (times.get(one) ?? 0) + 1);
  const common = (parent: string): string => {
    const shared = starred(parent).filter((one) => one !== '*' && (times.get(one) ?? 0) > 1);
    return shared.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0))[0] ?? parent;
  };
  const patterns = parents.map((parent) => posix.join(common(parent), '*'));
  return [...(folders.includes('.') ? ['.'] : []), ...new Set(patterns)];
}
