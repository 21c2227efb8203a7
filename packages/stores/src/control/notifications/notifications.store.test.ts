import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ControlStore } from '../control-store.ts';
import { type Signal, sendSignals } from '../signals.ts';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import { addUser, savePreferences, setActive } from '../users/users.ts';
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

const { drivers } = await testedDrivers();

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
              id: `${tenant}-${person}`,
              tenant_id: tenant,
              email: `${person}@${tenant}.example`,
              name: person,
              is_admin,
              password_hash: 'x',
              created_on: 1,
            });
          await setActive(tx, `${tenant}-gone`, false);
        }
      });
      await store.listen({ onSignal: (signal) => signals.push(signal), onResync: () => {} });
    });
    afterAll(() => remove());

    const give = (to: NewNotice['to'], time: number, tenant = 'atlas'): Promise<number> =>
      store.inTenant(tenant, (tx) =>
        notify(tx, {
          tenant,
          to,
          time,
          action: 'VISIT',
          url: '/settings/destinations',
          template: 'destination-failing',
          values: { destination: 'x'.repeat(500) },
        }),
      );
    const listOf = (user: string, tenant = 'atlas', since?: number) =>
      store.inTenant(tenant, (tx) => listNotifications(tx, { user, since }));

    /** Signals of earlier changes may arrive late; only those from here on count. */
    const forgetSignals = async (): Promise<void> => {
      const isLast = (signal: Signal) => 'area' in signal && signal.area === 'tags';
      await store.inTenant('atlas', (tx) => sendSignals(tx, { tenant: 'atlas', area: 'tags' }));
      await expect.poll(() => signals.some(isLast)).toBe(true);
      signals.length = 0;
    };

    test('only active sysadmins of the tenant are recipients', async () => {
      expect(await give('sysadmins', 100)).toBe(1);
      const { notifications, unseen } = await listOf('atlas-nadia');
      expect(unseen).toBe(1);
      expect(notifications[0]).toMatchObject({ seen_on: null, action: 'VISIT', created_on: 100 });
      expect(notifications[0]?.values).toEqual({ destination: 'x'.repeat(200) });
      expect(await listOf('atlas-gone')).toEqual({ notifications: [], unseen: 0 });
      expect(await listOf('rif-nadia', 'rif')).toEqual({ notifications: [], unseen: 0 });
    });

    test('a notice is visible to its recipients, and to no one in another tenant', async () => {
      await forgetSignals();
      expect(await give(['atlas-amal', 'rif-amal', 'nobody'], 200)).toBe(1);
      await expect.poll(() => signals.length).toBe(1);
      expect(signals).toEqual([{ tenant: 'atlas', area: 'notifications', people: ['atlas-amal'] }]);
    });

    test('a link never leads to another server', async () => {
      for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
        await expect(
          store.inTenant('atlas', (tx) =>
            notify(tx, {
              tenant: 'atlas',
              to: 'sysadmins',
              time: 1,
              action: 'VISIT',
              url,
              template: 'import-failed',
              values: { source: 's' },
            }),
          ),
        ).rejects.toThrow(RangeError);
    });

    test('a notice is seen once, only by its reader; all at once, too', async () => {
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

    test('a digest takes unseen, unmailed notices once, from those who want it', async () => {
      const at = 10 * DAY_MS;
      await give(['rif-amal', 'rif-nadia'], at, 'rif');
      await store.inTenant('rif', (tx) => savePreferences(tx, 'rif-nadia', { notice_mail: 'never' }));
      const due = (time: number) =>
        store.asSystem((tx) =>
          dueDigests(tx, { before: time - HOUR_MS, mailedBefore: time - DAY_MS, limit: 10 }).then((all) =>
            all.filter(({ tenant_id }) => tenant_id === 'rif'),
          ),
        );
      expect(await due(at + HOUR_MS - 1)).toEqual([]);
      expect(await due(at + HOUR_MS)).toEqual([{ tenant_id: 'rif', user_id: 'rif-amal', fresh: 1 }]);
      const take = (time: number) =>
        store.inTenant('rif', (tx) => takeForDigest(tx, { tenant: 'rif', user: 'rif-amal', time }));
      const taken = await Promise.all([take(at + HOUR_MS), take(at + HOUR_MS), take(at + HOUR_MS)]);
      expect(taken.map((notices) => notices.length).sort()).toEqual([0, 0, 1]);
      await give(['rif-amal'], at + 2 * HOUR_MS, 'rif');
      expect(await due(at + 4 * HOUR_MS)).toEqual([]);
      expect(await due(at + HOUR_MS + DAY_MS)).toEqual([{ tenant_id: 'rif', user_id: 'rif-amal', fresh: 1 }]);
    });

    describe('repeated notices about the same place', () => {
      const read = (
        again: NonNullable<NewNotice['again']>,
        time: number,
        url = '/appAudit/sources?source=a',
        files = 1,
      ) =>
        store.inTenant('rif', (tx) =>
          notify(tx, {
            tenant: 'rif',
            to: ['rif-amal'],
            time,
            action: 'VISIT',
            url,
            again,
            template: 'load-failed',
            values: { source: `At ${time}`, files, file: 'a.log' },
          }),
        );
      const kept = async () =>
        (await listOf('rif-amal', 'rif')).notifications
          .filter(({ template }) => template === 'load-failed')
          .map(({ values, created_on }) => [values.source, values.files, created_on]);
      const adds = { adds: ['files', 'file'] };

      test('are merged into one without email or view: counts add up, names are updated', async () => {
        await forgetSignals();
        expect([await read(adds, 1e9), await read(adds, 2e9, undefined, 3)]).toEqual([1, 1]);
        expect(await kept()).toEqual([['At 2000000000', 4, 2e9]]);
        await expect.poll(() => signals.length).toBe(2);
        await read(adds, 2e9 + 1, '/appAudit/sources?source=b');
        expect((await kept()).map(([, files]) => files)).toEqual([1, 4]);
      });

      test('leave a seen or mailed one unchanged', async () => {
        const tenant = 'rif';
        await store.inTenant(tenant, (tx) =>
          seeNotifications(tx, { tenant, user: 'rif-amal', id: 'all', time: 1 }),
        );
        await read(adds, 3e9);
        await store.inTenant(tenant, (tx) => takeForDigest(tx, { tenant, user: 'rif-amal', time: 1 }));
        await read(adds, 4e9);
        expect((await kept()).map(([, files]) => files)).toEqual([1, 1, 1, 4]);
      });

      test("people notified since a given time aren't notified again, even by several servers at once", async () => {
        expect(await read({ since: 4e9 }, 5e9)).toBe(0);
        expect(
          await Promise.all([6, 7, 8].map((time) => read({ since: 4e9 + 1 }, time * 1e9))).then((given) =>
            given.reduce((sum, one) => sum + one, 0),
          ),
        ).toBe(1);
      });
    });

    test('people with a permission are sysadmins and holders of a profile with it, unscoped', async () => {
      const grants: Readonly<Record<string, object>> = {
        looks: { area: 'datasources', actions: ['view'] },
        changes: { area: 'datasources', actions: ['view', 'modify'], scope: {} },
        limited: { area: 'datasources', actions: ['view', 'modify'], scope: { apps: ['box'] } },
        elsewhere: { area: 'settings', actions: ['modify'] },
        left: { area: 'datasources', actions: ['modify'] },
      };
      await store.asSystem(async (tx) => {
        const tenant_id = 'atlas';
        for (const [name, grant] of Object.entries(grants)) {
          const id = `atlas-${name}`;
          await addUser(tx, {
            id,
            tenant_id,
            email: `${name}@atlas.example`,
            name,
            is_admin: false,
            password_hash: 'x',
            created_on: 1,
          });
          await tx
            .insertInto('access_profiles')
            .values({
              id: `p-${name}`,
              tenant_id,
              name,
              notes: '',
              grants: JSON.stringify([grant]),
              information_level: 'full',
              created_on: 1,
              modified_on: 1,
            })
            .execute();
          await tx
            .insertInto('user_access_profiles')
            .values({ tenant_id, user_id: id, profile_id: `p-${name}` })
            .execute();
        }
        await setActive(tx, 'atlas-left', false);
      });
      expect(await give({ may: 'datasources.modify' }, 9e9)).toBe(2);
      expect((await listOf('atlas-changes')).unseen).toBe(1);
      const ofNadia = (await listOf('atlas-nadia')).notifications[0];
      expect(ofNadia?.created_on).toBe(9e9);
      const given = await store.inTenant('atlas', (tx) =>
        notify(tx, {
          tenant: 'atlas',
          to: { may: 'datasources.modify' },
          except: 'atlas-nadia',
          time: 1,
          action: 'VISIT',
          url: '/x',
          template: 'domain-verified',
          values: { domain: 'a.example' },
        }),
      );
      expect(given).toBe(1);
    });

    test('old notices are deleted', async () => {
      await store.asSystem((tx) => removeOldNotifications(tx, 300));
      expect((await listOf('atlas-amal')).notifications).toHaveLength(1);
    });
  });
});
