// Looks at parsed YAML of unknown shape.

export const isScalar = (value) => ['string', 'number', 'boolean'].includes(typeof value);

/** The value as a list: nothing, one, or several. */
export function listOf(value) {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A name that is not taken yet: `name`, else `name 2` (with the separator) and so on; takes it. */
export function unique(name, taken, separator) {
  let candidate = name;
  for (let n = 2; taken.has(candidate); n++) candidate = `${name}${separator}${n}`;
  taken.add(candidate);
  return candidate;
}

/** Small letters, digits and dashes; '' when nothing of the text is left. */
export function slug(text) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}

/** The name that an entry has for people: `label: 3` is one too, a list is none. */
export const labelOf = ({ label }) => (isScalar(label) ? String(label) : undefined);

/** For people: whatever entry they stand at, nothing is lost without them. */
const REMARKS = ['description', 'label', '$comment'];

/** Names the keys of a mapping that are not in the list, and mean something. */
export const otherKeys = (record, known) =>
  Object.keys(record).filter((key) => !known.includes(key) && !REMARKS.includes(key));
