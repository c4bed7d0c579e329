// What the shop's site calls: asks the model, with the prompt of prompts/faq.md.
import { readFile } from 'node:fs/promises';

const PROMPT = new URL('../prompts/faq.md', import.meta.url);
const { OPENAI_BASE_URL = 'https://api.openai.com/v1', OPENAI_API_KEY } = process.env;

export async function answer(question) {
  const response = await fetch(`${OPENAI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${OPENAI_API_KEY}` },
    body: JSON.stringify({
      model: 'gpt-6-luna',
      reasoning_effort: 'none',
      temperature: 0.3,
      max_completion_tokens: 200,
      messages: [
        { role: 'system', content: await readFile(PROMPT, 'utf8') },
        { role: 'user', content: question },
      ],
    }),
  });
  if (!response.ok) throw new Error(`the model answered with ${response.status}`);
  const { choices } = await response.json();
  return choices[0].message.content;
}
