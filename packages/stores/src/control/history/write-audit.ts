import { sendSignals } from '../signals.ts';
import { storable } from '../stored-text.ts';
import type { ControlTx } from '../transaction.ts';
import {
  type AuditSeal,
  CHAIN_VERSION,
  type ChainEnd,
  hashOfEntry,
  type Json,
  type JsonObject,
  NO_ENTRY_BEFORE,
} from './audit-chain.ts';
import { DONE, type NewAuditEntry, NO_TENANT } from './audit-trail.ts';

/**
 * Appends an entry to its tenant's chain, in the transaction of the change. Call it last: the lock on the
 * chain's end blocks other changes until the transaction ends, and locks taken after it can deadlock.
 */
export async function writeAudit(tx: ControlTx, entry: NewAuditEntry): Promise<void> {
  const seal = tx.auditSeal;
  if (seal === undefined) throw new Error('A store without the key of the audit trail cannot write to it');
  const end = await holdEnd(tx, seal, entry.tenant ?? NO_TENANT);
  const written = {
    tenant_id: end.tenant_id,
    sequence: end.sequence + 1,
    previous: end.hash,
    version: CHAIN_VERSION,
    time: entry.time,
    user_id: textOrNull(entry.user?.id),
    user_email: textOrNull(entry.user?.email),
    address: textOrNull(entry.address),
    action: storable(entry.action),
    event: storable(entry.event),
    object: textOrNull(entry.object),
    outcome: storable(entry.outcome ?? DONE),
    details: jsonOf(
      entry.apiKey === undefined ? (entry.details ?? {}) : { ...entry.details, api_key: entry.apiKey },
    ),
    changes: jsonOf(entry.changes ?? {}),
    request_id: textOrNull(entry.requestId),
  };
  const hash = hashOfEntry(written);
  const newEnd = { tenant_id: written.tenant_id, sequence: written.sequence, hash };
  await tx
    .with('moved', (db) =>
      db
        .updateTable('audit_chains')
        .set({ sequence: newEnd.sequence, hash, sealed_with: seal.keyId, seal: seal.ofEnd(newEnd) })
        .where('tenant_id', '=', newEnd.tenant_id),
    )
    .insertInto('audit_trail')
    .values({
      ...written,
      details: JSON.stringify(written.details),
      changes: JSON.stringify(written.changes),
      hash,
      sealed_with: seal.keyId,
      seal: seal.ofEntry(hash),
    })
    .execute();
  // Sends a signal even without a tenant, so that a sign-in takes as long for an unknown address.
  await sendSignals(tx, { tenant: written.tenant_id, area: 'history' });
}

/** Locks the end of a chain for this transaction; the first entry starts the chain. */
async function holdEnd(tx: ControlTx, seal: AuditSeal, tenant: string): Promise<ChainEnd> {
  const held = (): Promise<ChainEnd | undefined> =>
    tx
      .selectFrom('audit_chains')
      .select(['tenant_id', 'sequence', 'hash'])
      .where('tenant_id', '=', tenant)
      .forUpdate()
      .executeTakeFirst();
  const found = await held();
  if (found !== undefined) return found;
  const beginning: ChainEnd = { tenant_id: tenant, sequence: 0, hash: NO_ENTRY_BEFORE };
  // If two transactions start a chain at once, the second waits here and finds it.
  await tx
    .insertInto('audit_chains')
    .values({ ...beginning, sealed_with: seal.keyId, seal: seal.ofEnd(beginning) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const begun = await held();
  if (begun === undefined) throw new Error(`The audit trail of ${tenant} cannot be begun`);
  return begun;
}

function textOrNull(text: string | undefined): string | null {
  return text === undefined ? null : storable(text);
}

/** Returns a value after a JSON round trip, as it will be read back. */
function jsonOf(value: Readonly<Record<string, unknown>>): JsonObject {
  const plain: JsonObject = JSON.parse(JSON.stringify(value));
  return storableObject(plain);
}

function storableObject(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [storable(name), storableJson(field)]),
  );
}

function storableJson(value: Json): Json {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (value instanceof Object) return storableObject(value);
  // PostgreSQL's jsonb has no negative zero.
  return value === 0 ? 0 : value;
}
