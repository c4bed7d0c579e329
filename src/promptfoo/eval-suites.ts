/**
 * From an `eval.yaml` of skill-validator (scenarios), Vally (stimuli) or waza (tasks) to the tests of a kindlm.yaml. One
 * table a harness says what becomes of each key; a key without a row, and whatever has no counterpart, is told.
 */
import { isRecord, itemsAt, textAt, valueAt } from '../basics/basics.js';
import { AGENT_PROGRAMS } from '../config/agents.js';
import { scalarText } from '../config/suite.js';

type Json = Readonly<Record<string, unknown>>;

/** Files relative to the eval.yaml; see files.mjs. */
interface EvalFiles {
  readonly readText: (name: string) => string;
  readonly readData: (name: string) => unknown;
  readonly exists: (name: string) => boolean;
  /** As the written config names it. */
  readonly relocated: (name: string) => string;
  readonly matching: (pattern: string) => readonly string[];
  /** Names in a folder. */
  readonly entriesOf: (name: string) => readonly string[];
}

interface Notes {
  readonly lost: (where: string, what: string) => void;
  readonly changed: (where: string, what: string) => void;
}

/** One of the tests that are made; what stays empty of it is not written. */
type Draft = ReturnType<typeof draftOf>;

/** What is made of a value: nothing where it could not be carried over, which it tells itself. */
type Carry = (value: unknown, to: Target) => void;

interface Target {
  readonly draft: Draft;
  readonly files: EvalFiles;
  /** Tells what is not carried over. */
  readonly lose: (what: string) => void;
  /** The skill under test, where it is known. */
  readonly skill: string | undefined;
  /** Names where the value stands, e.g. `graders[0].config`. */
  readonly at: string;
}

type Table = Readonly<Record<string, Carry>>;

const NO_COUNTERPART: Carry = (_value, { lose, at }) => lose(`\`${at}\``);
const FOR_PEOPLE: Carry = (_value, { lose, at }) => lose(`\`${at}\`, which is for people`);
const KNOWN: Carry = () => undefined;

/** Carries each key of a mapping by its row. */
function carry(value: unknown, table: Table, to: Target): void {
  if (!isRecord(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const at = to.at === '' ? key : `${to.at}.${key}`;
    if (item === undefined || item === null) continue;
    (Object.hasOwn(table, key) ? (table[key] ?? NO_COUNTERPART) : NO_COUNTERPART)(item, {
      ...to,
      at,
    });
  }
}

function textsOf(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => scalarText(item) ?? textAt(item, 'name') ?? []);
}

/** Milliseconds of `90s`, `5m`, or of a number of seconds. */
function durationOf(value: unknown): number | undefined {
  const [, amount, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(String(value).trim()) ?? [];
  const factor = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }[unit];
  return amount === undefined || factor === undefined ? undefined : Number(amount) * factor;
}

const timeout: Carry = (value, { draft, lose, at }) => {
  const ms = durationOf(value);
  if (ms === undefined) lose(`\`${at}\``);
  else draft.timeoutMs = ms;
};

/** .NET's and Python's inline flags are no part of a pattern here. */
function patternOf(
  value: unknown,
): { readonly source: string; readonly flags: string } | undefined {
  const [, flags = '', source = ''] =
    /^(?:\(\?([ims]+)\))?([^]*)$/.exec(scalarText(value) ?? '') ?? [];
  return source === '' || /\(\?[a-z]+[:)]/.test(source) ? undefined : { source, flags };
}

function matches(value: unknown, negated: boolean, { draft, lose, at }: Target): void {
  const pattern = patternOf(value);
  if (pattern === undefined) lose(`\`${at}\`: the pattern ${JSON.stringify(value)}`);
  else if (pattern.flags === '')
    draft.assert.push({ type: negated ? 'not-regex' : 'regex', value: pattern.source });
  else {
    const found = `new RegExp(${JSON.stringify(pattern.source)}, '${pattern.flags}').test(output)`;
    draft.assert.push({ type: 'javascript', value: negated ? `!${found}` : found });
  }
}

