import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS } from '@casbah/domain/time-units';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let owner: Browser;
let end: Browser;
let other: Browser;
beforeAll(async () => {
  server = await openTestServer();
  await addPerson(server.control, { tenant: 'atlas', email: 'owner@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, {
    tenant: 'atlas',
    email: 'admin@atlas.example',
    role: 'admin',
    grants: [{ area: 'settings', actions: ['view', 'modify'] }],
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'end@atlas.example', role: 'enduser' });
  await addPerson(server.control, { tenant: 'rif', email: 'owner@rif.example', role: 'sysadmin' });
  // Atlas is the first company, so its sysadmin runs the installation.
  await server.control.asSystem((tx) =>
    tx.updateTable('tenants').set({ created_on: 1 }).where('id', '=', 'atlas').execute(),
  );
  [owner, end, other] = await Promise.all(
    ['owner@atlas.example', 'end@atlas.example', 'owner@rif.example'].map(async (email) => {
      const browser = new Browser(server.app);
      await browser.signIn(email);
      return browser;
    }),
  ).then(([a, b, c]) => {
    if (a === undefined || b === undefined || c === undefined) throw new Error('three signed in');
    return [a, b, c];
  });
});
afterAll(() => server.close());

const at = (hours: number): string => isoTime(server.clock.now + hours * HOUR_MS);
const announce = (by: Browser, name: string, more: object = {}) =>
  by.post('/admin/maintenance/periods', { name, start_time: at(2), end_time: at(4), ...more });
const told = async (browser: Browser): Promise<string[]> => {
  const answer = (await browser.get('/admin/application/list/get_maintenance_periods')).json();
  expect(answer.action_status).toBe('success');
  return answer.maintenance_periods.map(({ name }: { name: string }) => name);
};

test('the list has every field of a period [PF-C108] [PF-E034] [PF-E035] [WD-E014] [WD-C003]', async () => {
  const made = await announce(owner, ' Upgrade ', { desc: 'New disks', has_details: true });
  expect(made.statusCode).toBe(201);
  const { maintenance_periods: periods } = (
    await end.get('/admin/application/list/get_maintenance_periods')
  ).json();
  expect(periods).toEqual([
    {
      id: made.json().id,
      name: 'Upgrade',
      desc: 'New disks',
      start_time: at(2),
      end_time: at(4),
      is_public: true,
      has_details: true,
      non_maintenance: false,
      is_own: true,
    },
  ]);
});

test("periods that aren't public are visible to sysadmins of that company only [WD-P001] [WD-P002]", async () => {
  await announce(owner, 'Quiet', { is_public: false });
  await announce(other, 'Of Rif');
  const admin = new Browser(server.app);
  await admin.signIn('admin@atlas.example');
  expect(await told(owner)).toEqual(expect.arrayContaining(['Upgrade', 'Quiet']));
  expect(await told(admin)).toEqual(['Upgrade']);
  expect(await told(end)).toEqual(['Upgrade']);
  // Another company sees the operator's public periods and keeps its own private.
  expect((await told(other)).sort()).toEqual(['Of Rif', 'Upgrade']);
});

test('before sign-in, only the operator’s public periods are visible', async () => {
  server.clock.now += 10_000;
  expect(await told(new Browser(server.app))).toEqual(['Upgrade']);
});

test('past periods are hidden, but stay in the editor', async () => {
  await announce(owner, 'Yesterday', { start_time: at(-30), end_time: at(-28) });
  expect(await told(owner)).not.toContain('Yesterday');
  const { periods } = (await owner.get('/admin/maintenance/periods')).json();
  expect(periods.map(({ name }: { name: string }) => name)).toContain('Yesterday');
});

test('refuses an impossible time span and unknown fields', async () => {
  const status = async (more: object) => (await announce(owner, 'x', more)).statusCode;
  expect(await status({ end_time: at(2) })).toBe(422);
  expect(await status({ end_time: at(1) })).toBe(422);
  expect(await status({ end_time: at(24 * 93) })).toBe(422);
  expect(await status({ name: ' ' })).toBe(400);
  expect(await status({ start_time: 'tomorrow' })).toBe(400);
  expect(await status({ tenant_id: 'rif' })).toBe(400);
});

test('only its own company’s sysadmin can change or delete it; the trail records each change', async () => {
  const { id } = (await announce(owner, 'Move', { is_public: false })).json();
  const path = `/admin/maintenance/periods/${id}`;
  const change = (by: Browser, body: object) => by.send('PATCH', path, { body });
  expect((await change(other, { name: 'Mine' })).statusCode).toBe(404);
  expect((await change(end, { name: 'Mine' })).statusCode).toBe(403);
  expect((await change(owner, { end_time: at(1) })).statusCode).toBe(422);
  expect((await change(owner, { is_public: true, name: 'Moved' })).json()).toMatchObject({
    id,
    name: 'Moved',
    is_public: true,
  });
  expect(await told(end)).toContain('Moved');
  expect((await other.send('DELETE', path)).statusCode).toBe(404);
  expect((await owner.send('DELETE', path)).statusCode).toBe(200);
  expect((await owner.send('DELETE', path)).statusCode).toBe(404);
  expect(await told(end)).not.toContain('Moved');
  const entries = await server.control.inTenant('atlas', (tx) =>
    listAudit(tx, { limit: 50, filter: { kind: 'in', field: 'object', values: [id] } }),
  );
  expect(entries.map(({ action }) => action.split(' ')[0])).toEqual(['DELETE', 'PATCH', 'POST']);
  expect(entries[1]?.changes).toEqual({
    name: { before: 'Move', after: 'Moved' },
    is_public: { before: false, after: true },
  });
});
