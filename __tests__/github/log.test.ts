import * as core from '@actions/core';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createActionsLog, createTerminalLog, type Log } from '../../src/github/log.js';
import { parseCommands } from '../e2e/workflow-commands.js';
import { captureStdout } from '../servers/captured-stdout.js';

function onRunner(use: (log: Log) => void): string {
  const stdout = captureStdout();
  try {
    use(createActionsLog(core));
    return stdout.text();
  } finally {
    stdout.restore();
  }
}
function onTerminal(use: (log: Log) => void): string {
  let text = '';
  use(createTerminalLog((written) => (text += written)));
  return text;
}

// `setFailed` sets the exit code of the process, which is the test run's here.
const { exitCode } = process;
afterEach(() => void (process.exitCode = exitCode));

describe('on the runner', () => {
  test.each<[string, () => Promise<string>, unknown]>([
    ['resolves', () => Promise.resolve('done'), 'done'],
    ['rejects', () => Promise.reject(new Error('broken')), new Error('broken')],
  ])('what work prints is in a section that ends, whether it %s', async (_name, work, expected) => {
    const stdout = captureStdout();
    try {
      const log = createActionsLog(core);
      const printing = (): Promise<string> => {
        core.info('chatter');
        return work();
      };
      const result: unknown = await log.section('a\nb', printing).catch((error: unknown) => error);
      expect(result).toEqual(expected);
      expect(stdout.text()).toBe('::group::a b\nchatter\n::endgroup::\n');
    } finally {
      stdout.restore();
    }
  });

  test.each<[string, (log: Log) => void, string]>([
    ['info', (log) => log.info('a\nb'), 'a\nb\n'],
    ['notice', (log) => log.notice('fine'), '::notice::fine\n'],
    ['warning', (log) => log.warning('50%\r\nleft'), '::warning::50%25%0Aleft\n'],
    [
      'error with a place',
      (log) => log.error('a, b: c', { file: 'x:y,z.yaml', line: 3, column: 1, title: 'a\nb' }),
      '::error title=a b,file=x%3Ay%2Cz.yaml,line=3,col=1::a, b: c\n',
    ],
    ['fail', (log) => log.fail('a\nb'), '::error::a%0Ab\n'],
    ['group', (log) => log.group('a\nb', '::c::'), '::group::a b\n| ::c::\n::endgroup::\n'],
    ['mask', (log) => log.mask('sk-12345'), '::add-mask::sk-12345\n'],
    ['mask of little', (log) => log.mask('abc'), ''],
  ])('%s', (_name, use, expected) => {
    expect(onRunner(use)).toBe(expected);
  });

  test.each([
    '::error::x',
    '  \t::error::x',
    'first\n::set-output name=result::passed',
    'progress\r::add-mask::e',
    'a\r\n::stop-commands::x',
    '\u200b::error::x',
    ':\u200b:error::x',
    '\u0000::error::x',
    '##[error]x',
    'said ##[group]x',
    '##\u200b[error]x',
    '#\u0000#[error]x',
    '\ufe0f::error::x',
    '::ERROR file=a::x',
  ])('foreign text issues no command: %j', (text) => {
    expect(parseCommands(text)).not.toEqual([]);
    expect(parseCommands(onRunner((log) => log.info(text)))).toEqual([]);
    for (const issue of ['notice', 'warning', 'error', 'fail'] as const) {
      const commands = parseCommands(
        onRunner((log) => log[issue](text, { title: text, file: text })),
      );
      expect(commands.map(({ name }) => name)).toEqual([issue === 'fail' ? 'error' : issue]);
    }
    const grouped = parseCommands(onRunner((log) => log.group(text, text)));
    expect(grouped.map(({ name }) => name)).toEqual(['group', 'endgroup']);
  });

  test.each(['a::b', 'time 12:30:00', 'std::vector<int>', 'C## [x]', '\u001b[32mgreen\u001b[0m'])(
    'ordinary text stays as it is: %j',
    (text) => {
      expect(onRunner((log) => log.info(text))).toBe(`${text}\n`);
    },
  );

  test('a message is cut below the runner’s own limit', () => {
    const [command] = parseCommands(onRunner((log) => log.error('x'.repeat(10_000))));
    expect(command?.data).toMatch(/^x{4000} \[\.\.\.\]$/);
  });
});

describe('secrets', () => {
  const key = 'sk-a"b/c\\d';
  test.each([
    ['as it is', `key ${key}!`],
    ['in JSON', JSON.stringify({ key })],
    ['in a URL', `https://example.com/?key=${encodeURIComponent(key)}`],
    ['with a control character inside', `sk-a\u0000"b/c\\d`],
    ['the second line of a long one', 'line-two-of-it'],
  ])('%s', (_name, text) => {
    const use = (log: Log) => {
      log.mask(key);
      log.mask('line-one-of-it\nline-two-of-it\r\n');
      log.info(text);
      log.error(text, { title: text });
    };
    const visible = onRunner(use)
      .split('\n')
      .filter((line) => !line.startsWith('::add-mask::'))
      .join('\n');
    for (const shown of [visible, onTerminal(use)]) {
      expect(shown).toContain('***');
      expect(shown).not.toMatch(/sk-a|two-of-it/);
    }
  });

  test('a terminal is told no secret', () => {
    expect(onTerminal((log) => log.mask('sk-12345'))).toBe('');
  });
});

describe('at a terminal', () => {
  test.each<[string, (log: Log) => void, string]>([
    ['info', (log) => log.info('::error::x'), '::error::x\n'],
    [
      'error with a place',
      (log) => log.error('wrong', { file: 'a.yaml', line: 2, column: 3, title: 'Config' }),
      'error: a.yaml:2:3: Config: wrong\n',
    ],
    ['warning', (log) => log.warning('careful'), 'warning: careful\n'],
    [
      'colours stay, other controls go',
      (log) => log.info('\u001b[31mred\u001b[0m\u001b]0;x\u0007\u001b[2J'),
      '\u001b[31mred\u001b[0m]0;x[2J\n',
    ],
  ])('%s', (_name, use, expected) => {
    expect(onTerminal(use)).toBe(expected);
  });
});
