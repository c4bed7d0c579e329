/** Tests in two configs, of every kind, and jobs that run them undivided, as shards, and merged. */
import { field, startOpenAiServer, type OpenAiReply } from '../servers/openai-server.js';
import type { FakeServer, RecordedRequest } from '../servers/faults.js';
import {
  createWorkspace,
  KEY_ENV,
  runAction,
  suiteYaml,
  type ActionOptions,
  type ActionRun,
  type Files,
  type TestYaml,
  type Workspace,
} from './project.js';

export const CONFIGS = 'support.yaml\nagent.yaml';

/** A model that answers by the message, whoever asks and when. */
export function startSteadyModel(): Promise<FakeServer> {
  return startOpenAiServer({ reply: (request) => replyTo(request) });
}

function replyTo(request: RecordedRequest): OpenAiReply | string {
  const messages = field(request.body, 'messages');
  const list: readonly unknown[] = Array.isArray(messages) ? messages : [];
  if (field(list.at(-1), 'role') === 'tool') return 'Booked.';
  const asked = String(
    field(
      list.findLast((one) => field(one, 'role') === 'user'),
      'content',
    ),
  );
  if (asked.startsWith('Evaluate the following')) {
    const score = asked.includes('rude answer') ? 0.2 : 0.9;
    return JSON.stringify({ score, reasoning: 'As it is.' });
  }
  if (asked.startsWith('Baseline output:')) {
    return JSON.stringify({ driftScore: 0.1, reasoning: 'Close.' });
  }
  if (asked.includes('broken')) return { kind: 'http', status: 422, body: { error: 'no' } };
  if (asked.includes('tool')) {
    return { kind: 'tools', calls: [{ name: 'book', arguments: { room: asked.length } }] };
  }
  if (asked.includes('shared')) return 'The same kind answer to everybody.';
  if (asked.includes('rude')) return `A rude answer to ${asked}.`;
  return `An answer to ${asked}.`;
}

function supportTest(index: number): TestYaml {
  const name = `support ${String(index)}`;
  const judged = { judge: [{ criteria: 'Is kind', minScore: 0.5 }] };
  switch (index % 10) {
    case 0:
      return { name, expect: { output: { contains: ['never said'] } } };
    case 1:
      return { name: `${name} shared`, expect: judged };
    case 2:
      return { name: `${name} rude`, expect: judged, repeat: 3 };
    case 3:
      return { name, expect: { baseline: { drift: { method: 'judge', maxScore: 0.5 } } } };
    case 4:
      return { name, expect: { guardrails: { keywords: { deny: ['answer to support 4'] } } } };
    case 5:
      return index === 55 ? { name: `${name} broken` } : { name, repeat: 2 };
    case 6:
      return { name, skip: index === 16, assert: [{ type: 'contains', value: 'answer' }] };
    case 7:
      return {
        name,
        conversation: [
          { turn: 'first', user: `${name} first`, expect: { output: { contains: ['first'] } } },
          { turn: 'second', user: `${name} second`, expect: judged },
        ],
      };
    default:
      return { name, tags: ['plain'], expect: { output: { contains: ['answer'] } } };
  }
}

function agentTest(index: number): TestYaml {
  const name = `agent ${String(index)} tool`;
  return {
    name,
    tools: [{ name: 'book', responses: [{ when: {}, then: { booked: true } }] }],
    expect: { toolCalls: [{ tool: index % 25 === 0 ? 'cancel' : 'book' }] },
  };
}

