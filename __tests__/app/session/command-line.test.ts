import { describe, expect, test } from '@jest/globals';
import { INPUT_ENTRIES } from '../../../src/app/session/inputs.js';
import { COMMANDS, nearestCommand } from '../../../src/app/commands/commands.js';
import { ACTION_VERSION } from '../../../src/version.js';
import { parseCommandLine, terminalDefault } from '../../../src/app/session/command-line.js';

function inputs(args: readonly string[]) {
  const parsed = parseCommandLine(args);
  if (parsed.kind !== 'parsed') return parsed.kind;
  const { read } = parsed;
  return {
    config: read('config'),
    responses: read('responses'),
    onMissingSecrets: read('on-missing-secrets') ?? terminalDefault('on-missing-secrets'),
    mode: read('mode'),
  };
}

describe('the command line', () => {
  test('without a config none is named, so that the default holds', () => {
    expect(inputs([])).toEqual({
      config: undefined,
      responses: undefined,
      onMissingSecrets: 'replay',
      mode: undefined,
    });
  });

  test('a config runs as its inputs say; without a key on stored answers', () => {
    expect(inputs(['a.yaml', 'b.yaml'])).toEqual({
      config: 'a.yaml\nb.yaml',
      responses: undefined,
      onMissingSecrets: 'replay',
      mode: undefined,
    });
    expect(
      inputs(['--config', 'a.yaml', '--responses', 'live', '--on-missing-secrets=fail']),
    ).toEqual({
      config: 'a.yaml',
      responses: 'live',
      onMissingSecrets: 'fail',
      mode: undefined,
    });
  });

  test.each([
    [['--help'], 'text'],
    [['-h'], 'text'],
    [['validate', '--help'], 'text'],
    [['record', '--responses', 'live'], 'invalid'],
    [['--nonsense'], 'invalid'],
    [['--responses'], 'invalid'],
  ])('%j: %s', (args, kind) => {
    expect(inputs(args)).toBe(kind);
  });

  test.each([
    [['record', 'a.yaml'], { config: 'a.yaml', responses: 'record', onMissingSecrets: 'fail' }],
    [['record', '--on-missing-secrets', 'skip'], { responses: 'record', onMissingSecrets: 'skip' }],
    [['plan'], { mode: 'plan', onMissingSecrets: 'replay' }],
    [['validate', 'a.yaml', 'b.yaml'], { mode: 'validate', config: 'a.yaml\nb.yaml' }],
    [['./plan'], { mode: undefined, config: './plan' }],
    [['a.yaml', 'plan'], { mode: undefined, config: 'a.yaml\nplan' }],
  ])('%j: a command stands for inputs', (args, expected) => {
    expect(inputs(args)).toMatchObject(expected);
  });

  test('an option that the command sets itself is refused, by name', () => {
    expect(parseCommandLine(['plan', '--mode', 'run'])).toMatchObject({
      problems: [{ message: 'The command plan sets the option --mode itself.' }],
    });
  });

  test('--version is the version of package.json', () => {
    expect(parseCommandLine(['--version'])).toEqual({ kind: 'text', text: ACTION_VERSION });
  });

  test('--help lists every command', () => {
    const parsed = parseCommandLine(['--help']);
    const text = parsed.kind === 'text' ? parsed.text : '';
    for (const { name, summary } of COMMANDS) {
      expect(text).toMatch(new RegExp(`^  ${name} +${summary.replaceAll('`', '')}$`, 'm'));
    }
  });

  test('an unknown option is named in one sentence, with where the others are listed', () => {
    const parsed = parseCommandLine(['--nonsense']);
    expect(parsed).toEqual({
      kind: 'invalid',
      problems: [
        {
          message: expect.stringMatching(/Unknown option '--nonsense'\.$/) as unknown,
          hint: '`npx kindlm-action --help` lists commands and options.',
        },
      ],
    });
  });

  test.each([
    ['--reponses', 'Did you mean `--responses`? '],
    ['--reportdir', 'Did you mean `--report-dir`? '],
    ['--halp', 'Did you mean `--help`? '],
    ['-x', ''],
  ])('%s: what was meant', (option, meant) => {
    expect(parseCommandLine([option, 'a'])).toMatchObject({
      problems: [{ hint: `${meant}\`npx kindlm-action --help\` lists commands and options.` }],
    });
  });

  test.each([
    ['valdate', 'validate'],
    ['Initt', 'init'],
    ['suite', undefined],
    ['plans/a.yaml', undefined],
  ])('%s, read as a config, may be the command %s', (word, command) => {
    expect(nearestCommand(word)).toBe(command);
  });

  test('--help lists what has an effect at a terminal, in groups, and names the rest, in 80 columns', () => {
    const parsed = parseCommandLine(['--help']);
    const text = parsed.kind === 'text' ? parsed.text : '';
    const lines = text.split('\n');
    const [, rest = ''] = text.split('of use in a workflow only:');
    for (const { name, ...input } of INPUT_ENTRIES) {
      if (rest.includes(` --${name}`) || rest.includes(`\n--${name}`)) continue;
      expect(lines).toContain(`${input.group}:`);
      const preset = input.terminalDefault ?? input.default;
      const line = lines.find((one) => one.startsWith(`  --${name} `)) ?? '';
      if (preset !== '') expect(line).toContain(`(default: ${preset})`);
      for (const value of input.values ?? ['value']) expect(line).toContain(value);
      expect(text.replace(/\s+/g, ' ')).toContain(input.description.replaceAll('`', ''));
    }
    expect(rest).toMatch(/--comment\b[^]*--matrix\b/);
    expect(rest).not.toMatch(/--(?:tests|responses|compare|history)\b/);
    expect(lines.slice(2).filter((line) => line.length > 80)).toEqual([]);
  });
});
