/** Types of the generated draft-07-validator.cjs. */
import type { ErrorObject } from 'ajv';

/** Whether the value is a JSON Schema of draft-07. Reasons stand in `errors`. */
export const validate: {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
};
