/**
 * A local ESLint rule: texts are shortened by src/redaction/cut.ts alone, which takes secrets out as it cuts. Half a key is
 * found by no redactor any more. Files that take texts apart without showing the pieces are listed in text-parsers.mjs.
 */
import ts from 'typescript';

const CUTS = new Set(['slice', 'substring', 'substr']);

export const noTextCut = {
  meta: {
    type: 'problem',
    docs: { description: 'Shorten texts with src/redaction/cut.ts only.' },
    schema: [],
    messages: {
      cut: 'A cut may leave half a key, which no redactor finds: use cut, firstPart or lastPart of src/redaction/cut.ts. A file that shows none of the pieces may be listed, with the reason, in scripts/lint/text-parsers.mjs.',
    },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;
    const isText = (node) => holdsText(getTypeAtLocation(node));
    const report = (node) => context.report({ node, messageId: 'cut' });
    return {
      MemberExpression({ object, property, computed }) {
        const name = computed ? property.value : property.name;
        if (CUTS.has(name) && isText(object)) report(property);
      },
      /** `[...text]` and `Array.from(text)` are the way to cut by whole characters. */
      'ArrayExpression > SpreadElement'({ argument }) {
        if (isText(argument)) report(argument);
      },
      "CallExpression[callee.object.name='Array'][callee.property.name='from']"({
        arguments: given,
      }) {
        if (given[0] !== undefined && isText(given[0])) report(given[0]);
      },
      /** `text.split('')`, too. */
      "CallExpression[callee.property.name='split'][arguments.0.value='']"({ callee }) {
        if (isText(callee.object)) report(callee.property);
      },
    };
  },
};

/** Whether a value of the type may be a text. */
function holdsText(type) {
  if (type.isUnionOrIntersection()) return type.types.some(holdsText);
  const constraint = type.isTypeParameter() ? type.getConstraint() : undefined;
  if (constraint !== undefined) return holdsText(constraint);
  return (type.flags & ts.TypeFlags.StringLike) !== 0 || type.symbol?.name === 'String';
}
