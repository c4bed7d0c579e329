// Python of a `python` assertion -> the body of a `javascript` assertion, for the part of the language that both have.
import { Unsupported } from './scripts.mjs';

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

// Python expressions -> JavaScript. An expression is `{ code, isBoolean? }`; none has an effect, so that each may stand twice.

const CONSTANTS = { True: 'true', False: 'false', None: 'null' };
const KINDS = ['str', 'int', 'float', 'bool', 'list', 'dict'];
const SUMS = { '+': 'add', '-': 'minus' };
const PRODUCTS = { '*': 'times', '/': 'over', '//': 'over', '%': 'modulo' };
const COMPARED = {
  '==': (one, other) => `same(${one}, ${other})`,
  '!=': (one, other) => `!same(${one}, ${other})`,
  '<': (one, other) => `less(${one}, ${other})`,
  '>': (one, other) => `less(${other}, ${one})`,
  '<=': (one, other) => `!less(${other}, ${one})`,
  '>=': (one, other) => `!less(${one}, ${other})`,
  in: (one, other) => `has(${other}, ${one})`,
  'not in': (one, other) => `!has(${other}, ${one})`,
  is: (one, other) => `same(${one}, ${other})`,
  'is not': (one, other) => `!same(${one}, ${other})`,
};
const FLAGS = { I: 'i', IGNORECASE: 'i', S: 's', DOTALL: 's', M: 'm', MULTILINE: 'm' };
const REGEXES = {
  search: (pattern) => pattern,
  match: (pattern) => `^(?:${pattern})`,
  fullmatch: (pattern) => `^(?:${pattern})$`,
};

/**
 * Reads expressions from the tokens of a line. `scope`: `{ names, parts }`, the variables that have a value, and the
 * parts of the runtime that the code uses. Every method throws Unsupported.
 */
class Reader {
  constructor(tokens, scope) {
    this.tokens = tokens;
    this.scope = scope;
    this.at = 0;
  }

  isDone() {
    return this.at >= this.tokens.length;
  }

  /** The next token; `{}` behind the last. */
  next() {
    return this.tokens[this.at++] ?? {};
  }

  is(value) {
    const token = this.tokens[this.at];
    return token !== undefined && token.kind !== 'text' && token.value === value;
  }

  take(value) {
    return this.is(value) && Boolean(++this.at);
  }

  need(value) {
    if (this.take(value)) return;
    throw this.isDone() ? beyond('a line that does not end') : beyond(`«${this.next().value}»`);
  }

  use(...names) {
    for (const name of names) this.scope.parts.add(name);
  }

  /** What an expression is as a condition. */
  truth({ code, isBoolean }) {
    if (isBoolean) return code;
    this.use('truth');
    return `truth(${code})`;
  }

  expression() {
    const value = this.either();
    if (!this.take('if')) return value;
    const test = this.either();
    this.need('else');
    return { code: `(${this.truth(test)} ? ${value.code} : ${this.expression().code})` };
  }

  either() {
    return this.joined('or', '||', () => this.both());
  }

  both() {
    return this.joined('and', '&&', () => this.negated());
  }

  joined(word, sign, operand) {
    let one = operand();
    while (this.take(word)) {
      const other = operand();
      if (one.isBoolean && other.isBoolean) {
        one = { code: `(${one.code} ${sign} ${other.code})`, isBoolean: true };
      } else {
        const part = word === 'and' ? 'both' : 'either';
        this.use(part);
        one = { code: `${part}(${one.code}, () => ${other.code})` };
      }
    }
    return one;
  }

  negated() {
    if (!this.take('not')) return this.comparison();
    return { code: `!${this.truth(this.negated())}`, isBoolean: true };
  }

  comparison() {
    let one = this.sum();
    const checks = [];
    for (let sign = this.comparator(); sign !== undefined; sign = this.comparator()) {
      const other = this.sum();
      this.use(/in$/.test(sign) ? 'has' : /<|>/.test(sign) ? 'less' : 'same');
      checks.push(COMPARED[sign](one.code, other.code));
      one = other;
    }
    if (checks.length === 0) return one;
    return { code: checks.length === 1 ? checks[0] : `(${checks.join(' && ')})`, isBoolean: true };
  }

