import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, useGallery, useStory } from './gallery.ts';

const gallery = useGallery();

describe('dropdown', () => {
  const story = useStory(gallery, 'dropdown', { height: 1400 });
  const open = (state: Locator, name: string) => state.getByRole('button', { name, exact: true }).click();
  const item = (name: string | RegExp) => story.page.getByRole('menuitem', { name });

  test('actions, links, nested items and headings are reached by keyboard alone [WD-W016] [WD-E040]', async () => {
    const state = story.state('Actions, nested and links');
    await state.getByRole('button', { name: 'Actions' }).focus();
    await story.page.keyboard.press('ArrowDown');
    await item('Block at gateway').waitFor();
    await story.page.keyboard.press('ArrowDown');
    await story.page.keyboard.press('ArrowRight');
    await story.page.getByRole('menu', { name: 'Tag' }).getByText('Ours').waitFor();
    await story.page.getByRole('menuitem', { name: 'More tags' }).focus();
    await story.page.keyboard.press('ArrowRight');
    await item('Legacy').waitFor();
    await story.page.keyboard.press('Enter');
    expect(await state.getByTestId('met').textContent()).toBe('legacy');
    await expect.poll(() => focusedName(story.page)).toBe('Actions');

    await open(state, 'Actions');
    const guide = item(/^Guide/);
    expect(await guide.getAttribute('href')).toBe('#guide');
    expect(await guide.getAttribute('target')).toBe('_blank');
    expect(await item('What is new').getAttribute('target')).toBeNull();
    await expect
      .poll(() => story.page.getByRole('group', { name: 'Help' }).getByRole('menuitem').count())
      .toBe(2);
    // The list says the label, the dropdown the title; the second line and the tooltip describe it.
    expect(await item('Export CSV').textContent()).toContain('927 rows');
    expect(await item('Delete').getAttribute('aria-disabled')).toBe('true');
    await item('Archive').hover();
    await story.page.getByRole('tooltip', { name: 'Kept for a year, out of sight' }).waitFor();
  });

  test('checkboxes and switches turn while the menu stays [WD-E040]', async () => {
    const state = story.state('Checkboxes and switches');
    await open(state, 'View');
    const box = (name: string) => story.page.getByRole('menuitemcheckbox', { name });
    expect(await box('Medium').getAttribute('aria-checked')).toBe('true');
    await box('Low').click();
    await box('Medium').click();
    await box('Hide names').click();
    expect(await box('Low').getAttribute('aria-checked')).toBe('true');
    await story.page.getByRole('menuitem', { name: 'Reset' }).click();
    expect(await state.getByTestId('on').textContent()).toBe('low live names');
    expect(await state.getByTestId('met').textContent()).toBe('reset');
  });

  test('an empty list says so', async () => {
    await open(story.state('Empty, disabled, hostile words'), 'Nothing');
    await story.page.getByText('No entries yet.').waitFor();
  });
});

describe('dropdown and its times', () => {
  const story = useStory(gallery, 'dropdown', { height: 1400, stoppedAt: 60_000 });

  test('letters within 1200 ms make one word [WD-K088]', async () => {
    await story.state('Actions, nested and links').getByRole('button', { name: 'Actions' }).click();
    await story.page.getByRole('menu').waitFor();
    await story.page.clock.runFor(500);
    await story.page.keyboard.press('w');
    await expect.poll(() => focusedName(story.page)).toContain('What is new');
    // “e” alone would be the export; within the time it belongs to “we”, which nothing starts with.
    await story.page.clock.runFor(1199);
    await story.page.keyboard.press('e');
    await expect.poll(() => focusedName(story.page)).toContain('What is new');
    await story.page.clock.runFor(1200);
    await story.page.keyboard.press('e');
    await expect.poll(() => focusedName(story.page)).toContain('Export CSV');
  });

  test('what is nested opens once the pointer rests for 300 ms [WD-K089] [PL-K017]', async () => {
    await story.state('Actions, nested and links').getByRole('button', { name: 'Actions' }).click();
    await story.page.clock.runFor(500);
    await story.page.getByRole('menuitem', { name: 'Block at gateway' }).hover();
    await story.page.getByRole('menuitem', { name: 'Tag' }).hover();
    await story.page.clock.runFor(299);
    await expect.poll(() => story.page.getByRole('menu', { name: 'Tag' }).count()).toBe(0);
    await story.page.clock.runFor(1);
    await story.page.getByRole('menu', { name: 'Tag' }).waitFor();
  });

  test('what was done stands on the button for 100 ms [WD-K059]', async () => {
    const button = story.state('Says what was done').getByRole('button');
    await button.click();
    await story.page.getByRole('menuitem', { name: 'Deny' }).click();
    await story.page.clock.runFor(99);
    expect(await button.textContent()).toBe('Deny');
    await story.page.clock.runFor(1);
    await expect.poll(() => button.textContent()).toBe('Decide');
  });
});

