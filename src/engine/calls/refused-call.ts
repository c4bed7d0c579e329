/**
 * A call that fails for what the config asks, or whom: refused by its server, or by one's own endpoint that fails. Neither is
 * an outage. Says which line of the config the reason is likely to be on.
 */
import { isLoopbackUrl } from '../../basics/loopback.js';
import {
  settingsOf,
  type ModelSpec,
  type ProviderName,
  type SourceLocation,
} from '../../config/suite.js';
import { ProviderError, type ProviderErrorKind } from '../../providers/provider.js';
import type { Unit } from '../plan.js';
import type { Refusal } from '../results.js';

/** The server's own words, after the line to look at. */
export class RefusedCallError extends ProviderError {
  readonly refusal: Refusal;

  constructor(cause: ProviderError, refusal: Refusal, { file, line }: SourceLocation) {
    const { status } = cause;
    const lead = refusal.by === 'endpoint' ? 'Your endpoint failed' : 'Refused';
    super(cause.kind, `${lead} (see ${file}:${line}): ${cause.message}`, {
      refused: true,
      ...(status === undefined ? {} : { status }),
    });
    this.refusal = refusal;
  }
}

/** Statuses by which a server says that it has no such model. */
const NO_SUCH_MODEL: ReadonlySet<number | undefined> = new Set([404, 410]);

/** Whether it was refused for the model, and not for what it was asked. */
export function isUnknownModel({ status }: Pick<Refusal, 'status'>): boolean {
  return NO_SUCH_MODEL.has(status);
}

/** Kinds of provider that are the user's own program behind an address. */
const OWN_ENDPOINTS: ReadonlySet<ProviderName> = new Set(['http', 'mcp']);
/** What gateways say of a server behind them that they do not reach, Cloudflare's own among them. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([
  502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 529, 530,
]);
/** What is nobody's failure, or has its own end of the run. */
const NEVER_OWN: ReadonlySet<ProviderErrorKind> = new Set(['auth', 'quota', 'cancelled']);

/**
 * Whether it was the user's own endpoint that failed. On this machine whatever it does is its own doing; at another host a
 * gateway, a limit, the network or the time may be to blame, but not for an error of its own or a reply that cannot be read.
 */
function isOwnFailure(
  { suite }: Unit,
  model: ModelSpec,
  { kind, status = 0, refused }: ProviderError,
): boolean {
  if (!OWN_ENDPOINTS.has(model.provider) || NEVER_OWN.has(kind) || refused) return false;
  const { address, baseUrl = '' } = settingsOf(suite, model);
  if (isOnThisMachine(address ?? baseUrl)) return true;
  if (status >= 500) return !GATEWAY_STATUSES.has(status);
  return kind === 'invalid-reply' || kind === 'rejected';
}

/** A server that listens at 0.0.0.0 is often asked there as well. */
function isOnThisMachine(url: string): boolean {
  return isLoopbackUrl(url) || /^https?:\/\/0\.0\.0\.0(?::|\/|$)/.test(url);
}

/**
 * Makes the rejection handler of a call in the name of a unit. It throws whatever the call threw, but a refusal, and a
 * failure of the user's own endpoint, as such.
 */
export function noteRefusal(
  unit: Unit,
  by: Refusal['by'],
  model: ModelSpec,
): (cause: unknown) => never {
  return (cause) => {
    if (!(cause instanceof ProviderError)) throw cause;
    const { suite, test } = unit;
    const { status } = cause;
    if (isOwnFailure(unit, model, cause)) {
      const refusal: Refusal = { by: 'endpoint', modelId: model.id, status };
      throw new RefusedCallError(
        cause,
        refusal,
        settingsOf(suite, model).location ?? test.location,
      );
    }
    if (!cause.refused) throw cause;
    const refusal: Refusal = { by, modelId: model.id, status };
    const ofModel = isUnknownModel(refusal) ? suite.modelLocations.get(model.id) : undefined;
    throw new RefusedCallError(cause, refusal, ofModel ?? test.location);
  };
}
