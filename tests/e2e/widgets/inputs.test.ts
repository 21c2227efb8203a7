import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { useGallery, useStory } from './gallery.ts';

const gallery = useGallery();
const STOPPED = Date.UTC(2026, 10, 21);

describe('number', () => {
  const story = useStory(gallery, 'inputs', { states: 'Numbers' });
  test('steps with its buttons and keys, between its ends [WD-W017] [WD-W072]', async () => {
    const state = story.state('Numbers');
    const days = state.getByRole('textbox', { name: 'Days kept' });
    await state.getByRole('button', { name: 'Increase Days kept' }).click();
    expect(await days.inputValue()).toBe('31');
    await days.press('ArrowDown');
    await days.press('ArrowDown');
    expect(await days.inputValue()).toBe('29');
    await days.press('End');
    expect(await days.inputValue()).toBe('90');
    expect(await state.getByRole('button', { name: 'Increase Days kept' }).isDisabled()).toBe(true);
    expect(await state.getByTestId('numbers').textContent()).toBe('90 514');
    expect(story.complaints).toEqual([]);
  });

  test('takes digits only [WD-V033]', async () => {
    const days = story.state('Numbers').getByRole('textbox', { name: 'Days kept' });
    await days.fill('');
    await days.pressSequentially('-4a.,e2 ');
    expect(await days.inputValue()).toBe('42');
  });

  test('takes a minus where it goes below 0', async () => {
    const points = story.state('Numbers').getByRole('textbox', { name: 'Points added to the score' });
    expect(await points.inputValue()).toBe('-5');
    await points.fill('');
    await points.pressSequentially('-1x2');
    await points.blur();
    expect(await points.inputValue()).toBe('-12');
    await points.fill('-80');
    await points.blur();
    expect(await points.inputValue()).toBe('-50');
  });

  test('is clamped when left or entered [WD-V034], and says so for 2 s [WD-X001] [WD-X040] [WD-K058]', async () => {
    const stopped = await gallery.open('inputs', { states: 'Numbers', stoppedAt: STOPPED });
    const state = stopped.state('Numbers');
    const days = state.getByRole('textbox', { name: 'Days kept' });
    const notice = (value: number) => state.getByText(`Invalid number. Reset to ${value}.`);
    await days.fill('500');
    await days.press('Enter');
    expect(await days.inputValue()).toBe('90');
    await notice(90).waitFor();
    await stopped.page.clock.runFor(1900);
    await expect.poll(() => notice(90).count()).toBe(1);
    await stopped.page.clock.runFor(200);
    await expect.poll(() => notice(90).count()).toBe(0);
    await days.fill('');
    await days.blur();
    await notice(7).waitFor();
    expect(await state.getByTestId('numbers').textContent()).toBe('7 514');
    await days.fill('8');
    await days.blur();
    await stopped.page.clock.runFor(2100);
    await days.fill('9');
    await days.press('Enter');
    await expect.poll(() => state.getByText('Invalid number').count()).toBe(0);
    await stopped.close();
  });
});