/** A check of a file's content by a pattern; without flags, which files have none of. */
function fileMatches(path: string, value: unknown, { draft, lose, at }: Target): void {
  const pattern = patternOf(value);
  if (pattern === undefined || pattern.flags.replace('m', '') !== '')
    lose(`\`${at}\`: the pattern ${JSON.stringify(value)}`);
  else draft.expect.files.push({ path, matches: pattern.source });
}

const criteria: Carry = (value, { draft }) => {
  for (const text of textsOf(value))
    if (text.trim() !== '') draft.expect.judge.push({ criteria: text });
};

const calledTools: Carry = (value, { draft }) => {
  draft.expect.toolCalls.push(...textsOf(value).map((tool) => ({ tool })));
};
const uncalledTools: Carry = (value, { draft }) => {
  draft.expect.toolCalls.push(...textsOf(value).map((tool) => ({ tool, shouldNotCall: true })));
};
const usedSkills: Carry = (value, { draft }) =>
  void draft.expect.skills.used.push(...textsOf(value));
const unusedSkills: Carry = (value, { draft }) =>
  void draft.expect.skills.notUsed.push(...textsOf(value));
const maxCalls: Carry = (value, { draft, lose, at }) => {
  if (typeof value !== 'number') lose(`\`${at}\``);
  else draft.expect.trajectory = { tools: [], maxCalls: value };
};

const activation: Carry = (value, { draft, skill, lose, at }) => {
  if (skill === undefined) lose(`\`${at}\`: which skill is meant is not known`);
  else if (value === true) draft.expect.skills.used.push(skill);
  else if (value === false) draft.expect.skills.notUsed.push(skill);
  else lose(`\`${at}\``);
};

const LIMIT_OF_AGENT: Carry = (_value, { lose, at }) =>
  lose(`\`${at}\`: it is the agent's own to limit, such as by a flag of its command`);

const setupCommands: Carry = (value, { draft }) =>
  void draft.workspace.setup.push(...textsOf(value));

/** A file of the eval, or its text, at a path of the workspace. */
function placeFile(
  { source, text, target }: Readonly<Record<'source' | 'text' | 'target', string | undefined>>,
  { draft, files, lose, at }: Target,
): void {
  const place = target ?? source;
  if (place === undefined || /^\/|(?:^|\/)\.\.(?:\/|$)/.test(place)) lose(`\`${at}\``);
  else if (text !== undefined) draft.workspace.files[place] = text;
  else if (source !== undefined && files.exists(source))
    draft.workspace.files[place] = { from: files.relocated(source) };
  else lose(`\`${at}\`: there is no file ${JSON.stringify(source ?? place)}`);
}

function filesBy(keys: Readonly<Record<'source' | 'text' | 'target', string>>): Carry {
  return (value, to) => {
    for (const [index, item] of (Array.isArray(value) ? value : [value]).entries()) {
      const at = `${to.at}[${index}]`;
      const unread = Object.keys(isRecord(item) ? item : {}).filter(
        (key) => !Object.values(keys).includes(key),
      );
      for (const key of unread) to.lose(`\`${at}.${key}\``);
      const entry = {
        source: typeof item === 'string' ? item : textAt(item, keys.source),
        text: textAt(item, keys.text),
        target: textAt(item, keys.target),
      };
      placeFile(entry, { ...to, at });
    }
  };
}

// Checks: a row says what its type becomes, from its own keys.

type CheckTable = Readonly<Record<string, (config: Json, to: Target) => void>>;

/** The keys that a check reads; the others are told. */
function reading(keys: readonly string[], make: (config: Json, to: Target) => void) {
  return (config: Json, to: Target): void => {
    for (const key of Object.keys(config).filter((it) => !keys.includes(it) && it !== 'name'))
      to.lose(`\`${to.at}.${key}\``);
    make(config, to);
  };
}

const first = (config: Json, ...keys: readonly string[]): string | undefined =>
  keys.map((key) => scalarText(config[key])).find((text) => text !== undefined && text !== '');

const TEXT_KEYS = ['substring', 'value'];

const said = (listOf: (draft: Draft) => string[]) =>
  reading(TEXT_KEYS, (config, { draft, lose, at }) => {
    const text = first(config, ...TEXT_KEYS);
    if (text === undefined) lose(`\`${at}\``);
    else listOf(draft).push(text);
  });

const ofFile = (keys: readonly string[], wanted: (config: Json) => Json) =>
  reading(['path', ...keys], (config, to) => onFile(config, wanted(config), to));

