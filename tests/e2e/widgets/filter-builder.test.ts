import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, type StoryPage, useGallery } from './gallery.ts';

const { inStory } = useGallery();
const inBuilder = (states: string | readonly string[], work: (story: StoryPage) => Promise<void>) =>
  inStory('filter-builder', work, { states });

interface Block {
  key: string;
  op: string;
  value?: unknown;
  list?: unknown;
  agg_function?: string;
}
interface Model {
  exprGroups: { uid: string; exprBlocks: Block[] }[];
  orBetweenGroups: boolean;
}
const modelOf = async (state: Locator): Promise<Model> =>
  JSON.parse((await state.getByTestId('model').textContent()) ?? '{}') as Model;
const blocksOf = async (state: Locator) =>
  (await modelOf(state)).exprGroups.flatMap(({ exprBlocks }) => exprBlocks);
const condition = (state: Locator, number: number) =>
  state.getByRole('group', { name: `Condition ${number}` });
const focusedBlock = (page: Page) =>
  page.evaluate<string | null>(
    `document.activeElement?.closest('[data-block]')?.getAttribute('aria-label') ?? null`,
  );
const apply = (state: Locator) => state.getByRole('button', { name: 'Apply' });

async function choose(page: Page, control: Locator, option: string | RegExp): Promise<void> {
  await control.click();
  await page.getByRole('option', { name: option }).click();
}
const chooseAttribute = (page: Page, block: Locator, name: string) =>
  choose(page, block.getByRole('button', { name: 'Filter attribute' }), new RegExp(`^${name}`));
const chooseOperator = (page: Page, block: Locator, name: string) =>
  choose(page, block.getByRole('button', { name: 'Comparison for' }), new RegExp(`^${name}$`));

