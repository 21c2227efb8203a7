import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useGallery } from './gallery.ts';

const { inStory } = useGallery();

test('a grid grows with its pages, by 400 px and three times at most [WD-K102]', () =>
  inStory('growing-grid', async (story) => {
    const grid = story.page.getByRole('grid', { name: 'Services' });
    const height = async () => Math.round((await grid.boundingBox())?.height ?? 0);
    const loaded = () => story.page.getByTestId('loaded').textContent();
    const before = await height();
    const heights: number[] = [];
    for (const rows of ['40', '60', '80', '100', '120']) {
      await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect.poll(loaded).toBe(rows);
      heights.push((await height()) - before);
    }
    expect(heights).toEqual([400, 800, 1200, 1200, 1200]);
  }));

test('rows of services: what they are called, what they are, and what sets them apart [PF-E072]', () =>
  inStory('service-name', async (story) => {
    const grid = story.page.getByRole('grid', { name: 'Services' });
    const textOf = (id: string) => service(grid, id).textContent();
    expect(await textOf('dropbox')).toContain('Cloud storage · Sign-in with Okta · iOS, Android, Cloud');
    expect(await textOf('dropbox')).toContain('Sanctioned');
    expect(await textOf('dropbox')).not.toMatch(/New|Denied/);
    expect(await textOf('mega')).toMatch(/MEGANewDenied/);
    expect(await textOf('mega')).toMatch(/Cloud storage · Cloud$/);
    expect(await textOf('notes')).toMatch(/NewPilotFinance onlyProductivity · iOS$/);
    expect(await textOf('arabic')).toMatch(/Messaging · Android$/);

    // A name of any length leaves the row as high as the others, and says itself whole to a mouse that rests on it.
    const rows = await grid.getByRole('row').all();
    const heights = await Promise.all(rows.slice(1).map(async (row) => (await row.boundingBox())?.height));
    expect(new Set(heights)).toEqual(new Set([50]));
    await service(grid, 'long').hover();
    const cell = grid.getByRole('rowheader').filter({ has: story.page.locator('[data-service="long"]') });
    await expect.poll(() => cell.getAttribute('title')).toContain('A very long name');
    await service(grid, 'mega').hover();
    await expect.poll(() => cell.getAttribute('title')).toBeNull();
  }));

function service(grid: Locator, id: string): Locator {
  return grid.locator(`[data-service="${id}"]`);
}
