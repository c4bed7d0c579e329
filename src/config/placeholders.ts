/** `{{name}}` and `{{dotted.name}}` in prompts, conversation turns, commands and request bodies. */

/**
 * A placeholder; its first group is the name, as people name columns: "Expected answer". Source of a regular expression.
 * Names of letters, digits, "_" and "." are the KindLM CLI's, and must stand for something; whatever else is in braces
 * may be meant as it is, and is filled in where it is the name of a variable.
 */
export const PLACEHOLDER = String.raw`\{\{\s*([^\s{}"](?:[^{}"\n]{0,200}?[^\s{}"])?)\s*\}\}`;

/** The KindLM CLI fills these in from the environment. The action does not: the environment holds keys. */
const ENVIRONMENT_PREFIX = 'env.';

const VARIABLE = new RegExp(PLACEHOLDER, 'g');

/** Whether a name must stand for something, wherever it is in braces. */
export function isPlainName(name: string): boolean {
  return /^[\w.]+$/.test(name);
}

/** Whether what is in braces reads as the name of a column: no expression of another template language. */
export function readsAsName(name: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()/?'’&%#,+-]*$/u.test(name);
}

/**
 * Names that every test has without saying so, with one value a run: a new UUID, and the time of its start in ISO 8601. A
 * variable of the name takes precedence. They are filled in as a request is sent; whatever is kept of one has the name.
 */
const RUN_NAMES = ['uuid', 'now'] as const;

/** Values by the names that a run has. */
export type RunValues = Readonly<Record<(typeof RUN_NAMES)[number], string>>;

/** The names that texts use and that the run has to fill in: those of it that are no variable. */
export function runNamesIn(
  texts: readonly string[],
  vars: Readonly<Record<string, unknown>>,
): readonly string[] {
  const used = new Set(texts.flatMap(variablesOf));
  return RUN_NAMES.filter((name) => used.has(name) && !Object.hasOwn(vars, name));
}

/** Whether a name of a test's template has a value without being a variable. */
export function isRunName(name: string): boolean {
  return RUN_NAMES.some((own) => own === name);
}

/** Names of the variables of a template, each once, in order of appearance; `{{env.NAME}}` is not one. */
export function variablesOf(template: string): readonly string[] {
  return [...new Set(namesIn(template))].filter((name) => !isEnvironmentName(name));
}

/** Fills in variables in one pass: values are not searched for variables again. Unknown ones stay as they are. */
export function interpolate(template: string, vars: Readonly<Record<string, string>>): string {
  return template.replace(VARIABLE, (placeholder, name: string) =>
    isEnvironmentName(name) || !Object.hasOwn(vars, name)
      ? placeholder
      : (vars[name] ?? placeholder),
  );
}

/** Whether a placeholder's name is `env.NAME`, which stays as it is. */
export function isEnvironmentName(name: string): boolean {
  return name.startsWith(ENVIRONMENT_PREFIX);
}

function namesIn(template: string): readonly string[] {
  // Most texts of a config are not templates.
  if (!template.includes('{{')) return [];
  return Array.from(template.matchAll(VARIABLE), ([, name = '']) => name);
}

// Which `{{names}}` the body of an `http` endpoint uses. What fills them in is providers/http/http-endpoint.ts.

/** Names that the request itself fills in; a test's variable of the same name does not show. */
export const REQUEST_NAMES: ReadonlySet<string> = new Set([
  'prompt',
  'system',
  'messages',
  'model',
  'temperature',
  'maxTokens',
  'tools',
  'vars',
  // As the KindLM CLI calls them.
  'user',
  'messages_json',
  'tools_json',
]);

/** Names of the test's variables that a body of any shape uses; `all` where it sends them all, as `{{vars}}`. */
export function templateVariables(body: unknown): ReadonlySet<string> | 'all' {
  const names = new Set(textsIn(body).flatMap(variablesOf));
  if (names.has('vars')) return 'all';
  return new Set([...names].filter((name) => !REQUEST_NAMES.has(name)));
}

/** Every text in a value of any shape; keys are none. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The path's keys and indexes, in order; undefined where it is malformed or empty. */
export function parseReplyPath(path: string): readonly string[] | undefined {
  const steps = path
    .replaceAll(/\[(-?\d+)\]/g, '.$1')
    .replace(/^\$?\./, '')
    .split('.');
  return steps.every((step) => step !== '' && !/[[\]]/.test(step)) ? steps : undefined;
}

// `{{name}}` in the shell command of a test. A value never becomes part of the shell line: the placeholder turns into
// a quoted reference to an environment variable, whatever quotes surround it. Where no quoting makes that safe, the
// command is refused.

