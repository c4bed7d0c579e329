/**
 * Takes a model's thoughts apart from its answer, in one place above all providers: what a thinking model writes between
 * `<think>` tags is kept and shown, and not judged. Knows the response and nothing of who asked.
 */
import { parsedJson } from '../../basics/basics.js';
import { type ChatResponse, ProviderError } from '../../providers/provider.js';

/** A text in two. */
interface Divided {
  readonly text: string;
  /** Of each block, without its tags. */
  readonly thoughts: readonly string[];
  /** The text ends inside a block. */
  readonly isOpen: boolean;
}

const TAG = /<\/?think>/i;

/** What may open a block or close one that the chat template opened; tags in code are words of the answer. */
const LANDMARK = /```[\s\S]*?```|`[^`\n]*`|<think>|<\/think>/gi;

/**
 * Divides a text. Blocks are those that are closed, wherever they are; one that is not closed counts where it begins a
 * line. A closing tag without an opening one ends thoughts as well: some templates write the opening one into the
 * prompt. JSON as a whole is an answer, whatever texts are in it.
 */
function divide(text: string): Divided {
  if (!TAG.test(text) || isJson(text)) return { text, thoughts: [], isOpen: false };
  const thoughts: string[] = [];
  let answer = '';
  /** Length of the answer before the last block: what follows it belongs to a block that is closed once more. */
  let settled = 0;
  let at = 0;
  /** Where there is none any more, it is not looked for again: an answer may consist of opening tags. */
  let mayClose = true;
  for (;;) {
    LANDMARK.lastIndex = at;
    const landmark = LANDMARK.exec(text);
    if (landmark === null) break;
    const [mark] = landmark;
    const end = landmark.index + mark.length;
    const before = text.slice(at, landmark.index);
    at = end;
    if (/^<think>$/i.test(mark)) {
      const close: Span | undefined = mayClose ? closingTag(text, end) : undefined;
      mayClose = close !== undefined;
      if (close === undefined && isLineStart(text, landmark.index)) {
        thoughts.push(text.slice(end));
        return divided(answer + before, thoughts, true);
      }
      answer += close === undefined ? before + mark : before;
      if (close === undefined) continue;
      thoughts.push(text.slice(end, close.start));
      settled = answer.length;
      at = close.end;
    } else if (
      /^<\/think>$/i.test(mark) &&
      (thoughts.length > 0 || isOnEdge(text, landmark.index, end))
    ) {
      thoughts.push(answer.slice(settled) + before);
      answer = answer.slice(0, settled);
    } else answer += before + mark;
  }
  return divided(answer + text.slice(at), thoughts, false);
}

function divided(answer: string, thoughts: readonly string[], isOpen: boolean): Divided {
  return {
    text: thoughts.length === 0 ? answer : answer.trimStart(),
    thoughts: thoughts.map((thought) => thought.trim()).filter((thought) => thought !== ''),
    isOpen,
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function closingTag(text: string, from: number): Span | undefined {
  const tag = /<\/think>/gi;
  tag.lastIndex = from;
  const found = tag.exec(text);
  return found === null ? undefined : { start: found.index, end: tag.lastIndex };
}

function isLineStart(text: string, index: number): boolean {
  return /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, index - 100), index));
}

/** At the start or the end of a line: in the middle of one, a tag is spoken of. */
function isOnEdge(text: string, start: number, end: number): boolean {
  return isLineStart(text, start) || /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 100));
}

function isJson(text: string): boolean {
  return /^\s*[{["]/.test(text) && parsedJson(text) !== undefined;
}

/**
 * The response with its thoughts beside its text. Throws ProviderError for one that broke off in them: a provider that
 * says "done" in the middle of a thought has not answered.
 * @param endpoint names the provider in the error
 */
export function withThoughtsApart(response: ChatResponse, endpoint: string): ChatResponse {
  const { text, thoughts, isOpen } = divide(response.text);
  if (isOpen && (response.finishReason === 'stop' || response.finishReason === 'other')) {
    throw new ProviderError(
      'invalid-reply',
      `${endpoint}: invalid reply: the answer broke off in the model's thoughts (\`</think>\` is missing)`,
    );
  }
  if (text === response.text) return response;
  const all = [response.thoughts ?? '', ...thoughts].filter((thought) => thought !== '');
  return { ...response, text, ...(all.length === 0 ? {} : { thoughts: all.join('\n\n') }) };
}
