/**
 * Prompts that are texts in code or in TOML: what is assigned to a name that says so, also inside of a function or behind
 * a variable of the environment, and what a function returns. No parser: names, signs and the text between them.
 */

/** A text that has a name in a file. */
interface CodedPrompt {
  readonly language: 'node' | 'python' | 'toml';
  /** It is given to the name, or a function of this name returns it. */
  readonly use: 'given' | 'returned';
  /** Of what has it; in TOML the keys, outermost first. */
  readonly name: readonly [string, ...string[]];
  /** From 1. */
  readonly line: number;
  /** How many texts of this name and use come before it in the file. */
  readonly before: number;
  /** As its places are written: `{name}`, `{{name}}`. */
  readonly braces: '{' | '{{';
  /** Code in it that is filled in when it runs, each once. */
  readonly places: readonly Place[];
}

interface Place {
  readonly code: string;
  /** That tests give the value by. */
  readonly variable: string;
}

interface FoundText {
  readonly coded: CodedPrompt;
  readonly variables: readonly string[];
  readonly firstLine: string;
  /** Whether it tells a model what it is, or what to do. */
  readonly instructs: boolean;
}

/** A text in code, and the small program that prints it. */
interface PrintedText extends Pick<FoundText, 'variables' | 'firstLine'> {
  /** File and line, and its name in the code. */
  readonly line: string;
  readonly printer: Printer;
}

/** Texts of a file that read as prompts, those of the system first; `unusable` says why another one is not. */
interface TextsOfFile {
  readonly found: readonly PrintedText[];
  readonly unusable?: string | undefined;
}

const NAME =
  /(?:^|_)(?:PROMPT|INSTRUCTIONS?|SYSTEM)(?:_|$)|[pP]rompt|[iI]nstructions|^system(?:_?(?:message|text))?$/i;
/** Of other things as well: only the text says what it is. */
const ANY_NAME = /^(?:content|template|text|message)$/;
/** Shorter ones name something. */
const LEAST_LENGTH = 20;
/** Shorter constants that do not read as a prompt ask a person for something, or name a file. */
const LEAST_CONSTANT = 40;
/** How a model is told what it is, or what to do. */
const INSTRUCTS = new RegExp(
  [
    String.raw`^[\s#*<>\w:-]{0,40}?\b(?:you are|you're|you will|your (?:task|role|job|goal)|act as|as an? [\w ]+,|given the|the following|based on|use the|answer|respond|reply|summari[sz]e|translate|classify|extract|generate|rewrite|du bist|sie sind|deine aufgabe|tu es|vous êtes|eres|usted es|você é|sei un|jij bent)\b`,
    '^.{0,40}(?:ты|вы|你是|您是|あなたは|당신은)',
  ].join('|'),
  'iu',
);

// How a text is written down: what finds it here finds it in the program that prints it, too.

const NAMED = String.raw`[\w$]*(?:prompt|instructions?|system)[\w$]*|content|template|text|message`;

const SYNTAX = {
  node: {
    files: /\.[cm]?[jt]sx?$/,
    type: String.raw`(?:\s*\??:\s*string)?`,
    // A call, a bracket, a tag, or a fallback for what the environment or a setting may hold.
    wrapped: String.raw`(?<wrapped>(?:[\w$.?[\]'"]+\s*(?:\|\||\?\?)\s*|(?:new\s+)?[\w$.]+\(\s*|\(\s*|[\w$.]+(?=${'`'}))*)`,
    quote: '(?<quote>["\'`])',
    function: String.raw`(?<![\w$.])(?:function\s+NAME\s*\(|NAME\s*=\s*(?:async\s*)?(?:function\b|\(|\w+\s*=>)|NAME\s*\([^()]*\)\s*(?::[^={]+)?\{)`,
    nextFunction: String.raw`\bfunction\s+\w`,
    gives: String.raw`(?:\breturn\b|=>)\s*`,
  },
  python: {
    files: /\.py$/,
    type: String.raw`(?:\s*:\s*\w+)?`,
    wrapped: String.raw`(?<wrapped>(?:os\.(?:environ\.get|getenv)\(\s*["']\w+["']\s*,\s*|[\w.[\]"'()]+\s+or\s+|[\w.]+\(\s*|\(\s*)*)`,
    quote: String.raw`(?:[rR]?(?<made>[fF])[rR]?|[rRuU])?(?<quote>"""|'''|"|')`,
    function: String.raw`\bdef\s+NAME\s*\(`,
    nextFunction: String.raw`\n\s*(?:async\s+)?def\s`,
    gives: String.raw`\breturn\s+`,
  },
} as const;

