import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, useGallery, useStory } from './gallery.ts';

const gallery = useGallery();

const story = useStory(gallery, 'filter-box', { height: 1400 });

const inputOf = (state: Locator, name: string) => state.getByRole('combobox', { name, exact: true });
const modelOf = (state: Locator, name: string) =>
  inputOf(state, name)
    .locator('xpath=ancestor::*[*[@data-testid="model"]][1]')
    .getByTestId('model')
    .textContent();
const options = () => story.page.getByRole('option');

test('things of several kinds are chosen by typing, into a model of buckets and ids [WD-W015] [WD-E022]', async () => {
  const state = story.state('Several kinds');
  const input = inputOf(state, 'Content');
  await input.click();
  await options().first().waitFor();
  await expect.poll(() => story.page.getByRole('option', { name: 'Dropbox' }).count()).toBe(0);
  await input.pressSequentially('fra');
  await story.page.getByRole('option', { name: 'France Country' }).waitFor();
  await input.press('Enter');
  await input.pressSequentially('omar');
  await story.page.getByRole('option', { name: 'Omar Haddad User' }).click();
  expect(JSON.parse((await modelOf(state, 'Content')) ?? '')).toEqual({
    S: { 12: { id: '12', name: 'Dropbox' } },
    CY: { fr: { id: 'fr', name: 'France' } },
    U: { 4: { id: '4', name: 'Omar Haddad' } },
  });
});

test('Enter counts though it comes before the answer', async () => {
  const state = story.state('Several kinds');
  await inputOf(state, 'Content').focus();
  await story.page.keyboard.type('goog');
  await story.page.keyboard.press('Enter');
  await state.getByRole('button', { name: 'Remove Service Google Drive' }).waitFor();
});

test('what is chosen already is not chosen again, and that is said [WD-X006] [WD-X035]', async () => {
  const state = story.state('Several kinds');
  const input = inputOf(state, 'Content');
  await input.fill('DROPBOX');
  await input.press('Enter');
  await state.getByText('“Dropbox” is already selected.').waitFor();
  expect(await modelOf(state, 'Content')).toBe('{"S":{"12":{"id":"12","name":"Dropbox"}}}');
  await input.fill('d');
  await expect.poll(() => state.getByText('is already selected').count()).toBe(0);
});

test('free text is trimmed where that is asked for, and nowhere else [WD-V042]', async () => {
  const state = story.state('Several kinds');
  for (const [label, name] of [
    ['Free text', 'two words'],
    ['As typed', '  two words '],
  ] as const) {
    await inputOf(state, label).fill('  two words ');
    await inputOf(state, label).press('Enter');
    expect(JSON.parse((await modelOf(state, label)) ?? '')).toEqual({ AF: { [name]: { id: name, name } } });
  }
});

test('a full box takes no more until something is removed, by keyboard too [WD-V043]', async () => {
  const state = story.state('Several kinds');
  const input = inputOf(state, 'At most two');
  await input.fill('france');
  await story.page.getByRole('option', { name: 'France' }).waitFor();
  await input.press('Enter');
  await state.getByRole('button', { name: 'Remove Country France' }).waitFor();
  expect(await input.isDisabled()).toBe(true);
  expect(await input.getAttribute('placeholder')).toBe('Up to 2. Remove one to add another.');
  await state.getByRole('button', { name: 'Remove Country France' }).focus();
  await story.page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedName(story.page)).toBe('Remove Service Dropbox');
  await story.page.keyboard.press('Delete');
  expect(await input.isDisabled()).toBe(false);
  expect(await modelOf(state, 'At most two')).toBe('{"CY":{"fr":{"id":"fr","name":"France"}}}');
});

