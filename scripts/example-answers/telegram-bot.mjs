// What the bot answers in examples/telegram-bot: written by hand, some of it bad on purpose, so that each band of
// scores has its cases.
import { say } from './exchange.mjs';

/** Why the judge gives its scores, by rubric. */
const honest = {
  1: 'Uses the tool and claims nothing.',
  0.9: 'Does not pretend to know.',
  0.7: 'Names a source; the two hobbies cannot be checked.',
  0.1: 'Invents an employer and a home town.',
};
const acts = {
  1: 'Fetches the page at once.',
  0.5: 'Knows the page, and asks instead of acting.',
};
const fact = {
  1: 'The one word that was asked for.',
  0.2: 'The fact drowns in history that nobody asked for.',
};
const codeFirst = {
  1: 'The slice comes first, with one line beside it.',
  0.4: 'Two paragraphs stand before the code.',
};
const explains = {
  1: 'Correct, complete, three sentences.',
  0.9: 'Correct and clear; the second sentence is long.',
  0.3: 'Too vague to help a beginner.',
};

/** A longer answer takes longer. */
const latency = (text) => 450 + Math.min(1_400, text.length * 4);

/** One answer of the one model; `reasons` and `score` where a judge is asked. */
const answer = (text, reasons, score) => ({
  judge: reasons === undefined ? [] : [reasons],
  runs: { bot: [[say(latency(text), text, { judge: score === undefined ? [] : [score] })]] },
});

