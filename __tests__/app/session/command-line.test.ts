import { describe, expect, test } from '@jest/globals';
import { INPUT_ENTRIES } from '../../../src/app/session/inputs.js';
import { parseCommandLine } from '../../../src/app/session/command-line.js';

function inputs(args: readonly string[]) {
  const parsed = parseCommandLine(args);
  if (parsed.kind !== 'parsed') return parsed.kind;
  const { read } = parsed;
  return {
    config: read('config'),
    responses: read('responses'),
    onMissingSecrets: read('on-missing-secrets'),
  };
}

describe('the command line', () => {
  test('without a config none is named, so that the default holds', () => {
    expect(inputs([])).toEqual({
      config: undefined,
      responses: undefined,
      onMissingSecrets: 'replay',
    });
  });

  test('a config runs as its inputs say; without a key on stored answers', () => {
    expect(inputs(['a.yaml', 'b.yaml'])).toEqual({
      config: 'a.yaml\nb.yaml',
      responses: undefined,
      onMissingSecrets: 'replay',
    });
    expect(
      inputs(['--config', 'a.yaml', '--responses', 'live', '--on-missing-secrets=fail']),
    ).toEqual({
      config: 'a.yaml',
      responses: 'live',
      onMissingSecrets: 'fail',
    });
  });

  test.each([
    [['--help'], 'help'],
    [['-h'], 'help'],
    [['--nonsense'], 'invalid'],
    [['--responses'], 'invalid'],
  ])('%j: %s', (args, kind) => {
    expect(inputs(args)).toBe(kind);
  });

  test('an unknown option is named in one sentence, with where the others are listed', () => {
    const parsed = parseCommandLine(['--nonsense']);
    expect(parsed).toEqual({
      kind: 'invalid',
      problems: [
        {
          message: expect.stringMatching(/Unknown option '--nonsense'\.$/) as unknown,
          hint: '`npm start -- --help` lists the options.',
        },
      ],
    });
  });

  test('--help lists every option with its values and its default, in 80 columns', () => {
    const parsed = parseCommandLine(['--help']);
    const text = parsed.kind === 'help' ? parsed.text : '';
    const lines = text.split('\n');
    for (const { name, ...input } of INPUT_ENTRIES) {
      const preset = input.terminalDefault ?? input.default;
      const line = lines.find((one) => one.startsWith(`  --${name} `)) ?? '';
      if (preset !== '') expect(line).toContain(`(default: ${preset})`);
      for (const value of input.values ?? ['value']) expect(line).toContain(value);
      expect(text.replace(/\s+/g, ' ')).toContain(input.description.replaceAll('`', ''));
    }
    expect(lines.slice(2).filter((line) => line.length > 80)).toEqual([]);
  });
});
