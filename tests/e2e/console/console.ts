import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { Casbah, COMPANY, Person } from '../../system/casbah.ts';
import {
  browserOfWorker,
  complaintsOf,
  newContext,
  type OpenPage,
  pageIn,
  type Theme,
  tidyPage,
  USUAL_VIEWPORT,
} from '../browser.ts';
import { type Colleague, putCompany } from './company.ts';
import { logOf, threeDays, type Visit } from './logs.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];
type Opening = BrowserContextOptions & { theme?: Theme };

/** A running Casbah and a browser in front of it. */
export class Console {
  readonly casbah: Casbah;
  private readonly browser: Browser;
  private administrator: Promise<Person> | undefined;
  /** Pages that tests have left, by the options of their contexts. */
  private readonly idle = new Map<string, Page[]>();

  private readonly contexts: BrowserContext[] = [];

  private constructor(casbah: Casbah, browser: Browser) {
    this.casbah = casbah;
    this.browser = browser;
  }

  /** A new Casbah with nothing in it: not even a company. */
  static async startEmpty(env: Record<string, string> = {}): Promise<Console> {
    const [casbah, browser] = await Promise.all([Casbah.start(env), browserOfWorker()]);
    return new Console(casbah, browser);
  }

  /** A company with its administrator and these people, who were there before Casbah was started. */
  static async startWithPeople(people: readonly Colleague[]): Promise<Console> {
    const [casbah, browser] = await Promise.all([
      Casbah.start({}, (dataFolder) => putCompany(dataFolder, people)),
      browserOfWorker(),
    ]);
    return new Console(casbah, browser);
  }

  /** The same with three days of traffic in the source “Casablanca proxy”. */
  static async startWithTraffic({
    visits = threeDays(),
    people = [],
  }: {
    visits?: readonly Visit[];
    people?: readonly Colleague[];
  } = {}): Promise<Console> {
    const started = people.length === 0 ? await Console.startEmpty() : await Console.startWithPeople(people);
    const person = await (people.length === 0 ? Person.first(started.casbah) : signedIn(started.casbah));
    const source = await person.source('Casablanca proxy');
    await person.upload(source, 'main.log', logOf(visits));
    return started;
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close();
    await this.casbah.dispose();
  }

  address(path: string): string {
    return `${this.casbah.origin}${path}`;
  }

  /** A page with these cookies and an empty storage: one that another test has left, where there is one. */
  private async openPage(options: BrowserContextOptions, cookies: Cookies): Promise<OpenPage> {
    const key = JSON.stringify(options);
    const idle = this.idle.get(key) ?? [];
    this.idle.set(key, idle);
    const page = idle.pop() ?? (await this.newPage(options));
    const context = page.context();
    await context.clearCookies();
    await context.addCookies(cookies);
    const viewport = options.viewport ?? USUAL_VIEWPORT;
    const close = async () => {
      if (page.isClosed()) return;
      const isTidy = await tidyPage(page, viewport, this.address('/casbah.svg')).catch(() => false);
      if (isTidy) idle.push(page);
      else await context.close();
    };
    return { page, complaints: complaintsOf(page).complaints, close };
  }

  private async newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await newContext(this.browser, options);
    this.contexts.push(context);
    return pageIn(context);
  }

  /** A browser that was never here before, on the sign-in page. */
  async openSignIn(path = '/', options: BrowserContextOptions = {}): Promise<OpenPage> {
    const opened = await this.openPage(options, []);
    await opened.page.goto(this.address(path));
    return opened;
  }

  /** A browser in which the administrator has signed in, on a page of the console. */
  async open(path: string, options: Opening = {}): Promise<OpenPage> {
    return this.openAs(await this.sysadmin(), path, options);
  }

  /** The administrator, signed in once. */
  sysadmin(): Promise<Person> {
    this.administrator ??= signedIn(this.casbah);
    return this.administrator;
  }

  /** The same of somebody who has signed in over the wire: what it looks like to sign in is seen by tests of its own. */
  async openAs(
    { cookies }: Person,
    path: string,
    { theme = 'light', ...options }: Opening = {},
  ): Promise<OpenPage> {
    const { hostname: domain } = new URL(this.casbah.origin);
    const kept = [...cookies].map(([name, value]) => ({
      name,
      value,
      domain,
      path: '/',
      expires: -1,
      httpOnly: name !== 'csrftoken',
      secure: false,
      sameSite: 'Lax' as const,
    }));
    const opened = await this.openPage({ colorScheme: theme, acceptDownloads: true, ...options }, kept);
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
