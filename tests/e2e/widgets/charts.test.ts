import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useGallery } from './gallery.ts';

const gallery = useGallery();

describe('the histogram', () => {
  test('dragging over it narrows the time to what was covered', async () => {
    const { page, state, close } = await gallery.open('histogram');
    const plot = state('A week, to narrow').getByRole('slider');
    const box = await plot.boundingBox();
    if (box === null) throw new Error('no plot');
    // Of seven days in six-hour buckets: the whole of the third.
    const at = (days: number) => box.x + (box.width * days) / 7;
    await page.mouse.move(at(2.05), box.y + 30);
    await page.mouse.down();
    await page.mouse.move(at(2.95), box.y + 30, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(() => state('A week, to narrow').getByTestId('range').textContent())
      .toBe('2026-11-16T00:00:00.000Z 2026-11-17T00:00:00.000Z');
    await close();
  });

  test('so do arrows, Shift and Enter, saying where one is', async () => {
    const { page, state, close } = await gallery.open('histogram');
    const plot = state('A week, to narrow').getByRole('slider');
    await plot.focus();
    await page.keyboard.press('Home');
    expect(await plot.getAttribute('aria-valuetext')).toContain('Sat 14 Nov, 00:00 – 06:00');
    await page.keyboard.press('ArrowRight');
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight');
    expect(await plot.getAttribute('aria-valuetext')).toContain('14 Nov');
    await page.keyboard.press('Enter');
    expect(await state('A week, to narrow').getByTestId('range').textContent()).toBe(
      '2026-11-14T06:00:00.000Z 2026-11-15T06:00:00.000Z',
    );
    await close();
  });

  test('its line and its area are brushed by keyboard as its bars are', async () => {
    const { page, state, close } = await gallery.open('histogram');
    const area = state('As an area');
    // Lines come a moment later than bars would.
    const linesOf = (chart: Locator) => chart.locator('svg[aria-hidden="true"] path[d*="L"]').count();
    await expect.poll(() => linesOf(area)).toBe(4);
    await expect.poll(() => linesOf(state('As a line'))).toBe(2);
    await area.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    expect(await area.getByTestId('range').textContent()).toBe(
      '2026-11-14T00:00:00.000Z 2026-11-14T12:00:00.000Z',
    );
    await close();
  });

  test('Esc takes the brush back', async () => {
    const { page, state, close } = await gallery.open('histogram');
    const before = await state('A week, to narrow').getByTestId('range').textContent();
    await state('A week, to narrow').getByRole('slider').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    expect(await state('A week, to narrow').getByTestId('range').textContent()).toBe(before);
    await close();
  });

  test('it is a table and a file, too, with the same numbers', async () => {
    const { page, state, close } = await gallery.open('histogram');
    const chart = state('One bucket');
    await chart.getByRole('button', { name: 'Show as a table' }).click();
    const row = chart.getByRole('row', { name: /Tue 24 Nov/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['3', '1']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('requests.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trimStart().split('\r\n');
    expect(lines[0]).toBe('"Time","Requests","High risk"');
    expect(lines).toContain('"2026-11-24T00:00:00.000Z",3,1');
    await close();
  });

  test('nothing to draw says so', async () => {
    const { state, close } = await gallery.open('histogram');
    expect(await state('Nothing').textContent()).toContain('No requests in these days');
    await expect.poll(() => state('Nothing').locator('svg rect').count()).toBe(0);
    await close();
  });
});

describe('parts and wholes', () => {
  test('a thin donut names its parts with their shares [WD-W029]', async () => {
    const { state, close } = await gallery.open('charts');
    const chart = state('Parts and wholes').getByRole('figure', { name: 'Services by risk' });
    await expect.poll(() => chart.locator('svg path[fill]').count()).toBeGreaterThanOrEqual(3);
    expect(
      (await chart.getByRole('listitem').allInnerTexts()).map((text) => text.split(/\s+/).join(' ')),
    ).toEqual(['High 148 16%', 'Medium 402 43%', 'Low 377 41%']);
    await close();
  });

  test('a donut of nothing is a grey ring, an empty one says so [WD-V059] [WD-V060]', async () => {
    const { page, close } = await gallery.open('charts');
    const nothing = page.getByRole('figure', { name: 'All of it nothing' });
    const ring = nothing.locator('svg:has(> g[transform])');
    await expect.poll(() => ring.locator('circle').count()).toBe(1);
    await expect.poll(() => ring.locator('path').count()).toBe(0);
    // Grey: the color of lines, none of the series.
    const grey = await ring
      .locator('circle')
      .evaluate((circle): string => circle.ownerDocument.defaultView.getComputedStyle(circle).stroke);
    const channels =
      grey
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number) ?? [];
    expect(channels).toHaveLength(3);
    expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(24);
    expect(await page.getByRole('figure', { name: 'Empty' }).textContent()).toContain(
      'No services in these days',
    );
    await close();
  });

  test('usage bars: at most five, none of nothing, each as long as its share of the largest [WD-W022] [WD-S040] [WD-S041] [WD-K020]', async () => {
    const { page, close } = await gallery.open('charts');
    const bars = page.getByRole('figure', { name: 'Who uploads' }).getByRole('listitem');
    await expect.poll(() => bars.count()).toBe(5);
    await expect.poll(() => bars.filter({ hasText: 'Nobody' }).count()).toBe(0);
    const widths = await bars.evaluateAll((rows) =>
      rows.map((row): number => row.querySelector('[style]').getBoundingClientRect().width),
    );
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(9.8 / 31.2, 1);
    expect((widths[3] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2.2 / 31.2, 1);
    await close();
  });

  test('bars stand side by side as tall as their values', async () => {
    const { page, close } = await gallery.open('charts');
    const heights = await page
      .getByRole('figure', { name: 'Blocked a day' })
      .locator('path[data-column]')
      .evaluateAll((bars) => bars.map((bar): number => bar.getBoundingClientRect().height));
    // Of eighteen days, four had nothing.
    expect(heights).toHaveLength(14);
    expect((heights[1] ?? 0) / Math.max(...heights)).toBeCloseTo(9 / 41, 1);
    await close();
  });

  test('people who chose tables get tables [WD-P005]', async () => {
    const { state, close } = await gallery.open('charts');
    const chart = state('For people who read tables');
    await expect.poll(() => chart.getByRole('table').count()).toBe(1);
    await expect.poll(() => chart.locator('svg circle, svg g').count()).toBe(0);
    await chart.getByRole('button', { name: 'Show as a chart' }).click();
    await expect.poll(() => chart.getByRole('table').count()).toBe(0);
    await close();
  });

  test('arrows go through the points of a trend, saying each', async () => {
    const { page, close } = await gallery.open('charts');
    const figure = page.getByRole('figure', { name: 'Uploaded bytes against baseline' });
    const points = figure.getByRole('slider');
    await points.focus();
    await page.keyboard.press('Home');
    expect(await points.getAttribute('aria-valuetext')).toMatch(
      /^Sat 14 Nov, 00:00 – 01:00: [\d.]+\sGB, Usual [\d.]+\sGB to [\d.]+\sGB$/,
    );
    await page.keyboard.press('ArrowRight');
    expect(await points.getAttribute('aria-valuetext')).toMatch(/^Sat 14 Nov, 02:00/);
    for (let step = 0; step < 7; step++) await page.keyboard.press('PageDown');
    expect(await points.getAttribute('aria-valuetext')).toMatch(/unusual$/);
    await expect.poll(() => figure.locator('svg circle').count()).toBe(5);
    await page.keyboard.press('Escape');
    await expect.poll(() => figure.locator('svg circle').count()).toBe(4);
    await close();
  });

  test('a drawing is as wide as its place, and follows it', async () => {
    const { page, state, close } = await gallery.open('charts', { width: 1300 });
    const svg = state('Over time')
      .locator('svg[width]')
      .filter({ has: page.locator('text') })
      .first();
    const wide = Number(await svg.getAttribute('width'));
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(async () => Number(await svg.getAttribute('width'))).toBeLessThan(wide - 400);
    await close();
  });
});
