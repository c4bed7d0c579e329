import type picocolors from 'picocolors';

/** Colours of a terminal, or none. */
export type TerminalColors = ReturnType<typeof picocolors.createColors>;
