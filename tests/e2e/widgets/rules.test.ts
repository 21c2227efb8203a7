import { MATCH_COUNT, type RuleLine, type RuleSet, ruleProblems } from '@casbah/domain/content-rule';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, type StoryPage, useGallery } from './gallery.ts';

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

describe('rule builder', () => {
  const rulesOf = async (state: Locator) =>
    JSON.parse((await state.getByTestId('rules').textContent()) ?? '') as readonly RuleSet[];
  const lineOf = async (state: Locator, set = 0, line = 0): Promise<RuleLine | undefined> =>
    (await rulesOf(state))[set]?.ruleLines[line];
  const valuesOf = (line: RuleLine | undefined) => line?.rules.map(({ value }) => value);
  const choose = async (state: Locator, type: string | RegExp) => {
    await button(state, 'Add rule').click();
    await button(state, type).click();
  };

  test('shows sets of lines as sentences, joined by AND and OR [WD-W004] [WD-W047] [WD-S023] [WD-S024]', () =>
    opened('rule-builder', async ({ state }) => {
      const sets = state('Whole').getByRole('group', { name: /^Set \d/ });
      await expect.poll(() => sets.count()).toBe(2);
      expect(await sets.nth(0).locator('li').allInnerTexts()).toEqual([
        expect.stringMatching(
          /Predefined terms matches IBAN \(at least 10 times, high sensitivity\) or SWIFT code · except “DE00.*AND/s,
        ),
        expect.stringMatching(/Risk is Payment cards or Personal data.*AND/s),
        expect.stringMatching(/File format is Spreadsheets \(all formats\) or Spreadsheets \(CSV\)/),
      ]);
      const builder = state('Whole').getByRole('group', { name: 'What counts as payment data' });
      expect(await builder.textContent()).toMatch(/AND.*AND.*OR/);

      await choose(state('Empty'), /^Dictionary/);
      const dictionary = state('Empty').getByRole('combobox', { name: 'Dictionary' });
      await dictionary.fill('Cust');
      await dictionary.press('Enter');
      await button(state('Empty'), 'Done').click();
      await choose(state('Empty'), /^Risk/);
      await state('Empty').getByText('Health records').click();
      await button(state('Empty'), 'Done').click();
      await button(state('Empty'), 'Add set').click();
      await button(state('Empty'), /^Content/).click();
      await state('Empty').getByText('Legal').click();
      await button(state('Empty'), 'Done').click();
      const made = await rulesOf(state('Empty'));
      expect(made.map(({ logicType }) => logicType)).toEqual(['OR', null]);
      expect(made[0]?.ruleLines.map(({ logicType }) => logicType)).toEqual(['AND', null]);
      expect(ruleProblems(made)).toEqual([]);
    }));

  test('by keyboard alone: a type is chosen, edited, added to and finished [WD-S022] [WD-W049] [WD-K023] [WD-E012]', () =>
    opened('rule-builder', async ({ page, state }) => {
      const { keyboard } = page;
      const empty = state('Empty');
      await button(empty, 'Add rule').focus();
      await keyboard.press('Enter');
      const types = await empty.getByRole('group', { name: 'Rule type' }).getByRole('button').allInnerTexts();
      expect(types.map((words) => words.split('\n')[0])).toEqual([
        'Risk',
        'Content',
        'Dictionary',
        'Predefined dictionary',
        'Predefined terms',
        'File format',
        'Custom regular expression',
        'ML profile',
        'Index',
        'Reusable rule',
        'Cancel',
      ]);
      await expect.poll(() => focusedName(page)).toMatch(/^Risk/);
      await keyboard.press('Escape');
      await expect.poll(() => focusedName(page)).toBe('Add rule');
      await keyboard.press('Enter');
      for (let presses = 0; presses < 6; presses++) await keyboard.press('Tab');
      await keyboard.press('Enter');
      await keyboard.type('card-[0-9]+');
      await keyboard.press('Enter');
      // Added, and ready for the next.
      await button(empty, 'Remove card-[0-9]+').waitFor();
      await keyboard.type('iban');
      await keyboard.press('Tab');
      await keyboard.type('3');
      expect(await rulesOf(empty)).toMatchObject([{ ruleLines: [] }]);
      await button(empty, 'Done').focus();
      await keyboard.press('Enter');
      expect((await lineOf(empty))?.rules).toMatchObject([
        { value: 'card-[0-9]+', matchCount: MATCH_COUNT.default },
        { value: 'iban', matchCount: 3 },
      ]);
      await expect
        .poll(() => focusedName(page))
        .toBe('Custom regular expression matches card-[0-9]+ or iban (at least 3 times), edit');
      // Editing it again, and leaving it as it was.
      await keyboard.press('Enter');
      await button(empty, 'Remove iban').click();
      await button(empty, 'Cancel').click();
      expect(valuesOf(await lineOf(empty))).toEqual(['card-[0-9]+', 'iban']);
      await expect.poll(() => focusedName(page)).toContain('card-[0-9]+ or iban');
    }));

  test('what is empty goes, and one set stays [WD-S025] [WD-S026] [PL-V024]', () =>
    opened('rule-builder', async ({ state }) => {
      const whole = state('Whole');
      await button(whole, /^Custom regular expression matches/).click();
      await button(whole, /^Remove \\b/).click();
      await button(whole, 'Done').click();
      expect(await rulesOf(whole)).toHaveLength(1);
      for (const name of [/^Remove Predefined/, /^Remove Risk/, /^Remove File/])
        await button(whole, name).click();
      expect(await rulesOf(whole)).toEqual([{ uid: 's1', logicType: null, ruleLines: [] }]);
      await whole.getByText('No rules yet. Add the first one.').waitFor();

      await choose(whole, /^Risk/);
      await button(whole, 'Done').click();
      expect(await whole.getByRole('alert').textContent()).toContain('Choose or type something first.');
      await button(whole, 'Cancel').click();
      await choose(whole, /^Custom/);
      await button(whole, 'Add to rule').click();
      expect(
        await errorOf(
          whole.getByLabel('Custom regular expression', { exact: true }).and(whole.getByRole('textbox')),
        ),
      ).toContain('Choose or type something first.');
    }));

  test('a type allowed only once is refused the second time, with a link to the existing line [PL-V022] [WD-V015] [WD-X026] [WD-S027]', () =>
    opened('rule-builder', async ({ state }) => {
      const whole = state('Whole');
      await button(whole, /^Add rule to set 1/).click();
      await button(whole, /^File format The type of file/).click();
      expect(await whole.getByRole('alert').textContent()).toContain(
        'This set already has a “File format” rule',
      );
      await button(whole, 'Edit it').click();
      await button(whole, 'Remove Spreadsheets').first().waitFor();
      await button(whole, 'Cancel').click();

      // Where it is allowed, another line of a type is taken, but never of file formats.
      const allowing = state('Repeats allowed');
      await button(allowing, /^Add rule to set 1/).click();
      await button(allowing, /^File format The type of file/).click();
      await allowing.getByRole('alert').waitFor();
      await button(allowing, /^Risk Kinds/).click();
      await allowing.getByText('Source code').click();
      await button(allowing, 'Done').click();
      expect(valuesOf(await lineOf(allowing, 0, 3))).toEqual(['source']);
    }));

  test('checkbox lists are ticked [WD-W048]', () =>
    opened('rule-builder', async ({ state }) => {
      const whole = state('Whole');
      await button(whole, /^Risk is/).click();
      await whole.getByRole('checkbox', { name: /Source code/ }).press(' ');
      await whole.getByRole('checkbox', { name: /Payment cards/ }).press(' ');
      await button(whole, 'Done').click();
      expect(valuesOf(await lineOf(whole, 0, 1))).toEqual(['pii', 'source']);
    }));

  test('an expression is whole, short enough, new, and its matches are counted [WD-V010] [WD-K032] [WD-X023] [WD-V011] [WD-X021] [WD-V012] [WD-X022] [WD-K033] [WD-V013] [WD-X024]', () =>
    opened('rule-builder', async ({ state }) => {
      const empty = state('Empty');
      await choose(empty, /^Custom/);
      const pattern = empty.getByRole('textbox', { name: 'Custom regular expression' });
      const count = empty.getByRole('textbox', { name: 'Minimum matches' });
      const add = button(empty, 'Add to rule');
      expect(await count.inputValue()).toBe('1');
      await pattern.fill('a'.repeat(4001));
      await add.click();
      expect(await errorOf(pattern)).toContain('longer than 4,000 characters');
      await pattern.fill('a'.repeat(4000));
      for (const [typed, words] of [
        ['0', 'a number from 1 to 99'],
        ['100', 'a number from 1 to 99'],
        ['many', 'a number from 1 to 99'],
        ['2.5', 'Enter a whole number'],
      ] as const) {
        await count.fill(typed);
        await add.click();
        expect(await errorOf(count), typed).toContain(words);
      }
      await count.fill('99');
      await add.click();
      await pattern.fill('a'.repeat(4000));
      await add.click();
      expect(await errorOf(pattern)).toContain('already in the rule');
      await pattern.fill('b');
      await button(empty, 'Done').click();
      expect((await lineOf(empty))?.rules.map(({ matchCount }) => matchCount)).toEqual([99, 1]);
    }));

  test('a class and format are chosen once; all formats beside one of them are warned of (decision 0023) [WD-W050] [WD-V014] [WD-X025] [WD-V016] [WD-X028] [WD-V017] [WD-X029]', () =>
    opened('rule-builder', async ({ page, state }) => {
      const empty = state('Empty');
      await choose(empty, /^File format/);
      const pick = async (label: RegExp, option: string) => {
        await button(empty, label).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      };
      const add = button(empty, 'Add to rule');
      await pick(/File class/, 'Images');
      await expect.poll(() => button(empty, /Select file format/).count()).toBe(1);
      await add.click();
      await empty.getByText('Select file format: one in the class, or all.').waitFor();
      await pick(/File format$/, 'PNG');
      await add.click();
      await button(empty, 'Remove Images').waitFor();
      await pick(/File class/, 'Images');
      await pick(/File format$/, 'PNG');
      await add.click();
      await empty.getByText('This class and format are already in the rule.').waitFor();
      await expect.poll(() => empty.getByText('All formats of a class are selected').count()).toBe(0);
      await pick(/File class/, 'Images');
      await pick(/File format$/, 'All formats');
      await add.click();
      await empty.getByText('All formats of a class are selected').waitFor();
      // A long list is searched.
      await pick(/File class/, 'Archives');
      await empty.getByRole('combobox', { name: 'File format' }).fill('Archive 27');
      await page.getByRole('option', { name: 'Archive 27' }).click();
      await button(empty, 'Done').click();
      expect((await lineOf(empty))?.rules.map(({ value, fileFormat }) => `${value} ${fileFormat}`)).toEqual([
        'images png',
        'images *',
        'archives arc26',
      ]);
      await empty.getByText('All formats of a class are selected').waitFor();
    }));

  test('a set accepts each choice once unless repeats are allowed, and each ignored value once [PL-V023] [WD-V019] [WD-X027] [WD-V018]', () =>
    opened('rule-builder', async ({ page, state }) => {
      const { keyboard } = page;
      const pick = async (builder: Locator, ...terms: string[]) => {
        await builder.getByRole('button', { name: /Predefined terms$/ }).click();
        for (const term of terms) await page.getByRole('option', { name: term }).click();
        await keyboard.press('Escape');
      };
      const addTerms = async (builder: Locator, ...terms: string[]) => {
        await button(builder, /^Predefined terms matches/).click();
        await pick(builder, ...terms);
        await button(builder, 'Add to rule').click();
      };
      const whole = state('Whole');
      // Nothing is added while one exists.
      await addTerms(whole, 'Passport number', 'IBAN');
      await whole.getByText('“IBAN” is already in this set.').waitFor();
      await expect.poll(() => button(whole, 'Remove Passport number').count()).toBe(0);
      await pick(whole, 'IBAN');
      await button(whole, 'Remove IBAN').click();
      await whole.getByRole('checkbox', { name: /High sensitivity/ }).press(' ');
      await whole.getByRole('combobox', { name: 'Ignore' }).focus();
      for (const text of ['test', 'test', 'TEST-1']) {
        await keyboard.type(text);
        await keyboard.press('Enter');
      }
      await button(whole, 'Done').click();
      const line = await lineOf(whole);
      expect(line?.ignoreStrings).toEqual(['DE00 0000 0000 0000 0000 00', 'test', 'TEST-1']);
      expect(line?.rules.map(({ value, highSensitivity }) => `${value} ${highSensitivity}`)).toEqual(
        expect.arrayContaining(['swift-code false', 'passport-number true']),
      );

      const allowing = state('Repeats allowed');
      await addTerms(allowing, 'IBAN');
      await button(allowing, 'Done').click();
      expect(valuesOf(await lineOf(allowing))).toEqual(['iban', 'swift-code', 'iban']);
    }));

  test('an expression is tried elsewhere, and what it found is marked', () =>
    opened('rule-builder', async ({ state }) => {
      const empty = state('Empty');
      await choose(empty, /^Custom/);
      const pattern = empty.getByRole('textbox', { name: 'Custom regular expression' });
      await pattern.fill('card');
      await button(empty, 'Test on text').click();
      await empty.getByLabel('Text to test').fill('a card <b>card</b>');
      await button(empty, 'Test').click();
      await empty.getByText('2 matches.').waitFor();
      expect(await empty.locator('mark').allTextContents()).toEqual(['card', 'card']);
      await pattern.fill('(');
      await empty.locator('mark').first().waitFor({ state: 'detached' });
      await button(empty, 'Test').click();
      await empty.getByText('Invalid expression: missing closing ).').waitFor();
      await pattern.fill('down');
      await button(empty, 'Test').click();
      await empty.getByText('The test failed. Try again.').waitFor();
    }));
});