describe('the builder', () => {
  test('builds groups of conditions and applies them as a whole [WD-W001] [PL-R002] [WD-E001]', () =>
    inBuilder('Empty', async ({ page, state: stateOf }) => {
      const state = stateOf('Empty');
      await chooseAttribute(page, condition(state, 1), 'User');
      await condition(state, 1).getByRole('textbox', { name: 'Value of User' }).fill('omar.haddad');
      await state.getByRole('button', { name: 'Add condition' }).click();
      await chooseAttribute(page, condition(state, 2), 'Risk');
      await choose(page, condition(state, 2).getByRole('button', { name: 'Value of Risk' }), 'High');
      await state.getByRole('button', { name: 'Add group' }).click();
      await chooseAttribute(page, condition(state, 3), 'Uploaded');
      await condition(state, 3).getByRole('textbox').fill('100 MB');
      expect(await blocksOf(state)).toEqual([]);
      await apply(state).click();
      const model = await modelOf(state);
      expect(model.orBetweenGroups).toBe(true);
      expect(
        model.exprGroups.map(({ exprBlocks }) => exprBlocks.map(({ key, op, value }) => [key, op, value])),
      ).toEqual([
        [
          ['user', 'is', 'omar.haddad'],
          ['risk', 'is', 'high'],
        ],
        [['uploaded', 'gt', 104_857_600]],
      ]);
      expect(new Set(model.exprGroups.map(({ uid }) => uid)).size).toBe(2);
    }));

  test('is worked with the keyboard alone', () =>
    inBuilder('Empty', async ({ page, state: stateOf }) => {
      const state = stateOf('Empty');
      const { keyboard } = page;
      await condition(state, 1).getByRole('button', { name: 'Filter attribute' }).focus();
      await keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
      await keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      await condition(state, 1).getByRole('textbox').waitFor();
      await keyboard.press('Tab');
      await keyboard.press('Tab');
      await keyboard.type('sofia');
      await keyboard.press('Enter');
      expect(await blocksOf(state)).toMatchObject([{ key: 'user', op: 'is', value: 'sofia' }]);
      // What was added is what one continues with, what was removed leaves the focus with its neighbor.
      await state.getByRole('button', { name: 'Add condition' }).focus();
      await keyboard.press('Enter');
      expect(await focusedBlock(page)).toBe('Condition 2');
      await condition(state, 2).getByRole('button', { name: 'Remove condition 2' }).focus();
      await keyboard.press('Enter');
      expect(await focusedBlock(page)).toBe('Condition 1');
    }));

  test('Apply waits for a change, and for a block that is complete [WD-S008] [WD-S007]', () =>
    inBuilder(['Groups and blocks', 'Empty', 'Filtering is off'], async ({ page, state: stateOf }) => {
      const state = stateOf('Groups and blocks');
      expect(await apply(state).isDisabled()).toBe(true);
      await condition(state, 4).getByRole('textbox').fill('sofia');
      expect(await apply(state).isEnabled()).toBe(true);
      await condition(state, 4).getByRole('textbox').fill('omar.haddad');
      expect(await apply(state).isDisabled()).toBe(true);

      const empty = stateOf('Empty');
      await chooseAttribute(page, condition(empty, 1), 'User');
      expect(await apply(empty).isDisabled()).toBe(true);
      // An operator that needs no value completes it.
      await chooseOperator(page, condition(empty, 1), 'is empty');
      expect(await apply(empty).isEnabled()).toBe(true);

      expect(await apply(stateOf('Filtering is off')).isDisabled()).toBe(true);
      expect(await condition(stateOf('Filtering is off'), 1).getByRole('button').first().isDisabled()).toBe(
        true,
      );
    }));

  test('clearing clears, and applying an empty filter does too [WD-S009]', () =>
    inBuilder(['People', 'Groups and blocks'], async ({ state: stateOf }) => {
      const people = stateOf('People');
      await people.getByRole('button', { name: 'Clear', exact: true }).click();
      expect(await people.getByTestId('did').textContent()).toBe('clear');
      expect(await blocksOf(people)).toEqual([]);

      const state = stateOf('Groups and blocks');
      for (let number = 5; number > 0; number--)
        await state.getByRole('button', { name: `Remove condition ${number}` }).click();
      await apply(state).click();
      expect(await state.getByTestId('did').textContent()).toBe('clear');
      expect(await blocksOf(state)).toEqual([]);
    }));

  test('one switch swaps AND and OR between blocks and groups [WD-S014] [WD-E002]', () =>
    inBuilder('Groups and blocks', async ({ state: stateOf }) => {
      const state = stateOf('Groups and blocks');
      const joins = async () =>
        Promise.all(
          ['Between conditions', 'Between groups'].map(async (name) => {
            const or = state.getByRole('radiogroup', { name }).first().getByRole('radio', { name: 'OR' });
            return (await or.isChecked()) ? 'OR' : 'AND';
          }),
        );
      expect(await joins()).toEqual(['AND', 'OR']);
      await state.getByRole('radiogroup', { name: 'Between groups' }).getByText('AND').click();
      expect(await joins()).toEqual(['OR', 'AND']);
      await apply(state).click();
      expect((await modelOf(state)).orBetweenGroups).toBe(false);
      await state.getByRole('radiogroup', { name: 'Between conditions' }).first().getByText('AND').click();
      await apply(state).click();
      expect((await modelOf(state)).orBetweenGroups).toBe(true);
    }));

  test('another attribute resets the values; another operator keeps texts and addresses only [WD-S010] [WD-S011]', () =>
    inBuilder('Groups and blocks', async ({ page, state: stateOf }) => {
      const state = stateOf('Groups and blocks');
      const user = condition(state, 4);
      await chooseOperator(page, user, 'contains');
      expect(await user.getByRole('textbox').inputValue()).toBe('omar.haddad');
      const client = condition(state, 5);
      await chooseOperator(page, client, 'isn’t');
      expect(await client.getByRole('textbox').inputValue()).toBe('10.0.0.0/8');
      const uploaded = condition(state, 2);
      await chooseOperator(page, uploaded, 'is less than');
      expect(await uploaded.getByRole('textbox').inputValue()).toBe('');
      await chooseAttribute(page, user, 'Threat score');
      expect(await user.getByRole('button', { name: 'Comparison for' }).textContent()).toContain(
        'is more than',
      );
      expect(await user.getByRole('textbox').inputValue()).toBe('');
    }));

  test('each type has its editor; from 20 choices on one types [WD-S012] [WD-S013] [WD-K029]', () =>
    inBuilder('Empty', async ({ page, state: stateOf }) => {
      const state = stateOf('Empty');
      const block = condition(state, 1);
      await chooseAttribute(page, block, 'User');
      await block.getByRole('textbox', { name: 'Value of User' }).waitFor();
      await chooseAttribute(page, block, 'Risk');
      await block.getByRole('button', { name: 'Value of Risk' }).waitFor();

      await chooseAttribute(page, block, 'Country');
      const country = block.getByRole('combobox', { name: 'Value of Country' });
      await country.fill('moro');
      await page.getByRole('option', { name: 'Morocco' }).click();
      await apply(state).click();
      expect(await blocksOf(state)).toMatchObject([{ key: 'country', value: 'morocco' }]);

      await chooseAttribute(page, block, 'Category');
      const category = block.getByRole('combobox', { name: 'Value of Category' });
      for (const text of ['cloud', 'file']) {
        await category.fill(text);
        await page.getByRole('option').first().waitFor();
        await category.press('Enter');
      }
      await apply(state).click();
      expect(await blocksOf(state)).toMatchObject([
        { key: 'category', list: ['cloud storage', 'file sharing'] },
      ]);

      await chooseAttribute(page, block, 'Service');
      const service = block.getByRole('combobox', { name: 'Value of Service' });
      await service.fill('drop');
      await page.getByRole('option', { name: 'Dropbox' }).click();
      await apply(state).click();
      expect(await blocksOf(state)).toMatchObject([{ key: 'service', value: 'dropbox' }]);

      await chooseAttribute(page, block, 'First seen');
      await block.getByRole('spinbutton').first().focus();
      await page.keyboard.type('11212026');
      await apply(state).click();
      expect(await blocksOf(state)).toMatchObject([{ key: 'first_seen', op: 'is', value: '2026-11-21' }]);

      await chooseAttribute(page, block, 'Threat score');
      await chooseOperator(page, block, 'is between');
      await choose(page, block.getByRole('button', { name: 'Value of Threat score' }), 'High');
      await apply(state).click();
      expect(await blocksOf(state)).toMatchObject([{ op: 'between', list: [75, 100] }]);
    }));

  test('the largest of many values is the only aggregate [WD-E004]', () =>
    inBuilder('Empty', async ({ page, state: stateOf }) => {
      const state = stateOf('Empty');
      const block = condition(state, 1);
      await chooseAttribute(page, block, 'Threat score');
      await block.getByRole('button', { name: 'Values of' }).click();
      expect(await page.getByRole('option').allTextContents()).toEqual(['any value', 'the largest (max)']);
      await page.getByRole('option', { name: 'max' }).click();
      await block.getByRole('textbox').fill('80');
      await apply(state).click();
      expect(await blocksOf(state)).toMatchObject([{ key: 'threat_score', value: 80, agg_function: 'max' }]);
    }));

  test.each([
    ['Ticket', 'ab-1', 'A ticket is two letters, a dash and a number: AB-12.', 'AB-1', '[WD-V001]'],
    ['Threat score', 'much', 'Enter a number, such as 80 or 100 MB.', '80', '[WD-V002]'],
    ['Public address', '10.1.2.3', 'Enter a public IP address or a subnet', '2001:db8::/32', '[WD-V003]'],
    ['Message', 'ab', 'Type at least 3 characters.', 'abc', '[WD-V006]'],
  ])('%s refuses “%s”, and Apply waits until it fits: %s %s %s', (attribute, wrong, words, right) =>
    inBuilder('Empty', async ({ page, state: stateOf }) => {
      const state = stateOf('Empty');
      const block = condition(state, 1);
      await chooseAttribute(page, block, attribute);
      const value = block.getByRole('textbox', { name: `Value of ${attribute}` });
      await value.fill(wrong);
      // No error while still typing.
      await expect.poll(() => block.getByText(words).count()).toBe(0);
      expect(await apply(state).isDisabled()).toBe(true);
      await value.blur();
      await block.getByText(words).waitFor();
      expect(await value.getAttribute('aria-invalid')).toBe('true');
      await value.fill(right);
      await expect.poll(() => block.getByText(words).count()).toBe(0);
      expect(await apply(state).isEnabled()).toBe(true);
    }),
  );

  test('attributes of users are out of reach while people are anonymous [WD-P003] [PF-S024] [PF-P024]', () =>
    inBuilder('People are anonymous', async ({ page, state: stateOf }) => {
      const state = stateOf('People are anonymous');
      expect(await condition(state, 1).getByRole('textbox').isDisabled()).toBe(true);
      await condition(state, 1).getByText('Disabled due to anonymization').waitFor();
      await condition(state, 1).getByRole('button', { name: 'Filter attribute' }).click();
      for (const name of ['User', 'People']) {
        const option = page.getByRole('option', { name: new RegExp(`^${name}`) });
        expect(await option.getAttribute('aria-disabled')).toBe('true');
        expect(await option.textContent()).toContain('Disabled due to anonymization');
      }
      expect(await page.getByRole('option', { name: 'Risk' }).getAttribute('aria-disabled')).toBeNull();
      // Member-of isn't configured there.
      await expect.poll(() => page.getByRole('option', { name: 'Member of' }).count()).toBe(0);
    }));

  test('member-of is offered where it is configured, and takes one group [WD-P004] [WD-K028]', () =>
    inBuilder('People', async ({ page, state: stateOf }) => {
      const state = stateOf('People');
      const member = condition(state, 2);
      const input = member.getByRole('combobox', { name: 'Value of Member of' });
      expect(await input.isDisabled()).toBe(true);
      await member.getByText('Only one group').waitFor();
      await member.getByRole('button', { name: /^Remove Finance/ }).click();
      await input.fill('res');
      await page.getByRole('option', { name: 'Research' }).click();
      expect(await input.isDisabled()).toBe(true);
      await apply(state).click();
      expect((await blocksOf(state))[1]).toMatchObject({ key: 'member_of', list: ['research'] });
    }));
});

