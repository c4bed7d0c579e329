// JavaScript of a promptfoo config: code in the config, a file, a function in a file, TypeScript. Nothing of it runs here.
import * as nodeModule from 'node:module';
import { Script } from 'node:vm';
import { isFileRef, pathOf } from '../inputs/files.mjs';

/** Why an assertion cannot be carried over. */
export class Unsupported extends Error {}

/** Other modules: without them the code does not even start. */
const MODULES = /^\s*(?:import\b|export\b[^;\n]*\bfrom\b)|\brequire\s*\(|\bimport\s*\(/m;
const SANDBOX_LACKS = /\bprocess\.|\bfetch\s*\(|\bsetTimeout\b/;
const CONTEXT_LACKS = /\bcontext\??\.(?:trace|provider|providerResponse|metadata|logProbs)\b/;
const EXPORTED = /^export\s+(?=(?:async\s+)?(?:function\*?|const|let|class)\s+(\w+))/gm;

/** The path and the function's name of `file://x.js:name`. */
function partsOf(ref) {
  const [, path, name] = /^(.*\.[a-z]+)(?::([\w.]+))?$/is.exec(pathOf(ref)) ?? [];
  return { path: path ?? pathOf(ref), name, extension: /\.[a-z]+$/i.exec(path ?? '')?.[0] ?? '' };
}

/**
 * The `value` of a `javascript` assertion: the code, or `file://` with a file that the action reads itself. A function
 * in a file and TypeScript become code in the config. Throws Unsupported.
 */
export function scriptValue(value, { files, notes, where }) {
  if (typeof value !== 'string') throw new Unsupported('its value is no code');
  if (!isFileRef(value)) {
    if (formOf(value) === undefined) throw new Unsupported('its code does not compile');
    refuseModules(value, 'its code');
    noteMissing(value, where, notes);
    return value;
  }
  const { path, name, extension } = partsOf(value);
  const text = readCode(path, extension, files);
  refuseModules(text, path);
  noteMissing(text, where, notes);
  if (name === undefined && !extension.endsWith('ts')) return `file://${files.relocated(path)}`;
  const body = moduleBody(text, name, path);
  notes.changed(
    where,
    `the code of ${path} is written into the config: its file is not read any more`,
  );
  return body;
}

/** A JavaScript expression that is the code's result for `output` and `context`. Throws Unsupported. */
export function callOf(value, context) {
  if (typeof value !== 'string') throw new Unsupported('its value is no code');
  const body = isFileRef(value) ? fileBody(value, context) : inlineBody(value);
  noteMissing(body, context.where, context.notes);
  return (argument) => `await (async (output, context) => {\n${body}\n})(${argument}, context)`;
}

function fileBody(ref, { files }) {
  const { path, name, extension } = partsOf(ref);
  return moduleBody(readCode(path, extension, files), name, path);
}

function inlineBody(code) {
  const form = formOf(code);
  if (form === undefined) throw new Unsupported('its code does not compile');
  refuseModules(code, 'its code');
  return form === 'expression' ? `return (${withoutEnd(code)}\n);` : code;
}

const withoutEnd = (code) => code.trim().replace(/;$/, '');

function readCode(path, extension, files) {
  if (!/^\.[cm]?[jt]s$/.test(extension)) {
    throw new Unsupported(`${path} is a program, and the sandbox runs JavaScript only`);
  }
  const text = files.readText(path);
  if (!extension.endsWith('ts')) return text;
  if (nodeModule.stripTypeScriptTypes === undefined) {
    throw new Unsupported(`${path} is TypeScript, which the import reads on Node 22.13 and later`);
  }
  try {
    return withoutWarning(() => nodeModule.stripTypeScriptTypes(text)).replaceAll(/[ \t]+$/gm, '');
  } catch (error) {
    throw new Unsupported(
      `${path} is no TypeScript that only needs its types removed: ${error.message}`,
    );
  }
}

/** Node calls the function experimental on its standard error, which is where the import reports. */
function withoutWarning(run) {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return run();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** The statements of a module, and a call of its function. */
function moduleBody(text, name, path) {
  refuseModules(text, path);
  if (/\{\{\s*\w/.test(text)) {
    throw new Unsupported(`${path} has {{ in it, which would be filled in as a variable`);
  }
  const [first] = name?.split('.') ?? [];
  if (first !== undefined && !new RegExp(`\\b${first}\\b`).test(text)) {
    throw new Unsupported(`${path} has no ${name}`);
  }
  const names = Array.from(text.matchAll(EXPORTED), ([, exported]) => exported);
  const statements = text
    .replaceAll(EXPORTED, '')
    .replaceAll(/^export\s+default\s+/gm, 'module.exports.default = ')
    .replaceAll(/^export\s*\{([^}]*)\};?/gm, 'Object.assign(module.exports, {$1});');
  const found = name === undefined ? '.default ?? module.exports' : `.${name}`;
  const body = [
    'const module = { exports: {} };',
    'const exports = module.exports;',
    statements.trim(),
    ...(names.length > 0 ? [`Object.assign(module.exports, { ${names.join(', ')} });`] : []),
    `return (module.exports${found})(output, context);`,
  ].join('\n');
  if (!compiles(body)) throw new Unsupported(`${path} is no module that can stand in a config`);
  return body;
}

/** `expression`, `body`, or undefined where the code is neither. */
function formOf(code) {
  if (compiles(`return (${withoutEnd(code)}\n)`)) return 'expression';
  return compiles(code) ? 'body' : undefined;
}

/** Only compiles the code; nothing of it runs. */
function compiles(body) {
  try {
    new Script(`(async function (output, context) {${body}\n})`);
    return true;
  } catch {
    return false;
  }
}

function refuseModules(code, what) {
  if (MODULES.test(code))
    throw new Unsupported(`${what} needs other modules, which its sandbox lacks`);
}

function noteMissing(code, where, notes) {
  if (SANDBOX_LACKS.test(code)) {
    notes.changed(
      where,
      'a script uses the machine (process, fetch, timers), which its sandbox lacks: it will fail',
    );
  }
  if (CONTEXT_LACKS.test(code)) {
    notes.changed(where, 'a script reads what `context` does not have here (docs/javascript.md)');
  }
}
