// promptfoo's scripts as providers, and `echo` -> `command` tests; its prompt functions and scripts -> `prompts.x.command`.
// All of them stay what they are: small programs, which are written beside kindlm.yaml, call them as promptfoo does.
import { isRecord } from '../basics/basics.js';
import { isFileRef, pathOf } from './files.mjs';
import { heldBack, keyLost, Unsupported } from './notes.mjs';
import { withFiles } from './params.mjs';

/** Calls a Python provider: file, function, prompt, options, context. */
const PROVIDER_PYTHON = `# Calls a promptfoo provider for KindLM: python3 promptfoo-provider.py FILE FUNCTION PROMPT OPTIONS CONTEXT
import asyncio
import contextlib
import importlib.util
import inspect
import json
import os
import sys

path, name, prompt, options, context = sys.argv[1:6]
sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
with contextlib.redirect_stdout(sys.stderr):
    spec = importlib.util.spec_from_file_location("promptfoo_provider", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    call = module
    for part in name.split("."):
        call = getattr(call, part)
    reply = call(prompt, json.loads(options), json.loads(context))
    if inspect.isawaitable(reply):
        reply = asyncio.run(reply)
reply = reply if isinstance(reply, dict) else {"output": reply}
if reply.get("error"):
    sys.exit(str(reply["error"]))
usage = reply.get("tokenUsage") or {}
answer = {"output": reply.get("output")}
if "prompt" in usage and "completion" in usage:
    answer["usage"] = {"inputTokens": usage["prompt"], "outputTokens": usage["completion"]}
if isinstance(reply.get("cost"), (int, float)):
    answer["costUsd"] = reply["cost"]
print(json.dumps(answer))
`;
/** Calls a JavaScript provider: a class, an object or a function. */
const PROVIDER_NODE = `// Calls a promptfoo provider for KindLM: node promptfoo-provider.mjs FILE EXPORT PROMPT OPTIONS CONTEXT
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [path, name, prompt, options, context] = process.argv.slice(2);
for (const method of ['log', 'info', 'debug']) console[method] = console.error;
const loaded = await import(pathToFileURL(resolve(path)).href);
const whole = loaded.default?.default ?? loaded.default ?? loaded;
const found = name === '' ? whole : (loaded[name] ?? whole[name]);
const settings = JSON.parse(options);
const isClass = typeof found === 'function' && /^class\\b/.test(Function.prototype.toString.call(found));
const provider = isClass ? new found(settings) : found;
const given = JSON.parse(context);
const reply =
  typeof provider === 'function'
    ? await provider(prompt, given, settings)
    : await provider.callApi(prompt, given, settings);
const { output, error, tokenUsage, cost } =
  typeof reply === 'object' && reply !== null && ('output' in reply || 'error' in reply) ? reply : { output: reply };
if (error) {
  console.error(String(error));
  process.exit(1);
}
const usage =
  tokenUsage?.prompt === undefined || tokenUsage.completion === undefined
    ? {}
    : { usage: { inputTokens: tokenUsage.prompt, outputTokens: tokenUsage.completion } };
const answer = { output, ...usage, ...(typeof cost === 'number' && { costUsd: cost }) };
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
`;
/** Calls a function of a JavaScript or TypeScript file, or starts a program. */
const PROMPT_NODE = `// Prints the prompts of a promptfoo function for KindLM, a line of JSON for each line of variables:
// node promptfoo-prompt.mjs CONTEXT FILE EXPORT, or node promptfoo-prompt.mjs CONTEXT --run PROGRAM ARGUMENT...
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [given, path, name, ...rest] = process.argv.slice(2);
const { typed, ...context } = JSON.parse(given);
for (const method of ['log', 'info', 'debug']) console[method] = console.error;
const input = await text(process.stdin);
const call = path === '--run' ? run : await load();

function run(about) {
  const stdio = ['ignore', 'pipe', 'inherit'];
  return execFileSync(name, [...rest, JSON.stringify(about)], { encoding: 'utf8', stdio, maxBuffer: 5e6 }).trim();
}

async function load() {
  const loaded = await import(pathToFileURL(resolve(path)).href).catch(refuse);
  const whole = loaded.default?.default ?? loaded.default ?? loaded;
  const found = name === '' ? whole : (loaded[name] ?? whole[name]);
  if (typeof found !== 'function') throw new Error(path + ' exports no function' + (name && ' ' + name));
  return found;
}

function refuse(error) {
  const isTyped = /^ERR_(?:UNKNOWN_FILE_EXTENSION|UNSUPPORTED_TYPESCRIPT_SYNTAX|UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING)$/.test(error?.code);
  if (!isTyped) throw error;
  console.error('Node.js ' + process.version + ' cannot run ' + path + ' (' + error.message + '). Node.js from 22.18 on runs TypeScript without enums, namespaces and path aliases; for all of it add tsx to the package.json and write "npx --no-install tsx" in place of "node" in the command');
  process.exit(1);
}

/** promptfoo fills variables into what a function returns. */
function filled(value, vars) {
  if (Array.isArray(value)) return value.map((item) => filled(item, vars));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, vars)]));
  }
  if (typeof value !== 'string') return value;
  return value.replaceAll(/\\{\\{([^{}]*)\\}\\}|\\{%.*?%\\}/gs, (found, inner) => {
    if (inner === undefined || !/^\\s*\\w+\\s*$/.test(inner)) throw new Error('its prompt holds the template ' + found);
    const variable = inner.trim();
    const filling = Object.hasOwn(vars, variable) ? vars[variable] : '';
    return typeof filling === 'string' ? filling : JSON.stringify(filling);
  });
}

function promptOf(result, vars) {
  const isObject = typeof result === 'object' && result !== null && !Array.isArray(result);
  if (isObject && 'prompt' in result) {
    if (Object.keys(result.config ?? {}).length > 0) {
      throw new Error('it returns a config for the model: write it into params of kindlm.yaml, and return the prompt alone');
    }
    return promptOf(result.prompt, vars);
  }
  if (typeof result !== 'string' && (typeof result !== 'object' || result === null)) throw new Error('it returns no prompt');
  const said = typeof result === 'string' ? result : JSON.stringify(result);
  if (/^\\s*- role:/.test(said)) throw new Error('it returns a chat as YAML: return the list of messages');
  const value = jsonOf(said);
  return typeof value === 'object' && value !== null ? JSON.stringify(filled(value, vars), null, 2) : filled(said, vars);
}

function jsonOf(said) {
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}

const lines = [];
for (const line of input.split('\\n').filter((one) => one !== '')) {
  const vars = JSON.parse(line);
  for (const variable of typed) if (variable in vars) vars[variable] = jsonOf(vars[variable]);
  try {
    lines.push(JSON.stringify(promptOf(await call({ vars, ...context }), vars)) + '\\n');
  } catch (error) {
    console.error((path === '--run' ? name : path) + ' with ' + line.slice(0, 200) + ': ' + (error?.stack ?? error));
    process.exit(1);
  }
}
process.stdout.write(lines.join(''), () => process.exit(0));
`;
/** Calls a function of a Python file. */
const PROMPT_PYTHON = `# Prints the prompts of a promptfoo function for KindLM, a line of JSON for each line of variables:
# python3 promptfoo-prompt.py CONTEXT FILE FUNCTION
import asyncio
import contextlib
import importlib.util
import inspect
import json
import os
import re
import sys

context, path, name = sys.argv[1:4]
context = json.loads(context)
typed = context.pop("typed")


def json_of(said):
    try:
        return json.loads(said)
    except ValueError:
        return said


def filled(value, values):
    """promptfoo fills variables into what a function returns."""
    if isinstance(value, list):
        return [filled(item, values) for item in value]
    if isinstance(value, dict):
        return {key: filled(inner, values) for key, inner in value.items()}
    if not isinstance(value, str):
        return value

    def one(found):
        if found[1] is None or not re.fullmatch(r"\\s*\\w+\\s*", found[1]):
            raise ValueError("its prompt holds the template " + found[0])
        filling = values.get(found[1].strip(), "")
        return filling if isinstance(filling, str) else json.dumps(filling)

    return re.sub(r"\\{\\{([^{}]*)\\}\\}|\\{%.*?%\\}", one, value, flags=re.S)


def prompt_of(result, values):
    if isinstance(result, dict) and "prompt" in result:
        if result.get("config"):
            raise ValueError("it returns a config for the model: write it into params of kindlm.yaml, and return the prompt alone")
        return prompt_of(result["prompt"], values)
    if not isinstance(result, (str, dict, list)):
        raise ValueError("it returns no prompt")
    said = result if isinstance(result, str) else json.dumps(result)
    if re.match(r"\\s*- role:", said):
        raise ValueError("it returns a chat as YAML: return the list of messages")
    value = json_of(said)
    if isinstance(value, (dict, list)):
        return json.dumps(filled(value, values), indent=2)
    return filled(said, values)


sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
lines = sys.stdin.buffer.read().decode("utf-8").split("\\n")
prompts = []
with contextlib.redirect_stdout(sys.stderr):
    spec = importlib.util.spec_from_file_location("promptfoo_prompt", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    call = module
    for part in name.split("."):
        call = getattr(call, part)
    for line in filter(None, lines):
        values = json.loads(line)
        for variable in typed:
            if variable in values:
                values[variable] = json_of(values[variable])
        try:
            result = call({"vars": values, **context})
            if inspect.isawaitable(result):
                result = asyncio.run(result)
            prompts.append(prompt_of(result, values))
        except Exception as error:
            sys.exit(f"{path} with {line[:200]}: {type(error).__name__}: {error}")
for prompt in prompts:
    print(json.dumps(prompt))
`;
/** Programs that are written beside kindlm.yaml, by name. */
export const HELPERS = {
  'promptfoo-provider.py': PROVIDER_PYTHON,
  'promptfoo-provider.mjs': PROVIDER_NODE,
  'promptfoo-prompt.mjs': PROMPT_NODE,
  'promptfoo-prompt.py': PROMPT_PYTHON,
};
const SCRIPT = /^(?:(python|javascript):)?(.+?\.(py|[cm]?[jt]s|go|rb))(?::([\w.]+))?$/;

