import { type RawBuilder, sql } from 'kysely';
import type { AreaFixture } from './area-fixture.ts';
import { fixtures } from './fixtures.generated.ts';
import type { SystemTx } from './transaction.ts';

const AREAS: readonly AreaFixture[] = Object.values(fixtures);

type Row = Readonly<Record<string, unknown>>;

function rowsOf(tenant: string): Map<string, readonly Row[]> {
  return new Map(
    AREAS.flatMap(({ rows }) =>
      Object.entries(rows(tenant)).map(([table, its]): [string, Row[]] => [
        table,
        its.map((row) => Object.fromEntries(Object.entries(row))),
      ]),
    ),
  );
}

/** Every table with a fixture. */
export const TENANT_TABLES: readonly string[] = [...rowsOf('').keys()].sort();

/** Tables that no tenant's transaction may touch. */
export const SYSTEM_TABLES: readonly string[] = AREAS.flatMap(({ systemOnly = [] }) => systemOnly).sort();

/** The first row of a table's fixture. */
export function rowOf(table: string, tenant: string): Row {
  const row = rowsOf(tenant).get(table)?.[0];
  if (row === undefined) throw new Error(`${table} has no fixture`);
  return row;
}

export const insertInto = (table: string, row: Row): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})`;

/** Inserts the fixture rows of all areas for these tenants, in foreign key order. */
export async function addFixtures(tx: SystemTx, tenants: readonly string[]): Promise<void> {
  for (const table of await inOrderOfReferences(tx))
    for (const tenant of tenants)
      for (const row of rowsOf(tenant).get(table) ?? []) await insertInto(table, row).execute(tx);
}

async function inOrderOfReferences(tx: SystemTx): Promise<string[]> {
  const { rows } = await sql<{ table: string; target: string }>`
    select conrelid::regclass::text as table, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(tx);
  const ordered: string[] = [];
  const waiting = new Set(TENANT_TABLES);
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (table) => !rows.some((key) => key.table === table && waiting.has(key.target)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}
