// Judges against labels, half of them bad: how often a judge that is right so often is trusted, refused, or left open.
import { judgeTrust, type LabelCounts } from '../../../src/statistics/judges.js';
import { Share } from '../cells.js';
import { percent, table } from '../format.js';
import { randomFrom } from '../random.js';
import type { Tools } from '../types.js';

const RIGHT = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5];
const LABELS = [20, 40, 60, 100];
/** A judge below this is not to be trusted. */
const MIN = 0.7;
/** Of judges that are right as often as the limit, or less. */
const MOST_TRUSTED = 0.05;
/** Each rate is refused by mistake at most so often, and there are two. */
const MOST_REFUSED = 0.1;

type State = ReturnType<typeof judgeTrust>['state'];

export function judges({ options: { seed, sims }, check }: Tools): string {
  const known = new Map<string, State>();
  const stateOf = (counts: LabelCounts): State => {
    const key = `${counts.passGood} ${counts.failBad} ${counts.good}`;
    const state = known.get(key) ?? judgeTrust(counts, MIN).state;
    known.set(key, state);
    return state;
  };
  const rows = RIGHT.map((right) => {
    const cells = LABELS.map((labels) => {
      const random = randomFrom(JSON.stringify([seed, 'judges', right, labels]));
      const kind = labels / 2;
      const draw = () => Array.from({ length: kind }, random).filter((it) => it < right).length;
      const shares = {
        trusted: new Share(sims),
        'not trusted': new Share(sims),
        'too few labels': new Share(sims),
      };
      for (let sim = 0; sim < sims; sim += 1) {
        const counts = { passGood: draw(), good: kind, failBad: draw(), bad: kind };
        shares[stateOf(counts)].count += 1;
      }
      const what = `a judge that is right in ${right * 100} %, ${labels} labels`;
      if (right <= MIN) check(`${what}, is trusted`, shares.trusted, { atMost: MOST_TRUSTED });
      else check(`${what}, is refused`, shares['not trusted'], { atMost: MOST_REFUSED });
      return Object.values(shares)
        .map(({ value }) => percent(value))
        .join(' / ');
    });
    return [`${right * 100} %`, ...cells];
  });
  return table(['the judge is right in', ...LABELS.map((labels) => `${labels} labels`)], rows);
}
