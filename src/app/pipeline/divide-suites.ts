/** Which parts there are to take away, and the suites without each of them: each is loaded anew with that text replaced. */
import { join, posix, relative } from 'node:path';
import { shownPath } from '../../basics/paths.js';
import { quote, type ConfigProblem } from '../../config/problem.js';
import type { FileTree, Suite } from '../../config/suite.js';
import { skillFoldersAmong } from '../../config/agents.js';
import { partInTree } from '../../config/load.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { SuitePart } from '../../report/parts/parts-report.js';
import type { DividedSuite } from '../../parts/looks.js';
import { partsOfText, withoutPart, withoutPartOf } from '../../parts/split.js';
import type { ReadyJob, ReadyRun } from '../job.js';
import { withOwnChanges } from '../repository-paths.js';
import type { HostProcess, Session } from '../session/session.js';
import { readsFile, type TakenText, withPrintedBefore } from '../preflight/printed-prompts.js';
import { loadConfigs } from './load-configs.js';
import { unlessCancelled } from './signals.js';

/** A part that can be taken away, and what is left. */
interface TakenPart {
  readonly part: SuitePart;
  /** Under every event. */
  readonly all: boolean;
  /** As the file has it; undefined of what is no text. */
  readonly text: string | undefined;
  /** The checkout's files that it comes from, by their paths in the workspace of the job. */
  readonly origins: readonly string[];
  /** Of a prompt's file its text without it; of a workspace the path that is taken away, or what is there then. */
  readonly left:
    | (TakenText & { readonly kind: 'file'; readonly text: string })
    | { readonly kind: 'tree'; readonly at: string; readonly text: string | undefined };
}

type Divided =
  | {
      readonly kind: 'divided';
      readonly suites: readonly DividedSuite[];
      /** The texts of the parts, in their order. */
      readonly texts: readonly (string | undefined)[];
      readonly onlyTouched: boolean;
    }
  /** Nothing is to be asked under this event: why, in a sentence. */
  | { readonly kind: 'nothing'; readonly notice: string }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

interface Choice {
  readonly environment: HostProcess['environment'];
  /** All that the configs name, or those that the event asks for. */
  readonly which: 'all' | 'by event';
}

/** Divides the suites that have `parts`; never throws for what a config says. */
export async function divideSuites(
  plans: readonly SuitePlan[],
  session: Session,
  { environment, which }: Choice,
): Promise<Divided> {
  const divided = await Promise.all(
    plans.map(async (plan) => ({ plan, ...(await takenParts(plan.suite, session)) })),
  );
  const problems = divided.flatMap((one) => one.problems);
  if (problems.length === 0 && divided.every(({ parts }) => parts.length === 0)) {
    problems.push(withoutParts(plans));
  }
  if (problems.length > 0) return { kind: 'invalid', problems };
  const every = divided.flatMap(({ parts }) => parts);
  const chosen = which === 'all' ? allOf(every) : await chosenParts(every, session);
  if (chosen.kind !== 'chosen') return chosen;
  const suites: DividedSuite[] = [];
  for (const { plan, parts } of divided) {
    const without: { part: SuitePart; suite: Suite }[] = [];
    for (const { part, left } of parts.filter((one) => chosen.parts.has(one))) {
      if (left.kind === 'file' && isYetUnprinted(plan, left)) continue;
      if (left.kind === 'tree') {
        without.push({ part, suite: withoutInWorkspaces(plan.suite, left) });
        continue;
      }
      const loaded = await loadConfigs(session, environment, {
        patterns: [relative(session.workingDirectory, join(session.workspace, plan.suite.file))],
        replaced: new Map([[left.file, left.text]]),
      });
      if (loaded.kind === 'invalid') {
        return { kind: 'invalid', problems: loaded.problems.map((it) => withoutWords(it, part)) };
      }
      const [suite] = loaded.suites;
      if (suite !== undefined) {
        const printed = withPrintedBefore(suite, plan, left);
        const empty = emptiedTest(printed, plan);
        if (empty !== undefined) problems.push(withoutWords(empty, part));
        without.push({ part, suite: offeringAs(plan.suite, printed) });
      }
    }
    if (without.length > 0) suites.push({ plan, without });
  }
  if (problems.length > 0) return { kind: 'invalid', problems };
  const all = divided.flatMap(({ parts }) => parts.filter((one) => chosen.parts.has(one)));
  return {
    kind: 'divided',
    suites,
    texts: all.map(({ text }) => text),
    onlyTouched: chosen.onlyTouched,
  };
}