/** Environment variables that carry the test's variables have this prefix. */
const VARIABLE_PREFIX = 'KINDLM_VAR_';

/** The environment variable that carries a test's variable. What shells do not allow in names becomes an underscore. */
export function variableName(name: string): string {
  return VARIABLE_PREFIX + name.replaceAll(/\W/g, '_');
}

/** Whether a text of a test is a command beside `command`: of `setup`, a check, or of an MCP server. */
export function isShellCommand(path: readonly (string | number)[]): boolean {
  if (path.at(-2) === 'mcp' && path.at(-1) === 'command') return true;
  const isRun = path.at(-1) === 'run';
  const [owner, index] = path.slice(isRun ? -3 : -2);
  return typeof index === 'number' && (owner === 'checks' || (owner === 'setup' && !isRun));
}

type CommandScript =
  | { readonly kind: 'script'; readonly script: string }
  /** `problem` continues a sentence about the placeholder of this name. */
  | { readonly kind: 'refused'; readonly name: string; readonly problem: string };

type Frame =
  | 'plain'
  | 'substitution'
  | 'parentheses'
  | 'double quotes'
  | 'single quotes'
  | 'backticks'
  | 'braces'
  | 'arithmetic';

/** Where a value would be read again, as code or in a way that differs between shells. */
const UNSAFE: Readonly<Partial<Record<Frame, string>>> = {
  backticks: 'is inside backticks (write $(...) instead)',
  braces: 'is inside ${...}',
  arithmetic: 'is inside $((...)), where a value is read as an expression',
};

/** Turns a command with placeholders into a script for `sh -c`. `names`: of the test's variables. */
export function compileCommand(template: string, names: ReadonlySet<string>): CommandScript {
  return new CommandReader(template, names, reference).compile();
}

