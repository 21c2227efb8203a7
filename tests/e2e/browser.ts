import { existsSync } from 'node:fs';
import axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
  type Request,
  type ViewportSize,
} from 'playwright-core';

/** Where a Chromium is found when no one says. `npm test` looks further, installs one, and says. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet: nothing is looked up, updated or synchronized while a test runs. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * With `scrollbars` they are drawn and can be dragged, as on a person's screen; without them pages look the same anywhere.
 * With `pictures` it is the browser whose letters the kept pictures show.
 */
export async function startBrowser({ scrollbars = false, pictures = false } = {}): Promise<Browser> {
  const { CASBAH_BROWSER, CASBAH_PICTURE_BROWSER } = process.env;
  const named = pictures ? (CASBAH_PICTURE_BROWSER ?? CASBAH_BROWSER) : CASBAH_BROWSER;
  const executablePath = named ?? USUAL_PLACES.find((place) => existsSync(place));
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Install one, or name it in CASBAH_BROWSER.');
  return chromium.launch({
    executablePath,
    args: FLAGS,
    ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
  });
}

declare global {
  var browsersOfWorker: Map<string, Promise<Browser>> | undefined;
}

/**
 * The browser that all test files of a worker share: each start costs half a second of a core. It ends with the worker; a
 * file closes the contexts it made.
 */
export async function browserOfWorker({ pictures = false } = {}): Promise<Browser> {
  globalThis.browsersOfWorker ??= new Map();
  const kind = pictures ? 'pictures' : 'quick';
  const kept = await globalThis.browsersOfWorker.get(kind)?.catch(() => undefined);
  if (kept?.isConnected() === true) return kept;
  const started = startBrowser({ pictures });
  globalThis.browsersOfWorker.set(kind, started);
  return started;
}

export type Theme = 'light' | 'dark';

export interface OpenPage {
  page: Page;
  /** What the page complained about: errors that no one caught, and what it wrote to the console as an error. */
  complaints: readonly string[];
  close: () => Promise<void>;
}

/** A page in a context of its own: no cookie, storage or size of another test. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const page = await newPage(browser, options);
  return { page, complaints: complaintsOf(page).complaints, close: () => page.context().close() };
}

export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return pageIn(await newContext(browser, options));
}

export const USUAL_VIEWPORT: ViewportSize = { width: 1440, height: 900 };

export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({
    viewport: USUAL_VIEWPORT,
    locale: 'en-US',
    timezoneId: 'UTC',
    // What moves is where it goes to at once; how it moves is looked at where that is the subject.
    reducedMotion: 'reduce',
    ...options,
  });
}

export async function pageIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  watchTraffic(page);
  return page;
}

/**
 * Resets the page for another test; a new page costs the browser three times as much. `still` is a server address
 * without activity. Returns `false` for changes that can't be undone: a moved clock, a second page. A test that added a
 * script or a device to the page closes its context instead.
 */
export async function tidyPage(page: Page, viewport: ViewportSize, still: string): Promise<boolean> {
  const context = page.context();
  const hasOwnClock = await page.evaluate<boolean>(`'__pwClock' in globalThis`).catch(() => true);
  const isHere = new URL(page.url()).origin === new URL(still).origin;
  if (hasOwnClock || !isHere || context.pages().length !== 1) return false;
  for (const event of LISTENED) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(still);
  // What the test left on its last page has ended now, and writes nothing anymore.
  await page.evaluate(`localStorage.clear(); sessionStorage.clear(); globalThis.name = ''`);
  await page.emulateMedia({ media: null });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await context.clearPermissions();
  watchTraffic(page);
  return true;
}

/** What tests and `watchTraffic` listen to. */
const LISTENED = [
  ...['request', 'requestfinished', 'requestfailed', 'response', 'websocket', 'framenavigated'],
  ...['console', 'pageerror', 'dialog', 'download', 'popup', 'load', 'domcontentloaded'],
] as const;

const traffic = new WeakMap<Page, { underWay: Set<Request>; last: number }>();

