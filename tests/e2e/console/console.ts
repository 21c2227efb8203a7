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
import type { CastName } from './casts.ts';
import { logOf, threeDays, type Visit } from './logs.ts';
import { companyWith, type GivenCompany, operatorCompany, takeCompany } from './shared-casbah.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];
type Opening = BrowserContextOptions & { theme?: Theme };

/** Pages that tests have left in the Casbah of all files, by the options of their contexts. */
const idleOfWorker = new Map<string, Page[]>();

/** A running Casbah and a browser in front of it. */
export class Console {
  /** The company whose administrator `sysadmin` and `signIn` are. */
  readonly company: typeof COMPANY;
  readonly #own: Casbah | undefined;
  readonly #running: { readonly origin: string; readonly dataFolder: string };
  readonly #browser: Browser;
  #administrator: Promise<Person> | undefined;
  readonly #idle: Map<string, Page[]>;
  /** The administrator's page that the last visit has left. */
  #visited: OpenPage | undefined;
  /** Those that no page in `#idle` is in. */
  readonly #contexts = new Set<BrowserContext>();

  private constructor(running: Casbah | GivenCompany, browser: Browser) {
    this.#own = running instanceof Casbah ? running : undefined;
    this.#idle = running instanceof Casbah ? new Map() : idleOfWorker;
    this.company = running instanceof Casbah ? COMPANY : running.company;
    this.#running = running;
    this.#browser = browser;
  }

  /** A new Casbah with nothing in it: not even a company. */
  static async startEmpty(env: Record<string, string> = {}): Promise<Console> {
    const [casbah, browser] = await Promise.all([Casbah.start(env), browserOfWorker()]);
    return new Console(casbah, browser);
  }

  /** A company of its own, with nothing but its administrator, in the Casbah that all files share. */
  static async inCompany(): Promise<Console> {
    return new Console(takeCompany(), await browserOfWorker());
  }

  /** The company with these people, in the Casbah that all files share. */
  static async inCompanyWith(cast: CastName): Promise<Console> {
    return new Console(companyWith(cast), await browserOfWorker());
  }

  /** The company that runs the Casbah that all files share. */
  static async inOperatorCompany(): Promise<Console> {
    return new Console(operatorCompany(), await browserOfWorker());
  }

  /** The same as `inCompany` with three days of traffic in the source “Casablanca proxy”. */
  static async inCompanyWithTraffic(visits: readonly Visit[] = threeDays()): Promise<Console> {
    const taken = await Console.inCompany();
    await taken.addTraffic(visits);
    return taken;
  }

