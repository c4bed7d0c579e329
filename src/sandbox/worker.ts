/** Entry of the sandbox's worker process: does one request after the other, and may be killed at any time. */
import type { SchemaViolation } from '../config/files/json-schema.js';
import { loadModule, ModuleLoadError } from '../providers/provider.js';
import { type WorkerReply, type WorkerRequest } from './protocol.js';
import type { ScriptEngine } from './script-engine.js';
import { errorText } from '../basics/basics.js';

const MAX_CACHED_PATTERNS = 500;

type Validate = (value: unknown) => readonly SchemaViolation[];

function createHandler(): (request: WorkerRequest) => Promise<WorkerReply> {
  const patterns = new Map<string, RegExp>();
  const schemas = new Map<number, Validate>();
  let scripts: ScriptEngine | undefined;

  function compiledPattern(pattern: string, flags: string): RegExp {
    const key = `${flags}/${pattern}`;
    const known = patterns.get(key);
    if (known !== undefined) return known;
    const compiled = new RegExp(pattern, flags);
    if (patterns.size >= MAX_CACHED_PATTERNS) patterns.clear();
    patterns.set(key, compiled);
    return compiled;
  }

  return async (request) => {
    switch (request.kind) {
      case 'match': {
        const pattern = compiledPattern(request.pattern, request.flags);
        const matches = Array.from(request.text.matchAll(pattern), (match) => ({
          text: match[0],
          index: match.index,
        }));
        return { kind: 'matches', matches };
      }
      case 'schema': {
        // Not at the top: most suites have patterns only, and ajv takes longer to load than the rest.
        const { compileJsonSchema } = await loadModule(
          () => import('../config/files/json-schema.js'),
        );
        schemas.set(request.id, compileJsonSchema(request.schema));
        return { kind: 'compiled' };
      }
      case 'validate': {
        const validate = schemas.get(request.schemaId);
        if (validate === undefined) throw new Error('the schema was not sent to the worker');
        return { kind: 'violations', violations: validate(request.value) };
      }
      case 'script-engine': {
        const { createScriptEngine } = await loadModule(() => import('./script-engine.js'));
        scripts = await createScriptEngine();
        return { kind: 'script-ready' };
      }
      case 'script-check': {
        const { value, spent } = loaded(scripts).check(request.source);
        return { kind: 'script-checked', problem: value, spent };
      }
      case 'script': {
        const { value, spent } = loaded(scripts).run(request.call);
        return { kind: 'script-run', run: value, spent };
      }
    }
  };
}

function loaded(engine: ScriptEngine | undefined): ScriptEngine {
  if (engine === undefined) throw new Error('the script engine was not loaded');
  return engine;
}

if (process.send === undefined) {
  throw new Error('The sandbox worker is started by the action, not by hand.');
}
// Ctrl-C reaches every process of the terminal; the action decides when the sandbox ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const)
  process.on(signal, () => undefined);

const reply = (message: WorkerReply): void => void process.send?.(message);
const handle = createHandler();
process.on('message', (request: WorkerRequest) => {
  handle(request).then(reply, (error: unknown) =>
    reply({
      kind: error instanceof ModuleLoadError ? 'broken' : 'failed',
      message: errorText(error),
    }),
  );
});
reply({ kind: 'ready' });
