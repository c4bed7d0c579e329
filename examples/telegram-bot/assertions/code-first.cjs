// "Code-first, minimal explanation": how many words stand before the first code block.
module.exports = (output) => {
  const start = output.search(/<pre>|```/);
  if (start < 0) return { pass: false, score: 0, reason: 'There is no code block' };
  const before = output.slice(0, start).split(/\s+/).filter(Boolean).length;
  const score = before === 0 ? 1 : before <= 10 ? 0.8 : 0.2;
  return { pass: score >= 0.5, score, reason: `${before} words before the code` };
};
