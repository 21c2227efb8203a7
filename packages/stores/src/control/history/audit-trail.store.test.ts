import type { ChainFault } from '@casbah/domain/audit-chain';
import { parseFilter } from '@casbah/domain/filter/parse';
import { HISTORY_FIELDS } from '@casbah/domain/history-fields';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ControlStore } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import type { ControlTx } from '../transaction.ts';
import { addUser, setLastSignIn } from '../users/users.ts';
import { AuditSeal, hashOfEntry, NO_ENTRY_BEFORE } from './audit-chain.ts';
import {
  type AuditFilter,
  countAuditBy,
  findAuditEntry,
  listAudit,
  type NewAuditEntry,
  NO_TENANT,
} from './audit-trail.ts';
import { type ChainState, checkAuditChain, listAuditChains } from './check-audit-chain.ts';
import { writeAudit } from './write-audit.ts';

function asked(text: string): AuditFilter {
  const { filter, error } = parseFilter(text, HISTORY_FIELDS);
  if (error !== undefined) throw new Error(error.message);
  return filter;
}

const { drivers } = await testedDrivers();

const entryOf = (tenant: string | null, more: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
  tenant,
  time: 1000,
  user: { id: 'u-1', email: 'nadia@atlas.example' },
  address: '203.0.113.7',
  action: 'PATCH /admin/datasources/{id}',
  event: 'datasource.changed',
  object: 's-1',
  details: { name: 'Proxy' },
  changes: { name: { before: 'Proxy', after: 'Proxy Rabat' } },
  requestId: 'r-1',
  ...more,
});

