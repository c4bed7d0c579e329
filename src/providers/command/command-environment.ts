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

/** The environment of a command, with the test's variables under their prefix. */
export function commandEnvironment(
  environment: Environment,
  vars: Readonly<Record<string, string>>,
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
  return Object.fromEntries<string>([...kept, ...own]);
}
