import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { focusedName, useGallery } from './gallery.ts';

const gallery = useGallery();

/** Types digits into a field, from its first part on; each full part goes on to the next. */
async function typeInto(field: Locator, keys: string) {
  await field.getByRole('spinbutton').first().focus();
  await field.page().keyboard.type(keys);
}
/** What a field says, without the marks that keep its parts in order. */
async function said(field: Locator): Promise<string> {
  const text = (await field.textContent()) ?? '';
  return text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/[\s\u202f]+/g, ' ')
    .trim();
}
const fieldOf = (page: Page, name: string) => page.getByRole('group', { name });

describe('the date range picker', () => {
  test('two days are typed, and count when Enter is pressed [WD-W008]', async () => {
    const { page, state, close } = await gallery.open('date-range-picker', { states: 'A span' });
    const span = state('A span');
    await span.getByRole('button').click();
    await typeInto(fieldOf(page, 'From'), '11032026');
    await typeInto(fieldOf(page, 'To'), '11072026');
    // The calendar shows what is typed, before it counts.
    await page.locator('[data-selection-start]').getByText('3', { exact: true }).waitFor();
    expect(await span.getByTestId('choice').textContent()).toBe('7d');
    await page.keyboard.press('Enter');
    await expect.poll(() => span.getByTestId('choice').textContent()).toBe('2026-11-03..2026-11-08');
    await expect.poll(() => focusedName(page)).toBe('Time: Custom 3 – 7 Nov');
    await close();
  });

  test('an end before the start becomes the end of its day; days outside the data, its first and last [WD-V052] [WD-V053] [WD-V054]', async () => {
    const { page, state, close } = await gallery.open('date-range-picker', { states: 'A span' });
    const span = state('A span');
    const apply = page.getByRole('button', { name: 'Apply' });
    await span.getByRole('button').click();
    await typeInto(fieldOf(page, 'From'), '11102026');
    await typeInto(fieldOf(page, 'To'), '11022026');
    await apply.click();
    await expect.poll(() => span.getByTestId('choice').textContent()).toBe('2026-11-10..2026-11-11');
    await span.getByRole('button').click();
    await typeInto(fieldOf(page, 'From'), '01012020');
    await typeInto(fieldOf(page, 'To'), '12312027');
    await apply.click();
    await expect.poll(() => span.getByTestId('choice').textContent()).toBe('2026-10-03..2026-11-21');
    await close();
  });

  test('more than six months are not taken, and it says why; years are not offered [WD-V055] [SH-V019] [SH-V020]', async () => {
    const { page, state, close } = await gallery.open('date-range-picker', { states: 'Six months at most' });
    const six = state('Six months at most');
    await six.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Last 6 months' }).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /year/ }).count()).toBe(0);
    await typeInto(fieldOf(page, 'From'), '05202026');
    const apply = page.getByRole('button', { name: 'Apply' });
    await dialog.getByText('The maximum span allowed is 6 months.').waitFor();
    expect(await apply.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await six.getByTestId('choice').textContent()).toBe('1mo');
    // One day less fits.
    await typeInto(fieldOf(page, 'From'), '05212026');
    await expect.poll(() => apply.isDisabled()).toBe(false);
    await apply.click();
    await expect.poll(() => six.getByTestId('choice').textContent()).toBe('2026-05-21..2026-11-21');
    await close();
  });

  test('times of day are in the tenant’s zone, with seconds, and arrows move them by a minute [WD-K091] [WD-K092]', async () => {
    const { page, state, close } = await gallery.open('date-range-picker', {
      states: 'With times, in New York',
    });
    const timed = state('With times, in New York');
    await timed.getByRole('button').click();
    const [from, to] = [fieldOf(page, 'From'), fieldOf(page, 'To')];
    await expect.poll(() => said(from)).toContain('11/14/2026, 12:00:00 AM');
    expect(await said(to)).toContain('11/20/2026, 11:59:59 PM');
    await from.getByRole('spinbutton', { name: /minute/ }).press('ArrowUp');
    expect(await said(from)).toContain('12:01:00 AM');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect
      .poll(() => timed.getByTestId('choice').textContent())
      .toBe('2026-11-14T05:01Z..2026-11-21T05:00Z');
    await close();
  });

  test('a range of one’s own is shown at once and counts later', async () => {
    const { page, state, close } = await gallery.open('date-range-picker', {
      states: 'The calendar alone, after two seconds',
    });
    const late = state('The calendar alone, after two seconds');
    await late.getByRole('button').click();
    await expect.poll(() => page.getByRole('dialog').getByRole('button', { name: /^Last/ }).count()).toBe(0);
    await typeInto(fieldOf(page, 'From'), '11162026');
    await page.keyboard.press('Enter');
    await late.getByRole('button', { name: '16 – 20 Nov' }).waitFor();
    await expect
      .poll(() => late.getByTestId('choice').textContent(), { timeout: 10_000 })
      .toBe('2026-11-16..2026-11-21');
    expect(await late.getByTestId('count').textContent()).toBe('1');
    await close();
  });

  test('quick spans: one press each, and Custom brings the calendar [WD-W074] [WD-K022]', async () => {
    const { page, state, close } = await gallery.open('date-range-picker', { states: 'Quick spans' });
    const quick = state('Quick spans');
    await expect.poll(() => quick.getByRole('radio').count()).toBe(8);
    const names = ['1 day', '1 week', '1 month', '3 months', '6 months', '1 year', '2 years', 'Custom'];
    expect(await quick.getByRole('radiogroup').locator('label').allTextContents()).toEqual(names);
    // The picker's own default is the last year.
    expect(await quick.getByRole('radio', { name: '1 year' }).isChecked()).toBe(true);
    for (const [name, choice] of [
      ['1 day', '1d'],
      ['1 week', '7d'],
      ['1 month', '1mo'],
      ['3 months', '3mo'],
      ['6 months', '6mo'],
      ['2 years', '2yr'],
      ['1 year', '1yr'],
    ] as const) {
      await quick.getByText(name, { exact: true }).click();
      expect(await quick.getByTestId('choice').textContent()).toBe(choice);
    }
    await quick.getByText('Custom', { exact: true }).click();
    await quick.getByRole('button', { name: /21 Nov 2025 – 20 Nov 2026/ }).click();
    await page.getByRole('grid').waitFor();
    await close();
  });

  test('a filter starts with the last month and is called after the span it is [WD-K002] [WD-K021] [WD-S049]', async () => {
    const { page, state, close } = await gallery.open('date-range-picker', {
      states: ['A filter', 'A filter for a range of one’s own'],
    });
    const filter = state('A filter').getByRole('button');
    await state('A filter').getByRole('button', { name: 'Created Last month 21 Oct – 20 Nov' }).waitFor();
    for (const label of [
      'Last day',
      'Last 7 days',
      'Last 3 months',
      'Last 6 months',
      'Last year',
      'Last 2 years',
      'Last month',
    ]) {
      await filter.click();
      await page.getByRole('dialog').getByRole('button', { name: label }).click();
      await state('A filter')
        .getByRole('button', { name: `Created ${label}` })
        .waitFor();
    }
    await state('A filter for a range of one’s own')
      .getByRole('button', { name: 'Created Custom range 3 – 7 Nov' })
      .waitFor();
    await close();
  });
});