describe('the filter over attributes of users', () => {
  test('opens on its filter, counts people, and gives the filter back [WD-W002] [WD-W043]', () =>
    inBuilder('People', async ({ page, state: stateOf }) => {
      const state = stateOf('People');
      await state.getByRole('button', { name: 'People by 1 attribute' }).click();
      const dialog = page.getByRole('dialog', { name: 'People by attribute' });
      const first = dialog.getByRole('group', { name: 'Condition 1' });
      expect(await first.getByRole('textbox').inputValue()).toBe('Finance');
      await dialog.getByRole('button', { name: 'Add condition' }).click();
      const second = dialog.getByRole('group', { name: 'Condition 2' });
      await chooseAttribute(page, second, 'Title');
      await second.getByRole('textbox').fill('Controller');
      await dialog.getByText('301 of 1,204 people match.').waitFor();
      await dialog.getByRole('button', { name: 'Select people' }).click();
      await dialog.waitFor({ state: 'detached' });
      await apply(state).click();
      const [people] = await blocksOf(state);
      expect((people?.value as Model | undefined)?.exprGroups[0]?.exprBlocks).toMatchObject([
        { key: 'department', value: 'Finance' },
        { key: 'title', value: 'Controller' },
      ]);
      expect(await focusedName(page)).not.toBe('');
    }));

  test('holds three conditions at most [WD-K027]', () =>
    inBuilder('People', async ({ page, state: stateOf }) => {
      await stateOf('People').getByRole('button', { name: 'People by 1 attribute' }).click();
      const dialog = page.getByRole('dialog');
      const add = dialog.getByRole('button', { name: 'Add condition' });
      await add.click();
      await add.click();
      await expect.poll(() => dialog.getByRole('group', { name: 'Condition' }).count()).toBe(3);
      await expect.poll(() => add.count()).toBe(0);
      await expect.poll(() => dialog.getByRole('button', { name: 'Add group' }).count()).toBe(0);
      await dialog.getByText('Up to 3 conditions.').waitFor();
    }));

  test('is not given back without a value, or when it only leaves people out [WD-V004] [WD-V005]', () =>
    inBuilder('People', async ({ page, state: stateOf }) => {
      await stateOf('People').getByRole('button', { name: 'People by 1 attribute' }).click();
      const dialog = page.getByRole('dialog');
      const first = dialog.getByRole('group', { name: 'Condition 1' });
      await first.getByRole('textbox').fill('');
      await dialog.getByRole('button', { name: 'Select people' }).click();
      expect(await dialog.getByRole('alert').textContent()).toContain('A condition has no value.');
      await first.getByRole('textbox').fill('Finance');
      await chooseOperator(page, first, 'isn’t');
      expect(await dialog.getByRole('alert').textContent()).toContain('All conditions exclude people.');
      await dialog.getByRole('button', { name: 'Select people' }).click();
      expect(await dialog.isVisible()).toBe(true);
      await chooseOperator(page, first, 'is');
      await dialog.getByRole('button', { name: 'Select people' }).click();
      await dialog.waitFor({ state: 'detached' });
    }));
});

