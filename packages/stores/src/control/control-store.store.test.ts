import { MINUTE_MS } from '@casbah/domain/time-units';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ControlStore,
  ControlStoreNewer,
  ControlStoreUnavailable,
  isDuplicate,
} from './control-store.ts';
import { addDatasource, findDatasource, listDatasources } from './datasources/datasources.ts';
import {
  addLoad,
  addReceived,
  claimNextLoad,
  doOthersWait,
  finishLoad,
  noteContent,
  saveCheckpoint,
} from './datasources/loads.ts';
import { addFixtures, insertInto, rowOf, SYSTEM_TABLES, TENANT_TABLES } from './every-fixture.ts';
import { listAudit } from './history/audit-trail.ts';
import { writeAudit } from './history/write-audit.ts';
import { openPostgresControlStore } from './postgres/postgres-control-store.ts';
import {
  addSession,
  changeSession,
  keepSession,
  listSessions,
  removeEndedSessions,
  removeSessionNamed,
  removeSessionsOf,
} from './session/sessions.ts';
import {
  countFailure,
  countFailures,
  findAttempts,
  findAttemptsOf,
  forgiveAttempts,
} from './session/sign-in-attempts.ts';
import { addTenant, findTenant, hasTenants, lockFirstRun } from './tenant/tenants.ts';
import { onEachDriver, testedDrivers } from './tested-drivers.ts';
import { addUser, findAccounts, savePreferences } from './users/users.ts';

const { drivers, postgres } = await testedDrivers();

const limitsOfNothing = {
  now: 0,
  since: 0,
  limit: 1,
  lockedUntil: 0,
  locks: 1,
  locksSince: 0,
  pacedUntil: 0,
};

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
const DENIED = '42501';

