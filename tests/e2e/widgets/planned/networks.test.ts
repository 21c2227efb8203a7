import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../../browser.ts';
import { useGallery } from '../gallery.ts';

const gallery = useGallery();

const STORIES = ['chord-chart', 'venn-chart', 'spider-chart', 'node-graph', 'tree-chart'] as const;
/** The drawn states end with a graph that takes some time to stand. */
const LARGE = 'More than can be drawn';

const focusedLabel = (page: Page) =>
  page.evaluate<string>(`document.activeElement?.getAttribute('aria-label') ?? ''`);
const size = (svg: Locator) =>
  svg.evaluate((element) => [Number(element.getAttribute('width')), Number(element.getAttribute('height'))]);

describe('the chord diagram', () => {
  test('names stand on a circle, ribbons between them say what flows [WD-W026]', async () => {
    const { state, close } = await gallery.open('chord-chart');
    const chart = state('Files between departments and services');
    await expect.poll(() => chart.getByRole('img', { name: 'Finance: 632 out, 88 in' }).count()).toBe(1);
    await expect.poll(() => chart.getByRole('img', { name: /→/ }).count()).toBe(9);
    // The one in the light leaves the others in the dark.
    const ribbon = chart.getByRole('img', { name: 'R&D → GitHub: 502' });
    await ribbon.focus();
    await expect.poll(() => chart.locator('[data-dim]').count()).toBe(8);
    await expect.poll(() => chart.getByText('R&D → GitHub: 502').count()).toBe(1);
    await close();
  });

  test('beyond 24 names the rest is one, and the table still has every flow', async () => {
    const { state, close } = await gallery.open('chord-chart');
    const chart = state('Forty names');
    await expect.poll(() => chart.getByRole('img', { name: /out, .* in$/ }).count()).toBe(24);
    await expect.poll(() => chart.getByRole('img', { name: /^Others: / }).count()).toBe(1);
    await chart.getByRole('button', { name: 'Show as a table' }).click();
    await expect.poll(() => chart.getByRole('row').count()).toBe(41);
    await close();
  });
});

describe('the Venn chart', () => {
  test('circles are as large as their sets, overlaps can be pointed at [WD-W030]', async () => {
    const { page, close } = await gallery.open('venn-chart');
    const chart = page.getByRole('figure', { name: 'Seen by firewall and endpoint' });
    const radius = async (name: string) => Number(await chart.getByRole('img', { name }).getAttribute('r'));
    expect(((await radius('Endpoint: 348')) / (await radius('Firewall: 612'))) ** 2).toBeCloseTo(
      348 / 612,
      4,
    );
    await chart.getByRole('img', { name: 'Firewall and Endpoint: 190 in common' }).hover();
    await expect.poll(() => chart.locator('path[data-lit]').count()).toBe(1);
    await close();
  });

  test('without a set that holds something there is nothing to draw [WD-V061]', async () => {
    const { state, close } = await gallery.open('venn-chart');
    const chart = state('Sets with nothing in them');
    expect(await chart.textContent()).toContain('No data');
    await expect.poll(() => chart.locator('svg circle').count()).toBe(0);
    await close();
  });

  test('it says when circles cannot be to scale', async () => {
    const { state, close } = await gallery.open('venn-chart');
    expect(await state('More than paper can show').textContent()).toContain('can’t all be drawn to scale');
    expect(await state('Two and three sets').textContent()).not.toContain('can’t all be drawn');
    await close();
  });
});

