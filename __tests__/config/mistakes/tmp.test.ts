import { test } from '@jest/globals';
import { formatProblem } from '../../../src/config/problem.js';
import { load, withWorkspace } from '../config-folder.js';
const SUITE = `kindlm: 1
project: shop
suite:
  name: support
providers:
  openai:
    apiKeyEnv: OPENAI_API_KEY
models:
  - id: gpt
    provider: openai
    model: gpt-5.2
    params:
      temperature: 0.2
prompts:
  ask:
    system: You answer the customers of a shop.
    user: "{{question}}"
tests:
  - name: refund
    prompt: ask
    vars:
      question: Where is my money?
    expect:
      output:
        contains: [refund]
gates:
  passRateMin: 0.95
`;
const E = `    expect:
      output:
        contains: [refund]
`;
const M: readonly (readonly [string, string, string, Record<string,string>?])[] = [
  ['contains list in assert', E, `    assert: [{ type: contains, value: [refund, money] }]\n`],
  ['nested vars', '      question: Where is my money?', '      question: { text: hi }'],
  ['prompt as file url', `  ask:
    system: You answer the customers of a shop.
    user: "{{question}}"`, '  ask: file://prompts/ask.md'],
  ['prompt as path', `  ask:
    system: You answer the customers of a shop.
    user: "{{question}}"`, '  ask: prompts/ask.md'],
  ['user as file url', 'user: "{{question}}"', 'user: file://prompts/ask.md'],
  ['system as path', 'system: You answer the customers of a shop.', 'system: prompts/ask.md', {'prompts/ask.md':'x'}],
  ['providers list', `providers:
  openai:
    apiKeyEnv: OPENAI_API_KEY`, 'providers: [openai]'],
  ['providers text', `providers:
  openai:
    apiKeyEnv: OPENAI_API_KEY`, 'providers: openai'],
  ['models as texts', `  - id: gpt
    provider: openai
    model: gpt-5.2
    params:
      temperature: 0.2`, '  - openai:gpt-5.2'],
  ['models a text', `models:
  - id: gpt
    provider: openai
    model: gpt-5.2
    params:
      temperature: 0.2`, 'models: gpt-5.2'],
  ['tests a file', SUITE.slice(SUITE.indexOf('tests:'), SUITE.indexOf('gates:')), 'tests: cases/x.csv\n'],
  ['cases without match', `    vars:
      question: Where is my money?`, `    cases: cases/*.csv`],
  ['empty value', E, `    assert: [{ type: equals, value: }]\n`],
  ['criteria list', E, `    expect: { judge: [{ criteria: [a, b] }] }\n`],
  ['json true', 'contains: [refund]', 'json: true'],
  ['passRate', 'passRateMin: 0.95', 'passRate: 0.95'],
  ['temperature in test', '    prompt: ask', '    prompt: ask\n    temperature: 0'],
  ['timeout', '    prompt: ask', '    prompt: ask\n    timeout: 60'],
  ['apiKey env', 'apiKeyEnv: OPENAI_API_KEY', 'apiKey: ${OPENAI_API_KEY}'],
  ['provider case', 'provider: openai', 'provider: OpenAI'],
  ['env block', 'project: shop', 'project: shop\nenv: { OPENAI_API_KEY: x }'],
  ['messages', `    system: You answer the customers of a shop.
    user: "{{question}}"`, `    messages: [{ role: user, content: "{{question}}" }]`],
  ['vars list', `    vars:
      question: Where is my money?`, `    vars: [question]`],
  ['vars null', 'question: Where is my money?', 'question:'],
  ['expected', '    prompt: ask', '    prompt: ask\n    expected: 30 days'],
  ['assert text', E, `    assert: contains refund\n`],
  ['assert map', E, `    assert: { contains: refund }\n`],
  ['assert short', E, `    assert: [{ contains: refund }]\n`],
  ['threshold in expect', '    expect:', '    expect:\n      threshold: 0.8'],
  ['prompt list', 'prompt: ask', 'prompt: [ask]'],
  ['name as key', '  - name: refund\n    prompt: ask', '  - refund:\n    prompt: ask'],
  ['description in test', '    prompt: ask', '    prompt: ask\n    description: x'],
  ['keywords list', '      output:', '      guardrails: { keywords: [idiot] }\n      output:'],
  ['gates list', '  passRateMin: 0.95', '  - passRateMin: 0.95'],
  ['default model', 'gates:', 'defaults: { model: gpt }\ngates:'],
  ['judgeModel in judge', E, `    expect: { judge: [{ criteria: a, judgeModel: gpt }] }\n`],
  ['command list', '    prompt: ask', '    command: [node, agent.mjs]'],
  ['url in model', '    model: gpt-5.2', '    model: gpt-5.2\n    url: http://x/y'],
  ['http without url', `providers:`, 'providers:\n  http: { method: POST }'],
  ['notWorse main', 'passRateMin: 0.95', 'notWorse: main'],
  ['baseline main', 'gates:', 'baseline: main\ngates:'],
  ['latency text', '      output:', '      latency: { maxMs: 2s }\n      output:'],
  ['cost cents', '      output:', '      cost: { max: 0.01 }\n      output:'],
  ['minScore percent', E, `    expect: { judge: [{ criteria: a, minScore: 70% }] }\n`],
  ['not contains', '        contains: [refund]', '        not_contains: [refund]'],
  ['contains any', '        contains: [refund]', '        containsAny: [refund, money]'],
  ['tools by name', '    prompt: ask', '    prompt: ask\n    tools: [lookup]'],
  ['toolCalls map', E, `    expect: { toolCalls: { lookup: {} } }\n`],
  ['repeat range text', '    prompt: ask', '    prompt: ask\n    repeat: 2-5'],
  ['keys in test', '    prompt: ask', '    prompt: ask\n    keys: [OPENAI_API_KEY]'],
  ['matrix models', '    prompt: ask', '    prompt: ask\n    models: gpt'],
  ['indented wrong gates', 'gates:\n  passRateMin: 0.95', '    gates:\n      passRateMin: 0.95'],
  ['anthropic model under openai', 'model: gpt-5.2', 'model: claude-haiku-5-5'],
  ['config of skills', 'gates:', 'skill: x\ngates:'],
  ['provider inline key', 'apiKeyEnv: OPENAI_API_KEY', 'apiKeyEnv: sk-proj-abcdefghijklmnopqrstuvwxyz123456'],
  ['baseURL', 'apiKeyEnv: OPENAI_API_KEY', 'apiKeyEnv: OPENAI_API_KEY\n    base_url: http://x'],
  ['gpt3 max_completion', 'temperature: 0.2', 'max_completion_tokens: 100'],
  ['contains empty', 'contains: [refund]', 'contains: []'],
  ['two prompts keys', '    prompt: ask', '    prompt: ask\n    prompts: [ask]'],
  ['case text differs', "prompt: ask", 'prompt: Ask'],
  ['expect a text', E, '    expect: 30 days\n'],
  ['schema inline', 'contains: [refund]', 'format: json\n        schemaFile: { type: object }'],
  ['trailing comma', 'contains: [refund]', 'contains: [refund,,]'],
  ['wrong case key', '        contains: [refund]', '        Contains: [refund]'],
];
test('print', async () => {
  for (const [what, part, written, files = {}] of M) {
    if (!SUITE.includes(part)) { console.error('NO PART', what); continue; }
    const all = { 'kindlm.yaml': SUITE.replace(part, () => written), ...files };
    const out = await withWorkspace(all, async (w) => {
      const r = await load(w, {});
      return r.kind === 'invalid' ? r.problems.map(formatProblem) : r.suites.flatMap(({ notices }) => notices.map((n) => 'notice: ' + n));
    });
    process.stderr.write(`\n## ${what}\n${out.length ? out.join('\n') : 'OK (nothing said)'}\n`);
  }
});
