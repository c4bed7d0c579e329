/** The gates of a suite, as every view shows them. */
import type { GateName } from '../../engine/results.js';
import type { Report, SuiteReport } from '../report.js';
import { gateText } from '../words/gate-text.js';
import { sourceUrl } from '../words/links.js';

export type GateSign = 'passed' | 'failed' | 'no data' | 'not exercised';

export interface GateRow {
  readonly name: GateName;
  readonly title: string;
  readonly actual: string;
  /** With its direction, e.g. `≥ 95 %`. */
  readonly threshold: string;
  /** `–` where there was nothing to measure. */
  readonly margin: string;
  readonly sign: GateSign;
  /** Where the config sets it, at the tested commit. */
  readonly url?: string | undefined;
}

/** In the order of evaluation. */
export function gateRows(report: Report, suite: SuiteReport): readonly GateRow[] {
  return suite.gates.gates.map((gate) => {
    const { title, actual, threshold, margin, verdict } = gateText(gate);
    const noData = gate.noData !== undefined;
    const location = Object.hasOwn(suite.gateLocations, gate.gateName)
      ? suite.gateLocations[gate.gateName]
      : undefined;
    return {
      name: gate.gateName,
      title,
      actual,
      threshold,
      margin: noData ? '–' : margin,
      sign: noData && verdict === 'failed' ? 'no data' : verdict,
      url: location === undefined ? undefined : sourceUrl(report.run, location),
    };
  });
}
