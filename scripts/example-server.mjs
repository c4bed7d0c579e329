// A local stand-in for OpenAI and Anthropic that answers from a script of example answers.
// It knows a run by what is in the request: the test by its variables, the repeat by the replies that it gave before.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * Starts the server on a free port.
 * @param config the parsed kindlm.yaml
 * @param tests the script's `tests`
 * @param labels answers that people have judged: `output`, and for each judge its criterion's start, score and words
 * @param answerTo what to answer in place of the scripted repeats: see `withoutParts` of the support agent
 * @returns its URL, a `close` function, and `problems`: requests that the script has no answer to
 */
export async function startExampleServer(config, tests, labels = [], answerTo = undefined) {
  const director = createDirector(config, tests, labels, answerTo);
  const problems = [];
  const server = createServer((request, response) => {
    readJson(request)
      .then((body) => reply(request.url ?? '', body, director))
      .then((answer) => send(response, 200, answer))
      .catch((error) => {
        problems.push(error.message);
        send(response, 400, { error: { type: 'invalid_request_error', message: error.message } });
      });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    problems,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function reply(url, body, director) {
  const chat = body.messages.map((message) => ({
    role: message.role,
    text: textOf(message.content),
    callIds: callIdsOf(message),
  }));
  const exchange = director.answer(body.model, chat, systemTextOf(body));
  const usage = {
    // OpenAI's own server has another name for the limit, which is no token of the question.
    input: tokens(JSON.stringify(body).replace('"max_completion_tokens"', '"max_tokens"')),
    output: tokens(JSON.stringify([exchange.text, exchange.calls])),
  };
  if (url.endsWith('/chat/completions')) return openAiReply(body.model, exchange, usage);
  if (url.endsWith('/messages')) return anthropicReply(body.model, exchange, usage);
  throw new Error(`no such endpoint: ${url}`);
}

/** OpenAI has the system prompt among the messages, Anthropic beside them. */
function systemTextOf({ system, messages }) {
  return [{ content: system }, ...messages.filter(({ role }) => role === 'system')]
    .map(({ content }) => textOf(content))
    .join('\n');
}

/** About four characters a token, as English has it. */
const tokens = (text) => Math.ceil(text.length / 4);

function textOf(content) {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((block) => block.text ?? '').join('');
}

function callIdsOf({ content, tool_calls: calls = [] }) {
  const blocks = Array.isArray(content) ? content : [];
  return [...calls, ...blocks.filter(({ type }) => type === 'tool_use')].map(({ id }) => id);
}

function openAiReply(model, { id, text, calls }, usage) {
  const toolCalls = calls.map(({ name, arguments: args }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }));
  const message = { role: 'assistant', content: text === '' ? null : text, refusal: null };
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created: 1_767_225_600,
    model,
    choices: [
      {
        index: 0,
        message: toolCalls.length === 0 ? message : { ...message, tool_calls: toolCalls },
        logprobs: null,
        finish_reason: toolCalls.length === 0 ? 'stop' : 'tool_calls',
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  };
}

function anthropicReply(model, { id, text, calls }, usage) {
  const blocks = text === '' ? [] : [{ type: 'text', text }];
  const uses = calls.map(({ name, arguments: input }) => ({ type: 'tool_use', id, name, input }));
  return {
    id: `msg_${id}`,
    type: 'message',
    role: 'assistant',
    model,
    content: [...blocks, ...uses],
    stop_reason: uses.length === 0 ? 'end_turn' : 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  };
}

/** How often a key was asked for before. */
function counter() {
  const counts = new Map();
  return (key) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
}

/** Finds the scripted answer to a request. */
function createDirector(config, tests, labels, answerTo) {
  const judgeName = config.models.find(({ id }) => id === config.defaults.judgeModel)?.model;
  const idOf = (modelName) => config.models.find(({ model }) => model === modelName).id;
  const nextRepeat = counter();
  const asked = new Map();

  /** The turn is the number of replies so far; later turns are known by those replies. */
  const modelAnswer = (modelId, chat, system) => {
    const firstMessage = chat.find(({ role }) => role === 'user')?.text ?? '';
    const test = testOf(config.tests, firstMessage, system);
    if (!test) throw new Error(`no test says: ${firstMessage.slice(0, 80)}`);
    if (answerTo !== undefined) {
      const key = JSON.stringify([test.name, modelId, system]);
      const before = nextRepeat(key);
      const exchange = answerTo({ test: test.name, modelId, system, before });
      return { ...exchange, id: callId(key, before) };
    }
    const runs = tests[test.name]?.runs[modelId];
    if (!runs) throw new Error(`no answers of ${modelId} for ${test.name}`);
    const said = chat.filter(({ role }) => role === 'assistant');
    const saidIn = (repeat) =>
      said.every(
        ({ text, callIds }, turn) =>
          runs[repeat][turn]?.text === text &&
          callIds.every((id) => id === callId(test.name, modelId, repeat, turn)),
      );
    const repeat =
      said.length === 0
        ? nextRepeat(`${test.name}::${modelId}`)
        : [...runs.keys()].find((index) => saidIn(index));
    const exchange = runs[repeat]?.[said.length];
    if (!exchange) {
      throw new Error(`no reply ${said.length} of repeat ${repeat}: ${modelId}, ${test.name}`);
    }
    return { ...exchange, id: callId(test.name, modelId, repeat, said.length) };
  };

  const judgeAnswer = (question) => {
    const label = labels.find(({ output }) => question.includes(`\n${output}\n`));
    if (label) return labelAnswer(label, question);
    const { test, exchange } = judged(config, tests, question);
    const script = tests[test.name];
    const index = criteriaOf(test).findIndex((criterion) => question.includes(criterion));
    const reply =
      index < 0
        ? { driftScore: exchange.drift, reasoning: script.driftReasons[exchange.drift] }
        : judgement(script, exchange, index, asked);
    if (reply.reasoning === undefined) throw new Error(`no reason for this score of ${test.name}`);
    return { id: callId('judge', question, 0, 0), text: JSON.stringify(reply), calls: [] };
  };

  return {
    answer: (modelName, chat, system) =>
      modelName === judgeName
        ? judgeAnswer(chat.map(({ text }) => text).join('\n'))
        : modelAnswer(idOf(modelName), chat, system),
  };
}

/** What the judge whose criterion is asked about says of a labelled answer. */
function labelAnswer({ scores }, question) {
  const [, score, reasoning] = scores.find(([criterion]) => question.includes(criterion));
  const text = JSON.stringify({ score, reasoning });
  return { id: callId('judge', question, 0, 0), text, calls: [] };
}

/** The test whose variables stand in the message at most length; among equals, the one that the system prompt names. */
function testOf(tests, message, system) {
  const found = (test, text) =>
    Math.max(
      0,
      ...Object.values(test.vars).map((value) =>
        text.includes(String(value)) ? String(value).length : 0,
      ),
    );
  return tests
    .filter((test) => found(test, message) > 0)
    .sort(
      (a, b) => found(b, message) - found(a, message) || found(b, system) - found(a, system),
    )[0];
}

function criteriaOf(test) {
  const expects = [test.expect, ...(test.conversation ?? []).map((turn) => turn.expect)];
  const rubrics = (test.assert ?? []).filter(({ type }) => type === 'llm-rubric');
  return [
    ...expects.flatMap((expect) => (expect?.judge ?? []).map(({ criteria }) => criteria)),
    ...rubrics.map(({ value }) => value),
  ];
}

/** The scripted answer that stands inside a judge's question; the longest, should one contain another. */
function judged(config, tests, question) {
  const found = config.tests
    .flatMap((test) =>
      Object.values(tests[test.name]?.runs ?? {})
        .flat(2)
        .map((exchange) => ({ test, exchange })),
    )
    .filter(({ exchange }) => exchange.text !== '' && question.includes(exchange.text))
    .sort((a, b) => b.exchange.text.length - a.exchange.text.length)[0];
  if (!found) throw new Error(`nobody gave the answer that is judged: ${question.slice(-200)}`);
  return found;
}

/** Several passes ask the same question again: each has a score of its own. */
function judgement(script, exchange, index, asked) {
  const scores = [exchange.judge[index]].flat();
  const key = `${index}:${exchange.text}`;
  const pass = asked.get(key) ?? 0;
  asked.set(key, pass + 1);
  const score = scores[pass % scores.length];
  return { score, reasoning: script.judge?.[index]?.[score] };
}

function callId(...parts) {
  return `call_${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)}`;
}
