/** Types of the generated kindlm-check.cjs. */
import type { KindlmConfig } from './kindlm-config.js';

/** Whether the value is a valid config; fills in defaults in place, as far as it is. */
export function isValid(data: unknown): data is KindlmConfig;
