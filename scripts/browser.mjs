// The browser for the browser tests: one that is here, else Debian's chromium where we may install it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function found() {
  return [process.env.CASBAH_BROWSER ?? '', ...KNOWN].find((path) => path !== '' && existsSync(path));
}

/** Path of a browser, or `undefined`: the browser tests are then skipped, and say so. */
export function ensureBrowser() {
  const here = found();
  if (here !== undefined) return here;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('Installing chromium for the browser tests (once)…\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 2], env }).status === 0;
  if (apt('update'))
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fonts-liberation');
  return found();
}
