import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, useGallery, useStory } from './gallery.ts';

const gallery = useGallery();

/** A field by its label, and what its story says is chosen. */
const inputOf = (state: Locator, name: string) => state.getByRole('combobox', { name, exact: true });
const chosenOf = (state: Locator, name: string) =>
  inputOf(state, name)
    .locator('xpath=ancestor::*[*[@data-testid="chosen"]][1]')
    .getByTestId('chosen')
    .textContent();
const optionsIn = (page: Page) => page.getByRole('option');

describe('typeahead', () => {
  const story = useStory(gallery, 'typeahead', { height: 1400 });
  const options = () => optionsIn(story.page);

  test('one is found by typing and taken by Enter; other words let it go again [WD-W014] [WD-K081]', async () => {
    const state = story.state('One of a list');
    const input = inputOf(state, 'Service').first();
    await input.click();
    await expect.poll(() => options().count()).toBe(0);
    await story.page.keyboard.type('d');
    await options().first().waitFor();
    await story.page.keyboard.type('rop');
    expect(await options().allTextContents()).toEqual(['DropboxCloud storage', 'Dropbox PaperDocuments']);
    await story.page.keyboard.press('ArrowDown');
    await story.page.keyboard.press('Enter');
    expect(await chosenOf(state, 'Service')).toBe('Dropbox Paper');
    expect(await input.inputValue()).toBe('Dropbox Paper');
    await story.page.keyboard.press('Backspace');
    expect(await chosenOf(state, 'Service')).toBe('');
    await input.fill('electr');
    await story.page.getByRole('option', { name: 'Électricité de France' }).click();
    expect(await chosenOf(state, 'Service')).toBe('Électricité de France');
  });

  test('a list that opens while the page scrolls stands there when it has come to rest', async () => {
    await story.page.setViewportSize({ width: 1024, height: 400 });
    const input = inputOf(story.state('Several, from the server'), 'People');
    await input.fill('omar');
    await story.page.getByRole('option', { name: 'Omar Haddad 2', exact: false }).first().waitFor();
  });

  test('a disabled option is said to be so, and neither Enter nor a click takes it [WD-V041]', async () => {
    const state = story.state('One of a list');
    await inputOf(state, 'Service').first().fill('mega');
    const mega = story.page.getByRole('option', { name: 'MEGA' });
    expect(await mega.getAttribute('aria-disabled')).toBe('true');
    await mega.click({ force: true });
    await story.page.keyboard.press('ArrowDown');
    await story.page.keyboard.press('Enter');
    expect(await chosenOf(state, 'Service')).toBe('');
  });

  test('the list holds 50 of 180, shows 8 of them, and says that there are more [WD-K080] [WD-K085] [WD-K087]', async () => {
    const state = story.state('One of a list');
    await inputOf(state, 'City').fill('city');
    await story.page.getByText('130 more. Keep typing to narrow the list.').waitFor();
    await expect.poll(() => options().count()).toBe(50);
    const list = story.page.getByRole('listbox');
    const inSight = await list.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [...element.querySelectorAll('[role=option]')].filter((option) => {
        const at = option.getBoundingClientRect();
        return at.top >= top - 1 && at.bottom <= bottom + 1;
      }).length;
    });
    expect(inSight).toBe(8);
  });

  test('what is typed and not chosen is wrong once the focus leaves or Enter is pressed, not before [WD-S071] [WD-X004] [WD-X038]', async () => {
    const state = story.state('One of a list');
    const input = inputOf(state, 'Service').first();
    const words = state.getByText('No match. Choose one from the list.');
    await input.fill('zzz');
    await expect.poll(() => words.count()).toBe(0);
    await input.press('Tab');
    await words.waitFor();
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    await input.pressSequentially('z');
    await expect.poll(() => words.count()).toBe(0);
    await input.press('Enter');
    await words.waitFor();
  });

  test('the form is invalid while a text stands there that is not chosen [WD-S072]', async () => {
    const state = story.state('In a form');
    const said = state.getByTestId('form');
    await inputOf(state, 'Service').fill('Drop');
    expect(await said.textContent()).toBe('pending, sent 0');
    await expect.poll(() => state.locator('form:invalid').count()).toBe(1);
    await state.getByRole('button', { name: 'Save' }).click();
    expect(await said.textContent()).toBe('pending, sent 0');
    await inputOf(state, 'Service').press('Enter');
    await inputOf(state, 'Service').fill('Dropbox');
    await inputOf(state, 'Service').press('Enter');
    await expect.poll(() => state.locator('form:invalid').count()).toBe(0);
    await state.getByRole('button', { name: 'Save' }).click();
    expect(await said.textContent()).toBe('settled, sent 1');
  });

  describe('free text', () => {
    test('Enter takes what fits the pattern, or says what the pattern wants [WD-V036] [WD-V037]', async () => {
      const state = story.state('Free text');
      const input = inputOf(state, 'Services');
      await input.fill('x');
      await input.press('Enter');
      await state.getByText('Use 3 to 20 letters, digits or spaces.').waitFor();
      await input.fill('Our own tool ');
      await input.press('Enter');
      await input.fill('unknown');
      await input.press('Enter');
      expect(await chosenOf(state, 'Services')).toBe('Our own tool (typed) | unknown (typed)');
    });

    test('leading spaces never appear [WD-V040], and what an option says is that option, once [WD-V038]', async () => {
      const state = story.state('Free text');
      const input = inputOf(state, 'Services');
      await input.pressSequentially('  dropbox');
      expect(await input.inputValue()).toBe('dropbox');
      await input.press('Enter');
      await input.fill('DROPBOX');
      await input.press('Enter');
      expect(await chosenOf(state, 'Services')).toBe('Dropbox');
    });

    test('an invalid domain is INVALID_INPUT_FORMAT [WD-X002] [WD-X036]', async () => {
      const state = story.state('Free text');
      await inputOf(state, 'Domains').fill('not a domain');
      await inputOf(state, 'Domains').press('Enter');
      await state.getByText('Invalid format.').waitFor();
    });

    test('left behind it is incomplete [WD-X003] [WD-X037], among addresses it is none [WD-X005] [WD-X039]', async () => {
      const state = story.state('Free text');
      await inputOf(state, 'Domains').fill('example.org');
      await inputOf(state, 'Addresses').fill('example.org');
      await state.getByText('Press Enter to add your text, or clear it.').waitFor();
      await inputOf(state, 'Addresses').press('Tab');
      await state.getByText('Enter a web address').waitFor();
    });

    test('many are pasted at once; those that do not fit are left out, and that is said [WD-V039]', async () => {
      const state = story.state('Free text');
      await inputOf(state, 'Domains').focus();
      await story.page.evaluate(`{
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', 'one.example, two.example;\\nnot-one ATLAS.example');
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(paste);
      }`);
      await state.getByText('1 invalid entry was skipped.').waitFor();
      expect(await chosenOf(state, 'Domains')).toBe(
        'atlas.example | one.example (typed) | two.example (typed)',
      );
    });

    test('where an option must be picked, a user as logs name one is taken all the same [WD-V035]', async () => {
      const state = story.state('Free text');
      const input = inputOf(state, 'User');
      await input.fill('nobody');
      await input.press('Enter');
      expect(await chosenOf(state, 'User')).toBe('');
      await input.fill('ATLAS\\omar');
      await input.press('Enter');
      expect(await chosenOf(state, 'User')).toBe('ATLAS\\omar (typed)');
    });

    test('tokens are walked and removed by keyboard, and a full field takes no more', async () => {
      const state = story.state('Free text');
      const input = inputOf(state, 'At most two');
      await input.fill('git');
      await input.press('Enter');
      expect(await input.isDisabled()).toBe(true);
      expect(await chosenOf(state, 'At most two')).toBe('Dropbox | GitHub');
      await state.getByRole('button', { name: 'Remove GitHub' }).click();
      await input.focus();
      await story.page.keyboard.press('Backspace');
      await expect.poll(() => focusedName(story.page)).toBe('Remove Dropbox');
      await story.page.keyboard.press('Delete');
      expect(await chosenOf(state, 'At most two')).toBe('');
      await story.page.keyboard.type('x');
      expect(await input.inputValue()).toBe('x');
    });
  });
});

