import type { Program } from '../../src/app/commands/commands.js';

/** See command.mjs. */
export const importCommand: Program;
