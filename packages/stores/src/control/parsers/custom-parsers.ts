import {
  type CustomParser,
  formatOfParser,
  MOST_PARSERS,
  type ParserTest,
} from '@casbah/domain/custom-parser';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredParser = Selectable<Database['custom_parsers']>;

export interface ParserGiven {
  name: string;
  definition: CustomParser;
  tests: readonly ParserTest[];
}

/** Who changes something, and when in milliseconds since 1970 UTC. */
interface Change {
  tenant: string;
  id: string;
  time: number;
  by: string | null;
}

/** Sorted by name. */
export async function listParsers(tx: TenantTx): Promise<StoredParser[]> {
  return tx.selectFrom('custom_parsers').selectAll().orderBy(sql`lower(name)`).orderBy('id').execute();
}

export async function findParser(tx: TenantTx, id: string): Promise<StoredParser | undefined> {
  return tx.selectFrom('custom_parsers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Names of the sources that use each parser. */
export async function sourcesByFormat(tx: TenantTx): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('datasources')
    .select(['format', 'name'])
    .where('format', 'like', formatOfParser('%'))
    .where('deleted_on', 'is', null)
    .orderBy('name')
    .execute();
  const found = new Map<string, string[]>();
  for (const { format, name } of rows) found.set(format, [...(found.get(format) ?? []), name]);
  return found;
}

/** Returns `false` if the limit is reached. Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function addParser(
  tx: TenantTx,
  { tenant, id, time, by }: Change,
  { name, definition, tests }: ParserGiven,
): Promise<boolean> {
  // Locks the tenant's parsers, so that concurrent inserts can't exceed the limit.
  await sql`select pg_advisory_xact_lock(hashtext(${`parsers of ${tenant}`})::bigint)`.execute(tx);
  const { kept } = await tx
    .selectFrom('custom_parsers')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  if (kept >= MOST_PARSERS) return false;
  await tx
    .insertInto('custom_parsers')
    .values({
      id,
      name,
      tenant_id: tenant,
      definition: JSON.stringify(definition),
      tests: JSON.stringify(tests),
      created_on: time,
      created_by: by,
      modified_on: time,
      modified_by: by,
    })
    .execute();
  await sendSignals(tx, { tenant, area: 'datasources' });
  return true;
}

/** Returns whether it exists. Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeParser(
  tx: TenantTx,
  { tenant, id, time, by }: Change,
  { name, definition, tests }: ParserGiven,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('custom_parsers')
    .set({
      name,
      definition: JSON.stringify(definition),
      tests: JSON.stringify(tests),
      modified_on: time,
      modified_by: by,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await sendSignals(tx, { tenant, area: 'datasources' });
  return true;
}

export async function removeParser(tx: TenantTx, tenant: string, id: string): Promise<void> {
  await tx.deleteFrom('custom_parsers').where('id', '=', id).execute();
  await sendSignals(tx, { tenant, area: 'datasources' });
}
