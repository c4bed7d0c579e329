/** The small program that prints a prompt which is a text in code, so that it stays where it is. */
import { type CodedPrompt, codedPattern, LEAST_LENGTH } from './coded-prompts.js';

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

export function printerOf(options: PrinterOptions): Printer {
  return options.coded.language === 'node' ? nodePrinter(options) : pythonPrinter(options);
}

const NODE_FILE = 'kindlm-prompt.mjs';

/** Whose text it is, as people find it. */
function headOf({ path, coded }: PrinterOptions): string {
  const name = coded.name.join('.');
  const whose = coded.use === 'returned' ? `the prompt that ${name} returns` : `the prompt ${name}`;
  return `Prints ${whose} (${path}:${coded.line}) with the question, as kindlm.yaml asks for it.`;
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
