import { describe, expect, test } from 'vitest';
import { answer } from '../src/answer.js';

describe('shipping', () => {
  test('says when a parcel arrives', async () => {
    expect(await answer('I ordered a tent today. When will it be here?')).toMatch(/3 to 5/);
  });

  test('knows the mountains', async () => {
    expect(await answer('How long do you need to a hut in the mountains?')).toMatch(/\b8\b/);
  });

  test('answers in the language of the question', async () => {
    expect(await answer('Wie lange dauert der Versand?')).toMatch(/Werktage/);
  });
});

describe('returns', () => {
  test.each([
    ['60 days', 'How long may I send goods back?'],
    ['7 days', 'I sent my jacket back. When is my money there?'],
  ])('names the %s', async (days, question) => {
    expect(await answer(question)).toContain(days);
  });

  test('takes nothing that was worn', async () => {
    expect(await answer('May I send back boots that I wore on one hike?')).toMatch(/unused/);
  });
});

describe('guarantee', () => {
  test('of boots and of tents', async () => {
    const text = await answer('My boots and my tent are both four years old. Are they covered?');
    expect(text).toMatch(/tent/i);
    expect(text).not.toMatch(/boots are (?:still )?covered/i);
  });

  test('sends everything else to the help desk', async () => {
    expect(await answer('Do you repair zips?')).toContain('help@fernhill.example');
  });
});
