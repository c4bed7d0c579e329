// Light and dark: the system's choice until somebody presses the button.

type Theme = 'light' | 'dark';

const THEME_KEY = 'kindlm-theme';

export function startTheme(button: HTMLElement): void {
  const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  let theme = storedTheme() ?? system;
  const show = () => {
    document.documentElement.dataset['theme'] = theme;
    button.textContent = theme === 'dark' ? '☀ Light' : '☾ Dark';
  };
  if (theme !== system) document.documentElement.dataset['theme'] = theme;
  button.textContent = theme === 'dark' ? '☀ Light' : '☾ Dark';
  button.hidden = false;
  button.addEventListener('click', () => {
    theme = theme === 'dark' ? 'light' : 'dark';
    show();
    storeTheme(theme);
  });
}

/** Storage may be refused to files and in private windows; the choice then lasts as long as the page. */
function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // See storedTheme.
  }
}
