/** Whether an agent used its skills: `expect.skills`. */
import type { Expect } from '../../config/suite.js';
import { type ToolCall, usesSkill } from '../../providers/provider.js';
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
  const call = calls.find((one) => usesSkill(one, skill) === true);
  const unknown = calls.find((one) => usesSkill(one, skill) === undefined);
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
