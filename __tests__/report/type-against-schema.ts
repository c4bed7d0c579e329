/**
 * Holds a TypeScript type against a JSON Schema, by the compiler's own word for the type: what the type allows and the
 * schema forbids is a document that its own reader refuses.
 */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What the published schema uses of JSON Schema. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
}

/** A type of a source file of this repository, and the compiler that knows it. */
export interface NamedType {
  readonly type: ts.Type;
  readonly checker: ts.TypeChecker;
}

const ROOT = new URL('../../', import.meta.url);

/** The language's own declarations, which every program has: parsed once. */
const LIBRARY = new Map<string, ts.SourceFile | undefined>();

/** The exported types of a source file by name; `text` stands in for the file's own, where there is one. */
export function typesOf(path: string, text?: string): (name: string) => NamedType {
  const file = fileURLToPath(new URL(path, ROOT));
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  const read: typeof parse = (name, ...rest) => {
    if (!/[\\/]lib\.[^\\/]*\.d\.ts$/.test(name)) return parse(name, ...rest);
    if (!LIBRARY.has(name)) LIBRARY.set(name, parse(name, ...rest));
    return LIBRARY.get(name);
  };
  host.getSourceFile = read;
  if (text !== undefined) {
    const exists = host.fileExists.bind(host);
    host.fileExists = (name) => name === file || exists(name);
    host.getSourceFile = (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true)
        : read(name, ...rest);
  }
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  return (name) => {
    const symbol = exported.find((one) => one.name === name);
    if (symbol === undefined) throw new Error(`${path} exports no type ${name}`);
    return { type: checker.getDeclaredTypeOfSymbol(symbol), checker };
  };
}

/** Where type and schema differ, one line each, e.g. `suites[].models[].endpoint: not in the schema`. */
export function differences({ type, checker }: NamedType, root: Schema): readonly string[] {
  return [...new Set(new Comparison(checker, root).compare(type, root, ''))];
}

const IN_TYPE = ' in the type';

function isUnusedValue(difference: string): boolean {
  return difference.endsWith(IN_TYPE) && difference.includes(': no ');
}