describe('editors of logic', () => {
  test('square brackets must balance, and errors have a position [WD-V020] [WD-W052]', () =>
    opened('simple-logic-editor', async ({ state }) => {
      const closed = state('A bracket is not closed');
      expect(await errorOf(closed.getByRole('textbox'))).toContain('The bracket at position 1 isn’t closed.');
      expect(await closed.locator('[data-wrong]').textContent()).toBe('[');
      const opening = state('A bracket is not opened');
      expect(await errorOf(opening.getByRole('textbox'))).toContain(
        'The bracket at position 8 has no opening bracket.',
      );
      await opening.getByRole('textbox').fill('[1 AND 2] OR 3');
      expect(await opening.getByTestId('complete').textContent()).toBe('yes');
      await expect.poll(() => opening.locator('[data-wrong]').count()).toBe(0);

      // An unfinished word isn't an error while typing; it is on blur.
      const empty = state('Empty').getByRole('textbox');
      await empty.pressSequentially('[1 AND');
      expect(await empty.getAttribute('aria-invalid')).toBeNull();
      expect(await state('Empty').getByTestId('complete').textContent()).toBe('no');
      await empty.blur();
      expect(await errorOf(empty)).toContain('The bracket at position 1 isn’t closed.');
      await empty.fill('1 AND 2]');
      expect(await errorOf(empty)).toContain('has no opening bracket');
    }));

  test('rules are joined by words and brackets, with the parsed logic shown beside them [WD-W051]', () =>
    opened('rules-logic-editor', async ({ page, state }) => {
      const empty = state('Empty');
      const preview = empty.getByRole('figure', { name: 'Preview' });
      await preview.getByText('Shown once the logic is complete.').waitFor();
      const words = empty.getByRole('group', { name: 'Insert operator' });
      const rules = empty.getByRole('list', { name: 'Insert rule' });
      for (const press of ['NOT', 'Payment', 'AND', '(', 'Dictionary', 'OR', 'Test data', ')'])
        await (/^[A-Z(]+$|\)/.test(press)
          ? button(words, press)
          : rules.getByRole('button', { name: new RegExp(press) })
        ).click();
      expect(await empty.getByTestId('logic').textContent()).toBe('NOT 1 AND (2 OR 4)');
      expect(await preview.textContent()).toMatch(
        /All of these\s*None of these\s*1\s*Payment cards.*At least one of these\s*2\s*Dictionary.*4\s*Test data/,
      );
      await preview.getByText('Not used: 3').waitFor();
      // Written too, in any case, with the caret where it was.
      const text = empty.getByRole('textbox', { name: 'When to act' });
      await text.fill('1 or ');
      await rules.getByRole('button', { name: /Spreadsheets/ }).press('Enter');
      await page.keyboard.type('and 2');
      expect(await text.inputValue()).toBe('1 or 3 and 2');
      expect(await empty.getByTestId('logic').textContent()).toBe('1 OR 3 AND 2');
      await text.fill('1 and and 2');
      expect(await errorOf(text)).toContain('A rule is missing before “and” (position 7).');
      await preview.getByText('Shown once the logic is complete.').waitFor();
    }));
});

