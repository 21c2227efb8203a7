import type { Selectable, Transaction } from 'kysely';
import type { Database } from './database.ts';

export type AuditEntry = Selectable<Database['audit_trail']>;

export interface NewAuditEntry {
  tenant: string | null;
  time: number;
  user: { id: string; email: string } | null;
  /** The call, e.g. `POST /admin/datasources`. */
  action: string;
  /** What it was done to: an id or a name. */
  object?: string;
  /** What changed. Never a secret. */
  details?: Record<string, unknown>;
  requestId?: string;
}

/** Writes down a change, in the same transaction as the change: there is not the one without the other. */
export async function writeAudit(tx: Transaction<Database>, entry: NewAuditEntry): Promise<void> {
  await tx
    .insertInto('audit_trail')
    .values({
      tenant_id: entry.tenant,
      time: entry.time,
      user_id: entry.user?.id ?? null,
      user_email: entry.user?.email ?? null,
      action: entry.action,
      object: entry.object ?? null,
      details: JSON.stringify(entry.details ?? {}),
      request_id: entry.requestId ?? null,
    })
    .execute();
}

/** Newest first. */
export async function listAudit(
  tx: Transaction<Database>,
  { limit, before }: { limit: number; before?: number },
): Promise<AuditEntry[]> {
  let query = tx.selectFrom('audit_trail').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}
