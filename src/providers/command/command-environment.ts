/** What a command sees of the environment: the user's own keys, and nothing that belongs to the job. */
import { variableName } from '../../config/templates/command-template.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Tokens of the job and its runner, the action's inputs, and the files through which a step changes later ones: a
 * command that writes to GITHUB_ENV or GITHUB_PATH would outlive its step.
 */
const WITHHELD =
  /^(?:INPUT_.*|ACTIONS_.*|RUNNER_TOKEN|SYSTEM_ACCESSTOKEN|GITHUB_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i;

const TOKEN_NAMES = [
  'GITHUB_TOKEN',
  'INPUT_GITHUB-TOKEN',
  'INPUT_GITHUB_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];

/** Where a command sends its traces. */
export interface TraceTarget {
  readonly endpoint: string;
  readonly traceparent: string;
}

/** The environment of a command, with the test's variables under their prefix, and where its traces go. */
export function commandEnvironment(
  environment: Environment,
  vars: Readonly<Record<string, string>>,
  traces?: TraceTarget,
): Record<string, string> {
  const tokens = TOKEN_NAMES.flatMap((name) => environment[name]?.trim() || []);
  const kept = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      !WITHHELD.test(entry[0]) &&
      // The same token under another name, e.g. GH_TOKEN.
      !tokens.some((token) => entry[1]?.includes(token)),
  );
  const own = Object.entries(vars).map(([name, value]) => [variableName(name), value] as const);
  const all = Object.fromEntries<string>([...kept, ...own]);
  return traces === undefined ? all : withTraceTarget(all, traces);
}

/** What would send the traces elsewhere, or a key of that place to the receiver. */
const OTHER_TARGET = /^OTEL_EXPORTER_OTLP_(?:TRACES_(?:ENDPOINT|PROTOCOL|HEADERS)|HEADERS)$/;

function withTraceTarget(
  environment: Readonly<Record<string, string>>,
  { endpoint, traceparent }: TraceTarget,
): Record<string, string> {
  const kept = Object.entries(environment).filter(([name]) => !OTHER_TARGET.test(name));
  return {
    ...Object.fromEntries(kept),
    ...withoutProxy(environment),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    TRACEPARENT: traceparent,
  };
}

const PROXY = /^(?:https?|all)_proxy$/i;

/** Exporters that heed a proxy would look for the receiver behind it. */
function withoutProxy(environment: Readonly<Record<string, string>>): Record<string, string> {
  const isBehindProxy = Object.entries(environment).some(
    ([name, value]) => PROXY.test(name) && value !== '',
  );
  if (!isBehindProxy) return {};
  const { no_proxy: lower, NO_PROXY: upper } = environment;
  const extended = (own: string | undefined): string =>
    own?.trim() === '*' ? own : [own ?? '', '127.0.0.1'].filter((part) => part !== '').join(',');
  return { no_proxy: extended(lower ?? upper), NO_PROXY: extended(upper ?? lower) };
}