describe('one filter in two forms', () => {
  const filterOf = (state: Locator) => state.getByTestId('filter').textContent();

  test('goes from the line to blocks and back without loss', () =>
    inStory('filter-query', async ({ state: stateOf }) => {
      const state = stateOf('A line');
      await state.getByRole('button', { name: 'Edit in blocks' }).click();
      expect(await condition(state, 2).getByRole('textbox').inputValue()).toBe('100 MB');
      // What isn't complete waits in the builder while the line is shown.
      await state.getByRole('button', { name: 'Add condition' }).click();
      await chooseAttribute(state.page(), condition(state, 3), 'User');
      await state.getByRole('button', { name: 'Show as text' }).click();
      expect(await filterOf(state)).toBe('risk in (high, medium) and uploaded > 100MB');
      await expect.poll(() => state.locator('[data-token]').count()).toBe(2);
      await state.getByRole('button', { name: 'Edit in blocks' }).click();
      await condition(state, 3).getByRole('textbox', { name: 'Value of User' }).fill('sofia');
      await state.getByRole('button', { name: 'Show as text' }).click();
      expect(await filterOf(state)).toBe('risk in (high, medium) and uploaded > 100MB and user = sofia');
      await state.getByRole('button', { name: 'User is sofia, edit' }).waitFor();
    }));

  test('more than tokens can show opens the builder, which shows it', () =>
    inStory('filter-query', async ({ state: stateOf }) => {
      const state = stateOf('More than a line can show');
      await state.getByRole('button', { name: 'user = omar.haddad or brr > 80, edit' }).click();
      await expect.poll(() => state.getByRole('group', { name: /^Group/ }).count()).toBe(2);
      await condition(state, 3).getByRole('textbox').fill('90');
      await state.getByRole('button', { name: 'Apply' }).click();
      expect(await filterOf(state)).toBe('risk = high and (user = omar.haddad or brr > 90)');
    }));

  test("what the line can't express is reported, and nothing is lost", () =>
    inStory('filter-query', async ({ page, state: stateOf }) => {
      const state = stateOf('A line');
      const before = await filterOf(state);
      await state.getByRole('button', { name: 'Edit in blocks' }).click();
      await state.getByRole('button', { name: 'Add condition' }).click();
      await chooseAttribute(page, condition(state, 3), 'Department');
      await condition(state, 3).getByRole('textbox').fill('Finance');
      await state.getByRole('button', { name: 'Show as text' }).click();
      expect(await state.getByRole('alert').textContent()).toContain(
        'Department can’t be used in this filter.',
      );
      expect(await filterOf(state)).toBe(before);
      expect(await condition(state, 3).getByRole('textbox').inputValue()).toBe('Finance');
    }));
});

