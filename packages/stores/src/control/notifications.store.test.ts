import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ControlStore } from './control-store.ts';
import {
  dueDigests,
  findNotification,
  listNotifications,
  type NewNotice,
  notify,
  removeOldNotifications,
  seeNotifications,
  takeForDigest,
} from './notifications.ts';
import type { Signal } from './signals.ts';
import { addTenant } from './tenants.ts';
import { testedDrivers } from './tested-drivers.ts';
import { addUser, savePreferences, setActive } from './users.ts';

const { drivers } = await testedDrivers();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(drivers)('notices on $name', (driver) => {
  describe.skipIf(driver.isSkipped)('kept', () => {
    let store: ControlStore;
    let remove: () => Promise<void>;
    const signals: Signal[] = [];

    beforeAll(async () => {
      ({ store, remove } = await driver.open());
      await store.migrate();
      await store.asSystem(async (tx) => {
        for (const tenant of ['atlas', 'rif']) {
          await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
          for (const [person, is_admin] of [
            ['nadia', true],
            ['amal', false],
            ['gone', true],
          ] as const)
            await addUser(tx, {
              ...{ id: `${tenant}-${person}`, tenant_id: tenant, email: `${person}@${tenant}.example` },
              ...{ name: person, is_admin, password_hash: 'x', created_on: 1 },
            });
          await setActive(tx, `${tenant}-gone`, false);
        }
      });
      await store.listen({ hear: (signal) => signals.push(signal), missed: () => {} });
    });
    afterAll(() => remove());

    const give = (to: NewNotice['to'], time: number, tenant = 'atlas'): Promise<number> =>
      store.inTenant(tenant, (tx) =>
        notify(tx, {
          ...{ tenant, to, time, action: 'VISIT', url: '/settings/destinations' },
          ...{ template: 'destination-failing', values: { destination: 'x'.repeat(500) } },
        }),
      );
    const listOf = (user: string, tenant = 'atlas', since?: number) =>
      store.inTenant(tenant, (tx) => listNotifications(tx, { user, since }));

    test('sysadmins are those of the tenant who are active; others get nothing', async () => {
      expect(await give('sysadmins', 100)).toBe(1);
      const { notifications, unseen } = await listOf('atlas-nadia');
      expect(unseen).toBe(1);
      expect(notifications[0]).toMatchObject({ seen_on: null, action: 'VISIT', created_on: 100 });
      expect(notifications[0]?.values).toEqual({ destination: 'x'.repeat(200) });
      expect(await listOf('atlas-gone')).toEqual({ notifications: [], unseen: 0 });
      expect(await listOf('rif-nadia', 'rif')).toEqual({ notifications: [], unseen: 0 });
    });

    test('a notice is told to those who got it, and to nobody of another tenant', async () => {
      signals.length = 0;
      expect(await give(['atlas-amal', 'rif-amal', 'nobody'], 200)).toBe(1);
      await expect.poll(() => signals.length).toBe(1);
      expect(signals).toEqual([{ tenant: 'atlas', area: 'notifications', people: ['atlas-amal'] }]);
    });

    test('it never leads to another server', async () => {
      for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
        await expect(
          store.inTenant('atlas', (tx) =>
            notify(tx, {
              ...{ tenant: 'atlas', to: 'sysadmins', time: 1, action: 'VISIT', url },
              ...{ template: 'import-failed', values: { source: 's' } },
            }),
          ),
        ).rejects.toThrow(RangeError);
    });

    test('what is seen is seen once, by its reader alone; all at once, too', async () => {
      await give(['atlas-amal'], 300);
      const { notifications } = await listOf('atlas-amal');
      expect(notifications.map(({ created_on }) => created_on)).toEqual([300, 200]);
      const [first] = notifications;
      if (first === undefined) throw new Error('There is one');
      const see = (user: string, id: string, time: number, tenant = 'atlas') =>
        store.inTenant(tenant, (tx) => seeNotifications(tx, { tenant, user, id, time }));
      expect(await see('atlas-nadia', first.id, 400)).toBe(0);
      expect(await see('rif-amal', first.id, 400, 'rif')).toBe(0);
      expect(await see('atlas-amal', first.id, 400)).toBe(1);
      expect(await see('atlas-amal', first.id, 500)).toBe(1);
      const find = (user: string) =>
        store.inTenant('atlas', (tx) => findNotification(tx, { user, id: first.id }));
      expect((await find('atlas-amal'))?.seen_on).toBe(400);
      expect(await find('atlas-nadia')).toBeUndefined();
      expect((await listOf('atlas-amal')).unseen).toBe(1);
      expect(await see('atlas-amal', 'all', 600)).toBe(1);
      expect((await listOf('atlas-amal')).unseen).toBe(0);
      expect((await listOf('atlas-nadia')).unseen).toBe(1);
      const since = (await listOf('atlas-amal', 'atlas', 450)).notifications;
      expect(since.map(({ seen_on }) => seen_on)).toEqual([600]);
    });

    test('a daily mail takes what is unseen and untold, once, from those who want it', async () => {
      const at = 10 * DAY;
      await give(['rif-amal', 'rif-nadia'], at, 'rif');
      await store.inTenant('rif', (tx) => savePreferences(tx, 'rif-nadia', { notice_mail: 'never' }));
      const due = (time: number) =>
        store.asSystem((tx) =>
          dueDigests(tx, { before: time - HOUR, mailedBefore: time - DAY, limit: 10 }).then((all) =>
            all.filter(({ tenant_id }) => tenant_id === 'rif'),
          ),
        );
      expect(await due(at + HOUR - 1)).toEqual([]);
      expect(await due(at + HOUR)).toEqual([{ tenant_id: 'rif', user_id: 'rif-amal', fresh: 1 }]);
      const take = (time: number) =>
        store.asSystem((tx) => takeForDigest(tx, { tenant: 'rif', user: 'rif-amal', time }));
      const taken = await Promise.all([take(at + HOUR), take(at + HOUR), take(at + HOUR)]);
      expect(taken.map((notices) => notices.length).sort()).toEqual([0, 0, 1]);
      await give(['rif-amal'], at + 2 * HOUR, 'rif');
      expect(await due(at + 4 * HOUR)).toEqual([]);
      expect(await due(at + HOUR + DAY)).toEqual([{ tenant_id: 'rif', user_id: 'rif-amal', fresh: 1 }]);
    });

    test('what is old is cleared away', async () => {
      await store.asSystem((tx) => removeOldNotifications(tx, 300));
      expect((await listOf('atlas-amal')).notifications).toHaveLength(1);
    });
  });
});
