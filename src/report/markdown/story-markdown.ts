/**
 * The story in Markdown: its parts made safe, its pieces as blocks. It words, orders and counts nothing; where what is in
 * sight has too many numbers, causes yield first.
 */
import { count, plural, shortCommit } from '../../basics/format.js';
import type { Report } from '../report.js';
import {
  type Cause,
  changedWords,
  exchangeOf,
  type Fold,
  type SentencePart,
  joined,
  quoted,
  say,
  type Sentence,
  type Story,
  type StoryTable,
  type StoryTest,
  type SuiteStory,
  written,
} from '../story/story.js';
import {
  excerpt,
  htmlText,
  type Links,
  markdownCode,
  markdownLink,
  markdownName,
  markdownText,
  revisionUrl,
  sourceUrl,
} from '../escape.js';
import { hasAnswer, scoreWords } from '../story/words.js';
import {
  type Block,
  fold,
  list,
  type ListGroup,
  NO_FRAME,
  tableHead,
  tableRow,
  textBlock,
} from './markdown-blocks.js';

// Sentences.

/** A sentence as finished Markdown on one line. */
export function markdownSentence(sentence: Sentence): string {
  return written(
    sentence,
    // Before a link, it would make an image of it.
    (text) => markdownText(text).replace(/!$/u, '&#33;'),
    (part) =>
      part.kind === 'code'
        ? markdownCode(part.name)
        : markdownLink(markdownName(part.name), part.url),
  );
}

/** In an element of HTML, where Markdown is not read: e.g. in `<summary>`. */
export function htmlSentence(sentence: Sentence): string {
  return written(sentence, htmlText, ({ name }) => `<code>${htmlText(excerpt(name, 100))}</code>`);
}

// What is in sight.

/** How much is said where: the first that keeps the numbers in sight below their limit is taken. */
interface Room {
  readonly gates: number;
  readonly qualifiers: number;
  /** Characters of a cause's reason; 0: its codes alone. */
  readonly reason: number;
  /** Files of a side that an agent changed. */
  readonly files: number;
  /** Whether the changed lines behind a cause are named. */
  readonly changes: boolean;
}

const ROOMS: readonly Room[] = [
  { gates: 6, qualifiers: 4, reason: 300, files: 3, changes: true },
  { gates: 6, qualifiers: 4, reason: 300, files: 1, changes: true },
  { gates: 6, qualifiers: 4, reason: 300, files: 0, changes: false },
  { gates: 6, qualifiers: 4, reason: 60, files: 0, changes: false },
  { gates: 4, qualifiers: 4, reason: 0, files: 0, changes: false },
  { gates: 2, qualifiers: 2, reason: 0, files: 0, changes: false },
];

/** Runs of digits in prose that is seen before anything is opened. */
const MAX_NUMBERS = 40;

/** What a suite's part is made of, each piece as prose and as Markdown. */
interface Shown {
  readonly sentences: readonly Sentence[];
  readonly blocks: readonly Block[];
}

/**
 * Verdict, gates, qualifiers, causes and what to do next.
 * @param run what qualifies the run as a whole, before what qualifies the suite
 * @param taken numbers in sight beside these
 */
export function inSightBlocks(
  story: SuiteStory,
  run: readonly Sentence[],
  taken: number,
): readonly Block[] {
  const all = ROOMS.map((room) => shownWithin(story, run, room));
  const fits = ({ sentences }: Shown): boolean => taken + numbersIn(sentences) <= MAX_NUMBERS;
  return (all.find(fits) ?? all.at(-1))?.blocks ?? [];
}

