/** What is said of parts, once: every view renders it. */
import { count, duration, percent, plural, usd, costWords } from '../../basics/format.js';
import { capital, code, joined, listed, name, say, type Sentence } from '../story/sentence.js';
import { testName } from '../story/tests.js';
import { SIGNS } from '../story/words.js';
import type {
  PartsReport,
  PartsSuite,
  ReportedPart,
  PartSide,
  PartTest,
  PartWord,
} from './parts-report.js';

const PART_SIGNS: Readonly<Record<PartWord, string>> = {
  needed: SIGNS.passed,
  'needed and harmful': SIGNS.failed,
  harmful: SIGNS.failed,
  'not noticed': SIGNS.idle,
  'cannot tell': SIGNS.look,
};

/** What people call one of them. */
const UNITS: Readonly<Record<ReportedPart['unit'], string>> = {
  section: 'section',
  paragraph: 'paragraph',
  line: 'line',
  whole: 'file',
  folder: 'folder',
};

const UNCLEAR: Readonly<Record<NonNullable<ReportedPart['reason']>, string>> = {
  errored: 'more than a tenth of the answers with or without it were lost',
  versions: 'another version of the model gave more than a fifth of the answers without it',
  ended: 'the budget or the deadline came before its tests could be asked again',
  'one-answer':
    'its tests are asked at temperature 0 or with a seed: one answer a side decides nothing',
  'nothing-passes': 'no answer passes with it, so nothing could show that it is needed',
};

export interface PartStory {
  readonly part: ReportedPart;
  readonly sign: string;
  readonly title: Sentence;
  readonly says: Sentence;
  /** What the part costs an answer; empty where nothing of that is known. */
  readonly cost: string;
  /** Both sides, with it first; as `SIDE_COLUMNS` names them. */
  readonly sides: readonly (readonly string[])[];
  /** One answer a side; undefined where there is none. */
  readonly oneAnswer?: Sentence | undefined;
}

export interface PartsStory {
  readonly suite: PartsSuite;
  readonly sign: string;
  readonly title: Sentence;
  /** The failed gates, and those that were not exercised. */
  readonly gates: readonly Sentence[];
  readonly parts: readonly PartStory[];
  readonly next?: Sentence | undefined;
  readonly footer: string;
}

export function partsStory(report: PartsReport, suite: PartsSuite): PartsStory {
  // Of the tests that are named: with their models where these differ.
  const models = suite.parts.flatMap(({ tests, oneAnswer }) =>
    [...tests, ...oneAnswer].map(({ modelId }) => modelId),
  );
  const nameOf = ({ testCaseName, modelId }: PartTest): Sentence =>
    testName(
      { name: testCaseName, model: modelId, url: undefined },
      models.map((model) => ({ name: testCaseName, model })),
    );
  const parts = suite.parts.map((part) => storyOf(part, nameOf));
  const noticed = suite.parts.filter(isNoticed).length;
  const failed = suite.gates.gates.filter(({ passed }) => !passed);
  const unit = unitOf(suite.parts);
  const which = report.onlyTouched ? ` that this pull request adds or changes` : '';
  const counted = say`of ${plural(suite.parts.length, unit)}${which}, tests notice ${noticed}`;
  const harmful = suite.parts.filter(({ word }) => word.includes('harmful')).length;
  const unclear = suite.parts.filter(({ word }) => word === 'cannot tell').length;
  return {
    suite,
    sign:
      failed.length > 0
        ? SIGNS.failed
        : parts.some(({ part }) => part.word !== 'needed')
          ? SIGNS.look
          : SIGNS.passed,
    title: say`${name('suite', suite.name)}: ${counted}${harmful === 0 ? '' : `; ${plural(harmful, 'is', 'are')} harmful`}${unclear === 0 ? '' : `; ${count(unclear)} cannot be told`}`,
    gates: suite.gates.gates
      .filter(({ passed, unknown }) => !passed || unknown === true)
      .map(({ gateName, passed, actual, threshold }) =>
        passed
          ? say`${code(gateName)} was not exercised: not every part can be told`
          : say`${code(gateName)} failed: ${actual}, at most ${threshold} allowed`,
      ),
    parts,
    next: nextOf(suite.parts, unit),
    footer: [
      plural(report.answers, report.run.responses === 'replay' ? 'recorded answer' : 'answer'),
      duration(report.run.durationMs),
      costWords(report),
      ...(suite.sample === undefined
        ? []
        : [`a sample: ${suite.sample.asked} of ${plural(suite.sample.cases, 'case')}`]),
    ].join(', '),
  };
}

function isNoticed({ word }: ReportedPart): boolean {
  return word === 'needed' || word === 'harmful' || word === 'needed and harmful';
}

function unitOf(parts: readonly ReportedPart[]): string {
  const units = new Set(parts.map(({ unit }) => UNITS[unit]));
  const [only] = units;
  return units.size === 1 && only !== undefined ? only : 'part';
}

type NameOf = (test: PartTest) => Sentence;

function storyOf(part: ReportedPart, nameOf: NameOf): PartStory {
  return {
    part,
    sign: PART_SIGNS[part.word],
    title:
      part.unit === 'folder' || part.unit === 'whole'
        ? say`${name('file', part.file)}`
        : say`${name('test', part.name)} in ${name('file', part.file)}`,
    says: capital(saysOf(part, nameOf)),
    cost: costOf(part),
    sides: [sideCells('with', part.with), sideCells('without', part.without)],
    oneAnswer: oneAnswerOf(part, nameOf),
  };
}

