import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, useGallery } from './gallery.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const gallery = useGallery();

/** Scrolls, and comes back once the page has heard of it. */
async function scrollTo(page: Page, px: number): Promise<void> {
  await page.evaluate(`new Promise((heard) => {
    addEventListener('scroll', heard, { once: true });
    scrollTo(0, ${px});
  }).then(() => undefined)`);
}

/** The last move of the page has been looked at. */
const looked = (page: Page) => page.clock.runFor(200);

describe('the frame around a page', () => {
  test('has a header that says of the session who, where and as what, where no wide sidebar does [WD-W064]', async () => {
    const { state, close } = await gallery.open('frame-parts');
    const header = state('Header beside a narrow sidebar');
    const account = header.getByRole('button', { name: 'Nadia Berrada' });
    expect(await account.textContent()).toContain('Atlas Foods · sysadmin');
    await expect.poll(() => state('Header beside a sidebar').getByText('Nadia Berrada').count()).toBe(0);
    await expect
      .poll(() => state('A session without a name').getByText('nadia@atlasfoods.example').count())
      .toBe(1);
    await account.click();
    await header.page().getByRole('button', { name: 'Sign out' }).waitFor();
    await close();
  });

  test('has slots for search, scope and actions that hold whatever the names are [WD-W064]', async () => {
    const { state, close } = await gallery.open('frame-parts', { width: 1024 });
    const header = await state('Hostile names').locator('header').boundingBox();
    const action = await state('Hostile names')
      .getByRole('button', { name: 'EN', exact: true })
      .boundingBox();
    if (header === null || action === null) throw new Error('the header is not in sight');
    expect(header.height).toBe(52);
    expect(action.x + action.width).toBeLessThan(header.x + header.width);
    await close();
  });

  test('has a footer [WD-W065]', async () => {
    const { page, close } = await gallery.open('page-frame');
    const footer = page.locator('footer');
    expect(await footer.textContent()).toContain('Atlas Foods');
    await footer.getByRole('link', { name: 'Read the API' }).scrollIntoViewIfNeeded();
    await close();
  });

  test('begins with a link past it [WD-W076]', async () => {
    const { page, close } = await gallery.open('page-frame');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Skip to content');
    const box = await page.getByRole('link', { name: 'Skip to content' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement?.id')).toBe('content');
    await close();
  });

  test('has a sidebar that collapses to icons, and stays so [WD-W077]', async () => {
    const { page, close } = await gallery.open('page-frame');
    const areas = page.getByRole('navigation', { name: 'Areas' });
    const width = async () => (await areas.boundingBox())?.width;
    const main = page.locator('#content');
    const before = await main.boundingBox();
    expect(await width()).toBe(216);
    await areas.getByRole('button', { name: 'Collapse sidebar' }).press('Enter');
    await areas.getByRole('button', { name: 'Expand sidebar' }).waitFor();
    expect(await width()).toBeLessThan(60);
    expect((await main.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);
    // Who listens hears the names still, and who was at the button still is.
    await expect.poll(() => focusedName(page)).toBe('Expand sidebar');
    await areas.getByRole('link', { name: 'Audit' }).waitFor();
    await page.reload();
    expect(await width()).toBeLessThan(60);
    await areas.getByRole('button', { name: 'Expand sidebar' }).click();
    expect(await width()).toBe(216);
    await close();
  });

  test('collapses its sidebar automatically in a narrow window, unless a person expands it [WD-W077]', async () => {
    const { page, close } = await gallery.open('page-frame', { width: 1024 });
    const areas = page.getByRole('navigation', { name: 'Areas' });
    await areas.getByRole('button', { name: 'Expand sidebar' }).click();
    expect((await areas.boundingBox())?.width).toBe(216);
    await close();
  });

  test.each([
    ['the sign-in page [WD-S004]', 'As the sign-in page'],
    ['a syndicated tenant [WD-S005]', 'As a syndicated tenant'],
  ])('has neither sidebar nor navigation for %s', async (_, button) => {
    const { page, close } = await gallery.open('page-frame');
    await page.getByRole('navigation').waitFor();
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('navigation').waitFor({ state: 'detached' });
    // The page has the whole width, and the header the mark and the account that stood in the sidebar.
    const main = await page.locator('#content').boundingBox();
    const header = await page.locator('header').first().boundingBox();
    expect(main?.x).toBe(header?.x);
    await page.getByRole('button', { name: 'Nadia Berrada' }).waitFor();
    await page.getByRole('link', { name: 'Casbah' }).waitFor();
    await page.getByRole('button', { name: 'As a page', exact: true }).click();
    await page.getByRole('navigation').waitFor();
    await close();
  });
});

describe('the language switch', () => {
  test('names each language as those who speak it do, and calls back [WD-W063] [PL-R042]', async () => {
    const { page, state, close } = await gallery.open('frame-parts');
    const story = state('Language switch');
    await story.getByRole('button', { name: 'Language: English EN' }).click();
    const list = page.getByRole('dialog', { name: 'Language' });
    await list.waitFor();
    expect(await list.getByRole('button').allTextContents()).toEqual([
      'English',
      'Español',
      'Français',
      'Deutsch',
      '日本語',
    ]);
    expect(await list.getByRole('button', { name: '日本語' }).getAttribute('lang')).toBe('ja-JP');
    expect(await list.getByRole('button', { pressed: true }).textContent()).toBe('English');
    await list.getByRole('button', { name: 'Deutsch' }).click();
    expect(await story.locator('output').textContent()).toBe('de');
    await story.getByRole('button', { name: 'Language: Deutsch DE' }).waitFor();
    await close();
  });
});

describe('a browser without local storage', () => {
  test('is reported as not OK, and one with it is not [WD-X020]', async () => {
    const { state, close } = await gallery.open('frame-parts');
    const notice = state('A browser that keeps nothing').getByRole('status');
    expect(await notice.textContent()).toContain('doesn’t store site data');
    await expect.poll(() => state('A browser that keeps').getByRole('status').count()).toBe(0);
    await close();
  });
});

describe('scrolling', () => {
  test.each([
    ['past 108 px [WD-S069] [WD-K098]', 'In a page of its own', 108],
    ['past 30 px where it is embedded [WD-S069] [WD-K099]', 'In another page’s frame', 30],
  ])('pins the header %s, and its place keeps its height', async (_, name, offset) => {
    const { page, state, close } = await gallery.open('sticky-header', { stoppedAt: NOON });
    const head = state(name).getByRole('heading', { level: 4 });
    const pinned = state(name).locator('[data-pinned]');
    const height = await page.evaluate('document.documentElement.scrollHeight');
    await scrollTo(page, offset);
    await looked(page);
    await expect.poll(() => pinned.count()).toBe(0);
    await scrollTo(page, offset + 1);
    await looked(page);
    await pinned.waitFor();
    expect((await head.boundingBox())?.y).toBeLessThan(60);
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(height);
    await scrollTo(page, 900);
    await looked(page);
    expect((await head.boundingBox())?.y).toBeLessThan(60);
    await scrollTo(page, 0);
    await looked(page);
    await pinned.waitFor({ state: 'detached' });
    await close();
  });

  test('is looked at every 100 ms, and so is the window’s size [WD-K076]', async () => {
    const { page, state, close } = await gallery.open('sticky-header', { stoppedAt: NOON });
    const pinned = state('In a page of its own').locator('[data-pinned]');
    // The initial check lasts 100 ms.
    await looked(page);
    await scrollTo(page, 50);
    await scrollTo(page, 400);
    await expect.poll(() => pinned.count()).toBe(0);
    await page.clock.runFor(90);
    await expect.poll(() => pinned.count()).toBe(0);
    await page.clock.runFor(20);
    await pinned.waitFor();
    const end = page.getByTestId('end');
    expect(await end.textContent()).toBe('far');
    await looked(page);
    await page.setViewportSize({ width: 1440, height: 3000 });
    await looked(page);
    await expect.poll(() => end.textContent()).toBe('near');
    await close();
  });

  test('says that the end is near from 100 px on [WD-K077]', async () => {
    const { page, close } = await gallery.open('sticky-header', { stoppedAt: NOON });
    const end = page.getByTestId('end');
    const last = await page.evaluate<number>(
      'document.documentElement.scrollHeight - document.documentElement.clientHeight',
    );
    await scrollTo(page, last - 101);
    await looked(page);
    expect(await end.textContent()).toBe('far');
    await scrollTo(page, last - 100);
    await looked(page);
    await expect.poll(() => end.textContent()).toBe('near');
    await close();
  });
});

describe('the splash', () => {
  test('is gone 500 ms after the page is ready, and takes no press meanwhile [PL-K011] [WD-K097]', async () => {
    const { page, state, close } = await gallery.open('splash', { stoppedAt: NOON });
    const splash = state('Begins').getByText('Casbah', { exact: true });
    await page.clock.runFor(5000);
    await expect.poll(() => splash.count()).toBe(1);
    await page.getByRole('button', { name: 'The page is ready' }).click();
    await state('Begins').getByRole('button', { name: 'Pressed 0 times' }).click();
    await state('Begins').getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    await page.clock.runFor(490);
    await expect.poll(() => splash.count()).toBe(1);
    await page.clock.runFor(20);
    await splash.waitFor({ state: 'detached' });
    await close();
  });
});

describe('the first-time video', () => {
  test('is offered once: watched or put away, it does not come again [WD-W066]', async () => {
    const { page, state, close } = await gallery.open('first-time-video');
    const audit = page.getByRole('region', { name: 'A first look at Audit' });
    const detect = page.getByRole('region', { name: 'A first look at Detect' });
    await audit.getByRole('button', { name: 'Watch video' }).click();
    const film = page.getByRole('dialog', { name: 'A first look at Audit' });
    await film.locator('video').waitFor();
    await page.keyboard.press('Escape');
    await film.waitFor({ state: 'detached' });
    await audit.waitFor({ state: 'detached' });
    await detect.getByRole('button', { name: 'Not now' }).click();
    await detect.waitFor({ state: 'detached' });
    await page.reload();
    await state('A browser that keeps nothing').getByRole('region').waitFor();
    await expect.poll(() => audit.count()).toBe(0);
    await expect.poll(() => detect.count()).toBe(0);
    await close();
  });

  test('closes at its end [WD-W066]', async () => {
    const { page, close } = await gallery.open('first-time-video');
    await page
      .getByRole('region', { name: 'A first look at Audit' })
      .getByRole('button', { name: 'Watch video' })
      .click();
    const film = page.getByRole('dialog', { name: 'A first look at Audit' });
    await film.locator('video').dispatchEvent('ended');
    await film.waitFor({ state: 'detached' });
    await close();
  });
});

describe('alerts', () => {
  test.each([
    ['success [PL-K007]', 'Success', 'Export is ready', 5000],
    ['information [PL-K008]', 'Information', 'Lyon is read again', 8000],
    ['a warning [PL-K009]', 'Warning', 'Two lines were set aside', 10_000],
    ['an error [PL-K010]', 'Error', 'The source was not saved', 15_000],
  ])('of %s disappear after their timeout', async (_, button, title, ms) => {
    const { page, close } = await gallery.open('toast', { stoppedAt: NOON });
    // By the keyboard: a pointer or the focus among the alerts would hold them.
    await page.getByRole('button', { name: button, exact: true }).press('Enter');
    const alert = page.getByRole('alertdialog', { name: title });
    await alert.waitFor();
    await page.clock.runFor(ms - 200);
    await expect.poll(() => alert.count()).toBe(1);
    await page.clock.runFor(400);
    await alert.waitFor({ state: 'detached' });
    await close();
  });

  test('that are retained stay until they are closed; those that offer something to do go after 10 s [PL-S062]', async () => {
    const { page, close } = await gallery.open('toast', { stoppedAt: NOON });
    for (const name of ['Success that is retained', 'Success with an action', 'Action that passes'])
      await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('alertdialog', { name: 'The row was copied' }).waitFor();
    await page.clock.runFor(60_000);
    const retained = page.getByRole('alertdialog', { name: 'Casbah was updated' });
    await page.getByRole('alertdialog', { name: 'The row was copied' }).waitFor({ state: 'detached' });
    await page.getByRole('alertdialog', { name: 'The file is read' }).waitFor({ state: 'detached' });
    await retained.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await page.clock.runFor(1000);
    await retained.waitFor({ state: 'detached' });
    await close();
  });

  test('of errors show the request id [PL-X063]', async () => {
    const { page, close } = await gallery.open('toast');
    await page.getByRole('button', { name: 'Error', exact: true }).click();
    const alert = page.getByRole('alertdialog', { name: 'The source was not saved' });
    await alert.getByText('Request ID 01JD3Z8Q4W9K').waitFor();
    await close();
  });

  test('hold whatever they are given', async () => {
    const { page, close } = await gallery.open('toast');
    await page.getByRole('button', { name: 'Hostile words' }).click();
    const box = await page.getByRole('alertdialog').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await close();
  });
});

describe('axe finds nothing wrong', () => {
  test.each(['frame-parts', 'sticky-header', 'first-time-video'])('with %s', async (story) => {
    const { page, complaints, close } = await gallery.open(story);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('with the splash, while it is there', async () => {
    const { page, close } = await gallery.open('splash');
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });

  test('with alerts', async () => {
    const { page, close } = await gallery.open('toast');
    for (const name of ['Success', 'Warning', 'Error'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('alertdialog', { name: 'The source was not saved' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });

  test('with a header’s and a switch’s choices', async () => {
    const { page, state, close } = await gallery.open('frame-parts');
    await state('Language switch').getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    await close();
  });
});
