// The browser for browser tests: an installed one, otherwise Debian's chromium if it can be installed.
import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './debian-packages.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
/** The same engine without window drawing: it needs a quarter less CPU. */
const SHELL = '/usr/bin/chromium-headless-shell';
/** Tests don't wait longer for a package that isn't available. */
const LONGEST_INSTALL_MS = 300_000;

function found() {
  return [process.env.CASBAH_BROWSER ?? '', ...KNOWN].find((path) => path !== '' && existsSync(path));
}

async function install(...packages) {
  if (mayInstall()) await installPackages('chromium for the browser tests', packages, LONGEST_INSTALL_MS);
}

/**
 * Returns browsers for tests as `environment`: a fast one, and one for screenshot comparisons. Empty without a browser:
 * browser tests then fail with a message.
 */
export async function ensureBrowsers() {
  if (found() === undefined)
    await install('chromium', 'chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation');
  const whole = found();
  if (whole === undefined || process.env.CASBAH_BROWSER !== undefined)
    return whole === undefined ? {} : { CASBAH_BROWSER: whole };
  if (!existsSync(SHELL)) await install('chromium-headless-shell');
  return { CASBAH_BROWSER: existsSync(SHELL) ? SHELL : whole, CASBAH_PICTURE_BROWSER: whole };
}
