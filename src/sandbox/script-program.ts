/** The programs that a script's text is wrapped into, one for each form that it may have. */
import type { ScriptPosition, ScriptSource } from './script.js';

export type ScriptForm = 'expression' | 'body' | 'commonjs' | 'module';

/** Name of the script in the engine's stack traces. */
export const SCRIPT_FILE = 'assertion.js';

interface Wrapper {
  /** Has no line break, so that lines stay the script's own. */
  readonly before: string;
  /** Starts with a line break: the script may end in a comment. */
  readonly after: string;
}

const WRAPPERS: Readonly<Record<ScriptForm, Wrapper>> = {
  expression: { before: '(async function (output, context) { return (', after: '\n); })' },
  body: { before: '(async function (output, context) { ', after: '\n})' },
  commonjs: { before: '(function (module, exports, require) { ', after: '\n})' },
  module: { before: '', after: '\n' },
};

/** The forms that a source may have: the first that compiles is used. The syntax error reported is that of the last. */
export function formsOf({ kind, text }: ScriptSource): readonly ScriptForm[] {
  switch (kind) {
    case 'inline':
      return ['expression', 'body'];
    case 'commonjs':
      return ['commonjs'];
    case 'module':
      return ['module'];
    case 'either':
      return looksLikeModule(text) ? ['commonjs', 'module'] : ['commonjs'];
  }
}

/** What the engine is given for a text in a form. */
export function programOf(text: string, form: ScriptForm): string {
  const { before, after } = WRAPPERS[form];
  return `${before}${form === 'expression' ? withoutSemicolon(text) : text}${after}`;
}

/** The first place in the script that a stack trace of the engine names; undefined past the script's end. */
export function positionIn(
  stack: string,
  text: string,
  form: ScriptForm,
): ScriptPosition | undefined {
  const found = /\bassertion\.js:(\d{1,7}):(\d{1,7})/.exec(stack);
  if (found === null) return undefined;
  const line = Number(found[1]);
  const column = Number(found[2]) - (line === 1 ? WRAPPERS[form].before.length : 0);
  if (line < 1 || column < 1 || line > text.split('\n').length) return undefined;
  return { line, column };
}

/** An expression may be written as a statement. */
function withoutSemicolon(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(';') ? trimmed.slice(0, -1) : trimmed;
}

function looksLikeModule(text: string): boolean {
  return /(?:^|[\s;}])(?:export|import)\b/.test(text);
}
