import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Console, goWithin } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompany();
});
afterAll(() => console.close());

test('each page of content inspection has its own address, heading and title [SH-R063] [SH-R064] [SH-R069] [SH-R070] [SH-R071] [SH-R072] [SH-R073] [SH-R076] [SH-R079] [SH-R084] [SH-R085]', async () => {
  const { page, complaints, close } = await console.visit('/ui/protect/inspect');
  for (const [address, heading] of [
    ['/ui/protect/dlpprofiles', 'DLP profiles'],
    ['/ui/protect/dlpprofiles/manage', 'New profile'],
    ['/ui/protect/dlpprofiles/reusable', 'Reusable rules'],
    ['/ui/protect/dlpprofiles/reusable/manage', 'New reusable rule'],
    ['/ui/protect/dlpprofiles/datafilter', 'Data filters'],
    ['/ui/protect/dlpprofiles/aliases', 'Aliases'],
    ['/ui/protect/dlpprofiles/dataidentifiers', 'Data identifiers'],
    ['/ui/protect/dlpprofiles/dataidentifiers/manage', 'New data identifier'],
    ['/ui/appControls/Dictionaries', 'Dictionaries'],
    ['/ui/appControls/MLProfiles', 'ML profiles'],
    ['/ui/protect/indices', 'Indexes'],
  ] as const) {
    await goWithin(page, address);
    await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe(`${heading} · Casbah`);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('pasted text and dropped files show every match in its place, and what was not inspected', async () => {
  const { page, complaints, close } = await console.visit('/ui/protect/inspect');
  await page.getByLabel('Text to inspect').fill('Hello 😀,\nmy card number is 4111 1111 1111 1111.');
  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  const pasted = page.getByRole('region', { name: 'Pasted text' });
  await pasted.getByText('1 finding', { exact: true }).waitFor();
  await pasted.getByRole('button', { name: /•••• 1111/ }).click();
  await expect.poll(() => pasted.locator('mark').allTextContents()).toEqual(['4111 1111 1111 1111']);
  await expect.poll(() => pasted.locator('mark[data-chosen]').count()).toBe(1);

  await page.locator('input[type=file]').setInputFiles([
    {
      name: 'packed.txt.gz',
      mimeType: 'application/gzip',
      buffer: gzipSync('IBAN: DE89 3704 0044 0532 0130 00'),
    },
    { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04 and nothing else') },
  ]);
  await page.getByRole('region', { name: 'packed.txt.gz' }).getByText('IBAN').first().waitFor();
  await page.getByRole('region', { name: 'broken.zip' }).getByText('Not inspected').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
