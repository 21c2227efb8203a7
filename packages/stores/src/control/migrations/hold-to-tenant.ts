import { type Kysely, sql } from 'kysely';

/** Row-level security, for the table's owner, too: a tenant's transaction sees and writes only its own rows. */
export async function holdToTenant(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const name = sql.table(table);
  const own = sql`${sql.ref(column)} = current_setting('casbah.tenant', true)`;
  await sql`alter table ${name} enable row level security, force row level security`.execute(db);
  await sql`create policy own_tenant on ${name} to casbah_app using (${own}) with check (${own})`.execute(db);
  await sql`create policy system on ${name} to casbah_system using (true) with check (true)`.execute(db);
}
