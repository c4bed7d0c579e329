/** Files that may take texts apart, each with the reason why no piece of a key can be shown by it. */
export const TEXT_PARSERS = {
  // The one place that cuts, and what it stands on.
  'src/redaction/cut.ts': 'takes secrets out as it cuts',
  'src/redaction/secrets.ts': 'compares pieces with the secrets',
  'src/redaction/secrets.ts': 'takes the quotes off a JSON text',
  'src/redaction/personal-data.ts': 'shows three characters of a match; secrets are out before',

  // Pieces are compared, counted or parsed, and never shown.
  'src/assertions/expect/drift.ts': 'measures the distance of pieces',
  'src/assertions/expect/judge.ts': 'parses the JSON in a reply; what is shown goes through cut.ts',
  'src/assertions/scored/conciseness.ts': 'counts words and lines',
  'src/assertions/scored/conciseness.ts': 'compares the start of an answer',
  'src/assertions/scored/json.ts': 'parses pieces that may be JSON',
  'src/assertions/scored/conciseness.ts': 'counts words',
  'src/assertions/scored/telegram-format.ts': 'counts markers in the texts of links',
  'src/assertions/scored/telegram-format.ts': 'counts markers outside of tags',
  'src/config/source/json-text.ts': 'counts lines',
  'src/config/source/yaml-source.ts': 'finds the ends of lines',
  'src/engine/calls/thoughts.ts': 'takes whole blocks of thoughts off an answer',
  'src/engine/run/conversation.ts': 'takes the whole prefill off an answer, for what is sent',
  'src/providers/http/http-endpoint.ts': 'takes the quotes off a JSON text that is sent',
  'src/providers/openai/openai.ts': 'makes the id of a tool call that is sent',
  'src/providers/endpoint.ts': 'finds what of a URL is secret',
  'src/providers/transport/sdk-post.ts': 'looks for the names of parameters',
  'src/sandbox/script-engine.ts': 'takes a semicolon off code that is run',

  // Pieces are whole lines of a prompt's file, which are redacted where they are shown.
  'src/app/commands/init/coded-prompts.ts': 'finds prompts in code; whole first lines are kept',
  'src/app/pipeline/divide-suites.ts': 'takes whole parts out of a text',
  'src/parts/split.ts': 'finds whole parts of a text',

  // Pieces are whole words of the language, or texts of ours.
  'src/app/preflight/keys.ts': 'a capital letter for a sentence of ours',
  'src/comparison/memory.ts': 'the outcomes 0 and 1 of runs',
  'src/config/checks/assert-entries.ts': 'takes the whole prefix off a type or a file name',
  'src/config/cases/columns.ts': 'takes the whole mark off the name of a column',
  'src/config/problem.ts':
    'shows four characters of a key that the config itself holds; compares the letters of words',
  'src/config/checks/schema-violations.ts': 'a capital letter for a sentence of ours',
  'src/config/files/config-files.ts': 'takes the mark off a pattern',
  'src/config/files/json-schema.ts': 'compares the letters of words',
  'src/config/placeholders.ts':
    'reads a command word by word and shows it whole; takes the whole prefix off a name',
  'src/config/providers.ts': 'takes the whole prefix off a name',
  'src/engine/plan.ts': 'takes the mark off a pattern',
  'src/engine/demands.ts': 'part of a digest',
  'src/engine/evaluate/aggregate.ts': 'part of a digest',
  'src/report/story/caveats.ts': 'compares names of models; what is shown is whole',
  'src/github/artifacts.ts': 'takes names of our artifacts apart',
  'src/github/authorship.ts': 'the start of a hash',
  'src/github/review/publish-review.ts': 'the start of a hash',
  'src/recordings/recordings.ts': "a file's name, from the name of a test in the config",
  'src/report/story/suite-figures.ts': 'takes the whole prefix off a key of ours',
  'src/report/junit.ts': 'opens an element that was written closed',
  'src/basics/format.ts': 'the sign of a number, the start of a hash',

  // In the browser, from a page that was written without secrets.
  'src/report/html/page/details-element.ts':
    'puts marks into an answer; the pieces stay side by side',
  'src/report/html/page/page.ts': 'takes the mark off the address',
};
