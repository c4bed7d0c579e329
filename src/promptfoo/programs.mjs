// promptfoo's scripts as providers, and `echo` -> `command` tests. The scripts stay what they are: a small program, which
// is written beside kindlm.yaml, calls them as promptfoo does.
import { isRecord } from '../basics/basics.js';
import { isFileRef, pathOf } from './files.mjs';
import { heldBack, keyLost, Unsupported } from './notes.mjs';
import { withFiles } from './params.mjs';
import { PROMPT_HELPERS } from './prompt-programs.mjs';
import { shellWord } from './values.mjs';

/** Calls a Python provider: file, function, prompt, options, context. */
const PYTHON = `# Calls a promptfoo provider for KindLM: python3 promptfoo-provider.py FILE FUNCTION PROMPT OPTIONS CONTEXT
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
const NODE = `// Calls a promptfoo provider for KindLM: node promptfoo-provider.mjs FILE EXPORT PROMPT OPTIONS CONTEXT
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
/** Programs that are written beside kindlm.yaml, by name. */
export const HELPERS = {
  'promptfoo-provider.py': PYTHON,
  'promptfoo-provider.mjs': NODE,
  ...PROMPT_HELPERS,
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
