/** Recognizes API keys and tokens by their shape, so that none is used from a config or shown in a message. */

interface SecretShape {
  readonly kind: string;
  readonly pattern: RegExp;
}

// All repetitions are bounded: the patterns run over whatever a pull request brings.
const SHAPES: readonly SecretShape[] = [
  { kind: 'an Anthropic API key', pattern: /(?<![A-Za-z0-9])sk-ant-[\w-]{12,200}/g },
  {
    kind: 'an API key',
    // At least one digit, so that "sk-some-long-hyphenated-name" is not one.
    pattern: /(?<![A-Za-z0-9])sk-(?=[\w-]{0,60}\d)[\w-]{20,200}/g,
  },
  { kind: 'a GitHub token', pattern: /(?<![A-Za-z0-9])gh[opsru]_[A-Za-z0-9]{30,255}/g },
  { kind: 'a GitHub token', pattern: /(?<![A-Za-z0-9])github_pat_\w{22,255}/g },
  { kind: 'a GitLab token', pattern: /(?<![A-Za-z0-9])glpat-[\w-]{20,64}/g },
  { kind: 'a Google API key', pattern: /(?<![A-Za-z0-9])AIza[\w-]{35,60}/g },
  { kind: 'a Slack token', pattern: /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,255}/g },
  {
    kind: 'an AWS access key',
    // AWS's own documentation keys end in EXAMPLE.
    pattern: /(?<![A-Za-z0-9])A[KS]IA(?![A-Z0-9]{9}EXAMPLE)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  },
  { kind: 'a Groq API key', pattern: /(?<![A-Za-z0-9])gsk_[A-Za-z0-9]{20,200}/g },
  { kind: 'a Hugging Face token', pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,100}/g },
  { kind: 'a private key', pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g },
];

/** Characters of the shortest text with one of them: `xoxb-` and ten more. */
const SHORTEST = 15;

/** What the text looks like when it contains a secret, e.g. `a GitHub token`; undefined when it contains none. */
export function secretKind(text: string): string | undefined {
  if (text.length < SHORTEST) return undefined;
  return SHAPES.find(({ pattern }) => text.search(pattern) !== -1)?.kind;
}

/** The text with every secret cut down to its first four characters. */
export function redactSecrets(text: string): string {
  return SHAPES.reduce(
    (safe, { pattern }) => safe.replace(pattern, (secret) => `${secret.slice(0, 4)}…`),
    text,
  );
}

const SECRET_NAMES: ReadonlySet<string> = new Set([
  'apikey',
  'key',
  'secretkey',
  'accesskey',
  'token',
  'apitoken',
  'accesstoken',
  'authtoken',
  'bearertoken',
  'secret',
  'clientsecret',
  'password',
]);

/** Whether a key of the config asks for a secret as its value: `apiKey`, `api_key`, `token` and the like. */
export function isSecretName(key: string): boolean {
  return SECRET_NAMES.has(key.toLowerCase().replaceAll(/[-_]/g, ''));
}