/** Whether the programs that may print the file have not run, as under `validate`: what holds its parts is not known. */
function isYetUnprinted({ suite, units }: SuitePlan, taken: TakenText): boolean {
  return units.some(({ test }) => readsFile(suite, test, taken));
}

/** What is wrong with a printed prompt of which nothing is left. */
function emptiedTest(
  { tests }: Suite,
  { units }: SuitePlan,
): Pick<ConfigProblem, 'message'> | undefined {
  const asked = new Set(units.map(({ test }) => test.name));
  const empty = tests.find(
    ({ name, subject }) =>
      asked.has(name) && subject.kind === 'prompt' && subject.messages.user.trim() === '',
  );
  return empty && { message: `the user message of test ${quote(empty.name)} is empty` };
}

/** The suite without the part with the tools that MCP servers listed for the whole one: they are asked once. */
function offeringAs(whole: Suite, suite: Suite): Suite {
  const tools = new Map(whole.tests.map((test) => [test.name, test.tools]));
  if (!whole.tests.some(({ toolServers }) => toolServers !== undefined)) return suite;
  const tests = suite.tests.map((test) => ({ ...test, tools: tools.get(test.name) ?? test.tools }));
  return { ...suite, tests };
}

function withoutParts(plans: readonly SuitePlan[]): ConfigProblem {
  const [plan] = plans;
  return {
    message: 'mode: parts takes parts away, and no config names any.',
    hint: `Add them to ${quote(plan?.suite.file ?? 'kindlm.yaml')}, e.g. \`parts: [prompts/support.md]\`.`,
  };
}

/** A text without the part may be no prompt any more. */
function withoutWords(
  problem: Pick<ConfigProblem, 'message'>,
  { file, name, location }: SuitePart,
): ConfigProblem {
  const message = problem.message.replace(/\.$/, '');
  return {
    message: `Without the part ${quote(name)} of ${quote(file)} the suite cannot be asked: ${message}.`,
    location,
    hint: 'Divide the file otherwise (`by`), or leave the entry out.',
  };
}

interface Taken {
  readonly parts: readonly TakenPart[];
  readonly problems: readonly ConfigProblem[];
}

async function takenParts(suite: Suite, { workspace }: Session): Promise<Taken> {
  const taken: TakenPart[] = [];
  const problems: ConfigProblem[] = [];
  const seen = new Set<string>();
  for (const entry of suite.parts.flatMap((one) => eachSkill(one, suite))) {
    // However it is spelled, a text of prompts and one of workspaces apart.
    const key = entry.path ?? `in ${posix.resolve('/', entry.file)}`;
    const found = seen.has(key)
      ? fault(entry, `${quote(entry.file)} is divided twice.`, 'Leave one of the entries out.')
      : entry.inWorkspace
        ? await ofWorkspaces(entry, suite, workspace)
        : ofPrompts(entry, suite);
    seen.add(key);
    taken.push(...found.parts);
    problems.push(...found.problems);
  }
  return { parts: taken, problems };
}

/** One entry for each folder of a skill in the workspaces, of the entry that stands for all skills. */
function eachSkill(entry: Suite['parts'][number], suite: Suite): Suite['parts'] {
  if (entry.ofSkills !== true) return [entry];
  const folders = new Set(
    treesOf(suite).flatMap(({ files }) => skillFoldersAmong(files.map((file) => file.path))),
  );
  return folders.size === 0 ? [entry] : [...folders].toSorted().map((file) => ({ ...entry, file }));
}

function fault({ location }: Suite['parts'][number], message: string, hint?: string): Taken {
  return { parts: [], problems: [{ message, location, hint }] };
}

function ofPrompts(entry: Suite['parts'][number], suite: Suite): Taken {
  const { path = '', text = '' } = entry;
  return divided(entry, suite, text, (left, without) => ({
    origins: [path],
    left: { kind: 'file', file: path, text: left, without },
  }));
}

/** Of a text, whose parts are taken out of it. */
function divided(
  entry: Suite['parts'][number],
  suite: Suite,
  text: string,
  leaving: (left: string, without: TakenText['without']) => Pick<TakenPart, 'origins' | 'left'>,
): Taken {
  const { file, unit, location, all } = entry;
  const division = partsOfText(text, unit === 'folder' ? 'whole' : unit);
  if (division.kind === 'refused') {
    return fault(entry, `The file ${quote(file)} ${division.message}.`, division.hint);
  }
  const parts = division.parts.map((one): TakenPart => {
    const lines = [one.line, one.endLine] as const;
    return {
      part: { suite: suite.name, file, unit, name: one.name, lines, location },
      all,
      text: text.slice(one.start, one.end).trim(),
      ...leaving(withoutPart(text, one), (made) => withoutPartOf(made, text, one)),
    };
  });
  return { parts, problems: [] };
}

