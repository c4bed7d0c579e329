/** Schemas that models are given, which no server would take. */
import { describe } from '@jest/globals';
import { says, type Mistake } from './support-suite.js';

const tool = (what: string, parameters: string, ...said: readonly string[]): Mistake => [
  what,
  '    vars:',
  `    tools:
      - name: find
        parameters:
${parameters
  .split('\n')
  .map((line) => `          ${line}`)
  .join('\n')}
    vars:`,
  ...said,
];

describe('parameters of a tool', () => {
  says([
    tool(
      'a misspelt type',
      'type: object\nproperties:\n  city: { type: strng }',
      'kindlm.yaml:26:27 tests[0].tools[0].parameters.properties.city.type: "strng" is no type of JSON Schema. Did you mean "string"?',
    ),
    tool(
      'the type of another language',
      'type: object\nproperties:\n  n: { type: int }',
      'kindlm.yaml:26:24 tests[0].tools[0].parameters.properties.n.type: "int" is no type of JSON Schema. Valid here: "object", "array", "string", "number", "integer", "boolean", "null".',
    ),
    tool(
      'required on the argument',
      'type: object\nproperties:\n  city: { type: string, required: true }',
      'kindlm.yaml:26:45 tests[0].tools[0].parameters.properties.city.required: This is no JSON Schema: "required" must be array. Its place is beside `properties`: `required: [city]`.',
    ),
    tool(
      'a type in the place of a schema',
      'type: object\nproperties:\n  city: string',
      'kindlm.yaml:26:19 tests[0].tools[0].parameters.properties.city: The property "city" is a schema, not the text "string". Write `{ type: string }`.',
    ),
    tool(
      'the arguments alone',
      'city: { type: string }\ncountry: { type: string }',
      'kindlm.yaml:24:11 tests[0].tools[0].parameters: `parameters` is a JSON Schema, and the arguments belong under its `properties`. Write `parameters: { type: object, properties: { city: { type: string } }, required: [city] }`.',
    ),
    tool(
      'another type than an object',
      'type: string',
      'kindlm.yaml:24:17 tests[0].tools[0].parameters.type: The `parameters` of a tool are of type "object", with a property for each argument, not "string". Write `parameters: { type: object, properties: { city: { type: string } }, required: [city] }`.',
    ),
    tool(
      'a misspelt keyword',
      'type: object\npropertes:\n  city: { type: string }',
      'kindlm.yaml:25:11 tests[0].tools[0].parameters.propertes: "propertes" is no keyword of JSON Schema and does nothing. Did you mean "properties"?',
    ),
    tool(
      'a text as `enum`',
      'type: object\nproperties:\n  unit: { enum: celsius }',
      'kindlm.yaml:26:27 tests[0].tools[0].parameters.properties.unit.enum: This is no JSON Schema: "enum" must be array.',
    ),
    tool(
      'a reference that leads nowhere',
      'type: object\nproperties:\n  city: { $ref: "#/definitions/city" }\n  town: { $ref: town.json }',
      'kindlm.yaml:26:27 tests[0].tools[0].parameters.properties.city["$ref"]: The `$ref` "#/definitions/city" leads to nothing in this schema.',
      'kindlm.yaml:27:27 tests[0].tools[0].parameters.properties.town["$ref"]: The `$ref` "town.json" leads out of the schema, which is sent as it is. No server can follow it: write what it leads to under `definitions`, and refer to `#/definitions/name`.',
    ),
    tool(
      'a pattern that does not compile',
      'type: object\nproperties:\n  id: { type: string, pattern: "[0-9" }',
      'kindlm.yaml:26:42 tests[0].tools[0].parameters.properties.id.pattern: The regular expression does not compile (Unterminated character class).',
    ),
  ]);
});

describe('what servers take is let through', () => {
  says([
    tool('none', '{}'),
    tool('types in capitals', 'type: OBJECT\nproperties:\n  city: { type: STRING }'),
    tool(
      'keywords of any draft and of vendors, and arguments with their names',
      `type: object
$defs: { a: { type: string } }
strict: true
properties:
  type: { type: string, nullable: true }
  required: { $ref: "#/$defs/a" }
  propertes: { type: array, prefixItems: [{ type: string }] }
  data: { enum: [{ tpye: 1 }], default: { propertes: 1 } }
additionalProperties: false`,
    ),
    tool('arguments under the keywords that nobody needs', 'properties: { a: true }'),
  ]);
});

describe('the schema of an answer', () => {
  says([
    [
      'in `params.extra`',
      '      temperature: 0.2',
      `      temperature: 0.2
      extra:
        response_format:
          type: json_schema
          json_schema: { name: a, schema: { type: objekt } }`,
      'kindlm.yaml:17:51 models[0].params.extra.response_format.json_schema.schema.type: "objekt" is no type of JSON Schema. Did you mean "object"?',
    ],
  ]);
});
