// Makes sure that headless Chromium and an emoji font are there, for the tests of report.html and its screenshots:
// Debian's packages, installed where no Chromium or Chrome is there (GitHub's runners bring Chrome). Prints the browser's path.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CHROMIUM = '/usr/bin/chromium';
const OTHERS = ['/usr/bin/google-chrome', '/opt/google/chrome/chrome'];
const EMOJI_FONT = '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf';
const PACKAGES = ['chromium', 'fonts-noto-color-emoji'];

/** Absolute path of the browser. Throws, with what to do, where it can neither be found nor installed. */
export function ensureChromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own !== undefined && own !== '') return own;
  if (existsSync(CHROMIUM) && existsSync(EMOJI_FONT)) return CHROMIUM;
  const other = OTHERS.find((path) => existsSync(path));
  if (other !== undefined) return other;
  try {
    for (const [command, ...args] of installation()) {
      execFileSync(command, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch (error) {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(
      `Chromium is not at ${CHROMIUM} and could not be installed. Install it (\`sudo apt-get install ${PACKAGES.join(' ')}\`), or name a Chromium or Chrome in CHROMIUM_PATH.`,
      { cause: error },
    );
  }
  if (existsSync(CHROMIUM)) return CHROMIUM;
  throw new Error(`The package chromium brought no ${CHROMIUM}: name a browser in CHROMIUM_PATH.`);
}

/** CI runners have sudo without a password, containers often run as root. */
function installation() {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  return [
    [...prefix, 'apt-get', 'update', '-qq'],
    [...prefix, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium());
