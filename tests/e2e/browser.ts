import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Where a Chromium is found when nobody says. `npm test` looks further, installs one, and says. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet: nothing is looked up, updated or synchronised while a test runs. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function startBrowser(): Promise<Browser> {
  const executablePath = process.env.CASBAH_BROWSER ?? USUAL_PLACES.find((place) => existsSync(place));
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Install one, or name it in CASBAH_BROWSER.');
  return chromium.launch({ executablePath, args: FLAGS });
}

export type Theme = 'light' | 'dark';

export interface OpenPage {
  page: Page;
  /** What the page complained about: errors that nobody caught, and what it wrote to the console as an error. */
  complaints: readonly string[];
  close: () => Promise<void>;
}

/** A page in a context of its own: no cookie, storage or size of another test. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

/**
 * What axe finds wrong with the page as it is, in words that lead to the place. While something is open above the page, the
 * rule that all content stands in a landmark is left out: what is open carries hidden buttons for closing it beside its
 * dialog, on purpose, and everything else is out of reach.
 */
export async function accessibilityFindings(
  page: Page,
  { overlayOpen = false }: { overlayOpen?: boolean } = {},
): Promise<readonly string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page });
  if (overlayOpen) axe.disableRules(['region']);
  const { violations } = await axe.analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.html.slice(0, 160)} (${node.failureSummary ?? ''})`,
    ),
  );
}

/** Waits until what moves or fades has come to its end: half faded, a text has another contrast. Spinners never end. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    `Promise.all(document.getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0))
      .map((animation) => animation.finished.catch(() => undefined)))
      .then(() => undefined)`,
  );
}
