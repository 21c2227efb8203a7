import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, useGallery } from './gallery.ts';

const gallery = useGallery();

/** Number of elements of a kind that the browser exposes to screen readers. */
async function heard(page: Page, role: string, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter((node) => !node.ignored && node.role?.value === role && node.name?.value === name)
    .length;
}

describe('what a permission covers', () => {
  test('is worked where it is enabled, and is not there where it is hidden or not known [WD-P006]', async () => {
    const { state, close } = await gallery.open('permission');
    await state('Enabled').getByRole('button', { name: 'Export CSV' }).click();
    expect(await state('Enabled').locator('output').textContent()).toBe('1');
    await expect.poll(() => state('Hidden').getByText('Export CSV').count()).toBe(0);
    await expect.poll(() => state('An id nobody knows').getByText('Export CSV').count()).toBe(0);
    await close();
  });

  test('takes no click where it is disabled, nor does what stands around it [WD-P006]', async () => {
    const { page, state, close } = await gallery.open('permission');
    const button = await state('Disabled').getByText('Export CSV').boundingBox();
    if (button === null) throw new Error('the button is not in sight');
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
    await page.mouse.click(button.x + 2, button.y + 2);
    expect(await state('Disabled').locator('output').textContent()).toBe('0');
    await close();
  });

  test('is out of the keyboard’s reach where it is disabled: its cover is named after it and says why [WD-P006]', async () => {
    const { page, state, close } = await gallery.open('permission');
    await state('What is allowed changes').getByRole('textbox').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Export CSV');
    const cover = state('Disabled').locator(':focus');
    expect(await cover.getAttribute('aria-disabled')).toBe('true');
    // One is enabled; of the disabled one only the cover is exposed to screen readers.
    expect(await heard(page, 'button', 'Export CSV')).toBe(2);
    const reason = page.getByRole('tooltip', { name: /You don’t have permission to do this/ });
    await reason.waitFor();
    expect(await cover.getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    expect(await state('Disabled').locator('output').textContent()).toBe('0');
    await page.keyboard.press('Tab');
    await expect.poll(() => state('Enabled').locator(':focus').count()).toBe(1);
    await close();
  });

  test('is judged again when what is allowed changes; what was typed stays, and so does the place of the focus [WD-P006]', async () => {
    const { page, state, close } = await gallery.open('permission');
    const story = state('What is allowed changes');
    const field = story.getByRole('textbox', { name: 'Name of the source' });
    await field.fill('Lyon');
    await field.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Name of the source');
    expect(await heard(page, 'textbox', 'Name of the source')).toBe(0);
    await page.getByRole('tooltip', { name: 'Only a sysadmin renames.' }).waitFor();
    await page.keyboard.type('!');
    await story.getByText('enabled').click();
    expect(await field.inputValue()).toBe('Lyon');
    await story.getByText('hidden').click();
    await field.waitFor({ state: 'detached' });
    await expect.poll(() => story.getByText('Name of the source').count()).toBe(0);
    await close();
  });

  test('has no accessibility findings', async () => {
    const { page, state, complaints, close } = await gallery.open('permission');
    await state('What is allowed changes').getByText('disabled').click();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
