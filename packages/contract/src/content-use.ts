import { CONTENT_KINDS, type ContentKind, type DefinitionOf } from '@casbah/domain/content-definition';
import { CONTENT_PROFILE_LIMITS } from '@casbah/domain/content-profile';
import { z } from 'zod';

/** A definition that uses another one: the other can't be deleted meanwhile. */
export const contentUse = z.object({ kind: z.enum(CONTENT_KINDS), id: z.string(), name: z.string() });
export type ContentUse = z.infer<typeof contentUse>;

/** Fields of every definition. Authors are email addresses; null for deleted accounts. */
export const ofDefinition = {
  id: z.string(),
  /** Definitions that use this one. */
  used_by: z.array(contentUse),
  created_on: z.iso.datetime(),
  created_by: z.string().nullable(),
  modified_on: z.iso.datetime(),
  modified_by: z.string().nullable(),
};

/** A definition of any kind, from which its area builds the response. */
export interface DefinitionRecord<Kind extends ContentKind> {
  id: string;
  name: string;
  description: string;
  definition: DefinitionOf<Kind>;
  is_enabled: boolean;
  used_by: ContentUse[];
  created_on: string;
  created_by: string | null;
  modified_on: string;
  modified_by: string | null;
}

export const description = z.string().trim().max(CONTENT_PROFILE_LIMITS.description);