/** Of skill-validator in its own spelling, and of Vally with `-`. */
const CHECKS: CheckTable = {
  'output-contains': said((draft) => draft.expect.output.contains),
  'output-not-contains': said((draft) => draft.expect.output.notContains),
  'output-matches': reading(['pattern'], (config, to) => matches(config['pattern'], false, to)),
  'output-not-matches': reading(['pattern'], (config, to) => matches(config['pattern'], true, to)),
  'file-exists': ofFile([], () => ({})),
  'file-not-exists': ofFile([], () => ({ exists: false })),
  'file-contains': ofFile(TEXT_KEYS, (config) => ({ contains: [first(config, ...TEXT_KEYS)] })),
  'file-not-contains': ofFile(TEXT_KEYS, (config) => ({
    notContains: [first(config, ...TEXT_KEYS)],
  })),
  'file-matches': reading(['path', 'pattern'], (config, to) => {
    const path = textAt(config, 'path');
    if (path === undefined) to.lose(`\`${to.at}\``);
    else fileMatches(path, config['pattern'], to);
  }),
  'diff-empty': reading([], (_config, { draft }) => void (draft.expect.changes = { none: true })),
  // A command that ends with another exit code has failed here without being asked.
  'exit-success': reading([], () => undefined),
  completed: reading([], () => undefined),
  'run-command': reading(
    ['command', 'args', 'expected_exit_code', 'stdout_contains', 'sub_path', 'timeout'],
    (config, to) => onCommand(textAt(config, 'command'), itemsAt(config, 'args'), config, to),
  ),
  'run-command-and-assert': reading(
    [
      'command_to_run',
      'command_arguments',
      'expected_exit_code',
      'expected_std_output_contains',
      'command_timeout',
    ],
    (config, to) => {
      const command = [first(config, 'command_to_run'), first(config, 'command_arguments')];
      const keys = {
        expected_exit_code: config['expected_exit_code'],
        stdout_contains: config['expected_std_output_contains'],
        timeout: config['command_timeout'],
      };
      onCommand(command.filter(Boolean).join(' '), [], keys, to);
    },
  ),
  'skill-invocation': reading(
    ['required', 'disallowed', 'required_skills', 'forbidden_skills', 'mode', 'allow_extra'],
    (config, to) => {
      usedSkills(config['required'] ?? config['required_skills'] ?? [], to);
      unusedSkills(config['disallowed'] ?? config['forbidden_skills'] ?? [], to);
      if (config['allow_extra'] === false) to.lose(`\`${to.at}.allow_extra\``);
    },
  ),
  'tool-calls': reading(
    ['required', 'disallowed', 'forbidden', 'required_tools', 'forbidden_tools', 'max_calls'],
    (config, to) => {
      calledTools(config['required'] ?? config['required_tools'] ?? [], to);
      const never = config['disallowed'] ?? config['forbidden'] ?? config['forbidden_tools'];
      uncalledTools(never ?? [], to);
      if (config['max_calls'] !== undefined) maxCalls(config['max_calls'], to);
    },
  ),
  prompt: reading(
    ['prompt', 'rubric', 'criteria', 'evidence', 'continue_session'],
    (config, to) => {
      for (const key of ['prompt', 'rubric', 'criteria']) criteria(config[key] ?? [], to);
    },
  ),
  text: reading(
    [
      'contains',
      'not_contains',
      'contains_cs',
      'not_contains_cs',
      'regex_match',
      'regex_not_match',
    ],
    (config, to) => {
      const { assert } = to.draft;
      const all = (key: string): readonly string[] => textsOf(config[key] ?? []);
      assert.push(...all('contains').map((value) => ({ type: 'icontains', value })));
      assert.push(...all('not_contains').map((value) => ({ type: 'not-icontains', value })));
      to.draft.expect.output.contains.push(...all('contains_cs'));
      to.draft.expect.output.notContains.push(...all('not_contains_cs'));
      all('regex_match').forEach((value) => matches(value, false, to));
      all('regex_not_match').forEach((value) => matches(value, true, to));
    },
  ),
  file: reading(['must_exist', 'must_not_exist', 'content_patterns'], (config, to) => {
    textsOf(config['must_exist'] ?? []).forEach((path) => onFile({ path }, {}, to));
    textsOf(config['must_not_exist'] ?? []).forEach((path) =>
      onFile({ path }, { exists: false }, to),
    );
    for (const item of itemsAt(config, 'content_patterns')) {
      const path = textAt(item, 'path') ?? '';
      textsOf(valueAt(item, 'must_match') ?? []).forEach((one) => fileMatches(path, one, to));
      textsOf(valueAt(item, 'must_not_match') ?? []).forEach((one) =>
        to.lose(`\`${to.at}.content_patterns\`: ${path} must not match ${JSON.stringify(one)}`),
      );
    }
  }),
  behavior: (config, to) => carry(config, BEHAVIOR, to),
  'action-sequence': reading(['matching_mode', 'expected_actions'], (config, { draft }) => {
    const modes: Readonly<Record<string, string>> = {
      exact_match: 'exact',
      any_order_match: 'unordered',
    };
    const match = modes[textAt(config, 'matching_mode') ?? ''] ?? 'ordered';
    draft.expect.trajectory = { tools: textsOf(config['expected_actions'] ?? []), match };
  }),
  code: reading(['assertions', 'language'], (config, to) => {
    const scripts = textsOf(config['assertions'] ?? []);
    if (config['language'] !== 'javascript') {
      scripts.forEach((script) =>
        to.lose(`\`${to.at}.assertions\`: Python ${JSON.stringify(script)}`),
      );
    } else to.draft.assert.push(...scripts.map((value) => ({ type: 'javascript', value })));
  }),
};

