/** The compliance documents as files: compliance.json, and compliance.md for people, article by article. */
import { jsonFilePieces, markdownCode, markdownFileText } from '../escape.js';
import type { Report } from '../report.js';
import {
  complianceDocument,
  type ComplianceDocument,
  type ComplianceSuite,
  digestLines,
  type FileDigest,
  sha256,
} from './compliance.js';
import {
  count,
  duration,
  percent,
  plural,
  score,
  shortCommit,
  costWords,
} from '../../basics/format.js';
import { intervalText, rateText, sizeForResults } from '../story/words.js';
import { tableHead, tableRow } from '../markdown/markdown-blocks.js';

type Rows = readonly (readonly [label: string, value: string | undefined])[];

/** The article that each section is about; under `framework: custom` headings stay neutral. */
const HEADINGS = {
  system: ['System under test', 'Annex IV, 1'],
  procedure: ['Testing procedure and data', 'Annex IV, 2(g); Art. 9(6) to 9(8)'],
  thresholds: ['Metrics and thresholds set before the run', 'Art. 9(8)'],
  performance: ['Performance: accuracy and consistency', 'Annex IV, 4; Art. 15'],
  changes: ['Version tested and changes', 'Annex IV, 6'],
  errors: ['Errors and exclusions', 'Annex IV, 2(g)'],
  log: ['Test log', 'Annex IV, 2(g)'],
  limits: ['Known limits', 'Annex IV, 3 and 4'],
} as const;

interface ComplianceFile {
  readonly name: 'compliance.json' | 'compliance.md' | 'SHA256SUMS';
  readonly text: string;
}

/**
 * The files, whose length grows with the number of cases. Each lists the digests of those before it; the last, SHA256SUMS,
 * lists them all, for `sha256sum --check`.
 * @param others the report's other files
 */
export function complianceFiles(
  report: Report,
  others: readonly FileDigest[],
): readonly ComplianceFile[] {
  const document = complianceDocument(report, others);
  const json = { name: 'compliance.json', text: [...jsonFilePieces(document)].join('') } as const;
  const files = [...others, digestOf(json)];
  const markdown = { name: 'compliance.md', text: markdownOf({ ...document, files }) } as const;
  return [
    json,
    markdown,
    { name: 'SHA256SUMS', text: digestLines([...files, digestOf(markdown)]) },
  ];
}

function digestOf({ name, text }: ComplianceFile): FileDigest {
  return { name, sha256: sha256(text) };
}

