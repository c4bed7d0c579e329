/** The job summary's worst failing tests, each folded: what was asked, what came back, and what it was before. */
import { firstPart } from '../../redaction/cut.js';
import { count } from '../../words/format.js';
import { failedExchange, type Exchange } from '../digest/failed-exchange.js';
import type { Report, SuiteReport } from '../report.js';
import type { FailingTest, FailingTests } from '../sections/failing-tests.js';
import {
  excerpt,
  fencedCode,
  htmlText,
  markdownCode,
  markdownName,
  plainBlock,
} from '../words/escape.js';
import { markdownLink } from '../words/links.js';
import { wrapLine } from '../words/wrap-line.js';
import { fold, list, type Block } from './markdown-blocks.js';

/** Tests of a whole summary whose question and answer are shown. */
const MAX_EXCHANGES = 10;
/** UTF-16 code units of each text. */
const MAX_TEXT = 1_500;
const MAX_LINES = 25;
const COLUMNS = 110;
const MAX_CALLS = 10;
const MAX_NAME = 100;

/** How many tests of each suite are shown: of all suites together the worst ten, shared among those with failing tests. */
export function exchangesBySuite({ suites }: Report): ReadonlyMap<SuiteReport, number> {
  const failing = suites.filter(({ totals, gates }) => totals.failed > 0 || !gates.passed);
  const each = Math.ceil(MAX_EXCHANGES / Math.max(1, failing.length));
  return new Map(
    failing.map((suite, index) => [
      suite,
      Math.max(0, Math.min(each, MAX_EXCHANGES - each * index)),
    ]),
  );
}

/**
 * @param max at most so many tests
 * @param branch of the base that a "before" is of; foreign text
 */
export function exchangeBlocks(
  { failed, tolerated, allowed, noun }: FailingTests,
  max: number,
  branch: string | undefined,
): readonly Block[] {
  const failing = failed.length > 0 || allowed ? failed : tolerated;
  const items = failing.slice(0, max).flatMap((test) => {
    const exchange = failedExchange(test.result);
    return exchange === undefined ? [] : [exchangeItem(test, exchange, branch)];
  });
  if (items.length === 0) return [];
  const which =
    failing.length === items.length
      ? ''
      : `, in the worst ${items.length} of ${count(failing.length)} failing ${noun}s`;
  const open = `**What was asked, and what came back**${which}`;
  return [
    list(
      3,
      { open, close: '' },
      items.map((item) => ({ head: '', items: [item] })),
    ),
  ];
}

function exchangeItem(
  { result, failedRuns, askedRuns, checks, url }: FailingTest,
  { asked, called, answer, before }: Exchange,
  branch: string | undefined,
): string {
  const [check] = checks;
  const runs = result.runCount === 1 ? '' : `, ${failedRuns} of ${askedRuns} answers failed`;
  const title = `${htmlName(result.testCaseName)} on ${htmlName(result.modelId)}${runs}: ${htmlName(check.failureCode)}`;
  const { open, close } = fold(title);
  const base = branch === undefined ? '' : ` on ${markdownName(branch)}`;
  const parts = [
    open,
    ...(asked === undefined ? [] : [labelled('Asked', asked)]),
    ...(called.length === 0
      ? []
      : [`**Called** ${called.slice(0, MAX_CALLS).map(markdownName).join(', ')}`]),
    labelled('Answer', answer),
    ...(before === undefined ? [] : [labelled(`Before${base}`, before)]),
    `**Why** ${markdownName(check.label)}: ${markdownCode(excerpt(check.message, 400))}`,
    ...(url === undefined ? [] : [markdownLink('Where it is configured', url)]),
    close,
  ];
  return parts.join('\n\n');
}

/** A text as a block of code: nothing in it acts. */
function labelled(label: string, text: string): string {
  const start = plainBlock(firstPart(text, MAX_TEXT));
  // GitHub breaks no line of a block of code: a long answer would have to be scrolled sideways.
  const lines = start
    .trimEnd()
    .split('\n')
    .flatMap((line) => wrapLine(line, COLUMNS));
  const shown = lines.slice(0, MAX_LINES);
  const isCut = text.length > MAX_TEXT || lines.length > shown.length;
  const words = start.trim() === '' ? ['(empty)'] : [...shown, ...(isCut ? ['…'] : [])];
  return [`**${label}**`, '', ...fencedCode(words, 'text')].join('\n');
}

function htmlName(name: string): string {
  return `<code>${htmlText(excerpt(name, MAX_NAME))}</code>`;
}