onEachDriver(drivers, 'the control store', ({ open }) => {
  let store: ControlStore;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await open());
    await store.migrate();
    await store.asSystem(async (tx) => {
      await addFixtures(tx, ['atlas', 'rif']);
    });
  });
  afterAll(() => remove());

  test('migrating again changes nothing', async () => {
    await store.migrate();
    expect(await store.asSystem((tx) => findTenant(tx, 'atlas'))).toMatchObject({ name: 'atlas' });
  });

  test('answers a ping', async () => {
    await store.ping();
  });

  test('counts, sums and times are numbers, JSON is parsed, booleans are booleans', async () => {
    const { rows } = await store.asSystem((tx) =>
      sql<Record<string, unknown>>`
        select count(*) as count, sum(created_on) as sum, max(created_on) as time, 1.5::float8 as share,
          2::int as integer, '{"a": [1]}'::jsonb as json, true as yes, null as nothing, 'x'::text as text
        from users`.execute(tx),
    );
    const expected = {
      count: 2,
      sum: 2,
      time: 1,
      share: 1.5,
      integer: 2,
      json: { a: [1] },
      yes: true,
      nothing: null,
      text: 'x',
    };
    expect(rows).toEqual([expected]);
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const failing = store.asSystem(async (tx) => {
      await addTenant(tx, { id: 'half', name: 'half', primary_domain: '', created_on: 1 });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await store.asSystem((tx) => findTenant(tx, 'half'))).toBeUndefined();
  });

  test("a transaction with a swallowed failed statement doesn't report success", async () => {
    const swallowing = store.asSystem(async (tx) => {
      await addTenant(tx, { id: 'lost', name: 'lost', primary_domain: '', created_on: 1 });
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow(/rolled back/);
    expect(await store.asSystem((tx) => findTenant(tx, 'lost'))).toBeUndefined();
  });

  test("a transaction's role doesn't leak into the next", async () => {
    await store.inTenant('atlas', async () => {});
    expect(await store.asSystem((tx) => tx.selectFrom('tenants').select('id').execute())).toHaveLength(2);
    await store.inTenant('atlas', async () => {}).catch(() => {});
    const seen = await store.inTenant('rif', (tx) => tx.selectFrom('tenants').select('id').execute());
    expect(seen).toEqual([{ id: 'rif' }]);
  });

  test('a tenant without an ID is refused', async () => {
    await expect(store.inTenant('', async () => {})).rejects.toThrow(RangeError);
  });

  describe('tenant isolation', () => {
    const tables = (): Promise<{ name: string; secure: boolean; forced: boolean; granted: boolean }[]> =>
      store.asSystem(async (tx) => {
        const { rows } = await sql<{ name: string; secure: boolean; forced: boolean; granted: boolean }>`
          select relname as name, relrowsecurity as secure, relforcerowsecurity as forced,
            has_table_privilege('casbah_app', oid, 'select, insert, update, delete')
              or has_any_column_privilege('casbah_app', oid, 'select, insert, update') as granted
          from pg_class
          where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`.execute(
          tx,
        );
        return rows;
      });

    test('every table has row-level security, or is inaccessible', async () => {
      const found = await tables();
      expect(found.length).toBeGreaterThan(TENANT_TABLES.length);
      const open = found.filter(({ secure, forced, granted }) => granted && !(secure && forced));
      expect(open).toEqual([]);
      const names = found.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
      expect(names.sort()).toEqual([...TENANT_TABLES, ...SYSTEM_TABLES].sort());
    });

    test('the working roles are no owners, no superusers and bypass nothing', async () => {
      const { rows } = await store.asSystem((tx) =>
        sql<Record<string, unknown>>`
          select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcanlogin,
            exists (select from pg_class where relowner = pg_roles.oid) as owns
          from pg_roles where rolname in ('casbah_app', 'casbah_system') order by rolname`.execute(tx),
      );
      const none = {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcanlogin: false,
        owns: false,
      };
      expect(rows).toEqual([
        { rolname: 'casbah_app', ...none },
        { rolname: 'casbah_system', ...none },
      ]);
    });

    test.each(TENANT_TABLES)("%s: another tenant's rows are neither visible nor changed", async (table) => {
      const column = table === 'tenants' ? 'id' : 'tenant_id';
      const name = sql.table(table);
      const isTheirs = sql`${sql.ref(column)} = 'rif'`;
      const before = await store.asSystem((tx) => sql`select * from ${name} where ${isTheirs}`.execute(tx));
      expect(before.rows.length).toBeGreaterThan(0);

      const seen = await store.inTenant('atlas', (tx) =>
        sql`select * from ${name} where ${isTheirs}`.execute(tx),
      );
      expect(seen.rows).toEqual([]);
      const own = await store.inTenant('atlas', (tx) =>
        sql<Record<string, unknown>>`select * from ${name}`.execute(tx),
      );
      expect(own.rows.length).toBeGreaterThan(0);
      expect(own.rows.every((row) => row[column] === 'atlas')).toBe(true);

      const attempt = (statement: RawBuilder<unknown>): Promise<unknown> =>
        store.inTenant('atlas', async (tx) => Number((await statement.execute(tx)).numAffectedRows ?? 0));
      const harmless = [0, DENIED];
      const outcomes = [
        await attempt(
          sql`update ${name} set ${sql.ref(column)} = ${sql.ref(column)} where ${isTheirs}`,
        ).catch((error) => error.code),
        await attempt(sql`delete from ${name} where ${isTheirs}`).catch((error) => error.code),
      ];
      for (const outcome of outcomes) expect(harmless).toContain(outcome);

      // A row of the other tenant, and an own row moved to the other tenant.
      const foreign = rowOf(table, 'rif');
      expect(await codeOf(attempt(insertInto(table, foreign)))).toBe(DENIED);
      expect(await codeOf(attempt(sql`update ${name} set ${sql.ref(column)} = 'rif'`))).toBe(DENIED);

      const after = await store.asSystem((tx) => sql`select * from ${name} where ${isTheirs}`.execute(tx));
      expect(after.rows).toEqual(before.rows);
    });

    test.each(SYSTEM_TABLES)('%s is inaccessible to tenants', async (table) => {
      const reading = store.inTenant('atlas', (tx) => sql`select * from ${sql.table(table)}`.execute(tx));
      expect(await codeOf(reading)).toBe(DENIED);
    });

    test("a load can't be put under another tenant's source, which plain foreign keys would allow", async () => {
      const load = { ...rowOf('loads', 'atlas'), id: 'load-foreign', datasource_id: 'source-rif' };
      const inserting = store.inTenant('atlas', (tx) => insertInto('loads', load).execute(tx));
      expect(await codeOf(inserting)).toBe('23503');
    });

    test("foreign keys keep children in their parent's tenant", async () => {
      const { rows } = await store.asSystem((tx) =>
        sql<{ table: string; target: string }>`
          select conrelid::regclass::text as table, confrelid::regclass::text as target
          from pg_constraint key
          where contype = 'f' and confrelid <> 'tenants'::regclass
            and exists (
              select from pg_attribute where attrelid = key.confrelid and attname = 'tenant_id'
            )
            and not exists (
              select from pg_attribute
              where attrelid = key.conrelid and attname = 'tenant_id' and attnum = any (key.conkey)
            )
          order by 1, 2`.execute(tx),
      );
      expect(rows.map(({ table, target }) => `${table} → ${target}`)).toEqual([
        // One company administers another one.
        'partner_customers → partners',
        // The challenge is created before anyone has signed in.
        'passkey_challenges → users',
        // Leaving another company returns to the original session.
        'sessions → sessions',
        'sso_sessions → sessions',
      ]);
      const reader = {
        ...rowOf('block_list_feed_readers', 'atlas'),
        feed_id: 'feed-rif',
        address: '192.0.2.8',
      };
      const hit = { ...rowOf('shadow_it_hits', 'atlas'), policy_id: 'policy-rif', service_id: 'y' };
      for (const [table, row] of Object.entries({ block_list_feed_readers: reader, shadow_it_hits: hit }))
        expect([
          table,
          await codeOf(store.inTenant('atlas', (tx) => insertInto(table, row).execute(tx))),
        ]).toEqual([...[table, '23503']]);
    });

    test("a tenant can't be created or removed from within one", async () => {
      const making = store.inTenant('new', (tx) =>
        // @ts-expect-error: only the system adds tenants; the database refuses it, too.
        addTenant(tx, { id: 'new', name: 'new', primary_domain: '', created_on: 1 }),
      );
      expect(await codeOf(making)).toBe(DENIED);
      expect(await codeOf(store.inTenant('rif', (tx) => tx.deleteFrom('tenants').execute()))).toBe(DENIED);
    });
  });

  describe('the audit trail', () => {
    test('is written and read, newest first, by its own tenant', async () => {
      const entry = { tenant: 'atlas', user: { id: 'user-atlas', email: 'a@company.example' } };
      await store.inTenant('atlas', async (tx) => {
        for (const time of [10, 20])
          await writeAudit(tx, {
            ...entry,
            time,
            action: 'POST /x',
            event: 'test.written',
            details: { n: time },
            requestId: 'r',
          });
      });
      const entries = await store.inTenant('atlas', (tx) => listAudit(tx, { limit: 2 }));
      expect(entries).toMatchObject([
        { time: 20, user_email: 'a@company.example', details: { n: 20 }, request_id: 'r' },
        { time: 10 },
      ]);
      const earlier = await store.inTenant('atlas', (tx) =>
        listAudit(tx, { limit: 1, before: entries[0]?.sequence ?? 0 }),
      );
      expect(earlier).toMatchObject([{ time: 10 }]);
    });

    test.each(["update audit_trail set action = 'x'", 'delete from audit_trail', 'truncate audit_trail'])(
      '%s is refused for everyone',
      async (statement) => {
        const asked = sql.raw(statement);
        expect(await codeOf(store.inTenant('atlas', (tx) => asked.execute(tx)))).toBe(DENIED);
        expect(await codeOf(store.asSystem((tx) => asked.execute(tx)))).toBe(DENIED);
        // The connection's user owns the tables; the trigger applies to it, too.
        const asOwner = store.asSystem(async (tx) => {
          await sql`reset role`.execute(tx);
          await asked.execute(tx);
        });
        expect(await codeOf(asOwner)).toBe(DENIED);
      },
    );
  });

  describe('people and sessions', () => {
    test('an email is found ignoring case, and has one account per tenant', async () => {
      const find = (company?: string) =>
        store.asSystem((tx) => findAccounts(tx, 'ATLAS@Company.example', company));
      expect(await find()).toMatchObject([
        { tenant_id: 'atlas', tenant_name: expect.any(String), is_active: true, prefs: {} },
      ]);
      const add = (tenant_id: string): Promise<unknown> =>
        store.asSystem((tx) =>
          addUser(tx, {
            id: `again-${tenant_id}`,
            tenant_id,
            email: 'Atlas@company.example',
            name: 'x',
            password_hash: null,
            created_on: 1,
          }),
        );
      expect(await add('atlas').catch(isDuplicate)).toBe(true);
      await add('rif');
      expect((await find()).map(({ tenant_id }) => tenant_id).sort()).toEqual(['atlas', 'rif']);
      expect((await find('rif')).map(({ tenant_id }) => tenant_id)).toEqual(['rif']);
      const [named] = await find('rif');
      expect((await find(named?.tenant_name.toUpperCase())).map(({ tenant_id }) => tenant_id)).toContain(
        'rif',
      );
      expect(await find('nowhere')).toEqual([]);
      await store.asSystem((tx) => tx.deleteFrom('users').where('id', '=', 'again-rif').execute());
    });

    test('given preferences change, others stay', async () => {
      const save = (prefs: { lang?: string; theme?: string }): Promise<unknown> =>
        store.inTenant('atlas', (tx) => savePreferences(tx, 'user-atlas', prefs));
      await save({ lang: 'de' });
      expect(await save({ theme: 'dark' })).toEqual({ lang: 'de', theme: 'dark' });
    });

    test('a session is found with its person, extended, and deleted after its expiry', async () => {
      const session = {
        tenant_id: 'atlas',
        user_id: 'user-atlas',
        method: 'password' as const,
        address: '10.0.0.1',
        user_agent: 'Firefox',
        last_seen: 1,
        created_on: 1,
        expires_on: 100,
      };
      await store.asSystem(async (tx) => {
        await addSession(tx, { ...session, id_hash: 'short', name: 'short' });
        await addSession(tx, { ...session, id_hash: 'long', name: 'long' });
      });
      await store.inTenant('atlas', (tx) => keepSession(tx, 'long', { seen: 50, expiresOn: 200 }));
      expect(await store.asSystem((tx) => removeEndedSessions(tx, 150))).toBe(1);
      expect(await store.findSession('short')).toBeUndefined();
      expect(await store.findSession('long')).toEqual({
        tenant_id: 'atlas',
        user_id: 'user-atlas',
        email: 'atlas@company.example',
        is_admin: true,
        is_active: true,
        profiles: expect.any(Array),
        config: expect.any(Array),
        name: 'long',
        awaiting: null,
        method: 'password',
        agent_id: null,
        preview: null,
        created_on: 1,
        last_seen: 50,
        expires_on: 200,
      });
      const names = (tenant: string): Promise<string[]> =>
        store.inTenant(tenant, async (tx) =>
          (await listSessions(tx, 'user-atlas', 150)).map(({ name }) => name),
        );
      expect(await names('atlas')).toEqual(['long', 'name-atlas']);
      expect(await names('rif')).toEqual([]);
      expect(await store.inTenant('rif', (tx) => removeSessionsOf(tx, 'user-atlas'))).toBe(0);
      expect(await store.inTenant('rif', (tx) => removeSessionNamed(tx, 'user-atlas', 'long'))).toBe(false);
      expect(await store.inTenant('atlas', (tx) => removeSessionNamed(tx, 'user-rif', 'long'))).toBe(false);
      expect(await store.inTenant('atlas', (tx) => removeSessionsOf(tx, 'user-atlas', 'name-atlas'))).toBe(1);
      const left = await store.inTenant('atlas', (tx) =>
        tx.selectFrom('sessions').select('id_hash').execute(),
      );
      expect(left).toEqual([{ id_hash: 'session-atlas' }]);
    });

    test('a session with a new ID keeps its references, and the old ID grants no access', async () => {
      const session = {
        tenant_id: 'atlas',
        user_id: 'user-atlas',
        method: 'saml' as const,
        address: '',
        user_agent: '',
        last_seen: 1,
        created_on: 1,
        expires_on: 9e12,
      };
      const owed = { ...session, id_hash: 'owed', name: 'owed', awaiting: 'second-factor' as const };
      const belonging = await store.asSystem(async (tx) => {
        await addSession(tx, owed);
        await tx
          .insertInto('sso_sessions')
          .values({ session_name: 'owed', tenant_id: 'atlas', provider_id: 'provider-atlas', subject: 'y' })
          .execute();
        await changeSession(tx, 'owed', { ...session, id_hash: 'full', name: 'full', awaiting: null });
        return tx.selectFrom('sso_sessions').select('session_name').where('subject', '=', 'y').execute();
      });
      expect(belonging).toEqual([{ session_name: 'full' }]);
      expect(await store.findSession('owed')).toBeUndefined();
      expect(await store.findSession('full')).toMatchObject({ name: 'full', awaiting: null });
      expect(await store.inTenant('atlas', (tx) => removeSessionNamed(tx, 'user-atlas', 'full'))).toBe(true);
    });

    test('the session reader serves the connection itself and no tenant', async () => {
      const ask = sql`select name from casbah_session('session-atlas')`;
      expect(await codeOf(store.inTenant('rif', (tx) => ask.execute(tx)))).toBe(DENIED);
      expect((await store.findSession('session-atlas'))?.name).toBe('name-atlas');
    });

    test('concurrent failures are all counted, and lock at the limit', async () => {
      const failure = { subject: 'account:x', now: 1000, since: 0, limit: 10, lockedUntil: 5000 };
      const counts = await Promise.all(
        Array.from({ length: 10 }, () => store.asSystem((tx) => countFailure(tx, failure))),
      );
      expect(counts.map(({ failures }) => failures).sort((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ]);
      expect(await store.asSystem((tx) => findAttempts(tx, 'account:x', 0))).toEqual({
        subject: 'account:x',
        failures: 10,
        locked_until: 5000,
        last_failure: 1000,
        forgiven: 0,
      });
      // Much later, the count restarts.
      const later = { ...failure, now: 9000, since: 6000, lockedUntil: 14_000 };
      expect(await store.asSystem((tx) => countFailure(tx, later))).toEqual({
        failures: 1,
        locked_until: null,
      });
    });

    test("a lock isn't extended, and locks per day are limited: after that each failure locks briefly", async () => {
      const failAt = async (minute: number) => {
        const now = minute * MINUTE_MS;
        const [counted] = await store.asSystem((tx) =>
          countFailures(tx, ['account:y'], {
            now,
            since: now - 15 * MINUTE_MS,
            limit: 2,
            lockedUntil: now + 15 * MINUTE_MS,
            locks: 2,
            locksSince: now - 1440 * MINUTE_MS,
            pacedUntil: now + MINUTE_MS,
          }),
        );
        return [counted?.failures, (counted?.locked_until ?? 0) / MINUTE_MS];
      };
      expect(await failAt(100)).toEqual([1, 0]);
      expect(await failAt(101)).toEqual([2, 116]);
      expect(await failAt(110)).toEqual([3, 116]);
      expect(await failAt(117)).toEqual([4, 132]);
      // Both locks allowed per day are used up.
      expect(await failAt(140)).toEqual([1, 141]);
      expect(await failAt(200)).toEqual([1, 201]);
      expect(await failAt(1541)).toEqual([1, 0]);
      expect(await store.asSystem((tx) => countFailures(tx, [], limitsOfNothing))).toEqual([]);
    });

    test("resetting an account's failures affects neither its email nor another account", async () => {
      const limits = { ...limitsOfNothing, limit: 9, now: 1000 };
      const subjects = ['account:a', 'account:b', 'email:e'];
      await store.asSystem((tx) => countFailures(tx, subjects, limits));
      await store.asSystem((tx) => countFailures(tx, subjects, limits));
      await store.asSystem((tx) =>
        forgiveAttempts(tx, ['account:a', 'known:a'], { email: 'email:e', now: 1001, since: 0 }),
      );
      const found = await store.asSystem((tx) => findAttemptsOf(tx, subjects, 0));
      expect(Object.fromEntries(found.map((one) => [one.subject, [one.failures, one.forgiven]]))).toEqual({
        'account:a': [0, 2],
        'account:b': [2, 0],
        'email:e': [2, 0],
      });
    });

    test('of many concurrent first runs, only one finds the installation empty', async () => {
      let inside = 0;
      let most = 0;
      await Promise.all(
        Array.from({ length: 5 }, () =>
          store.asSystem(async (tx) => {
            await lockFirstRun(tx);
            inside += 1;
            most = Math.max(most, inside);
            await hasTenants(tx);
            inside -= 1;
          }),
        ),
      );
      expect(most).toBe(1);
    });
  });

  describe('sources and loads', () => {
    const source = { tenant_id: 'atlas', format: 'auto', timezone: 'UTC', created_on: 2, created_by: null };
    const load = { tenant_id: 'atlas', file_name: 'a.log', size: 10, is_parse_again: false };

    test('a name is unique in a tenant, ignoring case, and free in another one', async () => {
      const add = (tenant: string, name: string): Promise<void> =>
        store.inTenant(tenant, (tx) =>
          addDatasource(tx, { ...source, tenant_id: tenant, id: crypto.randomUUID(), name }),
        );
      await add('atlas', 'Gateway');
      expect(await add('atlas', 'gateWAY').catch(isDuplicate)).toBe(true);
      await add('rif', 'Gateway');
      const names = await store.inTenant('rif', (tx) => listDatasources(tx));
      expect(names.map(({ name }) => name).sort()).toEqual(['Gateway', 'Proxy']);
      expect(await store.inTenant('atlas', (tx) => findDatasource(tx, 'source-rif'))).toBeUndefined();
    });

    test('of two concurrent appends at the same offset, one succeeds', async () => {
      const append = (): Promise<unknown> =>
        store.inTenant('atlas', (tx) => addReceived(tx, 'load-atlas', { from: 0, to: 5 }));
      const appended = (await Promise.all([append(), append()])).filter((done) => done !== undefined);
      expect(appended).toMatchObject([{ id: 'load-atlas', bytes_received: 5 }]);
    });

    test('concurrent servers claim different loads; a load is claimed once', async () => {
      const count = 12;
      await store.asSystem(async (tx) => {
        for (let index = 0; index < count; index += 1) {
          const id = `claim-${index}`;
          await addDatasource(tx, { ...source, id, name: id });
          await addLoad(tx, { ...load, id, datasource_id: id, status: 'queued', created_on: index });
        }
      });
      const claims = await Promise.all(
        Array.from({ length: count + 3 }, (_, index) =>
          store.asSystem((tx) => claimNextLoad(tx, { holder: `server-${index}`, now: 100, until: 200 })),
        ),
      );
      const taken = claims.flatMap((claim) => (claim === undefined ? [] : [claim.id]));
      expect(taken).toHaveLength(count);
      expect(new Set(taken).size).toBe(count);
      expect(claims.filter((claim) => claim?.status === 'processing')).toHaveLength(count);
    });

    test('companies take turns, and so do their sources, however many files one has', async () => {
      const queued = [
        ...['a1', 'a2', 'a3', 'a4'].map((name) => ({ name, source: 'turn-many', tenant_id: 'atlas' })),
        { name: 'b1', source: 'turn-other', tenant_id: 'atlas' },
        { name: 'c1', source: 'turn-foreign', tenant_id: 'rif' },
        { name: 'c2', source: 'turn-foreign', tenant_id: 'rif' },
      ];
      await store.asSystem(async (tx) => {
        // Removes leftovers of other tests.
        await tx
          .updateTable('loads')
          .set({ claimed_until: 1e12 })
          .where('status', '=', 'processing')
          .execute();
        await tx.updateTable('loads').set({ turn_on: 1 }).execute();
        for (const { name, source: id, tenant_id } of queued) {
          if (!['a2', 'a3', 'a4', 'c2'].includes(name))
            await addDatasource(tx, { ...source, id, name: id, tenant_id });
          await addLoad(tx, {
            ...load,
            id: `turn-${name}`,
            tenant_id,
            datasource_id: id,
            status: 'queued',
            created_on: queued.findIndex((one) => one.name === name),
          });
        }
      });
      const order: (string | undefined)[] = [];
      for (let now = 10_000; now < 10_007; now += 1) {
        expect(await store.asSystem((tx) => doOthersWait(tx, ['rif'], now))).toBe(true);
        expect(await store.asSystem((tx) => doOthersWait(tx, ['atlas', 'rif'], now))).toBe(false);
        const claimed = await store.asSystem((tx) =>
          claimNextLoad(tx, { holder: 'turns', now, until: now + 1 }),
        );
        order.push(claimed?.id.slice('turn-'.length));
        await store.inTenant(claimed?.tenant_id ?? '', (tx) =>
          finishLoad(tx, claimed?.id ?? '', { error: null, finished_on: now }),
        );
      }
      expect(order).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'a3', 'a4']);
      await store.asSystem(async (tx) => {
        await tx.deleteFrom('datasources').where('id', 'like', 'turn-%').execute();
        await tx
          .updateTable('loads')
          .set({ claimed_until: 200 })
          .where('status', '=', 'processing')
          .execute();
      });
    });

    test('traffic waits for earlier identity mappings of its own company', async () => {
      const id = (name: string) => `who-${name}`;
      const claim = () =>
        store.asSystem(async (tx) => {
          const claimed = await claimNextLoad(tx, { holder: 'who', now: 1000, until: 1e9 });
          return claimed?.id;
        });
      await store.asSystem(async (tx) => {
        for (const [name, role, tenant_id, created_on] of [
          ['before', 'traffic', 'atlas', 10],
          ['signs', 'who_is_where', 'atlas', 20],
          ['behind', 'traffic', 'atlas', 30],
          ['foreign', 'traffic', 'rif', 40],
        ] as const) {
          await addDatasource(tx, { ...source, id: id(name), name: id(name), role, tenant_id });
          await addLoad(tx, {
            ...load,
            id: id(name),
            tenant_id,
            datasource_id: id(name),
            status: 'queued',
            created_on,
          });
        }
        // Removes leftovers of other tests.
        await tx
          .updateTable('loads')
          .set({ claimed_until: 1e12 })
          .where('id', 'not like', 'who-%')
          .where('status', '=', 'processing')
          .execute();
      });
      expect([await claim(), await claim(), await claim(), await claim()]).toEqual([
        id('before'),
        id('foreign'),
        id('signs'),
        undefined,
      ]);
      await store.inTenant('atlas', (tx) => finishLoad(tx, id('signs'), { error: null, finished_on: 1001 }));
      expect(await claim()).toBe(id('behind'));
      await store.asSystem(async (tx) => {
        await tx.deleteFrom('datasources').where('id', 'like', 'who-%').execute();
        await tx
          .updateTable('loads')
          .set({ claimed_until: 200 })
          .where('status', '=', 'processing')
          .execute();
      });
    });

    test("the load of an unresponsive server is claimed by another one, and the first can't continue", async () => {
      const first = { holder: 'first', now: 300, until: 400 };
      const claimed = await store.asSystem((tx) => claimNextLoad(tx, first));
      expect(claimed).toBeDefined();
      const { id = '', tenant_id: tenant = '' } = claimed ?? {};
      const second = { holder: 'second', now: 401, until: 500 };
      await store.asSystem(async (tx) => {
        await tx.updateTable('loads').set({ claimed_until: 1e9 }).where('id', '<>', id).execute();
        expect(await claimNextLoad(tx, second)).toMatchObject({ id, claimed_by: 'second' });
      });
      const done = {
        checkpoint: '{"offset": 9}',
        batches: 1,
        progress: 0.5,
        lines: 3,
        events: 2,
        rejects: 1,
        signs: 0,
        users_by_address: 0,
        signs_left_out: false,
        formats: { squid: 2 },
        first_event: 1,
        last_event: 2,
      };
      expect(await store.inTenant(tenant, (tx) => saveCheckpoint(tx, id, done, first))).toBe(false);
      expect(await store.inTenant(tenant, (tx) => saveCheckpoint(tx, id, done, second))).toBe(true);
      const saved = await store.asSystem((tx) =>
        tx.selectFrom('loads').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      expect(saved).toMatchObject({
        checkpoint: { offset: 9 },
        progress: 0.5,
        lines: 3,
        formats: { squid: 2 },
        first_event: 1,
        last_event: 2,
      });
      await store.inTenant(tenant, (tx) => finishLoad(tx, id, { error: null, finished_on: 600 }));
    });

    test('of two files with the same bytes, the later one refers to the first, only within its tenant', async () => {
      const add = (id: string, tenant: string): Promise<unknown> =>
        store.inTenant(tenant, (tx) =>
          addLoad(tx, {
            ...load,
            tenant_id: tenant,
            id,
            datasource_id: `source-${tenant}`,
            status: 'queued',
            created_on: 1000,
          }),
        );
      for (const [id, tenant] of [
        ['same-1', 'atlas'],
        ['same-2', 'atlas'],
        ['same-3', 'rif'],
      ] as const)
        await add(id, tenant);
      const note = (id: string, tenant: string): Promise<string | undefined> =>
        store.inTenant(tenant, async (tx) => (await noteContent(tx, { id, tenant_id: tenant }, 'hash'))?.id);
      expect(await note('same-1', 'atlas')).toBeUndefined();
      expect(await note('same-2', 'atlas')).toBe('same-1');
      expect(await note('same-3', 'rif')).toBeUndefined();
    });
  });

  test('data changed by a newer Casbah is left alone', async () => {
    const asOwner = (statement: RawBuilder<unknown>): Promise<unknown> =>
      store.asSystem(async (tx) => {
        await sql`reset role`.execute(tx);
        await statement.execute(tx);
      });
    await asOwner(sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`);
    await expect(store.migrate()).rejects.toThrow(ControlStoreNewer);
    await asOwner(sql`delete from kysely_migration where name = '9999-later'`);
    await store.migrate();
  });

  test('once closed, it reports that', async () => {
    const other = await open();
    await other.store.ping();
    await other.remove();
    await expect(other.store.ping()).rejects.toThrow();
  });
});

describe.skipIf(postgres === undefined)('an unavailable PostgreSQL', () => {
  test('is reported as unavailable, and used again when it is back', async () => {
    const store = openPostgresControlStore({ url: postgres?.url ?? '' });
    try {
      await store.ping();
      await postgres?.stop();
      await expect(store.ping()).rejects.toThrow(ControlStoreUnavailable);
      await expect(store.inTenant('atlas', async () => {})).rejects.toThrow(ControlStoreUnavailable);
      await postgres?.start();
      await store.ping();
    } finally {
      await store.close();
    }
  });
});