/** Of files and folders of workspaces: a text by its parts, where it is the same in all of them, else all of it. */
async function ofWorkspaces(
  entry: Suite['parts'][number],
  suite: Suite,
  workspace: string,
): Promise<Taken> {
  const { file, unit, location, all } = entry;
  const trees = treesOf(suite);
  const found = trees.flatMap((tree) => partInTree(tree, file) ?? []);
  if (found.length === 0) {
    const hint = 'Name a path as it is inside of the workspaces.';
    return fault(entry, `No test has ${quote(file)} in its workspace.`, hint);
  }
  const origins = [...new Set(found.flatMap((part) => part.origins))].map((origin) =>
    shownPath(workspace, origin),
  );
  // A text of the config itself is changed with it.
  const from = origins.length === 0 ? [suite.file] : origins;
  if (unit === 'folder' || unit === 'whole') {
    const isSkill = trees.some((tree) => partInTree(tree, posix.join(file, 'SKILL.md')));
    const part = {
      ...{ suite: suite.name, file, unit, name: 'all of it', location },
      ...(isSkill && { isSkill }),
    };
    const left = { kind: 'tree', at: file, text: undefined } as const;
    return { parts: [{ part, all, text: undefined, origins: from, left }], problems: [] };
  }
  const texts = new Set(await Promise.all(found.map((part) => part.text())));
  const [text] = texts;
  if (texts.size > 1 || text === undefined) {
    const why = texts.size > 1 ? 'differs between the workspaces of tests' : 'is no text';
    return fault(entry, `The file ${quote(file)} ${why}.`, 'Write `by: whole`.');
  }
  return divided(entry, suite, text, (left) => ({
    origins: from,
    left: { kind: 'tree', at: file, text: left },
  }));
}

function treesOf({ tests }: Suite): readonly FileTree[] {
  return tests.flatMap(({ subject }) =>
    subject.kind === 'command' && subject.workspace !== undefined ? [subject.workspace.tree] : [],
  );
}

/** The suite whose workspaces lack what is at a path, or have another text there. */
function withoutInWorkspaces(
  suite: Suite,
  { at, text }: { readonly at: string; readonly text: string | undefined },
): Suite {
  const tests = suite.tests.map((test) => {
    const { subject } = test;
    const { workspace } = subject.kind === 'command' ? subject : {};
    const part = workspace && partInTree(workspace.tree, at);
    if (subject.kind !== 'command' || workspace === undefined || part === undefined) return test;
    const tree = part.without(text);
    return { ...test, subject: { ...subject, workspace: { ...workspace, tree } } };
  });
  return { ...suite, tests };
}

type Chosen =
  | {
      readonly kind: 'chosen';
      readonly parts: ReadonlySet<TakenPart>;
      /** Some were left out, because the pull request does not touch them. */
      readonly onlyTouched: boolean;
    }
  | Extract<Divided, { kind: 'nothing' | 'invalid' }>;

function allOf(parts: readonly TakenPart[]): Extract<Chosen, { kind: 'chosen' }> {
  return { kind: 'chosen', parts: new Set(parts), onlyTouched: false };
}

/** On a pull request what it adds or changes, on a push and a schedule nothing, by hand all; `all: true` whatever the event. */
async function chosenParts(parts: readonly TakenPart[], session: Session): Promise<Chosen> {
  const always = parts.filter(({ all }) => all);
  const rest = parts.filter(({ all }) => !all);
  const { eventName = '' } = session.context;
  const isByHand = session.where === 'local' || eventName === 'workflow_dispatch';
  if (isByHand || rest.length === 0) return allOf(parts);
  if (!eventName.startsWith('pull_request')) {
    if (always.length > 0) return allOf(always);
    const notice = `Under ${eventName} no part is taken away: only entries of \`parts\` with \`all: true\` are.`;
    return { kind: 'nothing', notice };
  }
  const touched = await touchedParts(rest, session);
  if (touched.kind === 'unknown') {
    const message = `Which parts this pull request adds or changes is not known: ${touched.reason}.`;
    const hint = 'Give the job `contents: read` and `pull-requests: read`, or write `all: true`.';
    return { kind: 'invalid', problems: [{ message, hint }] };
  }
  const chosen = [...always, ...touched.result];
  if (chosen.length > 0) {
    return { kind: 'chosen', parts: new Set(chosen), onlyTouched: always.length === 0 };
  }
  return {
    kind: 'nothing',
    notice: 'This pull request adds or changes no part that `parts` names.',
  };
}