class Comparison {
  /** Pairs that are being compared or were: types may contain themselves, and most are used in several places. */
  readonly #seen = new Map<ts.Type, Map<Schema, readonly string[]>>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly root: Schema,
  ) {}

  compare(type: ts.Type, given: Schema, path: string): readonly string[] {
    const schema = this.resolved(given);
    const known = this.#seen.get(type) ?? new Map<Schema, readonly string[]>();
    this.#seen.set(type, known);
    const before = known.get(schema);
    if (before !== undefined) return before;
    known.set(schema, []);
    const found = this.#differences(type, schema, path);
    known.set(schema, found);
    return found;
  }

  resolved(schema: Schema): Schema {
    const { $ref } = schema;
    if ($ref === undefined) return schema;
    const name = $ref.replace('#/$defs/', '');
    const found = this.root.$defs?.[name];
    if (found === undefined) throw new Error(`the schema has no ${$ref}`);
    return this.resolved(found);
  }

  #differences(type: ts.Type, schema: Schema, path: string): readonly string[] {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) {
      return allowsAnything(schema) ? [] : [`${path}: the type allows any value`];
    }
    if (allowsAnything(schema)) return [`${path}: the schema allows any value`];
    if (type.isUnion()) return this.#union(type, schema, path);
    if (isLiteral(type)) return this.#literals([type], schema, path);
    const simple = simpleNames(type);
    if (simple !== undefined) return sameNames(simple, schema, path);
    return this.#object(type, schema, path);
  }

  #union(type: ts.UnionType, schema: Schema, path: string): readonly string[] {
    const members = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const [only] = members;
    if (members.length === 1 && only !== undefined) return this.compare(only, schema, path);
    if (members.every((member) => member.flags & ts.TypeFlags.BooleanLiteral)) {
      return sameNames(['boolean'], schema, path);
    }
    if (members.every(isLiteral)) return this.#literals(members, schema, path);
    if (members.some((member) => member.flags & ts.TypeFlags.Object)) {
      return this.#alternatives(members, schema, path);
    }
    const names = members.flatMap((member) => simpleNames(member) ?? [`${member.flags}`]);
    return sameNames(names, schema, path);
  }

  #literals(members: readonly ts.Type[], schema: Schema, path: string): readonly string[] {
    const wanted = members.map((member) => this.checker.typeToString(member));
    const allowed = 'const' in schema ? [schema.const] : schema.enum;
    if (allowed === undefined) {
      const names = [...new Set(members.flatMap((member) => baseName(member)))];
      return [`${path}: the schema takes any ${names.join(', ')}`];
    }
    const words = allowed.map((value) => JSON.stringify(value));
    return [
      ...wanted
        .filter((one) => !words.includes(one))
        .map((one) => `${path}: no ${one} in the schema`),
      ...words.filter((one) => !wanted.includes(one)).map((one) => `${path}: no ${one}${IN_TYPE}`),
    ];
  }

  /** Each member of a union has a branch that takes it, and nothing of a branch is without a member. */
  #alternatives(members: readonly ts.Type[], schema: Schema, path: string): readonly string[] {
    const branches = (schema.oneOf ?? schema.anyOf ?? [schema]).map((one) => this.resolved(one));
    const alone = (member: ts.Type, branch: Schema): readonly string[] =>
      new Comparison(this.checker, this.root).compare(member, branch, path);
    // `kind: 'passed'` fits a branch of `passed` and `failed`, if another member is the other.
    const fits = members.map((member) => branches.map((branch) => alone(member, branch)));
    const without = fits.flatMap((row, index) => {
      if (row.some((found) => found.every(isUnusedValue))) return [];
      const [nearest] = row.toSorted((a, b) => a.length - b.length);
      const name = this.#nameOf(members[index]);
      return [`${path}: no branch for ${name} (${nearest?.join('; ') ?? ''})`];
    });
    if (without.length > 0) return without;
    return branches.flatMap((branch, index) => {
      const fitting = fits.map((row) => row[index] ?? []).filter((one) => one.every(isUnusedValue));
      const [first, ...others] = fitting;
      if (first === undefined) return [`${path}: no type for ${JSON.stringify(branch.properties)}`];
      return first.filter((one) => others.every((other) => other.includes(one)));
    });
  }

  #nameOf(type: ts.Type | undefined): string {
    return type === undefined ? '' : this.checker.typeToString(type);
  }

  #object(type: ts.Type, schema: Schema, path: string): readonly string[] {
    if (this.checker.isTupleType(type)) return this.#tuple(type, schema, path);
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      if (schema.type !== 'array' || item === undefined || !schema.items) {
        return [`${path}: an array in the type only`];
      }
      return this.compare(item, schema.items, `${path}[]`);
    }
    if (schema.type !== 'object') return [`${path}: an object in the type only`];
    if (isOpen(schema)) return [];
    return [...this.#properties(type, schema, path), ...this.#index(type, schema, path)];
  }

  #tuple(type: ts.Type, schema: Schema, path: string): readonly string[] {
    const members = this.checker.getTypeArguments(type as ts.TypeReference);
    const { prefixItems = [] } = schema;
    if (prefixItems.length !== members.length) return [`${path}: of another length`];
    return members.flatMap((member, index) => {
      const item = prefixItems[index];
      return item === undefined ? [] : this.compare(member, item, `${path}[${index}]`);
    });
  }

  #properties(type: ts.Type, schema: Schema, path: string): readonly string[] {
    const { properties = {}, required = [] } = schema;
    const symbols = this.checker.getPropertiesOfType(type);
    // A table by the names of a union, e.g. by gate: any of them may be there.
    if (schema.properties === undefined && typeof schema.additionalProperties === 'object')
      return [];
    const missing = Object.keys(properties).filter(
      (name) => !symbols.some((it) => it.name === name),
    );
    return [
      ...missing.map((name) => `${at(path, name)}: not in the type`),
      ...symbols.flatMap((symbol) => {
        const { name } = symbol;
        const place = at(path, name);
        const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
        const value = this.checker.getTypeOfSymbol(symbol);
        if (property === undefined) return this.#further(name, value, schema, place);
        const mayLack = this.#mayLack(symbol, value);
        return [
          ...(mayLack && required.includes(name) ? [`${place}: required in the schema only`] : []),
          ...(mayLack || required.includes(name) ? [] : [`${place}: required in the type only`]),
          ...this.compare(value, property, place),
        ];
      }),
    ];
  }

  /** A property that the schema describes by a rule for all names. */
  #further(name: string, value: ts.Type, schema: Schema, place: string): readonly string[] {
    const { additionalProperties, propertyNames } = schema;
    if (typeof additionalProperties !== 'object') return [`${place}: not in the schema`];
    const names = propertyNames && this.resolved(propertyNames).enum;
    if (names !== undefined && !names.includes(name)) return [`${place}: no name in the schema`];
    const { type = [] } = this.resolved(additionalProperties);
    const anyOf = (typeof type === 'string' ? [type] : type).map((one) =>
      this.compare(value, { type: one }, place),
    );
    return anyOf.some((found) => found.length === 0) ? [] : (anyOf[0] ?? []);
  }

  /** JSON has no `undefined`: such a property is absent. */
  #mayLack(symbol: ts.Symbol, value: ts.Type): boolean {
    const isUnknown = (value.flags & ts.TypeFlags.Unknown) !== 0;
    const isUndefined = (one: ts.Type): boolean => (one.flags & ts.TypeFlags.Undefined) !== 0;
    return (
      (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
      isUnknown ||
      (value.isUnion() && value.types.some(isUndefined))
    );
  }

  #index(type: ts.Type, schema: Schema, path: string): readonly string[] {
    const { additionalProperties } = schema;
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index === undefined) {
      const isTold = additionalProperties === false || typeof additionalProperties === 'object';
      return isTold ? [] : [`${path}: the schema allows further properties`];
    }
    if (additionalProperties === false) return [`${path}: the type allows further properties`];
    if (typeof additionalProperties !== 'object') {
      const isFree = (index.type.flags & ts.TypeFlags.Unknown) !== 0;
      return isFree ? [] : [`${path}: the schema allows any further property`];
    }
    return this.compare(index.type, additionalProperties, `${path}{}`);
  }
}