describe('slider', () => {
  const story = useStory(gallery, 'inputs', { states: ['Sliders', 'Slider without a domain'] });
  test('heads move by step and cannot cross [WD-W020] [WD-V050] [WD-V051]', async () => {
    const state = story.state('Sliders');
    const low = state.getByRole('slider', { name: 'Low to Medium' }).first();
    const range = state.getByTestId('range');
    await low.focus();
    await low.press('ArrowRight');
    expect(await range.textContent()).toBe('30 70');
    await low.press('End');
    expect(await range.textContent()).toBe('70 70');
    const high = state.getByRole('slider', { name: 'Medium to High' }).first();
    await high.focus();
    await high.press('Home');
    expect(await range.textContent()).toBe('70 70');
    await high.press('ArrowRight');
    expect(await range.textContent()).toBe('70 75');
  });

  test('a head is pulled to the nearest step, and stops at its neighbour [WD-V050] [WD-V051]', async () => {
    const { page } = story;
    const state = story.state('Sliders');
    const group = state.getByRole('group', { name: 'Threat score' });
    await group.scrollIntoViewIfNeeded();
    const low = await group.getByRole('slider').first().locator('xpath=../..').boundingBox();
    const ticks = await group.locator('ol').boundingBox();
    if (low === null || ticks === null) throw new Error('The slider is not drawn.');
    const y = low.y + low.height / 2;
    const at = (share: number) => ticks.x + ticks.width * share;
    await page.mouse.move(at(0.25), y);
    await page.mouse.down();
    await page.mouse.move(at(0.417), y, { steps: 4 });
    await expect.poll(() => state.getByTestId('range').textContent()).toBe('40 70');
    await page.mouse.move(at(0.96), y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => state.getByTestId('range').textContent()).toBe('70 70');
  });

  test('from right to left it is mirrored: heads, stretches, ticks and keys', async () => {
    const state = story.state('Sliders');
    const group = state.getByRole('group', { name: 'درجة التهديد' });
    const low = group.getByRole('slider').first();
    const headAt = async () => {
      const box = await low.locator('xpath=../..').boundingBox();
      return box === null ? Number.NaN : box.x + box.width / 2;
    };
    const ticks = await group.locator('ol').boundingBox();
    if (ticks === null) throw new Error('The slider is not drawn.');
    expect(await headAt()).toBeCloseTo(ticks.x + ticks.width * 0.75, 0);
    const stretch = await group.locator('[data-color="low"]').first().boundingBox();
    expect((stretch?.x ?? 0) + (stretch?.width ?? 0)).toBeCloseTo(ticks.x + ticks.width, 0);
    const first = await group.locator('ol > li').first().boundingBox();
    expect(first?.x).toBeCloseTo(ticks.x + ticks.width, 0);
    await low.focus();
    await low.press('ArrowLeft');
    expect(await state.getByTestId('range').textContent()).toBe('30 70');
    expect(await headAt()).toBeCloseTo(ticks.x + ticks.width * 0.7, 0);
  });

  test('ticks are at least 32 px apart [WD-K071], and the legend says each stretch in words and colour [WD-E039]', async () => {
    const group = story.state('Sliders').getByRole('group', { name: 'Threat score' });
    const places: number[] = [];
    for (const tick of await group.locator('ol > li').all()) {
      const box = await tick.boundingBox();
      if (box !== null) places.push(box.x + box.width / 2);
    }
    expect(places.length).toBeGreaterThan(3);
    for (const [index, place] of places.entries())
      if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(31.9);
    expect(await group.locator('ul > li').allInnerTexts()).toEqual([
      'Low\n0 to 25',
      'Medium\n25 to 70',
      'High\n70 to 100',
    ]);
    const colours = await group
      .locator('ul > li > span:first-child')
      .evaluateAll((swatches) =>
        swatches.map((swatch) => swatch.ownerDocument.defaultView.getComputedStyle(swatch).backgroundColor),
      );
    expect(new Set(colours).size).toBe(3);
  });

  test('without a domain it says so, in the log too [WD-V065]', async () => {
    await story.state('Slider without a domain').getByText('No range available.').waitFor();
    await expect.poll(() => story.warnings).toContain('Must provide slider-domain');
  });
});

