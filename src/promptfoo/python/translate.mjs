// Python of a `python` assertion -> the body of a `javascript` assertion, for the part of the language that both have.
import { Reader } from './python-expressions.mjs';
import { partsCode } from './runtime.mjs';
import { beyond, linesOf } from './tokens.mjs';

const MODULES = ['json', 're', 'typing', 'os', 'sys'];

/**
 * @param code an expression, or the lines of a function of `output` and `context` that return
 * @returns code that `javascript` takes. Throws Unsupported for what has no counterpart.
 */
export function javaScriptOf(code) {
  const lines = linesOf(code.trim());
  if (lines.length === 0) throw beyond('no code');
  const scope = { names: new Set(), parts: new Set() };
  const isExpression = lines.length === 1 && lines[0].tokens[0]?.value !== 'return';
  const body = isExpression
    ? [`return ${wholeExpression(lines[0].tokens, scope)};`]
    : [...block(lines, { at: 0, indent: lines[0].indent }, scope)];
  if (!/\breturn\b/.test(body.join('\n'))) throw beyond('no return');
  const names = [...scope.names].map((name) => `$${name}`);
  const variables = names.length > 0 ? [`let ${names.join(', ')};`] : [];
  return ['// Translated from Python.', ...partsCode(scope.parts), ...variables, ...body].join(
    '\n',
  );
}

function wholeExpression(tokens, scope) {
  const reader = new Reader(tokens, scope);
  const { code } = reader.expression();
  if (!reader.isDone()) throw beyond(`«${reader.next().value}»`);
  return code;
}

/** The statements of one block, moving `place.at` behind it. */
function block(lines, place, scope) {
  const made = [];
  while (place.at < lines.length && lines[place.at].indent >= place.indent) {
    if (lines[place.at].indent > place.indent) throw beyond('an indentation of its own');
    made.push(...statement(lines, place, scope));
  }
  return made;
}

function statement(lines, place, scope) {
  const { tokens } = lines[place.at++];
  const [first, second] = tokens;
  const word = first.kind === 'name' ? first.value : '';
  if (word === 'import') {
    if (tokens.length === 2 && MODULES.includes(second.value)) return [];
    throw beyond(`import ${second?.value}`);
  }
  if (word === 'pass' && tokens.length === 1) return [];
  if (word === 'return') {
    return [`return ${tokens.length === 1 ? 'null' : wholeExpression(tokens.slice(1), scope)};`];
  }
  if (word === 'if') return branches(tokens, lines, { place, scope });
  if (word === 'for') return loop(tokens, lines, { place, scope });
  if (second?.kind === 'sign' && second.value === '=' && word !== '') {
    const value = wholeExpression(tokens.slice(2), scope);
    return [`${nameIn(word, scope)} = ${value};`];
  }
  if (/^[+-]$/.test(second?.value) && tokens[2]?.value === '=' && word !== '') {
    const value = wholeExpression([first, second, ...tokens.slice(3)], scope);
    return [`${nameIn(word, scope)} = ${value};`];
  }
  throw beyond(
    `«${tokens
      .map(({ value }) => value)
      .slice(0, 3)
      .join(' ')}»`,
  );
}

/** What a variable is called that gets a value; what is given keeps its name. */
function nameIn(word, scope) {
  if (['output', 'context'].includes(word)) return word;
  scope.names.add(word);
  return `$${word}`;
}

function branches(tokens, lines, { place, scope }) {
  const made = [`if (${condition(tokens.slice(1), scope)}) {`, ...inner(lines, place, scope)];
  const { indent } = place;
  for (;;) {
    const line = lines[place.at];
    const word = line?.indent === indent ? line.tokens[0].value : '';
    if (word !== 'elif' && word !== 'else') return [...made, '}'];
    place.at += 1;
    if (word === 'elif') made.push(`} else if (${condition(line.tokens.slice(1), scope)}) {`);
    else if (line.tokens.length === 2) made.push('} else {');
    else throw beyond('a block on the line of its else');
    made.push(...inner(lines, place, scope));
  }
}

function condition(tokens, scope) {
  if (tokens.at(-1)?.value !== ':') throw beyond('a block on the line of its if');
  const reader = new Reader(tokens.slice(0, -1), scope);
  const test = reader.truth(reader.expression());
  if (!reader.isDone()) throw beyond(`«${reader.next().value}»`);
  return test;
}

function loop([, variable, ...tokens], lines, { place, scope }) {
  if (variable?.kind !== 'name' || tokens[0]?.value !== 'in' || tokens.at(-1)?.value !== ':')
    throw beyond('a loop over several names');
  scope.parts.add('items');
  const list = wholeExpression(tokens.slice(1, -1), scope);
  return [
    `for (${nameIn(variable.value, scope)} of items(${list})) {`,
    ...inner(lines, place, scope),
    '}',
  ];
}

/** The block below a line that ends in a colon. */
function inner(lines, place, scope) {
  const line = lines[place.at];
  if (line === undefined || line.indent <= place.indent) throw beyond('a block without lines');
  const inside = { at: place.at, indent: line.indent };
  const made = block(lines, inside, scope);
  place.at = inside.at;
  return made.map((text) => `  ${text}`);
}
