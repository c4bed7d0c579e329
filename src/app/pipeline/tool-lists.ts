/**
 * The tools of MCP servers: asked of the servers before anything is planned by them, so that a test asks with the tools as
 * they are today. Under `replay` none is started, and the list is the recorded one.
 */
import { contentDigest } from '../../basics/paths.js';
import { firstOfEach, type SuitePlan } from '../../engine/plan.js';
import { nearest } from '../../config/problem.js';
import type { ConfigProblem } from '../../config/problem.js';
import { serverName, type Suite, type TestCase, type ToolServer } from '../../config/suite.js';
import type { ResponseSource } from '../../engine/results.js';
import { listTools } from '../../providers/adapters.js';
import { ProviderError, type ToolDefinition } from '../../providers/provider.js';
import { readToolLists, writeToolLists, RecordingFileError } from '../../recordings/recordings.js';
import { excerpt } from '../../report/escape.js';
import { keyNames, keysAreNeeded, missingVariables } from '../preflight/keys.js';
import { NotRun, refuseIf } from '../job.js';
import { unboundAnswers } from './own-recordings.js';
import type { Job } from '../job.js';

/** What each server lists, by its key. */
type ToolLists = ReadonlyMap<string, readonly ToolDefinition[]>;

interface ListingOptions {
  readonly responses: ResponseSource;
  /** A stored list that nothing ties to the server is refused. */
  readonly isStrange: boolean;
}

/** A suite, and the servers of the tests of it that are asked. */
interface Asked {
  readonly suite: Suite;
  readonly servers: readonly ToolServer[];
  /** Gets what each of them lists. */
  readonly lists: Map<string, readonly ToolDefinition[]>;
}

/**
 * The suites with the tools that the MCP servers of the planned tests list; where a key is missing no server is started,
 * and they stay as they are. A server at a URL that does not answer ends the run with 3.
 */
export async function withToolLists(
  suites: readonly Suite[],
  plans: readonly SuitePlan[],
  job: Job,
): Promise<{ readonly suites: readonly Suite[]; readonly notices: readonly string[] }> {
  const { inputs, context } = job.session;
  const isAsked = plans.some(({ units }) =>
    units.some(({ test }) => test.toolServers !== undefined),
  );
  if (!isAsked) return { suites, notices: [] };
  const missing = keysAreNeeded(inputs) ? missingVariables(plans, job.environment) : [];
  const isReplayed = missing.length > 0 && inputs.onMissingSecrets === 'replay';
  if (missing.length > 0 && !isReplayed) return { suites, notices: [] };
  const { lists, notices } = await listAllTools(plans, job, {
    responses: isReplayed ? 'replay' : inputs.responses,
    isStrange: unboundAnswers(missing, context) === 'refused',
  });
  return { suites: suites.map((suite) => withListedTools(suite, lists)), notices };
}

async function listAllTools(
  plans: readonly SuitePlan[],
  job: Job,
  options: ListingOptions,
): Promise<{ readonly lists: ToolLists; readonly notices: readonly string[] }> {
  const lists = new Map<string, readonly ToolDefinition[]>();
  const problems: ConfigProblem[] = [];
  const notices = new Set<string>();
  for (const { suite, units } of plans) {
    const servers = distinct(firstOfEach(units).flatMap(({ test }) => test.toolServers ?? []));
    if (servers.length === 0) continue;
    const asked = { suite, servers, lists };
    const found =
      options.responses === 'replay'
        ? await stored(asked, job.session.workspace, options.isStrange)
        : { notices: [], problems: await live(asked, job, options.responses) };
    problems.push(...found.problems);
    for (const notice of found.notices) notices.add(notice);
  }
  refuseIf(problems);
  const unfit = plans.flatMap(({ units }) =>
    firstOfEach(units).flatMap(({ test }) => unfitTools(test, lists)),
  );
  refuseIf([...new Map(unfit.map((it) => [JSON.stringify(it), it])).values()]);
  return { lists, notices: [...notices] };
}

