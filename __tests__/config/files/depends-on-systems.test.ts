import { describe, expect, test } from '@jest/globals';
import { VALID, loadOne } from '../config-folder.js';

describe('the files of a program, whatever system the config is read on', () => {
  const files = (end: string) => ({
    'agent/main.js': `one${end}two${end}`,
    'agent/[id]/page.js': 'x',
    'agent/logo.png': Buffer.from(`\0${end}`),
  });
  const dependsOn = async (pattern: string, end = '\n') => {
    const test = `command: serve\n    dependsOn: ['${pattern}']`;
    const config = VALID.replace('prompt: ask', () => test);
    const suite = await loadOne({ 'kindlm.yaml': config, ...files(end) });
    return suite.tests[0]?.dependsOn;
  };

  test.each([
    ['backslashes of Windows', 'agent\\*.js', ['agent/main.js']],
    ['a character that is no wildcard', 'agent/\\[id\\]/*', ['agent/[id]/page.js']],
  ])('%s', async (_, pattern, names) => {
    expect((await dependsOn(pattern))?.map(({ file }) => file)).toEqual(names);
  });

  test('line ends are no change of a text', async () => {
    expect(await dependsOn('agent/*.js', '\r\n')).toEqual(await dependsOn('agent/*.js'));
    expect(await dependsOn('agent/*.png', '\r\n')).not.toEqual(await dependsOn('agent/*.png'));
  });
});
