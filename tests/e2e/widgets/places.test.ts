import { describe, expect, test } from 'vitest';
import { focusedName, useGallery } from './gallery.ts';

const gallery = useGallery();

describe('the side panel', () => {
  test('takes the focus, goes to the next and previous row, and gives the focus back on Esc', async () => {
    const { page, close } = await gallery.open('side-panel');
    await page.locator('[data-row="1"][data-col="0"]').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'WeTransfer' });
    await panel.waitFor();
    expect(await panel.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.press('j');
    await page.getByRole('complementary', { name: 'ChatGPT' }).waitFor();
    expect(await page.getByText('3 of 40').isVisible()).toBe(true);
    await page.keyboard.press('k');
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('WeTransfer');
    await close();
  });

  test('does not hold the focus: the list beside it stays in use', async () => {
    const { page, close } = await gallery.open('side-panel', { width: 1700 });
    await page.getByRole('row', { name: 'Dropbox' }).first().click();
    await page.getByRole('complementary', { name: 'Dropbox' }).waitFor();
    await page.locator('[data-row="4"][data-col="0"]').click();
    await page.getByRole('complementary', { name: 'Notion' }).waitFor();
    await page.getByRole('grid').press('ArrowDown');
    await page.getByRole('complementary', { name: 'Notion' }).waitFor();
    await close();
  });

  test('is a drawer as high as the window, at its right edge', async () => {
    const { page, close } = await gallery.open('side-panel', { width: 1300 });
    await page.getByRole('row', { name: 'Dropbox' }).first().click();
    const panel = page.getByRole('complementary');
    await panel.waitFor();
    const place = async () => {
      const box = await panel.boundingBox();
      const window = page.viewportSize();
      if (box === null || window === null) return undefined;
      return [box.y, box.height - window.height, box.x + box.width - window.width];
    };
    await expect.poll(place).toEqual([0, 0, 0]);
    await close();
  });
});

describe('dialogs', () => {
  test('a confirmation has a title, a message, a button to cancel and one to accept; Esc cancels [WD-W013] [WD-W044] [WD-W045]', async () => {
    const { page, close } = await gallery.open('overlays');
    await page.getByRole('button', { name: 'Ask first' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Lyon FortiGate?' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('This cannot be undone.');
    await dialog.getByRole('button', { name: 'Delete source' }).waitFor();
    await expect.poll(() => focusedName(page)).toBe('Cancel');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Ask first');
    await close();
  });

  test('a dialog holds the focus, and gives it back', async () => {
    const { page, close } = await gallery.open('overlays');
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a source' });
    await dialog.waitFor();
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Open a dialog');
    await close();
  });
});

describe('the command palette', () => {
  test('finds pages and what is looked up, runs by Enter, and remembers', async () => {
    const { page, close } = await gallery.open('command-palette');
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox');
    await input.fill('upload');
    await page.getByRole('option', { name: 'Sources' }).waitFor();
    await input.fill('wetr');
    await page.getByRole('option', { name: 'WeTransfer' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByTestId('ran').textContent()).toBe('WeTransfer');
    await page.keyboard.press('Control+k');
    await input.fill('sign');
    await page.keyboard.press('Enter');
    expect(await page.getByTestId('ran').textContent()).toBe('out');
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('group', { name: 'Recent' }).getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Sign out'),
    ]);
    await page.keyboard.press('Escape');
    await input.waitFor({ state: 'detached' });
    await close();
  });

  test('says when nothing is found', async () => {
    const { page, close } = await gallery.open('command-palette');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('qqqqq');
    await page.getByText('No results for “qqqqq”').waitFor();
    await close();
  });
});

describe('the date range picker', () => {
  test('says the span and its days, and changes both', async () => {
    const { page, state, close } = await gallery.open('date-range-picker');
    const span = state('A span');
    await span.getByRole('button', { name: 'Time: Last 7 days 14 – 20 Nov' }).click();
    await page.getByRole('button', { name: /Last 30 days/ }).click();
    expect(await span.getByTestId('choice').textContent()).toBe('30d');
    await span.getByRole('button', { name: 'Time: Last 30 days 22 Oct – 20 Nov' }).waitFor();
    await close();
  });

  test('two days are chosen in the calendar by keyboard, both included', async () => {
    const { page, state, close } = await gallery.open('date-range-picker');
    const span = state('A span');
    await span.getByRole('button', { name: /Last 7 days/ }).click();
    await page.locator('[data-selection-end]').focus();
    await page.keyboard.press('ArrowUp');
    // The first day is the 13th; the calendar then moves to the next day automatically.
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => span.getByTestId('choice').textContent()).toBe('2026-11-13..2026-11-16');
    await close();
  });
});

describe('facets', () => {
  test('a click chooses, Alt and minus leave out, arrows walk', async () => {
    const { page, state, close } = await gallery.open('facet-list');
    const list = state('With choices');
    const low = list.getByRole('checkbox', { name: 'Low, 377' });
    await low.click();
    expect(await low.getAttribute('aria-checked')).toBe('true');
    await low.click({ modifiers: ['Alt'] });
    await list.getByRole('checkbox', { name: 'Low, 377, excluded' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focusedName(page)).toBe('Medium, 402');
    await page.keyboard.press('-');
    await list.getByRole('checkbox', { name: 'Medium, 402, excluded' }).waitFor();
    await page.keyboard.press('Space');
    expect(await list.getByRole('checkbox', { name: 'Medium, 402' }).getAttribute('aria-checked')).toBe(
      'true',
    );
    await close();
  });

  test('all values of a facet are found by typing, and chosen ones stay in sight', async () => {
    const { page, state, close } = await gallery.open('facet-list');
    const list = state('With choices');
    await list.getByRole('button', { name: 'Headquarters: 36 more' }).click();
    await page.getByRole('searchbox').fill('swi');
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /Switzerland/ })
      .click();
    await page.keyboard.press('Escape');
    await list.getByRole('checkbox', { name: /Switzerland/ }).waitFor();
    await close();
  });
});

test('files are taken by the button and by dropping them', async () => {
  const { page, state, close } = await gallery.open('file-drop');
  const drop = state('Drop zone');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    drop.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') });
  await chooser.setFiles([file('a.log'), file('b.log.gz')]);
  expect(await drop.getByTestId('files').textContent()).toBe('a.log, b.log.gz');
  await drop.locator('[data-drop]').evaluate((zone) => {
    const { DataTransfer, DragEvent, File } = zone.ownerDocument.defaultView;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['y'], 'dropped.log'));
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => drop.getByTestId('files').textContent()).toBe('dropped.log');
  await close();
});

test('a score adds up in sight, also when its parts are unfolded', async () => {
  const { state, close } = await gallery.open('score-parts');
  const score = state('Adding up to the score');
  const shownSum = async () => {
    const values = (await score.getByRole('definition').allInnerTexts()).map((text) =>
      Number(text.replace('−', '-')),
    );
    return {
      parts: values.slice(0, -1).reduce((sum, value) => sum + Math.round(value * 10), 0) / 10,
      sum: values.at(-1),
    };
  };
  expect(await shownSum()).toEqual({ parts: 81, sum: 81 });
  await score.getByRole('button', { name: /3 more parts/ }).click();
  expect(await shownSum()).toEqual({ parts: 81, sum: 81 });
  await close();
});
