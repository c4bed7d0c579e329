/** What a run says that has no answer to judge: "must not contain" must not pass on nothing. */
import type { AssertionResult } from '../../assertions/assertion.js';
import type { Reply } from '../run/conversation.js';

/** The limits under which the model answered. */
export interface AnswerLimits {
  /** Replies of a tool loop. */
  readonly maxTurns: number;
  /** Tokens of a reply; undefined where the action sets none. */
  readonly maxTokens: number | undefined;
}

/** The failure of a turn that has no answer to judge; undefined where there is one. */
export function missingAnswer(
  { empty, turnLimitReached, thoughts }: Pick<Reply, 'empty' | 'turnLimitReached' | 'thoughts'>,
  turnLabel: string,
  { maxTurns, maxTokens }: AnswerLimits,
): AssertionResult | undefined {
  if (empty === 'used-up') return emptyOutput(usedUp(thoughts.length > 0, maxTokens), turnLabel);
  if (empty !== undefined) return emptyOutput(EMPTY_REASONS[empty], turnLabel);
  if (!turnLimitReached) return undefined;
  return {
    ...emptyOutput(
      `The model still called tools after ${maxTurns} ${maxTurns === 1 ? 'reply' : 'replies'} (\`maxTurns\`): there is no answer to judge`,
      turnLabel,
    ),
    assertionType: 'conversation',
    label: labelled('Conversation within maxTurns limit', turnLabel),
    failureCode: 'MAX_TURNS_EXCEEDED',
  };
}

/** For a run that called tools, and whose text is to be checked. */
export function noTextAfterTools(): AssertionResult {
  return emptyOutput(
    'The model called tools and answered with no text, so there is no text to check',
    '',
  );
}

const EMPTY_REASONS: Readonly<Record<Exclude<NonNullable<Reply['empty']>, 'used-up'>, string>> = {
  'no-text': 'The model answered with no text and no tool call',
  'only-thoughts': 'The model thought, and answered with no text and no tool call',
  'content-filter': "The provider's content filter removed the answer",
  'no-reply': 'There was no reply to look at: the conversation had ended before this turn',
};

function usedUp(thought: boolean, maxTokens: number | undefined): string {
  const limit =
    maxTokens === undefined ? 'its limit of tokens' : `its limit of ${maxTokens} tokens`;
  const what = thought
    ? `The model's thoughts used up ${limit}`
    : `The model reached ${limit} before it answered`;
  return `${what}: raise \`params.maxTokens\` of this model`;
}

function emptyOutput(message: string, turnLabel: string): AssertionResult {
  return {
    assertionType: 'output',
    label: labelled('Output is not empty', turnLabel),
    passed: false,
    score: 0,
    failureCode: 'EMPTY_OUTPUT',
    failureMessage: message,
  };
}

function labelled(label: string, turnLabel: string): string {
  return turnLabel === '' ? label : `${turnLabel}: ${label}`;
}
