// Python expressions -> JavaScript. An expression is `{ code, isBoolean? }`; none has an effect, so that each may stand twice.
import { beyond } from './tokens.mjs';
import { FUNCTIONS, isPortable, METHODS } from './runtime.mjs';

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
export class Reader {
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
