/** A config that may have any shape, looked at: its parts, each with its path, and who answers and judges in it. */
import { entriesAt, itemsAt, once, textAt, valueAt } from '../basics/basics.js';
import type { YamlPath } from './problem.js';
import { type ConfiguredKind, descriptorOf, kindOf } from './providers.js';

/** A value of any shape, and where it stands. */
export class ConfigPart {
  constructor(
    readonly value: unknown,
    readonly path: YamlPath = [],
  ) {}

  /** The part under a chain of keys; its value is undefined where there is none. */
  at(...keys: readonly string[]): ConfigPart {
    const value = keys.reduce<unknown>((inner, key) => valueAt(inner, key), this.value);
    return new ConfigPart(value, [...this.path, ...keys]);
  }

  /** The items of the list under a key; none where there is no list. */
  items(key: string): readonly ConfigPart[] {
    return itemsAt(this.value, key).map(
      (value, index) => new ConfigPart(value, [...this.path, key, index]),
    );
  }

  /** The values of the mapping under a key; none where there is no mapping. */
  entries(key: string): readonly ConfigPart[] {
    return entriesAt(this.value, key).map(
      ([name, value]) => new ConfigPart(value, [...this.path, key, name]),
    );
  }

  /** Every text in it. */
  texts(): readonly ConfigPart[] {
    const { path, value } = this;
    if (typeof value === 'string') return [this];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      new ConfigPart(inner, [...path, Array.isArray(value) ? Number(key) : key]).texts(),
    );
  }

  /** The text under a key; undefined where there is none. */
  text(key: string): string | undefined {
    return textAt(this.value, key);
  }
}

/** The variables of a test as texts, without values that the schema refuses. */
export function varsOf(test: ConfigPart): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entriesAt(test.value, 'vars')
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** What names the file of a JSON Schema in an `expect`; of any value, where it names none. */
export function schemasIn(expect: ConfigPart): readonly ConfigPart[] {
  return [
    expect.at('output', 'schemaFile'),
    ...expect.items('toolCalls').map((call) => call.at('argsSchema')),
    ...expect.items('files').map((file) => file.at('schema')),
  ];
}

/** A place of the config by which a judge is asked, and the model that it names for it. */
interface JudgeQuestion {
  readonly path: YamlPath;
  readonly model: string | undefined;
  /** An answer, or two of them beside each other (drift). */
  readonly about: 'answer' | 'difference';
}

/** An entry of `providers` as a model of the config names it. */
interface NamedEndpoint {
  readonly name: string;
  readonly settings: unknown;
  /** Undefined where there is no such kind. */
  readonly kind: ConfiguredKind | undefined;
  /** A program of the team's own answers, and not a model. */
  readonly isProgram: boolean;
}

/** Who answers a test: programs, which may have further tools, or models, which call what they are offered. */
type Answerer = 'model' | 'gateway' | 'program';

/** A whole config. Its lists are made once: every check walks over them. */
export class ConfigView extends ConfigPart {
  readonly #tests = once(() => this.items('tests'));
  readonly #expects = once(() => this.#findExpects());
  readonly #subjects = once(() => this.#findSubjects());

  /** @param chosen ids that the input `models` names: each of them is tested */
  constructor(
    value: unknown,
    private readonly chosen: readonly string[] = [],
  ) {
    super(value);
  }

  get tests(): readonly ConfigPart[] {
    return this.#tests();
  }

  get models(): readonly ConfigPart[] {
    return this.items('models');
  }

  /** Ids of all models, in config order. */
  get modelIds(): readonly string[] {
    return this.models.flatMap((model) => model.text('id') ?? []);
  }

  get providers(): readonly ConfigPart[] {
    return this.entries('providers');
  }

  /** Every `expect`: of the defaults, of the tests, of their conversation turns. */
  get expects(): readonly ConfigPart[] {
    return this.#expects();
  }

