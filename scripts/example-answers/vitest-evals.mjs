// What the model answers in examples/vitest-evals: in one of three runs it forgets the language, and every time it is
// too generous with boots.
import { say } from './exchange.mjs';

const MODEL = 'gpt-6-luna';
const always = (text) => [text, text, text];

/** By the question that an eval asks. */
const ANSWERS = {
  'I ordered a tent today. When will it be here?': always(
    'Your tent arrives within 3 to 5 working days.',
  ),
  'How long do you need to a hut in the mountains?': always(
    'In the mountains, parcels arrive within 8 working days.',
  ),
  'Wie lange dauert der Versand?': [
    'Der Versand dauert 3 bis 5 Werktage.',
    'Shipping takes 3 to 5 working days.',
    'Pakete kommen in 3 bis 5 Werktagen an.',
  ],
  'How long may I send goods back?': always('You can send unused goods back within 60 days.'),
  'I sent my jacket back. When is my money there?': always(
    'Your money returns within 7 days after the parcel has reached us.',
  ),
  'May I send back boots that I wore on one hike?': always(
    'I am sorry: only unused goods can be sent back.',
  ),
  'My boots and my tent are both four years old. Are they covered?': always(
    'Yes, your boots are covered, and so is your tent.',
  ),
  'Do you repair zips?': always('Please write to help@fernhill.example about a repair.'),
};

/** What its server must know of a suite without models and tests. */
export const config = {
  models: [{ id: MODEL, model: MODEL }],
  defaults: {},
  tests: Object.keys(ANSWERS).map((question) => ({ name: question, vars: { question } })),
};

export const tests = Object.fromEntries(
  Object.entries(ANSWERS).map(([question, texts]) => [
    question,
    { runs: { [MODEL]: texts.map((text) => [say(500, text)]) } },
  ]),
);