/** @param sizes tests of each config; every kind of test is among ten */
export function suiteFiles(
  url: string,
  sizes: { readonly support: number; readonly agent: number },
): Record<string, string> {
  const models = [
    { id: 'small', provider: 'openai', model: 'fake-1', pricing: { input: 1000, output: 1000 } },
    { id: 'large', provider: 'openai', model: 'fake-2', pricing: { input: 3000, output: 7000 } },
  ];
  const support = Array.from({ length: sizes.support }, (_, index) => supportTest(index));
  const agent = Array.from({ length: sizes.agent }, (_, index) => agentTest(index));
  const baseline = Object.fromEntries(
    support.map(({ name }) => [`${name}::small`, { outputText: `An answer to ${name}.` }]),
  );
  return {
    'support.yaml': suiteYaml({
      url,
      name: 'support',
      tests: support,
      gates: { passRateMin: 0.5, keywordFailuresMax: 100, judgeAvgMin: 0.6, costMaxUsd: 1000 },
      // The judge is tested as well.
      defaults: { concurrency: 16, judgeModel: 'small', models: models.map(({ id }) => id) },
      models,
    }),
    'agent.yaml': suiteYaml({
      url,
      name: 'agent',
      tests: agent,
      gates: { passRateMin: 0.99 },
      defaults: { concurrency: 16 },
      models: models.slice(0, 1),
    }),
    '.kindlm/baselines/support.json': JSON.stringify({
      version: '1',
      suiteName: 'support',
      createdAt: '2026-11-01T00:00:00Z',
      results: baseline,
    }),
  };
}

/** Runs jobs of one workflow run: each in a checkout of its own, as on machines of their own. */
export interface Jobs {
  /** With other files than the suite's, where some are given. */
  readonly checkout: (files?: Files) => Promise<Workspace>;
  /** `shard: index/count` in a checkout of its own. */
  readonly shard: (index: number, count: number, options?: ActionOptions) => Promise<ActionRun>;
  /** Every part, at most two at once. */
  readonly shards: (count: number, options?: ActionOptions) => Promise<ActionRun[]>;
  /** `mode: merge` of these parts in an empty workspace. */
  readonly merge: (parts: readonly ActionRun[], options?: ActionOptions) => Promise<ActionRun>;
  readonly run: (options?: ActionOptions) => Promise<ActionRun>;
}

export function createJobs(files: Files, all: ActionOptions = {}): Jobs {
  const options = (own: ActionOptions, inputs: Files): ActionOptions => ({
    ...all,
    ...own,
    env: { ...KEY_ENV, ...all.env, ...own.env },
    inputs: { ...all.inputs, ...inputs, ...own.inputs },
  });
  const shard: Jobs['shard'] = (index, count, own = {}) =>
    runAction(files, options(own, { shard: `${index}/${count}` }));
  return {
    checkout: (content = files) => createWorkspace(content),
    shard,
    async shards(count, own) {
      const parts: ActionRun[] = [];
      for (let index = 1; index <= count; index += 2) {
        const pair = [index, index + 1].filter((one) => one <= count);
        parts.push(...(await Promise.all(pair.map((one) => shard(one, count, own)))));
      }
      return parts;
    },
    merge(parts, own = {}) {
      const reports = parts.map(({ files: written }, index) => [
        `parts/part-${index}/report.json`,
        written['report.json'] ?? '',
      ]);
      const inputs = { config: '', mode: 'merge', reports: 'parts' };
      return runAction(Object.fromEntries(reports) as Files, options(own, inputs));
    },
    run: (own = {}) => runAction(files, options(own, {})),
  };
}

const TIMES: ReadonlySet<string> = new Set([
  'run',
  'latency',
  'latencyMs',
  'latencyAvgMs',
  'finishedAt',
]);

/** report.json without times and run metadata. */
export function comparable(run: ActionRun): unknown {
  return JSON.parse(run.files['report.json'] ?? 'null', (key, value: unknown) => {
    if (TIMES.has(key)) return undefined;
    return isRemembered(value) ? value.toSpliced(3, 1) : value;
  });
}

/** A remembered run of a result, whose fourth entry is its latency: see RememberedOutcomes. */
function isRemembered(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length === 5 && /^[01]*$/.test(String(value[1]));
}

/** A text without the times in it, and without the names of the slowest tests, which are a matter of time. */
export function withoutTimes(text: string): string {
  return text
    .replaceAll(/(?:time|timestamp)="[^"]*"/g, 'time=""')
    .replaceAll(/\b(?:less than )?[\d.,]+ (?:ms|s|min|h)(?: \d+ (?:s|min))?\b/g, '<time>')
    .replaceAll(/^\| [^|]+ \| [^|]+ \| <time> \|(?: [^|]+ \|)?\n/gm, '')
    .replaceAll(/<!-- kindlm-action [^>]*-->/g, '');
}