/** The command with its values, for people to read: no shell gets it. A name without a value stays as it is. */
export function shownCommand(template: string, vars: Readonly<Record<string, string>>): string {
  const shown = (name: string, frame: Frame): string => {
    const value = Object.hasOwn(vars, name) ? vars[name] : undefined;
    if (value === undefined) return `{{${name}}}`;
    // A value is left in one piece, or as JSON has it: so what must not be seen is found in it.
    const asJson = JSON.stringify(value);
    if (frame === 'double quotes') return asJson.slice(1, -1);
    if (frame === 'single quotes' || /^[\w@%+=:,./-]+$/.test(value)) return value;
    return /['\p{Cc}]/u.test(value) ? asJson : `'${value}'`;
  };
  const compiled = new CommandReader(template, new Set(Object.keys(vars)), shown).compile();
  return compiled.kind === 'script' ? compiled.script : interpolate(template, vars);
}

function reference(name: string, frame: Frame): string {
  const value = `\${${variableName(name)}}`;
  if (frame === 'double quotes') return value;
  return frame === 'single quotes' ? `'"${value}"'` : `"${value}"`;
}

class CommandReader {
  private readonly stack: Frame[] = ['plain'];
  private script = '';
  private index = 0;
  /** Where the current word begins in the template. */
  private wordStart = 0;
  private hereDocument = false;
  private ansiQuotes = false;

  constructor(
    private readonly template: string,
    private readonly names: ReadonlySet<string>,
    /** What a placeholder becomes inside of these quotes. */
    private readonly refer: (name: string, frame: Frame) => string,
  ) {}

  compile(): CommandScript {
    let first: string | undefined;
    while (this.index < this.template.length) {
      const found = this.placeholderAt(this.index);
      if (found === undefined) {
        this.step();
        continue;
      }
      const { name, length } = found;
      first ??= name;
      const problem = this.problemHere();
      if (problem !== undefined) return { kind: 'refused', name, problem };
      this.script += this.refer(name, this.top);
      this.index += length;
    }
    if (first === undefined) return { kind: 'script', script: this.template };
    return this.stack.length === 1
      ? { kind: 'script', script: this.script }
      : {
          kind: 'refused',
          name: first,
          problem: `is in a command whose ${this.top} are never closed`,
        };
  }

  private get top(): Frame {
    return this.stack.at(-1) ?? 'plain';
  }

  /** Whether words and operators are read here. */
  private get isCode(): boolean {
    return this.top === 'plain' || this.top === 'substitution' || this.top === 'parentheses';
  }

  private problemHere(): string | undefined {
    const unsafe = this.stack.flatMap((frame) => UNSAFE[frame] ?? [])[0];
    if (unsafe !== undefined) return unsafe;
    if (this.hereDocument) return 'comes after a here-document (<<)';
    if (this.ansiQuotes) return "comes after $'...', which shells read differently";
    return isRunAsCode(this.template.slice(0, this.wordStart))
      ? 'is in text that another interpreter runs as code'
      : undefined;
  }

  private placeholderAt(index: number): { name: string; length: number } | undefined {
    const pattern = new RegExp(PLACEHOLDER, 'y');
    pattern.lastIndex = index;
    const [placeholder, name] = pattern.exec(this.template) ?? [];
    if (placeholder === undefined || name === undefined || isEnvironmentName(name))
      return undefined;
    // Other tools have braces too: `docker ps --format '{{json .}}'`.
    if (!isPlainName(name) && !this.names.has(name)) return undefined;
    return { name, length: placeholder.length };
  }

  /** Copies what is at the index, and notes what it opens or closes. */
  private step(): void {
    const rest = this.template.slice(this.index, this.index + 3);
    const character = rest.charAt(0);
    if (this.top === 'single quotes') this.takeQuoted(character);
    else if (character === '\\') this.takeEscape();
    else if (character === '$') this.takeDollar(rest);
    else if (character === '"') this.toggle('double quotes');
    else if (character === '`') this.toggle('backticks');
    else if (this.top === 'double quotes') this.take(1);
    else if (character === "'") this.open('single quotes', 1);
    else this.takeCode(rest);
  }

  private take(length: number): void {
    this.script += this.template.slice(this.index, this.index + length);
    this.index += length;
  }

  private open(frame: Frame, length: number): void {
    this.stack.push(frame);
    this.take(length);
  }

  private close(length: number): void {
    this.stack.pop();
    this.take(length);
  }

  private toggle(frame: Frame): void {
    if (this.top === frame) this.close(1);
    else this.open(frame, 1);
  }

  private takeQuoted(character: string): void {
    if (character === "'") this.close(1);
    else this.take(1);
  }

  /** A backslash before a placeholder escapes a brace that is gone afterwards. */
  private takeEscape(): void {
    if (this.placeholderAt(this.index + 1) === undefined) this.take(2);
    else this.index += 1;
  }

  private takeDollar(rest: string): void {
    if (this.placeholderAt(this.index + 1) !== undefined) {
      this.script += '\\$';
      this.index += 1;
    } else if (rest === '$((') this.open('arithmetic', 3);
    else if (rest.startsWith('$(')) {
      this.open('substitution', 2);
      this.wordStart = this.index;
    } else if (rest.startsWith('${')) this.open('braces', 2);
    else {
      if (rest.startsWith("$'") && this.top !== 'double quotes') this.ansiQuotes = true;
      this.take(1);
    }
  }

  private takeCode(rest: string): void {
    const character = rest.charAt(0);
    if (this.top === 'braces' && character === '}') this.close(1);
    else if (this.top === 'arithmetic' && rest.startsWith('))')) this.close(2);
    else if (character === '(') this.open('parentheses', 1);
    else if (character === ')' && this.isCode && this.stack.length > 1) this.close(1);
    else if (character === '#' && this.isCode && this.startsWord()) this.dropComment();
    else {
      if (rest.startsWith('<<') && this.isCode) this.hereDocument = true;
      this.take(1);
    }
    if (this.isCode && /[\s;&|()<>]/.test(character)) this.wordStart = this.index;
  }

  private startsWord(): boolean {
    return this.index === 0 || /[\s;&|()]/.test(this.template.charAt(this.index - 1));
  }

  private dropComment(): void {
    const end = this.template.indexOf('\n', this.index);
    this.index = end === -1 ? this.template.length : end;
  }
}

/** Characters before a word that are looked at: the patterns are not linear. */
const LOOK_BACK = 300;

const INTERPRETER_OPTION =
  /(?:^|[\s;&|(/])(?:(?:ba|da|z|k|a|fi)?sh|su|node|deno|bun|python[\d.]*|perl|ruby|php)\s(?:[^;&|\n]*\s)?(?:-[a-zA-Z]*[ceprER]|--eval|--print|--command|eval)\s*$/;
const EVALUATION = /(?:^|[\s;&|(])(?:eval|ssh)\s[^;&|\n]*$/;

/** Whether the word after this text is a program: `bash -c ...`, `node -e ...`, `eval ...`. */
function isRunAsCode(before: string): boolean {
  const text = before.slice(-LOOK_BACK);
  return INTERPRETER_OPTION.test(text) || EVALUATION.test(text);
}
