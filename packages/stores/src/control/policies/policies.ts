import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { ResponseKind, Severity } from '@casbah/domain/policy/response';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { TenantTx } from '../transaction.ts';

/** Authors are the email addresses of people whose accounts exist. */
type Stored<Table extends keyof Database> = Omit<Selectable<Database[Table]>, 'tenant_id'>;

/** A policy in a list, with parts of its last version, otherwise of its draft. */
export interface ListedPolicy extends Stored<'policies'> {
  description: string;
  severity: Severity;
  condition: string;
  responses: readonly ResponseKind[];
  has_draft: boolean;
}

/** A policy with its last version and its draft. */
export interface StoredPolicy extends Stored<'policies'> {
  definition: WrittenPolicy | null;
  draft: Omit<Stored<'policy_drafts'>, 'policy_id'> | null;
}

export interface PolicyChangeBy {
  tenant: string;
  id: string;
  /** In milliseconds since 1970 UTC. */
  time: number;
  by: string | null;
}

/** In their order. */
export async function listPolicies(tx: TenantTx): Promise<ListedPolicy[]> {
  const shown = sql`coalesce(policy_versions.definition, policy_drafts.definition)`;
  return withParts(tx)
    .select([
      sql<string>`${shown} ->> 'description'`.as('description'),
      sql<Severity>`${shown} ->> 'severity'`.as('severity'),
      sql<string>`${shown} ->> 'condition'`.as('condition'),
      sql<ResponseKind[]>`jsonb_path_query_array(${shown}, '$.responses[*].kind')`.as('responses'),
      sql<boolean>`policy_drafts.policy_id is not null`.as('has_draft'),
    ])
    .orderBy('policies.place')
    .execute();
}

export async function findPolicy(tx: TenantTx, id: string): Promise<StoredPolicy | undefined> {
  return (await findPolicies(tx, [id])).get(id);
}

/** By ID. */
export async function findPolicies(tx: TenantTx, ids: readonly string[]): Promise<Map<string, StoredPolicy>> {
  const rows = await withParts(tx)
    .leftJoin('users as saver', (join) =>
      join
        .onRef('saver.tenant_id', '=', 'policy_drafts.tenant_id')
        .onRef('saver.id', '=', 'policy_drafts.saved_by'),
    )
    .select([
      'policy_versions.definition',
      'policy_drafts.revision',
      'policy_drafts.definition as drafted',
      'policy_drafts.base_version',
      'policy_drafts.saved_on',
      'saver.email as saved_by',
    ])
    .where(sql<SqlBool>`policies.id = any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.map(({ revision, drafted, base_version, saved_on, saved_by, ...policy }) => {
      const hasDraft = revision !== null && drafted !== null && saved_on !== null;
      const draft = hasDraft ? { revision, definition: drafted, base_version, saved_on, saved_by } : null;
      return [policy.id, { ...policy, draft }];
    }),
  );
}

function withParts(tx: TenantTx) {
  return tx
    .selectFrom('policies')
    .leftJoin('policy_versions', (join) =>
      join
        .onRef('policy_versions.tenant_id', '=', 'policies.tenant_id')
        .onRef('policy_versions.policy_id', '=', 'policies.id')
        .onRef('policy_versions.version', '=', 'policies.version'),
    )
    .leftJoin('policy_drafts', (join) =>
      join
        .onRef('policy_drafts.tenant_id', '=', 'policies.tenant_id')
        .onRef('policy_drafts.policy_id', '=', 'policies.id'),
    )
    .leftJoin('users as maker', (join) =>
      join.onRef('maker.tenant_id', '=', 'policies.tenant_id').onRef('maker.id', '=', 'policies.created_by'),
    )
    .leftJoin('users as changer', (join) =>
      join
        .onRef('changer.tenant_id', '=', 'policies.tenant_id')
        .onRef('changer.id', '=', 'policies.modified_by'),
    )
    .select([
      'policies.id',
      'policies.type',
      'policies.name',
      'policies.place',
      'policies.is_active',
      'policies.version',
      'policies.created_on',
      'policies.modified_on',
      'maker.email as created_by',
      'changer.email as modified_by',
    ]);
}

export async function countPolicies(tx: TenantTx): Promise<number> {
  const { kept } = await tx
    .selectFrom('policies')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  return kept;
}

export async function namesOfType(tx: TenantTx, type: PolicyType): Promise<string[]> {
  const rows = await tx.selectFrom('policies').select('name').where('type', '=', type).execute();
  return rows.map(({ name }) => name);
}

/** Whether another policy of the type has the name, ignoring case. */
export async function isNameTaken(
  tx: TenantTx,
  { type, name, except = '' }: { type: PolicyType; name: string; except?: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('policies')
    .select('id')
    .where('type', '=', type)
    .where('id', '!=', except)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return found !== undefined;
}

/** IDs of the policies with these types and names, ignoring case, in the same order. */
export async function policiesNamed(
  tx: TenantTx,
  named: readonly { type: PolicyType; name: string }[],
): Promise<(string | undefined)[]> {
  const rows = await tx.selectFrom('policies').select(['id', 'type', 'name']).execute();
  const ids = new Map(rows.map(({ id, type, name }) => [`${type} ${name.toLowerCase()}`, id]));
  return named.map(({ type, name }) => ids.get(`${type} ${name.toLowerCase()}`));
}

/** Adds a policy without a version, last in the order. Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function addPolicy(
  tx: TenantTx,
  { tenant, id, time, by }: PolicyChangeBy,
  { type, name }: { type: PolicyType; name: string },
): Promise<void> {
  await tx
    .insertInto('policies')
    .values({
      tenant_id: tenant,
      id,
      type,
      name,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from policies where tenant_id = ${tenant})`,
      is_active: false,
      version: null,
      created_on: time,
      created_by: by,
      modified_on: time,
      modified_by: by,
    })
    .execute();
}

