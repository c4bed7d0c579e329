/** Checks single values that the JSON Schema cannot judge: secrets, numbers and regular expressions. */
import { isRecord } from '../../basics/basics.js';
import type { ConfigPart, ConfigView } from '../config-view.js';
import {
  isSecretKey,
  quote,
  examinePattern,
  secretKind,
  type YamlPath,
  type ReportProblem,
} from '../problem.js';
import { inexactNumber } from '../source/json-text.js';

/** Why a pattern makes its check one that finds everything, or nothing, whatever the answer is. */
const USELESS: Readonly<
  Record<'found' | 'allowed', (pattern: ReturnType<typeof examinePattern>) => string | undefined>
> = {
  found: ({ matchesEmpty, findsNothing }) =>
    matchesEmpty
      ? 'matches the empty string, so it would be found in every answer'
      : findsNothing
        ? 'can be found in no answer'
        : undefined,
  allowed: ({ takesAnything }) =>
    takesAnything
      ? 'allows everything, so that no personal data could be found; `enabled: false` switches the check off'
      : undefined,
};

/** Reports every value of a config of any shape that is a secret, a number that is not what is written, or a bad pattern. */
export function checkLiterals(config: ConfigView, report: ReportProblem): void {
  checkValues(config.value, [], { report, onNumber: checkNumber });
  for (const expect of config.expects) {
    const pii = expect.at('guardrails', 'pii');
    const named = pii.items('customPatterns').map((part) => part.at('pattern'));
    for (const part of [...pii.items('denyPatterns'), ...named])
      checkPattern(part, 'found', report);
    for (const part of pii.items('allow')) checkPattern(part.at('pattern'), 'allowed', report);
    for (const file of expect.items('files')) checkPattern(file.at('matches'), 'found', report);
    checkTrajectory(expect.at('trajectory'), report);
  }
}

/** Reports every secret under a key that begins with `x-`: it is committed with the rest. Remarks may hold any number. */
export function checkFreeValue(path: YamlPath, value: unknown, report: ReportProblem): void {
  checkValues({ [String(path.at(-1))]: value }, path.slice(0, -1), { report });
}

interface Walk {
  readonly report: ReportProblem;
  readonly onNumber?: typeof checkNumber;
}

function checkTrajectory(trajectory: ConfigPart, report: ReportProblem): void {
  const {
    tools,
    match = 'ordered',
    maxCalls,
    maxRepeats,
  } = isRecord(trajectory.value) ? trajectory.value : {};
  const isEmpty = Array.isArray(tools) && tools.length === 0 && match === 'ordered';
  if (!isEmpty || maxCalls !== undefined || maxRepeats !== undefined) return;
  report(
    [...trajectory.path, 'tools'],
    'A trajectory that wants no calls and allows all of them asserts nothing.',
    {
      hint: 'Name the tools that are wanted, or write `match: exact` if none may be called.',
      at: 'key',
    },
  );
}

function checkValues(value: unknown, path: (string | number)[], walk: Walk): void {
  const { report } = walk;
  if (typeof value === 'number') {
    walk.onNumber?.(value, path, report);
    return;
  }
  if (typeof value === 'string') {
    const kind = secretKind(value);
    if (kind !== undefined) reportSecret(kind, path, 'value', report);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    path.push(isList ? Number(key) : key);
    const kind = isList ? undefined : secretKind(key);
    if (kind !== undefined) reportSecret(kind, path, 'key', report);
    // `apiKey: sk-...` is an unknown key, and one problem is enough.
    const isReported = !isList && isSecretKey(key) && isKeyHolder(path[0]);
    if (!isReported) checkValues(child, path, walk);
    path.pop();
  }
}

function isKeyHolder(key: string | number | undefined): boolean {
  return key === 'providers' || key === 'models';
}

function reportSecret(
  kind: string,
  path: YamlPath,
  at: 'key' | 'value',
  report: ReportProblem,
): void {
  const isEnvName = path.at(-1) === 'apiKeyEnv';
  report([...path], `This looks like ${kind}, and keys are not allowed in the config.`, {
    hint: isEnvName
      ? '`apiKeyEnv` is the name of the environment variable that holds the key, e.g. OPENAI_API_KEY. Revoke this key if it is real.'
      : 'Put it into an environment variable (a secret of the repository) and name that with `apiKeyEnv`. Revoke this key if it is real; shorten it if it is a made-up example.',
    at,
  });
}

/** Another number than the one that is written would be sent or compared with. What is no number at all is the schema's. */
function checkNumber(value: number, path: YamlPath, report: ReportProblem): void {
  const inexact = inexactNumber(value);
  if (inexact === undefined) return;
  report(
    [...path],
    `The number ${inexact} is above 2^53, where JSON's numbers are no longer exact.`,
    {
      hint: 'Put it in quotes; where a tool or a model takes it, let that be a text.',
    },
  );
}

/** `found`: it is looked for in answers, where an empty match would be everywhere. */
function checkPattern(
  { path, value }: ConfigPart,
  use: 'found' | 'allowed',
  report: ReportProblem,
): void {
  if (typeof value !== 'string') return;
  const pattern = examinePattern(value, 'gi');
  const fault = pattern.fault ?? USELESS[use](pattern);
  if (fault === undefined) return;
  const hint = value.startsWith('(?i)')
    ? 'Take out (?i): these patterns ignore case anyway.'
    : pattern.hint;
  report(path, `The regular expression ${quote(value)} ${fault}.`, { hint });
}