describe('the filter panel', () => {
  const columns = (state: Locator) => state.getByRole('group').count();

  test('shows three columns, or all of four; how it is folded stays [WD-K107] [PL-K014] [PL-S063]', () =>
    inStory('filter-panel', async ({ page, state: stateOf }) => {
      const state = stateOf('Six columns');
      expect(await columns(state)).toBe(3);
      expect(await columns(stateOf('Four columns'))).toBe(4);
      await expect
        .poll(() =>
          stateOf('Four columns')
            .getByRole('button', { name: /^Show all/ })
            .count(),
        )
        .toBe(0);
      await state.getByRole('button', { name: 'Show all 6' }).click();
      expect(await columns(state)).toBe(6);
      await page.reload();
      await state.getByRole('button', { name: 'Show fewer' }).waitFor();
      expect(await columns(state)).toBe(6);
      await state.getByRole('button', { name: 'Hide filters' }).click();
      expect(await columns(state)).toBe(0);
      expect(await page.evaluate<string>(`localStorage.getItem('casbah.filterPanel.six')`)).toBe(
        '{"expanded":true,"hidden":true}',
      );
    }));

  test('its banner stays dismissed for the session [PL-S064] [WD-S080]', () =>
    inStory('filter-panel', async ({ page, state: stateOf }) => {
      const state = stateOf('Six columns');
      await state.getByText('Counts are of the last 7 days.').waitFor();
      await state.getByRole('button', { name: 'Dismiss' }).click();
      await page.reload();
      await state.getByRole('button', { name: 'Show all 6' }).waitFor();
      await expect.poll(() => state.getByText('Counts are of the last 7 days.').count()).toBe(0);
      expect(await page.evaluate<number>('localStorage.length')).toBe(0);
      await page.evaluate('sessionStorage.clear()');
      await page.reload();
      await state.getByText('Counts are of the last 7 days.').waitFor();
    }));
});

