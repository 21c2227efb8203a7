import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { focusedName, useGallery, useStory } from './gallery.ts';

const gallery = useGallery();
const PAGED = { states: 'Services, 100 a page' };

const story = useStory(gallery, 'data-grid', PAGED);
let grid: Locator;
beforeEach(async () => {
  grid = story.page.getByRole('grid', { name: 'Services', exact: true });
  await grid.getByRole('row').nth(5).waitFor();
});

const said = (what: string) => story.page.getByTestId(what).textContent();
const model = async (): Promise<Record<string, unknown>> => JSON.parse((await said('model')) ?? '{}');
/** The names in the first column, from the top of what is in sight. */
const names = async (count: number) =>
  Promise.all(Array.from({ length: count }, async (_, row) => (await cell(row, 1).textContent()) ?? ''));
const cell = (row: number, column: number) => grid.locator(`[data-row="${row}"][data-col="${column}"]`);
const place = async () =>
  story.page.evaluate<string>(
    'document.activeElement.dataset.row + "," + document.activeElement.dataset.col',
  );

describe('by keyboard alone', () => {
  test('Tab enters at one cell, arrows walk, Tab leaves', async () => {
    await story.page.getByRole('button', { name: 'Close row' }).focus();
    await story.page.keyboard.press('Tab');
    expect(await place()).toBe('0,0');
    await story.page.keyboard.press('ArrowRight');
    await story.page.keyboard.press('ArrowDown');
    await story.page.keyboard.press('j');
    expect(await place()).toBe('2,1');
    await story.page.keyboard.press('k');
    await story.page.keyboard.press('End');
    expect(await place()).toBe('1,7');
    await story.page.keyboard.press('Home');
    expect(await place()).toBe('1,0');
    await story.page.keyboard.press('Tab');
    expect(
      await story.page.evaluate('document.activeElement.closest("[role=grid]")?.getAttribute("aria-label")'),
    ).not.toBe('Services');
  });

  test('the last row is reached, and the focus is never lost on the way', async () => {
    await cell(0, 1).focus();
    await story.page.keyboard.press('Control+End');
    expect(await place()).toBe('99,7');
    // The next page comes while one is at the end of the last; the focus stays where it is.
    await expect.poll(() => said('loaded')).toBe('200');
    expect(await place()).toBe('99,7');
    await story.page.keyboard.press('PageDown');
    expect(Number((await place()).split(',')[0])).toBeGreaterThan(105);
    await story.page.keyboard.press('Control+Home');
    expect(await place()).toBe('0,0');
  });

  test('the focused row survives being scrolled out of sight', async () => {
    await cell(1, 1).focus();
    await grid.evaluate((element) => element.scrollTo(0, 2500));
    await cell(70, 1).waitFor();
    expect(await place()).toBe('1,1');
    await story.page.keyboard.press('ArrowDown');
    expect(await place()).toBe('2,1');
    await expect.poll(() => grid.evaluate((element): number => element.scrollTop)).toBeLessThan(100);
  });

  test('Enter opens, x and Space select, Ctrl A selects all there are, Esc clears', async () => {
    await cell(3, 1).focus();
    await story.page.keyboard.press('Enter');
    expect(await said('open')).not.toBe('');
    await story.page.getByRole('button', { name: 'Close row' }).click();
    await cell(3, 1).focus();
    await story.page.keyboard.press('x');
    expect(await model()).toMatchObject({ selectedCount: 1, selectedIndices: [3], allSelected: false });
    await story.page.keyboard.press('ArrowDown');
    await story.page.keyboard.press('Space');
    expect(await model()).toMatchObject({ selectedCount: 2, selectedIndices: [3, 4] });
    await story.page.keyboard.press('Shift+ArrowDown');
    await story.page.keyboard.press('Shift+ArrowDown');
    expect(await model()).toMatchObject({ selectedIndices: [3, 4, 5, 6] });
    await story.page.keyboard.press('Control+a');
    expect(await model()).toMatchObject({
      total: { value: 927, relation: 'eq' },
      loaded: 100,
      selectedCount: 927,
      allSelected: true,
    });
    await story.page.keyboard.press('Escape');
    expect(await model()).toMatchObject({ selectedCount: 0 });
  });

  test('plus filters for a value, minus excludes it, Shift F10 shows what else can be done', async () => {
    await cell(0, 2).focus();
    const category = await cell(0, 2).textContent();
    await story.page.keyboard.press('+');
    expect(await said('said')).toBe(`category ${category}`);
    await story.page.keyboard.press('-');
    expect(await said('said')).toBe(`not category ${category}`);
    await story.page.keyboard.press('Shift+F10');
    await story.page.getByRole('menuitem', { name: `Filter for ${category}` }).waitFor();
    await story.page.keyboard.press('Escape');
    await expect.poll(place).toBe('0,2');
  });

  test('on a header Enter sorts, Shift and arrows resize, Ctrl and arrows move the column', async () => {
    await cell(0, 4).focus();
    await story.page.keyboard.press('ArrowUp');
    await story.page.keyboard.press('Enter');
    const users = grid.getByRole('columnheader', { name: 'Users' });
    expect(await users.getAttribute('aria-sort')).toBe('descending');
    await story.page.keyboard.press('Enter');
    expect(await users.getAttribute('aria-sort')).toBe('ascending');
    const before = (await users.boundingBox())?.width ?? 0;
    await story.page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => Math.round(((await users.boundingBox())?.width ?? 0) - before)).toBe(16);
    await story.page.keyboard.press('Control+ArrowLeft');
    await expect.poll(() => focusedName(story.page)).toBe('Users');
    expect(await users.getAttribute('aria-colindex')).toBe('4');
  });
});