/** The suite with the listed tools in its tests. */
function withListedTools(suite: Suite, lists: ToolLists): Suite {
  if (!suite.tests.some(({ toolServers }) => toolServers !== undefined)) return suite;
  const tests = suite.tests.map((test): TestCase => {
    const { tools, toolServers = [] } = test;
    if (toolServers.length === 0) return test;
    return { ...test, tools: [...tools, ...toolServers.flatMap((it) => offered(it, lists))] };
  });
  return { ...suite, tests };
}

function offered(server: ToolServer, lists: ToolLists): TestCase['tools'] {
  const { only, responses, defaultResponse } = server;
  return (lists.get(keyOf(server)) ?? [])
    .filter(({ name }) => only === undefined || only.includes(name))
    .map((tool) => ({
      ...tool,
      ...(responses === undefined ? {} : { responses }),
      ...(defaultResponse === undefined ? {} : { defaultResponse }),
      server,
    }));
}

/** Servers that list the same, whatever their entries say of it. */
function keyOf({ command, settings, keys, dependsOn }: ToolServer): string {
  return JSON.stringify([command, settings?.address, settings?.headers, keys, dependsOn]);
}

/**
 * As the config names it; with other keys or headers a server may be another, and list other tools. Headers are in no
 * recording: their hash tells them apart.
 */
function storedName(server: ToolServer): string {
  const { keys = [], settings } = server;
  const headers = Object.entries(settings?.headers ?? {}).toSorted();
  const hash = headers.length === 0 ? [] : [contentDigest(Buffer.from(JSON.stringify(headers)))];
  const given = [...keys.toSorted(), ...hash];
  return given.length === 0 ? serverName(server) : `${serverName(server)} (${given.join(', ')})`;
}

