/**
 * Prompts that programs of the config print (`prompts.x.command`): before anything is asked each becomes an ordinary prompt
 * with its variables filled in, so that whatever is made of a prompt holds for it. Under `replay` nothing is started: what
 * was printed is part of the recording.
 */
import { posix } from 'node:path';
import { plural } from '../../basics/format.js';
import type { ConfigProblem } from '../../config/problem.js';
import { readPrinted } from '../../config/load.js';
import type { PromptMessages, Suite, TestCase } from '../../config/suite.js';
import { printedHash } from '../../engine/identity.js';
import type { SuitePlan } from '../../engine/plan.js';
import { UserPrograms } from '../../providers/adapters.js';
import { ProviderError } from '../../providers/provider.js';
import { recordedTest, RecordingFileError } from '../../recordings/recordings.js';
import { cut, redactDeep } from '../../redaction/cut.js';
import { unboundAnswers } from '../pipeline/own-recordings.js';
import type { Job } from '../job.js';
import { hasStoredAnswers, keyNames, keysAreNeeded, missingVariables } from './keys.js';

type Unprinted = Extract<TestCase['subject'], { kind: 'unprinted' }>;

/** A test whose prompt a program prints. */
interface Asking {
  readonly suite: Suite;
  readonly test: TestCase;
  readonly subject: Unprinted;
}

interface PrintedPlans {
  readonly plans: readonly SuitePlan[];
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
}

/** What is printed for one test, or why nothing is. */
type Outcome =
  | { readonly kind: 'printed'; readonly messages: PromptMessages; readonly isSteady: boolean }
  | { readonly kind: 'failed'; readonly problem: ConfigProblem };

/** The tests of plans whose prompts are not printed yet, each once. */
function unprintedTests(plans: readonly SuitePlan[]): readonly Asking[] {
  const tests = new Map<TestCase, Asking>();
  for (const { suite, units } of plans) {
    for (const { test } of units) {
      const { subject } = test;
      if (subject.kind === 'unprinted') tests.set(test, { suite, test, subject });
    }
  }
  return [...tests.values()];
}

/** A file without one of its parts, by its path in the workspace: `without` takes the part out of a text made of the file. */
export interface TakenText {
  readonly file: string;
  readonly without: (made: string) => string;
}

/** The suite with the prompts that were printed for the whole one, without a part of a file that their programs read. */
export function withPrintedBefore(
  suite: Suite,
  { units }: Pick<SuitePlan, 'units'>,
  taken: TakenText,
): Suite {
  const printed = new Map(units.map(({ test }) => [test.name, test.subject]));
  const tests = suite.tests.map((test) => {
    const subject = printed.get(test.name);
    if (test.subject.kind !== 'unprinted' || subject?.kind !== 'prompt') return test;
    if (!readsFile(suite, test, taken)) return { ...test, subject };
    return { ...test, subject: { ...subject, messages: withoutText(subject.messages, taken) } };
  });
  return { ...suite, tests };
}

/** Whether a program prints the test's prompt, and its `dependsOn` names the file. */
export function readsFile(
  suite: Pick<Suite, 'file'>,
  { subject }: TestCase,
  { file }: TakenText,
): boolean {
  const { dependsOn = [] } = subject.kind === 'unprinted' ? subject.program : {};
  const folder = posix.dirname(suite.file);
  return dependsOn.some((known) => posix.join(folder, known.file) === file);
}

/** A message of which nothing is left goes, but for the user's. */
function withoutText(
  { system, history, user, assistant, ...rest }: PromptMessages,
  { without }: TakenText,
): PromptMessages {
  const left = (text: string): string => (without(text).trim() === '' ? '' : without(text));
  const earlier = (history ?? []).map((one) => ({ ...one, content: left(one.content) }));
  const kept = { system: left(system ?? ''), assistant: left(assistant ?? '') };
  return {
    ...rest,
    ...(kept.system !== '' && { system: kept.system }),
    ...(history && { history: earlier.filter(({ content }) => content !== '') }),
    user: left(user),
    ...(kept.assistant !== '' && { assistant: kept.assistant }),
  };
}

/** Tests of which `mode: plan` runs the programs of prompts. */
const MOST_PRINTED = 50;

