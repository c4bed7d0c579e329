/** Models that another one answered for: a gateway or a vendor fell back, and the figures are those of the other. */
import { descriptorOf } from '../../config/providers.js';
import type { SuiteReport } from '../report.js';
import { repliedNames } from './replied-models.js';

export interface Fallback {
  /** The config's id. */
  readonly modelId: string;
  /** The name that the provider was asked for. */
  readonly asked: string;
  /** What the replies name instead, sorted. Foreign text. */
  readonly answered: readonly string[];
}

/** In the order of the config. What a program (`http`, `mcp`, `command`) asks is its own affair. */
export function fallbacksOf(suite: SuiteReport): readonly Fallback[] {
  const replied = repliedNames(suite);
  return suite.models.flatMap(({ id, provider, model }) => {
    if (descriptorOf(provider).answersFrom === 'program') return [];
    const answered = (replied.get(id) ?? []).filter((name) => !isSameModel(model, name));
    return answered.length === 0 ? [] : [{ modelId: id, asked: model, answered }];
  });
}

/** A date or number that names a version: `-2024-08-06`, `-20241022`, `-0613`, `-001`, `-08-2024`, `@20250929`. */
const VERSION = /^[-@](?:\d{3,8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2})(?:-(?:preview|exp))?$/;

/** Whether two names are of one model: one may have a vendor before it, and a version behind it. */
export function isSameModel(asked: string, answered: string): boolean {
  const [one, other] = [plainName(asked), plainName(answered)];
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && VERSION.test(long.slice(short.length));
}

/** Without vendor and moving tag; gateways write `claude-3.5` where the vendor writes `claude-3-5`. */
function plainName(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last
    .toLowerCase()
    .replace(/:(?:latest|free)$/, '')
    .replace(/-latest$/, '')
    .replaceAll('.', '-');
}
