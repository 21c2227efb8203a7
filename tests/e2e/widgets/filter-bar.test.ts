import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusedName, useGallery, useStory } from './gallery.ts';

const gallery = useGallery();

const story = useStory(gallery, 'filter-bar');

const filterOf = (state: Locator) => state.getByTestId('filter').textContent();
const inputOf = (state: Locator) => state.getByRole('combobox');

test('a filter is written by keyboard alone: field, operator, values [WD-W001]', async () => {
  const state = story.state('Empty');
  const { keyboard } = story.page;
  await inputOf(state).focus();
  await keyboard.type('ris');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('hi');
  await keyboard.press('Enter');
  await keyboard.type('med');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  expect(await filterOf(state)).toBe('risk in (high, medium)');
  await keyboard.type('uploaded');
  await keyboard.press('Enter');
  await keyboard.type('100 MB');
  await keyboard.press('Enter');
  expect(await filterOf(state)).toBe('risk in (high, medium) and uploaded > 100MB');
  await state.getByRole('button', { name: 'Uploaded is more than 100 MB, edit' }).waitFor();
});

test('values are looked up while one types, and can be typed too', async () => {
  const state = story.state('Empty');
  await inputOf(state).fill('user');
  await inputOf(state).press('Enter');
  await inputOf(state).fill('isn’t');
  await inputOf(state).press('Enter');
  await inputOf(state).fill('sof');
  await story.page.getByRole('option', { name: 'sofia.lindqvist' }).waitFor();
  await inputOf(state).press('Enter');
  await inputOf(state).press('Enter');
  expect(await filterOf(state)).toBe('user != sofia.lindqvist');

  await inputOf(state).fill('user');
  await inputOf(state).press('Enter');
  await inputOf(state).fill('contains');
  await inputOf(state).press('Enter');
  await inputOf(state).fill('haddad');
  await inputOf(state).press('Enter');
  expect(await filterOf(state)).toBe('user != sofia.lindqvist and user contains haddad');
});

test('Backspace steps back, chooses the last token, and only then removes it', async () => {
  const state = story.state('Tokens');
  const { keyboard } = story.page;
  await inputOf(state).focus();
  await keyboard.press('Backspace');
  await expect.poll(() => focusedName(story.page)).toBe('Headquarters isn’t United States, edit');
  expect(await filterOf(state)).toContain('headquarters');
  await keyboard.press('Backspace');
  expect(await filterOf(state)).toBe('risk in (high, medium) and uploaded > 100MB');
  await keyboard.press('ArrowLeft');
  await expect.poll(() => focusedName(story.page)).toBe('Risk is High, Medium, edit');
  await keyboard.press('Delete');
  expect(await filterOf(state)).toBe('uploaded > 100MB');
});

test('a token is edited in place: its values, or how it compares', async () => {
  const state = story.state('Tokens');
  const { keyboard } = story.page;
  await state.locator('[data-token="0"] [data-step="value"]').click();
  await story.page.getByRole('option', { name: 'Low' }).click();
  await story.page.getByRole('option', { name: 'Medium' }).click();
  await story.page.getByRole('option', { name: 'Apply' }).click();
  expect(await filterOf(state)).toBe('risk in (high, low) and uploaded > 100MB and headquarters != us');
  await expect.poll(() => focusedName(story.page)).toBe('Risk is High, Low, edit');
  await state.locator('[data-token="1"] [data-step="operator"]').click();
  await keyboard.type('at most');
  await keyboard.press('Enter');
  expect(await filterOf(state)).toContain('uploaded <= 100MB');
});

test('Esc leaves a token as it was', async () => {
  const state = story.state('Tokens');
  const before = await filterOf(state);
  await state.locator('[data-token="1"] [data-step="value"]').click();
  await story.page.keyboard.type('5 GB');
  await story.page.keyboard.press('Escape');
  await story.page.keyboard.press('Escape');
  expect(await filterOf(state)).toBe(before);
  await expect.poll(() => focusedName(story.page)).toContain('Uploaded is more than 100 MB');
});

describe('as text', () => {
  test('a typed expression becomes tokens, and a wrong one says what to do', async () => {
    const state = story.state('Empty');
    await inputOf(state).fill('risk in (hi');
    expect(await state.getByRole('alert').textContent()).toContain(
      'Use one of: low, medium, high, unresearched.',
    );
    await inputOf(state).fill('risk = high and not user = "o.haddad"');
    await inputOf(state).press('Enter');
    expect(await filterOf(state)).toBe('risk = high and user != o.haddad');
    await expect.poll(() => state.locator('[data-token]').count()).toBe(2);
  });

  test('what tokens cannot show is edited as text, with its mistakes marked', async () => {
    const state = story.state('More than tokens can show');
    await state.getByRole('button', { name: 'user = omar.haddad or brr > 80, edit' }).click();
    const text = state.getByRole('textbox', { name: 'Filter as text' });
    await text.fill('risk = high and foo = 3');
    expect(await state.getByRole('alert').textContent()).toContain('No field named “foo”.');
    expect(await state.locator('mark').textContent()).toBe('foo');
    await text.fill('risk = high or brr > 90');
    await text.press('Enter');
    expect(await filterOf(state)).toBe('risk = high or brr > 90');
  });

  test('an invalid number says how to write it', async () => {
    const state = story.state('Empty');
    await inputOf(state).fill('uploaded');
    await inputOf(state).press('Enter');
    await inputOf(state).fill('lots');
    await inputOf(state).press('Enter');
    expect(await state.getByRole('alert').textContent()).toContain('such as 100 MB');
  });
});