export const isProgram = (id) => id === 'echo' || id.startsWith('exec:') || SCRIPT.test(pathOf(id));

/** What runs the provider: `{ kind, command, options?, helper? }`, or undefined where nothing can, which is noted. */
export function programOf({ id, config }, { files, notes }) {
  const where = `provider ${id}`;
  if (id === 'echo') return { kind: 'echo', command: "printf '%s'" };
  const options = settingsOf(id, config, { where, files, notes });
  const start = () => ({ kind: 'script', options, ...startOf(id, { where, files, notes }) });
  return notes.attempt(where, start, { also: '; the model is left out' });
}

/** `{ command, helper? }`. Throws Unsupported. */
function startOf(id, { where, files, notes }) {
  if (id.startsWith('exec:')) {
    const command = id.slice('exec:'.length).trim();
    if (command === '' || /\{\{|\{%/.test(command) || /\s-[a-z]*[ce]\s|^eval\s|<</.test(command))
      throw new Unsupported('its command is a template or code for another interpreter');
    return { command };
  }
  const [, , path, extension, name] = SCRIPT.exec(pathOf(id)) ?? [];
  const file = shellWord(files.relocated(isFileRef(id) ? path : `file://${path}`));
  if (['go', 'rb'].includes(extension))
    throw new Unsupported('promptfoo builds a program around it; write a `command` by hand');
  if (extension === 'py') {
    return {
      helper: 'promptfoo-provider.py',
      command: `python3 HELPER ${file} ${name ?? 'call_api'}`,
    };
  }
  if (extension.endsWith('ts')) {
    notes.changed(where, 'is started with `node`, which reads TypeScript from version 22.18 on');
  }
  return {
    helper: 'promptfoo-provider.mjs',
    command: `node HELPER ${file} ${shellWord(name ?? '')}`,
  };
}

/** The provider's options as promptfoo hands them over. */
function settingsOf(id, given, { where, files, notes }) {
  const kept = Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).flatMap(([key, setting]) =>
      notes.attempt(`${where}: \`config.${key}\``, () => [[key, withFiles(setting, files)]], {
        instead: [],
      }),
    ),
  );
  const config = heldBack(kept, true, (path) => notes.lost(where, keyLost(`config.${path}`)));
  return JSON.stringify({ id, config });
}

/**
 * The command of a test, and the variables that it reads beside the test's own.
 */
export function commandOf(program, asked, values) {
  const name = freeName('prompt', asked, values);
  if (program.kind === 'echo') {
    return { command: `${program.command} {{${name}}}`, vars: { [name]: asked } };
  }
  const context = JSON.stringify({ vars: values });
  const command = program.command.replace('HELPER', program.helper ?? '');
  return {
    command: `${command} {{${name}}} {{promptfooOptions}} {{promptfooContext}}`,
    vars: { [name]: asked, promptfooOptions: program.options, promptfooContext: context },
  };
}

/** A variable of the test may have the name already, and another value. */
function freeName(name, value, values) {
  return Object.hasOwn(values, name) && values[name] !== value ? `promptfoo${name}` : name;
}

// Prompts that a program prints, once for each line of variables that it reads.

/** Files that promptfoo runs: a function of them by its name, or all of a script. */
const CODE = /^(.+\.(?:(py|[cm]?[jt]s)|sh|bash|rb|pl|exe|bat|cmd|ps1))(?::([\w.]+))?$/i;
const ON_WINDOWS = /\.(?:exe|bat|cmd|ps1)$/i;
const WORDS = /"([^"]*)"|'([^']*)'|\S+/g;