const TEXT = String.raw`(?<text>(?:\\[^]|(?!\k<quote>)[^\\])*)\k<quote>`;

/** Texts beside each other are one in Python. */
const TEXT_OF_PYTHON = `\\s*${SYNTAX.python.quote}${TEXT}`;
const ADJACENT = new RegExp(`^(?:${TEXT_OF_PYTHON})+`);

/** The source of a pattern: a text that is given to a name, or that a function of this name returns first. */
function codedPattern(
  language: keyof typeof SYNTAX,
  use: CodedPrompt['use'],
  name: string,
): string {
  const { type, wrapped, quote, nextFunction, gives, ...syntax } = SYNTAX[language];
  const literal = `${wrapped}${quote}${TEXT}`;
  if (use === 'given') {
    return String.raw`(?<![\w$])['"]?(?<name>${name})['"]?${type}\s*(?::|=(?![=>]))\s*${literal}`;
  }
  let number = 0;
  const start = syntax.function.replaceAll('NAME', () => `(?<name${(number += 1)}>${name})`);
  return `${start}(?:(?!${nextFunction})[^]){0,4000}?${gives}${literal}`;
}

interface Form extends Pick<CodedPrompt, 'language' | 'use'> {
  readonly files: RegExp;
  readonly pattern: RegExp;
  /** Of files that are named for their prompts: there the names say anything. */
  readonly anyName: RegExp;
}

const TOML = new RegExp(String.raw`^(?<name>[\w-]+)\s*=\s*(?<quote>"""|'''|"|')${TEXT}`, 'gm');

const FORMS: readonly Form[] = [
  { language: 'toml', use: 'given', files: /\.toml$/, pattern: TOML, anyName: TOML },
  ...(['node', 'python'] as const).flatMap((language) =>
    (['given', 'returned'] as const).map((use) => ({
      language,
      use,
      files: SYNTAX[language].files,
      pattern: new RegExp(codedPattern(language, use, NAMED), 'gi'),
      anyName: new RegExp(codedPattern(language, use, String.raw`[\w$]+`), 'g'),
    })),
  ),
];

/** `isUsers`: of a text with these places, whether it is what the user says. */
export function promptsInFile(
  path: string,
  text: string,
  isUsers: (variables: readonly string[]) => boolean,
): TextsOfFile {
  const notes: string[] = [];
  const found = FORMS.filter(({ files }) => files.test(path)).flatMap((form) =>
    textsOf(form, path, text, notes),
  );
  const rank = ({ coded, instructs }: FoundText): number =>
    Number(/system/i.test(coded.name.join('.'))) * 2 + Number(instructs);
  return {
    found: found
      .toSorted((a, b) => rank(b) - rank(a))
      .map(({ coded, variables, firstLine }) => ({
        variables,
        firstLine,
        line: `${path}:${coded.line}: ${whose(coded)}`,
        printer: printerOf({ path, coded, variables, isUsers: isUsers(variables) }),
      })),
    unusable: notes[0],
  };
}

