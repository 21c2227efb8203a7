import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from './database.ts';

export type StoredDatasource = Selectable<Database['datasources']>;

export async function listDatasources(tx: Transaction<Database>): Promise<StoredDatasource[]> {
  return tx.selectFrom('datasources').selectAll().orderBy('created_on').orderBy('id').execute();
}

export async function findDatasource(
  tx: Transaction<Database>,
  id: string,
): Promise<StoredDatasource | undefined> {
  return tx.selectFrom('datasources').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Throws a duplicate (`isDuplicate`) where the tenant has one of this name, whatever its case. */
export async function addDatasource(
  tx: Transaction<Database>,
  datasource: Insertable<Database['datasources']>,
): Promise<void> {
  await tx.insertInto('datasources').values(datasource).execute();
}

/** Changes what is given. Answers the source as it is now, `undefined` where there is none. */
export async function changeDatasource(
  tx: Transaction<Database>,
  id: string,
  change: Pick<Updateable<Database['datasources']>, 'name' | 'format' | 'timezone'>,
): Promise<StoredDatasource | undefined> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return findDatasource(tx, id);
  return tx.updateTable('datasources').set(given).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Removes a source with its loads. Answers whether there was one. */
export async function removeDatasource(tx: Transaction<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('datasources')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
