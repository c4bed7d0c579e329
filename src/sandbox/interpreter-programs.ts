/**
 * What the user's own Python and Node run for `interpreters.ts`: it takes calls as lines of JSON, calls the code of the
 * config, and says what came of it as a `ScriptRun`. It answers on descriptor 3, so that whatever the code prints, or
 * lets others print, is none of it.
 */

/** Texts are cut as they leave; the sandbox cuts them once more, without secrets. */
const PYTHON = `
import ast, asyncio, contextlib, importlib.util, inspect, io, json, os, sys, traceback

MOST = 4000
requests = os.fdopen(os.dup(0), encoding="utf-8")
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
os.set_inheritable(3, False)
replies = os.fdopen(3, "w", encoding="utf-8")


class Context(dict):
    """Reading what is not known is an error, and never "there was none"."""

    unknown = {}

    def __missing__(self, key):
        raise KeyError(self.unknown.get(key, key))

    def get(self, key, default=None):
        return self[key] if key in self or key in self.unknown else default


class Printed(io.TextIOBase):
    def __init__(self):
        self.text = ""

    def writable(self):
        return True

    def write(self, text):
        if len(self.text) < 20 * MOST:
            self.text += text
        return len(text)


def place(line):
    return {} if line is None else {"position": {"line": line, "column": 1}}


def field(value):
    if value is None:
        return {"type": "null", "text": "None"}
    if isinstance(value, bool):
        return {"type": "boolean", "text": "true" if value else "false"}
    if isinstance(value, (int, float)):
        return {"type": "number", "text": repr(float(value)) if abs(value) > 2**53 else repr(value)}
    if isinstance(value, str):
        return {"type": "string", "text": value[:MOST]}
    if isinstance(value, (list, tuple)):
        return {"type": "array", "text": ""}
    return {"type": "object", "text": ""}


def plain(value):
    if hasattr(value, "item") and callable(value.item) and not isinstance(value, dict):
        value = value.item()
    if not isinstance(value, str):
        return value
    text = value.strip()
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    try:
        return json.loads(text) if text.startswith("{") else float(text)
    except ValueError:
        return value


def part(value, *names):
    for name in names:
        if name in value:
            return field(plain(value[name]) if name != "reason" else value[name])
    return {"type": "undefined", "text": "undefined"}


def described(value):
    value = plain(value)
    parts = value if isinstance(value, dict) else {}
    return {
        **field(value),
        "pass": part(parts, "pass", "pass_"),
        "score": part(parts, "score"),
        "reason": part(parts, "reason"),
    }


def tree_of(code):
    tree = ast.parse(code, "<assertion>")
    if len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr):
        tree.body[0] = ast.copy_location(ast.Return(tree.body[0].value), tree.body[0])
    whole = ast.parse("import json\\ndef get_assert(output, context): pass", "<assertion>")
    whole.body[1].body = tree.body
    return ast.fix_missing_locations(whole)


def checked(request):
    if "file" in request:
        with open(request["file"], encoding="utf-8") as file:
            compile(file.read(), request["file"], "exec")
    else:
        compile(tree_of(request["code"]), "<assertion>", "exec")


def function_of(request):
    name = request.get("name") or "get_assert"
    if "file" not in request:
        names = {}
        exec(compile(tree_of(request["code"]), "<assertion>", "exec"), names)
        return names["get_assert"]
    path = request["file"]
    folder = os.path.dirname(path)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    spec = importlib.util.spec_from_file_location("kindlm_assertion", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    call = module
    for step in name.split("."):
        call = getattr(call, step, None)
    return call


def end_of(request):
    name = request.get("file", "<assertion>")
    try:
        if request["kind"] == "check":
            checked(request)
            return {"kind": "returned", "value": described(True)}
        call = function_of(request)
        if not callable(call):
            return {"kind": "no-function", "exported": request.get("name") or "get_assert"}
        context = Context(request["context"])
        context.unknown = request["unknown"]
        value = call(request["output"], context)
        if inspect.isawaitable(value):
            value = asyncio.run(value)
        return {"kind": "returned", "value": described(value)}
    except SyntaxError as error:
        at = place(error.lineno if error.filename == name else None)
        return {"kind": "syntax", "problem": {"message": str(error.msg)[:MOST], **at}}
    except BaseException as error:
        frames = [one.lineno for one in traceback.extract_tb(error.__traceback__) if one.filename == name]
        text = "".join(traceback.format_exception_only(type(error), error)).strip()
        return {"kind": "threw", "message": text[:MOST], **place(frames[-1] if frames else None)}


for line in requests:
    printed = Printed()
    with contextlib.redirect_stdout(printed):
        end = end_of(json.loads(line))
    console = [one[:MOST] for one in printed.text.splitlines()[:100]]
    replies.write(json.dumps({"end": end, "console": console}) + "\\n")
    replies.flush()
`;

