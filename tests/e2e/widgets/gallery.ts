import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { browserOfWorker, complaintsOf, newPage, type OpenPage, type Theme } from '../browser.ts';

export interface StoryPage extends OpenPage {
  /** A state of the story, by its name. */
  state: (name: string) => Locator;
  /** What the page wrote into its log as a warning. */
  warnings: readonly string[];
}

export interface StoryOptions {
  theme?: Theme;
  width?: number;
  height?: number;
  language?: string;
  /** The page's clock is fixed at this time; `page.clock.runFor` advances it. */
  stoppedAt?: number;
  /** It is always this time, while timers run as they do. */
  now?: number;
  /** The page is loaded for it, whatever stood in it before: for a test of what is got when. */
  anew?: boolean;
  /** Things move and fade: for a test of how they do. Else they are where they go to at once. */
  motion?: boolean;
}

/** The gallery of widgets, built as the console is built, in a real browser. */
export class Gallery {
  readonly #address: string;
  readonly #browser: Browser;
  /** Kept pictures show what a page is that was just loaded. */
  readonly #pictures: boolean;
  /** Pages that show no story anymore, by the time it is there. The next one comes much sooner in one of them. */
  readonly #idle = new Map<number | undefined, Page[]>();
  readonly #inUse = new Set<Page>();

  private constructor(address: string, browser: Browser, pictures: boolean) {
    this.#address = address;
    this.#browser = browser;
    this.#pictures = pictures;
  }

  static async start(address: string, pictures: boolean): Promise<Gallery> {
    return new Gallery(address, await browserOfWorker({ pictures }), pictures);
  }

  /** One story alone: nothing is left of what stood in the page before. */
  async open(
    story: string,
    {
      theme = 'light',
      width = 1440,
      height = 900,
      language,
      stoppedAt,
      now,
      motion = false,
      anew = this.#pictures,
    }: StoryOptions = {},
  ): Promise<StoryPage> {
    const idle = this.#idle.get(now) ?? [];
    this.#idle.set(now, idle);
    const kept = stoppedAt === undefined ? idle.pop() : undefined;
    const page = kept ?? (await newPage(this.#browser, { acceptDownloads: true }));
    this.#inUse.add(page);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' });
    if (stoppedAt !== undefined) {
      await page.clock.install({ time: stoppedAt - 1000 });
      await page.clock.pauseAt(stoppedAt);
    }
    if (now !== undefined) await page.clock.setFixedTime(now);
    const { complaints, warnings, stop } = complaintsOf(page);
    const spoken = language === undefined ? '' : `&lang=${language}`;
    const search = `?story=${story}&theme=${theme}${spoken}`;
    if (kept === undefined || anew) await page.goto(`${this.#address}${search}`);
    else await show(page, search);
    await page.locator('[data-story]').first().waitFor();
    return {
      page,
      complaints,
      warnings,
      state: (name) => page.locator(`[data-state="${name}"]`),
      close: async () => {
        if (!this.#inUse.delete(page)) return;
        stop();
        // A stopped clock stays stopped in that page, and a toast outlives its cause.
        if (stoppedAt !== undefined || (await page.getByRole('alertdialog').count()) > 0)
          return page.context().close();
        await page.mouse.move(0, 0);
        await show(page, '?story=none');
        await page.evaluate('localStorage.clear(); sessionStorage.clear()');
        idle.push(page);
      },
    };
  }

  /** Ends the pages that a test which failed left open. */
  async closeOpened(): Promise<void> {
    const left = [...this.#inUse];
    this.#inUse.clear();
    for (const page of left) await page.context().close();
  }

  /** Closes its pages; the browser is there for the next file. */
  async close(): Promise<void> {
    await this.closeOpened();
    for (const page of [...this.#idle.values()].flat()) await page.context().close();
  }
}

async function show(page: Page, search: string): Promise<void> {
  await page.evaluate(`showStory(${JSON.stringify(search)})`);
}

export interface GalleryOfTests {
  open: Gallery['open'];
  /** Does the work in the story, which must complain about nothing meanwhile, and closes it. */
  inStory: (name: string, work: (story: StoryPage) => Promise<void>, options?: StoryOptions) => Promise<void>;
}

/** The gallery for the tests of a file. With `pictures` it is drawn as the kept pictures were. */
export function useGallery({ pictures = false } = {}): GalleryOfTests {
  let gallery: Gallery | undefined;
  beforeAll(async () => {
    gallery = await Gallery.start(inject('gallery'), pictures);
  });
  afterEach(() => gallery?.closeOpened());
  afterAll(() => gallery?.close());
  const open: Gallery['open'] = (...asked) => {
    if (gallery === undefined) throw new Error('A story opens inside a test.');
    return gallery.open(...asked);
  };
  return {
    open,
    inStory: async (name, work, options) => {
      const story = await open(name, options);
      await work(story);
      expect(story.complaints).toEqual([]);
      await story.close();
    },
  };
}

/** The story as each test of a block finds it, opened before and closed after; it must complain about nothing meanwhile. */
export function useStory(gallery: GalleryOfTests, name: string, options?: StoryOptions): StoryPage {
  let opened: StoryPage | undefined;
  beforeEach(async () => {
    const story = await gallery.open(name, options);
    opened = story;
    return async () => {
      expect(story.complaints).toEqual([]);
      await story.close();
    };
  });
  const story = (): StoryPage => {
    if (opened === undefined) throw new Error('The story is there inside a test.');
    return opened;
  };
  return {
    get page() {
      return story().page;
    },
    get complaints() {
      return story().complaints;
    },
    get warnings() {
      return story().warnings;
    },
    state: (state) => story().state(state),
    close: () => story().close(),
  };
}

/** The name of what has the focus, as a screen reader would say it. */
export async function focusedName(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const focused = document.activeElement?.cloneNode(true);
    for (const hidden of focused?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
    return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim();
  })()`);
}
