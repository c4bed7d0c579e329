/** Names of artifacts: a name that is taken, by a matrix's other job or an earlier attempt, gets a suffix. */

/** `name`, `name-2` ... before the name of the job is used: a small matrix gets readable names. */
const NUMBERED_NAMES = 5;

/** The names to try for an artifact that is wanted as `wanted`, until one is free; the last ones are random. */
export function* candidateNames(wanted: string, job: string | undefined): Generator<string> {
  const name = validName(wanted);
  yield name;
  for (let number = 2; number <= NUMBERED_NAMES; number += 1) yield `${name}-${number}`;
  const stem = job === undefined ? name : `${name}-${validName(job)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) yield `${stem}-${randomSuffix()}`;
}

/** Whether a report that was to be uploaded as `wanted` by that job may have got this name. */
export function isReportArtifact(name: string, wanted: string, job: string | undefined): boolean {
  const stem = validName(wanted);
  const ofJob = job === undefined ? stem : `${stem}-${validName(job)}`;
  return isNumberedName(name, stem) || (hasRandomSuffix(name) && name.slice(0, -9) === ofJob);
}

/** The same where the job may be any of the run's, and the name is not that of a shard's part. */
export function isReportArtifactOfAnyJob(name: string, wanted: string): boolean {
  return isNameFor(name, wanted) && shardOfArtifact(name, wanted) === undefined;
}

function isNameFor(name: string, wanted: string): boolean {
  const stem = validName(wanted);
  return isNumberedName(name, stem) || (hasRandomSuffix(name) && name.startsWith(`${stem}-`));
}

function isNumberedName(name: string, stem: string): boolean {
  const numbers = Array.from({ length: NUMBERED_NAMES - 1 }, (_, index) => index + 2);
  return name === stem || numbers.some((number) => name === `${stem}-${number}`);
}

function hasRandomSuffix(name: string): boolean {
  return /-[0-9a-f]{8}$/.test(name);
}

function randomSuffix(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Characters that artifact names cannot have become dashes. */
function validName(name: string): string {
  const valid = name.replace(/["<>:|*?\\/\r\n]+/g, '-').trim();
  return valid === '' ? 'kindlm-report' : valid;
}

/** The artifact of one shard, e.g. `kindlm-report-shard-2`. */
export function shardArtifactName(name: string, index: number): string {
  return `${name}-shard-${index}`;
}

/**
 * Which shard's report an artifact is: by the shard's own name, or one of those that an upload gets where it is taken.
 * Undefined for what somebody named like it.
 */
export function shardOfArtifact(name: string, reportName: string): number | undefined {
  const [digits] = /^\d+/.exec(name.slice(`${reportName}-shard-`.length)) ?? [];
  if (digits === undefined) return undefined;
  const index = Number(digits);
  return isNameFor(name, shardArtifactName(reportName, index)) ? index : undefined;
}
