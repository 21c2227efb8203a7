import type { Assessment } from '@casbah/domain/assessment';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export interface StoredAssessment {
  activity_id: string;
  assessment: Assessment;
  owner: { id: string; name: string } | null;
  notes: number;
}

/** What analysts said about these activities; those without anything are absent. */
export async function assessmentsOf(
  tx: TenantTx,
  activities: readonly string[],
): Promise<Map<string, StoredAssessment>> {
  const found = new Map<string, StoredAssessment>();
  if (activities.length === 0) return found;
  const rows = await tx
    .selectFrom('activity_assessments')
    .leftJoin('users', 'users.id', 'activity_assessments.owner_id')
    .select(['activity_id', 'assessment', 'users.id as owner_id', 'users.name'])
    .where('activity_id', 'in', [...activities])
    .execute();
  const notes = await tx
    .selectFrom('activity_notes')
    .select(({ fn }) => ['activity_id', fn.countAll<number>().as('notes')])
    .where('activity_id', 'in', [...activities])
    .groupBy('activity_id')
    .execute();
  for (const row of rows)
    found.set(row.activity_id, {
      activity_id: row.activity_id,
      assessment: row.assessment,
      owner: row.owner_id === null ? null : { id: row.owner_id, name: row.name ?? '' },
      notes: 0,
    });
  for (const { activity_id, notes: count } of notes)
    found.set(activity_id, {
      ...(found.get(activity_id) ?? { activity_id, assessment: 'not_assessed', owner: null }),
      notes: Number(count),
    });
  return found;
}

/** Sets what is given; the rest keeps its value. */
export async function writeAssessments(
  tx: TenantTx,
  { tenant, time, by }: { tenant: string; time: number; by: string | null },
  activities: readonly string[],
  given: { assessment?: Assessment | undefined; owner?: string | null | undefined },
): Promise<void> {
  const values = {
    modified_on: time,
    modified_by: by,
    ...(given.assessment === undefined ? {} : { assessment: given.assessment }),
    ...(given.owner === undefined ? {} : { owner_id: given.owner }),
  };
  await tx
    .insertInto('activity_assessments')
    .values(
      activities.map((activity_id) => ({
        tenant_id: tenant,
        activity_id,
        assessment: 'not_assessed' as const,
        owner_id: null,
        ...values,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'activity_id']).doUpdateSet(values))
    .execute();
  await sendSignals(tx, { tenant, area: 'investigate' });
}
