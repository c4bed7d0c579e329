/**
 * The part of the sandbox that runs inside of it, before the script: calls the script and writes down its end as JSON.
 * What it needs of the language it takes before the script can change it, and nothing that the script can reach.
 */

/**
 * Longest text of a value, of an error and of one console call that leaves the sandbox, in UTF-16 code units: more than is
 * shown, so that the process that shortens it, and knows the secrets, still sees the whole of one at the end.
 */
const MAX_TEXT = 20_000;
const MAX_CONSOLE_LINES = 50;

/** The form of a program that threw while it was evaluated. */
export const THROWN = 'thrown';

/**
 * A function `(form, program, input)`: with a form it starts the script (with THROWN, `program` is what it threw already),
 * without it returns the report as JSON text, or an empty text while there is none. What a report is made of has no
 * prototype: a `toJSON` on Object.prototype would be the script's.
 */
export const PRELUDE = `(function () {
  'use strict';
  const { parse, stringify } = JSON;
  const { isArray } = Array;
  const { defineProperty, entries } = Object;
  const text = String;
  const NativeError = Error;
  const slice = Function.prototype.call.bind(String.prototype.slice);
  const cut = (value) => (value.length > ${MAX_TEXT} ? slice(value, 0, ${MAX_TEXT}) + '\\u2026' : value);

  let end;
  let lines = '';
  let count = 0;

  function typeOf(value) {
    if (value === null) return 'null';
    return isArray(value) ? 'array' : typeof value;
  }

  function field(value) {
    const type = typeOf(value);
    const plain = type !== 'object' && type !== 'array' && type !== 'function';
    return { __proto__: null, type, text: plain ? cut(text(value)) : '' };
  }

  function returned(value) {
    const object = typeOf(value) === 'object' ? value : { __proto__: null };
    const { type, text } = field(value);
    return {
      __proto__: null,
      kind: 'returned',
      type,
      text,
      pass: field(object.pass),
      score: field(object.score),
      reason: field(object.reason),
    };
  }

  function shown(value) {
    if (typeof value !== 'object' || value === null) return cut(text(value));
    if (value instanceof NativeError) return cut(text(value.name) + ': ' + text(value.message));
    const json = stringify(value);
    return json === undefined ? typeof value : cut(json);
  }

  function threw(error) {
    const stack = error instanceof NativeError ? cut(text(error.stack)) : '';
    return { __proto__: null, kind: 'threw', text: shown(error), stack };
  }

  function log(...values) {
    count += 1;
    if (count > ${MAX_CONSOLE_LINES}) return;
    let line = '';
    for (let index = 0; index < values.length; index += 1) {
      let word = 'something that cannot be shown';
      try {
        word = shown(values[index]);
      } catch {}
      line = cut(line + (index === 0 ? '' : ' ') + word);
    }
    lines += (lines === '' ? '' : ',') + stringify(line);
  }

  globalThis.console = { log, info: log, warn: log, error: log, debug: log };

  function load(form, program) {
    if (form === 'commonjs') {
      const module = { exports: {} };
      const require = (name) => {
        throw new NativeError('require(' + stringify(name) + ') is not possible in the sandbox: the code must be in one file');
      };
      program(module, module.exports, require);
      const { exports } = module;
      return typeof exports === 'object' && exports !== null && typeof exports.default === 'function'
        ? exports.default
        : exports;
    }
    return form === 'module' ? program.default : program;
  }

  async function settle(form, program, input) {
    try {
      const { output, context, unknown } = parse(input);
      for (const [name, why] of entries(unknown)) {
        const get = () => {
          throw new NativeError(why);
        };
        defineProperty(context, name, { __proto__: null, get, enumerable: true });
      }
      // A module that awaits something at its top is a promise.
      const call = load(form, form === 'module' ? await program : program);
      if (typeof call !== 'function') {
        end = { __proto__: null, kind: 'no-function', text: typeOf(call) };
        return;
      }
      const value = await call(output, context);
      end = returned(value);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error) {
    try {
      end = threw(error);
    } catch {
      end = { __proto__: null, kind: 'threw', text: 'an error that cannot be read', stack: '' };
    }
  }

  return (form, program, input) => {
    if (form === '${THROWN}') fail(program);
    else if (form !== undefined) settle(form, program, input);
    if (form !== undefined) return '';
    const said = '"console":[' + lines + '],"calls":' + count + '}';
    if (end === undefined) return count === 0 ? '' : '{' + said;
    return '{"end":' + stringify(end) + ',' + said;
  };
})()`;
