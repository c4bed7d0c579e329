/** What the reader should know of a config's gates: valid, and perhaps not what was meant. */
import type { KindlmConfig, RepeatRange } from './generated/kindlm-config.js';

/** @param repeat of the input, which replaces that of every test */
export function gateNotices(
  { gates = {} }: KindlmConfig,
  repeat: number | RepeatRange | undefined,
): readonly string[] {
  return [
    ...triesNotices(gates.reliabilityMin?.tries, repeat),
    ...pointsNotices(gates.passRateDropMax),
  ];
}

/** An input may ask for fewer runs than `reliabilityMin` wants to pass in a row: no result can say, then. */
function triesNotices(
  tries: number | undefined,
  repeat: number | RepeatRange | undefined,
): readonly string[] {
  const runs = typeof repeat === 'object' ? repeat.min : repeat;
  if (tries === undefined || runs === undefined || runs >= tries) return [];
  return [
    `The input \`repeat\` asks for fewer answers (${runs}) than \`gates.reliabilityMin.tries\` (${tries}), so that gate is not exercised.`,
  ];
}

/** A drop of 5 points that was written as a share would be a twentieth of a point. */
function pointsNotices(drop: number | undefined): readonly string[] {
  if (drop === undefined || drop <= 0 || drop >= 1) return [];
  return [
    `\`gates.passRateDropMax\` is in percentage points: ${drop} is less than one point. A drop of 5 points is written as 5.`,
  ];
}