describe('with the mouse', () => {
  test('a click on a row opens it, on a value offers to filter, on a header sorts', async () => {
    await cell(2, 4).click();
    expect(await said('open')).not.toBe('');
    await cell(1, 2).locator('[data-value]').click();
    const category = await cell(1, 2).textContent();
    await story.page.getByRole('menuitem', { name: `Exclude ${category}` }).click();
    expect(await said('said')).toBe(`not category ${category}`);
    await grid.getByRole('columnheader', { name: 'Service' }).click();
    const sorted = await names(5);
    expect(sorted).toEqual([...sorted].sort((a, b) => (a < b ? -1 : 1)));
  });

  test('the box in the header selects all there are, Shift and a click all between', async () => {
    await grid.getByRole('checkbox', { name: 'Select all' }).click();
    expect(await model()).toMatchObject({ selectedCount: 927, allSelected: true });
    await cell(2, 0).click();
    expect(await model()).toMatchObject({ selectedCount: 926, allSelected: false });
    await story.page.getByRole('button', { name: 'Clear', exact: true }).click();
    await cell(2, 0).click();
    await cell(6, 0).click({ modifiers: ['Shift'] });
    expect(await model()).toMatchObject({ selectedIndices: [2, 3, 4, 5, 6] });
  });

  test('an edge is dragged to resize, a header to move, and neither sorts', async () => {
    const risk = grid.getByRole('columnheader', { name: 'Risk' });
    const users = grid.getByRole('columnheader', { name: 'Users' });
    await risk.scrollIntoViewIfNeeded();
    const box = await risk.boundingBox();
    if (box === null) throw new Error('no header');
    await story.page.mouse.move(box.x + box.width, box.y + 10);
    await story.page.mouse.down();
    await story.page.mouse.move(box.x + box.width + 40, box.y + 10, { steps: 4 });
    await story.page.mouse.up();
    await expect.poll(async () => Math.round(((await risk.boundingBox())?.width ?? 0) - box.width)).toBe(40);

    const from = await users.boundingBox();
    if (from === null) throw new Error('no header');
    await story.page.mouse.move(from.x + 20, from.y + 10);
    await story.page.mouse.down();
    await story.page.mouse.move(box.x + 8, from.y + 10, { steps: 6 });
    await story.page.mouse.up();
    await expect.poll(() => users.getAttribute('aria-colindex')).toBe('4');
    expect(await risk.getAttribute('aria-sort')).toBe('descending');
    expect(await users.getAttribute('aria-sort')).toBe('none');
  });

  test('columns are chosen and put back, and rows made denser', async () => {
    await story.page.getByRole('button', { name: 'Columns' }).click();
    await story.page.getByText('Vendor', { exact: true }).click();
    await story.page.getByText('Category', { exact: true }).last().click();
    await story.page.getByText('Compact', { exact: true }).click();
    const headers = grid.getByRole('columnheader');
    const shown = async () => (await headers.allInnerTexts()).filter((text) => text !== '');
    await expect
      .poll(shown)
      .toEqual(['Service', 'Risk', 'Users', 'Traffic', 'Uploaded', 'Headquarters', 'Vendor']);
    await expect.poll(async () => (await cell(0, 1).boundingBox())?.height).toBe(29);
    await story.page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(shown).toContain('Category');
  });
});

describe('as it is built', () => {
  test('a grid of all rows of which only those in sight are drawn [WD-W036]', async () => {
    expect(await grid.getAttribute('aria-rowcount')).toBe('928');
    expect(await grid.getAttribute('aria-colcount')).toBe('8');
    const drawn = await grid.getByRole('row').count();
    expect(drawn).toBeGreaterThan(10);
    expect(drawn).toBeLessThan(40);
    expect(await grid.getByRole('row').nth(3).getAttribute('aria-rowindex')).toBe('4');
  });

  test('of a hundred thousand rows the last one is a key away, and few are drawn', async () => {
    const large = await gallery.open('large-grid');
    const rows = large.page.getByRole('grid', { name: 'Services' });
    await rows.locator('[data-row="0"][data-col="1"]').focus();
    await large.page.keyboard.press('Control+End');
    const last = rows.locator('[data-row="99999"][data-col="10"]');
    await last.waitFor();
    expect(await last.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    expect(await rows.getByRole('row').last().getAttribute('aria-rowindex')).toBe('100001');
    await expect.poll(() => rows.getByRole('row').count()).toBeLessThan(70);
    await large.close();
  });

  test('it scrolls sideways inside itself, its first column stays', async () => {
    const narrow = await gallery.open('data-grid', { ...PAGED, width: 700 });
    const services = narrow.page.getByRole('grid', { name: 'Services', exact: true });
    await services.getByRole('row').nth(5).waitFor();
    const first = services.getByRole('columnheader', { name: 'Service' });
    const before = await first.boundingBox();
    await services.evaluate((element) => element.scrollTo(400, 0));
    expect((await first.boundingBox())?.x).toBe(before?.x);
    expect(await narrow.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await narrow.close();
  });
});

test('placeholders, nothing and failure each have their place, with a next step', () =>
  gallery.inStory(
    'data-grid',
    async ({ page, state }) => {
      await state('Nothing').getByRole('button', { name: 'Clear the filter' }).waitFor();
      await state('Failed').getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
      const waiting = page.getByRole('grid', { name: 'Services, loading' });
      expect(await waiting.getAttribute('aria-busy')).toBe('true');
      expect(await waiting.getAttribute('aria-rowcount')).toBe('-1');
    },
    { states: ['Nothing', 'Failed', 'On the way'] },
  ));
