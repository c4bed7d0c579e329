/** The end of `mode: parts`: its own document, its files, the comment, the outputs, the exit code. */
import { costDigits } from '../basics/format.js';
import { relative, resolve } from 'node:path';
import { errorText } from '../basics/basics.js';
import { processExitCode } from '../engine/evaluate/verdict.js';
import type { ExitCode } from '../engine/results.js';
import { ownDestination } from '../github/context.js';
import { publishParts } from '../github/publish.js';
import type { PublishPermit } from '../processes/end-process.js';
import {
  buildPartsReport,
  type PartsFindings,
  type PartsReport,
} from '../report/parts/parts-report.js';
import { PARTS_VIEWS } from '../report/views.js';
import { jsonFilePieces } from '../report/escape.js';
import { ACTION_NAME, ACTION_VERSION } from '../version.js';
import { publishSettings, runMetadata } from './conclude.js';
import { logProblems } from './job-log.js';
import { withChangedCheckout } from './pipeline/checkout-guard.js';
import { leadsOutside } from './preflight/folder-problems.js';
import { writePlainFiles } from './report-files.js';
import { type HostProcess, type Session, startFolder } from './session/session.js';

/** Resolves to the process's exit code. What fails in here is a warning, and changes no verdict. */
export async function concludeParts(
  findings: PartsFindings & { readonly startedAt: Date },
  /** `changed`: files of the checkout that differ since agents worked in their copies. */
  { session, changed }: { readonly session: Session; readonly changed: readonly string[] },
  host: HostProcess,
): Promise<ExitCode> {
  const { startedAt, ...found } = findings;
  const { inputs, secrets, log } = session;
  const built = buildPartsReport(found, {
    tool: { name: ACTION_NAME, version: ACTION_VERSION },
    run: runMetadata({ startedAt }, session),
  });
  const report = secrets.redactDeep({
    ...built,
    verdict: withChangedCheckout(built.verdict, changed),
  });
  const permit = host.end.decide();
  const files = await written(report, session, permit);
  if (session.where === 'local') {
    const from = startFolder(host);
    host.write(
      PARTS_VIEWS.terminal(
        report,
        files.map((path) => relative(from, path)),
      ),
    );
    return processExitCode(report.verdict, inputs.failOn);
  }
  logProblems(report, inputs.annotations, log);
  await publishParts({
    permit,
    report,
    settings: publishSettings({}, inputs),
    files: { rootDirectory: resolve(session.workingDirectory, inputs.reportDir), files },
    destination: { ...ownDestination(session.context, host.environment), sha: report.run.sha },
    log,
    views: PARTS_VIEWS,
    outputs: outputsOf(report, files, session),
  });
  const { verdict } = report;
  const words = PARTS_VIEWS.terminal(report, []);
  log.info(words.trim());
  const exitCode = processExitCode(verdict, inputs.failOn);
  // Nothing was tested, and no notice says why: this must not look like a suite whose parts were taken away.
  if (exitCode !== 0) log.fail(verdict.reason);
  else if (report.suites.length === 0 && report.notices.length === 0) log.warning(verdict.reason);
  return exitCode;
}

async function written(
  report: PartsReport,
  session: Session,
  permit: PublishPermit,
): Promise<readonly string[]> {
  const { inputs, workspace, workingDirectory, log } = session;
  const directory = resolve(workingDirectory, inputs.reportDir);
  try {
    if (await leadsOutside(workspace, directory)) {
      throw new Error('a symbolic link leads out of the workspace');
    }
    return await writePlainFiles(permit, directory, {
      'parts.json': [...jsonFilePieces(report)].join(''),
      'junit.xml': PARTS_VIEWS.junit(report),
      'report.html': PARTS_VIEWS.html(report),
    });
  } catch (error) {
    log.warning(
      `The report files could not be written to ${inputs.reportDir}: ${errorText(error)}`,
    );
    return [];
  }
}

function outputsOf(
  report: PartsReport,
  files: readonly string[],
  { inputs, workingDirectory }: Session,
): Readonly<Record<string, string>> {
  const at = (name: string): string | undefined => files.find((path) => path.endsWith(name));
  const { verdict, suites } = report;
  return {
    result: verdict.result,
    'exit-code': String(verdict.exitCode),
    parts: PARTS_VIEWS.output(report),
    gates: JSON.stringify(
      suites.flatMap(({ name, gates }) => gates.gates.map((gate) => ({ suite: name, ...gate }))),
    ),
    'cost-usd': costDigits(report),
    tokens: String(report.tokens),
    'duration-ms': String(Math.round(report.run.durationMs)),
    'report-dir': resolve(workingDirectory, inputs.reportDir),
    ...Object.fromEntries(
      [
        ['report-path', at('parts.json')],
        ['junit-path', at('junit.xml')],
        ['html-path', at('report.html')],
      ].filter((pair): pair is [string, string] => pair[1] !== undefined),
    ),
  };
}
