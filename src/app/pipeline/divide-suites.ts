/** Which parts there are to take away, and the suites without each of them: each is loaded anew with that text replaced. */
import { join, relative } from 'node:path';
import { quote, type ConfigProblem } from '../../config/problem.js';
import type { PartEntry, Suite } from '../../config/suite.js';
import type { SuitePlan } from '../../engine/plan.js';
import { withChanges } from '../../github/pull-request.js';
import type { DividedSuite, Part } from '../../parts/plan-parts.js';
import { partsOfText, type TextPart, withoutPart } from '../../parts/split.js';
import { repositoryPaths } from '../repository-paths.js';
import { accessOf, type HostProcess, type Session } from '../session/session.js';
import { loadConfigs } from './prepare.js';

/** Milliseconds. */
const TIME_LIMIT = 20_000;

/** A part that can be taken away, and the text of its file without it. */
interface TakenPart {
  readonly part: Part;
  readonly entry: PartEntry;
  /** As the file has it. */
  readonly text: string;
  /** By paths in the workspace. */
  readonly replaced: ReadonlyMap<string, string>;
}

type Divided =
  | {
      readonly kind: 'divided';
      readonly suites: readonly DividedSuite[];
      /** The texts of the parts, in their order. */
      readonly texts: readonly string[];
      readonly onlyTouched: boolean;
    }
  /** Nothing is to be asked under this event: why, in a sentence. */
  | { readonly kind: 'nothing'; readonly notice: string }
  | { readonly kind: 'invalid'; readonly problems: readonly ConfigProblem[] };

/** Divides the suites that have `parts`; never throws for what a config says. */
export async function divideSuites(
  plans: readonly SuitePlan[],
  session: Session,
  environment: HostProcess['environment'],
): Promise<Divided> {
  const divided = plans.map((plan) => ({ plan, ...takenParts(plan.suite) }));
  const problems = divided.flatMap((one) => one.problems);
  if (problems.length === 0 && divided.every(({ parts }) => parts.length === 0)) {
    problems.push(withoutParts(plans));
  }
  if (problems.length > 0) return { kind: 'invalid', problems };
  const chosen = await chosenParts(
    divided.flatMap(({ parts }) => parts),
    session,
  );
  if (chosen.kind !== 'chosen') return chosen;
  const suites: DividedSuite[] = [];
  for (const { plan, parts } of divided) {
    const without: { part: Part; suite: Suite }[] = [];
    for (const { part, replaced } of parts.filter((one) => chosen.parts.has(one))) {
      const loaded = await loadConfigs(session, environment, {
        patterns: [relative(session.workingDirectory, join(session.workspace, plan.suite.file))],
        replaced,
      });
      if (loaded.kind === 'invalid') {
        return { kind: 'invalid', problems: loaded.problems.map((it) => withoutWords(it, part)) };
      }
      const [suite] = loaded.suites;
      if (suite !== undefined) without.push({ part, suite });
    }
    if (without.length > 0) suites.push({ plan, without });
  }
  const all = divided.flatMap(({ parts }) => parts.filter((one) => chosen.parts.has(one)));
  return {
    kind: 'divided',
    suites,
    texts: all.map(({ text }) => text),
    onlyTouched: chosen.onlyTouched,
  };
}

function withoutParts(plans: readonly SuitePlan[]): ConfigProblem {
  const [plan] = plans;
  return {
    message: 'mode: parts takes parts away, and no config names any.',
    hint: `Add them to ${quote(plan?.suite.file ?? 'kindlm.yaml')}, e.g. \`parts: [prompts/support.md]\`.`,
  };
}

/** A text without the part may be no prompt any more. */
function withoutWords(problem: ConfigProblem, { file, name, location }: Part): ConfigProblem {
  const message = problem.message.replace(/\.$/, '');
  return {
    message: `Without the part ${quote(name)} of ${quote(file)} the suite cannot be asked: ${message}.`,
    location,
    hint: 'Divide the file otherwise (`by`), or leave the entry out.',
  };
}