/** Whether promptfoo runs it to get a prompt; a text has spaces, a path in the config none, unless it says that it is one. */
export const isPromptProgram = (source) =>
  source.startsWith('exec:') ||
  (CODE.test(pathOf(source)) && (isFileRef(source) || !/\s/.test(source)));

/**
 * What prints the prompt: `{ start, file, helper, arguments, context }`. `tested`: the models, of which promptfoo tells
 * a function the one that is asked. Throws Unsupported.
 */
export function promptProgram(source, config, { files, notes, tested }) {
  const where = `prompt ${pathOf(source)}`;
  const given = isRecord(config) ? config : {};
  const [{ ref, label }] = tested;
  const context = {
    provider: { id: ref, ...(label !== undefined && { label }) },
    config: heldBack(given, true, (path) => notes.lost(where, keyLost(`config.${path}`))),
  };
  const program = source.startsWith('exec:')
    ? started(source.slice('exec:'.length), files)
    : codeProgram(pathOf(source), { files, notes, where });
  if (JSON.stringify([program.parts, context]).includes('{{'))
    throw new Unsupported('its command or config holds a template');
  if (tested.length > 1 && program.dependsOn.some((file) => /provider/i.test(file.text))) {
    notes.changed(
      where,
      `is told the provider ${ref}, whichever model is asked (promptfoo: the one that is asked)`,
    );
  }
  return { ...program, dependsOn: program.dependsOn.map(({ path }) => path), context };
}

