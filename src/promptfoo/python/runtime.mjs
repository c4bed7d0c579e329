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
export const METHODS = {
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
export const FUNCTIONS = {
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
export function partsCode(names) {
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
export function isPortable(pattern) {
  if (/\(\?[P#aiLmsux(]|\\[AZabBdDsSwW]?\d|\\[AZ]|\(\?<[=!].*[*+]/.test(pattern)) return false;
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
