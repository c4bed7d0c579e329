// JavaScript of a promptfoo config: code in the config, a file, a function in a file, TypeScript. Nothing of it runs here.
import * as nodeModule from 'node:module';
import { Script } from 'node:vm';
import { isFileRef, pathOf } from './files.mjs';
import { Unsupported } from './notes.mjs';

const SCRIPT_FILE = /^\.[cm]?[jt]s$/;

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
 * `value` of a `javascript` assertion: the code, or `file://` with a file that the action reads itself. A function in a
 * file and TypeScript become code in the config; a file that needs other modules stays as it is and runs outside of the
 * sandbox. Throws Unsupported.
 */
export function scriptEntry(value, { files, notes, where }) {
  if (typeof value !== 'string') throw new Unsupported('its value is no code');
  if (!isFileRef(value)) {
    if (formOf(value) === undefined) throw new Unsupported('its code does not compile');
    refuseModules(value, 'its code');
    noteMissing(value, where, notes);
    return { value };
  }
  const { path, name, extension } = partsOf(value);
  if (SCRIPT_FILE.test(extension) && MODULES.test(files.readText(path))) {
    const more = extension.endsWith('ts') ? ', which reads TypeScript from version 22.18 on' : '';
    notes.changed(
      where,
      `${path} needs other modules: \`sandbox: false\` runs it with \`node\`${more}`,
    );
    return { value: relocatedRef(path, name, files), sandbox: false };
  }
  const text = readCode(path, extension, files);
  noteMissing(text, where, notes);
  if (name === undefined && !extension.endsWith('ts'))
    return { value: `file://${files.relocated(path)}` };
  const body = moduleBody(text, { name, path });
  notes.changed(
    where,
    `the code of ${path} is written into the config: its file is not read any more`,
  );
  return { value: body };
}

const relocatedRef = (path, name, files) =>
  `file://${files.relocated(path)}${name === undefined ? '' : `:${name}`}`;

/** How promptfoo hands a JSON answer to Python. */
const PARSE_PYTHON = `try:
    parsed = json.loads(output)
    output = parsed if isinstance(parsed, (dict, list)) else output
except ValueError:
    pass`;

