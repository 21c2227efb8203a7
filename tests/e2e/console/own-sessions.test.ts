import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings } from '../browser.ts';
import { Console } from './console.ts';
import { addColleague, signInAs } from './people.ts';

const AMINA = { email: 'amina@atlasfoods.example', name: 'Amina Idrissi' } as const;

let console: Console;
let amina: Person;
beforeAll(async () => {
  console = await Console.inCompany();
  amina = await addColleague(console, AMINA);
});
afterAll(() => console.close());

test('people see where they are signed in and end what they do not know, one by one or all at once', async () => {
  const elsewhere = [amina, ...(await Promise.all([1, 2].map(() => console.person(AMINA.email))))];
  const isOpen = async (person: Person): Promise<boolean> =>
    (await person.fetch('/admin/heartbeat')).status === 200;
  const { page, complaints, close } = await signInAs(console, AMINA);
  const list = page.getByRole('list', { name: 'Active sessions' });
  const rows = list.getByRole('listitem');
  await list.getByText('This browser').waitFor();
  await expect.poll(() => rows.count()).toBe(4);
  await expect.poll(() => list.getByText('This browser').count()).toBe(1);
  expect(await rows.filter({ hasText: 'This browser' }).textContent()).toMatch(
    /^Chrome on Linux.*127\.0\.0\.1/,
  );
  expect(await accessibilityFindings(page)).toEqual([]);

  await list
    .getByRole('button', { name: /^End session of / })
    .first()
    .click();
  await page.getByText('1 session ended.').waitFor();
  await expect.poll(() => rows.count()).toBe(3);
  expect((await Promise.all(elsewhere.map(isOpen))).filter(Boolean)).toHaveLength(2);

  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await page.getByText('2 sessions ended.').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  expect((await Promise.all(elsewhere.map(isOpen))).filter(Boolean)).toEqual([]);
  await expect.poll(() => page.getByRole('button', { name: 'End all other sessions' }).count()).toBe(0);
  // The one that asked continues.
  await page.reload();
  await list.getByText('This browser').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
