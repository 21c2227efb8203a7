import type { Browser, Locator, Page } from 'playwright-core';
import { preview } from 'vite';
import { inject } from 'vitest';
import { type OpenPage, openPage, startBrowser, type Theme } from '../browser.ts';
import { GALLERY_CONFIG } from './build-gallery.ts';

export interface StoryPage extends OpenPage {
  /** A state of the story, by its name. */
  state: (name: string) => Locator;
}

/** The gallery of widgets, built as the console is built, in a real browser. */
export class Gallery {
  private readonly address: string;
  private readonly browser: Browser;
  private readonly end: () => Promise<void>;

  private constructor(address: string, browser: Browser, end: () => Promise<void>) {
    this.address = address;
    this.browser = browser;
    this.end = end;
  }

  static async start(): Promise<Gallery> {
    const server = await preview({
      configFile: GALLERY_CONFIG,
      logLevel: 'error',
      build: { outDir: inject('gallery') },
      preview: { port: 0, host: '127.0.0.1' },
    });
    const browser = await startBrowser();
    const address = server.resolvedUrls?.local[0] ?? '';
    return new Gallery(address, browser, async () => {
      await browser.close();
      await server.close();
    });
  }

  /** One story alone, or all of them. */
  async open(
    story: string,
    {
      theme = 'light',
      width = 1440,
      height = 900,
      language,
      stoppedAt,
    }: {
      theme?: Theme;
      width?: number;
      height?: number;
      language?: string;
      /** The page's clock stands at this time; `page.clock.runFor` moves it on. */
      stoppedAt?: number;
    } = {},
  ): Promise<StoryPage> {
    const opened = await openPage(this.browser, { viewport: { width, height }, acceptDownloads: true });
    if (stoppedAt !== undefined) {
      await opened.page.clock.install({ time: stoppedAt - 1000 });
      await opened.page.clock.pauseAt(stoppedAt);
    }
    const which = story === 'all' ? '' : `story=${story}&`;
    const spoken = language === undefined ? '' : `&lang=${language}`;
    await opened.page.goto(`${this.address}?${which}theme=${theme}${spoken}`);
    await opened.page.locator('[data-story]').first().waitFor();
    return { ...opened, state: (name) => opened.page.locator(`[data-state="${name}"]`) };
  }

  async close(): Promise<void> {
    await this.end();
  }
}

/** The name of what has the focus, as a screen reader would say it. */
export async function focusedName(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const focused = document.activeElement?.cloneNode(true);
    for (const hidden of focused?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
    return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim();
  })()`);
}
