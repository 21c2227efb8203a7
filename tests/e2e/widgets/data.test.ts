import { expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { useGallery } from './gallery.ts';

const gallery = useGallery();

test('a static table shows fifty rows, and all when asked [WD-W037] [WD-E041] [WD-K019]', async () => {
  const { state, close } = await gallery.open('static-table');
  const rows = state('First fifty').getByRole('row');
  await expect.poll(() => rows.count()).toBe(51);
  expect(await rows.nth(1).getByRole('cell').allTextContents()).toEqual(['user0@atlas.example', '0']);
  await state('First fifty').getByRole('button', { name: 'Show all 120' }).click();
  await expect.poll(() => rows.count()).toBe(121);
  expect(await state('Empty table').textContent()).toContain('Nobody shared a file.');
  await close();
});

test('a comparison begins with what differs, and can leave out what does not', async () => {
  const { state, close } = await gallery.open('static-table');
  const comparison = state('Comparison');
  const names = comparison.getByRole('rowheader');
  expect((await names.allTextContents()).map((name) => name.replace(/Access$|Encryption$/, ''))).toEqual([
    'Used without an account',
    'Data centers',
    'Encrypted on the way',
  ]);
  await comparison.getByRole('switch').click({ force: true });
  await expect.poll(() => names.count()).toBe(2);
  await close();
});

test('answers that are no word are shown whole behind a button; five places, then how many more [WD-K073]', async () => {
  const { page, state, close } = await gallery.open('static-table');
  const answers = state('Risk answers');
  await answers.getByText('Under Review').waitFor();
  await answers.getByRole('button', { name: /^SOC 2/ }).click();
  await page.getByText('SOC 2 Type II, ISO 27001, HIPAA').waitFor();
  await page.keyboard.press('Escape');
  await answers.getByRole('button', { name: 'Germany, Japan, Spain' }).click();
  const places = page.getByRole('dialog', { name: 'Data centers' }).getByRole('listitem');
  expect(await places.allTextContents()).toEqual([
    'A, Germany',
    'B, Germany',
    'C, Germany',
    'D, Germany',
    'Japan',
    'and 2 more',
  ]);
  await close();
});

test('an upload says how far it is, and when it was completed [WD-E042] [WD-S006] [WD-S081] [WD-K117] [WD-K118] [WD-K119] [WD-K120] [WD-K121] [WD-K122] [WD-K123]', async () => {
  const { state, close } = await gallery.open('static-table');
  for (const words of [
    'Completed',
    'Failed',
    'Processing',
    'Processing Failed',
    'Pending Upload',
    'Queued',
    'Upload Failed',
    'Completed, 5 minutes ago',
  ])
    await state('Uploads').getByText(words, { exact: true }).waitFor();
  await close();
});

test('a tree unfolds, folds and is walked by arrows', async () => {
  const { page, state, close } = await gallery.open('static-table');
  const tree = state('Tree').getByRole('treegrid', { name: 'Organisation units' });
  await tree.getByRole('row', { name: 'Finance' }).waitFor();
  await expect.poll(() => tree.getByRole('row', { name: 'Payroll' }).count()).toBe(0);
  await tree.getByRole('row', { name: 'Finance' }).focus();
  await page.keyboard.press('ArrowRight');
  await tree.getByRole('row', { name: 'Payroll' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await tree.getByRole('row', { name: 'Payroll' }).waitFor({ state: 'detached' });
  await close();
});

test('an event list says the day once, and every event with its service', async () => {
  const { state, close } = await gallery.open('event-list');
  const events = state('As a story').getByRole('listitem');
  await expect.poll(() => events.count()).toBe(8);
  await expect.poll(() => state('As a story').getByText('Thu 19 Nov').count()).toBe(1);
  expect(await events.nth(2).textContent()).toMatch(/11:58High.*Signed in from a place too far.*Office 365$/);
  await close();
});

test('axe finds nothing wrong', () =>
  gallery.inStory('static-table', async ({ page }) => {
    expect(await accessibilityFindings(page)).toEqual([]);
  }));
