// What the judge says in examples/skill. What the agent does is in skill-agent.mjs.
export const tests = {};

const ENTRY = 'Says in one sentence what customers can do now.';
const ROUNDING = 'One sentence that a customer understands: the total is right now.';

export const labels = [
  {
    output: 'You can pay with gift cards now.',
    scores: [[ENTRY, 1, 'One sentence, and it says what customers can do.']],
  },
  {
    output: 'The total of your cart is right to the cent now.',
    scores: [[ROUNDING, 0.9, 'A customer understands it, and it says that the total is right.']],
  },
];