function codeProgram(source, { files, notes, where }) {
  const [, path, language, name] = CODE.exec(source);
  if (ON_WINDOWS.test(path)) throw new Unsupported('a program for Windows');
  const file = fileAt(path, files);
  // Without a function promptfoo starts the file, as it does with any other script.
  if (language === undefined) return started(JSON.stringify(path), files);
  if (language === 'py' && name === undefined)
    return started(`python3 ${JSON.stringify(path)}`, files);
  const call = { parts: [file.path, name ?? ''], dependsOn: [file] };
  if (language === 'py') return { start: 'python3', helper: 'promptfoo-prompt.py', ...call };
  const helper = 'promptfoo-prompt.mjs';
  if (!language.toLowerCase().endsWith('ts')) return { start: 'node', helper, ...call };
  if (files.needsPackage('tsx')) {
    notes.changed(where, 'is started with `tsx`, which the package.json names');
    return { start: 'npx --no-install tsx', helper, ...call };
  }
  notes.changed(where, 'is started with `node`, which reads TypeScript from version 22.18 on');
  return { start: 'node', helper, ...call };
}

/** A program gets what a function gets, as JSON in its last argument. */
function started(command, files) {
  const words = Array.from(
    command.matchAll(WORDS),
    ([word, double, single]) => double ?? single ?? word,
  );
  if (words.length === 0) throw new Unsupported('no program is named');
  const dependsOn = [];
  const parts = words.map((word, index) => {
    if (!files.exists(word) || !files.isFile(word)) {
      if (index === 0 && word.includes('/'))
        throw new Unsupported(`the file ${word} does not exist`);
      return word;
    }
    const file = fileAt(word, files);
    dependsOn.push(file);
    return index === 0 && !file.path.includes('/') ? `./${file.path}` : file.path;
  });
  return { start: 'node', helper: 'promptfoo-prompt.mjs', parts: ['--run', ...parts], dependsOn };
}

const fileAt = (path, files) => ({ path: files.relocated(path), text: textAt(path, files) });

/** A program may be no text. */
function textAt(path, files) {
  try {
    return files.readText(path);
  } catch (error) {
    if (error instanceof Unsupported) return '';
    throw error;
  }
}

/** The prompt's entry. `typed`: variables that are no texts in promptfoo, and are written as such here. */
export function printedEntry({ start, helper, parts, dependsOn, context }, typed) {
  const given = JSON.stringify({ ...context, typed: [...typed].sort() });
  const words = [helper, given, ...parts].map(shellWord);
  // A name with signs of a pattern would stand for other files.
  const named = dependsOn.filter((path) => /^[\w./ -]+$/.test(path));
  return {
    command: [start, ...words].join(' '),
    batch: true,
    ...(named.length > 0 && { dependsOn: named }),
  };
}

/** A text as one word of the shell. */
const shellWord = (text) => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
