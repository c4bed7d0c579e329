/**
 * Whose what is there already is: the token's own or somebody else's, of which step of which workflow, and of which run.
 * What the action wrote says so in a marker, which anybody can copy, edit and make up: so it counts only where the token
 * wrote it, and where GitHub knows the run that it names.
 */
import { createHash } from 'node:crypto';
import { isRecord } from '../basics/basics.js';
import type { Report, StepIdentity } from '../report/report.js';
import { type Place, readApiFailure, target } from './client.js';

/** A run as something that it wrote names it. */
export interface RunAttempt {
  readonly runId: number;
  /** From 1. */
  readonly runAttempt: number;
}

/** More different claims than this are somebody's who makes them up; each costs a request. */
const MAX_ASKED = 5;
/** GitHub counts runs by the ten millions a day, and re-runs one for a month. */
const MAX_PLAUSIBLE_DISTANCE = 100_000_000_000;
const MAX_PLAUSIBLE_ATTEMPT = 1_000;

/** Negative when `a` is of an older run than `b`; a re-run of an older run is older than a newer run. */
export function compareAge(a: RunAttempt, b: RunAttempt): number {
  return a.runId - b.runId || a.runAttempt - b.runAttempt;
}

/**
 * Whether one of the claims is that of a run which is newer than the own one, and which there is. Where GitHub does not
 * say (without `actions: read`), a claim counts that is plausible. Never throws, but for an end by the signal.
 */
export async function isAnyNewer(
  place: Place,
  claims: readonly RunAttempt[],
  own: RunAttempt,
): Promise<boolean> {
  const newer = new Map(
    claims
      .filter((claim) => compareAge(claim, own) > 0 && isPlausible(claim, own))
      .map((claim) => [`${claim.runId} ${claim.runAttempt}`, claim]),
  );
  // The most modest first: it is the likeliest to be true.
  for (const claim of [...newer.values()].toSorted(compareAge).slice(0, MAX_ASKED)) {
    if (await isTrue(place, claim, own)) return true;
  }
  return false;
}

function isPlausible({ runId, runAttempt }: RunAttempt, own: RunAttempt): boolean {
  return (
    Number.isSafeInteger(runId) &&
    runId - own.runId <= MAX_PLAUSIBLE_DISTANCE &&
    runAttempt <= MAX_PLAUSIBLE_ATTEMPT
  );
}

async function isTrue(place: Place, claim: RunAttempt, own: RunAttempt): Promise<boolean> {
  const attempts = await attemptsOf(place, claim.runId);
  switch (attempts) {
    case 'unknown':
      return true;
    case 'no-run':
      // GitHub hides what a token may not read as if it were not there; the own run is there for certain.
      return typeof (await attemptsOf(place, own.runId)) !== 'number';
    default:
      return claim.runAttempt <= attempts;
  }
}

/** How many attempts the run has had. */
async function attemptsOf(place: Place, runId: number): Promise<number | 'no-run' | 'unknown'> {
  try {
    const { data } = await place.client.rest.actions.getWorkflowRun({
      ...target(place, { retries: 0 }),
      run_id: runId,
      exclude_pull_requests: true,
    });
    return data.id === runId ? (data.run_attempt ?? 1) : 'unknown';
  } catch (error) {
    place.signal.throwIfAborted();
    return readApiFailure(error).isMissing ? 'no-run' : 'unknown';
  }
}

// Who the token is, so that a comment of somebody else who pasted our marker is never edited.

/** A user or bot as the REST API names it. */
export interface Author {
  readonly id: number;
  readonly login: string;
}

type Identity =
  | { readonly kind: 'known'; readonly author: Author }
  /** GitHub would not say; the token is then taken for the workflow's own. No person can have this login. */
  | { readonly kind: 'assumed'; readonly login: 'github-actions[bot]' };

const VIEWER_QUERY = 'query { viewer { login databaseId } }';

/**
 * The token's identity: GraphQL's `viewer`, which answers the workflow's own token too, else `GET /user`, which
 * answers people's tokens only (403 for the workflow's). Never throws.
 */
export async function findIdentity(place: Place): Promise<Identity> {
  const { client } = place;
  const { request } = target(place);
  const author =
    (await answerOf(async () => readViewer(await client.graphql(VIEWER_QUERY, { request })))) ??
    (await answerOf(async () => {
      const { id, login } = (await client.rest.users.getAuthenticated({ request })).data;
      return authorOf(id, login);
    }));
  return author === undefined
    ? { kind: 'assumed', login: 'github-actions[bot]' }
    : { kind: 'known', author };
}

/** Whether the identity wrote what `author` wrote. Ids decide: logins can be renamed and taken again. */
export function isWrittenBy(identity: Identity, author: Author | undefined): boolean {
  if (author === undefined) return false;
  return identity.kind === 'known'
    ? author.id === identity.author.id
    : author.login === identity.login;
}

async function answerOf(ask: () => Promise<Author | undefined>): Promise<Author | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

function readViewer(answer: unknown): Author | undefined {
  if (!isRecord(answer) || !isRecord(answer.viewer)) return undefined;
  const { databaseId, login } = answer.viewer;
  return authorOf(databaseId, login);
}

/** Undefined of half a reply: nobody without an id may pass for the token's own. */
function authorOf(id: unknown, login: unknown): Author | undefined {
  return typeof id === 'number' && typeof login === 'string' ? { id, login } : undefined;
}

// Which step of which workflow made a report: distinguishes what it wrote from that of another step. What tells one
// step from another is its workflow, its job, and the inputs that choose its suites.

const ORIGIN_LENGTH = 16;

/** A document of a step. */
type Stepped = Pick<Report, 'run'> & { readonly suites: readonly { readonly file: string }[] };

/** The step that made the report; one outside GitHub has no inputs to tell it by. */
export function stepOf({ run, suites }: Stepped): StepIdentity {
  return run.step ?? { workingDirectory: '.', config: suites.map(({ file }) => file), filters: [] };
}

/** The origin of the report's comments: 16 hexadecimal digits. `config`: of an earlier run, where that is meant. */
export function originOf(report: Stepped, config = stepOf(report).config): string {
  const { workingDirectory, filters, commentKey = '' } = stepOf(report);
  const { workflow, job } = report.run;
  const inputs = [workingDirectory, config, filters, commentKey];
  return digestOf([workflow ?? '', job ?? '', ...inputs]);
}

/** The same of what each job of a matrix has for itself, by the matrix's values as JSON. */
export function jobOriginOf(report: Report, matrix = ''): string {
  return digestOf([originOf(report), matrix]);
}

function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ORIGIN_LENGTH);
}
