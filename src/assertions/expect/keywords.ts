/** Words that must not occur, and words that must occur at least once: `expect.guardrails.keywords`. Not case-sensitive. */
import type { Expect } from '../../config/suite.js';
import {
  type Assertion,
  type AssertionKind,
  type AssertionOutcome,
  failed,
  guardedText,
  type LooksOn,
  passed,
} from '../assertion.js';
import { caseFold, saysForbidden } from '../wording.js';

const TYPE = 'keywords';

interface Lists {
  readonly deny: readonly string[];
  readonly allow: readonly string[];
  readonly on: LooksOn;
}

export const keywordsKind: AssertionKind = {
  type: TYPE,
  create: (expects) => listsOf(expects).map(keywordsAssertion),
  isIn: (expects) => listsOf(expects).length > 0,
};

function listsOf(expects: readonly Expect[]): readonly Lists[] {
  return expects
    .map(({ guardrails }) => ({
      deny: guardrails?.keywords?.deny ?? [],
      allow: guardrails?.keywords?.allow ?? [],
      on: guardrails?.keywords?.on,
    }))
    .filter(({ deny, allow }) => deny.length > 0 || allow.length > 0);
}

function keywordsAssertion({ deny, allow, on }: Lists): Assertion {
  return {
    type: TYPE,
    judgesWithoutText: true,
    evaluate: (context) => {
      const { outputText, transcript = outputText } = context;
      const { text, unread } = guardedText(context, on);
      const folded = caseFold(transcript);
      const occurs = (keyword: string): boolean => folded.includes(caseFold(keyword));
      const isSaid = (keyword: string): boolean => saysForbidden(text, keyword, caseFold);
      return Promise.resolve([...denied(deny, isSaid, unread), ...allowed(allow, occurs)]);
    },
  };
}

type Occurs = (keyword: string) => boolean;

function denied(
  deny: readonly string[],
  occurs: Occurs,
  unread: string | undefined,
): readonly AssertionOutcome[] {
  if (deny.length === 0) return [];
  const found = deny.filter(occurs);
  if (found.length === 0) {
    const label = 'Keyword deny list';
    return [
      unread === undefined ? passed(TYPE, label) : failed(TYPE, label, 'INTERNAL_ERROR', unread),
    ];
  }
  return found.map((keyword) => {
    const label = `Keyword deny: "${keyword}"`;
    const message = `Output contains denied keyword "${keyword}"`;
    return {
      ...failed(TYPE, label, 'KEYWORD_DENIED', message),
      metadata: { forbidden: [keyword] },
    };
  });
}

function allowed(allow: readonly string[], occurs: Occurs): readonly AssertionOutcome[] {
  if (allow.length === 0) return [];
  const label = 'Keyword allow list';
  const message = `Output must contain at least one of: ${allow.join(', ')}`;
  return [
    allow.some(occurs) ? passed(TYPE, label) : failed(TYPE, label, 'KEYWORD_MISSING', message),
  ];
}
