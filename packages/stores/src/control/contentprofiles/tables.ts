import type { ContentKind, ContentReference, DefinitionOf } from '@casbah/domain/content-definition';
import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** Incremented by every change of a company's content definitions. */
interface ContentVersions {
  tenant_id: string;
  version: number;
}

/** What a company defines for content inspection. */
interface ContentDefinitions {
  tenant_id: string;
  id: string;
  kind: ContentKind;
  /** Unique within tenant and kind, ignoring case. */
  name: string;
  description: string;
  definition: ColumnType<DefinitionOf<ContentKind>, string, string>;
  is_enabled: Generated<boolean>;
  /** Version of the company's content in which it last changed, its terms, samples and documents included. */
  revision: number;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** What a definition uses. */
interface ContentUses {
  tenant_id: string;
  /** The definition that uses it. */
  definition: string;
  kind: ContentReference['kind'];
  target: string;
}

declare module '../database.ts' {
  interface Database {
    content_versions: ContentVersions;
    content_definitions: ContentDefinitions;
    content_uses: ContentUses;
  }
}
