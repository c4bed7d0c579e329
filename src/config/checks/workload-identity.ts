/** Checks `workloadIdentity`: whom it may be asked of, what it needs, and that no stored key stands beside it. */
import { isLoopbackUrl } from '../../basics/loopback.js';
import type { ConfigPart } from '../config-parts.js';
import type { ReportProblem } from '../problem-collector.js';
import type { ConfiguredKind } from '../providers.js';
import { entriesAt, textAt, valueAt } from '../source/untyped.js';
import { quote } from '../source/yaml-path.js';

/** Vendors with a token service: the keys that theirs needs, and those that it takes besides. */
const VENDORS: Readonly<
  Partial<Record<ConfiguredKind, { needs: readonly string[]; takes: readonly string[] }>>
> = {
  openai: { needs: ['identityProviderId', 'serviceAccountId'], takes: ['audience'] },
  anthropic: {
    needs: ['federationRuleId', 'organizationId'],
    takes: ['serviceAccountId', 'workspaceId', 'audience'],
  },
};

/** Headers that would carry a second key. */
const KEY_HEADER = /^(?:authorization|(?:x-)?api-?key)$/i;

/**
 * Reports an identity that cannot work. `url`: the entry's `baseUrl` with its variables filled in; the job's token goes to
 * the vendor's own token service and nowhere else, a server on this machine excepted.
 */
export function checkIdentity(
  kind: ConfiguredKind | undefined,
  { path, value }: ConfigPart,
  url: string | undefined,
  report: ReportProblem,
): void {
  if (valueAt(value, 'workloadIdentity') === undefined || kind === undefined) return;
  const at = [...path, 'workloadIdentity'];
  const vendor = VENDORS[kind];
  if (vendor === undefined) {
    report(
      at,
      `A key for the job's identity is had from OpenAI and Anthropic only, not for ${quote(kind)}.`,
      {
        hint: 'Name the environment variable that holds the key with `apiKeyEnv`.',
        at: 'key',
      },
    );
    return;
  }
  const given = entriesAt(value, 'workloadIdentity').map(([name]) => name);
  const missing = vendor.needs.filter((name) => !given.includes(name));
  if (missing.length > 0) {
    report(
      at,
      `\`workloadIdentity\` of ${kind} needs ${missing.map((name) => quote(name)).join(' and ')}.`,
      {
        hint: 'The vendor shows the ids where the trust in GitHub is set up; see docs/security.md.',
        at: 'key',
      },
    );
  }
  for (const name of given) {
    if (vendor.needs.includes(name) || vendor.takes.includes(name)) continue;
    report([...at, name], `${quote(name)} says nothing to ${kind}.`, {
      hint: `It takes ${[...vendor.needs, ...vendor.takes].map((name) => quote(name)).join(', ')}.`,
      at: 'key',
    });
  }
  checkBeside({ path, value }, url, report);
}

function checkBeside(
  { path, value }: ConfigPart,
  url: string | undefined,
  report: ReportProblem,
): void {
  for (const key of ['apiKeyEnv', 'apiKeyHeader']) {
    if (textAt(value, key) === undefined) continue;
    report([...path, key], `\`${key}\` and \`workloadIdentity\` exclude each other.`, {
      hint: 'Keep one: a stored key, or the identity of the job.',
      at: 'key',
    });
  }
  for (const [name] of entriesAt(value, 'headers')) {
    if (!KEY_HEADER.test(name)) continue;
    report(
      [...path, 'headers', name],
      `The header ${quote(name)} would carry a second key beside \`workloadIdentity\`.`,
      {
        hint: 'Keep one of them.',
        at: 'key',
      },
    );
  }
  if (url !== undefined && !isLoopbackUrl(url)) {
    report(
      [...path, 'baseUrl'],
      "With `workloadIdentity` no `baseUrl` is allowed: the job's token goes to the vendor itself and to nobody else.",
      {
        hint: 'Leave out `baseUrl`, or use a stored key (`apiKeyEnv`) for this server.',
        at: 'key',
      },
    );
  }
}