describe('typeahead and its server', () => {
  const story = useStory(gallery, 'typeahead', { height: 1400, stoppedAt: 60_000 });
  const options = () => optionsIn(story.page);
  const asked = (state: Locator) => state.getByTestId('asked').textContent();

  test('asks 300 ms after the last letter [WD-K086], with the query and how many are loaded [WD-C010]', async () => {
    const state = story.state('Several, from the server');
    await inputOf(state, 'People').fill('omar');
    await story.page.clock.runFor(299);
    expect(await asked(state)).toBe('');
    await story.page.clock.runFor(1);
    expect(await asked(state)).toBe('omar+0');
    await expect.poll(() => story.page.clock.runFor(200).then(() => options().count())).toBe(20);
    await inputOf(state, 'People').fill('ad');
    await expect.poll(() => story.page.clock.runFor(200).then(() => options().count())).toBe(30);
    await story.page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(() => story.page.clock.runFor(200).then(() => options().count())).toBe(40);
    expect(await asked(state)).toBe('omar+0 ad+0 ad+30');
  });

  test('no query is asked twice, and a late answer to an earlier one is let go [WD-S075]', async () => {
    const state = story.state('Several, from the server');
    const input = inputOf(state, 'People');
    await input.fill('s');
    await story.page.clock.runFor(300);
    await input.fill('so');
    await story.page.clock.runFor(300);
    await story.page.clock.runFor(100);
    await expect.poll(() => options().count()).toBe(20);
    const found = await options().allTextContents();
    await story.page.clock.runFor(1000);
    expect(await options().allTextContents()).toEqual(found);
    await input.fill('sof');
    await story.page.clock.runFor(400);
    await input.fill('SO');
    await story.page.clock.runFor(1000);
    expect(await options().allTextContents()).toEqual(found);
    expect(await asked(state)).toBe('s+0 so+0 sof+0');
  });

  test('a failure is said, and Enter asks again', async () => {
    const state = story.state('Several, from the server');
    const input = inputOf(state, 'People');
    await input.fill('fail');
    const failed = story.page.getByText('The search failed.');
    await expect.poll(() => story.page.clock.runFor(200).then(() => failed.count())).toBe(1);
    await input.press('Enter');
    const nothing = story.page.getByText('No matches.');
    await expect.poll(() => story.page.clock.runFor(200).then(() => nothing.count())).toBe(1);
    expect(await asked(state)).toBe('fail+0 fail+0');
  });

  test('beside options of our own it asks after 1000 ms, and shows ours at once [WD-K079]', async () => {
    const state = story.state('Own options and the server');
    await inputOf(state, 'People').fill('omar');
    expect(await options().allTextContents()).toEqual(['Omar of the board']);
    await story.page.clock.runFor(999);
    expect(await asked(state)).toBe('');
    await story.page.clock.runFor(101);
    expect(await asked(state)).toBe('omar+0');
    await expect.poll(() => story.page.clock.runFor(200).then(() => options().count())).toBe(21);
  });
});

test('axe finds nothing wrong with a typeahead, its list and its errors', async () => {
  const opened = await gallery.open('typeahead');
  const state = opened.state('One of a list');
  await inputOf(state, 'Service').first().fill('zzz');
  await inputOf(state, 'City').fill('city');
  await opened.page.getByRole('option').first().waitFor();
  expect(await accessibilityFindings(opened.page, { overlayOpen: true })).toEqual([]);
  await opened.close();
});
