/**
 * Models of one API differ in the parameters that they take, and the differences change with every release. A 400 that
 * names a parameter is answered by sending the request again without it, once for the model.
 */
import type { HttpStatusError } from './exchange-errors.js';

/** What to do when a parameter is refused: leave it out, or send its value under another name. */
export type Substitute =
  { readonly kind: 'omit' } | { readonly kind: 'rename'; readonly to: string };

export interface RefusableParameter {
  readonly name: string;
  readonly substitute: Substitute;
  /** Words by which servers speak of it, besides its name. */
  readonly aliases?: readonly string[];
  /** Any complaint about it counts, not only that it is unknown: its value is ours, not the user's. */
  readonly anyComplaint?: boolean;
}

export interface RefusalMemory {
  /** The body without what the model refused before. */
  apply(model: string, body: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Learns from a refusal of this body; false when nothing can be left out. */
  learn(model: string, body: Readonly<Record<string, unknown>>, error: HttpStatusError): boolean;
}

const NOT_SUPPORTED =
  /unsupported|not support|support only|deprecat|unrecogni[sz]ed|unknown|extra (inputs|fields)|not permitted|not allowed|cannot both|only the default|cannot find field/i;

/** Makes the memory of one adapter. */
export function createRefusalMemory(parameters: readonly RefusableParameter[]): RefusalMemory {
  const refusedBy = new Map<string, Set<string>>();
  return {
    apply(model, body) {
      const refused = refusedBy.get(model);
      const sent = { ...body };
      for (const { name, substitute } of parameters) {
        if (refused?.has(name) !== true || !Object.hasOwn(sent, name)) continue;
        if (substitute.kind === 'rename') sent[substitute.to] = sent[name];
        Reflect.deleteProperty(sent, name);
      }
      return sent;
    },
    learn(model, body, error) {
      if (error.status !== 400 && error.status !== 422) return false;
      const refused = refusedBy.get(model) ?? new Set<string>();
      const found = parameters.find(
        (parameter) => Object.hasOwn(body, parameter.name) && complains(error.body, parameter),
      );
      if (found === undefined) return false;
      // Both names refused: sending neither would lift the limit on the answer's length.
      if (found.substitute.kind === 'rename' && refused.has(found.substitute.to)) return false;
      refusedBy.set(model, refused.add(found.name));
      return true;
    },
  };
}

function complains(text: string, parameter: RefusableParameter): boolean {
  const excerpt = text.slice(0, 4000);
  const named = [parameter.name, ...(parameter.aliases ?? [])].some((name) =>
    new RegExp(`(?<![a-z_])${name}(?![a-z_])`, 'i').test(excerpt),
  );
  return named && (parameter.anyComplaint === true || NOT_SUPPORTED.test(excerpt));
}
