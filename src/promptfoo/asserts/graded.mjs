// promptfoo's own questions to a judge -> `llm-rubric` with a criterion that says what they ask.
import { listOf } from '../values.mjs';
import { Unsupported } from './scripts.mjs';

const JUDGED = 'asks the judge in words of its own; promptfoo has a prompt of its own for it';
/** What an answer gets that stands to the reference in one of promptfoo's five relations. */
const RELATIONS = [
  ['subset', 'it says less than the reference, and all of that is in the reference'],
  ['superset', 'it says all that the reference does, and more that does not contradict it'],
  ['agree', 'it says the same as the reference'],
  ['disagree', 'it contradicts the reference'],
  ['differButFactual', 'it differs from the reference in what does not matter for the facts'],
];

/** They compare what was retrieved with the question, the answer or a reference, and pass at any score unless told. */
const RETRIEVAL = {
  'context-faithfulness': ({ context }) =>
    `The score is the share of the answer's statements that the context supports. A statement that the context neither makes nor implies is not supported, even if it is true.\nContext: ${context()}`,
  'context-relevance': ({ context, question }) =>
    `Leave the answer aside. The score is the share of the context that is needed to answer the question.\nQuestion: ${question()}\nContext: ${context()}`,
  'context-recall': ({ context, reference }) =>
    `Leave the answer aside. The score is the share of the reference's statements that the context supports.\nReference: ${reference()}\nContext: ${context()}`,
  'answer-relevance': ({ question }) =>
    `The score is the share of the answer that answers the question. Whether it is true does not matter here.\nQuestion: ${question()}`,
};

/** Types whose criterion holds variables of the test that their value does not name. */
export const readsVariables = (type) => Object.hasOwn(RETRIEVAL, type);

/** Type in promptfoo -> `(texts, options) => ({ value, threshold? })`, the criterion for `llm-rubric`. */
const GRADED = {
  'g-eval': gEval,
  factuality,
  'model-graded-factuality': factuality,
  'model-graded-closedqa': ([text]) => ({
    value: `The answer meets this criterion: ${text}\nThe score is 1 where it does and 0 where it does not.`,
  }),
};

export const GRADED_TYPES = [...Object.keys(GRADED), ...Object.keys(RETRIEVAL)];

/** The entry of a graded assertion. `text`: reads one value, and throws where there is none. */
export function gradedEntry(assertion, filled, { text, context }) {
  context.notes.changed(assertion.type, JUDGED);
  if (readsVariables(assertion.type)) return retrievalEntry(assertion, filled, { text, context });
  const values = listOf(filled).map(text);
  if (values.length === 0) values.push(text(undefined));
  return GRADED[assertion.type](values, context.graderOptions ?? {});
}

function retrievalEntry({ type, contextTransform }, filled, { text, context }) {
  if (contextTransform !== undefined)
    throw new Unsupported('its context is taken out of the answer');
  const { vars, question } = context;
  const variable = (name, other) => {
    const value = Object.hasOwn(vars, name) ? String(vars[name]) : other;
    if (value === undefined || value.trim() === '')
      throw new Unsupported(`it needs a variable ${name}`);
    return value;
  };
  const value = RETRIEVAL[type]({
    context: () => variable('context'),
    question: () => variable('query', question),
    reference: () => text(filled),
  });
  return { value, threshold: 0 };
}

/** The mean over its criteria passes from 0.7. */
function gEval(texts) {
  const value =
    texts.length === 1
      ? texts[0]
      : `Give each of these criteria a score from 0 to 1; the score is their mean:\n${texts
          .map((text, index) => `${index + 1}. ${text}`)
          .join('\n')}`;
  return { value, threshold: 0.7 };
}

function factuality([reference], { factuality: weights = {} }) {
  const scores = RELATIONS.map(([name, words]) => {
    const score = weights[name] ?? (name === 'disagree' ? 0 : 1);
    return `- ${score}: ${words}`;
  });
  return {
    value: `How the facts of the answer stand to this reference decides the score; style does not matter.\nReference: ${reference}\nScores:\n${scores.join('\n')}`,
  };
}
