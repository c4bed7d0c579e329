/** Loads configs as a session's inputs say: for the run, and without each part of a text. */
import { join } from 'node:path';
import { SCORED_KINDS } from '../../assertions/registry.js';
import { loadSuites } from '../../config/load.js';
import type { Suite } from '../../config/suite.js';
import { nearestCommand } from '../commands/commands.js';
import { urlsAreNeeded } from '../preflight/keys.js';
import { commandsAllowed } from '../preflight/plan-problems.js';
import type { HostProcess, Session } from '../session/session.js';

/** At a terminal, where a misspelt command is read as the name of a config. */
function firstSuiteHint(pattern: string): string {
  const command = nearestCommand(pattern);
  return command === undefined
    ? 'Write a first suite here with `npx kindlm-action init`, or name yours: `npx kindlm-action path/to/kindlm.yaml`.'
    : `Did you mean the command \`${command}\`? \`npx kindlm-action --help\` lists them.`;
}

/** @param from which of them; `replaced`: see ConfigFolder */
export async function loadConfigs(
  { inputs, workspace, workingDirectory, where, context }: Session,
  environment: HostProcess['environment'],
  from: Pick<Parameters<typeof loadSuites>[0], 'patterns' | 'replaced'>,
): ReturnType<typeof loadSuites> {
  const loaded = await loadSuites({
    ...from,
    workspace,
    workingDirectory,
    missingConfigHint: where === 'local' ? firstSuiteHint : undefined,
    overrides: inputs,
    allowCommands: commandsAllowed(inputs.allowCommands, where, context.eventName),
    environment,
    urlsMayBeIncomplete: !urlsAreNeeded(inputs),
    scoredRules: SCORED_KINDS,
  });
  if (loaded.kind === 'invalid' || inputs.mode !== 'parts') return loaded;
  return { ...loaded, suites: loaded.suites.map(asPartsSuite) };
}

/** Parts are recorded by whole runs, in a separate folder, and the budget of an ordinary run is none of theirs. */
function asPartsSuite(suite: Suite): Suite {
  const gates = { ...suite.gates };
  delete gates.costMaxUsd;
  return { ...suite, gates, recordingsDir: join(suite.recordingsDir, 'parts') };
}
