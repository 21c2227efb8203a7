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
/** The same engine without what draws a window: it takes a quarter less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell';
/** Packages come from the network: tests do not wait for one that is not there. */
const LONGEST_INSTALL_MS = 300_000;

function found() {
  return [process.env.CASBAH_BROWSER ?? '', ...KNOWN].find((path) => path !== '' && existsSync(path));
}

function install(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
      ...{ stdio: ['ignore', 'ignore', 2], env, timeout: LONGEST_INSTALL_MS },
    }).status === 0;
  if (apt('update')) apt('install', '-y', '--no-install-recommends', ...packages);
}

/**
 * The browsers that tests use, as `environment` for them: one that is quick, and one whose pictures are compared. Nothing
 * where there is none: the browser tests then fail, and say so.
 */
export function ensureBrowsers() {
  if (found() === undefined) {
    process.stderr.write('Installing chromium for the browser tests (once)…\n');
    install('chromium', 'chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation');
  }
  const whole = found();
  if (whole === undefined || process.env.CASBAH_BROWSER !== undefined)
    return whole === undefined ? {} : { CASBAH_BROWSER: whole };
  if (!existsSync(SHELL)) install('chromium-headless-shell');
  return { CASBAH_BROWSER: existsSync(SHELL) ? SHELL : whole, CASBAH_PICTURE_BROWSER: whole };
}
