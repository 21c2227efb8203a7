import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, type StoryPage, useGallery } from './gallery.ts';

const { inStory } = useGallery();
const inStates = (states: string | readonly string[], work: (story: StoryPage) => Promise<void>) =>
  inStory('saved-filters', work, { states });

const standOf = (state: Locator) => state.getByTestId('state').textContent();
const change = (state: Locator) => state.getByRole('button', { name: 'Change the filter' }).click();
const list = (within: Locator) => within.getByRole('list', { name: 'Saved filters' });
const row = (within: Locator, name: string) => list(within).getByRole('listitem').filter({ hasText: name });
const names = (within: Locator) => list(within).getByRole('listitem').allTextContents();

async function act(state: Locator, name: string, action: string): Promise<void> {
  await state.getByRole('button', { name: `Actions for ${name}` }).click();
  await state.page().getByRole('menuitem', { name: action }).click();
}

describe('the button', () => {
  test('offers Save while nothing is loaded [WD-S015]', () =>
    inStates('Nothing loaded', async ({ page, state: stateOf }) => {
      const state = stateOf('Nothing loaded');
      await change(state);
      await expect.poll(() => state.getByRole('button', { name: /^(Save as|Update)$/ }).count()).toBe(0);
      await state.getByRole('button', { name: 'Save', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Save' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Mine');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await state.getByRole('button', { name: 'Saved: Mine' }).waitFor();
      await expect.poll(() => state.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    }));

  test('offers Save as and Update once the attributes changed [WD-S016] [WD-W046]', () =>
    inStates('One loaded', async ({ page, state: stateOf }) => {
      const state = stateOf('One loaded');
      await expect.poll(() => state.getByRole('button', { name: /^(Save|Save as|Update)$/ }).count()).toBe(0);
      await change(state);
      await state.getByRole('button', { name: 'Save as' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('A copy');
      await page.keyboard.press('Enter');
      await state.getByRole('button', { name: 'Saved: A copy' }).waitFor();
      await change(state);
      await state.getByRole('button', { name: 'Update' }).click();
      // Its own name doesn't count as a duplicate.
      expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('A copy');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => state.getByRole('button', { name: 'Update' }).count()).toBe(0);
    }));

  test('offers them once the default flag changed, too [WD-S016]', () =>
    inStates('Panel', async ({ page, state: stateOf }) => {
      const state = stateOf('Panel');
      const flag = state.getByText('Open with this filter by default');
      await expect.poll(() => state.getByRole('button', { name: 'Update' }).count()).toBe(0);
      await flag.click();
      await state.getByRole('button', { name: 'Save as' }).waitFor();
      await state.getByRole('button', { name: 'Update' }).click();
      await page.keyboard.press('Enter');
      await row(state, 'Cloud storage').getByText('Default').waitFor();
      await expect.poll(() => row(state, 'Risky uploads').getByText('Default').count()).toBe(0);
      await expect.poll(() => state.getByRole('button', { name: 'Update' }).count()).toBe(0);
    }));
});

describe('loading', () => {
  test('happens at once where nothing is unsaved; the dropdown closes [WD-W003] [PL-R003]', () =>
    inStates('One loaded', async ({ page, state: stateOf }) => {
      const state = stateOf('One loaded');
      await state.getByRole('button', { name: 'Saved: Risky uploads' }).click();
      const dropdown = page.getByRole('dialog', { name: 'Saved filters' });
      await row(dropdown, 'Cloud storage').getByRole('button').first().click();
      await dropdown.waitFor({ state: 'detached' });
      expect(await standOf(state)).toBe('f2: Category, Country');
    }));

  test('with unsaved changes asks first [WD-S017] [WD-X031] [WD-X032]', () =>
    inStates('Panel', async ({ page, state: stateOf }) => {
      const state = stateOf('Panel');
      await change(state);
      const load = () => row(state, 'Risky uploads').getByRole('button').first().click();
      await load();
      const dialog = page.getByRole('alertdialog', { name: 'The filter has unsaved changes' });
      await dialog.getByText('“Risky uploads” replaces the current filter.').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await standOf(state)).toBe('f2: Category, Country, User');
      await load();
      await dialog.getByRole('button', { name: 'Load without saving' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await standOf(state)).toBe('f1: Risk, Uploaded');
    }));
});

describe('deleting', () => {
  test('asks first, and resets the selection when the loaded one goes [WD-S018] [WD-S019] [WD-X033] [WD-X034]', () =>
    inStates('Panel', async ({ page, state: stateOf }) => {
      const state = stateOf('Panel');
      await act(state, 'Cloud storage in Germany', 'Delete');
      const dialog = page.getByRole('alertdialog', { name: 'Delete “Cloud storage in Germany”?' });
      await dialog.getByText('This can’t be undone').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => list(state).getByRole('listitem').count()).toBe(3);
      await act(state, 'Cloud storage in Germany', 'Delete');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => list(state).getByRole('listitem').count()).toBe(2);
      expect(await standOf(state)).toBe('none: ');
    }));

  test('another one leaves the loaded one', () =>
    inStates('Panel', async ({ page, state: stateOf }) => {
      const state = stateOf('Panel');
      await act(state, 'Everything at once', 'Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      expect(await standOf(state)).toBe('f2: Category, Country');
    }));
});

test('making one the default clears the previous one [WD-S020] [WD-W046]', () =>
  inStates('Panel', async ({ state: stateOf }) => {
    const state = stateOf('Panel');
    await row(state, 'Risky uploads').getByText('Default').waitFor();
    await act(state, 'Everything at once', 'Make default');
    await row(state, 'Everything at once').getByText('Default').waitFor();
    expect((await names(state)).filter((name) => name.includes('Default'))).toHaveLength(1);
  }));

describe('the name', () => {
  test('is required, short and unlike the others; Enter does what the button does [WD-E008] [WD-S021] [WD-V007] [WD-V008] [WD-V009] [WD-X030]', () =>
    inStates('Panel', async ({ page, state: stateOf }) => {
      const state = stateOf('Panel');
      await act(state, 'Cloud storage in Germany', 'Rename');
      const dialog = page.getByRole('dialog', { name: 'Rename' });
      const name = dialog.getByRole('textbox', { name: 'Name' });
      await name.fill('');
      await name.press('Enter');
      await dialog.getByText('Enter a name.').waitFor();
      await name.fill('x'.repeat(65));
      await dialog.getByText('Names can have up to 64 characters.').waitFor();
      await name.fill('risky uploads');
      await dialog.getByText('A filter with this name already exists.').waitFor();
      await name.press('Enter');
      expect(await dialog.isVisible()).toBe(true);
      await name.fill('Storage in Germany');
      await name.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await row(state, 'Storage in Germany').waitFor();
      expect(await standOf(state)).toBe('f2: Category, Country');
    }));

  test('that does not come through is said so, and can be sent again', () =>
    inStates('The server fails', async ({ page, state: stateOf }) => {
      const state = stateOf('The server fails');
      await act(state, 'Risky uploads', 'Rename');
      const dialog = page.getByRole('dialog', { name: 'Rename' });
      await dialog.getByRole('textbox').fill('Uploads');
      await page.keyboard.press('Enter');
      expect(await dialog.getByRole('alert').textContent()).toContain('The server is not there.');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await act(state, 'Everything at once', 'Make default');
      await state.getByRole('alert').waitFor();
      await row(state, 'Risky uploads').getByText('Default').waitFor();
    }));
});

test('the panel does what the dropdown does, always in sight [WD-W046] [PL-R041]', () =>
  inStates(['Panel', 'None saved'], async ({ state: stateOf }) => {
    const panel = stateOf('Panel').getByRole('region', { name: 'Panel of filters: panel' });
    expect(await row(panel, 'Cloud storage').getByRole('button').first().getAttribute('aria-current')).toBe(
      'true',
    );
    await change(stateOf('Panel'));
    await panel.getByText('Changed').waitFor();
    await panel.getByRole('button', { name: 'Update' }).waitFor();
    await stateOf('None saved').getByText('No saved filters yet').waitFor();
  }));

test('a tooltip names five attributes and counts the others [WD-K031]', () =>
  // All of it is in sight: a page that scrolls to what gets the focus takes its tooltip away.
  inStory(
    'saved-filters',
    async ({ page, state: stateOf }) => {
      const before = stateOf('Panel').getByRole('button', { name: 'Actions for Cloud storage in Germany' });
      await before.focus();
      await page.keyboard.press('Tab');
      const tooltip = page.getByRole('tooltip');
      await tooltip.getByText('and 2 more').waitFor();
      const said = (await tooltip.textContent()) ?? '';
      for (const name of ['Risk', 'Country', 'Category', 'User', 'Host'])
        expect(said).toContain(`${name}: ${name} 1`);
      expect(said).not.toContain('Browser');
      for (let back = 0; back < 4; back++) await page.keyboard.press('Shift+Tab');
      await tooltip.getByText('Uploaded').waitFor();
      expect(await tooltip.textContent()).not.toContain('more');
    },
    { height: 2400 },
  ));

test('all of it is worked with the keyboard alone', () =>
  inStates('One loaded', async ({ page, state: stateOf }) => {
    const { keyboard } = page;
    const state = stateOf('One loaded');
    await state.getByRole('button', { name: 'Saved: Risky uploads' }).focus();
    await keyboard.press('Enter');
    const dropdown = page.getByRole('dialog', { name: 'Saved filters' });
    await dropdown.waitFor();
    await row(dropdown, 'Everything at once').getByRole('button').first().focus();
    await keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Actions for Everything at once');
    await keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rename' });
    await dialog.waitFor();
    await keyboard.press('End');
    await keyboard.type(' again');
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await state.getByRole('button', { name: 'Saved: Risky uploads' }).press('Enter');
    await row(dropdown, 'Everything at once again').waitFor();
  }));

test('many are found by name, and hostile names are text', () =>
  inStates('Many, hostile names', async ({ page, state: stateOf }) => {
    const state = stateOf('Many, hostile names');
    await expect.poll(() => state.locator('img, b').count()).toBe(0);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await state.getByRole('searchbox').fill('filter 3');
    await expect.poll(() => list(state).getByRole('listitem').count()).toBe(11);
    await state.getByRole('searchbox').fill('nothing like it');
    await state.getByText('No matches.').waitFor();
  }));

test('axe finds nothing wrong', () =>
  inStory('saved-filters', async ({ page, state: stateOf }) => {
    expect(await accessibilityFindings(page)).toEqual([]);
    await stateOf('One loaded').getByRole('button', { name: 'Saved: Risky uploads' }).click();
    const dropdown = page.getByRole('dialog', { name: 'Saved filters' });
    await dropdown.waitFor();
    expect(await accessibilityFindings(page, { overlayOpen: true }), 'dropdown').toEqual([]);
    await dropdown.getByRole('button', { name: 'Actions for Risky uploads' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog', { name: 'Rename' }).getByRole('textbox').fill('everything at once');
    expect(await accessibilityFindings(page, { overlayOpen: true }), 'name').toEqual([]);
  }));
