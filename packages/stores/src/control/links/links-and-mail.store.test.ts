import { HOUR_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ControlStore } from '../control-store.ts';
import { countThisHour, removeOldCounts } from '../mail/hourly-counts.ts';
import { addToOutbox, countOutbox, findMail, giveMailUp, removeOldFailures } from '../mail/outbox.ts';
import { holdDomain } from '../signup/sign-ups.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import { addUser } from '../users/users.ts';
import {
  makeLink,
  type NewLink,
  readLink,
  removeEndedLinks,
  removeLinksOf,
  useLink,
} from './one-time-links.ts';

const { drivers } = await testedDrivers();

onEachDriver(drivers, 'links and mail', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
    await store.asSystem(async (tx) => {
      for (const tenant of ['atlas', 'rif']) {
        await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
        await addUser(tx, {
          id: `${tenant}-one`,
          tenant_id: tenant,
          email: `one@${tenant}.example`,
          name: 'One',
          password_hash: 'x',
          created_on: 1,
        });
      }
    });
  });
  afterAll(() => remove());

  const make = (more: Partial<NewLink> = {}): Promise<string> =>
    store.asSystem((tx) =>
      makeLink(tx, {
        purpose: 'reset-password',
        tenant: 'atlas',
        user: 'atlas-one',
        email: 'One@atlas.example',
        createdOn: 100,
        expiresOn: 200,
        data: { company: 'Atlas', count: 2 },
        ...more,
      }),
    );

  describe('a link', () => {
    test('is readable any number of times, and usable once', async () => {
      const token = await make();
      const link = {
        purpose: 'reset-password',
        tenant: 'atlas',
        user: 'atlas-one',
        email: 'one@atlas.example',
        data: { company: 'Atlas', count: 2 },
        createdOn: 100,
        expiresOn: 200,
      };
      await store.asSystem(async (tx) => {
        expect(await readLink(tx, 'reset-password', token, 150)).toEqual(link);
        expect(await readLink(tx, ['set-password', 'reset-password'], token, 150)).toEqual(link);
        expect(await useLink(tx, 'reset-password', token, 150)).toEqual(link);
        expect(await readLink(tx, 'reset-password', token, 150)).toBeUndefined();
        expect(await useLink(tx, 'reset-password', token, 150)).toBeUndefined();
      });
    });

    test('used twice concurrently succeeds once', async () => {
      const token = await make();
      const uses = await Promise.all(
        Array.from({ length: 8 }, () => store.asSystem((tx) => useLink(tx, 'reset-password', token, 150))),
      );
      expect(uses.filter((link) => link !== undefined)).toHaveLength(1);
    });

    test('is limited to its purpose and time', async () => {
      const token = await make();
      await store.asSystem(async (tx) => {
        expect(await useLink(tx, 'set-password', token, 150)).toBeUndefined();
        expect(await useLink(tx, ['finish-sign-up', 'approve-sign-up'], token, 150)).toBeUndefined();
        expect(await useLink(tx, 'reset-password', token, 200)).toBeUndefined();
        expect(await readLink(tx, 'reset-password', token, 200)).toBeUndefined();
        expect(await useLink(tx, 'reset-password', token, 199)).toBeDefined();
      });
    });

    test('stays valid if its action failed', async () => {
      const token = await make();
      await expect(
        store.asSystem(async (tx) => {
          await useLink(tx, 'reset-password', token, 150);
          throw new Error('The password is too weak');
        }),
      ).rejects.toThrow();
      expect(await store.asSystem((tx) => useLink(tx, 'reset-password', token, 150))).toBeDefined();
    });

    test('is stored as a hash, so a stolen store opens nothing', async () => {
      const token = await make();
      expect(token).toMatch(/^[\w-]{43}$/);
      await store.asSystem(async (tx) => {
        const rows = await tx.selectFrom('one_time_links').selectAll().execute();
        expect(JSON.stringify(rows)).not.toContain(token);
        for (const { token_hash } of rows)
          expect(await useLink(tx, 'reset-password', token_hash, 150)).toBeUndefined();
        expect(await useLink(tx, 'reset-password', '', 150)).toBeUndefined();
      });
    });

    test("is deleted by its person's later actions, and on expiry", async () => {
      const [first, set, other, late] = [
        await make(),
        await make({ purpose: 'set-password' }),
        await make({ tenant: 'rif', user: 'rif-one' }),
        await make({ expiresOn: 10_000 }),
      ];
      const isThere = (token: string) =>
        store.asSystem(
          async (tx) => (await readLink(tx, ['reset-password', 'set-password'], token, 150)) !== undefined,
        );
      await store.asSystem((tx) => removeLinksOf(tx, 'rif-one', ['reset-password']));
      expect(await Promise.all([first, set, other, late].map(isThere))).toEqual([true, true, false, true]);
      expect(await store.asSystem((tx) => removeEndedLinks(tx, 200))).toBeGreaterThan(1);
      expect(await Promise.all([first, set, late].map(isThere))).toEqual([false, false, true]);
    });

    test('is created, seen and consumed only by its own tenant', async () => {
      const token = await make();
      await store.inTenant('rif', async (tx) => {
        expect(await readLink(tx, 'reset-password', token, 150)).toBeUndefined();
        // @ts-expect-error: only the system takes links; row-level security hides the link, too.
        expect(await useLink(tx, 'reset-password', token, 150)).toBeUndefined();
      });
      const planted = store.inTenant('rif', (tx) =>
        makeLink(tx, {
          purpose: 'reset-password',
          tenant: 'atlas',
          user: 'atlas-one',
          email: 'a@b.example',
          createdOn: 100,
          expiresOn: 200,
        }),
      );
      await expect(planted).rejects.toThrow();
    });
  });

  describe('the outbox', () => {
    const add = (id: string, more: { tenant?: string | null; createdOn?: number } = {}): Promise<void> =>
      store.asSystem((tx) =>
        addToOutbox(tx, {
          id,
          tenant: 'atlas',
          recipient: 'one@atlas.example',
          language: 'en-us',
          template: 'verify-email',
          sealedValues: 'sealed',
          createdOn: 100,
          giveUpOn: 1000,
          ...more,
        }),
      );
    afterAll(() => store.asSystem((tx) => tx.deleteFrom('outbox').execute()));

    test('keeps why a mail failed, and none of its content', async () => {
      await add('refused');
      await add('waiting', { tenant: null });
      await store.asSystem((tx) => giveMailUp(tx, 'refused', { now: 300, error: 'no such mailbox' }));
      await store.asSystem(async (tx) => {
        expect(await findMail(tx, 'refused')).toBeUndefined();
        expect(await findMail(tx, 'waiting')).toMatchObject({ id: 'waiting' });
        expect(await countOutbox(tx)).toEqual({ waiting: 1, failed: 1 });
        const row = await tx.selectFrom('outbox').selectAll().where('id', '=', 'refused').executeTakeFirst();
        expect(row).toMatchObject({ last_error: 'no such mailbox', failed_on: 300, sealed_values: null });
        await removeOldFailures(tx, 299);
        expect((await countOutbox(tx)).failed).toBe(1);
        await removeOldFailures(tx, 300);
        expect((await countOutbox(tx)).failed).toBe(0);
      });
    });

    test('is limited to its tenant', async () => {
      await add('atlas-only');
      expect(await store.inTenant('rif', (tx) => findMail(tx, 'atlas-only'))).toBeUndefined();
    });
  });

  test('sign-ups for a domain run one at a time', async () => {
    const order: string[] = [];
    const holding = Promise.withResolvers<void>();
    const first = store.asSystem(async (tx) => {
      await holdDomain(tx, 'atlas.example');
      holding.resolve();
      await new Promise((resolve) => setTimeout(resolve, 100));
      order.push('first');
    });
    await holding.promise;
    const second = store.asSystem(async (tx) => {
      await holdDomain(tx, 'ATLAS.example');
      order.push('second');
    });
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  test('events are counted by the hour, concurrently or in sequence', async () => {
    const count = (subject: string, now: number): Promise<number> =>
      store.asSystem((tx) => countThisHour(tx, subject, now));
    const counts = await Promise.all(Array.from({ length: 10 }, () => count('a', HOUR_MS)));
    expect(counts.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await count('b', HOUR_MS)).toBe(1);
    expect(await count('a', 2 * HOUR_MS - 1)).toBe(11);
    expect(await count('a', 2 * HOUR_MS)).toBe(1);
    await store.asSystem((tx) => removeOldCounts(tx, 2 * HOUR_MS));
    expect(await count('a', 2 * HOUR_MS)).toBe(2);
    expect(await count('b', HOUR_MS)).toBe(1);
  });
});
