import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, inject } from 'vitest';
import { browserOfWorker, complaintsOf, newPage, type OpenPage, type Theme } from '../browser.ts';

export interface StoryPage extends OpenPage {
  /** A state of the story, by its name. */
  state: (name: string) => Locator;
  /** What the page wrote into its log as a warning. */
  warnings: readonly string[];
}

export interface StoryOptions {
  /** The states of the story that are shown; without it, all of them, which takes up to ten times as long. */
  states?: string | readonly string[];
  theme?: Theme;
  width?: number;
  height?: number;
  language?: string;
  /** The page's clock is fixed at this time; `page.clock.runFor` advances it. */
  stoppedAt?: number;
  /** It is always this time, while timers run as they do. */
  now?: number;
  /** The page is loaded for it: for a test of what is got when. */
  fresh?: boolean;
  /** Things move and fade: for a test of how they do. Else they are where they go to at once. */
  motion?: boolean;
}

/** Its clock can't be given back: a page with a stopped one, or one of a fixed time, serves such stories only. */
type ClockOfPage = 'running' | 'stopped' | number;

declare global {
  var galleriesOfWorker: Map<string, Gallery> | undefined;
}

/** The gallery of widgets, built as the console is built, in a real browser. */
export class Gallery {
  readonly #address: string;
  readonly #browser: Browser;
  /** Pages that show no story anymore. The next one comes ten times sooner in one of them. */
  readonly #idle = new Map<ClockOfPage, Page[]>();
  readonly #inUse = new Set<Page>();

  private constructor(address: string, browser: Browser) {
    this.#address = address;
    this.#browser = browser;
  }

  /** The one that all test files of a worker share, and its pages. */
  static async ofWorker(address: string, pictures: boolean): Promise<Gallery> {
    globalThis.galleriesOfWorker ??= new Map();
    const browser = await browserOfWorker({ pictures });
    const name = `${address} ${pictures}`;
    const kept = globalThis.galleriesOfWorker.get(name);
    if (kept !== undefined && kept.#browser === browser) return kept;
    const gallery = new Gallery(address, browser);
    globalThis.galleriesOfWorker.set(name, gallery);
    return gallery;
  }

  /** One story alone: nothing is left of what was in the page before. */
  async open(
    story: string,
    {
      states = [],
      theme = 'light',
      width = 1440,
      height = 900,
      language = 'en',
      stoppedAt,
      now,
      motion = false,
      fresh = false,
    }: StoryOptions = {},
  ): Promise<StoryPage> {
    const clock = stoppedAt === undefined ? (now ?? 'running') : 'stopped';
    const idle = this.#idle.get(clock) ?? [];
    this.#idle.set(clock, idle);
    const kept = idle.pop();
    const page = kept ?? (await newPage(this.#browser, { acceptDownloads: true }));
    this.#inUse.add(page);
    await sizePage(page, width, height);
    if (motion) await page.emulateMedia({ reducedMotion: 'no-preference' });
    if (stoppedAt !== undefined) await stopAt(page, stoppedAt, kept !== undefined);
    if (now !== undefined && kept === undefined) await page.clock.setFixedTime(now);
    const { complaints, warnings, stop } = complaintsOf(page);
    const search = new URLSearchParams({ story, theme, lang: language });
    for (const state of [states].flat()) search.append('state', state);
    if (kept === undefined || fresh) await page.goto(`${this.#address}?${search}`);
    else await show(page, `?${search}`);
    await page.locator('[data-story]').first().waitFor();
    return {
      page,
      complaints,
      warnings,
      state: (name) => page.locator(`[data-state="${name}"]`),
      close: async () => {
        if (!this.#inUse.delete(page)) return;
        stop();
        // A toast outlives its cause.
        if ((await page.getByRole('alertdialog').count()) > 0) return page.context().close();
        await page.mouse.move(0, 0);
        await show(page, '?story=none');
        await page.evaluate('localStorage.clear(); sessionStorage.clear()');
        if (motion) await page.emulateMedia({ reducedMotion: 'reduce' });
        // What still waits to end, such as the rest of a tooltip, ends now.
        if (clock === 'stopped') await page.clock.runFor(LONGEST_REST_MS);
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
}

const LONGEST_REST_MS = 5000;

async function sizePage(page: Page, width: number, height: number): Promise<void> {
  const { width: before, height: beforeHeight } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width !== before || height !== beforeHeight) await page.setViewportSize({ width, height });
}

async function stopAt(page: Page, time: number, isStopped: boolean): Promise<void> {
  if (isStopped) return page.clock.setSystemTime(time);
  await page.clock.install({ time: time - 1000 });
  await page.clock.pauseAt(time);
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
    gallery = await Gallery.ofWorker(inject('gallery'), pictures);
  });
  // As an `afterEach` it would run before a story that is open for each test is closed, and its page be lost.
  beforeEach(() => () => gallery?.closeOpened());
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