describe('the spider chart', () => {
  test('a shape for each series in one web, 300 by 300 where nobody says [WD-W028] [WD-K065]', async () => {
    const { state, close } = await gallery.open('spider-chart');
    const chart = state('Two profiles');
    const web = chart.locator('svg[role="group"]');
    expect(await size(web)).toEqual([300, 300]);
    await expect.poll(() => chart.getByRole('img').count()).toBe(14);
    await expect.poll(() => chart.getByRole('img', { name: 'Dropbox, Business: 90' }).count()).toBe(1);
    await close();
  });

  test('sixteen axes are drawn, all of them [WD-K066]', async () => {
    const { state, close } = await gallery.open('spider-chart');
    await expect.poll(() => state('Sixteen axes').getByRole('img').count()).toBe(16);
    await close();
  });

  test('the table has a row an axis and a column a series', async () => {
    const { state, close } = await gallery.open('spider-chart');
    const chart = state('Two profiles');
    await chart.getByRole('button', { name: 'Show as a table' }).click();
    const row = chart.getByRole('row', { name: /^Business/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual(['90', '35']);
    await close();
  });
});

describe('the node graph', () => {
  test('nodes and links, 300 by 200, radius 5 to 15, at most 20 thick [WD-W035] [WD-K062] [WD-K063] [WD-K064]', async () => {
    const { state, close } = await gallery.open('node-graph');
    const chart = state('Who shares with whom');
    const svg = chart.getByRole('group', { name: /^Nodes/ });
    await svg.waitFor();
    expect(await size(svg)).toEqual([300, 200]);
    const radii = await svg
      .locator('circle')
      .evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('r'))));
    expect(radii).toHaveLength(9);
    expect(Math.max(...radii)).toBe(15);
    expect(Math.min(...radii)).toBe(5);
    const widths = await svg
      .locator('path')
      .evaluateAll((links) => links.map((link) => Number(link.getAttribute('stroke-width'))));
    expect(widths).toHaveLength(10);
    expect(Math.max(...widths)).toBe(20);
    const inside = await svg.locator('circle').evaluateAll((nodes) =>
      nodes.every((node) => {
        const [x = -1, y = -1, r = 0] = ['cx', 'cy', 'r'].map((name) => Number(node.getAttribute(name)));
        return x - r >= 0 && x + r <= 300 && y - r >= 0 && y + r <= 200;
      }),
    );
    expect(inside).toBe(true);
    await close();
  });

  test('stands at the same places each time', async () => {
    const places = async () => {
      const { state, close } = await gallery.open('node-graph');
      const nodes = state('Who shares with whom').locator('circle');
      await nodes.first().waitFor();
      const all = await nodes.evaluateAll((circles) =>
        circles.map((node) => `${node.getAttribute('cx')} ${node.getAttribute('cy')}`),
      );
      await close();
      return all;
    };
    expect(await places()).toEqual(await places());
  });

  test('arrows walk over the nodes, Enter chooses one', async () => {
    const { page, state, close } = await gallery.open('node-graph');
    const chart = state('Who shares with whom');
    const first = chart.getByRole('button', { name: 'Finance share (Service): 9 incoming links' });
    await first.waitFor();
    await first.focus();
    const seen = new Set<string>();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home']) {
      await page.keyboard.press(key);
      seen.add(await focusedLabel(page));
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
    expect(await focusedLabel(page)).toContain('Finance share');
    await page.keyboard.press('Enter');
    expect(await page.getByTestId('chosen').textContent()).toBe('Finance share');
    await close();
  });

  test('data that is not even a list is an empty chart, not a broken page', async () => {
    const { state, complaints, close } = await gallery.open('node-graph');
    for (const name of ['No lists at all', 'A link to nowhere'])
      expect(await state(name).textContent()).toContain('No data');
    expect(complaints).toEqual([]);
    await close();
  });

  test('of 450 nodes 300 are drawn, and it says so; the table has them all', async () => {
    const { state, close } = await gallery.open('node-graph');
    const chart = state(LARGE);
    await chart.locator('circle').first().waitFor();
    await expect.poll(() => chart.locator('circle').count()).toBe(300);
    expect(await chart.textContent()).toContain('the 300 best connected of 450');
    await chart.getByRole('button', { name: 'Show as a table' }).click();
    await expect.poll(() => chart.getByRole('row').count()).toBe(451);
    await close();
  });
});

