// promptfoo's checks of an agent's tool calls (`trajectory:*`) -> `expect.trajectory` and `expect.toolCalls`.
import { isRecord, listOf } from '../values.mjs';
import { Unsupported } from './scripts.mjs';

const KINDS = {
  'trajectory:tool-used': toolUsed,
  'trajectory:tool-sequence': toolSequence,
  'trajectory:tool-args-match': toolArguments,
};

export const isTrajectory = (kind) => Object.hasOwn(KINDS, kind);

/**
 * A part of `expect`: `{ trajectory }` or `{ toolCalls }`. `value`: that of the assertion, variables filled in. Throws
 * Unsupported.
 */
export function trajectoryPart(kind, value, { isNegated, hasThreshold, ways }) {
  if (ways.program === undefined && ways.tools === undefined) {
    throw new Unsupported('its models have no tools that are seen');
  }
  if (hasThreshold) throw new Unsupported('its test takes a mean, and `expect` counts in none');
  const part = KINDS[kind](value, isNegated);
  const names = [
    ...(part.trajectory?.tools ?? []),
    ...(part.toolCalls ?? []).map(({ tool }) => tool),
  ];
  const odd = names.find((name) => ways.tools?.every((tool) => tool.name !== name));
  if (odd !== undefined) throw new Unsupported(`its models are offered no tool ${odd}`);
  return part;
}

function toolUsed(value, isNegated) {
  const { name, ...more } = isRecord(value) ? value : { name: value };
  if (Object.keys(more).some((key) => key !== 'min') || (more.min ?? 1) !== 1) {
    throw new Unsupported('it counts calls, or names tools by a pattern');
  }
  const tools = listOf(name).map(nameOf);
  if (tools.length === 0) throw new Unsupported('it names no tool');
  return { toolCalls: tools.map((tool) => ({ tool, ...(isNegated && { shouldNotCall: true }) })) };
}

function toolSequence(value, isNegated) {
  if (isNegated) throw new Unsupported('cannot be negated');
  const { steps, mode = 'in_order' } = Array.isArray(value) ? { steps: value } : (value ?? {});
  const tools = listOf(steps).map(nameOf);
  if (tools.length === 0) throw new Unsupported('it names no tool');
  if (!['in_order', 'exact'].includes(mode)) throw new Unsupported(`its mode is ${mode}`);
  return { trajectory: { tools, ...(mode === 'exact' && { match: 'exact' }) } };
}

function toolArguments(value, isNegated) {
  if (isNegated) throw new Unsupported('cannot be negated');
  const { name, mode = 'partial', args, arguments: given = args } = isRecord(value) ? value : {};
  if (!isRecord(given)) throw new Unsupported('it names no arguments');
  // promptfoo looks for the elements of a list, the action compares lists as a whole.
  if (mode !== 'partial' || JSON.stringify(given).includes('[')) {
    throw new Unsupported('it compares all arguments, or a part of a list');
  }
  return { toolCalls: [{ tool: nameOf(name), argsMatch: given }] };
}

function nameOf(step) {
  const name = isRecord(step) && Object.keys(step).length === 1 ? step.name : step;
  if (typeof name !== 'string' || name === '' || name.includes('*')) {
    throw new Unsupported('it names tools by a pattern');
  }
  return name;
}

/** The parts as one `expect`; `lost` is called for a second trajectory, of which a test has one. */
export function expectOf(parts, lost) {
  const [first, ...others] = parts.flatMap(({ trajectory }) => trajectory ?? []);
  if (others.length > 0) lost('assertion trajectory:tool-sequence: a test has one trajectory');
  const toolCalls = parts.flatMap(({ toolCalls: calls }) => calls ?? []);
  return {
    ...(toolCalls.length > 0 && { toolCalls }),
    ...(first !== undefined && { trajectory: first }),
  };
}