function watchTraffic(page: Page): void {
  const seen = { underWay: new Set<Request>(), last: Date.now() };
  traffic.set(page, seen);
  const onEnd = (request: Request) => {
    if (seen.underWay.delete(request)) seen.last = Date.now();
  };
  page.on('request', (request) => {
    // The stream is answered as long as the page is there; whether Casbah answers is asked again and again.
    if (/^\/(admin\/stream|healthz)$/.test(new URL(request.url()).pathname)) return;
    seen.underWay.add(request);
    seen.last = Date.now();
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
}

/** A page that isn't quiet by then never is. */
const LONGEST_TRAFFIC_MS = 60_000;

/** Waits until nothing was asked or answered for half a second: “networkidle”, the stream of events left out. */
export async function untilQuiet(page: Page): Promise<void> {
  const seen = traffic.get(page);
  await page.waitForLoadState('load');
  const since = Date.now();
  while (seen !== undefined && (seen.underWay.size > 0 || Date.now() - seen.last < 500)) {
    if (Date.now() - since > LONGEST_TRAFFIC_MS)
      throw new Error(`The page is still asking: ${[...seen.underWay].map((one) => one.url()).join(' ')}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/**
 * Stops the clock that a test has put into the page: from here on only the test moves it, and two seconds are two seconds of the
 * page, however busy the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 2_000);
}

/** Moves the page's clock, which stands, on by little until this is in sight: what was asked for is answered in real time. */
export async function untilSeen(words: Locator): Promise<void> {
  const page = words.page();
  for (let passed = 0; passed < 1_000 && !(await words.isVisible()); passed += 5) {
    await page.clock.runFor(5);
    await page.waitForTimeout(25);
  }
  await words.waitFor();
}

/** Errors of a request that the page has given up meanwhile, by leaving or closing. */
const GIVEN_UP = /disposed|has been closed|already handled/;

/** Changes the JSON that the server answers to these requests. */
export async function changeAnswers<Body extends object>(
  page: Page,
  url: string,
  change: (body: Body) => object,
): Promise<void> {
  await page.route(url, async (route) => {
    try {
      const answer = await route.fetch();
      const body: Body = await answer.json();
      await route.fulfill({ response: answer, json: change(body) });
    } catch (error) {
      if (!(error instanceof Error && GIVEN_UP.test(error.message))) throw error;
    }
  });
}

/** What the page complains about and warns of from now on, until `stop`. */
export function complaintsOf(page: Page) {
  const complaints: string[] = [];
  const warnings: string[] = [];
  const onError = (error: Error) => complaints.push(error.message);
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  };
  page.on('pageerror', onError).on('console', onMessage);
  const stop = () => page.off('pageerror', onError).off('console', onMessage);
  return { complaints, warnings, stop } as const;
}

/** The rules that a change of the theme can break; what else axe looks at is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Looked {
  /** Something is open above the page. */
  overlayOpen?: boolean;
  /** Looks only into these elements, where the page around them is looked at elsewhere. */
  within?: string;
}

/**
 * What axe finds wrong with the page, in words that lead to the place. While an overlay is open, the landmark rule is
 * skipped: overlays have hidden close buttons beside their dialog on purpose, and everything else is inert. Contrast in
 * both themes is tested on the tokens themselves (`contrast.test.ts`); `CASBAH_SOAK=1` also checks each page in its
 * other theme.
 */
export async function accessibilityFindings(
  page: Page,
  { overlayOpen = false, within }: Looked = {},
): Promise<readonly string[]> {
  const found = await axeFindings(page, overlayOpen ? { rules: { region: { enabled: false } } } : {}, within);
  return process.env.CASBAH_SOAK === '1' ? [...found, ...(await findingsInOtherTheme(page))] : found;
}

/** What only the other theme's colors would make wrong. The page keeps its state and gets its theme back. */
async function findingsInOtherTheme(page: Page): Promise<readonly string[]> {
  const shown = await page.evaluate<Theme>('document.documentElement.dataset.theme');
  const other: Theme = shown === 'dark' ? 'light' : 'dark';
  await showTheme(page, other);
  const found = await axeFindings(page, { runOnly: { type: 'rule', values: COLOUR_RULES } });
  await showTheme(page, shown);
  return found.map((finding) => `in the ${other} theme, ${finding}`);
}

async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
}

/**
 * Runs axe in the page itself, which has no frames. Only what is wrong comes back: where everything that is right comes along
 * with its markup, as usual, a chart of 1,000 elements takes ten times as long.
 */
async function axeFindings(page: Page, options: axe.RunOptions, within?: string): Promise<readonly string[]> {
  await atRest(page);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'], selectors: false });
  const context = within === undefined ? 'document' : JSON.stringify(within);
  return page.evaluate<string[]>(`axe.run(${context}, ${asked}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => id + ': ' + html.slice(0, 160) + ' (' + failureSummary + ')')))`);
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