/** `value` of a `python` assertion, as it is. Throws Unsupported. */
export function pythonEntry(value, { files, ways, where, notes }) {
  if (typeof value !== 'string' || value.trim() === '')
    throw new Unsupported('its value is no code');
  if (ways.calls !== undefined) {
    throw new Unsupported('its models are offered tools, and promptfoo shows their calls as text');
  }
  if (isFileRef(value)) {
    const { path, name } = partsOf(value);
    if (ways.isParsed === true)
      throw new Unsupported(`${path} gets the parsed answer, here its text`);
    if (ways.isParsed) notes.changed(where, `${path} gets the text of an answer that is JSON`);
    return { value: relocatedRef(path, name, files) };
  }
  const isParsed = ways.isParsed && !/json\.loads\(\s*output\b/.test(value);
  if (!isParsed) return { value };
  const body = value.includes('\n') ? value : `return (${value})`;
  return { value: `${PARSE_PYTHON}\n${body}` };
}

/** A JavaScript expression that is the code's result for `output` and `context`. Throws Unsupported. */
function callOf(value, context) {
  if (typeof value !== 'string') throw new Unsupported('its value is no code');
  const body = isFileRef(value) ? fileBody(value, context) : inlineBody(value);
  noteMissing(body, context.where, context.notes);
  return (argument) => `await (async (output, context) => {\n${body}\n})(${argument}, context)`;
}

function fileBody(ref, { files }) {
  const { path, name, extension } = partsOf(ref);
  return moduleBody(readCode(path, extension, files), { name, path });
}

function inlineBody(code) {
  const form = formOf(code);
  if (form === undefined) throw new Unsupported('its code does not compile');
  refuseModules(code, 'its code');
  return form === 'expression' ? `return (${withoutEnd(code)}\n);` : code;
}

const withoutEnd = (code) => code.trim().replace(/;$/, '');

/** Code that certainly answers with a text. */
const ANSWERS_TEXT = /^\s*(?:JSON\.stringify|String)\(/;

/**
 * promptfoo's `transformResponse` of an endpoint, and the `transform` that goes over its result, as one: `{ code, isText }`.
 * Throws Unsupported.
 */
export function replyScript(reply, transform, files) {
  if (typeof reply !== 'string') throw new Unsupported('its transformResponse is no text');
  const code = isFileRef(reply) ? replyFile(reply, files) : reply.trim();
  const form = formOf(code, REPLY);
  if (form === undefined) throw new Unsupported('its transformResponse does not compile');
  refuseModules(code, 'its transformResponse');
  if (transform === undefined) return { code, isText: ANSWERS_TEXT.test(code) };
  if (typeof transform !== 'string') throw new Unsupported('its transform is no text');
  const inner =
    form === 'expression'
      ? `const value = (${withoutEnd(code)}\n);\nreturn typeof value === 'function' ? value(json, text, context) : value;`
      : code;
  const body = isFileRef(transform) ? fileBody(transform, { files }) : inlineBody(transform);
  return {
    code: `const output = await (async () => {\n${inner}\n})();\n${body}`,
    isText: ANSWERS_TEXT.test(transform),
  };
}

const REPLY = '(json, text, context)';

function replyFile(ref, files) {
  const { path, name, extension } = partsOf(ref);
  return moduleBody(readCode(path, extension, files), { name, path, given: REPLY });
}

function readCode(path, extension, files) {
  if (!SCRIPT_FILE.test(extension)) {
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
function moduleBody(text, { name, path, given = '(output, context)' }) {
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
    `return (module.exports${found})${given};`,
  ].join('\n');
  if (!compiles(body, given))
    throw new Unsupported(`${path} is no module that can stand in a config`);
  return body;
}

/** `expression`, `body`, or undefined where the code is neither. */
function formOf(code, given = '(output, context)') {
  if (compiles(`return (${withoutEnd(code)}\n)`, given)) return 'expression';
  return compiles(code, given) ? 'body' : undefined;
}

/** Only compiles the code; nothing of it runs. */
function compiles(body, given) {
  try {
    new Script(`(async function ${given} {${body}\n})`);
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

// Assertions on a value that is calculated from the answer: `transform`, tool calls as promptfoo shows them, parsed JSON.
// They become one `javascript` assertion, which calculates the value in the sandbox and checks it there.

const quoted = (value) => JSON.stringify(value);

/** Type -> a JavaScript expression over `value`, what was calculated, and `text`, the same as a text. */
const CHECKS = {
  contains: (wanted) => `text.includes(${quoted(wanted)})`,
  icontains: (wanted) => `text.toLowerCase().includes(${quoted(wanted.toLowerCase())})`,
  'starts-with': (wanted) => `text.startsWith(${quoted(wanted)})`,
  regex: (wanted) => `new RegExp(${quoted(wanted)}).test(text)`,
  equals: equalsCheck,
  'contains-any': (wanted) => `${quoted(listed(wanted))}.some((part) => text.includes(part))`,
  'contains-all': (wanted) => `${quoted(listed(wanted))}.every((part) => text.includes(part))`,
  'icontains-any': (wanted) =>
    `${quoted(lowered(wanted))}.some((part) => text.toLowerCase().includes(part))`,
  'icontains-all': (wanted) =>
    `${quoted(lowered(wanted))}.every((part) => text.toLowerCase().includes(part))`,
  'is-json': (schema) => {
    if (schema !== undefined) {
      throw new Unsupported(
        'a JSON Schema is checked against the answer only, not against a calculated value',
      );
    }
    return "typeof value === 'object' || (() => { try { JSON.parse(text); return true; } catch { return false; } })()";
  },
};

/** How promptfoo shows the calls of a model as its output, by the API that it asks. */
const SHOWN_CALLS = {
  openai: `called.map(({ name, arguments: given }, index) => ({
  id: 'call_' + index, type: 'function', function: { name, arguments: JSON.stringify(given) } }))`,
  function: '({ name: called[0].name, arguments: JSON.stringify(called[0].arguments) })',
  responses: `called.map(({ name, arguments: given }) => JSON.stringify(
  { type: 'function_call', name, arguments: JSON.stringify(given) })).join('\\n')`,
  anthropic: `called.map(({ name, arguments: input }) => JSON.stringify(
  { type: 'tool_use', name, input })).join('\\n\\n')`,
  gemini: 'called.map(({ name, arguments: args }) => ({ functionCall: { name, args } }))',
};

export const isComputable = (kind) => kind === 'javascript' || Object.hasOwn(CHECKS, kind);

/**
 * Code for a `javascript` assertion. `transforms`: code in promptfoo's words, first to last. `wanted`: the value of the
 * assertion. Throws Unsupported.
 */
export function computedCode({ kind, isNegated, wanted, transforms, ways }, context) {
  const steps = [
    ...(ways.calls === undefined
      ? []
      : [
          'const called = context.toolCalls;',
          `if (called.length > 0) value = ${SHOWN_CALLS[ways.calls]};`,
        ]),
    ...(isParsedFor(kind, wanted, ways) ? [PARSE] : []),
    ...transforms.map((code) => `value = ${callOf(code, context)('value')};`),
  ];
  return ['let value = output;', ...steps, lastStep({ kind, isNegated, wanted }, context)].join(
    '\n',
  );
}

const PARSE = `if (typeof value === 'string') try {
  const parsed = JSON.parse(value);
  if (typeof parsed === 'object' && parsed !== null) value = parsed;
} catch { /* a text */ }`;

/** What a program answers may be a value or its text: code that parses it itself wants the text. */
const isParsedFor = (kind, wanted, { isParsed }) =>
  isParsed === true ||
  (isParsed === 'objects' && !(kind === 'javascript' && /JSON\.parse\(\s*output\b/.test(wanted)));

function lastStep({ kind, isNegated, wanted }, context) {
  if (kind === 'javascript') {
    if (isNegated) throw new Unsupported('its negation on a calculated value has no counterpart');
    return `return ${callOf(wanted, context)('value')};`;
  }
  const text = "const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');";
  const check = CHECKS[kind](wanted);
  if (/\{\{\s*\w/.test(check)) throw new Unsupported('its value has {{ in it');
  return `${text}\nreturn ${isNegated ? `!(${check})` : check};`;
}

function equalsCheck(wanted) {
  if (typeof wanted === 'object') {
    throw new Unsupported(
      'a mapping or list is compared with the answer only, not with a calculated value',
    );
  }
  return `text === ${quoted(String(wanted))}`;
}

function listed(wanted) {
  return Array.isArray(wanted) ? wanted : wanted.split(',').map((part) => part.trim());
}

const lowered = (wanted) => listed(wanted).map((part) => part.toLowerCase());