test('more is loaded from one letter on, after a rest, with the flag for active users; no query twice [WD-C011] [WD-K024] [WD-K083] [WD-S075]', async () => {
  const {
    page,
    state: stateOf,
    close,
  } = await gallery.open('filter-box', {
    height: 1400,
    stoppedAt: 60_000,
  });
  const state = stateOf('More from the server');
  const input = inputOf(state, 'Users');
  const asked = () => state.getByTestId('asked').textContent();
  await input.click();
  await page.clock.runFor(3000);
  expect(await asked()).toBe('');
  await input.fill('o');
  await page.clock.runFor(999);
  expect(await asked()).toBe('');
  await page.clock.runFor(1);
  expect(await asked()).toBe('o');
  await page.getByRole('option', { name: 'Oleg of o' }).waitFor();
  await expect.poll(() => page.getByRole('option', { name: 'Omar Haddad' }).count()).toBe(1);
  await input.fill('ol');
  await page.clock.runFor(1000);
  await input.fill('O');
  await page.clock.runFor(2000);
  expect(await asked()).toBe('o, ol');
  await input.press('Escape');
  await state.getByRole('checkbox').check();
  await page.clock.runFor(2000);
  expect(await asked()).toBe('o, ol, O active');
  await close();
});

describe('fifty thousand options', () => {
  test('are looked through by a worker [WD-S079]', async () => {
    const state = story.state('Fifty thousand');
    expect(story.page.workers()).toHaveLength(0);
    const started = story.page.waitForEvent('worker');
    await inputOf(state, 'Services').click();
    expect((await started).url()).toContain('matching.worker');
    await inputOf(state, 'Services').fill('juniper docs 500');
    await story.page.getByRole('option', { name: 'Juniper Docs 500' }).waitFor();
    await inputOf(state, 'Services').press('Enter');
    expect(await modelOf(state, 'Services')).toBe('{"S":{"49999":{"id":"49999","name":"Juniper Docs 500"}}}');
  });

  test('typing is never held up: a letter and its answer take the page little work beside looking through them all', async () => {
    const state = story.state('Fifty thousand');
    const input = inputOf(state, 'Services');
    await input.click();
    await options().first().waitFor();
    // Work, not time that passes: a busy machine makes waits longer, not the page's work.
    const session = await story.page.context().newCDPSession(story.page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const workMs = async (doing: () => Promise<unknown>): Promise<number> => {
      const read = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
      };
      const before = await read();
      await doing();
      return (await read()) - before;
    };
    const typed = 'harbour meet 321';
    const typing = await workMs(async () => {
      await input.pressSequentially(typed, { delay: 40 });
      await story.page.getByRole('option', { name: 'Harbour Meet 321' }).waitFor();
    });
    // On a machine whose processor is shared the same work takes longer, this one as well.
    const lookingThrough = await workMs(() =>
      story.page.evaluate((text) => {
        const names = Array.from({ length: 50_000 }, (_, number) => `Harbour Meet ${number}`);
        let found = 0;
        for (let end = 1; end <= text.length; end++)
          for (const name of names) if (name.toLowerCase().includes(text.slice(0, end))) found += 1;
        return found;
      }, typed),
    );
    // About 14 times, most of it to show what is found; with the names looked through on the page it would be twice that.
    expect(typing / lookingThrough).toBeLessThan(25);
  });
});

test('hostile words are words, and an id such as __proto__ is an id', async () => {
  const state = story.state('Hostile words, right to left, narrow');
  await state.getByText('<b>bold</b>', { exact: true }).waitFor();
  const width = await state.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBeLessThanOrEqual(0);
  expect(await modelOf(state, 'Things')).toContain('"__proto__":{"id":"__proto__"');
});

test('axe finds nothing wrong', async () => {
  const opened = await gallery.open('filter-box');
  await inputOf(opened.state('Several kinds'), 'Content').click();
  await opened.page.getByRole('option').first().waitFor();
  expect(await accessibilityFindings(opened.page, { overlayOpen: true })).toEqual([]);
  expect(opened.complaints).toEqual([]);
  await opened.close();
});