describe('the month range picker', () => {
  test('arrows move the months by one, as far as there are months [WD-W009] [WD-W069]', async () => {
    const { state, close } = await gallery.open('month-range-picker', {
      states: 'Over New Year, with limits',
    });
    const limited = state('Over New Year, with limits');
    const months = limited.getByTestId('months');
    await limited.getByRole('button', { name: 'Next month' }).click();
    expect(await months.textContent()).toBe('2026-01-01..2026-03-01');
    const before = limited.getByRole('button', { name: 'Previous month' });
    await before.click();
    await before.click();
    expect(await months.textContent()).toBe('2025-11-01..2026-01-01');
    expect(await before.isDisabled()).toBe(true);
    await close();
  });

  test('opens, takes two months by keyboard over the years, and applies them [WD-S039]', async () => {
    const { page, state, close } = await gallery.open('month-range-picker', { states: 'Three months' });
    const picker = state('Three months');
    await picker.getByRole('button', { name: 'Report Aug – Oct 2026' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Oct 2026' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('Choose the last month.').waitFor();
    await page.keyboard.press('PageDown');
    await expect.poll(() => focusedName(page)).toBe('Nov 2027');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focusedName(page)).toBe('Aug 2027');
    await page.keyboard.press('Enter');
    // Nothing counts before it is applied.
    expect(await picker.getByTestId('months').textContent()).toBe('2026-08-01..2026-11-01');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => picker.getByTestId('months').textContent()).toBe('2026-11-01..2027-09-01');
    await expect.poll(() => focusedName(page)).toContain('Nov 2026 – Aug 2027');
    await close();
  });
});