const BEHAVIOR: Table = {
  max_tool_calls: maxCalls,
  required_tools: calledTools,
  forbidden_tools: uncalledTools,
  max_duration_ms: (value, { draft, lose, at }) => {
    if (typeof value === 'number') draft.expect.latency = { maxMs: value };
    else lose(`\`${at}\``);
  },
  max_response_time_ms: (value, to) => BEHAVIOR['max_duration_ms']?.(value, to),
  max_tokens: LIMIT_OF_AGENT,
  max_iterations: LIMIT_OF_AGENT,
};

function onFile(config: Json, wanted: Json, { draft, lose, at }: Target): void {
  const path = textAt(config, 'path');
  const isWhole = Object.values(wanted)
    .flat()
    .every((value) => value !== undefined);
  if (path === undefined || path === '' || !isWhole) lose(`\`${at}\``);
  else draft.expect.files.push({ path, ...wanted });
}

function onCommand(
  command: string | undefined,
  args: readonly unknown[],
  config: Json,
  { draft, lose, at }: Target,
): void {
  if (command === undefined || command === '') {
    lose(`\`${at}\``);
    return;
  }
  const quoted = args.map((arg) => `'${String(arg).replaceAll("'", `'\\''`)}'`);
  const run = [command, ...quoted].join(' ');
  const folder = textAt(config, 'sub_path');
  const code = config['expected_exit_code'];
  const contains = scalarText(config['stdout_contains']);
  const timeoutMs = config['timeout'] === undefined ? undefined : durationOf(config['timeout']);
  draft.expect.checks.push({
    run: folder === undefined ? run : `cd '${folder.replaceAll("'", `'\\''`)}' && ${run}`,
    ...(typeof code === 'number' && code !== 0 && { exitCode: code }),
    ...(contains !== undefined && { contains: [contains] }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

/** Keys of a check that are of no type. */
const OF_ENTRY = ['type', 'kind', 'name', 'weight', 'config'];

/** A list of checks, each with a type, and its keys in `config` or beside it. */
const checks: Carry = (value, to) => {
  for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
    const at = `${to.at}[${index}]`;
    const type = (textAt(item, 'type') ?? textAt(item, 'kind') ?? '').replaceAll('_', '-');
    const make = Object.hasOwn(CHECKS, type) ? CHECKS[type] : undefined;
    if (!isRecord(item) || make === undefined) {
      to.lose(`\`${at}\`, of the type ${JSON.stringify(type)}`);
      continue;
    }
    const { config = {}, weight } = item;
    const own = Object.entries(item).filter(([key]) => !OF_ENTRY.includes(key));
    if (weight !== undefined) to.lose(`\`${at}.weight\`: every check counts`);
    make({ ...(isRecord(config) ? config : {}), ...Object.fromEntries(own) }, { ...to, at });
  }
};

// The harnesses.

const SCENARIO: Table = {
  name: KNOWN,
  prompt: KNOWN,
  description: FOR_PEOPLE,
  setup: (value, to) =>
    carry(
      value,
      {
        copy_test_files: (wanted, { draft, files }) => {
          if (wanted !== true) return;
          for (const entry of files.entriesOf('.'))
            if (!/^eval.*\.ya?ml$/.test(entry))
              draft.workspace.files[entry] = { from: files.relocated(entry) };
        },
        files: filesBy({ source: 'source', text: 'content', target: 'path' }),
        commands: setupCommands,
      },
      to,
    ),
  assertions: checks,
  rubric: criteria,
  timeout,
  expect_tools: calledTools,
  reject_tools: uncalledTools,
  max_turns: LIMIT_OF_AGENT,
  max_tokens: LIMIT_OF_AGENT,
  expect_activation: activation,
};

const ENVIRONMENT: Table = {
  files: filesBy({ source: 'src', text: 'content', target: 'dest' }),
  commands: setupCommands,
  skills: KNOWN,
};

const STIMULUS: Table = {
  name: KNOWN,
  prompt: KNOWN,
  description: FOR_PEOPLE,
  tags: (value, { draft }) => {
    if (!isRecord(value)) draft.tags.push(...textsOf(value));
    else draft.tags.push(...Object.entries(value).map(([key, tag]) => `${key}:${String(tag)}`));
  },
  environment: (value, to) => carry(value, ENVIRONMENT, to),
  graders: checks,
  rubric: criteria,
  timeout,
  expect_activation: activation,
  constraints: (value, to) =>
    carry(
      value,
      {
        max_duration: timeout,
        timeout,
        expect_tools: calledTools,
        reject_tools: uncalledTools,
        expect_skills: usedSkills,
        reject_skills: unusedSkills,
        max_tool_calls: maxCalls,
        max_turns: LIMIT_OF_AGENT,
        max_tokens: LIMIT_OF_AGENT,
      },
      to,
    ),
};

const TASK: Table = {
  id: KNOWN,
  name: KNOWN,
  description: FOR_PEOPLE,
  enabled: (value, { draft }) => {
    if (value === false) draft.skip = true;
  },
  tags: (value, { draft }) => void draft.tags.push(...textsOf(value)),
  timeout_seconds: timeout,
  graders: checks,
  inputs: (value, to) =>
    carry(
      value,
      {
        prompt: KNOWN,
        prompt_file: KNOWN,
        files: filesBy({ source: 'path', text: 'content', target: 'path' }),
        context: (context, inner) =>
          carry(
            context,
            {
              fixture: (name, { draft, files, lose, at }) => {
                if (typeof name === 'string' && files.exists(name))
                  draft.workspace.from = files.relocated(name);
                else lose(`\`${at}\``);
              },
            },
            inner,
          ),
      },
      to,
    ),
  expected: (value, to) =>
    carry(
      value,
      {
        output_contains: (texts, { draft }) =>
          void draft.expect.output.contains.push(...textsOf(texts)),
        output_not_contains: (texts, { draft }) =>
          void draft.expect.output.notContains.push(...textsOf(texts)),
        should_trigger: activation,
        behavior: (behavior, inner) => carry(behavior, BEHAVIOR, inner),
      },
      to,
    ),
};

interface Harness {
  readonly title: string;
  readonly fits: (spec: Json) => boolean;
  /** The tests, each with the place that notes name. */
  readonly tests: (
    spec: Json,
    files: EvalFiles,
  ) => readonly (readonly [at: string, test: unknown])[];
  readonly table: Table;
  /** Parts of the whole spec that each test has, too. */
  readonly shared: Table;
  /** Keys of the spec that say something of the whole. */
  readonly read: readonly string[];
}

function listed(spec: Json, key: string): readonly (readonly [string, unknown])[] {
  return itemsAt(spec, key).map((test, index) => [`${key}[${index}]`, test] as const);
}

const HARNESSES: readonly Harness[] = [
  {
    title: 'Vally',
    fits: (spec) => Array.isArray(spec['stimuli']),
    tests: (spec) => listed(spec, 'stimuli'),
    table: STIMULUS,
    shared: { environment: (value, to) => carry(value, ENVIRONMENT, to), graders: checks },
    read: ['name', 'stimuli', 'config', 'defaults', 'environment', 'graders'],
  },
  {
    title: 'skill-validator',
    fits: (spec) => itemsAt(spec, 'scenarios').some((one) => textAt(one, 'prompt') !== undefined),
    tests: (spec) => listed(spec, 'scenarios'),
    table: SCENARIO,
    shared: {},
    read: ['name', 'scenarios', 'config'],
  },
  {
    title: 'waza',
    fits: (spec) => Array.isArray(spec['tasks']) && isRecord(spec['config']),
    tests: (spec, files) =>
      itemsAt(spec, 'tasks').flatMap((task) => {
        if (typeof task !== 'string') return [['tasks', task] as const];
        return files.matching(task).map((name) => [name, files.readData(name)] as const);
      }),
    table: TASK,
    shared: { graders: checks },
    read: ['name', 'skill', 'tasks', 'config', 'graders', 'schemaVersion'],
  },
];

/** How each harness calls its settings, by what becomes of them. */
const RUNS = ['runs', 'trials_per_task'];
const TIMEOUTS = ['timeout', 'timeout_seconds'];
const SETTINGS = [...RUNS, ...TIMEOUTS, 'judge_model', 'model', 'executor'];

const NO_SKILL = 'the skill: no folder of that name has a SKILL.md; put it into `workspace.files`';
const CHANGE_IT = 'change it for another agent';

interface EvalSuite {
  readonly suite: Json;
  /** Tests that check something. */
  readonly asserting: number;
}

/**
 * The suite; undefined where it is no file of a harness.
 * @param foldersOfSkills folders of skills, relative to the eval.yaml, by the skill's name
 */
export function convertEvals(
  config: unknown,
  files: EvalFiles,
  {
    notes,
    folder,
    foldersOfSkills,
  }: {
    readonly notes: Notes;
    /** The name of the eval.yaml's folder. */
    readonly folder: string;
    readonly foldersOfSkills: () => ReadonlyMap<string, string>;
  },
): EvalSuite | undefined {
  const spec = isRecord(config) ? config : {};
  const harness = HARNESSES.find(({ fits }) => fits(spec));
  if (harness === undefined) return undefined;
  const agent = AGENT_PROGRAMS.copilot;
  const skillFolders = foldersOfSkills();
  const name = textAt(spec, 'name') ?? textAt(spec, 'skill') ?? folder;
  const settings = { ...record(spec['config']), ...record(spec['defaults']) };
  const skill = [textAt(spec, 'skill'), name, folder].find((it) => skillFolders.has(it ?? ''));
  const unread = [
    ...Object.keys(spec).filter((key) => !harness.read.includes(key)),
    ...Object.keys(settings).flatMap((key) => (SETTINGS.includes(key) ? [] : `config.${key}`)),
  ];
  for (const key of unread) notes.lost('', `\`${key}\``);
  const shared = Object.fromEntries(Object.entries(spec).filter(([key]) => key in harness.shared));
  const tests = harness.tests(spec, files).flatMap(([at, test]) => {
    const draft = begun(test, files);
    if (draft === undefined) {
      notes.lost(at, 'it has no prompt');
      return [];
    }
    const to = { draft, files, skill, at: '' };
    carry(shared, harness.shared, { ...to, lose: (what) => notes.lost('', what) });
    carry(test, harness.table, { ...to, lose: (what) => notes.lost(at, what) });
    const runs = Number(RUNS.map((key) => settings[key]).find(Boolean) ?? 1);
    if (runs > 1) draft.repeat = runs;
    draft.command = withModel(agent.command, settings['model']);
    draft.keys.push(agent.key);
    draft.timeoutMs ??= durationOf(TIMEOUTS.map((key) => settings[key]).find(Boolean) ?? '');
    if (skill !== undefined) placeSkill(draft, skill, skillFolders.get(skill) ?? '', files);
    return [draft];
  });
  if (skill === undefined) notes.lost('', NO_SKILL);
  notes.changed('', `each test starts ${agent.title} by its \`command\`: ${CHANGE_IT}`);
  const made = tests.map(testOf);
  return {
    suite: suiteOf(name, made, scalarText(settings['judge_model'])),
    asserting: made.filter(({ expect, assert }) => expect !== undefined || assert !== undefined)
      .length,
  };
}

function record(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function begun(test: unknown, files: EvalFiles): Draft | undefined {
  const inputs = valueAt(test, 'inputs');
  const file = textAt(inputs, 'prompt_file');
  const prompt =
    textAt(test, 'prompt') ??
    textAt(inputs, 'prompt') ??
    (file !== undefined && files.exists(file) ? files.readText(file) : undefined);
  if (prompt === undefined || prompt.trim() === '') return undefined;
  const name = textAt(test, 'name') ?? textAt(test, 'id') ?? prompt.trim().split('\n')[0] ?? '';
  return draftOf(name, prompt);
}

function draftOf(name: string, prompt: string) {
  const list = <T>(): T[] => [];
  return {
    name,
    command: '',
    keys: list<string>(),
    vars: { prompt },
    workspace: {
      from: undefined as string | undefined,
      files: {} as Record<string, string | { readonly from: string }>,
      setup: list<string>(),
    },
    repeat: undefined as number | undefined,
    timeoutMs: undefined as number | undefined,
    expect: {
      output: { contains: list<string>(), notContains: list<string>() },
      judge: list<{ criteria: string }>(),
      toolCalls: list<Json>(),
      trajectory: undefined as Json | undefined,
      skills: { used: list<string>(), notUsed: list<string>() },
      files: list<Json>(),
      changes: undefined as Json | undefined,
      checks: list<Json>(),
      latency: undefined as Json | undefined,
    },
    assert: list<Json>(),
    tags: list<string>(),
    skip: undefined as true | undefined,
  };
}

/** A draft without what is empty in it; undefined where nothing is left. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    // A trajectory may name no tools.
    const item = key === 'trajectory' ? inner : written(inner);
    return item === undefined ? [] : [[key, item] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Of the skill's own folder, what holds the answers stays out. */
const OF_EVALS = /^(?:evals?|tests?|eval.*\.ya?ml|node_modules|\.git)$/;

function placeSkill(draft: Draft, name: string, folder: string, files: EvalFiles): void {
  for (const entry of files.entriesOf(folder)) {
    if (OF_EVALS.test(entry)) continue;
    const from = files.relocated(`${folder}/${entry}`);
    draft.workspace.files[`${AGENT_PROGRAMS.copilot.skillFolder}/${name}/${entry}`] = { from };
  }
}

function withModel(command: string, model: unknown): string {
  return typeof model === 'string' && /^[\w.:-]+$/.test(model)
    ? `${command} --model ${model}`
    : command;
}

/** Where there is nothing to work on, an empty folder is better than ours. */
const testOf = (draft: Draft): Json => ({
  ...record(written({ ...draft, workspace: {} })),
  workspace: written(draft.workspace) ?? { git: true },
});

const VENDORS: readonly (readonly [RegExp, string])[] = [
  [/^claude/, 'anthropic'],
  [/^gemini/, 'gemini'],
  [/^mistral/, 'mistral'],
];

function suiteOf(name: string, tests: readonly Json[], judge = 'gpt-6-luna'): Json {
  const isJudged = tests.some(({ expect }) => valueAt(expect, 'judge') !== undefined);
  const vendor = VENDORS.find(([pattern]) => pattern.test(judge))?.[1] ?? 'openai';
  const apiKeyEnv = `${vendor.toUpperCase()}_API_KEY`;
  return {
    kindlm: 1,
    project: name,
    suite: { name },
    ...(isJudged && {
      providers: { [vendor]: { apiKeyEnv } },
      models: [{ id: 'judge', provider: vendor, model: judge }],
    }),
    tests: distinct(tests),
  };
}

/** Two tests of one name are told apart by a number. */
function distinct(tests: readonly Json[]): readonly Json[] {
  const times = new Map<unknown, number>();
  return tests.map((test) => {
    const again = (times.get(test['name']) ?? 0) + 1;
    times.set(test['name'], again);
    return again === 1 ? test : { ...test, name: `${String(test['name'])} #${again}` };
  });
}
