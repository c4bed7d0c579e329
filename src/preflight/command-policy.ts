/** Whether the code of the checkout may be run as a command: the input `allow-commands`, or what the event says of the commit. */

/**
 * Events whose checked-out code is what the repository itself lets run: that of people who may push to it, or a pull
 * request's, to which GitHub gives no secrets of other repositories. Under the rest a job may have checked out a
 * stranger's commit while the keys are in its environment. A called workflow (`workflow_call`) usually has the event of its caller.
 */
const COMMAND_EVENTS: readonly (string | undefined)[] = [
  'push',
  'pull_request',
  'merge_group',
  'schedule',
  'workflow_dispatch',
  'workflow_call',
];

/** @param eventName undefined at a terminal */
export function commandsAllowed(
  allowCommands: 'auto' | 'true' | 'false',
  where: 'github' | 'local',
  eventName: string | undefined,
): boolean {
  if (allowCommands !== 'auto') return allowCommands === 'true';
  return where === 'local' || COMMAND_EVENTS.includes(eventName);
}