  #findExpects(): readonly ConfigPart[] {
    const owners = [
      this.at('defaults'),
      ...this.tests.flatMap((test) => [test, ...test.items('conversation')]),
    ];
    return owners
      .map((owner) => owner.at('expect'))
      .filter(({ value }) => value !== undefined && value !== null);
  }

  /** Whose `expect` holds for a test: the defaults', its own, its turns'. */
  expectOwners(test: ConfigPart): readonly ConfigPart[] {
    return [this.at('defaults'), test, ...test.items('conversation')];
  }

  /** Every entry of an `assert` list: of the defaults, then of the tests. */
  get asserts(): readonly ConfigPart[] {
    return [this.at('defaults'), ...this.tests].flatMap((owner) => owner.items('assert'));
  }

  /** Where a model is asked. */
  endpointOf(model: unknown): NamedEndpoint {
    const name = textAt(model, 'provider') ?? '';
    const settings = valueAt(valueAt(this.value, 'providers'), name);
    const kind = kindOf(name, settings);
    const isProgram = kind !== undefined && descriptorOf(kind).answersFrom === 'program';
    return { name, settings, kind, isProgram };
  }

  /**
   * Ids of the models that are tested where nothing says which: all but those that are only named to judge or to make
   * embeddings. Where no other model is left, all.
   */
  get subjects(): readonly string[] {
    return this.#subjects();
  }

  #findSubjects(): readonly string[] {
    const defaults = this.at('defaults');
    const helpers = new Set([
      defaults.text('judgeModel'),
      defaults.text('embeddingModel'),
      ...this.expects.flatMap((expect) => expect.items('judge').map((one) => one.text('model'))),
    ]);
    const named = new Set<unknown>([
      ...this.chosen,
      ...itemsAt(defaults.value, 'models'),
      ...this.tests.flatMap(({ value }) => itemsAt(value, 'models')),
    ]);
    const all = this.modelIds;
    const subjects = all.filter((id) => named.has(id) || !helpers.has(id));
    return subjects.length === 0 ? all : subjects;
  }

  /**
   * Ids of the models that a test asks, in config order: those that it names, else `defaults.models`, else the subjects.
   * None for a `command`.
   */
  asked(test: unknown): readonly string[] {
    if (valueAt(test, 'command') !== undefined) return [];
    const named = valueAt(test, 'models') ?? valueAt(valueAt(this.value, 'defaults'), 'models');
    if (!Array.isArray(named)) return this.subjects;
    return this.modelIds.filter((id) => named.includes(id));
  }

  /** What a `command` test works on: its own `workspace`, else the defaults'. Undefined where there is none. */
  workspaceOf(test: ConfigPart): ConfigPart | undefined {
    if (valueAt(test.value, 'command') === undefined) return undefined;
    const own = test.at('workspace');
    const part = own.value === undefined ? this.at('defaults', 'workspace') : own;
    return part.value === undefined ? undefined : part;
  }

  /** Entries of `models` that a test asks. */
  askedModels(test: ConfigPart): readonly unknown[] {
    const ids = this.asked(test.value);
    return itemsAt(this.value, 'models').filter((model) => ids.includes(textAt(model, 'id') ?? ''));
  }

  /** `gateway`: a server of the config's own, or `params.extra`, may offer more than the test does. */
  answererOf(test: ConfigPart): Answerer {
    if (test.text('prompt') === undefined) return 'program';
    let answerer: Answerer = 'model';
    for (const model of this.askedModels(test)) {
      const { settings, kind, isProgram } = this.endpointOf(model);
      if (kind === undefined || isProgram) return 'program';
      const mayAdd =
        valueAt(settings, 'baseUrl') !== undefined ||
        valueAt(valueAt(model, 'params'), 'extra') !== undefined;
      if (mayAdd) answerer = 'gateway';
    }
    return answerer;
  }

  /** The entries of `toolCalls` that hold for a test: of the defaults, its own, its turns'. */
  expectedCalls(test: ConfigPart): readonly ConfigPart[] {
    return this.expectOwners(test).flatMap((owner) => owner.at('expect').items('toolCalls'));
  }

  /**
   * Id of the model that judges where a criterion names none. An endpoint of one's own answers as the application does, so
   * it judges only where it is named; undefined where there is no other model.
   */
  get usualJudge(): string | undefined {
    const first = itemsAt(this.value, 'models').find((model) => !this.endpointOf(model).isProgram);
    return this.at('defaults').text('judgeModel') ?? textAt(first, 'id');
  }

  /** Whatever asks a judge about a test's answers: criteria, rubrics, and drift that is not of fields. */
  judgeQuestions(test: ConfigPart): readonly JudgeQuestion[] {
    const owners = this.expectOwners(test);
    const criteria = owners
      .flatMap((owner) => owner.at('expect').items('judge'))
      .map((criterion) => ({
        path: criterion.path,
        model: criterion.text('model'),
        about: 'answer' as const,
      }));
    const rubrics = [...this.at('defaults').items('assert'), ...test.items('assert')].filter(
      (entry) => /^(?:not-)?llm-rubric$/.test(entry.text('type') ?? ''),
    );
    const drifts = owners
      .map((owner) => owner.at('expect', 'baseline', 'drift'))
      .filter((drift) => drift.value !== undefined && drift.text('method') !== 'field-diff');
    return [
      ...criteria,
      ...rubrics.map(({ path }) => ({ path, model: undefined, about: 'answer' as const })),
      ...drifts.map(({ path }) => ({ path, model: undefined, about: 'difference' as const })),
    ];
  }
}
