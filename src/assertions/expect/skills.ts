/** Whether an agent used its skills: `expect.skills`. */
import type { Expect } from '../../config/generated/kindlm-config.js';
import type { ToolCall } from '../../providers/provider.js';
import { cut } from '../../redaction/cut.js';
import {
  type Assertion,
  type AssertionKind,
  type AssertionOutcome,
  failed,
  passed,
  UNKNOWN_CALLS_TEXT,
} from '../assertion.js';

const TYPE = 'skills';
const MAX_NAMES_LENGTH = 300;

export const skillsKind: AssertionKind = {
  type: TYPE,
  create: (expects) => wantsOf(expects).map(skillsAssertion),
  isIn: (expects) => wantsOf(expects).length > 0,
};

/** What is wanted of one skill. */
interface Want {
  readonly skill: string;
  readonly isUsed: boolean;
}

function wantsOf(expects: readonly Expect[]): readonly (readonly Want[])[] {
  return expects.flatMap(({ skills: { used = [], notUsed = [] } = {} }) => {
    const wants = [
      ...used.map((skill) => ({ skill, isUsed: true })),
      ...notUsed.map((skill) => ({ skill, isUsed: false })),
    ];
    return wants.length === 0 ? [] : [wants];
  });
}

function skillsAssertion(wants: readonly Want[]): Assertion {
  return {
    type: TYPE,
    judgesWithoutText: true,
    evaluate: ({ toolCalls }) => {
      const outcomes = wants.map((want) =>
        toolCalls.kind === 'unknown'
          ? notAsWanted(want, UNKNOWN_CALLS_TEXT[toolCalls.why])
          : outcomeOf(want, toolCalls.calls),
      );
      return Promise.resolve(outcomes);
    },
  };
}

function labelOf({ skill, isUsed }: Want): string {
  return `Skill ${isUsed ? 'used' : 'NOT used'}: ${skill}`;
}

function notAsWanted(want: Want, message: string): AssertionOutcome {
  return failed(TYPE, labelOf(want), want.isUsed ? 'SKILL_NOT_USED' : 'SKILL_USED', message);
}

function outcomeOf(want: Want, calls: readonly ToolCall[]): AssertionOutcome {
  const { skill, isUsed } = want;
  const call = calls.find((one) => usesSkill(one, skill));
  const unknown = calls.find((one) => one.argumentsUnknown === true && mayUseSkills(one));
  if (call !== undefined) {
    if (isUsed) return passed(TYPE, labelOf(want));
    return notAsWanted(want, `The skill "${skill}" was used, by a call of "${shown([call])}"`);
  }
  if (unknown !== undefined) {
    const message = `Whether the skill "${skill}" was used is not known: nobody recorded the arguments of "${shown([unknown])}"`;
    return notAsWanted(want, message);
  }
  if (!isUsed) return passed(TYPE, labelOf(want));
  const names = shown(calls) || '(nothing)';
  return notAsWanted(want, `The skill "${skill}" was not used. Called: ${names}`);
}

function shown(calls: readonly ToolCall[]): string {
  return cut([...new Set(calls.map(({ name }) => name))].join(', '), MAX_NAMES_LENGTH);
}

/** The agents' own tools for skills: `Skill`, `skill`, `activate_skill`. */
const SKILL_TOOL = /^(?:(?:activate|use|load|invoke)_)?skill$/i;
/** A file that is written has not been read. */
const WRITING_TOOL = /write|edit|create|patch|replace|file_change|insert/i;

function mayUseSkills({ name }: ToolCall): boolean {
  return SKILL_TOOL.test(name) || !WRITING_TOOL.test(name);
}

/** Whether a call loads a skill: the agent's tool for skills names it, or anything reads its `SKILL.md`. */
export function usesSkill(call: ToolCall, skill: string): boolean {
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