export function numbersIn(sentences: readonly Sentence[]): number {
  const texts = sentences.flatMap((parts) =>
    parts.map((part) => (part.kind === 'text' ? part.text : '')),
  );
  // What stands between backticks is code.
  return (
    texts
      .join(' ')
      .replaceAll(/`[^`]*`/gu, '')
      .match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0
  );
}

function shownWithin(story: SuiteStory, run: readonly Sentence[], room: Room): Shown {
  const { verdict, gates, causes, next, qualifiers } = story;
  const failed = gates.failed.slice(0, room.gates).map(({ phrase }) => phrase);
  const moreGates = gates.failed.length - failed.length;
  const lines = [...run, ...qualifiers.shown];
  const shown = lines.slice(0, room.qualifiers);
  const left = lines.length - shown.length + qualifiers.folded.length;
  const reasons = causes.shown.map((cause) => reasonWithin(cause, room));
  const head = [
    ...(verdict === undefined ? [] : [verdictLine(verdict)]),
    ...(gates.lead === undefined
      ? []
      : [
          `**${markdownText(gates.lead)}:** ${failed.map(markdownSentence).join(' · ')}${moreGates > 0 ? ` · and ${moreGates} more` : ''}`,
        ]),
  ];
  return {
    sentences: [
      ...(verdict === undefined ? [] : [verdict.lead, verdict.rest]),
      [{ kind: 'text', text: gates.lead ?? '' }],
      ...failed,
      ...shown,
      ...(causes.lead === undefined ? [] : [causes.lead.sentence]),
      ...reasons,
      ...(next === undefined ? [] : [next]),
      ...story.folds.slice(0, 1).map(({ title }) => title),
    ],
    blocks: [
      ...(head.length === 0 ? [] : [textBlock(-1, head.join('\\\n'))]),
      ...qualifierBlocks(shown, left),
      ...causeBlocks(story, reasons),
      ...nextBlocks(next),
    ],
  };
}

function verdictLine({ sign, lead, rest }: NonNullable<SuiteStory['verdict']>): string {
  const more = rest.length === 0 ? '' : ` ${markdownSentence(rest)}`;
  return `${sign} **${markdownSentence(lead)}**${more}`;
}

function qualifierBlocks(shown: readonly Sentence[], left: number): readonly Block[] {
  if (shown.length === 0) return [];
  const lines = shown.map(listItem);
  const more = left > 0 ? `; and ${left} more below` : '';
  return [textBlock(-1, `${lines.join('\n')}${more}`)];
}

function reasonWithin({ reason, codes, changed, example }: Cause, room: Room): Sentence {
  if (room.reason === 0) return codes.slice(0, 2).map((code) => ({ kind: 'code', name: code }));
  const files = example && room.files > 0 ? changedWords(example, room.files) : undefined;
  return joined([
    shortened(reason, room.reason),
    ...(files === undefined ? [] : [say`; the agent changed ${files}`]),
    ...(changed === undefined || !room.changes ? [] : [say`; changed here: ${changed}`]),
  ]);
}

/** Parts that are whole, up to so many characters. */
function shortened(sentence: Sentence, most: number): Sentence {
  let left = most;
  const parts: SentencePart[] = [];
  for (const part of sentence) {
    if (left <= 0) break;
    const text = part.kind === 'text' ? part.text : part.name;
    if (text.length <= left) parts.push(part);
    else parts.push({ kind: 'text', text: excerpt(text, left) });
    left -= text.length;
  }
  return parts;
}

function nextBlocks(next: Sentence | undefined): readonly Block[] {
  return next === undefined ? [] : [textBlock(-1, `**Next:** ${markdownSentence(next)}`)];
}

/** Names of tests of a cause in sight. */
const MOST_NAMES = 8;

function causeBlocks(
  { causes, suite }: SuiteStory,
  reasons: readonly Sentence[],
): readonly Block[] {
  const { lead, shown } = causes;
  if (lead === undefined || shown.length === 0) return [];
  const models = modelsOf(suite);
  const items = shown.map((cause, index) =>
    tableRow([
      markdownSentence(reasons[index] ?? []),
      namesText(cause.tests, { most: MOST_NAMES, models }),
    ]),
  );
  return [
    textBlock(0, `**${markdownText(lead.label)}:** ${markdownSentence(lead.sentence)}`),
    list(1, NO_FRAME, [{ head: CAUSE_HEAD, items }]),
  ];
}

const CAUSE_HEAD = tableHead([
  ['Why', 'left'],
  ['Tests', 'left'],
]);

interface NamesExtent {
  readonly most: number;
  /** On how many the suite has each test. */
  readonly models: ReadonlyMap<string, number>;
}

function modelsOf({ results }: SuiteStory['suite']): NamesExtent['models'] {
  const models = new Map<string, number>();
  for (const { testCaseName: name } of results) models.set(name, (models.get(name) ?? 0) + 1);
  return models;
}

const MOST_MODELS = 3;

/** A test that ran on several models is named once. */
function namesText(tests: readonly StoryTest[], { most, models }: NamesExtent): string {
  const byName = new Map<string, StoryTest[]>();
  for (const test of tests) byName.set(test.name, [...(byName.get(test.name) ?? []), test]);
  const shown = [...byName.values()].slice(0, most).map((its) => {
    const [first] = its;
    if (first === undefined) return '';
    const named = its.slice(0, MOST_MODELS).map(({ model }) => markdownName(model));
    const others = its.length - named.length;
    const all = `${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
    const ofAll = models.get(first.name) ?? 1;
    const where = ofAll === 1 ? '' : ` on ${its.length === ofAll ? 'every model' : all}`;
    return `${testLink(first)}${where}${reusedMark(first, ' ')}`;
  });
  const left = byName.size - shown.length;
  return `${shown.join(' · ')}${left > 0 ? ` and ${count(left)} more` : ''}`;
}

function testLink({ name, url }: StoryTest): string {
  return markdownLink(markdownName(name), url);
}

