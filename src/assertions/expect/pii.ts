/** Personal data in the answer: `expect.guardrails.pii`. */
import type { Expect, PiiGuardrail } from '../../config/generated/kindlm-config.js';
import type { Sandbox } from '../../sandbox/sandbox.js';
import { guardedText, type Assertion, type AssertionOutcome } from '../assertion.js';
import type { AssertionKind } from '../kind.js';
import { failed, passed } from '../outcome.js';
import { DEFAULT_PII_PATTERNS } from '../text/pii-patterns.js';
import { redactedForm } from '../../redaction/personal-data.js';

const TYPE = 'pii';
const PATTERN_FLAGS = 'gi';
const MAX_LISTED_MATCHES = 50;

type Search =
  | { readonly kind: 'done'; readonly matches: readonly string[] }
  | { readonly kind: 'undecided'; readonly message: string };

interface Detector {
  readonly name: string;
  readonly search: (text: string) => Promise<Search>;
}

export const piiKind: AssertionKind = {
  type: TYPE,
  create: (expects, { sandbox }) =>
    guardrailsOf(expects).map((guardrail) => piiAssertion(detectorsOf(guardrail, sandbox))),
  isIn: (expects) => guardrailsOf(expects).length > 0,
};

/** The guardrails that are on. `enabled: false` also switches off those before it: a test's own wins over defaults. */
function guardrailsOf(expects: readonly Expect[]): readonly PiiGuardrail[] {
  const all = expects.flatMap(({ guardrails }) => guardrails?.pii ?? []);
  const lastOff = all.findLastIndex(({ enabled }) => enabled === false);
  return all.slice(lastOff + 1).filter(hasPatterns);
}

function hasPatterns({ denyPatterns, customPatterns }: PiiGuardrail): boolean {
  return denyPatterns === undefined || denyPatterns.length > 0 || (customPatterns ?? []).length > 0;
}

function detectorsOf(guardrail: PiiGuardrail, sandbox: Sandbox): readonly Detector[] {
  const denied = guardrail.denyPatterns?.map((pattern, index) => ({
    name: `pii-pattern-${index}`,
    pattern,
  }));
  const custom = guardrail.customPatterns ?? [];
  return [
    ...(denied === undefined ? builtIn() : []),
    ...[...(denied ?? []), ...custom].map(({ name, pattern }) => ({
      name,
      search: (text: string) => searchInSandbox(name, pattern, text, sandbox),
    })),
  ];
}

function builtIn(): readonly Detector[] {
  return DEFAULT_PII_PATTERNS.map(({ name, find }) => ({
    name,
    search: (text) => Promise.resolve({ kind: 'done', matches: find(text) }),
  }));
}

async function searchInSandbox(
  name: string,
  pattern: string,
  text: string,
  sandbox: Sandbox,
): Promise<Search> {
  const outcome = await sandbox.matchAll(pattern, PATTERN_FLAGS, text);
  switch (outcome.kind) {
    case 'timeout':
      return undecided(
        name,
        `was not decided within ${outcome.deadlineMs} ms: it takes too long on this output`,
      );
    case 'failed':
      return undecided(name, `could not be checked: ${outcome.message}`);
    case 'done': {
      const matches = outcome.value.map((match) => match.text).filter((match) => match !== '');
      if (matches.length === 0 && outcome.value.length > 0) {
        // A pattern of look-arounds only would always pass, unnoticed.
        return undecided(name, 'matches places but no characters: let it match the data itself');
      }
      return { kind: 'done', matches };
    }
  }
}

function undecided(name: string, why: string): Search {
  return { kind: 'undecided', message: `PII pattern "${name}" ${why}` };
}

function piiAssertion(detectors: readonly Detector[]): Assertion {
  return {
    type: TYPE,
    judgesWithoutText: true,
    evaluate: (context) => {
      const { text, unread } = guardedText(context);
      return Promise.all(
        detectors.map(async ({ name, search }) => {
          const found = await search(text);
          const isClean = found.kind === 'done' && found.matches.length === 0;
          return outcomeOf(
            name,
            isClean && unread !== undefined ? { kind: 'undecided', message: unread } : found,
          );
        }),
      );
    },
  };
}

function outcomeOf(name: string, search: Search): AssertionOutcome {
  const label = `PII: ${name}`;
  if (search.kind === 'undecided') return failed(TYPE, label, 'INTERNAL_ERROR', search.message);
  const { matches } = search;
  if (matches.length === 0) return passed(TYPE, label);
  const message = `Found ${matches.length} PII match(es) for pattern "${name}"`;
  const metadata = {
    pattern: name,
    matchCount: matches.length,
    redactedMatches: matches.slice(0, MAX_LISTED_MATCHES).map(redactedForm),
  };
  return {
    ...failed(TYPE, label, 'PII_DETECTED', message),
    metadata,
    sensitiveText: [...new Set(matches)],
  };
}