describe('every state', () => {
  test('of the rule builder has nothing that axe finds wrong', () =>
    opened('rule-builder', async ({ page, state }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
      await button(state('Empty'), 'Add rule').click();
      expect(await accessibilityFindings(page), 'types').toEqual([]);
      await button(state('Empty'), /^Predefined terms/).click();
      await button(state('Empty'), 'Add to rule').click();
      await button(state('Whole'), /^Risk is/).click();
      await button(state('Repeats allowed'), /^Custom regular/).click();
      await button(state('Repeats allowed'), 'Test on text').click();
      expect(await accessibilityFindings(page), 'editors').toEqual([]);
    }));

  test.each(['simple-logic-editor', 'rules-logic-editor'])('nor of %s', (story) =>
    opened(story, async ({ page }) => {
      expect(await accessibilityFindings(page)).toEqual([]);
    }),
  );

  test.each(['rule-builder', 'simple-logic-editor', 'rules-logic-editor'])(
    'of %s keeps hostile labels as text, and inside the page',
    (story) =>
      gallery.inStory(
        story,
        async ({ page }) => {
          await expect.poll(() => page.locator('img').count()).toBe(0);
          const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
          expect(await page.evaluate<number>(tooWide)).toBe(0);
        },
        { width: 1024 },
      ),
  );
});
