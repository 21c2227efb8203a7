import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, useGallery } from './gallery.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

const gallery = useGallery();

const styleOf = (element: Locator, property: string) =>
  element.evaluate(
    (node, name) => node.ownerDocument.defaultView?.getComputedStyle(node).getPropertyValue(name) ?? '',
    property,
  );

describe('an overlay', () => {
  test('is shown, hidden at once when dismissed, and taken away a second later [WD-W011] [WD-S050] [WD-S051] [WD-K096]', async () => {
    const { page, close } = await gallery.open('overlay', { stoppedAt: NOON });
    await page.getByRole('button', { name: 'Compare services' }).click();
    const overlay = page.getByRole('dialog', { name: 'Compare services' });
    await overlay.waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toBe('Compare services');
    const element = page.locator('section[role="dialog"]');
    await page.clock.runFor(900);
    await expect.poll(() => element.count()).toBe(1);
    await page.clock.runFor(200);
    await element.waitFor({ state: 'detached' });
    await close();
  });

  test('tells who listens when the page is covered and when it is free again, once however many there are [WD-S052]', async () => {
    const { page, close } = await gallery.open('overlay');
    const told = page.getByTestId('told');
    await page.getByRole('button', { name: 'Compare services' }).click();
    await page.getByRole('button', { name: 'Ask first' }).click();
    await page.getByRole('dialog', { name: 'A dialog over it' }).waitFor();
    await expect.poll(() => told.textContent()).toBe('opened');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'A dialog over it' }).waitFor({ state: 'detached' });
    expect(await told.textContent()).toBe('opened');
    await expect.poll(() => focusedName(page)).toBe('Ask first');
    await page.keyboard.press('Escape');
    await expect.poll(() => told.textContent()).toBe('opened closed');
    await close();
  });
});

