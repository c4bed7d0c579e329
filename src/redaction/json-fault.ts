/** Why a text is no JSON, without the few characters around the mistake that V8 quotes, cut on both sides. */
import { errorText } from '../basics/error-text.js';

/** What `JSON.parse` threw, in words; in the piece that it quotes no secret would be recognised. */
export function jsonFault(error: unknown): string {
  return withoutExcerpt(errorText(error));
}

/** The message of any error; where it is one of `JSON.parse`, without the piece of the text. */
export function withoutExcerpt(message: string): string {
  return message.replace(
    /,? (?:\.\.\."[\s\S]*"|"[\s\S]*"\.\.\.)(?:\.\.\.)? is not valid JSON$/,
    '',
  );
}
