import { readFile } from 'node:fs/promises';
import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console, goWithin } from './console.ts';

/** Sign-ins to 1Password, as its events API gives them. */
const RECORDS = ['amy', 'bo', 'cem'].map((name, index) =>
  JSON.stringify({
    uuid: `56YE2TYN2VFYRLNSHKPW5NVT5${index}`,
    timestamp: isoTime(Date.now() - (index + 1) * MINUTE_MS),
    category: 'success',
    type: 'credentials_ok',
    target_user: { uuid: `U${index}`, name, email: `${name}@atlasfoods.example` },
    client: { app_name: '1Password Browser', ip_address: '203.0.113.9' },
  }),
);

let console: Console;
let opened: OpenPage;
beforeAll(async () => {
  console = await Console.inCompany();
  const person = await console.sysadmin();
  await person.upload(
    await person.source('Vault'),
    '1password.jsonl',
    Buffer.from(`${RECORDS.join('\n')}\n`),
  );
  opened = await console.open('/ui/appForensics');
});
afterAll(() => console.close());

test('activities are downloaded, or exported in the background to a file that can be fetched and deleted [PF-X028]', async () => {
  const { page, complaints } = opened;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByText('3 activities').waitFor();
  expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^activities-.*\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toContain('"time"');
  expect(lines).toHaveLength(4);
  await page.getByText('Export downloaded').waitFor();

  await main.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByRole('button', { name: 'Export in background' }).click();
  await page.getByText('Export started').waitFor();
  await page.getByText(/^activities-.* is ready$/).waitFor({ timeout: 30_000 });

  await goWithin(page, '/ui/appForensics/exports');
  const row = main.getByRole('row').filter({ hasText: 'Ready' });
  await row.waitFor();
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await untilQuiet(page);
    const wider = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(wider, `at ${width} pixels`).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Download: / }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('amy@atlasfoods.example');
  await row.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await main.getByText('No exports yet').waitFor();
  expect(complaints).toEqual([]);
});
