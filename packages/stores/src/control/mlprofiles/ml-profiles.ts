import type { MlProfileError, MlQuality, SampleKind } from '@casbah/domain/ml-profile';
import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

interface OfProfile {
  tenant: string;
  id: string;
}

/** State of a profile, with its samples by kind. */
export type StoredMlProfile = Selectable<Database['ml_profiles']> & {
  samples: Readonly<Record<SampleKind, number>>;
};
export type StoredSample = Selectable<Database['ml_samples']>;

/** States by profile. */
export async function mlProfiles(tx: TenantTx): Promise<Map<string, StoredMlProfile>> {
  const rows = await tx.selectFrom('ml_profiles').selectAll().execute();
  const counts = await tx
    .selectFrom('ml_samples')
    .select(['profile', 'kind', (eb) => eb.fn.countAll<number>().as('samples')])
    .groupBy(['profile', 'kind'])
    .execute();
  const countOf = (id: string, kind: SampleKind): number =>
    counts.find((one) => one.profile === id && one.kind === kind)?.samples ?? 0;
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        samples: { positive: countOf(row.id, 'positive'), negative: countOf(row.id, 'negative') },
      },
    ]),
  );
}

export async function findMlProfile(tx: TenantTx, id: string): Promise<StoredMlProfile | undefined> {
  return (await mlProfiles(tx)).get(id);
}

export async function addMlProfile(tx: TenantTx, { tenant, id }: OfProfile): Promise<void> {
  await tx.insertInto('ml_profiles').values({ tenant_id: tenant, id, state: 'new' }).execute();
}

/** Newest first. */
export async function listSamples(tx: TenantTx, profile: string): Promise<StoredSample[]> {
  return tx
    .selectFrom('ml_samples')
    .selectAll()
    .where('profile', '=', profile)
    .orderBy('added_on', 'desc')
    .orderBy('id')
    .execute();
}

export async function addSample(tx: TenantTx, sample: StoredSample): Promise<void> {
  await tx.insertInto('ml_samples').values(sample).execute();
  await markOutdated(tx, { tenant: sample.tenant_id, id: sample.profile });
}

/** Returns the removed sample. */
export async function removeSample(
  tx: TenantTx,
  { tenant, id }: OfProfile,
  sample: string,
): Promise<StoredSample | undefined> {
  const removed = await tx
    .deleteFrom('ml_samples')
    .where('tenant_id', '=', tenant)
    .where('profile', '=', id)
    .where('id', '=', sample)
    .returningAll()
    .executeTakeFirst();
  await markOutdated(tx, { tenant, id });
  return removed;
}

export async function queueTraining(tx: TenantTx, profile: OfProfile): Promise<void> {
  await write(tx, profile, { state: 'queued', progress: 0, error: null });
}

/** Records the progress of a training, and signals it. */
export async function trainingProgress(tx: TenantTx, profile: OfProfile, progress: number): Promise<void> {
  await write(tx, profile, { state: 'training', progress });
  await sendSignals(tx, { tenant: profile.tenant, area: 'content' });
}

/** Puts a model into use. Returns the one in use before. */
export async function finishTraining(
  tx: TenantTx,
  profile: OfProfile,
  {
    model,
    quality,
    time,
    isOutdated,
  }: { model: string; quality: MlQuality; time: number; isOutdated: boolean },
): Promise<string | null> {
  const before = await tx
    .selectFrom('ml_profiles')
    .select('model')
    .where('id', '=', profile.id)
    .executeTakeFirst();
  await write(tx, profile, {
    state: 'ready',
    progress: 1,
    error: null,
    model,
    quality: JSON.stringify(quality),
    trained_on: time,
    is_outdated: isOutdated,
  });
  return before?.model ?? null;
}

/** The model in use, if any, stays in use. */
export async function failTraining(tx: TenantTx, profile: OfProfile, error: MlProfileError): Promise<void> {
  await write(tx, profile, { state: 'failed', progress: 0, error });
  await sendSignals(tx, { tenant: profile.tenant, area: 'content' });
}

async function markOutdated(tx: TenantTx, { tenant, id }: OfProfile): Promise<void> {
  await tx
    .updateTable('ml_profiles')
    .set({ is_outdated: true })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('trained_on', 'is not', null)
    .execute();
}

async function write(
  tx: TenantTx,
  { tenant, id }: OfProfile,
  values: Partial<{
    state: StoredMlProfile['state'];
    progress: number;
    error: MlProfileError | null;
    quality: string;
    model: string;
    trained_on: number;
    is_outdated: boolean;
  }>,
): Promise<void> {
  await tx
    .updateTable('ml_profiles')
    .set(values)
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
}