function sideCells(label: string, side: PartSide): readonly string[] {
  const known = (value: number | null, words: (value: number) => string): string =>
    value === null ? '–' : words(value);
  const { costUsd, turns, tokens, latencyMs } = side;
  return [
    label,
    rate(side),
    known(costUsd, usd),
    known(turns, count),
    known(tokens, (value) => count(Math.round(value))),
    known(latencyMs, duration),
  ];
}

/** What a skill does, where that is certain. */
const LIFTS: Readonly<Partial<Record<PartWord, string>>> = {
  needed: 'it helps, for certain',
  harmful: 'it harms, for certain',
  'needed and harmful': 'it helps some tests and harms others, for certain',
  'not noticed': 'no difference is certain',
};

function saysOf(part: ReportedPart, nameOf: NameOf): Sentence {
  const lift = part.isSkill === true ? LIFTS[part.word] : undefined;
  const says = wordSays(part, nameOf);
  if (lift === undefined) return says;
  const rates = `with the skill ${rate(part.with)} of answers pass, without it ${rate(part.without)}`;
  return joined([`${rates}: ${lift}. `, capital(says)]);
}

function wordSays(part: ReportedPart, nameOf: NameOf): Sentence {
  switch (part.word) {
    case 'needed':
    case 'harmful':
    case 'needed and harmful':
      return joined([
        part.word,
        ': ',
        listed([...suiteSays(part), ...testsSay(part.tests, nameOf)], { separator: '; ', most: 3 }),
      ]);
    case 'not noticed':
      return say`not noticed: taken out alone, ${shownBy(part)}`;
    case 'cannot tell':
      return say`cannot tell: ${part.reason === undefined ? 'too little is known' : UNCLEAR[part.reason]}`;
  }
}

/** What the suite would have noticed of it. */
function shownBy({ noticed }: ReportedPart): string {
  const one = 'one test that never passes without it';
  return noticed === undefined
    ? `no drop of the whole suite could show, but ${one} would have`
    : `a drop of ${Math.ceil(noticed * 100)} points would have shown, or ${one}`;
}

function suiteSays({ suite, with: whole, without }: ReportedPart): readonly Sentence[] {
  return suite.map((direction) => {
    const change = `${rate(whole)} → ${rate(without)} of answers pass`;
    return say`the suite is ${direction === 1 ? 'worse' : 'better'} without it (${change})`;
  });
}

function rate({ passes, answers }: PartSide): string {
  return answers === 0 ? 'no answer' : percent(passes / answers, 0);
}

function testsSay(tests: readonly PartTest[], nameOf: NameOf): readonly Sentence[] {
  return tests.map((test) => {
    const [there, here] = [test.with, test.without];
    return say`${nameOf(test)} passes ${here.passes} of ${here.answers} without it, ${there.passes} of ${there.answers} with it`;
  });
}

function oneAnswerOf({ oneAnswer }: ReportedPart, nameOf: NameOf): Sentence | undefined {
  const told = ONE_ANSWER.flatMap(([direction, words]) => {
    const names = oneAnswer.filter((one) => one.direction === direction).map(nameOf);
    return names.length === 0
      ? []
      : [say`${words}, one answer each: ${listed(names, { most: 10 })}`];
  });
  return told.length === 0 ? undefined : listed(told, { separator: '. ' });
}

const ONE_ANSWER = [
  [1, 'Passes with it, fails without it'],
  [-1, 'Fails with it, passes without it'],
] as const;

/** What a part costs, by the medians of both sides: `least` is worth a word. */
const COSTS: readonly {
  readonly of: 'tokens' | 'costUsd' | 'turns' | 'latencyMs';
  readonly least: number;
  readonly words: (amount: number) => string;
}[] = [
  { of: 'tokens', least: 0.1, words: (tokens) => plural(Math.round(tokens), 'token') },
  { of: 'costUsd', least: 0.000001, words: usd },
  { of: 'turns', least: 0.1, words: (turns) => plural(turns, 'turn') },
  { of: 'latencyMs', least: 50, words: duration },
];

/** A part that saves is said as that. */
function costOf({ with: whole, without }: ReportedPart): string {
  const costs = COSTS.flatMap(({ of, least, words }) => {
    const [more, less] = [whole[of], without[of]];
    if (more === null || less === null || Math.abs(more - less) < least) return [];
    return [`${more < less ? '−' : '+'}${words(Math.abs(more - less))}`];
  });
  return costs.length === 0 ? '' : `${costs.join(', ')} an answer`;
}

function nextOf(parts: readonly ReportedPart[], unit: string): Sentence | undefined {
  const unnoticed = parts.filter(({ word }) => word === 'not noticed').length;
  const harmful = parts.filter(({ word }) => word.includes('harmful')).length;
  const unclear = parts.filter(({ word }) => word === 'cannot tell').length;
  if (harmful > 0)
    return say`Read what is harmful: without it tests pass that fail with it. Reword it, or take it out.`;
  if (unnoticed > 0) {
    return say`Take out what no test notices, or write a test that fails without that ${unit}.`;
  }
  return unclear > 0 ? say`What cannot be told says why beside it.` : undefined;
}
