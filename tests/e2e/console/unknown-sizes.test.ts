import { MINUTE_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Console } from './console.ts';
import { LAST_DAY } from './logs.ts';

let console: Console;

/** Lines of Squid's native log: it has no upload size. */
function squidLog(): string {
  const lines = ['miro.com', 'www.dropbox.com'].flatMap((host) =>
    Array.from({ length: 40 }, (_, index) => {
      const time = ((LAST_DAY + index * MINUTE_MS) / 1000).toFixed(3);
      return `${time} 80 10.2.0.7 TCP_TUNNEL/200 5000 CONNECT ${host}:443 hana HIER_DIRECT/192.0.2.7 -`;
    }),
  );
  return `${lines.join('\n')}\n`;
}

beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
  const person = await console.sysadmin();
  await person.upload(await person.source('Rabat Squid'), 'access.log', squidLog());
});
afterAll(() => console.close());

test('an upload that no source records is a dash with its reason, one that some record a minimum, neither 0 B', async () => {
  const { page, complaints, close } = await console.visit('/ui/appAudit/services');
  const grid = page.getByRole('grid', { name: 'Services' });
  await page.locator('[role="grid"][aria-busy="false"]').waitFor();
  const miro = grid.getByRole('row', { name: /Miro/ });
  await miro.getByText('Not recorded by this source').waitFor({ state: 'attached' });
  const dropbox = grid.getByRole('row', { name: /Dropbox/ });
  await dropbox
    .getByTitle(/^At least .*: recorded for \d+% of requests$/)
    .first()
    .waitFor();
  expect(await grid.textContent()).not.toContain('0\u00A0B');
  // Unknown uploads come last, however the list is ordered.
  const rows = grid.getByRole('row');
  expect(await rows.last().textContent()).toContain('Miro');
  await page.getByRole('columnheader', { name: /^Uploaded/ }).click();
  await page.locator('[role="grid"][aria-busy="false"]').waitFor();
  expect(await rows.last().textContent()).toContain('Miro');
  expect(complaints).toEqual([]);
  await close();
});

test('the summary says for which share of the requests uploads are recorded', async () => {
  const { page, complaints, close } = await console.visit('/ui/appAudit/summary');
  await page.getByText(/^Recorded for \d+% of requests$/).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('the page of a service without recorded uploads says so where it would name who uploads', async () => {
  const { page, complaints, close } = await console.visit('/ui/appAudit/service/miro');
  await page.getByText('Sources of this traffic don’t record uploads.').waitFor();
  await page.getByText(/^Not recorded by this source · .* downloaded$/).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the events of a service are its log lines, each with all its fields, its file and line', async () => {
  const { page, complaints, close } = await console.visit('/ui/appAudit/service/miro');
  await page.getByRole('link', { name: 'View events' }).click();
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  await page.getByText(/^40 log lines, newest first/).waitFor();
  const grid = page.getByRole('grid', { name: 'Events' });
  await grid
    .getByRole('row', { name: /miro\.com/ })
    .nth(1)
    .getByRole('gridcell')
    .first()
    .click();
  const panel = page.getByRole('complementary');
  await panel.getByText('access.log').waitFor();
  await panel.getByText('Not recorded', { exact: true }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Filter for User: hana' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('user');
  await page.getByText(/^40 log lines, newest first/).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
