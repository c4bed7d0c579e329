/** A call that its server refused: who refused it, and on which line of the config the reason is likely to be. */
import type { ModelSpec, SourceLocation } from '../../config/suite.js';
import { ProviderError } from '../../providers/provider.js';
import type { Unit } from '../plan.js';
import type { Refusal } from '../results.js';

/** The server's own words, after the line to look at. */
export class RefusedCallError extends ProviderError {
  readonly refusal: Refusal;

  constructor(cause: ProviderError, refusal: Refusal, { file, line }: SourceLocation) {
    const { status } = cause;
    super(cause.kind, `Refused (see ${file}:${line}): ${cause.message}`, {
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

/** Makes the rejection handler of a call in the name of a unit. It throws whatever the call threw, a refusal as one. */
export function noteRefusal(
  unit: Unit,
  by: Refusal['by'],
  { id }: Pick<ModelSpec, 'id'>,
): (cause: unknown) => never {
  return (cause) => {
    if (!(cause instanceof ProviderError) || !cause.refused) throw cause;
    const refusal: Refusal = { by, modelId: id, status: cause.status };
    const { suite, test } = unit;
    const ofModel = isUnknownModel(refusal) ? suite.modelLocations.get(id) : undefined;
    throw new RefusedCallError(cause, refusal, ofModel ?? test.location);
  };
}
