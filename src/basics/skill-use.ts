/** Which calls of an agent use a skill: what a test of it is judged by, and when its agent may be ended. */

interface Call {
  readonly name: string;
  readonly arguments?: unknown;
}

/** What a test that is about skills and nothing else wants to know: such a run is over once that is known. */
export interface SkillQuestion {
  readonly used: readonly string[];
  readonly notUsed: readonly string[];
}

/** Replies of its model after which an agent that has not used a skill will not. */
const MOST_TURNS = 3;

/** Whether the calls so far answer the question. */
export function isAnswered(
  { used, notUsed }: SkillQuestion,
  { calls, turns = 0 }: { readonly calls: readonly Call[]; readonly turns?: number | undefined },
): boolean {
  const isUsed = (skill: string): boolean => calls.some((call) => usesSkill(call, skill));
  if (turns > MOST_TURNS || notUsed.some(isUsed)) return true;
  return notUsed.length === 0 && used.every(isUsed);
}

/** The agents' own tools for skills: `Skill`, `skill`, `activate_skill`. */
const SKILL_TOOL = /^(?:(?:activate|use|load|invoke)_)?skill$/i;
/** A file that is written has not been read. */
const WRITING_TOOL = /write|edit|create|patch|replace|file_change|insert/i;

export function mayUseSkills({ name }: Call): boolean {
  return SKILL_TOOL.test(name) || !WRITING_TOOL.test(name);
}

/** Whether a call loads a skill: the agent's tool for skills names it, or anything reads its `SKILL.md`. */
export function usesSkill(call: Call, skill: string): boolean {
  const texts = textsIn(call.arguments);
  // A skill of a plugin is called `plugin:skill`.
  if (SKILL_TOOL.test(call.name)) {
    return texts.some((text) => text === skill || text.endsWith(`:${skill}`));
  }
  return mayUseSkills(call) && texts.some((text) => readsFileOf(text, skill));
}

/** Whether a path, or a command, names the skill's `SKILL.md`. */
function readsFileOf(text: string, skill: string): boolean {
  const file = `${skill}/SKILL.md`;
  const plain = text.replaceAll('\\', '/');
  for (let at = plain.indexOf(file); at !== -1; at = plain.indexOf(file, at + 1)) {
    if (at === 0 || /[/\s"'=]/.test(plain.charAt(at - 1))) return true;
  }
  return false;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
