import type { BrrProfile } from '@casbah/domain/brr-profile';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredProfile = Selectable<Database['brr_profiles']>;
/** Includes the email addresses of its creator and last editor, if their accounts exist. */
export type ListedProfile = StoredProfile & {
  created_by_email: string | null;
  modified_by_email: string | null;
};

/** A tenant's own profiles, by name. */
export async function listBrrProfiles(tx: TenantTx): Promise<ListedProfile[]> {
  return listed(tx).orderBy(sql`lower(brr_profiles.name)`).execute();
}

export async function findBrrProfile(tx: TenantTx, id: string): Promise<ListedProfile | undefined> {
  return listed(tx).where('brr_profiles.id', '=', id).executeTakeFirst();
}

function listed(tx: TenantTx) {
  return tx
    .selectFrom('brr_profiles')
    .leftJoin('users as maker', (join) =>
      join
        .onRef('maker.tenant_id', '=', 'brr_profiles.tenant_id')
        .onRef('maker.id', '=', 'brr_profiles.created_by'),
    )
    .leftJoin('users as changer', (join) =>
      join
        .onRef('changer.tenant_id', '=', 'brr_profiles.tenant_id')
        .onRef('changer.id', '=', 'brr_profiles.modified_by'),
    )
    .selectAll('brr_profiles')
    .select(['maker.email as created_by_email', 'changer.email as modified_by_email']);
}

interface Written {
  tenant: string;
  time: number;
  by: string;
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function addBrrProfile(
  tx: TenantTx,
  { tenant, time, by, profile }: Written & { profile: BrrProfile },
): Promise<void> {
  const { id, name, ...definition } = profile;
  await tx
    .insertInto('brr_profiles')
    .values({
      tenant_id: tenant,
      id,
      name,
      definition: JSON.stringify(definition),
      in_force: false,
      created_on: time,
      created_by: by,
      modified_on: time,
      modified_by: by,
    })
    .execute();
  await sendSignals(tx, { tenant, area: 'risk' });
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeBrrProfile(
  tx: TenantTx,
  { tenant, time, by, profile }: Written & { profile: BrrProfile },
): Promise<void> {
  const { id, name, ...definition } = profile;
  await tx
    .updateTable('brr_profiles')
    .set({ name, definition: JSON.stringify(definition), modified_on: time, modified_by: by })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  await sendSignals(tx, { tenant, area: 'risk' });
}

export async function removeBrrProfile(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<void> {
  await tx.deleteFrom('brr_profiles').where('tenant_id', '=', tenant).where('id', '=', id).execute();
  await sendSignals(tx, { tenant, area: 'risk' });
}

/** Activates this profile; the built-in one if `id` isn't the tenant's. */
export async function setBrrProfileInForce(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<void> {
  await tx
    .updateTable('brr_profiles')
    .set({ in_force: false })
    .where('tenant_id', '=', tenant)
    .where('in_force', '=', true)
    .execute();
  await tx
    .updateTable('brr_profiles')
    .set({ in_force: true })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  await sendSignals(tx, { tenant, area: 'risk' });
}
