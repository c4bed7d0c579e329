/** Marks on the config's lines: which tests fail, where they are written, in the story's order and words. */
import type { SourceLocation } from '../config/suite.js';
import { countsOf, reusedNote } from './story/tests.js';
import { type Cause, plainText, type StoryTest, storyOf, type SuiteStory } from './story/story.js';
import { excerpt, excerptName } from './escape.js';
import type { Report } from './report.js';

export interface Annotation {
  /** `warning` where the gates allow the failure, so that a green job shows nothing red. */
  readonly level: 'error' | 'warning';
  /** From the repository's root, with forward slashes; absent for a file of another repository. */
  readonly file?: string;
  /** From 1; absent without a file. */
  readonly line?: number;
  readonly column?: number;
  /** One line. */
  readonly title: string;
  /** Lines separated by `\n`; each is clean, the whole is at most about 5,000 characters. */
  readonly message: string;
}

/** GitHub shows ten a step, and the verdict's own error is one of them. */
const MAX_ANNOTATIONS = 9;
/** Of a mistake that keeps a run from being judged. */
export const PROBLEM_TITLE = 'KindLM: nothing can be judged';
/** Titles are a few words. */
const MAX_NAME = 50;
const MAX_REASON = 300;
const MAX_MODELS = 5;
const MAX_CHECKS = 3;
const MAX_PROBLEM = 500;

/**
 * At most `limit` marks (nine, as many as GitHub shows of a step): one a failing test, its models merged, in the story's
 * order; of what a provider did not answer one for all; then the failed gates of suites in which no test fails, where the
 * config sets them.
 */
export function planAnnotations(
  report: Report,
  limit: number = MAX_ANNOTATIONS,
): readonly Annotation[] {
  return storyOf(report)
    .suites.flatMap((suite) => {
      const tests = testMarks(suite);
      return tests.length > 0 ? tests : gateMarks(suite);
    })
    .slice(0, limit);
}

/** A test under one model, and the group that it is told in. */
interface Told {
  readonly cause: Cause;
  readonly test: StoryTest;
}

function testMarks(suite: SuiteStory): readonly Annotation[] {
  const { shown, folded } = suite.causes;
  const byTest = new Map<string, readonly Told[]>();
  for (const cause of [...shown, ...folded]) {
    // One thing keeps all of them from their answers.
    const isLost = cause.kind === 'lost';
    for (const test of isLost ? [cause.tests[0]] : cause.tests) {
      const key = isLost ? '' : test.name;
      byTest.set(key, [...(byTest.get(key) ?? []), { cause, test }]);
    }
  }
  return [...byTest.values()].flatMap((told) => testMark(suite, told));
}

function testMark(suite: SuiteStory, told: readonly Told[]): readonly Annotation[] {
  const [first] = told;
  if (first === undefined) return [];
  const { cause, test } = first;
  const { location } = test.result;
  const more = told.length - MAX_MODELS;
  const lines = [
    ...told.slice(0, MAX_MODELS).flatMap((one, at) => toldLines(one, suite, at === 0)),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(location.elsewhere === true ? [`at ${location.file}:${location.line}`] : []),
  ];
  return [
    {
      level: suite.suite.gates.passed ? 'warning' : 'error',
      ...place(location),
      title:
        cause.kind === 'lost'
          ? `KindLM: ${excerpt(plainText(suite.title), MAX_REASON)}`
          : `KindLM: ${excerptName(test.name, MAX_NAME)} ${VERBS[cause.kind]}`,
      message: lines.map((line) => excerpt(line, MAX_REASON)).join('\n'),
    },
  ];
}

const VERBS: Readonly<Record<Exclude<Cause['kind'], 'lost'>, string>> = {
  never: 'shows what must never happen',
  broke: 'broke',
  fails: 'fails',
  chance: 'failed in part',
  'failed-there': 'fails as before',
};

/** The model, how often it passed and why it failed; of the first one the calls of a trajectory, too. */
function toldLines(
  { cause, test }: Told,
  { branch }: SuiteStory,
  isFirst: boolean,
): readonly string[] {
  const counts = plainText(countsOf([test], branch));
  const head = `${test.model}${counts === '' ? '' : `: ${counts}`}${plainText(reusedNote(test))}`;
  const { checks } = test;
  const left = checks.length - MAX_CHECKS;
  return [
    `${excerpt(head, 120)}: ${plainText(cause.reason)}`,
    ...checks
      .slice(0, MAX_CHECKS)
      .flatMap(({ code, label, lines }, at) => [
        `${excerpt(code, 40)}: ${excerpt(label, 80)}`,
        ...(isFirst && at === 0 ? lines : []),
      ]),
    ...(left > 0 ? [`and ${left} more`] : []),
  ];
}

function gateMarks({ gates, suite }: SuiteStory): readonly Annotation[] {
  return gates.failed.flatMap(({ name, phrase }) => {
    const location = Object.hasOwn(suite.gateLocations, name)
      ? suite.gateLocations[name]
      : undefined;
    if (location === undefined) return [];
    return [
      {
        level: 'error' as const,
        ...place(location),
        title: `KindLM: ${excerpt(plainText(phrase), MAX_NAME)}`,
        message: excerpt(plainText(phrase), MAX_REASON),
      },
    ];
  });
}

function place(location: SourceLocation): Pick<Annotation, 'file' | 'line' | 'column'> {
  if (location.elsewhere === true) return {};
  return { file: location.file, line: location.line, column: location.column };
}

/** Mistakes in the config, a recording or a baseline, where they are. */
export function problemAnnotations({ problems }: Pick<Report, 'problems'>): readonly Annotation[] {
  return problems.flatMap(({ location, message, hint }) => {
    if (location === undefined || location.elsewhere === true) return [];
    const lines = [message, hint].flatMap((part) =>
      part === undefined ? [] : [excerpt(part, MAX_PROBLEM)],
    );
    const level = 'error' as const;
    return [{ level, ...place(location), title: PROBLEM_TITLE, message: lines.join('\n') }];
  });
}