test('the search help tells how filters are written, over the page [WD-W060]', () =>
  inStory('search-help', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Search help' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Filter syntax' });
    await dialog.getByText('risk in (high, medium) and uploaded > 100MB').waitFor();
    for (const name of ['Comparisons', 'Fields', 'Examples', 'Keyboard shortcuts'])
      await dialog.getByRole('heading', { name }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Search help');
  }));

describe('axe finds nothing wrong', () => {
  test('with the builder and its people', () =>
    inStory('filter-builder', async ({ page, state }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
      await state('People').getByRole('button', { name: 'People by 1 attribute' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    }));

  test('with both forms of a filter', () =>
    inStory('filter-query', async ({ page, state }) => {
      await state('More than a line can show').getByRole('button', { name: 'Edit in blocks' }).click();
      expect(await accessibilityFindings(page)).toEqual([]);
    }));

  test('with the panel', () =>
    inStory('filter-panel', async ({ page }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
    }));

  test('with the help, closed and open', () =>
    inStory('search-help', async ({ page }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Search help' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    }));
});

test('hostile words are text and stay inside', () =>
  inBuilder('Hostile words, narrow', async ({ page, state: stateOf }) => {
    const state = stateOf('Hostile words, narrow');
    await expect.poll(() => state.locator('img, b').count()).toBe(0);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }));
