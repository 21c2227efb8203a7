import type { ContentKind, ContentReference, DefinitionOf } from '@casbah/domain/content-definition';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { TenantTx } from '../transaction.ts';

/** A definition with the email addresses of its creator and last editor, if their accounts exist. */
export type StoredDefinition<Kind extends ContentKind> = Omit<
  Selectable<Database['content_definitions']>,
  'definition' | 'kind'
> & { definition: DefinitionOf<Kind> };

export interface DefinitionGiven<Kind extends ContentKind> {
  name: string;
  description: string;
  definition: DefinitionOf<Kind>;
  is_enabled: boolean;
}

interface Named {
  tenant: string;
  id: string;
}

/** A change within `holdContent`: who makes it, when, and the version that this returned. */
export interface ContentChange extends Named {
  /** In milliseconds since 1970 UTC. */
  time: number;
  by: string | null;
  revision: number;
}

/** Sorted by name. */
export async function listDefinitions<Kind extends ContentKind>(
  tx: TenantTx,
  kind: Kind,
): Promise<StoredDefinition<Kind>[]> {
  return definitionsOf(tx, kind).orderBy(sql`lower(content_definitions.name)`).execute();
}

export async function findDefinition<Kind extends ContentKind>(
  tx: TenantTx,
  kind: Kind,
  id: string,
): Promise<StoredDefinition<Kind> | undefined> {
  return definitionsOf(tx, kind).where('content_definitions.id', '=', id).executeTakeFirst();
}

export async function countDefinitions(tx: TenantTx, kind: ContentKind): Promise<number> {
  const { kept } = await tx
    .selectFrom('content_definitions')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return kept;
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function addDefinition<Kind extends ContentKind>(
  tx: TenantTx,
  kind: Kind,
  { tenant, time, by, ...change }: ContentChange,
  { definition, ...given }: DefinitionGiven<Kind>,
): Promise<void> {
  await tx
    .insertInto('content_definitions')
    .values({
      tenant_id: tenant,
      kind,
      ...change,
      ...given,
      definition: JSON.stringify(definition),
      created_on: time,
      created_by: by,
      modified_on: time,
      modified_by: by,
    })
    .execute();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeDefinition<Kind extends ContentKind>(
  tx: TenantTx,
  { tenant, id, time, by, revision }: ContentChange,
  { definition, ...given }: DefinitionGiven<Kind>,
): Promise<void> {
  await tx
    .updateTable('content_definitions')
    .set({
      ...given,
      definition: JSON.stringify(definition),
      revision,
      modified_on: time,
      modified_by: by,
    })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
}

/** Records that something stored beside the definition changed, such as its terms. */
export async function touchDefinition(
  tx: TenantTx,
  { tenant, id, time, by, revision }: ContentChange,
): Promise<void> {
  await tx
    .updateTable('content_definitions')
    .set({ revision, modified_on: time, modified_by: by })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
}

/** Deletes a definition with everything that its area stores beside it. */
export async function removeDefinition(tx: TenantTx, { tenant, id }: Named): Promise<void> {
  await tx.deleteFrom('content_definitions').where('tenant_id', '=', tenant).where('id', '=', id).execute();
}

function definitionsOf<Kind extends ContentKind>(tx: TenantTx, kind: Kind) {
  return (
    tx
      .selectFrom('content_definitions')
      .leftJoin('users as maker', (join) =>
        join
          .onRef('maker.tenant_id', '=', 'content_definitions.tenant_id')
          .onRef('maker.id', '=', 'content_definitions.created_by'),
      )
      .leftJoin('users as changer', (join) =>
        join
          .onRef('changer.tenant_id', '=', 'content_definitions.tenant_id')
          .onRef('changer.id', '=', 'content_definitions.modified_by'),
      )
      .select([
        'content_definitions.tenant_id',
        'content_definitions.id',
        'content_definitions.name',
        'content_definitions.description',
        'content_definitions.is_enabled',
        'content_definitions.revision',
        'content_definitions.created_on',
        'content_definitions.modified_on',
        'content_definitions.definition',
        'maker.email as created_by',
        'changer.email as modified_by',
      ])
      .where('content_definitions.kind', '=', kind)
      // Rows of a kind have its type of definition.
      .$castTo<StoredDefinition<Kind>>()
  );
}

/** Replaces what a definition uses. */
export async function writeUses(
  tx: TenantTx,
  { tenant, id }: Named,
  uses: readonly ContentReference[],
): Promise<void> {
  await tx.deleteFrom('content_uses').where('tenant_id', '=', tenant).where('definition', '=', id).execute();
  await sql`
    insert into content_uses (tenant_id, definition, kind, target)
    select ${tenant}::text, ${id}::text, kind, id
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as given (kind text, id text)`.execute(tx);
}