test('a password is weighed while it is typed, and its second writing must be the same [WD-W018] [WD-W071] [WD-V030] [WD-V031] [WD-V032] [WD-X012]', async () => {
  const { state: stateOf, complaints, close } = await gallery.open('inputs', { states: 'Passwords' });
  const state = stateOf('Passwords');
  const meter = state.getByRole('meter').first();
  await state.getByLabel('New password').fill('casablanca');
  expect(await meter.getAttribute('aria-valuenow')).toBe('1');
  await state.getByText('1 of 5 points').waitFor();
  await state.getByLabel('New password').fill('Casablanca 2026');
  expect(await meter.getAttribute('aria-valuenow')).toBe('5');
  await state.getByText('Strong enough').waitFor();
  await state.getByText('Leave empty to keep the current password.').waitFor();
  const again = state.getByLabel('Once more');
  await again.fill('Casablanca 2025');
  await expect.poll(() => state.getByText('Match error').count()).toBe(0);
  await again.blur();
  await state.getByText('Match error').waitFor();
  await again.fill('Casablanca 2026');
  await again.blur();
  await expect.poll(() => state.getByText('Match error').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

const log = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') });

describe('files', () => {
  const story = useStory(gallery, 'inputs', { states: 'Files' });
  test('none are taken while an upload is shown [WD-W019] [WD-S065]; what it told goes with it [WD-S066]', async () => {
    const state = story.state('Files');
    const field = state.getByRole('group', { name: 'Certificate' });
    const choose = field.getByRole('button', { name: 'Choose a file' });
    const input = field.locator('input[type=file]');
    const progress = state.getByTestId('progress');
    await input.setInputFiles(log('a.pem'));
    await field.getByText('a.pem').waitFor();
    await expect.poll(() => field.getByText('File input is not ready').count()).toBe(0);
    await state.getByRole('button', { name: 'Begin' }).click();
    await field.getByText('File input is not ready').waitFor();
    expect(await choose.isDisabled()).toBe(true);
    expect(await input.isDisabled()).toBe(true);
    expect(await field.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
    await state.getByRole('button', { name: 'End' }).click();
    expect(await progress.textContent()).toBe('none');
    expect(await choose.isEnabled()).toBe(true);
    await field.getByText('a.pem').waitFor();
  });

  test('only allowed endings drop in [WD-V044], one alone where several are not allowed [WD-V045]', async () => {
    const state = story.state('Files');
    const zone = state.locator('[data-drop]');
    await zone.locator('input').evaluate((input) => input.setAttribute('multiple', ''));
    await zone.locator('input').setInputFiles([log('notes.txt'), log('ACCESS.LOG'), log('squid.gz')]);
    expect(await state.getByTestId('dropped').textContent()).toBe('ACCESS.LOG');
    await zone.getByText('notes.txt was skipped').waitFor();
  });
});

describe('a checked text', () => {
  const story = useStory(gallery, 'inputs', { states: 'Checked text' });
  const field = (label: string) => story.state('Checked text').getByLabel(label, { exact: true });
  const fault = (label: string) =>
    field(label).evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id: string) => input.ownerDocument.getElementById(id)?.textContent ?? '')
        .join(''),
    );
  const leaves = async (label: string, text: string) => {
    await field(label).fill(text);
    await field(label).blur();
    return fault(label);
  };

  test('says what is wrong in the words for it [WD-X007] [WD-X008] [WD-X009] [WD-X010] [WD-X011] [WD-X013] [WD-X014]', async () => {
    expect(await leaves('Name', 'ab')).toBe('Use at least 3 characters.');
    expect(await leaves('Name', 'Casablanca')).toBe('Use at most 8 characters.');
    expect(await leaves('Name', 'lyon')).toBe('Duplicate entry');
    expect(await leaves('Name', '')).toBe('Required');
    expect(await leaves('Address', 'example')).toBe('Invalid URL format');
    expect(await leaves('Number of the case', '12')).toBe('Invalid data format');
    expect(await leaves('Code', '123456')).toBe('Invalid');
    expect(await leaves('Name', 'Paris')).toBe('');
    expect(await field('Name').getAttribute('aria-invalid')).toBeNull();
  });

  test('not before it is changed [WD-S076], not while one is inside but where each key counts [WD-S077], not of an empty one where nobody was [WD-S078]', async () => {
    await field('Name').focus();
    await field('Name').blur();
    expect(await fault('Name')).toBe('');
    await field('Address').pressSequentially('exam');
    expect(await fault('Address')).toBe('');
    await field('Address').blur();
    expect(await fault('Address')).toBe('Invalid URL format');
    await field('Address').focus();
    expect(await fault('Address')).toBe('');
    await field('Number of the case').pressSequentially('1');
    expect(await fault('Number of the case')).toBe('Invalid data format');
    expect(await fault('Sent without')).toBe('');
    await field('Sent without').focus();
    await field('Sent without').blur();
    expect(await fault('Sent without')).toBe('Required');
  });

  test('is trimmed when left [WD-V046]', async () => {
    await field('Name').fill('  Paris ');
    expect(await field('Name').inputValue()).toBe('  Paris ');
    await field('Name').blur();
    expect(await field('Name').inputValue()).toBe('Paris');
  });

  test('refuses characters [WD-V047], or takes them out [WD-V049]', async () => {
    expect(await leaves('Plain', 'a_b 1')).toBe('');
    expect(await leaves('Plain', 'a;b')).toBe('Invalid data format');
    await field('Plain, at once').pressSequentially('a;b <c>');
    expect(await field('Plain, at once').inputValue()).toBe('ab c');
  });
});

describe('copy', () => {
  const story = useStory(gallery, 'inputs', { states: 'Copy' });
  test('says Copied, for 2.5 s [WD-W021] [WD-W073] [WD-X041] [WD-K057]', async () => {
    const stopped = await gallery.open('inputs', { states: 'Copy', stoppedAt: STOPPED });
    await stopped.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const state = stopped.state('Copy');
    await state.getByRole('button', { name: 'Copy', exact: true }).click();
    const copied = state.getByRole('button', { name: 'Copied' });
    await copied.waitFor();
    expect(await stopped.page.evaluate('navigator.clipboard.readText()')).toBe('casbah-token-1');
    await stopped.page.clock.runFor(2400);
    await expect.poll(() => copied.count()).toBe(1);
    await stopped.page.clock.runFor(200);
    await expect.poll(() => copied.count()).toBe(0);
    await stopped.close();
  });

  test('where it cannot, the text is selected and how to copy it is said [WD-X042]', async () => {
    await story.page.evaluate(
      `Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })`,
    );
    const state = story.state('Copy');
    await state.getByRole('button', { name: 'Copy the address' }).click();
    await state.getByText('Press Ctrl+C (⌘C on a Mac) to copy the selected text.').waitFor();
    expect(await story.page.evaluate('getSelection().toString()')).toBe('casbah-token-2');
    await expect.poll(() => state.getByRole('button', { name: 'Copied' }).count()).toBe(0);
    await story.page.evaluate('delete navigator.clipboard');
  });
});

test('HTML has two tabs; what is previewed runs nothing [WD-W068]', async () => {
  const { state: stateOf, complaints, close } = await gallery.open('inputs', { states: 'Live HTML' });
  const state = stateOf('Live HTML');
  expect(await state.getByRole('tab').allTextContents()).toEqual(['HTML', 'Preview']);
  await state
    .getByRole('textbox')
    .fill('<p id="said">Not <b>allowed</b></p><script>said.textContent = "ran"</script>');
  await state.getByRole('tab', { name: 'HTML' }).press('ArrowRight');
  const frame = state.getByTitle('Preview of Text of the block page');
  expect(await frame.getAttribute('sandbox')).toBe('');
  await state.frameLocator('iframe').getByText('Not allowed').waitFor();
  await expect.poll(() => complaints).toEqual([expect.stringContaining('Blocked script execution')]);
  await state.getByRole('tab', { name: 'HTML' }).click();
  expect(await state.getByRole('textbox').inputValue()).toContain('<b>allowed</b>');
  await close();
});

test('a country, a time zone and a phone number are found by their words', async () => {
  const name = 'Country, time zone, phone';
  const { page, state: stateOf, complaints, close } = await gallery.open('inputs', { states: name });
  const state = stateOf(name);
  const said = state.getByTestId('places');
  const choose = async (field: Locator, typed: string, option: string) => {
    await field.click();
    await field.fill(typed);
    await page
      .getByRole('option')
      .first()
      .and(page.getByRole('option', { name: option }))
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(option);
  };
  const country = state.getByRole('combobox', { name: 'Country', exact: true });
  expect(await country.inputValue()).toBe('Morocco');
  await choose(country, 'japa', 'Japan');
  const zone = state.getByRole('combobox', { name: 'Time zone' });
  expect(await zone.inputValue()).toBe('Europe/Berlin (UTC+01:00)');
  await choose(zone, 'tokyo', 'Asia/Tokyo (UTC+09:00)');
  const number = state.getByLabel('Number', { exact: true });
  expect(await number.inputValue()).toBe('030 901820');
  await number.fill('+212 522 123456');
  await number.blur();
  expect(await said.textContent()).toBe('JP Asia/Tokyo +212522123456');
  expect(await state.getByLabel('Country and calling code').inputValue()).toBe('Morocco +212');
  await number.fill('12');
  await number.blur();
  await state.getByText('Not a valid phone number for this country.').waitFor();
  expect(await said.textContent()).toBe('JP Asia/Tokyo ');
  expect(complaints).toEqual([]);
  await close();
});

test('the inputs have nothing that axe finds, also with faults and notices', async () => {
  const opened = await gallery.open('inputs');
  await opened.state('Passwords').getByLabel('New password').fill('Casablanca');
  await opened.state('Checked text').getByLabel('Address').fill('x');
  await opened.page.evaluate(
    `Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })`,
  );
  await opened.state('Copy').getByRole('button', { name: 'Copy the address' }).click();
  expect(await accessibilityFindings(opened.page)).toEqual([]);
  expect(opened.complaints).toEqual([]);
  await opened.page.evaluate('delete navigator.clipboard');
  await opened.close();
});
