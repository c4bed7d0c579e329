/** Holds a report.json, or a parts.json, against its published JSON Schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';

function schemaOf(path: string): object {
  return JSON.parse(
    readFileSync(new URL(`../../src/report/${path}`, import.meta.url), 'utf8'),
  ) as object;
}

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
formats.default(ajv);
const validate = ajv.compile(schemaOf('report.schema.json'));
const validateParts = ajv.compile(schemaOf('parts/parts-report.schema.json'));

/** What the schema says against a report; empty when it is valid, one line when there is none. */
export function reportViolations(report: unknown): readonly string[] {
  return violations(validate, report);
}

/** The same of a parts.json. */
export function partsViolations(report: unknown): readonly string[] {
  return violations(validateParts, report);
}

function violations(valid: typeof validate, report: unknown): readonly string[] {
  if (report === undefined || report === null) return ['there is no report'];
  valid(report);
  return (valid.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}