  comparator() {
    if (this.is('not') && this.tokens[this.at + 1]?.value === 'in') {
      this.at += 2;
      return 'not in';
    }
    if (this.take('is')) return this.take('not') ? 'is not' : 'is';
    const sign = Object.keys(COMPARED).find((one) => this.is(one));
    if (sign !== undefined) this.at += 1;
    return sign;
  }

  sum() {
    return this.arithmetic(SUMS, () => this.product());
  }

  product() {
    return this.arithmetic(PRODUCTS, () => this.unary());
  }

  arithmetic(signs, operand) {
    let one = operand();
    for (;;) {
      const sign = Object.keys(signs).find((known) => this.take(known));
      if (sign === undefined) return one;
      const other = operand();
      this.use(signs[sign]);
      const code = `${signs[sign]}(${one.code}, ${other.code})`;
      one = { code: sign === '//' ? `Math.floor(${code})` : code };
    }
  }

  unary() {
    if (this.take('-')) return { code: `-${this.unary().code}` };
    const base = this.trailed();
    return this.take('**') ? { code: `(${base.code}) ** (${this.unary().code})` } : base;
  }

  /** Attributes, elements and methods after a value. */
  trailed() {
    let one = this.atom();
    for (;;) {
      if (this.take('[')) one = this.element(one);
      else if (this.take('.')) one = this.method(one);
      else if (this.is('(')) throw beyond('a call of a value');
      else return one;
    }
  }

  method(one) {
    const { value: name } = this.next();
    if (!Object.hasOwn(METHODS, name ?? '')) throw beyond(`.${name}`);
    this.need('(');
    const [code, ...parts] = METHODS[name](one.code, this.arguments());
    this.use(...parts);
    return { code, isBoolean: ['startswith', 'endswith', 'isdigit'].includes(name) };
  }

  element(one) {
    const from = this.is(':') ? { code: '0' } : this.expression();
    if (!this.take(':')) {
      this.need(']');
      this.use('at');
      return { code: `at(${one.code}, ${from.code})` };
    }
    const to = this.is(']') ? undefined : this.expression();
    this.need(']');
    this.use('slice');
    return { code: `slice(${one.code}, ${from.code}${to === undefined ? '' : `, ${to.code}`})` };
  }

  atom() {
    if (this.isDone()) throw beyond('a line that does not end');
    const { kind, value } = this.next();
    if (kind === 'text') {
      const more = [];
      while (this.tokens[this.at]?.kind === 'text') more.push(this.next().value);
      return { code: JSON.stringify([value, ...more].join('')) };
    }
    if (kind === 'number') return { code: String(Number(value)) };
    if (kind === 'name') return this.named(value);
    if (value === '(') return this.bracketed();
    if (value === '[') {
      return this.comprehension(']') ?? { code: `[${this.list(']').join(', ')}]` };
    }
    if (value === '{') return this.mapping();
    throw beyond(`«${value}»`);
  }

  bracketed() {
    const made = this.comprehension(')');
    if (made !== undefined) return made;
    const inner = this.expression();
    if (this.take(')')) return { ...inner, code: `(${inner.code})` };
    this.need(',');
    return { code: `[${[inner.code, ...this.list(')')].join(', ')}]` };
  }

  mapping() {
    const pairs = this.list('}', () => {
      const key = this.expression();
      this.need(':');
      return `[${key.code}]: ${this.expression().code}`;
    });
    return { code: `({ ${pairs.join(', ')} })` };
  }

  /** What stands between commas up to `end`. */
  list(end, one = () => this.expression().code) {
    const found = [];
    while (!this.take(end)) {
      found.push(one());
      if (!this.is(end)) this.need(',');
    }
    return found;
  }

  arguments() {
    const one = this.comprehension(')');
    return one === undefined ? this.list(')') : [one.code];
  }

