import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/** Terms of companies' dictionaries, and how many each has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dictionaries (
      tenant_id text not null,
      id text not null,
      terms integer not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, id) references content_definitions (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table dictionary_terms (
      tenant_id text not null,
      dictionary text not null,
      number integer not null,
      term text not null,
      weight integer not null,
      match_case boolean not null,
      part_of_word boolean not null,
      primary key (tenant_id, dictionary, number),
      foreign key (tenant_id, dictionary) references dictionaries (tenant_id, id) on delete cascade
    )`.execute(db);
  for (const table of ['dictionaries', 'dictionary_terms']) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
}
