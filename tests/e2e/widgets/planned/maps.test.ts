import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../../browser.ts';
import { useGallery } from '../gallery.ts';

const gallery = useGallery();

const mapOf = (state: Locator) => state.getByRole('group', { name: 'Map', exact: true });
const scaleOf = async (state: Locator) => Number(await mapOf(state).getAttribute('data-scale'));
const atlasRequests = (page: Page) =>
  page.evaluate<readonly string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('countries-110m'))`,
  );
const rightOf = (points: Locator) =>
  points.evaluateAll((all) => all.map((point): number => point.getBoundingClientRect().x));

describe('the geo map', () => {
  test('shows places as large as their counts on 924 by 525 [WD-W025] [WD-K048]', async () => {
    const { state, close } = await gallery.open('geo-map');
    const chart = state('Sign-ins by place');
    await mapOf(chart).waitFor();
    const box = await mapOf(chart).boundingBox();
    expect([box?.width, box?.height]).toEqual([924, 525]);
    const marks = chart.locator('svg').getByRole('button');
    await expect.poll(() => marks.count()).toBe(7);
    const radius = async (name: string) =>
      Number(await chart.getByRole('button', { name }).getAttribute('r'));
    expect((await radius('Paris: 410')) / (await radius('Casablanca: 820'))).toBeCloseTo(Math.SQRT1_2, 3);
    await close();
  });

  test('a step of a button, a key or the wheel zooms by 1.1, from 1 to 10 [WD-K046] [WD-K047]', async () => {
    const { page, state, close } = await gallery.open('geo-map');
    const chart = state('Sign-ins by place');
    await mapOf(chart).waitFor();
    await chart.getByRole('button', { name: 'Zoom in' }).click();
    expect(await scaleOf(chart)).toBeCloseTo(1.1, 3);
    await mapOf(chart).focus();
    await page.keyboard.press('+');
    expect(await scaleOf(chart)).toBeCloseTo(1.21, 3);
    await mapOf(chart).hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(() => scaleOf(chart)).toBeCloseTo(1.331, 3);
    for (let step = 0; step < 30; step++) await page.keyboard.press('=');
    expect(await scaleOf(chart)).toBe(10);
    expect(await chart.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(true);
    for (let step = 0; step < 30; step++) await page.keyboard.press('-');
    expect(await scaleOf(chart)).toBe(1);
    await close();
  });

  test('the page still scrolls over it; with Ctrl the wheel zooms', async () => {
    const { page, state, close } = await gallery.open('geo-map');
    const chart = state('Sign-ins by place');
    await mapOf(chart).scrollIntoViewIfNeeded();
    await page.evaluate('scrollTo(0, 0)');
    await state('Hostile names, narrow').getByRole('group', { name: 'Map', exact: true }).hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(50);
    expect(await scaleOf(state('Hostile names, narrow'))).toBe(1);
    await page.keyboard.down('Control');
    await state('Hostile names, narrow').getByRole('group', { name: 'Map', exact: true }).hover();
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => scaleOf(state('Hostile names, narrow'))).toBeCloseTo(1.1, 3);
    await close();
  });

  test('arrows and dragging move it, 0 shows the whole again', async () => {
    const { page, state, close } = await gallery.open('geo-map');
    const chart = state('Sign-ins by place');
    await mapOf(chart).waitFor();
    await mapOf(chart).focus();
    for (let step = 0; step < 10; step++) await page.keyboard.press('+');
    const marks = chart.locator('svg').getByRole('button');
    const before = await rightOf(marks);
    await page.keyboard.press('ArrowRight');
    const after = await rightOf(marks);
    expect((before[0] ?? 0) - (after[0] ?? 0)).toBeCloseTo(924 * 0.12, 0);
    await mapOf(chart).scrollIntoViewIfNeeded();
    const box = await mapOf(chart).boundingBox();
    if (box === null) throw new Error('no map');
    const start = await rightOf(marks);
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => ((await rightOf(marks))[0] ?? 0) - (start[0] ?? 0)).toBeCloseTo(40, 0);
    await mapOf(chart).focus();
    await page.keyboard.press('0');
    expect(await scaleOf(chart)).toBe(1);
    await close();
  });

  test('walking over the points brings each into sight, Enter chooses it', async () => {
    const { page, state, close } = await gallery.open('geo-map');
    const chart = state('Sign-ins by place');
    await mapOf(chart).waitFor();
    await mapOf(chart).focus();
    for (let step = 0; step < 25; step++) await page.keyboard.press('+');
    await page.keyboard.press('Tab');
    for (const place of ['Casablanca', 'Paris', 'Lyon', 'Berlin', 'São Paulo', 'Singapore', 'Wellington']) {
      const mark = chart.getByRole('button', { name: new RegExp(`^${place}: `) });
      expect(await chart.locator(':focus').getAttribute('aria-label'), place).toMatch(
        new RegExp(`^${place}: `),
      );
      await expect
        .poll(async () => {
          const box = await mapOf(chart).boundingBox();
          const at = await mark.boundingBox();
          if (box === null || at === null) return false;
          return (
            at.x > box.x - 20 && at.x < box.x + box.width && at.y > box.y - 20 && at.y < box.y + box.height
          );
        })
        .toBe(true);
      expect(await chart.getByText(new RegExp(`^${place}: `)).count(), place).toBe(1);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    expect(await page.getByTestId('chosen').textContent()).toBe('Casablanca');
    await close();
  });

  test('points nowhere on Earth and no points draw nothing and say so [WD-S073] [WD-X043]', async () => {
    const { state, warnings, close } = await gallery.open('geo-map');
    await state('Nothing').waitFor();
    expect(await state('Nothing').textContent()).toContain('No sign-ins in these days.');
    expect(await state('A point nowhere on Earth').textContent()).toContain('No data');
    await expect.poll(() => state('A point nowhere on Earth').locator('circle').count()).toBe(0);
    expect(warnings.some((text) => text.includes('“lost”') && text.includes('nowhere on Earth'))).toBe(true);
    await close();
  });
});

describe('the file with the borders', () => {
  test('is a static file got once a map is drawn, not before [WD-C012]', async () => {
    const { page, state, close } = await gallery.open('geo-map-as-table', { fresh: true });
    const chart = state('For people who read tables');
    expect(await chart.getByRole('row', { name: /Rabat/ }).getByRole('cell').allTextContents()).toEqual([
      '34.02',
      '-6.84',
      '12',
    ]);
    expect(await atlasRequests(page)).toEqual([]);
    const [request] = await Promise.all([
      page.waitForRequest(/countries-110m/),
      chart.getByRole('button', { name: 'Show as a chart' }).click(),
    ]);
    expect(request.method()).toBe('GET');
    expect(new URL(request.url()).pathname).toMatch(/\.json$/);
    await mapOf(chart).waitFor();
    await close();
  });

  test('that does not come is an error with a way to try again', async () => {
    const { state, close } = await gallery.open('geo-map');
    const chart = state('The map does not load');
    await chart.getByRole('alert').waitFor();
    expect(await chart.getByRole('alert').textContent()).toContain(
      'Try again, or show the numbers as a table.',
    );
    await chart.getByRole('button', { name: 'Put the file there' }).click();
    await chart.getByRole('button', { name: 'Try again' }).click();
    await mapOf(chart).waitFor();
    await expect.poll(() => chart.getByRole('img').count()).toBe(7);
    await close();
  });
});

describe('the world map', () => {
  test('colours countries in eleven steps from 0 to 15 and marks cities with 5 pixels at 0.8 [WD-K050] [WD-K051] [WD-K052]', async () => {
    const { state, close } = await gallery.open('world-map');
    const chart = state('Users by country and city');
    await mapOf(chart).waitFor();
    const fill = (name: string) =>
      chart.getByRole('button', { name }).evaluate((element) => element.style.fill as string);
    const steps = await chart
      .locator('[style*="background"][style*="opacity"]')
      .evaluateAll((all) => all.map((one) => one.style.background as string));
    expect(steps).toHaveLength(11);
    // 15 in eleven steps: 1 is in the first, 9 in the seventh, 14 and all beyond in the last.
    expect([
      await fill('Japan: 1'),
      await fill('France: 9'),
      await fill('Morocco: 14'),
      await fill('United States: 32'),
    ]).toEqual([steps[0], steps[6], steps[10], steps[10]]);
    const city = chart.getByRole('button', { name: 'Casablanca: 11' });
    expect(await city.getAttribute('r')).toBe('5');
    expect(await city.getAttribute('fill-opacity')).toBe('0.8');
    await close();
  });

  test('zooms from 0.9 to 100, and marks stay as large as they are [WD-K049] [WD-K050]', async () => {
    const { page, state, close } = await gallery.open('world-map');
    const chart = state('Users by country and city');
    await mapOf(chart).waitFor();
    await mapOf(chart).focus();
    await page.keyboard.press('-');
    expect(await scaleOf(chart)).toBe(0.9);
    await page.keyboard.press('-');
    expect(await scaleOf(chart)).toBe(0.9);
    for (let step = 0; step < 14; step++) await page.keyboard.press('+');
    expect(await scaleOf(chart)).toBe(100);
    expect(await chart.getByRole('button', { name: 'Lyon: 7' }).getAttribute('r')).toBe('5');
    await close();
  });

  test('unknown countries are reported and kept in the table; a small country is a dot', async () => {
    const { page, state, close } = await gallery.open('world-map');
    const chart = state('Users by country and city');
    await mapOf(chart).waitFor();
    expect(await chart.textContent()).toContain('1 location isn’t on the map. See the table.');
    await expect.poll(() => chart.locator('circle[aria-label="Singapore: 5"]').count()).toBe(1);
    await chart.getByRole('button', { name: 'Germany: 6' }).click();
    expect(await page.getByTestId('chosen').textContent()).toBe('DE');
    await chart.getByRole('button', { name: 'Lyon: 7' }).click();
    expect(await page.getByTestId('chosen').textContent()).toBe('Lyon');
    await chart.getByRole('button', { name: 'Show as a table' }).click();
    expect(
      await chart
        .getByRole('row', { name: /Atlantis/ })
        .getByRole('cell')
        .allTextContents(),
    ).toEqual(['Country', '2']);
    await expect.poll(() => chart.getByRole('row').count()).toBe(13);
    await close();
  });
});

describe('both', () => {
  test.each(['geo-map', 'world-map'])(
    '%s: markup in names is text, and no name breaks the page',
    async (story) => {
      const { page, state, complaints, close } = await gallery.open(story, { width: 1024 });
      const chart = state('Hostile names, narrow');
      await mapOf(chart).waitFor();
      await expect.poll(() => chart.locator('b').count()).toBe(0);
      await chart.getByRole('img').last().hover();
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1024);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test.each(['geo-map', 'world-map'])('axe finds nothing wrong with %s', async (story) => {
    const { page, close } = await gallery.open(story);
    await page.getByRole('group', { name: 'Map', exact: true }).last().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show as a table' }).first().click();
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });
});