  /** `value for name in list if test`, up to `end`; undefined where none begins here. The name comes before its value. */
  comprehension(end) {
    const start = this.at;
    const place = forIn(this.tokens, start);
    if (place === undefined) return undefined;
    this.at = place + 1;
    const { value: name } = this.next();
    this.need('in');
    const source = this.either();
    const isNew = !this.scope.names.has(name);
    this.scope.names.add(name);
    const test = this.take('if') ? this.truth(this.either()) : undefined;
    if (this.is('for')) throw beyond('a comprehension in a comprehension');
    const rest = this.at;
    this.at = start;
    const value = this.expression();
    this.at = rest;
    if (isNew) this.scope.names.delete(name);
    this.need(end);
    this.use('items');
    const chosen = `items(${source.code})${test === undefined ? '' : `.filter(($${name}) => ${test})`}`;
    return { code: `${chosen}.map(($${name}) => ${value.code})` };
  }

  named(value) {
    if (Object.hasOwn(CONSTANTS, value)) {
      return { code: CONSTANTS[value], isBoolean: value !== 'None' };
    }
    if (value === 're' && this.take('.')) return this.pattern(this.next().value);
    if (value === 'json' && this.take('.')) {
      const { value: name } = this.next();
      this.need('(');
      return this.call(`json.${name}`);
    }
    if (['output', 'context'].includes(value)) return { code: value };
    if (this.scope.names.has(value)) return { code: `$${value}` };
    if (!this.take('(')) throw beyond(`the name ${value}`);
    return value === 'isinstance' ? this.instance() : this.call(value);
  }

  call(name) {
    if (!Object.hasOwn(FUNCTIONS, name)) throw beyond(`${name}()`);
    const args = this.arguments();
    if (args.length === 0) throw beyond(`${name}() of nothing`);
    const [code, ...parts] = FUNCTIONS[name](args);
    this.use(...parts);
    return { code, isBoolean: ['any', 'all', 'bool'].includes(name) };
  }

  instance() {
    const value = this.expression();
    this.need(',');
    const kinds = this.take('(') ? this.list(')', () => this.next().value) : [this.next().value];
    this.need(')');
    if (!kinds.every((kind) => KINDS.includes(kind))) throw beyond('isinstance of such a type');
    this.use('isOf');
    return { code: `isOf(${value.code}, ${JSON.stringify(kinds)})`, isBoolean: true };
  }

  /** `re.search` and its like, with a pattern that stands there. */
  pattern(name) {
    if (name !== 'findall' && !Object.hasOwn(REGEXES, name ?? '')) throw beyond(`re.${name}`);
    this.need('(');
    const { kind, value: written } = this.next();
    if (kind !== 'text' || !isPortable(written)) throw beyond(`re.${name} with such a pattern`);
    this.need(',');
    const { code } = this.expression();
    const flags = `u${this.take(',') ? this.flag() : ''}`;
    this.need(')');
    if (name !== 'findall') {
      const source = JSON.stringify(REGEXES[name](written));
      return { code: `new RegExp(${source}, '${flags}').test(${code})`, isBoolean: true };
    }
    if (/\((?!\?)/.test(written)) throw beyond('re.findall with groups');
    return { code: `(${code}.match(new RegExp(${JSON.stringify(written)}, 'g${flags}')) ?? [])` };
  }

  flag() {
    this.need('re');
    this.need('.');
    const { value } = this.next();
    if (!Object.hasOwn(FLAGS, value ?? '')) throw beyond(`re.${value}`);
    return FLAGS[value];
  }
}

/** Where the `for` of a comprehension stands that begins here: before the bracket around it ends. */
function forIn(tokens, start) {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const { kind, value } = tokens[at];
    if (kind === 'sign' && '([{'.includes(value)) depth += 1;
    if (kind === 'sign' && ')]}'.includes(value) && --depth < 0) return undefined;
    if (kind === 'sign' && value === ',' && depth === 0) return undefined;
    if (kind === 'name' && value === 'for' && depth === 0) return at;
  }
  return undefined;
}

// Python of a promptfoo assertion -> tokens, a line at a time.