/** A commit is foreign text: the report that names it may be another run's. */
function reusedMark({ reused }: StoryTest, before: string): string {
  if (reused === undefined) return '';
  const commit = markdownLink(markdownCode(shortCommit(reused.sha)), reused.url);
  return `${before}<sub>reused from ${commit}</sub>`;
}

/** A line of a list; one of nothing would turn what stands above it into a heading. */
function listItem(sentence: Sentence): string {
  const text = markdownSentence(sentence);
  return `- ${text.trim() === '' ? '(empty)' : text}`;
}

// Folds.

export interface FoldExtent {
  /** Beside rates in tables. */
  readonly intervals: boolean;
  /** Failing tests that are listed one by one. */
  readonly tests: number;
  /** Checks of each. */
  readonly checks: number;
  /** Characters of a check's message. */
  readonly reason: number;
  /** Names and messages of judges and scripts, which may quote an answer. */
  readonly quotes: boolean;
}

/** What is inside of a fold, without its frame. */
export function foldGroups(
  { table, lines = [], causes = [], tests = [] }: Fold,
  { suite }: SuiteStory,
  extent: FoldExtent,
): readonly ListGroup[] {
  const models = modelsOf(suite);
  const isOnSeveral = [...models.values()].some((many) => many > 1);
  return [
    ...(causes.length === 0
      ? []
      : [
          {
            head: CAUSE_HEAD,
            items: causes.map(({ reason, tests: its }) =>
              tableRow([markdownSentence(reason), namesText(its, { most: 20, models })]),
            ),
          },
        ]),
    ...(tests.length === 0 ? [] : [testGroup(tests, isOnSeveral, extent)]),
    ...(table === undefined ? [] : [tableGroup(table, extent)]),
    ...(lines.length === 0 ? [] : [{ head: '', items: lines.map(listItem) }]),
  ];
}

function tableGroup({ head, rows }: StoryTable, { intervals }: FoldExtent): ListGroup {
  return {
    head: tableHead(head.map(({ title, align }) => [markdownText(title), align] as const)),
    items: rows.map((cells) =>
      tableRow(cells.map(({ text, full = text }) => markdownSentence(intervals ? full : text))),
    ),
  };
}

function testGroup(tests: readonly StoryTest[], several: boolean, extent: FoldExtent): ListGroup {
  const hasBase = tests.some(({ base }) => base !== undefined);
  const head = tableHead([
    ['Test', 'left'],
    ...(several ? [['Model', 'left'] as const] : []),
    ['Passed', 'right'],
    ...(hasBase ? [['On the base', 'right'] as const] : []),
    ['Why', 'left'],
  ]);
  const items = tests
    .slice(0, extent.tests)
    .map((test) =>
      tableRow([
        `${testLink(test)}${reusedMark(test, '<br>')}`,
        ...(several ? [markdownName(test.model)] : []),
        passedCell(test),
        ...(hasBase
          ? [test.base === undefined ? '–' : `${test.base.passed} of ${test.base.of}`]
          : []),
        checkCell(test, extent),
      ]),
    );
  return { head, items, unlisted: Math.max(0, tests.length - items.length) };
}

function passedCell({ here, lost, counting, result }: StoryTest): string {
  if (here.of === 0) return result.runs.some(hasAnswer) ? 'not judged' : 'no answer';
  const notes = [
    ...(lost === 0 ? [] : [`${lost} without an answer`]),
    ...(counting === undefined ? [] : [`${counting.passed} of ${counting.of} that count`]),
  ];
  return [`${here.passed} of ${here.of}`, ...notes.map((note) => `<sub>${note}</sub>`)].join(
    '<br>',
  );
}

/** Checks in their own words, with their codes, as many as there is room for; how many more there are. */
function checkCell(test: StoryTest, extent: FoldExtent): string {
  const { checks } = test;
  const exchange = exchangeOf(test);
  const changed = exchange && changedWords(exchange);
  const shown = checks.slice(0, extent.checks).flatMap((check) => checkLines(check, extent));
  const left = checks.length - extent.checks;
  const lines = [
    ...shown,
    ...(left > 0 ? [`and ${plural(left, 'more check')}`] : []),
    ...(changed === undefined ? [] : [`Changed: ${markdownSentence(changed)}`]),
  ];
  return lines.length === 0 ? '–' : lines.join('<br>');
}

