/** Types of the generated report-validator.cjs. */
import type { ErrorObject } from 'ajv';
import type { Report } from '../report.js';

/** Whether the value is a report of this version. The first reason why not stands in `errors`. */
export const validate: {
  (data: unknown): data is Report;
  errors?: ErrorObject[] | null;
};
