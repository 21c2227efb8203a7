import type { ContentKind, ContentReference } from '@casbah/domain/content-definition';
import { sql } from 'kysely';
import type { TenantTx } from '../transaction.ts';

/** A definition that uses something. */
export interface StoredUse {
  kind: ContentKind;
  id: string;
  name: string;
}

/** Definitions by what they use: things of a kind, or one of them. Sorted by name. */
export async function usesOf(
  tx: TenantTx,
  kind: ContentReference['kind'],
  target?: string,
): Promise<Map<string, StoredUse[]>> {
  const rows = await tx
    .selectFrom('content_uses')
    .innerJoin('content_definitions', (join) =>
      join
        .onRef('content_definitions.tenant_id', '=', 'content_uses.tenant_id')
        .onRef('content_definitions.id', '=', 'content_uses.definition'),
    )
    .select([
      'content_uses.target',
      'content_definitions.kind',
      'content_definitions.id',
      'content_definitions.name',
    ])
    .where('content_uses.kind', '=', kind)
    .$if(target !== undefined, (query) => query.where('content_uses.target', '=', target ?? ''))
    .orderBy(sql`lower(content_definitions.name)`)
    .execute();
  const found = new Map<string, StoredUse[]>();
  for (const { target: used, ...use } of rows) found.set(used, [...(found.get(used) ?? []), use]);
  return found;
}

/** The references to which the company has no definition. */
export async function missingTargets(
  tx: TenantTx,
  references: readonly ContentReference[],
): Promise<ContentReference[]> {
  if (references.length === 0) return [];
  const rows = await tx
    .selectFrom('content_definitions')
    .select(['kind', 'id'])
    .where(sql<boolean>`id = any(${references.map(({ id }) => id)}::text[])`)
    .execute();
  const known = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return references.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
}