function markdownOf(doc: ComplianceDocument): string {
  const lawful = doc.suites.some((suite) => suite.framework === 'eu-ai-act');
  const sections = [
    '# Record of testing',
    `> ${markdownFileText(doc.statement)}`,
    ...(lawful
      ? [
          'References are to Regulation (EU) 2024/1689 (AI Act). Post-market monitoring (Art. 72) is not part of this record.',
        ]
      : []),
    runSection(doc),
    ...doc.suites.flatMap(suiteSections),
    `## ${heading('limits', lawful)}`,
    doc.knownLimits.map((limit) => `- ${markdownFileText(limit)}`).join('\n'),
    '## Retention',
    markdownFileText(doc.retention),
    '## Files',
    fileTable(doc.files),
    '## Signature',
    signatureBlock(doc),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function heading(key: keyof typeof HEADINGS, lawful: boolean): string {
  const [title, reference] = HEADINGS[key];
  return lawful ? `${title} (${reference})` : title;
}

function runSection(doc: ComplianceDocument): string {
  const { run, verdict } = doc;
  return keyValues([
    [
      'Result',
      `${verdict.result} (exit code ${verdict.exitCode}): ${markdownFileText(verdict.reason)}`,
    ],
    [
      'Evidence SHA-256 (the same for the same inputs and results)',
      markdownCode(doc.evidenceSha256),
    ],
    ['Complete', doc.complete ? 'yes' : 'no'],
    ['Started', markdownCode(run.startedAt)],
    ['Finished', markdownCode(run.finishedAt)],
    ['Answers', answersText(run.responses)],
    ['Repository', code(run.repository)],
    ['Commit tested', code(run.sha)],
    ['Ref', code(run.ref)],
    ['Workflow', code(run.workflow)],
    [
      'Run',
      run.runId === undefined
        ? undefined
        : `${markdownCode(String(run.runId))}, attempt ${run.runAttempt ?? 1}`,
    ],
    ['Tool', markdownCode(`${doc.tool.name} ${doc.tool.version}`)],
  ]);
}

function answersText(responses: ComplianceDocument['run']['responses']): string {
  switch (responses) {
    case 'live':
      return 'live from the models';
    case 'record':
      return 'live from the models, and recorded';
    case 'replay':
      return 'recorded in an earlier run';
    case 'cache':
      return 'recorded in an earlier run where there were any, else live';
  }
}

function suiteSections(suite: ComplianceSuite): readonly string[] {
  const lawful = suite.framework === 'eu-ai-act';
  const title = (key: keyof typeof HEADINGS): string => `### ${heading(key, lawful)}`;
  return [
    `## Suite ${markdownCode(suite.name)}`,
    title('system'),
    systemTable(suite),
    title('procedure'),
    procedureTable(suite),
    fileTable(suite.testSet.files),
    title('thresholds'),
    thresholdText(suite),
    thresholdTable(suite),
    title('performance'),
    performanceText(suite),
    performanceTable(suite),
    title('changes'),
    changesTable(suite),
    title('errors'),
    errorList(suite),
    title('log'),
    caseTable(suite),
  ];
}

function systemTable(suite: ComplianceSuite): string {
  const { system } = suite;
  const missing = '*not stated*';
  return keyValues([
    ['System', code(system.systemName) ?? missing],
    ['Version', code(system.systemVersion) ?? missing],
    ['Operator', code(system.operator) ?? missing],
    ['Risk level (as stated)', code(system.riskLevel) ?? missing],
    ['Intended purpose', prose(system.intendedPurpose) ?? missing],
    ['Data governance', prose(system.dataGovernanceNotes)],
    ['Project', code(suite.project)],
    ['Description', prose(suite.description ?? undefined)],
  ]);
}

function procedureTable(suite: ComplianceSuite): string {
  const { min, max } = suite.repeat;
  const { total, runs } = suite.totals;
  return keyValues([
    [
      'Test set',
      `${plural(suite.testSet.files.length, 'file')}, SHA-256 of the list ${markdownCode(suite.testSet.sha256)}`,
    ],
    ['n', `${plural(total, 'result')} (test x model), ${plural(runs, 'answer')}`],
    ['Repeats of each', min === max ? String(max) : `${min} to ${max}`],
    ['Models', suite.models.map(modelText).join('<br>')],
    ['Judge model', judgeText(suite)],
    [
      'A test passes',
      'when every assertion passes in every repeat, or in as many as its `minPasses` in the config asks; what an agent must never change fails it in one',
    ],
  ]);
}

function judgeText({ judgeModel, models }: ComplianceSuite): string {
  const judge = models.find(({ id }) => id === judgeModel);
  return judge === undefined ? markdownCode(judgeModel) : modelName(judge);
}

function modelName({ id, provider, model, repliedAs }: ComplianceSuite['models'][number]): string {
  const named =
    repliedAs.length === 0 ? 'not named in replies' : repliedAs.map(markdownCode).join(', ');
  return `${markdownCode(id)} = ${markdownCode(`${provider}/${model}`)} (version in replies: ${named})`;
}

function modelText(entry: ComplianceSuite['models'][number]): string {
  const { temperature, maxTokens, seed } = entry;
  const params = `temperature ${temperature}, at most ${maxTokens} tokens${seed === null ? '' : `, seed ${seed}`}`;
  return `${modelName(entry)}, ${params}`;
}

function thresholdText({ config }: ComplianceSuite): string {
  if (config.commit === null || config.commitDate === null) {
    return 'The commit of the config is not known, so this record does not show when the thresholds were set.';
  }
  const when = `The thresholds below are those of commit ${markdownCode(config.commit)} of ${markdownCode(config.commitDate)}`;
  return config.changedSinceCommit === true
    ? `${when}, **with changes that were not committed when the run began**.`
    : `${when}, made before the run.`;
}

function thresholdTable(suite: ComplianceSuite): string {
  const rows = suite.thresholds.map((it) =>
    tableRow([
      markdownCode(it.gate),
      it.thresholdText,
      it.exercised ? it.actualText : '–',
      it.exercised ? (it.passed ? 'met' : 'not met') : 'not exercised',
      it.setAt === null ? 'default' : markdownCode(it.setAt),
    ]),
  );
  return table(['Metric', 'Threshold', 'Measured', 'Outcome', 'Set at'], rows);
}

/** What is counted, by the name that it has in the other views (`resultNoun`). */
function countedNoun({ performance }: ComplianceSuite): string {
  return performance.length > 1 ? 'result' : 'test';
}

function performanceText(suite: ComplianceSuite): string {
  const { totals, passRateInterval95, repeat } = suite;
  const noun = countedNoun(suite);
  const tokens = totals.tokens === 0 ? 'tokens unknown' : plural(totals.tokens, 'token');
  const isUnknown = totals.costIncomplete && totals.costUsd === 0;
  const cost = isUnknown ? `Cost unknown, ${tokens}.` : `Cost ${costWords(totals)}, ${tokens}.`;
  const less = totals.total - sizeForResults(totals.passed, totals.total);
  const size = `${count(totals.total)}${less === 0 ? '' : ` - ${count(less)}`}`;
  return `${plural(totals.passed, noun)} of ${count(totals.total)} passed: ${percent(totals.passRate)} of ${noun}s, 95 % Wilson interval ${intervalText(passRateInterval95)} (n = ${size}, repeats ${repeat.min} to ${repeat.max}). Errored ${noun}s count as not passed. ${cost}`;
}

function performanceTable(suite: ComplianceSuite): string {
  const rows = suite.performance.map((it) =>
    tableRow([
      markdownCode(it.model),
      `${it.passed} of ${it.results}`,
      it.errored === it.results
        ? '–'
        : rateText({ value: it.passRate, ...it.passRateInterval95 }, `${countedNoun(suite)}s`),
      it.judgeAverage === null ? '–' : score(it.judgeAverage),
      it.latencyAvgMs === null ? '–' : duration(it.latencyAvgMs),
    ]),
  );
  const columns = ['Model', 'Passed', 'Pass rate (95 % interval)', 'Judge average', 'Latency'];
  return table(columns, rows);
}

function changesTable(suite: ComplianceSuite): string {
  const { config, system, comparison } = suite;
  return keyValues([
    ['System version', code(system.systemVersion) ?? '*not stated*'],
    ['Config last changed', code(config.commitDate ?? undefined) ?? '*not known*'],
    ['In commit', code(config.commit ?? undefined) ?? '*not known*'],
    ['Config SHA-256', code(config.sha256)],
    ...comparisonRows(comparison),
  ]);
}

function comparisonRows(comparison: ComplianceSuite['comparison']): Rows {
  if (comparison === null) return [['Compared with', '*no earlier version*']];
  const { base, statement, regressed, improved } = comparison;
  const commit = base.commit === null ? '' : `, commit ${markdownCode(base.commit)}`;
  const of = `${plural(base.runs, 'run')} of ${markdownCode(base.branch)}${commit}`;
  return [
    ['Compared with', `${of}, finished ${markdownCode(base.finishedAt)}`],
    ['Comparison', markdownFileText(statement)],
    ['Regressed for certain', plural(regressed, 'result')],
    ['Improved', plural(improved, 'result')],
  ];
}

function errorList(suite: ComplianceSuite): string {
  const { skipped, errored, erroredRuns, notRunRuns, truncatedAnswers, assertNothing } =
    suite.exclusions;
  const codes = Object.entries(suite.failureCodes).map(([key, n]) => `${markdownCode(key)} ${n}`);
  const pairs = (items: readonly { test: string; model: string }[]): string =>
    items.map(({ test, model }) => `${markdownCode(test)} on ${markdownCode(model)}`).join(', ');
  const skippedPairs = skipped.map((it) => ({ test: it.testCaseName, model: it.modelId }));
  return [
    `- Failure codes: ${codes.length === 0 ? 'none' : codes.join(', ')}`,
    `- Left out by the config${skipped.some(({ checkedBy }) => checkedBy) ? ', or by a harness' : ''} (skipped): ${skipped.length === 0 ? 'none' : pairs(skippedPairs)}`,
    `- Lost to provider errors: ${plural(erroredRuns, 'answer')}${errored.length === 0 ? '' : `; errored: ${pairs(errored)}`}`,
    ...(notRunRuns === 0
      ? []
      : [
          `- Not asked, since the verdict was decided without them: ${plural(notRunRuns, 'answer')}`,
        ]),
    `- Answers cut at the token limit: ${truncatedAnswers}`,
    `- Tests that assert nothing: ${assertNothing.length === 0 ? 'none' : assertNothing.map(markdownCode).join(', ')}`,
    ...suite.caveats.map((caveat) => `- ${markdownFileText(caveat)}`),
    ...suite.notices.map((notice) => `- ${markdownFileText(notice)}`),
  ].join('\n');
}

function caseTable(suite: ComplianceSuite): string {
  const rows = suite.cases.map((it, index) =>
    tableRow([
      String(index + 1),
      markdownCode(it.test),
      markdownCode(it.model),
      it.reusedFrom === null
        ? it.status
        : `${it.status}, reused from ${markdownCode(shortCommit(it.reusedFrom))}`,
      `${it.passedRuns} of ${it.runs}`,
      it.failureCodes.map(markdownCode).join(', '),
      it.judgeAverage === null ? '–' : score(it.judgeAverage),
      it.latencyAvgMs === null ? '–' : duration(it.latencyAvgMs),
      it.costText,
      markdownCode(it.location),
    ]),
  );
  const columns = ['Case', 'Test', 'Model', 'Status', 'Answers passed', 'Failure codes'];
  return table([...columns, 'Judge', 'Latency', 'Cost', 'Defined at'], rows);
}

function fileTable(files: readonly FileDigest[]): string {
  if (files.length === 0) return 'No other files.';
  const rows = files.map((file) => tableRow([markdownCode(file.name), markdownCode(file.sha256)]));
  return table(['File', 'SHA-256'], rows);
}

function signatureBlock(doc: ComplianceDocument): string {
  const persons = doc.signature.responsiblePersons;
  const rows = (persons.length === 0 ? [''] : persons).map((person) =>
    tableRow([person === '' ? ' ' : markdownFileText(person), ' ', ' ', ' ']),
  );
  return `I have reviewed this record of testing.\n\n${table(['Responsible person', 'Role', 'Date', 'Signature'], rows)}`;
}

function table(columns: readonly string[], rows: readonly string[]): string {
  return [tableHead(columns.map((column) => [column, 'left'] as const)), ...rows].join('\n');
}

function keyValues(rows: Rows): string {
  const lines = rows.flatMap(([label, value]) =>
    value === undefined ? [] : [tableRow([label, value])],
  );
  return table(['', ''], lines);
}

function code(value: string | undefined): string | undefined {
  return value === undefined ? undefined : markdownCode(value);
}

function prose(value: string | undefined): string | undefined {
  return value === undefined ? undefined : markdownFileText(value);
}
