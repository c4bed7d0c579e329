/** What a token that may only read kept from being posted, in one notice. */

export interface SkippedForToken {
  readonly comment: boolean;
  readonly review: boolean;
  /** Name of the check run that was not created. */
  readonly checkName: string | undefined;
}

/** The notice; undefined where nothing was skipped for the token. */
export function readOnlyNotice({
  comment,
  review,
  checkName,
}: SkippedForToken): string | undefined {
  const things = [
    ...(comment ? ['the pull request comment'] : []),
    ...(review ? ['the review comments'] : []),
    ...(checkName === undefined ? [] : [`the check run ${checkName}`]),
  ];
  if (things.length === 0) return undefined;
  const permissions = [
    ...(comment || review ? ['`pull-requests: write`'] : []),
    ...(checkName === undefined ? [] : ['`checks: write`']),
  ];
  return `Not posted, because the token may not write: ${listed(things)}. Give the job ${listed(permissions)}; on a fork's or Dependabot's pull request the token is always read-only.`;
}

/** `a`, `a and b`, `a, b and c`. */
function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}
