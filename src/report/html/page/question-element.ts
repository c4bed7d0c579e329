// What was asked, and texts that can be copied.

import type { QuestionDetail, ToolDetail } from '../question.js';
import type { ShownText } from '../shown-text.js';
import { make, makeButton, type Child } from './elements.js';

const ROLES: Readonly<Record<string, string>> = {
  system: 'System',
  user: 'User',
  assistant: 'Start of the answer (prefill)',
};

export function questionElement({ vars, messages, tools, command }: QuestionDetail): HTMLElement {
  const box = make('div', 'question');
  if (command !== undefined) box.append(textElement('h3', 'Command', { text: command }));
  box.append(
    ...messages.map((message) => textElement('h3', ROLES[message.role] ?? message.role, message)),
  );
  if (vars.length > 0) {
    box.append(folded(`Variables (${vars.length})`, namedValues(vars)));
  }
  if (tools.length > 0) {
    box.append(
      folded(`Tools offered (${tools.length})`, make('ul', 'tools', ...tools.map(toolElement))),
    );
  }
  return box;
}

/** Names and their values, one a line. */
export function namedValues(values: readonly (readonly [string, string])[]): HTMLElement {
  const list = make('dl', 'vars');
  for (const [name, value] of values) {
    list.append(make('div', '', make('dt', '', make('code', '', name)), make('dd', '', value)));
  }
  return list;
}

function toolElement({ name, description, parameters }: ToolDetail): HTMLElement {
  const item = make('li', '', make('code', '', name));
  if (description !== undefined) item.append(` ${description}`);
  if (parameters !== undefined) item.append(make('div', 'result', make('code', '', parameters)));
  return item;
}

function folded(title: string, content: HTMLElement): HTMLElement {
  return make('details', 'folded', make('summary', '', title), content);
}

/** A message or an answer under its title, with a button that copies it. */
export function textElement(
  level: 'h3' | 'h4',
  title: string,
  shown: ShownText,
  nodes: readonly Child[] = [shown.text],
): HTMLElement {
  const text = make('pre', 'text', ...nodes);
  // A long text scrolls, and by keyboard only what can be focused does.
  text.tabIndex = 0;
  text.setAttribute('role', 'group');
  text.setAttribute('aria-label', title);
  const copy: HTMLButtonElement = makeButton('quiet copy', () => copyText(text, copy), 'Copy');
  copy.setAttribute('aria-label', `Copy: ${title}`);
  const box = make(
    'div',
    'message-box',
    make('div', 'text-head', make(level, '', title), copy),
    text,
  );
  if (shown.note !== undefined) box.append(make('p', 'note', shown.note));
  return box;
}

const COPY_LABEL_MS = 2_000;

/** Where the browser refuses the clipboard, the text is selected, so that one key copies it. */
function copyText(element: HTMLElement, button: HTMLElement): void {
  const say = (label: string) => {
    button.textContent = label;
    setTimeout(() => (button.textContent = 'Copy'), COPY_LABEL_MS);
  };
  const select = () => {
    getSelection()?.selectAllChildren(element);
    say('Selected');
  };
  // Absent outside of secure contexts, whatever its type says.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard === undefined) select();
  else clipboard.writeText(element.textContent).then(() => say('Copied'), select);
}