describe('the tree', () => {
  test('nodes on two levels below the root, ten small bars beside each [WD-W027] [WD-K053] [WD-K054]', async () => {
    const { state, close } = await gallery.open('tree-chart');
    const chart = state('Incidents by unit and person');
    const nodes = chart.getByRole('img');
    await expect.poll(() => nodes.count()).toBe(11);
    expect(await nodes.evaluateAll((all) => Math.max(...all.map((node) => Number(node.dataset.depth))))).toBe(
      2,
    );
    expect(await nodes.evaluateAll((all) => all.map((node) => node.querySelectorAll('rect').length))).toEqual(
      Array.from({ length: 11 }, () => 10),
    );
    const lit = async (name: string) => chart.getByRole('img', { name }).locator('rect[data-on]').count();
    expect(await lit('Everyone: 1,280, level 1')).toBe(10);
    expect(await lit('Finance: 610, level 2')).toBe(4);
    expect(await lit('R&D: 0, level 2')).toBe(0);
    await expect
      .poll(() => chart.getByRole('img', { name: 'Tom Okafor: 120, level 3, 2 more below' }).count())
      .toBe(1);
    await close();
  });

  test('arrows go up, down, to the parent and to the first child', async () => {
    const { page, state, close } = await gallery.open('tree-chart');
    const chart = state('Incidents by unit and person');
    await chart.getByRole('img', { name: /^Everyone/ }).focus();
    const visited: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home']) {
      await page.keyboard.press(key);
      visited.push((await focusedLabel(page)).split(':')[0] ?? '');
    }
    expect(visited).toEqual(['Finance', 'Omar Haddad', 'Ines Moreau', 'Finance', 'R&D', 'Everyone']);
    await close();
  });
});

describe('all of them', () => {
  test('the points are one stop of the Tab key, arrows show one tip after the other', async () => {
    const { page, state, close } = await gallery.open('spider-chart');
    const chart = state('Two profiles');
    await chart.getByRole('button', { name: 'Download as CSV' }).focus();
    await page.keyboard.press('Tab');
    expect(await focusedLabel(page)).toBe('Dropbox, Access: 82');
    await page.keyboard.press('ArrowRight');
    expect(await focusedLabel(page)).toBe('Dropbox, Compliance: 64');
    await expect.poll(() => chart.getByText('Dropbox, Compliance: 64').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => chart.getByText('Dropbox, Compliance: 64').count()).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => chart.locator(':focus').count()).toBe(0);
    await close();
  });

  test('a sentence says what is to be seen, the file has the numbers of the table', async () => {
    const { page, close } = await gallery.open('venn-chart');
    const chart = page.getByRole('figure', { name: 'Seen by three sources' });
    expect(await chart.textContent()).toContain('3 sets; the largest is Firewall with 612. 4 overlaps.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimStart().split('\r\n');
    expect(lines).toContain('"Firewall",612');
    expect(lines).toContain('"Firewall, Endpoint, and Proxy",95');
    await close();
  });

  test("invalid or empty data draws nothing, shows No data or the page's text, and is logged (decision 0023) [WD-S073] [WD-V058] [WD-X043]", async () => {
    const { state, warnings, close } = await gallery.open('chord-chart');
    await state('Invalid').waitFor();
    expect(await state('Nothing flows').textContent()).toContain('No data');
    expect(await state('Invalid').textContent()).toContain('No files were shared. Choose a longer time.');
    for (const name of ['Nothing flows', 'Invalid'])
      await expect.poll(() => state(name).getByRole('img').count()).toBe(0);
    expect(warnings.some((text) => text.includes('invalid-flows') && text.includes('not a number'))).toBe(
      true,
    );
    expect(warnings.some((text) => text.includes('“flows”') && text.includes('zero'))).toBe(true);
    await close();
  });

  test.each(STORIES)('%s: markup in names is text, and no name breaks the page', async (story) => {
    const { page, state, complaints, close } = await gallery.open(story, { width: 1024 });
    const chart = state('Hostile names, narrow');
    await chart.getByRole('img').first().waitFor();
    await expect.poll(() => chart.locator('b, u, script, img').count()).toBe(0);
    const card = await chart.locator('figure').boundingBox();
    const spill = await chart
      .getByRole('img')
      .evaluateAll((points) => Math.max(...points.map((point) => point.getBoundingClientRect().right)));
    expect(spill).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0) + 20);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1024);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(STORIES)('axe finds nothing wrong with %s', async (story) => {
    const { page, state, close } = await gallery.open(story);
    await page.getByRole('figure').first().waitFor();
    if (story === 'node-graph') await state(LARGE).locator('circle').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show as a table' }).first().click();
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });
});