describe('choices', () => {
  const story = useStory(gallery, 'choices', { height: 1400 });

  test('several of a few are ticked in a list that stays open, and counted', async () => {
    const state = story.state('Several of a few');
    const button = state.getByRole('button', { name: /Risk/ });
    await button.click();
    await story.page.getByRole('option', { name: 'Low' }).click();
    await story.page.keyboard.press('ArrowDown');
    await story.page.keyboard.press('Enter');
    await story.page.getByRole('option', { name: 'Not researched' }).click({ force: true });
    expect(await state.getByTestId('Risk').textContent()).toBe('low medium high');
    await story.page.keyboard.press('Escape');
    await story.page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await button.textContent()).toContain('3 of 4');
  });

  test('a selective button has one or several pressed, and none only where that is allowed [WD-S067]', async () => {
    const state = story.state('Buttons that stay pressed');
    const press = async (group: string, ...days: string[]) => {
      for (const day of days) await state.getByLabel(group, { exact: true }).getByText(day).click();
      return state.getByTestId(group).textContent();
    };
    expect(await press('One day', 'Tue')).toBe('Tue');
    expect(await press('One day', 'Wed')).toBe('Wed');
    expect(await press('One day or none', 'Tue')).toBe('');
    expect(await press('Several days', 'Fri', 'Mon')).toBe('Mon Tue Fri');
    expect(await press('Several days', 'Fri', 'Mon', 'Tue')).toBe('Tue');
    expect(await press('Several or none', 'Tue')).toBe('');
    expect(await press('Disabled')).toBe('Tue');
  });

  test('every option stands in columns of ten, with a search and a box for all [WD-W067] [WD-K075]', async () => {
    const state = story.state('Every option');
    await state.getByRole('button', { name: 'Show all countries' }).click();
    const dialog = story.page.getByRole('dialog', { name: 'All countries' });
    const boxes = dialog.locator('[data-columns]').getByRole('checkbox');
    const lefts = await dialog
      .locator('[data-columns] > *')
      .evaluateAll((options) => options.map((option) => Math.round(option.getBoundingClientRect().left)));
    const columns = [...new Set(lefts)].map((left) => lefts.filter((one) => one === left).length);
    expect(columns).toEqual([10, 10, 3]);
    const search = dialog.getByRole('searchbox');
    await search.fill('ger');
    await expect.poll(() => boxes.count()).toBe(1);
    await dialog.getByText('Select all 1').click();
    await search.fill('IVOIRE');
    await dialog.getByText('Côte d’Ivoire').click();
    await search.fill('zzz');
    await dialog.getByText('No matches.').waitFor();
    await dialog.getByRole('button', { name: 'Select 4' }).click();
    // In the order of the options; what isn't among them stays.
    expect(await state.getByTestId('countries').textContent()).toBe(
      'côte d’ivoire france germany norway atlantis',
    );

    await state.getByRole('button', { name: 'Show all countries' }).click();
    await dialog.getByText('Select all 23').click();
    await dialog.getByText('Select all 23').click();
    await story.page.keyboard.press('Escape');
    expect(await state.getByTestId('countries').textContent()).toContain('germany');
    await state.getByRole('button', { name: 'Show all countries' }).click();
    await dialog.getByText('Select all 23').click();
    await dialog.getByText('Select all 23').click();
    await dialog.getByRole('button', { name: 'Select 1' }).click();
    expect(await state.getByTestId('countries').textContent()).toBe('norway atlantis');
  });

  test('deleting asks first, one item at a time, and only Delete deletes [WD-S063] [WD-S064]', async () => {
    const state = story.state('Delete an item');
    const questions = state.getByRole('group', { name: /^Delete/ });
    await state.getByRole('button', { name: 'Delete Lyon FortiGate' }).click();
    await state.getByRole('button', { name: 'Delete Casablanca proxy' }).click();
    await expect.poll(() => questions.count()).toBe(1);
    expect(await questions.getAttribute('aria-label')).toBe('Delete Casablanca proxy?');
    await expect.poll(() => focusedName(story.page)).toBe('Cancel');
    await story.page.keyboard.press('Escape');
    await expect.poll(() => questions.count()).toBe(0);
    await expect.poll(() => focusedName(story.page)).toBe('Delete Casablanca proxy');
    await story.page.keyboard.press('Enter');
    await story.page.keyboard.press('Enter');
    await expect.poll(() => questions.count()).toBe(0);
    await expect.poll(() => state.getByRole('listitem').count()).toBe(3);
    await state.getByRole('button', { name: 'Delete Lyon FortiGate' }).click();
    await questions.getByRole('button', { name: 'Delete' }).click();
    expect(await state.getByRole('listitem').allTextContents()).toEqual([
      'Casablanca proxy',
      'Berlin <b>Squid</b>',
    ]);
  });

  test('a menu of lists in tabs is walked by keyboard and gives one item [WD-W070]', async () => {
    const state = story.state('Lists in tabs');
    await state.getByRole('button', { name: 'Go to' }).focus();
    await story.page.keyboard.press('Enter');
    await story.page.getByRole('tab', { name: 'Services' }).focus();
    await story.page.keyboard.press('End');
    await story.page.getByText('No entries yet.').waitFor();
    await story.page.keyboard.press('ArrowLeft');
    await story.page.keyboard.press('Tab');
    await story.page.keyboard.press('Enter');
    expect(await state.getByTestId('picked').textContent()).toBe('users: omar');
    await expect.poll(() => focusedName(story.page)).toBe('Go to');
  });

  describe('include and exclude', () => {
    const scope = (name: string) => story.state('Include and exclude').getByTestId(name);
    const model = async (name: string): Promise<unknown> =>
      JSON.parse((await scope(name).getByTestId('model').textContent()) ?? '');

    test('all are meant with exceptions [WD-S058] [WD-E023]', async () => {
      const field = scope('Everybody');
      await field.getByRole('combobox', { name: 'Except' }).fill('sof');
      await story.page.getByRole('option', { name: 'Sofia Lindqvist' }).click();
      expect(await model('Everybody')).toEqual({
        allSelected: true,
        filters: ['Omar Haddad', 'Sofia Lindqvist'],
        secondaryModel: false,
        exceptionsWithSelected: [],
      });
    });

    test('or some, with exceptions of their own if wanted [WD-S059]; another mode resets secondaryModel [WD-S060]', async () => {
      const name = 'Some with exceptions';
      const field = scope(name);
      await expect.poll(() => field.getByRole('combobox').count()).toBe(2);
      await field.getByText('Add exceptions').click();
      await expect.poll(() => field.getByRole('combobox').count()).toBe(1);
      expect(await model(name)).toMatchObject({ secondaryModel: false, exceptionsWithSelected: [] });
      await field.getByText('Add exceptions').click();
      await field.getByText('All users').click();
      expect(await model(name)).toMatchObject({ allSelected: true, filters: [], secondaryModel: false });
      await field.getByText('Only some').click();
      expect(await model(name)).toMatchObject({
        allSelected: false,
        filters: ['Omar Haddad', 'Sofia Lindqvist'],
        secondaryModel: false,
      });
    });

    test('what is wrong is said once there were items, or once it was submitted [WD-S061]', async () => {
      const words = (name: string) => scope(name).getByText('Choose at least one user.');
      await expect.poll(() => words('Nobody yet').count()).toBe(0);
      await scope('Nobody yet').getByRole('button', { name: 'Submit' }).click();
      await words('Nobody yet').waitFor();
      const other = scope('Some with exceptions');
      await other.getByRole('button', { name: 'Remove Omar Haddad' }).click();
      await expect.poll(() => words('Some with exceptions').count()).toBe(0);
      await other.getByRole('button', { name: 'Remove Sofia Lindqvist' }).click();
      await words('Some with exceptions').waitFor();
    });

    test('the server is asked from two letters on [WD-K025]', async () => {
      const { page, state, close } = await gallery.open('choices', { stoppedAt: 60_000 });
      const field = state('Include and exclude').getByTestId('Nobody yet');
      await field.getByRole('combobox').fill('o');
      await page.clock.runFor(3000);
      expect(await field.getByTestId('asked').textContent()).toBe('');
      await field.getByRole('combobox').fill('om');
      await page.clock.runFor(1000);
      expect(await field.getByTestId('asked').textContent()).toBe(' om');
      await close();
    });
  });
});

