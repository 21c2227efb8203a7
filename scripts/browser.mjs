// The browser for the browser tests: one that is here, else Debian's chromium where we may install it.
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
/** The same engine without what draws a window: it takes a quarter less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell';
/** Tests don't wait for a package that isn't there. */
const LONGEST_INSTALL_MS = 300_000;

function found() {
  return [process.env.CASBAH_BROWSER ?? '', ...KNOWN].find((path) => path !== '' && existsSync(path));
}

async function install(...packages) {
  if (mayInstall()) await installPackages('chromium for the browser tests', packages, LONGEST_INSTALL_MS);
}

/**
 * Browsers for tests, as `environment`: a fast one, and one for picture comparisons. Empty without one: browser tests
 * then fail and say so.
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