/** With the prompts that programs print, or have printed when they were recorded. */
export async function withPrintedPrompts(
  plans: readonly SuitePlan[],
  { session, environment, stop }: Job,
): Promise<PrintedPlans> {
  const { inputs, workspace, secrets, context } = session;
  const as = { plans, problems: [], notices: [] };
  const tests = unprintedTests(plans).length;
  if (tests === 0) return as;
  const missing = keysAreNeeded(inputs) ? missingVariables(plans, environment) : [];
  const isReplay =
    inputs.responses === 'replay' || (missing.length > 0 && inputs.onMissingSecrets === 'replay');
  if (isReplay) {
    // Said where the answers are looked for.
    if (!(await hasStoredAnswers(plans))) return as;
    return storedPrompts(plans, { workspace, unbound: unboundAnswers(missing, context) });
  }
  if (missing.length > 0 && !inputs.onlyChanged && inputs.mode !== 'plan') return as;
  if (inputs.mode === 'plan' && tests > MOST_PRINTED) {
    const notice = `The prompts of ${tests} tests come from programs, which were not run (\`mode: plan\` runs them for at most ${MOST_PRINTED}): what they cost is not known.`;
    return { ...as, notices: [notice] };
  }
  const keys = keyNames(plans.map(({ suite }) => suite));
  const programs = new UserPrograms({ environment, keys, redact: secrets.redact });
  const unsubscribe = stop.onStop(() => void programs.close());
  try {
    return await printPrompts(plans, { programs, redact: secrets.redact });
  } finally {
    unsubscribe();
    await programs.close();
  }
}

interface Printing {
  readonly programs: Pick<UserPrograms, 'run'>;
  readonly redact: (text: string) => string;
}

/** Runs the programs, each once for each different set of variables. */
async function printPrompts(
  plans: readonly SuitePlan[],
  printing: Printing,
): Promise<PrintedPlans> {
  const outcomes = new Map<TestCase, Outcome>();
  const notices: string[] = [];
  for (const group of groupsOf(unprintedTests(plans))) {
    const printed = await printGroup(group, printing);
    for (const [test, outcome] of printed.outcomes) outcomes.set(test, outcome);
    notices.push(...printed.notices);
  }
  return { ...filledIn(plans, outcomes), notices };
}

/**
 * The prompts as the recordings have them.
 * @param unbound what happens to those that nothing ties to their program
 */
async function storedPrompts(
  plans: readonly SuitePlan[],
  { workspace, unbound }: { readonly workspace: string; readonly unbound: 'counted' | 'refused' },
): Promise<PrintedPlans> {
  const outcomes = new Map<TestCase, Outcome>();
  const loose = new Map<string, number>();
  for (const asking of unprintedTests(plans)) {
    const { suite, test, subject } = asking;
    const found = await storedPrompt(asking, workspace);
    if (found.kind === 'failed' || found.isBound) {
      outcomes.set(test, found);
      continue;
    }
    const path = `prompts.${subject.promptName}`;
    const message = `The stored prompt of test ${quoted(test)} is not bound to the program that printed it.`;
    const hint = `Name the files that it depends on in \`${path}.dependsOn\`, and record again.`;
    const refused = {
      kind: 'failed',
      problem: { message, hint, location: test.location },
    } as const;
    outcomes.set(test, unbound === 'refused' ? refused : found);
    const key = `${suite.name}\n${path}`;
    loose.set(key, (loose.get(key) ?? 0) + 1);
  }
  const notices = [...loose].map(([key, tests]) => {
    const [, path = ''] = key.split('\n');
    return `The stored prompts of \`${path}\` (${plural(tests, 'test')}) are not bound to the program that printed them: it has no \`dependsOn\`.`;
  });
  return { ...filledIn(plans, outcomes), notices: unbound === 'refused' ? [] : notices };
}

async function storedPrompt(
  { suite, test, subject }: Asking,
  workspace: string,
): Promise<
  | (Extract<Outcome, { kind: 'printed' }> & { readonly isBound: boolean })
  | Extract<Outcome, { kind: 'failed' }>
> {
  const again = 'Record again where the program can run: `responses: record`.';
  const failed = (message: string): Extract<Outcome, { kind: 'failed' }> => ({
    kind: 'failed',
    problem: { message, hint: again, location: test.location },
  });
  const place = { workspace, directory: suite.recordingsDir, suite: suite.name };
  try {
    const { prompt: stored } = await recordedTest(place, test.name);
    if (stored === undefined) return failed(`There is no stored prompt of test ${quoted(test)}.`);
    const { hash, messages } = stored;
    if (hash !== undefined && hash !== printedHash(test)) {
      return failed(
        `The stored prompt of test ${quoted(test)} is stale: its variables, its program or a file of \`dependsOn\` has changed since.`,
      );
    }
    const isBound = hash !== undefined && subject.program.dependsOn !== undefined;
    return { kind: 'printed', messages, isSteady: true, isBound };
  } catch (error) {
    if (!(error instanceof RecordingFileError)) throw error;
    return { kind: 'failed', problem: error.problem };
  }
}