function checkLines(
  { code, label, message, lines, score, isScored, facts }: StoryTest['checks'][number],
  { reason, quotes }: FoldExtent,
): readonly string[] {
  const scored = isScored ? ` (${scoreWords(score)})` : '';
  const said = [message, ...lines].filter((line) => line !== '');
  const { reasoning, console: printed } = facts;
  return [
    `${markdownName(code)} ${markdownName(label)}${scored}`,
    ...said.map((line) => markdownCode(excerpt(line, reason))),
    ...(quotes && typeof reasoning === 'string' && reasoning !== ''
      ? [`Judge: ${markdownCode(excerpt(reasoning, reason))}`]
      : []),
    ...(quotes && Array.isArray(printed) && printed.length > 0
      ? [`Console: ${markdownCode(excerpt(printed.map(String).join('\n'), reason))}`]
      : []),
  ];
}

/** Its own fold. */
export function foldBlock(
  one: Fold,
  story: SuiteStory,
  { extent, priority }: { readonly extent: FoldExtent; readonly priority: number },
): readonly Block[] {
  const groups = foldGroups(one, story, extent);
  return groups.length === 0 ? [] : [list(priority, fold(htmlSentence(one.title)), groups)];
}

// Around the suites.

/** The story of a run or of a suite, from its title to the links below it. */
export function storyBlocks(
  { report, sign, title, state, next, notices, footer }: Omit<Story, 'suites'>,
  most: { readonly problems: number; readonly notices: number },
  links: Links,
  middle: readonly Block[],
): readonly Block[] {
  return [
    textBlock(-2, `## ${sign} ${markdownSentence(title)}`),
    ...(state.length === 0 ? [] : [textBlock(-2, state.map(listItem).join('\n'))]),
    ...problemBlocks(report, most.problems),
    ...nextBlocks(next),
    ...middle,
    ...noticeBlocks(notices, most.notices),
    textBlock(0, footerText(report, footer, links)),
  ];
}

const MAX_NOTICE = 500;

/** Mistakes found while running, each with its place and what to do. */
export function problemBlocks(
  report: Pick<Report, 'problems' | 'run'>,
  most: number,
): readonly Block[] {
  if (report.problems.length === 0) return [];
  const items = report.problems.map(({ location, path, message, hint }) => {
    const place =
      location === undefined
        ? undefined
        : markdownLink(
            markdownCode(excerpt(`${location.file}:${location.line}:${location.column}`, 200)),
            sourceUrl(report.run, location),
          );
    const parts = [
      place,
      path === undefined || path === '' ? undefined : markdownName(path),
      markdownSentence([quoted(excerpt(whole(message, hint), MAX_NOTICE))]),
    ];
    return `- ${parts.filter((part) => part !== undefined).join(' ')}`;
  });
  return [
    textBlock(0, items.slice(0, most).join('\n')),
    ...(items.length <= most
      ? []
      : [
          list(1, fold(plural(items.length - most, 'more problem')), [
            { head: '', items: items.slice(most) },
          ]),
        ]),
  ];
}

function whole(message: string, hint: string | undefined): string {
  if (hint === undefined) return message;
  return `${message}${/[.!?]$/u.test(message) ? '' : '.'} ${hint}`;
}

/** What the reader should know of the run. */
export function noticeBlocks(notices: readonly string[], most: number): readonly Block[] {
  if (notices.length === 0) return [];
  const items = notices
    .slice(0, most)
    .map((notice) => listItem([{ kind: 'text', text: excerpt(notice, MAX_NOTICE) }]));
  const unlisted = Math.max(0, notices.length - most);
  return [list(6, fold(plural(notices.length, 'notice')), [{ head: '', items, unlisted }])];
}

/** What the words mean. */
const GLOSSARY_URL = 'https://github.com/kindlm/action/blob/v1/docs/glossary.md';

/** Links, what it cost, and what the words mean. */
export function footerText(
  { run }: Pick<Report, 'run'>,
  facts: readonly string[],
  links: Links,
): string {
  const { sha, runAttempt } = run;
  const attempt = runAttempt !== undefined && runAttempt > 1 ? ` (attempt ${runAttempt})` : '';
  const named = links.artifactName === undefined ? '' : ` (${markdownName(links.artifactName)})`;
  const parts = [
    linkOrNothing('Open the report', links.pageUrl, ''),
    linkOrNothing('Run', links.runUrl ?? run.runUrl, attempt),
    linkOrNothing('All reports', links.artifactUrl, named),
    sha === undefined ? undefined : commitText(run, sha),
    ...(facts.length === 0 ? [] : [facts.join(', ')]),
    markdownLink('what these words mean', GLOSSARY_URL),
  ];
  return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}

/** e.g. `commit 4f2a9c1`, with its page. */
export function commitText(run: Report['run'], sha: string): string {
  return `commit ${markdownLink(markdownCode(shortCommit(sha)), revisionUrl(run, sha))}`;
}

function linkOrNothing(label: string, url: string | undefined, after: string): string | undefined {
  const link = markdownLink(label, url);
  return link === label ? undefined : `${link}${after}`;
}
