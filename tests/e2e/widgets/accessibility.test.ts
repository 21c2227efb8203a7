import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Gallery } from './gallery.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await Gallery.start();
});
afterAll(() => gallery.close());

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

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(STORIES)('axe finds nothing wrong with %s in any state', async (story) => {
    const { page, complaints, close } = await gallery.open(story, { theme });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('nor with the charts as tables', async () => {
    const { page, close } = await gallery.open('charts', { theme });
    const buttons = page.getByRole('button', { name: 'Show as a table' });
    const charts = await buttons.count();
    expect(charts).toBeGreaterThan(4);
    // Each one that is pressed says the opposite and is no longer among them.
    for (let pressed = 0; pressed < charts; pressed++) await buttons.first().click();
    expect(await buttons.count()).toBe(0);
    expect(await page.getByRole('table').count()).toBeGreaterThanOrEqual(charts);
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });

  test('nor with what opens above the page', async () => {
    const overlays = await gallery.open('overlays', { theme });
    await overlays.page.getByRole('button', { name: 'Say it failed' }).click();
    for (const [button, role, name] of [
      ['Open a dialog', 'dialog', 'Add a source'],
      ['Ask first', 'alertdialog', 'Delete Lyon FortiGate?'],
      ['Open a menu', 'menu', /./],
      ['Open a popover', 'dialog', 'Details'],
    ] as const) {
      await overlays.page.getByRole('button', { name: button }).click();
      const opened = overlays.page.getByRole(role, { name });
      await opened.waitFor();
      expect(await accessibilityFindings(overlays.page, { overlayOpen: true }), button).toEqual([]);
      await overlays.page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
    }
    await overlays.close();

    const dates = await gallery.open('date-range-picker', { theme });
    await dates.page
      .getByRole('button', { name: /Last 7 days/ })
      .first()
      .click();
    await dates.page.getByRole('grid').waitFor();
    expect(await accessibilityFindings(dates.page, { overlayOpen: true })).toEqual([]);
    await dates.close();

    const palette = await gallery.open('command-palette', { theme });
    await palette.page.keyboard.press('Control+k');
    await palette.page.getByRole('combobox').fill('dr');
    await palette.page.getByRole('option', { name: 'Google Drive' }).waitFor();
    expect(await accessibilityFindings(palette.page, { overlayOpen: true })).toEqual([]);
    await palette.close();
  });

  test('nor with a filter that is being written', async () => {
    const { page, state, close } = await gallery.open('filter-bar', { theme });
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

  test('nor with an open row, its panel, and rows selected', async () => {
    const panel = await gallery.open('side-panel', { theme });
    await panel.page.getByRole('row', { name: 'MEGA' }).first().click();
    await panel.page.getByRole('complementary').waitFor();
    expect(await accessibilityFindings(panel.page)).toEqual([]);
    await panel.close();

    const grid = await gallery.open('data-grid', { theme });
    const services = grid.page.getByRole('grid', { name: 'Services', exact: true });
    await services.getByRole('checkbox').nth(2).click();
    await grid.page.getByRole('button', { name: 'Columns' }).click();
    await grid.page.getByRole('dialog', { name: 'Columns' }).waitFor();
    expect(await accessibilityFindings(grid.page, { overlayOpen: true })).toEqual([]);
    await grid.close();
  });
});