const NODE = `
const { writeSync } = await import('node:fs');
const { createInterface } = await import('node:readline');
const { format } = await import('node:util');
const { pathToFileURL } = await import('node:url');

const MOST = 4000;
let lines = [];
for (const method of ['log', 'info', 'debug', 'warn', 'error']) {
  console[method] = (...values) => void (lines.length < 100 && lines.push(format(...values).slice(0, MOST)));
}
const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const field = (value) => {
  const type = typeOf(value);
  return { type, text: ['object', 'array', 'function', 'symbol'].includes(type) ? '' : String(value).slice(0, MOST) };
};
const described = (value) => {
  const parts = typeOf(value) === 'object' ? value : {};
  return { ...field(value), pass: field(parts.pass), score: field(parts.score), reason: field(parts.reason) };
};
const contextOf = ({ context, unknown }) => {
  for (const [name, why] of Object.entries(unknown)) {
    Object.defineProperty(context, name, { get() { throw new Error(why); }, enumerable: false });
  }
  return context;
};
const placeOf = (error, url) => {
  const at = String(error?.stack ?? '').split(url + ':')[1];
  const [, line, column] = /^(\\d+):(\\d+)/.exec(at ?? '') ?? [];
  return line === undefined ? {} : { position: { line: Number(line), column: Number(column) } };
};
const endOf = async (request) => {
  const url = pathToFileURL(request.file).href;
  try {
    const loaded = await import(url);
    const whole = loaded.default?.default ?? loaded.default ?? loaded;
    const call = request.name ? (loaded[request.name] ?? whole[request.name]) : whole;
    if (typeof call !== 'function') return { kind: 'no-function', exported: typeOf(call) };
    return { kind: 'returned', value: described(await call(request.output, contextOf(request))) };
  } catch (error) {
    const message = error instanceof Error ? error.name + ': ' + error.message : format(error);
    return { kind: 'threw', message: message.slice(0, MOST), ...placeOf(error, url) };
  }
};
for await (const line of createInterface({ input: process.stdin })) {
  lines = [];
  const end = await endOf(JSON.parse(line));
  const reply = Buffer.from(JSON.stringify({ end, console: lines }) + '\\n');
  for (let at = 0; at < reply.length; ) at += writeSync(3, reply, at);
}
`;

interface InterpreterProgram {
  /** Its name on the search path. */
  readonly name: string;
  /** For `sh -c`, with the interpreter and the program in its environment. */
  readonly script: string;
  readonly program: string;
}

export type Language = 'python' | 'node';

export const INTERPRETERS: Readonly<Record<Language, InterpreterProgram>> = {
  python: {
    name: 'python3',
    // Without the folders that Python writes beside what it imports.
    script: 'exec "$KINDLM_VAR_interpreter" -B -X utf8 -c "$KINDLM_VAR_program" 3>&1 1>&2',
    program: PYTHON,
  },
  node: {
    name: 'node',
    script: 'exec "$KINDLM_VAR_interpreter" --input-type=module -e "$KINDLM_VAR_program" 3>&1 1>&2',
    program: NODE,
  },
};
