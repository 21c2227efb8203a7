import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console, placeOf } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.startWithTraffic();
});
afterAll(() => console.close());

async function arriveAt(path: string): Promise<{ place: string; heading: string | null; title: string }> {
  const { page, complaints, close } = await console.open(path);
  await page.locator('h1').first().waitFor();
  // The name of a service comes with its answer.
  await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const arrived = {
    place: placeOf(page),
    heading: await page.locator('h1').textContent(),
    title: await page.title(),
  };
  expect(complaints).toEqual([]);
  await close();
  return arrived;
}

test.each([
  ['/ui/ [SH-R002]', '/ui/', '/ui/appAudit/summary', 'Summary'],
  ['/appAudit [SH-R013] [SH-R164] [PF-R051]', '/ui/appAudit', '/ui/appAudit/summary', 'Summary'],
  ['/appAudit/summary [SH-R017]', '/ui/appAudit/summary', '/ui/appAudit/summary', 'Summary'],
  ['/appAudit/services [SH-R016]', '/ui/appAudit/services', '/ui/appAudit/services', 'Services'],
  ['/appAudit/users [SH-R019]', '/ui/appAudit/users', '/ui/appAudit/users', 'Users'],
  [
    '/appAudit/destinations [SH-R014]',
    '/ui/appAudit/destinations',
    '/ui/appAudit/destinations',
    'Destinations',
  ],
  ['/appAudit/sites [SH-R015]', '/ui/appAudit/sites', '/ui/appAudit/sites', 'Sites'],
  ['/appAudit/sources [SH-R033] [PF-R057]', '/ui/appAudit/sources', '/ui/appAudit/sources', 'Sources'],
  [
    '/appAudit/firewall, the older name of Sources [SH-R021] [PF-R039]',
    '/ui/appAudit/firewall',
    '/ui/appAudit/sources',
    'Sources',
  ],
  [
    '/appAudit/firewall/add/source [SH-R022]',
    '/ui/appAudit/firewall/add/source',
    '/ui/appAudit/sources',
    'Sources',
  ],
  ['/appDataSource [SH-R169] [PF-R052]', '/ui/appDataSource', '/ui/appAudit/sources', 'Sources'],
  [
    '/appAudit/service [SH-R031]',
    '/ui/appAudit/service?id=dropbox&range=7d',
    '/ui/appAudit/service/dropbox?range=7d',
    'Dropbox',
  ],
  ['/appAudit/service without an id', '/ui/appAudit/service', '/ui/appAudit/services', 'Services'],
  [
    '/appAudit/user [SH-R032]',
    '/ui/appAudit/user?user=omar.haddad',
    '/ui/appAudit/user/omar.haddad',
    'omar.haddad',
  ],
  [
    '#/servicedetails/{id} [SH-R206] [PF-R002]',
    '/ui/appAudit#/servicedetails/wetransfer',
    '/ui/appAudit/service/wetransfer',
    'WeTransfer',
  ],
  [
    '#/servicedetails/{id} with filters behind it [PF-R003]',
    '/ui/appAudit/services#/servicedetails/wetransfer/range=1mo',
    '/ui/appAudit/service/wetransfer',
    'WeTransfer',
  ],
  [
    '#/userdetails/{id} [SH-R207] [PF-R004]',
    '/ui/appAudit#/userdetails/sofia.lindqvist',
    '/ui/appAudit/user/sofia.lindqvist',
    'sofia.lindqvist',
  ],
])('%s', async (_, path, place, heading) => {
  const arrived = await arriveAt(path);
  expect(arrived).toEqual({ place, heading, title: `${heading} · Casbah` });
});

test('an address without a page says so and offers those that are there', async () => {
  const { page, close } = await console.open('/ui/appAudit/nothing-here');
  await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
  await close();
});

test('/appLogin leads to the sign-in page, which sends a signed-in person on [SH-R056]', async () => {
  const { page, close } = await console.open('/ui/appAudit/users');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
  await page.goto(console.address('/ui/appLogin'));
  await asked;
  await page.waitForURL('**/ui/appAudit/summary');
  await close();
});

test('a service or person nobody saw is told as such', async () => {
  const { page, close } = await console.open('/ui/appAudit/service/never-seen');
  await page.getByText('This service was not seen in the traffic of your company.').waitFor();
  await page.goto(console.address('/ui/appAudit/user/never.seen'));
  await page.getByText('Nobody of this name was seen in the traffic of your company.').waitFor();
  await close();
});
