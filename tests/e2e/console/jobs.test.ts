import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, untilQuiet } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inOperatorCompany();
});
afterAll(() => console.close());

test('background jobs: their state, and one that runs now', async () => {
  const { page, complaints, close } = await console.open('/ui/settings/jobs');
  const table = page.getByRole('table', { name: 'Background jobs' });
  await table.getByRole('row', { name: /^Send email/ }).waitFor();
  const row = table.getByRole('row', { name: /^Delete ended sessions/ });
  expect(await row.getByText('Not run yet').count()).toBe(1);
  // Its first run is an hour after the start.
  expect(await row.getByRole('cell').nth(4).textContent()).toBe('–');
  await row.getByRole('button', { name: 'Run now: Delete ended sessions' }).press('Enter');
  await expect.poll(() => row.getByRole('cell').nth(4).textContent(), { timeout: 30_000 }).not.toBe('–');
  await row.getByText('OK').waitFor();
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await untilQuiet(page);
    const wider = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(wider, `at ${width} pixels`).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});