function textsOf(
  { language, use, pattern, anyName }: Form,
  path: string,
  text: string,
  notes: string[],
): readonly FoundText[] {
  const counts = new Map<string, number>();
  const isOfPrompts = /(?:prompt|instruction)s?\.\w+$/i.test(path);
  return [...text.matchAll(isOfPrompts ? anyName : pattern)].flatMap((match) => {
    const { quote = '', text: first = '', wrapped = '', ...groups } = match.groups ?? {};
    const name = groups['name'] ?? groups['name1'] ?? groups['name2'] ?? groups['name3'] ?? '';
    const after = text.slice(match.index + match[0].length);
    const isOfOne = isOfFile(text, match.index) && !wrapped.includes('(');
    const [beside = ''] = language === 'python' && !isOfOne ? (ADJACENT.exec(after) ?? []) : [];
    const content = first + beside.replaceAll(new RegExp(TEXT_OF_PYTHON, 'g'), '$<text>');
    const isBroken = /^["']$/.test(quote) && /(?<!\\)\n/.test(first);
    if (content.trim().length < LEAST_LENGTH || isBroken) return [];
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    const isConstant = use === 'given' && isOfFile(text, match.index) && !/\w\(|\w$/.test(wrapped);
    const reads = INSTRUCTS.test(content.trim());
    if (!NAME.test(name) && !(reads && (isOfPrompts || ANY_NAME.test(name)))) return [];
    const isLong = content.trim().length >= LEAST_CONSTANT;
    if (!reads && !(isLong && (isConstant || language === 'toml'))) return [];
    const start = match.index + match[0].length - first.length - quote.length;
    const line = text.slice(0, start).split('\n').length;
    const isMade = groups['made'] !== undefined || /^\s*[rR]?[fF]/.test(beside);
    const found = placesOf(content, { isTemplate: quote === '`', isMade });
    if (found === undefined || /^\s*\+/.test(after.slice(beside.length))) {
      notes.push(`${path}:${line}: ${name} is put together by code; see \`prompts.x.command\``);
      return [];
    }
    const keys = language === 'toml' ? tableAt(text, match.index) : [];
    const at = { language, use, name: pathOf([...keys, name]), line, before, places: found };
    return [{ ...foundText(at, content), instructs: reads }];
  });
}

/** Whether it is a constant of the file, and of no function in it. */
function isOfFile(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
  return /^(?:export\s+)?(?:(?:const|let|var)\s+|(?:module\.)?exports\.)?$/.test(line);
}

/** Undefined where they cannot be told from the text: code with texts or blocks in it. */
function placesOf(
  content: string,
  { isTemplate, isMade }: { readonly isTemplate: boolean; readonly isMade: boolean },
): readonly Place[] | undefined {
  if (!isTemplate && !isMade) return [];
  const codes = isTemplate
    ? Array.from(content.matchAll(/(?<!\\)\$\{([^{}`]*)\}/g), ([, code = '']) => code)
    : Array.from(content.matchAll(/(?<!\{)\{([^{}]+)\}/g), ([, code = '']) =>
        code.replace(/(?:=|![rsa])?(?::[^:'"[\]]*)?$/, ''),
      );
  const opened = isTemplate ? content.match(/(?<!\\)\$\{/g) : [];
  if (opened !== null && isTemplate && opened.length !== codes.length) return undefined;
  return [...new Set(codes.map(bare))].map((code) => ({ code, variable: variableOf(code) }));
}

/** Without white space and quotes, which those who print code write as they like. */
function bare(code: string): string {
  return code.replaceAll(/[\s"']/g, '');
}

/** e.g. `topic`, `user_name` of `this.user.name`, `docs` of `docs.map(...)`, `tags` of `",".join(tags)`. */
function variableOf(code: string): string {
  const paths = [...code.matchAll(/[a-z_$][\w$]*(?:\??\.[a-z_$][\w$]*)*(\()?/gi)].map(
    ([path]) => path,
  );
  const words = paths.flatMap((path) => {
    const names = path.replace('(', '').split(/\??\./);
    const own = names.filter((name) => !/^(?:this|self|await|new|JSON|json)$/.test(name));
    return path.endsWith('(') ? [own.slice(0, -1)] : [own];
  });
  const found = words.find((names) => names.length > 0) ?? ['value'];
  return found.join('_').replaceAll('$', '');
}

function pathOf(names: readonly string[]): CodedPrompt['name'] {
  const [first = '', ...more] = names;
  return [first, ...more];
}

/** The keys of the `[table]` that a place in TOML belongs to. */
function tableAt(text: string, index: number): readonly string[] {
  const heads = [...text.slice(0, index).matchAll(/^\[([\w.-]+)\]/gm)];
  return heads.at(-1)?.[1]?.split('.') ?? [];
}

function foundText(
  coded: Omit<CodedPrompt, 'braces'>,
  content: string,
): Omit<FoundText, 'instructs'> {
  const names = (pattern: RegExp): readonly string[] => [
    ...new Set(Array.from(content.matchAll(pattern), ([, name = '']) => name)),
  ];
  // An f-string has code in single braces, and TypeScript in other ones.
  const isMade = coded.language === 'python' && coded.places.length > 0;
  const double = isMade ? [] : names(/\{\{\s*(\w+)\s*\}\}/g);
  const single = isMade || coded.language === 'node' ? [] : names(/(?<!\{)\{([a-z_]\w*)\}(?!\})/gi);
  const firstLine = content.replaceAll('\\n', '\n').trim().split('\n')[0] ?? '';
  const braces = double.length > 0 ? '{{' : '{';
  const variables = [...coded.places.map(({ variable }) => variable), ...double, ...single];
  return { coded: { ...coded, braces }, variables: [...new Set(variables)], firstLine };
}

// The small program that prints a prompt which is a text in code, so that it stays where it is.

export interface Printer {
  readonly file: string;
  readonly text: string;
  /** The values of the places follow it. It needs nothing that a runner of GitHub lacks. */
  readonly command: string;
}

interface PrinterOptions {
  readonly path: string;
  readonly coded: CodedPrompt;
  /** The arguments fill them in, in this order. */
  readonly variables: readonly string[];
  /** The text is what the user says; else the last argument is. */
  readonly isUsers: boolean;
}

function printerOf(options: PrinterOptions): Printer {
  return options.coded.language === 'node' ? nodePrinter(options) : pythonPrinter(options);
}

const NODE_FILE = 'kindlm-prompt.mjs';

/** Whose text it is, as people find it. */
function headOf({ path, coded }: PrinterOptions): string {
  return `Prints ${whose(coded)} (${path}:${coded.line}) with the question, as kindlm.yaml asks for it.`;
}

function whose({ name, use }: CodedPrompt): string {
  return use === 'returned'
    ? `the prompt that ${name.join('.')} returns`
    : `the prompt ${name.join('.')}`;
}

/** Those that are no code of its: `{{names}}`, and `{names}` of Python. */
function writtenPlaces({ coded, variables }: PrinterOptions): readonly string[] {
  return variables.filter((one) => coded.places.every(({ variable }) => variable !== one));
}

/** The last lines: the text with `{{places}}` filled in, and who says it. */
function saidLines(options: PrinterOptions, text: string): readonly string[] {
  const { variables, isUsers } = options;
  const filled = writtenPlaces(options).map(
    (variable) =>
      `  .replace(/\\{\\{\\s*${variable}\\s*\\}\\}/g, () => process.argv[${variables.indexOf(variable) + 2}])`,
  );
  const said = isUsers
    ? '{ user: printed }'
    : `{ system: printed, user: process.argv[${variables.length + 2}] }`;
  return [
    ...(filled.length === 0
      ? [`const printed = ${text};`]
      : [`const printed = ${text}`, ...filled.slice(0, -1), `${filled.at(-1) ?? ''};`]),
    `console.log(JSON.stringify(${said}));`,
    '',
  ];
}

function nodePrinter(options: PrinterOptions): Printer {
  const { path, coded, variables } = options;
  const [name] = coded.name;
  const values = coded.places.map(
    ({ code, variable }) => `  ${js(code)}: process.argv[${variables.indexOf(variable) + 2}],`,
  );
  const pattern = codedPattern('node', coded.use, name.replaceAll('$', String.raw`\$`));
  const text = [
    `// ${headOf(options)}`,
    '// The file is read and not run: it needs no package and no key.',
    "import { readFileSync } from 'node:fs';",
    '',
    `const file = ${js(path)};`,
    `const pattern = new RegExp(${js(pattern)}, 'g');`,
    "const texts = [...readFileSync(file, 'utf8').replaceAll('\\r\\n', '\\n').matchAll(pattern)];",
    `const found = texts.filter(({ groups }) => groups.text.trim().length >= ${LEAST_LENGTH})[${coded.before}];`,
    `if (found === undefined) throw new Error(\`\${file} has no prompt ${name} any more: change this program.\`);`,
    'const { quote, text } = found.groups;',
    '// What its code fills in, by the code.',
    'const values = {',
    ...values,
    '};',
    "const parts = quote === '`' ? text.split(/(?<!\\\\)\\$\\{([^{}`]*)\\}/) : [text];",
    'const filled = parts.map((part, index) => {',
    '  if (index % 2 === 0) return new Function(`return ${quote}${part}${quote}`)();',
    "  const code = part.replaceAll(/[\\s\"']/g, '');",
    '  if (Object.hasOwn(values, code)) return values[code];',
    '  throw new Error(`${file} fills in ${part} now: give it a value here and in kindlm.yaml.`);',
    '});',
    '',
    ...saidLines(options, "filled.join('')"),
  ];
  return { file: NODE_FILE, text: text.join('\n'), command: `node ${NODE_FILE}` };
}

/** Finds the text by its name; the file is parsed, and not run. */
const PYTHON_FINDER = `def text_of(node):
    """The text that an expression is, wraps, or falls back to."""
    while True:
        if isinstance(node, ast.Call):
            of = getattr(node.func, "value", None)
            is_method = isinstance(of, (ast.Constant, ast.JoinedStr)) or not node.args
            node = of if is_method else node.args[-1]
        elif isinstance(node, ast.BoolOp):
            node = node.values[-1]
        else:
            return node


def size(node):
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return sum(len(part.value) if isinstance(getattr(part, "value", 0), str) else 3 for part in parts)


def given(node, name):
    if isinstance(node, ast.keyword) and node.arg == name:
        yield node.value
    elif isinstance(node, (ast.Assign, ast.AnnAssign)):
        targets = getattr(node, "targets", None) or [node.target]
        if name in [getattr(one, "id", getattr(one, "attr", "")) for one in targets]:
            yield node.value
    elif isinstance(node, ast.Dict):
        yield from (value for key, value in zip(node.keys, node.values) if getattr(key, "value", "") == name)
    elif isinstance(node, ast.arguments) and node.defaults:
        yield from (value for one, value in zip(node.args[-len(node.defaults):], node.defaults) if one.arg == name)


def returned(node, name):
    if getattr(node, "name", "") == name:
        yield from (one.value for one in ast.walk(node) if isinstance(one, ast.Return))


def part_of(part):
    if isinstance(part, ast.Constant):
        return part.value
    return values[re.sub(r"[\\s\\"']", "", ast.unparse(part.value))]

`;

function pythonPrinter(options: PrinterOptions): Printer {
  const { path, coded, variables, isUsers } = options;
  const { language, use, name, braces, places, before } = coded;
  const argument = (variable: string): string => `sys.argv[${variables.indexOf(variable) + 1}]`;
  const place = {
    '{': (of: string) => `\\{${of}\\}`,
    '{{': (of: string) => `\\{\\{\\s*${of}\\s*\\}\\}`,
  };
  const filled = writtenPlaces(options).map(
    (variable) =>
      `text = re.sub(r"${place[braces](variable)}", lambda _: ${argument(variable)}, text)`,
  );
  const values = places.map(({ code, variable }) => `${js(code)}: ${argument(variable)}`);
  const read =
    language === 'toml'
      ? [
          'import json, re, sys, tomllib',
          '',
          `with open(${js(path)}, "rb") as file:`,
          `    text = tomllib.load(file)${name.map((key) => `[${js(key)}]`).join('')}`,
        ]
      : [
          '# The file is read and not run: it needs no package and no key.',
          'import ast, json, re, sys',
          '',
          '# What its code fills in, by the code.',
          `values = {${values.join(', ')}}`,
          '',
          '',
          PYTHON_FINDER,
          `with open(${js(path)}, encoding="utf-8-sig") as file:`,
          '    tree = ast.parse(file.read())',
          `texts = [text_of(one) for node in ast.walk(tree) for one in ${use}(node, ${js(name[0])})]`,
          'texts = [one for one in texts if isinstance(one, (ast.Constant, ast.JoinedStr))]',
          `texts = [one for one in texts if size(one) >= ${LEAST_LENGTH}]`,
          `if len(texts) <= ${before}:`,
          `    sys.exit(${js(`${path} has no prompt ${name[0]} any more: change this program.`)})`,
          `found = sorted(texts, key=lambda one: (one.lineno, one.col_offset))[${before}]`,
          'text = "".join(part_of(part) for part in getattr(found, "values", [found]))',
        ];
  const said = isUsers
    ? '{"user": text}'
    : `{"system": text, "user": sys.argv[${variables.length + 1}]}`;
  const text = [`# ${headOf(options)}`, ...read, ...filled, `print(json.dumps(${said}))`, ''];
  const file = 'kindlm_prompt.py';
  return { file, text: text.join('\n'), command: `python3 ${file}` };
}

/** A text of JavaScript and of Python. */
function js(text: string): string {
  return JSON.stringify(text);
}