/** Those that come from a changed file, but for parts that its text had before. */
function touchedParts(
  parts: readonly TakenPart[],
  session: Session,
): ReturnType<typeof withOwnChanges<readonly TakenPart[]>> {
  return withPartsBefore(parts, session, async (partsBefore) => {
    const found: TakenPart[] = [];
    for (const part of parts) {
      const before = await partsBefore(part);
      if (before === undefined) continue;
      if (part.text === undefined || !before.some(({ text }) => text === part.text)) {
        found.push(part);
      }
    }
    return found;
  });
}

/** Parts of texts that the pull request takes out, one list a plan. */
type TakenOut = NonNullable<ReadyRun['takenOut']>;

/**
 * What the pull request takes out of texts that `parts` names, and does not change otherwise. What cannot be found out is
 * not there. Never rejects, and gives up when the job is cancelled.
 */
export async function findTakenOut({
  prepared: { plans },
  session,
  stop,
}: Pick<ReadyJob, 'prepared' | 'session' | 'stop'>): Promise<TakenOut> {
  const nothing = plans.map(() => []);
  const isPullRequest = session.context.eventName?.startsWith('pull_request') === true;
  if (session.where === 'local' || !isPullRequest) return nothing;
  const taken = await Promise.all(plans.map(({ suite }) => takenParts(suite, session)));
  const all = taken.flatMap(({ parts }) => parts);
  const asking = withPartsBefore(all, session, (partsBefore) =>
    Promise.all(taken.map(({ parts }) => goneFrom(parts, partsBefore))),
  );
  const unknown = { kind: 'unknown', reason: 'the run was cancelled' } as const;
  const found = await unlessCancelled(asking, unknown, stop);
  return found.kind === 'known' ? found.result : nothing;
}

/** Of texts that have lost parts and gained none. */
async function goneFrom(
  parts: readonly TakenPart[],
  partsBefore: PartsBefore,
): Promise<TakenOut[number]> {
  const gone: TakenOut[number][number][] = [];
  const entryOf = ({ part: { file, location } }: TakenPart) => `${location.line}: ${file}`;
  for (const entry of new Set(parts.map(entryOf))) {
    const own = parts.filter((part) => entryOf(part) === entry);
    const [first] = own;
    const before = first?.text === undefined ? undefined : await partsBefore(first);
    if (first === undefined || before === undefined) continue;
    const there = new Set(before.map(({ text }) => text));
    const here = new Set(own.map(({ text }) => text));
    if (own.some(({ text = '' }) => !there.has(text))) continue;
    const lost = before.filter(({ text }) => !here.has(text));
    gone.push(...lost.map(({ name }) => ({ file: first.part.file, part: name })));
  }
  return gone;
}

/**
 * The parts of a part's text before the pull request, divided as its entry says: none where there was no such text;
 * undefined where the pull request changes no file that the part comes from.
 */
type PartsBefore = (part: TakenPart) => Promise<ReturnType<typeof dividedAs> | undefined>;

function withPartsBefore<Result>(
  parts: readonly TakenPart[],
  session: Session,
  use: (partsBefore: PartsBefore) => Promise<Result>,
): ReturnType<typeof withOwnChanges<Result>> {
  const files = [...new Set(parts.flatMap(({ origins }) => origins))];
  return withOwnChanges(files, session, ({ changed, textBefore, pathOf }) => {
    // One text has many parts.
    const texts = new Map<string, Promise<string | undefined>>();
    return use(async (part) => {
      const paths = part.origins.flatMap((file) => pathOf(file) ?? []);
      if (!paths.some((path) => changed.has(path))) return undefined;
      const [path = ''] = paths;
      const before = texts.get(path) ?? textBefore(path);
      texts.set(path, before);
      return dividedAs(part, await before);
    });
  });
}

/** The parts of a text as the entry of a part divides it; none where there is no such text. */
function dividedAs(
  { text, part: { unit } }: TakenPart,
  before: string | undefined,
): readonly { readonly name: string; readonly text: string }[] {
  if (text === undefined || before === undefined || unit === 'folder') return [];
  // A checkout may write other line ends than GitHub has.
  const same = text.includes('\r\n') ? before.replaceAll(/\r?\n/g, '\r\n') : before;
  const division = partsOfText(same, unit);
  if (division.kind === 'refused') return [];
  return division.parts.map(({ name, start, end }) => ({
    name,
    text: same.slice(start, end).trim(),
  }));
}
