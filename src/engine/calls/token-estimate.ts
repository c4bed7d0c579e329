/** Token counts guessed from the length of a text, for the budget: ordinary text has three to six characters a token. */

/** Tokens that a text of so many characters has at the least. */
export function tokensAtLeast(characters: number): number {
  return Math.floor(characters / 6);
}

/** Tokens that a text of so many characters has at the most. */
export function tokensAtMost(characters: number): number {
  return Math.ceil(characters / 3);
}
