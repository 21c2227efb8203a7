import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { useGallery } from './gallery.ts';

const gallery = useGallery();

/** The widgets that neither an area's own test file nor a test below looks at. */
const STORIES = [
  'button',
  'chip',
  'facet-list',
  'fields',
  'file-drop',
  'histogram',
  'charts',
  'score-parts',
  'stat-tile',
  'states',
  'tabs',
];

describe('axe finds nothing wrong', () => {
  test.each(STORIES)('with %s in any state', (story) =>
    gallery.inStory(story, async ({ page }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
    }),
  );

  test('with the charts as tables', async () => {
    const { page, close } = await gallery.open('charts');
    const buttons = page.getByRole('button', { name: 'Show as a table' });
    const charts = await buttons.count();
    expect(charts).toBeGreaterThan(4);
    // Each one that is pressed says the opposite and is no longer among them.
    for (let pressed = 0; pressed < charts; pressed++) await buttons.first().click();
    await expect.poll(() => buttons.count()).toBe(0);
    await expect.poll(() => page.getByRole('table').count()).toBeGreaterThanOrEqual(charts);
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });

  test('with what opens above the page', () =>
    gallery.inStory('overlays', async ({ page }) => {
      await page.getByRole('button', { name: 'Say it failed' }).click();
      for (const [button, role, name] of [
        ['Open a dialog', 'dialog', 'Add a source'],
        ['Ask first', 'alertdialog', 'Delete Lyon FortiGate?'],
        ['Open a menu', 'menu', /./],
        ['Open a popover', 'dialog', 'Details'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        const opened = page.getByRole(role, { name });
        await opened.waitFor();
        expect(await accessibilityFindings(page, { overlayOpen: true }), button).toEqual([]);
        await page.keyboard.press('Escape');
        await opened.waitFor({ state: 'detached' });
      }
    }));

  test('with a date range that is being chosen', () =>
    gallery.inStory('date-range-picker', async ({ page }) => {
      await page
        .getByRole('button', { name: /Last 7 days/ })
        .first()
        .click();
      await page.getByRole('grid').waitFor();
      expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    }));

  test('with what the command palette finds', () =>
    gallery.inStory('command-palette', async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('dr');
      await page.getByRole('option', { name: 'Google Drive' }).waitFor();
      expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    }));

  test('with a filter that is being written', async () => {
    const { page, state, close } = await gallery.open('filter-bar');
    const input = state('Empty').getByRole('combobox');
    await input.click();
    expect(await accessibilityFindings(page), 'fields').toEqual([]);
    await input.fill('risk');
    await input.press('Enter');
    await input.press('Enter');
    await page.getByRole('option', { name: 'High' }).click();
    expect(await accessibilityFindings(page), 'values').toEqual([]);
    await input.press('Escape');
    await input.fill('risk in (nothing');
    await page.getByRole('alert').waitFor();
    expect(await accessibilityFindings(page), 'an error').toEqual([]);
    await close();
  });

  test('with an open row and its panel', () =>
    gallery.inStory('side-panel', async ({ page }) => {
      await page.getByRole('row', { name: 'MEGA' }).first().click();
      await page.getByRole('complementary').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
    }));

  test('with rows selected and columns to choose', () =>
    gallery.inStory('data-grid', async ({ page }) => {
      const services = page.getByRole('grid', { name: 'Services', exact: true });
      await services.getByRole('checkbox').nth(2).click();
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('dialog', { name: 'Columns' }).waitFor();
      expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    }));
});
