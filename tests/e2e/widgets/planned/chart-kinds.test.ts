import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedName as nameOfFocus, useGallery } from '../gallery.ts';

const gallery = useGallery();

const boxes = (elements: Locator) =>
  elements.evaluateAll((list) =>
    list.map((one): { x: number; y: number; width: number; height: number } =>
      one.getBoundingClientRect().toJSON(),
    ),
  );

/** Numbers keep their units with spaces that don't break: tests write plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
const focusedName = async (page: Page) => plain(await nameOfFocus(page));
const linesOf = async (element: Locator) => plain((await element.allInnerTexts()).join()).split(/\s*\n\s*/);

describe('what all charts do', () => {
  test('a chart of nothing, of zeros or of invalid data draws nothing, says “No data” and writes why into the log (decision 0023) [WD-V058] [WD-X043] [WD-S073]', async () => {
    const { state, complaints, warnings, close } = await gallery.open('vertical-bars');
    for (const [name, words] of [
      ['Every value is zero', 'No data'],
      ['Empty, in words of its own', 'No services in these days'],
      ['Invalid', 'No data'],
    ] as const) {
      expect(await state(name).getByText(words, { exact: true }).count(), name).toBe(1);
      expect(await state(name).locator('figure path, figure rect').count(), name).toBe(0);
      expect(await state(name).getByRole('button').count(), name).toBe(0);
    }
    for (const [chart, reason] of [
      ['zeros', 'every value is zero'],
      ['empty', 'there are no values'],
      ['broken', 'value 4 is not a number'],
    ])
      await expect.poll(() => warnings).toContain(`Chart “${chart}” is not drawn: ${reason}.`);
    // One that waits for its numbers is nothing to complain about, nor is one whose numbers didn't come.
    expect(warnings.filter((warning) => /“(loading|failed|levels)”/.test(warning))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('numbers that did not come say so and offer to try again', async () => {
    const { state, close } = await gallery.open('vertical-bars');
    expect(await state('Did not come').getByRole('alert').textContent()).toContain(
      'The services did not load',
    );
    await expect.poll(() => state('Did not come').getByRole('button', { name: 'Try again' }).count()).toBe(1);
    expect(await state('On the way').locator('figure').getAttribute('aria-busy')).toBe('true');
    await close();
  });

  test('bars are not drawn while they cannot be seen [WD-S074]', async () => {
    const { state, close } = await gallery.open('vertical-bars');
    const panel = state('In a closed panel').getByTestId('panel');
    await expect.poll(() => panel.locator('figure').count()).toBe(1);
    await expect.poll(() => panel.locator('svg[role="group"]').count()).toBe(0);
    await state('In a closed panel').getByRole('button', { name: 'Open the panel' }).click();
    await panel.locator('[data-column]').first().waitFor();
    await expect.poll(() => panel.locator('[data-column]').count()).toBe(3);
    await state('In a closed panel').getByRole('button', { name: 'Close the panel' }).click();
    await expect.poll(() => panel.locator('[data-column]').count()).toBe(0);
    await close();
  });

  test('the same numbers are a table and a file', async () => {
    const { page, state, close } = await gallery.open('cumulative-bars');
    const chart = state('Scores');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimStart().split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['"Score","Services","Cumulative"', '10,41,41', '20,130,171']);
    await chart.getByRole('button', { name: 'Show as a table' }).click();
    expect(await chart.getByRole('row', { name: /^20/ }).getByRole('cell').allTextContents()).toEqual([
      '130',
      '171',
    ]);
    await close();
  });
});

describe('vertical bars', () => {
  test('they are 180 by 180, unless said otherwise [WD-K060]', async () => {
    const { state, close } = await gallery.open('vertical-bars');
    const [usual] = await boxes(state('The usual size').locator('svg[role="group"]'));
    expect([usual?.width, usual?.height]).toEqual([180, 180]);
    await close();
  });

  test('they are as tall as their values, round by 4, and 30 from the upper and the lower edge [WD-W031] [WD-E035] [WD-K067] [WD-K068]', async () => {
    const { state, close } = await gallery.open('vertical-bars');
    const figure = state('The usual size').getByRole('figure').first();
    const [drawing] = await boxes(figure.locator('svg[role="group"]'));
    const bars = await boxes(figure.locator('[data-column]'));
    expect(bars.map(({ height }) => Math.round((height / 120) * 402))).toEqual([148, 402, 377]);
    expect((bars[1]?.y ?? 0) - (drawing?.y ?? 0)).toBeCloseTo(30, 1);
    for (const bar of bars) expect(bar.y + bar.height - (drawing?.y ?? 0)).toBeCloseTo(150, 1);
    const paths = await figure
      .locator('[data-column]')
      .evaluateAll((list) => list.map((one): string => one.getAttribute('d')));
    for (const path of paths) {
      const [, x, top, corner] = /^M([\d.]+) [\d.]+V[\d.]+Q[\d.]+ ([\d.]+) ([\d.]+)/.exec(path) ?? [];
      expect(Number(corner) - Number(x), path).toBeCloseTo(4, 5);
      expect(Number.isFinite(Number(top))).toBe(true);
    }
    await close();
  });

  test('arrows go from bar to bar with a tip for each, Enter chooses one, Tab leaves', async () => {
    const { page, state, close } = await gallery.open('vertical-bars');
    const chart = state('All of its place, to select');
    await chart.getByRole('button', { name: 'Download as CSV' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('High: 148');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedName(page)).toBe('Medium: 402');
    await expect.poll(() => chart.getByText('Medium: 402', { exact: true }).count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await page.getByTestId('chosen').textContent()).toBe('Medium');
    await page.keyboard.press('End');
    await expect.poll(() => focusedName(page)).toBe('Low: 377');
    await page.keyboard.press('Escape');
    await expect.poll(() => chart.getByText('Low: 377', { exact: true }).count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).not.toMatch(/^(High|Medium|Low)/);
    await chart.getByRole('button', { name: 'High: 148' }).click();
    expect(await page.getByTestId('chosen').textContent()).toBe('High');
    await close();
  });
});

describe('bars that lie', () => {
  test('two columns hold the largest eight, four in each [WD-W034]', async () => {
    const { state, close } = await gallery.open('two-column-bars');
    const columns = state('Nine of something').getByRole('list');
    await expect.poll(() => columns.count()).toBe(2);
    expect(await columns.first().getByRole('listitem').allInnerTexts()).toEqual([
      'United States\n611',
      'Germany\n74',
      'Netherlands\n58',
      'France\n44',
    ]);
    const [left, right] = await boxes(columns);
    expect(left?.y).toBe(right?.y);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    expect(await state('Nine of something').textContent()).toContain('the largest 8 of 9');
    await expect.poll(() => state('Three').getByRole('list').count()).toBe(1);
    await close();
  });

  test('detailed bars are at most twelve, each of its parts, with its share of all [PL-K013]', async () => {
    const { state, close } = await gallery.open('detailed-bars');
    const bars = state('Fourteen services').getByRole('listitem');
    await expect.poll(() => bars.count()).toBe(12);
    expect(await linesOf(bars.first())).toEqual(['D', 'Dropbox', 'Cloud storage', '640', '31%']);
    const [rest, ...parts] = await boxes(bars.first().locator('rect'));
    const whole = parts.reduce((sum, { width }) => sum + width, 0);
    expect(parts).toHaveLength(3);
    expect(whole / (rest?.width ?? 1)).toBeCloseTo(1, 1);
    const [, ...second] = await boxes(bars.nth(1).locator('rect'));
    expect(second.reduce((sum, { width }) => sum + width, 0) / whole).toBeCloseTo(320 / 640, 1);
    await close();
  });
});

describe('bars over a scale', () => {
  test('cumulative bars rise to all of it; those that reach the threshold stand out behind its line [WD-W032]', async () => {
    const { state, close } = await gallery.open('cumulative-bars');
    const chart = state('Scores');
    const bars = await boxes(chart.locator('[data-column]'));
    expect(bars).toHaveLength(9);
    for (const [index, bar] of bars.entries())
      if (index > 0) expect(bar.height).toBeGreaterThanOrEqual((bars[index - 1]?.height ?? 0) - 0.01);
    expect((bars[0]?.height ?? 0) / (bars[8]?.height ?? 1)).toBeCloseTo(41 / 927, 2);
    const colours = await chart
      .locator('[data-column]')
      .evaluateAll((list) => list.map((one): string => one.getAttribute('fill')));
    expect(colours.slice(0, 6).every((colour) => colour === colours[0])).toBe(true);
    expect(colours.slice(6).every((colour) => colour !== colours[0] && colour === colours[8])).toBe(true);
    const [line] = await boxes(chart.locator('path[class*="threshold"]'));
    expect(line?.x).toBeGreaterThan(bars[5]?.x ?? 0);
    expect(line?.x).toBeLessThan(bars[6]?.x ?? 0);
    expect(await chart.textContent()).toContain('Services: 200 of 927 (22%) are at 70 or more.');
    await close();
  });

  test('zones are low, medium and high from 0 to 99; every bar has the colour of its zone [WD-W033] [WD-K070] [WD-K069]', async () => {
    const { state, close } = await gallery.open('zoned-bars');
    const chart = state('Low, medium, high');
    const names = await chart
      .locator('[data-zone]')
      .evaluateAll((zones) => zones.map((zone): string => zone.getAttribute('data-zone')));
    expect(names).toEqual(['Low', 'Medium', 'High']);
    expect(await chart.locator('svg[role="group"]').textContent()).toMatch(/Low 6\d%.*Medium.*High/);
    const words = await chart
      .getByRole('img')
      .evaluateAll((bars) => bars.map((bar): string => bar.getAttribute('aria-label')));
    expect(words.filter((word) => /^(0|24), Low:/.test(word))).toHaveLength(2);
    expect(words.filter((word) => /^(25|69), Medium:/.test(word))).toHaveLength(2);
    expect(words.filter((word) => /^(70|99), High:/.test(word))).toHaveLength(2);
    await close();
  });

  test('zones that do not fit together are not drawn, and the log says why [WD-V062] [WD-V063] [WD-V064]', async () => {
    const { state, warnings, close } = await gallery.open('zoned-bars');
    for (const [name, chart, reason] of [
      ['One label', 'one-label', 'there are fewer than two zone labels'],
      ['Too few colours', 'few-colours', 'there are 3 zone labels and 2 colours'],
      ['Too many thresholds', 'many-thresholds', 'there are 3 zone labels and 3 thresholds instead of 2'],
    ] as const) {
      await expect.poll(() => state(name).getByText('No data', { exact: true }).count()).toBe(1);
      await expect.poll(() => state(name).locator('figure svg').count()).toBe(0);
      await expect.poll(() => warnings).toContain(`Chart “${chart}” is not drawn: ${reason}.`);
    }
    await close();
  });
});

describe('parts of a whole', () => {
  test('usage pies: the largest five, each cut to its share of all [WD-W023]', async () => {
    const { state, close } = await gallery.open('usage-pies');
    const pies = state('The largest five').getByRole('listitem');
    await expect.poll(() => pies.count()).toBe(5);
    expect(await linesOf(pies.nth(1))).toEqual(['25%', 'W', 'WeTransfer', '88 GB']);
    // A quarter of the pie: from its top to its right.
    const [circle] = await boxes(pies.nth(1).locator('circle'));
    const [slice] = await boxes(pies.nth(1).locator('path'));
    expect((slice?.width ?? 0) / (circle?.width ?? 1)).toBeCloseTo(0.5, 1);
    expect((slice?.height ?? 0) / (circle?.height ?? 1)).toBeCloseTo(0.5, 1);
    await close();
  });

  test('a donut has values, words in its middle and words below it [WD-E033]', async () => {
    const { state, close } = await gallery.open('pie');
    const chart = state('A donut with labels in the middle and below');
    const ring = await chart.locator('svg[role="group"]').boundingBox();
    const total = await chart.getByText('927', { exact: true }).boundingBox();
    const bottom = await chart.getByText('Last 7 days', { exact: true }).boundingBox();
    if (ring === null || total === null || bottom === null) throw new Error('not drawn');
    expect(total.x + total.width / 2).toBeCloseTo(ring.x + ring.width / 2, 0);
    expect(total.y).toBeGreaterThan(ring.y);
    expect(total.y).toBeLessThan(ring.y + ring.height);
    expect(bottom.y).toBeGreaterThanOrEqual(ring.y + ring.height);
    await close();
  });

  test('a pie of zeros has no data, a donut of zeros is a ring [WD-V059]', async () => {
    const { page, close } = await gallery.open('pie');
    await expect
      .poll(() =>
        page.getByRole('figure', { name: 'A pie of nothing' }).getByText('No data', { exact: true }).count(),
      )
      .toBe(1);
    await expect
      .poll(() => page.getByRole('figure', { name: 'A donut of nothing' }).locator('circle').count())
      .toBeGreaterThan(0);
    await expect
      .poll(() =>
        page.getByRole('figure', { name: 'An empty donut' }).getByText('No data', { exact: true }).count(),
      )
      .toBe(1);
    await close();
  });

  test('arrows go from slice to slice', async () => {
    const { page, close } = await gallery.open('pie');
    const pie = page.getByRole('figure', { name: 'Services by category' });
    await pie.getByRole('img', { name: /^Cloud storage: 90/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedName(page)).toBe('Collaboration: 81, 17%');
    await page.keyboard.press('End');
    await expect.poll(() => focusedName(page)).toBe('Other: 27, 5.8%');
    await close();
  });
});

describe('the behavior profile', () => {
  test('a week and a month before what is usual, what is out of it marked; 720 by 400 [WD-W024] [WD-K043] [WD-K044] [WD-K045]', async () => {
    const { state, close } = await gallery.open('behavior-profile');
    for (const [name, bars, width, ticks, unusual] of [
      ['A week', 168, 3, 14, 8],
      ['A month', 30, 10, 30, 1],
    ] as const) {
      const chart = state(name);
      const [drawing] = await boxes(chart.locator('svg[role="group"]'));
      expect([drawing?.width, drawing?.height], name).toEqual([720, 400]);
      const drawn = await boxes(chart.locator('[data-bar]'));
      expect(drawn, name).toHaveLength(bars);
      for (const bar of drawn) expect(bar.width, name).toBeCloseTo(width, 1);
      expect(await chart.locator('[data-tick]').count(), name).toBe(ticks);
      expect(await chart.locator('[data-anomalous]').count(), name).toBe(unusual);
      // Two lines: what is usual for the user, and for the peers.
      expect(await chart.locator('g[class*="usual"] path').count(), name).toBe(2);
    }
    await close();
  });

  test('arrows go through it; each point says what was measured and what is usual, multiplied with the factor [WD-E031]', async () => {
    const { page, state, close } = await gallery.open('behavior-profile');
    await state('A month').getByRole('img').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => focusedName(page))
      .toBe('Sun 15 Nov: Uploaded 27 MB, usual for this user 24 MB, for peers 21 MB');
    await expect
      .poll(() =>
        state('A month')
          .getByRole('img', { name: /, unusual$/ })
          .count(),
      )
      .toBe(1);
    await close();
  });

  test('in a narrow place it is as wide as its place', async () => {
    const { state, close } = await gallery.open('behavior-profile');
    const [drawing] = await boxes(state('Narrow').locator('svg[role="group"]'));
    expect(drawing?.width).toBeLessThan(340);
    await close();
  });
});

describe('the timeline', () => {
  test('events stand in the lane of their service; near ones are one mark that opens by zooming', async () => {
    const { page, state, close } = await gallery.open('timeline');
    const chart = state('An incident');
    const marks = chart.locator('g[data-severity]');
    await expect.poll(() => marks.count()).toBe(6);
    const several = chart.getByRole('button', { name: /^3 events, Google Drive/ });
    await several.click();
    await expect
      .poll(() => chart.getByRole('button', { name: /Google Drive: Shared a folder, Low$/ }).count())
      .toBe(1);
    await expect.poll(() => chart.getByRole('button', { name: /^3 events/ }).count()).toBe(0);
    await chart.getByRole('button', { name: /Google Drive: Shared a folder/ }).click();
    expect(await page.getByTestId('opened-incident').textContent()).toBe('Shared a folder');
    await chart.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => marks.count()).toBe(6);
    await close();
  });

  test('arrows go along time and across lanes, plus and minus zoom, Enter opens', async () => {
    const { page, state, close } = await gallery.open('timeline');
    const chart = state('An incident');
    await chart.getByRole('button', { name: /Office 365: Signed in, Informational$/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedName(page)).toContain('Downloaded 214 files');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focusedName(page)).toContain('Signed in from a place too far');
    await page.keyboard.press('Enter');
    expect(await page.getByTestId('opened-incident').textContent()).toBe('Signed in from a place too far');
    await page.keyboard.press('+');
    await expect.poll(() => chart.getByText(/^19 Nov, 06:00\s?–\s?18:00/).count()).toBe(1);
    await page.keyboard.press('-');
    await expect.poll(() => chart.getByText('19 Nov', { exact: true }).count()).toBe(1);
    await close();
  });

  test('dragging moves a part that is zoomed into, and never beyond its end', async () => {
    const { page, state, close } = await gallery.open('timeline');
    const chart = state('An incident');
    await chart.getByRole('button', { name: 'Zoom in' }).click();
    const ground = await chart.locator('rect[class*="movable"]').boundingBox();
    if (ground === null) throw new Error('no ground');
    await page.mouse.move(ground.x + 20, ground.y + 5);
    await page.mouse.down();
    await page.mouse.move(ground.x + 20 + ground.width / 4, ground.y + 5, { steps: 4 });
    await page.mouse.up();
    await chart.getByText(/03:00\s?–\s?15:00/).waitFor();
    for (let step = 0; step < 3; step++) {
      const earlier = chart.getByRole('button', { name: 'Earlier' });
      if (await earlier.isEnabled()) await earlier.click();
    }
    await expect.poll(() => chart.getByText(/00:00\s?–\s?12:00/).count()).toBe(1);
    await close();
  });
});

describe('the weekly panel', () => {
  test('it shows the last seven entries, their sum, and what was clicked [WD-W079] [WD-K104]', async () => {
    const { page, state, close } = await gallery.open('weekly-panel');
    const panel = state('Ten days came');
    const days = panel.locator('svg[role="group"]').getByRole('button');
    expect(
      await days.evaluateAll((list) => list.map((one): string => one.getAttribute('aria-label'))),
    ).toEqual([
      'Sat 14 Nov: 9, 2 of high severity',
      'Sun 15 Nov: 1',
      'Mon 16 Nov: 0',
      'Tue 17 Nov: 12, 2 of high severity',
      'Wed 18 Nov: 7',
      'Thu 19 Nov: 4',
      'Fri 20 Nov: 14, 2 of high severity',
    ]);
    await expect.poll(() => panel.getByText('47', { exact: true }).count()).toBe(1);
    await days.nth(3).click();
    expect(await page.getByTestId('day-ten').textContent()).toBe('2026-11-17');
    await close();
  });
});
