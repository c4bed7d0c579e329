/** Unidiomatic phrases that were removed once stay out of code, messages and documentation. */
import { expect, test } from '@jest/globals';
import { listTree, readText, PAGES } from './pages.js';

/** Each with the words to use instead. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bminds (?:upper|lower|case)/i, 'is case-sensitive'],
  [/\bdear(?:er|est)\b/i, 'more expensive, most expensive'],
  [/\bnever stands?\b/i, 'is not allowed'],
  [/\bstands? (?:in|on|under|before|inside|there|where|below|behind|first|elsewhere)\b/i, 'is'],
  [/\b(?:is|are) told of\b/i, 'is informed of, is reported'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct'],
  [/\bhollow\b/i, 'empty'],
  [/\bspoil(?:s|ed|t)?\b/i, 'errored, made unusable'],
  [/\bwhoever\b/i, 'anyone who, the caller'],
  [/\bso that nobody\b/i, 'to avoid, because'],
  [/\bis named with\b/i, 'is reported with'],
  [/\bfor want of\b/i, 'for lack of'],
  [
    /\b(?:of|under) (?:its|their|our|one's|your) own(?= ?[.,;:)]|$)/i,
    'its own (before the noun), separate',
  ],
  [/\b(?:says|said) loudly\b/i, 'states clearly'],
  [/\bgoes before\b(?! what)/i, 'takes precedence over'],
  [/\b(?:is|are) there twice\b/i, 'exists twice'],
  [/\bin a step before\b/i, 'in an earlier step'],
  [/\bturns? (?:it|the verdict) round\b/i, 'negates'],
  [/\bfate\b/i, 'verdict, outcome'],
  [/\bnobody (?:can tell|could tell|knows)\b/i, 'it is unknown'],
  [/\bbehind (?:its|their) names?\b/i, 'without changing its name'],
  [/\bhas? a share in\b/i, 'contributes to'],
  [/\bread it so\b/i, 'in other words, then'],
  [/\b(?:of|about|to|for|with) such that\b/i, 'those that'],
  [/\bof it comparing\b/i, 'of which comparing takes'],
  [/\bfilled in in\b/i, 'replaced in'],
  [/\bcounts nowhere\b/i, 'does not count'],
  [/\b(?:is) no (?:outage|gate|part|secret|measure)\b/i, 'is not a, is not'],
  // A run is one of the workflow; what a model gives is an answer.
  [/\bright (?:once|twice)\b|\b(?:twice|times) running\b/i, 'each right, two in a row'],
  [/\b(?:failed|passing|passed) runs\b/i, 'answers'],
  [/\b(?:share|number) of (?:the )?runs\b|\d %(?: \([^)]*\))? of runs\b/i, 'of answers'],
  [/(?<!-|\bthe |\ba )\bruns? (?:pass|passed|passes|had no (?:answer|outcome))\b/i, 'answers'],
  [/\b(?:Run pass rate|Runs passed|Failed runs|Latency of a run|Cost of a run)\b/, 'answer'],
  // The KindLM CLI's own messages keep `match(es)` and `time(s)`.
  [/\b(?!(?:match|time|https?)\()[a-z]+\(e?s\)(?=[ ,.:;])(?!\s*=>)/, 'the right plural: plural()'],
];

/** Made by libraries or from files that are checked themselves. */
const GENERATED = /\/generated\/|page-assets\.ts$/;

const FILES = [...PAGES, 'action.yml', ...listTree('src/')].filter(
  (file) => /\.(?:md|yml|ts|json|css)$/.test(file) && !GENERATED.test(file),
);

test('the files are found', () => {
  expect(FILES.length).toBeGreaterThan(200);
});

test.each(BANNED)('%s is nowhere: %s', (phrase) => {
  const found = FILES.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) =>
        phrase.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 200)}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