/** What the entries of the suite say together of one server's files: its list is stored once. */
function filesOf(server: ToolServer, { tests }: Suite): ToolServer['dependsOn'] {
  const same = tests
    .flatMap(({ toolServers = [] }) => toolServers)
    .filter((one) => one.dependsOn !== undefined && storedName(one) === storedName(server));
  if (same.length === 0) return undefined;
  const files = new Map(same.flatMap(({ dependsOn = [] }) => dependsOn.map((it) => [it.file, it])));
  return [...files.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

function distinct(servers: readonly ToolServer[]): readonly ToolServer[] {
  return [...new Map(servers.map((server) => [keyOf(server), server])).values()];
}

/** Asks them; resolves to what is wrong. */
async function live(
  { suite, servers, lists }: Asked,
  { session, environment, stop }: Job,
  responses: ResponseSource,
): Promise<readonly ConfigProblem[]> {
  const { workspace, secrets } = session;
  const { directory: cwd, timeoutMs } = suite;
  const keys = keyNames([suite]);
  for (const server of servers) {
    try {
      const { redact } = secrets;
      const onStop = (end: () => void) => stop.onStop(end);
      const place = { cwd, environment, keys, redact, timeoutMs, onStop };
      lists.set(keyOf(server), await listTools(server, place));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return [problemOf(server, error)];
    }
  }
  if (responses === 'live') return [];
  try {
    const place = { workspace, directory: suite.recordingsDir, suite: suite.name };
    const kept = servers.map((server) => ({
      server: storedName(server),
      files: filesOf(server, suite),
      tools: lists.get(keyOf(server)) ?? [],
    }));
    await writeToolLists(place, kept, (value) => secrets.redactDeep(value));
    return [];
  } catch (error) {
    if (!(error instanceof RecordingFileError)) throw error;
    return [error.problem];
  }
}

/** What a server lists that is no list for models, or refuses, it would do again; at a URL all else is an outage. */
function problemOf({ settings, location }: ToolServer, error: ProviderError): ConfigProblem {
  const { message, hint, kind } = error;
  const text = `The tools of an MCP server could not be listed: ${excerpt(message, 1_000)}`;
  const isAnswer = settings === undefined || kind === 'rejected' || kind === 'invalid-reply';
  if (!isAnswer || kind === 'cancelled') {
    const { file, line, column } = location;
    const reason = `${text} (${file}:${line}:${column})`;
    throw new NotRun({ verdict: { result: 'error', exitCode: 3, reason } });
  }
  return { message: `${text}.`, location, hint };
}

async function stored(
  { suite, servers, lists }: Asked,
  workspace: string,
  isStrange: boolean,
): Promise<{ readonly problems: readonly ConfigProblem[]; readonly notices: readonly string[] }> {
  const problems: ConfigProblem[] = [];
  const notices: string[] = [];
  try {
    const place = { workspace, directory: suite.recordingsDir, suite: suite.name };
    const known = new Map((await readToolLists(place)).map((it) => [it.server, it]));
    for (const server of servers) {
      const { location } = server;
      const files = filesOf(server, suite);
      const name = excerpt(JSON.stringify(serverName(server)), 200);
      const list = known.get(storedName(server));
      const fault = list === undefined ? 'is not stored' : listFault(list.files, files, isStrange);
      if (list === undefined || fault !== undefined) {
        const message = `What the MCP server ${name} lists ${fault ?? ''}.`;
        problems.push({ message, location, hint: RECORD_AGAIN });
        continue;
      }
      lists.set(keyOf(server), list.tools);
      if (files !== undefined) continue;
      notices.push(
        `The tools of the MCP server ${name} are those that were recorded; without \`dependsOn\` nothing shows that it still lists them.`,
      );
    }
  } catch (error) {
    if (!(error instanceof RecordingFileError)) throw error;
    problems.push(error.problem);
  }
  return { problems, notices };
}

const RECORD_AGAIN =
  'Record it again: run with `responses: record` and commit the recordings; name the files of the server in `dependsOn`.';

/** Continues "What the server lists"; undefined where the stored list may be used. */
function listFault(
  recorded: ToolServer['dependsOn'],
  today: ToolServer['dependsOn'],
  isStrange: boolean,
): string | undefined {
  if (today === undefined) {
    return isStrange
      ? 'is stored without `dependsOn`, and nothing ties such a list to the server; where keys are missing and on a fork’s pull request it is refused'
      : undefined;
  }
  const isSame = JSON.stringify(recorded) === JSON.stringify(today);
  return isSame ? undefined : 'was recorded with other files of `dependsOn`';
}

/** What a test offers that its server does not list, or that has one name twice. */
function unfitTools(test: TestCase, lists: ToolLists): readonly ConfigProblem[] {
  const seen = new Set(test.tools.map(({ name }) => name));
  return (test.toolServers ?? []).flatMap((server) => {
    const listed = (lists.get(keyOf(server)) ?? []).map(({ name }) => name);
    const missing = (server.only ?? []).filter((name) => !listed.includes(name));
    const taken = offered(server, lists).filter(({ name }) => seen.has(name));
    for (const { name } of offered(server, lists)) seen.add(name);
    const { location } = server;
    return [
      ...missing.map((name) => {
        const meant = nearest(name, listed);
        return {
          message: `The MCP server lists no tool called ${JSON.stringify(name)}.`,
          location,
          hint:
            meant === undefined
              ? `It lists ${listed.length === 0 ? 'none' : excerpt(listed.slice(0, 20).join(', '), 500)}.`
              : `Did you mean ${JSON.stringify(excerpt(meant, 100))}?`,
        };
      }),
      ...taken.map(({ name }) => ({
        message: `The test ${JSON.stringify(test.name)} offers two tools called ${JSON.stringify(name)}.`,
        location,
        hint: 'Leave one out: `only` names the tools of a server that are offered.',
      })),
    ];
  });
}
