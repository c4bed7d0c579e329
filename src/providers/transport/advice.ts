/** What to do about the failures that people meet most, where a server's own words do not say it. */

interface Advice {
  readonly provider?: string;
  /** What the message of the failure says. */
  readonly says: RegExp;
  readonly advice: string;
}

const ADVICE: readonly Advice[] = [
  {
    says: /assistant message prefill|must end with a user message/i,
    advice: 'Leave `assistant` out of the prompt for this model.',
  },
  {
    provider: 'ollama',
    says: /HTTP 404.*not found/,
    advice: 'Run `ollama pull` for this model in a step before this one.',
  },
  {
    provider: 'ollama',
    says: /ECONNREFUSED/,
    advice: 'Is Ollama running (`ollama serve`), and is `baseUrl` its address?',
  },
];

/** The message, with what to do where that is known. */
export function withAdvice(provider: string, message: string): string {
  const known = ADVICE.find(
    (row) => (row.provider ?? provider) === provider && row.says.test(message),
  );
  return known === undefined ? message : `${message}. ${known.advice}`;
}