function allowsAnything(schema: Schema): boolean {
  const keys = Object.keys(schema).filter((key) => key !== 'description' && key !== 'title');
  return keys.length === 0;
}

/** Any object at all: what another version adds is taken as well. */
function isOpen({ properties, additionalProperties = true }: Schema): boolean {
  return properties === undefined && additionalProperties === true;
}

function isLiteral(type: ts.Type): boolean {
  return (
    (type.flags &
      (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral)) !==
    0
  );
}

/** The schema's name of a type that is one value; undefined for objects. */
function simpleNames(type: ts.Type): readonly string[] | undefined {
  const { flags } = type;
  if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return ['string'];
  if (flags & ts.TypeFlags.Number) return ['number'];
  if (flags & ts.TypeFlags.BooleanLike) return ['boolean'];
  if (flags & ts.TypeFlags.Null) return ['null'];
  return undefined;
}

function baseName({ flags }: ts.Type): readonly string[] {
  if (flags & ts.TypeFlags.StringLiteral) return ['string'];
  if (flags & ts.TypeFlags.NumberLiteral) return ['number'];
  return ['boolean'];
}

/** An integer is one of the numbers that the type names; which ones a compiler cannot know. */
function sameNames(
  given: readonly string[],
  { type = [] }: Schema,
  path: string,
): readonly string[] {
  const names = (typeof type === 'string' ? [type] : type.toSorted()).map((name) =>
    name === 'integer' ? 'number' : name,
  );
  const wanted = [...new Set(given)].sort();
  const same = wanted.length === names.length && wanted.every((name) => names.includes(name));
  return same
    ? []
    : [`${path}: ${wanted.join(' | ')} in the type, ${names.join(' | ')} in the schema`];
}

function at(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
