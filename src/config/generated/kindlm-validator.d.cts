/** Types of the generated kindlm-validator.cjs. */
import type { ErrorObject } from 'ajv';
import type { KindlmConfig } from './kindlm-config.js';

/** Whether the value is a valid config; fills in defaults in place, as far as it is. Reasons stand in `errors`. */
export const validate: {
  (data: unknown): data is KindlmConfig;
  errors?: ErrorObject[] | null;
};

/** The schema itself, parsed. */
export const schema: Readonly<Record<string, unknown>>;
