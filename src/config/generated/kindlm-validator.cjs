// Generated from kindlm.schema.json by `npm run generate`. Do not edit.
'use strict';
exports.validate = validate21;
const schema6 = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json',
  title: 'KindlmConfig',
  description: 'kindlm.yaml, version 1: an LLM test suite, its models and its gates.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['kindlm', 'project', 'suite'],
  if: {
    not: {
      anyOf: [
        { required: ['skills'], properties: { skills: {} } },
        { required: ['results'], properties: { results: {} } },
      ],
    },
  },
  then: { required: ['tests'], properties: { tests: {} } },
  properties: {
    kindlm: { const: 1, description: 'Version of the config language. Always 1.' },
    project: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Name of the project, shown in reports.',
    },
    suite: {
      title: 'SuiteHeader',
      description: 'Name and description of the suite.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Name of the suite, and the default key of its pull request comment.',
        },
        description: {
          type: 'string',
          description: 'What the suite tests, for readers of the report.',
        },
        tags: {
          $ref: '#/definitions/stringList',
          description: 'Labels of the suite, shown in reports.',
        },
      },
    },
    providers: { $ref: '#/definitions/providers' },
    recordings: {
      title: 'Recordings',
      description: 'Where stored answers live (input `responses`).',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      default: {},
      properties: {
        dir: {
          $ref: '#/definitions/nonEmptyString',
          default: '.kindlm/recordings',
          description: 'Folder of the recordings, relative to the config file.',
        },
      },
    },
    models: {
      description:
        'The models under test, and those that serve as judges. Not needed where all tests are commands and nothing is judged by a model.',
      type: 'array',
      minItems: 1,
      items: { $ref: '#/definitions/model' },
    },
    prompts: {
      description:
        "Prompt templates by name. `{{name}}` is replaced by the test's variable of that name. Not needed where all tests are commands.",
      type: 'object',
      minProperties: 1,
      patternProperties: { '^x-': true },
      additionalProperties: { $ref: '#/definitions/prompt' },
    },
    tests: {
      description: 'The test cases. Each runs against each of its models.',
      type: 'array',
      minItems: 1,
      items: { $ref: '#/definitions/test' },
    },
    skills: {
      title: 'SkillsEntry',
      description:
        'Makes one test of each eval that stands beside a `SKILL.md`: `evals/evals.json`, and files of triggers.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['folders', 'command'],
      properties: {
        folders: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: { $ref: '#/definitions/nonEmptyString' },
          description:
            'Folders of skills, each with a `SKILL.md`: paths or globs relative to the config file; `.` where the repository is the skill.',
        },
        command: {
          $ref: '#/definitions/nonEmptyString',
          description: "Shell command that starts the agent; `{{prompt}}` is the eval's.",
        },
        agent: {
          enum: ['claude-code', 'copilot', 'codex', 'gemini-cli', 'opencode', 'qwen-code'],
          description:
            'The agent that the command starts, which says where it looks for skills. Default: the one whose program or package the command names.',
        },
        keys: {
          $ref: '#/definitions/keys',
          description:
            'Environment variables that the command needs and that nobody may see, as on a test.',
        },
        repeat: {
          $ref: '#/definitions/repeat',
          description: 'Answers to each eval. Default: `defaults.repeat`.',
        },
        minPasses: {
          $ref: '#/definitions/minPasses',
          description: 'How many of them must pass, as on a test.',
        },
        timeoutMs: {
          type: 'integer',
          minimum: 1,
          maximum: 86400000,
          description: 'Milliseconds that the command may take, as on a test.',
        },
        model: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'The model that the command asks, where its output does not name it, as on a test.',
        },
        beside: {
          enum: ['none', 'all'],
          default: 'none',
          description:
            "`all`: the other skills stand beside the one that is tested, as they do at a user's.",
        },
      },
    },
    results: {
      description:
        'Results of other harnesses, such as vitest, pytest or promptfoo: each test in their files becomes one test here, judged by them. A suite may have nothing else.',
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: { $ref: '#/definitions/resultsEntry' },
    },
    parts: {
      description:
        'What `mode: parts` takes away, one after the other, to see which tests notice: text files of prompts, and files or folders of a workspace. A text is a file by its sections; `skills` is each skill in the workspaces of the tests. Other modes do not read it.',
      type: 'array',
      minItems: 1,
      items: { anyOf: [{ type: 'string', minLength: 1 }, { $ref: '#/definitions/part' }] },
    },
    gates: { $ref: '#/definitions/gates', default: {} },
    defaults: { $ref: '#/definitions/defaults', default: {} },
    baseline: {
      title: 'BaselineSource',
      description: 'Where the baseline for drift assertions lives.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      default: {},
      properties: {
        file: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'Baseline file in the KindLM CLI\'s format (version "1"), relative to the config file. Default: `.kindlm/baselines/<suite name>.json`, when it exists.',
        },
      },
    },
    compliance: { $ref: '#/definitions/compliance' },
    upload: {
      description: 'KindLM Cloud upload. Accepted for compatibility; the action ignores it.',
      type: 'object',
    },
    trace: {
      description: 'KindLM trace settings. Accepted for compatibility; the action ignores it.',
      type: 'object',
    },
  },
  definitions: {
    keys: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
    },
    minPasses: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 1000 },
        { type: 'string', pattern: '^(?:100|[1-9][0-9]?)%$' },
      ],
    },
    repeat: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 1000 },
        {
          title: 'RepeatRange',
          type: 'object',
          description:
            'Repeats in rounds: the first `min` count in pass, fail and gates; further ones, up to `max`, are asked only while the comparison with the base branch is undecided.',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          required: ['min', 'max'],
          properties: {
            min: {
              type: 'integer',
              minimum: 1,
              maximum: 1000,
              description: 'Answers that pass, fail and gates count.',
            },
            max: {
              type: 'integer',
              minimum: 1,
              maximum: 1000,
              description: 'The most answers, at least `min`.',
            },
          },
        },
      ],
    },
    nonEmptyString: { type: 'string', minLength: 1 },
    nonEmptyStringList: { type: 'array', items: { $ref: '#/definitions/nonEmptyString' } },
    stringList: { type: 'array', items: { type: 'string' } },
    score: { type: 'number', minimum: 0, maximum: 1 },
    url: {
      type: 'string',
      pattern: '^([hH][tT][tT][pP][sS]?://|\\$\\{)',
      description: 'URL. `${NAME}` in it is replaced by the environment variable NAME.',
    },
    providers: {
      title: 'Providers',
      description:
        'Connections to model providers. API keys are not allowed in the config: `apiKeyEnv` names the environment variable that holds one.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: { $ref: '#/definitions/namedProvider' },
      minProperties: 1,
      properties: {
        openai: { $ref: '#/definitions/apiProvider' },
        anthropic: { $ref: '#/definitions/apiProvider' },
        gemini: { $ref: '#/definitions/apiProvider' },
        mistral: { $ref: '#/definitions/apiProvider' },
        cohere: { $ref: '#/definitions/apiProvider' },
        ollama: { $ref: '#/definitions/ollamaProvider' },
        http: { $ref: '#/definitions/httpProvider' },
        mcp: { $ref: '#/definitions/mcpProvider' },
      },
    },
    namedProvider: {
      title: 'NamedProvider',
      description:
        'A further endpoint under its own name, to which `models[].provider` refers. Besides `kind` it takes the keys of that kind.',
      type: 'object',
      required: ['kind'],
      properties: {
        kind: {
          enum: ['openai', 'anthropic', 'gemini', 'mistral', 'cohere', 'ollama', 'http', 'mcp'],
          description: "Which provider's API the endpoint speaks.",
        },
      },
      allOf: [
        {
          if: {
            required: ['kind'],
            properties: { kind: { enum: ['openai', 'anthropic', 'gemini', 'mistral', 'cohere'] } },
          },
          then: { $ref: '#/definitions/apiProvider' },
        },
        {
          if: { required: ['kind'], properties: { kind: { const: 'ollama' } } },
          then: { $ref: '#/definitions/ollamaProvider' },
        },
        {
          if: { required: ['kind'], properties: { kind: { const: 'http' } } },
          then: { $ref: '#/definitions/httpProvider' },
        },
        {
          if: { required: ['kind'], properties: { kind: { const: 'mcp' } } },
          then: { $ref: '#/definitions/mcpProvider' },
        },
      ],
    },
    envName: {
      type: 'string',
      minLength: 1,
      description: 'Name of an environment variable, never the key itself.',
    },
    apiProvider: {
      title: 'ApiProvider',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        kind: {
          enum: ['openai', 'anthropic', 'gemini', 'mistral', 'cohere'],
          description: 'For an endpoint under its own name: the provider whose API it speaks.',
        },
        apiKeyEnv: {
          $ref: '#/definitions/envName',
          description:
            "Environment variable that holds the API key. Never the key itself. Default: the provider's usual one, e.g. `OPENAI_API_KEY`; with a `baseUrl`, no key is sent.",
        },
        apiKeyHeader: { $ref: '#/definitions/apiKeyHeader' },
        baseUrl: {
          $ref: '#/definitions/url',
          description:
            'Base URL of a compatible API (gateway, proxy, your own server). `${NAME}` in it is replaced by the environment variable NAME.',
        },
        headers: { $ref: '#/definitions/headers' },
        organization: { type: 'string', description: 'Organization id (OpenAI).' },
        workloadIdentity: {
          $ref: '#/definitions/workloadIdentity',
          description:
            "Instead of a stored key, for OpenAI and Anthropic: the job's OIDC token (permission `id-token: write`) is exchanged for a short-lived one.",
        },
      },
    },
    workloadIdentity: {
      title: 'WorkloadIdentity',
      description:
        'Who the vendor takes the job for. OpenAI wants `identityProviderId` and `serviceAccountId`, Anthropic `federationRuleId` and `organizationId`.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        identityProviderId: {
          type: 'string',
          minLength: 1,
          description: "OpenAI: id of the identity provider that trusts GitHub's tokens.",
        },
        serviceAccountId: {
          type: 'string',
          minLength: 1,
          description:
            'OpenAI: id of the service account that the job acts as. Anthropic: optional.',
        },
        federationRuleId: {
          type: 'string',
          minLength: 1,
          description: 'Anthropic: id of the federation rule.',
        },
        organizationId: {
          type: 'string',
          minLength: 1,
          description: 'Anthropic: id of the organization.',
        },
        workspaceId: {
          type: 'string',
          minLength: 1,
          description: 'Anthropic: id of the workspace, where the rule covers several.',
        },
        audience: {
          type: 'string',
          minLength: 1,
          description:
            "Audience (`aud`) of the job's token, as the vendor expects it. Default: GitHub's, the URL of the repository's owner.",
        },
      },
    },
    ollamaProvider: {
      title: 'OllamaProvider',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        kind: { const: 'ollama', description: 'For an endpoint under its own name.' },
        baseUrl: {
          $ref: '#/definitions/url',
          default: 'http://localhost:11434',
          description:
            'URL of the Ollama server. `${NAME}` in it is replaced by the environment variable NAME.',
        },
        apiKeyEnv: {
          $ref: '#/definitions/envName',
          description: 'Environment variable that holds the API key, where the server wants one.',
        },
        apiKeyHeader: { $ref: '#/definitions/apiKeyHeader' },
        headers: { $ref: '#/definitions/headers' },
      },
    },
    httpProvider: {
      title: 'HttpProvider',
      description: 'Any HTTP endpoint that answers prompts.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['url'],
      properties: {
        kind: { const: 'http', description: 'For an endpoint under its own name.' },
        url: {
          $ref: '#/definitions/url',
          description:
            'URL that is called for each prompt. `${NAME}` in it is replaced by the environment variable NAME.',
        },
        method: {
          enum: ['GET', 'POST', 'PUT', 'PATCH'],
          default: 'POST',
          description: 'HTTP method.',
        },
        headers: { $ref: '#/definitions/headers' },
        body: {
          description:
            "Body template, a JSON value or a text; `{{prompt}}`, `{{system}}`, `{{messages}}`, `{{model}}`, `{{tools}}`, `{{temperature}}`, `{{maxTokens}}`, `{{vars}}` and the test's variables are filled in, escaped for JSON. Without it, the body of a chat completion. With GET, a mapping of query parameters.",
        },
        responsePath: {
          type: 'string',
          description:
            'Dotted path to the answer in the JSON reply; `-1` is the last element of a list, `*` every one, whose texts are joined.',
        },
        transformResponse: {
          type: 'string',
          minLength: 1,
          description:
            'JavaScript that calculates the answer from the reply, in place of `responsePath`: an expression, a function `(json, text, context) => ...`, or a body with `return`. `json` is the parsed reply (null where it is no JSON), `text` the reply as it came, `context.response` has `status` and `headers`. It runs in the sandbox, 1 s at most. An object with `output` is that; another value becomes its JSON text.',
        },
        toolCallsPath: {
          type: 'string',
          description:
            'Dotted path to the tool calls in the JSON reply; `*` goes through a list of which some have calls. Without it no call is seen, and `shouldNotCall` is an error.',
        },
        usagePaths: {
          title: 'UsagePaths',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          description: 'Dotted paths to the token counts in the JSON reply.',
          properties: {
            inputTokens: { type: 'string', description: 'Path to the number of input tokens.' },
            outputTokens: { type: 'string', description: 'Path to the number of output tokens.' },
            totalTokens: { type: 'string', description: 'Path to the total number of tokens.' },
          },
        },
        modelIdPath: {
          type: 'string',
          description: "Dotted path to the model's name in the JSON reply.",
        },
        apiKeyEnv: {
          $ref: '#/definitions/envName',
          description: 'Environment variable that holds the API key.',
        },
        apiKeyHeader: { $ref: '#/definitions/apiKeyHeader' },
      },
    },
    mcpProvider: {
      title: 'McpProvider',
      description: 'A tool of an MCP server.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['serverUrl', 'toolName'],
      properties: {
        kind: { const: 'mcp', description: 'For an endpoint under its own name.' },
        serverUrl: {
          $ref: '#/definitions/url',
          description:
            'URL of the MCP server (streamable HTTP). `${NAME}` in it is replaced by the environment variable NAME.',
        },
        toolName: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Tool that is called with the prompt.',
        },
        arguments: {
          type: 'object',
          description:
            "Template of the tool's arguments, filled in as the `body` of `http` is. Default: `prompt`, `system`, `messages`, `model` and `params`.",
        },
        headers: { $ref: '#/definitions/headers' },
      },
    },
    apiKeyHeader: {
      type: 'string',
      minLength: 1,
      description:
        'Header that carries the API key as it is, e.g. `api-key`. Default: `Authorization`, with `Bearer ` before the key (`x-api-key` for Anthropic, `api-key` for Azure).',
    },
    headers: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description:
        'Headers of every request. A value `env:NAME` is read from the environment variable NAME.',
    },
    model: {
      title: 'ModelEntry',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['id', 'provider', 'model'],
      properties: {
        id: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Unique id, used by `tests[].models`, `judgeModel` and the reports.',
        },
        provider: { $ref: '#/definitions/nonEmptyString', description: 'A key of `providers`.' },
        model: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Model name as the provider knows it.',
        },
        params: {
          title: 'ModelParams',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          default: {},
          description: 'Sampling parameters.',
          properties: {
            temperature: {
              type: 'number',
              minimum: 0,
              maximum: 2,
              default: 0.2,
              description: 'Sampling temperature.',
            },
            maxTokens: {
              type: 'integer',
              minimum: 1,
              maximum: 128000,
              description:
                'Maximum number of tokens in one answer: 1024 unless given; as a judge 512, or 4096 where the model reasons.',
            },
            topP: { type: 'number', minimum: 0, maximum: 1, description: 'Nucleus sampling.' },
            stopSequences: {
              $ref: '#/definitions/stringList',
              description: 'Texts that end the answer.',
            },
            seed: { type: 'integer', description: 'Seed, where the provider supports one.' },
            extra: {
              type: 'object',
              description:
                'Further fields of the request body, sent as they are, e.g. `reasoning_effort`, `chat_template_kwargs`, `top_k`.',
            },
          },
        },
        images: {
          const: false,
          description:
            '`false`: the model takes no images and PDFs. It judges answers about them without seeing them, which a notice says, and a test with `images` cannot ask it.',
        },
        thinking: {
          const: 'keep',
          description:
            '`keep`: what the model writes between `<think>` tags is part of its answer. Without it, thoughts are kept apart, shown and not judged.',
        },
        pricing: {
          title: 'ModelPricing',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          required: ['input', 'output'],
          description:
            'Price in USD per million tokens; takes precedence over the built-in table and over the cost that a reply states.',
          properties: {
            input: {
              type: 'number',
              minimum: 0,
              maximum: 1000000,
              description: 'USD per million input tokens.',
            },
            output: {
              type: 'number',
              minimum: 0,
              maximum: 1000000,
              description: 'USD per million output tokens.',
            },
          },
        },
      },
    },
    resultsEntry: {
      title: 'ResultsEntry',
      description: 'A harness, and the file that it writes.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['read', 'format'],
      properties: {
        name: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Name of the entry; its tests are called `name > test`. Default: `read`.',
        },
        run: {
          $ref: '#/definitions/nonEmptyString',
          description:
            "Shell command that starts the harness in the config's folder. Without it, an earlier step of the job has written the file.",
        },
        read: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'The file that the harness writes, relative to the config file; or a glob whose files are one run together. With `run`, what it matches is removed before each run.',
        },
        format: {
          enum: ['junit', 'promptfoo', 'vally', 'jsonl'],
          description:
            '`junit`: JUnit XML, as vitest, jest, pytest, deepeval, go and .NET write it. `promptfoo`: its results JSON. `vally`: its `results.jsonl`. `jsonl`: a line an answer, for every other harness (docs/results.md).',
        },
        repeat: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          description:
            'How often `run` is started: each of its runs is an answer to every test. Default: `defaults.repeat`.',
        },
        minPasses: {
          $ref: '#/definitions/minPasses',
          description:
            'How many of its answers must pass for a test to pass: a number, or a share such as `80%`, rounded up. Default: `defaults.minPasses`, else all.',
        },
        keys: {
          $ref: '#/definitions/keys',
          description:
            'Environment variables that `run` needs and that nobody may see, as on a test.',
        },
        timeoutMs: {
          type: 'integer',
          minimum: 1,
          maximum: 86400000,
          description: 'Milliseconds that a run of the harness may take. Default: 15 minutes.',
        },
        deterministic: {
          const: true,
          description:
            'The harness asks at temperature 0 or replays answers: its runs are one answer.',
        },
        dependsOn: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: { $ref: '#/definitions/nonEmptyString' },
          description:
            'Files whose change can change the results, as on a test. Without it, only the newest commit of the base branch is compared with.',
        },
        tags: {
          $ref: '#/definitions/stringList',
          description: 'Labels of its tests for the input `tags`.',
        },
      },
    },
    part: {
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        file: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'A text file that prompts name, relative to the config file; with `in: workspace` a path inside of the workspace.',
        },
        folder: {
          $ref: '#/definitions/nonEmptyString',
          description: 'A folder of the workspace, taken away whole; needs `in: workspace`.',
        },
        by: {
          enum: ['section', 'paragraph', 'line', 'whole'],
          description:
            'What a part of the file is. `section`: a heading of the topmost level that occurs twice, with all below it; the text before the first is the beginning. Default: section.',
        },
        in: {
          enum: ['workspace'],
          description: 'The path is one of the workspaces of the tests, and not a file of prompts.',
        },
        all: {
          type: 'boolean',
          description:
            'Every part is taken away under every event. Default: on a pull request only parts that it adds or changes, on a push and a schedule none, by hand all.',
        },
      },
    },
    promptFile: {
      title: 'PromptFile',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['file'],
      properties: {
        file: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Path, relative to the config file.',
        },
        frontMatter: {
          enum: ['keep', 'drop'],
          default: 'keep',
          description:
            '`drop` leaves out what stands between `---` lines at the start of the file, as skills have it.',
        },
      },
    },
    prompt: {
      title: 'PromptTemplate',
      description: 'One of `user`, `userFile`, `messagesFile` and `command` is needed.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        system: { type: 'string', description: 'System prompt.' },
        systemFile: {
          anyOf: [
            { type: 'string', minLength: 1 },
            { $ref: '#/definitions/promptFile' },
            {
              type: 'array',
              minItems: 1,
              items: {
                anyOf: [{ type: 'string', minLength: 1 }, { $ref: '#/definitions/promptFile' }],
              },
            },
          ],
          description:
            'File that holds the system prompt, relative to the config file. Several are one prompt, joined by a blank line: `[AGENTS.md, { file: skills/csv/SKILL.md, frontMatter: drop }]`.',
        },
        user: { $ref: '#/definitions/nonEmptyString', description: 'User message.' },
        userFile: {
          $ref: '#/definitions/nonEmptyString',
          description: 'File that holds the user message, relative to the config file.',
        },
        messagesFile: {
          $ref: '#/definitions/nonEmptyString',
          description:
            "File that holds the whole chat, JSON or YAML, relative to the config file: a list of `{ role, content }`, or a mapping with that list under `messages`, as GitHub's `*.prompt.yml`. In place of all other texts.",
        },
        images: {
          type: 'array',
          minItems: 1,
          maxItems: 20,
          items: { $ref: '#/definitions/nonEmptyString' },
          description:
            'Files of the checkout that go with the user message, relative to the config file: PNG, JPEG, GIF, WebP and PDF, at most 20 MB together; `{{variables}}` are filled in. What counts is their content.',
        },
        command: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'Shell command that prints the prompt, in place of all texts: a text is the user message; JSON is `{ system, user }` or a list of messages. It is run once for each different set of variables, which are in its environment too (`KINDLM_VAR_name`), and never under `responses: replay`.',
        },
        batch: {
          type: 'boolean',
          description:
            '`true`: one process of the `command` prints all prompts. It reads a line of JSON for each set of variables, and prints a line for each, a JSON text or one of the other forms.',
        },
        keys: {
          $ref: '#/definitions/keys',
          description:
            'Environment variables that the `command` needs and that nobody may see; it gets no others that are secret.',
        },
        dependsOn: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: { $ref: '#/definitions/nonEmptyString' },
          description:
            'Files whose change can change what the `command` prints, as of a test: a stored prompt is stale once one of them has changed. Without it, a replay cannot tell.',
        },
        assistant: {
          type: 'string',
          description: 'Start of the answer that the model continues (prefill).',
        },
        history: {
          description:
            'Earlier messages, sent between the system prompt and the user message: examples, or a conversation so far.',
          type: 'array',
          minItems: 1,
          items: {
            title: 'EarlierMessage',
            type: 'object',
            patternProperties: { '^x-': true },
            additionalProperties: false,
            required: ['role', 'content'],
            properties: {
              role: { enum: ['user', 'assistant'], description: 'Who says it.' },
              content: {
                $ref: '#/definitions/nonEmptyString',
                description: 'What is said; variables are filled in.',
              },
            },
          },
        },
      },
    },
    tool: {
      title: 'ToolSimulation',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        name: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Tool name as the model sees it.',
        },
        mcp: {
          $ref: '#/definitions/toolServer',
          description:
            'In place of `name`: the tools of an MCP server, as it lists them when the run starts.',
        },
        call: {
          type: 'boolean',
          default: false,
          description:
            'With `mcp`: the server itself answers the calls, one process for each answer of the model.',
        },
        description: { type: 'string', description: 'What the tool does, for the model.' },
        parameters: { type: 'object', description: "JSON Schema of the tool's parameters." },
        responses: {
          type: 'array',
          description: 'Simulated responses; the first whose `when` matches the arguments is used.',
          items: {
            title: 'ToolResponse',
            type: 'object',
            patternProperties: { '^x-': true },
            additionalProperties: false,
            required: ['when', 'then'],
            properties: {
              when: {
                type: 'object',
                description:
                  'Arguments that the call must have, each with an equal value; it may have more.',
              },
              then: { description: 'The simulated result.' },
            },
          },
        },
        defaultResponse: { description: 'The simulated result when no `when` matches.' },
      },
      if: { required: ['mcp'], properties: { mcp: {} } },
      then: { not: { required: ['name'], properties: { name: {} } } },
      else: { required: ['name'], properties: { name: {} } },
    },
    toolServer: {
      title: 'McpToolServer',
      description: 'An MCP server whose tools a test offers.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        command: {
          $ref: '#/definitions/nonEmptyString',
          description:
            "Shell command that starts it; it speaks over standard input and output, and runs in the config's folder as a `command` test does.",
        },
        serverUrl: {
          $ref: '#/definitions/url',
          description:
            'In place of `command`: URL of a server that runs (streamable HTTP). `${NAME}` in it is replaced by the environment variable NAME.',
        },
        only: {
          $ref: '#/definitions/nonEmptyStringList',
          description: 'Names of the tools that are offered. Default: all, at most 128.',
        },
        headers: {
          $ref: '#/definitions/headers',
          description: 'Headers of every request to `serverUrl`.',
        },
        keys: {
          $ref: '#/definitions/keys',
          description:
            'Environment variables that the `command` needs and that nobody may see, as on a test.',
        },
        dependsOn: {
          $ref: '#/definitions/stringList',
          description:
            'Files that the server is made of, as on a test. A stored list and stored answers of it hold as long as they are the same; without it, it is unknown what they are worth.',
        },
      },
      if: { required: ['serverUrl'], properties: { serverUrl: {} } },
      then: { not: { required: ['command'], properties: { command: {} } } },
      else: { required: ['command'], properties: { command: {} } },
    },
    conversationTurn: {
      title: 'ConversationTurn',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['turn'],
      properties: {
        turn: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Label of the turn, shown in reports.',
        },
        user: {
          type: 'string',
          description:
            "What the user says in this turn. The first turn may leave it out: the prompt's user message is sent. A later turn without it looks at the model's next reply in the tool loop.",
        },
        expect: { $ref: '#/definitions/expect' },
      },
    },
    test: {
      title: 'TestEntry',
      description: 'Exactly one of `prompt` and `command` is needed.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: { $ref: '#/definitions/nonEmptyString', description: 'Unique name of the test.' },
        prompt: { $ref: '#/definitions/nonEmptyString', description: 'A key of `prompts`.' },
        command: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Shell command whose standard output is the answer.',
        },
        exitCodes: {
          type: 'array',
          minItems: 1,
          items: { type: 'integer', minimum: 0, maximum: 255 },
          description:
            'Exit codes of the `command` after which its output is judged, `[0]` unless given; any other is `COMMAND_FAILED`.',
        },
        keys: {
          $ref: '#/definitions/keys',
          description:
            "Environment variables that the `command` needs and that nobody may see, such as `ANTHROPIC_API_KEY`. One that is not set is a missing key as a model's is (input `on-missing-secrets`); the value of one that is set is replaced by `***` in everything that is written.",
        },
        timeoutMs: {
          type: 'integer',
          minimum: 1,
          maximum: 86400000,
          description:
            'Milliseconds that the `command`, or each reply of the model, may take; takes precedence over `defaults.timeoutMs` and the input `timeout-ms`. A command that takes longer is ended and has failed with `COMMAND_TIMEOUT`.',
        },
        costUsd: {
          type: 'number',
          minimum: 0,
          description:
            'USD that an answer of the `command` costs where it does not say so itself: for the cost gate, the cost assertion and the budget.',
        },
        model: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'The model that the `command` asks, where its output does not name it: its price counts, and reports name it.',
        },
        agent: {
          const: 'none',
          description:
            '`none`: the output of the `command` is read as text, also where it looks like the event stream of an agent.',
        },
        workspace: {
          $ref: '#/definitions/workspace',
          description:
            "What the `command` works on: each answer gets a private copy, which is its current folder. Default: `defaults.workspace`; without either, it runs in the config's folder.",
        },
        vars: {
          type: 'object',
          default: {},
          description: 'Values for `{{name}}` and `{{dotted.name}}` in the prompt.',
          additionalProperties: {
            anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
          },
        },
        cases: {
          anyOf: [
            { type: 'string', minLength: 1 },
            { type: 'array', minItems: 1, items: { type: 'object' } },
          ],
          description:
            "Makes one test of each case: a `.csv`, `.tsv`, `.json`, `.jsonl` or `.yaml` file relative to the config file, a glob that makes one list of several, or a list of mappings. A case's columns are variables, over `vars`; `{{column}}` is replaced in `name`, `tags`, `workspace`, `expect`, `assert`, `tools` and `conversation` too, with its own type where it is the whole value. A `name` without a column gets `#` and the number of the case.",
        },
        models: {
          $ref: '#/definitions/stringList',
          description:
            'Ids of the models to test. Default: `defaults.models`, else all but those that are only named as a judge or for embeddings.',
        },
        repeat: {
          $ref: '#/definitions/repeat',
          description: 'Answers of each model to this test.',
        },
        minPasses: {
          $ref: '#/definitions/minPasses',
          description:
            'How many of the answers that count (`repeat`, or its `min`) must pass for the test to pass: a number, or a share such as `80%`, rounded up. Default: `defaults.minPasses`, else all. Failed answers still count in gates such as `piiFailuresMax`.',
        },
        deterministic: {
          const: true,
          description:
            'The program of a `command`, `http` or `mcp` test answers the same each time, since it asks at temperature 0: its repeats are one answer, in the comparison and in `runPassRateMin`.',
        },
        dependsOn: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: { $ref: '#/definitions/nonEmptyString' },
          description:
            "Files whose change can change the answers of a `command`, `http` or `mcp` test: paths or globs, relative to the config file; one that starts with `!` leaves files out. Files that the test's command itself names belong to it. Without it, it is unknown whether a change can have affected such a test.",
        },
        tools: {
          type: 'array',
          items: { $ref: '#/definitions/tool' },
          description: 'Tools that the model may call: simulated ones, and those of MCP servers.',
        },
        conversation: {
          type: 'array',
          minItems: 1,
          items: { $ref: '#/definitions/conversationTurn' },
          description: 'User turns of one conversation, each with its own `expect`.',
        },
        maxTurns: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 10,
          description: 'Maximum number of model replies in one tool loop.',
        },
        expect: { $ref: '#/definitions/expect' },
        assert: { $ref: '#/definitions/assertList' },
        threshold: {
          $ref: '#/definitions/score',
          description: 'With `assert`: the weighted mean score that passes the test.',
        },
        tags: { $ref: '#/definitions/stringList', description: 'Labels for the input `tags`.' },
        skip: { type: 'boolean', default: false, description: 'Leave this test out.' },
      },
      if: { required: ['prompt'], properties: { prompt: {} } },
      then: { not: { required: ['command'], properties: { command: {} } } },
      else: { required: ['command'], properties: { command: {} } },
    },
    expect: {
      title: 'Expect',
      description: 'What the answer must meet.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        output: {
          title: 'OutputExpect',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          description: 'Format and content of the text.',
          properties: {
            format: {
              enum: ['text', 'json'],
              default: 'text',
              description:
                '`json`: the output must be valid JSON, and match `schemaFile` if given.',
            },
            schemaFile: {
              $ref: '#/definitions/nonEmptyString',
              description:
                'JSON Schema (draft 07, 2019-09 or 2020-12), relative to the config file. Used with `format: json`.',
            },
            contains: {
              $ref: '#/definitions/nonEmptyStringList',
              description: 'Texts that must all occur.',
            },
            notContains: {
              $ref: '#/definitions/nonEmptyStringList',
              description: 'Texts that must not occur.',
            },
            maxLength: {
              type: 'integer',
              minimum: 1,
              description: 'Maximum length in characters (UTF-16 code units).',
            },
            ignoreCase: {
              type: 'boolean',
              default: false,
              description: 'Compare `contains` and `notContains` without regard to case.',
            },
          },
        },
        guardrails: {
          title: 'Guardrails',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          description: 'What must never occur in an answer.',
          properties: {
            pii: {
              title: 'PiiGuardrail',
              type: 'object',
              patternProperties: { '^x-': true },
              additionalProperties: false,
              description:
                'Personal data. Without `denyPatterns`: US social security numbers, credit card numbers (Luhn-checked), e-mail addresses.',
              properties: {
                enabled: {
                  type: 'boolean',
                  default: true,
                  description: '`false` switches the check off.',
                },
                allow: {
                  type: 'array',
                  description:
                    'Data that is not personal, such as your own address: texts as they are found, in any letter case, or patterns that match the whole.',
                  items: {
                    anyOf: [
                      { type: 'string', minLength: 1 },
                      {
                        title: 'AllowedPattern',
                        type: 'object',
                        patternProperties: { '^x-': true },
                        additionalProperties: false,
                        required: ['pattern'],
                        properties: {
                          pattern: {
                            $ref: '#/definitions/nonEmptyString',
                            description: 'Regular expression (flag `i`).',
                          },
                        },
                      },
                    ],
                  },
                },
                denyPatterns: {
                  $ref: '#/definitions/stringList',
                  description: 'Regular expressions (flags `gi`) instead of the built-in ones.',
                },
                customPatterns: {
                  type: 'array',
                  description: 'Further patterns, with names.',
                  items: {
                    title: 'NamedPattern',
                    type: 'object',
                    patternProperties: { '^x-': true },
                    additionalProperties: false,
                    required: ['name', 'pattern'],
                    properties: {
                      name: {
                        $ref: '#/definitions/nonEmptyString',
                        description: 'Name shown in reports.',
                      },
                      pattern: {
                        $ref: '#/definitions/nonEmptyString',
                        description: 'Regular expression (flags `gi`).',
                      },
                    },
                  },
                },
                on: {
                  enum: ['answer', 'changes'],
                  description:
                    "With a `workspace`: only the answer's text, or only what the agent changed. Default: both.",
                },
              },
            },
            keywords: {
              title: 'KeywordGuardrail',
              type: 'object',
              patternProperties: { '^x-': true },
              additionalProperties: false,
              description: 'Words and phrases, compared without regard to case.',
              properties: {
                deny: {
                  $ref: '#/definitions/nonEmptyStringList',
                  default: [],
                  description: 'None of these may occur.',
                },
                allow: {
                  $ref: '#/definitions/nonEmptyStringList',
                  description: 'At least one of these must occur.',
                },
                on: {
                  enum: ['answer', 'changes'],
                  description:
                    "With a `workspace`: where `deny` looks, only in the answer's text or only in what the agent added. Default: in both.",
                },
              },
            },
          },
        },
        judge: {
          type: 'array',
          description: 'Criteria that a judge model scores from 0 to 1.',
          items: {
            title: 'JudgeCriterion',
            type: 'object',
            patternProperties: { '^x-': true },
            additionalProperties: false,
            required: ['criteria'],
            properties: {
              criteria: {
                $ref: '#/definitions/nonEmptyString',
                description: 'What the judge looks for.',
              },
              minScore: {
                $ref: '#/definitions/score',
                default: 0.7,
                description: 'Lowest score that passes.',
              },
              model: {
                $ref: '#/definitions/nonEmptyString',
                description:
                  'Id of the judge model. Default: `defaults.judgeModel`, else the first model that is no `http` or `mcp` endpoint.',
              },
              rubric: { type: 'string', description: 'Detailed rubric for the judge.' },
              passes: {
                type: 'integer',
                minimum: 1,
                maximum: 25,
                default: 1,
                description: 'How often the judge is asked; the median counts.',
              },
              labels: {
                $ref: '#/definitions/nonEmptyString',
                description:
                  'File of answers that people have judged (`.jsonl`, `.csv`, `.yaml`): `output`, `pass`, `question`, `score`, `note`. The judge is checked against them.',
              },
              on: {
                enum: ['answer', 'changes'],
                description:
                  "With a `workspace`: what the judge sees, only the answer's text or only what the agent changed. Default: both.",
              },
            },
          },
        },
        toolCalls: {
          type: 'array',
          description: 'Tool calls that must, or must not, happen.',
          items: {
            title: 'ToolCallExpect',
            type: 'object',
            patternProperties: { '^x-': true },
            additionalProperties: false,
            required: ['tool'],
            properties: {
              tool: { $ref: '#/definitions/nonEmptyString', description: 'Tool name.' },
              shouldNotCall: {
                type: 'boolean',
                default: false,
                description: 'The tool must not be called.',
              },
              argsMatch: { type: 'object', description: 'Deep partial match of the arguments.' },
              argsSchema: {
                $ref: '#/definitions/nonEmptyString',
                description: 'JSON Schema file for the arguments, relative to the config file.',
              },
              order: {
                type: 'integer',
                minimum: 0,
                description: 'Position of the call among all calls, from 0.',
              },
              responseContains: {
                type: 'string',
                description: 'Text that the simulated response must contain.',
              },
            },
          },
        },
        trajectory: {
          title: 'TrajectoryExpect',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          required: ['tools'],
          description: 'The tool calls of an answer as a whole: which, in what order, how many.',
          properties: {
            tools: {
              type: 'array',
              maxItems: 100,
              description:
                'The calls that are wanted: names of tools, or `tool` with the arguments of that call.',
              items: {
                anyOf: [
                  { type: 'string', minLength: 1 },
                  {
                    title: 'TrajectoryStep',
                    type: 'object',
                    patternProperties: { '^x-': true },
                    additionalProperties: false,
                    required: ['tool'],
                    properties: {
                      tool: { $ref: '#/definitions/nonEmptyString', description: 'Tool name.' },
                      argsMatch: {
                        type: 'object',
                        description: 'Deep partial match of the arguments.',
                      },
                    },
                  },
                ],
              },
            },
            match: {
              enum: ['ordered', 'exact', 'unordered', 'only'],
              default: 'ordered',
              description:
                '`ordered`: these calls, in this order, others between them allowed. `exact`: these and no others, in this order. `unordered`: these and no others, in any order, each as often as it is named. `only`: no others; not all needed.',
            },
            maxCalls: {
              type: 'integer',
              minimum: 0,
              description: 'Maximum number of tool calls for an answer.',
            },
            maxRepeats: {
              type: 'integer',
              minimum: 1,
              description: 'Maximum number of calls of the same tool with the same arguments.',
            },
          },
        },
        files: {
          type: 'array',
          minItems: 1,
          description:
            'With a `workspace`: files that are there after the agent, and what is in them.',
          items: {
            title: 'FileExpect',
            type: 'object',
            patternProperties: { '^x-': true },
            additionalProperties: false,
            required: ['path'],
            properties: {
              path: {
                $ref: '#/definitions/nonEmptyString',
                description:
                  'Path or glob in the workspace. At least one file must match, unless `exists` is false.',
              },
              contains: {
                $ref: '#/definitions/nonEmptyStringList',
                description: 'Texts that one matching file must all contain.',
              },
              matches: {
                $ref: '#/definitions/nonEmptyString',
                description: 'Regular expression (flag `m`) that one matching file must match.',
              },
              equals: {
                $ref: '#/definitions/nonEmptyString',
                description:
                  'File that one matching file must be equal to, relative to the config file.',
              },
              schema: {
                $ref: '#/definitions/nonEmptyString',
                description:
                  'JSON Schema that one matching file must meet, relative to the config file.',
              },
              notContains: {
                $ref: '#/definitions/nonEmptyStringList',
                description: 'Texts that no matching file may contain.',
              },
              maxBytes: {
                type: 'integer',
                minimum: 0,
                description: 'Most bytes of every matching file.',
              },
              unchanged: {
                type: 'boolean',
                default: false,
                description:
                  'Every file that matches, at the start or now, is as it was at the start.',
              },
              exists: {
                type: 'boolean',
                default: true,
                description: '`false`: no file may match.',
              },
              guard: {
                type: 'boolean',
                description:
                  'It is meant to hold before the agent has done anything, and is not named as an expectation that proves nothing.',
              },
            },
          },
        },
        changes: {
          title: 'ChangesExpect',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          minProperties: 1,
          description:
            'With a `workspace`: what the agent may change. What git ignores at the start counts for `never` alone.',
          properties: {
            only: {
              $ref: '#/definitions/nonEmptyStringList',
              description: 'Paths or globs: nothing else may change.',
            },
            never: {
              $ref: '#/definitions/nonEmptyStringList',
              description:
                'Paths or globs that may not change, files that git ignores and `.git` among them.',
            },
            none: { type: 'boolean', default: false, description: 'Nothing may change.' },
            maxFiles: { type: 'integer', minimum: 0, description: 'Most files that may change.' },
            maxLines: {
              type: 'integer',
              minimum: 0,
              description: 'Most lines that may be added and removed together.',
            },
          },
        },
        checks: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          description:
            "With a `workspace`: commands that run in it after the agent, without the step's keys: a text, or `run` with what it must end with.",
          items: {
            anyOf: [
              { type: 'string', minLength: 1 },
              {
                title: 'CheckEntry',
                type: 'object',
                patternProperties: { '^x-': true },
                additionalProperties: false,
                required: ['run'],
                properties: {
                  run: { $ref: '#/definitions/nonEmptyString', description: 'The command.' },
                  with: {
                    $ref: '#/definitions/nonEmptyString',
                    description:
                      'Folder of the checkout, relative to the config file, that is laid over the workspace before the check: the agent has neither seen nor changed it.',
                  },
                  exitCode: {
                    type: 'integer',
                    minimum: 0,
                    maximum: 255,
                    description: 'Exit code of the command that passes. Default: 0.',
                  },
                  contains: {
                    $ref: '#/definitions/nonEmptyStringList',
                    description: 'Texts that its standard output must all contain.',
                  },
                  timeoutMs: {
                    type: 'integer',
                    minimum: 1,
                    maximum: 86400000,
                    description:
                      'Milliseconds after which it is ended and has failed. Default: 5 minutes.',
                  },
                  guard: {
                    type: 'boolean',
                    description:
                      'It is meant to hold before the agent has done anything, and is not named as an expectation that proves nothing.',
                  },
                },
              },
            ],
          },
        },
        skills: {
          title: 'SkillsExpect',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          minProperties: 1,
          description:
            "Skills that the agent of a `command` test must, or must not, use. One was used where the agent's tool for skills names it, or a call read its `SKILL.md`.",
          properties: {
            used: {
              $ref: '#/definitions/nonEmptyStringList',
              description: 'Names of skills that must be used.',
            },
            notUsed: {
              $ref: '#/definitions/nonEmptyStringList',
              description: 'Names of skills that must not be used.',
            },
          },
        },
        baseline: {
          title: 'BaselineExpect',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          description: 'Comparison with the baseline.',
          properties: {
            drift: {
              title: 'DriftExpect',
              type: 'object',
              patternProperties: { '^x-': true },
              additionalProperties: false,
              description: "How far the answer may move away from the baseline's.",
              properties: {
                maxScore: {
                  $ref: '#/definitions/score',
                  default: 0.15,
                  description: 'Largest drift that passes; 0 is identical.',
                },
                method: {
                  enum: ['judge', 'embedding', 'field-diff'],
                  default: 'judge',
                  description: 'How drift is measured.',
                },
                fields: {
                  $ref: '#/definitions/stringList',
                  description:
                    'For `field-diff`: dotted paths to compare; `-1` is the last element of a list. Default: every field.',
                },
              },
            },
          },
        },
        latency: {
          title: 'LatencyExpect',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          required: ['maxMs'],
          description: 'Time of the answer.',
          properties: {
            maxMs: {
              type: 'number',
              exclusiveMinimum: 0,
              description:
                'Maximum duration of all model calls for an answer together, in milliseconds.',
            },
          },
        },
        cost: {
          title: 'CostExpect',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          required: ['maxUsd'],
          description: 'Cost of the answer.',
          properties: {
            maxUsd: {
              type: 'number',
              exclusiveMinimum: 0,
              description: 'Maximum cost of the model calls for an answer, in USD.',
            },
          },
        },
      },
    },
    assertList: {
      description: "Scored assertions in promptfoo's language.",
      type: 'array',
      items: { $ref: '#/definitions/scoredAssert' },
    },
    scoredAssert: {
      title: 'ScoredAssert',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['type'],
      properties: {
        type: {
          $ref: '#/definitions/scoredAssertType',
          description: 'What is checked; `not-` before a deterministic type negates it.',
        },
        value: { description: 'What it is checked against; depends on the type.' },
        threshold: {
          type: 'number',
          minimum: 0,
          description:
            'Lowest score that passes; for `latency` the most ms, for `cost` the most USD.',
        },
        weight: {
          type: 'number',
          minimum: 0,
          default: 1,
          description: "Weight in the test's mean score.",
        },
        metric: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Name under which the score is reported.',
        },
        timeoutMs: {
          type: 'integer',
          minimum: 1,
          maximum: 60000,
          description:
            'For `javascript` and `python`: the deadline in ms. Default 1000; 30000 for `python` and with `sandbox: false`.',
        },
        config: {
          type: 'object',
          description:
            'For `javascript` and `python`: values that the code reads as `context.config`.',
        },
        sandbox: {
          const: false,
          description:
            'For `javascript` with a file: `false` runs it with the Node.js of the machine and not in the sandbox, so that it may import modules, read files and call servers. Under the rules of a `command`.',
        },
        keys: {
          $ref: '#/definitions/keys',
          description:
            'For `python`, and with `sandbox: false`: environment variables that the code needs and that nobody may see; it gets no others that are secret. None under `responses: replay`.',
        },
        labels: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'For `llm-rubric`: file of answers that people have judged, as in `expect.judge`.',
        },
        on: {
          enum: ['answer', 'changes'],
          description:
            'With a `workspace`, of a check of the text: where it looks, only in the answer or only in the lines that the agent added. Default: the answer; of a negated one both.',
        },
      },
    },
    scoredAssertType: {
      enum: [
        'contains',
        'icontains',
        'contains-any',
        'contains-all',
        'icontains-any',
        'icontains-all',
        'starts-with',
        'equals',
        'regex',
        'is-json',
        'contains-json',
        'javascript',
        'python',
        'llm-rubric',
        'similar',
        'latency',
        'cost',
        'telegram-format',
        'conciseness',
        'not-contains',
        'not-icontains',
        'not-contains-any',
        'not-contains-all',
        'not-icontains-any',
        'not-icontains-all',
        'not-starts-with',
        'not-equals',
        'not-regex',
        'not-is-json',
        'not-contains-json',
        'not-javascript',
        'not-python',
        'not-latency',
        'not-cost',
        'not-telegram-format',
        'not-conciseness',
      ],
    },
    gates: {
      title: 'Gates',
      description: 'What the suite as a whole must meet.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        passRateMin: {
          $ref: '#/definitions/score',
          default: 0.95,
          description: 'Lowest share of passed results. Unit: share, 0 to 1 (0.95 is 95 %).',
        },
        runPassRateMin: {
          $ref: '#/definitions/score',
          description:
            'Lowest share of answers that pass, over all results: red only where it is certain that the true share is lower, so that more repeats make it surer, not stricter. At temperature 0 or with a seed all answers of a result count as one. Unit: share, 0 to 1 (0.95 is 95 %).',
        },
        reliabilityMin: {
          title: 'ReliabilityMin',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          required: ['tries', 'rate'],
          description:
            'Lowest share of results of which so many answers in a row would all pass (pass^k): red only where the 95 % interval of that share lies below.',
          properties: {
            tries: {
              type: 'integer',
              minimum: 1,
              maximum: 1000,
              description: 'Answers in a row, at most the `repeat` of every test.',
            },
            rate: {
              $ref: '#/definitions/score',
              description: 'Lowest share of results. Unit: share, 0 to 1 (0.95 is 95 %).',
            },
          },
        },
        schemaFailuresMax: {
          type: 'integer',
          minimum: 0,
          default: 0,
          description: 'Most schema failures (`SCHEMA_*`). Unit: whole number.',
        },
        piiFailuresMax: {
          type: 'integer',
          minimum: 0,
          default: 0,
          description: 'Most results with `PII_DETECTED`. Unit: whole number.',
        },
        keywordFailuresMax: {
          type: 'integer',
          minimum: 0,
          default: 0,
          description: 'Most results with a `KEYWORD_*` code. Unit: whole number.',
        },
        judgeAvgMin: {
          $ref: '#/definitions/score',
          description: 'Lowest mean of all judge scores. Unit: score, 0 to 1.',
        },
        judgeTrustMin: {
          $ref: '#/definitions/score',
          description:
            'Least share of good answers that each judge with labels must pass, and of bad ones that it must stop; it fails only where the labels show for certain that a judge does not. Unit: share, 0 to 1.',
        },
        driftScoreMax: {
          $ref: '#/definitions/score',
          description: 'Largest drift of any result. Unit: score, 0 to 1.',
        },
        costMaxUsd: {
          type: 'number',
          exclusiveMinimum: 0,
          description:
            'Highest cost of the whole suite; the run stops before it is exceeded. Unit: USD.',
        },
        latencyMaxMs: {
          type: 'number',
          exclusiveMinimum: 0,
          description: "Highest mean of the results' latencies. Unit: milliseconds.",
        },
        deterministicPassRate: {
          $ref: '#/definitions/score',
          description:
            'Lowest share of passed deterministic assertion results. Unit: share, 0 to 1 (0.95 is 95 %).',
        },
        probabilisticPassRate: {
          $ref: '#/definitions/score',
          description:
            'Lowest share of passed judge and drift results. Unit: share, 0 to 1 (0.95 is 95 %).',
        },
        notWorse: {
          type: 'boolean',
          description:
            'Whether the run fails where it is worse than the base branch by more than chance explains.',
        },
        unnoticedPartsMax: {
          type: 'integer',
          minimum: 0,
          description:
            'Of `mode: parts` only: most parts that no test notices. Unit: whole number.',
        },
        harmfulPartsMax: {
          type: 'integer',
          minimum: 0,
          description:
            'Of `mode: parts` only: most parts without which the suite, or a test, is better. Unit: whole number.',
        },
        notWorseMargin: {
          type: 'number',
          minimum: 2,
          maximum: 20,
          description:
            'The drop of the share of answers that pass that "not worse" rules out. Default: 10. It is not a gate by itself. Unit: percentage points (5 is a drop from 95 % to 90 %).',
        },
        regressionsMax: {
          type: 'integer',
          minimum: 0,
          description:
            'Most results that are worse than on the base branch for certain. Unit: whole number.',
        },
        newFailuresMax: {
          type: 'integer',
          minimum: 0,
          description:
            'Most results that passed in every answer on the base branch (two or more) and in none here. A plain count, without statistics. Unit: whole number.',
        },
        passRateDropMax: {
          type: 'number',
          minimum: 0,
          maximum: 100,
          description:
            'Largest drop of the share of answers that pass below the base branch; it fails only where the run is worse by more than chance explains, too. Unit: percentage points (5 is a drop from 95 % to 90 %).',
        },
        judgeDropMax: {
          $ref: '#/definitions/score',
          description:
            'Largest drop of the mean judge score below the base branch; it fails only where chance does not explain the drop, too. Unit: difference of scores, 0 to 1.',
        },
        latencyIncreaseMax: {
          type: 'number',
          minimum: 1,
          description:
            "Highest mean latency as a multiple of the base branch's. Unit: ratio (1.2 is a fifth more).",
        },
        costIncreaseMax: {
          type: 'number',
          minimum: 1,
          description:
            "Highest mean cost of an answer as a multiple of the base branch's. Unit: ratio (1.2 is a fifth more).",
        },
      },
    },
    defaults: {
      title: 'Defaults',
      description: 'Values for every test.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        repeat: {
          $ref: '#/definitions/repeat',
          default: 1,
          description: 'Answers of each model to each test.',
        },
        minPasses: {
          $ref: '#/definitions/minPasses',
          description:
            'Of the answers that count, so many must pass for a test to pass: a number, or a share such as `80%`, rounded up. Default: all.',
        },
        concurrency: {
          type: 'integer',
          minimum: 1,
          maximum: 128,
          default: 4,
          description: 'Model calls in flight.',
        },
        workspaceConcurrency: {
          type: 'integer',
          minimum: 1,
          maximum: 64,
          default: 2,
          description: 'Commands with a `workspace` in flight, among the `concurrency`.',
        },
        timeoutMs: {
          type: 'integer',
          minimum: 100,
          default: 60000,
          description: 'Longest time of one model call, in ms.',
        },
        workspace: {
          $ref: '#/definitions/workspace',
          description: 'The workspace of each `command` test that names none.',
        },
        models: {
          $ref: '#/definitions/stringList',
          description:
            'Ids of the models of each test that names none. Default: all but those that are only named as a judge or for embeddings; all where no other is left.',
        },
        judgeModel: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'Id of the model that judges. Default: the first model that is no `http` or `mcp` endpoint.',
        },
        embeddingModel: {
          $ref: '#/definitions/nonEmptyString',
          description:
            "Id of the model that makes embeddings. Default: `text-embedding-3-small` of the tested model's provider, where it has embeddings.",
        },
        expect: { $ref: '#/definitions/expect' },
        assert: { $ref: '#/definitions/assertList' },
      },
    },
    compliance: {
      title: 'Compliance',
      description: 'Testing evidence for the EU AI Act.',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      properties: {
        enabled: {
          type: 'boolean',
          default: false,
          description:
            'Write the compliance files: `compliance.md`, `compliance.json` and `SHA256SUMS`.',
        },
        framework: {
          enum: ['eu-ai-act', 'custom'],
          default: 'eu-ai-act',
          description: '`custom`: headings without references to the AI Act.',
        },
        outputDir: {
          $ref: '#/definitions/nonEmptyString',
          description: 'Folder that gets a copy, relative to the config file.',
        },
        metadata: {
          title: 'ComplianceMetadata',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          default: {},
          description: 'What the document says about the system.',
          properties: {
            systemName: { type: 'string', description: 'Name of the AI system.' },
            systemVersion: { type: 'string', description: 'Version of the AI system.' },
            riskLevel: {
              enum: ['high', 'limited', 'minimal'],
              description: 'Risk level under the Act.',
            },
            operator: { type: 'string', description: 'Who operates the system.' },
            intendedPurpose: { type: 'string', description: 'Documented intended purpose.' },
            dataGovernanceNotes: { type: 'string', description: 'Notes on the test data.' },
            responsiblePerson: { type: 'string', description: 'Who signs the document.' },
          },
        },
      },
    },
    workspace: {
      description: 'A folder of the checkout, or what the folder is made of.',
      anyOf: [
        { type: 'string', minLength: 1 },
        {
          title: 'WorkspaceEntry',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          minProperties: 1,
          properties: {
            from: {
              $ref: '#/definitions/nonEmptyString',
              description:
                'Folder of the checkout, relative to the config file; `{{variables}}` are filled in. Of it counts what git would commit; where there is no git, all but `.git`, `node_modules`, `__pycache__`, `.DS_Store` and `.env`. At most 50,000 files and 500 MB. Default: an empty folder.',
            },
            files: {
              type: 'object',
              minProperties: 1,
              description:
                'Further files, over those of `from`, by their path in the workspace: a text, or `from` with a file or folder of the checkout, such as the skill as this pull request has it.',
              additionalProperties: {
                anyOf: [
                  { type: 'string' },
                  {
                    title: 'WorkspaceSource',
                    type: 'object',
                    patternProperties: { '^x-': true },
                    additionalProperties: false,
                    required: ['from'],
                    properties: {
                      from: {
                        $ref: '#/definitions/nonEmptyString',
                        description: 'File or folder of the checkout, relative to the config file.',
                      },
                    },
                  },
                ],
              },
            },
            setup: {
              type: 'array',
              minItems: 1,
              maxItems: 50,
              items: { $ref: '#/definitions/nonEmptyString' },
              description:
                "Commands that run in the workspace before the agent gets it, without the step's keys, once for equal content. One that fails ends the job with exit code 2.",
            },
            git: {
              type: 'boolean',
              description:
                'Whether the workspace is a git repository with one commit of all of it. Default: true.',
            },
            home: {
              $ref: '#/definitions/nonEmptyString',
              description:
                "Folder of the checkout that each answer gets as a private home folder (`HOME`, and the agents' own, such as `CLAUDE_CONFIG_DIR`), or `inherit` for that of the job, whose memory all answers then share. Default: an empty folder.",
            },
          },
        },
      ],
    },
  },
};
const func0 = Object.prototype.hasOwnProperty;
const func54 = require('ajv/dist/runtime/ucs2length').default;
const pattern0 = new RegExp('^x-', 'u');
const schema7 = { type: 'string', minLength: 1 };
function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (func54(data) < 1) {
      const err0 = {
        instancePath,
        schemaPath: '#/minLength',
        keyword: 'minLength',
        params: { limit: 1 },
        message: 'must NOT have fewer than 1 characters',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'string' },
      message: 'must be string',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
const schema8 = { type: 'array', items: { type: 'string' } };
function validate25(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (typeof data[i0] !== 'string') {
        const err0 = {
          instancePath: instancePath + '/' + i0,
          schemaPath: '#/items/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'array' },
      message: 'must be array',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
const schema9 = {
  title: 'Providers',
  description:
    'Connections to model providers. API keys are not allowed in the config: `apiKeyEnv` names the environment variable that holds one.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: { $ref: '#/definitions/namedProvider' },
  minProperties: 1,
  properties: {
    openai: { $ref: '#/definitions/apiProvider' },
    anthropic: { $ref: '#/definitions/apiProvider' },
    gemini: { $ref: '#/definitions/apiProvider' },
    mistral: { $ref: '#/definitions/apiProvider' },
    cohere: { $ref: '#/definitions/apiProvider' },
    ollama: { $ref: '#/definitions/ollamaProvider' },
    http: { $ref: '#/definitions/httpProvider' },
    mcp: { $ref: '#/definitions/mcpProvider' },
  },
};
const schema10 = {
  title: 'NamedProvider',
  description:
    'A further endpoint under its own name, to which `models[].provider` refers. Besides `kind` it takes the keys of that kind.',
  type: 'object',
  required: ['kind'],
  properties: {
    kind: {
      enum: ['openai', 'anthropic', 'gemini', 'mistral', 'cohere', 'ollama', 'http', 'mcp'],
      description: "Which provider's API the endpoint speaks.",
    },
  },
  allOf: [
    {
      if: {
        required: ['kind'],
        properties: { kind: { enum: ['openai', 'anthropic', 'gemini', 'mistral', 'cohere'] } },
      },
      then: { $ref: '#/definitions/apiProvider' },
    },
    {
      if: { required: ['kind'], properties: { kind: { const: 'ollama' } } },
      then: { $ref: '#/definitions/ollamaProvider' },
    },
    {
      if: { required: ['kind'], properties: { kind: { const: 'http' } } },
      then: { $ref: '#/definitions/httpProvider' },
    },
    {
      if: { required: ['kind'], properties: { kind: { const: 'mcp' } } },
      then: { $ref: '#/definitions/mcpProvider' },
    },
  ],
};
const schema11 = {
  title: 'ApiProvider',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    kind: {
      enum: ['openai', 'anthropic', 'gemini', 'mistral', 'cohere'],
      description: 'For an endpoint under its own name: the provider whose API it speaks.',
    },
    apiKeyEnv: {
      $ref: '#/definitions/envName',
      description:
        "Environment variable that holds the API key. Never the key itself. Default: the provider's usual one, e.g. `OPENAI_API_KEY`; with a `baseUrl`, no key is sent.",
    },
    apiKeyHeader: { $ref: '#/definitions/apiKeyHeader' },
    baseUrl: {
      $ref: '#/definitions/url',
      description:
        'Base URL of a compatible API (gateway, proxy, your own server). `${NAME}` in it is replaced by the environment variable NAME.',
    },
    headers: { $ref: '#/definitions/headers' },
    organization: { type: 'string', description: 'Organization id (OpenAI).' },
    workloadIdentity: {
      $ref: '#/definitions/workloadIdentity',
      description:
        "Instead of a stored key, for OpenAI and Anthropic: the job's OIDC token (permission `id-token: write`) is exchanged for a short-lived one.",
    },
  },
};
const schema12 = {
  type: 'string',
  minLength: 1,
  description: 'Name of an environment variable, never the key itself.',
};
function validate30(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (func54(data) < 1) {
      const err0 = {
        instancePath,
        schemaPath: '#/minLength',
        keyword: 'minLength',
        params: { limit: 1 },
        message: 'must NOT have fewer than 1 characters',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'string' },
      message: 'must be string',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
const schema13 = {
  type: 'string',
  minLength: 1,
  description:
    'Header that carries the API key as it is, e.g. `api-key`. Default: `Authorization`, with `Bearer ` before the key (`x-api-key` for Anthropic, `api-key` for Azure).',
};
function validate32(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (func54(data) < 1) {
      const err0 = {
        instancePath,
        schemaPath: '#/minLength',
        keyword: 'minLength',
        params: { limit: 1 },
        message: 'must NOT have fewer than 1 characters',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'string' },
      message: 'must be string',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
const schema14 = {
  type: 'string',
  pattern: '^([hH][tT][tT][pP][sS]?://|\\$\\{)',
  description: 'URL. `${NAME}` in it is replaced by the environment variable NAME.',
};
const pattern4 = new RegExp('^([hH][tT][tT][pP][sS]?://|\\$\\{)', 'u');
function validate34(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (!pattern4.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: '#/pattern',
        keyword: 'pattern',
        params: { pattern: '^([hH][tT][tT][pP][sS]?://|\\$\\{)' },
        message: 'must match pattern "' + '^([hH][tT][tT][pP][sS]?://|\\$\\{)' + '"',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'string' },
      message: 'must be string',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
const schema15 = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description:
    'Headers of every request. A value `env:NAME` is read from the environment variable NAME.',
};
function validate36(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (typeof data[key0] !== 'string') {
        const err0 = {
          instancePath: instancePath + '/' + key0.replace(/~/g, '~0').replace(/\//g, '~1'),
          schemaPath: '#/additionalProperties/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
const schema16 = {
  title: 'WorkloadIdentity',
  description:
    'Who the vendor takes the job for. OpenAI wants `identityProviderId` and `serviceAccountId`, Anthropic `federationRuleId` and `organizationId`.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    identityProviderId: {
      type: 'string',
      minLength: 1,
      description: "OpenAI: id of the identity provider that trusts GitHub's tokens.",
    },
    serviceAccountId: {
      type: 'string',
      minLength: 1,
      description: 'OpenAI: id of the service account that the job acts as. Anthropic: optional.',
    },
    federationRuleId: {
      type: 'string',
      minLength: 1,
      description: 'Anthropic: id of the federation rule.',
    },
    organizationId: {
      type: 'string',
      minLength: 1,
      description: 'Anthropic: id of the organization.',
    },
    workspaceId: {
      type: 'string',
      minLength: 1,
      description: 'Anthropic: id of the workspace, where the rule covers several.',
    },
    audience: {
      type: 'string',
      minLength: 1,
      description:
        "Audience (`aud`) of the job's token, as the vendor expects it. Default: GitHub's, the URL of the repository's owner.",
    },
  },
};
function validate38(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'identityProviderId' ||
        key0 === 'serviceAccountId' ||
        key0 === 'federationRuleId' ||
        key0 === 'organizationId' ||
        key0 === 'workspaceId' ||
        key0 === 'audience' ||
        pattern0.test(key0)
      )) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.identityProviderId !== undefined && func0.call(data, 'identityProviderId')) {
      let data0 = data.identityProviderId;
      if (typeof data0 === 'string') {
        if (func54(data0) < 1) {
          const err1 = {
            instancePath: instancePath + '/identityProviderId',
            schemaPath: '#/properties/identityProviderId/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = {
          instancePath: instancePath + '/identityProviderId',
          schemaPath: '#/properties/identityProviderId/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.serviceAccountId !== undefined && func0.call(data, 'serviceAccountId')) {
      let data1 = data.serviceAccountId;
      if (typeof data1 === 'string') {
        if (func54(data1) < 1) {
          const err3 = {
            instancePath: instancePath + '/serviceAccountId',
            schemaPath: '#/properties/serviceAccountId/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + '/serviceAccountId',
          schemaPath: '#/properties/serviceAccountId/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.federationRuleId !== undefined && func0.call(data, 'federationRuleId')) {
      let data2 = data.federationRuleId;
      if (typeof data2 === 'string') {
        if (func54(data2) < 1) {
          const err5 = {
            instancePath: instancePath + '/federationRuleId',
            schemaPath: '#/properties/federationRuleId/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/federationRuleId',
          schemaPath: '#/properties/federationRuleId/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.organizationId !== undefined && func0.call(data, 'organizationId')) {
      let data3 = data.organizationId;
      if (typeof data3 === 'string') {
        if (func54(data3) < 1) {
          const err7 = {
            instancePath: instancePath + '/organizationId',
            schemaPath: '#/properties/organizationId/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + '/organizationId',
          schemaPath: '#/properties/organizationId/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.workspaceId !== undefined && func0.call(data, 'workspaceId')) {
      let data4 = data.workspaceId;
      if (typeof data4 === 'string') {
        if (func54(data4) < 1) {
          const err9 = {
            instancePath: instancePath + '/workspaceId',
            schemaPath: '#/properties/workspaceId/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/workspaceId',
          schemaPath: '#/properties/workspaceId/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.audience !== undefined && func0.call(data, 'audience')) {
      let data5 = data.audience;
      if (typeof data5 === 'string') {
        if (func54(data5) < 1) {
          const err11 = {
            instancePath: instancePath + '/audience',
            schemaPath: '#/properties/audience/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = {
          instancePath: instancePath + '/audience',
          schemaPath: '#/properties/audience/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate29(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'kind' ||
        key0 === 'apiKeyEnv' ||
        key0 === 'apiKeyHeader' ||
        key0 === 'baseUrl' ||
        key0 === 'headers' ||
        key0 === 'organization' ||
        key0 === 'workloadIdentity' ||
        pattern0.test(key0)
      )) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.kind !== undefined && func0.call(data, 'kind')) {
      let data0 = data.kind;
      if (!(
        data0 === 'openai' ||
        data0 === 'anthropic' ||
        data0 === 'gemini' ||
        data0 === 'mistral' ||
        data0 === 'cohere'
      )) {
        const err1 = {
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema11.properties.kind.enum },
          message: 'must be equal to one of the allowed values',
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.apiKeyEnv !== undefined && func0.call(data, 'apiKeyEnv')) {
      if (
        !validate30(data.apiKeyEnv, {
          instancePath: instancePath + '/apiKeyEnv',
          parentData: data,
          parentDataProperty: 'apiKeyEnv',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
    if (data.apiKeyHeader !== undefined && func0.call(data, 'apiKeyHeader')) {
      if (
        !validate32(data.apiKeyHeader, {
          instancePath: instancePath + '/apiKeyHeader',
          parentData: data,
          parentDataProperty: 'apiKeyHeader',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
    if (data.baseUrl !== undefined && func0.call(data, 'baseUrl')) {
      if (
        !validate34(data.baseUrl, {
          instancePath: instancePath + '/baseUrl',
          parentData: data,
          parentDataProperty: 'baseUrl',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
    if (data.headers !== undefined && func0.call(data, 'headers')) {
      if (
        !validate36(data.headers, {
          instancePath: instancePath + '/headers',
          parentData: data,
          parentDataProperty: 'headers',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    }
    if (data.organization !== undefined && func0.call(data, 'organization')) {
      if (typeof data.organization !== 'string') {
        const err2 = {
          instancePath: instancePath + '/organization',
          schemaPath: '#/properties/organization/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.workloadIdentity !== undefined && func0.call(data, 'workloadIdentity')) {
      if (
        !validate38(data.workloadIdentity, {
          instancePath: instancePath + '/workloadIdentity',
          parentData: data,
          parentDataProperty: 'workloadIdentity',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
const schema17 = {
  title: 'OllamaProvider',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    kind: { const: 'ollama', description: 'For an endpoint under its own name.' },
    baseUrl: {
      $ref: '#/definitions/url',
      default: 'http://localhost:11434',
      description:
        'URL of the Ollama server. `${NAME}` in it is replaced by the environment variable NAME.',
    },
    apiKeyEnv: {
      $ref: '#/definitions/envName',
      description: 'Environment variable that holds the API key, where the server wants one.',
    },
    apiKeyHeader: { $ref: '#/definitions/apiKeyHeader' },
    headers: { $ref: '#/definitions/headers' },
  },
};
function validate41(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.baseUrl === undefined) {
      data.baseUrl = 'http://localhost:11434';
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'kind' ||
        key0 === 'baseUrl' ||
        key0 === 'apiKeyEnv' ||
        key0 === 'apiKeyHeader' ||
        key0 === 'headers' ||
        pattern0.test(key0)
      )) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.kind !== undefined && func0.call(data, 'kind')) {
      if ('ollama' !== data.kind) {
        const err1 = {
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/const',
          keyword: 'const',
          params: { allowedValue: 'ollama' },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (
      !validate34(data.baseUrl, {
        instancePath: instancePath + '/baseUrl',
        parentData: data,
        parentDataProperty: 'baseUrl',
        rootData,
      })
    ) {
      vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
      errors = vErrors.length;
    }
    if (data.apiKeyEnv !== undefined && func0.call(data, 'apiKeyEnv')) {
      if (
        !validate30(data.apiKeyEnv, {
          instancePath: instancePath + '/apiKeyEnv',
          parentData: data,
          parentDataProperty: 'apiKeyEnv',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
    if (data.apiKeyHeader !== undefined && func0.call(data, 'apiKeyHeader')) {
      if (
        !validate32(data.apiKeyHeader, {
          instancePath: instancePath + '/apiKeyHeader',
          parentData: data,
          parentDataProperty: 'apiKeyHeader',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
    if (data.headers !== undefined && func0.call(data, 'headers')) {
      if (
        !validate36(data.headers, {
          instancePath: instancePath + '/headers',
          parentData: data,
          parentDataProperty: 'headers',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
const schema18 = {
  title: 'HttpProvider',
  description: 'Any HTTP endpoint that answers prompts.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['url'],
  properties: {
    kind: { const: 'http', description: 'For an endpoint under its own name.' },
    url: {
      $ref: '#/definitions/url',
      description:
        'URL that is called for each prompt. `${NAME}` in it is replaced by the environment variable NAME.',
    },
    method: { enum: ['GET', 'POST', 'PUT', 'PATCH'], default: 'POST', description: 'HTTP method.' },
    headers: { $ref: '#/definitions/headers' },
    body: {
      description:
        "Body template, a JSON value or a text; `{{prompt}}`, `{{system}}`, `{{messages}}`, `{{model}}`, `{{tools}}`, `{{temperature}}`, `{{maxTokens}}`, `{{vars}}` and the test's variables are filled in, escaped for JSON. Without it, the body of a chat completion. With GET, a mapping of query parameters.",
    },
    responsePath: {
      type: 'string',
      description:
        'Dotted path to the answer in the JSON reply; `-1` is the last element of a list, `*` every one, whose texts are joined.',
    },
    transformResponse: {
      type: 'string',
      minLength: 1,
      description:
        'JavaScript that calculates the answer from the reply, in place of `responsePath`: an expression, a function `(json, text, context) => ...`, or a body with `return`. `json` is the parsed reply (null where it is no JSON), `text` the reply as it came, `context.response` has `status` and `headers`. It runs in the sandbox, 1 s at most. An object with `output` is that; another value becomes its JSON text.',
    },
    toolCallsPath: {
      type: 'string',
      description:
        'Dotted path to the tool calls in the JSON reply; `*` goes through a list of which some have calls. Without it no call is seen, and `shouldNotCall` is an error.',
    },
    usagePaths: {
      title: 'UsagePaths',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      description: 'Dotted paths to the token counts in the JSON reply.',
      properties: {
        inputTokens: { type: 'string', description: 'Path to the number of input tokens.' },
        outputTokens: { type: 'string', description: 'Path to the number of output tokens.' },
        totalTokens: { type: 'string', description: 'Path to the total number of tokens.' },
      },
    },
    modelIdPath: {
      type: 'string',
      description: "Dotted path to the model's name in the JSON reply.",
    },
    apiKeyEnv: {
      $ref: '#/definitions/envName',
      description: 'Environment variable that holds the API key.',
    },
    apiKeyHeader: { $ref: '#/definitions/apiKeyHeader' },
  },
};
function validate47(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.method === undefined) {
      data.method = 'POST';
    }
    if (data.url === undefined || !func0.call(data, 'url')) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'url' },
        message: "must have required property '" + 'url' + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema18.properties, key0) || pattern0.test(key0))) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.kind !== undefined && func0.call(data, 'kind')) {
      if ('http' !== data.kind) {
        const err2 = {
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/const',
          keyword: 'const',
          params: { allowedValue: 'http' },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.url !== undefined && func0.call(data, 'url')) {
      if (
        !validate34(data.url, {
          instancePath: instancePath + '/url',
          parentData: data,
          parentDataProperty: 'url',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
    let data2 = data.method;
    if (!(data2 === 'GET' || data2 === 'POST' || data2 === 'PUT' || data2 === 'PATCH')) {
      const err3 = {
        instancePath: instancePath + '/method',
        schemaPath: '#/properties/method/enum',
        keyword: 'enum',
        params: { allowedValues: schema18.properties.method.enum },
        message: 'must be equal to one of the allowed values',
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.headers !== undefined && func0.call(data, 'headers')) {
      if (
        !validate36(data.headers, {
          instancePath: instancePath + '/headers',
          parentData: data,
          parentDataProperty: 'headers',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    }
    if (data.responsePath !== undefined && func0.call(data, 'responsePath')) {
      if (typeof data.responsePath !== 'string') {
        const err4 = {
          instancePath: instancePath + '/responsePath',
          schemaPath: '#/properties/responsePath/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.transformResponse !== undefined && func0.call(data, 'transformResponse')) {
      let data5 = data.transformResponse;
      if (typeof data5 === 'string') {
        if (func54(data5) < 1) {
          const err5 = {
            instancePath: instancePath + '/transformResponse',
            schemaPath: '#/properties/transformResponse/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/transformResponse',
          schemaPath: '#/properties/transformResponse/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.toolCallsPath !== undefined && func0.call(data, 'toolCallsPath')) {
      if (typeof data.toolCallsPath !== 'string') {
        const err7 = {
          instancePath: instancePath + '/toolCallsPath',
          schemaPath: '#/properties/toolCallsPath/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.usagePaths !== undefined && func0.call(data, 'usagePaths')) {
      let data7 = data.usagePaths;
      if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
        for (const key1 of Object.keys(data7)) {
          if (!(
            key1 === 'inputTokens' ||
            key1 === 'outputTokens' ||
            key1 === 'totalTokens' ||
            pattern0.test(key1)
          )) {
            const err8 = {
              instancePath: instancePath + '/usagePaths',
              schemaPath: '#/properties/usagePaths/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data7.inputTokens !== undefined && func0.call(data7, 'inputTokens')) {
          if (typeof data7.inputTokens !== 'string') {
            const err9 = {
              instancePath: instancePath + '/usagePaths/inputTokens',
              schemaPath: '#/properties/usagePaths/properties/inputTokens/type',
              keyword: 'type',
              params: { type: 'string' },
              message: 'must be string',
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data7.outputTokens !== undefined && func0.call(data7, 'outputTokens')) {
          if (typeof data7.outputTokens !== 'string') {
            const err10 = {
              instancePath: instancePath + '/usagePaths/outputTokens',
              schemaPath: '#/properties/usagePaths/properties/outputTokens/type',
              keyword: 'type',
              params: { type: 'string' },
              message: 'must be string',
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data7.totalTokens !== undefined && func0.call(data7, 'totalTokens')) {
          if (typeof data7.totalTokens !== 'string') {
            const err11 = {
              instancePath: instancePath + '/usagePaths/totalTokens',
              schemaPath: '#/properties/usagePaths/properties/totalTokens/type',
              keyword: 'type',
              params: { type: 'string' },
              message: 'must be string',
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + '/usagePaths',
          schemaPath: '#/properties/usagePaths/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.modelIdPath !== undefined && func0.call(data, 'modelIdPath')) {
      if (typeof data.modelIdPath !== 'string') {
        const err13 = {
          instancePath: instancePath + '/modelIdPath',
          schemaPath: '#/properties/modelIdPath/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.apiKeyEnv !== undefined && func0.call(data, 'apiKeyEnv')) {
      if (
        !validate30(data.apiKeyEnv, {
          instancePath: instancePath + '/apiKeyEnv',
          parentData: data,
          parentDataProperty: 'apiKeyEnv',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    }
    if (data.apiKeyHeader !== undefined && func0.call(data, 'apiKeyHeader')) {
      if (
        !validate32(data.apiKeyHeader, {
          instancePath: instancePath + '/apiKeyHeader',
          parentData: data,
          parentDataProperty: 'apiKeyHeader',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
const schema19 = {
  title: 'McpProvider',
  description: 'A tool of an MCP server.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['serverUrl', 'toolName'],
  properties: {
    kind: { const: 'mcp', description: 'For an endpoint under its own name.' },
    serverUrl: {
      $ref: '#/definitions/url',
      description:
        'URL of the MCP server (streamable HTTP). `${NAME}` in it is replaced by the environment variable NAME.',
    },
    toolName: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Tool that is called with the prompt.',
    },
    arguments: {
      type: 'object',
      description:
        "Template of the tool's arguments, filled in as the `body` of `http` is. Default: `prompt`, `system`, `messages`, `model` and `params`.",
    },
    headers: { $ref: '#/definitions/headers' },
  },
};
function validate53(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.serverUrl === undefined || !func0.call(data, 'serverUrl')) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'serverUrl' },
        message: "must have required property '" + 'serverUrl' + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.toolName === undefined || !func0.call(data, 'toolName')) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'toolName' },
        message: "must have required property '" + 'toolName' + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'kind' ||
        key0 === 'serverUrl' ||
        key0 === 'toolName' ||
        key0 === 'arguments' ||
        key0 === 'headers' ||
        pattern0.test(key0)
      )) {
        const err2 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.kind !== undefined && func0.call(data, 'kind')) {
      if ('mcp' !== data.kind) {
        const err3 = {
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/const',
          keyword: 'const',
          params: { allowedValue: 'mcp' },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.serverUrl !== undefined && func0.call(data, 'serverUrl')) {
      if (
        !validate34(data.serverUrl, {
          instancePath: instancePath + '/serverUrl',
          parentData: data,
          parentDataProperty: 'serverUrl',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
    if (data.toolName !== undefined && func0.call(data, 'toolName')) {
      if (
        !validate22(data.toolName, {
          instancePath: instancePath + '/toolName',
          parentData: data,
          parentDataProperty: 'toolName',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.arguments !== undefined && func0.call(data, 'arguments')) {
      let data3 = data.arguments;
      if (!(data3 && typeof data3 == 'object' && !Array.isArray(data3))) {
        const err4 = {
          instancePath: instancePath + '/arguments',
          schemaPath: '#/properties/arguments/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.headers !== undefined && func0.call(data, 'headers')) {
      if (
        !validate36(data.headers, {
          instancePath: instancePath + '/headers',
          parentData: data,
          parentDataProperty: 'headers',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
function validate28(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if ((data.kind === undefined || !func0.call(data, 'kind')) && (missing0 = 'kind')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.kind !== undefined && func0.call(data, 'kind')) {
        let data0 = data.kind;
        if (!(
          data0 === 'openai' ||
          data0 === 'anthropic' ||
          data0 === 'gemini' ||
          data0 === 'mistral' ||
          data0 === 'cohere'
        )) {
          const err1 = {};
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs5 = errors;
    if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (!valid1) {
    const err2 = {
      instancePath,
      schemaPath: '#/allOf/0/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  const _errs7 = errors;
  let valid3 = true;
  const _errs8 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing1;
    if ((data.kind === undefined || !func0.call(data, 'kind')) && (missing1 = 'kind')) {
      const err3 = {};
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    } else {
      if (data.kind !== undefined && func0.call(data, 'kind')) {
        if ('ollama' !== data.kind) {
          const err4 = {};
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  }
  var _valid1 = _errs8 === errors;
  errors = _errs7;
  if (vErrors !== null) {
    if (_errs7) {
      vErrors.length = _errs7;
    } else {
      vErrors = null;
    }
  }
  if (_valid1) {
    const _errs10 = errors;
    if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
      errors = vErrors.length;
    }
    var _valid1 = _errs10 === errors;
    valid3 = _valid1;
  }
  if (!valid3) {
    const err5 = {
      instancePath,
      schemaPath: '#/allOf/1/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  const _errs12 = errors;
  let valid5 = true;
  const _errs13 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing2;
    if ((data.kind === undefined || !func0.call(data, 'kind')) && (missing2 = 'kind')) {
      const err6 = {};
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    } else {
      if (data.kind !== undefined && func0.call(data, 'kind')) {
        if ('http' !== data.kind) {
          const err7 = {};
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  }
  var _valid2 = _errs13 === errors;
  errors = _errs12;
  if (vErrors !== null) {
    if (_errs12) {
      vErrors.length = _errs12;
    } else {
      vErrors = null;
    }
  }
  if (_valid2) {
    const _errs15 = errors;
    if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
      errors = vErrors.length;
    }
    var _valid2 = _errs15 === errors;
    valid5 = _valid2;
  }
  if (!valid5) {
    const err8 = {
      instancePath,
      schemaPath: '#/allOf/2/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  const _errs17 = errors;
  let valid7 = true;
  const _errs18 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing3;
    if ((data.kind === undefined || !func0.call(data, 'kind')) && (missing3 = 'kind')) {
      const err9 = {};
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    } else {
      if (data.kind !== undefined && func0.call(data, 'kind')) {
        if ('mcp' !== data.kind) {
          const err10 = {};
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  }
  var _valid3 = _errs18 === errors;
  errors = _errs17;
  if (vErrors !== null) {
    if (_errs17) {
      vErrors.length = _errs17;
    } else {
      vErrors = null;
    }
  }
  if (_valid3) {
    const _errs20 = errors;
    if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
      errors = vErrors.length;
    }
    var _valid3 = _errs20 === errors;
    valid7 = _valid3;
  }
  if (!valid7) {
    const err11 = {
      instancePath,
      schemaPath: '#/allOf/3/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.kind === undefined || !func0.call(data, 'kind')) {
      const err12 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'kind' },
        message: "must have required property '" + 'kind' + "'",
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.kind !== undefined && func0.call(data, 'kind')) {
      let data4 = data.kind;
      if (!(
        data4 === 'openai' ||
        data4 === 'anthropic' ||
        data4 === 'gemini' ||
        data4 === 'mistral' ||
        data4 === 'cohere' ||
        data4 === 'ollama' ||
        data4 === 'http' ||
        data4 === 'mcp'
      )) {
        const err13 = {
          instancePath: instancePath + '/kind',
          schemaPath: '#/properties/kind/enum',
          keyword: 'enum',
          params: { allowedValues: schema10.properties.kind.enum },
          message: 'must be equal to one of the allowed values',
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate27(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = {
        instancePath,
        schemaPath: '#/minProperties',
        keyword: 'minProperties',
        params: { limit: 1 },
        message: 'must NOT have fewer than 1 properties',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'openai' ||
        key0 === 'anthropic' ||
        key0 === 'gemini' ||
        key0 === 'mistral' ||
        key0 === 'cohere' ||
        key0 === 'ollama' ||
        key0 === 'http' ||
        key0 === 'mcp' ||
        pattern0.test(key0)
      )) {
        if (
          !validate28(data[key0], {
            instancePath: instancePath + '/' + key0.replace(/~/g, '~0').replace(/\//g, '~1'),
            parentData: data,
            parentDataProperty: key0,
            rootData,
          })
        ) {
          vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.openai !== undefined && func0.call(data, 'openai')) {
      if (
        !validate29(data.openai, {
          instancePath: instancePath + '/openai',
          parentData: data,
          parentDataProperty: 'openai',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.anthropic !== undefined && func0.call(data, 'anthropic')) {
      if (
        !validate29(data.anthropic, {
          instancePath: instancePath + '/anthropic',
          parentData: data,
          parentDataProperty: 'anthropic',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.gemini !== undefined && func0.call(data, 'gemini')) {
      if (
        !validate29(data.gemini, {
          instancePath: instancePath + '/gemini',
          parentData: data,
          parentDataProperty: 'gemini',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.mistral !== undefined && func0.call(data, 'mistral')) {
      if (
        !validate29(data.mistral, {
          instancePath: instancePath + '/mistral',
          parentData: data,
          parentDataProperty: 'mistral',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.cohere !== undefined && func0.call(data, 'cohere')) {
      if (
        !validate29(data.cohere, {
          instancePath: instancePath + '/cohere',
          parentData: data,
          parentDataProperty: 'cohere',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.ollama !== undefined && func0.call(data, 'ollama')) {
      if (
        !validate41(data.ollama, {
          instancePath: instancePath + '/ollama',
          parentData: data,
          parentDataProperty: 'ollama',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
    }
    if (data.http !== undefined && func0.call(data, 'http')) {
      if (
        !validate47(data.http, {
          instancePath: instancePath + '/http',
          parentData: data,
          parentDataProperty: 'http',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    }
    if (data.mcp !== undefined && func0.call(data, 'mcp')) {
      if (
        !validate53(data.mcp, {
          instancePath: instancePath + '/mcp',
          parentData: data,
          parentDataProperty: 'mcp',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
const schema20 = {
  title: 'ModelEntry',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['id', 'provider', 'model'],
  properties: {
    id: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Unique id, used by `tests[].models`, `judgeModel` and the reports.',
    },
    provider: { $ref: '#/definitions/nonEmptyString', description: 'A key of `providers`.' },
    model: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Model name as the provider knows it.',
    },
    params: {
      title: 'ModelParams',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      default: {},
      description: 'Sampling parameters.',
      properties: {
        temperature: {
          type: 'number',
          minimum: 0,
          maximum: 2,
          default: 0.2,
          description: 'Sampling temperature.',
        },
        maxTokens: {
          type: 'integer',
          minimum: 1,
          maximum: 128000,
          description:
            'Maximum number of tokens in one answer: 1024 unless given; as a judge 512, or 4096 where the model reasons.',
        },
        topP: { type: 'number', minimum: 0, maximum: 1, description: 'Nucleus sampling.' },
        stopSequences: {
          $ref: '#/definitions/stringList',
          description: 'Texts that end the answer.',
        },
        seed: { type: 'integer', description: 'Seed, where the provider supports one.' },
        extra: {
          type: 'object',
          description:
            'Further fields of the request body, sent as they are, e.g. `reasoning_effort`, `chat_template_kwargs`, `top_k`.',
        },
      },
    },
    images: {
      const: false,
      description:
        '`false`: the model takes no images and PDFs. It judges answers about them without seeing them, which a notice says, and a test with `images` cannot ask it.',
    },
    thinking: {
      const: 'keep',
      description:
        '`keep`: what the model writes between `<think>` tags is part of its answer. Without it, thoughts are kept apart, shown and not judged.',
    },
    pricing: {
      title: 'ModelPricing',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['input', 'output'],
      description:
        'Price in USD per million tokens; takes precedence over the built-in table and over the cost that a reply states.',
      properties: {
        input: {
          type: 'number',
          minimum: 0,
          maximum: 1000000,
          description: 'USD per million input tokens.',
        },
        output: {
          type: 'number',
          minimum: 0,
          maximum: 1000000,
          description: 'USD per million output tokens.',
        },
      },
    },
  },
};
function validate69(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.params === undefined) {
      data.params = {};
    }
    if (data.id === undefined || !func0.call(data, 'id')) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
        message: "must have required property '" + 'id' + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.provider === undefined || !func0.call(data, 'provider')) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'provider' },
        message: "must have required property '" + 'provider' + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.model === undefined || !func0.call(data, 'model')) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'model' },
        message: "must have required property '" + 'model' + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'id' ||
        key0 === 'provider' ||
        key0 === 'model' ||
        key0 === 'params' ||
        key0 === 'images' ||
        key0 === 'thinking' ||
        key0 === 'pricing' ||
        pattern0.test(key0)
      )) {
        const err3 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.id !== undefined && func0.call(data, 'id')) {
      if (
        !validate22(data.id, {
          instancePath: instancePath + '/id',
          parentData: data,
          parentDataProperty: 'id',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.provider !== undefined && func0.call(data, 'provider')) {
      if (
        !validate22(data.provider, {
          instancePath: instancePath + '/provider',
          parentData: data,
          parentDataProperty: 'provider',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.model !== undefined && func0.call(data, 'model')) {
      if (
        !validate22(data.model, {
          instancePath: instancePath + '/model',
          parentData: data,
          parentDataProperty: 'model',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    let data3 = data.params;
    if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
      if (data3.temperature === undefined) {
        data3.temperature = 0.2;
      }
      for (const key1 of Object.keys(data3)) {
        if (!(
          key1 === 'temperature' ||
          key1 === 'maxTokens' ||
          key1 === 'topP' ||
          key1 === 'stopSequences' ||
          key1 === 'seed' ||
          key1 === 'extra' ||
          pattern0.test(key1)
        )) {
          const err4 = {
            instancePath: instancePath + '/params',
            schemaPath: '#/properties/params/additionalProperties',
            keyword: 'additionalProperties',
            params: { additionalProperty: key1 },
            message: 'must NOT have additional properties',
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      let data4 = data3.temperature;
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 2 || isNaN(data4)) {
          const err5 = {
            instancePath: instancePath + '/params/temperature',
            schemaPath: '#/properties/params/properties/temperature/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2 },
            message: 'must be <= 2',
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err6 = {
            instancePath: instancePath + '/params/temperature',
            schemaPath: '#/properties/params/properties/temperature/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
            message: 'must be >= 0',
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/params/temperature',
          schemaPath: '#/properties/params/properties/temperature/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (data3.maxTokens !== undefined && func0.call(data3, 'maxTokens')) {
        let data5 = data3.maxTokens;
        if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
          const err8 = {
            instancePath: instancePath + '/params/maxTokens',
            schemaPath: '#/properties/params/properties/maxTokens/type',
            keyword: 'type',
            params: { type: 'integer' },
            message: 'must be integer',
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (typeof data5 == 'number' && isFinite(data5)) {
          if (data5 > 128000 || isNaN(data5)) {
            const err9 = {
              instancePath: instancePath + '/params/maxTokens',
              schemaPath: '#/properties/params/properties/maxTokens/maximum',
              keyword: 'maximum',
              params: { comparison: '<=', limit: 128000 },
              message: 'must be <= 128000',
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data5 < 1 || isNaN(data5)) {
            const err10 = {
              instancePath: instancePath + '/params/maxTokens',
              schemaPath: '#/properties/params/properties/maxTokens/minimum',
              keyword: 'minimum',
              params: { comparison: '>=', limit: 1 },
              message: 'must be >= 1',
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      }
      if (data3.topP !== undefined && func0.call(data3, 'topP')) {
        let data6 = data3.topP;
        if (typeof data6 == 'number' && isFinite(data6)) {
          if (data6 > 1 || isNaN(data6)) {
            const err11 = {
              instancePath: instancePath + '/params/topP',
              schemaPath: '#/properties/params/properties/topP/maximum',
              keyword: 'maximum',
              params: { comparison: '<=', limit: 1 },
              message: 'must be <= 1',
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (data6 < 0 || isNaN(data6)) {
            const err12 = {
              instancePath: instancePath + '/params/topP',
              schemaPath: '#/properties/params/properties/topP/minimum',
              keyword: 'minimum',
              params: { comparison: '>=', limit: 0 },
              message: 'must be >= 0',
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        } else {
          const err13 = {
            instancePath: instancePath + '/params/topP',
            schemaPath: '#/properties/params/properties/topP/type',
            keyword: 'type',
            params: { type: 'number' },
            message: 'must be number',
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data3.stopSequences !== undefined && func0.call(data3, 'stopSequences')) {
        if (
          !validate25(data3.stopSequences, {
            instancePath: instancePath + '/params/stopSequences',
            parentData: data3,
            parentDataProperty: 'stopSequences',
            rootData,
          })
        ) {
          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
          errors = vErrors.length;
        }
      }
      if (data3.seed !== undefined && func0.call(data3, 'seed')) {
        let data8 = data3.seed;
        if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
          const err14 = {
            instancePath: instancePath + '/params/seed',
            schemaPath: '#/properties/params/properties/seed/type',
            keyword: 'type',
            params: { type: 'integer' },
            message: 'must be integer',
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data3.extra !== undefined && func0.call(data3, 'extra')) {
        let data9 = data3.extra;
        if (!(data9 && typeof data9 == 'object' && !Array.isArray(data9))) {
          const err15 = {
            instancePath: instancePath + '/params/extra',
            schemaPath: '#/properties/params/properties/extra/type',
            keyword: 'type',
            params: { type: 'object' },
            message: 'must be object',
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    } else {
      const err16 = {
        instancePath: instancePath + '/params',
        schemaPath: '#/properties/params/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.images !== undefined && func0.call(data, 'images')) {
      if (false !== data.images) {
        const err17 = {
          instancePath: instancePath + '/images',
          schemaPath: '#/properties/images/const',
          keyword: 'const',
          params: { allowedValue: false },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.thinking !== undefined && func0.call(data, 'thinking')) {
      if ('keep' !== data.thinking) {
        const err18 = {
          instancePath: instancePath + '/thinking',
          schemaPath: '#/properties/thinking/const',
          keyword: 'const',
          params: { allowedValue: 'keep' },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.pricing !== undefined && func0.call(data, 'pricing')) {
      let data12 = data.pricing;
      if (data12 && typeof data12 == 'object' && !Array.isArray(data12)) {
        if (data12.input === undefined || !func0.call(data12, 'input')) {
          const err19 = {
            instancePath: instancePath + '/pricing',
            schemaPath: '#/properties/pricing/required',
            keyword: 'required',
            params: { missingProperty: 'input' },
            message: "must have required property '" + 'input' + "'",
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data12.output === undefined || !func0.call(data12, 'output')) {
          const err20 = {
            instancePath: instancePath + '/pricing',
            schemaPath: '#/properties/pricing/required',
            keyword: 'required',
            params: { missingProperty: 'output' },
            message: "must have required property '" + 'output' + "'",
          };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        for (const key2 of Object.keys(data12)) {
          if (!(key2 === 'input' || key2 === 'output' || pattern0.test(key2))) {
            const err21 = {
              instancePath: instancePath + '/pricing',
              schemaPath: '#/properties/pricing/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key2 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data12.input !== undefined && func0.call(data12, 'input')) {
          let data13 = data12.input;
          if (typeof data13 == 'number' && isFinite(data13)) {
            if (data13 > 1000000 || isNaN(data13)) {
              const err22 = {
                instancePath: instancePath + '/pricing/input',
                schemaPath: '#/properties/pricing/properties/input/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 1000000 },
                message: 'must be <= 1000000',
              };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              const err23 = {
                instancePath: instancePath + '/pricing/input',
                schemaPath: '#/properties/pricing/properties/input/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
                message: 'must be >= 0',
              };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = {
              instancePath: instancePath + '/pricing/input',
              schemaPath: '#/properties/pricing/properties/input/type',
              keyword: 'type',
              params: { type: 'number' },
              message: 'must be number',
            };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data12.output !== undefined && func0.call(data12, 'output')) {
          let data14 = data12.output;
          if (typeof data14 == 'number' && isFinite(data14)) {
            if (data14 > 1000000 || isNaN(data14)) {
              const err25 = {
                instancePath: instancePath + '/pricing/output',
                schemaPath: '#/properties/pricing/properties/output/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 1000000 },
                message: 'must be <= 1000000',
              };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              const err26 = {
                instancePath: instancePath + '/pricing/output',
                schemaPath: '#/properties/pricing/properties/output/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
                message: 'must be >= 0',
              };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = {
              instancePath: instancePath + '/pricing/output',
              schemaPath: '#/properties/pricing/properties/output/type',
              keyword: 'type',
              params: { type: 'number' },
              message: 'must be number',
            };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = {
          instancePath: instancePath + '/pricing',
          schemaPath: '#/properties/pricing/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
const schema21 = {
  title: 'PromptTemplate',
  description: 'One of `user`, `userFile`, `messagesFile` and `command` is needed.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    system: { type: 'string', description: 'System prompt.' },
    systemFile: {
      anyOf: [
        { type: 'string', minLength: 1 },
        { $ref: '#/definitions/promptFile' },
        {
          type: 'array',
          minItems: 1,
          items: {
            anyOf: [{ type: 'string', minLength: 1 }, { $ref: '#/definitions/promptFile' }],
          },
        },
      ],
      description:
        'File that holds the system prompt, relative to the config file. Several are one prompt, joined by a blank line: `[AGENTS.md, { file: skills/csv/SKILL.md, frontMatter: drop }]`.',
    },
    user: { $ref: '#/definitions/nonEmptyString', description: 'User message.' },
    userFile: {
      $ref: '#/definitions/nonEmptyString',
      description: 'File that holds the user message, relative to the config file.',
    },
    messagesFile: {
      $ref: '#/definitions/nonEmptyString',
      description:
        "File that holds the whole chat, JSON or YAML, relative to the config file: a list of `{ role, content }`, or a mapping with that list under `messages`, as GitHub's `*.prompt.yml`. In place of all other texts.",
    },
    images: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: { $ref: '#/definitions/nonEmptyString' },
      description:
        'Files of the checkout that go with the user message, relative to the config file: PNG, JPEG, GIF, WebP and PDF, at most 20 MB together; `{{variables}}` are filled in. What counts is their content.',
    },
    command: {
      $ref: '#/definitions/nonEmptyString',
      description:
        'Shell command that prints the prompt, in place of all texts: a text is the user message; JSON is `{ system, user }` or a list of messages. It is run once for each different set of variables, which are in its environment too (`KINDLM_VAR_name`), and never under `responses: replay`.',
    },
    batch: {
      type: 'boolean',
      description:
        '`true`: one process of the `command` prints all prompts. It reads a line of JSON for each set of variables, and prints a line for each, a JSON text or one of the other forms.',
    },
    keys: {
      $ref: '#/definitions/keys',
      description:
        'Environment variables that the `command` needs and that nobody may see; it gets no others that are secret.',
    },
    dependsOn: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: { $ref: '#/definitions/nonEmptyString' },
      description:
        'Files whose change can change what the `command` prints, as of a test: a stored prompt is stale once one of them has changed. Without it, a replay cannot tell.',
    },
    assistant: {
      type: 'string',
      description: 'Start of the answer that the model continues (prefill).',
    },
    history: {
      description:
        'Earlier messages, sent between the system prompt and the user message: examples, or a conversation so far.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'EarlierMessage',
        type: 'object',
        patternProperties: { '^x-': true },
        additionalProperties: false,
        required: ['role', 'content'],
        properties: {
          role: { enum: ['user', 'assistant'], description: 'Who says it.' },
          content: {
            $ref: '#/definitions/nonEmptyString',
            description: 'What is said; variables are filled in.',
          },
        },
      },
    },
  },
};
const schema22 = {
  title: 'PromptFile',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['file'],
  properties: {
    file: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Path, relative to the config file.',
    },
    frontMatter: {
      enum: ['keep', 'drop'],
      default: 'keep',
      description:
        '`drop` leaves out what stands between `---` lines at the start of the file, as skills have it.',
    },
  },
};
function validate76(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.frontMatter === undefined) {
      data.frontMatter = 'keep';
    }
    if (data.file === undefined || !func0.call(data, 'file')) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'file' },
        message: "must have required property '" + 'file' + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === 'file' || key0 === 'frontMatter' || pattern0.test(key0))) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.file !== undefined && func0.call(data, 'file')) {
      if (
        !validate22(data.file, {
          instancePath: instancePath + '/file',
          parentData: data,
          parentDataProperty: 'file',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    let data1 = data.frontMatter;
    if (!(data1 === 'keep' || data1 === 'drop')) {
      const err2 = {
        instancePath: instancePath + '/frontMatter',
        schemaPath: '#/properties/frontMatter/enum',
        keyword: 'enum',
        params: { allowedValues: schema22.properties.frontMatter.enum },
        message: 'must be equal to one of the allowed values',
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
const schema23 = {
  type: 'array',
  minItems: 1,
  maxItems: 50,
  items: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
};
const pattern17 = new RegExp('^[A-Za-z_][A-Za-z0-9_]*$', 'u');
function validate85(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = {
        instancePath,
        schemaPath: '#/maxItems',
        keyword: 'maxItems',
        params: { limit: 50 },
        message: 'must NOT have more than 50 items',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = {
        instancePath,
        schemaPath: '#/minItems',
        keyword: 'minItems',
        params: { limit: 1 },
        message: 'must NOT have fewer than 1 items',
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 === 'string') {
        if (!pattern17.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/' + i0,
            schemaPath: '#/items/pattern',
            keyword: 'pattern',
            params: { pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
            message: 'must match pattern "' + '^[A-Za-z_][A-Za-z0-9_]*$' + '"',
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/' + i0,
          schemaPath: '#/items/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'array' },
      message: 'must be array',
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
function validate75(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema21.properties, key0) || pattern0.test(key0))) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.system !== undefined && func0.call(data, 'system')) {
      if (typeof data.system !== 'string') {
        const err1 = {
          instancePath: instancePath + '/system',
          schemaPath: '#/properties/system/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.systemFile !== undefined && func0.call(data, 'systemFile')) {
      let data1 = data.systemFile;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (typeof data1 === 'string') {
        if (func54(data1) < 1) {
          const err2 = {
            instancePath: instancePath + '/systemFile',
            schemaPath: '#/properties/systemFile/anyOf/0/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/systemFile',
          schemaPath: '#/properties/systemFile/anyOf/0/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs8 = errors;
        if (
          !validate76(data1, {
            instancePath: instancePath + '/systemFile',
            parentData: data,
            parentDataProperty: 'systemFile',
            rootData,
          })
        ) {
          vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs8 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs9 = errors;
          if (Array.isArray(data1)) {
            if (data1.length < 1) {
              const err4 = {
                instancePath: instancePath + '/systemFile',
                schemaPath: '#/properties/systemFile/anyOf/2/minItems',
                keyword: 'minItems',
                params: { limit: 1 },
                message: 'must NOT have fewer than 1 items',
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0];
              const _errs12 = errors;
              let valid4 = false;
              const _errs13 = errors;
              if (typeof data2 === 'string') {
                if (func54(data2) < 1) {
                  const err5 = {
                    instancePath: instancePath + '/systemFile/' + i0,
                    schemaPath: '#/properties/systemFile/anyOf/2/items/anyOf/0/minLength',
                    keyword: 'minLength',
                    params: { limit: 1 },
                    message: 'must NOT have fewer than 1 characters',
                  };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = {
                  instancePath: instancePath + '/systemFile/' + i0,
                  schemaPath: '#/properties/systemFile/anyOf/2/items/anyOf/0/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              var _valid1 = _errs13 === errors;
              valid4 = valid4 || _valid1;
              if (!valid4) {
                const _errs15 = errors;
                if (
                  !validate76(data2, {
                    instancePath: instancePath + '/systemFile/' + i0,
                    parentData: data1,
                    parentDataProperty: i0,
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs15 === errors;
                valid4 = valid4 || _valid1;
              }
              if (!valid4) {
                const err7 = {
                  instancePath: instancePath + '/systemFile/' + i0,
                  schemaPath: '#/properties/systemFile/anyOf/2/items/anyOf',
                  keyword: 'anyOf',
                  params: {},
                  message: 'must match a schema in anyOf',
                };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              } else {
                errors = _errs12;
                if (vErrors !== null) {
                  if (_errs12) {
                    vErrors.length = _errs12;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err8 = {
              instancePath: instancePath + '/systemFile',
              schemaPath: '#/properties/systemFile/anyOf/2/type',
              keyword: 'type',
              params: { type: 'array' },
              message: 'must be array',
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs9 === errors;
          valid1 = valid1 || _valid0;
        }
      }
      if (!valid1) {
        const err9 = {
          instancePath: instancePath + '/systemFile',
          schemaPath: '#/properties/systemFile/anyOf',
          keyword: 'anyOf',
          params: {},
          message: 'must match a schema in anyOf',
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.user !== undefined && func0.call(data, 'user')) {
      if (
        !validate22(data.user, {
          instancePath: instancePath + '/user',
          parentData: data,
          parentDataProperty: 'user',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.userFile !== undefined && func0.call(data, 'userFile')) {
      if (
        !validate22(data.userFile, {
          instancePath: instancePath + '/userFile',
          parentData: data,
          parentDataProperty: 'userFile',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.messagesFile !== undefined && func0.call(data, 'messagesFile')) {
      if (
        !validate22(data.messagesFile, {
          instancePath: instancePath + '/messagesFile',
          parentData: data,
          parentDataProperty: 'messagesFile',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.images !== undefined && func0.call(data, 'images')) {
      let data6 = data.images;
      if (Array.isArray(data6)) {
        if (data6.length > 20) {
          const err10 = {
            instancePath: instancePath + '/images',
            schemaPath: '#/properties/images/maxItems',
            keyword: 'maxItems',
            params: { limit: 20 },
            message: 'must NOT have more than 20 items',
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data6.length < 1) {
          const err11 = {
            instancePath: instancePath + '/images',
            schemaPath: '#/properties/images/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validate22(data6[i1], {
              instancePath: instancePath + '/images/' + i1,
              parentData: data6,
              parentDataProperty: i1,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + '/images',
          schemaPath: '#/properties/images/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.command !== undefined && func0.call(data, 'command')) {
      if (
        !validate22(data.command, {
          instancePath: instancePath + '/command',
          parentData: data,
          parentDataProperty: 'command',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.batch !== undefined && func0.call(data, 'batch')) {
      if (typeof data.batch !== 'boolean') {
        const err13 = {
          instancePath: instancePath + '/batch',
          schemaPath: '#/properties/batch/type',
          keyword: 'type',
          params: { type: 'boolean' },
          message: 'must be boolean',
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.keys !== undefined && func0.call(data, 'keys')) {
      if (
        !validate85(data.keys, {
          instancePath: instancePath + '/keys',
          parentData: data,
          parentDataProperty: 'keys',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
        errors = vErrors.length;
      }
    }
    if (data.dependsOn !== undefined && func0.call(data, 'dependsOn')) {
      let data11 = data.dependsOn;
      if (Array.isArray(data11)) {
        if (data11.length > 100) {
          const err14 = {
            instancePath: instancePath + '/dependsOn',
            schemaPath: '#/properties/dependsOn/maxItems',
            keyword: 'maxItems',
            params: { limit: 100 },
            message: 'must NOT have more than 100 items',
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data11.length < 1) {
          const err15 = {
            instancePath: instancePath + '/dependsOn',
            schemaPath: '#/properties/dependsOn/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        const len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate22(data11[i2], {
              instancePath: instancePath + '/dependsOn/' + i2,
              parentData: data11,
              parentDataProperty: i2,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err16 = {
          instancePath: instancePath + '/dependsOn',
          schemaPath: '#/properties/dependsOn/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.assistant !== undefined && func0.call(data, 'assistant')) {
      if (typeof data.assistant !== 'string') {
        const err17 = {
          instancePath: instancePath + '/assistant',
          schemaPath: '#/properties/assistant/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.history !== undefined && func0.call(data, 'history')) {
      let data14 = data.history;
      if (Array.isArray(data14)) {
        if (data14.length < 1) {
          const err18 = {
            instancePath: instancePath + '/history',
            schemaPath: '#/properties/history/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len3 = data14.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data15 = data14[i3];
          if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
            if (data15.role === undefined || !func0.call(data15, 'role')) {
              const err19 = {
                instancePath: instancePath + '/history/' + i3,
                schemaPath: '#/properties/history/items/required',
                keyword: 'required',
                params: { missingProperty: 'role' },
                message: "must have required property '" + 'role' + "'",
              };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data15.content === undefined || !func0.call(data15, 'content')) {
              const err20 = {
                instancePath: instancePath + '/history/' + i3,
                schemaPath: '#/properties/history/items/required',
                keyword: 'required',
                params: { missingProperty: 'content' },
                message: "must have required property '" + 'content' + "'",
              };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            for (const key1 of Object.keys(data15)) {
              if (!(key1 === 'role' || key1 === 'content' || pattern0.test(key1))) {
                const err21 = {
                  instancePath: instancePath + '/history/' + i3,
                  schemaPath: '#/properties/history/items/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key1 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data15.role !== undefined && func0.call(data15, 'role')) {
              let data16 = data15.role;
              if (!(data16 === 'user' || data16 === 'assistant')) {
                const err22 = {
                  instancePath: instancePath + '/history/' + i3 + '/role',
                  schemaPath: '#/properties/history/items/properties/role/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema21.properties.history.items.properties.role.enum },
                  message: 'must be equal to one of the allowed values',
                };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data15.content !== undefined && func0.call(data15, 'content')) {
              if (
                !validate22(data15.content, {
                  instancePath: instancePath + '/history/' + i3 + '/content',
                  parentData: data15,
                  parentDataProperty: 'content',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err23 = {
              instancePath: instancePath + '/history/' + i3,
              schemaPath: '#/properties/history/items/type',
              keyword: 'type',
              params: { type: 'object' },
              message: 'must be object',
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = {
          instancePath: instancePath + '/history',
          schemaPath: '#/properties/history/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
const schema24 = {
  title: 'TestEntry',
  description: 'Exactly one of `prompt` and `command` is needed.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { $ref: '#/definitions/nonEmptyString', description: 'Unique name of the test.' },
    prompt: { $ref: '#/definitions/nonEmptyString', description: 'A key of `prompts`.' },
    command: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Shell command whose standard output is the answer.',
    },
    exitCodes: {
      type: 'array',
      minItems: 1,
      items: { type: 'integer', minimum: 0, maximum: 255 },
      description:
        'Exit codes of the `command` after which its output is judged, `[0]` unless given; any other is `COMMAND_FAILED`.',
    },
    keys: {
      $ref: '#/definitions/keys',
      description:
        "Environment variables that the `command` needs and that nobody may see, such as `ANTHROPIC_API_KEY`. One that is not set is a missing key as a model's is (input `on-missing-secrets`); the value of one that is set is replaced by `***` in everything that is written.",
    },
    timeoutMs: {
      type: 'integer',
      minimum: 1,
      maximum: 86400000,
      description:
        'Milliseconds that the `command`, or each reply of the model, may take; takes precedence over `defaults.timeoutMs` and the input `timeout-ms`. A command that takes longer is ended and has failed with `COMMAND_TIMEOUT`.',
    },
    costUsd: {
      type: 'number',
      minimum: 0,
      description:
        'USD that an answer of the `command` costs where it does not say so itself: for the cost gate, the cost assertion and the budget.',
    },
    model: {
      $ref: '#/definitions/nonEmptyString',
      description:
        'The model that the `command` asks, where its output does not name it: its price counts, and reports name it.',
    },
    agent: {
      const: 'none',
      description:
        '`none`: the output of the `command` is read as text, also where it looks like the event stream of an agent.',
    },
    workspace: {
      $ref: '#/definitions/workspace',
      description:
        "What the `command` works on: each answer gets a private copy, which is its current folder. Default: `defaults.workspace`; without either, it runs in the config's folder.",
    },
    vars: {
      type: 'object',
      default: {},
      description: 'Values for `{{name}}` and `{{dotted.name}}` in the prompt.',
      additionalProperties: {
        anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
      },
    },
    cases: {
      anyOf: [
        { type: 'string', minLength: 1 },
        { type: 'array', minItems: 1, items: { type: 'object' } },
      ],
      description:
        "Makes one test of each case: a `.csv`, `.tsv`, `.json`, `.jsonl` or `.yaml` file relative to the config file, a glob that makes one list of several, or a list of mappings. A case's columns are variables, over `vars`; `{{column}}` is replaced in `name`, `tags`, `workspace`, `expect`, `assert`, `tools` and `conversation` too, with its own type where it is the whole value. A `name` without a column gets `#` and the number of the case.",
    },
    models: {
      $ref: '#/definitions/stringList',
      description:
        'Ids of the models to test. Default: `defaults.models`, else all but those that are only named as a judge or for embeddings.',
    },
    repeat: { $ref: '#/definitions/repeat', description: 'Answers of each model to this test.' },
    minPasses: {
      $ref: '#/definitions/minPasses',
      description:
        'How many of the answers that count (`repeat`, or its `min`) must pass for the test to pass: a number, or a share such as `80%`, rounded up. Default: `defaults.minPasses`, else all. Failed answers still count in gates such as `piiFailuresMax`.',
    },
    deterministic: {
      const: true,
      description:
        'The program of a `command`, `http` or `mcp` test answers the same each time, since it asks at temperature 0: its repeats are one answer, in the comparison and in `runPassRateMin`.',
    },
    dependsOn: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: { $ref: '#/definitions/nonEmptyString' },
      description:
        "Files whose change can change the answers of a `command`, `http` or `mcp` test: paths or globs, relative to the config file; one that starts with `!` leaves files out. Files that the test's command itself names belong to it. Without it, it is unknown whether a change can have affected such a test.",
    },
    tools: {
      type: 'array',
      items: { $ref: '#/definitions/tool' },
      description: 'Tools that the model may call: simulated ones, and those of MCP servers.',
    },
    conversation: {
      type: 'array',
      minItems: 1,
      items: { $ref: '#/definitions/conversationTurn' },
      description: 'User turns of one conversation, each with its own `expect`.',
    },
    maxTurns: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 10,
      description: 'Maximum number of model replies in one tool loop.',
    },
    expect: { $ref: '#/definitions/expect' },
    assert: { $ref: '#/definitions/assertList' },
    threshold: {
      $ref: '#/definitions/score',
      description: 'With `assert`: the weighted mean score that passes the test.',
    },
    tags: { $ref: '#/definitions/stringList', description: 'Labels for the input `tags`.' },
    skip: { type: 'boolean', default: false, description: 'Leave this test out.' },
  },
  if: { required: ['prompt'], properties: { prompt: {} } },
  then: { not: { required: ['command'], properties: { command: {} } } },
  else: { required: ['command'], properties: { command: {} } },
};
const schema25 = {
  description: 'A folder of the checkout, or what the folder is made of.',
  anyOf: [
    { type: 'string', minLength: 1 },
    {
      title: 'WorkspaceEntry',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      minProperties: 1,
      properties: {
        from: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'Folder of the checkout, relative to the config file; `{{variables}}` are filled in. Of it counts what git would commit; where there is no git, all but `.git`, `node_modules`, `__pycache__`, `.DS_Store` and `.env`. At most 50,000 files and 500 MB. Default: an empty folder.',
        },
        files: {
          type: 'object',
          minProperties: 1,
          description:
            'Further files, over those of `from`, by their path in the workspace: a text, or `from` with a file or folder of the checkout, such as the skill as this pull request has it.',
          additionalProperties: {
            anyOf: [
              { type: 'string' },
              {
                title: 'WorkspaceSource',
                type: 'object',
                patternProperties: { '^x-': true },
                additionalProperties: false,
                required: ['from'],
                properties: {
                  from: {
                    $ref: '#/definitions/nonEmptyString',
                    description: 'File or folder of the checkout, relative to the config file.',
                  },
                },
              },
            ],
          },
        },
        setup: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          items: { $ref: '#/definitions/nonEmptyString' },
          description:
            "Commands that run in the workspace before the agent gets it, without the step's keys, once for equal content. One that fails ends the job with exit code 2.",
        },
        git: {
          type: 'boolean',
          description:
            'Whether the workspace is a git repository with one commit of all of it. Default: true.',
        },
        home: {
          $ref: '#/definitions/nonEmptyString',
          description:
            "Folder of the checkout that each answer gets as a private home folder (`HOME`, and the agents' own, such as `CLAUDE_CONFIG_DIR`), or `inherit` for that of the job, whose memory all answers then share. Default: an empty folder.",
        },
      },
    },
  ],
};
function validate96(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data === 'string') {
    if (func54(data) < 1) {
      const err0 = {
        instancePath,
        schemaPath: '#/anyOf/0/minLength',
        keyword: 'minLength',
        params: { limit: 1 },
        message: 'must NOT have fewer than 1 characters',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: '#/anyOf/0/type',
      keyword: 'type',
      params: { type: 'string' },
      message: 'must be string',
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (Object.keys(data).length < 1) {
        const err2 = {
          instancePath,
          schemaPath: '#/anyOf/1/minProperties',
          keyword: 'minProperties',
          params: { limit: 1 },
          message: 'must NOT have fewer than 1 properties',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      for (const key0 of Object.keys(data)) {
        if (!(
          key0 === 'from' ||
          key0 === 'files' ||
          key0 === 'setup' ||
          key0 === 'git' ||
          key0 === 'home' ||
          pattern0.test(key0)
        )) {
          const err3 = {
            instancePath,
            schemaPath: '#/anyOf/1/additionalProperties',
            keyword: 'additionalProperties',
            params: { additionalProperty: key0 },
            message: 'must NOT have additional properties',
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data.from !== undefined && func0.call(data, 'from')) {
        if (
          !validate22(data.from, {
            instancePath: instancePath + '/from',
            parentData: data,
            parentDataProperty: 'from',
            rootData,
          })
        ) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        }
      }
      if (data.files !== undefined && func0.call(data, 'files')) {
        let data1 = data.files;
        if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
          if (Object.keys(data1).length < 1) {
            const err4 = {
              instancePath: instancePath + '/files',
              schemaPath: '#/anyOf/1/properties/files/minProperties',
              keyword: 'minProperties',
              params: { limit: 1 },
              message: 'must NOT have fewer than 1 properties',
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          for (const key1 of Object.keys(data1)) {
            let data2 = data1[key1];
            const _errs11 = errors;
            let valid3 = false;
            const _errs12 = errors;
            if (typeof data2 !== 'string') {
              const err5 = {
                instancePath:
                  instancePath + '/files/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                schemaPath: '#/anyOf/1/properties/files/additionalProperties/anyOf/0/type',
                keyword: 'type',
                params: { type: 'string' },
                message: 'must be string',
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            var _valid1 = _errs12 === errors;
            valid3 = valid3 || _valid1;
            if (!valid3) {
              const _errs14 = errors;
              if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
                if (data2.from === undefined || !func0.call(data2, 'from')) {
                  const err6 = {
                    instancePath:
                      instancePath + '/files/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                    schemaPath: '#/anyOf/1/properties/files/additionalProperties/anyOf/1/required',
                    keyword: 'required',
                    params: { missingProperty: 'from' },
                    message: "must have required property '" + 'from' + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                for (const key2 of Object.keys(data2)) {
                  if (!(key2 === 'from' || pattern0.test(key2))) {
                    const err7 = {
                      instancePath:
                        instancePath + '/files/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                      schemaPath:
                        '#/anyOf/1/properties/files/additionalProperties/anyOf/1/additionalProperties',
                      keyword: 'additionalProperties',
                      params: { additionalProperty: key2 },
                      message: 'must NOT have additional properties',
                    };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                }
                if (data2.from !== undefined && func0.call(data2, 'from')) {
                  if (
                    !validate22(data2.from, {
                      instancePath:
                        instancePath +
                        '/files/' +
                        key1.replace(/~/g, '~0').replace(/\//g, '~1') +
                        '/from',
                      parentData: data2,
                      parentDataProperty: 'from',
                      rootData,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err8 = {
                  instancePath:
                    instancePath + '/files/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                  schemaPath: '#/anyOf/1/properties/files/additionalProperties/anyOf/1/type',
                  keyword: 'type',
                  params: { type: 'object' },
                  message: 'must be object',
                };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              var _valid1 = _errs14 === errors;
              valid3 = valid3 || _valid1;
            }
            if (!valid3) {
              const err9 = {
                instancePath:
                  instancePath + '/files/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                schemaPath: '#/anyOf/1/properties/files/additionalProperties/anyOf',
                keyword: 'anyOf',
                params: {},
                message: 'must match a schema in anyOf',
              };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            } else {
              errors = _errs11;
              if (vErrors !== null) {
                if (_errs11) {
                  vErrors.length = _errs11;
                } else {
                  vErrors = null;
                }
              }
            }
          }
        } else {
          const err10 = {
            instancePath: instancePath + '/files',
            schemaPath: '#/anyOf/1/properties/files/type',
            keyword: 'type',
            params: { type: 'object' },
            message: 'must be object',
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.setup !== undefined && func0.call(data, 'setup')) {
        let data4 = data.setup;
        if (Array.isArray(data4)) {
          if (data4.length > 50) {
            const err11 = {
              instancePath: instancePath + '/setup',
              schemaPath: '#/anyOf/1/properties/setup/maxItems',
              keyword: 'maxItems',
              params: { limit: 50 },
              message: 'must NOT have more than 50 items',
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (data4.length < 1) {
            const err12 = {
              instancePath: instancePath + '/setup',
              schemaPath: '#/anyOf/1/properties/setup/minItems',
              keyword: 'minItems',
              params: { limit: 1 },
              message: 'must NOT have fewer than 1 items',
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          const len0 = data4.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (
              !validate22(data4[i0], {
                instancePath: instancePath + '/setup/' + i0,
                parentData: data4,
                parentDataProperty: i0,
                rootData,
              })
            ) {
              vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
              errors = vErrors.length;
            }
          }
        } else {
          const err13 = {
            instancePath: instancePath + '/setup',
            schemaPath: '#/anyOf/1/properties/setup/type',
            keyword: 'type',
            params: { type: 'array' },
            message: 'must be array',
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      if (data.git !== undefined && func0.call(data, 'git')) {
        if (typeof data.git !== 'boolean') {
          const err14 = {
            instancePath: instancePath + '/git',
            schemaPath: '#/anyOf/1/properties/git/type',
            keyword: 'type',
            params: { type: 'boolean' },
            message: 'must be boolean',
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.home !== undefined && func0.call(data, 'home')) {
        if (
          !validate22(data.home, {
            instancePath: instancePath + '/home',
            parentData: data,
            parentDataProperty: 'home',
            rootData,
          })
        ) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err15 = {
        instancePath,
        schemaPath: '#/anyOf/1/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err16 = {
      instancePath,
      schemaPath: '#/anyOf',
      keyword: 'anyOf',
      params: {},
      message: 'must match a schema in anyOf',
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
const schema26 = {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: 1000 },
    {
      title: 'RepeatRange',
      type: 'object',
      description:
        'Repeats in rounds: the first `min` count in pass, fail and gates; further ones, up to `max`, are asked only while the comparison with the base branch is undecided.',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['min', 'max'],
      properties: {
        min: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          description: 'Answers that pass, fail and gates count.',
        },
        max: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          description: 'The most answers, at least `min`.',
        },
      },
    },
  ],
};
function validate103(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == 'number' && !(data % 1) && !isNaN(data) && isFinite(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/anyOf/0/type',
      keyword: 'type',
      params: { type: 'integer' },
      message: 'must be integer',
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == 'number' && isFinite(data)) {
    if (data > 1000 || isNaN(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/anyOf/0/maximum',
        keyword: 'maximum',
        params: { comparison: '<=', limit: 1000 },
        message: 'must be <= 1000',
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = {
        instancePath,
        schemaPath: '#/anyOf/0/minimum',
        keyword: 'minimum',
        params: { comparison: '>=', limit: 1 },
        message: 'must be >= 1',
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.min === undefined || !func0.call(data, 'min')) {
        const err3 = {
          instancePath,
          schemaPath: '#/anyOf/1/required',
          keyword: 'required',
          params: { missingProperty: 'min' },
          message: "must have required property '" + 'min' + "'",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (data.max === undefined || !func0.call(data, 'max')) {
        const err4 = {
          instancePath,
          schemaPath: '#/anyOf/1/required',
          keyword: 'required',
          params: { missingProperty: 'max' },
          message: "must have required property '" + 'max' + "'",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      for (const key0 of Object.keys(data)) {
        if (!(key0 === 'min' || key0 === 'max' || pattern0.test(key0))) {
          const err5 = {
            instancePath,
            schemaPath: '#/anyOf/1/additionalProperties',
            keyword: 'additionalProperties',
            params: { additionalProperty: key0 },
            message: 'must NOT have additional properties',
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data.min !== undefined && func0.call(data, 'min')) {
        let data0 = data.min;
        if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          const err6 = {
            instancePath: instancePath + '/min',
            schemaPath: '#/anyOf/1/properties/min/type',
            keyword: 'type',
            params: { type: 'integer' },
            message: 'must be integer',
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (typeof data0 == 'number' && isFinite(data0)) {
          if (data0 > 1000 || isNaN(data0)) {
            const err7 = {
              instancePath: instancePath + '/min',
              schemaPath: '#/anyOf/1/properties/min/maximum',
              keyword: 'maximum',
              params: { comparison: '<=', limit: 1000 },
              message: 'must be <= 1000',
            };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (data0 < 1 || isNaN(data0)) {
            const err8 = {
              instancePath: instancePath + '/min',
              schemaPath: '#/anyOf/1/properties/min/minimum',
              keyword: 'minimum',
              params: { comparison: '>=', limit: 1 },
              message: 'must be >= 1',
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      }
      if (data.max !== undefined && func0.call(data, 'max')) {
        let data1 = data.max;
        if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
          const err9 = {
            instancePath: instancePath + '/max',
            schemaPath: '#/anyOf/1/properties/max/type',
            keyword: 'type',
            params: { type: 'integer' },
            message: 'must be integer',
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (typeof data1 == 'number' && isFinite(data1)) {
          if (data1 > 1000 || isNaN(data1)) {
            const err10 = {
              instancePath: instancePath + '/max',
              schemaPath: '#/anyOf/1/properties/max/maximum',
              keyword: 'maximum',
              params: { comparison: '<=', limit: 1000 },
              message: 'must be <= 1000',
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (data1 < 1 || isNaN(data1)) {
            const err11 = {
              instancePath: instancePath + '/max',
              schemaPath: '#/anyOf/1/properties/max/minimum',
              keyword: 'minimum',
              params: { comparison: '>=', limit: 1 },
              message: 'must be >= 1',
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      }
    } else {
      const err12 = {
        instancePath,
        schemaPath: '#/anyOf/1/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err13 = {
      instancePath,
      schemaPath: '#/anyOf',
      keyword: 'anyOf',
      params: {},
      message: 'must match a schema in anyOf',
    };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
const schema27 = {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: 1000 },
    { type: 'string', pattern: '^(?:100|[1-9][0-9]?)%$' },
  ],
};
const pattern23 = new RegExp('^(?:100|[1-9][0-9]?)%$', 'u');
function validate105(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == 'number' && !(data % 1) && !isNaN(data) && isFinite(data))) {
    const err0 = {
      instancePath,
      schemaPath: '#/anyOf/0/type',
      keyword: 'type',
      params: { type: 'integer' },
      message: 'must be integer',
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == 'number' && isFinite(data)) {
    if (data > 1000 || isNaN(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/anyOf/0/maximum',
        keyword: 'maximum',
        params: { comparison: '<=', limit: 1000 },
        message: 'must be <= 1000',
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = {
        instancePath,
        schemaPath: '#/anyOf/0/minimum',
        keyword: 'minimum',
        params: { comparison: '>=', limit: 1 },
        message: 'must be >= 1',
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (typeof data === 'string') {
      if (!pattern23.test(data)) {
        const err3 = {
          instancePath,
          schemaPath: '#/anyOf/1/pattern',
          keyword: 'pattern',
          params: { pattern: '^(?:100|[1-9][0-9]?)%$' },
          message: 'must match pattern "' + '^(?:100|[1-9][0-9]?)%$' + '"',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    } else {
      const err4 = {
        instancePath,
        schemaPath: '#/anyOf/1/type',
        keyword: 'type',
        params: { type: 'string' },
        message: 'must be string',
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = {
      instancePath,
      schemaPath: '#/anyOf',
      keyword: 'anyOf',
      params: {},
      message: 'must match a schema in anyOf',
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
const schema28 = {
  title: 'ToolSimulation',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    name: { $ref: '#/definitions/nonEmptyString', description: 'Tool name as the model sees it.' },
    mcp: {
      $ref: '#/definitions/toolServer',
      description:
        'In place of `name`: the tools of an MCP server, as it lists them when the run starts.',
    },
    call: {
      type: 'boolean',
      default: false,
      description:
        'With `mcp`: the server itself answers the calls, one process for each answer of the model.',
    },
    description: { type: 'string', description: 'What the tool does, for the model.' },
    parameters: { type: 'object', description: "JSON Schema of the tool's parameters." },
    responses: {
      type: 'array',
      description: 'Simulated responses; the first whose `when` matches the arguments is used.',
      items: {
        title: 'ToolResponse',
        type: 'object',
        patternProperties: { '^x-': true },
        additionalProperties: false,
        required: ['when', 'then'],
        properties: {
          when: {
            type: 'object',
            description:
              'Arguments that the call must have, each with an equal value; it may have more.',
          },
          then: { description: 'The simulated result.' },
        },
      },
    },
    defaultResponse: { description: 'The simulated result when no `when` matches.' },
  },
  if: { required: ['mcp'], properties: { mcp: {} } },
  then: { not: { required: ['name'], properties: { name: {} } } },
  else: { required: ['name'], properties: { name: {} } },
};
const schema29 = {
  title: 'McpToolServer',
  description: 'An MCP server whose tools a test offers.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    command: {
      $ref: '#/definitions/nonEmptyString',
      description:
        "Shell command that starts it; it speaks over standard input and output, and runs in the config's folder as a `command` test does.",
    },
    serverUrl: {
      $ref: '#/definitions/url',
      description:
        'In place of `command`: URL of a server that runs (streamable HTTP). `${NAME}` in it is replaced by the environment variable NAME.',
    },
    only: {
      $ref: '#/definitions/nonEmptyStringList',
      description: 'Names of the tools that are offered. Default: all, at most 128.',
    },
    headers: {
      $ref: '#/definitions/headers',
      description: 'Headers of every request to `serverUrl`.',
    },
    keys: {
      $ref: '#/definitions/keys',
      description:
        'Environment variables that the `command` needs and that nobody may see, as on a test.',
    },
    dependsOn: {
      $ref: '#/definitions/stringList',
      description:
        'Files that the server is made of, as on a test. A stored list and stored answers of it hold as long as they are the same; without it, it is unknown what they are worth.',
    },
  },
  if: { required: ['serverUrl'], properties: { serverUrl: {} } },
  then: { not: { required: ['command'], properties: { command: {} } } },
  else: { required: ['command'], properties: { command: {} } },
};
const schema30 = { type: 'array', items: { $ref: '#/definitions/nonEmptyString' } };
function validate113(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate22(data[i0], {
          instancePath: instancePath + '/' + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'array' },
      message: 'must be array',
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
function validate110(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (
      (data.serverUrl === undefined || !func0.call(data, 'serverUrl')) &&
      (missing0 = 'serverUrl')
    ) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    const _errs4 = errors;
    const _errs5 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if ((data.command === undefined || !func0.call(data, 'command')) && (missing1 = 'command')) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var valid1 = _errs5 === errors;
    if (valid1) {
      const err2 = {
        instancePath,
        schemaPath: '#/then/not',
        keyword: 'not',
        params: {},
        message: 'must NOT be valid',
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    } else {
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = 'then';
  } else {
    const _errs6 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.command === undefined || !func0.call(data, 'command')) {
        const err3 = {
          instancePath,
          schemaPath: '#/else/required',
          keyword: 'required',
          params: { missingProperty: 'command' },
          message: "must have required property '" + 'command' + "'",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    ifClause0 = 'else';
  }
  if (!valid0) {
    const err4 = {
      instancePath,
      schemaPath: '#/if',
      keyword: 'if',
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'command' ||
        key0 === 'serverUrl' ||
        key0 === 'only' ||
        key0 === 'headers' ||
        key0 === 'keys' ||
        key0 === 'dependsOn' ||
        pattern0.test(key0)
      )) {
        const err5 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.command !== undefined && func0.call(data, 'command')) {
      if (
        !validate22(data.command, {
          instancePath: instancePath + '/command',
          parentData: data,
          parentDataProperty: 'command',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.serverUrl !== undefined && func0.call(data, 'serverUrl')) {
      if (
        !validate34(data.serverUrl, {
          instancePath: instancePath + '/serverUrl',
          parentData: data,
          parentDataProperty: 'serverUrl',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
    if (data.only !== undefined && func0.call(data, 'only')) {
      if (
        !validate113(data.only, {
          instancePath: instancePath + '/only',
          parentData: data,
          parentDataProperty: 'only',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
        errors = vErrors.length;
      }
    }
    if (data.headers !== undefined && func0.call(data, 'headers')) {
      if (
        !validate36(data.headers, {
          instancePath: instancePath + '/headers',
          parentData: data,
          parentDataProperty: 'headers',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    }
    if (data.keys !== undefined && func0.call(data, 'keys')) {
      if (
        !validate85(data.keys, {
          instancePath: instancePath + '/keys',
          parentData: data,
          parentDataProperty: 'keys',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
        errors = vErrors.length;
      }
    }
    if (data.dependsOn !== undefined && func0.call(data, 'dependsOn')) {
      if (
        !validate25(data.dependsOn, {
          instancePath: instancePath + '/dependsOn',
          parentData: data,
          parentDataProperty: 'dependsOn',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
function validate108(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if ((data.mcp === undefined || !func0.call(data, 'mcp')) && (missing0 = 'mcp')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    const _errs4 = errors;
    const _errs5 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if ((data.name === undefined || !func0.call(data, 'name')) && (missing1 = 'name')) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var valid1 = _errs5 === errors;
    if (valid1) {
      const err2 = {
        instancePath,
        schemaPath: '#/then/not',
        keyword: 'not',
        params: {},
        message: 'must NOT be valid',
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    } else {
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = 'then';
  } else {
    const _errs6 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.name === undefined || !func0.call(data, 'name')) {
        const err3 = {
          instancePath,
          schemaPath: '#/else/required',
          keyword: 'required',
          params: { missingProperty: 'name' },
          message: "must have required property '" + 'name' + "'",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    ifClause0 = 'else';
  }
  if (!valid0) {
    const err4 = {
      instancePath,
      schemaPath: '#/if',
      keyword: 'if',
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.call === undefined) {
      data.call = false;
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'name' ||
        key0 === 'mcp' ||
        key0 === 'call' ||
        key0 === 'description' ||
        key0 === 'parameters' ||
        key0 === 'responses' ||
        key0 === 'defaultResponse' ||
        pattern0.test(key0)
      )) {
        const err5 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== undefined && func0.call(data, 'name')) {
      if (
        !validate22(data.name, {
          instancePath: instancePath + '/name',
          parentData: data,
          parentDataProperty: 'name',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.mcp !== undefined && func0.call(data, 'mcp')) {
      if (
        !validate110(data.mcp, {
          instancePath: instancePath + '/mcp',
          parentData: data,
          parentDataProperty: 'mcp',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
        errors = vErrors.length;
      }
    }
    if (typeof data.call !== 'boolean') {
      const err6 = {
        instancePath: instancePath + '/call',
        schemaPath: '#/properties/call/type',
        keyword: 'type',
        params: { type: 'boolean' },
        message: 'must be boolean',
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.description !== undefined && func0.call(data, 'description')) {
      if (typeof data.description !== 'string') {
        const err7 = {
          instancePath: instancePath + '/description',
          schemaPath: '#/properties/description/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.parameters !== undefined && func0.call(data, 'parameters')) {
      let data4 = data.parameters;
      if (!(data4 && typeof data4 == 'object' && !Array.isArray(data4))) {
        const err8 = {
          instancePath: instancePath + '/parameters',
          schemaPath: '#/properties/parameters/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.responses !== undefined && func0.call(data, 'responses')) {
      let data5 = data.responses;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
            if (data6.when === undefined || !func0.call(data6, 'when')) {
              const err9 = {
                instancePath: instancePath + '/responses/' + i0,
                schemaPath: '#/properties/responses/items/required',
                keyword: 'required',
                params: { missingProperty: 'when' },
                message: "must have required property '" + 'when' + "'",
              };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data6.then === undefined || !func0.call(data6, 'then')) {
              const err10 = {
                instancePath: instancePath + '/responses/' + i0,
                schemaPath: '#/properties/responses/items/required',
                keyword: 'required',
                params: { missingProperty: 'then' },
                message: "must have required property '" + 'then' + "'",
              };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            for (const key1 of Object.keys(data6)) {
              if (!(key1 === 'when' || key1 === 'then' || pattern0.test(key1))) {
                const err11 = {
                  instancePath: instancePath + '/responses/' + i0,
                  schemaPath: '#/properties/responses/items/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key1 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data6.when !== undefined && func0.call(data6, 'when')) {
              let data7 = data6.when;
              if (!(data7 && typeof data7 == 'object' && !Array.isArray(data7))) {
                const err12 = {
                  instancePath: instancePath + '/responses/' + i0 + '/when',
                  schemaPath: '#/properties/responses/items/properties/when/type',
                  keyword: 'type',
                  params: { type: 'object' },
                  message: 'must be object',
                };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = {
              instancePath: instancePath + '/responses/' + i0,
              schemaPath: '#/properties/responses/items/type',
              keyword: 'type',
              params: { type: 'object' },
              message: 'must be object',
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + '/responses',
          schemaPath: '#/properties/responses/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
const schema31 = {
  title: 'ConversationTurn',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['turn'],
  properties: {
    turn: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Label of the turn, shown in reports.',
    },
    user: {
      type: 'string',
      description:
        "What the user says in this turn. The first turn may leave it out: the prompt's user message is sent. A later turn without it looks at the model's next reply in the tool loop.",
    },
    expect: { $ref: '#/definitions/expect' },
  },
};
const schema32 = {
  title: 'Expect',
  description: 'What the answer must meet.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    output: {
      title: 'OutputExpect',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      description: 'Format and content of the text.',
      properties: {
        format: {
          enum: ['text', 'json'],
          default: 'text',
          description: '`json`: the output must be valid JSON, and match `schemaFile` if given.',
        },
        schemaFile: {
          $ref: '#/definitions/nonEmptyString',
          description:
            'JSON Schema (draft 07, 2019-09 or 2020-12), relative to the config file. Used with `format: json`.',
        },
        contains: {
          $ref: '#/definitions/nonEmptyStringList',
          description: 'Texts that must all occur.',
        },
        notContains: {
          $ref: '#/definitions/nonEmptyStringList',
          description: 'Texts that must not occur.',
        },
        maxLength: {
          type: 'integer',
          minimum: 1,
          description: 'Maximum length in characters (UTF-16 code units).',
        },
        ignoreCase: {
          type: 'boolean',
          default: false,
          description: 'Compare `contains` and `notContains` without regard to case.',
        },
      },
    },
    guardrails: {
      title: 'Guardrails',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      description: 'What must never occur in an answer.',
      properties: {
        pii: {
          title: 'PiiGuardrail',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          description:
            'Personal data. Without `denyPatterns`: US social security numbers, credit card numbers (Luhn-checked), e-mail addresses.',
          properties: {
            enabled: {
              type: 'boolean',
              default: true,
              description: '`false` switches the check off.',
            },
            allow: {
              type: 'array',
              description:
                'Data that is not personal, such as your own address: texts as they are found, in any letter case, or patterns that match the whole.',
              items: {
                anyOf: [
                  { type: 'string', minLength: 1 },
                  {
                    title: 'AllowedPattern',
                    type: 'object',
                    patternProperties: { '^x-': true },
                    additionalProperties: false,
                    required: ['pattern'],
                    properties: {
                      pattern: {
                        $ref: '#/definitions/nonEmptyString',
                        description: 'Regular expression (flag `i`).',
                      },
                    },
                  },
                ],
              },
            },
            denyPatterns: {
              $ref: '#/definitions/stringList',
              description: 'Regular expressions (flags `gi`) instead of the built-in ones.',
            },
            customPatterns: {
              type: 'array',
              description: 'Further patterns, with names.',
              items: {
                title: 'NamedPattern',
                type: 'object',
                patternProperties: { '^x-': true },
                additionalProperties: false,
                required: ['name', 'pattern'],
                properties: {
                  name: {
                    $ref: '#/definitions/nonEmptyString',
                    description: 'Name shown in reports.',
                  },
                  pattern: {
                    $ref: '#/definitions/nonEmptyString',
                    description: 'Regular expression (flags `gi`).',
                  },
                },
              },
            },
            on: {
              enum: ['answer', 'changes'],
              description:
                "With a `workspace`: only the answer's text, or only what the agent changed. Default: both.",
            },
          },
        },
        keywords: {
          title: 'KeywordGuardrail',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          description: 'Words and phrases, compared without regard to case.',
          properties: {
            deny: {
              $ref: '#/definitions/nonEmptyStringList',
              default: [],
              description: 'None of these may occur.',
            },
            allow: {
              $ref: '#/definitions/nonEmptyStringList',
              description: 'At least one of these must occur.',
            },
            on: {
              enum: ['answer', 'changes'],
              description:
                "With a `workspace`: where `deny` looks, only in the answer's text or only in what the agent added. Default: in both.",
            },
          },
        },
      },
    },
    judge: {
      type: 'array',
      description: 'Criteria that a judge model scores from 0 to 1.',
      items: {
        title: 'JudgeCriterion',
        type: 'object',
        patternProperties: { '^x-': true },
        additionalProperties: false,
        required: ['criteria'],
        properties: {
          criteria: {
            $ref: '#/definitions/nonEmptyString',
            description: 'What the judge looks for.',
          },
          minScore: {
            $ref: '#/definitions/score',
            default: 0.7,
            description: 'Lowest score that passes.',
          },
          model: {
            $ref: '#/definitions/nonEmptyString',
            description:
              'Id of the judge model. Default: `defaults.judgeModel`, else the first model that is no `http` or `mcp` endpoint.',
          },
          rubric: { type: 'string', description: 'Detailed rubric for the judge.' },
          passes: {
            type: 'integer',
            minimum: 1,
            maximum: 25,
            default: 1,
            description: 'How often the judge is asked; the median counts.',
          },
          labels: {
            $ref: '#/definitions/nonEmptyString',
            description:
              'File of answers that people have judged (`.jsonl`, `.csv`, `.yaml`): `output`, `pass`, `question`, `score`, `note`. The judge is checked against them.',
          },
          on: {
            enum: ['answer', 'changes'],
            description:
              "With a `workspace`: what the judge sees, only the answer's text or only what the agent changed. Default: both.",
          },
        },
      },
    },
    toolCalls: {
      type: 'array',
      description: 'Tool calls that must, or must not, happen.',
      items: {
        title: 'ToolCallExpect',
        type: 'object',
        patternProperties: { '^x-': true },
        additionalProperties: false,
        required: ['tool'],
        properties: {
          tool: { $ref: '#/definitions/nonEmptyString', description: 'Tool name.' },
          shouldNotCall: {
            type: 'boolean',
            default: false,
            description: 'The tool must not be called.',
          },
          argsMatch: { type: 'object', description: 'Deep partial match of the arguments.' },
          argsSchema: {
            $ref: '#/definitions/nonEmptyString',
            description: 'JSON Schema file for the arguments, relative to the config file.',
          },
          order: {
            type: 'integer',
            minimum: 0,
            description: 'Position of the call among all calls, from 0.',
          },
          responseContains: {
            type: 'string',
            description: 'Text that the simulated response must contain.',
          },
        },
      },
    },
    trajectory: {
      title: 'TrajectoryExpect',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['tools'],
      description: 'The tool calls of an answer as a whole: which, in what order, how many.',
      properties: {
        tools: {
          type: 'array',
          maxItems: 100,
          description:
            'The calls that are wanted: names of tools, or `tool` with the arguments of that call.',
          items: {
            anyOf: [
              { type: 'string', minLength: 1 },
              {
                title: 'TrajectoryStep',
                type: 'object',
                patternProperties: { '^x-': true },
                additionalProperties: false,
                required: ['tool'],
                properties: {
                  tool: { $ref: '#/definitions/nonEmptyString', description: 'Tool name.' },
                  argsMatch: {
                    type: 'object',
                    description: 'Deep partial match of the arguments.',
                  },
                },
              },
            ],
          },
        },
        match: {
          enum: ['ordered', 'exact', 'unordered', 'only'],
          default: 'ordered',
          description:
            '`ordered`: these calls, in this order, others between them allowed. `exact`: these and no others, in this order. `unordered`: these and no others, in any order, each as often as it is named. `only`: no others; not all needed.',
        },
        maxCalls: {
          type: 'integer',
          minimum: 0,
          description: 'Maximum number of tool calls for an answer.',
        },
        maxRepeats: {
          type: 'integer',
          minimum: 1,
          description: 'Maximum number of calls of the same tool with the same arguments.',
        },
      },
    },
    files: {
      type: 'array',
      minItems: 1,
      description: 'With a `workspace`: files that are there after the agent, and what is in them.',
      items: {
        title: 'FileExpect',
        type: 'object',
        patternProperties: { '^x-': true },
        additionalProperties: false,
        required: ['path'],
        properties: {
          path: {
            $ref: '#/definitions/nonEmptyString',
            description:
              'Path or glob in the workspace. At least one file must match, unless `exists` is false.',
          },
          contains: {
            $ref: '#/definitions/nonEmptyStringList',
            description: 'Texts that one matching file must all contain.',
          },
          matches: {
            $ref: '#/definitions/nonEmptyString',
            description: 'Regular expression (flag `m`) that one matching file must match.',
          },
          equals: {
            $ref: '#/definitions/nonEmptyString',
            description:
              'File that one matching file must be equal to, relative to the config file.',
          },
          schema: {
            $ref: '#/definitions/nonEmptyString',
            description:
              'JSON Schema that one matching file must meet, relative to the config file.',
          },
          notContains: {
            $ref: '#/definitions/nonEmptyStringList',
            description: 'Texts that no matching file may contain.',
          },
          maxBytes: {
            type: 'integer',
            minimum: 0,
            description: 'Most bytes of every matching file.',
          },
          unchanged: {
            type: 'boolean',
            default: false,
            description: 'Every file that matches, at the start or now, is as it was at the start.',
          },
          exists: { type: 'boolean', default: true, description: '`false`: no file may match.' },
          guard: {
            type: 'boolean',
            description:
              'It is meant to hold before the agent has done anything, and is not named as an expectation that proves nothing.',
          },
        },
      },
    },
    changes: {
      title: 'ChangesExpect',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      minProperties: 1,
      description:
        'With a `workspace`: what the agent may change. What git ignores at the start counts for `never` alone.',
      properties: {
        only: {
          $ref: '#/definitions/nonEmptyStringList',
          description: 'Paths or globs: nothing else may change.',
        },
        never: {
          $ref: '#/definitions/nonEmptyStringList',
          description:
            'Paths or globs that may not change, files that git ignores and `.git` among them.',
        },
        none: { type: 'boolean', default: false, description: 'Nothing may change.' },
        maxFiles: { type: 'integer', minimum: 0, description: 'Most files that may change.' },
        maxLines: {
          type: 'integer',
          minimum: 0,
          description: 'Most lines that may be added and removed together.',
        },
      },
    },
    checks: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      description:
        "With a `workspace`: commands that run in it after the agent, without the step's keys: a text, or `run` with what it must end with.",
      items: {
        anyOf: [
          { type: 'string', minLength: 1 },
          {
            title: 'CheckEntry',
            type: 'object',
            patternProperties: { '^x-': true },
            additionalProperties: false,
            required: ['run'],
            properties: {
              run: { $ref: '#/definitions/nonEmptyString', description: 'The command.' },
              with: {
                $ref: '#/definitions/nonEmptyString',
                description:
                  'Folder of the checkout, relative to the config file, that is laid over the workspace before the check: the agent has neither seen nor changed it.',
              },
              exitCode: {
                type: 'integer',
                minimum: 0,
                maximum: 255,
                description: 'Exit code of the command that passes. Default: 0.',
              },
              contains: {
                $ref: '#/definitions/nonEmptyStringList',
                description: 'Texts that its standard output must all contain.',
              },
              timeoutMs: {
                type: 'integer',
                minimum: 1,
                maximum: 86400000,
                description:
                  'Milliseconds after which it is ended and has failed. Default: 5 minutes.',
              },
              guard: {
                type: 'boolean',
                description:
                  'It is meant to hold before the agent has done anything, and is not named as an expectation that proves nothing.',
              },
            },
          },
        ],
      },
    },
    skills: {
      title: 'SkillsExpect',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      minProperties: 1,
      description:
        "Skills that the agent of a `command` test must, or must not, use. One was used where the agent's tool for skills names it, or a call read its `SKILL.md`.",
      properties: {
        used: {
          $ref: '#/definitions/nonEmptyStringList',
          description: 'Names of skills that must be used.',
        },
        notUsed: {
          $ref: '#/definitions/nonEmptyStringList',
          description: 'Names of skills that must not be used.',
        },
      },
    },
    baseline: {
      title: 'BaselineExpect',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      description: 'Comparison with the baseline.',
      properties: {
        drift: {
          title: 'DriftExpect',
          type: 'object',
          patternProperties: { '^x-': true },
          additionalProperties: false,
          description: "How far the answer may move away from the baseline's.",
          properties: {
            maxScore: {
              $ref: '#/definitions/score',
              default: 0.15,
              description: 'Largest drift that passes; 0 is identical.',
            },
            method: {
              enum: ['judge', 'embedding', 'field-diff'],
              default: 'judge',
              description: 'How drift is measured.',
            },
            fields: {
              $ref: '#/definitions/stringList',
              description:
                'For `field-diff`: dotted paths to compare; `-1` is the last element of a list. Default: every field.',
            },
          },
        },
      },
    },
    latency: {
      title: 'LatencyExpect',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['maxMs'],
      description: 'Time of the answer.',
      properties: {
        maxMs: {
          type: 'number',
          exclusiveMinimum: 0,
          description:
            'Maximum duration of all model calls for an answer together, in milliseconds.',
        },
      },
    },
    cost: {
      title: 'CostExpect',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['maxUsd'],
      description: 'Cost of the answer.',
      properties: {
        maxUsd: {
          type: 'number',
          exclusiveMinimum: 0,
          description: 'Maximum cost of the model calls for an answer, in USD.',
        },
      },
    },
  },
};
const schema33 = { type: 'number', minimum: 0, maximum: 1 };
function validate134(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (typeof data == 'number' && isFinite(data)) {
    if (data > 1 || isNaN(data)) {
      const err0 = {
        instancePath,
        schemaPath: '#/maximum',
        keyword: 'maximum',
        params: { comparison: '<=', limit: 1 },
        message: 'must be <= 1',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/minimum',
        keyword: 'minimum',
        params: { comparison: '>=', limit: 0 },
        message: 'must be >= 0',
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'number' },
      message: 'must be number',
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
function validate123(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema32.properties, key0) || pattern0.test(key0))) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.output !== undefined && func0.call(data, 'output')) {
      let data0 = data.output;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.format === undefined) {
          data0.format = 'text';
        }
        if (data0.ignoreCase === undefined) {
          data0.ignoreCase = false;
        }
        for (const key1 of Object.keys(data0)) {
          if (!(
            key1 === 'format' ||
            key1 === 'schemaFile' ||
            key1 === 'contains' ||
            key1 === 'notContains' ||
            key1 === 'maxLength' ||
            key1 === 'ignoreCase' ||
            pattern0.test(key1)
          )) {
            const err1 = {
              instancePath: instancePath + '/output',
              schemaPath: '#/properties/output/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        let data1 = data0.format;
        if (!(data1 === 'text' || data1 === 'json')) {
          const err2 = {
            instancePath: instancePath + '/output/format',
            schemaPath: '#/properties/output/properties/format/enum',
            keyword: 'enum',
            params: { allowedValues: schema32.properties.output.properties.format.enum },
            message: 'must be equal to one of the allowed values',
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.schemaFile !== undefined && func0.call(data0, 'schemaFile')) {
          if (
            !validate22(data0.schemaFile, {
              instancePath: instancePath + '/output/schemaFile',
              parentData: data0,
              parentDataProperty: 'schemaFile',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
        if (data0.contains !== undefined && func0.call(data0, 'contains')) {
          if (
            !validate113(data0.contains, {
              instancePath: instancePath + '/output/contains',
              parentData: data0,
              parentDataProperty: 'contains',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
            errors = vErrors.length;
          }
        }
        if (data0.notContains !== undefined && func0.call(data0, 'notContains')) {
          if (
            !validate113(data0.notContains, {
              instancePath: instancePath + '/output/notContains',
              parentData: data0,
              parentDataProperty: 'notContains',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
            errors = vErrors.length;
          }
        }
        if (data0.maxLength !== undefined && func0.call(data0, 'maxLength')) {
          let data5 = data0.maxLength;
          if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            const err3 = {
              instancePath: instancePath + '/output/maxLength',
              schemaPath: '#/properties/output/properties/maxLength/type',
              keyword: 'type',
              params: { type: 'integer' },
              message: 'must be integer',
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data5 == 'number' && isFinite(data5)) {
            if (data5 < 1 || isNaN(data5)) {
              const err4 = {
                instancePath: instancePath + '/output/maxLength',
                schemaPath: '#/properties/output/properties/maxLength/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
                message: 'must be >= 1',
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
        if (typeof data0.ignoreCase !== 'boolean') {
          const err5 = {
            instancePath: instancePath + '/output/ignoreCase',
            schemaPath: '#/properties/output/properties/ignoreCase/type',
            keyword: 'type',
            params: { type: 'boolean' },
            message: 'must be boolean',
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/output',
          schemaPath: '#/properties/output/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.guardrails !== undefined && func0.call(data, 'guardrails')) {
      let data7 = data.guardrails;
      if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
        for (const key2 of Object.keys(data7)) {
          if (!(key2 === 'pii' || key2 === 'keywords' || pattern0.test(key2))) {
            const err7 = {
              instancePath: instancePath + '/guardrails',
              schemaPath: '#/properties/guardrails/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key2 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data7.pii !== undefined && func0.call(data7, 'pii')) {
          let data8 = data7.pii;
          if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
            if (data8.enabled === undefined) {
              data8.enabled = true;
            }
            for (const key3 of Object.keys(data8)) {
              if (!(
                key3 === 'enabled' ||
                key3 === 'allow' ||
                key3 === 'denyPatterns' ||
                key3 === 'customPatterns' ||
                key3 === 'on' ||
                pattern0.test(key3)
              )) {
                const err8 = {
                  instancePath: instancePath + '/guardrails/pii',
                  schemaPath: '#/properties/guardrails/properties/pii/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key3 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (typeof data8.enabled !== 'boolean') {
              const err9 = {
                instancePath: instancePath + '/guardrails/pii/enabled',
                schemaPath: '#/properties/guardrails/properties/pii/properties/enabled/type',
                keyword: 'type',
                params: { type: 'boolean' },
                message: 'must be boolean',
              };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data8.allow !== undefined && func0.call(data8, 'allow')) {
              let data10 = data8.allow;
              if (Array.isArray(data10)) {
                const len0 = data10.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data11 = data10[i0];
                  const _errs24 = errors;
                  let valid6 = false;
                  const _errs25 = errors;
                  if (typeof data11 === 'string') {
                    if (func54(data11) < 1) {
                      const err10 = {
                        instancePath: instancePath + '/guardrails/pii/allow/' + i0,
                        schemaPath:
                          '#/properties/guardrails/properties/pii/properties/allow/items/anyOf/0/minLength',
                        keyword: 'minLength',
                        params: { limit: 1 },
                        message: 'must NOT have fewer than 1 characters',
                      };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                  } else {
                    const err11 = {
                      instancePath: instancePath + '/guardrails/pii/allow/' + i0,
                      schemaPath:
                        '#/properties/guardrails/properties/pii/properties/allow/items/anyOf/0/type',
                      keyword: 'type',
                      params: { type: 'string' },
                      message: 'must be string',
                    };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                  var _valid0 = _errs25 === errors;
                  valid6 = valid6 || _valid0;
                  if (!valid6) {
                    const _errs27 = errors;
                    if (data11 && typeof data11 == 'object' && !Array.isArray(data11)) {
                      if (data11.pattern === undefined || !func0.call(data11, 'pattern')) {
                        const err12 = {
                          instancePath: instancePath + '/guardrails/pii/allow/' + i0,
                          schemaPath:
                            '#/properties/guardrails/properties/pii/properties/allow/items/anyOf/1/required',
                          keyword: 'required',
                          params: { missingProperty: 'pattern' },
                          message: "must have required property '" + 'pattern' + "'",
                        };
                        if (vErrors === null) {
                          vErrors = [err12];
                        } else {
                          vErrors.push(err12);
                        }
                        errors++;
                      }
                      for (const key4 of Object.keys(data11)) {
                        if (!(key4 === 'pattern' || pattern0.test(key4))) {
                          const err13 = {
                            instancePath: instancePath + '/guardrails/pii/allow/' + i0,
                            schemaPath:
                              '#/properties/guardrails/properties/pii/properties/allow/items/anyOf/1/additionalProperties',
                            keyword: 'additionalProperties',
                            params: { additionalProperty: key4 },
                            message: 'must NOT have additional properties',
                          };
                          if (vErrors === null) {
                            vErrors = [err13];
                          } else {
                            vErrors.push(err13);
                          }
                          errors++;
                        }
                      }
                      if (data11.pattern !== undefined && func0.call(data11, 'pattern')) {
                        if (
                          !validate22(data11.pattern, {
                            instancePath: instancePath + '/guardrails/pii/allow/' + i0 + '/pattern',
                            parentData: data11,
                            parentDataProperty: 'pattern',
                            rootData,
                          })
                        ) {
                          vErrors =
                            vErrors === null
                              ? validate22.errors
                              : vErrors.concat(validate22.errors);
                          errors = vErrors.length;
                        }
                      }
                    } else {
                      const err14 = {
                        instancePath: instancePath + '/guardrails/pii/allow/' + i0,
                        schemaPath:
                          '#/properties/guardrails/properties/pii/properties/allow/items/anyOf/1/type',
                        keyword: 'type',
                        params: { type: 'object' },
                        message: 'must be object',
                      };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                    var _valid0 = _errs27 === errors;
                    valid6 = valid6 || _valid0;
                  }
                  if (!valid6) {
                    const err15 = {
                      instancePath: instancePath + '/guardrails/pii/allow/' + i0,
                      schemaPath:
                        '#/properties/guardrails/properties/pii/properties/allow/items/anyOf',
                      keyword: 'anyOf',
                      params: {},
                      message: 'must match a schema in anyOf',
                    };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  } else {
                    errors = _errs24;
                    if (vErrors !== null) {
                      if (_errs24) {
                        vErrors.length = _errs24;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err16 = {
                  instancePath: instancePath + '/guardrails/pii/allow',
                  schemaPath: '#/properties/guardrails/properties/pii/properties/allow/type',
                  keyword: 'type',
                  params: { type: 'array' },
                  message: 'must be array',
                };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data8.denyPatterns !== undefined && func0.call(data8, 'denyPatterns')) {
              if (
                !validate25(data8.denyPatterns, {
                  instancePath: instancePath + '/guardrails/pii/denyPatterns',
                  parentData: data8,
                  parentDataProperty: 'denyPatterns',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                errors = vErrors.length;
              }
            }
            if (data8.customPatterns !== undefined && func0.call(data8, 'customPatterns')) {
              let data14 = data8.customPatterns;
              if (Array.isArray(data14)) {
                const len1 = data14.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data15 = data14[i1];
                  if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
                    if (data15.name === undefined || !func0.call(data15, 'name')) {
                      const err17 = {
                        instancePath: instancePath + '/guardrails/pii/customPatterns/' + i1,
                        schemaPath:
                          '#/properties/guardrails/properties/pii/properties/customPatterns/items/required',
                        keyword: 'required',
                        params: { missingProperty: 'name' },
                        message: "must have required property '" + 'name' + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                    if (data15.pattern === undefined || !func0.call(data15, 'pattern')) {
                      const err18 = {
                        instancePath: instancePath + '/guardrails/pii/customPatterns/' + i1,
                        schemaPath:
                          '#/properties/guardrails/properties/pii/properties/customPatterns/items/required',
                        keyword: 'required',
                        params: { missingProperty: 'pattern' },
                        message: "must have required property '" + 'pattern' + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                    for (const key5 of Object.keys(data15)) {
                      if (!(key5 === 'name' || key5 === 'pattern' || pattern0.test(key5))) {
                        const err19 = {
                          instancePath: instancePath + '/guardrails/pii/customPatterns/' + i1,
                          schemaPath:
                            '#/properties/guardrails/properties/pii/properties/customPatterns/items/additionalProperties',
                          keyword: 'additionalProperties',
                          params: { additionalProperty: key5 },
                          message: 'must NOT have additional properties',
                        };
                        if (vErrors === null) {
                          vErrors = [err19];
                        } else {
                          vErrors.push(err19);
                        }
                        errors++;
                      }
                    }
                    if (data15.name !== undefined && func0.call(data15, 'name')) {
                      if (
                        !validate22(data15.name, {
                          instancePath:
                            instancePath + '/guardrails/pii/customPatterns/' + i1 + '/name',
                          parentData: data15,
                          parentDataProperty: 'name',
                          rootData,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                        errors = vErrors.length;
                      }
                    }
                    if (data15.pattern !== undefined && func0.call(data15, 'pattern')) {
                      if (
                        !validate22(data15.pattern, {
                          instancePath:
                            instancePath + '/guardrails/pii/customPatterns/' + i1 + '/pattern',
                          parentData: data15,
                          parentDataProperty: 'pattern',
                          rootData,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                        errors = vErrors.length;
                      }
                    }
                  } else {
                    const err20 = {
                      instancePath: instancePath + '/guardrails/pii/customPatterns/' + i1,
                      schemaPath:
                        '#/properties/guardrails/properties/pii/properties/customPatterns/items/type',
                      keyword: 'type',
                      params: { type: 'object' },
                      message: 'must be object',
                    };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
              } else {
                const err21 = {
                  instancePath: instancePath + '/guardrails/pii/customPatterns',
                  schemaPath:
                    '#/properties/guardrails/properties/pii/properties/customPatterns/type',
                  keyword: 'type',
                  params: { type: 'array' },
                  message: 'must be array',
                };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data8.on !== undefined && func0.call(data8, 'on')) {
              let data18 = data8.on;
              if (!(data18 === 'answer' || data18 === 'changes')) {
                const err22 = {
                  instancePath: instancePath + '/guardrails/pii/on',
                  schemaPath: '#/properties/guardrails/properties/pii/properties/on/enum',
                  keyword: 'enum',
                  params: {
                    allowedValues: schema32.properties.guardrails.properties.pii.properties.on.enum,
                  },
                  message: 'must be equal to one of the allowed values',
                };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
          } else {
            const err23 = {
              instancePath: instancePath + '/guardrails/pii',
              schemaPath: '#/properties/guardrails/properties/pii/type',
              keyword: 'type',
              params: { type: 'object' },
              message: 'must be object',
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data7.keywords !== undefined && func0.call(data7, 'keywords')) {
          let data19 = data7.keywords;
          if (data19 && typeof data19 == 'object' && !Array.isArray(data19)) {
            if (data19.deny === undefined) {
              data19.deny = [];
            }
            for (const key6 of Object.keys(data19)) {
              if (!(key6 === 'deny' || key6 === 'allow' || key6 === 'on' || pattern0.test(key6))) {
                const err24 = {
                  instancePath: instancePath + '/guardrails/keywords',
                  schemaPath: '#/properties/guardrails/properties/keywords/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key6 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (
              !validate113(data19.deny, {
                instancePath: instancePath + '/guardrails/keywords/deny',
                parentData: data19,
                parentDataProperty: 'deny',
                rootData,
              })
            ) {
              vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
              errors = vErrors.length;
            }
            if (data19.allow !== undefined && func0.call(data19, 'allow')) {
              if (
                !validate113(data19.allow, {
                  instancePath: instancePath + '/guardrails/keywords/allow',
                  parentData: data19,
                  parentDataProperty: 'allow',
                  rootData,
                })
              ) {
                vErrors =
                  vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
                errors = vErrors.length;
              }
            }
            if (data19.on !== undefined && func0.call(data19, 'on')) {
              let data22 = data19.on;
              if (!(data22 === 'answer' || data22 === 'changes')) {
                const err25 = {
                  instancePath: instancePath + '/guardrails/keywords/on',
                  schemaPath: '#/properties/guardrails/properties/keywords/properties/on/enum',
                  keyword: 'enum',
                  params: {
                    allowedValues:
                      schema32.properties.guardrails.properties.keywords.properties.on.enum,
                  },
                  message: 'must be equal to one of the allowed values',
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = {
              instancePath: instancePath + '/guardrails/keywords',
              schemaPath: '#/properties/guardrails/properties/keywords/type',
              keyword: 'type',
              params: { type: 'object' },
              message: 'must be object',
            };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = {
          instancePath: instancePath + '/guardrails',
          schemaPath: '#/properties/guardrails/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.judge !== undefined && func0.call(data, 'judge')) {
      let data23 = data.judge;
      if (Array.isArray(data23)) {
        const len2 = data23.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data24 = data23[i2];
          if (data24 && typeof data24 == 'object' && !Array.isArray(data24)) {
            if (data24.minScore === undefined) {
              data24.minScore = 0.7;
            }
            if (data24.passes === undefined) {
              data24.passes = 1;
            }
            if (data24.criteria === undefined || !func0.call(data24, 'criteria')) {
              const err28 = {
                instancePath: instancePath + '/judge/' + i2,
                schemaPath: '#/properties/judge/items/required',
                keyword: 'required',
                params: { missingProperty: 'criteria' },
                message: "must have required property '" + 'criteria' + "'",
              };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            for (const key7 of Object.keys(data24)) {
              if (!(
                key7 === 'criteria' ||
                key7 === 'minScore' ||
                key7 === 'model' ||
                key7 === 'rubric' ||
                key7 === 'passes' ||
                key7 === 'labels' ||
                key7 === 'on' ||
                pattern0.test(key7)
              )) {
                const err29 = {
                  instancePath: instancePath + '/judge/' + i2,
                  schemaPath: '#/properties/judge/items/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key7 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data24.criteria !== undefined && func0.call(data24, 'criteria')) {
              if (
                !validate22(data24.criteria, {
                  instancePath: instancePath + '/judge/' + i2 + '/criteria',
                  parentData: data24,
                  parentDataProperty: 'criteria',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (
              !validate134(data24.minScore, {
                instancePath: instancePath + '/judge/' + i2 + '/minScore',
                parentData: data24,
                parentDataProperty: 'minScore',
                rootData,
              })
            ) {
              vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
              errors = vErrors.length;
            }
            if (data24.model !== undefined && func0.call(data24, 'model')) {
              if (
                !validate22(data24.model, {
                  instancePath: instancePath + '/judge/' + i2 + '/model',
                  parentData: data24,
                  parentDataProperty: 'model',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (data24.rubric !== undefined && func0.call(data24, 'rubric')) {
              if (typeof data24.rubric !== 'string') {
                const err30 = {
                  instancePath: instancePath + '/judge/' + i2 + '/rubric',
                  schemaPath: '#/properties/judge/items/properties/rubric/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            let data29 = data24.passes;
            if (!(
              typeof data29 == 'number' &&
              !(data29 % 1) &&
              !isNaN(data29) &&
              isFinite(data29)
            )) {
              const err31 = {
                instancePath: instancePath + '/judge/' + i2 + '/passes',
                schemaPath: '#/properties/judge/items/properties/passes/type',
                keyword: 'type',
                params: { type: 'integer' },
                message: 'must be integer',
              };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (typeof data29 == 'number' && isFinite(data29)) {
              if (data29 > 25 || isNaN(data29)) {
                const err32 = {
                  instancePath: instancePath + '/judge/' + i2 + '/passes',
                  schemaPath: '#/properties/judge/items/properties/passes/maximum',
                  keyword: 'maximum',
                  params: { comparison: '<=', limit: 25 },
                  message: 'must be <= 25',
                };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
              if (data29 < 1 || isNaN(data29)) {
                const err33 = {
                  instancePath: instancePath + '/judge/' + i2 + '/passes',
                  schemaPath: '#/properties/judge/items/properties/passes/minimum',
                  keyword: 'minimum',
                  params: { comparison: '>=', limit: 1 },
                  message: 'must be >= 1',
                };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data24.labels !== undefined && func0.call(data24, 'labels')) {
              if (
                !validate22(data24.labels, {
                  instancePath: instancePath + '/judge/' + i2 + '/labels',
                  parentData: data24,
                  parentDataProperty: 'labels',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (data24.on !== undefined && func0.call(data24, 'on')) {
              let data31 = data24.on;
              if (!(data31 === 'answer' || data31 === 'changes')) {
                const err34 = {
                  instancePath: instancePath + '/judge/' + i2 + '/on',
                  schemaPath: '#/properties/judge/items/properties/on/enum',
                  keyword: 'enum',
                  params: { allowedValues: schema32.properties.judge.items.properties.on.enum },
                  message: 'must be equal to one of the allowed values',
                };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
          } else {
            const err35 = {
              instancePath: instancePath + '/judge/' + i2,
              schemaPath: '#/properties/judge/items/type',
              keyword: 'type',
              params: { type: 'object' },
              message: 'must be object',
            };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = {
          instancePath: instancePath + '/judge',
          schemaPath: '#/properties/judge/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.toolCalls !== undefined && func0.call(data, 'toolCalls')) {
      let data32 = data.toolCalls;
      if (Array.isArray(data32)) {
        const len3 = data32.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data33 = data32[i3];
          if (data33 && typeof data33 == 'object' && !Array.isArray(data33)) {
            if (data33.shouldNotCall === undefined) {
              data33.shouldNotCall = false;
            }
            if (data33.tool === undefined || !func0.call(data33, 'tool')) {
              const err37 = {
                instancePath: instancePath + '/toolCalls/' + i3,
                schemaPath: '#/properties/toolCalls/items/required',
                keyword: 'required',
                params: { missingProperty: 'tool' },
                message: "must have required property '" + 'tool' + "'",
              };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            for (const key8 of Object.keys(data33)) {
              if (!(
                key8 === 'tool' ||
                key8 === 'shouldNotCall' ||
                key8 === 'argsMatch' ||
                key8 === 'argsSchema' ||
                key8 === 'order' ||
                key8 === 'responseContains' ||
                pattern0.test(key8)
              )) {
                const err38 = {
                  instancePath: instancePath + '/toolCalls/' + i3,
                  schemaPath: '#/properties/toolCalls/items/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key8 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data33.tool !== undefined && func0.call(data33, 'tool')) {
              if (
                !validate22(data33.tool, {
                  instancePath: instancePath + '/toolCalls/' + i3 + '/tool',
                  parentData: data33,
                  parentDataProperty: 'tool',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (typeof data33.shouldNotCall !== 'boolean') {
              const err39 = {
                instancePath: instancePath + '/toolCalls/' + i3 + '/shouldNotCall',
                schemaPath: '#/properties/toolCalls/items/properties/shouldNotCall/type',
                keyword: 'type',
                params: { type: 'boolean' },
                message: 'must be boolean',
              };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data33.argsMatch !== undefined && func0.call(data33, 'argsMatch')) {
              let data36 = data33.argsMatch;
              if (!(data36 && typeof data36 == 'object' && !Array.isArray(data36))) {
                const err40 = {
                  instancePath: instancePath + '/toolCalls/' + i3 + '/argsMatch',
                  schemaPath: '#/properties/toolCalls/items/properties/argsMatch/type',
                  keyword: 'type',
                  params: { type: 'object' },
                  message: 'must be object',
                };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data33.argsSchema !== undefined && func0.call(data33, 'argsSchema')) {
              if (
                !validate22(data33.argsSchema, {
                  instancePath: instancePath + '/toolCalls/' + i3 + '/argsSchema',
                  parentData: data33,
                  parentDataProperty: 'argsSchema',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (data33.order !== undefined && func0.call(data33, 'order')) {
              let data38 = data33.order;
              if (!(
                typeof data38 == 'number' &&
                !(data38 % 1) &&
                !isNaN(data38) &&
                isFinite(data38)
              )) {
                const err41 = {
                  instancePath: instancePath + '/toolCalls/' + i3 + '/order',
                  schemaPath: '#/properties/toolCalls/items/properties/order/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                  message: 'must be integer',
                };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
              if (typeof data38 == 'number' && isFinite(data38)) {
                if (data38 < 0 || isNaN(data38)) {
                  const err42 = {
                    instancePath: instancePath + '/toolCalls/' + i3 + '/order',
                    schemaPath: '#/properties/toolCalls/items/properties/order/minimum',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 0 },
                    message: 'must be >= 0',
                  };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              }
            }
            if (data33.responseContains !== undefined && func0.call(data33, 'responseContains')) {
              if (typeof data33.responseContains !== 'string') {
                const err43 = {
                  instancePath: instancePath + '/toolCalls/' + i3 + '/responseContains',
                  schemaPath: '#/properties/toolCalls/items/properties/responseContains/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
          } else {
            const err44 = {
              instancePath: instancePath + '/toolCalls/' + i3,
              schemaPath: '#/properties/toolCalls/items/type',
              keyword: 'type',
              params: { type: 'object' },
              message: 'must be object',
            };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
      } else {
        const err45 = {
          instancePath: instancePath + '/toolCalls',
          schemaPath: '#/properties/toolCalls/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.trajectory !== undefined && func0.call(data, 'trajectory')) {
      let data40 = data.trajectory;
      if (data40 && typeof data40 == 'object' && !Array.isArray(data40)) {
        if (data40.match === undefined) {
          data40.match = 'ordered';
        }
        if (data40.tools === undefined || !func0.call(data40, 'tools')) {
          const err46 = {
            instancePath: instancePath + '/trajectory',
            schemaPath: '#/properties/trajectory/required',
            keyword: 'required',
            params: { missingProperty: 'tools' },
            message: "must have required property '" + 'tools' + "'",
          };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        for (const key9 of Object.keys(data40)) {
          if (!(
            key9 === 'tools' ||
            key9 === 'match' ||
            key9 === 'maxCalls' ||
            key9 === 'maxRepeats' ||
            pattern0.test(key9)
          )) {
            const err47 = {
              instancePath: instancePath + '/trajectory',
              schemaPath: '#/properties/trajectory/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key9 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data40.tools !== undefined && func0.call(data40, 'tools')) {
          let data41 = data40.tools;
          if (Array.isArray(data41)) {
            if (data41.length > 100) {
              const err48 = {
                instancePath: instancePath + '/trajectory/tools',
                schemaPath: '#/properties/trajectory/properties/tools/maxItems',
                keyword: 'maxItems',
                params: { limit: 100 },
                message: 'must NOT have more than 100 items',
              };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            const len4 = data41.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data42 = data41[i4];
              const _errs81 = errors;
              let valid21 = false;
              const _errs82 = errors;
              if (typeof data42 === 'string') {
                if (func54(data42) < 1) {
                  const err49 = {
                    instancePath: instancePath + '/trajectory/tools/' + i4,
                    schemaPath: '#/properties/trajectory/properties/tools/items/anyOf/0/minLength',
                    keyword: 'minLength',
                    params: { limit: 1 },
                    message: 'must NOT have fewer than 1 characters',
                  };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
              } else {
                const err50 = {
                  instancePath: instancePath + '/trajectory/tools/' + i4,
                  schemaPath: '#/properties/trajectory/properties/tools/items/anyOf/0/type',
                  keyword: 'type',
                  params: { type: 'string' },
                  message: 'must be string',
                };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
              var _valid1 = _errs82 === errors;
              valid21 = valid21 || _valid1;
              if (!valid21) {
                const _errs84 = errors;
                if (data42 && typeof data42 == 'object' && !Array.isArray(data42)) {
                  if (data42.tool === undefined || !func0.call(data42, 'tool')) {
                    const err51 = {
                      instancePath: instancePath + '/trajectory/tools/' + i4,
                      schemaPath: '#/properties/trajectory/properties/tools/items/anyOf/1/required',
                      keyword: 'required',
                      params: { missingProperty: 'tool' },
                      message: "must have required property '" + 'tool' + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                  for (const key10 of Object.keys(data42)) {
                    if (!(key10 === 'tool' || key10 === 'argsMatch' || pattern0.test(key10))) {
                      const err52 = {
                        instancePath: instancePath + '/trajectory/tools/' + i4,
                        schemaPath:
                          '#/properties/trajectory/properties/tools/items/anyOf/1/additionalProperties',
                        keyword: 'additionalProperties',
                        params: { additionalProperty: key10 },
                        message: 'must NOT have additional properties',
                      };
                      if (vErrors === null) {
                        vErrors = [err52];
                      } else {
                        vErrors.push(err52);
                      }
                      errors++;
                    }
                  }
                  if (data42.tool !== undefined && func0.call(data42, 'tool')) {
                    if (
                      !validate22(data42.tool, {
                        instancePath: instancePath + '/trajectory/tools/' + i4 + '/tool',
                        parentData: data42,
                        parentDataProperty: 'tool',
                        rootData,
                      })
                    ) {
                      vErrors =
                        vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                      errors = vErrors.length;
                    }
                  }
                  if (data42.argsMatch !== undefined && func0.call(data42, 'argsMatch')) {
                    let data44 = data42.argsMatch;
                    if (!(data44 && typeof data44 == 'object' && !Array.isArray(data44))) {
                      const err53 = {
                        instancePath: instancePath + '/trajectory/tools/' + i4 + '/argsMatch',
                        schemaPath:
                          '#/properties/trajectory/properties/tools/items/anyOf/1/properties/argsMatch/type',
                        keyword: 'type',
                        params: { type: 'object' },
                        message: 'must be object',
                      };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err54 = {
                    instancePath: instancePath + '/trajectory/tools/' + i4,
                    schemaPath: '#/properties/trajectory/properties/tools/items/anyOf/1/type',
                    keyword: 'type',
                    params: { type: 'object' },
                    message: 'must be object',
                  };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                var _valid1 = _errs84 === errors;
                valid21 = valid21 || _valid1;
              }
              if (!valid21) {
                const err55 = {
                  instancePath: instancePath + '/trajectory/tools/' + i4,
                  schemaPath: '#/properties/trajectory/properties/tools/items/anyOf',
                  keyword: 'anyOf',
                  params: {},
                  message: 'must match a schema in anyOf',
                };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              } else {
                errors = _errs81;
                if (vErrors !== null) {
                  if (_errs81) {
                    vErrors.length = _errs81;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err56 = {
              instancePath: instancePath + '/trajectory/tools',
              schemaPath: '#/properties/trajectory/properties/tools/type',
              keyword: 'type',
              params: { type: 'array' },
              message: 'must be array',
            };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        let data45 = data40.match;
        if (!(
          data45 === 'ordered' ||
          data45 === 'exact' ||
          data45 === 'unordered' ||
          data45 === 'only'
        )) {
          const err57 = {
            instancePath: instancePath + '/trajectory/match',
            schemaPath: '#/properties/trajectory/properties/match/enum',
            keyword: 'enum',
            params: { allowedValues: schema32.properties.trajectory.properties.match.enum },
            message: 'must be equal to one of the allowed values',
          };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (data40.maxCalls !== undefined && func0.call(data40, 'maxCalls')) {
          let data46 = data40.maxCalls;
          if (!(typeof data46 == 'number' && !(data46 % 1) && !isNaN(data46) && isFinite(data46))) {
            const err58 = {
              instancePath: instancePath + '/trajectory/maxCalls',
              schemaPath: '#/properties/trajectory/properties/maxCalls/type',
              keyword: 'type',
              params: { type: 'integer' },
              message: 'must be integer',
            };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
          if (typeof data46 == 'number' && isFinite(data46)) {
            if (data46 < 0 || isNaN(data46)) {
              const err59 = {
                instancePath: instancePath + '/trajectory/maxCalls',
                schemaPath: '#/properties/trajectory/properties/maxCalls/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
                message: 'must be >= 0',
              };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          }
        }
        if (data40.maxRepeats !== undefined && func0.call(data40, 'maxRepeats')) {
          let data47 = data40.maxRepeats;
          if (!(typeof data47 == 'number' && !(data47 % 1) && !isNaN(data47) && isFinite(data47))) {
            const err60 = {
              instancePath: instancePath + '/trajectory/maxRepeats',
              schemaPath: '#/properties/trajectory/properties/maxRepeats/type',
              keyword: 'type',
              params: { type: 'integer' },
              message: 'must be integer',
            };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
          if (typeof data47 == 'number' && isFinite(data47)) {
            if (data47 < 1 || isNaN(data47)) {
              const err61 = {
                instancePath: instancePath + '/trajectory/maxRepeats',
                schemaPath: '#/properties/trajectory/properties/maxRepeats/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
                message: 'must be >= 1',
              };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          }
        }
      } else {
        const err62 = {
          instancePath: instancePath + '/trajectory',
          schemaPath: '#/properties/trajectory/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.files !== undefined && func0.call(data, 'files')) {
      let data48 = data.files;
      if (Array.isArray(data48)) {
        if (data48.length < 1) {
          const err63 = {
            instancePath: instancePath + '/files',
            schemaPath: '#/properties/files/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        const len5 = data48.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data49 = data48[i5];
          if (data49 && typeof data49 == 'object' && !Array.isArray(data49)) {
            if (data49.unchanged === undefined) {
              data49.unchanged = false;
            }
            if (data49.exists === undefined) {
              data49.exists = true;
            }
            if (data49.path === undefined || !func0.call(data49, 'path')) {
              const err64 = {
                instancePath: instancePath + '/files/' + i5,
                schemaPath: '#/properties/files/items/required',
                keyword: 'required',
                params: { missingProperty: 'path' },
                message: "must have required property '" + 'path' + "'",
              };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
            for (const key11 of Object.keys(data49)) {
              if (!(
                func0.call(schema32.properties.files.items.properties, key11) ||
                pattern0.test(key11)
              )) {
                const err65 = {
                  instancePath: instancePath + '/files/' + i5,
                  schemaPath: '#/properties/files/items/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key11 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
            if (data49.path !== undefined && func0.call(data49, 'path')) {
              if (
                !validate22(data49.path, {
                  instancePath: instancePath + '/files/' + i5 + '/path',
                  parentData: data49,
                  parentDataProperty: 'path',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (data49.contains !== undefined && func0.call(data49, 'contains')) {
              if (
                !validate113(data49.contains, {
                  instancePath: instancePath + '/files/' + i5 + '/contains',
                  parentData: data49,
                  parentDataProperty: 'contains',
                  rootData,
                })
              ) {
                vErrors =
                  vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
                errors = vErrors.length;
              }
            }
            if (data49.matches !== undefined && func0.call(data49, 'matches')) {
              if (
                !validate22(data49.matches, {
                  instancePath: instancePath + '/files/' + i5 + '/matches',
                  parentData: data49,
                  parentDataProperty: 'matches',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (data49.equals !== undefined && func0.call(data49, 'equals')) {
              if (
                !validate22(data49.equals, {
                  instancePath: instancePath + '/files/' + i5 + '/equals',
                  parentData: data49,
                  parentDataProperty: 'equals',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (data49.schema !== undefined && func0.call(data49, 'schema')) {
              if (
                !validate22(data49.schema, {
                  instancePath: instancePath + '/files/' + i5 + '/schema',
                  parentData: data49,
                  parentDataProperty: 'schema',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
            if (data49.notContains !== undefined && func0.call(data49, 'notContains')) {
              if (
                !validate113(data49.notContains, {
                  instancePath: instancePath + '/files/' + i5 + '/notContains',
                  parentData: data49,
                  parentDataProperty: 'notContains',
                  rootData,
                })
              ) {
                vErrors =
                  vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
                errors = vErrors.length;
              }
            }
            if (data49.maxBytes !== undefined && func0.call(data49, 'maxBytes')) {
              let data56 = data49.maxBytes;
              if (!(
                typeof data56 == 'number' &&
                !(data56 % 1) &&
                !isNaN(data56) &&
                isFinite(data56)
              )) {
                const err66 = {
                  instancePath: instancePath + '/files/' + i5 + '/maxBytes',
                  schemaPath: '#/properties/files/items/properties/maxBytes/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                  message: 'must be integer',
                };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
              if (typeof data56 == 'number' && isFinite(data56)) {
                if (data56 < 0 || isNaN(data56)) {
                  const err67 = {
                    instancePath: instancePath + '/files/' + i5 + '/maxBytes',
                    schemaPath: '#/properties/files/items/properties/maxBytes/minimum',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 0 },
                    message: 'must be >= 0',
                  };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
              }
            }
            if (typeof data49.unchanged !== 'boolean') {
              const err68 = {
                instancePath: instancePath + '/files/' + i5 + '/unchanged',
                schemaPath: '#/properties/files/items/properties/unchanged/type',
                keyword: 'type',
                params: { type: 'boolean' },
                message: 'must be boolean',
              };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
            if (typeof data49.exists !== 'boolean') {
              const err69 = {
                instancePath: instancePath + '/files/' + i5 + '/exists',
                schemaPath: '#/properties/files/items/properties/exists/type',
                keyword: 'type',
                params: { type: 'boolean' },
                message: 'must be boolean',
              };
              if (vErrors === null) {
                vErrors = [err69];
              } else {
                vErrors.push(err69);
              }
              errors++;
            }
            if (data49.guard !== undefined && func0.call(data49, 'guard')) {
              if (typeof data49.guard !== 'boolean') {
                const err70 = {
                  instancePath: instancePath + '/files/' + i5 + '/guard',
                  schemaPath: '#/properties/files/items/properties/guard/type',
                  keyword: 'type',
                  params: { type: 'boolean' },
                  message: 'must be boolean',
                };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
          } else {
            const err71 = {
              instancePath: instancePath + '/files/' + i5,
              schemaPath: '#/properties/files/items/type',
              keyword: 'type',
              params: { type: 'object' },
              message: 'must be object',
            };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
      } else {
        const err72 = {
          instancePath: instancePath + '/files',
          schemaPath: '#/properties/files/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.changes !== undefined && func0.call(data, 'changes')) {
      let data60 = data.changes;
      if (data60 && typeof data60 == 'object' && !Array.isArray(data60)) {
        if (data60.none === undefined) {
          data60.none = false;
        }
        if (Object.keys(data60).length < 1) {
          const err73 = {
            instancePath: instancePath + '/changes',
            schemaPath: '#/properties/changes/minProperties',
            keyword: 'minProperties',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 properties',
          };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
        for (const key12 of Object.keys(data60)) {
          if (!(
            key12 === 'only' ||
            key12 === 'never' ||
            key12 === 'none' ||
            key12 === 'maxFiles' ||
            key12 === 'maxLines' ||
            pattern0.test(key12)
          )) {
            const err74 = {
              instancePath: instancePath + '/changes',
              schemaPath: '#/properties/changes/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key12 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data60.only !== undefined && func0.call(data60, 'only')) {
          if (
            !validate113(data60.only, {
              instancePath: instancePath + '/changes/only',
              parentData: data60,
              parentDataProperty: 'only',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
            errors = vErrors.length;
          }
        }
        if (data60.never !== undefined && func0.call(data60, 'never')) {
          if (
            !validate113(data60.never, {
              instancePath: instancePath + '/changes/never',
              parentData: data60,
              parentDataProperty: 'never',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
            errors = vErrors.length;
          }
        }
        if (typeof data60.none !== 'boolean') {
          const err75 = {
            instancePath: instancePath + '/changes/none',
            schemaPath: '#/properties/changes/properties/none/type',
            keyword: 'type',
            params: { type: 'boolean' },
            message: 'must be boolean',
          };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
        if (data60.maxFiles !== undefined && func0.call(data60, 'maxFiles')) {
          let data64 = data60.maxFiles;
          if (!(typeof data64 == 'number' && !(data64 % 1) && !isNaN(data64) && isFinite(data64))) {
            const err76 = {
              instancePath: instancePath + '/changes/maxFiles',
              schemaPath: '#/properties/changes/properties/maxFiles/type',
              keyword: 'type',
              params: { type: 'integer' },
              message: 'must be integer',
            };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
          if (typeof data64 == 'number' && isFinite(data64)) {
            if (data64 < 0 || isNaN(data64)) {
              const err77 = {
                instancePath: instancePath + '/changes/maxFiles',
                schemaPath: '#/properties/changes/properties/maxFiles/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
                message: 'must be >= 0',
              };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
        }
        if (data60.maxLines !== undefined && func0.call(data60, 'maxLines')) {
          let data65 = data60.maxLines;
          if (!(typeof data65 == 'number' && !(data65 % 1) && !isNaN(data65) && isFinite(data65))) {
            const err78 = {
              instancePath: instancePath + '/changes/maxLines',
              schemaPath: '#/properties/changes/properties/maxLines/type',
              keyword: 'type',
              params: { type: 'integer' },
              message: 'must be integer',
            };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
          if (typeof data65 == 'number' && isFinite(data65)) {
            if (data65 < 0 || isNaN(data65)) {
              const err79 = {
                instancePath: instancePath + '/changes/maxLines',
                schemaPath: '#/properties/changes/properties/maxLines/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
                message: 'must be >= 0',
              };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          }
        }
      } else {
        const err80 = {
          instancePath: instancePath + '/changes',
          schemaPath: '#/properties/changes/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
    if (data.checks !== undefined && func0.call(data, 'checks')) {
      let data66 = data.checks;
      if (Array.isArray(data66)) {
        if (data66.length > 50) {
          const err81 = {
            instancePath: instancePath + '/checks',
            schemaPath: '#/properties/checks/maxItems',
            keyword: 'maxItems',
            params: { limit: 50 },
            message: 'must NOT have more than 50 items',
          };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
        if (data66.length < 1) {
          const err82 = {
            instancePath: instancePath + '/checks',
            schemaPath: '#/properties/checks/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
        const len6 = data66.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data67 = data66[i6];
          const _errs128 = errors;
          let valid29 = false;
          const _errs129 = errors;
          if (typeof data67 === 'string') {
            if (func54(data67) < 1) {
              const err83 = {
                instancePath: instancePath + '/checks/' + i6,
                schemaPath: '#/properties/checks/items/anyOf/0/minLength',
                keyword: 'minLength',
                params: { limit: 1 },
                message: 'must NOT have fewer than 1 characters',
              };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          } else {
            const err84 = {
              instancePath: instancePath + '/checks/' + i6,
              schemaPath: '#/properties/checks/items/anyOf/0/type',
              keyword: 'type',
              params: { type: 'string' },
              message: 'must be string',
            };
            if (vErrors === null) {
              vErrors = [err84];
            } else {
              vErrors.push(err84);
            }
            errors++;
          }
          var _valid2 = _errs129 === errors;
          valid29 = valid29 || _valid2;
          if (!valid29) {
            const _errs131 = errors;
            if (data67 && typeof data67 == 'object' && !Array.isArray(data67)) {
              if (data67.run === undefined || !func0.call(data67, 'run')) {
                const err85 = {
                  instancePath: instancePath + '/checks/' + i6,
                  schemaPath: '#/properties/checks/items/anyOf/1/required',
                  keyword: 'required',
                  params: { missingProperty: 'run' },
                  message: "must have required property '" + 'run' + "'",
                };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
              for (const key13 of Object.keys(data67)) {
                if (!(
                  key13 === 'run' ||
                  key13 === 'with' ||
                  key13 === 'exitCode' ||
                  key13 === 'contains' ||
                  key13 === 'timeoutMs' ||
                  key13 === 'guard' ||
                  pattern0.test(key13)
                )) {
                  const err86 = {
                    instancePath: instancePath + '/checks/' + i6,
                    schemaPath: '#/properties/checks/items/anyOf/1/additionalProperties',
                    keyword: 'additionalProperties',
                    params: { additionalProperty: key13 },
                    message: 'must NOT have additional properties',
                  };
                  if (vErrors === null) {
                    vErrors = [err86];
                  } else {
                    vErrors.push(err86);
                  }
                  errors++;
                }
              }
              if (data67.run !== undefined && func0.call(data67, 'run')) {
                if (
                  !validate22(data67.run, {
                    instancePath: instancePath + '/checks/' + i6 + '/run',
                    parentData: data67,
                    parentDataProperty: 'run',
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                  errors = vErrors.length;
                }
              }
              if (data67.with !== undefined && func0.call(data67, 'with')) {
                if (
                  !validate22(data67.with, {
                    instancePath: instancePath + '/checks/' + i6 + '/with',
                    parentData: data67,
                    parentDataProperty: 'with',
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                  errors = vErrors.length;
                }
              }
              if (data67.exitCode !== undefined && func0.call(data67, 'exitCode')) {
                let data70 = data67.exitCode;
                if (!(
                  typeof data70 == 'number' &&
                  !(data70 % 1) &&
                  !isNaN(data70) &&
                  isFinite(data70)
                )) {
                  const err87 = {
                    instancePath: instancePath + '/checks/' + i6 + '/exitCode',
                    schemaPath: '#/properties/checks/items/anyOf/1/properties/exitCode/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
                if (typeof data70 == 'number' && isFinite(data70)) {
                  if (data70 > 255 || isNaN(data70)) {
                    const err88 = {
                      instancePath: instancePath + '/checks/' + i6 + '/exitCode',
                      schemaPath: '#/properties/checks/items/anyOf/1/properties/exitCode/maximum',
                      keyword: 'maximum',
                      params: { comparison: '<=', limit: 255 },
                      message: 'must be <= 255',
                    };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                  if (data70 < 0 || isNaN(data70)) {
                    const err89 = {
                      instancePath: instancePath + '/checks/' + i6 + '/exitCode',
                      schemaPath: '#/properties/checks/items/anyOf/1/properties/exitCode/minimum',
                      keyword: 'minimum',
                      params: { comparison: '>=', limit: 0 },
                      message: 'must be >= 0',
                    };
                    if (vErrors === null) {
                      vErrors = [err89];
                    } else {
                      vErrors.push(err89);
                    }
                    errors++;
                  }
                }
              }
              if (data67.contains !== undefined && func0.call(data67, 'contains')) {
                if (
                  !validate113(data67.contains, {
                    instancePath: instancePath + '/checks/' + i6 + '/contains',
                    parentData: data67,
                    parentDataProperty: 'contains',
                    rootData,
                  })
                ) {
                  vErrors =
                    vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
                  errors = vErrors.length;
                }
              }
              if (data67.timeoutMs !== undefined && func0.call(data67, 'timeoutMs')) {
                let data72 = data67.timeoutMs;
                if (!(
                  typeof data72 == 'number' &&
                  !(data72 % 1) &&
                  !isNaN(data72) &&
                  isFinite(data72)
                )) {
                  const err90 = {
                    instancePath: instancePath + '/checks/' + i6 + '/timeoutMs',
                    schemaPath: '#/properties/checks/items/anyOf/1/properties/timeoutMs/type',
                    keyword: 'type',
                    params: { type: 'integer' },
                    message: 'must be integer',
                  };
                  if (vErrors === null) {
                    vErrors = [err90];
                  } else {
                    vErrors.push(err90);
                  }
                  errors++;
                }
                if (typeof data72 == 'number' && isFinite(data72)) {
                  if (data72 > 86400000 || isNaN(data72)) {
                    const err91 = {
                      instancePath: instancePath + '/checks/' + i6 + '/timeoutMs',
                      schemaPath: '#/properties/checks/items/anyOf/1/properties/timeoutMs/maximum',
                      keyword: 'maximum',
                      params: { comparison: '<=', limit: 86400000 },
                      message: 'must be <= 86400000',
                    };
                    if (vErrors === null) {
                      vErrors = [err91];
                    } else {
                      vErrors.push(err91);
                    }
                    errors++;
                  }
                  if (data72 < 1 || isNaN(data72)) {
                    const err92 = {
                      instancePath: instancePath + '/checks/' + i6 + '/timeoutMs',
                      schemaPath: '#/properties/checks/items/anyOf/1/properties/timeoutMs/minimum',
                      keyword: 'minimum',
                      params: { comparison: '>=', limit: 1 },
                      message: 'must be >= 1',
                    };
                    if (vErrors === null) {
                      vErrors = [err92];
                    } else {
                      vErrors.push(err92);
                    }
                    errors++;
                  }
                }
              }
              if (data67.guard !== undefined && func0.call(data67, 'guard')) {
                if (typeof data67.guard !== 'boolean') {
                  const err93 = {
                    instancePath: instancePath + '/checks/' + i6 + '/guard',
                    schemaPath: '#/properties/checks/items/anyOf/1/properties/guard/type',
                    keyword: 'type',
                    params: { type: 'boolean' },
                    message: 'must be boolean',
                  };
                  if (vErrors === null) {
                    vErrors = [err93];
                  } else {
                    vErrors.push(err93);
                  }
                  errors++;
                }
              }
            } else {
              const err94 = {
                instancePath: instancePath + '/checks/' + i6,
                schemaPath: '#/properties/checks/items/anyOf/1/type',
                keyword: 'type',
                params: { type: 'object' },
                message: 'must be object',
              };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
            var _valid2 = _errs131 === errors;
            valid29 = valid29 || _valid2;
          }
          if (!valid29) {
            const err95 = {
              instancePath: instancePath + '/checks/' + i6,
              schemaPath: '#/properties/checks/items/anyOf',
              keyword: 'anyOf',
              params: {},
              message: 'must match a schema in anyOf',
            };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
          } else {
            errors = _errs128;
            if (vErrors !== null) {
              if (_errs128) {
                vErrors.length = _errs128;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err96 = {
          instancePath: instancePath + '/checks',
          schemaPath: '#/properties/checks/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err96];
        } else {
          vErrors.push(err96);
        }
        errors++;
      }
    }
    if (data.skills !== undefined && func0.call(data, 'skills')) {
      let data74 = data.skills;
      if (data74 && typeof data74 == 'object' && !Array.isArray(data74)) {
        if (Object.keys(data74).length < 1) {
          const err97 = {
            instancePath: instancePath + '/skills',
            schemaPath: '#/properties/skills/minProperties',
            keyword: 'minProperties',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 properties',
          };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        for (const key14 of Object.keys(data74)) {
          if (!(key14 === 'used' || key14 === 'notUsed' || pattern0.test(key14))) {
            const err98 = {
              instancePath: instancePath + '/skills',
              schemaPath: '#/properties/skills/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key14 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err98];
            } else {
              vErrors.push(err98);
            }
            errors++;
          }
        }
        if (data74.used !== undefined && func0.call(data74, 'used')) {
          if (
            !validate113(data74.used, {
              instancePath: instancePath + '/skills/used',
              parentData: data74,
              parentDataProperty: 'used',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
            errors = vErrors.length;
          }
        }
        if (data74.notUsed !== undefined && func0.call(data74, 'notUsed')) {
          if (
            !validate113(data74.notUsed, {
              instancePath: instancePath + '/skills/notUsed',
              parentData: data74,
              parentDataProperty: 'notUsed',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err99 = {
          instancePath: instancePath + '/skills',
          schemaPath: '#/properties/skills/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err99];
        } else {
          vErrors.push(err99);
        }
        errors++;
      }
    }
    if (data.baseline !== undefined && func0.call(data, 'baseline')) {
      let data77 = data.baseline;
      if (data77 && typeof data77 == 'object' && !Array.isArray(data77)) {
        for (const key15 of Object.keys(data77)) {
          if (!(key15 === 'drift' || pattern0.test(key15))) {
            const err100 = {
              instancePath: instancePath + '/baseline',
              schemaPath: '#/properties/baseline/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key15 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
        }
        if (data77.drift !== undefined && func0.call(data77, 'drift')) {
          let data78 = data77.drift;
          if (data78 && typeof data78 == 'object' && !Array.isArray(data78)) {
            if (data78.maxScore === undefined) {
              data78.maxScore = 0.15;
            }
            if (data78.method === undefined) {
              data78.method = 'judge';
            }
            for (const key16 of Object.keys(data78)) {
              if (!(
                key16 === 'maxScore' ||
                key16 === 'method' ||
                key16 === 'fields' ||
                pattern0.test(key16)
              )) {
                const err101 = {
                  instancePath: instancePath + '/baseline/drift',
                  schemaPath: '#/properties/baseline/properties/drift/additionalProperties',
                  keyword: 'additionalProperties',
                  params: { additionalProperty: key16 },
                  message: 'must NOT have additional properties',
                };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
            }
            if (
              !validate134(data78.maxScore, {
                instancePath: instancePath + '/baseline/drift/maxScore',
                parentData: data78,
                parentDataProperty: 'maxScore',
                rootData,
              })
            ) {
              vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
              errors = vErrors.length;
            }
            let data80 = data78.method;
            if (!(data80 === 'judge' || data80 === 'embedding' || data80 === 'field-diff')) {
              const err102 = {
                instancePath: instancePath + '/baseline/drift/method',
                schemaPath: '#/properties/baseline/properties/drift/properties/method/enum',
                keyword: 'enum',
                params: {
                  allowedValues:
                    schema32.properties.baseline.properties.drift.properties.method.enum,
                },
                message: 'must be equal to one of the allowed values',
              };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
            if (data78.fields !== undefined && func0.call(data78, 'fields')) {
              if (
                !validate25(data78.fields, {
                  instancePath: instancePath + '/baseline/drift/fields',
                  parentData: data78,
                  parentDataProperty: 'fields',
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err103 = {
              instancePath: instancePath + '/baseline/drift',
              schemaPath: '#/properties/baseline/properties/drift/type',
              keyword: 'type',
              params: { type: 'object' },
              message: 'must be object',
            };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
        }
      } else {
        const err104 = {
          instancePath: instancePath + '/baseline',
          schemaPath: '#/properties/baseline/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err104];
        } else {
          vErrors.push(err104);
        }
        errors++;
      }
    }
    if (data.latency !== undefined && func0.call(data, 'latency')) {
      let data82 = data.latency;
      if (data82 && typeof data82 == 'object' && !Array.isArray(data82)) {
        if (data82.maxMs === undefined || !func0.call(data82, 'maxMs')) {
          const err105 = {
            instancePath: instancePath + '/latency',
            schemaPath: '#/properties/latency/required',
            keyword: 'required',
            params: { missingProperty: 'maxMs' },
            message: "must have required property '" + 'maxMs' + "'",
          };
          if (vErrors === null) {
            vErrors = [err105];
          } else {
            vErrors.push(err105);
          }
          errors++;
        }
        for (const key17 of Object.keys(data82)) {
          if (!(key17 === 'maxMs' || pattern0.test(key17))) {
            const err106 = {
              instancePath: instancePath + '/latency',
              schemaPath: '#/properties/latency/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key17 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
        }
        if (data82.maxMs !== undefined && func0.call(data82, 'maxMs')) {
          let data83 = data82.maxMs;
          if (typeof data83 == 'number' && isFinite(data83)) {
            if (data83 <= 0 || isNaN(data83)) {
              const err107 = {
                instancePath: instancePath + '/latency/maxMs',
                schemaPath: '#/properties/latency/properties/maxMs/exclusiveMinimum',
                keyword: 'exclusiveMinimum',
                params: { comparison: '>', limit: 0 },
                message: 'must be > 0',
              };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
          } else {
            const err108 = {
              instancePath: instancePath + '/latency/maxMs',
              schemaPath: '#/properties/latency/properties/maxMs/type',
              keyword: 'type',
              params: { type: 'number' },
              message: 'must be number',
            };
            if (vErrors === null) {
              vErrors = [err108];
            } else {
              vErrors.push(err108);
            }
            errors++;
          }
        }
      } else {
        const err109 = {
          instancePath: instancePath + '/latency',
          schemaPath: '#/properties/latency/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err109];
        } else {
          vErrors.push(err109);
        }
        errors++;
      }
    }
    if (data.cost !== undefined && func0.call(data, 'cost')) {
      let data84 = data.cost;
      if (data84 && typeof data84 == 'object' && !Array.isArray(data84)) {
        if (data84.maxUsd === undefined || !func0.call(data84, 'maxUsd')) {
          const err110 = {
            instancePath: instancePath + '/cost',
            schemaPath: '#/properties/cost/required',
            keyword: 'required',
            params: { missingProperty: 'maxUsd' },
            message: "must have required property '" + 'maxUsd' + "'",
          };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
        for (const key18 of Object.keys(data84)) {
          if (!(key18 === 'maxUsd' || pattern0.test(key18))) {
            const err111 = {
              instancePath: instancePath + '/cost',
              schemaPath: '#/properties/cost/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key18 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
        }
        if (data84.maxUsd !== undefined && func0.call(data84, 'maxUsd')) {
          let data85 = data84.maxUsd;
          if (typeof data85 == 'number' && isFinite(data85)) {
            if (data85 <= 0 || isNaN(data85)) {
              const err112 = {
                instancePath: instancePath + '/cost/maxUsd',
                schemaPath: '#/properties/cost/properties/maxUsd/exclusiveMinimum',
                keyword: 'exclusiveMinimum',
                params: { comparison: '>', limit: 0 },
                message: 'must be > 0',
              };
              if (vErrors === null) {
                vErrors = [err112];
              } else {
                vErrors.push(err112);
              }
              errors++;
            }
          } else {
            const err113 = {
              instancePath: instancePath + '/cost/maxUsd',
              schemaPath: '#/properties/cost/properties/maxUsd/type',
              keyword: 'type',
              params: { type: 'number' },
              message: 'must be number',
            };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
        }
      } else {
        const err114 = {
          instancePath: instancePath + '/cost',
          schemaPath: '#/properties/cost/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err114];
        } else {
          vErrors.push(err114);
        }
        errors++;
      }
    }
  } else {
    const err115 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err115];
    } else {
      vErrors.push(err115);
    }
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
function validate121(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.turn === undefined || !func0.call(data, 'turn')) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'turn' },
        message: "must have required property '" + 'turn' + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(key0 === 'turn' || key0 === 'user' || key0 === 'expect' || pattern0.test(key0))) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.turn !== undefined && func0.call(data, 'turn')) {
      if (
        !validate22(data.turn, {
          instancePath: instancePath + '/turn',
          parentData: data,
          parentDataProperty: 'turn',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.user !== undefined && func0.call(data, 'user')) {
      if (typeof data.user !== 'string') {
        const err2 = {
          instancePath: instancePath + '/user',
          schemaPath: '#/properties/user/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.expect !== undefined && func0.call(data, 'expect')) {
      if (
        !validate123(data.expect, {
          instancePath: instancePath + '/expect',
          parentData: data,
          parentDataProperty: 'expect',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate121.errors = vErrors;
  return errors === 0;
}
const schema34 = {
  description: "Scored assertions in promptfoo's language.",
  type: 'array',
  items: { $ref: '#/definitions/scoredAssert' },
};
const schema35 = {
  title: 'ScoredAssert',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['type'],
  properties: {
    type: {
      $ref: '#/definitions/scoredAssertType',
      description: 'What is checked; `not-` before a deterministic type negates it.',
    },
    value: { description: 'What it is checked against; depends on the type.' },
    threshold: {
      type: 'number',
      minimum: 0,
      description: 'Lowest score that passes; for `latency` the most ms, for `cost` the most USD.',
    },
    weight: {
      type: 'number',
      minimum: 0,
      default: 1,
      description: "Weight in the test's mean score.",
    },
    metric: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Name under which the score is reported.',
    },
    timeoutMs: {
      type: 'integer',
      minimum: 1,
      maximum: 60000,
      description:
        'For `javascript` and `python`: the deadline in ms. Default 1000; 30000 for `python` and with `sandbox: false`.',
    },
    config: {
      type: 'object',
      description: 'For `javascript` and `python`: values that the code reads as `context.config`.',
    },
    sandbox: {
      const: false,
      description:
        'For `javascript` with a file: `false` runs it with the Node.js of the machine and not in the sandbox, so that it may import modules, read files and call servers. Under the rules of a `command`.',
    },
    keys: {
      $ref: '#/definitions/keys',
      description:
        'For `python`, and with `sandbox: false`: environment variables that the code needs and that nobody may see; it gets no others that are secret. None under `responses: replay`.',
    },
    labels: {
      $ref: '#/definitions/nonEmptyString',
      description:
        'For `llm-rubric`: file of answers that people have judged, as in `expect.judge`.',
    },
    on: {
      enum: ['answer', 'changes'],
      description:
        'With a `workspace`, of a check of the text: where it looks, only in the answer or only in the lines that the agent added. Default: the answer; of a negated one both.',
    },
  },
};
const schema36 = {
  enum: [
    'contains',
    'icontains',
    'contains-any',
    'contains-all',
    'icontains-any',
    'icontains-all',
    'starts-with',
    'equals',
    'regex',
    'is-json',
    'contains-json',
    'javascript',
    'python',
    'llm-rubric',
    'similar',
    'latency',
    'cost',
    'telegram-format',
    'conciseness',
    'not-contains',
    'not-icontains',
    'not-contains-any',
    'not-contains-all',
    'not-icontains-any',
    'not-icontains-all',
    'not-starts-with',
    'not-equals',
    'not-regex',
    'not-is-json',
    'not-contains-json',
    'not-javascript',
    'not-python',
    'not-latency',
    'not-cost',
    'not-telegram-format',
    'not-conciseness',
  ],
};
function validate161(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(
    data === 'contains' ||
    data === 'icontains' ||
    data === 'contains-any' ||
    data === 'contains-all' ||
    data === 'icontains-any' ||
    data === 'icontains-all' ||
    data === 'starts-with' ||
    data === 'equals' ||
    data === 'regex' ||
    data === 'is-json' ||
    data === 'contains-json' ||
    data === 'javascript' ||
    data === 'python' ||
    data === 'llm-rubric' ||
    data === 'similar' ||
    data === 'latency' ||
    data === 'cost' ||
    data === 'telegram-format' ||
    data === 'conciseness' ||
    data === 'not-contains' ||
    data === 'not-icontains' ||
    data === 'not-contains-any' ||
    data === 'not-contains-all' ||
    data === 'not-icontains-any' ||
    data === 'not-icontains-all' ||
    data === 'not-starts-with' ||
    data === 'not-equals' ||
    data === 'not-regex' ||
    data === 'not-is-json' ||
    data === 'not-contains-json' ||
    data === 'not-javascript' ||
    data === 'not-python' ||
    data === 'not-latency' ||
    data === 'not-cost' ||
    data === 'not-telegram-format' ||
    data === 'not-conciseness'
  )) {
    const err0 = {
      instancePath,
      schemaPath: '#/enum',
      keyword: 'enum',
      params: { allowedValues: schema36.enum },
      message: 'must be equal to one of the allowed values',
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate161.errors = vErrors;
  return errors === 0;
}
function validate160(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.weight === undefined) {
      data.weight = 1;
    }
    if (data.type === undefined || !func0.call(data, 'type')) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'type' },
        message: "must have required property '" + 'type' + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema35.properties, key0) || pattern0.test(key0))) {
        const err1 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.type !== undefined && func0.call(data, 'type')) {
      if (
        !validate161(data.type, {
          instancePath: instancePath + '/type',
          parentData: data,
          parentDataProperty: 'type',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    }
    if (data.threshold !== undefined && func0.call(data, 'threshold')) {
      let data1 = data.threshold;
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err2 = {
            instancePath: instancePath + '/threshold',
            schemaPath: '#/properties/threshold/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
            message: 'must be >= 0',
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/threshold',
          schemaPath: '#/properties/threshold/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    let data2 = data.weight;
    if (typeof data2 == 'number' && isFinite(data2)) {
      if (data2 < 0 || isNaN(data2)) {
        const err4 = {
          instancePath: instancePath + '/weight',
          schemaPath: '#/properties/weight/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
          message: 'must be >= 0',
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    } else {
      const err5 = {
        instancePath: instancePath + '/weight',
        schemaPath: '#/properties/weight/type',
        keyword: 'type',
        params: { type: 'number' },
        message: 'must be number',
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.metric !== undefined && func0.call(data, 'metric')) {
      if (
        !validate22(data.metric, {
          instancePath: instancePath + '/metric',
          parentData: data,
          parentDataProperty: 'metric',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.timeoutMs !== undefined && func0.call(data, 'timeoutMs')) {
      let data4 = data.timeoutMs;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        const err6 = {
          instancePath: instancePath + '/timeoutMs',
          schemaPath: '#/properties/timeoutMs/type',
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 60000 || isNaN(data4)) {
          const err7 = {
            instancePath: instancePath + '/timeoutMs',
            schemaPath: '#/properties/timeoutMs/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 60000 },
            message: 'must be <= 60000',
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          const err8 = {
            instancePath: instancePath + '/timeoutMs',
            schemaPath: '#/properties/timeoutMs/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
            message: 'must be >= 1',
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.config !== undefined && func0.call(data, 'config')) {
      let data5 = data.config;
      if (!(data5 && typeof data5 == 'object' && !Array.isArray(data5))) {
        const err9 = {
          instancePath: instancePath + '/config',
          schemaPath: '#/properties/config/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.sandbox !== undefined && func0.call(data, 'sandbox')) {
      if (false !== data.sandbox) {
        const err10 = {
          instancePath: instancePath + '/sandbox',
          schemaPath: '#/properties/sandbox/const',
          keyword: 'const',
          params: { allowedValue: false },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.keys !== undefined && func0.call(data, 'keys')) {
      if (
        !validate85(data.keys, {
          instancePath: instancePath + '/keys',
          parentData: data,
          parentDataProperty: 'keys',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
        errors = vErrors.length;
      }
    }
    if (data.labels !== undefined && func0.call(data, 'labels')) {
      if (
        !validate22(data.labels, {
          instancePath: instancePath + '/labels',
          parentData: data,
          parentDataProperty: 'labels',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.on !== undefined && func0.call(data, 'on')) {
      let data9 = data.on;
      if (!(data9 === 'answer' || data9 === 'changes')) {
        const err11 = {
          instancePath: instancePath + '/on',
          schemaPath: '#/properties/on/enum',
          keyword: 'enum',
          params: { allowedValues: schema35.properties.on.enum },
          message: 'must be equal to one of the allowed values',
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate160.errors = vErrors;
  return errors === 0;
}
function validate159(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate160(data[i0], {
          instancePath: instancePath + '/' + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'array' },
      message: 'must be array',
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
function validate90(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if ((data.prompt === undefined || !func0.call(data, 'prompt')) && (missing0 = 'prompt')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    const _errs4 = errors;
    const _errs5 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if ((data.command === undefined || !func0.call(data, 'command')) && (missing1 = 'command')) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var valid1 = _errs5 === errors;
    if (valid1) {
      const err2 = {
        instancePath,
        schemaPath: '#/then/not',
        keyword: 'not',
        params: {},
        message: 'must NOT be valid',
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    } else {
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) {
          vErrors.length = _errs4;
        } else {
          vErrors = null;
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = 'then';
  } else {
    const _errs6 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.command === undefined || !func0.call(data, 'command')) {
        const err3 = {
          instancePath,
          schemaPath: '#/else/required',
          keyword: 'required',
          params: { missingProperty: 'command' },
          message: "must have required property '" + 'command' + "'",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = _valid0;
    ifClause0 = 'else';
  }
  if (!valid0) {
    const err4 = {
      instancePath,
      schemaPath: '#/if',
      keyword: 'if',
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.vars === undefined) {
      data.vars = {};
    }
    if (data.maxTurns === undefined) {
      data.maxTurns = 10;
    }
    if (data.skip === undefined) {
      data.skip = false;
    }
    if (data.name === undefined || !func0.call(data, 'name')) {
      const err5 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'name' },
        message: "must have required property '" + 'name' + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema24.properties, key0) || pattern0.test(key0))) {
        const err6 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.name !== undefined && func0.call(data, 'name')) {
      if (
        !validate22(data.name, {
          instancePath: instancePath + '/name',
          parentData: data,
          parentDataProperty: 'name',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.prompt !== undefined && func0.call(data, 'prompt')) {
      if (
        !validate22(data.prompt, {
          instancePath: instancePath + '/prompt',
          parentData: data,
          parentDataProperty: 'prompt',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.command !== undefined && func0.call(data, 'command')) {
      if (
        !validate22(data.command, {
          instancePath: instancePath + '/command',
          parentData: data,
          parentDataProperty: 'command',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.exitCodes !== undefined && func0.call(data, 'exitCodes')) {
      let data3 = data.exitCodes;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err7 = {
            instancePath: instancePath + '/exitCodes',
            schemaPath: '#/properties/exitCodes/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            const err8 = {
              instancePath: instancePath + '/exitCodes/' + i0,
              schemaPath: '#/properties/exitCodes/items/type',
              keyword: 'type',
              params: { type: 'integer' },
              message: 'must be integer',
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data4 == 'number' && isFinite(data4)) {
            if (data4 > 255 || isNaN(data4)) {
              const err9 = {
                instancePath: instancePath + '/exitCodes/' + i0,
                schemaPath: '#/properties/exitCodes/items/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 255 },
                message: 'must be <= 255',
              };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err10 = {
                instancePath: instancePath + '/exitCodes/' + i0,
                schemaPath: '#/properties/exitCodes/items/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 0 },
                message: 'must be >= 0',
              };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + '/exitCodes',
          schemaPath: '#/properties/exitCodes/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.keys !== undefined && func0.call(data, 'keys')) {
      if (
        !validate85(data.keys, {
          instancePath: instancePath + '/keys',
          parentData: data,
          parentDataProperty: 'keys',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
        errors = vErrors.length;
      }
    }
    if (data.timeoutMs !== undefined && func0.call(data, 'timeoutMs')) {
      let data6 = data.timeoutMs;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        const err12 = {
          instancePath: instancePath + '/timeoutMs',
          schemaPath: '#/properties/timeoutMs/type',
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (data6 > 86400000 || isNaN(data6)) {
          const err13 = {
            instancePath: instancePath + '/timeoutMs',
            schemaPath: '#/properties/timeoutMs/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 86400000 },
            message: 'must be <= 86400000',
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          const err14 = {
            instancePath: instancePath + '/timeoutMs',
            schemaPath: '#/properties/timeoutMs/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
            message: 'must be >= 1',
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.costUsd !== undefined && func0.call(data, 'costUsd')) {
      let data7 = data.costUsd;
      if (typeof data7 == 'number' && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          const err15 = {
            instancePath: instancePath + '/costUsd',
            schemaPath: '#/properties/costUsd/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
            message: 'must be >= 0',
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = {
          instancePath: instancePath + '/costUsd',
          schemaPath: '#/properties/costUsd/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.model !== undefined && func0.call(data, 'model')) {
      if (
        !validate22(data.model, {
          instancePath: instancePath + '/model',
          parentData: data,
          parentDataProperty: 'model',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.agent !== undefined && func0.call(data, 'agent')) {
      if ('none' !== data.agent) {
        const err17 = {
          instancePath: instancePath + '/agent',
          schemaPath: '#/properties/agent/const',
          keyword: 'const',
          params: { allowedValue: 'none' },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.workspace !== undefined && func0.call(data, 'workspace')) {
      if (
        !validate96(data.workspace, {
          instancePath: instancePath + '/workspace',
          parentData: data,
          parentDataProperty: 'workspace',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
        errors = vErrors.length;
      }
    }
    let data11 = data.vars;
    if (data11 && typeof data11 == 'object' && !Array.isArray(data11)) {
      for (const key1 of Object.keys(data11)) {
        let data12 = data11[key1];
        const _errs27 = errors;
        let valid6 = false;
        const _errs28 = errors;
        if (typeof data12 !== 'string') {
          const err18 = {
            instancePath: instancePath + '/vars/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
            schemaPath: '#/properties/vars/additionalProperties/anyOf/0/type',
            keyword: 'type',
            params: { type: 'string' },
            message: 'must be string',
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid1 = _errs28 === errors;
        valid6 = valid6 || _valid1;
        if (!valid6) {
          const _errs30 = errors;
          if (!(typeof data12 == 'number' && isFinite(data12))) {
            const err19 = {
              instancePath: instancePath + '/vars/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
              schemaPath: '#/properties/vars/additionalProperties/anyOf/1/type',
              keyword: 'type',
              params: { type: 'number' },
              message: 'must be number',
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          var _valid1 = _errs30 === errors;
          valid6 = valid6 || _valid1;
          if (!valid6) {
            const _errs32 = errors;
            if (typeof data12 !== 'boolean') {
              const err20 = {
                instancePath:
                  instancePath + '/vars/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
                schemaPath: '#/properties/vars/additionalProperties/anyOf/2/type',
                keyword: 'type',
                params: { type: 'boolean' },
                message: 'must be boolean',
              };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            var _valid1 = _errs32 === errors;
            valid6 = valid6 || _valid1;
          }
        }
        if (!valid6) {
          const err21 = {
            instancePath: instancePath + '/vars/' + key1.replace(/~/g, '~0').replace(/\//g, '~1'),
            schemaPath: '#/properties/vars/additionalProperties/anyOf',
            keyword: 'anyOf',
            params: {},
            message: 'must match a schema in anyOf',
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        } else {
          errors = _errs27;
          if (vErrors !== null) {
            if (_errs27) {
              vErrors.length = _errs27;
            } else {
              vErrors = null;
            }
          }
        }
      }
    } else {
      const err22 = {
        instancePath: instancePath + '/vars',
        schemaPath: '#/properties/vars/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    if (data.cases !== undefined && func0.call(data, 'cases')) {
      let data13 = data.cases;
      const _errs35 = errors;
      let valid7 = false;
      const _errs36 = errors;
      if (typeof data13 === 'string') {
        if (func54(data13) < 1) {
          const err23 = {
            instancePath: instancePath + '/cases',
            schemaPath: '#/properties/cases/anyOf/0/minLength',
            keyword: 'minLength',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 characters',
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = {
          instancePath: instancePath + '/cases',
          schemaPath: '#/properties/cases/anyOf/0/type',
          keyword: 'type',
          params: { type: 'string' },
          message: 'must be string',
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      var _valid2 = _errs36 === errors;
      valid7 = valid7 || _valid2;
      if (!valid7) {
        const _errs38 = errors;
        if (Array.isArray(data13)) {
          if (data13.length < 1) {
            const err25 = {
              instancePath: instancePath + '/cases',
              schemaPath: '#/properties/cases/anyOf/1/minItems',
              keyword: 'minItems',
              params: { limit: 1 },
              message: 'must NOT have fewer than 1 items',
            };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          const len1 = data13.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data14 = data13[i1];
            if (!(data14 && typeof data14 == 'object' && !Array.isArray(data14))) {
              const err26 = {
                instancePath: instancePath + '/cases/' + i1,
                schemaPath: '#/properties/cases/anyOf/1/items/type',
                keyword: 'type',
                params: { type: 'object' },
                message: 'must be object',
              };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        } else {
          const err27 = {
            instancePath: instancePath + '/cases',
            schemaPath: '#/properties/cases/anyOf/1/type',
            keyword: 'type',
            params: { type: 'array' },
            message: 'must be array',
          };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        var _valid2 = _errs38 === errors;
        valid7 = valid7 || _valid2;
      }
      if (!valid7) {
        const err28 = {
          instancePath: instancePath + '/cases',
          schemaPath: '#/properties/cases/anyOf',
          keyword: 'anyOf',
          params: {},
          message: 'must match a schema in anyOf',
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      } else {
        errors = _errs35;
        if (vErrors !== null) {
          if (_errs35) {
            vErrors.length = _errs35;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.models !== undefined && func0.call(data, 'models')) {
      if (
        !validate25(data.models, {
          instancePath: instancePath + '/models',
          parentData: data,
          parentDataProperty: 'models',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if (data.repeat !== undefined && func0.call(data, 'repeat')) {
      if (
        !validate103(data.repeat, {
          instancePath: instancePath + '/repeat',
          parentData: data,
          parentDataProperty: 'repeat',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
        errors = vErrors.length;
      }
    }
    if (data.minPasses !== undefined && func0.call(data, 'minPasses')) {
      if (
        !validate105(data.minPasses, {
          instancePath: instancePath + '/minPasses',
          parentData: data,
          parentDataProperty: 'minPasses',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.deterministic !== undefined && func0.call(data, 'deterministic')) {
      if (true !== data.deterministic) {
        const err29 = {
          instancePath: instancePath + '/deterministic',
          schemaPath: '#/properties/deterministic/const',
          keyword: 'const',
          params: { allowedValue: true },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.dependsOn !== undefined && func0.call(data, 'dependsOn')) {
      let data19 = data.dependsOn;
      if (Array.isArray(data19)) {
        if (data19.length > 100) {
          const err30 = {
            instancePath: instancePath + '/dependsOn',
            schemaPath: '#/properties/dependsOn/maxItems',
            keyword: 'maxItems',
            params: { limit: 100 },
            message: 'must NOT have more than 100 items',
          };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data19.length < 1) {
          const err31 = {
            instancePath: instancePath + '/dependsOn',
            schemaPath: '#/properties/dependsOn/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        const len2 = data19.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate22(data19[i2], {
              instancePath: instancePath + '/dependsOn/' + i2,
              parentData: data19,
              parentDataProperty: i2,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = {
          instancePath: instancePath + '/dependsOn',
          schemaPath: '#/properties/dependsOn/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.tools !== undefined && func0.call(data, 'tools')) {
      let data21 = data.tools;
      if (Array.isArray(data21)) {
        const len3 = data21.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (
            !validate108(data21[i3], {
              instancePath: instancePath + '/tools/' + i3,
              parentData: data21,
              parentDataProperty: i3,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = {
          instancePath: instancePath + '/tools',
          schemaPath: '#/properties/tools/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.conversation !== undefined && func0.call(data, 'conversation')) {
      let data23 = data.conversation;
      if (Array.isArray(data23)) {
        if (data23.length < 1) {
          const err34 = {
            instancePath: instancePath + '/conversation',
            schemaPath: '#/properties/conversation/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        const len4 = data23.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (
            !validate121(data23[i4], {
              instancePath: instancePath + '/conversation/' + i4,
              parentData: data23,
              parentDataProperty: i4,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = {
          instancePath: instancePath + '/conversation',
          schemaPath: '#/properties/conversation/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    let data25 = data.maxTurns;
    if (!(typeof data25 == 'number' && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
      const err36 = {
        instancePath: instancePath + '/maxTurns',
        schemaPath: '#/properties/maxTurns/type',
        keyword: 'type',
        params: { type: 'integer' },
        message: 'must be integer',
      };
      if (vErrors === null) {
        vErrors = [err36];
      } else {
        vErrors.push(err36);
      }
      errors++;
    }
    if (typeof data25 == 'number' && isFinite(data25)) {
      if (data25 > 100 || isNaN(data25)) {
        const err37 = {
          instancePath: instancePath + '/maxTurns',
          schemaPath: '#/properties/maxTurns/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 100 },
          message: 'must be <= 100',
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (data25 < 1 || isNaN(data25)) {
        const err38 = {
          instancePath: instancePath + '/maxTurns',
          schemaPath: '#/properties/maxTurns/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
          message: 'must be >= 1',
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.expect !== undefined && func0.call(data, 'expect')) {
      if (
        !validate123(data.expect, {
          instancePath: instancePath + '/expect',
          parentData: data,
          parentDataProperty: 'expect',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
        errors = vErrors.length;
      }
    }
    if (data.assert !== undefined && func0.call(data, 'assert')) {
      if (
        !validate159(data.assert, {
          instancePath: instancePath + '/assert',
          parentData: data,
          parentDataProperty: 'assert',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
        errors = vErrors.length;
      }
    }
    if (data.threshold !== undefined && func0.call(data, 'threshold')) {
      if (
        !validate134(data.threshold, {
          instancePath: instancePath + '/threshold',
          parentData: data,
          parentDataProperty: 'threshold',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.tags !== undefined && func0.call(data, 'tags')) {
      if (
        !validate25(data.tags, {
          instancePath: instancePath + '/tags',
          parentData: data,
          parentDataProperty: 'tags',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if (typeof data.skip !== 'boolean') {
      const err39 = {
        instancePath: instancePath + '/skip',
        schemaPath: '#/properties/skip/type',
        keyword: 'type',
        params: { type: 'boolean' },
        message: 'must be boolean',
      };
      if (vErrors === null) {
        vErrors = [err39];
      } else {
        vErrors.push(err39);
      }
      errors++;
    }
  } else {
    const err40 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err40];
    } else {
      vErrors.push(err40);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
const schema37 = {
  title: 'ResultsEntry',
  description: 'A harness, and the file that it writes.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  required: ['read', 'format'],
  properties: {
    name: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Name of the entry; its tests are called `name > test`. Default: `read`.',
    },
    run: {
      $ref: '#/definitions/nonEmptyString',
      description:
        "Shell command that starts the harness in the config's folder. Without it, an earlier step of the job has written the file.",
    },
    read: {
      $ref: '#/definitions/nonEmptyString',
      description:
        'The file that the harness writes, relative to the config file; or a glob whose files are one run together. With `run`, what it matches is removed before each run.',
    },
    format: {
      enum: ['junit', 'promptfoo', 'vally', 'jsonl'],
      description:
        '`junit`: JUnit XML, as vitest, jest, pytest, deepeval, go and .NET write it. `promptfoo`: its results JSON. `vally`: its `results.jsonl`. `jsonl`: a line an answer, for every other harness (docs/results.md).',
    },
    repeat: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      description:
        'How often `run` is started: each of its runs is an answer to every test. Default: `defaults.repeat`.',
    },
    minPasses: {
      $ref: '#/definitions/minPasses',
      description:
        'How many of its answers must pass for a test to pass: a number, or a share such as `80%`, rounded up. Default: `defaults.minPasses`, else all.',
    },
    keys: {
      $ref: '#/definitions/keys',
      description: 'Environment variables that `run` needs and that nobody may see, as on a test.',
    },
    timeoutMs: {
      type: 'integer',
      minimum: 1,
      maximum: 86400000,
      description: 'Milliseconds that a run of the harness may take. Default: 15 minutes.',
    },
    deterministic: {
      const: true,
      description: 'The harness asks at temperature 0 or replays answers: its runs are one answer.',
    },
    dependsOn: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: { $ref: '#/definitions/nonEmptyString' },
      description:
        'Files whose change can change the results, as on a test. Without it, only the newest commit of the base branch is compared with.',
    },
    tags: {
      $ref: '#/definitions/stringList',
      description: 'Labels of its tests for the input `tags`.',
    },
  },
};
function validate177(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.read === undefined || !func0.call(data, 'read')) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'read' },
        message: "must have required property '" + 'read' + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.format === undefined || !func0.call(data, 'format')) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'format' },
        message: "must have required property '" + 'format' + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema37.properties, key0) || pattern0.test(key0))) {
        const err2 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== undefined && func0.call(data, 'name')) {
      if (
        !validate22(data.name, {
          instancePath: instancePath + '/name',
          parentData: data,
          parentDataProperty: 'name',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.run !== undefined && func0.call(data, 'run')) {
      if (
        !validate22(data.run, {
          instancePath: instancePath + '/run',
          parentData: data,
          parentDataProperty: 'run',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.read !== undefined && func0.call(data, 'read')) {
      if (
        !validate22(data.read, {
          instancePath: instancePath + '/read',
          parentData: data,
          parentDataProperty: 'read',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.format !== undefined && func0.call(data, 'format')) {
      let data3 = data.format;
      if (!(data3 === 'junit' || data3 === 'promptfoo' || data3 === 'vally' || data3 === 'jsonl')) {
        const err3 = {
          instancePath: instancePath + '/format',
          schemaPath: '#/properties/format/enum',
          keyword: 'enum',
          params: { allowedValues: schema37.properties.format.enum },
          message: 'must be equal to one of the allowed values',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.repeat !== undefined && func0.call(data, 'repeat')) {
      let data4 = data.repeat;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        const err4 = {
          instancePath: instancePath + '/repeat',
          schemaPath: '#/properties/repeat/type',
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data4 == 'number' && isFinite(data4)) {
        if (data4 > 100 || isNaN(data4)) {
          const err5 = {
            instancePath: instancePath + '/repeat',
            schemaPath: '#/properties/repeat/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
            message: 'must be <= 100',
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          const err6 = {
            instancePath: instancePath + '/repeat',
            schemaPath: '#/properties/repeat/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
            message: 'must be >= 1',
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.minPasses !== undefined && func0.call(data, 'minPasses')) {
      if (
        !validate105(data.minPasses, {
          instancePath: instancePath + '/minPasses',
          parentData: data,
          parentDataProperty: 'minPasses',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    if (data.keys !== undefined && func0.call(data, 'keys')) {
      if (
        !validate85(data.keys, {
          instancePath: instancePath + '/keys',
          parentData: data,
          parentDataProperty: 'keys',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
        errors = vErrors.length;
      }
    }
    if (data.timeoutMs !== undefined && func0.call(data, 'timeoutMs')) {
      let data7 = data.timeoutMs;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        const err7 = {
          instancePath: instancePath + '/timeoutMs',
          schemaPath: '#/properties/timeoutMs/type',
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data7 == 'number' && isFinite(data7)) {
        if (data7 > 86400000 || isNaN(data7)) {
          const err8 = {
            instancePath: instancePath + '/timeoutMs',
            schemaPath: '#/properties/timeoutMs/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 86400000 },
            message: 'must be <= 86400000',
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err9 = {
            instancePath: instancePath + '/timeoutMs',
            schemaPath: '#/properties/timeoutMs/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
            message: 'must be >= 1',
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.deterministic !== undefined && func0.call(data, 'deterministic')) {
      if (true !== data.deterministic) {
        const err10 = {
          instancePath: instancePath + '/deterministic',
          schemaPath: '#/properties/deterministic/const',
          keyword: 'const',
          params: { allowedValue: true },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.dependsOn !== undefined && func0.call(data, 'dependsOn')) {
      let data9 = data.dependsOn;
      if (Array.isArray(data9)) {
        if (data9.length > 100) {
          const err11 = {
            instancePath: instancePath + '/dependsOn',
            schemaPath: '#/properties/dependsOn/maxItems',
            keyword: 'maxItems',
            params: { limit: 100 },
            message: 'must NOT have more than 100 items',
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data9.length < 1) {
          const err12 = {
            instancePath: instancePath + '/dependsOn',
            schemaPath: '#/properties/dependsOn/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate22(data9[i0], {
              instancePath: instancePath + '/dependsOn/' + i0,
              parentData: data9,
              parentDataProperty: i0,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = {
          instancePath: instancePath + '/dependsOn',
          schemaPath: '#/properties/dependsOn/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.tags !== undefined && func0.call(data, 'tags')) {
      if (
        !validate25(data.tags, {
          instancePath: instancePath + '/tags',
          parentData: data,
          parentDataProperty: 'tags',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
const schema38 = {
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    file: {
      $ref: '#/definitions/nonEmptyString',
      description:
        'A text file that prompts name, relative to the config file; with `in: workspace` a path inside of the workspace.',
    },
    folder: {
      $ref: '#/definitions/nonEmptyString',
      description: 'A folder of the workspace, taken away whole; needs `in: workspace`.',
    },
    by: {
      enum: ['section', 'paragraph', 'line', 'whole'],
      description:
        'What a part of the file is. `section`: a heading of the topmost level that occurs twice, with all below it; the text before the first is the beginning. Default: section.',
    },
    in: {
      enum: ['workspace'],
      description: 'The path is one of the workspaces of the tests, and not a file of prompts.',
    },
    all: {
      type: 'boolean',
      description:
        'Every part is taken away under every event. Default: on a pull request only parts that it adds or changes, on a push and a schedule none, by hand all.',
    },
  },
};
function validate186(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'file' ||
        key0 === 'folder' ||
        key0 === 'by' ||
        key0 === 'in' ||
        key0 === 'all' ||
        pattern0.test(key0)
      )) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.file !== undefined && func0.call(data, 'file')) {
      if (
        !validate22(data.file, {
          instancePath: instancePath + '/file',
          parentData: data,
          parentDataProperty: 'file',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.folder !== undefined && func0.call(data, 'folder')) {
      if (
        !validate22(data.folder, {
          instancePath: instancePath + '/folder',
          parentData: data,
          parentDataProperty: 'folder',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.by !== undefined && func0.call(data, 'by')) {
      let data2 = data.by;
      if (!(
        data2 === 'section' ||
        data2 === 'paragraph' ||
        data2 === 'line' ||
        data2 === 'whole'
      )) {
        const err1 = {
          instancePath: instancePath + '/by',
          schemaPath: '#/properties/by/enum',
          keyword: 'enum',
          params: { allowedValues: schema38.properties.by.enum },
          message: 'must be equal to one of the allowed values',
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.in !== undefined && func0.call(data, 'in')) {
      if (!(data.in === 'workspace')) {
        const err2 = {
          instancePath: instancePath + '/in',
          schemaPath: '#/properties/in/enum',
          keyword: 'enum',
          params: { allowedValues: schema38.properties.in.enum },
          message: 'must be equal to one of the allowed values',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.all !== undefined && func0.call(data, 'all')) {
      if (typeof data.all !== 'boolean') {
        const err3 = {
          instancePath: instancePath + '/all',
          schemaPath: '#/properties/all/type',
          keyword: 'type',
          params: { type: 'boolean' },
          message: 'must be boolean',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate186.errors = vErrors;
  return errors === 0;
}
const schema39 = {
  title: 'Gates',
  description: 'What the suite as a whole must meet.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    passRateMin: {
      $ref: '#/definitions/score',
      default: 0.95,
      description: 'Lowest share of passed results. Unit: share, 0 to 1 (0.95 is 95 %).',
    },
    runPassRateMin: {
      $ref: '#/definitions/score',
      description:
        'Lowest share of answers that pass, over all results: red only where it is certain that the true share is lower, so that more repeats make it surer, not stricter. At temperature 0 or with a seed all answers of a result count as one. Unit: share, 0 to 1 (0.95 is 95 %).',
    },
    reliabilityMin: {
      title: 'ReliabilityMin',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      required: ['tries', 'rate'],
      description:
        'Lowest share of results of which so many answers in a row would all pass (pass^k): red only where the 95 % interval of that share lies below.',
      properties: {
        tries: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          description: 'Answers in a row, at most the `repeat` of every test.',
        },
        rate: {
          $ref: '#/definitions/score',
          description: 'Lowest share of results. Unit: share, 0 to 1 (0.95 is 95 %).',
        },
      },
    },
    schemaFailuresMax: {
      type: 'integer',
      minimum: 0,
      default: 0,
      description: 'Most schema failures (`SCHEMA_*`). Unit: whole number.',
    },
    piiFailuresMax: {
      type: 'integer',
      minimum: 0,
      default: 0,
      description: 'Most results with `PII_DETECTED`. Unit: whole number.',
    },
    keywordFailuresMax: {
      type: 'integer',
      minimum: 0,
      default: 0,
      description: 'Most results with a `KEYWORD_*` code. Unit: whole number.',
    },
    judgeAvgMin: {
      $ref: '#/definitions/score',
      description: 'Lowest mean of all judge scores. Unit: score, 0 to 1.',
    },
    judgeTrustMin: {
      $ref: '#/definitions/score',
      description:
        'Least share of good answers that each judge with labels must pass, and of bad ones that it must stop; it fails only where the labels show for certain that a judge does not. Unit: share, 0 to 1.',
    },
    driftScoreMax: {
      $ref: '#/definitions/score',
      description: 'Largest drift of any result. Unit: score, 0 to 1.',
    },
    costMaxUsd: {
      type: 'number',
      exclusiveMinimum: 0,
      description:
        'Highest cost of the whole suite; the run stops before it is exceeded. Unit: USD.',
    },
    latencyMaxMs: {
      type: 'number',
      exclusiveMinimum: 0,
      description: "Highest mean of the results' latencies. Unit: milliseconds.",
    },
    deterministicPassRate: {
      $ref: '#/definitions/score',
      description:
        'Lowest share of passed deterministic assertion results. Unit: share, 0 to 1 (0.95 is 95 %).',
    },
    probabilisticPassRate: {
      $ref: '#/definitions/score',
      description:
        'Lowest share of passed judge and drift results. Unit: share, 0 to 1 (0.95 is 95 %).',
    },
    notWorse: {
      type: 'boolean',
      description:
        'Whether the run fails where it is worse than the base branch by more than chance explains.',
    },
    unnoticedPartsMax: {
      type: 'integer',
      minimum: 0,
      description: 'Of `mode: parts` only: most parts that no test notices. Unit: whole number.',
    },
    harmfulPartsMax: {
      type: 'integer',
      minimum: 0,
      description:
        'Of `mode: parts` only: most parts without which the suite, or a test, is better. Unit: whole number.',
    },
    notWorseMargin: {
      type: 'number',
      minimum: 2,
      maximum: 20,
      description:
        'The drop of the share of answers that pass that "not worse" rules out. Default: 10. It is not a gate by itself. Unit: percentage points (5 is a drop from 95 % to 90 %).',
    },
    regressionsMax: {
      type: 'integer',
      minimum: 0,
      description:
        'Most results that are worse than on the base branch for certain. Unit: whole number.',
    },
    newFailuresMax: {
      type: 'integer',
      minimum: 0,
      description:
        'Most results that passed in every answer on the base branch (two or more) and in none here. A plain count, without statistics. Unit: whole number.',
    },
    passRateDropMax: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      description:
        'Largest drop of the share of answers that pass below the base branch; it fails only where the run is worse by more than chance explains, too. Unit: percentage points (5 is a drop from 95 % to 90 %).',
    },
    judgeDropMax: {
      $ref: '#/definitions/score',
      description:
        'Largest drop of the mean judge score below the base branch; it fails only where chance does not explain the drop, too. Unit: difference of scores, 0 to 1.',
    },
    latencyIncreaseMax: {
      type: 'number',
      minimum: 1,
      description:
        "Highest mean latency as a multiple of the base branch's. Unit: ratio (1.2 is a fifth more).",
    },
    costIncreaseMax: {
      type: 'number',
      minimum: 1,
      description:
        "Highest mean cost of an answer as a multiple of the base branch's. Unit: ratio (1.2 is a fifth more).",
    },
  },
};
function validate190(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.passRateMin === undefined) {
      data.passRateMin = 0.95;
    }
    if (data.schemaFailuresMax === undefined) {
      data.schemaFailuresMax = 0;
    }
    if (data.piiFailuresMax === undefined) {
      data.piiFailuresMax = 0;
    }
    if (data.keywordFailuresMax === undefined) {
      data.keywordFailuresMax = 0;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema39.properties, key0) || pattern0.test(key0))) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (
      !validate134(data.passRateMin, {
        instancePath: instancePath + '/passRateMin',
        parentData: data,
        parentDataProperty: 'passRateMin',
        rootData,
      })
    ) {
      vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
      errors = vErrors.length;
    }
    if (data.runPassRateMin !== undefined && func0.call(data, 'runPassRateMin')) {
      if (
        !validate134(data.runPassRateMin, {
          instancePath: instancePath + '/runPassRateMin',
          parentData: data,
          parentDataProperty: 'runPassRateMin',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.reliabilityMin !== undefined && func0.call(data, 'reliabilityMin')) {
      let data2 = data.reliabilityMin;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.tries === undefined || !func0.call(data2, 'tries')) {
          const err1 = {
            instancePath: instancePath + '/reliabilityMin',
            schemaPath: '#/properties/reliabilityMin/required',
            keyword: 'required',
            params: { missingProperty: 'tries' },
            message: "must have required property '" + 'tries' + "'",
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data2.rate === undefined || !func0.call(data2, 'rate')) {
          const err2 = {
            instancePath: instancePath + '/reliabilityMin',
            schemaPath: '#/properties/reliabilityMin/required',
            keyword: 'required',
            params: { missingProperty: 'rate' },
            message: "must have required property '" + 'rate' + "'",
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key1 of Object.keys(data2)) {
          if (!(key1 === 'tries' || key1 === 'rate' || pattern0.test(key1))) {
            const err3 = {
              instancePath: instancePath + '/reliabilityMin',
              schemaPath: '#/properties/reliabilityMin/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data2.tries !== undefined && func0.call(data2, 'tries')) {
          let data3 = data2.tries;
          if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            const err4 = {
              instancePath: instancePath + '/reliabilityMin/tries',
              schemaPath: '#/properties/reliabilityMin/properties/tries/type',
              keyword: 'type',
              params: { type: 'integer' },
              message: 'must be integer',
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (typeof data3 == 'number' && isFinite(data3)) {
            if (data3 > 1000 || isNaN(data3)) {
              const err5 = {
                instancePath: instancePath + '/reliabilityMin/tries',
                schemaPath: '#/properties/reliabilityMin/properties/tries/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 1000 },
                message: 'must be <= 1000',
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              const err6 = {
                instancePath: instancePath + '/reliabilityMin/tries',
                schemaPath: '#/properties/reliabilityMin/properties/tries/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
                message: 'must be >= 1',
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
        if (data2.rate !== undefined && func0.call(data2, 'rate')) {
          if (
            !validate134(data2.rate, {
              instancePath: instancePath + '/reliabilityMin/rate',
              parentData: data2,
              parentDataProperty: 'rate',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + '/reliabilityMin',
          schemaPath: '#/properties/reliabilityMin/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    let data5 = data.schemaFailuresMax;
    if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
      const err8 = {
        instancePath: instancePath + '/schemaFailuresMax',
        schemaPath: '#/properties/schemaFailuresMax/type',
        keyword: 'type',
        params: { type: 'integer' },
        message: 'must be integer',
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (typeof data5 == 'number' && isFinite(data5)) {
      if (data5 < 0 || isNaN(data5)) {
        const err9 = {
          instancePath: instancePath + '/schemaFailuresMax',
          schemaPath: '#/properties/schemaFailuresMax/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
          message: 'must be >= 0',
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    let data6 = data.piiFailuresMax;
    if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
      const err10 = {
        instancePath: instancePath + '/piiFailuresMax',
        schemaPath: '#/properties/piiFailuresMax/type',
        keyword: 'type',
        params: { type: 'integer' },
        message: 'must be integer',
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (typeof data6 == 'number' && isFinite(data6)) {
      if (data6 < 0 || isNaN(data6)) {
        const err11 = {
          instancePath: instancePath + '/piiFailuresMax',
          schemaPath: '#/properties/piiFailuresMax/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
          message: 'must be >= 0',
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    let data7 = data.keywordFailuresMax;
    if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
      const err12 = {
        instancePath: instancePath + '/keywordFailuresMax',
        schemaPath: '#/properties/keywordFailuresMax/type',
        keyword: 'type',
        params: { type: 'integer' },
        message: 'must be integer',
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (typeof data7 == 'number' && isFinite(data7)) {
      if (data7 < 0 || isNaN(data7)) {
        const err13 = {
          instancePath: instancePath + '/keywordFailuresMax',
          schemaPath: '#/properties/keywordFailuresMax/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
          message: 'must be >= 0',
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.judgeAvgMin !== undefined && func0.call(data, 'judgeAvgMin')) {
      if (
        !validate134(data.judgeAvgMin, {
          instancePath: instancePath + '/judgeAvgMin',
          parentData: data,
          parentDataProperty: 'judgeAvgMin',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.judgeTrustMin !== undefined && func0.call(data, 'judgeTrustMin')) {
      if (
        !validate134(data.judgeTrustMin, {
          instancePath: instancePath + '/judgeTrustMin',
          parentData: data,
          parentDataProperty: 'judgeTrustMin',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.driftScoreMax !== undefined && func0.call(data, 'driftScoreMax')) {
      if (
        !validate134(data.driftScoreMax, {
          instancePath: instancePath + '/driftScoreMax',
          parentData: data,
          parentDataProperty: 'driftScoreMax',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.costMaxUsd !== undefined && func0.call(data, 'costMaxUsd')) {
      let data11 = data.costMaxUsd;
      if (typeof data11 == 'number' && isFinite(data11)) {
        if (data11 <= 0 || isNaN(data11)) {
          const err14 = {
            instancePath: instancePath + '/costMaxUsd',
            schemaPath: '#/properties/costMaxUsd/exclusiveMinimum',
            keyword: 'exclusiveMinimum',
            params: { comparison: '>', limit: 0 },
            message: 'must be > 0',
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/costMaxUsd',
          schemaPath: '#/properties/costMaxUsd/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.latencyMaxMs !== undefined && func0.call(data, 'latencyMaxMs')) {
      let data12 = data.latencyMaxMs;
      if (typeof data12 == 'number' && isFinite(data12)) {
        if (data12 <= 0 || isNaN(data12)) {
          const err16 = {
            instancePath: instancePath + '/latencyMaxMs',
            schemaPath: '#/properties/latencyMaxMs/exclusiveMinimum',
            keyword: 'exclusiveMinimum',
            params: { comparison: '>', limit: 0 },
            message: 'must be > 0',
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = {
          instancePath: instancePath + '/latencyMaxMs',
          schemaPath: '#/properties/latencyMaxMs/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.deterministicPassRate !== undefined && func0.call(data, 'deterministicPassRate')) {
      if (
        !validate134(data.deterministicPassRate, {
          instancePath: instancePath + '/deterministicPassRate',
          parentData: data,
          parentDataProperty: 'deterministicPassRate',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.probabilisticPassRate !== undefined && func0.call(data, 'probabilisticPassRate')) {
      if (
        !validate134(data.probabilisticPassRate, {
          instancePath: instancePath + '/probabilisticPassRate',
          parentData: data,
          parentDataProperty: 'probabilisticPassRate',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.notWorse !== undefined && func0.call(data, 'notWorse')) {
      if (typeof data.notWorse !== 'boolean') {
        const err18 = {
          instancePath: instancePath + '/notWorse',
          schemaPath: '#/properties/notWorse/type',
          keyword: 'type',
          params: { type: 'boolean' },
          message: 'must be boolean',
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.unnoticedPartsMax !== undefined && func0.call(data, 'unnoticedPartsMax')) {
      let data16 = data.unnoticedPartsMax;
      if (!(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        const err19 = {
          instancePath: instancePath + '/unnoticedPartsMax',
          schemaPath: '#/properties/unnoticedPartsMax/type',
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data16 == 'number' && isFinite(data16)) {
        if (data16 < 0 || isNaN(data16)) {
          const err20 = {
            instancePath: instancePath + '/unnoticedPartsMax',
            schemaPath: '#/properties/unnoticedPartsMax/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
            message: 'must be >= 0',
          };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.harmfulPartsMax !== undefined && func0.call(data, 'harmfulPartsMax')) {
      let data17 = data.harmfulPartsMax;
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        const err21 = {
          instancePath: instancePath + '/harmfulPartsMax',
          schemaPath: '#/properties/harmfulPartsMax/type',
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data17 == 'number' && isFinite(data17)) {
        if (data17 < 0 || isNaN(data17)) {
          const err22 = {
            instancePath: instancePath + '/harmfulPartsMax',
            schemaPath: '#/properties/harmfulPartsMax/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
            message: 'must be >= 0',
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.notWorseMargin !== undefined && func0.call(data, 'notWorseMargin')) {
      let data18 = data.notWorseMargin;
      if (typeof data18 == 'number' && isFinite(data18)) {
        if (data18 > 20 || isNaN(data18)) {
          const err23 = {
            instancePath: instancePath + '/notWorseMargin',
            schemaPath: '#/properties/notWorseMargin/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 20 },
            message: 'must be <= 20',
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data18 < 2 || isNaN(data18)) {
          const err24 = {
            instancePath: instancePath + '/notWorseMargin',
            schemaPath: '#/properties/notWorseMargin/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 2 },
            message: 'must be >= 2',
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = {
          instancePath: instancePath + '/notWorseMargin',
          schemaPath: '#/properties/notWorseMargin/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.regressionsMax !== undefined && func0.call(data, 'regressionsMax')) {
      let data19 = data.regressionsMax;
      if (!(typeof data19 == 'number' && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
        const err26 = {
          instancePath: instancePath + '/regressionsMax',
          schemaPath: '#/properties/regressionsMax/type',
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data19 == 'number' && isFinite(data19)) {
        if (data19 < 0 || isNaN(data19)) {
          const err27 = {
            instancePath: instancePath + '/regressionsMax',
            schemaPath: '#/properties/regressionsMax/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
            message: 'must be >= 0',
          };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.newFailuresMax !== undefined && func0.call(data, 'newFailuresMax')) {
      let data20 = data.newFailuresMax;
      if (!(typeof data20 == 'number' && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
        const err28 = {
          instancePath: instancePath + '/newFailuresMax',
          schemaPath: '#/properties/newFailuresMax/type',
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data20 == 'number' && isFinite(data20)) {
        if (data20 < 0 || isNaN(data20)) {
          const err29 = {
            instancePath: instancePath + '/newFailuresMax',
            schemaPath: '#/properties/newFailuresMax/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
            message: 'must be >= 0',
          };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.passRateDropMax !== undefined && func0.call(data, 'passRateDropMax')) {
      let data21 = data.passRateDropMax;
      if (typeof data21 == 'number' && isFinite(data21)) {
        if (data21 > 100 || isNaN(data21)) {
          const err30 = {
            instancePath: instancePath + '/passRateDropMax',
            schemaPath: '#/properties/passRateDropMax/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
            message: 'must be <= 100',
          };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          const err31 = {
            instancePath: instancePath + '/passRateDropMax',
            schemaPath: '#/properties/passRateDropMax/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
            message: 'must be >= 0',
          };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      } else {
        const err32 = {
          instancePath: instancePath + '/passRateDropMax',
          schemaPath: '#/properties/passRateDropMax/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.judgeDropMax !== undefined && func0.call(data, 'judgeDropMax')) {
      if (
        !validate134(data.judgeDropMax, {
          instancePath: instancePath + '/judgeDropMax',
          parentData: data,
          parentDataProperty: 'judgeDropMax',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.latencyIncreaseMax !== undefined && func0.call(data, 'latencyIncreaseMax')) {
      let data23 = data.latencyIncreaseMax;
      if (typeof data23 == 'number' && isFinite(data23)) {
        if (data23 < 1 || isNaN(data23)) {
          const err33 = {
            instancePath: instancePath + '/latencyIncreaseMax',
            schemaPath: '#/properties/latencyIncreaseMax/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
            message: 'must be >= 1',
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      } else {
        const err34 = {
          instancePath: instancePath + '/latencyIncreaseMax',
          schemaPath: '#/properties/latencyIncreaseMax/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.costIncreaseMax !== undefined && func0.call(data, 'costIncreaseMax')) {
      let data24 = data.costIncreaseMax;
      if (typeof data24 == 'number' && isFinite(data24)) {
        if (data24 < 1 || isNaN(data24)) {
          const err35 = {
            instancePath: instancePath + '/costIncreaseMax',
            schemaPath: '#/properties/costIncreaseMax/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
            message: 'must be >= 1',
          };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = {
          instancePath: instancePath + '/costIncreaseMax',
          schemaPath: '#/properties/costIncreaseMax/type',
          keyword: 'type',
          params: { type: 'number' },
          message: 'must be number',
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
  } else {
    const err37 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
const schema40 = {
  title: 'Defaults',
  description: 'Values for every test.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    repeat: {
      $ref: '#/definitions/repeat',
      default: 1,
      description: 'Answers of each model to each test.',
    },
    minPasses: {
      $ref: '#/definitions/minPasses',
      description:
        'Of the answers that count, so many must pass for a test to pass: a number, or a share such as `80%`, rounded up. Default: all.',
    },
    concurrency: {
      type: 'integer',
      minimum: 1,
      maximum: 128,
      default: 4,
      description: 'Model calls in flight.',
    },
    workspaceConcurrency: {
      type: 'integer',
      minimum: 1,
      maximum: 64,
      default: 2,
      description: 'Commands with a `workspace` in flight, among the `concurrency`.',
    },
    timeoutMs: {
      type: 'integer',
      minimum: 100,
      default: 60000,
      description: 'Longest time of one model call, in ms.',
    },
    workspace: {
      $ref: '#/definitions/workspace',
      description: 'The workspace of each `command` test that names none.',
    },
    models: {
      $ref: '#/definitions/stringList',
      description:
        'Ids of the models of each test that names none. Default: all but those that are only named as a judge or for embeddings; all where no other is left.',
    },
    judgeModel: {
      $ref: '#/definitions/nonEmptyString',
      description:
        'Id of the model that judges. Default: the first model that is no `http` or `mcp` endpoint.',
    },
    embeddingModel: {
      $ref: '#/definitions/nonEmptyString',
      description:
        "Id of the model that makes embeddings. Default: `text-embedding-3-small` of the tested model's provider, where it has embeddings.",
    },
    expect: { $ref: '#/definitions/expect' },
    assert: { $ref: '#/definitions/assertList' },
  },
};
function validate201(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.repeat === undefined) {
      data.repeat = 1;
    }
    if (data.concurrency === undefined) {
      data.concurrency = 4;
    }
    if (data.workspaceConcurrency === undefined) {
      data.workspaceConcurrency = 2;
    }
    if (data.timeoutMs === undefined) {
      data.timeoutMs = 60000;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema40.properties, key0) || pattern0.test(key0))) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (
      !validate103(data.repeat, {
        instancePath: instancePath + '/repeat',
        parentData: data,
        parentDataProperty: 'repeat',
        rootData,
      })
    ) {
      vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
      errors = vErrors.length;
    }
    if (data.minPasses !== undefined && func0.call(data, 'minPasses')) {
      if (
        !validate105(data.minPasses, {
          instancePath: instancePath + '/minPasses',
          parentData: data,
          parentDataProperty: 'minPasses',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
        errors = vErrors.length;
      }
    }
    let data2 = data.concurrency;
    if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
      const err1 = {
        instancePath: instancePath + '/concurrency',
        schemaPath: '#/properties/concurrency/type',
        keyword: 'type',
        params: { type: 'integer' },
        message: 'must be integer',
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (typeof data2 == 'number' && isFinite(data2)) {
      if (data2 > 128 || isNaN(data2)) {
        const err2 = {
          instancePath: instancePath + '/concurrency',
          schemaPath: '#/properties/concurrency/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 128 },
          message: 'must be <= 128',
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data2 < 1 || isNaN(data2)) {
        const err3 = {
          instancePath: instancePath + '/concurrency',
          schemaPath: '#/properties/concurrency/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
          message: 'must be >= 1',
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    let data3 = data.workspaceConcurrency;
    if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
      const err4 = {
        instancePath: instancePath + '/workspaceConcurrency',
        schemaPath: '#/properties/workspaceConcurrency/type',
        keyword: 'type',
        params: { type: 'integer' },
        message: 'must be integer',
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (typeof data3 == 'number' && isFinite(data3)) {
      if (data3 > 64 || isNaN(data3)) {
        const err5 = {
          instancePath: instancePath + '/workspaceConcurrency',
          schemaPath: '#/properties/workspaceConcurrency/maximum',
          keyword: 'maximum',
          params: { comparison: '<=', limit: 64 },
          message: 'must be <= 64',
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data3 < 1 || isNaN(data3)) {
        const err6 = {
          instancePath: instancePath + '/workspaceConcurrency',
          schemaPath: '#/properties/workspaceConcurrency/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
          message: 'must be >= 1',
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    let data4 = data.timeoutMs;
    if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
      const err7 = {
        instancePath: instancePath + '/timeoutMs',
        schemaPath: '#/properties/timeoutMs/type',
        keyword: 'type',
        params: { type: 'integer' },
        message: 'must be integer',
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (typeof data4 == 'number' && isFinite(data4)) {
      if (data4 < 100 || isNaN(data4)) {
        const err8 = {
          instancePath: instancePath + '/timeoutMs',
          schemaPath: '#/properties/timeoutMs/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 100 },
          message: 'must be >= 100',
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.workspace !== undefined && func0.call(data, 'workspace')) {
      if (
        !validate96(data.workspace, {
          instancePath: instancePath + '/workspace',
          parentData: data,
          parentDataProperty: 'workspace',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
        errors = vErrors.length;
      }
    }
    if (data.models !== undefined && func0.call(data, 'models')) {
      if (
        !validate25(data.models, {
          instancePath: instancePath + '/models',
          parentData: data,
          parentDataProperty: 'models',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if (data.judgeModel !== undefined && func0.call(data, 'judgeModel')) {
      if (
        !validate22(data.judgeModel, {
          instancePath: instancePath + '/judgeModel',
          parentData: data,
          parentDataProperty: 'judgeModel',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.embeddingModel !== undefined && func0.call(data, 'embeddingModel')) {
      if (
        !validate22(data.embeddingModel, {
          instancePath: instancePath + '/embeddingModel',
          parentData: data,
          parentDataProperty: 'embeddingModel',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.expect !== undefined && func0.call(data, 'expect')) {
      if (
        !validate123(data.expect, {
          instancePath: instancePath + '/expect',
          parentData: data,
          parentDataProperty: 'expect',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
        errors = vErrors.length;
      }
    }
    if (data.assert !== undefined && func0.call(data, 'assert')) {
      if (
        !validate159(data.assert, {
          instancePath: instancePath + '/assert',
          parentData: data,
          parentDataProperty: 'assert',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate201.errors = vErrors;
  return errors === 0;
}
const schema41 = {
  title: 'Compliance',
  description: 'Testing evidence for the EU AI Act.',
  type: 'object',
  patternProperties: { '^x-': true },
  additionalProperties: false,
  properties: {
    enabled: {
      type: 'boolean',
      default: false,
      description:
        'Write the compliance files: `compliance.md`, `compliance.json` and `SHA256SUMS`.',
    },
    framework: {
      enum: ['eu-ai-act', 'custom'],
      default: 'eu-ai-act',
      description: '`custom`: headings without references to the AI Act.',
    },
    outputDir: {
      $ref: '#/definitions/nonEmptyString',
      description: 'Folder that gets a copy, relative to the config file.',
    },
    metadata: {
      title: 'ComplianceMetadata',
      type: 'object',
      patternProperties: { '^x-': true },
      additionalProperties: false,
      default: {},
      description: 'What the document says about the system.',
      properties: {
        systemName: { type: 'string', description: 'Name of the AI system.' },
        systemVersion: { type: 'string', description: 'Version of the AI system.' },
        riskLevel: {
          enum: ['high', 'limited', 'minimal'],
          description: 'Risk level under the Act.',
        },
        operator: { type: 'string', description: 'Who operates the system.' },
        intendedPurpose: { type: 'string', description: 'Documented intended purpose.' },
        dataGovernanceNotes: { type: 'string', description: 'Notes on the test data.' },
        responsiblePerson: { type: 'string', description: 'Who signs the document.' },
      },
    },
  },
};
function validate212(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.enabled === undefined) {
      data.enabled = false;
    }
    if (data.framework === undefined) {
      data.framework = 'eu-ai-act';
    }
    if (data.metadata === undefined) {
      data.metadata = {};
    }
    for (const key0 of Object.keys(data)) {
      if (!(
        key0 === 'enabled' ||
        key0 === 'framework' ||
        key0 === 'outputDir' ||
        key0 === 'metadata' ||
        pattern0.test(key0)
      )) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (typeof data.enabled !== 'boolean') {
      const err1 = {
        instancePath: instancePath + '/enabled',
        schemaPath: '#/properties/enabled/type',
        keyword: 'type',
        params: { type: 'boolean' },
        message: 'must be boolean',
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    let data1 = data.framework;
    if (!(data1 === 'eu-ai-act' || data1 === 'custom')) {
      const err2 = {
        instancePath: instancePath + '/framework',
        schemaPath: '#/properties/framework/enum',
        keyword: 'enum',
        params: { allowedValues: schema41.properties.framework.enum },
        message: 'must be equal to one of the allowed values',
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.outputDir !== undefined && func0.call(data, 'outputDir')) {
      if (
        !validate22(data.outputDir, {
          instancePath: instancePath + '/outputDir',
          parentData: data,
          parentDataProperty: 'outputDir',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    let data3 = data.metadata;
    if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
      for (const key1 of Object.keys(data3)) {
        if (!(
          key1 === 'systemName' ||
          key1 === 'systemVersion' ||
          key1 === 'riskLevel' ||
          key1 === 'operator' ||
          key1 === 'intendedPurpose' ||
          key1 === 'dataGovernanceNotes' ||
          key1 === 'responsiblePerson' ||
          pattern0.test(key1)
        )) {
          const err3 = {
            instancePath: instancePath + '/metadata',
            schemaPath: '#/properties/metadata/additionalProperties',
            keyword: 'additionalProperties',
            params: { additionalProperty: key1 },
            message: 'must NOT have additional properties',
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      if (data3.systemName !== undefined && func0.call(data3, 'systemName')) {
        if (typeof data3.systemName !== 'string') {
          const err4 = {
            instancePath: instancePath + '/metadata/systemName',
            schemaPath: '#/properties/metadata/properties/systemName/type',
            keyword: 'type',
            params: { type: 'string' },
            message: 'must be string',
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
      if (data3.systemVersion !== undefined && func0.call(data3, 'systemVersion')) {
        if (typeof data3.systemVersion !== 'string') {
          const err5 = {
            instancePath: instancePath + '/metadata/systemVersion',
            schemaPath: '#/properties/metadata/properties/systemVersion/type',
            keyword: 'type',
            params: { type: 'string' },
            message: 'must be string',
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
      if (data3.riskLevel !== undefined && func0.call(data3, 'riskLevel')) {
        let data6 = data3.riskLevel;
        if (!(data6 === 'high' || data6 === 'limited' || data6 === 'minimal')) {
          const err6 = {
            instancePath: instancePath + '/metadata/riskLevel',
            schemaPath: '#/properties/metadata/properties/riskLevel/enum',
            keyword: 'enum',
            params: { allowedValues: schema41.properties.metadata.properties.riskLevel.enum },
            message: 'must be equal to one of the allowed values',
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data3.operator !== undefined && func0.call(data3, 'operator')) {
        if (typeof data3.operator !== 'string') {
          const err7 = {
            instancePath: instancePath + '/metadata/operator',
            schemaPath: '#/properties/metadata/properties/operator/type',
            keyword: 'type',
            params: { type: 'string' },
            message: 'must be string',
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data3.intendedPurpose !== undefined && func0.call(data3, 'intendedPurpose')) {
        if (typeof data3.intendedPurpose !== 'string') {
          const err8 = {
            instancePath: instancePath + '/metadata/intendedPurpose',
            schemaPath: '#/properties/metadata/properties/intendedPurpose/type',
            keyword: 'type',
            params: { type: 'string' },
            message: 'must be string',
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data3.dataGovernanceNotes !== undefined && func0.call(data3, 'dataGovernanceNotes')) {
        if (typeof data3.dataGovernanceNotes !== 'string') {
          const err9 = {
            instancePath: instancePath + '/metadata/dataGovernanceNotes',
            schemaPath: '#/properties/metadata/properties/dataGovernanceNotes/type',
            keyword: 'type',
            params: { type: 'string' },
            message: 'must be string',
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data3.responsiblePerson !== undefined && func0.call(data3, 'responsiblePerson')) {
        if (typeof data3.responsiblePerson !== 'string') {
          const err10 = {
            instancePath: instancePath + '/metadata/responsiblePerson',
            schemaPath: '#/properties/metadata/properties/responsiblePerson/type',
            keyword: 'type',
            params: { type: 'string' },
            message: 'must be string',
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    } else {
      const err11 = {
        instancePath: instancePath + '/metadata',
        schemaPath: '#/properties/metadata/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
function validate21(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data } = {},
) {
  /*# sourceURL="https://raw.githubusercontent.com/kindlm/action/v1/src/config/kindlm.schema.json" */ let vErrors =
    null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  const _errs3 = errors;
  const _errs4 = errors;
  const _errs5 = errors;
  let valid2 = false;
  const _errs6 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if ((data.skills === undefined || !func0.call(data, 'skills')) && (missing0 = 'skills')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid1 = _errs6 === errors;
  valid2 = valid2 || _valid1;
  if (!valid2) {
    const _errs7 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if ((data.results === undefined || !func0.call(data, 'results')) && (missing1 = 'results')) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid1 = _errs7 === errors;
    valid2 = valid2 || _valid1;
  }
  if (!valid2) {
    const err2 = {};
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs5;
    if (vErrors !== null) {
      if (_errs5) {
        vErrors.length = _errs5;
      } else {
        vErrors = null;
      }
    }
  }
  var valid1 = _errs4 === errors;
  if (valid1) {
    const err3 = {};
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs8 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.tests === undefined || !func0.call(data, 'tests')) {
        const err4 = {
          instancePath,
          schemaPath: '#/then/required',
          keyword: 'required',
          params: { missingProperty: 'tests' },
          message: "must have required property '" + 'tests' + "'",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    var _valid0 = _errs8 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err5 = {
      instancePath,
      schemaPath: '#/if',
      keyword: 'if',
      params: { failingKeyword: 'then' },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.recordings === undefined) {
      data.recordings = {};
    }
    if (data.gates === undefined) {
      data.gates = {};
    }
    if (data.defaults === undefined) {
      data.defaults = {};
    }
    if (data.baseline === undefined) {
      data.baseline = {};
    }
    if (data.kindlm === undefined || !func0.call(data, 'kindlm')) {
      const err6 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'kindlm' },
        message: "must have required property '" + 'kindlm' + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.project === undefined || !func0.call(data, 'project')) {
      const err7 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'project' },
        message: "must have required property '" + 'project' + "'",
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.suite === undefined || !func0.call(data, 'suite')) {
      const err8 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'suite' },
        message: "must have required property '" + 'suite' + "'",
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key0 of Object.keys(data)) {
      if (!(func0.call(schema6.properties, key0) || pattern0.test(key0))) {
        const err9 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
          message: 'must NOT have additional properties',
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.kindlm !== undefined && func0.call(data, 'kindlm')) {
      if (1 !== data.kindlm) {
        const err10 = {
          instancePath: instancePath + '/kindlm',
          schemaPath: '#/properties/kindlm/const',
          keyword: 'const',
          params: { allowedValue: 1 },
          message: 'must be equal to constant',
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.project !== undefined && func0.call(data, 'project')) {
      if (
        !validate22(data.project, {
          instancePath: instancePath + '/project',
          parentData: data,
          parentDataProperty: 'project',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.suite !== undefined && func0.call(data, 'suite')) {
      let data2 = data.suite;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.name === undefined || !func0.call(data2, 'name')) {
          const err11 = {
            instancePath: instancePath + '/suite',
            schemaPath: '#/properties/suite/required',
            keyword: 'required',
            params: { missingProperty: 'name' },
            message: "must have required property '" + 'name' + "'",
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        for (const key1 of Object.keys(data2)) {
          if (!(
            key1 === 'name' ||
            key1 === 'description' ||
            key1 === 'tags' ||
            pattern0.test(key1)
          )) {
            const err12 = {
              instancePath: instancePath + '/suite',
              schemaPath: '#/properties/suite/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key1 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data2.name !== undefined && func0.call(data2, 'name')) {
          if (
            !validate22(data2.name, {
              instancePath: instancePath + '/suite/name',
              parentData: data2,
              parentDataProperty: 'name',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
        if (data2.description !== undefined && func0.call(data2, 'description')) {
          if (typeof data2.description !== 'string') {
            const err13 = {
              instancePath: instancePath + '/suite/description',
              schemaPath: '#/properties/suite/properties/description/type',
              keyword: 'type',
              params: { type: 'string' },
              message: 'must be string',
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data2.tags !== undefined && func0.call(data2, 'tags')) {
          if (
            !validate25(data2.tags, {
              instancePath: instancePath + '/suite/tags',
              parentData: data2,
              parentDataProperty: 'tags',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + '/suite',
          schemaPath: '#/properties/suite/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.providers !== undefined && func0.call(data, 'providers')) {
      if (
        !validate27(data.providers, {
          instancePath: instancePath + '/providers',
          parentData: data,
          parentDataProperty: 'providers',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    let data7 = data.recordings;
    if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
      if (data7.dir === undefined) {
        data7.dir = '.kindlm/recordings';
      }
      for (const key2 of Object.keys(data7)) {
        if (!(key2 === 'dir' || pattern0.test(key2))) {
          const err15 = {
            instancePath: instancePath + '/recordings',
            schemaPath: '#/properties/recordings/additionalProperties',
            keyword: 'additionalProperties',
            params: { additionalProperty: key2 },
            message: 'must NOT have additional properties',
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      if (
        !validate22(data7.dir, {
          instancePath: instancePath + '/recordings/dir',
          parentData: data7,
          parentDataProperty: 'dir',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    } else {
      const err16 = {
        instancePath: instancePath + '/recordings',
        schemaPath: '#/properties/recordings/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.models !== undefined && func0.call(data, 'models')) {
      let data9 = data.models;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          const err17 = {
            instancePath: instancePath + '/models',
            schemaPath: '#/properties/models/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate69(data9[i0], {
              instancePath: instancePath + '/models/' + i0,
              parentData: data9,
              parentDataProperty: i0,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err18 = {
          instancePath: instancePath + '/models',
          schemaPath: '#/properties/models/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.prompts !== undefined && func0.call(data, 'prompts')) {
      let data11 = data.prompts;
      if (data11 && typeof data11 == 'object' && !Array.isArray(data11)) {
        if (Object.keys(data11).length < 1) {
          const err19 = {
            instancePath: instancePath + '/prompts',
            schemaPath: '#/properties/prompts/minProperties',
            keyword: 'minProperties',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 properties',
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        for (const key3 of Object.keys(data11)) {
          if (!pattern0.test(key3)) {
            if (
              !validate75(data11[key3], {
                instancePath:
                  instancePath + '/prompts/' + key3.replace(/~/g, '~0').replace(/\//g, '~1'),
                parentData: data11,
                parentDataProperty: key3,
                rootData,
              })
            ) {
              vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
              errors = vErrors.length;
            }
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + '/prompts',
          schemaPath: '#/properties/prompts/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.tests !== undefined && func0.call(data, 'tests')) {
      let data13 = data.tests;
      if (Array.isArray(data13)) {
        if (data13.length < 1) {
          const err21 = {
            instancePath: instancePath + '/tests',
            schemaPath: '#/properties/tests/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validate90(data13[i1], {
              instancePath: instancePath + '/tests/' + i1,
              parentData: data13,
              parentDataProperty: i1,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = {
          instancePath: instancePath + '/tests',
          schemaPath: '#/properties/tests/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.skills !== undefined && func0.call(data, 'skills')) {
      let data15 = data.skills;
      if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
        if (data15.beside === undefined) {
          data15.beside = 'none';
        }
        if (data15.folders === undefined || !func0.call(data15, 'folders')) {
          const err23 = {
            instancePath: instancePath + '/skills',
            schemaPath: '#/properties/skills/required',
            keyword: 'required',
            params: { missingProperty: 'folders' },
            message: "must have required property '" + 'folders' + "'",
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data15.command === undefined || !func0.call(data15, 'command')) {
          const err24 = {
            instancePath: instancePath + '/skills',
            schemaPath: '#/properties/skills/required',
            keyword: 'required',
            params: { missingProperty: 'command' },
            message: "must have required property '" + 'command' + "'",
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        for (const key4 of Object.keys(data15)) {
          if (!(func0.call(schema6.properties.skills.properties, key4) || pattern0.test(key4))) {
            const err25 = {
              instancePath: instancePath + '/skills',
              schemaPath: '#/properties/skills/additionalProperties',
              keyword: 'additionalProperties',
              params: { additionalProperty: key4 },
              message: 'must NOT have additional properties',
            };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data15.folders !== undefined && func0.call(data15, 'folders')) {
          let data16 = data15.folders;
          if (Array.isArray(data16)) {
            if (data16.length > 100) {
              const err26 = {
                instancePath: instancePath + '/skills/folders',
                schemaPath: '#/properties/skills/properties/folders/maxItems',
                keyword: 'maxItems',
                params: { limit: 100 },
                message: 'must NOT have more than 100 items',
              };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data16.length < 1) {
              const err27 = {
                instancePath: instancePath + '/skills/folders',
                schemaPath: '#/properties/skills/properties/folders/minItems',
                keyword: 'minItems',
                params: { limit: 1 },
                message: 'must NOT have fewer than 1 items',
              };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            const len2 = data16.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (
                !validate22(data16[i2], {
                  instancePath: instancePath + '/skills/folders/' + i2,
                  parentData: data16,
                  parentDataProperty: i2,
                  rootData,
                })
              ) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err28 = {
              instancePath: instancePath + '/skills/folders',
              schemaPath: '#/properties/skills/properties/folders/type',
              keyword: 'type',
              params: { type: 'array' },
              message: 'must be array',
            };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data15.command !== undefined && func0.call(data15, 'command')) {
          if (
            !validate22(data15.command, {
              instancePath: instancePath + '/skills/command',
              parentData: data15,
              parentDataProperty: 'command',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
        if (data15.agent !== undefined && func0.call(data15, 'agent')) {
          let data19 = data15.agent;
          if (!(
            data19 === 'claude-code' ||
            data19 === 'copilot' ||
            data19 === 'codex' ||
            data19 === 'gemini-cli' ||
            data19 === 'opencode' ||
            data19 === 'qwen-code'
          )) {
            const err29 = {
              instancePath: instancePath + '/skills/agent',
              schemaPath: '#/properties/skills/properties/agent/enum',
              keyword: 'enum',
              params: { allowedValues: schema6.properties.skills.properties.agent.enum },
              message: 'must be equal to one of the allowed values',
            };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data15.keys !== undefined && func0.call(data15, 'keys')) {
          if (
            !validate85(data15.keys, {
              instancePath: instancePath + '/skills/keys',
              parentData: data15,
              parentDataProperty: 'keys',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data15.repeat !== undefined && func0.call(data15, 'repeat')) {
          if (
            !validate103(data15.repeat, {
              instancePath: instancePath + '/skills/repeat',
              parentData: data15,
              parentDataProperty: 'repeat',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
            errors = vErrors.length;
          }
        }
        if (data15.minPasses !== undefined && func0.call(data15, 'minPasses')) {
          if (
            !validate105(data15.minPasses, {
              instancePath: instancePath + '/skills/minPasses',
              parentData: data15,
              parentDataProperty: 'minPasses',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
            errors = vErrors.length;
          }
        }
        if (data15.timeoutMs !== undefined && func0.call(data15, 'timeoutMs')) {
          let data23 = data15.timeoutMs;
          if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
            const err30 = {
              instancePath: instancePath + '/skills/timeoutMs',
              schemaPath: '#/properties/skills/properties/timeoutMs/type',
              keyword: 'type',
              params: { type: 'integer' },
              message: 'must be integer',
            };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (typeof data23 == 'number' && isFinite(data23)) {
            if (data23 > 86400000 || isNaN(data23)) {
              const err31 = {
                instancePath: instancePath + '/skills/timeoutMs',
                schemaPath: '#/properties/skills/properties/timeoutMs/maximum',
                keyword: 'maximum',
                params: { comparison: '<=', limit: 86400000 },
                message: 'must be <= 86400000',
              };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data23 < 1 || isNaN(data23)) {
              const err32 = {
                instancePath: instancePath + '/skills/timeoutMs',
                schemaPath: '#/properties/skills/properties/timeoutMs/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
                message: 'must be >= 1',
              };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
        }
        if (data15.model !== undefined && func0.call(data15, 'model')) {
          if (
            !validate22(data15.model, {
              instancePath: instancePath + '/skills/model',
              parentData: data15,
              parentDataProperty: 'model',
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
            errors = vErrors.length;
          }
        }
        let data25 = data15.beside;
        if (!(data25 === 'none' || data25 === 'all')) {
          const err33 = {
            instancePath: instancePath + '/skills/beside',
            schemaPath: '#/properties/skills/properties/beside/enum',
            keyword: 'enum',
            params: { allowedValues: schema6.properties.skills.properties.beside.enum },
            message: 'must be equal to one of the allowed values',
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      } else {
        const err34 = {
          instancePath: instancePath + '/skills',
          schemaPath: '#/properties/skills/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.results !== undefined && func0.call(data, 'results')) {
      let data26 = data.results;
      if (Array.isArray(data26)) {
        if (data26.length > 50) {
          const err35 = {
            instancePath: instancePath + '/results',
            schemaPath: '#/properties/results/maxItems',
            keyword: 'maxItems',
            params: { limit: 50 },
            message: 'must NOT have more than 50 items',
          };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data26.length < 1) {
          const err36 = {
            instancePath: instancePath + '/results',
            schemaPath: '#/properties/results/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        const len3 = data26.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (
            !validate177(data26[i3], {
              instancePath: instancePath + '/results/' + i3,
              parentData: data26,
              parentDataProperty: i3,
              rootData,
            })
          ) {
            vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err37 = {
          instancePath: instancePath + '/results',
          schemaPath: '#/properties/results/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.parts !== undefined && func0.call(data, 'parts')) {
      let data28 = data.parts;
      if (Array.isArray(data28)) {
        if (data28.length < 1) {
          const err38 = {
            instancePath: instancePath + '/parts',
            schemaPath: '#/properties/parts/minItems',
            keyword: 'minItems',
            params: { limit: 1 },
            message: 'must NOT have fewer than 1 items',
          };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        const len4 = data28.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data29 = data28[i4];
          const _errs55 = errors;
          let valid18 = false;
          const _errs56 = errors;
          if (typeof data29 === 'string') {
            if (func54(data29) < 1) {
              const err39 = {
                instancePath: instancePath + '/parts/' + i4,
                schemaPath: '#/properties/parts/items/anyOf/0/minLength',
                keyword: 'minLength',
                params: { limit: 1 },
                message: 'must NOT have fewer than 1 characters',
              };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          } else {
            const err40 = {
              instancePath: instancePath + '/parts/' + i4,
              schemaPath: '#/properties/parts/items/anyOf/0/type',
              keyword: 'type',
              params: { type: 'string' },
              message: 'must be string',
            };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          var _valid2 = _errs56 === errors;
          valid18 = valid18 || _valid2;
          if (!valid18) {
            const _errs58 = errors;
            if (
              !validate186(data29, {
                instancePath: instancePath + '/parts/' + i4,
                parentData: data28,
                parentDataProperty: i4,
                rootData,
              })
            ) {
              vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
              errors = vErrors.length;
            }
            var _valid2 = _errs58 === errors;
            valid18 = valid18 || _valid2;
          }
          if (!valid18) {
            const err41 = {
              instancePath: instancePath + '/parts/' + i4,
              schemaPath: '#/properties/parts/items/anyOf',
              keyword: 'anyOf',
              params: {},
              message: 'must match a schema in anyOf',
            };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          } else {
            errors = _errs55;
            if (vErrors !== null) {
              if (_errs55) {
                vErrors.length = _errs55;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err42 = {
          instancePath: instancePath + '/parts',
          schemaPath: '#/properties/parts/type',
          keyword: 'type',
          params: { type: 'array' },
          message: 'must be array',
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (
      !validate190(data.gates, {
        instancePath: instancePath + '/gates',
        parentData: data,
        parentDataProperty: 'gates',
        rootData,
      })
    ) {
      vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
      errors = vErrors.length;
    }
    if (
      !validate201(data.defaults, {
        instancePath: instancePath + '/defaults',
        parentData: data,
        parentDataProperty: 'defaults',
        rootData,
      })
    ) {
      vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
      errors = vErrors.length;
    }
    let data32 = data.baseline;
    if (data32 && typeof data32 == 'object' && !Array.isArray(data32)) {
      for (const key5 of Object.keys(data32)) {
        if (!(key5 === 'file' || pattern0.test(key5))) {
          const err43 = {
            instancePath: instancePath + '/baseline',
            schemaPath: '#/properties/baseline/additionalProperties',
            keyword: 'additionalProperties',
            params: { additionalProperty: key5 },
            message: 'must NOT have additional properties',
          };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
      if (data32.file !== undefined && func0.call(data32, 'file')) {
        if (
          !validate22(data32.file, {
            instancePath: instancePath + '/baseline/file',
            parentData: data32,
            parentDataProperty: 'file',
            rootData,
          })
        ) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err44 = {
        instancePath: instancePath + '/baseline',
        schemaPath: '#/properties/baseline/type',
        keyword: 'type',
        params: { type: 'object' },
        message: 'must be object',
      };
      if (vErrors === null) {
        vErrors = [err44];
      } else {
        vErrors.push(err44);
      }
      errors++;
    }
    if (data.compliance !== undefined && func0.call(data, 'compliance')) {
      if (
        !validate212(data.compliance, {
          instancePath: instancePath + '/compliance',
          parentData: data,
          parentDataProperty: 'compliance',
          rootData,
        })
      ) {
        vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
        errors = vErrors.length;
      }
    }
    if (data.upload !== undefined && func0.call(data, 'upload')) {
      let data35 = data.upload;
      if (!(data35 && typeof data35 == 'object' && !Array.isArray(data35))) {
        const err45 = {
          instancePath: instancePath + '/upload',
          schemaPath: '#/properties/upload/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.trace !== undefined && func0.call(data, 'trace')) {
      let data36 = data.trace;
      if (!(data36 && typeof data36 == 'object' && !Array.isArray(data36))) {
        const err46 = {
          instancePath: instancePath + '/trace',
          schemaPath: '#/properties/trace/type',
          keyword: 'type',
          params: { type: 'object' },
          message: 'must be object',
        };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
  } else {
    const err47 = {
      instancePath,
      schemaPath: '#/type',
      keyword: 'type',
      params: { type: 'object' },
      message: 'must be object',
    };
    if (vErrors === null) {
      vErrors = [err47];
    } else {
      vErrors.push(err47);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
exports.schema = schema6;