const TOKEN =
  /\s*(?:(#.*)|((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?!\w)|([rR]?)("""|'''|"|')|([A-Za-z_]\w*)|(\*\*|\/\/|[<>=!]=|[-+*/%<>()[\]{}.,:=]))/y;
const ESCAPES = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"', 0: '\0', '\n': '' };

/** Why Python cannot be said in JavaScript: the text where it ends. */
function beyond(what) {
  return new Unsupported(`its Python has ${what}, which the import does not translate`);
}

/**
 * The logical lines of the code, each `{ indent, tokens }`; brackets that are open join lines. A token is
 * `{ kind: 'number' | 'text' | 'name' | 'sign', value }`. Throws Unsupported.
 */
function linesOf(code) {
  const lines = [];
  let open = 0;
  for (let at = 0; at < code.length;) {
    const end = endOfLine(code, at);
    const blank = /^[ \t]*(?:#.*)?$/.test(code.slice(at, end));
    if (blank && open === 0) {
      at = end + 1;
      continue;
    }
    const indent = /^[ \t]*/.exec(code.slice(at))[0].replaceAll('\t', '        ').length;
    const { tokens, next, depth } = tokensFrom(code, at, open);
    if (open > 0) lines.at(-1).tokens.push(...tokens);
    else lines.push({ indent, tokens });
    open = depth;
    at = next;
  }
  if (open !== 0) throw beyond('a bracket that is not closed');
  return lines;
}

const endOfLine = (code, at) => (code.indexOf('\n', at) + code.length + 1) % (code.length + 1);

/** The tokens up to the end of the line; a text in three quotes may end on a later one. */
function tokensFrom(code, start, open) {
  const tokens = [];
  let depth = open;
  let at = start;
  for (;;) {
    while (code[at] === ' ' || code[at] === '\t') at += 1;
    if (at >= code.length || code[at] === '\n') return { tokens, next: at + 1, depth };
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(code);
    if (found === null) throw beyond(`${JSON.stringify(code[at])}`);
    const [, comment, number, raw, quote, name, sign] = found;
    at = TOKEN.lastIndex;
    if (quote !== undefined) {
      const text = textFrom(code, at, { quote, isRaw: raw !== '' });
      tokens.push({ kind: 'text', value: text.value });
      at = text.next;
    } else if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name });
    else if (sign !== undefined) {
      if ('([{'.includes(sign)) depth += 1;
      if (')]}'.includes(sign)) depth -= 1;
      tokens.push({ kind: 'sign', value: sign });
    } else if (comment === undefined) throw beyond('an empty token');
  }
}

function textFrom(code, start, { quote, isRaw }) {
  let value = '';
  for (let at = start; at < code.length; at++) {
    if (code.startsWith(quote, at)) return { value, next: at + quote.length };
    if (code[at] === '\n' && quote.length === 1) break;
    if (code[at] !== '\\') value += code[at];
    else {
      at += 1;
      const escaped = ESCAPES[code[at]];
      if (isRaw || escaped === undefined) {
        // Python keeps a backslash that begins no escape.
        if (!isRaw && /[abfvxuUN\d]/.test(code[at] ?? '')) throw beyond(`the escape \\${code[at]}`);
        value += `\\${code[at] ?? ''}`;
      } else value += escaped;
    }
  }
  throw beyond('a text that does not end');
}

// What Python's operators, functions and methods mean, in JavaScript: the parts that a translated assertion uses are
// written into it.

/** Name -> `[code, names that the code uses]`. */
const PARTS = {
  truth: [
    `const truth = (value) => typeof value === 'object' && value !== null
  ? Object.keys(value).length > 0 : Boolean(value);`,
  ],
  both: ['const both = (one, other) => truth(one) ? other() : one;', 'truth'],
  either: ['const either = (one, other) => truth(one) ? one : other();', 'truth'],
  same: [
    `const same = (one, other) => {
  const [left, right] = [one, other].map((value) => typeof value === 'boolean' ? Number(value) : value ?? null);
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return left === right;
  const keys = Object.keys(left);
  return Array.isArray(left) === Array.isArray(right) && keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
};`,
  ],
  has: [
    `const has = (all, one) => {
  if (Array.isArray(all)) return all.some((item) => same(item, one));
  if (typeof all === 'object' && all) return Object.hasOwn(all, one);
  if (typeof all !== 'string' || typeof one !== 'string') throw new TypeError('in: a text, a list or a mapping');
  return all.includes(one);
};`,
    'same',
  ],
  add: [
    `const add = (one, other) => {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  if ((typeof one === 'string') !== (typeof other === 'string')) throw new TypeError('+: a text and a number');
  return one + other;
};`,
  ],
  minus: [
    `const minus = (one, other) => {
  if (![one, other].every((value) => ['number', 'boolean'].includes(typeof value))) throw new TypeError('-: two numbers');
  return one - other;
};`,
  ],
  times: [
    `const times = (one, other) => typeof one === 'string' ? one.repeat(Math.max(0, other))
  : typeof other === 'string' ? other.repeat(Math.max(0, one)) : one * other;`,
  ],
  over: [
    `const over = (one, other) => {
  if (Number(other) === 0) throw new RangeError('division by zero');
  return one / other;
};`,
  ],
  modulo: [`const modulo = (one, other) => one - Math.floor(over(one, other)) * other;`, 'over'],
  less: [
    `const less = (one, other) => {
  const kinds = [typeof one, typeof other].map((kind) => kind === 'boolean' ? 'number' : kind);
  if (kinds[0] !== kinds[1] || !['number', 'string'].includes(kinds[0])) throw new TypeError('<: two numbers or two texts');
  return one < other;
};`,
  ],
  len: [
    `const len = (value) => {
  if (typeof value === 'string') return [...value].length;
  if (typeof value !== 'object' || !value) throw new TypeError('len: a text, a list or a mapping');
  return Object.keys(value).length;
};`,
  ],
  items: [
    `const items = (value) => {
  if (typeof value === 'string' || Array.isArray(value)) return [...value];
  if (typeof value !== 'object' || !value) throw new TypeError('nothing to go through');
  return Object.keys(value);
};`,
  ],
  at: [
    `const at = (value, key) => {
  if (typeof value === 'string' || Array.isArray(value)) {
    const list = [...value];
    const found = Number.isInteger(key) ? list.at(key) : undefined;
    if (found === undefined) throw new RangeError('no element ' + key);
    return found;
  }
  if (typeof value !== 'object' || !value || !Object.hasOwn(value, key)) throw new RangeError('no key ' + key);
  return value[key];
};`,
  ],
  slice: [
    `const slice = (value, from, to) => typeof value === 'string'
  ? [...value].slice(from, to).join('') : value.slice(from, to);`,
  ],
  str: [
    `const str = (value) => value === true ? 'True' : value === false ? 'False' : value === null || value === undefined
  ? 'None' : typeof value === 'object' ? (() => { throw new TypeError('str: a list or mapping'); })() : String(value);`,
  ],
  number: [
    `const number = (value, whole) => {
  const text = typeof value === 'string' ? value.trim() : value;
  const found = text === '' || text === null ? NaN : Number(text);
  if (!Number.isFinite(found) || (whole && typeof text === 'string' && !/^[+-]?\\d+$/.test(text)))
    throw new TypeError('no number: ' + value);
  return whole ? Math.trunc(found) : found;
};`,
  ],
  most: [
    `const most = (sign, ...given) => {
  const list = given.length === 1 ? items(given[0]) : given;
  if (list.length === 0) throw new RangeError('min or max of nothing');
  return list.reduce((best, one) => (sign > 0 ? less(best, one) : less(one, best)) ? one : best);
};`,
    'items',
    'less',
  ],
  sum: [
    `const sum = (list) => items(list).reduce((total, one) => total + Number(one), 0);`,
    'items',
  ],
  isOf: [
    `const isOf = (value, kinds) => [].concat(kinds).some((kind) => ({
  str: typeof value === 'string', bool: typeof value === 'boolean', list: Array.isArray(value),
  int: Number.isInteger(value) || typeof value === 'boolean', float: typeof value === 'number' && !Number.isInteger(value),
  dict: typeof value === 'object' && value !== null && !Array.isArray(value),
})[kind]);`,
  ],
  strip: [
    `const strip = (value, characters, ends) => {
  const list = [...value];
  const isOut = (one) => characters === undefined ? /\\s/.test(one) : characters.includes(one);
  while (ends.includes('l') && list.length > 0 && isOut(list[0])) list.shift();
  while (ends.includes('r') && list.length > 0 && isOut(list.at(-1))) list.pop();
  return list.join('');
};`,
  ],
  split: [
    `const split = (value, by) => by === undefined || by === null
  ? value.split(/\\s+/).filter((part) => part !== '') : value.split(by);`,
  ],
};

/** Methods of texts, mappings and lists: `(value, args)` -> `[expression, parts]`. */
const METHODS = {
  lower: (value) => [`${value}.toLowerCase()`],
  upper: (value) => [`${value}.toUpperCase()`],
  casefold: (value) => [`${value}.toLowerCase()`],
  strip: (value, [of]) => [`strip(${value}, ${of}, 'lr')`, 'strip'],
  lstrip: (value, [of]) => [`strip(${value}, ${of}, 'l')`, 'strip'],
  rstrip: (value, [of]) => [`strip(${value}, ${of}, 'r')`, 'strip'],
  startswith: (value, [start]) => [`[].concat(${start}).some((part) => ${value}.startsWith(part))`],
  endswith: (value, [end]) => [`[].concat(${end}).some((part) => ${value}.endsWith(part))`],
  split: (value, [by]) => [`split(${value}, ${by})`, 'split'],
  splitlines: (value) => [`${value}.replace(/\\r?\\n$/, '').split(/\\r?\\n/)`],
  join: (value, [list]) => [`items(${list}).join(${value})`, 'items'],
  replace: (value, [from, to]) => [`${value}.replaceAll(${from}, () => ${to})`],
  count: (value, [one]) => [`${value}.split(${one}).length - 1`],
  find: (value, [part]) => [`${value}.indexOf(${part})`],
  isdigit: (value) => [`/^\\d+$/.test(${value})`],
  get: (value, [key, other = 'null']) => [
    `((of, key) => (Object.hasOwn(of, key) ? of[key] : ${other}))(${value}, ${key})`,
  ],
  keys: (value) => [`Object.keys(${value})`],
  values: (value) => [`Object.values(${value})`],
  items: (value) => [`Object.entries(${value})`],
};

/** Python's own functions: `args` -> `[expression, parts]`. */
const FUNCTIONS = {
  len: ([value]) => [`len(${value})`, 'len'],
  str: ([value]) => [`str(${value})`, 'str'],
  int: ([value]) => [`number(${value}, true)`, 'number'],
  float: ([value]) => [`number(${value}, false)`, 'number'],
  bool: ([value]) => [`truth(${value})`, 'truth'],
  abs: ([value]) => [`Math.abs(${value})`],
  min: (args) => [`most(-1, ${args.join(', ')})`, 'most'],
  max: (args) => [`most(1, ${args.join(', ')})`, 'most'],
  sum: ([list]) => [`sum(${list})`, 'sum'],
  any: ([list]) => [`items(${list}).some(truth)`, 'items', 'truth'],
  all: ([list]) => [`items(${list}).every(truth)`, 'items', 'truth'],
  list: ([list]) => [`items(${list})`, 'items'],
  range: ([from, to]) => [
    `Array.from({ length: Math.max(0, ${to === undefined ? from : `${to} - ${from}`}) }, (_, place) => place + ${to === undefined ? 0 : from})`,
  ],
  'json.loads': ([text]) => [`JSON.parse(${text})`],
};

/** The code of these parts and of what they use, each once, in the order above. */
function partsCode(names) {
  const used = new Set();
  const add = (name) => {
    if (used.has(name)) return;
    used.add(name);
    PARTS[name].slice(1).forEach(add);
  };
  names.forEach(add);
  return Object.keys(PARTS)
    .filter((name) => used.has(name))
    .map((name) => PARTS[name][0]);
}

/** Whether a pattern means the same in JavaScript. */
function isPortable(pattern) {
  if (/\(\?[P#aiLmsux(]|\\[AZabBdDsSwW]?\d|\\[AZ]|\(\?<[=!].*[*+]/.test(pattern)) return false;
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
