import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredNote = Selectable<Database['activity_notes']>;

/** Notes on an activity, oldest first. */
export function notesOf(tx: TenantTx, activity: string): Promise<StoredNote[]> {
  return tx
    .selectFrom('activity_notes')
    .selectAll()
    .where('activity_id', '=', activity)
    .orderBy('created_on')
    .orderBy('id')
    .execute();
}

export async function addNote(
  tx: TenantTx,
  note: Insertable<Database['activity_notes']>,
): Promise<StoredNote> {
  const added = await tx.insertInto('activity_notes').values(note).returningAll().executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant: note.tenant_id, area: 'investigate' });
  return added;
}

/** Deletes an author's note; returns whether there was one. */
export async function removeNote(
  tx: TenantTx,
  { tenant, activity, id, author }: { tenant: string; activity: string; id: string; author: string },
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('activity_notes')
    .where('tenant_id', '=', tenant)
    .where('activity_id', '=', activity)
    .where('id', '=', id)
    .where('author_id', '=', author)
    .returning('id')
    .executeTakeFirst();
  if (removed !== undefined) await sendSignals(tx, { tenant, area: 'investigate' });
  return removed !== undefined;
}
