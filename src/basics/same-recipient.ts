/** Whether two configs ask the same model in the same way. */

/** What a report says of a model that bears on it. */
interface AskedModel {
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  readonly recipient?: string | undefined;
}

/** Behind these is a program that a change may have told to ask another model. */
const CHOOSES_ITSELF: readonly string[] = ['http', 'mcp', 'command'];

/**
 * Whether a model is still the one that was asked on the base branch, in the same way, so that its version may be held
 * against it: else another version is the change's own doing.
 */
export function hasSameRecipient(
  id: string,
  models: readonly AskedModel[],
  baseModels: readonly AskedModel[] | undefined,
): boolean {
  const one = models.find((model) => model.id === id);
  const other = baseModels?.find((model) => model.id === id);
  return (
    one !== undefined &&
    other !== undefined &&
    one.provider === other.provider &&
    one.model === other.model &&
    one.recipient === other.recipient &&
    !CHOOSES_ITSELF.includes(one.provider)
  );
}