  async addTraffic(visits: readonly Visit[] = threeDays()): Promise<void> {
    const person = await this.sysadmin();
    await person.upload(await person.source('Casablanca proxy'), 'main.log', logOf(visits));
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    if (this.#own === undefined) return;
    for (const page of [...this.#idle.values()].flat()) await page.context().close();
    await this.#own.dispose();
  }

  /** The Casbah that only this file uses. */
  get casbah(): Casbah {
    if (this.#own === undefined) throw new Error('This Casbah is shared with other files');
    return this.#own;
  }

  /** Of a Casbah that is started again it is another one. */
  get origin(): string {
    return this.#running.origin;
  }

  /** Where this Casbah keeps what it has, on this machine. */
  get dataFolder(): string {
    return this.#running.dataFolder;
  }

  address(path: string): string {
    return `${this.origin}${path}`;
  }

  /** A page with these cookies and an empty storage: one that another test has left, where there is one. */
  async #openPage(options: BrowserContextOptions, cookies: Cookies): Promise<OpenPage> {
    const key = JSON.stringify(options);
    const idle = this.#idle.get(key) ?? [];
    this.#idle.set(key, idle);
    const page = idle.pop() ?? (await pageIn(await newContext(this.#browser, options)));
    const context = page.context();
    this.#contexts.add(context);
    await context.clearCookies();
    await context.addCookies(cookies);
    const viewport = options.viewport ?? USUAL_VIEWPORT;
    const close = async () => {
      if (page.isClosed()) return;
      const isTidy = await tidyPage(page, viewport, this.address('/casbah.svg')).catch(() => false);
      if (isTidy) idle.push(page);
      else await context.close();
      this.#contexts.delete(context);
    };
    return { page, complaints: complaintsOf(page).complaints, close };
  }

  /** A browser that was never here before, on the sign-in page. */
  async openSignIn(path = '/', options: BrowserContextOptions = {}): Promise<OpenPage> {
    const opened = await this.#openPage(options, []);
    await opened.page.goto(this.address(path));
    return opened;
  }

  /**
   * Goes to a page in front of the session. One with another path is drawn from scratch, and nothing is loaded for it; so one
   * with the same path is gone to by way of another.
   */
  async show(page: Page, path: string): Promise<void> {
    const before = page.url().replace(this.origin, '').split('?')[0];
    const [between] = WAYPOINTS.filter((one) => !path.startsWith(one));
    if (before === path.split('?')[0] && between !== undefined) await this.show(page, between);
    await page.evaluate(`for (const h1 of document.querySelectorAll('h1')) h1.dataset.left = ''`);
    await page.goto(this.address(path));
    await page.locator('h1:not([data-left])').waitFor();
  }

  /** The same for someone who wasn't here before, in a page that another test was in. */
  async showToVisitor(page: Page, path: string): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Elsewhere someone has signed in, or it is another server's page, with a storage of its own or none.
    if (!page.url().startsWith(this.address('/#'))) {
      await page.goto(this.address('/casbah.svg'));
      await page.context().clearCookies();
    }
    await page.evaluate('localStorage.clear()');
    await this.show(page, path);
  }

  /** A browser in which the administrator has signed in, on a page of the console. */
  async open(path: string, options: Opening = {}): Promise<OpenPage> {
    return this.openAs(await this.sysadmin(), path, options);
  }

  /**
   * The same as `open` on a console that an earlier visit has loaded: a tenth of the work. For tests that read; `close` hands
   * the page on, so one that fails keeps it for itself.
   */
  async visit(path: string): Promise<OpenPage> {
    const opened = this.#visited ?? (await this.open('/ui/appAccount/profile'));
    this.#visited = undefined;
    const { page } = opened;
    const { complaints, stop } = complaintsOf(page);
    await goWithin(page, path);
    const close = async () => {
      stop();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate('localStorage.clear(); sessionStorage.clear()');
      if (await page.locator(OVERLAYS).count()) return opened.close();
      await page.mouse.move(0, 0);
      this.#visited = opened;
    };
    return { page, complaints, close };
  }

  /** The administrator, signed in once. */
  sysadmin(): Promise<Person> {
    this.#administrator ??= this.person();
    return this.#administrator;
  }

  /** Someone of the company, signed in over the wire. */
  async person(email = this.company.email): Promise<Person> {
    const person = new Person(this);
    await person.signIn(email, this.company.password);
    return person;
  }

  /** Fills the sign-in page that is shown, and sends it. */
  async signIn(page: Page, { email, password } = this.company): Promise<void> {
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.locator('button[type="submit"]').click();
  }

  /** The same, signed in over the wire: other tests cover the sign-in pages. */
  async openAs(
    { cookies }: Person,
    path: string,
    { theme = 'light', ...options }: Opening = {},
  ): Promise<OpenPage> {
    const { hostname: domain } = new URL(this.origin);
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
    const opened = await this.#openPage({ colorScheme: theme, acceptDownloads: true, ...options }, kept);
    await opened.page.goto(this.address(path));
    await opened.page.getByRole('heading', { level: 1 }).first().waitFor();
    return opened;
  }
}

/** Pages in front of the session that ask the server nothing. */
const WAYPOINTS = ['/#/permission', '/#/linkexpire'];
/** What is open above a page. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** An address without a page: it asks the server nothing. */
const NOWHERE = '/ui/nowhere';

/** Opens a page as a link does, without loading the console again. Passes through an empty route, so that the same page starts over. */
export async function goWithin(page: Page, path: string): Promise<void> {
  for (const place of [NOWHERE, path]) {
    if (placeOf(page) === place) continue;
    await page.evaluate(
      `for (const h1 of document.querySelectorAll('h1')) h1.dataset.left = '';
      history.pushState(null, '', ${JSON.stringify(place)})`,
    );
    await page.locator('h1:not([data-left])').first().waitFor();
  }
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
