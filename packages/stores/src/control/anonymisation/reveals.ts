import type { RevealKind } from '@casbah/domain/reveal';
import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

/** A request with the email addresses of its requester and approver; null if their account is gone. */
export type StoredReveal = Selectable<Database['reveals']> & {
  asked_by_email: string | null;
  decided_by_email: string | null;
};

function stored(tx: TenantTx) {
  return tx
    .selectFrom('reveals')
    .leftJoin('users as asker', (join) =>
      join.onRef('asker.tenant_id', '=', 'reveals.tenant_id').onRef('asker.id', '=', 'reveals.asked_by'),
    )
    .leftJoin('users as decider', (join) =>
      join
        .onRef('decider.tenant_id', '=', 'reveals.tenant_id')
        .onRef('decider.id', '=', 'reveals.decided_by'),
    )
    .selectAll('reveals')
    .select(['asker.email as asked_by_email', 'decider.email as decided_by_email']);
}

/** Requests of a tenant, or about one person in it, newest first. */
export async function listReveals(
  tx: TenantTx,
  { tenant, askedBy, limit }: { tenant: string; askedBy?: string | undefined; limit: number },
): Promise<StoredReveal[]> {
  let asked = stored(tx).where('reveals.tenant_id', '=', tenant);
  if (askedBy !== undefined) asked = asked.where('reveals.asked_by', '=', askedBy);
  return asked.orderBy('reveals.asked_on', 'desc').orderBy('reveals.id').limit(limit).execute();
}

/** One request, locked until the transaction ends. */
export async function findReveal(
  tx: TenantTx,
  tenant: string,
  id: string,
): Promise<StoredReveal | undefined> {
  return stored(tx)
    .where('reveals.tenant_id', '=', tenant)
    .where('reveals.id', '=', id)
    .forUpdate('reveals')
    .executeTakeFirst();
}

/** Requests of a person that are in effect at a time, with the names they reveal. */
export async function holdingReveals(
  tx: TenantTx,
  { tenant, user, now }: { tenant: string; user: string; now: number },
): Promise<{ id: string; sealed_names: string }[]> {
  const rows = await tx
    .selectFrom('reveals')
    .select(['id', 'sealed_names'])
    .where('tenant_id', '=', tenant)
    .where('asked_by', '=', user)
    .where('holds_until', '>', now)
    .where('ended_on', 'is', null)
    .execute();
  return rows.flatMap(({ id, sealed_names }) => (sealed_names === null ? [] : [{ id, sealed_names }]));
}

/** Number of a person's requests that await a decision. */
export async function countOpenReveals(
  tx: TenantTx,
  { tenant, user, now }: { tenant: string; user: string; now: number },
): Promise<number> {
  const { open } = await tx
    .selectFrom('reveals')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('tenant_id', '=', tenant)
    .where('asked_by', '=', user)
    .where('decision', 'is', null)
    .where('ended_on', 'is', null)
    .where('lapses_on', '>', now)
    .executeTakeFirstOrThrow();
  return open;
}

export async function addReveal(
  tx: TenantTx,
  reveal: {
    id: string;
    tenant: string;
    kind: RevealKind;
    people: readonly string[];
    reason: string;
    askedBy: string;
    time: number;
    lapsesOn: number;
  },
): Promise<void> {
  const { id, tenant, kind, people, reason, askedBy, time, lapsesOn } = reveal;
  await tx
    .insertInto('reveals')
    .values({
      id,
      tenant_id: tenant,
      kind,
      people: JSON.stringify(people),
      reason,
      asked_by: askedBy,
      asked_on: time,
      lapses_on: lapsesOn,
    })
    .execute();
  await sendSignals(tx, { tenant, area: 'reveals' });
}

export async function decideReveal(
  tx: TenantTx,
  decided: {
    tenant: string;
    id: string;
    decision: 'approved' | 'refused';
    by: string;
    time: number;
    holdsUntil: number | null;
    sealedNames: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('reveals')
    .set({
      decision: decided.decision,
      decided_by: decided.by,
      decided_on: decided.time,
      holds_until: decided.holdsUntil,
      sealed_names: decided.sealedNames,
    })
    .where('tenant_id', '=', decided.tenant)
    .where('id', '=', decided.id)
    .execute();
  await sendSignals(tx, { tenant: decided.tenant, area: 'reveals' });
}

/** Ends a request early and deletes the names it revealed. */
export async function endReveal(
  tx: TenantTx,
  { tenant, id, time }: { tenant: string; id: string; time: number },
): Promise<void> {
  await tx
    .updateTable('reveals')
    .set({ ended_on: time, sealed_names: null })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  await sendSignals(tx, { tenant, area: 'reveals' });
}

/** Deletes the revealed names of expired requests, in all tenants. */
export async function forgetRevealedNames(tx: SystemTx, now: number): Promise<void> {
  await tx
    .updateTable('reveals')
    .set({ sealed_names: null })
    .where('sealed_names', 'is not', null)
    .where('holds_until', '<=', now)
    .execute();
}
