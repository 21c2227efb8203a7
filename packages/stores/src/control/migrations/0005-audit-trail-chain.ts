import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import {
  type AuditSeal,
  type ChainEnd,
  type ChainedEntry,
  hashOfEntry,
  NO_ENTRY_BEFORE,
} from '../history/audit-chain.ts';
import { holdToTenant } from './hold-to-tenant.ts';

/** Entries chained per batch, so that they never all sit in memory. */
const ENTRIES_AT_A_TIME = 500;

type OldEntry = Omit<ChainedEntry, 'sequence' | 'previous' | 'version' | 'event'> & { id: number };

/** Existing entries are serialized as version 1. */
const VERSION = 1;

/**
 * One chain of entries per tenant, and one for those without: each entry has the previous hash, and is signed with a
 * key outside the database. Existing entries are chained as found.
 */
export function auditTrailChain(seal: AuditSeal | undefined): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql`
        create table audit_chains (
          tenant_id text primary key,
          sequence bigint not null,
          hash text not null,
          sealed_with text not null,
          seal text not null
        )`.execute(db);
      await sql`
        alter table audit_trail
          add column address text,
          add column outcome text not null default 'success',
          add column changes jsonb not null default '{}',
          add column sequence bigint,
          add column previous text,
          add column version smallint not null default 1,
          add column hash text,
          add column sealed_with text,
          add column seal text`.execute(db);

      // Lets the owner change existing rows, for this transaction only.
      await sql`alter table audit_trail no force row level security, disable trigger audit_trail_is_append_only`.execute(
        db,
      );
      await sql`
        update audit_trail set
          tenant_id = coalesce(tenant_id, ''),
          address = details ->> 'address',
          outcome = case when coalesce(details ->> 'outcome', 'signed_in') = 'signed_in' then 'success'
            else details ->> 'outcome' end,
          details = details - 'address' - 'outcome'`.execute(db);
      const { rows } = await sql<{ tenant_id: string }>`
        select distinct tenant_id from audit_trail order by tenant_id`.execute(db);
      if (rows.length > 0 && seal === undefined)
        throw new Error('The audit trail is chained by a store that has its key');
      if (seal !== undefined) for (const { tenant_id } of rows) await chain(db, tenant_id, seal);
      await sql`alter table audit_trail force row level security, enable trigger audit_trail_is_append_only`.execute(
        db,
      );

      await sql`
        alter table audit_trail
          drop constraint audit_trail_pkey,
          drop column id,
          alter column version drop default,
          alter column tenant_id set not null,
          alter column sequence set not null,
          alter column previous set not null,
          alter column hash set not null,
          alter column sealed_with set not null,
          alter column seal set not null,
          add primary key (tenant_id, sequence)`.execute(db);
      for (const column of ['user_email', 'action', 'object'])
        await sql`
          create index ${sql.ref(`audit_trail_by_${column}`)} on audit_trail (tenant_id, ${sql.ref(column)}, sequence)`.execute(
          db,
        );

      await sql`
        create function refuse_way_back_of_audit_chain() returns trigger language plpgsql as ${sql.lit(`begin
          if tg_op = 'UPDATE' and new.sequence = old.sequence + 1 and new.tenant_id = old.tenant_id then return new; end if;
          raise exception 'a chain of the audit trail only grows' using errcode = 'insufficient_privilege';
        end`)}`.execute(db);
      await sql`
        create trigger audit_chain_only_grows before update or delete on audit_chains
          for each row execute function refuse_way_back_of_audit_chain()`.execute(db);
      await sql`
        create trigger audit_chains_stay before truncate on audit_chains
          for each statement execute function refuse_way_back_of_audit_chain()`.execute(db);
      await holdToTenant(db, 'audit_chains', 'tenant_id');
      await sql`grant select, insert, update on audit_chains to casbah_app, casbah_system`.execute(db);
    },
  };
}

async function chain(db: Kysely<unknown>, tenant: string, seal: AuditSeal): Promise<void> {
  let end: ChainEnd = { tenant_id: tenant, sequence: 0, hash: NO_ENTRY_BEFORE };
  for (let after = 0; ; ) {
    const { rows } = await sql<OldEntry>`
      select id, tenant_id, time, user_id, user_email, address, action, object, outcome, details, changes, request_id
      from audit_trail where tenant_id = ${tenant} and id > ${after}
      order by id limit ${ENTRIES_AT_A_TIME}`.execute(db);
    if (rows.length === 0) break;
    const chained = rows.map(({ id, ...fields }) => {
      const entry = {
        ...fields,
        event: null,
        version: VERSION,
        sequence: end.sequence + 1,
        previous: end.hash,
      };
      const hash = hashOfEntry(entry);
      end = { tenant_id: tenant, sequence: entry.sequence, hash };
      after = id;
      return { id, sequence: entry.sequence, previous: entry.previous, hash, seal: seal.ofEntry(hash) };
    });
    await sql`
      update audit_trail set sequence = chained.sequence, previous = chained.previous, hash = chained.hash,
        sealed_with = ${seal.keyId}, seal = chained.seal
      from jsonb_to_recordset(${JSON.stringify(chained)}::jsonb)
        as chained (id bigint, sequence bigint, previous text, hash text, seal text)
      where audit_trail.id = chained.id`.execute(db);
  }
  await sql`
    insert into audit_chains (tenant_id, sequence, hash, sealed_with, seal)
    values (${tenant}, ${end.sequence}, ${end.hash}, ${seal.keyId}, ${seal.ofEnd(end)})`.execute(db);
}
