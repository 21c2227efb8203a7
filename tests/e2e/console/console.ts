import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { Casbah, COMPANY, Person } from '../../system/casbah.ts';
import { type OpenPage, openPage, startBrowser, type Theme } from '../browser.ts';
import { logOf, threeDays, type Visit } from './logs.ts';

type Opening = BrowserContextOptions & { theme?: Theme };

/** A running Casbah and a browser in front of it. */
export class Console {
  readonly casbah: Casbah;
  private readonly browser: Browser;
  private administrator: Promise<Person> | undefined;

  private constructor(casbah: Casbah, browser: Browser) {
    this.casbah = casbah;
    this.browser = browser;
  }

  /** A new Casbah with nothing in it: not even a company. */
  static async startEmpty(env: Record<string, string> = {}): Promise<Console> {
    const [casbah, browser] = await Promise.all([Casbah.start(env), startBrowser()]);
    return new Console(casbah, browser);
  }

  /** A company with its administrator and three days of traffic in the source “Casablanca proxy”. */
  static async startWithTraffic(visits: readonly Visit[] = threeDays()): Promise<Console> {
    const started = await Console.startEmpty();
    const person = await Person.first(started.casbah);
    const source = await person.source('Casablanca proxy');
    await person.upload(source, 'main.log', logOf(visits));
    return started;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.casbah.dispose();
  }

  address(path: string): string {
    return `${this.casbah.origin}${path}`;
  }

  /** A browser that was never here before, on the sign-in page. */
  async openSignIn(path = '/', options: BrowserContextOptions = {}): Promise<OpenPage> {
    const opened = await openPage(this.browser, options);
    await opened.page.goto(this.address(path));
    return opened;
  }

  /** A browser in which the administrator has signed in, on a page of the console. */
  async open(path: string, options: Opening = {}): Promise<OpenPage> {
    this.administrator ??= signedIn(this.casbah);
    return this.openAs(await this.administrator, path, options);
  }

  /** The same of somebody who has signed in over the wire: what it looks like to sign in is seen by tests of its own. */
  async openAs(
    { cookies }: Person,
    path: string,
    { theme = 'light', ...options }: Opening = {},
  ): Promise<OpenPage> {
    const { hostname: domain } = new URL(this.casbah.origin);
    const kept = [...cookies].map(([name, value]) => ({
      ...{ name, value, domain, path: '/', expires: -1 },
      ...{ httpOnly: name !== 'csrftoken', secure: false, sameSite: 'Lax' as const },
    }));
    const opened = await openPage(this.browser, {
      colorScheme: theme,
      acceptDownloads: true,
      storageState: { cookies: kept, origins: [] },
      ...options,
    });
    await opened.page.goto(this.address(path));
    await opened.page.getByRole('heading', { level: 1 }).first().waitFor();
    return opened;
  }
}

async function signedIn(casbah: Casbah): Promise<Person> {
  const person = new Person(casbah);
  await person.signIn();
  return person;
}

export async function signIn(page: Page, password: string = COMPANY.password): Promise<void> {
  await page.locator('input[type="email"]').fill(COMPANY.email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

/** The path and query of where the page is. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** What a parameter of the page's address says. */
export function parameterOf(page: Page, name: string): string | null {
  return new URL(page.url()).searchParams.get(name);
}