onEachDriver(drivers, 'the audit trail', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;

  /** Entries from before chaining, more than are chained per batch. */
  const OLD_ENTRIES = 1100;

  beforeAll(async () => {
    ({ store, remove } = await driver.openOlder('0002-access-profiles', async (tx) => {
      for (const tenant of ['old', 'atlas'])
        await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
      await sql`
        insert into audit_trail (tenant_id, time, user_id, user_email, action, object, details, request_id)
        select case when number % 11 = 0 then null else 'old' end, number, 'u', 'a@old.example', 'POST /user/loginapi', null,
          jsonb_build_object('outcome', case when number % 2 = 0 then 'signed_in' else 'INVALID_CREDENTIALS' end,
            'address', '203.0.113.9', 'number', number), 'r-' || number
        from generate_series(1, ${sql.lit(OLD_ENTRIES)}) number order by number`.execute(tx);
    }));
    await store.migrate();
  });
  afterAll(() => remove());

  const write = (tenant: string | null, more: Partial<NewAuditEntry> = {}): Promise<void> =>
    tenant === null
      ? store.asSystem((tx) => writeAudit(tx, entryOf(null, more)))
      : store.inTenant(tenant, (tx) => writeAudit(tx, entryOf(tenant, more)));
  const check = (tenant: string, options: Parameters<typeof checkAuditChain>[2] = {}): Promise<ChainState> =>
    checkAuditChain((work) => store.asSystem(work), tenant, options);

  let chains = 0;
  /** A separate chain with this many entries, at times 1000, 2000 … */
  async function newChain(entries: number): Promise<string> {
    chains += 1;
    const tenant = `chain-${chains}`;
    await store.inTenant(tenant, async (tx) => {
      for (let number = 1; number <= entries; number += 1)
        await writeAudit(tx, entryOf(tenant, { time: number * 1000, requestId: `r-${number}` }));
    });
    return tenant;
  }

  /** Acts as an intruder who owns the database, with triggers and row-level security disabled. */
  const asIntruder = (work: (tx: ControlTx) => Promise<void>): Promise<void> =>
    store.asSystem(async (tx) => {
      await sql`reset role`.execute(tx);
      for (const table of ['audit_trail', 'audit_chains'])
        await sql`alter table ${sql.table(table)} disable trigger user, no force row level security`.execute(
          tx,
        );
      await work(tx);
      for (const table of ['audit_trail', 'audit_chains'])
        await sql`alter table ${sql.table(table)} enable trigger user, force row level security`.execute(tx);
    });
  const tamper = (statement: RawBuilder<unknown>): Promise<void> =>
    asIntruder(async (tx) => {
      const { numAffectedRows } = await statement.execute(tx);
      expect(Number(numAffectedRows)).toBeGreaterThan(0);
    });

  describe('entries from before chains', () => {
    const withoutTenant = Math.floor(OLD_ENTRIES / 11);

    test('are chained in order, with a chain for those without a tenant', async () => {
      expect(await check('old')).toMatchObject({
        state: 'intact',
        entries: OLD_ENTRIES - withoutTenant,
        first: 1,
        last: OLD_ENTRIES - 1,
      });
      expect(await check(NO_TENANT)).toMatchObject({ state: 'intact', entries: withoutTenant, first: 11 });
    });

    test('have separate fields for outcome and address', async () => {
      const [last, before] = await store.inTenant('old', (tx) => listAudit(tx, { limit: 2 }));
      expect(last).toMatchObject({ time: 1099, outcome: 'INVALID_CREDENTIALS', address: '203.0.113.9' });
      expect(last?.details).toEqual({ number: 1099 });
      expect(before).toMatchObject({ time: 1098, outcome: 'success' });
    });

    test('are followed by current ones', async () => {
      await write('old', { time: 5000 });
      expect(await check('old')).toMatchObject({
        state: 'intact',
        entries: OLD_ENTRIES - withoutTenant + 1,
        last: 5000,
      });
    });

    test("can't be changed anymore", async () => {
      await expect(
        store.asSystem(async (tx) => {
          await sql`reset role`.execute(tx);
          await sql`update audit_trail set time = 2`.execute(tx);
        }),
      ).rejects.toThrow('never changed');
    });
  });

  describe('a chain', () => {
    test('begins with its first entry, and each references the previous one', async () => {
      const tenant = await newChain(3);
      const entries = await store.inTenant(tenant, (tx) => listAudit(tx, { limit: 10 }));
      expect(entries.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
      expect(entries.map(({ previous }) => previous)).toEqual([
        entries[1]?.hash,
        entries[2]?.hash,
        NO_ENTRY_BEFORE,
      ]);
      for (const entry of entries) expect(hashOfEntry(entry)).toBe(entry.hash);
    });

    test('is a single one despite concurrent writes', async () => {
      await Promise.all(
        Array.from({ length: 60 }, (_, number) =>
          write(number % 2 === 0 ? 'at-once' : null, { time: number }),
        ),
      );
      expect(await check('at-once')).toMatchObject({ state: 'intact', entries: 30 });
      expect(await check(NO_TENANT)).toMatchObject({
        state: 'intact',
        entries: Math.floor(OLD_ENTRIES / 11) + 30,
      });
    });

    test('has no entry of a rolled-back change', async () => {
      const tenant = await newChain(2);
      const failing = store.inTenant(tenant, async (tx) => {
        await writeAudit(tx, entryOf(tenant));
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      await write(tenant);
      expect(await check(tenant)).toMatchObject({ state: 'intact', entries: 3 });
    });

    test('is verified in batches, including entries added meanwhile', async () => {
      const tenant = await newChain(5);
      let pieces = 0;
      const state = await checkAuditChain(
        async (work) => {
          pieces += 1;
          if (pieces < 4) await write(tenant, { time: 6000 + pieces });
          return store.inTenant(tenant, work);
        },
        tenant,
        { atATime: 2 },
      );
      expect(pieces).toBeGreaterThan(3);
      expect(state).toMatchObject({ state: 'intact', entries: 8, first: 1000, last: 6003 });
    });

    test("isn't verified further once no one waits for the result", async () => {
      const tenant = await newChain(4);
      const gone = new AbortController();
      const checking = checkAuditChain(
        (work) => {
          gone.abort(new Error('gone'));
          return store.inTenant(tenant, work);
        },
        tenant,
        { atATime: 1, signal: gone.signal },
      );
      await expect(checking).rejects.toThrow('gone');
    });

    test('that no one started is empty, unless someone has signed in', async () => {
      expect(await check('nobody')).toMatchObject({ state: 'intact', entries: 0, first: null, last: null });
      await store.asSystem(async (tx) => {
        await addTenant(tx, { id: 'erased', name: 'erased', primary_domain: '', created_on: 1 });
        await addUser(tx, {
          id: 'u-erased',
          tenant_id: 'erased',
          email: 'a@erased.example',
          name: '',
          is_admin: true,
          password_hash: '',
          created_on: 1,
        });
        await setLastSignIn(tx, 'u-erased', 10);
      });
      expect(await check('erased')).toMatchObject({
        state: 'broken',
        fault: { sequence: 1, reason: 'chain_missing' },
      });
    });

    test('is listed for every tenant', async () => {
      const tenant = await newChain(1);
      const known = await store.asSystem(listAuditChains);
      expect(known).toEqual(expect.arrayContaining([NO_TENANT, 'old', 'atlas', tenant]));
      expect(new Set(known).size).toBe(known.length);
    });

    test('is invisible to other tenants', async () => {
      const tenant = await newChain(2);
      const seen = await store.inTenant('atlas', async (tx) => ({
        entries: await tx.selectFrom('audit_trail').selectAll().where('tenant_id', '=', tenant).execute(),
        end: await tx.selectFrom('audit_chains').selectAll().where('tenant_id', '=', tenant).execute(),
        entry: await listAudit(tx, { limit: 1000, filter: asked('object = s-1') }),
      }));
      expect(seen).toEqual({ entries: [], end: [], entry: [] });
      // A write nested in another one is refused and leaves the chain unchanged.
      await expect(store.inTenant('atlas', (tx) => writeAudit(tx, entryOf(tenant)))).rejects.toThrow();
      expect(await check(tenant)).toMatchObject({ state: 'intact', entries: 2 });
    });

    test("is append-only: its end can't be moved back or removed", async () => {
      const tenant = await newChain(2);
      for (const statement of [
        sql`update audit_chains set sequence = 1 where tenant_id = ${tenant}`,
        sql`update audit_chains set sequence = 4 where tenant_id = ${tenant}`,
        sql`delete from audit_chains where tenant_id = ${tenant}`,
        sql`truncate audit_chains`,
      ]) {
        const asOwner = store.asSystem(async (tx) => {
          await sql`reset role`.execute(tx);
          await sql`alter table audit_chains no force row level security`.execute(tx);
          await statement.execute(tx);
        });
        await expect(asOwner).rejects.toThrow('only grows');
      }
    });
  });

  describe('tampering in the database is detected', () => {
    const faultAfter = async (tenant: string, statement: RawBuilder<unknown>) => {
      expect(await check(tenant)).toMatchObject({ state: 'intact' });
      await tamper(statement);
      const { state, fault, entries } = await check(tenant);
      expect(state).toBe('broken');
      expect(entries).toBeLessThanOrEqual(fault?.sequence ?? 0);
      return fault;
    };
    const third = (tenant: string) => sql`tenant_id = ${tenant} and sequence = 3`;

    test.each([
      ['time', sql`3001`],
      ['user_id', sql`'u-2'`],
      ['user_email', sql`null`],
      ['address', sql`'203.0.113.8'`],
      ['action', sql`'GET /'`],
      ['object', sql`''`],
      ['outcome', sql`'DENIED'`],
      ['details', sql`'{}'`],
      ['changes', sql`jsonb_set(changes, '{name,after}', '"Proxy"')`],
      ['request_id', sql`'r-4'`],
      ['version', sql`1`],
      ['event', sql`'tag.created'`],
      ['previous', sql`repeat('0', 64)`],
      ['hash', sql`repeat('0', 64)`],
    ])('another %s', async (column, value) => {
      const tenant = await newChain(6);
      const statement = sql`update audit_trail set ${sql.ref(column)} = ${value} where ${third(tenant)}`;
      expect(await faultAfter(tenant, statement)).toEqual({ sequence: 3, reason: 'entry_changed' });
    });

    test('another seal', async () => {
      const tenant = await newChain(6);
      const statement = sql`update audit_trail set seal = repeat('0', 64) where ${third(tenant)}`;
      expect(await faultAfter(tenant, statement)).toEqual({ sequence: 3, reason: 'entry_forged' });
    });

    test.each([
      [1, 'entry_missing'],
      [3, 'entry_missing'],
      [6, 'end_missing'],
    ] as const)('entry %i of six removed', async (sequence, reason: ChainFault) => {
      const tenant = await newChain(6);
      const statement = sql`delete from audit_trail where tenant_id = ${tenant} and sequence = ${sequence}`;
      expect(await faultAfter(tenant, statement)).toEqual({ sequence, reason });
    });

    test('the tail cut off', async () => {
      const tenant = await newChain(6);
      const statement = sql`delete from audit_trail where tenant_id = ${tenant} and sequence > 4`;
      expect(await faultAfter(tenant, statement)).toEqual({ sequence: 5, reason: 'end_missing' });
    });

    test('the tail cut off and the end moved back', async () => {
      const tenant = await newChain(6);
      await asIntruder(async (tx) => {
        await sql`delete from audit_trail where tenant_id = ${tenant} and sequence > 4`.execute(tx);
        await sql`
          update audit_chains set sequence = 4, hash = entry.hash, seal = entry.seal
          from audit_trail entry
          where audit_chains.tenant_id = ${tenant} and entry.tenant_id = ${tenant} and entry.sequence = 4`.execute(
          tx,
        );
      });
      expect((await check(tenant)).fault).toEqual({ sequence: 4, reason: 'end_changed' });
    });

    test('every entry removed', async () => {
      const tenant = await newChain(3);
      const statement = sql`delete from audit_trail where tenant_id = ${tenant}`;
      expect(await faultAfter(tenant, statement)).toEqual({ sequence: 1, reason: 'end_missing' });
    });

    test('the end removed', async () => {
      const tenant = await newChain(3);
      const statement = sql`delete from audit_chains where tenant_id = ${tenant}`;
      expect(await faultAfter(tenant, statement)).toEqual({ sequence: 1, reason: 'end_changed' });
    });

    test('two entries swapped', async () => {
      const tenant = await newChain(6);
      await asIntruder(async (tx) => {
        for (const [from, to] of [
          [3, -1],
          [4, 3],
          [-1, 4],
        ])
          await sql`
            update audit_trail set sequence = ${to} where tenant_id = ${tenant} and sequence = ${from}`.execute(
            tx,
          );
      });
      expect((await check(tenant)).fault).toEqual({ sequence: 3, reason: 'entry_changed' });
    });

    test('the links of a whole entry moved to another one', async () => {
      const tenant = await newChain(6);
      // An intact, correctly signed entry of another chain.
      const other = await newChain(6);
      await asIntruder(async (tx) => {
        await sql`delete from audit_trail where ${third(tenant)}`.execute(tx);
        await sql`update audit_trail set tenant_id = ${tenant} where ${third(other)}`.execute(tx);
      });
      expect((await check(tenant)).fault).toEqual({ sequence: 3, reason: 'entry_changed' });
    });

    /** Rewrites all hashes of a chain consistently, with the given seals. */
    async function rehash(tenant: string, seal: (hash: string) => string, more = sql``): Promise<void> {
      await asIntruder(async (tx) => {
        const { rows } = await sql<Awaited<ReturnType<typeof listAudit>>[number]>`
          select * from audit_trail where tenant_id = ${tenant} order by sequence`.execute(tx);
        let previous = NO_ENTRY_BEFORE;
        for (const row of rows) {
          const hash = hashOfEntry({ ...row, previous });
          await sql`
            update audit_trail set previous = ${previous}, hash = ${hash}, seal = ${seal(hash)} ${more}
            where tenant_id = ${tenant} and sequence = ${row.sequence}`.execute(tx);
          previous = hash;
        }
        await sql`
          update audit_chains set hash = ${previous}, sequence = ${rows.length} where tenant_id = ${tenant}`.execute(
          tx,
        );
      });
    }

    test('an inserted entry, with the rest renumbered and rehashed', async () => {
      const tenant = await newChain(4);
      await asIntruder(async (tx) => {
        await sql`update audit_trail set sequence = -sequence where tenant_id = ${tenant} and sequence > 2`.execute(
          tx,
        );
        await sql`update audit_trail set sequence = 1 - sequence where tenant_id = ${tenant} and sequence < 0`.execute(
          tx,
        );
        await sql`
          insert into audit_trail (tenant_id, sequence, previous, version, time, action, hash, sealed_with, seal)
          select tenant_id, 3, hash, version, 2500, 'POST /made/up', hash, sealed_with, seal
          from audit_trail where tenant_id = ${tenant} and sequence = 2`.execute(tx);
      });
      expect((await check(tenant)).fault).toEqual({ sequence: 3, reason: 'entry_changed' });
      const keyless = 'f'.repeat(64);
      await rehash(tenant, () => keyless);
      expect((await check(tenant)).fault).toEqual({ sequence: 1, reason: 'entry_forged' });
    });

    test('an entry appended after the end', async () => {
      const tenant = await newChain(3);
      const statement = sql`
        insert into audit_trail (tenant_id, sequence, previous, version, time, action, hash, sealed_with, seal)
        select tenant_id, 4, hash, version, 4000, 'POST /made/up', hash, sealed_with, seal
        from audit_trail where ${third(tenant)}`;
      expect(await faultAfter(tenant, statement)).toEqual({ sequence: 4, reason: 'entry_changed' });
    });

    test('an older, validly signed entry appended after a truncated end', async () => {
      const tenant = await newChain(4);
      await tamper(sql`
        update audit_chains set sequence = 3, hash = (select hash from audit_trail where ${third(tenant)})
        where tenant_id = ${tenant}`);
      expect((await check(tenant)).fault).toEqual({ sequence: 4, reason: 'entry_added' });
    });

    test('the whole chain rewritten with a foreign key: nothing proves it', async () => {
      const tenant = await newChain(4);
      const own = new AuditSeal(new Uint8Array(32).fill(9));
      await tamper(sql`update audit_trail set object = 's-2' where ${third(tenant)}`);
      await rehash(tenant, (hash) => own.ofEntry(hash), sql`, sealed_with = ${own.keyId}`);
      await tamper(sql`update audit_chains set sealed_with = ${own.keyId} where tenant_id = ${tenant}`);
      expect(await check(tenant)).toMatchObject({ state: 'unproven', entries: 4, unprovenUpTo: 4 });
      // New entries are signed with the right key again; earlier ones stay unproven.
      await write(tenant);
      expect(await check(tenant)).toMatchObject({ state: 'unproven', entries: 5, unprovenUpTo: 4 });
    });

    test('any change of any entry, at its position', async () => {
      const column = fc.constantFrom('user_email', 'action', 'object', 'outcome', 'request_id', 'address');
      const text = fc
        .string({ unit: 'grapheme', minLength: 1 })
        .map((value) => `${value.replaceAll('\0', '')}!`);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 5 }), column, text, async (sequence, name, value) => {
          const tenant = await newChain(5);
          await tamper(sql`
            update audit_trail set ${sql.ref(name)} = ${value} where tenant_id = ${tenant} and sequence = ${sequence}`);
          expect(await check(tenant)).toMatchObject({
            state: 'broken',
            entries: sequence - 1,
            fault: { sequence, reason: 'entry_changed' },
          });
        }),
        { numRuns: 15 },
      );
    });
  });

  test('any written entry is read back unchanged and keeps its hash', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const written = fc.record({
      object: text,
      outcome: text,
      details: fc.dictionary(text, fc.jsonValue()),
      changes: fc.dictionary(text, fc.record({ before: fc.jsonValue(), after: fc.jsonValue() })),
    });
    let entries = 0;
    await fc.assert(
      fc.asyncProperty(written, async (more) => {
        await write('anything', more);
        entries += 1;
        const [entry] = await store.inTenant('anything', (tx) => listAudit(tx, { limit: 1 }));
        expect(entry?.sequence).toBe(entries);
        expect(entry === undefined ? '' : hashOfEntry(entry)).toBe(entry?.hash);
        const kept = more.object.toWellFormed().replaceAll('\0', '\u{fffd}');
        expect(entry?.object).toBe(kept);
      }),
      { numRuns: 60 },
    );
    expect(await check('anything')).toMatchObject({ state: 'intact', entries });
  });

  describe('searching', () => {
    beforeAll(async () => {
      const made: Partial<NewAuditEntry>[] = [
        { time: 10, action: 'POST /admin/datasources', object: 's-1', details: { name: 'Proxy Rabat' } },
        { time: 20, action: 'PATCH /admin/datasources/{id}', object: 's-1', details: { name: '100%_sure' } },
        { time: 30, action: 'POST /user/loginapi', outcome: 'INVALID_CREDENTIALS', address: '198.51.100.4' },
        { time: 40, action: 'POST /user/loginapi', user: { id: 'u-2', email: 'omar@atlas.example' } },
      ];
      for (const more of made) await write('found', { object: '', changes: {}, details: {}, ...more });
    });
    const times = async (text: string): Promise<number[]> => {
      const entries = await store.inTenant('found', (tx) =>
        listAudit(tx, { limit: 10, filter: asked(text) }),
      );
      return entries.map(({ time }) => time);
    };

    test.each([
      ['', [40, 30, 20, 10]],
      ['text contains RABAT', [10]],
      ['text contains 198.51', [30]],
      ['text contains invalid_cred', [30]],
      ['text contains 100%_', [20]],
      ['text contains %', [20]],
      ['text contains x%', []],
      ['not text contains rabat', [40, 30, 20]],
      ['person = Omar@atlas.example', [40]],
      ['action = "POST /user/loginapi"', [40, 30]],
      ['action = "post /user/loginapi"', []],
      ['action starts POST and person != omar@atlas.example', [30, 10]],
      ['object = s-1', [20, 10]],
      ['outcome = success', [40, 20, 10]],
      ['time >= 1970-01-01T00:00:00.020Z and time < 1970-01-01T00:00:00.040Z', [30, 20]],
      ['text contains proxy and time > 1970-01-01T00:00:00.010Z', []],
      ['text contains "\'; drop table users; --"', []],
      ['text contains "\\u0000"', []],
    ])('%j finds %j', async (text, expected) => {
      expect(await times(text)).toEqual(expected);
    });

    test('continues backward from an entry', async () => {
      const [first, second] = await store.inTenant('found', async (tx) => {
        const one = await listAudit(tx, { limit: 2 });
        return [one, await listAudit(tx, { limit: 2, before: one.at(-1)?.sequence })];
      });
      expect([first, second].map((page) => page.map(({ time }) => time))).toEqual([
        [40, 30],
        [20, 10],
      ]);
      expect(await store.inTenant('found', (tx) => findAuditEntry(tx, 2))).toMatchObject({ time: 20 });
      expect(await store.inTenant('found', (tx) => findAuditEntry(tx, 9))).toBeUndefined();
    });

    test('counts the available filter values', async () => {
      const counts = await store.inTenant('found', (tx) =>
        countAuditBy(tx, 'action', { filter: asked('time >= 1970-01-01T00:00:00.020Z'), limit: 5 }),
      );
      expect(counts).toEqual([
        { value: 'POST /user/loginapi', entries: 2 },
        { value: 'PATCH /admin/datasources/{id}', entries: 1 },
      ]);
    });
  });
});