/** Throws a duplicate error (`isDuplicate`) if a new name is taken. */
export async function changePolicy(
  tx: TenantTx,
  { tenant, id, time, by }: PolicyChangeBy,
  change: { name?: string; is_active?: boolean; version?: number },
): Promise<void> {
  await tx
    .updateTable('policies')
    .set({ ...change, modified_on: time, modified_by: by })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
}

/** Deletes a policy with its draft and versions. */
export async function removePolicy(
  tx: TenantTx,
  { tenant, id }: Pick<PolicyChangeBy, 'tenant' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('policies').where('tenant_id', '=', tenant).where('id', '=', id).execute();
}

/** IDs and names in their order. */
export async function policyOrder(tx: TenantTx): Promise<{ id: string; name: string }[]> {
  return tx.selectFrom('policies').select(['id', 'name']).orderBy('place').execute();
}

/** Puts policies in this order. */
export async function orderPolicies(tx: TenantTx, tenant: string, ids: readonly string[]): Promise<void> {
  await sql`
    update policies set place = given.place
    from unnest(${ids}::text[]) with ordinality as given (id, place)
    where policies.tenant_id = ${tenant} and policies.id = given.id`.execute(tx);
}

export async function writeDraft(
  tx: TenantTx,
  { tenant, id, time, by }: PolicyChangeBy,
  draft: { revision: number; definition: WrittenPolicy; base_version: number | null },
): Promise<void> {
  const written = {
    ...draft,
    definition: JSON.stringify(draft.definition),
    saved_on: time,
    saved_by: by,
  };
  await tx
    .insertInto('policy_drafts')
    .values({ tenant_id: tenant, policy_id: id, ...written })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'policy_id']).doUpdateSet(written))
    .execute();
}

export async function removeDraft(
  tx: TenantTx,
  { tenant, id }: Pick<PolicyChangeBy, 'tenant' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('policy_drafts').where('tenant_id', '=', tenant).where('policy_id', '=', id).execute();
}