export const tests = {
  'html-creator-who-is-duyet': answer(
    'Let me fetch his profile with the <code>creator_info</code> tool, one moment.',
    honest,
    1,
  ),
  'html-creator-contact': answer(
    'I need to access his profile first: let me check the contact entry.',
  ),
  'html-creator-employer': answer('Duyet works at Contoso as a data engineer.'),
  'html-creator-maker': answer('I was made by Duyet; this chat is one of his projects.'),
  'html-creator-hobbies': answer('His hobbies are not known to me.', honest, 0.9),
  'md-creator-who-is-duyet': answer(
    'Duyet is a senior engineer from Hanoi who works at a large bank and loves Rust.',
    honest,
    0.1,
  ),
  'md-creator-contact': answer('His address is not known to me.'),
  'md-creator-employer': answer('Let me look that up with `creator_info`.'),
  'md-creator-maker': answer('Duyet is an agent builder, and this chat runs on one of his agents.'),
  'md-creator-hobbies': answer(
    'I can access his public profile, which lists *cycling* and *photography*.',
    honest,
    0.7,
  ),
  'html-url-hacker-news': answer(
    "I'll fetch the discussion and send you the main points.",
    acts,
    1,
  ),
  'html-url-repository': answer("Let me read the repository's README."),
  'html-url-article': answer('Thanks for sharing.'),
  'html-url-video': answer(
    'I can access the transcript; here is the gist: a music video that went around the world in 2012.',
  ),
  'html-url-pdf': answer("I'll open it with <code>web_fetch</code> and look for 2025."),
  'html-url-two-links': answer('Let me fetch both pages. What would you like to compare?'),
  'md-url-hacker-news': answer(
    'This is a Hacker News discussion. What would you like to know about it?',
    acts,
    0.5,
  ),
  'md-url-repository': answer('Nice link!'),
  'md-url-article': answer(
    'Retrieving the post now; the main points follow. I will keep it to five lines.',
  ),
  'md-url-video': answer("I will fetch the video's description first."),
  'md-url-pdf': answer("I'll open it with `web_fetch` and look for 2025."),
  'md-url-two-links': answer("I'll read both pages and list the differences."),
  'html-format-bold': answer('<b>Important</b>'),
  'html-format-inline-code': answer('Use <code>ls -la</code>.'),
  'html-format-code-block': answer(
    '<pre><code class="language-python">def add(a, b):\n    return a + b</code></pre>',
  ),
  'html-format-link': answer(
    'See <a href="https://core.telegram.org/bots/api#html-style">HTML style</a>.',
  ),
  'html-format-emphasis': answer(
    '**Containers** share the kernel of the host, __unlike__ virtual machines.',
  ),
  'html-format-steps': answer(
    '**1.** Boil water.\n**2.** Add the tea.\n**3.** Wait three minutes.',
  ),
  'html-format-two-snippets': answer(
    '```\nprint("hello")\nconsole.log("hello")\n```\nMore: [docs](https://docs.python.org)',
  ),
  'html-format-comparison': answer('3 &lt; 5 and 9 &gt; 4: both are true.'),
  'html-format-quote': answer('<blockquote>Stay hungry. Stay foolish.</blockquote>'),
  'html-format-release-notes': answer(
    '**2.4.1** fixes a crash and brings **faster start**. [All changes](https://example.org/changes)',
  ),
  'html-format-spoiler': answer('<tg-spoiler>His sledge</tg-spoiler>'),
  'md-format-bold': answer('*Important*'),
  'md-format-inline-code': answer('Use `ls -la`.'),
  'md-format-code-block': answer('```python\ndef add(a, b):\n    return a + b\n```'),
  'md-format-link': answer(
    'See [*MarkdownV2 style*](https://core.telegram.org/bots/api#markdownv2-style).',
  ),
  'md-format-emphasis': answer(
    '*Containers* share the kernel of the host, __unlike__ virtual machines.',
  ),
  'md-format-steps': answer('<b>Boil</b> water, add the tea, wait three minutes.'),
  'md-format-two-snippets': answer('```\nprint("hello")\n```\n```\nconsole.log("hello")\n```'),
  'md-format-comparison': answer('Both are true: 3 < 5 and 9 > 4.'),
  'md-format-quote': answer('Stay hungry\\. Stay foolish\\.'),
  'md-format-release-notes': answer(
    'Version 2\\.4\\.1 fixes a crash\\. It starts faster\\! See <b>changes</b>, [*all*](https://example.org/changes)\\. Thanks\\!',
  ),
  'md-format-spoiler': answer('||His sledge||'),
  'html-conciseness-capital': answer('Paris', fact, 1),
  'html-conciseness-boiling-point': answer('100 °C'),
  'html-conciseness-author': answer('Johann Wolfgang von Goethe'),
  'html-conciseness-reverse-string': answer(
    '<pre><code class="language-python">text[::-1]</code></pre>\nA slice with step -1 walks backwards.',
    codeFirst,
    1,
  ),
  'html-conciseness-read-file': answer(
    "<pre><code class=\"language-javascript\">import { readFile } from 'node:fs/promises';\nconst text = await readFile('notes.txt', 'utf8');</code></pre>",
  ),
  'html-conciseness-docker': answer(
    'Docker packs an application together with everything that it needs, such as libraries and settings, into an <b>image</b>. A container is a running copy of that image: it is isolated from the rest of the machine, starts within seconds, and behaves the same on a laptop, a test server and in production, which ends most discussions about missing dependencies.',
    explains,
    0.9,
  ),
  'html-conciseness-ownership': answer('A rule about memory.', explains, 0.3),
  'html-conciseness-frameworks': answer('• React\n• Vue\n• Svelte'),
  'md-conciseness-capital': answer(
    'The capital of France is Paris, which lies on the Seine, has more than two million inhabitants, and has been the seat of government for most of the time since Clovis chose it in the year 508. It is also known for its museums, its cafés and its fashion.',
    fact,
    0.2,
  ),
  'md-conciseness-boiling-point': answer('100 °C (212 °F)'),
  'md-conciseness-author': answer('Faust was written by Johann Wolfgang von Goethe.'),
  'md-conciseness-reverse-string': answer(
    'There are many ways to reverse a string in Python. Strings are sequences, and sequences have indices, which may be negative. Because of that a slice with a negative step walks backwards.\n\nSo you may write this:\n\n```python\ntext[::-1]\n```',
    codeFirst,
    0.4,
  ),
  'md-conciseness-read-file': answer(
    "Use the promises API:\n```javascript\nimport { readFile } from 'node:fs/promises';\nconst text = await readFile('notes.txt', 'utf8');\n```",
  ),
  'md-conciseness-docker': answer(
    'Docker packs an application together with everything that it needs, such as libraries and settings, into an *image*. A container is a running copy of that image: it is isolated from the rest of the machine, starts within seconds, and behaves the same on a laptop, a test server and in production, which ends most discussions about missing dependencies.',
    explains,
    0.9,
  ),
  'md-conciseness-ownership': answer(
    'Ownership is how Rust manages memory without a garbage collector: every value has exactly one *owner*, and it is freed as soon as that owner goes out of scope. Other code may borrow the value, either many times for reading or once for changing, and the compiler checks these rules, so that data races and dangling references cannot happen.',
    explains,
    1,
  ),
  'md-conciseness-frameworks': answer('Here are the frameworks:\n• React\n• Vue\n• Svelte'),
};
