/** Prompts that are texts in code or in TOML, and the small program that prints one, so that it stays where it is. */

/** A text that has a name in a file. */
export interface CodedPrompt {
  readonly language: 'node' | 'python' | 'toml';
  /** Of the constant; in TOML the keys, outermost first. */
  readonly name: readonly [string, ...string[]];
  /** As its places are written: `{name}`, `{{name}}`. */
  readonly braces: '{' | '{{';
  /** What it imports, types aside: files are those that Node finds for TypeScript by their whole names only. */
  readonly imports: 'nothing' | 'packages' | 'files';
  /** Whether it is an ES module. */
  readonly isModule: boolean;
}

interface FoundText {
  readonly coded: CodedPrompt;
  readonly variables: readonly string[];
  readonly firstLine: string;
}

/** Texts of a file that read as prompts, those of the system first; `unusable` says why another one is not. */
interface TextsOfFile {
  readonly found: readonly FoundText[];
  readonly unusable?: string | undefined;
}

const NAME = /(?:^|_)(?:PROMPT|INSTRUCTIONS?|SYSTEM)(?:_|$)|[pP]rompt|[iI]nstructions|^system$/;
/** Shorter ones ask a person for something, or name a file. */
const LEAST_LENGTH = 40;

interface Language {
  readonly language: CodedPrompt['language'];
  readonly files: RegExp;
  /** `name`, the sign that `quote` is, and behind it the text. */
  readonly text: RegExp;
}

