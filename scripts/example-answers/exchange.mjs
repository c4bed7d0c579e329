// The words that the scripts of example answers are written in: one exchange is one reply of the model under test.

/** A final answer. `judge`: scores by criterion, in config order (several passes: a list); `drift`: drift score. */
export const say = (ms, text, { judge = [], drift } = {}) => ({
  ms,
  text,
  calls: [],
  judge,
  drift,
});

/** A reply that calls one tool, with what the model says beside it, if anything. */
export const call = (ms, name, args, text = '') => ({
  ms,
  text,
  calls: [{ name, arguments: args }],
  judge: [],
});
