// promptfoo's templates are Nunjucks; kindlm.yaml knows `{{name}}` and nothing else.

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;
const EXPRESSION = /\{\{([^}]*)\}\}/g;
const STATEMENT = /\{[%#]/;
/** Values may hold variables that hold variables; a circle of them must end. */
const MAX_DEPTH = 5;
const MAX_LENGTH = 1_000_000;

/** Names of the variables, each once. */
export const variablesOf = (text) => [
  ...new Set(Array.from(text.matchAll(VARIABLE), ([, name]) => name)),
];

/** The first thing in a template that kindlm.yaml cannot express, or undefined. */
export function beyondVariables(text) {
  if (STATEMENT.test(text)) return 'the template statement {% ... %}';
  const expression = Array.from(text.matchAll(EXPRESSION), ([whole, inner]) => ({ whole, inner }));
  const odd = expression.find(({ inner }) => !/^\s*\w+\s*$/.test(inner));
  return odd === undefined ? undefined : `the template expression ${odd.whole}`;
}

/** Fills in the variables that have a value, the others stay. */
export function fillIn(text, vars) {
  return text.replaceAll(VARIABLE, (placeholder, name) =>
    Object.hasOwn(vars, name) ? String(vars[name]) : placeholder,
  );
}

/** Variables inside the values of variables, which kindlm.yaml does not fill in. */
export function fillInEachOther(vars) {
  let filled = vars;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const before = filled;
    filled = Object.fromEntries(
      Object.entries(before).map(([name, value]) => [name, filledValue(name, value, before)]),
    );
  }
  return filled;
}

function filledValue(name, value, vars) {
  if (typeof value !== 'string' || !value.includes('{{')) return value;
  const others = Object.entries(vars).filter(([other]) => other !== name);
  const filled = fillIn(value, Object.fromEntries(others));
  return filled.length > MAX_LENGTH ? value : filled;
}
