/** Holds a report.json against its published JSON Schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';

const schema = JSON.parse(
  readFileSync(new URL('../../src/report/report.schema.json', import.meta.url), 'utf8'),
) as object;
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
formats.default(ajv);
const validate = ajv.compile(schema);

/** What the schema says against a report; empty when it is valid, one line when there is none. */
export function reportViolations(report: unknown): readonly string[] {
  if (report === undefined) return ['there is no report.json'];
  validate(report);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}
