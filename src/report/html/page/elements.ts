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

/** A link to http(s), or the bare text. */
export function makeLink(label: string, url: string | undefined): Child {
  if (url === undefined || !/^https?:\/\//.test(url)) return label;
  const link = make('a', '', label);
  link.href = url;
  link.rel = 'noreferrer';
  return link;
}
