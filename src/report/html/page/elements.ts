import type { QuestionDetail, ShownText } from '../test-details.js';

// Elements from plain data. Texts of models, tests and configs come in as text nodes only, never as HTML.

export type Child = Node | string;

/** An element with a class and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

/** The element, with these attributes. */
export function having<E extends Element>(
  element: E,
  attributes: Readonly<Record<string, string>>,
): E {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

export function makeButton(
  className: string,
  onClick: () => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const button = make('button', className, ...children);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

/** A link to http(s) or into the page, or the bare text. */
export function makeLink(label: string, url: string | undefined): Child {
  if (url === undefined || !/^(?:https?:\/\/|#)/.test(url)) return label;
  return having(make('a', '', label), { href: url, rel: 'noreferrer' });
}

// What was asked, and texts that can be copied.

type Message = QuestionDetail['messages'][number];

const ROLES: Readonly<Record<string, string>> = {
  system: 'System',
  user: 'User',
  assistant: 'Assistant',
};

const PREFILL = 'Start of the answer (prefill)';

export function questionElement({ vars, messages, tools, command }: QuestionDetail): HTMLElement {
  const box = make('div', 'question');
  if (command !== undefined) box.append(textElement('h3', 'Command', { text: command }));
  // Most tests of a suite have the same system message, and differ in what the user says.
  const [framing, said] = [messages.filter(isSystem), messages.filter((it) => !isSystem(it))];
  box.append(...(said.length === 0 ? framing : said).map(messageElement));
  const rest: Child[] = said.length === 0 ? [] : framing.map((it) => messageElement(it));
  const names = rest.length === 0 ? [] : ['system message'];
  if (vars.length > 0) {
    names.push(`variables (${vars.length})`);
    rest.push(make('h3', '', 'Variables'), namedValues(vars));
  }
  if (tools.length > 0) {
    names.push(`tools offered (${tools.length})`);
    const list = make('ul', 'tools', ...tools.map(toolElement));
    rest.push(make('h3', '', 'Tools offered'), list);
  }
  if (rest.length > 0) {
    const summary = make('summary', '', `With it: ${names.join(', ')}`);
    box.append(make('details', 'folded', summary, ...rest));
  }
  return box;
}

function isSystem({ role }: Message): boolean {
  return role === 'system';
}

function messageElement(message: Message, index = 0, all = [message]): HTMLElement {
  const isPrefill = message.role === 'assistant' && index === all.length - 1;
  const title = isPrefill ? PREFILL : (ROLES[message.role] ?? message.role);
  return textElement('h3', title, message);
}

/** Names and their values, one a line. */
export function namedValues(values: readonly (readonly [string, string])[]): HTMLElement {
  const list = make('dl', 'vars');
  for (const [name, value] of values) {
    list.append(make('div', '', make('dt', '', make('code', '', name)), make('dd', '', value)));
  }
  return list;
}

function toolElement({
  name,
  description,
  parameters,
}: QuestionDetail['tools'][number]): HTMLElement {
  const item = make('li', '', make('code', '', name));
  if (description !== undefined) item.append(` ${description}`);
  if (parameters !== undefined) item.append(make('div', 'result', make('code', '', parameters)));
  return item;
}

/** A message or an answer under its title, with a button that copies it. */
export function textElement(
  level: 'h3' | 'h4',
  title: string,
  shown: ShownText,
  nodes: readonly Child[] = [shown.text],
): HTMLElement {
  // A long text scrolls, and by keyboard only what can be focused does.
  const scrolls = { tabindex: '0', role: 'group', 'aria-label': title };
  const text = having(make('pre', 'text', ...nodes), scrolls);
  const copy = copyButton(text);
  copy.setAttribute('aria-label', `Copy: ${title}`);
  const head = make('div', 'text-head', make(level, '', title), copy);
  const box = make('div', 'message-box', head, text);
  if (shown.note !== undefined) box.append(make('p', 'note', shown.note));
  return box;
}

const COPY_LABEL_MS = 2_000;

/** Copies what an element says. Where the browser refuses the clipboard, it is shown and selected, so that one key copies it. */
export function copyButton(text: HTMLElement, label = 'Copy'): HTMLButtonElement {
  const say = (words: string) => {
    button.textContent = words;
    setTimeout(() => (button.textContent = label), COPY_LABEL_MS);
  };
  const select = () => {
    if (!text.isConnected) button.after(text);
    getSelection()?.selectAllChildren(text);
    say('Selected');
  };
  const copy = () => {
    // Absent outside of secure contexts, whatever its type says.
    const { clipboard } = navigator as { clipboard?: Clipboard };
    if (clipboard === undefined) select();
    else clipboard.writeText(text.textContent).then(() => say('Copied'), select);
  };
  const button = makeButton('quiet copy', copy, label);
  return button;
}