/** Tests of one prompt of one suite, by their sets of variables. */
interface Group {
  readonly suite: Suite;
  readonly subject: Unprinted;
  readonly sets: readonly (readonly [TestCase, ...TestCase[]])[];
}

function groupsOf(asking: readonly Asking[]): readonly Group[] {
  interface Growing extends Pick<Group, 'suite' | 'subject'> {
    readonly sets: Map<string, [TestCase, ...TestCase[]]>;
  }
  const groups = new Map<string, Growing>();
  for (const { suite, test, subject } of asking) {
    const key = JSON.stringify([suite.name, subject.promptName, subject.program.script]);
    const group: Growing = groups.get(key) ?? { suite, subject, sets: new Map() };
    groups.set(key, group);
    const vars = JSON.stringify(Object.entries(test.vars).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const same = group.sets.get(vars);
    if (same === undefined) group.sets.set(vars, [test]);
    else same.push(test);
  }
  return [...groups.values()].map(({ sets, ...group }) => ({ ...group, sets: [...sets.values()] }));
}

/** The process of a `batch` may take the timeout for each of its lines, so many ms in all at most; a longer timeout holds. */
const MOST_BATCH_MS = 600_000;

/** Bytes that a program may print: for one prompt, and for all of a `batch`. */
const MOST_BYTES = 5_000_000;
const MOST_BATCH_BYTES = 50_000_000;

type Text = { readonly kind: 'text'; readonly text: string } | Extract<Outcome, { kind: 'failed' }>;

async function printGroup(
  group: Group,
  printing: Printing,
): Promise<{
  readonly outcomes: ReadonlyMap<TestCase, Outcome>;
  readonly notices: readonly string[];
}> {
  const { suite, subject, sets } = group;
  const { redact } = printing;
  const { batch } = subject.program;
  const [first] = sets;
  if (first === undefined) return { outcomes: new Map(), notices: [] };
  // Where the first one fails, the others would fail as well.
  const begun = await textsOf(group, batch ? sets : [first], printing);
  const [once] = begun;
  const again = once?.kind === 'text' ? await textsOf(group, [first], printing) : [];
  const rest = batch || once?.kind !== 'text' ? [] : sets.slice(1);
  const texts = [...begun, ...(await textsOf(group, rest, printing))];
  const [second] = again;
  const differs = once?.kind === 'text' && second?.kind === 'text' && second.text !== once.text;
  const isSteady = !differs;
  const outcomes = new Map<TestCase, Outcome>();
  for (const [index, tests] of sets.entries()) {
    const text = texts[index];
    if (text === undefined) continue;
    if (text.kind === 'failed') {
      outcomes.set(tests[0], text);
      continue;
    }
    const read = readPrinted(text.text, batch);
    for (const test of tests) {
      outcomes.set(
        test,
        read.kind === 'fault'
          ? { kind: 'failed', problem: problemOf(subject, test, read.message) }
          : {
              kind: 'printed',
              messages: around(test, redactDeep(read.messages, redact)),
              isSteady,
            },
      );
    }
  }
  const notices = differs
    ? [unsteadyNotice(suite, subject, [redact(once.text), redact(second.text)])]
    : [];
  return { outcomes, notices };
}

/** What the program prints for each of some sets of variables. */
async function textsOf(
  group: Group,
  sets: Group['sets'],
  printing: Printing,
): Promise<readonly Text[]> {
  if (sets.length === 0) return [];
  if (group.subject.program.batch) return linesOf(group, sets, printing);
  const texts: Text[] = [];
  const next = sets.entries();
  const work = async (): Promise<void> => {
    for (const [index, [test]] of next) texts[index] = await textOf(group, test, printing, {});
  };
  await Promise.all(Array.from({ length: Math.min(4, group.suite.concurrency) }, work));
  return texts;
}

async function linesOf(
  group: Group,
  sets: Group['sets'],
  printing: Printing,
): Promise<readonly Text[]> {
  const input = sets.map(([{ vars }]) => `${JSON.stringify(vars)}\n`).join('');
  const [test] = sets[0] ?? [];
  if (test === undefined) return [];
  const printed = await textOf(group, test, printing, { input, lines: sets.length });
  if (printed.kind === 'failed') return [printed];
  const lines = printed.text.replace(/\n$/, '').split('\n');
  if (lines.length === sets.length) return lines.map((text) => ({ kind: 'text', text }));
  const message = `printed ${plural(lines.length, 'line')} for ${plural(sets.length, 'set')} of variables`;
  return [{ kind: 'failed', problem: problemOf(group.subject, test, message) }];
}

async function textOf(
  { suite, subject }: Group,
  test: TestCase,
  { programs }: Printing,
  { input, lines = 1 }: { readonly input?: string; readonly lines?: number },
): Promise<Text> {
  const { script, keys } = subject.program;
  const { timeoutMs } = suite;
  const limits = {
    timeoutMs: Math.max(timeoutMs, Math.min(lines * timeoutMs, MOST_BATCH_MS)),
    mostBytes: input === undefined ? MOST_BYTES : MOST_BATCH_BYTES,
  };
  const failed = (message: string, hint?: string): Text => ({
    kind: 'failed',
    problem: problemOf(subject, test, message, hint),
  });
  try {
    const vars = input === undefined ? test.vars : {};
    const end = await programs.run({ script, cwd: suite.directory, vars, keys, input, ...limits });
    const { failure, stdout } = end;
    return failure === undefined ? { kind: 'text', text: stdout } : failed(failure);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return failed(`could not run: ${error.message}`, error.hint);
  }
}

function problemOf(
  { promptName, program }: Unprinted,
  test: TestCase,
  message: string,
  hint = program.batch
    ? `Run it by hand, with the variables of a test as a line of JSON in its input: ${program.command}`
    : `Run it by hand, with the variables of the test in its environment: ${program.command}`,
): ConfigProblem {
  return {
    message: `The program of the prompt ${JSON.stringify(promptName)} ${message.replace(/\.$/, '')}.`,
    hint,
    location: test.location,
    path: `prompts.${promptName}.command`,
  };
}

const MOST_SHOWN = 120;

function unsteadyNotice(
  { name }: Suite,
  { promptName }: Unprinted,
  [one, other]: readonly [string, string],
): string {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const place = at === -1 ? lines.length : at;
  const shown = (list: readonly string[]): string =>
    JSON.stringify(cut(list[place] ?? '', MOST_SHOWN));
  return `The program of the prompt ${JSON.stringify(promptName)} of ${name} printed something else when it was run again, so whether a change changes what is asked is not known. First difference, line ${place + 1}: ${shown(lines)} and then ${shown(others)}.`;
}

const MOST_PROBLEMS = 20;

/** The plans with what was printed; tests of which nothing is known stay as they are. */
function filledIn(
  plans: readonly SuitePlan[],
  outcomes: ReadonlyMap<TestCase, Outcome>,
): Omit<PrintedPlans, 'notices'> {
  const problems = [...outcomes.values()].flatMap((one) =>
    one.kind === 'failed' ? one.problem : [],
  );
  if (problems.length > MOST_PROBLEMS) {
    const more = problems.length - MOST_PROBLEMS;
    return {
      plans,
      problems: [...problems.slice(0, MOST_PROBLEMS), { message: `There are ${more} more.` }],
    };
  }
  const made = new Map<TestCase, TestCase>();
  for (const [test, outcome] of outcomes) {
    if (outcome.kind === 'printed' && test.subject.kind === 'unprinted') {
      const { promptName, program } = test.subject;
      const { messages, isSteady } = outcome;
      const { keys, dependsOnPatterns } = program;
      const printedBy = { hash: printedHash(test), isSteady, keys, dependsOnPatterns };
      made.set(test, { ...test, subject: { kind: 'prompt', promptName, messages, printedBy } });
    }
  }
  if (made.size === 0) return { plans, problems };
  return {
    plans: plans.map((plan) => ({
      ...plan,
      units: plan.units.map((unit) => ({ ...unit, test: made.get(unit.test) ?? unit.test })),
    })),
    problems,
  };
}

/** The messages with what the test's row puts around them. */
function around({ subject }: TestCase, messages: PromptMessages): PromptMessages {
  if (subject.kind !== 'unprinted') return messages;
  const { prefix, suffix } = subject.around;
  return { ...messages, user: `${prefix}${messages.user}${suffix}` };
}

function quoted({ name }: TestCase): string {
  return JSON.stringify(name);
}