describe('axe finds nothing wrong', () => {
  test('with dropdowns, nested and with checkboxes', async () => {
    const opened = await gallery.open('dropdown');
    const { page: shown, state } = opened;
    await state('Actions, nested and links').getByRole('button', { name: 'Actions' }).click();
    await shown.getByRole('menuitem', { name: 'Tag' }).press('ArrowRight');
    await shown.getByRole('menu', { name: 'Tag' }).waitFor();
    expect(await accessibilityFindings(shown, { overlayOpen: true })).toEqual([]);
    await shown.keyboard.press('ArrowLeft');
    await shown.keyboard.press('Escape');
    await state('Checkboxes and switches').getByRole('button', { name: 'View' }).click();
    await shown.getByRole('menuitemcheckbox', { name: 'Live' }).waitFor();
    expect(await accessibilityFindings(shown, { overlayOpen: true })).toEqual([]);
    await opened.close();
  });

  test('with choices, closed and open', async () => {
    const opened = await gallery.open('choices');
    const { page: shown, state } = opened;
    await state('Delete an item').getByRole('button').first().click();
    expect(await accessibilityFindings(shown)).toEqual([]);
    for (const [name, opens] of [
      [/Risk/, 'listbox'],
      ['Show all countries', 'dialog'],
      ['Go to', 'dialog'],
    ] as const) {
      await shown.getByRole('button', { name }).click();
      await shown.getByRole(opens).waitFor();
      expect(await accessibilityFindings(shown, { overlayOpen: true }), String(name)).toEqual([]);
      await shown.keyboard.press('Escape');
      await shown.getByRole(opens).waitFor({ state: 'detached' });
    }
    await opened.close();
  });
});