const LANGUAGES: readonly Language[] = [
  {
    language: 'node',
    files: /\.[cm]?[jt]s$/,
    text: /^(?<exported>export )?(?:const|let|var) (?<name>\w+)(?:\s*:\s*string)?\s*=\s*(?<quote>["'`])/gm,
  },
  {
    language: 'python',
    files: /\.py$/,
    text: /^(?<name>\w+)(?:\s*:\s*\w+)?\s*=\s*\(?\s*(?<made>[fF])?[rRuU]?(?<quote>"""|'''|"|')/gm,
  },
  {
    language: 'toml',
    files: /\.toml$/,
    text: /^(?<name>[\w-]+)\s*=\s*(?<quote>"""|'''|"|')/gm,
  },
];

export function promptsInFile(path: string, text: string): TextsOfFile {
  const known = LANGUAGES.find(({ files }) => files.test(path));
  if (known === undefined) return { found: [] };
  const { language } = known;
  const imports = language === 'node' ? importsOf(text) : 'nothing';
  const isModule = /^export /m.test(text);
  const notes: string[] = [];
  const found = [...text.matchAll(known.text)].flatMap((match) => {
    const { name = '', quote = '', exported, made } = match.groups ?? {};
    const start = match.index + match[0].length;
    const content = text.slice(start, endOf(text, start, quote));
    if (!NAME.test(name) || content.trim().length < LEAST_LENGTH) return [];
    if (language === 'node' && exported === undefined && !isExported(text, name)) {
      notes.push(`${path}: its ${name} is not exported; export it, and it can be tested`);
      return [];
    }
    if (made !== undefined) {
      notes.push(
        `${path}: ${name} is put together by code (an f-string); see \`prompts.x.command\``,
      );
      return [];
    }
    const keys = language === 'toml' ? tableAt(text, match.index) : [];
    return [foundText({ language, name: pathOf([...keys, name]), imports, isModule }, content)];
  });
  const isSystems = ({ coded }: FoundText): boolean => /system/i.test(coded.name.join('.'));
  return {
    found: found.toSorted((a, b) => Number(isSystems(b)) - Number(isSystems(a))),
    unusable: notes[0],
  };
}

function importsOf(text: string): CodedPrompt['imports'] {
  const named = text.matchAll(
    /^(?:import (?!type\b)(?:[^;'"=]*? from\s*)?|export [^;'"=]*? from\s*)['"]([^'"]+)['"]|\brequire\(['"]([^'"]+)/gm,
  );
  const all = Array.from(named, ([, first, second]) => first ?? second ?? '').filter(
    (name) => !name.startsWith('node:'),
  );
  if (all.some((name) => /^(?:[.~#]|@\/)/.test(name))) return 'files';
  return all.length > 0 ? 'packages' : 'nothing';
}

/** Where a text ends: at its sign, unless a backslash is before it. */
function endOf(text: string, start: number, quote: string): number {
  let end = text.indexOf(quote, start);
  while (end > start && text.charAt(end - 1) === '\\') end = text.indexOf(quote, end + 1);
  return end === -1 ? text.length : end;
}

function pathOf(names: readonly string[]): CodedPrompt['name'] {
  const [first = '', ...more] = names;
  return [first, ...more];
}

function isExported(text: string, name: string): boolean {
  const lists = text.matchAll(/(?:^export|\bmodule\.exports\s*=)\s*\{([^}]*)\}/gm);
  return (
    [...lists].some(([, names = '']) => names.split(/[\s,:]+/).includes(name)) ||
    text.includes(`exports.${name} =`)
  );
}

/** The keys of the `[table]` that a place in TOML belongs to. */
function tableAt(text: string, index: number): readonly string[] {
  const heads = [...text.slice(0, index).matchAll(/^\[([\w.-]+)\]/gm)];
  return heads.at(-1)?.[1]?.split('.') ?? [];
}

function foundText(coded: Omit<CodedPrompt, 'braces'>, content: string): FoundText {
  const names = (pattern: RegExp): readonly string[] => [
    ...new Set(Array.from(content.matchAll(pattern), ([, name = '']) => name)),
  ];
  const double = names(/\{\{\s*(\w+)\s*\}\}/g);
  const single = coded.language === 'node' ? [] : names(/(?<!\{)\{([a-z_]\w*)\}(?!\})/gi);
  const firstLine = content.replaceAll('\\n', '\n').trim().split('\n')[0] ?? '';
  return double.length > 0
    ? { coded: { ...coded, braces: '{{' }, variables: double, firstLine }
    : { coded: { ...coded, braces: '{' }, variables: single, firstLine };
}

// The program that prints one.

export interface Printer {
  readonly file: string;
  readonly text: string;
  /** The values of the places follow it. */
  readonly command: string;
  /** What a runner of GitHub has to have for it: a newer Node, the packages of the repository as well, or what it has. */
  readonly runtime: 'none' | 'node' | 'packages';
}

interface PrinterOptions {
  readonly path: string;
  readonly coded: CodedPrompt;
  /** The arguments fill them in, in this order. */
  readonly variables: readonly string[];
  /** The text is what the user says; else the last argument is. */
  readonly isUsers: boolean;
  /** `tsx` of the repository runs TypeScript. */
  readonly hasTsx: boolean;
  /** What the package says of its `.js` and `.ts` files is that they are no ES modules. */
  readonly isCommonJs: boolean;
}

/** A text says why there can be none. */
export function printerOf(options: PrinterOptions): Printer | string {
  const { path, coded, hasTsx } = options;
  if (coded.language !== 'node') return pythonPrinter(options);
  if (coded.imports !== 'files' || hasTsx || !/ts$/.test(path)) return nodePrinter(options);
  return `${path}: it imports other files, which Node finds for TypeScript only with the package tsx; move the prompt to a file by itself`;
}

function nodePrinter(options: PrinterOptions): Printer {
  const { path, coded, variables, isUsers, hasTsx, isCommonJs } = options;
  const [name] = coded.name;
  const isTypeScript = /ts$/.test(path);
  const load =
    isCommonJs && coded.isModule && coded.imports === 'nothing' && !(hasTsx && isTypeScript)
      ? [
          "import { readFileSync } from 'node:fs';",
          "import { stripTypeScriptTypes } from 'node:module';",
          '',
          `const code = stripTypeScriptTypes(readFileSync(${js(path)}, 'utf8'));`,
          `const { ${name} } = await import(\`data:text/javascript,\${encodeURIComponent(code)}\`);`,
        ]
      : [`import { ${name} } from ${js(`./${path}`)};`, ''];
  const filled = variables.map(
    (variable, index) =>
      `  .replace(/\\{\\{\\s*${variable}\\s*\\}\\}/g, () => process.argv[${index + 2}])`,
  );
  const said = isUsers
    ? '{ user: text }'
    : `{ system: text, user: process.argv[${variables.length + 2}] }`;
  const text = [
    `// Prints the prompt ${name} of ${path} with the question, as kindlm.yaml asks for it.`,
    ...(isTypeScript && !hasTsx ? ['// Node 22.18 or later reads TypeScript.'] : []),
    ...load,
    ...(filled.length === 0
      ? [`const text = ${name};`]
      : [`const text = ${name}`, ...filled.slice(0, -1), `${filled.at(-1) ?? ''};`]),
    `console.log(JSON.stringify(${said}));`,
    '',
  ].join('\n');
  const file = 'kindlm-prompt.mjs';
  const usesTsx = hasTsx && isTypeScript;
  return {
    file,
    text,
    command: `${usesTsx ? 'npx tsx' : 'node'} ${file}`,
    runtime: usesTsx || coded.imports !== 'nothing' ? 'packages' : 'node',
  };
}

function pythonPrinter({ path, coded, variables, isUsers }: PrinterOptions): Printer {
  const { language, name, braces } = coded;
  const place = {
    '{': (of: string) => `\\{${of}\\}`,
    '{{': (of: string) => `\\{\\{\\s*${of}\\s*\\}\\}`,
  };
  const filled = variables.map(
    (variable, index) =>
      `text = re.sub(r"${place[braces](variable)}", lambda _: sys.argv[${index + 1}], text)`,
  );
  const read =
    language === 'toml'
      ? [
          `import json, ${filled.length === 0 ? '' : 're, '}sys, tomllib`,
          '',
          `with open(${js(path)}, "rb") as file:`,
          `    text = tomllib.load(file)${name.map((key) => `[${js(key)}]`).join('')}`,
        ]
      : [
          `import ast, json, ${filled.length === 0 ? '' : 're, '}sys`,
          '',
          '# The file is read and not run: it needs no package and no key.',
          `with open(${js(path)}, encoding="utf-8") as file:`,
          '    lines = ast.parse(file.read()).body',
          'text = next(',
          '    ast.literal_eval(line.value) for line in lines',
          '    if isinstance(line, (ast.Assign, ast.AnnAssign))',
          `    and ${js(name[0])} in [getattr(one, "id", "") for one in getattr(line, "targets", [getattr(line, "target", None)])]`,
          ')',
        ];
  const said = isUsers
    ? '{"user": text}'
    : `{"system": text, "user": sys.argv[${variables.length + 1}]}`;
  const text = [
    `# Prints the prompt ${name.join('.')} of ${path} with the question, as kindlm.yaml asks for it.`,
    ...read,
    ...filled,
    `print(json.dumps(${said}))`,
    '',
  ].join('\n');
  const file = 'kindlm_prompt.py';
  return { file, text, command: `python3 ${file}`, runtime: 'none' };
}

/** A text of JavaScript and of Python. */
function js(text: string): string {
  return JSON.stringify(text);
}