describe('a sliding panel', () => {
  test('is hidden until it slides in, and again once it has slid away [WD-W012] [WD-S053] [WD-S055]', async () => {
    const { page, close } = await gallery.open('overlay', { motion: true });
    const panel = page.locator('aside', { hasText: 'The page beside stays in use.' }).first();
    expect(await panel.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Slide in from the end' }).click();
    await panel.waitFor();
    await expect.poll(() => styleOf(panel, 'translate')).toBe('0px');
    // It can be seen until it is there: hiding it at once would cut the way short.
    const watched = await panel.evaluateHandle((element) => ({
      arrived: new Promise<boolean>((seen) =>
        element.addEventListener('transitionend', () => seen(!element.hidden), { once: true }),
      ),
    }));
    await page.keyboard.press('Escape');
    expect(await watched.evaluate(({ arrived }) => arrived)).toBe(true);
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toBe('Slide in from the end');
    await close();
  });

  test.each(['click', 'Enter', ' ', 'Escape'])('closes by %j [WD-S054]', async (way) => {
    const { page, close } = await gallery.open('overlay');
    await page.getByRole('button', { name: 'Slide in from the start' }).click();
    const panel = page.getByRole('complementary', { name: 'Request a service' });
    await panel.waitFor();
    const button = panel.getByRole('button', { name: 'Close' });
    // On the button Esc would first close its tooltip.
    if (way === 'Escape') await page.keyboard.press(way);
    else if (way === 'click') await button.click();
    else {
      await button.focus();
      await page.keyboard.press(way);
    }
    await panel.waitFor({ state: 'hidden' });
    await close();
  });

  test('without its attributes says so in the log [WD-X044] [WD-X045]', async () => {
    const { complaints, close } = await gallery.open('overlay');
    await expect
      .poll(() => complaints)
      .toEqual(
        expect.arrayContaining([
          'Attribute sliding-panel-visible is missing!',
          'Attribute sliding-panel-expand is missing!',
        ]),
      );
    await close();
  });
});

test('toggle panels slide between -460 px and 0 px; opening one sends the others away [WD-W080] [WD-S056] [WD-S057]', async () => {
  const { page, close } = await gallery.open('overlay');
  const notes = page.getByRole('region', { name: 'Notes' });
  const place = (name: string) => styleOf(page.locator(`section[aria-label="${name}"]`), 'translate');
  expect(await place('Notes')).toBe('-460px');
  await page.getByRole('button', { name: 'Notes' }).click();
  await notes.waitFor();
  await expect.poll(() => place('Notes')).toBe('0px');
  await page.getByRole('button', { name: 'History' }).click();
  await expect.poll(() => place('Notes')).toBe('-460px');
  await expect.poll(() => place('History')).toBe('0px');
  expect(await notes.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => place('History')).toBe('-460px');
  await close();
});

test('a video closes by a click beside it and by Esc [WD-W078] [WD-S070]', async () => {
  const { page, close } = await gallery.open('overlay');
  const film = page.getByRole('dialog', { name: 'A first look at Casbah' });
  await page.getByRole('button', { name: 'Watch the film' }).click();
  await film.waitFor();
  await page.mouse.click(5, 5);
  await film.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Watch the film' }).click();
  await film.waitFor();
  await page.keyboard.press('Escape');
  await film.waitFor({ state: 'detached' });
  await close();
});

test('a tooltip opens after a second and keeps to 200 by 50 px [WD-K055] [WD-K056]', async () => {
  const { page, close } = await gallery.open('overlay', { stoppedAt: NOON });
  const tooltip = page.getByRole('tooltip');
  // The first move of a pointer isn't yet known to be one.
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Long' }).hover();
  await page.clock.runFor(900);
  await expect.poll(() => tooltip.count()).toBe(0);
  await page.clock.runFor(600);
  await tooltip.waitFor();
  const box = await tooltip.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(200);
  expect(box?.height).toBeLessThanOrEqual(50);
  await close();
});

test('of smart labels one is unfolded: opening one folds the others [WD-S062]', async () => {
  const { page, close } = await gallery.open('smart-label');
  const services = page.getByRole('button', { name: '3 services' });
  const groups = page.getByRole('button', { name: '2 groups' });
  expect(await page.getByText('Dropbox, WeTransfer, MEGA').isVisible()).toBe(false);
  await services.click();
  await page.getByText('Dropbox, WeTransfer, MEGA').waitFor();
  await groups.click();
  await page.getByText('Finance, Research').waitFor();
  expect(await services.getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByText('Dropbox, WeTransfer, MEGA').isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  expect(await groups.getAttribute('aria-expanded')).toBe('false');
  await close();
});

describe('notices', () => {
  test('of maintenance come half a second after the page [WD-S033] [WD-K039]', async () => {
    const { page, state, close } = await gallery.open('maintenance-banner', { stoppedAt: NOON });
    const notice = state('Under way').getByRole('status');
    await page.clock.runFor(490);
    await expect.poll(() => notice.count()).toBe(0);
    await page.clock.runFor(20);
    await notice.waitFor();
    await close();
  });

  test('say how near it is and lead to the status page; near ones stay, others can be put away for good [WD-W005] [WD-W053] [WD-W054] [WD-S031]', async () => {
    const { page, state, close } = await gallery.open('maintenance-banner');
    const underWay = state('Under way').getByRole('status');
    expect(await underWay.textContent()).toContain('is in progress until');
    expect(await state('Within the hour').getByRole('status').textContent()).toContain('starts at');
    expect(await underWay.getByRole('link').getAttribute('href')).toBe('https://status.example.com/');
    await expect.poll(() => underWay.getByRole('button').count()).toBe(0);
    await expect.poll(() => state('An announcement').getByRole('link').count()).toBe(0);

    const week = state('Within a week').getByRole('status');
    await week.getByRole('button', { name: 'Dismiss' }).click();
    await week.waitFor({ state: 'detached' });
    const keys = await page.evaluate<string[]>('Object.keys(localStorage)');
    expect(keys.filter((key) => key.startsWith('period5000'))).toHaveLength(1);
    await page.reload();
    await underWay.waitFor();
    await expect.poll(() => week.count()).toBe(0);
    await close();
  });

  test('that are no maintenance say their name [WD-S032]', async () => {
    const { state, close } = await gallery.open('maintenance-banner');
    const words = state('An announcement').getByRole('status').getByRole('paragraph');
    expect(await words.textContent()).toBe('Our office moves on Monday');
    await close();
  });

  test('that are not public are for system administrators', async () => {
    const { state, close } = await gallery.open('maintenance-banner');
    await state('Not public, to a system administrator').getByRole('status').waitFor();
    await expect.poll(() => state('Not public, to an administrator').getByRole('status').count()).toBe(0);
    await close();
  });

  test('warn of a clock that is off by more than an hour [WD-X019]', async () => {
    const { state, close } = await gallery.open('maintenance-banner');
    expect(await state('A wrong clock').getByRole('status').textContent()).toContain(
      'off by more than an hour',
    );
    await expect.poll(() => state('A clock that is right enough').getByRole('status').count()).toBe(0);
    await close();
  });
});

test.each([
  ['overlay', 'Compare services'],
  ['overlay', 'Slide in from the end'],
  ['overlay', 'Notes'],
  ['maintenance-banner', undefined],
  ['smart-label', '3 services'],
])('axe finds nothing wrong with %s, %s', async (story, button) => {
  const { page, close } = await gallery.open(story);
  if (button !== undefined) await page.getByRole('button', { name: button }).click();
  else await page.getByRole('status').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await close();
});
