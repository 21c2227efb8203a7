import type { ConditionChain } from '@casbah/domain/condition-chain';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../../browser.ts';
import { focusedName, type StoryPage, useGallery } from '../gallery.ts';

const gallery = useGallery();

const opened = (story: string, use: (story: StoryPage) => Promise<void>) =>
  gallery.inStory(story, use, { height: 1200 });

const button = (state: Locator, name: string | RegExp) =>
  state.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** The error below a field, found as a screen reader finds it. */
async function errorOf(field: Locator): Promise<string> {
  await field.and(field.page().locator('[aria-invalid="true"]')).waitFor();
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id: string) => element.ownerDocument.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

describe('condition chain editor', () => {
  const chainOf = async (state: Locator) =>
    JSON.parse((await state.getByTestId('chain').textContent()) ?? '') as ConditionChain;
  const orderOf = async (state: Locator) => (await chainOf(state)).steps.map(({ uid }) => uid).join(' ');

  test('steps are added and removed, and one is always there [PL-K020] [WD-K109]', () =>
    opened('condition-chain-editor', async ({ page, state }) => {
      const one = state('One step');
      expect(await button(one, 'Remove step 1').isDisabled()).toBe(true);
      await button(one, 'Add step').click();
      await button(one, 'Add step').click();
      expect(await orderOf(one)).toBe('s1 s2 s3');
      await button(one, 'Remove step 1').click();
      await button(one, 'Remove step 1').click();
      expect(await orderOf(one)).toBe('s3');
      expect(await button(one, 'Remove step 1').isDisabled()).toBe(true);
      await expect.poll(() => focusedName(page)).toBe('Edit step 1');
    }));

  test('a removed step leaves loops and gaps whole', () =>
    opened('condition-chain-editor', async ({ state }) => {
      const whole = state('Whole');
      await button(whole, 'Remove step 3').click();
      const { steps, groupLoops } = await chainOf(whole);
      expect(steps.map(({ maxGap }) => maxGap)).toEqual([null, 300, null]);
      expect(groupLoops.map(({ from, to }) => `${from}-${to}`)).toEqual(['s1-s2']);
    }));

  test('steps are moved by arrows, which keep the focus, or dragged', () =>
    opened('condition-chain-editor', async ({ page, state }) => {
      const whole = state('Whole');
      await button(whole, 'Move step 1 down').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      expect(await orderOf(whole)).toBe('s2 s3 s1 s4');
      await expect.poll(() => focusedName(page)).toBe('Move step 3 down');
      expect(await whole.getByRole('status').textContent()).toBe('Step moved to position 3 of 4.');
      await page.keyboard.press('Enter');
      // It can't go further: the focus takes the way back.
      await expect.poll(() => focusedName(page)).toBe('Move step 4 up');
      await whole
        .locator('[data-handle="4"]')
        .dragTo(whole.locator('li', { has: page.locator('[data-handle="1"]') }), {
          targetPosition: { x: 60, y: 4 },
        });
      await expect.poll(() => orderOf(whole)).toBe('s1 s2 s3 s4');
    }));

  test('the time between steps is so many seconds or any [SH-V015]', () =>
    opened('condition-chain-editor', async ({ state }) => {
      const gap = state('Whole').getByRole('textbox', { name: 'Maximum time from step 1 to step 2' });
      expect(await gap.inputValue()).toBe('300s');
      await gap.fill('1 minute');
      expect(await gap.getAttribute('aria-invalid')).toBeNull();
      await gap.blur();
      expect(await errorOf(gap)).toContain('Enter a value such as 60s, or n/a for any time.');
      await gap.fill('N/A');
      await gap.blur();
      expect(await gap.inputValue()).toBe('n/a');
      expect((await chainOf(state('Whole'))).steps[1]?.maxGap).toBeNull();
      await gap.fill('90s');
      expect((await chainOf(state('Whole'))).steps[1]?.maxGap).toBe(90);
    }));

  test('a loop starts at two times, and is written as so many in so long [PL-K019] [WD-K108] [SH-V014] [SH-K039] [PL-E016]', () =>
    opened('condition-chain-editor', async ({ state }) => {
      const whole = state('Whole');
      await button(whole, 'Edit step 4').click();
      await whole.getByRole('checkbox', { name: 'Repeats' }).press(' ');
      expect((await chainOf(whole)).steps[3]).toMatchObject({ loopCount: 2, loopTime: 3600 });
      const loop = whole.getByRole('textbox', { name: 'Step repetitions' });
      await loop.fill('1x/60s');
      await loop.blur();
      expect(await errorOf(loop)).toContain('Enter a value such as 10x/3600s');
      await loop.fill('7x/60s');
      expect((await chainOf(whole)).steps[3]).toMatchObject({ loopCount: 7, loopTime: 60 });
      await loop.fill('');
      expect(await loop.getAttribute('aria-invalid')).toBeNull();
      await button(whole, 'Edit step 4').focus();
      await loop.waitFor({ state: 'detached' });
      expect((await chainOf(whole)).steps[3]).toMatchObject({ loopCount: 1, loopTime: null });

      // A loop over several steps that says nothing is ten times in an hour.
      const second = whole.getByRole('group', { name: 'Steps 2 to 3 repeat' });
      expect(await second.getByRole('textbox').inputValue()).toBe('');
      expect(await second.textContent()).toContain('10 times within 1 hr');
      await button(whole, 'Repeat steps').click();
      expect((await chainOf(whole)).groupLoops.at(-1)).toEqual({
        from: 's1',
        to: 's4',
        details: { count: 2, seconds: 3600 },
      });
      await button(whole, 'Remove loop over steps 1 to 4').click();
      expect((await chainOf(whole)).groupLoops).toHaveLength(2);
    }));

  test('each step depends on its blocks, and dependent values are asked again [PL-E014] [PL-E015] [PL-E017] [SH-S019] [SH-S020] [SH-S021]', () =>
    opened('condition-chain-editor', async ({ page, state }) => {
      const whole = state('Whole');
      await button(whole, 'Edit step 2').click();
      const block = (name: string) => whole.getByRole('group', { name, exact: true });
      const take = async (name: string, text: string) => {
        const input = block(name).getByRole('combobox', { name: 'Is any of' });
        await input.fill(text);
        await input.press('Enter');
      };
      const step = async () => (await chainOf(whole)).steps[1];
      await block('Object').getByRole('button', { name: 'Remove File' }).click();
      expect(await step()).toMatchObject({ objectBlk: { active: true }, actionBlk: { active: false } });
      await button(whole, 'Action').click();
      expect(await page.evaluate<string>(`document.activeElement?.getAttribute('role') ?? ''`)).toBe(
        'combobox',
      );
      await take('Action', 'Download');
      await take('Object', 'Folder');
      expect((await step())?.actionBlk.includes).toEqual([]);
      await take('Service', 'Google Drive');
      expect(await step()).toMatchObject({
        serviceBlk: { includes: ['box', 'dropbox', 'drive'], excludes: ['drive'] },
        objectBlk: { active: false },
      });
      await block('Source').getByRole('button', { name: 'Remove Gateway' }).click();
      expect(await step()).toMatchObject({
        sourceBlk: { includes: [] },
        serviceBlk: { active: false, includes: [] },
      });
      await button(whole, 'User').click();
      await whole.getByRole('checkbox', { name: 'External people only' }).press(' ');
      await whole.getByRole('checkbox', { name: 'Count each separately User' }).press(' ');
      expect(await step()).toMatchObject({ userBlk: { active: true, external: true, individually: true } });
      await whole.getByRole('radio', { name: 'Threshold' }).press(' ');
      expect((await step())?.type).toBe(0);
    }));
});

describe('every state', () => {
  test('of the condition chain editor has nothing that axe finds wrong', () =>
    opened('condition-chain-editor', async ({ page, state }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
      await button(state('Whole'), 'Edit step 2').click();
      await state('Whole').getByRole('checkbox', { name: 'Repeats' }).press(' ');
      expect(await accessibilityFindings(page), 'a step').toEqual([]);
    }));

  test('keeps hostile labels as text, and inside the page', () =>
    gallery.inStory(
      'condition-chain-editor',
      async ({ page }) => {
        await expect.poll(() => page.locator('img').count()).toBe(0);
        const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate<number>(tooWide)).toBe(0);
      },
      { width: 1024 },
    ));
});