describe('the date-time picker', () => {
  test('takes hours and minutes; seconds are zero [WD-W010] [WD-V056]', async () => {
    const { state, close } = await gallery.open('date-time-picker', { states: 'Empty' });
    const empty = state('Empty');
    await typeInto(empty.getByRole('group', { name: 'Starts' }), '120520260304p');
    await expect.poll(() => empty.getByTestId('time').textContent()).toBe('2026-12-05T15:04:00.000Z');
    await close();
  });

  test('reads MM/DD/YYYY h:mm A in the tenant’s zone, without seconds; arrows step by a minute [WD-K091] [WD-K093]', async () => {
    const { page, state, close } = await gallery.open('date-time-picker', {
      states: 'A moment, in New York',
    });
    const moment = state('A moment, in New York');
    const field = moment.getByRole('group', { name: 'Starts' });
    // 20:04 UTC is 15:04 in New York.
    expect(await said(field)).toBe('12/05/2026 3:04 PM');
    await expect.poll(() => field.getByRole('spinbutton', { name: /second/ }).count()).toBe(0);
    await field.getByRole('spinbutton', { name: /minute/ }).press('ArrowUp');
    expect(await said(field)).toBe('12/05/2026 3:05 PM');
    await field.getByRole('button').click();
    await page.getByRole('gridcell', { name: '24' }).click();
    await expect.poll(() => moment.getByTestId('time').textContent()).toBe('2026-12-24T20:05:00.000Z');
    await close();
  });

  test('takes nothing before now, and says what is the earliest [WD-V057]', async () => {
    const { state, close } = await gallery.open('date-time-picker', {
      states: ['Empty', 'A moment, in New York'],
    });
    // It is 15:40:30 UTC: the next minute is the first.
    const empty = state('Empty');
    const field = empty.getByRole('group', { name: 'Starts' });
    await typeInto(field, '112020260340p');
    await empty.getByText('This time is in the past. Choose 11/20/2026 3:41 PM or later.').waitFor();
    expect(await empty.getByTestId('time').textContent()).toBe('none');
    await field.getByRole('spinbutton', { name: /minute/ }).press('ArrowUp');
    await expect.poll(() => empty.getByTestId('time').textContent()).toBe('2026-11-20T15:41:00.000Z');
    // In another zone the earliest moment stays the same.
    const far = state('A moment, in New York');
    await typeInto(far.getByRole('group', { name: 'Starts' }), '112020261040a');
    await far.getByText('Choose 11/20/2026 10:41 AM or later.').waitFor();
    await close();
  });
});

