// promptfoo's HTTP providers (`https://...`, `http`, `webhook:...`) -> `providers.http`.
import { withEnvironment, wholeEnvironment } from './environment-names.mjs';
import { beyondVariables, variablesOf } from '../inputs/templates.mjs';
import { isRecord, isScalar, otherKeys, slug } from '../values.mjs';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH'];
const KEYS = ['url', 'method', 'headers', 'body', 'queryParams'];
const PATHS = ['transformResponse', 'responseParser'];
/** Names of headers whose value is a secret by itself. */
const SECRET = /^(?:authorization|proxy-authorization|cookie|.*(?:api-?key|token|secret).*)$/i;
const DUMPED = /\{\{\s*(\w+)\s*\|\s*dump\s*\}\}/g;

/** Why an endpoint cannot be carried over. */
class Unsupported extends Error {}

export const isHttp = (id) => /^(?:https?(?::\/\/|$)|webhook:https?:\/\/)/.test(id);

/** @returns `{ name, entry, model }` of the endpoint, or undefined when it is left out, which is noted. */
export function httpEndpoint({ id, config }, notes) {
  const where = `provider ${id}`;
  try {
    const entry = id.startsWith('webhook:')
      ? webhook(id, config, where, notes)
      : endpoint(id, config, where, notes);
    const host = entry.url.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '');
    return { name: slug(host.replace(/:\d+$/, '')) || 'http-endpoint', entry, model: host };
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    notes.lost(where, `${error.message}; the model is left out`);
    return undefined;
  }
}

function webhook(id, config, where, notes) {
  for (const key of Object.keys(config)) notes.lost(where, `\`config.${key}\` has no counterpart`);
  return {
    url: urlOf(id.replace(/^webhook:/, '')),
    body: { prompt: '{{prompt}}' },
    responsePath: 'output',
  };
}

function endpoint(id, config, where, notes) {
  if (config.request !== undefined) throw new Unsupported('its request is raw text');
  for (const key of otherKeys(config, [...KEYS, ...PATHS])) {
    notes.lost(where, `\`config.${key}\` has no counterpart`);
  }
  const url = urlOf(id.includes('://') ? id : config.url);
  const method = String(
    config.method ?? (config.body === undefined ? 'GET' : 'POST'),
  ).toUpperCase();
  if (!METHODS.includes(method)) throw new Unsupported(`its method is ${method}`);
  const responsePath = responsePathOf(config.transformResponse ?? config.responseParser);
  return {
    url,
    ...(method !== 'POST' && { method }),
    ...headersOf(config.headers, where, notes),
    ...bodyOf(config, method),
    ...(responsePath !== undefined && { responsePath }),
  };
}

function urlOf(text) {
  const url = withEnvironment(text);
  if (url === undefined) {
    throw new Unsupported(
      `its URL ${JSON.stringify(text)} is none that a config can hold, or has a key in it`,
    );
  }
  return url;
}

/** Values from the environment stay there; a key itself is never copied. */
export function headersOf(given, where, notes) {
  const headers = {};
  let apiKeyEnv;
  for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
    const bearer = /^authorization$/i.test(name) && /^Bearer\s+(.*)$/s.exec(String(value));
    const key = bearer ? wholeEnvironment(bearer[1]) : undefined;
    const variable = wholeEnvironment(value);
    if (key !== undefined) apiKeyEnv = key;
    else if (variable !== undefined) headers[name] = `env:${variable}`;
    else if (SECRET.test(name)) {
      notes.lost(
        where,
        `the value of the header ${name} is written in the config: put it into an environment variable`,
      );
    } else if (!isScalar(value) || String(value).includes('{{')) {
      notes.lost(where, `the header ${name} is no plain text`);
    } else if (!/^content-type$/i.test(name) || !/json/i.test(String(value))) {
      headers[name] = String(value);
    }
  }
  return {
    ...(apiKeyEnv !== undefined && { apiKeyEnv }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

function bodyOf({ body, queryParams }, method) {
  if (queryParams !== undefined && (method !== 'GET' || body !== undefined)) {
    throw new Unsupported('it has query parameters beside a body');
  }
  const template = method === 'GET' ? (queryParams ?? body) : body;
  if (template === undefined) {
    if (method === 'GET') throw new Unsupported('its request holds no prompt');
    throw new Unsupported('it sends no body');
  }
  const filled = undumped(template);
  const text = typeof filled === 'string' ? filled : JSON.stringify(filled);
  const odd = beyondVariables(text);
  if (odd !== undefined) throw new Unsupported(`its body has ${odd}`);
  if (!variablesOf(text).length) throw new Unsupported('its body holds no prompt');
  return { body: filled };
}

/** `{{ name | dump }}` is a JSON text, as is what stands outside of quotes in a body of kindlm.yaml. */
function undumped(value) {
  if (typeof value === 'string') return value.replaceAll(DUMPED, '{{$1}}');
  if (Array.isArray(value)) return value.map(undumped);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, undumped(inner)]));
}

/** `json.choices[0].message.content`, with or without `(json) =>` before it, as a path; code is none. */
function responsePathOf(transform) {
  if (transform === undefined) return undefined;
  if (typeof transform !== 'string') throw new Unsupported('its transformResponse is code');
  const expression = transform
    .trim()
    .replace(/^\(?\s*json\s*(?:,[^)]*)?\)?\s*=>\s*/, '')
    .replace(/;$/, '');
  const steps = /^json((?:\??\.\w+|(?:\?\.)?\[(?:\d+|'[^'.]+'|"[^".]+")\])+)$/.exec(
    expression,
  )?.[1];
  if (steps === undefined) {
    throw new Unsupported(
      `its transformResponse ${JSON.stringify(transform.slice(0, 60))} is code`,
    );
  }
  return [...steps.matchAll(/\w[^'"\].[?]*/g)].map(([step]) => step).join('.');
}