function takenParts({ name: suite, parts }: Suite): {
  readonly parts: readonly TakenPart[];
  readonly problems: readonly ConfigProblem[];
} {
  const taken: TakenPart[] = [];
  const problems: ConfigProblem[] = [];
  const seen = new Set<string>();
  for (const entry of parts) {
    const { file, unit, location, path, text } = entry;
    const refuse = (message: string, hint?: string): void => {
      problems.push({ message, location, ...(hint !== undefined && { hint }) });
    };
    if (entry.inWorkspace || text === undefined || path === undefined || unit === 'folder') {
      refuse(`${quote(file)} is in a workspace, and parts of workspaces cannot be taken away yet.`);
      continue;
    }
    if (seen.has(path)) {
      refuse(`${quote(file)} is divided twice.`, 'Leave one of the entries out.');
      continue;
    }
    seen.add(path);
    const division = partsOfText(text, unit);
    if (division.kind === 'refused') {
      refuse(`The file ${quote(file)} ${division.message}.`, division.hint);
      continue;
    }
    taken.push(...division.parts.map((part) => takenPart(part, { entry, suite, path, text })));
  }
  return { parts: taken, problems };
}

function takenPart(
  part: TextPart,
  from: {
    readonly entry: PartEntry;
    readonly suite: string;
    readonly path: string;
    readonly text: string;
  },
): TakenPart {
  const { entry, suite, path, text } = from;
  return {
    part: {
      suite,
      file: entry.file,
      unit: entry.unit,
      name: part.name,
      lines: [part.line, part.endLine],
      location: entry.location,
    },
    entry,
    text: text.slice(part.start, part.end).trim(),
    replaced: new Map([[path, withoutPart(text, part)]]),
  };
}

type Chosen =
  | {
      readonly kind: 'chosen';
      readonly parts: ReadonlySet<TakenPart>;
      /** Some were left out, because the pull request does not touch them. */
      readonly onlyTouched: boolean;
    }
  | Extract<Divided, { kind: 'nothing' | 'invalid' }>;

/** On a pull request what it adds or changes, on a push and a schedule nothing, by hand all; `all: true` whatever the event. */
async function chosenParts(parts: readonly TakenPart[], session: Session): Promise<Chosen> {
  const always = parts.filter(({ entry }) => entry.all);
  const rest = parts.filter(({ entry }) => !entry.all);
  const { eventName = '' } = session.context;
  const isByHand = session.where === 'local' || eventName === 'workflow_dispatch';
  if (isByHand || rest.length === 0) {
    return { kind: 'chosen', parts: new Set(parts), onlyTouched: false };
  }
  if (!eventName.startsWith('pull_request')) {
    if (always.length > 0) return { kind: 'chosen', parts: new Set(always), onlyTouched: false };
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

/** Those whose text is not among the parts that the file had before. */
async function touchedParts(
  parts: readonly TakenPart[],
  session: Session,
): Promise<
  | { readonly kind: 'known'; readonly result: readonly TakenPart[] }
  | { readonly kind: 'unknown'; readonly reason: string }
> {
  const unknown = (reason: string) => ({ kind: 'unknown', reason }) as const;
  const { repository, pullRequest, baseBranch } = session.context;
  if (repository === undefined || pullRequest === undefined) return unknown('the event names none');
  const access = accessOf(session);
  if (access === undefined) return unknown('github-token is empty');
  const { number, headSha: head } = pullRequest;
  const commits = baseBranch && head ? { base: baseBranch, head } : undefined;
  const files = [...new Set(parts.flatMap(({ entry }) => entry.path ?? []))];
  const pathOf = await repositoryPaths(files, session);
  const wanted = new Set(files.flatMap((file) => pathOf(file) ?? []));
  const request = { access, pullRequest: number, commits, wanted, limitMs: TIME_LIMIT };
  return withChanges(request, async ({ changed, textBefore }) => {
    const found: TakenPart[] = [];
    for (const file of files) {
      const path = pathOf(file);
      if (path === undefined || !changed.has(path)) continue;
      const before = new Set(textsOf((await textBefore(path)) ?? '', parts, file));
      found.push(...parts.filter((one) => one.entry.path === file && !before.has(one.text)));
    }
    return parts.filter((one) => found.includes(one));
  });
}

/** The parts that a text had, divided as the entry of its file says. */
function textsOf(text: string, parts: readonly TakenPart[], file: string): readonly string[] {
  const unit = parts.find(({ entry }) => entry.path === file)?.entry.unit;
  if (unit === undefined || unit === 'folder') return [];
  // A checkout may write other line ends than GitHub has.
  const isCrlf = parts.some((one) => one.entry.path === file && one.text.includes('\r\n'));
  const same = isCrlf ? text.replaceAll(/\r?\n/g, '\r\n') : text;
  const division = partsOfText(same, unit);
  return division.kind === 'divided'
    ? division.parts.map(({ start, end }) => same.slice(start, end).trim())
    : [];
}