test('periods: 15 minutes to three months; every one; those of a calendar [WD-K105] [SH-K040] [PL-E018]', async () => {
  const { page, state, close } = await gallery.open('time-period-select');
  const offered = async (name: string) => {
    await state(name).getByRole('button').click();
    const options = await page.getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    return options;
  };
  const live = ['15 minutes', '1 hour', '6 hours', '12 hours', '1 day', '1 week', '1 month', '3 months'];
  expect(await offered('Live views')).toEqual(live);
  expect(await offered('Every period')).toEqual([
    'Shortest',
    ...live,
    '6 months',
    '1 year',
    '2 years',
    '3 years',
    'Custom range',
  ]);
  expect(await offered('Of the calendar')).toEqual([
    'Daily',
    'Monthly',
    '1 day',
    '1 week',
    '1 month',
    '3 months',
    '6 months',
    '1 year',
    'Last calendar week',
    'Last calendar month',
    'Custom range',
    'Custom monthly range',
  ]);
  const select = state('Live views');
  await select.getByRole('button').press('ArrowDown');
  await page.getByRole('option', { name: '3 months' }).press('Enter');
  await expect.poll(() => select.getByTestId('period').textContent()).toBe('3mo');
  await close();
});

test('formats as they are seen: no duration is unknown, an informational score NA [WD-X048] [WD-S082]', async () => {
  const { state, close } = await gallery.open('formats');
  const shown = (group: string, name: string) => said(state(group).locator(`[data-format="${name}"]`));
  expect(await shown('Times', 'No duration')).toBe('Unknown');
  expect(await shown('Times', 'Duration')).toBe('1 yr 1 mth 5 days');
  expect(await shown('Times', 'Time')).toBe('Fri Nov 20 2026 15:40:12');
  expect(await shown('Amounts', 'Threat score')).toBe('81');
  expect(await shown('Amounts', 'Informational')).toBe('NA');
  expect(await shown('Amounts', 'Bandwidth')).toBe('0.142857 GiB');
  await close();
});

describe('axe finds nothing wrong', () => {
  test.each([
    ['date-range-picker', 'With times, in New York', /Last 7 days/],
    ['month-range-picker', 'Three months', /Report/],
    ['date-time-picker', 'A moment, in New York', /Calendar/],
    ['time-period-select', 'Every period', /Period/],
  ] as const)('with %s, closed and open: %s', async (story, name, button) => {
    const { page, state, complaints, close } = await gallery.open(story);
    expect(await accessibilityFindings(page)).toEqual([]);
    await state(name).getByRole('button', { name: button }).click();
    await page.locator('[role=grid], [role=listbox], [role=dialog]').first().waitFor();
    expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('with formats, nor with a range that is too long', async () => {
    const formats = await gallery.open('formats');
    expect(await accessibilityFindings(formats.page)).toEqual([]);
    await formats.close();
    const { page, state, close } = await gallery.open('date-range-picker', { states: 'Six months at most' });
    await state('Six months at most').getByRole('button').click();
    await typeInto(fieldOf(page, 'From'), '05202026');
    await page.getByText('The maximum span allowed').waitFor();
    expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    await close();
  });
});

test('from right to left, and narrow: the dates keep their order, nothing sticks out', async () => {
  const { state, close } = await gallery.open('date-range-picker', { states: 'Right to left, narrow' });
  const narrow = state('Right to left, narrow');
  const button = await narrow.getByRole('button').boundingBox();
  expect(button?.width).toBeLessThanOrEqual(240);
  expect(button?.x).toBeGreaterThanOrEqual(0);
  const months = await gallery.open('month-range-picker', { states: 'Right to left' });
  const rtl = months.state('Right to left');
  const [next, previous] = [
    await rtl.getByRole('button', { name: 'Next month' }).boundingBox(),
    await rtl.getByRole('button', { name: 'Previous month' }).boundingBox(),
  ];
  expect(next?.x ?? 0).toBeLessThan(previous?.x ?? 0);
  await months.close();
  await close();
});
